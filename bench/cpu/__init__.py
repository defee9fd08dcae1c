"""Vyre on the CPU beside its peers, measured in one process: `python -m bench.cpu`."""

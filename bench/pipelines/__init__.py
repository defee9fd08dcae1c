"""Pipelines on the CPU, fused and one by one, beside their peers: `python -m bench.pipelines`."""

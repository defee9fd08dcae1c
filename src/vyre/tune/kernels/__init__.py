"""Kernels that come with Vyre, each beside its plain reference.

They are written as a user writes them, on the public names of `vyre` alone, and nothing in them is
privileged.
"""

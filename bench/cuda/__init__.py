"""Vyre on an NVIDIA GPU beside torch, Triton, CuPy and JAX."""

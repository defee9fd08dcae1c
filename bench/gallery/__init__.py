"""The programs of the gallery beside NumPy, numba and torch."""

"""Classic numerical programs, each as NumPy, as loops for numba, and as Vyre."""

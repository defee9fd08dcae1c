"""The kernels of the library, written like a user's."""

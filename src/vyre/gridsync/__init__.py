"""A Program with grid barriers -> segments that are launched one after the other."""

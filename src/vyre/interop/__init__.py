"""Vyre with other libraries' collections; each module needs its library."""

"""WGSL: the printer of Lowered, and a library of exact arithmetic on words."""

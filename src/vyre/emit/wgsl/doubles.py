"""f64 in WGSL, as two words, the lower first: by integers alone."""

TEXT = """
"""

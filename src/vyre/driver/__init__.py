"""Launches -> results: what a call means, which device runs it, and how it is entered."""

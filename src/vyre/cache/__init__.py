"""Compiled code and records on disk."""

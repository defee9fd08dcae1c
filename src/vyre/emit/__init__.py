"""Lowered -> text."""

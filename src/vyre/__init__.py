"""Vyre."""

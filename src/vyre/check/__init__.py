"""Validation of Programs: one function per rule, which returns the problems it finds; `rules` applies
them all. A valid Program becomes Checked.

A Program may come from the front end, from untrusted bytes, or be built by hand. So the first rule, `form`,
trusts nothing. Every other rule accepts any Program of that form, returns problems and never raises: it looks
names up with care and does not repeat the problems of another rule.
"""

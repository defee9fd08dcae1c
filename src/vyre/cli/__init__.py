"""The `vyre` command."""

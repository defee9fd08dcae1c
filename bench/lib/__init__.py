"""The library beside its peers."""

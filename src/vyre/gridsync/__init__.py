"""A Program with grid barriers -> segments that are launched one after the other."""

from __future__ import annotations

__all__ = ["contains_grid_sync", "split"]


def __getattr__(name: str) -> object:
    """Load splitting when it is first asked for: warm calls need its records alone (`schedule`)."""
    if name not in __all__:
        raise AttributeError(f"module 'vyre.gridsync' has no attribute {name!r}")
    from vyre.gridsync import segments

    return getattr(segments, name)

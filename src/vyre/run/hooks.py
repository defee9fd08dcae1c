"""Functions of rooms above `run` that calls need: the tuner has records and decides what is worth fusing, and
the report explains plans. `vyre/__init__.py` hands them in, so nothing in `run` imports them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from vyre.settings import Settings

if TYPE_CHECKING:  # `import vyre` loads this module, and none of these
    from contextlib import AbstractContextManager

    from vyre.cache.artifacts import Choose
    from vyre.cache.choice import Records
    from vyre.plan.fusion_cost import Rules
    from vyre.plan.graph import Graph


@dataclass(slots=True)
class Hooks:
    """Functions of rooms above this one; each loads its room when it is first called."""

    records: Callable[[Settings], Records]  # of tuning
    rules: Callable[[Graph, Choose | None, str], Rules]  # what is worth fusing, on a device
    session: Callable[..., AbstractContextManager[Any]]  # that tunes launches
    explanation: Callable[..., Any]  # of a plan
    reduce: Callable[..., Any]  # an array by a function and its neutral element
    scan: Callable[..., Any]  # likewise, every step of it
    library: Callable[..., Any]  # any function of the library, by its name
    functions: Callable[[], frozenset[str]]  # the names of these functions


HOOKS: Hooks


def hand_in(hooks: Hooks) -> None:
    """Set the functions of rooms above this one."""
    global HOOKS  # set once, while vyre is imported
    HOOKS = hooks

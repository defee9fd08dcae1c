"""Cache of a pipeline's warm calls on Vyre's own arrays of a GPU, keyed by the arguments.

A hit skips all other steps of finding the plan; so only calls are cached whose arguments are plain values and
such arrays, each passed once. Calls on NumPy arrays have signatures instead (`plan_signature.py`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from vyre.ir.nodes import Name
from vyre.run import context
from vyre.targets.bounded import BoundedCache
from vyre.targets.cpu import entry
from vyre.targets.memory import MemorySpace, as_dtype
from vyre.targets.registry import Place
from vyre.targets.remembered import KNOWN_CALLS, call_bytes

_VALUES = frozenset((int, float, str, bool))

Ran = tuple[dict[Name, Any], dict[Name, Any]]  # all arrays of a call, and those that were passed to it


class Quick(Protocol):
    """Runs a warm call; returns None if its arrays share memory."""

    @property
    def memory(self) -> MemorySpace: ...

    def run(self, args: Sequence[Any]) -> Ran | None: ...


class QuickCalls:
    """The warm calls of a pipeline."""

    def __init__(self) -> None:
        self._known: BoundedCache[object, tuple[Any, Quick]] = BoundedCache(KNOWN_CALLS)
        entry.on_shut(self)

    def shut(self) -> None:
        """Forget all calls: an observer must see the next ones, or the device has changed."""
        self._known.clear()

    def run(self, args: Sequence[Any], named: Mapping[str, Any]) -> tuple[Any, ...] | None:
        """For a warm call: the returned value, all arrays, those passed in, their memory space; else None."""
        known = self._known.get(quick_key(args, named))
        if known is None:
            return None
        recording, quick = known
        ran = quick.run(args) if recording.is_current else None
        return None if ran is None else (recording.returns, *ran, quick.memory)

    def learn(
        self, recording: Any, args: Sequence[Any], named: Mapping[str, Any], arrays: Mapping[Name, Any],
        where: Place, lodging: MemorySpace,
    ) -> None:  # fmt: skip
        """Cache this call's recording, if each array is passed once and used without conversion."""
        key, types = quick_key(args, named), recording.compiled.plan.graph.arrays
        own = [(at, value) for at, value in enumerate(args) if type(value) not in _VALUES]
        at = {id(value): place for place, value in own}
        if key is None or not arrays or len(at) != len(own) or any(id(v) not in at for v in arrays.values()):
            return
        if any(
            as_dtype(name, value, types[name].dtype, writes=name in recording.compiled.written) is not value
            for name, value in arrays.items()
        ):
            return
        names = {name: at[id(value)] for name, value in arrays.items()}
        executable = recording.compiled.executable(context.runtime_of(where))
        warm = getattr(executable, "warm", None)
        quick: Quick | None = None if warm is None else warm(lodging, names, args, recording.scalars)
        if quick is not None:
            self._known.put(key, (recording, quick), call_bytes(key))


def quick_key(args: Sequence[Any], named: Mapping[str, Any]) -> tuple[Any, ...] | None:
    """The cache key of a call with plain values and arrays of ours on a GPU; None for other calls."""
    parts: list[Any] = []
    for value in (*args, *named.values()):
        kind = type(value)
        if kind in _VALUES:
            parts.append((kind, value) if value else (kind, repr(value)))  # 0.0 is not -0.0
        elif kind.__name__ == "DeviceArray":
            parts.append(value.key)
        else:
            return None
    return (*parts, *named)

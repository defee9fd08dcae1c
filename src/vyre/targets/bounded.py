"""In-memory caches: values by key, bounded in number and in bytes.

Every cache of Vyre is a `BoundedCache` that belongs to one owner (a pipeline, a kernel, a GPU), so that its
entries are collected with the owner. All caches of a kind, such as the recordings of all pipelines, share the
limits of their `CacheKind`: a process with a thousand pipelines keeps no more than one with one pipeline.
Beyond a limit, entries are evicted by second chance (the CLOCK algorithm): they leave in the order they came,
but an entry that was used meanwhile goes to the end of the queue instead. So a look-up only sets a flag, and
takes no lock.

Sizes are exact for code, artifacts and memory, and estimates for Python objects. Measured by tracemalloc,
CPython 3.11 on x86-64: a small kernel with its code takes 19 KB for each set of Const values, a pipeline of
two calls 18 KB for each shape and 11 KB for each number.
"""

from __future__ import annotations

import itertools
import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar
from weakref import WeakSet, ref

from vyre.ir.nodes import Expr, Program
from vyre.ir.walk import children, operands, statements
from vyre.targets.locks import ForkLock

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

# One lock for all: a lock for each cache would have to be renewed at every fork, and never be freed.
_LOCK = ForkLock(patience=1.0)
_NUMBERS = itertools.count()


class BoundedEntry(Generic[V]):
    """A value, its bytes, its position in the queue, and whether it was used since it was last considered
    there.
    """

    __slots__ = ("is_used", "number", "size", "value")

    def __init__(self, value: V, size: int, number: int) -> None:
        self.value, self.size, self.number, self.is_used = value, size, number, False


@dataclass(frozen=True, slots=True)
class Usage:
    """The contents and limits of the caches of a kind, and their hits, misses and evictions."""

    entries: int
    bytes: int
    most_entries: int
    most_bytes: int
    hits: int = 0
    misses: int = 0
    evictions: int = 0

    def __add__(self, other: Usage) -> Usage:
        names = self.__dataclass_fields__
        return Usage(**{name: getattr(self, name) + getattr(other, name) for name in names})


class CacheKind:
    """A kind of cache: its caches share limits and are listed under its name by `vyre.counters()`."""

    def __init__(self, name: str, *, entries: int, bytes: int) -> None:
        self.name, self.most_entries, self.most_bytes = name, entries, bytes
        self.hits = self.misses = self.evictions = 0  # threads may lose a count of the first two
        self.bytes = 0
        self.queue: OrderedDict[int, ref[BoundedCache[Any, Any]]] = (
            OrderedDict()
        )  # by number, the next to be evicted first
        with _LOCK:
            _KINDS.add(self)

    def cache(self) -> BoundedCache[Any, Any]:
        """A new cache of this kind."""
        return BoundedCache(self)

    @property
    def usage(self) -> Usage:
        return Usage(
            len(self.queue), self.bytes, self.most_entries, self.most_bytes,
            self.hits, self.misses, self.evictions,
        )  # fmt: skip

    def make_room(self, size: int) -> list[object]:
        """Evict entries until `size` more bytes fit; return their values, to be dropped without the lock.

        The lock is held, but the collector may run at any step, and finalizers may change caches too.
        """
        dropped: list[object] = []
        for _ in range(2 * len(self.queue)):  # each entry has one second chance
            if len(self.queue) < self.most_entries and self.bytes + size <= self.most_bytes:
                break
            number, cache = self._first()
            entry = None if cache is None else cache.unused(number)
            if entry is not None:
                self.evictions += 1
                dropped.append(entry)
            elif number in self.queue:  # it was used, or its cache is being freed and takes it out itself
                self.queue.move_to_end(number)
        return dropped

    def _first(self) -> tuple[int, BoundedCache[Any, Any] | None]:
        """Return the number of the entry next in the queue, and its cache."""
        try:
            number, owner = next(iter(self.queue.items()))
        except (StopIteration, RuntimeError):  # changed in between
            return -1, None
        return number, owner()


_KINDS: WeakSet[CacheKind] = WeakSet()
_GAUGES: dict[str, Callable[[], Usage]] = {}


def gauge(name: str, read: Callable[[], Usage]) -> None:
    """List other bounded memory under a name; limits of 0 are not shown."""
    _GAUGES[name] = read


def usages() -> dict[str, Usage]:
    """Return the usage of all caches, by the name of the kind."""
    usage_of: dict[str, Usage] = {name: read() for name, read in list(_GAUGES.items())}
    with _LOCK:
        kinds = list(_KINDS)
    for kind in kinds:
        usage_of[kind.name] = usage_of[kind.name] + kind.usage if kind.name in usage_of else kind.usage
    return dict(sorted(usage_of.items()))


class BoundedCache(Generic[K, V]):
    """Values by key, of one owner.

    Threads may use it at the same time. `entries` is for generated code that looks up without a call.
    """

    def __init__(self, kind: CacheKind) -> None:
        self.entries: dict[K, BoundedEntry[V]] = {}
        self._kind = kind
        self._keys: dict[int, K] = {}  # by the number of the entry
        self._self = ref(self)

    def __del__(self, is_ending: Callable[[], bool] = sys.is_finalizing) -> None:
        if not is_ending():
            self.clear()

    def __len__(self) -> int:
        return len(self.entries)

    def __contains__(self, key: object) -> bool:
        return key in self.entries

    def __iter__(self) -> Iterator[K]:
        return iter(list(self.entries))

    def values(self) -> list[V]:
        """Return the values, the oldest first."""
        return [entry.value for entry in list(self.entries.values())]

    def get(self, key: K) -> V | None:
        """Return the value under a key; None if there is none."""
        entry = self.entries.get(key)
        if entry is None:
            self._kind.misses += 1
            return None
        self._kind.hits += 1
        entry.is_used = True
        return entry.value

    def put(self, key: K, value: V, size: int) -> None:
        """Store a value of `size` bytes, replacing any other under the key."""
        with _LOCK:
            dropped = [self._taken(key), *self._kept(key, value, size)]
        del dropped  # without the lock: finalizers of the values may do anything

    def add(self, key: K, value: V, size: int) -> V:
        """Store a value unless another thread was faster; return the one that is stored."""
        with _LOCK:
            entry = self.entries.get(key)
            if entry is not None:
                return entry.value
            dropped = self._kept(key, value, size)
        del dropped
        return value

    def pop(self, key: K) -> V | None:
        """Remove and return a value; None if there is none."""
        with _LOCK:
            entry = self._taken(key)
        return None if entry is None else entry.value

    def clear(self) -> None:
        """Remove all entries."""
        with _LOCK:
            dropped = [self._taken(key) for key in list(self.entries)]
        del dropped

    def _kept(self, key: K, value: V, size: int) -> list[object]:
        kind = self._kind
        if size > kind.most_bytes or not kind.most_entries:
            return []
        dropped = kind.make_room(size)
        entry = BoundedEntry(value, size, next(_NUMBERS))
        self.entries[key], self._keys[entry.number] = entry, key
        kind.queue[entry.number] = self._self
        kind.bytes += size
        return dropped

    def _taken(self, key: K) -> BoundedEntry[V] | None:
        entry = self.entries.pop(key, None)
        if entry is not None:
            self._keys.pop(entry.number, None)
            if self._kind.queue.pop(entry.number, None) is not None:
                self._kind.bytes -= entry.size
        return entry

    def unused(self, number: int) -> BoundedEntry[V] | None:
        """Remove and return the entry of a number, with the lock held; None if it was used, so that
        it stays.
        """
        if number not in self._keys:
            return None
        key = self._keys[number]
        entry = self.entries.get(key)
        if entry is None or not entry.is_used:
            return self._taken(key)
        entry.is_used = False
        return None


_MB = 1 << 20
KERNELS = CacheKind("kernels", entries=1 << 14, bytes=256 * _MB)  # one for each set of Const values
ELEMENTWISE = CacheKind("elementwise kernels", entries=1 << 12, bytes=64 * _MB)  # one for each set of types
CODE = CacheKind("machine code", entries=1 << 14, bytes=256 * _MB)
OVERS = CacheKind("kernels over a domain", entries=1 << 12, bytes=64 * _MB)  # one for each `k.over(...)`
SEGMENTS = CacheKind("segments", entries=1 << 12, bytes=32 * _MB)  # between grid barriers: one for each shape
RECORDINGS = CacheKind("recordings", entries=1 << 12, bytes=128 * _MB)  # one for each number in a call
NUMBERS = CacheKind(
    "numbers of pipelines", entries=1 << 12, bytes=4 * _MB
)  # which may be any, by other arguments
PLANS = CacheKind("plans", entries=1 << 12, bytes=256 * _MB)  # one for each shape in a call
CALLS_TO_SAVE = CacheKind("calls to save", entries=1 << 10, bytes=16 * _MB)  # for `p.save(path)`
WORKSPACES = CacheKind("workspaces", entries=1 << 12, bytes=64 * _MB)  # for arrays inside of plans
DEVICE_LAUNCHES = CacheKind("device launches", entries=1 << 13, bytes=64 * _MB)  # one for each set of shapes
DEVICE_WORKSPACES = CacheKind("device workspaces", entries=1 << 10, bytes=256 * _MB)  # of the GPU's memory
DEVICE_GRAPHS = CacheKind("device graphs", entries=1 << 12, bytes=128 * _MB)
CHOICES = CacheKind("tuning choices", entries=1 << 14, bytes=8 * _MB)

RECORDING = 6 << 10  # one run of a pipeline's function: for each of its launches and once more
LAUNCH = 4 << 10  # a launch on a GPU, prepared for arrays of known shapes
GRAPH = 8 << 10  # a CUDA graph with one launch
OVER = 12 << 10  # a kernel that `over` makes of another
_PROGRAM, _NODE = 16 << 10, 300  # a program with its compiled forms, and each of its nodes
CALL = 1 << 10  # the key of a call's arguments, and the entry it leads to


def call_bytes(key: object) -> int:
    """The bytes of a cached call, whose key may hold texts of any length."""
    parts, total = [key], CALL
    while parts:
        part = parts.pop()
        if isinstance(part, tuple):
            parts.extend(part)
            total += 8 * len(part)
        elif isinstance(part, str | bytes):
            total += len(part)
    return total


def program_bytes(program: Program) -> int:
    """The bytes of a program with its compiled forms; shared subtrees count once."""
    seen: set[int] = set()
    stack: list[Expr] = []
    for node in statements(program.body):
        seen.add(id(node))
        stack.extend(operands(node))
    while stack:
        expr = stack.pop()
        if id(expr) not in seen:
            seen.add(id(expr))
            stack.extend(children(expr))
    return _PROGRAM + _NODE * len(seen)


def programs_bytes(programs: Iterable[Program]) -> int:
    """The bytes of a plan of these programs."""
    return _PROGRAM + sum(program_bytes(program) for program in programs)

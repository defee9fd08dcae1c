"""The limits of each kind of in-memory cache, and the estimated bytes of its entries.

Bytes of Python objects are estimates. Measured by tracemalloc, CPython 3.11 on x86-64: a small kernel with
its code takes 19 KB for each set of Const values, a pipeline of two calls 18 KB for each shape and 11 KB for
each number.
"""

from __future__ import annotations

from collections.abc import Iterable

from vyre.ir.nodes import Expr, Program
from vyre.ir.walk import children, operands, statements
from vyre.targets.bounded import CacheKind

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

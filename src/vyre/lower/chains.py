"""Loops in which the least or greatest of integers waits for the iteration before, as in an edit distance.

In `t[i, j] = min(t[i, j - 1] + 1, ...)` each element waits for the one before. LLVM makes branches of such
choices of integers, which are often predicted wrongly. Instead, the element that the iteration before stored
is kept in a vector's first lane, and what waits for it is computed there, last.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import dataclass

from vyre.ir.dtypes import i32
from vyre.lower.form import Apply, Calc, Extend, Fetch, Let, Number, Ref, Value, While, Write
from vyre.lower.form import Set as Change
from vyre.ops import TABLE


@dataclass(frozen=True, slots=True)
class Chain:
    """The load of what the iteration before stored, and the names of all that waits for it."""

    load: Fetch
    names: frozenset[str]


def chain_of(loop: While) -> Chain | None:
    """Return the chain of a loop that stores one element in each iteration, without conditions."""
    body, var = loop.body, _variable(loop)
    stores = [s for s in body if isinstance(s, Write)]
    if var is None or len(stores) != 1 or not all(isinstance(s, Let | Change | Fetch | Write) for s in body):
        return None
    (store,) = stores
    load = next((s for s in body if isinstance(s, Fetch) and _follows(s, store, var)), None)
    if load is None or body.index(load) > body.index(store):
        return None
    names = {load.name}
    for s in body:
        if isinstance(s, Let | Change) and waits(s.value, names):
            names.add(s.name)
    is_chain = waits(store.value, names) or (isinstance(store.value, Ref) and store.value.name in names)
    return Chain(load, frozenset(names)) if is_chain and len(names) > 1 else None


def _variable(loop: While) -> str | None:
    """Return the variable that is one more in each iteration."""
    counts = {
        s.name
        for s in loop.following
        if isinstance(s, Change) and isinstance(s.value, Calc) and s.value.word == "add"
        and isinstance(s.value.a, Ref) and s.value.a.name == s.name
        and isinstance(s.value.b, Number) and s.value.b.bits == 1
    }  # fmt: skip
    first, *others = loop.body or (None,)
    if not isinstance(first, Change) or any(isinstance(s, Change) and s.name == first.name for s in others):
        return None
    count = first.value.value if isinstance(first.value, Extend) else first.value
    return first.name if isinstance(count, Ref) and count.name in counts else None


def _follows(load: Fetch, store: Write, var: str) -> bool:
    """True if an element is the one that the iteration before stored."""
    is_one = load.reach == store.reach == "one" and load.guard is None and store.guard is None
    if not is_one or load.type != i32 or load.buffer != store.buffer or not load.proof or not store.proof:
        return False
    *outer, (last, own) = [(a.form, b.form) for a, b in zip(load.proof, store.proof, strict=True)]
    is_beside = last.terms == own.terms and last.const == own.const - 1 and dict(own.loops).get(var) == 1
    return is_beside and all(a == b and var not in dict(b.loops) for a, b in outer)


def waits(value: Value, names: Set[str]) -> bool:
    """True for a least or greatest, or a sum with one, of which an operand is one of these names."""
    return _has_choice(value) and any(leaf in names for leaf in leaves(value))


def operands(value: Value, op: str) -> Iterator[Value]:
    """Yield the operands of an operation that may be grouped in any way, as of a choice of integers."""
    if isinstance(value, Apply) and value.op == op and value.type == i32:
        for arg in value.args:
            yield from operands(arg, op)
    else:
        yield value


def is_choice(value: Value) -> bool:
    """True for the least or greatest of integers."""
    return isinstance(value, Apply) and value.type == i32 and TABLE[value.op].picks in ("least", "greatest")


def is_sum(value: Value) -> bool:
    return isinstance(value, Apply) and value.type == i32 and TABLE[value.op].weights in ((1, 1), (1, -1))


def _has_choice(value: Value) -> bool:
    return is_choice(value) or (
        isinstance(value, Apply) and is_sum(value) and any(map(_has_choice, value.args))
    )


def leaves(value: Value) -> Iterator[str]:
    """Yield the names among the operands of choices and sums."""
    if isinstance(value, Ref):
        yield value.name
    elif isinstance(value, Apply) and (is_choice(value) or is_sum(value)):
        for part in value.args:
            yield from leaves(part)

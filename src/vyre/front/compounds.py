"""Values of several numbers: parts of vectors, matrices and structs, which become scalars in the Program."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vyre.front.compound_types import LETTERS, Complex, Compound, Mat, Struct, Vec, parts
from vyre.front.values import Several, Value, is_expression
from vyre.ir.dtypes import DType


def of_leaves(kind: Compound, leaves: Sequence[Value]) -> Several:
    """The value of these numbers."""
    return _taken(kind, iter(leaves))


def _taken(kind: Compound, leaves: Iterator[Value]) -> Several:
    items = [next(leaves) if isinstance(part, DType) else _taken(part, leaves) for part in parts(kind)]
    return Several(tuple(items), kind)


def of_items(items: Sequence[Value]) -> Several:
    """The vector of these numbers, or the matrix of these rows."""
    first = items[0]
    if isinstance(first, Several):
        assert isinstance(first.kind, Vec)
        return Several(tuple(items), Mat(first.kind.dtype, len(items), first.kind.size))
    assert is_expression(first)
    return Several(tuple(items), Vec(first.dtype, len(items)))


def same_structure(a: Value, b: Value) -> bool:
    """True if two values have the same parts."""
    if not isinstance(a, Several) or not isinstance(b, Several):
        return not isinstance(a, Several) and not isinstance(b, Several)
    pairs = zip(a.items, b.items, strict=False)
    return a.kind == b.kind and len(a.items) == len(b.items) and all(same_structure(*pair) for pair in pairs)


def rebuilt(structure: Value, leaves: Iterator[Value]) -> Value:
    """A value with the parts of another one, and these numbers in them."""
    if not isinstance(structure, Several):
        return next(leaves)
    return Several(tuple(rebuilt(item, leaves) for item in structure.items), structure.kind, structure.names)


def item_names(value: Several) -> list[str]:
    """A name for each item, for locals."""
    match value.kind:
        case Vec(size=size) if size <= 4:
            return list(LETTERS[0][:size])
        case Struct(fields=fields):
            return [name for name, _ in fields]
        case Complex():
            return ["real", "imag"]
    return [str(at) for at in range(len(value.items))]

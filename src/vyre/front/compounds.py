"""Values of compound types while a kernel is read: as several values with a kind, and packed into words.

Elements with fields of several types are held by an array as unsigned words. A word is the widest that every
field is a whole number of: a struct of f32 and i32 is two of u32, one of f64 and u8 nine of u8. Fields follow
each other without gaps, the low word of a field first, as in NumPy's structured arrays.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import gcd

from vyre.front.compound_types import LETTERS, Complex, Compound, Mat, Struct, Vec, leaf_types, parts
from vyre.front.values import Several, Value, is_expression
from vyre.ir.dtypes import ALL, DType, bool_
from vyre.ir.literal import literal
from vyre.ir.nodes import Expr
from vyre.ops import build


def is_packed(element: Compound) -> bool:
    """True if the numbers of an element are of several types."""
    return len(set(leaf_types(element))) > 1


def word_type(element: Compound) -> DType:
    """The type of the array that holds such elements: of all their numbers, else of words."""
    leaves = leaf_types(element)
    if not is_packed(element):
        return leaves[0]
    width = 8 * gcd(*(leaf.itemsize for leaf in leaves))
    return next(dtype for dtype in ALL if dtype.kind == "uint" and dtype.bits == width)


def word_count(element: Compound) -> int:
    """The number of words of an element."""
    return sum(leaf.itemsize for leaf in leaf_types(element)) // word_type(element).itemsize


def first_words(element: Compound) -> list[int]:
    """The place of the first word of each number."""
    width, at, places = word_type(element).itemsize, 0, []
    for leaf in leaf_types(element):
        places.append(at)
        at += leaf.itemsize // width
    return places


def joined(words: Sequence[Expr], leaf: DType) -> Expr:
    """The number of these words, the lowest first."""
    if words[0].dtype == leaf:
        return words[0]
    if leaf == bool_:
        return build.negated(build.eq(words[0], literal(words[0].dtype, 0)))
    whole, step = leaf.unsigned, words[0].dtype.bits
    total = build.converted(words[0], whole)
    for at, word in enumerate(words[1:], 1):
        total = build.add(total, build.mul(build.converted(word, whole), literal(whole, 1 << (at * step))))
    return total if whole == leaf else build.from_bits(total, leaf)


def split(value: Expr, word: DType) -> list[Expr]:
    """The words of a number, the lowest first."""
    if value.dtype == word:
        return [value]
    if value.dtype == bool_:
        return [build.converted(value, word)]
    whole = value if value.dtype == value.dtype.unsigned else build.bits(value)
    count = whole.dtype.bits // word.bits
    return [
        build.converted(build.shifted(whole, at * word.bits) if at else whole, word) for at in range(count)
    ]


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


def transposed(matrix: Several) -> Several:
    """The matrix whose rows are the columns of another."""
    assert isinstance(matrix.kind, Mat)
    rows = [row.items for row in matrix.items if isinstance(row, Several)]
    leaves = [item for column in zip(*rows, strict=True) for item in column]
    return of_leaves(Mat(matrix.kind.dtype, matrix.kind.columns, matrix.kind.rows), leaves)

"""Arithmetic of vectors and matrices as arithmetic of their numbers; sums go from the first item on."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from functools import reduce

from vyre.front.complex_numbers import Apply
from vyre.front.compound_types import Mat, Vec
from vyre.front.values import Several, Value
from vyre.ops import build


class VectorArithmetic:
    """Operations on vectors and matrices, by the operations on numbers that `apply` emits. `once` gives a
    value a form that can be used twice.
    """

    def __init__(
        self, apply: Apply, once: Callable[[Value], Value], words: dict[type[ast.operator], str]
    ) -> None:
        self.apply, self.once, self.words = apply, once, words

    def dot(self, left: Sequence[Value], right: Sequence[Value]) -> Value:
        """The sum of the products of the items, from the first on."""
        products = [self.apply(self.words[ast.Mult], pair) for pair in zip(left, right, strict=True)]
        return reduce(lambda total, item: self.apply(self.words[ast.Add], (total, item)), products)

    def cross(self, a: Several, b: Several) -> Several:
        """The vector that is orthogonal to two vectors of 3 numbers."""

        def item(i: int, j: int) -> Value:
            pairs = ((a.items[i], b.items[j]), (a.items[j], b.items[i]))
            return self.apply(self.words[ast.Sub], [self.apply(self.words[ast.Mult], pair) for pair in pairs])

        return Several((item(1, 2), item(2, 0), item(0, 1)), a.kind)

    def length(self, vector: Several) -> Value:
        return self.apply(build.SQUARE_ROOT, (self.dot(vector.items, vector.items),))

    def normalized(self, vector: Several) -> Several:
        size = self.once(self.length(vector))
        parts = [self.apply(self.words[ast.Div], (item, size)) for item in vector.items]
        return Several(tuple(parts), vector.kind)

    def product(self, left: Several, right: Several) -> Several | None:
        """A matrix times a vector or a matrix; None if their sizes do not fit."""
        if not isinstance(left.kind, Mat) or left.kind.columns != len(right.items):
            return None
        dtype = left.kind.dtype
        rows = [row.items for row in left.items if isinstance(row, Several)]
        if isinstance(right.kind, Vec):
            return Several(tuple(self.dot(row, right.items) for row in rows), Vec(dtype, len(rows)))
        if not isinstance(right.kind, Mat):
            return None
        inner = [row.items for row in right.items if isinstance(row, Several)]
        columns, width = [*zip(*inner, strict=True)], right.kind.columns
        made = [Several(tuple(self.dot(row, one) for one in columns), Vec(dtype, width)) for row in rows]
        return Several(tuple(made), Mat(dtype, len(rows), width))

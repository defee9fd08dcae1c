"""NumPy's types of complex numbers and structs as text in files: 'c8', [('mass', 'f4'), ('kind', 'i4')]."""

from __future__ import annotations

import ast
from typing import Any

import numpy as np

from vyre.formats.bytes import AGAIN, FormatError
from vyre.front.compound_types import Complex, Compound, of_record
from vyre.ir.dtypes import DType

LONGEST = 10_000  # letters


def text_of(element: np.dtype[Any] | None) -> str:
    """A type of elements as text; nothing for None."""
    return "" if element is None else repr(_described(element))


def _described(element: np.dtype[Any]) -> Any:
    base, shape = element.subdtype or (element, ())
    if base.names is None:
        return base.str[1:]
    assert not shape, "fields that are arrays are vectors and matrices of numbers"
    return [(name, *_field(base[name])) for name in base.names]


def _field(part: np.dtype[Any]) -> tuple[Any, ...]:
    base, shape = part.subdtype or (part, ())
    return (_described(base), shape) if shape else (_described(base),)


def element_of(text: str) -> np.dtype[Any] | None:
    """The type that a text states; raises FormatError if it states none."""
    if not text:
        return None
    try:
        element: np.dtype[Any] | None = np.dtype(ast.literal_eval(text)) if len(text) <= LONGEST else None
    except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError):
        element = None
    if element is None or text_of(element) != text or kind_of(element) is None:
        raise FormatError("an array has elements of a type that Vyre does not have.", AGAIN)
    return element


def kind_of(element: np.dtype[Any]) -> Compound | None:
    """The type of the language for elements of NumPy's type; None for numbers."""
    kind = of_record(element)
    is_whole = isinstance(kind, Complex) or element.names is not None
    return kind if is_whole and kind is not None and not isinstance(kind, DType) else None

"""The names that kernels use: annotations, and the intrinsics that the front end turns into IR.

An intrinsic is an object with a name; called from plain Python it raises an error: it belongs in a kernel.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from inspect import Signature, signature
from typing import Any, Literal, NoReturn

from vyre.ir import dtypes
from vyre.ir.problem import CallError
from vyre.ops import TABLE, WORDS, prefix
from vyre.ops.names import STATEMENT_WORDS

IDS = ("gid", "lid", "wid", "group_size", "domain", "num_groups")
CALL_WORDS = ("domain", "groups", "device")  # keywords of a kernel call
VECTOR_WORDS = ("dot", "cross", "length", "normalize", "conj")
PREFIX = "group_prefix"  # the word that takes the operation as an argument
PREFIXES = {row.name.removeprefix(f"{PREFIX}_"): row for row in prefix.ROWS if row.name.startswith(PREFIX)}


@dataclass(frozen=True, slots=True)
class Intrinsic:
    """A word of the kernel language."""

    name: str

    @property
    def __doc__(self) -> str:  # type: ignore[override]  # each word has its own
        from vyre.ops.word_help import help_text  # nothing but `help` asks

        return help_text(self.name)

    @property
    def __signature__(self) -> Signature:
        from vyre.ops.word_help import parameters  # nothing but `help` asks

        function: Any = eval(f"lambda {parameters(self.name)}: None")
        return signature(function)

    def __call__(self, *args: object, **named: object) -> NoReturn:
        raise CallError(
            f"vyre.{self.name} works inside kernels only. Fix: call it in a function under @vyre.kernel."
        )

    def __repr__(self) -> str:
        return f"vyre.{self.name}"


@dataclass(frozen=True, slots=True)
class Annotation:
    """The annotation of a parameter: `role[item]` as written."""

    role: str
    item: Any  # anything a user may write; checked with the signature, where problems have a place

    def __getitem__(self, item: object) -> NoReturn:
        parts = item if isinstance(item, tuple) else (item,)
        inside = f"{self!r}"[:-1]
        what = f"{self!r} has its type already, and is given more in brackets"
        raise CallError(f"{what}. Fix: write {inside}, {', '.join(map(repr, parts))}].")

    def __repr__(self) -> str:  # as `help` shows signatures
        items = self.item if isinstance(self.item, tuple) else (self.item,)
        named = (f'"{item}"' if isinstance(item, str) else getattr(item, "__name__", item) for item in items)
        written = ", ".join(map(str, named))
        return f"{ROLES[self.role]}[{written}]"


ROLES = {"in": "Buf", "out": "Out", "inout": "InOut", "const": "Const"}


def with_names(item: Any) -> Any:
    """The items written for an array, with those in `Literal["m", "n"]` one by one: type checkers take a
    string alone for the name of a type.
    """
    items = item if isinstance(item, tuple) else (item,)
    parts = (part.__args__ if getattr(part, "__origin__", None) is Literal else (part,) for part in items)
    named = tuple(each for part in parts for each in part)
    return named if isinstance(item, tuple) or len(named) > 1 else named[0]


class Buf:
    """`Buf[f32]`, `Buf[f32, 2]`: an array that the kernel reads."""

    def __class_getitem__(cls, item: Any) -> Annotation:
        return Annotation("in", with_names(item))


class Out:
    """`Out[f32]`: an array that the kernel writes; a fresh one starts at zero."""

    def __class_getitem__(cls, item: Any) -> Annotation:
        return Annotation("out", with_names(item))


class InOut:
    """`InOut[f32]`: an array that the kernel reads and writes."""

    def __class_getitem__(cls, item: Any) -> Annotation:
        return Annotation("inout", with_names(item))


class Const:
    """`Const[int]`, `Const[float]`, `Const[bool]`, `Const[dtype]`: known when the kernel is compiled."""

    def __class_getitem__(cls, item: Any) -> Annotation:
        return Annotation("const", item)


def _intrinsics() -> dict[str, Intrinsic]:
    converted = {row.name for row in TABLE.values() if row.names_dtype == "call"}  # f32(x)
    names = [word for word in WORDS if word not in converted]
    words = (*names, *IDS, "subgroup_lane", *VECTOR_WORDS, PREFIX, *STATEMENT_WORDS)
    return {name: Intrinsic(name) for name in words}


INTRINSICS = _intrinsics()
DTYPES = {("bool_" if name == "bool" else name): dtype for name, dtype in dtypes.BY_NAME.items()}

# Python's own functions that kernels may call, each with its intrinsic.
BUILTINS: Mapping[Any, str] = {row.builtin: row.name for row in TABLE.values() if row.builtin is not None}

# The names with which printed programs are parsed.
PRINTED: dict[str, object] = {
    **INTRINSICS,
    **dtypes.BY_NAME,
    "Buf": Buf,
    "Out": Out,
    "InOut": InOut,
    "range": range,
    "nan": math.nan,
    "inf": math.inf,
}

"""The encoding of the fields of every kind of record, by their types in `ir.nodes`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias, get_args

from vyre.formats.wire import AGAIN, FormatError, Reader, Writer
from vyre.ir import dtypes, limits
from vyre.ir.nodes import (
    EXPRESSIONS,
    GRAMMAR,
    STATEMENTS,
    Access,
    Atomic,
    Collective,
    Expr,
    IdKind,
    Node,
    Op,
    Param,
    Program,
    Space,
)
from vyre.ops import ATOMICS, COLLECTIVES, TABLE

Record: TypeAlias = Expr | Node | Param | Program


@dataclass(frozen=True, slots=True)
class FieldCodec:
    """A field encoded in its record; only the record knows its type, hence Any."""

    write: Callable[[Writer, Any], None]
    read: Callable[[Reader], Any]


@dataclass(frozen=True, slots=True)
class Inside:
    """A field that holds other records, one or `many`, which are encoded before it."""

    kinds: tuple[type, ...]
    many: bool = True


def _write_flag(writer: Writer, value: bool) -> None:
    writer.number(int(value))


def _read_flag(reader: Reader) -> bool:
    value = reader.number()
    if value > 1:
        raise FormatError(f"a truth value at byte {reader.at} is {value}, not 0 or 1.", AGAIN)
    return bool(value)


def several(item: FieldCodec, *, what: str = "things", most: int | None = None) -> FieldCodec:
    """A field with any number of items of one kind; each takes at least a byte, which bounds the count."""

    def write(writer: Writer, values: tuple[Any, ...]) -> None:
        writer.number(len(values))
        for value in values:
            item.write(writer, value)

    def read(reader: Reader) -> tuple[Any, ...]:
        count, room = reader.number(), len(reader.body) - reader.at
        if count > (room if most is None else most):
            fits = "do not fit into the rest" if most is None else f"are more than the {most} allowed"
            raise FormatError(f"{count} {what} {fits}.", AGAIN)
        return tuple([item.read(reader) for _ in range(count)])

    return FieldCodec(write, read)


def _named(what: str, values: Mapping[str, object], spell: Callable[[Any], str]) -> FieldCodec:
    """A field with one of a few values, encoded by its name."""

    def read(reader: Reader) -> object:
        name = reader.string()
        if name not in values:
            fix = "install the version that wrote it."
            raise FormatError(f"this version of Vyre has no {what} {name!r}.", fix)
        return values[name]

    return FieldCodec(lambda writer, value: writer.string(spell(value)), read)


def optional(some: FieldCodec) -> FieldCodec:
    """A field that may be None."""

    def write(writer: Writer, value: object) -> None:
        _write_flag(writer, value is not None)
        if value is not None:
            some.write(writer, value)

    return FieldCodec(write, lambda reader: some.read(reader) if _read_flag(reader) else None)


def _word(what: str, words: tuple[str, ...]) -> FieldCodec:
    return _named(what, {word: word for word in words}, str)


TEXT = FieldCodec(Writer.string, Reader.string)
NUMBER = FieldCodec(Writer.number, Reader.number)
NUMBERS = several(NUMBER, what="sizes", most=limits.RANK)
TEXTS = several(TEXT, what="extents", most=limits.RANK)
BYTES = FieldCodec(Writer.table, Reader.table)
FLAG = FieldCodec(_write_flag, _read_flag)
DTYPE = _named("dtype", dtypes.BY_NAME, repr)
FIELDS: dict[str, FieldCodec | Inside] = {
    "Name": TEXT,
    "Name | None": optional(TEXT),
    "str": TEXT,
    "IdKind": _word("id", get_args(IdKind)),
    "Access": _word("access", get_args(Access)),
    "Space": _word("memory", get_args(Space)),
    "DType": DTYPE,
    "int": NUMBER,
    "Axis": NUMBER,
    "bool": FLAG,
    "bytes": BYTES,
    "tuple[int, ...]": NUMBERS,
    "tuple[int, ...] | None": optional(NUMBERS),
    "tuple[Name, ...]": TEXTS,
    "Expr": Inside(EXPRESSIONS, many=False),
    "tuple[Expr, ...]": Inside(EXPRESSIONS),
    "tuple[Param, ...]": Inside((Param,)),
    "Block": Inside(STATEMENTS),
}
OPS = {
    Op: _word("operation", tuple(TABLE)),
    Atomic: _word("atomic", tuple(ATOMICS)),
    Collective: _word("collective", tuple(COLLECTIVES)),
}
LAYOUT: dict[type, dict[str, FieldCodec | Inside]] = {
    kind: {name: OPS[kind] if name == "op" else FIELDS[of] for name, of in parts.items() if name != "span"}
    for kind, parts in GRAMMAR.items()
}
KINDS = tuple(LAYOUT)
CODES = {kind: code for code, kind in enumerate(KINDS)}

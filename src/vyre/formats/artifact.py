"""A saved pipeline as bytes, and back: `decode(encode(a)) == a`, and every artifact has one encoding.

An artifact holds the programs of a pipeline before and after fusion and, for each saved signature, its
launches and their arrays. It holds no machine code: the programs are compiled when it is loaded. Texts of the
generated code are included for readers.

`decode` accepts untrusted bytes: it allocates nothing before the bytes for it are there, and returns only
artifacts whose programs are valid and whose launches fit their arrays.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import fields
from typing import Any, get_args

from vyre.formats import bytes as program_bytes
from vyre.formats.artifact_rules import require_sound
from vyre.formats.bytes import (
    DTYPE,
    FLAG,
    NUMBER,
    NUMBERS,
    TEXT,
    Envelope,
    FieldCodec,
    FormatError,
    Reader,
    Writer,
    optional,
    several,
)
from vyre.formats.saved import (
    Argument,
    ArraySlot,
    Artifact,
    Band,
    Fuse,
    Judgement,
    LoggedArray,
    LoggedImaginary,
    LoggedNumber,
    LoggedReal,
    LoggedSize,
    Numeric,
    Role,
    SavedArray,
    SavedFact,
    SavedLaunch,
    SavedLog,
    SavedParameter,
    SavedScalar,
    SavedSignature,
    SavedStep,
    Sign,
    StepWord,
    Taken,
    Text,
    Tuned,
    Value,
)

VALUE_DEPTH = 16  # nested tuples
AGAIN = "save the pipeline again."
ENVELOPE = Envelope(
    magic=b"VYREFILE",
    version=8,  # incremented whenever the records of saved.py or KINDS change
    most=1 << 25,
    name="saved pipeline",
    again=AGAIN,
)


def encode(artifact: Artifact) -> bytes:
    """The artifact as bytes; the same for equal artifacts."""
    writer = Writer()
    _write(artifact, writer)
    return ENVELOPE.sealed(bytes(writer.out))


def decode(data: bytes) -> Artifact:
    """The artifact that these bytes encode; raises FormatError if there is none or it is not sound."""
    reader = Reader(ENVELOPE.opened(data))
    artifact: Artifact = _read(Artifact, reader)
    if not reader.is_done:
        raise FormatError("the file has bytes after its end.", AGAIN)
    require_sound(artifact)
    if encode(artifact) != data:
        raise FormatError("the file is not the canonical encoding of its pipeline.", AGAIN)
    return artifact


# Fields


def _one_of(words: tuple[str, ...]) -> FieldCodec:
    """A field with one of a few words, encoded by its number."""

    def read(reader: Reader) -> str:
        at = reader.number()
        if at >= len(words):
            raise FormatError(f"{at} is not the number of one of {len(words)} words.", AGAIN)
        return words[at]

    return FieldCodec(lambda writer, word: writer.number(words.index(word)), read)


def _record(kind: type) -> FieldCodec:
    return FieldCodec(lambda writer, value: _write(value, writer), lambda reader: _read(kind, reader))


def _write(record: Any, writer: Writer) -> None:
    for name, field in FIELDS[type(record)].items():
        field.write(writer, getattr(record, name))


def _read(kind: type, reader: Reader) -> Any:
    return kind(**{name: field.read(reader) for name, field in FIELDS[kind].items()})


# Text of any length, programs, and values


def _write_bytes(writer: Writer, data: bytes) -> None:
    writer.number(len(data))
    writer.out += data


def _read_bytes(reader: Reader) -> bytes:
    length = reader.number()
    if length > len(reader.body) - reader.at:
        raise FormatError(f"a field of {length} bytes is longer than the rest of the file.", AGAIN)
    reader.at += length
    return reader.body[reader.at - length : reader.at]


def _write_words(writer: Writer, text: str) -> None:
    try:
        _write_bytes(writer, text.encode())
    except UnicodeEncodeError:
        raise FormatError(f"{text!r} is not text: it contains half of a surrogate pair.") from None


def _read_words(reader: Reader) -> str:
    try:
        return _read_bytes(reader).decode()
    except UnicodeDecodeError:
        raise FormatError(f"the text before byte {reader.at} is not UTF-8.", AGAIN) from None


def _write_float(writer: Writer, value: float) -> None:
    writer.number(int.from_bytes(struct.pack("<d", value), "little"))


def _write_complex(writer: Writer, value: complex) -> None:
    for part in (value.real, value.imag):
        _write_float(writer, part)


def _read_float(reader: Reader) -> float:
    (value,) = struct.unpack("<d", reader.number().to_bytes(8, "little"))
    return float(value)


WORDS = FieldCodec(_write_words, _read_words)
PROGRAM = FieldCodec(
    lambda writer, program: _write_bytes(writer, program_bytes.encode(program)),
    lambda reader: program_bytes.decode(_read_bytes(reader)),
)
FLOAT = FieldCodec(_write_float, _read_float)
COMPLEX = FieldCodec(_write_complex, lambda reader: complex(_read_float(reader), _read_float(reader)))
NOTHING = FieldCodec(lambda writer, value: None, lambda reader: None)
PLAIN: dict[type, tuple[FieldCodec, Callable[[Any], Any]]] = {
    type(None): (NOTHING, lambda value: None),
    bool: (FLAG, bool),
    float: (FLOAT, float),
    str: (WORDS, str),
    complex: (COMPLEX, complex),
    ArraySlot: (TEXT, ArraySlot),
    LoggedArray: (NUMBER, LoggedArray),
    LoggedSize: (TEXT, LoggedSize),
    LoggedNumber: (NUMBER, LoggedNumber),
    LoggedReal: (NUMBER, LoggedReal),
    LoggedImaginary: (NUMBER, LoggedImaginary),
}  # the tag is the position; an int has two, for its sign
# Each has one field.
SLOTS: tuple[Any, ...] = (ArraySlot, LoggedArray, LoggedSize, LoggedNumber, LoggedReal, LoggedImaginary)
SHAPES: tuple[type, ...] = (tuple, list, dict)
COUNT, BELOW, HOLDS = len(PLAIN), len(PLAIN) + 1, len(PLAIN) + 2


def _write_value(writer: Writer, value: Value, depth: int = 0) -> None:
    if depth > VALUE_DEPTH:
        raise FormatError(f"values are nested more than {VALUE_DEPTH} deep.")
    kind = type(value)
    if isinstance(value, int) and kind is int:
        writer.number(COUNT if value >= 0 else BELOW)
        writer.number(value if value >= 0 else -1 - value)
    elif kind in PLAIN:
        writer.number(list(PLAIN).index(kind))
        PLAIN[kind][0].write(writer, _only_field(value) if kind in SLOTS else value)
    elif isinstance(value, tuple | list | dict) and kind in SHAPES:
        writer.number(HOLDS + SHAPES.index(kind))
        writer.number(len(value))
        for item in value.items() if isinstance(value, dict) else value:
            for part in item if isinstance(value, dict) and isinstance(item, tuple) else (item,):
                _write_value(writer, part, depth + 1)
    else:
        raise FormatError(f"a {kind.__name__} cannot be saved.")


def _only_field(record: Any) -> Any:
    return getattr(record, fields(record)[0].name)


def _read_value(reader: Reader, depth: int = 0) -> Value:
    tag = reader.number()
    if depth > VALUE_DEPTH or tag >= HOLDS + len(SHAPES):
        raise FormatError(f"the value at byte {reader.at} has an unknown kind.", AGAIN)
    if tag < COUNT:
        field, made = list(PLAIN.values())[tag]
        plain: Value = made(field.read(reader))
        return plain
    number = reader.number()
    if tag < HOLDS:
        return number if tag == COUNT else -1 - number
    if number > len(reader.body) - reader.at:
        raise FormatError(f"{number} values do not fit into the rest of the file.", AGAIN)
    if SHAPES[tag - HOLDS] is dict:
        return dict([_read_entry(reader, depth + 1) for _ in range(number)])
    items = [_read_value(reader, depth + 1) for _ in range(number)]
    return items if SHAPES[tag - HOLDS] is list else tuple(items)


def _read_entry(reader: Reader, depth: int) -> tuple[Value, Value]:
    key = _read_value(reader, depth)
    if isinstance(key, (*SLOTS, tuple, list, dict)):
        raise FormatError(f"a {type(key).__name__} cannot be a key.", AGAIN)
    return key, _read_value(reader, depth)


VALUE = FieldCodec(_write_value, _read_value)

RECORDS = (
    SavedParameter,
    Argument,
    SavedArray,
    SavedScalar,
    Tuned,
    SavedLaunch,
    Band,
    Text,
    Judgement,
    SavedStep,
    SavedFact,
    SavedLog,
    SavedSignature,
    Artifact,
)
# How a field is written, by its type in saved.py.
KINDS: dict[str, FieldCodec] = {
    "str": WORDS,
    "str | None": optional(WORDS),
    "tuple[str, ...]": several(WORDS),
    "Name": TEXT,
    "tuple[Name, ...]": several(TEXT),
    "bool": FLAG,
    "int": NUMBER,
    "int | None": optional(NUMBER),
    "tuple[int, ...]": NUMBERS,
    "DType": DTYPE,
    "Value": VALUE,
    "tuple[Program, ...]": several(PROGRAM),
    "Taken": _one_of(get_args(Taken)),
    "Role": _one_of(get_args(Role)),
    "Numeric": _one_of(get_args(Numeric)),
    "Fuse": _one_of(get_args(Fuse)),
    "StepWord": _one_of(get_args(StepWord)),
    "Sign": _one_of(get_args(Sign)),
    **{f"tuple[{kind.__name__}, ...]": several(_record(kind)) for kind in RECORDS},
}
FIELDS: dict[type, dict[str, FieldCodec]] = {
    kind: {part.name: KINDS[str(part.type)] for part in fields(kind)} for kind in RECORDS
}

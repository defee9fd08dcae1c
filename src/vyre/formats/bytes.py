"""A Program as bytes, and back: `decode(encode(p)) == p`, and every program has one encoding.

The body is the tree in postfix: a record is its kind, its own fields, and how many of the records before it
are its children, so neither direction recurses.

`decode` accepts untrusted bytes: it allocates nothing before the bytes for it are there, and returns only
programs that `check` accepts.

A number takes seven bits a byte, the lowest first; the top bit means that more follow. A string is written in
full where it first occurs, and by its number afterwards. The envelope is a magic word, a version and the
body's length before the body, and a digest of all that after it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, TypeAlias, get_args

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
from vyre.ir.problem import Problems
from vyre.ops import ATOMICS, COLLECTIVES, TABLE

STRING_BYTES = 4 * limits.NAME_LENGTH  # UTF-8 takes up to four bytes a character
NUMBER_BITS = 64
DIGEST_BYTES = 32
LENGTH_BYTES = 8  # of the body's length, little-endian

AGAIN = "write it again with encode(program)."
CHECK = "give a program that check(program) accepts."


class FormatError(ValueError):
    """Bytes that are not a program: the cause and, where possible, a fix."""

    def __init__(self, what: str, fix: str = "") -> None:
        super().__init__(f"{what} Fix: {fix}" if fix else what)
        self.what = what
        self.fix = fix


def hashed(data: bytes) -> hashlib.blake2b:
    """The digest that identifies bytes and shows whether they are intact."""
    return hashlib.blake2b(data, digest_size=DIGEST_BYTES)


@dataclass(frozen=True, slots=True)
class Envelope:
    """The data around a body, and the words for it in errors."""

    magic: bytes
    version: int
    most: int  # largest size of a body in bytes
    name: str
    again: str  # how to get a valid one

    @property
    def head_bytes(self) -> int:
        return len(self.magic) + 1 + LENGTH_BYTES

    @property
    def largest(self) -> int:
        """The largest accepted size in bytes, envelope included."""
        return self.head_bytes + self.most + DIGEST_BYTES

    def sealed(self, body: bytes) -> bytes:
        """The body in its envelope."""
        if len(body) > self.most:
            raise FormatError(f"the {self.name} takes {len(body)} bytes; at most {self.most} are allowed.")
        head = self.magic + bytes([self.version]) + len(body).to_bytes(LENGTH_BYTES, "little")
        return head + body + hashed(head + body).digest()

    def opened(self, data: bytes) -> bytes:
        """The body, after the envelope has been checked."""
        start = len(self.magic)
        if data[:start] != self.magic:
            what = f"this is not a {self.name} of Vyre: it does not begin with {self.magic.decode()}."
            raise FormatError(what, "give another file, or what encode returned.")
        there = len(data) - self.head_bytes - DIGEST_BYTES
        if there < 0:
            what = f"the {self.name} is cut short: {len(data)} bytes are fewer than any has."
            raise FormatError(what, self.again)
        if data[start] != self.version:
            what = (
                f"the {self.name} is in version {data[start]} of the format, not in version {self.version}."
            )
            raise FormatError(what, "write it again with this version of Vyre.")
        length = int.from_bytes(data[start + 1 : self.head_bytes], "little")
        if length != there:
            what = f"the {self.name} states a length of {length} bytes, but has {there}."
            raise FormatError(what, self.again)
        if length > self.most:
            what = f"the {self.name} has {length} bytes; at most {self.most} are allowed."
            raise FormatError(what)
        if hashed(data[:-DIGEST_BYTES]).digest() != data[-DIGEST_BYTES:]:
            what = f"the {self.name} is damaged: its bytes do not match their digest."
            raise FormatError(what, self.again)
        return data[self.head_bytes : -DIGEST_BYTES]


@dataclass(slots=True)
class Writer:
    """A body being written, and the numbers of the strings and constant tables in it."""

    out: bytearray = field(default_factory=bytearray)
    strings: dict[str, int] = field(default_factory=dict)
    tables: dict[bytes, int] = field(default_factory=dict)

    def number(self, value: int) -> None:
        """Write a number: seven bits a byte, the lowest first; the top bit means that more follow."""
        if value < 0 or value >> NUMBER_BITS:
            what = f"{value} is not a number from 0 to 2**{NUMBER_BITS} - 1."
            raise FormatError(what, CHECK)
        while value > 0x7F:
            self.out.append(value & 0x7F | 0x80)
            value >>= 7
        self.out.append(value)

    def string(self, value: str) -> None:
        """Write a string: 0 and the string where it first occurs, later its number, from 1."""
        if value in self.strings:
            self.number(self.strings[value])
            return
        try:
            spelled = value.encode()
        except UnicodeEncodeError:
            what = f"{value!r} is not text: it contains half of a surrogate pair."
            raise FormatError(what, CHECK) from None
        self.strings[value] = len(self.strings) + 1
        self.number(0)
        self.number(len(spelled))
        self.out += spelled

    def table(self, value: bytes) -> None:
        """Write a constant table like a string: in full once, later by its number."""
        if value in self.tables:
            self.number(self.tables[value])
            return
        self.tables[value] = len(self.tables) + 1
        self.number(0)
        self.number(len(value))
        self.out += value


@dataclass(slots=True)
class Reader:
    """A body being read, the position in it, and the strings and constant tables read so far."""

    body: bytes
    at: int = 0
    strings: list[str] = field(default_factory=list)
    tables: list[bytes] = field(default_factory=list)

    @property
    def is_done(self) -> bool:
        return self.at == len(self.body)

    def byte(self) -> int:
        if self.is_done:
            raise FormatError("the program ends in the middle of a record.", AGAIN)
        self.at += 1
        return self.body[self.at - 1]

    def number(self) -> int:
        value = 0
        for shift in range(0, NUMBER_BITS, 7):
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                break
        else:
            raise FormatError(f"a number at byte {self.at} does not end.", AGAIN)
        if value >> NUMBER_BITS:
            raise FormatError(f"a number at byte {self.at} has more than {NUMBER_BITS} bits.", AGAIN)
        return value

    def string(self) -> str:
        known = self.number()
        if known > len(self.strings):
            raise FormatError(f"string {known} is used before it is defined.", AGAIN)
        if known:
            return self.strings[known - 1]
        length = self.number()
        if length > min(STRING_BYTES, len(self.body) - self.at):
            raise FormatError(f"a string of {length} bytes does not fit into the rest.", AGAIN)
        self.at += length
        try:
            text = self.body[self.at - length : self.at].decode()
        except UnicodeDecodeError:
            raise FormatError(f"the string before byte {self.at} is not UTF-8.", AGAIN) from None
        self.strings.append(text)
        return text

    def table(self) -> bytes:
        known = self.number()
        if known > len(self.tables):
            raise FormatError(f"constant table {known} is used before it is given.", AGAIN)
        if known:
            return self.tables[known - 1]
        length = self.number()
        if length > min(8 * limits.TABLE, len(self.body) - self.at):
            raise FormatError(f"a constant table of {length} bytes does not fit into the rest.", AGAIN)
        self.at += length
        self.tables.append(self.body[self.at - length : self.at])
        return self.tables[-1]


RECORDS = limits.NODES + limits.PARAMETERS + 1
ENVELOPE = Envelope(
    magic=b"VYRE",
    version=3,  # incremented whenever GRAMMAR, its order or FIELDS changes
    most=RECORDS * (STRING_BYTES + 64) + limits.TABLE_BYTES,  # no program within the limits has a larger body
    name="program",
    again=AGAIN,
)


def encode(program: Program) -> bytes:
    """The program as bytes, without its spans; the same for equal programs."""
    return ENVELOPE.sealed(_body(program))


def decode(data: bytes) -> Program:
    """The program that these bytes encode; raises FormatError if there is none or it is not valid."""
    from vyre.check.rules import check  # calls whose code is cached decode no program

    program = _assemble(ENVELOPE.opened(data))
    try:
        check(program, workgroup=limits.LONG_WORKGROUP)
    except Problems as refused:
        count, first = len(refused.problems), refused.problems[0]
        raise FormatError(f"the program is not valid ({count} found). {first}") from refused
    if encode(program) != data:
        raise FormatError("the bytes are not the canonical encoding of their program.", AGAIN)
    return program


def digest(program: Program) -> str:
    """The digest of a program in hex: the same for equal programs, whatever their spans."""
    return hashed(_body(program)).hexdigest()


# Program -> body


def _body(program: Program) -> bytes:
    writer = Writer()
    for record in postfix(program):
        _write(record, writer)
    return bytes(writer.out)


def postfix(program: Program) -> list[Record]:
    """Every record of the program, each after its children."""
    records: list[Record] = []
    waiting: list[Record] = [program]
    while waiting:
        records.append(waiting.pop())
        waiting.extend(_inside(records[-1]))
        # Records on the stack count too: wide tuples that hold each other must not fill the memory.
        if len(records) + len(waiting) > RECORDS:
            raise FormatError(f"the program has more than {limits.NODES} statements and expressions.", CHECK)
    records.reverse()
    return records


def _inside(record: Record) -> Iterator[Record]:
    for name, part in LAYOUT[type(record)].items():
        if isinstance(part, Inside):
            value = getattr(record, name)
            yield from value if part.many else (value,)


def _write(record: Record, writer: Writer) -> None:
    writer.number(CODES[type(record)])
    for name, part in LAYOUT[type(record)].items():
        if isinstance(part, FieldCodec):
            part.write(writer, getattr(record, name))
        elif part.many:
            writer.number(len(getattr(record, name)))


# Body -> Program


def _assemble(body: bytes) -> Program:
    """The program with these records, not yet checked."""
    reader = Reader(body)
    stack: list[Any] = []  # of Records; the kind of each is checked before use
    count = 0
    while not reader.is_done:
        count += 1
        if count > RECORDS:
            raise FormatError(f"the program has more than {limits.NODES} statements and expressions.")
        stack.append(_read(reader, stack))
    if len(stack) != 1 or not isinstance(stack[0], Program):
        raise FormatError("the records do not make up one program.", AGAIN)
    return stack[0]


def _read(reader: Reader, stack: list[Any]) -> Record:
    """The next record, with its children popped from the stack."""
    code = reader.number()
    if code >= len(KINDS):
        raise FormatError(f"the record at byte {reader.at} has the unknown kind {code}.", AGAIN)
    kind = KINDS[code]
    values: dict[str, Any] = {}
    holes: list[tuple[str, Inside, int]] = []
    for name, part in LAYOUT[kind].items():
        if isinstance(part, FieldCodec):
            values[name] = part.read(reader)
        else:
            holes.append((name, part, reader.number() if part.many else 1))
    inside = iter(_taken(stack, sum(count for _, _, count in holes)))
    for name, part, count in holes:
        records = tuple([_of_kind(part.kinds, record) for record in islice(inside, count)])
        values[name] = records if part.many else records[0]
    record: Record = kind(**values)
    return record


def _taken(stack: list[Any], count: int) -> list[Any]:
    if count > len(stack):
        raise FormatError(f"a record has {count} others inside it, but only {len(stack)} come before.", AGAIN)
    start = len(stack) - count
    taken = stack[start:]
    del stack[start:]
    return taken


def _of_kind(kinds: tuple[type, ...], record: Record) -> Record:
    if not isinstance(record, kinds):
        raise FormatError(f"a {type(record).__name__} is not allowed here.", AGAIN)
    return record


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

"""A Program as bytes, and back: `decode(encode(p)) == p`, and every program has one encoding.

The body is the tree in postfix: a record is its kind, its own fields, and how many of the records before it
lie inside it (layout.py), so neither direction recurses. Around the body lie a magic word, a version, the
body's length, and a digest of all that came before.

`decode` takes bytes from anyone: it allocates nothing before the bytes for it are there, and gives only
programs that `check` accepts.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from vyre.check import check
from vyre.formats.layout import CODES, EXPRESSIONS, KINDS, LAYOUT, STATEMENTS, Inside, Own, Record
from vyre.formats.wire import AGAIN, CHECK, STRING_BYTES, FormatError, Reader, Writer
from vyre.ir import floats, limits
from vyre.ir.literal import Lit, number
from vyre.ir.nodes import Atomic, Collective, Expr, Op, Program
from vyre.ir.problem import Problems
from vyre.ops import TABLE
from vyre.ops.atomics import ATOMICS
from vyre.ops.subgroup import COLLECTIVES

MAGIC = b"VYRE"
VERSION = 1  # raised whenever LAYOUT or the order of its kinds changes
DIGEST_BYTES = 32
LENGTH_BYTES = 8  # of the body's length, little-endian
HEAD_BYTES = len(MAGIC) + 1 + LENGTH_BYTES

RECORDS = limits.NODES + limits.PARAMETERS + 1
BODY_BYTES = RECORDS * (STRING_BYTES + 64)  # no program within the limits has a larger body


def encode(program: Program) -> bytes:
    """The program as bytes, without its spans; the same for equal programs."""
    body = _body(program)
    head = MAGIC + bytes([VERSION]) + len(body).to_bytes(LENGTH_BYTES, "little")
    return head + body + _hash(head + body).digest()


def decode(data: bytes) -> Program:
    """The program that `encode` made these bytes from; FormatError if there is none that is valid."""
    program = _assemble(_opened(data))
    try:
        check(program)
    except Problems as refused:
        count, first = len(refused.problems), refused.problems[0]
        raise FormatError(f"the program is not valid ({count} found). {first}") from refused
    if encode(program) != data:
        raise FormatError("the bytes say a program in another way than the one that encode gives.", AGAIN)
    return program


def digest(program: Program) -> str:
    """A name for what the program says, in hex: the same for equal programs, whatever their spans."""
    return _hash(_body(program)).hexdigest()


def _hash(data: bytes) -> hashlib.blake2b:
    return hashlib.blake2b(data, digest_size=DIGEST_BYTES)


def _opened(data: bytes) -> bytes:
    """The body, once everything around it has been found right."""
    if data[: len(MAGIC)] != MAGIC:
        raise FormatError(
            "these bytes are no Vyre program: they do not begin with VYRE.", "give what encode returned."
        )
    there = len(data) - HEAD_BYTES - DIGEST_BYTES
    if there < 0:
        raise FormatError(f"the program is cut short: {len(data)} bytes are fewer than any has.", AGAIN)
    version = data[len(MAGIC)]
    if version != VERSION:
        raise FormatError(
            f"the program is in version {version} of the format, not in version {VERSION}.", AGAIN
        )
    length = int.from_bytes(data[len(MAGIC) + 1 : HEAD_BYTES], "little")
    if length != there:
        raise FormatError(f"the program says that it has {length} bytes, but {there} are there.", AGAIN)
    if length > BODY_BYTES:
        raise FormatError(f"the program has {length} bytes; no valid one has more than {BODY_BYTES}.")
    if _hash(data[:-DIGEST_BYTES]).digest() != data[-DIGEST_BYTES:]:
        raise FormatError("the program is damaged: its bytes do not match their digest.", AGAIN)
    return data[HEAD_BYTES:-DIGEST_BYTES]


# Program -> body


def _body(program: Program) -> bytes:
    writer = Writer()
    for record in postfix(program):
        _write(record, writer)
    return bytes(writer.out)


def postfix(program: Program) -> list[Record]:
    """Every record of the program, each after those inside it."""
    found: list[Record] = []
    waiting: list[Record] = [program]
    while waiting:
        found.append(waiting.pop())
        waiting.extend(_inside(found[-1]))
        # What waits is counted too: wide tuples that hold each other must not fill the memory.
        if len(found) + len(waiting) > RECORDS:
            raise FormatError(f"the program has more than {limits.NODES} statements and expressions.", CHECK)
    found.reverse()
    return found


def _inside(record: Record) -> Iterator[Record]:
    for name, part in LAYOUT[type(record)].items():
        if isinstance(part, Inside):
            value = getattr(record, name)
            yield from value if part.many else (value,)


def _write(record: Record, writer: Writer) -> None:
    writer.number(CODES[type(record)])
    for name, part in LAYOUT[type(record)].items():
        if isinstance(part, Own):
            part.write(writer, getattr(record, name))
        elif part.many:
            writer.number(len(getattr(record, name)))


# Body -> Program


@dataclass(frozen=True, slots=True)
class _Built:
    """A record and how deep it goes: expressions in expressions, or statements in statements."""

    record: Any  # one of Record; its kind is compared before it is put anywhere
    depth: int


def _assemble(body: bytes) -> Program:
    """The program whose records these are; it may still be one that `check` refuses."""
    reader = Reader(body)
    stack: list[_Built] = []
    count = 0
    while not reader.is_done:
        count += 1
        if count > RECORDS:
            raise FormatError(f"the program has more than {limits.NODES} statements and expressions.")
        stack.append(_read(reader, stack))
    if len(stack) != 1 or not isinstance(stack[0].record, Program):
        raise FormatError("the records do not make up one program.", AGAIN)
    return stack[0].record


def _read(reader: Reader, stack: list[_Built]) -> _Built:
    """The next record, with those inside it taken off the stack."""
    code = reader.number()
    if code >= len(KINDS):
        raise FormatError(f"there is no record of kind {code}, as at byte {reader.at}.", AGAIN)
    kind = KINDS[code]
    values: dict[str, Any] = {}
    holes: list[tuple[str, Inside, int]] = []
    for name, part in LAYOUT[kind].items():
        if isinstance(part, Own):
            values[name] = part.read(reader)
        else:
            holes.append((name, part, reader.number() if part.many else 1))
    inside = _taken(stack, sum(count for _, _, count in holes))
    depth = _depth(kind, inside)
    rest = iter(inside)
    for name, part, count in holes:
        records = tuple([_of_kind(part.kinds, built.record) for built in islice(rest, count)])
        values[name] = records if part.many else records[0]
    record = kind(**values)
    _refuse(record)
    return _Built(record, depth)


def _taken(stack: list[_Built], count: int) -> list[_Built]:
    if count > len(stack):
        raise FormatError(f"a record has {count} others inside it, but only {len(stack)} come before.", AGAIN)
    start = len(stack) - count
    taken = stack[start:]
    del stack[start:]
    return taken


def _of_kind(kinds: tuple[type, ...], record: Record) -> Record:
    if not isinstance(record, kinds):
        raise FormatError(f"a {type(record).__name__} stands where it has no place.", AGAIN)
    return record


def _depth(kind: type, inside: list[_Built]) -> int:
    """How deep a record of this kind goes with these inside it, within the limits of the checker."""
    family = EXPRESSIONS if kind in EXPRESSIONS else STATEMENTS
    depth = 1 + max((built.depth for built in inside if isinstance(built.record, family)), default=0)
    if kind in EXPRESSIONS and depth > limits.EXPRESSION_DEPTH:
        raise FormatError(f"an expression is more than {limits.EXPRESSION_DEPTH} deep.")
    if kind in STATEMENTS and depth > limits.BLOCK_DEPTH:
        raise FormatError(f"statements are nested more than {limits.BLOCK_DEPTH} deep.")
    return depth


def _refuse(record: Record) -> None:
    """A FormatError for what the fields of a record cannot say together."""
    match record:
        case Lit():
            _refuse_bits(record)
        case Op():
            _refuse_count(record.op, record.args, TABLE[record.op].arity)
        case Atomic():
            _refuse_count(record.op, record.args, ATOMICS[record.op].values)
        case Collective():
            _refuse_count(record.op, record.args, COLLECTIVES[record.op].arity)
        case _:
            pass


def _refuse_bits(lit: Lit) -> None:
    if lit.bits >> lit.dtype.bits:
        raise FormatError(f"a literal of {lit.dtype} has more than {lit.dtype.bits} bits.", AGAIN)
    if number(lit) != number(lit) and lit.bits != floats.NAN_BITS[lit.dtype.name]:
        raise FormatError(f"a NaN of {lit.dtype} is not the canonical one.", AGAIN)


def _refuse_count(op: str, args: tuple[Expr, ...], arity: int) -> None:
    if len(args) != arity:
        raise FormatError(f"{op} has {len(args)} operands and takes {arity}.", AGAIN)

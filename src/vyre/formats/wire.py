"""Numbers and strings as bytes, the envelope around a body of them, and the error for invalid bytes.

A number takes seven bits a byte, the lowest first; the top bit means that more follow. A string is written in
full where it first occurs, and by its number afterwards. The envelope is a magic word, a version and the
body's length before the body, and a digest of all that after it.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

from vyre.ir import limits

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

"""Numbers and strings as bytes, and the error for bytes that hold none.

A number takes seven bits a byte, the lowest first; the top bit says that more follow. A string is written out
where it first occurs, and by its number afterwards.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from vyre.ir import limits

STRING_BYTES = 4 * limits.NAME_LENGTH  # UTF-8 takes up to four bytes a character
NUMBER_BITS = 64

AGAIN = "write it again with encode(program)."
CHECK = "give a program that check(program) accepts."


class FormatError(ValueError):
    """These bytes are no program: what is wrong with them and, where something can be done, what."""

    def __init__(self, what: str, fix: str = "") -> None:
        super().__init__(f"{what} Fix: {fix}" if fix else what)
        self.what = what
        self.fix = fix


@dataclass(slots=True)
class Writer:
    """A body that grows, and the numbers of the strings in it."""

    out: bytearray = field(default_factory=bytearray)
    strings: dict[str, int] = field(default_factory=dict)

    def number(self, value: int) -> None:
        """Seven bits a byte, the lowest first; the top bit says that more follow."""
        if value < 0 or value >> NUMBER_BITS:
            raise FormatError(
                f"{value} stands where a program has a number from 0 to 2**{NUMBER_BITS} - 1.", CHECK
            )
        while value > 0x7F:
            self.out.append(value & 0x7F | 0x80)
            value >>= 7
        self.out.append(value)

    def string(self, value: str) -> None:
        """0 and the string where it first occurs, then its number from 1."""
        if value in self.strings:
            self.number(self.strings[value])
            return
        try:
            spelled = value.encode()
        except UnicodeEncodeError:
            raise FormatError(
                f"{value!r} is no text: it has half of a surrogate pair in it.", CHECK
            ) from None
        self.strings[value] = len(self.strings) + 1
        self.number(0)
        self.number(len(spelled))
        self.out += spelled


@dataclass(slots=True)
class Reader:
    """A body, how far it has been read, and the strings met so far."""

    body: bytes
    at: int = 0
    strings: list[str] = field(default_factory=list)

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
            raise FormatError(f"string {known} is used before it is given.", AGAIN)
        if known:
            return self.strings[known - 1]
        length = self.number()
        if length > min(STRING_BYTES, len(self.body) - self.at):
            raise FormatError(f"a string of {length} bytes does not fit where it stands.", AGAIN)
        self.at += length
        try:
            text = self.body[self.at - length : self.at].decode()
        except UnicodeDecodeError:
            raise FormatError(f"the string before byte {self.at} is not UTF-8.", AGAIN) from None
        self.strings.append(text)
        return text

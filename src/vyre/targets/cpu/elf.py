"""Relocatable x86-64 ELF files, as LLVM emits them, linked to an address: pure functions on bytes.

The bytes may come from a damaged file, so they are not trusted: every offset, size, index, name and
relocation is checked, and a fault is a LoadError. Code and constants come first and become read-only and
executable; writable data follows on pages of its own.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

PAGE = 4096
LARGEST = 1 << 26  # bytes, of a file and of the memory it asks for
_SLOT = 16  # bytes of a jump to an external function with its address

_HEADER = struct.Struct("<4sBBBB8xHHIQQQIHHHHHH")
_SECTION = struct.Struct("<IIQQQQIIQQ")
_SYMBOL = struct.Struct("<IBBHQQ")
_RELOCATION = struct.Struct("<QQq")

_PROGBITS, _SYMTAB, _STRTAB, _RELA, _NOBITS, _UNWIND = 1, 2, 3, 4, 8, 0x70000001
_WRITE, _ALLOC, _EXECUTE = 1, 2, 4
_MAGIC, _RELOCATABLE, _X86_64, _AARCH64, _UNDEFINED, _RESERVED = b"\x7fELF", 1, 62, 183, 0, 0xFF00
_FUNCTION = 2  # the type of a symbol
_R_64, _R_PC32, _R_PLT32, _R_GOTPCREL, _R_PC64, _R_GOTPCRELX, _R_REX_GOTPCRELX = 1, 2, 4, 9, 24, 41, 42
_WIDTHS = {
    _R_64: 8,
    _R_PC64: 8,
    _R_PC32: 4,
    _R_PLT32: 4,
    _R_GOTPCREL: 4,
    _R_GOTPCRELX: 4,
    _R_REX_GOTPCRELX: 4,
}
_INDIRECT = (_R_GOTPCREL, _R_GOTPCRELX, _R_REX_GOTPCRELX)


class LoadError(Exception):
    """Object code that cannot be loaded: damaged, or using symbols that are not allowed."""


@dataclass(frozen=True, slots=True)
class Section:
    """A section header."""

    name: int
    kind: int
    flags: int
    offset: int
    size: int
    link: int
    info: int
    align: int

    @property
    def is_loaded(self) -> bool:
        # Unwind tables serve exceptions, which kernels do not throw.
        return bool(self.flags & _ALLOC) and self.kind in (_PROGBITS, _NOBITS) and self.size > 0


@dataclass(frozen=True, slots=True)
class Symbol:
    """A name and its location: an offset in a section, or something external (section 0)."""

    name: str
    section: int
    value: int
    size: int
    is_function: bool


@dataclass(frozen=True, slots=True)
class Relocation:
    """`section[offset]` is to hold the address of a symbol plus `addend`, encoded as `kind` requires."""

    section: int
    offset: int
    kind: int
    symbol: int
    addend: int


@dataclass(frozen=True, slots=True)
class ObjectLayout:
    """An object file and the offsets of its parts in memory: sections by number, and slots by symbol."""

    data: bytes
    sections: tuple[Section, ...]
    symbols: tuple[Symbol, ...]
    relocations: tuple[Relocation, ...]
    places: dict[int, int]
    slots: dict[int, int]
    code_size: int  # a multiple of the page size: executable, and never written again
    size: int

    def function(self, name: str) -> int:
        """Return the offset of a function in memory."""
        for symbol in self.symbols:
            if symbol.name == name and symbol.section in self.places:
                if not self.sections[symbol.section].flags & _EXECUTE:
                    break
                return self.places[symbol.section] + symbol.value
        raise LoadError(f"the object has no function {name!r}")

    @property
    def externals(self) -> list[str]:
        """The external names that the code needs."""
        used = {relocation.symbol for relocation in self.relocations}
        return sorted(self.symbols[index].name for index in used if self.symbols[index].section == _UNDEFINED)


def read(data: bytes) -> ObjectLayout:
    """Check and lay out the contents of an object file."""
    if not _HEADER.size <= len(data) <= LARGEST:
        raise LoadError(f"an object of {len(data)} bytes")
    sections = _sections(data, (_X86_64,))
    symbols = _symbols(data, sections)
    relocations = tuple(_relocations(data, sections, symbols))
    return _laid_out(data, sections, symbols, relocations)


def undefined(data: bytes) -> list[str]:
    """Return the external names that an object for any CPU needs; none for formats other than ELF."""
    if data[:4] != _MAGIC or len(data) < _HEADER.size:
        return []
    symbols = _symbols(data, _sections(data, (_X86_64, _AARCH64)))
    return sorted(symbol.name for symbol in symbols if symbol.section == _UNDEFINED and symbol.name)


def functions(data: bytes) -> list[bytes] | None:
    """Return the machine code of each function of an object for any CPU; None for other formats."""
    if data[:4] != _MAGIC or len(data) < _HEADER.size:
        return None
    sections = _sections(data, (_X86_64, _AARCH64))
    codes = []
    for symbol in _symbols(data, sections):
        if not symbol.is_function or not 0 < symbol.section < len(sections):
            continue
        section = sections[symbol.section]
        if symbol.value > section.size or symbol.size > section.size - symbol.value:
            raise LoadError(f"{symbol.name!r} lies outside its section")
        codes.append(_slice(data, section.offset + symbol.value, symbol.size))
    return codes


def is_x86(data: bytes) -> bool:
    """True for an object for x86-64."""
    return bool(_HEADER.unpack_from(data)[6] == _X86_64)


def link(layout: ObjectLayout, base: int, resolve: Callable[[str], int]) -> bytearray:
    """Return the memory image of an object at address `base`; `resolve` gives the addresses of external
    names.
    """
    image = bytearray(layout.size)
    for index, place in layout.places.items():
        section = layout.sections[index]
        if section.kind != _NOBITS:
            image[place : place + section.size] = layout.data[section.offset : section.offset + section.size]
    for index, slot in layout.slots.items():
        symbol = layout.symbols[index]
        outside = symbol.section == _UNDEFINED
        address = resolve(symbol.name) if outside else base + layout.places[symbol.section] + symbol.value
        image[slot : slot + _SLOT] = b"\xff\x25\x02\x00\x00\x00\xcc\xcc" + struct.pack(
            "<Q", address
        )  # jmp *+2
    for relocation in layout.relocations:
        _relocate(layout, image, base, relocation)
    return image


def _sections(data: bytes, machines: Sequence[int]) -> tuple[Section, ...]:
    (magic, bits, order, version, _, kind, machine, _, _, _, offset, _, _, _, _, entry, count, _) = (
        _HEADER.unpack_from(data)
    )
    if (magic, bits, order, version, kind) != (_MAGIC, 2, 1, 1, _RELOCATABLE) or machine not in machines:
        raise LoadError("not a relocatable object for this machine")
    if entry != _SECTION.size:
        raise LoadError(f"section headers of {entry} bytes")
    table = _slice(data, offset, count * entry)
    sections = tuple(
        Section(name, kind, flags, start, size, link, info, align)
        for name, kind, flags, _, start, size, link, info, align, _ in _SECTION.iter_unpack(table)
    )
    for section in sections:
        if section.kind not in (0, _NOBITS):
            _slice(data, section.offset, section.size)
        if section.is_loaded and section.align not in (
            0,
            1,
            2,
            4,
            8,
            16,
            32,
            64,
            128,
            256,
            512,
            1024,
            2048,
            PAGE,
        ):
            raise LoadError(f"a section aligned to {section.align}")
    return sections


def _slice(data: bytes, offset: int, size: int) -> bytes:
    if offset > len(data) or size > len(data) - offset:
        raise LoadError(f"{size} bytes at {offset} of an object of {len(data)}")
    return data[offset : offset + size]


def _symbols(data: bytes, sections: tuple[Section, ...]) -> tuple[Symbol, ...]:
    tables = [section for section in sections if section.kind == _SYMTAB]
    if len(tables) != 1 or tables[0].size % _SYMBOL.size:
        raise LoadError(f"{len(tables)} symbol tables, or one of a broken size")
    table = tables[0]
    if table.link >= len(sections) or sections[table.link].kind != _STRTAB:
        raise LoadError("the symbol table has no names")
    strings = sections[table.link]
    names = _slice(data, strings.offset, strings.size)
    return tuple(
        Symbol(_name(names, name), section, value, size, is_function=info & 0xF == _FUNCTION)
        for name, info, _, section, value, size in _SYMBOL.iter_unpack(_slice(data, table.offset, table.size))
    )


def _name(names: bytes, start: int) -> str:
    end = names.find(b"\0", start)
    if end < 0 or start >= len(names):
        raise LoadError(f"a name at {start} of {len(names)} bytes of names")
    return names[start:end].decode("utf-8", errors="replace")


def _relocations(
    data: bytes, sections: tuple[Section, ...], symbols: tuple[Symbol, ...]
) -> Iterable[Relocation]:
    for table in sections:
        if table.kind != _RELA:
            continue
        if table.info >= len(sections) or table.size % _RELOCATION.size:
            raise LoadError("a table of relocations for no section, or of a broken size")
        if not sections[table.info].is_loaded:
            continue
        room = sections[table.info].size
        for offset, info, addend in _RELOCATION.iter_unpack(_slice(data, table.offset, table.size)):
            relocation = Relocation(table.info, offset, info & 0xFFFFFFFF, info >> 32, addend)
            _require_sound(relocation, room, sections, symbols)
            yield relocation


def _require_sound(
    relocation: Relocation, room: int, sections: tuple[Section, ...], symbols: tuple[Symbol, ...]
) -> None:
    """Raise a LoadError unless the relocation writes inside its section and names a symbol that is valid for
    it.
    """
    width = _WIDTHS.get(relocation.kind)
    if width is None:
        raise LoadError(f"a relocation of kind {relocation.kind}")
    if relocation.offset > room - width:
        raise LoadError(f"a relocation at {relocation.offset} of a section of {room} bytes")
    if not 0 < relocation.symbol < len(symbols):
        raise LoadError(f"a relocation by symbol {relocation.symbol} of {len(symbols)}")
    symbol = symbols[relocation.symbol]
    if symbol.section == _UNDEFINED:
        return
    if symbol.section >= _RESERVED or symbol.section >= len(sections):
        raise LoadError(f"{symbol.name!r} stands for nothing in this object")
    if not sections[symbol.section].is_loaded:
        raise LoadError(f"{symbol.name!r} stands for a part that is not loaded")


def _laid_out(
    data: bytes,
    sections: tuple[Section, ...],
    symbols: tuple[Symbol, ...],
    relocations: tuple[Relocation, ...],
) -> ObjectLayout:
    loaded = [(index, section) for index, section in enumerate(sections) if section.is_loaded]
    for symbol in symbols:
        inside = symbol.section < len(sections) and sections[symbol.section].is_loaded
        if inside and symbol.value > sections[symbol.section].size:
            raise LoadError(f"{symbol.name!r} lies outside its section")
    places: dict[int, int] = {}
    end = _place(places, (pair for pair in loaded if not pair[1].flags & _WRITE), start=0)
    slots: dict[int, int] = {}
    for relocation in relocations:
        needs_slot = relocation.kind in _INDIRECT or symbols[relocation.symbol].section == _UNDEFINED
        if needs_slot and relocation.symbol not in slots:
            slots[relocation.symbol] = _aligned(end, _SLOT) + _SLOT * len(slots)
    code_size = _aligned(_aligned(end, _SLOT) + _SLOT * len(slots), PAGE)
    size = _place(places, (pair for pair in loaded if pair[1].flags & _WRITE), start=code_size)
    if size > LARGEST:
        raise LoadError(f"an object that asks for {size} bytes of memory")
    return ObjectLayout(data, sections, symbols, relocations, places, slots, code_size, _aligned(size, PAGE))


def _place(places: dict[int, int], sections: Iterable[tuple[int, Section]], *, start: int) -> int:
    """Place sections one after the other; return the end."""
    for index, section in sections:
        if section.size > LARGEST:
            raise LoadError(f"a section of {section.size} bytes")
        places[index] = _aligned(start, max(section.align, 1))
        start = places[index] + section.size
    return start


def _aligned(at: int, step: int) -> int:
    return -(-at // step) * step


def _relocate(layout: ObjectLayout, image: bytearray, base: int, relocation: Relocation) -> None:
    symbol = layout.symbols[relocation.symbol]
    slot = layout.slots.get(relocation.symbol)
    place = layout.places[relocation.section] + relocation.offset
    if relocation.kind in _INDIRECT:
        assert slot is not None
        goal = base + slot + 8
    elif symbol.section == _UNDEFINED:
        assert slot is not None
        goal = base + slot
    else:
        goal = base + layout.places[symbol.section] + symbol.value
    value = goal + relocation.addend
    if relocation.kind != _R_64:
        value -= base + place
    width = _WIDTHS[relocation.kind]
    signed = relocation.kind != _R_64
    try:
        image[place : place + width] = value.to_bytes(width, "little", signed=signed)
    except OverflowError:
        raise LoadError(f"{symbol.name!r} is out of reach") from None

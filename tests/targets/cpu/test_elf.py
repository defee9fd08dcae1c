"""Object files linked to an address, sound and damaged ones."""

import contextlib
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from targets.cpu.kernels import run_python
from vyre.targets.cpu import elf, machine
from vyre.targets.cpu.compile import compile_object
from vyre.targets.cpu.elf import LoadError

# Code, constants, writable data, zeroed data, a pointer in data, and functions from outside.
WHOLE = """
@table = internal global [2 x ptr] [ ptr @twice, ptr @kernel ], align 16
@zeros = global [100 x i64] zeroinitializer, align 64
@known = external global i64
declare double @fma(double, double, double)
declare void @memcpy(ptr, ptr, i64)
define double @twice(double %x) nounwind {
  %y = call double @fma(double %x, double 2.0, double 0x3FB999999999999A)
  ret double %y
}
define void @kernel(ptr %args, i64 %lo, i64 %hi) nounwind {
  %slot = and i64 %lo, 1
  %p = getelementptr ptr, ptr @table, i64 %slot
  %f = load volatile ptr, ptr %p
  %x = sitofp i64 %hi to double
  %y = call double %f(double %x)
  store double %y, ptr %args
  call void @memcpy(ptr @zeros, ptr %args, i64 8)
  store ptr @memcpy, ptr @table
  %k = load i64, ptr @known
  store volatile i64 %k, ptr @zeros
  ret void
}
"""
OBJECT = compile_object(WHOLE, machine.baseline("x86-64"))
BASE = 0x7F0000000000


OUTSIDE = {"fma": 0x1111, "memcpy": 0x2222, "known": 0x3333}
DAMAGE = (LoadError, KeyError)  # KeyError: another name for something outside


def outside(name: str) -> int:
    return OUTSIDE[name]


def linked(data: bytes) -> bytearray:
    return elf.link(elf.read(data), BASE, outside)


def test_the_external_symbols_of_an_object_are_listed() -> None:
    assert ["fma", "known", "memcpy"] == elf.read(OBJECT).externals


def test_functions_are_found_and_data_is_not_one() -> None:
    layout = elf.read(OBJECT)

    assert 0 <= layout.function("kernel") < layout.code_size
    assert layout.function("kernel") != layout.function("twice")
    for name in ("zeros", "fma", "none", ""):
        with pytest.raises(LoadError, match="no function"):
            layout.function(name)


def test_writable_data_has_pages_of_its_own() -> None:
    layout = elf.read(OBJECT)

    assert layout.code_size % elf.PAGE == layout.size % elf.PAGE == 0
    assert layout.size >= layout.code_size + 100 * 8
    assert 0 < layout.code_size


def test_pointers_in_data_hold_addresses() -> None:
    layout = elf.read(OBJECT)
    wanted = struct.pack("<QQ", *(BASE + layout.function(name) for name in ("twice", "kernel")))

    assert wanted in linked(OBJECT)[layout.code_size :]


def test_external_functions_are_reached_through_jumps() -> None:
    layout = elf.read(OBJECT)
    image = linked(OBJECT)
    jumps = {layout.symbols[index].name: bytes(image[at : at + 16]) for index, at in layout.slots.items()}
    wanted = {
        name: b"\xff\x25\x02\x00\x00\x00\xcc\xcc" + struct.pack("<Q", outside(name)) for name in OUTSIDE
    }

    assert wanted == {name: jump for name, jump in jumps.items() if name in OUTSIDE}


@pytest.mark.parametrize("mask", [0xFF, 0x01, 0x80, 0x10])
def test_a_damaged_byte_is_a_load_error_or_nothing(mask: int) -> None:
    for at in range(len(OBJECT)):
        damaged = bytearray(OBJECT)
        damaged[at] ^= mask
        with contextlib.suppress(*DAMAGE):
            linked(bytes(damaged))


def test_a_truncated_object_is_a_load_error() -> None:
    for length in range(len(OBJECT)):
        with pytest.raises(LoadError):
            linked(OBJECT[:length])


@given(st.binary(max_size=400))
def test_noise_is_a_load_error(noise: bytes) -> None:
    with pytest.raises(LoadError):
        elf.read(noise)
    with pytest.raises(LoadError):
        elf.read(OBJECT[:64][: -len(noise) or None] + noise)


@given(st.lists(st.tuples(st.integers(0, len(OBJECT) - 8), st.binary(min_size=1, max_size=8)), max_size=6))
def test_many_damages_are_a_load_error_or_nothing(damages: list[tuple[int, bytes]]) -> None:
    damaged = bytearray(OBJECT)
    for at, noise in damages:
        damaged[at : at + len(noise)] = noise
    with contextlib.suppress(*DAMAGE):
        linked(bytes(damaged))


def section(data: bytes, kind: int) -> int:
    """The offset of the header of the first section of a kind."""
    start, count = struct.unpack_from("<Q", data, 40)[0], struct.unpack_from("<H", data, 60)[0]
    return next(
        at for at in range(start, start + 64 * count, 64) if struct.unpack_from("<I", data, at + 4)[0] == kind
    )


def patched(at: int, form: str, value: int) -> bytes:
    data = bytearray(OBJECT)
    struct.pack_into(form, data, at, value)
    return bytes(data)


PROGBITS, SYMTAB, RELA, NOBITS = 1, 2, 4, 8
RELOCATION = struct.unpack_from("<Q", OBJECT, section(OBJECT, RELA) + 24)[0]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (patched(0, "<B", 0), "not a relocatable"),
        (patched(18, "<H", 183), "not a relocatable"),
        (patched(58, "<H", 63), "section headers of 63"),
        (patched(40, "<Q", 1 << 63), "bytes at 9223372036854775808"),
        (patched(60, "<H", 0xFFFF), "bytes at"),
        (patched(section(OBJECT, PROGBITS) + 48, "<Q", 3), "aligned to 3"),
        (patched(section(OBJECT, PROGBITS) + 32, "<Q", 1 << 62), "bytes at"),
        (patched(section(OBJECT, NOBITS) + 32, "<Q", 1 << 40), "a section of 1099511627776 bytes"),
        (patched(section(OBJECT, SYMTAB) + 40, "<I", 999), "no names"),
        (patched(section(OBJECT, SYMTAB) + 32, "<Q", 25), "broken size"),
        (patched(section(OBJECT, RELA) + 44, "<I", 999), "for no section"),
        (patched(RELOCATION, "<Q", 1 << 32), "a relocation at"),
        (patched(RELOCATION + 8, "<I", 77), "of kind 77"),
        (patched(RELOCATION + 12, "<I", 999), "by symbol 999"),
        (patched(RELOCATION + 16, "<Q", 1 << 40), "out of reach"),
    ],
)  # fmt: skip
def test_the_error_says_what_is_wrong(data: bytes, said: str) -> None:
    with pytest.raises(LoadError, match=said):
        linked(data)


def test_loading_damaged_objects_does_not_end_the_process() -> None:
    script = """
import random
from targets.cpu.test_elf import OBJECT
from vyre.targets.cpu.loader import KERNEL_SYMBOLS, load_elf
from vyre.targets.cpu.elf import LoadError
chance = random.Random(7)
kept = 0
for at in range(len(OBJECT)):
    damaged = bytearray(OBJECT)
    damaged[at] ^= chance.randrange(1, 256)
    try:
        load_elf(bytes(damaged), ["kernel"], symbols=(*KERNEL_SYMBOLS, "known"))
    except LoadError:
        kept += 1
print("done", kept > 0)
"""
    done = run_python(script)

    assert ("done True\n", "", 0) == (done.stdout, done.stderr, done.returncode)

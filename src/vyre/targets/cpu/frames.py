"""The stack that machine code uses, read from the instructions that set up the frames of its functions.

LLVM can write the sizes of frames into a section of the object, but llvmlite has no switch for it. Our
functions are compiled with `alignstack(64)`, which makes LLVM set up every frame in the same way:

    x86-64:   push rbp; mov rbp, rsp; push ...; and rsp, -64; sub rsp, size
    AArch64:  stp ..., [sp, #-saved]!; sub x9, sp, #size; sub x9, x9, #size; ...; and sp, x9, #-64

If that is not found, every instruction that could allocate stack is counted, at any byte offset: the result
may be too large, but never too small.
"""

from __future__ import annotations

import re
import struct

from vyre.targets.cpu import elf

# Bytes of one function: its return address, saved registers, alignment padding, the red zone, and
# the frame of a function of the C library that it calls.
BESIDE_FRAME = 512

_PUSHES = rb"(?:\x53|\x50|\x41[\x50-\x57])*"
_SUB = rb"(?:\x48\x81\xec(.{4})|\x48\x83\xec(.)|\x48\x83\xc4\x80)"
_PROLOGUE = re.compile(rb"\x55\x48\x89\xe5" + _PUSHES + rb"\x48\x83\xe4\xc0" + _SUB + rb"?", re.DOTALL)
_ANY_SUB = re.compile(rb"(?=\x48\x81\xec(.{4})|\x48\x83\xec(.))", re.DOTALL)

_SP, _X9 = 31, 9
_ALIGN_SP = 0x927AE53F  # and sp, x9, #-64


def stack_bytes(data: bytes) -> int | None:
    """Return an upper bound of the stack that a call of any function of an object uses; None for an object of
    an unsupported format.

    Our code has no recursion and no frames of dynamic size, so the sum of all frames is a bound.
    """
    functions = elf.functions(data)
    if functions is None:
        return None
    frame = _x86_frame if elf.is_x86(data) else _arm_frame
    return sum(frame(code) + BESIDE_FRAME for code in functions)


def _x86_frame(code: bytes) -> int:
    matches = list(_PROLOGUE.finditer(code)) or list(_ANY_SUB.finditer(code))
    return sum(_immediate(match[1], match[2]) for match in matches)


def _immediate(wide: bytes | None, narrow: bytes | None) -> int:
    number = wide or narrow
    return abs(int.from_bytes(number, "little", signed=True)) if number else 128


def _arm_frame(code: bytes) -> int:
    words = struct.unpack(f"<{len(code) // 4}I", code[: len(code) // 4 * 4])
    if _ALIGN_SP in words:
        return sum(_lowered(word, (_SP, _X9)) for word in words[: words.index(_ALIGN_SP)])
    return sum(_lowered(word, (_SP,)) for word in words)


def _lowered(word: int, registers: tuple[int, ...]) -> int:
    """Return by how much `sub register, register, #number` lowers one of the registers; 0 for other
    instructions.
    """
    if word & 0xFF800000 != 0xD1000000 or word & 31 not in registers or word >> 5 & 31 not in registers:
        return 0
    return (word >> 10 & 0xFFF) << (12 if word >> 22 & 1 else 0)

"""What PTX of integer kernels does, thread by thread, without a GPU: as much of it as the tests here need.

Vectors must be aligned, and every address inside an array or the few bytes behind it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any

import numpy as np

from vyre.targets.cuda.launch import arguments, slots
from vyre.targets.cuda.ptx import Kernel

BASE, GAP = 0x10000, 256
_SIGNED: dict[str, Callable[..., int]] = {
    "add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b,
    "mad": lambda a, b, c: a * b + c, "and": lambda a, b: a & b, "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b, "not": lambda a: ~a, "neg": lambda a: -a, "min": min, "max": max,
    "shl": lambda a, b: a << min(b, 64), "shr": lambda a, b: a >> min(b, 64), "mov": lambda a: a,
    "div": lambda a, b: a // b, "rem": lambda a, b: a % b,
}  # fmt: skip
_TESTS: dict[str, Callable[[int, int], bool]] = {
    "lt": lambda a, b: a < b, "le": lambda a, b: a <= b, "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b, "eq": lambda a, b: a == b, "ne": lambda a, b: a != b,
}  # fmt: skip
_PREDICATES: dict[str, Callable[..., bool]] = {
    "and": lambda a, b: a and b, "or": lambda a, b: a or b, "not": lambda a: not a, "xor": lambda a, b: a != b
}  # fmt: skip


def run(kernel: Kernel, arrays: Mapping[str, Any], params: Sequence[Any], grid: tuple[int, ...]) -> None:
    """Launch over a grid on arrays by name, which are changed in place; there are no scalars."""
    words = arguments(params, {name: array.shape for name, array in arrays.items()}, grid)
    memory, at = bytearray(BASE), {}
    for name, array in arrays.items():
        at[name] = len(memory)
        words[slots(params)[name]] = at[name]
        memory += array.tobytes() + bytes(GAP - array.nbytes % GAP)
    code, labels = _parsed(kernel.ptx)
    for block in product(*map(range, kernel.blocks(grid))):
        for thread in product(*map(range, kernel.block)):
            special = {
                f"%{kind}.{axis}": value
                for kind, values in (("ctaid", block), ("tid", thread), ("nctaid", kernel.blocks(grid)))
                for axis, value in zip("xyz", values, strict=True)
            }
            _Thread(words, memory, special).run(code, labels)
    for name, array in arrays.items():
        found = np.frombuffer(bytes(memory[at[name] : at[name] + array.nbytes]), array.dtype)
        array[...] = found.reshape(array.shape)


def _parsed(text: str) -> tuple[list[str], dict[str, int]]:
    code: list[str] = []
    labels: dict[str, int] = {}
    for line in text.partition("\n{")[2].splitlines():
        line = line.partition("//")[0].strip()
        if line.startswith("$"):
            labels[line.rstrip(":")] = len(code)
        elif line and line[0] not in ".}":
            code.append(line.rstrip(";"))
    return code, labels


def _bits(kind: str) -> int:
    return int(re.sub(r"\D", "", kind))


def _held(value: int, kind: str) -> int:
    """A number as a register of this kind holds it."""
    bits = _bits(kind)
    value &= (1 << bits) - 1
    return value - (1 << bits) if kind[0] == "s" and value >> (bits - 1) else value


class _Thread:
    def __init__(self, words: Sequence[int], memory: bytearray, special: Mapping[str, int]) -> None:
        self.words, self.memory, self.registers = words, memory, dict[str, int](special)

    def run(self, code: Sequence[str], labels: Mapping[str, int]) -> None:
        at = 0
        while at < len(code):
            guard, line = re.match(r"(?:@(!?%\w+)\s+)?(.*)", code[at]).groups()  # type: ignore[union-attr]
            at += 1
            if guard is not None and bool(self.registers[guard.lstrip("!")]) == guard.startswith("!"):
                continue
            op, _, rest = line.partition("\t") if "\t" in line else line.partition(" ")
            if op.strip() == "ret":
                return
            if op.startswith("bra"):
                at = labels[rest.strip()]
                continue
            self._step(op.strip().split("."), re.split(r",\s*(?![^{]*})", rest.strip()))

    def _value(self, text: str, kind: str) -> int:
        found = self.registers[text] if text.startswith("%") else int(text, 0)
        return found if kind == "pred" else _held(found, kind)

    def _address(self, text: str) -> int:
        name, _, offset = text.strip("[]").partition("+")
        return self.registers[name] + int(offset or 0)

    def _step(self, op: list[str], args: list[str]) -> None:
        name, kind = op[0], op[-1]
        if name in ("ld", "st") and op[1] != "param":
            self._memory(name, kind, args)
            return
        to, *given = args
        if name == "ld":
            self.registers[to] = _held(self.words[int(given[0].strip("[]").rpartition("_")[2])], kind)
        elif name == "setp":
            self.registers[to] = _TESTS[op[1]](*(self._value(one, kind) for one in given))
        elif name == "selp":
            self.registers[to] = self._value(given[0 if self.registers[given[2]] else 1], kind)
        elif kind == "pred":
            self.registers[to] = _PREDICATES[name](*(self.registers[one] for one in given))
        elif name == "cvt":
            self.registers[to] = _held(self._value(given[0], kind), op[-2])
        else:
            wide = f"{kind[0]}{2 * _bits(kind)}" if "wide" in op else kind
            kinds = [kind, "u32" if name in ("shl", "shr") else kind, wide]
            values = [self._value(one, each) for one, each in zip(given, kinds, strict=False)]
            result = _SIGNED[name](*values)
            self.registers[to] = _held(result >> _bits(kind) if "hi" in op else result, wide)

    def _memory(self, name: str, kind: str, args: list[str]) -> None:
        (place, names) = (args[1], args[0]) if name == "ld" else (args[0], args[1])
        registers = [one.strip() for one in names.strip("{}").split(",")]
        size, at = _bits(kind) // 8, self._address(place)
        assert BASE <= at <= len(self.memory) - size * len(registers), f"{at:#x} is outside"
        assert at % (size * len(registers)) == 0, f"{at:#x} is not aligned"
        for number, register in enumerate(registers):
            piece = slice(at + size * number, at + size * (number + 1))
            if name == "ld":
                self.registers[register] = int.from_bytes(self.memory[piece], "little")
            else:
                self.memory[piece] = _held(self._value(register, kind), f"u{8 * size}").to_bytes(
                    size, "little"
                )

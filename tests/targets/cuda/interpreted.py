"""What PTX of integer kernels does, thread by thread, without a GPU: as much of it as the tests here need.

Vectors must be aligned. What is written must lie inside an array. What is read may lie in the guard zones
around it, but must not matter: a launch that does so is interpreted again, with other bytes in the zones.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any

import numpy as np

from guarded import ZONE, noise
from vyre.targets.cuda.launch import arguments, bits, slots
from vyre.targets.cuda.ptx import PtxKernel

BASE, ALIGNED = 0x10000, 256  # as arrays lie that a GPU allocates
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
    "and": lambda a, b: a and b, "or": lambda a, b: a or b, "not": lambda a: not a,
    "xor": lambda a, b: a != b, "mov": lambda a: a,
}  # fmt: skip


def run(
    kernel: PtxKernel,
    given: Mapping[str, Any],
    params: Sequence[Any],
    grid: tuple[int, ...],
    *,
    shift: int = 0,
) -> None:
    """Launch over a grid on arrays by name, which are changed in place, and numbers; the arrays begin `shift`
    elements behind where a GPU would begin them.
    """
    first, strays = _run(kernel, given, params, grid, shift, 0)
    if strays:
        second, _ = _run(kernel, given, params, grid, shift, 1)
        changed = [name for name in first if first[name] != second[name]]
        assert [] == changed, "changed with what lies outside of the arrays"
    for param in params:
        if param.is_array:
            array = given[param.name]
            if param.access == "in":
                assert array.tobytes() == first[param.name], f"{param.name} is only read"
            array[...] = np.frombuffer(first[param.name], array.dtype).reshape(array.shape)


def _run(
    kernel: PtxKernel, given: Mapping[str, Any], params: Sequence[Any], grid: tuple[int, ...], shift: int,
    filling: int,
) -> tuple[dict[str, bytes], bool]:  # fmt: skip
    """The bytes of the arrays after a launch, and whether anything around them was read."""
    arrays = {param.name: given[param.name] for param in params if param.is_array}
    words = arguments(params, {name: array.shape for name, array in arrays.items()}, grid)
    memory, at = bytearray(BASE), {}
    for name, array in arrays.items():
        memory += noise(ZONE + -(len(memory) + ZONE) % ALIGNED + shift * array.itemsize, filling)
        at[name] = range(len(memory), len(memory) + array.nbytes)
        memory += array.tobytes() + noise(ZONE, filling)
        words[slots(params)[name]] = at[name].start
    for param in params:
        if not param.is_array:
            words[slots(params)[param.name]] = bits(given[param.name])
    code, labels = _parsed(kernel.ptx)
    strays, private = False, _private_size(kernel.ptx)
    for block in product(*map(range, kernel.blocks(grid))):
        for number in product(*map(range, kernel.block)):
            special = {
                f"%{kind}.{axis}": value
                for kind, values in (("ctaid", block), ("tid", number), ("nctaid", kernel.blocks(grid)))
                for axis, value in zip("xyz", values, strict=True)
            }
            thread = _Thread(words, memory, special, list(at.values()), private)
            thread.run(code, labels)
            strays = strays or thread.strays
    return {name: bytes(memory[place.start : place.stop]) for name, place in at.items()}, strays


def _private_size(text: str) -> int:
    """How many bytes a thread has for arrays of its own."""
    found = re.search(r"__local_depot0\[(\d+)\]", text)
    return int(found[1]) if found else 0


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
    def __init__(
        self, words: Sequence[int], memory: bytearray, special: Mapping[str, int], arrays: Sequence[range],
        private: int,
    ) -> None:  # fmt: skip
        self.words, self.memory, self.registers = words, memory, dict[str, int](special)
        self.arrays, self.private, self.strays = arrays, bytearray(private), False

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
        if text == "__local_depot0":
            return 0
        found = self.registers[text] if text.startswith("%") else int(text, 0)
        return found if kind == "pred" else _held(found, kind)

    def _address(self, text: str) -> int:
        name, _, offset = text.strip("[]").partition("+")
        return self.registers[name] + int(offset or 0)

    def _step(self, op: list[str], args: list[str]) -> None:
        name, kind = op[0], op[-1]
        if name in ("ld", "st") and op[1] != "param":
            self._memory(name, kind, args, is_private=op[1] == "local")
            return
        to, *given = args
        if name == "ld":
            self.registers[to] = _held(self.words[int(given[0].strip("[]").rpartition("_")[2])], kind)
        elif name == "setp":
            self.registers[to] = _TESTS[op[1]](*(self._value(one, kind) for one in given))
        elif name == "selp":
            self.registers[to] = self._value(given[0 if self.registers[given[2]] else 1], kind)
        elif kind == "pred":
            values = [self.registers[one] if one.startswith("%") else one != "0" for one in given]
            self.registers[to] = _PREDICATES[name](*values)
        elif name == "cvt":
            self.registers[to] = _held(self._value(given[0], kind), op[-2])
        else:
            wide = f"{kind[0]}{2 * _bits(kind)}" if "wide" in op else kind
            kinds = [kind, "u32" if name in ("shl", "shr") else kind, wide]
            values = [self._value(one, each) for one, each in zip(given, kinds, strict=False)]
            result = _SIGNED[name](*values)
            self.registers[to] = _held(result >> _bits(kind) if "hi" in op else result, wide)

    def _memory(self, name: str, kind: str, args: list[str], *, is_private: bool) -> None:
        (place, names) = (args[1], args[0]) if name == "ld" else (args[0], args[1])
        registers = [one.strip() for one in names.strip("{}").split(",")]
        size, at = _bits(kind) // 8, self._address(place)
        end = at + size * len(registers)
        arrays, memory = self.arrays, self.memory
        if is_private:
            arrays, memory = [range(len(self.private))], self.private
        if not any(array.start <= at and end <= array.stop for array in arrays):
            zone = ZONE if name == "ld" and not is_private else 0
            near = any(array.start - zone <= at and end <= array.stop + zone for array in arrays)
            assert near, f"{name} at {at:#x} is outside"
            self.strays = True
        assert at % (size * len(registers)) == 0, f"{at:#x} is not aligned"
        for number, register in enumerate(registers):
            piece = slice(at + size * number, at + size * (number + 1))
            if name == "ld":
                self.registers[register] = int.from_bytes(memory[piece], "little")
            else:
                memory[piece] = _held(self._value(register, kind), f"u{8 * size}").to_bytes(size, "little")

"""What PTX does, thread by thread, without a GPU: as much of it as the tests here need.

Vectors must be aligned. What is written must lie inside an array. What is read may lie in the guard zones
around it, but must not matter: a launch that does so is interpreted again, with other bytes in the zones.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np

from guarded import ZONE, noise
from vyre.ops.fused import fused
from vyre.targets.cuda.launch import arguments, bits, slots
from vyre.targets.cuda.ptx import PtxKernel

MOST_THREADS = (1024, 1024, 64)  # of a block along each axis
BASE, ALIGNED = 0x10000, 256  # as arrays lie that a GPU allocates
WARP, BARRIER = 32, "barrier"
UNSET = 0x5A17C0DE5A17C0DE  # what an unwritten register holds: it may be read, and must not matter
_SIGNED: dict[str, Callable[..., int]] = {
    "add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b,
    "mad": lambda a, b, c: a * b + c, "and": lambda a, b: a & b, "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b, "not": lambda a: ~a, "neg": lambda a: -a, "min": min, "max": max,
    "shl": lambda a, b: a << min(b, 64), "shr": lambda a, b: a >> min(b, 64), "mov": lambda a: a,
    "div": lambda a, b: _quotient(a, b), "rem": lambda a, b: a - b * _quotient(a, b),
    "popc": int.bit_count, "abs": abs, "exch": lambda old, new: new,
}  # fmt: skip
_TESTS: dict[str, Callable[[int, int], bool]] = {
    "lt": lambda a, b: a < b, "le": lambda a, b: a <= b, "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b, "eq": lambda a, b: a == b, "ne": lambda a, b: a != b,
}  # fmt: skip
_PREDICATES: dict[str, Callable[..., bool]] = {
    "and": lambda a, b: a and b, "or": lambda a, b: a or b, "not": lambda a: not a,
    "xor": lambda a, b: a != b, "mov": lambda a: a,
}  # fmt: skip


_FLOATS: dict[str, Callable[..., Any]] = {
    "add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b,
    "div": lambda a, b: a / b, "neg": lambda a: -a, "abs": abs, "sqrt": np.sqrt,
    "rcp": lambda a: type(a)(1) / a, "mov": lambda a: a, "rsqrt": lambda a: _near(type(a)(1) / np.sqrt(a)),
    "min": lambda a, b: _extreme(a, b, a if a < b else b, is_least=True),
    "max": lambda a, b: _extreme(a, b, a if a > b else b, is_least=False),
}  # fmt: skip
_KINDS = {"f16": np.float16, "f32": np.float32, "f64": np.float64}
_ROUNDED: dict[str, Callable[[Any], Any]] = {
    "rzi": np.trunc, "rmi": np.floor, "rpi": np.ceil, "rni": np.rint,
}  # fmt: skip


def _as_float(bits: int, kind: str) -> Any:
    return np.frombuffer((bits & (1 << _bits(kind)) - 1).to_bytes(_bits(kind) // 8, "little"), _KINDS[kind])[
        0
    ]


def _as_bits(value: Any) -> int:
    return int.from_bytes(value.tobytes(), "little")


def _float_result(name: str, op: list[str], kind: str, values: list[Any]) -> Any:
    with np.errstate(all="ignore"):
        if name == "fma":
            return fused(*map(np.asarray, values)).astype(_KINDS[kind])[()]
        if "NaN" in op and any(map(np.isnan, values)):
            return _KINDS[kind](np.nan)
        return _FLOATS[name](*values)


def _converted(value: int, op: list[str]) -> int:
    """What `cvt` makes of a value: of integers, of floats, from one to the other."""
    to, kind = op[-2], op[-1]
    if kind not in _KINDS:
        if to not in _KINDS:
            return _held(value, to)
        whole = np.asarray(value, np.int64 if kind[0] == "s" else np.uint64)
        return _as_bits(whole.astype(_KINDS[to])[()])
    number = _as_float(value, kind)
    with np.errstate(all="ignore"):
        number = _ROUNDED[op[1]](number) if op[1] in _ROUNDED else number
        if to in _KINDS:
            return _as_bits(_KINDS[to](number))
    size = _bits(to)
    low, high = (-1 << size - 1, (1 << size - 1) - 1) if to[0] == "s" else (0, (1 << size) - 1)
    if np.isnan(number):
        return _held(1 << 63 if size == 64 else 0, to)
    if np.isinf(number):
        return _held(low if number < 0 else high, to)
    return _held(max(low, min(int(number), high)), to)


def _float_test(test: str, a: Any, b: Any) -> bool:
    """A comparison of floats; those that end in `u` hold of NaN."""
    is_nan = bool(np.isnan(a) or np.isnan(b))
    if test in ("nan", "num"):
        return is_nan == (test == "nan")
    if test.endswith("u") and test not in _TESTS:
        return is_nan or bool(_TESTS[test[:-1]](a, b))
    return not is_nan and bool(_TESTS[test](a, b))


def _near(x: Any) -> Any:
    """An estimate as a GPU's: it may be the next number to the rounded one."""
    if not np.isfinite(x) or x == 0:
        return x
    return _as_float(_as_bits(x) + 1 - _as_bits(x) * 2654435761 % 3, f"f{8 * x.itemsize}")


def _extreme(a: Any, b: Any, found: Any, *, is_least: bool) -> Any:
    """The lesser or the greater of two floats: a number beside a NaN, and -0 below +0."""
    if a == b == 0 and np.signbit(a) != np.signbit(b):
        return -abs(a) if is_least else abs(a)
    return b if np.isnan(a) else a if np.isnan(b) else found


def _quotient(a: int, b: int) -> int:
    """A quotient cut towards zero; all bits of one by 0, as a GPU gives it."""
    return -1 if b == 0 else abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


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
    assert all(size <= most for size, most in zip(kernel.block, MOST_THREADS, strict=True)), kernel.block
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
    strays, private, shared = False, _private_size(kernel.ptx), _shared(kernel.ptx)
    for block in product(*map(range, kernel.blocks(grid))):
        threads: list[_Thread] = []
        room = bytearray(noise(max((place.stop for place in shared.values()), default=0), filling))
        for number in product(*map(range, kernel.block[::-1])):
            special = {
                f"%{kind}.{axis}": value
                for kind, values in (
                    ("ctaid", block), ("tid", number[::-1]), ("nctaid", kernel.blocks(grid)),
                    ("ntid", kernel.block),
                )
                for axis, value in zip("xyz", values, strict=True)
            }  # fmt: skip
            special["%laneid"] = len(threads) % WARP
            threads.append(_Thread(words, memory, special, list(at.values()), private, shared, room))
        _run_together([(thread, thread.steps(code, labels)) for thread in threads])
        strays = strays or any(thread.strays for thread in threads)
    return {name: bytes(memory[place.start : place.stop]) for name, place in at.items()}, strays


def _run_together(threads: list[tuple[_Thread, Iterator[Wait]]]) -> None:
    """Run the threads of a block from one place where they wait for each other to the next."""
    waiting: dict[int, Wait] = {}
    alive = set(range(len(threads)))
    while alive:
        for number in sorted(alive - waiting.keys()):
            wait = next(threads[number][1], None)
            if wait is None:
                alive.discard(number)
            else:
                waiting[number] = wait
        for start in range(0, len(threads), WARP):
            warp = [number for number in range(start, min(start + WARP, len(threads))) if number in waiting]
            if warp and all(waiting[number].op != BARRIER for number in warp):
                assert len({waiting[number].op for number in warp}) == 1, "a warp waits at two places"
                assert warp == [n for n in range(start, start + WARP) if n in alive], "not all of a warp wait"
                _exchange({number: (threads[number][0], waiting.pop(number)) for number in warp})
        if waiting and alive == waiting.keys() and all(wait.op == BARRIER for wait in waiting.values()):
            waiting.clear()


def _exchange(warp: Mapping[int, tuple[_Thread, Wait]]) -> None:
    """One instruction by which the threads of a warp tell each other their values."""
    said = {number % WARP: wait.values for number, (_, wait) in warp.items()}
    for number, (thread, wait) in warp.items():
        lane, own = number % WARP, wait.values
        match wait.op.split("."):
            case ["shfl", "sync", "idx", _]:
                thread.registers[wait.to] = said[own[1] % WARP][0]
            case ["shfl", "sync", "bfly", _]:
                thread.registers[wait.to] = said[(lane ^ own[1]) % WARP][0]
            case ["shfl", "sync", ("up" | "down") as way, _]:
                other = lane - own[1] if way == "up" else lane + own[1]
                thread.registers[wait.to] = said[other if other in said else lane][0]
            case ["vote", "sync", "any", _]:
                thread.registers[wait.to] = any(values[0] for values in said.values())
            case ["vote", "sync", "all", _]:
                thread.registers[wait.to] = all(values[0] for values in said.values())
            case ["vote", "sync", "ballot", _]:
                thread.registers[wait.to] = sum(bool(values[0]) << at for at, values in said.items())
            case ["match", "any", "sync", _]:
                equal = (at for at, values in said.items() if values[0] == own[0])
                thread.registers[wait.to] = sum(1 << at for at in equal)
            case other:
                raise NotImplementedError(".".join(other))


def _shared(text: str) -> dict[str, range]:
    """The places of the arrays that a block shares."""
    places: dict[str, range] = {}
    end = 0
    for width, name, count in re.findall(r"\.shared \.align \d+ \.\w(\d+) ([\w$]+)(?:\[(\d+)\])?;", text):
        begin = -(-end // ALIGNED) * ALIGNED
        end = begin + int(width) // 8 * int(count or 1)
        places[name] = range(begin, end)
    return places


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
        elif line.startswith("{"):  # instructions on a register of their own
            code += [part for part in map(str.strip, line.strip("{} ").split(";")) if part and part[0] != "."]
        elif line and line[0] not in ".}":
            code += line.rstrip(";").split("; ")  # a negation is two
    return code, labels


def _bits(kind: str) -> int:
    if not re.fullmatch(r"[bsuf]\d+", kind):
        raise NotImplementedError(kind)
    return int(kind[1:])


def _held(value: int, kind: str) -> int:
    """A number as a register of this kind holds it."""
    bits = _bits(kind)
    value &= (1 << bits) - 1
    return value - (1 << bits) if kind[0] == "s" and value >> (bits - 1) else value


@dataclass(frozen=True, slots=True)
class Wait:
    """A thread that waits for others: at a barrier, or with values for an instruction of its warp."""

    op: str
    to: str = ""
    values: tuple[int, ...] = ()


class _Thread:
    def __init__(
        self, words: Sequence[int], memory: bytearray, special: Mapping[str, int], arrays: Sequence[range],
        private: int, shared: Mapping[str, range], room: bytearray,
    ) -> None:  # fmt: skip
        self.words, self.memory, self.registers = words, memory, dict[str, int](special)
        self.arrays, self.private, self.strays = arrays, bytearray(private), False
        self.shared, self.room = shared, room

    def steps(self, code: Sequence[str], labels: Mapping[str, int]) -> Iterator[Wait]:
        """Run to the end, with a stop wherever the thread waits for others."""
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
            if op.startswith(("bar.", "barrier.")):
                yield Wait(BARRIER)
                continue
            if op.startswith(("shfl", "vote", "match")):
                to, *given = re.split(r",\s*", rest.strip())
                kind = "u32" if op.startswith("shfl") else op.strip().rpartition(".")[2]
                kind = "pred" if op.startswith("vote") else kind
                yield Wait(
                    op.strip(), to.partition("|")[0], tuple(self._value(one, kind) for one in given[:2])
                )
                continue
            self._step(op.strip().split("."), re.split(r",\s*(?![^{]*})", rest.strip()))

    def _value(self, text: str, kind: str) -> int:
        if text == "__local_depot0":
            return 0
        if text in self.shared:
            return self.shared[text].start
        if text.startswith(("0f", "0d")):
            return int(text[2:], 16)
        found = self.registers.get(text, UNSET) if text.startswith("%") else int(text.rstrip("U"), 0)
        return found if kind == "pred" else _held(found, kind)

    def _address(self, text: str) -> int:
        name, _, offset = text.strip("[]").partition("+")
        first = self.shared[name].start if name in self.shared else self.registers[name]
        return first + int(offset or 0)

    def _step(self, op: list[str], args: list[str]) -> None:
        name, kind = op[0], op[-1]
        if name == "prefetch":
            return
        if name in ("ld", "st") and op[1] != "param":
            self._memory(name, kind, args, op[1])
            return
        to, *given = args
        if name == "ld":
            self.registers[to] = _held(self.words[int(given[0].strip("[]").rpartition("_")[2])], kind)
        elif name == "setp" and kind in _KINDS:
            a, b = (_as_float(self._value(one, f"u{_bits(kind)}"), kind) for one in given)
            self.registers[to] = _float_test(op[1], a, b)
        elif name in ("clz", "brev"):
            size, value = _bits(kind), self._value(given[0], kind)
            self.registers[to] = (
                size - value.bit_length() if name == "clz" else int(f"{value:0{size}b}"[::-1], 2)
            )
        elif name in ("atom", "red"):
            self._atomic(op, args)
        elif name == "cvt" and op[-2] == "f16x2":
            high, low = (_converted(self._value(one, "u32"), ["cvt", "rn", "f16", kind]) for one in given)
            self.registers[to] = high << 16 | low
        elif name == "cvt":
            source = f"u{_bits(kind)}" if kind in _KINDS else kind
            self.registers[to] = _converted(self._value(given[0], source), op)
        elif kind in _KINDS:
            values = [_as_float(self._value(one, f"u{_bits(kind)}"), kind) for one in given]
            self.registers[to] = _as_bits(_float_result(name, op, kind, values))
        elif kind == "f16x2":
            pairs = [self._value(one, "u32") for one in given]
            low, high = ([_as_float(pair >> at, "f16") for pair in pairs] for at in (0, 16))
            results = (_as_bits(_float_result(name, op, "f16", values)) for values in (high, low))
            self.registers[to] = next(results) << 16 | next(results)
        elif name == "setp":
            self.registers[to] = _TESTS[op[1]](*(self._value(one, kind) for one in given))
        elif name == "selp":
            self.registers[to] = self._value(given[0 if self.registers[given[2]] else 1], kind)
        elif kind == "pred":
            values = [self.registers[one] if one.startswith("%") else one != "0" for one in given]
            self.registers[to] = _PREDICATES[name](*values)
        elif name == "mov" and to.startswith("{"):
            whole, parts = self._value(given[0], kind), [one.strip() for one in to.strip("{}").split(",")]
            for at, part in enumerate(parts):
                self.registers[part] = whole >> at * (_bits(kind) // len(parts)) & 0xFFFFFFFF
        elif name == "mov" and given[0].startswith("{"):
            parts = [one.strip() for one in given[0].strip("{}").split(",")]
            each = _bits(kind) // len(parts)
            self.registers[to] = sum(
                self._value(one, f"u{each}") << at * each for at, one in enumerate(parts)
            )
        elif name == "bfe":
            whole, first, count = (self._value(one, "u32") for one in given)
            self.registers[to] = _held(_held(whole >> first, f"{kind[0]}{count}") if count else 0, kind)
        elif name == "prmt":  # four bytes of eight, by the digits of the last operand
            low, high, which = (self._value(one, "u32") for one in given)
            if op[-1] == "f4e":  # four bytes in a row
                which = sum(((which & 3) + at) << 4 * at for at in range(4))
            taken = [(high << 32 | low) >> 8 * (which >> 4 * at & 7) & 0xFF for at in range(4)]
            signs = [which >> 4 * at & 8 for at in range(4)]  # the byte's sign, in place of the byte
            taken = [(byte >> 7) * 0xFF if sign else byte for byte, sign in zip(taken, signs, strict=True)]
            self.registers[to] = sum(byte << 8 * at for at, byte in enumerate(taken))
        elif name == "shf":  # the words side by side, shifted
            low, high, count = (self._value(one, "u32") for one in given)
            both, by = high << 32 | low, count % 32
            self.registers[to] = _held(both << by >> 32 if op[1] == "l" else both >> by, "u32")
        else:
            wide = f"{kind[0]}{2 * _bits(kind)}" if "wide" in op else kind
            kinds = [kind, "u32" if name in ("shl", "shr") else kind, wide]
            values = [self._value(one, each) for one, each in zip(given, kinds, strict=False)]
            result = _SIGNED[name](*values)
            self.registers[to] = _held(result >> _bits(kind) if "hi" in op else result, wide)

    def _atomic(self, op: list[str], args: list[str]) -> None:
        to, place, value = args
        size, at = _bits(op[-1]) // 8, self._address(place)
        memory = self.room if op[1] == "shared" else self.memory
        assert op[1] == "shared" or any(
            array.start <= at and at + size <= array.stop for array in self.arrays
        )
        old = _held(int.from_bytes(memory[at : at + size], "little"), op[-1])
        new = _held(_SIGNED[op[2]](old, self._value(value, op[-1])), f"u{8 * size}")
        memory[at : at + size] = new.to_bytes(size, "little")
        self.registers[to] = old

    def _memory(self, name: str, kind: str, args: list[str], space: str) -> None:
        (place, names) = (args[1], args[0]) if name == "ld" else (args[0], args[1])
        registers = [one.strip() for one in names.strip("{}").split(",")]
        size, at = _bits(kind) // 8, self._address(place)
        end = at + size * len(registers)
        arrays, memory = self.arrays, self.memory
        if space == "local":
            arrays, memory = [range(len(self.private))], self.private
        elif space == "shared":
            arrays, memory = [*self.shared.values()], self.room
        if not any(array.start <= at and end <= array.stop for array in arrays):
            zone = ZONE if name == "ld" and space == "global" else 0
            near = any(array.start - zone <= at and end <= array.stop + zone for array in arrays)
            assert near, f"{name} at {at:#x} is outside"
            self.strays = True
        assert at % (size * len(registers)) == 0, f"{at:#x} is not aligned"
        for number, register in enumerate(registers):
            piece = slice(at + size * number, at + size * (number + 1))
            if name == "ld":
                self.registers[register] = _held(int.from_bytes(memory[piece], "little"), kind)
            else:
                memory[piece] = _held(self._value(register, kind), f"u{8 * size}").to_bytes(size, "little")

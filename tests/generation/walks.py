"""Small kernels whose loops walk over arrays in every direction, mostly past their ends.

`walk(seed)` is a case like those of `programs`: less of the language, but bounds and indices of every form.
Kernels are short on purpose. A target proves accesses of a whole kernel at once, so one wild access among
many would keep the others from being proven.

Every number in a bound carries the interval it lies in. A loop that may run for long gets a counter and a
break, of which no analysis of bounds knows. No two invocations touch the same element if one writes it: an
array is written at the invocation's own place, in its own row, by one invocation alone, or by atomics.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np

from generation.features import Features
from generation.programs import Case
from generation.values import contents
from vyre.front.read import program as read
from vyre.ir.dtypes import DType, bool_, i8, i16, i32, i64, u8, u32, u64
from vyre.ir.nodes import Extents

SIZES = (0, 1, 2, 3, 5, 8, 15, 16, 17, 31, 33, 40, 63, 64, 65, 70, 96, 129)
GROUPS: tuple[Extents, ...] = ((32,), (64,), (48,), (5,), (16,), (8, 8), (2, 32), (4, 4), (3, 5), (2, 3, 4))
STEPS = (1, 1, 1, 1, -1, -1, -1, 2, 3, 7, -2, -3, -7, 16, -16, 1 << 20, -(1 << 20), (1 << 20) + 1, 1 << 30)
LOOP_TYPES = (i32, i32, i32, i32, i32, i32, i32, u32, i64, i8, u8, i16, u64)
MOST_TURNS = 140  # of a loop, without a counter
MOST_IN_ALL = 400  # of loops within loops
LEAST, GREATEST = i32.least, i32.greatest


@dataclass(frozen=True, slots=True)
class Term:
    """An i32 expression, and the interval that its exact value lies in."""

    text: str
    low: int
    high: int

    @property
    def may_wrap(self) -> bool:
        return self.low < LEAST or self.high > GREATEST


@dataclass
class _Array:
    name: str
    role: str  # Buf, Out, InOut; shared or local for those that a kernel declares
    dtype: DType
    shape: Extents

    @property
    def annotation(self) -> str:
        return f"{self.name}: {self.role}[{self.dtype}, {len(self.shape)}]"


@dataclass
class _Text:
    lines: list[str] = field(default_factory=list)
    depth: int = 1

    def add(self, line: str) -> None:
        self.lines.append("    " * self.depth + line)


def _ways(ends: tuple[Term, Term]) -> bool:
    """Whether a loop between these may run at all, for some and not for all."""
    start, stop = ends
    return start.low != start.high and start.low < stop.high and stop.low < start.high


def walk(seed: int, features: Features, *, scalars: bool = True) -> Case:
    """The case of a seed; without scalars, all numbers are literals or shapes."""
    return _Walk(Random(seed), features, scalars).case(seed)


class _Walk:
    def __init__(self, rng: Random, features: Features, has_scalars: bool) -> None:
        self.rng, self.features, self.has_scalars = rng, features, has_scalars
        self.is_plain = rng.random() < 0.6  # one loop over a long row, bounds of two numbers, as users write
        self.text = _Text()
        self.arrays: list[_Array] = []
        self.scalars: dict[str, int] = {}
        self.terms: list[Term] = []  # ids, loop variables, numbers of the call
        self.loops: list[Term] = []
        self.turns = 1
        self.counter = 0
        is_group = features.group_kernels and (not features.element_kernels or rng.random() < 0.4)
        self.workgroup = rng.choice(GROUPS) if is_group else None
        self.grid = self._grid()
        self.domain = tuple(
            n * size for n, size in zip(self.grid, self.workgroup or (1,) * len(self.grid), strict=True)
        )
        self.ids = [
            Term(name, 0, max(extent - 1, 0)) for name, extent in zip("ijk", self.domain, strict=False)
        ]
        self.dtype = rng.choice(features.dtypes)

    def case(self, seed: int) -> Case:
        self._given()
        self._body()
        head = "@kernel" if self.workgroup is None else f"@kernel(workgroup={self.workgroup})"
        params = [array.annotation for array in self.arrays if array.role in ("Buf", "Out", "InOut")]
        params += [f"{name}: i32" for name in self.scalars]
        body = "\n".join(self.text.lines)
        program = read(f"{head}\ndef k({', '.join(params)}):\n{body}\n")
        numbers = np.random.default_rng(seed)
        arguments: dict[str, Any] = {
            a.name: contents(numbers, a.dtype, a.shape, special=self.features.special_values)
            for a in self.arrays
            if a.role in ("Buf", "Out", "InOut")
        }
        arguments |= {name: np.array(value, np.int32) for name, value in self.scalars.items()}
        return Case(program, arguments, self.grid)

    def chance(self, probability: float) -> bool:
        return self.rng.random() < probability

    def fresh(self, prefix: str) -> str:
        self.counter += 1
        return f"{prefix}{self.counter}"

    # The launch and the arrays

    def _grid(self) -> Extents:
        most = min(self.features.lanes, 260)
        if self.workgroup is not None:
            groups = max(most // math.prod(self.workgroup), 1)
            grid = [1] * len(self.workgroup)
            grid[self.rng.randrange(len(grid))] = self.rng.randint(1, min(4, groups))
            return tuple(grid)
        if self.is_plain and self.chance(0.7):
            return (self.rng.choice([size for size in SIZES if 31 <= size <= most]),)
        extents: list[int] = []
        for _ in range(self.rng.choice((1, 1, 1, 1, 2, 2, 3))):
            left = most // max(math.prod(extents), 1)
            extents.append(
                self.rng.choice([size for size in SIZES if size <= left and (size or self.chance(0.2))])
            )
        self.rng.shuffle(extents)
        return tuple(extents)

    def _given(self) -> None:
        """Parameters: arrays to read, one for indices, one to write; numbers of the call."""
        rng = self.rng
        for number in range(rng.choice((1, 1, 2))):
            dtype = self.dtype if number == 0 else rng.choice(self.features.dtypes)
            self.arrays.append(_Array(f"x{number}", "Buf", dtype, self._shape()))
        if self.chance(0.2):
            whole = [t for t in (i32, i64, u32, u8, u64) if t in self.features.dtypes]
            self.arrays.append(_Array("at", "Buf", rng.choice(whole), self._shape()))
        own = (
            self.domain
            if self.chance(0.95 if self.is_plain else 0.7)
            else tuple(max(n + rng.randint(-2, 3), 0) for n in self.domain)
        )
        self.arrays.append(_Array("y", rng.choice(("Out", "InOut")), self.dtype, own))
        if self.has_scalars:
            for name in ("n", "m")[: rng.choice((0, 1, 1, 2))]:
                self.scalars[name] = self._number()
        self.terms += self.ids
        self.terms += [Term(name, value, value) for name, value in self.scalars.items()]

    def _number(self) -> int:
        kind = self.rng.random()
        if kind < 0.75:
            return self.rng.choice((-9, -2, -1, 0, 1, 2, 3, 5, 8, 16, 31, 64, 65, 100))
        return self.rng.choice((LEAST, LEAST + 1, GREATEST, GREATEST - 1, GREATEST - 40, LEAST + 33, 1 << 20))

    def _shape(self) -> Extents:
        """Like the domain's, or any."""
        if self.chance(0.8 if self.is_plain else 0.6):
            shape = [max(n + self.rng.choice((0, 0, 0, 1, -1, 2, 9, -9)), 0) for n in self.domain]
        else:
            shape = [
                self.rng.choice((0, 1, 1, 2, 4, 7, 16, 40, 70, 130))
                for _ in range(self.rng.choice((1, 1, 2, 3)))
            ]
        while math.prod(shape) > 6000:
            shape[shape.index(max(shape))] //= 2
        return tuple(shape)

    # Numbers

    def literal(self) -> Term:
        near = max(self.rng.choice(self.domain), 1)
        value = self.rng.choice((0, 0, 1, 2, 3, 5, 7, -1, -2, -5, near, near - 1, near + 1, near // 2, 64))
        return Term(str(value) if value >= 0 else f"({value})", value, value)

    def shape(self) -> Term:
        array = self.rng.choice([a for a in self.arrays if a.role in ("Buf", "Out", "InOut")])
        axis = self.rng.randrange(len(array.shape))
        return Term(f"{array.name}.shape[{axis}]", array.shape[axis], array.shape[axis])

    def atom(self) -> Term:
        kind = self.rng.random()
        if kind < 0.3 and self.loops:
            return self.rng.choice(self.loops)
        if kind < 0.7:
            return self.rng.choice(self.terms)
        return self.shape() if kind < 0.85 else self.literal()

    def fixed(self) -> Term:
        """A number that all invocations have."""
        numbers = [term for term in self.terms if term.text in self.scalars]
        if numbers and self.chance(0.3):
            return self.rng.choice(numbers)
        return self.shape() if self.chance(0.4) else self.literal()

    def sum(self) -> Term:
        """One to three numbers, added and subtracted, some of them multiplied."""
        total = self.scaled()
        if self.is_plain:
            return self.joined(*self.rng.sample((total, self.literal()), 2), self.rng.choice("+-"))
        for _ in range(self.rng.choice((0, 0, 1, 1, 1, 2))):
            total = self.joined(total, self.scaled(), "-" if self.chance(0.5) else "+")
        if self.chance(0.3):
            total = self.joined(self.shape() if self.chance(0.5) else self.literal(), total, "-")
        return total

    def joined(self, a: Term, b: Term, sign: str) -> Term:
        if sign == "+":
            return Term(f"({a.text} + {b.text})", a.low + b.low, a.high + b.high)
        return Term(f"({a.text} - {b.text})", a.low - b.high, a.high - b.low)

    def scaled(self) -> Term:
        atom = self.atom()
        if self.chance(0.8):
            return atom
        if self.chance(0.2):
            return self.times(atom, self.atom())
        factor = self.rng.choice((2, 3, -1, -2, 4, -3))
        return self.times(Term(f"({factor})", factor, factor), atom)

    def times(self, a: Term, b: Term) -> Term:
        ends = [x * y for x in (a.low, a.high) for y in (b.low, b.high)]
        return Term(f"({a.text} * {b.text})", min(ends), max(ends))

    # Loops

    def loop(self, body: Callable[[], None]) -> None:
        """A loop from anywhere to anywhere."""
        start, stop = max((self.bounds() for _ in range(3)), key=_ways) if self.chance(0.8) else self.bounds()
        dtype = self.loop_type(start, stop)
        step = self.rng.choice(STEPS[:13] if self.is_plain else STEPS)
        if (stop.low + stop.high < start.low + start.high) != (step < 0) and self.chance(0.8):
            step = -step
        by = f"{step}" if self.chance(0.9) or not self.scalars else self.rng.choice([*self.scalars])
        if by in self.scalars:
            step = self.scalars[by]
        if not dtype.least <= step <= dtype.greatest or (dtype.kind == "uint" and by in self.scalars):
            step, by = 1, "1"
        first, last, turns = self.reach(start, stop, step, dtype)
        name = self.fresh("q")
        ends = [f"{start.text}", f"{stop.text}", by]
        if dtype is not i32:
            ends = [f"{dtype}({end})" for end in ends]
        counted = turns is None or turns * self.turns > MOST_IN_ALL or turns > MOST_TURNS
        most = max(min(MOST_IN_ALL // self.turns, self.rng.choice((3, 12, 40))), 1)
        counter = self.fresh("c")
        if counted:
            self.text.add(f"{counter} = 0")
        self.text.add(f"for {name} in range({', '.join(ends)}):")
        self.text.depth += 1
        if counted:
            self.text.add(f"if {counter} >= {most}:")
            self.text.add("    break")
            self.text.add(f"{counter} += 1")
        elif self.chance(0.1):
            self.text.add(f"if {self.test()}:")
            self.text.add(f"    {self.rng.choice(('break', 'continue'))}")
        before, outer = self.turns, len(self.terms)
        self.turns *= most if counted else max(turns or 1, 1)
        term = Term(name if dtype is i32 else f"i32({name})", first, last)
        self.loops.append(term)
        self.terms.append(term)
        body()
        self.text.add("pass")
        self.loops.pop()
        del self.terms[outer:]
        self.turns = before
        self.text.depth -= 1

    def loop_type(self, start: Term, stop: Term) -> DType:
        """The type of a loop's variable; a literal that it cannot hold is refused, any other number wraps."""
        dtype = (
            i32 if self.is_plain else self.rng.choice([t for t in LOOP_TYPES if t in self.features.dtypes])
        )
        numbers = [term.low for term in (start, stop) if term.low == term.high]
        return dtype if all(dtype.least <= number <= dtype.greatest for number in numbers) else i32

    def bounds(self) -> tuple[Term, Term]:
        """Where a loop starts and stops: a lane's own place, and how far it is from there, are likely."""
        kind = self.rng.random()
        if kind < (0.6 if self.is_plain else 0.2):  # from a place of its own, with or against the step
            near, own = self.fixed(), self.rng.choice([*self.ids, *self.loops])
            start = self.joined(near, own, "-") if self.chance(0.6) else self.joined(own, near, "+")
            ends = (start, self.fixed())
            return ends if self.chance(0.8) else ends[::-1]
        kind = self.rng.random()
        if kind < 0.15:  # next to an end of the type, where what is added wraps
            start = self.sum()
            return start, self.joined(start, self.literal(), self.rng.choice("+-"))
        if kind < 0.3:
            return self.literal(), self.shape()
        if kind < 0.45:
            return self.sum(), self.literal()
        if kind < 0.6:
            return self.joined(self.shape(), Term("1", 1, 1), "-"), self.sum()
        return self.sum(), self.sum()

    def reach(self, start: Term, stop: Term, step: int, dtype: DType) -> tuple[int, int, int | None]:
        """The interval of a loop's variable, and how often it runs at most; None if arithmetic may wrap."""
        fits = [dtype.least <= end <= dtype.greatest for t in (start, stop) for end in (t.low, t.high)]
        if step == 0 or not all(fits) or start.may_wrap or stop.may_wrap:
            return LEAST, GREATEST, None
        if step > 0:
            gap = max(stop.high - start.low, 0)
            return start.low, max(start.high, stop.high - 1), -(-gap // step)
        gap = max(start.high - stop.low, 0)
        return min(start.low, stop.low + 1), start.high, -(-gap // -step)

    # Accesses

    def index(self, array: _Array) -> str:
        return ", ".join(self.place(array, axis) for axis in range(len(array.shape)))

    def place(self, array: _Array, axis: int) -> str:
        """An index along an axis, mostly one that a loop moves."""
        often = 0.9 if self.is_plain else 0.75
        moved = self.rng.choice(self.loops) if self.loops and self.chance(often) else self.atom()
        extent = array.shape[axis]
        sized = array.role in ("Buf", "Out", "InOut") and self.chance(0.5)
        size = f"{array.name}.shape[{axis}]" if sized else str(extent)
        kind = self.rng.random() * (0.8 if self.is_plain else 1)
        if kind < 0.3:
            return moved.text
        if kind < 0.45:
            return f"{moved.text} {self.rng.choice('+-')} {self.rng.choice((1, 1, 2, 5, 17))}"
        if kind < 0.55:
            return f"{size} - 1 - {moved.text}"
        if kind < 0.65:
            return f"{moved.text} {self.rng.choice('+-')} {self.atom().text}"
        if kind < 0.72:
            return f"{self.rng.choice((2, 3, -1, -2))} * {moved.text} + {self.atom().text}"
        if kind < 0.76:
            return f"{moved.text} * {self.atom().text}"
        if kind < 0.82:
            return f"min(max({moved.text}, 0), {size} - 1)"
        if kind < 0.87:
            return f"({moved.text}) % {max(extent, 1)}"
        if kind < 0.92:
            return self.gathered(moved)
        types = [t for t in (u32, i64, u8) if t in self.features.dtypes]
        if kind < 0.96 or moved not in self.loops or not types:
            return self.sum().text
        return f"{self.rng.choice(types)}({moved.text})"

    def gathered(self, moved: Term) -> str:
        """An index that data say."""
        able = [a for a in self.arrays if a.role == "Buf" and a.dtype.is_integer]
        if not able:
            return moved.text
        array = self.rng.choice(able)
        at = ", ".join(self.rng.choice(self.terms).text for _ in array.shape)
        return f"i32({array.name}[{at}])" if array.dtype is not i32 else f"{array.name}[{at}]"

    def test(self) -> str:
        return f"{self.atom().text} {self.rng.choice(('<', '>=', '==', '!=', '>'))} {self.sum().text}"

    # Statements

    def _body(self) -> None:
        for axis, term in enumerate(self.ids):
            self.text.add(f"{term.text} = gid({axis})")
        if self.workgroup is not None:
            self.text.add("l = lid(0)")
            self.terms.append(Term("l", 0, self.workgroup[0] - 1))
            if self.chance(0.5):
                self.terms.append(Term("wid(0)", 0, max(self.grid[0] - 1, 0)))
        self.text.add(f"acc = {self.zero(self.dtype)}")
        self.extras()
        for _ in range(1 if self.is_plain else self.rng.choice((1, 1, 1, 2))):
            self.nest(self.rng.choice((1, 1, 1, 2) if self.is_plain else (1, 1, 2, 2, 3)))
        self.text.add(f"y[{', '.join(term.text for term in self.ids)}] = acc")
        if self.features.grid_sync and self.chance(0.12):
            self.text.add("grid_sync()")
            self.text.add("z = i32(0)")
            if self.features.atomics:
                self.written("total", "InOut", i32, self._shape())
                self.loop(lambda: self.text.add(f"z += {self.cast('y', i32)}"))
                total = self.arrays[-1]
                self.text.add(f"atomic_add(total, ({self.index(total)},), z)")

    def extras(self) -> None:
        """Arrays beside the parameters: private ones, shared ones, one that a single invocation writes."""
        rng, few = self.rng, 0.5 if self.is_plain else 1.0
        if self.chance(0.25 * few):
            shape = rng.choice(((1,), (4,), (7,), (16,), (3, 5), (2, 3, 2)))
            self.arrays.append(_Array("w", "local", self.dtype, shape))
            self.text.add(f"w = local({self.dtype}, {shape})")
        if self.workgroup is not None and self.features.barriers and self.chance(0.5):
            self.shared()
        if self.chance(0.3):
            self.written("alone", "InOut", self.dtype, self._shape())
        if self.chance(0.25 * few):
            self.written("rows", "InOut", self.dtype, (*self.domain[:2], rng.choice((1, 4, 9, 33)))[:3])
        if self.features.atomics and self.chance(0.2 * few):
            self.written(
                "counts",
                "InOut",
                rng.choice([t for t in (i32, u32) if t in self.features.dtypes]),
                self._shape(),
            )

    def written(self, name: str, role: str, dtype: DType, shape: Extents) -> None:
        self.arrays.append(_Array(name, role, dtype, shape))

    def shared(self) -> None:
        """A shared array: one invocation writes it in a loop, or each its own element; then all wait."""
        assert self.workgroup is not None
        lanes = math.prod(self.workgroup)
        shape = self.rng.choice(((lanes,), (lanes + 3,), (max(lanes // 2, 1),), (4, 9), (1,)))
        array = _Array("s", "shared", self.dtype, shape)
        self.text.add(f"s = shared({self.dtype}, {shape})")
        if len(shape) == 1 and len(self.workgroup) == 1 and self.chance(0.7):
            self.text.add(f"s[l] = {self.load()}")
        else:
            first = " and ".join(f"lid({axis}) == {size - 1}" for axis, size in enumerate(self.workgroup))
            self.loop(lambda: self.under(first, f"s[{self.index(array)}] = {self.load()}"))
        self.text.add("barrier()")
        self.arrays.append(array)

    def under(self, test: str, line: str) -> None:
        self.text.add(f"if {test}:")
        self.text.add(f"    {line}")

    def nest(self, depth: int) -> None:
        """Loops within loops, accesses in the innermost and now and then between."""
        if depth == 0:
            for _ in range(self.rng.choice((1, 1, 1, 2))):
                self.access()
            return
        if self.loops and self.chance(0.25):
            self.access()
        self.loop(lambda: self.nest(depth - 1))

    def access(self) -> None:
        names = {array.name for array in self.arrays}
        ways: list[Callable[[], None]] = [self.accumulate] * 4
        ways += [self.store_local, self.load_local] if "w" in names else []
        ways += [self.store_alone] * 3 if "alone" in names else []
        ways += [self.store_row] * 3 if "rows" in names else []
        ways += [self.count] * 2 if "counts" in names else []
        way = self.rng.choice(ways)
        if self.chance(0.15):
            self.text.add(f"if {self.test()}:")
            self.text.depth += 1
            way()
            self.text.depth -= 1
        else:
            way()

    def accumulate(self) -> None:
        value = self.load()
        if self.chance(0.15):
            name = self.fresh("t")
            self.text.add(f"{name} = {self.sum().text}")
            array = self.rng.choice([a for a in self.arrays if a.role == "Buf"])
            index = ", ".join([name, *[self.place(array, axis) for axis in range(1, len(array.shape))]])
            value = self.cast(f"{array.name}[{index}]", self.dtype, array.dtype)
        self.text.add(f"acc = acc {'!=' if self.dtype is bool_ else '+'} {value}")

    def load(self) -> str:
        able = [a for a in self.arrays if a.role == "Buf" or a.name == "s"]
        array = self.rng.choice(able)
        return self.cast(f"{array.name}[{self.index(array)}]", self.dtype, array.dtype)

    def cast(self, text: str, wanted: DType, given: DType | None = None) -> str:
        if given is None:  # an array, read at any place
            array = next(a for a in self.arrays if a.name == text)
            text, given = f"{text}[{self.index(array)}]", array.dtype
        if wanted == given:
            return text
        return f"({text} != {given}(0))" if wanted is bool_ else f"{wanted}({text})"

    def zero(self, dtype: DType) -> str:
        return "False" if dtype is bool_ else f"{dtype}(0)"

    def named(self, name: str) -> _Array:
        return next(array for array in self.arrays if array.name == name)

    def store_local(self) -> None:
        self.text.add(f"w[{self.index(self.named('w'))}] = {self.load()}")

    def load_local(self) -> None:
        """Use an element, often a zero that a compiler knows, on either side: it may not fold that."""
        array, number = self.named("w"), len(self.text.lines)
        index = self.index(array)
        element = f"w[{', '.join('0' * len(array.shape)) if number % 2 else index}]"
        if self.dtype is bool_:
            self.text.add(f"acc = acc != {element}")
            return
        ways = ("acc + {}", "{} + acc", "acc + {} * acc", "{} - acc", "acc - {}")
        self.text.add(f"acc = {ways[number % len(ways)].format(element)}")

    def store_alone(self) -> None:
        """A store of one invocation alone, which may go anywhere."""
        if not hasattr(self, "_alone"):
            places = [self.rng.randrange(max(extent, 1)) for extent in self.domain]
            self._alone = " and ".join(f"{t.text} == {p}" for t, p in zip(self.ids, places, strict=True))
        self.under(self._alone, f"alone[{self.index(self.named('alone'))}] = {self.load()}")

    def store_row(self) -> None:
        """A store to the invocation's own row; of ids that it has no axes for, only the first stores."""
        array = self.named("rows")
        own = [term.text for term in self.ids[: len(array.shape) - 1]]
        others = [f"{term.text} == 0" for term in self.ids[len(own) :]]
        line = f"rows[{', '.join([*own, self.place(array, len(own))])}] = {self.load()}"
        if others:
            self.under(" and ".join(others), line)
        else:
            self.text.add(line)

    def count(self) -> None:
        array = self.named("counts")
        value = self.cast(self.rng.choice(self.terms).text, array.dtype, i32)
        self.text.add(f"atomic_add(counts, ({self.index(array)},), {value})")

"""The text of random kernels over vectors, matrices, structs and complex numbers, and their arrays.

Every invocation reads elements anywhere and writes its own, so no kernel races. Arrays lie in larger ones:
transposed, cut, with steps, or backwards. `debug` and `expect` occur, and change nothing.
"""

from __future__ import annotations

import enum
import linecache
import math
from dataclasses import dataclass, field
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

import vyre as vy
from generation.values import contents
from vyre.front.compound_types import Complex, Element, Mat, Struct, Vec, complex64, complex128, parts
from vyre.ir.dtypes import DType, bool_, f32, f64, i32, i64, u8, u32

AXES = "ijk"
NUMBERS = (f32, f32, f64, i32, u32, i64, u8)
FILES = count(1)


WEIGHTS = ((1, 0, -2), (4, 3, 0), (0, 7, 5))
FACTORS = (0.1, -2.5, 7)


class Place(NamedTuple):
    """Constants with names, of which a kernel takes one by one or all in a loop."""

    row: int
    factor: float


PLACES = (Place(2, 0.5), Place(-1, 4.0))
OUTSIDE = SimpleNamespace(place=Place(3, -2.0), rows=WEIGHTS, weights=np.array([1, 5, -2], np.int32))


class Colour(enum.IntEnum):
    """Members of an enum, as constants of kernels."""

    RED = 3
    BLUE = -5


@vy.func
def both(a, b):  # type: ignore[no-untyped-def]
    """Two values."""
    if WEIGHTS[1][0] == 4:
        return a + b, b - a
    return b, a


@dataclass(frozen=True, slots=True)
class Array:
    """A parameter, its elements, and how it lies in the array that the caller holds."""

    name: str
    role: str
    element: Element
    order: tuple[int, ...]  # of the axes, in the caller's array
    steps: tuple[int, ...]  # along its axes


@dataclass(frozen=True, slots=True)
class Case:
    """A kernel, the arrays that it is called with, and the memory that they lie in."""

    seed: int
    text: str
    kernel: Any
    domain: tuple[int, ...]
    arrays: tuple[Array, ...]
    memory: dict[str, Any]
    scalars: dict[str, Any]

    def arguments(self, memory: dict[str, Any]) -> dict[str, Any]:
        """The arguments of a call, as views of these arrays."""
        found = {array.name: self._view(array, memory[array.name]) for array in self.arrays}
        return found | self.scalars

    def _view(self, array: Array, whole: Any) -> Any:
        view = whole[tuple(slice(None, None, step) for step in array.steps)]
        axes = [*np.argsort(array.order), *range(len(array.order), view.ndim)]
        return view.transpose(axes)

    def written(self) -> list[str]:
        return [array.name for array in self.arrays if array.role != "Buf"]


def case(seed: int) -> Case:
    """The kernel of a seed."""
    return _Writer(Random(seed)).case(seed)


@dataclass
class _Writer:
    """Writes a kernel by the types of values."""

    rng: Random
    structs: dict[str, Struct] = field(default_factory=dict)
    arrays: list[Array] = field(default_factory=list)
    locals: list[tuple[str, Element]] = field(default_factory=list)
    scalars: dict[str, Element] = field(default_factory=dict)
    tables: dict[str, Element] = field(default_factory=dict)  # constants from outside
    lines: list[str] = field(default_factory=list)
    rank: int = 1

    def case(self, seed: int) -> Case:
        rng = self.rng
        self.rank = rng.choice((1, 1, 1, 2, 2, 3))
        domain = tuple(
            rng.choice((1, 3, 8, 17, 33, 70) if self.rank == 1 else (1, 2, 5, 9)) for _ in range(self.rank)
        )
        for number in range(rng.choice((0, 1, 1, 2))):
            fields = tuple((f"f{at}", self.kind(is_field=True)) for at in range(rng.randint(1, 4)))
            self.structs[f"S{number}"] = Struct(f"S{number}", fields)
        roles = ["Buf"] * rng.randint(1, 3) + rng.choices(("Out", "InOut"), k=rng.randint(1, 2))
        for number, role in enumerate(roles):
            order, steps = tuple(rng.sample(range(self.rank), self.rank)), self.steps()
            self.arrays.append(Array(f"a{number}", role, self.kind(), order, steps))
        for _ in range(rng.randint(1, 5)):
            self.statement(1)
        for array in self.arrays:
            if array.role != "Buf":
                self.add(1, f"{array.name}[{self.own}] = {self.value(array.element, 2)}")
                self.statement(1)
        return self.finished(seed, domain)

    def finished(self, seed: int, domain: tuple[int, ...]) -> Case:
        numbers = np.random.default_rng(seed)
        params = [f"{a.name}: {a.role}[{_named(a.element)}, {self.rank}]" for a in self.arrays]
        params += [f"{name}: {_named(kind)}" for name, kind in self.scalars.items()]
        ids = [f"    {AXES[axis]} = gid({axis})" for axis in range(self.rank)]
        text = "\n".join([f"def k({', '.join(params)}):", *ids, *self.lines]) + "\n"
        memory = {a.name: self.content(a, domain, numbers) for a in self.arrays}
        scalars = {name: self.argument(kind, numbers) for name, kind in self.scalars.items()}
        tables = {name: self.constants(kind, numbers) for name, kind in self.tables.items()}
        return Case(seed, text, self.compiled(text, tables), domain, tuple(self.arrays), memory, scalars)

    def argument(self, kind: Element, numbers: Any) -> Any:
        """A number, or a value of several."""
        if isinstance(kind, DType):
            return contents(numbers, kind, (1,))[0]
        made = self.constants(kind, numbers)[0]
        return tuple(map(tuple, made)) if isinstance(kind, Mat) else made

    def constants(self, kind: Element, numbers: Any) -> Any:
        """Three elements as NumPy has them."""
        made = np.zeros(3, numpy_type(kind))
        _fill(made, kind, numbers)
        return made

    def compiled(self, text: str, tables: dict[str, Any]) -> Any:
        file = f"<random elements {next(FILES)}>"
        linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
        words = {name: getattr(vy, name) for name in vy.__all__}
        known = {"both": both, "Colour": Colour, "WEIGHTS": WEIGHTS, "math": math, "vy": vy}
        known["FACTORS"] = FACTORS
        known |= {"PLACES": PLACES, "OUTSIDE": OUTSIDE}
        space: dict[str, Any] = {**words, **self.structs, **tables, **known}
        exec(compile(text, file, "exec"), space)
        return vy.kernel(space["k"])

    def content(self, array: Array, domain: tuple[int, ...], numbers: Any) -> Any:
        """The caller's array, of which the argument is a view."""
        shape = tuple(domain[axis] for axis in array.order)
        whole = tuple((extent - 1) * abs(step) + 1 for extent, step in zip(shape, array.steps, strict=True))
        made = np.zeros(whole, numpy_type(array.element))
        _fill(made, array.element, numbers)
        return made.reshape(*whole, -1) if isinstance(array.element, Mat) else made

    def steps(self) -> tuple[int, ...]:
        is_plain = self.rng.random() < 0.4
        return tuple(1 if is_plain else self.rng.choice((1, 1, -1, 2, -3)) for _ in range(self.rank))

    def kind(self, *, is_field: bool = False) -> Element:
        rng, choice = self.rng, self.rng.random()
        if choice < 0.3:
            return rng.choice((*NUMBERS, bool_)) if is_field else rng.choice(NUMBERS)
        if choice < 0.5:
            return Vec(rng.choice((f32, f32, f64, i32)), rng.randint(2, 4))
        if choice < 0.6:
            return Mat(rng.choice((f32, f64)), 2, rng.randint(2, 3))
        if choice < 0.75 or not self.structs:
            return rng.choice((complex64, complex64, complex128))
        return rng.choice(list(self.structs.values()))

    # Statements

    def add(self, depth: int, line: str) -> None:
        self.lines.append("    " * depth + line)

    def statement(self, depth: int) -> None:
        if self.rng.random() < 0.3:
            ways = (
                self.bounded,
                self.with_else,
                self.several,
                self.unrolled,
                self.over_items,
                self.in_local_memory,
                self.chosen,
            )
            self.rng.choice(ways)(depth)
            return
        kind, known = self.rng.random(), [(n, k) for n, k in self.locals if not isinstance(k, DType)]
        if kind < 0.45 or (not known and kind < 0.8):
            element = self.kind()
            value = self.value(element, 2)
            name = f"v{len(self.locals)}"
            self.add(depth, f"{name} = {value}")
            self.locals.append((name, element))
        elif kind < 0.65:
            self.set_part(*self.rng.choice(known), depth)
        elif kind < 0.76:
            changed = [a for a in self.arrays if a.role == "InOut" and not isinstance(a.element, DType)]
            wide = [a for a in changed if isinstance(a.element, Vec | Mat) and a.element.dtype.bits >= 32]
            if wide and self.rng.random() < 0.7:
                array = self.rng.choice(wide)
                value = self.value(array.element, 1)
                self.add(
                    depth, f"vy.atomic_{self.rng.choice(('add', 'max'))}({array.name}, ({self.own}), {value})"
                )
            elif changed:
                array = self.rng.choice(changed)
                self.set_part(f"{array.name}[{self.own}]", array.element, depth)
        elif kind < 0.86 and depth < 3 and known:
            self.add(depth, f"if {self.truth()}:")
            self.set_part(*self.rng.choice(known), depth + 1)
        elif kind < 0.9:
            self.add(depth, f"vy.expect({AXES[0]} >= 0, {AXES[0]})")
        elif kind < 0.95:
            self.add(depth, f"if {AXES[0]} == 2:")
            self.add(depth + 1, f"vy.debug({AXES[0]}, {self.value(self.rng.choice((f32, i32)), 1)})")
        elif known:
            self.add(depth, "for _t in vy.unroll(range(2)):")
            self.set_part(*self.rng.choice(known), depth + 1)

    def named(self, *kinds: Element) -> list[str]:
        """New locals, which have values from here on."""
        names = [f"v{len(self.locals) + at}" for at in range(len(kinds))]
        self.locals += zip(names, kinds, strict=True)
        return names

    def bounded(self, depth: int) -> None:
        """A loop while a condition holds, with a bound."""
        start, by = self.value(i32, 1), self.value(i32, 0)
        (name,) = self.named(i32)
        self.add(depth, f"{name} = {start}")
        self.add(depth, f"for _w in vy.while_({name} > 1, most={self.rng.choice((0, 3, 9))}):")
        self.add(depth + 1, f"{name} = {name} // 2 - {by} % 2")
        if self.rng.random() < 0.4:
            self.add(depth + 1, f"if {self.truth()}:")
            self.add(depth + 2, "break")
            self.add(depth, "else:")
            self.add(depth + 1, f"{name} += 7")

    def in_local_memory(self, depth: int) -> None:
        """Values that go through an array of the invocation, at places known at run time."""
        kind = self.kind()
        stored, place = self.value(kind, 1), self.value(i32, 0)
        (name,) = self.named(kind)
        self.add(depth, f"h_{name} = vy.local({_named(kind)}, (2, 3))")
        self.add(depth, f"h_{name}[{place} % 3, 1] = {stored}")
        self.add(depth, f"{name} = h_{name}[{AXES[0]} % 2, h_{name}.ndim - {self.rng.choice((1, 2))}]")

    def chosen(self, depth: int) -> None:
        """A local that holds a number of a table, which takes the types that it meets."""
        kind = self.rng.choice((f32, f64))
        value, place = self.value(kind, 1), self.value(i32, 0)
        (name,) = self.named(kind)
        factors = self.rng.choice(
            ("{0}", "-{0}", "0.1 * {0}", "{0} * FACTORS[i % 3]", "exp({0})", "-sqrt({0})")
        )
        self.add(depth, f"c_{name} = {factors.format(f'FACTORS[{place} % 4]')}")
        self.add(depth, f"{name} = {value} * c_{name} + {kind.name}(c_{name} * 2)")

    def with_else(self, depth: int) -> None:
        """A loop that may break, and what happens if it does not; some leave a loop around it."""
        stop, value = self.value(i32, 0), self.value(f32, 1)
        (name,) = self.named(f32)
        self.add(depth, f"{name} = f32(1)")
        inner = depth + (self.rng.random() < 0.4)
        if inner > depth:
            self.add(depth, f"for _o in {self.rng.choice(('range(3)', '(i, 2, 1)'))}:")
        self.add(inner, f"for _e in range({self.rng.choice(('4', 'i', '3, -3, -2'))}):")
        self.add(inner + 1, f"if _e == {stop} % 4:")
        self.add(inner + 2, "break")
        self.add(inner + 1, f"{name} += {value}")
        self.add(inner, "else:")
        self.add(inner + 1, f"{name} = -{name}")
        if inner > depth:
            self.add(inner + 1, f"if {self.truth()}:")
            self.add(inner + 2, self.rng.choice(("break", "continue")))
            self.add(inner, f"{name} += +f32(_o)")
            self.add(depth, "else:")
            self.add(depth + 1, f"{name} *= 3.0")

    def several(self, depth: int) -> None:
        """Values of an expression that gives two."""
        kind = self.rng.choice((i32, f32, Vec(f32, 3), complex64))
        pair = f"{self.value(kind, 1)}, {self.value(kind, 1)}"
        if kind is i32 and self.rng.random() < 0.5:
            first, second = self.named(i32, i32)
            self.add(depth, f"{first}, {second} = divmod({pair})")
        elif self.rng.random() < 0.5:
            first, second = self.named(kind, kind)
            self.add(depth, f"{first}, {second} = both({pair})")
        else:
            made, (name,) = self.rng.choice((f"both({pair})", f"({pair})")), self.named(kind)
            self.add(depth, f"t_{name} = {made}")
            self.add(depth, f"{name} = t_{name}[{self.rng.randrange(2)}]")

    def unrolled(self, depth: int) -> None:
        """Nested loops whose variables are constants, and the tables and shifts that they choose."""
        value = self.value(i32, 1)
        (name,) = self.named(i32)
        self.add(depth, f"{name} = {value}")
        self.add(depth, "for _a in vy.unroll(range(len(WEIGHTS))):")
        self.add(depth + 1, "for _b in vy.unroll(range(_a + 1)):")
        self.add(depth + 2, "if WEIGHTS[_a][_b] != 0:")
        self.add(depth + 3, f"{name} += WEIGHTS[_a][_b] * ({name} >> (18 - 6 * _b)) + Colour.RED")

    def over_items(self, depth: int) -> None:
        """A loop over values, tables or the parts of a vector; some leave it, or set its name."""
        kind = self.rng.choice((i32, f32, Vec(f32, 3), complex64))
        items = ", ".join(self.value(kind, 1) for _ in range(self.rng.randint(1, 4)))
        start, (name,) = self.value(kind, 1), self.named(kind)
        item = f"_{name}"
        self.add(depth, f"{name} = {start}")
        if kind is i32 and self.rng.random() < 0.3:
            items = self.rng.choice(("WEIGHTS[1]", "reversed(WEIGHTS[0])", "vec(i32, 3)(1, i, 2)"))
            self.add(depth, f"for {item} in {items}:")
        elif self.rng.random() < 0.3:
            self.add(depth, f"for _n, {item} in enumerate(({items},)):")
        elif self.rng.random() < 0.3:
            self.add(depth, f"for {item}, (_p, _q) in zip(({items},), ((i, 2), (3, i))):")
        else:
            self.add(depth, f"for {item} in [{items}]:")
        self.add(depth + 1, f"{name} = {name} + {item}")
        if self.rng.random() < 0.3:
            self.add(depth + 1, f"if {self.truth()}:")
            self.add(depth + 2, self.rng.choice(("break", "continue")))
        if self.rng.random() < 0.3:
            self.add(depth + 1, f"{item} = {name}")
        if self.rng.random() < 0.3:
            self.add(depth, f"{name} = {name} - {item}")

    def set_part(self, name: str, element: Element, depth: int) -> None:
        path, kind = self.path(element)
        if isinstance(element, Vec | Mat) and not name.endswith("]") and self.rng.random() < 0.3:
            place = f"[{self.value(i32, 0)} % {self.rng.choice((2, 3, 5))}]"  # of locals: some outside
            path, kind = (
                place,
                element.dtype if isinstance(element, Vec) else Vec(element.dtype, element.columns),
            )
        sign = "+=" if isinstance(kind, DType) and kind is not bool_ and self.rng.random() < 0.3 else "="
        self.add(depth, f"{name}{path} {sign} {self.value(kind, 1)}")

    def path(self, element: Element) -> tuple[str, Element]:
        """A part of a value, as it is written."""
        match element:
            case Vec(dtype=dtype, size=size):
                if self.rng.random() < 0.2:
                    letters = self.rng.sample("xyzw"[:size], self.rng.randint(2, size))
                    return "." + "".join(letters), Vec(dtype, len(letters))
                at = self.rng.randrange(size)
                return self.rng.choice((f"[{at}]", f".{'xyzw'[at]}")), dtype
            case Mat(dtype=dtype, rows=rows, columns=columns):
                at, row = self.rng.randrange(columns), self.rng.randrange(rows)
                return self.rng.choice(((f"[{row}, {at}]", dtype), (f"[{row}]", Vec(dtype, columns))))
            case Struct(fields=fields):
                name, kind = self.rng.choice(fields)
                inner = (
                    self.path(kind) if not isinstance(kind, DType) and self.rng.random() < 0.5 else ("", kind)
                )
                return f".{name}{inner[0]}", inner[1]
            case Complex(dtype=dtype):
                return self.rng.choice((".real", ".imag")), dtype
        return "", element

    # Values

    @property
    def own(self) -> str:
        return ", ".join(AXES[: self.rank])

    def truth(self) -> str:
        dtype = self.rng.choice((f32, i32))
        if self.rng.random() < 0.2:
            left, right = (self.value(Vec(dtype, 2), 0) for _ in range(2))
            forms = ("all({0} < {1})", "any({0} != {1})", "all(~({0} >= {1}))", "({0}.x, i) == (2, {1}.y)")
            return self.rng.choice(forms).format(left, right) if dtype is i32 else f"all({left} <= {right})"
        return f"{self.value(dtype, 0)} {self.rng.choice(('<', '>=', '=='))} {self.value(dtype, 0)}"

    def value(self, kind: Element, depth: int) -> str:
        known = [name for name, held in self.locals if held == kind]
        if known and self.rng.random() < 0.3:
            return self.rng.choice(known)
        loaded = [a for a in self.arrays if a.element == kind and a.role != "Out"]
        if loaded and self.rng.random() < 0.6:
            return self.load(self.rng.choice(loaded))
        if depth and self.rng.random() < 0.6:
            return self.computed(kind, depth)
        if isinstance(kind, Struct | Complex) and self.rng.random() < 0.15:
            return self.outer(kind)
        return self.made(kind, depth)

    def outer(self, kind: Struct | Complex) -> str:
        """A parameter, or a constant from outside at a constant or run-time place."""
        if self.rng.random() < 0.5:
            name = f"p_{_named(kind)}"
            self.scalars[name] = kind
            return name
        name = f"T_{_named(kind)}"
        self.tables[name] = kind
        return f"{name}[{self.rng.choice(('0', '2', AXES[0], f'{AXES[0]} % 4', f'{AXES[0]} - 1'))}]"

    def load(self, array: Array) -> str:
        if array.role != "Buf" or self.rng.random() < 0.6:  # of what others write only the own element
            return f"{array.name}[{self.own}]"
        places = [
            self.rng.choice((id, f"{id} + 1", f"{id} - 2", f"{array.name}.shape[{a}] - 1 - {id}"))
            for a, id in enumerate(AXES[: self.rank])
        ]
        return f"{array.name}[{', '.join(places)}]"

    def made(self, kind: Element, depth: int) -> str:
        """A value of its numbers."""
        if not isinstance(kind, DType):
            items = [self.value(part, max(depth - 1, 0)) for part in parts(kind)]
            if isinstance(kind, Mat):  # of numbers, row by row
                items = [self.value(kind.dtype, 0) for _ in range(kind.rows * kind.columns)]
            return f"{_named(kind)}({', '.join(items)})"
        sources = [
            (a, path)
            for a in self.arrays
            if a.role != "Out"
            for path, found in _paths(a.element)
            if found == kind
        ]
        choice = self.rng.random()
        if sources and choice < 0.6:
            array, path = self.rng.choice(sources)
            return f"{self.load(array)}{path}"
        if kind is bool_:
            return self.rng.choice(("True", "False", f"({AXES[0]} > 3)"))
        if choice < 0.75:
            self.scalars[f"c_{kind}"] = kind
            return f"c_{kind}"
        if choice < 0.85:
            return f"{kind}({AXES[0]})"
        return f"{kind}({self.rng.choice(('0.5', '-2.0', '3.0') if kind.is_float else ('1', '7', '3'))})"

    def computed(self, kind: Element, depth: int) -> str:
        """An operation: {0} and {1} are values of its type, and those of others are written in braces."""
        less = depth - 1
        if isinstance(kind, Struct):
            if self.rng.random() < 0.5:
                return self.made(kind, depth)
            return f"select({self.truth()}, {self.value(kind, less)}, {self.value(kind, less)})"
        if kind is bool_:
            return f"({self.truth()})"
        dtype = kind if isinstance(kind, DType) else kind.dtype
        text = self.rng.choice(_forms(kind, dtype, self.rng))
        others: dict[str, Element] = {"n": dtype}
        others |= {f"v{size}": Vec(dtype, size) for size in (2, 3, 4)}
        others |= {"m": Mat(dtype, 2, 2), "z": complex64 if dtype is f32 else complex128}
        used = {name: self.value(other, less) for name, other in others.items() if f"{{{name}}}" in text}
        pair = [self.value(kind, less) if f"{{{at}}}" in text else "" for at in range(2)]
        return text.format(*pair, t=self.truth() if "{t}" in text else "", **used)


def _forms(kind: Element, dtype: DType, rng: Random) -> list[str]:
    """The operations that give a value of a type."""
    match kind:
        case DType():
            forms = ["({0} + {1})", "({0} * {1})", "({0} - {1})", "max({0}, {1})", "({0} if {t} else {1})"]
            if kind is i32:
                forms += ["({0} + Colour.BLUE)", "select({t}, 1, Colour.RED)", "WEIGHTS[{0}][{1}]"]
                forms.append("({0} - -WEIGHTS[1][{1}])")
                forms += ["(OUTSIDE.rows[{0}][{1}] + PLACES[1].row)", "OUTSIDE.weights[{0}]"]
                forms += ["vy.table(i32, WEIGHTS[2])[{0} % 4]", "(a0.ndim + a0.shape[0] - {0})"]
                forms.append("({0} if a0.dtype == f32 else {1})")
            if kind in (f32, f64):
                forms += [
                    "({0} * sqrt(2))",
                    "({0} - math.log10(7))",
                    "select({t}, 1, {0})",
                    "({0} * OUTSIDE.place.factor + PLACES[0].factor)",
                    "hypot({0}, cbrt(5))",
                ]
                forms += ["dot({v3}, {v3})", "length({v2})", "abs({z})", "{v4}.w", "{m}[1, 0]"]
                forms += ["sum({v3})", "max({v2})", "sum(({0}, 2, {1}))"]
                forms += ["{v4}[i % 5]", "{m}[i % 2][1]", "abs(3 - 4j) * {0}"]
                forms += ["({0} * (0.7 * FACTORS[i % 4] + 1))", "({0} - 1 / FACTORS[i % 3])"]
                forms += ["({0} * (sqrt(FACTORS[i % 4]) + FACTORS[1] * FACTORS[2 - i % 3]) ** 3)"]
                forms += ["(0.1 * FACTORS[2 - i % 3] - {0})", "({0} if FACTORS[i % 4] >= 0.1 else {1})"]
            return forms
        case Vec(size=size):
            forms = [
                "({0} + {1})",
                "({0} - {1})",
                "({0} * {1})",
                "({0} * {n})",
                "({n} * {0})",
                "min({0}, {1})",
                "select(({0} < {1}) & ({0} != 0), {0}, {1})",
            ]
            forms.append("{0}." + "".join(rng.choices("xyzw"[:size], k=size)))
            if dtype.is_float:
                forms += ["({0} / {1})", "normalize({0})", "(-{0})"]
                forms += ["cross({0}, {1})"] * (size == 3)
                forms += ["({m} @ {0})", "({0} @ {m})", "({0} @ {m}.T)"] * (size == 2)
            return [*forms, "({0} if {t} else {1})"]
        case Mat(rows=rows, columns=columns):
            square = ["{0}.T", "({0} @ {1}.T)"] * (rows == columns)
            forms = ["({0} + {1})", "({0} * {n})", "({0} - {1})", "({m} @ {0})", "select({t}, {0}, {1})"]
            return [*forms, "({0}.T.T - {1})", *square]
        case Complex():
            forms = ["({0} + {1})", "({0} - {1})", "({0} * {1})", "({0} / {1})", "({0} * {n})"]
            forms += ["({0} * 1j)", "select({t}, {0}, {1})", "({0} if {t} else 0.5 - 2j)"]
            forms += ["({0} * vy.exp(0.5j))", "({0} + conj(2 - 1j))", "vy.exp({0})"]
            return [*forms, "conj({0})", "(-{0})", "({0} ** 3)"]
    raise AssertionError("structs have no operations")


def _paths(element: Element) -> list[tuple[str, Element]]:
    """The numbers in an element, as they are written."""
    match element:
        case Vec(dtype=dtype, size=size):
            return [(f".{letter}", dtype) for letter in "xyzw"[:size]]
        case Struct(fields=fields):
            return [(f".{name}{path}", kind) for name, part in fields for path, kind in _paths(part)]
        case Complex(dtype=dtype):
            return [(".real", dtype), (".imag", dtype)]
        case Mat(dtype=dtype):
            return [("[0, 1]", dtype), ("[1][0]", dtype)]
    return [("", element)]


def _named(element: Element) -> str:
    return (
        str(element)
        if isinstance(element, DType) and element is not bool_
        else repr(element)
        if not isinstance(element, DType)
        else "bool_"
    )


def numpy_type(element: Element) -> np.dtype[Any]:
    """NumPy's type of arrays of such elements."""
    match element:
        case DType():
            return element.storage
        case Vec(dtype=dtype, size=size):
            return np.dtype((dtype.storage, (size,)))
        case Mat(dtype=dtype, rows=rows, columns=columns):
            return np.dtype((dtype.storage, (rows, columns)))
        case Complex(dtype=dtype):
            return np.dtype(f"c{2 * dtype.itemsize}")
        case Struct(fields=fields):
            return np.dtype([(name, numpy_type(part)) for name, part in fields])


def _fill(made: Any, element: Element, numbers: Any) -> None:
    if isinstance(element, Struct):
        for name, part in element.fields:
            _fill(made[name], part, numbers)
    elif isinstance(element, Complex):
        made.real, made.imag = (contents(numbers, element.dtype, made.shape) for _ in range(2))
    else:
        made[...] = contents(numbers, element if isinstance(element, DType) else element.dtype, made.shape)

"""The text of random kernels that do not race, for graphs of calls."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from math import prod
from random import Random
from typing import Literal

from vyre.front.read import program as read
from vyre.ir.dtypes import DType, bool_, f32, i32, i64, u32
from vyre.ir.nodes import Extents, Program

AXES = "ijkpqr"
ROLES = {"in": "Buf", "out": "Out", "inout": "InOut"}
FLOATS = ("0.0", "1.0", "-1.0", "0.5", "2.0", "-0.0", "3.0", "0.1", "100.0")
WHOLES = ("0", "1", "2", "3", "5", "7")


@dataclass(frozen=True, slots=True)
class Known:
    """An array of the graph."""

    number: int
    shape: Extents
    dtype: DType


@dataclass(frozen=True, slots=True)
class Written:
    """An array that a kernel writes, under the name of a parameter."""

    name: str
    known: Known
    role: Literal["out", "inout"]


@dataclass
class _Text:
    """Lines, indented."""

    lines: list[str] = field(default_factory=list)
    depth: int = 1

    def add(self, line: str) -> None:
        self.lines.append("    " * self.depth + line)


class Kernel:
    """Writes expressions over arrays that are read, numbers and locals."""

    def __init__(self, rng: Random, domain: Extents, dtype: DType, read: list[Known]) -> None:
        self.rng, self.domain, self.dtype = rng, domain, dtype
        self.read = read[: rng.choice((1, 1, 2, 3))]
        self.written: list[Written] = []
        self.scalars: dict[str, DType] = {}
        self.locals: list[tuple[str, DType]] = []
        self.text = _Text()
        self.names = count()

    def writes(self, written: Written) -> None:
        self.written.append(written)

    def numbers(self) -> dict[str, Known]:
        """The arrays by parameter."""
        reads = {f"x{n}": known for n, known in enumerate(self.read)}
        return reads | {written.name: written.known for written in self.written}

    def signature(self) -> str:
        parts = [f"x{n}: {_annotation('in', known)}" for n, known in enumerate(self.read)]
        parts += [f"{w.name}: {_annotation(w.role, w.known)}" for w in self.written]
        parts += [f"{name}: {dtype}" for name, dtype in self.scalars.items()]
        return ", ".join(parts)

    def chance(self, probability: float) -> bool:
        return self.rng.random() < probability

    # Values

    def value(self, dtype: DType, depth: int = 2) -> str:
        if depth == 0 or self.chance(0.15):
            return self.leaf(dtype)
        if self.chance(0.15):
            then, other = self.value(dtype, depth - 1), self.value(dtype, depth - 1)
            return f"({then} if {self.truth(depth - 1)} else {other})"
        if dtype is bool_:
            return self.truth(depth)
        a, b = self.value(dtype, depth - 1), self.value(dtype, depth - 1)
        if dtype.is_float:
            shape = self.rng.choice(
                (
                    "({a} + {b})",
                    "({a} - {b})",
                    "({a} * {b})",
                    "({a} / {b})",
                    "min({a}, {b})",
                    "abs({a})",
                    "sqrt({a})",
                    "(-{a})",
                )
            )
        else:
            shape = self.rng.choice(
                (
                    "({a} + {b})",
                    "({a} - {b})",
                    "({a} * {b})",
                    "({a} ^ {b})",
                    "({a} & {b})",
                    "max({a}, {b})",
                    "({a} // {b})",
                    "({a} % {b})",
                )
            )
        return shape.format(a=a, b=b)

    def leaf(self, dtype: DType) -> str:
        kind = self.rng.random()
        if kind < 0.55:
            return self.load(dtype)
        known = [(name, t) for name, t in self.locals if t == dtype]
        if kind < 0.8 and known:
            return self.rng.choice(known)[0]
        if kind < 0.88:
            return self.scalar(dtype)
        if kind < 0.93 and dtype is not bool_:
            return f"{dtype}({self.id()})"
        return self.literal(dtype)

    def literal(self, dtype: DType) -> str:
        if dtype is bool_:
            return self.rng.choice(("True", "False"))
        return f"{dtype}({self.rng.choice(FLOATS if dtype.is_float else WHOLES)})"

    def scalar(self, dtype: DType) -> str:
        known = [name for name, t in self.scalars.items() if t == dtype]
        if known and self.chance(0.6):
            return self.rng.choice(known)
        name = f"c{len(self.scalars)}"
        self.scalars[name] = dtype
        return name

    def id(self) -> str:
        return self.rng.choice(AXES[: len(self.domain)])

    def truth(self, depth: int) -> str:
        kind = self.rng.random()
        if kind < 0.4:
            axis = self.rng.randrange(len(self.domain))
            limit = self.rng.randint(0, max(self.domain[axis], 1))
            return f"({AXES[axis]} {self.rng.choice(('<', '>=', '!='))} {limit})"
        if kind < 0.6:
            return f"({self.id()} % {self.rng.randint(2, 4)} == {self.rng.randint(0, 2)})"
        dtype = self.rng.choice((self.dtype, f32, i32))
        if dtype is bool_:
            return self.load(bool_)
        a, b = self.value(dtype, min(depth, 1)), self.value(dtype, min(depth, 1))
        return f"({a} {self.rng.choice(('<', '>', '==', '<='))} {b})"

    # Loads

    def load(self, dtype: DType) -> str:
        if not self.read:
            return self.literal(dtype)
        at = 0 if self.chance(0.5) else self.rng.randrange(len(self.read))
        known = self.read[at]
        return _cast(f"x{at}[{self.index(f'x{at}', known)}]", known.dtype, dtype)

    def index(self, name: str, known: Known) -> str:
        rank = len(known.shape)
        if rank == len(self.domain) and self.chance(0.5):
            return ", ".join(AXES[:rank])
        ids = list(AXES[: len(self.domain)])
        if self.chance(0.25):
            self.rng.shuffle(ids)
        return ", ".join(self.place(name, axis, ids[axis % len(ids)]) for axis in range(rank))

    def place(self, name: str, axis: int, id: str) -> str:
        """Where to read along an axis."""
        kind = self.rng.random()
        if kind < 0.25:
            return id
        if kind < 0.5:
            return f"{id} + {self.rng.choice((-3, -2, -1, -1, 1, 1, 2, 9))}"
        if kind < 0.62:
            return f"{name}.shape[{axis}] - 1 - {id}"
        if kind < 0.7:
            return f"{id} {self.rng.choice(('// 2', '* 2', '% 3', '* 3 - 4'))}"
        whole = [n for n, known in enumerate(self.read) if known.dtype.is_integer and f"x{n}" != name]
        if kind < 0.85 and whole:
            at = self.rng.choice(whole)
            own = [AXES[a] if a < len(self.domain) else "0" for a in range(len(self.read[at].shape))]
            return f"x{at}[{', '.join(own)}]"
        if kind < 0.92:
            return self.rng.choice(
                (f"i64({id})", f"u32({id})", f"u8({id})", f"domain({axis}) - {id}", "2", "0")
            )
        return self.scalar(self.rng.choice((i32, i64, u32)))


class ElementKernel(Kernel):
    """An element kernel; every array that it writes has a map of its own."""

    def __init__(
        self,
        rng: Random,
        domain: Extents,
        dtype: DType,
        read: list[Known],
        *,
        wild: float = 1.0,
        roams: bool = False,
    ) -> None:
        super().__init__(rng, domain, dtype, read)
        self.wild, self.roams = wild, roams
        self.maps: dict[str, str] = {}
        self.guards: dict[str, str] = {}  # where an array has fewer axes than the domain

    def program(self, title: str) -> Program:
        self.maps = {w.name: self.map(w) for w in self.written}
        for axis in range(len(self.domain)):
            self.text.add(f"{AXES[axis]} = gid({axis})")
        for _ in range(self.rng.choice((0, 1, 1, 2, 3))):
            self.rng.choice((self.assign, self.loop, self.choice, self.leave, self.array, self.store))()
        for written in self.written:
            self.store_to(written)
        body = "\n".join(self.text.lines)
        return read(f"def {title}({self.signature()}):\n{body}\n")

    def map(self, written: Written) -> str:
        """One element for each invocation; where the ranks differ, one axis of those that fit."""
        rank, wide = len(written.known.shape), len(self.domain)
        if rank != wide:
            guards = [f"{AXES[a]} == 0" for a in range(rank, wide)]
            self.guards[written.name] = " and ".join(guards)
            return ", ".join(AXES[a] if a < wide else "0" for a in range(rank))
        if not self.chance(0.3 * self.wild):
            return ", ".join(AXES[:rank])
        ids = list(AXES[:rank])
        self.rng.shuffle(ids)
        shapes = (
            "{id}",
            "{id}",
            "{id} + 1",
            "{id} - 2",
            "{name}.shape[{axis}] - 1 - {id}",
            "i64({id})",
            "{id} * 2",
        )
        return ", ".join(
            self.rng.choice(shapes).format(id=id, name=written.name, axis=axis) for axis, id in enumerate(ids)
        )

    def load(self, dtype: DType) -> str:
        if self.written and self.chance(0.15):
            written = self.rng.choice(self.written)
            if not self.guard(written):
                return _cast(f"{written.name}[{self.maps[written.name]}]", written.known.dtype, dtype)
        return super().load(dtype)

    def guard(self, written: Written) -> str:
        return self.guards.get(written.name, "")

    # Statements

    def assign(self) -> None:
        dtype = self.rng.choice((self.dtype, self.dtype, f32, i32))
        value = self.value(dtype)
        name = f"v{next(self.names)}"
        self.text.add(f"{name} = {value}")
        if self.text.depth == 1:
            self.locals.append((name, dtype))

    def inner(self, *kinds: Callable[[], None]) -> None:
        """A block; what it assigns is not known after it."""
        known = len(self.locals)
        self.text.depth += 1
        self.rng.choice(kinds)()
        self.text.add("pass")
        self.text.depth -= 1
        del self.locals[known:]

    def loop(self) -> None:
        number = next(self.names)
        total, turn = f"t{number}", f"n{number}"
        dtype = self.dtype if self.dtype is not bool_ else i32
        self.text.add(f"{total} = {self.literal(dtype)}")
        self.locals.append((total, dtype))
        if self.roams:
            self.text.add(f"turns{number} = 0")
            bounds = self.roaming()
        else:
            bounds = self.rng.choice(("-1, 2", "3", "0", "4, 0, -1", "0, 5, 2"))
        self.text.add(f"for {turn} in range({bounds}):")
        self.locals.append((turn, i32))
        self.text.depth += 1
        if self.roams:
            self.text.add(f"if turns{number} >= {self.rng.choice((2, 5, 12))}:")
            self.text.add("    break")
            self.text.add(f"turns{number} += 1")
        if self.chance(0.3):
            self.text.add(f"if {self.truth(1)}:")
            leave = "return" if self.chance(0.3 * self.wild) else self.rng.choice(("break", "continue"))
            self.text.add(f"    {leave}")
        self.text.add(f"{total} = {total} + {self.near(dtype, turn)}")
        if self.chance(0.2):
            self.store()
        self.text.depth -= 1
        self.locals.remove((turn, i32))

    def roaming(self) -> str:
        """Bounds of a loop in any direction, from and to ids, numbers of the call, extents and literals."""
        id, step = self.id(), self.rng.choice((1, 1, -1, -1, 2, -3, 7))
        ends = [
            f"{self.rng.randint(-3, 9)}",
            self.scalar(i32),
            f"domain({self.rng.randrange(len(self.domain))})",
        ]
        ends += [f"x{n}.shape[{len(known.shape) - 1}]" for n, known in enumerate(self.read)]
        near, far = self.rng.choice(ends), self.rng.choice(ends)
        start = self.rng.choice((f"{near} - {id}", f"{id} + {near}", id, f"{near} - 1", near))
        stop = self.rng.choice((far, far, f"{far} - {id}", f"{start} + {self.rng.randint(-2, 5)}"))
        return f"{start}, {stop}, {step}"

    def near(self, dtype: DType, turn: str) -> str:
        """A load that the turn of a loop moves."""
        fitting = [n for n, known in enumerate(self.read) if len(known.shape) == len(self.domain)]
        if self.roams and self.read and self.chance(0.7):
            return self.moved(dtype, turn)
        if not fitting or self.chance(0.3):
            return self.value(dtype, 1)
        at = self.rng.choice(fitting)
        ids = [*AXES[: len(self.domain)]]
        axis = self.rng.randrange(len(ids))
        ids[axis] = f"{ids[axis]} + {turn}"
        return _cast(f"x{at}[{', '.join(ids)}]", self.read[at].dtype, dtype)

    def moved(self, dtype: DType, turn: str) -> str:
        """A load at any place that the turn of a loop moves."""
        at = self.rng.randrange(len(self.read))
        parts = []
        for axis, extent in enumerate(self.read[at].shape):
            id = AXES[axis] if axis < len(self.domain) else "0"
            shapes = (
                "{t}",
                "{t} + 1",
                "{i} - {t}",
                "{t} - {i}",
                "2 * {t} + {i}",
                "{t} * {i}",
                "{s} - 1 - {t}",
            )
            clamped = ("min(max({t}, 0), {s} - 1)", "{t} % {n}", "{i}")
            shape = self.rng.choice((*shapes, *clamped))
            parts.append(shape.format(t=turn, i=id, s=f"x{at}.shape[{axis}]", n=max(extent, 1)))
        return _cast(f"x{at}[{', '.join(parts)}]", self.read[at].dtype, dtype)

    def choice(self) -> None:
        self.text.add(f"if {self.truth(2)}:")
        self.inner(self.store, self.store, self.assign, self.leave)
        if self.chance(0.4):
            self.text.add("else:")
            self.inner(self.store, self.assign)

    def leave(self) -> None:
        self.text.add(f"if {self.truth(1)}:")
        self.text.add("    return")

    def array(self) -> None:
        """An array of the invocation's own, written and read."""
        if self.text.depth > 1 or self.dtype is bool_:
            return
        number = next(self.names)
        self.text.add(f"w{number} = local({self.dtype}, 4)")
        for _ in range(self.rng.choice((1, 2))):
            self.text.add(f"w{number}[{self.id()} % 4] = {self.value(self.dtype, 1)}")
        self.text.add(f"v{number} = w{number}[{self.rng.randint(0, 4)}] + w{number}[{self.id()} % 4]")
        self.locals.append((f"v{number}", self.dtype))

    def store(self) -> None:
        self.store_to(self.rng.choice(self.written))

    def store_to(self, written: Written) -> None:
        line = f"{written.name}[{self.maps[written.name]}] = {self.value(written.known.dtype)}"
        guards = [
            guard for guard in (self.guard(written), self.truth(1) if self.chance(0.2) else "") if guard
        ]
        for guard in guards:
            self.text.add(f"if {guard}:")
            self.text.depth += 1
        self.text.add(line)
        self.text.depth -= len(guards)


class GroupKernel(Kernel):
    """A group kernel that reads arrays: a reduction, rows over their sum, or tiles turned."""

    def __init__(self, rng: Random, dtype: DType, read: list[Known]) -> None:
        numeric = dtype if dtype is not bool_ else f32
        super().__init__(rng, (1,), numeric, read)

    def kernel(self, title: str) -> tuple[Callable[[], Program], Extents, Extents]:
        """The program once the output is known; the shape of the output `y`, and the groups."""
        known = self.read[0]
        if len(known.shape) == 1 or self.chance(0.3):
            return self.reduction(title)
        return self.rows(title) if self.chance(0.6) or len(known.shape) != 2 else self.tiles(title)

    def reduction(self, title: str) -> tuple[Callable[[], Program], Extents, Extents]:
        width = self.rng.choice((4, 8, 32))
        elements = max((prod(known.shape) for known in self.read), default=1)
        groups = min(-(-elements // width), 6)
        self.domain = (groups * width,)
        dtype, fold = self.dtype, self.rng.choice(("{a} + {b}", "max({a}, {b})", "min({a}, {b})"))
        lines = [
            f"s = shared({dtype}, {width})",
            "l = lid(0)",
            "i = gid(0)",
            f"s[l] = {self.value(dtype)}",
            "barrier()",
            f"h = {width // 2}",
            f"for t in range({width.bit_length() - 1}):",
            "    if l < h:",
            f"        s[l] = {fold.format(a='s[l]', b='s[l + h]')}",
            "    barrier()",
            "    h = h // 2",
            "if l == 0:",
            "    y[wid(0)] = s[0]",
        ]
        return self.reader(title, (width,), lines), (groups,), (groups,)

    def rows(self, title: str) -> tuple[Callable[[], Program], Extents, Extents]:
        """Each group takes a row; what it loads is loaded twice."""
        width = self.rng.choice((4, 32))
        shape = self.read[0].shape
        behind = "".join(", 1" for _ in shape[2:])
        dtype = self.dtype
        element = _cast(f"x0[r, c{behind}]", self.read[0].dtype, dtype)
        step = f"for c in range(l, x0.shape[1], {width}):" if len(shape) > 1 else "for c in range(0):"
        over = f"{element} / a" if dtype.is_float else f"{element} - a"
        lines = [
            f"s = shared({dtype}, {width})",
            "l = lid(0)",
            "r = wid(0)",
            f"a = {dtype}(0)",
            step,
            f"    a = a + {element}",
            "s[l] = a",
            "barrier()",
            f"a = {dtype}(0)",
            f"for c in range({width}):",
            "    a = a + s[c]",
            step,
            f"    y[r, c] = {over}",
        ]
        return self.reader(title, (width,), lines), shape[:2], (shape[0],)

    def tiles(self, title: str) -> tuple[Callable[[], Program], Extents, Extents]:
        shape = self.read[0].shape
        self.domain = (1, 1)
        lines = [
            f"s = shared({self.dtype}, (4, 4))",
            "i = gid(0)",
            "j = gid(1)",
            f"s[lid(0), lid(1)] = {self.value(self.dtype, 1)}",
            "barrier()",
            "y[j - lid(1) + lid(0), i - lid(0) + lid(1)] = s[lid(1), lid(0)]",
        ]
        groups = tuple(-(-extent // 4) for extent in shape)
        return self.reader(title, (4, 4), lines), shape[::-1], groups

    def reader(self, title: str, workgroup: Extents, lines: list[str]) -> Callable[[], Program]:
        body = "".join(f"    {line}\n" for line in lines)
        return lambda: read(f"@kernel(workgroup={workgroup})\ndef {title}({self.signature()}):\n{body}")


def _annotation(role: str, known: Known) -> str:
    return f"{ROLES[role]}[{known.dtype}, {len(known.shape)}]"


def _cast(text: str, given: DType, wanted: DType) -> str:
    if given == wanted:
        return text
    return f"({text} != {given}(0))" if wanted is bool_ else f"{wanted}({text})"

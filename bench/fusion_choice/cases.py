"""Producers and consumers as kernel source, and pairs and chains drawn from them.

A producer is a map, so that it may be computed wherever its consumer loads; consumers load it once, several
times, elsewhere, in rows, or seldom. `draw(seed, count)` gives cases that cover every family; another seed
gives others of the same families.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

import vyre as vy

Shape = tuple[int, ...]

WORKGROUP = 64
SIZES = (1 << 12, 1 << 16, 1 << 18, 1 << 20, 1 << 22)  # elements: from the first cache to beyond the last
FLOATS, NUMBERS = ("f32", "f32", "f32", "f64", "f16"), ("f32", "f32", "f32", "f64", "i32", "u8")
STORAGE = {"f16": "f2", "f32": "f4", "f64": "f8", "i32": "i4", "u8": "u1"}


@dataclass(frozen=True, slots=True)
class Part:
    """A kernel in source: `v` is the element that it makes, `x` the array before it, `$` its own place."""

    name: str
    body: str
    takes: tuple[str, ...] = ()  # arrays beside x: "at" places, "n" small counts, others numbers
    shape: Callable[[Shape], Shape] = lambda shape: shape  # of what it makes
    kinds: tuple[str, ...] = NUMBERS
    rows: bool = False  # in workgroups, one for each 256 elements


HORNER = "    v = v * u + T(1)\n"  # by an element: compilers fold whole numbers by constants into one product


def _poly(turns: int) -> Part:
    return Part(f"poly{turns}", f"u = x[$]\nv = u\nfor _ in unroll(range({turns})):\n{HORNER}")


def _math(name: str, turns: int = 1) -> Part:
    return Part(f"{name}{turns}", "v = x[$]\n" + f"v = {name}(v)\n" * turns, kinds=FLOATS)


def _window(points: int, place: str = "i + d", name: str = "window") -> Part:
    low = points // 2
    return Part(f"{name}{points}", f"v = T(0)\nfor d in range({-low}, {points - low}):\n    v += x[{place}]")


def _gather(times: int) -> Part:
    return Part(f"gather{times}", f"v = T(0)\nfor k in range({times}):\n    v += x[at[i] ^ k]", ("at",))


def _rows(passes: int) -> Part:
    """Each workgroup goes over its 256 elements so many times, as softmax does."""
    loop = f"for k in range(lid(), 256, {WORKGROUP}):\n"
    again = f"top = subgroup_max(v)\nv = T(0)\n{loop}    v = max(v, x[wid() * 256 + k] * T(2) + top)\n"
    body = f"v = T(0)\n{loop}    v += x[wid() * 256 + k]\n" + again * (passes - 1)
    kinds = ("f32", "f64", "i32")
    return Part(f"rows{passes}", body, shape=lambda s: (s[0] // 4,), kinds=kinds, rows=True)


OWN = (  # these work on arrays of one axis and of two
    Part("scaled", "v = x[$] * T(3)"),
    Part("shifted", "v = x[$] + T(1)"), _poly(1), _poly(2), _poly(4), _poly(10), _poly(30),
    _math("exp"), _math("exp", 2), _math("sin"), _math("sqrt"), _math("log"), _math("tanh"),
    Part("quotient", "v = T(1) / (x[$] + T(2))", kinds=FLOATS),
    Part("two", "v = x[$] * z[$] + z[$]", ("z",)),
    Part("four", "v = x[$] * z[$] + w[$] * y[$]", ("z", "w", "y")),
    Part("parted", "v = x[$]\nif v > T(3):\n    v = exp(v)", kinds=FLOATS),
    Part("choice", "v = x[$] if z[$] > T(3) else x[$] * T(5)", ("z",)),
    Part("casts", "v = T(f64(x[$]) * 0.5)"),
)  # fmt: skip
PRODUCERS = (
    *OWN, _window(3), _window(5), _window(9),
    Part("gather", "v = x[at[i]]", ("at",)),
    Part("gathered poly", f"u = x[at[i]]\nv = u\nfor _ in unroll(range(4)):\n{HORNER}", ("at",)),
    Part("turns", f"u = x[i]\nv = u\nfor _ in range(n[i]):\n{HORNER}", ("n",)),
    Part("mirror", "v = x[len(x) - 1 - i]"),
)  # fmt: skip
CONSUMERS = (
    Part("slope", "v = x[i] - x[i - 1]"), Part("three", "v = x[i - 1] + x[i] * T(2) + x[i + 1]"),
    Part("five", "v = x[i - 2] + x[i - 1] + x[i] + x[i + 1] + x[i + 2]"),
    Part("steps", "v = max(x[i + 1] - x[i], x[i] - x[i - 1])"),
    _poly(1), _poly(10), _window(2), _window(3), _window(4), _window(5), _window(9), _window(17),
    _window(3, "i + d * 1024", "far"), _window(2, "i + d * 4096", "far"), _gather(1), _gather(2), _gather(4),
    Part("pairs", "v = x[2 * i] + x[2 * i + 1]", shape=lambda s: (s[0] // 2,)),
    Part("sample", "v = x[8 * i]", shape=lambda s: (s[0] // 8,)),
    Part("spread2", "v = x[i // 2]", shape=lambda s: (2 * s[0],)),
    Part("spread8", "v = x[i // 8]", shape=lambda s: (8 * s[0],)),
    Part("mirror", "v = x[len(x) - 1 - i]"),
    Part("seldom", "v = z[i]\nif v > T(6):\n    v += x[i - 1] + x[i + 1]", ("z",)),
    Part("heavy window3", "v = T(0)\nfor d in range(-1, 2):\n    v += exp(x[i + d])", kinds=FLOATS),
    _rows(1), _rows(2), _rows(3),
)  # fmt: skip
MIDDLES = (_poly(1), _poly(4), _window(3), _math("exp"))
PLANE_PRODUCERS = (*OWN, _window(3, "i, j + d", "across"), _window(3, "i + d, j", "down"))
PLANE_CONSUMERS = (
    _poly(4), _window(3, "i, j + d", "across"), _window(7, "i, j + d", "across"),
    _window(3, "i + d, j", "down"), _window(7, "i + d, j", "down"),
    Part("cross", "v = x[i, j] + x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1]"),
    Part("box", "v = T(0)\nfor a in range(-1, 2):\n    for b in range(-1, 2):\n        v += x[i + a, j + b]"),
    Part("turned", "v = x[j, i]", shape=lambda s: (s[1], s[0])),
    Part("quarter", "v = x[2 * i, 2 * j] + x[2 * i + 1, 2 * j + 1]", shape=lambda s: (s[0] // 2, s[1] // 2)),
)  # fmt: skip
PLANE_MIDDLES = (_poly(1), _poly(4), _window(3, "i, j + d", "across"), _math("exp"))
LAST_OWN = tuple(part for part in OWN if not part.takes)  # what a group kernel is followed by


@dataclass(frozen=True, slots=True)
class Case:
    """Kernels one after the other on an array, and what else they are given."""

    name: str
    kernels: tuple[Any, ...]
    shapes: tuple[Shape, ...]  # of the first array, and of what each kernel makes
    takes: tuple[tuple[str, ...], ...]
    storage: np.dtype[Any]
    seed: int

    def pipeline(self) -> Any:
        """A pipeline of its own, called as `call` says; it writes to a given array."""
        lines, given = [], []
        for at, names in enumerate(self.takes):
            given += [f"{name}{at}" for name in names]
            arguments = "".join(f", {name}={name}{at}" for name in names)
            arguments += ", out=out" if at == len(self.kernels) - 1 else ""
            lines.append(f"    x = kernel{at}(x{arguments}, domain={self.shapes[at + 1]})\n")
        found: dict[str, Any] = {f"kernel{at}": kernel for at, kernel in enumerate(self.kernels)}
        exec(f"def chain({', '.join(['x', 'out', *given])}):\n{''.join(lines)}    return x\n", found)
        return vy.pipeline(found["chain"])

    def call(self) -> tuple[np.ndarray, ...]:
        """The arguments of the pipeline, made anew."""
        rng = np.random.default_rng(self.seed)
        given = [self._array(name, at, rng) for at, names in enumerate(self.takes) for name in names]
        x = rng.integers(0, 8, self.shapes[0]).astype(self.storage)
        return x, np.zeros(self.shapes[-1], self.storage), *given

    def _array(self, name: str, at: int, rng: np.random.Generator) -> np.ndarray:
        if name in ("at", "n"):
            most = prod(self.shapes[at]) if name == "at" else 12
            return rng.integers(0, most, self.shapes[at + 1]).astype(np.int32)
        return rng.integers(0, 8, self.shapes[at + 1]).astype(self.storage)


def draw(seed: int, count: int) -> list[Case]:
    """So many cases: of ten, two on planes, one in workgroups first, and two chains of three."""
    rng = np.random.default_rng(seed)
    line, plane = _families(rng, PRODUCERS, CONSUMERS), _families(rng, PLANE_PRODUCERS, PLANE_CONSUMERS)
    epilogues = _families(rng, (_rows(1), _rows(2)), LAST_OWN)
    cases: dict[str, Case] = {}
    while len(cases) < count:
        at = len(cases) % 10
        is_plane = at in (3, 7)
        first, last = next(plane if is_plane else epilogues if at == 5 else line)
        middles = PLANE_MIDDLES if is_plane else MIDDLES
        middle = [middles[rng.integers(len(middles))]] if at in (4, 7) else []
        made = _case((first, *middle, last), is_plane, rng)
        if made is not None:
            cases.setdefault(made.name, made)
    return list(cases.values())


def _families(
    rng: np.random.Generator, firsts: tuple[Part, ...], lasts: tuple[Part, ...]
) -> Iterator[tuple[Part, Part]]:
    yield from zip(_turns(firsts, rng), _turns(lasts, rng), strict=True)


def _turns(parts: tuple[Part, ...], rng: np.random.Generator) -> Iterator[Part]:
    while True:
        yield from (parts[at] for at in rng.permutation(len(parts)))


def _case(parts: tuple[Part, ...], is_plane: bool, rng: np.random.Generator) -> Case | None:
    size = SIZES[rng.integers(len(SIZES))]
    shapes: list[Shape] = [(size // 256, 256) if is_plane and size < 1 << 18 else (size,)]
    if is_plane and size >= 1 << 18:
        shapes = [(size // 1024, 1024)]
    for part in parts:
        shapes.append(part.shape(shapes[-1]))
    kinds = [kind for kind in (*NUMBERS, *FLOATS) if all(kind in part.kinds for part in parts)]
    if not kinds:
        return None
    kind = kinds[rng.integers(len(kinds))]
    return Case(
        f"{' -> '.join(part.name for part in parts)}, {kind}, {' x '.join(map(str, shapes[0]))}",
        tuple(_kernel(part, kind, at, len(shapes[0])) for at, part in enumerate(parts)),
        tuple(shapes),
        tuple(part.takes for part in parts),
        np.dtype(STORAGE[kind]),
        int(rng.integers(1 << 30)),
    )


def _kernel(part: Part, kind: str, at: int, axes: int) -> Any:
    """The part as a kernel of its own."""
    of = f", {axes}" if axes > 1 else ""
    typed = {"at": "i32", "n": "i32"}
    params = "".join(f", {name}: Buf[{typed.get(name, kind)}{of}]" for name in part.takes)
    own = "i, j" if axes > 1 else "i"
    body = part.body.replace("T(", f"{kind}(").replace("$", own).strip("\n").split("\n")
    start = "i, j = gid(0), gid(1)" if axes > 1 else "i = gid()"
    title = f"{part.name}_{kind}_{at}".replace(" ", "_")
    head = f"@vyre.kernel{f'(workgroup={WORKGROUP})' if part.rows else ''}\ndef {title}"
    source = f"import vyre\nfrom vyre import *\n\n{head}(x: Buf[{kind}{of}]{params}, out: Out[{kind}{of}]):\n"
    source += "".join(f"    {line}\n" for line in [start, *body, f"out[{own}] = v"])
    names: dict[str, Any] = {}
    exec(source, names)
    return names[title]

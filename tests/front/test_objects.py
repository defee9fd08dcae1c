"""Attributes of objects from outside are constants, and are looked up again at every call."""

from __future__ import annotations

import enum
import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Out, Problems, f32, f64, gid


class Size(NamedTuple):
    width: int = 3
    scale: float = 2.5


@dataclass(frozen=True)
class Grid:
    width: int = 3
    steps: tuple[float, ...] = (1.0, 2.0, 4.0)


@dataclass(slots=True)
class Slotted:
    width: int = 3


class Base:
    width = 3
    weights = np.array([1.0, 2.0, 4.0], np.float32)

    @property
    def computed(self) -> int:
        return 3


class Derived(Base):
    dtype = f64
    names = ["a", "b"]  # noqa: RUF012  # what a user may have


class Mode(enum.Enum):
    HALF = 0.5
    TWO = 2


@vy.func
def doubled(a):
    return a + a


SIZE, GRID, SLOTTED, OBJECT = Size(), Grid(), Slotted(), Derived()
SPACE = SimpleNamespace(size=Size(), grid=Grid(), double=doubled, depth=2)
SIZES = (Size(1, 0.5), Size(2, 4.0))
X = np.arange(6, dtype=np.float32)


@vy.kernel
def fields(x: Buf[f32], y: Out[f32]):
    y[gid()] = x[gid()] * SIZE.width + SIZE.scale + GRID.width + SLOTTED.width


@vy.kernel
def tables(x: Buf[f32], y: Out[f32]):
    i = gid()
    y[i] = x[i] * GRID.steps[i] + len(GRID.steps) + OBJECT.weights[i] + Derived.weights[1] + Base.width


@vy.kernel
def nested(x: Buf[f32], y: Out[f32]):
    total = f32(0)
    for size in SIZES:
        total += size.scale * x[gid() + size.width]
    for _ in range(SPACE.depth):
        total += SPACE.double(f32(SPACE.size.width)) + SPACE.grid.steps[2]
    y[gid()] = total + f32(OBJECT.dtype(1) / 4)


@vy.func
def scaled(a, size):
    return a * size.scale + SIZE.width


@vy.kernel
def called(x: Buf[f32], y: Out[f32]):
    own = SIZE
    y[gid()] = scaled(x[gid()], SIZE) + own.width + Mode.HALF * Mode.TWO.value


def padded(values: Any) -> Any:
    return np.append(np.asarray(values, np.float32), [0, 0, 0])


WANTED: dict[Any, Callable[[], Any]] = {
    fields: lambda: X * 3 + 2.5 + 3 + 3,
    tables: lambda: X * padded([1, 2, 4]) + 3 + padded([1, 2, 4]) + 2 + 3,
    nested: lambda: np.append(X[1:], 0) * 0.5 + np.append(X[2:], [0, 0]) * 4 + 20 + 0.25,
    called: lambda: X * 2.5 + 3 + 3 + 1,
}


@pytest.mark.parametrize("kernel", WANTED, ids=lambda kernel: kernel.__name__)
@pytest.mark.parametrize("device", ["cpu", "reference"])
def test_attributes_of_objects_are_constants(kernel: Any, device: str) -> None:
    assert WANTED[kernel]().tolist() == kernel(X, device=device).tolist()


@pytest.mark.parametrize("kernel", WANTED, ids=lambda kernel: kernel.__name__)
def test_a_step_takes_the_same_attributes(kernel: Any) -> None:
    y = np.zeros(6, np.float32)
    for at in range(6):
        kernel.step(X, y, at=at)

    assert WANTED[kernel]().tolist() == y.tolist()


HELD = SimpleNamespace(size=Size(2, 1.0), grid=Grid(2), many=Slotted(2), owner=Base())
TABLE = SimpleNamespace(weights=np.ones(6, np.float32))


@vy.func
def by_held(a):
    return a * HELD.size.width * HELD.grid.width * HELD.many.width * HELD.owner.width * TABLE.weights[gid()]


@vy.kernel
def held(x: Buf[f32], y: Out[f32]):
    y[gid()] = by_held(x[gid()])


@vy.elementwise
def each(a):
    return a * HELD.size.width * HELD.grid.width * HELD.many.width * HELD.owner.width * TABLE.weights[0]


@vy.pipeline
def whole(x):
    return each(held(x))


def test_an_attribute_that_changes_is_read_by_the_next_call(monkeypatch: pytest.MonkeyPatch) -> None:
    changes: list[Callable[[], object]] = [
        lambda: monkeypatch.setattr(HELD, "size", Size(5, 1.0)),
        lambda: monkeypatch.setattr(HELD, "grid", replace(HELD.grid, width=7)),
        lambda: monkeypatch.setattr(HELD.many, "width", 11),
        lambda: monkeypatch.setattr(Base, "width", 13),
        lambda: monkeypatch.setattr(HELD.owner, "width", 17, raising=False),
        lambda: TABLE.weights.__setitem__(slice(None), 0.5),
        lambda: monkeypatch.setitem(globals(), "HELD", SimpleNamespace(**{**vars(HELD), "many": Slotted(1)})),
    ]

    def factor() -> float:
        owners = (HELD.size, HELD.grid, HELD.many, HELD.owner)
        return math.prod(owner.width for owner in owners) * TABLE.weights[0]

    for change in [lambda: None, *changes]:
        change()
        for _ in range(3):
            assert (X * factor()).tolist() == held(X).tolist()
            assert (X * factor()).tolist() == each(X).tolist()
            assert (X * factor() * factor()).tolist() == whole(X).tolist()


def test_a_saved_pipeline_has_the_attributes_of_its_time(tmp_path: Any) -> None:
    wanted = whole(X)
    whole.save(tmp_path / "p.vyre", X)

    assert wanted.tolist() == vy.load(tmp_path / "p.vyre")(X).tolist()


@vy.kernel
def computed(x: Buf[f32], y: Out[f32]):
    y[gid()] = x[gid()] * OBJECT.computed


@vy.kernel
def misspelt(x: Buf[f32], y: Out[f32]):
    y[gid()] = x[gid()] * GRID.widht


@vy.kernel
def listed(x: Buf[f32], y: Out[f32]):
    y[gid()] = x[gid()] * Derived.names[0]


@pytest.mark.parametrize(
    ("kernel", "text"),
    [
        (computed, "OBJECT.computed is computed, .*\n.*\n.*\n  Fix: write computed = OBJECT.computed before"),
        (misspelt, "GRID has no attribute 'widht' in kernels.\n.*\n.*\n  Fix: write GRID.width."),
        (listed, r"Derived.names is a list .*\n.*\n.*\n  Fix: make it a tuple"),
    ],
)
def test_other_attributes_are_refused_with_a_fix(kernel: Any, text: str) -> None:
    with pytest.raises(Problems, match=text):
        kernel(X)

"""Intervals of index expressions: what they say holds for every invocation, also where integers wrap."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from analysis.test_index import kernel, stored_at
from handmade import gid
from vyre.analysis.bounds import Interval, Intervals
from vyre.analysis.index import Index, Sizes

GRID, SHAPE = (5, 7), (11,)
SIZES = Sizes({"x": SHAPE}, GRID)


class Wrapped:
    """An i32."""

    def __init__(self, value: int) -> None:
        self.value = (value + 2**31) % 2**32 - 2**31

    def __add__(self, other: Wrapped) -> Wrapped:
        return Wrapped(self.value + other.value)

    def __sub__(self, other: Wrapped) -> Wrapped:
        return Wrapped(self.value - other.value)

    def __mul__(self, other: Wrapped) -> Wrapped:
        return Wrapped(self.value * other.value)

    def __floordiv__(self, other: Wrapped) -> Wrapped:
        return Wrapped(self.value // other.value)

    def __mod__(self, other: Wrapped) -> Wrapped:
        return Wrapped(self.value % other.value)

    def __rshift__(self, other: Wrapped) -> Wrapped:
        return Wrapped(self.value >> other.value)

    def __lt__(self, other: Wrapped) -> bool:
        return self.value < other.value


class Writer:
    """Writes index expressions as text: kernel language, and Python over `Wrapped` numbers."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def expression(self, depth: int) -> str:
        rng = self.rng
        if depth == 0 or rng.random() < 0.2:
            numbers = [f"c{at}" for at in range(len(NUMBERS))]
            return rng.choice(("i", "i", "i", "j", "j", "k", "k", *numbers))
        one, two = self.expression(depth - 1), self.expression(depth - 1)
        match rng.choice(("sum", "sum", "times", "bound", "bound", "choice", "quotient")):
            case "sum":
                return f"({one} {rng.choice('+-')} {two})"
            case "times":
                return f"({one} * c{rng.randrange(len(NUMBERS))})"
            case "quotient":
                return f"({one} {rng.choice(('// c2', '// c3', '// c5', '>> c2', '% c3'))})"
            case "bound":
                return f"{rng.choice(('min', 'max'))}({one}, {two})"
        return f"({one} if i < j else {two})"


NUMBERS = (0, 1, 2, 3, 4, 10, -1, -2, 2147483647)
HEAD = "\n".join(f"c{at} = i32({number})" for at, number in enumerate(NUMBERS))  # which wrap, as Wrapped does


@pytest.mark.parametrize("first", range(0, 400, 100))
def test_every_value_is_in_its_interval(first: int) -> None:
    found = 0
    for seed in range(first, first + 100):
        rng = Random(seed)
        text = Writer(rng).expression(3)
        loop = (rng.randint(-3, 3), rng.randint(-2, 6), rng.choice((1, 2, -1)))
        program = kernel(f"{HEAD}\nfor k in range({', '.join(map(str, loop))}):\n    y[{text}, j] = 1.0")
        index, at = Index.of(program, sizes=SIZES), stored_at(program)
        for own in (None, gid()):
            interval = Intervals(index, own).of(at)
            if interval is None:
                continue
            found += 1
            code = compile(text, "index", "eval")
            for i, j, k in product(range(GRID[0]), range(GRID[1]), range(*loop)):
                names: dict[str, Any] = {"i": Wrapped(i), "j": Wrapped(j), "k": Wrapped(k)}
                names |= {f"c{at}": Wrapped(number) for at, number in enumerate(NUMBERS)}
                value = eval(code, names).value - (i if interval.is_own else 0)
                # Intervals are exact, and values wrap.
                assert (value - interval.low) % 2**32 <= interval.high - interval.low, (seed, text, interval)
    assert found > 50


def interval_of(index: str, body: str = "", *, is_own: bool = True) -> Interval | None:
    program = kernel(f"{body}\ny[{index}, j] = 1.0")
    return Intervals(Index.of(program, sizes=SIZES), gid() if is_own else None).of(stored_at(program))


def test_an_index_without_a_range_for_each_of_its_terms_has_none() -> None:
    assert interval_of("n") is None
    assert interval_of("i + n") is None
    assert interval_of("i + i32(x[0])") is None
    assert interval_of("min(i, n)") is None


@pytest.mark.parametrize(
    ("loop", "low", "high"),
    [
        ("range(0, 5)", 0, 4),
        ("range(0, 5, 3)", 0, 3),
        ("range(5, 0, -2)", 1, 5),
        ("range(j, 7)", 0, 6),
        ("range(j, x.shape[0], 4)", 0, 10),
        ("range(6 - j, -1, -1)", 0, 6),
    ],
)
def test_a_loop_variable_is_between_the_start_and_the_stop(loop: str, low: int, high: int) -> None:
    program = kernel(f"for k in {loop}:\n    y[k, j] = 1.0")

    assert Interval(low, high) == Intervals(Index.of(program, sizes=SIZES)).of(stored_at(program))


def test_a_loop_around_the_own_row_counts_from_it() -> None:
    program = kernel("for k in range(i - 1, i + 2):\n    y[k, j] = 1.0")

    assert Interval(-1, 1, is_own=True) == Intervals(Index.of(program, sizes=SIZES), gid()).of(
        stored_at(program)
    )


def test_a_bound_that_may_wrap_proves_nothing() -> None:
    assert interval_of("min(i + 2147483647, 4)") is None  # the sum is negative in all rows but the first
    assert interval_of("min(i + 2147483640, 2147483647)", is_own=False) == Interval(2147483640, 2147483644)


def test_a_chain_of_bounds_of_any_length_has_an_interval() -> None:
    body = "\n".join(["a0 = i", *(f"a{at + 1} = min(a{at}, 4)" for at in range(300))])

    assert Interval(0, 0, is_own=True) == interval_of("a300", body)


def test_a_product_of_a_masked_number_has_an_interval() -> None:
    assert Interval(3, 483) == interval_of("(i32(x[0]) & 15) * 32 + 3", is_own=False)
    assert Interval(0, 60) == interval_of("(i32(x[0]) & 15) << 2", is_own=False)
    assert interval_of("(i32(x[0]) & 15) * n", is_own=False) is None

"""Stores that reach each element once, against enumeration."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from vyre.analysis.index import Index, Sizes
from vyre.analysis.onto import not_onto
from vyre.front.read import program as read
from vyre.ir.nodes import Program


def kernel(body: str, size: int) -> Program:
    lines = "".join(f"    {line}\n" for line in body.split("\n"))
    return read(f"@kernel(workgroup=({size},))\ndef k(y: Out[f32]):\n{lines}")


def is_onto(program: Program, groups: int, extent: int) -> bool:
    index = Index.of(program, sizes=Sizes({"y": (extent,)}, (groups,)))
    [store] = index.accesses()
    return not_onto(index, store, (extent,)) is None


@pytest.mark.parametrize(
    ("body", "extent", "expected"),
    [
        ("y[gid(0)] = 1.0", 24, True),
        ("y[gid(0)] = 1.0", 23, False),
        ("y[23 - gid(0)] = 1.0", 24, True),
        ("y[gid(0) + 1] = 1.0", 24, False),
        ("if lid(0) == 3:\n    y[wid(0)] = 1.0", 3, True),
        ("if 3 == lid(0):\n    y[wid(0)] = 1.0", 3, True),
        ("if lid(0) == 8:\n    y[wid(0)] = 1.0", 3, False),
        ("if lid(0) == 3:\n    if lid(0) == 0:\n        y[wid(0)] = 1.0", 3, False),
        ("if lid(0) < 1:\n    y[wid(0)] = 1.0", 3, False),
        ("if lid(0) == 3:\n    pass\nelse:\n    y[wid(0)] = 1.0", 3, False),
        ("y[wid(0)] = 1.0", 3, False),
        ("for c in range(4):\n    y[gid(0) * 4 + c] = 1.0", 96, True),
        ("for c in range(4):\n    y[wid(0) * 32 + c * 8 + lid(0)] = 1.0", 96, True),
        ("for c in range(4):\n    y[wid(0) * 32 + c * 8 + lid(0)] = 1.0", 95, False),
        ("for c in range(0, 16, 4):\n    y[wid(0) * 32 + c * 2 + lid(0)] = 1.0", 96, True),
        ("for c in range(4):\n    y[gid(0) * 3 + c] = 1.0", 96, False),
        ("for c in range(4):\n    y[gid(0)] = 1.0", 24, False),
        ("for c in range(lid(0), 20, 8):\n    y[wid(0) * 20 + c] = 1.0", 60, False),  # true, and not known
    ],
)
def test_a_store_that_reaches_each_element_once_is_recognised(body: str, extent: int, expected: bool) -> None:
    assert expected == is_onto(kernel(body, 8), 3, extent)


def rows(body: str, shape: tuple[int, int]) -> str | None:
    lines = "".join(f"    {line}\n" for line in body.split("\n"))
    program = read(f"@kernel(workgroup=(8,))\ndef k(y: Out[f32, 2]):\n{lines}")
    index = Index.of(program, sizes=Sizes({"y": shape}, (3,)))
    [store] = index.accesses()
    return not_onto(index, store, shape)


def test_a_row_of_any_length_may_be_stored_in_turns() -> None:
    body = "for c in range(lid(0), y.shape[1], 8):\n    y[wid(0), c] = 1.0"

    assert rows(body, (3, 20)) is None
    assert rows(body, (3, 5)) is None
    assert rows(body, (4, 20)) is not None
    assert rows(body.replace("y.shape[1]", "19"), (3, 20)) is not None
    assert rows(body.replace("8", "4"), (3, 20)) is not None
    assert rows(body.replace("y[wid(0), c]", "y[c, wid(0)]"), (20, 3)) is not None  # the shape is (20, 3)
    assert rows(body.replace("wid(0), c", "wid(0), c - 1"), (3, 20)) is not None


def test_axes_that_share_a_variable_are_refused() -> None:
    assert rows("if lid(0) == 0:\n    y[wid(0), wid(0)] = 1.0", (3, 3)) is not None


def _random(rng: Random) -> tuple[str, int, int, int]:
    """A store in random digits, mostly those of a whole number: the body, the size, groups and extent."""
    groups, size, turns = rng.choice((1, 2, 3)), rng.choice((1, 2, 4)), rng.choice((1, 2, 3))
    counts, factors, reach = {"wid(0)": groups, "lid(0)": size, "c": turns}, {}, 1
    for name in rng.sample(sorted(counts), 3):
        factors[name] = rng.choice((reach, reach, reach, reach, -reach, rng.randint(-4, 4)))
        reach *= counts[name]
    least = sum(min(0, factor * (counts[name] - 1)) for name, factor in factors.items())
    const = rng.choice((-least, -least, 0, 1))
    total = " + ".join(f"{name} * ({factor})" for name, factor in factors.items())
    digit, loop = rng.choice((("c", f"range({turns})"), ("(c - 3)", f"range(3, {3 + turns})")))
    body = f"for c in {loop}:\n    y[{total.replace('c *', f'{digit} *')} + {const}] = 1.0"
    return body, size, groups, rng.choice((reach, reach, rng.randint(1, 20)))


def test_no_random_store_is_taken_for_one_that_reaches_each_element_once() -> None:
    said = 0
    for seed in range(600):
        body, size, groups, extent = _random(Random(seed))
        program = kernel(body, size)
        index = Index.of(program, sizes=Sizes({"y": (extent,)}, (groups,)))
        stores = list(index.accesses())
        if not stores or not_onto(index, stores[0], (extent,)) is not None:
            continue
        said += 1
        head, store = body.split("\n")
        place = store.strip()[2:].rpartition("]")[0]
        touched: Counter[int] = Counter()
        for wid, lid in product(range(groups), range(size)):
            for c in eval(head[len("for c in ") : -1]):
                text = place.replace("wid(0)", str(wid)).replace("lid(0)", str(lid))
                touched[eval(text, {"c": c})] += 1
        assert dict.fromkeys(range(extent), 1) == dict(touched), body
    assert said > 100

"""Choices between values by a comparison of the same two mean what they say, for NaN and both zeros."""

from __future__ import annotations

import numpy as np
import pytest

from running import on_cpu, on_reference
from vyre.front import read
from vyre.run.device_runtime import Ready

SPECIAL = (0.0, -0.0, 1.0, -1.0, np.nan, np.inf, -np.inf, 2.5)
CLAMPED = "({0} if x[i] < {0} else x[i])"
FORMS = (
    "(x[i] if x[i] < {0} else {0})", "({0} if x[i] > {0} else x[i])", "(x[i] if x[i] >= {0} else {0})",
    f"({CLAMPED} if {CLAMPED} > {{0}} else {{0}})", f"({CLAMPED} if not {CLAMPED} < {{0}} else {{0}})",
    f"({{0}} if not {{0}} < {CLAMPED} else {CLAMPED})",
)  # fmt: skip


STATEMENTS = (
    "    v = x[i]\n    if v < {0}:\n        v = {0}\n"
    "    r = {0}\n    if v > {0}:\n        r = v\n    y[i] = r\n",
    "    v = x[i]\n    for q in range(2):\n        if v < {0}:\n            v = {0}\n"
    "        if not v > {0}:\n            v = {0}\n    y[i] = v\n",
)


@pytest.mark.parametrize("count", [8, 72])
@pytest.mark.parametrize("statements", STATEMENTS)
@pytest.mark.parametrize("dtype", ["f32", "f64"])
def test_bounds_that_are_applied_twice_by_statements_are_applied_twice(
    dtype: str, statements: str, count: int
) -> None:
    body = statements.format(f"{dtype}(0.0)")
    ready = Ready(read.program(f"def k(x: Buf[{dtype}], y: Out[{dtype}]):\n    i = gid(0)\n{body}"))
    storage = "f4" if dtype == "f32" else "f8"
    x = np.resize(np.array(SPECIAL, storage), count)
    expected, y = np.zeros(count, storage), np.zeros(count, storage)

    on_reference(ready, {"x": x, "y": expected}, (count,))
    on_cpu(ready, {"x": x, "y": y}, (count,))

    assert expected.tobytes() == y.tobytes()


@pytest.mark.parametrize("count", [8, 72])
@pytest.mark.parametrize("bound", ["0.0", "-0.0", "1.0"])
@pytest.mark.parametrize(("dtype", "storage"), [("f16", "f2"), ("f32", "f4"), ("f64", "f8")])
def test_nested_choices_are_not_merged_as_minima_and_maxima(
    dtype: str, storage: str, bound: str, count: int
) -> None:
    forms = [form.format(f"{dtype}({bound})") for form in FORMS]
    outputs = "".join(f", y{at}: Out[{dtype}]" for at in range(len(forms)))
    lines = "".join(f"    y{at}[i] = {form}\n" for at, form in enumerate(forms))
    ready = Ready(read.program(f"def k(x: Buf[{dtype}]{outputs}):\n    i = gid(0)\n{lines}"))
    results = []

    for run in (on_reference, on_cpu):
        made = {f"y{at}": np.zeros(count, storage) for at in range(len(forms))}
        run(ready, {"x": np.resize(np.array(SPECIAL, storage), count), **made}, (count,))
        results.append({name: array.tobytes() for name, array in made.items()})

    assert results[0] == results[1]


@pytest.mark.parametrize("count", [8, 72])
@pytest.mark.parametrize("test", ["0.0 < p and p > 0.0", "p >= 0.0 and p != 0.0", "p > 0.0 or p == 1.0"])
@pytest.mark.parametrize(("narrow", "wide"), [("f16", "f32"), ("f16", "f64"), ("f32", "f64"), ("f16", "f16")])
def test_a_zero_is_chosen_for_a_wider_number_as_for_itself(
    narrow: str, wide: str, test: str, count: int
) -> None:
    lines = f"    i = gid(0)\n    p = {wide}(x[i])\n    y[i] = {wide}(0.0) if {test} else p\n"
    ready = Ready(read.program(f"def k(x: Buf[{narrow}], y: Out[{wide}]):\n{lines}"))
    x = np.resize(np.array(SPECIAL, f"f{int(narrow[1:]) // 8}"), count)
    expected, y = np.zeros((2, count), f"f{int(wide[1:]) // 8}")

    on_reference(ready, {"x": x, "y": expected}, (count,))
    on_cpu(ready, {"x": x, "y": y}, (count,))

    assert expected.tobytes() == y.tobytes()

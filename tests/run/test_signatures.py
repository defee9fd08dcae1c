"""Warm calls of kernels: every form of a call is made by machine code, and gives what the first one gave."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import vyre
from vyre import Buf, Const, InOut, Out, f32, gid, i32, wid
from vyre.targets.cpu import entry
from vyre.targets.cpu.layout import is_as_declared

pytestmark = pytest.mark.skipif(not is_as_declared(), reason="this Python keeps its objects in another way")

X = np.arange(24, dtype=np.float32)
Z = X + 100


@vyre.kernel
def added(x: Buf[f32], z: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] + z[gid()]


@vyre.kernel
def scaled(x: Buf[f32], y: Out[f32], a: f32 = 2.0, r: Const[int] = 0):  # type: ignore[no-untyped-def,assignment]
    y[gid()] = x[gid() + r] * a


@vyre.kernel
def half(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    if gid() % 2 == 0:
        y[gid()] = x[gid()]


@vyre.kernel
def longer(x: Buf[f32, "n"], y: Out[f32, "n + 1"], z: Out[f32, "n"]):  # type: ignore[no-untyped-def]
    y[gid() + 1] = x[gid()]
    z[gid()] = -x[gid()]


@vyre.kernel
def sized(x: Buf[f32], n: i32, y: Out[f32, "n"]):  # type: ignore[no-untyped-def]
    y[gid() % n] = x[gid()]


@vyre.kernel
def table(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid(0), gid(1)] = x[gid(0)] * x[gid(1)]


@vyre.kernel
def square(x: Buf[f32, "n", "n"], y: Out[f32, "n", "n"]):  # type: ignore[no-untyped-def]
    y[gid(0), gid(1)] = x[gid(1), gid(0)]


@vyre.kernel(workgroup=8)
def grouped(x: Buf[f32], y: Out[f32], sums: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] * 2.0
    sums[wid()] = x[gid()]


@vyre.kernel
def swept(x: Buf[f32], y: Out[f32], a: f32):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] * a
    vyre.grid_sync()
    t = y[gid() + 1]
    vyre.grid_sync()
    y[gid()] = t


@vyre.kernel
def raised(x: InOut[f32]):  # type: ignore[no-untyped-def]
    x[gid()] += 1.0


FORMS: dict[str, tuple[vyre.Kernel, Callable[[int], Any]]] = {
    "an output that is made": (added, lambda n: added(X[:n], Z[:n])),
    "None for an output": (added, lambda n: added(X[:n], Z[:n], None)),
    "an output that is passed": (added, lambda n: added(X[:n], Z[:n], np.ones(n, np.float32))),
    "an output by name": (added, lambda n: added(X[:n], Z[:n], y=np.ones(n, np.float32))),
    "everything by name": (added, lambda n: added(y=np.ones(n, np.float32), z=Z[:n], x=X[:n])),
    "a domain": (added, lambda n: added(X, Z, domain=n)),
    "a domain in a tuple": (added, lambda n: added(X, Z, domain=(n,))),
    "a domain of NumPy's": (added, lambda n: added(X, Z, domain=np.int64(n))),
    "a domain in a list": (added, lambda n: added(X, Z, domain=[n])),
    "over": (scaled, lambda n: scaled.over(n)(X)),
    "over a shape": (scaled, lambda n: scaled.over(X[:n].shape)(X)),
    "over, with an output": (scaled, lambda n: scaled.over(n)(X, np.ones(24, np.float32))),
    "over, and a domain": (scaled, lambda n: scaled.over(3)(X, domain=n)),
    "a device": (added, lambda n: added(X[:n], Z[:n], device="cpu")),
    "a number": (scaled, lambda n: scaled(X[:n], a=float(n))),
    "a whole number": (scaled, lambda n: scaled(X[:n], a=n)),
    "a number of NumPy's": (scaled, lambda n: scaled(X[:n], a=np.float32(n))),
    "an array without axes": (scaled, lambda n: scaled(X[:n], a=np.array(n, np.float64))),
    "a default": (scaled, lambda n: scaled(X[:n])),
    "Const values": (scaled, lambda n: scaled(X, r=n % 3)),
    "parts that are not written": (half, lambda n: half(X[:n])),
    "computed axes": (longer, lambda n: longer(X[:n])),
    "one of two outputs": (longer, lambda n: longer(X[:n], z=np.ones(n, np.float32))),
    "an axis named by a number": (sized, lambda n: sized(X, n % 5 + 1)),
    "groups": (grouped, lambda n: grouped(X, np.ones(24, np.float32), np.ones(9, np.float32), groups=n % 4)),
    "groups of made outputs": (grouped, lambda n: grouped(X, groups=3)),
    "a domain of groups": (grouped, lambda n: grouped(X, domain=n)),
    "workgroups": (grouped, lambda n: grouped(X[:n], sums=np.ones(-(-n // 8), np.float32))),
    "axes of one name": (square, lambda n: square(np.tile(X[:n], (n, 1)))),
    "grid barriers": (swept, lambda n: swept(X[: 10 + n % 2], a=float(n))),
    "in place": (raised, lambda n: raised(X[:n].copy())),
}  # fmt: skip


def values(result: Any) -> Any:
    if isinstance(result, tuple):
        return [values(item) for item in result]
    return type(result), result.dtype, result.shape, result.tobytes()


@pytest.mark.parametrize("form", FORMS)
def test_every_form_of_a_call_is_made_by_machine_code(form: str) -> None:
    kernel, call = FORMS[form]
    sizes = (8, 16, 24, 3, 8, 24)
    for _ in range(2):
        first = [values(call(n)) for n in sizes]  # of which some are learned from
    calls = kernel._warm.calls

    again = [values(call(n)) for n in sizes]

    assert calls == kernel._warm.calls
    assert first == again
    assert first == [values(call_on_reference(form, n)) for n in sizes]


def call_on_reference(form: str, n: int) -> Any:
    """The call as the reference interpreter makes it."""
    if form == "a device":
        return added(X[:n], Z[:n], device="reference")
    vyre.use("reference")
    try:
        return FORMS[form][1](n)
    finally:
        vyre.use(None)


@pytest.mark.parametrize("form", FORMS)
def test_every_form_of_a_call_is_made_by_python_where_there_is_no_entry(
    form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entry.SignatureTable, "add", lambda self, key, signature: None)
    kernel, call = FORMS[form]
    if kernel._warm.table is not None:
        kernel._warm.table.clear()
    calls = kernel._warm.calls

    found = [values(call(n)) for n in (8, 16, 24, 3, 8, 24)]

    assert calls + 6 == kernel._warm.calls
    assert found == [values(call_on_reference(form, n)) for n in (8, 16, 24, 3, 8, 24)]


def test_large_outputs_are_aligned_and_begin_at_zero_where_nothing_is_written() -> None:
    x = np.ones(3_001, np.float32)
    for _ in range(4):
        y = half(x)

        assert 0 == y.ctypes.data % 64
        assert [1.0, 0.0] * 1500 + [1.0] == y.tolist()
        y[:] = 7  # what the memory holds when it is made again


def test_a_device_that_is_named_once_is_not_taken_for_others() -> None:
    @vyre.kernel
    def tripled(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
        y[gid()] = x[gid()] * 3.0

    vyre.use("reference")
    try:
        for _ in range(4):
            tripled(X, device="cpu")
        calls = tripled._warm.calls
        tripled(X, device="cpu")
        assert calls == tripled._warm.calls
        tripled(X)
        assert calls < tripled._warm.calls
    finally:
        vyre.use(None)


@pytest.mark.parametrize("sizes", [(True,), (2.0,), ((True,),), ("3",), (-1,), (3, 4, 5, 6), ((),)])
def test_over_refuses_what_it_refused_before_other_sizes(sizes: tuple[Any, ...]) -> None:
    for n in (1, 2, (1,), (2,)):
        scaled.over(n)(X)
    with pytest.raises(vyre.CallError):
        scaled.over(*sizes)(X)


def test_a_kernel_that_over_made_is_the_same_again() -> None:
    assert scaled.over(5) is scaled.over(5)
    assert scaled.over(5).over(6) is scaled.over(6)
    assert scaled.over((2, 3)) is scaled.over(2, 3)


TABLE = np.array([1.0, 2.0, 3.0], np.float32)


@vyre.kernel
def looked_up(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] * TABLE[gid() % 3]


def test_a_captured_array_is_compared_by_warm_calls() -> None:
    for _ in range(4):
        assert (X[:3] * [1, 2, 3]).tolist() == looked_up(X[:3]).tolist()
    calls = looked_up._warm.calls
    looked_up(X[:3])
    assert calls == looked_up._warm.calls
    TABLE[1] = 5
    try:
        for _ in range(4):
            assert (X[:3] * [1, 5, 3]).tolist() == looked_up(X[:3]).tolist()
    finally:
        TABLE[1] = 2
    assert (X[:3] * [1, 2, 3]).tolist() == looked_up(X[:3]).tolist()

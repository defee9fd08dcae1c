"""`debug` and `expect` in kernels: what they print and raise on every device; they change nothing."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, ExpectError, InOut, Out, f16, f32, f64, gid, i32, i64, lid, u8, wid
from vyre.ir.problem import CallError, Problems

DEVICES = ["reference", "cpu"]


def printed(capsys: Any) -> list[str]:
    """The lines printed so far, without the number of the source line."""
    return re.sub(r"\.py:\d+", ".py", capsys.readouterr().out).splitlines()


@vy.func
def root(v):
    vy.expect(v >= 0, "root of", v)
    return vy.sqrt(v)


@vy.kernel
def roots(x: Buf[f32], y: Out[f32]):
    y[gid()] = root(x[gid()])


@pytest.mark.parametrize("device", DEVICES)
def test_values_are_printed_in_the_order_of_invocations(device: str, capsys: Any) -> None:
    @vy.kernel
    def show(x: Buf[f32], y: Out[f32]):
        i = gid()
        if i % 100 == 3:
            vy.debug("at", i, x[i] * 2, x[i] > 4)
        y[i] = x[i]

    y = show(np.arange(400, dtype=np.float32), device=device)

    assert np.arange(400).tolist() == y.tolist()
    assert [
        f"test_notes.py: invocation {i}: at, i = {i}, x[i] * 2 = {2.0 * i}, x[i] > 4 = {i > 4}"
        for i in (3, 103, 203, 303)
    ] == printed(capsys)


@pytest.mark.parametrize("device", DEVICES)
def test_every_type_is_printed_as_it_is(device: str, capsys: Any) -> None:
    @vy.kernel
    def plain(x: Buf[f64], y: Out[i32]):
        big = vy.u64(9223372036854775809)
        vy.debug(u8(200), i64(-5), f16(1.5), x[0], big, gid() == 0, 7, 2.5)
        y[gid()] = 1

    plain.over(1)(np.array([0.1]), device=device)

    assert [
        "test_notes.py: invocation 0: u8(200) = 200, i64(-5) = -5, f16(1.5) = 1.5, x[0] = 0.1, "
        "big = 9223372036854775809, gid() == 0 = True, 7 = 7, 2.5 = 2.5"
    ] == printed(capsys)


@vy.struct
class Body:
    mass: f32
    place: vy.vec2
    turn: vy.complex64


@pytest.mark.parametrize("device", DEVICES)
def test_the_parts_of_values_are_named(device: str, capsys: Any) -> None:
    @vy.kernel
    def shown(bodies: Buf[Body], y: Out[i32]):
        vy.debug(bodies[gid()], (gid(), 7))
        y[gid()] = 1

    shown(np.arange(5, dtype=np.float32).reshape(1, 5), device=device)

    assert [
        "test_notes.py: invocation 0: bodies[gid()].mass = 0.0, bodies[gid()].place.x = 1.0, "
        "bodies[gid()].place.y = 2.0, bodies[gid()].turn.real = 3.0, bodies[gid()].turn.imag = 4.0, "
        "(gid(), 7)[0] = 0, (gid(), 7)[1] = 7"
    ] == printed(capsys)


@pytest.mark.parametrize("device", DEVICES)
def test_only_the_first_lines_are_printed(device: str, capsys: Any) -> None:
    @vy.kernel
    def many(y: Out[i32]):
        for k in range(3):
            vy.debug(k)
        y[gid()] = 0

    many.over(1000)(device=device)
    lines = printed(capsys)

    assert 101 == len(lines)
    assert [f"test_notes.py: invocation {i}: k = {k}" for i in range(33) for k in range(3)] == lines[:99]
    assert "... and 2,900 more lines of many" == lines[100]


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("count", [0, 1, 5, 200_000])
def test_a_failed_expectation_raises_after_the_launch(count: int, device: str) -> None:
    x = np.ones(200_001, np.float32)
    x[1 : 1 + count] = -2
    y = np.zeros_like(x)
    if not count:
        assert roots(x, y, device=device).tolist() == x.tolist()
        return

    with pytest.raises(ExpectError) as caught:
        roots(x, y, device=device)

    text = str(caught.value)
    assert f"roots failed {'once' if count == 1 else f'{count:,} times'}" in text
    assert "test_notes.py:25: expect(v >= 0) in invocation" in text
    assert "root of, v = -2.0" in text
    assert count > 60_000 or "invocation 1:" in text
    assert 1.0 == y[0] == y[200_000] or count == 200_000
    assert np.isnan(y[1])


@pytest.mark.parametrize("device", DEVICES)
def test_invocations_of_several_axes_and_of_groups_are_named(device: str, capsys: Any) -> None:
    @vy.kernel
    def plane(y: Out[i32, 2]):
        if gid(0) == 2 and gid(1) == 3:
            vy.debug(gid(0) + gid(1))
        y[gid(0), gid(1)] = 0

    @vy.kernel(workgroup=(2, 4))
    def tiles(y: Out[i32, 2]):
        vy.barrier()
        if lid(0) == 1 and lid(1) == 3 and wid(1) == 1:
            vy.debug()
        vy.barrier()
        y[gid(0), gid(1)] = 0

    plane.over(4, 5)(device=device)
    tiles(np.zeros((2, 8), np.int32), device=device)

    assert [
        "test_notes.py: invocation (2, 3): gid(0) + gid(1) = 5",
        "test_notes.py: invocation (1, 7): here",
    ] == printed(capsys)


@pytest.mark.parametrize("device", DEVICES)
def test_a_pipeline_prints_and_raises_at_every_call(device: str, capsys: Any) -> None:
    @vy.kernel
    def half(x: Buf[f32, "n"], y: Out[f32, "n"]):
        vy.expect(x[gid()] < 100, x[gid()])
        if gid() == 1:
            vy.debug(x[gid()])
        y[gid()] = x[gid()] / 2

    @vy.kernel
    def add(x: Buf[f32, "n"], y: Out[f32, "n"]):
        y[gid()] = x[gid()] + 1

    @vy.pipeline
    def both(x: Any) -> Any:
        return add(half(add(x)))

    x = np.arange(4, dtype=np.float32)
    for _ in range(4):
        assert [1.5, 2.0, 2.5, 3.0] == both(x, device=device).tolist()
        assert ["test_notes.py: invocation 1: x[gid()] = 2.0"] == printed(capsys)
    with pytest.raises(ExpectError, match="half failed 3 times"):
        both(x + 98, device=device)
    with pytest.raises(CallError, match="debug or expect"):
        both.save("/nowhere/x.vyre", x)


def test_notes_do_not_change_results(capsys: Any) -> None:
    def of(debugs: bool) -> vy.Kernel:
        @vy.kernel
        def walk(x: Buf[f32], y: Out[f32], z: InOut[f32]):
            i = gid()
            acc = f32(0)
            for k in range(i % 7):
                if x[k] > 0.5:
                    continue
                acc += x[(i * k) % len(x)] * 1.25
                if debugs:
                    vy.debug(acc)
            y[i] = acc
            z[i] += acc

        return walk

    x = np.random.default_rng(1).random(1000, np.float32)
    plain, noted = [of(debugs)(x, np.zeros_like(x), x.copy()) for debugs in (False, True)]

    assert plain.tobytes() == noted.tobytes()
    assert 101 == len(printed(capsys))


def test_an_empty_domain_prints_nothing(capsys: Any) -> None:
    roots(np.zeros(0, np.float32))

    assert [] == printed(capsys)


def test_strided_arrays_and_constant_conditions(capsys: Any) -> None:
    @vy.kernel
    def first(x: Buf[i32], y: Out[i32]):
        vy.expect(True, x[0])
        if gid() == 0:
            vy.debug(x[1])
        y[gid()] = x[gid()]

    assert [0, 2, 4] == first(np.arange(6, dtype=np.int32)[::2]).tolist()
    assert ["test_notes.py: invocation 0: x[1] = 2"] == printed(capsys)


def test_words_that_stand_in_the_wrong_place_are_problems() -> None:
    @vy.kernel
    def wrong(y: Out[i32]):
        y[gid()] = vy.debug(1)

    @vy.kernel
    def missing(y: Out[i32]):
        vy.expect()
        y[gid()] = 1

    with pytest.raises(Problems, match="on a line of its own"):
        wrong.over(1)()
    with pytest.raises(Problems, match="takes a condition"):
        missing.over(1)()


def test_a_stepped_invocation_prints_and_raises(capsys: Any) -> None:
    with pytest.raises(ExpectError, match="root of, f32"):
        roots.step(np.array([-1], np.float32), at=0)
    with pytest.raises(ExpectError):
        root(-1.0)
    assert 2.0 == root(4.0)


def test_the_sanitizer_reports_expectations_and_nothing_about_the_records(capsys: Any) -> None:
    assert () == vy.check(roots, np.ones(3, np.float32)).findings
    report = vy.check(roots, np.array([1, -1, -1], np.float32))

    assert ["expectation"] == [finding.kind for finding in report.findings]
    assert "roots failed 2 times" in str(report)

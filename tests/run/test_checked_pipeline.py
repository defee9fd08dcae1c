"""`vyre.check` of pipelines: the faults of all their kernels, and of what they pass on and return."""

from __future__ import annotations

from typing import Any

import numpy as np

import vyre as vy
from vyre import Buf, InOut, Out, f32, gid, i32, u32


@vy.kernel
def double(x: Buf[f32, "n"], y: Out[f32, "n"]):
    y[gid()] = x[gid()] * 2


@vy.kernel
def racing(x: Buf[f32], y: Out[f32]):
    y[0] = x[gid()]


@vy.kernel
def add(x: Buf[f32, "n"], z: Buf[f32, "n"], y: Out[f32, "n"]):
    y[gid()] = x[gid()] + z[gid()]


@vy.kernel
def low(y: Out[f32]):
    y[gid()] = 1.0


def kinds(report: Any) -> list[str]:
    return [finding.kind for finding in report.findings]


def test_a_sound_pipeline_has_no_findings_and_writes_what_it_writes() -> None:
    @vy.pipeline
    def sound(x: Any, y: Any) -> Any:
        return double(double(x), y)

    y = np.zeros(5, np.float32)
    report = vy.check(sound, np.arange(5, dtype=np.float32), y)

    assert report.clean
    assert 10 == report.invocations
    assert [0, 4, 8, 12, 16] == y.tolist()


def test_the_faults_of_each_kernel_are_found() -> None:
    @vy.pipeline
    def both(x: Any) -> Any:
        return racing(double(x), np.zeros(1, np.float32))

    report = vy.check(both, np.arange(5, dtype=np.float32))

    assert ["race"] == kinds(report)
    assert "y[0]" in report.findings[0].what


def test_shapes_that_do_not_fit_name_the_line_of_the_pipeline() -> None:
    @vy.pipeline
    def unfit(x: Any, z: Any) -> Any:
        half = double(x)
        return add(half, z)

    report = vy.check(unfit, np.zeros(5, np.float32), np.zeros(6, np.float32))

    assert ["misfit"] == kinds(report)
    assert unfit.function.__code__.co_firstlineno + 3 == report.findings[0].where.line
    assert __file__ == report.findings[0].where.file


def test_problems_of_a_kernel_are_listed() -> None:
    @vy.kernel
    def wrong(x: Buf[f32], y: Out[f32]):
        y[gid()] = x[gid()] + unknown

    @vy.pipeline
    def broken(x: Any) -> Any:
        return wrong(x)

    assert ["P201"] == [problem.code for problem in vy.check(broken, np.zeros(3, np.float32)).problems]


def test_a_result_that_no_kernel_writes_is_found() -> None:
    @vy.pipeline
    def idle(x: Any) -> Any:
        spare = vy.empty(7, f32)
        return double(x), spare

    report = vy.check(idle, np.zeros(3, np.float32))

    assert ["not written"] == kinds(report)
    assert "result 2 of idle" in report.findings[0].what


def test_halves_written_by_two_kernels_are_whole() -> None:
    @vy.pipeline
    def halves() -> Any:
        y = vy.empty((2, 3), f32)
        low(y[0], domain=3)
        low(y[1], domain=3)
        return y

    @vy.pipeline
    def half() -> Any:
        y = vy.empty(6, f32)
        low(y, domain=3)
        return y

    assert vy.check(halves).clean
    assert ["not written"] == kinds(vy.check(half))


def test_views_are_the_elements_that_they_show() -> None:
    @vy.kernel
    def rows(x: Buf[u32, 2], y: Out[u32, 2]):
        y[gid(0), gid(1)] = x[gid(0), gid(1)]

    @vy.pipeline
    def turned(x: Any) -> Any:
        return rows(x.view(vy.u32).T[::-1, 1:])

    x = np.arange(12, dtype=np.int32).reshape(3, 4)

    assert vy.check(turned, x).clean
    assert x.T[::-1, 1:].tolist() == turned(x).tolist()


def test_scalars_atomics_and_expectations() -> None:
    @vy.kernel
    def count(x: Buf[i32], n: InOut[i32], least: i32):
        vy.expect(x[gid()] < 3, x[gid()])
        if x[gid()] >= least:
            vy.atomic_add(n, 0, 1)

    @vy.pipeline
    def counted(x: Any, n: Any, least: Any) -> Any:
        return count(x, n, least)

    n = np.zeros(1, np.int32)
    assert vy.check(counted, np.array([0, 1, 2], np.int32), n, 1).clean
    assert [2] == n.tolist()
    report = vy.check(counted, np.array([0, 7], np.int32), n, 1)
    assert ["expectation"] == kinds(report)
    assert "x[gid()] = 7" in str(report)


def test_empty_arrays_and_nested_pipelines() -> None:
    @vy.pipeline
    def inner(x: Any) -> Any:
        return double(x)

    @vy.pipeline
    def outer(x: Any) -> Any:
        return {"a": [inner(x)], "b": inner(inner(x))}

    assert vy.check(outer, np.zeros(0, np.float32)).clean
    assert vy.check(outer, np.zeros(4, np.float32)).clean

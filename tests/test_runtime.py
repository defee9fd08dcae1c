"""Kernels as users hold them."""

from __future__ import annotations

import copy
import pickle
import threading
from typing import Any

import numpy as np
import pytest

import vyre
from vyre import Buf, Const, Out, f32, gid
from vyre.ir.nodes import Program

X = np.arange(4, dtype=np.float32)


@vyre.kernel
def shifted(x: Buf[f32], y: Out[f32], n: Const[int] = 1, T: Const[vyre.dtype] = f32):  # type: ignore[no-untyped-def]
    """Each element's n-th neighbour."""
    y[gid()] = x[gid() + n]


@vyre.kernel
def broken(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    x[0] = y[0] + missing  # type: ignore[name-defined]


def test_a_kernel_keeps_the_name_and_the_words_of_its_function() -> None:
    assert ("shifted", "Each element's n-th neighbour.", __name__) == (
        shifted.__name__,
        shifted.__doc__,
        shifted.__module__,
    )
    assert "<kernel shifted>" == repr(shifted)
    assert callable(shifted)


def test_a_kernel_is_pickled_by_its_name_and_copied_as_itself() -> None:
    assert shifted is pickle.loads(pickle.dumps(shifted))
    assert shifted is copy.deepcopy(shifted)


def test_the_domain_set_by_over_survives_pickling() -> None:
    again = pickle.loads(pickle.dumps(shifted.over(3)))

    assert (3,) == again(np.arange(9, dtype=np.float32)).shape


def test_types_of_parameters_are_shown_as_they_are_written() -> None:
    shown = [str(each) for each in (Buf[f32, 2], Out[f32], vyre.InOut[f32], Const[int])]

    assert ["Buf[f32, 2]", "Out[f32]", "InOut[f32]", "Const[int]"] == shown


def test_the_program_of_a_kernel_has_its_defaults() -> None:
    assert isinstance(shifted.program, Program)
    assert "x[gid(0) + 1]" in shifted.show()


def test_a_kernel_is_shown_for_const_values() -> None:
    assert "x[gid(0) + 7]" in shifted.show(n=7)
    assert shifted.show(n=7) != shifted.show()


def test_show_takes_constants_only() -> None:
    with pytest.raises(vyre.CallError, match="Fix: leave x out; its constants are n, T"):
        shifted.show(x=3)
    with pytest.raises(vyre.CallError, match="show takes Const values by name"):
        shifted.show(3)


def test_problems_are_raised_when_a_kernel_is_used() -> None:
    for use in (lambda: broken(X), lambda: broken.show(), lambda: broken.program):
        with pytest.raises(vyre.Problems) as raised:
            use()
        assert {"P014", "P201"} >= {problem.code for problem in raised.value.problems} > set()


def test_problems_are_value_errors_that_list_everything() -> None:
    with pytest.raises(ValueError, match="P201: the name 'missing' is not defined") as raised:
        broken(X)

    assert isinstance(raised.value, vyre.Problems)
    assert "Fix: define it outside the kernel, or make it a parameter." in str(raised.value)
    assert "x[0] = y[0] + missing" in str(raised.value)


def test_check_gives_problems_back_instead_of_raising_them() -> None:
    report = vyre.check(broken, X)

    assert not report.clean
    assert "P201" in {problem.code for problem in report.problems}
    assert "P201" in str(report)
    assert "P201" in str(report.to_dict())


def test_check_of_a_clean_kernel_is_clean() -> None:
    assert vyre.check(shifted, X, n=0).clean


def test_check_reports_elements_out_of_range() -> None:
    report = vyre.check(shifted, X, n=3)

    assert [("out of range", 3)] == [(finding.kind, finding.count) for finding in report.findings]
    assert [("border", 1)] == [(note.kind, note.count) for note in vyre.check(shifted, X, n=1).notes]


def test_check_changes_no_array_when_the_call_is_refused() -> None:
    y = np.full(4, 7, np.float32)
    with pytest.raises(vyre.CallError):
        vyre.check(shifted, X.astype(np.float64), y)

    assert [7.0] * 4 == y.tolist()


def test_a_kernel_may_have_a_parameter_called_kernel() -> None:
    space: dict[str, Any] = {}
    text = (
        "from vyre import *\n@kernel\ndef k(kernel: Buf[f32], y: Out[f32]):\n    y[gid()] = kernel[gid()]\n"
    )
    exec(text, space)

    assert vyre.check(space["k"], kernel=X[:1]).clean


def test_use_takes_a_device_and_gives_it_back() -> None:
    vyre.use("reference")
    vyre.use(None)

    assert [1.0, 2.0, 3.0, 0.0] == shifted(X, device="reference").tolist()


@pytest.mark.parametrize("kernels", [1, 4])
def test_many_threads_may_use_a_new_kernel_at_once(kernels: int) -> None:
    text = "from vyre import *\n" + "\n".join(
        f"@func\ndef f{n}(v):\n    if v > {n}:\n        return sqrt(v)\n    return v * {n + 2}\n\n"
        f"@kernel\ndef k{n}(x: Buf[f32], y: Out[f32], c: Const[int] = 1):\n"
        f"    y[gid()] = f{n}(x[gid()]) + c\n"
        for n in range(kernels)
    )
    space: dict[str, Any] = {}
    exec(text, space)
    start, results, faults = threading.Barrier(8), {}, []

    def work(at: int) -> None:
        try:
            start.wait()
            results[at] = [space[f"k{n}"](X, c=c).tolist() for n in range(kernels) for c in (1, 2)]
        except Exception as fault:  # noqa: BLE001  # told below, in the thread that pytest watches
            faults.append(fault)

    threads = [threading.Thread(target=work, args=(at,)) for at in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert [] == faults
    assert [results[0]] * 8 == [results[at] for at in range(8)]


@vyre.kernel(workgroup=4)
def counted(x: Buf[f32], counts: vyre.InOut[vyre.i32]):  # type: ignore[no-untyped-def]
    if vyre.lid() == 0 and x[vyre.gid()] == 0:
        vyre.atomic_add(counts, 0, 1)


def test_fast_calls_run_as_many_workgroups_as_each_call_says() -> None:
    counts, x = np.zeros(8, np.int32), np.zeros(8, np.float32)

    def count(**named: Any) -> int:
        counts[:] = 0
        counted(x, counts, **named)
        return int(counts[0])

    fixed = (3,)
    for _ in range(3):  # slow at first, then fast
        assert 3 == count(groups=fixed)
        assert 2 == count()
        assert 5 == count(groups=5)
        assert 3 == count(groups=(3,))
        assert 3 == count(groups=[3])
        assert 1 == count(domain=4)
        assert 3 == count(groups=fixed, device="reference")
    with pytest.raises(vyre.CallError, match="groups"):
        counted(x, counts, groups=(3, 3))
    with pytest.raises(vyre.CallError, match="grups"):
        counted(x, counts, grups=fixed)

"""What users of other libraries try, and arrays that are not what they seem: an error with a fix."""

from __future__ import annotations

import copy
import pickle
import sys
import traceback
import types
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import vyre
from vyre import Buf, Const, InOut, Out, f32, gid

X = np.arange(6, dtype=np.float32)


@vyre.kernel
def doubled(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] * 2.0


@vyre.kernel
def increased(x: InOut[f32], a: f32):  # type: ignore[no-untyped-def]
    x[gid()] += a


@vyre.kernel
def filled(y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    i, j = gid(0), gid(1)
    y[i, j] = 1.0


@vyre.kernel
def of_rows(x: Buf[f32, 2], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    i, j = gid(0), gid(1)
    y[i, j] = x[i, j] * 2.0


@vyre.pipeline
def piped(x):  # type: ignore[no-untyped-def]
    return doubled(x)


def error(work: Callable[[], object]) -> str:
    """The message of the CallError, which shows no line of Vyre's."""
    with pytest.raises(vyre.CallError) as raised:
        work()
    files = [frame.filename for frame in traceback.extract_tb(raised.value.__traceback__)]
    ours = vyre.__file__.removesuffix("__init__.py")
    assert [] == [file for file in files if file.startswith(ours)]
    assert "Fix: " in str(raised.value)
    return str(raised.value)


def masked() -> Any:
    return np.ma.array(X.copy(), mask=[0, 1, 0, 0, 0, 0])  # type: ignore[no-untyped-call]


@pytest.mark.parametrize(
    "use",
    [
        lambda: doubled(masked()),
        lambda: doubled(X, masked()),
        lambda: increased(masked(), 1.0),
        lambda: increased(X.copy(), np.ma.masked),
        lambda: vyre.check(doubled, masked()),
        lambda: piped(masked()),
        lambda: vyre.pipeline(lambda xs: doubled(xs[0]))([masked()]),
        lambda: vyre.pipeline(lambda x: doubled(masked()))(X),
        lambda: vyre.array(masked()),
    ],
)
def test_a_masked_array_is_refused(use: Callable[[], object]) -> None:
    for _ in range(3):
        for _ in range(3):
            doubled(X)
            piped(X)

        assert "is a masked array, and kernels know no masks" in error(use)


def test_a_matrix_is_an_array_of_two_axes() -> None:
    matrix = X.reshape(2, 3).view(np.matrix)

    assert (X.reshape(2, 3) * 2).tolist() == of_rows(matrix).tolist()
    assert "x has 2 dimensions" in error(lambda: doubled(matrix))


@vyre.kernel
def shifted(x: Buf[f32], y: Out[f32], by: Const[int]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid() - by]


@pytest.mark.parametrize("by", [masked(), X.view(np.matrix), X.reshape(2, 3), X[:0]])
def test_an_array_is_not_the_value_of_a_const(by: Any) -> None:
    assert "takes a Python int" in error(lambda: shifted(X, by=by))


def test_the_rows_of_a_matrix_are_a_table_of_two_axes() -> None:
    table = np.array([[1, 2], [3, 4]], np.float32).view(np.matrix)

    @vyre.kernel
    def looked_up(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
        y[gid()] = x[gid()] + table[gid() % 2, 1]

    assert (X + np.array([2, 4] * 3, np.float32)).tolist() == looked_up(X).tolist()


@pytest.mark.parametrize("call", [doubled, piped])
def test_arrays_that_are_not_what_a_kernel_takes_are_refused(call: Any) -> None:
    wrong = {
        "object": X.astype(object), "fields": np.zeros(3, [("a", "f4"), ("b", "f4")]),
        "text": np.array(["a"]), "swapped": X.astype(">f4"), "no axes": np.array(1.0, np.float32),
        "complex": X.astype(np.complex64), "dates": np.zeros(3, "M8[s]"), "long": X.astype(np.longdouble),
    }  # fmt: skip
    found = {name: error(lambda value=value: call(value)) for name, value in wrong.items()}  # type: ignore[misc]

    if call is doubled:
        assert "x.real.astype(np.float32), and x.imag by itself" in found["complex"]
        assert "x['a'].astype(np.float32)" in found["fields"]
    else:
        assert "complex64 inside a pipeline. Fix: convert it" in found["complex"]
        assert "('b', '<f4')] inside a pipeline. Fix: convert it" in found["fields"]


def test_more_memory_than_there_is_is_an_error_of_vyres() -> None:
    huge = (1 << 20, 1 << 22)  # 16 TiB
    for work in (
        lambda: filled.over(*huge)(),
        lambda: vyre.zeros(huge, f32),
        lambda: vyre.pipeline(lambda: filled.over(*huge)())(),
    ):
        with pytest.raises(vyre.OutOfMemory, match=r"needs 17592186044416 bytes, .* Fix: "):
            work()


def test_a_kernel_is_not_launched_by_brackets() -> None:
    assert "call doubled(...), doubled.over(n)(...)" in error(lambda: doubled[1, 32](X))
    assert "doubled[2] does not launch" in error(lambda: doubled[2])


@pytest.mark.parametrize(
    ("work", "fix"),
    [
        (lambda: f32[:], r"write Buf\[f32\] for an array"),
        (lambda: f32[:, :], r"write Buf\[f32, 2\] for an array"),
        (lambda: f32[3], r"write vec\[f32, 3\]"),
        (lambda: Buf[f32][2], r"write Buf\[f32, 2\]"),
        (lambda: vyre.kernel(doubled.__wrapped__, workgroup=-64), "workgroup=64"),
        (lambda: vyre.kernel(doubled.__wrapped__, device="cpu"), r"k\(x, device='cpu'\)"),
        (lambda: doubled(X, block=64), r"@vyre.kernel\(workgroup=64\)"),
        (lambda: doubled(X, workgroup=64), r"@vyre.kernel\(workgroup=64\)"),
        (lambda: doubled(X, grid=2), "pass groups=, or domain="),
        (lambda: doubled(X, stream=None), "leave it out"),
        (lambda: doubled("1 2"), r"pass an array of numbers, as np.array\(..., np.float32\)"),
        (lambda: doubled(v for v in X), r"pass np.fromiter\(x, np.float32\)"),
        (lambda: doubled(X, np.zeros(len(X))), "make y of that type"),
    ],
)
def test_habits_of_other_libraries_have_a_fix(work: Callable[[], object], fix: str) -> None:
    with pytest.raises(ValueError, match=fix):
        work()


@pytest.mark.parametrize(
    ("owner", "name", "fix"),
    [
        (doubled, "launch", r"doubled has no attribute 'launch'. Fix: call doubled\(...\)."),
        (doubled, "py_func", r"call doubled.step\(..., at=0\)"),
        (doubled, "xyz", "doubled has no attribute 'xyz'.$"),
        (vyre, "jit", "Fix: write @vyre.kernel"),
        (vyre, "float32", "Fix: write f32."),
        (vyre, "inf", "Fix: write math.inf."),
        (vyre, "synchronize", "Fix: leave it out"),
        (vyre, "ones", r"np.ones\(...\)"),
        (vyre, "xyz", "no attribute 'xyz'$"),
        (vyre, "sort", "Fix: write vyre.lib.sort."),
        (vyre, "sum", "Fix: write vyre.lib.sum; in a kernel, write workgroup_sum"),
        (vyre.lib, "softmx", "Fix: write vyre.lib.softmax."),
        (vyre.lib, "rand", "Fix: write vyre.lib.uniform."),
        (vyre.lib, "xyz", "no attribute 'xyz'$"),
    ],
)
def test_a_missing_attribute_names_what_vyre_has(owner: object, name: str, fix: str) -> None:
    with pytest.raises(AttributeError, match=fix):
        getattr(owner, name)


def test_a_struct_has_no_bases() -> None:
    base = vyre.struct(type("Point", (), {"__annotations__": {"x": f32}}))

    with pytest.raises(vyre.CallError, match="Fix: give the class a field of it, as in base: Point"):
        types.new_class("Ball", (base,))


def test_a_dtype_of_numpy_is_a_type_of_elements() -> None:
    whole, real = Buf[np.dtype("i4")], Out[X.dtype]

    @vyre.kernel
    def copied(x: whole, y: real):  # type: ignore[no-untyped-def, valid-type]
        y[gid()] = f32(x[gid()])

    assert [3.0] == copied(np.array([3], np.int32)).tolist()


def test_a_type_converts_inside_kernels_only() -> None:
    for work, said in (
        (lambda: f32(3), r"f32\(3\) converts inside kernels only. Fix: write np.float32\(3\)"),
        (lambda: vyre.bf16(3), r"vyre.array\(\.\.\., vyre.bf16\)"),
        (gid, "vyre.gid works inside kernels only. Fix: "),
    ):
        with pytest.raises(vyre.CallError, match=said):
            work()


def test_a_keyword_that_the_decorator_does_not_have_is_named() -> None:
    assert "write @vyre.kernel(workgroup=64)" in error(lambda: vyre.kernel(block=64))
    assert "no keyword 'target'" in error(lambda: vyre.kernel(target="cuda"))


def test_a_kernel_with_its_domain_set_is_pickled() -> None:
    for kernel in (doubled, doubled.over(3), doubled.over(3).over(2), filled.over(2, 3)):
        again = pickle.loads(pickle.dumps(kernel))
        given = (X,) if kernel.__name__ == "doubled" else ()

        assert kernel(*given).tobytes() == again(*given).tobytes() == copy.copy(kernel)(*given).tobytes()
    assert doubled is pickle.loads(pickle.dumps(doubled))


def test_what_has_no_name_to_be_pickled_by_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    @vyre.kernel
    def inner(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
        y[gid()] = x[gid()]

    nameless = vyre.pipeline(lambda x: inner(x))
    monkeypatch.setitem(sys.modules, "cloudpickle", None)  # as if it were not installed
    for thing in (inner, inner.over(3), nameless):
        with pytest.raises(vyre.CallError, match="Fix: install cloudpickle, or define it at the top level"):
            pickle.dumps(thing)


def test_errors_have_the_names_that_users_write() -> None:
    for kind in (vyre.CallError, vyre.Problems, vyre.OutOfMemory, vyre.DeviceError, vyre.UntrackedWarning):
        assert getattr(vyre, kind.__name__) is kind
        assert "vyre" == kind.__module__
    fault = vyre.CallError("what. Fix: this.")
    assert str(fault) == str(pickle.loads(pickle.dumps(fault)))


def test_the_first_line_of_problems_is_the_first_of_them() -> None:
    @vyre.kernel
    def broken(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
        y[gid()] = unknown  # type: ignore[name-defined]
        y[gid()] = unknown_too  # type: ignore[name-defined]

    with pytest.raises(vyre.Problems) as raised:
        broken(X)

    assert "P201: the name 'unknown' is not defined. (and 1 more)" == str(raised.value).splitlines()[0]
    assert str(raised.value) == str(pickle.loads(pickle.dumps(raised.value)))

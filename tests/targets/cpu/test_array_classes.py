"""Warm calls on arrays of torch and JAX, on strided arrays and on complex numbers: machine code makes them,
and they give what the first call gave.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import vyre
from vyre import Buf, InOut, Out, f32, gid, i32
from vyre.targets.cpu.layout import is_as_declared

pytestmark = pytest.mark.skipif(not is_as_declared(), reason="this Python keeps its objects in another way")


@vyre.kernel
def added(x: Buf[f32], z: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] + z[gid()]


@vyre.kernel
def half(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    if gid() % 2 == 0:
        y[gid()] = x[gid()]


@vyre.kernel
def pair(x: Buf[f32], y: Out[f32], z: Out[i32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid() + 1]
    z[gid()] = i32(x[gid()])


@vyre.kernel
def table(x: Buf[f32, 2], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    y[gid(0), gid(1)] = x[gid(0), gid(1)] + x[gid(0) + 1, gid(1) - 1]


@vyre.kernel
def raised(x: InOut[f32]):  # type: ignore[no-untyped-def]
    x[gid()] += 1.0


@vyre.kernel
def swept(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] * 2.0
    vyre.grid_sync()
    t = y[gid() + 1]
    vyre.grid_sync()
    y[gid()] = t


@vyre.kernel
def squared(x: Buf[np.complex64], y: Out[np.complex64]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] * x[gid()] + 1.0


@vyre.kernel
def turned(x: Buf[np.complex128, 2], y: Out[np.complex128, 2]):  # type: ignore[no-untyped-def]
    y[gid(1), gid(0)] = x[gid(0), gid(1)]


@vyre.pipeline
def line(x, a):  # type: ignore[no-untyped-def]
    t = half(x)
    return added(t, x), {"t": [t], "a": a}


@vyre.pipeline
def powers(x):  # type: ignore[no-untyped-def]
    y = squared(x)
    return {"y": y, "z": squared(y)}


@vyre.pipeline
def into(x, y):  # type: ignore[no-untyped-def]
    added(half(x), x, y)
    return y


def values(result: Any) -> Any:
    if isinstance(result, tuple | list):
        return [values(item) for item in result]
    if isinstance(result, dict):
        return {key: values(item) for key, item in result.items()}
    if not hasattr(result, "dtype"):
        return result
    host = np.asarray(result)
    return type(result), str(result.dtype), host.shape, host.tobytes()


def is_made_by_machine_code(kernel: Any, call: Callable[[int], Any]) -> bool:
    """True if a call is, for arrays of several sizes; with the results that Python's calls have."""
    sizes = (8, 16, 24, 3, 1, 8, 24)
    want = [values(call(n)) for n in sizes]
    for _ in range(2):
        assert want == [values(call(n)) for n in sizes]
    counted = isinstance(kernel, vyre.Kernel)
    before = kernel._warm.calls if counted else len(kernel._table._entries)
    slow: list[object] = []
    entry = kernel._call
    behind, entry.slow = entry.slow, lambda *args, **named: slow.append(args) or behind(*args, **named)
    try:
        again = [values(call(n)) for n in sizes]
    finally:
        entry.slow = behind
    assert want == again
    assert before == (kernel._warm.calls if counted else len(kernel._table._entries))
    return not slow


X = np.arange(1, 49, dtype=np.float32).reshape(6, 8)
FLAT = X.reshape(-1)


FORMS: dict[str, tuple[Any, Callable[[Callable[[Any], Any], int], Any]]] = {
    "an output that is made": (added, lambda of, n: added(of(FLAT[:n]), of(FLAT[-n:]))),
    "parts that are not written": (half, lambda of, n: half(of(FLAT[:n]))),
    "two outputs": (pair, lambda of, n: pair(of(FLAT[:n]))),
    "a domain": (added, lambda of, n: added(of(FLAT), of(FLAT), domain=n)),
    "two axes": (table, lambda of, n: table(of(X[: n % 5 + 1]))),
    "grid barriers": (swept, lambda of, n: swept(of(FLAT[:n]))),
    "over": (half, lambda of, n: half.over(n)(of(FLAT))),
    "a pipeline": (line, lambda of, n: line(of(FLAT[:n]), n)),
}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("library", ["numpy", "torch", "jax.numpy"])
def test_calls_on_arrays_of_any_library_are_made_by_machine_code(library: str, form: str) -> None:
    module = pytest.importorskip(library)
    kernel, call = FORMS[form]

    assert is_made_by_machine_code(kernel, lambda n: call(module.asarray, n))


def test_tensors_that_are_passed_are_written_and_returned() -> None:
    torch = pytest.importorskip("torch")
    for _ in range(5):
        x, y = torch.arange(6.0), torch.zeros(6)

        assert added(x, x, y) is y
        assert [0, 2, 4, 6, 8, 10] == y.tolist()
        assert raised(x) is x
        assert [1, 2, 3, 4, 5, 6] == x.tolist()
        assert into(x, y) is y
        assert [2, 2, 6, 4, 10, 6] == y.tolist()


@pytest.mark.parametrize(
    "call",
    [
        lambda x, y: raised(y),
        lambda x, y: added(x, x, y),
        lambda x, y: into(x, y),
        lambda x, y: raised(y[::2]),
    ],
    ids=["in place", "output", "pipeline", "strided"],
)
def test_torch_refuses_a_gradient_of_a_tensor_that_a_call_has_written(call: Callable[..., Any]) -> None:
    torch = pytest.importorskip("torch")
    x = torch.arange(6.0)
    for _ in range(5):  # the later ones are made by machine code
        weights, y = torch.ones(6, requires_grad=True), torch.zeros(6)
        loss = (weights * y).sum()
        version = x._version

        call(x, y)

        assert version == x._version
        with pytest.raises(RuntimeError, match="modified by an inplace operation"):
            loss.backward()


def test_tensors_of_inference_mode_are_written() -> None:
    torch = pytest.importorskip("torch")
    with torch.inference_mode():
        y = torch.zeros(3)

    for _ in range(4):
        raised(y)

    assert [4, 4, 4] == y.tolist()


def test_a_tensor_that_is_read_and_written_is_as_an_array_of_numpy_is() -> None:
    torch = pytest.importorskip("torch")
    for _ in range(5):
        x, own = torch.arange(6.0), np.arange(6, dtype=np.float32)

        into(x, x)
        into(own, own)

        assert own.tolist() == x.tolist()


def test_views_that_are_not_what_is_in_memory_are_resolved() -> None:
    torch = pytest.importorskip("torch")
    x, z = torch.arange(1.0, 5.0), torch.ones(4)
    for _ in range(4):
        added(x, z)
    twins = torch.complex(x, x)
    negative = [torch._neg_view(x), twins.conj().imag, twins[:1].conj().imag]
    for view in (*negative, torch._efficientzerotensor((4,))):
        for _ in range(3):
            assert (view.clone() + view.clone()).tolist() == added(view, view).tolist()
            assert [float(v) for v in view.clone()] == half.over(len(view))(view).tolist() or len(view) > 1
        with pytest.raises(vyre.CallError, match="written"):
            added(x[: len(view)], z[: len(view)], view)
    into(x, z)
    with pytest.raises(vyre.CallError, match="read-only"):
        into(x, torch._neg_view(z))


def test_conjugates_are_resolved() -> None:
    torch = pytest.importorskip("torch")
    values = (np.arange(12) * (1 + 2j) - 3j).astype(np.complex64).reshape(3, 4)
    for theirs, ours in ((torch.tensor(values)[0], values[0]), (torch.tensor(values)[:, 1], values[:, 1])):
        for _ in range(4):
            assert squared(ours.copy()).tolist() == squared(theirs).tolist()
            assert squared(ours.conj()).tolist() == squared(theirs.conj()).tolist()
        with pytest.raises(vyre.CallError, match="written"):
            squared(theirs, theirs.conj())


def test_tensors_that_kernels_do_not_take_are_refused_by_warm_calls_too() -> None:
    torch = pytest.importorskip("torch")
    x = torch.arange(4.0)
    for _ in range(4):
        added(x, x)
    others = {
        "gradient": x.clone().requires_grad_(),
        "another type": x.double(),
        "another rank": x[None],
        "no memory": x.to("meta"),
        "sparse": x.to_sparse(),
        "no axes": torch.tensor(1.0),
        "bfloat16": x.bfloat16(),
    }
    for name, other in others.items():
        for _ in range(2):
            with pytest.raises((vyre.CallError, RuntimeError, ValueError)):
                added(other, other)
            assert [0, 2, 4, 6] == added(x, x).tolist(), name


def test_tensors_without_elements_are_taken() -> None:
    torch = pytest.importorskip("torch")
    for _ in range(5):
        assert (0,) == tuple(added(torch.empty(0), torch.empty(0)).shape)
        assert (0,) == tuple(line(torch.empty(0), 1)[0].shape)


def test_strided_tensors_give_what_their_copies_give() -> None:
    torch = pytest.importorskip("torch")
    x = torch.arange(48.0).reshape(6, 8)
    for view in (x.T, x[::2], x[:, 1::3], x[1:4, 2:6], x[:1].expand(5, 8)):
        for _ in range(3):
            assert table(view.contiguous()).tolist() == table(view).tolist()
            assert added(view[0].clone(), view[0].clone()).tolist() == added(view[0], view[0]).tolist()


def test_a_domain_may_be_the_shape_of_a_tensor() -> None:
    torch = pytest.importorskip("torch")
    x = torch.arange(24.0)

    assert is_made_by_machine_code(half, lambda n: half.over(x[:n].shape)(x))
    assert is_made_by_machine_code(half, lambda n: half(x, domain=x[:n].shape))


def test_a_number_in_an_array_is_read_beside_tensors() -> None:
    torch = pytest.importorskip("torch")
    x = torch.arange(24.0)

    @vyre.kernel
    def scaled(x: Buf[f32], y: Out[f32], a: f32):  # type: ignore[no-untyped-def]
        y[gid()] = x[gid()] * a

    @vyre.pipeline
    def line(x, a):  # type: ignore[no-untyped-def]
        return scaled(scaled(x, a=a), a=a)

    for number in (np.array(2.0), np.array(3, np.float32), np.array(4)):
        assert (x * float(number) ** 2).tolist() == line(x, number).tolist()
    for dtype in (np.float32, np.float64, np.int64):
        assert is_made_by_machine_code(line, lambda n, of=dtype: line(x, np.array(n, of)))


def test_a_tensor_that_a_call_made_outlives_everything_else() -> None:
    torch = pytest.importorskip("torch")
    x = torch.arange(1000.0)
    for _ in range(4):
        added(x, x)
    made = [added(x, x) for _ in range(50)]
    kept = made[::7]
    del made

    assert all(torch.equal(2 * x, y) for y in kept)
    assert all(y.data_ptr() % 64 == 0 for y in kept)


VIEWS: dict[str, Callable[[int], Any]] = {
    "every second": lambda n: np.arange(2 * n, dtype=np.float32)[::2],
    "backwards": lambda n: np.arange(n, dtype=np.float32)[::-1],
    "a column": lambda n: np.arange(3 * n, dtype=np.float32).reshape(n, 3)[:, 1],
    "one element repeated": lambda n: np.broadcast_to(np.float32(3), (n,)),
    "every third, backwards": lambda n: np.arange(3 * n, dtype=np.float32)[::-3],
}


@pytest.mark.parametrize("view", VIEWS)
def test_calls_on_strided_arrays_are_made_by_machine_code(view: str) -> None:
    make = VIEWS[view]

    def checked(call: Callable[..., Any], x: Any) -> Any:
        result = call(x)
        assert values(call(x.copy())) == values(result)
        return result

    assert is_made_by_machine_code(half, lambda n: checked(half, make(n)))
    assert is_made_by_machine_code(added, lambda n: checked(lambda x: added(x, x), make(n)))
    assert is_made_by_machine_code(swept, lambda n: checked(swept, make(n)))
    assert is_made_by_machine_code(line, lambda n: checked(lambda x: line(x, 2), make(n)))


def test_strided_tables_are_called_by_machine_code() -> None:
    x = np.arange(24 * 20, dtype=np.float32).reshape(24, 20)
    for view in (x.T, x[:, ::2], x[::-1, 3:], x[::3, ::-2], x.reshape(4, 6, 20)[:, 2], x[:1].T):
        assert is_made_by_machine_code(table, lambda n, view=view: table(view[: n % 5 + 1]))
        assert values(table(view.copy())) == values(table(view))


def test_a_strided_array_that_is_shorter_than_the_domain_reads_zeros_beyond_its_end() -> None:
    x, y = np.arange(60, dtype=np.float32)[::3], np.arange(40, dtype=np.float32)[::-2]
    for n in (20, 20, 20, 20, 24, 7, 40, 20):
        want = added(x.copy(), y.copy(), domain=n)

        assert want.tolist() == added(x, y, domain=n).tolist()


def test_strided_outputs_are_written_where_they_are_and_nowhere_else() -> None:
    x = np.arange(8, dtype=np.float32)
    for _ in range(4):
        room = np.full((8, 4), -1, np.float32)
        y = room[::-1, 2]

        assert added(x, x, y) is y
        assert (2 * x).tolist() == y.tolist()
        assert (room[:, [0, 1, 3]] == -1).all()
        assert raised(y) is y
        assert (2 * x + 1).tolist() == y.tolist()
    for _ in range(4):
        room = np.full((8, 4), -1, np.float32)
        into(x, room[:, 1])

        assert (half(x) + x).tolist() == room[:, 1].tolist()
        assert (room[:, [0, 2, 3]] == -1).all()


def test_strided_arrays_that_share_memory_are_used_in_order() -> None:
    for _ in range(4):
        x, own = np.arange(16, dtype=np.float32), np.arange(16, dtype=np.float32)
        into(x[::2], x[1::2])
        into(own[::2].copy(), own[1::2])

        assert own.tolist() == x.tolist()


def test_calls_on_complex_numbers_are_made_by_machine_code() -> None:
    x = (np.arange(60) + 1j * np.arange(60)[::-1]).astype(np.complex64)

    assert is_made_by_machine_code(squared, lambda n: squared(x[:n]))
    assert is_made_by_machine_code(squared, lambda n: squared(x[: 2 * n : 2]))
    assert is_made_by_machine_code(squared, lambda n: squared(x[:n], np.empty(n, np.complex64)))
    assert is_made_by_machine_code(squared, lambda n: squared(np.stack([x[:n].real, x[:n].imag], 1)))
    wide = x.astype(np.complex128).reshape(6, 10)
    assert is_made_by_machine_code(turned, lambda n: turned(wide[: n % 5 + 1]))
    assert is_made_by_machine_code(turned, lambda n: turned(wide.T[: n % 5 + 1]))
    assert (x * x + 1).tolist() == squared(x).tolist()
    assert wide.T.tolist() == turned(wide).tolist()


def test_pipelines_on_complex_numbers_are_called_by_machine_code() -> None:
    x = (np.arange(60) + 1j * np.arange(60)[::-1]).astype(np.complex64)

    assert is_made_by_machine_code(powers, lambda n: powers(x[:n]))
    assert is_made_by_machine_code(powers, lambda n: powers(x[: 2 * n : 2]))
    assert values(squared(squared(x))) == values(powers(x)["z"])
    assert values(squared(x[::-3].copy())) == values(powers(x[::-3])["y"])
    for other in (x.astype(np.complex128), x.real.copy(), np.ones((4, 3), np.float32)):
        with pytest.raises(vyre.CallError):
            powers(other)


def test_complex_numbers_of_other_types_are_refused_by_warm_calls_too() -> None:
    x = np.ones(4, np.complex64)
    for _ in range(4):
        squared(x)
    for other in (x.astype(np.complex128), x.astype(">c8"), x.real.copy(), x.reshape(2, 2)):
        with pytest.raises(vyre.CallError):
            squared(other)


def test_arrays_of_jax_may_not_be_written() -> None:
    numbers = pytest.importorskip("jax.numpy")
    x = numbers.arange(4, dtype=numbers.float32)
    for _ in range(4):
        added(x, x)
        with pytest.raises(vyre.CallError, match="written"):
            added(x, x, x)
        with pytest.raises(vyre.CallError, match=r"written|read-only"):
            raised(x)
    assert [0, 2, 4, 6] == added(x, x).tolist()


def test_a_deleted_array_of_jax_is_refused_by_warm_calls_too() -> None:
    numbers = pytest.importorskip("jax.numpy")
    x = numbers.arange(4, dtype=numbers.float32)
    for _ in range(4):
        added(x, x)
    x.delete()
    with pytest.raises((vyre.CallError, RuntimeError, TypeError)):
        added(x, x)


def test_calls_on_other_arrays_leave_no_references_behind() -> None:
    torch = pytest.importorskip("torch")
    import sys

    x, s = torch.arange(8.0), np.arange(16, dtype=np.float32)[::2]
    for _ in range(4):
        added(x, x), half(s), line(x, 1)
    counts = sys.getrefcount(x), sys.getrefcount(s), sys.getrefcount(s.base)
    for _ in range(100):
        added(x, x), half(s), line(x, 1)

    assert counts == (sys.getrefcount(x), sys.getrefcount(s), sys.getrefcount(s.base))

"""Arrays in and out: those that Vyre makes, and those of other libraries."""

from __future__ import annotations

import importlib.util
import sys
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import vyre
from vyre import Buf, InOut, Out, bf16, f32, f64, gid, i32, u8
from vyre.ir.dtypes import ALL, DType
from vyre.targets.host_arrays import LINE

HAS_TORCH = importlib.util.find_spec("torch") is not None
HAS_ML_DTYPES = importlib.util.find_spec("ml_dtypes") is not None
needs_torch = pytest.mark.skipif(not HAS_TORCH, reason="torch is not installed")
needs_jax = pytest.mark.skipif(importlib.util.find_spec("jax") is None, reason="jax is not installed")
needs_ml_dtypes = pytest.mark.skipif(not HAS_ML_DTYPES, reason="ml_dtypes is not installed")


@vyre.kernel
def double(x: Buf[f32], y: Out[f32]):
    y[gid()] = x[gid()] * 2


@vyre.kernel
def grow(x: InOut[f32]):
    x[gid()] = x[gid()] + 1


@vyre.kernel
def add(a: Buf[f32], b: Buf[f32], total: Out[f32], difference: Out[f32]):
    total[gid()] = a[gid()] + b[gid()]
    difference[gid()] = a[gid()] - b[gid()]


class Tensor:
    """An array of another library: a NumPy array that is seen by DLPack alone."""

    def __init__(self, array: Any, device: tuple[int, int] = (1, 0)) -> None:
        self.array = array
        self.device = device

    def __dlpack__(self, **how: Any) -> Any:
        return self.array.__dlpack__(**how)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.device


class OldTensor(Tensor):
    """One of the first version of DLPack, which cannot say whether it may be written."""

    def __dlpack__(self, stream: object = None) -> Any:
        return self.array.__dlpack__()


class FrankOldTensor(OldTensor):
    """One that says so by NumPy's own protocol."""

    def __array__(self, dtype: object = None, copy: object = None) -> Any:
        return self.array


class CopyingOldTensor(OldTensor):
    """One that gives NumPy a copy."""

    def __array__(self, dtype: object = None, copy: object = None) -> Any:
        return self.array.copy()


class Interface:
    """An array that is seen by NumPy's interface alone."""

    def __init__(self, array: Any) -> None:
        self.array = array

    @property
    def __array_interface__(self) -> Any:
        return self.array.__array_interface__


def ones(count: int = 4) -> Any:
    return np.ones(count, np.float32)


def refusal(call: Any) -> str:
    with pytest.raises(vyre.CallError) as caught:
        call()
    return str(caught.value)


@pytest.mark.parametrize("dtype", ALL)
@pytest.mark.parametrize("shape", [5, (3,), (2, 3), (2, 3, 4), 0, 100_000])
def test_arrays_are_made_aligned_and_contiguous(dtype: DType, shape: Any) -> None:
    for made in (
        vyre.zeros(shape, dtype),
        vyre.empty(shape, dtype),
        vyre.array(np.zeros(shape, dtype.storage)),
    ):
        assert 0 == made.ctypes.data % LINE
        assert made.flags.c_contiguous
        assert made.flags.writeable
        assert (shape if isinstance(shape, tuple) else (shape,)) == made.shape


@pytest.mark.parametrize("dtype", ALL)
def test_zeros_are_zeros_of_their_type(dtype: DType) -> None:
    made = vyre.zeros((7, 9), dtype)

    assert (dtype.storage, False) == (made.dtype, made.any())


def test_a_type_may_be_named_as_numpy_does() -> None:
    assert [np.dtype(np.int16)] * 3 == [
        vyre.empty(1, name).dtype for name in (np.int16, "int16", np.dtype("i2"))
    ]


def test_an_array_without_a_type_is_of_f32() -> None:
    assert np.float32 == vyre.zeros(3).dtype


def test_array_copies() -> None:
    given = ones()
    made = vyre.array(given)
    made[0] = 5

    assert [1, 1, 1, 1] == given.tolist()


def test_array_takes_numbers_in_rows() -> None:
    assert [[1.5, 2.0], [3.0, 4.0]] == vyre.array([[1.5, 2], [3, 4]], f64).tolist()


def test_array_keeps_the_type_of_an_array() -> None:
    assert np.uint8 == vyre.array(np.zeros(3, np.uint8)).dtype


def test_array_takes_what_is_not_contiguous_or_of_another_byte_order() -> None:
    given = np.arange(12, dtype=">i4").reshape(3, 4).T[::2]
    made = vyre.array(given)

    assert (given.tolist(), np.dtype(np.int32)) == (made.tolist(), made.dtype)


def test_array_converts_to_a_type() -> None:
    assert [1, 2, 255] == vyre.array([1, 2, 255], u8).tolist()
    assert np.uint8 == vyre.array([1, 2, 255], u8).dtype


def test_bf16_is_held_as_its_bits_rounded_once_to_even() -> None:
    values = [1.0, -2.5, 1 + 2**-8, 1 + 3 * 2**-8, 1 + 2**-8 + 2**-40, float("nan"), float("inf"), 1e-40]
    expected = [0x3F80, 0xC020, 0x3F80, 0x3F82, 0x3F81, 0x7FC0, 0x7F80, 0x0001]

    assert [hex(bits) for bits in expected] == [hex(bits) for bits in vyre.array(values, bf16)]


def test_uint16_given_for_bf16_are_its_bits() -> None:
    assert [0x3F80] == vyre.array(np.array([0x3F80], np.uint16), bf16).tolist()


@needs_ml_dtypes
def test_bfloat16_of_ml_dtypes_is_bf16() -> None:
    import ml_dtypes

    given = np.array([1.5, 3.0], ml_dtypes.bfloat16)

    assert [0x3FC0, 0x4040] == vyre.array(given).tolist()
    assert [1.5, 3.0] == vyre.array(given, f32).tolist()


def test_made_arrays_go_into_kernels() -> None:
    x = vyre.array([1, 2, 3], f32)

    assert [2, 4, 6] == double(x, vyre.empty(3, f32)).tolist()


def test_large_outputs_that_a_call_makes_are_aligned() -> None:
    assert [0] * 4 == [
        double(np.ones(n, np.float32)).ctypes.data % LINE for n in (1024, 5000, 10_001, 1 << 20)
    ]


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: vyre.zeros(-1), "the shape is -1. Fix: pass a whole number"),
        (lambda: vyre.zeros(2.5), "the shape is 2.5. Fix: pass a whole number"),
        (
            lambda: vyre.zeros((1, 2, 3, 4, 5, 6, 7)),
            "the shape is (1, 2, 3, 4, 5, 6, 7). Fix: pass a whole number",
        ),
        (lambda: vyre.zeros(()), "the shape is ()"),
        (lambda: vyre.array(3.0), "the array has 0 dimensions"),
        (lambda: vyre.zeros((2**31 - 1,) * 3, f64), "elements do not fit memory"),
        (lambda: vyre.zeros(3, "word"), "'word' names no type. Fix: pass one such as vyre.f32"),
        (lambda: vyre.zeros(3, None), "None names no type"),
        (lambda: vyre.array(["a"]), "a has dtype <U1, and kernels take bool"),
        (lambda: vyre.array([1j]), "a has dtype complex128"),
        (lambda: vyre.array([[1], [2, 3]]), "a cannot be made an array"),
        (lambda: vyre.zeros(3, device="cuda"), "the device 'cuda' is not here"),
        (lambda: vyre.array([1.0], device="gpu"), "there is no device 'gpu'"),
        (lambda: vyre.empty(3, device="cuda:1"), "the device 'cuda:1' is not here"),
    ],
)
def test_what_cannot_be_made_is_explained(make: Any, words: str) -> None:
    assert words in refusal(make)


@pytest.mark.parametrize("device", ["cpu", "reference", "cpu:0", None])
def test_the_arrays_of_every_device_of_this_version_are_numpys(device: str | None) -> None:
    assert type(vyre.zeros(3, f32, device=device)) is np.ndarray


@pytest.mark.parametrize("wrap", [Tensor, OldTensor, Interface])
def test_arrays_of_other_libraries_are_read_where_they_lie(wrap: Any) -> None:
    assert [2, 2, 2, 2] == double(wrap(ones())).tolist()


@pytest.mark.parametrize("wrap", [Tensor, FrankOldTensor, Interface])
def test_arrays_of_other_libraries_are_written_where_they_lie(wrap: Any) -> None:
    memory = np.zeros(4, np.float32)
    given = wrap(memory)

    assert double(ones(), given) is given
    assert [2, 2, 2, 2] == memory.tolist()


@pytest.mark.parametrize("wrap", [Tensor, FrankOldTensor, Interface])
def test_arrays_of_other_libraries_are_changed_where_they_lie(wrap: Any) -> None:
    memory = ones()
    given = wrap(memory)

    assert grow(given) is given
    assert [2, 2, 2, 2] == memory.tolist()


def test_the_sanitizer_takes_them_too() -> None:
    assert vyre.check(grow, Tensor(ones())).clean


def test_arrays_and_views_of_other_libraries_are_copied_by_array() -> None:
    memory = ones()
    made = vyre.array(Tensor(memory))
    made[0] = 7

    assert ([7, 1, 1, 1], [1, 1, 1, 1]) == (made.tolist(), memory.tolist())


def read_only() -> Any:
    array = ones()
    array.flags.writeable = False
    return array


@pytest.mark.parametrize(
    "given", [Tensor(read_only()), OldTensor(ones()), CopyingOldTensor(ones()), Interface(read_only())]
)
def test_what_cannot_be_written_is_no_output(given: Any) -> None:
    kind = type(given).__name__
    words = refusal(lambda: double(ones(), given))

    assert (
        f" {kind} that cannot be written to, and the kernel writes to it. Fix: pass a NumPy array as y"
        in words
    )


def test_what_cannot_be_written_is_read() -> None:
    assert [2, 2, 2, 2] == double(Tensor(read_only())).tolist()


@pytest.mark.parametrize(("device", "place"), [((8, 0), "metal:0"), ((99, 0), "device 99 of DLPack:0")])
def test_a_symbol_outside_its_section_is_refused(device: tuple[int, int], place: str) -> None:
    words = refusal(lambda: double(Tensor(ones(), device)))

    expected = (
        f"x is a Tensor on {place}, and the kernel runs on the CPU. Fix: move it there first, as in x.cpu()."
    )
    assert expected == words


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (
            Tensor(np.ones(4)),
            "x is a Tensor of float64 of 1 dimension, and the kernel takes a float32 array of 1",
        ),
        (
            Tensor(np.ones((2, 2), np.float32)),
            "x is a Tensor of float32 of 2 dimensions, and the kernel takes",
        ),
        (Tensor(np.ones(4, np.complex64)), "x is a Tensor of complex64 of 1 dimension"),
    ],
)
def test_what_does_not_fit_is_explained(given: Any, words: str) -> None:
    assert words in refusal(lambda: double(given))


class Guarded(Tensor):
    """One that does not give itself away."""

    def __dlpack__(self, **how: Any) -> Any:
        raise BufferError("it is being differentiated")


def test_arrays_that_cannot_be_viewed_are_refused_with_the_reason() -> None:
    assert (
        "x is a Guarded that cannot be seen as a NumPy array: it is being differentiated. "
        "Fix: pass a NumPy array of its values."
    ) == refusal(lambda: double(Guarded(ones())))


class Stated:
    """An array that states an interface of NumPy's which need not be true."""

    def __init__(self, **stated: Any) -> None:
        self.__array_interface__ = {"version": 3, "shape": (4,), "typestr": "<f4", **stated}


@pytest.mark.parametrize(
    "stated",
    [{"data": (0, False)}, {"data": (64, False), "shape": (-4,)}, {"data": (64, False), "shape": (2**62,)},
     {"data": (64, False), "typestr": "xx"}],
)  # fmt: skip
def test_an_array_interface_that_cannot_be_true_is_refused_with_the_parameter(stated: dict[str, Any]) -> None:
    assert "x is a Stated that cannot be seen as a NumPy array: " in refusal(lambda: double(Stated(**stated)))


class Placeless:
    """An array with half of DLPack's protocol."""

    def __dlpack__(self, **how: Any) -> Any:
        return ones().__dlpack__(**how)


def test_an_array_that_does_not_say_its_device_is_asked_for_its_memory() -> None:
    assert [2, 2, 2, 2] == double(Placeless()).tolist()


class Nowhere(Tensor):
    """One that does not say where it is, as torch's on the device "meta"."""

    def __dlpack_device__(self) -> tuple[int, int]:
        raise ValueError("unknown device")

    def __dlpack__(self, **how: Any) -> Any:
        raise BufferError("it is nowhere")


def test_an_array_that_is_nowhere_is_refused_with_its_reason() -> None:
    assert "cannot be seen as a NumPy array: it is nowhere. Fix:" in refusal(lambda: double(Nowhere(ones())))


@pytest.mark.parametrize("wrap", [np.asarray, Tensor])
def test_an_output_that_repeats_its_elements_is_refused(wrap: Any) -> None:
    repeated = np.lib.stride_tricks.as_strided(np.zeros(1, np.float32), (4,), (0,))

    for _ in range(3):
        assert double(ones(), wrap(ones())) is not None  # as warm calls would be
    assert "y repeats its elements along an axis" in refusal(lambda: double(ones(), wrap(repeated)))
    assert [2, 2, 2, 2] == double(np.broadcast_to(np.float32(1), (4,))).tolist()


def test_an_output_without_elements_repeats_none() -> None:
    @vyre.kernel
    def rows(x: Buf[f32, 2], y: Out[f32, 2]):
        y[gid(0), gid(1)] = x[gid(0), gid(1)]

    given = np.zeros((3, 0), np.float32)  # whose strides are 0

    assert rows(given, given) is given


def test_a_number_is_no_array() -> None:
    assert "Fix: pass an array for x, and numbers by keyword." in refusal(lambda: double(np.float32(1)))


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> type[Tensor]:
    """The class of another library that makes its arrays of others by `from_dlpack`."""

    class Theirs(Tensor):
        pass

    module = ModuleType("their_library")
    module.from_dlpack = lambda array: Theirs(np.from_dlpack(array))  # type: ignore[attr-defined]  # made here
    monkeypatch.setitem(sys.modules, "their_library", module)
    Theirs.__module__ = "their_library.tensors"
    return Theirs


def test_outputs_are_made_in_the_library_of_the_first_array(library: type[Tensor]) -> None:
    made = double(library(ones()))

    assert (library, [2, 2, 2, 2]) == (type(made), made.array.tolist())


def test_outputs_are_made_in_the_library_of_a_base_class(library: type[Tensor]) -> None:
    class Derived(library):  # type: ignore[misc, valid-type]  # a class that the fixture makes
        pass

    assert library is type(double(Derived(ones())))


def test_outputs_are_made_in_the_library_that_an_array_names() -> None:
    class Named(Tensor):
        def __array_namespace__(self) -> ModuleType:
            module = ModuleType("named")
            module.from_dlpack = lambda array: Named(np.from_dlpack(array))  # type: ignore[attr-defined]  # made here
            return module

    made = double(Named(ones()))

    assert (Named, [2, 2, 2, 2]) == (type(made), made.array.tolist())


def test_only_outputs_that_are_made_change_their_library(library: type[Tensor]) -> None:
    given = np.zeros(4, np.float32)
    total, difference = add(library(ones()), ones(), total=given)

    assert total is given
    assert (library, [0, 0, 0, 0]) == (type(difference), difference.array.tolist())


def test_the_first_array_says_which_library(library: type[Tensor]) -> None:
    total, difference = add(ones(), library(ones()))

    assert [np.ndarray, np.ndarray] == [type(total), type(difference)]


@vyre.elementwise
def twice(x):
    return x * 2


@vyre.kernel
def doubled_bf16(x: Buf[bf16], y: Out[bf16]):
    y[gid()] = x[gid()] + x[gid()]


@needs_torch
def test_torch_tensors_are_read_and_written_where_they_lie() -> None:
    import torch

    x, y = torch.ones(4), torch.zeros(4)

    assert double(x, y) is y
    assert [2, 2, 2, 2] == y.tolist()
    assert isinstance(double(x), torch.Tensor)
    assert [2, 2, 2, 2] == double(x).tolist()


@needs_torch
def test_a_torch_tensor_of_bfloat16_is_bf16() -> None:
    import torch

    @vyre.kernel
    def widen(x: Buf[bf16], y: Out[f32]):
        y[gid()] = f32(x[gid()])

    x = torch.tensor([1.5, 3.0], dtype=torch.bfloat16)

    assert [1.5, 3.0] == widen(x).tolist() == widen(x.view(torch.uint16)).tolist()
    assert "x is a Tensor of float16" in refusal(lambda: widen(x.half()))


@needs_torch
@pytest.mark.parametrize(
    "call",
    [
        doubled_bf16, twice, vyre.pipeline(lambda x: doubled_bf16(x)),
        vyre.pipeline(lambda x: x * 2),
    ],
)  # fmt: skip
def test_results_of_bf16_are_torchs_bfloat16(call: Any) -> None:
    import torch

    x = torch.tensor([1.5, 3.0], dtype=torch.bfloat16)
    for _ in range(3):
        made = call(x)

        assert torch.bfloat16 == made.dtype
        assert [3.0, 6.0] == made.tolist()
        assert torch.bfloat16 == vyre.lib.sum(made).dtype
        assert 9.0 == float(vyre.lib.sum(made))


@needs_torch
def test_a_tensor_of_bfloat16_is_written_in_place() -> None:
    import torch

    x, y = torch.ones(6, dtype=torch.bfloat16), torch.zeros(6, dtype=torch.bfloat16)
    before = y._version

    assert doubled_bf16(x[::2], y[1:4]) is not None
    assert [0, 2, 2, 2, 0, 0] == y.tolist()
    assert before < y._version


@needs_torch
@pytest.mark.filterwarnings("ignore:Accessing the data pointer of FakeTensor")
@pytest.mark.parametrize("kind", ["meta", "no storage", "fake", "mkldnn"])
def test_a_torch_tensor_without_memory_is_refused(kind: str) -> None:
    import torch
    from torch._subclasses.fake_tensor import FakeTensorMode

    given = torch.ones(4, device="meta" if kind == "meta" else "cpu")
    for _ in range(3):
        double(torch.ones(4))
    if kind == "no storage":
        given.untyped_storage().resize_(0)
    elif kind == "fake":
        given = FakeTensorMode().from_tensor(given)
    elif kind == "mkldnn":
        given = given.to_mkldnn()

    assert "Fix:" in refusal(lambda: double(given))


@needs_torch
def test_a_torch_tensor_that_wants_gradients_is_refused() -> None:
    import torch

    assert "Fix:" in refusal(lambda: double(torch.ones(4, requires_grad=True)))


def test_integers_arrive_as_they_are() -> None:
    @vyre.kernel
    def count(x: Buf[i32], y: Out[i32]):
        y[gid()] = x[gid()] + 1

    assert [1, 2, 3] == count(Tensor(np.arange(3, dtype=np.int32))).tolist()


@needs_jax
def test_jax_arrays_are_read_and_given_back() -> None:
    import jax

    made = double(jax.numpy.arange(5, dtype="float32"))

    assert (True, [0, 2, 4, 6, 8]) == (isinstance(made, jax.Array), made.tolist())


@needs_jax
def test_jax_arrays_are_never_written() -> None:
    import jax

    given = jax.numpy.zeros(4)

    assert "cannot be written to" in refusal(lambda: double(ones(), given))
    assert [0, 0, 0, 0] == given.tolist()


@needs_jax
def test_jax_arrays_of_bfloat16_are_read() -> None:
    import jax

    @vyre.kernel
    def widen(x: Buf[bf16], y: Out[f32]):
        y[gid()] = f32(x[gid()])

    assert [1.5, 3.0] == widen(jax.numpy.array([1.5, 3.0], "bfloat16")).tolist()

"""Arrays with the namespace of the array API standard: `xp = x.__array_namespace__()` of `lib.asarray(x)`.

Reductions, scans, sorts, searches, sets and gathers are Vyre's, on the memory that the array wraps: NumPy's,
torch's or Vyre's own. All other functions of the standard, indexing and operators are NumPy's, and so is all
that is done with complex numbers, which kernels do not have.
"""

from __future__ import annotations

import builtins
import sys
from collections import namedtuple
from collections.abc import Callable
from functools import cache, wraps
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from vyre.ir.problem import CallError
from vyre.ir.spoken import with_article
from vyre.lib import places, radix_sorts, reductions, scans, selections, sorts, spreads
from vyre.lib.arrays import taken

__array_api_version__ = "2024.12"
_DTYPES = (
    "bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float32", "float64",
    "complex64", "complex128",
)  # fmt: skip
_CONSTANTS = ("e", "inf", "nan", "newaxis", "pi")

UniqueAll = namedtuple("UniqueAll", ("values", "indices", "inverse_indices", "counts"))
UniqueCounts = namedtuple("UniqueCounts", ("values", "counts"))
UniqueInverse = namedtuple("UniqueInverse", ("values", "inverse_indices"))


class Array:
    """An array of another library with the standard's namespace; `data` is that array."""

    __slots__ = ("data",)
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, data: Any) -> None:
        self.data = data

    def __array_namespace__(self, *, api_version: str | None = None) -> ModuleType:
        return sys.modules[__name__]

    def __getattr__(self, name: str) -> Any:
        return _wrapped(getattr(self.data, name))

    def __repr__(self) -> str:
        return f"vyre.{self.data!r}"

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self.data.shape)

    @property
    def device(self) -> str:
        return str(self.data.device)

    @property
    def T(self) -> Array:
        return Array(self.data.T)

    @property
    def mT(self) -> Array:
        return Array(self.data.mT)

    def to_device(self, device: str, /, *, stream: Any = None) -> Array:
        """The array on a device; its own is the only one."""
        if device != self.device:
            what = f"the array is on {self.device}, and stays there"
            raise CallError(f"{what}. Fix: make one with vyre.array(x, device={device!r}).")
        return self

    def __getitem__(self, key: Any) -> Array:
        return Array(np.asarray(self.data[_plain(key)]) if _is_numpy(self.data) else self.data[_plain(key)])

    def __setitem__(self, key: Any, value: Any) -> None:
        self.data[_plain(key)] = _plain(value)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        return np.asarray(self.data, dtype, copy=copy)

    def __bool__(self) -> bool:
        return bool(self.data)

    def __int__(self) -> int:
        return int(self.data)

    def __float__(self) -> float:
        return float(self.data)

    def __complex__(self) -> complex:
        return complex(self.data)

    def __index__(self) -> int:
        return int(self.data.__index__())

    def __len__(self) -> int:
        return len(self.data)

    def __dlpack__(
        self, *, stream: Any = None, max_version: Any = None, dl_device: Any = None, copy: bool | None = None
    ) -> Any:
        return self.data.__dlpack__(stream=stream, max_version=max_version, dl_device=dl_device, copy=copy)

    def __dlpack_device__(self) -> Any:
        return self.data.__dlpack_device__()


def _floor_divided(a: Any, b: Any) -> Any:
    """floor(a / b); the standard has infinities of the quotient's sign where NumPy has NaN, and zeros of its
    sign where NumPy has -1.
    """
    with np.errstate(invalid="ignore"):
        made = np.floor_divide(a, b)
        if made.dtype.kind != "f":
            return made
        return np.divide(a, b, out=np.asarray(made), where=np.isinf(a) != np.isinf(b))


def _result_of(data: Any, name: str, *others: Any) -> Any:
    """The result of an operator of the array's own library."""
    if name.endswith("floordiv__") and _is_numpy(data):
        a, b = (*others, data) if name.startswith("__r") else (data, *others)
        return _floor_divided(a, b)
    return getattr(data, name)(*others)


def _operator(name: str) -> Callable[..., Any]:
    def apply(self: Array, *others: Any) -> Any:
        if not builtins.all(isinstance(other, Array | bool | int | float | complex) for other in others):
            return NotImplemented
        return _wrapped(_result_of(self.data, name, *map(_plain, others)))

    apply.__name__ = name
    return apply


def _in_place(name: str) -> Callable[..., Any]:
    def apply(self: Array, other: Any) -> Any:
        made = _result_of(np.asarray(self.data), name, _plain(other))
        self.data = made if made.dtype == self.data.dtype else getattr(self.data, name)(_plain(other))
        return self

    apply.__name__ = name
    return apply


_BINARY = (
    "add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "matmul", "and", "or", "xor", "lshift",
    "rshift",
)  # fmt: skip
for _name in ("eq", "ne", "lt", "le", "gt", "ge", "neg", "pos", "abs", "invert", *_BINARY):
    setattr(Array, f"__{_name}__", _operator(f"__{_name}__"))
for _name in _BINARY:
    setattr(Array, f"__r{_name}__", _operator(f"__r{_name}__"))
    setattr(Array, f"__i{_name}__", _in_place(f"__i{_name}__"))


def _is_numpy(data: Any) -> bool:
    return isinstance(data, np.ndarray | np.generic)


def _plain(value: Any) -> Any:
    """A value with the arrays that are wrapped in it."""
    if isinstance(value, Array):
        return value.data
    if type(value) in (tuple, list):
        return type(value)(_plain(item) for item in value)
    return value


def _wrapped(value: Any) -> Any:
    """A result with its arrays wrapped."""
    if isinstance(value, np.ndarray | np.generic) or hasattr(type(value), "__dlpack__"):
        return Array(np.asarray(value) if isinstance(value, np.generic) else value)
    if type(value) in (tuple, list):
        return type(value)(_wrapped(item) for item in value)
    return value


def asarray(obj: Any, /, *, dtype: Any = None, device: Any = None, copy: bool | None = None) -> Array:
    """An array of the standard over an array of NumPy, torch or Vyre, or over numbers."""
    data = _plain(obj)
    if _is_numpy(data) or isinstance(data, bool | int | float | complex | list | tuple):
        return Array(np.asarray(data, dtype, copy=copy))
    if dtype is not None or copy:
        what = f"obj is {with_article(type(data).__name__)}, which is wrapped as it is"
        raise CallError(f"{what}. Fix: leave dtype= and copy= out, or convert it before.")
    return Array(taken("obj", data))


def _is_complex(x: Any) -> bool:
    data = _plain(x)
    return isinstance(data, np.ndarray) and data.dtype.kind == "c"


def _numpy(name: str) -> Callable[..., Any]:
    function: Callable[..., Any] = getattr(np, name)
    return function


def _by(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of the library on arrays of the standard."""

    @wraps(function)
    def apply(*args: Any, **named: Any) -> Any:
        if args and _is_complex(args[0]):
            return _wrapped(_numpy(function.__name__)(*map(_plain, args), **named))
        return _wrapped(function(*map(_plain, args), **{key: _plain(value) for key, value in named.items()}))

    return apply


all = _by(reductions.all)
any = _by(reductions.any)
argmax = _by(places.argmax)
argmin = _by(places.argmin)
argsort = _by(radix_sorts.argsort)
count_nonzero = _by(reductions.count_nonzero)
max = _by(reductions.max)
mean = _by(reductions.mean)
min = _by(reductions.min)
nonzero = _by(selections.nonzero)
sort = _by(radix_sorts.sort)
std = _by(spreads.std)
take = _by(selections.take)
take_along_axis = _by(selections.take_along_axis)
unique_values = _by(sorts.unique_values)
var = _by(spreads.var)


def sum(x: Array, /, *, axis: Any = None, dtype: Any = None, keepdims: bool = False) -> Array:
    """The sum along axes, in a type."""
    return _typed(reductions.sum, x, dtype, axis=axis, keepdims=keepdims)


def prod(x: Array, /, *, axis: Any = None, dtype: Any = None, keepdims: bool = False) -> Array:
    """The product along axes, in a type."""
    return _typed(reductions.prod, x, dtype, axis=axis, keepdims=keepdims)


def cumulative_sum(
    x: Array, /, *, axis: int | None = None, dtype: Any = None, include_initial: bool = False
) -> Array:
    """Running sums along an axis, in a type."""
    return _typed(scans.cumulative_sum, x, dtype, axis=axis, include_initial=include_initial)


def cumulative_prod(
    x: Array, /, *, axis: int | None = None, dtype: Any = None, include_initial: bool = False
) -> Array:
    """Running products along an axis, in a type."""
    return _typed(scans.cumulative_prod, x, dtype, axis=axis, include_initial=include_initial)


def _typed(function: Callable[..., Any], x: Array, dtype: Any, **named: Any) -> Array:
    if _is_complex(x) or (dtype is not None and np.dtype(dtype).kind == "c"):
        return Array(np.asarray(_numpy(function.__name__)(x.data, dtype=dtype, **named)))
    made = function(x.data if dtype is None else x.data.astype(dtype), **named)
    return Array(made if dtype is None or made.dtype == dtype else made.astype(dtype))


def searchsorted(x1: Array, x2: Any, /, *, side: str = "left", sorter: Array | None = None) -> Array:
    """The places in a sorted vector, or in one that `sorter` sorts, of values."""
    data = x1.data if sorter is None else selections.take(x1.data, sorter.data)
    values = _plain(x2)
    if _is_numpy(data):
        common = np.result_type(data, values)
        data, values = data.astype(common), np.asarray(values, common)
    return Array(selections.searchsorted(data, values, side=side))


def unique_all(x: Array, /) -> UniqueAll:
    """The distinct elements with their first indices, the inverse and the counts."""
    by = np.unique_all if _is_complex(x) else sorts.unique_all
    return UniqueAll(*map(_wrapped, by(x.data)))


def unique_counts(x: Array, /) -> UniqueCounts:
    """The distinct elements with their counts."""
    by = np.unique_counts if _is_complex(x) else sorts.unique_counts
    return UniqueCounts(*map(_wrapped, by(x.data)))


def unique_inverse(x: Array, /) -> UniqueInverse:
    """The distinct elements, and the inverse."""
    by = np.unique_inverse if _is_complex(x) else sorts.unique_inverse
    return UniqueInverse(*map(_wrapped, by(x.data)))


def vecdot(x1: Array, x2: Array, /, *, axis: int = -1) -> Array:
    """The sums along an axis of products; arrays of NumPy broadcast but for it, and have one type."""
    a, b = x1.data, x2.data
    if _is_numpy(a):
        if a.shape[axis] != b.shape[axis]:
            what = f"x1 has {a.shape[axis]} elements along axis {axis}, and x2 {b.shape[axis]}"
            raise CallError(f"{what}. Fix: pass as many.")
        common = np.result_type(a, b)
        if common.kind == "c":
            return Array(np.asarray(_numpy("vecdot")(a, b, axis=axis)))
        a, b = np.broadcast_arrays(a.astype(common), b.astype(common))
        return Array(np.asarray(reductions.vecdot(a, b, axis=axis)).astype(common))
    return Array(reductions.vecdot(a, b, axis=axis))


def from_dlpack(x: Any, /, *, device: Any = None, copy: bool | None = None) -> Array:
    """An array over the memory of an array of another library."""
    return Array(np.from_dlpack(_plain(x), device=device, copy=copy))


def clip(x: Array, /, min: Any = None, max: Any = None) -> Array:
    """The elements, with those outside of bounds moved to them."""
    return Array(np.asarray(np.clip(x.data, _plain(min), _plain(max)), x.data.dtype))


def floor_divide(x1: Any, x2: Any, /) -> Array:
    """The greatest whole numbers that are not above the quotients."""
    return Array(np.asarray(_floor_divided(_plain(x1), _plain(x2))))


def expm1(x: Array, /) -> Array:
    """exp(x) - 1; of complex numbers with an infinite or undefined part, what the standard says."""
    data = np.asarray(x.data)
    with np.errstate(invalid="ignore"):
        made = np.asarray(np.expm1(data))
    if made.dtype.kind == "c":
        re, im = data.real, data.imag
        is_low, is_high, is_wild = re == -np.inf, re == np.inf, ~np.isfinite(im)
        made[is_low & is_wild] = -1
        made[is_high & is_wild] = complex(np.inf, np.nan)
        made.real[is_high & (im == 0)] = np.inf
        made.real[(re == 0) & (im == 0)] = 0.0
        made.imag[(is_high | np.isnan(re)) & (im == 0)] = im[(is_high | np.isnan(re)) & (im == 0)]
    return Array(made)


def tanh(x: Array, /) -> Array:
    """The hyperbolic tangent; of complex numbers with an infinite part, what the standard says."""
    data = np.asarray(x.data)
    with np.errstate(invalid="ignore"):
        made = np.asarray(np.tanh(data))
    if made.dtype.kind == "c":
        is_bound = np.isinf(data.real) & np.isfinite(data.imag)
        made.imag[...] = np.where(is_bound, np.copysign(0.0, data.imag), made.imag)
    return Array(made)


def fftfreq(n: int, /, *, d: float = 1.0, dtype: Any = None, device: Any = None) -> Array:
    """The frequencies of the elements of a transform, in a type."""
    return Array(np.asarray(np.fft.fftfreq(n, d, device=device), dtype))


def rfftfreq(n: int, /, *, d: float = 1.0, dtype: Any = None, device: Any = None) -> Array:
    """The frequencies of the elements of a transform of real numbers, in a type."""
    return Array(np.asarray(np.fft.rfftfreq(n, d, device=device), dtype))


@cache
def _fft() -> SimpleNamespace:
    """The standard's extension of Fourier transforms."""

    def wrapping(function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def apply(x: Any, /, *args: Any, **named: Any) -> Any:
            return _wrapped(function(_plain(x), *args, **named))

        return apply

    own = {
        name: wrapping(getattr(np.fft, name)) for name in np.fft.__all__ if callable(getattr(np.fft, name))
    }
    return SimpleNamespace(**own | {"fftfreq": fftfreq, "rfftfreq": rfftfreq})


def broadcast_arrays(*arrays: Array) -> list[Array]:
    """The arrays in the shape that they have together."""
    return [Array(made) for made in np.broadcast_arrays(*map(_plain, arrays))]


def meshgrid(*arrays: Array, indexing: str = "xy") -> list[Array]:
    """Coordinates of the grid that vectors span."""
    return [Array(made) for made in np.meshgrid(*map(_plain, arrays), indexing=indexing)]  # type: ignore[call-overload]


def finfo(type: Any, /) -> SimpleNamespace:
    """The limits of a type of floats, as numbers of Python."""
    own = np.finfo(_type_of(type))
    words = ("eps", "max", "min", "smallest_normal")
    return SimpleNamespace(
        bits=own.bits, dtype=np.dtype(own.dtype), **{word: float(getattr(own, word)) for word in words}
    )


def iinfo(type: Any, /) -> SimpleNamespace:
    """The limits of a type of integers."""
    own = np.iinfo(_type_of(type))
    return SimpleNamespace(bits=own.bits, dtype=np.dtype(own.dtype), max=int(own.max), min=int(own.min))


def _type_of(value: Any) -> Any:
    return value.data.dtype if isinstance(value, Array) else value


def isdtype(dtype: Any, kind: Any) -> bool:
    """Whether a type is of a kind."""
    return np.isdtype(dtype, kind)


def __getattr__(name: str) -> Any:
    if name in _DTYPES:
        return np.dtype(name)
    if name in _CONSTANTS:
        return getattr(np, name)
    if name == "fft":
        return _fft()
    if name.startswith("_") and name != "__array_namespace_info__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(np, name)
    return _by(value) if callable(value) and name != "__array_namespace_info__" else value

# mypy: disable-error-code="misc"
"""The names of vyre as type checkers and editors see them; written by docs/generate.py."""

from collections.abc import Callable, Iterator
from typing import Any, Generic, ParamSpec, TypeAlias, TypeVar, dataclass_transform, overload

from vyre import lib as lib
from vyre.front.template import Func as Func
from vyre.ir.dtypes import DType
from vyre.ir.problem import (
    CallError as CallError, DeviceError as DeviceError, DeviceLost as DeviceLost, ExpectError as ExpectError,
    OutOfMemory as OutOfMemory,
    Problem as Problem, Problems as Problems, SlowKernelWarning as SlowKernelWarning,
    UntrackedWarning as UntrackedWarning,
)
from vyre.report.chrome_trace import trace as trace
from vyre.run.arrays import array as array, empty as empty, zeros as zeros
from vyre.run.checking import check as check
from vyre.run.context import devices as devices, threads as threads, use as use
from vyre.run.elementwise import Elementwise
from vyre.run.kernel import Kernel as Kernel
from vyre.run.loaded import Saved as Saved, load as load
from vyre.run.observe import counters as counters, observe as observe
from vyre.run.pipeline import Pipeline as Pipeline
from vyre.targets.cuda.arrays import DeviceArray as DeviceArray
from vyre.tune.tune import Tuning as Tuning

__version__: str
dtype: TypeAlias = DType

# With the parameters of the function, for editors: calls leave out outputs, and have other keywords.
_P = ParamSpec("_P")
class _KernelOf(Kernel, Generic[_P]): ...
class _PipelineOf(Pipeline, Generic[_P]): ...
class _ElementwiseOf(Elementwise, Generic[_P]): ...
class _FuncOf(Func, Generic[_P]):
    def __call__(self, *args: _P.args, **named: _P.kwargs) -> Any: ...

@overload
def kernel(function: Callable[_P, Any], /) -> _KernelOf[_P]: ...
@overload
def kernel(
    *, workgroup: int | tuple[int, ...] | None = None
) -> Callable[[Callable[_P, Any]], _KernelOf[_P]]: ...
@overload
def pipeline(function: Callable[_P, Any], /) -> _PipelineOf[_P]: ...
@overload
def pipeline(**options: Any) -> Callable[[Callable[_P, Any]], _PipelineOf[_P]]: ...
@overload
def elementwise(function: Callable[_P, Any], /) -> _ElementwiseOf[_P]: ...
@overload
def elementwise(
    *, neutral: bool | int | float | None = None
) -> Callable[[Callable[_P, Any]], _ElementwiseOf[_P]]: ...
def func(function: Callable[_P, Any]) -> _FuncOf[_P]:
    """A function that kernels may call; it is inlined there."""
_Value = TypeVar("_Value")
Const: TypeAlias = _Value | Any
"""`Const[int]`: a number, bool or dtype that is known when the kernel is compiled."""
_Class = TypeVar("_Class", bound=type)
@dataclass_transform()
def struct(cls: _Class) -> _Class:
    """A class whose fields are numbers, for locals, arguments and elements of arrays."""

# mypy takes a name of type Any as a type with any arguments; other checkers take classes and aliases.
MYPY = False
if MYPY:
    from vyre._untyped import Buf as Buf, Out as Out, InOut as InOut, vec as vec, mat as mat, bool_ as bool_, u8 as u8, u16 as u16, u32 as u32, u64 as u64, i8 as i8, i16 as i16, i32 as i32, i64 as i64, f16 as f16, bf16 as bf16, f32 as f32, f64 as f64, complex64 as complex64, complex128 as complex128, vec2 as vec2, vec3 as vec3, vec4 as vec4, mat2 as mat2, mat3 as mat3, mat4 as mat4
else:
    class Buf(Any):
        """`Buf[f32]`, `Buf[f32, 2]`, `Buf[f32, "n"]`: an array that the kernel reads."""
        def __class_getitem__(cls, item: Any) -> Any: ...
    class Out(Any):
        """`Out[f32]`: an array that the kernel writes; a fresh one starts at zero."""
        def __class_getitem__(cls, item: Any) -> Any: ...
    class InOut(Any):
        """`InOut[f32]`: an array that the kernel reads and writes."""
        def __class_getitem__(cls, item: Any) -> Any: ...
    class vec:
        """`vec[f32, 3]`: the type of vectors of 3 numbers."""
        def __new__(cls, *args: Any) -> Any: ...
        def __class_getitem__(cls, item: Any) -> Any: ...
        def __getattr__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...
        def __getitem__(self, index: Any) -> Any: ...
        def __setitem__(self, index: Any, value: Any) -> None: ...
        def __set__(self, owner: Any, value: Any) -> None: ...
        def __iter__(self) -> Iterator[Any]: ...
        def __neg__(self) -> Any: ...
        def __pos__(self) -> Any: ...
        def __invert__(self) -> Any: ...
        def __abs__(self) -> Any: ...
        def __round__(self) -> Any: ...
        def __add__(self, other: Any) -> Any: ...
        def __radd__(self, other: Any) -> Any: ...
        def __sub__(self, other: Any) -> Any: ...
        def __rsub__(self, other: Any) -> Any: ...
        def __mul__(self, other: Any) -> Any: ...
        def __rmul__(self, other: Any) -> Any: ...
        def __truediv__(self, other: Any) -> Any: ...
        def __rtruediv__(self, other: Any) -> Any: ...
        def __floordiv__(self, other: Any) -> Any: ...
        def __rfloordiv__(self, other: Any) -> Any: ...
        def __mod__(self, other: Any) -> Any: ...
        def __rmod__(self, other: Any) -> Any: ...
        def __pow__(self, other: Any) -> Any: ...
        def __rpow__(self, other: Any) -> Any: ...
        def __matmul__(self, other: Any) -> Any: ...
        def __rmatmul__(self, other: Any) -> Any: ...
        def __and__(self, other: Any) -> Any: ...
        def __rand__(self, other: Any) -> Any: ...
        def __or__(self, other: Any) -> Any: ...
        def __ror__(self, other: Any) -> Any: ...
        def __xor__(self, other: Any) -> Any: ...
        def __rxor__(self, other: Any) -> Any: ...
        def __lshift__(self, other: Any) -> Any: ...
        def __rlshift__(self, other: Any) -> Any: ...
        def __rshift__(self, other: Any) -> Any: ...
        def __rrshift__(self, other: Any) -> Any: ...
        def __lt__(self, other: Any) -> Any: ...
        def __le__(self, other: Any) -> Any: ...
        def __gt__(self, other: Any) -> Any: ...
        def __ge__(self, other: Any) -> Any: ...
        def __eq__(self, other: Any) -> Any: ...
        def __ne__(self, other: Any) -> Any: ...
    class mat:
        """`mat[f32, 2, 2]`: the type of matrices of 2 x 2 numbers."""
        def __new__(cls, *args: Any) -> Any: ...
        def __class_getitem__(cls, item: Any) -> Any: ...
        def __getattr__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...
        def __getitem__(self, index: Any) -> Any: ...
        def __setitem__(self, index: Any, value: Any) -> None: ...
        def __set__(self, owner: Any, value: Any) -> None: ...
        def __iter__(self) -> Iterator[Any]: ...
        def __neg__(self) -> Any: ...
        def __pos__(self) -> Any: ...
        def __invert__(self) -> Any: ...
        def __abs__(self) -> Any: ...
        def __round__(self) -> Any: ...
        def __add__(self, other: Any) -> Any: ...
        def __radd__(self, other: Any) -> Any: ...
        def __sub__(self, other: Any) -> Any: ...
        def __rsub__(self, other: Any) -> Any: ...
        def __mul__(self, other: Any) -> Any: ...
        def __rmul__(self, other: Any) -> Any: ...
        def __truediv__(self, other: Any) -> Any: ...
        def __rtruediv__(self, other: Any) -> Any: ...
        def __floordiv__(self, other: Any) -> Any: ...
        def __rfloordiv__(self, other: Any) -> Any: ...
        def __mod__(self, other: Any) -> Any: ...
        def __rmod__(self, other: Any) -> Any: ...
        def __pow__(self, other: Any) -> Any: ...
        def __rpow__(self, other: Any) -> Any: ...
        def __matmul__(self, other: Any) -> Any: ...
        def __rmatmul__(self, other: Any) -> Any: ...
        def __and__(self, other: Any) -> Any: ...
        def __rand__(self, other: Any) -> Any: ...
        def __or__(self, other: Any) -> Any: ...
        def __ror__(self, other: Any) -> Any: ...
        def __xor__(self, other: Any) -> Any: ...
        def __rxor__(self, other: Any) -> Any: ...
        def __lshift__(self, other: Any) -> Any: ...
        def __rlshift__(self, other: Any) -> Any: ...
        def __rshift__(self, other: Any) -> Any: ...
        def __rrshift__(self, other: Any) -> Any: ...
        def __lt__(self, other: Any) -> Any: ...
        def __le__(self, other: Any) -> Any: ...
        def __gt__(self, other: Any) -> Any: ...
        def __ge__(self, other: Any) -> Any: ...
        def __eq__(self, other: Any) -> Any: ...
        def __ne__(self, other: Any) -> Any: ...
    bool_: TypeAlias = bool
    """True or False."""
    u8: TypeAlias = int
    """A u8; a conversion."""
    u16: TypeAlias = int
    """A u16; a conversion."""
    u32: TypeAlias = int
    """A u32; a conversion."""
    u64: TypeAlias = int
    """A u64; a conversion."""
    i8: TypeAlias = int
    """An i8; a conversion."""
    i16: TypeAlias = int
    """An i16; a conversion."""
    i32: TypeAlias = int
    """An i32; a conversion."""
    i64: TypeAlias = int
    """An i64; a conversion."""
    f16: TypeAlias = float
    """An f16; a conversion."""
    bf16: TypeAlias = float
    """A bf16; a conversion."""
    f32: TypeAlias = float
    """An f32; a conversion."""
    f64: TypeAlias = float
    """An f64; a conversion."""
    complex64: TypeAlias = complex
    """A complex number of two floats."""
    complex128: TypeAlias = complex
    """A complex number of two floats."""
    vec2: TypeAlias = vec
    """A vector of 2 f32."""
    vec3: TypeAlias = vec
    """A vector of 3 f32."""
    vec4: TypeAlias = vec
    """A vector of 4 f32."""
    mat2: TypeAlias = mat
    """A matrix of 2 x 2 f32."""
    mat3: TypeAlias = mat
    """A matrix of 3 x 3 f32."""
    mat4: TypeAlias = mat
    """A matrix of 4 x 4 f32."""
def abs(x: Any) -> Any:
    """The magnitude; abs(MIN) is MIN.

    Example: `y = abs(x)`"""
def sign(x: Any) -> Any:
    """1, -1, or x itself when it is a zero or NaN.

    Example: `y = sign(x)`"""
def add_sat(a: Any, b: Any) -> Any:
    """a + b, saturated to the range of the type.

    Example: `y = add_sat(a, b)`"""
def sub_sat(a: Any, b: Any) -> Any:
    """a - b, saturated to the range of the type.

    Example: `y = sub_sat(a, b)`"""
def mulhi(a: Any, b: Any) -> Any:
    """The upper half of the double-width product.

    Example: `y = mulhi(a, b)`"""
def min(a: Any, b: Any) -> Any:
    """The smaller operand; if one is NaN, the other; -0 < +0.

    Example: `y = min(a, b)`"""
def max(a: Any, b: Any) -> Any:
    """The larger operand; if one is NaN, the other; -0 < +0.

    Example: `y = max(a, b)`"""
def clamp(x: Any, low: Any, high: Any, *, fast: bool = False) -> Any:
    """min(max(x, low), high).

    Example: `y = clamp(x, low, high)`"""
def fma(a: Any, b: Any, c: Any) -> Any:
    """a * b + c, rounded once.

    Example: `y = fma(a, b, c)`"""
def floor(x: Any) -> Any:
    """Rounded down.

    Example: `y = floor(x)`"""
def ceil(x: Any) -> Any:
    """Rounded up.

    Example: `y = ceil(x)`"""
def trunc(x: Any) -> Any:
    """Rounded towards zero.

    Example: `y = trunc(x)`"""
def round(x: Any) -> Any:
    """Rounded to the nearest whole number, half to even.

    Example: `y = round(x)`"""
def sqrt(x: Any) -> Any:
    """The square root, rounded once; NaN below zero. The error is at most 0.5 ulp.

    Example: `y = sqrt(x)`"""
def select(test: Any, a: Any, b: Any) -> Any:
    """a where the test holds, else b; both are evaluated.

    Example: `y = select(test, a, b)`"""
def isnan(x: Any) -> Any:
    """True if x is NaN.

    Example: `y = isnan(x)`"""
def isinf(x: Any) -> Any:
    """True if x is an infinity.

    Example: `y = isinf(x)`"""
def isfinite(x: Any) -> Any:
    """True if x is neither NaN nor an infinity.

    Example: `y = isfinite(x)`"""
def rotl(x: Any, n: Any) -> Any:
    """x rotated left by n.

    Example: `y = rotl(x, n)`"""
def rotr(x: Any, n: Any) -> Any:
    """x rotated right by n.

    Example: `y = rotr(x, n)`"""
def popcount(x: Any) -> Any:
    """The number of set bits.

    Example: `y = popcount(x)`"""
def clz(x: Any) -> Any:
    """The number of leading zeros; the width for 0.

    Example: `y = clz(x)`"""
def ctz(x: Any) -> Any:
    """The number of trailing zeros; the width for 0.

    Example: `y = ctz(x)`"""
def reverse_bits(x: Any) -> Any:
    """The bits in the opposite order.

    Example: `y = reverse_bits(x)`"""
def bits(x: Any, *, fast: bool = False) -> Any:
    """The value's bits as an unsigned integer; NaN gives its canonical bits.

    Example: `y = bits(x)`"""
def from_bits(dtype: Any, u: Any) -> Any:
    """The value with these bits, as in from_bits(f32, u).

    Example: `y = from_bits(dtype, u)`"""
def copysign(a: Any, b: Any) -> Any:
    """The magnitude of a with the sign of b (NaN counts as positive).

    Example: `y = copysign(a, b)`"""
def exp(x: Any, *, fast: bool = False) -> Any:
    """e to the power x. The error is at most 2 ulp.

    Example: `y = exp(x)`"""
def exp2(x: Any, *, fast: bool = False) -> Any:
    """2 to the power x. The error is at most 2 ulp.

    Example: `y = exp2(x)`"""
def expm1(x: Any, *, fast: bool = False) -> Any:
    """exp(x) - 1, accurate near 0. The error is at most 2 ulp.

    Example: `y = expm1(x)`"""
def sinh(x: Any, *, fast: bool = False) -> Any:
    """The hyperbolic sine. The error is at most 2 ulp.

    Example: `y = sinh(x)`"""
def cosh(x: Any, *, fast: bool = False) -> Any:
    """The hyperbolic cosine. The error is at most 2 ulp.

    Example: `y = cosh(x)`"""
def tanh(x: Any, *, fast: bool = False) -> Any:
    """The hyperbolic tangent. The error is at most 2 ulp.

    Example: `y = tanh(x)`"""
def log(x: Any, *, fast: bool = False) -> Any:
    """The natural logarithm. The error is at most 2 ulp.

    Example: `y = log(x)`"""
def log2(x: Any, *, fast: bool = False) -> Any:
    """The logarithm to base 2. The error is at most 2 ulp.

    Example: `y = log2(x)`"""
def log10(x: Any, *, fast: bool = False) -> Any:
    """The logarithm to base 10. The error is at most 2 ulp.

    Example: `y = log10(x)`"""
def log1p(x: Any, *, fast: bool = False) -> Any:
    """log(1 + x), accurate near 0. The error is at most 2 ulp.

    Example: `y = log1p(x)`"""
def pow(x: Any, y: Any, *, fast: bool = False) -> Any:
    """x to the power y. The error is at most 4 ulp.

    Example: `y = pow(x, y)`"""
def sin(x: Any, *, fast: bool = False) -> Any:
    """The sine of x radians. The error is at most 2 ulp.

    Example: `y = sin(x)`"""
def cos(x: Any, *, fast: bool = False) -> Any:
    """The cosine of x radians. The error is at most 2 ulp.

    Example: `y = cos(x)`"""
def tan(x: Any, *, fast: bool = False) -> Any:
    """The tangent of x radians. The error is at most 2 ulp.

    Example: `y = tan(x)`"""
def asin(x: Any, *, fast: bool = False) -> Any:
    """The arcsine, in radians. The error is at most 4 ulp.

    Example: `y = asin(x)`"""
def acos(x: Any, *, fast: bool = False) -> Any:
    """The arccosine, in radians. The error is at most 4 ulp.

    Example: `y = acos(x)`"""
def atan(x: Any, *, fast: bool = False) -> Any:
    """The arctangent, in radians. The error is at most 4 ulp.

    Example: `y = atan(x)`"""
def atan2(y: Any, x: Any, *, fast: bool = False) -> Any:
    """The angle of the point (x, y), in radians. The error is at most 4 ulp.

    Example: `y = atan2(y, x)`"""
def erf(x: Any, *, fast: bool = False) -> Any:
    """The error function. The error is at most 4 ulp.

    Example: `y = erf(x)`"""
def erfc(x: Any, *, fast: bool = False) -> Any:
    """1 - erf(x), accurate where it is small. The error is at most 5 ulp.

    Example: `y = erfc(x)`"""
def rsqrt(x: Any, *, fast: bool = False) -> Any:
    """1 / sqrt(x); correctly rounded for f32. The error is at most 1.5 ulp.

    Example: `y = rsqrt(x)`"""
def cbrt(x: Any, *, fast: bool = False) -> Any:
    """The cube root. The error is at most 1 ulp.

    Example: `y = cbrt(x)`"""
def hypot(x: Any, y: Any, *, fast: bool = False) -> Any:
    """sqrt(x * x + y * y) without overflow. The error is at most 1 ulp.

    Example: `y = hypot(x, y)`"""
def fmod(x: Any, y: Any, *, fast: bool = False) -> Any:
    """x - trunc(x / y) * y, exactly; it has the sign of x. It is exact.

    Example: `y = fmod(x, y)`"""
def remainder(x: Any, y: Any, *, fast: bool = False) -> Any:
    """x - n * y, n the integer nearest to x / y (ties: even). It is exact.

    Example: `y = remainder(x, y)`"""
def atomic_add(x: Any, index: Any, value: Any) -> Any:
    """Atomically set x[index] to element + value; returns the old element.

    Example: `atomic_add(x, i, value)`"""
def atomic_sub(x: Any, index: Any, value: Any) -> Any:
    """Atomically set x[index] to element - value; returns the old element.

    Example: `atomic_sub(x, i, value)`"""
def atomic_min(x: Any, index: Any, value: Any) -> Any:
    """Atomically set x[index] to min(element, value); returns the old element.

    Example: `atomic_min(x, i, value)`"""
def atomic_max(x: Any, index: Any, value: Any) -> Any:
    """Atomically set x[index] to max(element, value); returns the old element.

    Example: `atomic_max(x, i, value)`"""
def atomic_and(x: Any, index: Any, value: Any) -> Any:
    """Atomically set x[index] to element & value; returns the old element.

    Example: `atomic_and(x, i, value)`"""
def atomic_or(x: Any, index: Any, value: Any) -> Any:
    """Atomically set x[index] to the bitwise or of both; returns the old element.

    Example: `atomic_or(x, i, value)`"""
def atomic_xor(x: Any, index: Any, value: Any) -> Any:
    """Atomically set x[index] to element ^ value; returns the old element.

    Example: `atomic_xor(x, i, value)`"""
def atomic_load(x: Any, index: Any) -> Any:
    """Atomically read x[index].

    Example: `atomic_load(x, i)`"""
def atomic_exchange(x: Any, index: Any, value: Any) -> Any:
    """Atomically set x[index] to value; returns the old element.

    Example: `atomic_exchange(x, i, value)`"""
def atomic_store(x: Any, index: Any, value: Any) -> Any:
    """Atomically set x[index] to value.

    Example: `atomic_store(x, i, value)`"""
def atomic_compare_exchange(x: Any, index: Any, expected: Any, value: Any) -> Any:
    """Atomically set x[index] to value if the element equals expected; returns the old element.

    Example: `atomic_compare_exchange(x, i, expected, value)`"""
def subgroup_add(x: Any) -> Any:
    """The sum over the subgroup.

    Example: `y = subgroup_add(x)`"""
def subgroup_min(x: Any) -> Any:
    """The minimum over the subgroup.

    Example: `y = subgroup_min(x)`"""
def subgroup_max(x: Any) -> Any:
    """The maximum over the subgroup.

    Example: `y = subgroup_max(x)`"""
def subgroup_and(x: Any) -> Any:
    """Bitwise and over the subgroup.

    Example: `y = subgroup_and(x)`"""
def subgroup_or(x: Any) -> Any:
    """Bitwise or over the subgroup.

    Example: `y = subgroup_or(x)`"""
def subgroup_xor(x: Any) -> Any:
    """Bitwise exclusive or over the subgroup.

    Example: `y = subgroup_xor(x)`"""
def subgroup_exclusive_add(x: Any) -> Any:
    """The sum over the lanes below; 0 for lane 0.

    Example: `y = subgroup_exclusive_add(x)`"""
def subgroup_inclusive_add(x: Any) -> Any:
    """The sum over the lanes up to this one.

    Example: `y = subgroup_inclusive_add(x)`"""
def subgroup_inclusive_min(x: Any) -> Any:
    """The minimum over the lanes up to this one.

    Example: `y = subgroup_inclusive_min(x)`"""
def subgroup_inclusive_max(x: Any) -> Any:
    """The maximum over the lanes up to this one.

    Example: `y = subgroup_inclusive_max(x)`"""
def subgroup_inclusive_and(x: Any) -> Any:
    """Bitwise and over the lanes up to this one.

    Example: `y = subgroup_inclusive_and(x)`"""
def subgroup_inclusive_or(x: Any) -> Any:
    """Bitwise or over the lanes up to this one.

    Example: `y = subgroup_inclusive_or(x)`"""
def subgroup_inclusive_xor(x: Any) -> Any:
    """Bitwise exclusive or over the lanes up to this one.

    Example: `y = subgroup_inclusive_xor(x)`"""
def subgroup_match(x: Any) -> Any:
    """Bit k is set if lane k has the same value.

    Example: `y = subgroup_match(x)`"""
def subgroup_broadcast(x: Any, lane: Any) -> Any:
    """The value of one lane, for all lanes; `lane` of lane 0 selects it.

    Example: `y = subgroup_broadcast(x, lane)`"""
def subgroup_shuffle(x: Any, lane: Any) -> Any:
    """The value of lane `lane` modulo 32.

    Example: `y = subgroup_shuffle(x, lane)`"""
def subgroup_shuffle_up(x: Any, step: Any) -> Any:
    """The value `step` lanes below, or its own if there is no such lane.

    Example: `y = subgroup_shuffle_up(x, step)`"""
def subgroup_shuffle_down(x: Any, step: Any) -> Any:
    """The value `step` lanes above, or its own if there is no such lane.

    Example: `y = subgroup_shuffle_down(x, step)`"""
def subgroup_shuffle_xor(x: Any, mask: Any) -> Any:
    """The value of the lane with index `subgroup_lane() ^ mask`.

    Example: `y = subgroup_shuffle_xor(x, mask)`"""
def subgroup_ballot(x: Any) -> Any:
    """Bit k is the x of lane k.

    Example: `y = subgroup_ballot(x)`"""
def subgroup_any(x: Any) -> Any:
    """True if any x is true.

    Example: `y = subgroup_any(x)`"""
def subgroup_all(x: Any) -> Any:
    """True if every x is true.

    Example: `y = subgroup_all(x)`"""
def mma_f16(c0: Any, c1: Any, c2: Any, c3: Any, a0: Any, a1: Any, a2: Any, a3: Any, b0: Any, b1: Any, part: Any) -> Any:
    """One of the lane's 4 elements of the 16 x 8 matrix C + A B: A and B of f16, C of f32.

    Example: `y = mma_f16(c0, c1, c2, c3, a0, a1, a2, a3, b0, b1, part)`"""
def mma_bf16(c0: Any, c1: Any, c2: Any, c3: Any, a0: Any, a1: Any, a2: Any, a3: Any, b0: Any, b1: Any, part: Any) -> Any:
    """One of the lane's 4 elements of the 16 x 8 matrix C + A B: A and B of bf16, C of f32.

    Example: `y = mma_bf16(c0, c1, c2, c3, a0, a1, a2, a3, b0, b1, part)`"""
def mma_i8(c0: Any, c1: Any, c2: Any, c3: Any, a0: Any, a1: Any, a2: Any, a3: Any, b0: Any, b1: Any, part: Any) -> Any:
    """One of the lane's 4 elements of the 16 x 8 matrix C + A B: A and B of i8, C of i32.

    Example: `y = mma_i8(c0, c1, c2, c3, a0, a1, a2, a3, b0, b1, part)`"""
def mma_u8(c0: Any, c1: Any, c2: Any, c3: Any, a0: Any, a1: Any, a2: Any, a3: Any, b0: Any, b1: Any, part: Any) -> Any:
    """One of the lane's 4 elements of the 16 x 8 matrix C + A B: A and B of u8, C of i32.

    Example: `y = mma_u8(c0, c1, c2, c3, a0, a1, a2, a3, b0, b1, part)`"""
def mma_f64(c0: Any, c1: Any, c2: Any, c3: Any, a0: Any, a1: Any, b0: Any, part: Any) -> Any:
    """One of the lane's 4 elements of the 16 x 8 matrix C + A B: 4 steps of fma.

    Example: `y = mma_f64(c0, c1, c2, c3, a0, a1, b0, part)`"""
def workgroup_sum(x: Any) -> Any:
    """The sum over the workgroup.

    Example: `y = workgroup_sum(x)`"""
def workgroup_min(x: Any) -> Any:
    """The minimum over the workgroup.

    Example: `y = workgroup_min(x)`"""
def workgroup_max(x: Any) -> Any:
    """The maximum over the workgroup.

    Example: `y = workgroup_max(x)`"""
def workgroup_any(x: Any) -> Any:
    """True if any x is true.

    Example: `y = workgroup_any(x)`"""
def workgroup_all(x: Any) -> Any:
    """True if every x is true.

    Example: `y = workgroup_all(x)`"""
def workgroup_scan(x: Any) -> Any:
    """The sum over the invocations up to this one, by row-major local id.

    Example: `y = workgroup_scan(x)`"""
def workgroup_exclusive_scan(x: Any) -> Any:
    """The sum over the invocations before this one; 0 for the first.

    Example: `y = workgroup_exclusive_scan(x)`"""
def lid_prefix_add(x: Any) -> Any:
    """The sum over the invocations with the same lid in all workgroups before this one.

    Example: `y = lid_prefix_add(x)`"""
def group_prefix_add(x: Any) -> Any:
    """The sum over the first invocations of all workgroups before this one.

    Example: `y = group_prefix_add(x)`"""
def group_prefix_mul(x: Any) -> Any:
    """The product over the first invocations of all workgroups before this one.

    Example: `y = group_prefix_mul(x)`"""
def group_prefix_min(x: Any) -> Any:
    """The minimum over the first invocations of all workgroups before this one.

    Example: `y = group_prefix_min(x)`"""
def group_prefix_max(x: Any) -> Any:
    """The maximum over the first invocations of all workgroups before this one.

    Example: `y = group_prefix_max(x)`"""
def group_prefix_and(x: Any) -> Any:
    """Bitwise and over the first invocations of all workgroups before this one.

    Example: `y = group_prefix_and(x)`"""
def group_prefix_or(x: Any) -> Any:
    """Bitwise or over the first invocations of all workgroups before this one.

    Example: `y = group_prefix_or(x)`"""
def group_prefix_xor(x: Any) -> Any:
    """Bitwise exclusive or over the first invocations of all workgroups before this one.

    Example: `y = group_prefix_xor(x)`"""
def gid(axis: int = 0) -> Any:
    """The index of this invocation along an axis of the domain, an i32.

    Example: `i = gid()`"""
def lid(axis: int = 0) -> Any:
    """The index of this invocation in its workgroup along an axis.

    Example: `k = lid()`"""
def wid(axis: int = 0) -> Any:
    """The index of the workgroup along an axis.

    Example: `first = wid() * 256`"""
def group_size(axis: int = 0) -> Any:
    """The size of the workgroup along an axis.

    Example: `n = group_size()`"""
def domain(axis: int = 0) -> Any:
    """The number of elements that a call runs over, along an axis.

    Example: `n = domain()`"""
def num_groups(axis: int = 0) -> Any:
    """The number of workgroups of the launch along an axis.

    Example: `n = num_groups()`"""
def subgroup_lane() -> Any:
    """The index of this invocation in its subgroup, 0 to 31.

    Example: `lane = subgroup_lane()`"""
def dot(a: Any, b: Any) -> Any:
    """The dot product of two vectors.

    Example: `d = dot(v, w)`"""
def cross(a: Any, b: Any) -> Any:
    """The cross product of two vectors of 3 components.

    Example: `n = cross(v, w)`"""
def length(v: Any) -> Any:
    """The length of a vector.

    Example: `r = length(v)`"""
def normalize(v: Any) -> Any:
    """The vector of length 1 in the same direction.

    Example: `n = normalize(v)`"""
def conj(z: Any) -> Any:
    """The complex conjugate.

    Example: `w = conj(z)`"""
def group_prefix(x: Any, op: Any) -> Any:
    """The fold of x over the workgroups before this one; op is "add", "min", "max" and so on.

    Example: `before = group_prefix(total, "add")`"""
def barrier() -> Any:
    """Wait for every invocation of the workgroup.

    Example: `barrier()`"""
def grid_sync() -> Any:
    """Wait for every invocation of the launch.

    Example: `grid_sync()`"""
def shared(dtype: Any, shape: Any) -> Any:
    """An array of the workgroup; it starts at zero.

    Example: `t = shared(f32, 256)`"""
def local(dtype: Any, shape: Any) -> Any:
    """An array of this invocation alone; it starts at zero.

    Example: `a = local(f32, 8)`"""
def table(dtype: Any, values: Any) -> Any:
    """A table of constants of one type, indexed at run time.

    Example: `w = table(f32, (1, 4, 1))[k]`"""
def unroll(over: Any) -> Any:
    """Copy a loop's body for each value of a range, or each item of a tuple.

    Example: `for k in unroll(range(8)):`"""
def while_(condition: Any, *, most: Any) -> Any:
    """Repeat while a condition holds, at most `most` times.

    Example: `for _ in while_(x > 1, most=100):`"""
def region(name: Any) -> Any:
    """Name a block; reports show the name.

    Example: `with region("tail"):`"""
def debug(*values: Any) -> Any:
    """Print values, after the launch, with the line and the invocation.

    Example: `debug("x is", x)`"""
def expect(condition: Any, *values: Any) -> Any:
    """Raise ExpectError with the values, after the launch, if a condition is false.

    Example: `expect(x >= 0, x)`"""

"""Pieces of kernel-language text from which the functions of `math` are built.

f32 and f64 share one algorithm and differ in a `Format` and a list of coefficients. All coefficients come
from a Remez exchange in 200 bits that minimises the stated error; they are rounded to the format from the
lowest power on, and the others are fitted again after each of the first four.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

Coefficients = Mapping[str, tuple[float, ...]]


@dataclass(frozen=True, slots=True)
class Format:
    """A float type and its constants for several functions; a pair is a number and its rounding error."""

    name: str
    unsigned: str
    signed: str
    fraction: int  # bits stored behind the point
    bias: int
    root_half: int  # the bits of sqrt(1/2)
    ln2: tuple[float, float]
    log2e: tuple[float, float]
    log10e: tuple[float, float]
    log10_2: tuple[float, float]
    half_pi: tuple[float, float]
    pi: tuple[float, float]

    @property
    def width(self) -> int:
        return int(self.name[1:])

    @property
    def infinite(self) -> int:
        """The bits of infinity."""
        return (2 * self.bias + 1) << self.fraction

    @property
    def infinity(self) -> str:
        return f"from_bits({self.name}, {self.unsigned}({self.infinite}))"

    @property
    def nan(self) -> str:
        return f"from_bits({self.name}, {self.unsigned}({(4 * self.bias + 3) << (self.fraction - 1)}))"

    @property
    def shift(self) -> float:
        """Added to a number, it rounds it to a whole one, n; the lowest bits of the sum are n + bias."""
        return 1.5 * 2.0**self.fraction + self.bias

    @property
    def small(self) -> float:
        """The bound below which x + c * x**2 rounds to x, for every c used here."""
        return 2.0 ** -(self.fraction + 2)


F32 = Format(
    "f32", "u32", "i32", 23, 127, 0x3F3504F3,
    ln2=(0.6931472, -1.9046542e-09), log2e=(1.442695, 1.925963e-08),
    log10e=(0.4342945, -1.010305e-08), log10_2=(0.30103, -1.4320989e-08),
    half_pi=(1.5707964, -4.371139e-08), pi=(3.1415927, -8.742278e-08),
)  # fmt: skip
F64 = Format(
    "f64", "u64", "i64", 52, 1023, 0x3FE6A09E667F3BCD,
    ln2=(0.6931471805599453, 2.3190468138462996e-17), log2e=(1.4426950408889634, 2.0355273740931033e-17),
    log10e=(0.4342944819032518, 1.098319650216765e-17),
    log10_2=(0.3010299956639812, -2.8037281277851704e-18),
    half_pi=(1.5707963267948966, 6.123233995736766e-17), pi=(3.141592653589793, 1.2246467991473532e-16),
)  # fmt: skip


def for_each(text: Callable[[Format], str]) -> dict[str, str]:
    """The expansion for both formats; f16 and bf16 go through f32."""
    return {t.name: text(t) for t in (F32, F64)}


def horner(name: str, variable: str, coefficients: tuple[float, ...]) -> str:
    """Lines that set `name` to the polynomial with these `coefficients`, lowest power first."""
    *rest, second, top = coefficients
    lines = [f"    {name} = fma({variable}, {top!r}, {second!r})"]
    lines += [f"    {name} = fma({name}, {variable}, {c!r})" for c in reversed(rest)]
    return "\n".join(lines)


def power_of_two(t: Format) -> str:
    """`power(n)`: 2**n for an integer n that makes it normal."""
    return f"""
def power(n):
    return from_bits({t.name}, {t.unsigned}((n + {t.bias}) << {t.fraction}))
"""


def two_powers(t: Format) -> str:
    """`powers(x, factor)`: (n, s, rest), n the whole number nearest to x * factor, and 2**n = s * rest for an
    n beyond the format on either side; s is normal unless x is NaN.
    """
    far = (t.bias + 1) // 2
    return f"""
def powers(x, factor):
    below = x < 0.0
    shift = select(below, {t.name}({t.shift + far!r}), {t.name}({t.shift - far!r}))
    shifted = fma(x, factor, shift)
    s = from_bits({t.name}, bits(shifted, fast=True) << {t.fraction})
    return shifted - shift, s, select(below, {t.name}({2.0**-far!r}), {t.name}({2.0**far!r}))
"""


def whole(t: Format) -> str:
    """`whole(x, factor)`: the whole number nearest to x * factor, as a float and as an integer."""
    word = (t.bias << t.fraction) + (t.fraction << t.fraction) + (1 << t.fraction - 1) + t.bias
    return f"""
def whole(x, factor):
    shifted = fma(x, factor, {t.shift!r})
    return shifted - {t.shift!r}, {t.signed}(bits(shifted, fast=True) - {t.unsigned}({word}))
"""


def with_sign(t: Format) -> str:
    """y >= 0 with the sign of x; NaN where y is."""
    sign = 1 << t.width - 1
    return f"from_bits({t.name}, bits(y, fast=True) | (bits(x, fast=True) & {sign}))"


def scaling(t: Format) -> str:
    """`scale(p, n)`: p * 2**n, rounded once even if it is subnormal: the first factor leaves p normal."""
    return f"""{power_of_two(t)}
def scale(p, n):
    half = n >> 1
    return p * power(half) * power(n - half)
"""


# exp(r) - 1 - r over r**2, for abs(r) <= ln(2)/2; relative error of exp(r) - 1: 2**-26.1, 2**-55.6
EXP: Coefficients = {
    "f32": (0.5, 0.16666545, 0.041666515, 0.008366363, 0.001393134),
    "f64": (
        0.5000000000000006, 0.16666666666666669, 0.041666666666575626, 0.008333333333325659,
        0.0013888888931605434, 0.00019841269880680956, 2.4801505375328132e-05, 2.75572463068982e-06,
        2.762597213409132e-07, 2.5109138055913043e-08,
    ),
}  # fmt: skip

# (2**r - 1) / r, for abs(r) <= 1/2; relative error of 2**r - 1: 2**-26.2, 2**-54.7
EXP2: Coefficients = {
    "f32": (0.6931472, 0.2402265, 0.05550367, 0.009618089, 0.0013387514, 0.0001545245),
    "f64": (
        0.6931471805599453, 0.24022650695910075, 0.0555041086648236, 0.00961812910761809,
        0.0013333558146004533, 0.00015403530426843872, 1.5252734170847178e-05, 1.321545006508271e-06,
        1.0177938378573407e-07, 7.071318432269602e-09, 4.4714943455654823e-10,
    ),
}  # fmt: skip


def exp_parts(t: Format) -> str:
    """`parts(c)`: (p, n) with exp(c) = p * 2**n, for c whose n is an integer of the type; NaN gives a NaN p.

    The first fma is exact: n * ln2 cancels all but the last bits of c.
    """
    return f"""{whole(t)}
def parts(c):
    n, count = whole(c, {t.log2e[0]!r})
    r = fma(n, {-t.ln2[1]!r}, fma(n, {-t.ln2[0]!r}, c))
{horner("p", "r", (1.0, 1.0, *EXP[t.name]))}
    return p, count
"""


def binary_parts(t: Format) -> str:
    """`split(x)`: (m, k) with x = m * 2**k, m from sqrt(1/2) to sqrt(2), k a float; for 0 < x < inf."""
    lift = t.fraction + 1
    above = (1 << t.width) - (1 << t.fraction)
    return f"""
def split(x):
    tiny = x < {2.0 ** (1 - t.bias)!r}
    u = bits(select(tiny, x * {2.0**lift!r}, x), fast=True)
    e = (u - {t.root_half}) & {above}
    lifted = select(tiny, {t.name}({-float(lift)!r}), {t.name}(0.0))
    return from_bits({t.name}, u - e), fma({t.name}({t.signed}(e)), {2.0**-t.fraction!r}, lifted)
"""

"""Functions of Python's numbers, correctly rounded to f64: the values of calls such as `sqrt(2)` in kernels.

They are computed in decimal numbers with many digits more than an f64 has. `decimal` is imported on first
use: few kernels have such a call.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from decimal import Decimal

DIGITS = 60  # an f64 has 17; the worst known case of these functions is closer to a tie than 10**-40


def number(name: str) -> Callable[..., float]:
    """The function of that name on finite numbers; raises ArithmeticError where it has no finite value."""

    def rounded(*args: float) -> float:
        from decimal import Decimal, localcontext

        exact = [Decimal(arg) for arg in args]
        with localcontext() as context:
            context.prec = DIGITS + max(0, *(2 * abs(arg.adjusted()) for arg in exact))
            value = float(_FUNCTIONS[name](*exact))
        if value - value != 0:
            raise OverflowError(f"{name} is too large here")
        return value

    return rounded


def _pi() -> Decimal:
    """16 atan(1/5) - 4 atan(1/239)."""
    from decimal import Decimal

    return 16 * _arctangent_series(Decimal(1) / 5) - 4 * _arctangent_series(Decimal(1) / 239)


def _summed(term: Decimal, following: Callable[[Decimal, int], Decimal]) -> Decimal:
    """The sum of a series, until its terms no longer change it."""
    total, count = term, 0
    while True:
        count += 1
        term = following(term, count)
        if total + term == total:
            return total
        total += term


def _arctangent_series(x: Decimal) -> Decimal:
    power, total, count = x, x, 1
    while True:
        power *= -x * x
        count += 2
        if total + power / count == total:
            return total
        total += power / count


def _atan(x: Decimal) -> Decimal:
    """Halved until the series is short: atan(x) = 2 atan(x / (1 + sqrt(1 + x * x)))."""
    halvings = 0
    while abs(x) > 1 / x.__class__(8):
        x /= 1 + (1 + x * x).sqrt()
        halvings += 1
    return _arctangent_series(x) * x.__class__(2) ** halvings


def _reduced(x: Decimal) -> tuple[Decimal, int]:
    """x without the nearest multiple of pi/2, and the number of that multiple modulo 4."""
    quarter = _pi() / 2
    count = (x / quarter).to_integral_value()
    return x - count * quarter, int(count) % 4


def _sine(x: Decimal) -> Decimal:
    return _summed(x, lambda term, n: -term * x * x / (2 * n * (2 * n + 1)))


def _cosine(x: Decimal) -> Decimal:
    return _summed(x.__class__(1), lambda term, n: -term * x * x / ((2 * n - 1) * 2 * n))


def _sin(x: Decimal) -> Decimal:
    rest, quadrant = _reduced(x)
    return (_sine, _cosine)[quadrant % 2](rest) * (1 - quadrant // 2 * 2)


def _cos(x: Decimal) -> Decimal:
    rest, quadrant = _reduced(x)
    return (_cosine, _sine)[quadrant % 2](rest) * (1 if quadrant in (0, 3) else -1)


def _expm1(x: Decimal) -> Decimal:
    return _summed(x, lambda term, n: term * x / (n + 1)) if abs(x) < 1 else x.exp() - 1


def _log1p(x: Decimal) -> Decimal:
    """2 atanh(x / (2 + x)) near 0."""
    if abs(x) > 1 / x.__class__(2):
        return (1 + x).ln()
    z = x / (2 + x)
    power, total, count = z, z, 1
    while True:
        power *= z * z
        count += 2
        if total + power / count == total:
            return 2 * total
        total += power / count


def _sinh(x: Decimal) -> Decimal:
    grown = _expm1(abs(x))
    return ((grown + grown / (grown + 1)) / 2).copy_sign(x)


def _tanh(x: Decimal) -> Decimal:
    if abs(x) > 22:  # nearer to 1 than half of the last place
        return x.__class__(1).copy_sign(x)
    grown = _expm1(2 * x)
    return grown / (grown + 2)


def _erf(x: Decimal) -> Decimal:
    if abs(x) > 6:  # nearer to 1 than half of the last place
        return x.__class__(1).copy_sign(x)
    return _erf_series(x)


def _erf_series(x: Decimal) -> Decimal:
    term = 2 * x / _pi().sqrt()
    power, total, count = term, term, 0
    while True:
        count += 1
        power *= -x * x / count
        step = power / (2 * count + 1)
        if total + step == total:
            return total
        total += step


def _erfc(x: Decimal) -> Decimal:
    """Computed with extra digits, since the result is far below 1 and the terms of the series grow."""
    from decimal import localcontext

    if x > 28:
        return x.__class__(0)
    with localcontext() as context:
        context.prec += int(x * x) + 20 if x > 0 else 20
        return 1 - _erf_series(x) if x > -6 else x.__class__(2)


def _cbrt(x: Decimal) -> Decimal:
    return (abs(x) ** (x.__class__(1) / 3)).copy_sign(x)


def _asin(x: Decimal) -> Decimal:
    return _pi() / 2 if x == 1 else -_pi() / 2 if x == -1 else _atan(x / (1 - x * x).sqrt())


def _atan2(y: Decimal, x: Decimal) -> Decimal:
    if x == 0:
        return (_pi() / 2).copy_sign(y)
    angle = _atan(y / x)
    return angle if x > 0 else angle + _pi().copy_sign(y)


_FUNCTIONS: dict[str, Callable[..., Decimal]] = {
    "sqrt": lambda x: x.sqrt(),
    "rsqrt": lambda x: 1 / x.sqrt(),
    "exp": lambda x: x.exp(),
    "exp2": lambda x: x.__class__(2) ** x,
    "expm1": _expm1,
    "sinh": _sinh,
    "cosh": lambda x: (x.exp() + (-x).exp()) / 2,
    "tanh": _tanh,
    "log": lambda x: x.ln(),
    "log2": lambda x: x.ln() / x.__class__(2).ln(),
    "log1p": _log1p,
    "sin": _sin,
    "cos": _cos,
    "tan": lambda x: _sin(x) / _cos(x),
    "asin": _asin,
    "acos": lambda x: _pi() / 2 - _asin(x),
    "atan": _atan,
    "atan2": _atan2,
    "erf": _erf,
    "erfc": _erfc,
    "log10": lambda x: x.log10(),
    "cbrt": _cbrt,
    "hypot": lambda x, y: (x * x + y * y).sqrt(),
    "fmod": lambda x, y: x % y,
    "remainder": lambda x, y: x.remainder_near(y),
}

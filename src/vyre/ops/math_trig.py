"""sin, cos and tan over the whole range.

The argument is reduced by the method of Payne and Hanek ("Radian reduction for trigonometric functions",
1983), in integers: only the bits of 2/pi that matter modulo 4 quadrants are multiplied. Three words of them
leave more than twice the format's bits of the fraction, so one path handles every argument from pi/4 up;
below it the argument is its own remainder. No table is indexed: `select` chooses the words by halves. sin and
cos of an f32 up to 2**15 take multiples of pi/2 off instead, and only leave that path for larger ones.
"""

from __future__ import annotations

from math import pi

from vyre.ops.math_text import F32, Coefficients, Format, for_each, horner
from vyre.ops.row import OpRow, same

# (sin(r) - r) / r**3 in r**2, for r <= pi/4; relative error of sin: 2**-28.0, 2**-58.0
_SIN: Coefficients = {
    "f32": (-0.16666655, 0.008332191, -0.00019518605),
    "f64": (
        -0.16666666666666635, 0.008333333333322982, -0.00019841269830167663, 2.7557313796187044e-06,
        -2.5050772235540646e-08, 1.5897520818304303e-10,
    ),
}  # fmt: skip

# (cos(r) - 1 + r**2 / 2) / r**4 in r**2, for r <= pi/4; absolute error: 2**-33.0, 2**-63.6
_COS: Coefficients = {
    "f32": (0.04166665, -0.0013887465, 2.4448093e-05),
    "f64": (
        0.041666666666666644, -0.0013888888888880639, 2.480158729306439e-05, -2.755731528285276e-07,
        2.0875838748622425e-09, -1.1365169452002049e-11,
    ),
}  # fmt: skip

# (tan(r) - r) / r**3 in r**2, for r <= pi/4; error relative to r: 2**-29.3, 2**-59.7
_TAN: Coefficients = {
    "f32": (0.3333335, 0.13332662, 0.05406107, 0.021273557, 0.010862032, 5.3498068e-05, 0.0043948465),
    "f64": (
        0.33333333333333354, 0.13333333333328293, 0.053968253971692394, 0.021869488425941296,
        0.008863237561312829, 0.0035921041417167707, 0.0014560250312282681, 0.0005889569281729855,
        0.00024344982403730288, 8.427276662662138e-05, 6.600538425936485e-05, -2.418125099689701e-05,
        4.74828459055866e-05, -2.3727425544060542e-05, 9.6820559636418e-06,
    ),
}  # fmt: skip

# 2/pi in words, behind the zeros that the first window (arguments from 1/2 to 1) begins with: 26, 55.
_TWO_OVER_PI = {
    "f32": (0x28, 0xBE60DB93, 0x91054A7F, 0x09D5F47D, 0x4D377036, 0xD8A5664F, 0x10E4107F),
    "f64": (
        0x0000000000000145, 0xF306DC9C882A53F8, 0x4EAFA3EA69BB81B6, 0xC52B3278872083FC, 0xA2C757BD778AC36E,
        0x48DC74849BA5C00C, 0x925DD413A32439FC, 0x3BD63962534E7DD1, 0x046BEA5D768909D3, 0x38E04D68BEFC8273,
        0x23AC7306A673E939, 0x08BF177BF250763F, 0xF12FFFBC0B301FDE, 0x5E2316B414DA3EDA, 0x6CFD9E4F96136E9E,
        0x8C7ECD3CBFD45AEA, 0x4F758FD7CBE2F67A, 0x0E73EF14A525D4D7, 0xF6BF623F1ABA10AC,
    ),
}  # fmt: skip


def _chosen_words(t: Format) -> str:
    """Lines that set w0 to w3 to the words of 2/pi from j / width on; each bit of j halves the candidates."""
    words = [f"{t.unsigned}({word})" for word in _TWO_OVER_PI[t.name]]
    step = (len(words) - 3) // 2
    lines = []
    while step:
        lines.append(f"    bit{step} = (j & {step * t.width}) != 0")
        kept = step + 3
        for i in range(kept):
            lines.append(f"    w{i} = select(bit{step}, {words[i + step]}, {words[i]})")
        words = [f"w{i}" for i in range(kept)]
        step //= 2
    return "\n".join(lines)


def _reduction(t: Format) -> str:
    """`reduce(a)`: (quadrant, r, tail) for a >= 0, with a = quadrant * pi/2 + r + tail and abs(r) <= pi/4.

    A window of three words that begins at the bit of weight 2 in a * 2/pi is multiplied by the significand,
    modulo its size: two bits of quadrant before the point, then the fraction. Its magnitude is converted to
    floats in two pieces, the first exact; as a signed number, a small negative one would be the difference of
    two large pieces. (The complement is off by one unit, which is negligible here.)
    """
    width, fraction, unsigned = t.width, t.fraction, t.unsigned
    cut = 8 if width == 32 else 10  # the first piece has width - 3 - cut bits
    last = 4 * width - 1 if width == 32 else 16 * width - 1
    one, one_low = (piece * 2.0 ** -(width - 2 - cut) for piece in t.half_pi)
    two, two_low = (piece * 2.0 ** -(2 * width - 2 - cut) for piece in t.half_pi)
    return f"""
def reduce(a):
    u = bits(a)
    exponent = {t.signed}(u >> {fraction}) - {t.bias - 1}
    j = select(exponent < 0, 0, select(exponent > {last}, {last}, exponent))
    m = (u & {(1 << fraction) - 1}) | {1 << fraction}
    m = select(exponent > {last}, m << 1, m)
{_chosen_words(t)}
    s = {unsigned}(j) & {width - 1}
    back = {width - 1} - s
    v0 = (w0 << s) | ((w1 >> 1) >> back)
    v1 = (w1 << s) | ((w2 >> 1) >> back)
    v2 = (w2 << s) | ((w3 >> 1) >> back)
    carried = mulhi(m, v2)
    middle = m * v1 + carried
    top = m * v0 + mulhi(m, v1) + select(middle < carried, {unsigned}(1), {unsigned}(0))
    quadrant = (top + {1 << (width - 3)}) >> {width - 2}
    part = top - (quadrant << {width - 2})
    below = {t.signed}(part) >> {width - 1}
    flip = {unsigned}(below)
    size = part ^ flip
    first = {t.name}(size >> {cut})
    second = {t.name}((size << {width - cut}) | ((middle ^ flip) >> {cut}))
    high = first * {one!r}
    low = fma(first, {one_low!r}, fma(first, {one!r}, -high))
    more = fma(second, {two!r}, low)
    lost = fma(second, {two_low!r}, fma(second, {two!r}, low - more))
    r = high + more
    tail = (high - r) + more + lost
    r = select(below < 0, -r, r)
    tail = select(below < 0, -tail, tail)
    near = a < {pi / 4!r}
    return select(near, 0, quadrant), select(near, a, r), select(near, 0.0, tail)
"""


def _sin_and_cos(t: Format) -> str:
    """`both(r, tail)`: sin and cos of the remainder."""
    return f"""
def both(r, tail):
    z = r * r
{horner("p", "z", _SIN[t.name])}
{horner("q", "z", _COS[t.name])}
    return r + fma(r * z, p, tail), fma(z, fma(z, q, -0.5), 1.0)
"""


def _value(t: Format, turn: int) -> str:
    """Lines that set y to the sine of the angle that has been reduced, `turn` quadrants further."""
    return f"""    s, c = both(r, tail)
    further = quadrant + {turn}
    value = select((further & 1) != 0, c, s)
    y = from_bits({t.name}, bits(value, fast=True) ^ ((further & 2) << {t.width - 2}) ^ sign)"""


# Up to here three parts of pi/2 are enough: their products with the number of the quadrant are exact, as is
# the first difference.
_NEAR, _HALF_PI = 2.0**15, (1.5707964, -4.371139e-08, -1.7151245e-15)
_SHIFT = 1.5 * 2.0**F32.fraction  # as Format.shift


def _reduced(t: Format, name: str, value: str, *, has_lost: bool = False) -> str:
    """The function of this name, by lines that set y to its value at an angle that has been reduced. If it
    `has_lost`, the tail has what the rounding of a large r loses; first - r is exact for one.
    """
    one, two, three = (-part for part in _HALF_PI)
    lost = f"select(abs(r) > 0.125, fma(n, {two!r}, first - r), 0.0)"
    tail = f"fma(n, {three!r}, {lost})" if has_lost else f"n * {three!r}"
    far = f"""
def {name}{"_far" if t is F32 else ""}(x):
    quadrant, r, tail = reduce(abs(x))
{value}
    return select(isfinite(x), y, {t.nan})
"""
    if t is not F32:
        return far
    return f"""{far}
def {name}(x):
    a = abs(x)
    shifted = fma(a, {2 / pi!r}, {_SHIFT!r})
    n = shifted - {_SHIFT!r}
    first = fma(n, {one!r}, a)
    r = fma(n, {two!r}, first)
    tail = {tail}
    quadrant = bits(shifted, fast=True)
{value}
    if a > {_NEAR!r}:
        y = {name}_far(x)
    return y
"""


def _wave(name: str, sign: str, turn: int, t: Format) -> str:
    """sin or cos: `sign` is that of the result where x is in quadrant 0, `turn` is 1 for cos."""
    value = f"""    sign = {sign}
{_value(t, turn)}"""
    return f"{_reduction(t)}{_sin_and_cos(t)}{_reduced(t, name, value)}"


def _sin(t: Format) -> str:
    return _wave("sin", f"bits(x, fast=True) & {1 << (t.width - 1)}", 0, t)


def _cos(t: Format) -> str:
    return _wave("cos", f"{t.unsigned}(0)", 1, t)


def _tan(t: Format) -> str:
    """tan: in odd quadrants -1 / (v + v_low); one Newton step includes v_low and the rounding of 1 / v. There
    no v is less than 2**-100, which GPUs have a shorter way for.
    """
    value = f"""    z = r * r
{horner("p", "z", _TAN[t.name])}
    low = fma(r * z, p, tail)
    v = r + low
    v_low = (r - v) + low
    inverse = copysign(1.0 / clamp(abs(v), {2.0**-100!r}, 2.0, fast=True), v)
    error = fma(-inverse, v, 1.0) - inverse * v_low
    value = select((quadrant & 1) != 0, -fma(inverse, error, inverse), v)
    y = from_bits({t.name}, bits(value, fast=True) ^ (bits(x, fast=True) & {1 << (t.width - 1)}))"""
    return f"{_reduction(t)}{_reduced(t, 'tan', value, has_lost=True)}"


ROWS = (
    OpRow(
        "sin", 1, same("sin", "float"), "The sine of x radians.",
        expansion=for_each(_sin), ulp=2, wgsl_function="sin",
    ),
    OpRow(
        "cos", 1, same("cos", "float"), "The cosine of x radians.",
        expansion=for_each(_cos), ulp=2, wgsl_function="cos",
    ),
    OpRow(
        "tan", 1, same("tan", "float"), "The tangent of x radians.",
        expansion=for_each(_tan), ulp=2, wgsl_function="tan",
    ),
)  # fmt: skip

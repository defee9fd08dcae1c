"""The rewrite rules of `simplify`, one a line; `pattern` defines their syntax.

Every rule makes an expression smaller or cheaper and holds bit for bit, except for the sign and payload of
NaN, which are not observable. The tests prove each over all 8-bit operands and over special floats.
"""

RULES = """
    # Sums
    x + 0 => x                          if integer(x)    # -0.0 + 0.0 is 0.0
    x + -0.0 => x                       if floating(x)
    x - 0 => x
    0 - x => -x                         if integer(x)    # 0.0 - 0.0 is 0.0, and -(0.0) is -0.0
    -0.0 - x => -x                      if floating(x)
    x - x => 0                          if integer(x)    # inf - inf is nan
    x + -y => x - y
    x - -y => x + y
    -(x - y) => y - x                   if integer(x)    # 0.0 - 0.0 is 0.0 either way round
    -(-x) => x
    ~x + 1 => -x
    (x + y) - y => x                    if integer(x)    # floats round
    (x - y) + y => x                    if integer(x)
    x - (x - y) => y                    if integer(x)
    x - (x + y) => -y                   if integer(x)
    (x + c) + d => x + (c + d)          if integer(x) and literal(c) and literal(d)
    (x - c) + d => x + (d - c)          if integer(x) and literal(c) and literal(d)
    (x + c) - d => x + (c - d)          if integer(x) and literal(c) and literal(d)
    (x - c) - d => x - (c + d)          if integer(x) and literal(c) and literal(d)
    (c - x) + d => (c + d) - x          if integer(x) and literal(c) and literal(d)
    d - (x + c) => (d - c) - x          if integer(x) and literal(c) and literal(d)

    # Products and quotients
    x * 0 => 0                          if integer(x)    # nan * 0 is nan
    x * 1 => x
    x * -1 => -x
    -x * -y => x * y
    (x * c) * d => x * (c * d)          if integer(x) and literal(c) and literal(d)
    x / 1 => x
    x / -1 => -x
    -x / -y => x / y
    x / c => x * (1 / c)                if exact_inverse(c)    # both are the same number, rounded once
    x // 1 => x
    x // c => x >> ctz(c)               if power_of_two(c)    # both round down
    x % 1 => 0
    x % x => 0                          # 0 % 0 is 0 too
    x % c => x & (c - 1)                if power_of_two(c)    # the result has the sign of c
    fma(x, 1, y) => x + y
    fma(x, y, -0.0) => x * y            # fma(x, y, 0.0) turns -0.0 into 0.0
    fma(-x, -y, z) => fma(x, y, z)
    add_sat(x, 0) => x
    sub_sat(x, 0) => x
    sub_sat(x, x) => 0
    mulhi(x, 0) => 0

    # Magnitude and sign
    abs(x) => x                         if unsigned(x)
    abs(-x) => abs(x)                   if not unsigned(x)    # -1 of u8 is 255, whose magnitude is 255
    abs(abs(x)) => abs(x)
    abs(x) * abs(x) => x * x
    abs(copysign(x, y)) => abs(x)
    copysign(-x, y) => copysign(x, y)
    copysign(abs(x), y) => copysign(x, y)
    copysign(copysign(x, y), z) => copysign(x, z)
    sign(sign(x)) => sign(x)

    # Least and greatest
    min(x, x) => x
    max(x, x) => x
    min(x, 0) => 0                      if unsigned(x)
    max(x, 0) => x                      if unsigned(x)
    min(min(x, y), y) => min(x, y)
    max(max(x, y), y) => max(x, y)
    min(x, max(x, y)) => x              if integer(x)    # min(nan, max(nan, 1.0)) is 1.0
    max(x, min(x, y)) => x              if integer(x)
    min(min(x, c), d) => min(x, min(c, d))    if literal(c) and literal(d)
    max(max(x, c), d) => max(x, max(c, d))    if literal(c) and literal(d)

    # Roundings
    floor(floor(x)) => floor(x)
    ceil(ceil(x)) => ceil(x)
    trunc(trunc(x)) => trunc(x)
    round(round(x)) => round(x)

    # Bits
    x & 0 => 0
    x & c => x                          if all_ones(c)
    x | 0 => x
    x | c => c                          if all_ones(c)
    x ^ 0 => x
    x ^ c => ~x                         if all_ones(c)
    x & x => x
    x | x => x
    x ^ x => 0                          if integer(x)
    x & (x | y) => x
    x | (x & y) => x
    (x & y) & y => x & y
    (x | y) | y => x | y
    (x ^ y) ^ y => x
    (x & c) & d => x & (c & d)          if literal(c) and literal(d)
    (x | c) | d => x | (c | d)          if literal(c) and literal(d)
    (x ^ c) ^ d => x ^ (c ^ d)          if literal(c) and literal(d)
    x & ~x => 0
    ~(~x) => x
    ~x ^ ~y => x ^ y
    x << 0 => x
    x >> 0 => x
    0 << x => 0
    0 >> x => 0
    (x << c) << d => x << (c + d)       if fit_the_width(c, d)    # an amount is taken modulo the width
    (x >> c) >> d => x >> (c + d)       if fit_the_width(c, d)
    rotl(x, 0) => x
    rotr(x, 0) => x
    rotl(rotl(x, c), d) => rotl(x, c + d)     if literal(c) and literal(d)
    rotr(rotl(x, y), y) => x
    rotl(rotr(x, y), y) => x
    reverse_bits(reverse_bits(x)) => x

    # Truth
    not (not x) => x
    x & True => x
    x & False => False
    x | True => True
    x | False => x
    x ^ True => not x
    x ^ False => x
    x ^ x => False                      if boolean(x)
    x == True => x
    x == False => not x
    x != True => not x
    x != False => x

    # Comparison
    x == x => True                      if not floating(x)    # nan != nan
    x != x => False                     if not floating(x)
    x < x => False
    x > x => False
    x <= x => True                      if integer(x)
    x >= x => True                      if integer(x)
    not (x == y) => x != y
    not (x != y) => x == y
    not (x < y) => x >= y               if integer(x)    # neither holds of nan
    not (x <= y) => x > y               if integer(x)
    not (x > y) => x <= y               if integer(x)
    not (x >= y) => x < y               if integer(x)
    x < 0 => False                      if unsigned(x)
    x >= 0 => True                      if unsigned(x)
    x <= 0 => x == 0                    if unsigned(x)
    x > 0 => x != 0                     if unsigned(x)
    (x + c) == d => x == (d - c)        if integer(x) and literal(c) and literal(d)
    (x + c) != d => x != (d - c)        if integer(x) and literal(c) and literal(d)
    -x == -y => x == y
    -x != -y => x != y
    ~x == ~y => x == y
    ~x != ~y => x != y
    isnan(-x) => isnan(x)
    isnan(abs(x)) => isnan(x)
    isinf(-x) => isinf(x)
    isinf(abs(x)) => isinf(x)
    isfinite(-x) => isfinite(x)
    isfinite(abs(x)) => isfinite(x)

    # Choice
    select(c, x, x) => x
    select(True, x, y) => x
    select(False, x, y) => y
    select(not c, x, y) => select(c, y, x)
    select(c, True, False) => c
    select(c, False, True) => not c
    x if c else x => x
    x if not c else y => y if c else x
    True if c else False => c
    False if c else True => not c
    c if c else False => c
    True if c else c => c

    # Casts
    (y := cast(x)) => x                 if same_type(x, y)
    cast(y := cast(x)) => cast(x)       if widens(x, y)    # u32 to f64 to u8 saturates, u32 to u8 wraps
    (z := cast(y := cast(x))) => cast(x)    if narrows(x, y, z)
    (z := from_bits(bits(x))) => x      if same_type(x, z)
    bits(y := from_bits(x)) => x        if integer(y)    # a nan comes back as the canonical one
"""

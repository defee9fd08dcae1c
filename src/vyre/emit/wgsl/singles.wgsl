// f32 in WGSL, held as words: what the adapter computes behind fences, and the same by integers alone.
//
// `n_` are the adapter's own operations. Each result is combined with a zero that only the launch knows, a
// fence, so that no compiler sees through it: without, some fold `(a + b) - a` to b and drop signs and NaNs. So
// is the second operand, with another zero, where compilers know the result for two that are equal, as of
// `a - a`. Negation has a fence too, since `a + -a` is such a sum. `g_` use them only where no operand or result
// can be subnormal, infinite or NaN. The third operand of
// `n_fma` has both: a literal has the first. `r_` have no fence: for results that are only compared with a
// literal, which has one by the other zero. `f_` are integers, as are the conversions between forms, and the
// rounding to f16 and bf16, which are held as the f32 of their value.

fn n_add(a: u32, b: u32) -> u32 { return bitcast<u32>(bitcast<f32>(a) + bitcast<f32>(b)) ^ Z0; }
fn n_sub(a: u32, b: u32) -> u32 { return bitcast<u32>(bitcast<f32>(a) - bitcast<f32>(b ^ Z1)) ^ Z0; }
fn n_mul(a: u32, b: u32) -> u32 { return bitcast<u32>(bitcast<f32>(a) * bitcast<f32>(b)) ^ Z0; }
fn r_add(a: u32, b: u32) -> u32 { return bitcast<u32>(bitcast<f32>(a) + bitcast<f32>(b)); }
fn r_sub(a: u32, b: u32) -> u32 { return bitcast<u32>(bitcast<f32>(a) - bitcast<f32>(b ^ Z1)); }
fn r_mul(a: u32, b: u32) -> u32 { return bitcast<u32>(bitcast<f32>(a) * bitcast<f32>(b)); }
fn n_div(a: u32, b: u32) -> u32 { return bitcast<u32>(bitcast<f32>(a) / bitcast<f32>(b ^ Z1)) ^ Z0; }
fn n_fma(a: u32, b: u32, c: u32) -> u32 {
  return bitcast<u32>(fma(bitcast<f32>(a), bitcast<f32>(b ^ Z1), bitcast<f32>(c ^ Z0 ^ Z1))) ^ Z0;
}
fn n_sqrt(a: u32) -> u32 { return bitcast<u32>(sqrt(bitcast<f32>(a ^ Z1))) ^ Z0; }
fn n_rsqrt(a: u32) -> u32 {
  let r = n_div(0x3f800000u ^ Z0, n_sqrt(a)); let h = n_mul(a, r); let l = n_fma(a, r, h ^ 0x80000000u);
  let t = n_fma(h ^ 0x80000000u, r, 0x3f800000u ^ Z0); let e = n_fma(l ^ 0x80000000u, r, t);
  let y = n_fma(n_mul(r, 0x3f000000u ^ Z0), n_fma(t, e, e), r);
  return select(y, r, ((a & 0x7fffffffu) == 0u) | (a == 0x7f800000u));
}
fn n_floor(a: u32) -> u32 { return bitcast<u32>(floor(bitcast<f32>(a ^ Z1))) ^ Z0; }
fn n_ceil(a: u32) -> u32 { return bitcast<u32>(ceil(bitcast<f32>(a ^ Z1))) ^ Z0; }
fn n_trunc(a: u32) -> u32 { return bitcast<u32>(trunc(bitcast<f32>(a ^ Z1))) ^ Z0; }
fn n_round(a: u32) -> u32 { return bitcast<u32>(round(bitcast<f32>(a ^ Z1))) ^ Z0; }
fn n_eq(a: u32, b: u32) -> bool { return bitcast<f32>(a) == bitcast<f32>(b ^ Z1); }
fn n_lt(a: u32, b: u32) -> bool { return bitcast<f32>(a) < bitcast<f32>(b); }
fn n_le(a: u32, b: u32) -> bool { return bitcast<f32>(a) <= bitcast<f32>(b ^ Z1); }
fn n_i32_f32(x: i32) -> u32 { return bitcast<u32>(f32(x)) ^ Z0; }
fn n_u32_f32(x: u32) -> u32 { return bitcast<u32>(f32(x)) ^ Z0; }
fn n_f32_i32(x: u32) -> i32 { return i32(bitcast<f32>(x ^ Z1)); }
fn n_f32_u32(x: u32) -> u32 { return u32(bitcast<f32>(x ^ Z1)); }

fn f_exponent(a: u32) -> u32 { return (a >> 23u) & 255u; }
fn g_add(a: u32, b: u32) -> u32 {
  let x = f_exponent(a); let y = f_exponent(b);
  if ((min(x, y) >= 25u) & (max(x, y) < 254u)) { return n_add(a, b); }
  return f_add(a, b);
}
fn g_sub(a: u32, b: u32) -> u32 { return g_add(a, b ^ (0x80000000u ^ Z1)); }
fn g_mul(a: u32, b: u32) -> u32 {
  let x = f_exponent(a); let y = f_exponent(b);
  if ((min(x, y) >= 1u) & (x + y >= 129u) & (x + y < 380u) & (max(x, y) < 255u)) { return n_mul(a, b); }
  return f_mul(a, b);
}

fn f_isnan(x: u32) -> bool { return (x & 0x7fffffffu) > 0x7f800000u; }
fn f_canonical(x: u32) -> u32 { return select(x, 0x7fc00000u, f_isnan(x)); }
fn f_key(x: u32) -> u32 { return x ^ select(0x80000000u, 0xffffffffu, (x >> 31u) != 0u); }
fn f_min(a: u32, b: u32) -> u32 {
  return select(b, a, f_isnan(b) | (!f_isnan(a) & (f_key(a) < f_key(b))));
}
fn f_max(a: u32, b: u32) -> u32 {
  return select(b, a, f_isnan(b) | (!f_isnan(a) & (f_key(a) > f_key(b))));
}
fn f_order(x: u32) -> i32 { return select(i32(x), -i32(x & 0x7fffffffu), (x >> 31u) != 0u); }
fn f_lt(a: u32, b: u32) -> bool { return !f_isnan(a) & !f_isnan(b) & (f_order(a) < f_order(b)); }
fn f_le(a: u32, b: u32) -> bool { return !f_isnan(a) & !f_isnan(b) & (f_order(a) <= f_order(b)); }
fn f_eq(a: u32, b: u32) -> bool { return !f_isnan(a) & !f_isnan(b) & (f_order(a) == f_order(b)); }
fn f_sign(x: u32) -> u32 {
  let m = x & 0x7fffffffu;
  return select((x & 0x80000000u) | 0x3f800000u, x, (m == 0u) | (m > 0x7f800000u));
}
fn f_copysign(a: u32, b: u32) -> u32 {
  return (a & 0x7fffffffu) | select(b & 0x80000000u, 0u, f_isnan(b));
}
fn f_trunc(x: u32) -> u32 {
  let e = f_exponent(x); let whole = x & ~(0x7fffffu >> min(e - 127u, 31u));
  return select(select(whole, x & 0x80000000u, e < 127u), x, e >= 150u);
}
fn f_away(x: u32) -> u32 {
  let e = f_exponent(x); let low = 0x7fffffu >> min(e - 127u, 31u);
  let whole = select((x & ~low) + low + 1u, x, (x & low) == 0u);
  let value = select(whole, (x & 0x80000000u) | 0x3f800000u, e < 127u);
  return select(value, x, (e >= 150u) | ((x & 0x7fffffffu) == 0u));
}
fn f_floor(x: u32) -> u32 { return select(f_trunc(x), f_away(x), (x >> 31u) != 0u); }
fn f_ceil(x: u32) -> u32 { return select(f_away(x), f_trunc(x), (x >> 31u) != 0u); }
fn f_round(x: u32) -> u32 {
  let e = f_exponent(x); let low = 0x7fffffu >> min(e - 127u, 31u); let last = (x >> min(150u - e, 31u)) & 1u;
  let small = (x & 0x80000000u) | select(0u, 0x3f800000u, (x & 0x7fffffffu) > 0x3f000000u);
  return select(select((x + (low >> 1u) + last) & ~low, small, e < 127u), x, e >= 150u);
}

fn f_shr(m: vec2<u32>, by: u32) -> vec2<u32> {
  let n = min(by, 63u); let k = n & 31u; let v = select(m, vec2<u32>(m.y, 0u), n >= 32u);
  let lost = select(0u, m.x, n >= 32u) | (v.x & ((1u << k) - 1u));
  return vec2<u32>((v.x >> k) | ((v.y << 1u) << (31u - k)) | select(0u, 1u, lost != 0u), v.y >> k);
}
fn f_parts(x: u32) -> vec2<u32> {
  let e = f_exponent(x); let f = x & 0x7fffffu; let z = countLeadingZeros(f | 1u) - 8u; let tiny = e == 0u;
  let m = select(f | 0x800000u, select(f << z, 0u, f == 0u), tiny);
  return vec2<u32>(select(e, 1u - z, tiny) + 64u, m);
}
fn f_rounded(sign: u32, e: i32, t: vec2<u32>) -> u32 {
  let r = f_shr(t, u32(clamp(1 - e, 0, 63)));
  let m = r.y >> 8u; let rest = ((r.y & 0xffu) << 1u) | select(0u, 1u, r.x != 0u);
  let up = select(0u, 1u, (rest > 256u) | ((rest == 256u) & ((m & 1u) == 1u)));
  return sign | select((u32(max(e, 1) - 1) << 23u) + m + up, 0x7f800000u, e >= 255);
}
fn f_fma(a: u32, b: u32, c: u32) -> u32 {
  let x = f_parts(a); let y = f_parts(b); let w = f_parts(c);
  let ps = (a ^ b) & 0x80000000u; let cs = c & 0x80000000u;
  let product = u_wide(x.y, y.y); let none = l_zero(product);
  let pe = i32(x.x) + i32(y.x) - 191; let qe = i32(w.x);
  let e = select(select(max(pe, qe), qe, none), pe, (w.y == 0u) & !none);
  let p = f_shr(l_shl(product, 14u), u32(clamp(e - pe, 0, 63)));
  let q = f_shr(vec2<u32>(0u, w.y << 5u), u32(clamp(e - qe, 0, 63)));
  let less = ul_lt(p, q); let low = select(q, p, less);
  let sum = l_add(select(p, q, less), select(low, l_neg(low), ps != cs)); let zero = l_zero(sum);
  let sign = select(select(ps, cs, less), select(0u, ps, ps == cs), zero);
  let z = l_zeros(sum);
  let value = select(f_rounded(sign, e - 61 - i32(z), l_shl(sum, min(z, 63u))), sign, zero);
  let i = 0x7f800000u; let ma = a & 0x7fffffffu; let mb = b & 0x7fffffffu; let mc = c & 0x7fffffffu;
  let inf = (ma == i) | (mb == i);
  let nan = (ma > i) | (mb > i) | (mc > i) | (inf & ((ma == 0u) | (mb == 0u) | ((mc == i) & (ps != cs))));
  return select(select(select(value, c, mc == i), ps | i, inf), 0x7fc00000u, nan);
}
fn f_add(a: u32, b: u32) -> u32 {
  let less = (a & 0x7fffffffu) < (b & 0x7fffffffu); let x = select(a, b, less); let y = select(b, a, less);
  let mx = x & 0x7fffffffu; let my = y & 0x7fffffffu; let opposed = ((x ^ y) >> 31u) != 0u;
  let ex = mx >> 23u; let ey = my >> 23u;
  let p = ((mx & 0x7fffffu) | select(0x800000u, 0u, ex == 0u)) << 6u;
  let q = ((my & 0x7fffffu) | select(0x800000u, 0u, ey == 0u)) << 6u;
  let n = min(max(ex, 1u) - max(ey, 1u), 31u);
  let r = (q >> n) | select(0u, 1u, (q & ((1u << n) - 1u)) != 0u);
  let sum = select(p + r, p - r, opposed); let over = sum >> 30u;
  let up = min(countLeadingZeros(sum | 1u) + over - 2u, max(ex, 1u) - 1u);
  let s = select(sum << up, (sum >> 1u) | (sum & 1u), over != 0u);
  let e = select(max(ex, 1u) - up, max(ex, 1u) + 1u, over != 0u);
  let m = s >> 6u; let rest = s & 63u;
  let near = select(0u, 1u, (rest > 32u) | ((rest == 32u) & ((m & 1u) == 1u)));
  let value = min(((e - 1u) << 23u) + m + near, 0x7f800000u);
  let nan = (mx > 0x7f800000u) | ((my == 0x7f800000u) & opposed);
  let whole = select((x & 0x80000000u) | value, select(x & 0x80000000u, 0u, opposed), sum == 0u);
  return select(select(whole, x, mx == 0x7f800000u), 0x7fc00000u, nan);
}
fn f_sub(a: u32, b: u32) -> u32 { return f_add(a, b ^ 0x80000000u); }
fn f_mul(a: u32, b: u32) -> u32 {
  let i = 0x7f800000u; let ma = a & 0x7fffffffu; let mb = b & 0x7fffffffu; let sign = (a ^ b) & 0x80000000u;
  let nan = (ma > i) | (mb > i) | ((ma == i) & (mb == 0u)) | ((ma == 0u) & (mb == i));
  let x = f_parts(a); let y = f_parts(b); let p = u_wide(x.y, y.y); let z = l_zeros(p);
  let value = f_rounded(sign, i32(x.x) + i32(y.x) - 238 - i32(z), l_shl(p, min(z, 63u)));
  let held = select(select(value, sign, (ma == 0u) | (mb == 0u)), sign | i, (ma == i) | (mb == i));
  return select(held, 0x7fc00000u, nan);
}
fn f_div(a: u32, b: u32) -> u32 {
  let i = 0x7f800000u; let ma = a & 0x7fffffffu; let mb = b & 0x7fffffffu; let sign = (a ^ b) & 0x80000000u;
  let nan = (ma > i) | (mb > i) | ((ma == i) & (mb == i)) | ((ma == 0u) & (mb == 0u));
  let x = f_parts(a); let y = f_parts(b); var r = x.y ^ Z0; var q = Z0;
  for (var k = Z0; k < 27u; k++) {
    let fits = r >= y.y;
    r = select(r, r - y.y, fits) << 1u; q = (q << 1u) | select(0u, 1u, fits);
  }
  let t = vec2<u32>(0u, (q << 1u) | select(0u, 1u, r != 0u)); let z = l_zeros(t);
  let value = f_rounded(sign, i32(x.x) - i32(y.x) + 131 - i32(z), l_shl(t, min(z, 63u)));
  let held = select(select(value, sign, (ma == 0u) | (mb == i)), sign | i, (ma == i) | (mb == 0u));
  return select(held, 0x7fc00000u, nan);
}
fn f_sqrt(a: u32) -> u32 {
  let x = f_parts(a); let e = i32(x.x) - 191; let odd = u32(e & 1);
  var rest = Z0; var root = Z0; var left = ((x.y << odd) << 7u) ^ Z0;
  for (var k = Z0; k < 26u; k++) {
    rest = (rest << 2u) | (left >> 30u); left = left << 2u;
    root = root << 1u;
    let t = (root << 1u) | 1u; let fits = rest >= t;
    rest = select(rest, rest - t, fits); root |= select(0u, 1u, fits);
  }
  let t = vec2<u32>(0u, (root << 1u) | select(0u, 1u, rest != 0u)); let z = l_zeros(t);
  let value = f_rounded(0u, (e - i32(odd)) / 2 + 132 - i32(z), l_shl(t, min(z, 63u)));
  let held = select(value, 0x7fc00000u, a > 0x7f800000u);
  return select(held, a, ((a & 0x7fffffffu) == 0u) | (a == 0x7f800000u));
}
fn f_rsqrt(a: u32) -> u32 {
  let r = f_div(0x3f800000u, f_sqrt(a)); let h = f_mul(a, r); let l = f_fma(a, r, h ^ 0x80000000u);
  let t = f_fma(h ^ 0x80000000u, r, 0x3f800000u); let e = f_fma(l ^ 0x80000000u, r, t);
  let y = f_fma(f_mul(r, 0x3f000000u), f_fma(t, e, e), r);
  return select(y, r, ((a & 0x7fffffffu) == 0u) | (a == 0x7f800000u));
}

fn f32_magnitude(x: u32) -> u32 {
  let e = f_exponent(x); let m = (x & 0x7fffffu) | 0x800000u;
  return select(m >> min(150u - min(e, 150u), 31u), m << (clamp(e, 150u, 181u) - 150u), e >= 150u);
}
fn f32_i32(x: u32) -> i32 {
  let r = i32(f32_magnitude(x)); let negative = (x >> 31u) != 0u;
  let held = bitcast<i32>(0x7fffffffu + (x >> 31u));
  return select(select(select(r, -r, negative), held, f_exponent(x) >= 158u), 0, f_isnan(x));
}
fn f32_u32(x: u32) -> u32 {
  let held = select(f32_magnitude(x), 0xffffffffu, f_exponent(x) >= 159u);
  return select(held, 0u, f_isnan(x) | ((x >> 31u) != 0u));
}
fn f32_wide(x: u32) -> vec2<u32> {
  let e = f_exponent(x); let m = vec2<u32>((x & 0x7fffffu) | 0x800000u, 0u);
  return select(vec2<u32>(f32_magnitude(x), 0u), l_shl(m, clamp(e, 150u, 213u) - 150u), e >= 150u);
}
fn f32_i64(x: u32) -> vec2<u32> {
  let r = f32_wide(x); let negative = (x >> 31u) != 0u;
  let held = select(vec2<u32>(0xffffffffu, 0x7fffffffu), vec2<u32>(0u, 0x80000000u), negative);
  let v = select(select(r, l_neg(r), negative), held, f_exponent(x) >= 190u);
  return select(v, vec2<u32>(0u, 0u), f_isnan(x));
}
fn f32_u64(x: u32) -> vec2<u32> {
  let held = select(f32_wide(x), vec2<u32>(0xffffffffu, 0xffffffffu), f_exponent(x) >= 191u);
  return select(held, vec2<u32>(0u, 0u), f_isnan(x) | ((x >> 31u) != 0u));
}
fn u64_f32(x: vec2<u32>) -> u32 {
  let z = l_zeros(x); return select(f_rounded(0u, 190 - i32(z), l_shl(x, min(z, 63u))), 0u, l_zero(x));
}
fn i64_f32(x: vec2<u32>) -> u32 { return u64_f32(il_abs(x)) | (x.y & 0x80000000u); }
fn u32_f32(x: u32) -> u32 { return u64_f32(vec2<u32>(x, 0u)); }
fn i32_f32(x: i32) -> u32 { return u32_f32(u32(abs(x))) | (u32(x) & 0x80000000u); }
fn u64_odd(x: vec2<u32>) -> u32 {
  let z = l_zeros(x); let m = l_shl(x, min(z, 63u));
  let lost = (m.y & 0xffu) | m.x;
  return select(((189u - z) << 23u) + ((m.y >> 8u) | select(0u, 1u, lost != 0u)), 0u, l_zero(x));
}
fn i64_odd(x: vec2<u32>) -> u32 { return u64_odd(il_abs(x)) | (x.y & 0x80000000u); }
fn u32_odd(x: u32) -> u32 { return u64_odd(vec2<u32>(x, 0u)); }
fn i32_odd(x: i32) -> u32 { return u32_odd(u32(abs(x))) | (u32(x) & 0x80000000u); }

fn bf16_rounded(x: u32) -> u32 {
  return select((x + 0x7fffu + ((x >> 16u) & 1u)) & 0xffff0000u, 0x7fc00000u, f_isnan(x));
}
fn bf16_bits(x: u32) -> u32 { return select(x >> 16u, 0x7fc0u, f_isnan(x)); }
fn bf16_value(x: u32) -> u32 { return x << 16u; }
fn f16_small(n: u32) -> u32 {
  let z = countLeadingZeros(n);
  return select(((134u - z) << 23u) | (((n << (z & 31u)) >> 8u) & 0x7fffffu), 0u, n == 0u);
}
fn f16_rounded(x: u32) -> u32 {
  let m = x & 0x7fffffffu; let sign = x & 0x80000000u;
  let near = (x + 0xfffu + ((x >> 13u) & 1u)) & 0xffffe000u;
  let n = min(126u - f_exponent(x), 25u); let f = (m & 0x7fffffu) | 0x800000u; let q = f >> n;
  let rest = f & ((1u << n) - 1u); let half = (1u << n) >> 1u;
  let small = sign | f16_small(q + select(0u, 1u, (rest > half) | ((rest == half) & ((q & 1u) == 1u))));
  let value = select(select(small, near, m >= 0x38800000u), sign | 0x7f800000u, m >= 0x477ff000u);
  return select(value, 0x7fc00000u, m > 0x7f800000u);
}
fn f16_bits(x: u32) -> u32 {
  let m = x & 0x7fffffffu; let sign = (x >> 16u) & 0x8000u;
  let small = ((m & 0x7fffffu) | 0x800000u) >> min(126u - (m >> 23u), 31u);
  let finite = select(select(small, 0u, m < 0x33800000u), (m - 0x38000000u) >> 13u, m >= 0x38800000u);
  return select(sign | select(finite, 0x7c00u, m >= 0x47800000u), 0x7e00u, m > 0x7f800000u);
}
fn f16_value(x: u32) -> u32 {
  let sign = (x & 0x8000u) << 16u; let e = (x >> 10u) & 31u; let f = x & 1023u;
  let value = (select(e + 112u, 255u, e == 31u) << 23u) | (f << 13u);
  return sign | select(value, f16_small(f), e == 0u);
}

// f64 in WGSL, as two words, the lower first: by integers alone, with every result rounded once.
//
// A mantissa has its highest bit at 52, and goes with its biased exponent plus 64, since those of normalised
// subnormals are below 0. Four words (`q_`) hold products.

fn d_exponent(x: vec2<u32>) -> u32 { return (x.y >> 20u) & 2047u; }
fn d_size(x: vec2<u32>) -> u32 { return x.y & 0x7fffffffu; }
fn d_signed(x: vec2<u32>) -> bool { return (x.y >> 31u) != 0u; }
fn d_isnan(x: vec2<u32>) -> bool {
  let m = d_size(x); return (m > 0x7ff00000u) | ((m == 0x7ff00000u) & (x.x != 0u));
}
fn d_isinf(x: vec2<u32>) -> bool { return (d_size(x) == 0x7ff00000u) & (x.x == 0u); }
fn d_isfinite(x: vec2<u32>) -> bool { return d_size(x) < 0x7ff00000u; }
fn d_is_some(x: vec2<u32>) -> bool { return (x.x | d_size(x)) != 0u; }
fn d_canonical(x: vec2<u32>) -> vec2<u32> { return select(x, vec2<u32>(0u, 0x7ff80000u), d_isnan(x)); }
fn d_neg(x: vec2<u32>) -> vec2<u32> { return vec2<u32>(x.x, x.y ^ 0x80000000u); }
fn d_abs(x: vec2<u32>) -> vec2<u32> { return vec2<u32>(x.x, d_size(x)); }
fn d_sign(x: vec2<u32>) -> vec2<u32> {
  return select(vec2<u32>(0u, (x.y & 0x80000000u) | 0x3ff00000u), x, !d_is_some(x) | d_isnan(x));
}
fn d_copysign(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
  return vec2<u32>(a.x, d_size(a) | select(b.y & 0x80000000u, 0u, d_isnan(b)));
}
fn d_key(x: vec2<u32>) -> vec2<u32> { return select(vec2<u32>(x.x, x.y ^ 0x80000000u), ~x, d_signed(x)); }
fn d_min(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
  return select(b, a, d_isnan(b) | (!d_isnan(a) & ul_lt(d_key(a), d_key(b))));
}
fn d_max(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
  return select(b, a, d_isnan(b) | (!d_isnan(a) & ul_lt(d_key(b), d_key(a))));
}
fn d_both(a: vec2<u32>, b: vec2<u32>) -> bool { return !d_isnan(a) & !d_isnan(b); }
fn d_eq(a: vec2<u32>, b: vec2<u32>) -> bool {
  return d_both(a, b) & (all(a == b) | !(d_is_some(a) | d_is_some(b)));
}
fn d_lt(a: vec2<u32>, b: vec2<u32>) -> bool {
  return d_both(a, b) & (d_is_some(a) | d_is_some(b)) & ul_lt(d_key(a), d_key(b));
}
fn d_le(a: vec2<u32>, b: vec2<u32>) -> bool { return d_lt(a, b) | d_eq(a, b); }
fn d_low(e: u32) -> vec2<u32> {
  return l_sub(l_shl(vec2<u32>(1u, 0u), min(1075u - e, 63u)), vec2<u32>(1u, 0u));
}
fn d_trunc(x: vec2<u32>) -> vec2<u32> {
  let e = d_exponent(x); let whole = x & ~d_low(e);
  return select(select(whole, vec2<u32>(0u, x.y & 0x80000000u), e < 1023u), x, e >= 1075u);
}
fn d_away(x: vec2<u32>) -> vec2<u32> {
  let e = d_exponent(x); let low = d_low(e);
  let whole = select(l_add(l_add(x & ~low, low), vec2<u32>(1u, 0u)), x, l_zero(x & low));
  let value = select(whole, vec2<u32>(0u, (x.y & 0x80000000u) | 0x3ff00000u), e < 1023u);
  return select(value, x, (e >= 1075u) | !d_is_some(x));
}
fn d_floor(x: vec2<u32>) -> vec2<u32> { return select(d_trunc(x), d_away(x), d_signed(x)); }
fn d_ceil(x: vec2<u32>) -> vec2<u32> { return select(d_away(x), d_trunc(x), d_signed(x)); }
fn d_round(x: vec2<u32>) -> vec2<u32> {
  let e = d_exponent(x); let more = ul_lt(vec2<u32>(0u, 0x3fe00000u), d_abs(x));
  let small = vec2<u32>(0u, (x.y & 0x80000000u) | select(0u, 0x3ff00000u, more));
  let low = d_low(e); let last = ul_shr(x, min(1075u - e, 63u)).x & 1u;
  let whole = l_add(l_add(x, ul_shr(low, 1u)), vec2<u32>(last, 0u)) & ~low;
  return select(select(whole, small, e < 1023u), x, e >= 1075u);
}

fn q_zeros(a: vec4<u32>) -> u32 { return select(l_zeros(a.zw), 64u + l_zeros(a.xy), l_zero(a.zw)); }
fn q_shl(a: vec4<u32>, n: u32) -> vec4<u32> {
  let v = select(a, vec4<u32>(0u, 0u, a.x, a.y), n >= 64u); let k = n & 63u;
  let high = l_shl(v.zw, k) | select(ul_shr(v.xy, 64u - k), vec2<u32>(0u, 0u), k == 0u);
  return vec4<u32>(l_shl(v.xy, k), high);
}
fn q_shr(a: vec4<u32>, by: u32) -> vec4<u32> {
  let n = min(by, 127u); let k = n & 63u; let v = select(a, vec4<u32>(a.z, a.w, 0u, 0u), n >= 64u);
  let mask = l_sub(l_shl(vec2<u32>(1u, 0u), k), vec2<u32>(1u, 0u));
  let lost = select(vec2<u32>(0u, 0u), a.xy, n >= 64u) | (v.xy & mask);
  let low = ul_shr(v.xy, k) | select(l_shl(v.zw, 64u - k), vec2<u32>(0u, 0u), k == 0u);
  return vec4<u32>(low.x | select(1u, 0u, l_zero(lost)), low.y, ul_shr(v.zw, k));
}
fn q_add(a: vec4<u32>, b: vec4<u32>) -> vec4<u32> {
  let low = l_add(a.xy, b.xy); let carry = select(0u, 1u, ul_lt(low, a.xy));
  return vec4<u32>(low, l_add(l_add(a.zw, b.zw), vec2<u32>(carry, 0u)));
}
fn q_neg(a: vec4<u32>) -> vec4<u32> { return q_add(~a, vec4<u32>(1u, 0u, 0u, 0u)); }
fn q_lt(a: vec4<u32>, b: vec4<u32>) -> bool {
  return ul_lt(a.zw, b.zw) | (all(a.zw == b.zw) & ul_lt(a.xy, b.xy));
}
fn q_top(a: vec4<u32>, z: u32) -> vec2<u32> {
  let t = q_shl(a, min(z, 127u)); return vec2<u32>(t.z | select(1u, 0u, l_zero(t.xy)), t.w);
}

fn d_parts(x: vec2<u32>) -> vec3<u32> {
  let e = d_exponent(x); let f = vec2<u32>(x.x, x.y & 0xfffffu); let z = l_zeros(f) - 11u;
  let small = l_shl(f, z & 63u);
  let tiny = select(vec3<u32>(small, 65u - z), vec3<u32>(0u, 0u, 65u), l_zero(f));
  return select(tiny, vec3<u32>(f.x, f.y | 0x100000u, e + 64u), e != 0u);
}
fn d_rounded(sign: u32, e: i32, t: vec2<u32>) -> vec2<u32> {
  let r = f_shr(t, u32(clamp(1 - e, 0, 63))); let m = ul_shr(r, 11u); let rest = r.x & 0x7ffu;
  let up = select(0u, 1u, (rest > 0x400u) | ((rest == 0x400u) & ((m.x & 1u) == 1u)));
  let v = l_add(l_add(m, vec2<u32>(up, 0u)), vec2<u32>(0u, u32(max(e, 1) - 1) << 20u));
  let held = select(v, vec2<u32>(0u, 0x7ff00000u), e >= 2047);
  return vec2<u32>(held.x, held.y | sign);
}
fn d_nan() -> vec2<u32> { return vec2<u32>(0u, 0x7ff80000u); }
fn d_add(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
  let x = d_parts(a); let y = d_parts(b); let sa = a.y & 0x80000000u; let sb = b.y & 0x80000000u;
  let ex = i32(x.z) - 64; let ey = i32(y.z) - 64; let e = max(ex, ey);
  let p = f_shr(l_shl(x.xy, 9u), u32(min(e - ex, 63))); let q = f_shr(l_shl(y.xy, 9u), u32(min(e - ey, 63)));
  let less = ul_lt(p, q); let low = select(q, p, less);
  let sum = l_add(select(p, q, less), select(low, l_neg(low), sa != sb)); let zero = l_zero(sum);
  let sign = select(select(sa, sb, less), select(0u, sa, sa == sb), zero); let z = l_zeros(sum);
  let value = select(d_rounded(sign, e + 2 - i32(z), l_shl(sum, min(z, 63u))), vec2<u32>(0u, sign), zero);
  let nan = d_isnan(a) | d_isnan(b) | (d_isinf(a) & d_isinf(b) & (sa != sb));
  return select(select(select(value, b, d_isinf(b)), a, d_isinf(a)), d_nan(), nan);
}
fn d_sub(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> { return d_add(a, d_neg(b)); }
fn d_mul(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
  let sign = (a.y ^ b.y) & 0x80000000u; let inf = d_isinf(a) | d_isinf(b);
  let none = !d_is_some(a) | !d_is_some(b);
  let x = d_parts(a); let y = d_parts(b); let p = ul_wide(x.xy, y.xy); let z = q_zeros(p);
  let value = d_rounded(sign, i32(x.z) + i32(y.z) - 1128 - i32(z), q_top(p, z));
  let held = select(select(value, vec2<u32>(0u, sign), none), vec2<u32>(0u, sign | 0x7ff00000u), inf);
  return select(held, d_nan(), d_isnan(a) | d_isnan(b) | (inf & none));
}
fn d_fma(a: vec2<u32>, b: vec2<u32>, c: vec2<u32>) -> vec2<u32> {
  let ps = (a.y ^ b.y) & 0x80000000u; let cs = c.y & 0x80000000u;
  let x = d_parts(a); let y = d_parts(b); let w = d_parts(c);
  let none = !d_is_some(a) | !d_is_some(b); let pe = select(i32(x.z) + i32(y.z) - 2298, -100000, none);
  let qe = select(i32(w.z) - 1211, -100000, !d_is_some(c)); let e = max(pe, qe);
  let p = q_shr(q_shl(ul_wide(x.xy, y.xy), 20u), u32(min(e - pe, 127)));
  let q = q_shr(q_shl(vec4<u32>(w.xy, 0u, 0u), 72u), u32(min(e - qe, 127)));
  let less = q_lt(p, q); let low = select(q, p, less);
  let sum = q_add(select(p, q, less), select(low, q_neg(low), ps != cs)); let zero = all(sum == vec4<u32>());
  let sign = select(select(ps, cs, less), select(0u, ps, ps == cs), zero); let z = q_zeros(sum);
  let value = select(d_rounded(sign, e + 1150 - i32(z), q_top(sum, z)), vec2<u32>(0u, sign), zero);
  let inf = d_isinf(a) | d_isinf(b);
  let nan = d_isnan(a) | d_isnan(b) | d_isnan(c) | (inf & (none | (d_isinf(c) & (ps != cs))));
  let held = select(select(value, c, d_isinf(c)), vec2<u32>(0u, ps | 0x7ff00000u), inf);
  return select(held, d_nan(), nan);
}
fn d_div(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
  let sign = (a.y ^ b.y) & 0x80000000u; let za = !d_is_some(a); let zb = !d_is_some(b);
  let x = d_parts(a); let y = d_parts(b); var r = x.xy ^ vec2<u32>(Z0, Z0); var q = vec2<u32>(Z0, Z0);
  for (var k = Z0; k < 56u; k++) {
    let fits = !ul_lt(r, y.xy);
    r = l_shl(select(r, l_sub(r, y.xy), fits), 1u);
    q = l_shl(q, 1u) | vec2<u32>(select(0u, 1u, fits), 0u);
  }
  let t = l_shl(q, 1u) | vec2<u32>(select(1u, 0u, l_zero(r)), 0u); let z = l_zeros(t);
  let value = d_rounded(sign, i32(x.z) - i32(y.z) + 1030 - i32(z), l_shl(t, min(z, 63u)));
  let none = select(value, vec2<u32>(0u, sign), za | d_isinf(b));
  let held = select(none, vec2<u32>(0u, sign | 0x7ff00000u), zb | d_isinf(a));
  let nan = d_isnan(a) | d_isnan(b) | (d_isinf(a) & d_isinf(b)) | (za & zb);
  return select(held, d_nan(), nan);
}
fn d_sqrt(a: vec2<u32>) -> vec2<u32> {
  let x = d_parts(a); let e = i32(x.z) - 1087; let odd = u32(e & 1);
  var left = l_shl(x.xy, 10u + odd) ^ vec2<u32>(Z0, Z0);
  var rest = vec2<u32>(Z0, Z0); var root = vec2<u32>(Z0, Z0);
  for (var k = Z0; k < 56u; k++) {
    rest = l_shl(rest, 2u) | vec2<u32>(left.y >> 30u, 0u); left = l_shl(left, 2u);
    let t = l_shl(root, 2u) | vec2<u32>(1u, 0u); let fits = !ul_lt(rest, t);
    rest = select(rest, l_sub(rest, t), fits);
    root = l_shl(root, 1u) | vec2<u32>(select(0u, 1u, fits), 0u);
  }
  let t = l_shl(root, 1u) | vec2<u32>(select(1u, 0u, l_zero(rest)), 0u); let z = l_zeros(t);
  let value = d_rounded(0u, (e - i32(odd)) / 2 + 1030 - i32(z), l_shl(t, min(z, 63u)));
  let held = select(select(value, d_nan(), d_signed(a)), a, !d_is_some(a) | (d_isinf(a) & !d_signed(a)));
  return select(held, d_nan(), d_isnan(a));
}
fn d_rsqrt(a: vec2<u32>) -> vec2<u32> { return d_div(vec2<u32>(0u, 0x3ff00000u), d_sqrt(a)); }

fn f64_wide(x: vec2<u32>) -> vec2<u32> {
  let e = d_exponent(x); let m = vec2<u32>(x.x, (x.y & 0xfffffu) | 0x100000u);
  let low = select(ul_shr(m, min(1075u - min(e, 1075u), 63u)), vec2<u32>(0u, 0u), e < 1023u);
  return select(low, l_shl(m, clamp(e, 1075u, 1138u) - 1075u), e >= 1075u);
}
fn f64_i64(x: vec2<u32>) -> vec2<u32> {
  let r = f64_wide(x); let less = d_signed(x);
  let end = select(vec2<u32>(0xffffffffu, 0x7fffffffu), vec2<u32>(0u, 0x80000000u), less);
  let held = select(select(r, l_neg(r), less), end, d_exponent(x) >= 1086u);
  return select(held, vec2<u32>(0u, 0u), d_isnan(x));
}
fn f64_u64(x: vec2<u32>) -> vec2<u32> {
  let held = select(f64_wide(x), vec2<u32>(0xffffffffu, 0xffffffffu), d_exponent(x) >= 1087u);
  return select(held, vec2<u32>(0u, 0u), d_isnan(x) | d_signed(x));
}
fn f64_i32(x: vec2<u32>) -> i32 {
  let r = i32(f64_wide(x).x); let end = bitcast<i32>(0x7fffffffu + (x.y >> 31u));
  return select(select(select(r, -r, d_signed(x)), end, d_exponent(x) >= 1054u), 0, d_isnan(x));
}
fn f64_u32(x: vec2<u32>) -> u32 {
  let held = select(f64_wide(x).x, 0xffffffffu, d_exponent(x) >= 1055u);
  return select(held, 0u, d_isnan(x) | d_signed(x));
}
fn u64_f64(x: vec2<u32>) -> vec2<u32> {
  let z = l_zeros(x); let value = d_rounded(0u, 1086 - i32(z), l_shl(x, min(z, 63u)));
  return select(value, vec2<u32>(0u, 0u), l_zero(x));
}
fn i64_f64(x: vec2<u32>) -> vec2<u32> { return u64_f64(il_abs(x)) | vec2<u32>(0u, x.y & 0x80000000u); }
fn u32_f64(x: u32) -> vec2<u32> { return u64_f64(vec2<u32>(x, 0u)); }
fn i32_f64(x: i32) -> vec2<u32> { return i64_f64(i32_i64(x)); }
fn f32_f64(x: u32) -> vec2<u32> {
  let p = f_parts(x); let sign = x & 0x80000000u; let m = x & 0x7fffffffu;
  let value = vec2<u32>(p.y << 29u, sign | ((p.x + 832u) << 20u) | ((p.y >> 3u) & 0xfffffu));
  let inf = select(vec2<u32>(0u, sign | 0x7ff00000u), d_nan(), m > 0x7f800000u);
  return select(select(value, inf, m >= 0x7f800000u), vec2<u32>(0u, sign), m == 0u);
}
fn f64_held(x: vec2<u32>, value: u32) -> u32 {
  let sign = x.y & 0x80000000u; let inf = select(value, sign | 0x7f800000u, d_isinf(x));
  return select(select(inf, sign, !d_is_some(x)), 0x7fc00000u, d_isnan(x));
}
fn f64_f32(x: vec2<u32>) -> u32 {
  let p = d_parts(x); return f64_held(x, f_rounded(x.y & 0x80000000u, i32(p.z) - 960, l_shl(p.xy, 11u)));
}
fn f64_odd(x: vec2<u32>) -> u32 {
  let p = d_parts(x); let e = i32(p.z) - 960; let r = f_shr(l_shl(p.xy, 11u), u32(clamp(1 - e, 0, 63)));
  let odd = select(0u, 1u, ((r.y & 0xffu) | r.x) != 0u);
  let value = select((u32(max(e, 1) - 1) << 23u) + ((r.y >> 8u) | odd), 0x7f7fffffu, e >= 255);
  return f64_held(x, (x.y & 0x80000000u) | value);
}

// Types of 64 bits that an adapter has of its own, on pairs of words: for adapters certified for them.
//
// Browsers have none. Results and second operands are fenced, as those of f32 are. `w_` compute an f32 by f64:
// the product of two f32 is exact there, and a sum that is rounded to odd may be rounded again.

fn l_value(x: vec2<u32>) -> u64 { return u64(x.x) | (u64(x.y) << 32u); }
fn l_split(x: u64) -> vec2<u32> { return vec2<u32>(u32(x) ^ Z0, u32(x >> 32u) ^ Z0); }
fn nl_mul(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> { return l_split(l_value(a) * l_value(b)); }
fn nul_quotient(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
  return select(l_split(l_value(a) / max(l_value(b), 1lu)), vec2<u32>(0xffffffffu), l_zero(b));
}
fn nul_div(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> { return nul_quotient(a, b); }
fn nul_mod(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> { return l_sub(a, nl_mul(nul_quotient(a, b), b)); }
fn nil_div(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
  let m = il_abs(b); let q = nul_quotient(il_abs(a), m); let rest = any(nl_mul(q, m) != il_abs(a));
  let down = l_neg(l_add(q, vec2<u32>(select(0u, 1u, rest), 0u)));
  return select(select(down, q, il_neg(a) == il_neg(b)), vec2<u32>(0xffffffffu), l_zero(b));
}
fn nil_mod(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> { return l_sub(a, nl_mul(nil_div(a, b), b)); }

fn d_value(x: vec2<u32>) -> f64 { return bitcast<f64>(l_value(x)); }
fn d_split(x: f64) -> vec2<u32> { return l_split(bitcast<u64>(x)); }
fn d_fenced(x: f64) -> f64 { return bitcast<f64>(bitcast<u64>(x) ^ u64(Z0)); }
fn d_second(x: vec2<u32>) -> f64 { return d_value(x ^ vec2<u32>(Z1, Z1)); }
fn nd_add(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> { return d_split(d_value(a) + d_second(b)); }
fn nd_sub(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> { return d_split(d_value(a) - d_second(b)); }
fn nd_mul(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> { return d_split(d_value(a) * d_second(b)); }
fn nd_div(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> { return d_split(d_value(a) / d_second(b)); }
fn nd_sqrt(a: vec2<u32>) -> vec2<u32> { return d_split(sqrt(d_second(a))); }
fn nd_fma(a: vec2<u32>, b: vec2<u32>, c: vec2<u32>) -> vec2<u32> {
  return d_split(fma(d_value(a), d_second(b), d_value(c ^ vec2<u32>(Z0 ^ Z1, Z0 ^ Z1))));
}
fn n_f32_f64(x: u32) -> vec2<u32> { return d_split(f64(bitcast<f32>(x ^ Z1))); }
fn n_f64_f32(x: vec2<u32>) -> u32 { return bitcast<u32>(f32(d_second(x))) ^ Z0; }
fn n_i32_f64(x: i32) -> vec2<u32> { return d_split(f64(x)); }
fn n_u32_f64(x: u32) -> vec2<u32> { return d_split(f64(x)); }
fn n_i64_f64(x: vec2<u32>) -> vec2<u32> { return d_split(f64(bitcast<i64>(l_value(x)))); }
fn n_u64_f64(x: vec2<u32>) -> vec2<u32> { return d_split(f64(l_value(x))); }

fn w_fma(a: u32, b: u32, c: u32) -> u32 {
  let p = d_fenced(f64(bitcast<f32>(a)) * f64(bitcast<f32>(b ^ Z1))); let q = f64(bitcast<f32>(c ^ Z0 ^ Z1));
  let s = d_fenced(p + q); let t = d_fenced(s - p);
  let e = d_fenced(d_fenced(p - d_fenced(s - t)) + d_fenced(q - t));
  let rest = bitcast<u64>(e); let sum = bitcast<u64>(s);
  let step = select(0xfffffffffffffffflu, 1lu, ((rest ^ sum) >> 63u) == 0lu);
  let odd = ((rest << 1u) != 0lu) & ((sum & 1lu) == 0lu) & (((sum >> 52u) & 2047lu) != 2047lu);
  return bitcast<u32>(f32(bitcast<f64>(select(sum, sum + step, odd)))) ^ Z0;
}
fn w_rsqrt(a: u32) -> u32 {
  let r = n_div(0x3f800000u ^ Z0, n_sqrt(a)); let h = n_mul(a, r); let l = w_fma(a, r, h ^ 0x80000000u);
  let t = w_fma(h ^ 0x80000000u, r, 0x3f800000u ^ Z0); let e = w_fma(l ^ 0x80000000u, r, t);
  let y = w_fma(n_mul(r, 0x3f000000u ^ Z0), w_fma(t, e, e), r);
  return select(y, r, ((a & 0x7fffffffu) == 0u) | (a == 0x7f800000u));
}

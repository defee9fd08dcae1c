// Integers in WGSL: of 32 bits, and of 64 in two words, the lower first.
//
// Division is total, as in the language. Functions on two words begin with `l_`, `il_` if they are signed and
// `ul_` if they are not. Functions have no branches on values: a branch whose condition depends on uniforms
// alone takes Mesa's compiler time that is exponential in the depth of the condition.

fn i_div(a: i32, b: i32) -> i32 {
  let d = select(b, 1, (b == 0) | (b == -1));
  let q = a / d; let r = a - q * d;
  return select(select(q - select(0, 1, (r != 0) & ((r ^ b) < 0)), -a, b == -1), -1, b == 0);
}
fn i_mod(a: i32, b: i32) -> i32 {
  let d = select(b, 1, (b == 0) | (b == -1)); let r = a - (a / d) * d;
  return select(r + select(0, b, (r != 0) & ((r ^ b) < 0)), a, b == 0);
}
fn u_div(a: u32, b: u32) -> u32 { return select(a / max(b, 1u), 0xffffffffu, b == 0u); }
fn u_mod(a: u32, b: u32) -> u32 { return select(a % max(b, 1u), a, b == 0u); }
fn u_add_sat(a: u32, b: u32) -> u32 { return a + min(b, ~a); }
fn u_sub_sat(a: u32, b: u32) -> u32 { return a - min(a, b); }
fn i_add_sat(a: i32, b: i32) -> i32 {
  let s = a + b; return select(s, bitcast<i32>(0x7fffffffu + (u32(a) >> 31u)), ((a ^ s) & (b ^ s)) < 0);
}
fn i_sub_sat(a: i32, b: i32) -> i32 {
  let s = a - b; return select(s, bitcast<i32>(0x7fffffffu + (u32(a) >> 31u)), ((a ^ b) & (a ^ s)) < 0);
}
fn u_rotl(x: u32, n: u32) -> u32 { let k = n & 31u; return (x << k) | (x >> ((32u - k) & 31u)); }
fn u_turn(x: u32, n: u32, bits: u32) -> u32 { return (x << n) | (x >> ((bits - n) & 31u)); }
fn u_wide(a: u32, b: u32) -> vec2<u32> {
  let al = a & 0xffffu; let ah = a >> 16u; let bl = b & 0xffffu; let bh = b >> 16u;
  let ll = al * bl; let lh = al * bh; let hl = ah * bl;
  let mid = (ll >> 16u) + (lh & 0xffffu) + (hl & 0xffffu);
  return vec2<u32>((ll & 0xffffu) | (mid << 16u), ah * bh + (lh >> 16u) + (hl >> 16u) + (mid >> 16u));
}
fn u_mulhi(a: u32, b: u32) -> u32 { return u_wide(a, b).y; }
fn i_mulhi(a: i32, b: i32) -> i32 {
  return i32(u_wide(u32(a), u32(b)).y - select(0u, u32(b), a < 0) - select(0u, u32(a), b < 0));
}
fn own_u32(x: u32) -> u32 { return x; }
fn own_i32(x: i32) -> i32 { return x; }
fn own_pair(x: vec2<u32>) -> vec2<u32> { return x; }
fn own_bool(x: bool) -> bool { return x; }

fn i32_i64(x: i32) -> vec2<u32> { return vec2<u32>(u32(x), u32(x >> 31u)); }
fn i32_u64(x: i32) -> vec2<u32> { return i32_i64(x); }
fn u32_i64(x: u32) -> vec2<u32> { return vec2<u32>(x, 0u); }
fn u32_u64(x: u32) -> vec2<u32> { return vec2<u32>(x, 0u); }
fn i64_i32(x: vec2<u32>) -> i32 { return i32(x.x); }
fn i64_u32(x: vec2<u32>) -> u32 { return x.x; }
fn u64_i32(x: vec2<u32>) -> i32 { return i32(x.x); }
fn u64_u32(x: vec2<u32>) -> u32 { return x.x; }
fn l_add(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
  let l = a.x + b.x; return vec2<u32>(l, a.y + b.y + select(0u, 1u, l < a.x));
}
fn l_sub(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
  return vec2<u32>(a.x - b.x, a.y - b.y - select(0u, 1u, a.x < b.x));
}
fn l_neg(a: vec2<u32>) -> vec2<u32> { return l_sub(vec2<u32>(0u, 0u), a); }
fn l_mul(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
  let p = u_wide(a.x, b.x); return vec2<u32>(p.x, p.y + a.x * b.y + a.y * b.x);
}
fn l_zero(a: vec2<u32>) -> bool { return (a.x | a.y) == 0u; }
fn ul_lt(a: vec2<u32>, b: vec2<u32>) -> bool { return (a.y < b.y) | ((a.y == b.y) & (a.x < b.x)); }
fn il_lt(a: vec2<u32>, b: vec2<u32>) -> bool { return (i32(a.y) < i32(b.y)) | ((a.y == b.y) & (a.x < b.x)); }
fn il_neg(a: vec2<u32>) -> bool { return i32(a.y) < 0; }
fn ul_min(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> { return select(b, a, ul_lt(a, b)); }
fn ul_max(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> { return select(a, b, ul_lt(a, b)); }
fn il_min(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> { return select(b, a, il_lt(a, b)); }
fn il_max(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> { return select(a, b, il_lt(a, b)); }
fn il_abs(a: vec2<u32>) -> vec2<u32> { return select(a, l_neg(a), il_neg(a)); }
fn ul_sign(a: vec2<u32>) -> vec2<u32> { return vec2<u32>(select(1u, 0u, l_zero(a)), 0u); }
fn il_sign(a: vec2<u32>) -> vec2<u32> { return select(ul_sign(a), vec2<u32>(0xffffffffu), il_neg(a)); }
fn l_shl(a: vec2<u32>, n: u32) -> vec2<u32> {
  let k = n & 31u; let v = select(a, vec2<u32>(0u, a.x), n >= 32u);
  return vec2<u32>(v.x << k, (v.y << k) | ((v.x >> 1u) >> (31u - k)));
}
fn ul_shr(a: vec2<u32>, n: u32) -> vec2<u32> {
  let k = n & 31u; let v = select(a, vec2<u32>(a.y, 0u), n >= 32u);
  return vec2<u32>((v.x >> k) | ((v.y << 1u) << (31u - k)), v.y >> k);
}
fn il_shr(a: vec2<u32>, n: u32) -> vec2<u32> {
  let k = n & 31u; let v = select(a, vec2<u32>(a.y, u32(i32(a.y) >> 31u)), n >= 32u);
  return vec2<u32>((v.x >> k) | ((v.y << 1u) << (31u - k)), u32(i32(v.y) >> k));
}
fn l_rotl(a: vec2<u32>, n: u32) -> vec2<u32> { return l_shl(a, n) | ul_shr(a, (64u - n) & 63u); }
fn l_popcount(a: vec2<u32>) -> vec2<u32> { return vec2<u32>(countOneBits(a.x) + countOneBits(a.y), 0u); }
fn l_zeros(a: vec2<u32>) -> u32 {
  return select(countLeadingZeros(a.y), 32u + countLeadingZeros(a.x), a.y == 0u);
}
fn l_clz(a: vec2<u32>) -> vec2<u32> { return vec2<u32>(l_zeros(a), 0u); }
fn l_ctz(a: vec2<u32>) -> vec2<u32> {
  return vec2<u32>(select(countTrailingZeros(a.x), 32u + countTrailingZeros(a.y), a.x == 0u), 0u);
}
fn l_reverse(a: vec2<u32>) -> vec2<u32> { return vec2<u32>(reverseBits(a.y), reverseBits(a.x)); }
fn ul_wide(a: vec2<u32>, b: vec2<u32>) -> vec4<u32> {
  let ll = u_wide(a.x, b.x); let lh = u_wide(a.x, b.y); let hl = u_wide(a.y, b.x); let hh = u_wide(a.y, b.y);
  let m = l_add(vec2<u32>(ll.y, 0u), lh); let n = l_add(vec2<u32>(m.x, 0u), hl);
  let h = l_add(hh, l_add(vec2<u32>(m.y, 0u), vec2<u32>(n.y, 0u)));
  return vec4<u32>(ll.x, n.x, h.x, h.y);
}
fn ul_mulhi(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> { return ul_wide(a, b).zw; }
fn il_mulhi(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
  let none = vec2<u32>(0u, 0u);
  return l_sub(l_sub(ul_mulhi(a, b), select(none, b, il_neg(a))), select(none, a, il_neg(b)));
}
fn ul_quotient(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
  var q = a ^ vec2<u32>(Z0, Z0); var r = vec2<u32>(Z0, Z0);
  for (var i = Z0; i < 64u; i++) {
    let high = r.y >> 31u;
    r = vec2<u32>((r.x << 1u) | (q.y >> 31u), (r.y << 1u) | (r.x >> 31u));
    let fits = (high != 0u) | !ul_lt(r, b);
    r = select(r, l_sub(r, b), fits);
    q = vec2<u32>((q.x << 1u) | select(0u, 1u, fits), (q.y << 1u) | (q.x >> 31u));
  }
  return q;
}
fn ul_div(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> { return ul_quotient(a, b); }
fn ul_mod(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> { return l_sub(a, l_mul(ul_quotient(a, b), b)); }
fn il_div(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
  let m = il_abs(b); let q = ul_quotient(il_abs(a), m); let rest = any(l_mul(q, m) != il_abs(a));
  let down = l_neg(l_add(q, vec2<u32>(select(0u, 1u, rest), 0u)));
  return select(select(down, q, il_neg(a) == il_neg(b)), vec2<u32>(0xffffffffu), l_zero(b));
}
fn il_mod(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> { return l_sub(a, l_mul(il_div(a, b), b)); }
fn ul_add_sat(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
  let s = l_add(a, b); return select(s, vec2<u32>(0xffffffffu), ul_lt(s, a));
}
fn ul_sub_sat(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
  return select(l_sub(a, b), vec2<u32>(0u), ul_lt(a, b));
}
fn il_end(a: vec2<u32>) -> vec2<u32> {
  let sign = u32(i32(a.y) >> 31u); return vec2<u32>(~sign, 0x7fffffffu ^ sign);
}
fn il_add_sat(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
  let s = l_add(a, b); return select(s, il_end(a), i32((a.y ^ s.y) & (b.y ^ s.y)) < 0);
}
fn il_sub_sat(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
  let s = l_sub(a, b); return select(s, il_end(a), i32((a.y ^ b.y) & (a.y ^ s.y)) < 0);
}

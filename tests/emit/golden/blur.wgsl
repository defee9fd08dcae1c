@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> b_x: array<u32>;
@group(0) @binding(2) var<storage, read_write> b_y: array<u32>;

fn n_add(a: u32, b: u32) -> u32 { return bitcast<u32>(bitcast<f32>(a) + bitcast<f32>(b)) ^ P[0].x; }
fn n_div(a: u32, b: u32) -> u32 { return bitcast<u32>(bitcast<f32>(a) / bitcast<f32>(b ^ P[0].y)) ^ P[0].x; }
fn f_isnan(x: u32) -> bool { return (x & 0x7fffffffu) > 0x7f800000u; }
fn f_canonical(x: u32) -> u32 { return select(x, 0x7fc00000u, f_isnan(x)); }

fn ld_x(ok: bool, i0: i32) -> u32 { if (!ok) { return P[0].x; } let k = u32(i0); return b_x[k]; }
fn st_y(ok: bool, i0: i32, v: u32) { if (!ok) { return; } let k = u32(i0); b_y[k] = f_canonical(v); }
@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) local: u32) {
  let always = group.z == 0u;
  let v_thread = i32(((group.y * groups.x + group.x) * 64u + local) ^ (P[0].x | P[0].y));
  if (u32(v_thread) >= u32(i32(P[0].z))) { return; }
  let t_id_1 = i32(v_thread);
  var v_i: i32;
  v_i = t_id_1;
  let t_at_2 = (v_i - 1i);
  let t_x_3 = ld_x((u32(t_at_2) < u32(i32(P[2].x))), i32(t_at_2));
  let t_at_4 = v_i;
  let t_x_5 = ld_x((u32(t_at_4) < u32(i32(P[2].x))), i32(t_at_4));
  let t_at_6 = (v_i + 1i);
  let t_x_7 = ld_x((u32(t_at_6) < u32(i32(P[2].x))), i32(t_at_6));
  let t_value_8 = n_div(n_add(n_add(t_x_3, t_x_5), t_x_7), P[3].x);
  let t_at_9 = v_i;
  st_y((u32(t_at_9) < u32(i32(P[2].z))), i32(t_at_9), t_value_8);
}

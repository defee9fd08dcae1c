@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> b_x: array<u32>;
@group(0) @binding(2) var<storage, read_write> b_y: array<u32>;
var<workgroup> w_part: array<u32, 64>;
var<workgroup> exchanged: array<u32, 64>;

fn n_add(a: u32, b: u32) -> u32 { return bitcast<u32>(bitcast<f32>(a) + bitcast<f32>(b)) ^ P[0].x; }
fn f_isnan(x: u32) -> bool { return (x & 0x7fffffffu) > 0x7f800000u; }
fn f_canonical(x: u32) -> u32 { return select(x, 0x7fc00000u, f_isnan(x)); }
fn lane_word(x: u32, local: u32, lane: u32) -> u32 {
  exchanged[local] = x;
  workgroupBarrier();
  let found = exchanged[(local & 0xffffffe0u) | (lane & 31u)];
  workgroupBarrier();
  return found;
}

fn ld_x(ok: bool, i0: i32) -> u32 { if (!ok) { return P[0].x; } let k = u32(i0); return b_x[k]; }
fn ld_part(ok: bool, i0: i32) -> u32 { if (!ok) { return P[0].x; } let k = u32(i0); return w_part[k]; }
fn st_y(ok: bool, i0: i32, v: u32) { if (!ok) { return; } let k = u32(i0); b_y[k] = f_canonical(v); }
fn st_part(ok: bool, i0: i32, v: u32) { if (!ok) { return; } let k = u32(i0); w_part[k] = f_canonical(v); }
@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) local: u32) {
  let always = group.z == 0u;
  let v_workgroup = i32(((group.y * groups.x + group.x)) ^ (P[0].x | P[0].y));
  if (u32(v_workgroup) >= u32(i32(P[0].z))) { return; }
  for (var at = local; at < 64u; at += 64u) { w_part[at] = 0u; }
  workgroupBarrier();
  let v_thread = i32(local);
  let t_wid_0 = v_workgroup;
  let t_lane_1 = (i32(v_thread) & 31i);
  let t_id_2 = i32(v_thread);
  let t_gid_3 = ((i32(t_wid_0) * 64i) + t_id_2);
  var v__c0: u32;
  var v__t: u32;
  let t_at_4 = t_gid_3;
  let t_x_5 = ld_x((u32(t_at_4) < u32(i32(P[2].x))), i32(t_at_4));
  v__c0 = t_x_5;
  let t_value_6 = v__c0;
  let e_1 = t_value_6;
  let e_2 = lane_word(e_1, local, ((local & 31u) ^ 16u));
  let e_3 = n_add(e_1, e_2);
  let e_4 = lane_word(e_3, local, ((local & 31u) ^ 8u));
  let e_5 = n_add(e_3, e_4);
  let e_6 = lane_word(e_5, local, ((local & 31u) ^ 4u));
  let e_7 = n_add(e_5, e_6);
  let e_8 = lane_word(e_7, local, ((local & 31u) ^ 2u));
  let e_9 = n_add(e_7, e_8);
  let e_10 = lane_word(e_9, local, ((local & 31u) ^ 1u));
  let e_11 = n_add(e_9, e_10);
  let t_got_7 = e_11;
  v__t = t_got_7;
  let t_value_8 = n_add(v__c0, v__t);
  let t_at_9 = t_id_2;
  st_part((u32(t_at_9) < u32(64i)), i32(t_at_9), t_value_8);
  storageBarrier();
  workgroupBarrier();
  let t_at_10 = (63i - t_id_2);
  let t_part_11 = ld_part((u32(t_at_10) < u32(64i)), i32(t_at_10));
  let t_at_12 = t_gid_3;
  st_y((u32(t_at_12) < u32(i32(P[2].z))), i32(t_at_12), t_part_11);
}

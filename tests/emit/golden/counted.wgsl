@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> b_x: array<u32>;
@group(0) @binding(2) var<storage, read_write> b_hist: array<atomic<u32>>;


fn ld_x(ok: bool, i0: i32, i1: i32) -> u32 { if (!ok) { return u32(); } let at = (u32(i0) * P[2].y + u32(i1)); let k = at >> 2u; let s = (at & 3u) * 8u; return ((b_x[k] >> s) & 0xffu); }
fn at_hist_add(ok: bool, i0: i32, v: u32) -> u32 { if (!ok) { return u32(); } let k = u32(i0); return (atomicAdd(&b_hist[k], v)); }
@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) local: u32) {
  let always = group.z == 0u;
  let v_thread = i32(((group.y * groups.x + group.x) * 64u + local) ^ (P[0].x | P[0].y));
  if (u32(v_thread) >= u32(i32(P[0].z))) { return; }
  let t_id_1 = i32(v_thread);
  var v_j: i32;
  var v__c0: u32;
  let t_bound_2 = i32(i32(P[2].y));
  let t_count_3 = select(0u, u32((t_bound_2 - 0i)), (0i < t_bound_2));
  var t_turn_4: u32;
  t_turn_4 = 0u;
  var t_next_6: i32;
  t_next_6 = 0i;
  loop {
    if (!((t_turn_4 < t_count_3))) { break; }
    v_j = t_next_6;
    let t_at_7 = t_id_1;
    let t_at_8 = v_j;
    let t_x_9 = ld_x(((u32(t_at_7) < u32(i32(P[2].x))) && (u32(t_at_8) < u32(i32(P[2].y)))), i32(t_at_7), i32(t_at_8));
    v__c0 = t_x_9;
    if ((v__c0 == 0u)) {
      continue;
    }
    let t_at_10 = i32(v__c0);
    _ = at_hist_add((u32(t_at_10) < u32(i32(P[2].w))), i32(t_at_10), 1u);
    continuing {
      t_next_6 = (t_next_6 + 1i);
      t_turn_4 = (t_turn_4 + 1u);
    }
  }
}

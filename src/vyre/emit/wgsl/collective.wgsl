// Words exchanged by the 32 threads of a subgroup: through memory of the workgroup, `exchanged`, or where the
// adapter's subgroups are of 32, by its own functions (`s_`).

fn lane_word(x: u32, local: u32, lane: u32) -> u32 {
  exchanged[local] = x;
  workgroupBarrier();
  let found = exchanged[(local & 0xffffffe0u) | (lane & 31u)];
  workgroupBarrier();
  return found;
}
fn lane_pair(x: vec2<u32>, local: u32, lane: u32) -> vec2<u32> {
  let low = lane_word(x.x, local, lane); let high = lane_word(x.y, local, lane);
  return vec2<u32>(low, high);
}
fn lanes_like(x: u32, local: u32) -> u32 {
  exchanged[local] = x;
  workgroupBarrier();
  var found = 0u;
  for (var k = 0u; k < 32u; k++) {
    found |= select(0u, 1u << k, exchanged[(local & 0xffffffe0u) | k] == x);
  }
  workgroupBarrier();
  return found;
}
fn lanes_true(x: bool, local: u32) -> u32 {
  let same = lanes_like(select(0u, 1u, x), local); return select(~same, same, x);
}
fn s_lane_word(x: u32, local: u32, lane: u32) -> u32 { return subgroupShuffle(x, lane & 31u); }
fn s_lane_pair(x: vec2<u32>, local: u32, lane: u32) -> vec2<u32> { return subgroupShuffle(x, lane & 31u); }
fn s_lanes_like(x: u32, local: u32) -> u32 {
  var found = 0u;
  for (var k = 0u; k < 32u; k++) { found |= select(0u, 1u << k, subgroupShuffle(x, k) == x); }
  return found;
}
fn s_lanes_true(x: bool, local: u32) -> u32 { return subgroupBallot(x).x; }

"""Tiles of matrix products on Hopper: PTX that copies them to shared memory, and that multiplies them there.

A ring of stages lies in shared memory, each a tile of either operand, 128 bytes long along the sum. One warp
fills them by copies of the tensor memory accelerator (TMA), which read zeros outside of an array; the
warpgroups of a block, of 64 rows each, multiply them by wgmma. Two mbarriers belong to a stage: one says that
it is full, the other that every warp has used it. A position in the ring is a stage, and the parity of the
rounds before it.

Both sides are a single piece of assembly each: an accumulator may not be moved while a product is on its way,
and LLVM does not know that one is.
"""

from __future__ import annotations

from vyre.lower.ring import ALIGNED, BARRIER, BLOCK, ROWS, SPAN, RingShape


def begun(ring: RingShape, base: str, thread: str) -> str:
    """Return assembly that aligns the start of the ring and prepares its mbarriers, for all threads."""
    warps = ring.rows // 16
    inits = [
        f"mbarrier.init.shared::cta.b64 [{base}+{ring.barriers + BARRIER * at}], "
        f"{1 if at < ring.stages else warps};"
        for at in range(2 * ring.stages)
    ]
    guarded = [f"@p {line}" for line in (*inits, "fence.mbarrier_init.release.cluster;")]
    return _block(
        ".reg .pred p;",
        f"add.u32 {base}, {base}, {ALIGNED - 1};",
        f"and.b32 {base}, {base}, {-ALIGNED};",
        f"setp.eq.u32 p, {thread}, 0;",
        *guarded,
        "bar.sync 0;",
    )


def _block(*lines: str) -> str:
    return "{\n" + "\n".join(lines) + "\n}"


def _advanced(ring: RingShape, stage: str, parity: str) -> list[str]:
    return [
        f"add.u32 {stage}, {stage}, 1;",
        f"setp.eq.u32 p, {stage}, {ring.stages};",
        f"@p xor.b32 {parity}, {parity}, 1;",
        f"@p mov.u32 {stage}, 0;",
    ]


def fed(
    ring: RingShape, position: tuple[str, str], base: str, maps: tuple[str, str], at: tuple[str, ...]
) -> str:
    """Return assembly for one thread that fills stages with the tiles of one product: `at` are the row of the
    left array, or its column if it is across, its first row along the sum then, both of the right one, and
    how many stages there are.
    """
    (stage, parity), (left, left_first, right, right_first, count) = position, at
    copies: list[str] = []
    for side, (map_, own, first) in enumerate(((maps[0], left, left_first), (maps[1], right, right_first))):
        size = ring.columns if side else ring.rows
        offset = ring.left_bytes * side
        if not ring.across[side]:
            copies.append(_copy(f"to+{offset}", map_, "k", own))
            continue
        copies.append(f"add.u32 y, k, {first};")
        for block in range(size // BLOCK):
            copies.append(f"add.u32 x, {own}, {block * BLOCK};")
            copies.append(_copy(f"to+{offset + block * BLOCK * SPAN}", map_, "x", "y"))
    return _block(
        ".reg .pred p, q;",
        ".reg .b32 n, k, x, y, to, full, last;",
        f"setp.eq.u32 q, {count}, 0;",
        "@q bra DONE;",
        f"mov.u32 n, {count};",
        "mov.u32 k, 0;",
        "NEXT:",
        f"mad.lo.u32 full, {stage}, {BARRIER}, {base};",
        f"xor.b32 last, {parity}, 1;",
        f"WAIT: mbarrier.try_wait.parity.shared::cta.b64 p, "
        f"[full+{ring.barriers + BARRIER * ring.stages}], last;",
        "@!p bra WAIT;",
        f"mbarrier.arrive.expect_tx.shared::cta.b64 _, [full+{ring.barriers}], {ring.stage_bytes};",
        f"mad.lo.u32 to, {stage}, {ring.stage_bytes}, {base};",
        f"add.u32 full, full, {ring.barriers};",
        *copies,
        f"add.u32 k, k, {ring.depth};",
        *_advanced(ring, stage, parity),
        "sub.u32 n, n, 1;",
        "setp.ne.u32 q, n, 0;",
        "@q bra NEXT;",
        "DONE:",
    )


def _copy(to: str, map_: str, x: str, y: str) -> str:
    return (
        "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes "
        f"[{to}], [{map_}, {{{x}, {y}}}], [full];"
    )


def multiplied(
    ring: RingShape, sums: list[str], position: tuple[str, str], base: str, warp: str, lane: str, count: str
) -> str:
    """Return assembly for the threads of all warpgroups that adds the product of `count` stages to the sums,
    one for each two columns.
    """
    stage, parity = position
    advance = [128 if is_across else 2 for is_across in ring.across]  # of a descriptor, in 16 bytes
    left, right = _descriptor(ring, 0), _descriptor(ring, 1)
    steps = [f"{_instruction(ring)} {{{', '.join(sums)}}}, a{at}, b{at}, {_flags(ring)};" for at in range(4)]
    later = [
        f"add.u64 {name}{at}, {name}0, {at * by};"
        for at in range(1, 4)
        for name, by in zip("ab", advance, strict=True)
    ]
    empty = ring.barriers + BARRIER * ring.stages
    return _block(
        ".reg .pred p, q, r, one;",
        ".reg .b32 n, full, used, a, b, w;",
        ".reg .b64 a0, a1, a2, a3, b0, b1, b2, b3;",
        f"setp.eq.u32 q, {count}, 0;",
        "@q bra DONE;",
        f"setp.eq.u32 one, {lane}, 0;",
        f"shr.u32 w, {warp}, 2;",
        f"mad.lo.u32 w, w, {ROWS * SPAN}, {base};",
        f"mov.u32 n, {count};",
        "mov.u32 used, 0;",
        "NEXT:",
        f"mad.lo.u32 full, {stage}, {BARRIER}, {base};",
        f"WAIT: mbarrier.try_wait.parity.shared::cta.b64 p, [full+{ring.barriers}], {parity};",
        "@!p bra WAIT;",
        f"mad.lo.u32 a, {stage}, {ring.stage_bytes}, w;",
        f"mad.lo.u32 b, {stage}, {ring.stage_bytes}, {base};",
        f"add.u32 b, b, {ring.left_bytes};",
        *left,
        *right,
        *later,
        "wgmma.fence.sync.aligned;",
        *steps,
        "wgmma.commit_group.sync.aligned;",
        "wgmma.wait_group.sync.aligned 1;",
        "setp.ne.and.u32 r, used, 0, one;",
        f"@r mbarrier.arrive.shared::cta.b64 _, [used+{empty}];",
        "mov.u32 used, full;",
        *_advanced(ring, stage, parity),
        "sub.u32 n, n, 1;",
        "setp.ne.u32 q, n, 0;",
        "@q bra NEXT;",
        "wgmma.wait_group.sync.aligned 0;",
        f"@one mbarrier.arrive.shared::cta.b64 _, [used+{empty}];",
        "DONE:",
    )


def _descriptor(ring: RingShape, side: int) -> list[str]:
    """Return the lines that make the descriptor of a tile from its address: see the PTX ISA, "matrix
    descriptor format".
    """
    name = "ab"[side]
    blocks = BLOCK * SPAN >> 4 if ring.across[side] else 1  # between blocks of 64 along rows or columns
    low = f"shr.u32 {name}, {name}, 4;", f"or.b32 {name}, {name}, {blocks << 16};"
    return [*low, f"mov.b64 {name}0, {{{name}, {ALIGNED >> 4 | 1 << 30}}};"]


def _instruction(ring: RingShape) -> str:
    kind = {"i8": "s8"}.get(ring.kind.name, ring.kind.name)
    sums = "f32" if ring.kind.is_float else "s32"
    depth = 32 // ring.kind.itemsize
    return f"wgmma.mma_async.sync.aligned.m64n{ring.columns}k{depth}.{sums}.{kind}.{kind}"


def _flags(ring: RingShape) -> str:
    """Return the operands after the tiles: sums are added to, and of floats no operand is negated."""
    if not ring.kind.is_float:
        return "1"
    return f"1, 1, 1, {int(ring.across[0])}, {int(ring.across[1])}"

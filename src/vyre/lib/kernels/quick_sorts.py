# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""A quicksort of words for CPUs that bring the elements of a mask together, as those with AVX-512 do.

A segment of words is parted by a pivot, subgroup by subgroup: lesser words stay, others go to a spare place
and back. A short one is sorted by a network. The longer part waits on a stack, which so has few entries.
"""

from __future__ import annotations

from vyre import (
    Buf,
    Const,
    InOut,
    Out,
    barrier,
    dtype,
    func,
    i32,
    kernel,
    lid,
    popcount,
    shared,
    subgroup_ballot,
    subgroup_broadcast,
    subgroup_exclusive_add,
    subgroup_shuffle_xor,
    u32,
    u64,
    unroll,
    while_,
    wid,
)  # fmt: skip
from vyre.lib.kernels.flat_sorts import BUCKETS, FACTS, LANES, in_steps, result_of
from vyre.run.kernel import total

ROWS = 16  # of a segment that a network sorts
STACK = 64
DEEP = 40  # levels of segments, of which samples no longer find good pivots


@func
def tile_place(r):
    return (r & (ROWS - 1)) * LANES + lid()


@func
def merge_rows(tile, rows):
    """Sort rows of lanes, a power of two, of which each is bitonic, by a bitonic network."""
    size = 1
    for _ in while_(size <= rows, most=ROWS):
        half = size // 2
        for p in range(rows // 2 if size > 1 else 0):
            i = p & (half - 1)
            front = tile_place((p - i) * 2 + i)
            back = tile_place((p - i) * 2 + size - 1 - i)
            a = tile[front]
            b = subgroup_shuffle_xor(tile[back], LANES - 1)
            barrier()
            tile[front] = min(a, b)
            tile[back] = subgroup_shuffle_xor(max(a, b), LANES - 1)
        apart = half // 2
        for _ in while_(apart > 0, most=ROWS):
            for p in range(rows // 2):
                low = tile_place(((p & -apart) << 1) | (p & (apart - 1)))
                high = tile_place((((p & -apart) << 1) | (p & (apart - 1))) + apart)
                a = tile[low]
                b = tile[high]
                barrier()
                tile[low] = min(a, b)
                tile[high] = max(a, b)
            apart = apart // 2
        for r in range(rows):
            tile[tile_place(r)] = in_steps(tile[tile_place(r)], 5, False)
        size = size * 2


@total
@kernel(workgroup=LANES)
def quick_sort(
    w: InOut[W], facts: Buf[W], starts: Buf[i32], y: Out[R, "m"], m: i32, n: i32, top: K, flip: K, nan: R,
    K: Const[dtype], W: Const[dtype], R: Const[dtype], is_float: Const[bool], descending: Const[bool],
    pairs: Const[bool], is_row: Const[bool],
):  # fmt: skip
    """Sort a row or a bucket of words, with the other half of `w` as its spare place."""
    tile = shared(W, ROWS * LANES)
    firsts = shared(i32, STACK)
    sizes = shared(i32, STACK)
    levels = shared(i32, STACK)
    lows = shared(W, STACK)
    highs = shared(W, STACK)
    # What is known of these numbers would be tested before the kernel, with a second form where it is false.
    own = subgroup_broadcast(wid(), 0)
    begin, whole = own * n, n
    wrong = facts[own * FACTS + 2] != 0
    if not is_row:
        part = -(-n // BUCKETS)
        begin = starts[own] if wrong else min(own * part, n)
        end = min(begin + part, n)
        if wrong:
            end = starts[own + 1] if own + 1 < BUCKETS else n
        whole = end - begin
    if not wrong:
        for k in range(0, whole, LANES):
            if k + lid() < whole:
                word = w[begin + k + lid()]
                y[begin + k + lid()] = result_of(word, R, K, top, flip, nan, is_float, descending, pairs)
    if lid() == 0:
        firsts[0], sizes[0], levels[0] = begin, whole, 0
        lows[0], highs[0] = facts[own * FACTS], facts[own * FACTS + 1]
    spare = m + begin
    count = 1 if wrong and whole > 0 else 0
    for _ in while_(count > 0, most=1 << 30):
        count -= 1
        barrier()
        first, size = subgroup_broadcast(firsts[count], 0), subgroup_broadcast(sizes[count], 0)
        level = subgroup_broadcast(levels[count], 0)
        lowest, highest = subgroup_broadcast(lows[count], 0), subgroup_broadcast(highs[count], 0)
        barrier()
        is_long = size > ROWS * LANES
        if lowest == highest:
            for k in range(0, size, LANES):
                if k + lid() < size:
                    y[first + k + lid()] = result_of(
                        lowest, R, K, top, flip, nan, is_float, descending, pairs
                    )
        else:
            rows = 1
            for _ in while_(rows * LANES < size and not is_long, most=ROWS):
                rows = rows * 2
            for r in range(rows):
                word = ~W(0)
                if is_long:  # a sample
                    drawn = u64(u32(lid() * 1664525 + size) * u32(2654435769))
                    word = w[first + i32((drawn * u64(u32(size))) >> u64(32))]
                elif r * LANES + lid() < size:
                    word = w[first + r * LANES + lid()]
                for k in unroll(range(1, 5)):
                    word = in_steps(word, k, (lid() >> k) & 1 == 1)
                tile[tile_place(r)] = word
            merge_rows(tile, rows)
            for r in range(0 if is_long else rows):
                j = r * LANES + lid()
                if j < size:
                    word = tile[tile_place(r)]
                    y[first + j] = result_of(word, R, K, top, flip, nan, is_float, descending, pairs)
            if is_long:
                pivot = subgroup_broadcast(tile[lid()], LANES // 2)
                if level > DEEP:
                    pivot = lowest + ((highest - lowest) >> W(1)) + W(1)
                if pivot == lowest:
                    pivot += W(1)
                less, others = 0, 0
                for k in range(0, size - LANES + 1, LANES):
                    word = w[first + k + lid()]
                    is_less = word < pivot
                    to_left = first + less + subgroup_exclusive_add(i32(is_less))
                    to_spare = spare + others + subgroup_exclusive_add(i32(not is_less))
                    step = i32(popcount(subgroup_ballot(is_less)))
                    less += step
                    others += LANES - step
                    barrier()
                    if is_less:
                        w[to_left] = word
                    if not is_less:
                        w[to_spare] = word
                done = less + others
                rest = w[first + done + lid()] if done + lid() < size else W(0)
                has_less = done + lid() < size and rest < pivot
                has_other = done + lid() < size and rest >= pivot
                to_end = first + less + subgroup_exclusive_add(i32(has_less))
                to_spare_end = spare + others + subgroup_exclusive_add(i32(has_other))
                less += i32(popcount(subgroup_ballot(has_less)))
                others += i32(popcount(subgroup_ballot(has_other)))
                barrier()
                if has_less:
                    w[to_end] = rest
                if has_other:
                    w[to_spare_end] = rest
                barrier()
                for k in range(0, others, LANES):
                    word = w[spare + k + lid()]
                    if k + lid() < others:
                        w[first + less + k + lid()] = word
                longer = count if less > size - less else count + 1
                other = count + count + 1 - longer
                if lid() == 0:
                    firsts[longer], sizes[longer], levels[longer] = first, less, level + 1
                    lows[longer], highs[longer] = lowest, pivot - W(1)
                    firsts[other], sizes[other], levels[other] = first + less, size - less, level + 1
                    lows[other], highs[other] = pivot, highest
                count += 2

# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Bytes: matches of automata in chunks, validation of UTF-8, base64."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace

from vyre import (
    Buf,
    Const,
    InOut,
    Out,
    atomic_min,
    dtype,
    func,
    gid,
    i32,
    kernel,
    lid,
    popcount,
    subgroup_any,
    subgroup_ballot,
    subgroup_broadcast,
    subgroup_exclusive_add,
    table,
    u8,
    u32,
    unroll,
    wid,
)

CHUNK = 1024  # bytes that one invocation reads with an automaton
SPAN = 1 << 14  # bytes that a subgroup searches
LANES = 32


@kernel
def chunk_maps(
    data: Buf[u8], steps: Buf[i32, 2], y: Out[i32, "chunks", "states"], chunks: i32, states: i32, chunk: i32
):
    """The state in which an automaton ends a chunk, for each state in which it begins."""
    state = gid(1)
    for k in range(gid(0) * chunk, min(gid(0) * chunk + chunk, len(data))):
        state = steps[state, i32(data[k])]
    y[gid(0), gid(1)] = state


@kernel
def chunk_starts(maps: Buf[i32, 2], y: Out[i32, "chunks"], chunks: i32, first: i32):
    """The state in which each chunk begins, one after the other; a launch of one invocation."""
    state = first
    for c in range(chunks):
        y[c] = state
        state = maps[c, state]


@func
def entered(data, steps, starts, c, chunk, warm):
    """The state at the start of a chunk: known, or that of a text which begins `warm` bytes before."""
    state = starts[c]
    for k in range(max(0, c * chunk - warm), c * chunk):
        state = steps[state, i32(data[k])]
    return state


@cache
def chunk_forms(is_alone):
    """Kernels that count and write matches chunk by chunk; `is_alone`: a thread for each chunk, not lanes."""
    made = kernel(workgroup=1) if is_alone else kernel

    @made
    def chunk_counts(
        data: Buf[u8], steps: Buf[i32, 2], ends: Buf[i32], starts: Buf[i32], y: Out[i32, "chunks"],
        chunks: i32, chunk: i32, warm: i32,
    ):  # fmt: skip
        """The number of matches that end in each chunk: ends[s + 1] - ends[s] of them in state s."""
        own = wid() if is_alone else gid()
        state = entered(data, steps, starts, own, chunk, warm)
        count = 0
        for k in range(own * chunk, min(own * chunk + chunk, len(data))):
            state = steps[state, i32(data[k])]
            count += ends[state + 1] - ends[state]
        y[own] = count

    @made
    def chunk_matches(
        data: Buf[u8], steps: Buf[i32, 2], ends: Buf[i32], lists: Buf[i32], sizes: Buf[i32], starts: Buf[i32],
        before: Buf[S], places: Out[i32, "n"], which: Out[i32, "n"], n: i32, chunk: i32, warm: i32,
        S: Const[dtype],
    ):  # fmt: skip
        """Write the start of each match and its pattern, in the order of their ends."""
        own = wid() if is_alone else gid()
        state = entered(data, steps, starts, own, chunk, warm)
        at = i32(before[own])
        for k in range(own * chunk, min(own * chunk + chunk, len(data))):
            state = steps[state, i32(data[k])]
            for e in range(ends[state], ends[state + 1]):
                places[at] = k + 1 - sizes[lists[e]]
                which[at] = lists[e]
                at += 1

    @made
    def plain_counts(data: Buf[u8], pattern: Buf[u8], y: Out[i32, "chunks"], chunks: i32, chunk: i32):
        """The number of places in each chunk where the pattern begins."""
        own = wid() if is_alone else gid()
        count = 0
        for k in range(own * chunk, min(own * chunk + chunk, len(data) - len(pattern) + 1)):
            if data[k] == pattern[0]:
                count += i32(is_here(data, pattern, k))
        y[own] = count

    @made
    def plain_matches(
        data: Buf[u8],
        pattern: Buf[u8],
        before: Buf[S],
        places: Out[i32, "n"],
        n: i32,
        chunk: i32,
        S: Const[dtype],
    ):
        own = wid() if is_alone else gid()
        at = i32(before[own])
        for k in range(own * chunk, min(own * chunk + chunk, len(data) - len(pattern) + 1)):
            if data[k] == pattern[0] and is_here(data, pattern, k):
                places[at] = k
                at += 1

    return SimpleNamespace(
        chunk_counts=chunk_counts, chunk_matches=chunk_matches, plain_counts=plain_counts,
        plain_matches=plain_matches,
    )  # fmt: skip


@func
def begins(data, pattern, j, end):
    """True in the lanes at whose place j, before the end, the pattern begins."""
    found = j < end
    for i in range(len(pattern)):
        if not subgroup_any(found):
            break
        found = found and data[j + i] == pattern[i]
    return found


@kernel(workgroup=LANES)
def counts_together(data: Buf[u8], pattern: Buf[u8], y: Out[i32, "chunks"], chunks: i32, chunk: i32):
    """As `plain_counts`, for CPUs that bring the elements of a mask together."""
    own = subgroup_broadcast(wid(), 0)  # so that its accesses are tested where they are, in one form
    end = min(own * chunk + chunk, len(data) - len(pattern) + 1)
    count = 0
    for k in range(own * chunk, end, LANES):
        count += i32(popcount(subgroup_ballot(begins(data, pattern, k + lid(), end))))
    if lid() == 0:
        y[own] = count


@kernel(workgroup=LANES)
def matches_together(
    data: Buf[u8], pattern: Buf[u8], before: Buf[S], places: Out[i32, "n"], n: i32, chunk: i32,
    S: Const[dtype],
):  # fmt: skip
    """As `plain_matches`."""
    own = subgroup_broadcast(wid(), 0)
    end = min(own * chunk + chunk, len(data) - len(pattern) + 1)
    at = subgroup_broadcast(i32(before[own]), 0)
    for k in range(own * chunk, end, LANES):
        found = begins(data, pattern, k + lid(), end)
        to = at + subgroup_exclusive_add(i32(found))
        at += i32(popcount(subgroup_ballot(found)))
        if found:
            places[to] = k + lid()


@kernel
def automaton_states(data: Buf[u8, "n"], steps: Buf[i32, 2], starts: Buf[i32], y: Out[i32, "n"], chunk: i32):
    """The state after each byte; an invocation for each chunk."""
    state = starts[gid()]
    for k in range(gid() * chunk, min(gid() * chunk + chunk, len(data))):
        state = steps[state, i32(data[k])]
        y[k] = state


@kernel
def message_states(
    data: Buf[u8], steps: Buf[i32, 2], starts: Buf[S], y: Out[i32, "n"], n: i32, first: i32, S: Const[dtype]
):
    """The state after each message."""
    state = first
    for k in range(i32(starts[gid()]), i32(starts[gid() + 1])):
        state = steps[state, i32(data[k])]
    y[gid()] = state


@func
def byte_at(data, k):
    return u32(data[k])


@func
def is_wrong_at(data, k):
    """True if a byte that is not part of UTF-8 text, or that begins such a sequence, is at this place."""
    b = byte_at(data, k)
    if b < 128:
        return False
    one, two, three = byte_at(data, k + 1), byte_at(data, k + 2), byte_at(data, k + 3)
    follows = (one & 0xC0) == 0x80
    follows_two = (two & 0xC0) == 0x80
    follows_three = (three & 0xC0) == 0x80
    if b < 0xC0:  # it continues a sequence that begins one to three bytes before
        begins = byte_at(data, k - 1) >= 0xC2
        begins_two = byte_at(data, k - 2) >= 0xE0 and (byte_at(data, k - 1) & 0xC0) == 0x80
        begins_three = (
            byte_at(data, k - 3) >= 0xF0
            and (byte_at(data, k - 2) & 0xC0) == 0x80
            and (byte_at(data, k - 1) & 0xC0) == 0x80
        )
        return not (begins or begins_two or begins_three)
    if b < 0xC2 or b > 0xF4:
        return True
    if b < 0xE0:
        return not follows
    low = 0xA0 if b == 0xE0 else 0x90 if b == 0xF0 else 0x80
    high = 0x9F if b == 0xED else 0x8F if b == 0xF4 else 0xBF
    is_second = one >= u32(low) and one <= u32(high)
    return not (is_second and follows_two and (b < 0xF0 or follows_three))


@kernel
def first_wrong(data: Buf[u8], y: InOut[i32]):
    if is_wrong_at(data, gid()):
        atomic_min(y, 0, gid())


@kernel(workgroup=LANES)
def first_wrong_ahead(data: Buf[u8], y: InOut[i32], span: i32):
    """As `first_wrong`, for devices without lanes: most bytes of most texts are ASCII."""
    own = subgroup_broadcast(wid(), 0)
    for k in range(own * span, min(own * span + span, len(data)), 4 * LANES):
        near = u8(0)
        for u in unroll(range(4)):
            near = near | data[k + u * LANES + lid()]
        if subgroup_any(near >= u8(128)):
            for u in range(4):
                if is_wrong_at(data, k + u * LANES + lid()):
                    atomic_min(y, 0, k + u * LANES + lid())


LETTERS = tuple(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
_VALUES = {
    letter: value
    for value, letter in enumerate(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
}
NO_LETTER = 255
VALUES = tuple(_VALUES.get(byte, NO_LETTER) for byte in range(256))


@kernel
def encoded(data: Buf[u8], y: Out[u8, "n"], n: i32):
    """Three bytes as four letters; = where there are fewer."""
    i = gid()
    size = len(data) - 3 * i
    word = u32(data[3 * i]) << 16 | u32(data[3 * i + 1]) << 8 | u32(data[3 * i + 2])
    for k in unroll(range(4)):
        letter = table(u8, LETTERS)[i32(word >> u32(18 - 6 * k) & 63)]
        y[4 * i + k] = letter if k <= size else u8(61)


@kernel
def decoded(text: Buf[u8], y: Out[u8, "n"], wrong: InOut[i32], n: i32):
    """Four letters as three bytes; the first place that is no letter goes to `wrong`."""
    i = gid()
    word = u32(0)
    for k in unroll(range(4)):
        at = 4 * i + k
        value = table(u8, VALUES)[i32(text[at])]
        is_end = at + 2 >= len(text) and k >= 2 and text[at] == 61 and (k == 3 or text[at + 1] == 61)
        if value == NO_LETTER and not is_end:
            atomic_min(wrong, 0, at)
        word = word << 6 | (u32(0) if value == NO_LETTER else u32(value))
    for k in unroll(range(3)):
        y[3 * i + k] = u8(word >> u32(16 - 8 * k))


@func
def is_here(data, pattern, k):
    is_same = True
    for j in range(1, len(pattern)):
        if data[k + j] != pattern[j]:
            is_same = False
            break
    return is_same


@kernel
def accepting(states: Buf[i32, "n"], ends: Buf[i32], y: Out[bool, "n"]):
    s = states[gid()]
    y[gid()] = ends[s + 1] > ends[s]


@kernel
def end_signs(text: Buf[u8], y: Out[i32, "1"]):
    """The number of = among the last two letters."""
    y[0] = i32(text[len(text) - 1] == 61) + i32(text[len(text) - 2] == 61)

"""Searching bytes, validating UTF-8, base64."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from vyre.ir import dtypes
from vyre.ir.problem import CallError
from vyre.ir.spoken import short
from vyre.lib.arrays import brings_together, has_lanes, require_ascending, result_of_shape, size_of, type_of
from vyre.lib.automata import Automaton, of_patterns, of_regex
from vyre.lib.calls import recorded
from vyre.lib.hashes import bytes_of, starts_of
from vyre.lib.kernels import text as kernels
from vyre.lib.kernels.layout import constant
from vyre.lib.scans import cumulative_sum
from vyre.lib.transfer import beside, number_at

Patterns = bytes | Sequence[bytes]


def find_all(data: Any, patterns: Patterns) -> Any:
    """The indices at which a pattern begins, in order; occurrences may overlap.

    For a sequence of patterns: two arrays, the places and which pattern it is, in the order of the matches'
    ends; of those that end together the longest first. Waits for the number of matches.
    """
    data = bytes_of("data", data)
    is_one = isinstance(patterns, bytes)
    every = [patterns] if isinstance(patterns, bytes) else list(patterns)
    if not every or any(not isinstance(pattern, bytes) or not pattern for pattern in every):
        raise CallError(
            f"patterns is {short(patterns)}. Fix: pass bytes that are not empty, or a list of them."
        )
    if is_one:
        return _found_plainly(data, every[0])
    automaton = _automaton_of(tuple(every))
    sizes = np.array([len(pattern) for pattern in every], np.int32)
    chunks = _chunks(data)
    starts = constant(data, n=chunks, value=0, R=dtypes.i32)
    return _matches(data, automaton, starts, sizes, int(sizes.max()) - 1, kernels.CHUNK)


def regex_ends(data: Any, pattern: str) -> Any:
    """The indices after which a match of a regular expression ends, wherever it begins, in order.

    Chunks are read from every state of the automaton at once, and their maps are composed. Waits for the
    number of matches.
    """
    data = bytes_of("data", data)
    automaton = _regex(pattern, True)
    starts, chunk = _chunk_states(data, automaton.steps)
    sizes = np.zeros(1, np.int32)
    return _matches(data, automaton, starts, sizes, 0, chunk)[0]


def regex_match(data: Any, pattern: str, starts: Any = None) -> Any:
    """True where a regular expression matches the whole of the data, or of each message."""
    data = bytes_of("data", data)
    automaton = _regex(pattern, False)
    is_one = starts is None
    starts, S, n = starts_of([0, size_of(data)] if is_one else starts)
    require_ascending(data, starts)
    steps, starts = beside(data, automaton.steps), beside(data, starts)
    states = kernels.message_states(data, steps, starts, n=n, first=0, S=S, domain=n)
    accepted = kernels.accepting(states, beside(data, automaton.ends))
    return result_of_shape(accepted, ()) if is_one else accepted


@recorded
def dfa_scan(data: Any, steps: Any, *, start: int = 0) -> Any:
    """The state of an automaton after each byte; `steps[state, byte]` is the next state."""
    data = bytes_of("data", data)
    steps = np.ascontiguousarray(steps, np.int32)
    if steps.ndim != 2 or steps.shape[1] != 256 or not 0 <= start < len(steps):
        what = f"steps has shape {steps.shape}, and start is {start}"
        raise CallError(f"{what}. Fix: pass a state for each state and each of 256 bytes.")
    if steps.size and not (steps.min() >= 0 and steps.max() < len(steps)):
        raise CallError(f"steps leads to states outside of 0 to {len(steps) - 1}. Fix: correct the table.")
    starts, chunk = _chunk_states(data, steps, start)
    steps = beside(data, steps)
    return kernels.automaton_states(data, steps, starts, chunk=chunk, domain=_chunks(data, chunk))


@recorded
def utf8_error(data: Any) -> Any:
    """The position of the first byte that is not valid UTF-8; the number of bytes if all are."""
    data = bytes_of("data", data)
    wrong = constant(data, n=1, value=size_of(data), R=dtypes.i32)
    if has_lanes(data):
        return result_of_shape(kernels.first_wrong(data, wrong, domain=size_of(data)), ())
    groups = -(-size_of(data) // kernels.SPAN)
    return result_of_shape(kernels.first_wrong_ahead(data, wrong, span=kernels.SPAN, groups=groups), ())


def is_utf8(data: Any) -> bool:
    """True if the bytes are UTF-8 text. Waits for the result."""
    return number_at(utf8_error(data), 0) == size_of(bytes_of("data", data))


@recorded
def base64_encode(data: Any) -> Any:
    """The base64 text of bytes, padded with =, as u8."""
    data = bytes_of("data", data)
    groups = -(-size_of(data) // 3)
    return kernels.encoded(data, n=4 * groups, domain=groups)


def base64_decode(text: Any) -> Any:
    """The bytes that a base64 text encodes. Waits for a check of the text."""
    text = bytes_of("text", text)
    size = size_of(text)
    if size % 4:
        raise CallError(f"the text has {size} letters. Fix: pass a multiple of four, with = at the end.")
    wrong = constant(text, n=1, value=size, R=dtypes.i32)
    ends = kernels.end_signs(text, domain=1) if size else wrong
    n = size // 4 * 3 - number_at(ends, 0)
    y = kernels.decoded(text, wrong=wrong, n=n, domain=size // 4)
    place = number_at(wrong, 0)
    if place < size:
        raise CallError(f"the letter at {place} is not one of base64. Fix: pass letters, digits, + and /.")
    return y


def _chunks(data: Any, chunk: int = kernels.CHUNK) -> int:
    return max(1, -(-size_of(data) // chunk))


@lru_cache(maxsize=64)
def _automaton_of(patterns: tuple[bytes, ...]) -> Automaton:
    return of_patterns(list(patterns))


@lru_cache(maxsize=64)
def _regex(pattern: str, anywhere: bool) -> Automaton:
    if not isinstance(pattern, str):
        raise CallError(f"the pattern is {short(pattern)}. Fix: pass a regular expression as a string.")
    return of_regex(pattern, anywhere=anywhere)


def _chunk_states(data: Any, steps: Any, start: int = 0) -> tuple[Any, int]:
    """The state in which each chunk begins, and the size of chunks: all of the data, without lanes."""
    if not has_lanes(data) or size_of(data) <= kernels.CHUNK:
        return constant(data, n=1, value=start, R=dtypes.i32), max(1, size_of(data))
    chunks, states = _chunks(data), len(steps)
    maps = kernels.chunk_maps(
        data, beside(data, steps), chunks=chunks, states=states, chunk=kernels.CHUNK, domain=(chunks, states)
    )
    return kernels.chunk_starts(maps, chunks=chunks, first=start, domain=1), kernels.CHUNK


def _found_plainly(data: Any, pattern: bytes) -> Any:
    forms, is_together = kernels.chunk_forms(not has_lanes(data)), brings_together(data)
    chunk = kernels.SPAN if is_together else kernels.CHUNK
    chunks = _chunks(data, chunk)
    counting, placing = forms.plain_counts, forms.plain_matches
    if is_together:
        counting, placing = kernels.counts_together, kernels.matches_together
    run = {"chunk": chunk, "groups" if is_together else "domain": chunks}
    wanted = beside(data, np.frombuffer(pattern, np.uint8))
    before = cumulative_sum(counting(data, wanted, chunks=chunks, **run), include_initial=True)
    return placing(data, wanted, before, n=number_at(before, -1), S=type_of("before", before), **run)


def _matches(
    data: Any, automaton: Automaton, starts: Any, sizes: Any, warm: int, chunk: int
) -> tuple[Any, Any]:
    """The starts of matches and their patterns: counted, placed by a scan, and written."""
    forms = kernels.chunk_forms(not has_lanes(data))
    chunks = _chunks(data, chunk)
    named = {"chunk": chunk, "warm": warm, "domain": chunks}
    lists = automaton.lists if len(automaton.lists) else np.zeros(1, np.int32)
    steps, ends, lists, sizes = (
        beside(data, part) for part in (automaton.steps, automaton.ends, lists, sizes)
    )
    counts = forms.chunk_counts(data, steps, ends, starts, chunks=chunks, **named)
    before = cumulative_sum(counts, include_initial=True)
    n = number_at(before, -1)
    matches: tuple[Any, Any] = forms.chunk_matches(
        data, steps, ends, lists, sizes, starts, before, n=n, S=type_of("before", before),
        **named,
    )  # fmt: skip
    return matches

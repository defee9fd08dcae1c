"""Hashes, searches, regular expressions, UTF-8 and base64, against Python's own."""

from __future__ import annotations

import base64
import hashlib
import re
import zlib
from itertools import pairwise, product
from typing import Any

import numpy as np
import pytest

import vyre as vy
from lib.cases import SIZES, Array, everywhere
from vyre import lib


def data(n: int, low: int = 0, high: int = 256) -> Array:
    return np.random.default_rng(n).integers(low, high, n).astype(np.uint8)


def fnv(message: bytes, basis: int, prime: int, bits: int) -> int:
    for byte in message:
        basis = (basis ^ byte) * prime % (1 << bits)
    return basis


@pytest.mark.parametrize("n", [*SIZES, 3, 55, 56, 64, 5000])
def test_hashes_are_those_of_python(n: int) -> None:
    x = data(n)
    message = x.tobytes()

    assert zlib.crc32(message) == lib.crc32(x)
    assert hashlib.sha256(message).digest() == lib.sha256(x).tobytes()
    assert fnv(message, 0xCBF29CE484222325, 0x100000001B3, 64) == lib.fnv1a(x)
    assert fnv(message, 0x811C9DC5, 0x01000193, 32) == lib.fnv1a(message, dtype=vy.u32)


def test_xxhash_gives_the_published_values() -> None:
    assert 0xEF46DB3751D8E999 == lib.xxhash64(b"")
    assert 0xD24EC4F1A98C6E5B == lib.xxhash64(b"a")
    assert 0x44BC2CF5AD770999 == lib.xxhash64(b"abc")
    xxhash = pytest.importorskip("xxhash", reason="xxhash, which other lengths are compared with")
    for n in (7, 31, 32, 33, 100, 1000):
        for seed in (0, 2**64 - 1):
            assert xxhash.xxh64_intdigest(data(n).tobytes(), seed) == lib.xxhash64(data(n), seed=seed)


def test_many_messages_are_hashed_as_each() -> None:
    x = data(300)
    starts = np.array([0, 0, 1, 4, 100, 300], "i4")
    each = [x[a:b].tobytes() for a, b in pairwise(starts)]

    assert [zlib.crc32(one) for one in each] == everywhere(lib.crc32, x, starts).tolist()
    assert [hashlib.sha256(one).digest() for one in each] == [
        row.tobytes() for row in everywhere(lib.sha256, x, starts)
    ]
    assert [int(lib.xxhash64(one)) for one in each] == everywhere(lib.xxhash64, x, starts).tolist()
    assert [int(lib.fnv1a(one)) for one in each] == lib.fnv1a(x, starts.astype("i8")).tolist()


def test_a_long_message_is_divided_on_every_device() -> None:
    x = data(9000)

    assert zlib.crc32(x.tobytes()) == everywhere(lib.crc32, x)
    large = data((1 << 20) + 7)
    assert zlib.crc32(large.tobytes()) == lib.crc32(large)


@pytest.mark.parametrize("pattern", [b"a", b"ab", b"aba", b"zz", b"abcab"])
def test_a_pattern_is_found_wherever_it_begins(pattern: bytes) -> None:
    x = data(2500, 97, 100)
    wanted = [found.start() for found in re.finditer(b"(?=" + pattern + b")", x.tobytes())]

    assert wanted == everywhere(lib.find_all, x, pattern).tolist()
    assert [] == lib.find_all(b"", pattern).tolist()


def test_many_patterns_are_found_in_the_order_of_their_ends() -> None:
    x = data(2500, 97, 100)
    text, patterns = x.tobytes(), [b"a", b"abc", b"bc", b"zzz", b"cabcabc"]
    found = [
        (k + len(pattern), -len(pattern), k, which)
        for which, pattern in enumerate(patterns)
        for k in range(len(text))
        if text.startswith(pattern, k)
    ]
    places, which = everywhere(lib.find_all, x, patterns)

    assert sorted(found) == found_in_order(places, which, patterns)


def found_in_order(places: Array, which: Array, patterns: list[bytes]) -> list[tuple[int, int, int, int]]:
    """Matches by end, length, place and pattern."""
    sizes = [len(patterns[index]) for index in which]
    return [(k + n, -n, k, p) for k, n, p in zip(places.tolist(), sizes, which.tolist(), strict=True)]


EXPRESSIONS = [
    "a", "abc", "a*b", "(ab|ba)+c", "[^a]b{2,3}", r"\w+c?", "a?b?c?", "(?:a|b){2}c", "a{2,}", ".", "[a-b]c",
    "a|",
]  # fmt: skip


@pytest.mark.parametrize("pattern", EXPRESSIONS)
def test_expressions_match_as_in_python(pattern: str) -> None:
    messages = [bytes(letters) for n in range(6) for letters in product(b"abc", repeat=n)]
    joined = np.frombuffer(b"".join(messages), np.uint8)
    starts = np.cumsum([0, *map(len, messages)]).astype("i4")
    wanted = [re.fullmatch(pattern.encode(), message) is not None for message in messages]

    assert wanted == lib.regex_match(joined, pattern, starts).tolist()
    assert wanted[5] == lib.regex_match(messages[5], pattern)
    text = joined[-40:].tobytes()
    ends = [
        end
        for end in range(1, 41)
        if any(re.fullmatch(pattern.encode(), text[k:end]) for k in range(end + 1))
    ]
    assert ends == everywhere(lib.regex_ends, joined[-40:].copy(), pattern).tolist()


def test_chunks_are_composed() -> None:
    x = data(3000, 97, 100)
    text = x.tobytes()
    ends = [found.end() for found in re.finditer(b"ab", text)]

    assert ends == everywhere(lib.regex_ends, x, "ab").tolist()
    steps = np.zeros((2, 256), np.int32)
    steps[0, 97], steps[1] = 1, 1
    steps[1, 97] = 0
    states = everywhere(lib.dfa_scan, x, steps, start=1)
    assert ((np.cumsum(x == 97) + 1) % 2).tolist() == states.tolist()


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_invalid_utf8_begins_where_python_says(size: int) -> None:
    kinds = (0x41, 0x80, 0x8F, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xE0, 0xE1, 0xED, 0xF0, 0xF1, 0xF4, 0xF5)
    rng = np.random.default_rng(size)
    for letters in rng.choice(kinds, (150, size)).astype(np.uint8):
        text = letters.tobytes()
        try:
            text.decode()
            wanted = size
        except UnicodeDecodeError as error:
            wanted = error.start

        assert wanted == lib.utf8_error(text), text


def test_text_is_valid() -> None:
    text = ("plain, é, €, 😀. " * 50).encode()

    assert len(text) == everywhere(lib.utf8_error, np.frombuffer(text, np.uint8))
    assert lib.is_utf8(text)
    assert lib.is_utf8(b"")
    assert not lib.is_utf8(text[:-3] + b"\xff")


@pytest.mark.parametrize("n", [0, 1, 2, 3, 31, 1000])
def test_base64_goes_there_and_back(n: int) -> None:
    x = data(n)
    text = everywhere(lib.base64_encode, x)

    assert base64.b64encode(x.tobytes()) == text.tobytes()
    assert x.tolist() == everywhere(lib.base64_decode, text).tolist()


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (lambda: lib.crc32(np.ones(3)), "u8"),
        (lambda: lib.crc32(b"abc", np.ones((2, 2), "i4")), "starts"),
        (lambda: lib.fnv1a(b"", dtype=vy.u8), "u32 or u64"),
        (lambda: lib.find_all(b"abc", b""), "empty"),
        (lambda: lib.find_all(b"abc", []), "list"),
        (lambda: lib.base64_decode(b"abc"), "3 letters"),
        (lambda: lib.base64_decode(b"ab?="), "letter at 2"),
        (lambda: lib.base64_decode(b"a==="), "letter at 1"),
        (lambda: lib.base64_decode(b"ab==abcd"), "letter at 2"),
        (lambda: lib.regex_match(b"", "(a"), "without its"),
        (lambda: lib.regex_match(b"", "a)"), "too many"),
        (lambda: lib.regex_match(b"", "*"), "no meaning"),
        (lambda: lib.regex_match(b"", "[a"), "without its"),
        (lambda: lib.regex_match(b"", "[b-a]"), "range"),
        (lambda: lib.regex_match(b"", "a{3,2}"), "repeats"),
        (lambda: lib.regex_match(b"", "a{x}"), "without numbers"),
        (lambda: lib.regex_match(b"", r"\q"), "escape"),
        (lambda: lib.regex_match(b"", "é"), "byte"),
        (lambda: lib.regex_match(b"", "(a|b)*a(a|b){14}"), "states"),
        (lambda: lib.dfa_scan(b"", np.zeros((2, 255), "i4")), "steps"),
        (lambda: lib.dfa_scan(b"", np.full((2, 256), 2)), "outside"),
    ],
)
def test_a_wrong_argument_is_named_with_a_fix(call: Any, says: str) -> None:
    with pytest.raises(vy.CallError, match=says) as caught:
        call()

    assert "Fix: " in str(caught.value)


def test_text_is_refused_with_the_way_to_bytes() -> None:
    with pytest.raises(vy.CallError, match=r"data is a str.*Fix: pass text.encode\(\)"):
        lib.find_all("the cat", b"cat")


@pytest.mark.parametrize("size", [0, 1, 33, 1025, (1 << 14) + 2])
def test_a_pattern_is_found_across_the_ends_of_subgroups_and_spans(size: int) -> None:
    letters = data(size, 97, 99)
    for pattern in (b"a", b"ab", b"abaab"):
        whole = letters.tobytes()
        wanted = [at for at in range(size - len(pattern) + 1) if whole.startswith(pattern, at)]

        found = everywhere(lib.find_all, letters, pattern) if size < 2000 else lib.find_all(letters, pattern)

        assert wanted == found.tolist()

"""Published hash functions as kernels, a message for each invocation, against libraries and plain Python."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Out, gid, rotl, u8, u32, u64

Array = np.ndarray[Any, Any]
TEXTS = [b"", b"a", b"abc", b"123456789", b"message digest", bytes(range(256)), b"x" * 300]
DEVICES = ("cpu", "reference")
POLY = 0xEDB88320
P1, P2, P3, P4, P5 = 2654435761, 2246822519, 3266489917, 668265263, 374761393

# mypy: disable-error-code="no-untyped-def"


def messages(seed: int = 1) -> tuple[list[bytes], Array, Array]:
    """The texts and random ones; all of them in one array, and where each begins."""
    rng = np.random.default_rng(seed)
    texts = TEXTS + [rng.bytes(int(size)) for size in rng.integers(0, 80, 90)]
    starts = np.concatenate([[0], np.cumsum([len(text) for text in texts])])
    return texts, np.frombuffer(b"".join(texts), np.uint8), starts.astype(np.uint32)


@vy.kernel
def crc32_bits(data: Buf[u8], starts: Buf[u32], out: Out[u32]):
    """Bit by bit."""
    i = gid()
    crc = u32(0xFFFFFFFF)
    for at in range(starts[i], starts[i + 1]):
        crc = crc ^ u32(data[at])
        for _ in range(8):
            if crc & 1 == 1:
                crc = (crc >> 1) ^ POLY
            else:
                crc = crc >> 1
    out[i] = ~crc


@vy.kernel
def crc32_table(table: Out[u32]):
    crc = u32(gid())
    for _ in vy.unroll(range(8)):
        crc = (crc >> 1) ^ (POLY if crc & 1 != 0 else 0)
    table[gid()] = crc


@vy.kernel
def crc32_bytes(data: Buf[u8], starts: Buf[u32], table: Buf[u32], out: Out[u32]):
    """Byte by byte through the table."""
    i = gid()
    crc = ~u32(0)
    for at in range(starts[i], starts[i + 1]):
        crc = table[(crc ^ u32(data[at])) & 0xFF] ^ (crc >> 8)
    out[i] = ~crc


@vy.kernel
def fnv1a_64(data: Buf[u8], starts: Buf[u32], out: Out[u64]):
    i = gid()
    h = u64(0xCBF29CE484222325)
    for at in range(starts[i], starts[i + 1]):
        h = (h ^ u64(data[at])) * 0x100000001B3
    out[i] = h


@vy.func
def word(data, at):
    """Four bytes, the lowest first."""
    return u32(data[at]) | u32(data[at + 1]) << 8 | u32(data[at + 2]) << 16 | u32(data[at + 3]) << 24


@vy.func
def round32(acc, lane):
    return rotl(acc + lane * P2, 13) * P1


@vy.kernel
def xxhash32(data: Buf[u8], starts: Buf[u32], out: Out[u32], seed: u32 = 0):
    i = gid()
    at, end = starts[i], starts[i + 1]
    size = end - at
    h = seed + P5
    if size >= 16:
        a, b, c, d = seed + P1 + P2, seed + P2, seed, seed - P1
        for _ in range(size // 16):
            a = round32(a, word(data, at))
            b = round32(b, word(data, at + 4))
            c = round32(c, word(data, at + 8))
            d = round32(d, word(data, at + 12))
            at += 16
        h = rotl(a, 1) + rotl(b, 7) + rotl(c, 12) + rotl(d, 18)
    h += size
    for _ in range((end - at) // 4):
        h = rotl(h + word(data, at) * P3, 17) * P4
        at += 4
    for k in range(at, end):
        h = rotl(h + u32(data[k]) * P5, 11) * P1
    h = (h ^ (h >> 15)) * P2
    h = (h ^ (h >> 13)) * P3
    out[i] = h ^ (h >> 16)


def plain_xxhash32(text: bytes, seed: int) -> int:
    """The same in Python, from the published description."""

    def rot(x: int, n: int) -> int:
        x &= 0xFFFFFFFF
        return (x << n | x >> (32 - n)) & 0xFFFFFFFF

    at, h = 0, seed + P5
    if len(text) >= 16:
        lanes = [seed + P1 + P2, seed + P2, seed, seed - P1]
        while at + 16 <= len(text):
            for n in range(4):
                lane = int.from_bytes(text[at + 4 * n : at + 4 * n + 4], "little")
                lanes[n] = rot(lanes[n] + lane * P2, 13) * P1
            at += 16
        h = sum(rot(lane, n) for lane, n in zip(lanes, (1, 7, 12, 18), strict=True))
    h += len(text)
    while at + 4 <= len(text):
        h = rot(h + int.from_bytes(text[at : at + 4], "little") * P3, 17) * P4
        at += 4
    for byte in text[at:]:
        h = rot(h + byte * P5, 11) * P1
    h &= 0xFFFFFFFF
    h = (h ^ h >> 15) * P2 & 0xFFFFFFFF
    h = (h ^ h >> 13) * P3 & 0xFFFFFFFF
    return h ^ h >> 16


@vy.kernel
def adler32(data: Buf[u8], starts: Buf[u32], out: Out[u32]):
    a, b = u32(1), u32(0)
    for at in range(starts[gid()], starts[gid() + 1]):
        a = (a + u32(data[at])) % 65521
        b = (b + a) % 65521
    out[gid()] = b << 16 | a


@vy.kernel
def md5_block(blocks: Buf[u32, 2], table: Buf[u32], turns: Buf[u32], digests: Out[u32, 2]):
    """One padded block for each message."""
    i = gid()
    a, b, c, d = u32(0x67452301), u32(0xEFCDAB89), u32(0x98BADCFE), u32(0x10325476)
    a0, b0, c0, d0 = a, b, c, d
    for k in range(64):
        f = u32(0)
        g = 0
        if k < 16:
            f = (b & c) | (~b & d)
            g = k
        elif k < 32:
            f = (d & b) | (~d & c)
            g = (5 * k + 1) % 16
        elif k < 48:
            f = b ^ c ^ d
            g = (3 * k + 5) % 16
        else:
            f = c ^ (b | ~d)
            g = (7 * k) % 16
        f = f + a + table[k] + blocks[i, g]
        a, d, c = d, c, b
        b = b + rotl(f, turns[k])
    digests[i, 0] = a0 + a
    digests[i, 1] = b0 + b
    digests[i, 2] = c0 + c
    digests[i, 3] = d0 + d


def plain_fnv1a(text: bytes) -> int:
    h = 0xCBF29CE484222325
    for byte in text:
        h = (h ^ byte) * 0x100000001B3 % (1 << 64)
    return h


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(
    ("kernel", "plain"),
    [(crc32_bits, zlib.crc32), (adler32, zlib.adler32), (fnv1a_64, plain_fnv1a)],
    ids=["crc32", "adler32", "fnv1a"],
)
def test_a_hash_of_bytes(kernel: Any, plain: Callable[[bytes], int], device: str) -> None:
    texts, data, starts = messages()

    assert [plain(text) for text in texts] == kernel.over(len(texts))(data, starts, device=device).tolist()


@pytest.mark.parametrize("device", DEVICES)
def test_crc32_through_its_table(device: str) -> None:
    texts, data, starts = messages()
    table = crc32_table.over(256)(device=device)

    assert [zlib.crc32(bytes([n])) for n in range(256)] == crc32_bytes.over(256)(
        np.arange(256, dtype=np.uint8), np.arange(257, dtype=np.uint32), table, device=device
    ).tolist()
    assert [zlib.crc32(text) for text in texts] == crc32_bytes.over(len(texts))(
        data, starts, table, device=device
    ).tolist()
    assert 0xCBF43926 == zlib.crc32(TEXTS[3])


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("seed", [0, 2654435761])
def test_xxhash32(seed: int, device: str) -> None:
    texts, data, starts = messages()
    found = xxhash32.over(len(texts))(data, starts, seed=seed, device=device)

    assert [plain_xxhash32(text, seed) for text in texts] == found.tolist()
    if seed == 0:
        assert [0x02CC5D05, 0x550D7456, 0x32D153FF] == found[:3].tolist()  # as published


@pytest.mark.parametrize("device", DEVICES)
def test_md5_of_short_messages(device: str) -> None:
    texts = [text for text in messages()[0] if len(text) < 56]
    blocks = [t + b"\x80" + bytes(55 - len(t)) + (8 * len(t)).to_bytes(8, "little") for t in texts]
    words = np.frombuffer(b"".join(blocks), np.uint32).reshape(-1, 16)
    table = (np.abs(np.sin(np.arange(1, 65))) * 2**32).astype(np.uint32)
    turns = np.repeat(np.reshape([7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21], (4, 4)), 4, 0)
    out = np.zeros((len(texts), 4), np.uint32)
    md5_block(words, table, turns.reshape(-1).astype(np.uint32), out, domain=len(texts), device=device)

    assert [hashlib.md5(text).hexdigest() for text in texts] == [row.tobytes().hex() for row in out]

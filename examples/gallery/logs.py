"""A regular expression over a log file: one invocation per line.

The expression is compiled to a table of states by Python; the kernel reads the bytes of its line and
follows the table. The picture is the file from top to bottom, with matching lines in red.
"""

import re
from itertools import pairwise

import numpy as np
from pictures import show

import vyre as vy
from vyre import Buf, Out, gid, i32, u8

SMALL, LARGE = 200, 40_000
PATTERN = rb"ERROR.*timeout"
WORDS = (b"ERROR", b"timeout")


def table():
    """States: how much of the first word, then of the second; matched last. Words have no repeated start."""
    states = len(WORDS[0]) + len(WORDS[1]) + 1
    rows = np.zeros((states, 256), np.int32)
    state = 0
    for number, word in enumerate(WORDS):
        start = state
        for at in range(len(word)):
            for byte in range(256):
                kept = next(
                    k for k in range(at + 1, -1, -1) if (word[:at] + bytes([byte])).endswith(word[:k])
                )
                rows[state, byte] = start + kept
            state += 1
        assert number == 0 or state == states - 1
    rows[states - 1] = states - 1
    return rows


TABLE = table()


@vy.kernel
def matches(text: Buf[u8, "t"], first: Buf[i32, "m"], rows: Buf[i32, "s", 256], found: Out[u8, "n"], n: i32):
    state = 0
    for at in range(first[gid()], first[gid() + 1]):
        state = rows[state, i32(text[at])]
    found[gid()] = u8(state == rows.shape[0] - 1)


def compute(text, first):
    return matches(text, first, TABLE, n=len(first) - 1, domain=len(first) - 1)


def plain(text, first):
    """By Python's re, which NumPy does not have."""
    data = text.tobytes()
    lines = [data[a:b] for a, b in pairwise(first)]
    return np.array([re.search(PATTERN, line) is not None for line in lines], np.uint8)


def inputs(n):
    rng = np.random.default_rng(8)
    parts = [b"INFO request served in 12 ms", b"WARN slow disk", b"ERROR upstream timeout after 30 s",
             b"ERROR bad header", b"INFO timeout set to 30 s"]  # fmt: skip
    load = 0.2 + 0.2 * np.sin(np.arange(n) / n * 20)
    kinds = np.where(rng.random(n) < load, rng.integers(1, 5, n), 0)
    lines = [b"2026-11-16 %06d %s\n" % (k, parts[kind]) for k, kind in enumerate(kinds)]
    first = np.concatenate([[0], np.cumsum([len(line) for line in lines])]).astype(np.int32)
    return np.frombuffer(b"".join(lines), np.uint8), first


def draw(found):
    columns = 200
    rows = found[: len(found) // columns * columns].reshape(-1, columns)[:200]
    picture = np.where(rows[..., None] > 0, (190, 40, 40), (225, 230, 236)).astype(np.uint8)
    return picture.repeat(2, axis=0).repeat(2, axis=1)


if __name__ == "__main__":
    show(__name__)

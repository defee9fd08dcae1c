"""A regular expression over a log file: which requests failed with a timeout, and when.

`vyre.lib.regex_match` turns the expression into an automaton, and every line is matched by an invocation of
its own. The picture shows the matches along the file, from its first line to its last.
"""

import re
from itertools import pairwise

import numpy as np
from pictures import show

from vyre import lib

SMALL, LARGE = 200, 100_000
PATTERN = ".*ERROR.*timeout.*\n"


def compute(text, first):
    return lib.regex_match(text, PATTERN, first)


def plain(text, first):
    """By Python's re, since NumPy has no regular expressions."""
    data, expression = text.tobytes(), re.compile(PATTERN.encode())
    return np.array([expression.match(data[a:b]) is not None for a, b in pairwise(first)])


def inputs(n):
    rng = np.random.default_rng(8)
    parts = [b"INFO request served in 12 ms", b"WARN slow disk", b"ERROR upstream timeout after 30 s",
             b"ERROR bad header", b"INFO timeout set to 30 s"]  # fmt: skip
    load = 0.2 + 0.2 * np.sin(np.arange(n) / n * 20)
    kinds = np.where(rng.random(n) < load, rng.integers(1, 5, n), 0)
    lines = [b"2026-11-16 %06d %s\n" % (k, parts[kind]) for k, kind in enumerate(kinds)]
    first = np.concatenate([[0], np.cumsum([len(line) for line in lines])]).astype(np.int32)
    return np.frombuffer(b"".join(lines), np.uint8), first


def draw(found, *_):
    bars = np.array([part.sum() for part in np.array_split(found, 100)])
    tall = (bars / bars.max() * 190).astype(int).repeat(4)
    filled = np.arange(200)[:, None] >= 200 - tall[None, :]
    filled[:, ::4] = False
    return np.where(filled[..., None], (190, 40, 40), (246, 247, 249)).astype(np.uint8)


if __name__ == "__main__":
    show(__name__)

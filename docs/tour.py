"""A guided tour: run it, read what it prints, change it, run it again.

python docs/tour.py
"""

import sys

import numpy as np

import vyre as vy
from vyre import Buf, InOut, Out, atomic_add, f32, formats, gid, lid, sqrt, u8, u32, wid


def heading(text: str) -> None:
    sys.stdout.write(f"\n=== {text}\n\n")


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")


# 1. A kernel is a Python function. It runs once per element of its domain; here that is the shape of x.


@vy.kernel
def distance(x: Buf[f32], y: Buf[f32], d: Out[f32]):
    i = gid()
    d[i] = sqrt(x[i] * x[i] + y[i] * y[i])


def first_kernel() -> None:
    heading("A kernel")
    x, y = np.array([3, 5, 8], np.float32), np.array([4, 12, 15], np.float32)
    d = distance(x, y)  # d is not given: it is made and returned
    say(d)
    assert d.tolist() == [5, 13, 17]

    heading("What became of it: the same language, with every type written out")
    say(distance.show())


# 2. Types are strict. All mistakes are reported together, each with its place and a fix.


@vy.kernel
def mistaken(x: Buf[f32], y: Out[f32]):
    i = gid()
    y[i] = x[i] * i
    x[i] = 0
    y[i] = x[i] if x[i] else 1


def problems() -> None:
    heading("Problems")
    try:
        mistaken(np.zeros(4, np.float32))
    except vy.Problems as error:
        found = error
    say(found)
    assert [problem.code for problem in found.problems] == ["P203", "P014", "P207"]


# 3. A call is checked before anything is written.


def calls() -> None:
    heading("Calls")
    x = np.arange(4, dtype=np.float32)
    for y in (x.astype(np.float64), x.reshape(2, 2), [0, 1, 2, 3]):
        try:
            distance(x, y)
        except vy.CallError as error:
            say(error)


# 4. A group kernel has workgroups: invocations that share memory and wait for each other at barriers.


@vy.kernel(workgroup=128)
def reverse_blocks(x: Buf[f32], y: Out[f32]):
    tile = vy.shared(f32, 128)
    tile[lid()] = x[gid()]
    vy.barrier()
    y[gid()] = tile[127 - lid()] + f32(wid()) * 0.5


@vy.kernel(workgroup=128)
def forgets_the_barrier(x: Buf[f32], y: Out[f32]):
    tile = vy.shared(f32, 128)
    tile[lid()] = x[gid()]
    y[gid()] = tile[127 - lid()]


def groups() -> None:
    heading("Workgroups")
    x = np.arange(256, dtype=np.float32)
    y = reverse_blocks(x)
    say(y[:4], "...", y[-4:])
    assert y[0] == 127
    assert y[-1] == 128.5

    heading("vyre.check runs a kernel and watches")
    say(vy.check(reverse_blocks, x))
    report = vy.check(forgets_the_barrier, x)
    say(report)
    assert [finding.kind for finding in report.findings] == ["race"]


# 5. Atomics: many invocations, one element.


@vy.kernel
def histogram(text: Buf[u8], counts: InOut[u32]):
    atomic_add(counts, text[gid()], 1)


def atomics() -> None:
    heading("Atomics")
    text = np.frombuffer(b"the quick brown fox jumps over the lazy dog", np.uint8)
    counts = histogram(text, np.zeros(256, np.uint32))
    common = np.argsort(counts, stable=True)[:-6:-1]
    say({chr(c): int(counts[c]) for c in common})
    assert counts.tolist() == np.bincount(text, minlength=256).tolist()


# 6. A Program can be written down, and read back equal: as text for people, as bytes for programs.


def round_trip() -> None:
    heading("Text and bytes")
    program = histogram.program
    assert formats.read(formats.show(program)) == program
    data = formats.encode(program)
    assert formats.decode(data) == program
    say(f"{len(formats.show(program))} characters, {len(data)} bytes, digest {formats.digest(program)[:16]}")
    damaged = bytes([*data[:20], data[20] ^ 1, *data[21:]])
    try:
        formats.decode(damaged)
    except ValueError as error:
        say(error)


def main() -> None:
    first_kernel()
    problems()
    calls()
    groups()
    atomics()
    round_trip()


if __name__ == "__main__":
    main()

"""What kernels and pipelines remember: the limits of each kind of cache, and the bytes of its entries.

Bytes of Python objects are estimates. Measured by tracemalloc, CPython 3.11 on x86-64: a small kernel with
its code takes 19 KB for each set of Const values, a pipeline of two calls 18 KB for each shape and 11 KB for
each number.
"""

from __future__ import annotations

from vyre.targets.bounded import Kind

_MB = 1 << 20
KERNELS = Kind("kernels", entries=1 << 14, bytes=256 * _MB)  # each set of Const values makes one
CODE = Kind("machine code", entries=1 << 14, bytes=256 * _MB)
SEGMENTS = Kind("segments", entries=1 << 12, bytes=32 * _MB)  # between grid barriers: each shape makes one
RECORDINGS = Kind("recordings", entries=1 << 12, bytes=128 * _MB)  # each number in a call makes one
PLANS = Kind("plans", entries=1 << 12, bytes=256 * _MB)  # each shape in a call makes one
KNOWN_CALLS = Kind("known calls", entries=1 << 12, bytes=16 * _MB)  # of pipelines, by shapes and numbers
CALLS_TO_SAVE = Kind("calls to save", entries=1 << 10, bytes=16 * _MB)  # for `p.save(path)`
WORKSPACES = Kind("workspaces", entries=1 << 12, bytes=64 * _MB)  # for arrays inside of plans
DEVICE_CODE = Kind("device code", entries=1 << 12, bytes=256 * _MB)
DEVICE_LAUNCHES = Kind("device launches", entries=1 << 13, bytes=64 * _MB)  # each set of shapes makes one
DEVICE_WORKSPACES = Kind("device workspaces", entries=1 << 10, bytes=256 * _MB)  # of the GPU's memory
DEVICE_GRAPHS = Kind("device graphs", entries=1 << 12, bytes=128 * _MB)
CHOICES = Kind("tuning choices", entries=1 << 14, bytes=8 * _MB)

RECORDING = 6 << 10  # of one run of a pipeline's function, for each of its launches and once more
LAUNCH = 4 << 10  # of a GPU, prepared for arrays of known shapes
GRAPH = 8 << 10  # of a GPU, with one launch
CALL = 1 << 10  # what tells the arguments of a call apart, and what they lead to


def call_bytes(key: object) -> int:
    """The bytes of a call that is remembered under a key, which may hold texts of any length."""
    parts, total = [key], CALL
    while parts:
        part = parts.pop()
        if isinstance(part, tuple):
            parts.extend(part)
            total += 8 * len(part)
        elif isinstance(part, str | bytes):
            total += len(part)
    return total

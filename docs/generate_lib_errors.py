"""Writes docs/lib-errors.md: wrong calls of each function of the library, with the error that each raises.

A line of `CALLS` has names of functions and a call, where `f` stands for each of them. The calls are made, so
a message on the page is the one that users read; a test demands that every error of the library is here.
"""

from __future__ import annotations

import doctest
import linecache

import vyre as vy

HEAD = """# The library: errors

<!-- Written by docs/generate.py; run `make docs` instead of editing. -->

A wrong argument of [the library](lib.md) raises `CallError`, a `ValueError`, before anything runs. This page
lists, for each function, wrong calls and the message of each. The calls use these names:

```python
>>> import numpy as np
>>> import vyre as vy
>>> from vyre import lib
>>> x = np.ones((2, 3), np.float32)  # a matrix
>>> v = np.ones(3, np.float32)  # a vector
>>> n = np.arange(3, dtype=np.int32)
>>> none = np.ones(0, np.float32)
>>> @vy.func
... def added(a, b):
...     return a + b

```

Every function that takes arrays also rejects objects that are not arrays, unsupported dtypes (shown at
[sum](#sum)), and arrays of more than 2,147,483,647 elements. `OutOfMemory` is raised if a result does not fit
in the memory of its device.
"""
FOLDS = "sum prod min max mean var std any all count_nonzero norm logsumexp"
WAITING = "nonzero unique_values unique_counts unique_inverse unique_all run_lengths bincount"
CALLS = r"""
sum: lib.f("abc")
sum: lib.f(None)
sum: lib.f(np.array(["a"]))
sum: lib.f([[1, 2], [3]])
sort argsort: lib.f(x, descending=x)
FOLDS: lib.f(x, axis=5)
FOLDS: lib.f(x, axis=(0, 0))
std var: lib.f(x, correction="x")
min max: lib.f(none)
logsumexp: lib.f(n)
norm: lib.f(x, ord=3)
argmin argmax: lib.f(x, axis=2)
argmin argmax: lib.f(none)
sort argsort: lib.f(np.float32(1))
dot: lib.f(x, x)
dot vecdot: lib.f(v, n)
dot vecdot: lib.f(v > 0, v > 0)
vecdot: lib.f(x, x, axis=2)
reduce: lib.f(x, "total")
reduce scan: lib.f(x, added)
reduce: lib.f(x, "sum", axis=2)
scan: lib.f(x, "mean")
scan: lib.f(x, axis=2)
cumulative_sum cumulative_prod: lib.f(x)
cumulative_sum cumulative_prod: lib.f(x, axis=2)
segmented_scan segmented_reduce: lib.f(x, n)
segmented_scan segmented_reduce: lib.f(v, v)
segmented_scan segmented_reduce segmented_sort: lib.f(v, np.array([0, 2, 1]))
segmented_scan segmented_reduce: lib.f(v, n, "any")
segmented_sort: lib.f(v, v)
select partition compact: lib.f(x, v)
select partition: vy.pipeline(lambda a: lib.f(a, a))(v)
WAITING: vy.pipeline(lambda a: lib.f(a))(n)
nonzero: lib.f(np.float32(1))
select_into: lib.f(v, v, x, np.zeros(1, int))
select_into: lib.f(v, v, v, 0 * n)
select_into: lib.f(x, v, v, np.zeros(1, int))
nonzero_into: lib.f(v, out=n, count=100)
nonzero_into: lib.f(x, n, np.zeros(1, int))
nonzero_into: lib.f(v, n, np.zeros(1, int))
unique_values_into: lib.f(v, n, np.zeros(1, int))
run_lengths_into: lib.f(v, v, v, np.zeros(1, int))
run_lengths: lib.f(x)
take: lib.f(x, n)
take gather: lib.f(v, np.array([0, 3]))
take gather: lib.f(v, v)
take gather: lib.f(x, n, axis=2)
take_along_axis: lib.f(x, n)
take_along_axis: lib.f(x, np.full((2, 1), 9))
put scatter: lib.f(v, n, x)
put scatter: lib.f(v, n + 1, v)
put scatter: lib.f(v, v, v)
scatter: lib.f(v, n, v, op="mean")
scatter: lib.f(v, n, v, op="xor")
bincount: lib.f(v)
bincount: lib.f(n, weights=x)
histogram: lib.f(v, 0)
histogram: lib.f(v, n)
histogram: lib.f(v, np.array([2, 1], np.float32))
histogram: lib.f(np.array([1, np.nan]))
histogram: lib.f(v, range=(1.0, 0.0))
histogram: vy.pipeline(lambda a: lib.f(a))(v)
searchsorted: lib.f(v, n)
searchsorted: lib.f(v, v, side="middle")
digitize: lib.f(v, n)
sort argsort: lib.f(x, axis=2)
sort_by_key: lib.f(v, x)
topk: lib.f(v, 4)
topk: lib.f(v, 1, axis=1)
median: lib.f(x, axis=2)
median: lib.f(none)
quantile: lib.f(v, 1.5)
quantile: lib.f(none, 0.5)
reduce_by_key: lib.f(n, x)
reduce_by_key: lib.f(n, v, "any")
merge: lib.f(v, n)
softmax log_softmax layernorm rmsnorm: lib.f(n)
softmax log_softmax: lib.f(x, axis=2)
layernorm: lib.f(x, n, v)
rmsnorm: lib.f(x, n)
permute_dims: lib.f(x, (0, 0))
permute_dims: lib.f(x, (0, 2))
matrix_transpose: lib.f(v)
matmul: lib.f(x, x)
matmul: lib.f(np.float32(2), x)
matmul: lib.f(x, n)
matmul: lib.f(np.ones((2, 1, 3)), np.ones((5, 3, 1)))
matmul: lib.f(x > 0, (x > 0).T)
matmul: lib.f(v, v, accumulate="fast")
matmul: lib.f(v, v, accumulate="k16")
matmul: lib.f(v, v, dtype=np.int32)
outer: lib.f(v, n)
outer: lib.f(v > 0, v > 0)
einsum: lib.f("ij->ji", x, x)
einsum: lib.f("ij,ij->ij", x > 0, x > 0)
einsum: lib.f("i,jk", x, x)
einsum: lib.f("ij,jk", x, x)
einsum: lib.f("ij,k->k", np.ones((2, 3), int), np.ones(3, int))
cholesky lu: lib.f(x)
solve_triangular: lib.f(x, v)
solve_triangular: lib.f(np.eye(2), v)
attention: lib.f(x, x, x.T)
attention: lib.f(x, x[:0], x[:0])
conv: lib.f(x, x)
conv: lib.f(np.ones((1, 1, 4)), np.ones((1, 1, 2), np.float32))
conv: lib.f(np.ones((1, 1, 4)), np.ones((1, 1, 2)), np.ones(3))
conv: lib.f(np.ones((1, 1, 4)), np.ones((1, 1, 5)))
conv: lib.f(np.ones((1, 1, 4)), np.ones((1, 1, 2)), stride=0)
max_pool avg_pool: lib.f(x, 2)
max_pool avg_pool: lib.f(np.ones((1, 1, 4)), 2, padding=2)
max_pool avg_pool: lib.f(np.ones((1, 1, 4)), 5)
fft ifft rfft irfft: lib.f(n)
fft ifft rfft irfft: lib.f(x, axis=2)
rfft: lib.f(v + 1j)
irfft: lib.f(v, n=9)
csr_matvec: lib.f(v, n, v, v)
csr_matvec: lib.f(n, n, v[:2], v)
csr_matvec: lib.f(n, n[:2], v[:2], n)
csr_matmul: lib.f(v, n, v, x)
csr_matmul: lib.f(n, n[:2], v[:2], v)
csr_from_coo: lib.f(n, n, v[:2], 3)
csr_from_coo: lib.f(n, n, v, 2)
csr_transpose: lib.f(n, n[:2], v[:2], 1)
bfs: lib.f(v, n, 0)
bfs: lib.f(n, n[:2], 5)
bfs: lib.f(n, n + 9, 0)
connected_components pagerank triangle_count: lib.f(n, n + 9)
sssp: lib.f(n, n[:2], n[:2], 0)
sssp: lib.f(n, n[:2], -v[:2], 0)
sssp: lib.f(n, n[:2], v[:2], 5)
pagerank: lib.f(n, n[:2], damping=2)
find_all: lib.f(b"abc", b"")
find_all regex_ends regex_match: lib.f("abc", "b")
find_all: lib.f(v, b"b")
regex_match regex_ends: lib.f(b"abc", b"b")
regex_match: lib.f(b"abc", "b", v)
regex_match: lib.f(b"abc", ".*a.{13}")
regex_match: lib.f(b"abc", "b)")
regex_match: lib.f(b"abc", "(b")
regex_match: lib.f(b"abc", "b{x}")
regex_match: lib.f(b"abc", "b{5,2}")
regex_match: lib.f(b"abc", "*b")
regex_match: lib.f(b"abc", "é")
regex_match: lib.f(b"abc", r"\xzz")
regex_match: lib.f(b"abc", r"\q")
regex_match: lib.f(b"abc", "[b")
regex_match: lib.f(b"abc", "[z-a]")
dfa_scan: lib.f(b"abc", x)
dfa_scan: lib.f(b"abc", np.full((1, 256), 7))
is_utf8 utf8_error base64_encode: lib.f(v)
base64_decode: lib.f(b"abc")
base64_decode: lib.f(b"a*==")
crc32 fnv1a xxhash64 sha256: lib.f(v)
crc32 fnv1a xxhash64 sha256: lib.f(b"abc", v)
fnv1a: lib.f(b"abc", dtype=np.int8)
random_bits uniform normal: lib.f(3, -1)
random_bits uniform normal: lib.f(-3, 0)
random_bits uniform normal: lib.f(3, 0, stream=-1)
random_bits uniform normal: lib.f(3, 0, dtype=np.int8)
uniform normal: lib.f(3, 0, out=np.zeros(4, np.float32))
uniform normal: lib.f(3, 0, out=[0.0])
integers: lib.f(0.5, 2, 3, 0)
integers: lib.f(5, 5, 3, 0)
integers: lib.f(0, 5, 3, -1)
integers: lib.f(0, 5, 3, 0, dtype=np.float32)
philox: lib.f(v, v)
permutation: lib.f(5, -1)
permutation: lib.f(5.0, 1)
choice: lib.f(3, 5, 0, replace=False)
choice: lib.f(3, 5, 0, weights=n)
choice: lib.f(3, 5, 0, weights=-v)
asarray: lib.f(object())
asarray: lib.f(object(), copy=True)
Array: lib.asarray(v).to_device("cuda:7")
Array: lib.asarray(v).__array_namespace__().vecdot(lib.asarray([1, 2]), lib.asarray([1]))
"""


def calls() -> dict[str, list[str]]:
    """The wrong calls of each function, as Python text."""
    found: dict[str, list[str]] = {}
    for line in CALLS.strip().split("\n"):
        names, _, call = line.partition(": ")
        for name in names.replace("FOLDS", FOLDS).replace("WAITING", WAITING).split():
            found.setdefault(name, []).append(call.replace("lib.f(", f"lib.{name}("))
    return found


def arrays() -> dict[str, object]:
    """The names that calls use: what the examples of the page define."""
    space: dict[str, object] = {}
    source = "".join(example.source for example in doctest.DocTestParser().get_examples(HEAD))
    linecache.cache["<lib-errors>"] = (len(source), None, source.splitlines(keepends=True), "<lib-errors>")
    exec(compile(source, "<lib-errors>", "exec"), space)
    return space


def raised(call: str, space: dict[str, object]) -> str:
    """The message of the error that a call raises."""
    try:
        eval(call, space)
    except vy.CallError as error:
        return str(error)
    raise AssertionError(f"{call} raises nothing.")


def errors_of(name: str, wrong: list[str], space: dict[str, object]) -> str:
    """The table of a function."""
    rows = "".join(f"| `{_cell(call)}` | `{_cell(raised(call, space))}` |\n" for call in wrong)
    return f"\n## {name}\n\n| call | error |\n|---|---|\n{rows}"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def lib_errors_page() -> str:
    """docs/lib-errors.md."""
    space = arrays()
    return HEAD + "".join(errors_of(name, wrong, space) for name, wrong in sorted(calls().items()))

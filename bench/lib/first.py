"""`python -m bench.lib.first [--device cuda] [names...]`: the first call of every function of the library.

Each row is a call on arrays of 65,536 elements, in a process of its own that has run another kernel before,
so that LLVM and the runtime are loaded: once with an empty cache, and then with the cache which that has
filled, the least of some times. Loading the modules of the function counts, from their bytecode, as when they
are installed. On the CPU it is CPU time of the process, on a GPU wall time.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

_TEXT = """
all(x); any(x); argmax(x); argmin(x); argsort(x); attention(rows, rows, rows); avg_pool(image, 2)
base64_decode(letters[:400]); base64_encode(letters); bfs(starts, columns, 0); bincount(few)
choice(x, 100, 1); cholesky(definite); compact(x, keep); connected_components(starts, columns)
conv(image, weight)
count_nonzero(x); crc32(letters); csr_from_coo(few, columns, x, 256)
csr_matmul(starts, columns, x, matrix); csr_matvec(starts, columns, x, x[:256])
csr_transpose(starts, columns, x, 256); cumulative_prod(x); cumulative_sum(x)
dfa_scan(letters, table); digitize(x, edges); dot(x, x); einsum('ij,jk->ik', matrix, matrix); fft(z)
find_all(letters, b'abc'); fnv1a(letters, starts); gather(x, columns); histogram(x); ifft(z)
integers(0, 10, n, 1)
irfft(half); is_utf8(letters); layernorm(matrix); log_softmax(matrix); logsumexp(x); lu(definite)
matmul(matrix, matrix); matrix_transpose(matrix); max(x); max_pool(image, 2); mean(x); median(x)
merge(edges, edges); min(x); nonzero(x); nonzero_into(x, places, count); norm(x); normal(n, 1)
outer(edges, edges); pagerank(starts, columns); partition(x, keep); permutation(n, 1)
permute_dims(rows, (2, 0, 1)); philox(counters, keys); prod(x); put(x, columns, x); quantile(x, 0.3)
random_bits(n, 1); reduce(x, 'sum'); reduce_by_key(few, x); regex_ends(letters, 'a+b')
regex_match(letters, '[a-z]*'); rfft(x); rmsnorm(matrix); run_lengths(few)
run_lengths_into(few, values, lengths, count); scan(x); scatter(x, few, x, op='sum'); searchsorted(edges, x)
segmented_reduce(x, starts); segmented_scan(x, starts); segmented_sort(x, starts); select(x, keep)
select_into(x, keep, spare, count); sha256(letters, starts); softmax(matrix)
solve_triangular(definite, definite); sort(x); sort_by_key(few, x)
sssp(starts, columns, weights, 0); std(x); sum(x); take(x, columns); take_along_axis(x, columns)
topk(x, 10); triangle_count(starts, columns); uniform(n, 1); unique_all(few); unique_counts(few)
unique_inverse(few); unique_values(few); unique_values_into(few, values, count); utf8_error(letters)
var(x); vecdot(matrix, matrix); xxhash64(letters, starts); sum(matrix, axis=0); sum(few)
sort(places); argsort(matrix, axis=0); fft(z[:1000]); fft(z[:997]); matmul(definite, definite)
sort(x[:1000]); sum(x[:1000]); softmax(x.reshape(-1, 16))
"""
WARM = 3  # processes that find the cache filled
CALLS = [call for line in _TEXT.split("\n") for call in line.split("; ") if call]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", default="cpu", choices=("cpu", "cuda"))
    parser.add_argument("--jobs", type=int, default=1, help="processes at a time")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    parser.add_argument("names", nargs="*", help="only calls that begin so")
    given = parser.parse_args()
    if given.one:
        print(json.dumps(measured(given.one, given.device)))
        return
    print(f"{'first call, ms':46} {'compiled':>9} {'cached':>9} {'kernels':>9}")
    chosen = [call for call in CALLS if not given.names or call.startswith(tuple(given.names))]
    from bench.progress import shown  # not on the path of the processes that measure

    with ThreadPoolExecutor(given.jobs) as pool:
        rows = [pool.submit(row, call, given.device) for call in chosen]
        for future in shown(rows, "first calls"):
            print(future.result(), flush=True)


def row(call: str, device: str) -> str:
    """The line of a function."""
    with tempfile.TemporaryDirectory() as cache:
        cold, *warm = [_in_a_process(call, device, cache) for _ in range(1 + WARM)]
    if isinstance(cold, str):
        return f"{call:46} FAILED {cold}"
    least = min(seconds for seconds, _ in (run for run in warm if not isinstance(run, str)))
    return f"{call:46} {cold[0] * 1e3:9.1f} {least * 1e3:9.1f} {cold[1]:9}"


def _in_a_process(call: str, device: str, cache: str) -> tuple[float, int] | str:
    alone = {"VYRE_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}  # threads that wait awake take CPU time
    environment = {**os.environ, **alone, "VYRE_CACHE_DIR": cache}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    ran = subprocess.run(
        [sys.executable, __file__, "--one", call, "--device", device],
        env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if ran.returncode:
        return ran.stderr.strip().rpartition("\n")[2][:200]
    seconds, kernels = json.loads(ran.stdout)
    return seconds, kernels


def measured(call: str, device: str) -> tuple[float, int]:
    """The seconds of a first call, and how many kernels it compiled."""
    import vyre as vy
    from vyre import Buf, Out, f32, gid, lib

    vy.use(device)

    @vy.kernel
    def doubled(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
        y[gid()] = x[gid()] * 2.0

    given = arrays()
    if device != "cpu":
        import torch

        given = {
            key: torch.from_numpy(value).to(device) if isinstance(value, np.ndarray) else value
            for key, value in given.items()
        }
    for _ in range(3):  # the second call loads what later ones enter
        doubled(given["x"])
    run = eval(f"lambda lib: lib.{call}", given)
    before = vy.counters()["compiled"]
    clock = time.process_time if device == "cpu" else time.perf_counter
    started = clock()
    run(lib)
    if device != "cpu":
        torch.cuda.synchronize()
    return clock() - started, vy.counters()["compiled"] - before


def arrays() -> dict[str, Any]:
    """The arrays that the calls name."""
    rng = np.random.default_rng(0)
    n = 1 << 16
    x = rng.standard_normal(n, np.float32)
    square = rng.standard_normal((256, 256))
    letters = rng.integers(97, 123, n).astype(np.uint8)
    return {
        "n": n, "x": x, "keep": x > 0, "matrix": x.reshape(256, 256), "rows": x.reshape(4, 256, 64),
        "image": x.reshape(4, 16, 32, 32), "weight": x[: 16 * 16 * 9].reshape(16, 16, 3, 3),
        "letters": letters,
        "starts": np.arange(0, n + 1, 256, dtype=np.int32),
        "columns": rng.integers(0, 256, n).astype(np.int32),
        "few": rng.integers(0, 256, n).astype(np.int32), "definite": square @ square.T + 256 * np.eye(256),
        "table": rng.integers(0, 4, (4, 256)).astype(np.uint8), "edges": np.sort(x[:1000]),
        "z": x.astype(np.complex64), "half": x[: n // 2].astype(np.complex64),
        "places": np.zeros(n, np.int64),
        "count": np.zeros(1, np.int64), "values": np.zeros(n, np.int32), "lengths": np.zeros(n, np.int64),
        "spare": np.zeros(n, np.float32), "weights": np.abs(x), "counters": np.zeros((64, 4), np.uint32),
        "keys": np.zeros((64, 2), np.uint32),
    }  # fmt: skip


if __name__ == "__main__":
    main()

"""Library calls that are made again go from a tape, with the same results as kernel by kernel."""

import os
import subprocess
import sys

import numpy as np
import pytest

import vyre as vy
from vyre import lib
from vyre.lib.taped import TapedFunction
from vyre.targets.cpu import sequence

RNG = np.random.default_rng(7)
X, Y = (RNG.standard_normal(300).astype(np.float32) for _ in range(2))
M = X[:289].reshape(17, 17)
STARTS, COLUMNS = np.array([0, 2, 3, 3], np.int32), np.array([0, 2, 1], np.int32)
SPREAD = 2.0


@vy.func
def plus(a, b):
    return a + b


@vy.func
def spread(a, b):
    return a + b + SPREAD


CASES = {
    "sum": (X,), "prod": (X,), "min": (X,), "max": (X,), "mean": (X,), "var": (M,), "std": (M,), "any": (X,),
    "all": (X,), "argmin": (X,), "argmax": (M,), "count_nonzero": (X,), "norm": (X,), "dot": (X, Y),
    "vecdot": (M, M), "logsumexp": (M,), "cumulative_sum": (X,), "cumulative_prod": (X,), "sort": (X,),
    "argsort": (X,), "topk": (X, 5), "median": (X,), "searchsorted": (np.sort(X), Y), "softmax": (M,),
    "layernorm": (M,), "rmsnorm": (M,), "log_softmax": (M,), "matmul": (M, M), "outer": (X[:9], Y[:8]),
    "permute_dims": (M, (1, 0)), "matrix_transpose": (M,), "max_pool": (M[None, None], 2),
    "cholesky": (M @ M.T + np.eye(17, dtype=np.float32),), "lu": (M,), "rfft": (X,), "scan": (X, plus, 0.0),
    "reduce": (X, plus, 0.0), "segmented_reduce": (X, STARTS), "csr_matvec": (STARTS, COLUMNS, X[:3], Y[:3]),
    "fft": (X.astype(np.complex64),), "ifft": (X[:17].astype(np.complex128),),
    "irfft": (X.astype(np.complex64),),
    "crc32": (np.arange(99, dtype=np.uint8),), "utf8_error": (np.arange(99, dtype=np.uint8),),
}  # fmt: skip


def arrays_of(outcome):
    return outcome if isinstance(outcome, tuple) else (outcome,)


@pytest.mark.parametrize("name", CASES)
def test_a_third_call_on_other_elements_gives_the_bytes_of_a_first(name):
    function = getattr(lib, name)
    plain = getattr(function, "function", function)
    calls = [CASES[name]] * 3 + [tuple(a.copy() if isinstance(a, np.ndarray) else a for a in CASES[name])]
    calls[1] = tuple(a[::-1].copy() if a is X or a is Y else a for a in calls[1])
    for args in calls:
        for got, wanted in zip(arrays_of(function(*args)), arrays_of(plain(*args)), strict=True):
            assert got.shape == wanted.shape
            assert got.dtype == wanted.dtype
            assert np.asarray(got).tobytes() == np.asarray(wanted).tobytes()


@pytest.mark.parametrize(
    "call", ["unique_all(x)", "logsumexp(x)", "pagerank(starts, starts[:2])", "median(x)", "fft(np.ones(17))"]
)
def test_a_first_call_loads_nothing_that_plans(call):
    program = (
        "import sys; import numpy as np; from vyre import lib; x = np.arange(9.0) % 4;"
        f"starts = np.array([0, 1, 1], np.int32); lib.{call}; print('vyre.plan.plan' in sys.modules)"
    )
    finished = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)

    assert ("False\n", "") == (finished.stdout, finished.stderr)


@pytest.mark.parametrize("call", ["sum(x)", "sort(x)", "compact(x, x)", "rfft(x)", "nonzero(x)"])
def test_a_first_call_whose_code_is_cached_reads_no_kernel(call, tmp_path):
    program = (
        "import sys; import numpy as np; from vyre import lib; x = np.arange(9.0) % 4;"
        f"lib.{call}; print('vyre.front.lower' in sys.modules)"
    )
    environment = {**os.environ, "VYRE_CACHE_DIR": str(tmp_path)}
    texts = [
        subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=False, env=environment
        ).stdout
        for _ in range(2)
    ]

    assert ["True\n", "False\n"] == texts


def test_a_call_on_a_tape_is_known_to_machine_code():
    x = np.arange(70, dtype=np.float32)
    for _ in range(3):
        assert lib.sum(x) == 2415
    assert lib.sum._table is not None
    assert lib.sum._table.usage.entries > 0


@pytest.mark.parametrize("n", [64, 1000, 251])
@pytest.mark.parametrize("name", ["fft", "ifft", "rfft", "irfft"])
def test_a_transform_on_a_tape_reads_its_tables_in_machine_code(name, n):
    function = type(lib.fft)(getattr(lib, name).function)
    x = np.resize(X, n) if name == "rfft" else np.resize(X, n).astype(np.complex64)
    wanted = getattr(lib, name).function(x).tobytes()
    entered = []
    for call in range(5):
        sys.setprofile((lambda *_: entered.append(1)) if call == 4 else None)
        outcome = function(x)
        sys.setprofile(None)
        assert wanted == outcome.tobytes()

    assert len(entered) <= 2  # the call of `setprofile` itself


def test_one_array_passed_twice_and_then_two():
    a, b = X[:64].copy(), Y[:64].copy()
    for _ in range(4):
        assert lib.vecdot(a, a) == lib.sum(a * a)
    for _ in range(4):
        assert lib.vecdot(a, b) == lib.sum(a * b)
    assert lib.vecdot(a, a) == lib.sum(a * a)


def test_arrays_that_are_not_in_order_lists_and_numbers_take_the_same_way_as_ever():
    m = np.arange(12, dtype=np.float32).reshape(3, 4)
    for _ in range(4):
        assert lib.sum(m.T, axis=0).tolist() == m.sum(1).tolist()
        assert lib.sum(np.ascontiguousarray(m.T), axis=0).tolist() == m.sum(1).tolist()
        assert lib.sum([1, 2, 3]) == 6
        assert lib.sum(5) == 5
        assert lib.sum(np.array(2.5)) == 2.5
        assert lib.fft(X[:8].astype(np.complex64)).shape == (8,)
        assert lib.sum(m[::-1], axis=1).tolist() == m[::-1].sum(1).tolist()


def test_a_function_that_captures_a_number_sees_its_changes(monkeypatch):
    x = np.ones(2, np.float32)
    for _ in range(3):
        before = lib.reduce(x, spread, 0.0)
    monkeypatch.setitem(globals(), "SPREAD", 5.0)
    assert lib.reduce(x, spread, 0.0) - before == 6


def test_errors_of_calls_stay_as_they_are():
    for _ in range(4):
        with pytest.raises(vy.CallError, match="no elements"):
            lib.max(np.zeros(0, np.float32))
        with pytest.raises(vy.CallError, match=r"unexpected keyword argument 'axes'. Fix: write axis=\."):
            lib.sum(X, axes=1)
        with pytest.raises(vy.CallError, match=r"call it as lib.sum\(x, \*, axis=None, keepdims=False\)"):
            lib.sum(X, 1)
        with pytest.raises(vy.CallError, match=r"'columns'. Fix: call it as lib.csr_from_coo\(rows, columns"):
            lib.csr_from_coo(STARTS)
        with pytest.raises(vy.CallError, match=r"'k'. Fix: call it as lib.topk\(x, k, \*, axis=-1"):
            lib.topk(X)
        with pytest.raises(vy.CallError, match="index 300"):
            lib.take(X, np.array([300]))


def test_inside_a_pipeline_results_keep_their_axis():
    @vy.pipeline
    def total(x):
        return lib.sum(x)

    for _ in range(4):
        assert lib.sum(X).shape == ()
        assert total(X).shape == (1,)


@pytest.mark.parametrize("name", [name for name in CASES if hasattr(getattr(lib, name), "function")])
def test_what_is_not_cleared_is_written_whole(name, monkeypatch):
    function = TapedFunction(getattr(lib, name).function).pipeline  # with no tape yet
    wanted = arrays_of(function(*CASES[name]))

    def made(output):
        array = np.zeros(output.shape, output.dtype.storage)
        if output.is_filled:
            array.view(np.uint8).reshape(-1)[:] = 0xA5
        return array

    def memory(of):
        size = of._layout.size
        return np.zeros(size, np.uint8) if of._needs_zeros else np.full(size, 0xA5, np.uint8)

    monkeypatch.setattr(sequence, "_made", made)
    monkeypatch.setattr(sequence.LaunchSequence, "_memory", memory)
    for got, first in zip(arrays_of(function(*CASES[name])), wanted, strict=True):
        assert np.asarray(got).tobytes() == np.asarray(first).tobytes()

"""Saved pipelines at other sizes than they were saved with."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, CallError, Const, InOut, Out, f32, gid, i32, lib
from vyre.formats import FormatError
from vyre.formats.artifact import decode, encode
from vyre.formats.saved import LoggedArray, LoggedNumber, LoggedSize, SavedFact


@vy.kernel
def product(a: Buf[f32, "m", "k"], b: Buf[f32, "k", "n"], c: Out[f32, "m", "n"]):
    total = f32(0)
    for t in range(a.shape[1]):
        total += a[gid(0), t] * b[t, gid(1)]
    c[gid(0), gid(1)] = total


@vy.kernel
def biased(x: Buf[f32, "m", "n"], b: Buf[f32, "n"], y: Out[f32, "m", "n"], by: f32 = 1.0):
    y[gid(0), gid(1)] = max(x[gid(0), gid(1)] + b[gid(1)] * by, 0.0)


@vy.kernel
def doubled(x: Buf[f32, "n"], y: Out[f32, "2*n"]):
    y[2 * gid()] = x[gid()]
    y[2 * gid() + 1] = x[gid()]


@vy.kernel
def halved(x: Buf[f32, "n"], y: Out[f32, "n"]):
    y[gid()] = x[gid()] * 0.5


@vy.kernel
def raised(x: InOut[f32, "n"]):
    x[gid()] += 1.0


@vy.kernel
def placed(x: Buf[f32, "n"], y: Out[f32, "n"], n: i32):
    y[n - 1 - gid()] = x[gid()]


@vy.kernel
def counts(x: Buf[f32, "n"], y: Out[i32, "bins"], bins: Const[int] = 4):
    vy.atomic_add(y, i32(x[gid()]) % bins, 1)


@vy.kernel
def copied2(x: Buf[f32, "m", "n"], y: Out[f32, "m", "n"]):
    y[gid(0), gid(1)] = x[gid(0), gid(1)] + 1.0


@vy.kernel(workgroup=64)
def totals(x: Buf[f32, "n"], y: Out[f32, "n // 64"]):
    s = vy.shared(f32, 64)
    s[vy.lid()] = x[gid()]
    vy.barrier()
    if vy.lid() == 0:
        total = f32(0)
        for k in range(64):
            total += s[k]
        y[vy.wid()] = total


@vy.elementwise
def blended(a, b):
    return a * 0.5 + b


@vy.pipeline
def layer(x, w, b, by=1.0):
    return biased(product(x, w), b, by=by)


@vy.pipeline
def chain(x):
    return halved(doubled(halved(x)))


@vy.pipeline
def views(x):
    inner = copied2(x[1:, ::-1].T)
    flat = halved(inner.reshape(-1))
    return copied2(flat.reshape(inner.shape)), flat[: x.shape[0] // 2]


@vy.pipeline
def bits(x):
    y = copied2(x)
    return y.view(vy.u32), y.view(vy.u8), y.T.view(vy.i32), y.view(vy.u16).view(f32)


@vy.pipeline
def joined(x):
    return halved(x.T.reshape(-1))


@vy.pipeline
def made(x):
    n = x.shape[0]
    y = vy.zeros((n + 3,), f32)
    halved.over(n)(x, y=y[2 : n + 2])
    return placed(y, n=n + 3), counts(x)


@vy.pipeline
def grouped(x):
    return totals(halved(x))


@vy.pipeline
def mixed(x, y):
    return blended(x, blended(y, 2.0))


@vy.pipeline
def equal(x, y):
    return blended(blended(x, y), 2.0), blended(x[:-1], x[1:])


@vy.pipeline
def in_place(x):
    raised(x)
    return halved(x)


@vy.pipeline
def alike(x):
    if x.shape[0] != x.shape[1]:
        raise ValueError("square ones only")
    return copied2(x.T)


@vy.pipeline
def unrolled(x):
    for _ in range(x.shape[1]):
        x = copied2(x)
    return x


def numbers(*shape: int, seed: int = 1) -> Any:
    return np.random.default_rng(seed).integers(-8, 8, shape).astype(np.float32)


def saved(tmp_path: Path, pipeline: Any, *args: Any, **named: Any) -> Any:
    pipeline.save(tmp_path / "p.vyre", *args, **named)
    return vy.load(tmp_path / "p.vyre")


CASES = {
    "layer": (layer, lambda m, n: (numbers(m, n), numbers(n, m + 1, seed=2), numbers(m + 1, seed=3), 0.5)),
    "chain": (chain, lambda m, n: (numbers(m * n),)),
    "views": (views, lambda m, n: (numbers(m + 1, n),)),
    "bits": (bits, lambda m, n: (numbers(m, n),)),
    "joined": (joined, lambda m, n: (numbers(m, n),)),
    "made": (made, lambda m, n: (numbers(m * n),)),
    "grouped": (grouped, lambda m, n: (numbers(64 * m),)),
    "mixed": (mixed, lambda m, n: (numbers(m + 1, n + 1), numbers(n + 1))),
    "equal": (equal, lambda m, n: (numbers(m, n), numbers(m, n, seed=2))),
    "in_place": (in_place, lambda m, n: (numbers(m * n),)),
    "alike": (alike, lambda m, n: (numbers(m + n, m + n),)),
}


@pytest.mark.parametrize("device", ["cpu", "reference"])
@pytest.mark.parametrize("name", CASES)
def test_a_saved_pipeline_is_good_for_other_sizes(name: str, device: str, tmp_path: Path) -> None:
    pipeline, made_of = CASES[name]
    back = saved(tmp_path, pipeline, *made_of(3, 4))

    for m, n in ((3, 4), (5, 2), (1, 1), (2, 9), (5, 2)):
        wanted = pipeline(*made_of(m, n), device=device)
        got = back(*made_of(m, n), device=device)
        for left, right in zip(_several(wanted), _several(got), strict=True):
            assert (left.dtype, left.shape, left.tobytes()) == (right.dtype, right.shape, right.tobytes())


def _several(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def test_another_process_calls_it_with_other_sizes(tmp_path: Path) -> None:
    layer.save(tmp_path / "p.vyre", numbers(3, 4), numbers(4, 5), numbers(5), 0.5)
    program = (
        "import sys, numpy as np, vyre\n"
        "def numbers(*shape, seed=1):\n"
        "    return np.random.default_rng(seed).integers(-8, 8, shape).astype(np.float32)\n"
        "p = vyre.load(sys.argv[1])\n"
        "print(p(numbers(70, 33), numbers(33, 9), numbers(9), 0.25).tobytes().hex())\n"
    )
    finished = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path / "p.vyre")], capture_output=True, text=True, check=True
    )

    wanted = layer(numbers(70, 33), numbers(33, 9), numbers(9), 0.25)
    assert wanted.tobytes().hex() == finished.stdout.strip()


def test_sizes_that_do_not_fit_are_refused_by_the_name_of_their_axis(tmp_path: Path) -> None:
    back = saved(tmp_path, layer, numbers(3, 4), numbers(4, 5), numbers(5), 0.5)

    with pytest.raises(CallError, match="the axis 'k' of product is 6 by axis 1 of a, and 7 by axis 0 of b"):
        back(numbers(3, 6), numbers(7, 5), numbers(5), 0.5)
    with pytest.raises(CallError, match=r"the axis 'n' of biased is 5 .* and 8 by axis 0 of b"):
        back(numbers(3, 6), numbers(6, 5), numbers(8), 0.5)


def test_a_size_that_the_function_reads_is_fixed(tmp_path: Path) -> None:
    back = saved(tmp_path, unrolled, numbers(3, 4))

    assert unrolled(numbers(9, 4)).tobytes() == back(numbers(9, 4)).tobytes()
    with pytest.raises(
        CallError, match=r"unrolled was saved for calls where x\.shape\[1\] == 4, and x\.shape\[1\] is 5"
    ):
        back(numbers(3, 5))


def test_a_comparison_that_the_function_makes_must_come_out_alike(tmp_path: Path) -> None:
    back = saved(tmp_path, alike, numbers(3, 3))

    with pytest.raises(CallError, match=r"alike was saved for calls where x\.shape\[0\] == x\.shape\[1\]"):
        back(numbers(3, 5))


def test_broadcasting_is_kept(tmp_path: Path) -> None:
    back = saved(tmp_path, mixed, numbers(3, 4), numbers(4))

    with pytest.raises(CallError, match="mixed was saved for calls where"):
        back(numbers(3, 4), numbers(1))


def test_a_function_that_asks_for_types_is_good_for_its_sizes_alone(tmp_path: Path) -> None:
    @vy.pipeline
    def asks(x):
        n = x.shape[0]
        return halved(doubled(x)) if isinstance(n, int) and n > 5 else halved(x)

    back = saved(tmp_path, asks, numbers(4))

    with pytest.raises(CallError, match="the file holds asks for other arguments"):
        back(numbers(9))


def test_a_loaded_pipeline_explains_other_sizes(tmp_path: Path) -> None:
    back = saved(tmp_path, layer, numbers(3, 4), numbers(4, 5), numbers(5), 0.5)
    others = (numbers(30, 40), numbers(40, 50), numbers(50), 0.5)

    assert str(layer.explain(*others)) == str(back.explain(*others))


def test_numbers_stay_open_at_other_sizes(tmp_path: Path) -> None:
    back = saved(tmp_path, layer, numbers(3, 4), numbers(4, 5), numbers(5), 0.5)
    others = (numbers(3, 2), numbers(2, 5), numbers(5))

    for by in (0.25, 4.0):
        assert layer(*others, by).tobytes() == back(*others, by).tobytes()


@vy.pipeline
def stated(x: Buf[f32, "m", "k"], w: Buf[f32, "k", "n"], by=1.0):
    return biased(product(x, w), halved(vy.zeros(w.shape[1], f32)), by=by)


def test_a_pipeline_states_the_names_of_its_axes(tmp_path: Path) -> None:
    back = saved(tmp_path, stated, numbers(3, 4), numbers(4, 5))

    assert stated(numbers(6, 2), numbers(2, 3)).tobytes() == back(numbers(6, 2), numbers(2, 3)).tobytes()
    for called in (stated, back, back.explain, stated.explain):
        with pytest.raises(
            CallError, match="the axis 'k' of stated is 2 by axis 1 of x, and 3 by axis 0 of w"
        ):
            called(numbers(6, 2), numbers(3, 3))
    with pytest.raises(CallError, match="x has 1 axes, and stated takes 2: m, k"):
        stated(numbers(6), numbers(6, 1))


def test_an_extent_that_a_pipeline_states_wrongly_is_refused() -> None:
    with pytest.raises(CallError, match=r"'n\*\*2' of x of wrong is not an extent of an axis"):

        @vy.pipeline
        def wrong(x: Buf[f32, "n**2"]):
            return halved(x)


def test_of_several_saved_ways_the_one_that_fits_is_taken(tmp_path: Path) -> None:
    @vy.pipeline
    def either(x):
        return halved(doubled(x)) if x.shape[0] > 5 else halved(x)

    either(numbers(4))
    either(numbers(8))
    back = saved(tmp_path, either)

    for size in (1, 5, 6, 90):
        assert either(numbers(size)).tobytes() == back(numbers(size)).tobytes()


@vy.func
def plus(a, b):
    return a + b


def test_a_length_that_the_library_folds_by_a_users_function_is_fixed(tmp_path: Path) -> None:
    @vy.pipeline
    def total(x, y):
        return vy.lib.reduce(halved(x), plus, 0.0), halved(y)

    back = saved(tmp_path, total, numbers(8), numbers(8))

    assert total(numbers(8), numbers(3))[1].tobytes() == back(numbers(8), numbers(3))[1].tobytes()
    with pytest.raises(CallError, match=r"saved for calls where y of halved\.shape\[0\] == 8"):
        back(numbers(9), numbers(3))


@vy.pipeline
def spread(x, m):
    return lib.sum((x - m) ** 2), lib.mean((x - lib.mean(x)) ** 2), x.std(), lib.norm(x), lib.argmax(x)


@vy.pipeline
def rows(x):
    centred = x - x.mean(axis=1, keepdims=True)
    return lib.softmax(x), x.max(axis=0), lib.logsumexp(x, axis=0), centred


@vy.pipeline
def dense(x, w, b):
    return np.maximum(x @ w + b, 0), lib.matmul(x, w).T


@vy.pipeline
def ordered(x, i):
    n = x.shape[0]
    sums = np.cumsum(x), lib.cumulative_sum(halved(x), include_initial=True)
    return lib.sort(halved(x)), lib.topk(x, n // 2), lib.take(x, i), *sums


@vy.pipeline
def waves(x, eps):
    return lib.rfft(x).real, lib.rmsnorm(x, eps=eps), x + lib.normal(x.shape, 3, dtype=vy.f64)


def whole(*shape: int) -> Any:
    return numbers(*shape, seed=5).astype(np.int32)


LIBRARY = {
    "spread": (spread, lambda m, n, T: (numbers(m * n).astype(T), 2.0)),
    "rows": (rows, lambda m, n, T: (numbers(m, n).astype(T),)),
    "dense": (
        dense,
        lambda m, n, T: (numbers(m, n).astype(T), numbers(n, m).astype(T), numbers(m).astype(T)),
    ),
    "ordered": (ordered, lambda m, n, T: (numbers(m * n).astype(T), whole(m) % (m * n))),
    "waves": (waves, lambda m, n, T: (numbers(m * n).astype(T), 0.5)),
}


@pytest.mark.parametrize(("name", "dtype"), [*((name, "f4") for name in LIBRARY), ("rows", "f8")])
def test_calls_of_the_library_are_made_again_for_other_sizes(name: str, dtype: str, tmp_path: Path) -> None:
    pipeline, made_of = LIBRARY[name]
    back = saved(tmp_path, pipeline, *made_of(3, 4, dtype))

    for m, n in ((3, 4), (20, 30)):
        wanted = pipeline(*made_of(m, n, dtype), device="reference" if n == 4 else "cpu")
        for left, right in zip(parts_of(wanted), parts_of(back(*made_of(m, n, dtype))), strict=True):
            assert (left.dtype, left.shape, left.tobytes()) == (right.dtype, right.shape, right.tobytes())


def parts_of(value: Any) -> list[Any]:
    return [part for item in value for part in parts_of(item)] if isinstance(value, tuple) else [value]


def test_a_file_calls_nothing_but_functions_of_the_library(tmp_path: Path) -> None:
    spread.save(tmp_path / "p.vyre", numbers(8), 2.0)
    artifact = decode((tmp_path / "p.vyre").read_bytes())

    def written(**changes: Any) -> Any:
        signature = artifact.signatures[0]
        steps = signature.logs[0].steps
        at = next(at for at, step in enumerate(steps) if step.word == "library")
        log = replace(signature.logs[0], steps=(*steps[:at], replace(steps[at], **changes), *steps[at + 1 :]))
        (tmp_path / "p.vyre").write_bytes(
            encode(replace(artifact, signatures=(replace(signature, logs=(log,)),)))
        )
        return vy.load(tmp_path / "p.vyre")

    for name in ("eval", "import_module", "__getattr__", "FUNCTIONS", "Array", "os.system"):
        with pytest.raises(FormatError, match=f"calls lib.{name}, and the library has no such function"):
            written(arguments=(name, (LoggedArray(0),), {}))
    for arguments in (("sum",), ("sum", [], {}), (1, (), {}), ("sum", (), {"a b": 1}), {}, ("sum", (), None)):
        with pytest.raises(FormatError, match="a call of the library is wrong"):
            written(arguments=arguments)
    with pytest.raises(FormatError, match="a call of the library is wrong"):
        written(number=1 << 40)
    with pytest.raises(FormatError, match="a type has no name"):
        written(arguments=("sum", (LoggedArray(0),), {"axis": {".dtype": "f3"}}))
    with pytest.raises(CallError, match="cannot be called so"):
        written(arguments=("sum", (LoggedArray(0), 1), {}))(numbers(9), 2.0)
    with pytest.raises((CallError, FormatError)):
        written(arguments=("sum", (LoggedArray(0),), {"axis": ({},)}))(numbers(9), 2.0)
    with pytest.raises(FormatError, match="does not return 2 arrays"):
        written(number=2)(numbers(9), 2.0)
    with pytest.raises(CallError, match="Fix"):  # it waits for elements
        written(arguments=("unique_values", (LoggedArray(0),), {}))(numbers(9), 2.0)


WRONG_VALUES = [
    LoggedArray(9),
    LoggedSize("v0_1"),
    LoggedSize("v9_0"),
    LoggedSize("n"),
    LoggedSize("v0_0**2"),
]


@pytest.mark.parametrize(
    "change",
    [
        *(lambda log, v=value: replace(log, returns=v) for value in (*WRONG_VALUES, LoggedNumber(0))),
        *(lambda log, v=value: _with_step(log, domain=v) for value in WRONG_VALUES),
        lambda log: _with_step(log, number=99),
        lambda log: _with_step(log, arguments=()),
        lambda log: _with_step(log, arguments={}),
        lambda log: _with_step(log, arguments={"x": LoggedArray(0), "z": 1}),
        lambda log: _with_step(log, arguments={"x": 1}),
        lambda log: _with_step(log, names={"n": 1.5}),
        lambda log: _with_step(log, word="make"),
        lambda log: _with_step(log, word="reshape", number=7, arguments=(1,)),
        lambda log: _with_step(log, word="view", number=0, arguments={}),
        lambda log: _with_step(log, word="view", number=0, arguments=("float32",)),
        lambda log: replace(log, facts=(SavedFact("v5_0", "==", "1", True),)),
    ],
)
def test_a_file_with_steps_that_cannot_be_taken_is_refused(change: Any, tmp_path: Path) -> None:
    chain.save(tmp_path / "p.vyre", numbers(8))
    artifact = decode((tmp_path / "p.vyre").read_bytes())
    signature = artifact.signatures[0]
    wrong = replace(artifact, signatures=(replace(signature, logs=(change(signature.logs[0]),)),))

    with pytest.raises(FormatError):
        decode(encode(wrong))


def _with_step(log: Any, **changes: Any) -> Any:
    return replace(log, steps=(replace(log.steps[0], **changes), *log.steps[1:]))


def test_one_array_given_twice_is_another_call_at_all_sizes(tmp_path: Path) -> None:
    back = saved(tmp_path, mixed, numbers(4), numbers(4, seed=2))
    twice = numbers(9)

    with pytest.raises(CallError, match="x and y are one array, and mixed was saved for two"):
        back(twice, twice)

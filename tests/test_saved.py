"""Pipelines in files: what is loaded does what was saved, for the arguments that it was saved for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner, Result
from numpy.typing import NDArray

import vyre as vy
from stages import added, bumped, halves, scaled
from vyre import Buf, Const, InOut, Out, f32, gid
from vyre.cli.main import main
from vyre.formats import FormatError
from vyre.formats.saved import Tuned
from vyre.run.context import code_cache
from vyre.targets.specialization import DEFAULT, Configuration


@vy.kernel
def shifted(x: Buf[f32], y: Out[f32], n: Const[int] = 1):
    y[gid()] = x[gid() + n]


@vy.kernel(workgroup=64)
def totals(x: Buf[f32], y: InOut[f32]):
    s = vy.shared(f32, 64)
    s[vy.lid()] = x[gid()]
    vy.barrier()
    if vy.lid() == 0:
        total = f32(0)
        for k in range(64):
            total += s[k]
        y[vy.wid()] = total


@vy.kernel
def twice(x: Buf[vy.bf16], y: Out[vy.bf16]):
    y[gid()] = x[gid()] + x[gid()]


@vy.pipeline
def doubled(bits):
    return twice(twice(bits))


@vy.pipeline
def louder(x, by):
    return scaled(shifted(x), a=by)


@vy.pipeline
def stepped(x, by, n=1):
    if by > 0.5:
        x = shifted(x, n=n)
    return scaled(x, a=by * 2)


@vy.pipeline
def many(x, y):
    low, high = halves(x)
    bumped(y)
    return {"sum": added(low, y), "rest": [high, y], "name": "many"}


@vy.pipeline
def summed(x, y):
    totals(scaled(x, a=2.0), y)
    return y


X: NDArray[np.float32] = np.arange(100, dtype=np.float32)


def loaded(path: Path, pipeline: Any, *args: Any, **named: Any) -> Any:
    pipeline.save(path, *args, **named)
    return vy.load(path)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "pipe.vyre"


def test_a_loaded_pipeline_gives_the_same_bytes(path: Path) -> None:
    back = loaded(path, louder, X, 0.3)

    assert louder(X, 0.3).tobytes() == back(X, 0.3).tobytes()


def test_a_number_that_is_only_handed_to_kernels_stays_open(path: Path) -> None:
    back = loaded(path, louder, X, 0.3)

    assert louder(X, -7.5).tobytes() == back(X, by=-7.5).tobytes()
    assert louder(X, 0.3).tobytes() == back(X, 0.3).tobytes()
    assert ("x: f32 of 100 or other sizes, by: any float",) == back.signatures


def test_a_number_that_the_function_looks_at_is_fixed(path: Path) -> None:
    back = loaded(path, stepped, X, 0.75)

    assert stepped(X, 0.75).tobytes() == back(X, 0.75).tobytes()
    assert ("x: f32 of 100 or other sizes, by: 0.75, n: 1",) == back.signatures
    with pytest.raises(vy.CallError, match=r"by: 0\.75"):
        back(X, 0.25)


def test_defaults_are_saved_too(path: Path) -> None:
    back = loaded(path, stepped, X, by=0.75, n=2)

    assert stepped(X, 0.75, n=2).tobytes() == back(X, 0.75, n=2).tobytes()
    with pytest.raises(vy.CallError, match="n: 1"):
        back(X, 0.75)


def test_results_come_back_in_the_shape_that_the_function_gave_them(path: Path) -> None:
    back = loaded(path, many, X, X.copy())
    mine, theirs = X.copy(), X.copy()
    expected, result = many(X, mine), back(X, theirs)

    assert (expected["sum"].tobytes(), "many") == (result["sum"].tobytes(), result["name"])
    assert expected["rest"][0].tobytes() == result["rest"][0].tobytes()
    assert result["rest"][1] is theirs
    assert mine.tobytes() == theirs.tobytes()


def test_group_kernels_are_saved_too(path: Path) -> None:
    x = np.arange(256, dtype=np.float32)
    back = loaded(path, summed, x, np.zeros(4, np.float32))

    assert summed(x, np.zeros(4, np.float32)).tobytes() == back(x, np.zeros(4, np.float32)).tobytes()


def test_without_arguments_everything_called_so_far_is_saved(path: Path) -> None:
    @vy.pipeline
    def fresh(x, by):
        return scaled(scaled(x, a=by), a=by)

    for size, by in ((10, 1.0), (20, 2.0), (20, 3.0)):
        fresh(X[:size], by)
    back = loaded(path, fresh)

    assert (
        "x: f32 of 10 or other sizes, by: any float",
        "x: f32 of 20 or other sizes, by: any float",
    ) == back.signatures
    assert fresh(X[:20], 5.0).tobytes() == back(X[:20], 5.0).tobytes()


def test_nothing_called_yet_is_nothing_to_save(path: Path) -> None:
    @vy.pipeline
    def unused(x):
        return shifted(x)

    with pytest.raises(vy.CallError, match="nothing to save"):
        unused.save(path)


def test_a_call_that_the_file_is_not_for_says_what_it_is_for(path: Path) -> None:
    back = loaded(path, louder, X, 0.3)

    for args in ((X.reshape(10, 10), 0.3), (X.astype(np.float64), 0.3), (X, 3), (X, "loud")):
        with pytest.raises(vy.CallError, match=r"saved for\n  x: f32 of 100 or other sizes, by: any float"):
            back(*args)


def test_a_call_with_too_few_arguments_says_how_to_call_it(path: Path) -> None:
    with pytest.raises(vy.CallError, match=r"louder\(x, by\)"):
        loaded(path, louder, X, 0.3)(X)


def test_one_array_given_twice_is_another_call(path: Path) -> None:
    y, both = X.copy(), X.copy()
    apart, twice = loaded(path, many, X, y), loaded(path, many, both, both)

    with pytest.raises(vy.CallError, match=r"x and y are one array, .* for two\. Fix: pass a copy"):
        apart(y, y)
    with pytest.raises(vy.CallError, match="saved for\n  x: f32 of 100 or other sizes, y: the same array"):
        twice(X, y)
    expected = X.copy()
    assert many(expected, expected)["sum"].tobytes() == twice(both, both)["sum"].tobytes()


def test_arrays_that_kernels_cannot_work_on_are_refused(path: Path) -> None:
    back = loaded(path, louder, X, 0.3)

    with pytest.raises(vy.CallError, match="not contiguous"):
        back(np.arange(200, dtype=np.float32)[::2], 0.3)


def test_arrays_that_share_memory_are_refused_where_launches_are_fused(path: Path) -> None:
    memory = np.arange(101, dtype=np.float32)
    fused = loaded(path, many, X, X.copy())

    with pytest.raises(vy.CallError, match="share memory"):
        fused(memory[:-1], memory[1:])


def test_arrays_that_share_memory_are_taken_where_nothing_is_fused(path: Path) -> None:
    mine = np.arange(101, dtype=np.float32)
    theirs = mine.copy()
    back = loaded(path, many, X, X.copy(), fuse="off")

    assert many(mine[:-1], mine[1:])["sum"].tobytes() == back(theirs[:-1], theirs[1:])["sum"].tobytes()


def test_bits_of_bf16_are_taken_as_such(path: Path) -> None:
    bits = np.array([0x3F80, 0x4000], np.uint16)

    assert doubled(bits).tobytes() == loaded(path, doubled, bits)(bits).tobytes()


def test_an_array_of_the_functions_own_cannot_be_saved(path: Path) -> None:
    @vy.pipeline
    def weighted(x):
        return added(x, X)

    with pytest.raises(vy.CallError, match="as an argument"):
        weighted.save(path, X.copy())


def test_a_loaded_pipeline_explains_itself_as_the_pipeline_does(path: Path) -> None:
    back = loaded(path, louder, X, 0.3, fuse="off", memory_budget=4096)

    assert str(louder.explain(X, 0.3, fuse="off", memory_budget=4096)) == str(back.explain(X, 0.3))


def test_a_file_is_the_same_however_often_it_is_written(path: Path, tmp_path: Path) -> None:
    louder.save(path, X, 0.3)
    louder.save(tmp_path / "again.vyre", X, 0.9)

    assert path.read_bytes() == (tmp_path / "again.vyre").read_bytes()


def test_another_process_can_load_it(path: Path) -> None:
    louder.save(path, X, 0.3)
    program = (
        "import sys, numpy as np, vyre\n"
        "x = np.arange(100, dtype=np.float32)\n"
        "print(vyre.load(sys.argv[1])(x, 0.5).tobytes().hex())\n"
    )
    finished = subprocess.run(
        [sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=True
    )

    assert louder(X, 0.5).tobytes().hex() == finished.stdout.strip()


@pytest.mark.parametrize("data", [b"", b"PK\x03\x04" + bytes(100), b"\x80\x04N." * 30])
def test_other_files_are_refused(path: Path, data: bytes) -> None:
    path.write_bytes(data)

    with pytest.raises(FormatError):
        vy.load(path)


def test_what_a_file_cannot_hold_is_said(path: Path) -> None:
    @vy.pipeline
    def chosen(x, kernel):
        return kernel(x)

    with pytest.raises(vy.CallError, match="a file cannot hold"):
        chosen.save(path, X, shifted)


def test_save_needs_a_path() -> None:
    with pytest.raises(vy.CallError, match="needs a path"):
        louder.save(X, 0.3)


def ran(*words: object) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words])


def test_inspect_prints_what_a_file_holds(path: Path) -> None:
    louder.save(path, X, 0.3)
    result = ran("inspect", path)

    assert 0 == result.exit_code
    assert "louder: a saved pipeline of" in result.output
    assert "for x: f32 of 100 or other sizes, by: any float\n" in result.output
    assert "launch 1: shifted + scaled over 100\n" in result.output


def test_inspect_prints_the_programs_when_asked(path: Path) -> None:
    louder.save(path, X, 0.3)

    assert "def shifted_then_scaled(a0: Buf[f32]" in ran("inspect", path, "--kernels").output


def test_inspect_reports_a_file_of_another_format(path: Path) -> None:
    path.write_bytes(b"something else")
    wrong, missing = ran("inspect", path), ran("inspect", path.parent / "nosuch.vyre")

    assert (1, 1) == (wrong.exit_code, missing.exit_code)
    assert "VYREFILE" in wrong.output
    assert "cannot be read" in missing.output


def test_launches_in_chunks_are_saved_as_such(path: Path) -> None:
    back = loaded(path, louder, X, 0.3, memory_budget=64)
    plan = louder.explain(X, 0.3, memory_budget=64).plan

    assert [(0, band.rows, 1) for band in plan.bands] == [
        (band.first, band.rows, band.stop) for band in back.explain(X, 0.3).plan.bands
    ]
    assert louder(X, 0.3).tobytes() == back(X, 0.3).tobytes()


def test_a_call_without_an_observable_result_is_not_run_from_a_file_either(path: Path) -> None:
    @vy.pipeline
    def half(x):
        shifted(shifted(x))
        return scaled(x, a=2.0)

    back = loaded(path, half, X)

    assert half(X).tobytes() == back(X).tobytes()
    assert str(half.explain(X)) == str(back.explain(X))


def test_a_saved_file_contains_the_requested_listings_of_its_launches(path: Path) -> None:
    back = loaded(path, louder, X, 0.3, texts=("llvm", "ptx"))
    shown = CliRunner().invoke(main, ["inspect", "--texts", str(path)])

    assert ["llvm", "ptx"] == [text.kind for text in back.artifact.texts]
    assert "\n\ntexts: llvm, ptx\n" in shown.output
    assert "define void @kernel(" in shown.output
    assert ".visible .entry" in shown.output
    assert louder(X, 0.3).tobytes() == back(X, 0.3).tobytes()


def test_an_unknown_kind_of_text_is_refused(path: Path) -> None:
    with pytest.raises(vy.CallError, match="'basic' is not a kind of assembly"):
        louder.save(path, X, 0.3, texts=("basic",))


def test_how_launches_were_tuned_is_saved_and_used(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tuned = Configuration(lanes=8, strips=1)
    cache = code_cache()
    with monkeypatch.context() as patch:
        patch.setattr(cache, "choose", lambda program, device, units: tuned if device == "cpu" else DEFAULT)
        louder.save(path, X, 0.3)
    back = vy.load(path)

    assert [("cpu", 8, 1)] == [(one.device, one.lanes, one.strips) for one in saved_tuning(back)]
    assert louder(X, 0.3).tobytes() == back(X, 0.3).tobytes()
    (ready,) = next(iter(back._compiled.values())).ready
    assert {(1, tuned)} == {(code.rank, code.configuration) for code in ready.codes("cpu")}
    assert "launch 1 runs as tuned: 8 lanes, 1 strip" in str(back.explain(X, 0.3))
    assert "tuned for cpu" in CliRunner().invoke(main, ["inspect", str(path)]).output


def saved_tuning(back: Any) -> list[Tuned]:
    return [one for call in back.artifact.signatures[0].launches for one in call.tuned]


def test_saving_runs_the_function_once(path: Path) -> None:
    ran = []
    note = ran.append

    @vy.pipeline
    def noted(x, by, n):
        note(by)
        return scaled(shifted(x, n=n), a=by) if n > 0 else x

    noted.save(path, X, 0.5, 2)

    assert 1 == len(ran)
    assert ("x: f32 of 100 or other sizes, by: any float, n: 2",) == vy.load(path).signatures


def test_what_the_function_raises_while_it_is_saved_comes_through(path: Path) -> None:
    @vy.pipeline
    def failing(x, by):
        scaled(x, a=by)
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        failing.save(path, X, 0.5)
    assert not path.exists()


def test_a_function_that_asks_for_types_is_saved_as_it_is_called(path: Path) -> None:
    @vy.pipeline
    def asking(x, by, n):
        a = by if type(by) is float else 100.0
        b = n if isinstance(n, int) else 200.0
        return scaled(scaled(x, a=a), a=float(b))

    back = loaded(path, asking, X, 0.5, 3)

    assert (X * 0.5 * 3).tolist() == back(X, 0.5, 3).tolist()


def test_a_number_that_is_looked_at_and_handed_on_is_fixed(path: Path) -> None:
    @vy.pipeline
    def both(x, by):
        return scaled(x, a=by) if by > 0.25 else x, by

    back = loaded(path, both, X, 0.5)

    assert ("x: f32 of 100 or other sizes, by: 0.5",) == back.signatures
    assert (X * 0.5).tolist() == back(X, 0.5)[0].tolist()
    assert 0.5 == back(X, 0.5)[1]

"""Tuning launches: on this processor, and on a device whose candidates hang, crash and give wrong bytes."""

from __future__ import annotations

import math
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vyre
from running import cpu
from vyre import Buf, InOut, Out, f32, gid, settings
from vyre.cache.artifacts import Cache
from vyre.formats import digest, read
from vyre.plan.plan import Plan, make_plan
from vyre.run.context import code_cache, place_of
from vyre.run.device_runtime import Ready
from vyre.targets.cuda import ptx
from vyre.targets.cuda.target import Cuda, layouts
from vyre.targets.registry import Registry, built_in
from vyre.targets.specialization import DEFAULT, Configuration, StreamCut, with_splits
from vyre.tune import fusion, measure
from vyre.tune.jobs import Job
from vyre.tune.measure import Workers
from vyre.tune.session import Session
from vyre.tune.store import RecordStore, Trial, TuningRecord, open_store, size_class
from vyre.tune.strategies import exhaustive
from vyre.tune.tune import Evaluation, tune

TEXT = "def double(x: Buf[f32], y: Out[f32]):\n    y[gid(0)] = x[gid(0)] * f32(2.0)\n"
PROGRAM = read(TEXT)
X = np.arange(1000, dtype=np.float32)

STRANGE = """
import ctypes, os, time
import numpy as np
from vyre.ir.problem import CallError, DeviceLost
from vyre.targets.specialization import Configuration
from vyre.targets.target import HostTarget
from vyre.targets.target import Availability

class Code:
    bytes = 0
    def __init__(self, launch): self.launch = launch

class Strange(HostTarget):
    lanes = 0
    def probe(self): return Availability(1)
    def describe(self, index): return "strange"
    def fingerprint(self, index): return "strange"
    def choices(self, source, *, grid, index, is_alone): return [Configuration(lanes=n) for n in range(1, 9)]
    def compile(self, source, special, index): return b""
    def load(self, code, source, special, index): return Code(self.run)
    def misfit(self, ready, configuration, grid):
        self.lanes = configuration.lanes
        return "it does not fit" if self.lanes == 4 else ""
    def run(self, arguments, grid):
        if self.lanes == 2: time.sleep(3600)
        if self.lanes == 3: os._exit(7)
        if self.lanes == 6: ctypes.string_at(0)
        if self.lanes == 7: raise CallError("it is too large. Fix: none.")
        if self.lanes == 8: raise DeviceLost("it is gone. Fix: none.")
        arguments["y"][:] = arguments["x"] * (3 if self.lanes == 5 else 2)
        self.lanes = 0

class Fatal(Strange):
    def run(self, arguments, grid): os._exit(3)

class Small(Strange):
    def run(self, arguments, grid): raise CallError("it is too large. Fix: none.")

class Restless(Strange):
    def run(self, arguments, grid):
        arguments["y"][:] = np.frombuffer(os.urandom(4), np.uint32)
"""


@pytest.fixture
def strange(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Registry:
    """A device that comes with a package, so that the process that measures finds it too."""
    about = tmp_path / "strange-1.dist-info"
    about.mkdir()
    (tmp_path / "strange.py").write_text(STRANGE)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: strange\nVersion: 1\n")
    (about / "entry_points.txt").write_text(
        "[vyre.backends]\nstrange = strange:Strange\nrestless = strange:Restless\nfatal = strange:Fatal\n"
        "small = strange:Small\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    return Registry(built_in())


@pytest.fixture
def workers() -> Iterator[Workers]:
    with closing(Workers()) as found:
        yield found


def job(device: str) -> Job:
    return Job(PROGRAM, {"x": X, "y": np.zeros_like(X)}, (1000,), device, 1)


def test_candidates_that_hang_crash_or_err_are_values(
    strange: Registry, monkeypatch: pytest.MonkeyPatch, workers: Workers
) -> None:
    monkeypatch.setattr(measure, "PATIENCE_SECONDS", 0.5)
    known = RecordStore(Cache(None))
    found = tune(
        job("strange"), strange.named("strange"), known, seconds=60, strategy=exhaustive, workers=workers
    )

    why = {trial.configuration.lanes: trial.why for trial in found.records[0].trials}
    assert list(range(1, 9)) == sorted(why)
    assert "" == why[1]
    assert "longer than" in why[2]
    assert "code 7" in why[3]
    assert "it does not fit" == why[4]
    assert "it gives other bytes" == why[5]
    assert "code -11" in why[6]
    assert "it cannot run: it is too large. Fix: none." == why[7]
    assert "it cannot run: it is gone. Fix: none." == why[8]
    assert found.records == known.records(found.records[0].program)


def test_only_what_gives_the_same_bytes_may_win(
    strange: Registry, monkeypatch: pytest.MonkeyPatch, workers: Workers
) -> None:
    monkeypatch.setattr(measure, "PATIENCE_SECONDS", 0.5)
    found = tune(
        job("strange"),
        strange.named("strange"),
        RecordStore(Cache(None)),
        seconds=60,
        strategy=exhaustive,
        workers=workers,
    )

    assert found.records[0].best in (DEFAULT, Configuration(lanes=1))


def test_a_program_that_cannot_run_untuned_is_an_error(strange: Registry, workers: Workers) -> None:
    with pytest.raises(vyre.CallError, match=r"double cannot be measured as it is: .*code 3.* Fix: "):
        tune(job("fatal"), strange.named("fatal"), RecordStore(Cache(None)), seconds=60, workers=workers)


def test_why_a_program_cannot_run_untuned_is_reported_once(strange: Registry, workers: Workers) -> None:
    with pytest.raises(vyre.CallError) as caught:
        tune(job("small"), strange.named("small"), RecordStore(Cache(None)), seconds=60, workers=workers)

    assert "double cannot be measured as it is: it is too large. Fix: none." == str(caught.value)


def test_arguments_that_cannot_be_written_down_are_an_error(
    monkeypatch: pytest.MonkeyPatch, workers: Workers
) -> None:
    def write(job: Job, folder: Path) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(Job, "write", write)
    with pytest.raises(vyre.CallError, match=r"double cannot be written .*no space left. Fix: let TMPDIR"):
        measure.Bench(job("cpu"), workers)


def test_a_process_that_is_done_measures_the_next_job(workers: Workers) -> None:
    found = []
    for device in ("cpu", "cpu"):
        bench = measure.Bench(job(device), workers)
        found.append((bench._worker, bench.measure(Configuration(lanes=8), best=1.0, seconds=0.01).why))
        bench.close()

    assert found[0] == found[1]


def test_a_python_that_cannot_be_started_is_reported(
    monkeypatch: pytest.MonkeyPatch, workers: Workers
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with pytest.raises(vyre.CallError, match=r"cannot be started as '/nowhere/python'.* Fix: let"):
        measure.Bench(job("cpu"), workers)


def test_modules_of_the_folder_that_tuning_is_done_in_are_not_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, workers: Workers
) -> None:
    (tmp_path / "json.py").write_text("raise SystemExit(9)")
    monkeypatch.chdir(tmp_path)
    bench = measure.Bench(job("cpu"), workers)
    bench.close()

    assert bench.seconds > 0


def test_ctrl_c_at_the_start_gives_what_there_is(monkeypatch: pytest.MonkeyPatch, workers: Workers) -> None:
    def write(job: Job, folder: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Job, "write", write)
    found = tune(
        job("cpu"),
        Registry(built_in()).named("cpu"),
        RecordStore(Cache(None)),
        seconds=1,
        workers=workers,
    )

    assert found.was_stopped
    assert "it was stopped before anything was tried" == found.show()


def test_ctrl_c_keeps_what_was_learned(workers: Workers) -> None:
    told: list[Evaluation] = []

    def watch(evaluation: Evaluation) -> None:
        told.append(evaluation)
        if len(told) == 3:
            raise KeyboardInterrupt

    known = RecordStore(Cache(None))
    place = Registry(built_in()).named("cpu")
    found = tune(job("cpu"), place, known, seconds=600, watch=watch, workers=workers)

    assert found.was_stopped
    assert [one.trial for one in told] == list(found.records[0].trials)
    assert 1 == len(known.records(found.records[0].program))


def test_a_device_without_choices_says_so() -> None:
    place = Registry(built_in()).named("reference")

    with pytest.raises(vyre.CallError, match="has nothing to tune"):
        Session(place, RecordStore(Cache(None)), seconds=1, watch=lambda evaluation: None)


def test_a_program_that_never_gives_the_same_is_left_as_it_is(strange: Registry, workers: Workers) -> None:
    place = strange.named("restless")
    found = tune(
        job("restless"), place, RecordStore(Cache(None)), seconds=60, strategy=exhaustive, workers=workers
    )

    assert DEFAULT == found.records[0].best
    assert {"the untuned program gives other bytes every time"} == {
        one.why for one in found.records[0].trials
    }


@vyre.kernel
def scaled(x: Buf[f32], y: Out[f32], s: f32):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] * s


@vyre.kernel
def counted(x: InOut[f32]):  # type: ignore[no-untyped-def]
    x[gid()] += 1.0


@vyre.pipeline
def twice(x, s):  # type: ignore[no-untyped-def]
    return counted(scaled(x, s=s))


def test_a_kernel_is_tuned_and_gives_the_same_bytes_after() -> None:
    before = scaled(X, s=1.5)
    found = scaled.tune(X, s=1.5, seconds=0.5)

    assert before.tobytes() == scaled(X, s=1.5).tobytes()
    assert "scaled" == found.records[0].kernel
    assert 0 < found.share <= 1
    assert "scaled on " in found.show()
    assert "<svg" in found._repr_html_()


def test_tuning_leaves_arguments_alone() -> None:
    x = X.copy()
    counted.tune(x, seconds=0.3)
    twice.tune(x, 2.0, seconds=0.3)

    assert X.tobytes() == x.tobytes()


def test_a_pipeline_is_tuned_launch_by_launch() -> None:
    before = twice(X, 2.0)
    found = twice.tune(X, 2.0, seconds=0.5)

    launches = twice.explain(X, 2.0).to_dict()["launches_after"]
    assert launches == len(found.records)
    assert before.tobytes() == twice(X, 2.0).tobytes()


@vyre.kernel
def met(x: InOut[f32]):  # type: ignore[no-untyped-def]
    x[gid()] += 1.0
    vyre.grid_sync()
    x[gid()] *= x[0]


def test_the_parts_of_a_program_with_grid_barriers_are_laid_out_alike(tmp_path: Path) -> None:
    found = met.tune(X, seconds=0.5)
    found.save(tmp_path / "met.tuning")

    assert 1 == len(found.records)
    assert 2 == len(found.parts)
    assert {found.records[0].best} == {part.best for part in found.parts}
    assert (*found.records, *found.parts) == vyre.Tuning.load(tmp_path / "met.tuning").records


@pytest.mark.parametrize("seconds", [0, -1, math.nan, math.inf, "3", True])
def test_a_number_of_seconds_that_is_not_positive_is_an_error(seconds: object) -> None:
    with pytest.raises(vyre.CallError, match="Fix: pass a number above 0"):
        scaled.tune(X, s=1.0, seconds=seconds)


def test_what_was_tuned_is_used_by_another_process(tmp_path: Path) -> None:
    """A record is put there by hand; another process compiles for it."""
    code = (
        "import sys, numpy as np\n"
        "from vyre.formats import read, digest\n"
        "from vyre.cache.artifacts import Cache\n"
        "from vyre.targets.specialization import Configuration\n"
        "from vyre.tune.store import TuningRecord, Trial, open_store, size_class\n"
        "from vyre.settings import read as settings\n"
        "from vyre.run.device_runtime import Ready\n"
        "from vyre.run import context\n"
        f"program = read({TEXT!r})\n"
        "device = context.place_of('cpu').target.fingerprint(0)\n"
        "how = Configuration(lanes=4, strips=1, threads=1)\n"
        "trials = (Trial(how, 0.5),)\n"
        "row = TuningRecord(digest(program), device, size_class(1000), 'double', 1.0, how, 0.5, trials)\n"
        "if sys.argv[1] == 'put': open_store(settings()).add([row])\n"
        "x = np.ones(1000, np.float32); y = np.zeros_like(x)\n"
        "ready = Ready(program)\n"
        "context.runtime_of(context.place_of('cpu')).run(ready, {'x': x, 'y': y}, (1000,))\n"
        "print([special.configuration for special in ready.codes('cpu')][0].lanes, y[0])\n"
    )

    def said(word: str, tune: str) -> str:
        environment = {
            "VYRE_CACHE_DIR": str(tmp_path / "cache"),
            "VYRE_TUNE": tune,
            "PYTHONPATH": ":".join(sys.path),
        }
        return subprocess.run(
            [sys.executable, "-c", code, word], env=environment, capture_output=True, text=True, check=True
        ).stdout

    assert "0 2.0\n" == said("look", "auto")
    assert "4 2.0\n" == said("put", "auto")
    assert "4 2.0\n" == said("look", "auto")
    assert "0 2.0\n" == said("look", "off")


@vyre.kernel
def eased(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    i = gid()
    y[i] = (x[i - 1] + x[i] + x[i + 1]) / 3.0


@vyre.pipeline
def eased_twice(x, s):  # type: ignore[no-untyped-def]
    return eased(scaled(eased(scaled(x, s=s)), s=s))


def launches_of(pipeline: Any, *args: object) -> int:
    return int(pipeline.explain(*args).to_dict()["launches_after"])


def test_a_pipeline_without_work_is_not_tuned() -> None:
    assert () == eased_twice.tune(X[:0], 2.0, seconds=5).evaluations


def test_every_threshold_that_is_tried_gives_another_plan() -> None:
    graph = eased_twice.explain(X, 2.0).plan.graph
    found = fusion.plans(graph)

    looks = {tuple(step.piece.titles for step in plan.steps) for plan in found.values()}
    assert 0.0 in found
    assert 1 < len(found) == len(looks)


def test_a_pipeline_is_tuned_by_how_its_calls_are_fused(tmp_path: Path) -> None:
    before = eased_twice(X, 2.0).tobytes()
    found = eased_twice.tune(X, 2.0, seconds=1)
    found.save(tmp_path / "eased.tuning")

    (plan,) = found.plans
    tried = {trial.configuration.threshold for trial in plan.trials}
    usual = set(fusion.plans(eased_twice.explain(X, 2.0).plan.graph)) - {0.0}
    assert usual >= tried != set()
    assert fusion.graph_digest(eased_twice.explain(X, 2.0).plan.graph) == plan.program
    assert "eased_twice on " in found.show()
    assert plan in vyre.Tuning.load(tmp_path / "eased.tuning").records
    assert before == eased_twice(X, 2.0).tobytes()


def test_a_threshold_that_was_found_changes_the_plan_here_and_in_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pipeline = vyre.pipeline(eased_twice.function)
    usual, before = launches_of(pipeline, X, 2.0), pipeline(X, 2.0).tobytes()
    graph = pipeline.explain(X, 2.0).plan.graph
    best = {len(plan.steps): limit for limit, plan in fusion.plans(graph).items() if limit}
    fewest = min(best)
    with monkeypatch.context() as patch:
        how = Configuration(threshold=best[fewest])
        name = fusion.graph_digest(graph)
        patch.setattr(code_cache(), "choose", lambda program, *_: how if program == name else DEFAULT)
        tuned = vyre.pipeline(eased_twice.function)
        assert fewest == launches_of(tuned, X, 2.0) != usual
        assert before == tuned(X, 2.0).tobytes()
        assert "as tuned" in str(tuned.explain(X, 2.0))
        tuned.save(tmp_path / "tuned.vyre", X, 2.0)
    loaded = vyre.load(tmp_path / "tuned.vyre")

    assert fewest == launches_of(loaded, X, 2.0)
    assert before == loaded(X, 2.0).tobytes()


@vyre.kernel
def halved(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = 0.5 * (x[gid() - 1] + x[gid() + 1])


@vyre.pipeline
def halved_often(x):  # type: ignore[no-untyped-def]
    for _ in range(4):
        x = halved(x)
    return x


@vyre.kernel
def spread(x: Buf[f32, 2], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    i, j = gid(0), gid(1)
    y[i, j] = 0.25 * (x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1])


@vyre.pipeline
def spread_often(x):  # type: ignore[no-untyped-def]
    for _ in range(8):
        x = spread(x)
    return x


PLATE = np.random.default_rng(3).random((1500, 1500), np.float32)


@pytest.mark.parametrize("has_walks", [False, True])
def test_every_cut_of_a_stream_that_is_tried_gives_another_plan(has_walks: bool) -> None:
    graph = spread_often.explain(PLATE).plan.graph
    device = replace(place_of("cpu").capabilities, has_walks=has_walks, has_bands=not has_walks)

    def planned(how: StreamCut) -> Plan:
        return make_plan(graph, rules=fusion.rules(lambda: Configuration(stream=how)).on(device))

    found = fusion.cuts(graph, device)

    looks = {tuple((step.program, step.piece.grid) for step in planned(how).steps) for how in found}
    assert 3 < len(looks) == len(found) <= fusion.MOST_CUTS
    assert StreamCut(1) in found
    assert () == planned(StreamCut(1)).streams
    assert [4, 4] == [len(one.stream.stages) for one in planned(StreamCut(4)).streams]
    assert [2, 3, 3] == sorted(len(one.stream.stages) for one in planned(StreamCut(3)).streams)


def test_a_graph_that_cannot_stream_has_no_cuts() -> None:
    assert [] == fusion.cuts(eased_twice.explain(X, 2.0).plan.graph, place_of("cpu").capabilities)


def test_a_tuned_cut_changes_the_launches_and_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    before = spread_often(PLATE).tobytes()
    how = Configuration(stream=StreamCut(4, columns=256, rows=128))
    name = fusion.graph_digest(spread_often.explain(PLATE).plan.graph)
    monkeypatch.setattr(code_cache(), "choose", lambda program, *_: how if program == name else DEFAULT)
    tuned = vyre.pipeline(spread_often.function)
    said = tuned.explain(PLATE)

    assert [4, 4] == [len(one.stream.stages) for one in said.plan.streams]
    assert "of 125 x 288 elements" in said.plan.streams[0].cut  # 12 bands, and a halo in strips
    assert "as tuned: at most 4 calls in a launch along the rows, 256 columns of it at a time" in str(said)
    assert before == tuned(PLATE).tobytes()


def test_launches_in_bands_are_left_as_they_are() -> None:
    x = np.ones(1 << 22, np.float32)
    plan = halved_often.explain(x).plan
    found = halved_often.tune(x, seconds=0.5)

    assert sum(band.stop - band.first for band in plan.bands) == len(plan.steps)
    assert {record.program for record in found.records}.isdisjoint(
        digest(step.program) for step in plan.steps
    )


def test_other_settings_open_the_same_store(monkeypatch: pytest.MonkeyPatch) -> None:
    before = open_store(settings.read())
    monkeypatch.setenv("OMP_NUM_THREADS", "1")  # as importing another library may do

    assert before is open_store(settings.read())


def test_a_pipeline_that_runs_already_sees_new_records(tmp_path: Path) -> None:
    pipeline = vyre.pipeline(eased_twice.function)
    pipeline.save(tmp_path / "eased.vyre", X, 3.0)
    loaded = vyre.load(tmp_path / "eased.vyre")
    before, usual = (pipeline(X, 3.0).tobytes(), loaded(X, 3.0).tobytes()), launches_of(pipeline, X, 3.0)
    graph, device = pipeline.explain(X, 3.0).plan.graph, place_of("cpu").target.fingerprint(0)  # type: ignore[attr-defined]
    limit = next(limit for limit, plan in fusion.plans(graph).items() if len(plan.steps) != usual)
    how, key = Configuration(threshold=limit), (device, size_class(fusion.units(graph)), "eased", 1.0)
    record = TuningRecord(fusion.graph_digest(graph), *key, how, 0.5, (Trial(how, 0.5),))
    known = open_store(settings.read())
    known.add([record])
    try:
        assert usual != launches_of(pipeline, X, 3.0)
        assert before == (pipeline(X, 3.0).tobytes(), loaded(X, 3.0).tobytes())
    finally:
        known.add([replace(record, best=DEFAULT, share=1.0, trials=(Trial(how, 1.5),))])
    assert usual == launches_of(pipeline, X, 3.0)


def test_a_program_with_grid_barriers_runs_as_it_was_tuned() -> None:
    ready, cache, given = Ready(met.program), Cache(None), {"x": X.copy()}
    runtime = cpu(cache)
    hows = [DEFAULT, Configuration(lanes=4, strips=1), Configuration(is_split=True)]
    for how in hows:
        cache.choose = lambda program, device, units, how=how: how  # type: ignore[misc]
        given["x"][:] = X
        runtime.run(ready, given, (1000,))
        assert ((X + 1) * (X[0] + 1)).tobytes() == given["x"].tobytes()

    assert hows == [key[2] for key in ready.executables]  # type: ignore[index]  # of the grid and how


def test_launches_and_parts_of_programs_with_grid_barriers_are_tried() -> None:
    place = Registry(built_in()).named("cpu")
    choices = place.target.choices(Ready(met.program), grid=(1000,), index=0)  # type: ignore[attr-defined]

    assert {True, False} == {choice.is_split for choice in choices}
    assert Configuration(is_split=True) in choices
    alone = Job(met.program, {}, (1000,), "cpu", 1)
    assert choices == alone.choices(place)
    assert not any(choice.is_split for choice in replace(alone, is_alone=False).choices(place))
    assert [Configuration(is_split=True)] == with_splits([])


def test_a_launch_that_waits_on_a_gpu_is_tried_once_for_each_block() -> None:
    tried = Cuda().choices(Ready(met.program), grid=(1000,), index=0)
    whole = [choice for choice in tried if not choice.is_split]

    assert len(whole) == len({choice.block for choice in layouts(1)})
    lowered = Ready(met.program).lowered
    assert len(whole) == len({ptx.compile(lowered, 1, "sm_90", choice).ptx for choice in whole})
    assert [Configuration(is_split=True), *layouts(1)] == [
        replace(one, is_split=one == Configuration(is_split=True)) for one in tried if one.is_split
    ]


@pytest.mark.parametrize("rank", [1, 2, 3])
def test_blocks_of_as_many_axes_as_a_domain_has_are_tried_on_gpus(rank: int) -> None:
    blocks = {choice.block for choice in layouts(rank)}

    assert {rank} == {len(block) for block in blocks}
    assert all(64 <= math.prod(block) <= 1024 for block in blocks)
    assert len(blocks) == len({block for block in blocks if block[-1] >= 16})
    assert all(any(block[axis] > 1 for block in blocks) for axis in range(rank))


def test_ptx_for_a_domain_of_three_axes_has_a_block_of_three_axes() -> None:
    at = "gid(0), gid(1), gid(2)"
    program = read(f"def k(x: Buf[f32, 3], y: Out[f32, 3]):\n    y[{at}] = x[{at}]\n")
    how = Configuration(lanes=2, strips=2, block=(4, 2, 64))
    made = ptx.compile(Ready(program).lowered, 3, "sm_90", how)

    assert (64, 2, 4) == made.block
    assert (2, 2, 8) == made.blocks((32, 8, 128))

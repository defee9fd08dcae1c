"""Measures candidates in a separate process, so that one that hangs or crashes does no other harm.

The process gets lines of JSON and answers each by a line: a folder with a job, then configurations. A
candidate alternates with the untuned code, and the result is its time as a share of the untuned one: any
other load on the machine then affects both alike.
"""

from __future__ import annotations

import json
import math
import os
import queue
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import IO, Any

import numpy as np
from numpy.typing import NDArray

from vyre.cache.artifacts import Cache
from vyre.ir.problem import CallError, DeviceLost
from vyre.targets.cpu import pool
from vyre.targets.registry import Registry, built_in
from vyre.targets.specialization import DEFAULT, Configuration
from vyre.tune.jobs import JobRunner, Task, read
from vyre.tune.store import Trial, configuration_of_row

START_SECONDS = 120.0  # for the process to start, to compile the untuned code and to run it once
PATIENCE_SECONDS = 3.0  # for a candidate to be compiled and run once, in addition
PATIENCE = 30  # times the untuned time
SHORT_SECONDS = 0.1  # shorter jobs are run a few times to measure their duration
SAMPLE_SECONDS = 1e-3  # shorter launches are timed several at a time
MOST_RUNS = 256  # at a time
PIECE_BYTES = 1 << 22
LEAST_TURNS, MOST_TURNS = 5, 100
LATE = 3  # times its seconds that a candidate may take to complete its turns
CLOSE = 0.02  # the uncertainty at which a share is known well enough to compare
HOPELESS = 1.5  # times the best share: a candidate this slow at first is not measured further


class Crashed(Exception):
    """The process has ended or does not answer; the message says which."""


class Workers:
    """A pool of measuring processes: one that is done with a job is reused for the next."""

    def __init__(self) -> None:
        self._idle: list[_Worker] = []

    def taken(self) -> _Worker:
        return self._idle.pop() if self._idle else _Worker()

    def give(self, worker: _Worker) -> None:
        self._idle.append(worker)

    def close(self) -> None:
        while self._idle:
            self._idle.pop().end()


class Bench:
    """A process that measures candidates for one job; it is replaced if it is lost."""

    def __init__(self, job: Task, workers: Workers) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="vyre-tune-", ignore_cleanup_errors=True)
        self._workers = workers
        self._worker: _Worker | None = None
        try:
            self._write(job)
            self.seconds = self._start(job.name)
        except BaseException:  # Ctrl-C too
            self._end()
            self.close()
            raise

    def _write(self, job: Task) -> None:
        try:
            job.write(Path(self._folder.name))
        except OSError as fault:
            what = f"the arguments of {job.name} cannot be written to {self._folder.name}: {fault}"
            raise CallError(f"{what}. Fix: let TMPDIR name a folder with enough room.") from None

    def _start(self, name: str) -> float:
        """Start a process; return the seconds of the untuned code."""
        try:
            return self._begin()
        except Crashed as fault:
            what, fix = f"{name} cannot be measured as it is: {fault}", "see whether such a call runs"
        except OSError as fault:
            what = f"Python cannot be started as {sys.executable!r} to measure in: {fault}"
            fix = "let sys.executable name the Python that runs this"
        raise CallError(what if "Fix: " in what else f"{what}. Fix: {fix}.")

    def _begin(self) -> float:
        self._worker = self._workers.taken()
        self._worker.ask({"job": self._folder.name})
        return float(self._worker.answer(START_SECONDS)["seconds"])

    def measure(
        self, configuration: Configuration, *, best: float, seconds: float, turns: int = LEAST_TURNS
    ) -> Trial:
        """Return a candidate's share of the untuned time; or why it cannot be used.

        It takes about `seconds` and at least `turns` turns, unless it is far behind the best share.
        """
        patience = PATIENCE_SECONDS + (PATIENCE + 4 * turns) * self.seconds + 2 * seconds
        try:
            if self._worker is None:
                self._begin()
            assert self._worker is not None, "it was begun"
            asked = {"best": best, "seconds": seconds, "turns": turns}
            self._worker.ask({"configuration": asdict(configuration), **asked})
            reply = self._worker.answer(patience)
        except Crashed as fault:
            self._end()
            return Trial(configuration, None, str(fault))
        except BaseException:  # such as Ctrl-C: its answer would be read as the next one's
            self._end()
            raise
        return Trial(configuration, reply["share"], reply["why"], reply["off"])

    def close(self) -> None:
        """End the job; the process returns to the pool."""
        worker, self._worker = self._worker, None
        if worker is not None:
            self._workers.give(worker)
        self._folder.cleanup()

    def _end(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.end()


class _Worker:
    def __init__(self) -> None:
        paths = os.pathsep.join(path for path in sys.path if path)
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "vyre.tune.measure"],  # no modules of the folder it is in
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": paths, "VYRE_TUNE": "off"},
            start_new_session=True,  # Ctrl-C is for the tuning process
        )  # fmt: skip
        self._lines: queue.Queue[bytes] = queue.Queue()
        threading.Thread(target=self._listen, args=(self._process.stdout,), daemon=True).start()

    def _listen(self, stream: IO[bytes]) -> None:
        for line in stream:
            self._lines.put(line)
        self._lines.put(b"")

    def ask(self, question: Mapping[str, Any]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(question).encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise Crashed("the process that ran it has ended") from None

    def answer(self, seconds: float) -> dict[str, Any]:
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise Crashed(f"it took longer than {seconds:.1f} s") from None
        if not line:
            code = self._process.wait()
            raise Crashed(f"it ended the process that ran it (code {code})")
        reply: dict[str, Any] = json.loads(line)
        if "fault" in reply:
            raise Crashed(reply["fault"])
        return reply

    def end(self) -> None:
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                stream.close()


# In the process


class Contest:
    """The untuned code and a candidate, run in turn on the same arguments."""

    def __init__(self, work: JobRunner) -> None:
        self._work = work
        self._repeats: dict[tuple[Configuration, int], Callable[[], None]] = {}
        self._run(DEFAULT)
        self._expected = [array.copy() for array in work.written()]  # of any size: only these are kept
        self._work.renew()
        self.seconds = self.timed(DEFAULT, 1)
        if self.seconds < SHORT_SECONDS:
            runs = self.runs
            self.seconds = min(self.timed(DEFAULT, runs) for _ in range(5))
        self.is_steady = self.is_right()

    @property
    def runs(self) -> int:
        """The number of runs that are timed together."""
        return min(max(1, math.ceil(SAMPLE_SECONDS / self.seconds)), MOST_RUNS)

    def is_right(self, configuration: Configuration = DEFAULT) -> bool:
        """True if a run on the initial arguments writes the bytes that the untuned code wrote at first. If
        the untuned code itself does not, it is not steady, and nothing can be compared with it.
        """
        self._run(configuration)
        return all(_are_same(*pair) for pair in zip(self._work.written(), self._expected, strict=True))

    def misfit(self, configuration: Configuration) -> str:
        """Return why a configuration cannot be used; empty if it can."""
        return self._work.misfit(configuration)

    def _run(self, configuration: Configuration) -> None:
        self._repeats.clear()  # they hold the previous arrays
        self._work.renew()
        self._work.run(configuration)

    def timed(self, configuration: Configuration, runs: int) -> float:
        """Return the seconds of one of several runs."""
        if not self._work.is_changing:
            repeat = self._repeated(configuration, runs)
            began = time.perf_counter()
            repeat()
            self._work.finish()
            return (time.perf_counter() - began) / runs
        total = 0.0
        for _ in range(runs):
            self._work.renew()
            self._work.finish()
            began = time.perf_counter()
            self._work.run(configuration)
            self._work.finish()
            total += time.perf_counter() - began
        return total / runs

    def _repeated(self, configuration: Configuration, runs: int) -> Callable[[], None]:
        """Return a function that runs it `runs` times: in one go where the device can repeat it by itself."""
        repeat = self._repeats.get((configuration, runs))
        if repeat is None:
            repeat = self._work.repeated(configuration, runs)
            if repeat is None:
                repeat = partial(_run_often, self._work, configuration, runs)
            else:
                repeat()  # the startup is not part of the time
            self._repeats[configuration, runs] = repeat
        return repeat


def _are_same(mine: NDArray[np.uint8], reference: NDArray[np.uint8]) -> bool:
    """True if all bytes are equal; compared in pieces, since a comparison allocates as much."""
    starts = range(0, max(len(mine), len(reference)), PIECE_BYTES)
    return all(np.array_equal(mine[at : at + PIECE_BYTES], reference[at : at + PIECE_BYTES]) for at in starts)


def _run_often(work: JobRunner, configuration: Configuration, runs: int) -> None:
    for _ in range(runs):
        work.run(configuration)


def compare(
    contest: Contest, configuration: Configuration, *, best: float, seconds: float, turns: int
) -> Trial:
    """Return a candidate's share of the untuned time, after enough turns to distinguish it from the best."""
    if not contest.is_steady:
        return Trial(configuration, None, "the untuned program gives other bytes every time")
    try:
        why = contest.misfit(configuration)
        if not why and not contest.is_right(configuration):
            why = "it gives other bytes"
    except DeviceLost:  # and with it this process
        raise
    except (CallError, MemoryError) as fault:
        why = f"it cannot run: {fault}"
    if why:
        return Trial(configuration, None, why)
    runs = contest.runs
    times: dict[Configuration, list[float]] = {configuration: [], DEFAULT: []}
    ends = time.perf_counter() + seconds
    for turn in range(MOST_TURNS):
        for layout in (configuration, DEFAULT) if turn % 2 else (DEFAULT, configuration):
            times[layout].append(contest.timed(layout, runs))
        (mine, mine_off), (untuned, untuned_off) = least(times[configuration]), least(times[DEFAULT])
        share, off = mine / untuned, mine_off + untuned_off
        if turn >= 1 and share > HOPELESS * best:
            break
        late = time.perf_counter() - ends
        is_known = off < CLOSE or share * (1 - off) > best or late > 0
        if turn >= 1 and (late > LATE * seconds or (turn + 1 >= turns and is_known)):
            break
    return Trial(configuration, share, off=off)


def least(samples: list[float]) -> tuple[float, float]:
    """Return the least of the samples, and its uncertainty, as a share of it.

    Any other load on a machine only ever adds to a time, so the least is nearest to the truth, and it is
    known well once others come close to it.
    """
    ordered = sorted(samples)
    return ordered[0], ordered[min(2, len(ordered) - 1)] / ordered[0] - 1


def work() -> None:
    """Answer requests until there are no more, or the parent has ended."""
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # other output is not an answer
    contest: Contest | None = None
    for line in sys.stdin:
        asked = json.loads(line)
        if "job" in asked:
            contest = None  # its arrays may be large
            try:
                contest = _begun(Path(asked["job"]))
                _say(answers, {"seconds": contest.seconds})
            except (CallError, MemoryError) as fault:
                _say(answers, {"fault": str(fault) or "there is not enough memory"})
        elif contest is not None:
            _say(answers, answered(contest, **asked))


def answered(contest: Contest, *, configuration: Mapping[str, Any], **asked: Any) -> dict[str, Any]:
    """Return the result of a candidate; a fault if it failed while it was timed, or lost its device."""
    how = configuration_of_row(configuration)
    try:
        trial = compare(contest, how, **asked)
    except (CallError, MemoryError) as fault:
        return {"fault": f"it cannot run: {fault}"}
    return {"share": trial.share, "why": trial.why, "off": trial.off}


def _begun(folder: Path) -> Contest:
    """Return the contest of the job in a folder, on its device."""
    job, cache = read(folder), Cache(None)
    pool.threads(job.threads)
    return Contest(job.on(Registry(built_in()).named(job.device), cache))


def _end_with(parent: int) -> None:
    """End this process as soon as its parent has ended."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


def _say(answers: IO[str], answer: Mapping[str, Any]) -> None:
    answers.write(json.dumps(answer) + "\n")
    answers.flush()


if __name__ == "__main__":
    work()

"""Records events in a file for chrome://tracing and ui.perfetto.dev.

The format is Chrome's trace events: a complete event ("X") has a start and a duration in microseconds, an
instant ("i") only a time; threads are rows. An event is reported when it is over, so its start is the current
time less its duration.
"""

from __future__ import annotations

import contextlib
import os
import threading
import time
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import Any

from vyre.cache.artifacts import CacheDropped, CacheFailed, CacheHit, CacheMiss, CacheRefused, CacheStored
from vyre.ir.problem import CallError
from vyre.run.observe import Compiled, Copied, Event, Launched, Loaded, Lowered, Split, Watching, observe
from vyre.targets.locks import ForkLock

_CATEGORY: dict[type, tuple[str, str]] = {
    Lowered: ("compile", "lower"), Split: ("compile", "split"), Compiled: ("compile", "compile"),
    Loaded: ("compile", "load"), Launched: ("launch", "launch"), Copied: ("launch", "copy"),
    CacheHit: ("cache", "hit"), CacheMiss: ("cache", "miss"), CacheStored: ("cache", "store"),
    CacheDropped: ("cache", "drop"), CacheFailed: ("cache", "fail"), CacheRefused: ("cache", "refuse"),
}  # fmt: skip


class _Open:
    """The trace being written, if any: there is one at a time, since it records all events."""

    def __init__(self) -> None:
        self.lock = ForkLock()
        self.trace: Trace | None = None


_OPEN = _Open()


class Trace:
    """A trace of all events between the start and the end of its `with` block, then in the file `path`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._events: list[dict[str, Any]] = []
        self._threads: dict[int, str] = {}
        self._watching: Watching | None = None
        self._process = 0
        self._start = 0

    def __enter__(self) -> Trace:
        with _OPEN.lock:
            if _OPEN.trace is not None:
                what = f"a trace is being written to {_OPEN.trace.path} already"
                raise CallError(f"{what}, and there is one at a time. Fix: end its with block first.")
            self._events, self._threads, self._process = [], {}, os.getpid()
            self._write()  # an empty trace: an unwritable path is reported now, not after the work
            _OPEN.trace = self
        self._start = time.perf_counter_ns()
        self._watching = observe(self._record)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._watching is not None:
            self._watching.close()
        with _OPEN.lock:
            _OPEN.trace = None
        if os.getpid() != self._process:  # a fork; the file is its parent's
            return
        try:
            self._write()
        except CallError as unwritten:
            if fault is None:
                raise
            fault.add_note(str(unwritten))  # the block's exception matters more

    def _record(self, event: Event) -> None:
        moment = (time.perf_counter_ns() - self._start) / 1000
        category, verb = _CATEGORY[type(event)]
        thread = threading.get_native_id()
        self._threads.setdefault(thread, threading.current_thread().name)
        plain = (str, int, float, bool)  # the types that JSON can hold
        args = {
            name: value if isinstance(value, plain) else str(value) for name, value in asdict(event).items()
        }
        subject = args.get("kernel") or str(args.get("key") or "")[:12]
        row = {"name": f"{verb} {subject}".strip(), "cat": category, "pid": self._process, "tid": thread}
        took = args.pop("ms", None)
        if not isinstance(took, int | float):
            row |= {"ph": "i", "s": "t", "ts": round(moment, 3)}
        else:
            row |= {"ph": "X", "ts": round(moment - took * 1000, 3), "dur": round(took * 1000, 3)}
        self._events.append({**row, "args": args})

    def _write(self) -> None:
        """Replace the whole file at once, so that readers never see half of it."""
        import json  # takes longer than a warm start

        rows = [("process_name", 0, "vyre")]
        rows += [("thread_name", thread, name) for thread, name in self._threads.items()]
        names = [
            {"name": what, "ph": "M", "pid": self._process, "tid": thread, "args": {"name": name}}
            for what, thread, name in rows
        ]
        text = json.dumps({"traceEvents": [*names, *self._events], "displayTimeUnit": "ms"}, allow_nan=False)
        partial = self.path.with_name(f"{self.path.name}.{self._process}.part")
        try:
            partial.write_text(text, encoding="utf-8")
            os.replace(partial, self.path)
        except OSError as fault:
            with contextlib.suppress(OSError):
                partial.unlink()
            reason = fault.strerror or str(fault)
            what = f"the trace cannot be written to {str(self.path)!r}: {reason}."
            raise CallError(f"{what} Fix: name a file in a folder that you may write to.") from None


def trace(path: str | os.PathLike[str]) -> Trace:
    """`with vyre.trace("file.json"):` records what is compiled, cached and launched in the block."""
    if not isinstance(path, str | os.PathLike) or not os.fspath(path):
        raise CallError(f"trace takes the name of a file, and this is {path!r}. Fix: pass 'trace.json'.")
    return Trace(Path(os.fsdecode(path)).absolute())

"""How a call watches over what it runs, as LLVM IR: a kernel that takes long lets Python handle signals.

Every kernel gets, as its last argument, the words that its call watches by. Word 0 says that all are to stop;
word 1 is the function that kernels ask now and then, `watch_poll`. On the thread that made the call, and only
there, it gives the interpreter away once it is clear that the call is no short one, and every 50 ms, if it is
the main thread, it takes it back for as long as handlers of signals take. If one raises, all threads of the
call are told to stop; the exception stays with the thread and is raised when the call returns.

    words:  stop | watch_poll | thread of the call | when to look again, ns | thread state given away | cell
            | how to get to the stack of the thread, where the kernel is on another | and where that has room
"""

from __future__ import annotations

from vyre.targets.cpu.machine import Target

WORDS, THREAD = 8, 2
SYMBOLS = ("PyErr_CheckSignals", "PyEval_RestoreThread", "PyEval_SaveThread", "PyThread_get_thread_ident")

# Of the cell that calls share, the word with the main thread, the only one whose signals are handled.
MAIN = 2

_NS = 50_000_000  # between looks; a look costs whatever other threads make us wait for the interpreter
_CLOCKS = {"linux": 1, "apple": 6}  # the numbers of CLOCK_MONOTONIC


def symbols(target: Target) -> tuple[str, ...]:
    """The external functions that the code calls."""
    return (*SYMBOLS, "clock_gettime") if _clock(target) is not None else SYMBOLS


def text(target: Target) -> str:
    """The definitions of what calls watch by."""
    number = _clock(target)
    clock = _NO_CLOCK if number is None else _CLOCK.format(number=number)
    return clock + _TEXT


def _clock(target: Target) -> int | None:
    return next((number for name, number in _CLOCKS.items() if name in target.triple), None)


_CLOCK = """
declare i32 @clock_gettime(i32, ptr)
define internal i64 @clock_ns() nounwind {{
  %at = alloca [2 x i64], align 8
  %status = call i32 @clock_gettime(i32 {number}, ptr %at)
  %seconds = load i64, ptr %at, align 8
  %rest.p = getelementptr i64, ptr %at, i64 1
  %rest = load i64, ptr %rest.p, align 8
  %scaled = mul i64 %seconds, 1000000000
  %now = add i64 %scaled, %rest
  ret i64 %now
}}
"""

# A clock by which it is always time to look.
_NO_CLOCK = """
define internal i64 @clock_ns() nounwind {
  ret i64 4611686018427387904
}
"""

_TEXT = f"""
declare i32 @PyErr_CheckSignals()
declare void @PyEval_RestoreThread(ptr)
declare ptr @PyEval_SaveThread()
declare i64 @PyThread_get_thread_ident()
%Watch = type {{ i64, ptr, i64, i64, ptr, ptr, ptr, ptr }}

define void @watch_begin(ptr %watch, ptr %cell) nounwind {{
  %poll.p = getelementptr %Watch, ptr %watch, i32 0, i32 1
  %thread.p = getelementptr %Watch, ptr %watch, i32 0, i32 2
  %due.p = getelementptr %Watch, ptr %watch, i32 0, i32 3
  %state.p = getelementptr %Watch, ptr %watch, i32 0, i32 4
  %cell.p = getelementptr %Watch, ptr %watch, i32 0, i32 5
  %switch.p = getelementptr %Watch, ptr %watch, i32 0, i32 6
  %thread = call i64 @PyThread_get_thread_ident()
  store ptr null, ptr %switch.p, align 8
  store atomic i64 0, ptr %watch monotonic, align 8
  store ptr @watch_poll, ptr %poll.p, align 8
  store i64 %thread, ptr %thread.p, align 8
  store i64 0, ptr %due.p, align 8
  store ptr null, ptr %state.p, align 8
  store ptr %cell, ptr %cell.p, align 8
  ret void
}}

define internal void @watch_release(ptr %watch) nounwind {{
  %state.p = getelementptr %Watch, ptr %watch, i32 0, i32 4
  %state = call ptr @PyEval_SaveThread()
  store ptr %state, ptr %state.p, align 8
  ret void
}}

define internal i1 @watch_end(ptr %watch) nounwind {{
  %state.p = getelementptr %Watch, ptr %watch, i32 0, i32 4
  %state = load ptr, ptr %state.p, align 8
  %held = icmp eq ptr %state, null
  br i1 %held, label %out, label %restore
restore:
  call void @PyEval_RestoreThread(ptr %state)
  br label %out
out:
  %stop = call i1 @watch_stops(ptr %watch)
  ret i1 %stop
}}

define internal i1 @watch_stops(ptr %watch) nounwind alwaysinline {{
  %stop = load atomic i64, ptr %watch monotonic, align 8
  %stops = icmp ne i64 %stop, 0
  ret i1 %stops
}}

define internal i1 @watch_poll(ptr %watch) nounwind {{
  %thread.p = getelementptr %Watch, ptr %watch, i32 0, i32 2
  %due.p = getelementptr %Watch, ptr %watch, i32 0, i32 3
  %state.p = getelementptr %Watch, ptr %watch, i32 0, i32 4
  %cell.p = getelementptr %Watch, ptr %watch, i32 0, i32 5
  %stops = call i1 @watch_stops(ptr %watch)
  br i1 %stops, label %stop, label %own
own:
  %thread = load i64, ptr %thread.p, align 8
  %self = call i64 @PyThread_get_thread_ident()
  %is.own = icmp eq i64 %thread, %self
  br i1 %is.own, label %look, label %go
look:
  %now = call i64 @clock_ns()
  %due = load i64, ptr %due.p, align 8
  %first = icmp eq i64 %due, 0
  br i1 %first, label %begin, label %later
begin:
  %soon = add i64 %now, {_NS}
  store i64 %soon, ptr %due.p, align 8
  %had = load ptr, ptr %state.p, align 8
  %held = icmp eq ptr %had, null
  br i1 %held, label %release, label %go
release:
  call void @watch_release(ptr %watch)
  br label %go
later:
  %early = icmp slt i64 %now, %due
  br i1 %early, label %go, label %main
main:
  %cell = load ptr, ptr %cell.p, align 8
  %main.p = getelementptr i64, ptr %cell, i64 {MAIN}
  %main.thread = load i64, ptr %main.p, align 8
  %is.main = icmp eq i64 %main.thread, %self
  br i1 %is.main, label %handle, label %go
handle:
  %switch.p = getelementptr %Watch, ptr %watch, i32 0, i32 6
  %room.p = getelementptr %Watch, ptr %watch, i32 0, i32 7
  %switch = load ptr, ptr %switch.p, align 8
  %here = icmp eq ptr %switch, null
  br i1 %here, label %plain, label %elsewhere
plain:
  call void @watch_handle(ptr %watch, i64 0, i64 0, ptr null)
  br label %handled
elsewhere:
  %room = load ptr, ptr %room.p, align 8
  call void @watch_leave(ptr %watch, ptr null, ptr null)
  call void %switch(ptr %watch, i64 0, i64 0, ptr null, ptr @watch_handle, ptr %room)
  call void @watch_leave(ptr %watch, ptr %switch, ptr %room)
  br label %handled
handled:
  %stopped = call i1 @watch_stops(ptr %watch)
  ret i1 %stopped
stop:
  ret i1 true
go:
  ret i1 false
}}

define internal void @watch_handle(ptr %watch, i64 %0, i64 %1, ptr %2) nounwind {{
entry:
  %due.p = getelementptr %Watch, ptr %watch, i32 0, i32 3
  %state.p = getelementptr %Watch, ptr %watch, i32 0, i32 4
  %state = load ptr, ptr %state.p, align 8
  call void @PyEval_RestoreThread(ptr %state)
  %status = call i32 @PyErr_CheckSignals()
  call void @watch_release(ptr %watch)
  %then = call i64 @clock_ns()
  %again = add i64 %then, {_NS}
  store i64 %again, ptr %due.p, align 8
  %raised = icmp ne i32 %status, 0
  br i1 %raised, label %tell, label %out
tell:
  store atomic i64 1, ptr %watch monotonic, align 8
  br label %out
out:
  ret void
}}

; The thread of the call leaves its stack, on which there is room here, or is back.
define internal void @watch_leave(ptr %watch, ptr %switch, ptr %room) nounwind {{
entry:
  %thread.p = getelementptr %Watch, ptr %watch, i32 0, i32 2
  %switch.p = getelementptr %Watch, ptr %watch, i32 0, i32 6
  %room.p = getelementptr %Watch, ptr %watch, i32 0, i32 7
  %thread = load i64, ptr %thread.p, align 8
  %self = call i64 @PyThread_get_thread_ident()
  %is.own = icmp eq i64 %thread, %self
  br i1 %is.own, label %note, label %out
note:
  store ptr %switch, ptr %switch.p, align 8
  store ptr %room, ptr %room.p, align 8
  br label %out
out:
  ret void
}}
"""

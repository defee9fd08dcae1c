"""The thread pool's machine code, as LLVM IR.

A job is `kernel(args, lo, hi, watch)` over all of 0..total, in chunks. The word `state` holds the number of
the job and the next chunk; who adds one to it has claimed a chunk. The job is over when every chunk has run,
not when every worker has looked in, so a worker that sleeps costs nothing: the caller runs the chunks
itself. A second caller finds the pool busy and runs its own job alone.

A worker reads the job's description after its claim, perhaps while the next job is being written. It
therefore reads the description's number before and after the rest (a sequence lock): only a description
that was whole and has the number of the claim is believed.
"""

from __future__ import annotations

from vyre.targets.cpu import float_code, sequence_code, stack_code, watch_code
from vyre.targets.cpu.machine import Target

EXPORTS = (
    "pool_call",
    "pool_run",
    "pool_is_awake",
    *sequence_code.EXPORTS,
    *stack_code.EXPORTS,
    "pool_chunk",
    "pool_open",
    "pool_await",
    "pool_worker",
    "pool_help",
    "pool_quit",
    "watch_begin",
)

# Byte offsets in the pool's memory; words that different threads write stand on cache lines of their own.
WIDTH, SPINS = 448, 456
_ASKED = 132  # how often somebody was found asleep, behind the number of those
_WAKE_AFTER = 16  # times; a power of two
SIZE = 512

LEAST_CHUNKS_PER_THREAD = 8
CHUNKS_OF_LONG_UNITS = 32  # per thread, where a unit takes as long as a chunk: nobody waits long for the last
ROUND = 1024  # invocations; larger chunks begin at multiples of it, so that few cache lines are shared

_FUTEX_NUMBERS = {"x86_64": 202, "aarch64": 98}
_PAUSES = 32  # between offers of the processor; a power of two
_WAIT, _WAKE = 128, 129  # FUTEX_WAIT and FUTEX_WAKE among the threads of one process
_WHILE_NS = 20_000_000  # that a caller sleeps before it looks for signals


def has_futex(target: Target) -> bool:
    """Can workers sleep in our code; if not, they sleep in Python and call `pool_help`."""
    return target.is_linux and _architecture(target) in _FUTEX_NUMBERS


def intrinsics(target: Target) -> tuple[str, ...]:
    """The intrinsics in the code that kernels do not have."""
    pause = "x86.sse2.pause" if target.is_x86 else "aarch64.hint"
    return (pause, *float_code.intrinsics(target), *stack_code.INTRINSICS)


def symbols(target: Target) -> tuple[str, ...]:
    """The external functions that the code calls."""
    waiting = (("syscall",) if has_futex(target) else ()) + (("sched_yield",) if _has_yield(target) else ())
    return waiting + watch_code.symbols(target)


def text(target: Target) -> str:
    """The definitions of the pool's functions, and of those that they call."""
    states = float_code.text(target) + watch_code.text(target)
    waiting = _pause(target) + _relax(target) + _park(target)
    return states + waiting + _WORK + _RUN + _SPREAD + sequence_code.TEXT + stack_code.TEXT + _WORKER


def _has_yield(target: Target) -> bool:
    return target.is_linux or "apple" in target.triple


def _architecture(target: Target) -> str:
    return target.triple.partition("-")[0]


def _pause(target: Target) -> str:
    if target.is_x86:
        declared, call = "declare void @llvm.x86.sse2.pause()", "call void @llvm.x86.sse2.pause()"
    else:
        declared, call = "declare void @llvm.aarch64.hint(i32)", "call void @llvm.aarch64.hint(i32 1)"
    return f"""
{declared}
define internal void @pause() nounwind alwaysinline {{
  {call}
  ret void
}}
"""


def _relax(target: Target) -> str:
    """`relax` waits a little; every so often it offers the processor to a thread that has none."""
    if not _has_yield(target):
        return _RELAX.format(declared="", offer="call void @pause()", mask=0)
    declared = "declare i32 @sched_yield() nounwind"
    return _RELAX.format(declared=declared, offer="%r = call i32 @sched_yield()", mask=_PAUSES - 1)


_RELAX = """
{declared}
define internal void @relax(i64 %turn) nounwind {{
  %low = and i64 %turn, {mask}
  %now = icmp eq i64 %low, {mask}
  br i1 %now, label %offer, label %wait
offer:
  {offer}
  ret void
wait:
  call void @pause()
  ret void
}}
"""


def _park(target: Target) -> str:
    """`park` sleeps while a word has a value, `doze` does so for a while, `unpark` wakes sleepers; without
    futexes they only pause.
    """
    if not has_futex(target):
        park = doze = unpark = "call void @pause()"
        declared = ""
    else:
        number = _FUTEX_NUMBERS[_architecture(target)]
        call = f"%r = call i64 (i64, ...) @syscall(i64 {number}, ptr %word, i32"
        park = f"{call} {_WAIT}, i32 %value, ptr null, ptr null, i32 0)"
        doze = f"{call} {_WAIT}, i32 %value, ptr %time, ptr null, i32 0)"
        unpark = f"{call} {_WAKE}, i32 %count, ptr null, ptr null, i32 0)"
        declared = "declare i64 @syscall(i64, ...) nounwind"
    return f"""
{declared}
define internal void @park(ptr %word, i32 %value) nounwind {{
  {park}
  ret void
}}
define internal void @doze(ptr %word, i32 %value) nounwind {{
  %time = alloca [2 x i64], align 8
  %ns = getelementptr i64, ptr %time, i64 1
  store i64 0, ptr %time, align 8
  store i64 {_WHILE_NS}, ptr %ns, align 8
  {doze}
  ret void
}}
define internal void @unpark(ptr %word, i32 %count) nounwind {{
  {unpark}
  ret void
}}
"""


_WORK = """
%Pool = type {
  i64, [56 x i8],                       ; 0 state: job number in the upper half, next chunk in the lower
  i32, [60 x i8],                       ; 2 bell: changes when there is a new job, or the end
  i32, [60 x i8],                       ; 4 sleepers
  i32, i32, [56 x i8],                  ; 6 left: chunks not yet done; 7 waiting: the caller sleeps on `left`
  i64, ptr, ptr, i64, i64, i64,         ; 9 job: number, kernel, args, total, chunk, count
  { ptr, [8 x i8] },                    ; 15 what the job's call watches by
  i32, [60 x i8],                       ; 16 busy
  i32, [60 x i8],                       ; 18 quit
  i64, i64, [48 x i8] }                 ; 20 width, 21 spins
declare i64 @llvm.umin.i64(i64, i64)
declare i64 @llvm.umax.i64(i64, i64)

define void @pool_help(ptr %pool) nounwind {
entry:
  %state = getelementptr %Pool, ptr %pool, i32 0, i32 0
  %left.p = getelementptr %Pool, ptr %pool, i32 0, i32 6
  %waiting.p = getelementptr %Pool, ptr %pool, i32 0, i32 7
  %number.p = getelementptr %Pool, ptr %pool, i32 0, i32 9
  %kernel.p = getelementptr %Pool, ptr %pool, i32 0, i32 10
  %args.p = getelementptr %Pool, ptr %pool, i32 0, i32 11
  %total.p = getelementptr %Pool, ptr %pool, i32 0, i32 12
  %chunk.p = getelementptr %Pool, ptr %pool, i32 0, i32 13
  %count.p = getelementptr %Pool, ptr %pool, i32 0, i32 14
  %watch.p = getelementptr %Pool, ptr %pool, i32 0, i32 15
  %floats = call i64 @float_begin()
  br label %claim
claim:
  %claimed = atomicrmw add ptr %state, i64 1 seq_cst
  %index = and i64 %claimed, 4294967295
  %number = lshr i64 %claimed, 32
  %before = load atomic i64, ptr %number.p acquire, align 8
  %kernel = load atomic ptr, ptr %kernel.p acquire, align 8
  %args = load atomic ptr, ptr %args.p acquire, align 8
  %total = load atomic i64, ptr %total.p acquire, align 8
  %chunk = load atomic i64, ptr %chunk.p acquire, align 8
  %count = load atomic i64, ptr %count.p acquire, align 8
  %watch = load atomic ptr, ptr %watch.p acquire, align 8
  %after = load atomic i64, ptr %number.p acquire, align 8
  %whole = icmp eq i64 %before, %after
  %mine = icmp eq i64 %before, %number
  %real = icmp ult i64 %index, %count
  %sound = and i1 %whole, %mine
  %go = and i1 %sound, %real
  br i1 %go, label %look, label %out
look:
  %stops = call i1 @watch_poll(ptr %watch)
  br i1 %stops, label %ran, label %run
run:
  %lo = mul i64 %index, %chunk
  %end = add i64 %lo, %chunk
  %hi = call i64 @llvm.umin.i64(i64 %end, i64 %total)
  call void %kernel(ptr %args, i64 %lo, i64 %hi, ptr %watch)
  br label %ran
ran:
  %had = atomicrmw sub ptr %left.p, i32 1 seq_cst
  %last = icmp eq i32 %had, 1
  br i1 %last, label %finish, label %claim
finish:
  %waiting = load atomic i32, ptr %waiting.p seq_cst, align 4
  %asleep = icmp ne i32 %waiting, 0
  br i1 %asleep, label %tell, label %claim
tell:
  call void @unpark(ptr %left.p, i32 1)
  br label %claim
out:
  call void @float_end(i64 %floats)
  ret void
}
"""

_RUN = """
define i32 @pool_open(ptr %pool, ptr %kernel, ptr %args, i64 %total, i64 %wanted, ptr %watch) nounwind {
entry:
  %few = lshr i64 %total, 30
  %enough = add i64 %few, 1
  %chunk = call i64 @llvm.umax.i64(i64 %wanted, i64 %enough)
  %single = icmp ule i64 %total, %chunk
  %none = icmp eq ptr %pool, null
  %alone = or i1 %single, %none
  br i1 %alone, label %refuse, label %try
try:
  %busy.p = getelementptr %Pool, ptr %pool, i32 0, i32 16
  %swap = cmpxchg ptr %busy.p, i32 0, i32 1 acquire monotonic
  %won = extractvalue { i32, i1 } %swap, 1
  br i1 %won, label %publish, label %refuse
refuse:
  ret i32 0
publish:
  %state = getelementptr %Pool, ptr %pool, i32 0, i32 0
  %bell.p = getelementptr %Pool, ptr %pool, i32 0, i32 2
  %sleepers.p = getelementptr %Pool, ptr %pool, i32 0, i32 4
  %left.p = getelementptr %Pool, ptr %pool, i32 0, i32 6
  %waiting.p = getelementptr %Pool, ptr %pool, i32 0, i32 7
  %number.p = getelementptr %Pool, ptr %pool, i32 0, i32 9
  %kernel.p = getelementptr %Pool, ptr %pool, i32 0, i32 10
  %args.p = getelementptr %Pool, ptr %pool, i32 0, i32 11
  %total.p = getelementptr %Pool, ptr %pool, i32 0, i32 12
  %chunk.p = getelementptr %Pool, ptr %pool, i32 0, i32 13
  %count.p = getelementptr %Pool, ptr %pool, i32 0, i32 14
  %watch.p = getelementptr %Pool, ptr %pool, i32 0, i32 15
  %rest = sub i64 %total, 1
  %quotient = udiv i64 %rest, %chunk
  %count = add i64 %quotient, 1
  %count32 = trunc i64 %count to i32
  %old = load atomic i64, ptr %state monotonic, align 8
  %oldnumber = lshr i64 %old, 32
  %next = add i64 %oldnumber, 1
  %number = and i64 %next, 4294967295
  store atomic i64 -1, ptr %number.p seq_cst, align 8   ; no claim has this number
  fence seq_cst
  store atomic ptr %kernel, ptr %kernel.p release, align 8
  store atomic ptr %args, ptr %args.p release, align 8
  store atomic i64 %total, ptr %total.p release, align 8
  store atomic i64 %chunk, ptr %chunk.p release, align 8
  store atomic i64 %count, ptr %count.p release, align 8
  store atomic ptr %watch, ptr %watch.p release, align 8
  store atomic i32 %count32, ptr %left.p release, align 4
  store atomic i32 0, ptr %waiting.p release, align 4
  store atomic i64 %number, ptr %number.p seq_cst, align 8
  %fresh = shl i64 %number, 32
  store atomic i64 %fresh, ptr %state seq_cst, align 8
  %rung = atomicrmw add ptr %bell.p, i32 1 seq_cst
  %sleepers = load atomic i32, ptr %sleepers.p seq_cst, align 4
  %any = icmp ne i32 %sleepers, 0
  br i1 %any, label %wake, label %opened
wake:
  call void @unpark(ptr %bell.p, i32 %count32)
  br label %opened
opened:
  ret i32 1
}

define internal void @pool_finish(ptr %pool, ptr %watch) nounwind {
entry:
  %left.p = getelementptr %Pool, ptr %pool, i32 0, i32 6
  %waiting.p = getelementptr %Pool, ptr %pool, i32 0, i32 7
  %busy.p = getelementptr %Pool, ptr %pool, i32 0, i32 16
  %spins.p = getelementptr %Pool, ptr %pool, i32 0, i32 21
  call void @pool_help(ptr %pool)
  %spins = load i64, ptr %spins.p, align 8
  br label %wait
wait:
  %spun = phi i64 [ 0, %entry ], [ %spun1, %again ]
  %left = load atomic i32, ptr %left.p acquire, align 4
  %done = icmp eq i32 %left, 0
  br i1 %done, label %finish, label %more
more:
  %spun1 = add i64 %spun, 1
  %patient = icmp ult i64 %spun1, %spins
  br i1 %patient, label %pausing, label %sleep
pausing:
  call void @relax(i64 %spun)
  br label %again
sleep:
  store atomic i32 1, ptr %waiting.p seq_cst, align 4
  call void @doze(ptr %left.p, i32 %left)
  %stops = call i1 @watch_poll(ptr %watch)  ; the others stop too, and are waited for
  br label %again
again:
  br label %wait
finish:
  store atomic i32 0, ptr %busy.p release, align 4
  ret void
}

define void @pool_run(
    ptr %pool, ptr %kernel, ptr %args, i64 %total, i64 %chunk, ptr %watch) nounwind {
  %opened = call i32 @pool_open(ptr %pool, ptr %kernel, ptr %args, i64 %total, i64 %chunk, ptr %watch)
  %shared = icmp ne i32 %opened, 0
  br i1 %shared, label %finish, label %direct
finish:
  call void @pool_finish(ptr %pool, ptr %watch)
  ret void
direct:
  call void %kernel(ptr %args, i64 0, i64 %total, ptr %watch)
  ret void
}

define void @pool_await(ptr %pool, ptr %watch) nounwind {
  call void @watch_release(ptr %watch)
  call void @pool_finish(ptr %pool, ptr %watch)
  %stopped = call i1 @watch_end(ptr %watch)
  ret void
}

define void @pool_call(ptr %pool, ptr %cell, ptr %kernel, ptr %args, i64 %total, i64 %least) nounwind {
  %watch = alloca %Watch, align 8
  call void @watch_begin(ptr %watch, ptr %cell)
  call void @watch_release(ptr %watch)
  %floats = call i64 @float_begin()
  call void @pool_spread(ptr %pool, ptr %kernel, ptr %args, i64 %total, i64 %least, ptr %watch)
  call void @float_end(i64 %floats)
  %stopped = call i1 @watch_end(ptr %watch)
  ret void
}
"""

_SPREAD = f"""
define i64 @pool_chunk(ptr %pool, i64 %total, i64 %least) nounwind {{
  %width.p = getelementptr %Pool, ptr %pool, i32 0, i32 20
  %width = load i64, ptr %width.p, align 8
  %long = icmp eq i64 %least, 1
  %each = select i1 %long, i64 {CHUNKS_OF_LONG_UNITS}, i64 {LEAST_CHUNKS_PER_THREAD}
  %pieces = mul i64 %width, %each
  %share = udiv i64 %total, %pieces
  %plain = call i64 @llvm.umax.i64(i64 %share, i64 %least)
  %up = add i64 %plain, {ROUND - 1}
  %rounded = and i64 %up, {-ROUND}
  %large = icmp ugt i64 %plain, {4 * ROUND}
  %chunk = select i1 %large, i64 %rounded, i64 %plain
  ret i64 %chunk
}}

define i1 @pool_is_awake(ptr %pool) nounwind {{
  %sleepers.p = getelementptr %Pool, ptr %pool, i32 0, i32 4
  %sleepers = load atomic i32, ptr %sleepers.p monotonic, align 4
  %awake = icmp eq i32 %sleepers, 0
  br i1 %awake, label %yes, label %asleep
yes:
  ret i1 true
asleep:
  %asked.p = getelementptr i8, ptr %pool, i64 {_ASKED}
  %asked = atomicrmw add ptr %asked.p, i32 1 monotonic
  %low = and i32 %asked, {_WAKE_AFTER - 1}
  %often = icmp eq i32 %low, {_WAKE_AFTER - 1}
  br i1 %often, label %wake, label %no
wake:
  %bell.p = getelementptr %Pool, ptr %pool, i32 0, i32 2
  call void @unpark(ptr %bell.p, i32 %sleepers)
  br label %no
no:
  ret i1 false
}}

define internal void @pool_spread(
    ptr %pool, ptr %kernel, ptr %args, i64 %total, i64 %least, ptr %watch) nounwind {{
  %none = icmp eq ptr %pool, null
  br i1 %none, label %direct, label %share
direct:
  call void %kernel(ptr %args, i64 0, i64 %total, ptr %watch)
  ret void
share:
  %chunk = call i64 @pool_chunk(ptr %pool, i64 %total, i64 %least)
  call void @pool_run(ptr %pool, ptr %kernel, ptr %args, i64 %total, i64 %chunk, ptr %watch)
  ret void
}}
"""

_WORKER = """
define void @pool_worker(ptr %pool) nounwind {
entry:
  %bell.p = getelementptr %Pool, ptr %pool, i32 0, i32 2
  %sleepers.p = getelementptr %Pool, ptr %pool, i32 0, i32 4
  %quit.p = getelementptr %Pool, ptr %pool, i32 0, i32 18
  %spins.p = getelementptr %Pool, ptr %pool, i32 0, i32 21
  br label %top
top:
  %seen = phi i32 [ 0, %entry ], [ %now, %work ], [ %seen, %sleep ]
  %spins = load i64, ptr %spins.p, align 8
  br label %spin
spin:
  %spun = phi i64 [ 0, %top ], [ %spun1, %idle ]
  %heard = load atomic i32, ptr %bell.p acquire, align 4
  %rang = icmp ne i32 %heard, %seen
  br i1 %rang, label %go, label %idle
idle:
  call void @relax(i64 %spun)
  %spun1 = add i64 %spun, 1
  %patient = icmp ult i64 %spun1, %spins
  br i1 %patient, label %spin, label %sleep
sleep:
  %s1 = atomicrmw add ptr %sleepers.p, i32 1 seq_cst
  call void @park(ptr %bell.p, i32 %seen)
  %s2 = atomicrmw sub ptr %sleepers.p, i32 1 seq_cst
  %later = load atomic i32, ptr %bell.p acquire, align 4
  %woken = icmp ne i32 %later, %seen
  br i1 %woken, label %go, label %top  ; woken without work, to be awake when it comes
go:
  %now = phi i32 [ %heard, %spin ], [ %later, %sleep ]
  %quit = load atomic i32, ptr %quit.p acquire, align 4
  %over = icmp ne i32 %quit, 0
  br i1 %over, label %exit, label %work
work:
  call void @pool_help(ptr %pool)
  br label %top
exit:
  ret void
}

define void @pool_quit(ptr %pool) nounwind {
  %bell.p = getelementptr %Pool, ptr %pool, i32 0, i32 2
  %quit.p = getelementptr %Pool, ptr %pool, i32 0, i32 18
  store atomic i32 1, ptr %quit.p seq_cst, align 4
  %rung = atomicrmw add ptr %bell.p, i32 1 seq_cst
  call void @unpark(ptr %bell.p, i32 2147483647)
  ret void
}
"""

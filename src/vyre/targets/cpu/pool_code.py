"""The thread pool's machine code, as LLVM IR.

A job is `kernel(args, lo, hi)` over all of 0..total, in chunks. The word `state` holds the number of the
job and the next chunk; who adds one to it has claimed a chunk. The job is over when every chunk has run,
not when every worker has looked in, so a worker that sleeps costs nothing: the caller runs the chunks
itself. A second caller finds the pool busy and runs its own job alone.

A worker reads the job's description after its claim, perhaps while the next job is being written. It
therefore reads the description's number before and after the rest (a sequence lock): only a description
that was whole and has the number of the claim is believed.
"""

from __future__ import annotations

from vyre.targets.cpu.machine import Target

EXPORTS = (
    "pool_run",
    "pool_spread",
    "pool_sequence",
    "pool_bands",
    "pool_chunk",
    "pool_open",
    "pool_finish",
    "pool_worker",
    "pool_help",
    "pool_quit",
)

# Byte offsets in the pool's memory; words that different threads write stand on cache lines of their own.
WIDTH, SPINS = 448, 456
_ASKED = 132  # how often somebody was found asleep, behind the number of those
_WAKE_AFTER = 16  # times; a power of two
SIZE = 512

LEAST_CHUNKS_PER_THREAD = 8
ROUND = 1024  # invocations; larger chunks begin at multiples of it, so that few cache lines are shared

_FUTEX_NUMBERS = {"x86_64": 202, "aarch64": 98}
_PAUSES = 32  # between offers of the processor; a power of two
_WAIT, _WAKE = 128, 129  # FUTEX_WAIT and FUTEX_WAKE among the threads of one process


def has_futex(target: Target) -> bool:
    """Can workers sleep in our code; if not, they sleep in Python and call `pool_help`."""
    return target.is_linux and _architecture(target) in _FUTEX_NUMBERS


def intrinsics(target: Target) -> tuple[str, ...]:
    """The intrinsics in the code that kernels do not have."""
    return ("x86.sse2.pause",) if target.is_x86 else ("aarch64.hint",)


def symbols(target: Target) -> tuple[str, ...]:
    """The external functions that the code calls."""
    return (("syscall",) if has_futex(target) else ()) + (("sched_yield",) if _has_yield(target) else ())


def text(target: Target) -> str:
    """The definitions of the pool's functions."""
    waiting = _pause(target) + _relax(target) + _park(target)
    return waiting + _WORK + _RUN + _SPREAD + _SEQUENCE + _BANDS + _WORKER


def _loaded(name: str, base: str, word: int) -> str:
    """Loads a word from behind a pointer."""
    address = f"%{name}.p{word} = getelementptr i64, ptr %{base}, i64 {word}"
    return f"{address}\n  %{name} = load i64, ptr %{name}.p{word}, align 8"


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
    """`park` sleeps while a word has a value, `unpark` wakes sleepers; without futexes they only pause."""
    if not has_futex(target):
        park = unpark = "call void @pause()"
        declared = ""
    else:
        number = _FUTEX_NUMBERS[_architecture(target)]
        call = f"%r = call i64 (i64, ...) @syscall(i64 {number}, ptr %word, i32"
        park = f"{call} {_WAIT}, i32 %value, ptr null, ptr null, i32 0)"
        unpark = f"{call} {_WAKE}, i32 %count, ptr null, ptr null, i32 0)"
        declared = "declare i64 @syscall(i64, ...) nounwind"
    return f"""
{declared}
define internal void @park(ptr %word, i32 %value) nounwind {{
  {park}
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
  i64, ptr, ptr, i64, i64, i64, [16 x i8],  ; 9 job: number, kernel, args, total, chunk, count
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
  %after = load atomic i64, ptr %number.p acquire, align 8
  %whole = icmp eq i64 %before, %after
  %mine = icmp eq i64 %before, %number
  %real = icmp ult i64 %index, %count
  %sound = and i1 %whole, %mine
  %go = and i1 %sound, %real
  br i1 %go, label %run, label %out
run:
  %lo = mul i64 %index, %chunk
  %end = add i64 %lo, %chunk
  %hi = call i64 @llvm.umin.i64(i64 %end, i64 %total)
  call void %kernel(ptr %args, i64 %lo, i64 %hi)
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
  ret void
}
"""

_RUN = """
define i32 @pool_open(ptr %pool, ptr %kernel, ptr %args, i64 %total, i64 %wanted) nounwind {
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

define void @pool_finish(ptr %pool) nounwind {
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
  call void @park(ptr %left.p, i32 %left)
  br label %again
again:
  br label %wait
finish:
  store atomic i32 0, ptr %busy.p release, align 4
  ret void
}

define void @pool_run(ptr %pool, ptr %kernel, ptr %args, i64 %total, i64 %chunk) nounwind {
  %opened = call i32 @pool_open(ptr %pool, ptr %kernel, ptr %args, i64 %total, i64 %chunk)
  %shared = icmp ne i32 %opened, 0
  br i1 %shared, label %finish, label %direct
finish:
  call void @pool_finish(ptr %pool)
  ret void
direct:
  call void %kernel(ptr %args, i64 0, i64 %total)
  ret void
}
"""

_SPREAD = f"""
define i64 @pool_chunk(ptr %pool, i64 %total, i64 %least) nounwind {{
  %width.p = getelementptr %Pool, ptr %pool, i32 0, i32 20
  %width = load i64, ptr %width.p, align 8
  %pieces = mul i64 %width, {LEAST_CHUNKS_PER_THREAD}
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

define void @pool_spread(ptr %pool, ptr %kernel, ptr %args, i64 %total, i64 %least) nounwind {{
  %none = icmp eq ptr %pool, null
  br i1 %none, label %direct, label %share
direct:
  call void %kernel(ptr %args, i64 0, i64 %total)
  ret void
share:
  %chunk = call i64 @pool_chunk(ptr %pool, i64 %total, i64 %least)
  call void @pool_run(ptr %pool, ptr %kernel, ptr %args, i64 %total, i64 %chunk)
  ret void
}}
"""

# Launches one after the other, as the instructions at the start of a block say. An instruction is a record of
# words: what to do, then its operands. Offsets are bytes from the start of the block, targets of jumps are
# numbers of instructions, and a counter is a word of the block. `turn` tells which of two arguments a launch
# takes; a launch may change it.
RECORD = 8
LAUNCH = 0  # kernel, offset of its arguments, and at the other turn, work, from how much on it is shared, the
#             least chunk of it, and whether the turn changes
ZERO = 1  # -, offset of the address of memory to set to zero, -, how many bytes
READ = 2  # offset of a counter, of the address of numbers, which byte of these, whether they have 64 bits
SET = 3  # offset of a counter, its value
NEXT = 4  # offset of a counter, where to go when it is 0; else it becomes one less
JUMP = 5  # -, where to go
PICK = 6  # -, offset of the address of a number, where the pairs begin that it counts, where to go for 0

_SEQUENCE = f"""
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define void @pool_sequence(ptr %pool, ptr %block, i64 %count) nounwind {{
entry:
  br label %head
head:
  %index = phi i64 [ 0, %entry ], [ %next, %zero ], [ %next, %alone ], [ %next, %share ], [ %next, %read ],
                   [ %next, %set ], [ %less, %count.down ], [ %b, %jump ], [ %picked, %pick ]
  %turn = phi i64 [ 0, %entry ], [ %turn, %zero ], [ %turned, %alone ], [ %turned, %share ], [ %turn, %read ],
                  [ %turn, %set ], [ %turn, %count.down ], [ %turn, %jump ], [ %turn, %pick ]
  %more = icmp ult i64 %index, %count
  br i1 %more, label %body, label %end
body:
  %next = add i64 %index, 1
  %first = mul i64 %index, {RECORD}
  %record = getelementptr i64, ptr %block, i64 %first
  %a.p = getelementptr i64, ptr %record, i64 1
  %b.p = getelementptr i64, ptr %record, i64 2
  %c.p = getelementptr i64, ptr %record, i64 3
  %d.p = getelementptr i64, ptr %record, i64 4
  %op = load i64, ptr %record, align 8
  %a = load i64, ptr %a.p, align 8
  %b = load i64, ptr %b.p, align 8
  %c = load i64, ptr %c.p, align 8
  %d = load i64, ptr %d.p, align 8
  %counter = getelementptr i8, ptr %block, i64 %a
  %at.b = getelementptr i8, ptr %block, i64 %b
  switch i64 %op, label %end [ i64 {LAUNCH}, label %launch i64 {ZERO}, label %zero i64 {READ}, label %read
    i64 {SET}, label %set i64 {NEXT}, label %count.down i64 {JUMP}, label %jump i64 {PICK}, label %pick ]
zero:
  %where = load ptr, ptr %at.b, align 8
  call void @llvm.memset.p0.i64(ptr %where, i8 0, i64 %d, i1 false)
  br label %head
launch:
  %e.p = getelementptr i64, ptr %record, i64 5
  %f.p = getelementptr i64, ptr %record, i64 6
  %g.p = getelementptr i64, ptr %record, i64 7
  %wide = load i64, ptr %e.p, align 8
  %chunk = load i64, ptr %f.p, align 8
  %flip = load i64, ptr %g.p, align 8
  %turned = xor i64 %turn, %flip
  %kernel = load ptr, ptr %a.p, align 8
  %plain = icmp eq i64 %turn, 0
  %offset = select i1 %plain, i64 %b, i64 %c
  %args = getelementptr i8, ptr %block, i64 %offset
  %small = icmp ult i64 %d, %wide
  br i1 %small, label %alone, label %share
alone:
  call void %kernel(ptr %args, i64 0, i64 %d)
  br label %head
share:
  call void @pool_spread(ptr %pool, ptr %kernel, ptr %args, i64 %d, i64 %chunk)
  br label %head
read:
  %from = load ptr, ptr %at.b, align 8
  %number = getelementptr i8, ptr %from, i64 %c
  %low = load i32, ptr %number, align 4
  %short = zext i32 %low to i64
  %is.short = icmp eq i64 %d, 0
  %high.p = getelementptr i8, ptr %number, i64 4
  %high.at = select i1 %is.short, ptr %number, ptr %high.p
  %high = load i32, ptr %high.at, align 4
  %high.wide = zext i32 %high to i64
  %upper = shl i64 %high.wide, 32
  %long = or i64 %upper, %short
  %times = select i1 %is.short, i64 %short, i64 %long
  store i64 %times, ptr %counter, align 8
  br label %head
set:
  store i64 %b, ptr %counter, align 8
  br label %head
count.down:
  %left = load i64, ptr %counter, align 8
  %over = icmp eq i64 %left, 0
  %fewer = sub i64 %left, 1
  %kept = select i1 %over, i64 0, i64 %fewer
  store i64 %kept, ptr %counter, align 8
  %less = select i1 %over, i64 %b, i64 %next
  br label %head
jump:
  br label %head
pick:
  %named.p = load ptr, ptr %at.b, align 8
  %named = load i32, ptr %named.p, align 4
  %named.wide = zext i32 %named to i64
  %twice = shl i64 %named.wide, 1
  %pair = add i64 %c, %twice
  %none = icmp eq i32 %named, 0
  %picked = select i1 %none, i64 %d, i64 %pair
  br label %head
end:
  ret void
}}
"""

# Bands of rows, one after the other; in each, launches one after the other. The arguments begin with a head:
# how many desks there are, where the first is, the bytes of a desk, how many things to do in a band, where
# these are, the rows of a band, and all rows. Offsets are bytes from the head. Each thread takes a desk that
# is free: its first word says so, and after it are the arguments of the launches, which no other thread sees.
# Offsets inside a desk are bytes from its start.
BAND_HEAD, BAND_RECORD = 7, 9
ROWS = 0  # kernel, offsets of its arguments, of its first row, of the band's, of its count of rows; units of
#           a row; rows that it runs for above the band and below
CLEAR = 1  # -, offset of the address of a window, the bytes of a row, -, -, -, rows above the band and below

_BANDS = f"""
define void @pool_bands(ptr %head, i64 %lo, i64 %hi) nounwind {{
entry:
  {_loaded("count", "head", 0)}
  {_loaded("first", "head", 1)}
  {_loaded("size", "head", 2)}
  {_loaded("things", "head", 3)}
  {_loaded("code", "head", 4)}
  {_loaded("rows", "head", 5)}
  {_loaded("height", "head", 6)}
  %desks = getelementptr i8, ptr %head, i64 %first
  br label %seek
seek:
  %number = phi i64 [ 0, %entry ], [ %another, %again ]
  %place = urem i64 %number, %count
  %distance = mul i64 %place, %size
  %desk = getelementptr i8, ptr %desks, i64 %distance
  %swap = cmpxchg ptr %desk, i64 0, i64 1 acquire monotonic
  %won = extractvalue {{ i64, i1 }} %swap, 1
  br i1 %won, label %band, label %again
again:
  %another = add i64 %number, 1
  call void @relax(i64 %number)
  br label %seek
band:
  %index = phi i64 [ %lo, %seek ], [ %next, %banded ]
  %left = icmp slt i64 %index, %hi
  br i1 %left, label %begin, label %end
begin:
  %top = mul i64 %index, %rows
  %stop = add i64 %top, %rows
  %bottom = call i64 @llvm.umin.i64(i64 %stop, i64 %height)
  br label %thing
thing:
  %at = phi i64 [ 0, %begin ], [ %after.at, %done ]
  %more = icmp ult i64 %at, %things
  br i1 %more, label %do, label %banded
banded:
  %next = add i64 %index, 1
  br label %band
do:
  %after.at = add i64 %at, 1
  %skipped = mul i64 %at, {8 * BAND_RECORD}
  %where = add i64 %code, %skipped
  %record = getelementptr i8, ptr %head, i64 %where
  {_loaded("kind", "record", 0)}
  {_loaded("a", "record", 2)}
  {_loaded("b", "record", 3)}
  {_loaded("c", "record", 4)}
  {_loaded("d", "record", 5)}
  {_loaded("width", "record", 6)}
  {_loaded("before", "record", 7)}
  {_loaded("after", "record", 8)}
  %a.at = getelementptr i8, ptr %desk, i64 %a
  %begins = sub i64 %top, %before
  %launches = icmp eq i64 %kind, {ROWS}
  br i1 %launches, label %launch, label %clear
launch:
  %kernel.p = getelementptr i64, ptr %record, i64 1
  %kernel = load ptr, ptr %kernel.p, align 8
  %from = call i64 @llvm.smax.i64(i64 %begins, i64 0)
  %below = add i64 %bottom, %after
  %to = call i64 @llvm.umin.i64(i64 %below, i64 %height)
  %own = sub i64 %to, %from
  %b.at = getelementptr i8, ptr %desk, i64 %b
  %c.at = getelementptr i8, ptr %desk, i64 %c
  %d.at = getelementptr i8, ptr %desk, i64 %d
  store i64 %from, ptr %b.at, align 8
  store i64 %top, ptr %c.at, align 8
  store i64 %own, ptr %d.at, align 8
  %units = mul i64 %own, %width
  call void %kernel(ptr %a.at, i64 0, i64 %units)
  br label %done
clear:
  %window = load ptr, ptr %a.at, align 8
  %gap = sub i64 0, %begins
  %over = call i64 @llvm.smax.i64(i64 %gap, i64 0)
  %over.bytes = mul i64 %over, %b
  call void @llvm.memset.p0.i64(ptr %window, i8 0, i64 %over.bytes, i1 false)
  %last = sub i64 %height, %begins
  %both = add i64 %before, %after
  %all = add i64 %both, %rows
  %under.at = call i64 @llvm.umin.i64(i64 %last, i64 %all)
  %under = sub i64 %all, %under.at
  %under.bytes = mul i64 %under, %b
  %under.start = mul i64 %under.at, %b
  %under.p = getelementptr i8, ptr %window, i64 %under.start
  call void @llvm.memset.p0.i64(ptr %under.p, i8 0, i64 %under.bytes, i1 false)
  br label %done
done:
  br label %thing
end:
  store atomic i64 0, ptr %desk release, align 8
  ret void
}}
declare i64 @llvm.smax.i64(i64, i64)
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
  %seen = phi i32 [ 0, %entry ], [ %now, %work ]
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
  br i1 %woken, label %go, label %sleep
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

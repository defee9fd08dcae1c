"""Many launches by one entry of machine code, as LLVM IR: in a row, with loops and choices, and in bands.

Both read words that the driver writes: `block.py` there says how.
"""

from __future__ import annotations

EXPORTS = ("pool_sequence", "pool_bands")

# Launches one after the other, as the instructions at the start of a block say. An instruction is a record of
# words: what to do, then its operands. Offsets are bytes from the start of the block, targets of jumps are
# numbers of instructions, and a counter is a word of the block. `turn` tells which of two arguments a launch
# takes; a launch may change it.
RECORD = 8
BETWEEN_LOOKS = 64  # instructions, between looks for signals; a power of two
LAUNCH = 0  # kernel, offset of its arguments, and at the other turn, work, from how much on it is shared, the
#             least chunk of it, and whether the turn changes
ZERO = 1  # -, offset of the address of memory to set to zero, -, how many bytes
READ = 2  # offset of a counter, of the address of numbers, which byte of these, whether they have 64 bits
SET = 3  # offset of a counter, its value
NEXT = 4  # offset of a counter, where to go when it is 0; else it becomes one less
JUMP = 5  # -, where to go
PICK = 6  # -, offset of the address of a number, where the pairs begin that it counts, where to go for 0

SEQUENCE = f"""
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define void @pool_sequence(ptr %pool, ptr %cell, ptr %block, i64 %count) nounwind {{
entry:
  %watch = alloca %Watch, align 8
  call void @watch_begin(ptr %watch, ptr %cell)
  call void @watch_release(ptr %watch)
  %floats = call i64 @float_begin()
  br label %head
head:
  %index = phi i64 [ 0, %entry ], [ %next, %zero ], [ %next, %alone ], [ %next, %share ], [ %next, %read ],
                   [ %next, %set ], [ %less, %count.down ], [ %b, %jump ], [ %picked, %pick ]
  %turn = phi i64 [ 0, %entry ], [ %turn, %zero ], [ %turned, %alone ], [ %turned, %share ], [ %turn, %read ],
                  [ %turn, %set ], [ %turn, %count.down ], [ %turn, %jump ], [ %turn, %pick ]
  %done = phi i64 [ 0, %entry ], [ %done1, %zero ], [ %done1, %alone ], [ %done1, %share ], [ %done1, %read ],
                  [ %done1, %set ], [ %done1, %count.down ], [ %done1, %jump ], [ %done1, %pick ]
  %more = icmp ult i64 %index, %count
  br i1 %more, label %look, label %end
look:
  %done1 = add i64 %done, 1
  %low.bits = and i64 %done, {BETWEEN_LOOKS - 1}
  %seldom = icmp ne i64 %low.bits, {BETWEEN_LOOKS - 1}
  br i1 %seldom, label %flag, label %poll
poll:
  %polled = call i1 @watch_poll(ptr %watch)
  br i1 %polled, label %end, label %body
flag:
  %stopped = call i1 @watch_stops(ptr %watch)
  br i1 %stopped, label %end, label %body
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
  call void %kernel(ptr %args, i64 0, i64 %d, ptr %watch)
  br label %head
share:
  call void @pool_spread(ptr %pool, ptr %kernel, ptr %args, i64 %d, i64 %chunk, ptr %watch)
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
  call void @float_end(i64 %floats)
  %raised = call i1 @watch_end(ptr %watch)
  ret void
}}
"""


def _loaded(name: str, base: str, word: int) -> str:
    """Loads a word from behind a pointer."""
    address = f"%{name}.p{word} = getelementptr i64, ptr %{base}, i64 {word}"
    return f"{address}\n  %{name} = load i64, ptr %{name}.p{word}, align 8"


# Bands of rows, one after the other; in each, launches one after the other. The arguments begin with a head:
# how many desks there are, where the first is, the bytes of a desk, how many things to do in a band, where
# these are, the rows of a band, and all rows. Offsets are bytes from the head. Each thread takes a desk that
# is free: its first word says so, and after it are the arguments of the launches, which no other thread sees.
# Offsets inside a desk are bytes from its start.
BAND_HEAD, BAND_RECORD = 7, 9
ROWS = 0  # kernel, offsets of its arguments, of its first row, of the band's, of its count of rows; units of
#           a row; rows that it runs for above the band and below
CLEAR = 1  # -, offset of the address of a window, the bytes of a row, whether to clear all rows or those
#            outside of the array, -, -, rows above the band and below

BANDS = f"""
define void @pool_bands(ptr %head, i64 %lo, i64 %hi, ptr %watch) nounwind {{
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
  br i1 %left, label %look, label %end
look:
  %stops = call i1 @watch_poll(ptr %watch)
  br i1 %stops, label %end, label %begin
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
  call void %kernel(ptr %a.at, i64 0, i64 %units, ptr %watch)
  br label %done
clear:
  %window = load ptr, ptr %a.at, align 8
  %both = add i64 %before, %after
  %all = add i64 %both, %rows
  %gap = sub i64 0, %begins
  %outside = call i64 @llvm.smax.i64(i64 %gap, i64 0)
  %some = icmp eq i64 %c, 0
  %over = select i1 %some, i64 %outside, i64 %all
  %over.bytes = mul i64 %over, %b
  call void @llvm.memset.p0.i64(ptr %window, i8 0, i64 %over.bytes, i1 false)
  %last = sub i64 %height, %begins
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

TEXT = SEQUENCE + BANDS

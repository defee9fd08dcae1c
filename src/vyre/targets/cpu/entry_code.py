"""The machine code of fast calls, as LLVM IR: one function for every kernel, driven by a table.

A fast call is a builtin function whose `self` is an object with two known fields: `slow`, the Python function
to fall back on, and `record`, a bytes object of 8-byte words that describes the kernel's parameters. The code
reads arrays and numbers straight from their Python objects into the kernel's argument block. Any call that
the record does not cover goes to `slow` with the same arguments: another type, dtype or rank, a view with
strides, a number that does not fit, a keyword that is not interned, a missing output.

The offsets of Python's and NumPy's objects are parameters of the text; `layout.py` measures and verifies
them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from vyre.ir import limits
from vyre.targets.cpu.entry_numbers import NUMBERS

EXPORTS = ("entry",)
SYMBOLS = (
    "PyDict_GetItemWithError", "PyDict_Next", "PyErr_Clear", "PyErr_Occurred",
    "PyLong_AsLongLongAndOverflow", "PyLong_AsUnsignedLongLong", "PyObject_Call",
    "PyTuple_New", "PyTuple_SetItem", "Py_DecRef", "Py_IncRef",
)  # fmt: skip

# Words of the record's head: those that all fast calls have, and those of kernels on the CPU.
CLASS, FLOAT, INT, TRUE, FALSE, NONE, GATE, GATE_VALUE, KERNEL = range(9)
PARAMETERS, POSITIONAL, RESULTS, RESULTS_AT, WATCHES, WATCHES_AT, MORE_AT, COMMON = range(9, 17)
CELL, FITS, DOMAIN_SLOT, UNLOCKED, WIDE, LEAST_CHUNK, SHARED, WIDTHS = range(COMMON, COMMON + 8)
OVER = WIDTHS + 3  # for each axis the slot of the extent that it covers, or -1: then the width is the count
HEAD = OVER + 3

# Words of a parameter, which follow the head.
KIND, NAME, SLOT, FIRST, SECOND, MASK, OPTIONAL, DEFAULT = range(8)
PARAMETER = 8

# Kinds of parameters. What FIRST, SECOND and MASK hold: ARRAY: the dtype object, the rank, the flags it
# must have; WHOLE: least and greatest number, the bits of the type; SAME_WHOLE, SAME_FLOAT, SAME_TUPLE of
# whole numbers, SAME_OBJECT (values that the kernel was compiled for): the number, its bits, the tuple and
# its type, the object. UNREAD is left to the slow path.
ARRAY, F32, F64, WHOLE, U64, BOOL, SAME_WHOLE, SAME_FLOAT, SAME_TUPLE, SAME_OBJECT, UNREAD = range(11)

# Words of a watch: a dict and a key in it, or a closure cell and 0, and the object it must still hold.
WATCH = 3

GUARD = 8  # words of a call's Watch, native/watch.c

# Words of a fit, which follow at MORE_AT: the extent in the first slot, in units of a width, must be that in
# the second slot, or if that is -1, the number at the end.
FIT = 4

_SLOTS = limits.PARAMETERS * (1 + limits.RANK) + 3


@dataclass(frozen=True, slots=True)
class Offsets:
    """Offsets of fields, in bytes from the start of a Python object."""

    slow: int
    record: int
    bytes_data: int
    tuple_items: int
    cell_content: int
    float_value: int
    array_data: int
    array_rank: int
    array_extents: int
    array_dtype: int
    array_flags: int


def text(offsets: Offsets) -> str:
    """Return the definition of `entry`; the pool's functions are defined beside it."""
    return defined(
        "entry", offsets, head=HEAD, block=_SLOTS, begin=_BEGIN, array=_ARRAY, launch=_LAUNCH, own={}
    )


def defined(
    function: str, offsets: object, *, head: int, block: int, begin: str, array: str, launch: str,
    own: Mapping[str, int],
) -> str:  # fmt: skip
    """Return a function that handles a kernel's calls: the texts begin its block of `block` words, read
    arrays and launch, with names in place of numbers; heads of its records have `head` words.
    """
    numbers = {name: value for name, value in globals().items() if name.isupper() and isinstance(value, int)}
    numbers |= {"AXIS": limits.AXIS, "MOST": limits.PARAMETERS, "NAMES": head + NAME}
    assert not numbers.keys() & own.keys(), "a name stands for one number"
    numbers |= {"HEAD": head, "BLOCK": block, **own}
    body = _BIND + begin + _READ + array + NUMBERS + launch + _GIVE
    return _TYPES + body.format(o=offsets, function=function, **numbers)


# With the functions of the runtime, native/*.c, that calls enter.
_TYPES = """
declare i64 @float_begin()
declare void @float_end(i64)
declare i1 @pool_is_awake(ptr)
declare void @pool_spread(ptr, ptr, ptr, i64, i64, ptr)
declare void @watch_begin(ptr, ptr)
declare i1 @watch_end(ptr)
declare void @watch_release(ptr)
declare ptr @PyDict_GetItemWithError(ptr, ptr)
declare void @PyErr_Clear()
declare ptr @PyErr_Occurred()
declare i64 @PyLong_AsLongLongAndOverflow(ptr, ptr)
declare i64 @PyLong_AsUnsignedLongLong(ptr)
declare i32 @PyDict_Next(ptr, ptr, ptr, ptr)
declare ptr @PyObject_Call(ptr, ptr, ptr)
declare ptr @PyTuple_New(i64)
declare i32 @PyTuple_SetItem(ptr, i64, ptr)
declare void @Py_DecRef(ptr)
declare void @Py_IncRef(ptr)

define internal i64 @word(ptr %at, i64 %index) alwaysinline nounwind {
  %p = getelementptr i64, ptr %at, i64 %index
  %v = load i64, ptr %p, align 8
  ret i64 %v
}
define internal i64 @field(ptr %object, i64 %offset) alwaysinline nounwind {
  %p = getelementptr i8, ptr %object, i64 %offset
  %v = load i64, ptr %p, align 8
  ret i64 %v
}
"""

# Match positional arguments and keywords to parameters, and check that captured values are unchanged.
_BIND = """
define ptr @{function}(ptr %self, ptr %args, ptr %named) nounwind {{
start:
  %kw.at = alloca i64, align 8
  %kw.key = alloca ptr, align 8
  %kw.value = alloca ptr, align 8
  %nargs = call i64 @field(ptr %args, i64 16)
  %items = getelementptr i8, ptr %args, i64 {o.tuple_items}
  %given = alloca [{MOST} x ptr], align 16
  %block = alloca [{BLOCK} x i64], align 16
  %overflow = alloca i32, align 4
  %guard = alloca [{GUARD} x i64], align 8
  %floats = alloca i64, align 8
  store i64 -1, ptr %floats, align 8
  %record.b = call i64 @field(ptr %self, i64 {o.record})
  %record.d = add i64 %record.b, {o.bytes_data}
  %record = inttoptr i64 %record.d to ptr
  %gate.a = call i64 @word(ptr %record, i64 {GATE})
  %gate.p = inttoptr i64 %gate.a to ptr
  %gate = load i64, ptr %gate.p, align 8
  %open = call i64 @word(ptr %record, i64 {GATE_VALUE})
  %isopen = icmp eq i64 %gate, %open
  %most = call i64 @word(ptr %record, i64 {POSITIONAL})
  %fits = icmp ule i64 %nargs, %most
  %count = call i64 @word(ptr %record, i64 {PARAMETERS})
  %ok0 = and i1 %isopen, %fits
  br i1 %ok0, label %take, label %slow
take:
  %t = phi i64 [ 0, %start ], [ %t1, %take.next ]
  %t.more = icmp ult i64 %t, %count
  br i1 %t.more, label %take.one, label %keywords
take.one:
  %t.here = icmp ult i64 %t, %nargs
  %t.g = getelementptr ptr, ptr %given, i64 %t
  br i1 %t.here, label %take.given, label %take.none
take.given:
  %t.p = getelementptr ptr, ptr %items, i64 %t
  %t.v = load ptr, ptr %t.p, align 8
  br label %take.next
take.none:
  br label %take.next
take.next:
  %t.o = phi ptr [ %t.v, %take.given ], [ null, %take.none ]
  store ptr %t.o, ptr %t.g, align 8
  %t1 = add i64 %t, 1
  br label %take
keywords:
  %nokw = icmp eq ptr %named, null
  br i1 %nokw, label %watches, label %kw.start
kw.start:
  store i64 0, ptr %kw.at, align 8
  br label %kw
kw:
  %k = phi i64 [ %nargs, %kw.start ], [ %k1, %kw.found ]
  %k.some = call i32 @PyDict_Next(ptr %named, ptr %kw.at, ptr %kw.key, ptr %kw.value)
  %k.more = icmp ne i32 %k.some, 0
  br i1 %k.more, label %kw.one, label %watches
kw.one:
  %k.name = load i64, ptr %kw.key, align 8
  %k.inside = icmp ult i64 %k, %count
  %k.first = select i1 %k.inside, i64 %k, i64 0
  br label %kw.search
kw.search:
  %s = phi i64 [ %k.first, %kw.one ], [ %s.wrapped, %kw.next ]
  %s.tried = phi i64 [ 0, %kw.one ], [ %s.tried1, %kw.next ]
  %s.left = icmp ult i64 %s.tried, %count
  br i1 %s.left, label %kw.compare, label %slow
kw.compare:
  %s.row = mul i64 %s, {PARAMETER}
  %s.word = add i64 %s.row, {NAMES}
  %s.name = call i64 @word(ptr %record, i64 %s.word)
  %s.same = icmp eq i64 %s.name, %k.name
  br i1 %s.same, label %kw.hit, label %kw.next
kw.next:
  %s1 = add i64 %s, 1
  %s.end = icmp eq i64 %s1, %count
  %s.wrapped = select i1 %s.end, i64 0, i64 %s1
  %s.tried1 = add i64 %s.tried, 1
  br label %kw.search
kw.hit:
  %h.g = getelementptr ptr, ptr %given, i64 %s
  %h.had = load ptr, ptr %h.g, align 8
  %h.twice = icmp ne ptr %h.had, null
  br i1 %h.twice, label %slow, label %kw.found
kw.found:
  %h.v = load ptr, ptr %kw.value, align 8
  store ptr %h.v, ptr %h.g, align 8
  %k1 = add i64 %k, 1
  br label %kw

watches:
  %w.count = call i64 @word(ptr %record, i64 {WATCHES})
  %w.at = call i64 @word(ptr %record, i64 {WATCHES_AT})
  br label %watch
watch:
  %w = phi i64 [ 0, %watches ], [ %w1, %watch.same ]
  %w.more = icmp ult i64 %w, %w.count
  br i1 %w.more, label %watch.one, label %begin
watch.one:
  %w.row = mul i64 %w, {WATCH}
  %w.word = add i64 %w.at, %w.row
  %w.key1 = add i64 %w.word, 1
  %w.want1 = add i64 %w.word, 2
  %w.where = call i64 @word(ptr %record, i64 %w.word)
  %w.key = call i64 @word(ptr %record, i64 %w.key1)
  %w.want = call i64 @word(ptr %record, i64 %w.want1)
  %w.whereptr = inttoptr i64 %w.where to ptr
  %w.keyptr = inttoptr i64 %w.key to ptr
  %w.iscell = icmp eq i64 %w.key, 0
  br i1 %w.iscell, label %watch.cell, label %watch.dict
watch.cell:
  %w.content = call i64 @field(ptr %w.whereptr, i64 {o.cell_content})
  br label %watch.compare
watch.dict:
  %w.found = call ptr @PyDict_GetItemWithError(ptr %w.whereptr, ptr %w.keyptr)
  %w.foundint = ptrtoint ptr %w.found to i64
  br label %watch.compare
watch.compare:
  %w.now = phi i64 [ %w.content, %watch.cell ], [ %w.foundint, %watch.dict ]
  %w.same = icmp eq i64 %w.now, %w.want
  br i1 %w.same, label %watch.same, label %slow
watch.same:
  %w1 = add i64 %w, 1
  br label %watch
"""

_BEGIN = """
begin:
  br label %reading
"""

# Check each parameter and write it to the argument block; the default floating-point state holds from here.
_READ = """
reading:
  %floats.were = call i64 @float_begin()
  store i64 %floats.were, ptr %floats, align 8
  %type.array = call i64 @word(ptr %record, i64 {CLASS})
  %type.float = call i64 @word(ptr %record, i64 {FLOAT})
  %type.int = call i64 @word(ptr %record, i64 {INT})
  br label %read
read:
  %i = phi i64 [ 0, %reading ], [ %i1, %read.next ]
  %i.more = icmp ult i64 %i, %count
  br i1 %i.more, label %read.one, label %launch
read.next:
  %i1 = add i64 %i, 1
  br label %read
read.one:
  %row.i = mul i64 %i, {PARAMETER}
  %row.w = add i64 %row.i, {HEAD}
  %row = getelementptr i64, ptr %record, i64 %row.w
  %kind = call i64 @word(ptr %row, i64 {KIND})
  %slot = call i64 @word(ptr %row, i64 {SLOT})
  %first = call i64 @word(ptr %row, i64 {FIRST})
  %second = call i64 @word(ptr %row, i64 {SECOND})
  %mask = call i64 @word(ptr %row, i64 {MASK})
  %to = getelementptr i64, ptr %block, i64 %slot
  %g.p = getelementptr ptr, ptr %given, i64 %i
  %object = load ptr, ptr %g.p, align 8
  %missing = icmp eq ptr %object, null
  br i1 %missing, label %absent, label %present
absent:
  %optional = call i64 @word(ptr %row, i64 {OPTIONAL})
  %default = call i64 @word(ptr %row, i64 {DEFAULT})
  %may = icmp ne i64 %optional, 0
  br i1 %may, label %absent.kind, label %slow
absent.kind:
  %haslot = icmp ult i64 %kind, {SAME_WHOLE}
  br i1 %haslot, label %absent.store, label %absent.kind2
absent.kind2:
  %unread = icmp eq i64 %kind, {UNREAD}
  br i1 %unread, label %absent.store, label %read.next
absent.store:
  store i64 %default, ptr %to, align 8
  br label %read.next
present:
  %type = call i64 @field(ptr %object, i64 8)
  %objectint = ptrtoint ptr %object to i64
  switch i64 %kind, label %slow [
    i64 {ARRAY}, label %array
    i64 {F32}, label %float
    i64 {F64}, label %float
    i64 {WHOLE}, label %whole
    i64 {U64}, label %u64
    i64 {BOOL}, label %bool
    i64 {SAME_WHOLE}, label %whole
    i64 {SAME_FLOAT}, label %samefloat
    i64 {SAME_TUPLE}, label %sametuple
    i64 {SAME_OBJECT}, label %sameobject
  ]
"""

_ARRAY = """
array:
  %a.type = icmp eq i64 %type, %type.array
  br i1 %a.type, label %array.look, label %slow
array.look:
  %a.dtype = call i64 @field(ptr %object, i64 {o.array_dtype})
  %a.data = call i64 @field(ptr %object, i64 {o.array_data})
  %a.extents.i = call i64 @field(ptr %object, i64 {o.array_extents})
  %a.extents = inttoptr i64 %a.extents.i to ptr
  %a.rank.p = getelementptr i8, ptr %object, i64 {o.array_rank}
  %a.rank32 = load i32, ptr %a.rank.p, align 4
  %a.rank = zext i32 %a.rank32 to i64
  %a.flags.p = getelementptr i8, ptr %object, i64 {o.array_flags}
  %a.flags32 = load i32, ptr %a.flags.p, align 4
  %a.flags = zext i32 %a.flags32 to i64
  %a.has = and i64 %a.flags, %mask
  %a.c1 = icmp eq i64 %a.dtype, %first
  %a.c2 = icmp eq i64 %a.rank, %second
  %a.c3 = icmp eq i64 %a.has, %mask
  %a.c12 = and i1 %a.c1, %a.c2
  %a.ok = and i1 %a.c12, %a.c3
  br i1 %a.ok, label %array.store, label %slow
array.store:
  store i64 %a.data, ptr %to, align 8
  br label %extent
extent:
  %e = phi i64 [ 0, %array.store ], [ %e1, %extent.next ]
  %e.more = icmp ult i64 %e, %second
  br i1 %e.more, label %extent.one, label %read.next
extent.one:
  %e.size = call i64 @word(ptr %a.extents, i64 %e)
  %e.fits = icmp ule i64 %e.size, {AXIS}
  br i1 %e.fits, label %extent.next, label %slow
extent.next:
  %e1 = add i64 %e, 1
  %e.to = getelementptr i64, ptr %to, i64 %e1
  store i64 %e.size, ptr %e.to, align 8
  br label %extent
"""

# The domain and the kernel.
_LAUNCH = """
launch:
  %fit.v.count = call i64 @word(ptr %record, i64 {FITS})
  %fit.v.at = call i64 @word(ptr %record, i64 {MORE_AT})
  br label %fit
fit:
  %fit.n = phi i64 [ 0, %launch ], [ %fit.n1, %fit.same ]
  %fit.v.more = icmp ult i64 %fit.n, %fit.v.count
  br i1 %fit.v.more, label %fit.one, label %covers
fit.one:
  %fit.v.row.i = mul i64 %fit.n, {FIT}
  %fit.v.row.w = add i64 %fit.v.at, %fit.v.row.i
  %fit.v.row = getelementptr i64, ptr %record, i64 %fit.v.row.w
  %fit.v.first = call i64 @word(ptr %fit.v.row, i64 0)
  %fit.v.width = call i64 @word(ptr %fit.v.row, i64 1)
  %fit.v.second = call i64 @word(ptr %fit.v.row, i64 2)
  %fit.v.number = call i64 @word(ptr %fit.v.row, i64 3)
  %fit.v.size = call i64 @word(ptr %block, i64 %fit.v.first)
  %fit.v.plain = icmp eq i64 %fit.v.width, 1
  br i1 %fit.v.plain, label %fit.want, label %fit.groups
fit.groups:
  %fit.v.up = add i64 %fit.v.size, %fit.v.width
  %fit.v.up1 = sub i64 %fit.v.up, 1
  %fit.v.units = udiv i64 %fit.v.up1, %fit.v.width
  br label %fit.want
fit.want:
  %fit.v.has = phi i64 [ %fit.v.size, %fit.one ], [ %fit.v.units, %fit.groups ]
  %fit.v.fixed = icmp slt i64 %fit.v.second, 0
  br i1 %fit.v.fixed, label %fit.compare, label %fit.other
fit.other:
  %fit.v.there = call i64 @word(ptr %block, i64 %fit.v.second)
  br label %fit.compare
fit.compare:
  %fit.v.want = phi i64 [ %fit.v.number, %fit.want ], [ %fit.v.there, %fit.other ]
  %fit.v.same = icmp eq i64 %fit.v.has, %fit.v.want
  br i1 %fit.v.same, label %fit.same, label %slow
fit.same:
  %fit.n1 = add i64 %fit.n, 1
  br label %fit

covers:
  %domain.slot = call i64 @word(ptr %record, i64 {DOMAIN_SLOT})
  %domain = getelementptr i64, ptr %block, i64 %domain.slot
  br label %axis
axis:
  %x = phi i64 [ 0, %covers ], [ %x1, %axis.next ]
  %total = phi i64 [ 1, %covers ], [ %total1, %axis.next ]
  %x.more = icmp ult i64 %x, 3
  br i1 %x.more, label %axis.one, label %call
axis.one:
  %x.word = add i64 %x, {WIDTHS}
  %width = call i64 @word(ptr %record, i64 %x.word)
  %over.word = add i64 %x, {OVER}
  %over = call i64 @word(ptr %record, i64 %over.word)
  %fixed = icmp slt i64 %over, 0
  br i1 %fixed, label %axis.fixed, label %axis.extent
axis.fixed:
  br label %axis.next
axis.extent:
  %x.size = call i64 @word(ptr %block, i64 %over)
  %x.plain = icmp eq i64 %width, 1
  br i1 %x.plain, label %axis.element, label %axis.group
axis.element:
  br label %axis.next
axis.group:
  %x.up = add i64 %x.size, %width
  %x.up1 = sub i64 %x.up, 1
  %x.groups = udiv i64 %x.up1, %width
  br label %axis.next
axis.next:
  %size = phi i64 [ %width, %axis.fixed ],
                  [ %x.size, %axis.element ], [ %x.groups, %axis.group ]
  %x.to = getelementptr i64, ptr %domain, i64 %x
  store i64 %size, ptr %x.to, align 8
  %total1 = mul i64 %total, %size
  %x1 = add i64 %x, 1
  br label %axis

call:
  %kernel.i = call i64 @word(ptr %record, i64 {KERNEL})
  %kernel = inttoptr i64 %kernel.i to ptr
  %unlocked = call i64 @word(ptr %record, i64 {UNLOCKED})
  %cell.i = call i64 @word(ptr %record, i64 {CELL})
  %cell = inttoptr i64 %cell.i to ptr
  call void @watch_begin(ptr %guard, ptr %cell)
  %short = icmp ult i64 %total, %unlocked
  br i1 %short, label %call.short, label %call.long
call.short:
  call void %kernel(ptr %block, i64 0, i64 %total, ptr %guard)
  br label %called
call.long:
  %wide = call i64 @word(ptr %record, i64 {WIDE})
  %pool.i = call i64 @word(ptr %cell, i64 0)
  %threads = call i64 @word(ptr %cell, i64 1)
  %pool = inttoptr i64 %pool.i to ptr
  %least = call i64 @word(ptr %record, i64 {LEAST_CHUNK})
  %nopool = icmp eq i64 %pool.i, 0
  %several = icmp ugt i64 %threads, 1
  %unstarted = and i1 %nopool, %several
  %shared = call i64 @word(ptr %record, i64 {SHARED})
  %isshared = icmp uge i64 %total, %shared
  br i1 %isshared, label %call.shared, label %call.alone
call.shared:
  br i1 %unstarted, label %slow, label %call.ask
call.ask:
  %iswide = icmp uge i64 %total, %wide
  %always = or i1 %iswide, %nopool
  br i1 %always, label %call.pool, label %call.narrow
call.narrow:
  %awake = call i1 @pool_is_awake(ptr %pool)
  br i1 %awake, label %call.pool, label %call.alone
call.pool:
  call void @watch_release(ptr %guard)
  call void @pool_spread(ptr %pool, ptr %kernel, ptr %block, i64 %total, i64 %least, ptr %guard)
  br label %called
call.alone:
  call void @watch_release(ptr %guard)
  call void %kernel(ptr %block, i64 0, i64 %total, ptr %guard)
  br label %called
called:
  %stopped = call i1 @watch_end(ptr %guard)
  br i1 %stopped, label %raise, label %give
raise:
  %raise.floats = load i64, ptr %floats, align 8
  call void @float_end(i64 %raise.floats)
  ret ptr null
"""

_GIVE = """
give:
  %give.floats = load i64, ptr %floats, align 8
  call void @float_end(i64 %give.floats)
  %results = call i64 @word(ptr %record, i64 {RESULTS})
  %results.at = call i64 @word(ptr %record, i64 {RESULTS_AT})
  switch i64 %results, label %give.tuple [ i64 0, label %give.none
                                           i64 1, label %give.one ]
give.none:
  %none.i = call i64 @word(ptr %record, i64 {NONE})
  %none = inttoptr i64 %none.i to ptr
  br label %give.object
give.one:
  %r.index = call i64 @word(ptr %record, i64 %results.at)
  %r.p = getelementptr ptr, ptr %given, i64 %r.index
  %r.o = load ptr, ptr %r.p, align 8
  br label %give.object
give.object:
  %result = phi ptr [ %none, %give.none ], [ %r.o, %give.one ]
  call void @Py_IncRef(ptr %result)
  ret ptr %result
give.tuple:
  %tuple = call ptr @PyTuple_New(i64 %results)
  %t.null = icmp eq ptr %tuple, null
  br i1 %t.null, label %give.end, label %item
item:
  %m = phi i64 [ 0, %give.tuple ], [ %m1, %item.one ]
  %m.more = icmp ult i64 %m, %results
  br i1 %m.more, label %item.one, label %give.end
item.one:
  %m.word = add i64 %results.at, %m
  %m.index = call i64 @word(ptr %record, i64 %m.word)
  %m.p = getelementptr ptr, ptr %given, i64 %m.index
  %m.o = load ptr, ptr %m.p, align 8
  call void @Py_IncRef(ptr %m.o)
  %m.done = call i32 @PyTuple_SetItem(ptr %tuple, i64 %m, ptr %m.o)
  %m1 = add i64 %m, 1
  br label %item
give.end:
  ret ptr %tuple

slow:
  %slow.floats = load i64, ptr %floats, align 8
  call void @float_end(i64 %slow.floats)
  %slow.i = call i64 @field(ptr %self, i64 {o.slow})
  %slow.f = inttoptr i64 %slow.i to ptr
  call void @Py_IncRef(ptr %slow.f)
  %slow.r = call ptr @PyObject_Call(ptr %slow.f, ptr %args, ptr %named)
  call void @Py_DecRef(ptr %slow.f)
  ret ptr %slow.r
}}
"""

"""Arrays in LLVM IR: addresses, bounds checks, and loads and stores in the cheapest correct form.

What a guard or a proof makes safe is decided before: a mask says which lanes access memory. Neighbours along
the lanes are one vector access; out of the mask a load gives 0 and a store is dropped. Private arrays have
the lanes of a strip side by side for every element, so that a uniform index is one vector access.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from vyre.emit.llvm.builder import Emitter
from vyre.emit.llvm.text import NAN, PRIVATE, RARELY, STORED, Val, natural_align
from vyre.ir import dtypes
from vyre.ir.dtypes import DType

_NO_UNROLL = ", !llvm.loop !0"
_REGISTER = {
    "i1": dtypes.bool_, "i8": dtypes.u8, "i16": dtypes.u16, "i32": dtypes.u32, "i64": dtypes.u64,
    "float": dtypes.f32, "double": dtypes.f64,
}  # fmt: skip
COMPRESS = "llvm.x86.avx512.mask.compress"
_CLEARED = 16  # bytes at a time: the longest store of a GPU


@dataclass(frozen=True, slots=True)
class BufferPlace:
    """An array: the address of its first element, its extents as i64 values, its element type, and the
    elements between neighbours along each axis, if its rows are apart. If it begins at a multiple of 16
    bytes, its last extent is a multiple of `divisor`; an element at hand is `multiple` elements from the
    first one, or twice as many, or thrice.
    """

    base: Val
    shape: tuple[Val, ...]
    dtype: DType
    fixed: tuple[int, ...] | None = None  # the extents, if they are literals
    strides: tuple[Val, ...] | None = None
    divisor: int = 0  # 0 if it may begin anywhere
    multiple: int = 1

    @property
    def stored(self) -> str:
        return STORED[self.dtype.name]

    @property
    def align(self) -> int:
        return self.dtype.itemsize


def table(e: Emitter, dtype: DType, values: bytes) -> BufferPlace:
    """Return a constant table of the module as an array."""
    size = len(values) // dtype.itemsize
    return BufferPlace(e.table(values), (e.const("i64", 0, size),), dtype, (size,))


def load_constant(e: Emitter, place: BufferPlace, index: Val, *, signed: bool) -> Val:
    """Load elements of a constant table; a place outside it reads the first one, and gives 0."""
    test = inside(e, place, [index], [signed])
    at = widened(e, e.select(test, index, e.like(index, 0)), signed=signed)
    value = gather(e, place, at, None) if at.lanes else load_scalar(e, place, at, None)
    return e.select(test, value, e.like(value, 0))


def widened(e: Emitter, index: Val, *, signed: bool) -> Val:
    """Widen an index to i64; a signed one keeps its sign, so that a negative one is a huge unsigned
    number.
    """
    return e.resize(index, "i64", signed=signed)


def inside(e: Emitter, place: BufferPlace, index: list[Val], signed: list[bool]) -> Val:
    """Emit the bounds check of an element: unsigned comparison catches negative indices too."""
    result: Val | None = None
    for part, extent, sign in zip(index, place.shape, signed, strict=True):
        if part.elem == "i32":  # the extent fits 31 bits, so the narrow comparison decides
            test = e.icmp("ult", part, e.convert("trunc", extent, "i32"))
        else:
            test = e.icmp("ult", widened(e, part, signed=sign), extent)
        result = test if result is None else e.bin("and", *e.match(result, test))
    assert result is not None
    return result


def laid(e: Emitter, place: BufferPlace, value: Val) -> Val:
    """Convert a value to the array's storage format. The bits of a NaN are not observable in an array that
    the kernel declares, so there they are not made canonical.
    """
    if place.fixed is not None and place.dtype.is_float and not place.dtype.is_narrow:
        return value
    return e.to_storage(place.dtype, value)


def load_scalar(e: Emitter, place: BufferPlace, at: Val, test: Val | None) -> Val:
    """Load one element, or 0 where `test` fails: there a zero is loaded if the target has one, else
    nothing.
    """
    if test is not None and e.zero is None:
        return e.from_storage(place.dtype, load_if(e, place, at, test, 0, place.align * place.multiple))
    address = e.gep(place.base, place.stored, at)
    if test is not None and e.zero is not None:
        address = e.select(test, address, e.zero)
    return e.from_storage(place.dtype, e.load(place.stored, 0, address, place.align * place.multiple))


def load_if(e: Emitter, place: BufferPlace, at: Val, test: Val, lanes: int, align: int) -> Val:
    """Load elements in storage format where `test` holds; else give zeros and read nothing."""
    before = e.block
    with e.when(test):
        loaded = e.load(place.stored, lanes, e.gep(place.base, place.stored, at), align)
        inside = e.block
    choice = f"[ zeroinitializer, %{before} ], [ {loaded.text}, %{inside} ]"
    return e.assign(place.stored, lanes, f"phi {loaded.type} {choice}")


def store_scalar(e: Emitter, place: BufferPlace, at: Val, value: Val, *, is_awaited: bool = False) -> None:
    """Store one element. If it `is_awaited`, a branch that is not taken makes NaN canonical: what reads the
    element in a later iteration does not wait for the comparison.
    """
    is_wide = place.fixed is None and place.dtype.is_float and not place.dtype.is_narrow
    if not is_awaited or not is_wide:
        e.store(laid(e, place, value), e.gep(place.base, place.stored, at), place.align * place.multiple)
        return
    slot = e.alloca(value.elem, 8)
    e.store(value, slot, 8)
    with e.when(e.fcmp("uno", value, value), note=RARELY):
        e.store(Val(value.elem, 0, NAN), slot, 8)
    stored = e.load(value.elem, 0, slot, 8)
    e.store(stored, e.gep(place.base, place.stored, at), place.align * place.multiple)


def clear(e: Emitter, place: BufferPlace, first: Val, size: int, step: int) -> None:
    """Set `size` elements to 0, as one of `step` threads of which this is number `first`: every step-th
    vector, or every step-th element of a short array.
    """
    lanes = _CLEARED // place.align
    if size < step * lanes or size % lanes:
        lanes = 1
    zero = Val(place.stored, lanes if lanes > 1 else 0, "zeroinitializer")
    first = e.bin("mul", first, e.const("i64", 0, lanes)) if lanes > 1 else first

    def one(at: Val) -> None:
        e.store(zero, e.gep(place.base, place.stored, at), place.align * lanes)

    e.loop(first, e.const("i64", 0, size), one, step=step * lanes, note=", !llvm.loop !0")


def last_active(e: Emitter, value: Val, mask: Val | None) -> Val:
    """Return the value of the last lane in the mask."""
    if not value.lanes:
        return value
    if mask is None:
        return e.extract(value, e.const("i64", 0, value.lanes - 1))
    word = e.assign(f"i{mask.lanes}", 0, f"bitcast {mask} to i{mask.lanes}")
    zeros = e.call("ctlz", word, extra=", i1 false")
    lane = e.bin("sub", e.const(word.elem, 0, mask.lanes - 1), zeros)
    return e.extract(value, e.resize(lane, "i64", signed=False))


def load_strip(
    e: Emitter,
    place: BufferPlace,
    first: Val,
    lanes: int,
    mask: Val | None,
    by: int = 1,
    *,
    some: bool = False,
) -> Val:
    """Load contiguous elements, one for each lane, from `first` on, which is a multiple of `by`; those
    outside the mask give 0 and are not accessed. `some` if the mask is known not to be empty.
    """
    address = e.gep(place.base, place.stored, first)
    if mask is None:
        return e.from_storage(place.dtype, e.load(place.stored, lanes, address, place.align * by))
    if e.zero is None:
        return gather(e, place, _following(e, first, lanes), mask)
    return e.from_storage(place.dtype, _masked_load(e, place, first, mask, some=some))


def load_row(e: Emitter, place: BufferPlace, first: Val, lanes: int, mask: Callable[[], Val]) -> Val:
    """Load contiguous elements of a vector, which mostly are inside of it; `mask` says which lanes are. Loads
    by a mask are slower.
    """
    vector = f"<{lanes} x {place.stored}>"
    whole, slot = is_whole(e, place, first, lanes), e.alloca(vector)
    with e.when(whole):
        e.store(e.load(place.stored, lanes, e.gep(place.base, place.stored, first), place.align), slot, 64)
    with e.when(e.bin("xor", whole, e.like(whole, 1)), note=RARELY):
        e.store(_masked_load(e, place, first, mask(), some=False), slot, 64)
    return e.from_storage(place.dtype, e.load(place.stored, lanes, slot, 64))


def _masked_load(e: Emitter, place: BufferPlace, first: Val, mask: Val, *, some: bool) -> Val:
    """Load contiguous elements as they are stored; those outside the mask give 0."""
    lanes = mask.lanes
    address = e.gep(place.base, place.stored, first)
    address = address if some else _mapped(e, place, address, mask)
    vector = f"<{lanes} x {place.stored}>"
    name = e.declare(
        f"llvm.masked.load.v{lanes}{_short(place.stored)}.p0",
        vector,
        ["ptr", "i32 immarg", f"<{lanes} x i1>", vector],
    )
    call = f"call {vector} @{name}({address}, i32 {place.align}, {mask}, {vector} zeroinitializer)"
    return e.assign(place.stored, lanes, call)


def load_reversed(e: Emitter, place: BufferPlace, first: Val, lanes: int, mask: Val | None) -> Val:
    """Load contiguous elements, one for each lane, from `first` on backwards; those outside the mask give 0
    and are not accessed.
    """
    order = range(lanes - 1, -1, -1)
    begin = e.bin("sub", first, e.const("i64", 0, lanes - 1))
    mask = None if mask is None else e.shuffle(mask, mask, order)
    value = load_strip(e, place, begin, lanes, mask)
    return e.shuffle(value, value, order)


@dataclass(frozen=True, slots=True)
class LaneStep:
    """By how many elements each lane is further than the one before, and what that probably is."""

    elements: Val
    likely: int


@dataclass(frozen=True, slots=True)
class ApartRow:
    """The lanes that load elements apart, the first at `first`: those in the mask, which are the first `left`
    if that is known.
    """

    first: Val
    lanes: int
    mask: Val | None
    left: Val | None


def load_apart(e: Emitter, place: BufferPlace, row: ApartRow, apart: LaneStep, within: int | None) -> Val:
    """Load one element for each lane; those outside the mask give 0 and are not accessed. If lanes are as far
    apart as is likely, all that lies between is loaded. The wanted element is `within` after that place, if
    all before the next lane's place are inside of the array.
    """
    far, by, lanes = apart.elements, apart.likely, row.lanes

    def between() -> Val:
        if within is not None:
            return _load_whole(e, place, row, by, within)
        return _load_between(e, place, row.first, by, lanes, row.mask)

    if by == -1:
        return load_reversed(e, place, row.first, lanes, row.mask)
    if by == 0:
        return gather(e, *strided(e, place, row.first, far, lanes), row.mask)
    if far.text == str(by):
        return between()
    is_likely = e.icmp("eq", far, e.like(far, by))
    with e.when(is_likely):
        value = between()
        slot = e.alloca(value.type)
        e.store(value, slot, 64)
    with e.when(e.bin("xor", is_likely, e.like(is_likely, 1)), note=RARELY):
        own = strided(e, place, e.bin("add", row.first, e.like(row.first, within or 0)), far, lanes)
        e.store(gather(e, *own, row.mask), slot, 64)
    return e.load(value.elem, lanes, slot, 64)


def _load_whole(e: Emitter, place: BufferPlace, row: ApartRow, by: int, within: int) -> Val:
    """Load `by` elements for each lane, and take the one at a place among them. Loads of the others are of
    the same vectors, so LLVM keeps one of each.

        by = 3, 4 lanes, the second:   . a . . | b . . c | . . d .
    """
    lanes = row.lanes
    vectors = [_load_part(e, place, row, by, part * lanes) for part in range(by)]
    wanted = [within + by * lane for lane in range(lanes)]
    result = e.shuffle(vectors[0], vectors[1], [at if at < 2 * lanes else 0 for at in wanted])
    for part, vector in enumerate(vectors[2:], 2):
        places = [at - (part - 1) * lanes for at in wanted]
        order = [at if lanes <= at < 2 * lanes else lane for lane, at in enumerate(places)]
        result = e.shuffle(result, vector, order)
    return result


def _load_part(e: Emitter, place: BufferPlace, row: ApartRow, by: int, start: int) -> Val:
    """Load a vector of the elements of all lanes, `by` for each, that begins with number `start`."""
    first, mask, some = part_of(e, row, by, start)
    return load_strip(e, place, first, row.lanes, mask, some=some)


def part_of(e: Emitter, row: ApartRow, by: int, start: int) -> tuple[Val, Val | None, bool]:
    """Return where such a vector is, the mask of the elements that lanes in the mask have, and if it need not
    be tested for any.
    """
    lanes, first = row.lanes, e.bin("add", row.first, e.like(row.first, start))
    if row.mask is None:
        return first, None, False
    if row.left is None:
        return first, e.shuffle(row.mask, row.mask, [(start + at) // by for at in range(lanes)]), False
    left = e.bin("sub", e.bin("mul", row.left, e.like(row.left, by)), e.like(row.left, start))
    some = e.icmp("slt", e.iota("i32", lanes), e.splat(left, lanes))
    if start:  # there may be none
        first = e.select(e.icmp("slt", e.like(left, 0), left), first, row.first)
    return first, some, True


def _load_between(e: Emitter, place: BufferPlace, first: Val, by: int, lanes: int, mask: Val | None) -> Val:
    """Load every by-th element from `first` on: vectors of all, the last of which ends with the last lane's,
    and in each those that are wanted.

        by = 3, 4 lanes:   a . . b | . . c | . . d      the second and third vector overlap
    """
    result: Val | None = None
    for part in range(by):
        start = part * lanes if part < by - 1 else (lanes - 1) * part
        # The lane whose element is at each place of the vector, if it is one's.
        owners = [(start + place) // by if (start + place) % by == 0 else -1 for place in range(lanes)]
        some = None
        if mask is not None:
            some = e.shuffle(mask, e.like(mask, 0), [lanes if owner < 0 else owner for owner in owners])
        vector = load_strip(e, place, e.bin("add", first, e.like(first, start)), lanes, some)
        order = [owners.index(lane) + lanes if lane in owners else lane for lane in range(lanes)]
        result = e.shuffle(vector if result is None else result, vector, order)
    assert result is not None
    return result


def load_tile(e: Emitter, place: BufferPlace, first: Val, apart: Val, lanes: int, deep: int) -> list[Val]:
    """Load `deep` neighbours for each lane, the first of them `apart` elements from lane to lane; returns a
    vector of the lanes for each.
    """
    rows: list[Val] = []
    for lane in range(lanes):
        at = e.bin("add", first, e.bin("mul", apart, e.const("i64", 0, lane)))
        address = e.gep(place.base, place.stored, at)
        rows.append(e.load(place.stored, deep, address, place.align))
    while len(rows) > deep:  # lanes that are `deep` apart are in one vector
        pairs = [(rows[at], rows[at + deep]) for at in range(len(rows)) if not at & deep]
        rows = [e.shuffle(low, high, range(2 * low.lanes)) for low, high in pairs]
    return [e.from_storage(place.dtype, row) for row in _transposed(e, rows)]


def store_tile(e: Emitter, place: BufferPlace, first: Val, apart: Val, columns: Sequence[Val]) -> None:
    """Store neighbours for each lane, as `load_tile` loads them: a vector of the lanes for each."""
    rows, deep = _transposed(e, [laid(e, place, column) for column in columns]), len(columns)
    while rows[0].lanes > deep:  # the second halves of these are the rows of the lanes after
        half = rows[0].lanes // 2
        pairs = [[e.shuffle(row, row, range(at, at + half)) for row in rows] for at in (0, half)]
        rows = [row for at in range(0, len(rows), deep) for part in pairs for row in part[at : at + deep]]
    for lane, row in enumerate(rows):
        at = e.bin("add", first, e.bin("mul", apart, e.const("i64", 0, lane)))
        e.store(row, e.gep(place.base, place.stored, at), place.align)


def _transposed(e: Emitter, rows: list[Val]) -> list[Val]:
    """Transpose a square matrix, or several beside each other."""
    block = 1
    while block < len(rows):
        rows = _exchanged(e, rows, block)
        block *= 2
    return rows


def _exchanged(e: Emitter, rows: list[Val], block: int) -> list[Val]:
    """Exchange blocks of a matrix across its diagonal, in each square of two by two blocks."""
    out = list(rows)
    for at in range(len(rows)):
        if not at & block:
            low, high = rows[at], rows[at + block]
            lanes = range(low.lanes)
            own = [low.lanes * bool(k & block) + (k & ~block) for k in lanes]
            out[at] = e.shuffle(low, high, own)
            out[at + block] = e.shuffle(low, high, [k + block for k in own])
    return out


def store_strip(
    e: Emitter, place: BufferPlace, first: Val, stored: Val, mask: Val | None, by: int = 1, *, some: bool
) -> None:
    """Store contiguous elements, one from each lane of the mask, from `first` on, a multiple of `by`; `some`
    if the mask is known not to be empty.
    """
    address = e.gep(place.base, place.stored, first)
    if mask is None:
        e.store(stored, address, place.align * by)
        return
    if e.zero is None:
        _store_lanes(e, place, _following(e, first, stored.lanes), stored, mask)
        return
    address = address if some else _mapped(e, place, address, mask)
    name = e.declare(
        f"llvm.masked.store.v{stored.lanes}{_short(place.stored)}.p0",
        "void",
        [stored.type, "ptr", "i32 immarg", f"<{stored.lanes} x i1>"],
    )
    e.line(f"call void @{name}({stored}, {address}, i32 {place.align}, {mask})")


def _mapped(e: Emitter, place: BufferPlace, address: Val, mask: Val) -> Val:
    """Replace the address by one inside the array where the mask is empty: a masked access to unmapped memory
    is very slow on a CPU.
    """
    return e.select(e.any_lane(mask), address, place.base)


def strided(e: Emitter, place: BufferPlace, first: Val, far: Val, lanes: int) -> tuple[BufferPlace, Val]:
    """Return an array from the first lane's place on, and each lane's place in it, which no loop changes."""
    offsets = e.bin("mul", e.iota("i64", lanes), e.splat(far, lanes))
    return replace(place, base=e.gep(place.base, place.stored, first)), offsets


def gather(e: Emitter, place: BufferPlace, at: Val, test: Val | None) -> Val:
    """Load one element for each lane where `test` holds, or for all without one; 0 elsewhere."""
    if test is None:
        test = e.const("i1", at.lanes, 1)
    if e.zero is None:
        return _load_lanes(e, place, at, test)
    addresses = e.gep(place.base, place.stored, at)
    vector = f"<{at.lanes} x {place.stored}>"
    name = e.declare(
        f"llvm.masked.gather.v{at.lanes}{_short(place.stored)}.v{at.lanes}p0",
        vector,
        [addresses.type, "i32 immarg", f"<{at.lanes} x i1>", vector],
    )
    value = e.assign(
        place.stored,
        at.lanes,
        f"call {vector} @{name}({addresses}, i32 {place.align}, {test}, {vector} zeroinitializer)",
    )
    return e.from_storage(place.dtype, value)


def scatter(e: Emitter, place: BufferPlace, at: Val, value: Val, test: Val) -> None:
    """Store one element from each lane where `test` holds; the last lane wins an element that is shared."""
    stored = e.splat(laid(e, place, value), at.lanes)
    if e.zero is None:
        _store_lanes(e, place, at, stored, test)
        return
    addresses = e.gep(place.base, place.stored, at)
    name = e.declare(
        f"llvm.masked.scatter.v{at.lanes}{_short(place.stored)}.v{at.lanes}p0",
        "void",
        [stored.type, addresses.type, "i32 immarg", f"<{at.lanes} x i1>"],
    )
    e.line(f"call void @{name}({stored}, {addresses}, i32 {place.align}, {test})")


def is_whole(e: Emitter, place: BufferPlace, first: Val, lanes: int) -> Val:
    """Return whether as many elements as there are lanes are inside of a vector, from `first` on."""
    extent = place.shape[-1]
    most = e.like(extent, lanes - 1)
    return e.icmp("ult", first, e.bin("sub", e.call("umax", extent, most), most))


def are_same(e: Emitter, flags: Val, test: Val) -> Val:
    """Return whether two masks are the same."""
    word = f"i{flags.lanes}"
    counted, storing = (e.assign(word, 0, f"bitcast {one} to {word}") for one in (flags, test))
    return e.icmp("eq", counted, storing)


def store_together(e: Emitter, place: BufferPlace, first: Val, value: Val, test: Val) -> None:
    """Store the lanes where `test` holds as neighbours, from `first` on, a register of AVX-512 at a time."""
    stored = e.splat(laid(e, place, value), test.lanes)
    elem = stored.elem
    wide = e.convert("zext", stored, "i32") if elem in ("i8", "i16") else stored
    size = 8 if elem in ("i64", "double") else 16
    vector, mask = f"<{size} x {wide.elem}>", f"<{size} x i1>"
    compress = e.declare(f"{COMPRESS}.v{size}{_short(wide.elem)}", vector, [vector, vector, mask])
    store = e.declare(
        f"llvm.masked.store.v{size}{_short(elem)}.p0",
        "void",
        [f"<{size} x {elem}>", "ptr", "i32 immarg", mask],
    )
    for begin in range(0, stored.lanes, size):
        own = range(begin, begin + size)
        part, some = e.shuffle(wide, wide, own), e.shuffle(test, test, own)
        together = e.assign(wide.elem, size, f"call {vector} @{compress}({part}, {vector} poison, {some})")
        together = together if wide is stored else e.convert("trunc", together, elem)
        bits = e.assign(f"i{size}", 0, f"bitcast {some} to i{size}")
        count = e.resize(e.call("ctpop", bits), "i64", signed=False)
        ones = e.bin("sub", e.bin("shl", e.const("i64", 0, 1), count), e.const("i64", 0, 1))
        front = e.assign("i1", size, f"bitcast {e.convert('trunc', ones, f'i{size}')} to {mask}")
        e.line(
            f"call void @{store}({together}, {e.gep(place.base, elem, first)}, i32 {place.align}, {front})"
        )
        first = e.bin("add", first, count)


def _following(e: Emitter, first: Val, lanes: int) -> Val:
    return e.bin("add", e.splat(first, lanes), e.iota("i64", lanes))


def _load_lanes(e: Emitter, place: BufferPlace, at: Val, test: Val) -> Val:
    """Emit a gather on a target that has none: one load for each lane, all without branches."""
    safe = e.select(test, at, e.like(at, 0))
    vector = Val(place.stored, at.lanes, "poison")
    for lane in range(at.lanes):
        number = e.const("i64", 0, lane)
        loaded = e.load(
            place.stored, 0, e.gep(place.base, place.stored, e.extract(safe, number)), place.align
        )
        vector = e.assign(place.stored, at.lanes, f"insertelement {vector}, {loaded}, {number}")
    return e.from_storage(place.dtype, e.select(test, vector, e.like(vector, 0)))


def _store_lanes(e: Emitter, place: BufferPlace, at: Val, stored: Val, test: Val) -> None:
    """Emit a scatter on a target that has none: one store for each lane."""
    for lane in range(at.lanes):
        number = e.const("i64", 0, lane)
        with e.when(e.extract(test, number)):
            address = e.gep(place.base, place.stored, e.extract(at, number))
            e.store(e.extract(stored, number), address, place.align)


def _short(elem: str) -> str:
    return {"float": "f32", "double": "f64"}.get(elem, elem)


def load_run(e: Emitter, place: BufferPlace, at: Val, count: int) -> list[Val]:
    """Load neighbours of less than a word, the first of them at any address, by aligned words: the last word
    is that of the last element, and is loaded twice if no more are needed.
    """
    first, size = e.gep(place.base, place.stored, at), count * place.align
    low = e.bin("and", e.convert("ptrtoint", first, "i64"), e.const("i64", 0, 3))
    begin = e.gep(first, "i8", e.bin("sub", e.like(low, 0), low))
    ends = [e.const("i64", 0, offset) for offset in range(0, size, 4)]
    ends.append(e.bin("and", e.bin("add", low, e.like(low, size - 1)), e.like(low, -4)))
    words = [e.load("i32", 0, e.gep(begin, "i8", offset), 4) for offset in ends]
    by = e.convert("trunc", e.bin("shl", low, e.like(low, 3)), "i32")
    shifted = [e.call("fshr", after, word, by) for word, after in pairwise(words)]
    elements = []
    for offset in range(0, size, place.align):
        word = shifted[offset // 4]
        moved = e.bin("lshr", word, e.like(word, 8 * (offset % 4))) if offset % 4 else word
        elements.append(e.from_storage(place.dtype, e.convert("trunc", moved, place.stored)))
    return elements


def clear_private(e: Emitter, address: Val, elem: str, size: int, lanes: int, mask: Val | None) -> None:
    """Set a strip's private array to 0 in the lanes of the mask."""
    zero, align = e.const(elem, lanes, 0), natural_align(elem)

    def one(at: Val) -> None:
        where, cleared = e.gep(address, zero.type, at), zero
        if mask is not None:
            cleared = e.select(mask, zero, e.load(elem, lanes, where, align))
        e.store(cleared, where, align)

    if size <= e.unrolled:
        for at in range(size):
            one(e.const("i64", 0, at))
    else:
        e.loop(e.const("i64", 0, 0), e.const("i64", 0, size), one, note=_NO_UNROLL)


def load_private(e: Emitter, address: Val, place: BufferPlace, at: Val, test: Val, lanes: int) -> Val:
    """Load a strip's elements at one offset, or at one for each lane; 0 where the test fails."""
    elem = PRIVATE[place.dtype.name]
    if at.lanes:
        value = gather(e, _gathered(address, elem), _lanes_apart(e, at), test)
    else:
        where = _private_at(e, address, elem, at, test, lanes)
        loaded = e.load(elem, lanes, where, natural_align(elem))
        value = e.select(e.splat(test, lanes), loaded, e.const(elem, lanes, 0))
    return e.icmp("ne", value, e.like(value, 0)) if place.dtype.kind == "bool" else value


def store_private(
    e: Emitter, address: Val, place: BufferPlace, at: Val, test: Val, mask: Val | None, value: Val, lanes: int
) -> None:
    """Store a strip's elements where the test holds, in the lanes of the mask."""
    elem = PRIVATE[place.dtype.name]
    kept = e.splat(e.convert("zext", value, "i8") if place.dtype.kind == "bool" else value, lanes)
    both = e.splat(test, lanes) if mask is None else e.bin("and", e.splat(test, lanes), mask)
    if at.lanes:
        scatter(e, _gathered(address, elem), _lanes_apart(e, at), kept, both)
        return
    where = _private_at(e, address, elem, at, test, lanes)
    old = e.load(elem, lanes, where, natural_align(elem))
    e.store(e.select(both, kept, old), where, natural_align(elem))


def _private_at(e: Emitter, address: Val, elem: str, at: Val, test: Val, lanes: int) -> Val:
    """Return the address of all lanes' elements at one offset; that of the first where the test fails."""
    safe = e.select(test, at, e.const("i64", 0, 0))
    return e.gep(address, f"<{lanes} x {elem}>" if lanes else elem, safe)


def _lanes_apart(e: Emitter, at: Val) -> Val:
    """Return the offset of each lane's element among those of all lanes."""
    return e.bin("add", e.bin("mul", at, e.like(at, at.lanes)), e.iota("i64", at.lanes))


def _gathered(address: Val, elem: str) -> BufferPlace:
    return BufferPlace(address, (), _REGISTER[elem], ())

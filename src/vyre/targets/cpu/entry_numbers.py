"""The part of the text in entry_code that reads numbers and compares values that a kernel was
compiled for.
"""

from __future__ import annotations

NUMBERS = """
float:
  %f.type = icmp eq i64 %type, %type.float
  br i1 %f.type, label %float.plain, label %float.whole
float.plain:
  %f.p = getelementptr i8, ptr %object, i64 {o.float_value}
  %f.v = load double, ptr %f.p, align 8
  br label %float.have
float.whole:
  %f.isint = icmp eq i64 %type, %type.int
  br i1 %f.isint, label %float.convert, label %slow
float.convert:
  %f.int = call i64 @PyLong_AsLongLongAndOverflow(ptr %object, ptr %overflow)
  %f.over = load i32, ptr %overflow, align 4
  %f.c1 = icmp eq i32 %f.over, 0
  %f.shifted = add i64 %f.int, 9007199254740992
  %f.c2 = icmp ule i64 %f.shifted, 18014398509481984
  %f.exact = and i1 %f.c1, %f.c2
  %f.fromint = sitofp i64 %f.int to double
  br i1 %f.exact, label %float.have, label %slow
float.have:
  %f = phi double [ %f.v, %float.plain ], [ %f.fromint, %float.convert ]
  %f.nan = fcmp uno double %f, 0.0
  %f.isf32 = icmp eq i64 %kind, {F32}
  br i1 %f.isf32, label %float.f32, label %float.f64
float.f64:
  %f.bits = bitcast double %f to i64
  %f.b64 = select i1 %f.nan, i64 9221120237041090560, i64 %f.bits
  store i64 %f.b64, ptr %to, align 8
  br label %read.next
float.f32:
  %f.single = fptrunc double %f to float
  %f.sbits = bitcast float %f.single to i32
  %f.magnitude = and i32 %f.sbits, 2147483647
  %f.inf = icmp eq i32 %f.magnitude, 2139095040
  %f.dbits = bitcast double %f to i64
  %f.dmagnitude = and i64 %f.dbits, 9223372036854775807
  %f.dfinite = icmp ult i64 %f.dmagnitude, 9218868437227405312
  %f.toolarge = and i1 %f.inf, %f.dfinite
  %f.b32 = select i1 %f.nan, i32 2143289344, i32 %f.sbits
  %f.wide = zext i32 %f.b32 to i64
  store i64 %f.wide, ptr %to, align 8
  br i1 %f.toolarge, label %slow, label %read.next

whole:
  %n.type = icmp eq i64 %type, %type.int
  br i1 %n.type, label %whole.value, label %slow
whole.value:
  %n = call i64 @PyLong_AsLongLongAndOverflow(ptr %object, ptr %overflow)
  %n.over = load i32, ptr %overflow, align 4
  %n.fits = icmp eq i32 %n.over, 0
  br i1 %n.fits, label %whole.kind, label %slow
whole.kind:
  %n.issame = icmp eq i64 %kind, {SAME_WHOLE}
  br i1 %n.issame, label %whole.same, label %whole.range
whole.same:
  %n.same = icmp eq i64 %n, %first
  br i1 %n.same, label %read.next, label %slow
whole.range:
  %n.c1 = icmp sge i64 %n, %first
  %n.c2 = icmp sle i64 %n, %second
  %n.ok = and i1 %n.c1, %n.c2
  %n.bits = and i64 %n, %mask
  store i64 %n.bits, ptr %to, align 8
  br i1 %n.ok, label %read.next, label %slow

u64:
  %u.type = icmp eq i64 %type, %type.int
  br i1 %u.type, label %u64.value, label %slow
u64.value:
  %u = call i64 @PyLong_AsUnsignedLongLong(ptr %object)
  store i64 %u, ptr %to, align 8
  %u.suspect = icmp eq i64 %u, -1
  br i1 %u.suspect, label %u64.suspect, label %read.next
u64.suspect:
  %u.error = call ptr @PyErr_Occurred()
  %u.fine = icmp eq ptr %u.error, null
  br i1 %u.fine, label %read.next, label %u64.wrong
u64.wrong:
  call void @PyErr_Clear()
  br label %slow

bool:
  %true = call i64 @word(ptr %record, i64 {TRUE})
  %false = call i64 @word(ptr %record, i64 {FALSE})
  %b.true = icmp eq i64 %objectint, %true
  %b.false = icmp eq i64 %objectint, %false
  %b.ok = or i1 %b.true, %b.false
  %b.bits = zext i1 %b.true to i64
  store i64 %b.bits, ptr %to, align 8
  br i1 %b.ok, label %read.next, label %slow

samefloat:
  %sf.type = icmp eq i64 %type, %type.float
  br i1 %sf.type, label %samefloat.value, label %slow
samefloat.value:
  %sf.bits = call i64 @field(ptr %object, i64 {o.float_value})
  %sf.same = icmp eq i64 %sf.bits, %first
  br i1 %sf.same, label %read.next, label %slow

sametuple:
  %st.type = icmp eq i64 %type, %second
  br i1 %st.type, label %sametuple.size, label %slow
sametuple.size:
  %st.want = inttoptr i64 %first to ptr
  %st.size = call i64 @field(ptr %object, i64 16)
  %st.full = call i64 @field(ptr %st.want, i64 16)
  %st.c1 = icmp eq i64 %st.size, %st.full
  br i1 %st.c1, label %sametuple.item, label %slow
sametuple.item:
  %st = phi i64 [ 0, %sametuple.size ], [ %st1, %sametuple.next ]
  %st.more = icmp ult i64 %st, %st.size
  br i1 %st.more, label %sametuple.one, label %read.next
sametuple.one:
  %st.offset = shl i64 %st, 3
  %st.place = add i64 %st.offset, {o.tuple_items}
  %st.given.i = call i64 @field(ptr %object, i64 %st.place)
  %st.known.i = call i64 @field(ptr %st.want, i64 %st.place)
  %st.given = inttoptr i64 %st.given.i to ptr
  %st.known = inttoptr i64 %st.known.i to ptr
  %st.class = call i64 @field(ptr %st.given, i64 8)
  %st.whole = icmp eq i64 %st.class, %type.int
  br i1 %st.whole, label %sametuple.value, label %slow
sametuple.value:
  %st.v = call i64 @PyLong_AsLongLongAndOverflow(ptr %st.given, ptr %overflow)
  %st.over = load i32, ptr %overflow, align 4
  %st.w = call i64 @PyLong_AsLongLongAndOverflow(ptr %st.known, ptr %overflow)
  %st.same = icmp eq i64 %st.v, %st.w
  %st.fits = icmp eq i32 %st.over, 0
  %st.ok = and i1 %st.same, %st.fits
  br i1 %st.ok, label %sametuple.next, label %slow
sametuple.next:
  %st1 = add i64 %st, 1
  br label %sametuple.item

sameobject:
  %so.same = icmp eq i64 %objectint, %first
  br i1 %so.same, label %read.next, label %slow
"""

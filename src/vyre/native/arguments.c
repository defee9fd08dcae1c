/* Reading Python's objects as signatures of calls ask for. */
#include "signature.h"

typedef struct { enum { NOTHING, TRUTH, INTEGER, UNSIGNED, REAL } kind; int64_t whole; double real; } Number;

static Number number_of_int(PyObject *o) {
    int overflow;
    int64_t whole = PyLong_AsLongLongAndOverflow(o, &overflow);
    if (likely(!overflow)) return (Number){INTEGER, whole, 0};
    if (overflow < 0) return (Number){NOTHING, 0, 0};
    uint64_t large = PyLong_AsUnsignedLongLong(o);
    if (large != UINT64_MAX || !PyErr_Occurred()) return (Number){UNSIGNED, (int64_t)large, 0};
    PyErr_Clear();
    return (Number){NOTHING, 0, 0};
}

/* A number of NumPy by its class. */
static Number number_at(PyTypeObject *type, const void *value) {
    int which = 0;
    while (which < 12 && type != host.scalar[which]) which++;
    switch (which) {
    case 0: return (Number){TRUTH, *(const uint8_t *)value != 0, 0};
    case 1: return (Number){INTEGER, *(const int8_t *)value, 0};
    case 2: return (Number){INTEGER, *(const int16_t *)value, 0};
    case 3: return (Number){INTEGER, *(const int32_t *)value, 0};
    case 4: case 11: return (Number){INTEGER, *(const int64_t *)value, 0};
    case 5: return (Number){INTEGER, *(const uint8_t *)value, 0};
    case 6: return (Number){INTEGER, *(const uint16_t *)value, 0};
    case 7: return (Number){INTEGER, *(const uint32_t *)value, 0};
    case 8: {
        uint64_t large = *(const uint64_t *)value;
        return (Number){large > INT64_MAX ? UNSIGNED : INTEGER, (int64_t)large, 0};
    }
    case 9: return (Number){REAL, 0, *(const float *)value};
    case 10: return (Number){REAL, 0, *(const double *)value};
    default: return (Number){NOTHING, 0, 0};
    }
}

/* A Python or NumPy number as what it is; NOTHING where it is none, or too large. */
static Number number_of(PyObject *o) {
    PyTypeObject *type = o->ob_type;
    if (type == host.float_type) return (Number){REAL, 0, ((PyFloatObject *)o)->value};
    if (type == host.int_type) return number_of_int(o);
    if (type == host.bool_type) return (Number){TRUTH, o == host.true_, 0};
    return number_at(type, (const char *)o + sizeof(PyObject));
}

/* That, or the element of an array, such as a sum, which has no axes; the way has a step for each axis. */
static Number element_of(PyObject *o, uint64_t way) {
    const PyArrayObject *a = (const PyArrayObject *)o;
    if (o->ob_type != host.array_type) return number_of(o);
    const char *data = a->data;
    for (int axis = 0; axis < a->nd; axis++, way >>= STEP_OF_WAY) {
        int64_t step = way & STEP_BITS;
        if (!step || a->dimensions[axis] != step >> ITEM_BITS) return (Number){NOTHING, 0, 0};
        data += (step & ITEM) * a->strides[axis];
    }
    if (way || !(a->flags & NPY_ARRAY_ALIGNED) || a->descr->byteorder == '>') return (Number){NOTHING, 0, 0};
    return number_at(a->descr->typeobj, data);
}

/* The real part of a complex number, or the other; a real number is one, too. */
static Number part_of(PyObject *o, int64_t part) {
    const void *value = (const char *)o + sizeof(PyObject);
    if (o->ob_type == host.complex_type || o->ob_type == host.complex128)
        return (Number){REAL, 0, ((const double *)value)[part - 1]};
    if (o->ob_type == host.complex64) return (Number){REAL, 0, ((const float *)value)[part - 1]};
    Number n = number_of(o);
    return part == 1 || n.kind == NOTHING ? n : (Number){REAL, 0, 0};
}

/* The bits of a number as a scalar parameter takes it; false where it does not fit. */
static bool read_number(const Row *row, PyObject *o, uint64_t way, uint64_t *to) {
    Number n = row->parts ? part_of(o, row->parts) : element_of(o, way);
    switch (row->kind) {
    case NUMBER: /* one that nothing reads, or a word as it is */
        *to = (uint64_t)n.whole;
        return n.kind != NOTHING;
    case BOOL:
        *to = (uint64_t)n.whole;
        return n.kind == TRUTH;
    case WHOLE:
        *to = (uint64_t)n.whole & (uint64_t)row->number.mask;
        return n.kind == INTEGER && row->number.least <= n.whole && n.whole <= row->number.greatest;
    case U64:
        *to = (uint64_t)n.whole;
        return n.kind == UNSIGNED || (n.kind == INTEGER && n.whole >= 0);
    default: break;
    }
    double real = n.real;
    if (n.kind == INTEGER) { /* only what a double holds exactly */
        if (n.whole > 1ll << 53 || n.whole < -(1ll << 53)) return false;
        real = (double)n.whole;
    } else if (n.kind != REAL) {
        return false;
    }
    union { double real; uint64_t bits; } wide = {real};
    if (row->kind == F64) {
        *to = real != real ? 0x7ff8000000000000u : wide.bits; /* NaN is the canonical one */
        return true;
    }
    union { float real; uint32_t bits; } narrow = {(float)real};
    bool is_finite = (wide.bits & 0x7fffffffffffffffu) < 0x7ff0000000000000u;
    *to = real != real ? 0x7fc00000u : narrow.bits;
    return !(is_finite && (narrow.bits & 0x7fffffffu) == 0x7f800000u); /* too large for f32 */
}

/* True if an argument is the value that the code was compiled for. */
static bool is_same(const Row *row, PyObject *o) {
    int64_t value = row->same.value;
    int overflow;
    switch (row->kind) {
    case SAME_WHOLE:
        return o->ob_type == host.int_type && PyLong_AsLongLongAndOverflow(o, &overflow) == value && !overflow;
    case SAME_FLOAT: {
        if (o->ob_type != host.float_type) return false;
        union { double real; int64_t bits; } mine = {((PyFloatObject *)o)->value};
        return mine.bits == value;
    }
    case SAME_TYPE: return o->ob_type == (PyTypeObject *)value;
    default: return (int64_t)o == value;
    }
}

static PyObject *field_of(PyObject *o, int64_t offset) { return *(PyObject **)((char *)o + offset); }

/* The items of a tuple or list, and how many there are; an object that is neither is the only item. */
static Py_ssize_t items_of(PyObject **o, PyObject *const **items) {
    *items = o;
    if ((*o)->ob_type == host.list_type) return *items = ((PyListObject *)*o)->item, ((PyListObject *)*o)->size;
    bool is_tuple = (*o)->ob_type == host.tuple_type || PyType_IsSubtype((*o)->ob_type, host.tuple_type); /* torch.Size */
    return is_tuple ? (*items = ((PyTupleObject *)*o)->item, ((PyTupleObject *)*o)->size) : 1;
}

/* What a row reads of an argument, or an array that has it, with the rest of the way; NULL if there is no such way. */
static PyObject *follow(PyObject *o, uint64_t *way) {
    for (; *way && o; *way >>= STEP_OF_WAY) {
        uint32_t step = *way & STEP_BITS;
        PyObject *const *items;
        if (step & IS_FIELD) o = field_of(o, step ^ IS_FIELD);
        else if (o->ob_type == host.array_type) return o;
        else if (items_of(&o, &items) == step >> ITEM_BITS && items != &o) o = items[step & ITEM];
        else return NULL;
    }
    return o;
}

/* Where the elements of an array are. Strides are in multiples of `unit` bytes; NULL if elements are in a row. */
typedef struct { char *data; const Py_ssize_t *shape, *strides; int64_t unit; } View;

/* The buffers that a call holds, and the stream on which its arrays of our own are ready; 0 without any. */
enum { HELD_MOST = 16 };
typedef struct { int64_t count, stream; Py_buffer buffer[HELD_MOST]; } Held;

/* One of our own arrays on a GPU: its key says dtype and shape, and all of them must be ready on one stream. */
static bool read_device(const Row *row, PyObject *o, uint64_t *to, Held *held) {
    if (field_of(o, gpu.key_at) != row->device.key) return false;
    int64_t stream = (int64_t)PyLong_AsVoidPtr(field_of(o, gpu.stream_at));
    if (held->stream && held->stream != stream) return false;
    held->stream = stream;
    to[0] = (uint64_t)PyLong_AsVoidPtr(field_of(o, gpu.address_at));
    return true;
}

static bool is_in_row(const View *view, int64_t rank, int64_t size) {
    for (int64_t axis = 0; axis < rank; axis++)
        if (!view->shape[axis]) return true;
    for (int64_t axis = rank - 1; axis >= 0 && view->strides; axis--) {
        if (view->shape[axis] != 1 && view->strides[axis] * view->unit != size) return false;
        size *= view->shape[axis];
    }
    return true;
}

/* Write the words of a strided array; false if its code was compiled for other strides. */
static bool write_strided(const Row *row, const View *view, int64_t rank, uint64_t *slots) {
    int64_t all = rank + (row->parts != 0), low = 0, high = 0;
    uint64_t *to = slots + row->slot, *extents = slots + row->numbers, *steps = extents + all;
    if (!(row->strides & IS_FIRST)) steps++;
    for (int64_t axis = 0; axis < all; axis++) {
        int64_t size = axis < rank ? view->shape[axis] : row->parts;
        int64_t bytes = axis < rank ? view->strides[axis] * view->unit : row->each, end;
        int64_t step = bytes / row->each, kind = row->strides >> (STRIDE_BITS * axis) & 3;
        if (size < 1 || size > AXIS || (size > 1 && step * row->each != bytes)) return false;
        if (kind != (size == 1 || step == 0 ? STEP_0 : step == 1 ? STEP_1 : STEP_ANY)) return false;
        if (__builtin_mul_overflow(size - 1, step, &end) || end > AXIS || end < -AXIS) return false;
        *(end < 0 ? &low : &high) += end;
        extents[axis] = (uint64_t)size;
        if (kind == STEP_ANY) *steps++ = (uint32_t)step;
    }
    if (high - low >= AXIS || (low == 0) != !!(row->strides & IS_FIRST)) return false;
    if (low) extents[all] = (uint64_t)-low;
    to[0] = (uint64_t)(view->data + low * row->each);
    to[1] = (uint64_t)(high - low + 1);
    return true;
}

/* Write the words of an array: its address and extents. */
static bool write_array(const Row *row, const View *view, int64_t rank, uint64_t *slots) {
    if (unlikely(row->strides)) return write_strided(row, view, rank, slots);
    uint64_t *to = slots + row->slot;
    to[0] = (uint64_t)view->data;
    for (int64_t axis = 0; axis < rank; axis++) {
        if (unlikely(view->shape[axis] > AXIS)) return false;
        to[1 + axis] = (uint64_t)view->shape[axis];
    }
    if (unlikely(row->parts)) to[1 + rank] = (uint64_t)row->parts;
    return true;
}

/* An array of another library that says where its elements are. */
enum { ALIGN_BITS = 8, ALIGN_MASK = (1 << ALIGN_BITS) - 1 };
static bool read_view(const Row *row, const View *view, int64_t rank, int64_t align, uint64_t *slots) {
    int64_t size = row->each * (row->parts ? row->parts : 1);
    uint64_t beyond = (uint64_t)view->data & (uint64_t)((align & ALIGN_MASK) - 1);
    if (!view->data || beyond != (uint64_t)(align >> ALIGN_BITS)) return false;
    return is_in_row(view, rank, size) != !!row->strides && write_array(row, view, rank, slots);
}

static PyObject *call_with(PyObject *function, PyObject *argument) {
    PyObject *args[2] = {NULL, argument};
    return PyObject_Vectorcall(function, args + 1, (argument ? 1 : 0) | VECTORCALL_OFFSET_BIT, NULL);
}

/* True if a function returns an object. */
static bool says(PyObject *function, PyObject *argument, PyObject *wanted) {
    PyObject *said = call_with(function, argument);
    if (!said) return PyErr_Clear(), false;
    Py_DecRef(said);
    return said == wanted;
}

/* An array of CuPy's by its attributes, with NumPy's type and the rank as its kind; the extents follow the record. */
enum { ON_CUDA = 2, ATTRIBUTES = 6 };
int describe_cupy(PyObject *o, Tensor *t) {
    static const uint8_t of[ATTRIBUTES] = {0, 1, 1, 0, 0, 0};
    PyObject *got[1 + ATTRIBUTES] = {o}, *const *extents = NULL;
    int count = 0;
    while (count < ATTRIBUTES && (got[1 + count] = PyObject_GetAttr(got[of[count]], gpu.attribute[count]))) count++;
    Py_ssize_t rank = count == ATTRIBUTES && got[6] == host.true_ ? items_of(&got[5], &extents) : RANK + 1;
    if (rank <= RANK) {
        *t = (Tensor){PyLong_AsVoidPtr(got[2]), 0, (int64_t)got[4] + rank, (Py_ssize_t *)(t + 1), NULL, 0};
        t->place = ON_CUDA | (int64_t)PyLong_AsVoidPtr(got[3]) << 32;
        for (Py_ssize_t axis = 0; axis < rank; axis++) t->shape[axis] = (Py_ssize_t)PyLong_AsVoidPtr(extents[axis]);
    }
    while (count > 0) Py_DecRef(got[count--]);
    return rank <= RANK && !PyErr_Occurred() ? 0 : -1;
}

/* An array of another library, by DLPack: of the wanted place and type, and without a gradient. */
static bool read_tensor(const Signature *s, const Row *row, PyObject *o, uint64_t *slots) {
    if (s->gradient) {
        PyObject *wants = PyObject_GetAttr(o, s->gradient);
        if (!wants) return PyErr_Clear(), false;
        Py_DecRef(wants);
        if (wants != host.false_) return false;
    }
    if (s->negated && !says(s->negated, o, host.false_)) return false;
    struct { Tensor tensor; Py_ssize_t shape[RANK]; } described;
    if (s->describe(o, &described.tensor)) return PyErr_Clear(), false;
    Tensor t = described.tensor;
    if (t.place != row->tensor.place || t.kind != row->tensor.kind) return false;
    View view = {t.data + t.offset, t.shape, t.strides, row->each * (row->parts ? row->parts : 1)};
    return read_view(row, &view, row->tensor.rank, row->tensor.align, slots);
}

/* An array of another library, by Python's protocol of buffers, of which the call then holds one more. */
static bool read_buffer(const Row *row, PyObject *o, uint64_t *slots, Held *held) {
    Py_buffer *b = &held->buffer[held->count];
    if (held->count == HELD_MOST) return false;
    if (PyObject_GetBuffer(o, b, PyBUF_STRIDES | PyBUF_FORMAT)) return PyErr_Clear(), false;
    held->count++;
    const char *letter = b->format;
    if (!letter || b->ndim != row->buffer.rank || b->itemsize != row->each) return false;
    if (*letter == '=' || *letter == '<' || *letter == '@') letter++;
    int64_t letters = row->buffer.letters;
    while (letters && (letters & 0xff) != *letter) letters >>= 8;
    if (!letters || letter[1]) return false;
    View view = {b->buf, b->shape, b->strides, 1};
    return read_view(row, &view, b->ndim, row->buffer.align, slots);
}

static void release(Held *held) {
    while (held->count > 0) PyBuffer_Release(&held->buffer[--held->count]);
}

static bool read_numpy(const Row *row, PyObject *o, uint64_t *slots) {
    const PyArrayObject *a = (const PyArrayObject *)o;
    if (unlikely(a->nd != row->array.rank)) return false;
    if (unlikely((a->flags & row->array.flags) != row->array.flags)) return false;
    if (unlikely(row->strides && a->flags & NPY_ARRAY_C_CONTIGUOUS)) return false; /* there is better code for it */
    const PyArray_Descr *dtype = a->descr;
    if (unlikely(dtype != row->array.dtype)) { /* an equal dtype that is another object: of a pickled array */
        bool is_equal = dtype->type_num >= 0 && dtype->type_num < 32 && row->array.types >> dtype->type_num & 1;
        if (!is_equal || dtype->byteorder == '>') return false;
    }
    if (unlikely(row->parts && (uint64_t)a->data & (uint64_t)(row->each - 1))) return false; /* packed structs are ALIGNED anywhere */
    View view = {a->data, a->dimensions, a->strides, 1};
    return write_array(row, &view, row->array.rank, slots);
}

static bool read_array(const Signature *s, const Row *row, PyObject *o, uint64_t *slots, Held *held) {
    if (unlikely(o->ob_type != s->array)) return false;
    if (likely(row->kind == ARRAY)) return read_numpy(row, o, slots);
    if (row->kind == TENSOR) return read_tensor(s, row, o, slots);
    return row->kind == BUFFER ? read_buffer(row, o, slots, held) : read_device(row, o, slots + row->slot, held);
}

/* True if no axis of the domain is longer than those of strided arrays that the code indexes by it, unchecked. */
static bool are_within(const Signature *s, const Row *rows, const uint64_t *slots, const int64_t *domain) {
    for (int64_t i = 0; i < s->rows; i++)
        for (int64_t bits = rows[i].kind <= DEVICE ? rows[i].within & (IS_NOTIFIED - 1) : 0; bits; bits &= bits - 1) {
            int at = __builtin_ctzll((uint64_t)bits);
            if (domain[at % RANK] > (int64_t)slots[rows[i].numbers + at / RANK]) return false;
        }
    return true;
}

/* Extents as domain= and groups= take them: a whole number, or a tuple or list of `rank` of them. */
static bool read_extents(PyObject *o, int64_t rank, int64_t *to) {
    PyObject *const *items;
    Py_ssize_t count = items_of(&o, &items);
    if (count != rank) return false;
    for (Py_ssize_t i = 0; i < count; i++) {
        Number n = number_of(items[i]);
        if (n.kind != INTEGER || n.whole < 0 || n.whole > AXIS) return false;
        to[i] = n.whole;
    }
    return true;
}

/* What a call says by keyword beside its parameters; None counts as not said. */
typedef struct { PyObject *domain, *groups, *device; } Said;

/* The arguments of a call as it hands them over. */
typedef struct { PyObject *const *args, *const *names, *const *values; Py_ssize_t count, named; } Arguments;

/* The arguments by parameter; false for what is unknown, passed twice or too much. */
static bool sort_arguments(const Signature *s, const Row *rows, const Arguments *a, PyObject **passed, Said *said) {
    if (a->count > s->positional) return false;
    for (int64_t i = 0; i < s->parameters; i++) passed[i] = i < a->count ? a->args[i] : NULL;
    int64_t next = a->count; /* keywords mostly come in the order of the parameters */
    for (Py_ssize_t k = 0; k < a->named; k++) {
        PyObject *name = a->names[k], *value = a->values[k];
        int64_t tried = 0, at = next < s->parameters ? next : 0;
        while (tried < s->parameters && rows[at].name != name) tried++, at = at + 1 < s->parameters ? at + 1 : 0;
        if (tried < s->parameters) {
            if (passed[at]) return false;
            passed[at] = value, next = at + 1;
        } else {
            PyObject **word = name == host.domain ? &said->domain : name == host.groups ? &said->groups : &said->device;
            if (word == &said->device && name != host.device) return false;
            *word = value == host.none ? NULL : value;
        }
    }
    return true;
}

static bool read_arguments(const Signature *s, const Row *rows, PyObject **passed, uint64_t *slots, Held *held) {
    for (int64_t i = 0; i < s->rows; i++) {
        const Row *row = &rows[i];
        PyObject *o = row->from < s->parameters ? passed[row->from] : NULL;
        uint64_t *to = slots + row->slot;
        if (o == host.none && !(s->takes & TAKES_NONE)) o = NULL;
        uint64_t way = row->kind > DEVICE ? row->way : 0;
        if (unlikely(way && o) && !(o = follow(o, &way))) return false;
        if (row->kind <= DEVICE) {
            if (row->array.is_made ? o != NULL : (!o || !read_array(s, row, o, slots, held))) return false;
        } else if (!o) {
            if (!row->number.is_optional) return false;
            *to = (uint64_t)row->number.fallback;
        } else if (row->kind == UNREAD || (row->kind < SAME_WHOLE ? !read_number(row, o, way, to) : !is_same(row, o))) {
            return false;
        }
    }
    return true;
}

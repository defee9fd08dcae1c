/* Signatures of calls: bytes objects of 8-byte words, packed by `signature.py`. They say what the arguments of a call must
   be, which arrays are made for it, and what runs then. */
#ifndef VYRE_SIGNATURE_H
#define VYRE_SIGNATURE_H
#include "python.h"
#include "runtime.h"

enum { RANK = 6, GRID = 3, ROWS_MOST = 128, SLOTS_MOST = 512 };
#define AXIS 2147483647ll   /* the most elements along an axis */
#define LARGEST (1ll << 46) /* bytes of an array that is made */

enum {
    ARRAY, TENSOR, BUFFER, DEVICE, F32, F64, WHOLE, U64, BOOL, NUMBER, SAME_WHOLE, SAME_FLOAT, SAME_TYPE, SAME_OBJECT, UNREAD,
};

/* What one argument must be, and where it goes: fourteen words. The rows of the parameters come first. After them come
   rows that read an argument once more, as another type, and those of made arrays that are no parameters. */
typedef struct {
    int64_t kind;
    PyObject *name; /* of a parameter, interned */
    int64_t from;   /* the number of the argument */
    int64_t slot;   /* its first word in the block: of an array the address, then the extents; of a number its bits */
    union {
        struct { PyArray_Descr *dtype; int64_t rank, flags, is_made, types; } array; /* types: bits by type_num */
        struct { int64_t rank, place, kind, is_made, align; } tensor; /* device; rank and type, as DLPack has them; bits
                                                                         from 8 on: the address modulo `align` */
        struct { int64_t rank, letters, unused1, is_made, align; } buffer; /* of the types that it may have */
        struct { PyObject *key; int64_t unused1, unused2, is_made, unused3; } device; /* of our own on a GPU */
        struct { int64_t least, greatest, mask, is_optional, fallback; } number;
        struct { int64_t value, unused1, unused2, is_optional, unused3; } same;
    };
    int64_t each;    /* of an array: bytes of a number */
    int64_t parts;   /* numbers of an element, which are one more axis; 0 for an array of numbers. Of a complex number: 1
                        to read the real part, 2 for the other */
    int64_t strides; /* 0 if the elements are in a row; else IS_STRIDED, and what the code was compiled for */
    union {
        int64_t numbers; /* of a strided array: the slots of its extents, of the place of element 0, and of its strides */
        uint64_t way;    /* to what is read, from the argument */
    };
    int64_t within;  /* of a strided array: bit 6 * axis + k if axis k of the domain must not be longer; or IS_NOTIFIED */
} Row;

/* A way: steps of 16 bits, the first in the lowest. A step is the offset of a field, or an item of a tuple or list: its
   number, and how many items there must be. */
enum { STEP_OF_WAY = 16, STEP_BITS = 0xffff, ITEM_BITS = 7, ITEM = 0x7f };
#define IS_FIELD (1u << 15)

/* The library of the array must be notified that it was written. */
#define IS_NOTIFIED (1ll << 40)

/* A strided array is to its code all memory from the first to the last of its elements, in a row. The code has strides
   of 0 and 1 as literals, two bits for each axis, and knows whether element 0 is the first. */
enum { STEP_0, STEP_1, STEP_ANY, STRIDE_BITS = 2 };
#define IS_FIRST (1ll << 61)
#define IS_STRIDED (1ll << 62)

/* A captured value that code was compiled for: a dict and a key in it, or a cell and NULL, and what must be there; or a
   dict that must be empty. */
#define EMPTY ((PyObject *)1)
typedef struct { PyObject *where, *key, *value; } Captured;

/* An extent, counted in pieces of `width`, that must equal that of another slot, or a number (other < 0); `always`, or
   only if the call does not state its domain. */
typedef struct { int64_t slot, width, other, number, always; } Equal;

/* Two arrays that are compared for shared memory: the slots with their addresses, and their bytes. */
typedef struct { int64_t slot, other, bytes, other_bytes; } Apart;

/* One extent: a number (from < 0), the word of a slot, or an axis of the domain, in invocations or in groups. */
enum { OF_SLOTS, OF_DOMAIN, OF_GROUPS };
typedef struct { int64_t from, number, of; } Extent;

/* An array that is made for the row `at`, by NumPy, or by calling `maker` with its extents. What runs may overwrite all
   of it before any of it is read: ALWAYS, or if the call does not STATE its domain; else it is made of zeros. */
enum { NEVER_FILLED, ALWAYS_FILLED, FILLED_UNSTATED };
typedef struct {
    int64_t at, rank, is_filled, bytes_each;
    PyArray_Descr *dtype;
    PyObject *maker;
    Extent extent[RANK];
} Make;

/* words[at] = slots[from] + add: what the words of a plan take from a call. */
typedef struct { int64_t at, from, add; } Patch;

/* How a kernel is shared: the units from which on it runs without the lock, with threads that are awake, with threads
   that must be woken, and the least chunk. They follow from an estimate of the nanoseconds of a unit, which does not know
   how often loops turn: where a call takes far longer, its time is the estimate for the next. */
enum { UNLOCKED, SHARED, WIDE, CHUNK, THRESHOLDS };
typedef struct {
    int64_t now[THRESHOLDS], first[THRESHOLDS]; /* in use; by the estimate */
    double estimate;                            /* 0: the thresholds were chosen by tuning, and stay */
    int64_t timed;                              /* units from which on a call is timed */
    int64_t strip;                              /* units that are computed together */
} Spread;

enum { RUN_KERNEL, RUN_PLAN, RUN_GPU, RUN_GRAPH, RUN_NOTHING };
enum { TAKES_DOMAIN = 1, TAKES_GROUPS = 2, TAKES_NEITHER = 4, NEEDS_DEVICE = 8, TAKES_NONE = 16 };
typedef struct {
    int64_t gate;           /* the value of the gate while this signature is valid */
    int64_t runs;           /* what it runs */
    PyTypeObject *array;    /* the class of all arrays */
    Describe describe;      /* of tensors */
    Take take;              /* of tensors of the host, for Makes without a maker */
    PyObject *gradient;     /* of tensors: the attribute that must be False, or NULL */
    PyObject *negated;      /* of tensors: the function that must return False, or NULL */
    PyObject *changed;      /* of tensors: the function that is called with each that was written, or NULL */
    PyObject *device;       /* what device= may name */
    int64_t takes;          /* the keywords that a call may or must have; and whether None is a value like others */
    int64_t parameters, rows, positional, captured, equals, aparts, makes, results;
    PyObject *check;        /* NULL, or a function that must return True for the call to be made */
    PyObject *finish;       /* NULL; or a function that makes the returned value of the results, or None; then `changed`
                               is called, too */
    int64_t rank, counted;  /* of the domain, and the axes, as bits, whose extents count groups */
    Extent domain[RANK];
    int64_t workgroup[RANK]; /* invocations of a group along each axis; 1 for element kernels */
    int64_t is_fixed;       /* a call that states its domain must state this one */
    int64_t grid_slot;      /* where the code reads its grid */
    /* a kernel: */
    Code code;
    Spread *how;
    /* a launch on a GPU: */
    int32_t (*launch)(void *config, void *kernel, void *none, void *extra);
    void *kernel;    /* or the Graphs of a plan; or the object that is returned where nothing runs */
    PyObject *index; /* of the GPU, as a Python int, whose streams are followed; or NULL */
    int64_t is_bound; /* it holds memory that is used on the default stream alone */
    int64_t shares;   /* some of `aparts` must share memory; else none of them may */
    /* a plan, or the words of a launch: */
    int64_t instructions, words, patches, work_slot, work_bytes, work_is_zero, is_wide;
    int64_t word[];         /* rows, captured, equals, aparts, makes, results, patches, the plan's words */
} Signature;

/* What the runtime knows of the process; `entry.py` writes these words. */
static struct {
    _Atomic int64_t *gate; /* the number of the gate, and how many recordings of pipelines are in progress */
    int64_t *cell;         /* the pool, or 0, and the number of threads */
    PyObject *none, *true_, *false_;
    PyTypeObject *bool_type, *complex_type, *float_type, *int_type, *list_type, *str_type, *tuple_type, *array_type;
    void **numpy;
    int64_t packs_keywords;             /* calls of kernels come with a tuple and a dict */
    PyObject *domain, *groups, *device; /* keywords */
    PyTypeObject *scalar[12]; /* np.bool_, int8 to int64, uint8 to uint64, float32, float64, longlong */
    PyTypeObject *complex64, *complex128;
} host;

/* What it knows of GPUs; `cuda/signature.py` writes these. */
static struct {
    PyObject *modules;
    int64_t *streams; /* how many modules there were when libraries with streams were looked for; who is asked for
                         torch's stream, and for CuPy's */
    int64_t key_at, stream_at, address_at; /* where our own arrays keep these */
    PyObject *attribute[6];                /* the names of CuPy's: data, its ptr and device_id, dtype, shape, _c_contiguous */
} gpu;
#endif

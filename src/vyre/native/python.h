/* The parts of CPython's and NumPy's binary interface that the runtime uses.

   Declared here instead of included, so that the IR depends on no installed header and one text serves every Python
   from 3.11 on. `tests/native/layout_probe.c` compares these declarations with the real headers, and `layout.py` probes
   the running interpreter before a call is entered. No data of Python's is linked to: `host` in signature.h has it. */
#ifndef VYRE_PYTHON_H
#define VYRE_PYTHON_H
#include <stddef.h>
#include <stdint.h>

typedef ptrdiff_t Py_ssize_t;
typedef struct _typeobject PyTypeObject;
typedef struct _object { Py_ssize_t ob_refcnt; PyTypeObject *ob_type; } PyObject; /* of builds with the lock */
typedef struct _ts PyThreadState;
typedef PyObject *(*vectorcallfunc)(PyObject *, PyObject *const *, size_t, PyObject *);
typedef int (*visitproc)(PyObject *, void *);
typedef void (*freefunc)(void *);

typedef struct { const char *name; int type; Py_ssize_t offset; int flags; const char *doc; } PyMemberDef;
typedef struct { int slot; void *function; } PyType_Slot;
typedef struct { const char *name; int basicsize, itemsize; unsigned flags; PyType_Slot *slots; } PyType_Spec;

enum { T_OBJECT_EX = 16, T_PYSSIZET = 19, READONLY = 1 };
enum {
    Py_tp_call = 50, Py_tp_clear = 51, Py_tp_dealloc = 52, Py_tp_new = 65, Py_tp_traverse = 71,
    Py_tp_members = 72, Py_tp_free = 74,
};
#define Py_TPFLAGS_HAVE_VECTORCALL (1UL << 11)
#define Py_TPFLAGS_HAVE_GC (1UL << 14)
#define VECTORCALL_OFFSET_BIT ((size_t)1 << (8 * sizeof(size_t) - 1))

typedef struct {
    void *buf; PyObject *obj; Py_ssize_t len, itemsize; int readonly, ndim;
    char *format; Py_ssize_t *shape, *strides, *suboffsets; void *internal;
} Py_buffer;
enum { PyBUF_FORMAT = 0x4, PyBUF_STRIDES = 0x18 };
int PyObject_GetBuffer(PyObject *, Py_buffer *, int);
void PyBuffer_Release(Py_buffer *);
void Py_IncRef(PyObject *), Py_DecRef(PyObject *), PyObject_GC_UnTrack(void *), PyMem_RawFree(void *);
int PyErr_BadArgument(void), PyErr_CheckSignals(void);
void PyErr_Clear(void);
PyObject *PyErr_Occurred(void);
PyObject *PyDict_GetItemWithError(PyObject *, PyObject *), *PyObject_GetAttr(PyObject *, PyObject *);
int PyDict_Next(PyObject *, Py_ssize_t *, PyObject **, PyObject **);
Py_ssize_t PyDict_Size(PyObject *);
PyThreadState *PyEval_SaveThread(void);
void PyEval_RestoreThread(PyThreadState *);
unsigned long PyThread_get_thread_ident(void);
long long PyLong_AsLongLongAndOverflow(PyObject *, int *);
unsigned long long PyLong_AsUnsignedLongLong(PyObject *);
void *PyLong_AsVoidPtr(PyObject *);
PyObject *PyLong_FromLongLong(long long), *PyTuple_New(Py_ssize_t), *PyType_FromSpec(PyType_Spec *);
void *PyMem_RawMalloc(size_t), *PyMem_RawCalloc(size_t, size_t);
PyObject *PyObject_Call(PyObject *, PyObject *, PyObject *);
PyObject *PyObject_Vectorcall(PyObject *, PyObject *const *, size_t, PyObject *);
PyObject *PyCapsule_New(void *, const char *, void (*)(PyObject *));
void *PyCapsule_GetPointer(PyObject *, const char *), *PyType_GetSlot(PyTypeObject *, int);
int PyType_IsSubtype(PyTypeObject *, PyTypeObject *), PyUnicode_Compare(PyObject *, PyObject *);
PyObject *PyType_GenericNew(PyTypeObject *, PyObject *, PyObject *);

/* Fixed fields of objects. */
typedef struct { PyObject head; double value; } PyFloatObject;
typedef struct { PyObject head; Py_ssize_t size; PyObject *item[]; } PyTupleObject;
typedef struct { PyObject head; Py_ssize_t size; PyObject **item; } PyListObject;
typedef struct { PyObject head; PyObject *content; } PyCellObject;
typedef struct { PyObject head; Py_ssize_t size, hash; char data[]; } PyBytesObject;

/* NumPy 2: fields, and places in its table of functions, that its ABI fixes. */
typedef struct { PyObject head; PyTypeObject *typeobj; char kind, type, byteorder, former_flags; int type_num; } PyArray_Descr;
typedef struct {
    PyObject head; char *data; int nd; Py_ssize_t *dimensions, *strides; PyObject *base; PyArray_Descr *descr; int flags;
} PyArrayObject;
enum {
    PyArray_DescrFromType_AT = 45, PyArray_NewFromDescr_AT = 94, PyArray_Zeros_AT = 183, PyArray_Empty_AT = 184,
    PyArray_SetBaseObject_AT = 282,
};
enum { NPY_UBYTE = 2, NPY_ARRAY_C_CONTIGUOUS = 0x1, NPY_ARRAY_ALIGNED = 0x100, NPY_ARRAY_CARRAY = 0x501 };
typedef PyObject *(*Maker)(int, const Py_ssize_t *, PyArray_Descr *, int);
typedef PyObject *(*Viewer)(PyTypeObject *, PyArray_Descr *, int, const Py_ssize_t *, const Py_ssize_t *, void *,
                            int, PyObject *);
typedef PyArray_Descr *(*Typer)(int);
typedef int (*Setter)(PyObject *, PyObject *);

/* How a library of arrays describes one of them: a DLTensor, by DLPack's exchange interface. */
typedef struct { char *data; int64_t place, kind; Py_ssize_t *shape, *strides; uint64_t offset; } Tensor;
typedef int (*Describe)(PyObject *, Tensor *);

/* How it takes one over: a DLManagedTensorVersioned, whose memory it gives back in the end, on any thread. */
typedef struct Managed {
    uint32_t major, minor; void *context; void (*give_back)(struct Managed *); uint64_t flags; Tensor tensor;
} Managed;
typedef int (*Take)(Managed *, PyObject **);
#endif

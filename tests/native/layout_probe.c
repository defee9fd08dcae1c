/* Prints every fact about Python's and NumPy's binary interface that the runtime relies on. Compiled twice: with
   -DOURS against the runtime's own declarations, and without against the real headers. */
#ifdef OURS
#include "python.h"
#else
#include <Python.h>
#include <structmember.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/ndarraytypes.h>
#endif
#include <stddef.h>
#include <stdio.h>
#define FACT(name, value) printf("%s %lld\n", name, (long long)(value))
#define FIELD(type, field) printf("%s.%s %lld\n", #type, #field, (long long)offsetof(type, field))
int main(void) {
    FACT("object", sizeof(PyObject));
    FIELD(PyObject, ob_type);
    FACT("member", sizeof(PyMemberDef));
    FIELD(PyMemberDef, type);
    FIELD(PyMemberDef, offset);
    FIELD(PyMemberDef, flags);
    FACT("slot", sizeof(PyType_Slot));
    FACT("spec", sizeof(PyType_Spec));
    FIELD(PyType_Spec, basicsize);
    FIELD(PyType_Spec, flags);
    FIELD(PyType_Spec, slots);
    FACT("T_OBJECT_EX", T_OBJECT_EX);
    FACT("T_PYSSIZET", T_PYSSIZET);
    FACT("READONLY", READONLY);
    FACT("call", Py_tp_call);
    FACT("clear", Py_tp_clear);
    FACT("dealloc", Py_tp_dealloc);
    FACT("new", Py_tp_new);
    FACT("traverse", Py_tp_traverse);
    FACT("members", Py_tp_members);
    FACT("free", Py_tp_free);
    FACT("vectorcall", Py_TPFLAGS_HAVE_VECTORCALL);
    FACT("gc", Py_TPFLAGS_HAVE_GC);
#ifdef OURS
    FACT("float", offsetof(PyFloatObject, value));
    FACT("tuple size", offsetof(PyTupleObject, size));
    FACT("tuple items", offsetof(PyTupleObject, item));
    FACT("list items", offsetof(PyListObject, item));
    FACT("cell", offsetof(PyCellObject, content));
    FACT("bytes", offsetof(PyBytesObject, data));
    FACT("dtype byteorder", offsetof(PyArray_Descr, byteorder));
    FACT("dtype number", offsetof(PyArray_Descr, type_num));
    FACT("array data", offsetof(PyArrayObject, data));
    FACT("array rank", offsetof(PyArrayObject, nd));
    FACT("array shape", offsetof(PyArrayObject, dimensions));
    FACT("array dtype", offsetof(PyArrayObject, descr));
    FACT("array flags", offsetof(PyArrayObject, flags));
#else
    FACT("float", offsetof(PyFloatObject, ob_fval));
    FACT("tuple size", offsetof(PyVarObject, ob_size));
    FACT("tuple items", offsetof(PyTupleObject, ob_item));
    FACT("list items", offsetof(PyListObject, ob_item));
    FACT("cell", offsetof(PyCellObject, ob_ref));
    FACT("bytes", offsetof(PyBytesObject, ob_sval));
    FACT("dtype byteorder", offsetof(PyArray_Descr, byteorder));
    FACT("dtype number", offsetof(PyArray_Descr, type_num));
    FACT("array data", offsetof(PyArrayObject_fields, data));
    FACT("array rank", offsetof(PyArrayObject_fields, nd));
    FACT("array shape", offsetof(PyArrayObject_fields, dimensions));
    FACT("array dtype", offsetof(PyArrayObject_fields, descr));
    FACT("array flags", offsetof(PyArrayObject_fields, flags));
#endif
    FACT("carray", NPY_ARRAY_CARRAY);
    FACT("byte", NPY_UBYTE);
    return 0;
}

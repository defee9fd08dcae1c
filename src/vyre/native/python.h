/* The parts of CPython's interface that the runtime uses: functions of the stable ABI alone.

   Declared here instead of included, so that the IR depends on no installed header and one text serves every Python
   from 3.11 on. */
#ifndef VYRE_PYTHON_H
#define VYRE_PYTHON_H
typedef struct _ts PyThreadState;
int PyErr_CheckSignals(void);
PyThreadState *PyEval_SaveThread(void);
void PyEval_RestoreThread(PyThreadState *);
unsigned long PyThread_get_thread_ident(void);
#endif

/* The runtime as one module. */
#define _GNU_SOURCE
#include "watch.c"
#include "pool.c"
#include "memory.c"
#include "sequence.c"
#include "call.c"

/* Several callers on one pool, jobs of odd sizes, pauses in which workers fall asleep: every unit must run exactly
   once. Built with sanitizers by test_sanitizers.py, with stand-ins for the four functions of Python. */
#define _GNU_SOURCE
#include <pthread.h>
#include "watch.c"
#include "pool.c"
#include "sequence.c"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static pthread_mutex_t interpreter = PTHREAD_MUTEX_INITIALIZER;
int PyErr_CheckSignals(void) { return 0; }
PyThreadState *PyEval_SaveThread(void) {
    pthread_mutex_unlock(&interpreter);
    return (PyThreadState *)1;
}
void PyEval_RestoreThread(PyThreadState *state) {
    (void)state;
    pthread_mutex_lock(&interpreter);
}
unsigned long PyThread_get_thread_ident(void) { return (unsigned long)pthread_self(); }

enum { UNITS = 5000, CALLERS = 3 };
static Pool *pool;
static int turns;
static int64_t cell[5]; /* which all callers share */

static void mark(void *args, int64_t lo, int64_t hi, Watch *watch) {
    (void)watch;
    uint8_t *units = *(uint8_t **)args;
    for (int64_t i = lo; i < hi; i++) units[i]++;
}

static void *caller(void *seed_) {
    unsigned seed = (unsigned)(uintptr_t)seed_;
    uint8_t *units = malloc(UNITS);
    for (int turn = 0; turn < turns; turn++) {
        int64_t total = 1 + rand_r(&seed) % UNITS, chunk = 1 + rand_r(&seed) % 700;
        memset(units, 0, UNITS);
        void *args[1] = {units};
        pthread_mutex_lock(&interpreter);
        if (turn % 2) {
            pool_call(pool, cell, mark, args, total, chunk, 1 << chunk % 5);
        } else {
            Watch watch;
            watch_begin(&watch, cell);
            int64_t least = turn % 14 ? chunk : -1; /* or in order */
            pool_spread(pool, mark, args, total, least, chunk % 5 ? 0 : 37, 1 << chunk % 5, &watch);
            watch_end(&watch);
        }
        pthread_mutex_unlock(&interpreter);
        for (int64_t i = 0; i < UNITS; i++)
            if (units[i] != (i < total)) {
                printf("unit %lld of %lld ran %d times\n", (long long)i, (long long)total, units[i]);
                exit(1);
            }
        if (turn % 500 == 0) nanosleep(&(struct timespec){0, 2000000}, NULL);
    }
    free(units);
    return NULL;
}

int main(int count, char **args) {
    int width = count > 1 ? atoi(args[1]) : 4;
    turns = count > 2 ? atoi(args[2]) : 2000;
    size_t size = sizeof(Pool) + (size_t)width * sizeof(Seat);
    pool = aligned_alloc(64, size);
    memset(pool, 0, size);
    pool->width = width, pool->spins = 2000;
    cell[CELL_POOL] = (int64_t)pool, cell[CELL_THREADS] = 4;
    pthread_t threads[CALLERS], workers[64];
    for (int i = 1; i < width; i++) pthread_create(&workers[i], NULL, (void *(*)(void *))pool_worker, pool);
    for (long i = 0; i < CALLERS; i++) pthread_create(&threads[i], NULL, caller, (void *)(i + 1));
    for (int i = 0; i < CALLERS; i++) pthread_join(threads[i], NULL);
    pool_quit(pool);
    for (int i = 1; i < width; i++) pthread_join(workers[i], NULL);
    puts("every unit ran once");
    return 0;
}

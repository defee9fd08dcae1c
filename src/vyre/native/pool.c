/* The thread pool.

   A job is code(args, lo, hi) over all of 0 .. total, in chunks. One word, `claims`, holds the number of chunks in
   its upper half and the next unclaimed one in its lower half; whoever adds one to it and gets a number below the
   count owns that chunk. The job is over when every chunk has run, not when every worker has looked, so a worker
   that sleeps costs nothing: the caller runs the chunks itself. A second caller finds the pool busy and runs its
   own job alone.

   The description of a job needs no lock. It is written before `claims` is published, and it cannot change while a
   claim below the count has not been counted in `left`, because the caller waits for `left` to become 0.

       caller   writes the job -> publishes claims -> rings the bell -> claims chunks -> waits for left == 0
       worker   hears the bell ------------------------------------- -> claims chunks -> counts left down
*/
#include "runtime.h"
#include <time.h>
#if defined(__linux__)
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>
#elif defined(__APPLE__) /* what Apple's own C++ library waits with */
int __ulock_wait(uint32_t operation, void *address, uint64_t value, uint32_t timeout);
int __ulock_wake(uint32_t operation, void *address, uint64_t value);
enum { ULOCK_COMPARE_AND_WAIT = 1, ULOCK_WAKE_ALL = 0x100 };
#endif

enum {
    LINE = 64,
    CHUNKS_PER_THREAD = 8,
    CHUNKS_OF_LONG_UNITS = 32, /* per thread, where one unit takes as long as a chunk: nobody waits for the last */
    ROUND = 1024,              /* units; larger chunks begin at multiples of it, so that few cache lines are shared */
    LOOK_US = 20000,           /* that a caller sleeps before it looks for signals */
    WAKE_AFTER = 16,           /* jobs too short to wake anybody for, after which sleepers are woken anyway */
};
#define CALLER_SLEEPS (1u << 31)

/* Words that different threads write are on cache lines of their own. */
struct Pool {
    _Alignas(LINE) _Atomic uint64_t claims;
    _Alignas(LINE) _Atomic uint32_t bell;     /* changes with each job, and at the end */
    _Alignas(LINE) _Atomic uint32_t sleepers; /* workers that wait for the bell in the kernel */
    _Atomic uint32_t asked;                   /* how often somebody was found asleep */
    _Alignas(LINE) _Atomic uint32_t left;     /* chunks that have not run yet; its top bit: the caller sleeps */
    _Alignas(LINE) Code code;                 /* the job, from here to `chunk` */
    void *args;
    int64_t total, chunk;
    Watch *watch;
    _Alignas(LINE) _Atomic uint32_t busy;
    _Alignas(LINE) _Atomic uint32_t quit;
    _Alignas(LINE) int64_t width; /* threads, the caller's own among them */
    int64_t spins;                /* pauses before a thread sleeps */
};
_Static_assert(sizeof(Pool) == 512, "pool.py allocates this much");
_Static_assert(offsetof(Pool, width) == 448 && offsetof(Pool, spins) == 456, "pool.py writes these");
_Static_assert(offsetof(Pool, sleepers) == 128, "tests read it");

/* Sleep while a word has a value, for so many microseconds at most; 0 for as long as it takes. Where the system has
   nothing to sleep on, workers wait in Python instead, and this only pauses. */
static void sleep_while(_Atomic uint32_t *word, uint32_t value, uint32_t most_us) {
#if defined(__linux__)
    struct timespec most = {0, most_us * 1000l};
    syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, value, most_us ? &most : NULL, NULL, 0);
#elif defined(__APPLE__)
    __ulock_wait(ULOCK_COMPARE_AND_WAIT, (void *)word, value, most_us);
#else
    (void)word, (void)value, (void)most_us;
    relax(0);
#endif
}

static void wake(_Atomic uint32_t *word, uint32_t count) {
#if defined(__linux__)
    syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, count, NULL, NULL, 0);
#elif defined(__APPLE__)
    __ulock_wake(ULOCK_COMPARE_AND_WAIT | (count > 1 ? ULOCK_WAKE_ALL : 0), (void *)word, 0);
#else
    (void)word, (void)count;
#endif
}

/* Run chunks of the current job until none is left to claim. */
void pool_help(Pool *pool) {
    FloatState was = float_state_begin(); /* a thread begins in the state of its maker */
    for (;;) {
        uint64_t claims = atomic_load_explicit(&pool->claims, memory_order_acquire);
        if ((uint32_t)claims >= claims >> 32) break; /* latecomers only read, and write no shared line */
        claims = atomic_fetch_add_explicit(&pool->claims, 1, memory_order_acq_rel);
        uint64_t index = (uint32_t)claims, count = claims >> 32;
        if (index >= count) break;
        int64_t lo = (int64_t)index * pool->chunk;
        int64_t hi = index + 1 == count ? pool->total : lo + pool->chunk;
        if (!watch_poll(pool->watch)) pool->code(pool->args, lo, hi, pool->watch);
        if (atomic_fetch_sub_explicit(&pool->left, 1, memory_order_acq_rel) == (CALLER_SLEEPS | 1))
            wake(&pool->left, 1);
    }
    float_state_end(was);
}

/* What a worker does until pool_quit. */
void pool_worker(Pool *pool) {
    uint32_t seen = 0;
    for (;;) {
        uint32_t heard = atomic_load_explicit(&pool->bell, memory_order_acquire);
        for (int64_t spun = 0; heard == seen && spun < pool->spins; spun++) {
            relax((uint64_t)spun);
            heard = atomic_load_explicit(&pool->bell, memory_order_acquire);
        }
        if (heard == seen) { /* pool_is_awake may wake us without work, to be awake when it comes */
            atomic_fetch_add_explicit(&pool->sleepers, 1, memory_order_seq_cst);
            sleep_while(&pool->bell, seen, 0);
            atomic_fetch_sub_explicit(&pool->sleepers, 1, memory_order_seq_cst);
            continue;
        }
        seen = heard;
        if (atomic_load_explicit(&pool->quit, memory_order_acquire)) return;
        pool_help(pool);
    }
}

void pool_quit(Pool *pool) {
    atomic_store_explicit(&pool->quit, 1, memory_order_seq_cst);
    atomic_fetch_add_explicit(&pool->bell, 1, memory_order_seq_cst);
    wake(&pool->bell, INT32_MAX);
}

/* Publish a job and wake its helpers; false if it is one chunk only, or somebody else has the pool. */
int32_t pool_open(Pool *pool, Code code, void *args, int64_t total, int64_t chunk, Watch *watch) {
    int64_t least = (total >> 30) + 1; /* chunks are numbered in 31 bits */
    if (chunk < least) chunk = least;
    if (!pool || total <= chunk) return false;
    uint32_t idle = 0;
    if (!atomic_compare_exchange_strong_explicit(&pool->busy, &idle, 1, memory_order_acquire, memory_order_relaxed))
        return false;
    uint64_t count = (uint64_t)((total + chunk - 1) / chunk);
    pool->code = code, pool->args = args, pool->total = total, pool->chunk = chunk, pool->watch = watch;
    atomic_store_explicit(&pool->left, (uint32_t)count, memory_order_relaxed);
    atomic_store_explicit(&pool->claims, count << 32, memory_order_release);
    atomic_fetch_add_explicit(&pool->bell, 1, memory_order_seq_cst);
    if (atomic_load_explicit(&pool->sleepers, memory_order_seq_cst)) wake(&pool->bell, (uint32_t)count);
    return true;
}

/* Take part in the job that pool_open published, and wait for its end. */
static void pool_finish(Pool *pool) {
    pool_help(pool);
    for (int64_t spun = 0;; spun++) {
        uint32_t left = atomic_load_explicit(&pool->left, memory_order_acquire);
        if ((left & ~CALLER_SLEEPS) == 0) break;
        if (spun < pool->spins) {
            relax((uint64_t)spun);
        } else if (left & CALLER_SLEEPS) {
            sleep_while(&pool->left, left, LOOK_US);
            watch_poll(pool->watch); /* if it stops the call, the others stop too, and are waited for */
        } else {
            atomic_compare_exchange_strong_explicit(&pool->left, &left, left | CALLER_SLEEPS, memory_order_acq_rel,
                                                    memory_order_relaxed);
        }
    }
    atomic_store_explicit(&pool->busy, 0, memory_order_release);
}

void pool_run(Pool *pool, Code code, void *args, int64_t total, int64_t chunk, Watch *watch) {
    if (pool_open(pool, code, args, total, chunk, watch)) pool_finish(pool);
    else code(args, 0, total, watch);
}

int64_t pool_chunk(Pool *pool, int64_t total, int64_t least) {
    int64_t share = total / (pool->width * (least == 1 ? CHUNKS_OF_LONG_UNITS : CHUNKS_PER_THREAD));
    int64_t chunk = share > least ? share : least;
    return chunk > 4 * ROUND ? (chunk + ROUND - 1) & -(int64_t)ROUND : chunk;
}

/* True if no worker sleeps. Where one does, every WAKE_AFTER-th question wakes them all, for the next job. */
bool pool_is_awake(Pool *pool) {
    uint32_t sleepers = atomic_load_explicit(&pool->sleepers, memory_order_relaxed);
    if (!sleepers) return true;
    uint32_t asked = atomic_fetch_add_explicit(&pool->asked, 1, memory_order_relaxed);
    if (asked % WAKE_AFTER == WAKE_AFTER - 1) wake(&pool->bell, sleepers);
    return false;
}

void pool_spread(Pool *pool, Code code, void *args, int64_t total, int64_t least, Watch *watch) {
    if (!pool) code(args, 0, total, watch);
    else pool_run(pool, code, args, total, pool_chunk(pool, total, least), watch);
}

/* The caller's part of a job that it opened while it held the interpreter. */
void pool_await(Pool *pool, Watch *watch) {
    watch_release(watch);
    pool_finish(pool);
    watch_end(watch);
}

/* Run a kernel, by whoever holds the interpreter, which is given away meanwhile; an exception is set if it is stopped. */
void pool_call(Pool *pool, int64_t *cell, Code code, void *args, int64_t total, int64_t least) {
    Watch watch;
    watch_begin(&watch, cell);
    watch_release(&watch);
    FloatState was = float_state_begin();
    pool_spread(pool, code, args, total, least, &watch);
    float_state_end(was);
    watch_end(&watch);
}

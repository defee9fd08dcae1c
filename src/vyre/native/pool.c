/* The thread pool.

   A job is code(args, lo, hi) over all of 0 .. total, in chunks. It is shared by as many threads as its work is worth,
   its seats. Each seat has a stretch of the chunks, one after the other, so that from launch to launch a thread works
   on the same memory. Its word `claims` holds the end of the stretch in its upper half and the next unclaimed chunk in
   its lower half; whoever adds one to it and gets a number below the end owns that chunk. A thread claims the chunks of
   its own seat, then those of the others. The job is over when every chunk has run, not when every worker has looked,
   so a worker that sleeps costs nothing: the others run its chunks. A second caller finds the pool busy and runs its own
   job alone.

   The description of a job needs no lock. It is written before the claims are published, when there is nothing to claim,
   and it cannot change while a chunk that was claimed has not been counted in `left`, because the caller waits for
   `left` to become 0.

       caller   writes the job -> publishes claims -> rings the bells -> claims chunks -> waits for left == 0
       worker   hears its bell --------------------------------------- -> claims chunks -> counts left down
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
    CHUNKS_PER_SEAT = 8,       /* at most; each is a quarter of the least work that a seat is worth, or more */
    CHUNKS_OF_LONG_UNITS = 32, /* where a strip is that much work: nobody waits for the last */
    PARTS_OF_LEAST = 4,
    SEAT_ASLEEP = 3,           /* times that work, for a thread which must be woken */
    ROUND = 64,                /* units; larger chunks begin at multiples of it, so that few cache lines are shared */
    LOOK_US = 20000,           /* that a caller sleeps before it looks for signals */
    WAKE_AFTER = 16,           /* jobs too short to wake anybody for, after which a sleeper is woken anyway */
    WAKES = 2, WAKES_CALLER = 4, /* sleepers that a worker, and the caller, wakes before it begins to work */
    SPINS_LEAST = 64,          /* pauses of a worker for which nothing came of late */
    HOPE_AFTER = 16,           /* sleeps after which a worker waits longer again */
    MASK = 16,                 /* words: 1,024 processors */
};
#define CALLER_SLEEPS (1u << 31)

/* Each seat is a cache line: who hears its bell has its claims, too. The first seat is the caller's. */
typedef struct {
    _Alignas(LINE) _Atomic uint64_t claims;
    _Atomic uint32_t bell;      /* changes with each job that wants this thread, and at the end */
    _Atomic uint32_t is_asleep; /* it waits for the bell in the kernel */
} Seat;

struct Pool {
    _Alignas(LINE) _Atomic uint32_t left; /* chunks that have not run yet; its top bit: the caller sleeps */
    _Alignas(LINE) Code code;             /* the job, from here to `seats` */
    void *args;
    int64_t total, chunk;
    Watch *watch;
    int processor; /* that the caller took */
    _Atomic uint32_t seats;
    _Alignas(LINE) _Atomic uint32_t unwoken; /* the first seat of the job that nobody looked at to wake */
    _Alignas(LINE) _Atomic uint32_t busy;
    _Alignas(LINE) _Atomic uint32_t quit;
    _Atomic uint32_t arrived; /* workers that have a seat */
    _Atomic uint32_t asked;   /* how often short jobs found workers asleep */
    _Alignas(LINE) int64_t width; /* threads, the caller's own among them */
    int64_t spins;                /* most pauses before a thread sleeps */
    int64_t is_crowded;           /* there are more threads than processors */
    _Alignas(LINE) _Atomic uint64_t taken[MASK]; /* processors that threads of the pool are on, as bits */
    Seat seat[];
};
_Static_assert(offsetof(Pool, seat) == 512 && sizeof(Seat) == LINE, "pool.py allocates this much");
_Static_assert(offsetof(Pool, width) == 320 && offsetof(Pool, spins) == 328, "pool.py writes these");
_Static_assert(offsetof(Seat, is_asleep) == 12, "tests read it");

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

static void wait_briefly(const Pool *pool, int64_t turn) {
    if (pool->is_crowded) relax((uint64_t)turn);
    else pause_briefly();
}

/* Take the processor that this thread is on; -1 if a thread of the pool has it. Where no processor is idle, as beside a
   library whose threads spin, Linux may put a worker that wakes up where another thread of the pool is, or the caller
   itself, and one of them waits for the other. From then on it keeps to those that none had of the main thread's, which
   we never change: it is moved when the process is. */
static int take_processor(Pool *pool, bool may_move) {
#if defined(__linux__)
    for (;; may_move = false) {
        int here = sched_getcpu();
        uint64_t bit = 1ull << here % 64, mask[MASK] = {0}, any = 0;
        if (here < 0 || here >= MASK * 64) return -1;
        if (!(atomic_fetch_or_explicit(&pool->taken[here / 64], bit, memory_order_relaxed) & bit)) return here;
        if (!may_move || syscall(SYS_sched_getaffinity, syscall(SYS_getpid), sizeof mask, mask) < 0) return -1;
        for (int i = 0; i < MASK; i++) any |= mask[i] &= ~atomic_load_explicit(&pool->taken[i], memory_order_relaxed);
        if (!any || syscall(SYS_sched_setaffinity, 0, sizeof mask, mask)) return -1;
    }
#else
    return (void)pool, (void)may_move, -1;
#endif
}

static void leave_processor(Pool *pool, int at) {
    if (at >= 0) atomic_fetch_and_explicit(&pool->taken[at / 64], ~(1ull << at % 64), memory_order_relaxed);
}

/* The next chunk of a seat; -1 if all are claimed. Latecomers only read, and write no shared line. */
static int64_t claimed(Pool *pool, uint32_t seat) {
    _Atomic uint64_t *claims = &pool->seat[seat].claims;
    uint64_t now = atomic_load_explicit(claims, memory_order_acquire);
    if ((uint32_t)now >= now >> 32) return -1;
    now = atomic_fetch_add_explicit(claims, 1, memory_order_acq_rel);
    return (uint32_t)now < now >> 32 ? (int64_t)(uint32_t)now : -1;
}

/* Wake so many sleepers that the job wants: each that wakes up wakes others. */
static void wake_some(Pool *pool, int most) {
    uint32_t seats = atomic_load_explicit(&pool->seats, memory_order_relaxed);
    while (most > 0 && atomic_load_explicit(&pool->unwoken, memory_order_relaxed) < seats) {
        uint32_t seat = atomic_fetch_add_explicit(&pool->unwoken, 1, memory_order_relaxed);
        if (seat >= seats) return;
        if (!atomic_load_explicit(&pool->seat[seat].is_asleep, memory_order_seq_cst)) continue;
        wake(&pool->seat[seat].bell, 1);
        most--;
    }
}

/* Run chunks of the current job until none is left to claim: those of a seat first, then those of the others. Returns
   how many. */
uint32_t pool_help(Pool *pool, uint32_t first) {
    FloatState was = float_state_begin(); /* a thread begins in the state of its maker */
    uint32_t seats = atomic_load_explicit(&pool->seats, memory_order_acquire), all = 0;
    for (uint32_t turn = 0; turn < seats; turn++) {
        uint32_t seat = (first + turn) % seats, ran = 0;
        for (int64_t index; (index = claimed(pool, seat)) >= 0; ran++) {
            int64_t lo = index * pool->chunk, hi = lo + pool->chunk;
            if (hi > pool->total) hi = pool->total;
            if (!watch_poll(pool->watch)) run_units(pool->code, pool->args, lo, hi, pool->watch);
            if (!first) wake_some(pool, 1);
        }
        if (ran && atomic_fetch_sub_explicit(&pool->left, ran, memory_order_acq_rel) == (CALLER_SLEEPS | ran))
            wake(&pool->left, 1);
        all += ran;
    }
    float_state_end(was);
    return all;
}

/* What a worker does until pool_quit. */
void pool_worker(Pool *pool) {
    uint32_t seat = atomic_fetch_add_explicit(&pool->arrived, 1, memory_order_relaxed) + 1, seen = 0;
    _Atomic uint32_t *bell = &pool->seat[seat].bell, *is_asleep = &pool->seat[seat].is_asleep;
    int64_t patience = pool->spins;
    uint32_t naps = 0;
    int processor = -1;
    for (;;) {
        uint32_t heard = atomic_load_explicit(bell, memory_order_acquire);
        for (int64_t spun = 0; heard == seen && spun < patience; spun++) {
            wait_briefly(pool, spun);
            heard = atomic_load_explicit(bell, memory_order_acquire);
        }
        if (heard != seen) {
            patience = patience * 2 < pool->spins ? patience * 2 : pool->spins;
        } else { /* who waits too long is in the way of others, and is taken off its processor when work comes */
            patience = patience / 2 > SPINS_LEAST ? patience / 2 : SPINS_LEAST;
            if (++naps % HOPE_AFTER == 0) patience = pool->spins;
            leave_processor(pool, processor);
            atomic_store_explicit(is_asleep, 1, memory_order_seq_cst);
            sleep_while(bell, seen, 0);
            atomic_store_explicit(is_asleep, 0, memory_order_seq_cst);
            processor = take_processor(pool, true);
            wake_some(pool, WAKES);
            heard = atomic_load_explicit(bell, memory_order_acquire);
            if (heard == seen) patience = pool->spins; /* pool_is_awake woke us without work, for when it comes */
        }
        if (heard == seen) continue;
        seen = heard;
        if (atomic_load_explicit(&pool->quit, memory_order_acquire)) return;
        pool_help(pool, seat);
    }
}

void pool_quit(Pool *pool) {
    atomic_store_explicit(&pool->quit, 1, memory_order_seq_cst);
    for (int64_t seat = 1; seat < pool->width; seat++) {
        atomic_fetch_add_explicit(&pool->seat[seat].bell, 1, memory_order_seq_cst);
        wake(&pool->seat[seat].bell, 1);
    }
}

/* Publish a job and wake its helpers; false if it is one chunk only, or somebody else has the pool. */
int32_t pool_open(Pool *pool, Code code, void *args, int64_t total, int64_t chunk, int64_t seats, Watch *watch) {
    int64_t least = (total >> 30) + 1; /* chunks are numbered in 31 bits */
    if (chunk < least) chunk = least;
    if (!pool || total <= chunk) return false;
    uint32_t idle = 0;
    if (!atomic_compare_exchange_strong_explicit(&pool->busy, &idle, 1, memory_order_acquire, memory_order_relaxed))
        return false;
    uint64_t count = (uint64_t)((total + chunk - 1) / chunk), end = 0;
    bool in_order = seats < 0; /* all chunks are those of the first seat: threads claim them in order */
    if (in_order) seats = pool->width;
    if (seats > pool->width) seats = pool->width;
    if ((uint64_t)seats > count) seats = (int64_t)count;
    pool->code = code, pool->args = args, pool->total = total, pool->chunk = chunk, pool->watch = watch;
    atomic_store_explicit(&pool->left, (uint32_t)count, memory_order_relaxed);
    atomic_store_explicit(&pool->seats, (uint32_t)seats, memory_order_relaxed);
    atomic_store_explicit(&pool->unwoken, 1, memory_order_relaxed);
    for (int64_t number = 0; number < seats; number++) { /* only who has `busy` rings, by stores, which go out together */
        Seat *seat = &pool->seat[number];
        uint64_t next = end;
        end = in_order ? count : count * (uint64_t)(number + 1) / (uint64_t)seats;
        atomic_store_explicit(&seat->claims, end << 32 | next, memory_order_release);
        uint32_t bell = atomic_load_explicit(&seat->bell, memory_order_relaxed);
        atomic_store_explicit(&seat->bell, bell + 1, memory_order_release);
    }
    atomic_thread_fence(memory_order_seq_cst); /* before it is asked who sleeps, or whether to quit */
    pool->processor = take_processor(pool, false);
    wake_some(pool, WAKES_CALLER);
    return true;
}

/* Take part in the job that pool_open published, and wait for its end. Returns the nanoseconds that this thread would
   take for all of it, by those of its own chunks; 0 if it ran none. */
static int64_t pool_finish(Pool *pool) {
    int64_t began = clock_ns(), ran = pool_help(pool, 0), took = clock_ns() - began;
    int64_t alone = ran ? (int64_t)((double)took * (double)pool->total / (double)(ran * pool->chunk)) : 0;
    for (int64_t spun = 0;; spun++) {
        uint32_t left = atomic_load_explicit(&pool->left, memory_order_acquire);
        if ((left & ~CALLER_SLEEPS) == 0) break;
        if (spun < pool->spins) {
            wait_briefly(pool, spun);
        } else if (left & CALLER_SLEEPS) {
            sleep_while(&pool->left, left, LOOK_US);
            watch_poll(pool->watch); /* if it stops the call, the others stop too, and are waited for */
        } else {
            atomic_compare_exchange_strong_explicit(&pool->left, &left, left | CALLER_SLEEPS, memory_order_acq_rel,
                                                    memory_order_relaxed);
        }
    }
    leave_processor(pool, pool->processor);
    if (atomic_load_explicit(&pool->quit, memory_order_seq_cst)) pool_quit(pool);
    atomic_store_explicit(&pool->busy, 0, memory_order_release);
    return alone;
}

static bool is_asleep(const Pool *pool, int64_t seat) {
    return atomic_load_explicit(&pool->seat[seat].is_asleep, memory_order_relaxed);
}

/* The threads that a job is worth, at least `least` units each, and more for those that sleep; `strip` units are computed
   together, the lanes of a vector. If `least` is negative, units wait for those before them: each is a chunk, and they
   are claimed in order. */
int64_t pool_seats(const Pool *pool, int64_t total, int64_t least, int64_t strip) {
    if (least < 0) return -1;
    bool is_long = least <= strip;
    int64_t awake = is_long ? strip : least, asleep = is_long ? strip : SEAT_ASLEEP * least, seats = 1;
    for (int64_t rest = is_long ? total - 1 : total - awake; seats < pool->width; seats++) {
        rest -= is_asleep(pool, seats) ? asleep : awake;
        if (rest < 0) break;
    }
    return seats < 2 ? 2 : seats;
}

/* The units of a chunk. Every seat has the same number of chunks: if all begin together nobody takes those of another,
   whose memory is in another cache. A part of a strip takes as long as all of it, so chunks are of whole strips. Kernels
   may compute several rows at a time, so chunks are of whole rows, of 8 or fewer if that leaves every seat two; 0 if
   there are none. */
int64_t pool_chunk(int64_t seats, int64_t total, int64_t least, int64_t row, int64_t strip) {
    if (seats < 0) return 1;
    int64_t most = least <= strip ? CHUNKS_OF_LONG_UNITS : CHUNKS_PER_SEAT;
    int64_t part = (least + PARTS_OF_LEAST - 1) / PARTS_OF_LEAST;
    int64_t each = total / (seats * (part < strip ? strip : part));
    each = each < 1 ? 1 : each < most ? each : most;
    int64_t chunk = (total + seats * each - 1) / (seats * each);
    for (int64_t step = 8 * row; step > row; step /= 2)
        if (step <= total / (2 * seats)) return (chunk + step - 1) / step * step;
    int64_t whole = chunk > 16 * ROUND ? ROUND : strip;
    return (chunk + whole - 1) / whole * whole;
}

/* True if a worker that a short job wants is awake. Every WAKE_AFTER-th question wakes the first for the next job, or,
   if that one is awake, since jobs come often, all others. */
bool pool_is_awake(Pool *pool, int64_t total, int64_t least) {
    int64_t seats = least > 0 ? total / least : pool->width, first = 1;
    if (seats > pool->width) seats = pool->width;
    while (first < seats && !is_asleep(pool, first)) first++;
    if (first == 1 && seats > 2) seats = 2;
    if (first < seats && (atomic_fetch_add_explicit(&pool->asked, 1, memory_order_relaxed) + 1) % WAKE_AFTER == 0)
        for (int64_t seat = first; seat < seats; seat++)
            if (is_asleep(pool, seat)) wake(&pool->seat[seat].bell, 1);
    return first > 1;
}

/* Run all of a launch on this thread. A kernel that gets all units at once updates elements without locks, so if other
   threads make calls, too, it gets them in two parts. */
static void run_whole(Code code, void *args, int64_t total, Watch *watch) {
    int64_t part = !watch->has_company || total < 2 ? 0 : total < 2 * ROUND ? 1 : total / 2 / ROUND * ROUND;
    if (part) run_units(code, args, 0, part, watch);
    if (!is_stopped(watch)) run_units(code, args, part, total, watch);
}

/* Run a job; as pool_finish, but 0 also if it was not shared. */
int64_t pool_spread(Pool *pool, Code code, void *args, int64_t total, int64_t least, int64_t row, int64_t strip,
                    Watch *watch) {
    int64_t seats = pool ? pool_seats(pool, total, least, strip) : 1;
    bool is_open = pool && pool_open(pool, code, args, total, pool_chunk(seats, total, least, row, strip), seats, watch);
    if (is_open) return pool_finish(pool);
    run_whole(code, args, total, watch);
    return 0;
}

/* The caller's part of a job that it opened while it held the interpreter. */
void pool_await(Pool *pool, Watch *watch) {
    watch_release(watch);
    pool_finish(pool);
    watch_end(watch);
}

/* Run a kernel, by whoever holds the interpreter, which is given away meanwhile; an exception is set if it is stopped. */
void pool_call(Pool *pool, int64_t *cell, Code code, void *args, int64_t total, int64_t least, int64_t strip) {
    Watch watch;
    watch_begin(&watch, cell);
    watch_release(&watch);
    FloatState was = float_state_begin();
    pool_spread(pool, code, args, total, least, 0, strip, &watch);
    float_state_end(was);
    watch_end(&watch);
}

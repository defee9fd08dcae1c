/* How a call watches over what it runs: a kernel that takes long lets Python handle signals.

   Every kernel gets, as its last argument, the Watch of its call. One with long loops counts its work in units, and
   calls `poll` when none are left; any other is run in pieces, with a poll between them. On the thread that made the
   call, and only there, `poll` gives the interpreter away once it is clear that the call is not short, and every 50 ms,
   if that is the main thread, takes it back for as long as handlers of signals take. If one raises, all threads of the
   call are told to stop; the exception stays with the thread and is raised when the call returns. */
#include "python.h"
#include "runtime.h"
#include <time.h>

enum { BETWEEN_POLLS = 1 << 20 }; /* between polls; `lower/work.py` has the same number */
enum { LOOK_NS = 50000000 }; /* between looks; a look costs whatever other threads make us wait for the lock */

/* switch(args, lo, hi, watch, function, top): function(args, lo, hi, watch) with the stack pointer at `top`. C cannot
   say this; `stacks.py` has its instructions. */
typedef void (*Switch)(void *args, int64_t lo, int64_t hi, Watch *watch, Code function, void *top);

struct Watch {
    _Atomic int64_t stop;
    bool (*poll)(Watch *, int64_t *units);
    unsigned long thread;
    int64_t due;          /* when to look again; 0 before the first time */
    PyThreadState *state; /* given away, or NULL */
    int64_t *cell;
    Switch leave;         /* how to get to the stack of the thread, where the kernel is on another */
    void *room;           /* and where that has room */
    int64_t has_company;  /* other threads make calls, too */
};
_Static_assert(sizeof(Watch) == 72, "pool.py allocates this much");

/* Words that all calls share: the pool and its width, the main thread's number, that of the only thread that has made
   calls, or -1 once there are several, and how many calls it is in. */
enum { CELL_POOL, CELL_THREADS, CELL_MAIN, CELL_CALLER, CELL_LONE };

static int64_t clock_ns(void) {
#if defined(_WIN32) /* a clock by which it is always time to look */
    return INT64_MAX / 2;
#else
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000000000ll + now.tv_nsec;
#endif
}

static bool is_stopped(Watch *watch) { return atomic_load_explicit(&watch->stop, memory_order_relaxed) != 0; }

static void count_lone(const Watch *watch, int64_t more) {
    _Atomic int64_t *lone = (_Atomic int64_t *)&watch->cell[CELL_LONE];
    atomic_store_explicit(lone, atomic_load_explicit(lone, memory_order_relaxed) + more, memory_order_release);
}

void watch_release(Watch *watch) {
    if (!watch->has_company) count_lone(watch, 1);
    watch->state = PyEval_SaveThread();
}

static void handle_signals(void *argument, int64_t lo, int64_t hi, Watch *none) {
    (void)lo, (void)hi, (void)none;
    Watch *watch = argument;
    PyEval_RestoreThread(watch->state);
    int status = PyErr_CheckSignals();
    watch->state = PyEval_SaveThread();
    watch->due = clock_ns() + LOOK_NS;
    if (status) atomic_store_explicit(&watch->stop, 1, memory_order_relaxed);
}

/* The thread of the call leaves its stack, on which there is room here, or (NULL, NULL) is back. */
static void leave_stack(Watch *watch, Switch leave, void *room) {
    if (watch->thread != PyThread_get_thread_ident()) return;
    watch->leave = leave, watch->room = room;
}

static bool watch_poll(Watch *watch) {
    if (is_stopped(watch)) return true;
    unsigned long self = PyThread_get_thread_ident();
    if (watch->thread != self) return false;
    int64_t now = clock_ns();
    if (watch->due == 0) {
        watch->due = now + LOOK_NS;
        if (!watch->state) watch_release(watch);
        return false;
    }
    if (now < watch->due || (unsigned long)watch->cell[CELL_MAIN] != self) return false;
    if (!watch->leave) {
        handle_signals(watch, 0, 0, NULL);
    } else { /* a handler may need any amount of stack: it runs on the thread's own */
        Switch leave = watch->leave;
        void *room = watch->room;
        leave_stack(watch, NULL, NULL);
        leave(watch, 0, 0, NULL, handle_signals, room);
        leave_stack(watch, leave, room);
    }
    return is_stopped(watch);
}

/* What a kernel calls: sets how much it may do until the next time. */
static bool poll_of_kernel(Watch *watch, int64_t *units) {
    bool stop = watch_poll(watch);
    *units = stop ? -1 : BETWEEN_POLLS;
    return stop;
}

/* Run a kernel over the units lo .. hi of its domain. */
static void run_units(Code code, void *args, int64_t lo, int64_t hi, Watch *watch) {
    for (; hi - lo > BETWEEN_POLLS; lo += BETWEEN_POLLS) {
        code(args, lo, lo + BETWEEN_POLLS, watch);
        if (watch_poll(watch)) return;
    }
    code(args, lo, hi, watch);
}

/* The second thread that makes calls waits for those that began without company, and have given the interpreter away. */
void watch_begin(Watch *watch, int64_t *cell) {
    *watch = (Watch){.poll = poll_of_kernel, .thread = PyThread_get_thread_ident(), .cell = cell};
    int64_t self = (int64_t)watch->thread;
    if (!cell[CELL_CALLER]) cell[CELL_CALLER] = self;
    if (cell[CELL_CALLER] == self) return;
    _Atomic int64_t *lone = (_Atomic int64_t *)&cell[CELL_LONE];
    cell[CELL_CALLER] = -1, watch->has_company = true;
    if (atomic_load_explicit(lone, memory_order_acquire) <= 0) return;
    watch_release(watch);
    for (uint64_t turn = 0; atomic_load_explicit(lone, memory_order_acquire) > 0; turn++) relax(turn);
    PyEval_RestoreThread(watch->state), watch->state = NULL;
}

/* Take the interpreter back if it was given away; true if the call was stopped, with an exception set. */
bool watch_end(Watch *watch) {
    if (watch->state && !watch->has_company) count_lone(watch, -1);
    if (watch->state) PyEval_RestoreThread(watch->state);
    return is_stopped(watch);
}

/* An arena: stacks of one size, each with a flag on a cache line of its own that is 1 while a kernel runs there. */
typedef struct {
    _Alignas(64) int64_t count;
    int64_t size;
    char *first;
    _Alignas(64) struct { _Alignas(64) _Atomic int64_t is_taken; } flag[];
} Arena;
typedef struct { Code kernel; Switch leave; Arena *arena; } Entry; /* what the stub of a kernel says of it */
enum { BELOW = 1024 }; /* bytes of the thread's stack below a local of ours: the rest of our frame, and what leave() pushes */

/* Run a kernel on a stack of its arena. Who finds every stack taken waits: kernels wait for nobody while they have
   one, so one becomes free. */
void run_on_stack(void *args, int64_t lo, int64_t hi, Watch *watch, const Entry *entry) {
    Arena *arena = entry->arena;
    for (uint64_t number = 0;; number++) {
        int64_t place = (int64_t)(number % (uint64_t)arena->count), is_free = 0;
        _Atomic int64_t *flag = &arena->flag[place].is_taken;
        if (atomic_load_explicit(flag, memory_order_relaxed) ||
            !atomic_compare_exchange_strong_explicit(flag, &is_free, 1, memory_order_acquire, memory_order_relaxed)) {
            relax(number);
            continue;
        }
        char here;
        leave_stack(watch, entry->leave, (void *)(((uintptr_t)&here - BELOW) & -(uintptr_t)64));
        entry->leave(args, lo, hi, watch, entry->kernel, arena->first + (place + 1) * arena->size);
        leave_stack(watch, NULL, NULL);
        atomic_store_explicit(flag, 0, memory_order_release);
        return;
    }
}

/* Many launches by one entry of machine code: in a row, with loops and choices, and in bands of rows.

   Both read words that `targets/cpu/sequence.py` writes. */
#include "runtime.h"

/* Launches one after the other, as the instructions at the start of a block say. An instruction is 8 words: what to
   do, then its operands. Offsets are bytes from the start of the block, targets of jumps are numbers of
   instructions, and a counter is a word of the block. `turn` selects which of two argument blocks a launch takes;
   a launch may change it. */
enum { LAUNCH, ZERO, READ, SET, NEXT, JUMP, PICK };
typedef struct {
    int64_t op;
    int64_t a; /* LAUNCH: the code; READ, SET, NEXT: offset of a counter */
    int64_t b; /* LAUNCH: offset of its arguments; ZERO, READ, PICK: offset of an address; SET: the value;
                  NEXT: where to go when the counter is 0; JUMP: where to go */
    int64_t c; /* LAUNCH: offset of its arguments at the other turn; READ: which byte there; PICK: where the pairs
                  begin that the number there counts */
    int64_t d; /* LAUNCH: units of work; ZERO: bytes; READ: whether the number has 64 bits; PICK: where to go for 0 */
    int64_t wide, chunk; /* LAUNCH: from how much work on it is shared, and its least chunk */
    int64_t flip;        /* LAUNCH: whether it changes the turn; above the lowest bit, the units of a strip */
} Instruction;
_Static_assert(sizeof(Instruction) == 64, "sequence.py writes eight words");

enum { BETWEEN_LOOKS = 64 }; /* instructions, between looks for signals */

static void run_sequence(Pool *pool, int64_t *words, int64_t count, Watch *watch) {
    char *block = (char *)words;
    const Instruction *code = (const Instruction *)words;
    int64_t turn = 0, done = 0;
    for (int64_t at = 0; (uint64_t)at < (uint64_t)count;) {
        if (++done % BETWEEN_LOOKS ? is_stopped(watch) : watch_poll(watch)) return;
        const Instruction *i = &code[at++];
        int64_t *counter = (int64_t *)(block + i->a);
        switch (i->op) {
        case LAUNCH: {
            void *args = block + (turn ? i->c : i->b);
            turn ^= i->flip & 1;
            if ((uint64_t)i->d < (uint64_t)i->wide) run_whole((Code)i->a, args, i->d, watch);
            else pool_spread(pool, (Code)i->a, args, i->d, i->chunk, 0, i->flip >> 1, watch);
            break;
        }
        case ZERO: __builtin_memset(*(void **)(block + i->b), 0, (size_t)i->d); break;
        case READ: {
            const char *number = *(char **)(block + i->b) + i->c;
            *counter = i->d ? *(const int64_t *)number : (int64_t) * (const uint32_t *)number;
            break;
        }
        case SET: *counter = i->b; break;
        case NEXT:
            if (*counter == 0) at = i->b;
            else --*counter;
            break;
        case JUMP: at = i->b; break;
        case PICK: {
            uint32_t named = **(uint32_t **)(block + i->b);
            at = named ? i->c + 2 * (int64_t)named : i->d;
            break;
        }
        default: return;
        }
    }
}

/* Run the instructions of a block, by whoever holds the interpreter; an exception is set if it is stopped. */
void pool_sequence(Pool *pool, int64_t *cell, int64_t *words, int64_t count) {
    Watch watch;
    watch_begin(&watch, cell);
    watch_release(&watch);
    FloatState was = float_state_begin();
    run_sequence(pool, words, count, &watch);
    float_state_end(was);
    watch_end(&watch);
}

/* Bands of rows, one after the other; in each, launches one after the other. Offsets are bytes from the head. Each
   thread takes a worker's block that is free: its first word says so, and after it are the arguments of the launches,
   which no other thread sees. Offsets inside a block are bytes from its start. */
typedef struct { int64_t workers, first, worker_bytes, things, code, rows, height; } Head;
enum { ROWS, CLEAR, GROUPS, FETCH };
typedef struct {
    int64_t kind;
    Code code;
    int64_t a;             /* ROWS, GROUPS: offset of the arguments; CLEAR, FETCH: of the address of a window or an array */
    int64_t b;             /* ROWS, GROUPS: offset of the launch's first row or group; CLEAR, FETCH: bytes of a row */
    int64_t c;             /* ROWS, GROUPS: offset of the band's first row; CLEAR: clear all rows, or those outside the
                              array */
    int64_t d;             /* ROWS, GROUPS: offset of the launch's count of rows or groups */
    int64_t width;         /* ROWS: units of a row */
    int64_t before, after; /* rows above the band and below it that take part; GROUPS: elements of a row, and from a
                              group to the next one: those that begin in the band run */
} Thing;
_Static_assert(sizeof(Head) == 56 && sizeof(Thing) == 72, "sequence.py writes these");

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }
static int64_t most(int64_t a, int64_t b) { return a > b ? a : b; }

static void run_rows(const Thing *thing, char *worker, int64_t top, int64_t bottom, int64_t height,
                     Watch *watch) {
    int64_t from = most(top - thing->before, 0), to = least(bottom + thing->after, height);
    if (thing->kind == GROUPS) {
        from = (top * thing->before + thing->after - 1) / thing->after;
        to = (bottom * thing->before + thing->after - 1) / thing->after;
    }
    *(int64_t *)(worker + thing->b) = from;
    *(int64_t *)(worker + thing->c) = top;
    *(int64_t *)(worker + thing->d) = to - from;
    thing->code(worker + thing->a, 0, (to - from) * thing->width, watch);
}

static void clear_rows(const Thing *thing, char *worker, int64_t top, int64_t rows, int64_t height) {
    char *window = *(char **)(worker + thing->a);
    int64_t all = thing->before + thing->after + rows, begins = top - thing->before;
    int64_t above = thing->c ? all : most(-begins, 0), under = least(height - begins, all);
    __builtin_memset(window, 0, (size_t)(above * thing->b));
    __builtin_memset(window + under * thing->b, 0, (size_t)((all - under) * thing->b));
}

/* Read the rows of an array one after the other, which is as fast as memory is: a stencil goes through several at a
   time, and the processor's own requests begin anew with every row. Five points of 2053 x 3001 f32 took 2.4 ms, and
   1.6 after this; requests without a wait are dropped where there are too many. */
static void fetch_rows(const Thing *thing, char *worker, int64_t top, int64_t bottom, int64_t height) {
    const char *rows = *(char **)(worker + thing->a);
    int64_t from = most(top - thing->before, 0), to = least(bottom + thing->after, height);
    for (int64_t at = from * thing->b; at < to * thing->b; at += 64) (void)*(const volatile char *)(rows + at);
}

void pool_bands(void *block, int64_t lo, int64_t hi, Watch *watch) {
    const Head *head = block;
    char *worker = NULL;
    for (uint64_t number = 0;; number++) { /* there are as many blocks as threads, so one is free soon */
        worker = (char *)block + head->first + (int64_t)(number % (uint64_t)head->workers) * head->worker_bytes;
        int64_t is_free = 0;
        if (atomic_compare_exchange_strong_explicit((_Atomic int64_t *)worker, &is_free, 1, memory_order_acquire,
                                                    memory_order_relaxed))
            break;
        relax(number);
    }
    const Thing *things = (const Thing *)((char *)block + head->code);
    for (int64_t band = lo; band < hi && !watch_poll(watch); band++) {
        int64_t top = band * head->rows, bottom = least(top + head->rows, head->height);
        for (int64_t at = 0; at < head->things; at++) {
            if (things[at].kind == FETCH) fetch_rows(&things[at], worker, top, bottom, head->height);
            else if (things[at].kind != CLEAR) run_rows(&things[at], worker, top, bottom, head->height, watch);
            else clear_rows(&things[at], worker, top, head->rows, head->height);
        }
    }
    atomic_store_explicit((_Atomic int64_t *)worker, 0, memory_order_release);
}

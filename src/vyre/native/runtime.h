/* Declarations shared by the parts of the runtime. */
#ifndef VYRE_RUNTIME_H
#define VYRE_RUNTIME_H
#if !defined(_WIN32)
#include <sched.h>
#endif
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define likely(x) __builtin_expect(!!(x), 1)
#define unlikely(x) __builtin_expect(!!(x), 0)

typedef struct Pool Pool;
typedef struct Watch Watch;

/* Machine code of a kernel: its argument block, the units lo .. hi of its domain to run, and what its call watches by. */
typedef void (*Code)(void *block, int64_t lo, int64_t hi, Watch *watch);

/* Wait a little. */
static inline void pause_briefly(void) {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#else
    __builtin_arm_yield();
#endif
}

/* The same, and every so often offer the processor to a thread that has none. Linux takes a whole slice of time from
   who offers it, so this is for threads that have no processor of their own. */
enum { PAUSES = 32 };
static inline void relax(uint64_t turn) {
#if !defined(_WIN32)
    if (turn % PAUSES == PAUSES - 1) {
        sched_yield();
        return;
    }
#endif
    (void)turn;
    pause_briefly();
}

/* Floating-point state. Generated code is compiled for the default: round to nearest, subnormals kept, no traps.
   A caller's thread may be in another (flush-to-zero is set by libraries built with -ffast-math), so it is
   looked at on entry, and changed only if it is not the default: that costs 4 ns, setting it always 6. */
#if defined(__x86_64__)
typedef uint32_t FloatState;
#define FLOAT_DEFAULT 0x1f80u
#define FLOAT_CONTROL 0xffc0u /* all but the sticky flags of exceptions that have happened */
static inline FloatState float_state(void) { return __builtin_ia32_stmxcsr(); }
static inline void set_float_state(FloatState state) { __builtin_ia32_ldmxcsr(state); }
#else
typedef uint64_t FloatState;
#define FLOAT_DEFAULT 0ull
#define FLOAT_CONTROL ~0ull
static inline FloatState float_state(void) { return __builtin_arm_rsr64("fpcr"); }
static inline void set_float_state(FloatState state) { __builtin_arm_wsr64("fpcr", state); }
#endif
static inline bool is_default_state(FloatState state) { return likely((state & FLOAT_CONTROL) == FLOAT_DEFAULT); }
static inline FloatState float_state_begin(void) {
    FloatState was = float_state();
    if (!is_default_state(was)) set_float_state(FLOAT_DEFAULT);
    return was;
}
static inline void float_state_end(FloatState was) {
    if (!is_default_state(was)) set_float_state(was);
}
#endif

/* What the peers in C share. `s` are the slots that compiled kernels take: the address and the extents of
 * each array in turn, then scalars; lo..hi is the range of the outermost loop. */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define ARRAY(type, at) ((type *restrict)s[at])
#ifdef _OPENMP
#include <omp.h>
#define PARALLEL _Pragma("omp parallel for schedule(static)")
void set_threads(int count) { omp_set_num_threads(count); }
#else
#define PARALLEL
#endif

static float scalar(int64_t slot) {
    int32_t low = (int32_t)slot;
    float value;
    memcpy(&value, &low, 4);
    return value;
}

/* The sum of 256 as kernels add it up: the same tree, so the same bits. */
static float tree(float *restrict part) {
    for (int stride = 128; stride > 0; stride /= 2)
        for (int i = 0; i < stride; i++) part[i] += part[i + stride];
    return part[0];
}

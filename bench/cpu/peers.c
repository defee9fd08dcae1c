/* The same work in C, as one writes it by hand. */
#include "slots.h"

void add(int64_t *s, int64_t lo, int64_t hi) {
    float *a = ARRAY(float, 0), *b = ARRAY(float, 2), *restrict out = ARRAY(float, 4);
    for (int64_t i = lo; i < hi; i++) out[i] = a[i] + b[i];
}

void saxpy(int64_t *s, int64_t lo, int64_t hi) {
    const float *restrict x = ARRAY(float, 0), *restrict y = ARRAY(float, 2);
    float *restrict out = ARRAY(float, 4);
    const float a = scalar(s[6]);
    PARALLEL
    for (int64_t i = lo; i < hi; i++) out[i] = a * x[i] + y[i];
}

void chain(int64_t *s, int64_t lo, int64_t hi) {
    const float *restrict x = ARRAY(float, 0), *restrict y = ARRAY(float, 2);
    float *restrict out = ARRAY(float, 4);
    PARALLEL
    for (int64_t i = lo; i < hi; i++) {
        float v = x[i] * 1.5f + 0.25f;
        out[i] = fabsf((v * v - y[i]) * 0.5f + x[i]) - 1.0f;
    }
}

void stencil(int64_t *s, int64_t lo, int64_t hi) {
    const float *restrict x = ARRAY(float, 0);
    float *restrict out = ARRAY(float, 2);
    const int64_t n = s[1];
    out[0] = ((n > 1 ? x[1] : 0.0f) + x[0]) * 0.25f;
    if (n > 1) out[n - 1] = (x[n - 2] + x[n - 1]) * 0.25f;
    PARALLEL
    for (int64_t i = lo + 1; i < hi - 1; i++) out[i] = (x[i - 1] + x[i] + x[i + 1]) * 0.25f;
}

void reduce_tree(int64_t *s, int64_t lo, int64_t hi) {
    const float *restrict x = ARRAY(float, 0);
    float *restrict out = ARRAY(float, 2);
    PARALLEL
    for (int64_t group = lo; group < hi; group++) {
        float part[256];
        memcpy(part, x + group * 256, sizeof part);
        out[group] = tree(part);
    }
}

void reduce_strided(int64_t *s, int64_t lo, int64_t hi) {
    const float *restrict x = ARRAY(float, 0);
    float *restrict out = ARRAY(float, 2);
    PARALLEL
    for (int64_t group = lo; group < hi; group++) {
        float part[256] = {0};
        for (int k = 0; k < 16; k++)
            for (int i = 0; i < 256; i++) part[i] += x[group * 4096 + k * 256 + i];
        out[group] = tree(part);
    }
}

void softmax(int64_t *s, int64_t lo, int64_t hi) {
    const float *restrict x = ARRAY(float, 0);
    float *restrict out = ARRAY(float, 3);
    const int64_t width = s[2];
    PARALLEL
    for (int64_t row = lo; row < hi; row++) {
        const float *restrict from = x + row * width;
        float *restrict to = out + row * width;
        float most = from[0], total = 0.0f;
        for (int64_t i = 1; i < width; i++) most = from[i] > most ? from[i] : most;
        for (int64_t i = 0; i < width; i++) total += to[i] = expf(from[i] - most);
        const float scale = 1.0f / total;
        for (int64_t i = 0; i < width; i++) to[i] *= scale;
    }
}

void column_sum(int64_t *s, int64_t lo, int64_t hi) {
    const float *restrict x = ARRAY(float, 0);
    float *restrict out = ARRAY(float, 3);
    const int64_t height = s[1], width = s[2];
    PARALLEL
    for (int64_t j = lo; j < hi; j++) {
        float total = 0.0f;
        for (int64_t i = 0; i < height; i++) total += x[i * width + j];
        out[j] = total;
    }
}

void mandelbrot(int64_t *s, int64_t lo, int64_t hi) {
    int32_t *restrict steps = ARRAY(int32_t, 0);
    const int64_t width = s[2];
    const float left = scalar(s[3]), top = scalar(s[4]), size = scalar(s[5]);
    PARALLEL
    for (int64_t at = lo; at < hi; at++) {
        const float cx = left + size * (float)(at % width), cy = top + size * (float)(at / width);
        float x = 0.0f, y = 0.0f;
        int n = 0;
        for (; n < 256; n++) {
            if (x * x + y * y > 4.0f) break;
            const float next = x * x - y * y + cx;
            y = 2.0f * x * y + cy;
            x = next;
        }
        steps[at] = n;
    }
}

void gather(int64_t *s, int64_t lo, int64_t hi) {
    const float *restrict x = ARRAY(float, 0);
    const int32_t *restrict index = ARRAY(int32_t, 2);
    float *restrict out = ARRAY(float, 4);
    PARALLEL
    for (int64_t i = lo; i < hi; i++) out[i] = x[index[i]];
}

void histogram(int64_t *s, int64_t lo, int64_t hi) {
    const uint32_t *restrict x = ARRAY(uint32_t, 0);
    uint32_t *restrict counts = ARRAY(uint32_t, 2);
    PARALLEL
    for (int64_t i = lo; i < hi; i++) __atomic_fetch_add(&counts[x[i] >> 24], 1, __ATOMIC_RELAXED);
}

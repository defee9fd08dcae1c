/* The pipelines in C, each fused by hand into one loop. */
#include "../cpu/slots.h"

void chain(int64_t *s, int64_t lo, int64_t hi) {
    const float *restrict x = ARRAY(float, 0);
    float *restrict y = ARRAY(float, 2);
    PARALLEL
    for (int64_t i = lo; i < hi; i++) {
        float v = x[i] * 1.5f + 0.25f;
        v = sqrtf(fabsf(v * v - 1.0f)) * 0.5f;
        v = v < 0.125f ? 0.125f : v;
        y[i] = v > 1.0f ? 1.0f : v;
    }
}

static float five(const float *restrict x, int64_t i, int64_t n) {
    float total = 0.0f;
    for (int64_t k = i - 2; k <= i + 2; k++) total += k >= 0 && k < n ? x[k] : 0.0f;
    return total * 0.2f;
}

void bright(int64_t *s, int64_t lo, int64_t hi) {
    const float *restrict x = ARRAY(float, 0);
    float *restrict y = ARRAY(float, 2);
    const int64_t n = s[1];
    const float least = scalar(s[4]);
    PARALLEL
    for (int64_t group = lo; group < hi; group++) {
        float part[256] = {0};
        const int64_t first = group * 4096;
        if (first < 2 || first + 4096 + 2 > n) {
            for (int64_t i = 0; i < 4096; i++) {
                float v = five(x, first + i, n);
                part[i % 256] += v > least ? v : 0.0f;
            }
        } else {
            for (int k = 0; k < 16; k++) {
                const float *restrict at = x + first + k * 256;
                for (int i = 0; i < 256; i++) {
                    float v = (at[i - 2] + at[i - 1] + at[i] + at[i + 1] + at[i + 2]) * 0.2f;
                    part[i] += v > least ? v : 0.0f;
                }
            }
        }
        y[group] = tree(part);
    }
}

#define BAND 32 /* rows at a time, with two rows of grey and one of blur above and below */

void edges(int64_t *s, int64_t lo, int64_t hi) {
    const uint8_t *restrict red = ARRAY(uint8_t, 0), *restrict green = ARRAY(uint8_t, 3);
    const uint8_t *restrict blue = ARRAY(uint8_t, 6);
    uint8_t *restrict marks = ARRAY(uint8_t, 9);
    const int64_t height = s[1], width = s[2], stride = width + 2;
    const float least = scalar(s[12]);
    PARALLEL
    for (int64_t band = lo; band < hi; band++) {
        float *restrict grey = calloc((BAND + 4) * stride, 4), *restrict soft = calloc((BAND + 2) * stride, 4);
        const int64_t top = band * BAND, rows = height - top < BAND ? height - top : BAND;
        for (int64_t k = -2; k < rows + 2; k++) {
            const int64_t row = top + k;
            if (row < 0 || row >= height) continue;
            float *restrict to = grey + (k + 2) * stride + 1;
            for (int64_t j = 0; j < width; j++)
                to[j] = red[row * width + j] * 0.299f + green[row * width + j] * 0.587f +
                        blue[row * width + j] * 0.114f;
        }
        for (int64_t k = -1; k < rows + 1; k++) {
            if (top + k < 0 || top + k >= height) continue;
            const float *restrict a = grey + (k + 1) * stride + 1, *restrict b = a + stride, *restrict c = b + stride;
            float *restrict to = soft + (k + 1) * stride + 1;
            for (int64_t j = 0; j < width; j++)
                to[j] = (a[j - 1] + a[j] + a[j + 1] + b[j - 1] + b[j] + b[j + 1] + c[j - 1] + c[j] + c[j + 1]) *
                        (1.0f / 9.0f);
        }
        for (int64_t k = 0; k < rows; k++) {
            const float *restrict at = soft + (k + 1) * stride + 1;
            uint8_t *restrict to = marks + (top + k) * width;
            for (int64_t j = 0; j < width; j++) {
                const float dx = at[j + 1] - at[j - 1], dy = at[j + stride] - at[j - stride];
                to[j] = sqrtf(dx * dx + dy * dy) > least ? 255 : 0;
            }
        }
        free(grey);
        free(soft);
    }
}

void options(int64_t *s, int64_t lo, int64_t hi) {
    const float *restrict spot = ARRAY(float, 0), *restrict strike = ARRAY(float, 2);
    const float *restrict years = ARRAY(float, 4);
    float *restrict price = ARRAY(float, 6);
    const float rate = scalar(s[8]), vol = scalar(s[9]);
    PARALLEL
    for (int64_t i = lo; i < hi; i++) {
        const float root = vol * sqrtf(years[i]);
        const float d = (logf(spot[i] / strike[i]) + (rate + 0.5f * vol * vol) * years[i]) / root;
        const float p = 0.5f + 0.5f * erff(d * 0.70710678f), q = 0.5f + 0.5f * erff((d - root) * 0.70710678f);
        price[i] = spot[i] * p - strike[i] * expf(-rate * years[i]) * q;
    }
}

void attention(int64_t *s, int64_t lo, int64_t hi) {
    const float *restrict x = ARRAY(float, 0);
    float *restrict y = ARRAY(float, 3);
    const int64_t width = s[2];
    const float heat = scalar(s[6]);
    PARALLEL
    for (int64_t row = lo; row < hi; row++) {
        const float *restrict from = x + row * width;
        float *restrict to = y + row * width;
        float most = from[0] * heat, total = 0.0f;
        for (int64_t i = 1; i < width; i++) most = from[i] * heat > most ? from[i] * heat : most;
        for (int64_t i = 0; i < width; i++) total += to[i] = expf(from[i] * heat - most);
        const float scale = 1.0f / total;
        for (int64_t i = 0; i < width; i++) to[i] *= scale;
    }
}

#define TALL 64 /* rows of a tile, and columns: with as many around it as there are steps, it stays in the cache */
#define WIDE 512

/* One tile: all steps on it, each on one row and column less on every side, but for those of the plate. */
static void tile(const float *restrict from, float *restrict to, int64_t height, int64_t width, int64_t steps,
                 int64_t top, int64_t left) {
    const int64_t pitch = WIDE + 2 * steps + 2, rows = TALL + 2 * steps + 2;
    float *a = calloc(rows * pitch, 4), *b = calloc(rows * pitch, 4);
    const int64_t bottom = top + TALL < height ? top + TALL : height, right = left + WIDE < width ? left + WIDE : width;
#define AT(plate, i, j) plate[((i) - top + steps + 1) * pitch + (j) - left + steps + 1]
    for (int64_t step = 0; step <= steps; step++) {
        const int64_t by = steps - step;
        const int64_t low = top > by ? top - by : 0, high = bottom + by < height ? bottom + by : height;
        const int64_t first = left > by ? left - by : 0, last = right + by < width ? right + by : width;
        for (int64_t i = low; i < high; i++) {
            float *restrict row = &AT(b, i, first);
            if (step == 0) {
                memcpy(row, from + i * width + first, (last - first) * 4);
                continue;
            }
            const float *restrict up = &AT(a, i - 1, first), *restrict at = &AT(a, i, first);
            const float *restrict down = &AT(a, i + 1, first);
            for (int64_t j = 0; j < last - first; j++) row[j] = 0.25f * (up[j] + down[j] + at[j - 1] + at[j + 1]);
        }
        float *swap = a;
        a = b, b = swap;
    }
    for (int64_t i = top; i < bottom; i++) memcpy(to + i * width + left, &AT(a, i, left), (right - left) * 4);
    free(a);
    free(b);
}

void plate(int64_t *s, int64_t lo, int64_t hi) {
    const int64_t height = s[1], width = s[2], steps = s[6];
    const int64_t down = (height + TALL - 1) / TALL, across = (width + WIDE - 1) / WIDE;
    (void)lo, (void)hi;
    PARALLEL
    for (int64_t at = 0; at < down * across; at++)
        tile(ARRAY(float, 0), ARRAY(float, 3), height, width, steps, at / across * TALL, at % across * WIDE);
}

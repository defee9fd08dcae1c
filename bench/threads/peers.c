/* The kernels of bench.threads as a C programmer writes them, with OpenMP. */
#include <math.h>
#include <stddef.h>

void saxpy(const float *restrict x, const float *restrict y, float *restrict o, float a, size_t n) {
#pragma omp parallel for simd schedule(static)
    for (size_t i = 0; i < n; i++) o[i] = a * x[i] + y[i];
}

void five(const float *restrict x, float *restrict y, int h, int w) {
#pragma omp parallel for schedule(static)
    for (int i = 1; i < h - 1; i++)
        for (int j = 1; j < w - 1; j++)
            y[i * w + j] = 0.2f * (x[i * w + j] + x[(i - 1) * w + j] + x[(i + 1) * w + j] + x[i * w + j - 1] +
                                   x[i * w + j + 1]);
}

void softmax(const float *restrict x, float *restrict y, int h, int w) {
#pragma omp parallel for schedule(static)
    for (int i = 0; i < h; i++) {
        const float *row = x + (size_t)i * w;
        float *out = y + (size_t)i * w, most = row[0], sum = 0;
        for (int j = 1; j < w; j++) most = row[j] > most ? row[j] : most;
        for (int j = 0; j < w; j++) out[j] = expf(row[j] - most);
        for (int j = 0; j < w; j++) sum += out[j];
        for (int j = 0; j < w; j++) out[j] /= sum;
    }
}

void mandelbrot(int *restrict y, int h, int w, int most) {
#pragma omp parallel for schedule(dynamic, 4)
    for (int i = 0; i < h; i++)
        for (int j = 0; j < w; j++) {
            float cr = -2.0f + 3.0f * (float)j / (float)w, ci = -1.5f + 3.0f * (float)i / (float)h, zr = 0, zi = 0;
            int n = 0;
            for (int k = 0; k < most; k++) {
                if (zr * zr + zi * zi > 4.0f) break;
                float t = zr * zr - zi * zi + cr;
                zi = 2.0f * zr * zi + ci, zr = t, n++;
            }
            y[i * w + j] = n;
        }
}

void matmul(const float *restrict a, const float *restrict b, float *restrict c, int n) {
#pragma omp parallel for schedule(static)
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) c[(size_t)i * n + j] = 0;
        for (int k = 0; k < n; k++)
            for (int j = 0; j < n; j++) c[(size_t)i * n + j] += a[(size_t)i * n + k] * b[(size_t)k * n + j];
    }
}

/* A region after which the library's threads spin. */
void region(float *x, int n) {
#pragma omp parallel for schedule(static)
    for (int i = 0; i < n; i++) x[i] += 1.0f;
}

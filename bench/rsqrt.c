/* Whether rsqrt of an f32 is correctly rounded, whatever estimate it begins with (_spell_rsqrt in
   src/vyre/ops/math_root.py): every mantissa and parity of the exponent, every estimate off by 2**-22 at most.

   gcc -O2 -mfma -ffp-contract=off bench/rsqrt.c -lm && ./a.out

   prints the least error of an estimate that gives a wrong result: 2**-22.645. Hardware is nearer: 2**-22.9 by
   rsqrt.approx.f32 of PTX, 2**-23 by a division after a square root. Prints also how near 1 / sqrt(x) comes to
   the middle of two f32: 2**-51.74, so that f64 is wide enough for the reference. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static float of_bits(uint32_t u) { float f; memcpy(&f, &u, 4); return f; }
static uint32_t to_bits(float f) { uint32_t u; memcpy(&u, &f, 4); return u; }

int main(void) {
    double least = 1, nearest = 1;
    long pairs = 0, wrong = 0;
    for (uint32_t u = 0x3f800000; u < 0x40800000; u++) {
        float x = of_bits(u);
        long double exact = 1 / sqrtl(x);
        float right = exact;
        long double below = ((long double)right + nextafterf(right, 0)) / 2;
        long double above = ((long double)right + nextafterf(right, 2)) / 2;
        nearest = fmin(nearest, fminl(fabsl(exact - below), fabsl(exact - above)) / exact);
        for (int step = -5; step <= 5; step++) {
            float r = of_bits(to_bits(right) + step);
            double error = fabsl(r / exact - 1);
            if (error > 0x1p-22) continue;
            float product = x * r, lost = fmaf(x, r, -product);
            float near = fmaf(-product, r, 1), rest = fmaf(-lost, r, near);
            float y = fmaf(r * 0.5f, fmaf(near, rest, rest), r);
            pairs++;
            if (y != right) wrong++, least = fmin(least, error);
        }
    }
    printf("%ld pairs, %ld wrong, the least error among them 2**%.3f\n", pairs, wrong, log2(least));
    printf("the nearest to the middle of two: 2**%.2f\n", log2(nearest));
    return log2(least) < -22.9;
}

/* The driver's launch in a loop: what launching costs without Python. */

typedef int launch(void *kernel, unsigned bx, unsigned by, unsigned bz, unsigned tx, unsigned ty, unsigned tz,
                   unsigned shared, void *stream, void **arguments, void **extra);

int launches(launch *cuLaunchKernel, void *kernel, unsigned threads, void **arguments, long count) {
    int status = 0;
    for (long k = 0; k < count && !status; k++)
        status = cuLaunchKernel(kernel, 1, 1, 1, threads, 1, 1, 0, 0, arguments, 0);
    return status;
}

// The kernels of the bench as one writes them by hand in CUDA C++, for CuPy's RawKernel.

extern "C" __global__ void add(const float *x, const float *y, float *z) {
    z[threadIdx.x] = x[threadIdx.x] + y[threadIdx.x];
}

// Four neighbours for each thread; the last thread does what is left over.
extern "C" __global__ void saxpy(const float *__restrict__ x, const float *__restrict__ y, float *__restrict__ z,
                                 float a, long long n) {
    long long at = 4 * (blockIdx.x * (long long)blockDim.x + threadIdx.x);
    if (at + 4 <= n) {
        float4 p = *(const float4 *)(x + at), q = *(const float4 *)(y + at);
        *(float4 *)(z + at) = make_float4(a * p.x + q.x, a * p.y + q.y, a * p.z + q.z, a * p.w + q.w);
    } else {
        for (; at < n; at++) z[at] = a * x[at] + y[at];
    }
}

extern "C" __global__ void five_point(const float *__restrict__ x, float *__restrict__ y, int height, int width) {
    int i = blockIdx.y * blockDim.y + threadIdx.y, j = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= height || j >= width) return;
    const float *at = x + (long long)i * width + j;
    float v = *at;
    v += i > 0 ? at[-width] : 0.0f;
    v += i < height - 1 ? at[width] : 0.0f;
    v += j > 0 ? at[-1] : 0.0f;
    v += j < width - 1 ? at[1] : 0.0f;
    y[(long long)i * width + j] = 0.2f * v;
}

// Tiles of 32 x 32 by 32 x 8 threads; rows of the tile are one longer so that columns spread over the banks.
extern "C" __global__ void transpose(const float *__restrict__ x, float *__restrict__ y, int height, int width) {
    __shared__ float tile[32][33];
    int i = blockIdx.y * 32 + threadIdx.y, j = blockIdx.x * 32 + threadIdx.x;
    for (int k = 0; k < 32; k += 8)
        if (i + k < height && j < width) tile[threadIdx.y + k][threadIdx.x] = x[(long long)(i + k) * width + j];
    __syncthreads();
    i = blockIdx.x * 32 + threadIdx.y;
    j = blockIdx.y * 32 + threadIdx.x;
    for (int k = 0; k < 32; k += 8)
        if (i + k < width && j < height) y[(long long)(i + k) * height + j] = tile[threadIdx.x][threadIdx.y + k];
}

// The pull on each body of all bodies, which are (x, y, z, mass), by the estimate of the square root.
extern "C" __global__ void pull(const float4 *__restrict__ body, float4 *__restrict__ force, int n, float soft) {
    __shared__ float4 tile[256];
    int i = blockIdx.x * 256 + threadIdx.x;
    float4 me = i < n ? body[i] : make_float4(0, 0, 0, 0);
    float fx = 0, fy = 0, fz = 0;
    for (int first = 0; first < n; first += 256) {
        int at = first + threadIdx.x;
        tile[threadIdx.x] = at < n ? body[at] : make_float4(0, 0, 0, 0);
        __syncthreads();
        #pragma unroll 32
        for (int j = 0; j < 256; j++) {
            float4 other = tile[j];
            float dx = other.x - me.x, dy = other.y - me.y, dz = other.z - me.z;
            float near = rsqrtf(dx * dx + dy * dy + dz * dz + soft);
            float strength = other.w * near * near * near;
            fx += dx * strength;
            fy += dy * strength;
            fz += dz * strength;
        }
        __syncthreads();
    }
    if (i < n) force[i] = make_float4(fx, fy, fz, 0);
}

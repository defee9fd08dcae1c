# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Small dense matrices: products in 16.16 and f64, the Fisher matrix of a softmax, and inverse roots.

The inverse square root is found by Newton and Schulz' coupled iteration, products alone (Higham, Functions of
Matrices, 6.7): Y -> A^(1/2), Z -> A^(-1/2), with T = (3 I - Z Y) / 2, Y' = Y T, Z' = T Z.
"""

from vyre import Buf, Out, f64, gid, kernel, lid, pipeline, shared, u32, u64, wid
from vyre.tune.kernels.groups import LANES, SUBGROUPS, added
from vyre.tune.kernels.shares import shares

GREATEST = (1 << 32) - 1


@kernel(workgroup=LANES)
def product(matrix: Buf[u32, 2], vector: Buf[u32, 2], out: Out[u32]):
    """M v in 16.16, a workgroup for each row: full products, one shift of the exact sum, saturating.

    Halves of products are summed apart: a sum of 2^31 halves of 32 bits fits 64.
    """
    parts = shared(u64, SUBGROUPS)
    row = wid()
    low = u64(0)
    high = u64(0)
    for k in range(lid(), matrix.shape[1], LANES):
        whole = u64(matrix[row, k]) * u64(vector[0, k])
        low += whole & GREATEST
        high += whole >> 32
    low = added(low, parts)
    high = added(high, parts)
    if lid() == 0:
        fits = high < 1 << 32
        value = (high << 16) + (low >> 16) if fits else u64(GREATEST)
        out[row] = u32(min(value, u64(GREATEST)))


@pipeline
def precondition(matrix, vector, out):
    """`product` into `out`."""
    return product(matrix, vector, out=out, groups=matrix.shape[0])


@pipeline
def natural_step(weights, matrix, p, out):
    """The distribution of 16.16 weights into `p`, and its product with the matrix into `out`."""
    chosen, _ = shares(weights, p=p, groups=weights.shape[0])
    return product(matrix, chosen, out=out, groups=matrix.shape[0])


@kernel
def fisher(p: Buf[f64], matrix: Out[f64, 2]):
    """diag(p) - p pᵀ."""
    i, j = gid(0), gid(1)
    outer = p[i] * p[j]
    matrix[i, j] = p[i] - outer if i == j else -outer


@kernel
def damped(matrix: Buf[f64, 2], out: Out[f64, 2], damping: f64, scale: f64):
    """(A + damping I) / scale."""
    i, j = gid(0), gid(1)
    out[i, j] = (matrix[i, j] + damping if i == j else matrix[i, j]) / scale


@kernel
def row_sizes(matrix: Buf[f64, 2], sizes: Out[f64]):
    """The sum of magnitudes of each row; the greatest of them bounds every eigenvalue."""
    total = f64(0)
    for k in range(matrix.shape[1]):
        total += abs(matrix[gid(), k])
    sizes[gid()] = total


@kernel
def multiply(a: Buf[f64, 2], b: Buf[f64, 2], c: Out[f64, 2], scale: f64, diagonal: f64):
    """diagonal I + scale A B."""
    i, j = gid(0), gid(1)
    total = f64(0)
    for k in range(a.shape[1]):
        total += a[i, k] * b[k, j]
    c[i, j] = total * scale + diagonal if i == j else total * scale


@pipeline
def root_step(y, z, t, y_next, z_next):
    """One step of the coupled iteration."""
    multiply(z, y, t, scale=-0.5, diagonal=1.5)
    multiply(y, t, y_next, scale=1.0, diagonal=0.0)
    return multiply(t, z, z_next, scale=1.0, diagonal=0.0)

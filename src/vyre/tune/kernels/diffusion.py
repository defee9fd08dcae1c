# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Diffusion over a cellular sheaf, and its founding form without edges, in f64 and in 16.16.

The coboundary is a sparse matrix by rows: those of row i lie from starts[i] on, the part of the edge's first
node before middles[i], that of its second node after. Its transpose is kept beside it, so that every sum is
gathered by one invocation in a fixed order and nothing needs an atomic on floats.
"""

from vyre import (
    Buf,
    InOut,
    Out,
    atomic_max,
    bits,
    f64,
    func,
    gid,
    i32,
    kernel,
    lid,
    pipeline,
    shared,
    sqrt,
    u32,
    u64,
)
from vyre.tune.kernels.groups import LANES, SUBGROUPS, added, greatest

ONE = 1 << 16


@kernel
def damp(stalks: Buf[f64], restrictions: Buf[f64], out: Out[f64], damping: f64):
    """s - damping r s."""
    i = gid()
    out[i] = stalks[i] - damping * (restrictions[i] * stalks[i])


@kernel
def damp_fixed(stalks: Buf[u32], restrictions: Buf[u32], out: Out[u32], damping: u32):
    """s - (((damping r) >> 16) s >> 16), not below 0; a factor of ONE or more leaves nothing, and its product
    might not fit 64 bits.
    """
    i = gid()
    damped = u64(damping) * u64(restrictions[i]) >> 16
    delta = damped * u64(stalks[i]) >> 16
    out[i] = u32(0) if damped >= ONE else stalks[i] - u32(delta)


@kernel(workgroup=LANES)
def farthest(a: Buf[f64], b: Buf[f64], found: InOut[u64]):
    """The bits of the greatest |a - b|, if `found` holds 0; NaN is greater than any number."""
    parts = shared(u64, SUBGROUPS)
    top = greatest(bits(abs(a[gid()] - b[gid()])), parts)
    if lid() == 0:
        atomic_max(found, 0, top)


@kernel
def flag(before: Buf[f64], after: Buf[f64], flags: Out[u32], threshold: f64):
    """1 where |before - after| > threshold."""
    flags[gid()] = u32(abs(before[gid()] - after[gid()]) > threshold)


@func
def gathered(start, end, places, values, x):
    """The sum of values[k] x[places[k]]."""
    total = f64(0)
    for k in range(start, end):
        total += values[k] * x[places[k]]
    return total


@kernel
def apply(starts: Buf[i32, "n + 1"], places: Buf[i32], values: Buf[f64], x: Buf[f64], y: Out[f64, "n"]):
    """A sparse matrix times x."""
    i = gid()
    y[i] = gathered(starts[i], starts[i + 1], places, values, x)


@kernel
def disagree(
    coordinates: Buf[i32, "edges + 1"], starts: Buf[i32], middles: Buf[i32], places: Buf[i32],
    values: Buf[f64], x: Buf[f64], square: Out[f64, "edges"], scale: Out[f64, "edges"],
):  # fmt: skip
    """For each edge |F_v x_v - F_u x_u|², and |F_u x_u|² + |F_v x_v|²."""
    e = gid()
    apart = f64(0)
    size = f64(0)
    for i in range(coordinates[e], coordinates[e + 1]):
        one = gathered(starts[i], middles[i], places, values, x)  # -F_u x_u
        two = gathered(middles[i], starts[i + 1], places, values, x)
        apart += (two + one) * (two + one)
        size += one * one + two * two
    square[e] = apart
    scale[e] = size


@kernel
def move(x: Buf[f64], pull: Buf[f64], weights: Buf[f64], anchors: Buf[f64], out: Out[f64], step: f64):
    """x - step (pull + weights (x - anchors))."""
    i = gid()
    out[i] = x[i] - step * (pull[i] + weights[i] * (x[i] - anchors[i]))


@kernel(workgroup=LANES)
def normalise(v: Buf[f64], image: Buf[f64], out: Out[f64], quotient: Out[f64]):
    """The image at length 1, and v . image, by one workgroup; an image of 0 stays 0."""
    parts = shared(f64, SUBGROUPS)
    n = len(v)
    along = f64(0)
    square = f64(0)
    for i in range(lid(), n, LANES):
        along += v[i] * image[i]
        square += image[i] * image[i]
    along = added(along, parts)
    length = sqrt(added(square, parts))
    for i in range(lid(), n, LANES):
        out[i] = image[i] / length if length > 0 else f64(0)
    if lid() == 0:
        quotient[0] = along


@pipeline
def damp_until(stalks, restrictions, out, found, damping):
    """`damp`, and the bits of the greatest change."""
    damp(stalks, restrictions, out=out, damping=damping)
    farthest(stalks, out, found)


@pipeline
def laplacian(down, up, x, out):
    """δᵀ δ x; `down` is δ and `up` its transpose, each as starts, places and values."""
    return apply(*up, apply(*down, x), y=out)


@pipeline
def diffuse(down, up, x, weights, anchors, out, step):
    """x - step (L x + weights (x - anchors))."""
    pull = apply(*up, apply(*down, x))
    return move(x, pull, weights, anchors, out=out, step=step)


@pipeline
def power_step(down, up, v, out, quotient):
    """One turn of the power iteration: L v at length 1, and v . L v."""
    image = apply(*up, apply(*down, v))
    normalise(v, image, out=out, quotient=quotient, groups=1)

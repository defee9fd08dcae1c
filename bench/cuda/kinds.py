"""Kernels of the kinds that users write, beside torch and torch.compile, each with a copy of as many bytes.

python -m bench.cuda.kinds                             the table
python -m bench.cuda.kinds --json out.json             the table, and the numbers behind it
python -m bench.cuda.kinds --from out.json --readme    that of an earlier run, into bench/README.md as well
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from bench.cpu.kernels import column_sum
from bench.cpu.tables import Table
from bench.cuda.__main__ import add_options, machine, show

import vyre as vy
from vyre import Buf, InOut, Out, f16, f32, gid, i32, lid, u8, wid

START, END = "<!-- table of python -m bench.cuda.kinds -->", "<!-- end of table of kinds -->"
ROUNDS = 9
N = 1 << 26
SHAPES = ((8192, 8192), (8191, 8193))
BODIES, SOFT = 65_536, 1e-3


@vy.kernel
def half(x: Buf[f16], y: Buf[f16], z: Out[f16]):
    i = gid()
    z[i] = f16(2.0) * x[i] + y[i]


@vy.kernel
def threshold(x: Buf[u8, 2], y: Out[u8, 2], t: u8):
    i, j = gid(0), gid(1)
    if x[i, j] > t:
        y[i, j] = u8(255)
    else:
        y[i, j] = u8(0)


@vy.kernel
def bias(x: Buf[f32, 2], b: Buf[f32], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = x[i, j] + b[j]


@vy.kernel
def box(x: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    total = f32(0)
    for a in range(-1, 2):
        for b in range(-1, 2):
            total += x[i + a, j + b]
    y[i, j] = total / 9.0


@vy.kernel
def seven_points(x: Buf[f32, 3], y: Out[f32, 3]):
    a, i, j = gid(0), gid(1), gid(2)
    near = x[a - 1, i, j] + x[a + 1, i, j] + x[a, i - 1, j] + x[a, i + 1, j] + x[a, i, j - 1] + x[a, i, j + 1]
    y[a, i, j] = near - 6.0 * x[a, i, j]


@vy.kernel(workgroup=256)
def normed(x: Buf[f32, 2], gain: Buf[f32], y: Out[f32, 2]):
    """Rows over the root of the mean of their squares."""
    parts = vy.shared(f32, 8)
    row, n = wid(), x.shape[1]
    squares = f32(0)
    for j in range(lid(), n, 256):
        squares += x[row, j] * x[row, j]
    squares = vy.subgroup_add(squares)
    if vy.subgroup_lane() == 0:
        parts[lid() // 32] = squares
    vy.barrier()
    total = f32(0)
    for w in vy.unroll(range(8)):
        total += parts[w]
    scale = vy.rsqrt(total / f32(n) + 1e-6)
    for j in range(lid(), n, 256):
        y[row, j] = x[row, j] * scale * gain[j]


@vy.kernel
def gelu(x: Buf[f32], y: Out[f32]):
    i = gid()
    y[i] = 0.5 * x[i] * (1.0 + vy.erf(x[i] * 0.70710678))


@vy.kernel
def adam(p: InOut[f32], g: Buf[f32], m: InOut[f32], v: InOut[f32], rate: f32):
    i = gid()
    m[i] = 0.9 * m[i] + 0.1 * g[i]
    v[i] = 0.999 * v[i] + 0.001 * g[i] * g[i]
    p[i] = p[i] - rate * m[i] / (vy.sqrt(v[i]) + 1e-8)


@vy.kernel
def gather(x: Buf[f32], at: Buf[i32], y: Out[f32]):
    i = gid()
    y[i] = x[at[i]]


@vy.kernel
def prices(spot: Buf[f32], strike: Buf[f32], years: Buf[f32], price: Out[f32], rate: f32, volatility: f32):
    """European calls by Black and Scholes."""
    i = gid()
    s, k, t = spot[i], strike[i], years[i]
    spread = volatility * vy.sqrt(t)
    d1 = (vy.log(s / k) + (rate + 0.5 * volatility * volatility) * t) / spread
    first = 0.5 * vy.erfc(-d1 * 0.70710678)
    second = 0.5 * vy.erfc((spread - d1) * 0.70710678)
    price[i] = s * first - k * vy.exp(-rate * t) * second


@vy.func
def pulled(ax, ay, az, x, y, z, m):  # type: ignore[no-untyped-def]
    """The pull of a body of mass m that lies (ax, ay, az) away."""
    dx, dy, dz = ax - x, ay - y, az - z
    near = vy.rsqrt(dx * dx + dy * dy + dz * dz + SOFT)
    strength = m * near * near * near
    return dx * strength, dy * strength, dz * strength


@vy.kernel
def pull(body: Buf[f32, "n", 4], force: Out[f32, "n", 4]):
    """The pull on each body of all bodies, which are (x, y, z, mass)."""
    i = gid()
    x, y, z = body[i, 0], body[i, 1], body[i, 2]
    fx, fy, fz = f32(0), f32(0), f32(0)
    for j in range(body.shape[0]):
        gx, gy, gz = pulled(body[j, 0], body[j, 1], body[j, 2], x, y, z, body[j, 3])
        fx += gx
        fy += gy
        fz += gz
    force[i, 0], force[i, 1], force[i, 2] = fx, fy, fz


@vy.kernel(workgroup=256)
def pull_by_tiles(body: Buf[f32, "n", 4], force: Out[f32, "n", 4]):
    tile = vy.shared(f32, (256, 4))
    i, mine = gid(), lid()
    x, y, z = body[i, 0], body[i, 1], body[i, 2]
    fx, fy, fz = f32(0), f32(0), f32(0)
    for first in range(0, body.shape[0], 256):
        for axis in vy.unroll(range(4)):
            tile[mine, axis] = body[first + mine, axis]
        vy.barrier()
        for j in range(256):
            gx, gy, gz = pulled(tile[j, 0], tile[j, 1], tile[j, 2], x, y, z, tile[j, 3])
            fx += gx
            fy += gy
            fz += gz
        vy.barrier()
    force[i, 0], force[i, 1], force[i, 2] = fx, fy, fz


def jobs() -> Iterator[Callable[[], Any]]:
    """The jobs, each made when it is called."""
    yield partial(_flat, "2 x + y in f16")
    for shape in SHAPES:
        yield from (partial(one, shape) for one in (_threshold, _bias, _box, _normed, _column_sums))
    yield from (partial(_seven_points, shape) for shape in ((512, 512, 512), (511, 509, 513)))
    yield from (_gelu, _adam, _gather, _prices, _bodies)


def _job(title: str, ours: Any, theirs: Any, expected: Any, *, out: Any, moved: int) -> Any:
    from bench.cuda.contest import Job
    from bench.cuda.jobs import by_inductor

    function, tensors = theirs
    contenders = {
        "vyre": lambda: ours,
        "torch": lambda: partial(function, *tensors),
        "torch.compile": by_inductor(function, *tensors),
    }
    poisoned = (out,) if out.is_floating_point() else ()
    return Job(title, contenders, expected=expected, size=out.numel(), moved=moved, out=poisoned)


def _flat(title: str) -> Any:
    import torch

    x, y, z = (torch.randn(N, device="cuda").half() for _ in range(3))
    work = (lambda x, y: 2 * x + y, (x, y))
    return _job(title, lambda: half(x, y, z), work, lambda: (2 * x + y).double(), out=z, moved=6 * N)


def _threshold(shape: tuple[int, ...]) -> Any:
    import torch

    x = torch.randint(0, 256, shape, dtype=torch.uint8, device="cuda")
    y = torch.empty(shape, dtype=torch.uint8, device="cuda")

    def ours() -> Any:
        return threshold(x, y, 100)

    work = (lambda x: (x > 100).to(torch.uint8) * 255, (x,))
    return _job(
        _named("if and else, u8", shape),
        ours,
        work,
        lambda: (x > 100).double() * 255,
        out=y,
        moved=2 * x.numel(),
    )


def _images(shape: tuple[int, ...]) -> tuple[Any, Any]:
    import torch

    return torch.randn(shape, device="cuda"), torch.empty(shape, device="cuda")


def _named(what: str, shape: tuple[int, ...]) -> str:
    return f"{what}, {' x '.join(map(str, shape))}"


def _bias(shape: tuple[int, ...]) -> Any:
    x, y = _images(shape)
    b = _images(shape[1:])[0]
    work = (lambda x, b: x + b, (x, b))
    title = _named("bias by column", shape)
    return _job(
        title, lambda: bias(x, b, y), work, lambda: x.double() + b.double(), out=y, moved=8 * x.numel()
    )


def _box(shape: tuple[int, ...]) -> Any:
    import torch.nn.functional as F

    x, y = _images(shape)

    def blurred(x: Any) -> Any:
        return F.avg_pool2d(x[None], 3, 1, 1, count_include_pad=True)[0]

    return _job(
        _named("3 x 3 box", shape),
        lambda: box(x, y),
        (blurred, (x,)),
        lambda: blurred(x.double()),
        out=y,
        moved=8 * x.numel(),
    )


def _normed(shape: tuple[int, ...]) -> Any:
    import torch.nn.functional as F

    x, y = _images(shape)
    gain = _images(shape[1:])[0]

    def theirs(x: Any, gain: Any) -> Any:
        return F.rms_norm(x, (x.shape[1],), gain, 1e-6)

    def ours() -> Any:
        return normed(x, gain, y, groups=shape[0])

    return _job(
        _named("rows normalized", shape),
        ours,
        (theirs, (x, gain)),
        lambda: theirs(x.double(), gain.double()),
        out=y,
        moved=8 * x.numel(),
    )


def _column_sums(shape: tuple[int, ...]) -> Any:
    x, _ = _images(shape)
    y = _images(shape[1:])[1]
    work = (lambda x: x.sum(0), (x,))
    return _job(
        _named("column sums, a thread each", shape),
        lambda: column_sum(x, y),
        work,
        lambda: x.double().sum(0),
        out=y,
        moved=4 * x.numel(),
    )


def _seven_points(shape: tuple[int, ...]) -> Any:
    import torch.nn.functional as F

    x, y = _images(shape)

    def theirs(x: Any) -> Any:
        p = F.pad(x, (1, 1, 1, 1, 1, 1))
        a, i, j = (slice(1, -1),) * 3
        planes = p[:-2, i, j] + p[2:, i, j] + p[a, :-2, j] + p[a, 2:, j] + p[a, i, :-2] + p[a, i, 2:]
        return planes - 6.0 * x

    return _job(
        _named("7 points", shape),
        lambda: seven_points(x, y),
        (theirs, (x,)),
        lambda: theirs(x.double()),
        out=y,
        moved=8 * x.numel(),
    )


def _gelu() -> Any:
    import torch.nn.functional as F

    x, y = _images((N,))
    return _job("gelu", lambda: gelu(x, y), (F.gelu, (x,)), lambda: F.gelu(x.double()), out=y, moved=8 * N)


def _gather() -> Any:
    import torch

    x, y = _images((N,))
    at = (torch.arange(N, device="cuda") // 64 * 64 + torch.randint(0, 64, (N,), device="cuda")).int()
    work = (lambda x, at: x[at], (x, at))
    return _job(
        "gather with nearby indices",
        lambda: gather(x, at, y),
        work,
        lambda: x[at].double(),
        out=y,
        moved=12 * N,
    )


def _adam() -> Any:
    import torch
    from bench.cuda.contest import Job

    g, m, v, p = (torch.rand(N, device="cuda") for _ in range(4))
    given = [one.clone() for one in (m, v, p)]

    def step(g: Any, m: Any, v: Any, p: Any) -> Any:
        m.mul_(0.9).add_(g, alpha=0.1)
        v.mul_(0.999).addcmul_(g, g, value=0.001)
        return p.sub_(1e-3 * m / (v.sqrt() + 1e-8))

    def ours() -> Any:
        adam(p, g, m, v, 1e-3)
        return p

    def expected() -> Any:
        m64, v64, p64 = (one.double() for one in given)
        return step(g.double(), m64, v64, p64)

    return Job("a step of Adam", {"vyre": lambda: ours}, expected=expected, size=N, moved=28 * N)


def _prices() -> Any:
    import torch

    n = N + 5
    spot, strike, years = (
        low + torch.rand(n, device="cuda") * (high - low) for low, high in ((10, 200), (10, 200), (0.1, 5))
    )
    out = torch.empty(n, device="cuda")

    def work(s: Any, k: Any, t: Any) -> Any:
        spread = 0.3 * torch.sqrt(t)
        d1 = (torch.log(s / k) + (0.02 + 0.5 * 0.3 * 0.3) * t) / spread
        first, second = (0.5 * torch.special.erfc(-d * 0.7071067811865476) for d in (d1, d1 - spread))
        return s * first - k * torch.exp(-0.02 * t) * second

    tensors = (spot, strike, years)
    return _job(
        "Black-Scholes option pricing, 2^26 + 5",
        lambda: prices(*tensors, out, 0.02, 0.3),
        (work, tensors),
        lambda: work(*(one.double() for one in tensors)),
        out=out,
        moved=16 * n,
    )


def _bodies() -> Any:
    import numpy as np
    import torch
    from bench.cuda.contest import Job
    from bench.cuda.jobs import by_raw_kernel

    body = torch.randn(BODIES, 4, device="cuda").abs_()
    out, theirs, own = (torch.zeros(BODIES, 4, device="cuda") for _ in range(3))

    def expected() -> Any:
        exact = body.double()
        total = torch.zeros(BODIES, 4, device="cuda", dtype=torch.float64)
        for first in range(0, BODIES, 1024):
            apart = exact[None, :, :3] - exact[first : first + 1024, None, :3]
            strength = exact[:, 3] * ((apart**2).sum(2) + SOFT) ** -1.5
            total[first : first + 1024, :3] = (apart * strength[:, :, None]).sum(1)
        return total

    contenders = {
        "vyre": lambda: lambda: pull_by_tiles(body, out, groups=BODIES // 256),
        "vyre, an element kernel": lambda: lambda: pull.over(BODIES)(body, own),
        "CuPy RawKernel": by_raw_kernel(
            "pull",
            (body, theirs),
            (np.int32(BODIES), np.float32(SOFT)),
            blocks=(BODIES // 256,),
            threads=(256,),
        ),
    }
    return Job(f"n-body, {BODIES:,}", contenders, expected=expected, size=BODIES, flops=20 * BODIES**2)


def measured() -> tuple[str, list[Table], list[str]]:
    """The machine, the table, and what failed."""
    import torch
    from bench.cuda.contest import HEADS, Contest

    contest = Contest(ROUNDS, lambda text: print(text, flush=True))
    table = Table("kinds", "Kernels of other kinds", HEADS)
    for make in jobs():
        job = contest.attempt("a job", make)
        if job is not None:
            contest.run(job, table)
        del job
        torch.cuda.empty_cache()
    return machine(), [table], contest.failures


def main() -> None:
    """Measure, or read what was measured, and show it."""
    parser = argparse.ArgumentParser(prog="python -m bench.cuda.kinds", description="Measure other kernels.")
    add_options(parser)
    show(parser.parse_args(), measured, START, END)


if __name__ == "__main__":
    main()

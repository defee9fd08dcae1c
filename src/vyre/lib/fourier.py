"""Fourier transforms of any length."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache, lru_cache, partial
from math import prod
from threading import Lock
from typing import Any

import numpy as np

from vyre.ir import dtypes
from vyre.ir.dtypes import DType
from vyre.ir.problem import CallError
from vyre.lib.arrays import (
    axis_of,
    capabilities,
    flat,
    has_lanes,
    reshaped,
    result_of_shape,
    size_of,
    taken,
    type_of,
)
from vyre.lib.calls import recorded
from vyre.lib.kernels import fourier as kernels
from vyre.lib.kernels.layout import constant
from vyre.lib.permute import permute_dims
from vyre.plan import record
from vyre.plan.stand_ins import Traced

RADICES = (8, 4, 2, 3, 5, 7, 11, 13)
LANES = 16  # elements that the first passes on a CPU bring together
COLUMN = 64  # elements that an invocation of a CPU takes
KEPT = 1 << 25  # numbers of all tables that are kept; more on a GPU with much memory
_TABLES: dict[tuple[object, ...], Any] = {}
_LOCK = Lock()


@recorded
def fft(x: Any, *, axis: int = -1) -> Any:
    """The discrete Fourier transform along an axis: the sum of x[j] * exp(-2 pi i j k / n)."""
    return _along(x, axis, _forward)


@recorded
def ifft(x: Any, *, axis: int = -1) -> Any:
    """The inverse of `fft`, divided by the length."""
    return _along(x, axis, _backward)


@recorded
def rfft(x: Any, *, axis: int = -1) -> Any:
    """The first n // 2 + 1 elements of the transform of real numbers."""
    return _along(x, axis, _forward_real)


@recorded
def irfft(x: Any, *, n: int | None = None, axis: int = -1) -> Any:
    """The inverse of `rfft`: n real numbers, 2 (m - 1) by default for m elements."""
    return _along(x, axis, lambda pairs, T, is_real: _backward_real(pairs, T, is_real, n))


@lru_cache(256)
def plan(n: int) -> tuple[int, ...]:
    """The radices of the passes of a length, part of the order; empty if it has a prime factor above 13."""
    radices = []
    for radix in RADICES:
        while n % radix == 0 and n > 1:
            radices.append(radix)
            n //= radix
    return tuple(radices) if n == 1 else ()


def _forward(x: Any, T: DType, is_real: bool) -> Any:
    return transformed(kernels.with_zeros(x, T=T) if is_real else x, T, is_inverse=False)


def _backward(x: Any, T: DType, is_real: bool) -> Any:
    return transformed(kernels.with_zeros(x, T=T) if is_real else x, T, is_inverse=True)


def _forward_real(x: Any, T: DType, is_real: bool) -> Any:
    if not is_real:
        raise CallError("rfft takes real numbers. Fix: call fft, or pass the real part.")
    q, n = x.shape
    half = n // 2 + 1
    if n % 2 == 0:
        pairs = transformed(reshaped(x, (q, n // 2, 2)), T, is_inverse=False)
        turns = _table(kernels.roots, T, pairs, m=half, n=n, domain=half)
        return kernels.halves_joined(pairs, turns, m=half, T=T, domain=(q, half))
    y = _forward(x, T, is_real)
    return kernels.first_half(y, q=x.shape[0], half=half, T=T, domain=(x.shape[0], half))


def _backward_real(x: Any, T: DType, is_real: bool, n: int | None) -> Any:
    x = kernels.with_zeros(x, T=T) if is_real else x
    n = 2 * (x.shape[1] - 1) if n is None else n
    if n < 1 or n // 2 + 1 > x.shape[1]:
        what = f"irfft of {x.shape[1]} elements gives at most {2 * x.shape[1] - 1}, and n is {n}"
        raise CallError(f"{what}. Fix: pass n // 2 + 1 elements.")
    whole = kernels.mirrored(x, q=x.shape[0], n=n, T=T, domain=(x.shape[0], n))
    return kernels.real_part(transformed(whole, T, is_inverse=True), T=T)


def transformed(x: Any, T: DType, *, is_inverse: bool) -> Any:
    """The transforms of the rows of (q, n, 2)."""
    q, n = x.shape[:2]
    passes = plan(n)
    scale = 1.0 / n if is_inverse else 1.0
    if not passes:
        return _by_chirps(x, T, is_inverse, scale) if n > 1 else x
    if not has_lanes(x):
        turns = _kept(("turns", T, n), x, lambda like: _turns(like, T, passes))
        return _in_planes(x, turns, is_inverse, scale)
    named: dict[str, Any] = {"T": T, "is_inverse": is_inverse}
    done, made = 1, 0
    tile, threads = _tile(x, T)
    for group in _groups(passes, tile, threads):
        size = prod(group)
        lead, is_first = n // (done * size), done == 1
        most = min(tile // size, threads // kernels.invocations(group))
        rows, wide = _columns(most, q, lead if is_first else done, whole=n == size)
        groups = (-(-q // rows), -(-lead // wide) if is_first else lead, 1 if is_first else -(-done // wide))
        named |= {"is_first": is_first, "scale": scale if lead == 1 else 1.0, "groups": groups}
        columns = reshaped(x, (q, size, lead, done, 2))
        made += len(group)
        known = passes[:made], done
        turns = _kept(
            ("pairs of turns", T, known), x, partial(_pairs_of_turns, T=T, passes=known[0], done=done)
        )
        x = kernels.tile_form(group, rows, wide)(columns, turns, **named)
        done *= size
    return reshaped(x, (q, n, 2))


def _pairs_of_turns(x: Any, T: DType, passes: tuple[int, ...], done: int) -> Any:
    """The turns of the passes of a group on a GPU, after passes that made transforms of length `done`: in
    rows of that length, those of a pass from `done` on begin at `done`.
    """
    table, length = constant(flat(x), n=2 * prod(passes), value=0, R=T), 1
    table = reshaped(table, (prod(passes), 2))
    for radix in passes:
        kernels.pair_roots(table, radix=radix, done=length, T=T, domain=(radix - 1) * length)
        length *= radix
    return reshaped(table, (prod(passes) // done, done, 2))


def _tile(x: Any, T: DType) -> tuple[int, int]:
    """The most elements and invocations of a workgroup on the device of `x`."""
    able = capabilities(x)
    tile = kernels.TILE
    while 3 * tile * T.itemsize > able.shared_bytes:  # two numbers each, and half as much to part columns
        tile //= 2
    return tile, min(kernels.THREADS, able.workgroup)


def _columns(most: int, q: int, neighbours: int, *, whole: bool) -> tuple[int, int]:
    """The number of transforms that a workgroup has columns of, and of neighbours of each, up to `most`."""
    most = 1 << (max(1, most).bit_length() - 1)
    wide = 1 if whole else min(most, 1 << (neighbours.bit_length() - 1))
    return min(most // wide, 1 << (q - 1).bit_length()), wide


def _turns(x: Any, T: DType, passes: tuple[int, ...]) -> Any:
    """The turns of all passes on a CPU."""
    starts = kernels.starts_of_turns(passes)
    table = constant(flat(x), n=2 * max(starts[-1], 1), value=0, R=T)
    done = passes[0]
    for base, radix in zip(starts[1:], passes[1:], strict=False):
        kernels.pass_roots(table, base=base, radix=radix, done=done, T=T, domain=(radix - 1, done))
        done *= radix
    return table


@recorded
def _in_planes(x: Any, turns: Any, is_inverse: bool, scale: float) -> Any:
    """The transforms of (q, n, 2) by passes for CPUs: real and imaginary parts lie apart between them."""
    (q, n), T = x.shape[:2], type_of("x", x)
    passes = plan(n)
    starts, count = kernels.starts_of_turns(passes), 1
    while count < len(passes) and prod(passes[:count]) < LANES and prod(passes[: count + 1]) <= COLUMN:
        count += 1
    done = prod(passes[:count])
    first, whole = kernels.lead_form(passes[:count])
    named: dict[str, Any] = {"T": T, "q": q}
    columns = reshaped(x, (q, done, n // done, 2))
    if done == n:
        return whole(columns, turns, size=n, is_inverse=is_inverse, scale=scale, domain=q, **named)
    is_across = n // done < LANES <= q
    y = first(
        columns, turns, apart=n // done, size=done, is_inverse=is_inverse, is_across=is_across,
        domain=(n // done, q) if is_across else (q, n // done), **named,
    )  # fmt: skip
    for radix, base in zip(passes[count:], starts[count:], strict=False):
        blocks = n // (radix * done)
        y = reshaped(y, (2, q, radix, blocks, done))
        middle, last = kernels.plane_form(radix)
        named |= {"radix": radix, "done": done, "base": base, "domain": (q, blocks, done)}
        if blocks > 1:
            y = middle(y, turns, blocks=blocks, **named)
        else:
            y = last(y, turns, is_inverse=is_inverse, scale=scale, **named)
        done *= radix
    return reshaped(y, (q, n, 2))


@cache
def _groups(passes: tuple[int, ...], tile: int, threads: int) -> list[tuple[int, ...]]:
    """Passes that are done at once: all of a short transform, and of a longer one as many as leave room for
    columns beside each other. The groups are few, and then of about the same size.
    """
    whole = _cut(passes, tile, threads)
    if len(whole) == 1:
        return whole
    fewest = len(_cut(passes, kernels.COLUMN, threads))
    cuts = (_cut(passes, most, threads) for most in (64, 128, 256, 512))
    return next(cut for cut in cuts if len(cut) == fewest)


def _cut(passes: tuple[int, ...], most: int, threads: int) -> list[tuple[int, ...]]:
    """Passes in groups of at most `most` elements, of which an invocation has at most ELEMENTS."""
    groups: list[tuple[int, ...]] = [passes[:1]]
    for radix in passes[1:]:
        joined = (*groups[-1], radix)
        count = kernels.invocations(joined)
        if prod(joined) <= most and prod(joined) // count <= kernels.ELEMENTS and count <= threads:
            groups[-1] = joined
        else:
            groups.append((radix,))
    return groups


def _by_chirps(x: Any, T: DType, is_inverse: bool, scale: float) -> Any:
    """Bluestein's algorithm: a convolution with chirps, by transforms of a power of two."""
    q, n = x.shape[:2]
    long = 1 << (2 * n - 1).bit_length()
    chirp = _table(kernels.chirps, T, x, n=n, domain=n)
    spread = partial(kernels.spread_chirps, chirp, long=long, n=n, T=T, domain=long)
    factor = _kept(("factor", T, n), x, lambda like: transformed(spread(), T, is_inverse=False))
    x = kernels.chirped(x, chirp, q=q, long=long, T=T, is_inverse=is_inverse, domain=(q, long))
    x = kernels.multiplied(transformed(x, T, is_inverse=False), factor, T=T, domain=(q, long))
    x = transformed(x, T, is_inverse=True)
    return kernels.unchirped(x, chirp, q=q, n=n, T=T, is_inverse=is_inverse, scale=scale, domain=(q, n))


def _table(make: Any, T: DType, like: Any, **named: Any) -> Any:
    """A table of complex numbers on the device of an array, kept for later calls except in a pipeline."""
    return _kept((make.__name__, T, *named.values()), like, lambda like: make(like, T=T, **named))


def _kept(key: tuple[object, ...], like: Any, make: Callable[[Any], Any]) -> Any:
    """An array on the device of another one, made for its first user; on a tape, which is for arrays like
    these alone, the array itself.
    """
    if not isinstance(like, Traced):
        return _made_once(key, like, make)
    if like.recorder.is_planned:
        return make(like)
    with record.suspended():
        return _made_once(key, like.recorder.example((-1, 1, 1)), make)


def _made_once(key: tuple[object, ...], like: Any, make: Callable[[Any], Any]) -> Any:
    key = (*key, type(like), str(getattr(like, "device", "")))
    table = _TABLES.pop(key, None)  # atomic: another thread that misses it meanwhile makes its own
    if table is not None:
        _TABLES[key] = table  # the last ones are the latest used
        return table
    table = make(like)
    with _LOCK:
        _TABLES[key] = table
        most = max(KEPT, (capabilities(like).memory_bytes or 0) >> 9) if has_lanes(like) else KEPT
        while len(_TABLES) > 1 and sum(map(size_of, list(_TABLES.values()))) > most:
            _TABLES.pop(next(iter(_TABLES)), None)
    return table


def _along(x: Any, axis: int, run: Callable[[Any, DType, bool], Any]) -> Any:
    """The transform of each row along an axis, of complex numbers as pairs."""
    x = taken("x", x)
    shape = tuple(x.shape)
    axis = axis_of(axis, len(shape))
    is_real = x.dtype.kind != "c" if isinstance(x.dtype, np.dtype) else "complex" not in str(x.dtype)
    pairs = x if is_real else _as_pairs(x)
    T = type_of("x", pairs)
    if T not in (dtypes.f32, dtypes.f64) or size_of(x) == 0:
        what = f"x has shape {shape} and dtype {x.dtype}"
        raise CallError(f"{what}. Fix: pass at least one f32, f64 or complex number.")
    last = len(shape) - 1
    if axis != last:
        order = [k for k in range(last + 1) if k != axis]
        pairs = permute_dims(pairs, (*order, axis, *range(last + 1, len(pairs.shape))))
    n, lead = shape[axis], tuple(size for k, size in enumerate(shape) if k != axis)
    y = run(reshaped(pairs, (prod(lead), n) if is_real else (prod(lead), n, 2)), T, is_real)
    has_pairs = len(y.shape) == 3
    y = result_of_shape(y, (*lead, *y.shape[1:]))
    if axis != last:
        order = [*range(axis), last, *range(axis, last)]
        y = permute_dims(y, (*order, last + 1) if has_pairs else tuple(order))
    return _as_complex(y) if has_pairs else y


def _as_pairs(x: Any) -> Any:
    """Complex numbers as pairs of real ones, in the same memory."""
    if isinstance(x, Traced):
        return x.as_numbers()
    if isinstance(x, np.ndarray):
        return x.reshape((*x.shape, 1)).view(x.real.dtype)
    library = sys.modules[type(x).__module__.partition(".")[0]]
    split = getattr(library, "view_as_real", None)
    return split(x) if split is not None else x.reshape((*x.shape, 1)).view(x.real.dtype)


def _as_complex(y: Any) -> Any:
    """Pairs as complex numbers where the library of an array has such arrays; else they stay pairs."""
    if isinstance(y, Traced):
        return y.as_complex()
    if isinstance(y, np.ndarray):
        return y.view(np.complex64 if y.dtype == np.float32 else np.complex128)[..., 0]
    home = type(y).__module__.partition(".")[0]
    library = None if home == "vyre" else sys.modules.get(home)  # ours are for kernels alone
    join = getattr(library, "view_as_complex", None)
    if join is not None:
        return join(y)
    kind = getattr(library, "complex64" if str(y.dtype) == "float32" else "complex128", None)
    return y if kind is None or not hasattr(y, "view") else y.view(kind)[..., 0]

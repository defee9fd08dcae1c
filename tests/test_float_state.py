"""The same bytes whatever the floating-point state of the calling thread, which is left as it was."""

from __future__ import annotations

import itertools
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vyre as vy
from float_states import DEFAULT, STATES, current, needs_x86, put, within
from vyre import Buf, CallError, Const, Out, f16, f32, f64, gid

pytestmark = needs_x86
LARGE = 1 << 20

# Kernels take a Const that changes nothing but the key in the cache, so that they are compiled in each state.
FRESH = itertools.count(1)


@vy.kernel
def mixed(x: Buf[f32], y: Out[f32], a: f32, n: Const[int] = 0):
    i = gid() + n - n
    folded = f32(0.1) * f32(0.3) + f32(1e-30) * f32(1e-10)
    y[i] = vy.exp(x[i] * f32(1e-3)) * folded + x[i] * a + x[i] / f32(3) + vy.sqrt(vy.abs(x[i]))


@vy.kernel
def doubled(x: Buf[f64], y: Out[f64], a: f64 = 0.1, n: Const[int] = 0):
    i = gid() + n - n
    y[i] = x[i] * 0.5 + x[i] * a + f64(f32(x[i])) + f64(f16(x[i]))


@vy.kernel
def quartered(x: Buf[f32], y: Out[f32], n: Const[int] = 0):
    i = gid() + n - n
    y[i] = x[i] * f32(0.25)


@vy.kernel
def met(x: Buf[f32], y: Out[f32], n: Const[int] = 0):
    i = gid() + n - n
    y[i] = x[i] * f32(0.3)
    vy.grid_sync()
    y[i] = y[i] + y[vy.domain() - 1 - i] * f32(0.1)


@vy.kernel(workgroup=64)
def summed(x: Buf[f32], y: Out[f32], n: Const[int] = 0):
    s = vy.shared(f32, 64)
    s[vy.lid()] = x[gid()] * f32(0.1)
    vy.barrier()
    total = f32(0)
    for k in range(64):
        total += s[k] * f32(0.3)
    y[gid() + n - n] = total


@vy.pipeline
def both(x, a, n):
    return mixed(quartered(quartered(x, n=n), n=n), a=a, n=n)


@vy.pipeline
def met_between(x, n):
    return quartered(met(quartered(x, n=n), n=n), n=n)


@cache
def singles(size: int) -> np.ndarray:
    bits = np.random.default_rng(5).integers(0, 1 << 32, size, np.uint32)
    bits[::3] &= 0x80FFFFFF  # about the end of the normal numbers
    found = bits.view(np.float32)
    return np.where(np.isfinite(found), found, np.float32(1))


@cache
def doubles(size: int) -> np.ndarray:
    bits = np.random.default_rng(6).integers(0, 1 << 64, size, np.uint64)
    bits[::3] &= 0x801FFFFFFFFFFFFF
    bits[1::3] = singles(size).astype(np.float64).view(np.uint64)[1::3]
    found = bits.view(np.float64)
    return np.where(np.isfinite(found), found, 1.0)


for _size in (8, 77, 4096, LARGE):  # made once, in the default state
    singles(_size)
doubles(77)


def thrice(call: Callable[[], Any]) -> bytes:
    """The bytes of the last of three calls: cold, warm and by the fast entry, which must all be the same."""
    found = [call().tobytes() for _ in range(3)]
    assert found[0] == found[1] == found[2]
    return found[0]


def given_out(kernel: Any, *args: Any, **named: Any) -> Callable[[], Any]:
    out = np.zeros_like(args[0])
    return lambda: kernel(*args, y=out, **named)


def saved(n: int, folder: Path) -> Callable[[], Any]:
    both.save(folder / "both.vyre", singles(77), 0.1, n)
    found = vy.load(folder / "both.vyre")
    return lambda: found(singles(77), 0.1, n)


def on_new_threads(n: int, folder: Path) -> Callable[[], Any]:
    vy.threads(3 if vy.threads() != 3 else 4)  # made by the first call, in the state that is set then
    return given_out(mixed, singles(LARGE), a=0.1, n=n)


WAYS: dict[str, Callable[[int, Path], Callable[[], Any]]] = {
    "call": lambda n, _: given_out(mixed, singles(77), a=0.1, n=n),
    "f64": lambda n, _: given_out(doubled, doubles(77), n=n),
    "result made": lambda n, _: lambda: mixed(singles(77), a=0.1, n=n),
    "many threads": on_new_threads,
    "grid barrier": lambda n, _: given_out(met, singles(4096), n=n),
    "workgroups": lambda n, _: given_out(summed, singles(4096), n=n),
    "pipeline": lambda n, _: lambda: both(singles(77), 0.1, n),
    "unfused pipeline": lambda n, _: lambda: both(singles(LARGE), 0.1, n, fuse="off"),
    "pipeline that meets": lambda n, _: lambda: met_between(singles(4096), n),
    "saved pipeline": saved,
    "reference": lambda n, _: lambda: mixed(singles(77), a=0.1, n=n, device="reference"),
    "reference, f64": lambda n, _: lambda: doubled(doubles(77), n=n, device="reference"),
}


@pytest.fixture(autouse=True)
def _same_threads() -> Any:
    width = vy.threads()
    vy.threads(2)
    yield
    vy.threads(width)


@pytest.mark.parametrize("way", WAYS)
def test_the_bytes_are_the_same_in_every_floating_point_state(way: str, tmp_path: Path) -> None:
    expected = thrice(WAYS[way](next(FRESH), tmp_path))
    for name, state in STATES.items():
        call = WAYS[way](next(FRESH), tmp_path)
        with within(state):
            found = thrice(call)
        assert expected == found, name


@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
def test_the_state_is_left_as_it_was_after_an_error(state: int) -> None:
    given_out(mixed, singles(8), a=1.0)()
    with within(state):
        with pytest.raises(CallError):
            mixed(singles(8), y=np.zeros(8, np.int32), a=1.0)
        assert state == current()
        with pytest.raises(CallError):
            mixed(singles(8))


def test_a_check_computes_in_the_default_state() -> None:
    small, out = np.full(8, 2e-38, np.float32), np.zeros(8, np.float32)
    with within(STATES["rounds to zero and flushes"]):
        vy.check(quartered, small, out)

    assert (small * np.float32(0.25)).tobytes() == out.tobytes()


TRAPPING = f"""
import sys; sys.path.insert(0, {str(Path(__file__).parent)!r})
import numpy as np
import vyre as vy
from float_states import DEFAULT, DIVISIONS, put, within
from vyre import Buf, Out, f32, gid

@vy.kernel
def inverse(x: Buf[f32], y: Out[f32]):
    y[gid()] = f32(1) / x[gid()]

@vy.pipeline
def twice(x):
    return inverse(inverse(x))

vy.threads(2)
x, y = np.zeros(1 << 20, np.float32), np.zeros(1 << 20, np.float32)
small = np.zeros(8, np.float32)
for _ in range(3):
    with within(DEFAULT & ~DIVISIONS):
        inverse(x, y), inverse(small, small + 1), twice(x)
print(y[5])
"""


def test_a_trap_that_the_caller_has_unmasked_does_not_end_the_process() -> None:
    done = subprocess.run([sys.executable, "-c", TRAPPING], capture_output=True, text=True, timeout=120)

    assert (0, "inf\n") == (done.returncode, done.stdout), done.stderr


EARLY = f"""
import sys; sys.path.insert(0, {str(Path(__file__).parent)!r})
import ctypes
ctypes.CDLL("libm.so.6").fesetround(0x800)
import numpy as np
from test_float_state import mixed, singles
print(mixed(singles(77), a=0.1, n=12345).tobytes().hex())
"""


def test_a_state_set_before_vyre_is_imported_changes_nothing() -> None:
    done = subprocess.run([sys.executable, "-c", EARLY], capture_output=True, text=True, timeout=120)

    assert mixed(singles(77), a=0.1).tobytes().hex() + "\n" == done.stdout, done.stderr
    assert DEFAULT == current()
    put(DEFAULT)


def test_bools_are_true_wherever_their_byte_is_not_0(tmp_path: Path) -> None:
    bits = np.tile(np.arange(256, dtype=np.uint8), 9)[:-7].view(np.bool_)
    plain = bits.view(np.uint8) != 0
    for device in ("reference", "cpu"):
        for call in (chosen, copied, picked, counted):
            expected = call(plain, device=device)
            assert expected.tobytes() == call(bits, device=device).tobytes(), (device, call.__name__)
            if device == "cpu":
                assert call(plain, device="reference").tobytes() == expected.tobytes()
    for fuse in ("auto", "off"):
        assert twisted(plain, fuse=fuse).tobytes() == twisted(bits, fuse=fuse).tobytes()
    twisted.save(tmp_path / "t.vyre", bits)
    assert twisted(plain).tobytes() == vy.load(tmp_path / "t.vyre")(bits).tobytes()


@vy.kernel
def chosen(x: Buf[vy.bool_], y: Out[f32]):
    y[gid()] = 1.0 if x[gid()] else 2.0


@vy.kernel
def copied(x: Buf[vy.bool_], y: Out[vy.bool_]):
    y[gid()] = x[gid()]


@vy.kernel
def picked(x: Buf[vy.bool_], y: Out[vy.i32]):
    i = gid()
    y[i] = vy.i32(x[x.shape[0] - 1 - i] ^ x[(i * 7) % x.shape[0]]) + vy.i32(x[i] == True) * 2  # noqa: E712


@vy.kernel(workgroup=64)
def counted(x: Buf[vy.bool_], y: Out[vy.i32]):
    s = vy.shared(vy.bool_, 64)
    s[vy.lid()] = x[gid()]
    vy.barrier()
    total = 0
    for k in range(64):
        total += vy.i32(s[k])
    y[gid()] = total


@vy.pipeline
def twisted(x):
    return picked(copied(x))

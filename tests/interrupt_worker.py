"""Calls that would never end, each ended by a signal; prints the name of each that was, and what came after.

python interrupt_worker.py FOLDER
"""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import vyre as vy
from vyre import Buf, Out, f32, gid, i32, lid

ENDLESS = 2_000_000_000
SECONDS = 0.1  # until a signal comes, and between signals


class Alarm(Exception):
    """Raised by the handler of a signal."""


@vy.kernel
def nested(x: Buf[f32], y: Out[f32], n: i32):
    s = f32(0)
    for j in range(n):
        for k in range(n):
            s = s * f32(0.5) + x[gid()] + f32(j - k)
    y[gid()] = s


@vy.kernel
def flat(x: Buf[f32], y: Out[f32], n: vy.i64):
    s = x[gid()]
    for _ in range(n):
        s = s * f32(0.5) + f32(1)
    y[gid()] = s


@vy.kernel
def fixed(x: Buf[f32], y: Out[f32]):
    s = x[gid()]
    for _ in range(2_000_000_000):
        for _ in range(2_000_000_000):
            s = s * f32(0.5) + f32(1)
    y[gid()] = s


@vy.kernel
def short_inside(x: Buf[f32], y: Out[f32], n: i32):
    s = x[gid()]
    for j in range(n):
        for k in range(n):
            for _ in range(j % 3):
                s = s * f32(0.5) + f32(k)
            if s > f32(1e30):
                break
    y[gid()] = s


@vy.kernel
def apart(x: Buf[f32], y: Out[f32], n: i32):
    s = f32(0)
    for j in range(n - gid()):
        for k in range(n - 3 * gid()):
            if s > f32(1e30):
                break
            s = s * f32(0.5) + x[gid()] + f32(j - k)
    y[gid()] = s


@vy.kernel
def returning(x: Buf[f32], y: Out[f32], n: i32):
    s = x[gid()]
    for j in range(n):
        for k in range(n):
            s = s * f32(0.5) + f32(k)
            if j == n - 1:
                return
    y[gid()] = s


@vy.kernel(workgroup=64)
def grouped(x: Buf[f32], y: Out[f32], n: i32):
    s = vy.shared(f32, 64)
    for j in range(n):
        s[lid()] = x[gid()] + f32(j)
        vy.barrier()
        y[gid()] = s[63 - lid()]
        vy.barrier()


@vy.kernel(workgroup=64)
def grouped_inside(x: Buf[f32], y: Out[f32], n: i32):
    s = vy.shared(f32, 64)
    s[lid()] = x[gid()]
    vy.barrier()
    total = f32(0)
    for j in range(n):
        for k in range(n):
            total += s[(lid() + k) % 64] * f32(j)
    y[gid()] = total


@vy.kernel(workgroup=1024)
def on_own_stack(x: Buf[f32], y: Out[f32], n: i32):
    own = vy.local(f32, 512)
    for j in range(n):
        own[j % 512] = x[gid()] + f32(j)
        vy.barrier()
        for k in range(n):
            own[k % 512] += own[(j + k) % 512]
    y[gid()] = own[n % 512]


@vy.kernel
def meeting(x: Buf[f32], y: Out[f32], n: i32):
    y[gid()] = x[gid()]
    for _ in range(n):
        vy.grid_sync()
        t = y[vy.domain() - 1 - gid()]
        vy.grid_sync()
        y[gid()] = t * f32(0.5)


@vy.kernel
def wide(x: Buf[f32], y: Out[f32], n: i32):
    y[gid(1) % 8] = x[gid(0) % 8] + f32(n)


@vy.kernel
def doubled(x: Buf[f32], y: Out[f32]):
    y[gid()] = x[gid()] + x[gid()]


@vy.pipeline
def fused(x, n):
    return doubled(nested(doubled(x), n=n))


def out(x: np.ndarray) -> np.ndarray:
    return np.zeros_like(x)


ONE, FEW, MANY = (np.ones(size, np.float32) for size in (1, 100, 1 << 16))


def ways(folder: Path) -> dict[str, Callable[[int], Any]]:
    """Calls by name that take as long as the number says."""
    fused.save(folder / "fused.vyre", FEW, 3)
    loaded = vy.load(folder / "fused.vyre")
    return {
        "nested loops": lambda n: nested(ONE, out(ONE), n=n),
        "nested loops of many": lambda n: nested(MANY, out(MANY), n=n),
        "own stack": lambda n: on_own_stack(FEW, out(FEW), n=n),
        "one loop": lambda n: flat(FEW, out(FEW), n=n * n),
        "fixed loops": lambda n: fixed(FEW[: n - 2], out(FEW[: n - 2])),
        "short loops inside": lambda n: short_inside(FEW, out(FEW), n=n),
        "lanes apart": lambda n: apart(FEW, out(FEW), n=n),
        "loops with returns": lambda n: returning(FEW, out(FEW), n=n),
        "barriers in a loop": lambda n: grouped(FEW, out(FEW), n=n),
        "workgroups": lambda n: grouped_inside(MANY, out(MANY), n=n),
        "grid barriers": lambda n: meeting(FEW, out(FEW), n=n),
        "domain": lambda n: wide(FEW, out(FEW), n=1, domain=(n, n)),
        "pipeline": lambda n: fused(FEW, n),
        "pipeline of many, not fused": lambda n: fused(MANY, n, fuse="off"),
        "saved pipeline": lambda n: loaded(FEW, n),
        "reference": lambda n: nested(FEW, n=n, device="reference"),
    }


def interrupted(call: Callable[[], Any], handler: Callable[..., Any]) -> str:
    has_raised = False

    def once(*given: object) -> None:
        """The handler until it raises; a signal that comes while that goes up is not another one."""
        nonlocal has_raised
        if has_raised:
            return
        try:
            handler(*given)
        except BaseException:
            has_raised = True
            raise

    signal.signal(signal.SIGALRM, once)
    signal.setitimer(signal.ITIMER_REAL, SECONDS, SECONDS)
    try:
        call()
    except (KeyboardInterrupt, Alarm) as fault:
        return type(fault).__name__
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    return "ended"


def is_well() -> bool:
    """True if calls alone and on all threads do what they should."""
    return bool((doubled(FEW) == 2).all() and (doubled(MANY, out(MANY)) == 2).all())


class Patient:
    """A handler that lets the call go on three times, once with a call of its own, once with a deep stack."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self, *_: object) -> None:
        self.calls += 1
        if self.calls == 2 and not is_well():
            raise AssertionError("a handler may call kernels")
        if self.calls == 3:
            self.sink(900)
        if self.calls > 3:
            raise Alarm

    def sink(self, depth: int) -> None:
        """Go deep, through C code, which takes stack each time."""
        if depth:
            list(map(self.sink, [depth - 1]))


def on_another_thread() -> str:
    """Does the main thread go on while another is in a kernel that was taken for a short one."""
    nested(ONE, out(ONE), n=1), nested(ONE, out(ONE), n=1), nested(ONE, out(ONE), n=1)
    begun = threading.Event()

    def work() -> None:
        begun.set()
        nested(ONE, out(ONE), n=ENDLESS)

    threading.Thread(target=work, daemon=True).start()
    begun.wait()
    return interrupted(lambda: threading.Event().wait(), signal.default_int_handler)


def main() -> None:
    vy.threads(3)
    for name, call in ways(Path(sys.argv[1])).items():
        call(2)  # compiled now, so that the signal comes while it runs
        cold = interrupted(lambda call=call: call(ENDLESS), signal.default_int_handler)
        for _ in range(3):
            call(2)
        warm = interrupted(lambda call=call: call(ENDLESS), signal.default_int_handler)
        sys.stdout.write(f"{name}: {cold}, {warm}, {is_well()}\n")
        sys.stdout.flush()
    for name, call in list(ways(Path(sys.argv[1])).items())[:3]:
        patient = Patient()
        ended = interrupted(lambda call=call: call(ENDLESS), patient)
        sys.stdout.write(f"{name}, patient handler: {ended}, {patient.calls}, {is_well()}\n")
        sys.stdout.flush()
    sys.stdout.write(f"another thread: {on_another_thread()}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()

"""Atomics of one thread, which runs the whole launch without locks, and of several."""

import subprocess
import sys
from collections.abc import Iterator

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Const, InOut, Out, dtype, f32, f64, gid, i32, i64, u32
from vyre.ir.dtypes import DType

COUNT = 3000


@pytest.fixture(params=[1, 3], ids=["one thread", "several threads"], autouse=True)
def number_of_threads(request: pytest.FixtureRequest) -> Iterator[None]:
    before = vy.threads()
    vy.threads(request.param)
    yield
    vy.threads(before)


@vy.kernel
def updated(
    at: Buf[i32], x: Buf["T"], y: InOut["T", 2], z: InOut["T"], kind: Const[int], T: Const[dtype] = i32
):
    i = gid()
    place = at[i] // 50, at[i] % 50
    if kind == 0:
        vy.atomic_add(y, place, x[i])
    elif kind == 1:
        vy.atomic_min(y, place, x[i])
    else:
        vy.atomic_max(y, place, x[i])
    if x[i] > 0:
        vy.atomic_max(z, at[i] - 20, x[i])
    z[len(z) - 1] = 1


@pytest.mark.parametrize("kind", [0, 1, 2])
@pytest.mark.parametrize("elements", [i32, u32, i64, f32, f64])
def test_atomics_give_the_elements_of_the_reference(elements: DType, kind: int) -> None:
    random = np.random.default_rng(kind)
    at = random.integers(-3, 2600, COUNT, dtype=np.int32)
    x = random.integers(-100, 100, COUNT).astype(elements.carrier)  # sums of such floats are exact
    y, z = random.integers(0, 50, (50, 50)).astype(x.dtype), np.zeros(2000, x.dtype)
    ours, theirs = (y.copy(), z.copy()), (y.copy(), z.copy())

    updated(at, x, *ours, kind=kind, domain=COUNT)
    updated(at, x, *theirs, kind=kind, domain=COUNT, device="reference")

    for one, other in zip(ours, theirs, strict=True):
        assert other.tobytes() == one.tobytes()


@vy.kernel
def queued(x: Buf[i32, "n"], count: Out[i32, "1"], places: Out[i32, "n"], kept: Out[i32, "n"]):
    i = gid()
    if x[i] > 0:
        place = vy.atomic_add(count, 0, 1)
        places[i] = place + 1
        kept[place] = x[i]


def test_every_invocation_gets_an_old_value_of_its_own() -> None:
    x = np.random.default_rng(1).integers(-5, 100, COUNT, dtype=np.int32)

    count, places, kept = queued(x)

    assert (x > 0).sum() == count[0]
    assert list(range(1, count[0] + 1)) == sorted(places[places > 0])
    assert sorted(x[x > 0]) == sorted(kept[: count[0]])


@vy.kernel
def doubled(at: Buf[i32], x: Buf[f32], y: InOut[f32]):
    vy.atomic_add(y, at[gid()], x[gid()])
    vy.atomic_exchange(y, 1, x[gid()])


def test_a_nan_is_the_canonical_one() -> None:
    x = np.full(100, 0xFFC12345, np.uint32).view(np.float32)
    y = np.array([1, 7, 3], np.float32)

    doubled(np.zeros(100, np.int32), x, y)

    assert [0x7FC00000, 0x7FC00000] == list(y.view(np.uint32)[:2])


@vy.kernel
def counted(x: Buf[i32, 2], most: Const[int], y: Out[i32, "most"]):
    for k in range(x.shape[1]):
        vy.atomic_add(y, x[gid(), k], 1)


@pytest.mark.parametrize("most", [1, 37, 1024, 1025, 5000])
def test_arrays_of_every_length_are_counted_in(most: int) -> None:
    x = np.random.default_rng(2).integers(-2, most + 2, (700, 9), dtype=np.int32)

    y = counted(x, most=most, domain=700)

    inside = x[(x >= 0) & (x < most)]
    assert (np.bincount(inside, minlength=most) == y).all()


CONCURRENT = """
import threading, numpy as np, vyre as vy
from vyre import Buf, InOut, i32
vy.threads({width})

@vy.kernel
def count(keys: Buf[i32], counts: InOut[i32]):
    vy.atomic_add(counts, keys[vy.gid()], 1)

def work(own):
    ready.wait()
    for _ in range(150):
        count(own, counts, domain=own.shape)

keys = np.random.default_rng(1).integers(0, 3000, (3, 20_000)).astype(np.int32)
counts, ready = np.zeros(3000, np.int32), threading.Barrier(3)
for again in range(2):  # in the second round, the threads are known
    threads = [threading.Thread(target=work, args=(own,)) for own in keys]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
print(int(np.abs(counts - 300 * np.bincount(keys.ravel(), minlength=3000)).sum()))
"""


@pytest.mark.parametrize("width", [1, 2])
def test_calls_of_several_python_threads_lose_no_update(width: int) -> None:
    code = CONCURRENT.format(width=width)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert (0, "0\n", "") == (done.returncode, done.stdout, done.stderr)

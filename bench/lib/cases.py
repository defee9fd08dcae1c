"""What is measured: functions of the library on arrays of a device, and the same by peers.

A case is a name, the bytes that must move at least, a call of Vyre, and calls of peers by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

import vyre as vy
from vyre import lib

Call = Callable[[], Any]


@dataclass(frozen=True)
class Case:
    name: str
    bytes: int
    vyre: Call
    peers: dict[str, Call]


def arrays(n: int) -> dict[str, Any]:
    """Arrays of the host of n elements; matrices of about as many."""
    rng = np.random.default_rng(0)
    side = int(n**0.5)
    f = rng.standard_normal(n, np.float32)
    return {
        "f32": f,
        "i32": rng.integers(-(1 << 30), 1 << 30, n, dtype=np.int32),
        "u32": rng.integers(0, 1 << 32, n, dtype=np.uint32),
        "u8": rng.integers(0, 256, n, dtype=np.uint8),
        "few": rng.integers(0, 1024, n, dtype=np.int32),
        "keep": f > 0,
        "sorted": np.sort(rng.integers(0, n, n, dtype=np.int32)),
        "matrix": f[: side * side].reshape(side, side),
        "table": np.sort(rng.standard_normal(1 << 16, np.float32)),
    }


def moved(host: dict[str, Any], to: str) -> dict[str, Any]:
    """The arrays in another library's memory: "vyre", "torch", "cupy" or "jax", on the GPU."""
    if to == "vyre":
        return {key: vy.array(value, device="cuda") for key, value in host.items()}
    if to == "torch":
        import torch

        return {
            key: torch.from_numpy(value.view(np.int32) if value.dtype == np.uint32 else value).cuda()
            for key, value in host.items()
        }
    if to == "cupy":
        import cupy

        return {key: cupy.asarray(value) for key, value in host.items()}
    import jax

    return {key: jax.device_put(value) for key, value in host.items()}


def cases(own: dict[str, Any], peers: dict[str, tuple[Any, dict[str, Any]]]) -> Iterator[Case]:
    """The cases on arrays of Vyre's device, beside peers: their module and their arrays by name."""

    def case(name: str, floor: int, call: Callable[[dict[str, Any]], Any], **theirs: Any) -> Case:
        made = {
            peer: (lambda f=f, m=module, a=arrays: f(m, a))
            for peer, (module, arrays) in peers.items()
            if (f := theirs.get(peer, theirs.get("all"))) is not None
        }
        return Case(name, floor, lambda: call(own), made)

    n = int(np.prod(own["f32"].shape))
    yield case("sum f32", 4 * n, lambda a: lib.sum(a["f32"]), all=lambda m, a: m.sum(a["f32"]))
    yield case("sum i32", 4 * n, lambda a: lib.sum(a["i32"]), all=lambda m, a: m.sum(a["i32"]))
    yield case("max f32", 4 * n, lambda a: lib.max(a["f32"]), all=lambda m, a: m.max(a["f32"]))
    yield case("argmax f32", 4 * n, lambda a: lib.argmax(a["f32"]), all=lambda m, a: m.argmax(a["f32"]))
    yield case("mean f32", 4 * n, lambda a: lib.mean(a["f32"]), all=lambda m, a: m.mean(a["f32"]))
    yield case("var f32", 4 * n, lambda a: lib.var(a["f32"]), all=lambda m, a: m.var(a["f32"]))
    yield case(
        "count_nonzero",
        4 * n,
        lambda a: lib.count_nonzero(a["f32"]),
        all=lambda m, a: m.count_nonzero(a["f32"]),
    )
    yield case(
        "dot f32", 8 * n, lambda a: lib.dot(a["f32"], a["f32"]), all=lambda m, a: m.dot(a["f32"], a["f32"])
    )
    for axis in (0, 1):
        yield case(
            f"sum axis {axis}", 4 * n, lambda a, axis=axis: lib.sum(a["matrix"], axis=axis),
            all=lambda m, a, axis=axis: m.sum(a["matrix"], axis),
        )  # fmt: skip
    for kind in ("f32", "i32"):
        yield case(
            f"cumulative_sum {kind}", 8 * n, lambda a, kind=kind: lib.scan(a[kind], _plain(kind), 0),
            all=lambda m, a, kind=kind: m.cumsum(a[kind], 0, dtype=a[kind].dtype),
        )  # fmt: skip
    yield case(
        "cumulative_sum i32 to i64", 12 * n, lambda a: lib.cumulative_sum(a["i32"]),
        all=lambda m, a: m.cumsum(a["i32"], 0, dtype=m.int64),
    )  # fmt: skip
    yield case(
        "select", 6 * n, lambda a: lib.select(a["f32"], a["keep"]), all=lambda m, a: a["f32"][a["keep"]]
    )
    yield case("nonzero", 5 * n, lambda a: lib.nonzero(a["keep"]), all=lambda m, a: m.nonzero(a["keep"]))
    yield case(
        "bincount u8", n, lambda a: lib.bincount(a["u8"], length=256), all=lambda m, a: m.bincount(a["u8"])
    )
    yield case(
        "bincount 1024", 4 * n, lambda a: lib.bincount(a["few"], length=1024),
        all=lambda m, a: m.bincount(a["few"]),
    )  # fmt: skip
    yield case(
        "histogram 100", 4 * n, lambda a: lib.histogram(a["f32"], 100, range=(-3.0, 3.0)),
        numpy=lambda m, a: m.histogram(a["f32"], 100, (-3.0, 3.0)),
        cupy=lambda m, a: m.histogram(a["f32"], 100, (-3.0, 3.0)),
        torch=lambda m, a: m.histc(a["f32"], 100, -3.0, 3.0),
    )  # fmt: skip
    yield case(
        "searchsorted 64 Ki", 12 * n, lambda a: lib.searchsorted(a["table"], a["f32"]),
        all=lambda m, a: m.searchsorted(a["table"], a["f32"]),
    )  # fmt: skip
    yield case(
        "take", 12 * n, lambda a: lib.take(a["f32"], a["sorted"]), all=lambda m, a: a["f32"][a["sorted"]]
    )
    yield case("sort u32", 36 * n, lambda a: lib.sort(a["u32"]), **SORT)
    yield case(
        "sort f32", 36 * n, lambda a: lib.sort(a["f32"]), numpy=lambda m, a: m.sort(a["f32"]),
        cupy=lambda m, a: m.sort(a["f32"]), jax=lambda m, a: m.sort(a["f32"]),
        torch=lambda m, a: m.sort(a["f32"]),
    )  # fmt: skip
    yield case(
        "argsort u32", 64 * n, lambda a: lib.argsort(a["u32"]),
        numpy=lambda m, a: m.argsort(a["u32"], kind="stable"), cupy=lambda m, a: m.argsort(a["u32"]),
        torch=lambda m, a: m.argsort(a["u32"], stable=True), jax=lambda m, a: m.argsort(a["u32"]),
    )  # fmt: skip
    yield case(
        "unique of sorted", 8 * n, lambda a: lib.run_lengths(a["sorted"]),
        numpy=lambda m, a: m.unique(a["sorted"], return_counts=True, sorted=True),
        torch=lambda m, a: m.unique_consecutive(a["sorted"], return_counts=True),
    )  # fmt: skip
    yield case(
        "topk 1000", 4 * n, lambda a: lib.topk(a["f32"], 1000),
        numpy=lambda m, a: m.partition(a["f32"], n - 1000)[-1000:], torch=lambda m, a: m.topk(a["f32"], 1000),
    )  # fmt: skip
    yield case("median", 4 * n, lambda a: lib.median(a["f32"]), all=lambda m, a: m.median(a["f32"]))


SORT = {name: lambda m, a: m.sort(a["u32"]) for name in ("numpy", "cupy", "torch", "jax")}


@vy.func
def plus(a: Any, b: Any) -> Any:
    return a + b


def _plain(kind: str) -> Any:
    return "sum" if kind == "f32" else plus

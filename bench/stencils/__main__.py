"""Measure pipelines of stencils, fused and call by call, and print a table.

python -m bench.stencils                     on the CPU
python -m bench.stencils --device cuda       beside torch.compile
python -m bench.stencils --only wave --rounds 9 --scale 0.25

Both ways must give equal bytes. torch.compile is measured on a GPU, where torch is installed.
"""

from __future__ import annotations

import argparse
import importlib.util
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from bench.progress import shown
from bench.stencils import kernels as K

import vyre as vy

Work = Callable[[], Any]
AGREED = 0.999  # of the pixels of a mask, whose thresholds see other roundings in torch


@dataclass(frozen=True, slots=True)
class Case:
    """A pipeline, the shape and number of its arrays, the largest element, and its scalars."""

    title: str
    pipeline: Any
    shape: tuple[int, ...]
    arrays: int
    scalars: dict[str, float]
    most: float = 1.0


CASES = (
    Case("Canny", K.canny, (4320, 7680), 1, {"low": 40.0, "high": 90.0}, 255.0),
    Case("unsharp mask", K.unsharp, (4321, 7681), 1, {"amount": 0.7}, 255.0),
    Case("Harris corners", K.harris, (4320, 7680), 1, {"least": 1e4}, 255.0),
    Case("bilateral, threshold", K.smooth_mask, (2161, 3841), 1, {"spread": 0.001, "least": 128.0}, 255.0),
    Case("wave equation", K.waves, (8192, 8192), 2, {"c": 0.2}),
    Case("wave equation in space", K.waves_3d, (385, 383, 387), 2, {"c": 0.2}),
    Case("shallow water", K.water, (4097, 4095), 3, {"dt": 0.01}),
    Case("lattice Boltzmann D2Q9", K.lattice, (2048, 2048), 9, {"omega": 1.1}),
)
COLUMNS = "{:24} {:>20} {:>10} {:>10} {:>8} {:>14} {:>8}  {}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure pipelines of stencils.")
    parser.add_argument("--device", default="cpu", help="the device, for example cuda")
    parser.add_argument("--only", default="", help="only pipelines whose title contains this")
    parser.add_argument("--rounds", default=7, type=int, help="how often contenders take turns")
    parser.add_argument("--scale", default=1.0, type=float, help="of each side of the arrays")
    asked = parser.parse_args()
    print(COLUMNS.format("pipeline", "arrays", "fused", "off", "faster", "torch.compile", "faster", ""))
    chosen = [case for case in CASES if asked.only in case.title]
    rows = [
        _measured(case, asked.device, asked.rounds, asked.scale) for case in shown(chosen, "the pipelines")
    ]
    slower = [case.title for case, is_slower in zip(chosen, rows, strict=True) if is_slower]
    print(f"slower than call by call: {', '.join(slower) or 'none'}")


def _measured(case: Case, device: str, rounds: int, scale: float) -> bool:
    """Print the row of a pipeline; return whether it is slower fused."""
    shape = tuple(max(round(side * scale), 4) for side in case.shape)
    rng = np.random.default_rng(time.time_ns())
    arrays = [rng.random(shape, np.float32) * np.float32(case.most) for _ in range(case.arrays)]
    has_torch = importlib.util.find_spec("torch") is not None
    on_gpu = device != "cpu"
    placed: list[Any] = [_tensor(array) for array in arrays] if on_gpu else arrays
    works: dict[str, Work] = {}
    vy.use(device)
    works["fused"] = lambda: case.pipeline(*placed, **case.scalars)
    works["off"] = lambda: case.pipeline(*placed, **case.scalars, fuse="off")
    fused, off = (_numpy(works[name]()) for name in ("fused", "off"))
    notes = (
        [] if all(a.tobytes() == b.tobytes() for a, b in zip(fused, off, strict=True)) else ["BYTES DIFFER"]
    )
    if has_torch and on_gpu:
        compiled = _compiled(case, placed)
        theirs = _numpy(compiled())
        if not all(_agree(a, b) for a, b in zip(off, theirs, strict=True)):
            notes.append("torch gives other numbers")
        works["torch.compile"] = compiled
    times = _in_turns(works, rounds, _spent_on_gpu if on_gpu else _spent)
    launches = len(case.pipeline.explain(*placed, **case.scalars).plan.steps)
    ours, alone, other = times["fused"], times["off"], times.get("torch.compile")
    print(
        COLUMNS.format(
            case.title, f"{case.arrays} of {'x'.join(map(str, shape))}", f"{ours:.4g} ms", f"{alone:.4g} ms",
            f"{alone / ours:.2f}", f"{other:.4g} ms" if other else "-",
            f"{other / ours:.2f}" if other else "-", "; ".join([*notes, f"{launches} launches"]),
        )
    )  # fmt: skip
    return ours > 1.02 * alone


def _tensor(array: Any) -> Any:
    import torch

    return torch.from_numpy(array).cuda()


def _numpy(results: Any) -> list[Any]:
    found = results if isinstance(results, tuple | list) else (results,)
    return [np.asarray(one.cpu() if hasattr(one, "cpu") else one) for one in found]


def _compiled(case: Case, tensors: list[Any]) -> Work:
    import torch
    from bench.stencils.peers import PEERS

    function = torch.compile(PEERS[case.title], dynamic=False)
    return lambda: function(*tensors, **case.scalars)


def _agree(ours: Any, theirs: Any) -> bool:
    if ours.dtype == np.uint8:
        return bool(np.mean(ours == theirs) > AGREED)
    return bool(np.allclose(ours, theirs, rtol=1e-3, atol=1e-3))


def _in_turns(works: dict[str, Work], rounds: int, spent: Callable[[Work], float]) -> dict[str, float]:
    """The median milliseconds of each, measured in turns."""
    found: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds + 1):
        for name, work in works.items():
            found[name].append(spent(work))
    return {name: statistics.median(times[1:]) for name, times in found.items()}


def _spent(work: Work) -> float:
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1e3


def _spent_on_gpu(work: Work) -> float:
    import torch

    start, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    torch.cuda.synchronize()
    torch.cuda._sleep(2_000_000)  # so that the call is queued before the clock starts
    start.record()
    work()
    end.record()
    torch.cuda.synchronize()
    return float(start.elapsed_time(end))


if __name__ == "__main__":
    main()

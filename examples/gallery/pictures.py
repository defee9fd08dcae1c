"""Pictures of arrays: colours, and PNG files, with nothing but NumPy and the standard library.

The build of the site, the tests and the programs of this folder use it.
"""

import struct
import sys
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

# Colours along a scale, dark to bright.
HEAT = np.array([(12, 8, 38), (87, 16, 110), (187, 55, 84), (249, 142, 8), (252, 255, 164)], float)
SEA = np.array([(8, 24, 58), (28, 88, 140), (90, 160, 190), (200, 226, 220), (255, 255, 255)], float)
SPLIT = np.array([(33, 72, 148), (150, 190, 224), (247, 247, 247), (240, 160, 128), (160, 28, 44)], float)


def scaled(values: np.ndarray, low: float | None = None, high: float | None = None) -> np.ndarray:
    """The values from 0 to 1."""
    values = np.asarray(values, float)
    low = float(values.min()) if low is None else low
    high = float(values.max()) if high is None else high
    return np.clip((values - low) / max(high - low, 1e-12), 0, 1)


def coloured(values: np.ndarray, colours: np.ndarray = HEAT) -> np.ndarray:
    """A picture of values from 0 to 1."""
    place = np.clip(values, 0, 1) * (len(colours) - 1)
    below = np.minimum(place.astype(int), len(colours) - 2)
    share = (place - below)[..., None]
    return (colours[below] * (1 - share) + colours[below + 1] * share).astype(np.uint8)


def gray(values: np.ndarray) -> np.ndarray:
    """A picture of values from 0 to 1 in shades of gray."""
    return np.repeat((np.clip(values, 0, 1) * 255).astype(np.uint8)[..., None], 3, axis=2)


def halves(before: np.ndarray, after: np.ndarray) -> np.ndarray:
    """The left half of one picture and the right half of another, with a line between them."""
    middle = before.shape[1] // 2
    picture = np.concatenate([before[:, :middle], after[:, middle:]], axis=1)
    picture[:, middle - 1 : middle + 1] = (240, 80, 60)
    return picture


def png(picture: np.ndarray) -> bytes:
    """A picture of (height, width, 3) bytes as a PNG file."""
    height, width, _ = picture.shape
    rows = np.concatenate([np.zeros((height, 1), np.uint8), picture.reshape(height, -1)], axis=1)

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = zlib.compress(rows.tobytes(), 9)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", body) + chunk(b"IEND", b"")


def best_time(
    work: Callable[..., object], arguments: tuple[Any, ...], *, rounds: int = 5, seconds: float = 2.0
) -> float:
    """The shortest of some calls, in seconds."""
    best, stop = float("inf"), time.perf_counter() + seconds
    for _ in range(rounds):
        start = time.perf_counter()
        work(*arguments)
        best = min(best, time.perf_counter() - start)
        if time.perf_counter() > stop:
            break
    return best


def show(module: ModuleType | str) -> None:
    """Compute and compare a program of the gallery, write its picture, and print its times."""
    module = sys.modules[module] if isinstance(module, str) else module
    arguments = module.inputs(module.LARGE)
    result = module.compute(*arguments)
    ours = best_time(module.compute, arguments)
    theirs = best_time(module.plain, arguments, rounds=2)
    name = Path(module.__file__ or "picture").stem
    Path(f"{name}.png").write_bytes(png(module.draw(result, *arguments)))
    sys.stdout.write(
        f"{name}: Vyre {ours * 1e3:.2f} ms, NumPy {theirs * 1e3:.1f} ms, {theirs / ours:.1f} times\n"
        f"the picture is {name}.png\n"
    )

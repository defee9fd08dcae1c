"""Random kernels whose statements run one after the other over parts of the domain: the reference's bytes."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from lower.interpreter import run
from lower.verifier import verify
from vyre import reference
from vyre.front import read
from vyre.lower.cpu_element import lower
from vyre.lower.cuts import cuts, settled
from vyre.lower.layout import Layout
from vyre.lower.prepare import own_locals, own_loop_variables
from vyre.passes import expand
from vyre.targets.cpu.schedule import lowered

HEAD = "def k(x: Buf[f32, 2], y: Out[f32, 2], z: Out[f32, 2], t: i32):\n"
START = "    i, j, n, m = gid(0), gid(1), 1, 2\n    v = 1.0\n"
COMMON = ("t > 1", "t != 2", "x.shape[0] > 3", "x.shape[1] < 5", "m > n", "n + t < 4")
PLACES = ("j == n", "j > m", "i > n", "i == m", "j < 3 and i > 0", "i == 0 and j == 0", "j <= i", "j + 1 < t")
LINES = ("n = {}", "m = n + {}", "v = v + {}.5", "n += {}", "v = x[i, j]")
STORES = ("y[i, j] += v", "z[i, j] = f32(n)", "z[i, j] = v * f32(m)", "y[i, j] = y[i, j] * {}.0 + x[i, j]")


def kernel(rng: Random) -> str:
    """A kernel with conditions inside conditions, of all invocations and of places, and locals between."""

    def line(lines: tuple[str, ...]) -> str:
        return rng.choice(lines).format(rng.randint(0, 3))

    def block(depth: int, pad: str) -> list[str]:
        lines = [pad + line(LINES)] if rng.random() < (0.3 if depth else 0.1) else []
        for _ in range(rng.randint(1, 2)):
            if depth == 0 or rng.random() < 0.2:
                lines.append(pad + line(STORES))
                continue
            lines.append(f"{pad}if {rng.choice(COMMON if depth > 1 and rng.random() < 0.7 else PLACES)}:")
            lines += block(depth - 1, pad + "    ")
            if rng.random() < 0.3:
                lines += [f"{pad}else:", *block(depth - 1, pad + "    ")]
        return lines

    return HEAD + START + "\n".join([*block(2, "    "), *block(2, "    ")]) + "\n"


@pytest.mark.parametrize("start", range(0, 100, 25))
def test_the_bytes_are_those_of_the_reference(start: int) -> None:
    several = 0
    for seed in range(start, start + 25):
        rng = Random(seed)
        one = expand(read.program(kernel(rng)))
        prepared = own_locals(own_loop_variables(one))
        several += len(cuts(settled(prepared)[0], Layout(2, 4, 2))) > 1
        forms = [lower(prepared, Layout(2, 4, 2, has_masks=masks)) for masks in (False, True)]
        forms += [lowered(one, 2, size) for size in (16, 64)]
        shape, t = rng.choice([(1, 1), (2, 3), (5, 7), (4, 18)]), rng.randint(0, 3)
        x = np.random.default_rng(seed).random(shape, np.float32)
        wanted = {"x": x, "y": np.full(shape, 9, np.float32), "z": x + 1, "t": t}
        reference.run(one, wanted, grid=shape)
        for form in forms:
            verify(form)
            got = {"x": x, "y": np.full(shape, 9, np.float32), "z": x + 1, "t": t}
            run(form, got, shape)
            assert wanted["y"].tobytes() == got["y"].tobytes(), seed
            assert wanted["z"].tobytes() == got["z"].tobytes(), seed

    assert several > 2

"""Random element kernels that read neighbours, whole numbers alone, and how they are to be laid out."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

WIDTHS = (1, 2, 3, 5, 8, 12, 16, 17, 20, 21, 24, 31, 32, 33, 37, 40, 48, 257, 259, 262)


@dataclass(frozen=True)
class Neighbours:
    """The text of a kernel from x to y, their shapes, and the choices of a configuration."""

    text: str
    inputs: tuple[int, ...]
    shape: tuple[int, ...]
    choices: dict[str, Any]


def neighbours(seed: int) -> Neighbours:
    """A kernel over one to six axes: sums of neighbours, in loops or not, stored always or by a choice."""
    random = Random(seed)
    rank = random.choice((1, 2, 2, 2, 2, 3, 3, 3, 4, 5, 6))
    outer = [random.randint(1, 5 if rank < 4 else 3) for _ in range(rank - 1)]
    shape = (*outer, random.choice(WIDTHS) if rank > 1 else random.randint(1, 90))
    is_alike = random.random() < 0.7
    inputs = shape if is_alike else tuple(max(1, size + random.randint(-2, 3)) for size in shape)
    ids = [*"ijkpqr"][:rank]
    own = ", ".join(ids)
    lines = [f"{name} = gid({axis})" for axis, name in enumerate(ids)]
    lines += [*_sum(random, ids, inputs), *_stored(random, own)]
    of = f"i32, {rank}" if rank > 1 else "i32"
    body = "".join(f"    {line}\n" for line in lines)
    text = f"@kernel\ndef k(x: Buf[{of}], y: Out[{of}]):\n{body}"
    return Neighbours(text, inputs, shape, _choices(random, rank))


def _sum(random: Random, ids: list[str], inputs: tuple[int, ...]) -> list[str]:
    if random.random() < 0.2:  # a few neighbours along an axis
        axis = random.randrange(len(ids))
        index = ", ".join(f"{name} + a" if axis == at else name for at, name in enumerate(ids))
        return ["t = i32(0)", "for a in range(-1, 2):", f"    t += x[{index}]"]
    if random.random() < 0.2:  # all of a row
        return [
            "t = i32(0)",
            f"for a in range(x.shape[{len(ids) - 1}]):",
            f"    t += x[{', '.join([*ids[:-1], 'a'])}] * 3",
        ]
    taps = [f"{random.randint(1, 9)} * x[{_index(random, ids, inputs)}]" for _ in range(random.randint(1, 7))]
    if random.random() < 0.3:  # where it is, and how large
        taps.append(
            f"{random.choice(ids)} * {random.choice(['gid(2)', 'domain(0)', 'domain(2)', 'x.shape[0]'])}"
        )
    return [f"t = {' + '.join(taps)}"]


def _index(random: Random, ids: list[str], inputs: tuple[int, ...]) -> str:
    reach = random.choice((1, 1, 2, 5))
    parts = []
    for name, size in zip(ids, inputs, strict=True):
        by = random.randint(-reach, reach)
        ways = [f"{size - 1} - {name}", str(random.randint(0, 3)), *[f"{name} + ({by})"] * 12]
        parts.append(random.choice(ways))
    return ", ".join(parts)


def _stored(random: Random, own: str) -> list[str]:
    if random.random() < 0.7:
        return [f"y[{own}] = t"]
    return [
        f"if x[{own}] > {random.randint(0, 99)}:",
        f"    y[{own}] = t",
        "else:",
        f"    y[{own}] = x[{own}]",
    ]


def _choices(random: Random, rank: int) -> dict[str, Any]:
    blocks = {1: [(4,), (32,)], 2: [(1, 8), (3, 4), (2, 16)], 3: [(1, 2, 4), (2, 1, 8)]}
    every = {
        "strips": random.randint(1, 4),
        "lanes": random.choice((1, 2, 4)),
        "block": random.choice(blocks.get(rank, [()])),
    }
    return {name: value for name, value in every.items() if random.random() < 0.5}

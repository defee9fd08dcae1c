"""Measure how compile time grows with the size of a program, stage by stage.

python -m bench.compile                      programs of 100, 1,000 and 10,000 pieces, for the CPU
python -m bench.compile --size 100 --size 400 --only loops
python -m bench.compile --ptx                the way to PTX as well
python -m bench.compile --json out.json      the numbers behind the table

`growth` compares the time for a piece with that of the smallest program of the same kind: 1 is linear. Times
are of the processor, not of the clock, so that other work on the machine changes them little.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import isqrt
from pathlib import Path

import click
from bench.progress import shown
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

SIZES = (100, 1_000, 10_000)
HEAD = "@kernel\ndef k(x: Buf[f32], y: Out[f32], n: i32):\n    i = gid()\n    v = x[i]\n"
TAIL = "    y[i] = v\n"


def statements(count: int) -> str:
    """Straight lines, each of which reads the value before it."""
    lines = (f"    v = v * {1 + k / 1000} + x[i + {k % 7}]\n" for k in range(count))
    return HEAD + "".join(lines) + TAIL


def stores(count: int) -> str:
    """Straight lines that store, each elsewhere."""
    lines = (f"    y[i * {count} + {k}] = x[i + {k % 7}] * {1 + k / 1000}\n" for k in range(count))
    return HEAD + "".join(lines)


def ifs(count: int) -> str:
    """Branches that data decide."""
    lines = (f"    if x[i + {k % 7}] > {k / 1000}:\n        v = v * {1 + k / 1000}\n" for k in range(count))
    return HEAD + "".join(lines) + TAIL


def loops(count: int) -> str:
    """Loops one after the other, with bounds that are known at run time."""
    lines = (f"    for k in range(n + {k % 7}):\n        v = v + x[k + {k}]\n" for k in range(count))
    return HEAD + "".join(lines) + TAIL


def ifs_with_loops(count: int) -> str:
    """Branches that data decide, with a loop in each."""
    lines = (
        f"    if x[i + {k % 7}] > {k / 1000}:\n"
        f"        for k in range(n):\n            v = v * {1 + k / 1000}\n"
        for k in range(count)
    )
    return HEAD + "".join(lines) + TAIL


def unrolled(count: int) -> str:
    """Two nested unrolled loops around one line."""
    side = isqrt(count)
    body = f"    for a in unroll(range({side})):\n        for b in unroll(range({side})):\n"
    return HEAD + body + "            v = v + x[a * 3 + b] * f32(a - b)\n" + TAIL


def funcs(count: int) -> str:
    """Calls of one small function."""
    func = "@func\ndef f(a, b):\n    if a > b:\n        return a - b\n    return a * 0.5\n\n"
    lines = (f"    v = f(v, x[i + {k % 7}])\n" for k in range(count))
    return func + HEAD + "".join(lines) + TAIL


def locals_(count: int) -> str:
    """As many locals, all alive to the end."""
    lines = (f"    a{k} = x[i + {k}] * {1 + k / 1000}\n" for k in range(count))
    sums = (f"    v = v * 0.5 + a{k}\n" for k in range(count))
    return HEAD + "".join(lines) + "".join(sums) + TAIL


def exchanges(count: int) -> str:
    """Steps of a workgroup with a barrier after each."""
    head = HEAD.replace("@kernel", "@kernel(workgroup=64)") + "    s = shared(f32, 64)\n    l = lid()\n"
    lines = (
        f"    s[l] = v\n    barrier()\n    v = v + s[(l + {k}) % 64]\n    barrier()\n" for k in range(count)
    )
    return head + "".join(lines) + TAIL


def _group(step: Callable[[int], str]) -> Callable[[int], str]:
    """A kernel of workgroups with such steps, each between two barriers."""
    head = HEAD.replace("@kernel", "@kernel(workgroup=64)") + "    s = shared(f32, 64)\n    l = lid()\n"
    return lambda count: (
        head + "".join(f"    s[l] = v\n    barrier()\n{step(k)}    barrier()\n" for k in range(count)) + TAIL
    )


group_loops = _group(lambda k: f"    for q in range(n + {k % 7}):\n        v = v + s[(l + q) % 64]\n")
group_ifs = _group(lambda k: f"    if s[(l + {k}) % 64] > {k / 1000}:\n        v = v * {1 + k / 1000}\n")


def grid_barriers(count: int) -> str:
    """Steps of the whole grid; each is compiled by itself for the CPU."""
    lines = (f"    y[i] = v\n    grid_sync()\n    v = v + y[(i + {k}) % 64]\n" for k in range(count))
    return HEAD.replace("y: Out", "y: InOut") + "".join(lines) + TAIL


KINDS: dict[str, Callable[[int], str]] = {
    "statements": statements,
    "stores": stores,
    "locals": locals_,
    "ifs": ifs,
    "loops": loops,
    "ifs with loops": ifs_with_loops,
    "unrolled copies": unrolled,
    "func calls": funcs,
    "barriers": exchanges,
    "group loops": group_loops,
    "group ifs": group_ifs,
}


class Clock:
    """Seconds of processor time by stage."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    @contextmanager
    def __call__(self, stage: str) -> Iterator[None]:
        began = time.process_time()
        yield
        self.seconds[stage] = self.seconds.get(stage, 0.0) + time.process_time() - began


def measured(text: str, *, with_ptx: bool) -> dict[str, float]:
    """The seconds that each stage takes for a program."""
    from vyre.check.rules import check
    from vyre.front.read import lowered_text
    from vyre.ir.problem import Problems
    from vyre.passes import expand, optimize
    from vyre.targets.cpu import native
    from vyre.targets.cpu.compile import compile_object
    from vyre.targets.cpu.machine import host
    from vyre.targets.specialization import spec_key

    clock = Clock()
    with clock("front"):
        lowered = lowered_text(text)
    if lowered.problems:
        raise Problems(list(lowered.problems))
    program = lowered.program
    with clock("check"):
        check(program)
    with clock("digest"):
        spec_key(program).digest()
    with clock("passes"):
        compact = expand(optimize(program))
    with clock("emit"):
        module = native.text(compact, 1)
    with clock("llvm"):
        compile_object(module, host(), passes=native.passes(compact, module))
    if with_ptx:
        from vyre.targets.cuda import ptx

        with clock("ptx"):
            ptx.compile(compact, 1, "sm_90")
    return clock.seconds


@click.command()
@click.option("--size", "sizes", multiple=True, type=click.IntRange(1), help="Pieces; may be repeated.")
@click.option("--only", default="", help="Only kinds whose name contains this.")
@click.option("--ptx", "with_ptx", is_flag=True, help="Compile to PTX as well.")
@click.option("--json", "json_path", type=click.Path(dir_okay=False), help="Write the numbers here.")
def main(sizes: tuple[int, ...], only: str, with_ptx: bool, json_path: str | None) -> None:
    """Measure how compile time grows with the size of a program."""
    console = Console()
    from vyre.ir.problem import Problems

    measured(statements(3), with_ptx=with_ptx)  # loads everything
    records: list[dict[str, object]] = []
    chosen = [(name, text) for name, text in KINDS.items() if only in name]
    for name, text in shown(chosen, "kinds of programs"):
        table: Table | None = None
        first: dict[str, float] = {}
        for count in sizes or SIZES:
            try:
                seconds = measured(text(count), with_ptx=with_ptx)
            except Problems as fault:
                console.print(f"{name}, {count}: refused, {fault.problems[0].what}")
                continue
            seconds["all"] = sum(seconds.values())
            table = table or Table("pieces", *seconds, title=name, title_justify="left", box=SIMPLE)
            first = first or {stage: took / count for stage, took in seconds.items()}
            cells = [
                f"{took:.2f} ({took / count / first[stage]:.1f})" if first[stage] else f"{took:.2f}"
                for stage, took in seconds.items()
            ]
            table.add_row(f"{count:,}", *cells)
            records.append({"kind": name, "pieces": count, "seconds": seconds})
        if table is not None:
            console.print(table)
    console.print("Seconds; in brackets the time for a piece relative to the smallest program: 1 is linear.")
    if json_path is not None:
        Path(json_path).write_text(json.dumps(records, indent=1))


if __name__ == "__main__":
    main()

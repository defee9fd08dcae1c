"""Whole programs with their arguments."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import numpy as np

from generation.arrays import Array, Mode, Own, ownership, shape_for, within
from generation.expressions import Local
from generation.features import Features, launch
from generation.phases import Phases
from generation.values import contents
from vyre.analysis.divergence import Level
from vyre.ir.dtypes import DType, u32
from vyre.ir.nodes import Block, Declare, Extents, Param, Program, Region

FEW = (1, 1, 1, 2, 2, 3)


@dataclass(frozen=True, slots=True)
class Case:
    """A program, arguments for it in storage form, and the grid to run it over."""

    program: Program = field(repr=False)  # which would be 100 kB: Hypothesis names the seed instead
    arguments: dict[str, Any] = field(repr=False)
    grid: Extents


def case(seed: int, features: Features) -> Case:
    """The case of a seed: always the same one."""
    rng = Random(seed)
    shape = launch(rng, features)
    writer = Phases(rng, features, shape)
    arrays = _parameters(writer)
    scalars = [
        Local(f"s{k}", writer.dtype(), Level.GRID, is_param=True) for k in range(rng.choice((0, 1, 2, 3)))
    ]
    writer.locals += scalars
    declared = _shared(writer) if shape.workgroup is not None and features.barriers else ()
    writer.modes = {array.name: _first_mode(writer, array) for array in writer.arrays if array.maps}
    body = (*_placed(rng, declared), *writer.prologue(), *writer.block(features.statements))
    body = (*body, *writer.epilogue())
    stated = Random(f"extents of {seed}")  # apart, so that the rest of a program stays as it was
    params = [replace(_param(array), axes=_stated(stated, array)) for array in arrays]
    params += [Param(local.name, "scalar", local.dtype, 0) for local in scalars]
    rng.shuffle(params)
    program = Program("k", tuple(params), body, shape.workgroup)
    return Case(program, _arguments(seed, features, arrays, scalars), shape.grid)


def _param(array: Array) -> Param:
    assert array.access != "shared"
    assert array.access != "local"
    return Param(array.name, array.access, array.dtype, len(array.shape))


def _stated(rng: Random, array: Array) -> tuple[str, ...]:
    """The extents in an annotation: some are numbers, and those of inputs may be names too."""
    if rng.random() < 0.6 or 0 in array.shape:
        return ()
    is_named = array.access == "in" and rng.random() < 0.5
    sizes = enumerate(array.shape)
    return tuple([f"n_{array.name}_{k}" if is_named and rng.random() < 0.5 else str(n) for k, n in sizes])


def _parameters(writer: Phases) -> list[Array]:
    """Arrays to read and to write; those for tickets are known to the ticket alone."""
    rng, domain = writer.rng, writer.launch.domain
    for number in range(rng.choice((1, 2, 3, 4))):
        dtype = writer.dtype() if number else rng.choice(writer.integers)
        writer.arrays.append(Array(f"x{number}", "in", dtype, _some_shape(rng, domain)))
    for number in range(rng.choice(FEW)):
        writer.arrays.append(_output(writer, f"y{number}", rng.choice(("out", "inout")), writer.dtype()))
    arrays = [*writer.arrays]
    if writer.features.atomics and u32 in writer.features.dtypes and rng.random() < 0.25:
        handed = Array("handed", "out", writer.dtype(), (rng.randint(0, math.prod(domain) + 5),))
        writer.tickets = (Array("counter", "inout", u32, (1,)), Array("total", "inout", u32, (3,)), handed)
        arrays += writer.tickets
    return arrays


def _some_shape(rng: Random, domain: Extents) -> Extents:
    """A shape like the domain's, or any."""
    if rng.random() < 0.5:
        return within([max(size + rng.choice((0, 0, 0, 1, -1, 4)), 0) for size in domain])
    return within([rng.choice((1, 2, 3, 4, 7, 16, 40)) for _ in range(rng.choice(FEW))])


def _output(writer: Phases, name: str, access: Any, dtype: DType) -> Array:
    rank = writer.rng.choice((1, 1, 2, 3, len(writer.launch.grid)))
    domain = writer.launch.domain
    maps = tuple([ownership(writer.rng, "gid", domain, rank) for _ in range(2)])
    return Array(name, access, dtype, shape_for(writer.rng, maps[0]), maps)


def _shared(writer: Phases) -> Block:
    """Declarations of shared arrays, some of them for reductions alone."""
    rng, sizes = writer.rng, writer.launch.workgroup
    assert sizes is not None
    for number in range(rng.choice((0, 1, 1, 2))):
        rank = rng.choice((1, 1, 2, 3))
        maps = tuple([ownership(rng, "lid", sizes, rank) for _ in range(2)])
        shape = tuple([max(size, 1) for size in shape_for(rng, maps[0])])
        known = tuple([replace(owned, shape=shape) for owned in maps])
        writer.arrays.append(Array(f"w{number}", "shared", writer.dtype(), shape, known))
    numbers = [dtype for dtype in writer.features.dtypes if dtype.kind != "bool"]
    if rng.random() < 0.4:
        writer.scratch = (Array("scratch", "shared", rng.choice(numbers), (math.prod(sizes),)),)
    declared = [array for array in writer.arrays if array.access == "shared"]
    return tuple([Declare(a.name, "shared", a.dtype, a.shape) for a in (*declared, *writer.scratch)])


def _placed(rng: Random, declared: Block) -> Block:
    return (Region("memory", declared),) if declared and rng.random() < 0.1 else declared


def _first_mode(writer: Phases, array: Array) -> Mode:
    """The mode in which an array begins: mostly everybody owns a part of it, and has where to store."""
    return Own(array.maps[0]) if writer.chance(0.7) else writer.any_mode(array)


def _arguments(seed: int, features: Features, arrays: list[Array], scalars: list[Local]) -> dict[str, Any]:
    rng = np.random.default_rng(seed)
    special = features.special_values
    given = {array.name: contents(rng, array.dtype, array.shape, special=special) for array in arrays}
    for array in arrays:
        if array.access == "out" and rng.random() < 0.5:
            given[array.name].fill(0)
    return given | {local.name: contents(rng, local.dtype, (), special=special) for local in scalars}

"""Changes that make other bytes of bytes and other programs of programs, seldom good ones."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from vyre.formats.bytes import LAYOUT, FieldCodec, Inside, Record, postfix
from vyre.ir.nodes import Param, Program


def mutated(body: bytes, other: bytes, choose: random.Random) -> bytes:
    """The body with a few changes of the kinds that accidents and enemies make."""
    out = bytearray(body)
    for _ in range(choose.choice((1, 1, 1, 2, 3, 8))):
        at, end = sorted((choose.randint(0, len(out)), choose.randint(0, len(out))))
        match choose.randrange(7):
            case 0 if out:
                out[at - 1] ^= 1 << choose.randrange(8)
            case 1 if out:
                out[at - 1] = choose.choice((0, 1, 2, 0x7F, 0x80, 0xFF, choose.randrange(256)))
            case 2:
                del out[at : min(end, at + choose.choice((1, 2, 8, 1000)))]
            case 3:
                out[at:at] = out[at : min(end, at + 20)]
            case 4:
                start = choose.randint(0, len(other))
                out[at : at + choose.choice((0, 4))] = other[start : start + choose.choice((1, 4, 40))]
            case 5:
                out[at:at] = choose.randbytes(choose.choice((1, 2, 9)))
            case _:
                del out[end:]
    return bytes(out)


def altered(program: Program, choose: random.Random) -> Program:
    """The program with one record in the place of another, or with one field that another record has."""
    records = postfix(program)
    victim, donor = choose.choice(records), choose.choice(records)
    if choose.random() < 0.5 and not isinstance(donor, Program | Param):
        return _with(program, victim, donor)
    name, part = choose.choice([*LAYOUT[type(victim)].items()] or [("", None)])
    values = [
        getattr(record, other)
        for record in records
        for other, same in LAYOUT[type(record)].items()
        if same is part and isinstance(same, FieldCodec)
    ]
    return _with(program, victim, replace(victim, **{name: choose.choice(values)}) if values else donor)


def _with(record: Any, victim: Record, other: Record) -> Any:
    """The record with `other` wherever it holds `victim`, which may be itself."""
    if record is victim:
        return other
    changed: dict[str, object] = {}
    for name, part in LAYOUT[type(record)].items():
        if isinstance(part, Inside):
            value = getattr(record, name)
            inside = tuple(_with(held, victim, other) for held in (value if part.many else (value,)))
            changed[name] = inside if part.many else inside[0]
    return replace(record, **changed) if changed else record

"""A batch as data that a browser runs: WGSL of each launch, its words, and the arrays that it takes."""

from __future__ import annotations

import base64
import hashlib
import html
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vyre.emit.wgsl import library
from vyre.emit.wgsl.block import GRID, layout
from vyre.emit.wgsl.call_turns import OPEN_FUNCTIONS
from vyre.emit.wgsl.choosing import Choosing, choices
from vyre.emit.wgsl.printer import wgsl
from vyre.ir.dtypes import f32
from vyre.ir.nodes import Name
from vyre.ir.problem import CallError
from vyre.lower import gpu as schedule
from vyre.targets.batch import Batch, Launch
from vyre.targets.webgpu.certify import Case, fences, integers
from vyre.targets.webgpu.device import padded
from vyre.targets.webgpu.launch import ALIGNED, dispatched, scalar_words, shape_of
from vyre.targets.webgpu.operands import SINGLE, special_sets

ARRAYS = 8  # of a launch: as many as every browser binds; more are copied to one buffer for the launch


@dataclass(frozen=True, slots=True)
class PageParameter:
    """A parameter of the pipeline: the arrays or scalars of the batch that it becomes, and its example."""

    name: str
    value: Any
    arrays: tuple[Name, ...] = ()
    scalars: tuple[Name, ...] = ()


def written(
    title: str, batch: Batch, slots: list[PageParameter], scalars: Mapping[Name, Any],
    constants: Mapping[Name, Any], results: Mapping[Name, NDArray[Any]], labels: Mapping[Name, str],
) -> tuple[str, str]:  # fmt: skip
    """A page, and a module of JavaScript, that run the batch.

    `scalars` are all of the batch's, `constants` arrays that are no parameters, `results` what the
    example gives, and `labels` the words by which its function returns them, if there are any.
    """
    job = _job(title, batch, slots, scalars, constants, results, labels)
    text = json.dumps(job).replace("</", "<\\/")
    module = _file("page.js").replace("__JOB__", text)  # the runner of jobs
    page = _file("page.html").replace("__TITLE__", html.escape(title))
    return page.replace("__MODULE__", re.sub("^export ", "", module, flags=re.MULTILINE)), module


def _file(name: str) -> str:
    return (files(__package__) / name).read_text(encoding="utf-8")


def _job(
    title: str, batch: Batch, slots: list[PageParameter], scalars: Mapping[Name, Any],
    constants: Mapping[Name, Any], results: Mapping[Name, NDArray[Any]], labels: Mapping[Name, str],
) -> dict[str, Any]:  # fmt: skip
    texts: dict[tuple[str, str], int] = {}
    launches = [_launch(batch, launch, scalars, texts) for launch in batch.launches if launch.units]
    arrays = {
        name: {"shape": list(held.shape), "type": held.dtype.name, "bytes": held.nbytes}
        for name, held in batch.arrays.items()
    }
    return {
        "title": title,
        "modules": [{"text": text, "inTurns": in_turns} for text, in_turns in texts],
        "library": library.functions(),
        "choices": choices(),
        "special": SINGLE.special.tolist(),
        "integers": [{"name": name} | _trial(case) for name, case in integers(special_sets()).items()],
        "fences": [
            {"uses": re.findall(r"n_\w+", case.text)} | _trial(case) for case in fences(f32, special_sets())
        ],
        "launches": launches,
        "arrays": arrays,
        "constants": {name: _encoded(value) for name, value in constants.items()},
        "labels": dict(labels),
        "slots": [_slot(slot, batch) for slot in slots],
        "outputs": {name: hashlib.sha256(_raw(value)).hexdigest() for name, value in results.items()},
    }


def _trial(case: Case) -> dict[str, Any]:
    """An expression that a page tries, and the digest of the expected results."""
    return {"text": case.text, "digest": hashlib.sha256(case.wanted.tobytes()).hexdigest()[:16]}


def _launch(
    batch: Batch, launch: Launch, scalars: Mapping[Name, Any], texts: dict[tuple[str, str], int]
) -> dict[str, Any]:
    source, params = launch.source, launch.source.face.params
    if source.has_barriers:
        what = f"{source.face.name} has a grid barrier, and a page cannot decide what runs after it"
        raise CallError(f"{what}. Fix: make the parts between the barriers kernels of their own.")
    places, total = _places(batch, launch)
    joined = len(places) > ARRAYS
    lowered = schedule.lower(source.lowered, len(launch.grid))
    code = wgsl(lowered, Choosing(), joined=joined)
    in_turns = wgsl(lowered, Choosing(long=OPEN_FUNCTIONS), joined=joined)
    block = layout([shape_of(param) for param in params])
    words = [0] * block.words
    words[GRID : GRID + len(launch.grid)] = launch.grid
    bound, open_ = [], []
    for name, param in zip(launch.names, params, strict=True):
        if param.is_array:
            at = block.extents[param.name]
            words[at : at + param.rank] = batch.arrays[name].shape
            words[at + param.rank] = places[name] if joined else 0
            bound.append({"array": name, "writes": param.access != "in", "place": places[name]})
        else:
            at = block.scalars[param.name]
            number = scalar_words(param.dtype, scalars[name])
            words[at : at + len(number)] = number
            open_.append({"scalar": name, "type": param.dtype.name, "at": at})
    groups = dispatched(launch.grid, code, is_group=source.face.workgroup is not None)
    both = code.text, in_turns.text if in_turns.text != code.text else ""
    module = texts.setdefault(both, len(texts))
    made = {"module": module, "groups": groups, "words": words, "arrays": bound, "scalars": open_}
    return made | {"joined": total if joined else 0}


def _places(batch: Batch, launch: Launch) -> tuple[dict[Name, int], int]:
    """The places of the arrays of a launch in one buffer for all of them, and its bytes."""
    places: dict[Name, int] = {}
    total = 0
    for name, param in zip(launch.names, launch.source.face.params, strict=True):
        if param.is_array and name not in places:
            places[name] = total
            total += -(-padded(batch.arrays[name].nbytes) // ALIGNED) * ALIGNED
    return places, total


def _slot(slot: PageParameter, batch: Batch) -> dict[str, Any]:
    record: dict[str, Any] = {"name": slot.name, "arrays": slot.arrays, "scalars": slot.scalars}
    if slot.arrays:
        record |= {"data": _encoded(slot.value), "shape": list(np.shape(slot.value))}
        record["type"] = batch.arrays[slot.arrays[0]].dtype.name
    elif slot.scalars:
        record["value"] = _number(slot.value)
    return record


def _number(value: Any) -> float | int | str | bool:
    """A number for JavaScript: integers that an f64 cannot hold become text."""
    if isinstance(value, float | np.floating):
        return float(value)
    if isinstance(value, bool | np.bool_):
        return bool(value)
    return int(value) if abs(int(value)) < 1 << 53 else str(int(value))


def _raw(value: Any) -> bytes:
    return np.ascontiguousarray(value).tobytes()


def _encoded(value: Any) -> str:
    return base64.b64encode(_raw(value)).decode()

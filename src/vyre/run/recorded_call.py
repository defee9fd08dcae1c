"""A kernel call inside a pipeline that is being recorded: checked like any other, and kept instead of run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from vyre.front.known import Parameter
from vyre.ir.dtypes import u32
from vyre.ir.nodes import Name
from vyre.plan.graph import Recorder
from vyre.plan.stand_ins import Handed, Size, Traced, plain_sizes
from vyre.run.bind import bind, named_by
from vyre.run.compound_arrays import element_type, has_structs
from vyre.run.device_runtime import Ready
from vyre.run.misuse import require_made_dtypes
from vyre.run.notes import noted
from vyre.targets.host_arrays import unbacked
from vyre.targets.memory import is_on_device, memory_of


def record_call(
    recorder: Recorder, kernel: str, parameters: Sequence[Parameter], ready: Ready, given: Mapping[str, Any],
    *, domain: Any, groups: Any,
) -> dict[Name, Any]:  # fmt: skip
    """Record a call with these arguments by parameter; returns those of the Program, with the arrays that the
    call makes.
    """
    handed = {name: value for name, value in given.items() if isinstance(value, Handed)}
    for name in handed.keys() & named_by(parameters):
        if not isinstance(handed[name], Size):
            handed[name].read()  # the shape of an array depends on it
    values = {**given, **{name: number.value for name, number in handed.items()}}
    on_device: dict[str, Any] = {n: memory_of(n, value) for n, value in values.items() if is_on_device(value)}
    stands = {
        name: value.stand_in() if isinstance(value, Traced) or name in on_device else value
        for name, value in (values | on_device).items()
    }
    require_made_dtypes(kernel, parameters, values)
    workgroup = ready.face.workgroup
    launch = bind(
        kernel, parameters, stands, axes=ready.axes, workgroup=workgroup, domain=plain_sizes(domain),
        groups=plain_sizes(groups), make=unbacked,
    )  # fmt: skip
    runtime = [parameter for parameter in parameters if parameter.role != "const"]
    arguments: dict[Name, Any] = {}
    own = ready.face.params[: len(runtime)]
    if ready.notes:
        notes = noted(kernel, ready.notes, workgroup, launch.grid)
        array = recorder.array(notes.shape, u32, made=True)
        arguments[ready.face.params[-1].name] = array
        recorder.notes.append((notes, array))
    structured = has_structs(values.values())
    kept: dict[Name, Any] = {}
    made: dict[Name, Traced] = {}
    for parameter, param, value in zip(runtime, own, launch.values, strict=True):
        known = given.get(parameter.name)
        if known is not None or not param.is_array:
            kept[param.name] = parameter.default if known is None else known
        if not param.is_array:
            is_open = isinstance(known, Handed) and not isinstance(known, Size)
            arguments[param.name] = known if is_open else value
        elif isinstance(known, Traced):
            arguments[param.name] = known
        elif known is None:
            array = recorder.array(value.shape, param.dtype, made=True)
            made[param.name] = replace(array, element=element_type(parameter.element, structured=structured))
            arguments[param.name] = made[param.name]
        else:
            memory = on_device.get(parameter.name, value)
            arguments[param.name] = recorder.outside(known, param.dtype, memory=memory)
    recorder.launch(ready, arguments, launch.grid)
    asked = named_by(parameters)
    names = {
        p.name: given.get(p.name, p.default) for p in parameters if p.role == "const" and p.name in asked
    }
    pairs = zip(runtime, own, strict=True)
    types = {param.name: element_type(p.element, structured=structured) for p, param in pairs}
    elements = {name: element for name, element in types.items() if element is not None}
    words = {"names": names or None, "domain": domain, "groups": groups}
    return {**arguments, **recorder.called(ready, kept, made, words, elements)}

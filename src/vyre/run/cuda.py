"""The backend for NVIDIA GPUs: compiles programs by way of the cache, loads them and launches them.

Arrays on a GPU are used in place, and the call returns before the work is done, as CUDA's calls do. NumPy
arrays are copied there and back, and the call returns when they are written.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from math import prod
from operator import itemgetter
from types import FunctionType
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from vyre.cache.artifacts import Cache
from vyre.front.source import def_line
from vyre.ir.dtypes import DType
from vyre.ir.nodes import Name, Program
from vyre.run import observe, progress
from vyre.run.backends import Probe, keep_resident
from vyre.run.ready import Arguments, Grid, Ready
from vyre.run.remembered import CALL, DEVICE_CODE, DEVICE_LAUNCHES, LAUNCH
from vyre.run.route import Abilities
from vyre.targets.bounded import BoundedCache
from vyre.targets.configuration import DEFAULT, Configuration, with_splits

if TYPE_CHECKING:
    from vyre.front.known import Capture
    from vyre.run.devices import Place
    from vyre.run.signatures import Called
    from vyre.targets.cpu.entry import Table
    from vyre.targets.cpu.signature import Signature
    from vyre.targets.cuda.arrays import DeviceArray
    from vyre.targets.cuda.device import Device
    from vyre.targets.cuda.entry import Entry, Plan
    from vyre.targets.cuda.launch import Code, Prepared
    from vyre.targets.cuda.ptx import Kernel
    from vyre.targets.cuda.signature import Kind
    from vyre.targets.llvm.nvptx_shape import Facts


_MOST_THREADS = 2048  # per multiprocessor


class Cuda:
    """NVIDIA GPUs, used through the installed driver."""

    def __init__(self, cache: Callable[[], Cache]) -> None:
        self._cache = cache
        keep_resident(cache)
        self._codes: WeakKeyDictionary[Ready, BoundedCache[object, Code]] = WeakKeyDictionary()
        self._prepared: WeakKeyDictionary[Ready, BoundedCache[object, Prepared]] = WeakKeyDictionary()

    def probe(self) -> Probe:
        from vyre.targets.cuda.device import Missing, count

        devices = count()
        return Probe(0, devices.why, devices.fix) if isinstance(devices, Missing) else Probe(devices)

    def describe(self, index: int) -> str:
        gpu = self.gpu(index)
        from vyre.targets.cuda.faults import driver_version, version_text

        memory = f"{gpu.memory_bytes / (1 << 30):.1f} GiB memory"
        driver = f"driver for CUDA {version_text(driver_version())}"
        return f"{gpu.description}, {gpu.arch}, {gpu.multiprocessors} multiprocessors, {memory}, {driver}"

    def abilities(self, index: int) -> Abilities:
        return Abilities(memory_bytes=self.gpu(index).memory_bytes)

    def gpu(self, index: int) -> Device:
        """The GPU with this index; raises an error if it was lost."""
        from vyre.targets.cuda.device import device

        gpu = device(index)
        gpu.require()
        return gpu

    def run(self, ready: Ready, arguments: Arguments, *, grid: Grid, index: int) -> None:
        """Run over a grid on arrays of this GPU, or on NumPy arrays by copying them."""
        arrays = [arguments[param.name] for param in ready.program.params if param.is_array]
        if any(isinstance(value, np.ndarray) for value in arrays):
            self._run_staged(ready, arguments, grid, index)
        else:
            from vyre.targets.cuda import streams

            stream = arrays[0].stream if arrays else streams.current(index)  # all arrays are ready on it
            self.launch(ready, arguments, grid=grid, index=index, stream=stream)

    def launch(self, ready: Ready, arguments: Arguments, *, grid: Grid, index: int, stream: int) -> None:
        """Launch on arrays of this GPU; returns before the launch has finished."""
        if prod(grid) == 0:
            return
        prepared = self._meeting(ready, arguments, grid, index) if ready.has_barriers else None
        if ready.has_barriers and prepared is None:
            self._run_segments(ready, arguments, grid, index, stream)
            return
        began = observe.now()
        (prepared or self.prepared(ready, arguments, grid, index)).run(arguments, stream)
        if observe.is_watched():
            from vyre.targets.cuda.device import device

            device(index).wait(stream)
            invocations = prod(grid) * prod(ready.program.workgroup or ())
            took = observe.ms_since(began)
            observe.tell(observe.Launched(ready.program.name, f"cuda:{index}", invocations, took))

    def prepared(self, ready: Ready, arguments: Arguments, grid: Grid, index: int) -> Prepared:
        """The prepared launch over a grid for arrays of these shapes, cached."""
        from vyre.targets.cuda.launch import Prepared, facts_of

        params = ready.program.params
        arrays = {param.name: arguments[param.name] for param in params if param.is_array}
        facts = facts_of(params, arrays, grid if ready.program.workgroup is None else None)
        how = self._chosen(ready, grid, index)
        key = (index, grid, how, facts, *(array.shape for array in arrays.values()))
        known = self._prepared.get(ready) or self._prepared.setdefault(ready, DEVICE_LAUNCHES.cache())
        launch = known.get(key)
        if launch is None:
            code = self.code(ready, len(grid), index, facts, how)
            shapes = {name: array.shape for name, array in arrays.items()}
            launch = Prepared(code, params, shapes, grid)
            known.put(key, launch, LAUNCH)
        return launch

    def _chosen(self, ready: Ready, grid: Grid, index: int) -> Configuration:
        return ready.chosen(f"cuda:{index}" if index else "cuda", self._cache(), prod(grid))

    def fingerprint(self, index: int) -> str:
        gpu = self.gpu(index)
        return f"{gpu.description}, {gpu.arch}, {gpu.multiprocessors} multiprocessors"

    def choices(self, ready: Ready, *, grid: Grid, index: int) -> Sequence[Configuration]:
        """The layouts to try, for element kernels only: other kernels have fixed workgroups.

        A launch that waits at grid barriers has a thread for each element, so only its block size varies.
        """
        from vyre.targets.cuda import choices

        layouts = [] if ready.program.workgroup is not None else choices.choices(len(grid))
        if not ready.has_barriers:
            return layouts
        blocks = dict.fromkeys(Configuration(block=layout.block) for layout in layouts)
        return [*blocks, *(layout for layout in with_splits(layouts) if layout.is_split)]

    def misfit(self, ready: Ready, configuration: Configuration, grid: Grid) -> str:
        """Why a configuration does not fit; lanes are left to the compiler, and blocks are within limits."""
        from vyre.targets.cuda import ptx

        is_split = configuration.is_split and not ptx.may_meet(ready.program)
        return "no launch could wait at its barriers, so it is split as it is" if is_split else ""

    def staged(self, array: NDArray[Any], dtype: DType, index: int) -> DeviceArray:
        """A copy of an array on a GPU."""
        from vyre.targets.cuda import arrays

        return arrays.copied(array, dtype, index)

    def repeated(
        self, ready: Ready, arguments: Arguments, runs: int, *, grid: Grid, index: int
    ) -> Callable[[], None] | None:
        """A function that launches `runs` times by one CUDA graph; None for programs with grid barriers."""
        if ready.has_barriers or prod(grid) == 0:
            return None
        from vyre.targets.cuda import streams
        from vyre.targets.cuda.graphs import Graph, Launch
        from vyre.targets.cuda.launch import bits

        prepared = self.prepared(ready, arguments, grid, index)
        scalars = [(at, bits(arguments[name])) for name, at in prepared.scalar_slots]
        addresses = {name: arguments[name].address for name, _ in prepared.array_slots}
        step = Launch(prepared, prepared.array_slots, scalars)
        graph, stream = Graph(prepared.gpu, [step] * runs, addresses), streams.current(index)
        return lambda: graph.run({}, stream)

    def finish(self, index: int) -> None:
        """Wait until a GPU has finished all submitted work."""
        from vyre.targets.cuda import streams

        self.gpu(index).wait(streams.current(index))

    def _meeting(self, ready: Ready, arguments: Arguments, grid: Grid, index: int) -> Prepared | None:
        """The launch that waits at its grid barriers; None unless all of its blocks are resident at once."""
        from vyre.targets.cuda import ptx

        if self._chosen(ready, grid, index).is_split:
            return None
        gpu = self.gpu(index)
        invocations = prod(grid) * prod(ready.program.workgroup or ())
        if invocations > gpu.multiprocessors * _MOST_THREADS or not ptx.may_meet(ready.program):
            return None
        launch = self.prepared(ready, arguments, grid, index)
        return launch if launch.is_resident else None

    def plan(self, called: Called, index: int) -> Plan | None:
        """The data that a fast call needs to repeat this launch; None where it cannot."""
        from vyre.targets.cuda.arrays import DeviceArray
        from vyre.targets.cuda.entry import Fresh, Plan
        from vyre.targets.cuda.launch import is_apart
        from vyre.targets.cuda.signature import Slot, launcher

        built, given, launch = called.built, called.given, called.launch
        ready, arguments = built.ready, built.arguments(launch)
        params = ready.program.params
        if ready.has_barriers or prod(launch.grid) == 0 or not any(param.is_array for param in params):
            return None
        written = [arguments[p.name] for p in params if p.is_array and p.access != "in"]
        read = [arguments[p.name] for p in params if p.is_array and p.access == "in"]
        if launch.example.__class__ is not DeviceArray and not is_apart(written, read):
            return None  # fast calls on arrays of other libraries require that no memory is shared
        prepared = self.prepared(ready, arguments, launch.grid, index)
        runtime = [parameter for parameter in built.lowered.parameters if parameter.role != "const"]
        named = {inner.name: outer.name for outer, inner in zip(runtime, params, strict=True)}
        made = {
            param.name: arguments[param.name]
            for param in params
            if param.access == "out" and named[param.name] not in given
        }
        filled = overwritten(ready.program, launch.grid, made)
        types = {param.name: param.dtype for param in params}
        fresh = {
            named[name]: Fresh(value.shape, types[name], name not in filled) for name, value in made.items()
        }
        at = dict([*prepared.array_slots, *prepared.scalar_slots])
        kinds: dict[str, Kind] = {"f32": "f32", "f64": "f64"}
        slots = [Slot(at[p.name], "word" if p.is_array else kinds.get(p.dtype.name, "word")) for p in params]
        sizes = tuple(arguments[param.name].nbytes for param in params if param.is_array)
        watched = _watched(built.lowered.captured)
        return Plan(prepared.gpu, index, launcher(prepared, slots), fresh, sizes, *watched)

    def signature(self, called: Called, index: int) -> Signature | None:
        """The signature of calls that repeat this launch.

        None unless all arrays are of one type that machine code can inspect, and share no memory.
        """
        from vyre.run.signatures import captured_by, fixed, results_of, rows_of, slots_of
        from vyre.targets.cpu.signature import Extent, Make, Signature
        from vyre.targets.cuda import signature
        from vyre.targets.cuda.entry import Fresh, pairs
        from vyre.targets.cuda.launch import is_apart

        ready, launch, made = called.built.ready, called.launch, called.made
        parameters, arguments, grid = called.parameters, called.built.arguments(launch), launch.grid
        names = [p.name for p in parameters if p.role not in ("scalar", "const")]
        kinds = {type(called.given[name]) for name in names if name not in made}
        arrays = signature.asked(kinds.pop()) if len(kinds) == 1 else None
        captured = captured_by(called.built)
        if arrays is None or captured is None or ready.has_barriers or prod(grid) == 0:
            return None
        values, form = called.values(), fixed(called)
        apart = pairs(parameters)
        if not all(is_apart([values[one]], [values[other]]) for one, other in apart):
            return None
        inner = dict(zip(values, ready.program.params, strict=True))
        filled = overwritten(ready.program, grid, {inner[name].name: values[name] for name in made})
        rows, slots, makes = [], slots_of(parameters), []
        equals = [equal for equal in form.equals if equal.slot in slots.values()]  # of numbers
        for at, row in enumerate(rows_of(parameters, called.consts, made, called.inferred)):
            if row.name in names:
                array, is_made = values[row.name], row.name in made
                if arrays is signature.OWN and not is_made:
                    array = called.given[row.name]  # which has another key than its view as another type
                seen = signature.array_row(arrays, row.name, row.slot, array, index, is_made=is_made)
                if seen is None:
                    return None
                equals += [] if is_made else signature.extents(seen, array)
                if is_made:
                    new = Fresh(array.shape, array.dtype, inner[row.name].name not in filled)
                    shape = tuple(map(Extent, array.shape))
                    makes.append(Make(at, array.dtype, shape, maker=new.maker(arrays.kind, array.gpu)))
                row = seen
            rows.append(row)
        prepared = self.prepared(ready, arguments, grid, index)
        words = dict([*prepared.array_slots, *prepared.scalar_slots])
        passed = [(a, b) for a, b in apart if not {a, b} & made]
        return Signature(
            device=f"cuda:{index}" if index else "cuda",
            rows=rows,
            parameters=len(rows),
            positional=called.positional,
            results=results_of(parameters),
            takes=form.takes,
            domain=form.domain,
            captured=captured,
            equals=equals,
            aparts=[(slots[a], slots[b], values[a].nbytes, values[b].nbytes) for a, b in passed],
            makes=makes,
            arrays=arrays,
            plan=signature.plan_of(prepared, {words[inner[name].name]: slots[name] for name in values}),
            launch=signature.launch_of(prepared, index),
            keep=(called.built, prepared),
        )

    def code(
        self, ready: Ready, rank: int, index: int, facts: Facts, configuration: Configuration = DEFAULT
    ) -> Code:
        """The loaded kernel for a domain of this rank."""
        from vyre.targets.cuda import ptx

        known = self._codes.get(ready) or self._codes.setdefault(ready, DEVICE_CODE.cache())
        call_key = (index, rank, facts, configuration)
        code = known.get(call_key)
        if code is None:
            facts = ptx.relevant(ready.program, rank, facts)
            key = (index, rank, facts, configuration)
            code = known.get(key)
            if code is None:
                made = _loaded(ready, rank, self.gpu(index), facts, configuration, self._cache())
                code = known.add(key, made, len(made.kernel.ptx))
            known.put(call_key, code, CALL)
        return code

    def _run_staged(self, ready: Ready, arguments: Arguments, grid: Grid, index: int) -> None:
        from vyre.targets.cuda import streams
        from vyre.targets.cuda.staging import Staged

        program = ready.program
        params = [param for param in program.params if param.is_array]
        host = {param.name: arguments[param.name] for param in params}
        unread = overwritten(program, grid, host)
        stream = streams.current(index)
        began = observe.now()
        types = {param.name: param.dtype for param in params}
        staged = Staged(self.gpu(index), host, types, unread=unread, stream=stream)
        spent = observe.ms_since(began)
        self.launch(ready, {**arguments, **staged.arrays}, grid=grid, index=index, stream=stream)
        if observe.is_watched():
            self.gpu(index).wait(stream)
        began = observe.now()
        staged.give_back([param.name for param in params if param.access != "in"])
        if observe.is_watched():
            spent += observe.ms_since(began)
            event = observe.Copied(program.name, f"cuda:{index}", staged.bytes_in, staged.bytes_out, spent)
            observe.tell(event)

    def _run_segments(self, ready: Ready, arguments: Arguments, grid: Grid, index: int, stream: int) -> None:
        """Run the segments between grid barriers in order; their hidden buffers stay on the GPU."""
        from vyre.gridsync.schedule import run_split
        from vyre.targets.cuda import arrays

        gpu = self.gpu(index)

        def launch(program: Program, given: Arguments, *, grid: Grid) -> None:
            self.launch(ready.piece(program), given, grid=grid, index=index, stream=stream)

        def allocate(shape: Grid, dtype: DType) -> DeviceArray:
            return arrays.made(gpu, shape, dtype, stream=stream, is_cleared=True)

        run_split(
            ready.parts, launch, arguments, grid=grid, allocate=allocate, read=lambda array: array.numpy()
        )


def _watched(captured: Sequence[Capture]) -> tuple[Any, ...]:
    """A fast call's check that captured values are unchanged: by one lookup in one dict, if possible.

    Objects of one dict that are equal only to themselves are looked up and compared together, in C.
    """
    from vyre.plan.record import Unchanged
    from vyre.targets.cuda.entry import captures_nothing

    homes = {(id(home[0]), home[1]): home for capture in captured for home in capture.homes or ()}
    is_plain = all(capture.homes for capture in captured) and len({where for where, _ in homes}) == 1
    plain = all(isinstance(where, dict) and _is_itself(value) for where, _, value in homes.values())
    if not captured:
        return ()
    if not is_plain or not plain:
        return (captures_nothing, None, None, Unchanged(captured))
    names = [key for _, key in homes]
    values = tuple(value for _, _, value in homes.values())
    home = next(iter(homes.values()))[0]
    return (itemgetter(*names), home, values if len(values) > 1 else values[0])


def _is_itself(value: object) -> bool:
    """True if the value equals no other value with a different meaning in a kernel."""
    return isinstance(value, DType) or (callable(value) and not isinstance(value, np.generic))


def overwritten(program: Program, grid: Grid, arrays: Mapping[Name, Any]) -> frozenset[Name]:
    """The arrays whose contents before the launch have no effect on the result."""
    from vyre.plan.graph import fills
    from vyre.plan.merge import Piece  # with all passes, which no call on the CPU needs

    piece = Piece(program.body, grid, program.workgroup, (program.name,))
    return frozenset(
        param.name
        for param in program.params
        if param.name in arrays and param.access == "out"
        if fills(piece, param.name, arrays[param.name].shape)
    )


def learned(
    entry: Entry | None, table: Table, slow: Callable[..., Any], function: FunctionType, called: Called,
    place: Place, *, is_plain: bool,
) -> Entry | None:  # fmt: skip
    """The kernel's fast call for all streams and libraries, created on first use, with this call added to
    those that it handles, and to the signatures of the table; `is_plain`: it has no keyword of all calls.
    """
    from vyre.run.signatures import fixed

    assert isinstance(place.backend, Cuda), "arrays of a GPU are there alone"
    keys = tuple([getattr(value, "key", None) for value in called.launch.values])
    key = (id(called.built), type(called.launch.example), called.made, fixed(called), keys)
    if not table.has(key):
        signature = place.backend.signature(called, place.index)
        if signature is not None:
            table.add(key, signature)
    plan = place.backend.plan(called, place.index) if is_plain else None
    if plan is None:
        return entry
    if entry is None:
        from vyre.targets.cuda.entry import Entry

        code = function.__code__
        entry = Entry(
            called.parameters, slow, positional=code.co_argcount,
            name=code.co_name, file=code.co_filename, line=def_line(code),
        )  # fmt: skip
    entry.learn(called.given, plan)
    return entry


# From a Program to loaded code


def _loaded(
    ready: Ready, rank: int, gpu: Device, facts: Facts, configuration: Configuration, cache: Cache
) -> Code:
    from vyre.run.specialize import artifact_key, spec_key
    from vyre.targets.cuda import ptx
    from vyre.targets.cuda.launch import Code

    options = ("ptx", "rank", rank, facts.key(), configuration.key())
    key = artifact_key(spec_key(ready.program), ptx.fingerprint(gpu.arch), options=options)  # type: ignore[arg-type]  # keys are fields
    name, device = ready.program.name, gpu.name
    stored = cache.get(key)
    began = observe.now()
    if stored is None:
        with progress.compiling(ready.face.name, "cuda"):
            kernel = ptx.compile(ready.lowered, rank, gpu.arch, configuration, facts)
        took = observe.ms_since(began)
        observe.tell(observe.Compiled(name, device, took, len(kernel.ptx)))
        cache.put(key, encoded(kernel), {"kernel": name, "target": gpu.arch, "compile_ms": round(took, 1)})
        began = observe.now()
    else:
        kernel = decoded(stored)
    function = gpu.loaded(kernel.ptx)
    observe.tell(observe.Loaded(name, device, observe.ms_since(began), len(kernel.ptx)))
    return Code(function, kernel)


def encoded(kernel: Kernel) -> bytes:
    """Serialize a kernel for the cache."""
    return json.dumps(asdict(kernel)).encode()


def decoded(stored: bytes) -> Kernel:
    """The kernel that `encoded` serialized."""
    from vyre.targets.cuda.ptx import Kernel

    facts = json.loads(stored)
    return Kernel(**{**facts, "block": tuple(facts["block"])})

"""Program -> LLVM IR text for NVIDIA GPUs.

The words of a launch are the parameters of the kernel: the address and extents of arrays, scalars, and the
extents of the domain or grid of groups. CUDA's x is the language's last axis.
"""

from __future__ import annotations

from dataclasses import replace
from math import prod

from vyre.emit.llvm.builder import Val
from vyre.emit.llvm.memory import Place
from vyre.emit.llvm.module import METADATA, Function
from vyre.emit.llvm.numbers import STORED, Numbers
from vyre.ir.limits import GROUP_RANK
from vyre.ir.nodes import Barrier, Declare, GridSync, Program
from vyre.ir.walk import statements
from vyre.lower.prepare import forward_ids, own_locals, own_loop_variables
from vyre.lower.rows import flattened
from vyre.targets.configuration import DEFAULT, Configuration
from vyre.targets.llvm.frame import Arguments
from vyre.targets.llvm.nvptx_body import MOST_REGISTERS, UNROLLING, DeviceNumbers
from vyre.targets.llvm.nvptx_element import Element
from vyre.targets.llvm.nvptx_group import emit_group
from vyre.targets.llvm.nvptx_shape import ALIGNED, Facts, Shape
from vyre.targets.llvm.ravel import extents, raveled, ravels

_FEWEST = 64  # registers
_REGISTER_FILE = 65536


def module_text(
    program: Program, *, rank: int, facts: Facts, configuration: Configuration = DEFAULT
) -> tuple[str, Shape]:
    """Return the module of a checked, expanded Program, and its launch shape."""
    program = forward_ids(own_locals(own_loop_variables(program)))
    most = _registers(program)
    if most == MOST_REGISTERS:  # with narrow offsets ptxas needs a few more than there are
        facts = replace(facts, narrow=False)
    e = DeviceNumbers(facts, most)
    axes = max(rank, GROUP_RANK)
    arguments = _arguments(e, program, axes)
    if program.workgroup is None:
        shape = _element(e, program, arguments, rank, configuration)
    else:
        shape = emit_group(e, program, arguments)
    threads = prod(shape.block)
    head = f"define ptx_kernel void @kernel({_parameters(program, facts, axes)})"
    registers = f' "nvvm.maxnreg"="{most}"' if most and threads * most <= _REGISTER_FILE else ""
    # LLVM would read shared memory speculatively.
    patient = " sanitize_thread" if e.globals else ""
    attributes = f'nounwind{patient} "nvvm.maxntid"="{threads}"{registers}'
    function = Function(head, e, attributes)
    text = function.text()
    declared = (e.declared[name] for name in sorted(e.declared))
    return "\n".join([*e.globals, *e.tables.values(), *declared, "", text, METADATA, UNROLLING]), shape


def _element(
    e: DeviceNumbers, program: Program, arguments: Arguments, rank: int, configuration: Configuration
) -> Shape:
    flat, scalars = flattened(program, rank) if e.facts.flat else None, {}
    if flat is None and not configuration.strips and ravels(program, rank, e.facts):
        flat, scalars = raveled(program, rank), extents(e, arguments.grid[:rank])
    if flat is None:
        return Element(e, program, arguments, rank, configuration).emit()
    block = (prod(configuration.block),) if configuration.block else ()
    configuration = replace(configuration, block=block)
    arguments = _one_axis(e, arguments, rank)
    arguments.scalars.update(scalars)
    e.facts = replace(e.facts, row=0)
    shape = Element(e, flat, arguments, 1, configuration).emit()
    return replace(shape, is_flat=True)


def _one_axis(e: Numbers, arguments: Arguments, rank: int) -> Arguments:
    """Return the arguments with every array as one long row."""
    total, one = arguments.grid[0], e.const("i64", 0, 1)
    for extent in arguments.grid[1:rank]:
        total = e.bin("mul", total, extent)
    places = {name: replace(place, shape=(total,)) for name, place in arguments.places.items()}
    return Arguments(places, arguments.scalars, [total, one, one])


def _registers(program: Program) -> int:
    """Return the register limit of a thread, twice what its private arrays take: with more registers a thread
    would be slightly faster, but fewer threads would fit a processor. 0 for no limit.
    """
    words = sum(
        prod(node.shape) * node.dtype.itemsize // 4
        for node in statements(program.body)
        if isinstance(node, Declare) and node.space == "local"
    )
    return max(2 * words, _FEWEST) if _FEWEST // 4 <= words <= MOST_REGISTERS // 2 else 0


# Arguments


def _parameters(program: Program, facts: Facts, axes: int) -> str:
    words: list[str] = []
    waits = any(isinstance(node, Barrier | GridSync) for node in statements(program.body))
    for number, param in enumerate(program.params):
        if not param.is_array:
            words.append(f"i64 %s{number}")
            continue
        apart = " noalias readonly" if facts.distinct and param.access == "in" else ""
        # Not where threads exchange values: LLVM would not see that a barrier changes such an array.
        apart = " noalias" if facts.distinct and not apart and not waits else apart
        align = f" align {ALIGNED if facts.aligned else param.dtype.itemsize}"
        words.append(f"ptr addrspace(1){apart}{align} %p{number}")
        words += [f"i64 %n{number}_{axis}" for axis in range(param.rank)]
    meets = any(isinstance(node, GridSync) for node in statements(program.body))
    words += [f"i64 %grid{axis}" for axis in range(axes)]
    return ", ".join([*words, "ptr addrspace(1) align 8 %meet"] if meets else words)


def _arguments(e: DeviceNumbers, program: Program, axes: int) -> Arguments:
    places: dict[str, Place] = {}
    scalars: dict[str, Val] = {}
    for number, param in enumerate(program.params):
        if param.is_array:
            base = Val("ptr addrspace(1)", 0, f"%p{number}")
            extents = [Val("i64", 0, f"%n{number}_{axis}") for axis in range(param.rank)]
            if param.rank > 1 and e.facts.divisor > 1:  # so that LLVM sees that rows are aligned
                extents[-1] = e.bin("and", extents[-1], e.const("i64", 0, -e.facts.divisor))
            places[param.name] = Place(base, tuple(extents), param.dtype)
        else:
            scalars[param.name] = _scalar(e, STORED[param.dtype.name], Val("i64", 0, f"%s{number}"))
            scalars[param.name] = e.from_storage(param.dtype, scalars[param.name])
    return Arguments(places, scalars, [Val("i64", 0, f"%grid{axis}") for axis in range(axes)])


def _scalar(e: DeviceNumbers, elem: str, word: Val) -> Val:
    """Return the low bits of a word as a value of this type."""
    if elem in ("float", "double"):
        return e.convert("bitcast", _scalar(e, "i32" if elem == "float" else "i64", word), elem)
    return e.resize(word, elem, signed=False)

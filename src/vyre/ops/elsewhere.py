"""Words of CUDA, OpenCL, Numba, Triton, Warp and Taichi, and what a kernel of Vyre has for them.

Names are without the module that they are usually called by (`cuda.`, `tl.`, `wp.`, `ti.`).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from vyre.ir import dtypes
from vyre.ops import ATOMICS, COLLECTIVES, TABLE, WORDS

# One text, since the first is the name of a module here and not that of a device.
MODULES = frozenset("cuda numba nb tl triton wp warp ti taichi cupyx jit hl cl".split())  # noqa: SIM905
_IDS = {"threadIdx": "lid", "blockIdx": "wid", "blockDim": "group_size", "gridDim": "num_groups"}
_OPENCL = {"global_id": "gid", "local_id": "lid", "group_id": "wid", "local_size": "group_size"}
_MOVES = {"shfl": "shuffle", "shfl_up": "shuffle_up", "shfl_down": "shuffle_down", "shfl_xor": "shuffle_xor"}


def _atomics() -> Iterator[tuple[str, str]]:
    for row in ATOMICS.values():
        call = f"{row.syntax}(x, i{', value' * bool(row.values)})"
        yield f"atomic{row.name.capitalize()}", call
        yield f"atomic.{row.name}", call
        yield row.syntax, call
    yield "atomicCAS", f"{WORDS['atomic_compare_exchange'].syntax}(x, i, expected, value)"
    yield "atomicExch", f"{WORDS['atomic_exchange'].syntax}(x, i, value)"


def _collectives() -> Iterator[tuple[str, str]]:
    for name, row in _MOVES.items():
        call = f"{COLLECTIVES[row].syntax}(x, n)"
        yield from ((f"__{name}_sync", call), (f"{name}_sync", call))
    for name, row in (("ballot", "ballot"), ("any", "any"), ("all", "all"), ("match_any", "match")):
        yield from ((word, f"{COLLECTIVES[row].syntax}(x)") for word in (f"__{name}_sync", f"{name}_sync"))
    for name in ("sum", "max", "min"):
        yield name, f"{WORDS[f'workgroup_{name}'].syntax}(x)"
    yield "cumsum", f"{WORDS['workgroup_scan'].syntax}(x)"


def _ids() -> Iterator[tuple[str, str]]:
    for (cuda, word), (axis, letter) in product(_IDS.items(), enumerate("xyz")):
        yield f"{cuda}.{letter}", f"{word}({axis})"
    for cuda, word in _IDS.items():
        yield cuda, f"{word}(0)"
    for name, word in _OPENCL.items():
        yield f"get_{name}", f"{word}(0)"
    yield from (("grid", "gid()"), ("tid", "gid()"), ("program_id", "wid()"), ("arange", "lid()"))
    yield from (("gridsize", "domain(0)"), ("get_global_size", "domain(0)"), ("num_programs", "num_groups()"))
    yield from (("laneid", "subgroup_lane()"), ("global_invocation_id", "gid(0)"))


PICKS = frozenset(row.syntax for row in TABLE.values() if row.picks and row.is_variadic)  # min and max
OF_ITEMS = PICKS | {"all", "any", "sum"}  # Python's functions of the items of a vector
# Methods of NumPy's arrays, and the functions of the library that do the same.
_SAME = (
    "sum",
    "prod",
    "min",
    "max",
    "mean",
    "var",
    "std",
    "any",
    "all",
    "argmin",
    "argmax",
    "sort",
    "argsort",
    "take",
)
IN_LIBRARY = {name: name for name in _SAME} | {
    "cumsum": "cumulative_sum",
    "dot": "matmul",
    "nonzero": "nonzero",
}
FUNCTIONS_IN_LIBRARY = IN_LIBRARY | {
    "amin": "min",
    "amax": "max",
    "count_nonzero": "count_nonzero",
    "matmul": "matmul",
}
WORDS_ELSEWHERE: dict[str, str] = {
    **dict(_ids()),
    **dict(_atomics()),
    **dict(_collectives()),
    **{dtype.storage.name: dtype.name for dtype in dtypes.ALL if not dtype.foreign and dtype.kind != "bool"},
    "load": "x[i]",
    "store": "x[i] = value",
    "where": "select(condition, a, b)",
    "prange": "i = gid() in place of the loop",
    "ndrange": "i, j = gid(0), gid(1) in place of the loop",
    "grouped": "i, j = gid(0), gid(1) in place of the loop",
    "static": "unroll(range(n))",
    "static_range": "unroll(range(n))",
    "syncthreads": "barrier()",
    "__syncthreads": "barrier()",
    "debug_barrier": "barrier()",
    "workgroupBarrier": "barrier()",
    "this_grid": "grid_sync()",
    "shared.array": "tile = shared(f32, 256)",
    "local.array": "a = local(f32, 8)",
    "constexpr": "Const[int]",
    **dict.fromkeys(("lerp", "mix"), "a + (b - a) * t"),
    "distance": "length(a - b)",
    **dict.fromkeys(("norm", "magnitude"), "length(v)"),
    "reflect": "v - n * (2 * dot(v, n))",
    "fract": "x - floor(x)",
    "ln": "log(x)",
    "popc": "popcount(x)",
    "square": "x * x",
    "step": "1.0 if x >= edge else 0.0",
    "saturate": "clamp(x, 0, 1)",
    "smoothstep": "t = clamp((x - a) / (b - a), 0, 1), and then t * t * (3 - 2 * t)",
    "radians": "x * (math.pi / 180)",
    "degrees": "x * (180 / math.pi)",
    "transpose": "m.T",
    **dict.fromkeys(("outer", "inverse", "determinant", "trace"), "it out with the items, as in m[0, 0]"),
    **dict.fromkeys(("identity", "eye"), "mat[f32, 2, 2](1, 0, 0, 1)"),
    **dict.fromkeys(("rand", "randf", "random"), "vyre.lib.uniform(...) outside, and pass the array"),
}
_COMPOUNDS = {name: name for name in ("vec2", "vec3", "vec4", "mat2", "mat3", "mat4")}
_COMPOUNDS |= {f"{name}f": name for name in _COMPOUNDS} | {f"mat{n}{n}": f"mat{n}" for n in (2, 3, 4)}
_COMPOUNDS |= {
    f"vec{n}{letter}": f"vec[{t}, {n}]" for n in (2, 3, 4) for letter, t in (("i", "i32"), ("d", "f64"))
}
_COMPOUNDS |= {"Vector": "vec[f32, 3](a, b, c)", "Matrix": "mat[f32, 2, 2](a, b, c, d)", "clip": "clamp"}
# Names that other libraries have in their module, and Vyre has not.
IN_MODULE = {
    **dict.fromkeys(
        ("jit", "njit", "vectorize", "cuda_jit", "raw_kernel"), "@vyre.kernel, or @vyre.elementwise"
    ),
    "launch": "k(...): kernels are called themselves",
    "init": "leave it out: devices are found by themselves, and vyre.use(...) chooses one",
    **dict.fromkeys(("synchronize", "sync", "wait"), "leave it out: results are complete once they are read"),
    **dict.fromkeys(("to_device", "asarray", "from_numpy", "device_array"), "vyre.array(x)"),
    **dict.fromkeys(("ones", "full", "arange", "linspace"), "vyre.array(np.{0}(...)), or np.{0}(...) itself"),
    **dict.fromkeys(("zeros_like", "empty_like"), "vyre.zeros(x.shape, x.dtype)"),
    **dict.fromkeys(("pi", "inf", "nan", "e"), "math.{0}"),
    **dict.fromkeys(("while_loop", "fori_loop", "scan"), "a loop in a kernel"),
    **dict.fromkeys(("field", "ndarray"), "vyre.zeros(shape, f32)"),
    "function": "@vyre.func",
    "data_oriented": "@vyre.struct for the numbers, and plain functions",
    "dataclass": "@vyre.struct",
}
# Keywords of launches: the size of a workgroup, and others with what to do.
SIZES = tuple("block blocks block_size threads num_threads group group_size local_size tpb".split())  # noqa: SIM905
IN_CALL = {
    **dict.fromkeys(
        (*SIZES, "workgroup", "BLOCK", "BLOCK_SIZE"), "declare it with @vyre.kernel(workgroup=64)"
    ),
    **dict.fromkeys(("grid", "grid_size", "num_groups", "num_blocks"), "pass groups=, or domain="),
    **dict.fromkeys(("dim", "shape", "size", "global_size"), "pass domain="),
    "stream": "leave it out: calls on one device run in order",
    **dict.fromkeys(("num_warps", "num_stages"), "leave it out: k.tune(...) finds what is fastest here"),
}
# Functions that share the name of a word and have another meaning: by module and name.
DIFFERENT: dict[tuple[str, str], str] = {
    ("numpy", WORDS["remainder"].syntax): "write a % b for integers, a - floor(a / b) * b for floats.",
}


_CALLED = frozenset(row.syntax for row in (*TABLE.values(), *WORDS.values())) | {
    "dot", "cross", "length", "normalize",
}  # fmt: skip


def in_module(name: str) -> str | None:
    """The fix for a name that the module of another library has; None if it is unknown."""
    instead = IN_MODULE.get(name, "").format(name) or _COMPOUNDS.get(name) or WORDS_ELSEWHERE.get(name)
    return f"write {instead}" if instead and not instead.startswith("leave") else instead


def elsewhere(dotted: str) -> str | None:
    """Vyre's word for a name such as `cuda.grid` or `threadIdx.x`; None if it is unknown."""
    first, _, rest = dotted.partition(".")
    if first in MODULES and rest:
        head, _, tail = rest.partition(".")
        inner = rest.removeprefix("math.")
        known = WORDS_ELSEWHERE.get(rest) or (elsewhere(rest) if head in MODULES and tail else None)
        return known or _COMPOUNDS.get(inner) or (f"{inner}(...)" if inner in _CALLED else None)
    is_common = dotted in ("load", "store", "sum", "min", "max", "where", "static", "grid", "arange", "tid")
    return None if is_common else WORDS_ELSEWHERE.get(dotted)

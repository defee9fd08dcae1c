"""The library: reductions, scans, sorts, ... on arrays of any library, on any device, and inside pipelines.

A function takes arrays of NumPy, torch, CuPy, JAX or Vyre and returns arrays of the same library on the same
device. Inside `@vyre.pipeline` it is recorded as the kernel calls that it makes, which fuse with the user's
own. All devices give the same bytes: the order in which floats are combined depends on the sizes alone.
docs/lib.md has every function. A module is loaded when one of its functions is first asked for; it may not
have the name of a function, which it would hide.
"""

from __future__ import annotations

from importlib import import_module
from types import FunctionType
from typing import Any

_MODULES = {
    "array": ("Array", "asarray"),
    "flash": ("attention",),
    "draws": ("choice", "permutation"),
    "factors": ("cholesky", "lu", "solve_triangular"),
    "fourier": ("fft", "ifft", "irfft", "rfft"),
    "graphs": ("bfs", "connected_components", "pagerank", "sssp", "triangle_count"),
    "hashes": ("crc32", "fnv1a", "sha256", "xxhash64"),
    "permute": ("matrix_transpose", "permute_dims"),
    "products": ("einsum", "matmul", "outer"),
    "quantiles": ("median", "quantile"),
    "radix_sorts": ("argsort", "sort"),
    "random": ("integers", "normal", "philox", "random_bits", "uniform"),
    "sparse": ("csr_from_coo", "csr_matmul", "csr_matvec", "csr_transpose"),
    "text": (
        "base64_decode", "base64_encode", "dfa_scan", "find_all", "is_utf8", "regex_ends", "regex_match",
        "utf8_error",
    ),
    "windows": ("avg_pool", "conv", "max_pool"),
    "rows": ("layernorm", "log_softmax", "rmsnorm", "softmax"),
    "reductions": (
        "all", "any", "count_nonzero", "dot", "logsumexp", "max", "mean", "min", "norm",
        "prod", "reduce", "sum", "vecdot",
    ),
    "places": ("argmax", "argmin"),
    "spreads": ("std", "var"),
    "selections": (
        "compact", "digitize", "gather", "histogram", "nonzero", "nonzero_into", "partition", "put",
        "searchsorted", "select", "select_into", "take", "take_along_axis",
    ),
    "sorts": (
        "bincount", "merge", "reduce_by_key", "run_lengths",
        "run_lengths_into", "scatter", "segmented_sort", "sort_by_key", "topk", "unique_all",
        "unique_counts", "unique_inverse", "unique_values", "unique_values_into",
    ),
    "scans": ("cumulative_prod", "cumulative_sum", "scan", "segmented_reduce", "segmented_scan"),
}  # fmt: skip
_HOMES = {name: module for module, names in _MODULES.items() for name in names}
FUNCTIONS = frozenset(name for name, module in _HOMES.items() if module != "array")

__all__ = sorted(_HOMES)


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        near = import_module("difflib").get_close_matches(name, __all__, n=1)
        near = ["uniform"] if name in ("rand", "random") else near
        fix = f". Fix: write vyre.lib.{near[0]}." if near and not name.startswith("_") else ""
        raise AttributeError(f"module 'vyre.lib' has no attribute {name!r}{fix}")
    value = getattr(import_module(f"vyre.lib.{_HOMES[name]}"), name)
    if name in FUNCTIONS and isinstance(value, FunctionType):
        value = import_module("vyre.lib.calls").published(value)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return __all__

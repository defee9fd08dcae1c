"""The certificate of an adapter: which spelling of each operation gives the reference's bits there.

Each is tried, in the text that kernels have, on special operands, on random ones, and on those that random
ones hardly ever are: sums that cancel, ties, products of few bits, quotients next to whole numbers. The
first exact one of an adapter's own operation, the guarded one and integers is used. Integers must be exact,
or the adapter is refused; operations that it changes in expressions, through fences, are done by integers.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vyre.emit.wgsl import library
from vyre.emit.wgsl.printer import filled
from vyre.emit.wgsl.profile import Profile, Way, candidates, key
from vyre.ir import floats
from vyre.ir.dtypes import DType, bool_, f32, i32, u32
from vyre.ir.keys import Field
from vyre.ir.problem import DeviceError
from vyre.ops import TABLE
from vyre.ops.row import TypeFault, Written, apply
from vyre.targets.target import Keep
from vyre.targets.webgpu import api
from vyre.targets.webgpu.device import Adapter

VERSION = 2
SETS = 1 << 14  # of operands, for each of three ranges of exponents
Words = NDArray[np.uint32]
_SPECIAL = (
    0x00000000, 0x00000001, 0x00000002, 0x00000003, 0x00400000, 0x007FFFFE, 0x007FFFFF, 0x00800000,
    0x00800001, 0x00FFFFFF, 0x01000000, 0x0B800000, 0x1FFFFFFF, 0x33800000, 0x33800001, 0x34000000,
    0x3EFFFFFF, 0x3F000000, 0x3F000001, 0x3F7FFFFF, 0x3F800000, 0x3F800001, 0x3FC00000, 0x40000000,
    0x40200000, 0x40490FDB, 0x4AFFFFFF, 0x4B000000, 0x4B000001, 0x4B7FFFFF, 0x4EFFFFFF, 0x4F000000,
    0x4F7FFFFF, 0x4F800000, 0x5F000000, 0x7E800000, 0x7F000000, 0x7F7FFFFE, 0x7F7FFFFF, 0x7F800000,
    0x7FC00000, 0x7F800001,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Certificate:
    """The way of each operation that an adapter has operations of its own for, and the wrong results of each
    way that was tried.
    """

    profile: Profile
    tried: Mapping[str, Mapping[str, int]]
    sets: int
    took_ms: float

    @property
    def summary(self) -> str:
        """A line about it for users."""
        ways: dict[Way, list[str]] = {"guarded": [], "exact": []}
        for name in self.tried:
            way: Way = self.profile.ways.get(name, "exact")
            if way != "native":
                ways[way].append(spoken(name))
        parts = ["exact"]
        for said, words in (("by integers", ways["exact"]), ("guarded", ways["guarded"])):
            if words:
                parts.append(f"{said}: {', '.join(sorted(set(words)))}")
        return "; ".join(parts)

    @property
    def lines(self) -> list[str]:
        """A table: each operation, its way, and the wrong results of the ways before it."""
        found = [f"certified on {self.sets} sets of operands in {self.took_ms:.0f} ms"]
        for name, tried in self.tried.items():
            way = self.profile.ways.get(name, "exact")
            wrong = [f"{one}: {count} wrong" for one, count in tried.items() if count]
            said = {"native": "its own", "guarded": "its own, guarded", "exact": "integers"}[way]
            found.append(f"{spoken(name):10} {said}{' (' + ', '.join(wrong) + ')' if wrong else ''}")
        return found

    def encoded(self) -> bytes:
        document = {"ways": dict(self.profile.ways), "tried": self.tried, "sets": self.sets}
        return json.dumps({**document, "took_ms": self.took_ms}).encode()

    @staticmethod
    def decoded(stored: bytes) -> Certificate:
        found = json.loads(stored)
        return Certificate(Profile(found["ways"]), found["tried"], found["sets"], found["took_ms"])


def spoken(name: str) -> str:
    """An operation as people write it: "fma", "i32(f32)"."""
    op, source, result = name.split()
    row = TABLE[op]
    return f"{result}({source})" if row.names_dtype else row.syntax


def identity(gpu: Adapter) -> Field:
    """The adapter and the versions that a certificate is of."""
    info = gpu.info
    words = tuple(str(info.get(word, "")) for word in ("vendor", "device", "description", "backend_type"))
    return ("webgpu certificate", VERSION, *words, api.version())


def certificate(gpu: Adapter, keep: Keep | None = None) -> Certificate:
    """The certificate of an adapter, from the cache if it is there."""
    if keep is None:
        return certified(gpu)
    about = {"kernel": "the certificate of a WebGPU adapter", "target": gpu.info.get("device", "")}
    return Certificate.decoded(keep(identity(gpu), lambda: certified(gpu).encoded(), about))


def certified(gpu: Adapter) -> Certificate:
    """Try every spelling on an adapter; DeviceError if its integers are wrong."""
    began = time.perf_counter()
    trial = OperandTrial(gpu, operands(SETS))
    _require_integers(trial)
    ways: dict[str, Way] = {}
    tried: dict[str, dict[str, int]] = {}
    found = list(candidates())
    wrong = trial.wrong([_case(*one, way="native") for one in found])
    for one, count in zip(found, wrong, strict=True):
        name = key(*one[:3])
        tried[name] = {"native": count}
        if count == 0:
            ways[name] = "native"
    _require_fences(trial, {one[3].native: key(*one[:3]) for one in found}, ways, tried)
    left = [one for one in found if key(*one[:3]) not in ways]
    guarded = [one for one in left if one[3].guarded and "fenced" not in tried[key(*one[:3])]]
    for one, count in zip(guarded, trial.wrong([_case(*one, way="guarded") for one in guarded]), strict=True):
        name = key(*one[:3])
        tried[name]["guarded"] = count
        if count == 0:
            ways[name] = "guarded"
    rest = [one for one in left if key(*one[:3]) not in ways]
    for one in rest:  # one by one: together they take long to compile
        (count,) = trial.wrong([_case(*one, way="exact")])
        name = key(*one[:3])
        tried[name]["exact"] = count
        if count:
            raise DeviceError(_refusal(gpu, f"{spoken(name)} by integers gives {count} wrong results"))
    took = (time.perf_counter() - began) * 1e3
    return Certificate(Profile(ways), tried, trial.size, round(took, 1))


@dataclass(frozen=True, slots=True)
class Case:
    """An expression of the words a, b and c, and the words that it should give."""

    text: str
    wanted: Words


def _case(op: str, source: DType, result: DType, written: Written, *, way: Way) -> Case:
    template = {"native": written.native, "guarded": written.guarded, "exact": written.exact}[way]
    row = TABLE[op]
    given = [f"i32({word})" if source == i32 else word for word in "abc"[: row.arity]]
    text = _as_word(filled(template, given, source, result), result)
    a, b, c = operands(SETS)
    return Case(
        text,
        _words(result, apply(row, source, result, *(_values(source, x) for x in (a, b, c)[: row.arity]))),
    )


def _as_word(text: str, result: DType) -> str:
    if result == bool_:
        return f"select(0u, 1u, {text})"
    return f"f_canonical({text})" if result.is_float else f"u32({text})"


def _values(dtype: DType, words: Words) -> NDArray[Any]:
    return words.view(dtype.carrier)


def _words(dtype: DType, values: NDArray[Any]) -> Words:
    if dtype == bool_:
        return values.astype(np.uint32)
    return np.asarray(floats.canonical(dtype, values)).view(np.uint32)


def _require_fences(
    trial: OperandTrial, names: Mapping[str, str], ways: dict[str, Way], tried: dict[str, dict[str, int]]
) -> None:
    """Take operations that are exact alone, and not behind fences in an expression, off the native ones."""
    cases = []
    for case in fences():
        used = [names[word] for word in set(re.findall(r"n_\w+", case.text))]
        if all(name in ways for name in used):
            cases.append((case, used))
    for (_, used), count in zip(cases, trial.wrong([case for case, _ in cases]), strict=True):
        if count:
            for name in used:
                tried[name]["fenced"] = count
                ways.pop(name, None)


def fences() -> list[Case]:
    """Expressions that a compiler which sees through fences changes."""
    a, b, c = (_values(f32, words) for words in operands(SETS))
    zero, one = np.float32(0), np.float32(1)
    with np.errstate(all="ignore"):
        wanted = {
            "n_sub(n_add(a, b), a)": (a + b) - a,
            "n_add(n_mul(a, b), c)": a * b + c,
            "n_sub(a, a)": a - a,
            "n_div(a, a)": a / a,
            "n_mul(a, 0u ^ Z0)": a * zero,
            "n_add(a, 0u ^ Z0)": a + zero,
            "n_sub(0u ^ Z0, a)": zero - a,
            "n_add(n_sub(a, b), n_sub(b, a))": (a - b) + (b - a),
            "n_mul(n_div(0x3f800000u ^ Z0, a), a)": (one / a) * a,
        }
    return [Case(f"f_canonical({text})", _words(f32, values)) for text, values in wanted.items()]


def _require_integers(trial: OperandTrial) -> None:
    cases, names = [], []
    for row in TABLE.values():
        for source in (i32, u32):
            try:
                result = row.rule((source,) * row.arity, None)
            except (TypeFault, AssertionError):
                continue
            written = row.wgsl(source, result) if row.wgsl is not None and row.meaning is not None else None
            if written is not None and not written.native:
                cases.append(_case(row.name, source, result, written, way="exact"))
                names.append(f"{row.syntax} on {source}")
    for name, count in zip(names, trial.wrong(cases), strict=True):
        if count:
            raise DeviceError(_refusal(trial.gpu, f"{name} gives {count} wrong results"))


def _refusal(gpu: Adapter, what: str) -> str:
    return f"{gpu.name} does not compute exactly: {what}. Fix: update its driver, or use device='cpu'."


class OperandTrial:
    """Operands on a device, and a way to count the wrong results of expressions there."""

    def __init__(self, gpu: Adapter, columns: Sequence[Words]) -> None:
        self.gpu, self.columns, self.size = gpu, columns, columns[0].size
        self._inputs = [gpu.take(words.nbytes) for words in columns]
        for buffer, words in zip(self._inputs, columns, strict=True):
            gpu.upload(buffer, words)

    def wrong(self, cases: Sequence[Case], together: int = 16) -> list[int]:
        """The number of wrong results of each expression; -1 if it cannot be compiled."""
        found: list[int] = []
        for first in range(0, len(cases), together):
            some = list(cases[first : first + together])
            try:
                found += self._wrong(some)
            except DeviceError:
                found += [-1] if len(some) == 1 else self.wrong(some, 1)
        return found

    def _wrong(self, cases: Sequence[Case]) -> list[int]:
        gpu, size = self.gpu, self.size
        pipeline, layout = gpu.pipeline(_text(cases, size), ("uniform", "read", "read", "read", "write"))
        out = gpu.take(4 * size * len(cases))
        uniform = gpu.handle.create_buffer(size=16, usage=gpu.uniform)
        gpu.handle.queue.write_buffer(uniform, 0, np.zeros(4, np.uint32))
        encoder = gpu.handle.create_command_encoder()
        making = encoder.begin_compute_pass()
        making.set_pipeline(pipeline)
        making.set_bind_group(0, gpu.bound(layout, (uniform, *self._inputs, out)))
        making.dispatch_workgroups(-(-size // 64))
        making.end()
        results = np.empty((len(cases), size), np.uint32)
        gpu.read([(out, 0, results)], encoder)
        gpu.give(out)
        return [int((mine != case.wanted).sum()) for mine, case in zip(results, cases, strict=True)]


def _text(cases: Sequence[Case], size: int) -> str:
    lines = [f"  y[{at * size}u + i] = {case.text};" for at, case in enumerate(cases)]
    main = "\n".join(
        [
            "@compute @workgroup_size(64)",
            "fn main(@builtin(global_invocation_id) id: vec3<u32>) {",
            f"  let i = id.x; if (i >= {size}u) {{ return; }}",
            "  let a = x0[i]; let b = x1[i]; let c = x2[i];",
            *lines,
            "}",
        ]
    )
    inputs = [f"@group(0) @binding({at + 1}) var<storage, read> x{at}: array<u32>;" for at in range(3)]
    head = [
        "@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 1>;",
        *inputs,
        "@group(0) @binding(4) var<storage, read_write> y: array<u32>;",
    ]
    return library.fenced("\n".join([*head, *library.used(main), main]) + "\n")


_KNOWN: dict[int, tuple[Words, Words, Words]] = {}


def operands(count: int) -> tuple[Words, Words, Words]:
    """Three columns of operands, always the same."""
    found = _KNOWN.get(count)
    if found is None:
        parts = list(_ranges(count))
        found = _KNOWN[count] = tuple(np.concatenate(column) for column in zip(*parts, strict=True))  # type: ignore[assignment]
    assert found is not None
    return found


def _ranges(count: int) -> Iterator[tuple[Words, Words, Words]]:
    rng = np.random.default_rng(20)
    special = np.array([bits | sign for bits in _SPECIAL for sign in (0, 1 << 31)], np.uint32)
    pairs = np.array(np.meshgrid(special, special)).reshape(2, -1)
    quarter = count // 4
    for low, high in ((0, 256), (117, 138), (0, 30)):
        a, b, c = (_random(rng, count, low, high) for _ in range(3))
        fits = min(pairs.shape[1], quarter)
        a[:fits], b[:fits] = pairs[:, :fits]
        c[:fits] = rng.choice(special, fits)
        with np.errstate(all="ignore"):
            near = slice(quarter, 2 * quarter)  # sums that cancel
            product = (-(a.view(np.float32) * b.view(np.float32)))[near]
            c[near] = product.view(np.uint32) ^ rng.integers(0, 4, quarter, np.uint32)
            few = slice(2 * quarter, 3 * quarter)  # products of few bits, and ties
            a[few] &= np.uint32(0xFFFFF800)
            b[few] &= np.uint32(0xFFFFF000)
            exponent = ((a[few] >> 23) & 255).astype(np.int64) + ((b[few] >> 23) & 255) - 127
            exponent = (exponent - rng.integers(0, 60, quarter)).clip(0, 254).astype(np.uint32)
            c[few] = (c[few] & np.uint32(0x807FFFFF)) | (exponent << np.uint32(23))
            ratio = slice(3 * quarter, count)  # quotients next to whole numbers
            times = b.view(np.float32)[ratio] * rng.integers(1, 1 << 12, count - 3 * quarter).astype(
                np.float32
            )
            a[ratio] = times.view(np.uint32) + rng.integers(0, 3, times.size, np.uint32) - np.uint32(1)
        yield a, b, c


def _random(rng: np.random.Generator, count: int, low: int, high: int) -> Words:
    bits = rng.integers(0, 1 << 32, count, np.uint32)
    exponent = rng.integers(low, high, count, np.uint32)
    return (bits & np.uint32(0x807FFFFF)) | (exponent << np.uint32(23))

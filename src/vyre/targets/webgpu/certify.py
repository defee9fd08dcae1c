"""The certificate of an adapter: which spelling of each operation gives the reference's bits there.

Each is tried, in the text that kernels have, on special operands, on random ones, and on those that random
ones hardly ever are: sums that cancel, ties, products of few bits, quotients next to whole numbers. The
first exact one of an adapter's own operation, the guarded one, the one by f64 and integers is used. Integers
must be exact, or the adapter is refused; operations that it changes in expressions, through fences, are done
by integers. Features beyond WGSL are used if they do what they should.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vyre.emit.wgsl import library
from vyre.emit.wgsl.forms import filled
from vyre.emit.wgsl.profile import WAYS, Candidate, Feature, Profile, Way, candidates, key, spoken, template
from vyre.ir import floats
from vyre.ir.dtypes import DType, bool_, f32, f64, i32, u32
from vyre.ir.keys import Field
from vyre.ir.problem import DeviceError
from vyre.ops import TABLE
from vyre.ops.row import TypeFault, Written, apply
from vyre.targets.target import Keep
from vyre.targets.webgpu import api
from vyre.targets.webgpu.device import Adapter
from vyre.targets.webgpu.operands import DOUBLE, SINGLE, Columns, FloatFormat, Words, operands
from vyre.targets.webgpu.trials import feature_works, run_once

VERSION = 7


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
        ways: dict[Way, set[str]] = {way: set() for way in WAYS}
        for name in self.tried:
            ways[self.profile.ways.get(name, "exact")].add(spoken(name))
        parts = ["exact"]
        for label, words in (
            ("by integers", ways["exact"]),
            ("guarded", ways["guarded"]),
            ("by f64", ways["wide"]),
        ):
            if words:
                parts.append(f"{label}: {', '.join(sorted(words))}")
        if self.profile.has:
            parts.append(f"its own: {', '.join(sorted(self.profile.has))}")
        return "; ".join(parts)

    @property
    def lines(self) -> list[str]:
        """A table: each operation, its way, and the wrong results of the ways before it."""
        lines = [f"certified on {self.sets} sets of operands in {self.took_ms:.0f} ms"]
        for name, tried in self.tried.items():
            way = self.profile.ways.get(name, "exact")
            wrong = [
                f"{way_tried}: {count} wrong" if count > 0 else f"{way_tried}: refused"
                for way_tried, count in tried.items()
                if count
            ]
            label = {"native": "its own", "guarded": "its own, guarded", "wide": "f64", "exact": "integers"}[
                way
            ]
            lines.append(f"{spoken(name):12} {label}{' (' + ', '.join(wrong) + ')' if wrong else ''}")
        return [*lines, *(f"{feature:12} its own" for feature in sorted(self.profile.has))]

    def encoded(self) -> bytes:
        document = {"ways": dict(self.profile.ways), "has": sorted(self.profile.has), "tried": self.tried}
        return json.dumps({**document, "sets": self.sets, "took_ms": self.took_ms}).encode()

    @staticmethod
    def decoded(stored: bytes) -> Certificate:
        fields = json.loads(stored)
        profile = Profile(fields["ways"], frozenset(fields["has"]))
        return Certificate(profile, fields["tried"], fields["sets"], fields["took_ms"])


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
    trial = OperandTrial(gpu)
    _require_integers(trial)
    has = frozenset(feature for feature in gpu.features if feature_works(gpu, feature))
    ways: dict[str, Way] = {}
    tried: dict[str, dict[str, int]] = {}
    every = list(candidates(has))
    natives = {candidate[3].native: key(*candidate[:3]) for candidate in every}
    for way in WAYS[:-1]:
        left = [
            candidate
            for candidate in every
            if key(*candidate[:3]) not in ways and _is_open(candidate, way, tried, has)
        ]
        if way == "wide":
            left = [candidate for candidate in left if _has_parts(candidate[3].wide, natives, ways)]
        for candidate, count in zip(
            left, trial.wrong([_case(*candidate, way=way) for candidate in left]), strict=True
        ):
            name = key(*candidate[:3])
            tried.setdefault(name, {})[way] = count
            if count == 0:
                ways[name] = way
        if way == "native":
            _require_fences(trial, natives, ways, tried)
            _require_parts(every, natives, ways)
    for candidate in every:
        name = key(*candidate[:3])
        if (
            name in ways or _format(*candidate[1:3]) is DOUBLE
        ):  # those are made of the integers that were tried
            continue
        (count,) = trial.wrong([_case(*candidate, way="exact")])  # one by one: together they compile long
        tried[name]["exact"] = count
        if count:
            raise DeviceError(_refusal(gpu, f"{spoken(name)} by integers", count))
    took = (time.perf_counter() - began) * 1e3
    return Certificate(Profile(ways, has), tried, trial.size, round(took, 1))


def _is_open(
    candidate: Candidate, way: Way, tried: Mapping[str, Mapping[str, int]], has: Collection[Feature]
) -> bool:
    """True if an operation has this way, and no trial has ruled it out."""
    op, source, result, written = candidate
    if way == "guarded":
        return bool(written.guarded) and "fenced" not in tried[key(op, source, result)]
    return way == "native" or (bool(written.wide) and "f64" in has)


def _require_parts(tried: Sequence[Candidate], natives: Mapping[str, str], ways: dict[str, Way]) -> None:
    """Remove operations from the native ones if an operation that they are computed by is not native."""
    for candidate in tried:
        if not _has_parts(candidate[3].native, natives, ways):
            ways.pop(key(*candidate[:3]), None)


def _has_parts(name: str, natives: Mapping[str, str], ways: Mapping[str, Way]) -> bool:
    """True if all operations that a function is computed by are native."""
    text = library.functions().get(name, "")
    parts = set(re.findall(r"\bnd?_\w+(?=\()", text)) - {name}
    return all(ways.get(natives.get(part, "")) == "native" for part in parts if part in natives)


@dataclass(frozen=True, slots=True)
class Case:
    """An expression of the operands a, b and c of a format, and the words that it should give; where
    `is_open`, any.
    """

    text: str
    wanted: Words
    format: FloatFormat = SINGLE
    is_open: NDArray[np.bool_] | np.bool_ = np.False_


def _format(source: DType, result: DType) -> FloatFormat:
    return DOUBLE if 64 in (source.bits, result.bits) else SINGLE


def _case(
    op: str, source: DType, result: DType, written: Written, *, way: Way, sets: Columns | None = None
) -> Case:
    row, form = TABLE[op], _format(source, result)
    names = [f"{word}.x" if form is DOUBLE and source.bits == 32 else word for word in "abc"[: row.arity]]
    texts = [f"i32({name})" if source == i32 else name for name in names]
    text = _as_word(filled(template(written, way), texts, source, result), result)
    if form is DOUBLE and result.bits < 64:
        text = f"vec2<u32>({text}, 0u)"
    columns = (sets or operands(form))[: row.arity]
    values = [column.astype(source.unsigned.storage).view(source.carrier) for column in columns]
    wanted = _words(result, apply(row, source, result, *values)).astype(form.word)
    is_open: NDArray[np.bool_] | np.bool_ = np.False_
    if row.fast_of:  # a conversion, which need not saturate
        is_open = ~((values[0] > result.least - 1) & (values[0] < result.greatest + 1))
    return Case(text, wanted, form, is_open)


def _as_word(text: str, result: DType) -> str:
    if result == bool_:
        return f"select(0u, 1u, {text})"
    if result.bits == 64:
        return f"d_canonical({text})" if result.is_float else text
    return f"f_canonical({text})" if result.is_float else f"u32({text})"


def _words(dtype: DType, values: NDArray[Any]) -> Words:
    if dtype == bool_:
        return values.astype(np.uint32)
    return np.asarray(floats.canonical(dtype, values)).view(dtype.unsigned.storage)


def _require_fences(
    trial: OperandTrial, names: Mapping[str, str], ways: dict[str, Way], tried: dict[str, dict[str, int]]
) -> None:
    """Remove operations from the native ones that are exact alone, but not behind fences in an expression."""
    cases = []
    for case in (*fences(f32), *fences(f64), *comparisons()):
        used = [names.get(f"n{word[1:]}", "") for word in set(re.findall(r"\b(?:nd?|r)_\w+", case.text))]
        if all(name in ways for name in used):
            cases.append((case, used))
    for (_, used), count in zip(cases, trial.wrong([case for case, _ in cases]), strict=True):
        if count:
            for name in used:
                tried[name]["fenced"] = count
                ways.pop(name, None)


def fences(dtype: DType, sets: Columns | None = None) -> list[Case]:
    """Expressions that a compiler which sees through fences changes."""
    form = _format(dtype, dtype)
    a, b, c = (words.view(form.real) for words in sets or operands(form))
    zero, one = form.real(0), form.real(1)
    nothing, unit = ("0u ^ Z0", "0x3f800000u ^ Z0") if form is SINGLE else (_pair("0u"), _pair("0x3ff00000u"))
    negated = "(a ^ (0x80000000u ^ Z0))" if form is SINGLE else "d_neg(a)"
    with np.errstate(all="ignore"):
        wanted = {
            "n_sub(n_add(a, b), a)": (a + b) - a,
            "n_add(n_mul(a, b), c)": a * b + c,
            "n_sub(a, a)": a - a,
            "n_div(a, a)": a / a,
            f"n_add(a, {negated})": a + -a,
            "n_mul(a, a)": a * a,
            f"n_mul(a, {nothing})": a * zero,
            f"n_add(a, {nothing})": a + zero,
            f"n_sub({nothing}, a)": zero - a,
            "n_add(n_sub(a, b), n_sub(b, a))": (a - b) + (b - a),
            f"n_mul(n_div({unit}, a), a)": (one / a) * a,
        }
    texts = {text if form is SINGLE else text.replace("n_", "nd_"): values for text, values in wanted.items()}
    return [Case(_as_word(text, dtype), _words(dtype, values), form) for text, values in texts.items()]


def comparisons() -> list[Case]:
    """Results without a fence that are compared with a literal, which may be one of the operands, too."""
    a, b, _ = (words.view(np.float32) for words in operands(SINGLE))
    literal, held = np.float32(1.5), "(0x3fc00000u ^ Z{})"
    cases = []
    with np.errstate(all="ignore"):
        for name, by in (("r_add", np.add), ("r_sub", np.subtract), ("r_mul", np.multiply)):
            for text, second in (("b", b), (held.format(0), literal)):
                value, made = f"{name}(a, {text})", by(a, second)
                for order, is_so in (("n_lt", np.less), ("n_le", np.less_equal), ("n_eq", np.equal)):
                    compare = f"{order}({value}, {held.format(1)})"
                    cases.append(Case(_as_word(compare, bool_), _words(bool_, is_so(made, literal))))
    return cases


def _pair(high: str) -> str:
    return f"vec2<u32>(Z0, {high} ^ Z0)"


def integers(sets: Columns | None = None) -> dict[str, Case]:
    """Every operation of 32-bit integers by name, on which all exact spellings rest."""
    cases: dict[str, Case] = {}
    for row in TABLE.values():
        for source in (i32, u32):
            try:
                result = row.rule((source,) * row.arity, None)
            except (TypeFault, AssertionError):
                continue
            written = row.wgsl(source, result) if row.wgsl is not None and row.meaning is not None else None
            if written is not None and not written.native:
                case = _case(row.name, source, result, written, way="exact", sets=sets)
                cases[f"{row.syntax} on {source}"] = case
    return cases


def _require_integers(trial: OperandTrial) -> None:
    cases = integers()
    for name, count in zip(cases, trial.wrong([*cases.values()]), strict=True):
        if count:
            raise DeviceError(_refusal(trial.gpu, name, count))


def _refusal(gpu: Adapter, what: str, count: int) -> str:
    fault = f"gives {count} wrong results" if count > 0 else "cannot be compiled"
    return (
        f"{gpu.name} does not compute exactly: {what} {fault}. Fix: update its driver, or use device='cpu'."
    )


class OperandTrial:
    """Operands on a device, and a way to count the wrong results of expressions there."""

    def __init__(self, gpu: Adapter) -> None:
        self.gpu, self.size = gpu, operands(SINGLE)[0].size
        self._inputs: dict[FloatFormat, list[Any]] = {}

    def wrong(self, cases: Sequence[Case], together: int = 16) -> list[int]:
        """The number of wrong results of each expression; -1 if it cannot be compiled."""
        counts = [0] * len(cases)
        for form in (SINGLE, DOUBLE):
            places = [at for at, case in enumerate(cases) if case.format is form]
            for first in range(0, len(places), together):
                some = places[first : first + together]
                for at, count in zip(some, self._counts([cases[at] for at in some]), strict=True):
                    counts[at] = count
        return counts

    def _counts(self, cases: Sequence[Case]) -> list[int]:
        try:
            return self._wrong(cases)
        except DeviceError:
            return [-1] if len(cases) == 1 else [self._counts([case])[0] for case in cases]

    def _columns(self, form: FloatFormat) -> list[Any]:
        known = self._inputs.get(form)
        if known is None:
            known = self._inputs[form] = [self.gpu.take(words.nbytes) for words in operands(form)]
            for buffer, words in zip(known, operands(form), strict=True):
                self.gpu.upload(buffer, words)
        return known

    def _wrong(self, cases: Sequence[Case]) -> list[int]:
        form = cases[0].format
        results = np.empty((len(cases), operands(form)[0].size), form.word)
        run_once(self.gpu, _text(cases, results.shape[1]), self._columns(form), results)
        pairs = zip(results, cases, strict=True)
        return [int(((mine != case.wanted) & ~case.is_open).sum()) for mine, case in pairs]


def _text(cases: Sequence[Case], size: int) -> str:
    is_wide = cases[0].format is DOUBLE
    kind = "vec2<u32>" if is_wide else "u32"
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
    inputs = [f"@group(0) @binding({at + 1}) var<storage, read> x{at}: array<{kind}>;" for at in range(3)]
    head = [
        "@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 1>;",
        *inputs,
        f"@group(0) @binding(4) var<storage, read_write> y: array<{kind}>;",
    ]
    return library.fenced("\n".join([*head, *library.used(main), main]) + "\n")

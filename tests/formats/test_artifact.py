"""Saved pipelines as bytes: they come back as they were, and nothing else comes back at all."""

from __future__ import annotations

import hashlib
import random
import tracemalloc
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from formats.mutations import mutated
from vyre.formats import read
from vyre.formats.artifact import ENVELOPE, VALUE_DEPTH, decode, encode
from vyre.formats.bytes import DIGEST_BYTES, LENGTH_BYTES, FormatError
from vyre.formats.saved import (
    Argument,
    ArraySlot,
    Artifact,
    Band,
    Judgement,
    SavedArray,
    SavedLaunch,
    SavedParameter,
    SavedScalar,
    SavedSignature,
    Text,
    Tuned,
    Value,
    slots,
)
from vyre.ir.dtypes import f32, f64

MUTATIONS = 150  # of each example: 3,000 in the quick profile, 300,000 in the long one

DOUBLED = read("@kernel\ndef doubled(a0: Buf[f32], a1: Out[f32]):\n    a1[gid(0)] = a0[gid(0)] * 2.0\n")
SCALED = read("@kernel\ndef scaled(a1: Buf[f32], a2: Out[f32], s0: f32):\n    a2[gid(0)] = a1[gid(0)] * s0\n")
BOTH = read(
    "@kernel\ndef both(a0: Buf[f32], a2: Out[f32], s0: f32):\n    a2[gid(0)] = a0[gid(0)] * 2.0 * s0\n"
)

SIGNATURE = SavedSignature(
    fuse="auto",
    budget_bytes=4096,
    arguments=(
        Argument("array", "a0", "bool", None),
        Argument("number", "", "float", None),
        Argument("fixed", "", "bool", "mode"),
    ),
    arrays=(
        SavedArray("a0", f32, (8,), "the argument x", False, f32, (2, 4)),
        SavedArray("a1", f32, (8,), "the output of doubled", True, f32, (8,)),
        SavedArray("a2", f32, (8,), "the output of scaled", True, f32, (8,)),
    ),
    scalars=(SavedScalar("s0", f32, 0, 1),),
    stages=(SavedLaunch(0, (8,), ("doubled",), 0, ()), SavedLaunch(1, (8,), ("scaled",), 1, ())),
    launches=(
        SavedLaunch(2, (8,), ("doubled", "scaled"), 0, (), (Tuned("cpu", 16, 2, 0, 0, (32, 4), True),)),
    ),
    pairs=(Judgement("doubled", "scaled", "forward", "each element stays in a register"),),
    bands=(Band(0, 1, 0, 4),),
    returns=(ArraySlot("a2"), {"again": [ArraySlot("a2"), 1.5, -3, None, True]}),
)
ARTIFACT = Artifact(
    "pipe",
    (
        SavedParameter("x", "either", False, None),
        SavedParameter("by", "either", True, 0.5),
        SavedParameter("mode", "name", True, "mode"),
    ),
    (DOUBLED, SCALED, BOTH),
    (SIGNATURE, replace(SIGNATURE, fuse="off", budget_bytes=None)),
    (Text(2, "llvm", 1, "define void @kernel()\n"),),
)
X, BY, MODE = ARTIFACT.parameters


def body_of(data: bytes) -> bytes:
    return data[ENVELOPE.head_bytes : -DIGEST_BYTES]


def seal(body: bytes) -> bytes:
    """The body with everything right around it."""
    head = ENVELOPE.magic + bytes([ENVELOPE.version]) + len(body).to_bytes(LENGTH_BYTES, "little")
    return head + body + hashlib.blake2b(head + body, digest_size=DIGEST_BYTES).digest()


def with_signature(**changed: Any) -> Artifact:
    return replace(ARTIFACT, signatures=(replace(SIGNATURE, **changed),))


def refusal(data: bytes) -> str:
    with pytest.raises(FormatError) as caught:
        decode(data)
    return str(caught.value)


values: st.SearchStrategy[Value] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**64), 2**64 - 1)
    | st.floats(allow_nan=False)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.lists(inner, max_size=3).map(tuple)
        | st.dictionaries(st.text("abc") | st.integers(-5, 5), inner, max_size=3)
    ),
    max_leaves=8,
)


def test_an_artifact_comes_back_as_it_was() -> None:
    assert ARTIFACT == decode(encode(ARTIFACT))


@given(values)
def test_every_value_comes_back_as_it_was(value: Value) -> None:
    returned = decode(encode(with_signature(returns=value))).signatures[0].returns

    assert (repr(value), type(value)) == (repr(returned), type(returned))


def test_a_program_of_two_signatures_is_written_once() -> None:
    assert 1 == encode(ARTIFACT).count(b"\x00\x04both")


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "does not begin with VYREFILE"),
        (b"VYRE" + bytes(80), "does not begin with VYREFILE"),
        (ENVELOPE.magic, "cut short"),
        (ENVELOPE.magic + bytes([ENVELOPE.version + 1]) + bytes(60), f"version {ENVELOPE.version + 1}"),
        (encode(ARTIFACT)[:-1], "bytes, but"),
        (encode(ARTIFACT) + b"\0", "bytes, but"),
        (seal(b""), "ends in the middle"),
        (seal(body_of(encode(ARTIFACT)) + b"\0"), "after its end"),
    ],
)
def test_a_fault_of_the_envelope_is_named(data: bytes, said: str) -> None:
    assert said in refusal(data)


def test_a_changed_byte_does_not_match_the_digest() -> None:
    data = bytearray(encode(ARTIFACT))
    data[ENVELOPE.head_bytes + 3] ^= 1

    assert "digest" in refusal(bytes(data))


@pytest.mark.parametrize(
    "artifact",
    [
        with_signature(arrays=SIGNATURE.arrays[:2]),
        with_signature(arrays=(*SIGNATURE.arrays, SIGNATURE.arrays[0])),
        with_signature(arrays=(replace(SIGNATURE.arrays[0], dtype=f64), *SIGNATURE.arrays[1:])),
        with_signature(arrays=(replace(SIGNATURE.arrays[0], outer_dtype=f64), *SIGNATURE.arrays[1:])),
        with_signature(arrays=(replace(SIGNATURE.arrays[0], outer_shape=(2, 5)), *SIGNATURE.arrays[1:])),
        with_signature(arrays=(replace(SIGNATURE.arrays[0], shape=(8, 8)), *SIGNATURE.arrays[1:])),
        with_signature(arrays=(*SIGNATURE.arrays[:2], replace(SIGNATURE.arrays[2], shape=(2**31,)))),
        with_signature(arrays=(replace(SIGNATURE.arrays[0], is_made=True), *SIGNATURE.arrays[1:])),
        with_signature(scalars=()),
        with_signature(scalars=(SavedScalar("s0", f64, 0, 1),)),
        with_signature(scalars=(SavedScalar("s0", f32, 1 << 32, None),)),
        with_signature(scalars=(SavedScalar("s0", f32, 0, 0),)),
        with_signature(scalars=(SavedScalar("s0", f32, 0, 7),)),
        with_signature(scalars=(*SIGNATURE.scalars, SavedScalar("a0", f32, 0, None))),
        with_signature(arguments=SIGNATURE.arguments[:2]),
        with_signature(launches=(SavedLaunch(3, (8,), ("doubled", "scaled"), 0, ()),)),
        with_signature(launches=(SavedLaunch(2, (), ("doubled", "scaled"), 0, ()),)),
        with_signature(launches=(SavedLaunch(2, (2**31,), ("doubled", "scaled"), 0, ()),)),
        with_signature(launches=(SavedLaunch(2, (2**31 - 1,) * 3, ("doubled", "scaled"), 0, ()),)),
        with_signature(launches=(SavedLaunch(2, (8,), ("scaled",), 0, ()),)),
        with_signature(launches=(SavedLaunch(2, (8,), ("doubled", "scaled"), 1, ()),)),
        with_signature(launches=(SIGNATURE.launches[0], SavedLaunch(1, (8,), ("scaled",), 1, ()))),
        with_signature(bands=(Band(0, 2, 0, 4),)),
        with_signature(bands=(Band(0, 0, 0, 4),)),
        with_signature(bands=(Band(0, 1, 3, 4),)),
        with_signature(bands=(Band(0, 1, 0, 0),)),
        with_signature(bands=(Band(0, 1, 0, 4), Band(0, 1, 0, 4))),
        replace(ARTIFACT, texts=(Text(3, "llvm", 1, ""),)),
        with_signature(launches=(SavedLaunch(2, (8,), ("doubled", "scaled"), 0, ("a2",)),)),
        with_signature(launches=(SavedLaunch(2, (8,), ("doubled", "scaled"), 0, ("a0",)),)),
        with_signature(launches=(
            SavedLaunch(0, (8,), ("doubled",), 0, ("a1",)), SavedLaunch(1, (8,), ("scaled",), 1, ()),
        )),
        with_signature(stages=(SavedLaunch(0, (8,), ("doubled",), 0, ("a1",)), SIGNATURE.stages[1])),
        with_signature(stages=(SavedLaunch(0, (8,), (), 0, ()), SIGNATURE.stages[1])),
        with_signature(pairs=()),
        with_signature(returns=ArraySlot("a9")),
        replace(ARTIFACT, parameters=(X,) * 3),
        replace(ARTIFACT, parameters=(MODE, BY, X)),
        replace(ARTIFACT, parameters=(replace(X, name="for"), BY, MODE)),
        replace(ARTIFACT, parameters=(replace(X, has_default=True), replace(BY, has_default=False), MODE)),
    ],
)  # fmt: skip
def test_what_cannot_be_launched_is_refused(artifact: Artifact) -> None:
    assert "Fix: save the pipeline again." in refusal(encode(artifact))


def test_values_are_nested_only_so_deep() -> None:
    value: Value = None
    for _ in range(VALUE_DEPTH + 1):
        value = (value,)

    with pytest.raises(FormatError):
        encode(with_signature(returns=value))


def test_a_file_too_large_is_refused_by_its_length() -> None:
    assert "bytes; at most" in refusal(seal(bytes(ENVELOPE.most + 1)))


def test_a_count_larger_than_the_file_takes_no_memory() -> None:
    many = b"\xff\xff\xff\xff\x0f"
    tracemalloc.start()
    refusal(seal(b"\x04pipe" + many))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert peak < 1 << 20


def test_the_arrays_of_what_is_returned_are_found_in_order() -> None:
    assert ["a2", "a2"] == slots(SIGNATURE.returns)


SOURCES = [body_of(encode(ARTIFACT)), body_of(encode(with_signature(returns=ArraySlot("a2"))))]


@given(st.integers(0, 2**64 - 1))
@example(0)
def test_hostile_bytes_give_a_format_error_or_the_artifact_that_they_say(seed: int) -> None:
    choose = random.Random(seed)
    for _ in range(MUTATIONS):
        body = mutated(choose.choice(SOURCES), choose.choice(SOURCES), choose)
        data = seal(body)
        if choose.random() < 0.1:  # the envelope is attacked too
            data = mutated(data, body, choose)
        try:
            artifact = decode(data)
        except FormatError:
            continue
        assert data == encode(artifact)

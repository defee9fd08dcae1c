"""Programs as bytes: they come back as they were, and nothing else comes back at all."""

from __future__ import annotations

import hashlib
import random
import tracemalloc
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from formats.mutations import altered, mutated
from formats.programs import ALL, I, X, empty, every_statement, kernel, lit, op, small, storing
from formats.random_programs import programs
from vyre.formats.bytes import (
    CODES,
    DIGEST_BYTES,
    ENVELOPE,
    LENGTH_BYTES,
    RECORDS,
    FormatError,
    decode,
    digest,
    encode,
)
from vyre.ir import limits
from vyre.ir.dtypes import bool_, f32, i32, u8
from vyre.ir.literal import Lit
from vyre.ir.nodes import (
    Assign,
    Barrier,
    Block,
    Cond,
    Expr,
    For,
    If,
    Load,
    Op,
    Param,
    Program,
    Region,
    Return,
    Store,
    true,
)
from vyre.ir.problem import Span

MUTATIONS = 150  # of each example: 3,000 in the quick profile, 300,000 in the long one


def body_of(data: bytes) -> bytes:
    return data[ENVELOPE.head_bytes : -DIGEST_BYTES]


def seal(body: bytes) -> bytes:
    """The body with everything right around it."""
    head = ENVELOPE.magic + bytes([ENVELOPE.version]) + len(body).to_bytes(LENGTH_BYTES, "little")
    return head + body + hashlib.blake2b(head + body, digest_size=DIGEST_BYTES).digest()


def fault(data: bytes) -> str:
    """What is said about bytes that are no program."""
    with pytest.raises(FormatError) as caught:
        decode(data)
    return str(caught.value)


def fault_of(program: Program) -> str:
    return fault(encode(program))


@pytest.mark.parametrize("program", ALL, ids=lambda p: p.name)
def test_a_program_comes_back_from_its_bytes(program: Program) -> None:
    assert program == decode(encode(program))


@given(programs())
def test_any_program_comes_back_from_its_bytes(program: Program) -> None:
    assert program == decode(encode(program))


def test_the_bytes_of_a_version_never_change() -> None:
    name, params, body, workgroup = b"\x00\x07nothing", b"\x00", b"\x00", b"\x00"

    assert b"\x00" + name + params + body + workgroup == body_of(encode(empty()))
    assert "8f336c8576413f2e" == digest(every_statement())[:16]


def test_spans_are_not_in_the_bytes() -> None:
    here, there = (kernel(Store("y", (I,), X, Span("k.py", line, 0))) for line in (3, 4))

    assert encode(here) == encode(there)
    assert digest(here) == digest(there)


def test_whoever_changes_the_format_raises_its_version() -> None:
    """The layout follows from the fields of nodes: when this fails, raise the version and write both anew."""
    pinned = "8f336c8576413f2e4802afa3762bf913db8669d6042963ec9380ba735d4761a5"

    assert (3, pinned) == (ENVELOPE.version, digest(every_statement()))


def test_the_digest_of_a_program_is_64_hexadecimal_digits() -> None:
    name = digest(empty())

    assert 64 == len(name)
    assert name == f"{int(name, 16):064x}"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (storing(lit(0.0, f32)), storing(lit(-0.0, f32))),
        (storing(lit(1, i32)), storing(lit(1, u8))),
        (kernel(Region("ab", ()), Region("c", ())), kernel(Region("a", ()), Region("bc", ()))),
        (kernel(If(true(), (Return(),), ())), kernel(If(true(), (), (Return(),)))),
        (empty(), replace(empty(), workgroup=(32,))),
    ],
)
def test_programs_that_differ_have_different_digests(one: Program, other: Program) -> None:
    assert digest(one) != digest(other)


# What lies around the body


def test_bytes_of_something_else_are_refused() -> None:
    for data in (b"", b"V", b"PK\x03\x04" + bytes(200)):
        assert "begin with VYRE" in fault(data)


def test_every_shortened_program_is_refused() -> None:
    data = encode(every_statement())

    for length in range(len(data)):
        with pytest.raises(FormatError):
            decode(data[:length])


def test_bytes_after_the_program_are_refused() -> None:
    assert "states a length" in fault(encode(empty()) + b"\0")


def test_another_version_is_refused_by_its_number() -> None:
    data = bytearray(encode(empty()))
    data[len(ENVELOPE.magic)] = 7

    assert "version 7" in fault(bytes(data))


def test_a_flipped_bit_is_found_wherever_it_is() -> None:
    data = encode(kernel(Store("y", (I,), X)))

    for at in range(len(data)):
        with pytest.raises(FormatError):
            decode(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])


# What lies in the body


def test_an_unknown_operation_is_named() -> None:
    body = body_of(encode(kernel(Store("y", (I,), op("neg", X)))))

    assert "no operation 'nug'" in fault(seal(body.replace(b"neg", b"nug")))


def test_an_unknown_dtype_is_named() -> None:
    body = body_of(encode(kernel(Store("y", (I,), X))))

    assert "no dtype 'f31'" in fault(seal(body.replace(b"f32", b"f31")))


def test_a_wrong_number_of_operands_is_refused() -> None:
    assert "+ takes 2 values, and gets 1" in fault_of(kernel(Store("y", (I,), Op("add", (X,), f32))))


def test_an_expression_cannot_stand_for_a_statement() -> None:
    assert "not allowed here" in fault_of(kernel(true()))


def test_a_literal_wider_than_its_type_is_refused() -> None:
    assert "bits beyond its 1-bit type" in fault_of(storing(Lit(bool_, 2)))


def test_a_nan_with_a_payload_is_refused() -> None:
    assert "not the canonical one" in fault_of(storing(Lit(f32, 0x7FC00001)))


def test_a_program_that_check_refuses_is_refused() -> None:
    assert "P014" in fault_of(kernel(Store("x", (I,), X)))


@pytest.mark.parametrize("body", [b"", bytes([CODES[Barrier]]), body_of(encode(empty())) * 2])
def test_a_body_must_be_one_program(body: bytes) -> None:
    assert "do not make up one program" in fault(seal(body))


@pytest.mark.parametrize("code", [len(CODES), 127])
def test_an_unknown_kind_of_record_is_refused(code: int) -> None:
    assert f"kind {code}" in fault(seal(bytes([code])))


def test_a_number_written_with_more_bytes_than_it_needs_is_refused() -> None:
    body = body_of(encode(empty()))

    assert "not the canonical encoding" in fault(seal(body[:1] + b"\x80\x00" + body[2:]))


def test_a_string_written_out_twice_is_refused() -> None:
    body = body_of(encode(replace(empty(), params=(Param("nothing", "scalar", f32, 0),))))
    the_program_by_number = bytes([CODES[Program], 1])
    at = body.rindex(the_program_by_number) + 1

    assert "not the canonical encoding" in fault(seal(body[:at] + b"\x00\x07nothing" + body[at + 1 :]))


def test_a_number_that_never_ends_is_refused() -> None:
    assert "does not end" in fault(seal(b"\xff" * 50))


def test_half_a_surrogate_pair_cannot_be_encoded() -> None:
    with pytest.raises(FormatError):
        encode(kernel(Region("\ud800", ())))


# Limits


def nested(depth: int) -> Expr:
    """An expression that is `depth` deep."""
    value: Expr = X.index[0]
    for _ in range(depth - 1):
        value = op("neg", value)
    return value


def within(depth: int) -> Program:
    """A kernel whose statements are nested `depth` deep."""
    block: tuple[If | Return, ...] = (Return(),)
    for _ in range(depth - 1):
        block = (If(true(), block),)
    return kernel(*block)


def test_expressions_may_be_as_deep_as_the_checker_allows() -> None:
    program = kernel(Assign("a", nested(limits.EXPRESSION_DEPTH)))

    assert encode(program) == encode(decode(encode(program)))
    assert "deep" in fault_of(kernel(Assign("a", nested(limits.EXPRESSION_DEPTH + 1))))


def test_statements_may_be_nested_as_deep_as_the_checker_allows() -> None:
    assert within(limits.BLOCK_DEPTH) == decode(encode(within(limits.BLOCK_DEPTH)))
    assert "deep" in fault_of(within(limits.BLOCK_DEPTH + 1))


def test_bytes_of_any_depth_are_refused_without_recursion() -> None:
    value: Expr = X
    for _ in range(50_000):
        value = Load("x", (value,), f32)

    assert "deep" in fault_of(kernel(Assign("a", value)))


def test_a_program_larger_than_the_limit_is_neither_written_nor_read() -> None:
    value: Expr = true()
    for _ in range(60):  # as a tree it has 2**60 leaves
        value = Cond(value, value, value)

    with pytest.raises(FormatError, match="more than 200000"):
        encode(kernel(Assign("a", value)))
    assert "more than 200000" in fault(seal(bytes([CODES[Barrier]]) * (RECORDS + 1)))


def test_a_body_larger_than_any_program_is_refused_before_it_is_read() -> None:
    assert "bytes; at most" in fault(ENVELOPE.magic + bytes([ENVELOPE.version]) + _framed(ENVELOPE.most + 1))


def _framed(length: int) -> bytes:
    return length.to_bytes(LENGTH_BYTES, "little") + bytes(length + DIGEST_BYTES)


@pytest.mark.parametrize("kind", [Program, Load, Op, Region, If])
def test_a_count_of_things_that_are_not_there_allocates_nothing(kind: type) -> None:
    huge = b"\xff" * 8 + b"\x7f"
    data = seal(bytes([CODES[kind]]) + b"\x00\x03add" + huge * 4)
    tracemalloc.start()
    with pytest.raises(FormatError):
        decode(data)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert peak < 100_000


def nested_unrolls(depth: int) -> Program:
    """A store inside unrolled loops of 256 iterations each."""
    block: Block = (Store("y", (lit(0),), Lit(f32, 0)),)
    for at in range(depth):
        block = (For(f"k{at}", lit(0), lit(256), lit(1), block, unroll=True),)
    return kernel(*block)


@pytest.mark.parametrize("depth", [2, 3, 4, 50, limits.BLOCK_DEPTH - 1])
def test_a_small_file_of_nested_unrolled_loops_is_refused_by_count(depth: int) -> None:
    data = encode(nested_unrolls(depth))
    said = fault(data)

    assert len(data) < 4_000
    assert "P060: unrolled, the loop over " in said
    assert f"{limits.UNROLLED} are allowed" in said
    assert len(said) < 400


# Hostile bytes


SOURCES = [body_of(encode(program)) for program in [empty(), every_statement(), *small() * 3]]


@given(st.integers(0, 2**64 - 1))
@example(0)
def test_hostile_bytes_give_a_format_error_or_the_program_that_they_say(seed: int) -> None:
    choose = random.Random(seed)
    for _ in range(MUTATIONS):
        body = mutated(choose.choice(SOURCES), choose.choice(SOURCES), choose)
        data = seal(body)
        if choose.random() < 0.1:  # the envelope is attacked too
            data = mutated(data, body, choose)
        try:
            program = decode(data)
        except FormatError:
            continue
        assert data == encode(program)


@given(st.integers(0, 2**64 - 1))
@example(0)
def test_a_program_made_of_the_wrong_parts_is_refused_or_comes_back(seed: int) -> None:
    choose = random.Random(seed)
    for _ in range(MUTATIONS // 5):  # a whole program is checked each time
        program: Any = choose.choice([every_statement(), *small()])
        for _ in range(choose.choice((1, 1, 2, 4))):
            if isinstance(program, Program):
                program = altered(program, choose)
        if not isinstance(program, Program):
            continue
        try:
            data = encode(program)
            back = decode(data)
        except FormatError:
            continue
        assert program == back
        assert data == encode(back)

"""Specialization: what makes two compiled kernels different, and that the values are really folded in."""

from __future__ import annotations

import math
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from handmade import N, X, Y, gid, kernel, load, num, op, store, var
from strategies import Case, Features, cases, fresh, outputs
from vyre import reference
from vyre.cache.artifacts import artifact_key
from vyre.check.rules import problems
from vyre.formats import digest
from vyre.ir import dtypes, floats
from vyre.ir.dtypes import DType, bool_, f32, i32, u8, u32
from vyre.ir.literal import Lit, literal
from vyre.ir.nodes import Id, Op, Param, Program, Shape, Store, Var
from vyre.passes import expand, optimize
from vyre.targets.specialization import (
    Configuration,
    Extent,
    Facts,
    Specialization,
    SpecKey,
    SpecMap,
    SpecValue,
    spec_key,
    spec_map,
    specialize,
)

SCALED = kernel(
    store(value=op("mul", load("x", gid()), Var("a", f32))),
    params=(X, Y, Param("a", "scalar", f32, 0), N),
)
SMALL = Features(lanes=40, statements=16, turns=8, fast=True)
BACKEND = ("cpu", "x86-64-v3", "LLVM 22")


def key(values: dict[str, SpecValue], *extents: Extent) -> str:
    """The key of the compiled code."""
    return artifact_key(spec_key(SCALED, Specialization(SpecMap(values), extents)), BACKEND)


# Values and maps


def test_one_of_every_type_is_another_value() -> None:
    ones = [SpecValue.of(bool_, True), *[SpecValue.of(dtype, 1) for dtype in dtypes.ALL if dtype != bool_]]
    kinds = [SpecValue(dtype) for dtype in dtypes.ALL]

    assert len(ones + kinds) == len(set(ones + kinds))
    assert len(ones + kinds) == len({SpecMap({"n": value}).digest() for value in ones + kinds})


def test_dtypes_that_differ_in_a_parameter_alone_have_different_keys() -> None:
    wide, narrow = DType("fixed", "int", 32), DType("fixed", "int", 16)

    assert key({"t": SpecValue(wide)}) != key({"t": SpecValue(narrow)})


def test_floats_are_distinguished_by_their_bits() -> None:
    zeros = {SpecValue.of(f32, 0.0), SpecValue.of(f32, -0.0)}
    nans = {SpecValue.of(f32, math.nan), SpecValue.of(f32, -math.nan)}

    assert (2, 1) == (len(zeros), len(nans))


def test_a_value_that_no_program_could_hold_is_refused() -> None:
    with pytest.raises(ValueError, match="0x100 is no bit pattern of a u8"):
        SpecValue(Lit(u8, 256))
    with pytest.raises(ValueError, match="0x7fc00001 is a NaN of f32"):
        SpecValue(Lit(f32, 0x7FC00001))


@given(st.permutations(["a", "b", "n", "m", "Z", "é"]))
def test_the_order_in_which_values_are_given_does_not_matter(names: list[str]) -> None:
    given = SpecMap({name: SpecValue.of(u32, ord(name)) for name in names})
    ordered = SpecMap({name: SpecValue.of(u32, ord(name)) for name in sorted(names)})

    assert ordered == given
    assert hash(ordered) == hash(given)
    assert ordered.digest() == given.digest()
    assert sorted(names) == list(given)


def test_a_map_of_values_is_a_mapping() -> None:
    given = SpecMap({"n": SpecValue.of(u32, 3)})

    assert (1, SpecValue.of(u32, 3), None) == (len(given), given["n"], given.get("m"))


# Keys


def test_different_values_have_different_keys_and_equal_ones_share_theirs() -> None:
    one, two = SpecValue.of(i32, 1), SpecValue.of(i32, 2)
    keys = [key({}), key({"n": one}), key({"n": two}), key({"m": one}), key({"n": one, "m": one})]

    assert len(keys) == len(set(keys))
    assert key({"n": one}) == key({"n": SpecValue.of(i32, 1)})


def test_names_and_values_do_not_run_into_each_other() -> None:
    one = SpecValue.of(i32, 1)

    assert key({"ab": one, "c": one}) != key({"a": one, "bc": one})


def test_different_facts_have_different_keys() -> None:
    facts = [
        Extent("x", 0, 16),
        Extent("y", 0, 16),
        Extent("x", 1, 16),
        Extent("x", 0, 32),
        Extent(None, 0, 16),
    ]
    keys = [key({}), *[key({}, fact) for fact in facts], *[key({}, *pair) for pair in combinations(facts, 2)]]

    assert len(keys) == len(set(keys))


def test_facts_have_no_order_and_count_once() -> None:
    one, other = Extent("x", 0, 16), Extent("y", 0, 64)

    assert key({}, one, other) == key({}, other, one, other)


def test_every_part_of_the_key_counts() -> None:
    spec = spec_key(SCALED)
    keys = [
        spec,
        SpecKey("0" * 64, spec.layout, spec.workgroup, spec.special),
        SpecKey(spec.program, spec.layout[:-1], spec.workgroup, spec.special),
        SpecKey(
            spec.program, (*spec.layout[:-1], Param("n", "scalar", u32, 0)), spec.workgroup, spec.special
        ),
        SpecKey(spec.program, spec.layout, (64,), spec.special),
        SpecKey(spec.program, spec.layout, (64, 1), spec.special),
        SpecKey(spec.program, spec.layout, spec.workgroup, Specialization(extents=(Extent("x", 0, 16),))),
    ]

    assert len(keys) == len({each.digest() for each in keys})


@pytest.mark.parametrize(
    "backend",
    [
        ("cpu", "x86-64-v4", "LLVM 22"),
        ("cpu", "x86-64-v3", "LLVM 23"),
        ("cuda", "sm_90"),
        ("cpux86-64-v3", "LLVM 22"),
    ],
)
def test_another_backend_has_another_key(backend: tuple[str, ...]) -> None:
    spec = spec_key(SCALED)

    assert artifact_key(spec, BACKEND) != artifact_key(spec, backend)


def test_code_for_other_ranks_arrays_and_configurations_has_another_key() -> None:
    spec = spec_key(SCALED)

    specials = [
        Specialization(),
        Specialization(rank=2),
        Specialization(arrays=Facts(aligned=True)),
        Specialization(arrays=Facts(distinct=True)),
        Specialization(configuration=Configuration(lanes=8)),
        Specialization(configuration=Configuration(block=(64,))),
    ]
    keys = {artifact_key(replace(spec, special=special), BACKEND) for special in specials}

    assert len(specials) == len(keys)


def test_how_work_is_shared_is_no_part_of_the_key() -> None:
    shared = Specialization(configuration=Configuration(threads=3, chunk=100))

    assert Specialization().digest() == shared.digest()


def test_a_key_has_64_hex_digits() -> None:
    assert 32 == len(bytes.fromhex(key({})))


def test_the_program_and_the_values_are_named_apart() -> None:
    values = SpecMap({"n": SpecValue.of(i32, 1)})
    other = kernel(store(), params=SCALED.params)
    special = Specialization(values)

    assert digest(SCALED) == spec_key(SCALED, special).program == spec_key(SCALED).program
    assert special.digest() == spec_key(other, special).special.digest()


# Folding


def test_the_value_stands_where_the_parameter_was_read() -> None:
    special = specialize(SCALED, spec_map(SCALED, {"a": 2.5}))

    assert (
        kernel(
            store(value=op("mul", load("x", gid()), literal(f32, 2.5))),
            params=tuple(param for param in SCALED.params if param.name != "a"),
        )
        == special
    )


def test_known_sizes_are_literals() -> None:
    sizes = kernel(Store("y", (op("sub", Shape("x", 0), num(1)),), Op("cast", (Id("domain", 0),), f32)))
    facts = (Extent("x", 0, 8), Extent(None, 0, 5))

    assert kernel(Store("y", (op("sub", num(8), num(1)),), Op("cast", (num(5),), f32))) == specialize(
        sizes, SpecMap(), facts
    )


def test_a_program_specialized_on_nothing_is_the_same() -> None:
    assert SCALED == specialize(SCALED, SpecMap())


def test_the_passes_take_the_values_further() -> None:
    counted = kernel(store("y", value=Op("cast", (op("mul", var("n"), num(3)),), f32)))
    special = specialize(counted, spec_map(counted, {"n": 14}))

    assert kernel(store(value=literal(f32, 42.0)), params=special.params) == optimize(special)


def scalar_values(case: Case) -> SpecMap:
    """The scalar arguments of a launch, which lie there as they are stored."""
    scalars = {param.name: param.dtype for param in case.program.params if not param.is_array}
    return SpecMap({name: stored(dtype, case.arguments[name]) for name, dtype in scalars.items()})


def stored(dtype: DType, value: Any) -> SpecValue:
    bits = np.asarray(value)
    if dtype == bool_:  # any byte but 0 is true, and a literal has one of them
        bits = bits.view(np.uint8) != 0
    elif dtype.is_float:  # of a NaN no kernel can see the payload, and a literal has none
        bits = floats.to_bits(dtype, floats.from_storage(dtype, bits))
    return SpecValue(Lit(dtype, int.from_bytes(bits.tobytes(), "little")))


def extents(case: Case) -> tuple[Extent, ...]:
    """The sizes of all arrays of a launch."""
    return tuple(
        Extent(param.name, axis, size)
        for param in case.program.params
        if param.is_array
        for axis, size in enumerate(np.shape(case.arguments[param.name]))
    )


def result(program: Program, case: Case) -> dict[str, bytes]:
    arguments = fresh(case)
    reference.run(expand(program), arguments, grid=case.grid)
    return outputs(case.program, arguments)


@given(cases(SMALL))
def test_a_specialized_program_is_valid_and_does_the_same(case: Case) -> None:
    special = specialize(case.program, scalar_values(case), extents(case))

    assert [] == problems(special)
    assert all(param.is_array for param in special.params)
    assert result(case.program, case) == result(special, case) == result(optimize(special), case)


# Refusals


@pytest.mark.parametrize(
    ("dtype", "value", "bits"),
    [
        (i32, np.int64(-1), 0xFFFFFFFF),
        (u8, np.array(7), 7),
        (bool_, np.True_, 1),
        (f32, 1, 0x3F800000),
        (f32, Fraction(1, 2), 0x3F000000),
        (f32, np.float16(1.5), 0x3FC00000),
        (dtypes.bf16, 1.0, 0x3F80),
        (dtypes.f16, -2.0, 0xC000),
        (dtypes.u64, 2**64 - 1, 2**64 - 1),
    ],
)
def test_numbers_become_values_of_the_parameters_type(dtype: DType, value: object, bits: int) -> None:
    program = kernel(params=(Param("s", "scalar", dtype, 0),))

    assert SpecMap({"s": SpecValue(Lit(dtype, bits))}) == spec_map(program, {"s": value})


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"m": 1}, "it has no parameter 'm'"),
        ({"x": 1}, "'x' is an array"),
        ({"n": 1.5}, "n: 1.5 is a float, not an i32"),
        ({"n": True}, "n: True is not an i32"),
        ({"n": 2**31}, "n: 2147483648 does not fit i32"),
        ({"n": "1"}, "n: str is no number"),
        ({"n": np.zeros(2)}, "n: ndarray is no number"),
        ({"n": 1j}, "n: complex is no number"),
        ({"a": Fraction(10**400)}, "a: Fraction is no number"),
        ({"a": f32}, "a: DType is no number"),
    ],
)
def test_values_that_do_not_fit_are_named(values: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError) as caught:
        spec_map(SCALED, values)

    assert said in str(caught.value)
    assert "Fix: give values for its numbers (a: f32, n: i32)" in str(caught.value)


def test_all_misfits_are_named_at_once() -> None:
    with pytest.raises(ValueError) as caught:
        spec_map(SCALED, {"q": 1, "x": 1, "n": 0.5})

    assert all(name in str(caught.value) for name in ("'q'", "'x'", "n: 0.5"))


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (SpecValue.of(u32, 1), "'n' is an i32, and the value is a u32"),
        (SpecValue.of(f32, 1), "'n' is an i32, and the value is an f32"),
        (SpecValue(i32), "'n' is an i32, and the value is the dtype i32"),
    ],
)
def test_a_value_of_another_type_is_refused(value: SpecValue, said: str) -> None:
    with pytest.raises(ValueError) as caught:
        specialize(SCALED, SpecMap({"n": value}))

    assert said in str(caught.value)


def test_an_unknown_parameter_cannot_be_specialized() -> None:
    with pytest.raises(ValueError, match="'nobody'"):
        specialize(SCALED, SpecMap({"nobody": SpecValue.of(i32, 1)}))


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ((Extent("z", 0, 1),), "no array 'z'"),
        ((Extent("n", 0, 16),), "no array 'n'"),
        ((Extent("x", 1, 1),), "'x' has no axis 1"),
        ((Extent(None, 6, 1),), "the domain has no axis 6"),
        ((Extent("x", 0, -1),), "'x' cannot have -1 elements along axis 0"),
        ((Extent("x", 0, 2**31),), "'x' cannot have 2147483648 elements"),
        ((Extent("x", 0, 1), Extent("x", 0, 2)), "'x' has both 1 and 2 elements along axis 0"),
    ],
)
def test_facts_that_cannot_hold_are_refused(facts: tuple[Extent, ...], said: str) -> None:
    with pytest.raises(ValueError) as caught:
        specialize(SCALED, SpecMap(), facts)

    assert said in str(caught.value)

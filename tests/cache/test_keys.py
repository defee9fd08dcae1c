"""Keys say everything that they are made of: what was packed can be unpacked, types included."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import vyre
from cache.caching import assert_went_well, run_apart
from vyre.cache.artifacts import COMPILER, code_fingerprint
from vyre.ir.keys import LENGTH_BYTES, digest, pack

LATER = 1e11  # seconds since 1970

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary()
fields = st.recursive(
    scalars,
    lambda inner: st.lists(inner).map(tuple) | st.dictionaries(st.text(), inner),
    max_leaves=12,
)


def unpack(data: bytes) -> Any:
    """The field that was packed."""
    field, rest = _first(data)
    assert b"" == rest
    return field


def _first(data: bytes) -> tuple[Any, bytes]:
    tag, size = data[:1], int.from_bytes(data[1 : 1 + LENGTH_BYTES], "little")
    start = 1 + LENGTH_BYTES
    return _value(tag, data[start : start + size]), data[start + size :]


def _value(tag: bytes, body: bytes) -> Any:
    match tag:
        case b"n":
            return None
        case b"?":
            return bool(body[0])
        case b"i":
            return int.from_bytes(body, "little", signed=True)
        case b"f":
            return struct.unpack("<d", body)[0]
        case b"s":
            return body.decode("utf-8", "surrogatepass")
        case b"b":
            return body
        case b"t":
            return tuple(_parts(body))
        case b"m":
            parts = _parts(body)
            return dict(zip(parts[::2], parts[1::2], strict=True))
    raise AssertionError(tag)


def _parts(body: bytes) -> list[Any]:
    parts = []
    while body:
        part, body = _first(body)
        parts.append(part)
    return parts


def same(one: Any, other: Any) -> bool:
    """Equal in value and in type, all the way down; floats by their bits."""
    if type(one) is not type(other):
        return False
    if isinstance(one, float):
        return struct.pack("<d", one) == struct.pack("<d", other)
    if isinstance(one, tuple):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    return bool(one == other)


@given(fields)
def test_what_was_packed_can_be_unpacked(field: Any) -> None:
    assert same(field, unpack(pack(field)))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("ab", "cd"), ("abc", "d")),
        (("ab", ""), ("", "ab")),
        (("a", ("b",)), (("a",), "b")),
        ((), ""),
        ("", b""),
        (1, True),
        (1, 1.0),
        (0, False),
        (0.0, -0.0),
        (0, None),
        ("1", 1),
        (-1, 255),
        ({"a": 1}, ("a", 1)),
    ],
)
def test_what_looks_alike_has_different_keys(one: Any, other: Any) -> None:
    assert digest(one) != digest(other)


def test_the_order_of_a_mapping_does_not_matter() -> None:
    assert digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1})


def test_a_value_without_a_byte_form_is_not_a_field() -> None:
    with pytest.raises(TypeError, match="set is not a field of a key"):
        pack({1, 2})  # type: ignore[arg-type]  # that is what is refused


def a_package(folder: Path, text: str) -> Path:
    for room in COMPILER:
        (folder / room).mkdir(parents=True)
        (folder / room / "__init__.py").write_text("")
    (folder / "passes" / "fold.py").write_text(text)
    return folder


def test_equal_code_has_one_fingerprint_wherever_it_lies(tmp_path: Path) -> None:
    here, there = a_package(tmp_path / "a", "x = 1\n"), a_package(tmp_path / "b", "x = 1\n")

    assert code_fingerprint(here, loaded=LATER) == code_fingerprint(there, loaded=LATER)


def test_changed_code_has_another_fingerprint(tmp_path: Path) -> None:
    here, there = a_package(tmp_path / "a", "x = 1\n"), a_package(tmp_path / "b", "x = 2\n")

    assert code_fingerprint(here, loaded=LATER) != code_fingerprint(there, loaded=LATER)


def test_renamed_code_has_another_fingerprint(tmp_path: Path) -> None:
    package = a_package(tmp_path / "a", "x = 1\n")
    before = code_fingerprint(package, loaded=LATER)
    (package / "passes" / "fold.py").rename(package / "passes" / "unfold.py")

    assert before != code_fingerprint(package, loaded=LATER)


def seen_nothing(folder: Path) -> str:
    return code_fingerprint(folder / "vyre.zip", loaded=LATER)


def test_code_that_changed_since_it_was_loaded_shares_with_no_other(tmp_path: Path) -> None:
    package = a_package(tmp_path / "a", "x = 1\n")
    before = (package / "passes" / "fold.py").stat().st_mtime - 1

    assert code_fingerprint(package, loaded=before) != code_fingerprint(package, loaded=before)


def test_code_that_cannot_be_seen_shares_with_no_other(tmp_path: Path) -> None:
    assert seen_nothing(tmp_path) != seen_nothing(tmp_path)


def test_what_python_compiled_does_not_count(tmp_path: Path) -> None:
    package = a_package(tmp_path / "a", "x = 1\n")
    before = code_fingerprint(package, loaded=LATER)
    (package / "ops" / "__pycache__").mkdir()
    (package / "ops" / "__pycache__" / "row.pyc").write_bytes(b"code")

    assert before == code_fingerprint(package, loaded=LATER)


def test_processes_with_the_same_code_share() -> None:
    assert_went_well(run_apart("same_compiler"))


def test_every_room_that_code_depends_on_is_in_the_fingerprint() -> None:
    others = {"cli", "interop", "lib", "native", "reference", "report", "tune"}  # which change no code
    package = Path(vyre.__file__).parent
    rooms = {folder.parent.name for folder in package.glob("*/__init__.py")}

    assert set(COMPILER) == rooms - others

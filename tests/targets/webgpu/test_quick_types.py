"""Types that are looked up are those that cffi would parse."""

from __future__ import annotations

import pytest

from vyre.targets.webgpu.quick_types import look_up_types

cffi = pytest.importorskip("cffi", reason="cffi comes with wgpu: vyre[webgpu]")

HEADER = """
typedef struct PointImpl* Point;
typedef enum Color { RED = 1, BLUE } Color;
typedef void (*Callback)(int, void *);
typedef struct Size { size_t wide; Color color; struct Chain const * next; } Size;
struct Chain { struct Chain * next; };
"""
NAMES = (
    "Point", "Point *", "Point[]", "Color", "Color *", "Callback", "Size", "Size *", "Size []",
    "struct Size *", "struct Chain", "struct Chain *", "void *", "char []", "uint8_t[]", "size_t *",
    "uint64_t", "Size const *", "Size **", "int[3]", "void(int, Point)", "unsigned int",
)  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_a_type_is_the_one_that_is_parsed(name: str) -> None:
    ffi = cffi.FFI()
    ffi.cdef(HEADER)
    parsed = ffi._typeof(name, consider_function_as_funcptr=True)
    ffi._parsed_types.clear()

    look_up_types(ffi)

    assert ffi._typeof(name, consider_function_as_funcptr=True) is parsed


def test_known_names_are_not_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    ffi = cffi.FFI()
    ffi.cdef(HEADER)
    look_up_types(ffi)
    monkeypatch.setattr(ffi._parser, "_parse", lambda text: pytest.fail(f"parsed {text}"))

    assert ffi.new("Size *").wide == 0
    assert len(ffi.new("uint8_t []", 3)) == 3


def test_unknown_names_are_refused_by_cffi() -> None:
    ffi = cffi.FFI()
    ffi.cdef(HEADER)
    look_up_types(ffi)

    with pytest.raises(cffi.CDefError):
        ffi.typeof("Circle *")


def test_another_cffi_is_left_as_it_is() -> None:
    look_up_types(object())
    look_up_types(None)

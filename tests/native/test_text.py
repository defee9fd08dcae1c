"""The runtime's LLVM IR: complete, readable by this LLVM, and what the C says."""

import importlib.util
import re

import pytest

from vyre import native
from vyre.native import build
from vyre.targets.cpu import elf, loader
from vyre.targets.cpu.compile import assembly, compile_object
from vyre.targets.cpu.machine import baseline, host

PLATFORMS = sorted(set(native.PLATFORMS.values()))
LINUX = {"x86-64": ("stmxcsr", "ldmxcsr", "pause"), "aarch64": ("mrs", "msr", "yield")}


@pytest.mark.parametrize("platform", PLATFORMS)
def test_a_text_defines_what_is_exported_and_takes_only_what_is_listed(platform: str) -> None:
    text = build.path(platform).read_text(encoding="utf-8")
    declared = set(re.findall(r"^declare .*?@([\w.]+)\(", text, re.M))

    assert set(native.EXPORTS) <= set(re.findall(r"^define .*?@(\w+)\(", text, re.M))
    assert {name for name in declared if not name.startswith("llvm.")} <= set(native.SYMBOLS)
    assert " asm " not in text  # LLVM would end the process: it is built without a parser for it


@pytest.mark.parametrize("name", LINUX)
def test_a_text_is_compiled_for_every_processor(name: str) -> None:
    target = baseline(name)
    text = native.text(target.triple)
    assert text is not None

    made = assembly(text, target, also=native.INTRINSICS)

    for instruction in LINUX[name]:
        assert instruction in made


def test_the_listed_symbols_are_those_of_the_objects() -> None:
    taken = {
        symbol
        for platform in PLATFORMS
        for symbol in re.findall(r"@(\w+)\(", build.path(platform).read_text(encoding="utf-8"))
        if symbol not in native.EXPORTS
    }
    text = native.text(host().triple)
    assert text is not None
    of_object = elf.undefined(compile_object(text, host(), also=native.INTRINSICS, passes="none"))

    assert set(native.SYMBOLS) - taken <= {"memcpy", "memset"}  # which LLVM calls for intrinsics
    assert set(of_object) <= set(native.SYMBOLS)


def test_a_platform_without_a_text_is_refused_with_a_fix(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loader, "_RESIDENT", loader._Resident())
    monkeypatch.setattr(native, "PLATFORMS", {})

    with pytest.raises(ValueError, match=r"no runtime for .* Fix: use device='reference'"):
        loader.runtime()


@pytest.mark.skipif(importlib.util.find_spec("ziglang") is None, reason="ziglang is not installed")
@pytest.mark.parametrize("platform", PLATFORMS)
def test_the_text_is_what_the_c_says(platform: str) -> None:
    assert build.made(platform) == build.path(platform).read_text(encoding="utf-8"), "Fix: run `make native`."

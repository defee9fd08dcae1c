"""The floating-point state in machine code, on every processor that code is made for."""

import pytest

from vyre.targets.cpu import entry_code, pool_code
from vyre.targets.cpu.compile import assembly
from vyre.targets.cpu.layout import offsets
from vyre.targets.cpu.machine import baseline

REGISTERS = {"x86-64": ("stmxcsr", "ldmxcsr"), "aarch64": ("FPCR", "FPCR")}


@pytest.mark.parametrize("name", REGISTERS)
def test_the_entry_reads_the_state_and_sets_it(name: str) -> None:
    target, found = baseline(name), offsets()
    assert found is not None
    text = pool_code.text(target) + entry_code.text(found)

    entry = assembly(text, target, also=pool_code.intrinsics(target)).partition("\nentry:")[2]

    for instruction in REGISTERS[name]:
        assert instruction.lower() in entry.lower()

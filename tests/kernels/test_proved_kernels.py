"""`./cw prove` on the kernels of generated/: what it shows of them, and what it does not of planted faults."""

from __future__ import annotations

from pathlib import Path

import pytest

from cipherwright.paths import TOOL
from cipherwright.prove.proofs import prove_text
from cipherwright.prove.verdict import PROPERTIES
from targets.cpu import load_cpu
from tests.support.prove_faults import faults
from tests.support.spread import some

FIRST = """northwood/aes128_encrypt core2-64/rc6_encrypt athlon64/poly1305_blocks pentium3/whirlpool_blocks
zen3/chacha20_blocks core2-64/camellia128_encrypt-double northwood/serpent_encrypt-xmm
golden-cove/misty1_encrypt_compact pentium/md5_blocks""".split()
"""Tables, rotations by values, the x87 unit, MMX, lanes with blocks left over, pointers that wrap, loops in loops."""
KERNELS = sorted(p.relative_to(TOOL / "generated").with_suffix("").as_posix()
                 for p in (TOOL / "generated").glob("*/*.asm"))
ORDERED = FIRST + [name for name in KERNELS if name not in FIRST]
DECLARED = "NOT constant time"


def text_of(name: str) -> tuple[str, frozenset[str]]:
    """A kernel's text, and which operations take a time that depends on their operands on its CPU."""
    return (Path(TOOL / "generated" / f"{name}.asm")).read_text(encoding="utf-8"), \
        load_cpu(name.partition("/")[0]).variable_time


def test_the_first_kernels_are_there() -> None:
    assert set(FIRST) <= set(KERNELS)


@pytest.mark.parametrize("name", some(ORDERED, len(FIRST)))
def test_a_kernel_is_proved(name: str) -> None:
    asm, variable = text_of(name)
    found = prove_text(asm, name, variable)
    assert found.results == dict.fromkeys(PROPERTIES, "proved"), found.findings[:3]
    assert bool(found.indexed or found.varying) <= (DECLARED in asm)


@pytest.mark.full
@pytest.mark.long
@pytest.mark.parametrize("name", some(["northwood/aes128_encrypt", "northwood/chacha20_blocks", *ORDERED[1:40]], 2))
def test_no_planted_fault_is_proved(name: str) -> None:
    asm, variable = text_of(name)
    kinds = set()
    for fault in faults(asm, 1 if name.startswith("northwood") else 3):
        found = prove_text(fault.text, name, variable)
        kinds.add(fault.what)
        assert found.results[fault.breaks] != "proved", (fault.what, fault.line)
    assert len(kinds) >= 4

"""Extra clocks of microbenchmarks on the model of the Pentium: waits for addresses, and prefixes.

Counted by hand from Agner Fog, The microarchitecture of Intel, AMD and VIA CPUs, sections 4.1 (pairs), 4.2 (addresses)
and 4.4 (prefixes).
"""

from __future__ import annotations

import pytest

from cipherwright.microbench.microbench import measure_row


def value(asm: str, measure: str, cpu: str = "pentium") -> object:
    row = {"id": "one", "cpu": [cpu], "asm": asm.split("; "), "measure": measure, "cycles": 1.0, "source": "s"}
    return measure_row(row, cpu).value


@pytest.mark.parametrize("measure", ["AGI stall clocks", "extra clocks", "AGI", "clocks lost to AGI", "stall cycles",
                                     "extra clocks by the address-generation interlock"])
@pytest.mark.parametrize(("asm", "clocks"), [
    ("add ebx,4; mov eax,[ebx]", 1), ("lea ebx,[ecx+4]; mov eax,[ebx]", 1), ("add ebx,4; lea eax,[ebx+8]", 1),
    ("mov ebx,eax; lea ecx,[edx+ebx*4]", 1), ("mov esp,ebp; pop ebp", 1), ("add ebx,4; add eax,[ebx]", 1),
    ("add ebx,4; add [ebx],eax", 1), ("add ebx,4; lea eax,[ebx+1]; lea ecx,[eax+eax]", 2),
    ("add ebx,4; nop; nop; nop; mov eax,[ebx]", 0),     # two pairs between: a whole clock
    ("add ebx,4; nop; nop; mov eax,[ebx]", 1),          # in the pair behind the next one
])
def test_waits_for_addresses(asm: str, clocks: int, measure: str) -> None:
    assert value(asm, measure) == clocks


def test_what_waits_for_no_address() -> None:
    """push and pop change the stack pointer without a wait; the registers of an operand are none of an address."""
    for asm in ("push eax; push ebx", "mov eax,ebx; mov ecx,eax", "mov eax,[ebx]; mov ecx,[ebx+4]"):
        assert value(asm, "AGI stall clocks") == 0


def test_clocks_more_in_each_pass() -> None:
    """The wait is in every pass: five clocks, of which one; without a register in the address that is written, none."""
    loop = "L: add ebx,4; add eax,[ebx]; dec ecx; jnz L"
    assert value(loop, "extra clocks per iteration, AGI") == 1 and value(loop, "clocks per iteration") == 5
    assert value(loop.replace("[ebx]", "[esi]"), "extra clocks per iteration, AGI") == 0


@pytest.mark.parametrize("measure", ["extra clocks", "extra clocks of the segment prefix", "penalty clocks, prefix"])
def test_a_segment_prefix_takes_a_clock(measure: str) -> None:
    """To decode; behind an instruction that it would pair with it costs the pair, too."""
    assert value("mov eax,ds:[ebx]", measure) == 1
    assert value("nop; nop; mov eax,[ds:ebx]; mov ecx,es:[edx]", measure) == 2
    assert value("nop; mov eax,ds:[ebx]", measure) == 2


def test_prefixes_of_other_kinds_where_the_measure_names_them() -> None:
    """Of a 16-bit operand: a clock, two on the Pentium with MMX, whose manual says so."""
    assert value("mov ax,cx", "extra clocks of the prefix") == 1
    assert value("mov ax,cx", "extra clocks of the prefix", "pentium-mmx") == 2
    assert value("add ebx,4; mov eax,ds:[ebx]", "AGI stall clocks") == 0     # decoding the prefix hides it

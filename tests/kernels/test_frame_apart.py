"""`frame apart`: slots of the frame and tables are never at the same place of a page, whatever the stack pointer is."""

from __future__ import annotations

import random
from functools import cache

import pytest
import unicorn

from cipherwright.compiler.pipeline import compile_kernel
from cipherwright.machine.assemble import assemble
from cipherwright.machine.emulated import EmulatedMachine
from cipherwright.machine.machine import STACK, STACK_SIZE, Buffer, make_plan
from dsl.diagnostics import SourceError
from dsl.elaborate import elaborate
from dsl.interpret import compile_interpreter
from dsl.parser import parse
from scheduler.refine.portfolio import PORTFOLIO
from targets.cpu import load_cpu
from targets.elf import Image, load_elf

PLACES = 4096
CPU = "pentium3"
TEXT = """
sbox S: u8 -> u8 = c => (c * 167) ^ (c >> 3) ^ 0x5a
table T: u8 -> u32 = c => cat(S(c), c, S(c), c ^ S(c))
table U: u8 -> u32 = c => u32(c) * {factor}
kernel k(a: secret in u32le[12], b: out u32le[12]) tables {{
    var s: u32[12]
    for i in 0..12 {{ s[i] = a[i] }}
    for r in 0..2 {{ for i in 0..12 {{ s[i] = s[i] ^ T(s[(i + 5) % 12].byte[1]) ^ U(s[(i + 7) % 12].byte[2]) }} }}
    for i in 0..12 {{ b[i] = s[i] }}
}}
mapping k {{ {said} }}
"""
SHIFTED = """
        section .text
        global shifted
shifted:
        push ebp
        mov ebp, esp
        sub esp, [ebp + 16]
        push dword [ebp + 12]
        push dword [ebp + 8]
        call $k
        mov esp, ebp
        pop ebp
        ret
"""
"""Calls the kernel with a stack pointer that is lower by its third argument."""
BELOW = 4 * (1 + 1 + 2 + 1 + 4)
"""Bytes from the caller's stack pointer to the frame: what `shifted` pushes, two return addresses, four registers."""


@cache
def image(said: str) -> Image:
    """The code of TEXT with a mapping, behind `shifted`."""
    text = TEXT.format(said=said, factor="0x01030507")
    made = compile_kernel(parse(text, "k.cw"), "k", load_cpu(CPU), source_text=text, source_name="k.cw",
                          portfolio=PORTFOLIO.first(1))
    return load_elf(assemble(made.asm + SHIFTED, "k", 32), 0x10000000, 32)


def accesses(said: str, lower: int) -> list[tuple[int, int]]:
    """Addresses and sizes of what a call reads and writes in its frame; its result is the interpreter's."""
    cpu, loaded = load_cpu(CPU), image(said)
    a = random.Random(lower).randbytes(48)
    args: list[int | Buffer] = [Buffer(a, False), Buffer(bytes(48)), lower]
    machine = EmulatedMachine(cpu.features, cpu.abi)
    top = make_plan(args, True, cpu.abi).esp - lower - BELOW
    found: list[tuple[int, int]] = []

    def note(_uc: object, _kind: int, address: int, size: int, _value: int, _data: object) -> None:
        if STACK <= address < min(top, STACK + STACK_SIZE) and address != top - PLACES:
            found.append((address, size))

    machine._uc.hook_add(unicorn.UC_HOOK_MEM_READ | unicorn.UC_HOOK_MEM_WRITE, note)
    out = machine.call(loaded, "shifted", args).buffers[1]
    run = compile_interpreter(elaborate(parse(TEXT.format(said=said, factor="0x01030507"), "k.cw"), "k"))
    assert out == run([a, bytes(48)])[-1]
    return found


def places(said: str) -> set[int]:
    """The bytes of a page that the tables take."""
    at = sorted(address for name, address in image(said).symbols.items() if name.startswith("k.T"))
    return {(address + i) % PLACES for address in at for i in range(1024)}


def meets(said: str, lower: int) -> bool:
    found = accesses(said, lower)
    assert len(found) > 15      # the frame is used
    return any((address + i) % PLACES in places(said) for address, size in found for i in range(size))


@pytest.mark.full
def test_no_slot_is_at_the_place_of_a_table() -> None:
    step = PLACES // 64
    assert not any(meets("frame apart", step * i + i % 16) for i in range(64))


def test_elsewhere_they_meet() -> None:
    """Or else the test above could not fail."""
    assert any(meets("tables 200", 64 * i) for i in range(0, 64, 4))


def test_tables_without_room_are_refused() -> None:
    many = "".join(f"table V{i}: u8 -> u32 = c => u32(c) * {3 * i + 1}\n" for i in range(4))
    text = many + ("kernel k(a: in u8[4], b: out u32le[1]) { b[0] = V0(a[0]) ^ V1(a[1]) ^ V2(a[2]) ^ V3(a[3]) }\n"
                   "mapping k { frame apart }\n")
    with pytest.raises(SourceError, match="the tables take 4,096 bytes and the frame") as error:
        compile_kernel(parse(text, "k.cw"), "k", load_cpu(CPU), source_text=text, source_name="k.cw",
                       portfolio=PORTFOLIO.first(1))
    assert error.value.pos.line == 6


def test_64_bit_code_is_refused() -> None:
    text = TEXT.format(said="frame apart", factor=3)
    with pytest.raises(SourceError, match="the frame of core2-64's code cannot be apart from tables"):
        compile_kernel(parse(text, "k.cw"), "k", load_cpu("core2-64"), source_text=text, source_name="k.cw",
                       portfolio=PORTFOLIO.first(1))

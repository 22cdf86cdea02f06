"""Frames of a page and more are touched page by page where the convention asks for it."""

from __future__ import annotations

import pytest
import unicorn

from cipherwright.compiler.pipeline import Compiled, compile_kernel
from cipherwright.machine.assemble import AssembleError, assemble, run_nasm
from cipherwright.machine.emulated import EmulatedMachine
from cipherwright.machine.machine import PAGE, STACK, STACK_SIZE, Buffer, make_plan
from dsl.parser import parse
from scheduler.refine.portfolio import PORTFOLIO
from targets.cpu import load_cpu
from targets.elf import load_elf

TEXT = """kernel k(a: in u8[{size}] per block, b: out u8[4] per block, c: in u8[4], n: count) {{
    blocks n {{ for i in 0..4 {{ b[i] = a[i] ^ a[{size} - 1 - i] ^ c[i] }} }}
}}
mapping k {{ streams 2 }}
"""
"""Two blocks that are left over are copied to the frame: 2 * size bytes and a little more."""


def compiled(size: int, cpu: str) -> Compiled:
    """The kernel for blocks of so many bytes."""
    text = TEXT.format(size=size)
    return compile_kernel(parse(text, "k.cw"), "k", load_cpu(cpu), source_text=text, source_name="k.cw",
                          portfolio=PORTFOLIO.first(1))


def touched(made: Compiled, size: int, cpu: str) -> list[int]:
    """Pages of the stack in the order in which a call touches them first, 0 that of the return address."""
    target = load_cpu(cpu)
    data, key = bytes(i * 7 & 255 for i in range(3 * size)), b"\x11\x22\x44\x88"
    args: list[int | Buffer] = [Buffer(data, False), Buffer(bytes(12)), Buffer(key, False), 3]
    machine = EmulatedMachine(target.features, target.abi)
    pages: list[int] = []
    top = make_plan(args, True, target.abi).esp // PAGE

    def note(_uc: object, _kind: int, address: int, _size: int, _value: int, _data: object) -> None:
        page = top - address // PAGE
        if STACK <= address < STACK + STACK_SIZE and page not in pages and page > 0:
            pages.append(page)

    machine._uc.hook_add(unicorn.UC_HOOK_MEM_READ | unicorn.UC_HOOK_MEM_WRITE, note)
    image = load_elf(assemble(made.asm, "k", target.bits), 0x10000000, target.bits)
    out = machine.call(image, "k", args).buffers[1]
    assert out == bytes(data[p * size + i] ^ data[p * size + size - 1 - i] ^ key[i] for p in range(3) for i in range(4))
    return pages


@pytest.mark.parametrize("size", [1000, 2100, 6500, 33000])
def test_pages_are_touched_in_order(size: int) -> None:
    made = compiled(size, "core2-64-win64")
    pages = touched(made, size, "core2-64-win64")
    assert pages == [*range(1, len(pages) + 1)] and len(pages) >= 2 * size // PAGE
    assert ("probe" in made.asm) == (2 * size >= PAGE)
    assert made.asm.count(" probe\n") <= 8, "many are a loop"


def test_system_v_has_no_probes() -> None:
    assert "probe" not in compiled(2100, "core2-64").asm


def test_windows_needs_probes_in_32_bit_code_too() -> None:
    """The code has none: refused for that format, when it is assembled."""
    for size, refused in ((1000, False), (2100, True)):
        text = compiled(size, "core2").asm
        run_nasm(text, "k", "elf32")
        if not refused:
            run_nasm(text, "k", "win32")
            continue
        with pytest.raises(AssembleError, match="needs stack probes"):
            run_nasm(text, "k", "win32")

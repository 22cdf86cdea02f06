"""Loading x86-64 objects, several objects together, and addresses that the caller supplies."""

from __future__ import annotations

import shutil
import struct
import subprocess
from pathlib import Path

import pytest

from cipherwright.machine.assemble import run_nasm
from targets.elf import Image, ObjectError, Placed, load_objects

BASE = 0x400000


def load(source: str, base: int = BASE, externals: dict[str, int] | None = None) -> Image:
    """One x86-64 object of nasm's."""
    (image,) = load_objects([Placed("t.o", run_nasm(source, "t.asm", "elf64"), base)], 64, externals)
    return image


def value(image: Image, address: int, form: str = "<i") -> int:
    """A number at an address of the image."""
    for segment in image.segments:
        if segment.address <= address < segment.end:
            return int(struct.unpack_from(form, segment.data, address - segment.address)[0])
    raise AssertionError(hex(address))


SOURCE = """
default rel
global f, table, counter
section .text align=64
        times 3 nop
f:      call helper
        lea rax, [table]
        mov eax, dword [abs counter]
        mov rcx, counter
        ret
section .text2 progbits alloc exec nowrite align=256
helper: ret
section .rodata align=64
table:  dq f, counter
        dd helper - $
section .data align=32
counter: dq 5
section .bss align=16
room:   resb 5000
"""


def test_layout_and_relocations() -> None:
    image = load(SOURCE)
    symbols, code = image.symbols, image.segments[0]
    f = symbols["f"]
    assert (image.bits, f, image.sections[".text"]) == (64, BASE + 3, BASE)
    assert symbols["helper"] % 256 == 0 and symbols["table"] % 64 == 0 and symbols["counter"] % 32 == 0
    assert f + 5 + value(image, f + 1) == symbols["helper"]                 # call: R_X86_64_PC32 or PLT32
    assert f + 12 + value(image, f + 8) == symbols["table"]                 # lea: PC32
    assert value(image, f + 15) == symbols["counter"]                       # mov eax,[disp32]: 32S
    assert value(image, f + 21, "<Q") == symbols["counter"]                 # mov rcx,imm64: 64
    assert value(image, symbols["table"], "<Q") == f
    assert value(image, symbols["table"] + 8, "<Q") == symbols["counter"]
    assert value(image, symbols["table"] + 16) == symbols["helper"] - symbols["table"] - 16
    assert value(image, symbols["counter"], "<Q") == 5 and value(image, symbols["room"], "<Q") == 0
    assert image.segments[1].address % 4096 == 0 and image.segments[1].address >= code.end
    assert image.end == symbols["room"] + 5000


def test_a_base_inside_a_page_moves_up_to_the_alignment() -> None:
    image = load(SOURCE, 0x400A39)
    assert image.sections[".text"] == 0x400A40 and image.symbols["helper"] % 256 == 0


def test_externals_and_their_absence() -> None:
    source = "extern words, other\nglobal f\nf: mov eax, [rel words]\ncall other wrt ..plt\n"
    image = load(source, externals={"words": BASE + 0x10000, "other": BASE - 0x100})
    assert BASE + 6 + value(image, BASE + 2) == BASE + 0x10000
    assert BASE + 11 + value(image, BASE + 7) == BASE - 0x100
    with pytest.raises(ObjectError, match=r"t\.o: undefined symbol 'other'"):
        load(source, externals={"words": BASE})


def test_common_symbol_is_one_variable_or_the_callers() -> None:
    one = run_nasm("common area 256:64\nglobal f\nf: lea rax, [rel area]\n", "a.asm", "elf64")
    two = run_nasm("common area 256:64\nglobal g\ng: lea rax, [rel area]\n", "b.asm", "elf64")
    first, second = load_objects([Placed("a.o", one, BASE), Placed("b.o", two, BASE + 0x10000)], 64)
    area = first.symbols["area"]
    assert area % 64 == 0 and second.symbols["area"] == area
    assert BASE + 7 + value(first, BASE + 3) == area == second.base + 7 + value(second, second.base + 3)
    given, _other = load_objects([Placed("a.o", one, BASE), Placed("b.o", two, BASE + 0x10000)], 64,
                                 {"area": BASE + 0x5000})
    assert BASE + 7 + value(given, BASE + 3) == BASE + 0x5000
    assert given.end <= BASE + 4096         # no room was made for it


def test_objects_refer_to_one_another() -> None:
    one = run_nasm("extern g\nglobal f\nf: jmp g\nlocal_one: ret\n", "a.asm", "elf64")
    two = run_nasm("extern f\nglobal g\ng: jmp f\nlocal_one: ret\n", "b.asm", "elf64")
    low, high = load_objects([Placed("a.o", one, BASE), Placed("b.o", two, BASE + 0x3000)], 64)
    assert BASE + 5 + value(low, BASE + 1) == high.symbols["g"] == BASE + 0x3000
    assert high.base + 5 + value(high, high.base + 1) == BASE
    assert low.symbols["local_one"] == BASE + 5 and high.symbols["local_one"] == BASE + 0x3005
    with pytest.raises(ObjectError, match=r"b\.o: symbol 'f' is defined in a\.o already"):
        load_objects([Placed("a.o", one, BASE), Placed("b.o", one, BASE + 0x3000)], 64)
    with pytest.raises(ObjectError, match=r"b\.o at 0x400800 shares a page with a\.o"):
        load_objects([Placed("a.o", one, BASE), Placed("b.o", two, BASE + 0x800)], 64)


def test_two_gib_is_far_enough() -> None:
    with pytest.raises(ObjectError, match=r"\.text\+0x2 against 'words': .* does not fit; place"):
        load("extern words\nmov eax, [rel words]\n", externals={"words": BASE + (1 << 32)})
    with pytest.raises(ObjectError, match="R_X86_64_8|R_X86_64_16"):
        load("global f\nf: dw f\n")


def test_wrong_kind() -> None:
    with pytest.raises(ObjectError, match=r"t\.o: not an ELF64 file: it is 32-bit; assemble with -f elf64"):
        load_objects([Placed("t.o", run_nasm("ret", "t.asm", "elf32"), BASE)], 64)
    with pytest.raises(ObjectError, match=r"t\.o: not an ELF32 file: it is 64-bit"):
        load_objects([Placed("t.o", run_nasm("ret", "t.asm", "elf64"), BASE)], 32)
    data = run_nasm(SOURCE, "t.asm", "elf64")
    for size in range(0, len(data), 13):
        try:
            load_objects([Placed("t.o", data[:size], BASE)], 64)
        except ObjectError as error:
            assert str(error).startswith("t.o: ")


def test_a_missing_symbol_names_the_nearest() -> None:
    image = load("global aes_encrypt\naes_encrypt: ret\naes_decrypt: ret\n" +
                 "".join(f"other{n}: ret\n" for n in range(40)))
    with pytest.raises(ObjectError, match=r"no symbol 'aes_encript' in .* did you mean aes_encrypt.*and \d+ more"):
        image.entry("aes_encript")


@pytest.mark.skipif(shutil.which("as") is None, reason="GNU as is not installed")
def test_got_is_made_direct_or_refused(tmp_path: Path) -> None:
    def gnu(text: str) -> bytes:
        source, target = tmp_path / "t.s", tmp_path / "t.o"
        source.write_text(text)
        done = subprocess.run(["as", "--64", "-o", str(target), str(source)], capture_output=True, check=False)
        if done.returncode:
            pytest.skip("this as does not make x86-64 objects")
        return target.read_bytes()

    text = ".globl f\nf: movq w@GOTPCREL(%rip), %rax\ncall *w@GOTPCREL(%rip)\njmp *w@GOTPCREL(%rip)\n"
    (image,) = load_objects([Placed("t.o", gnu(text), BASE)], 64, {"w": BASE + 0x800})
    code = image.segments[0].data
    assert code[:3] == bytes.fromhex("488d05") and BASE + 7 + value(image, BASE + 3) == BASE + 0x800     # lea
    assert code[7:9] == bytes.fromhex("67e8") and BASE + 13 + value(image, BASE + 9) == BASE + 0x800
    assert code[14] == 0xE9 and BASE + 19 + value(image, BASE + 15) == BASE + 0x800
    with pytest.raises(ObjectError, match="against 'w' needs a global offset table, which is not made"):
        load_objects([Placed("t.o", gnu("addq w@GOTPCREL(%rip), %rax\n"), BASE)], 64, {"w": BASE})

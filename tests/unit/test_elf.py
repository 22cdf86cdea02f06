"""Loading i386 objects: layout, relocations, and clear refusals."""

from __future__ import annotations

import shutil
import struct
import subprocess
from pathlib import Path

import pytest

from cipherwright.machine.assemble import assemble, run_nasm
from cipherwright.machine.open import open_machine
from targets.elf import Image, ObjectError, load_elf32

BASE = 0x10000000


def word(image: Image, address: int) -> int:
    """The dword at an address of the image."""
    for segment in image.segments:
        if segment.address <= address < segment.end:
            return int(struct.unpack_from("<I", segment.data, address - segment.address)[0])
    raise AssertionError(hex(address))


def load(source: str) -> Image:
    return load_elf32(assemble(source, "t.asm"), BASE)


def test_layout_and_relocations() -> None:
    image = load("""
global f, table, counter, room
section .text
f:      call helper
        mov eax, [table + 4]
        add eax, [counter]
        ret
section .text2 progbits alloc exec nowrite align=16
helper: ret
section .rodata align=64
table:  dd f, table, counter - $
section .data align=32
counter: dd 5
pointer: dd table + 8
section .bss align=16
room:   resb 5000
""")
    code, data = image.segments
    symbols = image.symbols
    assert (code.address, code.writable, code.executable) == (BASE, False, True)
    assert (data.writable, data.executable) == (True, False)
    assert data.address % 4096 == 0 and data.address >= code.end
    assert symbols["table"] % 64 == 0 and symbols["counter"] % 32 == 0 and symbols["helper"] % 16 == 0
    assert code.address <= symbols["table"] < code.end
    assert word(image, symbols["table"]) == symbols["f"]
    assert word(image, symbols["table"] + 4) == symbols["table"]
    # nasm's $ is the start of the line
    assert word(image, symbols["table"] + 8) == symbols["counter"] - symbols["table"]
    assert word(image, symbols["pointer"]) == symbols["table"] + 8
    assert symbols["f"] + 5 + word(image, symbols["f"] + 1) & 0xFFFFFFFF == symbols["helper"]
    assert data.end == symbols["room"] + 5000
    assert word(image, symbols["room"]) == 0
    assert "f" in symbols and "t.asm" not in symbols


def test_common_symbols() -> None:
    image = load("common area 256:64\nglobal f\nf: mov eax, area\nret\n")
    assert image.symbols["area"] % 64 == 0
    assert word(image, image.symbols["f"] + 1) == image.symbols["area"]
    assert image.segments[1].writable


def test_undefined_symbol_is_named() -> None:
    with pytest.raises(ObjectError, match="undefined symbol 'memcpy'"):
        load("extern memcpy\ncall memcpy\n")


def test_refusals() -> None:
    good = assemble("global f\nf: ret\n", "x")
    with pytest.raises(ObjectError, match="not an ELF file"):
        load_elf32(b"MZ hello", BASE)
    with pytest.raises(ObjectError, match="not an ELF file"):
        load_elf32(b"", BASE)
    with pytest.raises(ObjectError, match="64-bit"):
        load_elf32(run_nasm("ret", "x", "elf64"), BASE)
    with pytest.raises(ObjectError, match="not an i386"):
        load_elf32(good[:18] + b"\x28\0" + good[20:], BASE)
    with pytest.raises(ObjectError, match="not a relocatable"):
        load_elf32(good[:16] + b"\x02\0" + good[18:], BASE)
    with pytest.raises(ObjectError, match="page-aligned"):
        load_elf32(good, BASE + 1)
    with pytest.raises(ObjectError, match="R_386_16"):
        load("global f\nf: dw f\n")


def test_truncated_objects_never_crash() -> None:
    good = assemble("global f\nsection .text\nf: call f\nmov eax, [d]\nret\nsection .data\nd: dd f\n", "x")
    for size in range(0, len(good), 7):
        try:
            load_elf32(good[:size], BASE)
        except ObjectError:
            continue


@pytest.mark.skipif(shutil.which("as") is None, reason="GNU as is not installed")
def test_gnu_as_object(tmp_path: Path) -> None:
    source = tmp_path / "t.s"
    source.write_text("""
.globl f, g
.text
f:  pushl %ebx
    call 1f
1:  popl %ebx
    addl $_GLOBAL_OFFSET_TABLE_+(.-1b), %ebx
    movl value@GOTOFF(%ebx), %eax
    call g@PLT
    popl %ebx
    ret
g:  addl other, %eax
    ret
.data
value: .long 30
.globl other
other: .long 12
.section .note.GNU-stack,"",@progbits
""")
    target = tmp_path / "t.o"
    done = subprocess.run(["as", "--32", "-o", str(target), str(source)], capture_output=True, check=False)
    if done.returncode:
        pytest.skip("this as does not make i386 objects")
    assert open_machine().call(load_elf32(target.read_bytes(), BASE), "f", []).eax == 42

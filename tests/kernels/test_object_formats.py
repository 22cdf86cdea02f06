"""Generated text assembles for every object format of its convention, and for no other."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from cipherwright.compiler.pipeline import compile_kernel
from dsl.parser import parse
from targets.cpu import load_cpu

TEXT = """sbox S: u8 -> u8 = x => x ^ 0x63
kernel k(a: secret in u32le[2] per block, b: out u32le[2] per block, n: count) tables {
    blocks n { for i in 0..2 { b[i] = u32(S(a[i].byte[0])) ^ u32(S(a[i].byte[1])) << 8 } }
}
"""
FORMATS = ("elf32", "elf64", "win32", "win64", "macho32", "macho64")
RIGHT = {"northwood": {"elf32", "win32", "macho32"}, "core2-64": {"elf64", "macho64"},
         "core2-64-win64": {"win64", "elf64"}}
UNDERSCORE = ("win32", "macho32", "macho64")  # C names have one in front there


@pytest.mark.parametrize("output_format", FORMATS)
@pytest.mark.parametrize("cpu", RIGHT)
def test_object_formats(cpu: str, output_format: str, tmp_path: Path) -> None:
    """Right ones without a word from nasm, others with one that says what to do."""
    made = compile_kernel(parse(TEXT, "k.cw"), "k", load_cpu(cpu), source_text=TEXT, source_name="k.cw")
    (tmp_path / "k.asm").write_text(made.asm, encoding="utf-8")
    done = subprocess.run(["nasm", "-w+all", "-f", output_format, "-o", "k.o", "k.asm"], cwd=tmp_path,
                          capture_output=True, text=True, check=False)
    if output_format in RIGHT[cpu]:
        assert (done.returncode, done.stderr, done.stdout) == (0, "", "")
        data = (tmp_path / "k.o").read_bytes()
        assert (b"_k\0" in data) == (output_format in UNDERSCORE)
        assert (b".note.GNU-stack" in data) == output_format.startswith("elf")
        return
    assert done.returncode != 0 and not (tmp_path / "k.o").exists()
    assert "convention: assemble it with nasm -f " in done.stderr and "behind its name" in done.stderr
    assert done.stderr.count("\n") == 1, "one message"

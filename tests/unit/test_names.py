"""Names of kernels and parameters that mean something to nasm, or to a C or C++ compiler."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from cipherwright.compiler.pipeline import Compiled, compile_kernel
from cipherwright.machine.assemble import assemble
from dsl.cnames import c_names, words
from dsl.diagnostics import SourceError
from dsl.parser import parse
from targets.cpu import load_cpu
from targets.elf import load_elf

BOX = "sbox S: u8 -> u8 = x => x ^ 0x63\n"
TEXT = BOX + ("kernel {name}({a}: secret in u32le[2] per block, {b}: out u32le[2] per block, {n}: count) tables {{\n"
              "    blocks {n} {{ for i in 0..2 as {label} {{ {b}[i] = u32(S({a}[i].byte[0])) }} }}\n}}\n"
              "mapping {name} {{ roll {label} }}\n")
NASM = ["rax", "EAX", "add", "Rep", "section", "times", "wrt", "global", "dword", "equ", "macro", "st0", "zmm31", "rel",
        "strict", "ptr", "ifdef", "hint_nop0"]
"""Registers, instructions, prefixes, directives, operators and sizes."""
NEWER = ["kadd", "vaddph", "tilezero", "egpr", "no_such_word_yet"]
FORBIDDEN = ["class", "while", "xor", "unix", "i386", "uint32_t", "main", "memcpy", "round", "_Bool", "__linux__",
             "k" * 101]


def compiled(cpu: str, name: str = "k", a: str = "a", b: str = "b", n: str = "n", label: str = "words") -> Compiled:
    """A kernel of these names."""
    text = TEXT.format(name=name, a=a, b=b, n=n, label=label)
    return compile_kernel(parse(text, "k.cw"), name, load_cpu(cpu), source_text=text, source_name="k.cw")


@pytest.mark.parametrize("name", NASM + NEWER)
def test_kernels_may_be_called_like_words_of_the_assembler(name: str) -> None:
    made = compiled("northwood", name)
    image = load_elf(assemble(made.asm, name), 0x10000000, 32)
    assert image.entry(name) == 0x10000000
    assert f"void {name}(" in made.header


@pytest.mark.parametrize("cpu", ["core2", "core2-64"])
def test_other_names_do_not_reach_the_assembler_alone(cpu: str) -> None:
    """Labels of loops and tables stand behind a dot, parameters in comments only."""
    made = compiled(cpu, "rax", "eax", "add", "rep", "times")
    assemble(made.asm, "rax", load_cpu(cpu).bits)


@pytest.mark.parametrize("name", FORBIDDEN)
def test_names_that_no_program_could_call_are_refused(name: str) -> None:
    text = "\n  " + TEXT.format(name=name, a="a", b="b", n="n", label="words")
    with pytest.raises(SourceError) as e:
        parse(text, "k.cw")
    assert (e.value.pos.line, e.value.pos.column) == (3, len("kernel ") + 1)
    assert name[:20] in str(e.value) or "101 characters" in str(e.value)
    assert e.value.hint


@pytest.mark.parametrize("word", ["double", "class", "linux", "unix", "i386", "uint32_t", "errno", "UINT32_MAX", "__x"])
def test_parameters_that_mean_something_in_c_are_called_otherwise_there(word: str) -> None:
    made = compiled("core2", a="a", b=word)
    assert f"void *{word}_, uint32_t n);" in made.header and f"void *{word}_, uint32_t n);" in made.asm
    assert f"{word}_: 8 bytes a block" in made.header


def test_names_of_parameters_stay_different() -> None:
    assert c_names(["double", "double_", "x"]) == ["double__", "double_", "x"]
    assert c_names(["h_0", "h_0", "h_0_"]) == ["h_0", "h_0__", "h_0_"]


@pytest.mark.parametrize("compiler", ["gcc", "g++"])
def test_headers_compile_with_every_word_as_a_parameter(compiler: str, tmp_path: Path) -> None:
    if shutil.which(compiler) is None:
        pytest.skip(f"no {compiler} here")
    kinds = ("keywords", "macros", "types", "library")
    names = sorted({w for kind in kinds for w in words(kind)} - words("library") | {"memcpy", "__linux__"})
    parts = "".join(f"void f{i}({', '.join('const void *' + n for n in c_names(names[i:i + 60]))});\n"
                    for i in range(0, len(names), 60))
    text = compiled("core2", "rax", "class", "uint32_t", "linux").header
    source = tmp_path / ("k.c" if compiler == "gcc" else "k.cpp")
    headers = "errno limits math stdint stdio stdlib string wchar signal time complex"
    headers = headers if compiler == "gcc" else headers.removesuffix(" complex")
    source.write_text("".join(f"#include <{h}.h>\n" for h in headers.split()) + text + parts, encoding="utf-8")
    done = subprocess.run([compiler, "-c", "-Wall", "-Wextra", "-o", "/dev/null", str(source)], capture_output=True,
                          text=True, check=False)
    assert done.returncode == 0 and not done.stderr, done.stderr[:2000]


def test_two_kernels_that_differ_in_case_have_headers_of_their_own() -> None:
    guards = {compiled("core2", name).header.splitlines()[1] for name in ("mix", "Mix", "MIX")}
    assert len(guards) == 3

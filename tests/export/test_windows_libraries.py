"""Libraries for Windows: the convention, unwind data, and where mingw-w64 and Wine are, programs that are run."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from cipherwright.building.build import FIRST_BASE, Builder
from cipherwright.commands import shared
from cipherwright.export import collect, win64
from cipherwright.export.assembly import rewrite
from cipherwright.export.cases import Cases
from cipherwright.export.collect import Code, Collected
from cipherwright.export.formats import FORMATS
from cipherwright.export.unwind import UnwindError
from cipherwright.export.write import files, write
from cipherwright.machine.assemble import assemble, run_nasm
from cipherwright.machine.machine import Buffer
from cipherwright.machine.open import open_machine
from targets.elf import load_elf
from tests.support import coff
from tests.support.shipped import LIBRARY

pytestmark = pytest.mark.long
HERE = Path(__file__).parent
CROSS = "x86_64-w64-mingw32-"
NAMES = ("sha256", "chacha20", "poly1305")
CPUS = ("golden-cove", "core2-64")
WINE = shutil.which("wine") or shutil.which("wine64")
COMPILERS = [f"{name} (Debian: {package})" for name, package in (
    (CROSS + "gcc", "gcc-mingw-w64-x86-64"), ("make", "make"), ("nasm", "nasm")) if shutil.which(name) is None]
MISSING = COMPILERS + ["wine (Debian: wine, wine64)"] * (WINE is None)
links_windows = pytest.mark.skipif(bool(COMPILERS), reason=f"not installed: {', '.join(COMPILERS)}")
runs_windows = pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}")
KERNEL = """; void k(const void *a, void *b, const void *c, const void *d, const void *e);   Microsoft x64
;   a: 4 bytes, read

        bits 64
        section .text
        align 16
        global $k
$k:
        push rbx                      ; preserved
        push rdi                      ; preserved
BODY
        pop rdi                       ; preserved
        pop rbx                       ; preserved
        ret

for_formats elf64
"""

USE = """#include <stdio.h>
#include <win.h>
static const win_hash_algorithm *const used = &win_alg_sha256;
int main(void)
{
    unsigned char digest[32];
    win_hash hash;
    if (win_hash_init(&hash, used, 0, 0) != WIN_OK || win_hash_update(&hash, "abc", 3) != WIN_OK ||
        win_hash_final(&hash, digest, sizeof digest) != WIN_OK)
        return 1;
    printf("%02x%02x\\n", digest[0], digest[1]);
    return digest[0] != 0xba;
}
"""
PROJECT = """cmake_minimum_required(VERSION 3.13)
project(use C)
find_package(win REQUIRED)
add_executable(use use.c)
target_link_libraries(use win::win)
add_executable(use-static use.c)
target_link_libraries(use-static win::win_static)
"""


def built(names: tuple[str, ...], folder: Path) -> Collected:
    made_for = FORMATS["win64"]
    jobs = collect.jobs_for(LIBRARY, names, CPUS, made_for)
    builder = Builder(LIBRARY, folder, quick=True)
    collect.build(builder, jobs, shared.explain, lambda text: None)
    return collect.collect(builder, jobs, "win", lambda: None, made_for)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Collected:
    """Kernels with the convention of Windows, which `generated/` has not."""
    return built(NAMES, tmp_path_factory.mktemp("generated"))


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> Collected:
    """Those without SHA-256, which takes most of the time."""
    return built(NAMES[1:], tmp_path_factory.mktemp("few"))


@pytest.fixture(scope="module")
def wine(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of programs under Wine, with a folder of their own for what Wine keeps."""
    env = {k: v for k, v in os.environ.items() if k not in ("MAKEFLAGS", "DISPLAY")}
    return {**env, "WINEPREFIX": str(tmp_path_factory.mktemp("wine")), "WINEDEBUG": "-all"}


def run(*words: object, env: dict[str, str], fails: bool = False) -> str:
    """What a program prints; it must succeed, or fail."""
    done = subprocess.run(list(map(str, words)), env=env, text=True, capture_output=True, check=False)
    assert bool(done.returncode) == fails, (words, done.stdout[-3000:], done.stderr[-3000:])
    return done.stdout


def rewritten(*body: str) -> str:
    """The text of a kernel for a library, whose prologue and epilogue are around these lines."""
    text = "\n".join("        " + line for line in body)
    return rewrite(KERNEL.replace("BODY", text), "k", "k", 64, "MIT", "win64").text


def codes(library: Collected) -> list[Code]:
    return [code for f in library.functions for code in f.codes]


@pytest.mark.full
def test_code_is_for_the_convention_and_is_called_as_its_cpu(library: Collected) -> None:
    assert {code.cpu.target for code in codes(library)} == {f"{name}-win64" for name in CPUS}
    names = [code.symbol for code in codes(library)]
    assert "win_sha256_blocks_golden_cove" in names and not any("win64" in name for name in names)


@pytest.mark.full
def test_code_keeps_to_the_convention_with_an_entry_in_front_and_without(library: Collected) -> None:
    """Results, preserved registers and the caller's stack, of the same text as an object for ELF."""
    cases, entries = Cases(LIBRARY), set()
    for function in library.functions:
        for code in function.codes:
            image = load_elf(assemble(code.asm, code.symbol, 64), FIRST_BASE, 64)
            machine = open_machine(code.needs, abi=code.cpu.abi)
            entries.add(".kernel:" in code.asm)
            for case in cases.of(function):
                sent = [Buffer(a) if isinstance(a, bytes) else a for a in case.args]
                assert machine.call(image, code.symbol, sent).buffers == list(case.after), code.symbol
    assert entries == {True, False}


@pytest.mark.parametrize("which", ["few", pytest.param("library", marks=pytest.mark.full)])
def test_unwind_data_covers_the_code(which: str, request: pytest.FixtureRequest) -> None:
    kinds = set()
    for code in codes(request.getfixturevalue(which)):
        found = coff.read(code.obj)
        text, rows = found.section(".text"), found.unwind()
        shared_symbols = [s for s in found.symbols if s and s.storage == coff.EXTERNAL]
        assert [(s.name, s.value) for s in shared_symbols] == [(code.symbol, 0)]
        assert all(row.kind == coff.REL32 for row in text.relocations), "no address is absolute"
        assert rows[0].start == 0 and rows[-1].end == len(text.data)
        assert [row.start for row in rows] == sorted(row.start for row in rows)
        entered = ".kernel:" in code.asm
        assert [row.frame for row in rows] == ["rbp"] * entered + [""] * (len(rows) - entered)
        saves = rows[-1] if rows[-1].chained is not None else None
        named = re.search(r"^[^;\n]*[xyz]mm([6-9]|1[0-5])\b", code.asm, re.MULTILINE)
        assert (saves is not None) == bool(named), code.symbol
        if saves:
            assert saves.chained == rows[-2].start and rows[-2].end == saves.start
        kinds.add((entered, saves is not None))
        for row in rows:
            assert [at for at, _ in row.steps] == sorted((at for at, _ in row.steps), reverse=True)
            assert row.prologue == max((at for at, _ in row.steps), default=0)
    assert kinds == {(True, True), (False, True), (False, False)}


def test_a_frame_of_constant_size() -> None:
    text = rewritten("sub rsp, 0x1508", "lea rdi, [rsp + 128]", "movdqa [rdi + 128], xmm6", "movaps [rsp + 32], xmm15",
                     "pxor xmm6, xmm15", "movaps xmm15, [rsp + 32]", "movdqa xmm6, [rdi + 128]", "add rsp, 0x1508")
    first, second = coff.read(run_nasm(text, "k", "win64")).unwind()
    assert first.steps == ((9, "alloc 5384"), (2, "push rdi"), (1, "push rbx")) and first.chained is None
    assert second.steps == ((14, "save xmm15 32"), (8, "save xmm6 256")) and second.chained == first.start == 0
    (row,) = coff.read(run_nasm(rewritten("sub rsp, 128", "add rsp, 128"), "k", "win64")).unwind()
    assert row.steps == ((9, "alloc 128"), (2, "push rdi"), (1, "push rbx"))
    (row,) = coff.read(run_nasm(rewritten("sub rsp, 0x123458", "add rsp, 0x123458"), "k", "win64")).unwind()
    assert row.steps == ((9, "alloc 1193048"), (2, "push rdi"), (1, "push rbx"))


@pytest.mark.parametrize("align, size, lost", [(64, 0x140, 40), (32, 0x60, 8), (4096, 0x40, 4008)])
def test_a_frame_that_is_aligned_has_a_constant_size_behind_an_entry(align: int, size: int, lost: int) -> None:
    """Behind the call the stack pointer is 8 less than a multiple, and two registers are pushed."""
    text = rewritten("mov rax, rsp", f"sub rsp, {size:#x}", f"and rsp, -{align}", "mov qword [rsp + 8], rax",
                     "vmovdqa [rsp + 16], xmm7", "vmovdqa xmm7, [rsp + 16]", "mov rsp, qword [rsp + 8]")
    assert (-24 - size) % align == lost
    entry, kernel, saves = coff.read(run_nasm(text, "k", "win64")).unwind()
    assert entry.steps == ((4, "frame"), (1, "push rbp")) and entry.frame == "rbp" and entry.end <= kernel.start
    assert kernel.start % 16 == 0
    assert [said for _, said in kernel.steps] == [f"alloc {lost}", f"alloc {size}", "push rdi", "push rbx"]
    assert [said for _, said in saves.steps] == ["save xmm7 16"]
    assert text.count("mov rax, qword [rbp + ") == 1, "the fifth argument is copied"


def test_tables_in_the_place_of_a_page() -> None:
    """What `frame apart` makes: `add` gives back a part of what `and` takes."""
    text = rewritten("mov rax, rsp", "sub rsp, 1000", "and rsp, -4096", "add rsp, 960", "mov qword [rsp], rax",
                     "mov rsp, qword [rsp]")
    _, kernel = coff.read(run_nasm(text, "k", "win64")).unwind()
    assert [said for _, said in kernel.steps] == [f"alloc {4096 - 24 - 960}", "push rdi", "push rbx"]
    assert "mov dword [rsp - 4096], 0" in text.partition(".kernel:")[0]


@pytest.mark.parametrize("body, said", [
    (("xchg rsp, rax",), "no way to move the stack"),
    (("sub rsp, 16", "add rsp, 16", "xor eax, eax"), "no epilogue of Windows"),
    (("sub rsp, 16", "add rsp, 32"), "more than the frame"),
    (("sub rsp, 12", "add rsp, 12"), "no multiple of 8"),
    (("sub rsp, 16", "push rsi", "pop rsi", "add rsp, 16"), "below the frame"),
    (("push rsi",), "not what was pushed last"),
    (("movdqa xmm0, xmm6",), "xmm6 is used and was not saved"),
    (("sub rsp, 40", "movdqa [rsp + 8], xmm6", "add rsp, 40"), "no way to save"),
])
def test_what_unwind_data_cannot_say_is_refused(body: tuple[str, ...], said: str) -> None:
    prologue = win64.Prologue()
    with pytest.raises(UnwindError, match=said):
        for line in ("push rbx", "push rdi", *body, "pop rdi", "pop rbx", "ret"):
            mnemonic, _, operands = line.partition(" ")
            prologue.step("k.x", mnemonic, operands.split(", ") if operands else [])


def test_a_prologue_that_is_too_long_does_not_assemble() -> None:
    text = rewritten(*["mov eax, 1"] * 60, "sub rsp, 16", "add rsp, 16")
    with pytest.raises(Exception, match=r"(?i)times"):
        run_nasm(text, "k", "win64")


@pytest.mark.full
@links_windows
def test_a_library_for_windows_links(library: Collected, tmp_path: Path, wine: dict[str, str]) -> None:
    """By nasm; the library shows the functions of its header, and nothing else."""
    made = files(library, False, lambda: None)
    write(tmp_path / "win", made)
    run("make", "-C", tmp_path / "win", f"CROSS={CROSS}", "all", "build/check.exe", "CFLAGS=-O1 -Werror", env=wine)
    tables = run(CROSS + "objdump", "-p", tmp_path / "win" / "build" / "libwin.dll", env=wine)
    shown = set(re.findall(r"^\s+\[ *\d+\]\s+(?:\+base\[ *\d+\]\s+\w+\s+)?(win_\w+)$", tables, re.MULTILINE))
    declared = re.findall(r"^WIN_API .*?\b(win_\w+)(?:\(|;)", made["include/win.h"].decode(), re.MULTILINE)
    assert shown == set(declared) and len(shown) > 20
    assert "interpreted .pdata section contents" in tables
    assert not {name for name in made if name.startswith(("python/", "rust/", "openssl/", "setup.py", "Cargo"))}


@runs_windows
def test_the_self_test_of_a_library_for_windows_passes(library: Collected, tmp_path: Path,
                                                       wine: dict[str, str]) -> None:
    write(tmp_path / "win", files(library, True, lambda: None))
    said = run("make", "-C", tmp_path / "win", f"CROSS={CROSS}", f"RUN={WINE}", "NASM=false", "check",
               "CFLAGS=-O1 -Werror", env=wine)
    counts = re.findall(r"(\d+) checks, (\d+) failed", said)
    assert len(counts) == 2 and all(int(n) > 50 and failed == "0" for n, failed in counts), said


@runs_windows
@pytest.mark.skipif(shutil.which("cmake") is None, reason="not installed: cmake")
@pytest.mark.full
def test_cmake_builds_a_library_for_windows(library: Collected, tmp_path: Path, wine: dict[str, str]) -> None:
    write(tmp_path / "win", files(library, False, lambda: None))
    target = ("-DCMAKE_SYSTEM_NAME=Windows", f"-DCMAKE_C_COMPILER={CROSS}gcc",
              f"-DCMAKE_CROSSCOMPILING_EMULATOR={WINE}")
    run("cmake", "-S", tmp_path / "win", "-B", tmp_path / "built", *target, env=wine)
    run("cmake", "--build", tmp_path / "built", env=wine)
    run("ctest", "--test-dir", tmp_path / "built", "--output-on-failure", env=wine)
    run("cmake", "--install", tmp_path / "built", "--prefix", tmp_path / "installed", env=wine)
    (tmp_path / "use").mkdir()
    (tmp_path / "use" / "use.c").write_text(USE)
    (tmp_path / "use" / "CMakeLists.txt").write_text(PROJECT)
    run("cmake", "-S", tmp_path / "use", "-B", tmp_path / "used", *target,
        f"-DCMAKE_FIND_ROOT_PATH={tmp_path / 'installed'}", env=wine)
    run("cmake", "--build", tmp_path / "used", env=wine)
    shutil.copy(tmp_path / "installed" / "bin" / "libwin.dll", tmp_path / "used")
    said = [run(WINE, tmp_path / "used" / name, env=wine) for name in ("use.exe", "use-static.exe")]
    assert [text.strip() for text in said] == ["ba78"] * 2


@runs_windows
@pytest.mark.full
def test_the_unwinder_of_windows_finds_the_caller_at_every_instruction(library: Collected, tmp_path: Path,
                                                                       wine: dict[str, str]) -> None:
    folder = tmp_path / "win"

    def traced(fails: bool) -> str:
        run("make", "-C", folder, f"CROSS={CROSS}", "build/libwin.a", env=wine)
        run(CROSS + "gcc", "-O1", "-w", "-include", HERE / "unwind_win64.h", "-I", folder / "include", "-I",
            folder / "src", folder / "test/check.c", folder / "build/libwin.a", "-o", folder / "traced.exe", env=wine)
        return run(WINE, folder / "traced.exe", env=wine, fails=fails)

    write(folder, files(library, False, lambda: None))
    found = re.search(r"(\d+) instructions of (\d+) calls traced, 0 without", traced(False))
    assert found and int(found[1]) > 5000 and int(found[2]) > 10
    text = (folder / "asm" / "win_poly1305_init_core2_64.asm").read_text()
    wrong, count = re.subn(r", 0x60$", ", 0x50", text, flags=re.MULTILINE)  # rsi is called rbp
    assert count == 1
    (folder / "asm" / "win_poly1305_init_core2_64.asm").write_text(wrong)
    assert "FAILED: no caller" in traced(True)

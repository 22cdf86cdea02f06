"""Libraries for macOS: what is in the objects, the code run from them here, and the folder on a system with ELF."""

from __future__ import annotations

import re
import shutil
import struct
import subprocess
from pathlib import Path

import pytest

from cipherwright.building.build import FIRST_BASE, Builder
from cipherwright.export import collect
from cipherwright.export.assembly import rewrite
from cipherwright.export.cases import Cases
from cipherwright.export.collect import Collected
from cipherwright.export.formats import FORMATS
from cipherwright.export.write import files, write
from cipherwright.machine.assemble import assemble, run_nasm
from cipherwright.machine.machine import Buffer
from cipherwright.machine.open import open_machine
from targets.cpu import load_cpu
from targets.elf_read import SHT_RELA, ObjectFile
from tests.support import macho
from tests.support.shipped import FOLDER, LIBRARY

pytestmark = pytest.mark.long
NAMES = ("sha256", "aes128", "chacha20")
CPUS = ("golden-cove", "zen3", "core2-64")
MISSING = [name for name in ("cc", "make", "nasm") if shutil.which(name) is None]
LINKER = shutil.which("ld64.lld") or next(map(str, sorted(Path("/usr/lib").glob("llvm-*/bin/ld64.lld"))), None)
compiles = pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}")


@pytest.fixture(scope="module")
def library() -> Collected:
    made_for = FORMATS["macho64"]
    jobs = collect.jobs_for(LIBRARY, NAMES, CPUS, made_for)
    return collect.collect(Builder(LIBRARY, FOLDER), jobs, "mac", lambda: None, made_for)


def check_object(data: bytes, elf: bytes, symbol: str) -> int:
    """One shared symbol with `_` before its name; the same code as in ELF, tables reached relative to the instruction.

    How many relocations there are.
    """
    found, other = macho.read(data), ObjectFile(elf, 64)
    shared = [s for s in found.symbols if s.kind & macho.N_EXT]
    assert [(s.name, s.kind, s.section) for s in shared] == [
        (f"_{symbol}", macho.N_EXT | macho.N_PEXT | macho.N_SECT, 1)]
    assert {(s.segment, s.name) for s in found.sections} <= {("__TEXT", "__text"), ("__TEXT", "__const")}
    text, named = found.section("__text"), {s.name: s for s in other.sections}
    want, code = bytearray(other.contents(named[".text"])), bytearray(text.data)
    rows = {row.offset: row for s in other.sections if s.kind == SHT_RELA and other.sections[s.info].name == ".text"
            for row in other.relocations(s)}
    assert sorted(rows) == sorted(row.offset for row in text.relocations)
    for one in text.relocations:
        assert (one.kind, one.relative, one.bytes, one.external) == (macho.SIGNED, True, 4, True), symbol
        row, here = rows[one.offset], found.symbols[one.number]
        there = other.symbols[row.symbol]
        assert found.sections[here.section - 1].name == "__const" and other.sections[there.section].name == ".rodata"
        (added,) = struct.unpack_from("<i", code, one.offset)
        at = here.value - found.section("__const").address + added
        assert at == there.value + row.addend + 4, "ELF counts from the place, Mach-O from behind it"
        code[one.offset:one.offset + 4] = want[one.offset:one.offset + 4] = bytes(4)
    assert code == want
    if ".rodata" in named:
        assert found.section("__const").data == other.contents(named[".rodata"])
        assert found.section("__const").align == named[".rodata"].align
    return len(rows)


@pytest.mark.full
def test_an_object_is_as_a_linker_of_macos_wants_it(library: Collected) -> None:
    codes = [code for f in library.functions for code in f.codes]
    assert sum(check_object(code.obj, assemble(code.asm, code.symbol, 64), code.symbol) for code in codes) > 50
    assert {code.cpu.target for code in codes} == set(CPUS)


def test_committed_kernels_can_be_objects_for_macos() -> None:
    paths = [p for p in sorted(FOLDER.glob("*/*.asm")) if load_cpu(p.parent.name).target.endswith("-64")][::15]
    assert len(paths) > 10
    for path in paths:
        text = rewrite(path.read_text(), path.stem.partition("-")[0], "name", 64, "MIT", "macho64").text
        check_object(run_nasm(text, "name", "macho64"), assemble(text, "name", 64), "name")


@pytest.mark.full
def test_for_elf_the_text_is_as_that_of_a_library_of_elf(library: Collected) -> None:
    jobs = collect.jobs_for(LIBRARY, NAMES, CPUS)
    elf = collect.collect(Builder(LIBRARY, FOLDER), jobs, "mac", lambda: None)
    for one, other in zip(library.functions, elf.functions, strict=True):
        assert [assemble(code.asm, "x", 64) for code in one.codes] == [code.obj for code in other.codes]


def test_code_runs_from_the_objects(library: Collected) -> None:
    """Loaded and relocated by the rules of Mach-O, each kernel computes what the interpreter does."""
    cases, called = Cases(LIBRARY), 0
    for function in library.functions:
        for code in function.codes:
            image = macho.read(code.obj).load(FIRST_BASE)
            machine = open_machine(code.needs, abi=code.cpu.abi)
            for case in cases.of(function):
                sent = [Buffer(a) if isinstance(a, bytes) else a for a in case.args]
                assert machine.call(image, f"_{code.symbol}", sent).buffers == list(case.after), code.symbol
                called += 1
    assert called > 50


@pytest.mark.skipif(LINKER is None, reason="not installed: ld64.lld, LLVM's linker for macOS (Debian: lld)")
def test_a_linker_of_macos_takes_the_objects(library: Collected, tmp_path: Path) -> None:
    """A dynamic library of all of them shows none of their symbols."""
    for code in (code for f in library.functions for code in f.codes):
        (tmp_path / f"{code.symbol}.o").write_bytes(code.obj)
    done = subprocess.run([str(LINKER), "-arch", "x86_64", "-platform_version", "macos", "11.0", "11.0", "-dylib",
                           "-undefined", "dynamic_lookup", "-flat_namespace", "-o", "all.dylib",
                           *sorted(p.name for p in tmp_path.glob("*.o"))], cwd=tmp_path, text=True,
                          capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    made = (tmp_path / "all.dylib").read_bytes()
    symbols = {s.name: s for s in macho.read(made, macho.DYLIB).symbols}
    assert {f"_{code.symbol}" for f in library.functions for code in f.codes} <= symbols.keys()
    assert not any(s.kind & macho.N_EXT and s.kind & macho.N_SECT == macho.N_SECT for s in symbols.values())


@pytest.mark.full
@compiles
def test_the_folder_builds_on_a_system_with_elf_too(library: Collected, tmp_path: Path) -> None:
    made = files(library, False, lambda: None)
    write(tmp_path / "mac", made)
    done = subprocess.run(["make", "-C", tmp_path / "mac", "check", "FORMAT=elf64", "CFLAGS=-O1 -Werror"], text=True,
                          capture_output=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    counts = re.findall(r"(\d+) checks, (\d+) failed", done.stdout)
    assert len(counts) == 2 and all(int(n) > 50 and failed == "0" for n, failed in counts), done.stdout
    for said in ("-f $(FORMAT)", "-dynamiclib", "-arch x86_64", "@rpath"):
        assert said in made["Makefile"].decode()
    assert "OBJECT_FORMAT macho64" in made["CMakeLists.txt"].decode()
    assert not {name for name in made if name.startswith(("python/", "rust/", "openssl/", "setup.py", "Cargo"))}


def test_a_folder_with_objects_has_those_of_macos(library: Collected) -> None:
    made = files(library, True, lambda: None)
    objects = [name for name in made if name.startswith("obj/")]
    assert objects and all(macho.read(made[name]) for name in objects)
    assert "FORMAT = macho64" in made["Makefile"].decode() and "nasm" not in made["Makefile"].decode()

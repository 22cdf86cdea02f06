"""Libraries of kernels: objects, the choice of code, the self-test, the C layer, 32-bit code, what is refused."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from cipherwright.building.build import Builder
from cipherwright.building.jobs import Job
from cipherwright.errors import UserError
from cipherwright.export import collect, contract, dispatch, unwind
from cipherwright.export.assembly import rewrite
from cipherwright.export.collect import Collected
from cipherwright.export.write import files, write
from targets.cpu import load_cpu, target_names
from targets.elf_read import SHT_REL, SHT_RELA, ObjectFile
from targets.forms import load_forms
from tests.support.shipped import FOLDER, LIBRARY

pytestmark = pytest.mark.long
HERE = Path(__file__).parent
CPUS = ("golden-cove", "zen3", "core2-64")
NAMES = ("sha256_blocks", "chacha20_init", "chacha20_blocks")
MISSING = [name for name in ("cc", "make", "nasm") if shutil.which(name) is None]
compiles = pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}")
CHOICE = """#include <stdio.h>
#include "small.h"
int main(void)
{
    const char *sha = small_sha256_blocks_cpu(), *chacha = small_chacha20_blocks_cpu();
    printf("%s %s\\n", sha ? sha : "none", chacha ? chacha : "none");
    return 0;
}
"""


def collected(names: Sequence[str], cpus: Sequence[str], prefix: str) -> Collected:
    """What a library is made of, of the kernels as generated/ has them."""
    jobs = collect.jobs_for(LIBRARY, names, cpus)
    return collect.collect(Builder(LIBRARY, FOLDER), jobs, prefix, lambda: None)


def run(*words: object, cwd: Path | None = None) -> str:
    """What a program prints; it must succeed."""
    env = {k: v for k, v in os.environ.items() if k != "MAKEFLAGS"}
    done = subprocess.run(list(map(str, words)), cwd=cwd, env=env, text=True, capture_output=True, check=False)
    assert done.returncode == 0, (words, done.stdout[-3000:], done.stderr[-3000:])
    return done.stdout


@pytest.fixture(scope="module")
def small() -> Collected:
    return collected(NAMES, CPUS, "small")


@pytest.fixture(scope="module")
def folder(small: Collected, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library with object files."""
    found = tmp_path_factory.mktemp("library") / "small"
    write(found, files(small, True, lambda: None))
    return found


@compiles
def test_a_library_builds_and_its_self_test_passes(folder: Path) -> None:
    said = run("make", "-C", folder, "check", "CFLAGS=-O1 -Werror")
    counts = re.findall(r"(\d+) checks, (\d+) failed", said)
    assert len(counts) == 2 and all(int(done) > 50 and failed == "0" for done, failed in counts), said


@compiles
def test_the_self_test_finds_a_kernel_that_is_wrong(folder: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    shutil.copytree(folder, broken, ignore=shutil.ignore_patterns("build"))
    for one in (broken / "obj").glob("small_sha256_blocks_*.o"):
        data = one.read_bytes()
        at = data.index(bytes.fromhex("982f8a42"))  # the first constant of SHA-256, in the code or in a table
        one.write_bytes(data[:at] + b"\x99" + data[at + 1:])
    done = subprocess.run(["make", "-C", str(broken), "check"], text=True, capture_output=True, check=False)
    assert done.returncode and "FAILED: small_sha256_blocks" in done.stdout
    assert "FAILED: small_chacha20" not in done.stdout


@compiles
@pytest.mark.parametrize("cpu", CPUS)
def test_a_build_for_tests_prefers_a_cpu(folder: Path, small: Collected, tmp_path: Path, cpu: str) -> None:
    """Unless the machine has not its instructions; what is taken then it has."""
    (tmp_path / "choice.c").write_text(CHOICE)
    run("make", "-C", folder, f"BUILD={tmp_path / 'b'}", "all", "CFLAGS=-O0",
        f"CPPFLAGS=-DSMALL_FORCE_CPU=SMALL_CPU_{collect.c_name(cpu).upper()}")
    run("cc", "-I", folder / "include", "-o", tmp_path / "choice", tmp_path / "choice.c", tmp_path / "b/libsmall.a")
    sha, chacha = run(tmp_path / "choice").split()
    assert sha == cpu  # code of general registers alone, which every machine has
    plain = {code.cpu.target for f in small.functions if f.kernel == "chacha20_blocks" for code in f.codes
             if not code.needs & {"avx", "avx2", "avx512f"}}
    assert chacha == cpu or (cpu not in plain and chacha in CPUS)


@compiles
def test_the_choice_follows_cpuid(folder: Path, small: Collected, tmp_path: Path) -> None:
    """On machines that are made up: CPUID is answered by a function of the test."""
    said = []
    source = (folder / "src" / "dispatch.c").read_text()
    for there, here in (("#include <cpuid.h>", '#include "made_up.h"'), ("= saved_state()", "= made_up_state()")):
        assert there in source
        source = source.replace(there, here)
    (tmp_path / "dispatch.c").write_text(source)
    shutil.copy(HERE / "made_up.h", tmp_path)
    (tmp_path / "choice.c").write_text(CHOICE)
    for machine in ("ZEN3", "ZEN4", "GOLDEN_COVE", "HASWELL", "CORE2", "ZEN4_WITHOUT_STATE"):
        run("cc", f"-D{machine}", "-I", folder / "src", "-I", folder / "include", "-o", tmp_path / "choice",
            tmp_path / "choice.c", tmp_path / "dispatch.c", *sorted((folder / "obj").glob("*.o")))
        said.append(run(tmp_path / "choice").split())
    assert said == [["zen3", "zen3"], ["golden-cove", "golden-cove"], ["golden-cove", "golden-cove"],
                    ["zen3", "zen3"], ["core2-64", "core2-64"], ["core2-64", "core2-64"]]


def test_an_object_has_one_hidden_symbol_with_type_and_size(small: Collected) -> None:
    for code in (code for f in small.functions for code in f.codes):
        found = ObjectFile(code.obj, 64)
        shared = [s for s in found.symbols if s.binding != 0]
        assert [(s.name, s.kind) for s in shared] == [(code.symbol, 2)]
        assert shared[0].size == len(found.contents(found.sections[shared[0].section]))
        names = {s.name: s for s in found.sections}
        assert {".eh_frame", ".note.GNU-stack", ".note.gnu.property"} <= names.keys()
        assert not names[".note.GNU-stack"].flags & 4
        for section in found.sections:
            if section.kind in (SHT_REL, SHT_RELA):
                assert {row.kind for row in found.relocations(section)} <= {2}, code.symbol  # relative to the place
        assert found.contents(names[".text"]).startswith(bytes.fromhex("f30f1efa")), "endbr64"


def test_every_feature_of_a_form_or_a_cpu_can_be_asked_for() -> None:
    known = dispatch.features()
    assert {name for form in load_forms().values() for name in form.features} <= known.keys()
    assert {name for cpu in target_names() for name in load_cpu(cpu).features} <= known.keys()


@pytest.mark.parametrize("bits", [32, 64])
def test_committed_kernels_keep_their_instructions_and_tables(bits: int) -> None:
    paths = [p for p in sorted(FOLDER.glob("*/*.asm")) if load_cpu(p.parent.name).bits == bits][::12]
    assert len(paths) > 10
    for path in paths:
        kernel, text = path.stem.partition("-")[0], path.read_text()
        made = rewrite(text, kernel, "new_name", bits, "MIT").text

        def lines(asm: str) -> list[str]:
            return [line.partition(" ;")[0].rstrip() for line in asm.splitlines()
                    if re.match(r"        (?!section|align|global|bits|dd |db |dq )\w", line)]

        wanted = [line.replace(kernel + ".", "new_name.") for line in lines(text)]
        assert [line for line in lines(made) if "endbr64" not in line] == wanted, path


def test_a_stack_that_moves_otherwise_is_refused() -> None:
    frame = unwind.start(64)
    frame.step("push", ["rbx"])
    with pytest.raises(unwind.UnwindError, match="no way to move the stack"):
        frame.step("xchg", ["rsp", "rax"])


def test_numbers_of_unwind_data() -> None:
    assert unwind.uleb(624485) == [0xE5, 0x8E, 0x26] and unwind.sleb(-123456) == [0xC0, 0xBB, 0x78]
    assert unwind.uleb(127) == [0x7F] and unwind.sleb(63) == [0x3F] and unwind.sleb(64) == [0xC0, 0x00]


def test_contracts_of_several_cpus_are_one_where_they_agree() -> None:
    def one(*sentences: str) -> contract.Contract:
        head = "\n".join(["; void f(const void *a, void *b, uint32_t n);   x", ";   a: 4 bytes, read, secret",
                          ";   b: 16 bytes a block, written", ";   n: number of blocks", *sentences, ";"])
        return contract.read(head + "\n\n")

    first = one("; Parameters do not overlap, but b may be exactly in place of a.", "; Constant time: yes.")
    second = one("; Parameters do not overlap.", "; NOT constant time: secret data indexes tables.")
    assert [p.step for p in first.parameters] == [0, 16, 0] and first.parameters[2].count
    assert contract.common([("x", first), ("y", second)]).sentences == (
        "x: Constant time: yes.", "Parameters do not overlap.",
        "y: NOT constant time: secret data indexes tables.")


def test_variants_with_other_contracts_have_other_names() -> None:
    names = [f.name for f in collected(["aes_to_slices"], CPUS, "v").functions]
    assert names == ["v_aes_to_slices", "v_aes_to_slices_bitsliced128", "v_aes_to_slices_bitsliced256",
                     "v_aes_to_slices_bitsliced512"]


def test_a_command_makes_a_library_of_a_project(cw, tmp_path: Path) -> None:
    code, out, err = cw("export", tmp_path / "lib", "toy", "--cpu", "core2-64", "--prefix", "p", "--json")
    assert code == 0, err
    made = json.loads(out)
    assert [f["name"] for f in made["functions"]] == ["p_toy_encrypt", "p_toy_expand"]
    assert {"include/p.h", "LICENSE", "PROVENANCE.md", "asm/p_toy_encrypt_core2_64.asm"} <= set(made["files"])
    assert all((tmp_path / "lib" / name).is_file() for name in made["files"])
    first = {name: (tmp_path / "lib" / name).read_bytes() for name in made["files"]}
    code, out, err = cw("export", tmp_path / "lib", "toy_expand", "--cpu", "core2-64", "--prefix", "p")
    assert code == 0 and "1 functions, 1 objects" in out, err
    assert not (tmp_path / "lib" / "asm" / "p_toy_encrypt_core2_64.asm").exists()
    code, _, _ = cw("export", tmp_path / "again", "toy", "--cpu", "core2-64", "--prefix", "p")
    assert code == 0 and {name: (tmp_path / "again" / name).read_bytes() for name in made["files"]} == first


@pytest.mark.full
def test_a_command_takes_an_object_format(cw, tmp_path: Path) -> None:
    """Of a CPU's name without the convention; kernels are then built for the convention of the format."""
    for form, ending, start in (("elf64", "o", b"\x7fELF"), ("win64", "obj", b"\x64\x86"),
                                ("macho64", "o", b"\xcf\xfa\xed\xfe")):
        code, out, err = cw("export", tmp_path / form, "toy", "--cpu", "core2-64", "--prefix", "p", "--format", form,
                            "--objects", "--json")
        assert code == 0, err
        made = json.loads(out)
        assert made["format"] == form and made["cpus"] == ["core2-64-win64" if form == "win64" else "core2-64"]
        assert (tmp_path / form / f"obj/p_toy_encrypt_core2_64.{ending}").read_bytes().startswith(start)
    code, _, err = cw("export", tmp_path / "elf", "toy", "--cpu", "core2-64", "--prefix", "p", "--objects")
    names = [p.relative_to(tmp_path / "elf") for p in (tmp_path / "elf").rglob("*") if p.is_file()]
    assert code == 0 and len(names) > 10, err
    assert all((tmp_path / "elf" / name).read_bytes() == (tmp_path / "elf64" / name).read_bytes() for name in names)
    code, _, err = cw("export", tmp_path / "w", "toy", "--cpu", "core2-64-win64", "--format", "win64", "--prefix", "p")
    assert code == 0, err


@pytest.mark.parametrize("words, said", [
    (("toy", "--cpu", "northwood", "--cpu", "core2-64"), "one mode, and there would be 32-bit code for northwood"),
    (("toy", "--cpu", "core2-64-win64"), "leave -win64 out, or export with --format win64"),
    (("toy", "--cpu", "northwood-pic32"), "leave -pic32 out, or export with --pic"),
    (("toy", "--cpu", "core2-64-win64", "--format", "macho64"), "libraries of Mach-O (macOS) are called by another"),
    (("toy", "--cpu", "northwood", "--format", "win64"), "northwood is of 32-bit code"),
    (("toy", "--cpu", "northwood", "--format", "elf64"), "northwood is of 32-bit code"),
    (("toy", "--format", "win64"), "toy_expand, toy_encrypt is built for none of"),
    (("toy", "--prefix", "9x"), "expected a name in C"),
    (("toy", "--prefix", "crypto"), "the library would be libcrypto, which systems have"),
    (("toyy",), "did you mean toy"),
    (("toy",), "toy_expand, toy_encrypt is built for none of"),
    (("--cpu", "golden-cove"), "no kernel is built for golden-cove unless it is named, too"),
])
def test_what_cannot_be_exported_is_refused(cw, tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    code, _, err = cw("export", tmp_path / "lib", *words)
    assert code == 2 and said in err, err
    assert not (tmp_path / "lib").exists()


def test_a_folder_with_other_files_is_left_alone(cw, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    code, _, err = cw("export", tmp_path, "toy", "--cpu", "core2-64")
    assert code == 2 and "is not empty" in err and [p.name for p in tmp_path.glob("*.h")] == []


def _builds_32_bit_code(folder: Path) -> bool:
    (folder / "empty.c").write_text("#include <stdlib.h>\nint main(void) { return 0; }\n")
    return not MISSING and subprocess.run(["cc", "-m32", "-o", "empty", "empty.c"], cwd=folder, capture_output=True,
                                          check=False).returncode == 0


@pytest.mark.full
def test_code_of_32_bits(tmp_path: Path) -> None:
    """With tables a static library alone, without them a shared one, too."""
    if not _builds_32_bit_code(tmp_path):
        pytest.skip("no C compiler and library for 32-bit programs (Debian: gcc-multilib)")
    for prefix, names, shared in (("t", ["aes128", "sha512_blocks"], False), ("r", ["md5_blocks", "sha1"], True)):
        found = collected(names, ["northwood", "pentium3", "prescott"], prefix)
        assert bool(found.fixed) != shared
        write(tmp_path / prefix, files(found, False, lambda: None))
        said = run("make", "-C", tmp_path / prefix, "check", "CFLAGS=-O1 -Werror")
        assert said.count(" 0 failed") == 1 + shared
        assert bool(list((tmp_path / prefix / "build").glob("*.so"))) == shared
        if shutil.which("cmake"):
            run("cmake", "-S", tmp_path / prefix, "-B", tmp_path / prefix / "made")
            run("cmake", "--build", tmp_path / prefix / "made")
            run("ctest", "--test-dir", tmp_path / prefix / "made")


TABLES = """
table T: u8 -> u32 = c => u32(c) * 0x9e3779b9
kernel words(a: in u32le[2] per block, b: out u32le[1] per block, n: count) tables {
    blocks n { b[0] = T(a[0].byte[0]) ^ T(a[1].byte[1]) ^ a[0] }
}
kernel aligned(a: in u32le[2] per block, b: out u64le[1] per block, s: inout u64le[1], n: count) tables {
    blocks n {
        s[0] = s[0] ^ cat(T(a[0].byte[0]), T(a[1].byte[1]))
        b[0] = s[0]
    }
}
"""


@pytest.mark.full
def test_code_of_32_bits_that_may_be_loaded_anywhere(cw, root: Path, tmp_path: Path) -> None:
    """A shared library, whose text nobody changes, and programs that are linked as usual; the caller is always found.
    """
    (root / "ciphers" / "tabled.cw").write_text(TABLES)
    words = ("words", "aligned", "--cpu", "northwood", "--cpu", "core2", "--prefix", "p", "--objects")
    code, out, err = cw("export", tmp_path / "lib", *words, "--pic", "--json")
    assert code == 0, err
    assert {*json.loads(out)["cpus"]} == {"core2-pic32", "northwood-pic32"}
    texts = [(tmp_path / "lib" / name).read_text() for name in ("Makefile", "CMakeLists.txt", "p.pc.in")]
    assert not any("no-pie" in text for text in texts)
    if not _builds_32_bit_code(tmp_path):
        pytest.skip("no C compiler and library for 32-bit programs (Debian: gcc-multilib)")
    said = run("make", "-C", tmp_path / "lib", "check", "CFLAGS=-O1 -Werror")
    assert said.count(" 0 failed") == 2
    (shared,) = [p for p in (tmp_path / "lib" / "build").glob("*.so.*") if not p.is_symlink()]
    assert b"words" in shared.read_bytes()
    if shutil.which("readelf"):
        assert "TEXTREL" not in run("readelf", "-d", shared)
    run("cc", "-m32", "-pie", "-fPIE", "-w", "-fexceptions", "-include", HERE / "unwind.h", "-I",
        tmp_path / "lib/include", "-I", tmp_path / "lib/src", tmp_path / "lib/test/check.c",
        tmp_path / "lib/build/libp.a", "-o", tmp_path / "traced")
    found = re.search(r"(\d+) instructions of (\d+) calls traced, 0 without", run(tmp_path / "traced"))
    assert found and int(found[1]) > 500 and int(found[2]) > 10


@compiles
@pytest.mark.full
@pytest.mark.parametrize("bits, names, cpus", [(64, ["sha256_blocks", "aes128_encrypt"], ["core2-64"]),
                                               (32, ["poly1305_blocks"], ["northwood", "pentium-m"])])
def test_the_unwinder_finds_the_caller_at_every_instruction(tmp_path: Path, bits: int, names: list[str],
                                                            cpus: list[str]) -> None:
    if bits == 32 and not _builds_32_bit_code(tmp_path):
        pytest.skip("no C compiler and library for 32-bit programs (Debian: gcc-multilib)")
    write(tmp_path / "u", files(collected(names, cpus, "u"), True, lambda: None))
    flags = ["-m32", "-no-pie"] if bits == 32 else []
    run("make", "-C", tmp_path / "u", "CFLAGS=-O1")
    run("cc", *flags, "-w", "-fexceptions", "-include", HERE / "unwind.h", "-I", tmp_path / "u/include", "-I",
        tmp_path / "u/src", tmp_path / "u/test/check.c", tmp_path / "u/build/libu.a", "-o", tmp_path / "traced")
    said = run(tmp_path / "traced")
    found = re.search(r"(\d+) instructions of (\d+) calls traced, 0 without", said)
    assert found and int(found[1]) > 5000 and int(found[2]) > 10, said


@pytest.mark.parametrize("names", [["p_hash_init"], ["p_wipe"], ["p_alg_x"], ["p_x", "p_x_cpu"]])
def test_names_of_the_layer_are_refused(names: list[str]) -> None:
    with pytest.raises(UserError, match="otherwise"):
        collect._check_names("p", names)
    collect._check_names("p", ["p_hash_blocks", "p_x_cpu"])


def test_jobs_are_those_of_a_build() -> None:
    jobs = collect.jobs_for(LIBRARY, ["md5_blocks"], [])
    assert jobs and all(isinstance(job, Job) and job.cpu.bits == 64 for job in jobs)

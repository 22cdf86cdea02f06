"""The shared libraries of `cw bench`: each computes what it should, where it is installed, or a row says why not."""

from __future__ import annotations

import ctypes.util
import hashlib
import re
import shutil
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.poly1305 import Poly1305

try:                                    # where it is from version 43 on
    from cryptography.hazmat.decrepit.ciphers.algorithms import Camellia
except ImportError:
    from cryptography.hazmat.primitives.ciphers.algorithms import Camellia

from cipherwright.bench import bench, measure, shared
from cipherwright.bench.libraries import child
from cipherwright.bench.libraries.adapter import HASH, MAC, Asked, Library, Work, buffer
from cipherwright.bench.libraries.table import LIBRARIES
from cipherwright.bench.material import Encrypt, Material, check
from cipherwright.bench.measure import assembled
from cipherwright.bench.rows import Shared, read_entries
from cipherwright.commands.shared import explain
from cipherwright.errors import CheckFailed
from cipherwright.machine.assemble import assemble
from cipherwright.machine.machine import MachineError, MachineUnavailable, default_abi
from cipherwright.machine.native import NativeMachine
from cipherwright.project.sources import ROOT
from cipherwright.project.sources import Library as Sources

ROWS = [entry for entry in read_entries(Sources(ROOT)) if isinstance(entry, Shared)]
CIPHERS = {"aes128": algorithms.AES, "camellia128": Camellia, "sm4": algorithms.SM4}
HASHES = {"md5", "sha1", "sha256", "sha512"}
TOY = """#include <cstddef>
#include <cstring>
namespace { int mode = 0; }
extern "C" const char *bench_version() { return "1.2"; }
extern "C" int bench_begin(const char *name, const char *how, const unsigned char *key, std::size_t key_bytes,
                           const unsigned char *, std::size_t) {
    mode = std::strcmp(how, "hash") == 0 ? 1 : 2;
    return std::strcmp(name, "sum") == 0 && (mode == 1 || (key_bytes == 32 && key[0])) ? 1 : -1;
}
extern "C" int bench_run(unsigned char *out, const unsigned char *in, std::size_t size) {
    unsigned char sum = 0;
    for (std::size_t i = 0; i < size; ++i)
        sum ^= in[i];
    *out = sum;
    return mode == 2 && size == 64;
}
"""


@pytest.fixture(scope="module")
def native() -> None:
    try:
        NativeMachine(abi=default_abi(64)).close()
    except MachineUnavailable as error:
        pytest.skip(str(error))


def available(row: Shared) -> str:
    """The file that is loaded for a row; else the test is skipped, and says why."""
    try:
        return shared.loaded(row.library)
    except MachineUnavailable as error:
        pytest.skip(str(error))


def independent(row: Shared) -> Encrypt:
    """What the row shall compute, by others than us where they have it."""
    if row.cipher in HASHES:
        return lambda key, data: hashlib.new(row.cipher, data).digest()
    if row.cipher == "poly1305":
        return Poly1305.generate_tag
    if row.cipher == "chacha20":
        return lambda key, numbered: Cipher(algorithms.ChaCha20(
            key, numbered[-4:][::-1] + numbered[:-4]), None).encryptor().update(bytes(64))
    if row.cipher not in CIPHERS:
        return bench.reference(Sources(ROOT), row.cipher)
    return lambda key, data: Cipher(CIPHERS[row.cipher](key), modes.ECB()).encryptor().update(data)


def name(row: Shared) -> str:
    return f"{row.library}-{row.cipher}-{row.code}"


@pytest.mark.spread(3)
@pytest.mark.usefixtures("native")
@pytest.mark.parametrize("row", ROWS, ids=name)
def test_a_library_computes_what_it_should_and_takes_time(row: Shared) -> None:
    available(row)
    found = shared.prepared(row, 40, independent(row))
    ticks = found.timed(3)
    assert found.version[0].isdigit() and found.blocks == 40
    assert ticks.runs == 3 and ticks.function.median > 0 and ticks.chain.median > ticks.empty.minimum


@pytest.mark.usefixtures("native")
@pytest.mark.parametrize("row", [row for row in ROWS if row.mode not in (HASH, MAC) and not row.without], ids=name)
def test_every_block_is_right_after_a_call_for_no_bytes(row: Shared) -> None:
    """All blocks, by the library called here; a call for no bytes, as is timed, changes nothing."""
    file = available(row)
    adapter, encrypt = LIBRARIES[row.library], independent(row)
    given = Material.make(row.block_bytes, 40, row.mode, row.first)
    asked = Asked(row.name, row.mode, "", given.raw, given.iv, file)
    work = adapter.begin(adapter.load(file, ""), asked, given.data)
    work.run(0)
    work.run(len(given.data))
    out = bytes(work.out)
    assert len(out) == len(given.data)
    for n in range(40):
        part = slice(n * row.block_bytes, (n + 1) * row.block_bytes)
        first = replace(given, data=given.data[part], iv=given.iv[:-4] + (row.first + n).to_bytes(4, "big"))
        check(f"block {n}", row.mode, first, out[part], encrypt)


def test_rows_have_what_the_repository_has_and_what_was_asked_of_the_libraries() -> None:
    found: dict[str, set[str]] = {}
    for row in ROWS:
        found.setdefault(row.library, set()).add(row.cipher)
    hashes = {"md5", "sha1", "sha256", "sha512", "ripemd160"}
    ciphers = {"aes128", "camellia128", "serpent128", "chacha20", "poly1305"}
    assert found == {"gcrypt": hashes | ciphers | {"sm4", "whirlpool"}, "nettle": hashes | ciphers,
                     "botan": hashes | ciphers | {"sm4", "whirlpool", "kasumi", "misty1"},
                     "cryptopp": hashes | ciphers | {"sm4", "whirlpool"},
                     "ipsec-mb": {"aes128", "chacha20", "poly1305", "sha1", "sha256", "sha512"}}


@pytest.mark.parametrize("library", LIBRARIES.values(), ids=list(LIBRARIES))
def test_what_is_not_installed_names_its_package(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ctypes.util, "find_library", lambda soname: None)
    with pytest.raises(MachineUnavailable, match=f"{library.title.replace('+', '.')} is not installed here; install it"
                                                 rf" \(Debian: {library.package.replace('+', '.')}\)"):
        shared.installed(library)


@pytest.mark.usefixtures("native")
def test_the_rows_of_what_is_not_installed_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ctypes.util, "find_library", lambda soname: None)
    sources = Sources(ROOT)
    rows = bench.make_rows(bench.Builder(sources, ROOT / "generated"), ROWS, [], explain)
    assert len(rows) == len(ROWS) and all("is not installed here; install it" in row.missing for row in rows)
    assert {row.who for row in rows} == {"libgcrypt", "nettle", "Botan", "Crypto++", "intel-ipsec-mb"}
    assert all(row.symbol.endswith(f"({row.entry.name})") for row in rows if isinstance(row.entry, Shared))


@pytest.mark.usefixtures("native")
@pytest.mark.parametrize("change, said", [
    ({"name": "no-such"}, "no-such"),
    ({"mode": "hash", "name": "no-such"}, "no-such|there is no")])
@pytest.mark.parametrize("library", LIBRARIES)
def test_what_a_library_has_not_is_an_error(library: str, change: Mapping[str, str], said: str) -> None:
    row = replace(next(row for row in ROWS if row.library == library and row.mode == "ctr32"), **change)
    available(row)
    with pytest.raises(MachineError, match=f"{LIBRARIES[library].title.replace('+', '.')}: .*({said})"):
        shared.prepared(row, 4, lambda key, data: data)


@pytest.mark.usefixtures("native")
def test_calls_that_take_long_are_for_fewer_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    row = next(row for row in ROWS if row.library == "gcrypt" and row.mode == HASH)
    available(row)
    monkeypatch.setattr(measure, "LONGEST", 20_000)
    made = shared.prepared(row, 400, independent(row))
    assert 1 <= made.blocks < 300 and made.timed(2).runs == 2
    monkeypatch.setattr(measure, "LONGEST", 1)
    assert shared.prepared(row, 400, independent(row)).blocks == 1


@pytest.mark.usefixtures("native")
def test_a_wrong_result_is_not_timed() -> None:
    row = next(row for row in ROWS if row.library == "gcrypt" and row.mode == "ctr32")
    available(row)
    with pytest.raises(CheckFailed, match=f"libgcrypt, {row.name}: block 0 of 4 in mode ctr32 is"):
        shared.prepared(row, 4, lambda key, data: data)


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A library that is compiled: a digest of one byte, the XOR of all; what stands before it is in its folder."""
    source = tmp_path / "toy.cpp"
    source.write_text(TOY, encoding="utf-8")
    monkeypatch.setitem(LIBRARIES, "toy", replace(LIBRARIES["cryptopp"], title="Toy", soname="c", package="libtoy-dev",
                                                  source=str(source)))
    monkeypatch.setenv("CIPHERWRIGHT_CACHE", str(tmp_path / "cache"))
    shared.compiled.cache_clear()
    return source


def made() -> str:
    if shutil.which(shared.COMPILER) is None:
        pytest.skip(f"{shared.COMPILER} is not installed here")
    return shared.loaded("toy")


def request(file: str, mode: str = HASH, runs: int = 0, **change: str) -> dict[str, object]:
    clock = assembled(Path(child.__file__).with_name("clock64.asm"))
    return {"library": "toy", "name": "sum", "mode": mode, "without": "", "file": file, "key": "11" * 16,
            "iv": "22" * 16, "data": "010204", "size": 2, "runs": runs, "warmup": 2, "settle": 0,
            "clock": clock.hex(), **change}


@pytest.mark.usefixtures("native")
def test_a_compiled_library_is_called_and_timed(toy: Path) -> None:
    file = made()
    assert Path(file).parent.parent == toy.parent / "cache" and shared.loaded("toy") == file
    said = child.serve(request(file, runs=3))
    assert (said["version"], said["out"]) == ("1.2", "07") and len(said["ticks"]) == 3
    assert all(len(run) == len(child.BRACKETS) and run[2] > 0 for run in said["ticks"])
    assert child.serve(request(file, MAC))["out"] == "07"
    with pytest.raises(OSError, match="there is no 'product' in mode hash"):
        child.serve(request(file, name="product"))
    with pytest.raises(OSError, match="sum gives error 1"):
        child.serve(request(file, MAC, data="00" * 64))


def test_what_cannot_be_compiled_says_what_to_install(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    toy.write_text("#include <no_such_header.h>\n", encoding="utf-8")
    if shutil.which(shared.COMPILER):
        with pytest.raises(MachineUnavailable, match=r"Toy is installed, but .*no_such_header.*Debian: libtoy-dev\)"):
            made()
    monkeypatch.setattr(shutil, "which", lambda program: None)
    with pytest.raises(MachineUnavailable, match=r"g\+\+ was not found; install it \(Debian: g\+\+ libtoy-dev\)"):
        shared.loaded("toy")


def test_a_buffer_begins_on_a_cache_line() -> None:
    for size in (1, 63, 64, 1000):
        made = buffer(size)
        assert ctypes.addressof(made) % 64 == 0 and len(made) == size and bytes(made) == bytes(size)
        assert Work(made, lambda size: None).out is made


@pytest.mark.parametrize("text, said", [
    ("mov eax, 1", "words"), ("sha1_blocks: mov eax, 1", "words"), ("mov eax, 1 ; vaesenc xmm1", "words"),
    ("movd mm0, eax", "vectors"),
    ("vpxord zmm31, zmm0, [rdi]{1to16}", "vectors"), ("aesenc xmm0, xmm1", "special"),
    ("vgf2p8affineqb zmm0, zmm1, zmm2, 0", "special"), ("sha256rnds2 xmm1, xmm2", "special"),
    ("vpclmulqdq xmm0, xmm1, xmm2, 0", "special")])
def test_what_code_is_made_of(text: str, said: str) -> None:
    assert bench.made_of(text) == said
    assert assemble(f"bits 64\n{text}\n", "t", 64)


def test_what_is_said_in_two_languages_is_the_same() -> None:
    """The chain and the calls of a run stand in common.inc for the programs, and in Python for what reads them."""
    text = Path(measure.__file__).with_name("common.inc").read_text(encoding="utf-8")
    known = {name: int(value) for name, value in re.findall(r"(?m)^(\w+) +equ (\d+)", text)}
    assert known["PASSES"] * known["LINKS"] == measure.CHAIN and known["CALLS"] == child.BEFORE + 1

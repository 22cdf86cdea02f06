"""The provider for OpenSSL 3: names, and, where OpenSSL is, the same results as its own providers have."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from cipherwright.building.build import Builder
from cipherwright.export import collect, openssl
from cipherwright.export.layer import algorithms
from cipherwright.export.write import files, write
from tests.support.shipped import FOLDER, LIBRARY

pytestmark = pytest.mark.long
TOOLS = [name for name in ("cc", "make", "nasm", "openssl") if shutil.which(name) is None]
HEADERS = not TOOLS and subprocess.run(
    ["cc", "-fsyntax-only", "-x", "c", "-"], input="#include <openssl/core_dispatch.h>\n", text=True,
    capture_output=True, check=False).returncode == 0
links = pytest.mark.skipif(not HEADERS, reason="not installed: " + (
    ", ".join(TOOLS) or "headers of OpenSSL 3 (libssl-dev)"))
NAMES = ("aes128", "camellia128", "sm4", "md5", "sha1", "sha256", "shake128", "chacha20", "poly1305")
DEFAULT = ("AES-128", "CAMELLIA-128", "SM4")


def collected(names: tuple[str, ...], cpu: str) -> collect.Collected:
    """A library of algorithms as generated/ has their kernels."""
    jobs = collect.jobs_for(LIBRARY, names, (cpu,))
    return collect.collect(Builder(LIBRARY, FOLDER), jobs, "mine", lambda: None)


def run(*words: object, cwd: Path) -> str:
    """What a program prints; it must succeed."""
    done = subprocess.run(list(map(str, words)), cwd=cwd, text=True, capture_output=True, check=False)
    assert done.returncode == 0, (words, done.stdout[-3000:], done.stderr[-3000:])
    return done.stdout


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library whose provider is built."""
    found = tmp_path_factory.mktemp("provider") / "mine"
    write(found, files(collected(NAMES, "core2-64"), True, lambda: None))
    run("make", "provider", "CFLAGS=-O1 -Werror", cwd=found)
    return found


def test_the_table_names_algorithms_that_there_are() -> None:
    said = openssl._names()
    kinds = {"hashes": {"hash"}, "ciphers": {"block_cipher"}, "streams": {"stream", "keystream"}, "macs": {"mac"}}
    assert set(said) == {*kinds, "left_out", "digest_bytes", "counter_bytes"}
    for kind, protocols in kinds.items():
        assert {LIBRARY.algorithm(name)[1].protocol for name in said[kind]} <= protocols, kind
    assert {*said["left_out"], *said["digest_bytes"], *said["counter_bytes"]} <= set(LIBRARY.algorithms)
    for kind in kinds:
        names = [name.upper() for text in said[kind].values() for name in text.split(":")]
        assert len(set(names)) == len(names)


def test_what_has_no_name_there_goes_by_ours() -> None:
    assert openssl.name_of("ciphers", "aes128") == "AES-128"
    assert openssl.name_of("ciphers", "my_cipher") == "MY-CIPHER"


def test_a_mac_with_a_nonce_and_parts_of_algorithms_are_left_out() -> None:
    made = openssl.provided(algorithms(collected(("poly1305", "poly1305_aes128", "chacha20_poly1305", "sha256"),
                                                 "core2-64")))["provided"]
    assert [a["name"] for a in made["macs"]] == ["poly1305"]
    assert [(a["name"], a["bytes"]) for a in made["hashes"] if a["name"] == "sha256"] == [("sha256", 32)]


def test_code_of_32_bits_with_tables_has_no_provider() -> None:
    """It cannot be in a shared object."""
    assert not [name for name in files(collected(("aes128",), "pentium3"), True, lambda: None) if "openssl" in name]


@links
@pytest.mark.parametrize("name", ["md5", "aes128", "chacha20", "poly1305"])
def test_what_checks_it_has_nothing_that_is_not_used(tmp_path: Path, name: str) -> None:
    """Of a library with algorithms of one kind only."""
    write(tmp_path / "mine", files(collected((name,), "core2-64"), True, lambda: None))
    run("cc", "-Wall", "-Wextra", "-Werror", "-c", "-o", "x.o", "openssl/check_provider.c", cwd=tmp_path / "mine")


@links
def test_openssl_runs_it(folder: Path) -> None:
    (folder / "text").write_bytes(bytes(range(251)) * 40)
    mine = ("-provider-path", "build", "-provider", "mine", "-provider", "default", "-propquery", "?provider=mine")
    key = ("-K", "00112233445566778899aabbccddeeff", "-iv", "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff")
    for cipher in ("camellia-128-ctr", "aes-128-cbc", "sm4-cbc"):
        run("openssl", "enc", f"-{cipher}", *mine, *key, "-in", "text", "-out", "ours", cwd=folder)
        run("openssl", "enc", f"-{cipher}", *key, "-in", "text", "-out", "theirs", cwd=folder)
        assert (folder / "ours").read_bytes() == (folder / "theirs").read_bytes() != b""
        run("openssl", "enc", "-d", f"-{cipher}", *mine, *key, "-in", "theirs", "-out", "back", cwd=folder)
        assert (folder / "back").read_bytes() == (folder / "text").read_bytes()
    assert run("openssl", "dgst", "-sha256", *mine, "text", cwd=folder) == run("openssl", "dgst", "-sha256", "text",
                                                                               cwd=folder)
    listed = run("openssl", "list", "-provider-path", "build", "-provider", "mine", "-cipher-algorithms", cwd=folder)
    provided = [line for line in listed.splitlines() if line.endswith("@ mine")]
    assert all(any(f"{name}-{mode}" in line for line in provided) for name in DEFAULT for mode in openssl.MODES)


@links
def test_wrong_padding_and_a_wrong_length_are_refused(folder: Path) -> None:
    mine = ("-provider-path", "build", "-provider", "mine", "-propquery", "provider=mine")
    key = ("-K", "00112233445566778899aabbccddeeff")
    (folder / "blocks").write_bytes(bytes(48))
    for data, more in ((bytes(48), ()), (bytes(47), ("-nopad",))):
        (folder / "wrong").write_bytes(data)
        done = subprocess.run(["openssl", "enc", "-d", "-aes-128-ecb", *mine, *key, *more, "-in", "wrong", "-out", "x"],
                              cwd=folder, text=True, capture_output=True, check=False)
        assert done.returncode and "a wrong length" in done.stderr, done.stderr


@pytest.mark.full
@links
def test_it_computes_what_openssls_providers_compute(folder: Path) -> None:
    """Every length to 4,096 bytes, in random pieces, copies of contexts, in place."""
    said = run("make", "check-provider", cwd=folder).splitlines()[-1]
    compared, differ = said.split(" comparisons with OpenSSL's providers, ")
    assert differ == "0 differ" and int(compared) > 200_000

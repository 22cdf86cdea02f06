"""`./cw run` with MACs, numbered streams, authenticated encryption and the modes that chain: files and pipes."""

from __future__ import annotations

import io
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.poly1305 import Poly1305

from cipherwright.paths import TOOL
from tests.commands.test_cli_run import CIPHER, paired

Call = Callable[..., tuple[int, str, str]]
KEY, NONCE = bytes(range(32)), bytes(range(12))
SEAL = ["run", "toy_chacha_poly", "--cpu", "northwood", "--key", KEY.hex(), "--nonce", NONCE.hex()]


@pytest.fixture
def chacha(root: Path) -> None:
    shutil.copy(TOOL / "tests" / "protocols" / "chacha20_poly1305.cw", root / "ciphers")


def made(path: Path, size: int) -> Path:
    path.write_bytes(bytes(range(251)) * (size // 251 + 1))
    os.truncate(path, size)
    return path


@pytest.mark.parametrize("size", [0, 300_001, *(pytest.param(n, marks=pytest.mark.full) for n in (1, 64))])
def test_a_file_sealed_and_opened(cw: Call, chacha: None, tmp_path: Path, size: int) -> None:
    plain, coded, again, more = made(tmp_path / "plain", size), tmp_path / "coded", tmp_path / "again", tmp_path / "ad"
    more.write_bytes(b"header")
    for given, associated in ((["--ad", b"header".hex()], b"header"), (["--ad-file", more], b"header"), ([], b"")):
        code, out, err = cw(*SEAL, *given, "--mode", "seal", "--in", plain, "--out", coded)
        assert (code, out) == (0, "") and f"{size} bytes, toy_chacha_poly sealed, with a tag of 16 bytes, " in err
        assert coded.read_bytes() == ChaCha20Poly1305(KEY).encrypt(NONCE, plain.read_bytes(), associated)
        code, out, err = cw(*SEAL, *given, "--mode", "open", "--in", coded, "--out", again)
        assert (code, out) == (0, "") and f"{size} bytes, toy_chacha_poly opened" in err
        assert again.read_bytes() == plain.read_bytes()


@pytest.mark.full
def test_nothing_is_written_of_what_was_changed(cw: Call, chacha: None, tmp_path: Path,
                                                monkeypatch: pytest.MonkeyPatch) -> None:
    """A file is left as it was, a pipe gets nothing; a right one gets all."""
    plain, out = b"p" * 100_000, tmp_path / "out"
    coded = ChaCha20Poly1305(KEY).encrypt(NONCE, plain, b"")
    out.write_bytes(b"before")
    for bad in (coded[:-1] + bytes([coded[-1] ^ 1]), b"x" + coded[1:], coded[:-1]):
        (tmp_path / "bad").write_bytes(bad)
        code, _, err = cw(*SEAL, "--mode", "open", "--in", tmp_path / "bad", "--out", out)
        assert code == 1 and "the tag is not that of this key, nonce, associated data and text; nothing was" in err
        assert out.read_bytes() == b"before"
    (tmp_path / "good").write_bytes(coded)
    for name, wanted, exit_code in (("bad", b"", 1), ("good", plain, 0)):
        file = io.BytesIO()
        text = io.TextIOWrapper(file, write_through=True)
        with monkeypatch.context() as patched:
            patched.setattr(sys, "stdout", text)
            code = cw(*SEAL, "--mode", "open", "--in", tmp_path / name, "--out", "-")[0]
        assert (code, file.getvalue()) == (exit_code, wanted)


def test_less_than_a_tag(cw: Call, chacha: None, tmp_path: Path) -> None:
    code, _, err = cw(*SEAL, "--mode", "open", "--in", made(tmp_path / "short", 15), "--out", tmp_path / "out")
    assert code == 2 and "has 15 bytes, and the tag alone 16" in err and not (tmp_path / "out").exists()


def test_tags_of_files(cw: Call, chacha: None, tmp_path: Path) -> None:
    files = [made(tmp_path / str(size), size) for size in (0, 1, 16, 1000, 70_000)]
    tags = [Poly1305.generate_tag(KEY, path.read_bytes()).hex() for path in files]
    command = ["run", "toy_poly", "--cpu", "northwood", "--key", KEY.hex()]
    code, out, _ = cw(*command, *(word for path in files for word in ("--in", path)))
    assert (code, out) == (0, "".join(f"{tag}  {path}\n" for tag, path in zip(tags, files, strict=True)))
    code, out, err = cw(*command, "--in", files[3], "--verify", tags[3])
    assert (code, out) == (0, "") and "1000 bytes, toy_poly, " in err and "the tag is right" in err
    code, out, err = cw(*command, "--in", files[3], "--verify", tags[2])
    assert (code, out) == (1, "") and "the tag is not that of this key and file" in err


def test_a_stream_from_any_block(cw: Call, chacha: None, tmp_path: Path) -> None:
    plain, coded = made(tmp_path / "plain", 1000), tmp_path / "coded"
    for counter in (None, 0, 5):
        code, _, err = cw("run", "toy_chacha", "--cpu", "northwood", "--mode", "stream", "--key", KEY.hex(), "--nonce",
                          NONCE.hex(), "--in", plain, "--out", coded,
                          *([] if counter is None else ["--counter", counter]))
        whole = Cipher(algorithms.ChaCha20(KEY, (counter or 0).to_bytes(4, "little") + NONCE), None).encryptor()
        assert code == 0 and coded.read_bytes() == whole.update(plain.read_bytes()), err
    code, _, err = cw("run", "toy_chacha", "--cpu", "northwood", "--mode", "stream", "--key", KEY.hex(), "--nonce",
                      NONCE.hex(), "--in", plain, "--out", tmp_path / "none", "--counter", 1 << 32)
    assert code == 2 and "counts blocks in 4 bytes" in err and not (tmp_path / "none").exists()


@pytest.fixture
def pair(root: Path) -> None:
    (root / "ciphers" / "pair.cw").write_text(CIPHER.replace('vectors "pair.json" "pair"', ""))


def test_modes_that_chain(cw: Call, pair: None, tmp_path: Path) -> None:
    """CBC there and back, and CMAC, of blocks of eight bytes."""
    plain, coded, again, key = made(tmp_path / "plain", 800), tmp_path / "coded", tmp_path / "again", KEY[:16]
    common = ["run", "pair", "--cpu", "northwood", "--key", key.hex()]
    cbc = [*common, "--mode", "cbc", "--iv", NONCE[:8].hex()]
    assert cw(*cbc, "--in", plain, "--out", coded)[0] == 0
    last, wanted = NONCE[:8], b""
    for at in range(0, 800, 8):
        last = paired(key, bytes(a ^ b for a, b in zip(plain.read_bytes()[at:at + 8], last, strict=True)))
        wanted += last
    assert coded.read_bytes() == wanted
    assert cw(*cbc, "--in", coded, "--out", again, "--decrypt")[0] == 0
    assert again.read_bytes() == plain.read_bytes()
    code, _, err = cw(*cbc, "--in", made(tmp_path / "odd", 9), "--out", again)
    assert code == 2 and "CBC takes a multiple of 8 bytes, this input has 9" in err
    code, out, _ = cw(*common, "--mode", "cmac", "--in", plain)
    assert code == 0 and len(out.split()[0]) == 16
    assert cw(*common, "--mode", "cmac", "--in", plain, "--verify", out.split()[0])[0] == 0
    assert cw(*common, "--mode", "cmac", "--in", plain, "--verify", "00" * 8)[0] == 1
    for mode, options in (("cmac", ["--iv", "00", "--decrypt", "--unit", "16"]), ("ecb", ["--verify", "00"])):
        code, out, err = cw(*common, "--mode", mode, *options, "--in", plain, "--out", again)
        said = ", ".join(word for word in options if word.startswith("--"))
        assert (code, out) == (2, "") and f"mode {mode} has no {said}: leave" in err
    code, _, err = cw(*common, "--mode", "xts", "--iv", "00" * 16, "--in", plain, "--out", again)
    assert code == 2 and "XTS is for ciphers of 16 bytes a block, and pair has 8" in err


@pytest.mark.parametrize(("args", "said"), [
    (["toy_poly", "--mode", "ecb"], "is a message authentication code and has no --mode: leave it out"),
    (["toy_poly"], "toy_poly is a message authentication code and needs --key"),
    (["toy_chacha_poly", "--mode", "ctr", "--key", "00", "--in", "x", "--out", "y"],
     "its modes are seal and open, not ctr"),
    (["toy_chacha_poly", "--mode", "seal", "--key", "00", "--in", "x", "--out", "y", "--counter", "1"],
     "has no --counter: leave it out"),
    ([*SEAL[1:2], "--mode", "seal", "--key", KEY.hex(), "--in", "x", "--out", "y", "--length", "3"],
     "sealed and opened"),
    ([*SEAL[1:2], "--mode", "seal", "--key", KEY.hex(), "--in", "x", "--out", "y", "--ad", "00", "--ad-file", "x"],
     "associated data are given twice"),
    (["toy_chacha", "--mode", "stream", "--key", "00"], "toy_chacha is a cipher and needs --out"),
    (["toy_chacha", "--mode", "stream", "--key", "00", "--in", "x", "--out", "y", "--verify", "00"],
     "has no --verify: leave it out"),
])
def test_bad_use(cw: Call, chacha: None, args: list[str], said: str) -> None:
    code, out, err = cw("run", *args, "--cpu", "northwood")
    assert (code, out) == (2, "") and said in err

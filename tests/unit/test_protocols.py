"""Protocol drivers, on kernels written in Python."""

from __future__ import annotations

import os

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

from cipherwright.errors import ProtocolError, UserError
from cipherwright.protocols.protocols import make_cipher
from cipherwright.protocols.xorstream import counter_blocks
from cipherwright.streaming.run import parse_hex, run_file
from tests.support import fakes

KEY = bytes(range(16))


def aes():
    return make_cipher(fakes.AES, fakes.PROGRAM, fakes.executor, fakes.PARAMS.__getitem__)


def toy(size):
    return make_cipher(fakes.STREAMS[size], fakes.PROGRAM, fakes.executor, fakes.PARAMS.__getitem__)


@pytest.mark.parametrize("size", [8, 16])
@pytest.mark.parametrize("first", [0, 0xFFFE, (1 << 32) - 2, (1 << 64) - 3])
def test_counter_blocks(size, first):
    expected = b"".join(((first + i) % (1 << 8 * size)).to_bytes(size, "big") for i in range(70000))
    assert counter_blocks(first % (1 << 8 * size), 70000, size) == expected


@pytest.mark.parametrize("iv", [bytes(16), b"\xff" * 16, bytes(12) + b"\xff" * 4, bytes(8) + b"\xff" * 8])
@pytest.mark.parametrize("length", [0, 1, 15, 16, 17, 1000, 65537, 200003])
def test_ctr_is_the_library_s(iv, length):
    data = os.urandom(length)
    encryptor = Cipher(algorithms.AES(KEY), modes.CTR(iv)).encryptor()
    assert aes().start("ctr", KEY, iv)(data) == encryptor.update(data)


def test_ctr_in_pieces_is_ctr_at_once():
    data = os.urandom(100000)
    process = aes().start("ctr", KEY, bytes(16))
    got, at = b"", 0
    for step in [1, 5, 16, 31, 70000, 3, 0, 100000]:
        got += process(data[at:at + step])
        at += step
    assert got == aes().start("ctr", KEY, bytes(16))(data)


def test_ecb():
    data = os.urandom(16 * 5000)
    assert aes().start("ecb", KEY)(data) == fakes.aes_ecb(KEY, data)


@pytest.mark.parametrize("size", [16, 32])
def test_keystream_chooses_init_by_key_length(size):
    key, iv = os.urandom(size), os.urandom(4)
    expected = b"".join(fakes.toy_block(bytes(k ^ v for k, v in zip(key[:4], iv, strict=True)), 4 * i)
                        for i in range(3000))
    for algorithm in (16, 32):
        assert toy(algorithm).start("keystream", key, iv)(bytes(150001)) == expected[:150001]
    data = os.urandom(1000)
    coded = bytes(a ^ b for a, b in zip(data, expected, strict=False))
    assert toy(16).start("stream", key, iv)(data) == coded


@pytest.mark.parametrize("make, mode, key, iv, said", [
    (aes, "ctr", bytes(15), bytes(16), "16 bytes"),
    (aes, "ctr", KEY, bytes(12), "initial counter block of 16"),
    (aes, "ecb", KEY, bytes(16), "no IV"),
    (aes, "stream", KEY, b"", "ecb, ctr, cbc, xts and cmac, not stream"),
    (lambda: toy(16), "stream", bytes(17), bytes(4), "16 or 32 bytes"),
    (lambda: toy(16), "stream", bytes(16), bytes(5), "IV of 4 bytes"),
    (lambda: toy(16), "ctr", bytes(16), bytes(4), "stream and keystream"),
])
def test_refusals(make, mode, key, iv, said):
    with pytest.raises(ProtocolError, match=said):
        make().start(mode, key, iv)


def test_ecb_refuses_a_partial_block():
    with pytest.raises(ProtocolError, match="multiple of 16 bytes"):
        aes().start("ecb", KEY)(bytes(17))


def test_unknown_protocol():
    with pytest.raises(ProtocolError, match="`mca` is unknown; there are block_cipher, keystream, hash, stream"):
        make_cipher(fakes.Algorithm("x", "mca", {}), fakes.PROGRAM, fakes.executor, fakes.PARAMS.__getitem__)


def test_missing_field():
    with pytest.raises(ProtocolError, match="`encrypt KERNEL`"):
        make_cipher(fakes.Algorithm("x", "block_cipher", {"key": 16}), fakes.PROGRAM, fakes.executor,
                    fakes.PARAMS.__getitem__)


@pytest.mark.parametrize("text, said", [("abc", "even"), ("0g", "'g'"), ("00 1", "' '")])
def test_bad_hex(text, said):
    with pytest.raises(UserError, match=said):
        parse_hex("--key", text)


def test_run_file_round_trip_and_in_place(tmp_path):
    plain, coded = tmp_path / "plain", tmp_path / "coded"
    data = os.urandom(600001)
    plain.write_bytes(data)
    steps = []
    count = run_file(aes(), "ctr", KEY, bytes(16), plain, coded, advance=lambda *step: steps.append(step))
    assert count == 600001
    assert steps[-1] == (600001, 600001) and len(steps) > 1
    run_file(aes(), "ctr", KEY, bytes(16), coded, coded)
    assert coded.read_bytes() == data
    assert sorted(p.name for p in tmp_path.iterdir()) == ["coded", "plain"]


def test_run_file_leaves_nothing_when_refused(tmp_path):
    plain = tmp_path / "plain"
    plain.write_bytes(bytes(17))
    for mode, source in [("ecb", plain), ("ctr", tmp_path / "none")]:
        with pytest.raises(UserError):
            run_file(aes(), mode, KEY, bytes(16) if mode == "ctr" else b"", source, tmp_path / "out")
    with pytest.raises(UserError, match="directory"):
        run_file(aes(), "ctr", KEY, bytes(16), plain, tmp_path)
    assert [p.name for p in tmp_path.iterdir()] == ["plain"]


def test_failure_in_the_middle_leaves_no_file(tmp_path):
    plain = tmp_path / "plain"
    plain.write_bytes(bytes(600000))

    def stop(done, total):
        raise RuntimeError

    with pytest.raises(RuntimeError):
        run_file(aes(), "ctr", KEY, bytes(16), plain, tmp_path / "out", advance=stop)
    assert [p.name for p in tmp_path.iterdir()] == ["plain"]

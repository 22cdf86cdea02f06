"""Modes of block ciphers beside the library's: CBC, XTS in data units or one, CMAC; any split, both directions."""

from __future__ import annotations

import os
import random

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.cmac import CMAC

from cipherwright.errors import ProtocolError, VectorError
from cipherwright.protocols.block_cipher import BlockCipher
from cipherwright.protocols.protocols import make_cipher
from cipherwright.protocols.vectors import check, check_all
from tests.support import fakes

KEY, TWEAK = bytes(range(16)), bytes(range(16, 32))


def execute(name: str, args: list[bytes | int]) -> list[bytes]:
    """Kernels of the fakes, and one that decrypts."""
    if name != "decrypt":
        return fakes.executor(name, args)
    decryptor = Cipher(algorithms.AES(args[0]), modes.ECB()).decryptor()
    return [args[0], args[1], decryptor.update(args[1]) + decryptor.finalize()]


def aes(decrypts: bool = True) -> BlockCipher:
    fields = {**fakes.AES.fields, **({"decrypt": "decrypt"} if decrypts else {})}
    params = {**fakes.PARAMS, "decrypt": fakes.PARAMS["encrypt"]}
    made = make_cipher(fakes.Algorithm("aes128", "block_cipher", fields), fakes.PROGRAM, execute, params.__getitem__)
    assert isinstance(made, BlockCipher)
    return made


def through(cipher: BlockCipher, mode: str, key: bytes, iv: bytes, data: bytes, lengths: list[int],
            decrypt: bool = False, unit: int | None = None) -> bytes:
    """A message in pieces of these lengths, and one of what is left."""
    process, made, at = cipher.start(mode, key, iv, decrypt, unit), [], 0
    for length in [*lengths, len(data)]:
        made.append(process(data[at:at + length]))
        at += length
    return b"".join([*made, process.finish()])


@pytest.mark.parametrize("blocks", [0, 1, 2, 7, 4097])
def test_cbc(blocks: int) -> None:
    data, iv = os.urandom(16 * blocks), os.urandom(16)
    encryptor = Cipher(algorithms.AES(KEY), modes.CBC(iv)).encryptor()
    coded = encryptor.update(data) + encryptor.finalize()
    for lengths in ([], [16], [32, 0, 48]):
        assert through(aes(), "cbc", KEY, iv, data, lengths) == coded
        assert through(aes(), "cbc", KEY, iv, coded, lengths, True) == data


@pytest.mark.parametrize("length", [16, 17, 31, 32, 33, 47, 48, 100, 512, 513, 4096, 70001])
def test_xts_of_one_unit(length: int) -> None:
    data, iv = os.urandom(length), os.urandom(16)
    encryptor = Cipher(algorithms.AES(KEY + TWEAK), modes.XTS(iv)).encryptor()
    coded = encryptor.update(data) + encryptor.finalize()
    for lengths in ([], [1, 15, 16, 3], [16], [33, 0, 1]):
        assert through(aes(), "xts", KEY + TWEAK, iv, data, lengths) == coded
        assert through(aes(), "xts", KEY + TWEAK, iv, coded, lengths, True) == data


@pytest.mark.parametrize("unit", [16, 17, 40, 512])
def test_xts_in_units(unit: int) -> None:
    """Each by itself, under the next number; the last may be shorter."""
    first = (1 << 64) - 2
    data = os.urandom(5 * unit + 16 + unit % 16 if unit > 32 else 5 * unit)
    wanted = b"".join(
        through(aes(), "xts", KEY + TWEAK, (first + i).to_bytes(16, "little"), data[at:at + unit], [])
        for i, at in enumerate(range(0, len(data), unit)))
    for lengths in ([], [1, unit, 5], [unit - 1, 2, 3 * unit]):
        made = through(aes(), "xts", KEY + TWEAK, first.to_bytes(16, "little"), data, lengths, False, unit)
        assert made == wanted
        assert through(aes(), "xts", KEY + TWEAK, first.to_bytes(16, "little"), made, lengths, True, unit) == data


def test_the_number_of_units_wraps() -> None:
    data = bytes(48)
    made = through(aes(), "xts", KEY + TWEAK, b"\xff" * 16, data, [], False, 16)
    assert made[16:32] == through(aes(), "xts", KEY + TWEAK, bytes(16), data[:16], [])


@pytest.mark.parametrize("length", [0, 1, 15, 16, 17, 32, 40, 64, 1000])
def test_cmac(length: int) -> None:
    data = os.urandom(length)
    wanted = CMAC(algorithms.AES(KEY))
    wanted.update(data)
    tag = wanted.finalize()
    for cut in {0, length // 2, length}:
        message = aes().start_mac("cmac", KEY)
        message.update(data[:cut])
        message.update(data[cut:])
        assert message.finish() == tag


@pytest.mark.filterwarnings("ignore:TripleDES")
def test_cmac_of_blocks_of_eight_bytes() -> None:
    """NIST SP 800-38B, appendix D.4: TDEA with three keys, whose blocks the library makes."""
    key = bytes.fromhex("8aa83bf8cbda10620bc1bf19fbb6cd58bc313d4a371ca8b5")

    def tdea(name: str, args: list[bytes | int]) -> list[bytes]:
        encryptor = Cipher(algorithms.TripleDES(args[0]), modes.ECB()).encryptor()
        return [args[0], args[1], encryptor.update(args[1])]

    params = [fakes.pointer("key", "in", 24), fakes.pointer("src", "in", 8, True),
              fakes.pointer("dst", "out", 8, True), fakes.COUNT]
    made = make_cipher(fakes.Algorithm("tdea", "block_cipher", {"key": 24, "encrypt": "e"}), fakes.PROGRAM, tdea,
                       {"e": params}.__getitem__)
    assert isinstance(made, BlockCipher)
    for message, wanted in [("", "b7a688e122ffaf95"), ("6bc1bee22e409f96", "8e8f293136283797"),
                            ("6bc1bee22e409f96e93d7e117393172aae2d8a57", "743ddbe0ce2dc2ed")]:
        started = made.start_mac("cmac", key)
        started.update(bytes.fromhex(message))
        assert started.finish().hex() == wanted


@pytest.mark.parametrize(("mode", "key", "iv", "unit", "said"), [
    ("cbc", KEY, b"", None, "an IV of 16 bytes"),
    ("xts", KEY, bytes(16), None, "together of 32 bytes"),
    ("xts", KEY + TWEAK, bytes(8), None, "number of a data unit of 16"),
    ("xts", KEY + TWEAK, bytes(16), 15, "units of 16 bytes or more, not 15"),
    ("ctr", KEY, bytes(16), 512, "CTR has no data units"),
    ("cmac", KEY, b"", None, "its modes are"),
])
def test_refusals(mode: str, key: bytes, iv: bytes, unit: int | None, said: str) -> None:
    with pytest.raises(ProtocolError, match=said):
        aes().start(mode, key, iv, False, unit)


def test_what_cannot_be_decrypted_and_what_is_too_short() -> None:
    for mode, key in (("cbc", KEY), ("xts", KEY + TWEAK)):
        with pytest.raises(ProtocolError, match=f"no kernel that decrypts {mode.upper()}"):
            aes(False).start(mode, key, bytes(16), True)
    with pytest.raises(ProtocolError, match="units of 16 bytes or more, the last one has 15"):
        through(aes(), "xts", KEY + TWEAK, bytes(16), bytes(15), [])
    with pytest.raises(ProtocolError, match="CBC mode takes a multiple of 16"):
        aes().start("cbc", KEY, bytes(16))(bytes(17))
    with pytest.raises(ProtocolError, match="of its modes cmac makes a tag, not ctr"):
        aes().start_mac("ctr", KEY)


def vector(mode: str, **fields: object) -> dict[str, object]:
    return {"id": mode, "variant": f"AES-128-{mode}", "source": "me", "key": KEY.hex(), **fields}


def test_vectors_of_modes() -> None:
    """What is right passes, in pieces and backwards, too; what is not is found, in either direction."""
    rng = random.Random(1)
    data, iv = rng.randbytes(80), rng.randbytes(16)
    cbc, xts = (through(aes(), mode, KEY + TWEAK * (mode == "xts"), iv, data, []) for mode in ("cbc", "xts"))
    tag = aes().start_mac("cmac", KEY)
    tag.update(data)
    right = tag.finish().hex()
    good = [vector("CBC", iv=iv.hex(), plaintext=data.hex(), ciphertext=cbc.hex()),
            vector("XTS", iv=iv.hex(), plaintext=data.hex(), ciphertext=xts.hex()) | {"key": (KEY + TWEAK).hex()},
            vector("CMAC", message=data.hex(), tag=right),
            vector("CMAC", message=data.hex(), tag="00" * 16, rejected=True)]
    assert check_all(aes(), good) == []
    for one in good[:3]:
        field = "tag" if "tag" in one else "ciphertext"
        wrong = {**one, field: "00" * (len(str(one[field])) // 2)}
        assert check(aes(), wrong) is not None
    assert check(aes(), {**good[2], "rejected": True}) is not None
    with pytest.raises(VectorError, match='"nonce" says nothing of a block cipher in CBC mode'):
        check(aes(), {**good[0], "nonce": "00"})
    with pytest.raises(VectorError, match='"plaintext" has 81 bytes, in CBC mode a multiple of 16'):
        check(aes(), {**good[0], "plaintext": "00" * 81, "ciphertext": "00" * 81})

"""Protocols stream, mac, aead, duplex and kernel: any length and split, beside the library, and what is refused.

Sources of tests/protocols run in the interpreter; GCM and MACs of other shapes are Python functions.
"""

from __future__ import annotations

import functools
import random
from typing import Any

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms
from cryptography.hazmat.primitives.ciphers.aead import AESGCM, ChaCha20Poly1305
from cryptography.hazmat.primitives.poly1305 import Poly1305

from cipherwright.errors import ProtocolError, VectorError
from cipherwright.paths import TOOL
from cipherwright.project.source import Source
from cipherwright.project.sources import Library
from cipherwright.protocols.aead import Aead, Forged
from cipherwright.protocols.macs import Mac
from cipherwright.protocols.protocols import make_cipher
from cipherwright.protocols.single import Single
from cipherwright.protocols.stream import Stream
from cipherwright.protocols.vectors import check, check_all
from tests.support import fakes
from tests.support.fakes import COUNT, Algorithm, Program, pointer

LENGTHS = (0, 1, 15, 16, 17, 63, 64, 65, 200)
RNG = random.Random(8439)


@functools.cache
def source(file: str) -> Source:
    path = TOOL / "tests" / "protocols" / file
    return Source(path, path.read_text(encoding="utf-8"))


def driver(file: str, name: str) -> Any:
    found = source(file)
    with found.errors():
        return make_cipher(found.program.algorithms[name], found.program, found.interpreter, found.params)


def ascon() -> Any:
    """The shipped one."""
    found = Library().algorithms["ascon_aead128"]
    return make_cipher(found.program.algorithms["ascon_aead128"], found.program, found.interpreter, found.params)


@pytest.fixture(scope="module", params=["toy_chacha", "toy_chacha_of_text"])
def chacha(request: pytest.FixtureRequest) -> Stream:
    made = driver("chacha20_poly1305.cw", request.param)
    assert isinstance(made, Stream)
    return made


def chacha_of(key: bytes, nonce: bytes, counter: int, data: bytes) -> bytes:
    """By the library, which takes counter and nonce together."""
    return Cipher(algorithms.ChaCha20(key, counter.to_bytes(4, "little") + nonce), None).encryptor().update(data)


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("counter", [0, 1, (1 << 32) - 4])
def test_chacha20_is_the_library_s(chacha: Stream, length: int, counter: int) -> None:
    key, nonce, data = RNG.randbytes(32), RNG.randbytes(12), RNG.randbytes(length)
    wanted = chacha_of(key, nonce, counter, data)
    assert chacha.start("stream", key, nonce, counter=counter)(data) == wanted
    for cut in (1, 16, 64, 70):
        process = chacha.start("stream", key, nonce, True, counter)
        assert process(data[:cut]) + process(data[cut:]) == wanted
    stream = chacha.start_stream(key, nonce, counter)
    stream.skip(length // 2)
    assert stream(data[length // 2:]) == wanted[length // 2:]


def test_the_first_counter_is_the_algorithm_s() -> None:
    key, nonce = bytes(32), bytes(12)
    for name, first in (("toy_chacha", 0), ("toy_chacha_of_text", 1)):
        cipher = driver("chacha20_poly1305.cw", name)
        assert cipher.start("keystream", key, nonce)(bytes(70)) == chacha_of(key, nonce, first, bytes(70))


def test_no_block_is_numbered_twice(chacha: Stream) -> None:
    """The last counter is used, and no further one."""
    key, nonce, last = bytes(32), bytes(12), (1 << 32) - 1
    stream = chacha.start_stream(key, nonce, last)
    assert stream(bytes(64)) == chacha_of(key, nonce, last, bytes(64))
    with pytest.raises(ProtocolError, match="counts blocks in 4 bytes.*no more are left"):
        stream(bytes(1))
    with pytest.raises(ProtocolError, match="counts blocks in 4 bytes"):
        chacha.start_stream(key, nonce, last + 1)
    with pytest.raises(ProtocolError, match="no more are left"):
        chacha.start_stream(key, nonce, last).skip(1 << 10)


@pytest.mark.parametrize("length", LENGTHS)
def test_poly1305_is_the_library_s(length: int) -> None:
    mac = driver("chacha20_poly1305.cw", "toy_poly")
    for key in (RNG.randbytes(32), b"\xff" * 32):
        for data in (RNG.randbytes(length), b"\xff" * length):
            wanted = Poly1305.generate_tag(key, data)
            assert mac.tag(key, data) == wanted
            started = mac.start(key)
            for cut in range(0, length, 7):
                started.update(data[cut:cut + 7])
            assert started.finish() == wanted


def gcm(nonce_bytes: int = 12, **more: Any) -> Aead:
    """AES-GCM of kernels in Python, as NIST SP 800-38D has it."""
    cipher = Algorithm("aes", "block_cipher", {"key": 16, "encrypt": "aes"})
    mac = Algorithm("ghash", "mac", {"key": 16, "blocks": "ghash"})
    fields = {"cipher": "aes", "mac": "ghash", "nonce": nonce_bytes, "mac_key": "zero_block", "mask_block": 1,
              "text_block": 2, "lengths": "bits", "length_order": "big_endian", "other_nonces": "mac", **more}
    params = {"aes": fakes.PARAMS["encrypt"],
              "ghash": [pointer("key", "in", 16), pointer("y", "inout", 16), pointer("x", "in", 16, True), COUNT]}

    def execute(name: str, args: list[Any]) -> list[bytes]:
        if name == "aes":
            return [args[0], args[1], fakes.aes_ecb(args[0], args[1])]
        state = int.from_bytes(args[1], "big")
        for at in range(0, len(args[2]), 16):
            state = times(state ^ int.from_bytes(args[2][at:at + 16], "big"), int.from_bytes(args[0], "big"))
        return [args[0], state.to_bytes(16, "big"), args[2]]

    whole = Algorithm("gcm", "aead", fields)
    made = make_cipher(whole, Program({a.name: a for a in (cipher, mac, whole)}), execute, params.__getitem__)
    assert isinstance(made, Aead)
    return made


def times(a: int, b: int) -> int:
    """A product in GCM's field, whose bits are numbered from the highest."""
    made = 0
    for i in range(127, -1, -1):
        made ^= a * (b >> i & 1)
        a = a >> 1 ^ 0xE1 << 120 if a & 1 else a >> 1
    return made


CIPHERS = {"chacha20-poly1305": (lambda: driver("chacha20_poly1305.cw", "toy_chacha_poly"), ChaCha20Poly1305, 12),
           "gcm": (gcm, AESGCM, 12), "gcm, nonce of 8": (gcm, AESGCM, 8), "gcm, nonce of 60": (gcm, AESGCM, 60)}


@pytest.mark.parametrize("name", CIPHERS)
@pytest.mark.parametrize("associated", [0, 1, 16, 20])
def test_authenticated_encryption_is_the_library_s(name: str, associated: int) -> None:
    make, theirs, size = CIPHERS[name]
    cipher = make()
    for length in LENGTHS:
        key, nonce = RNG.randbytes(cipher.key_bytes), RNG.randbytes(size)
        data, more = RNG.randbytes(length), RNG.randbytes(associated)
        wanted = theirs(key).encrypt(nonce, data, more)
        assert b"".join(cipher.seal(key, nonce, data, more)) == wanted
        assert cipher.open(key, nonce, wanted[:-16], wanted[-16:], more) == data


def flipped(data: bytes, bit: int) -> bytes:
    return (int.from_bytes(data, "big") ^ 1 << bit).to_bytes(len(data), "big")


@pytest.mark.parametrize("make", [*(make for make, _, _ in CIPHERS.values()), ascon],
                         ids=[*CIPHERS, "ascon"])
def test_whatever_is_changed_is_refused(make: Any) -> None:
    cipher = make()
    key, nonce = RNG.randbytes(cipher.key_bytes), RNG.randbytes(cipher.nonce_bytes)
    data, more = RNG.randbytes(21), RNG.randbytes(5)
    coded, tag = cipher.seal(key, nonce, data, more)
    assert cipher.open(key, nonce, coded, tag, more) == data
    for given in [(flipped(key, 3), nonce, coded, tag, more), (key, flipped(nonce, 9), coded, tag, more),
                  (key, nonce, flipped(coded, 0), tag, more), (key, nonce, coded, flipped(tag, 127), more),
                  (key, nonce, coded, tag, flipped(more, 39)), (key, nonce, coded[:-1], tag, more),
                  (key, nonce, coded, tag, more + b"\0"), (key, nonce, coded, tag[:-1], more)]:
        with pytest.raises(Forged, match="the tag is not"):
            cipher.open(*given)


ASCON = [("", "", "4f9c278211bec9316bf68f46ee8b2ec6"), ("", "3031323334353637", "865c594093a9edee2c1d6384ccb4939e"),
         ("20", "30", "962b8016836c75a7d86866588ca245d886"),
         ("202122232425262728292a2b2c2d2e", "", "e8c3deee246cc5eae3e872313897a283aecc1da0834a52940ec4bfcddb6404"),
         ("202122232425262728292a2b2c2d2e2f30", "",
          "e8c3deee246cc5eae3e872313897a2bb60301002539d456275dd0b0ceab3b23844"),
         ("202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f",
          "303132333435363738393a3b3c3d3e3f404142434445464748494a4b4c4d4e4f",
          "cb34d04660a66dbfbe9c856601f5b8aa51a499b55ac8f7fbefbc331a613ee9cdfd191750a47f211c0a15ed28173d7caa")]
"""Plaintext, associated data, ciphertext and tag: the designers' known answers for Ascon-AEAD128 (ascon-c)."""


@pytest.mark.parametrize(("plain", "more", "wanted"), ASCON)
def test_ascon(plain: str, more: str, wanted: str) -> None:
    cipher = ascon()
    key, nonce = bytes(range(16)), bytes(range(16, 32))
    vector = {"id": "ascon", "variant": "Ascon", "source": "me", "key": key.hex(), "nonce": nonce.hex(),
              "associated": more, "plaintext": plain, "ciphertext": wanted[:-32], "tag": wanted[-32:]}
    assert check(cipher, vector) is None
    assert check(cipher, {**vector, "tag": "00" * 16}) is not None
    assert check(cipher, {**vector, "tag": "00" * 16, "rejected": True}) is None
    assert check(cipher, {**vector, "rejected": True}) is not None


def test_ascon_in_pieces() -> None:
    cipher = ascon()
    key, nonce = RNG.randbytes(16), RNG.randbytes(16)
    for length in LENGTHS:
        data = RNG.randbytes(length)
        whole = cipher.seal(key, nonce, data, b"x" * 32)
        for opening in (False, True):
            text = cipher.begin(key, nonce, b"x" * 32, opening)
            given = whole[0] if opening else data
            made = b"".join(text.update(given[at:at + 7]) for at in range(0, length, 7))
            rest, tag = text.finish()
            assert (made + rest, tag) == (data if opening else whole[0], whole[1])


def test_vectors_of_streams_macs_and_kernels() -> None:
    chacha, poly = (driver("chacha20_poly1305.cw", name) for name in ("toy_chacha", "toy_poly"))
    head = {"id": "a", "variant": "v", "source": "me"}
    key, nonce = RNG.randbytes(32), RNG.randbytes(12)
    coded = chacha_of(key, nonce, 7, bytes(100))
    stream = {**head, "key": key.hex(), "nonce": nonce.hex(), "counter": 7}
    assert check_all(chacha, [{**stream, "keystream": coded.hex()}, {**stream, "keystream": coded[70:].hex(),
                                                                     "offset": 70},
                              {**stream, "plaintext": "00" * 100, "ciphertext": coded.hex()}]) == []
    assert check(chacha, {**stream, "counter": 8, "keystream": coded.hex()}) is not None
    mac = {**head, "key": key.hex(), "message": "61" * 20, "tag": Poly1305.generate_tag(key, b"a" * 20).hex()}
    assert check_all(poly, [mac, {**mac, "tag": "00" * 16, "rejected": True}]) == []
    assert check(poly, {**mac, "message": "61" * 21}) is not None
    single = driver("separate.cw", "toy_separation")
    assert isinstance(single, Single)
    before, after = "00" * 40, "00" * 39 + "80"
    vector = {**head, "inputs": {"st": before}, "outputs": {"st": after}}
    assert check(single, vector) is None and check(single, {**vector, "outputs": {"st": before}}) is not None
    for wrong, said in [({"inputs": {}}, '"inputs" lack "st"'), ({"outputs": {}}, "nothing to compare"),
                        ({"inputs": {"st": "00"}}, '"st" has 1 bytes, the kernel\'s parameter 40'),
                        ({"outputs": {"ts": after}}, 'no `out or inout` parameter "ts"; it has st'),
                        ({"count": 1}, 'takes no count: leave "count" out'), ({"key": "00"}, '"key" says nothing')]:
        with pytest.raises(VectorError, match=said):
            check(single, {**vector, **wrong})


@pytest.mark.parametrize(("change", "said"), [
    ({"counter": 1 << 32}, "counts blocks in 4 bytes"), ({"nonce": "00"}, "a nonce of 12 bytes"),
    ({"iv": "00"}, '"iv" says nothing of a stream cipher'), ({"tag": "00"}, '"tag" says nothing'),
    ({"plaintext": "00", "ciphertext": "00"}, "not both")])
def test_vectors_that_a_stream_cannot_take(change: dict[str, Any], said: str) -> None:
    vector = {"id": "a", "variant": "v", "source": "me", "key": "00" * 32, "nonce": "00" * 12, "keystream": "00"}
    with pytest.raises(VectorError, match=said):
        check(driver("chacha20_poly1305.cw", "toy_chacha"), {**vector, **change})


def mac_of(calls: list[tuple[str, bytes]], **fields: Any) -> Mac:
    """A MAC whose kernels only note the blocks that they are given; its state counts them."""
    params = {name: [pointer("y", "inout", 4), pointer("x", "in", 4, True), COUNT] for name in ("blocks", "last")}

    def execute(name: str, args: list[Any]) -> list[bytes]:
        calls.append((name, args[1]))
        return [bytes([args[0][0] + args[2]]) + args[0][1:], args[1]]

    made = make_cipher(Algorithm("m", "mac", {"key": 1, "blocks": "blocks", **fields}), fakes.PROGRAM, execute,
                       params.__getitem__)
    assert isinstance(made, Mac)
    return made


@pytest.mark.parametrize(("fields", "message", "calls"), [
    ({}, b"", []), ({}, b"abcd", [("blocks", b"abcd")]), ({}, b"abcde", [("blocks", b"abcd"), ("blocks", b"e\0\0\0")]),
    ({"last": "last", "domain": 1}, b"abcde", [("blocks", b"abcd"), ("last", b"e\1\0\0")]),
    ({"last": "last", "domain": 1}, b"abcd", [("blocks", b"abcd")]),
    ({"last": "last", "padding": "zeros"}, b"", [("last", bytes(4))]),
    ({"last": "last", "padding": "length"}, b"abcd", [("blocks", b"abcd"), ("last", b"\x80\0\0\0")]),
    ({"last": "last", "padding": "length", "length_bytes": 2}, b"ab",
     [("blocks", b"ab\x80\0"), ("last", b"\0\0\0\x10")]),
    ({"last": "last", "padding": "bytes", "length_bytes": 1}, b"abc", [("last", b"abc\3")]),
    ({"last": "last", "padding": "bytes", "length_bytes": 2}, b"abc", [("blocks", b"abc\0"), ("last", b"\0\0\0\3")]),
    ({"last": "last", "padding": "sponge", "domain": 6}, b"abc", [("last", b"abc\x86")])])
def test_how_a_message_ends(fields: dict[str, Any], message: bytes, calls: list[tuple[str, bytes]]) -> None:
    made: list[tuple[str, bytes]] = []
    assert mac_of(made, **fields).tag(b"k", message) == bytes([len(calls), 0, 0, 0])
    assert made == calls

"""Files of published vectors for streams, MACs, authenticated encryption and AES's modes: they are what the library
computes, and what sources in the interpreter do."""

from __future__ import annotations

import functools
import json
import struct
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.ciphers.aead import AESGCM, ChaCha20Poly1305
from cryptography.hazmat.primitives.cmac import CMAC
from cryptography.hazmat.primitives.poly1305 import Poly1305

from cipherwright.paths import TOOL
from cipherwright.protocols.vectors import check_all, load_vectors
from tests.pages.test_vectors_page import driver
from tests.unit.test_stream_protocol import gcm

FOLDER = TOOL / "tests" / "vectors"
FILES = {"chacha20.json": 33, "poly1305.json": 13, "chacha20_poly1305.json": 4, "ascon_aead128.json": 32,
         "gcm.json": 234}
IN_LIBRARY = {"gcm.json": 176}
"""Of these files not all."""
CHANGED = {"changed", "cavs-fail", "wycheproof", "gen"}
"""Sources of vectors that may be there to be refused."""
AES = ("AES-128-CBC", "AES-192-CBC", "AES-256-CBC", "AES-128-XTS", "AES-256-XTS", "AES-128-CMAC", "AES-192-CMAC",
       "AES-256-CMAC")


@functools.cache
def vectors(file: str) -> list[dict[str, Any]]:
    return load_vectors(FOLDER / file)


def data(vector: dict[str, Any], field: str) -> bytes:
    return bytes.fromhex(vector.get(field, ""))


def hchacha20(key: bytes, nonce: bytes) -> bytes:
    """The draft's section 2.2: ChaCha20's rounds, without the last additions, four words of either end."""
    s = list(struct.unpack("<16I", b"expand 32-byte k" + key + nonce))

    def quarter(*words: int) -> None:
        a, b, c, d = words
        for x, y, z, count in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            s[x] = (s[x] + s[y]) & 0xFFFFFFFF
            turned = s[z] ^ s[x]
            s[z] = (turned << count | turned >> (32 - count)) & 0xFFFFFFFF

    for _ in range(10):
        for i in range(4):
            quarter(i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            quarter(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return struct.pack("<8I", *s[:4], *s[12:])


def derived(vector: dict[str, Any]) -> tuple[bytes, bytes]:
    """Key and nonce of ChaCha20, of those of XChaCha20 too."""
    key, nonce = data(vector, "key"), data(vector, "nonce")
    return (hchacha20(key, nonce[:16]), bytes(4) + nonce[16:]) if len(nonce) == 24 else (key, nonce)


def opened(cipher: Any, nonce: bytes, vector: dict[str, Any]) -> bool:
    """Whether the library finds what the vector says."""
    more = data(vector, "associated")
    try:
        found = cipher.decrypt(nonce, data(vector, "ciphertext") + data(vector, "tag"), more)
    except InvalidTag:
        return bool(vector.get("rejected"))
    return not vector.get("rejected") and found == data(vector, "plaintext")


def in_the_library(vector: dict[str, Any]) -> bool:
    """It has of GHASH only what GCM makes of it, and takes no nonces of less than eight bytes."""
    return vector["variant"] != "GHASH" and not (
        vector["variant"].endswith("GCM") and len(data(vector, "nonce")) < 8)


def by_the_library(vector: dict[str, Any]) -> bool:
    variant = vector["variant"]
    if variant in ("ChaCha20", "XChaCha20"):
        key, nonce = derived(vector)
        counter = vector.get("counter", 0).to_bytes(4, "little")
        stream = Cipher(algorithms.ChaCha20(key, counter + nonce), None).encryptor()
        stream.update(bytes(vector.get("offset", 0)))
        wanted = data(vector, "keystream") or data(vector, "ciphertext")
        return stream.update(data(vector, "plaintext") or bytes(len(wanted))) == wanted
    if variant == "HChaCha20":
        key, nonce = (bytes.fromhex(vector["inputs"][name]) for name in ("key", "nonce"))
        return bytes.fromhex(vector["outputs"]["st"])[16:48] == hchacha20(key, nonce[:16])
    if variant.endswith("ChaCha20-Poly1305"):
        key, nonce = derived(vector)
        return opened(ChaCha20Poly1305(key), nonce, vector)
    if variant.endswith("GCM"):
        return opened(AESGCM(data(vector, "key")), data(vector, "nonce"), vector)
    made = data(vector, "tag")
    if variant == "Poly1305":
        return (Poly1305.generate_tag(data(vector, "key"), data(vector, "message")) == made) == (
            not vector.get("rejected"))
    if variant.endswith("CMAC"):
        mac = CMAC(algorithms.AES(data(vector, "key")))
        mac.update(data(vector, "message"))
        return (mac.finalize() == made) == (not vector.get("rejected"))
    mode = modes.XTS if variant.endswith("XTS") else modes.CBC
    cipher = Cipher(algorithms.AES(data(vector, "key")), mode(data(vector, "iv"))).encryptor()
    return cipher.update(data(vector, "plaintext")) == data(vector, "ciphertext")


@pytest.mark.parametrize("file", [file for file in FILES if "ascon" not in file])
def test_the_library_agrees(file: str) -> None:
    """With all but a few kinds."""
    assert len(vectors(file)) == FILES[file]
    chosen = [vector for vector in vectors(file) if in_the_library(vector)]
    assert len(chosen) == IN_LIBRARY.get(file, FILES[file])
    assert [vector["id"] for vector in chosen if not by_the_library(vector)] == []


def test_the_library_agrees_on_modes() -> None:
    """But for IEEE 1619's first, whose two keys are one: the library takes none such."""
    chosen = [v for v in vectors("aes.json") if v["variant"] in AES]
    assert len(chosen) == 26 and {v["variant"] for v in chosen} == set(AES)
    assert [v["id"] for v in chosen if v["id"] != "ieee1619-1" and not by_the_library(v)] == []


@pytest.mark.parametrize(("file", "variant", "name"), [
    ("chacha20.json", "ChaCha20", "toy_chacha"), ("chacha20.json", "ChaCha20", "toy_chacha_of_text"),
    ("poly1305.json", "Poly1305", "toy_poly"), ("chacha20_poly1305.json", "ChaCha20-Poly1305", "toy_chacha_poly"),
    ("ascon_aead128.json", "Ascon-AEAD128", "ascon_aead128"), *(("aes.json", v, f"aes{v[4:7]}") for v in AES)])
def test_sources_agree(file: str, variant: str, name: str) -> None:
    """Interpreted."""
    chosen = [vector for vector in vectors(file) if vector["variant"] == variant]
    assert chosen and check_all(driver(name)[0], chosen) == []


def test_gcm_agrees() -> None:
    """The protocol, of kernels in Python; nonces of 12 bytes and others."""
    chosen = [vector for vector in vectors("gcm.json") if vector["variant"] == "AES-128-GCM"]
    assert len(chosen) > 50 and check_all(gcm(), chosen) == []


@pytest.mark.parametrize("file", FILES)
def test_sources_are_named(file: str) -> None:
    """Standards, or what was changed of them."""
    found = json.loads((FOLDER / file).read_text())
    assert all(len(text) > 15 for text in found["source"].values())
    rejected = [vector for vector in vectors(file) if vector.get("rejected")]
    assert bool(rejected) == (file != "chacha20.json")
    assert all(vector["source"] in CHANGED or vector["id"].endswith("-changed") for vector in rejected)

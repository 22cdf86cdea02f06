"""Block ciphers whose kernel makes the counter blocks: right where its counter wraps, and checked where it is named."""

from __future__ import annotations

from dataclasses import replace
from operator import xor

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

from cipherwright.project.sources import ROOT, Library
from cipherwright.protocols.algorithms import check_sizes
from cipherwright.protocols.protocols import make_cipher
from dsl.diagnostics import SourceError


@pytest.mark.parametrize("first", [(1 << 32) - 2, (1 << 64) - 2, (1 << 128) - 3])
def test_counters_that_wrap(first: int) -> None:
    source, algorithm = Library(ROOT).algorithm("aes128_ctr")
    cipher = make_cipher(algorithm, source.program, source.interpreter, source.params)
    key, iv, text = bytes(range(16)), first.to_bytes(16, "big"), bytes(range(100))
    wanted = Cipher(algorithms.AES(key), modes.CTR(iv)).encryptor()
    assert cipher.start("ctr", key, iv)(text) == wanted.update(text)


@pytest.mark.parametrize("name", ["aes256_ctr", "serpent128_ctr", "serpent256_ctr"])
@pytest.mark.parametrize("first", [0, (1 << 32) - 3, (1 << 64) - 1, (1 << 96) - (1 << 32) - 5, (1 << 128) - 4])
def test_counter_blocks_are_those_that_are_encrypted_one_by_one(name: str, first: int) -> None:
    source, algorithm = Library(ROOT).algorithm(name)
    cipher = make_cipher(algorithm, source.program, source.interpreter, source.params)
    key, text = bytes(range(3, 3 + cipher.key_bytes)), bytes(range(7, 7 + 16 * 8))
    counters = b"".join(((first + i) % (1 << 128)).to_bytes(16, "big") for i in range(8))
    stream = cipher.start("ecb", key, b"")(counters)
    assert cipher.start("ctr", key, first.to_bytes(16, "big"))(text) == bytes(map(xor, text, stream))


@pytest.mark.parametrize("field, value, said", [
    ("ctr", "aes128_encrypt", "kernel `aes128_encrypt` takes"), ("counter_bytes", 17, "is 17, a block")])
def test_what_does_not_fit(field: str, value: str | int, said: str) -> None:
    source, algorithm = Library(ROOT).algorithm("aes128_ctr")
    algorithm = replace(algorithm, fields={**algorithm.fields, field: value})
    with pytest.raises(SourceError, match=said):
        check_sizes(algorithm, source.params, source.constant)

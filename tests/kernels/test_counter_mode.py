"""ChaCha20 as a counter-mode kernel: its blocks are independent, so that every mapping makes one stream of them.

Vectors: RFC 8439, sections 2.3.2 and A.1; longer streams: the `cryptography` package.
"""

from __future__ import annotations

import functools
from typing import NamedTuple

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms

from cipherwright.compiler.pipeline import compile_kernel
from cipherwright.machine.assemble import assemble
from cipherwright.machine.machine import Buffer
from dsl.elaborate import elaborate
from dsl.interpret import compile_interpreter
from dsl.parser import parse
from scheduler.refine.portfolio import PORTFOLIO
from targets.cpu import load_cpu
from targets.elf import Image, load_elf
from tests.support.graph_run import BASE, machine

pytestmark = pytest.mark.usefixtures("one_choice")
SOURCE = """
const SIGMA: u32[4] = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]
fn quarter(x: u32[16], a: int, b: int, c: int, d: int) -> u32[16] {
    for i in 0..2 {
        x[a] = x[a] + x[b]
        x[d] = (x[d] ^ x[a]) <<< (16 - 8*i)
        x[c] = x[c] + x[d]
        x[b] = (x[b] ^ x[c]) <<< (12 - 5*i)
    }
    return x
}
kernel chacha20(key: secret in u32le[8], nonce: public in u32le[3], counter: public in u32le[1],
                dst: out u32le[16] per block, n: count) constant_time {
    blocks n as i {
        var start: u32[16]
        for j in 0..4 { start[j] = SIGMA[j] }
        for j in 0..8 { start[4 + j] = key[j] }
        start[12] = counter[0] + i
        for j in 0..3 { start[13 + j] = nonce[j] }
        var x = start
        for r in 0..10 as rounds {
            for j in 0..4 { x = quarter(x, j, 4 + j, 8 + j, 12 + j) }
            for j in 0..4 { x = quarter(x, j, 4 + (j + 1) % 4, 8 + (j + 2) % 4, 12 + (j + 3) % 4) }
        }
        for j in 0..16 { dst[j] = x[j] + start[j] }
    }
}
"""
PLACES = [("northwood", "roll rounds"), ("pentium3", "roll rounds; streams 2"),
          ("northwood", "lanes 4 in xmm; roll rounds"),
          ("pentium3", "lanes 2 in mmx; roll rounds"), ("core2-64", "roll rounds; streams 2"),
          ("core2-64", "lanes 4 in xmm; roll rounds"), ("core2-64-win64", "lanes 4 in xmm; streams 2; roll rounds"),
          ("core2", "lanes 4 in xmm; streams 3; roll rounds")]
MOST = 13  # blocks


class Vector(NamedTuple):
    """Key and nonce in hex, the counter, and a block of keystream."""

    key: str
    nonce: str
    counter: int
    block: str


ZEROS = "00" * 32
VECTORS = [
    Vector("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", "000000090000004a00000000", 1,
           "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
           "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"),
    Vector(ZEROS, "00" * 12, 0, "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
                                "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"),
    Vector(ZEROS, "00" * 12, 1, "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
                                "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f"),
    Vector("00" * 31 + "01", "00" * 12, 1, "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
                                           "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0"),
    Vector("00ff" + "00" * 30, "00" * 12, 2, "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
                                             "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096"),
    Vector(ZEROS, "00" * 11 + "02", 0, "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
                                       "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d")]
KEY, NONCE = bytes(range(7, 39)), bytes(range(100, 112))


@functools.cache
def code(cpu: str, said: str) -> Image:
    table = load_cpu(cpu)
    text = f"{SOURCE}\nmapping chacha20 {{ {said} }}\n"
    made = compile_kernel(parse(text, "k.cw"), "chacha20", table, source_text=text, source_name="k.cw",
                          portfolio=PORTFOLIO.first(1))
    assert made.manifest.get("messages", 1) == 1
    return load_elf(assemble(made.asm, "k", table.bits), BASE, table.bits)


def keystream(cpu: str, said: str, key: bytes, nonce: bytes, counter: int, blocks: int) -> bytes:
    """One call of the machine code, its buffers unaligned and between inaccessible pages."""
    args = [Buffer(data, False, 1) for data in (key, nonce, counter.to_bytes(4, "little"))]
    sent = [*args, Buffer(bytes(64 * blocks), True, 1), blocks]
    return machine(load_cpu(cpu).abi).call(code(cpu, said), "chacha20", sent).buffers[3]


def interpreted(key: bytes, nonce: bytes, counter: int, blocks: int) -> bytes:
    run = compile_interpreter(elaborate(parse(SOURCE, "k.cw"), "chacha20"))
    return run([key, nonce, counter.to_bytes(4, "little"), bytes(64 * blocks), blocks])[3]


def reference(key: bytes, nonce: bytes, counter: int, blocks: int) -> bytes:
    cipher = Cipher(algorithms.ChaCha20(key, counter.to_bytes(4, "little") + nonce), None)
    return cipher.encryptor().update(bytes(64 * blocks))


@pytest.mark.parametrize("v", VECTORS)
def test_vectors_interpreted(v: Vector) -> None:
    assert interpreted(bytes.fromhex(v.key), bytes.fromhex(v.nonce), v.counter, 1).hex() == v.block


@pytest.mark.parametrize(("cpu", "said"), PLACES)
def test_vectors(cpu: str, said: str) -> None:
    """Also as the last of three blocks, whose numbers count on from a smaller counter."""
    for v in VECTORS:
        key, nonce = bytes.fromhex(v.key), bytes.fromhex(v.nonce)
        assert keystream(cpu, said, key, nonce, v.counter, 1).hex() == v.block
        assert keystream(cpu, said, key, nonce, (v.counter - 2) % 2**32, 3)[128:].hex() == v.block


@pytest.mark.parametrize(("cpu", "said"), PLACES)
def test_one_stream(cpu: str, said: str) -> None:
    """Every count up to some passes and a rest gives the beginning of the stream."""
    whole = reference(KEY, NONCE, 77, MOST)
    for blocks in range(MOST + 1):
        assert keystream(cpu, said, KEY, NONCE, 77, blocks) == whole[:64 * blocks], f"{blocks} blocks"


@pytest.mark.parametrize(("cpu", "said"), PLACES)
def test_calls_split_anywhere(cpu: str, said: str) -> None:
    """The number begins at 0 in each call: a caller counts on by the blocks of the call before."""
    whole = reference(KEY, NONCE, 5, MOST)
    for first in range(MOST + 1):
        parts = (keystream(cpu, said, KEY, NONCE, 5, first), keystream(cpu, said, KEY, NONCE, 5 + first, MOST - first))
        assert b"".join(parts) == whole, f"{first} blocks first"


@pytest.mark.parametrize(("cpu", "said"), PLACES)
def test_the_counter_goes_round(cpu: str, said: str) -> None:
    """Of 32 bits, whatever the others of its register are; nothing is carried into the nonce."""
    for counter in (0xFFFFFFFF, 0xFFFFFFFD, 0xFFFFFFF9):
        assert keystream(cpu, said, KEY, NONCE, counter, 9) == interpreted(KEY, NONCE, counter, 9)

"""Serpent's decryption kernel: the vectors backwards, and what encryption made is undone, for every CPU."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.support import shipped
from tests.support.shipped import LIBRARY

CPUS = [cpu for _, cpu in shipped.cases(["serpent128"])]
VECTORS = json.loads((LIBRARY.root / "tests/vectors/serpent.json").read_text())["vectors"]


def run(kernel: str, cpu: str | None, args: list[bytes | int]) -> list[bytes]:
    """The pointer parameters after a call, by the interpreter (None) or machine code for a CPU."""
    if cpu is None:
        return shipped.interpreted(kernel, args)
    return shipped.call(kernel, cpu, shipped.buffers(kernel, args)).buffers


def round_keys(key: bytes) -> bytes:
    return shipped.interpreted(f"serpent_expand{8 * len(key)}", [key, bytes(528)])[1]


def some(count: int) -> list[dict[str, Any]]:
    return random.Random(count).sample([v for v in VECTORS if "repeat" not in v], count)


@pytest.mark.parametrize("cpu", [None, *CPUS])
def test_vectors_backwards(cpu: str | None) -> None:
    for v in some(60):
        plain, coded = bytes.fromhex(v["plaintext"]), bytes.fromhex(v["ciphertext"])
        blocks = len(coded) // 16
        args = [round_keys(bytes.fromhex(v["key"])), coded, bytes(len(coded)), blocks]
        assert run("serpent_decrypt", cpu, args)[2] == plain, v["id"]


@pytest.mark.parametrize("cpu", CPUS)
def test_decryption_undoes_encryption(cpu: str) -> None:
    rng = random.Random(cpu)
    for blocks in (0, 1, 2, 37):
        keys, data = round_keys(rng.randbytes(32)), rng.randbytes(16 * blocks)
        coded = run("serpent_encrypt", cpu, [keys, data, bytes(16 * blocks), blocks])[2]
        assert run("serpent_decrypt", cpu, [keys, coded, bytes(16 * blocks), blocks])[2] == data

"""Stand-ins for the language and the machine: kernels written in Python."""

from __future__ import annotations

from dataclasses import dataclass, field

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

from dsl.ir import Param, Pos


@dataclass
class Algorithm:
    """As dsl.parser.Algorithm."""

    name: str
    protocol: str
    fields: "dict[str, str | int]"
    vectors: "list[tuple[str, list[str]]]" = field(default_factory=list)
    pos: Pos = field(default_factory=lambda: Pos("toy.cw", 1, 1))
    places: "dict[str, Pos]" = field(default_factory=dict)


@dataclass
class Program:
    """As dsl.parser.Program."""

    algorithms: "dict[str, Algorithm]"
    kernels: "dict[str, object]" = field(default_factory=dict)


def pointer(name: str, kind: str, length: int, per_block: bool = False) -> Param:
    """A byte array parameter."""
    return Param(name, kind, 8, "le", length, per_block, True)


COUNT = Param("n", "count", 32, "le", 1, False, False)
AES = Algorithm("aes128", "block_cipher", {"key": 16, "block": 16, "expand": "expand", "encrypt": "encrypt"})
STREAMS = {size: Algorithm(f"toy_{8 * size}", "keystream", {"key": size, "iv": 4, "init": f"init{size}",
                                                            "keystream": "next"}) for size in (16, 32)}
PARAMS = {
    "expand": [pointer("key", "in", 16), pointer("rk", "out", 16)],
    "encrypt": [pointer("rk", "in", 16), pointer("src", "in", 16, True), pointer("dst", "out", 16, True),
                COUNT],
    "init16": [pointer("key", "in", 16), pointer("iv", "in", 4), pointer("st", "out", 8)],
    "init32": [pointer("iv", "in", 4), pointer("key", "in", 32), pointer("st", "out", 8)],
    "next": [pointer("st", "inout", 8), pointer("z", "out", 64, True), COUNT],
}
PROGRAM = Program({a.name: a for a in [AES, *STREAMS.values()]})


def aes_ecb(key: bytes, data: bytes) -> bytes:
    """AES-ECB by the library."""
    encryptor = Cipher(algorithms.AES(key), modes.ECB()).encryptor()
    return encryptor.update(data) + encryptor.finalize()


def toy_block(state: bytes, number: int) -> bytes:
    """64 bytes of the toy stream cipher: AES of the state and a counter."""
    return aes_ecb(bytes(16), b"".join(state[:4] + (number + i).to_bytes(12, "big") for i in range(4)))


def executor(name: str, args: "list[bytes | int]") -> "list[bytes]":
    """Kernels of PARAMS: AES whose round keys are the key itself, and a toy stream cipher."""
    if name == "expand":
        return [args[0], args[0]]
    if name == "encrypt":
        assert len(args[1]) == len(args[2]) == 16 * args[3]
        return [args[0], args[1], aes_ecb(args[0], args[1])]
    if name.startswith("init"):
        key, iv = (args[0], args[1]) if name == "init16" else (args[1], args[0])
        start = bytes(k ^ v for k, v in zip(key[:4], iv, strict=True)) + bytes(4)
        return [args[0], args[1], start]
    state, _, count = args
    number = int.from_bytes(state[4:], "big")
    out = b"".join(toy_block(state, number + 4 * i) for i in range(count))
    return [state[:4] + (number + 4 * count).to_bytes(4, "big"), out]

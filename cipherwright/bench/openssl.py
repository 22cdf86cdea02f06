"""OpenSSL's functions on the machine at hand: linked, called through a few instructions of ours, checked, timed."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from cipherwright.bench.measure import Brackets, measure
from cipherwright.bench.rows import BUFFERS, HASH, MAC, OpenSsl
from cipherwright.errors import CheckFailed
from cipherwright.machine.assemble import assemble
from cipherwright.machine.machine import Buffer, default_abi
from cipherwright.machine.native import NativeMachine
from cipherwright.protocols.xorstream import xor_bytes
from targets.elf import Image, Placed, Segment, load_objects

KEY_BYTES, SCHEDULE_BYTES = 16, 512     # of a key, and more than any of the key schedules takes
SEED = 6                                # of keys and data: the same at every call
CAPABILITIES, STUB, FIRST, STEP = 0x1F000000, 0x10000000, 0x11000000, 0x01000000
_REGISTERS = (("rdi", "edi"), ("rsi", "esi"), ("rdx", "edx"), ("rcx", "ecx"), ("r8", "r8d"), ("r9", "r9d"))
Encrypt = Callable[[bytes, bytes], bytes]
"""Whole blocks by a key in ECB mode: (key, blocks) -> blocks; of a MAC (key, blocks) -> tag; of a hash, without a key,
its digest."""


@dataclass(frozen=True)
class Material:
    """A key, a chaining value and data of whole blocks."""

    raw: bytes
    iv: bytes
    data: bytes

    @classmethod
    def make(cls, block_bytes: int, blocks: int) -> Material:
        """Random ones, the same at every call. The counter at the end of the chaining value does not overflow."""
        rng = random.Random(SEED)
        key, start = rng.randbytes(KEY_BYTES), rng.randbytes(block_bytes - 4)
        return cls(key, start + bytes(4), rng.randbytes(block_bytes * blocks))


def _function(label: str, symbol: str, arguments: Sequence[str | int], amounts: Mapping[str, int], times: int,
              step: int) -> str:
    """A function of the five buffers' addresses that calls `symbol` so many times, in and out moving on by `step`."""
    lines = [f"global {label}", "align 16", f"{label}:", "push rbx", f"sub rsp, {16 * -(-len(BUFFERS) // 2)}"]
    lines += [f"mov [rsp + {8 * n}], {_REGISTERS[n][0]}" for n in range(len(BUFFERS))]
    lines += [f"mov ebx, {times}", "align 16", ".next:"]
    for (wide, narrow), argument in zip(_REGISTERS, arguments, strict=False):
        lines.append(f"mov {wide}, [rsp + {8 * BUFFERS.index(argument)}]" if argument in BUFFERS else
                     f"mov {narrow}, {amounts.get(str(argument), argument)}")
    lines += [f"call {symbol}", f"add qword [rsp], {step}", f"add qword [rsp + 8], {step}", "dec ebx", "jnz .next",
              f"add rsp, {16 * -(-len(BUFFERS) // 2)}", "pop rbx", "ret"]
    return "\n".join(lines)


def stub(row: OpenSsl, blocks: int) -> str:
    """NASM text of `prepare`, which makes the key schedule, `run`, which handles all blocks, and `finish`, if there is
    one.

    All take the addresses of `BUFFERS` by the System V convention; numbers are written into the code.
    """
    amounts = {"blocks": blocks, "bytes": blocks * row.block_bytes}
    times = blocks if row.one_block else 1
    finish = [_function("finish", row.finish, row.finish_arguments, amounts, 1, 0)] if row.finish else []
    names = dict.fromkeys(name for name in (row.schedule, row.function, row.finish) if name)
    return "\n".join(["bits 64", *(f"extern {name}" for name in names),
                      "section .text",
                      _function("prepare", row.schedule, row.schedule_arguments, amounts, 1, 0),
                      _function("run", row.function, row.arguments, amounts, times, row.block_bytes), *finish, ""])


def link(row: OpenSsl, members: Mapping[str, bytes], blocks: int) -> Image:
    """The members with the stub in front, one image; OPENSSL_ia32cap_P is a place that holds `row.words`."""
    placed = [Placed("the calling code", assemble(stub(row, blocks), "bench", 64), STUB)]
    placed += [Placed(name, members[name], FIRST + STEP * n) for n, name in enumerate(row.members)]
    images = load_objects(placed, 64, {"OPENSSL_ia32cap_P": CAPABILITIES} if row.words else None)
    segments = [s for image in images for s in image.segments]
    if row.words:
        words = b"".join(word.to_bytes(4, "little") for word in row.words)
        segments.append(Segment(CAPABILITIES, words, True, False))
    return Image(STUB, segments, images[0].symbols, bits=64, end=images[-1].end)


def run_once(row: OpenSsl, image: Image, given: Material) -> tuple[bytes, bytes]:
    """(key schedule, out) of one call on this machine; MachineUnavailable where it or `row.needs` is missing."""
    machine = NativeMachine(frozenset(row.needs), default_abi(64))
    try:
        out, empty = bytes(len(given.data)), bytes(SCHEDULE_BYTES)
        made = machine.call(image, "prepare", buffers(given, out, empty)).buffers
        key = made[BUFFERS.index("key")]
        if row.patch is not None:
            at = row.patch["offset"]
            key = key[:at] + row.patch["value"].to_bytes(4, "little") + key[at + 4:]
        made = machine.call(image, "run", buffers(given, out, key)).buffers
        if row.finish:
            state = made[BUFFERS.index("key")]
            made = machine.call(image, "finish", buffers(given, out, state)).buffers
        return key, made[BUFFERS.index("out")]
    finally:
        machine.close()


def buffers(given: Material, out: bytes, key: bytes) -> list[Buffer]:
    """The arguments of `run`, in the order of `BUFFERS`: the data, where the result goes, the key schedule."""
    by_name = {"in": given.data, "out": out, "key": key, "raw": given.raw, "iv": given.iv}
    return [Buffer(by_name[name], name in ("out", "key", "iv"), align=64) for name in BUFFERS]


def check(what: str, mode: str, given: Material, out: bytes, encrypt: Encrypt) -> None:
    """Compare the first two blocks, one in the middle and the last with a cipher that is known to be right, or a tag
    with a MAC whose key is the 16 bytes and behind them the chaining value; of a hash its digest.

    CheckFailed says which block differs.
    """
    if mode == MAC:
        tag = encrypt(given.raw + given.iv, given.data)
        if out[:len(tag)] != tag:
            raise CheckFailed(f"{what}: the tag is {out[:len(tag)].hex()}, expected {tag.hex()}; it is not timed")
        return
    if mode == HASH:
        digest = encrypt(b"", given.data)
        if out != digest:
            raise CheckFailed(f"{what}: the digest is {out.hex()}, expected {digest.hex()}; it is not timed")
        return
    size = len(given.iv)
    blocks = len(given.data) // size
    for n in sorted({0, min(1, blocks - 1), blocks // 2, blocks - 1}):
        text, got = given.data[n * size:(n + 1) * size], out[n * size:(n + 1) * size]
        if mode == "ctr32":
            counter = (int.from_bytes(given.iv[-4:], "big") + n) % (1 << 32)
            wanted = xor_bytes(text, encrypt(given.raw, given.iv[:-4] + counter.to_bytes(4, "big")))
        else:
            before = bytes(size) if mode == "ecb" else out[(n - 1) * size:n * size] if n else given.iv
            wanted = encrypt(given.raw, xor_bytes(text, before))
        if got != wanted:
            raise CheckFailed(f"{what}: block {n} of {blocks} in mode {mode} is {got.hex()}, expected {wanted.hex()}; "
                              "it is not timed")


def prepared(row: OpenSsl, members: Mapping[str, bytes], blocks: int, encrypt: Encrypt) -> Callable[[int], Brackets]:
    """Link, call once and check; what comes back times so many calls of all `blocks`."""
    image = link(row, members, blocks)
    given = Material.make(row.block_bytes, blocks)
    key, out = run_once(row, image, given)
    check(row.function, row.mode, given, out, encrypt)
    given_buffers = buffers(given, bytes(len(given.data)), key)
    return lambda runs: measure(image, "run", given_buffers, 0, runs, abi=default_abi(64))

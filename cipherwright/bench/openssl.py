"""OpenSSL's functions on the machine at hand: linked, called through a few instructions of ours, checked, timed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from cipherwright.bench.material import Encrypt, Material, check
from cipherwright.bench.measure import TRIALS, Brackets, measure, not_too_long
from cipherwright.bench.rows import BUFFERS, OpenSsl
from cipherwright.machine.assemble import assemble
from cipherwright.machine.machine import Buffer, default_abi
from cipherwright.machine.native import NativeMachine
from targets.elf import Image, Placed, Segment, load_objects

SCHEDULE_BYTES = 512                    # more than any of the key schedules takes
CAPABILITIES, STUB, FIRST, STEP = 0x1F000000, 0x10000000, 0x11000000, 0x01000000
_REGISTERS = (("rdi", "edi"), ("rsi", "esi"), ("rdx", "edx"), ("rcx", "ecx"), ("r8", "r8d"), ("r9", "r9d"))


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


def prepared(row: OpenSsl, members: Mapping[str, bytes], blocks: int,
             encrypt: Encrypt) -> tuple[Callable[[int], Brackets], int]:
    """Link, call once for so many blocks and check; what comes back times so many calls, and says of how many blocks:
    of fewer, where calls would take long."""
    image = link(row, members, blocks)
    given = Material.make(row.block_bytes, blocks)
    key, out = run_once(row, image, given)
    check(row.function, row.mode, given, out, encrypt)
    given_buffers = buffers(given, bytes(len(given.data)), key)

    def timed(image: Image, runs: int) -> Brackets:
        return measure(image, "run", given_buffers, 0, runs, abi=default_abi(64))

    count = not_too_long(blocks, timed(image, TRIALS).function.minimum)
    return partial(timed, link(row, members, count)), count

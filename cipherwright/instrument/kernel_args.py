"""Arguments to call a kernel with when only its time matters: a real key schedule or state, random data."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cipherwright.machine.machine import PAGE, Argument, Buffer
from cipherwright.project.sources import Library, kernels_of
from cipherwright.protocols.protocols import make_cipher
from dsl.ir import Param

LINE = 64
SEED = 1
"""Of the random keys and data: the same at every call, so that two runs do the same."""


class _Reached(Exception):
    """The protocol has come to the kernel; `values` are its arguments."""

    def __init__(self, values: list[bytes | int]) -> None:
        super().__init__()
        self.values = values


def kernel_arguments(library: Library, kernel: str, blocks: int, messages: int = 1, slices: int = 0) -> list[Argument]:
    """What the protocol of the first algorithm that uses the kernel would call it with, for `blocks` blocks.

    Other kernels, such as the key expansion, run in the interpreter. A kernel that no algorithm uses gets random
    bytes. Per-block buffers are random; the count, if there is one, is `blocks`. The buffers' places in their pages
    are those they would have one behind the other, so that none lies over another in a cache by accident (give
    `end_guard=False` to Machine.call to keep them there). Of several `messages` at once each has its own buffers.
    In bit slices `blocks` is the number of batches, and every slice is random.
    """
    params = library.source_of(kernel).params(kernel)
    values = _from_protocol(library, kernel)
    rng = random.Random(SEED)
    out: list[Argument] = []
    place = 0
    for number, param in enumerate(params):
        if param.kind == "count":
            out.append(blocks)
            continue
        value = values[number] if values is not None and not param.per_block and not slices else None
        for _ in range(messages if param.own else 1):
            size = param.bytes * max(1, slices) * (blocks if param.per_block else 1)
            data = value if isinstance(value, bytes) else rng.randbytes(size)
            out.append(Buffer(data, param.kind != "in", offset=place % PAGE))
            place += -(-len(data) // LINE) * LINE
    return out


def block_bytes(params: Sequence[Param]) -> int | None:
    """Bytes a kernel handles in each block; None when it has no blocks."""
    return max((p.bytes for p in params if p.per_block), default=None)


def _from_protocol(library: Library, kernel: str) -> list[bytes | int] | None:
    source = library.source_of(kernel)
    algorithm = next((a for a in source.program.algorithms.values() if kernel in kernels_of(a)), None)
    if algorithm is None:
        return None
    rng = random.Random(SEED)

    def execute(name: str, values: list[bytes | int]) -> list[bytes]:
        if name == kernel:
            raise _Reached(values)
        return source.interpreter(name, values)

    with source.errors():
        cipher = make_cipher(algorithm, source.program, execute, source.params)
    try:
        cipher.rehearse(rng)
    except _Reached as reached:
        return reached.values
    return None

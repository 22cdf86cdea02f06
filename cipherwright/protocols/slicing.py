"""Arguments of a kernel in bit slices: made from ordinary ones, and read back.

scheduler.algorithm.slices has the format.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy as np

from dsl.ir import Param
from scheduler.algorithm.transpose import position
from scheduler.mapping.layout import REPEATED


def to_slices(data: bytes, param: Param, width: int) -> bytes:
    """Parameter contents of one copy after the other, in slices; a batch that is not full is filled with zeros.

    `data` holds any number of copies of `param` (param.bytes each); the result one batch of `width` copies after the
    other, each of 8 * param.bytes slices of width / 8 bytes.
    """
    copies = np.frombuffer(data, np.uint8).reshape(-1, param.bytes)
    batches = -(-len(copies) // width)
    whole = np.zeros((batches * width, param.bytes), np.uint8)
    whole[:len(copies)] = copies
    bits = np.unpackbits(_little(whole, param), axis=1, bitorder="little").reshape(batches, width, 8 * param.bytes)
    placed = np.empty_like(bits)
    placed[:, _positions(width)] = bits
    return np.packbits(placed.transpose(0, 2, 1), axis=2, bitorder="little").tobytes()


def from_slices(data: bytes, param: Param, width: int, copies: int) -> bytes:
    """What `to_slices` was given, of the first `copies` copies."""
    slices = np.frombuffer(data, np.uint8).reshape(-1, 8 * param.bytes, width // 8)
    bits = np.unpackbits(slices, axis=2, bitorder="little")[:, :, _positions(width)]
    whole = np.packbits(bits.transpose(0, 2, 1), axis=2, bitorder="little").reshape(-1, param.bytes)
    return bytes(_little(whole, param)[:copies].tobytes())


def _positions(width: int) -> list[int]:
    return [position(copy, width) for copy in range(width)]


def _little(copies: np.ndarray, param: Param) -> np.ndarray:
    """Elements in little-endian order of bytes."""
    if param.endian == "le" or param.bits == 8:
        return copies
    elements = copies.reshape(len(copies), param.length, param.bits // 8)
    return elements[:, :, ::-1].reshape(len(copies), param.bytes)


def slice_arguments(params: Sequence[Param], args: Sequence[bytes | int], width: int,
                    whole: Collection[str] = (), messages: bool = False,
                    shared: Collection[str] = ()) -> list[bytes | int]:
    """Arguments of one call of the kernel, as its sliced form takes them; parameters in `whole` stay in blocks.

    Of those in `shared` a slice is a word.

    What all blocks share is the same in every copy; the count becomes that of batches. A kernel without a count
    works on one copy, which stands in all places; so does one whose copies are `messages`.
    """
    count = next((int(a) for p, a in zip(params, args, strict=True) if p.kind == "count"), 1)
    made: list[bytes | int] = []
    for p, a in zip(params, args, strict=True):
        if isinstance(a, int):
            made.append(count if messages else -(-count // width))
        elif p.name in shared:
            made.append(to_slices(a * REPEATED, p, REPEATED))
        else:
            copies = a * width if not p.per_block else _repeated(a, p.bytes, width) if messages else a
            batch = width * p.bytes
            made.append(copies + bytes(-len(copies) % batch) if p.name in whole else to_slices(copies, p, width))
    return made


def ordinary_results(params: Sequence[Param], after: Sequence[bytes], args: Sequence[bytes | int],
                     width: int, whole: Collection[str] = (), messages: bool = False,
                     shared: Collection[str] = ()) -> list[bytes]:
    """The buffers after a call in slices, as the unsliced kernel would leave those of `args`."""
    pointers = [(p, a) for p, a in zip(params, args, strict=True) if not isinstance(a, int)]
    found = []
    for (p, a), b in zip(pointers, after, strict=True):
        every = width if messages and p.per_block else 1
        if p.name in shared:
            found.append(from_slices(b, p, REPEATED, 1))
            continue
        copies = b if p.name in whole else from_slices(b, p, width, len(a) // p.bytes * every)
        blocks = range(0, len(a) * every, p.bytes * every)
        found.append(b"".join(copies[at:at + p.bytes] for at in blocks) if every > 1 else copies[:len(a)])
    return found


def _repeated(data: bytes, size: int, times: int) -> bytes:
    """Each block of `size` bytes so often in a row."""
    return b"".join(data[at:at + size] * times for at in range(0, len(data), size))

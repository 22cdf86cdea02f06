"""Bytes of several copies that do not stand in rows (scheduler.lowering.rows): each is read and written by itself.

The bytes of 128 bits are put together in general registers, as many as one has, and taken apart there. That is slow;
it is for blocks that are not of whole rows, and for rows of which a byte is read when another one has been written.
"""

from __future__ import annotations

from collections.abc import Sequence

from dsl.semantics import LANE
from scheduler.graph.nodes import Mem, Node
from scheduler.lowering.vector_ops import VectorOps
from scheduler.lowering.words import WordOps

BYTE = 8


def bytes_together(word: WordOps, vec: VectorOps, mems: Sequence[Mem], file: str) -> Node:
    """The bytes at `mems`, as many as a register of `file` has, the first in the lowest place."""
    each = word.bits // BYTE
    words = []
    for first in range(0, len(mems), each):
        parts = [word.shift("shl", word.node("load", mem=mem, elem=32), BYTE * i, word.bits)
                 for i, mem in enumerate(mems[first:first + each])]
        words.append(word.sum("or", *parts, elem=word.bits))
    return vec.from_words(tuple(words), file)


def bytes_apart(word: WordOps, vec: VectorOps, v: Node) -> list[Node]:
    """The bytes of the low 128 bits of a register, the lowest first, each in a general register."""
    halves = [v, vec.vnode("unpackhigh", [v, v], file=v.file)]
    if word.bits == 64:
        words = [word.node("toword", [half], elem=64) for half in halves]
    else:
        words = [word.node("toword", [half], i) for half in halves for i in (0, 1)]
    return [word.node("byte", [words[at // word.bits]], at % word.bits // BYTE) for at in range(0, LANE, BYTE)]


def byte_everywhere(word: WordOps, vec: VectorOps, mem: Mem, file: str) -> Node:
    """A byte in every place of a register of `file`, which is of 128 bits."""
    four = word.node("mul", [word.node("load", mem=mem, elem=32), word.const(0x01010101)], elem=32)
    return vec.broadcast(vec.vnode("tovector", [four], file=file), file, 32)

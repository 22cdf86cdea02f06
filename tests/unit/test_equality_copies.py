"""What copies share, and what of blocks that are not there: what must never be taken to be equal."""

from __future__ import annotations

from typing import Any

import pytest

from cipherwright.equality.absent import Absent
from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.contract import Argument
from cipherwright.equality.forms import COPY, Forms, Unknown
from cipherwright.equality.lanes import by_lanes
from cipherwright.equality.memory import Places
from cipherwright.equality.source import literals
from cipherwright.equality.words import Bits, bits_of
from dsl.ir import Param
from targets.elf import Image

BLOCK, GROUP = 16, 4


def buffer() -> tuple[Places, Argument, Any]:
    """A frame, an input in blocks of 16 bytes of which four are taken in a pass, and what its blocks hold."""
    a = Arithmetic(Forms(copies=True))
    x = Argument(Param("src", "in", 8, "le", BLOCK, per_block=True, secret=True), 0, 0, each="block")
    places = Places(a, Image(0), 64, (0, 1 << 20))
    return places, x, x.before(a, "left")


def filled(there: int, places: Places, x: Argument, held: Any, *at: int) -> None:
    """So many blocks copied to each of these addresses, byte by byte; what is behind them is of blocks not there."""
    for begin in at:
        for i in range(there * BLOCK):
            places.stack.write(begin + i, 1, held(i, 1))
    places.stack.before = Absent(places, [x], there, GROUP)


def test_bytes_behind_blocks_that_were_copied_have_the_formulas_of_blocks() -> None:
    places, x, held = buffer()
    filled(2, places, x, held, 4096)
    whole = literals(places.read(4096, GROUP * BLOCK), 8 * GROUP * BLOCK)
    assert [b >> COPY for b in whole[::8 * BLOCK]] == [1, 2, 3, 4]
    assert len({b & (1 << COPY) - 1 for b in whole}) == 8 * BLOCK
    assert literals(places.read(4096 + 2 * BLOCK, 8), 64) == whole[16 * BLOCK:16 * BLOCK + 64]


def test_no_two_bytes_of_the_frame_have_one_variable() -> None:
    """Two buffers with the same blocks: what is behind the second one is anything, and the same nowhere else."""
    places, x, held = buffer()
    filled(1, places, x, held, 4096, 8192)
    behind = [b for at in (4096, 8192) for b in literals(places.read(at + BLOCK, 3 * BLOCK), 24 * BLOCK)]
    assert len({*behind}) == len(behind) == 2 * 24 * BLOCK
    assert not {*behind} & {*literals(held(0, BLOCK), 8 * BLOCK)}


def test_what_no_whole_block_is_before_is_no_block() -> None:
    """Behind a block that is there, one whose bits are not in order, and beyond the group are bytes of no name."""
    places, x, held = buffer()
    filled(2, places, x, held, 4096)
    turned = bits_of(places.a, literals(held(3, 1), 8)[::-1])
    places.stack.write(9000, 1, turned)
    places.stack.write(9500, 1, held(3, 1) ^ held(4, 1))
    for at in (9000 + BLOCK, 9000 + 2 * BLOCK, 9500 + 2 * BLOCK, 4096 + GROUP * BLOCK):
        value = places.read(at, 1)
        assert isinstance(value, Bits) and places.a.f.has_junk(value.row), at
    # of the two places behind byte 5 of both blocks, block 1's is there: its name is not given away
    places.stack.write(10000, 1, held(5, 1))
    assert places.a.f.has_junk(literals(places.read(10000 + BLOCK, 1), 8))


@pytest.mark.parametrize("kind", ["and", "or", "xor"])
def test_logic_by_lanes_is_that_of_each_literal(kind: str) -> None:
    """Lanes of one copy, of none, and with literals of several in other places."""
    f = Forms(copies=True)
    shared, own = f.variables("key", 32), f.variables(("each", "x"), 64)
    copies = [tuple(f.of_copy(own, copy)) for copy in (1, 2)]
    mixed = copies[0][:16] + copies[1][16:32]
    one = copies[0][:32] + copies[1][:32] + shared + mixed
    other = copies[0][32:] + copies[1][32:] + shared[::-1] + copies[0][32:48] + copies[1][48:]
    both = {"and": f.product, "or": f.either, "xor": f.xor}[kind]
    wanted = [both(p, q) for p, q in zip(one, other, strict=True)]
    assert by_lanes(f, kind, one, other) == wanted == by_lanes(f, kind, one, other)
    with pytest.raises(Unknown, match="several blocks"):
        by_lanes(f, kind, copies[0][:32], copies[1][:32])

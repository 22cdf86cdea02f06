"""Stretches of code that are run again: what they left is taken only where all that they read is the same."""

from __future__ import annotations

from typing import Any

import pytest

from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.contract import Argument, Entry, Memories
from cipherwright.equality.forms import COPY, Forms, Unknown
from cipherwright.equality.machine import Machine
from cipherwright.equality.repeated import Repeated
from cipherwright.equality.source import literals
from cipherwright.equality.words import bits_of
from cipherwright.machine.assemble import assemble
from dsl.ir import Param
from targets.cpu import load_cpu
from targets.elf import load_elf
from targets.x86.registers import XMM

CPU, BASE, BLOCK = "golden-cove", 0x08000000, 16
READS = """
    vmovdqu xmm1, [rdi]
    vpxor xmm2, xmm1, xmm0
    vpshufd xmm3, xmm2, 0x1b
    vmovdqu [rsp - 64], xmm3
    vpand xmm4, xmm3, [rsp - 64]
    vpaddd xmm5, xmm4, [rsp - 32]
    vmovdqu [rsi], xmm5
"""
FRAME = 0x60100000 - 8 - 32


class World:
    """Code on formulas, with an input and an output of one block."""

    def __init__(self, text: str, kinds: tuple[str, str] = ("in", "out")) -> None:
        self.a = Arithmetic(Forms())
        params = [Param(name, kind, 8, "le", BLOCK, per_block=True, secret=True)
                  for name, kind in zip(("src", "dst"), kinds, strict=True)]
        args = [Argument(p, 0, number) for number, p in enumerate(params)]
        abi = load_cpu(CPU).abi
        image = load_elf(assemble(f"bits 64\nsection .text\nglobal f\nf:{text}\n    ret\n", "f.asm", 64), BASE, 64)
        self.entry = Entry(self.a, args, image, abi, True, 1)
        self.memories, self.state = Memories(self.a, args), self.entry.state
        self.machine = Machine(image, self.a, 64)
        self.computed = 0
        self.start, self.place = image.symbols["f"], {n: v for n, v in enumerate(self.state.r[:8])}
        self.stack = dict(self.entry.places.stack.bytes)

    def word(self, name: str) -> Any:
        """128 bits that may be anything."""
        return bits_of(self.a, self.a.f.variables(name, 128))

    def does(self, *what: Any) -> int:
        """An instruction that is computed and not taken from before."""
        self.computed += 1
        return self.machine.does(*what)

    def run(self, register: Any, frame: Any, block: Any, there: int = 1) -> list[Any]:
        """What registers and both buffers hold behind a run, from a state of its own."""
        memories = self.memories.copy()
        self.entry.put(memories, 0, 1, there)
        self.state.r[:] = [None] * len(self.state.r)
        for number, value in self.place.items():
            self.state.r[number] = value
        self.state.r[4] = 0x60100000 - 8
        self.state.r[XMM:XMM + 6] = [register, 0, 0, 0, 0, 0]
        self.entry.places.stack.bytes = dict(self.stack)
        self.entry.places.stack.write(FRAME - 32, 32, 0)
        self.entry.places.stack.write(FRAME, 16, frame)
        memories.code[0].write(0, 16, block)
        assert self.machine.run(self.state, self.start).returned
        vectors = [self.state.r[n] for n in range(XMM, XMM + 6)]
        return [literals(x, 128) for x in (*vectors, memories.code[1].read(0, 16), self.entry.places.stack.read(
            FRAME - 32, 16), self.entry.places.stack.read(FRAME, 16))]


def repeated(world: World) -> None:
    """Let stretches be taken from before, from now on."""
    world.machine.repeated = Repeated(world.machine.decoded, world.does)


def test_what_reads_the_same_is_not_computed_again() -> None:
    world = World(READS)
    x, y, z = (world.word(name) for name in "xyz")
    fresh = world.run(x, y, z)
    repeated(world)
    assert world.run(x, y, z) == fresh and world.computed == 7
    assert world.run(world.word("x"), world.word("y"), world.word("z")) == fresh and world.computed == 7


@pytest.mark.parametrize("other", range(3), ids=["register", "frame", "parameter"])
def test_what_reads_something_else_is_computed(other: int) -> None:
    """One bit of a register, of the frame or of a parameter is another one's."""
    world = World(READS)
    values = [world.word(name) for name in "xyz"]
    changed = list(values)
    changed[other] = changed[other] ^ 1 << 77
    wanted = world.run(*changed)
    repeated(world)
    assert world.run(*values) != wanted
    assert world.run(*changed) == wanted and world.computed == 14
    assert world.run(*values) != wanted and world.computed == 21


def test_a_read_across_what_was_stored_before_is_never_taken_from_before() -> None:
    """The second load has 8 bytes of the stretch's own and 8 of before: the stretch is run again, each time."""
    world = World("""
    vmovdqu [rsp - 40], xmm0
    vmovdqu xmm1, [rsp - 32]
    vpxor xmm2, xmm1, xmm0
    vmovdqu [rsi], xmm2
""")
    x, y, z = (world.word(name) for name in "xyz")
    fresh = world.run(x, y, z), world.run(x, z, y)
    assert fresh[0] != fresh[1]
    repeated(world)
    assert (world.run(x, y, z), world.run(x, z, y)) == fresh and world.computed == 8


def test_a_store_to_a_block_that_is_not_there_is_refused_again() -> None:
    """Stores are made anew: the block that was there the first time is not there the second."""
    world = World(READS.replace("[rdi]", "[rsp - 32]"))
    x, y, z = (world.word(name) for name in "xyz")
    repeated(world)
    world.run(x, y, z)
    with pytest.raises(Unknown, match="outside of the block"):
        world.run(x, y, z, there=0)


def test_flags_end_a_stretch() -> None:
    """An addition between vectors is no part of one: what it leaves in the flags would be lost."""
    world = World("""
    vpxor xmm1, xmm0, xmm0
    vpor xmm2, xmm0, xmm1
    vpand xmm3, xmm0, xmm2
    vpshufd xmm4, xmm3, 1
    add eax, 1
    vpxor xmm5, xmm4, [rsp - 32]
    vpxor xmm5, xmm4, [rsp - 32]
    vpxor xmm5, xmm4, [rsp - 32]
    vpxor xmm5, xmm4, [rsp - 32]
""")
    repeated(world)
    x, y, z = (world.word(name) for name in "xyz")
    first = world.run(x, y, z)
    assert world.run(x, y, z) == first and world.computed == 8


def test_a_copy_keeps_each_byte_and_stays_in_its_block() -> None:
    """`rep movsb` at once is the same as byte by byte, where the places overlap, too; not behind the block."""
    text = """
    mov rsi, rdi
    lea rdi, [rsp - 40]
    mov ecx, {}
    rep movsb
    lea rsi, [rsp - 38]
    lea rdi, [rsp - 36]
    mov ecx, 12
    rep movsb
    vmovdqu xmm1, [rsp - 40]
"""
    world = World(text.format(16))
    x, y, z = (world.word(name) for name in "xyz")
    found = world.run(x, y, z)[1]
    row = [literals(z, 128)[8 * i:8 * i + 8] for i in range(16)]
    for i in range(12):
        row[4 + i] = row[2 + i]
    assert found == tuple(b for byte in row for b in byte)
    for count, there in ((17, 1), (16, 0)):
        with pytest.raises(Unknown, match="outside of the block"):
            World(text.format(count)).run(x, y, z, there)


@pytest.mark.parametrize(("mnemonic", "moved"), [("vaesenclast", True), ("vaesenc", False)])
def test_a_round_that_only_moves_bytes_leaves_blocks_apart(mnemonic: str, moved: bool) -> None:
    """Lanes of bytes with a block in each: the last round has a function of each, another one sums of several."""
    f = Forms(copies=True)
    world = World(f"\n    {mnemonic} xmm1, xmm0, xmm2\n")
    world.a.f = f
    own = f.variables(("each", "byte"), 8)
    state = tuple(b for copy in range(1, 17) for b in f.of_copy(own, copy))
    world.state.r[XMM], world.state.r[XMM + 2] = bits_of(world.a, state), 0
    world.entry.put(world.memories, 0, 1, 1)
    if not moved:
        with pytest.raises(Unknown, match="several blocks"):
            world.machine.run(world.state, world.start)
        return
    world.machine.run(world.state, world.start)
    row = literals(world.state.r[XMM + 1], 128)
    copies = [{b >> COPY for b in row[8 * i:8 * i + 8]} for i in range(16)]
    assert copies == [{1 + (i + 4 * (i % 4)) % 16} for i in range(16)]    # as ShiftRows says
    assert len({tuple(b & (1 << COPY) - 1 for b in row[8 * i:8 * i + 8]) for i in range(16)}) == 1

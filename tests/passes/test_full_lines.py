"""Loops whose instructions are made longer, until they fill the lines of a cache of decoded instructions."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from cipherwright.compiler.full_lines import NO_FACTS, with_full_lines
from cipherwright.compiler.passes import before
from cipherwright.compiler.pipeline import run_passes
from cipherwright.compiler.state import State, Target, there
from cipherwright.instrument.kernel_trace import code_lines
from cipherwright.machine.assemble import run_nasm_listing
from cipherwright.machine.listing import places
from cipherwright.machine.machine import Buffer, MachineUnavailable
from cipherwright.machine.open import open_machine
from dsl.elaborate import elaborate
from dsl.interpret import interpret
from dsl.parser import parse
from scheduler.finish.emit import Emitted, emit
from scheduler.finish.full_lines import Cache, cache_of, full_lines, large_loops, packed
from scheduler.refine.portfolio import PORTFOLIO
from targets.cpu import load_cpu
from targets.elf import load_elf
from targets.machinecode import decode_one

BASE = 0x10000000
CPU = load_cpu("zen3")
TEXT = """
kernel k(key: in u32le[8], src: in u32le[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n {
        var x = [src[0], src[1], src[2], src[3]]
        for r in 0..4 as rounds {
            for i in 0..4 { x[i] = (x[i] + (x[(i + 1) % 4] & x[(i + 2) % 4])) ^ key[2*r + i % 2] }
        }
        for i in 0..4 { dst[i] = x[i] }
    }
}
mapping k { lanes 8 in ymm; roll rounds }
"""


def finished() -> State:
    return run_passes(None, "k", Target(CPU, portfolio=PORTFOLIO.first(1)), text=TEXT, path="k.cw",
                      until=before("lines"))


def text_of(state: State) -> Emitted:
    return emit(there(state.routine), replace(there(state.kernel), params=there(state.graph).params), NO_FACTS)


def longer(state: State, cache: Cache) -> Emitted:
    """The text with the pass done for a CPU with such a cache."""
    tight = text_of(replace(state, routine=packed(there(state.routine))))
    routine = there(state.routine)
    full_lines(routine, cache, large_loops(routine, cache), addresses(text_of(state)), addresses(tight))
    return text_of(state)


def addresses(made: Emitted) -> list[int]:
    return places(made.asm, [text for _, text in made.lines], "k.asm", CPU.bits)


def blocks_of(asm: str, label: str, block: int = 64) -> Counter[int]:
    """Instructions that begin in each block of code, of the loop at a label."""
    _, listing = run_nasm_listing(asm, "k.asm", "elf64")
    lines, found = asm.splitlines(), code_lines(asm, listing, BASE)
    begin = lines.index(f"{label}:") + 1
    end = next(n for n, line in enumerate(lines, 1) if line.split(";")[0].split()[1:] == [label])
    return Counter(at // block for at, number in found.items() if begin < number <= end)


def labels(asm: str) -> list[str]:
    """Of loops: what jumps go back to."""
    lines = asm.splitlines()
    found = {line.rstrip(":"): number for number, line in enumerate(lines) if line.startswith(".")}
    return [words[1] for number, line in enumerate(lines)
            if (words := line.split(";")[0].split())[:1] and words[0].startswith("j") and words[0] != "jmp"
            and found.get(words[1], number) < number]


@pytest.mark.parametrize(("slots", "block"), [(8, 64), (4, 32)])
def test_blocks_are_full(slots: int, block: int) -> None:
    """The inner loop, which is the one that the cache can hold, has so many instructions a block and no more."""
    state = finished()
    inner = labels(text_of(state).asm)[0]
    found = blocks_of(text_of(state).asm, inner, block)
    sets = -(-sum(found.values()) // slots) + 1
    assert max(found.values()) > slots
    made = longer(state, Cache(sets, 1, slots, block))
    filled = blocks_of(made.asm, inner, block)
    assert max(filled.values()) <= slots and len(filled) <= sets and sum(filled.values()) == sum(found.values())
    image = load_elf(run_nasm_listing(made.asm, "k", "elf64")[0], BASE, CPU.bits)
    try:
        machine = open_machine(frozenset(CPU.features), "executor", CPU.abi)
    except MachineUnavailable as error:
        pytest.skip(f"the code is not run: {error}")
    rng, kernel = random.Random(slots), elaborate(parse(TEXT, "k.cw"), "k")
    args: list[Any] = [rng.randbytes(32), rng.randbytes(16 * 11), bytes(16 * 11), 11]
    sent = [a if isinstance(a, int) else Buffer(a, p.kind != "in") for p, a in zip(kernel.params, args, strict=True)]
    assert machine.call(image, "k", sent).buffers == interpret(kernel, args)


@pytest.mark.parametrize(("loop", "ways", "slots"), [(0, 2, 6), (0, 3, 4), (1, 2, 8)])
def test_loops_are_held_where_they_are_made_longer(loop: int, ways: int, slots: int) -> None:
    """So the loop around another one, whose beginning is not padded then; and where instructions as long as they can be
    do not fill a block with as many slots as a line has, so that some blocks take two lines."""
    state = finished()
    plain = text_of(state).asm
    label = labels(plain)[loop]
    for sets in range(4, 40):
        cache = Cache(sets, ways, slots, 64)
        made = longer(replace(state, routine=replace(there(state.routine), longer={}, aligned={})), cache).asm
        if f"align 64\n{label}:" in made:
            assert not cache.holds(lines_of(plain, label, slots)) and cache.holds(lines_of(made, label, slots))
            return
    pytest.fail(f"no number of sets has {label} made longer")


def lines_of(asm: str, label: str, slots: int) -> Counter[int]:
    """Lines that each block of code takes."""
    return Counter({block: -(-n // slots) for block, n in blocks_of(asm, label).items()})


@pytest.mark.parametrize("cache", [Cache(64, 8, 8, 64), Cache(1, 1, 8, 64)])
def test_loops_that_fit_or_cannot_are_left(cache: Cache) -> None:
    state = finished()
    before_it = text_of(state).asm
    assert longer(state, cache).asm == before_it


def test_whose_caches_have_lines_of_blocks() -> None:
    assert cache_of(CPU) == Cache(64, 8, 8, 64)
    assert cache_of(load_cpu("zen4")) is None and cache_of(load_cpu("core2-64")) is None
    golden_cove = load_cpu("golden-cove")    # whose decoders keep up: its table says that there is nothing to gain
    frontend = {k: v for k, v in golden_cove.core["frontend"].items() if k != "fill_lines"}
    assert cache_of(golden_cove) is None
    assert cache_of(replace(golden_cove, core={**golden_cove.core, "frontend": frontend})) == Cache(64, 8, 8, 64)
    state = finished()
    before_it = text_of(state).asm
    with_full_lines(there(state.routine), there(state.kernel), CPU)    # whose loop is small
    assert text_of(state).asm == before_it


def test_a_prefix_is_part_of_the_instruction() -> None:
    asm = "bits 64\nsection .text\n        db 0x2e, 0x2e\n        vpxor ymm0, ymm1, ymm2\n        ret\n"
    obj, listing = run_nasm_listing(asm, "k.asm", "elf64")
    assert code_lines(asm, listing, BASE) == {BASE: 4, BASE + 6: 5}
    one = decode_one(load_elf(obj, BASE, 64).segments[0].data, BASE, 64)
    assert (one.mnemonic, one.length) == ("vpxor", 6)

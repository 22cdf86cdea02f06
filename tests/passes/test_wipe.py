"""What is left below the stack pointer after a call: nothing of the secrets, where the kernel clears its frame."""

from __future__ import annotations

import functools
import random
import re

import pytest

from cipherwright.compiler.pipeline import Compiled, compile_kernel
from cipherwright.machine.assemble import assemble
from cipherwright.machine.emulated import EmulatedMachine
from cipherwright.machine.machine import STACK, STACK_SIZE, Buffer, make_plan
from dsl.parser import parse
from scheduler.refine.portfolio import PORTFOLIO
from targets.cpu import load_cpu
from targets.elf import load_elf

BLOCK = """kernel k(rk: secret in u32le[36], a: secret in u32le[4] per block, b: out u32le[4] per block,
         n: count) {mark} {{
    blocks n {{
        var s: u32[4]
        for i in 0..4 {{ s[i] = a[i] ^ rk[i] }}
        for r in 1..9 as rounds {{ for i in 0..4 {{ s[i] = (s[i] + s[(i + 1) % 4]) ^ rk[4*r + i] }} }}
        for i in 0..4 {{ b[i] = s[i] }}
    }}
}}
mapping k rolled {{ roll rounds }}
mapping k three {{ streams 3 }}
mapping k x {{ lanes 4 in xmm; streams 2 }}
mapping k mm {{ lanes 2 in mmx }}
"""
CHAIN = """kernel k(rk: secret inout u32le[8], a: secret in u8[3] per block, n: count) {mark} {{
    var s: u32[8]
    for i in 0..8 {{ s[i] = rk[i] }}
    blocks n {{
        for i in 0..8 {{ s[i] = (s[i] <<< 3) + s[(i + 1) % 8] ^ u32(a[i % 3]) }}
    }}
    for j in 0..3 as more {{ for i in 0..8 {{ s[i] = s[i] + (s[(i + 3) % 8] <<< 7) }} }}
    for i in 0..8 {{ rk[i] = s[i] }}
}}
mapping k rolled {{ roll more }}
"""
WIDE = """kernel k(rk: secret in u64le[9], a: secret in u64le[2] per block, b: out u64le[2] per block,
         n: count) {mark} {{
    blocks n {{
        var x = a[0]
        var y = a[1]
        for i in 0..9 {{ x = (x + rk[i]) ^ (y <<< 11); y = (y + rk[8 - i]) ^ (x <<< 23) }}
        b[0] = x
        b[1] = y
    }}
}}
mapping k two {{ streams 2 }}
"""
CASES = [(BLOCK, cpu, None) for cpu in ("northwood", "core2", "core2-64-win64")]
CASES += [(BLOCK, "pentium3", "rolled"), (BLOCK, "athlon64-64", "three"), (BLOCK, "core2-64-win64", "three"),
          (BLOCK, "northwood", "x"), (BLOCK, "core2-64", "x"), (BLOCK, "core2-64-win64", "x"),
          (BLOCK, "pentium3", "mm"), (CHAIN, "pentium", "rolled"), (CHAIN, "core2", None),
          (CHAIN, "core2-64", "rolled"), (WIDE, "pentium3", None), (WIDE, "prescott", "two"), (WIDE, "core2-64", "two")]
SIZES = {BLOCK: (144, 16, True), CHAIN: (32, 3, False), WIDE: (72, 16, True)}


@functools.cache
def compiled(text: str, mark: str, cpu: str, variant: str | None) -> Compiled:
    """One of the kernels above, so marked."""
    text = text.format(mark=mark)
    return compile_kernel(parse(text, "k.cw"), "k", load_cpu(cpu), source_text=text, source_name="k.cw",
                          variant=variant, portfolio=PORTFOLIO.first(1))


def left_below(text: str, mark: str, cpu: str, variant: str | None, count: int, seed: int) -> bytes:
    """The stack below the stack pointer after a call, which was all zeros before."""
    target = load_cpu(cpu)
    key, block, out = SIZES[text]
    rng = random.Random(seed)
    args: list[int | Buffer] = [Buffer(rng.randbytes(key), not out), Buffer(rng.randbytes(block * count), False)]
    args += [Buffer(bytes(block * count))] if out else []
    args.append(count)
    machine = EmulatedMachine(target.features, target.abi)
    image = load_elf(assemble(compiled(text, mark, cpu, variant).asm, "k", target.bits), 0x10000000, target.bits)
    machine.call(image, "k", args)
    return bytes(machine._uc.mem_read(STACK, make_plan(args, True, target.abi).esp - target.bits // 8 - STACK))


@pytest.mark.parametrize("count", [0, 7])
@pytest.mark.parametrize(("text", "cpu", "variant"), CASES)
def test_nothing_below_the_stack_pointer_depends_on_secrets(text: str, cpu: str, variant: str | None,
                                                            count: int) -> None:
    one, other = (left_below(text, "constant_time", cpu, variant, count, seed) for seed in (1, 2))
    assert len(one) > STACK_SIZE // 2
    assert [i - len(one) for i in range(len(one)) if one[i] != other[i]] == []


@pytest.mark.parametrize(("text", "cpu", "variant"), CASES)
def test_without_wipe_the_header_says_what_is_left(text: str, cpu: str, variant: str | None) -> None:
    made = compiled(text, "constant_time no wipe", cpu, variant)
    one, other = (left_below(text, "constant_time no wipe", cpu, variant, 7, seed) for seed in (1, 2))
    said = "The frame holds secrets after return" in made.header
    assert said or one == other
    assert said == ("The frame holds secrets after return" in made.asm) != ("The frame holds no secrets" in made.header)


def test_round_keys_of_a_block_cipher_are_gone() -> None:
    """The words that a review found: copies of all round keys, on a CPU where sums with the frame are cheap."""
    keys = random.Random(1).randbytes(144)
    words = [keys[i:i + 4] for i in range(0, 144, 4)]
    kept = left_below(BLOCK, "constant_time no wipe", "northwood", None, 3, 1)
    assert sum(w in kept for w in words) == 36
    cleared = left_below(BLOCK, "tables wipe", "northwood", None, 3, 1)
    assert not any(w in cleared for w in words)


@pytest.mark.parametrize(("text", "cpu", "variant"), CASES)
def test_the_header_has_the_cost(text: str, cpu: str, variant: str | None) -> None:
    made = compiled(text, "constant_time", cpu, variant)
    lines = [line.split(";")[0].split() for line in made.asm.splitlines() if line.endswith(" cleared")]
    found = re.search(r"The frame is cleared before return: (\d+) bytes, (\d+) instructions", made.asm)
    assert bool(found) == bool(lines)
    if found:
        assert int(found[2]) == len(lines) and found[0] in made.header and "Registers are not." in made.header
    else:
        assert "The frame holds no secrets." in made.header
    without = compiled(text, "constant_time no wipe", cpu, variant)
    more = made.manifest["instructions"] - without.manifest["instructions"]
    assert len(lines) <= more <= len(lines) + 3, "and a register more, where `rep stos` takes one"

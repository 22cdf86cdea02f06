"""Small kernels under every directive that lays values on registers, as machine code of every CPU, against the
interpreter: any number of blocks, in place, several messages with different data."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from cipherwright.compiler.pipeline import compile_kernel
from cipherwright.machine.assemble import assemble
from cipherwright.machine.machine import Buffer, Same
from dsl.diagnostics import SourceError
from dsl.elaborate import elaborate
from dsl.interpret import compile_interpreter
from dsl.ir import Kernel
from dsl.parser import parse
from targets.cpu import cpu_names, load_cpu
from targets.elf import Image, load_elf
from tests.support.graph_run import BASE, machine

pytestmark = pytest.mark.usefixtures("one_choice")
COUNTS = (0, 1, 2, 3, 4, 5, 6, 7, 13)
WORDS = """
kernel k(rk: in u32le[4], src: in u32be[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n {
        var x: u32[4]
        for i in 0..4 { x[i] = src[i] ^ rk[i] }
        for r in 0..4 as rounds {
            for i in 0..4 { x[i] = ((x[i] <<< 7) + x[(i+1) % 4]) ^ (~x[(i+2) % 4] & rk[r]) ^ (x[(i+3) % 4] >> 3) }
            x[0] = (x[0] <<< 16) - 0x9e3779b9
        }
        for i in 0..3 { dst[i] = x[i] }
    }
}
"""
TURNS = """
kernel k(src: in u32be[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n {
        var x: u32[4]
        for i in 0..4 { x[i] = src[i] }
        for r in 0..9 as rounds {
            let a = 3 * r % 4
            let b = (3 * r + 1) % 4
            x[b] = x[b] + (x[a] <<< 5) + (x[a] ^ x[(a + 2) % 4]) + (x[a] >>> 27)
            x[a] = (x[a] <<< 30) ^ (x[b] <<< 30)
        }
        for i in 0..4 { dst[i] = x[i] }
    }
}
"""
LONG = """
const C: u64[4] = [1, 0x0123456789abcdef, 0xffffffffffffffff, 77]
kernel k(h: inout u64le[2], key: in u64le[1], m: in u64be[2] per block, n: count) {
    blocks n {
        var a = h[0]
        var b = h[1]
        for r in 0..4 as rounds {
            let t = ((a >>> 14) ^ (a >>> 18) ^ (a >>> 41)) + ((b & m[0]) ^ (b <<< 48))
            b = (a | m[1]) + (t ^ C[r]) + (~a & t)
            a = t - key[0]
        }
        h[0] = h[0] + a
        h[1] = h[1] ^ b
    }
}
"""
TABLES = """
table T: u8 -> u64 = c => u64(c) * 0x9e3779b97f4a7c15
table U: u8 -> u64 = c => (u64(c) * 0x9e3779b97f4a7c15) <<< 16
table V: u8 -> u64 = c => (u64(c) * 0x9e3779b97f4a7c15) <<< 32
table W: u8 -> u64 = c => (u64(c) * 0x9e3779b97f4a7c15) <<< 48
kernel k(src: in u64le[2] per block, dst: out u64le[2] per block, n: count) {
    blocks n {
        var s = src[0]
        var other = src[1]
        for r in 0..4 as rounds {
            let next = T(s.byte[0]) ^ U(other.byte[3]) ^ V(s.byte[5]) ^ W(s.byte[6]) ^ W(other.byte[7]) ^ (s <<< 48)
            other = s ^ next
            s = next + u64(r_of(next))
        }
        dst[0] = s
        dst[1] = other ^ src[0]
    }
}
"""
TABLES = "fn r_of(x: u64) -> u32 { return u32(x) ^ x[32 +: 32] }\n" + TABLES
SHORT = """
kernel k(src: in u32le[2] per block, dst: out u32le[2] per block, n: count) {
    blocks n {
        dst[1] = src[0] + 1
        dst[0] = src[1]
    }
}
"""
CHOSEN = """
kernel k(h: inout u64be[2], n: count) { blocks n { h[0] = select(h[0] == 8, h[1], 1) } }
"""
ANYWHERE = ["", "streams 2", "streams 3", "streams 2 split general", "streams 5"]
CASES = [(name, text, said) for name, text, more in [
    ("words", WORDS, ["lanes 2 in mmx", "lanes 4 in xmm", "lanes 2 in mmx; streams 2", "lanes 2 in mmx; streams 3",
                      "lanes 2 in mmx; streams 2 split mmx", "lanes 4 in xmm; streams 2 split xmm"]),
    ("long", LONG, ["prefer nested_rotations", "place all in general", "streams 2 split mmx",
                    "streams 2 split mmx general",
                    "lanes 2 in xmm", "lanes 2 in xmm; streams 2", "lanes 2 in xmm; streams 2 split xmm"]),
    ("tables", TABLES, ["place all in general", "streams 2 split mmx", "prefer from_memory next", "tables 1",
                        "tables 2",
                        "tables 1; prefer from_memory s other next; streams 2 split mmx"]),
    ("short", SHORT, ["lanes 2 in mmx", "streams 8", "lanes 4 in xmm; streams 2"])]
    for said in [*ANYWHERE, *more]]
CASES += [("turns", TURNS, said) for said in ("prefer nested_rotations",
                                              "prefer nested_rotations; lanes 2 in mmx; streams 2")]
CPUS = [*cpu_names(), "core2-64", "prescott-64-win64"]
ROLLED = ["roll rounds", "roll rounds by 2", "roll rounds by 4"]


NEEDS = {"mmx": ("mmx", "MMX registers"), "xmm": ("sse2", "integer arithmetic in XMM registers")}
"""Registers that a directive names: the feature of CPUs that have them, and what others are said to lack."""


def refused(text: str, said: str, cpu: str) -> bool:
    """Whether the CPU lacks the registers; then the mapping must be refused for that reason."""
    lacks = [what for name, (feature, what) in NEEDS.items() if name in said and feature not in load_cpu(cpu).features]
    if not lacks:
        return False
    with pytest.raises(SourceError, match=f"{cpu} has no {lacks[0]}"):
        compiled(text, said, cpu)
    return True


def compiled(text: str, said: str, cpu: str) -> tuple[Kernel, Image, int]:
    """The kernel, its code, and how many messages it takes."""
    table = load_cpu(cpu)
    whole = f"{text}\nmapping k {{ {said} }}\n" if said else text
    program = parse(whole, "k.cw")
    made = compile_kernel(program, "k", table, source_text=whole, source_name="k.cw", quick=True)
    image = load_elf(assemble(made.asm, "k", table.bits), BASE, table.bits)
    return elaborate(program, "k"), image, made.manifest.get("messages", 1)


def contents(kernel: Kernel, count: int, messages: int, rng: random.Random) -> Iterator[list[bytes | int]]:
    """Arguments for each message."""
    first: list[bytes | int] = []
    for _ in range(messages):
        made = [count if p.kind == "count" else rng.randbytes(p.bytes * (count if p.per_block else 1))
                for p in kernel.params]
        first = first or made
        yield [a if p.own else b for p, a, b in zip(kernel.params, made, first, strict=True)]


def check(kernel: Kernel, image: Image, messages: int, count: int, rng: random.Random, cpu: str) -> None:
    """One call between inaccessible pages, preserved registers and direction flag checked."""
    sets = list(contents(kernel, count, messages, rng))
    run = compile_interpreter(kernel)
    after = [iter(run(list(args))) for args in sets]
    sent: list[int | Buffer] = []
    wanted: list[bytes] = []
    for i, p in enumerate(kernel.params):
        own = range(messages if p.own else 1)
        for number in own:
            a = sets[number][i]
            sent.append(a if isinstance(a, int) else Buffer(a, p.kind != "in", 1))
        if p.kind != "count":
            wanted += [next(one) for one in after][:len(own)]
    assert machine(load_cpu(cpu).abi).call(image, "k", sent).buffers == wanted, f"{count} blocks"


@pytest.mark.spread(16)
@pytest.mark.parametrize("cpu", CPUS)
@pytest.mark.parametrize(("text", "said"), [c[1:] for c in CASES], ids=[f"{name}-{said or 'default'}"
                                                                       for name, _, said in CASES])
def test_directives(text: str, said: str, cpu: str) -> None:
    """Two rounds are long enough for values to have no register left where several messages share the file."""
    if refused(text, said, cpu):
        return
    kernel, image, messages = compiled(text.replace("0..4 as rounds", "0..2 as rounds"), said, cpu)
    for count in COUNTS:
        check(kernel, image, messages, count, random.Random(f"{said} {count}"), cpu)


@pytest.mark.spread(20)
@pytest.mark.parametrize("cpu", CPUS)
@pytest.mark.parametrize("rolled", ROLLED)
@pytest.mark.parametrize(("text", "said"), [
    (WORDS, "streams 3"), (WORDS, "lanes 2 in mmx"), (WORDS, "lanes 4 in xmm"), (LONG, "streams 2 split mmx"),
    (LONG, "lanes 2 in xmm"), (LONG, "streams 1")])
def test_with_a_loop_inside(text: str, said: str, rolled: str, cpu: str) -> None:
    if refused(text, f"{said}; {rolled}", cpu):
        return
    kernel, image, messages = compiled(text, f"{said}; {rolled}", cpu)
    for count in COUNTS[:6]:
        check(kernel, image, messages, count, random.Random(f"{said} {count}"), cpu)


@pytest.mark.spread(20)
@pytest.mark.parametrize("cpu", CPUS)
@pytest.mark.parametrize("said", ["", "streams 2", "streams 3", "lanes 2 in mmx", "lanes 4 in xmm; streams 2"])
def test_in_place(said: str, cpu: str) -> None:
    """An output that is in the place of the input is so for the blocks left over, too: what is written is read."""
    if refused(SHORT, said, cpu):
        return
    kernel, image, _ = compiled(SHORT, said, cpu)
    run, rng = compile_interpreter(kernel), random.Random(said)
    for count in COUNTS:
        data = rng.randbytes(8 * count)
        one = bytearray(data)
        wanted = run([one, one, count])[0]
        found = machine(load_cpu(cpu).abi).call(image, "k", [Buffer(data, True, 1), Same(1), count])
        assert found.buffers == [wanted], count


def test_messages_are_told_apart() -> None:
    """A kernel with a state is given several messages, one without works on consecutive blocks."""
    assert compiled(LONG, "streams 2 split mmx", "northwood")[2] == 2
    assert compiled(LONG, "lanes 2 in xmm; streams 2", "prescott")[2] == 4
    assert compiled(WORDS, "lanes 4 in xmm", "prescott")[2] == 1


@pytest.mark.parametrize("cpu", [cpu for cpu in CPUS if load_cpu(cpu).bits == 64])
@pytest.mark.parametrize(("text", "said"), [
    (LONG, "place all in mmx"), (LONG, "place all in mmx; streams 2 split mmx"), (TABLES, "place all in mmx"),
    (TABLES, "place all in mmx; prefer from_memory next"), (TABLES, "place all in mmx; tables 1"),
    (TABLES.replace(") {", ") tables {"), "place all in mmx; roll rounds; tables 2; prefer nested_rotations"),
    (CHOSEN, "place all in mmx"), (CHOSEN, "place all in mmx; streams 4")])
def test_mmx_in_64_bit_code(text: str, said: str, cpu: str) -> None:
    """There 64-bit values are in general registers unless the mapping says otherwise."""
    kernel, image, messages = compiled(text, said, cpu)
    for count in COUNTS[:6]:
        check(kernel, image, messages, count, random.Random(f"{said} {count}"), cpu)

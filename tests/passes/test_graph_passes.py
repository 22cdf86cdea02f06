"""Kernels after every pass, run on integers, against the source interpreter; a pass that breaks one is named."""

from __future__ import annotations

import dataclasses
import pkgutil
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from dsl.parser import parse
from scheduler.graph.interpret import GraphFault, run
from scheduler.graph.nodes import Node, Program
from scheduler.select import select
from targets.cpu import load_cpu
from tests.passes.test_differences import BOTH, SAID, STEPS
from tests.programs.check import accepted, codes_of
from tests.programs.generate import KERNEL, PATH, generate
from tests.programs.run import blamed
from tests.support import shipped
from tests.support.pass_check import GRAPH, Failure, Left, check_passes, each_pass
from tests.support.spread import every, some

CASES = [*((kernel, "", cpu) for kernel, cpu in shipped.CASES), *shipped.VARIANTS]
PROGRAMS, FEW = 100, 5


@pytest.mark.full
@pytest.mark.parametrize(("kernel", "variant", "cpu"), every(CASES, 80))
def test_shipped_kernels(kernel: str, variant: str, cpu: str) -> None:
    done = check_passes(shipped.LIBRARY.kernels[kernel].program, kernel, load_cpu(cpu), variant or None, brief=True)
    assert done["map"] and done["all passes"]


@pytest.mark.parametrize("seed", some(range(PROGRAMS), FEW))
def test_random_programs(seed: int) -> None:
    """With random mappings, for the two targets of the seed."""
    program = parse(generate(seed), PATH)
    for target, variant in codes_of(program, seed):
        cpu = load_cpu(target)
        done = accepted(program, cpu, variant, Counter(),
                        lambda program, cpu=cpu, variant=variant: check_passes(program, KERNEL, cpu, variant, seed))
        assert done["map"]


# -- a pass that is wrong ------------------------------------------------------------------------------------
HEAD = "sbox S: u8 -> u8 = x => (x * 5) ^ 0x63\ntable T: u8 -> u32 = x => u32(S(x)) * 0x01000201\n"
LOOK_UPS = HEAD + """
kernel k(a: in u32le[2] per block, b: out u32le[2] per block, n: count) {
    blocks n {
        let t = T(a[0].byte[0]) ^ T(a[0].byte[1]) ^ T(a[0].byte[2]) ^ (T(a[0].byte[3]) <<< 8) ^ a[1]
        b[0] = t ^ u32(S(t.byte[1]))
        b[1] = (t <<< 5) ^ (a[1] <<< 7)
    }
}
"""
FLOATS = """
type Field = mod (1 << 130) - 5
kernel k(r: secret in u32le[4], h: secret inout u32le[5], m: secret in u32le[4] per block, n: count) {
    let x = Field([r[0] & 0x0fffffff, r[1] & 0x0ffffffc, r[2] & 0x0ffffffc, r[3] & 0x0ffffffc])
    var a = Field(h)
    blocks n { a = (a + Field(m)) * x }
    let d = digits(a, 32)
    for i in 0..5 { h[i] = d[i] }
}
mapping k { limbs 4 by 32 in x87 }
"""
PLACED = LOOK_UPS + "mapping k { place t in mmx }\n"
EARLY = LOOK_UPS + "mapping k { prefer early a }\n"
MERGED = """
table C: u8 -> u32 = x => u32(x) * 0x01030507
table D: u8 -> u32 = x => u32(x) * 0x0f0d0b09
kernel k(a: in u32le[2] per block, b: out u32le[2] per block, n: count) {
    blocks n {
        b[0] = C(a[0].byte[0]) ^ D(a[1].byte[2]) ^ a[1]
        b[1] = D(a[0].byte[1]) ^ C(a[1].byte[3])
    }
}
mapping k { tables merge }
"""
WINDOWS = """
sbox S: u8 -> u8 = x => (x * 5) ^ 0x63
table T: u8 -> u32 = x => cat(S(x), x, x ^ S(x), S(x))
table U: u8 -> u32 = x => T(x) <<< 8
table V: u8 -> u32 = x => u32(S(x)) << 16
table W: u8 -> u32 = x => u32(S(x)) << 24
kernel k(a: in u32le[2] per block, b: out u32le[2] per block, n: count) {
    blocks n {
        let t = T(a[0].byte[0]) ^ U(a[1].byte[1]) ^ V(a[0].byte[2]) ^ W(a[1].byte[3]) ^ a[1]
        b[0] = t
        b[1] = t + V(t.byte[1]) + W(t.byte[2])
    }
}
mapping k { tables windows 8; place t in mmx }
"""
DIFFERENCES = f"{STEPS.format(bits=32, second=BOTH)}mapping k {{ {SAID} }}\n"
SAME = """
kernel k(key: in u32le[1], a: in u32le[1] per block, b: out u32le[1] per block, n: count) {
    blocks n { b[0] = a[0] ^ key[0] }
}
mapping k { lanes 2 in mmx; prefer residents }
"""
PACKED = """
kernel k(src: in u32le[8] per block, dst: inout u32le[1], n: count) {
    blocks n {
        var w: u32[16]
        for t in 0..16 { if t < 8 { w[t] = src[t] } else { w[t] = (w[t - 4] ^ w[t - 8]) <<< 3 } }
        var total = dst[0]
        for t in 0..16 { total = ((total <<< 5) ^ (total <<< 11) ^ total) + w[t] }
        dst[0] = total
    }
}
mapping k { prefer packed w; prefer nested_rotations }
"""
DERIVED = """
table A: u8 -> u64 = c => u64(c) * 0x9E3779B97F4A7C15
table B: u8 -> u64 = c => (u64(c) * 0x9E3779B97F4A7C15) <<< 16
kernel k(a: in u8[2] per block, b: out u64le[1] per block, n: count) { blocks n { b[0] = A(a[0]) ^ B(a[1]) } }
mapping k { place all in mmx; tables 1 }
"""
PRODUCTS = """
kernel k(a: in u32le[2] per block, b: out u64le[1] per block, n: count) {
    blocks n { b[0] = (u64(a[0]) * u64(a[1]) + (cat(a[0], a[1]) * cat(a[1], a[0]))) ^ u64(mulhi(a[0], 10)) }
}
"""
LIMBS = """
type Field = mod (1 << 61) - 1
kernel k(a: in u32le[2] per block, b: out u32le[2] per block, n: count) {
    blocks n {
        let d = digits(Field(a) * Field([a[1], 5]), 32)
        b[0] = d[0]
        b[1] = d[1]
    }
}
"""
Break = Callable[[Callable[..., Any]], Callable[..., Any]]


def wrong_move(real: Callable[..., Any]) -> Callable[..., Any]:
    def add(self: object, like: Node, kind: str, args: list[Node], imm: int = 0, *more: Any) -> Node:
        made: Node = real(self, like, kind, args, imm ^ (kind == "toword"), *more)
        return made

    return add


def wrong_byte(real: Callable[..., Any]) -> Callable[..., Any]:
    return lambda n, kind, args, imm=0: real(n, kind, args, imm ^ (kind == "byte"))


BROKEN: list[tuple[str, str, Break, str]] = [
    ("cse", "scheduler.algorithm.cse:_key",
     lambda real: lambda op: (op.kind, id(op.attr)) if op.kind == "lookup" else real(op), LOOK_UPS),
    ("limbs", "scheduler.numbers.sums:Sums.above",
     lambda real: lambda self, a, bits: real(self, a, bits + 1), LIMBS),
    ("products", "scheduler.algorithm.products:is_short", lambda real: lambda op: True, PRODUCTS),
    ("tabulate", "scheduler.algorithm.compose:_unary", lambda real: lambda op, bits: lambda x: x, LOOK_UPS),
    ("map", "scheduler.lowering.words:WordOps.rotate",
     lambda real: lambda self, a, bits, k: real(self, a, bits, (k + 1) % bits), LOOK_UPS),
    ("simplify", "scheduler.graph.simplify:_no_repeats",
     lambda real: lambda kind, args: real(kind, args)[:2], LOOK_UPS),
    ("place", "scheduler.rewrite.place:_Placing.add", wrong_move, PLACED),
    ("derive", "scheduler.rewrite.derive:_families",
     lambda real: lambda *args: {t: (to, parts + 1) for t, (to, parts) in real(*args).items()}, DERIVED),
    ("windows", "scheduler.rewrite.windows:_Rewrite.summed",
     lambda real: lambda self, n, kind, args, moved: real(self, n, kind, args, {a: k ^ 8 for a, k in moved.items()}),
     WINDOWS),
    ("select", "scheduler.select.select:_become", wrong_byte, LOOK_UPS),
    ("fit-tables", "scheduler.rewrite.fit_tables:_inside",
     lambda real: lambda *args: (lambda found: found and (found[0], (found[1] + 1) % 4, found[2]))(real(*args)),
     LOOK_UPS)]


@pytest.mark.parametrize(("which", "where", "broken", "text"), BROKEN, ids=[b[0] for b in BROKEN])
def test_a_pass_that_is_wrong_is_named(which: str, where: str, broken: Break, text: str,
                                       monkeypatch: pytest.MonkeyPatch) -> None:
    cpu = dataclasses.replace(load_cpu("pentium3"), l1d_bytes=1024)
    program = parse(text, PATH)
    assert check_passes(program, "k", cpu)[which], f"{which} does nothing here"
    monkeypatch.setattr(where.replace(":", "."), broken(pkgutil.resolve_name(where)))
    with pytest.raises(Failure, match=f"pentium3 after {which}: `b` at byte"):
        check_passes(program, "k", cpu)


def test_a_random_program_that_fails_names_the_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    assert blamed(LOOK_UPS, 0, ["pentium3"]) == "No pass before scheduling is to blame."
    monkeypatch.setattr(select, "_become", wrong_byte(select._become))
    assert "to blame: different: pentium3 after select: `b`" in blamed(LOOK_UPS, 0, ["pentium3"])


def test_every_pass_on_the_graph_is_seen() -> None:
    """Or else a kernel is run after fewer of them than there are."""
    seen: list[str] = []

    def see(which: str, left: Left) -> None:
        if isinstance(left, Program):
            seen.append(which)

    for text in (LOOK_UPS, PLACED, EARLY, MERGED, DERIVED, WINDOWS, PACKED, DIFFERENCES, FLOATS, SAME):
        cpu = load_cpu("core2" if text == PACKED else "pentium3-pic32")
        each_pass(parse(text, PATH), "k", dataclasses.replace(cpu, l1d_bytes=1024), None, see)
    assert set(seen) == set(GRAPH)


def test_what_goes_wrong_in_a_graph_is_said() -> None:
    """With the node and its place in the source."""
    left: list[Program] = []
    each_pass(parse(LOOK_UPS, PATH), "k", load_cpu("pentium3"), None,
              lambda which, found: left.append(found) if isinstance(found, Program) else None)
    line = next(i for i, text in enumerate(LOOK_UPS.splitlines(), 1) if "let t" in text)
    said = rf"piece blocks: load t \({re.escape(PATH)}:{line}\) reads 4 bytes at byte 12 of `a`, which has 12"
    with pytest.raises(GraphFault, match=said):
        run(left[0], [bytes(12), bytes(16), 2])

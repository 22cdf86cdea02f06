"""The SNOW 2.0 program of Matsui and Fukuda, 200 clocks for 64 bytes on a Pentium III, as far as a slide shows it.

The slide (Matsui, Code Example: SNOW 2.0) has 21 instructions of a step, 27 uops. A step has 34 (Table 6 of the paper),
and what is left to do leaves no choice of instructions: two sums of the output, the new R2, the next word of the state,
the output's last exclusive or, and its store. Their order is not shown; all that are possible are run.
"""

from __future__ import annotations

import re
from itertools import permutations
from pathlib import Path

import pytest

from cipherwright.machine.assemble import run_nasm
from targets.callspec import load_spec
from targets.run_trace import trace_call
from targets.simulate import simulate
from targets.trace import Trace
from tests.support.sequences import P3

MEASURED, UOPS, BLOCKS, STEPS = 200, 550, 32, 16
# a to d: the registers of which bytes are taken; they change parts from step to step. [S+n]: n bytes on in the state
SLIDE = """mov b,[S+20]; movzx esi,dl; rol c,8; mov a,[esi*4+T]; add b,edi; movzx edi,dh; xor a,[edi*4+T+1024]; shr d,16
movzx edi,cl; xor c,[S+8]; movzx esi,byte [S+44]; xor c,[edi*4+A]; mov edi,[S+44]; shr edi,8; xor c,[esi*4+A+1024]
xor c,edi; movzx edi,dl; mov [S],c; xor a,[edi*4+T+2048]; shr d,8; mov edi,[d*4+T+3072]"""
SUM, R2, WORD, SECOND, THIRD, STORE = REST = (
    "add c,b", "xor edi,a", "mov a,[S+4]", "xor c,edi", "xor c,a", "mov [Z],c")
NEEDS = ((R2, WORD), (R2, SECOND), (SUM, SECOND), (SUM, THIRD), (WORD, THIRD))
ORDERS = [order for order in permutations(REST[:-1]) if all(order.index(a) < order.index(b) for a, b in NEEDS)]
HEAD = """bits 32
section .data align=64
state: times 18 dd 0x12345678
section .tab progbits alloc noexec write align=64
T: times 1024 dd 1
A: times 512 dd 2
section .text
global f
f: push ebx
push esi
push edi
push ebp
mov ebp,[esp+20]
mov edx,[state+64]
mov edi,[state+68]
mov ecx,[state]
align 16
again:"""
TAIL = """add ebp,64
dec dword [esp+24]
jnz near again
mov [state+64],edx
mov [state+68],edi
pop ebp
pop edi
pop esi
pop ebx
ret"""


def program(order: tuple[str, ...]) -> str:
    """The routine in NASM, with the rest of a step in this order."""
    step = [*(line.strip() for line in re.split("[;\n]", SLIDE)), *order, STORE]
    names = {name: name for name in "abcd"}
    out = [HEAD]
    for t in range(STEPS):
        out += [written(line, t, names) for line in step]
        names = {"d": names["b"], "c": names["a"], "b": names["d"], "a": names["c"]}
    return "\n".join([*out, TAIL, ""])


def written(line: str, t: int, names: dict[str, str]) -> str:
    """A line in step `t`, with the registers' and places' names."""
    text = re.sub(r"\[S(?:\+(\d+))?\]", lambda m: f"[state+{(4 * t + int(m[1] or 0)) % 64}]", line)
    text = text.replace("[Z]", f"[ebp+{4 * t}]")
    return re.sub(r"\b([abcd])([lh]?)\b", lambda m: names[m[1]] + m[2] if m[2] else f"e{names[m[1]]}x", text)


def traced(order: tuple[str, ...], folder: Path) -> Trace:
    spec = folder / "call.toml"
    spec.write_text(f'args = [{{ buffer = {64 * BLOCKS}, name = "z" }}, {{ int = {BLOCKS} }}]\n', encoding="utf-8")
    code = run_nasm(program(order), "snow2.asm", "elf32")
    return trace_call(load_spec(spec, "i386", "snow2.o", "f"), {"snow2.o": code}).trace


@pytest.mark.parametrize("order", ORDERS[::3])
def test_the_program_of_the_slide(order: tuple[str, ...], tmp_path: Path) -> None:
    """Its uops are the paper's; its clocks are nearer than what an entry of the station kept for longer would give."""
    outcome = simulate(traced(order, tmp_path), P3)
    assert len(ORDERS) == 8
    assert outcome.uops / BLOCKS == pytest.approx(UOPS, abs=2)
    assert MEASURED < outcome.cycles / BLOCKS < 1.15 * MEASURED

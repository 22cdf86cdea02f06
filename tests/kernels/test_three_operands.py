"""Code in VEX and EVEX form, from rows of tables alone: CPUs made up of rows, whose instructions keep both operands."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from cipherwright.compiler.pipeline import Compiled, compile_kernel
from cipherwright.machine.assemble import assemble
from cipherwright.machine.machine import Buffer, MachineUnavailable
from cipherwright.machine.open import open_machine
from cipherwright.protocols.slicing import ordinary_results, slice_arguments
from dsl.elaborate import elaborate
from dsl.interpret import compile_interpreter
from dsl.parser import parse
from targets.cpu import Cpu, load_cpu
from targets.elf import load_elf
from targets.forms import load_forms
from tests.support.graph_run import BASE

TABLE = """
base = "core2"
name = "{name}"
title = "made up, with VEX"
long_mode = true
features = ["i386", "i486", "mmx", "sse", "sse2", "x86-64", {features}]
"""
ROW = '[[pattern]]\nforms = "{forms}"\nports = "{ports}"\nlatency = {latency}\nunit = "int"\nsource = "made up"\n' \
      'status = "derived"\n'
SOURCE = """
kernel k(rk: in u32le[4], src: in u32be[4] per block, dst: out u32le[4] per block, n: count) {{
    blocks n {{
        var x: u32[4]
        for i in 0..4 {{ x[i] = src[i] ^ rk[i] }}
        for r in 0..4 {{
            for i in 0..4 {{ x[i] = ((x[i] <<< 7) + x[(i+1) % 4]) ^ (~x[(i+2) % 4] & rk[r]) ^ (x[(i+3) % 4] >> 3) }}
            x[0] = (x[0] <<< 16) - 0x9e3779b9
        }}
        for i in 0..4 {{ dst[i] = x[i] }}
    }}
}}
mapping k {{ {mapping} }}
"""
BLOCKS = """
kernel k(rk: in u32le[4], src: in u32be[{size}] per block, dst: out u32le[{size}] per block, n: count) {{
    blocks n {{ for i in 0..{size} {{ dst[(i + 3) % {size}] = src[i] + rk[i % 4] }} }}
}}
mapping k {{ lanes 16 in zmm }}
"""
BOXES = """
sbox S: u8 -> u8 = x => (x <<< 1) ^ (x & (x <<< 5)) ^ 0x5a

kernel k(rk: in u8[8], src: in u8[{size}] per block, dst: out u8[{size}] per block, n: count) tables {{
    blocks n as i {{
        for j in 0..{size} {{ dst[j] = S(src[j] ^ rk[j % 8]) ^ u32(i).byte[j % 4] ^ src[(j + 3) % {size}] }}
    }}
}}
mapping k {{ {mapping} }}
"""


@dataclass(frozen=True)
class Toy:
    """A made-up CPU: its features beyond SSE2, and what code for it shall have and shall not."""

    features: tuple[str, ...]
    registers: str
    lanes: int
    wanted: tuple[str, ...]
    unwanted: tuple[str, ...]


WIDE = ("avx", "avx2", "avx512f", "avx512bw")
TOYS = {"x": Toy(WIDE[:1], "xmm", 4, ("vpxor", "vpandn"), ("vpternlogd", "vprold", "vzeroupper")),
        "y": Toy(WIDE[:2], "ymm", 8, ("vpxor", "vpandn", "vzeroupper"), ("vpternlogd", "vprold")),
        "z": Toy(WIDE, "zmm", 16, ("vpternlogd", "vprold", "vzeroupper"), ("vpslld", "vpxor ")),
        "zl": Toy((*WIDE, "avx512vl"), "zmm", 16, ("vmovdqu64 xmm", "vmovdqu64 [", "vshufi32x4"),
                  ("vmovdqu xmm", "vmovd "))}


def made_up(folder: Path, name: str, features: tuple[str, ...]) -> None:
    """The table of a CPU with a row for every form of the features, and no instruction set of its own in the code."""
    rows = []
    for form in load_forms().values():
        if form.features & {*WIDE, "avx512vl"} and form.features <= {*features}:
            kinds = [k for k in form.operand_kinds if k != "mm"]
            loads, store = any(k.startswith("m") for k in kinds[1:]), any(k.startswith("m") for k in kinds[:1])
            ports, latency = ("p3+p4", 0) if store else ("p015+p2", 1) if loads else ("p015", 1)
            row = ROW.format(forms=form.name, ports=ports, latency=latency)
            rows.append(row + ("latency_mem = 4\n" if loads and not store else ""))
    said = ", ".join(f'"{f}"' for f in features)
    (folder / f"{name}.toml").write_text(TABLE.format(name=name, features=said) + "".join(rows), encoding="utf-8")


def compiled(source: str, cpu: Cpu) -> Compiled:
    return compile_kernel(parse(source, "k.cw"), "k", cpu, source_text=source, source_name="k.cw", quick=True)


def lines_of(made: Compiled) -> list[str]:
    return [line.split(";")[0].strip() for line in made.asm.splitlines()]


def right(source: str, made: Compiled, cpu: Cpu, toy: Toy, kind: str, counts: tuple[int, ...], size: int = 16) -> None:
    """The machine code gives what the interpreter does; where a machine lacks its instructions the test is skipped."""
    image = load_elf(assemble(made.asm, "k", cpu.bits), BASE, cpu.bits)
    try:
        machine = open_machine(frozenset(toy.features), kind, cpu.abi)
    except MachineUnavailable as error:
        pytest.skip(f"the code is not run: {error}")
    kernel = elaborate(parse(source, "k.cw"), "k")
    run = compile_interpreter(kernel)
    slices, form = int(made.manifest.get("slices", 0)), (made.manifest.get("whole", []), False,
                                                         made.manifest.get("broadcast", []))
    for count in counts:
        rng = random.Random(count)
        key, data = rng.randbytes(kernel.params[0].bytes), rng.randbytes(size * count)
        args: list[bytes | int] = [key, data, bytes(size * count), count]
        wanted = run(list(args))
        sent = slice_arguments(kernel.params, args, slices, *form) if slices else args
        given = [a if isinstance(a, int) else Buffer(a, number == 2, 16 if slices else 1)
                 for number, a in enumerate(sent)]
        after = machine.call(image, "k", given).buffers
        found = ordinary_results(kernel.params, after, args, slices, *form) if slices else after
        assert found[-1] == wanted[-1], count


@pytest.mark.parametrize("kind", ["native", "executor"])
@pytest.mark.parametrize(("size", "whole"), [(16, True), (32, True), (20, False), (4, False)])
def test_blocks_as_long_as_a_register_are_read_whole(size: int, whole: bool, kind: str, cpu_tables: Path) -> None:
    """And exchanged by two shuffles for four rows of 128 bits; others in such rows, by three."""
    made_up(cpu_tables, "toy", (*WIDE, "avx512vl"))
    cpu = load_cpu("toy-64")
    source = BLOCKS.format(size=size)
    made = compiled(source, cpu)
    loads = [line for line in lines_of(made) if re.match(r"vmovdqu64 [xz]mm\d+, \[r[^s]", line)]
    assert any("xmm" in line for line in loads) != whole and (sum("zmm" in line for line in loads) >= size or not whole)
    right(source, made, cpu, TOYS["zl"], kind, (0, 3, 17), 4 * size)


@pytest.mark.parametrize("kind", ["native", "executor"])
@pytest.mark.parametrize("file", TOYS)
@pytest.mark.parametrize("bits", [32, 64])
def test_a_kernel_of_vectors(file: str, bits: int, kind: str, cpu_tables: Path) -> None:
    toy = TOYS[file]
    made_up(cpu_tables, "toy", toy.features)
    cpu = load_cpu("toy" if bits == 32 else "toy-64")
    source = SOURCE.format(mapping=f"lanes {toy.lanes} in {toy.registers}")
    made = compiled(source, cpu)
    text = lines_of(made)
    code = [line.split(maxsplit=1) for line in text if re.search(r"\b[xyz]mm\d", line)]
    assert len(code) > 100 and {mnemonic[0] for mnemonic, _ in code} == {"v"}
    assert all(any(line.startswith(word) for line in text) for word in toy.wanted)
    assert not any(line.startswith(word) for line in text for word in toy.unwanted)
    own = [operands for mnemonic, operands in code if re.match(r"[xyz]mm\d+, [xyz]mm\d+, ", operands)]
    kept = [operands for operands in own if operands.split(", ")[0] != operands.split(", ")[1]]
    assert len(kept) > len(own) / 4, "destinations of their own are used"
    copies = [o for mnemonic, o in code if mnemonic == "vmovdqa" and re.fullmatch(r"[xyz]mm\d+, [xyz]mm\d+", o)]
    assert not copies, "nothing is copied to be kept"
    right(source, made, cpu, toy, kind, (0, 1, 3, toy.lanes, toy.lanes + 1, 3 * toy.lanes - 1))


@pytest.mark.spread(6)
@pytest.mark.parametrize("kind", ["native", "executor"])
@pytest.mark.parametrize("convention", ["toy-64", "toy-64-win64"])
@pytest.mark.parametrize("file", ["y", "z"])
@pytest.mark.parametrize("size", [8, 16])
def test_a_kernel_in_slices(file: str, size: int, convention: str, kind: str, cpu_tables: Path) -> None:
    """Blocks that are transposed, keys that all blocks share, the number of the block, and what the caller keeps."""
    toy = TOYS[file]
    made_up(cpu_tables, "toy", toy.features)
    cpu = load_cpu(convention)
    source = BOXES.format(size=size, mapping=f"slices in {toy.registers}; whole src dst; broadcast rk")
    made = compiled(source, cpu)
    text = lines_of(made)
    assert any("vpbroadcastd ymm" in line for line in text) == (file == "y")
    assert size > 8 or ("{1to16}" in made.asm) == (file == "z"), "with one reader it is an operand"
    assert text.index("vzeroupper") > max(at for at, line in enumerate(text) if f"{toy.registers}" in line)
    assert ("zmm31" in made.asm) == (file == "z")
    assert ("vmovdqa xmm6, [" in made.asm) == convention.endswith("win64"), "the caller's low halves are restored"
    right(source, made, cpu, toy, kind, (1, 300, 600), size)


@pytest.mark.full
@pytest.mark.parametrize("kind", ["native", "executor"])
def test_a_wide_frame_is_cleared(kind: str, cpu_tables: Path) -> None:
    made_up(cpu_tables, "toy", TOYS["z"].features)
    cpu = load_cpu("toy-64")
    source = BOXES.format(size=16, mapping="slices in zmm; whole src dst").replace(") tables {", ") tables wipe {")
    made = compiled(source, cpu)
    cleared = [line for line in made.asm.splitlines() if line.rstrip().endswith("cleared")]
    assert any("zmm" in line for line in cleared) or any("rep stos" in line for line in cleared)
    right(source, made, cpu, TOYS["z"], kind, (1, 513))

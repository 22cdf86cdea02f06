"""Look-ups of bytes in lanes: what is joined and taken apart, which ways there are, and what is refused."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest

from cipherwright.compiler.pipeline import compile_kernel
from cipherwright.compiler.state import there
from cipherwright.equality.prove import prove
from cipherwright.machine.assemble import assemble
from cipherwright.machine.machine import MachineUnavailable
from dsl.diagnostics import SourceError
from dsl.elaborate import elaborate
from dsl.parser import parse
from dsl.rounds import inverses, rounds
from scheduler.graph.simplify import pieces
from scheduler.logic.nibbles import by_nibbles, sixteen
from scheduler.lowering.boxes import LAST, affine_of, fits, inversion_of, own_box, turned_back
from targets.cpu import load_cpu
from targets.elf import Image, load_elf
from tests.kernels.test_mapped_code import BASE, check, compiled
from tests.support.states import BOX, INVERSE
from tests.support.through import graph_of, state_of

RNG = random.Random(7)
ANY = RNG.sample(range(256), 256)
TURNED = [(x << 1 | x >> 7) & 0xFF for x in BOX]
HEAD = """sbox S: u8 -> u8 = {box}
kernel k(a: secret in u32le[2], b: secret in u32be[4] per block, c: out u32le[4] per block, n: count) tables {{
    blocks n {{
        var x: u32[4]
        for i in 0..4 {{ x[i] = b[i] }}
        for i in 0..2 as rounds {{
            let t = x[0] ^ x[1] ^ a[i]
            let u = x[2] ^ x[3]
            {step}
        }}
        for i in 0..4 {{ c[i] = x[i] }}
    }}
}}
"""
STEPS = {
    "in place": "x[0] = x[0] ^ cat(S(t.byte[0]), S(t.byte[1]), S(t.byte[2]), S(t.byte[3]))",
    "moved": "x[1] = x[2] ^ cat(S(t.byte[3]), S(t.byte[0]), S(t.byte[1]), S(t.byte[1]))",
    "two words": "x[1] = cat(S(t.byte[0]), S(u.byte[1]), S(t.byte[2]), S(u.byte[0]) ^ 0x5a)",
    "two boxes": "x[3] = x[0] ^ cat(S(t.byte[0]) <<< 1, S(t.byte[1]), u8(7), S(t.byte[3] <<< 3) ^ 1)",
}
WAYS = [("lanes 16 in zmm; boxes by inversion", "golden-cove"), ("lanes 8 in ymm; boxes by round; streams 2", "zen3"),
        ("lanes 4 in xmm; boxes by round", "haswell"), ("lanes 16 in zmm; boxes by registers; roll rounds", "zen4"),
        ("lanes 8 in ymm; boxes by nibbles", "haswell"),
        ("lanes 16 in zmm; boxes by masks; roll rounds", "golden-cove")]
SHORT = "lanes 4 in xmm; boxes by inversion", "golden-cove"
REGISTERS = "lanes 16 in zmm; boxes by registers", "zen4"
MASKS = "lanes 16 in zmm; boxes by masks", "golden-cove"
BYTES = [("lanes 64 in zmm; boxes by inversion", "golden-cove"), ("lanes 32 in ymm; boxes by round", "zen3"),
         ("lanes 64 in zmm; boxes by registers; roll rounds", "zen4"),
         ("lanes 32 in ymm; boxes by nibbles; roll rounds", "zen3"),
         ("lanes 64 in zmm; boxes by affine", "golden-cove"), ("lanes 64 in zmm; boxes by masks", "zen5")]
HALVES = "lanes 32 in ymm; boxes by nibbles", "haswell"


def source(step: str, box: list[int] = BOX) -> str:
    return HEAD.format(box=box, step=step)


def kinds(text: str, said: str, cpu: str) -> Counter[str]:
    """The kinds of operations behind the pass."""
    tree = parse(f"{text}mapping k {{ {said} }}\n", "k.cw")
    kernel = there(state_of(tree, "k", load_cpu(cpu), until="boxes").kernel)
    return Counter(op.kind for op in kernel.body.ops())


def runs(text: str, said: str, cpu: str, counts: tuple[int, ...] = (0, 1, 67)) -> None:
    """The code gives what the interpreter does, of the whole passes and of what is left over."""
    kernel, image, messages = compiled(text, said, cpu)
    try:
        for count in counts:
            check(kernel, image, messages, count, random.Random(f"{said} {count}"), cpu)
    except MachineUnavailable as error:
        pytest.skip(f"the code is not run: {error}")


@pytest.mark.parametrize("said, cpu", WAYS)
@pytest.mark.parametrize("step", STEPS)
def test_words(step: str, said: str, cpu: str) -> None:
    runs(source(STEPS[step]), said, cpu)


@pytest.mark.parametrize("said, cpu", BYTES)
@pytest.mark.parametrize("step", ["moved", "two boxes"])
def test_bytes(step: str, said: str, cpu: str) -> None:
    runs(source(STEPS[step]), said, cpu)


def test_a_word_is_one_operation_however_it_is_read() -> None:
    said, cpu = WAYS[0]
    found = {step: kinds(source(text), said, cpu) for step, text in STEPS.items()}
    assert [found[step]["bytebox"] for step in STEPS] == [2, 2, 4, 3]    # of two rounds, each box of a word once
    assert [found[step]["bytes"] for step in STEPS] == [0, 2, 1, 0]
    assert all(one["lookup"] == one["extract"] == one["concat"] == 0 for one in found.values())


def test_linear_maps_of_bytes_and_turns() -> None:
    """Shifts, turns, parts, a linear map: of bytes, in the same and in other registers."""
    text = f"sbox S: u8 -> u8 = {BOX}\n" + """linear M(z: u32) -> u32 {
    return cat(z.byte[1] ^ z.byte[2], z.byte[0] ^ z.byte[1] ^ z.byte[2], z.byte[3], z.byte[0] ^ z.byte[3])
}
kernel k(a: secret in u64le[2], b: secret in u64be[2] per block, c: out u64le[2] per block, n: count) tables {
    blocks n {
        let x = b[0] ^ a[0]
        let y = M(cat(S(x.byte[0]), S(x.byte[5]), S(x.byte[2]), S(x.byte[7]))) | x[32 +: 32]
        c[0] = (u64(y <<< 1) << 32) ^ (x >>> 13) ^ (x >> 9) ^ (b[1] << 21) ^ 0x123456789
        c[1] = ~(b[1] & a[1]) ^ (x <<< 16)
    }
}
"""
    for said, cpu in BYTES:
        runs(text, said.removesuffix("; roll rounds"), cpu)


@pytest.mark.parametrize("said, cpu", BYTES)
def test_linear_maps_with_factors(said: str, cpu: str) -> None:
    """Factors 2 and 3 in GF(2^8), by whatever the way has for maps of a byte."""
    text = f"sbox S: u8 -> u8 = {BOX}\n" + """
fn double(x: u8) -> u8 { return (x << 1) ^ select(x[7 +: 1], u8(0x1b), u8(0)) }
linear M(z: u32) -> u32 {
    var r: u8[4]
    for i in 0..4 {
        let next = z.byte[(i + 1) % 4]
        r[i] = double(z.byte[i] ^ next) ^ next ^ z.byte[(i + 2) % 4] ^ z.byte[(i + 3) % 4]
    }
    return cat(r[0], r[1], r[2], r[3])
}
kernel k(a: secret in u32le[1], b: secret in u32le[4] per block, c: out u32le[4] per block, n: count) tables {
    blocks n {
        var y: u32[4]
        for i in 0..4 {
            let x = b[i] ^ a[0]
            y[i] = M(cat(S(x.byte[0]), S(x.byte[1]), S(x.byte[2]), S(x.byte[3]))) ^ (M(x) & b[3 - i])
        }
        for i in 0..4 { c[i] = y[i] }
    }
}
"""
    said = said.removesuffix("; roll rounds")
    found = kinds(text, said, cpu)
    assert found["lookup"] == found["linear"] == 0
    assert found["shl"] == {"inversion": 0, "affine": 0, "nibbles": 16}.get(said.split()[6], 24)
    runs(text, said, cpu)


COUNTED = f"sbox S: u8 -> u8 = {BOX}\n" + """
kernel k(a: secret in u32be[4], b: secret in u32le[4] per block, c: out u32le[4] per block, n: count) tables {
    blocks n as i {
        let x = cat(a[3], a[2]) + u64(i)
        let y = a[0] ^ a[1] ^ 0x12345678
        var z = [x[0 +: 32], x[32 +: 32], cat(S(y.byte[0]), S(y.byte[1]), S(y.byte[2]), S(x.byte[0])), a[1] + 0xff00ff]
        z[1] = z[1] + b[1]
        for j in 0..4 { z[j] = b[j] ^ z[j] }
        for j in 0..4 { c[j] = z[j] }
    }
}
"""


@pytest.mark.parametrize("said, cpu", BYTES)
def test_counter_mode(said: str, cpu: str) -> None:
    """Sums and numbers of blocks, carries from byte to byte, and what is the same for all blocks."""
    runs(COUNTED, said.removesuffix("; roll rounds"), cpu, (1, 67, 300))
    runs(COUNTED, f"{said.removesuffix('; roll rounds')}; streams 2", cpu, (3, 257))


def held(step: str) -> Counter[str]:
    """What the pass makes of two rounds in bytes, by look-ups of half bytes."""
    tree = parse(f"{source(step)}mapping k {{ {HALVES[0]} }}\n", "k.cw")
    kernel = there(state_of(tree, "k", load_cpu(HALVES[1]), until="boxes").kernel)
    return Counter(op.kind if op.kind != "bytebox" else "half" if sixteen(op.attr.entries) else "map"
                   for loop in kernel.body.loops() for op in loop.body.ops())


def test_bytes_are_held_in_the_basis_of_their_box() -> None:
    """A map into it is only where blocks are read: a box makes the next one's, and keys have it before the loop."""
    chain = "x[0] = cat(S(x[0].byte[1]), S(x[0].byte[2]), S(x[0].byte[3]), S(x[0].byte[0])) ^ a[i]"
    found = held(chain)
    assert (found["map"], found["half"]) == (4, 8 * 7)    # five look-ups and two that end them, of eight boxes
    assert held(chain.replace("^ a[i]", "^ (x[1] & a[i])"))["map"] == 8    # what is no sum is mapped
    assert held(chain + "; x[1] = x[0] ^ x[1]")["half"] == 8 * 7 + 8    # of the first round the source's, too


def test_boxes_of_several_bases() -> None:
    """A turn before a box makes another basis of it; each is held, or mapped from the other in front of its box."""
    step = "x[0] = x[1] ^ a[i] ^ cat(S(t.byte[0]), S(t.byte[1] <<< 1), S(u.byte[2] >>> 3), S(u.byte[3]))"
    assert held(step)["map"] <= 4 + 4 + 2
    runs(source(step), *HALVES, counts=(67,))
    runs(source(step), *BYTES[3], counts=(67,))


def test_what_all_blocks_share_is_made_once() -> None:
    said, cpu = BYTES[0]
    tree = parse(f"{COUNTED}mapping k {{ {said} }}\n", "k.cw")
    kernel = there(state_of(tree, "k", load_cpu(cpu), until="boxes").kernel)
    inside = Counter(op.kind for loop in kernel.body.loops() for op in loop.body.ops())
    everywhere = Counter(op.kind for op in kernel.body.ops())
    boxes = [op for op in kernel.body.ops() if op.kind == "bytebox" and "carry" not in op.attr.name]
    assert inside["bytebox"] == everywhere["bytebox"] - (len(boxes) - 1) - 3    # the sum with a constant has 3 carries
    assert len(boxes) == 4 and inside["index"] == 4


@pytest.mark.parametrize("said, cpu", [(said.removesuffix("; roll rounds"), cpu) for said, cpu in BYTES[1:]])
@pytest.mark.parametrize("more", ["", "z[0] = z[0] & b[1]\n"])
def test_rows_are_added_behind_their_transposition(said: str, cpu: str, more: str) -> None:
    """Text to which lanes add a keystream takes no part in it, unless bytes of it are wanted for something else."""
    text = COUNTED.replace("z[1] = z[1] + b[1]\n", more)
    graph = graph_of(parse(f"{text}mapping k {{ {said} }}\n", "k.cw"), "k", load_cpu(cpu), until="simplify")
    found = Counter(n.kind for piece in pieces(graph) for n in piece.nodes)
    assert (found["unpacklow"] + found["unpackhigh"] == 64) == (not more)


@pytest.mark.parametrize("said", ["lanes 4 in xmm", "lanes 16 in xmm; roll rounds"])
def test_half_bytes_where_the_choice_of_bytes_overwrites(said: str) -> None:
    """SSSE3 is enough for nibbles; rotations there stay shifts, as in lanes without boxes."""
    text = source(STEPS["two words"])
    runs(text, said.replace("lanes", "boxes by nibbles; lanes"), "core2-64")
    plain = parse("kernel k(a: secret in u32le[1] per block, b: out u32le[1] per block, n: count) "
                  "{ blocks n { b[0] = a[0] <<< 8 } }\nmapping k { lanes 4 in xmm }\n", "k.cw")
    graph = graph_of(plain, "k", load_cpu("core2-64"), until="simplify")
    assert not any(n.kind == "bytes" for piece in pieces(graph) for n in piece.nodes)


SHORT_BLOCKS = """kernel k(a: secret in u8[3], b: secret in {word}[{n}] per block, c: out {word}[{n}] per block,
         n: count) tables {{
    blocks n {{ for i in 0..{n} {{
        let x = b[i]
        c[i] = cat({parts})
    }} }}
}}
"""
SINGLE = [("u8", 1, *BYTES[0]), ("u8", 2, *BYTES[2]), ("u16be", 3, *BYTES[1]), ("u64le", 1, *BYTES[2]),
          ("u16le", 1, "lanes 16 in xmm; boxes by round; streams 2", "haswell")]


@pytest.mark.parametrize("word, n, said, cpu", SINGLE)
def test_bytes_of_blocks_that_are_no_rows(word: str, n: int, said: str, cpu: str) -> None:
    """Bytes of blocks of 1 to 8 bytes are read and written one by one."""
    parts = ", ".join(f"S(x.byte[{j}] ^ a[{j % 3}])" for j in range(int(word[1:3].rstrip("lb")) // 8))
    text = f"sbox S: u8 -> u8 = {BOX}\n" + SHORT_BLOCKS.format(word=word, n=n, parts=parts)
    runs(text, said.removesuffix("; roll rounds"), cpu)


@pytest.mark.parametrize("said, cpu", [BYTES[1], ("lanes 16 in xmm; boxes by inversion", "golden-cove")])
@pytest.mark.parametrize("place", ["b: secret in u8[16] per block, c: out", "c: secret inout"])
def test_a_byte_read_behind_a_store(place: str, said: str, cpu: str) -> None:
    """The output may be in the place of the input: a row is written as far as it is there before a byte is read."""
    b = "b" if "b:" in place else "c"
    text = f"""sbox S: u8 -> u8 = {BOX}
kernel k(a: secret in u8[16], {place} u8[16] per block, n: count) tables {{
    blocks n {{
        for i in 0..16 {{ c[i] = S({b}[i] ^ a[i]) ^ {b}[(i + 3) % 16] }}
        c[3] = {b}[5]
    }}
}}
"""
    runs(text, said, cpu)


def test_a_turn_before_a_box_is_part_of_it() -> None:
    """`S(x <<< 1)` of a byte that is a sum is one box of the sum, and `S(x) <<< 1`, too."""
    text = source("""let y = t.byte[0] ^ u.byte[3]
            x[1] = x[2] ^ cat(S(y <<< 1), S((~y) >>> 3) <<< 2, S(u.byte[2]), t.byte[1])""")
    said, cpu = BYTES[0]
    found = kinds(text, said, cpu)
    assert (found["bytebox"], found["rotl"], found["rotr"], found["not"]) == (5, 0, 0, 0)    # u stays the same
    runs(text, said, cpu, counts=(67,))


def test_turns_by_whole_bytes_are_done_together() -> None:
    text = source("x[0] = L(cat(S(t.byte[0]), S(t.byte[1]), S(t.byte[2]), S(t.byte[3])))")
    text = "linear L(b: u32) -> u32 { return b ^ (b <<< 2) ^ (b <<< 10) ^ (b <<< 18) ^ (b <<< 24) }\n" + text
    found = kinds(text, *WAYS[0])
    assert (found["bytes"], found["linear"]) == (6, 0)    # of two rounds: by 8, 16 and 24 bits
    runs(text, *WAYS[1])


def test_which_boxes_are_inversion() -> None:
    for box in (BOX, INVERSE, TURNED):
        maps = inversion_of(tuple(box))
        assert maps is not None and not affine_of(box)
        assert [maps[1].apply(inverses()[maps[0].apply(x)]) for x in range(256)] == box
        halves = by_nibbles(tuple(box))
        assert halves is not None and [halves.value(x) for x in range(256)] == box
        assert fits(tuple(box), "inversion") and fits(tuple(box), "round")
    other = [*BOX]
    other[3], other[200] = other[200], other[3]
    for box in (ANY, other):
        assert not fits(tuple(box), "inversion") and fits(tuple(box), "registers") and fits(tuple(box), "affine")
        assert by_nibbles(tuple(box)) is None
    assert affine_of([x ^ 0x11 for x in range(256)]) and affine_of(BOX[:-1] + [BOX[0]]) is None
    assert inversion_of(tuple(BOX))[0].nothing    # type: ignore[index]


def test_the_box_of_a_round_and_the_way_back() -> None:
    row = rounds()[LAST]
    assert own_box(row) == tuple(BOX)
    state = list(range(16))
    data = int.from_bytes(bytes(state[i] for i in turned_back(row)), "little")
    assert list(row.apply(data, 0).to_bytes(16, "little")) == [BOX[x] for x in state]


@pytest.mark.parametrize("said, cpu, mine, other", [
    pytest.param(*SHORT, "vgf2p8affineinvqb", "vgf2p8affineqb", marks=pytest.mark.full),
    (*WAYS[2], "vaesenclast", "vaesenc"),
    pytest.param(*REGISTERS, "vpermi2b", "vpermb", marks=pytest.mark.slow),
    pytest.param(*MASKS, "vpmovb2m", "vpmovw2m", marks=pytest.mark.slow),
    pytest.param(*BYTES[0], "vgf2p8affineinvqb", "vgf2p8affineqb", marks=pytest.mark.slow)])
def test_code_is_proved_to_compute_what_the_source_says(said: str, cpu: str, mine: str, other: str) -> None:
    """For all inputs, from the bytes; with another instruction or choice in its place it is not."""
    text = f"{source(STEPS['moved'])}mapping k {{ {said} }}\n"
    table = load_cpu(cpu)
    made = compile_kernel(parse(text, "k.cw"), "k", table, source_text=text, source_name="k.cw", quick=True)
    changed = re.sub(rf"\b{mine}\b", other, made.asm)
    kernel = elaborate(parse(text, "k.cw"), "k")
    results = [prove(kernel, made.manifest, load_elf(assemble(asm, "k", 64), BASE, 64), table.abi).result
               for asm in (made.asm, changed)]
    assert changed != made.asm and results[0] == "proved" and results[1] != "proved"


def changed(asm: str, fault: str) -> str:
    """Code with another mask, table or order of its look-ups under masks."""
    lines = [re.sub(r" *;.*", "", line) for line in asm.split("\n")]
    masked = [i for i, line in enumerate(lines) if "vpermb" in line and "{k" in line]
    first, second = masked[:2]
    (to, _, table), other = (lines[i].split(None, 1)[1].split(", ", 2) for i in (first, second))
    plain = next(i for i, line in enumerate(lines) if f"vpermb {to[:to.index('{')]}, " in line)
    high = next(i for i, line in enumerate(lines) if "vmovdqu8" in line and "{k" in line)
    if fault == "no mask":
        lines[first] = re.sub(r"\{k\d\}", "", lines[first])
    elif fault == "another mask":
        lines[first] = re.sub(r"\{k\d\}", re.findall(r"\{k\d\}", lines[high])[0], lines[first])
    elif fault == "another table":
        lines[first] = lines[first].replace(table, other[2])
    elif fault == "another order":
        lines[plain], lines[first] = lines[first], lines[plain]
    elif fault == "another test":
        at = next(i for i, line in enumerate(lines) if "vptestmb" in line)
        lines[at] = lines[at].replace("vptestmb", "vptestnmb")
    return "\n".join(lines)


@pytest.mark.parametrize("fault", ["", "no mask", "another mask", "another table", "another order", "another test"])
def test_a_fault_of_a_mask_is_refuted(fault: str) -> None:
    """Of one box: an input for which the code goes wrong is found, and nothing is proved."""
    said, cpu = MASKS
    text = f"""sbox S: u8 -> u8 = {BOX}
kernel k(b: secret in u32le[1] per block, c: out u32le[1] per block, n: count) tables {{
    blocks n {{ c[0] = cat(S(b[0].byte[0]), S(b[0].byte[1]), S(b[0].byte[2]), S(b[0].byte[3])) }}
}}
mapping k {{ {said} }}
"""
    table = load_cpu(cpu)
    made = compile_kernel(parse(text, "k.cw"), "k", table, source_text=text, source_name="k.cw", quick=True)
    kernel, asm = elaborate(parse(text, "k.cw"), "k"), changed(made.asm, fault)

    def search(image: Image) -> tuple[str, dict[str, Any]] | None:
        try:
            check(kernel, image, 1, 16, random.Random(fault), cpu)
        except MachineUnavailable as error:
            pytest.skip(f"the code is not run: {error}")
        except AssertionError:
            return "another result", {"n": 16}
        return None

    found = prove(kernel, made.manifest, load_elf(assemble(asm, "k", 64), BASE, 64), table.abi, search)
    assert found.result == ("refuted" if fault else "proved")


@pytest.mark.parametrize("said, cpu", [WAYS[1], BYTES[1]])
@pytest.mark.parametrize("joined", ["S(t.byte[0]) ^ S(t.byte[0])", "S(t.byte[1]) ^ S(t.byte[1]) ^ 5"])
def test_bytes_that_are_constant(joined: str, said: str, cpu: str) -> None:
    """A word of nothing but constants; what is left of a sum when all of it cancels."""
    joined = ", ".join([joined] * 4)
    runs(source(f"x[3] = x[0] ^ cat({joined})\n{STEPS['moved']}"), said.removesuffix("; streams 2"), cpu, counts=(9,))


def test_a_sum_that_no_box_fits_is_a_sum() -> None:
    """`S(x) ^ x` is a function of a byte, and no inversion between affine maps."""
    parts = ", ".join(f"S(t.byte[{j}]) ^ t.byte[{j}]" for j in range(4))
    for said, cpu in BYTES[:2]:
        runs(source(f"x[1] = x[2] ^ cat({parts})"), said, cpu, counts=(9,))


@pytest.mark.parametrize("said, cpu", BYTES)
def test_constant_arrays_of_a_loop(said: str, cpu: str) -> None:
    """Words of constants that a run-time loop indexes: their bytes are read."""
    text = "const C: u32[6] = [0x01234567, 0x89abcdef, 0x00ff10a5, 0xdeadbeef, 7, 0x80000000]\n" + source(
        f"x[3] = (x[3] ^ C[2*i + 1]) + (C[i + 4] <<< 8)\n{STEPS['moved']}")
    runs(text, said.removesuffix("; roll rounds") + "; roll rounds", cpu, counts=(1, 67))


@pytest.mark.parametrize("said, cpu", BYTES)
def test_any_look_up_of_a_byte(said: str, cpu: str) -> None:
    """A box of a box, affine tables, also of sums, a table that says nothing, and one of a constant."""
    text = f"""sbox S: u8 -> u8 = {BOX}
table Turn: u8 -> u8 = x => (x <<< 1) ^ 0x63
table Same: u8 -> u8 = x => x
kernel k(b: secret in u8[4] per block, c: out u8[4] per block, n: count) tables {{
    blocks n {{
        let x = b[0]
        c[0] = S(S(x)) ^ b[1]
        c[1] = Turn(x) ^ S(x)
        c[2] = Same(x) ^ S(Turn(x ^ b[1]) + x)
        c[3] = S(x & 0) ^ Turn(x + b[3])
    }}
}}
"""
    runs(text, said.removesuffix("; roll rounds"), cpu, counts=(9,))


def refused(text: str, said: str, cpu: str) -> str:
    with pytest.raises(SourceError) as error:
        kinds(text, said, cpu)
    return error.value.message


def test_what_is_refused() -> None:
    plain = source(STEPS["in place"])
    assert "cannot do" in refused(source(STEPS["in place"], ANY), *WAYS[0])
    runs(source(STEPS["in place"], ANY), *WAYS[3], counts=(17,))
    said = "lanes 8 in ymm; boxes by inversion"
    assert "zen3 has not what `boxes by inversion` needs" in refused(plain, said, "zen3")
    for way, cpu in (("lanes 16 in zmm; boxes by masks", "skylake-x"), ("lanes 8 in ymm; boxes by masks", "zen5")):
        assert f"{cpu} has not what `boxes by masks` needs" in refused(plain, way, cpu)
    assert "`boxes` without `lanes`" in refused(plain, "boxes by round", "zen3")
    assert "without `boxes`" in refused(plain, "lanes 32 in ymm", "zen3")
    assert "no way `luck`" in refused(plain, "lanes 8 in ymm; boxes by luck", "zen3")
    assert "does not say which way" in refused(plain, "lanes 8 in ymm; boxes", "zen3")
    assert "nothing in `k` is look-ups" in refused(source("x[0] = t ^ u"), *WAYS[0])
    assert "`sub` of 32 bits has no form in bytes" in refused(source("x[0] = u32(S(t.byte[0])) - u"), *BYTES[1])

"""Pass `rounds`: recognised by what is computed, however it is written and called, and only where all is equal."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

import pytest

from cipherwright.compiler.pipeline import compile_kernel
from cipherwright.compiler.state import there
from cipherwright.equality.prove import prove
from cipherwright.machine.assemble import assemble
from dsl.diagnostics import SourceError
from dsl.elaborate import elaborate
from dsl.operations import ROUNDS
from dsl.parser import parse
from scheduler.graph.simplify import pieces
from targets.cpu import load_cpu
from targets.elf import load_elf
from tests.kernels.test_mapped_code import BASE, check, compiled
from tests.support.states import BOX, INVERSE
from tests.support.through import graph_of, state_of

HEAD = "kernel k(a: secret in u32le[{words}], b: secret in u32le[4] per block, c: out u32le[4] per block, n: count)"
SHAPES = {"round": (BOX, (0, 1, 2, 3), (2, 3, 1, 1)), "roundlast": (BOX, (0, 1, 2, 3), (1, 0, 0, 0)),
          "unround": (INVERSE, (0, 3, 2, 1), (14, 11, 13, 9)), "unroundlast": (INVERSE, (0, 3, 2, 1), (1, 0, 0, 0))}
"""What is written in a source for a round: box, columns that rows are taken from, the first row of the matrix."""
COUNTS = (0, 1, 5, 17, 40)
ROOT = Path(__file__).parents[2]


def source(box: list[int], rows: tuple[int, ...], column: tuple[int, ...], keys: int = 1, tables: str = " tables",
           rest: str = "") -> str:
    """One round between two keys, in words that say nothing, the matrix by shifts and choices of bytes."""
    head = HEAD.format(words=4 + 4 * keys)
    taken = ", ".join(f"p[(i+{row}) % 4].byte[{r}]" for r, row in enumerate(rows))
    key = " ^ ".join(f"a[{4 + 4 * k} + i]" for k in range(keys))
    return f"""sbox P: u8 -> u8 = {box}
fn d(x: u8) -> u8 {{ return (x << 1) ^ select(x[7 +: 1], u8(0x1b), u8(0)) }}
fn m(x: u8, by: int) -> u8 {{
    var t = u8(0)
    var y = x
    for i in 0..4 {{
        if by / (1 << i) % 2 == 1 {{ t = t ^ y }}
        y = d(y)
    }}
    return t
}}
const M = [{", ".join(map(str, column))}]
fn q(p: u32[4], i: int) -> u32 {{
    let x = [{taken}]
    var y: u8[4]
    for r in 0..4 {{
        y[r] = u8(0)
        for j in 0..4 {{ y[r] = y[r] ^ m(P(x[j]), M[(j + 4 - r) % 4]) }}
    }}
    return cat(y[0], y[1], y[2], y[3])
}}
{head}{tables} {{
    blocks n {{
        var p: u32[4]
        for i in 0..4 {{ p[i] = b[i] ^ a[i] }}
        var z: u32[4]
        for i in 0..4 {{ z[i] = q(p, i) ^ {key} }}
        for i in 0..4 {{ c[i] = z[i] }}{rest}
    }}
}}
"""


def kinds(text: str, said: str = "prefer rounds", cpu: str = "haswell") -> Counter[str]:
    """The kinds of operations behind the pass, memory with its bits."""
    tree = parse(f"{text}mapping k {{ {said} }}\n", "k.cw")
    kernel = there(state_of(tree, "k", load_cpu(cpu), until="rounds").kernel)
    return Counter(op.kind + (str(op.attr.bits) if op.kind in ("load", "store") else "") for op in kernel.body.ops())


@pytest.mark.spread(3)
@pytest.mark.parametrize("said, cpu", [("prefer rounds", "haswell"), ("prefer rounds; streams 3", "haswell"),
                                       ("prefer rounds; lanes 2 in ymm; streams 2", "zen3"),
                                       ("prefer rounds; lanes 4 in zmm", "zen4")])
@pytest.mark.parametrize("kind", ROUNDS)
def test_each_round(kind: str, said: str, cpu: str) -> None:
    """Written out in bytes, without a `linear` or a name: one operation, and the values of the interpreter."""
    text = source(*SHAPES[kind])
    assert kinds(text, said, cpu) == {"load128": 3, "xor": 1, kind: 1, "store128": 1}
    kernel, image, messages = compiled(text, said, cpu)
    for count in COUNTS:
        check(kernel, image, messages, count, random.Random(f"{kind} {count}"), cpu)


def changed(what: str, kind: str) -> str:
    """The source with one thing otherwise."""
    box, rows, column = SHAPES[kind]
    box, at = list(box), random.Random(kind).sample(range(256), 2)
    if what == "two entries of the box":
        box[at[0]], box[at[1]] = box[at[1]], box[at[0]]
    elif what == "a bit of the box":
        box[at[0]] ^= 1 << 3
    elif what == "a row":
        rows = (*rows[:3], rows[1])
    elif what == "a factor":
        column = (*column[:3], column[3] ^ 2)
    elif what == "the order of factors":
        column = (*column[1:], column[0])
    text = source(box, rows, column)
    return text


@pytest.mark.parametrize("what", ["two entries of the box", "a bit of the box", "a row", "a factor",
                                  "the order of factors"])
@pytest.mark.parametrize("kind", ROUNDS)
def test_what_is_not_equal_is_not_recognised(what: str, kind: str) -> None:
    with pytest.raises(SourceError, match="nothing in `k` is a round"):
        kinds(changed(what, kind))


def test_a_word_that_is_not_the_rounds() -> None:
    """Three columns are right, one has a bit more turned over."""
    text = source(*SHAPES["round"]).replace("z[i] = q(p, i) ^ a[4 + i]", "z[i] = q(p, i) ^ a[4 + i] ^ u32(i / 3)")
    with pytest.raises(SourceError, match="nothing in `k` is a round"):
        kinds(text)


def test_words_in_another_order() -> None:
    """The state begins with another word: the words are put together, and the values are right."""
    text = source(*SHAPES["round"]).replace("p[i] = b[i] ^ a[i]", "p[(i + 1) % 4] = b[i] ^ a[i]")
    found = kinds(text)
    assert found["round"] == 1 and found["store128"] == 0
    kernel, image, messages = compiled(text, "prefer rounds", "haswell")
    check(kernel, image, messages, 3, random.Random(1), "haswell")


def test_rows_turned_the_other_way() -> None:
    """They are rows turned as the instruction does of words in reverse order, of which it makes others so."""
    box, rows, column = SHAPES["round"]
    text = source(box, (rows[0], *rows[:0:-1]), column)
    assert kinds(text)["round"] == 1
    kernel, image, messages = compiled(text, "prefer rounds", "haswell")
    check(kernel, image, messages, 3, random.Random(1), "haswell")


def test_several_keys_and_words_that_others_read() -> None:
    text = source(*SHAPES["round"], keys=2, rest="\n        c[1] = c[1] + p[2]").replace("c: out", "c: inout")
    found = kinds(text)
    assert found["round"] == 1 and found["load128"] == 4
    kernel, image, messages = compiled(text, "prefer rounds", "haswell")
    check(kernel, image, messages, 3, random.Random(1), "haswell")


def test_a_word_that_is_read_before_the_last_key_is_there() -> None:
    """A key that something stored may have changed cannot be read early: the words stay as they are."""
    text = source(*SHAPES["round"]).replace("z[i] = q(p, i)", "c[i] = q(p, i)").replace("c[i] = z[i]", "z[i] = 0")
    assert kinds(text)["round"] == 1  # what is only read is read early
    with pytest.raises(SourceError, match="nothing in `k` is a round"):
        kinds(text.replace("a: secret in", "a: secret inout"))


@pytest.mark.parametrize("kind", ROUNDS)
def test_a_state_that_all_blocks_use(kind: str) -> None:
    """What one block leaves is read word by word by the next; messages stand side by side."""
    text = source(*SHAPES[kind]).replace("c: out u32le[4] per block", "c: inout u32le[4]").replace(
        "b[i] ^ a[i]", "c[i] ^ b[i]")
    for said in ("prefer rounds", "prefer rounds; streams 3"):
        kernel, image, messages = compiled(text, said, "haswell")
        for count in COUNTS[:4]:
            check(kernel, image, messages, count, random.Random(count), "haswell")


def test_no_table_is_left_in_a_kernel_without_tables() -> None:
    """What indexed a table with secrets is gone: the kernel need not be marked."""
    assert kinds(source(*SHAPES["round"], tables=""))["round"] == 1
    with pytest.raises(SourceError, match="secret data indexes the table `P`"):
        compiled(source(*SHAPES["round"], tables=""), "", "haswell")


def test_a_cipher_of_rounds() -> None:
    """AES-128 for Zen 4: four streams of four blocks each, ten rounds, and nothing else that computes."""
    path = ROOT / "ciphers" / "aes.cw"
    tree = parse(path.read_text(encoding="utf-8"), "ciphers/aes.cw")
    for kernel, kind, number in (("aes128_encrypt", "round", 9), ("aes256_decrypt", "unround", 13)):
        graph = graph_of(tree, kernel, load_cpu("zen4"), "rounds")
        body = max(pieces(graph), key=lambda piece: len(piece.nodes))
        found = Counter(n.kind for n in body.nodes if n.file == "z")
        assert found == {"load": 4, "xor": 4, kind: 4 * number, f"{kind}last": 4, "store": 4, "slot": number + 2}
        assert not graph.tables


@pytest.mark.full
def test_code_is_proved_to_compute_what_the_source_says() -> None:
    """For all inputs, from the bytes; with another instruction in its place it is not."""
    table = load_cpu("haswell")
    for kind in ROUNDS:
        text = f"{source(*SHAPES[kind])}mapping k {{ prefer rounds }}\n"
        made = compile_kernel(parse(text, "k.cw"), "k", table, source_text=text, source_name="k.cw", quick=True)
        mnemonic = re.findall(r"\bvaes\w+", made.asm)
        other = {"vaesenc": "vaesdec", "vaesdec": "vaesenc"}.get(mnemonic[0], "vaesenc")
        kernel = elaborate(parse(text, "k.cw"), "k")
        results = [prove(kernel, made.manifest, load_elf(assemble(asm, "k", 64), BASE, 64), table.abi).result
                   for asm in (made.asm, made.asm.replace(mnemonic[0] + " ", other + " "))]
        assert results[0] == "proved" and results[1] != "proved"


@pytest.mark.parametrize("said, cpu, message", [
    ("prefer rounds", "core2-64", "core2-64 has no instruction for a round in `xmm`"),
    ("prefer rounds; lanes 4 in zmm", "skylake-x", "skylake-x has no instruction for a round in `zmm`"),
    ("prefer rounds; slices in ymm", "haswell", "`prefer rounds` beside `slices`"),
    ("prefer rounds p", "haswell", "`p` after `prefer rounds`")])
def test_refused(said: str, cpu: str, message: str) -> None:
    with pytest.raises(SourceError, match=message):
        kinds(source(*SHAPES["round"]), said, cpu)

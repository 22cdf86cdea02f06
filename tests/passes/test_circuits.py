"""Circuits: stored ones are what they say, wrong ones are refused, and what the pass lays computes the table."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from cipherwright.compiler.pipeline import compile_kernel
from dsl.elaborate import elaborate
from dsl.interpret import interpret
from dsl.parser import parse
from scheduler.algorithm.circuits import choose_circuit, clocks, fewest_of_three, lay_circuits, lay_with
from scheduler.logic.circuit import Circuit, CircuitError, Step, parse_circuit
from scheduler.logic.circuit_make import make_circuit
from scheduler.logic.circuit_search import search
from scheduler.logic.circuits_search import best, circuit_of
from scheduler.logic.stored_circuits import FOLDER, circuits_of, load_circuits, stored_rows
from targets.cpu import cpu_names, load_cpu

XOR_TABLE = [0, 1, 1, 0]


def test_stored_circuits_are_found_and_serve_permutations() -> None:
    found = load_circuits(FOLDER)
    assert len(found) >= 16
    for entries, circuits in found.items():
        for c in circuits:
            assert c.computes(entries) and 0 < c.depth <= c.gates and c.registers >= c.inputs
            assert parse_circuit(c.text(), entries, "again").steps == c.steps


def test_stored_circuits_are_much_shorter_than_made_ones() -> None:
    for entries, circuits in load_circuits(FOLDER).items():
        made = make_circuit(entries, len(circuits[0].outputs))
        assert min(c.gates for c in circuits) < 0.8 * made.gates


def test_what_a_circuit_costs() -> None:
    """Two operands die only at their last use, so the first product is a copy; the longest path has three gates."""
    c = parse_circuit("t = x0 & x1; u = t ^ x0; y0 = ~u", [1, 0, 1, 1], "here")
    assert (c.gates, c.depth, c.copies, c.registers) == (3, 3, 0, 2)
    c = parse_circuit("t = x0 & x1\nu = x0 ^ x1\ny0 = t; y1 = u", [0, 2, 2, 1], "here")
    assert (c.gates, c.depth, c.copies, c.registers) == (2, 1, 1, 3)


@pytest.mark.parametrize("program, table, message", [
    ("y0 = x0 + x1", XOR_TABLE, "is not a step"),
    ("y0 = x0 ^ x2", XOR_TABLE, "uses `x2`, which has no value yet; inputs are x0 to x1"),
    ("t = x0 & x1\nt = x0 ^ x1\ny0 = t", XOR_TABLE, "gives `t` a second value"),
    ("t = x0 ^ x1", XOR_TABLE, "output y0 has no value"),
    ("y0 = x0 | x1", XOR_TABLE, "at input 3 the circuit gives 1, the table 0"),
    ("y0 = x0", [0, 1, 1], "a table has 2, 4, 8"),
])
def test_a_wrong_circuit_is_refused(tmp_path: Path, program: str, table: list[int], message: str) -> None:
    row = f'[[circuit]]\nname = "box"\ntable = {table}\nfound = "here"\nprogram = """\n{program}\n"""\n'
    good = '[[circuit]]\nname = "good"\ntable = [1, 0]\nfound = "here"\nprogram = "y0 = ~x0"\n'
    (tmp_path / "mine.toml").write_text(good + row)
    with pytest.raises(CircuitError, match=r"mine.toml: circuit 2 \(box\): ") as caught:
        load_circuits(tmp_path)
    assert message in str(caught.value)
    (tmp_path / "mine.toml").write_text(row.replace('found = "here"\n', ""))
    with pytest.raises(CircuitError, match="lacks found; the fields are"):
        load_circuits(tmp_path)


@pytest.mark.parametrize("inputs", range(1, 11))
def test_every_table_has_a_circuit(inputs: int) -> None:
    rng = random.Random(inputs)
    for outputs in (1, 3, 8):
        for top in (0, rng.getrandbits(outputs), (1 << outputs) - 1):
            entries = [rng.getrandbits(outputs) & top if rng.random() < 0.8 else top for _ in range(1 << inputs)]
            c = make_circuit(entries, outputs)
            assert c.computes(entries) and len(c.outputs) == outputs
    assert make_circuit([0] * (1 << inputs), 2).gates == 0


@pytest.mark.full
@pytest.mark.parametrize("entries", [(0, 1, 3, 2), (1, 3, 6, 4, 0, 2, 5, 7), (7, 2, 5, 0, 1, 4, 3, 6)])
def test_the_search_finds_circuits(entries: tuple[int, ...]) -> None:
    inputs = len(entries).bit_length() - 1
    found = search(entries, beam=300, registers=4)
    assert found
    for f in found:
        c = circuit_of(f, inputs)
        assert c.computes(entries) and c.depth == f.depth
        assert c.gates + c.copies <= f.cost and c.registers <= 4


def test_of_the_circuits_found_none_beats_another() -> None:
    def chain(length: int, wide: bool) -> Circuit:
        return Circuit(2, tuple(Step("not", (0 if wide else 1 + i,)) for i in range(length)), (length + 1,))

    given = [chain(4, True), chain(3, False), chain(2, False), chain(5, False)]
    assert best(given) == [chain(2, False), chain(4, True)]


def test_the_choice_weighs_operations_against_depth() -> None:
    """A CPU whose operations wait long takes the flat circuit, one that issues few at once the short one."""
    chain = Circuit(4, (Step("xor", (0, 1)), Step("xor", (4, 2)), Step("xor", (5, 3))), (6,))
    tree = Circuit(4, (Step("xor", (0, 1)), Step("xor", (2, 3)), Step("xor", (4, 5)), Step("not", (6,)),
                       Step("not", (7,))), (8,))
    for name in cpu_names():
        cpu = load_cpu(name)
        cost = cpu.cost("xor r32,r32")
        assert clocks(chain, cpu) == pytest.approx(3 * cost.uops / cpu.width + 3 * cost.latency)
        assert clocks(tree, cpu) > clocks(chain, cpu)


SOURCE = """
sbox S: u4 -> u4 = {table}
table T: u3 -> u5 = [1, 30, 7, 0, 19, 5, 5, 28]
kernel k(a: secret in {word}[4] per block, b: out {word}[9] per block, n: count) constant_time {{
    blocks n {{
        let s = slicewise(S, a[0], a[1], a[2], a[3])
        let t = slicewise(T, s[0], a[1], 5)
        for i in 0..4 {{ b[i] = s[i] }}
        for i in 0..5 {{ b[4 + i] = t[i] }}
    }}
}}
"""


@pytest.mark.parametrize("bits", [8, 16, 32, 64])
def test_the_pass_keeps_the_meaning(bits: int) -> None:
    rng = random.Random(bits)
    cpu = load_cpu(cpu_names()[0])
    small = [entries for entries in load_circuits(FOLDER) if len(entries) == 16]
    for entries in [*small, tuple(rng.sample(range(16), 16))]:
        text = SOURCE.format(table=list(entries), word="u8" if bits == 8 else f"u{bits}le")
        data = rng.randbytes(3 * 4 * bits // 8)
        args = [data, bytes(3 * 9 * bits // 8), 3]
        kernel = elaborate(parse(text, "k.cw"), "k")
        expected = interpret(kernel, args)
        laid = lay_circuits(kernel, cpu)
        assert not any(op.kind == "slicewise" for op in laid.body.ops())
        assert interpret(laid, args) == expected


@pytest.mark.full
@pytest.mark.long
def test_machine_code_has_no_table() -> None:
    text = SOURCE.format(table=list(range(16)), word="u32le")
    for name in cpu_names():
        made = compile_kernel(parse(text, "k.cw"), "k", load_cpu(name), source_text=text, source_name="k.cw")
        assert "dd 0x" not in made.asm


def test_a_table_with_stored_circuits_uses_one_of_them() -> None:
    stored = next(e for e in load_circuits(FOLDER) if len(e) == 16)
    program = parse(SOURCE.format(table=list(stored), word="u32le"), "k.cw")
    elaborate(program, "k")
    assert program.meanings is not None
    box = program.meanings["S"]
    assert choose_circuit(box, load_cpu("northwood")) in circuits_of(box)  # type: ignore[arg-type]
    assert all(c.name != "made by the compiler" for c in circuits_of(box))  # type: ignore[arg-type]


@pytest.mark.parametrize("slices, lane_file, three", [
    ("", "r", False), ("", "x", True), ("", "z", True), ("z", "r", True), ("m", "r", False)])
def test_lanes_and_slices_take_circuits_of_few_functions(slices: str, lane_file: str, three: bool) -> None:
    """Where the registers have logic on three operands; those of MMX have none."""
    table = next(tuple(row["table"]) for row in stored_rows() if row["name"] == "S0_of_three")
    of_three = next(c for c in load_circuits(FOLDER)[table] if c.name.endswith("(S0_of_three)"))
    program = parse(SOURCE.format(table=list(table), word="u32le"), "k.cw")
    found, wanted = (Counter(op.kind for op in laid.body.ops()) for laid in (
        lay_circuits(elaborate(program, "k"), load_cpu("golden-cove"), slices, lane_file),
        lay_with(elaborate(program, "k"), lambda one, free_inputs, free_outputs:
                 of_three if one.entries == table else fewest_of_three(one))))
    assert (found == wanted) == three

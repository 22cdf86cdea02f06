"""What makes circuits: XOR programs, tower fields, polynomials, the walk that shortens, the order of steps."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from cipherwright.commands.cli import cli
from cipherwright.report.circuit_rows import published
from dsl.elaborate import elaborate
from dsl.ir import Table
from dsl.parser import parse
from scheduler.algorithm.circuits import clocks
from scheduler.algorithm.composed_search import composed_circuit, find_composed
from scheduler.logic.boxes_search import find_circuit, known_box
from scheduler.logic.circuit import Circuit, CircuitError, Step, parse_circuit
from scheduler.logic.circuit_make import make_circuit
from scheduler.logic.circuit_order import instructions, reorder
from scheduler.logic.circuit_walk import complements, dress, improve, strip
from scheduler.logic.inversion import INVERSE, find_inversion, image, layers, multiply, product_weights, towers
from scheduler.logic.linear_program import (
    is_program,
    linear_columns,
    linear_program,
    paar,
    rows_of,
    search_program,
    stored_programs,
)
from scheduler.logic.linear_program import stored_rows as linear_rows
from scheduler.logic.low_degree import degree, polynomial_circuit
from scheduler.logic.stored_circuits import circuits_of, load_circuits, stored_rows
from targets.cpu import load_cpu
from tests.support.spread import every

ROOT = Path(__file__).resolve().parents[2]
INVERSIONS = ("aes_sbox", "aes_inverse", "camellia_s1", "sm4_sbox")


def ends_free(c: Circuit) -> Circuit:
    return c.without(frozenset(range(c.inputs)), frozenset(range(len(c.outputs))))


def random_map(rng: random.Random, inputs: int, bits: int) -> tuple[int, ...]:
    return tuple(rng.getrandbits(bits) for _ in range(inputs))


def test_the_stored_boxes_are_those_of_their_ciphers() -> None:
    """Some from their sources; others are what their designers say: permutations, of low degree, inversions."""
    for source, name, box in (("aes", "S", "aes_sbox"), ("aes", "InvS", "aes_inverse"), ("sm4", "S", "sm4_sbox"),
                              ("fox128", "S", "fox128_s"), ("whirlpool", "S", "whirlpool_s")):
        program = parse((ROOT / "ciphers" / f"{source}.cw").read_text(encoding="utf-8"), f"{source}.cw")
        elaborate(program, next(iter(program.kernels)))
        table = (program.meanings or {})[name]
        assert isinstance(table, Table) and table.entries == known_box(box)
    for box, inputs, most in (("misty1_s7", 7, 3), ("misty1_s9", 9, 2), ("kasumi_s7", 7, 3), ("kasumi_s9", 9, 2)):
        entries = known_box(box)
        assert sorted(entries) == list(range(1 << inputs)) and degree(entries, inputs) == most
    assert known_box("camellia_s1")[:4] == (112, 130, 44, 236)  # RFC 3713, SBOX1


@pytest.mark.parametrize("box, most", [
    ("aes_sbox", 113), ("aes_inverse", 120), ("camellia_s1", 118), ("sm4_sbox", 118),
    ("misty1_s7", 100), ("kasumi_s7", 100), ("misty1_s9", 106), ("kasumi_s9", 106), ("fox128_s", 70),
    ("whirlpool_s", 98)])
def test_stored_circuits_of_large_boxes_are_short(box: str, most: int) -> None:
    """Complements counted, too, but for those of AES, SM4 and Camellia's S1 that keys absorb."""
    free = box in INVERSIONS
    found = [c for c in load_circuits()[known_box(box)]]
    assert min((ends_free(c) if free else c).gates for c in found) <= most


def test_the_generators_found_the_shortest_of_every_box() -> None:
    for box in {r["name"] for r in stored_rows() if "boxes_search" in r["found"]}:
        rows = [r for r in stored_rows() if r["name"] == box]
        best = min(rows, key=lambda r: ends_free(parse_circuit(r["program"], tuple(r["table"]), "here")).gates)
        assert best["found"].startswith(f"python -m scheduler.logic.boxes_search {box} ")
        for r in rows:
            c = parse_circuit(r["program"], tuple(r["table"]), "here")
            assert any(s.kind == "not" for s in ends_free(c).steps) == ("--inside" in r["found"])


COMPOSED = """
sbox A: u4 -> u4 = [2, 5, 1, 9, 14, 10, 12, 8, 6, 4, 7, 15, 13, 11, 0, 3]
fn both(x: u8) -> u8 { let l = A(x[0 +: 4]); return cat(l, A(x[4 +: 4] ^ l)) }
fn half(x: u8) -> u8 { return u8(A(x[0 +: 4])) }
sbox S: u8 -> u8 = x => both(x)
kernel k(p: inout u8[1]) tables { p[0] = S(p[0]) }
"""


@pytest.mark.full
def test_a_composed_box_gets_the_circuit_of_its_text_made_shorter() -> None:
    program = parse(COMPOSED, "k.cw")
    elaborate(program, "k")
    table = (program.meanings or {})["S"]
    assert isinstance(table, Table)
    start = composed_circuit(COMPOSED, "k.cw", "both")
    assert start.computes(table.entries)
    found = find_composed(start, table.entries, starts=1, effort=3000, seed=1)
    assert found.computes(table.entries) and strip(found).gates < strip(start).gates
    with pytest.raises(CircuitError, match="does not compute the table"):
        find_composed(start, tuple(reversed(table.entries)), starts=1, effort=1, seed=1)
    with pytest.raises(CircuitError, match=r"bit 4 of half\(x\) is the same for all x"):
        composed_circuit(COMPOSED, "k.cw", "half")


def test_a_table_that_is_a_linear_map_is_recognised() -> None:
    columns = random_map(random.Random(5), 6, 20)
    table = tuple(image(columns, x) for x in range(64))
    assert linear_columns(table) == columns
    assert linear_columns((*table[:-1], table[-1] ^ 1)) == linear_columns(tuple(t ^ 1 for t in table)) == ()


@pytest.mark.parametrize("box", INVERSIONS)
def test_an_inversion_is_recognised(box: str) -> None:
    entries = known_box(box)
    maps = find_inversion(entries)
    assert maps is not None
    for x in range(256):
        y = image(maps.after, INVERSE[image(maps.before, x ^ maps.point)])
        assert y ^ entries[maps.point] == entries[x]
    assert find_inversion(tuple(random.Random(1).sample(range(256), 256))) is None
    assert find_inversion(known_box("misty1_s7")) is None


def test_every_tower_has_layers_that_compute_inversion() -> None:
    """The products with the nine forms are those of GF(16), and layers have 22 and 8 rows."""
    found = list(towers())
    assert len(set(found)) == 8 * 10 * 17
    maps = find_inversion(known_box("aes_sbox"))
    assert maps is not None
    for tower in random.Random(2).sample(found, 20):
        top, bottom = layers(tower, maps)
        assert (len(top), len(bottom)) == (22, 8) and all(top) and all(bottom)
        weights = product_weights(tower.forms)
        field = [a for a in range(256) if a == 0 or multiply(a, INVERSE[a]) == 1]
        small = [a for a in field if image_power(a, 16) == a]
        a, b = random.Random(3).choices(small, k=2)
        total = 0
        for r, m in zip(tower.forms, weights, strict=True):
            total ^= m if trace(multiply(r, a)) & trace(multiply(r, b)) else 0
        assert total == multiply(a, b)


def image_power(a: int, n: int) -> int:
    out = 1
    for _ in range(n):
        out = multiply(out, a)
    return out


def trace(a: int) -> int:
    return a ^ image_power(a, 2) ^ image_power(a, 4) ^ image_power(a, 8)


@pytest.mark.long
@pytest.mark.parametrize("box, most", [pytest.param("aes_sbox", 120, marks=pytest.mark.full),
                                       pytest.param("aes_inverse", 125, marks=pytest.mark.full),
                                       pytest.param("camellia_s1", 124, marks=pytest.mark.full)])
def test_a_short_search_finds_an_inversion(box: str, most: int) -> None:
    entries = known_box(box)
    circuit = find_circuit(entries, starts=1, effort=3000, seed=1, every=100, turns=500)
    assert circuit.computes(entries) and ends_free(circuit).gates <= most


@pytest.mark.full
@pytest.mark.parametrize("box, most", every(
    [("misty1_s9", 115), ("kasumi_s9", 114), ("kasumi_s7", 112), ("misty1_s7", 112)], 4))
def test_a_short_search_finds_a_box_of_low_degree(box: str, most: int) -> None:
    entries = known_box(box)
    circuit = find_circuit(entries, starts=1, effort=20000, seed=1, turns=500)
    assert circuit.computes(entries) and circuit.gates <= most


def test_the_same_search_finds_the_same() -> None:
    entries = known_box("kasumi_s7")
    first, second = (find_circuit(entries, starts=2, effort=300, seed=3, turns=50) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("inputs", [3, 5, 6, 7])
def test_random_boxes_of_low_degree(inputs: int) -> None:
    rng = random.Random(inputs)
    for _ in range(3):
        outputs = rng.randrange(1, 9)
        products = [rng.sample(range(inputs), rng.randrange(1, 4)) for _ in range(outputs * 5)]
        entries = [sum(sum(all(x >> i & 1 for i in p) for p in products[j::outputs]) % 2 << j
                       for j in range(outputs)) for x in range(1 << inputs)]
        entries = [e ^ (1 << outputs) - 1 if entries[0] else e for e in entries]
        if any(len({e >> j & 1 for e in entries}) == 1 for j in range(outputs)):
            continue
        bare = [e ^ entries[0] for e in entries]
        start = polynomial_circuit(entries, outputs)
        assert start.computes(bare)
        better = improve(start, 3000, seed=2)
        assert better.computes(bare) and better.gates <= start.gates
        assert dress(reorder(better, 8, 500), 0, entries[0]).computes(entries)


def test_the_walk_finds_what_products_share() -> None:
    """(a & b) ^ (a & c) is a & (b ^ c); a | b is one gate, not three."""
    start = Circuit(3, (Step("and", (0, 1)), Step("and", (0, 2)), Step("xor", (3, 4))), (5,))
    assert improve(start, 2000).gates == 2
    start = Circuit(2, (Step("and", (0, 1)), Step("xor", (0, 1)), Step("xor", (2, 3))), (4,))
    assert [s.kind for s in improve(start, 20000).steps] == ["or"]


def test_the_walk_keeps_to_a_depth() -> None:
    entries = known_box("kasumi_s7")
    start = polynomial_circuit(entries, 7)
    c = improve(start, 3000, deepest=start.depth)
    assert c.depth <= start.depth and c.gates < start.gates and c.computes([e ^ entries[0] for e in entries])
    assert improve(c, 500, deepest=1).depth <= c.depth  # where none is so shallow, as shallow as can be


def test_strip_and_dress_move_complements_to_the_ends() -> None:
    rng = random.Random(4)
    for _ in range(20):
        entries = rng.sample(range(32), 32)
        made = make_circuit(entries, 5)
        point = rng.randrange(32)
        bare = strip(made, point)
        assert bare.computes([entries[x ^ point] ^ entries[point] for x in range(32)])
        assert all(s.kind != "not" for s in bare.steps)
        assert dress(bare, point, entries[point]).computes(entries)
        within = dress(bare, point, entries[point], inside=True)
        assert within.computes(entries) and within.gates <= dress(bare, point, entries[point]).gates


def test_one_complement_serves_two_outputs() -> None:
    """Both outputs are sums with x0 & x1: its complement is theirs; that of x2 would change the product."""
    bare = Circuit(3, (Step("and", (0, 1)), Step("xor", (3, 0)), Step("xor", (3, 2))), (4, 5))
    assert complements(bare, 3) == (3,) and complements(bare, 0) == ()
    assert dress(bare, 0, 3, inside=True).gates == 4 and dress(bare, 0, 3).gates == 5


@pytest.mark.parametrize("inputs, bits", [(1, 1), (4, 7), (8, 8), (12, 5), (16, 16), (64, 3)])
def test_random_linear_maps(inputs: int, bits: int) -> None:
    rng = random.Random(inputs)
    columns = random_map(rng, inputs, bits)
    first = paar(inputs, [r for r in rows_of(columns, bits) if r])
    made = linear_program(columns, bits)
    assert is_program(made, columns, bits) and made.gates <= first.gates
    assert not is_program(made, (*columns[:-1], columns[-1] ^ 1), bits)


def test_trivial_outputs_cost_nothing() -> None:
    made = linear_program((1, 2, 4, 0), 5)
    assert made.gates == 0 and is_program(made, (1, 2, 4, 0), 5)
    assert [s.kind for s in made.steps] == ["zero"]


def test_equal_parts_are_made_once_and_alike() -> None:
    rng = random.Random(9)
    part = random_map(rng, 6, 6)
    columns = tuple(sum((c >> j & 1) << (j * 3 + k) for j in range(6)) for c in part for k in range(3))
    whole, one = search_program(columns, 18, 2000, 1), search_program(part, 6, 2000, 1)
    assert is_program(whole, columns, 18) and whole.gates == 3 * one.gates


def test_stored_programs_are_right_and_short() -> None:
    stored = stored_programs()
    rows = {r["name"]: r for r in linear_rows()}
    for name, most in (("aes_mix", 92), ("aes_inverse_mix", 92), ("camellia_p_part", 16)):
        key = tuple(rows[name]["columns"]), rows[name]["bits"]
        assert all(is_program(c, *key) for c in stored[key])
        assert min(c.gates for c in stored[key]) <= most
        assert linear_program(*key) in stored[key]


def test_a_wrong_program_is_refused(tmp_path: Path) -> None:
    row = '[[program]]\nname = "m"\nbits = 2\ncolumns = [1, 3]\nfound = "here"\nprogram = "y0 = {}; y1 = x1"\n'
    (tmp_path / "m.toml").write_text(row.format("x0 ^ x1"))
    assert len(stored_programs(tmp_path)) == 1
    other = tmp_path / "other"
    other.mkdir()
    (other / "m.toml").write_text(row.format("x0"))
    with pytest.raises(CircuitError, match=r"m.toml: program 1 \(m\): the program is not of the map"):
        stored_programs(other)


def test_a_box_with_rotated_ends_uses_the_stored_circuits() -> None:
    """Camellia's second, third and fourth box are rotations of its first (RFC 3713)."""
    first = known_box("camellia_s1")

    def turn(x: int, by: int) -> int:
        return (x << by | x >> (8 - by)) & 255

    for entries in ([turn(e, 1) for e in first], [turn(e, 7) for e in first], [first[turn(x, 1)] for x in range(256)]):
        found = circuits_of(Table("T", 8, tuple(entries)))
        assert [c.gates for c in found] == [c.gates for c in load_circuits()[first]]
        assert all(c.computes(entries) for c in found)


def test_an_order_is_counted_as_two_operand_code() -> None:
    """t = a & b keeps a and b, which are used again: a copy; with two registers one of the values goes to memory."""
    c = Circuit(2, (Step("and", (0, 1)), Step("xor", (0, 1)), Step("or", (2, 3))), (4,))
    assert instructions(c, 16) == (3, 1, 0)
    assert instructions(c, 2) == (3, 1, 1)


@pytest.mark.full
@pytest.mark.long
def test_a_better_order_is_found() -> None:
    for rows in load_circuits().values():
        c = rows[0]
        if not 60 < len(c.steps) < 105 or c.inputs > 8:
            continue
        rng, left, steps = random.Random(5), list(range(len(c.steps))), list[int]()
        while left:  # any order that respects the operands
            ready = [i for i in left if all(a < c.inputs or a - c.inputs in steps for a in c.steps[i].args)]
            steps.append(rng.choice(ready))
            left.remove(steps[-1])
        number = {**{v: v for v in range(c.inputs)}, **{c.inputs + i: c.inputs + k for k, i in enumerate(steps)}}
        mixed = Circuit(c.inputs, tuple(Step(c.steps[i].kind, tuple(number[a] for a in c.steps[i].args))
                                        for i in steps), tuple(number[o] for o in c.outputs))
        assert mixed.tables() == c.tables()
        better = reorder(mixed, 16, 20000)
        assert better.tables() == c.tables() and better.gates == c.gates
        assert sum(instructions(better, 16)) < sum(instructions(mixed, 16))
        assert better == reorder(mixed, 16, 20000)


def test_the_register_file_counts() -> None:
    """On a CPU whose vector logic is slower than its integer logic the same circuit costs more in vectors."""
    c = load_circuits()[known_box("aes_sbox")][0]
    slow = load_cpu("prescott-64")
    assert clocks(c, slow, "xmm") > clocks(c, slow) == clocks(c, slow, "r")


def test_the_command_shows_every_circuit() -> None:
    made = CliRunner().invoke(cli, ["circuits", "--json"])
    assert made.exit_code == 0, made.output
    rows = json.loads(made.output)
    assert len(rows) == len(stored_rows()) + len(linear_rows())
    for r in rows:
        assert r["gates"] == r["and"] + r["or"] + r["xor"] + (r["not"] if r["name"].startswith("S") else 0) or r["not"]
        assert r["instructions_16"] <= r["instructions_8"] and r["path"] >= r["depth"] > 0
    shown = CliRunner().invoke(cli, ["circuits", "aes_sbox", "--cpu", "northwood"])
    assert shown.exit_code == 0 and "published: 113 gates" in shown.output and "camellia" not in shown.output
    assert CliRunner().invoke(cli, ["circuits", "nothing"]).exit_code != 0
    assert {p["name"] for p in published()} <= {r["name"] for r in rows}


SHOWN = ["aes_sbox", "aes_inverse", "camellia_s1", "misty1_s7", "kasumi_s7", "misty1_s9", "kasumi_s9", "aes_mix",
         "aes_inverse_mix", "camellia_p_part"]


def test_the_page_shows_what_the_command_prints(request: pytest.FixtureRequest) -> None:
    """`pytest --bless` puts the command's output into docs/circuits.md."""
    page = ROOT / "docs" / "circuits.md"
    before, block, after = re.split(r"(?s)(```\n\$ \./cw circuits .*?```)", page.read_text(encoding="utf-8"))
    output = CliRunner().invoke(cli, ["circuits", *SHOWN]).output
    made = f"```\n$ ./cw circuits {' '.join(SHOWN)}\n{output}```"
    if request.config.getoption("--bless"):
        page.write_text(before + made + after, encoding="utf-8")
    else:
        assert block == made

"""Networks of logic covered by functions of three operands: what they compute, and how many there are."""

from __future__ import annotations

import random
import struct
from collections import Counter
from collections.abc import Sequence

import pytest

from dsl.elaborate import elaborate
from dsl.interpret import compile_interpreter
from dsl.ir import Table
from dsl.parser import parse
from scheduler.algorithm.circuits import choose_circuit, fewest, fewest_of_three
from scheduler.graph.interpret import run
from scheduler.graph.simplify import pieces
from scheduler.logic.circuit import functions, parse_circuit, parse_steps
from scheduler.logic.function_walk import shorten
from scheduler.logic.joined_outputs import with_joined, without_joined
from scheduler.logic.stored_circuits import circuits_of, stored_rows
from scheduler.select.cover import MOST, cover
from targets.cpu import load_cpu
from tests.support.through import graph_of

Network = list[list[int]]
OUTPUTS = 4


def network(seed: int, count: int = 120, terminals: int = 6) -> tuple[Network, list[int]]:
    """Nodes of one operand or two, most of them near, and those that are wanted: some, and what nobody reads."""
    rng = random.Random(seed)
    inputs: Network = [[] for _ in range(terminals)]
    for n in range(terminals, terminals + count):
        near = [rng.randrange(max(0, n - 12), n) if rng.random() < 0.8 else rng.randrange(n) for _ in range(2)]
        inputs.append(list(dict.fromkeys(near[:1 + (rng.random() < 0.95)])))
    read = {x for one in inputs for x in one}
    wanted = [n for n in range(terminals, len(inputs)) if n not in read or rng.random() < 0.05]
    return inputs, wanted


def joined(inputs: Sequence[Sequence[int]], wanted: Sequence[int]) -> int:
    """How many functions are left where a node with one reader, then any, goes into its readers if all have room."""
    now = [set(read) for read in inputs]
    for most in (1, len(inputs)):
        for n, read in enumerate(now):
            mine = [r for r, other in enumerate(now) if n in other]
            if not read or n in wanted or not mine or (len(mine) > most and len(read) > 1):
                continue
            if all(len((now[r] - {n}) | read) <= MOST for r in mine):
                for r in mine:
                    now[r] = (now[r] - {n}) | read
                now[n] = set()
    return sum(bool(read) for read in now)


@pytest.mark.parametrize("seed", range(12))
def test_every_function_is_of_three_at_most_through_which_all_ways_go(seed: int) -> None:
    inputs, wanted = network(seed)
    found = cover(inputs, wanted)
    assert {n for n in wanted if inputs[n]} <= found.keys()
    for n, leaves in found.items():
        assert 0 < len(leaves) <= MOST
        assert all(not inputs[x] or x in found for x in leaves)
        left = [*inputs[n]]
        while left:
            x = left.pop()
            assert x in leaves or inputs[x], "a way from the inputs goes past the leaves"
            left += inputs[x] if x not in leaves else []


@pytest.mark.parametrize("seed", range(12))
def test_no_more_functions_than_by_joining(seed: int) -> None:
    inputs, wanted = network(seed)
    assert len(cover(inputs, wanted)) <= joined(inputs, wanted)


def test_what_several_read_is_computed_in_each_of_them() -> None:
    """Node 4 has three readers, of which one has no room: the others take it nevertheless, and so does a tree."""
    inputs: Network = [[], [], [], [], [0, 1], [4, 2], [4, 3], [5, 6]]
    assert cover(inputs, [5, 6]) == {5: (0, 1, 2), 6: (0, 1, 3)}
    assert len(cover(inputs, [7])) == 2


def test_the_same_network_has_the_same_covering() -> None:
    inputs, wanted = network(99)
    assert cover(inputs, wanted) == cover(inputs, wanted)


def test_nothing_to_cover() -> None:
    assert cover([], []) == {}
    assert cover([[], []], [1]) == {}


def kernel(seed: int, inputs: int = 6, operations: int = 50) -> str:
    """Logic on words, sums of several operands and complements among it; every output is one of the last values."""
    rng = random.Random(seed)
    names, lines = [f"src[{i}]" for i in range(inputs)], []
    for number in range(operations):
        sign = f" {rng.choice(['&', '|', '^', '^'])} "
        terms = [rng.choice(["", "", "~"]) + name for name in rng.sample(names[-9:], rng.choice([2, 2, 2, 3, 4]))]
        lines.append(f"let t{number} = {sign.join(terms)}")
        names.append(f"t{number}")
    lines += [f"dst[{i}] = {name}" for i, name in enumerate(names[-OUTPUTS:])]
    head = f"kernel k(src: in u32le[{inputs}] per block, dst: out u32le[{OUTPUTS}] per block, n: count)"
    return (head + " { blocks n {\n" + "\n".join(lines) + "\n} }\nmapping k { lanes 16 in zmm }\n")


@pytest.mark.parametrize("seed", range(8))
def test_random_logic_computes_what_its_source_says(seed: int) -> None:
    """At all 64 values of six inputs, in every place of a register."""
    tree = parse(kernel(seed), "k.cw")
    found = graph_of(tree, "k", load_cpu("golden-cove"))
    words = [sum((case >> i & 1) << case - 32 * half for case in range(32 * half, 32 * half + 32))
             for half in range(2) for i in range(6)]
    blocks = 16
    arguments: list[int | bytes | bytearray] = [
        struct.pack("<6I", *words[:6]) * (blocks // 2) + struct.pack("<6I", *words[6:]) * (blocks // 2),
        bytes(4 * OUTPUTS * blocks), blocks]
    assert run(found, arguments) == compile_interpreter(elaborate(tree, "k"))(arguments)
    left = Counter(n.kind for piece in pieces(found) for n in piece.nodes if n.file == "z")
    assert left["ternary"] > left["and"] + left["or"] + left["xor"] + left["andn"]


@pytest.mark.full
def test_a_walk_keeps_the_outputs_and_finds_fewer_functions() -> None:
    row = next(r for r in stored_rows() if r["name"] == "S0")
    start = parse_circuit(row["program"], tuple(row["table"]), row["where"])
    made = shorten(start, 1, 2, 1)
    assert made.computes(row["table"])
    assert len(functions(made)) < len(functions(start))
    assert shorten(start, 1, 2, 1) == made


@pytest.mark.parametrize("joined", [[0], [1, 3], [3, 2, 1, 0]])
def test_outputs_with_something_added(joined: list[int]) -> None:
    """With further inputs each is added to its output; without them it is the circuit of the box again."""
    for row in stored_rows():
        table, inputs = row["table"], (len(row["table"]) - 1).bit_length()
        if inputs != 4:
            continue
        circuit = parse_circuit(row["program"], tuple(table), row["where"])
        made = with_joined(circuit, joined)
        assert made.computes([e ^ sum((x >> inputs + k & 1) << o for k, o in enumerate(joined))
                              for x in range(len(table) << len(joined)) for e in [table[x % len(table)]]])
        assert without_joined(made, len(joined)).computes(table)


def test_without_inputs_constants_go() -> None:
    """x1 is 0: and, or, exclusive or and complements with it are constants or the other operand."""
    text = "t0 = ~x1\nt1 = x0 & x1\nt2 = t1 | t0\ny0 = x0 ^ t0\ny1 = x0 & t2\ny2 = t1 | x1\ny3 = t2 ^ x1"
    circuit = parse_steps(text, 2, 4, "constants")
    made = without_joined(circuit, 1)
    assert made.inputs == 1
    assert made.tables() == [0b01, 0b10, 0b00, 0b11]
    assert made.gates == 1


def test_circuits_of_three_are_for_cpus_with_logic_on_three() -> None:
    for row in stored_rows():
        table = Table(row["name"], max(row["table"]).bit_length(), tuple(row["table"]))
        if not row["name"].endswith("_of_three"):
            continue
        others = [c for c in circuits_of(table) if not c.name.endswith("_of_three)")]
        assert len(functions(fewest_of_three(table))) < min(len(functions(c)) for c in others)
        assert fewest(table) in others
        for name in ("northwood", "core2-64", "golden-cove"):
            assert choose_circuit(table, load_cpu(name)) in others

"""Values kept complemented: the same results, no more work than before, and the best by the count that is used."""

from __future__ import annotations

import copy
import random
from collections import Counter

import pytest

from scheduler.graph.interpret import compute
from scheduler.graph.nodes import Node, Piece, Slot
from scheduler.select import phase_assignment
from scheduler.select.phase_assignment import complement
from targets.cpu import load_cpu
from tests.kernels.test_mapped_code import check, compiled
from tests.passes.test_shapes import FUNCTIONS, kinds, steps
from tests.support.spread import some

PENTIUM = load_cpu("pentium")
NEGATED = ("(x | ~y) ^ z", "x ^ (y | ~z)", "y ^ (x | ~z)")
WORDS = [Slot(f"w{i}") for i in range(7)]


def piece(rng: random.Random, size: int) -> Piece:
    """Sums, functions and multiplexers of words of the frame, of which some are written back."""
    nodes = [Node("slot", slot=s) for s in WORDS]

    def add(kind: str, args: list[Node], imm: int = 0) -> Node:
        nodes.append(Node(kind, args, imm, name=f"n{len(nodes)}"))
        return nodes[-1]

    for _ in range(size):
        recent = [n for n in nodes if n.kind != "const"][-8:]
        what = rng.choice(("xor", "and", "or", "not", "rol", "shr", "mul", "add", "add", "add", "mux", "mux"))
        if what in ("not", "rol", "shr"):
            add(what, [rng.choice(recent)], rng.randrange(1, 32))
        elif what in ("xor", "and", "or", "mul"):
            add(what, rng.sample(recent, 2 if what != "xor" else rng.randint(2, 3)))
        elif what == "mux":
            x, y, z = rng.sample(recent, 3)
            chosen = add("xor", [add("and", [add("xor", [y, z]), x]), z])
            if rng.random() < 0.7:
                add("rol", [add("add", [chosen, rng.choice(recent)])], 7)
        else:
            some = rng.sample(recent, rng.randint(1, 4))
            constant = [add("const", [], rng.getrandbits(32))] if rng.random() < 0.6 or len(some) == 1 else []
            add("add", some + constant)
    free = [n for n in nodes if n.kind not in ("slot", "const")][-len(WORDS):]
    nodes += [Node("setslot", [n], slot=s) for n, s in zip(free, WORDS, strict=False)]
    return Piece("p", nodes)


def outcome(of: Piece) -> dict[str, int]:
    """What a piece writes to its slots, each of which begins with a value of its own."""
    values: dict[Node, int] = {}
    found: dict[str, int] = {}
    for n in of.nodes:
        assert all(a in values for a in n.args), "an operand comes behind its reader"
        args = [values[a] for a in n.args]
        if n.kind == "setslot" and n.slot:
            found[n.slot.name] = args[0]
        elif n.kind == "slot" and n.slot:
            values[n] = 0x9E3779B1 * (WORDS.index(n.slot) + 3) & 0xFFFFFFFF
        else:
            values[n] = compute(n, args)
    return found


@pytest.mark.parametrize("turned", [0.05, -0.4, -3.0])
def test_the_same_results(turned: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """A reward for complements, which there is not, brings many of them about."""
    monkeypatch.setattr(phase_assignment, "TURNED", turned)
    monkeypatch.setattr(phase_assignment, "LEAST", -9.0)
    changed = 0
    for seed in range(120):
        rng = random.Random(seed)
        made = piece(rng, rng.randint(3, 40))
        before, old = outcome(made), len(made.nodes)
        complement(made, PENTIUM)
        assert outcome(made) == before, seed
        changed += len(made.nodes) != old
    assert changed > 40


def cheapest(of: phase_assignment._Piece, at: int = 0, held: frozenset[Node] = frozenset()) -> float:
    """The cost of the best of all choices, every one of them tried."""
    nodes = [n for n in of.piece.nodes if n not in of.by]
    if at == len(nodes):
        return 0.0
    n = nodes[at]
    return min(o.cost + cheapest(of, at + 1, held | {n} if o.negative else held) for o in of.options(n, held))


def test_no_other_choice_is_cheaper() -> None:
    for seed in range(25):
        made = piece(random.Random(seed), 7)
        of = phase_assignment._Piece(made, PENTIUM)
        chosen, _ = phase_assignment.choose(of)
        assert sum(o.cost for o in chosen.values()) == pytest.approx(cheapest(of)), seed


@pytest.mark.parametrize("function", NEGATED[:2])
def test_complements_go_where_values_alternate(function: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Most steps with x | ~y need no complement of their own; on CPUs that execute out of order nothing is done."""
    monkeypatch.setattr(phase_assignment, "LEAST", 0.0)
    source = steps([function] * 24, words=5, rotate=True)
    assert kinds(source, "pentium3")["not"] == 24
    found = kinds(source, "pentium")
    assert found["not"] <= 12 and found["sub"] >= 8


def test_little_is_left_alone() -> None:
    """A multiplexer of the value that comes last has nothing to gain."""
    source = steps([FUNCTIONS["chooses by the newest"]] * 24)
    assert kinds(source, "pentium")["sub"] == 0


def test_terms_apart_need_no_complement() -> None:
    """y & x and z & ~x, where every other value is complemented: two operations a step and hardly a `not`."""
    found = kinds(steps([FUNCTIONS["chooses from the newest"]] * 40, words=5, rotate=True), "pentium")
    assert found["and"] + found["or"] >= 60 and found["not"] <= 8


@pytest.mark.long
@pytest.mark.parametrize("seed", some(range(6), 1))
def test_code(seed: int) -> None:
    """Machine code of steps with functions in any order, against the interpreter."""
    rng = random.Random(seed)
    chosen: list[str] = []
    while len(chosen) < 30:
        chosen += [rng.choice([*FUNCTIONS.values(), *NEGATED])] * rng.randint(3, 9)
    kernel, image, messages = compiled(steps(chosen, 4 + seed % 2, seed % 3 > 0), "", "pentium")
    for count in (0, 1, 2):
        check(kernel, image, messages, count, rng, "pentium")


def test_a_piece_stays_where_it_is_on_other_cpus() -> None:
    made = piece(random.Random(1), 30)
    old = copy.copy(made.nodes)
    complement(made, load_cpu("core2"))
    assert made.nodes == old and Counter(n.kind for n in old)["add"] > 3

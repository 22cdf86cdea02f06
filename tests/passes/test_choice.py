"""The scheduler's choice: costs that are kept are those that would be found anew."""

from __future__ import annotations

from math import inf

import pytest

from scheduler.graph.simplify import pieces
from scheduler.refine.portfolio import PORTFOLIO
from scheduler.refine.replay import plan_digest
from scheduler.schedule.list_scheduler import schedule
from scheduler.schedule.policy import Policy, Priority, Strategy
from scheduler.schedule.priority import Choice
from targets.cpu import load_cpu
from tests.support.shipped import LIBRARY
from tests.support.through import graph_of

CASES = [("aes128_encrypt", None, "prescott"), ("aes128_encrypt", None, "pentium3"), ("sha1_blocks", None, "athlon64"),
         ("md5_blocks", None, "pentium"), ("snow2_keystream", None, "northwood"), ("sha512_blocks", None, "pentium3"),
         ("sha512_blocks", "double", "northwood"), ("camellia128_encrypt", None, "core2-64"),
         ("kasumi_expand_compact", "bitsliced", "core2-64"), ("aes_from_slices", "bitsliced", "zen3"),
         ("misty1_encrypt_compact", "bitsliced", "athlon64-64"), ("md5_blocks", "many", "haswell"),
         ("camellia128_ctr", None, "golden-cove")]


@pytest.mark.parametrize(("kernel", "variant", "cpu"), [pytest.param(*case, marks=pytest.mark.full if i % 5 else [])
                                                         for i, case in enumerate(CASES)])
def test_kept_costs_are_those_found_anew(kernel: str, variant: str | None, cpu: str,
                                         monkeypatch: pytest.MonkeyPatch) -> None:
    program, target = LIBRARY.source_of(kernel).program, load_cpu(cpu)
    graph = graph_of(program, kernel, target, variant)
    piece = max(pieces(graph), key=lambda p: len(p.nodes))
    other = Policy("", Priority(bias={3: 2.5, 40: -1}),
                   Strategy(book_units=True, loads_in_order=True, load_repeated=True))
    policies = [PORTFOLIO.usual[0], *PORTFOLIO.of(target.bits).broad[1:2], other]
    kept = [plan_digest(schedule(piece, target, p)) for p in policies]
    monkeypatch.setattr(Choice, "can_be_kept", lambda self, item: False)
    assert [plan_digest(schedule(piece, target, p)) for p in policies] == kept


@pytest.mark.parametrize("number", [0, 1, 2, 9, 10])
def test_what_is_too_far_away_is_not_the_best(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """All ready items in the window may be looked at: the plan is the same."""
    kernel, variant, cpu = CASES[number]
    target = load_cpu(cpu)
    graph = graph_of(LIBRARY.source_of(kernel).program, kernel, target, variant)
    piece = max(pieces(graph), key=lambda p: len(p.nodes))
    policies = [*PORTFOLIO.usual[:3], Policy("", Priority(bias={3: -40.0, 40: 3.0}, distance=3))]
    some = [plan_digest(schedule(piece, target, p)) for p in policies]
    monkeypatch.setattr(Choice, "lower_bound", lambda self, costs: -inf)
    assert [plan_digest(schedule(piece, target, p)) for p in policies] == some

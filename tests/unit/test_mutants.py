"""500 mutants of finished code, always the same, 100 of them in the default run: none that differs from its source is
proved (tests/mutations.py)."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from tests import mutations
from tests.support import campaign
from tests.support.mutants import KINDS
from tests.support.spread import some

FIXED = ("core2-64/kasumi_expand", "pentium3/aes128_expand", "zen3/ascon_aead128_last", "core2-64/camellia128_expand",
         "northwood/des_expand")
REFUTED = 60
"""Of 100 mutants of any of these so many are refuted at least."""


def silent(text: str) -> None:
    """Says nothing."""


@pytest.mark.parametrize("label", some(FIXED, 1))
def test_no_mutant_that_differs_is_proved(label: str) -> None:
    made = campaign.run(campaign.Subject(label), 100, 10, None, silent)
    counts = sum((Counter(row) for row in made.counts.values()), Counter[str]())
    assert made.wrong == [] and made.done == sum(counts.values()) == 100
    assert counts["refuted"] >= REFUTED and counts["unknown"] <= 5 and sum(made.also.values()) > 0
    assert len(made.rows) == counts["proved"] + counts["unknown"]


def test_mutants_are_of_all_kinds_and_always_the_same() -> None:
    subject = campaign.Subject("pentium3/aes128_encrypt")
    made = [subject.mutants.numbered(subject.label, n) for n in range(200)]
    assert len({kind for kind, _, _ in made}) >= len(KINDS) - 3
    again = [subject.mutants.numbered(subject.label, n) for n in range(200)]
    assert [(k, w, i.segments) for k, w, i in made] == [(k, w, i.segments) for k, w, i in again]
    assert all(i.segments != subject.image.segments for _, _, i in made)


@pytest.mark.full
def test_a_campaign_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str],
                                         monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["--kernels", "pentium3/aes128_expand", "--store", str(tmp_path), "--json"]
    assert mutations.main([*words, "--count", "20"]) == 0
    first = json.loads(capsys.readouterr().out)
    tried: list[int] = []
    real = campaign.one

    def noted(subject: campaign.Subject, made: campaign.Outcome, number: int, *more: object) -> None:
        tried.append(number)
        real(subject, made, number, *more)    # type: ignore[arg-type]

    monkeypatch.setattr(campaign, "one", noted)
    assert mutations.main([*words, "--count", "30"]) == 0
    second = json.loads(capsys.readouterr().out)
    assert tried == list(range(20, 30)) and (first["mutants"], second["mutants"]) == (20, 30)


def test_a_proof_of_what_differs_is_a_hole(monkeypatch: pytest.MonkeyPatch) -> None:
    """A checker that says of everything that it is proved is found out."""
    from cipherwright.prove.verdict import Verdict

    monkeypatch.setattr(campaign, "prove", lambda *_: Verdict("proved", (), 1, 0.0))
    monkeypatch.setattr(campaign, "EACH", 1)
    said: list[str] = []
    made = campaign.run(campaign.Subject("pentium3/aes128_expand"), 20, 10, None, said.append)
    assert len(made.wrong) > 3 and len(said) == len(made.wrong)

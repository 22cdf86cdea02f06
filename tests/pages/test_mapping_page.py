"""docs/mapping.md shows golden sources and what the tool makes of them (passes/test_golden.py keeps those right)."""

from __future__ import annotations

import re

import pytest

from cipherwright.project.sources import ROOT
from scheduler.mapping.directives import WORDS

PAGE = (ROOT / "docs" / "mapping.md").read_text(encoding="utf-8")
EXAMPLE = re.compile(r"```\n(.*?)\n```\n\nafter `([\w-]+)` \(\[tests/golden/(\w+)\.cw\]\(.*?\), ([\w-]+)\):\n\n"
                     r"```\n(.*?)\n```", re.DOTALL)
FOUND = [m.groups() for m in EXAMPLE.finditer(PAGE)]


@pytest.mark.parametrize(("source", "after", "name", "cpu", "shown"), FOUND, ids=[f[2] for f in FOUND])
def test_example(source: str, after: str, name: str, cpu: str, shown: str) -> None:
    folder = ROOT / "tests" / "golden"
    text = (folder / f"{name}.cw").read_text(encoding="utf-8")
    said = [line for line in text.splitlines() if line.startswith("# ")]
    assert f"# after: {after}" in said and (f"# cpu: {cpu}" in said or cpu == "northwood")
    assert source == "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    rest = iter((folder / f"{name}.txt").read_text(encoding="utf-8").splitlines())
    missing = [line for line in shown.splitlines() if line != "…" and line not in rest]
    assert not missing, "the dump has changed: copy the lines anew"


def test_every_block_is_an_example_and_every_directive_is_there() -> None:
    assert PAGE.count("```") == 4 * len(FOUND) >= 28
    assert [w for w in WORDS if f"`{w} " not in PAGE] == []

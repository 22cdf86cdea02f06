"""What a pass makes of a small source: tests/golden/NAME.cw against NAME.txt. `pytest --bless` rewrites the answers.

The first lines of a source say the pass (`# after: PASS`) and, where it matters, the CPU (`# cpu: NAME`).
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cipherwright.compiler.pipeline import compile_kernel
from dsl.parser import parse
from targets.cpu import load_cpu

FOLDER = Path(__file__).parent / "golden"


def said(text: str, word: str, default: str) -> str:
    found = re.search(rf"^# {word}: (\S+)$", text, re.MULTILINE)
    return found[1] if found else default


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.cw")), ids=lambda p: p.stem)
def test_golden(path: Path, request: pytest.FixtureRequest) -> None:
    text, shown = path.read_text(), []
    cpu = load_cpu(said(text, "cpu", "northwood"))
    compile_kernel(parse(text, path.name), "k", cpu, source_text=text, source_name=path.name,
                   dump_after=said(text, "after", "?"), out=shown.append)
    made = "\n".join(line.rstrip() for line in "\n".join(map(str, shown)).splitlines()) + "\n"
    made = re.sub(r"made by cipherwright \S+ from (\S+) \(sha256 \w+\)", r"made by cipherwright from \1", made)
    answer = path.with_suffix(".txt")
    if request.config.getoption("--bless"):
        answer.write_text(made)
    assert shown and made == answer.read_text(), f"if this is better: pytest {__name__} --bless"

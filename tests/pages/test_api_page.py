"""docs/api.md: its Python runs and prints what the page says, and what it refers to is there and has docstrings."""

from __future__ import annotations

import importlib
import re

import pytest

from cipherwright.project.sources import ROOT

PAGE = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
PARTS = re.findall(r"```python\n(.*?)```\n\n(?:```\n(.*?)```)?", PAGE, re.DOTALL)
NAMES = re.findall(r"^::: (\S+)$", PAGE, re.MULTILINE)


def test_the_code_does_what_the_page_says(monkeypatch, capsys) -> None:
    monkeypatch.chdir(ROOT)
    assert len(PARTS) > 3
    known: dict[str, object] = {}
    for code, said in PARTS:
        exec(code, known)
        assert capsys.readouterr().out == said, code


@pytest.mark.parametrize("name", NAMES)
def test_what_it_refers_to_is_there(name: str) -> None:
    try:
        found: object = importlib.import_module(name)
    except ModuleNotFoundError:
        module, _, last = name.rpartition(".")
        found = getattr(importlib.import_module(module), last)
    assert (found.__doc__ or "").strip()

"""docs/model.md is true: its Python sessions print what they show, and its list of parameters is complete."""

from __future__ import annotations

import doctest
import re
from dataclasses import fields
from pathlib import Path

import pytest

from targets.cpu import merged_table, model_names
from targets.model import parameters as p

PAGE = (Path(__file__).resolve().parent.parent / "docs" / "model.md").read_text(encoding="utf-8")
SECTIONS = {"frontend": p.FrontEnd, "rename": p.Rename, "window": p.Window, "scheduling": p.Scheduling,
            "retire": p.Retire, "branch": p.Branch, "rules": p.Rules, "memory": p.Memory, "timing": p.Timing}


def test_the_sessions_print_what_they_show():
    sessions = re.findall(r"^```pycon\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert len(sessions) > 4
    test = doctest.DocTestParser().get_doctest("\n".join(sessions), {}, "docs/model.md", "docs/model.md", 0)
    said: list[str] = []
    failed, tried = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL).run(test, out=said.append)
    assert failed == 0, "".join(said)
    assert tried > 20


@pytest.mark.parametrize("section", SECTIONS)
def test_every_parameter_is_explained(section: str):
    (row,) = re.findall(rf"^\| `\[core\.{section}\]` \| (.*) \|$", PAGE, re.MULTILINE)
    assert {f.name for f in fields(SECTIONS[section])} == set(re.findall(r"`([a-z_]+)`", row))


def test_the_fitted_parameters_are_those_of_the_page():
    fitted = {key for name in model_names() for key, value in merged_table(name)["core"].items()
              if isinstance(value, dict) and value.get("status") == "fitted"}
    assert fitted == {"scheduling", "x87_exchange"}
    assert "`core.x87_exchange`" in PAGE and "[core.scheduling]" in PAGE

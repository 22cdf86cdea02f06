"""docs/model.md is true: its Python sessions print what they show, and its list of parameters is complete."""

from __future__ import annotations

import doctest
import re
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import get_type_hints

import pytest

from targets.model import parameters as p
from targets.tables.files import CPU_DIR, merged_table, model_names

MODEL = Path(p.__file__).parent
PAGE = (Path(__file__).resolve().parents[2] / "docs" / "model.md").read_text(encoding="utf-8")
SECTIONS = {name: kind for name, kind in get_type_hints(p.Parameters).items()
            if is_dataclass(kind) and kind is not p.Cache}


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
    assert {f.name for f in fields(SECTIONS[section])} == set(re.findall(r"`([a-z_0-9]+)`", row))


def test_the_row_that_is_shown_is_in_a_table():
    (row,) = re.findall(r"^```\n(\{ forms = .*?\})\n```$", PAGE, re.MULTILINE | re.DOTALL)
    assert " ".join(row.split()) in (CPU_DIR / "pentium-m.toml").read_text(encoding="utf-8")


def test_every_module_is_described():
    table = "".join(re.findall(r"^\| `.*$", PAGE, re.MULTILINE))
    modules = [path.stem for path in MODEL.glob("*.py") if path.stem != "__init__"]
    assert len(modules) > 15 and [m for m in modules if not re.search(rf"`(model/)?{m}`", table)] == []


def test_the_fitted_parameters_are_on_the_page():
    fitted = {key for name in model_names() for key, value in merged_table(name)["core"].items()
              if isinstance(value, dict) and value.get("status") == "fitted"}
    listed = PAGE[PAGE.index("**A fitted number**"): PAGE.index("## Known weak spots")]
    assert fitted and {key for key in fitted if f"core.{key}" not in listed} == set()

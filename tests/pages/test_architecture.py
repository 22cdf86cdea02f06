"""docs/architecture.md shows the tuple of passes and a value's way through them. `pytest --bless` rewrites both."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from cipherwright.building import inside
from cipherwright.building.build import Builder
from cipherwright.building.jobs import Job
from cipherwright.compiler.passes import PASSES
from cipherwright.compiler.view import page_table
from cipherwright.project.sources import ROOT, Library
from targets.cpu import load_cpu

PAGE = ROOT / "docs" / "architecture.md"
TABLE = re.compile(r"^\| pass \| input → output \|.*?\n(?=\n)", re.MULTILINE | re.DOTALL)
WALK = re.compile(r"^```console\n\$ (\./cw build [^\n]* --follow [^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def compare(pattern: re.Pattern[str], group: int, made: str, bless: bool) -> None:
    """The one part of the page that the pattern finds, as it should be."""
    text = PAGE.read_text(encoding="utf-8")
    (found,) = pattern.finditer(text)
    if bless:
        PAGE.write_text(text[:found.start(group)] + made + text[found.end(group):], encoding="utf-8")
        return
    assert found[group] == made, f"if this is better: pytest {__name__} --bless"


def test_the_table_is_the_tuple(request: pytest.FixtureRequest) -> None:
    compare(TABLE, 0, page_table(), request.config.getoption("--bless"))


@pytest.mark.long
def test_the_walk_is_what_the_tool_prints(request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str],
                                          monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    (found,) = WALK.finditer(PAGE.read_text(encoding="utf-8"))
    _, _, kernel, _, cpu, _, place = shlex.split(found[1])
    library = Library()
    inside.follow(Builder(library, library.root / "generated"), [Job(kernel, load_cpu(cpu))], place, False)
    made = capsys.readouterr().out
    compare(WALK, 2, made, request.config.getoption("--bless"))
    first, *_ = made.splitlines()
    file, line, statement = first.split(":", 2)
    assert (ROOT / file).read_text().splitlines()[int(line) - 1].strip() == statement.strip()
    code = (ROOT / "generated" / cpu / f"{kernel}.asm").read_text().splitlines()
    shown = [part.split(": ", 1) for part in made.split("\nemit: ")[1].splitlines()[1:]]
    assert len(shown) > 8 and all(code[int(number) - 1].strip() == text for number, text in shown)
    assert all(f"\n{one.name}: " in made for one in PASSES)


@pytest.mark.parametrize("one", PASSES, ids=lambda one: one.name)
def test_every_pass_is_where_its_row_says(one) -> None:
    """The module's first sentence names the pass."""
    path = ROOT / f"{one.module.replace('.', '/')}.py"
    head = path.read_text(encoding="utf-8").split("\n\n")[0]
    assert head.startswith('"""') and f"`{one.name}`" in head, head


def test_no_other_list_of_passes() -> None:
    """Four names of neighbours in a row would be one."""
    names = [one.name for one in PASSES]
    lists = [", ".join(names[i:i + 4]) for i in range(len(names) - 3)]
    pages = [PAGE, ROOT / "README.md", *(ROOT / "docs").glob("*.md"), *Path(ROOT / "cipherwright").rglob("*.py")]
    for path in pages:
        text = path.read_text(encoding="utf-8").replace("`", "").replace('"', "")
        assert [said for said in lists if said in text] == [], path

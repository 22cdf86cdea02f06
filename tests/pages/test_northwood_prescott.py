"""docs/northwood-prescott.md is true: its commands run, and print the lines it shows in their order."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
from functools import cache

import pytest

from cipherwright.commands import cli
from cipherwright.project.sources import ROOT
from tests.support.listing import in_order

PAGE = (ROOT / "docs" / "northwood-prescott.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"^```console\n\$ \./cw (.*?)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@cache
def printed(command: str) -> tuple[str, ...]:
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(io.StringIO()), \
            contextlib.suppress(SystemExit):
        cli.main(shlex.split(command))
    return tuple(line.rstrip() for line in out.getvalue().splitlines())


@pytest.mark.parametrize("number", range(len(SHOWN)))
def test_a_command_prints_what_is_shown(number: int, monkeypatch) -> None:
    monkeypatch.chdir(ROOT)
    command, shown = SHOWN[number]
    lines = [line.rstrip() for line in shown.splitlines() if line != "…"]
    assert lines and in_order(lines, printed(command)) is None


def test_lines_in_another_order_are_found() -> None:
    assert in_order(["a", "c"], ["a", "b", "c"]) is None
    assert in_order(["c", "a"], ["a", "b", "c"]) == "a"


def test_the_page_has_commands_and_its_picture() -> None:
    assert len(SHOWN) == 4 and (ROOT / "docs" / "northwood-prescott.png").stat().st_size > 10_000

"""Wrong sources: each must be refused at the right place, in the right words, and leave nothing behind.

`tests/wrong/*.cw` hold what is expected as comments in the line of the mistake: `# error: …` is part of the
message, `# hint: …` of the remedy. `pytest tests/test_wrong.py --bless` (or CW_BLESS=1) rewrites them.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cipherwright import cli
from cipherwright.sources import ROOT, Library

WRONG = Path(__file__).with_name("wrong")
SOURCES = sorted(WRONG.glob("*.cw"))
COMMENT = re.compile(r"\s*# (?:error|hint): .*")


@pytest.fixture
def refuse(tmp_path, monkeypatch, capsys):
    """Build `text` as the only source; (line, column, message, hint) of the refusal."""
    def build(text, *more):
        path = tmp_path / "ciphers" / "x.cw"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        monkeypatch.setattr(cli, "get_library", lambda: Library(tmp_path))
        with pytest.raises(SystemExit) as stop:
            cli.main(["build", "--cpu", "northwood", *more])
        out, err = capsys.readouterr()
        assert stop.value.code == 2, out + err
        assert "Traceback" not in out + err
        assert [p.name for p in tmp_path.rglob("*") if p.is_file()] == ["x.cw"], "something was written"
        return read_message(err, path)

    return build


def read_message(err, path):
    """Line, column, message and hint of the first error in `err`."""
    found = re.search(rf"{re.escape(str(path))}:(\d+):(\d+): error: (.*)\n(?:    .*\n    .*\^\n)?(?:  (\S.*))?", err)
    assert found, f"no place in: {err}"
    return int(found[1]), int(found[2]), found[3], found[4] or ""


def expectation(text):
    """(line, error, hint) that the comments of a source ask for."""
    at = [(n, line) for n, line in enumerate(text.split("\n"), 1) if "# error: " in line]
    assert len(at) == 1, "one line must say `# error: …`"
    line, said = at[0]
    error, _, hint = said.split("# error: ", 1)[1].partition("# hint: ")
    return line, error.strip(), hint.strip()


def blessed(text, line, message, hint):
    """`text` with the comments that `message` at `line` asks for."""
    lines = [COMMENT.sub("", s) for s in text.split("\n")]
    lines[line - 1] += f"  # error: {message}  # hint: {hint}"
    return "\n".join(lines)


@pytest.mark.parametrize("path", SOURCES, ids=[p.stem for p in SOURCES])
def test_wrong_source(path, refuse, request):
    text = path.read_text()
    line, column, message, hint = refuse(text)
    if request.config.getoption("--bless") or os.environ.get("CW_BLESS") == "1":
        path.write_text(blessed(text, line, message, hint))
        return
    wanted = expectation(text)
    assert (line, message, hint) == (wanted[0], message if wanted[1] in message else wanted[1],
                                     hint if wanted[2] in hint else wanted[2])
    assert hint, "no remedy"
    shown = text.split("\n")[line - 1]
    assert 1 <= column <= len(shown.split("  # error: ")[0]) + 1, "the column is outside the line"


def test_there_are_enough():
    assert len(SOURCES) >= 60

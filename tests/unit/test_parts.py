"""Algorithms that others are put together of: without vectors of their own they are tested with the whole."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from cipherwright.project import scaffold
from cipherwright.project.sources import Library


@pytest.fixture
def sealed(root: Path) -> Path:
    """A source of an `aead` whose cipher and MAC have no vectors."""
    path = root / "ciphers" / "sealed.cw"
    scaffold.create(Library(root), "sealed", "aead")
    blocks = re.split(r"(?=^algorithm )", path.read_text(), flags=re.MULTILINE)
    parts = [re.sub(r"^ +vectors .*\n", "", b, flags=re.MULTILINE) if "protocol aead" not in b else b for b in blocks]
    path.write_text("".join(parts))
    assert sum("protocol" in b and "vectors" not in b for b in parts) == 2
    return path


def whole_and_part(root: Path) -> tuple[str, str]:
    found = Library(root).algorithms["sealed"].program.algorithms
    part = next(a.name for a in found.values() if not a.vectors)
    return next(a.name for a in found.values() if a.protocol == "aead"), part


def test_a_part_needs_no_vectors(cw: Any, root: Path, sealed: Path) -> None:
    whole, part = whole_and_part(root)
    (report,) = json.loads(cw("check", sealed, "--json")[1])
    assert list(report["vectors"]) == [whole] and report["vectors"][whole] and not report["findings"]
    for command in (("vectors", part, "--interpret"), ("test", part, "--cpu", "northwood"),
                    ("test", "--cpu", "northwood")):
        code, out, _ = cw(*command)
        assert code == 0 and f"{whole}: " in out and f"{part}: " not in out, command
    code, out, _ = cw("build", part, "--cpu", "northwood")
    assert code == 0 and "vectors agree" in out


def test_an_algorithm_that_is_no_part_needs_some(cw: Any, root: Path, sealed: Path) -> None:
    """Neither does a file that is named stand for others' vectors."""
    _, part = whole_and_part(root)
    text = re.split(r"(?=^algorithm )", sealed.read_text(), flags=re.MULTILINE)
    sealed.write_text("".join(b for b in text if "protocol aead" not in b))
    code, out, _ = cw("vectors", part, "--interpret")
    assert (code, out) == (1, f"{part}: no vectors\n")
    assert f"none of {part}, which names no file of them" in cw("check", sealed)[1]

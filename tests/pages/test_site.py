"""The documentation builds as a site, with every page in it, and asks nobody else for anything."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from cipherwright.project.sources import ROOT

for name in ("material", "mkdocstrings"):
    pytest.importorskip(name, reason='the site is not built: pip install "cipherwright[site]"')

ELSEWHERE = re.compile(r"<(?:script|link|img|iframe|source)\b[^>]*\b(?:src|href)=\"(?:https?:)?//[^\"]*\"")


@pytest.fixture(scope="module")
def site(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run([sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)], cwd=ROOT,
                          text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.mark.full
def test_every_page_is_there(site) -> None:
    pages = {page.stem for page in (ROOT / "docs").glob("*.md")}
    assert pages | {"index", "changelog"} <= {page.stem for page in site.glob("*.html")}
    assert "cipherwright" in (site / "search" / "search_index.json").read_text(encoding="utf-8")


def test_no_page_asks_another_machine(site) -> None:
    assert ELSEWHERE.search('<link rel="stylesheet" href="https://example.org/a.css">')
    for page in site.glob("*.html"):
        found = ELSEWHERE.search(page.read_text(encoding="utf-8"))
        assert found is None or 'rel="canonical"' in found[0], (page.name, found)


def test_no_link_leads_out_of_the_site(site) -> None:
    for page in (page for page in site.glob("*.html") if page.stem != "404"):    # that one is for a server's root
        for target in re.findall(r"<a\b[^>]*\bhref=\"(?!https?:)([^\"#]+)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).resolve().is_relative_to(site.resolve()), (page.name, target)
            assert (page.parent / target).exists(), (page.name, target)

"""docs/ciphers.md: every source, what it is, and the figures of the pipeline model, simulated anew."""

from __future__ import annotations

import pytest

from cipherwright.project.sources import ROOT
from tests.support import ciphers_page
from tests.support.ciphers_page import SOURCES, kept, parts, section

PAGE = ROOT / "docs" / "ciphers.md"
REMEDY = "pytest --bless -m '' tests/pages/test_ciphers_page.py"


def old() -> str:
    return PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""


def test_the_page(request: pytest.FixtureRequest) -> None:
    """All but the figures: these are there, in the places that the sources' kernels and CPUs ask for."""
    if request.config.getoption("--bless"):
        PAGE.write_text(ciphers_page.page(old()), encoding="utf-8")
    text = old()
    assert text.startswith(ciphers_page.HEAD) and list(parts(text)) == list(SOURCES), REMEDY
    for name, found in parts(text).items():
        assert found == kept(SOURCES[name], found).strip(), REMEDY


@pytest.mark.parametrize("name", [pytest.param(n, marks=() if n == "md4" else pytest.mark.full)
                                  for n in SOURCES])
def test_the_figures(name: str, request: pytest.FixtureRequest) -> None:
    """Simulated, or as kept in .cache/ since then."""
    if request.config.getoption("--bless"):
        PAGE.write_text(ciphers_page.page(old(), [name]), encoding="utf-8")
    assert parts(old()).get(name) == section(SOURCES[name]).strip(), REMEDY

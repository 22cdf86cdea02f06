"""docs/ciphers.md: every source, what it is, and the figures of the pipeline model, simulated anew."""

from __future__ import annotations

import pytest

from cipherwright.project.sources import ROOT
from tests.support import ciphers_page
from tests.support.ciphers_page import SOURCES, figures, parts, section

PAGE = ROOT / "docs" / "ciphers.md"
REMEDY = "pytest --bless -m '' tests/pages/test_ciphers_page.py"


def test_the_page(request: pytest.FixtureRequest) -> None:
    """All but the figures: that they are there, in the places that the sources' kernels and CPUs ask for."""
    if request.config.getoption("--bless"):
        PAGE.write_text(ciphers_page.page(), encoding="utf-8")
    text = PAGE.read_text(encoding="utf-8")
    assert text.startswith(ciphers_page.HEAD) and list(parts(text)) == list(SOURCES), REMEDY
    for name, found in parts(text).items():
        shown = iter(figures(found))
        assert found == section(SOURCES[name], lambda *_, shown=shown: float(next(shown, "nan"))).strip(), REMEDY
        assert next(shown, None) is None, REMEDY


@pytest.mark.parametrize("name", [pytest.param(n, marks=() if n in ("md4", "sha1") else pytest.mark.full)
                                  for n in SOURCES])
def test_the_figures(name: str) -> None:
    """Simulated, or as kept in .cache/ since then."""
    assert parts(PAGE.read_text(encoding="utf-8")).get(name) == section(SOURCES[name]).strip(), REMEDY

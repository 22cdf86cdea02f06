"""docs/numbers.md: its table of limbs is what the manifests have."""

from __future__ import annotations

import json
import re

import pytest

from cipherwright.project.sources import ROOT
from scheduler.numbers.bounds import shown
from tests.support import shipped

PAGE = ROOT / "docs" / "numbers.md"
HEAD = "| kernel | CPU | loop | limbs | limb | least | most |\n|---|---|---|---|---:|---:|---:|\n"
SHOWN = (("poly1305_blocks", "pentium3"), ("poly1305_last", "pentium"), ("poly1305_blocks", "northwood"),
         ("poly1305_blocks", "core2-64"))


def table() -> str:
    """A row for each limb of each loop; neighbours that are alike share one."""
    rows = []
    for kernel, cpu in SHOWN:
        for one in json.loads(shipped.shipped(kernel, cpu, "json"))["limbs"]:
            ends = [(int(low, 16), int(high, 16)) for low, high in zip(one["least"], one["most"], strict=True)]
            at = 0
            while at < len(ends):
                to = at
                while to + 1 < len(ends) and ends[to + 1] == ends[at]:
                    to += 1
                low, high = ends[at]
                rows.append(f"| {kernel} | {cpu} | {one['loop']} | {one['count']} by {one['radix']} | "
                            f"{at if at == to else f'{at} to {to}'} | {'-' + shown(-low) if low < 0 else low} | "
                            f"{shown(high)} |\n")
                at = to + 1
    return HEAD + "".join(rows)


def test_the_limbs_of_the_page(request: pytest.FixtureRequest) -> None:
    text = PAGE.read_text(encoding="utf-8")
    found = re.search(re.escape(HEAD) + r"(\|[^\n]*\n)*", text)
    assert found
    if request.config.getoption("--bless"):
        PAGE.write_text(text[:found.start()] + table() + text[found.end():], encoding="utf-8")
    else:
        assert found[0] == table(), "pytest --bless tests/pages/test_numbers_page.py"

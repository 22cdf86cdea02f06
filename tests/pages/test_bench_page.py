"""`cw bench --html`: one page, well formed, that needs nothing else and shows the figures of the rows."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from cipherwright.bench import page
from cipherwright.bench.measure import demand_native
from cipherwright.errors import UserError

HEAD = {"machine": "A <machine>", "native": None, "method": "brackets", "runs": 100, "rounds": 5,
        "cycles_per_tick": 1.25}
VOID = {"meta", "br", "hr", "img", "link", "input"}


class Reader(HTMLParser):
    """Refuses a page whose elements do not close in turn; keeps elements with their attributes, and the text."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, f"{tag} ends in line {self.getpos()[0]}"

    def handle_data(self, data: str) -> None:
        self.text += data if not {"style", "title"} & set(self.open[-1:]) else ""


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    return reader


def row(algorithm: str, who: str, figure: float | None, instructions: str | None = "words", cpu: str | None = None,
        converts: bool = False, missing: str = "") -> dict[str, Any]:
    def ticks(value: float) -> dict[str, float]:
        return {"average": value, "median": value, "minimum": value / 2}

    return {"algorithm": algorithm, "who": who, "code": f"code of {who}", "symbol": "f", "cpu": cpu, "version": None,
            "instructions": instructions, "blocks": 8, "block_bytes": 16, "converts": converts, "remark": "a remark",
            "cycles_per_block": None if figure is None else ticks(16 * figure), "missing": missing,
            "cycles_per_byte": None if figure is None else ticks(figure), "ratio_to_best": None,
            "ratio_to_openssl_tables": None, "cycles_per_tick": 1.25}


ROWS = [row("one", "ours, zen5", 2.125, "vectors", "zen5"), row("one", "ours, core2-64", 8, "words", "core2-64"),
        row("one", "ours, zen5", 0.5, "vectors", "zen5", converts=True),
        {**row("one", "nettle", 4, "words"), "version": "3.8"}, row("one", "Botan", 0.001, "special"),
        row("one", "Crypto++", None, "words", missing="Crypto++ is <not> installed"),
        row("two", "Crypto++", None, None, missing="Crypto++ is <not> installed"), row("two", "Botan", 3, None)]


def test_charts_have_groups_and_bars_in_order() -> None:
    text = page.render(HEAD, ROWS)
    reader = read(text)
    headings = re.findall(r"<h3>(.*?)</h3>", text)
    assert headings == [page.CLASSES[name] for name in ("special", "vectors", "words", "converts", "")]
    widths = [float(found) for found in re.findall(r'<i style="width:([\d.]+)%">', text)]
    assert widths == [page.LEAST, 26.56, 50, 100, 6.25, 100]
    assert re.findall(r"</i><span>([\d.]+)</span>", text) == ["0.00", "2.12", "4.00", "8.00", "0.50", "3.00"]
    assert text.count('<li class="ours"') == 3
    for said in ("6 of 8rows timed", "A <machine>", "nettle 3.8.", "1.250 cycles a tick", "not timed: one, Crypto++, "
                 "code of Crypto++: Crypto++ is <not> installed", "Crypto++ is <not> installed (2)"):
        assert said in reader.text, said


def test_the_fastest_of_each_leaves_conversions_out() -> None:
    assert page.best(ROWS) == {("one", page.OURS): 2.125, ("one", "nettle"): 4, ("one", "Botan"): 0.001,
                               ("two", "Botan"): 3}


def test_the_page_needs_nothing_else() -> None:
    text = page.render(HEAD, ROWS)
    reader = read(text)
    assert not {tag for tag, _ in reader.elements} & {"script", "link", "img", "iframe"}
    assert all(value.startswith("#") for _, attributes in reader.elements
               for key, value in attributes.items() if key in ("href", "src") and value)
    ids = {attributes["id"] for _, attributes in reader.elements if "id" in attributes}
    assert {value[1:] for _, attributes in reader.elements if (value := attributes.get("href"))} <= ids
    assert "prefers-color-scheme: dark" in text and 'content="width=device-width' in text and "url(" not in text
    for light in re.findall(r"var\((--\w+)\)", text):
        assert text.count(f"{light}:") >= 2, f"{light} has no dark meaning"


def test_a_page_of_nothing() -> None:
    assert "0 of 0rows timed" in read(page.render({**HEAD, "cycles_per_tick": None}, [])).text
    only = [row("one", "nettle", None, missing="no")]
    assert "not timed: one, nettle, code of nettle: no" in read(page.render(HEAD, only)).text


def test_the_command(cw, root: Path, tmp_path: Path) -> None:
    try:
        demand_native("skipped", "")
    except UserError as error:
        pytest.skip(str(error))
    (root / "ciphers" / "bench.toml").write_text(
        '[[ours]]\ncipher = "toy"\nkernel = "toy_encrypt"\ncode = "sums"\n', encoding="utf-8")
    path = tmp_path / "bench.html"
    code, out, _ = cw("bench", "--cpu", "core2-64", "--runs", 20, "--json", "--html", path)
    found = json.loads(out)["rows"][0]
    assert code == 0 and found["instructions"] in ("words", "vectors")
    text = path.read_text(encoding="utf-8")
    assert read(text) and f"<span>{found['cycles_per_byte']['median']:.2f}</span>" in text
    code, out, err = cw("bench", "--cpu", "core2-64", "--runs", 20, "--html", path)
    assert code == 0 and "a ratio below 1" in out and f"wrote {path}" in err

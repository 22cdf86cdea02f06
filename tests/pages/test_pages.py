"""Pages for the browser: tables with bars, what tune and validate write, and the index that finds them all."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

from cipherwright.commands import model
from cipherwright.pages import index
from cipherwright.pages.tables import Page, Row, Section, render
from cipherwright.tuning import page as tune_page
from cipherwright.tuning.axes import Traits
from cipherwright.tuning.tuning import Question, Tried, Tuned
from cipherwright.validation.html import machine_page, published_page
from cipherwright.validation.machine import Compared, Measured, Run

VOID = {"meta", "link", "br", "input", "circle", "line", "path", "rect"}


class Reader(HTMLParser):
    """Elements that are opened and closed; the links, and the cells of every row."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.rows: list[list[str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        if tag == "a":
            self.links.append(dict(attrs)["href"] or "")
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and "tr" in self.open and self.rows[-1]:
            self.rows[-1][-1] += data


def read(text: str) -> Reader:
    """A page as a browser sees it: well-formed, and it fetches nothing."""
    reader = Reader()
    reader.feed(text)
    assert not reader.open and "<script" not in text
    assert not re.search(r"(src|href)=\"https?:", text)
    return reader


def test_a_table_has_its_cells_and_bars():
    section = Section("Rows", ["said"], ("name", "clocks"),
                      [Row(("a <b>", "2"), bar=2.0, mark="good"), Row(("c", "4"), bar=4.0, link="c.html"),
                       Row(("d", "-"), mark="missing")], numbers=(1,), code="x < y")
    text = render(Page("tune", "A & B", ["first"], [section]))
    reader = read(text)
    assert reader.rows == [["name", "clocks", ""], ["a <b>", "2", ""], ["c", "4", ""], ["d", "-", ""]]
    assert re.findall(r'<i style="width:([\d.]+)%">', text) == ["50.0", "100.0"] and reader.links == ["c.html"]
    assert '<tr class="good">' in text and '<td class="n">2</td>' in text and "x &lt; y" in text
    assert '<meta name="generator" content="cipherwright tune">' in text and "prefers-color-scheme: dark" in text


def tried(*wish: str, cycles: float = 0.0, refusal: str = "") -> Tried:
    return Tried(wish, refusal=refusal, cycles=cycles, uops=2 * cycles, bounds={"ports": cycles / 2},
                 causes={"latency: add": cycles}, table_bytes=4096 if cycles else 0)


def test_the_page_of_tune_has_what_the_terminal_says(tmp_path):
    tuned = Tuned(Question(tmp_path, "toy_encrypt", "northwood"), Traits.__new__(Traits),
                  (tried("roll rounds", cycles=20.0), tried(cycles=10.0), tried("lanes 4 in xmm", refusal="no lanes")))
    told = {"why": "it wins", "limits": ["a limit"], "verdicts": ["loops lose"], "note": "a note",
            "mapping": "mapping x"}
    reader = read(tune_page.text(tuned, told, 8192, "bias unknown"))
    cells = [row[0] for row in reader.rows]
    assert cells == ["mapping", "all loops unrolled", "roll rounds", "mapping", "lanes 4 in xmm"]
    assert reader.rows[1][3:6] == ["10.0", "5.0 ports", "4096 fit"] and reader.rows[-1][1] == "no lanes"
    read(tune_page.text(tuned, {}, 8192, ""))


def test_the_page_of_a_machine_has_every_row():
    rows = [Compared(Measured("kernel", name, "call", "x", clocks, 0.01), model, reason)
            for name, clocks, model, reason in (("near", 10.0, 10.1, ""), ("far", 10.0, 15.0, ""),
                                                ("none", 10.0, None, "no row"))]
    run = Run("a CPU", "zen4", "2026-01-02", tuple(one.row for one in rows), (("late", "no clock"),))
    reader = read(machine_page(run, rows, 2, "zen4"))
    shown = {row[0]: row[1:] for row in reader.rows}
    assert shown["far"][:4] == ["10.000", "1.0 %", "15.000", "+50.0 %"] and shown["none"][4] == "no row"
    assert shown["late"] == ["no clock"] and shown["kernel"][:2] == ["3", "2"]


def test_validate_writes_a_page(cw, tmp_path):
    rows, page = tmp_path / "rows.toml", tmp_path / "rows.html"
    rows.write_text("""
[[sequence]]
id = "mine.lookup"
cpu = ["northwood"]
asm = ["mov ebx,[TABLE+eax]", "mov eax,ebx"]
measure = "latency of the loop-carried pair"
cycles = 3
source = "test"
""")
    code, out, err = cw("validate", "--file", rows, "--cpu", "northwood", "--html", page)
    assert code == 0 and not out and "wrote" in err
    reader = read(page.read_text(encoding="utf-8"))
    assert any(row[0] == "mine.lookup" and row[1] == "northwood" for row in reader.rows)
    read(published_page([]))
    assert "html" in {option.name for option in model.validate.params}


def test_the_index_finds_what_was_made(cw, tmp_path: Path):
    (tmp_path / "below").mkdir()
    for path, kind, title in (("b.html", "tune", "mappings & more"), ("below/a b.html", "report", "cycles")):
        (tmp_path / path).write_text(render(Page(kind, title, [], [])))
    (tmp_path / "own.html").write_text("<title>mine</title>")
    assert [one["kind"] for one in json.loads(cw("pages", tmp_path, "--json")[1])] == ["report", "tune"]
    code, out, _ = cw("pages", tmp_path)
    assert code == 0 and out.strip().endswith("index.html: 2 pages")
    reader = read((tmp_path / "index.html").read_text(encoding="utf-8"))
    assert reader.links == ["below/a%20b.html", "b.html"]
    assert [row[0] for row in reader.rows if row[0] != "page"] == ["cycles", "mappings & more"]
    assert cw("pages", tmp_path)[0] == 0 and len(index.find(tmp_path)) == 2     # it does not list itself


def test_an_index_of_somebody_else_stays(cw, tmp_path: Path):
    mine = tmp_path / "index.html"
    mine.write_text("<title>mine</title>")
    (tmp_path / "a.html").write_text(render(Page("tune", "t", [], [])))
    code, _, err = cw("pages", tmp_path)
    assert code == 2 and "is left as it is" in err and mine.read_text() == "<title>mine</title>"
    empty = tmp_path / "empty"
    code, _, err = cw("pages", empty)
    assert code == 2 and "is no folder" in err
    empty.mkdir()
    code, _, err = cw("pages", empty)
    assert code == 2 and "--html FILE" in err and not list(empty.iterdir())

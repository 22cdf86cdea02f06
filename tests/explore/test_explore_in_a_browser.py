"""The explorer's page in a real browser: wide and narrow, light and dark, by keyboard, with nothing asked elsewhere."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from typing import Any

import pytest

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
api = pytest.importorskip("playwright.sync_api", reason="not installed: the package playwright")
pytestmark = [pytest.mark.full, pytest.mark.skipif(CHROMIUM is None, reason="not installed: chromium")]
FORMS = [(width, scheme) for width in (1400, 400) for scheme in ("light", "dark")]


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with api.sync_playwright() as play:
        found = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield found
        found.close()


class Page:
    """A page of the explorer, what it has asked for, and what it has complained of."""

    def __init__(self, browser: Any, server: Any, width: int = 1400, scheme: str = "light", address: str = "") -> None:
        self.context = browser.new_context(viewport={"width": width, "height": 850}, color_scheme=scheme)
        self.page = self.context.new_page()
        self.asked: list[str] = []
        self.said: list[str] = []
        self.page.on("request", lambda request: self.asked.append(request.url))
        self.page.on("console", lambda message: self.said.append(message.text))
        self.page.on("pageerror", lambda error: self.said.append(str(error)))
        self.page.goto(server.address)
        if address:
            self.page.goto("about:blank")
            self.page.goto(address)
        self.compiled()

    def compiled(self) -> None:
        self.page.locator("#state:has-text('Compiled in')").wait_for(timeout=180_000)

    def frame(self) -> Any:
        frame = self.page.frame_locator("#view")
        frame.locator("#names .row[data-row]").first.wait_for(timeout=60_000)
        return frame

    def text(self) -> str:
        return str(self.page.input_value("#text"))


@pytest.mark.parametrize(("width", "scheme"), FORMS)
def test_source_code_and_timeline_are_shown(browser, server, width: int, scheme: str) -> None:
    it = Page(browser, server, width, scheme)
    if width < 900:
        assert not it.page.is_visible("#view") and it.page.is_visible("#text")
        it.page.click("#show-code")
        assert not it.page.is_visible("#text")
    frame = it.frame()
    assert it.page.is_visible("#view") and frame.locator("#time").is_visible()
    assert it.page.evaluate("document.documentElement.scrollWidth") <= width
    colour = it.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert (sum(map(int, re.findall(r"\d+", colour)[:3])) < 384) == (scheme == "dark")
    assert [url for url in it.asked if not url.startswith(server.base)] == [] and it.said == []
    it.context.close()


def test_an_error_is_marked_while_typing_and_goes_again(browser, server) -> None:
    it = Page(browser, server)
    whole = it.text()
    line = whole.split("\n").index(next(one for one in whole.split("\n") if one.startswith("kernel"))) + 1
    it.page.fill("#text", whole.replace("kernel ", "kernel (", 1))
    it.page.locator("#error").wait_for(timeout=180_000)
    assert it.page.inner_text("#error").startswith(f"line {line}, column ")
    assert it.page.locator("#marks i.wrong").count() == 1 and it.page.get_attribute("#text", "aria-invalid") == "true"
    it.page.fill("#text", whole)
    it.compiled()
    assert not it.page.is_visible("#error") and it.page.locator("#marks i.wrong").count() == 0
    it.context.close()


def test_it_is_used_without_a_mouse(browser, server) -> None:
    it = Page(browser, server)
    seen = []
    for _ in range(7):
        it.page.keyboard.press("Tab")
        seen.append(it.page.evaluate("document.activeElement.id"))
    assert seen[:6] == ["stem", "kernel", "cpu", "variant", "link", "text"], seen
    it.page.focus("#cpu")
    it.page.keyboard.type("zen3")
    it.page.keyboard.press("Enter")
    frame = it.page.frame_locator("#view")
    frame.locator("p", has_text="Zen 3").first.wait_for(timeout=180_000)
    it.page.focus("#text")
    it.page.keyboard.press("Control+Home")
    it.page.keyboard.type("# typed\n")
    it.page.locator("#state.busy").wait_for(timeout=60_000)
    it.compiled()
    assert it.text().startswith("# typed\n")
    it.context.close()


def test_source_and_code_point_at_each_other(browser, server) -> None:
    it = Page(browser, server)
    frame = it.frame()
    row = frame.locator("#names .row[data-row]").filter(has_text=re.compile(r"\d+ \w")).nth(5)
    row.hover()
    it.page.locator("#marks i.pick").wait_for(timeout=60_000)
    number = frame.locator("#side").inner_text()
    assert "source line" in number
    shown = re.search(r"source line (\d+)", number)
    assert shown is not None
    line = int(shown[1])
    it.page.mouse.move(5, 5)
    text = it.text()
    at = len("\n".join(text.split("\n")[:line - 1])) + 1
    it.page.evaluate("at => { const t = document.getElementById('text'); t.focus(); t.setSelectionRange(at, at); }", at)
    it.page.keyboard.press("ArrowRight")
    frame.locator("#names .row.pick").wait_for(timeout=60_000)
    assert frame.locator("#names .row.pick span:nth-child(4)").inner_text().startswith(f"{line} ")
    it.context.close()


def test_a_link_has_source_and_choices_in_itself(browser, server) -> None:
    it = Page(browser, server)
    it.page.fill("#text", "# mine\n" + it.text())
    it.compiled()
    it.page.select_option("#cpu", "core2-64")
    it.page.frame_locator("#view").locator("p", has_text="Core 2").first.wait_for(timeout=180_000)
    it.page.click("#link")
    it.page.locator("#state:has-text('link')").wait_for()
    address = it.page.url
    assert "#at=" in address and server.token not in address
    again = Page(browser, server, address=address)
    assert again.text() == it.text() and again.page.input_value("#cpu") == "core2-64"
    assert [url for url in again.asked if "at=" in url.split("#")[0]] == []
    it.context.close()
    again.context.close()

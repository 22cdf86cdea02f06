"""What is said of steps that take long: what they are, how far they are, and nothing once they are over."""

from __future__ import annotations

import threading

import pytest

from cipherwright import progress


class Said:
    """Collects what is said, and lets a test wait for it instead of for a time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lines: list[str] = []
        self.more = threading.Condition()
        monkeypatch.setattr(progress.click, "echo", self.echo)

    def echo(self, text: str, err: bool = False) -> None:
        assert err
        with self.more:
            self.lines.append(text)
            self.more.notify_all()

    def wait(self, ends: str) -> None:
        """Until a line that ends so has been said."""
        with self.more:
            assert self.more.wait_for(lambda: any(line.endswith(ends) for line in self.lines), timeout=60)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Said:
    for name in ("PATIENCE", "AGAIN", "LONGEST"):
        monkeypatch.setattr(progress, name, 0.001)
    return Said(monkeypatch)


def test_a_long_step_says_what_it_is_and_how_far(said: Said) -> None:
    with progress.step("making it"):
        said.wait("making it …")
        said.wait("s …")
        progress.note("half")
        said.wait("s, half …")
        with progress.step("a part"):
            progress.note(lambda: "a third")
            said.wait("s, a third …")
        progress.note("nearly all")
        said.wait("s, nearly all …")
    after = len(said.lines)
    progress.note("over")
    assert said.lines[0] == "making it …" and len(said.lines) == after
    assert not [t for t in threading.enumerate() if t.daemon and "_tell" in t.name]


def test_a_short_step_says_nothing(said: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "PATIENCE", float("inf"))
    with pytest.raises(ValueError, match="x"), progress.step("making it"):
        raise ValueError("x")
    assert said.lines == [] and progress._open == []


def test_counting_where_there_is_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    said, now = Said(monkeypatch), [0.0]
    monkeypatch.setattr(progress.time, "monotonic", lambda: now[0])
    with progress.counted(9, "rows") as one_more:
        for now[0] in (1, 3, 5, 12, 40):
            one_more()
    assert said.lines == ["rows: 2 of 9 …", "rows: 5 of 9 …"]

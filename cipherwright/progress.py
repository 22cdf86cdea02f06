"""What a command is doing, on standard error, where it takes longer than people wait without asking."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click

PATIENCE = 2.0
"""Seconds after which a step says what it is."""
AGAIN, LONGEST = 8.0, 60.0
"""Seconds after which it says so again, and how far it is: each time twice as many, up to the longest."""
Detail = Callable[[], str]
_elsewhere: Callable[[str], None] | None = None  # where a worker's notes go
_open: list[list[Detail]] = []  # of each step that has begun and not ended, what it says of itself; the innermost last


@contextmanager
def step(what: str) -> Iterator[None]:
    """Say `what` on standard error if the body takes longer than `PATIENCE`, and then now and then how far it is."""
    ended = threading.Event()
    said: list[Detail] = [lambda: ""]
    thread = threading.Thread(target=_tell, args=(what, said, ended), daemon=True)
    _open.append(said)
    thread.start()
    try:
        yield
    finally:
        _open.remove(said)
        ended.set()
        thread.join()  # nothing is said of a step that is over, and no thread is left when workers are forked


def note(detail: str | Detail) -> None:
    """What the innermost step is at: words, or a function that says it when it is asked, in another thread.

    In a worker words go to the process that waits for it (`noted_by`).
    """
    if _elsewhere is not None and isinstance(detail, str):
        _elsewhere(detail)
    elif _open:
        _open[-1][0] = (lambda: detail) if isinstance(detail, str) else detail


@contextmanager
def noted_by(say: Callable[[str], None]) -> Iterator[None]:
    """Hand what is noted in words to `say`, in a worker, whose steps are another process's."""
    global _elsewhere
    before, _elsewhere = _elsewhere, say
    try:
        yield
    finally:
        _elsewhere = before


def _tell(what: str, said: list[Detail], ended: threading.Event) -> None:
    begun, wait = time.monotonic(), AGAIN
    if ended.wait(min(PATIENCE, threading.TIMEOUT_MAX)):
        return
    click.echo(f"{what} …", err=True)
    while not ended.wait(wait):
        detail = said[0]()
        click.echo(f"{what}: {time.monotonic() - begun:.0f} s{f', {detail}' if detail else ''} …", err=True)
        wait = min(2 * wait, LONGEST)


@contextmanager
def counted(total: int, what: str) -> Iterator[Callable[[], None]]:
    """A function to call after each of `total` things: a bar at a terminal, elsewhere a line now and then."""
    if sys.stderr.isatty():
        with click.progressbar(length=total, label=what, file=sys.stderr) as bar:
            yield lambda: bar.update(1)
        return
    done, last, wait = 0, time.monotonic(), PATIENCE

    def one_more() -> None:
        nonlocal done, last, wait
        done += 1
        if time.monotonic() - last >= wait:
            last, wait = time.monotonic(), min(2 * max(wait, AGAIN), LONGEST)
            click.echo(f"{what}: {done} of {total} …", err=True)

    yield one_more

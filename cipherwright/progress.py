"""What a command is doing, on standard error, where it takes longer than people wait without asking."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

import click

PATIENCE = 2.0
"""Seconds after which a step says what it is."""


@contextmanager
def step(what: str) -> Iterator[None]:
    """Say `what` on standard error once, if the body takes longer than `PATIENCE`."""
    timer = threading.Timer(min(PATIENCE, threading.TIMEOUT_MAX), lambda: click.echo(f"{what} …", err=True))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()

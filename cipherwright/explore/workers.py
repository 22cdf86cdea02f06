"""A process for each compilation, forked from this one, which has loaded what it needs; with limits of time and memory.

One that takes too long, or whose page asks for something newer, is killed.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
from collections.abc import Callable
from typing import Any

SECONDS = 30.0
"""How long a compilation may take."""
MEMORY = 3 << 30
"""Bytes of address space that it may take beside what this process has."""
Work = Callable[[], dict[str, Any]]


class Stopped(Exception):
    """A compilation that did not end by itself; its text says why."""


class Workers:
    """Compilations by page: of each at most one, and the newest."""

    def __init__(self, seconds: float = SECONDS, memory: int = MEMORY) -> None:
        self.seconds, self.memory = seconds, memory
        self._running: dict[str, int] = {}
        self._cancelled: set[int] = set()

    async def run(self, page: str, work: Work) -> dict[str, Any]:
        """What `work` returns, computed in a process of its own; Stopped where it was too much, or is old."""
        self.cancel(page)
        reader, writer = os.pipe()
        child = os.fork()
        if not child:
            os.close(reader)
            _serve(work, writer, self.memory)
        os.close(writer)
        self._running[page] = child
        try:
            data = await asyncio.wait_for(_all(reader), self.seconds)
        except asyncio.TimeoutError:
            raise Stopped(f"it took more than {self.seconds:g} seconds, and was stopped") from None
        finally:
            os.close(reader)
            old = child in self._cancelled
            self._cancelled.discard(child)
            if self._running.get(page) == child:
                del self._running[page]
            _kill(child)
            ended = os.waitpid(child, 0)[1]
        if old:
            raise Stopped("something newer was asked for")
        if not data:
            raise Stopped(_why(ended, self.memory))
        return dict(json.loads(data))

    def cancel(self, page: str) -> None:
        """Kill what a page has asked for."""
        child = self._running.pop(page, 0)
        if child:
            self._cancelled.add(child)
            _kill(child)

    def close(self) -> None:
        """Kill all."""
        for page in list(self._running):
            self.cancel(page)


def _why(status: int, memory: int) -> str:
    if os.WIFSIGNALED(status):
        return f"its process was killed by signal {os.WTERMSIG(status)}"
    return f"it took more memory than it may ({memory >> 20} MB), or has met a bug: `build --quick` says which"


def _serve(work: Work, writer: int, memory: int) -> None:
    """What the child does; it does not return, and nothing of this process's is run at its end."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            size = int(file.read().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (size + memory, size + memory))
        data = json.dumps(work()).encode()
        with os.fdopen(writer, "wb") as pipe:
            pipe.write(data)
    finally:
        os._exit(0)


def _kill(child: int) -> None:
    try:
        os.kill(child, signal.SIGKILL)
    except ProcessLookupError:
        pass


async def _all(reader: int) -> bytes:
    """Everything that comes through a pipe."""
    loop, done, parts = asyncio.get_running_loop(), asyncio.Event(), []

    def more() -> None:
        part = os.read(reader, 1 << 20)
        parts.append(part)
        if not part:
            done.set()

    loop.add_reader(reader, more)
    try:
        await done.wait()
    finally:
        loop.remove_reader(reader)
    return b"".join(parts)

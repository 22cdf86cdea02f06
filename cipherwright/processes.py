"""Work over several processes, each with what it inherits from this one; here, where work cannot be divided."""

from __future__ import annotations

import gc
import mmap
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

from cipherwright import progress

Item = TypeVar("Item")
Made = TypeVar("Made")
SAID = 120
"""Bytes of what a worker says of its item."""
GRACE = 1.0
"""Seconds that a worker has to clear up when it is interrupted."""
_work: Callable[[Any], Any] | None = None  # of this process; workers inherit it, so that it need not be sent
_leaving = False  # whether this is a worker that has been interrupted
_busy: bool | None = None  # whether a worker of `in_order` is at an item; None in others, of which that is not known
_said: mmap.mmap | None = None  # SAID bytes for each item, which this process and its workers share


def workers(items: int) -> int:
    """How many processes there are for so many items: one a core, or 1, this one, where none can be forked."""
    return min(os.cpu_count() or 1, items) if "fork" in multiprocessing.get_all_start_methods() else 1


@contextmanager
def in_order(work: Callable[[Item], Made], items: Sequence[Item]) -> Iterator[Iterator[Made]]:
    """What `work` makes of each item, in the order of the items, whatever the number of processes.

    They are forked on entry: there must be no other thread then, and they see nothing of what happens here later. What
    `work` raises is raised where its item's turn is, and what has not been begun is left. What a worker notes of its
    item (`progress.note`, in words) is what the innermost step here says while the item is waited for.
    """
    global _work, _said
    count = workers(len(items))
    if count < 2:
        yield map(work, items)
        return
    _work, said = work, mmap.mmap(-1, SAID * len(items))
    _said = said
    with ended_at_once(ProcessPoolExecutor(count, multiprocessing.get_context("fork"), _begin_idle)) as pool:
        yield _told(pool.map(_inherited, enumerate(items)), said)


@contextmanager
def ended_at_once(pool: ProcessPoolExecutor) -> Iterator[ProcessPoolExecutor]:
    """A pool whose workers do not finish what they are at when this process is interrupted, or raises.

    An interrupt that only this process was sent reaches them, too; they are to have begun by `begin_worker`.
    """
    with pool:
        try:
            yield pool
        except BaseException as error:
            if isinstance(error, KeyboardInterrupt):
                for child in multiprocessing.active_children():
                    if child.pid is not None:
                        os.kill(child.pid, signal.SIGINT)
            pool.shutdown(cancel_futures=True)
            raise


def begin_worker() -> None:
    """What a worker does first. What it inherits is not looked through for cycles: that would copy every page of it."""
    gc.freeze()
    end_with_parent()
    signal.signal(signal.SIGINT, _leave)


def _begin_idle() -> None:
    global _busy
    begin_worker()
    _busy = False


def _leave(_number: int, _frame: Any) -> None:
    """End without a word: what the worker is at clears up after itself, if that does not take long.

    One that waits goes on to wait: if it were gone, the pool would be broken, and terminate those that clear up.
    A worker may be sent this twice, by the terminal and by its parent. No lock is taken here: what is interrupted may
    hold it.
    """
    global _leaving
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _leaving = True
    if _busy is not False:
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, GRACE)
        raise SystemExit(130)


def _told(made: Iterator[Made], said: mmap.mmap) -> Iterator[Made]:
    """What is made, in turn; what a worker says of the item that is waited for is passed on."""

    def of(number: int) -> str:
        return said[SAID * number:SAID * (number + 1)].rstrip(b"\0").decode(errors="ignore")

    number = 0
    while True:
        progress.note(partial(of, number))
        try:
            one = next(made)
        except StopIteration:
            return
        yield one
        number += 1


def _inherited(numbered: tuple[int, Any]) -> Any:
    global _busy
    assert _work is not None and _said is not None
    number, said = numbered[0], _said

    def say(words: str) -> None:
        said[SAID * number:SAID * (number + 1)] = words.encode()[:SAID].ljust(SAID, b"\0")

    _busy = True
    try:
        if _leaving:
            raise SystemExit(130)  # what was queued is not begun
        with progress.noted_by(say):
            return _work(numbered[1])
    finally:
        _busy = False


def end_with_parent() -> None:
    """A worker whose parent is killed ends, too, instead of waiting for work for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()

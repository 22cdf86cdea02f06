"""Work over several processes, each with what it inherits from this one; here, where work cannot be divided."""

from __future__ import annotations

import gc
import multiprocessing
import multiprocessing.connection
import os
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

Item = TypeVar("Item")
Made = TypeVar("Made")
_work: Callable[[Any], Any] | None = None  # of this process; workers inherit it, so that it need not be sent


def workers(items: int) -> int:
    """How many processes there are for so many items: one a core, or 1, this one, where none can be forked."""
    return min(os.cpu_count() or 1, items) if "fork" in multiprocessing.get_all_start_methods() else 1


@contextmanager
def in_order(work: Callable[[Item], Made], items: Sequence[Item]) -> Iterator[Iterator[Made]]:
    """What `work` makes of each item, in the order of the items, whatever the number of processes.

    They are forked on entry: there must be no other thread then, and they see nothing of what happens here later. What
    `work` raises is raised where its item's turn is, and what has not been begun is left.
    """
    global _work
    count = workers(len(items))
    if count < 2:
        yield map(work, items)
        return
    _work = work
    with ProcessPoolExecutor(count, multiprocessing.get_context("fork"), _begin) as pool:
        try:
            yield pool.map(_inherited, items)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _begin() -> None:
    """What a worker does first. What it inherits is not looked through for cycles: that would copy every page of it."""
    gc.freeze()
    end_with_parent()


def _inherited(item: Any) -> Any:
    assert _work is not None
    return _work(item)


def end_with_parent() -> None:
    """A worker whose parent is killed ends, too, instead of waiting for work for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()

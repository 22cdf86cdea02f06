"""Work on a Dask cluster: units are sent by hash, their results taken as they come and kept, workers may die.

What a unit gave is kept (`cipherwright.kept`), so that a run that was ended goes on with what is left. The workers
need this version of cipherwright and see the same files at the same places. Dask is an extra: `cipherwright[cluster]`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from cipherwright import kept
from cipherwright.errors import UserError

Work = TypeVar("Work")
KIND = "unit"
SECONDS = 10
"""Within which the scheduler has to answer."""
DEATHS = 3
"""Workers that one unit may outlive before it is given up: Dask's own limit."""
START = "docs/cluster.md says how to start one"


@dataclass(frozen=True)
class Unit:
    """A unit of work: what a function is called with, and `words` for all that its result depends on."""

    argument: Any
    words: str

    @property
    def key(self) -> str:
        """The name by which the cluster knows it."""
        return f"{KIND}-{hashlib.sha256(self.words.encode()).hexdigest()[:32]}"


class Cluster:
    """A cluster that is connected."""

    def __init__(self, client: Any, address: str) -> None:
        self.client, self.address = client, address

    def each(self, work: Callable[[Any], Any], units: Sequence[Unit]) -> Iterator[tuple[int, Any]]:
        """(number of the unit, what `work` makes of it), as they come; first those that are known from before.

        What `work` returns has to be the same after it was JSON. UserError for a unit whose workers died.
        """
        from distributed import as_completed
        from distributed.scheduler import KilledWorker

        left: dict[str, int] = {}
        for number, unit in enumerate(units):
            known = kept.find(KIND, unit.words)
            if known is not None:
                yield number, known["made"]
            else:
                left[unit.key] = number
        futures = [self.client.submit(work, units[n].argument, key=key, pure=False) for key, n in left.items()]
        try:
            for future in as_completed(futures, loop=self.client.loop):
                number = left[future.key]
                try:
                    made = future.result()
                except KilledWorker:
                    raise UserError(f"{DEATHS} workers of {self.address} and one more died at {units[number].words!r}: "
                                    "look at their logs; what others have found is kept") from None
                kept.put(KIND, units[number].words, {"made": made})
                yield number, made
        finally:
            self.client.cancel(futures, force=True)


@contextmanager
def connected(address: str, version: Callable[[], str]) -> Iterator[Cluster]:
    """A cluster whose scheduler is at an address, as ``tcp://127.0.0.1:8786``.

    `version` says, here and on a worker, what code there is: it has to be the same. UserError where Dask is not
    installed, nothing answers, or a worker is not of use.
    """
    try:
        from distributed import Client
    except ImportError:
        raise UserError("--cluster needs Dask: pip install 'cipherwright[cluster]'") from None
    try:
        client = Client(address, timeout=SECONDS, set_as_default=False)
    except (OSError, TimeoutError, ValueError) as error:
        raise UserError(f"no Dask scheduler answers at {address} ({error or 'no answer'}): {START}") from None
    with client:
        _check(client, address, version)
        yield Cluster(client, address)


def _check(client: Any, address: str, version: Callable[[], str]) -> None:
    workers = client.scheduler_info(n_workers=-1)["workers"]
    if not workers:
        raise UserError(f"the cluster at {address} has no workers: {START}")
    threads = [name for name, about in workers.items() if about["nthreads"] != 1]
    if threads:
        raise UserError(f"worker {threads[0]} has {workers[threads[0]]['nthreads']} threads, and one works at a time: "
                        "start it with --nthreads 1")
    try:
        theirs = client.run(version)
    except ImportError as error:
        raise UserError(f"a worker of {address} has no cipherwright ({error}): install it there") from None
    own = version()
    other = next((name for name, found in theirs.items() if found != own), None)
    if other:
        raise UserError(f"worker {other} has another version of cipherwright or of its tables: install this one there")

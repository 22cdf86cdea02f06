"""Work on a Dask cluster: units are sent by hash, their results taken as they come and kept, workers may die.

What a unit gave is kept (`cipherwright.kept`), so that a run that was ended goes on with what is left. Dask is an
extra: `cipherwright[cluster]`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cipherwright import kept
from cipherwright.errors import UserError

KIND = "unit"
SECONDS = 10
"""Within which the scheduler has to answer."""
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

    def each(self, work: Callable[[Unit], Any], units: Sequence[Unit]) -> Iterator[tuple[int, Any]]:
        """(number of the unit, what `work` makes of it), as they come; first those that are known from before.

        What `work` returns has to be the same after it was JSON. What it raises on a worker is raised here; UserError
        also for a unit whose workers died, and for workers that have no cipherwright.
        """
        from distributed import as_completed

        left: dict[str, list[int]] = {}
        for number, unit in enumerate(units):
            known = kept.find(KIND, unit.words)
            if known is not None:
                yield number, known["made"]
            else:
                left.setdefault(unit.key, []).append(number)
        futures = [self.client.submit(work, units[numbers[0]], key=key, pure=False) for key, numbers in left.items()]
        try:
            for future in as_completed(futures, loop=self.client.loop):
                numbers = left[future.key]
                made = self._result(future, units[numbers[0]])
                kept.put(KIND, units[numbers[0]].words, {"made": made})
                yield from ((number, made) for number in numbers)
        finally:
            self.client.cancel(futures, force=True)

    def in_order(self, work: Callable[[Unit], Any], units: Sequence[Unit]) -> list[Any]:
        """What `work` makes of each unit, in the order of the units; errors as `each`."""
        made = dict(self.each(work, units))
        return [made[number] for number in range(len(units))]

    def _result(self, future: Any, unit: Unit) -> Any:
        from distributed.scheduler import KilledWorker

        try:
            return future.result()
        except KilledWorker as error:
            raise UserError(f"{error.allowed_failures + 1} workers of {self.address} died at {unit.words!r}: look at "
                            "their logs; what others have found is kept") from None
        except ImportError as error:
            raise UserError(f"a worker of {self.address} has not what it needs ({error}): install this version of "
                            "cipherwright there, and for random programs start it in the repository") from None


def check_same(unit: Unit, here: str, of: str, root: Path) -> None:
    """On a worker: UserError unless it would call the unit as it is called, `here`; `of`: what its files are of."""
    if here != unit.words:
        raise UserError(f"a worker has another cipherwright, {of} than asks: let it see the same files at {root}, "
                        "install the same version, and start it anew")


@contextmanager
def connected(address: str) -> Iterator[Cluster]:
    """A cluster whose scheduler is at an address, as ``tcp://127.0.0.1:8786``.

    UserError where Dask is not installed, nothing answers, or there is no worker with one thread.
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
        workers = client.scheduler_info(n_workers=-1)["workers"]
        if not workers:
            raise UserError(f"the cluster at {address} has no workers: {START}")
        for name, about in workers.items():
            if about["nthreads"] != 1:
                raise UserError(f"worker {name} has {about['nthreads']} threads, and a search has a process to itself: "
                                "start it with --nthreads 1")
        yield Cluster(client, address)

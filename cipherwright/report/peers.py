"""Our kernels beside other people's code of the same functions, both on the pipeline model of the same CPU.

Theirs are functions of Debian's libcrypto.a, called as a specification says. Results are kept in .cache/report/ under a
hash of the object, the call, the CPU's table and the model's code. Nothing is fetched unless that is asked for.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from cipherwright.building.build import Builder, tool_hash
from cipherwright.building.jobs import all_jobs
from cipherwright.errors import UserError
from cipherwright.files import digest, write_atomically
from cipherwright.instrument.instrument import CannotRun, say_if_cold, simulate, trace_of
from cipherwright.instrument.peers import Peers, load_peers
from cipherwright.processes import in_order
from cipherwright.progress import step
from cipherwright.project.sources import Library
from cipherwright.report.measure import Job, Measured
from cipherwright.report.peer_rows import Peer
from cipherwright.report.report import Explain, Found
from targets.callspec import Call
from targets.cpu import load_cpu
from targets.forms import TableError
from targets.tables.files import UnknownCpu, merged_table, model_names, table_hash

LONG = "-64"
"""Behind the name of a CPU: its target of 64-bit code."""


@dataclass(frozen=True)
class Theirs:
    """What the model says of one call of their function. `differences`: what of the run was not as specified."""

    cycles: float
    instructions: int
    uops: int
    version: str
    differences: str


@dataclass(frozen=True)
class PeerRow:
    """Their function and the best of our kernels beside it; `missing` and `ours_missing` say why there is none."""

    peer: Peer
    theirs: Theirs | None
    missing: str
    job: Job | None
    ours: Measured | None
    ours_missing: str

    def _per_byte(self, amount: float) -> float:
        return amount / self.peer.call.bytes_per_call

    @property
    def cycles_per_byte(self) -> float | None:
        """Theirs on the model."""
        return self._per_byte(self.theirs.cycles) if self.theirs else None

    @property
    def ours_per_byte(self) -> float | None:
        """Ours on the model."""
        return self.ours.cycles / self.ours.blocks / self.peer.block_bytes if self.ours else None

    @property
    def ratio(self) -> float | None:
        """Our cycles over theirs: below 1 is faster than they are. The model's bias is in both, and falls out."""
        ours, theirs = self.ours_per_byte, self.cycles_per_byte
        return ours / theirs if ours is not None and theirs is not None else None

    @property
    def state(self) -> str:
        """ "missing" (one of the two is not there), "within" (at or below theirs) or "short"."""
        return "missing" if self.ratio is None else "within" if self.ratio <= 1 else "short"

    @property
    def reason(self) -> str:
        """Why there is no ratio; "" if there is one."""
        return "; ".join(text for text in (self.missing, self.ours_missing) if text)


def our_jobs(library: Library, peer: Peer) -> list[Job]:
    """Our kernels that can stand beside a function: every mapping for its CPU, for 64-bit code of either width."""
    if peer.kernel not in library.kernels:
        return []
    names = [peer.cpu] + [peer.cpu + LONG] * (peer.mode == 64)
    cpus = []
    for name in names:
        with contextlib.suppress(UnknownCpu, TableError):  # what is theirs names the fault
            cpus.append(load_cpu(name))
    jobs, _left_out = all_jobs(library, [peer.kernel], cpus)
    return [Job(job.kernel, job.variant, job.cpu.name, peer.blocks) for job in jobs]


def peer_rows(builder: Builder, peers: Sequence[Peer], found: Mapping[Job, Found], explain: Explain, fetch: bool,
              progress: Callable[[], None] = lambda: None) -> list[PeerRow]:
    """The rows in their order; `found` is what came of `our_jobs`. With `fetch` the objects are fetched first.

    Ours is the fastest of those that hash one message at a time, as theirs do.
    """
    objects, root = _objects(peers, explain, fetch), builder.library.root
    groups: dict[tuple[Call, bool], list[int]] = {}     # those of one call have one trace, in one process
    for number, peer in enumerate(peers):
        groups.setdefault((peer.call, _is_slow(peer, objects[peer.object], root)), []).append(number)
    slow = [numbers for (_, is_slow), numbers in groups.items() if is_slow]
    for peer in (peers[number] for numbers in slow for number in numbers):
        say_if_cold(peer.cpu)

    def work(numbers: list[int]) -> list[tuple[Theirs | None, str]]:
        return [_theirs(builder, peers[n], objects[peers[n].object], explain) for n in numbers]

    made: dict[int, tuple[Theirs | None, str]] = {}
    with in_order(work, slow) as results:
        for (call, is_slow), numbers in groups.items():
            with step(f"putting {call.id} on the model"):   # a thread: the workers have been forked before
                made.update(zip(numbers, next(results) if is_slow else work(numbers), strict=True))
            for _ in numbers:
                progress()
    out = []
    for number, peer in enumerate(peers):
        theirs, missing = made[number]
        out.append(PeerRow(peer, theirs, missing, *_best(builder.library, peer, found)))
    return out


def _is_slow(peer: Peer, objects: Peers | str, root: Path) -> bool:
    """Whether their function must be run."""
    try:
        return not isinstance(objects, str) and not _cached(peer, objects, root).exists()
    except Exception:
        return False                            # `_theirs` meets it again, and reports it


def _objects(peers: Sequence[Peer], explain: Explain, fetch: bool) -> dict[str, Peers | str]:
    """The library of each architecture, or why it is not to be had; tried once, as a network that fails takes long."""
    out: dict[str, Peers | str] = {}
    for name in dict.fromkeys(peer.object for peer in peers):
        try:
            out[name] = load_peers(name, fetch=fetch)
        except Exception as error:
            out[name] = explain(error)[1]
    return out


def _theirs(builder: Builder, peer: Peer, objects: Peers | str, explain: Explain) -> tuple[Theirs | None, str]:
    """A fault stays in its row."""
    if isinstance(objects, str):
        return None, objects
    try:
        return measure_peer(peer, objects, builder.library.root), ""
    except CannotRun as error:
        return None, str(error)
    except Exception as error:
        return None, explain(error)[1]


def _best(library: Library, peer: Peer, found: Mapping[Job, Found]) -> tuple[Job | None, Measured | None, str]:
    mine = [(job, *found[job]) for job in our_jobs(library, peer)]
    there = [(m.cycles / m.blocks, n, job, m) for n, (job, m, _why) in enumerate(mine) if m and m.messages == 1]
    if there:
        _cycles, _n, job, measured = min(there)
        return job, measured, ""
    if mine:
        return None, None, next((why for _job, _m, why in mine if why), "every mapping hashes several messages")
    if peer.kernel not in library.kernels:
        return None, None, f"ciphers/ has no kernel {peer.kernel}"
    return None, None, f"no kernels are built for {peer.cpu}"


def measure_peer(peer: Peer, objects: Peers, root: Path) -> Theirs:
    """Their function on the model; from the cache below `root` if nothing has changed since.

    PeerError when there is no such object, CannotRun when it does not run as specified.
    """
    path = _cached(peer, objects, root)
    with contextlib.suppress(OSError, ValueError, TypeError):
        return Theirs(**json.loads(path.read_text(encoding="utf-8")))
    traced = _traced(peer.call)
    outcome = simulate(traced.trace, peer.cpu)
    calls = outcome.calls
    made = Theirs(outcome.cycles / calls, round(outcome.instructions / calls), round(outcome.uops / calls),
                  objects.version, "; ".join(traced.differences))
    with contextlib.suppress(UserError):    # a read-only installation: measure every time
        write_atomically(path, json.dumps(asdict(made)).encode())
    return made


@lru_cache(maxsize=2)
def _traced(call: Any) -> Any:
    return trace_of(call)


def _cached(peer: Peer, objects: Peers, root: Path) -> Path:
    table = table_hash(merged_table(peer.cpu)) if peer.cpu in model_names() else ""
    parts = (objects.version, digest(objects[peer.call.member]), repr(peer.call), peer.cpu, table, tool_hash())
    return root / ".cache" / "report" / f"peer-{digest(chr(0).join(parts).encode())[:24]}.json"


def peers_data(rows: Sequence[PeerRow]) -> list[dict[str, Any]]:
    """The rows as plain data; see docs/report.md for the fields."""
    return [_data(row) for row in rows]


def _data(row: PeerRow) -> dict[str, Any]:
    peer, theirs, ours = row.peer, row.theirs, row.ours

    def rounded(value: float | None) -> float | None:
        return None if value is None else round(value, 4)

    return {
        "cipher": peer.cipher, "cpu": peer.cpu, "object": peer.object, "member": peer.call.member, "mode": peer.mode,
        "path": peer.path, "call": peer.call.id, "version": theirs.version if theirs else None,
        "block_bytes": peer.block_bytes, "blocks_per_call": peer.blocks,
        "cycles_per_byte": rounded(row.cycles_per_byte),
        "cycles_per_block": rounded(theirs.cycles / peer.blocks if theirs else None),
        "instructions_per_block": rounded(theirs.instructions / peer.blocks if theirs else None),
        "uops_per_block": rounded(theirs.uops / peer.blocks if theirs else None),
        "ours": rounded(row.ours_per_byte), "kernel": peer.kernel,
        "mapping": row.job.mapping if row.job else None, "ours_target": row.job.cpu if row.job else None,
        "ours_mode": ours.bits if ours else None,
        "ours_cycles_per_block": rounded(ours.cycles / ours.blocks if ours else None),
        "ours_instructions_per_block": rounded(ours.instructions / ours.blocks if ours else None),
        "ours_uops_per_block": rounded(ours.uops / ours.blocks if ours else None),
        "ours_code_bytes": ours.code_bytes if ours else None,
        "ratio": rounded(row.ratio), "within": None if row.ratio is None else row.ratio <= 1,
        "missing": row.missing or None, "ours_missing": row.ours_missing or None,
        "differences": (theirs.differences if theirs else "") or None, "source": peer.source,
    }

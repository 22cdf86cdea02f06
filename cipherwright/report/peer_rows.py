"""Which of other people's functions stand beside which kernel, as data: the rows of ciphers/peers.toml."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from cipherwright.errors import UserError
from cipherwright.project.sources import Library, shown_path, suggestion
from cipherwright.validation.rows import CALLS, DATA
from targets.callspec import ARCHITECTURES, Call
from targets.datafile import check_fields, read_toml, tables

FILE = "ciphers/peers.toml"
MORE_CALLS = DATA / "peers.toml"
_FIELDS = {"cipher": str, "kernel": str, "block_bytes": int, "object": str, "source": str, "calls": dict[str, str]}


@dataclass(frozen=True)
class Peer:
    """A function of a Debian package on one CPU, and the kernel of ours that stands beside it."""

    cipher: str
    kernel: str
    block_bytes: int
    cpu: str
    call: Call
    source: str

    @property
    def object(self) -> str:
        """The package's architecture: i386 or amd64."""
        return self.call.package_arch

    @property
    def mode(self) -> int:
        """Bits of its code."""
        return ARCHITECTURES[self.object]

    @property
    def path(self) -> str:
        """Which of the function's variants runs on this CPU, as the call's id names it."""
        return self.call.id.rsplit(":", 1)[-1]

    @property
    def blocks(self) -> int:
        """Blocks that a call handles."""
        return self.call.bytes_per_call // self.block_bytes


def read_peers(library: Library) -> list[Peer]:
    """Every row of the library's peers.toml; none if there is no such file. UserError names a bad one."""
    path = library.project.ciphers / Path(FILE).name
    where = shown_path(path)
    table = read_toml(path, UserError, where) if path.exists() else {}
    rows = tables(table, "peer", where, UserError)
    calls = _calls() if rows else {}
    out: list[Peer] = []
    for number, entry in enumerate(rows, 1):
        here = f"{where}, [[peer]] {number}"
        check_fields(entry, _FIELDS, set(), here, UserError)
        for cpu, name in entry["calls"].items():
            out.append(_peer(entry, cpu, _call(calls, name, f"{here}, calls, {cpu}"), here))
    return out


def _peer(entry: dict[str, str], cpu: str, call: Call, here: str) -> Peer:
    size = int(entry["block_bytes"])
    if call.package_arch != entry["object"]:
        raise UserError(f"{here}: object is {entry['object']!r}, but {call.id} is of {call.package_arch}; "
                        "change one of the two")
    if size < 1 or not call.bytes_per_call or call.bytes_per_call % size:
        raise UserError(f"{here}: {call.id} handles {call.bytes_per_call} bytes; expected a number of blocks of "
                        f"{size} bytes")
    return Peer(entry["cipher"], entry["kernel"], size, cpu, call, entry["source"])


def _call(calls: dict[str, Call], name: object, here: str) -> Call:
    if name not in calls:
        raise UserError(f"{here}: no call is called `{name}`: {suggestion(str(name), calls)}")
    return calls[str(name)]


def _calls() -> dict[str, Call]:
    from cipherwright.instrument.instrument import load_calls

    return {call.id: call for path in (CALLS, MORE_CALLS) for call in load_calls(path)}

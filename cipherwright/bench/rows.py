"""What `./cw bench` times, as data: the rows of ciphers/bench.toml, whose head says what the fields mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import MISSING, dataclass, fields
from pathlib import Path
from typing import Any

from cipherwright.bench.libraries.adapter import CTR, ECB, MAC, STREAM
from cipherwright.bench.libraries.table import LIBRARIES
from cipherwright.errors import UserError
from cipherwright.project.sources import Library, shown_path
from targets.datafile import check_fields, read_toml, tables

FILE = "ciphers/bench.toml"
BUFFERS = ("in", "out", "key", "raw", "iv")
AMOUNTS = ("blocks", "bytes")
CBC = "cbc"
MODES = (ECB, CBC, CTR, MAC)
"""Of OpenSSL's functions; in mode mac blocks go into a state, of which `finish` makes a tag."""
WORDS, VECTORS, SPECIAL = "words", "vectors", "special"
INSTRUCTIONS = (WORDS, VECTORS, SPECIAL)
"""What code is made of: of general registers; vector registers; instructions for a cipher or a hash function."""
MOST_ARGUMENTS = 6                      # registers of the System V convention


@dataclass(frozen=True)
class Ours:
    """A kernel of ours, with the name of its mapping ("": the default one)."""

    cipher: str
    kernel: str
    code: str
    variant: str = ""
    converts: bool = False
    beside: str = ""
    remark: str = ""


@dataclass(frozen=True)
class OpenSsl:
    """A function of Debian's libcrypto.a, how it is called and how its result is checked."""

    cipher: str
    code: str
    block_bytes: int
    members: Sequence[str]
    function: str
    arguments: Sequence[str | int]
    schedule: str
    schedule_arguments: Sequence[str | int]
    mode: str
    remark: str
    baseline: bool = False
    finish: str = ""
    finish_arguments: Sequence[str | int] = ()
    words: Sequence[int] = ()
    needs: Sequence[str] = ()
    patch: dict[str, int] | None = None
    instructions: str = ""

    @property
    def one_block(self) -> bool:
        """Whether a call takes one block."""
        return not set(AMOUNTS) & {a for a in self.arguments if isinstance(a, str)}


@dataclass(frozen=True)
class Shared:
    """A function of a shared library that is installed, in the library's words."""

    cipher: str
    code: str
    library: str
    name: str
    mode: str
    block_bytes: int
    without: str = ""
    first: int = 0
    instructions: str = ""
    remark: str = ""


Entry = Ours | OpenSsl | Shared
_KINDS: dict[str, dict[str, Any]] = {
    "ours": {"cipher": str, "kernel": str, "code": str, "variant": str, "converts": bool,
             "beside": str, "remark": str},
    "openssl": {"cipher": str, "code": str, "block_bytes": int, "members": list[str], "function": str,
                "arguments": list[str | int], "schedule": str, "schedule_arguments": list[str | int], "mode": str,
                "finish": str, "finish_arguments": list[str | int], "remark": str, "baseline": bool,
                "words": list[int], "needs": list[str], "patch": dict[str, int],
                "instructions": str},
    "shared": {"cipher": str, "code": str, "library": str, "name": str, "mode": str, "block_bytes": int,
               "without": str, "first": int, "instructions": str, "remark": str}}
_CLASSES: dict[str, type[Ours] | type[OpenSsl] | type[Shared]] = {"ours": Ours, "openssl": OpenSsl, "shared": Shared}


def read_entries(library: Library) -> list[Entry]:
    """Every row: by algorithm, ours first. UserError names a bad one."""
    path = library.project.ciphers / Path(FILE).name
    where = shown_path(path)
    table = read_toml(path, UserError, where) if path.exists() else {}
    if unknown := sorted(set(table) - set(_KINDS)):
        raise UserError(f"{where}: unknown {unknown[0]!r}; expected [[{']], [['.join(_KINDS)}]]")
    out = [_entry(kind, entry, f"{where}, [[{kind}]] {number}")
           for kind in _KINDS for number, entry in enumerate(tables(table, kind, where, UserError), 1)]
    order = list(dict.fromkeys(entry.cipher for entry in out))
    return sorted(out, key=lambda entry: order.index(entry.cipher))


def _entry(kind: str, entry: Any, where: str) -> Entry:
    made = _CLASSES[kind]
    optional = {f.name for f in fields(made) if f.default is not MISSING}
    check_fields(entry, _KINDS[kind], optional, where, UserError)
    row = made(**entry)
    if isinstance(row, (OpenSsl, Shared)) and row.instructions not in ("", *INSTRUCTIONS):
        raise UserError(f"{where}: instructions is {row.instructions!r}; expected {', '.join(INSTRUCTIONS)}")
    if isinstance(row, OpenSsl):
        _check_mode(row.mode, MODES, where)
        _check_call(row, where)
    if isinstance(row, Shared):
        _check_shared(row, where)
    return row


def _check_mode(mode: str, known: Sequence[str], where: str) -> None:
    if mode not in known:
        raise UserError(f"{where}: mode is {mode!r}; expected {', '.join(known)}")


def _check_shared(row: Shared, where: str) -> None:
    if row.library not in LIBRARIES:
        raise UserError(f"{where}: library is {row.library!r}; expected {', '.join(LIBRARIES)}")
    library = LIBRARIES[row.library]
    _check_mode(row.mode, list(library.modes), where)
    if row.without and library.features is not None and row.without not in library.features:
        known = f"expected {', '.join(library.features)}" if library.features else "it cannot be told to"
        raise UserError(f"{where}: {row.library} is to do without {row.without!r}; {known}")
    if row.block_bytes < 1 or row.first not in range(1 << 16) or (row.first and row.mode != STREAM):
        raise UserError(f"{where}: block_bytes is {row.block_bytes}, first {row.first}; expected one byte or more, and "
                        f"in mode {STREAM} alone a first number, below 65536")


def _check_call(row: OpenSsl, where: str) -> None:
    for name, given in (("arguments", row.arguments), ("schedule_arguments", row.schedule_arguments),
                        ("finish_arguments", row.finish_arguments)):
        if len(given) > MOST_ARGUMENTS:
            raise UserError(f"{where}: {len(given)} {name}; at most {MOST_ARGUMENTS} are passed in registers")
        for one in given:
            if not isinstance(one, int) and one not in BUFFERS + AMOUNTS:
                raise UserError(f"{where}: {name} has {one!r}; expected a number or one of "
                                f"{', '.join(BUFFERS + AMOUNTS)}")
    if not row.members or row.block_bytes < 1:
        raise UserError(f"{where}: expected one member or more, and blocks of one byte or more")
    if (row.mode == MAC) != bool(row.finish):
        raise UserError(f"{where}: mode is {row.mode!r} and finish {row.finish!r}; a tag is made by finish, in mode "
                        f"{MAC}, and by nothing else")
    if row.patch is not None and set(row.patch) != {"offset", "value"}:
        raise UserError(f"{where}: patch is {row.patch!r}; expected {{ offset, value }}")


def choose(library: Library, names: Sequence[str], peers: bool) -> list[Entry]:
    """The rows of these kernels or algorithms (none named: all), with other people's of the same algorithms.

    Of a name that no row has the kernel alone, in all its mappings. UserError at one that there is none of.
    """
    rows = read_entries(library)
    mine = [row for row in rows if isinstance(row, Ours)]
    known = {row.kernel for row in mine} | {row.cipher for row in rows}
    unlisted = [row for name in names if name not in known for row in _alone(library, name)]
    rows, mine = [*rows, *unlisted], [*mine, *unlisted]
    kept = [row for row in mine if not names or {row.kernel, row.cipher, row.beside} & set(names)]
    ciphers = {row.cipher for row in kept} | set(names)
    return [row for row in rows if (row in kept if isinstance(row, Ours) else peers and
                                    (not names or row.cipher in ciphers))]


def _alone(library: Library, name: str) -> list[Ours]:
    kernel, _ = library.main_kernel(name)
    return [Ours(name, kernel, variant or "default mapping", variant)
            for variant in ("", *sorted(library.source_of(kernel).variants(kernel)))]

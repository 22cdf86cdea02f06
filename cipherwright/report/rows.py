"""Published figures as data: the rows of ciphers/report.toml that `cw report` sets beside our kernels."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cipherwright.errors import UserError
from cipherwright.project.sources import Library, shown_path
from targets.datafile import check_fields, read_toml, table_of, tables

FILE = "ciphers/report.toml"
_PAPER = {"title": str, "method": str, "uops": str, "unit": str, "counted": bool, "code_cache": int}
_ROW = {"cycles": float, "bytes": int, "bound": float, "cycles_per_byte": float, "uops": float, "table_bytes": int,
        "code_bytes": int, "v_pipe": float, "paired": float, "memory": float, "instructions_per_cycle": float,
        "uops_per_cycle": float, "remark": str, "note": str}
_SERIES = {"paper": str, "table": str, "cipher": str, "variant": str, "title": str, "kernel": str, "mapping": str,
           "block_bytes": int, "units": int, "blocks": int, "unit": str, "less": str, "source": str, "rows": list,
           "part": dict, "remark": str, "note": str}
_OPTIONAL = {"mapping", "units", "unit", "less", "part", "remark", "note"}
BLOCK, KEY, LOOP, CALL, OUTSIDE, BYTES = "block", "key", "loop", "call", "outside", "bytes"
AMOUNTS = {BLOCK: "a block", KEY: "a key", LOOP: "a block in the limit", CALL: "a call",
           OUTSIDE: "a call less its loop", BYTES: "bytes of code and tables"}
"""What the figures of a row are of, in words.

`block`: a call over its blocks, loop and call included. `key`: one key of a key schedule, which has no blocks.
`loop`: a block more, which is the difference of two calls, one with as many blocks again, over those. `call`: a whole
call. `outside`: what of a call is left without that for each of its blocks. `bytes`: of code, tables and constants.
"""


@dataclass(frozen=True)
class Paper:
    """A paper: its title, how it measured cycles, how it counts uops. `number`: the first digits of its file.

    `unit` is what it counts. Cycles that are `counted` follow from the rules of pairing, as the model's do, so that
    they stand beside the model's as they are; measured ones stand beside the model's over its bias. `code_cache`: the
    bytes that code must fit into, where the paper measures inside a cache that the model leaves out; 0 for none.
    """

    number: str
    title: str
    method: str
    uops: str
    unit: str = "uops"
    counted: bool = False
    code_cache: int = 0


@dataclass(frozen=True)
class Part:
    """A smaller unit than the block for which a paper counts uops: `per_block` of them make a block."""

    name: str
    per_block: int
    source: str
    uops: dict[str, float]


@dataclass(frozen=True)
class Published:
    """One published implementation on one CPU, and the kernel of ours that stands beside it.

    `cycles`, `uops` and `cycles_per_byte` are the paper's, per block of `block_bytes` or per byte; None where it
    prints none. One block of the kernel is `units` of the paper's; a call is measured with `blocks` of the paper's.
    Where `unit` is "key" all of this is of keys: the kernel is a key schedule, of which a call handles one, or as many
    as it has slices; other units are in `AMOUNTS`. A row of bytes has `bytes` and no cycles. A call of the kernel
    `less` is taken off ours. `bound`: clocks that the paper gives as the least. `instructions_per_cycle` and
    `uops_per_cycle` are printed, too.
    `v_pipe`, `paired` and `memory` are percentages (report.pairs says of what).
    """

    paper: Paper
    table: str
    cipher: str
    variant: str
    title: str
    cpu: str
    kernel: str
    mapping: str | None
    block_bytes: int
    units: int
    blocks: int
    source: str
    cycles: float | None = None
    bytes: int | None = None
    bound: float | None = None
    uops: float | None = None
    cycles_per_byte: float | None = None
    table_bytes: int | None = None
    code_bytes: int | None = None
    v_pipe: float | None = None
    paired: float | None = None
    memory: float | None = None
    instructions_per_cycle: float | None = None
    uops_per_cycle: float | None = None
    unit: str = BLOCK
    less: str | None = None
    remark: str = ""
    note: str = ""
    part: Part | None = field(default=None)

    @property
    def shown_kernel(self) -> str:
        """The kernel with its variant, as its files are named."""
        return f"{self.kernel}-{self.mapping}" if self.mapping else self.kernel

    @property
    def place(self) -> str:
        """Where the paper has it: "Table 5"; a slide is called one in the data."""
        return f"Table {self.table}" if self.table[:1].isdigit() else self.table.capitalize()

    @property
    def figure(self) -> float:
        """What of the paper's ours is compared with: its cycles, or in a row of bytes those."""
        figure = self.bytes if self.unit == BYTES else self.cycles
        assert figure is not None       # `_series` has seen to it
        return figure

    @property
    def printed(self) -> str:
        """The paper's figure as it prints it."""
        return f"{self.figure:,.10g}".replace(",", "\u2009")

    @property
    def of_blocks(self) -> bool:
        """Whether figures are of blocks, of which bytes can be counted."""
        return self.unit in (BLOCK, LOOP)

    @property
    def per_byte(self) -> float | None:
        """The paper's cycles a byte, computed where it prints none; None for a key or call: nobody counts its bytes."""
        if self.cycles_per_byte is not None:
            return self.cycles_per_byte
        return self.figure / self.block_bytes if self.of_blocks else None


def read_rows(library: Library) -> list[Published]:
    """Every row of the library's report.toml, in order; none if there is no such file. UserError names a bad one."""
    path = library.project.ciphers / Path(FILE).name
    where = shown_path(path)
    table = read_toml(path, UserError, where) if path.exists() else {}
    papers = {number: _paper(number, entry, where)
              for number, entry in table_of(table, "paper", where, UserError).items()}
    out: list[Published] = []
    for number, series in enumerate(tables(table, "series", where, UserError), 1):
        out += _series(series, papers, f"{where}, [[series]] {number}")
    seen: set[tuple[str, str, str, str, str]] = set()
    for row in out:
        key = (row.paper.number, row.table, row.cipher, row.variant, row.cpu)
        if key in seen:
            raise UserError(f"{where}: two rows for {row.cipher} ({row.variant}) on {row.cpu} in {row.place}; "
                            "remove one, or name another variant")
        seen.add(key)
    return out


def _paper(number: str, entry: Any, where: str) -> Paper:
    check_fields(entry, _PAPER, {"unit", "counted", "code_cache"}, f"{where}, [paper.{number}]", UserError)
    return Paper(number, **entry)


def _series(series: dict[str, Any], papers: dict[str, Paper], where: str) -> list[Published]:
    check_fields(series, _SERIES, _OPTIONAL, where, UserError)
    common = {name: series[name] for name in ("table", "cipher", "variant", "title", "kernel", "block_bytes", "blocks",
                                              "source")}
    where = f"{where} ({series['cipher']}, {series['variant']})"
    if series["paper"] not in papers:
        raise UserError(f"{where}: paper {series['paper']!r} has no table [paper.{series['paper']}]; add one")
    units = series.get("units", 1)
    if units < 1 or series["blocks"] < units or series["blocks"] % units or series["block_bytes"] < 1:
        raise UserError(f"{where}: {series['blocks']} blocks of {series['block_bytes']} bytes, {units} to a block of "
                        "the kernel: expected positive numbers, and blocks divisible by units")
    unit = series.get("unit", BLOCK)
    if unit not in AMOUNTS:
        raise UserError(f"{where}: unit is {unit!r}; expected {', '.join(list(AMOUNTS)[:-1])} or {list(AMOUNTS)[-1]}")
    if "less" in series and unit not in (CALL, OUTSIDE):
        raise UserError(f"{where}: less is taken off a {CALL}, or what is {OUTSIDE} a loop, and not off a {unit}; "
                        "remove it")
    common |= {name: series[name] for name in ("mapping", "unit", "less") if name in series}
    said = {name: series[name] for name in ("remark", "note") if name in series}
    out = []
    needed, other = ("bytes", "cycles") if unit == BYTES else ("cycles", "bytes")
    kinds = {"cpu": str, **{name: kind for name, kind in _ROW.items() if name != other}}
    for row in series["rows"]:
        check_fields(row, kinds, set(_ROW) - {needed}, f"{where}, rows", UserError)
        out.append(Published(paper=papers[series["paper"]], units=units, part=_part(series.get("part"), where),
                             **{"mapping": None, **common, **said, **row}))
    return out


def _part(entry: dict[str, Any] | None, where: str) -> Part | None:
    if entry is None:
        return None
    check_fields(entry, {"name": str, "per_block": int, "source": str, "uops": dict[str, float]}, set(),
                 f"{where}, part", UserError)
    return Part(**entry)

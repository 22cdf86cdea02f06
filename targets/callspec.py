"""Call specifications: how to call a routine of an object file, the ``[[call]]`` tables of TOML files.

The fields are described at the head of `targets/validation/calls.toml`. A file of calls for validation states all of
`REQUIRED`; a user's own specification may leave out what the command line or a default says.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from targets.callspec_table import CallSpecError, Keys, Table, is_a, nearest
from targets.datafile import read_toml

ABIS = ("cdecl", "sysv", "registers")
ARCHITECTURES = {"i386": 32, "amd64": 64}
REQUIRED = frozenset(
    "id package_arch member entry entry_offset abi args cpu_features externals setup bytes_per_call unit warmup "
    "measured instructions_per_call cpus rows expect checked".split()
)
_LCG_MULTIPLY, _LCG_ADD, _LCG_MASK = 6364136223846793005, 1442695040888963407, (1 << 64) - 1
_REGISTERS = {32: re.compile(r"e(ax|bx|cx|dx|si|di|bp)|xmm[0-7]"),
              64: re.compile(r"[er](ax|bx|cx|dx|si|di|bp)|r(8|9|1[0-5])d?|xmm(\d|1[0-5])")}

# name: types; list means list of these
_CALL_KEYS: Keys = {
    "id": (str,), "package_arch": (str,), "member": (str,), "entry": (str,), "entry_offset": (int,),
    "entry_is_local_symbol": (bool,), "abi": (str,), "args": (list, dict), "buffers": (list, dict),
    "cpu_features": (dict,), "externals": (list, str), "setup": (list, dict), "finish": (list, dict),
    "prepared_by": (str,), "bytes_per_call": (int,), "unit": (str,), "warmup": (int,), "measured": (int,),
    "instructions_per_call": (int,), "runs_in": (str,), "hot_range": (list, int), "segments": (list, dict),
    "cpus": (list, str), "rows": (list, str), "expect": (list, dict), "checked": (str,), "notes": (str,),
}
_ARG_KEYS: Keys = {"int": (int,), "buffer": (int,), "align": (int,), "contents": (str,), "name": (str,),
                   "offset": (int,), "reg": (str,)}
_BUFFER_KEYS: Keys = {k: _ARG_KEYS[k] for k in ("buffer", "align", "contents", "name")}
_SETUP_KEYS: Keys = {"member": (str,), "entry": (str,), "args": (list, dict), "returns": (int,)}
_EXPECT_KEYS: Keys = {"buffer": (str,), "registers": (list, str), "hex": (str,), "sha256": (str,)}
_SEGMENT_KEYS: Keys = {"row": (str,), "from": (int,), "to": (int,), "steps": (int,)}


@dataclass(frozen=True)
class Buffer:
    """Memory made for a call: `size` bytes at a multiple of `align`; `contents` is zero, random or hex:..."""

    name: str
    size: int
    align: int
    contents: str

    def data(self) -> bytes:
        """The bytes at the start."""
        if self.contents == "random":
            return random_bytes(self.name, self.size)
        given = bytes.fromhex(self.contents[4:]) if self.contents.startswith("hex:") else b""
        return given + bytes(self.size - len(given))


@dataclass(frozen=True)
class Argument:
    """`value`, or the address `offset` bytes into the buffer of that name; `register` for the abi registers."""

    value: int = 0
    buffer: str = ""
    offset: int = 0
    register: str = ""


@dataclass(frozen=True)
class Setup:
    """A call made once, before all others or behind them; `returns` is compared with the low 32 bits of the result."""

    member: str
    entry: str
    args: tuple[Argument, ...]
    returns: int | None


@dataclass(frozen=True)
class Expect:
    """What a buffer, or registers joined in order, hold after all calls, those of `finish` included: `hex` or
    `sha256` of the whole."""

    buffer: str
    registers: tuple[str, ...]
    hex: str
    sha256: str


@dataclass(frozen=True)
class PartOfCall:
    """A row about a part of the routine: from the instruction at offset `start` of .text, in bytes, to the one at
    `end`.

    `steps` of the row's unit lie between them.
    """

    row: str
    start: int
    end: int
    steps: int


@dataclass(frozen=True)
class Call:
    """One call specification; its fields are those of the file (head of targets/validation/calls.toml).

    `buffers` are all of them, in the order in which they are placed; `warmup` and `measured` count calls, offsets and
    ranges are bytes of .text.
    """

    id: str
    package_arch: str
    member: str
    entry: str
    abi: str
    args: tuple[Argument, ...]
    buffers: tuple[Buffer, ...]
    setup: tuple[Setup, ...]
    finish: tuple[Setup, ...]
    cpu_features: tuple[tuple[str, tuple[int, ...]], ...]
    externals: tuple[str, ...]
    expect: tuple[Expect, ...]
    segments: tuple[PartOfCall, ...]
    warmup: int
    measured: int
    bytes_per_call: int
    unit: str
    instructions_per_call: int | None
    entry_offset: int | None
    entry_is_local_symbol: bool
    hot_range: tuple[int, ...]
    cpus: tuple[str, ...]
    rows: tuple[str, ...]
    prepared_by: str
    runs_in: str
    checked: str
    notes: str

    @property
    def bits(self) -> int:
        """32 or 64."""
        return ARCHITECTURES[self.package_arch]

    def offsets(self, start: int = 0) -> dict[str, int]:
        """Where every buffer lies when the first goes to `start`: each at the next multiple of its align."""
        out: dict[str, int] = {}
        at = start
        for buffer in self.buffers:
            out[buffer.name] = at = -(-at // buffer.align) * buffer.align
            at += buffer.size
        return out


def random_bytes(name: str, size: int) -> bytes:
    """The contents "random" of a buffer of that name: top bytes of a linear congruential sequence (Knuth's MMIX
    constants) that starts from the CRC-32 of the name."""
    state, out = zlib.crc32(name.encode()), bytearray()
    for _ in range(size):
        state = (state * _LCG_MULTIPLY + _LCG_ADD) & _LCG_MASK
        out.append(state >> 56)
    return bytes(out)


class _Buffers:
    """The buffers of one call by name, in the order in which they are met."""

    def __init__(self) -> None:
        self.known: dict[str, Buffer] = {}

    def add(self, table: Table) -> str:
        """A new buffer; its name."""
        name, size, align = str(table.need("name")), table.at_least("buffer", 1, 0), table.at_least("align", 1, 64)
        contents = str(table.get("contents", "zero"))
        if name in self.known:
            raise table.error("name", f"there is a buffer '{name}' already; use contents = \"ref:{name}\"")
        if align & (align - 1):
            raise table.error("align", f"{align} is not a power of two")
        if contents.startswith("hex:"):
            try:
                given = bytes.fromhex(contents[4:])
            except ValueError:
                raise table.error("contents", "after hex: there must be pairs of hexadecimal digits") from None
            if len(given) > size:
                raise table.error("contents", f"{len(given)} bytes do not fit in a buffer of {size}")
        elif contents not in ("zero", "random"):
            raise table.error("contents", f"'{contents}' is none of zero, random, hex:..., ref:NAME")
        self.known[name] = Buffer(name, size, align, contents)
        return name

    def find(self, table: Table, name: str, offset: int) -> str:
        """A buffer met before."""
        if name not in self.known:
            raise table.error("contents", f"no buffer '{name}' is named before this{nearest(name, self.known)}; "
                                          f"there are {', '.join(self.known) or 'none'}")
        if not 0 <= offset < self.known[name].size:
            raise table.error("offset", f"{offset} lies outside buffer '{name}' of {self.known[name].size} bytes")
        return name


def _check_register(table: Table, key: str, name: str, bits: int) -> None:
    if not _REGISTERS[bits].fullmatch(name):
        raise table.error(key, f"'{name}' is no general register of 32 or 64 bits and no xmm register of {bits}-bit "
                               "code (the stack pointer is not yours)")


def _argument(table: Table, buffers: _Buffers, abi: str, bits: int) -> Argument:
    register = str(table.get("reg", ""))
    if (abi == "registers") != bool(register):
        problem = "is missing: with abi = \"registers\" every argument names its register" if not register else \
            f"only an argument of abi = \"registers\" names a register, this is {abi}"
        raise table.error("reg", problem)
    if register:
        _check_register(table, "reg", register, bits)
    if "int" in table.raw:
        if set(table.raw) - {"int", "reg"}:
            raise table.error("int", "stands alone, without buffer, contents, name, align or offset")
        value = int(table.raw["int"])
        if not -(1 << (bits - 1)) <= value < 1 << bits:
            raise table.error("int", f"{value:#x} does not fit in {bits} bits")
        return Argument(value=value & ((1 << bits) - 1), register=register)
    offset, contents = int(table.get("offset", 0)), str(table.get("contents", ""))
    if contents.startswith("ref:"):
        if set(table.raw) & {"buffer", "align", "name"}:
            raise table.error("contents", "a reference has no buffer, align or name of its own")
        return Argument(buffer=buffers.find(table, contents[4:], offset), offset=offset, register=register)
    if "buffer" not in table.raw:
        raise CallSpecError(f"{table.where}: key 'buffer' is missing: an argument is {{ int }}, {{ buffer = bytes, "
                            "align, contents, name } or { contents = \"ref:NAME\", offset }")
    name = buffers.add(table)
    return Argument(buffer=buffers.find(table, name, offset), offset=offset, register=register)


def _expect(table: Table, buffers: _Buffers, bits: int) -> Expect:
    if ("buffer" in table.raw) == ("registers" in table.raw):
        raise CallSpecError(f"{table.where}: key 'buffer' or key 'registers' is needed, one of them")
    if ("hex" in table.raw) == ("sha256" in table.raw):
        raise CallSpecError(f"{table.where}: key 'hex' or key 'sha256' is needed, one of them")
    if "buffer" in table.raw and table.raw["buffer"] not in buffers.known:
        raise table.error("buffer", f"no buffer '{table.raw['buffer']}'{nearest(table.raw['buffer'], buffers.known)}")
    for register in table.get("registers", []):
        _check_register(table, "registers", register, bits)
    for key in ("hex", "sha256"):
        if not re.fullmatch(r"([0-9a-f]{2})*", table.get(key, "")):
            raise table.error(key, "expected pairs of lower-case hexadecimal digits")
    return Expect(table.get("buffer", ""), tuple(table.get("registers", ())), table.get("hex", ""),
                  table.get("sha256", ""))


def _features(table: Table) -> tuple[tuple[str, tuple[int, ...]], ...]:
    out = []
    for symbol, words in table.get("cpu_features", {}).items():
        if not isinstance(words, list) or not all(is_a(w, int) and 0 <= w < 1 << 32 for w in words):
            raise table.error("cpu_features", f"{symbol} is a list of 32-bit words, found {words!r}")
        out.append((symbol, tuple(words)))
    return tuple(out)


def _choice(table: Table, key: str, known: Collection[str], default: str) -> str:
    value = str(table.get(key, default))
    if value not in known:
        raise table.error(key, f"'{value}' is none of {', '.join(known)}{nearest(value, known)}")
    return value


def _setup(table: Table, buffers: _Buffers, bits: int, member: str) -> Setup:
    # what prepares or ends calls is an ordinary function, also beside one that takes registers
    plain = "cdecl" if bits == 32 else "sysv"
    return Setup(str(table.get("member", member)), str(table.need("entry")),
                 tuple(_argument(one, buffers, plain, bits) for one in table.tables("args", _ARG_KEYS)),
                 table.get("returns"))


def parse_call(raw: Mapping[str, Any], where: str = "call specification",
               required: Collection[str] = ("id", "package_arch", "member", "entry")) -> Call:
    """A call from its TOML table; CallSpecError names `where`, the call's id and the key.

    Defaults: abi cdecl (i386) or sysv (amd64), buffers zero and aligned to 64, 2 calls for warm-up and 1 measured.
    """
    name = raw.get("id", "?") if isinstance(raw, Mapping) else "?"
    table = Table(raw, _CALL_KEYS, f"{where}, call '{name}'")
    for key in _CALL_KEYS:
        if key in required:
            table.need(key)
    bits = ARCHITECTURES[_choice(table, "package_arch", ARCHITECTURES, "i386")]
    abi = _choice(table, "abi", ABIS, "cdecl" if bits == 32 else "sysv")
    if (abi, bits) in (("cdecl", 64), ("sysv", 32)):
        raise table.error("abi", f"{abi} is not a convention of {table.need('package_arch')}")
    buffers = _Buffers()
    setup = tuple(_setup(one, buffers, bits, str(table.need("member"))) for one in table.tables("setup", _SETUP_KEYS))
    for one in table.tables("buffers", _BUFFER_KEYS):
        buffers.add(one)
    args = tuple(_argument(one, buffers, abi, bits) for one in table.tables("args", _ARG_KEYS))
    finish = tuple(_setup(one, buffers, bits, str(table.need("member"))) for one in table.tables("finish", _SETUP_KEYS))
    segments = tuple(PartOfCall(one.need("row"), one.need("from"), one.need("to"), one.at_least("steps", 1, 1))
                     for one in table.tables("segments", _SEGMENT_KEYS))
    return Call(
        id=str(table.need("id")), package_arch=str(table.need("package_arch")), member=str(table.need("member")),
        entry=str(table.need("entry")), abi=abi, args=args, buffers=tuple(buffers.known.values()), setup=setup,
        finish=finish, cpu_features=_features(table), externals=tuple(table.get("externals", ())),
        expect=tuple(_expect(one, buffers, bits) for one in table.tables("expect", _EXPECT_KEYS)), segments=segments,
        warmup=table.at_least("warmup", 0, 2), measured=table.at_least("measured", 1, 1),
        bytes_per_call=table.at_least("bytes_per_call", 0, 0), unit=str(table.get("unit", "cycles/call")),
        instructions_per_call=table.get("instructions_per_call"), entry_offset=table.get("entry_offset"),
        entry_is_local_symbol=bool(table.get("entry_is_local_symbol", False)),
        hot_range=tuple(table.get("hot_range", ())), cpus=tuple(table.get("cpus", ())),
        rows=tuple(table.get("rows", ())), prepared_by=str(table.get("prepared_by", "")),
        runs_in=str(table.get("runs_in", "")), checked=str(table.get("checked", "")), notes=str(table.get("notes", "")),
    )


def _read(path: Path) -> dict[str, Any]:
    try:
        return read_toml(path, CallSpecError, str(path), "mend it")
    except FileNotFoundError as error:
        raise CallSpecError(f"{path}: {error.strerror}") from None


def load_calls(path: Path) -> list[Call]:
    """All calls of a file for validation, in order; CallSpecError unless each states every field of `REQUIRED`."""
    raw = _read(path)
    if raw.get("schema") != 1:
        raise CallSpecError(f"{path}, key 'schema': expected 1, found {raw.get('schema')!r}")
    extra = next((key for key in raw if key not in ("schema", "call")), None)
    if extra is not None:
        raise CallSpecError(f"{path}: unknown key '{extra}'{nearest(extra, ('schema', 'call'))}; "
                            "keys are schema and [[call]]")
    if not isinstance(raw.get("call"), list) or not raw["call"]:
        raise CallSpecError(f"{path}: there is no [[call]] in it; write one")
    calls = [parse_call(one, str(path), REQUIRED) for one in raw["call"]]
    seen: set[str] = set()
    for call in calls:
        if call.id in seen:
            raise CallSpecError(f"{path}, call '{call.id}': there are two calls of this id")
        seen.add(call.id)
    return calls


def load_spec(path: Path, package_arch: str, member: str, entry: str) -> Call:
    """The one call of a user's file: one ``[[call]]``, or the fields at top level.

    The rest come from the command line; what the file says of architecture and entry must agree with it, else
    CallSpecError names the key.
    """
    raw = _read(path)
    given = {key: value for key, value in raw.items() if key != "schema"}
    if "call" in given:
        if set(given) != {"call"} or not isinstance(given["call"], list) or len(given["call"]) != 1:
            raise CallSpecError(f"{path}: expected one [[call]] and nothing beside it, or its fields at top level")
        given = given["call"][0]
    for key, value in (("package_arch", package_arch), ("entry", entry)):
        if isinstance(given, dict) and given.get(key, value) != value:
            raise CallSpecError(f"{path}, key '{key}': it says {given[key]!r}, but the command line means {value!r}; "
                                "change one of the two")
    defaults = {"id": entry, "package_arch": package_arch, "member": member, "entry": entry}
    return parse_call({**defaults, **given, "member": member} if isinstance(given, dict) else given, str(path))

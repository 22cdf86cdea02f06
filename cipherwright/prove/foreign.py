"""Other people's functions: their contract from a file, their object loaded.

The file is a call specification (targets.callspec) with ranges and secrecy in the place of contents; at top level:

    abi           cdecl or sysv, as the object's bits say if it is left out
    args          in order: { buffer = bytes, each = bytes a unit, align, name, written, secret, public }
                  or { count = [least, most], name, bits } or { int = value }
    cpu_features  words of variables of other objects, by symbol: they choose a way through the code
    tables        true: loads from tables at addresses that depend on secrets are allowed, and listed

`each` is for each of what the one `count` counts. Buffers are secret unless `secret = false`; `public` lists bytes of
one that are not, [from, bytes] (the number of rounds beside round keys), `holds` words of 4 bytes that are known,
[from, number], and public. Numbers are public. Memory that is `written`
may be read, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from cipherwright.errors import UserError
from cipherwright.prove.code import Code, load_code
from cipherwright.prove.contract import COUNT, POINTER, Contract, Parameter
from targets.abi import DEFAULT, load_abis
from targets.callspec_table import CallSpecError, Keys, Table
from targets.datafile import read_toml
from targets.elf import Placed, load_objects
from targets.elf_read import SHN_COMMON, SHN_UNDEF, ObjectFile

BASE, OUTSIDE, STEP = 0x10000000, 0x60000000, 0x1000
ABIS = {"cdecl": 32, "sysv": 64}
_KEYS: Keys = {"abi": (str,), "args": (list, dict), "cpu_features": (dict,), "tables": (bool,)}
_ARGUMENT: Keys = {"buffer": (int,), "each": (int,), "align": (int,), "name": (str,), "written": (bool,),
                   "secret": (bool,),
                   "public": (list, list), "holds": (list, list), "count": (list, int), "bits": (int,), "int": (int,)}


def read_contract(path: Path, entry: str, bits: int) -> tuple[Contract, Mapping[str, tuple[int, ...]]]:
    """The contract in a file, and the words of variables of other objects; CallSpecError says what is wrong where."""
    try:
        table = Table(read_toml(path, CallSpecError, str(path), "mend it"), _KEYS, str(path))
    except FileNotFoundError as error:
        raise CallSpecError(f"{path}: {error.strerror}") from None
    abi = table.get("abi", "cdecl" if bits == 32 else "sysv")
    if ABIS.get(abi) != bits:
        raise table.error("abi", f"'{abi}' is no convention of {bits}-bit code; {bits}-bit code is called by "
                                 f"{'cdecl' if bits == 32 else 'sysv'}")
    parameters = tuple(_parameter(one, bits, number) for number, one in enumerate(table.tables("args", _ARGUMENT), 1))
    if sum(p.kind == COUNT and p.low < p.high for p in parameters) > 1:
        raise table.error("args", "only one argument may be a `count`; give others as { int = value }")
    if any(p.each for p in parameters) and not any(p.kind == COUNT for p in parameters):
        raise table.error("args", "`each` is for each of what an argument { count = [least, most] } counts; add it")
    features = {}
    for symbol, words in table.get("cpu_features", {}).items():
        if not isinstance(words, list) or not all(isinstance(w, int) and 0 <= w < 1 << 32 for w in words):
            raise table.error("cpu_features", f"{symbol} is a list of 32-bit words, found {words!r}")
        features[symbol] = tuple(words)
    return Contract(entry, load_abis()[DEFAULT[bits]], parameters, tables=table.get("tables", False)), features


def _parameter(table: Table, bits: int, number: int) -> Parameter:
    name = table.get("name", f"argument {number}")
    kinds = [key for key in ("buffer", "count", "int") if key in table.raw]
    if len(kinds) != 1:
        raise CallSpecError(f"{table.where}: expected one of buffer, count and int, found "
                            f"{' and '.join(kinds) or 'none'}")
    if kinds[0] == "buffer":
        align = table.at_least("align", 1, 1)
        if align & (align - 1):
            raise table.error("align", f"{align} is not a power of two")
        public, holds = table.get("public", []), table.get("holds", [])
        for key, pairs in (("public", public), ("holds", holds)):
            if any(len(pair) != 2 or not all(isinstance(n, int) and n >= 0 for n in pair) for pair in pairs):
                raise table.error(key, f"expected pairs [from, {'bytes' if key == 'public' else 'number'}]")
        if holds and table.get("written", False):
            raise table.error("holds", "what is written does not hold the same number for long; leave one away")
        return Parameter(name, POINTER, table.at_least("buffer", 0, 0), table.at_least("each", 0, 0),
                         writable=table.get("written", False), secret=table.get("secret", True), align=align,
                         public=tuple((a, a + n) for a, n in public),
                         holds=tuple((a, n) for a, n in holds))
    width = table.get("bits", bits)
    if kinds[0] == "int":
        value = int(table.need("int")) & ((1 << width) - 1)
        return Parameter(name, COUNT, secret=False, low=value, high=value, bits=width)
    limits = table.need("count")
    if len(limits) != 2 or not 0 <= limits[0] <= limits[1] < 1 << width:
        raise table.error("count", "expected [least, most], neither negative, and the least first")
    return Parameter(name, COUNT, secret=False, low=limits[0], high=limits[1], bits=width)


def load_foreign(data: bytes, name: str, bits: int, entry: str,
                 words: Mapping[str, tuple[int, ...]]) -> tuple[Code, dict[int, tuple[str, tuple[int, ...]]]]:
    """The object's code, and what stands at the addresses that it leaves open; UserError if the entry is no code."""
    obj = ObjectFile(data, bits)
    open_ = sorted({s.name for s in obj.symbols if s.name and s.section in (SHN_UNDEF, SHN_COMMON)})
    unknown = sorted(set(words) - set(open_))
    if unknown:
        raise UserError(f"{name} has no variable `{unknown[0]}` of another object; it leaves open "
                        f"{', '.join(open_) or 'nothing'}")
    places: dict[str, int] = {symbol: OUTSIDE + STEP * n for n, symbol in enumerate(open_)}
    image = load_objects([Placed(name, data, BASE)], bits, places)[0]
    code = load_code(data, image, entry)
    if code.decode(code.entry) is None:
        raise UserError(f"`{entry}` of {name} is no code")
    return code, {at: (symbol, words.get(symbol, ())) for symbol, at in places.items()}



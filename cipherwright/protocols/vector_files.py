"""Files of test vectors: read, and checked against the schema that docs/vectors.md explains.

A file is a JSON object with `algorithm`, `variant` (all variants in the file), `source` (tag -> description) and
`vectors`. vectors.schema.json says which fields there are and what each may hold; what a schema cannot say is checked
here. Whatever is wrong comes out as a VectorError that names file, line and column, the vector, and what mends it.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any, NoReturn

from cipherwright.errors import VectorError
from cipherwright.protocols.json_places import Path as JsonPath
from cipherwright.protocols.json_places import Place, find, place_of, too_deep
from cipherwright.protocols.schema import DIGITS, Fault, Number, faults, quoted, schema

FILE_BYTES = 256 << 20
"""What a vector file may have at most."""
MESSAGE_BYTES = 1 << 30
"""The most bytes of a repeated message."""
DEEPEST = 4
"""Brackets inside brackets of a vector file: the file, its vectors, a vector, what a kernel's parameters hold."""


class _File:
    """A file that has been read: where messages say something is."""

    def __init__(self, shown: str, text: str) -> None:
        self.shown, self.text = shown, text

    def place(self, path: JsonPath, name: bool = False) -> Place:
        return find(self.text, path, name)

    def refuse(self, said: str, remedy: str, place: Place) -> NoReturn:
        """Raise the VectorError."""
        raise VectorError(f"{self.shown}:{place.line}:{place.column}: {said}", remedy, *place)


class Vector(dict[str, Any]):
    """A vector's fields, and where they were read."""

    def __init__(self, fields: dict[str, Any], file: _File, number: int) -> None:
        super().__init__(fields)
        self._file, self._number = file, number

    def refuse(self, said: str, remedy: str, field: str, name: bool) -> NoReturn:
        """VectorError at one of the fields, or at the vector."""
        path: JsonPath = ("vectors", self._number, *([field] if field in self else []))
        self._file.refuse(f'vector "{self["id"]}": {said}', remedy, self._file.place(path, name and field in self))


def refuse(vector: dict[str, Any], said: str, remedy: str, field: str = "", name: bool = False) -> NoReturn:
    """Raise the VectorError that says what is wrong with a vector: with file, line and column, where it was read from
    a file. `field`: with which of its fields; `name`: with there being one."""
    if isinstance(vector, Vector):
        vector.refuse(said, remedy, field, name)
    raise VectorError(f'vector "{vector.get("id")}": {said}', remedy)


class _Object(dict[str, Any]):
    """A JSON object; `twice` is a field that is given more than once."""

    twice: str | None = None


def _object(pairs: list[tuple[str, Any]]) -> _Object:
    made = _Object(pairs)
    if len(made) < len(pairs):
        made.twice = Counter(name for name, _ in pairs).most_common(1)[0][0]
    return made


def _integer(text: str) -> int | Number:
    return int(text) if len(text.lstrip("-")) <= DIGITS else Number(text)


def _decimal(text: str) -> int | float:
    """A number with a point or an exponent; one without a fraction is an integer, as schemas have it."""
    value = float(text)
    return int(value) if value.is_integer() and abs(value) < 10**DIGITS else value


def _twice(data: Any, path: JsonPath = ()) -> tuple[JsonPath, str] | None:
    """Where an object has a field twice: which one counts would be anybody's guess."""
    if isinstance(data, _Object) and data.twice is not None:
        return path, data.twice
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return next((found for key, value in inside if isinstance(value, dict | list)
                 and (found := _twice(value, (*path, key)))), None)


def _where(data: Any, path: JsonPath) -> str:
    """How messages name the vector at a path: by its id, if that can be shown, else by its number; "" of the file."""
    if len(path) < 2 or path[0] != "vectors" or not isinstance(path[1], int):
        return ""
    vector = data["vectors"][path[1]]
    name = vector.get("id") if isinstance(vector, dict) else None
    if isinstance(name, str) and name and name.isprintable() and path[2:3] != ("id",):
        return f'vector "{name}": '
    return f"vector number {path[1] + 1}: "


def _check(file: _File, data: Any) -> None:
    """VectorError at what comes first of all that is wrong."""
    fault = next(faults(schema(), data), None) or _listed(data)
    twice = _twice(data)
    if twice is not None:
        path, field = twice
        inner = path[2:] if path[:1] == ("vectors",) else path
        inside = "".join(f"{quoted(str(one))}: " for one in inner)
        fault = Fault((*path, field), f"{inside}{quoted(field)} is given twice", "keep one", name=True)
    if fault is not None:
        file.refuse(_where(data, fault.path) + fault.said, fault.remedy, file.place(fault.path, fault.name))


def _listed(data: dict[str, Any]) -> Fault | None:
    """Names that cannot be shown, are there twice, or are not listed."""
    variants, sources, seen = data["variant"], data["source"], set()
    for number, variant in enumerate(variants):
        if not variant.isprintable():
            return Fault(("variant", number), f'every variant in "variant" is {quoted(variant)}',
                         "a name needs characters, all of which can be printed")
    for number, vector in enumerate(data["vectors"]):
        at: JsonPath = ("vectors", number)
        if not vector["id"].isprintable():
            return Fault((*at, "id"), f'"id" is {quoted(vector["id"])}', "a name needs characters, all of which can be "
                         "printed")
        if vector["id"] in seen:
            return Fault(at, "there are two vectors with this id", "give one of them another")
        seen.add(vector["id"])
        if vector["variant"] not in variants:
            return Fault((*at, "variant"), f'variant {quoted(vector["variant"])} is unknown', "the file lists "
                         + ", ".join(f'"{v}"' for v in variants) + ': name one of them, or add it to "variant"')
        if vector["source"] not in sources:
            return Fault((*at, "source"), f'source {quoted(vector["source"])} has no description under "source"',
                         "add one, or name another")
        fault = _lengths(vector, at)
        if fault is not None:
            return fault
    return None


def _lengths(vector: dict[str, Any], at: JsonPath) -> Fault | None:
    """Lengths of a vector's fields against each other."""
    if "ciphertext" in vector and not vector.get("rejected"):
        plain, coded = len(vector["plaintext"]) // 2, len(vector["ciphertext"]) // 2
        if plain != coded:
            return Fault((*at, "ciphertext"), f'"plaintext" has {plain} bytes and "ciphertext" {coded}',
                         "they must be equally long")
    repeat, message = vector.get("repeat", 1), len(vector.get("message", "")) // 2
    if repeat > 1 and repeat * message > MESSAGE_BYTES:
        return Fault((*at, "repeat"), f'"repeat" makes a message of {repeat * message} bytes, at most {MESSAGE_BYTES} '
                     "are run", "take fewer")
    if "valid_bits" in vector:
        bits = vector["valid_bits"]
        field = next((f for f in ("message", "keystream", "plaintext") if f in vector), "message")
        size = len(vector.get(field, "")) // 2
        if -(-bits // 8) != size:
            return Fault((*at, "valid_bits"), f'"valid_bits" is {bits}, and "{field}" has {size} bytes', "it must "
                         "have just as many as these bits need")
        if repeat > 1 and bits % 8:
            return Fault((*at, "valid_bits"), f'"valid_bits" ends inside a byte, and "repeat" is {repeat}', "only "
                         "whole bytes can be repeated: leave one of the two out")
    return None


def _read(path: Path, shown: str) -> tuple[_File, Any]:
    """The file's JSON; a byte-order mark of UTF-8 before it is passed over."""
    try:
        with path.open("rb") as opened:
            data = opened.read(FILE_BYTES + 1)
    except OSError as error:
        raise VectorError(f"{shown}: cannot be read: {error.strerror}", "name a file that is there") from None
    if len(data) > FILE_BYTES:
        raise VectorError(f"{shown}: more than {FILE_BYTES >> 20} MB", "divide it into several files")
    try:
        file = _File(shown, data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        before = data[:error.start].decode("utf-8", "replace")
        _File(shown, before).refuse("not a text file (JSON in UTF-8 was expected)", "store it as UTF-8",
                                   place_of(before, len(before)))
    try:
        return file, json.loads(file.text, object_pairs_hook=_object, parse_int=_integer, parse_float=_decimal,
                                parse_constant=Number)
    except json.JSONDecodeError as error:
        file.refuse(f"not JSON: {error.msg}", "mend it there", Place(error.lineno, error.colno))
    except RecursionError:
        file.refuse("brackets are nested too deeply for a file of vectors", f"it needs {DEEPEST} levels at most",
                    too_deep(file.text, DEEPEST))


def load_vectors(path: Path | str, shown: str = "") -> list[dict[str, Any]]:
    """The vectors of a file, each checked against the schema; VectorError says where one does not follow it.

    `shown`: what messages call the file; by its path, if nothing else is said.
    """
    file, data = _read(Path(path), shown or str(path))
    _check(file, data)
    return [Vector(fields, file, number) for number, fields in enumerate(data["vectors"])]

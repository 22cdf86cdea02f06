"""Files of test vectors: read, and checked against the schema that docs/vectors.md gives.

A file is a JSON object with `algorithm`, `variant` (all variants in the file), `source` (tag -> description) and
`vectors`, each with `id`, `variant`, `source`, and byte strings in lower- or upper-case hex. Whatever is wrong with it
comes out as a VectorError that names the file, and the vector and its field where there is one.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from cipherwright.errors import VectorError

HEX_FIELDS = ("key", "iv", "nonce", "associated", "plaintext", "message", "ciphertext", "digest", "keystream", "tag")
RESULTS = ("ciphertext", "keystream", "digest", "tag", "outputs")
NUMBERS = {"repeat": 1, "offset": 0, "valid_bits": 0, "counter": 0, "count": 0, "unit": 16}
FLAGS = ("rejected",)
OBJECTS = ("inputs", "outputs")
"""Fields that are objects of hex strings by the names of parameters."""
"""Numeric fields with the least value each may have."""
FILE_BYTES = 256 << 20
"""What a vector file may have at most."""
REPEATS, MESSAGE_REPEATS, MESSAGE_BYTES = 10**6, 1 << 24, 1 << 30
"""The most `repeat` may be, of a block cipher's vector and of a hash's; and the most bytes of a repeated message."""
DIGITS = 18
"""Of a number in a vector file, at most."""
_KINDS = {str: "a string", list: "a list", dict: "an object", int: "a number"}


class Vector(dict[str, Any]):
    """A vector's fields; `where` says in messages which it is."""

    where = ""


class _Object(dict[str, Any]):
    """A JSON object; `twice` is a field that is given more than once."""

    twice: str | None = None


class _Number:
    """A number that is none for us: too many digits, or NaN, Infinity, which JSON has not."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text if len(self.text) <= 2 * DIGITS else f"a number of {len(self.text)} digits"


def place(vector: dict[str, Any]) -> str:
    """How messages name a vector: with its file, where it was read from one."""
    return vector.where if isinstance(vector, Vector) else f'vector "{vector.get("id")}"'


def _object(pairs: list[tuple[str, Any]]) -> _Object:
    made = _Object(pairs)
    if len(made) < len(pairs):
        made.twice = Counter(name for name, _ in pairs).most_common(1)[0][0]
    return made


def _integer(text: str) -> int | _Number:
    return int(text) if len(text.lstrip("-")) <= DIGITS else _Number(text)


def _quoted(text: str) -> str:
    """A name from the file as messages show it, whatever characters it has."""
    shown = f'"{text}"' if text.isprintable() else json.dumps(text)
    return shown if len(shown) <= 80 else shown[:77] + '…"'


def _shown(value: Any) -> str:
    """What stands in a field, in a few characters."""
    if isinstance(value, list | dict):
        return _KINDS[list if isinstance(value, list) else dict]
    if isinstance(value, str):
        return _quoted(value)
    return str(value) if isinstance(value, _Number) else json.dumps(value)


def _need(where: str, item: dict[str, Any], field: str, kind: type) -> Any:
    if field not in item:
        raise VectorError(f'{where}: field "{field}" is missing; add it')
    if not isinstance(item[field], kind) or isinstance(item[field], bool):
        raise VectorError(f'{where}: "{field}" must be {_KINDS[kind]}'
                          + (f" of at most {DIGITS} digits" if isinstance(item[field], _Number) else
                             " without a fraction" if isinstance(item[field], float) else "")
                          + f", it is {_shown(item[field])}")
    return item[field]


def _once(where: str, item: dict[str, Any]) -> None:
    """Refuse an object that has a field twice: which one counts would be anybody's guess."""
    if isinstance(item, _Object) and item.twice is not None:
        raise VectorError(f"{where}: {_quoted(item.twice)} is given twice; keep one")


def _name(where: str, what: str, text: Any) -> str:
    """A name that can be shown."""
    if not isinstance(text, str):
        raise VectorError(f"{where}: {what} must be a string, it is {_shown(text)}")
    if not text or not text.isprintable():
        raise VectorError(f"{where}: {what} is {_quoted(text)}; a name needs characters, all of which can be printed")
    return text


def _check_hex(where: str, field: str, value: Any) -> None:
    if not isinstance(value, str):
        raise VectorError(f'{where}: "{field}" must be a string of hex digits, it is {_shown(value)}')
    bad = next((c for c in value if c not in "0123456789abcdefABCDEF"), None)
    if bad is not None:
        raise VectorError(f'{where}: "{field}" has the character {bad!r}, which is not a hex digit; write '
                          "each byte as two of 0-9 a-f")
    if len(value) % 2:
        raise VectorError(f'{where}: "{field}" has {len(value)} hex digits; bytes need an even number')


def _check_results(where: str, vector: dict[str, Any]) -> None:
    """A result that can be compared, and what it is the result of."""
    given = set(vector)
    if not given & set(RESULTS):
        raise VectorError(f"{where}: no result: one of " + ", ".join(f'"{r}"' for r in RESULTS) + " is needed")
    for field in ("keystream", "digest", "tag"):
        if vector.get(field) == "":
            raise VectorError(f'{where}: "{field}" is empty, so there is nothing to compare; give the '
                              "result, or leave the vector out")
    if "ciphertext" in given and not vector.get("rejected"):
        if "plaintext" not in given:
            raise VectorError(f'{where}: field "plaintext" is missing (there is a "ciphertext"); add it')
        if len(vector["plaintext"]) != len(vector["ciphertext"]):
            raise VectorError(f'{where}: "plaintext" has {len(vector["plaintext"]) // 2} bytes and '
                              f'"ciphertext" {len(vector["ciphertext"]) // 2}; they must be equally long')
    if "tag" in given and not given & {"message", "ciphertext"}:
        raise VectorError(f'{where}: field "message" is missing (there is a "tag", and no "ciphertext"); add it')
    if "outputs" in given and "inputs" not in given:
        raise VectorError(f'{where}: field "inputs" is missing (there are "outputs"); add it')
    if "digest" in given and "message" not in given:
        raise VectorError(f'{where}: field "message" is missing (there is a "digest"); add it')
    if given & {"ciphertext", "keystream", "tag"} and "key" not in given:
        raise VectorError(f'{where}: field "key" is missing; add it')


def _check_numbers(where: str, vector: dict[str, Any]) -> None:
    for field, least in NUMBERS.items():
        if field in vector and _need(where, vector, field, int) < least:
            raise VectorError(f'{where}: "{field}" must be at least {least}, it is {vector[field]}')
    repeat, message = vector.get("repeat", 1), len(vector.get("message", "")) // 2
    most = MESSAGE_REPEATS if "digest" in vector else REPEATS
    if repeat > most:
        raise VectorError(f'{where}: "repeat" is {repeat}, at most {most} are run; take fewer')
    if repeat > 1 and repeat * message > MESSAGE_BYTES:
        raise VectorError(f'{where}: "repeat" makes a message of {repeat * message} bytes, at most {MESSAGE_BYTES} '
                          "are run; take fewer")
    if "valid_bits" in vector:
        field = next((f for f in ("message", "keystream", "plaintext") if f in vector), "message")
        size = len(vector.get(field, "")) // 2
        if -(-vector["valid_bits"] // 8) != size:
            raise VectorError(f'{where}: "valid_bits" is {vector["valid_bits"]}, and "{field}" has {size} bytes; it '
                              "must have just as many as these bits need")
        if repeat > 1 and vector["valid_bits"] % 8:
            raise VectorError(f'{where}: "valid_bits" ends inside a byte, and "repeat" is {repeat}; only whole bytes '
                              "can be repeated")


def _check_vector(where: str, vector: dict[str, Any], variants: Sequence[str], sources: Iterable[str]) -> None:
    _once(where, vector)
    if _need(where, vector, "variant", str) not in variants:
        raise VectorError(f'{where}: variant {_quoted(vector["variant"])} is unknown; the file lists '
                          + ", ".join(f'"{v}"' for v in variants))
    if _need(where, vector, "source", str) not in sources:
        raise VectorError(f'{where}: source {_quoted(vector["source"])} has no description under "source"; '
                          "add one, or name another")
    for field in HEX_FIELDS:
        if field in vector:
            _check_hex(where, field, vector[field])
    for field in FLAGS:
        if not isinstance(vector.get(field, False), bool):
            raise VectorError(f'{where}: "{field}" must be true or false, it is {_shown(vector[field])}')
    for field in OBJECTS:
        _check_object(where, field, vector)
    _check_results(where, vector)
    _check_numbers(where, vector)
    unknown = set(vector) - {"id", "variant", "source", *HEX_FIELDS, *NUMBERS, *FLAGS, *OBJECTS}
    if unknown:
        raise VectorError(f"{where}: unknown field {_quoted(min(unknown))}; docs/vectors.md lists the fields")


def _check_object(where: str, field: str, vector: dict[str, Any]) -> None:
    """Of a kernel's parameters: names, each with what it holds."""
    if field not in vector:
        return
    found = _need(where, vector, field, dict)
    _once(f'{where}: "{field}"', found)
    for name, value in found.items():
        _check_hex(where, f"{field}: {name}" if name.isprintable() else field, value)


def _read(path: Path) -> Any:
    """The file's JSON; a byte-order mark of UTF-8 before it is passed over."""
    try:
        with path.open("rb") as file:
            data = file.read(FILE_BYTES + 1)
    except OSError as error:
        raise VectorError(f"{path}: cannot be read: {error.strerror}") from None
    if len(data) > FILE_BYTES:
        raise VectorError(f"{path}: more than {FILE_BYTES >> 20} MB; divide it into several files")
    try:
        return json.loads(data.decode("utf-8-sig"), object_pairs_hook=_object, parse_int=_integer,
                          parse_constant=_Number)
    except UnicodeDecodeError:
        raise VectorError(f"{path}: not a text file (JSON in UTF-8 was expected)") from None
    except json.JSONDecodeError as error:
        raise VectorError(f"{path}:{error.lineno}:{error.colno}: not JSON: {error.msg}; mend it there") from None
    except RecursionError:
        raise VectorError(f"{path}: brackets are nested too deeply for a file of vectors, which needs three") from None


def load_vectors(path: Path | str) -> list[dict[str, Any]]:
    """The vectors of a file, each checked against the schema; VectorError says where one does not follow it."""
    path = Path(path)
    data = _read(path)
    if not isinstance(data, dict):
        raise VectorError(f'{path}: an object with "algorithm", "variant", "source", "vectors" was expected, it is '
                          f"{_shown(data)}")
    _once(str(path), data)
    _need(str(path), data, "algorithm", str)
    variants = [_name(str(path), 'every variant in "variant"', v) for v in _need(str(path), data, "variant", list)]
    sources = _need(str(path), data, "source", dict)
    _once(f'{path}: "source"', sources)
    found = []
    seen: set[str] = set()
    for number, vector in enumerate(_need(str(path), data, "vectors", list)):
        if not isinstance(vector, dict):
            raise VectorError(f"{path}: vector number {number + 1}: an object was expected, it is {_shown(vector)}")
        numbered = f"{path}: vector number {number + 1}"
        name = _name(numbered, '"id"', _need(numbered, vector, "id", str))
        where = f'{path}: vector "{name}"'
        if name in seen:
            raise VectorError(f"{where}: there are two vectors with this id")
        seen.add(name)
        _check_vector(where, vector, variants, sources)
        found.append(Vector(vector))
        found[-1].where = where
    return list[dict[str, Any]](found)

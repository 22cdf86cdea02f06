"""`new`: a small working cipher to start from, with a vector file that says it is a stub.

The sources are templates beside this module, one of each protocol, in which NAME stands for the new cipher's name.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from cipherwright.errors import UserError
from cipherwright.files import write_atomically
from cipherwright.project.project import check_inside
from cipherwright.project.sources import Library, Source
from cipherwright.project.templates import template
from cipherwright.protocols.aead import Aead
from cipherwright.protocols.block_cipher import BlockCipher
from cipherwright.protocols.hashes import Hash
from cipherwright.protocols.macs import Mac
from cipherwright.protocols.protocols import Cipher, make_cipher
from cipherwright.protocols.stream import Stream

STUB = "computed by cipherwright from the source: replace by published vectors"
NONE = "There is nothing else to say: every field is a string of hex digits, bytes in the order of a message."
TEXTS = (b"", b"abc", bytes(range(100)))


def source_text(name: str, like: str) -> str:
    """The source of a new cipher."""
    return template(like).replace("NAME", name)


def _hex(**fields: bytes) -> dict[str, Any]:
    return {name: data.hex() for name, data in fields.items()}


def _stubs(cipher: Cipher) -> tuple[str, list[dict[str, Any]]]:
    """What the fields mean, and vectors as the interpreter has them."""
    made: list[dict[str, Any]] = []
    if isinstance(cipher, Hash):
        made = [_hex(message=text, digest=cipher.digest(text)) for text in TEXTS]
        return '"repeat": N in a vector takes the message N times.', made
    if isinstance(cipher, BlockCipher):
        size = cipher.block_bytes
        for first, data in ((bytes(range(16)), bytes(range(size))), (bytes(16), bytes(size)),
                            (bytes(range(16, 32)), bytes(range(8 * size)))):
            made.append(_hex(key=first, plaintext=data, ciphertext=cipher.start("ecb", first)(data)))
        return "ECB; a variant whose name ends in CTR, CBC or XTS has an \"iv\".", made
    assert isinstance(cipher, Stream | Mac | Aead)
    key, nonce = bytes(range(cipher.key_bytes)), bytes(range(64, 64 + cipher.nonce_bytes))
    for text in TEXTS:
        if isinstance(cipher, Mac):
            made.append(_hex(key=key, message=text, tag=cipher.tag(key, text)))
        elif isinstance(cipher, Aead):
            coded, tag = cipher.seal(key, nonce, text, text[:20])
            made.append(_hex(key=key, nonce=nonce, associated=text[:20], plaintext=text, ciphertext=coded, tag=tag))
        elif text:
            coded = cipher.start("stream", key, nonce, counter=len(text))(text)
            made.append(_hex(key=key, nonce=nonce, plaintext=text, ciphertext=coded) | {"counter": len(text)})
    return {Mac: '"rejected": true in a vector says that the tag is to be found wrong.',
            Stream: '"counter" is the number of the first block.'}.get(type(cipher), "A tag stands by itself."), made


def _vectors(source: Source) -> str:
    """The stub vector file, from the interpreter: every algorithm of the source is a variant."""
    program, vectors, said = source.program, [], []
    for name, algorithm in program.algorithms.items():
        meaning, made = _stubs(make_cipher(algorithm, program, source.interpreter, source.params))
        said.append(meaning)
        label = "stub" if name == source.path.stem else name
        vectors += [{"id": f"{label}-{number}", "variant": name, "source": "stub", **one}
                    for number, one in enumerate(made)]
    document = {"algorithm": source.path.stem, "variant": list(program.algorithms), "source": {"stub": STUB},
                "conventions": " ".join([NONE, *said]), "vectors": vectors}
    return json.dumps(document, indent=1) + "\n"


def create(library: Library, name: str, like: str) -> list[Path]:
    """Write a source NAME.cw and its vectors NAME.json into a project; both or, if anything is wrong, neither.

    UserError says what is wrong.
    """
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise UserError(f"`{name}` cannot be a cipher's name: "
                        "a small letter, then small letters, digits and _")
    path = library.project.ciphers / f"{name}.cw"
    vectors = library.project.vectors / f"{name}.json"
    for existing in (path, vectors):
        check_inside(library.root, existing.parent)
        if existing.exists():
            raise UserError(f"{existing} exists already; choose another name")
    text = source_text(name, like)
    source = Source(path, text)
    for kind, known in (("kernel", library.kernels), ("algorithm", library.algorithms)):
        for one in source.names[kind]:
            if one in known:
                raise UserError(f"{kind} {one} exists already, in {known[one].path}; choose another name")
    with source.errors():
        stub = _vectors(source)
    write_atomically(vectors, stub.encode())
    write_atomically(path, text.encode())
    return [path, vectors]


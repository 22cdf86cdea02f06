"""The fields of protocol `aead` against each other, and against the algorithms that they name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cipherwright.protocols.shapes import place_of
from dsl.diagnostics import SourceError, did_you_mean

PARTS = {"cipher": ("stream", "block_cipher"), "mac": ("mac",)}
"""Fields that name algorithms, and the protocols that these may have."""


def check_aead_fields(algorithm: Any, algorithms: Mapping[str, Any]) -> None:
    """SourceError at parts that there are not, and fields that say nothing beside the others; the parts are noted."""
    fields = algorithm.fields
    parts = []
    for field, protocols in PARTS.items():
        name, where = str(fields[field]), place_of(algorithm, field)
        if name not in algorithms:
            raise SourceError(where, f"there is no algorithm `{name}` in this file", did_you_mean(name, algorithms)
                              or f"declare it: `algorithm {name} {{ protocol {protocols[0]} … }}`")
        if algorithms[name].protocol not in protocols:
            raise SourceError(where, f"algorithm `{name}` is of protocol {algorithms[name].protocol}",
                              f"name one of protocol {' or '.join(protocols)}")
        parts.append(algorithms[name])
    algorithm.parts[:] = parts
    if "mac_key_block" in fields and "mac_key" in fields:
        raise SourceError(place_of(algorithm, "mac_key"), "the key of the MAC is given twice",
                          "remove `mac_key` or `mac_key_block`")
    if parts[0].protocol == "stream":
        for field, remedy in (("nonce", "remove it; it is the cipher's"),
                              ("mac_key", "remove it, or write `mac_key_block 0`"),
                              ("other_nonces", "remove it; the cipher's nonce has one length")):
            if field in fields:
                raise SourceError(place_of(algorithm, field), f"`{field}` says nothing of a stream cipher", remedy)
    elif "nonce" not in fields:
        raise SourceError(algorithm.pos, f"algorithm `{algorithm.name}`: with a block cipher the field `nonce` is "
                          "needed", "add a line `nonce 12`: behind it, to the end of a block, stands the counter")
    if "other_nonces" in fields and "mask_block" not in fields:
        raise SourceError(place_of(algorithm, "other_nonces"), "`other_nonces mac` makes the input of the block "
                          "`mask_block`, and there is none", "add a line `mask_block 1`, or remove this")


def check_aead(algorithm: Any, sizes: Mapping[str, int]) -> None:
    """SourceError at sizes that do not fit; `sizes`: bytes of the parts' keys, nonces, blocks and tags."""
    fields = algorithm.fields
    counted = "mac_key_block" in fields or "mac_key" in fields
    wanted = {"key": sizes["key"] + (0 if counted else sizes["mac key"])}
    if algorithm.parts[1].fields.get("nonce"):
        raise SourceError(place_of(algorithm, "mac"), f"algorithm `{fields['mac']}` takes a nonce of its own",
                          "name a MAC without `nonce`; what changes with the nonce is its key")
    for field, size in wanted.items():
        if fields.get(field, size) != size:
            raise SourceError(place_of(algorithm, field), f"`{field}` is {fields[field]} bytes, and that of its "
                              f"parts {size}", f"write `{field} {size}`, or remove the line")
    if algorithm.parts[0].protocol == "block_cipher" and not 2 <= sizes["block"] - int(fields["nonce"]):
        raise SourceError(place_of(algorithm, "nonce"), f"`nonce` is {fields['nonce']} bytes, a block of the cipher "
                          f"has {sizes['block']}, of which two or more are the counter",
                          f"give at most {sizes['block'] - 2}")
    for field, most, of in (("tag", sizes["tag"], "the MAC gives"), ("length_bytes", 16, "a length may have")):
        if int(fields.get(field, 0)) > most:
            raise SourceError(place_of(algorithm, field), f"`{field}` is {fields[field]} bytes, {of} {most}",
                              f"give at most {most}")
    for field, key in (("mac_key_block", "mac key"), ("mac_key", "mac key"), ("mask_block", "tag")):
        if field in fields and sizes[key] > sizes["block"]:
            raise SourceError(place_of(algorithm, field), f"a block of the cipher has {sizes['block']} bytes, and "
                              f"{sizes[key]} are needed", "name a cipher with longer blocks")

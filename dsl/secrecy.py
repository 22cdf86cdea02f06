"""Which memory of a kernel holds secrets: what the source says, else what an output is made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dsl.ir import Loop, Op, Param, Region


def secrecy_of(params: Sequence[Param], labels: Mapping[str, str], body: Region) -> dict[str, str]:
    """`secret` or `public` for each memory parameter; nothing where no label of the kernel gives an answer.

    `labels` are those that the source has. An output without one is secret if what is stored there depends on memory
    that is secret, whatever way: a ciphertext, too.
    """
    memory = [p for p in params if p.kind != "count"]
    if not labels:
        return dict.fromkeys((p.name for p in memory), "")
    made = {p.name for p in _stored(body, {p.name for p in memory if p.secret}, labels)}
    return {p.name: labels.get(p.name) or ("secret" if p.name in made else "public") for p in memory}


def _stored(body: Region, secret: set[str], labels: Mapping[str, str]) -> set[Param]:
    """The parameters without a label that data from `secret` ones is stored in."""
    found: set[Param] = set()
    known: set[int] = set()
    before = -1
    while before != len(found) + len(known):  # what is stored may be read again; what a loop carries goes round
        before = len(found) + len(known)
        _walk(body, secret, labels, found, known)
    return found


def _walk(region: Region, secret: set[str], labels: Mapping[str, str], found: set[Param], known: set[int]) -> None:
    for item in region.items:
        if isinstance(item, Loop):
            known |= {id(c.param) for c in item.carried if id(c.init) in known or id(c.next) in known}
            _walk(item.body, secret, labels, found, known)
        elif _depends(item, secret, found, known):
            known.add(id(item))
            if item.kind == "store" and item.attr.param.name not in labels:
                found.add(item.attr.param)


def _depends(op: Op, secret: set[str], found: set[Param], known: set[int]) -> bool:
    if op.kind == "load":
        return op.attr.param.name in secret or op.attr.param in found
    if op.kind == "result":
        carried = op.attr[0].carried[op.attr[1]]
        return id(carried.init) in known or id(carried.next) in known
    return any(id(a) in known for a in op.args)

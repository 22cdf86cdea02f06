"""The algorithms of a library as its C layer takes them: kernels with the arguments of each role, sizes, paddings.

What a role means is said in docs/protocols.md; here parameters become expressions in C.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from cipherwright.export.collect import Collected, Function, same_encryption
from cipherwright.export.describe import c_bytes
from cipherwright.export.lanes import row as in_lanes
from cipherwright.export.lanes import several
from cipherwright.project.sources import Source
from cipherwright.protocols.hash_fields import COUNTERS
from cipherwright.protocols.hashes import packed
from cipherwright.protocols.padding import LENGTH, ONE_BIT, PARTIAL, SPONGE
from dsl.ir import Param
from dsl.operations import ROUNDS, WORDWISE
from targets.forms import load_forms

KINDS = {"hash": "hashes", "mac": "macs", "block_cipher": "ciphers", "stream": "streams", "keystream": "streams"}
"""Of each protocol that the C layer has, the list that its algorithms are in."""
KERNELS = {"hash": ("compress",), "mac": ("init", "blocks", "last", "finish"), "stream": ("init", "blocks"),
           "keystream": ("init", "keystream"), "block_cipher": ("expand", "encrypt", "expand_decrypt", "decrypt")}
ROOM = 1024
"""Bytes of stack that functions of the layer take themselves, at most; cleared with what kernels take."""


class Pool:
    """Places of named values in an array of bytes."""

    def __init__(self) -> None:
        self.places: dict[str, tuple[int, int]] = {}
        self.size = 0

    def at(self, name: str, size: int) -> int:
        """The place of a value, the same whenever it is asked for."""
        if name not in self.places:
            self.places[name] = self.size, size
            self.size += -(-size // 16) * 16
        return self.places[name][0]


def algorithms(collected: Collected) -> dict[str, Any]:
    """The algorithms whose kernels are all in the library, by kind, and the sizes that hold any of them."""
    kernels = {f.kernel: f for f in collected.functions if f.variant is None and not f.slices}
    other = {f.kernel: f for f in reversed(collected.functions) if f.kernel in kernels and (
        _safer(f, kernels[f.kernel]) or _by_instructions(f, kernels[f.kernel]))}
    made: dict[str, Any] = {name: [] for name in dict.fromkeys(KINDS.values())}
    sources = {str(s.path): s for s in map(collected.library.source_of, kernels)}.values()
    there = [(s, a) for s in sources for a in s.program.algorithms.values() if _has_kernels(a, kernels)]
    counting = {same_encryption(a): a for _, a in there if a.fields.get("ctr") in kernels}
    usual = {same_encryption(a) for _, a in there if "ctr" not in a.fields}
    lanes = {name: several(f, collected.functions) for name, f in kernels.items()}
    for source, algorithm in there:
        if "ctr" in algorithm.fields and same_encryption(algorithm) in usual:
            continue  # it is how the usual one does counter mode
        row = _Maker(source, algorithm, kernels, other, lanes, counting.get(same_encryption(algorithm))).make()
        made[KINDS[algorithm.protocol]].append(row)
    made["algorithms"] = [a for rows in made.values() for a in rows]
    made["sizes"] = _sizes(made, [*kernels.values(), *other.values(), *(f for found in lanes.values() for f in found)])
    return made


def _has_kernels(algorithm: Any, kernels: Mapping[str, Function]) -> bool:
    needed = [str(algorithm.fields[f]) for f in KERNELS.get(algorithm.protocol, ()) if f in algorithm.fields]
    return bool(needed) and all(k in kernels for k in needed)


def _safer(one: Function, usual: Function) -> bool:
    """Whether a variant may be called in the place of the usual code, and is constant time where that is not."""
    return _alike(one, usual) and bool(_said(one, "Constant time")) and not _said(usual, "Constant time")


def _by_instructions(one: Function, usual: Function) -> bool:
    """Whether a variant may be called in the place of the usual code, and is made of instructions for the like of it
    where that is not; both are constant time."""
    needs, others = ([code.needs & _for_rounds() for code in f.codes] for f in (one, usual))
    return _alike(one, usual) and bool(_said(one, "Constant time")) and bool(needs) and all(needs) and not any(others)


def _alike(one: Function, usual: Function) -> bool:
    return one.variant is not None and (
        one.contract.parameters, one.contract.lines, one.splits, _said(one, "Parameters")) == (
        usual.contract.parameters, usual.contract.lines, usual.splits, _said(usual, "Parameters"))


def _said(f: Function, begin: str) -> list[str]:
    return [s for s in f.contract.sentences if s.startswith(begin)]


@cache
def _for_rounds() -> frozenset[str]:
    """The features that instructions for rounds and for vectors of words are a part of."""
    return frozenset(form.feature.split()[0] for form in load_forms().values() if form.does in (*ROUNDS, *WORDWISE))


def _sizes(made: Mapping[str, Any], functions: Sequence[Function]) -> dict[str, int]:
    def most(kind: str, field: str, least: int = 1) -> int:
        return max([least, *(a[field] for a in made[kind])])

    return {"hash_state": most("hashes", "state"), "hash_block": 2 * most("hashes", "block"),
            "hash_kernel": most("hashes", "kernel_block"), "hash_counter": most("hashes", "counter_bytes"),
            "hash_flag": most("hashes", "flag_bytes"),
            "lanes": max([1, *(r["messages"] for a in made["hashes"] for r in a["rows"])]),
            "lane_rows": max([1, *(len(a["rows"]) for a in made["hashes"])]), "mac_pool": most("macs", "pool"),
            "mac_block": 2 * most("macs", "block"), "cipher_keys": most("ciphers", "keys"),
            "cipher_block": most("ciphers", "block"), "stream_pool": most("streams", "pool"),
            "stream_block": most("streams", "block"), "stream_counter": most("streams", "counter_bytes"),
            "stack": max(f.stack for f in functions) + ROOM if functions else ROOM}


class _Maker:
    """One algorithm's row."""

    def __init__(self, source: Source, algorithm: Any, kernels: Mapping[str, Function],
                 other: Mapping[str, Function], lanes: Mapping[str, Sequence[Function]], counting: Any = None) -> None:
        self.source, self.algorithm, self.kernels, self.fields = source, algorithm, kernels, algorithm.fields
        self.other, self.lanes, self.counting = other, lanes, counting

    def make(self) -> dict[str, Any]:
        """The row for the templates."""
        if self.algorithm.protocol == "block_cipher":
            return {"name": self.algorithm.name, **self._cipher()}
        names = [str(self.fields[f]) for f in KERNELS[self.algorithm.protocol] if f in self.fields]
        row = {"hash": self._hash, "mac": self._mac, "stream": self._stream, "keystream": self._keystream}
        return {"name": self.algorithm.name, "functions": [self.kernels[n].name for n in dict.fromkeys(names)],
                **row[self.algorithm.protocol]()}

    def _number(self, field: str, default: int = 0) -> int:
        value = self.fields.get(field, default)
        assert isinstance(value, int)
        return value

    def _params(self, field: str) -> Sequence[Param]:
        return self.kernels[str(self.fields[field])].params

    def _call(self, field: str, values: Mapping[str, str], pool: Pool | None = None, count: str = "n",
              base: str = "pool") -> dict[str, Any]:
        """A kernel with C expressions for its parameters: those given by name, others at their place in the pool."""
        function = self.kernels[str(self.fields[field])]
        arguments = []
        for param in function.params:
            if param.kind == "count":
                arguments.append(count if function.splits else f"(uint32_t){count}")
            elif param.name in values:
                arguments.append(values[param.name])
            else:
                assert pool is not None
                arguments.append(f"{base} + {pool.at(param.name, param.bytes)}")
        return {"function": function.name, "arguments": arguments}

    def _padding(self, usual: str, domain: int) -> dict[str, Any]:
        return {"kind": str(self.fields.get("padding", usual)), "domain": self._number("domain", domain),
                "length_bytes": self._number("length_bytes"),
                "little": self.fields.get("length_order") == "little_endian"}

    def _hash(self) -> dict[str, Any]:
        params = {p.name: p for p in self._params("compress")}
        told = {f: params[str(self.fields[f])] for f in (*COUNTERS, "final_flag") if f in self.fields}
        blocks = next(p for p in params.values() if p.kind == "in" and p.per_block and p not in told.values())
        state = next(p for p in params.values() if p.kind == "inout")
        counter = next((told[f] for f in COUNTERS if f in told), None)
        flag = told.get("final_flag")
        values = {blocks.name: "blocks", state.name: "state", **({counter.name: "counter"} if counter else {}),
                  **({flag.name: "flag"} if flag else {})}
        name, other = self.fields.get("initial"), self.other.get(str(self.fields["compress"]))
        return {"compress": self._call("compress", values), "other": other.name if other else "",
                "rows": [] if told else self._rows(state, blocks, other),
                "block": self._number("rate", blocks.bytes), "kernel_block": blocks.bytes,
                "state": state.bytes, "digest": self._number("digest"),
                "key": self._number("key"), "word": self._number("big_endian_words", 1),
                "any_length": "output" in self.fields, "key_length_at": self._number("key_length_at", -1),
                "padding": self._padding(LENGTH, ONE_BIT), **_counter(counter),
                "counts_bytes": COUNTERS[0] in told, "flag_bytes": flag.bytes if flag else 0,
                "initial": c_bytes(packed(self.source.constant(str(name))[1], state)) if name else ""}

    def _rows(self, state: Param, blocks: Param, other: Function | None) -> list[dict[str, Any]]:
        """The functions that hash one message or several at once, where all of a message is blocks as the kernel takes
        them, and the digest is in the last state."""
        rate = self._number("rate", blocks.bytes)
        shown = rate if self.fields.get("padding") == SPONGE else state.bytes
        if rate != blocks.bytes or self._number("digest") > shown:
            return []
        name = str(self.fields["compress"])
        found = [self.kernels[name], *([other] if other else []), *self.lanes[name]]
        return [in_lanes(f, {state.name: "states", blocks.name: "blocks"}) for f in found]

    def _mac(self) -> dict[str, Any]:
        pool = Pool()
        key, nonce = self._number("key"), self._number("nonce")
        places = {"key_at": pool.at("key", key), "nonce_at": pool.at("nonce", nonce)}
        made: dict[str, Any] = {}
        for role in KERNELS["mac"]:
            text = [p for p in self._params(role) if p.kind == "in" and p.per_block] if role in self.fields else []
            made[role] = self._call(role, {p.name: "data" for p in text}, pool) if role in self.fields else None
        ends = self._params("finish") if "finish" in self.fields else self._params("blocks")
        tag = next(p for p in ends if p.kind == ("out" if "finish" in self.fields else "inout"))
        block = next(p for p in self._params("blocks") if p.kind == "in" and p.per_block)
        usual = LENGTH if self.fields.get("padding") == LENGTH else PARTIAL
        return {**made, **places, "key": key, "nonce": nonce, "block": block.bytes,
                "tag": self._number("tag", tag.bytes), "tag_at": pool.at(tag.name, tag.bytes),
                "padding": self._padding(PARTIAL, ONE_BIT if usual == LENGTH else 0), "pool": pool.size}

    def _cipher(self) -> dict[str, Any]:
        ways = [self._direction("encrypt", "expand")]
        if "decrypt" in self.fields:
            ways.append(self._direction("decrypt", "expand_decrypt" if "expand_decrypt" in self.fields else "expand"))
        source = next(p for p in self._params("encrypt") if p.kind == "in" and p.per_block)
        return {"ways": ways, "key": self._number("key"), "block": source.bytes, "keys": max(w["keys"] for w in ways),
                **self._ctr(source.bytes)}

    def _ctr(self, block: int) -> dict[str, Any]:
        """The kernel that makes counter blocks itself, if the library has one: behind the round keys, as encryption has
        them, the first counter block."""
        if self.counting is None:
            return {"ctr": None, "counter_bytes": 0}
        function, pool = self.kernels[str(self.counting.fields["ctr"])], Pool()
        *keys, counter = [p for p in function.params if p.kind == "in" and not p.per_block]
        own = [p for p in self._params("encrypt") if p.kind == "in" and not p.per_block]
        values = {k.name: f"keys + {pool.at(o.name, o.bytes)}" for k, o in zip(keys, own, strict=True)}
        values |= {p.name: p.kind for p in function.params if p.per_block} | {counter.name: "counter"}
        arguments = ["n" if p.kind == "count" else values[p.name] for p in function.params]
        return {"ctr": {"function": function.name, "arguments": arguments},
                "counter_bytes": int(self.counting.fields.get("counter_bytes", block))}

    def _direction(self, field: str, expand: str) -> dict[str, Any]:
        pool, params = Pool(), self._params(field)
        blocks = {p.name: "in" if p.kind == "in" else "out" for p in params if p.per_block}
        keys = [p for p in params if p.kind == "in" and not p.per_block]
        crypt = self._call(field, blocks, pool, base="keys")
        other = self.other.get(str(self.fields[field]))
        functions = [crypt["function"]]
        made = None
        if expand in self.fields:
            own = self._params(expand)
            outs = [p for p in own if p.kind != "in" and p.kind != "count"]
            given = {p.name: "key" for p in own if p.kind == "in"}
            given |= {p.name: f"keys + {pool.at(k.name, k.bytes)}" for p, k in zip(outs, keys, strict=True)}
            made = self._call(expand, given)
            functions.append(made["function"])
        return {"crypt": crypt, "other": other.name if other else "", "expand": made, "functions": functions,
                "keys": pool.size}

    def _stream(self) -> dict[str, Any]:
        pool, params = Pool(), self._params("blocks")
        key, nonce = self._number("key"), self._number("nonce")
        places = {"key_at": pool.at("key", key), "nonce_at": pool.at("nonce", nonce)}
        init = self._call("init", {}, pool) if "init" in self.fields else None
        counter = next(p for p in params if p.name == self.fields["block_counter"])
        values = {counter.name: "counter"}
        values |= {p.name: "out" if p.kind == "out" else "text" for p in params if p.per_block and p is not counter}
        out = next(p for p in params if p.per_block and p.kind == "out")
        return {"init": init, "make": self._call("blocks", values, pool), **places, "key": key, "nonce": nonce,
                "block": out.bytes, "word": 1, **_counter(counter), "counter_each": counter.per_block,
                "first": self._number("first_counter"), "pool": pool.size}

    def _keystream(self) -> dict[str, Any]:
        pool, params, own = Pool(), self._params("keystream"), self._params("init")
        key, iv = self._number("key"), self._number("iv")
        states = [p for p in params if p.kind == "inout"]
        inputs = [p for p in own if p.kind == "in"]
        first = next(p for p in inputs if p.bytes == key)
        named = {first.name: "key", **{p.name: "iv" for p in inputs if p is not first}}
        made = [p for p in own if p.kind in ("out", "inout")]
        given = {p.name: f"pool + {pool.at('s ' + s.name, s.bytes)}" for p, s in zip(made, states, strict=True)}
        given |= {p.name: f"pool + {pool.at(named[p.name], p.bytes)}" for p in inputs}
        values = {s.name: f"pool + {pool.at('s ' + s.name, s.bytes)}" for s in states}
        out = next(p for p in params if p.per_block and p.kind == "out")
        return {"init": self._call("init", given), "make": self._call("keystream", {**values, out.name: "out"}),
                "key_at": pool.at("key", key), "nonce_at": pool.at("iv", iv), "key": key, "nonce": iv,
                "block": out.bytes, "word": self._number("big_endian_words", 1), **_counter(None),
                "counter_each": False, "first": 0, "pool": pool.size}


def _counter(param: Param | None) -> dict[str, Any]:
    """How a number lies in memory."""
    if param is None:
        return {"counter_bytes": 0, "counter_element": 1, "counter_big": False}
    big = param.endian == "be" and param.bits > 8
    return {"counter_bytes": param.bytes, "counter_element": param.bits // 8, "counter_big": big}



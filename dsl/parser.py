"""Pass `parse`: text to syntax tree. Trees are lark's, with positions; the items are sorted by kind."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedInput

from dsl import kept
from dsl.cnames import refusal
from dsl.diagnostics import SourceError, did_you_mean
from dsl.explain import ITEMS, STATEMENTS, explain
from dsl.ir import Pos

GRAMMAR = Path(__file__).with_name("grammar.lark")
TABLES = f"grammar-{sys.version_info.major}.{sys.version_info.minor}"
"""The file of the parser's tables, which lark checks by a hash of grammar, options and its own version."""
BUILT_IN = ("cat", "select", "slicewise", "mulhi", "permute", "clmul", "clmulhi", "addc", "carry", "subc", "borrow",
            "digits")
KEYWORDS = frozenset(ITEMS + STATEMENTS + ("else", "in", "as", "int"))
MAX_TEXT = 1 << 20  # characters: a table of 65536 entries, written out, has fewer
MAX_NESTING = 100
NUMBER = re.compile(r"0x_*[0-9a-fA-F][0-9a-fA-F_]*|0b_*[01][01_]*|0|[1-9][0-9_]*")
TYPES = "types are `u1` to `u64`, `int`, and numbers: `type NAME = mod …`"
SPINE = {"or_op", "xor_op", "and_op", "eq_op", "lt_op", "shl_op", "shr_op", "rotl_op", "rotr_op", "add_op", "sub_op",
         "mul_op", "div_op", "mod_op"}  # their left operands are evaluated without recursion
_parser: Lark | None = None


@dataclass(frozen=True)
class Algorithm:
    """Which kernels make a usable cipher: `fields` (kernel names and sizes) and vector sets (file, variants)."""

    name: str
    protocol: str
    fields: dict[str, str | int]
    vectors: list[tuple[str, list[str]]]
    pos: Pos
    places: dict[str, Pos] = field(default_factory=dict)  # of the fields' values, and of vector files as "vectors FILE"
    parts: list[Algorithm] = field(default_factory=list)  # other algorithms that this one is put together of


@dataclass(frozen=True)
class Directive:
    """One line of a mapping, in words; `pos` is where the first one stands, `places` where each does."""

    words: list[str]
    pos: Pos
    places: tuple[Pos, ...] = ()


@dataclass(frozen=True)
class Mapping:
    """How `kernel` is laid on `cpu` (None: every CPU), as the variant so named (None: the default one)."""

    kernel: str
    cpu: str | None
    variant: str | None
    directives: list[Directive]
    pos: Pos
    kernel_pos: Pos
    cpu_pos: Pos


@dataclass(frozen=True)
class Use:
    """A name of the file `source`, called `alias` here; `pos` and `source_pos` are where name and source stand."""

    name: str
    alias: str
    source: str
    pos: Pos
    source_pos: Pos


@dataclass
class Program:
    """A parsed source file; `used`: the other files that its `use` items name, as far as they are at hand."""

    path: str
    text: str
    definitions: dict[str, Tree[Token]] = field(default_factory=dict)
    kernels: dict[str, Tree[Token]] = field(default_factory=dict)
    algorithms: dict[str, Algorithm] = field(default_factory=dict)
    mappings: list[Mapping] = field(default_factory=list)
    meanings: dict[str, Any] | None = None  # definitions once evaluated (dsl.elaborate fills it)
    uses: list[Use] = field(default_factory=list)
    used: dict[str, Program] = field(default_factory=dict)


def pos_of(program_path: str, node: Tree[Token] | Token) -> Pos:
    """Position of a tree or token."""
    if isinstance(node, Token):
        return Pos(program_path, node.line or 1, node.column or 1)
    meta = node.meta
    if meta.empty:
        return Pos(program_path, 1, 1)
    return Pos(program_path, meta.line, meta.column)


def parse(text: str, path: str) -> Program:
    """Parse `text`; raises SourceError at the first mistake."""
    global _parser
    if _parser is None:
        _parser = Lark(GRAMMAR.read_text(), parser="lalr", propagate_positions=True, maybe_placeholders=True,
                       cache=str(kept.folder / TABLES) if kept.folder else False)
    if len(text) > MAX_TEXT:
        head = text[:MAX_TEXT]
        where = Pos(path, head.count("\n") + 1, MAX_TEXT - head.rfind("\n"))
        raise SourceError(where, f"the source has {len(text)} characters; at most {MAX_TEXT} are read",
                          "compute tables by a rule: `table T: u8 -> u32 = c => …`")
    try:
        tree = _parser.parse(text)
    except UnexpectedInput as e:
        signs = {t.name: t.pattern.value for t in _parser.terminals}
        raise explain(e, text, path, signs) from None
    _check_leaves(tree, path)
    program = Program(path, text)
    for item in tree.children:
        if isinstance(item, Tree):
            _file(program, item)
    return program


def _check_leaves(tree: Tree[Token], path: str) -> None:
    """Refuse numbers that are none, keywords as values, and nesting that recursive passes could not follow."""
    stack: list[tuple[Tree[Token], int]] = [(tree, 0)]
    while stack:
        node, depth = stack.pop()
        if depth > MAX_NESTING:
            raise SourceError(pos_of(path, node), f"more than {MAX_NESTING} levels of nesting",
                              "give parts of it names with `let`, or move them into functions")
        for number, child in enumerate(node.children):
            if isinstance(child, Tree):
                stack.append((child, depth + (number > 0 or node.data not in SPINE)))
            elif isinstance(child, Token) and child.type == "NUMBER":
                _check_number(child, path)
            elif node.data in ("name", "call", "invoke", "assign") and child in KEYWORDS:  # a name where none is due
                raise SourceError(pos_of(path, child), f"unexpected `{child}`", "expected a value before it")


def _check_number(token: Token, path: str) -> None:
    if not NUMBER.fullmatch(token):
        raise SourceError(pos_of(path, token), f"`{token[:40]}` is not a number",
                          "numbers are written `27`, `0x1b` or `0b11011`; `_` may separate digits")
    if len(token) > 200:
        raise SourceError(pos_of(path, token), f"a number of {len(token)} digits", "values have at most 64 bits")


def check_name(path: str, name: Token) -> None:
    """SourceError for declaring a name that already means something everywhere."""
    if name in BUILT_IN:
        raise SourceError(pos_of(path, name), f"`{name}` is a built-in function", "choose another name")
    if name in KEYWORDS or (name[0] == "u" and name[1:].isdecimal() and 1 <= int(name[1:]) <= 64):
        raise SourceError(pos_of(path, name), f"`{name}` is a word of the language", "choose another name")


def no_type(path: str, word: Token, known: Iterable[str]) -> SourceError:
    """What is wrong with a word that stands for a type and means nothing; `known` are names that mean something."""
    near = did_you_mean(str(word), known)
    if re.fullmatch(r"u\d+", word):
        near = "a value has 1 to 64 bits: `u1` to `u64`"
    elif not near.startswith("did"):
        near = TYPES
    return SourceError(pos_of(path, word), f"there is no type `{word}`", near)


def _file(program: Program, item: Tree[Token]) -> None:
    kind, name = item.data, item.children[0]
    if kind == "use":
        _uses(program, item)
        return
    if kind == "mapping":
        program.mappings += _mappings(program, item)
        return
    assert isinstance(name, Token)
    check_name(program.path, name)
    refused = refusal(str(name)) if kind == "kernel" else None
    if refused:
        raise SourceError(pos_of(program.path, name), *refused)
    if kind == "algorithm":
        if str(name) in program.algorithms:
            raise SourceError(pos_of(program.path, name), f"there are two algorithms `{name}`",
                              f"the first is in line {program.algorithms[name].pos.line}; rename or remove one")
        program.algorithms[str(name)] = _algorithm(program, item)
    else:
        into = program.kernels if kind == "kernel" else program.definitions
        _new_name(program, name)
        into[str(name)] = item


def _new_name(program: Program, name: Token) -> None:
    """Refuse a second thing of one name."""
    first = program.definitions.get(name) or program.kernels.get(name)
    line = first.meta.line if first is not None else next((u.pos.line for u in program.uses if u.alias == name), 0)
    if line:
        raise SourceError(pos_of(program.path, name), f"`{name}` is defined twice",
                          f"the first is in line {line}; give one of them another name")


def _uses(program: Program, item: Tree[Token]) -> None:
    *names, source = item.children
    assert isinstance(source, Token)
    for used in names:
        assert isinstance(used, Tree)
        name, alias = used.children
        alias = alias or name
        assert isinstance(name, Token) and isinstance(alias, Token)
        check_name(program.path, alias)
        _new_name(program, alias)
        program.uses.append(Use(str(name), str(alias), str(source), pos_of(program.path, name),
                                pos_of(program.path, source)))


def _algorithm(program: Program, item: Tree[Token]) -> Algorithm:
    fields: dict[str, str | int] = {}
    vectors: list[tuple[str, list[str]]] = []
    places: dict[str, Pos] = {}
    for f in item.children[1:]:
        assert isinstance(f, Tree)
        words = [str(c) for c in f.children]
        if f.data == "vectors":
            vectors.append((words[0].strip('"'), [w.strip('"') for w in words[1:]]))
            places["vectors " + vectors[-1][0]] = pos_of(program.path, f.children[0])
            continue
        if words[0] in fields:
            raise SourceError(pos_of(program.path, f), f"the field `{words[0]}` is given twice", "remove one of them")
        fields[words[0]] = int(words[1].replace("_", ""), 0) if words[1][0].isdigit() else words[1]
        places[words[0]] = pos_of(program.path, f.children[1])
    where = pos_of(program.path, item)
    protocol = fields.pop("protocol", None)
    if protocol is None:
        raise SourceError(where, f"algorithm `{item.children[0]}` names no protocol",
                          "add a line such as `protocol block_cipher`")
    return Algorithm(str(item.children[0]), str(protocol), fields, vectors, where, places)


def _mappings(program: Program, item: Tree[Token]) -> list[Mapping]:
    """A mapping for every CPU that is named, or one for all."""
    name, variant, _on, cpus, *rest = item.children
    where = pos_of(program.path, item)
    found = []
    for d in rest:
        assert isinstance(d, Tree)
        token = d.children[0]
        assert isinstance(token, Token)
        first = pos_of(program.path, token)
        words = list(re.finditer(r"\S+", token))
        places = tuple(Pos(first.path, first.line, first.column + w.start()) for w in words)
        found.append(Directive([w[0] for w in words], first, places))
    named = cpus.children if isinstance(cpus, Tree) else [None]
    return [Mapping(str(name), str(cpu) if cpu else None, str(variant) if variant else None, found, where,
                    pos_of(program.path, name), pos_of(program.path, cpu) if cpu else where) for cpu in named]

"""Pass `parse`: text to syntax tree. Trees are lark's, with positions; the items are sorted by kind."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, UnexpectedToken

from dsl.diagnostics import SourceError
from dsl.ir import Pos

GRAMMAR = Path(__file__).with_name("grammar.lark")
WORDS = {"NAME": "a name", "NUMBER": "a number", "LBRACE": "`{`", "RBRACE": "`}`", "LPAR": "`(`", "RPAR": "`)`",
         "LSQB": "`[`", "RSQB": "`]`", "EQUAL": "`=`", "COMMA": "`,`", "COLON": "`:`", "UTYPE": "a type such as `u32`",
         "MEMTYPE": "a memory type such as `u32le`", "DIRECTION": "`in`, `out` or `inout`", "STRING": "a quoted name",
         "__ANON_0": "`->`", "INT": "`int`", "SECRECY": "`secret` or `public`", "COUNT": "`count`",
         "SEMICOLON": "`;`", "$END": "the end of the file"}
_parser: Lark | None = None


@dataclass(frozen=True)
class Algorithm:
    """Which kernels make a usable cipher: `fields` (kernel names and sizes) and vector sets (file, variants)."""

    name: str
    protocol: str
    fields: dict[str, str | int]
    vectors: list[tuple[str, list[str]]]
    pos: Pos


@dataclass(frozen=True)
class Directive:
    words: list[str]
    pos: Pos


@dataclass(frozen=True)
class Mapping:
    """How `kernel` is laid on `cpu` (None: every CPU), as the variant so named (None: the default one)."""

    kernel: str
    cpu: str | None
    variant: str | None
    directives: list[Directive]
    pos: Pos


@dataclass
class Program:
    """A parsed source file."""

    path: str
    text: str
    definitions: dict[str, Tree[Token]] = field(default_factory=dict)
    kernels: dict[str, Tree[Token]] = field(default_factory=dict)
    algorithms: dict[str, Algorithm] = field(default_factory=dict)
    mappings: list[Mapping] = field(default_factory=list)
    meanings: dict[str, Any] | None = None  # definitions once evaluated (dsl.elaborate fills it)


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
        _parser = Lark(GRAMMAR.read_text(), parser="lalr", propagate_positions=True, maybe_placeholders=True)
    try:
        tree = _parser.parse(text)
    except UnexpectedInput as e:
        raise _explain(e, text, path) from None
    program = Program(path, text)
    for item in tree.children:
        if isinstance(item, Tree):
            _file(program, item)
    return program


def _file(program: Program, item: Tree[Token]) -> None:
    kind, name = item.data, item.children[0]
    assert isinstance(name, Token)
    if kind == "algorithm":
        program.algorithms[str(name)] = _algorithm(program, item)
    elif kind == "mapping":
        program.mappings.append(_mapping(program, item))
    else:
        into = program.kernels if kind == "kernel" else program.definitions
        if str(name) in program.definitions or str(name) in program.kernels:
            raise SourceError(pos_of(program.path, name), f"`{name}` is defined twice", "give one of them another name")
        into[str(name)] = item


def _algorithm(program: Program, item: Tree[Token]) -> Algorithm:
    fields: dict[str, str | int] = {}
    vectors: list[tuple[str, list[str]]] = []
    for f in item.children[1:]:
        assert isinstance(f, Tree)
        words = [str(c) for c in f.children]
        if f.data == "vectors":
            vectors.append((words[0].strip('"'), [w.strip('"') for w in words[1:]]))
        else:
            fields[words[0]] = int(words[1], 0) if words[1][0].isdigit() else words[1]
    where = pos_of(program.path, item)
    protocol = fields.pop("protocol", None)
    if protocol is None:
        raise SourceError(where, f"algorithm `{item.children[0]}` names no protocol",
                          "add a line such as `protocol block_cipher`")
    return Algorithm(str(item.children[0]), str(protocol), fields, vectors, where)


def _mapping(program: Program, item: Tree[Token]) -> Mapping:
    name, variant, _on, cpu, *rest = item.children
    found = []
    for d in rest:
        assert isinstance(d, Tree)
        token = d.children[0]
        found.append(Directive(str(token).split(), pos_of(program.path, token)))
    return Mapping(str(name), str(cpu) if cpu else None, str(variant) if variant else None, found,
                   pos_of(program.path, item))


def _explain(e: UnexpectedInput, text: str, path: str) -> SourceError:
    line = e.line if e.line and e.line > 0 else text.count("\n") + 1
    column = e.column if e.column and e.column > 0 else 1
    if isinstance(e, UnexpectedToken):
        found = "the end of the file" if e.token.type == "$END" else f"`{e.token}`"
        expected = e.accepts or e.expected
    elif isinstance(e, UnexpectedCharacters):
        at = e.pos_in_stream or 0
        found, expected = f"`{text[at]}`" if at < len(text) else "the end", e.allowed or set()
    else:
        found, expected = "the end of the file", set(getattr(e, "expected", []))
    if isinstance(e, UnexpectedEOF) or found == "the end of the file":
        line = max(1, text.rstrip().count("\n") + 1)
        column = len(text.rstrip().splitlines()[-1]) + 1 if text.strip() else 1
    words = sorted({WORDS.get(x, f"`{x.lower()}`") for x in expected if not x.startswith("__ANON") or x in WORDS})
    hint = f"expected {', '.join(words[:8])}" + (", …" if len(words) > 8 else "") if words else ""
    return SourceError(Pos(path, line, column), f"unexpected {found}", hint)

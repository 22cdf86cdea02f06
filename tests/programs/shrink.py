"""Makes a failing program small: drops items, statements and parameters and simplifies expressions.

It works on the text with the parser's positions, so it needs to know nothing of how the program was made.
A candidate that is no valid program any more is simply one on which the failure does not stay.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from lark import Token, Tree

from dsl.diagnostics import SourceError
from dsl.parser import parse
from tests.programs.generate import KERNEL, PATH

DROPPED = {"const", "number_type", "table", "sbox", "linear", "fn", "let", "var", "assign", "for", "if", "blocks"}
LEAVES = {"number", "name"}
UNDROPPABLE = {"block", "type", "params", "param", "return", "rule", "mapping", "kernel", "count_param", "memory_param"}
Span = tuple[int, int, str]  # replace text[start:end]


def shrink(text: str, fails: Callable[[str], bool], tries: int = 3000) -> str:
    """A smaller program for which `fails` still holds; it must hold for `text`. At most `tries` calls."""
    left = tries
    changed = True
    while changed:
        changed = False
        seen: set[str] = set()
        size = 1 << 30
        while left > 0:
            # candidates of the current text, the largest cuts first; after a success from that size downwards
            for start, end, new in sorted(edits(text), key=lambda e: e[0] - e[1] + len(e[2])):
                if end - start - len(new) > size:
                    continue
                candidate = tidy(text[:start] + new + text[end:])
                if len(candidate) >= len(text) or candidate in seen:
                    continue
                seen.add(candidate)
                left -= 1
                if fails(candidate):
                    text, changed, size = candidate, True, max(end - start - len(new), 1)
                    break
                if left <= 0:
                    break
            else:
                break
    return text


def tidy(text: str) -> str:
    """Without blank lines and empty mappings."""
    return re.sub(r"^\s*\n", "", re.sub(rf"mapping {KERNEL}[^{{]*{{\s*(roll\s*)?}}", "", text), flags=re.M)


def edits(text: str) -> list[Span]:
    """Replacements that may make `text` smaller."""
    try:
        program = parse(text, PATH)
    except SourceError:
        return []
    found: list[Span] = []
    # mappings, comments, one label of a mapping, words without meaning for the result
    for match in re.finditer(r"^mapping.*\n|^#.*\n|(?<=[{;]) [a-z][^;}]*(?:;|(?= }))|\bloop\d+(?=.*}$)"
                             r"|\b(secret|public|constant_time) ", text, re.M):
        found.append((match.start(), match.end(), ""))
    for tree in [*program.definitions.values(), *program.kernels.values()]:
        for node in tree.iter_subtrees():
            found += of_node(node, text)
    return found


def of_node(node: Tree[Token], text: str) -> Iterator[Span]:
    """Edits of one node of the syntax tree."""
    if node.meta.empty:
        return
    start, end, kind = node.meta.start_pos, node.meta.end_pos, str(node.data)
    inner = [c for c in node.children if isinstance(c, Tree) and not c.meta.empty]
    if kind in DROPPED:
        yield start, end, ""
    if kind in ("for", "if", "blocks") and inner and inner[-1].data == "block":
        body = inner[-1]
        yield start, end, text[body.meta.start_pos + 1:body.meta.end_pos - 1]
    if kind in ("memory_param", "count_param", "param"):
        comma = re.compile(r"\s*,").match(text, end)
        before = re.compile(r",\s*$").search(text, 0, start)
        yield (start, comma.end(), "") if comma else (before.start() if before else start, end, "")
    if kind == "for":
        low, high = inner[0].meta, inner[1].meta
        yield low.start_pos, high.end_pos, "0..1"
        yield low.start_pos, high.end_pos, "0..2"
    if kind in DROPPED | UNDROPPABLE:
        return
    for child in inner:
        if str(child.data) not in UNDROPPABLE:
            yield start, end, text[child.meta.start_pos:child.meta.end_pos]
    if kind not in LEAVES:
        yield start, end, "0"
        yield start, end, "1"
    if kind == "cast" or kind == "number":
        yield start, end, "1"
        yield start, end, "0"
    if kind == "array" and len(inner) > 1:
        half = len(inner) // 2
        yield start, end, "[" + ", ".join(["0"] * len(inner)) + "]"
        yield start, end, "[" + ", ".join(text[c.meta.start_pos:c.meta.end_pos] for c in inner[:half]) + "]"

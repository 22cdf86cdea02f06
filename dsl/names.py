"""What the names of a file refer to, without evaluating it: loop labels, and functions nobody calls."""

from __future__ import annotations

from collections.abc import Iterator

from lark import Token, Tree

from dsl.diagnostics import SourceError, did_you_mean
from dsl.ir import Pos
from dsl.parser import BUILT_IN, Program, no_type, pos_of
from dsl.uses import function_of


def loop_labels(program: Program, kernel: str) -> dict[str, Pos]:
    """Labels of the loops in a kernel and in the functions it calls, with the first place of each."""
    found: dict[str, Pos] = {}
    for file, tree in _reached(program, kernel):
        if tree.data == "for" and tree.children[4] is not None:
            label = tree.children[4]
            assert isinstance(label, Token)
            found.setdefault(str(label), pos_of(file.path, label))
    return found


def declared_names(program: Program, kernel: str) -> set[str]:
    """Names that `let` and `var` declare in a kernel and in the functions it calls."""
    return {str(tree.children[0]) for _, tree in _reached(program, kernel) if tree.data in ("let", "var")}


def _reached(program: Program, kernel: str) -> Iterator[tuple[Program, Tree[Token]]]:
    """The syntax of a kernel, and of the functions it calls, each with its file."""
    waiting, seen = [(program, program.kernels[kernel])], set()
    while waiting:
        file, item = waiting.pop()
        for tree in item.iter_subtrees_topdown():
            yield file, tree
            if tree.data in ("call", "invoke"):
                called = function_of(file, str(tree.children[0]))
                if called is not None and id(called[1]) not in seen:
                    seen.add(id(called[1]))
                    waiting.append(called)


def check_names(program: Program) -> None:
    """SourceError at a name that nothing declares, in functions too that nothing calls."""
    for tree in program.definitions.values():
        if tree.data not in ("fn", "linear"):
            continue
        known = {*program.definitions, *BUILT_IN, *(use.alias for use in program.uses)}
        for part in tree.iter_subtrees_topdown():
            if part.data in ("param", "let", "var", "for"):
                known.add(str(part.children[0]))
            elif part.data == "blocks" and part.children[1] is not None:
                known.add(str(part.children[1]))
        if tree.data == "linear":
            known.add(str(tree.children[1]))
        numberings = {id(part.children[3]) for part in tree.find_data("call")
                      if str(part.children[0]) == "permute" and len(part.children) > 3}
        for part in tree.iter_subtrees_topdown():
            word = part.children[0] if part.data in ("type", "open") else None
            if isinstance(word, Token) and word.type == "NAME" and str(word) not in known:
                raise no_type(program.path, word, known)
            if part.data in ("name", "call", "invoke", "assign") and id(part) not in numberings:
                token = part.children[0]
                assert isinstance(token, Token)
                if str(token) not in known:
                    raise SourceError(pos_of(program.path, token), f"`{token}` is not declared",
                                      did_you_mean(str(token), known))

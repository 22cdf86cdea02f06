"""The structure of the product: imports go one way and in no circle, modules and functions are short."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from dsl import operations
from scheduler.graph import ops
from targets.forms import load_forms
from targets.x86.instruction_set import CONDITIONS
from targets.x86.register_files import VECTOR_FILES, RegisterSet, register_name, register_set
from tests.support import docstrings, structure
from tests.support.structure import PACKAGES, ROOT, circle, imports, modules, room_graph

PAGE = ROOT / "docs" / "modules.md"
MODULE_LINES, FUNCTION_LINES = 400, 60
TABLES = {"targets.abi", "targets.cpu", "targets.datafile", "targets.forms", "targets.kept", "targets.tables.files",
          "targets.tables.rows", "targets.model.compiled", "targets.model.p5_compiled", "targets.model.p5_pairs",
          "targets.model.p5_table", "targets.numba_alone", "targets.x86.code_length", "targets.x86.frame",
          "targets.x86.instruction_set", "targets.x86.register_files", "targets.x86.special_encodings"}
"""What of `targets` the scheduler may see: tables and what reads them, where a project has its own data, and how
functions are compiled; no model."""


def functions(name: str) -> Iterator[tuple[str, int]]:
    """Every function of a module with its lines, decorators and docstring left out."""
    for node in ast.walk(structure.tree(name)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            said = node.body[0].end_lineno if ast.get_docstring(node) else node.lineno
            yield node.name, (node.end_lineno or 0) - (said or 0)


def test_no_module_is_in_a_circle_of_imports() -> None:
    assert circle({name: imports(name) - {name} for name in modules()}) == []


def test_no_room_is_in_a_circle_of_imports() -> None:
    assert circle(room_graph()) == []


def test_a_circle_is_found() -> None:
    graph = {"a": frozenset({"b"}), "b": frozenset({"c"}), "c": frozenset({"b"}), "d": frozenset()}
    assert circle(graph) == ["b", "c", "b"]
    assert circle({"a": frozenset({"b"}), "b": frozenset()}) == []


def test_a_module_that_a_table_names_counts_as_imported() -> None:
    assert "cipherwright.commands.build" in imports("cipherwright.commands.table")
    assert "cipherwright.commands.shared" in imports("cipherwright.commands.cli")  # deferred, and counted, too


def test_imports_go_one_way() -> None:
    for name in modules():
        package = name.partition(".")[0]
        behind = {p for p in PACKAGES[PACKAGES.index(package) + 1:]} | ({"dsl"} if package == "targets" else set())
        assert not {other for other in imports(name) if other.partition(".")[0] in behind}, name
        if package == "scheduler":
            assert {other for other in imports(name) if other.startswith("targets.")} <= TABLES, name


def test_a_module_says_what_it_is_for_and_is_short() -> None:
    for name, path in modules().items():
        assert ast.get_docstring(structure.tree(name)), name
        assert len(path.read_text(encoding="utf-8").splitlines()) <= MODULE_LINES, name
        assert {function: lines for function, lines in functions(name) if lines > FUNCTION_LINES} == {}, name


def test_what_is_public_has_a_docstring() -> None:
    assert [(name, found) for name in modules() for found in docstrings.silent(structure.tree(name).body)] == []


def test_a_missing_docstring_is_found() -> None:
    source = """
def one(): pass
def _two(): pass
class Three: "`op_KIND`: of that kind"; x = 1
class Four(Three):
    "Four."
    def op_add(self): pass
    def gone(self): pass
"""
    body = ast.parse(source).body
    assert docstrings.silent(body) == ["one", "Four.op_add", "Four.gone"]
    longer = docstrings.classes()["WordOps"]  # whose base has the docstrings
    assert docstrings.explained(longer, "op_add") and not docstrings.explained(longer, "anything")


@pytest.mark.full
def test_a_docstring_names_what_is_raised() -> None:
    """Not of commands, whose docstrings are help texts: what they raise ends them with a message and an exit code."""
    assert [(name, *found) for name in modules() if not name.startswith("cipherwright.commands")
            for found in docstrings.unsaid(structure.tree(name))] == []


@pytest.mark.full
def test_an_exception_that_is_not_named_is_found() -> None:
    source = """
def said(x):
    "UserError if it is wrong."
    _check(x)
def unsaid(x):
    _check(x)
def caught(x):
    try:
        _check(x)
    except UserError:
        return 0
class Table:
    def need(self, fail):
        "`fail` or KeyError."
        raise fail("not there") if fail else KeyError
    def read(self):
        raise table.fault("it is wrong") from None
def again():
    try:
        pass
    except OSError as error:
        raise error
def _check(x):
    if x:
        raise errors.UserError(x)
"""
    assert docstrings.unsaid(ast.parse(source)) == [("unsaid", "UserError"), ("Table.read", "TableError")]


def test_the_page(request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--bless"):
        PAGE.write_text(structure.page(), encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == structure.page(), "pytest --bless tests/unit/test_structure.py"


def instruction_words() -> frozenset[str]:
    """Every mnemonic and every name of a register, in every width, of the tables."""
    forms = load_forms().values()
    mnemonics = {word for form in forms for word in words(form.instruction)} | {*CONDITIONS.values()}
    general = [*(r for bits in (32, 64) for r in register_set(bits).general), RegisterSet.stack]
    registers = {register_name(r, part, wide) for r in general for part in ("32", "16", "low", "high")
                 for wide in (False, True)}
    return frozenset(mnemonics | registers | {r for bits in (32, 64) for file in VECTOR_FILES
                                              for r in register_set(bits).files[file]})


def words(text: str) -> list[str]:
    return re.findall(r"[a-z][a-z0-9]*", text)


def strings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every string of a module, parts of formatted ones included, with its line; docstrings and other bare ones not."""
    bare = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in bare:
            yield node.lineno, node.value


def named(tree: ast.Module, forbidden: frozenset[str]) -> list[tuple[int, str]]:
    """(line, word) of the words of a module's strings that are among the forbidden ones."""
    return sorted((line, word) for line, text in strings(tree) for word in words(text) if word in forbidden)


def test_registers_and_mnemonics_are_named_in_targets_only() -> None:
    """The instruction set is data: what compiles asks for operations, registers and kinds of operands."""
    forbidden = instruction_words() - {*operations.KINDS, *ops.OPERATIONS, "call"}  # a word of sources, too
    assert {"movdqa", "rep", "movsb", "jae", "r10d", "r10", "al", "bh", "xmm15", "rsp"} <= forbidden
    assert [(name, line, word) for name in modules() if name.partition(".")[0] in ("dsl", "scheduler")
            for line, word in named(structure.tree(name), forbidden)] == []


def test_a_name_in_a_string_is_found() -> None:
    source = '"""On eax."""\ndef f(n):\n    "mov"\n    return f"add {n}, ebx", "r8d.x", "movement", "xor"\n'
    assert named(ast.parse(source), frozenset({"eax", "mov", "ebx", "r8d"})) == [(4, "ebx"), (4, "r8d")]

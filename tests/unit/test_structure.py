"""The structure of the product: imports go one way and in no circle, modules and functions are short."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from targets.x86.register_files import register_set
from tests.support import structure
from tests.support.structure import PACKAGES, ROOT, circle, imports, modules, room_graph

PAGE = ROOT / "docs" / "modules.md"
MODULE_LINES, FUNCTION_LINES = 400, 60
TABLES = {"targets.abi", "targets.cpu", "targets.datafile", "targets.forms", "targets.tables.files",
          "targets.tables.rows", "targets.model.compiled", "targets.model.p5_compiled", "targets.model.p5_pairs",
          "targets.model.p5_table", "targets.x86.code_length", "targets.x86.register_files"}
"""What of `targets` the scheduler may see: tables and what reads them, and how functions are compiled; no model."""


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


def test_the_page(request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--bless"):
        PAGE.write_text(structure.page(), encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == structure.page(), "pytest --bless tests/unit/test_structure.py"


NAME_REGISTERS = {"scheduler.finish.emit", "scheduler.finish.finish", "scheduler.finish.remainder",
                  "scheduler.finish.wipe", "scheduler.timing.pairing"}
"""Modules of the scheduler that still name registers, which are the instruction set's: to become fewer, never more."""


def test_no_other_module_names_registers() -> None:
    names = {"esp", *(r for file in register_set(64).files.values() for r in file if not r.startswith("r"))}
    found = {name for name in modules() if name.startswith(("dsl.", "scheduler."))
             for node in ast.walk(structure.tree(name)) if isinstance(node, ast.Constant) and node.value in names}
    assert found == NAME_REGISTERS

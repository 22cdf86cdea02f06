"""The page of proofs: how much code is trusted, and what the command prints."""

from __future__ import annotations

import re

import pytest

from cipherwright.paths import TOOL
from cipherwright.prove.proofs import prove_text
from cipherwright.prove.said import line_of

PAGE = TOOL / "docs" / "proof.md"
MARK = "<!-- trusted -->\n"
PROVE = "cipherwright/prove/"
PARTS = (
    ("sums of unknowns and their bounds", [f"{PROVE}{n}.py" for n in ("linear", "values")],
     "that what follows from facts does follow"),
    ("what instructions do", [f"{PROVE}{n}.py" for n in ("operands", "general", "bitwise", "units", "machine")],
     "addresses, labels, flags and units behind an instruction"),
    ("memory", [f"{PROVE}{n}.py" for n in ("memory", "state")], "which memory an access means, and what is in it"),
    ("paths and loops", [f"{PROVE}{n}.py" for n in ("code", "flow", "loops", "walk")],
     "that no path is left out, and what holds in every pass"),
    ("contract and verdict", [f"{PROVE}{n}.py" for n in ("analysis", "contract", "foreign", "proofs", "safety",
                                                       "verdict")], "what is asked for, and what is said"),
    ("objects and registers", ["targets/elf.py", "targets/elf_read.py", "targets/abi.py", "targets/x86/registers.py",
                               "targets/x86/operands.py", "targets/x86/accesses.py"],
     "bytes, relocations, conventions and names"),
)


def rows() -> str:
    """The table of what is trusted."""
    def lines(files: list[str]) -> int:
        return sum(len((TOOL / file).read_text(encoding="utf-8").splitlines()) for file in files)

    return "".join(f"| {what} | {lines(files)} | {why} |\n" for what, files, why in PARTS)


def test_the_lines_that_are_trusted(request: pytest.FixtureRequest) -> None:
    page = PAGE.read_text(encoding="utf-8")
    head, _, rest = page.partition("|---|---|---|\n" + MARK)
    assert rest, f"{PAGE} has no line {MARK}behind the head of a table"
    rest = rest[re.match(r"(\|.*\n)*", rest).end():]            # type: ignore[union-attr]
    wanted = head + "|---|---|---|\n" + MARK + rows() + rest
    if request.config.getoption("--bless"):
        PAGE.write_text(wanted, encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == wanted, "pytest --bless tests/pages/test_proof_page.py"


def test_every_module_is_in_a_row_or_says_nothing_of_code() -> None:
    known = {file for _, files, _ in PARTS for file in files}
    assert {p.name for p in (TOOL / PROVE).glob("*.py")} - {file.removeprefix(PROVE) for file in known} == \
        {"__init__.py", "said.py"}


def test_the_session_is_what_the_command_prints() -> None:
    asm = (TOOL / "generated" / "northwood" / "aes128_encrypt.asm").read_text(encoding="utf-8")
    assert f"\n{line_of(prove_text(asm, 'northwood/aes128_encrypt'))}\n" in PAGE.read_text(encoding="utf-8")

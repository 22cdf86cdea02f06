"""What pages name is there: links and their headings, files, modules, and what modules and classes hold.

Docstrings and comments are held to the same for modules.
"""

from __future__ import annotations

import ast
import fnmatch
import re
from collections.abc import Iterator
from functools import cache

import pytest

from targets.tables.shape import SECTIONS
from tests.support.structure import PACKAGES, ROOT, modules, tree

PAGES = [*sorted((ROOT / "docs").glob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
SUFFIXES = ("py", "html", "toml", "lark", "asm", "cw", "json", "svg", "md")
WRITTEN = re.compile(r"\b[A-Z]{3,}\b|^generated/|(refined|hashes|proofs)\.json|^cipherwright/shipped|report\.html|"
                     r"(xtea|onetime)\.(cw|json)")
"""Files that commands write, and those that a reader is to write."""


def spans(text: str) -> Iterator[str]:
    """What stands in backticks, listings apart."""
    for span in re.findall(r"``?([^`\n]+)``?", re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)):
        yield span.strip()


def anchors(text: str) -> set[str]:
    """The headings of a page, and its marked places, as links name them."""
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    marked = re.findall(r'<a id="([^"]+)"></a>', text)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings} | set(marked)


def dead_links(page: str, text: str) -> list[str]:
    """Links inside the repository that lead nowhere."""
    here, found = (ROOT / page).parent, []
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        path, _, anchor = link.partition("#")
        if not link.startswith("http"):
            target = here / path if path else ROOT / page
            if not target.exists() or (anchor and anchor not in anchors(target.read_text(encoding="utf-8"))):
                found.append(link)
    return found


@cache
def tree_of_files() -> tuple[str, ...]:
    """Every file and folder but what is generated, with a slash before it."""
    folders = [ROOT / name for name in (*PACKAGES, "ciphers", "docs", "tests")]
    inside = [path for folder in folders for path in (folder, *folder.rglob("*"))]
    inside += [ROOT / name for name in ("cw", "cipherwright.toml", "setup.py")]
    return tuple(f"/{path.relative_to(ROOT)}" for path in inside)


def there(path: str) -> bool:
    """Whether a file is called so, in whatever room; `*` stands for any part of a name."""
    return any(fnmatch.filter(tree_of_files(), f"*/{path}{end}") for end in ("", ".py"))


def files(text: str) -> Iterator[str]:
    """The files that a page names and that nobody writes anew."""
    folders = {path.name for package in PACKAGES for path in (ROOT / package).iterdir()} | {*PACKAGES, "tests", "docs"}
    named = re.findall(r"(?<![\w/])[\w*]+(?:/[\w*]+)+\.py\b", text)
    named += [span.strip("/") for span in spans(text) if re.fullmatch(r"[\w*][\w*./-]+", span) and (
        span.rpartition(".")[2] in SUFFIXES or ("/" in span and span.partition("/")[0] in folders))]
    yield from (path for path in named if not WRITTEN.search(path))


@cache
def held() -> dict[str, set[str]]:
    """What modules, by the last part of their names, and classes hold."""
    found: dict[str, set[str]] = {}
    for name in modules():
        for key, body in [(name.rpartition(".")[2], tree(name).body),
                          *((c.name, c.body) for c in ast.walk(tree(name)) if isinstance(c, ast.ClassDef))]:
            mine = found.setdefault(key, set())
            for node in body:
                if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                    mine.add(node.name)
                elif isinstance(node, (ast.Assign, ast.AnnAssign)):
                    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                    mine.update(n.id for t in targets for n in ast.walk(t) if isinstance(n, ast.Name))
    return found


@cache
def words() -> frozenset[str]:
    """Every word of the product's code and data."""
    return frozenset(word for name in tree_of_files() if not name.startswith(("/docs", "/tests"))
                     and name.endswith((".py", ".toml", ".cw", ".lark"))
                     for word in re.findall(r"\w+", (ROOT / name[1:]).read_text(encoding="utf-8")))


def unknown(span: str) -> bool:
    """Whether a span is a name as code has it, and nothing has it; or a dotted one that leads nowhere from a package, a
    module or a class. Keys of CPU tables are none, `frontend.kind`."""
    if span.startswith("cw_"):  # of an exported library's header, in which tests/export/test_library_page.py looks
        return False
    if re.fullmatch(r"[A-Z][a-z]\w+|[A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)+", span.partition("(")[0]):
        return span.partition("(")[0] not in words()
    match = re.match(r"([A-Za-z_]\w*(?:\.\w+)+)(?:\(.*\))?$", span)
    parts = match[1].split(".") if match else [""]
    if parts[-1] in SUFFIXES or parts[0] in SECTIONS:
        return False
    if parts[0] in PACKAGES:
        last = max((n for n in range(1, len(parts) + 1) if ".".join(parts[:n]) in modules()), default=0)
        parts = parts[last - 1:]
    return parts[0] in held() and len(parts) > 1 and parts[1] not in held()[parts[0]]


@pytest.mark.parametrize("page", [str(page.relative_to(ROOT)) for page in PAGES])
def test_what_a_page_names_is_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    assert dead_links(page, text) == []
    assert sorted({path for path in files(text) if not there(path)}) == []
    assert sorted({span for span in spans(text) if unknown(span)}) == []


@pytest.mark.parametrize("page", [str(page.relative_to(ROOT)) for page in PAGES
                                  if page.name not in ("modules.md", "validation.md")])  # which the tool writes
def test_lines_have_at_most_120_columns(page: str) -> None:
    """Of text; tables and listings are as wide as they are."""
    text = re.sub(r"^```.*?^```$|^\|[^\n]*$", "", (ROOT / page).read_text(encoding="utf-8"), flags=re.M | re.S)
    assert [line for line in text.splitlines() if len(line) > 120] == []


def said(name: str) -> str:
    """The docstrings and comments of a module."""
    bare = [node.value.value for node in ast.walk(tree(name)) if isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)]
    return "\n".join([*bare, *re.findall(r"#.*", modules()[name].read_text(encoding="utf-8"))])


def test_the_modules_that_code_names_are_there() -> None:
    """By their dotted names from the package on."""
    dotted = re.compile(rf"(?<![\w./-])(?:{'|'.join(PACKAGES)})(?:\.[a-z_]\w*)+")
    named = [(name, found) for name in modules() for found in dotted.findall(said(name))]
    assert len(named) > 100 and [(name, found) for name, found in named if unknown(found)] == []


def test_what_is_not_there_is_found() -> None:
    text = "`dsl/gone.py` `graph/ops.py` `code/gone` [x](gone.md) [y](README.md#gone) a/gone.py `targets/cpus/*.toml`"
    assert {path for path in files(text) if not there(path)} == {"dsl/gone.py", "a/gone.py", "code/gone"}
    assert dead_links("README.md", text) == ["gone.md", "README.md#gone"]
    spanned = ["dsl.gone", "targets.simulate.simulate(trace, cpu)", "Cpu.gone", "Cpu.slots", "pipeline.gone", "x.byte",
               "Weights", "Strategy", "no_such_name", "find_row(name)"]
    assert [s for s in spanned if unknown(s)] == ["dsl.gone", "Cpu.gone", "pipeline.gone", "Weights", "no_such_name"]

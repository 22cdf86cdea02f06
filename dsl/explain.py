"""Syntax errors in words: what stands there, what was expected, what is probably meant."""

from __future__ import annotations

import re
from difflib import get_close_matches

from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken

from dsl.diagnostics import SourceError
from dsl.ir import Pos
from dsl.versions import INSTEAD

WORDS = {"NAME": "a name", "NUMBER": "a number", "LBRACE": "`{`", "RBRACE": "`}`", "LPAR": "`(`", "RPAR": "`)`",
         "LSQB": "`[`", "RSQB": "`]`", "EQUAL": "`=`", "COMMA": "`,`", "COLON": "`:`", "UTYPE": "a type such as `u32`",
         "MEMTYPE": "a memory type such as `u32le`", "DIRECTION": "`in`, `out` or `inout`",
         "STRING": "a name in double quotes", "INT": "`int`", "SECRECY": "`secret` or `public`", "COUNT": "`count`",
         "MARK": "`constant_time` or `tables`", "WIPE": "`wipe`", "PER_BLOCK": "`per block`", "SEMICOLON": "",
         "$END": "", "NAME_ON": "a variant's name", "CPU": "a CPU's name", "WORDS": "a directive such as `roll LABEL`",
         "_STEP": "`step`"}
ITEMS = ("use", "const", "type", "table", "sbox", "linear", "fn", "kernel", "algorithm", "mapping")
STATEMENTS = ("let", "var", "for", "if", "blocks", "return")
OPERAND = {"NUMBER", "NAME", "LPAR"}
CLOSING = {"(": ")", "[": "]", "{": "}"}
AFTER_NAME = {"EQUAL", "LSQB", "LPAR"}
"""What may follow a name that begins a statement."""
LOOPS = ("while", "do", "loop", "foreach", "repeat")
NAMES = {")": "RPAR", "]": "RSQB", "}": "RBRACE"}


def explain(e: UnexpectedInput, text: str, path: str, signs: dict[str, str]) -> SourceError:
    """The error of lark as one of ours; `signs` gives the text of terminals that have no name."""
    expected, found, at, end = _facts(e, text)
    line = text.count("\n", 0, at) + 1
    pos = Pos(path, line, at - (text.rfind("\n", 0, at) + 1) + 1)
    special = _special(expected, found, text, at)
    if special:
        return SourceError(pos, *special)
    opener = _open_bracket(text, at)
    if opener is not None:
        sign, start = opener
        closing = CLOSING[sign]
        where = f"line {text.count(chr(10), 0, start) + 1}, column {start - text.rfind(chr(10), 0, start)}"
        first = not text[text.rfind("\n", 0, at) + 1:at].strip()  # what follows a forgotten bracket begins a line
        if end or (NAMES[closing] in expected and (
                first or found in CLOSING.values() or found in STATEMENTS or found in ITEMS)):
            shown = found if end else f"`{found}`"
            return SourceError(pos, f"unexpected {shown}: the `{sign}` of {where} is not closed",
                               f"write `{closing}` before it, or remove the `{sign}`")
    if isinstance(e, UnexpectedCharacters):
        return SourceError(pos, f"unexpected `{found}`", "this character means nothing here; remove or replace it")
    said = f"unexpected {found}" if end else f"unexpected `{found}`"
    return SourceError(pos, said, _hint(expected, signs))


def _facts(e: UnexpectedInput, text: str) -> tuple[set[str], str, int, bool]:
    """(expected terminals, what was found, its offset, whether it is the end of the file)."""
    if isinstance(e, UnexpectedToken):
        expected = set(e.accepts or e.expected)
        if e.token.type == "$END":
            code = re.sub(r'"[^"\n]*"|#[^\n]*', lambda m: m[0] if m[0][0] == '"' else " " * len(m[0]), text)
            return expected, "end of the file", len(code.rstrip()), True
        at = e.token.start_pos or 0
        before = re.search(r"([A-Za-z_]\w*)\s*$", text[max(0, at - 200):at])
        if before and before[1] in ITEMS + STATEMENTS and expected != {"NAME"} and not OPERAND <= expected:
            start = max(0, at - 200) + before.start(1)  # a keyword was read as a name, where a value was due …
            due = {"RBRACE"} if expected <= AFTER_NAME else OPERAND  # … or a statement
            return set(due), before[1], start, False
        return expected, str(e.token).split("\n")[0][:40], e.token.start_pos or 0, False
    at = e.pos_in_stream or 0
    expected = set(e.allowed or ()) if isinstance(e, UnexpectedCharacters) else set()
    return expected, text[at:at + 1], at, False


def _special(expected: set[str], found: str, text: str, at: int) -> tuple[str, str] | None:
    """Mistakes that are made often, in words of their own."""
    before = re.search(r"([A-Za-z_]\w*)\s*$", text[max(0, at - 200):at])
    word = before[1] if before else ""
    if (said := _elsewhere(expected, found, word, text, at)) is not None:
        return said
    if len(found) == 1 and not found.isprintable():
        return f"the character U+{ord(found):04X} cannot stand here", "remove it; it does not show in most editors"
    if found == '"' and ("STRING" in expected or '"' not in text[at + 1:].partition("\n")[0]):
        return "the quoted name does not end on this line", "close it with a double quote"
    if expected & {"UTYPE", "MEMTYPE"} and re.fullmatch(r"u\d+", found):
        if "UTYPE" in expected:
            return f"there is no type `{found}`", "a value has 1 to 64 bits: `u1` to `u64`"
        return (f"`{found}` is not a memory type", "elements in memory have a size and a byte order: "
                "u8, u16le, u16be, u32le, u32be, u64le or u64be")
    if "NAME" not in expected and {"UTYPE", "MEMTYPE", "DIRECTION"} & expected and re.search(
            rf"\btype\s+{re.escape(found)}\s*=", text):
        if "UTYPE" in expected:
            return f"`{found}` is a type of numbers, which tables and linear maps do not have", "write words: `u32`"
        return (f"`{found}` is a type of numbers, and in memory there are words",
                f"declare the digits, such as `in u32le[5]`, and read them by `{found}(…)`")
    if "KERNEL" in expected and re.fullmatch(r"\w+", found):
        instead = f"write `{INSTEAD[found]}`" if found in INSTEAD else ""
        return (f"unexpected `{found}` between definitions",
                instead or _near(found, ITEMS) or f"expected {', '.join(ITEMS)}")
    if "_STEP" in expected and found == "step":
        return "`step` stands without an amount", "write it behind, such as `step 2` or `step -1`"
    if "FROM" in expected:
        return f"unexpected `{found}` after `{word}`", "say what is used, and from where: `use NAME from SOURCE`"
    if expected <= AFTER_NAME and "EQUAL" in expected and word:
        near = _near(word, STATEMENTS)
        if near or re.fullmatch(r"\w+", found):
            return (f"unexpected `{found}` after the name `{word}`",
                    near or f"to assign, write `{word} = …`; to declare, `let {word} = …` or `var {word}: u32`")
    if found == ")" and word == "" and text[:at].rstrip().endswith("(") and expected == {"NAME"} \
            and re.search(r"\bkernel\s+\w+\s*\($", text[:at].rstrip()):
        return "a kernel needs a parameter", "give it memory to work on, such as `(x: inout u32le[4])`"
    if expected == {"MEMTYPE"} and found in ("secret", "public"):
        return f"unexpected `{found}` after `{word}`", f"it stands before the direction: `{found} {word} u32le[…]`"
    if {"DIRECTION", "SECRECY"} <= expected and re.fullmatch(r"u\d+\w*", found):
        return f"unexpected `{found}`", f"say what the kernel does with the memory: `in {found}`, `out` or `inout`"
    if re.match(r"(\+|-|\*|\^|&|\||<<|>>)=", text[at:at + 3]) and "EQUAL" in expected:
        return f"unexpected `{found}` before `=`", "write the whole assignment, such as `x = x + 1`"
    if found == "=" and OPERAND <= expected and text[:at].endswith("="):
        return "unexpected `=` after `=`", "`==` compares and stands between two operands"
    return _forgotten(expected, found, text, at)


def _forgotten(expected: set[str], found: str, text: str, at: int) -> tuple[str, str] | None:
    """A value where a statement is due, and a `let` or `const` without one."""
    if ({"LET", "VAR"} <= expected and (re.fullmatch(r"[-(\[~^&|<>*/%]|<<<?|>>>?|\d\w*|u\d+", found))) \
            or (expected <= AFTER_NAME and re.fullmatch(r"[-^&|<>*/%]|<<<?|>>>?", found)):
        return f"unexpected `{found}`: a value is no statement", "write `return` before it, if it is the result"
    if "EQUAL" in expected and (said := re.search(r"\b(let|const)\s+(\w+\s*(:[^=\n]*\S)?)\s*[\n;}]\s*$",
                                                   text[:at + (found in "};")])):
        other = f"; without a value it is `var {said[2].strip()}`" if said[1] == "let" else ""
        return f"`{said[1]}` without a value", f"write `{said[1]} {said[2].strip()} = …`{other}"
    return None


def _elsewhere(expected: set[str], found: str, word: str, text: str, at: int) -> tuple[str, str] | None:
    """What other languages have for what is written otherwise."""
    if text[at:at + 2] in ("//", "/*") or text[max(0, at - 1):at + 1] == "//":
        return "unexpected `/`", "comments begin with `#` and end with the line"
    if word in LOOPS and expected <= AFTER_NAME:
        return f"there is no `{word}`", "loops are `for i in 0..8 { … }`, and over the blocks `blocks n { … }`"
    of_c = re.fullmatch(r"u?int(8|16|32|64)_t", word)
    if of_c and expected <= AFTER_NAME and re.fullmatch(r"\w+", found):
        return f"there is no type `{word}`", f"write `var {found}: u{of_c[1]}`, or `let {found} = …`"
    if re.search(r"\bfor\s+\w+\s+in\s+range\s*\([^(){}]*\)\s*$", text[:at]):
        return f"unexpected `{found}` after `range(…)`", "write the first number and the end, such as `for i in 0..8`"
    return None


def _near(word: str, known: tuple[str, ...]) -> str:
    close = get_close_matches(word, known, 1, 0.7)
    return f"did you mean `{close[0]}`?" if close and close[0] != word else ""


def _open_bracket(text: str, at: int) -> tuple[str, int] | None:
    """The innermost bracket still open before `at`."""
    stack: list[tuple[str, int]] = []
    for m in re.finditer(r'"[^"\n]*"|#[^\n]*|[()\[\]{}]', text[:at]):
        if m[0] in CLOSING:
            stack.append((m[0], m.start()))
        elif m[0] in NAMES and stack:
            stack.pop()
    return stack[-1] if stack else None


def _hint(expected: set[str], signs: dict[str, str]) -> str:
    left = set(expected)
    words: list[str] = []
    if OPERAND <= left:
        left -= OPERAND | {"UTYPE", "TILDE", "MINUS", "LSQB"}
        words.append("a value")
    if {"UTYPE", "INT", "NAME"} <= left:
        left -= {"NAME"}  # of a type of numbers
    if {"LET", "VAR"} <= left:
        left -= {"LET", "VAR", "FOR", "IF", "BLOCKS", "RETURN", "NAME"}
        words.append("a statement")
    if {"PLUS", "STAR"} <= left:
        left = {x for x in left if x in WORDS and x != "LSQB"}
        words.append("an operator")
    elif {"KERNEL", "FN"} <= left:
        left -= {item.upper() for item in ITEMS}
        words.append("a definition (" + ", ".join(ITEMS) + ")")
    words += sorted({WORDS.get(x, f"`{signs.get(x, x.lower())}`") for x in left} - {""})
    return f"expected {' or '.join([', '.join(words[:-1]), words[-1]]) if len(words) > 1 else words[0]}" if words else (
        "this character has no place in a source; remove it")

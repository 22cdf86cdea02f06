"""`--cpu native`: the targets that a command times, of which one may be the machine's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cipherwright.errors import UserError

NATIVE = "native"


def chosen(asked: Sequence[str], otherwise: Callable[[], list[str]]) -> tuple[list[str], str]:
    """The targets asked for, with this machine's in the place of `native`, and which that is and why, in words.

    Nothing asked means native, or `otherwise` where no table is this machine's. UserError for `native` there, or where
    its table is for the model alone; TableError for tables that cannot be used.
    """
    from targets.cpu import long_name, target_names
    from targets.cpuid import here
    from targets.tables.files import model_names

    if asked and NATIVE not in asked:
        return list(dict.fromkeys(asked)), ""
    found = here()
    own = long_name(found.table) if found.table in model_names() else None
    if own is not None and own not in target_names():
        own = None
    if own is None and asked:
        raise UserError(f"--cpu native: {found.why}; name a CPU, or write a table by `./cw characterize` "
                        "--out FILE --against CPU, the nearest")
    if own is None:
        return otherwise(), f"{found.why}; name a CPU by --cpu"
    return list(dict.fromkeys(own if name == NATIVE else name for name in asked or [NATIVE])), found.why

"""The command that makes a vector file of other people's: import-vectors."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import click

from cipherwright.commands import shared
from cipherwright.errors import UserError, VectorError
from cipherwright.files import write_atomically
from cipherwright.protocols.imported import Import, as_text, merged
from cipherwright.protocols.schema import faults, schema


def _read(path: Path, variant: str | None) -> Import:
    """By what a file begins with, whatever it is called."""
    from cipherwright.protocols import nist_files, wycheproof_files

    try:
        with path.open("rb") as file:
            begins = file.read(64).removeprefix(b"\xef\xbb\xbf").lstrip()[:1]
    except OSError as error:
        raise VectorError(f"{path}: cannot be read: {error.strerror}", "name a file that is there") from None
    reader = wycheproof_files.Reader if begins in (b"{", b"[") else nist_files.Reader
    return reader(path, variant).vectors()


@click.command("import-vectors")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
@click.option("--out", type=click.Path(path_type=Path), metavar="FILE.json", help="Where to write; default: output.")
@click.option("--force", is_flag=True, help="Write even if there is such a file.")
@click.option("--variant", metavar="NAME", help="The variant's name; default: what the file is of, as AES-128-GCM.")
@click.option("--json", "as_json", is_flag=True, help="Print what was taken and left out as JSON.")
def import_vectors(files: tuple[Path, ...], out: Path | None, force: bool, variant: str | None,
                   as_json: bool) -> None:
    """Make a vector file of NIST's response files (.rsp) and of Wycheproof's JSON.

    What cannot be said in our form is left out, and counted by its reason. Invalid tests become vectors that must be
    rejected. docs/vectors.md lists what is read.

    \b
    Example:
      ./cw import-vectors CBCMMT128.rsp CBCMMT256.rsp --out tests/vectors/cbc.json
    """
    if as_json and out is None:
        raise UserError("--json says what was written: give --out FILE.json, too")
    if out is not None and out.exists() and not force:
        raise UserError(f"{out}: there is such a file; give another name, or --force to replace it")
    found = [_read(path, variant) for path in files]
    data = merged(found)
    fault = next(faults(schema(), data), None)
    if fault is not None:
        raise VectorError(f"{files[0]}: {fault.said}", fault.remedy)
    text = as_text(data)
    if out is None:
        click.echo(text, nl=False)
    else:
        write_atomically(out, text.encode())
    counts = Counter(vector["variant"] for vector in data["vectors"])
    if as_json:
        shared.emit({"file": str(out), "variants": counts,
                     "left_out": [{"file": str(one.path), "what": what, "count": count} for one in found
                                  for what, count in one.left_out.items()]})
        return
    where = f"{out}: " if out else ""
    click.echo(f"{where}{sum(counts.values())} vectors: "
               + ", ".join(f"{count} of {name}" for name, count in counts.items()), err=out is None)
    for one in found:
        for what, count in one.left_out.items():
            click.echo(f"left out of {one.path}: {count}, {what}", err=True)

"""The command that makes a C library of kernels: export."""

from __future__ import annotations

from pathlib import Path

import click

from cipherwright.commands import native, shared
from cipherwright.export.formats import FORMATS


@click.command("export")
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path, file_okay=False))
@click.argument("kernels", nargs=-1, metavar="[KERNEL|ALGORITHM]...")
@click.option("--cpu", "cpus", multiple=True,
              callback=native.option, help="Code for this CPU (repeatable), `native` for this "
              "machine's; default: all with 64-bit code that the sources are for.")
@click.option("--prefix", default="cipherwright", show_default=True,
              help="The name of the library, with which every symbol and file begins.")
@click.option("--format", "object_format", type=click.Choice(list(FORMATS)), default="elf", show_default=True,
              help="What objects are: elf (32 or 64 bits, as the CPUs), win64 for Windows, macho64 for macOS.")
@click.option("--pic", is_flag=True,
              help="32-bit code that may be loaded anywhere, so that there is a shared library; 64-bit code always is.")
@click.option("--objects", is_flag=True, help="With object files, so that building needs no nasm.")
@click.option("--json", "as_json", is_flag=True, help="Print what is in the library as JSON.")
def export(folder: Path, kernels: tuple[str, ...], cpus: tuple[str, ...], prefix: str, object_format: str,
           pic: bool, objects: bool, as_json: bool) -> None:
    """Make a folder that builds alone: kernels as a C library, with a function each that picks the machine's code.

    There come a header, a Makefile, files for CMake and pkg-config, a self-test (`make check`), licence and
    provenance. What is not up to date is built, and run, first. A folder is of 32-bit or of 64-bit code, as the CPUs
    are. Of code for Windows the kernels are those for Microsoft's calling convention. Of 32-bit code with tables there
    is a static library only, for programs linked with -no-pie, or with --pic a shared one, too, of code for such
    targets as northwood-pic32.

    \b
    Example:
      ./cw export mylib aes128 sha256 --cpu golden-cove --cpu zen3 --cpu core2-64 --prefix mylib
      make -C mylib check
    """
    from cipherwright.export.collect import build, builder_for, check_prefix, collect, jobs_for
    from cipherwright.export.write import check_folder, files, write
    from cipherwright.progress import counted, step

    library = shared.get_library()
    check_prefix(prefix)
    check_folder(folder)
    made_for = FORMATS[object_format]
    jobs = jobs_for(library, kernels, cpus, made_for, pic)
    with builder_for(library) as builder:
        build(builder, jobs, shared.explain, lambda text: None if as_json else click.echo(text))
        with counted(len(jobs), "assembling") as advance:
            collected = collect(builder, jobs, prefix, advance, made_for)
    with step("making the self-test"):
        made = files(collected, objects, lambda: None)
    write(folder, made)
    if as_json:
        shared.emit({"folder": str(folder), "prefix": prefix, "bits": collected.bits, "objects": objects,
                     "format": made_for.name,
                     "cpus": [cpu.target for cpu in collected.cpus], "files": sorted(made),
                     "functions": [{"name": f.name, "kernel": f.kernel, "variant": f.variant, "stack": f.stack,
                                    "codes": [{"symbol": c.symbol, "cpu": c.cpu.target, "features": sorted(c.needs)}
                                              for c in f.codes]} for f in collected.functions]})
        return
    click.echo(f"{len(collected.functions)} functions, {len(jobs)} objects for "
               f"{', '.join(cpu.target for cpu in collected.cpus)}: {folder}/")
    click.echo(f"next: make -C {folder} check")

"""The command that proves finished code safe and constant in time from its bytes: prove."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from cipherwright.building.build import Builder, get_cpus
from cipherwright.building.jobs import Job, all_jobs, variant_jobs
from cipherwright.commands import native, shared
from cipherwright.errors import UserError
from cipherwright.progress import counted
from cipherwright.project.project import need_own
from cipherwright.project.sources import shown_path

if TYPE_CHECKING:
    from cipherwright.equality.ledger import Ledger
    from cipherwright.prove.proofs import Proof
    from cipherwright.prove.verdict import Verdict


SECONDS = 60


@click.command()
@click.argument("kernels", nargs=-1, metavar="[KERNEL|ALGORITHM]...")
@click.option("--cpu", "cpus", multiple=True, callback=native.option,
              help="Only this CPU (repeatable), `native` for this machine's; default: those that the source is for.")
@click.option("--variant", metavar="NAME", help="Only the mapping of this name; default: all of them.")
@click.option("--function", is_flag=True, help="Prove, too, that each kernel computes what its source says "
              "(docs/equality.md).")
@click.option("--seconds", type=click.IntRange(min=1), default=SECONDS, show_default=True,
              help="Processor time of --function for each kernel; what is not finished then is unknown.")
@click.option("--census", is_flag=True, help="Only what --function shows, of kernels whose text is stored; counts by "
              "verdict and reason. What is stopped goes on where it was.")
@click.option("--store", is_flag=True, help="Of --function and --census: write what came of each kernel to "
              "generated/proofs.json, which builds and exports read.")
@click.option("--sample", type=click.IntRange(min=1), metavar="COUNT", help="Only what --function shows, anew, of so "
              "many kernels of which generated/proofs.json says that it is proved in at most a second.")
@click.option("--seed", default="", metavar="WORD", help="Which kernels --sample takes: others for another word.")
@click.option("--force", is_flag=True, help="Prove anew what was proved before, too.")
@click.option("--all", "every", is_flag=True, help="Print every finding, and every load from a table at an address "
              "that depends on secrets.")
@click.option("--object", "obj", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE",
              help="Instead of kernels: a function of an object file or static archive of other people's.")
@click.option("--entry", metavar="SYMBOL", help="The function of --object.")
@click.option("--member", metavar="NAME", help="The object file in a static archive.")
@click.option("--contract", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE.toml",
              help="The parameters of --entry: sizes, and which are secret (docs/proof.md).")
@click.option("--constant-time", is_flag=True, help="Of --object: only whether secrets reach addresses, branches or "
              "instructions whose time depends on them, on the assumption that accesses stay in their buffers.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def prove(kernels: tuple[str, ...], cpus: tuple[str, ...], variant: str | None, function: bool, seconds: int,
          census: bool, store: bool, sample: int | None, seed: str, force: bool, every: bool, obj: Path | None,
          entry: str | None, member: str | None, contract: Path | None, constant_time: bool, as_json: bool) -> None:
    """Prove finished code safe and constant in time, from its bytes, for all inputs; no argument: all kernels.

    Every load and store is within a parameter, the frame or a table, however many blocks there are; the calling
    convention is kept; nothing is read that was never written; no secret reaches an address, a branch, or an
    instruction whose time depends on it, but for tables that are declared. What is not built is built; what was proved
    of the same code before is not proved again. The exit status is 0 only if all is proved. What code computes is
    proved with --function; without, it is said of how many generated/proofs.json has it.

    \b
    Example:
      ./cw prove aes128_encrypt --cpu northwood --function
      ./cw prove --census --seconds 20 --cpu zen3
      ./cw prove --object libcrypto.a --member libcrypto-lib-vpaes-x86_64.o --entry vpaes_encrypt --contract vpaes.toml
    """
    if store and not (function or census):
        raise UserError("--store keeps what --function or --census shows: give one of them, too")
    if obj is not None or entry or contract or member or constant_time:
        proofs, known = [_foreign(obj, entry, member, contract, constant_time, kernels)], ""
    elif census:
        raise SystemExit(_census(kernels, cpus, variant, force, seconds, as_json, store))
    elif sample is not None:
        raise SystemExit(_sample(kernels, cpus, variant, sample, seed, seconds, as_json))
    else:
        proofs, known = _kernels(kernels, cpus, variant, force, seconds if function else None, store)
    if as_json:
        shared.emit([one.as_data() for one in proofs])
    else:
        _say(proofs, every, one_by_one=bool(obj) or len(proofs) <= 1)
        if known:
            click.echo(known)
    raise SystemExit(0 if all(one.result == "proved" for one in proofs) else 1)


def _jobs(kernels: tuple[str, ...], cpus: tuple[str, ...], variant: str | None) -> tuple[Builder, list[Job]]:
    """The kernels that are named, on these CPUs, with what has their files."""
    library = shared.get_library()
    names = list(dict.fromkeys(k for name in kernels for k in library.kernels_for(name)))
    names = names or [*library.usable("kernel")[0], *library.used_kernels()]
    tables, broken = get_cpus(cpus)
    shared.say_left_out(broken)
    if not names:
        raise UserError(f"no kernels in {shown_path(library.project.ciphers)}/; `./cw new NAME` makes a first one")
    if variant is None:
        jobs, _ = all_jobs(library, names, tables, every=bool(kernels and cpus))
    else:
        jobs, _ = variant_jobs(library, names, tables, variant, kernels_named=bool(kernels), cpus_named=bool(cpus))
    if not jobs:
        raise UserError("none of these kernels is meant for these CPUs")
    return Builder(library, library.project.generated), jobs


def _census(kernels: tuple[str, ...], cpus: tuple[str, ...], variant: str | None, force: bool, seconds: int,
            as_json: bool, store: bool) -> int:
    """What is shown of the functions of kernels whose text is stored: printed, and whether that is all."""
    from cipherwright.equality.census import census, spread, stored

    builder, jobs = _jobs(kernels, cpus, variant)
    there = spread(stored(builder, jobs))
    ledger = _ledger(builder, jobs, every=not (kernels or cpus or variant)) if store else None
    made = census(builder, there, seconds, _teller(as_json), force, ledger)
    if as_json:
        shared.emit(made.data())
    else:
        for what, who in made.reasons():
            click.echo(f"{len(who):5} {what} ({', '.join(who[:3])}{', …' if len(who) > 3 else ''})")
        click.echo(f"of {len(there)} kernels {', '.join(f'{n} {how}' for how, n in made.counts().most_common())}; "
                   f"{len(jobs) - len(there)} are not stored; {made.cost():.2f} ms an instruction of those proved")
    return 0 if made.counts()["proved"] == len(there) else 1


def _teller(as_json: bool) -> Callable[[Job, Verdict], None]:
    """Prints each verdict of a census, unless JSON follows."""
    from cipherwright.equality.ledger import reason

    def said(job: Job, verdict: Verdict) -> None:
        if not as_json:
            why = f": {reason(verdict)}" if verdict.findings else ""
            click.echo(f"{job.label}: {verdict.result} in {verdict.seconds:.2f} s{why}")

    return said


def _ledger(builder: Builder, jobs: Sequence[Job], every: bool = False) -> Ledger:
    """The ledger of what is proved, to write to; `every`: with no kernels but these."""
    from cipherwright.equality.ledger import Ledger

    need_own(builder.library.project, "prove --store")
    ledger = Ledger(builder.out)
    if every:
        ledger.keep({job.label for job in jobs})
    return ledger


def _sample(kernels: tuple[str, ...], cpus: tuple[str, ...], variant: str | None, count: int, seed: str, seconds: int,
            as_json: bool) -> int:
    """Some kernels of the ledger proved anew: printed, and whether all are."""
    from cipherwright.equality.census import census, chosen
    from cipherwright.equality.ledger import Ledger

    builder, jobs = _jobs(kernels, cpus, variant)
    some = chosen(builder, jobs, Ledger(builder.out), count, seed)
    if not some:
        raise UserError("generated/proofs.json has no quick proof of these kernels as they are: "
                        "`./cw prove --census --store` proves them")
    made = census(builder, some, seconds, _teller(as_json), anew=True)
    if as_json:
        shared.emit(made.data())
    else:
        click.echo(f"{made.counts()['proved']} of {len(some)} kernels proved anew to compute what their source says")
    return 0 if made.counts()["proved"] == len(some) else 1


def _kernels(kernels: tuple[str, ...], cpus: tuple[str, ...], variant: str | None, force: bool, seconds: int | None,
             store: bool) -> tuple[list[Proof], str]:
    """The proofs, and what is to be said of all; of what each kernel computes, too, in so many `seconds` (None: no)."""
    from cipherwright.equality.ledger import Ledger
    from cipherwright.prove.proofs import prove_all

    builder, jobs = _jobs(kernels, cpus, variant)
    proofs: list[Proof] = []
    with counted(len(jobs), "proving") as one_more:
        for made in prove_all(builder, jobs, force):
            proofs.append(made)
            one_more()
    if seconds is None:
        return proofs, _stored(builder, jobs, Ledger(builder.out))
    from cipherwright.equality.kernels import functions

    ledger = _ledger(builder, jobs) if store else None
    whole: list[Proof] = []
    with counted(len(jobs), "proving functions") as one_more:
        for made in functions(builder, jobs, proofs, seconds, force, ledger):
            whole.append(made)
            one_more()
    return whole, ""


def _stored(builder: Builder, jobs: Sequence[Job], ledger: Ledger) -> str:
    """Of how many kernels the ledger has it that they compute what their source says."""
    from cipherwright.equality.kernels import stamp_of

    found = [ledger.find(job.label, stamp_of(builder, job)) for job in jobs]
    proved = sum(one is not None and one.result == "proved" for one in found)
    if len(jobs) == 1:
        return "it computes what its source says: proved before (generated/proofs.json)" if proved else \
            "that it computes what its source says is not shown here: --function tries it"
    return (f"{proved} of {len(jobs)} proved before to compute what their source says (generated/proofs.json)"
            + ("; --function tries the others, and with --store keeps what it finds" if proved < len(jobs) else ""))


def _foreign(obj: Path | None, entry: str | None, member: str | None, contract: Path | None, constant_time: bool,
             kernels: tuple[str, ...]) -> Proof:
    from cipherwright.explain.simulation import read_code
    from cipherwright.prove.foreign import load_foreign, read_contract
    from cipherwright.prove.proofs import proof_of
    from cipherwright.prove.safety import prove_safety
    from cipherwright.prove.verdict import CONSTANT_TIME, FOLLOWED, MEMORY, worst

    for name, given in (("--object", obj), ("--entry", entry), ("--contract", contract)):
        if given is None:
            raise UserError(f"{name} is missing: --object, --entry and --contract go together")
    assert obj is not None and entry is not None and contract is not None
    if kernels:
        raise UserError(f"`{kernels[0]}` and --object: name kernels, or a function of an object, not both")
    code = read_code(obj, member, entry)
    said, words = read_contract(contract, entry, code.bits)
    loaded, outside = load_foreign(code.objects[code.member], code.member, code.bits, entry, words)
    said = replace(said, outside=outside)
    proof = proof_of(entry, prove_safety(loaded, said, whole_sections=True), said)
    if not constant_time:
        return proof
    kept = {name: how for name, how in proof.results.items() if name in (FOLLOWED, CONSTANT_TIME)}
    open_ = sum(one.of == MEMORY for one in proof.findings)
    assumed = f"that {open_} instructions, of which it is not shown, stay within their buffers" if open_ else ""
    return replace(proof, results=kept, assumed=assumed, result=worst(tuple(kept.values())),  # type: ignore[arg-type]
                   findings=[one for one in proof.findings if one.of in kept])


def _say(proofs: list[Proof], every: bool, one_by_one: bool) -> None:
    from cipherwright.prove.said import findings_of, line_of, summary, tables_of

    for proof in proofs:
        if one_by_one or every or proof.result != "proved" or len(proofs) <= 20:
            click.echo(line_of(proof))
            for line in findings_of(proof, every):
                click.echo(line)
            for line in tables_of(proof) if every else ():
                click.echo(line)
    if len(proofs) > 1:
        click.echo(summary(proofs))

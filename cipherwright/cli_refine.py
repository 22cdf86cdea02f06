"""The command that searches for better schedules and keeps what it finds: refine."""

from __future__ import annotations

import json
from typing import Any

import click

from cipherwright.build import Builder, get_cpu, write_atomically
from cipherwright.sources import Library, shown_path
from scheduler.instr import Plan
from scheduler.normalize import pieces
from scheduler.refine import best_plan, cost, from_json, key, search, to_json
from scheduler.residents import sole_bodies
from targets.cpu import Cpu, cpu_names

LEAST_NODES = 24  # smaller pieces have nothing to gain


@click.command()
@click.argument("kernels", nargs=-1, required=True, metavar="KERNEL...")
@click.option("--cpu", "cpus", multiple=True, help="Only this CPU (repeatable); default: all of them.")
@click.option("--seconds", type=click.IntRange(min=1), default=60, show_default=True,
              help="How long to search, for each kernel and CPU.")
@click.option("--seed", type=int, default=1, show_default=True, help="Another seed, another search.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def refine(kernels: tuple[str, ...], cpus: tuple[str, ...], seconds: int, seed: int, as_json: bool) -> None:
    """Search for better schedules; what is found is kept in generated/<cpu>/refined.json for every later build.

    A search starts from what an earlier one found, and ends with something at least as good.

    \b
    Example:
      ./cw refine aes128_encrypt --cpu northwood --seconds 300 && ./cw build
    """
    from cipherwright import cli

    library = cli.get_library()
    names = list(dict.fromkeys(k for name in kernels for k in library.kernels_for(name)))
    rows: list[dict[str, Any]] = []
    for cpu_name in dict.fromkeys(cpus or cpu_names()):
        for name in names:
            rows += refine_kernel(library, name, get_cpu(cpu_name), seconds, seed, quiet=as_json)
    if as_json:
        cli.emit(rows)


def refine_kernel(library: Library, name: str, cpu: Cpu, seconds: float, seed: int,
                  quiet: bool) -> list[dict[str, Any]]:
    """Search every piece of a kernel, the time shared by size; the store is written after each piece."""
    from cipherwright.pipeline import machine_graph

    source = library.source_of(name)
    Builder(library, library.root / "generated").check_source(source)
    with source.errors():
        _, graph, _ = machine_graph(source.program, name, cpu)
    found = [p for p in pieces(graph) if len(p.nodes) >= LEAST_NODES]
    total = sum(len(p.nodes) for p in found)
    rows = []
    for piece in found:
        store = library.refined(cpu.name)
        loop = piece in sole_bodies(graph)
        before = best_plan(piece, cpu, store, loop=loop)
        old = store.get(key(piece))

        def told(tries: int, plan: Plan, label: str = f"{cpu.name}/{name} {piece.name}") -> None:
            if not quiet:
                click.echo(f"{label}: {plan.uops} uops, {plan.cycles:.1f} clocks planned, after {tries} schedules")

        weights, plan = search(piece, cpu, seconds * len(piece.nodes) / total, seed,
                               from_json(old) if old else None, loop, told)
        kept = to_json(weights, plan)
        if cost(best_plan(piece, cpu, {key(piece): kept}, loop=loop)) < cost(before):
            store[key(piece)] = {"kernel": name, **kept}
        else:
            plan = before
        _save(library, cpu.name, store)
        rows.append({"cpu": cpu.name, "kernel": name, "piece": piece.name, "before": before.uops, "uops": plan.uops,
                     "planned_cycles": round(plan.cycles, 1)})
        if not quiet:
            click.echo(f"{cpu.name}/{name} {piece.name}: {before.uops} -> {plan.uops} uops: "
                       f"{shown_path(library.refined_path(cpu.name))}")
    _drop_stale(library, cpu.name, name, {key(p) for p in found})
    return rows


def _save(library: Library, cpu: str, store: dict[str, Any]) -> None:
    """Write the store; an empty one has no file."""
    path = library.refined_path(cpu)
    if store:
        text = json.dumps(store, sort_keys=True, separators=(",", ":")).replace('},"', '},\n"') + "\n"
        write_atomically(path, text.encode())
    else:
        path.unlink(missing_ok=True)


def _drop_stale(library: Library, cpu: str, kernel: str, keys: set[str]) -> None:
    """Forget pieces that this kernel no longer has."""
    store = library.refined(cpu)
    kept = {k: v for k, v in store.items() if v.get("kernel") != kernel or k in keys}
    if kept != store:
        _save(library, cpu, kept)


def register(group: click.Group) -> None:
    """Add this command to the command line."""
    group.add_command(refine)

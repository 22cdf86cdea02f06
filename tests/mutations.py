"""A campaign of mutants: `python -m tests.mutations --count 500` makes so many of each kernel, and says what became.

Every mutant is run beside the interpreter first. What that does not tell from the kernel is given to the checker, and
what the checker proves is run for longer. Nothing that differs may be proved. A campaign goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path

from tests.support import campaign
from tests.support.mutants import KINDS

VERDICTS = ("refuted", "proved", "unknown")


def main(words: list[str] | None = None) -> int:
    """Run a campaign; 1 if the checker has proved what differs."""
    read = argparse.ArgumentParser(prog="python -m tests.mutations", description=__doc__)
    read.add_argument("--kernels", nargs="*", metavar="CPU/KERNEL", help="default: quick ones of generated/proofs.json")
    read.add_argument("--most", type=int, default=48, help="so many of the default kernels (48)")
    read.add_argument("--count", type=int, default=100, help="mutants of each kernel (100)")
    read.add_argument("--seconds", type=int, default=3, help="processor time of each proof (3)")
    read.add_argument("--store", type=Path, default=Path(".cache/mutations"), help="where the answers are kept")
    read.add_argument("--json", action="store_true", help="print the counts as JSON")
    asked = read.parse_args(words)
    outcomes = []
    for label in asked.kernels or campaign.kernels()[:asked.most]:
        made = campaign.run(campaign.Subject(label), asked.count, asked.seconds, asked.store,
                            lambda text: print(text, file=sys.stderr, flush=True))
        outcomes.append(made)
        whole = sum((Counter(row) for row in made.counts.values()), Counter[str]())
        print(f"{label}: {made.done} mutants, {dict(whole)}", file=sys.stderr, flush=True)
    rows = campaign.total(outcomes)
    also = sum((Counter(made.also) for made in outcomes), Counter[str]())
    wrong = [row for made in outcomes for row in made.wrong]
    if asked.json:
        print(json.dumps({"kernels": len(outcomes), "mutants": sum(made.done for made in outcomes),
                          "kinds": {kind: dict(row) for kind, row in rows.items()}, "also": dict(also),
                          "wrong": wrong}, indent=1))
    else:
        print(f"| mutants | {' | '.join(VERDICTS)} |\n|---|{'---|' * len(VERDICTS)}")
        for kind in KINDS:
            if kind in rows:
                print(f"| {kind} | {' | '.join(str(rows[kind][v]) for v in VERDICTS)} |")
        every = sum(rows.values(), Counter[str]())
        print(f"| all {sum(made.done for made in outcomes)} of {len(outcomes)} kernels | "
              f"{' | '.join(str(every[v]) for v in VERDICTS)} |")
        print(f"given to the checker although they differ: {dict(also)}; proved although they differ: {len(wrong)}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

"""The policies that pieces are scheduled with where no earlier search has stored one: data, a row each.

`EVEN` is made by hand. The other costs are the best of random ones on block-loop pieces of 500 to 700 nodes, `ENDING`
and `KEEPING` on the pieces of six hash functions, by uops; `copy_wait`, which only vectors ask for, is set by hand,
from the port's backlog alone to latency first. `SPARING`, `CROWDED` and `STALLING` are what searches for Whirlpool,
KASUMI and AES in slices or lanes found with a Golden Cove as the judge: of 17 policies those that are best together, by
`cost`, on 30 pieces of 500 nodes and more of 15 kernels for seven CPUs with 64-bit code.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from scheduler.schedule.policy import Order, Policy, Priority, Strategy

EVEN = Priority()
CLOSE = Priority(shortage=19, pressure=0.17, readers=0.17, new_sum=1.3, tight=1.8, copy=2.9, reload=0.53, bare_sum=13,
                 stall=0.15, distance=1.6, height=0.007)
CLOSEST = Priority(shortage=28, pressure=2.4, readers=0.21, new_sum=2, tight=3.2, copy=2, reload=0.44, bare_sum=29,
                   stall=0.44, distance=3.3, height=0.003)
THRIFTY = Priority(shortage=27, pressure=0.037, readers=0.28, new_sum=0.076, tight=0.26, copy=2.1, reload=0.51,
                   bare_sum=4.1, stall=0.13, distance=0.87, height=0.027, copy_wait=3)
LEAN = Priority(shortage=4.9, pressure=0.058, readers=0.09, new_sum=0.084, tight=1.6, copy=1.7, reload=0.36,
                bare_sum=5.4, stall=0.12, distance=0.75, height=0.025, copy_wait=0.1)
EAGER = Priority(shortage=4.9, pressure=0.049, readers=0.1, new_sum=0.041, tight=1.3, copy=2.4, reload=0.22,
                 bare_sum=4.4, stall=0.15, distance=1.1, height=0.034)
PATIENT = Priority(shortage=6, pressure=1.2, readers=0.33, new_sum=0.39, tight=3.3, copy=2.7, reload=1.5, bare_sum=20,
                   stall=0.059, distance=0.033, height=0.009, copy_wait=3)
ENDING = Priority(shortage=2.7, pressure=1, readers=2.4, new_sum=0.72, tight=3.7, copy=2.4, reload=0.14, bare_sum=8.2,
                  stall=0.2, distance=0.05, height=0.011, copy_wait=0.3)
KEEPING = Priority(shortage=6, pressure=0.065, readers=1.8, new_sum=0.11, tight=3.2, copy=2, reload=6.6, bare_sum=8.4,
                   stall=0.11, distance=0.017, height=0.034)
LATE_SUMS = Priority(shortage=3, pressure=1.75, readers=0.38, new_sum=6, tight=0.42, copy=1.8, reload=0.65,
                     bare_sum=107, stall=0.15, distance=0.77, height=0.032)
LATER_SUMS = Priority(new_sum=6, distance=0.3)
SPARING = Priority(shortage=2.7, pressure=4.2, readers=3.3, new_sum=2.8, tight=3.2, copy=1.9, reload=0.12,
                   bare_sum=130, stall=0.12, distance=0.3, height=0.011, copy_wait=0.07)
CROWDED = Priority(shortage=44, pressure=2.7, readers=0.38, new_sum=1.6, tight=1.7, copy=1.3, reload=0.44, bare_sum=24,
                   stall=0.55, distance=2.5, height=0.0014, copy_wait=0.27)
STALLING = Priority(shortage=5.9, readers=0.83, new_sum=0.4, tight=2.1, copy=2.8, reload=0.88, bare_sum=21, stall=3.3,
                    distance=0.043, height=0.017)
READY = Priority(stall=1)
READIEST = Priority(stall=4)

ROWS = (
    Policy("even-far", EVEN, Strategy(window=400, load_whole=True, recolor=True)),
    Policy("close", CLOSE, Strategy(recolor=True)),
    Policy("thrifty-loading", THRIFTY, Strategy(load_repeated=True, recolor=True)),
    Policy("thrifty", THRIFTY, Strategy(recolor=True)),
    Policy("close-loading", CLOSE, Strategy(load_repeated=True, recolor=True)),
    Policy("even", EVEN, Strategy(recolor=True)),
    Policy("patient", PATIENT, Strategy(recolor=True)),
    Policy("closest", CLOSEST, Strategy(recolor=True)),
    Policy("eager", EAGER, Strategy(recolor=True)),
    Policy("lean", LEAN, Strategy(recolor=True)),
    Policy("ending", ENDING, Strategy(recolor=True)),
    Policy("keeping", KEEPING, Strategy(recolor=True)),
    Policy("keeping-far", KEEPING, Strategy(window=400, load_whole=True, recolor=True)),
    Policy("keeping-near", KEEPING, Strategy(window=60, recolor=True)),
    Policy("sparing", SPARING, Strategy(window=210, load_whole=True, copy_aside=True, recolor=True)),
    Policy("crowded", CROWDED, Strategy(load_repeated=True, copy_aside=True, recolor=True, join_words=True)),
    Policy("stalling", STALLING, Strategy(window=68, load_whole=True, recolor=True, join_words=True)),
    Policy("patient-near", PATIENT, Strategy(window=24, recolor=True)),
    Policy("lean-near", LEAN, Strategy(window=12, recolor=True)),
    Policy("late-sums", LATE_SUMS, Strategy(window=7, load_whole=True)),
    Policy("later-sums", LATER_SUMS, Strategy(window=8, load_whole=True)),
    Policy("late-sums-abreast", LATE_SUMS, Strategy(Order.ABREAST, window=20, load_whole=True)),
    Policy("later-sums-abreast", LATER_SUMS, Strategy(Order.ABREAST, window=8, load_whole=True)),
    Policy("ready", READY, Strategy(load_whole=True, recolor=True)),
    Policy("ready-abreast", READY, Strategy(Order.ABREAST, window=30, load_whole=True, recolor=True)),
    Policy("readiest", READIEST, Strategy(load_whole=True, recolor=True)),
    Policy("readiest-abreast", READIEST, Strategy(Order.ABREAST, window=30, load_whole=True, recolor=True)),
)
BY_NAME = {row.name: row for row in ROWS}
FIRST = 2  # usual policies that are tried before those for 64-bit code


@dataclass(frozen=True)
class Portfolio:
    """Policies by what they are tried for; all but `usual` may be empty. Those for code of a mode: `of`.

    usual: for every piece, the first ones alone where it is large. Those after the first keep few values alive and are
    best for hash functions, whose pieces have 1,000 nodes and more.
    broad: in their place for the largest pieces; best on the rounds of ciphers in bit slices, which have many values at
    once, and mostly quick.
    long: in 64-bit code two more, behind the first two usual ones; long_broad: there in place of the broad ones.
    narrow: begin a sum only when it is near; where source order as it is fits the registers, they keep to it.
    wide: independent chains side by side.
    ready: do what is ready first, so that little waits in the stations; where loads go in program order, one that waits
    for its address holds up all that are behind it.
    """

    usual: tuple[Policy, ...]
    broad: tuple[Policy, ...] = ()
    narrow: tuple[Policy, ...] = ()
    wide: tuple[Policy, ...] = ()
    ready: tuple[Policy, ...] = ()
    long: tuple[Policy, ...] = ()
    long_broad: tuple[Policy, ...] = ()

    def of(self, bits: int) -> Portfolio:
        """What is tried in code of so many bits; `long` still says which of the usual ones are for it alone."""
        if bits != 64:
            return replace(self, long=(), long_broad=())
        usual = (*self.usual[:FIRST], *self.long, *self.usual[FIRST:])
        return replace(self, usual=usual, broad=self.long_broad or self.broad, long_broad=())

    def first(self, count: int) -> Portfolio:
        """The first of the usual ones and no others."""
        return Portfolio(self.usual[:count])


def _named(*names: str) -> tuple[Policy, ...]:
    return tuple(BY_NAME[name] for name in names)


PORTFOLIO = Portfolio(
    usual=_named("even-far", "close", "thrifty-loading", "thrifty", "close-loading", "even", "patient", "closest",
                 "eager", "lean", "ending", "keeping", "keeping-far", "keeping-near"),
    broad=_named("later-sums", "even", "patient-near", "lean-near"),
    narrow=_named("late-sums", "later-sums"),
    wide=_named("late-sums-abreast", "later-sums-abreast"),
    ready=_named("ready", "ready-abreast", "readiest", "readiest-abreast"),
    long=_named("sparing", "crowded"),
    long_broad=_named("crowded", "sparing", "lean-near", "stalling", "later-sums"))

"""Measuring the machine at hand: what its instructions cost, written as a CPU table (docs/characterize.md)."""

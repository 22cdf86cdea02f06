"""Passes `finish` and `emit`: the routine around the pieces, and its text."""

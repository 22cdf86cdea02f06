"""Passes on the machine graph that a mapping asks for or tables suggest."""

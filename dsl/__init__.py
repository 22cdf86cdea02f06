"""The cipher language: grammar, elaboration to the algorithm IR, and the reference interpreter.

Nothing here knows a CPU.
"""

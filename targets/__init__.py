"""Instruction forms, CPU tables and calling conventions: data, and the code that reads it."""

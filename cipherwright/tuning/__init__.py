"""Mappings that make sense for a kernel on a CPU, tried one after the other."""

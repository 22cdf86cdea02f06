"""Kernels as a C library that builds alone: objects, a dispatcher, headers, build files, a self-test, bindings."""

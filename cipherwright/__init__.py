"""The front door: command line, the list of passes, running and checking kernels."""

__version__ = "0.1.0"

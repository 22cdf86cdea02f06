"""From algorithm IR to scheduled, register-allocated instructions; knows CPUs only through their tables."""

"""The pipeline model: parameters of a CPU, static uop records, and the engines that run a trace."""

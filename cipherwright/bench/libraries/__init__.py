"""Other people's shared libraries for `./cw bench`: an adapter each, and the process in which they are called."""

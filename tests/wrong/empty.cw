# nothing here yet  # error: the file declares no kernel  # hint: `./cw new NAME` writes a working source to start from; or remove the file

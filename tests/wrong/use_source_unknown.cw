use S from aez  # error: there is no source `aez` to use names from  # hint: name a file of the project's folder of sources, or one of cipherwright's own ciphers (`./cw where` says where these are), without its ending
kernel k(x: inout u32le[1]) { x[0] = x[0] ^ 1 }

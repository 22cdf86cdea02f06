use S, InvS as S from aes  # error: `S` is defined twice  # hint: the first is in line 1; give one of them another name
kernel k(x: inout u32le[1]) { x[0] = x[0] ^ 1 }

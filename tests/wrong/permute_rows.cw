const P = [[1, 0], [0, 1]]
kernel k(x: inout u32le[4]) {
    x[0] = u32(permute(x[0], P))  # error: permute needs an array of bit numbers  # hint: declare one, such as `const P = [2, 0, 1]`
}

# after: select
# cpu: zen4
# Logic on two operands that one reader takes goes into one instruction on three, complements with it.
kernel k(src: in u32le[3] per block, dst: out u32le[2] per block, n: count) {
    blocks n {
        let x = (src[0] & src[1]) ^ src[2]
        dst[0] = ~(x | src[1])
        dst[1] = x ^ src[0] ^ src[1]
    }
}
mapping k { lanes 16 in zmm }

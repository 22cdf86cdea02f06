/* ripemd160_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3): made by cipherwright 0.1.0 from ciphers/ripemd160.cw; do not edit. */
#ifndef CIPHERWRIGHT_RIPEMD160_BLOCKS_H
#define CIPHERWRIGHT_RIPEMD160_BLOCKS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * h: 20 bytes, read and written, secret, no alignment needed
 * m: 64 bytes a block, read, secret, no alignment needed
 * n: number of blocks, may be 0
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * Constant time: no secret reaches an address or a branch.
 * The frame is cleared before return: 40 bytes, 6 instructions. Registers are not.
 */
void ripemd160_blocks(void *h, const void *m, uint32_t n);

#ifdef __cplusplus
}
#endif
#endif

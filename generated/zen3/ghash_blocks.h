/* ghash_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3): made by cipherwright 0.1.0 from ciphers/gcm.cw; do not edit. */
#ifndef CIPHERWRIGHT_GHASH_BLOCKS_H
#define CIPHERWRIGHT_GHASH_BLOCKS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * key: 16 bytes, read, secret, no alignment needed
 * y: 16 bytes, read and written, secret, no alignment needed
 * x: 16 bytes a block, read, secret, no alignment needed
 * n: number of blocks, may be 0
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * Constant time: no secret reaches an address or a branch.
 * The frame is cleared before return: 96 bytes, 13 instructions. Registers are not.
 */
void ghash_blocks(const void *key, void *y, const void *x, uint32_t n);

#ifdef __cplusplus
}
#endif
#endif

/* blake2s_blocks for Intel Pentium 4 (Northwood) (northwood): made by cipherwright 0.1.0 from ciphers/blake2s.cw; do not edit. */
#ifndef CIPHERWRIGHT_BLAKE2S_BLOCKS_H
#define CIPHERWRIGHT_BLAKE2S_BLOCKS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * h: 32 bytes, read and written, secret, no alignment needed
 * m: 64 bytes a block, read, secret, no alignment needed
 * t: 8 bytes a block, read, public, no alignment needed
 * f: 4 bytes a block, read, public, no alignment needed
 * n: number of blocks, may be 0
 * Parameters do not overlap.
 * Constant time: no secret reaches an address or a branch.
 * The frame is cleared before return: 88 bytes, 23 instructions. Registers are not.
 */
void blake2s_blocks(void *h, const void *m, const void *t, const void *f, uint32_t n);

#ifdef __cplusplus
}
#endif
#endif

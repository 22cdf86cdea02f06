/* md4_blocks for Intel Pentium 4 (Northwood) (northwood): made by cipherwright 0.1.0 from ciphers/md4.cw; do not edit. */
#ifndef CIPHERWRIGHT_MD4_BLOCKS_H
#define CIPHERWRIGHT_MD4_BLOCKS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * h: 16 bytes, read and written, secret, no alignment needed
 * m: 64 bytes a block, read, secret, no alignment needed
 * n: number of blocks, may be 0
 * Parameters do not overlap.
 * Constant time: no secret reaches an address or a branch.
 * The frame is cleared before return: 36 bytes, 10 instructions. Registers are not.
 */
void md4_blocks(void *h, const void *m, uint32_t n);

#ifdef __cplusplus
}
#endif
#endif

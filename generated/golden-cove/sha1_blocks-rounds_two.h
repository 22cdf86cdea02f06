/* sha1_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove): made by cipherwright 0.1.0 from ciphers/sha1.cw; do not edit. */
#ifndef CIPHERWRIGHT_SHA1_BLOCKS_H
#define CIPHERWRIGHT_SHA1_BLOCKS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * h_0: 20 bytes, read and written, secret, no alignment needed
 * h_1: 20 bytes, read and written, secret, no alignment needed
 * m_0: 64 bytes a block, read, secret, no alignment needed
 * m_1: 64 bytes a block, read, secret, no alignment needed
 * n: number of blocks, may be 0
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * Constant time: no secret reaches an address or a branch.
 * The frame is cleared before return: 64 bytes, 5 instructions. Registers are not.
 */
void sha1_blocks(void *h_0, void *h_1, const void *m_0, const void *m_1, uint32_t n);

#ifdef __cplusplus
}
#endif
#endif

/* ripemd160_blocks for Intel Haswell (and Broadwell), 64-bit code (haswell): made by cipherwright 0.1.0 from ciphers/ripemd160.cw; do not edit. */
#ifndef CIPHERWRIGHT_RIPEMD160_BLOCKS_H
#define CIPHERWRIGHT_RIPEMD160_BLOCKS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * h_0: 20 bytes, read and written, secret, no alignment needed
 * h_1: 20 bytes, read and written, secret, no alignment needed
 * h_2: 20 bytes, read and written, secret, no alignment needed
 * h_3: 20 bytes, read and written, secret, no alignment needed
 * h_4: 20 bytes, read and written, secret, no alignment needed
 * h_5: 20 bytes, read and written, secret, no alignment needed
 * h_6: 20 bytes, read and written, secret, no alignment needed
 * h_7: 20 bytes, read and written, secret, no alignment needed
 * m_0: 64 bytes a block, read, secret, no alignment needed
 * m_1: 64 bytes a block, read, secret, no alignment needed
 * m_2: 64 bytes a block, read, secret, no alignment needed
 * m_3: 64 bytes a block, read, secret, no alignment needed
 * m_4: 64 bytes a block, read, secret, no alignment needed
 * m_5: 64 bytes a block, read, secret, no alignment needed
 * m_6: 64 bytes a block, read, secret, no alignment needed
 * m_7: 64 bytes a block, read, secret, no alignment needed
 * n: number of blocks, may be 0
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * Constant time: no secret reaches an address or a branch.
 * The frame is cleared before return: 992 bytes, 32 instructions. Registers are not.
 */
void ripemd160_blocks(void *h_0, void *h_1, void *h_2, void *h_3, void *h_4, void *h_5, void *h_6, void *h_7, const void *m_0, const void *m_1, const void *m_2, const void *m_3, const void *m_4, const void *m_5, const void *m_6, const void *m_7, uint32_t n);

#ifdef __cplusplus
}
#endif
#endif

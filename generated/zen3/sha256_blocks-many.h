/* sha256_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3): made by cipherwright 0.1.0 from ciphers/sha256.cw; do not edit. */
#ifndef CIPHERWRIGHT_SHA256_BLOCKS_H
#define CIPHERWRIGHT_SHA256_BLOCKS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * h_0: 32 bytes, read and written, secret, no alignment needed
 * h_1: 32 bytes, read and written, secret, no alignment needed
 * h_2: 32 bytes, read and written, secret, no alignment needed
 * h_3: 32 bytes, read and written, secret, no alignment needed
 * h_4: 32 bytes, read and written, secret, no alignment needed
 * h_5: 32 bytes, read and written, secret, no alignment needed
 * h_6: 32 bytes, read and written, secret, no alignment needed
 * h_7: 32 bytes, read and written, secret, no alignment needed
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
 * The frame is cleared before return: 896 bytes, 29 instructions. Registers are not.
 */
void sha256_blocks(void *h_0, void *h_1, void *h_2, void *h_3, void *h_4, void *h_5, void *h_6, void *h_7, const void *m_0, const void *m_1, const void *m_2, const void *m_3, const void *m_4, const void *m_5, const void *m_6, const void *m_7, uint32_t n);

#ifdef __cplusplus
}
#endif
#endif

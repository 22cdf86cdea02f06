/* md5_blocks for Intel Skylake-X, Skylake-SP (Cascade Lake, Cooper Lake), 64-bit code (skylake-x): made by cipherwright 0.1.0 from ciphers/md5.cw; do not edit. */
#ifndef CIPHERWRIGHT_MD5_BLOCKS_H
#define CIPHERWRIGHT_MD5_BLOCKS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * h_0: 16 bytes, read and written, secret, no alignment needed
 * h_1: 16 bytes, read and written, secret, no alignment needed
 * h_2: 16 bytes, read and written, secret, no alignment needed
 * h_3: 16 bytes, read and written, secret, no alignment needed
 * h_4: 16 bytes, read and written, secret, no alignment needed
 * h_5: 16 bytes, read and written, secret, no alignment needed
 * h_6: 16 bytes, read and written, secret, no alignment needed
 * h_7: 16 bytes, read and written, secret, no alignment needed
 * h_8: 16 bytes, read and written, secret, no alignment needed
 * h_9: 16 bytes, read and written, secret, no alignment needed
 * h_10: 16 bytes, read and written, secret, no alignment needed
 * h_11: 16 bytes, read and written, secret, no alignment needed
 * h_12: 16 bytes, read and written, secret, no alignment needed
 * h_13: 16 bytes, read and written, secret, no alignment needed
 * h_14: 16 bytes, read and written, secret, no alignment needed
 * h_15: 16 bytes, read and written, secret, no alignment needed
 * h_16: 16 bytes, read and written, secret, no alignment needed
 * h_17: 16 bytes, read and written, secret, no alignment needed
 * h_18: 16 bytes, read and written, secret, no alignment needed
 * h_19: 16 bytes, read and written, secret, no alignment needed
 * h_20: 16 bytes, read and written, secret, no alignment needed
 * h_21: 16 bytes, read and written, secret, no alignment needed
 * h_22: 16 bytes, read and written, secret, no alignment needed
 * h_23: 16 bytes, read and written, secret, no alignment needed
 * h_24: 16 bytes, read and written, secret, no alignment needed
 * h_25: 16 bytes, read and written, secret, no alignment needed
 * h_26: 16 bytes, read and written, secret, no alignment needed
 * h_27: 16 bytes, read and written, secret, no alignment needed
 * h_28: 16 bytes, read and written, secret, no alignment needed
 * h_29: 16 bytes, read and written, secret, no alignment needed
 * h_30: 16 bytes, read and written, secret, no alignment needed
 * h_31: 16 bytes, read and written, secret, no alignment needed
 * m_0: 64 bytes a block, read, secret, no alignment needed
 * m_1: 64 bytes a block, read, secret, no alignment needed
 * m_2: 64 bytes a block, read, secret, no alignment needed
 * m_3: 64 bytes a block, read, secret, no alignment needed
 * m_4: 64 bytes a block, read, secret, no alignment needed
 * m_5: 64 bytes a block, read, secret, no alignment needed
 * m_6: 64 bytes a block, read, secret, no alignment needed
 * m_7: 64 bytes a block, read, secret, no alignment needed
 * m_8: 64 bytes a block, read, secret, no alignment needed
 * m_9: 64 bytes a block, read, secret, no alignment needed
 * m_10: 64 bytes a block, read, secret, no alignment needed
 * m_11: 64 bytes a block, read, secret, no alignment needed
 * m_12: 64 bytes a block, read, secret, no alignment needed
 * m_13: 64 bytes a block, read, secret, no alignment needed
 * m_14: 64 bytes a block, read, secret, no alignment needed
 * m_15: 64 bytes a block, read, secret, no alignment needed
 * m_16: 64 bytes a block, read, secret, no alignment needed
 * m_17: 64 bytes a block, read, secret, no alignment needed
 * m_18: 64 bytes a block, read, secret, no alignment needed
 * m_19: 64 bytes a block, read, secret, no alignment needed
 * m_20: 64 bytes a block, read, secret, no alignment needed
 * m_21: 64 bytes a block, read, secret, no alignment needed
 * m_22: 64 bytes a block, read, secret, no alignment needed
 * m_23: 64 bytes a block, read, secret, no alignment needed
 * m_24: 64 bytes a block, read, secret, no alignment needed
 * m_25: 64 bytes a block, read, secret, no alignment needed
 * m_26: 64 bytes a block, read, secret, no alignment needed
 * m_27: 64 bytes a block, read, secret, no alignment needed
 * m_28: 64 bytes a block, read, secret, no alignment needed
 * m_29: 64 bytes a block, read, secret, no alignment needed
 * m_30: 64 bytes a block, read, secret, no alignment needed
 * m_31: 64 bytes a block, read, secret, no alignment needed
 * n: number of blocks, may be 0
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * Constant time: no secret reaches an address or a branch.
 * The frame is cleared before return: 3328 bytes, 53 instructions. Registers are not.
 */
void md5_blocks(void *h_0, void *h_1, void *h_2, void *h_3, void *h_4, void *h_5, void *h_6, void *h_7, void *h_8, void *h_9, void *h_10, void *h_11, void *h_12, void *h_13, void *h_14, void *h_15, void *h_16, void *h_17, void *h_18, void *h_19, void *h_20, void *h_21, void *h_22, void *h_23, void *h_24, void *h_25, void *h_26, void *h_27, void *h_28, void *h_29, void *h_30, void *h_31, const void *m_0, const void *m_1, const void *m_2, const void *m_3, const void *m_4, const void *m_5, const void *m_6, const void *m_7, const void *m_8, const void *m_9, const void *m_10, const void *m_11, const void *m_12, const void *m_13, const void *m_14, const void *m_15, const void *m_16, const void *m_17, const void *m_18, const void *m_19, const void *m_20, const void *m_21, const void *m_22, const void *m_23, const void *m_24, const void *m_25, const void *m_26, const void *m_27, const void *m_28, const void *m_29, const void *m_30, const void *m_31, uint32_t n);

#ifdef __cplusplus
}
#endif
#endif

/* whirlpool_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove): made by cipherwright 0.1.0 from ciphers/whirlpool.cw; do not edit. */
#ifndef CIPHERWRIGHT_WHIRLPOOL_BLOCKS_H
#define CIPHERWRIGHT_WHIRLPOOL_BLOCKS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * h_0: 64 bytes, read and written, secret, no alignment needed
 * h_1: 64 bytes, read and written, secret, no alignment needed
 * h_2: 64 bytes, read and written, secret, no alignment needed
 * h_3: 64 bytes, read and written, secret, no alignment needed
 * h_4: 64 bytes, read and written, secret, no alignment needed
 * h_5: 64 bytes, read and written, secret, no alignment needed
 * h_6: 64 bytes, read and written, secret, no alignment needed
 * h_7: 64 bytes, read and written, secret, no alignment needed
 * h_8: 64 bytes, read and written, secret, no alignment needed
 * h_9: 64 bytes, read and written, secret, no alignment needed
 * h_10: 64 bytes, read and written, secret, no alignment needed
 * h_11: 64 bytes, read and written, secret, no alignment needed
 * h_12: 64 bytes, read and written, secret, no alignment needed
 * h_13: 64 bytes, read and written, secret, no alignment needed
 * h_14: 64 bytes, read and written, secret, no alignment needed
 * h_15: 64 bytes, read and written, secret, no alignment needed
 * h_16: 64 bytes, read and written, secret, no alignment needed
 * h_17: 64 bytes, read and written, secret, no alignment needed
 * h_18: 64 bytes, read and written, secret, no alignment needed
 * h_19: 64 bytes, read and written, secret, no alignment needed
 * h_20: 64 bytes, read and written, secret, no alignment needed
 * h_21: 64 bytes, read and written, secret, no alignment needed
 * h_22: 64 bytes, read and written, secret, no alignment needed
 * h_23: 64 bytes, read and written, secret, no alignment needed
 * h_24: 64 bytes, read and written, secret, no alignment needed
 * h_25: 64 bytes, read and written, secret, no alignment needed
 * h_26: 64 bytes, read and written, secret, no alignment needed
 * h_27: 64 bytes, read and written, secret, no alignment needed
 * h_28: 64 bytes, read and written, secret, no alignment needed
 * h_29: 64 bytes, read and written, secret, no alignment needed
 * h_30: 64 bytes, read and written, secret, no alignment needed
 * h_31: 64 bytes, read and written, secret, no alignment needed
 * h_32: 64 bytes, read and written, secret, no alignment needed
 * h_33: 64 bytes, read and written, secret, no alignment needed
 * h_34: 64 bytes, read and written, secret, no alignment needed
 * h_35: 64 bytes, read and written, secret, no alignment needed
 * h_36: 64 bytes, read and written, secret, no alignment needed
 * h_37: 64 bytes, read and written, secret, no alignment needed
 * h_38: 64 bytes, read and written, secret, no alignment needed
 * h_39: 64 bytes, read and written, secret, no alignment needed
 * h_40: 64 bytes, read and written, secret, no alignment needed
 * h_41: 64 bytes, read and written, secret, no alignment needed
 * h_42: 64 bytes, read and written, secret, no alignment needed
 * h_43: 64 bytes, read and written, secret, no alignment needed
 * h_44: 64 bytes, read and written, secret, no alignment needed
 * h_45: 64 bytes, read and written, secret, no alignment needed
 * h_46: 64 bytes, read and written, secret, no alignment needed
 * h_47: 64 bytes, read and written, secret, no alignment needed
 * h_48: 64 bytes, read and written, secret, no alignment needed
 * h_49: 64 bytes, read and written, secret, no alignment needed
 * h_50: 64 bytes, read and written, secret, no alignment needed
 * h_51: 64 bytes, read and written, secret, no alignment needed
 * h_52: 64 bytes, read and written, secret, no alignment needed
 * h_53: 64 bytes, read and written, secret, no alignment needed
 * h_54: 64 bytes, read and written, secret, no alignment needed
 * h_55: 64 bytes, read and written, secret, no alignment needed
 * h_56: 64 bytes, read and written, secret, no alignment needed
 * h_57: 64 bytes, read and written, secret, no alignment needed
 * h_58: 64 bytes, read and written, secret, no alignment needed
 * h_59: 64 bytes, read and written, secret, no alignment needed
 * h_60: 64 bytes, read and written, secret, no alignment needed
 * h_61: 64 bytes, read and written, secret, no alignment needed
 * h_62: 64 bytes, read and written, secret, no alignment needed
 * h_63: 64 bytes, read and written, secret, no alignment needed
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
 * m_32: 64 bytes a block, read, secret, no alignment needed
 * m_33: 64 bytes a block, read, secret, no alignment needed
 * m_34: 64 bytes a block, read, secret, no alignment needed
 * m_35: 64 bytes a block, read, secret, no alignment needed
 * m_36: 64 bytes a block, read, secret, no alignment needed
 * m_37: 64 bytes a block, read, secret, no alignment needed
 * m_38: 64 bytes a block, read, secret, no alignment needed
 * m_39: 64 bytes a block, read, secret, no alignment needed
 * m_40: 64 bytes a block, read, secret, no alignment needed
 * m_41: 64 bytes a block, read, secret, no alignment needed
 * m_42: 64 bytes a block, read, secret, no alignment needed
 * m_43: 64 bytes a block, read, secret, no alignment needed
 * m_44: 64 bytes a block, read, secret, no alignment needed
 * m_45: 64 bytes a block, read, secret, no alignment needed
 * m_46: 64 bytes a block, read, secret, no alignment needed
 * m_47: 64 bytes a block, read, secret, no alignment needed
 * m_48: 64 bytes a block, read, secret, no alignment needed
 * m_49: 64 bytes a block, read, secret, no alignment needed
 * m_50: 64 bytes a block, read, secret, no alignment needed
 * m_51: 64 bytes a block, read, secret, no alignment needed
 * m_52: 64 bytes a block, read, secret, no alignment needed
 * m_53: 64 bytes a block, read, secret, no alignment needed
 * m_54: 64 bytes a block, read, secret, no alignment needed
 * m_55: 64 bytes a block, read, secret, no alignment needed
 * m_56: 64 bytes a block, read, secret, no alignment needed
 * m_57: 64 bytes a block, read, secret, no alignment needed
 * m_58: 64 bytes a block, read, secret, no alignment needed
 * m_59: 64 bytes a block, read, secret, no alignment needed
 * m_60: 64 bytes a block, read, secret, no alignment needed
 * m_61: 64 bytes a block, read, secret, no alignment needed
 * m_62: 64 bytes a block, read, secret, no alignment needed
 * m_63: 64 bytes a block, read, secret, no alignment needed
 * n: number of blocks, may be 0
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * Constant time: no secret reaches an address or a branch.
 * The frame holds secrets after return (`wipe` clears it).
 */
void whirlpool_blocks(void *h_0, void *h_1, void *h_2, void *h_3, void *h_4, void *h_5, void *h_6, void *h_7, void *h_8, void *h_9, void *h_10, void *h_11, void *h_12, void *h_13, void *h_14, void *h_15, void *h_16, void *h_17, void *h_18, void *h_19, void *h_20, void *h_21, void *h_22, void *h_23, void *h_24, void *h_25, void *h_26, void *h_27, void *h_28, void *h_29, void *h_30, void *h_31, void *h_32, void *h_33, void *h_34, void *h_35, void *h_36, void *h_37, void *h_38, void *h_39, void *h_40, void *h_41, void *h_42, void *h_43, void *h_44, void *h_45, void *h_46, void *h_47, void *h_48, void *h_49, void *h_50, void *h_51, void *h_52, void *h_53, void *h_54, void *h_55, void *h_56, void *h_57, void *h_58, void *h_59, void *h_60, void *h_61, void *h_62, void *h_63, const void *m_0, const void *m_1, const void *m_2, const void *m_3, const void *m_4, const void *m_5, const void *m_6, const void *m_7, const void *m_8, const void *m_9, const void *m_10, const void *m_11, const void *m_12, const void *m_13, const void *m_14, const void *m_15, const void *m_16, const void *m_17, const void *m_18, const void *m_19, const void *m_20, const void *m_21, const void *m_22, const void *m_23, const void *m_24, const void *m_25, const void *m_26, const void *m_27, const void *m_28, const void *m_29, const void *m_30, const void *m_31, const void *m_32, const void *m_33, const void *m_34, const void *m_35, const void *m_36, const void *m_37, const void *m_38, const void *m_39, const void *m_40, const void *m_41, const void *m_42, const void *m_43, const void *m_44, const void *m_45, const void *m_46, const void *m_47, const void *m_48, const void *m_49, const void *m_50, const void *m_51, const void *m_52, const void *m_53, const void *m_54, const void *m_55, const void *m_56, const void *m_57, const void *m_58, const void *m_59, const void *m_60, const void *m_61, const void *m_62, const void *m_63, uint32_t n);

#ifdef __cplusplus
}
#endif
#endif

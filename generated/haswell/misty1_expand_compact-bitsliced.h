/* misty1_expand_compact for Intel Haswell (and Broadwell), 64-bit code (haswell): made by cipherwright 0.1.0 from ciphers/misty1.cw; do not edit. */
#ifndef CIPHERWRIGHT_MISTY1_EXPAND_COMPACT_H
#define CIPHERWRIGHT_MISTY1_EXPAND_COMPACT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * key: 4096 bytes (128 slices), read, secret, aligned to 16 bytes
 * k: 8192 bytes (256 slices), written, secret, aligned to 16 bytes
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * Constant time: no secret reaches an address or a branch.
 * The frame holds secrets after return (`wipe` clears it).
 */
void misty1_expand_compact(const void *key, void *k);

#ifdef __cplusplus
}
#endif
#endif

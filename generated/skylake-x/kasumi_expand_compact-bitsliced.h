/* kasumi_expand_compact for Intel Skylake-X, Skylake-SP (Cascade Lake, Cooper Lake), 64-bit code (skylake-x): made by cipherwright 0.1.0 from ciphers/kasumi.cw; do not edit. */
#ifndef CIPHERWRIGHT_KASUMI_EXPAND_COMPACT_H
#define CIPHERWRIGHT_KASUMI_EXPAND_COMPACT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * key: 8192 bytes (128 slices), read, secret, aligned to 16 bytes
 * k: 16384 bytes (256 slices), written, secret, aligned to 16 bytes
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * Constant time: no secret reaches an address or a branch.
 * The frame holds no secrets.
 */
void kasumi_expand_compact(const void *key, void *k);

#ifdef __cplusplus
}
#endif
#endif

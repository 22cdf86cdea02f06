/* serpent_expand192 for Intel Haswell (and Broadwell), 64-bit code (haswell): made by cipherwright 0.1.0 from ciphers/serpent.cw; do not edit. */
#ifndef CIPHERWRIGHT_SERPENT_EXPAND192_H
#define CIPHERWRIGHT_SERPENT_EXPAND192_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * key: 24 bytes, read, secret, no alignment needed
 * rk: 528 bytes, written, secret, no alignment needed
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * Constant time: no secret reaches an address or a branch.
 * The frame is cleared before return: 528 bytes, 4 instructions, one of them for 66 stores. Registers are not.
 */
void serpent_expand192(const void *key, void *rk);

#ifdef __cplusplus
}
#endif
#endif

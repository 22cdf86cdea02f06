/* xchacha20_init for Intel Haswell (and Broadwell), 64-bit code (haswell): made by cipherwright 0.1.0 from ciphers/chacha20.cw; do not edit. */
#ifndef CIPHERWRIGHT_XCHACHA20_INIT_H
#define CIPHERWRIGHT_XCHACHA20_INIT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * key: 32 bytes, read, secret, no alignment needed
 * nonce: 24 bytes, read, public, no alignment needed
 * st: 64 bytes, written, secret, no alignment needed
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * Constant time: no secret reaches an address or a branch.
 * The frame is cleared before return: 8 bytes, 2 instructions. Registers are not.
 */
void xchacha20_init(const void *key, const void *nonce, void *st);

#ifdef __cplusplus
}
#endif
#endif

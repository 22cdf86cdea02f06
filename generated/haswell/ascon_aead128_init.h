/* ascon_aead128_init for Intel Haswell (and Broadwell), 64-bit code (haswell): made by cipherwright 0.1.0 from ciphers/ascon.cw; do not edit. */
#ifndef CIPHERWRIGHT_ASCON_AEAD128_INIT_H
#define CIPHERWRIGHT_ASCON_AEAD128_INIT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * key: 16 bytes, read, secret, no alignment needed
 * nonce: 16 bytes, read, public, no alignment needed
 * st: 40 bytes, written, secret, no alignment needed
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * Constant time: no secret reaches an address or a branch.
 * The frame holds no secrets.
 */
void ascon_aead128_init(const void *key, const void *nonce, void *st);

#ifdef __cplusplus
}
#endif
#endif

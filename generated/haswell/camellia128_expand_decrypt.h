/* camellia128_expand_decrypt for Intel Haswell (and Broadwell), 64-bit code (haswell): made by cipherwright 0.1.0 from ciphers/camellia.cw; do not edit. */
#ifndef CIPHERWRIGHT_CAMELLIA128_EXPAND_DECRYPT_H
#define CIPHERWRIGHT_CAMELLIA128_EXPAND_DECRYPT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * key: 16 bytes, read, secret, no alignment needed
 * k: 208 bytes, written, secret, no alignment needed
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * NOT constant time: secret data indexes tables.
 * The frame holds no secrets.
 */
void camellia128_expand_decrypt(const void *key, void *k);

#ifdef __cplusplus
}
#endif
#endif

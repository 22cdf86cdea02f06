/* camellia192_expand_decrypt for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64): made by cipherwright 0.1.0 from ciphers/camellia.cw; do not edit. */
#ifndef CIPHERWRIGHT_CAMELLIA192_EXPAND_DECRYPT_H
#define CIPHERWRIGHT_CAMELLIA192_EXPAND_DECRYPT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * key: 24 bytes, read, secret, no alignment needed
 * k: 272 bytes, written, public, no alignment needed
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap, but per-block output may be exactly in place of per-block input.
 * NOT constant time: secret data indexes tables.
 */
void camellia192_expand_decrypt(const void *key, void *k);

#ifdef __cplusplus
}
#endif
#endif

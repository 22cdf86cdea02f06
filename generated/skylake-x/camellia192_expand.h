/* camellia192_expand for Intel Skylake-X, Skylake-SP (Cascade Lake, Cooper Lake), 64-bit code (skylake-x): made by cipherwright 0.1.0 from ciphers/camellia.cw; do not edit. */
#ifndef CIPHERWRIGHT_CAMELLIA192_EXPAND_H
#define CIPHERWRIGHT_CAMELLIA192_EXPAND_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * key: 24 bytes, read, secret, no alignment needed
 * k: 272 bytes, written, secret, no alignment needed
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * NOT constant time: secret data indexes tables.
 * The frame holds secrets after return (`wipe` clears it).
 */
void camellia192_expand(const void *key, void *k);

#ifdef __cplusplus
}
#endif
#endif

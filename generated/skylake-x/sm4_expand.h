/* sm4_expand for Intel Skylake-X, Skylake-SP (Cascade Lake, Cooper Lake), 64-bit code (skylake-x): made by cipherwright 0.1.0 from ciphers/sm4.cw; do not edit. */
#ifndef CIPHERWRIGHT_SM4_EXPAND_H
#define CIPHERWRIGHT_SM4_EXPAND_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * key: 16 bytes, read, secret, no alignment needed
 * rk: 128 bytes, written, secret, no alignment needed
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * NOT constant time: secret data indexes tables.
 * The frame holds no secrets.
 */
void sm4_expand(const void *key, void *rk);

#ifdef __cplusplus
}
#endif
#endif

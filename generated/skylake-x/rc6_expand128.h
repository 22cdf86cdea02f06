/* rc6_expand128 for Intel Skylake-X, Skylake-SP (Cascade Lake, Cooper Lake), 64-bit code (skylake-x): made by cipherwright 0.1.0 from ciphers/rc6.cw; do not edit. */
#ifndef CIPHERWRIGHT_RC6_EXPAND128_H
#define CIPHERWRIGHT_RC6_EXPAND128_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * key: 16 bytes, read, secret, no alignment needed
 * s: 176 bytes, written, secret, no alignment needed
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * Constant time: no secret reaches an address or a branch.
 * The frame holds secrets after return (`wipe` clears it).
 */
void rc6_expand128(const void *key, void *s);

#ifdef __cplusplus
}
#endif
#endif

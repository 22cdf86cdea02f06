/* fox128_expand192 for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3): made by cipherwright 0.1.0 from ciphers/fox128.cw; do not edit. */
#ifndef CIPHERWRIGHT_FOX128_EXPAND192_H
#define CIPHERWRIGHT_FOX128_EXPAND192_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * key: 24 bytes, read, secret, no alignment needed
 * rk: 256 bytes, written, secret, no alignment needed
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * NOT constant time: secret data indexes tables.
 * The frame holds secrets after return (`wipe` clears it).
 */
void fox128_expand192(const void *key, void *rk);

#ifdef __cplusplus
}
#endif
#endif

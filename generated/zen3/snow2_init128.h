/* snow2_init128 for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3): made by cipherwright 0.1.0 from ciphers/snow2.cw; do not edit. */
#ifndef CIPHERWRIGHT_SNOW2_INIT128_H
#define CIPHERWRIGHT_SNOW2_INIT128_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * key: 16 bytes, read, secret, no alignment needed
 * iv: 16 bytes, read, public, no alignment needed
 * st: 72 bytes, written, secret, no alignment needed
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * NOT constant time: secret data indexes tables.
 * The frame holds secrets after return (`wipe` clears it).
 */
void snow2_init128(const void *key, const void *iv, void *st);

#ifdef __cplusplus
}
#endif
#endif

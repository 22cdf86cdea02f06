/* snow2_init256 for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove): made by cipherwright 0.1.0 from ciphers/snow2.cw; do not edit. */
#ifndef CIPHERWRIGHT_SNOW2_INIT256_H
#define CIPHERWRIGHT_SNOW2_INIT256_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * key: 32 bytes, read, secret, no alignment needed
 * iv: 16 bytes, read, public, no alignment needed
 * st: 72 bytes, written, secret, no alignment needed
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * NOT constant time: secret data indexes tables.
 * The frame holds secrets after return (`wipe` clears it).
 */
void snow2_init256(const void *key, const void *iv, void *st);

#ifdef __cplusplus
}
#endif
#endif

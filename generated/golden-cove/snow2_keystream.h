/* snow2_keystream for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove): made by cipherwright 0.1.0 from ciphers/snow2.cw; do not edit. */
#ifndef CIPHERWRIGHT_SNOW2_KEYSTREAM_H
#define CIPHERWRIGHT_SNOW2_KEYSTREAM_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * st: 72 bytes, read and written, secret, no alignment needed
 * z: 64 bytes a block, written, secret, no alignment needed
 * n: number of blocks, may be 0
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * NOT constant time: secret data indexes tables.
 * The frame holds secrets after return (`wipe` clears it).
 */
void snow2_keystream(void *st, void *z, uint32_t n);

#ifdef __cplusplus
}
#endif
#endif

/* poly1305_aes for Intel Pentium (P5) (pentium): made by cipherwright 0.1.0 from ciphers/poly1305_aes.cw; do not edit. */
#ifndef CIPHERWRIGHT_POLY1305_AES_H
#define CIPHERWRIGHT_POLY1305_AES_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * key: 32 bytes, read, secret, no alignment needed
 * nonce: 16 bytes, read, public, no alignment needed
 * m: 16 bytes a block, read, secret, no alignment needed
 * tag: 16 bytes, written, secret, no alignment needed
 * n: number of blocks, may be 0
 * Parameters do not overlap.
 * NOT constant time: secret data indexes tables.
 * The frame holds secrets after return (`wipe` clears it).
 */
void poly1305_aes(const void *key, const void *nonce, const void *m, void *tag, uint32_t n);

#ifdef __cplusplus
}
#endif
#endif

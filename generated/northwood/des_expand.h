/* des_expand for Intel Pentium 4 (Northwood) (northwood): made by cipherwright 0.1.0 from ciphers/des.cw; do not edit. */
#ifndef CIPHERWRIGHT_DES_EXPAND_H
#define CIPHERWRIGHT_DES_EXPAND_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * key: 8 bytes, read, secret, no alignment needed
 * rk: 128 bytes, written, secret, no alignment needed
 * Parameters do not overlap.
 * Constant time: no secret reaches an address or a branch.
 * The frame is cleared before return: 40 bytes, 11 instructions. Registers are not.
 */
void des_expand(const void *key, void *rk);

#ifdef __cplusplus
}
#endif
#endif

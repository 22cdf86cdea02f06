// intel-ipsec-mb behind three functions for ./cw bench, which compiles this file: see compiled.py. Its ciphers and
// Poly1305 are jobs of its manager, the digest of one message is a function.
#include <intel-ipsec-mb.h>

#include <cstdint>
#include <cstring>

namespace {

enum Kind { none, aes_ctr, chacha20, poly1305, sha1, sha256, sha512 };

IMB_MGR *manager;
Kind kind = none;
DECLARE_ALIGNED(uint32_t schedule[4 * 15], 64);
DECLARE_ALIGNED(uint32_t inverse[4 * 15], 64);
DECLARE_ALIGNED(uint8_t secret[64], 64);
DECLARE_ALIGNED(uint8_t start[256], 64);

struct Entry {
    const char *name, *mode;
    Kind kind;
    int bytes;
};
const Entry entries[] = {{"AES", "ctr32", aes_ctr, 16},     {"CHACHA20", "stream", chacha20, 64},
                         {"POLY1305", "mac", poly1305, 16}, {"SHA1", "hash", sha1, 20},
                         {"SHA256", "hash", sha256, 32},    {"SHA512", "hash", sha512, 64}};

int submit(uint8_t *out, const uint8_t *in, size_t size) {
    IMB_JOB *job = IMB_GET_NEXT_JOB(manager);
    std::memset(job, 0, sizeof *job);
    job->src = in;
    job->dst = out;
    job->cipher_direction = IMB_DIR_ENCRYPT;
    job->chain_order = IMB_ORDER_CIPHER_HASH;
    job->cipher_mode = kind == aes_ctr ? IMB_CIPHER_CNTR : kind == chacha20 ? IMB_CIPHER_CHACHA20 : IMB_CIPHER_NULL;
    job->hash_alg = kind == poly1305 ? IMB_AUTH_POLY1305 : IMB_AUTH_NULL;
    if (kind == poly1305) {
        job->chain_order = IMB_ORDER_HASH_CIPHER;
        job->u.POLY1305._key = secret;
        job->msg_len_to_hash_in_bytes = size;
        job->auth_tag_output = out;
        job->auth_tag_output_len_in_bytes = 16;
    } else {
        job->enc_keys = kind == aes_ctr ? static_cast<const void *>(schedule) : secret;
        job->dec_keys = job->enc_keys;
        job->key_len_in_bytes = kind == aes_ctr ? 16 : 32;
        job->iv = start;
        job->iv_len_in_bytes = kind == aes_ctr ? 16 : 12;
        job->msg_len_to_cipher_in_bytes = size;
    }
    job = IMB_SUBMIT_JOB(manager);
    if (job == nullptr)
        job = IMB_FLUSH_JOB(manager);
    return job != nullptr && job->status == IMB_STATUS_COMPLETED ? 0 : 1;
}

}  // namespace

extern "C" const char *bench_version() { return imb_get_version_str(); }

extern "C" int bench_begin(const char *name, const char *mode, const uint8_t *key, size_t key_bytes, const uint8_t *iv,
                           size_t iv_bytes) {
    IMB_ARCH chosen;
    for (const Entry &entry : entries) {
        if (std::strcmp(name, entry.name) != 0 || std::strcmp(mode, entry.mode) != 0)
            continue;
        manager = alloc_mb_mgr(0);
        if (manager == nullptr || key_bytes > sizeof secret || iv_bytes > sizeof start)
            return -2;
        init_mb_mgr_auto(manager, &chosen);
        std::memcpy(secret, key, key_bytes);
        std::memcpy(start, iv, iv_bytes);
        kind = entry.kind;
        if (kind == aes_ctr)
            IMB_AES_KEYEXP_128(manager, secret, schedule, inverse);
        return entry.bytes;
    }
    return -1;
}

extern "C" int bench_run(uint8_t *out, const uint8_t *in, size_t size) {
    switch (kind) {
    case sha1: IMB_SHA1(manager, in, size, out); return 0;
    case sha256: IMB_SHA256(manager, in, size, out); return 0;
    case sha512: IMB_SHA512(manager, in, size, out); return 0;
    default: return size == 0 ? 0 : submit(out, in, size);
    }
}

// Crypto++ behind three functions for ./cw bench, which compiles this file: see compiled.py.
#define CRYPTOPP_ENABLE_NAMESPACE_WEAK 1
#include <cryptopp/aes.h>
#include <cryptopp/camellia.h>
#include <cryptopp/chacha.h>
#include <cryptopp/md5.h>
#include <cryptopp/modes.h>
#include <cryptopp/poly1305.h>
#include <cryptopp/ripemd.h>
#include <cryptopp/serpent.h>
#include <cryptopp/sha.h>
#include <cryptopp/sm4.h>
#include <cryptopp/whrlpool.h>

#include <cstring>
#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <string>

using namespace CryptoPP;

namespace {

std::unique_ptr<SymmetricCipher> stream;
std::unique_ptr<HashTransformation> message;
std::string version;

template <class Made>
std::unique_ptr<HashTransformation> hash() { return std::unique_ptr<HashTransformation>(new Made); }

template <class Block>
std::unique_ptr<SymmetricCipher> counted() {
    return std::unique_ptr<SymmetricCipher>(new typename CTR_Mode<Block>::Encryption);
}

const std::map<std::string, std::function<std::unique_ptr<SymmetricCipher>()>> counters = {
    {"AES", counted<AES>}, {"Camellia", counted<Camellia>}, {"Serpent", counted<Serpent>}, {"SM4", counted<SM4>}};
const std::map<std::string, std::function<std::unique_ptr<HashTransformation>()>> hashes = {
    {"MD5", hash<Weak::MD5>},     {"SHA-1", hash<SHA1>},        {"SHA-256", hash<SHA256>},
    {"SHA-512", hash<SHA512>},    {"RIPEMD-160", hash<RIPEMD160>}, {"Whirlpool", hash<Whirlpool>}};

int begin(const std::string &name, const std::string &mode, const byte *key, size_t key_bytes, const byte *iv,
          size_t iv_bytes) {
    if (mode == "hash" && hashes.count(name)) {
        message = hashes.at(name)();
    } else if (mode == "mac" && name == "Poly1305TLS") {
        std::unique_ptr<Poly1305TLS> made(new Poly1305TLS);
        made->SetKey(key, key_bytes);
        message = std::move(made);
    } else if (mode == "ctr32" && counters.count(name)) {
        stream = counters.at(name)();
        stream->SetKeyWithIV(key, key_bytes, iv, iv_bytes);
    } else if (mode == "stream" && name == "ChaChaTLS") {
        stream.reset(new ChaChaTLS::Encryption);
        stream->SetKeyWithIV(key, key_bytes, iv, iv_bytes);
    } else {
        return -1;
    }
    return message ? static_cast<int>(message->DigestSize()) : 1;
}

}  // namespace

extern "C" const char *bench_version() {
    const int number = LibraryVersion();
    version = std::to_string(number / 100) + "." + std::to_string(number / 10 % 10) + "." + std::to_string(number % 10);
    return version.c_str();
}

extern "C" int bench_begin(const char *name, const char *mode, const byte *key, size_t key_bytes, const byte *iv,
                           size_t iv_bytes) {
    try {
        return begin(name, mode, key, key_bytes, iv, iv_bytes);
    } catch (const std::exception &) {
        return -2;
    }
}

extern "C" int bench_run(byte *out, const byte *in, size_t size) {
    try {
        if (stream) {
            stream->ProcessData(out, in, size);
        } else {
            message->Update(in, size);
            message->Final(out);        // and begins anew
        }
        return 0;
    } catch (const std::exception &) {
        return 1;
    }
}

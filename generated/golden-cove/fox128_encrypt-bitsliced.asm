; fox128_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/fox128.cw (sha256 1aa5c9d12109a196); do not edit:
;   ./cw build fox128_encrypt --cpu golden-cove --variant bitsliced
;
; void fox128_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 8192 bytes (2048 slices of 4 bytes, the same in all blocks), read, secret, no alignment needed
;   src: 8192 bytes a batch (128 slices), read, secret, aligned to 16 bytes
;   dst: 8192 bytes a batch (128 slices), written, secret, aligned to 16 bytes
;   n: number of batches of 512 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes zmm0 to zmm31.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 301 uops, planned 75.7; bounds: width 50.2, ports 74.5, path 7.0
;   blocks: 5 uops, planned 6.2; bounds: width 0.8, ports 1.0, path 6.0
;   blocks/rounds: 2594 uops, planned 555.7; bounds: width 432.3, ports 544.0, path 56.0
;   blocks.2: 2661 uops, planned 546.7; bounds: width 443.5, ports 536.5, path 50.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

%ifdef __?OUTPUT_FORMAT?__
%define OBJECT_FORMAT __?OUTPUT_FORMAT?__
%else
%define OBJECT_FORMAT __OUTPUT_FORMAT__ ; before nasm 2.15
%endif
%macro for_formats 1-* ; HERE: whether nasm -f is one of these
%assign HERE 0
%rep %0
%ifidn OBJECT_FORMAT, %1
%assign HERE 1
%endif
%rotate 1
%endrep
%endmacro

for_formats win64, elf32, elf, win32, win, macho32, macho
%if HERE
%fatal "fox128_encrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_fox128_encrypt
$_fox128_encrypt:
%else
        global $fox128_encrypt
%endif
$fox128_encrypt:
        push rbp                                          ;                    preserved
        mov rax, rsp                                      ;                    frame
        sub rsp, 0x5a80                                   ;                    frame
        and rsp, -64                                      ;                    frame
        lea rbp, [rsp + 128]                              ;                    frame
        mov qword [rbp + 23024], rax                      ;                    frame
        mov qword [rbp + 22976], rdi                      ;                    argument
        mov dword [rbp + 23032], ecx                      ;                    argument
        mov qword [rbp + 22984], rsi                      ;                    argument
        mov qword [rbp + 23016], rdx                      ;                    argument
        mov r8, qword [rbp + 22976]                       ;     0.0 p2      62 p.6 reload
        vpbroadcastd zmm0, [r8 + 7704]                    ;     5.0 p3      62 p.6
        vmovdqa64 zmm1, zmm0                              ;    11.0         62 p.6 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p0      62 p.6
        vmovdqu64 [rbp + 8064], zmm1                      ;    12.0 p7+p4   62 p.6
        vpbroadcastd zmm0, [r8 + 7708]                    ;     5.0 p10     62 p.7
        vmovdqa64 zmm1, zmm0                              ;    11.0         62 p.7 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p5      62 p.7
        vmovdqu64 [rbp + 8128], zmm1                      ;    12.0 p8+p9   62 p.7
        vpbroadcastd zmm0, [r8 + 7736]                    ;     5.0 p2      62 p.14
        vmovdqa64 zmm1, zmm0                              ;    11.0         62 p.14 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p0      62 p.14
        vmovdqu64 [rbp + 8192], zmm1                      ;    12.0 p7+p4   62 p.14
        vpbroadcastd zmm0, [r8 + 7740]                    ;     5.0 p3      62 p.15
        vmovdqa64 zmm1, zmm0                              ;    11.0         62 p.15 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p5      62 p.15
        vmovdqu64 [rbp + 8256], zmm1                      ;    12.0 p8+p9   62 p.15
        vpbroadcastd zmm0, [r8 + 7768]                    ;     5.0 p10     62 p.22
        vmovdqa64 zmm1, zmm0                              ;    11.0         62 p.22 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p0      62 p.22
        vmovdqu64 [rbp + 8320], zmm1                      ;    12.0 p7+p4   62 p.22
        vpbroadcastd zmm0, [r8 + 7772]                    ;     5.0 p2      62 p.23
        vmovdqa64 zmm1, zmm0                              ;    11.0         62 p.23 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p5      62 p.23
        vmovdqu64 [rbp + 8384], zmm1                      ;    12.0 p8+p9   62 p.23
        vpbroadcastd zmm0, [r8 + 7800]                    ;     5.0 p3      62 p.30
        vmovdqa64 zmm1, zmm0                              ;    11.0         62 p.30 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p0      62 p.30
        vmovdqu64 [rbp + 8448], zmm1                      ;    12.0 p7+p4   62 p.30
        vpbroadcastd zmm0, [r8 + 7804]                    ;     5.0 p10     62 p.31
        vmovdqa64 zmm1, zmm0                              ;    11.0         62 p.31 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p5      62 p.31
        vmovdqu64 [rbp + 8512], zmm1                      ;    12.0 p8+p9   62 p.31
        vpbroadcastd zmm0, [r8 + 7832]                    ;     5.5 p2      62 p.38
        vmovdqa64 zmm1, zmm0                              ;    11.5         62 p.38 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.5 p0      62 p.38
        vmovdqu64 [rbp + 8576], zmm1                      ;    12.5 p7+p4   62 p.38
        vpbroadcastd zmm0, [r8 + 7836]                    ;     6.2 p3      62 p.39
        vmovdqa64 zmm1, zmm0                              ;    12.2         62 p.39 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    12.2 p5      62 p.39
        vmovdqu64 [rbp + 8640], zmm1                      ;    13.2 p8+p9   62 p.39
        vpbroadcastd zmm0, [r8 + 7864]                    ;     6.8 p10     62 p.46
        vmovdqa64 zmm1, zmm0                              ;    12.8         62 p.46 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    12.8 p0      62 p.46
        vmovdqu64 [rbp + 8704], zmm1                      ;    13.8 p7+p4   62 p.46
        vpbroadcastd zmm0, [r8 + 7868]                    ;     7.5 p2      62 p.47
        vmovdqa64 zmm1, zmm0                              ;    13.5         62 p.47 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    13.5 p5      62 p.47
        vmovdqu64 [rbp + 8768], zmm1                      ;    14.5 p8+p9   62 p.47
        vpbroadcastd zmm0, [r8 + 7896]                    ;     8.2 p3      62 p.54
        vmovdqa64 zmm1, zmm0                              ;    14.2         62 p.54 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    14.2 p0      62 p.54
        vmovdqu64 [rbp + 8832], zmm1                      ;    15.2 p7+p4   62 p.54
        vpbroadcastd zmm0, [r8 + 7900]                    ;     8.8 p10     62 p.55
        vmovdqa64 zmm1, zmm0                              ;    14.8         62 p.55 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    14.8 p5      62 p.55
        vmovdqu64 [rbp + 8896], zmm1                      ;    15.8 p8+p9   62 p.55
        vpbroadcastd zmm0, [r8 + 7928]                    ;     9.5 p2      62 p.62
        vmovdqa64 zmm1, zmm0                              ;    15.5         62 p.62 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    15.5 p0      62 p.62
        vmovdqu64 [rbp + 8960], zmm1                      ;    16.5 p7+p4   62 p.62
        vpbroadcastd zmm0, [r8 + 7932]                    ;    10.2 p3      62 p.63
        vmovdqa64 zmm1, zmm0                              ;    16.2         62 p.63 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    16.2 p5      62 p.63
        vmovdqu64 [rbp + 9024], zmm1                      ;    17.2 p8+p9   62 p.63
        vpbroadcastd zmm0, [r8 + 7936]                    ;    10.8 p10     62 p.0
        vmovdqa64 zmm1, zmm0                              ;    16.8         62 p.0 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    16.8 p0      62 p.0
        vmovdqu64 [rbp + 9088], zmm1                      ;    17.8 p7+p4   62 p.0
        vpbroadcastd zmm0, [r8 + 7940]                    ;    11.5 p2      62 p.1
        vmovdqa64 zmm1, zmm0                              ;    17.5         62 p.1 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    17.5 p5      62 p.1
        vmovdqu64 [rbp + 9152], zmm1                      ;    18.5 p8+p9   62 p.1
        vpbroadcastd zmm0, [r8 + 7952]                    ;    12.2 p3      62 p.4
        vmovdqa64 zmm1, zmm0                              ;    18.2         62 p.4 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    18.2 p0      62 p.4
        vmovdqu64 [rbp + 9216], zmm1                      ;    19.2 p7+p4   62 p.4
        vpbroadcastd zmm0, [r8 + 7960]                    ;    12.8 p10     62 p.6
        vmovdqa64 zmm1, zmm0                              ;    18.8         62 p.6 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    18.8 p5      62 p.6
        vmovdqu64 [rbp + 9280], zmm1                      ;    19.8 p8+p9   62 p.6
        vpbroadcastd zmm0, [r8 + 7964]                    ;    13.5 p2      62 p.7
        vmovdqa64 zmm1, zmm0                              ;    19.5         62 p.7 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    19.5 p0      62 p.7
        vmovdqu64 [rbp + 9344], zmm1                      ;    20.7 p7+p4   62 p.7
        vpbroadcastd zmm0, [r8 + 7968]                    ;    14.2 p3      62 p.8
        vmovdqa64 zmm1, zmm0                              ;    20.2         62 p.8 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    20.2 p5      62 p.8
        vmovdqu64 [rbp + 9408], zmm1                      ;    21.3 p8+p9   62 p.8
        vpbroadcastd zmm0, [r8 + 7972]                    ;    14.8 p10     62 p.9
        vmovdqa64 zmm1, zmm0                              ;    20.8         62 p.9 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    20.8 p0      62 p.9
        vmovdqu64 [rbp + 9472], zmm1                      ;    22.7 p7+p4   62 p.9
        vpbroadcastd zmm0, [r8 + 7984]                    ;    15.5 p2      62 p.12
        vmovdqa64 zmm1, zmm0                              ;    21.5         62 p.12 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    21.5 p5      62 p.12
        vmovdqu64 [rbp + 9536], zmm1                      ;    23.3 p8+p9   62 p.12
        vpbroadcastd zmm0, [r8 + 8000]                    ;    16.2 p3      62 p.16
        vmovdqa64 zmm1, zmm0                              ;    22.2         62 p.16 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    22.2 p0      62 p.16
        vmovdqu64 [rbp + 9600], zmm1                      ;    24.7 p7+p4   62 p.16
        vpbroadcastd zmm0, [r8 + 8004]                    ;    16.8 p10     62 p.17
        vmovdqa64 zmm1, zmm0                              ;    22.8         62 p.17 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    22.8 p5      62 p.17
        vmovdqu64 [rbp + 9664], zmm1                      ;    25.3 p8+p9   62 p.17
        vpbroadcastd zmm0, [r8 + 8016]                    ;    17.5 p2      62 p.20
        vmovdqa64 zmm1, zmm0                              ;    23.5         62 p.20 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    23.5 p0      62 p.20
        vmovdqu64 [rbp + 9728], zmm1                      ;    26.7 p7+p4   62 p.20
        vpbroadcastd zmm0, [r8 + 8032]                    ;    18.2 p3      62 p.24
        vmovdqa64 zmm1, zmm0                              ;    24.2         62 p.24 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    24.2 p5      62 p.24
        vmovdqu64 [rbp + 9792], zmm1                      ;    27.3 p8+p9   62 p.24
        vpbroadcastd zmm0, [r8 + 8036]                    ;    18.8 p10     62 p.25
        vmovdqa64 zmm1, zmm0                              ;    24.8         62 p.25 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    24.8 p0      62 p.25
        vmovdqu64 [rbp + 9856], zmm1                      ;    28.7 p7+p4   62 p.25
        vpbroadcastd zmm0, [r8 + 8048]                    ;    19.5 p2      62 p.28
        vmovdqa64 zmm1, zmm0                              ;    25.5         62 p.28 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    25.5 p5      62 p.28
        vmovdqu64 [rbp + 9920], zmm1                      ;    29.3 p8+p9   62 p.28
        vpbroadcastd zmm0, [r8 + 8064]                    ;    20.2 p3      62 p.32
        vmovdqa64 zmm1, zmm0                              ;    26.2         62 p.32 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    26.2 p0      62 p.32
        vmovdqu64 [rbp + 9984], zmm1                      ;    30.7 p7+p4   62 p.32
        vpbroadcastd zmm0, [r8 + 8068]                    ;    20.8 p10     62 p.33
        vmovdqa64 zmm1, zmm0                              ;    26.8         62 p.33 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    26.8 p5      62 p.33
        vmovdqu64 [rbp + 10048], zmm1                     ;    31.3 p8+p9   62 p.33
        vpbroadcastd zmm0, [r8 + 8080]                    ;    21.5 p2      62 p.36
        vmovdqa64 zmm1, zmm0                              ;    27.5         62 p.36 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    27.5 p0      62 p.36
        vmovdqu64 [rbp + 10112], zmm1                     ;    32.7 p7+p4   62 p.36
        vpbroadcastd zmm0, [r8 + 8096]                    ;    22.2 p3      62 p.40
        vmovdqa64 zmm1, zmm0                              ;    28.2         62 p.40 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    28.2 p5      62 p.40
        vmovdqu64 [rbp + 10176], zmm1                     ;    33.3 p8+p9   62 p.40
        vpbroadcastd zmm0, [r8 + 8100]                    ;    22.8 p10     62 p.41
        vmovdqa64 zmm1, zmm0                              ;    28.8         62 p.41 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    28.8 p0      62 p.41
        vmovdqu64 [rbp + 10240], zmm1                     ;    34.7 p7+p4   62 p.41
        vpbroadcastd zmm0, [r8 + 8112]                    ;    23.5 p2      62 p.44
        vmovdqa64 zmm1, zmm0                              ;    29.5         62 p.44 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    29.5 p5      62 p.44
        vmovdqu64 [rbp + 10304], zmm1                     ;    35.3 p8+p9   62 p.44
        vpbroadcastd zmm0, [r8 + 8128]                    ;    24.2 p3      62 p.48
        vmovdqa64 zmm1, zmm0                              ;    30.2         62 p.48 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    30.2 p0      62 p.48
        vmovdqu64 [rbp + 10368], zmm1                     ;    36.7 p7+p4   62 p.48
        vpbroadcastd zmm0, [r8 + 8132]                    ;    24.8 p10     62 p.49
        vmovdqa64 zmm1, zmm0                              ;    30.8         62 p.49 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    30.8 p5      62 p.49
        vmovdqu64 [rbp + 10432], zmm1                     ;    37.3 p8+p9   62 p.49
        vpbroadcastd zmm0, [r8 + 8144]                    ;    25.5 p2      62 p.52
        vmovdqa64 zmm1, zmm0                              ;    31.5         62 p.52 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    31.5 p0      62 p.52
        vmovdqu64 [rbp + 10496], zmm1                     ;    38.7 p7+p4   62 p.52
        vpbroadcastd zmm0, [r8 + 8160]                    ;    26.2 p3      62 p.56
        vmovdqa64 zmm1, zmm0                              ;    32.2         62 p.56 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    32.2 p5      62 p.56
        vmovdqu64 [rbp + 10560], zmm1                     ;    39.3 p8+p9   62 p.56
        vpbroadcastd zmm0, [r8 + 8164]                    ;    26.8 p10     62 p.57
        vmovdqa64 zmm1, zmm0                              ;    32.8         62 p.57 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    32.8 p0      62 p.57
        vmovdqu64 [rbp + 10624], zmm1                     ;    40.7 p7+p4   62 p.57
        vpbroadcastd zmm0, [r8 + 8176]                    ;    27.5 p2      62 p.60
        vmovdqa64 zmm1, zmm0                              ;    33.5         62 p.60 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    33.5 p5      62 p.60
        vmovdqu64 [rbp + 10688], zmm1                     ;    41.3 p8+p9   62 p.60
        vpbroadcastd zmm0, [r8 + 7680]                    ;    28.2 p3      62 p.0
        vmovdqa64 zmm1, zmm0                              ;    34.2         62 p.0 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    34.2 p0      62 p.0
        vmovdqu64 [rbp + 10752], zmm1                     ;    42.7 p7+p4   62 p.0
        vpbroadcastd zmm0, [r8 + 7688]                    ;    28.8 p10     62 p.2
        vmovdqa64 zmm1, zmm0                              ;    34.8         62 p.2 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    34.8 p5      62 p.2
        vmovdqu64 [rbp + 10816], zmm1                     ;    43.3 p8+p9   62 p.2
        vpbroadcastd zmm0, [r8 + 7696]                    ;    29.5 p2      62 p.4
        vmovdqa64 zmm1, zmm0                              ;    35.5         62 p.4 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    35.5 p0      62 p.4
        vmovdqu64 [rbp + 10880], zmm1                     ;    44.7 p7+p4   62 p.4
        vpbroadcastd zmm0, [r8 + 7700]                    ;    30.2 p3      62 p.5
        vmovdqa64 zmm1, zmm0                              ;    36.2         62 p.5 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    36.2 p5      62 p.5
        vmovdqu64 [rbp + 10944], zmm1                     ;    45.3 p8+p9   62 p.5
        vpbroadcastd zmm0, [r8 + 7712]                    ;    30.8 p10     62 p.8
        vmovdqa64 zmm1, zmm0                              ;    36.8         62 p.8 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    36.8 p0      62 p.8
        vmovdqu64 [rbp + 11008], zmm1                     ;    46.7 p7+p4   62 p.8
        vpbroadcastd zmm0, [r8 + 7720]                    ;    31.5 p2      62 p.10
        vmovdqa64 zmm1, zmm0                              ;    37.5         62 p.10 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    37.5 p5      62 p.10
        vmovdqu64 [rbp + 11072], zmm1                     ;    47.3 p8+p9   62 p.10
        vpbroadcastd zmm0, [r8 + 7728]                    ;    32.2 p3      62 p.12
        vmovdqa64 zmm1, zmm0                              ;    38.2         62 p.12 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    38.2 p0      62 p.12
        vmovdqu64 [rbp + 11136], zmm1                     ;    48.7 p7+p4   62 p.12
        vpbroadcastd zmm0, [r8 + 7732]                    ;    32.8 p10     62 p.13
        vmovdqa64 zmm1, zmm0                              ;    38.8         62 p.13 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    38.8 p5      62 p.13
        vmovdqu64 [rbp + 11200], zmm1                     ;    49.3 p8+p9   62 p.13
        vpbroadcastd zmm0, [r8 + 7744]                    ;    33.5 p2      62 p.16
        vmovdqa64 zmm1, zmm0                              ;    39.5         62 p.16 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    39.5 p0      62 p.16
        vmovdqu64 [rbp + 11264], zmm1                     ;    50.7 p7+p4   62 p.16
        vpbroadcastd zmm0, [r8 + 7752]                    ;    34.2 p3      62 p.18
        vmovdqa64 zmm1, zmm0                              ;    40.2         62 p.18 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    40.2 p5      62 p.18
        vmovdqu64 [rbp + 11328], zmm1                     ;    51.3 p8+p9   62 p.18
        vpbroadcastd zmm0, [r8 + 7760]                    ;    34.8 p10     62 p.20
        vmovdqa64 zmm1, zmm0                              ;    40.8         62 p.20 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    40.8 p0      62 p.20
        vmovdqu64 [rbp + 11392], zmm1                     ;    52.7 p7+p4   62 p.20
        vpbroadcastd zmm0, [r8 + 7764]                    ;    35.5 p2      62 p.21
        vmovdqa64 zmm1, zmm0                              ;    41.5         62 p.21 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    41.5 p5      62 p.21
        vmovdqu64 [rbp + 11456], zmm1                     ;    53.3 p8+p9   62 p.21
        vpbroadcastd zmm0, [r8 + 7776]                    ;    36.2 p3      62 p.24
        vmovdqa64 zmm1, zmm0                              ;    42.2         62 p.24 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    42.2 p0      62 p.24
        vmovdqu64 [rbp + 11520], zmm1                     ;    54.7 p7+p4   62 p.24
        vpbroadcastd zmm0, [r8 + 7784]                    ;    36.8 p10     62 p.26
        vmovdqa64 zmm1, zmm0                              ;    42.8         62 p.26 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    42.8 p5      62 p.26
        vmovdqu64 [rbp + 11584], zmm1                     ;    55.3 p8+p9   62 p.26
        vpbroadcastd zmm0, [r8 + 7792]                    ;    37.5 p2      62 p.28
        vmovdqa64 zmm1, zmm0                              ;    43.5         62 p.28 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    43.5 p0      62 p.28
        vmovdqu64 [rbp + 11648], zmm1                     ;    56.7 p7+p4   62 p.28
        vpbroadcastd zmm0, [r8 + 7796]                    ;    38.2 p3      62 p.29
        vmovdqa64 zmm1, zmm0                              ;    44.2         62 p.29 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    44.2 p5      62 p.29
        vmovdqu64 [rbp + 11712], zmm1                     ;    57.3 p8+p9   62 p.29
        vpbroadcastd zmm0, [r8 + 7808]                    ;    38.8 p10     62 p.32
        vmovdqa64 zmm1, zmm0                              ;    44.8         62 p.32 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    44.8 p0      62 p.32
        vmovdqu64 [rbp + 11776], zmm1                     ;    58.7 p7+p4   62 p.32
        vpbroadcastd zmm0, [r8 + 7816]                    ;    39.5 p2      62 p.34
        vmovdqa64 zmm1, zmm0                              ;    45.5         62 p.34 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    45.5 p5      62 p.34
        vmovdqu64 [rbp + 11840], zmm1                     ;    59.3 p8+p9   62 p.34
        vpbroadcastd zmm0, [r8 + 7824]                    ;    40.2 p3      62 p.36
        vmovdqa64 zmm1, zmm0                              ;    46.2         62 p.36 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    46.2 p0      62 p.36
        vmovdqu64 [rbp + 11904], zmm1                     ;    60.7 p7+p4   62 p.36
        vpbroadcastd zmm0, [r8 + 7828]                    ;    40.8 p10     62 p.37
        vmovdqa64 zmm1, zmm0                              ;    46.8         62 p.37 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    46.8 p5      62 p.37
        vmovdqu64 [rbp + 11968], zmm1                     ;    61.3 p8+p9   62 p.37
        vpbroadcastd zmm0, [r8 + 7840]                    ;    41.5 p2      62 p.40
        vmovdqa64 zmm1, zmm0                              ;    47.5         62 p.40 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    47.5 p0      62 p.40
        vmovdqu64 [rbp + 12032], zmm1                     ;    62.7 p7+p4   62 p.40
        vpbroadcastd zmm0, [r8 + 7848]                    ;    42.2 p3      62 p.42
        vmovdqa64 zmm1, zmm0                              ;    48.2         62 p.42 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    48.2 p5      62 p.42
        vmovdqu64 [rbp + 12096], zmm1                     ;    63.3 p8+p9   62 p.42
        vpbroadcastd zmm0, [r8 + 7856]                    ;    42.8 p10     62 p.44
        vmovdqa64 zmm1, zmm0                              ;    48.8         62 p.44 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    48.8 p0      62 p.44
        vmovdqu64 [rbp + 12160], zmm1                     ;    64.7 p7+p4   62 p.44
        vpbroadcastd zmm0, [r8 + 7860]                    ;    43.5 p2      62 p.45
        vmovdqa64 zmm1, zmm0                              ;    49.5         62 p.45 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    49.5 p5      62 p.45
        vmovdqu64 [rbp + 12224], zmm1                     ;    65.3 p8+p9   62 p.45
        vpbroadcastd zmm0, [r8 + 7872]                    ;    44.2 p3      62 p.48
        vmovdqa64 zmm1, zmm0                              ;    50.2         62 p.48 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    50.2 p0      62 p.48
        vmovdqu64 [rbp + 12288], zmm1                     ;    66.7 p7+p4   62 p.48
        vpbroadcastd zmm0, [r8 + 7880]                    ;    44.8 p10     62 p.50
        vpbroadcastd zmm1, [r8 + 7888]                    ;    45.0 p2      62 p.52
        vpbroadcastd zmm2, [r8 + 7892]                    ;    45.2 p3      62 p.53
        vmovdqa64 zmm3, zmm0                              ;    50.8         62 p.50 copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                  ;    50.8 p5      62 p.50
        vmovdqu64 [rbp + 12352], zmm3                     ;    67.3 p8+p9   62 p.50
        vpbroadcastd zmm0, [r8 + 7904]                    ;    45.8 p10     62 p.56
        vpbroadcastd zmm3, [r8 + 7912]                    ;    46.0 p2      62 p.58
        vpbroadcastd zmm4, [r8 + 7920]                    ;    46.2 p3      62 p.60
        vmovdqa64 zmm5, zmm1                              ;    51.0         62 p.52 copy
        vpternlogd zmm5, zmm1, zmm1, 0xf                  ;    51.0 p0      62 p.52
        vmovdqu64 [rbp + 12416], zmm5                     ;    68.7 p7+p4   62 p.52
        vpbroadcastd zmm1, [r8 + 7924]                    ;    46.8 p10     62 p.61
        vmovdqa64 zmm5, zmm2                              ;    51.2         62 p.53 copy
        vpternlogd zmm5, zmm2, zmm2, 0xf                  ;    51.2 p5      62 p.53
        vmovdqu64 [rbp + 12480], zmm5                     ;    69.3 p8+p9   62 p.53
        vmovdqa64 zmm2, zmm0                              ;    51.8         62 p.56 copy
        vpternlogd zmm2, zmm0, zmm0, 0xf                  ;    51.8 p0      62 p.56
        vmovdqu64 [rbp + 12544], zmm2                     ;    70.7 p7+p4   62 p.56
        vmovdqa64 zmm0, zmm3                              ;    52.0         62 p.58 copy
        vpternlogd zmm0, zmm3, zmm3, 0xf                  ;    52.0 p5      62 p.58
        vmovdqu64 [rbp + 12608], zmm0                     ;    71.3 p8+p9   62 p.58
        vmovdqa64 zmm0, zmm4                              ;    52.2         62 p.60 copy
        vpternlogd zmm0, zmm4, zmm4, 0xf                  ;    52.2 p0      62 p.60
        vmovdqu64 [rbp + 12672], zmm0                     ;    72.7 p7+p4   62 p.60
        vmovdqa64 zmm0, zmm1                              ;    52.8         62 p.61 copy
        vpternlogd zmm0, zmm1, zmm1, 0xf                  ;    52.8 p5      62 p.61
        vmovdqu64 [rbp + 12736], zmm0                     ;    73.3 p8+p9   62 p.61
        mov r8d, dword [rbp + 23032]                      ;    49.5 p2      76 blocks
        shl r8, 0xd                                       ;    54.5 p6      76 blocks
        add r8, qword [rbp + 22984]                       ;    55.5 p1+p3   76 blocks
        mov qword [rbp + 22992], r8                       ;    74.7 p7+p4   76 blocks
        cmp dword [rbp + 23032], 0                        ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov rax, qword [rbp + 22984]                      ;                    first state
        mov r8, qword [rbp + 22976]                       ;     0.2 p3      78 rounds reload
        mov qword [rbp + 23000], r8                       ;     5.2 p7+p4   78 rounds
        add r8, 0x1e00                                    ;     5.2 p0      78 rounds
        mov qword [rbp + 23008], r8                       ;     6.2 p8+p9   78 rounds
        align 16
.rounds_2:
        mov r8, qword [rbp + 23000]                       ;     0.0 p2      62 p.0 reload
        vpbroadcastd zmm0, [r8]                           ;     5.0 p3      62 p.0
        vpbroadcastd zmm1, [r8 + 4]                       ;     5.0 p10     62 p.1
        vpbroadcastd zmm2, [r8 + 8]                       ;     5.0 p2      62 p.2
        vpbroadcastd zmm3, [r8 + 12]                      ;     5.0 p3      62 p.3
        vpbroadcastd zmm4, [r8 + 16]                      ;     5.0 p10     62 p.4
        vpbroadcastd zmm5, [r8 + 20]                      ;     5.0 p2      62 p.5
        vpbroadcastd zmm6, [r8 + 24]                      ;     5.0 p3      62 p.6
        vpbroadcastd zmm7, [r8 + 28]                      ;     5.0 p10     62 p.7
        vpbroadcastd zmm8, [r8 + 32]                      ;     5.0 p2      62 p.8
        vpbroadcastd zmm9, [r8 + 36]                      ;     5.0 p3      62 p.9
        vpbroadcastd zmm10, [r8 + 40]                     ;     5.0 p10     62 p.10
        vpbroadcastd zmm11, [r8 + 44]                     ;     5.0 p2      62 p.11
        vpbroadcastd zmm12, [r8 + 48]                     ;     5.0 p3      62 p.12
        vpbroadcastd zmm13, [r8 + 52]                     ;     5.0 p10     62 p.13
        vpbroadcastd zmm14, [r8 + 56]                     ;     5.0 p2      62 p.14
        vpbroadcastd zmm15, [r8 + 60]                     ;     5.2 p3      62 p.15
        vpbroadcastd zmm16, [r8 + 64]                     ;     5.3 p10     62 p.16
        vpbroadcastd zmm17, [r8 + 68]                     ;     6.0 p2      62 p.17
        vpbroadcastd zmm18, [r8 + 72]                     ;     6.2 p3      62 p.18
        vpbroadcastd zmm19, [r8 + 76]                     ;     6.3 p10     62 p.19
        vpbroadcastd zmm20, [r8 + 80]                     ;     7.0 p2      62 p.20
        vpbroadcastd zmm21, [r8 + 84]                     ;     7.2 p3      62 p.21
        vpbroadcastd zmm22, [r8 + 88]                     ;     7.3 p10     62 p.22
        vpbroadcastd zmm23, [r8 + 92]                     ;     8.0 p2      62 p.23
        vpbroadcastd zmm24, [r8 + 96]                     ;     8.2 p3      62 p.24
        vpbroadcastd zmm25, [r8 + 100]                    ;     8.3 p10     62 p.25
        vpbroadcastd zmm26, [r8 + 104]                    ;     9.0 p2      62 p.26
        vpbroadcastd zmm27, [r8 + 108]                    ;     9.2 p3      62 p.27
        vpbroadcastd zmm28, [r8 + 112]                    ;     9.3 p10     62 p.28
        vpbroadcastd zmm29, [r8 + 116]                    ;    10.0 p2      62 p.29
        vpbroadcastd zmm30, [r8 + 120]                    ;    10.2 p3      62 p.30
        vpbroadcastd zmm31, [r8 + 124]                    ;    10.3 p10     62 p.31
        vpbroadcastd zmm25, [r8 + 128]                    ;    11.0 p2      62 p.32
        vpbroadcastd zmm30, [r8 + 132]                    ;    11.2 p3      62 p.33
        vpbroadcastd zmm30, [r8 + 136]                    ;    11.3 p10     62 p.34
        vpbroadcastd zmm28, [r8 + 140]                    ;    12.0 p2      62 p.35
        vpbroadcastd zmm31, [r8 + 144]                    ;    12.2 p3      62 p.36
        vpbroadcastd zmm31, [r8 + 148]                    ;    12.3 p10     62 p.37
        vpbroadcastd zmm17, [r8 + 152]                    ;    13.0 p2      62 p.38
        vpbroadcastd zmm17, [r8 + 156]                    ;    13.2 p3      62 p.39
        vpbroadcastd zmm17, [r8 + 160]                    ;    13.3 p10     62 p.40
        vpbroadcastd zmm22, [r8 + 164]                    ;    14.0 p2      62 p.41
        vpbroadcastd zmm22, [r8 + 168]                    ;    14.2 p3      62 p.42
        vpbroadcastd zmm20, [r8 + 172]                    ;    14.3 p10     62 p.43
        vpbroadcastd zmm23, [r8 + 176]                    ;    15.0 p2      62 p.44
        vpbroadcastd zmm23, [r8 + 180]                    ;    15.2 p3      62 p.45
        vpbroadcastd zmm9, [r8 + 184]                     ;    15.3 p10     62 p.46
        vpbroadcastd zmm9, [r8 + 188]                     ;    16.0 p2      62 p.47
        vpbroadcastd zmm9, [r8 + 192]                     ;    16.2 p3      62 p.48
        vpbroadcastd zmm14, [r8 + 196]                    ;    16.3 p10     62 p.49
        vpbroadcastd zmm14, [r8 + 200]                    ;    17.0 p2      62 p.50
        vpbroadcastd zmm12, [r8 + 204]                    ;    17.2 p3      62 p.51
        vpbroadcastd zmm15, [r8 + 208]                    ;    17.3 p10     62 p.52
        vpbroadcastd zmm15, [r8 + 212]                    ;    18.0 p2      62 p.53
        vpbroadcastd zmm1, [r8 + 216]                     ;    18.2 p3      62 p.54
        vpbroadcastd zmm1, [r8 + 220]                     ;    18.3 p10     62 p.55
        vpbroadcastd zmm1, [r8 + 224]                     ;    19.0 p2      62 p.56
        vpbroadcastd zmm6, [r8 + 228]                     ;    19.2 p3      62 p.57
        vpbroadcastd zmm6, [r8 + 232]                     ;    19.3 p10     62 p.58
        vpbroadcastd zmm4, [r8 + 236]                     ;    20.0 p2      62 p.59
        vpbroadcastd zmm7, [r8 + 240]                     ;    20.2 p3      62 p.60
        vpbroadcastd zmm7, [r8 + 244]                     ;    20.3 p10     62 p.61
        vpbroadcastd zmm7, [r8 + 248]                     ;    21.0 p2      62 p.62
        vpbroadcastd zmm7, [r8 + 252]                     ;    21.2 p3      62 p.63
        vmovdqu64 zmm7, [rax + 2048]                      ;    22.0 p2      50 p
        vpternlogd zmm7, zmm0, [rax], 0x96                ;    28.0 p0+p3   50 p
        vmovdqu64 zmm0, [rax + 2176]                      ;    23.0 p2      50 p
        vpternlogd zmm0, zmm2, [rax + 128], 0x96          ;    29.0 p5+p3   50 p
        vmovdqu64 zmm2, [rax + 2240]                      ;    24.0 p2      50 p
        vpternlogd zmm2, zmm3, [rax + 192], 0x96          ;    30.0 p0+p3   50 p
        vmovdqu64 zmm3, [rax + 2368]                      ;    25.0 p2      50 p
        vpternlogd zmm3, zmm5, [rax + 320], 0x96          ;    31.0 p5+p3   50 p
        vmovdqu64 zmm5, [rax + 2560]                      ;    26.0 p2      50 p
        vpternlogd zmm5, zmm8, [rax + 512], 0x96          ;    32.0 p0+p3   50 p
        vmovdqu64 zmm8, [rax + 2688]                      ;    27.0 p2      50 p
        vpternlogd zmm8, zmm10, [rax + 640], 0x96         ;    33.0 p5+p3   50 p
        vmovdqu64 zmm10, [rax + 2752]                     ;    28.0 p2      50 p
        vpternlogd zmm10, zmm11, [rax + 704], 0x96        ;    34.0 p0+p3   50 p
        vmovdqu64 zmm11, [rax + 2880]                     ;    29.0 p2      50 p
        vpternlogd zmm11, zmm13, [rax + 832], 0x96        ;    35.0 p5+p3   50 p
        vmovdqu64 zmm13, [rax + 3072]                     ;    30.0 p2      50 p
        vpternlogd zmm13, zmm16, [rax + 1024], 0x96       ;    36.0 p0+p3   50 p
        vmovdqu64 zmm16, [rax + 3200]                     ;    31.0 p2      50 p
        vpternlogd zmm16, zmm18, [rax + 1152], 0x96       ;    37.0 p5+p3   50 p
        vmovdqu64 zmm18, [rax + 3264]                     ;    32.0 p2      50 p
        vpternlogd zmm18, zmm19, [rax + 1216], 0x96       ;    38.0 p0+p3   50 p
        vmovdqu64 zmm19, [rax + 3392]                     ;    33.0 p2      50 p
        vpternlogd zmm19, zmm21, [rax + 1344], 0x96       ;    39.0 p5+p3   50 p
        vmovdqu64 zmm21, [rax + 3584]                     ;    34.0 p2      50 p
        vpternlogd zmm21, zmm24, [rax + 1536], 0x96       ;    40.0 p0+p3   50 p
        vmovdqu64 zmm24, [rax + 3712]                     ;    35.0 p2      50 p
        vpternlogd zmm24, zmm26, [rax + 1664], 0x96       ;    41.0 p5+p3   50 p
        vmovdqu64 zmm26, [rax + 2496]                     ;    36.0 p2      46 p
        vpxord zmm26, zmm26, [rax + 448]                  ;    42.0 p0+p3   46 p
        vpternlogd zmm26, zmm2, [r8 + 28]{1to16}, 0x69    ;    43.0 p5+p2   46 p
        vmovdqu64 [rbp + 12800], zmm24                    ;    42.0 p7+p4   50 p spill
        vmovdqu64 zmm24, [rax + 3776]                     ;    37.2 p3      50 p
        vpternlogd zmm24, zmm27, [rax + 1728], 0x96       ;    43.2 p0+p2   50 p
        vmovdqu64 zmm27, [rax + 3904]                     ;    38.2 p3      50 p
        vpternlogd zmm27, zmm29, [rax + 1856], 0x96       ;    44.2 p5+p2   50 p
        vmovdqu64 zmm29, [rax + 6144]                     ;    39.2 p3      50 p
        vpternlogd zmm29, zmm25, [rax + 4096], 0x96       ;    45.2 p0+p2   50 p
        vmovdqu64 zmm25, [rax + 6272]                     ;    40.2 p3      50 p
        vpternlogd zmm25, zmm30, [rax + 4224], 0x96       ;    46.2 p5+p2   50 p
        vmovdqu64 zmm30, [rax + 2432]                     ;    41.2 p3      46 p
        vpxord zmm30, zmm30, [rax + 384]                  ;    47.2 p0+p2   46 p
        vpternlogd zmm30, zmm0, [r8 + 24]{1to16}, 0x69    ;    48.2 p5+p3   46 p
        vmovdqu64 [rbp + 12864], zmm25                    ;    47.2 p8+p9   50 p spill
        vmovdqa64 zmm25, zmm30                            ;    49.2         46 p copy
        vmovdqu64 [rbp + 12928], zmm29                    ;    46.2 p7+p4   50 p spill
        vmovdqu64 zmm29, [rax + 6336]                     ;    43.0 p2      50 p
        vpternlogd zmm29, zmm28, [rax + 4288], 0x96       ;    49.0 p0+p3   50 p
        vmovdqu64 zmm28, [rax + 6464]                     ;    44.0 p2      50 p
        vpternlogd zmm28, zmm31, [rax + 4416], 0x96       ;    50.0 p5+p3   50 p
        vmovdqu64 zmm31, [rax + 2112]                     ;    45.0 p2      46 p
        vpxord zmm31, zmm31, [rax + 64]                   ;    51.0 p0+p3   46 p
        vpternlogd zmm31, zmm3, [r8 + 4]{1to16}, 0x96     ;    52.0 p5+p2   46 p
        vmovdqu64 [rbp + 12992], zmm28                    ;    51.0 p8+p9   50 p spill
        vmovdqa64 zmm28, zmm31                            ;    53.0         46 p copy
        vpternlogd zmm28, zmm30, zmm26, 0xd4              ;    53.0 p0      46 p
        vmovdqu64 [rbp + 13056], zmm29                    ;    50.0 p7+p4   50 p spill
        vmovdqu64 zmm29, [rax + 6656]                     ;    46.2 p3      50 p
        vpternlogd zmm29, zmm17, [rax + 4608], 0x96       ;    52.2 p5+p2   50 p
        vmovdqu64 zmm17, [rax + 6784]                     ;    47.2 p3      50 p
        vpternlogd zmm17, zmm22, [rax + 4736], 0x96       ;    53.2 p0+p2   50 p
        vmovdqu64 zmm22, [rax + 6848]                     ;    48.2 p3      50 p
        vpternlogd zmm22, zmm20, [rax + 4800], 0x96       ;    54.2 p5+p2   50 p
        vmovdqu64 zmm20, [rax + 6976]                     ;    49.2 p3      50 p
        vpternlogd zmm20, zmm23, [rax + 4928], 0x96       ;    55.2 p0+p2   50 p
        vmovdqu64 zmm23, [rax + 7168]                     ;    50.2 p3      50 p
        vpternlogd zmm23, zmm9, [rax + 5120], 0x96        ;    56.2 p5+p2   50 p
        vmovdqu64 zmm9, [rax + 7296]                      ;    51.2 p3      50 p
        vpternlogd zmm9, zmm14, [rax + 5248], 0x96        ;    57.2 p0+p2   50 p
        vmovdqu64 zmm14, [rax + 7360]                     ;    52.2 p3      50 p
        vpternlogd zmm14, zmm12, [rax + 5312], 0x96       ;    58.2 p5+p2   50 p
        vmovdqu64 zmm12, [rax + 7488]                     ;    53.2 p3      50 p
        vpternlogd zmm12, zmm15, [rax + 5440], 0x96       ;    59.2 p0+p2   50 p
        vmovdqu64 zmm15, [rax + 7680]                     ;    54.2 p3      50 p
        vpternlogd zmm15, zmm1, [rax + 5632], 0x96        ;    60.2 p5+p2   50 p
        vmovdqu64 zmm1, [rax + 7808]                      ;    55.2 p3      50 p
        vpternlogd zmm1, zmm6, [rax + 5760], 0x96         ;    61.2 p0+p2   50 p
        vmovdqu64 zmm6, [rax + 7872]                      ;    56.2 p3      50 p
        vpternlogd zmm6, zmm4, [rax + 5824], 0x96         ;    62.2 p5+p2   50 p
        vmovdqu64 zmm4, [rax + 3008]                      ;    57.2 p3      46 p
        vpxord zmm4, zmm4, [rax + 960]                    ;    63.2 p0+p2   46 p
        vpternlogd zmm4, zmm10, [r8 + 60]{1to16}, 0x69    ;    64.2 p5+p3   46 p
        vmovdqu64 [rbp + 13120], zmm1                     ;    62.2 p8+p9   50 p spill
        vmovdqu64 zmm1, [rax + 2944]                      ;    59.0 p2      46 p
        vpxord zmm1, zmm1, [rax + 896]                    ;    65.0 p0+p3   46 p
        vpternlogd zmm1, zmm8, [r8 + 56]{1to16}, 0x69     ;    66.0 p5+p2   46 p
        vmovdqu64 [rbp + 13184], zmm15                    ;    61.2 p7+p4   50 p spill
        vmovdqa64 zmm15, zmm1                             ;    67.0         46 p copy
        vmovdqu64 [rbp + 13248], zmm6                     ;    63.2 p8+p9   50 p spill
        vmovdqu64 zmm6, [rax + 2624]                      ;    60.2 p3      46 p
        vpxord zmm6, zmm6, [rax + 576]                    ;    66.2 p0+p2   46 p
        vpternlogd zmm6, zmm11, [r8 + 36]{1to16}, 0x96    ;    67.2 p5+p3   46 p
        vmovdqu64 [rbp + 13312], zmm12                    ;    60.2 p7+p4   50 p spill
        vmovdqa64 zmm12, zmm6                             ;    68.2         46 p copy
        vpternlogd zmm12, zmm1, zmm4, 0xd4                ;    68.2 p0      46 p
        vmovdqu64 [rbp + 13376], zmm9                     ;    58.2 p8+p9   50 p spill
        vmovdqu64 zmm9, [rax + 5952]                      ;    62.0 p2      62 p reload
        vmovdqu64 [rbp + 13440], zmm23                    ;    57.2 p7+p4   50 p spill
        vmovdqu64 zmm23, [rax + 8000]                     ;    62.2 p3      50 p
        vpternlogd zmm23, zmm9, [r8 + 244]{1to16}, 0x96   ;    68.2 p5+p2   50 p
        vmovdqu64 zmm9, [rax + 256]                       ;    63.2 p3      62 p reload
        vmovdqu64 [rbp + 13504], zmm23                    ;    69.2 p8+p9   50 p spill
        vmovdqu64 zmm23, [rax + 2304]                     ;    64.0 p2      46 p
        vpternlogd zmm23, zmm9, [r8 + 16]{1to16}, 0x96    ;    70.0 p0+p3   46 p
        vpternlogd zmm23, zmm26, zmm7, 0x69               ;    71.0 p5      46 p
        vmovdqa64 zmm9, zmm31                             ;    53.0         46 p copy
        vpternlogd zmm9, zmm30, zmm23, 0x96               ;    72.0 p0      46 p
        vmovdqu64 [rbp + 13568], zmm14                    ;    59.2 p7+p4   50 p spill
        vmovdqa64 zmm14, zmm9                             ;    73.0         46 p copy
        vpternlogd zmm14, zmm30, zmm26, 0x2e              ;    73.0 p5      46 p
        vmovdqu64 [rbp + 13632], zmm20                    ;    56.2 p8+p9   50 p spill
        vmovdqa64 zmm20, zmm14                            ;    74.0         46 p copy
        vpternlogd zmm20, zmm7, zmm7, 0xc3                ;    74.0 p0      46 p
        vpternlogd zmm14, zmm30, zmm31, 0x4f              ;    74.0 p5      46 p
        vpternlogd zmm3, zmm14, zmm9, 0xb4                ;    75.0 p0      46 p
        vpternlogd zmm14, zmm2, zmm28, 0x69               ;    75.0 p5      46 p
        vpternlogd zmm31, zmm14, zmm3, 0x69               ;    76.0 p0      46 p
        vpternlogd zmm0, zmm31, zmm20, 0x96               ;    77.0 p5      46 p
        vpternlogd zmm28, zmm20, zmm23, 0x93              ;    75.0 p0      46 p
        vmovdqa64 zmm2, zmm0                              ;    78.0         46 p copy
        vpternlogd zmm2, zmm31, zmm3, 0x5c                ;    78.0 p5      46 p
        vmovdqa64 zmm7, zmm28                             ;    76.0         46 p copy
        vpternlogd zmm7, zmm31, zmm3, 0x87                ;    77.0 p0      46 p
        vpternlogd zmm14, zmm7, zmm0, 0x4b                ;    78.0 p5      46 p
        vpternlogd zmm26, zmm14, zmm7, 0x69               ;    79.0 p0      46 p
        vpternlogd zmm9, zmm26, zmm2, 0x69                ;    80.0 p5      46 p
        vpxord zmm25, zmm25, zmm0                         ;    78.0 p0      46 p
        vpternlogd zmm25, zmm7, zmm2, 0x2d                ;    79.0 p5      46 p
        vpxord zmm2, zmm25, zmm9                          ;    81.0 p0      46 p
        vmovdqa64 zmm7, zmm9                              ;    81.0         46 p copy
        vpternlogd zmm7, zmm26, zmm14, 0x53               ;    81.0 p5      46 p
        vmovdqa64 zmm20, zmm25                            ;    80.0         46 p copy
        vpternlogd zmm20, zmm26, zmm14, 0x6b              ;    80.0 p0      46 p
        vpternlogd zmm25, zmm7, zmm14, 0x59               ;    82.0 p5      46 p
        vpternlogd zmm7, zmm20, zmm2, 0x49                ;    82.0 p0      46 p
        vpternlogd zmm31, zmm25, zmm2, 0xb4               ;    83.0 p5      46 p
        vpternlogd zmm0, zmm31, zmm7, 0x96                ;    84.0 p0      46 p
        vpternlogd zmm7, zmm20, zmm28, 0x96               ;    83.0 p5      46 p
        vpternlogd zmm31, zmm9, zmm26, 0x2d               ;    84.0 p0      46 p
        vpxord zmm9, zmm9, zmm0                           ;    85.0 p5      46 p
        vpternlogd zmm25, zmm3, zmm2, 0x96                ;    83.0 p0      46 p
        vpxord zmm2, zmm2, zmm7                           ;    84.0 p5      46 p
        vpbroadcastd zmm3, [r8 + 48]                      ;    41.0 p10     62 p.12 reload
        vmovdqu64 zmm20, [rax + 768]                      ;    65.0 p2      62 p reload
        vmovdqu64 zmm23, [rax + 2816]                     ;    65.2 p3      46 p
        vpternlogd zmm23, zmm20, zmm3, 0x96               ;    71.2 p0      46 p
        vmovdqa64 zmm28, zmm31                            ;    85.0         46 p copy
        vpternlogd zmm28, zmm26, zmm26, 0xc3              ;    85.0 p5      46 p
        vmovdqa64 zmm26, zmm25                            ;    84.0         46 p copy
        vpternlogd zmm26, zmm14, zmm14, 0xc3              ;    84.0 p0      46 p
        vpternlogd zmm23, zmm4, zmm5, 0x69                ;    72.2 p5      46 p
        vmovdqa64 zmm14, zmm6                             ;    68.2         46 p copy
        vpternlogd zmm14, zmm1, zmm23, 0x96               ;    73.2 p0      46 p
        vmovdqa64 zmm30, zmm14                            ;    74.2         46 p copy
        vpternlogd zmm30, zmm1, zmm4, 0x2e                ;    74.2 p5      46 p
        vmovdqa64 zmm20, zmm30                            ;    75.2         46 p copy
        vpternlogd zmm20, zmm5, zmm5, 0xc3                ;    75.2 p0      46 p
        vpternlogd zmm30, zmm1, zmm6, 0x4f                ;    75.2 p5      46 p
        vpternlogd zmm11, zmm30, zmm14, 0xb4              ;    76.2 p0      46 p
        vpternlogd zmm30, zmm10, zmm12, 0x69              ;    76.2 p5      46 p
        vpternlogd zmm6, zmm30, zmm11, 0x69               ;    77.2 p0      46 p
        vpternlogd zmm8, zmm6, zmm20, 0x96                ;    78.2 p5      46 p
        vpternlogd zmm12, zmm20, zmm23, 0x93              ;    76.2 p0      46 p
        vmovdqa64 zmm1, zmm8                              ;    79.2         46 p copy
        vpternlogd zmm1, zmm6, zmm11, 0x5c                ;    79.2 p5      46 p
        vmovdqa64 zmm5, zmm12                             ;    77.2         46 p copy
        vpternlogd zmm5, zmm6, zmm11, 0x87                ;    78.2 p0      46 p
        vpternlogd zmm30, zmm5, zmm8, 0x4b                ;    79.2 p5      46 p
        vpternlogd zmm4, zmm30, zmm5, 0x69                ;    80.2 p0      46 p
        vpternlogd zmm14, zmm4, zmm1, 0x69                ;    81.2 p5      46 p
        vpxord zmm15, zmm15, zmm8                         ;    79.2 p0      46 p
        vpternlogd zmm15, zmm5, zmm1, 0x2d                ;    80.2 p5      46 p
        vpxord zmm1, zmm15, zmm14                         ;    82.2 p0      46 p
        vmovdqa64 zmm5, zmm14                             ;    82.2         46 p copy
        vpternlogd zmm5, zmm4, zmm30, 0x53                ;    82.2 p5      46 p
        vmovdqa64 zmm10, zmm15                            ;    81.2         46 p copy
        vpternlogd zmm10, zmm4, zmm30, 0x6b               ;    81.2 p0      46 p
        vpternlogd zmm15, zmm5, zmm30, 0x59               ;    83.2 p5      46 p
        vpternlogd zmm5, zmm10, zmm1, 0x49                ;    83.2 p0      46 p
        vpternlogd zmm6, zmm15, zmm1, 0xb4                ;    84.2 p5      46 p
        vpternlogd zmm10, zmm12, zmm5, 0x96               ;    84.2 p0      46 p
        vpternlogd zmm5, zmm8, zmm6, 0x96                 ;    85.2 p5      46 p
        vpternlogd zmm6, zmm14, zmm4, 0x2d                ;    85.2 p0      46 p
        vpternlogd zmm15, zmm11, zmm1, 0x96               ;    84.2 p5      46 p
        vpxord zmm1, zmm1, zmm10                          ;    85.2 p0      46 p
        vmovdqa64 zmm8, zmm6                              ;    86.2         46 p copy
        vpternlogd zmm8, zmm4, zmm4, 0xc3                 ;    86.2 p5      46 p
        vpbroadcastd zmm4, [r8 + 80]                      ;    48.5 p10     62 p.20 reload
        vmovdqu64 zmm11, [rax + 1280]                     ;    66.0 p2      62 p reload
        vmovdqu64 zmm12, [rax + 3328]                     ;    66.2 p3      46 p
        vpternlogd zmm12, zmm11, zmm4, 0x96               ;    72.2 p0      46 p
        vmovdqu64 zmm20, [rax + 3520]                     ;    67.0 p2      46 p
        vmovdqu64 zmm23, [rax + 1472]                     ;    67.2 p3      62 p reload
        vpxord zmm20, zmm20, zmm23                        ;    73.2 p5      46 p
        vpternlogd zmm20, zmm18, [r8 + 92]{1to16}, 0x69   ;    74.2 p0+p2   46 p
        vpternlogd zmm12, zmm20, zmm13, 0x69              ;    75.2 p5      46 p
        vmovdqu64 zmm23, [rax + 3456]                     ;    68.2 p3      46 p
        vpxord zmm23, zmm23, [rax + 1408]                 ;    74.2 p0+p2   46 p
        vpternlogd zmm23, zmm16, [r8 + 88]{1to16}, 0x69   ;    75.2 p5+p3   46 p
        vmovdqa64 zmm4, zmm23                             ;    76.2         46 p copy
        vmovdqu64 zmm11, [rax + 3136]                     ;    70.0 p2      46 p
        vpxord zmm11, zmm11, [rax + 1088]                 ;    76.0 p0+p3   46 p
        vpternlogd zmm11, zmm19, [r8 + 68]{1to16}, 0x96   ;    77.0 p5+p2   46 p
        vmovdqa64 zmm3, zmm11                             ;    78.0         46 p copy
        vpternlogd zmm3, zmm23, zmm12, 0x96               ;    78.0 p0      46 p
        vmovdqu64 [rbp + 13696], zmm25                    ;    84.0 p7+p4   46 p spill
        vmovdqa64 zmm25, zmm3                             ;    79.0         46 p copy
        vpternlogd zmm25, zmm23, zmm20, 0x2e              ;    79.0 p5      46 p
        vmovdqu64 [rbp + 13760], zmm30                    ;    80.2 p8+p9   46 p spill
        vmovdqa64 zmm30, zmm25                            ;    80.0         46 p copy
        vpternlogd zmm30, zmm13, zmm13, 0xc3              ;    80.0 p0      46 p
        vpternlogd zmm25, zmm11, zmm23, 0x2f              ;    80.0 p5      46 p
        vpternlogd zmm19, zmm25, zmm3, 0xb4               ;    81.0 p0      46 p
        vpternlogd zmm23, zmm11, zmm20, 0xd4              ;    78.0 p5      46 p
        vpternlogd zmm25, zmm18, zmm23, 0x69              ;    81.0 p0      46 p
        vpternlogd zmm11, zmm25, zmm19, 0x69              ;    82.0 p5      46 p
        vpternlogd zmm23, zmm12, zmm30, 0x95              ;    81.0 p0      46 p
        vpternlogd zmm30, zmm16, zmm11, 0x96              ;    83.0 p5      46 p
        vmovdqa64 zmm12, zmm30                            ;    84.0         46 p copy
        vpternlogd zmm12, zmm11, zmm19, 0x5c              ;    84.0 p0      46 p
        vmovdqa64 zmm13, zmm23                            ;    82.0         46 p copy
        vpternlogd zmm13, zmm11, zmm19, 0x87              ;    83.0 p5      46 p
        vpternlogd zmm25, zmm13, zmm30, 0x4b              ;    84.0 p0      46 p
        vpternlogd zmm20, zmm25, zmm13, 0x69              ;    85.0 p5      46 p
        vpternlogd zmm3, zmm20, zmm12, 0x69               ;    86.0 p0      46 p
        vpxord zmm4, zmm4, zmm30                          ;    84.0 p5      46 p
        vpternlogd zmm4, zmm13, zmm12, 0x2d               ;    85.0 p0      46 p
        vpxord zmm12, zmm4, zmm3                          ;    87.0 p5      46 p
        vmovdqa64 zmm13, zmm3                             ;    87.0         46 p copy
        vpternlogd zmm13, zmm20, zmm25, 0x53              ;    87.0 p0      46 p
        vmovdqa64 zmm16, zmm4                             ;    86.0         46 p copy
        vpternlogd zmm16, zmm20, zmm25, 0x6b              ;    86.0 p5      46 p
        vpternlogd zmm4, zmm13, zmm25, 0x59               ;    88.0 p0      46 p
        vpternlogd zmm13, zmm16, zmm12, 0x49              ;    88.0 p5      46 p
        vpternlogd zmm11, zmm4, zmm12, 0xb4               ;    89.0 p0      46 p
        vpternlogd zmm30, zmm11, zmm13, 0x96              ;    90.0 p5      46 p
        vpternlogd zmm13, zmm16, zmm23, 0x96              ;    89.0 p0      46 p
        vpternlogd zmm11, zmm3, zmm20, 0x2d               ;    90.0 p5      46 p
        vpxord zmm3, zmm3, zmm30                          ;    91.0 p0      46 p
        vpternlogd zmm4, zmm19, zmm12, 0x96               ;    89.0 p5      46 p
        vpxord zmm12, zmm12, zmm13                        ;    90.0 p0      46 p
        vmovdqa64 zmm16, zmm4                             ;    90.0         46 p copy
        vpternlogd zmm16, zmm25, zmm25, 0xc3              ;    90.0 p5      46 p
        vpbroadcastd zmm18, [r8 + 112]                    ;    58.3 p10     62 p.28 reload
        vmovdqu64 zmm19, [rax + 1792]                     ;    71.2 p3      62 p reload
        vmovdqu64 zmm23, [rax + 3840]                     ;    72.0 p2      46 p
        vpternlogd zmm23, zmm19, zmm18, 0x96              ;    84.3 p0      46 p
        vmovdqu64 zmm25, [rax + 4032]                     ;    72.2 p3      46 p
        vpxord zmm25, zmm25, [rax + 1984]                 ;    84.7 p5+p2   46 p
        vpternlogd zmm25, zmm24, [r8 + 124]{1to16}, 0x69  ;    85.7 p0+p3   46 p
        vpternlogd zmm23, zmm25, zmm21, 0x69              ;    86.7 p5      46 p
        vmovdqu64 zmm18, [rax + 3968]                     ;    74.0 p2      46 p
        vpxord zmm18, zmm18, [rax + 1920]                 ;    86.3 p0+p3   46 p
        vmovdqu64 zmm19, [rbp + 12800]                    ;    75.0 p2      50 p reload
        vpternlogd zmm18, zmm19, [r8 + 120]{1to16}, 0x69  ;    87.3 p5+p3   46 p
        vmovdqu64 [rbp + 13824], zmm30                    ;    91.0 p7+p4   46 p spill
        vmovdqa64 zmm30, zmm18                            ;    88.3         46 p copy
        vmovdqu64 [rbp + 13888], zmm4                     ;    90.0 p8+p9   46 p spill
        vmovdqu64 zmm4, [rax + 3648]                      ;    76.0 p2      46 p
        vpxord zmm4, zmm4, [rax + 1600]                   ;    87.3 p0+p3   46 p
        vpternlogd zmm4, zmm27, [r8 + 100]{1to16}, 0x96   ;    88.3 p5+p2   46 p
        vmovdqu64 [rbp + 13952], zmm2                     ;    85.0 p7+p4   46 p spill
        vmovdqa64 zmm2, zmm4                              ;    89.3         46 p copy
        vpternlogd zmm2, zmm18, zmm23, 0x96               ;    89.3 p0      46 p
        vmovdqu64 [rbp + 14016], zmm31                    ;    85.0 p8+p9   46 p spill
        vmovdqa64 zmm31, zmm2                             ;    90.3         46 p copy
        vpternlogd zmm31, zmm18, zmm25, 0x2e              ;    90.3 p5      46 p
        vmovdqu64 [rbp + 14080], zmm16                    ;    91.0 p7+p4   46 p spill
        vmovdqa64 zmm16, zmm31                            ;    91.3         46 p copy
        vpternlogd zmm16, zmm21, zmm21, 0xc3              ;    91.3 p0      46 p
        vpternlogd zmm31, zmm4, zmm18, 0x2f               ;    91.3 p5      46 p
        vpternlogd zmm27, zmm31, zmm2, 0xb4               ;    92.3 p0      46 p
        vpternlogd zmm18, zmm4, zmm25, 0xd4               ;    90.7 p5      46 p
        vpternlogd zmm31, zmm24, zmm18, 0x69              ;    92.3 p0      46 p
        vpternlogd zmm4, zmm31, zmm27, 0x69               ;    93.3 p5      46 p
        vpternlogd zmm18, zmm23, zmm16, 0x95              ;    92.3 p0      46 p
        vpternlogd zmm16, zmm19, zmm4, 0x96               ;    94.3 p5      46 p
        vmovdqa64 zmm19, zmm16                            ;    95.3         46 p copy
        vpternlogd zmm19, zmm4, zmm27, 0x5c               ;    95.3 p0      46 p
        vmovdqa64 zmm21, zmm18                            ;    93.3         46 p copy
        vpternlogd zmm21, zmm4, zmm27, 0x87               ;    94.3 p5      46 p
        vpternlogd zmm31, zmm21, zmm16, 0x4b              ;    95.3 p0      46 p
        vpternlogd zmm25, zmm31, zmm21, 0x69              ;    96.3 p5      46 p
        vpternlogd zmm2, zmm25, zmm19, 0x69               ;    97.3 p0      46 p
        vpxord zmm30, zmm30, zmm16                        ;    95.7 p5      46 p
        vpternlogd zmm30, zmm21, zmm19, 0x2d              ;    96.7 p0      46 p
        vpxord zmm19, zmm30, zmm2                         ;    98.3 p5      46 p
        vmovdqa64 zmm21, zmm2                             ;    98.3         46 p copy
        vpternlogd zmm21, zmm25, zmm31, 0x53              ;    98.3 p0      46 p
        vmovdqa64 zmm23, zmm30                            ;    97.7         46 p copy
        vpternlogd zmm23, zmm25, zmm31, 0x6b              ;    97.7 p5      46 p
        vpternlogd zmm30, zmm21, zmm31, 0x59              ;    99.3 p0      46 p
        vpternlogd zmm21, zmm23, zmm19, 0x49              ;    99.3 p5      46 p
        vpternlogd zmm4, zmm30, zmm19, 0xb4               ;   100.3 p0      46 p
        vpternlogd zmm16, zmm4, zmm21, 0x96               ;   101.3 p5      46 p
        vpternlogd zmm21, zmm23, zmm18, 0x96              ;   100.3 p0      46 p
        vpternlogd zmm4, zmm2, zmm25, 0x2d                ;   101.3 p5      46 p
        vpxord zmm2, zmm2, zmm16                          ;   102.3 p0      46 p
        vpternlogd zmm30, zmm27, zmm19, 0x96              ;   101.7 p5      46 p
        vpxord zmm19, zmm19, zmm21                        ;   102.3 p0      46 p
        vpxord zmm25, zmm25, zmm4                         ;   102.7 p5      46 p
        vmovdqa64 zmm18, zmm30                            ;   102.7         46 p copy
        vpternlogd zmm18, zmm31, zmm31, 0xc3              ;   103.3 p0      46 p
        vpbroadcastd zmm23, [r8 + 144]                    ;    68.8 p10     62 p.36 reload
        vmovdqu64 zmm24, [rax + 4352]                     ;    77.2 p3      62 p reload
        vmovdqu64 zmm27, [rax + 6400]                     ;    78.0 p2      47 p
        vpternlogd zmm27, zmm24, zmm23, 0x96              ;   103.7 p5      47 p
        vmovdqu64 zmm31, [rax + 6592]                     ;    78.2 p3      47 p
        vpxord zmm31, zmm31, [rax + 4544]                 ;   104.3 p0+p2   47 p
        vmovdqu64 zmm24, [rbp + 13056]                    ;    79.2 p3      50 p reload
        vpternlogd zmm31, zmm24, [r8 + 156]{1to16}, 0x69  ;   105.3 p5+p2   47 p
        vpternlogd zmm27, zmm31, [rbp + 12928], 0x69      ;   106.3 p0+p3   47 p
        vmovdqu64 zmm23, [rax + 6528]                     ;    81.0 p2      47 p
        vpxord zmm23, zmm23, [rax + 4480]                 ;   105.7 p5+p3   47 p
        vmovdqu64 [rbp + 12800], zmm19                    ;   103.3 p8+p9   46 p spill
        vmovdqu64 zmm19, [rbp + 12864]                    ;    82.0 p2      50 p reload
        vpternlogd zmm23, zmm19, [r8 + 152]{1to16}, 0x69  ;   106.7 p0+p3   47 p
        vmovdqu64 [rbp + 14144], zmm2                     ;   103.3 p7+p4   46 p spill
        vmovdqa64 zmm2, zmm23                             ;   107.7         47 p copy
        vmovdqu64 [rbp + 14208], zmm0                     ;    85.0 p8+p9   46 p spill
        vmovdqu64 zmm0, [rax + 6208]                      ;    83.0 p2      47 p
        vpxord zmm0, zmm0, [rax + 4160]                   ;   106.7 p5+p3   47 p
        vmovdqu64 [rbp + 14272], zmm30                    ;   102.7 p7+p4   46 p spill
        vmovdqu64 zmm30, [rbp + 12992]                    ;    84.0 p2      50 p reload
        vpternlogd zmm0, zmm30, [r8 + 132]{1to16}, 0x96   ;   107.7 p0+p3   47 p
        vmovdqu64 [rbp + 14336], zmm28                    ;    86.0 p8+p9   46 p spill
        vmovdqa64 zmm28, zmm0                             ;   108.7         47 p copy
        vpternlogd zmm28, zmm23, zmm27, 0x96              ;   108.7 p5      47 p
        vmovdqu64 [rbp + 14400], zmm16                    ;   102.3 p7+p4   46 p spill
        vmovdqa64 zmm16, zmm28                            ;   109.7         47 p copy
        vpternlogd zmm16, zmm23, zmm31, 0x2e              ;   109.7 p0      47 p
        vmovdqu64 [rbp + 14464], zmm13                    ;    90.0 p8+p9   46 p spill
        vmovdqa64 zmm13, zmm16                            ;   110.7         47 p copy
        vpternlogd zmm13, zmm0, zmm23, 0x2f               ;   110.7 p5      47 p
        vpternlogd zmm30, zmm13, zmm28, 0xb4              ;   111.7 p0      47 p
        vpternlogd zmm23, zmm0, zmm31, 0xd4               ;   109.7 p5      47 p
        vpternlogd zmm13, zmm24, zmm23, 0x69              ;   111.7 p0      47 p
        vmovdqu64 zmm24, [rbp + 12928]                    ;    85.0 p2      50 p reload
        vpternlogd zmm16, zmm24, [rbp + 12928], 0xc3      ;   110.7 p5+p3   47 p
        vpternlogd zmm0, zmm13, zmm30, 0x69               ;   112.7 p0      47 p
        vpternlogd zmm23, zmm27, zmm16, 0x95              ;   111.7 p5      47 p
        vpternlogd zmm16, zmm19, zmm0, 0x96               ;   113.7 p0      47 p
        vmovdqa64 zmm19, zmm16                            ;   114.7         47 p copy
        vpternlogd zmm19, zmm0, zmm30, 0x5c               ;   114.7 p5      47 p
        vmovdqa64 zmm24, zmm23                            ;   112.7         47 p copy
        vpternlogd zmm24, zmm0, zmm30, 0x87               ;   113.7 p0      47 p
        vpternlogd zmm13, zmm24, zmm16, 0x4b              ;   114.7 p5      47 p
        vpternlogd zmm31, zmm13, zmm24, 0x69              ;   115.7 p0      47 p
        vpternlogd zmm28, zmm31, zmm19, 0x69              ;   116.7 p5      47 p
        vpxord zmm2, zmm2, zmm16                          ;   115.3 p0      47 p
        vpternlogd zmm2, zmm24, zmm19, 0x2d               ;   116.3 p5      47 p
        vpxord zmm19, zmm2, zmm28                         ;   117.7 p0      47 p
        vmovdqa64 zmm24, zmm28                            ;   117.7         47 p copy
        vpternlogd zmm24, zmm31, zmm13, 0x53              ;   117.7 p5      47 p
        vmovdqa64 zmm27, zmm2                             ;   117.3         47 p copy
        vpternlogd zmm27, zmm31, zmm13, 0x6b              ;   117.3 p0      47 p
        vpternlogd zmm2, zmm24, zmm13, 0x59               ;   118.7 p5      47 p
        vpternlogd zmm24, zmm27, zmm19, 0x49              ;   118.7 p0      47 p
        vpternlogd zmm0, zmm2, zmm19, 0xb4                ;   119.7 p5      47 p
        vpternlogd zmm16, zmm0, zmm24, 0x96               ;   120.7 p0      47 p
        vpternlogd zmm24, zmm27, zmm23, 0x96              ;   119.7 p5      47 p
        vpternlogd zmm0, zmm28, zmm31, 0x2d               ;   120.7 p0      47 p
        vpxord zmm28, zmm28, zmm16                        ;   121.7 p5      47 p
        vpternlogd zmm2, zmm30, zmm19, 0x96               ;   121.3 p0      47 p
        vpxord zmm19, zmm19, zmm24                        ;   121.7 p5      47 p
        vmovdqa64 zmm23, zmm0                             ;   121.7         47 p copy
        vpternlogd zmm23, zmm31, zmm31, 0xc3              ;   122.3 p0      47 p
        vmovdqa64 zmm27, zmm2                             ;   122.3         47 p copy
        vpternlogd zmm27, zmm13, zmm13, 0xc3              ;   122.7 p5      47 p
        vmovdqu64 zmm13, [rax + 7104]                     ;    86.0 p2      47 p
        vmovdqu64 zmm30, [rax + 5056]                     ;    86.2 p3      62 p reload
        vpxord zmm13, zmm13, zmm30                        ;   123.3 p0      47 p
        vpbroadcastd zmm31, [r8 + 188]                    ;    81.2 p10     62 p.47 reload
        vpternlogd zmm13, zmm22, zmm31, 0x69              ;   124.3 p5      47 p
        vmovdqu64 zmm30, [rax + 7040]                     ;    87.0 p2      47 p
        vpxord zmm30, zmm30, [rax + 4992]                 ;   124.3 p0+p3   47 p
        vpternlogd zmm30, zmm17, [r8 + 184]{1to16}, 0x69  ;   125.3 p5+p2   47 p
        vmovdqa64 zmm31, zmm30                            ;   126.3         47 p copy
        vmovdqu64 [rbp + 12864], zmm23                    ;   123.3 p7+p4   47 p spill
        vmovdqu64 zmm23, [rax + 6720]                     ;    88.2 p3      47 p
        vpxord zmm23, zmm23, [rax + 4672]                 ;   125.3 p0+p2   47 p
        vmovdqu64 [rbp + 12928], zmm16                    ;   121.7 p8+p9   47 p spill
        vmovdqu64 zmm16, [rbp + 13632]                    ;    89.2 p3      50 p reload
        vpternlogd zmm23, zmm16, [r8 + 164]{1to16}, 0x96  ;   126.3 p5+p2   47 p
        vmovdqu64 [rbp + 13056], zmm24                    ;   120.7 p7+p4   47 p spill
        vmovdqa64 zmm24, zmm23                            ;   127.3         47 p copy
        vpternlogd zmm24, zmm30, zmm13, 0xd4              ;   127.3 p0      47 p
        vmovdqu64 [rbp + 12992], zmm19                    ;   122.7 p8+p9   47 p spill
        vmovdqu64 zmm19, [rax + 7616]                     ;    90.2 p3      47 p
        vpxord zmm19, zmm19, [rax + 5568]                 ;   126.7 p5+p2   47 p
        vmovdqu64 [rbp + 14528], zmm2                     ;   122.3 p7+p4   47 p spill
        vmovdqu64 zmm2, [rbp + 13568]                     ;    91.2 p3      50 p reload
        vpternlogd zmm19, zmm2, [r8 + 220]{1to16}, 0x69   ;   127.7 p0+p2   47 p
        vmovdqu64 [rbp + 14592], zmm25                    ;   103.7 p8+p9   46 p spill
        vmovdqu64 zmm25, [rax + 7552]                     ;    92.2 p3      47 p
        vpxord zmm25, zmm25, [rax + 5504]                 ;   127.7 p5+p2   47 p
        vmovdqu64 [rbp + 14656], zmm20                    ;    88.3 p7+p4   46 p spill
        vmovdqu64 zmm20, [rbp + 13376]                    ;    93.2 p3      50 p reload
        vpternlogd zmm25, zmm20, [r8 + 216]{1to16}, 0x69  ;   128.7 p0+p2   47 p
        vmovdqu64 [rbp + 14720], zmm4                     ;   102.3 p8+p9   46 p spill
        vmovdqa64 zmm4, zmm25                             ;   129.7         47 p copy
        vmovdqu64 [rbp + 14784], zmm7                     ;    90.3 p7+p4   46 p spill
        vmovdqu64 zmm7, [rax + 7232]                      ;    94.2 p3      47 p
        vpxord zmm7, zmm7, [rax + 5184]                   ;   128.7 p5+p2   47 p
        vmovdqu64 [rbp + 14848], zmm27                    ;   123.7 p8+p9   47 p spill
        vmovdqu64 zmm27, [rbp + 13312]                    ;    95.2 p3      50 p reload
        vpternlogd zmm7, zmm27, [r8 + 196]{1to16}, 0x96   ;   129.7 p0+p2   47 p
        vmovdqu64 [rbp + 14912], zmm1                     ;    92.3 p7+p4   46 p spill
        vmovdqa64 zmm1, zmm7                              ;   130.7         47 p copy
        vpternlogd zmm1, zmm25, zmm19, 0xd4               ;   130.7 p5      47 p
        vmovdqu64 [rbp + 14976], zmm26                    ;    92.8 p8+p9   46 p spill
        vmovdqu64 zmm26, [rax + 4864]                     ;    96.2 p3      62 p reload
        vmovdqu64 [rbp + 15040], zmm21                    ;   101.3 p7+p4   46 p spill
        vmovdqu64 zmm21, [rax + 6912]                     ;    97.0 p2      47 p
        vpternlogd zmm21, zmm26, [r8 + 176]{1to16}, 0x96  ;   130.3 p0+p3   47 p
        vpternlogd zmm21, zmm13, zmm29, 0x69              ;   131.3 p5      47 p
        vmovdqa64 zmm26, zmm23                            ;   127.3         47 p copy
        vpternlogd zmm26, zmm30, zmm21, 0x96              ;   132.3 p0      47 p
        vmovdqu64 [rbp + 15104], zmm18                    ;   104.3 p8+p9   46 p spill
        vmovdqa64 zmm18, zmm26                            ;   133.3         47 p copy
        vpternlogd zmm18, zmm30, zmm13, 0x2e              ;   133.3 p5      47 p
        vmovdqu64 [rbp + 15168], zmm3                     ;    96.3 p7+p4   46 p spill
        vmovdqa64 zmm3, zmm18                             ;   134.3         47 p copy
        vpternlogd zmm3, zmm29, zmm29, 0xc3               ;   134.3 p0      47 p
        vpternlogd zmm18, zmm30, zmm23, 0x4f              ;   134.3 p5      47 p
        vpternlogd zmm16, zmm18, zmm26, 0xb4              ;   135.3 p0      47 p
        vpternlogd zmm18, zmm22, zmm24, 0x69              ;   135.3 p5      47 p
        vpternlogd zmm23, zmm18, zmm16, 0x69              ;   136.3 p0      47 p
        vpternlogd zmm17, zmm23, zmm3, 0x96               ;   137.3 p5      47 p
        vpternlogd zmm24, zmm3, zmm21, 0x93               ;   135.3 p0      47 p
        vmovdqa64 zmm3, zmm17                             ;   138.3         47 p copy
        vpternlogd zmm3, zmm23, zmm16, 0x5c               ;   138.3 p5      47 p
        vmovdqa64 zmm21, zmm24                            ;   136.3         47 p copy
        vpternlogd zmm21, zmm23, zmm16, 0x87              ;   137.3 p0      47 p
        vpternlogd zmm18, zmm21, zmm17, 0x4b              ;   138.3 p5      47 p
        vpternlogd zmm13, zmm18, zmm21, 0x69              ;   139.3 p0      47 p
        vpternlogd zmm26, zmm13, zmm3, 0x69               ;   140.3 p5      47 p
        vpxord zmm31, zmm31, zmm17                        ;   138.3 p0      47 p
        vpternlogd zmm31, zmm21, zmm3, 0x2d               ;   139.3 p5      47 p
        vpxord zmm3, zmm31, zmm26                         ;   141.3 p0      47 p
        vmovdqa64 zmm21, zmm26                            ;   141.3         47 p copy
        vpternlogd zmm21, zmm13, zmm18, 0x53              ;   141.3 p5      47 p
        vmovdqa64 zmm22, zmm31                            ;   140.3         47 p copy
        vpternlogd zmm22, zmm13, zmm18, 0x6b              ;   140.3 p0      47 p
        vpternlogd zmm31, zmm21, zmm18, 0x59              ;   142.3 p5      47 p
        vpternlogd zmm21, zmm22, zmm3, 0x49               ;   142.3 p0      47 p
        vpternlogd zmm23, zmm31, zmm3, 0xb4               ;   143.3 p5      47 p
        vpternlogd zmm17, zmm23, zmm21, 0x96              ;   144.3 p0      47 p
        vpternlogd zmm21, zmm22, zmm24, 0x96              ;   143.3 p5      47 p
        vpternlogd zmm23, zmm26, zmm13, 0x2d              ;   144.3 p0      47 p
        vpxord zmm26, zmm26, zmm17                        ;   145.3 p5      47 p
        vpternlogd zmm31, zmm16, zmm3, 0x96               ;   144.3 p0      47 p
        vpxord zmm3, zmm3, zmm21                          ;   144.7 p5      47 p
        vpbroadcastd zmm16, [r8 + 208]                    ;    95.7 p10     62 p.52 reload
        vmovdqu64 zmm22, [rax + 5376]                     ;    98.0 p2      62 p reload
        vmovdqu64 zmm24, [rax + 7424]                     ;    98.2 p3      47 p
        vpternlogd zmm24, zmm22, zmm16, 0x96              ;   145.3 p0      47 p
        vmovdqa64 zmm29, zmm23                            ;   145.3         47 p copy
        vpternlogd zmm29, zmm13, zmm13, 0xc3              ;   145.7 p5      47 p
        vmovdqa64 zmm13, zmm31                            ;   145.3         47 p copy
        vpternlogd zmm13, zmm18, zmm18, 0xc3              ;   146.3 p0      47 p
        vmovdqu64 zmm18, [rbp + 13440]                    ;    99.0 p2      50 p reload
        vpternlogd zmm24, zmm19, zmm18, 0x69              ;   146.7 p5      47 p
        vmovdqa64 zmm30, zmm7                             ;   130.7         47 p copy
        vpternlogd zmm30, zmm25, zmm24, 0x96              ;   147.7 p0      47 p
        vmovdqa64 zmm16, zmm30                            ;   148.7         47 p copy
        vpternlogd zmm16, zmm25, zmm19, 0x2e              ;   148.7 p5      47 p
        vmovdqa64 zmm22, zmm16                            ;   149.7         47 p copy
        vpternlogd zmm22, zmm18, zmm18, 0xc3              ;   149.7 p0      47 p
        vpternlogd zmm16, zmm25, zmm7, 0x4f               ;   149.7 p5      47 p
        vpternlogd zmm27, zmm16, zmm30, 0xb4              ;   150.7 p0      47 p
        vpternlogd zmm16, zmm2, zmm1, 0x69                ;   150.7 p5      47 p
        vpternlogd zmm7, zmm16, zmm27, 0x69               ;   151.7 p0      47 p
        vpternlogd zmm20, zmm7, zmm22, 0x96               ;   152.7 p5      47 p
        vpternlogd zmm1, zmm22, zmm24, 0x93               ;   151.3 p0      47 p
        vmovdqa64 zmm2, zmm20                             ;   153.7         47 p copy
        vpternlogd zmm2, zmm7, zmm27, 0x5c                ;   153.7 p5      47 p
        vmovdqa64 zmm18, zmm1                             ;   152.3         47 p copy
        vpternlogd zmm18, zmm7, zmm27, 0x87               ;   152.7 p0      47 p
        vpternlogd zmm16, zmm18, zmm20, 0x4b              ;   153.7 p5      47 p
        vpternlogd zmm19, zmm16, zmm18, 0x69              ;   154.7 p0      47 p
        vpternlogd zmm30, zmm19, zmm2, 0x69               ;   155.7 p5      47 p
        vpxord zmm4, zmm4, zmm20                          ;   154.3 p0      47 p
        vpternlogd zmm4, zmm18, zmm2, 0x2d                ;   155.3 p5      47 p
        vpxord zmm2, zmm4, zmm30                          ;   156.7 p0      47 p
        vmovdqa64 zmm18, zmm30                            ;   156.7         47 p copy
        vpternlogd zmm18, zmm19, zmm16, 0x53              ;   156.7 p5      47 p
        vmovdqa64 zmm22, zmm4                             ;   156.3         47 p copy
        vpternlogd zmm22, zmm19, zmm16, 0x6b              ;   156.3 p0      47 p
        vpternlogd zmm4, zmm18, zmm16, 0x59               ;   157.7 p5      47 p
        vpternlogd zmm18, zmm22, zmm2, 0x49               ;   157.7 p0      47 p
        vpternlogd zmm7, zmm4, zmm2, 0xb4                 ;   158.7 p5      47 p
        vpternlogd zmm20, zmm7, zmm18, 0x96               ;   159.7 p0      47 p
        vpternlogd zmm18, zmm22, zmm1, 0x96               ;   158.7 p5      47 p
        vpbroadcastd zmm1, [r8 + 240]                     ;   102.5 p10     62 p.60 reload
        vmovdqu64 zmm22, [rax + 5888]                     ;   102.7 p3      62 p reload
        vmovdqu64 zmm24, [rax + 7936]                     ;   102.8 p2      47 p
        vpternlogd zmm24, zmm22, zmm1, 0x96               ;   159.3 p0      47 p
        vpternlogd zmm7, zmm30, zmm19, 0x2d               ;   159.7 p5      47 p
        vpxord zmm30, zmm30, zmm20                        ;   160.7 p0      47 p
        vpternlogd zmm4, zmm27, zmm2, 0x96                ;   160.7 p5      47 p
        vpxord zmm2, zmm2, zmm18                          ;   161.3 p0      47 p
        vmovdqu64 zmm25, [rax + 8128]                     ;   103.8 p3      47 p
        vmovdqu64 zmm27, [rax + 6080]                     ;   104.0 p2      62 p reload
        vpxord zmm25, zmm25, zmm27                        ;   161.7 p5      47 p
        vpxord zmm27, zmm15, zmm17                        ;   162.3 p0      50 p
        vpxord zmm1, zmm6, zmm28                          ;   162.7 p5      50 p
        vpxord zmm22, zmm10, zmm8                         ;   163.3 p0      50 p
        vmovdqu64 [rbp + 13376], zmm22                    ;   164.3 p8+p9   50 p spill
        vmovdqu64 zmm22, [rbp + 13248]                    ;   105.0 p3      50 p reload
        vpternlogd zmm25, zmm22, [r8 + 252]{1to16}, 0x69  ;   163.7 p5+p2   47 p
        vpternlogd zmm24, zmm25, [rbp + 13184], 0x69      ;   164.7 p0+p3   47 p
        vmovdqu64 [rbp + 13568], zmm27                    ;   163.3 p7+p4   50 p spill
        vpxord zmm27, zmm11, zmm26                        ;   164.7 p5      50 p
        vmovdqu64 [rbp + 13312], zmm28                    ;   122.7 p8+p9   47 p spill
        vpxord zmm28, zmm12, zmm4                         ;   165.3 p0      50 p
        vmovdqu64 [rbp + 13440], zmm28                    ;   166.3 p7+p4   50 p spill
        vpxord zmm28, zmm9, zmm0                          ;   165.7 p5      50 p
        vmovdqu64 [rbp + 13632], zmm9                     ;   108.8 p8+p9   46 p spill
        vmovdqa64 zmm9, zmm23                             ;   145.3         50 p copy
        vpternlogd zmm9, zmm5, zmm14, 0x96                ;   166.3 p0      50 p
        vmovdqu64 [rbp + 15232], zmm20                    ;   160.7 p7+p4   47 p spill
        vmovdqu64 zmm20, [rax + 8064]                     ;   107.5 p2      47 p
        vpxord zmm20, zmm20, [rax + 6016]                 ;   166.7 p5+p3   47 p
        vmovdqu64 [rbp + 15296], zmm0                     ;   121.7 p8+p9   47 p spill
        vmovdqu64 zmm0, [rbp + 13120]                     ;   108.5 p2      50 p reload
        vpternlogd zmm20, zmm0, [r8 + 248]{1to16}, 0x69   ;   167.7 p0+p3   47 p
        vmovdqu64 [rbp + 15360], zmm12                    ;   111.8 p7+p4   46 p spill
        vmovdqa64 zmm12, zmm20                            ;   168.7         47 p copy
        vmovdqu64 [rbp + 15424], zmm3                     ;   145.7 p8+p9   47 p spill
        vmovdqu64 zmm3, [rbp + 15104]                     ;   109.5 p2      50 p
        vpxord zmm3, zmm3, zmm18                          ;   167.7 p5      50 p
        vmovdqu64 [rbp + 15488], zmm18                    ;   159.7 p7+p4   47 p spill
        vmovdqu64 zmm18, [rax + 7744]                     ;   109.7 p3      47 p
        vpxord zmm18, zmm18, [rax + 5696]                 ;   168.3 p0+p2   47 p
        vmovdqu64 [rbp + 15552], zmm8                     ;   114.8 p8+p9   46 p spill
        vmovdqu64 zmm8, [rbp + 15040]                     ;   110.7 p3      50 p
        vpxord zmm8, zmm8, [rbp + 14976]                  ;   168.7 p5+p2   50 p
        vmovdqu64 [rbp + 15616], zmm3                     ;   168.7 p7+p4   50 p spill
        vmovdqu64 zmm3, [rbp + 13504]                     ;   111.7 p3      50 p reload
        vpternlogd zmm18, zmm3, [r8 + 228]{1to16}, 0x96   ;   169.3 p0+p2   47 p
        vmovdqu64 [rbp + 15680], zmm26                    ;   146.3 p8+p9   47 p spill
        vmovdqa64 zmm26, zmm18                            ;   170.3         47 p copy
        vpternlogd zmm26, zmm20, zmm24, 0x96              ;   170.3 p5      47 p
        vmovdqu64 [rbp + 15744], zmm8                     ;   169.7 p7+p4   50 p spill
        vmovdqa64 zmm8, zmm26                             ;   171.3         47 p copy
        vpternlogd zmm8, zmm20, zmm25, 0x2e               ;   171.3 p0      47 p
        vmovdqu64 [rbp + 15808], zmm21                    ;   144.3 p8+p9   47 p spill
        vmovdqa64 zmm21, zmm8                             ;   172.3         47 p copy
        vpternlogd zmm21, zmm18, zmm20, 0x2f              ;   172.3 p5      47 p
        vpternlogd zmm3, zmm21, zmm26, 0xb4               ;   173.3 p0      47 p
        vpternlogd zmm20, zmm18, zmm25, 0xd4              ;   171.7 p5      47 p
        vpternlogd zmm21, zmm22, zmm20, 0x69              ;   173.3 p0      47 p
        vmovdqu64 zmm22, [rbp + 13184]                    ;   113.0 p3      50 p reload
        vpternlogd zmm8, zmm22, [rbp + 13184], 0xc3       ;   172.7 p5+p2   47 p
        vpternlogd zmm18, zmm21, zmm3, 0x69               ;   174.3 p0      47 p
        vpternlogd zmm20, zmm24, zmm8, 0x95               ;   173.7 p5      47 p
        vpternlogd zmm8, zmm0, zmm18, 0x96                ;   175.3 p0      47 p
        vmovdqa64 zmm0, zmm8                              ;   176.3         47 p copy
        vpternlogd zmm0, zmm18, zmm3, 0x5c                ;   176.3 p5      47 p
        vmovdqa64 zmm22, zmm20                            ;   174.7         47 p copy
        vpternlogd zmm22, zmm18, zmm3, 0x87               ;   175.3 p0      47 p
        vpternlogd zmm21, zmm22, zmm8, 0x4b               ;   176.3 p5      47 p
        vpternlogd zmm25, zmm21, zmm22, 0x69              ;   177.3 p0      47 p
        vpternlogd zmm26, zmm25, zmm0, 0x69               ;   178.3 p5      47 p
        vpxord zmm12, zmm12, zmm8                         ;   177.3 p0      47 p
        vpternlogd zmm12, zmm22, zmm0, 0x2d               ;   178.3 p5      47 p
        vpxord zmm0, zmm12, zmm26                         ;   179.3 p0      47 p
        vmovdqa64 zmm22, zmm26                            ;   179.3         47 p copy
        vpternlogd zmm22, zmm25, zmm21, 0x53              ;   179.3 p5      47 p
        vmovdqa64 zmm24, zmm12                            ;   179.3         47 p copy
        vpternlogd zmm24, zmm25, zmm21, 0x6b              ;   179.3 p0      47 p
        vpternlogd zmm12, zmm22, zmm21, 0x59              ;   180.3 p5      47 p
        vpternlogd zmm22, zmm24, zmm0, 0x49               ;   180.3 p0      47 p
        vpternlogd zmm18, zmm12, zmm0, 0xb4               ;   181.3 p5      47 p
        vpternlogd zmm8, zmm18, zmm22, 0x96               ;   182.3 p0      47 p
        vpternlogd zmm22, zmm24, zmm20, 0x96              ;   181.7 p5      47 p
        vpternlogd zmm18, zmm26, zmm25, 0x2d              ;   182.3 p0      47 p
        vpxord zmm26, zmm26, zmm8                         ;   183.3 p5      47 p
        vpternlogd zmm12, zmm3, zmm0, 0x96                ;   183.3 p0      47 p
        vpxord zmm0, zmm0, zmm22                          ;   183.7 p5      47 p
        vmovdqu64 zmm3, [rbp + 15168]                     ;   117.8 p3      46 p reload
        vmovdqa64 zmm20, zmm5                             ;   118.0         50 p copy
        vpternlogd zmm20, zmm14, zmm3, 0x96               ;   184.3 p0      50 p
        vmovdqa64 zmm24, zmm18                            ;   183.3         47 p copy
        vpternlogd zmm24, zmm25, zmm25, 0xc3              ;   184.7 p5      47 p
        vmovdqa64 zmm25, zmm12                            ;   184.3         47 p copy
        vpternlogd zmm25, zmm21, zmm21, 0xc3              ;   185.3 p0      47 p
        vmovdqu64 zmm21, [rbp + 14912]                    ;   119.0 p2      50 p
        vpxord zmm21, zmm21, zmm31                        ;   185.7 p5      50 p
        vmovdqu64 [rbp + 13120], zmm20                    ;   185.3 p7+p4   50 p spill
        vmovdqu64 zmm20, [rbp + 14848]                    ;   123.7 p3      50 p
        vpxord zmm20, zmm20, [rbp + 14784]                ;   186.3 p0+p2   50 p
        vmovdqu64 [rbp + 13184], zmm21                    ;   186.7 p8+p9   50 p spill
        vmovdqu64 zmm21, [rbp + 14784]                    ;   120.5 p3      50 p
        vpxord zmm21, zmm21, zmm25                        ;   186.7 p5      50 p
        vmovdqu64 [rbp + 13248], zmm31                    ;   145.3 p7+p4   47 p spill
        vmovdqu64 zmm31, [rbp + 14720]                    ;   121.0 p2      50 p
        vpxord zmm31, zmm31, zmm30                        ;   187.3 p0      50 p
        vmovdqu64 [rbp + 13504], zmm25                    ;   186.3 p8+p9   47 p spill
        vmovdqa64 zmm25, zmm4                             ;   161.7         50 p copy
        vpternlogd zmm25, zmm16, zmm3, 0x69               ;   187.7 p5      50 p
        vmovdqu64 [rbp + 15872], zmm18                    ;   183.3 p7+p4   47 p spill
        vpxord zmm18, zmm10, [rbp + 15104]                ;   188.3 p0+p3   50 p
        vpxord zmm10, zmm10, zmm13                        ;   188.7 p5      50 p
        vmovdqu64 [rbp + 15936], zmm18                    ;   189.3 p8+p9   50 p spill
        vpxord zmm18, zmm5, [rbp + 14528]                 ;   189.3 p0+p2   50 p
        vmovdqu64 [rbp + 16000], zmm18                    ;   190.3 p7+p4   50 p spill
        vpxord zmm18, zmm5, zmm29                         ;   189.7 p5      50 p
        vmovdqu64 [rbp + 16064], zmm18                    ;   190.7 p8+p9   50 p spill
        vpxord zmm18, zmm6, zmm28                         ;   190.3 p0      50 p
        vmovdqu64 [rbp + 16128], zmm28                    ;   166.7 p7+p4   50 p spill
        vmovdqu64 zmm28, [rbp + 14400]                    ;   123.0 p3      50 p
        vpxord zmm28, zmm28, [rbp + 14336]                ;   190.7 p5+p2   50 p
        vmovdqu64 [rbp + 16192], zmm28                    ;   191.7 p8+p9   50 p spill
        vmovdqu64 zmm28, [rbp + 14272]                    ;   124.0 p3      50 p
        vpxord zmm28, zmm28, [rbp + 14208]                ;   191.3 p0+p2   50 p
        vmovdqu64 [rbp + 16256], zmm6                     ;   129.8 p7+p4   46 p spill
        vmovdqa64 zmm6, zmm27                             ;   165.7         50 p copy
        vpternlogd zmm6, zmm4, zmm16, 0x69                ;   191.7 p5      50 p
        vmovdqu64 [rbp + 16320], zmm6                     ;   192.7 p8+p9   50 p spill
        vmovdqa64 zmm6, zmm20                             ;   187.3         50 p copy
        vpternlogd zmm6, zmm1, zmm23, 0x96                ;   192.3 p0      50 p
        vmovdqu64 [rbp + 16384], zmm6                     ;   193.3 p7+p4   50 p spill
        vmovdqu64 zmm6, [rbp + 14336]                     ;   125.0 p3      50 p
        vpxord zmm6, zmm6, zmm8                           ;   192.7 p5      50 p
        vmovdqu64 [rbp + 16448], zmm6                     ;   193.7 p8+p9   50 p spill
        vpxord zmm6, zmm15, [rbp + 12992]                 ;   193.3 p0+p2   50 p
        vmovdqu64 [rbp + 16512], zmm8                     ;   183.3 p7+p4   47 p spill
        vpxord zmm8, zmm9, zmm21                          ;   193.7 p5      50 p
        vmovdqu64 [rbp + 16576], zmm8                     ;   194.7 p8+p9   50 p spill
        vmovdqu64 zmm8, [rbp + 15808]                     ;   144.3 p3      50 p
        vpxord zmm8, zmm8, zmm29                          ;   194.3 p0      50 p
        vmovdqu64 [rbp + 16640], zmm8                     ;   195.3 p7+p4   50 p spill
        vpxord zmm8, zmm2, zmm26                          ;   194.7 p5      50 p
        vmovdqu64 [rbp + 16704], zmm21                    ;   187.7 p8+p9   50 p spill
        vmovdqu64 zmm21, [rbp + 14912]                    ;   127.0 p2      50 p
        vpxord zmm21, zmm21, zmm0                         ;   195.3 p0      50 p
        vmovdqu64 [rbp + 16768], zmm8                     ;   195.7 p7+p4   50 p spill
        vmovdqu64 zmm8, [rbp + 15808]                     ;   144.3 p3      50 p
        vpxord zmm8, zmm8, [rbp + 14080]                  ;   195.7 p5+p2   50 p
        vmovdqu64 [rbp + 16832], zmm21                    ;   196.3 p8+p9   50 p spill
        vpxord zmm21, zmm3, zmm7                          ;   196.3 p0      50 p
        vmovdqu64 zmm3, [rbp + 14144]                     ;   128.5 p3      50 p
        vpxord zmm3, zmm3, [rbp + 14016]                  ;   196.7 p5+p2   50 p
        vmovdqu64 [rbp + 16896], zmm26                    ;   184.3 p7+p4   47 p spill
        vmovdqa64 zmm26, zmm1                             ;   163.7         50 p copy
        vpternlogd zmm26, zmm23, zmm11, 0x96              ;   197.3 p0      50 p
        vmovdqu64 [rbp + 16960], zmm23                    ;   145.3 p8+p9   47 p spill
        vmovdqa64 zmm23, zmm24                            ;   185.7         50 p copy
        vpternlogd zmm23, zmm7, zmm19, 0x69               ;   197.7 p5      50 p
        vmovdqu64 [rbp + 17024], zmm23                    ;   198.7 p7+p4   50 p spill
        vmovdqu64 zmm23, [rbp + 15808]                    ;   144.3 p3      50 p
        vpxord zmm23, zmm23, zmm22                        ;   198.3 p0      50 p
        vmovdqu64 [rbp + 15808], zmm23                    ;   199.3 p8+p9   50 p spill
        vmovdqu64 zmm23, [rbp + 14016]                    ;   130.2 p2      50 p
        vpxord zmm23, zmm23, zmm31                        ;   198.7 p5      50 p
        vmovdqu64 [rbp + 17088], zmm31                    ;   188.3 p7+p4   50 p spill
        vmovdqa64 zmm31, zmm6                             ;   194.3         50 p copy
        vpternlogd zmm31, zmm5, zmm14, 0x96               ;   199.3 p0      50 p
        vmovdqu64 [rbp + 17152], zmm31                    ;   200.3 p8+p9   50 p spill
        vmovdqu64 zmm31, [rbp + 14528]                    ;   131.2 p3      50 p
        vpxord zmm31, zmm31, [rbp + 13952]                ;   199.7 p5+p2   50 p
        vmovdqu64 [rbp + 17216], zmm31                    ;   200.7 p7+p4   50 p spill
        vpxord zmm31, zmm7, zmm27                         ;   200.3 p0      50 p
        vmovdqu64 [rbp + 17280], zmm22                    ;   182.7 p8+p9   47 p spill
        vmovdqu64 zmm22, [rbp + 15680]                    ;   146.3 p3      50 p
        vpxord zmm22, zmm22, zmm30                        ;   200.7 p5      50 p
        vmovdqu64 [rbp + 17344], zmm22                    ;   201.7 p7+p4   50 p spill
        vmovdqu64 zmm22, [rbp + 15616]                    ;   168.7 p2      50 p
        vpxord zmm22, zmm22, zmm24                        ;   201.3 p0      50 p
        vmovdqu64 [rbp + 17408], zmm22                    ;   202.3 p8+p9   50 p spill
        vmovdqa64 zmm22, zmm17                            ;   145.3         50 p copy
        vpternlogd zmm22, zmm11, [rbp + 14656], 0x69      ;   201.7 p5+p3   50 p
        vmovdqu64 [rbp + 17472], zmm17                    ;   149.8 p7+p4   47 p spill
        vmovdqu64 zmm17, [rbp + 12928]                    ;   133.7 p2      50 p
        vpxord zmm17, zmm17, [rbp + 13696]                ;   202.3 p0+p3   50 p
        vmovdqu64 [rbp + 17536], zmm6                     ;   194.3 p8+p9   50 p spill
        vmovdqu64 zmm6, [rbp + 12800]                     ;   134.7 p2      50 p
        vpxord zmm6, zmm6, [rbp + 13952]                  ;   202.7 p5+p3   50 p
        vmovdqu64 [rbp + 17600], zmm6                     ;   203.7 p7+p4   50 p spill
        vmovdqu64 zmm6, [rbp + 12800]                     ;   135.7 p2      50 p
        vpxord zmm6, zmm6, [rbp + 13696]                  ;   203.3 p0+p3   50 p
        vmovdqu64 [rbp + 17664], zmm29                    ;   152.8 p8+p9   47 p spill
        vmovdqa64 zmm29, zmm20                            ;   187.3         50 p copy
        vpternlogd zmm29, zmm9, zmm11, 0x96               ;   203.7 p5      50 p
        vmovdqu64 [rbp + 17728], zmm11                    ;   153.8 p7+p4   46 p spill
        vmovdqa64 zmm11, zmm4                             ;   161.7         50 p copy
        vpternlogd zmm11, zmm16, [rbp + 14464], 0x69      ;   204.3 p0+p2   50 p
        vmovdqu64 [rbp + 17792], zmm23                    ;   199.7 p8+p9   50 p spill
        vmovdqu64 zmm23, [rbp + 15616]                    ;   168.7 p3      50 p
        vpxord zmm23, zmm23, zmm18                        ;   204.7 p5      50 p
        vpternlogd zmm14, zmm23, zmm5, 0x96               ;   205.7 p0      50 p
        vmovdqu64 [rbp + 17856], zmm23                    ;   205.7 p7+p4   50 p spill
        vpxord zmm23, zmm9, zmm0                          ;   205.7 p5      50 p
        vmovdqu64 [rbp + 17920], zmm18                    ;   191.3 p8+p9   50 p spill
        vmovdqu64 zmm18, [rbp + 12864]                    ;   137.7 p2      50 p
        vpxord zmm18, zmm18, [rbp + 14208]                ;   206.3 p0+p3   50 p
        vmovdqu64 [rbp + 17984], zmm23                    ;   206.7 p7+p4   50 p spill
        vpxord zmm23, zmm30, zmm31                        ;   206.7 p5      50 p
        vmovdqu64 [rbp + 18048], zmm18                    ;   207.3 p8+p9   50 p spill
        vmovdqu64 zmm18, [rbp + 14592]                    ;   138.7 p2      50 p
        vpternlogd zmm18, zmm22, [rbp + 14592], 0xc3      ;   207.3 p0+p3   50 p
        vmovdqu64 [rbp + 18112], zmm5                     ;   159.8 p7+p4   46 p spill
        vpxord zmm5, zmm13, zmm14                         ;   207.7 p5      50 p
        vmovdqu64 [rbp + 18176], zmm14                    ;   206.7 p8+p9   50 p spill
        vpxord zmm14, zmm10, zmm31                        ;   208.3 p0      50 p
        vpternlogd zmm16, zmm4, [rbp + 14976], 0x69       ;   208.7 p5+p2   50 p
        vmovdqu64 [rbp + 18240], zmm31                    ;   201.3 p7+p4   50 p spill
        vmovdqu64 zmm31, [rbp + 12928]                    ;   140.2 p3      50 p
        vpxord zmm31, zmm31, [rbp + 15552]                ;   209.3 p0+p2   50 p
        vmovdqu64 [rbp + 18304], zmm14                    ;   209.3 p8+p9   50 p spill
        vmovdqu64 zmm14, [rbp + 15360]                    ;   141.2 p3      50 p
        vmovdqu64 [rbp + 18368], zmm30                    ;   163.8 p7+p4   47 p spill
        vmovdqu64 zmm30, [rbp + 15296]                    ;   141.7 p2      50 p
        vpxord zmm30, zmm30, zmm3                         ;   209.7 p5      50 p
        vmovdqu64 [rbp + 18432], zmm31                    ;   210.3 p8+p9   50 p spill
        vpxord zmm31, zmm12, zmm22                        ;   210.3 p0      50 p
        vmovdqu64 [rbp + 18496], zmm22                    ;   202.7 p7+p4   50 p spill
        vmovdqu64 zmm22, [rbp + 12992]                    ;   142.2 p3      50 p
        vpxord zmm22, zmm22, [rbp + 14912]                ;   210.7 p5+p2   50 p
        vmovdqu64 [rbp + 18560], zmm31                    ;   211.3 p8+p9   50 p spill
        vmovdqu64 zmm31, [rbp + 15040]                    ;   143.2 p3      50 p
        vpxord zmm31, zmm31, zmm13                        ;   211.3 p0      50 p
        vmovdqu64 [rbp + 18624], zmm31                    ;   212.3 p7+p4   50 p spill
        vmovdqu64 zmm31, [rbp + 14720]                    ;   143.7 p2      50 p
        vpxord zmm31, zmm31, zmm21                        ;   211.7 p5      50 p
        vmovdqu64 [rbp + 18688], zmm13                    ;   168.8 p8+p9   47 p spill
        vpxord zmm13, zmm25, zmm29                        ;   212.3 p0      50 p
        vmovdqu64 [rbp + 18752], zmm29                    ;   204.7 p7+p4   50 p spill
        vmovdqu64 zmm29, [rbp + 15872]                    ;   183.3 p3      50 p
        vpxord zmm29, zmm29, [rbp + 13632]                ;   212.7 p5+p2   50 p
        vmovdqu64 [rbp + 18816], zmm25                    ;   188.7 p8+p9   50 p spill
        vmovdqa64 zmm25, zmm24                            ;   185.7         50 p copy
        vmovdqu64 [rbp + 18880], zmm13                    ;   213.3 p7+p4   50 p spill
        vmovdqa64 zmm13, zmm26                            ;   198.3         50 p copy
        vpternlogd zmm13, zmm27, [rbp + 15744], 0x96      ;   213.3 p0+p3   50 p
        vmovdqu64 [rbp + 18944], zmm27                    ;   172.8 p8+p9   50 p spill
        vmovdqu64 zmm27, [rbp + 14400]                    ;   145.7 p2      50 p
        vpxord zmm27, zmm27, zmm28                        ;   213.7 p5      50 p
        vmovdqu64 [rbp + 19008], zmm27                    ;   214.7 p7+p4   50 p spill
        vmovdqu64 zmm27, [rbp + 13248]                    ;   146.2 p3      50 p
        vpxord zmm27, zmm27, [rbp + 13824]                ;   214.3 p0+p2   50 p
        vmovdqu64 [rbp + 19072], zmm13                    ;   214.3 p8+p9   50 p spill
        vmovdqu64 zmm13, [rbp + 13184]                    ;   186.7 p3      50 p
        vpxord zmm13, zmm13, [rbp + 15744]                ;   214.7 p5+p2   50 p
        vmovdqu64 [rbp + 19136], zmm26                    ;   198.3 p7+p4   50 p spill
        vpxord zmm26, zmm8, zmm11                         ;   215.3 p0      50 p
        vmovdqu64 [rbp + 19200], zmm13                    ;   215.7 p8+p9   50 p spill
        vmovdqu64 zmm13, [rbp + 14400]                    ;   148.2 p3      50 p
        vpxord zmm13, zmm13, zmm4                         ;   215.7 p5      50 p
        vmovdqu64 [rbp + 19264], zmm13                    ;   216.7 p7+p4   50 p spill
        vmovdqu64 zmm13, [rbp + 14848]                    ;   148.7 p2      50 p
        vpxord zmm13, zmm13, [rbp + 13632]                ;   216.3 p0+p3   50 p
        vmovdqu64 [rbp + 19328], zmm24                    ;   185.7 p8+p9   47 p spill
        vmovdqu64 zmm24, [rbp + 16256]                    ;   149.7 p2      50 p
        vmovdqu64 [rbp + 19392], zmm26                    ;   216.3 p7+p4   50 p spill
        vmovdqu64 zmm26, [rbp + 13056]                    ;   150.2 p3      50 p
        vpxord zmm26, zmm26, [rbp + 14336]                ;   216.7 p5+p2   50 p
        vmovdqu64 [rbp + 19456], zmm26                    ;   217.7 p8+p9   50 p spill
        vmovdqa64 zmm26, zmm17                            ;   203.3         50 p copy
        vpternlogd zmm26, zmm12, [rbp + 15552], 0x96      ;   217.3 p0+p3   50 p
        vmovdqu64 [rbp + 19520], zmm17                    ;   203.3 p7+p4   50 p spill
        vmovdqu64 zmm17, [rbp + 15232]                    ;   160.7 p2      50 p
        vpxord zmm17, zmm17, [rbp + 13888]                ;   217.7 p5+p3   50 p
        vmovdqu64 [rbp + 19584], zmm26                    ;   218.3 p8+p9   50 p spill
        vmovdqa64 zmm26, zmm7                             ;   160.7         50 p copy
        vpternlogd zmm26, zmm19, [rbp + 13824], 0x69      ;   218.3 p0+p2   50 p
        vpternlogd zmm19, zmm7, [rbp + 15488], 0x69       ;   218.7 p5+p3   50 p
        vmovdqu64 [rbp + 19648], zmm19                    ;   219.7 p7+p4   50 p spill
        vmovdqa64 zmm19, zmm26                            ;   219.3         50 p copy
        vmovdqu64 [rbp + 19712], zmm7                     ;   184.8 p8+p9   47 p spill
        vmovdqu64 zmm7, [rbp + 17664]                     ;   153.7 p2      50 p
        vpxord zmm7, zmm7, [rbp + 14976]                  ;   219.3 p0+p3   50 p
        vmovdqu64 [rbp + 19776], zmm7                     ;   220.3 p7+p4   50 p spill
        vpxord zmm7, zmm6, zmm29                          ;   219.7 p5      50 p
        vmovdqu64 [rbp + 19840], zmm7                     ;   220.7 p8+p9   50 p spill
        vmovdqu64 zmm7, [rbp + 16896]                     ;   184.3 p2      50 p
        vpxord zmm7, zmm7, [rbp + 15424]                  ;   220.3 p0+p3   50 p
        vmovdqu64 [rbp + 19904], zmm29                    ;   213.7 p7+p4   50 p spill
        vmovdqa64 zmm29, zmm30                            ;   210.7         50 p copy
        vpternlogd zmm29, zmm11, zmm1, 0x96               ;   220.7 p5      50 p
        vpxord zmm24, zmm24, zmm29                        ;   221.7 p0      50 p
        vmovdqu64 [rbp + 19968], zmm29                    ;   221.7 p8+p9   50 p spill
        vpxord zmm29, zmm4, zmm24                         ;   222.7 p5      50 p
        vmovdqu64 [rbp + 20032], zmm24                    ;   222.7 p7+p4   50 p spill
        vmovdqu64 zmm24, [rbp + 16192]                    ;   191.7 p2      50 p
        vpxord zmm24, zmm24, zmm12                        ;   222.3 p0      50 p
        vmovdqu64 [rbp + 20096], zmm29                    ;   223.7 p8+p9   50 p spill
        vpxord zmm29, zmm10, zmm28                        ;   222.7 p5      50 p
        vmovdqu64 [rbp + 20160], zmm24                    ;   223.3 p7+p4   50 p spill
        vmovdqu64 zmm24, [rbp + 12864]                    ;   156.2 p3      50 p
        vpxord zmm24, zmm24, zmm8                         ;   223.3 p0      50 p
        vmovdqu64 [rbp + 20224], zmm24                    ;   224.3 p8+p9   50 p spill
        vmovdqu64 zmm24, [rbp + 16896]                    ;   184.3 p2      50 p
        vpxord zmm24, zmm24, zmm8                         ;   223.7 p5      50 p
        vmovdqu64 [rbp + 20288], zmm30                    ;   210.7 p7+p4   50 p spill
        vmovdqu64 zmm30, [rbp + 17536]                    ;   194.3 p3      50 p
        vmovdqu64 [rbp + 20352], zmm28                    ;   194.8 p8+p9   50 p spill
        vmovdqu64 zmm28, [rbp + 16128]                    ;   166.7 p2      50 p
        vpxord zmm28, zmm28, [rbp + 17728]                ;   224.3 p0+p3   50 p
        vmovdqu64 [rbp + 20416], zmm28                    ;   225.3 p7+p4   50 p spill
        vmovdqu64 zmm28, [rbp + 13056]                    ;   158.7 p2      50 p
        vpternlogd zmm28, zmm15, [rbp + 13760], 0x69      ;   224.7 p5+p3   50 p
        vpxord zmm14, zmm14, zmm28                        ;   225.7 p0      50 p
        vpxord zmm25, zmm25, zmm28                        ;   225.7 p5      50 p
        vmovdqu64 [rbp + 20480], zmm24                    ;   224.7 p8+p9   50 p spill
        vmovdqu64 zmm24, [rbp + 13248]                    ;   159.7 p2      50 p
        vpxord zmm24, zmm24, [rbp + 16256]                ;   226.3 p0+p3   50 p
        vmovdqu64 [rbp + 13248], zmm29                    ;   223.7 p7+p4   50 p spill
        vmovdqu64 zmm29, [rbp + 17280]                    ;   182.7 p2      50 p
        vpxord zmm29, zmm29, zmm20                        ;   226.7 p5      50 p
        vmovdqu64 [rbp + 20544], zmm25                    ;   226.7 p8+p9   50 p spill
        vmovdqa64 zmm25, zmm0                             ;   184.7         50 p copy
        vpternlogd zmm25, zmm2, [rbp + 15424], 0x96       ;   227.3 p0+p3   50 p
        vmovdqu64 [rbp + 20608], zmm7                     ;   221.3 p7+p4   50 p spill
        vmovdqa64 zmm7, zmm31                             ;   212.7         50 p copy
        vpternlogd zmm7, zmm10, [rbp + 14144], 0x96       ;   227.7 p5+p2   50 p
        vmovdqu64 [rbp + 20672], zmm10                    ;   200.8 p8+p9   50 p spill
        vmovdqu64 zmm10, [rbp + 13504]                    ;   186.3 p3      50 p
        vpxord zmm10, zmm10, zmm21                        ;   228.3 p0      50 p
        vmovdqu64 [rbp + 20736], zmm10                    ;   229.3 p7+p4   50 p spill
        vmovdqu64 zmm10, [rbp + 17536]                    ;   194.3 p2      50 p
        vpxord zmm10, zmm10, zmm27                        ;   228.7 p5      50 p
        vmovdqu64 [rbp + 20800], zmm10                    ;   229.7 p8+p9   50 p spill
        vmovdqu64 zmm10, [rbp + 17088]                    ;   188.3 p3      50 p
        vpxord zmm10, zmm10, [rbp + 14976]                ;   229.3 p0+p2   50 p
        vmovdqu64 [rbp + 20864], zmm10                    ;   230.3 p7+p4   50 p spill
        vmovdqu64 zmm10, [rbp + 13312]                    ;   164.2 p3      50 p
        vpxord zmm10, zmm10, [rbp + 14144]                ;   229.7 p5+p2   50 p
        vmovdqu64 [rbp + 20928], zmm7                     ;   228.7 p8+p9   50 p spill
        vmovdqu64 zmm7, [rbp + 15104]                     ;   165.2 p3      50 p
        vpxord zmm7, zmm7, [rbp + 14080]                  ;   230.3 p0+p2   50 p
        vmovdqu64 [rbp + 20992], zmm31                    ;   212.7 p7+p4   50 p spill
        vmovdqu64 zmm31, [rbp + 14848]                    ;   166.2 p3      50 p
        vpxord zmm31, zmm31, zmm16                        ;   230.7 p5      50 p
        vpternlogd zmm31, zmm7, zmm29, 0x96               ;   231.7 p0      50 p
        vmovdqu64 [rbp + 21056], zmm29                    ;   227.7 p8+p9   50 p spill
        vmovdqu64 zmm29, [rbp + 12864]                    ;   166.7 p2      50 p
        vpxord zmm29, zmm29, [rbp + 13056]                ;   231.7 p5+p3   50 p
        vmovdqu64 [rbp + 21120], zmm29                    ;   232.7 p7+p4   50 p spill
        vmovdqu64 zmm29, [rbp + 16000]                    ;   190.3 p2      50 p
        vpxord zmm29, zmm29, [rbp + 12928]                ;   232.3 p0+p3   50 p
        vmovdqu64 [rbp + 21184], zmm31                    ;   232.7 p8+p9   50 p spill
        vmovdqu64 zmm31, [rbp + 15424]                    ;   168.7 p2      50 p
        vpternlogd zmm31, zmm20, [rbp + 13888], 0x96      ;   232.7 p5+p3   50 p
        vpternlogd zmm20, zmm15, [rbp + 13760], 0x69      ;   233.3 p0+p2   50 p
        vmovdqu64 [rbp + 21248], zmm31                    ;   233.7 p7+p4   50 p spill
        vmovdqu64 zmm31, [rbp + 13760]                    ;   170.2 p3      50 p
        vpternlogd zmm31, zmm15, [rbp + 14976], 0x69      ;   233.7 p5+p2   50 p
        vpxord zmm19, zmm19, zmm31                        ;   234.7 p0      50 p
        vmovdqu64 [rbp + 14976], zmm16                    ;   210.8 p8+p9   50 p spill
        vmovdqu64 zmm16, [rbp + 14272]                    ;   171.2 p3      46 p reload
        vpternlogd zmm4, zmm16, [r8 + 268]{1to16}, 0x96   ;   234.7 p5+p2   50 p
        vmovdqu64 [rbp + 21312], zmm19                    ;   235.7 p7+p4   50 p spill
        vmovdqu64 zmm19, [rbp + 15360]                    ;   172.2 p3      50 p
        vpxord zmm19, zmm19, [r8 + 264]{1to16}            ;   235.3 p0+p2   50 p
        vmovdqu64 [rbp + 21376], zmm31                    ;   234.7 p8+p9   50 p spill
        vmovdqa64 zmm31, zmm2                             ;   166.5         50 p copy
        vpternlogd zmm31, zmm16, [rbp + 14144], 0x96      ;   235.7 p5+p3   50 p
        vmovdqa64 zmm16, zmm13                            ;   217.3         50 p copy
        vpternlogd zmm16, zmm8, [rbp + 17792], 0x96       ;   236.3 p0+p2   50 p
        vpxord zmm30, zmm30, zmm16                        ;   237.3 p5      50 p
        vmovdqu64 [rbp + 21440], zmm16                    ;   237.3 p7+p4   50 p spill
        vmovdqu64 zmm16, [rbp + 14592]                    ;   174.2 p3      46 p reload
        vmovdqu64 [rbp + 21504], zmm8                     ;   214.8 p8+p9   50 p spill
        vmovdqu64 zmm8, [rbp + 15232]                     ;   174.7 p2      50 p
        vpternlogd zmm8, zmm16, [rbp + 14592], 0xc3       ;   237.3 p0+p3   50 p
        vpternlogd zmm19, zmm22, [rbp + 17600], 0x96      ;   237.7 p5+p2   50 p
        vpternlogd zmm19, zmm25, [rbp + 15872], 0x96      ;   238.7 p0+p3   50 p
        vpternlogd zmm4, zmm15, [rbp + 13888], 0x96       ;   238.7 p5+p2   50 p
        vmovdqu64 [rbp + 21568], zmm19                    ;   239.7 p7+p4   50 p spill
        vmovdqu64 zmm19, [rbp + 15040]                    ;   177.2 p3      50 p
        vpternlogd zmm19, zmm16, [rbp + 15040], 0xc3      ;   239.3 p0+p2   50 p
        vmovdqu64 zmm16, [rbp + 15424]                    ;   178.2 p3      50 p
        vpternlogd zmm16, zmm3, [rbp + 13888], 0x96       ;   239.7 p5+p2   50 p
        vmovdqu64 [rbp + 21632], zmm19                    ;   240.3 p8+p9   50 p spill
        vmovdqu64 zmm19, [rbp + 13504]                    ;   186.3 p3      50 p
        vpternlogd zmm19, zmm3, [rbp + 14464], 0x96       ;   240.3 p0+p2   50 p
        vmovdqu64 [rbp + 21696], zmm19                    ;   241.3 p7+p4   50 p spill
        vmovdqu64 zmm19, [rbp + 15424]                    ;   180.2 p3      50 p
        vpternlogd zmm19, zmm5, [rbp + 13888], 0x96       ;   240.7 p5+p2   50 p
        vmovdqu64 [rbp + 21760], zmm30                    ;   238.3 p8+p9   50 p spill
        vmovdqa64 zmm30, zmm23                            ;   207.7         50 p copy
        vpternlogd zmm30, zmm28, [rbp + 15104], 0x96      ;   241.3 p0+p3   50 p
        vmovdqu64 [rbp + 21824], zmm5                     ;   219.8 p7+p4   50 p spill
        vmovdqu64 zmm5, [rbp + 14080]                     ;   181.7 p2      50 p
        vpternlogd zmm5, zmm15, [rbp + 13760], 0x69       ;   241.7 p5+p3   50 p
        vmovdqu64 [rbp + 21888], zmm19                    ;   241.7 p8+p9   50 p spill
        vmovdqu64 zmm19, [rbp + 16128]                    ;   182.7 p2      50 p reload
        vpternlogd zmm15, zmm19, [rbp + 13760], 0x69      ;   242.3 p0+p3   50 p
        vmovdqu64 [rbp + 13760], zmm15                    ;   243.3 p7+p4   50 p spill
        vmovdqu64 zmm15, [rbp + 16512]                    ;   183.7 p2      50 p
        vpternlogd zmm15, zmm11, [rbp + 15168], 0x96      ;   242.7 p5+p3   50 p
        vmovdqu64 [rbp + 21952], zmm15                    ;   243.7 p8+p9   50 p spill
        vmovdqa64 zmm15, zmm0                             ;   184.7         50 p copy
        vpternlogd zmm15, zmm2, [r8 + 328]{1to16}, 0x96   ;   243.3 p0+p2   50 p
        vmovdqu64 zmm19, [rbp + 13952]                    ;   185.2 p3      46 p reload
        vpternlogd zmm0, zmm19, [r8 + 296]{1to16}, 0x96   ;   243.7 p5+p2   50 p
        vmovdqu64 zmm19, [rbp + 15872]                    ;   186.2 p3      50 p
        vpternlogd zmm19, zmm16, [rbp + 16256], 0x96      ;   244.3 p0+p2   50 p
        vmovdqu64 [rbp + 22016], zmm19                    ;   245.3 p7+p4   50 p spill
        vmovdqu64 zmm19, [rbp + 13952]                    ;   187.2 p3      50 p
        vpxord zmm19, zmm19, [r8 + 332]{1to16}            ;   244.7 p5+p2   50 p
        vmovdqu64 [rbp + 22080], zmm31                    ;   236.7 p8+p9   50 p spill
        vmovdqu64 zmm31, [rbp + 12992]                    ;   188.2 p3      50 p
        vpxord zmm31, zmm31, [r8 + 352]{1to16}            ;   245.3 p0+p2   50 p
        vpternlogd zmm19, zmm7, [rbp + 14720], 0x96       ;   245.7 p5+p3   50 p
        vmovdqu64 [rbp + 22144], zmm11                    ;   225.8 p7+p4   50 p spill
        vmovdqu64 zmm11, [rbp + 19200]                    ;   215.7 p2      50 p reload
        vpternlogd zmm7, zmm11, [r8 + 320]{1to16}, 0x96   ;   246.3 p0+p3   50 p
        vpternlogd zmm7, zmm24, [rbp + 18368], 0x96       ;   247.3 p5+p2   50 p
        vmovdqu64 zmm11, [rbp + 14528]                    ;   191.2 p3      47 p reload
        vpternlogd zmm4, zmm11, [rbp + 13696], 0x96       ;   247.3 p0+p2   50 p
        vmovdqu64 zmm11, [rbp + 13184]                    ;   192.2 p3      50 p reload
        vmovdqu64 [rbp + 13696], zmm8                     ;   238.3 p8+p9   50 p spill
        vmovdqu64 zmm8, [rbp + 16832]                     ;   196.3 p2      50 p reload
        vpternlogd zmm4, zmm8, zmm11, 0x96                ;   248.3 p5      50 p
        vpternlogd zmm4, zmm12, [rbp + 13504], 0x96       ;   249.3 p0+p3   50 p
        vmovdqa64 zmm8, zmm11                             ;   198.2         50 p copy
        vpternlogd zmm8, zmm2, [r8 + 364]{1to16}, 0x96    ;   248.7 p5+p2   50 p
        vmovdqu64 zmm11, [rbp + 20096]                    ;   223.7 p3      50 p
        vmovdqu64 [rbp + 14528], zmm2                     ;   227.8 p7+p4   47 p spill
        vmovdqu64 zmm2, [rbp + 15104]                     ;   194.7 p2      50 p
        vpternlogd zmm2, zmm14, [r8 + 288]{1to16}, 0x96   ;   249.3 p0+p3   50 p
        vpternlogd zmm2, zmm13, [rbp + 16768], 0x96       ;   250.3 p5+p2   50 p
        vmovdqu64 zmm13, [rbp + 17728]                    ;   196.2 p3      46 p reload
        vpternlogd zmm2, zmm9, zmm13, 0x96                ;   251.3 p0      50 p
        vpternlogd zmm8, zmm5, zmm13, 0x96                ;   250.7 p5      50 p
        vmovdqu64 [rbp + 22208], zmm9                     ;   228.8 p8+p9   50 p spill
        vmovdqu64 zmm9, [rbp + 15616]                     ;   196.7 p2      50 p
        vpternlogd zmm9, zmm13, [rbp + 14656], 0x69       ;   251.3 p0+p3   50 p
        vmovdqa64 zmm13, zmm9                             ;   252.3         50 p copy
        vpternlogd zmm13, zmm23, zmm28, 0x96              ;   252.3 p5      50 p
        vmovdqu64 [rbp + 22272], zmm14                    ;   229.8 p7+p4   50 p spill
        vmovdqu64 zmm14, [rbp + 20352]                    ;   197.7 p2      50 p reload
        vpternlogd zmm25, zmm14, [r8 + 360]{1to16}, 0x96  ;   252.3 p0+p3   50 p
        vpternlogd zmm31, zmm5, [rbp + 13952], 0x96       ;   252.7 p5+p2   50 p
        vmovdqu64 zmm14, [rbp + 14848]                    ;   199.2 p3      50 p
        vpternlogd zmm14, zmm6, [r8 + 300]{1to16}, 0x96   ;   253.3 p0+p2   50 p
        vmovdqu64 [rbp + 13952], zmm5                     ;   242.7 p8+p9   50 p spill
        vmovdqu64 zmm5, [rbp + 12800]                     ;   200.2 p3      50 p
        vpxord zmm5, zmm5, [r8 + 384]{1to16}              ;   253.7 p5+p2   50 p
        vpternlogd zmm25, zmm21, [rbp + 19520], 0x96      ;   254.3 p0+p3   50 p
        vmovdqu64 [rbp + 22336], zmm28                    ;   231.8 p7+p4   50 p spill
        vmovdqu64 zmm28, [rbp + 14720]                    ;   201.7 p2      46 p reload
        vpternlogd zmm0, zmm28, [rbp + 14912], 0x96       ;   254.7 p5+p3   50 p
        vpternlogd zmm0, zmm17, zmm27, 0x96               ;   255.7 p0      50 p
        vpternlogd zmm0, zmm23, zmm1, 0x96                ;   256.7 p5      50 p
        vpternlogd zmm25, zmm1, [rbp + 20288], 0x96       ;   256.3 p0+p2   50 p
        vmovdqu64 [rbp + 14912], zmm27                    ;   232.8 p8+p9   50 p spill
        vpxord zmm27, zmm12, [r8 + 396]{1to16}            ;   256.7 p5+p3   50 p
        vmovdqu64 [rbp + 22400], zmm25                    ;   257.3 p7+p4   50 p spill
        vmovdqu64 zmm25, [rbp + 16896]                    ;   203.7 p2      47 p reload
        vmovdqu64 [rbp + 22464], zmm1                     ;   234.8 p8+p9   50 p spill
        vmovdqu64 zmm1, [rbp + 13504]                     ;   204.2 p3      50 p
        vpternlogd zmm1, zmm25, [r8 + 256]{1to16}, 0x96   ;   257.3 p0+p2   50 p
        vmovdqu64 zmm28, [rbp + 17344]                    ;   205.2 p3      50 p reload
        vpternlogd zmm1, zmm28, [rbp + 13632], 0x96       ;   258.3 p5+p2   50 p
        vpternlogd zmm1, zmm10, [rbp + 13120], 0x96       ;   259.3 p0+p3   50 p
        vmovdqu64 [rbp + 13632], zmm10                    ;   235.8 p7+p4   50 p spill
        vmovdqu64 zmm10, [rbp + 17536]                    ;   206.7 p2      50 p reload
        vpternlogd zmm14, zmm10, [rbp + 15296], 0x96      ;   258.7 p5+p3   50 p
        vpternlogd zmm14, zmm22, zmm26, 0x96              ;   259.7 p0      50 p
        vpternlogd zmm14, zmm30, [rbp + 18560], 0x96      ;   260.7 p5+p2   50 p
        vmovdqu64 zmm10, [rbp + 15360]                    ;   208.2 p3      50 p
        vpxord zmm10, zmm10, [r8 + 416]{1to16}            ;   260.3 p0+p2   50 p
        vmovdqu64 zmm28, [rbp + 20608]                    ;   221.3 p3      50 p reload
        vpternlogd zmm7, zmm28, [rbp + 16128], 0x96       ;   260.7 p5+p2   50 p
        vmovdqu64 [rbp + 22528], zmm7                     ;   261.7 p8+p9   50 p spill
        vmovdqu64 zmm7, [rbp + 17216]                     ;   210.2 p3      50 p reload
        vpternlogd zmm15, zmm7, [rbp + 18112], 0x96       ;   261.3 p0+p2   50 p
        vmovdqu64 [rbp + 22592], zmm23                    ;   237.8 p7+p4   50 p spill
        vmovdqu64 zmm23, [rbp + 17472]                    ;   211.2 p3      47 p reload
        vmovdqu64 [rbp + 22656], zmm0                     ;   257.7 p8+p9   50 p spill
        vmovdqu64 zmm0, [rbp + 13504]                     ;   211.7 p2      50 p
        vpternlogd zmm0, zmm23, [r8 + 276]{1to16}, 0x96   ;   261.7 p5+p3   50 p
        vmovdqu64 [rbp + 22720], zmm13                    ;   253.3 p7+p4   50 p spill
        vmovdqu64 zmm13, [rbp + 12864]                    ;   212.7 p2      47 p reload
        vpternlogd zmm0, zmm13, [rbp + 15552], 0x96       ;   262.7 p0+p3   50 p
        vmovdqu64 zmm13, [rbp + 16448]                    ;   213.7 p2      50 p reload
        vpternlogd zmm0, zmm13, [rbp + 17664], 0x96       ;   263.7 p5+p3   50 p
        vpternlogd zmm0, zmm18, [rbp + 17024], 0x96       ;   264.7 p0+p2   50 p
        vpternlogd zmm27, zmm7, [rbp + 15424], 0x96       ;   263.7 p5+p3   50 p
        vpternlogd zmm27, zmm24, [rbp + 13696], 0x96      ;   264.7 p0+p2   50 p
        vmovdqu64 zmm24, [rbp + 12992]                    ;   216.2 p3      50 p
        vpxord zmm24, zmm24, [r8 + 428]{1to16}            ;   264.7 p5+p2   50 p
        vmovdqu64 zmm7, [rbp + 13568]                     ;   217.2 p3      50 p reload
        vpternlogd zmm15, zmm7, [rbp + 15680], 0x96       ;   265.3 p0+p2   50 p
        vpternlogd zmm15, zmm3, [rbp + 19136], 0x96       ;   266.3 p5+p3   50 p
        vmovdqu64 zmm13, [rbp + 16064]                    ;   218.7 p2      50 p reload
        vpternlogd zmm19, zmm13, [rbp + 13440], 0x96      ;   266.3 p0+p3   50 p
        vmovdqu64 [rbp + 19136], zmm15                    ;   267.3 p8+p9   50 p spill
        vmovdqu64 zmm15, [rbp + 18688]                    ;   219.7 p2      47 p reload
        vpternlogd zmm22, zmm15, [r8 + 448]{1to16}, 0x96  ;   266.7 p5+p3   50 p
        vmovdqu64 zmm15, [rbp + 19584]                    ;   220.7 p2      50 p reload
        vpternlogd zmm19, zmm15, [rbp + 19072], 0x96      ;   267.3 p0+p3   50 p
        vmovdqu64 [rbp + 15424], zmm19                    ;   268.3 p7+p4   50 p spill
        vmovdqu64 zmm19, [rbp + 19392]                    ;   221.7 p2      50 p reload
        vpternlogd zmm31, zmm19, [rbp + 15680], 0x96      ;   267.7 p5+p3   50 p
        vmovdqu64 [rbp + 17664], zmm2                     ;   252.3 p8+p9   50 p spill
        vmovdqu64 zmm2, [rbp + 19328]                     ;   222.7 p2      50 p
        vpternlogd zmm2, zmm19, [r8 + 308]{1to16}, 0x96   ;   268.3 p0+p3   50 p
        vpternlogd zmm2, zmm29, [rbp + 16192], 0x96       ;   269.3 p5+p2   50 p
        vpternlogd zmm2, zmm30, [rbp + 18432], 0x96       ;   270.3 p0+p3   50 p
        vpternlogd zmm24, zmm3, [rbp + 16000], 0x96       ;   269.7 p5+p2   50 p
        vmovdqu64 zmm3, [rbp + 15744]                     ;   225.2 p3      50 p
        vpternlogd zmm3, zmm17, [r8 + 372]{1to16}, 0x96   ;   270.3 p0+p2   50 p
        vpternlogd zmm3, zmm20, [rbp + 17024], 0x96       ;   271.3 p5+p3   50 p
        vpternlogd zmm3, zmm13, [rbp + 20032], 0x96       ;   272.3 p0+p2   50 p
        vpxord zmm19, zmm6, [r8 + 460]{1to16}             ;   271.7 p5+p3   50 p
        vmovdqu64 zmm13, [rbp + 20480]                    ;   227.7 p2      50 p reload
        vpternlogd zmm31, zmm13, [rbp + 17792], 0x96      ;   272.3 p0+p3   50 p
        vmovdqu64 [rbp + 22784], zmm3                     ;   273.3 p7+p4   50 p spill
        vmovdqu64 zmm3, [rbp + 20160]                     ;   228.7 p2      50 p reload
        vpternlogd zmm8, zmm3, [rbp + 18048], 0x96        ;   272.7 p5+p3   50 p
        vpxord zmm11, zmm11, zmm8                         ;   273.7 p0      50 p
        vmovdqu64 zmm8, [rbp + 19264]                     ;   229.7 p2      50 p
        vpxord zmm8, zmm8, [r8 + 468]{1to16}              ;   273.7 p5+p3   50 p
        vpternlogd zmm22, zmm25, [rbp + 15616], 0x96      ;   274.3 p0+p2   50 p
        vmovdqu64 [rbp + 22848], zmm31                    ;   273.3 p8+p9   50 p spill
        vmovdqu64 zmm31, [rbp + 14848]                    ;   231.2 p3      50 p
        vpxord zmm31, zmm31, [r8 + 480]{1to16}            ;   274.7 p5+p2   50 p
        vmovdqu64 [rbp + 22912], zmm11                    ;   274.7 p7+p4   50 p spill
        vmovdqu64 zmm11, [rbp + 21376]                    ;   234.7 p3      50 p reload
        vpternlogd zmm5, zmm11, [rbp + 13312], 0x96       ;   275.3 p0+p2   50 p
        vmovdqu64 zmm11, [rbp + 22144]                    ;   233.2 p3      50 p
        vpternlogd zmm11, zmm7, [r8 + 404]{1to16}, 0x96   ;   275.7 p5+p2   50 p
        vpternlogd zmm19, zmm15, [rbp + 12864], 0x96      ;   276.3 p0+p3   50 p
        vmovdqu64 zmm15, [rbp + 14336]                    ;   234.7 p2      46 p reload
        vmovdqu64 zmm7, [rbp + 14080]                     ;   235.2 p3      50 p
        vpternlogd zmm7, zmm15, [r8 + 340]{1to16}, 0x96   ;   276.7 p5+p2   50 p
        vmovdqu64 zmm15, [rbp + 20544]                    ;   236.2 p3      50 p reload
        vpternlogd zmm7, zmm26, zmm15, 0x96               ;   277.7 p0      50 p
        vmovdqu64 [rbp + 14336], zmm26                    ;   246.8 p8+p9   50 p spill
        vmovdqu64 zmm26, [rbp + 13248]                    ;   236.7 p2      50 p reload
        vpternlogd zmm7, zmm26, [rbp + 19072], 0x96       ;   278.7 p5+p3   50 p
        vmovdqu64 [rbp + 12864], zmm30                    ;   247.8 p7+p4   50 p spill
        vmovdqu64 zmm30, [rbp + 18304]                    ;   237.7 p2      50 p reload
        vpternlogd zmm5, zmm30, [rbp + 16768], 0x96       ;   278.3 p0+p3   50 p
        vmovdqu64 [rbp + 16768], zmm5                     ;   279.3 p8+p9   50 p spill
        vmovdqu64 zmm5, [rbp + 13888]                     ;   238.7 p2      50 p
        vpxord zmm5, zmm5, [r8 + 492]{1to16}              ;   278.7 p5+p3   50 p
        vpternlogd zmm19, zmm26, [rbp + 16320], 0x96      ;   279.3 p0+p2   50 p
        vpternlogd zmm19, zmm30, [rbp + 21888], 0x96      ;   280.3 p5+p3   50 p
        vmovdqu64 zmm30, [rbp + 12800]                    ;   240.7 p2      50 p
        vpternlogd zmm30, zmm23, [r8 + 424]{1to16}, 0x96  ;   280.3 p0+p3   50 p
        vpternlogd zmm30, zmm21, [rbp + 20800], 0x96      ;   281.3 p5+p2   50 p
        vpternlogd zmm8, zmm15, [rbp + 21248], 0x96       ;   281.3 p0+p3   50 p
        vpternlogd zmm8, zmm18, [rbp + 21888], 0x96       ;   282.3 p5+p2   50 p
        vmovdqu64 zmm18, [rbp + 20928]                    ;   243.2 p3      50 p reload
        vmovdqu64 zmm26, [rbp + 21312]                    ;   243.7 p2      50 p reload
        vpternlogd zmm27, zmm26, zmm18, 0x96              ;   282.3 p0      50 p
        vmovdqu64 zmm15, [rbp + 18112]                    ;   244.2 p3      46 p reload
        vpternlogd zmm23, zmm15, [r8 + 272]{1to16}, 0x96  ;   282.7 p5+p2   46 p
        vmovdqu64 zmm15, [rbp + 14976]                    ;   245.2 p3      50 p reload
        vpternlogd zmm10, zmm15, [rbp + 14144], 0x96      ;   283.3 p0+p2   50 p
        vpternlogd zmm10, zmm28, [rbp + 16384], 0x96      ;   284.3 p5+p3   50 p
        vmovdqu64 zmm28, [rbp + 17408]                    ;   246.7 p2      50 p reload
        vmovdqu64 zmm26, [rbp + 19776]                    ;   247.2 p3      50 p reload
        vpternlogd zmm11, zmm26, zmm28, 0x96              ;   284.3 p0      50 p
        vpternlogd zmm11, zmm18, [rbp + 18048], 0x96      ;   285.3 p5+p2   50 p
        vpternlogd zmm24, zmm26, [rbp + 22080], 0x96      ;   285.3 p0+p3   50 p
        vmovdqu64 zmm26, [rbp + 15360]                    ;   248.7 p2      50 p
        vpternlogd zmm26, zmm6, [r8 + 456]{1to16}, 0x96   ;   285.7 p5+p3   50 p
        vpternlogd zmm26, zmm29, [rbp + 17088], 0x96      ;   286.7 p0+p2   50 p
        vmovdqu64 zmm29, [rbp + 17984]                    ;   250.2 p3      50 p reload
        vmovdqu64 zmm18, [rbp + 20416]                    ;   250.7 p2      50 p reload
        vpternlogd zmm30, zmm18, zmm29, 0x96              ;   286.7 p5      50 p
        vpternlogd zmm26, zmm29, [rbp + 17920], 0x96      ;   287.7 p0+p3   50 p
        vmovdqu64 [rbp + 17920], zmm8                     ;   283.3 p7+p4   50 p spill
        vmovdqu64 zmm8, [rbp + 16960]                     ;   251.7 p2      46 p
        vpxord zmm8, zmm8, [r8 + 260]{1to16}              ;   287.7 p5+p3   46 p
        vmovdqu64 [rbp + 19776], zmm26                    ;   288.7 p8+p9   50 p spill
        vmovdqu64 zmm26, [rbp + 12992]                    ;   252.7 p2      47 p reload
        vmovdqu64 [rbp + 20608], zmm19                    ;   281.3 p7+p4   50 p spill
        vmovdqu64 zmm19, [rbp + 15232]                    ;   253.2 p3      50 p
        vpternlogd zmm19, zmm26, [r8 + 392]{1to16}, 0x96  ;   288.3 p0+p2   50 p
        vmovdqu64 zmm26, [rbp + 19264]                    ;   254.2 p3      50 p reload
        vpternlogd zmm19, zmm26, [rbp + 20992], 0x96      ;   289.3 p5+p2   50 p
        vpternlogd zmm19, zmm16, zmm29, 0x96              ;   290.3 p0      50 p
        vmovdqu64 zmm16, [rbp + 18880]                    ;   255.2 p3      50 p reload
        vpternlogd zmm24, zmm16, [rbp + 18560], 0x96      ;   289.7 p5+p2   50 p
        vmovdqu64 zmm29, [rbp + 18816]                    ;   256.2 p3      50 p reload
        vmovdqu64 zmm26, [rbp + 20288]                    ;   256.7 p2      50 p reload
        vpternlogd zmm22, zmm26, zmm29, 0x96              ;   290.3 p0      50 p
        vpternlogd zmm8, zmm25, [rbp + 15296], 0x96       ;   290.7 p5+p3   46 p
        vmovdqu64 zmm25, [rbp + 14720]                    ;   257.7 p2      46 p reload
        vmovdqu64 zmm26, [rbp + 17600]                    ;   258.2 p3      50 p reload
        vpternlogd zmm31, zmm26, zmm25, 0x96              ;   291.3 p0      50 p
        vpternlogd zmm31, zmm13, zmm21, 0x96              ;   292.3 p5      50 p
        vmovdqu64 zmm13, [rbp + 19328]                    ;   258.7 p2      47 p reload
        vmovdqu64 zmm26, [rbp + 20672]                    ;   259.2 p3      50 p
        vpternlogd zmm26, zmm13, [r8 + 436]{1to16}, 0x96  ;   292.3 p0+p2   50 p
        vmovdqu64 zmm25, [rbp + 15744]                    ;   260.2 p3      50 p reload
        vpternlogd zmm13, zmm25, [r8 + 500]{1to16}, 0x96  ;   292.7 p5+p2   50 p
        vpternlogd zmm13, zmm9, [rbp + 18432], 0x96       ;   293.7 p0+p3   50 p
        vmovdqu64 zmm9, [rbp + 19520]                     ;   261.7 p2      50 p reload
        vmovdqu64 [rbp + 19328], zmm22                    ;   291.3 p8+p9   50 p spill
        vmovdqu64 zmm22, [rbp + 13696]                    ;   262.2 p3      50 p reload
        vpternlogd zmm26, zmm22, zmm9, 0x96               ;   293.7 p5      50 p
        vpternlogd zmm26, zmm16, [rbp + 20224], 0x96      ;   294.7 p0+p2   50 p
        vmovdqu64 zmm16, [rbp + 21824]                    ;   263.2 p3      50 p reload
        vpternlogd zmm31, zmm16, [rbp + 17856], 0x96      ;   294.7 p5+p2   50 p
        vmovdqu64 zmm16, [rbp + 18688]                    ;   264.2 p3      46 p
        vpternlogd zmm16, zmm4, [r8 + 284]{1to16}, 0x96   ;   295.3 p0+p2   46 p
        vpternlogd zmm16, zmm20, [rbp + 21184], 0x69      ;   296.3 p5+p3   46 p
        vmovdqu64 zmm20, [rbp + 18688]                    ;   265.7 p2      47 p reload
        vpternlogd zmm5, zmm20, [rbp + 15360], 0x96       ;   296.3 p0+p3   50 p
        vpternlogd zmm5, zmm22, [rbp + 16960], 0x96       ;   297.3 p5+p2   50 p
        vpternlogd zmm5, zmm3, [rbp + 21760], 0x96        ;   298.3 p0+p3   50 p
        vmovdqu64 zmm3, [rbp + 20800]                     ;   267.7 p2      50 p reload
        vpternlogd zmm13, zmm3, [rbp + 21760], 0x96       ;   297.7 p5+p3   50 p
        vmovdqu64 zmm3, [rbp + 14400]                     ;   268.7 p2      46 p reload
        vpternlogd zmm23, zmm3, [rbp + 13824], 0x96       ;   298.3 p0+p3   46 p
        vmovdqu64 zmm3, [rbp + 16512]                     ;   269.7 p2      47 p reload
        vpternlogd zmm23, zmm3, [rbp + 14208], 0x96       ;   299.3 p5+p3   46 p
        vpternlogd zmm23, zmm12, [rbp + 13504], 0x96      ;   300.3 p0+p2   46 p
        vmovdqu64 zmm12, [rbp + 15232]                    ;   271.2 p3      47 p reload
        vpternlogd zmm23, zmm12, [rbp + 12928], 0x96      ;   301.3 p5+p2   46 p
        vpternlogd zmm23, zmm16, zmm1, 0x69               ;   302.3 p0      46 p
        vmovdqu64 zmm12, [rbp + 13440]                    ;   272.2 p3      50 p reload
        vmovdqu64 zmm20, [rbp + 16832]                    ;   272.7 p2      50 p
        vpternlogd zmm20, zmm12, [r8 + 488]{1to16}, 0x96  ;   300.7 p5+p3   50 p
        vmovdqu64 zmm9, [rbp + 19008]                     ;   273.7 p2      50 p reload
        vpternlogd zmm20, zmm9, [rbp + 15680], 0x96       ;   301.7 p0+p3   50 p
        vpternlogd zmm20, zmm18, [rbp + 17792], 0x96      ;   302.7 p5+p2   50 p
        vmovdqu64 zmm18, [rbp + 15872]                    ;   275.2 p3      47 p reload
        vpternlogd zmm8, zmm18, [rbp + 16256], 0x96       ;   302.3 p0+p2   46 p
        vpxord zmm6, zmm6, [r8 + 336]{1to16}              ;   302.7 p5+p3   46 p
        vmovdqu64 zmm9, [rbp + 17344]                     ;   276.7 p2      50 p reload
        vpternlogd zmm8, zmm9, [rbp + 18240], 0x96        ;   303.3 p0+p3   46 p
        vpternlogd zmm8, zmm0, [rbp + 17792], 0x96        ;   304.3 p5+p2   46 p
        vmovdqu64 zmm9, [rbp + 14464]                     ;   278.2 p3      46 p reload
        vmovdqu64 zmm18, [rbp + 13056]                    ;   278.7 p2      46 p
        vpternlogd zmm18, zmm9, [r8 + 280]{1to16}, 0x96   ;   304.3 p0+p3   46 p
        vmovdqu64 zmm9, [rbp + 15808]                     ;   279.7 p2      50 p reload
        vpternlogd zmm18, zmm9, [rbp + 15040], 0x96       ;   305.3 p5+p3   46 p
        vmovdqu64 [rbp + 15040], zmm13                    ;   298.7 p7+p4   50 p spill
        vmovdqu64 zmm13, [rbp + 15936]                    ;   280.7 p2      50 p reload
        vpternlogd zmm18, zmm13, [rbp + 16704], 0x96      ;   306.3 p0+p3   46 p
        vpternlogd zmm18, zmm28, [rbp + 21568], 0x69      ;   307.3 p5+p2   46 p
        vmovdqa64 zmm28, zmm8                             ;   305.3         46 p copy
        vpternlogd zmm28, zmm18, zmm23, 0x96              ;   308.3 p0      46 p
        vmovdqu64 [rbp + 17408], zmm20                    ;   303.7 p8+p9   50 p spill
        vmovdqa64 zmm20, zmm28                            ;   309.3         46 p copy
        vpternlogd zmm20, zmm18, zmm16, 0x2e              ;   309.3 p5      46 p
        vmovdqu64 [rbp + 16704], zmm31                    ;   295.7 p7+p4   50 p spill
        vmovdqa64 zmm31, zmm20                            ;   310.3         46 p copy
        vpternlogd zmm31, zmm1, zmm1, 0xc3                ;   310.3 p0      46 p
        vpternlogd zmm20, zmm8, zmm18, 0x2f               ;   310.3 p5      46 p
        vpternlogd zmm0, zmm20, zmm28, 0xb4               ;   311.3 p0      46 p
        vmovdqa64 zmm1, zmm8                              ;   305.3         46 p copy
        vpternlogd zmm1, zmm18, zmm16, 0xd4               ;   308.7 p5      46 p
        vpternlogd zmm20, zmm4, zmm1, 0x69                ;   311.3 p0      46 p
        vpternlogd zmm8, zmm20, zmm0, 0x69                ;   312.3 p5      46 p
        vpternlogd zmm1, zmm23, zmm31, 0x95               ;   311.3 p0      46 p
        vpternlogd zmm31, zmm8, [rbp + 21568], 0x96       ;   313.3 p5+p3   46 p
        vmovdqa64 zmm4, zmm31                             ;   314.3         46 p copy
        vpternlogd zmm4, zmm8, zmm0, 0x5c                 ;   314.3 p0      46 p
        vmovdqa64 zmm23, zmm1                             ;   312.3         46 p copy
        vpternlogd zmm23, zmm8, zmm0, 0x87                ;   313.3 p5      46 p
        vpternlogd zmm20, zmm23, zmm31, 0x4b              ;   314.3 p0      46 p
        vpternlogd zmm16, zmm20, zmm23, 0x69              ;   315.3 p5      46 p
        vpternlogd zmm28, zmm16, zmm4, 0x69               ;   316.3 p0      46 p
        vpxord zmm18, zmm18, zmm31                        ;   314.3 p5      46 p
        vpternlogd zmm18, zmm23, zmm4, 0x2d               ;   315.3 p0      46 p
        vpxord zmm4, zmm18, zmm28                         ;   317.3 p5      46 p
        vmovdqa64 zmm23, zmm28                            ;   317.3         46 p copy
        vpternlogd zmm23, zmm16, zmm20, 0x53              ;   317.3 p0      46 p
        vmovdqu64 [rbp + 21568], zmm5                     ;   299.3 p8+p9   50 p spill
        vmovdqa64 zmm5, zmm18                             ;   316.3         46 p copy
        vpternlogd zmm5, zmm16, zmm20, 0x6b               ;   316.3 p5      46 p
        vpternlogd zmm18, zmm23, zmm20, 0x59              ;   318.3 p0      46 p
        vpternlogd zmm23, zmm5, zmm4, 0x49                ;   318.3 p5      46 p
        vpternlogd zmm8, zmm18, zmm4, 0xb4                ;   319.3 p0      46 p
        vpternlogd zmm5, zmm1, zmm23, 0x96                ;   319.3 p5      46 p
        vpternlogd zmm23, zmm31, zmm8, 0x96               ;   320.3 p0      46 p
        vmovdqu64 zmm1, [rbp + 20672]                     ;   282.7 p2      46 p
        vpternlogd zmm1, zmm15, [r8 + 312]{1to16}, 0x96   ;   318.7 p5+p3   46 p
        vpternlogd zmm18, zmm0, zmm4, 0x96                ;   319.3 p0      46 p
        vmovdqu64 zmm0, [rbp + 21120]                     ;   283.7 p2      46 p
        vpternlogd zmm0, zmm13, [r8 + 316]{1to16}, 0x96   ;   319.7 p5+p3   46 p
        vpternlogd zmm8, zmm28, zmm16, 0x2d               ;   320.3 p0      46 p
        vpternlogd zmm0, zmm25, [rbp + 18944], 0x96       ;   320.7 p5+p2   46 p
        vmovdqu64 zmm31, [rbp + 20736]                    ;   285.2 p3      50 p reload
        vpternlogd zmm0, zmm14, zmm31, 0x69               ;   321.7 p0      46 p
        vmovdqu64 zmm13, [rbp + 14848]                    ;   285.7 p2      46 p
        vpternlogd zmm13, zmm12, [r8 + 292]{1to16}, 0x96  ;   321.7 p5+p3   46 p
        vmovdqu64 zmm25, [rbp + 21184]                    ;   286.7 p2      50 p reload
        vpternlogd zmm1, zmm25, [rbp + 14592], 0x69       ;   322.3 p0+p3   46 p
        vmovdqu64 zmm25, [rbp + 21504]                    ;   287.7 p2      50 p reload
        vpternlogd zmm6, zmm3, zmm25, 0x96                ;   322.7 p5      46 p
        vmovdqu64 zmm25, [rbp + 22656]                    ;   288.2 p3      50 p reload
        vpternlogd zmm1, zmm25, [rbp + 18432], 0x96       ;   323.3 p0+p2   46 p
        vmovdqu64 [rbp + 14592], zmm20                    ;   315.3 p7+p4   46 p spill
        vmovdqu64 zmm20, [rbp + 22592]                    ;   289.2 p3      50 p reload
        vpternlogd zmm1, zmm20, [rbp + 22336], 0x69       ;   324.3 p5+p2   46 p
        vmovdqa64 zmm20, zmm1                             ;   325.3         46 p copy
        vmovdqu64 [rbp + 22592], zmm16                    ;   316.3 p8+p9   46 p spill
        vmovdqu64 zmm16, [rbp + 13120]                    ;   290.2 p3      50 p reload
        vpternlogd zmm13, zmm16, [rbp + 18368], 0x96      ;   324.3 p0+p2   46 p
        vpternlogd zmm13, zmm2, [rbp + 22016], 0x96       ;   325.3 p5+p3   46 p
        vmovdqa64 zmm16, zmm13                            ;   326.3         46 p copy
        vpternlogd zmm16, zmm1, zmm0, 0xd4                ;   326.3 p0      46 p
        vpternlogd zmm6, zmm17, [rbp + 18048], 0x96       ;   325.7 p5+p2   46 p
        vmovdqu64 zmm17, [rbp + 20352]                    ;   292.2 p3      50 p reload
        vmovdqu64 [rbp + 21184], zmm18                    ;   320.3 p7+p4   46 p spill
        vmovdqu64 zmm18, [rbp + 17536]                    ;   292.7 p2      46 p
        vpternlogd zmm18, zmm17, [r8 + 304]{1to16}, 0x96  ;   326.3 p0+p3   46 p
        vmovdqu64 zmm17, [rbp + 16064]                    ;   293.7 p2      50 p reload
        vmovdqu64 [rbp + 20352], zmm5                     ;   320.3 p8+p9   46 p spill
        vmovdqu64 zmm5, [rbp + 21952]                     ;   294.2 p3      50 p reload
        vpternlogd zmm18, zmm5, zmm17, 0x96               ;   327.3 p5      46 p
        vpternlogd zmm18, zmm29, [rbp + 17664], 0x96      ;   328.3 p0+p2   46 p
        vmovdqu64 zmm29, [rbp + 22720]                    ;   295.2 p3      50 p reload
        vpternlogd zmm18, zmm0, zmm29, 0x69               ;   329.3 p5      46 p
        vmovdqa64 zmm5, zmm13                             ;   326.3         46 p copy
        vpternlogd zmm5, zmm1, zmm18, 0x96                ;   330.3 p0      46 p
        vmovdqu64 [rbp + 18816], zmm4                     ;   318.3 p7+p4   46 p spill
        vmovdqa64 zmm4, zmm5                              ;   331.3         46 p copy
        vpternlogd zmm4, zmm1, zmm0, 0x2e                 ;   331.3 p5      46 p
        vpternlogd zmm1, zmm4, zmm13, 0x73                ;   332.3 p0      46 p
        vpternlogd zmm2, zmm1, zmm5, 0xb4                 ;   333.3 p5      46 p
        vpternlogd zmm1, zmm14, zmm16, 0x69               ;   333.3 p0      46 p
        vmovdqu64 zmm14, [rbp + 17664]                    ;   295.7 p2      50 p reload
        vpternlogd zmm4, zmm14, [rbp + 17664], 0xc3       ;   332.3 p5+p3   46 p
        vpternlogd zmm13, zmm1, zmm2, 0x69                ;   334.3 p0      46 p
        vpternlogd zmm16, zmm18, zmm4, 0x95               ;   333.3 p5      46 p
        vpternlogd zmm4, zmm25, zmm13, 0x96               ;   335.3 p0      46 p
        vmovdqa64 zmm14, zmm4                             ;   336.3         46 p copy
        vpternlogd zmm14, zmm13, zmm2, 0x5c               ;   336.3 p5      46 p
        vmovdqa64 zmm18, zmm16                            ;   334.3         46 p copy
        vpternlogd zmm18, zmm13, zmm2, 0x87               ;   335.3 p0      46 p
        vpternlogd zmm1, zmm18, zmm4, 0x4b                ;   336.3 p5      46 p
        vpternlogd zmm0, zmm1, zmm18, 0x69                ;   337.3 p0      46 p
        vpternlogd zmm5, zmm0, zmm14, 0x69                ;   338.3 p5      46 p
        vpxord zmm20, zmm20, zmm4                         ;   336.3 p0      46 p
        vpternlogd zmm20, zmm18, zmm14, 0x2d              ;   337.3 p5      46 p
        vmovdqu64 zmm14, [rbp + 14080]                    ;   296.7 p2      46 p reload
        vmovdqu64 zmm18, [rbp + 21632]                    ;   297.2 p3      46 p
        vpternlogd zmm18, zmm14, [r8 + 348]{1to16}, 0x96  ;   336.3 p0+p2   46 p
        vpxord zmm25, zmm20, zmm5                         ;   339.3 p5      46 p
        vmovdqu64 [rbp + 22656], zmm8                     ;   321.3 p8+p9   46 p spill
        vmovdqa64 zmm8, zmm5                              ;   339.3         46 p copy
        vpternlogd zmm8, zmm0, zmm1, 0x53                 ;   339.3 p0      46 p
        vmovdqu64 [rbp + 17664], zmm23                    ;   321.3 p7+p4   46 p spill
        vmovdqa64 zmm23, zmm20                            ;   338.3         46 p copy
        vpternlogd zmm23, zmm0, zmm1, 0x6b                ;   338.3 p5      46 p
        vpternlogd zmm20, zmm8, zmm1, 0x59                ;   340.3 p0      46 p
        vpternlogd zmm8, zmm23, zmm25, 0x49               ;   340.3 p5      46 p
        vpternlogd zmm13, zmm20, zmm25, 0xb4              ;   341.3 p0      46 p
        vpternlogd zmm23, zmm16, zmm8, 0x96               ;   341.3 p5      46 p
        vpternlogd zmm8, zmm4, zmm13, 0x96                ;   342.3 p0      46 p
        vpternlogd zmm20, zmm2, zmm25, 0x96               ;   341.3 p5      46 p
        vmovdqu64 zmm2, [rbp + 15488]                     ;   298.2 p3      47 p reload
        vmovdqu64 zmm4, [rbp + 13952]                     ;   298.7 p2      46 p
        vpternlogd zmm4, zmm2, [r8 + 344]{1to16}, 0x96    ;   341.3 p0+p3   46 p
        vpternlogd zmm13, zmm5, zmm0, 0x2d                ;   342.3 p5      46 p
        vmovdqu64 zmm2, [rbp + 22464]                     ;   299.7 p2      50 p reload
        vmovdqu64 zmm16, [rbp + 22144]                    ;   300.2 p3      50 p reload
        vpternlogd zmm18, zmm16, zmm2, 0x96               ;   342.3 p0      46 p
        vmovdqu64 zmm2, [rbp + 15424]                     ;   300.7 p2      50 p reload
        vpternlogd zmm18, zmm2, [rbp + 16576], 0x69       ;   343.3 p5+p3   46 p
        vmovdqu64 [rbp + 15488], zmm1                     ;   337.3 p8+p9   46 p spill
        vmovdqu64 zmm1, [rbp + 22528]                     ;   301.7 p2      50 p reload
        vpternlogd zmm6, zmm1, [rbp + 13376], 0x96        ;   343.3 p0+p3   46 p
        vpternlogd zmm6, zmm18, [rbp + 19072], 0x69       ;   344.3 p5+p2   46 p
        vmovdqu64 [rbp + 13952], zmm0                     ;   338.3 p7+p4   46 p spill
        vmovdqu64 zmm0, [rbp + 17728]                     ;   303.2 p3      46 p reload
        vpternlogd zmm4, zmm0, [rbp + 14656], 0x69        ;   344.3 p0+p2   46 p
        vmovdqu64 zmm0, [rbp + 21056]                     ;   304.2 p3      50 p reload
        vpternlogd zmm4, zmm0, [rbp + 16192], 0x96        ;   345.3 p5+p2   46 p
        vmovdqu64 [rbp + 16192], zmm20                    ;   342.3 p8+p9   46 p spill
        vmovdqu64 zmm20, [rbp + 19136]                    ;   305.2 p3      50 p reload
        vpternlogd zmm4, zmm20, [rbp + 19072], 0x69       ;   346.3 p0+p2   46 p
        vmovdqu64 [rbp + 19072], zmm23                    ;   342.3 p7+p4   46 p spill
        vmovdqa64 zmm23, zmm4                             ;   347.3         46 p copy
        vpternlogd zmm0, zmm9, [r8 + 412]{1to16}, 0x96    ;   345.7 p5+p3   47 p
        vmovdqu64 [rbp + 21056], zmm25                    ;   340.3 p8+p9   46 p spill
        vmovdqu64 zmm25, [rbp + 14016]                    ;   306.7 p2      46 p reload
        vmovdqu64 [rbp + 14656], zmm13                    ;   343.3 p7+p4   46 p spill
        vmovdqu64 zmm13, [rbp + 15104]                    ;   307.2 p3      46 p
        vpternlogd zmm13, zmm25, [r8 + 324]{1to16}, 0x96  ;   346.3 p0+p2   46 p
        vpternlogd zmm13, zmm21, [rbp + 19904], 0x96      ;   347.3 p5+p3   46 p
        vmovdqu64 zmm21, [rbp + 15680]                    ;   308.7 p2      47 p reload
        vmovdqu64 zmm25, [rbp + 13184]                    ;   309.2 p3      50 p reload
        vpternlogd zmm13, zmm25, zmm21, 0x96              ;   348.3 p0      46 p
        vpternlogd zmm13, zmm7, [rbp + 17152], 0x96       ;   349.3 p5+p2   46 p
        vmovdqu64 [rbp + 19904], zmm8                     ;   343.3 p8+p9   46 p spill
        vmovdqa64 zmm8, zmm13                             ;   350.3         46 p copy
        vpternlogd zmm8, zmm4, zmm6, 0x96                 ;   350.3 p0      46 p
        vmovdqu64 [rbp + 14016], zmm5                     ;   339.3 p7+p4   46 p spill
        vmovdqa64 zmm5, zmm8                              ;   351.3         46 p copy
        vpternlogd zmm5, zmm4, zmm18, 0x2e                ;   351.3 p5      46 p
        vmovdqa64 zmm21, zmm5                             ;   352.3         46 p copy
        vpternlogd zmm21, zmm1, zmm1, 0xc3                ;   352.3 p0      46 p
        vpternlogd zmm5, zmm13, zmm4, 0x2f                ;   352.3 p5      46 p
        vpternlogd zmm7, zmm5, zmm8, 0xb4                 ;   353.3 p0      46 p
        vpternlogd zmm4, zmm13, zmm18, 0xd4               ;   350.7 p5      46 p
        vpternlogd zmm5, zmm2, zmm4, 0x69                 ;   353.3 p0      46 p
        vpternlogd zmm13, zmm5, zmm7, 0x69                ;   354.3 p5      46 p
        vpternlogd zmm4, zmm6, zmm21, 0x95                ;   353.3 p0      46 p
        vpternlogd zmm21, zmm20, zmm13, 0x96              ;   355.3 p5      46 p
        vmovdqa64 zmm1, zmm21                             ;   356.3         46 p copy
        vpternlogd zmm1, zmm13, zmm7, 0x5c                ;   356.3 p0      46 p
        vmovdqu64 zmm2, [rbp + 20672]                     ;   310.2 p3      50 p reload
        vmovdqu64 zmm6, [rbp + 13760]                     ;   310.7 p2      46 p
        vpternlogd zmm6, zmm2, [r8 + 380]{1to16}, 0x96    ;   353.7 p5+p3   46 p
        vmovdqa64 zmm2, zmm4                              ;   354.3         46 p copy
        vpternlogd zmm2, zmm13, zmm7, 0x87                ;   355.3 p0      46 p
        vpternlogd zmm5, zmm2, zmm21, 0x4b                ;   356.3 p5      46 p
        vpternlogd zmm18, zmm5, zmm2, 0x69                ;   357.3 p0      46 p
        vpternlogd zmm8, zmm18, zmm1, 0x69                ;   358.3 p5      46 p
        vpxord zmm23, zmm23, zmm21                        ;   356.3 p0      46 p
        vpternlogd zmm23, zmm2, zmm1, 0x2d                ;   357.3 p5      46 p
        vmovdqu64 zmm1, [rbp + 14784]                     ;   311.7 p2      46 p reload
        vmovdqu64 zmm2, [rbp + 22272]                     ;   312.2 p3      46 p
        vpternlogd zmm2, zmm1, [r8 + 368]{1to16}, 0x96    ;   357.3 p0+p2   46 p
        vpxord zmm1, zmm23, zmm8                          ;   359.3 p5      46 p
        vmovdqa64 zmm20, zmm8                             ;   359.3         46 p copy
        vpternlogd zmm20, zmm18, zmm5, 0x53               ;   359.3 p0      46 p
        vmovdqu64 [rbp + 14784], zmm28                    ;   317.3 p8+p9   46 p spill
        vmovdqa64 zmm28, zmm23                            ;   358.3         46 p copy
        vpternlogd zmm28, zmm18, zmm5, 0x6b               ;   358.7 p5      46 p
        vpternlogd zmm23, zmm20, zmm5, 0x59               ;   360.3 p0      46 p
        vpternlogd zmm20, zmm28, zmm1, 0x49               ;   360.3 p5      46 p
        vpternlogd zmm13, zmm23, zmm1, 0xb4               ;   361.3 p0      46 p
        vpternlogd zmm28, zmm4, zmm20, 0x96               ;   361.3 p5      46 p
        vpternlogd zmm20, zmm21, zmm13, 0x96              ;   362.3 p0      46 p
        vmovdqu64 zmm4, [rbp + 15616]                     ;   313.2 p3      46 p
        vpternlogd zmm4, zmm9, [r8 + 376]{1to16}, 0x96    ;   361.7 p5+p2   46 p
        vpternlogd zmm23, zmm7, zmm1, 0x96                ;   362.3 p0      46 p
        vpternlogd zmm13, zmm8, zmm18, 0x2d               ;   362.7 p5      46 p
        vmovdqu64 zmm7, [rbp + 17216]                     ;   314.2 p3      46 p
        vpternlogd zmm7, zmm14, [r8 + 356]{1to16}, 0x96   ;   363.3 p0+p2   46 p
        vmovdqu64 zmm21, [rbp + 21696]                    ;   315.2 p3      50 p reload
        vmovdqu64 [rbp + 22272], zmm5                     ;   357.3 p7+p4   46 p spill
        vmovdqu64 zmm5, [rbp + 12864]                     ;   315.7 p2      50 p reload
        vpternlogd zmm6, zmm5, zmm21, 0x96                ;   363.7 p5      46 p
        vmovdqu64 zmm5, [rbp + 22912]                     ;   316.2 p3      50 p reload
        vpternlogd zmm6, zmm29, zmm5, 0x69                ;   364.7 p0      46 p
        vpxord zmm14, zmm14, [r8 + 408]{1to16}            ;   364.7 p5+p2   47 p
        vmovdqu64 zmm29, [rbp + 15872]                    ;   317.2 p3      47 p
        vpxord zmm29, zmm29, [r8 + 388]{1to16}            ;   365.3 p0+p2   47 p
        vpternlogd zmm14, zmm15, zmm9, 0x96               ;   365.7 p5      47 p
        vmovdqu64 zmm15, [rbp + 16448]                    ;   318.2 p3      50 p reload
        vpternlogd zmm2, zmm15, [rbp + 13568], 0x96       ;   366.3 p0+p2   46 p
        vpternlogd zmm2, zmm22, [rbp + 22848], 0x96       ;   367.3 p5+p3   46 p
        vpternlogd zmm2, zmm6, [rbp + 20096], 0x69        ;   368.3 p0+p2   46 p
        vpternlogd zmm0, zmm31, [rbp + 13376], 0x96       ;   367.7 p5+p3   47 p
        vmovdqu64 zmm31, [rbp + 21312]                    ;   320.7 p2      50 p reload
        vpternlogd zmm4, zmm31, [rbp + 15552], 0x96       ;   368.3 p0+p3   46 p
        vmovdqu64 zmm31, [rbp + 22400]                    ;   321.7 p2      50 p reload
        vpternlogd zmm4, zmm31, [rbp + 20032], 0x69       ;   369.3 p5+p3   46 p
        vmovdqa64 zmm21, zmm4                             ;   370.3         46 p copy
        vmovdqu64 zmm22, [rbp + 19712]                    ;   322.7 p2      47 p reload
        vpternlogd zmm7, zmm22, [rbp + 18368], 0x96       ;   369.3 p0+p3   46 p
        vmovdqu64 zmm22, [rbp + 20864]                    ;   323.7 p2      50 p reload
        vpternlogd zmm0, zmm27, zmm22, 0x69               ;   369.7 p5      47 p
        vmovdqu64 zmm9, [rbp + 22208]                     ;   324.2 p3      50 p reload
        vpternlogd zmm7, zmm9, [rbp + 13312], 0x96        ;   370.3 p0+p2   46 p
        vmovdqu64 zmm9, [rbp + 19840]                     ;   325.2 p3      50 p reload
        vmovdqu64 zmm15, [rbp + 22784]                    ;   325.7 p2      50 p reload
        vpternlogd zmm7, zmm15, zmm9, 0x96                ;   371.3 p5      46 p
        vmovdqa64 zmm9, zmm7                              ;   372.3         46 p copy
        vpternlogd zmm9, zmm4, zmm2, 0x96                 ;   372.3 p0      46 p
        vmovdqu64 [rbp + 13312], zmm23                    ;   363.3 p8+p9   46 p spill
        vmovdqa64 zmm23, zmm9                             ;   373.3         46 p copy
        vpternlogd zmm23, zmm4, zmm6, 0x2e                ;   373.3 p5      46 p
        vmovdqu64 [rbp + 22208], zmm18                    ;   358.3 p7+p4   46 p spill
        vmovdqa64 zmm18, zmm23                            ;   374.3         46 p copy
        vpternlogd zmm18, zmm7, zmm4, 0x2f                ;   374.3 p0      46 p
        vpternlogd zmm15, zmm18, zmm9, 0xb4               ;   375.3 p5      46 p
        vpternlogd zmm4, zmm7, zmm6, 0xd4                 ;   373.3 p0      46 p
        vpternlogd zmm18, zmm5, zmm4, 0x69                ;   375.3 p5      46 p
        vmovdqu64 zmm5, [rbp + 22848]                     ;   326.2 p3      50 p reload
        vpternlogd zmm23, zmm5, [rbp + 22848], 0xc3       ;   374.3 p0+p2   46 p
        vpternlogd zmm7, zmm18, zmm15, 0x69               ;   376.3 p5      46 p
        vpternlogd zmm4, zmm2, zmm23, 0x95                ;   375.3 p0      46 p
        vpternlogd zmm23, zmm31, zmm7, 0x96               ;   377.3 p5      46 p
        vmovdqu64 zmm2, [rbp + 19520]                     ;   327.2 p3      47 p
        vpternlogd zmm2, zmm3, [r8 + 400]{1to16}, 0x96    ;   376.3 p0+p2   47 p
        vmovdqa64 zmm5, zmm23                             ;   378.3         46 p copy
        vpternlogd zmm5, zmm7, zmm15, 0x5c                ;   378.3 p5      46 p
        vmovdqa64 zmm31, zmm4                             ;   376.3         46 p copy
        vpternlogd zmm31, zmm7, zmm15, 0x87               ;   377.3 p0      46 p
        vpternlogd zmm18, zmm31, zmm23, 0x4b              ;   378.3 p5      46 p
        vpternlogd zmm6, zmm18, zmm31, 0x69               ;   379.3 p0      46 p
        vpternlogd zmm9, zmm6, zmm5, 0x69                 ;   380.3 p5      46 p
        vpxord zmm21, zmm21, zmm23                        ;   379.3 p0      46 p
        vpternlogd zmm21, zmm31, zmm5, 0x2d               ;   380.3 p5      46 p
        vpxord zmm5, zmm21, zmm9                          ;   381.3 p0      46 p
        vmovdqa64 zmm31, zmm9                             ;   381.3         46 p copy
        vpternlogd zmm31, zmm6, zmm18, 0x53               ;   381.3 p5      46 p
        vmovdqa64 zmm3, zmm21                             ;   381.3         46 p copy
        vpternlogd zmm3, zmm6, zmm18, 0x6b                ;   381.3 p0      46 p
        vpternlogd zmm21, zmm31, zmm18, 0x59              ;   382.3 p5      46 p
        vpternlogd zmm31, zmm3, zmm5, 0x49                ;   382.3 p0      46 p
        vpternlogd zmm7, zmm21, zmm5, 0xb4                ;   383.3 p5      46 p
        vpternlogd zmm3, zmm4, zmm31, 0x96                ;   383.3 p0      46 p
        vpternlogd zmm31, zmm23, zmm7, 0x96               ;   384.3 p5      46 p
        vpternlogd zmm21, zmm15, zmm5, 0x96               ;   384.3 p0      46 p
        vpternlogd zmm7, zmm9, zmm6, 0x2d                 ;   384.7 p5      46 p
        vmovdqu64 zmm4, [rbp + 18496]                     ;   328.2 p3      50 p reload
        vmovdqu64 zmm15, [rbp + 19200]                    ;   328.7 p2      50 p reload
        vpternlogd zmm2, zmm15, zmm4, 0x96                ;   385.3 p0      47 p
        vmovdqu64 zmm15, [rbp + 19456]                    ;   329.2 p3      50 p reload
        vpternlogd zmm14, zmm17, zmm15, 0x96              ;   385.7 p5      47 p
        vpternlogd zmm29, zmm12, [rbp + 16960], 0x96      ;   386.3 p0+p2   47 p
        vmovdqu64 zmm12, [rbp + 20928]                    ;   330.2 p3      50 p reload
        vmovdqu64 zmm17, [rbp + 19648]                    ;   330.7 p2      50 p reload
        vpternlogd zmm2, zmm17, zmm12, 0x96               ;   386.7 p5      47 p
        vpternlogd zmm14, zmm12, zmm19, 0x69              ;   387.3 p0      47 p
        vmovdqu64 zmm12, [rbp + 16768]                    ;   331.2 p3      50 p reload
        vpternlogd zmm2, zmm0, zmm12, 0x69                ;   387.7 p5      47 p
        vmovdqu64 zmm23, [rbp + 17280]                    ;   331.7 p2      47 p
        vpxord zmm23, zmm23, [r8 + 440]{1to16}            ;   388.3 p0+p3   47 p
        vmovdqu64 zmm4, [rbp + 15616]                     ;   332.7 p2      50 p reload
        vpternlogd zmm15, zmm4, [r8 + 444]{1to16}, 0x96   ;   388.7 p5+p3   47 p
        vmovdqa64 zmm4, zmm14                             ;   388.3         47 p copy
        vmovdqu64 [rbp + 15616], zmm18                    ;   379.3 p8+p9   46 p spill
        vmovdqu64 zmm18, [rbp + 15168]                    ;   333.7 p2      46 p reload
        vpternlogd zmm16, zmm18, [r8 + 420]{1to16}, 0x96  ;   389.3 p0+p3   47 p
        vmovdqu64 zmm18, [rbp + 22080]                    ;   334.7 p2      50 p reload
        vpternlogd zmm29, zmm18, [rbp + 17344], 0x96      ;   389.7 p5+p3   47 p
        vpternlogd zmm29, zmm11, [rbp + 13760], 0x96      ;   390.7 p0+p2   47 p
        vmovdqa64 zmm18, zmm29                            ;   391.7         47 p copy
        vpternlogd zmm18, zmm14, zmm2, 0x96               ;   391.7 p5      47 p
        vmovdqu64 [rbp + 13760], zmm21                    ;   385.3 p7+p4   46 p spill
        vmovdqa64 zmm21, zmm18                            ;   392.7         47 p copy
        vpternlogd zmm21, zmm14, zmm0, 0x2e               ;   392.7 p0      47 p
        vmovdqu64 [rbp + 17344], zmm6                     ;   380.3 p8+p9   46 p spill
        vmovdqa64 zmm6, zmm21                             ;   393.7         47 p copy
        vpternlogd zmm6, zmm12, zmm12, 0xc3               ;   393.7 p5      47 p
        vpternlogd zmm21, zmm29, zmm14, 0x2f              ;   393.7 p0      47 p
        vpternlogd zmm11, zmm21, zmm18, 0xb4              ;   394.7 p5      47 p
        vpternlogd zmm14, zmm29, zmm0, 0xd4               ;   393.3 p0      47 p
        vpternlogd zmm21, zmm27, zmm14, 0x69              ;   394.7 p5      47 p
        vpternlogd zmm29, zmm21, zmm11, 0x69              ;   395.7 p0      47 p
        vpternlogd zmm14, zmm2, zmm6, 0x95                ;   394.7 p5      47 p
        vpternlogd zmm6, zmm19, zmm29, 0x96               ;   396.7 p0      47 p
        vmovdqa64 zmm2, zmm6                              ;   397.7         47 p copy
        vpternlogd zmm2, zmm29, zmm11, 0x5c               ;   397.7 p5      47 p
        vmovdqu64 zmm12, [rbp + 17216]                    ;   336.2 p3      50 p reload
        vmovdqu64 zmm19, [rbp + 19264]                    ;   336.7 p2      47 p
        vpternlogd zmm19, zmm12, [r8 + 432]{1to16}, 0x96  ;   396.3 p0+p3   47 p
        vmovdqa64 zmm27, zmm14                            ;   395.7         47 p copy
        vpternlogd zmm27, zmm29, zmm11, 0x87              ;   396.7 p5      47 p
        vpternlogd zmm21, zmm27, zmm6, 0x4b               ;   397.7 p0      47 p
        vpternlogd zmm0, zmm21, zmm27, 0x69               ;   398.7 p5      47 p
        vpternlogd zmm18, zmm0, zmm2, 0x69                ;   399.7 p0      47 p
        vpxord zmm4, zmm4, zmm6                           ;   398.7 p5      47 p
        vpternlogd zmm4, zmm27, zmm2, 0x2d                ;   399.7 p0      47 p
        vpxord zmm2, zmm4, zmm18                          ;   400.7 p5      47 p
        vmovdqa64 zmm27, zmm18                            ;   400.7         47 p copy
        vpternlogd zmm27, zmm0, zmm21, 0x53               ;   400.7 p0      47 p
        vmovdqu64 [rbp + 19264], zmm7                     ;   385.7 p7+p4   46 p spill
        vmovdqa64 zmm7, zmm4                              ;   400.7         47 p copy
        vpternlogd zmm7, zmm0, zmm21, 0x6b                ;   400.7 p5      47 p
        vpternlogd zmm4, zmm27, zmm21, 0x59               ;   401.7 p0      47 p
        vpternlogd zmm27, zmm7, zmm2, 0x49                ;   401.7 p5      47 p
        vpternlogd zmm29, zmm4, zmm2, 0xb4                ;   402.7 p0      47 p
        vpternlogd zmm7, zmm14, zmm27, 0x96               ;   402.7 p5      47 p
        vpternlogd zmm27, zmm6, zmm29, 0x96               ;   403.7 p0      47 p
        vpternlogd zmm4, zmm11, zmm2, 0x96                ;   403.7 p5      47 p
        vpternlogd zmm29, zmm18, zmm0, 0x2d               ;   404.3 p0      47 p
        vmovdqu64 zmm6, [rbp + 16320]                     ;   337.7 p2      50 p reload
        vmovdqu64 zmm11, [rbp + 16576]                    ;   338.2 p3      50 p reload
        vpternlogd zmm15, zmm11, zmm6, 0x96               ;   404.7 p5      47 p
        vpternlogd zmm15, zmm24, zmm24, 0xc3              ;   405.7 p0      47 p
        vmovdqu64 zmm11, [rbp + 21952]                    ;   338.7 p2      50 p reload
        vpternlogd zmm19, zmm11, [rbp + 18432], 0x96      ;   405.7 p5+p3   47 p
        vmovdqu64 zmm11, [rbp + 18624]                    ;   339.7 p2      50 p reload
        vpternlogd zmm23, zmm11, [rbp + 20544], 0x96      ;   406.3 p0+p3   47 p
        vpternlogd zmm16, zmm25, [rbp + 15680], 0x96      ;   406.7 p5+p2   47 p
        vmovdqu64 zmm14, [rbp + 16640]                    ;   341.2 p3      50 p reload
        vmovdqu64 zmm25, [rbp + 18752]                    ;   341.7 p2      50 p reload
        vpternlogd zmm19, zmm25, zmm14, 0x96              ;   407.3 p0      47 p
        vpternlogd zmm19, zmm15, zmm10, 0x69              ;   408.3 p5      47 p
        vpternlogd zmm16, zmm22, [rbp + 22016], 0x96      ;   408.3 p0+p3   47 p
        vpternlogd zmm16, zmm26, [rbp + 19968], 0x96      ;   409.3 p5+p2   47 p
        vmovdqu64 zmm22, [rbp + 13504]                    ;   343.2 p3      47 p
        vpxord zmm22, zmm22, [r8 + 476]{1to16}            ;   409.3 p0+p2   47 p
        vmovdqu64 zmm25, [rbp + 14720]                    ;   344.2 p3      47 p
        vpxord zmm25, zmm25, [r8 + 452]{1to16}            ;   409.7 p5+p2   47 p
        vmovdqu64 [rbp + 14720], zmm21                    ;   398.7 p8+p9   47 p spill
        vmovdqu64 zmm21, [rbp + 18048]                    ;   345.2 p3      50 p reload
        vpternlogd zmm23, zmm21, [rbp + 17024], 0x96      ;   410.3 p0+p2   47 p
        vpternlogd zmm23, zmm30, [rbp + 18880], 0x69      ;   411.3 p5+p3   47 p
        vmovdqa64 zmm21, zmm16                            ;   410.3         47 p copy
        vpternlogd zmm21, zmm23, zmm19, 0x96              ;   412.3 p0      47 p
        vmovdqu64 [rbp + 18880], zmm0                     ;   399.7 p7+p4   47 p spill
        vmovdqa64 zmm0, zmm21                             ;   413.3         47 p copy
        vpternlogd zmm0, zmm23, zmm15, 0x2e               ;   413.3 p5      47 p
        vmovdqu64 [rbp + 17024], zmm4                     ;   404.7 p8+p9   47 p spill
        vmovdqa64 zmm4, zmm0                              ;   414.3         47 p copy
        vpternlogd zmm4, zmm10, zmm10, 0xc3               ;   414.3 p0      47 p
        vpternlogd zmm0, zmm16, zmm23, 0x2f               ;   414.3 p5      47 p
        vpternlogd zmm26, zmm0, zmm21, 0xb4               ;   415.3 p0      47 p
        vmovdqa64 zmm10, zmm16                            ;   410.3         47 p copy
        vpternlogd zmm10, zmm23, zmm15, 0xd4              ;   413.7 p5      47 p
        vpternlogd zmm0, zmm24, zmm10, 0x69               ;   415.3 p0      47 p
        vpternlogd zmm16, zmm0, zmm26, 0x69               ;   416.3 p5      47 p
        vpternlogd zmm10, zmm19, zmm4, 0x95               ;   415.3 p0      47 p
        vpternlogd zmm4, zmm30, zmm16, 0x96               ;   417.3 p5      47 p
        vmovdqu64 zmm19, [rbp + 14272]                    ;   346.7 p2      46 p reload
        vmovdqu64 zmm24, [rbp + 14528]                    ;   347.2 p3      47 p
        vpternlogd zmm24, zmm19, [r8 + 464]{1to16}, 0x96  ;   416.3 p0+p2   47 p
        vmovdqa64 zmm19, zmm4                             ;   418.3         47 p copy
        vpternlogd zmm19, zmm16, zmm26, 0x5c              ;   418.3 p5      47 p
        vmovdqa64 zmm30, zmm10                            ;   416.3         47 p copy
        vpternlogd zmm30, zmm16, zmm26, 0x87              ;   417.3 p0      47 p
        vpternlogd zmm0, zmm30, zmm4, 0x4b                ;   418.3 p5      47 p
        vpternlogd zmm15, zmm0, zmm30, 0x69               ;   419.3 p0      47 p
        vpternlogd zmm21, zmm15, zmm19, 0x69              ;   420.3 p5      47 p
        vpxord zmm23, zmm23, zmm4                         ;   419.3 p0      47 p
        vpternlogd zmm23, zmm30, zmm19, 0x2d              ;   420.3 p5      47 p
        vpxord zmm19, zmm23, zmm21                        ;   421.3 p0      47 p
        vmovdqa64 zmm30, zmm21                            ;   421.3         47 p copy
        vpternlogd zmm30, zmm15, zmm0, 0x53               ;   421.3 p5      47 p
        vmovdqu64 [rbp + 14272], zmm7                     ;   403.7 p7+p4   47 p spill
        vmovdqa64 zmm7, zmm23                             ;   421.3         47 p copy
        vpternlogd zmm7, zmm15, zmm0, 0x6b                ;   421.3 p0      47 p
        vpternlogd zmm23, zmm30, zmm0, 0x59               ;   422.3 p5      47 p
        vpternlogd zmm30, zmm7, zmm19, 0x49               ;   422.3 p0      47 p
        vpternlogd zmm16, zmm23, zmm19, 0xb4              ;   423.3 p5      47 p
        vpternlogd zmm7, zmm10, zmm30, 0x96               ;   423.3 p0      47 p
        vpternlogd zmm30, zmm4, zmm16, 0x96               ;   424.3 p5      47 p
        vpternlogd zmm23, zmm26, zmm19, 0x96              ;   424.3 p0      47 p
        vmovdqu64 zmm4, [rbp + 14464]                     ;   348.2 p3      46 p reload
        vmovdqu64 zmm10, [rbp + 15808]                    ;   348.7 p2      47 p
        vpternlogd zmm10, zmm4, [r8 + 472]{1to16}, 0x96   ;   424.7 p5+p3   47 p
        vpternlogd zmm16, zmm21, zmm15, 0x2d              ;   425.3 p0      47 p
        vpternlogd zmm22, zmm11, [rbp + 21504], 0x96      ;   425.7 p5+p2   47 p
        vpternlogd zmm22, zmm17, [rbp + 22464], 0x96      ;   426.7 p0+p3   47 p
        vmovdqu64 zmm4, [rbp + 21120]                     ;   350.7 p2      50 p reload
        vpternlogd zmm24, zmm4, [rbp + 14912], 0x96       ;   426.7 p5+p3   47 p
        vmovdqu64 zmm4, [rbp + 20608]                     ;   351.7 p2      50 p reload
        vpternlogd zmm22, zmm4, [rbp + 16128], 0x69       ;   427.7 p0+p3   47 p
        vmovdqu64 zmm11, [rbp + 13248]                    ;   352.7 p2      50 p reload
        vpternlogd zmm24, zmm11, [rbp + 16448], 0x96      ;   427.7 p5+p3   47 p
        vmovdqu64 zmm11, [rbp + 19328]                    ;   353.7 p2      50 p reload
        vpternlogd zmm24, zmm11, [rbp + 19008], 0x96      ;   428.7 p0+p3   47 p
        vpternlogd zmm25, zmm12, [rbp + 15872], 0x96      ;   428.7 p5+p2   47 p
        vpternlogd zmm24, zmm22, [rbp + 18176], 0x69      ;   429.7 p0+p3   47 p
        vmovdqu64 zmm12, [rbp + 13696]                    ;   355.7 p2      50 p reload
        vpternlogd zmm10, zmm12, [rbp + 15744], 0x96      ;   429.7 p5+p3   47 p
        vmovdqu64 zmm12, [rbp + 14848]                    ;   356.7 p2      47 p reload
        vpternlogd zmm10, zmm14, zmm12, 0x96              ;   430.7 p0      47 p
        vmovdqu64 zmm17, [rbp + 19776]                    ;   357.2 p3      50 p reload
        vpternlogd zmm10, zmm17, [rbp + 21824], 0x69      ;   431.7 p5+p2   47 p
        vmovdqu64 zmm26, [rbp + 19392]                    ;   358.2 p3      47 p
        vmovdqu64 [rbp + 19392], zmm0                     ;   419.3 p8+p9   47 p spill
        vmovdqu64 zmm0, [rbp + 18688]                     ;   358.7 p2      47 p
        vpxord zmm0, zmm0, [r8 + 484]{1to16}              ;   431.3 p0+p3   47 p
        vmovdqu64 [rbp + 18688], zmm15                    ;   420.3 p7+p4   47 p spill
        vpxord zmm15, zmm12, [r8 + 496]{1to16}            ;   431.7 p5+p2   47 p
        vmovdqu64 [rbp + 21824], zmm23                    ;   425.3 p8+p9   47 p spill
        vmovdqa64 zmm23, zmm10                            ;   432.7         47 p copy
        vmovdqu64 [rbp + 15744], zmm7                     ;   424.3 p7+p4   47 p spill
        vmovdqu64 zmm7, [rbp + 13632]                     ;   360.2 p3      50 p reload
        vpternlogd zmm25, zmm7, [rbp + 17152], 0x96       ;   432.3 p0+p2   47 p
        vmovdqu64 zmm7, [rbp + 17920]                     ;   361.2 p3      50 p reload
        vpternlogd zmm25, zmm6, zmm7, 0x96                ;   433.3 p5      47 p
        vmovdqa64 zmm6, zmm25                             ;   434.3         47 p copy
        vpternlogd zmm6, zmm10, zmm24, 0x96               ;   434.3 p0      47 p
        vmovdqu64 [rbp + 16320], zmm19                    ;   422.3 p8+p9   47 p spill
        vmovdqa64 zmm19, zmm6                             ;   435.3         47 p copy
        vpternlogd zmm19, zmm10, zmm22, 0x2e              ;   435.3 p5      47 p
        vmovdqu64 [rbp + 17152], zmm16                    ;   426.3 p7+p4   47 p spill
        vmovdqa64 zmm16, zmm19                            ;   436.3         47 p copy
        vpternlogd zmm16, zmm11, zmm11, 0xc3              ;   436.3 p0      47 p
        vpternlogd zmm19, zmm25, zmm10, 0x2f              ;   436.3 p5      47 p
        vpternlogd zmm7, zmm19, zmm6, 0xb4                ;   437.3 p0      47 p
        vpternlogd zmm10, zmm25, zmm22, 0xd4              ;   435.7 p5      47 p
        vpternlogd zmm19, zmm4, zmm10, 0x69               ;   437.3 p0      47 p
        vpternlogd zmm25, zmm19, zmm7, 0x69               ;   438.3 p5      47 p
        vpternlogd zmm10, zmm24, zmm16, 0x95              ;   437.3 p0      47 p
        vmovdqu64 zmm4, [rbp + 17088]                     ;   361.7 p2      50 p reload
        vmovdqu64 zmm11, [rbp + 22336]                    ;   362.2 p3      47 p
        vpternlogd zmm11, zmm4, [r8 + 508]{1to16}, 0x96   ;   437.7 p5+p2   47 p
        vpternlogd zmm16, zmm17, zmm25, 0x96              ;   439.3 p0      47 p
        vmovdqa64 zmm4, zmm16                             ;   440.3         47 p copy
        vpternlogd zmm4, zmm25, zmm7, 0x5c                ;   440.3 p5      47 p
        vmovdqa64 zmm17, zmm10                            ;   438.3         47 p copy
        vpternlogd zmm17, zmm25, zmm7, 0x87               ;   439.3 p0      47 p
        vpternlogd zmm19, zmm17, zmm16, 0x4b              ;   440.3 p5      47 p
        vpternlogd zmm22, zmm19, zmm17, 0x69              ;   441.3 p0      47 p
        vpternlogd zmm6, zmm22, zmm4, 0x69                ;   442.3 p5      47 p
        vpxord zmm23, zmm23, zmm16                        ;   441.3 p0      47 p
        vpternlogd zmm23, zmm17, zmm4, 0x2d               ;   442.3 p5      47 p
        vmovdqu64 zmm4, [rbp + 17280]                     ;   363.2 p3      47 p reload
        vmovdqu64 zmm17, [rbp + 15936]                    ;   363.7 p2      47 p
        vpternlogd zmm17, zmm4, [r8 + 504]{1to16}, 0x96   ;   442.3 p0+p3   47 p
        vpxord zmm4, zmm23, zmm6                          ;   443.3 p5      47 p
        vmovdqa64 zmm24, zmm6                             ;   443.3         47 p copy
        vpternlogd zmm24, zmm22, zmm19, 0x53              ;   443.3 p0      47 p
        vpternlogd zmm11, zmm14, zmm12, 0x96              ;   443.7 p5      47 p
        vmovdqa64 zmm12, zmm23                            ;   443.3         47 p copy
        vpternlogd zmm12, zmm22, zmm19, 0x6b              ;   444.3 p0      47 p
        vpternlogd zmm23, zmm24, zmm19, 0x59              ;   444.7 p5      47 p
        vpternlogd zmm24, zmm12, zmm4, 0x49               ;   445.3 p0      47 p
        vpternlogd zmm25, zmm23, zmm4, 0xb4               ;   445.7 p5      47 p
        vpternlogd zmm16, zmm25, zmm24, 0x96              ;   446.7 p0      47 p
        vpternlogd zmm24, zmm12, zmm10, 0x96              ;   446.7 p5      47 p
        vpternlogd zmm25, zmm6, zmm22, 0x2d               ;   447.3 p0      47 p
        vpternlogd zmm23, zmm7, zmm4, 0x96                ;   447.7 p5      47 p
        vmovdqu64 zmm7, [rbp + 16000]                     ;   364.7 p2      50 p reload
        vpternlogd zmm15, zmm7, [rbp + 16512], 0x96       ;   448.3 p0+p3   47 p
        vmovdqu64 zmm7, [rbp + 21568]                     ;   365.7 p2      50 p reload
        vpternlogd zmm11, zmm7, [rbp + 21696], 0x69       ;   448.7 p5+p3   47 p
        vpxord zmm26, zmm26, zmm17                        ;   449.3 p0      47 p
        vmovdqu64 zmm10, [rbp + 14336]                    ;   366.7 p2      50 p reload
        vpternlogd zmm15, zmm10, [rbp + 21248], 0x96      ;   449.7 p5+p3   47 p
        vmovdqu64 zmm10, [rbp + 21440]                    ;   367.7 p2      50 p reload
        vmovdqu64 zmm12, [rbp + 21632]                    ;   368.2 p3      50 p reload
        vpternlogd zmm15, zmm12, zmm10, 0x96              ;   450.7 p0      47 p
        vmovdqu64 zmm12, [rbp + 16704]                    ;   368.7 p2      50 p reload
        vpternlogd zmm15, zmm11, zmm12, 0x69              ;   451.7 p5      47 p
        vmovdqu64 zmm14, [rbp + 22080]                    ;   369.2 p3      50 p reload
        vpternlogd zmm0, zmm14, [rbp + 13120], 0x96       ;   451.3 p0+p2   47 p
        vmovdqu64 zmm14, [rbp + 20224]                    ;   370.2 p3      50 p reload
        vpternlogd zmm26, zmm14, [rbp + 18496], 0x96      ;   451.7 p5+p2   47 p
        vmovdqu64 zmm14, [rbp + 17408]                    ;   371.2 p3      50 p reload
        vpternlogd zmm26, zmm10, zmm14, 0x69              ;   452.7 p0      47 p
        vmovdqu64 zmm10, [rbp + 19840]                    ;   371.7 p2      50 p reload
        vpternlogd zmm0, zmm10, [rbp + 18752], 0x96       ;   452.7 p5+p3   47 p
        vmovdqu64 zmm10, [rbp + 15040]                    ;   372.7 p2      50 p reload
        vpternlogd zmm0, zmm10, [rbp + 16384], 0x96       ;   453.7 p0+p3   47 p
        vmovdqa64 zmm17, zmm0                             ;   454.7         47 p copy
        vpternlogd zmm17, zmm26, zmm15, 0x96              ;   454.7 p5      47 p
        vmovdqu64 [rbp + 16384], zmm19                    ;   441.3 p8+p9   47 p spill
        vmovdqa64 zmm19, zmm17                            ;   455.7         47 p copy
        vpternlogd zmm19, zmm26, zmm11, 0x2e              ;   455.7 p0      47 p
        vmovdqu64 [rbp + 18752], zmm23                    ;   448.7 p7+p4   47 p spill
        vmovdqa64 zmm23, zmm19                            ;   456.7         47 p copy
        vpternlogd zmm23, zmm12, zmm12, 0xc3              ;   456.7 p5      47 p
        vpternlogd zmm19, zmm0, zmm26, 0x2f               ;   456.7 p0      47 p
        vpternlogd zmm10, zmm19, zmm17, 0xb4              ;   457.7 p5      47 p
        vmovdqu64 zmm12, [rbp + 22656]                    ;   373.7 p2      50 p
        vpxord zmm12, zmm12, [r8 + 4]{1to16}              ;   456.3 p0+p3   50 p
        vmovdqu64 [rbp + 15040], zmm12                    ;   457.3 p8+p9   50 p spill
        vmovdqu64 zmm12, [rbp + 21184]                    ;   374.7 p2      50 p
        vpxord zmm12, zmm12, [r8 + 12]{1to16}             ;   456.7 p5+p3   50 p
        vmovdqu64 [rbp + 16704], zmm12                    ;   457.7 p7+p4   50 p spill
        vmovdqa64 zmm12, zmm0                             ;   454.7         47 p copy
        vpternlogd zmm12, zmm26, zmm11, 0xd4              ;   457.3 p0      47 p
        vpternlogd zmm19, zmm7, zmm12, 0x69               ;   458.3 p5      47 p
        vpternlogd zmm0, zmm19, zmm10, 0x69               ;   459.3 p0      47 p
        vmovdqu64 zmm7, [rbp + 17664]                     ;   375.7 p2      50 p
        vpxord zmm7, zmm7, [r8 + 16]{1to16}               ;   458.7 p5+p3   50 p
        vpternlogd zmm12, zmm15, zmm23, 0x95              ;   459.3 p0      47 p
        vpternlogd zmm23, zmm14, zmm0, 0x96               ;   460.3 p5      47 p
        vmovdqu64 zmm14, [rbp + 20352]                    ;   376.7 p2      50 p
        vpxord zmm14, zmm14, [r8 + 24]{1to16}             ;   460.3 p0+p3   50 p
        vmovdqa64 zmm15, zmm23                            ;   461.3         47 p copy
        vpternlogd zmm15, zmm0, zmm10, 0x5c               ;   461.3 p5      47 p
        vpxord zmm26, zmm26, zmm23                        ;   461.3 p0      47 p
        vmovdqu64 [rbp + 17408], zmm14                    ;   461.3 p8+p9   50 p spill
        vmovdqu64 zmm14, [rbp + 14656]                    ;   377.7 p2      50 p
        vpxord zmm14, zmm14, [r8 + 36]{1to16}             ;   461.7 p5+p3   50 p
        vmovdqu64 [rbp + 21568], zmm14                    ;   462.7 p7+p4   50 p spill
        vmovdqa64 zmm14, zmm12                            ;   460.3         47 p copy
        vpternlogd zmm14, zmm0, zmm10, 0x87               ;   462.3 p0      47 p
        vpternlogd zmm19, zmm14, zmm23, 0x4b              ;   463.3 p5      47 p
        vpternlogd zmm11, zmm19, zmm14, 0x69              ;   464.3 p0      47 p
        vpternlogd zmm26, zmm14, zmm15, 0x2d              ;   463.7 p5      47 p
        vpternlogd zmm15, zmm17, zmm11, 0x69              ;   465.3 p0      47 p
        vmovdqu64 zmm14, [rbp + 16192]                    ;   378.7 p2      50 p
        vpxord zmm14, zmm14, [r8 + 44]{1to16}             ;   464.7 p5+p3   50 p
        vmovdqu64 zmm17, [rbp + 19904]                    ;   379.7 p2      50 p
        vpxord zmm17, zmm17, [r8 + 48]{1to16}             ;   465.3 p0+p3   50 p
        vmovdqu64 [rbp + 19840], zmm17                    ;   466.3 p8+p9   50 p spill
        vmovdqu64 zmm17, [rbp + 19072]                    ;   380.7 p2      50 p
        vpxord zmm17, zmm17, [r8 + 56]{1to16}             ;   465.7 p5+p3   50 p
        vmovdqu64 [rbp + 21440], zmm17                    ;   466.7 p7+p4   50 p spill
        vpxord zmm17, zmm26, zmm15                        ;   466.3 p0      47 p
        vmovdqu64 [rbp + 18496], zmm14                    ;   465.7 p8+p9   50 p spill
        vmovdqa64 zmm14, zmm15                            ;   466.3         47 p copy
        vpternlogd zmm14, zmm11, zmm19, 0x53              ;   466.7 p5      47 p
        vmovdqu64 [rbp + 20224], zmm7                     ;   459.7 p7+p4   50 p spill
        vmovdqa64 zmm7, zmm26                             ;   464.7         47 p copy
        vpternlogd zmm7, zmm11, zmm19, 0x6b               ;   467.3 p0      47 p
        vpternlogd zmm26, zmm14, zmm19, 0x59              ;   467.7 p5      47 p
        vpternlogd zmm14, zmm7, zmm17, 0x49               ;   468.3 p0      47 p
        vpternlogd zmm0, zmm26, zmm17, 0xb4               ;   468.7 p5      47 p
        vpternlogd zmm23, zmm0, zmm14, 0x96               ;   469.7 p0      47 p
        vpternlogd zmm14, zmm7, zmm12, 0x96               ;   469.7 p5      47 p
        vpternlogd zmm8, zmm20, [r8 + 64]{1to16}, 0x96    ;   470.3 p0+p2   50 p
        vpternlogd zmm1, zmm28, [r8 + 72]{1to16}, 0x96    ;   470.7 p5+p3   50 p
        vpternlogd zmm26, zmm10, zmm17, 0x96              ;   471.3 p0      47 p
        vmovdqu64 zmm7, [rbp + 14784]                     ;   382.7 p2      46 p reload
        vmovdqu64 zmm10, [rbp + 17664]                    ;   383.2 p3      50 p
        vpternlogd zmm10, zmm7, [r8]{1to16}, 0x96         ;   471.7 p5+p2   50 p
        vpternlogd zmm0, zmm15, zmm11, 0x2d               ;   472.3 p0      47 p
        vpbroadcastd zmm7, [r8 + 132]                     ;   341.3 p10     50 p
        vpternlogd zmm9, zmm31, [r8 + 96]{1to16}, 0x96    ;   472.7 p5+p3   50 p
        vmovdqu64 zmm12, [rbp + 17024]                    ;   404.7 p2      50 p
        vpxord zmm12, zmm12, [r8 + 140]{1to16}            ;   473.3 p0+p3   50 p
        vpxord zmm7, zmm7, zmm29                          ;   473.7 p5      50 p
        vpternlogd zmm5, zmm3, [r8 + 104]{1to16}, 0x96    ;   474.3 p0+p2   50 p
        vmovdqu64 [rbp + 14784], zmm12                    ;   474.3 p8+p9   50 p spill
        vpbroadcastd zmm12, [r8 + 144]                    ;   343.8 p10     50 p
        vpxord zmm12, zmm12, zmm27                        ;   474.7 p5      50 p
        vmovdqu64 [rbp + 17664], zmm12                    ;   475.7 p7+p4   50 p spill
        vmovdqu64 zmm12, [rbp + 14272]                    ;   403.7 p3      50 p
        vpxord zmm12, zmm12, [r8 + 152]{1to16}            ;   475.3 p0+p2   50 p
        vpternlogd zmm27, zmm18, [r8 + 128]{1to16}, 0x96  ;   475.7 p5+p3   50 p
        vmovdqu64 zmm18, [rbp + 17152]                    ;   426.3 p2      50 p
        vpxord zmm18, zmm18, [r8 + 164]{1to16}            ;   476.3 p0+p3   50 p
        vmovdqu64 [rbp + 13120], zmm18                    ;   477.3 p8+p9   50 p spill
        vmovdqu64 zmm18, [rbp + 21824]                    ;   425.3 p2      50 p
        vpxord zmm18, zmm18, [r8 + 172]{1to16}            ;   476.7 p5+p3   50 p
        vmovdqu64 [rbp + 22080], zmm18                    ;   477.7 p7+p4   50 p spill
        vpbroadcastd zmm18, [r8 + 176]                    ;   346.0 p10     50 p
        vpxord zmm18, zmm18, zmm30                        ;   477.3 p0      50 p
        vmovdqu64 [rbp + 21632], zmm18                    ;   478.3 p8+p9   50 p spill
        vmovdqu64 zmm18, [rbp + 15744]                    ;   424.3 p2      50 p
        vpxord zmm18, zmm18, [r8 + 184]{1to16}            ;   477.7 p5+p3   50 p
        vpternlogd zmm30, zmm21, [r8 + 160]{1to16}, 0x96  ;   478.3 p0+p2   50 p
        vpternlogd zmm6, zmm16, [r8 + 192]{1to16}, 0x96   ;   478.7 p5+p3   50 p
        vpternlogd zmm4, zmm24, [r8 + 200]{1to16}, 0x96   ;   479.3 p0+p2   50 p
        vpternlogd zmm22, zmm25, [r8 + 212]{1to16}, 0x69  ;   479.7 p5+p3   50 p
        vmovdqu64 zmm21, [rbp + 14272]                    ;   403.7 p2      47 p reload
        vpternlogd zmm2, zmm21, [r8 + 136]{1to16}, 0x96   ;   480.3 p0+p3   50 p
        vpternlogd zmm15, zmm23, [r8 + 224]{1to16}, 0x96  ;   480.7 p5+p2   50 p
        vpternlogd zmm17, zmm14, [r8 + 232]{1to16}, 0x96  ;   481.3 p0+p3   50 p
        vmovdqu64 zmm21, [rbp + 18880]                    ;   399.7 p2      47 p reload
        vpternlogd zmm29, zmm21, [r8 + 148]{1to16}, 0x69  ;   481.7 p5+p3   50 p
        vpternlogd zmm11, zmm0, [r8 + 244]{1to16}, 0x69   ;   482.3 p0+p2   50 p
        vpternlogd zmm19, zmm26, [r8 + 252]{1to16}, 0x69  ;   482.7 p5+p3   50 p
        vpxord zmm21, zmm8, [rax + 1024]                  ;   483.3 p0+p2   63 p
        vmovdqu64 [rbp + 18880], zmm21                    ;   484.3 p7+p4   63 p spill
        vpxord zmm21, zmm1, [rax + 1152]                  ;   483.7 p5+p3   63 p
        vmovdqu64 [rbp + 14272], zmm21                    ;   484.7 p8+p9   63 p spill
        vmovdqu64 zmm21, [rbp + 15040]                    ;   457.3 p2      63 p
        vpxord zmm21, zmm21, [rax + 2112]                 ;   484.3 p0+p3   63 p
        vmovdqu64 [rbp + 1984], zmm21                     ;   485.3 p7+p4   63 p spill
        vpxord zmm21, zmm9, [rax + 1536]                  ;   484.7 p5+p2   63 p
        vmovdqu64 [rbp + 14336], zmm21                    ;   485.7 p8+p9   63 p spill
        vmovdqu64 zmm21, [rbp + 22208]                    ;   399.2 p3      50 p
        vpternlogd zmm21, zmm13, [r8 + 84]{1to16}, 0x69   ;   485.3 p0+p2   50 p
        vmovdqu64 [rbp + 22208], zmm18                    ;   478.7 p7+p4   50 p spill
        vpxord zmm18, zmm21, [rax + 1344]                 ;   486.3 p5+p3   63 p
        vmovdqu64 [rbp + 21696], zmm18                    ;   487.3 p8+p9   63 p spill
        vpxord zmm18, zmm5, [rax + 1664]                  ;   486.3 p0+p2   63 p
        vmovdqu64 [rbp + 16512], zmm18                    ;   487.3 p7+p4   63 p spill
        vmovdqu64 zmm18, [rbp + 16704]                    ;   457.7 p3      63 p
        vpxord zmm18, zmm18, [rax + 2240]                 ;   486.7 p5+p2   63 p
        vmovdqu64 [rbp + 2112], zmm18                     ;   487.7 p8+p9   63 p spill
        vmovdqu64 zmm18, [rbp + 20224]                    ;   459.7 p3      63 p
        vpxord zmm18, zmm18, [rax + 2304]                 ;   487.3 p0+p2   63 p
        vmovdqu64 [rbp + 2176], zmm18                     ;   488.3 p7+p4   63 p spill
        vmovdqu64 zmm18, [rbp + 17408]                    ;   461.3 p3      63 p
        vpxord zmm18, zmm18, [rax + 2432]                 ;   487.7 p5+p2   63 p
        vpxord zmm8, zmm8, [rax + 3072]                   ;   488.3 p0+p3   63 p
        vmovdqu64 [rbp + 2944], zmm8                      ;   489.3 p8+p9   63 p spill
        vpxord zmm8, zmm6, [rax + 5120]                   ;   488.7 p5+p2   63 p
        vpxord zmm1, zmm1, [rax + 3200]                   ;   489.3 p0+p3   63 p
        vmovdqu64 [rbp + 3072], zmm1                      ;   490.3 p7+p4   63 p spill
        vmovdqu64 zmm1, [rbp + 21568]                     ;   462.7 p2      63 p
        vpxord zmm1, zmm1, [rax + 2624]                   ;   489.7 p5+p3   63 p
        vmovdqu64 [rbp + 2496], zmm1                      ;   490.7 p8+p9   63 p spill
        vpxord zmm1, zmm4, [rax + 5248]                   ;   490.3 p0+p2   63 p
        vmovdqu64 [rbp + 2304], zmm18                     ;   488.7 p7+p4   63 p spill
        vmovdqu64 zmm18, [rbp + 18496]                    ;   465.7 p3      63 p
        vpxord zmm18, zmm18, [rax + 2752]                 ;   490.7 p5+p2   63 p
        vmovdqu64 [rbp + 2624], zmm18                     ;   491.7 p8+p9   63 p spill
        vmovdqu64 zmm18, [rbp + 19840]                    ;   466.3 p3      63 p
        vpxord zmm18, zmm18, [rax + 2816]                 ;   491.3 p0+p2   63 p
        vmovdqu64 [rbp + 2688], zmm18                     ;   492.3 p7+p4   63 p spill
        vpxord zmm18, zmm22, [rax + 5440]                 ;   491.7 p5+p3   63 p
        vmovdqu64 [rbp + 20608], zmm18                    ;   492.7 p8+p9   63 p spill
        vmovdqu64 zmm18, [rbp + 21440]                    ;   466.7 p2      63 p
        vpxord zmm18, zmm18, [rax + 2944]                 ;   492.3 p0+p3   63 p
        vmovdqu64 [rbp + 2816], zmm18                     ;   493.3 p7+p4   63 p spill
        vpxord zmm18, zmm15, [rax + 5632]                 ;   492.7 p5+p2   63 p
        vmovdqu64 [rbp + 19328], zmm18                    ;   493.7 p8+p9   63 p spill
        vmovdqu64 zmm18, [rax + 1472]                     ;   411.2 p3      63 p
        vmovdqu64 [rbp + 13632], zmm1                     ;   491.3 p7+p4   63 p spill
        vmovdqu64 zmm1, [rbp + 18816]                     ;   411.7 p2      46 p reload
        vmovdqu64 [rbp + 13696], zmm8                     ;   489.7 p8+p9   63 p spill
        vmovdqu64 zmm8, [rbp + 20352]                     ;   412.2 p3      50 p
        vpternlogd zmm8, zmm1, [r8 + 8]{1to16}, 0x96      ;   493.3 p0+p2   50 p
        vpxord zmm1, zmm17, [rax + 5760]                  ;   493.7 p5+p3   63 p
        vpxord zmm21, zmm21, [rax + 3392]                 ;   494.3 p0+p2   63 p
        vmovdqu64 [rbp + 3264], zmm21                     ;   495.3 p7+p4   63 p spill
        vmovdqu64 zmm21, [rbp + 22592]                    ;   414.2 p3      46 p reload
        vmovdqu64 [rbp + 20352], zmm1                     ;   494.7 p8+p9   63 p spill
        vmovdqu64 zmm1, [rbp + 22656]                     ;   414.7 p2      50 p
        vpternlogd zmm1, zmm21, [r8 + 20]{1to16}, 0x69    ;   494.7 p5+p3   50 p
        vpxord zmm21, zmm11, [rax + 5952]                 ;   495.3 p0+p2   63 p
        vmovdqu64 [rbp + 22592], zmm21                    ;   496.3 p7+p4   63 p spill
        vpxord zmm21, zmm10, [rax + 2048]                 ;   495.7 p5+p3   63 p
        vmovdqu64 [rbp + 1920], zmm21                     ;   496.7 p8+p9   63 p spill
        vmovdqu64 zmm21, [rbp + 14592]                    ;   416.7 p2      46 p reload
        vmovdqu64 [rbp + 18176], zmm10                    ;   472.7 p7+p4   50 p spill
        vmovdqu64 zmm10, [rbp + 21184]                    ;   417.2 p3      50 p
        vpternlogd zmm10, zmm21, [r8 + 28]{1to16}, 0x69   ;   496.3 p0+p2   50 p
        vpxord zmm21, zmm19, [rax + 6080]                 ;   496.7 p5+p3   63 p
        vpxord zmm9, zmm9, [rax + 3584]                   ;   497.3 p0+p2   63 p
        vmovdqu64 [rbp + 3456], zmm9                      ;   498.3 p8+p9   63 p spill
        vmovdqu64 zmm9, [rax + 1856]                      ;   419.2 p3      63 p
        vmovdqu64 [rbp + 21184], zmm21                    ;   497.7 p7+p4   63 p spill
        vmovdqu64 zmm21, [rbp + 14016]                    ;   419.7 p2      46 p reload
        vmovdqu64 [rbp + 15872], zmm19                    ;   483.7 p8+p9   50 p spill
        vmovdqu64 zmm19, [rbp + 19904]                    ;   420.2 p3      50 p
        vpternlogd zmm19, zmm21, [r8 + 32]{1to16}, 0x96   ;   497.7 p5+p2   50 p
        vmovdqu64 zmm21, [rax + 1984]                     ;   421.2 p3      63 p
        vpxord zmm5, zmm5, [rax + 3712]                   ;   498.3 p0+p2   63 p
        vmovdqu64 [rbp + 3584], zmm5                      ;   499.3 p7+p4   63 p spill
        vmovdqu64 zmm5, [rbp + 21056]                     ;   422.2 p3      46 p reload
        vmovdqu64 [rbp + 19904], zmm11                    ;   483.3 p8+p9   50 p spill
        vmovdqu64 zmm11, [rbp + 19072]                    ;   422.7 p2      50 p
        vpternlogd zmm11, zmm5, [r8 + 40]{1to16}, 0x96    ;   498.7 p5+p3   50 p
        vpxord zmm5, zmm8, [rax + 2176]                   ;   499.3 p0+p2   63 p
        vmovdqu64 [rbp + 2048], zmm5                      ;   500.3 p7+p4   63 p spill
        vmovdqu64 zmm5, [rbp + 13952]                     ;   424.2 p3      46 p reload
        vmovdqu64 [rbp + 19072], zmm8                     ;   494.3 p8+p9   50 p spill
        vmovdqu64 zmm8, [rbp + 14656]                     ;   424.7 p2      50 p
        vpternlogd zmm8, zmm5, [r8 + 52]{1to16}, 0x69     ;   499.7 p5+p3   50 p
        vmovdqu64 zmm5, [rbp + 15488]                     ;   425.7 p2      46 p reload
        vmovdqu64 [rbp + 13952], zmm17                    ;   482.3 p7+p4   50 p spill
        vmovdqu64 zmm17, [rbp + 16192]                    ;   426.2 p3      50 p
        vpternlogd zmm17, zmm5, [r8 + 60]{1to16}, 0x69    ;   500.3 p0+p2   50 p
        vpxord zmm5, zmm1, [rax + 2368]                   ;   500.7 p5+p3   63 p
        vmovdqu64 [rbp + 2240], zmm5                      ;   501.7 p8+p9   63 p spill
        vmovdqu64 zmm5, [rax + 1088]                      ;   427.7 p2      63 p
        vpternlogd zmm5, zmm13, [r8 + 68]{1to16}, 0x96    ;   501.3 p0+p3   63 p
        vmovdqu64 [rbp + 16192], zmm1                     ;   495.7 p7+p4   50 p spill
        vpxord zmm1, zmm10, [rax + 2496]                  ;   501.7 p5+p2   63 p
        vmovdqu64 [rbp + 2368], zmm1                      ;   502.7 p8+p9   63 p spill
        vmovdqu64 zmm1, [rax + 5568]                      ;   429.2 p3      63 p
        vmovdqu64 [rbp + 17216], zmm10                    ;   497.3 p7+p4   50 p spill
        vpxord zmm10, zmm19, [rax + 2560]                 ;   502.3 p0+p2   63 p
        vmovdqu64 [rbp + 2432], zmm10                     ;   503.3 p8+p9   63 p spill
        vmovdqu64 zmm10, [rax + 1280]                     ;   430.2 p3      63 p
        vpternlogd zmm10, zmm20, [r8 + 80]{1to16}, 0x96   ;   502.7 p5+p2   63 p
        vmovdqu64 [rbp + 16448], zmm19                    ;   498.7 p7+p4   50 p spill
        vmovdqu64 zmm19, [rbp + 22272]                    ;   431.2 p3      46 p reload
        vmovdqu64 [rbp + 13248], zmm10                    ;   503.7 p8+p9   63 p spill
        vmovdqu64 zmm10, [rbp + 13312]                    ;   431.7 p2      50 p
        vpternlogd zmm10, zmm19, [r8 + 92]{1to16}, 0x69   ;   503.3 p0+p3   50 p
        vpxord zmm18, zmm18, zmm10                        ;   504.3 p5      63 p
        vpxord zmm19, zmm11, [rax + 2688]                 ;   504.3 p0+p2   63 p
        vpxord zmm10, zmm10, [rax + 3520]                 ;   504.7 p5+p3   63 p
        vmovdqu64 [rbp + 3392], zmm10                     ;   505.7 p7+p4   63 p spill
        vmovdqu64 zmm10, [rax + 1408]                     ;   433.7 p2      63 p
        vpternlogd zmm10, zmm28, [r8 + 88]{1to16}, 0x96   ;   505.3 p0+p3   63 p
        vmovdqu64 [rbp + 2560], zmm19                     ;   505.3 p8+p9   63 p spill
        vmovdqu64 zmm19, [rbp + 14784]                    ;   474.3 p2      63 p
        vpxord zmm19, zmm19, [rax + 6336]                 ;   505.7 p5+p3   63 p
        vmovdqu64 [rbp + 6208], zmm19                     ;   506.7 p7+p4   63 p spill
        vmovdqu64 zmm19, [rbp + 17664]                    ;   475.7 p2      63 p
        vpxord zmm19, zmm19, [rax + 6400]                 ;   506.3 p0+p3   63 p
        vmovdqu64 [rbp + 6272], zmm19                     ;   507.3 p8+p9   63 p spill
        vpxord zmm19, zmm8, [rax + 2880]                  ;   506.7 p5+p2   63 p
        vmovdqu64 [rbp + 2752], zmm19                     ;   507.7 p7+p4   63 p spill
        vmovdqu64 zmm19, [rbp + 17344]                    ;   437.2 p3      46 p reload
        vmovdqu64 [rbp + 19648], zmm8                     ;   500.7 p8+p9   50 p spill
        vmovdqu64 zmm8, [rbp + 19264]                     ;   437.7 p2      50 p
        vpternlogd zmm8, zmm19, [r8 + 116]{1to16}, 0x69   ;   507.3 p0+p3   50 p
        vpxord zmm9, zmm9, zmm8                           ;   508.3 p5      63 p
        vmovdqu64 zmm19, [rbp + 15616]                    ;   438.7 p2      46 p reload
        vmovdqu64 [rbp + 17344], zmm9                     ;   509.3 p7+p4   63 p spill
        vmovdqu64 zmm9, [rbp + 13760]                     ;   439.2 p3      50 p
        vpternlogd zmm9, zmm19, [r8 + 124]{1to16}, 0x69   ;   508.3 p0+p2   50 p
        vpxord zmm21, zmm21, zmm9                         ;   509.3 p5      63 p
        vpxord zmm19, zmm17, [rax + 3008]                 ;   509.3 p0+p3   63 p
        vpxord zmm8, zmm8, [rax + 3904]                   ;   509.7 p5+p2   63 p
        vpxord zmm9, zmm9, [rax + 4032]                   ;   510.3 p0+p3   63 p
        vmovdqu64 [rbp + 3904], zmm9                      ;   511.3 p8+p9   63 p spill
        vmovdqu64 zmm9, [rax + 1792]                      ;   441.7 p2      63 p
        vpternlogd zmm9, zmm31, [r8 + 112]{1to16}, 0x96   ;   510.7 p5+p3   63 p
        vmovdqu64 [rbp + 3776], zmm8                      ;   510.7 p7+p4   63 p spill
        vmovdqu64 zmm8, [rbp + 13120]                     ;   477.3 p2      63 p
        vpxord zmm8, zmm8, [rax + 6720]                   ;   511.3 p0+p3   63 p
        vmovdqu64 [rbp + 6592], zmm8                      ;   512.3 p8+p9   63 p spill
        vmovdqu64 zmm8, [rax + 1920]                      ;   443.7 p2      63 p
        vpternlogd zmm8, zmm3, [r8 + 120]{1to16}, 0x96    ;   511.7 p5+p3   63 p
        vmovdqu64 [rbp + 2880], zmm19                     ;   510.3 p7+p4   63 p spill
        vmovdqu64 zmm19, [rbp + 22080]                    ;   477.7 p2      63 p
        vpxord zmm19, zmm19, [rax + 6848]                 ;   512.3 p0+p3   63 p
        vmovdqu64 [rbp + 6720], zmm19                     ;   513.3 p8+p9   63 p spill
        vmovdqu64 zmm19, [rbp + 21632]                    ;   478.3 p2      63 p
        vpxord zmm19, zmm19, [rax + 6912]                 ;   512.7 p5+p3   63 p
        vmovdqu64 [rbp + 6784], zmm19                     ;   513.7 p7+p4   63 p spill
        vmovdqu64 zmm19, [rbp + 14720]                    ;   446.7 p2      47 p reload
        vmovdqu64 [rbp + 18048], zmm17                    ;   501.3 p8+p9   50 p spill
        vmovdqu64 zmm17, [rbp + 17024]                    ;   447.2 p3      50 p
        vpternlogd zmm17, zmm19, [r8 + 156]{1to16}, 0x69  ;   513.3 p0+p2   50 p
        vmovdqu64 zmm19, [rax + 3136]                     ;   448.2 p3      62 p reload
        vpternlogd zmm13, zmm19, [r8 + 68]{1to16}, 0x96   ;   513.7 p5+p2   63 p
        vmovdqu64 zmm19, [rbp + 22208]                    ;   478.7 p3      63 p
        vpxord zmm19, zmm19, [rax + 7040]                 ;   514.3 p0+p2   63 p
        vpxord zmm6, zmm6, [rax + 7168]                   ;   514.7 p5+p3   63 p
        vpxord zmm4, zmm4, [rax + 7296]                   ;   515.3 p0+p2   63 p
        vmovdqu64 [rbp + 7168], zmm4                      ;   516.3 p7+p4   63 p spill
        vpxord zmm4, zmm27, [rax + 6144]                  ;   515.7 p5+p3   63 p
        vmovdqu64 [rbp + 7040], zmm6                      ;   515.7 p8+p9   63 p spill
        vpxord zmm6, zmm7, [rax + 6208]                   ;   516.3 p0+p2   63 p
        vmovdqu64 [rbp + 6912], zmm19                     ;   515.3 p7+p4   63 p spill
        vmovdqu64 zmm19, [rbp + 16320]                    ;   452.2 p3      47 p reload
        vmovdqu64 [rbp + 6080], zmm6                      ;   517.3 p8+p9   63 p spill
        vmovdqu64 zmm6, [rbp + 15744]                     ;   452.7 p2      50 p
        vpternlogd zmm6, zmm19, [r8 + 168]{1to16}, 0x96   ;   516.7 p5+p3   50 p
        vmovdqu64 zmm19, [rax + 3328]                     ;   453.7 p2      62 p reload
        vpternlogd zmm20, zmm19, [r8 + 80]{1to16}, 0x96   ;   517.3 p0+p3   63 p
        vpxord zmm19, zmm2, [rax + 6272]                  ;   517.7 p5+p2   63 p
        vpxord zmm22, zmm22, [rax + 7488]                 ;   518.3 p0+p3   63 p
        vmovdqu64 [rbp + 7360], zmm22                     ;   519.3 p7+p4   63 p spill
        vmovdqu64 zmm22, [rax + 3456]                     ;   455.7 p2      62 p reload
        vpternlogd zmm28, zmm22, [r8 + 88]{1to16}, 0x96   ;   518.7 p5+p3   63 p
        vmovdqu64 zmm22, [rbp + 18688]                    ;   456.7 p2      47 p reload
        vmovdqu64 [rbp + 6144], zmm19                     ;   518.7 p8+p9   63 p spill
        vmovdqu64 zmm19, [rbp + 17152]                    ;   457.2 p3      50 p
        vpternlogd zmm19, zmm22, [r8 + 180]{1to16}, 0x69  ;   519.3 p0+p2   50 p
        vpxord zmm22, zmm12, [rax + 6528]                 ;   519.7 p5+p3   63 p
        vmovdqu64 [rbp + 6400], zmm22                     ;   520.7 p7+p4   63 p spill
        vpxord zmm22, zmm29, [rax + 6464]                 ;   520.3 p0+p2   63 p
        vmovdqu64 [rbp + 6336], zmm22                     ;   521.3 p8+p9   63 p spill
        vmovdqu64 zmm22, [rbp + 19392]                    ;   459.2 p3      47 p reload
        vmovdqu64 [rbp + 6016], zmm4                      ;   516.7 p7+p4   63 p spill
        vmovdqu64 zmm4, [rbp + 21824]                     ;   459.7 p2      50 p
        vpternlogd zmm4, zmm22, [r8 + 188]{1to16}, 0x69   ;   520.7 p5+p3   50 p
        vpxord zmm22, zmm30, [rax + 6656]                 ;   521.3 p0+p2   63 p
        vpxord zmm15, zmm15, [rax + 7680]                 ;   521.7 p5+p3   63 p
        vmovdqu64 [rbp + 7552], zmm15                     ;   522.7 p8+p9   63 p spill
        vmovdqu64 zmm15, [rax + 5184]                     ;   461.7 p2      63 p
        vpternlogd zmm15, zmm25, [r8 + 196]{1to16}, 0x96  ;   522.3 p0+p3   63 p
        vmovdqu64 [rbp + 6528], zmm22                     ;   522.3 p7+p4   63 p spill
        vmovdqu64 zmm22, [rax + 3840]                     ;   462.7 p2      62 p reload
        vpternlogd zmm31, zmm22, [r8 + 112]{1to16}, 0x96  ;   522.7 p5+p3   63 p
        vpbroadcastd zmm22, [r8 + 208]                    ;   411.5 p10     62 p.52 reload
        vmovdqu64 [rbp + 3712], zmm31                     ;   523.7 p8+p9   63 p spill
        vmovdqu64 zmm31, [rax + 5376]                     ;   463.7 p2      63 p
        vpternlogd zmm31, zmm16, zmm22, 0x96              ;   523.3 p0      63 p
        vpternlogd zmm16, zmm22, [rax + 7424], 0x96       ;   523.7 p5+p3   63 p
        vmovdqu64 zmm22, [rbp + 16384]                    ;   464.7 p2      47 p reload
        vmovdqu64 [rbp + 7296], zmm16                     ;   524.7 p7+p4   63 p spill
        vmovdqu64 zmm16, [rbp + 18752]                    ;   465.2 p3      50 p
        vpternlogd zmm16, zmm22, [r8 + 220]{1to16}, 0x69  ;   524.3 p0+p2   50 p
        vpxord zmm1, zmm1, zmm16                          ;   525.3 p5      63 p
        vmovdqu64 zmm22, [rbp + 13952]                    ;   482.3 p3      63 p
        vpxord zmm22, zmm22, [rax + 7808]                 ;   525.3 p0+p2   63 p
        vpxord zmm16, zmm16, [rax + 7616]                 ;   525.7 p5+p3   63 p
        vmovdqu64 [rbp + 7680], zmm22                     ;   526.3 p8+p9   63 p spill
        vmovdqu64 zmm22, [rax + 5504]                     ;   467.7 p2      63 p
        vpternlogd zmm22, zmm24, [r8 + 216]{1to16}, 0x96  ;   526.3 p0+p3   63 p
        vmovdqu64 [rbp + 7488], zmm16                     ;   526.7 p7+p4   63 p spill
        vpxord zmm16, zmm17, [rax + 6592]                 ;   526.7 p5+p2   63 p
        vmovdqu64 [rbp + 6464], zmm16                     ;   527.7 p8+p9   63 p spill
        vmovdqu64 zmm16, [rax + 3968]                     ;   469.2 p3      62 p reload
        vpternlogd zmm3, zmm16, [r8 + 120]{1to16}, 0x96   ;   527.3 p0+p2   63 p
        vmovdqu64 zmm16, [rbp + 19904]                    ;   483.3 p3      63 p
        vpxord zmm16, zmm16, [rax + 8000]                 ;   527.7 p5+p2   63 p
        vmovdqu64 [rbp + 7872], zmm16                     ;   528.7 p7+p4   63 p spill
        vpxord zmm16, zmm6, [rax + 6784]                  ;   528.3 p0+p3   63 p
        vmovdqu64 [rbp + 6656], zmm16                     ;   529.3 p8+p9   63 p spill
        vmovdqu64 zmm16, [rbp + 15872]                    ;   483.7 p2      63 p
        vpxord zmm16, zmm16, [rax + 8128]                 ;   528.7 p5+p3   63 p
        vmovdqu64 [rbp + 8000], zmm16                     ;   529.7 p7+p4   63 p spill
        vpxord zmm16, zmm19, [rax + 6976]                 ;   529.3 p0+p2   63 p
        vmovdqu64 [rbp + 6848], zmm16                     ;   530.3 p8+p9   63 p spill
        vmovdqu64 zmm16, [rax + 5696]                     ;   473.2 p3      63 p
        vpternlogd zmm16, zmm0, [r8 + 228]{1to16}, 0x96   ;   529.7 p5+p2   63 p
        vmovdqu64 [rbp + 3840], zmm3                      ;   528.3 p7+p4   63 p spill
        vmovdqu64 zmm3, [rax + 1216]                      ;   474.2 p3      62 p reload
        vmovdqu64 [rbp + 3328], zmm28                     ;   519.7 p8+p9   63 p spill
        vmovdqu64 zmm28, [rbp + 13312]                    ;   474.7 p2      63 p
        vpternlogd zmm28, zmm3, [r8 + 76]{1to16}, 0x96    ;   530.3 p0+p3   63 p
        vpbroadcastd zmm3, [r8 + 236]                     ;   425.3 p10     62 p.59 reload
        vmovdqu64 [rbp + 3200], zmm20                     ;   518.3 p7+p4   63 p spill
        vmovdqu64 zmm20, [rax + 5824]                     ;   475.7 p2      63 p
        vpternlogd zmm20, zmm26, zmm3, 0x96               ;   530.7 p5      63 p
        vpternlogd zmm26, zmm3, [rax + 7872], 0x96        ;   531.3 p0+p3   63 p
        vpxord zmm3, zmm4, [rax + 7104]                   ;   531.7 p5+p2   63 p
        vmovdqu64 [rbp + 7744], zmm26                     ;   532.3 p8+p9   63 p spill
        vmovdqu64 zmm26, [rax + 5888]                     ;   477.2 p3      63 p
        vpternlogd zmm26, zmm23, [r8 + 240]{1to16}, 0x96  ;   532.3 p0+p2   63 p
        vmovdqu64 [rbp + 6976], zmm3                      ;   532.7 p7+p4   63 p spill
        vmovdqu64 zmm3, [rax + 6016]                      ;   478.2 p3      63 p
        vpternlogd zmm3, zmm14, [r8 + 248]{1to16}, 0x96   ;   532.7 p5+p2   63 p
        vmovdqu64 [rbp + 3008], zmm13                     ;   514.7 p8+p9   63 p spill
        vmovdqu64 zmm13, [rax + 1600]                     ;   479.2 p3      62 p reload
        vmovdqu64 [rbp + 20928], zmm4                     ;   521.7 p7+p4   50 p spill
        vmovdqu64 zmm4, [rbp + 19264]                     ;   479.7 p2      63 p
        vpternlogd zmm4, zmm13, [r8 + 100]{1to16}, 0x96   ;   533.3 p0+p3   63 p
        vpbroadcastd zmm13, [r8 + 108]                    ;   429.7 p10     62 p.27 reload
        vmovdqu64 [rbp + 16960], zmm3                     ;   533.7 p8+p9   63 p spill
        vmovdqu64 zmm3, [rax + 1728]                      ;   480.7 p2      62 p reload
        vmovdqu64 [rbp + 13440], zmm19                    ;   520.3 p7+p4   50 p spill
        vmovdqu64 zmm19, [rbp + 13760]                    ;   481.2 p3      63 p
        vpternlogd zmm19, zmm3, zmm13, 0x96               ;   533.7 p5      63 p
        vmovdqu64 zmm3, [rbp + 13760]                     ;   481.7 p2      46 p reload
        vpternlogd zmm13, zmm3, [rax + 3776], 0x96        ;   534.3 p0+p3   63 p
        vmovdqu64 zmm3, [rax + 7232]                      ;   482.7 p2      62 p reload
        vpternlogd zmm25, zmm3, [r8 + 196]{1to16}, 0x96   ;   534.7 p5+p3   63 p
        vpbroadcastd zmm3, [r8 + 204]                     ;   432.7 p10     62 p.51 reload
        vmovdqu64 [rbp + 7104], zmm25                     ;   535.7 p8+p9   63 p spill
        vmovdqu64 zmm25, [rax + 5312]                     ;   483.7 p2      62 p reload
        vmovdqu64 [rbp + 3648], zmm13                     ;   535.3 p7+p4   63 p spill
        vmovdqu64 zmm13, [rbp + 18752]                    ;   484.2 p3      63 p
        vpternlogd zmm13, zmm25, zmm3, 0x96               ;   535.3 p0      63 p
        vmovdqu64 zmm25, [rbp + 18752]                    ;   484.7 p2      47 p reload
        vpternlogd zmm3, zmm25, [rax + 7360], 0x96        ;   535.7 p5+p3   63 p
        vmovdqu64 zmm25, [rax + 7552]                     ;   485.7 p2      62 p reload
        vpternlogd zmm24, zmm25, [r8 + 216]{1to16}, 0x96  ;   536.3 p0+p3   63 p
        vmovdqu64 zmm25, [rax + 7744]                     ;   486.7 p2      62 p reload
        vpternlogd zmm0, zmm25, [r8 + 228]{1to16}, 0x96   ;   536.7 p5+p3   63 p
        vmovdqu64 zmm25, [rax + 7936]                     ;   487.7 p2      62 p reload
        vpternlogd zmm23, zmm25, [r8 + 240]{1to16}, 0x96  ;   537.3 p0+p3   63 p
        vpternlogd zmm7, zmm15, [rax + 4160], 0x96        ;   537.7 p5+p2   54 p
        vmovdqu64 zmm25, [rax + 8064]                     ;   489.2 p3      62 p reload
        vpternlogd zmm14, zmm25, [r8 + 248]{1to16}, 0x96  ;   538.3 p0+p2   63 p
        vpternlogd zmm12, zmm22, [rax + 4480], 0x96       ;   538.7 p5+p3   54 p
        vpternlogd zmm17, zmm1, [rax + 4544], 0x96        ;   539.3 p0+p2   54 p
        vmovdqu64 zmm25, [rax + 3264]                     ;   491.2 p3      62 p reload
        vmovdqu64 [rbp + 7936], zmm14                     ;   539.3 p8+p9   63 p spill
        vmovdqu64 zmm14, [rbp + 13312]                    ;   491.7 p2      63 p
        vpternlogd zmm14, zmm25, [r8 + 76]{1to16}, 0x96   ;   539.7 p5+p3   63 p
        vmovdqu64 zmm25, [rbp + 16512]                    ;   492.7 p2      63 p reload
        vpternlogd zmm11, zmm25, [rax + 640], 0x96        ;   540.3 p0+p3   54 p
        vmovdqu64 [rbp + 512], zmm25                      ;   498.7 p7+p4   78 rounds
        vmovdqu64 zmm25, [rbp + 13696]                    ;   493.7 p2      63 p reload
        vpternlogd zmm27, zmm25, [rax + 4096], 0x96       ;   540.7 p5+p3   54 p
        vmovdqu64 zmm25, [rbp + 13632]                    ;   494.7 p2      63 p reload
        vpternlogd zmm2, zmm25, [rax + 4224], 0x96        ;   541.3 p0+p3   54 p
        vmovdqu64 zmm25, [rax + 3648]                     ;   495.7 p2      62 p reload
        vmovdqu64 [rbp + 7808], zmm23                     ;   538.3 p8+p9   63 p spill
        vmovdqu64 zmm23, [rbp + 19264]                    ;   496.2 p3      63 p
        vpternlogd zmm23, zmm25, [r8 + 100]{1to16}, 0x96  ;   541.7 p5+p2   63 p
        vmovdqu64 zmm25, [rbp + 20608]                    ;   497.2 p3      63 p reload
        vpternlogd zmm29, zmm25, [rax + 4416], 0x96       ;   542.3 p0+p2   54 p
        vmovdqu64 [rbp + 1536], zmm11                     ;   541.3 p7+p4   78 rounds
        vmovdqu64 zmm11, [rbp + 19328]                    ;   498.2 p3      63 p reload
        vpternlogd zmm30, zmm11, [rax + 4608], 0x96       ;   542.7 p5+p2   54 p
        vmovdqu64 [rbp + 4288], zmm25                     ;   503.2 p8+p9   78 rounds
        vmovdqu64 zmm25, [rbp + 13696]                    ;   499.2 p3      63 p reload
        vmovdqu64 [rbp + 3968], zmm25                     ;   505.2 p7+p4   78 rounds
        vmovdqu64 zmm25, [rbp + 13632]                    ;   499.7 p2      63 p reload
        vmovdqu64 [rbp + 4096], zmm25                     ;   505.7 p8+p9   78 rounds
        vmovdqu64 zmm25, [rbp + 20352]                    ;   500.2 p3      63 p reload
        vpternlogd zmm6, zmm25, [rax + 4736], 0x96        ;   543.3 p0+p2   54 p
        vmovdqu64 [rbp + 4032], zmm15                     ;   523.3 p7+p4   78 rounds
        vmovdqu64 zmm15, [rbp + 15040]                    ;   501.2 p3      54 p
        vpternlogd zmm15, zmm5, [rax + 64], 0x96          ;   543.7 p5+p2   54 p
        vmovdqu64 [rbp - 64], zmm5                        ;   502.3 p8+p9   78 rounds
        vmovdqu64 [rbp + 960], zmm15                      ;   544.7 p7+p4   78 rounds
        vmovdqu64 zmm5, [rbp + 17408]                     ;   502.2 p3      54 p
        vpternlogd zmm5, zmm10, [rax + 384], 0x96         ;   544.3 p0+p2   54 p
        vmovdqu64 [rbp + 256], zmm10                      ;   506.3 p8+p9   78 rounds
        vmovdqu64 zmm10, [rbp + 17216]                    ;   503.2 p3      54 p
        vpternlogd zmm10, zmm18, [rax + 448], 0x96        ;   544.7 p5+p2   54 p
        vmovdqu64 [rbp + 320], zmm18                      ;   505.3 p7+p4   78 rounds
        vmovdqu64 zmm15, [rbp + 16704]                    ;   504.2 p3      54 p
        vpternlogd zmm15, zmm28, [rax + 192], 0x96        ;   545.3 p0+p2   54 p
        vmovdqu64 [rbp + 64], zmm28                       ;   531.3 p8+p9   78 rounds
        vmovdqu64 zmm18, [rbp + 19840]                    ;   505.2 p3      54 p
        vpternlogd zmm18, zmm9, [rax + 768], 0x96         ;   545.7 p5+p2   54 p
        vmovdqu64 [rbp + 640], zmm9                       ;   511.7 p7+p4   78 rounds
        vmovdqu64 zmm9, [rbp + 21568]                     ;   506.2 p3      54 p
        vpternlogd zmm9, zmm4, [rax + 576], 0x96          ;   546.3 p0+p2   54 p
        vmovdqu64 [rbp + 448], zmm4                       ;   534.3 p8+p9   78 rounds
        vmovdqu64 zmm4, [rbp + 21440]                     ;   507.2 p3      54 p
        vpternlogd zmm4, zmm8, [rax + 896], 0x96          ;   546.7 p5+p2   54 p
        vmovdqu64 [rbp + 768], zmm8                       ;   512.7 p7+p4   78 rounds
        vmovdqu64 zmm8, [rbp + 18048]                     ;   508.2 p3      54 p
        vpternlogd zmm8, zmm21, [rax + 960], 0x96         ;   547.3 p0+p2   54 p
        vmovdqu64 [rbp + 832], zmm21                      ;   510.3 p8+p9   78 rounds
        vmovdqu64 zmm21, [rbp + 18496]                    ;   509.2 p3      54 p
        vpternlogd zmm21, zmm19, [rax + 704], 0x96        ;   547.7 p5+p2   54 p
        vmovdqu64 [rbp + 576], zmm19                      ;   534.7 p7+p4   78 rounds
        vmovdqu64 [rbp + 1088], zmm15                     ;   546.3 p8+p9   78 rounds
        vmovdqu64 zmm15, [rbp + 18176]                    ;   510.2 p3      50 p reload
        vmovdqu64 zmm19, [rbp + 18880]                    ;   510.7 p2      54 p
        vpternlogd zmm19, zmm15, [rax], 0x96              ;   548.3 p0+p3   54 p
        vmovdqu64 zmm15, [rbp + 18880]                    ;   511.7 p2      63 p reload
        vmovdqu64 [rbp - 128], zmm15                      ;   517.7 p7+p4   78 rounds
        vmovdqu64 [rbp + 896], zmm19                      ;   549.3 p8+p9   78 rounds
        vmovdqu64 zmm15, [rbp + 19072]                    ;   512.2 p3      50 p reload
        vmovdqu64 zmm19, [rbp + 14272]                    ;   512.7 p2      54 p
        vpternlogd zmm19, zmm15, [rax + 128], 0x96        ;   548.7 p5+p3   54 p
        vmovdqu64 zmm15, [rbp + 14272]                    ;   513.7 p2      63 p reload
        vmovdqu64 [rbp + 0], zmm15                        ;   519.7 p7+p4   78 rounds
        vmovdqu64 [rbp + 1024], zmm19                     ;   549.7 p8+p9   78 rounds
        vmovdqu64 zmm15, [rbp + 20224]                    ;   514.2 p3      50 p reload
        vmovdqu64 zmm19, [rbp + 13248]                    ;   514.7 p2      54 p
        vpternlogd zmm19, zmm15, [rax + 256], 0x96        ;   549.3 p0+p3   54 p
        vmovdqu64 zmm15, [rbp + 13248]                    ;   515.7 p2      63 p reload
        vmovdqu64 [rbp + 128], zmm15                      ;   521.7 p7+p4   78 rounds
        vmovdqu64 [rbp + 1152], zmm19                     ;   550.3 p8+p9   78 rounds
        vmovdqu64 zmm15, [rbp + 16192]                    ;   516.2 p3      50 p reload
        vmovdqu64 zmm19, [rbp + 21696]                    ;   516.7 p2      54 p
        vpternlogd zmm19, zmm15, [rax + 320], 0x96        ;   549.7 p5+p3   54 p
        vmovdqu64 zmm15, [rbp + 21696]                    ;   517.7 p2      63 p reload
        vmovdqu64 [rbp + 192], zmm15                      ;   523.7 p7+p4   78 rounds
        vmovdqu64 zmm15, [rbp + 17664]                    ;   518.2 p3      54 p
        vpternlogd zmm15, zmm31, [rax + 4352], 0x96       ;   550.3 p0+p2   54 p
        vmovdqu64 [rbp + 1280], zmm5                      ;   545.3 p8+p9   78 rounds
        vmovdqu64 [rbp + 1216], zmm19                     ;   550.7 p7+p4   78 rounds
        vmovdqu64 zmm5, [rbp + 16448]                     ;   519.2 p3      50 p reload
        vmovdqu64 zmm19, [rbp + 14336]                    ;   519.7 p2      54 p
        vpternlogd zmm19, zmm5, [rax + 512], 0x96         ;   550.7 p5+p3   54 p
        vmovdqu64 zmm5, [rbp + 14336]                     ;   520.7 p2      63 p reload
        vmovdqu64 [rbp + 384], zmm5                       ;   526.7 p8+p9   78 rounds
        vmovdqu64 zmm5, [rbp + 14784]                     ;   521.2 p3      54 p
        vpternlogd zmm5, zmm13, [rax + 4288], 0x96        ;   551.3 p0+p2   54 p
        vmovdqu64 [rbp + 1344], zmm10                     ;   545.7 p7+p4   78 rounds
        vmovdqu64 [rbp + 1408], zmm19                     ;   551.7 p8+p9   78 rounds
        vmovdqu64 zmm10, [rbp + 19648]                    ;   522.2 p3      50 p reload
        vmovdqu64 zmm19, [rbp + 17344]                    ;   522.7 p2      54 p
        vpternlogd zmm19, zmm10, [rax + 832], 0x96        ;   551.7 p5+p3   54 p
        vmovdqu64 zmm10, [rbp + 17344]                    ;   523.7 p2      63 p reload
        vmovdqu64 [rbp + 704], zmm10                      ;   529.7 p7+p4   78 rounds
        vmovdqu64 [rbp + 1472], zmm9                      ;   547.3 p8+p9   78 rounds
        vmovdqu64 zmm9, [rbp + 13120]                     ;   524.2 p3      54 p
        vpternlogd zmm9, zmm16, [rax + 4672], 0x96        ;   552.3 p0+p2   54 p
        vmovdqu64 [rbp + 1600], zmm21                     ;   548.7 p7+p4   78 rounds
        vmovdqu64 zmm10, [rbp + 22080]                    ;   525.2 p3      54 p
        vpternlogd zmm10, zmm20, [rax + 4800], 0x96       ;   552.7 p5+p2   54 p
        vmovdqu64 [rbp + 1664], zmm18                     ;   546.7 p8+p9   78 rounds
        vmovdqu64 zmm18, [rbp + 21632]                    ;   526.2 p3      54 p
        vpternlogd zmm18, zmm26, [rax + 4864], 0x96       ;   553.3 p0+p2   54 p
        vmovdqu64 [rbp + 1792], zmm4                      ;   547.7 p7+p4   78 rounds
        vmovdqu64 zmm4, [rbp + 13440]                     ;   527.2 p3      50 p reload
        vmovdqu64 zmm21, [rbp + 22592]                    ;   527.7 p2      54 p
        vpternlogd zmm21, zmm4, [rax + 4928], 0x96        ;   553.7 p5+p3   54 p
        vmovdqu64 [rbp + 1728], zmm19                     ;   552.7 p8+p9   78 rounds
        vmovdqu64 zmm4, [rbp + 22208]                     ;   528.7 p2      50 p reload
        vmovdqu64 zmm19, [rbp + 16960]                    ;   533.7 p3      54 p
        vpternlogd zmm19, zmm4, [rax + 4992], 0x96        ;   554.3 p0+p2   54 p
        vmovdqu64 [rbp + 4480], zmm11                     ;   504.2 p7+p4   78 rounds
        vmovdqu64 zmm4, [rbp + 20928]                     ;   530.2 p3      50 p reload
        vmovdqu64 zmm11, [rbp + 21184]                    ;   530.7 p2      54 p
        vpternlogd zmm11, zmm4, [rax + 5056], 0x96        ;   554.7 p5+p3   54 p
        vmovdqu64 [rbp + 4224], zmm31                     ;   524.3 p8+p9   78 rounds
        vmovdqu64 [rbp + 1856], zmm8                      ;   548.3 p7+p4   78 rounds
        vmovdqu64 [rbp + 4160], zmm13                     ;   536.3 p8+p9   78 rounds
        vmovdqu64 [rbp + 4608], zmm25                     ;   506.2 p7+p4   78 rounds
        vmovdqu64 zmm4, [rbp + 22592]                     ;   531.7 p2      63 p reload
        vmovdqu64 [rbp + 4800], zmm4                      ;   537.7 p8+p9   78 rounds
        vmovdqu64 [rbp + 4352], zmm22                     ;   527.3 p7+p4   78 rounds
        vmovdqu64 [rbp + 4416], zmm1                      ;   526.3 p8+p9   78 rounds
        vmovdqu64 zmm1, [rbp + 16960]                     ;   533.7 p3      63 p reload
        vmovdqu64 [rbp + 4864], zmm1                      ;   539.7 p7+p4   78 rounds
        vmovdqu64 zmm1, [rbp + 21184]                     ;   532.7 p2      63 p reload
        vmovdqu64 [rbp + 4928], zmm1                      ;   538.7 p8+p9   78 rounds
        vmovdqu64 [rbp + 4544], zmm16                     ;   530.7 p7+p4   78 rounds
        vmovdqu64 [rbp + 4672], zmm20                     ;   531.7 p8+p9   78 rounds
        vmovdqu64 [rbp + 4736], zmm26                     ;   533.3 p7+p4   78 rounds
        vmovdqu64 [rbp + 4992], zmm27                     ;   541.7 p8+p9   78 rounds
        vmovdqu64 [rbp + 5056], zmm7                      ;   538.7 p7+p4   78 rounds
        vmovdqu64 [rbp + 5120], zmm2                      ;   542.3 p8+p9   78 rounds
        vmovdqu64 [rbp + 5184], zmm5                      ;   552.3 p7+p4   78 rounds
        vmovdqu64 [rbp + 5312], zmm29                     ;   543.3 p8+p9   78 rounds
        vmovdqu64 [rbp + 5376], zmm12                     ;   539.7 p7+p4   78 rounds
        vmovdqu64 [rbp + 5248], zmm15                     ;   551.3 p8+p9   78 rounds
        vmovdqu64 [rbp + 5440], zmm17                     ;   540.3 p7+p4   78 rounds
        vmovdqu64 [rbp + 5504], zmm30                     ;   543.7 p8+p9   78 rounds
        vmovdqu64 [rbp + 5632], zmm6                      ;   544.3 p7+p4   78 rounds
        vmovdqu64 [rbp + 5568], zmm9                      ;   553.3 p8+p9   78 rounds
        vmovdqu64 [rbp + 5696], zmm10                     ;   553.7 p7+p4   78 rounds
        vmovdqu64 [rbp + 5760], zmm18                     ;   554.3 p8+p9   78 rounds
        vmovdqu64 [rbp + 5824], zmm21                     ;   554.7 p7+p4   78 rounds
        vmovdqu64 [rbp + 5888], zmm19                     ;   555.3 p8+p9   78 rounds
        vmovdqu64 [rbp + 5952], zmm11                     ;   555.7 p7+p4   78 rounds
        vmovdqu64 [rbp + 3136], zmm14                     ;   540.7 p8+p9   78 rounds
        vmovdqu64 [rbp + 3520], zmm23                     ;   542.7 p7+p4   78 rounds
        vmovdqu64 [rbp + 7232], zmm3                      ;   536.7 p8+p9   78 rounds
        vmovdqu64 [rbp + 7424], zmm24                     ;   537.3 p7+p4   78 rounds
        vmovdqu64 [rbp + 7616], zmm0                      ;   537.7 p8+p9   78 rounds
        add r8, 0x200                                     ;   485.3 p1      78 rounds
        mov qword [rbp + 23000], r8                       ;   513.3 p7+p4   78 rounds
        lea rax, [rbp - 128]                              ;                    first state
        cmp r8, qword [rbp + 23008]                       ;                    more rounds?
        jne .rounds_2
        mov r8, qword [rbp + 22976]                       ;     0.0 p2      62 p.0 reload
        vpbroadcastd zmm0, [r8 + 7684]                    ;     5.0 p3      62 p.1
        vpbroadcastd zmm1, [r8 + 7692]                    ;     5.0 p10     62 p.3
        vpbroadcastd zmm2, [r8 + 7716]                    ;     5.0 p2      62 p.9
        vpbroadcastd zmm3, [r8 + 7724]                    ;     5.0 p3      62 p.11
        vpbroadcastd zmm4, [r8 + 7748]                    ;     5.0 p10     62 p.17
        vpbroadcastd zmm5, [r8 + 7756]                    ;     5.0 p2      62 p.19
        vpbroadcastd zmm6, [r8 + 7780]                    ;     5.0 p3      62 p.25
        vpbroadcastd zmm7, [r8 + 7788]                    ;     5.0 p10     62 p.27
        vpbroadcastd zmm8, [r8 + 7812]                    ;     5.0 p2      62 p.33
        vpbroadcastd zmm9, [r8 + 7820]                    ;     5.0 p3      62 p.35
        vpbroadcastd zmm10, [r8 + 7844]                   ;     5.0 p10     62 p.41
        vpbroadcastd zmm11, [r8 + 7852]                   ;     5.0 p2      62 p.43
        vpbroadcastd zmm12, [r8 + 7876]                   ;     5.0 p3      62 p.49
        vpbroadcastd zmm13, [r8 + 7884]                   ;     5.0 p10     62 p.51
        vpbroadcastd zmm14, [r8 + 7908]                   ;     5.0 p2      62 p.57
        vpbroadcastd zmm15, [r8 + 7916]                   ;     5.2 p3      62 p.59
        vmovdqu64 zmm16, [rbp + 64]                       ;     6.0 p2      62 p reload
        vmovdqu64 zmm17, [rbp + 2112]                     ;     6.2 p3      50 p
        vpternlogd zmm17, zmm1, zmm16, 0x96               ;    12.2 p0      50 p
        vmovdqu64 zmm18, [rbp + 576]                      ;     7.0 p2      62 p reload
        vmovdqu64 zmm19, [rbp + 2624]                     ;     7.2 p3      50 p
        vpternlogd zmm19, zmm3, zmm18, 0x96               ;    13.2 p5      50 p
        vmovdqu64 zmm20, [rbp + 1088]                     ;     8.0 p2      62 p reload
        vmovdqu64 zmm21, [rbp + 3136]                     ;     8.2 p3      50 p
        vpternlogd zmm21, zmm5, zmm20, 0x96               ;    14.2 p0      50 p
        vmovdqu64 zmm22, [rbp + 1600]                     ;     9.0 p2      62 p reload
        vmovdqu64 zmm23, [rbp + 3648]                     ;     9.2 p3      50 p
        vpternlogd zmm23, zmm7, zmm22, 0x96               ;    15.2 p5      50 p
        vmovdqu64 zmm24, [rbp + 4160]                     ;    10.0 p2      62 p reload
        vmovdqu64 zmm25, [rbp + 6208]                     ;    10.2 p3      50 p
        vpternlogd zmm25, zmm9, zmm24, 0x96               ;    16.2 p0      50 p
        vmovdqu64 zmm26, [rbp + 4672]                     ;    11.0 p2      62 p reload
        vmovdqu64 zmm27, [rbp + 6720]                     ;    11.2 p3      50 p
        vpternlogd zmm27, zmm11, zmm26, 0x96              ;    17.2 p5      50 p
        vmovdqu64 zmm28, [rbp + 5184]                     ;    12.0 p2      62 p reload
        vmovdqu64 zmm29, [rbp + 7232]                     ;    12.2 p3      50 p
        vpternlogd zmm29, zmm13, zmm28, 0x96              ;    18.2 p0      50 p
        vmovdqu64 zmm30, [rbp + 5696]                     ;    13.0 p2      62 p reload
        vmovdqu64 zmm31, [rbp + 7744]                     ;    13.2 p3      50 p
        vpternlogd zmm31, zmm15, zmm30, 0x96              ;    19.2 p5      50 p
        vmovdqu64 zmm30, [rbp - 128]                      ;    14.0 p2      62 p reload
        vmovdqu64 zmm15, [rbp + 1920]                     ;    14.2 p3      50 p
        vpternlogd zmm15, zmm30, [r8 + 7680]{1to16}, 0x96 ;    20.2 p0+p2   50 p
        vmovdqu64 zmm28, [rbp + 0]                        ;    15.2 p3      62 p reload
        vmovdqu64 zmm13, [rbp + 2048]                     ;    16.0 p2      50 p
        vpternlogd zmm13, zmm28, [r8 + 7688]{1to16}, 0x96 ;    22.0 p5+p3   50 p
        vmovdqu64 zmm26, [rbp + 192]                      ;    17.0 p2      62 p reload
        vmovdqu64 zmm11, [rbp + 2240]                     ;    17.2 p3      50 p
        vpternlogd zmm11, zmm26, [r8 + 7700]{1to16}, 0x96 ;    23.2 p0+p2   50 p
        vmovdqu64 zmm24, [rbp + 384]                      ;    18.2 p3      62 p reload
        vmovdqu64 zmm9, [rbp + 2432]                      ;    19.0 p2      50 p
        vpternlogd zmm9, zmm24, [r8 + 7712]{1to16}, 0x96  ;    25.0 p5+p3   50 p
        vmovdqu64 zmm22, [rbp + 512]                      ;    20.0 p2      62 p reload
        vmovdqu64 zmm7, [rbp + 2560]                      ;    20.2 p3      50 p
        vpternlogd zmm7, zmm22, [r8 + 7720]{1to16}, 0x96  ;    26.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 704]                      ;    21.2 p3      62 p reload
        vmovdqu64 zmm5, [rbp + 2752]                      ;    22.0 p2      50 p
        vpternlogd zmm5, zmm20, [r8 + 7732]{1to16}, 0x96  ;    28.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 896]                      ;    23.0 p2      62 p reload
        vmovdqu64 zmm18, [rbp + 2944]                     ;    23.2 p3      50 p
        vpternlogd zmm18, zmm20, [r8 + 7744]{1to16}, 0x96 ;    29.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 1024]                     ;    24.2 p3      62 p reload
        vmovdqu64 zmm3, [rbp + 3072]                      ;    25.0 p2      50 p
        vpternlogd zmm3, zmm20, [r8 + 7752]{1to16}, 0x96  ;    31.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 1216]                     ;    26.0 p2      62 p reload
        vmovdqu64 zmm22, [rbp + 3264]                     ;    26.2 p3      50 p
        vpternlogd zmm22, zmm20, [r8 + 7764]{1to16}, 0x96 ;    32.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 1408]                     ;    27.2 p3      62 p reload
        vmovdqu64 zmm24, [rbp + 3456]                     ;    28.0 p2      50 p
        vpternlogd zmm24, zmm20, [r8 + 7776]{1to16}, 0x96 ;    34.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 1536]                     ;    29.0 p2      62 p reload
        vmovdqu64 zmm26, [rbp + 3584]                     ;    29.2 p3      50 p
        vpternlogd zmm26, zmm20, [r8 + 7784]{1to16}, 0x96 ;    35.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 1728]                     ;    30.2 p3      62 p reload
        vmovdqu64 zmm16, [rbp + 3776]                     ;    31.0 p2      50 p
        vpternlogd zmm16, zmm20, [r8 + 7796]{1to16}, 0x96 ;    37.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 3968]                     ;    32.0 p2      62 p reload
        vmovdqu64 zmm1, [rbp + 6016]                      ;    32.2 p3      50 p
        vpternlogd zmm1, zmm20, [r8 + 7808]{1to16}, 0x96  ;    38.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 4096]                     ;    33.2 p3      62 p reload
        vmovdqu64 zmm28, [rbp + 6144]                     ;    34.0 p2      50 p
        vpternlogd zmm28, zmm20, [r8 + 7816]{1to16}, 0x96 ;    40.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 4288]                     ;    35.0 p2      62 p reload
        vmovdqu64 zmm30, [rbp + 6336]                     ;    35.2 p3      50 p
        vpternlogd zmm30, zmm20, [r8 + 7828]{1to16}, 0x96 ;    41.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 4480]                     ;    36.2 p3      62 p reload
        vmovdqu64 zmm14, [rbp + 6528]                     ;    37.0 p2      50 p
        vpternlogd zmm14, zmm20, [r8 + 7840]{1to16}, 0x96 ;    43.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 4608]                     ;    38.0 p2      62 p reload
        vmovdqu64 zmm12, [rbp + 6656]                     ;    38.2 p3      50 p
        vpternlogd zmm12, zmm20, [r8 + 7848]{1to16}, 0x96 ;    44.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 4800]                     ;    39.2 p3      62 p reload
        vmovdqu64 zmm10, [rbp + 6848]                     ;    40.0 p2      50 p
        vpternlogd zmm10, zmm20, [r8 + 7860]{1to16}, 0x96 ;    46.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 4992]                     ;    41.0 p2      62 p reload
        vmovdqu64 zmm8, [rbp + 7040]                      ;    41.2 p3      50 p
        vpternlogd zmm8, zmm20, [r8 + 7872]{1to16}, 0x96  ;    47.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 5120]                     ;    42.2 p3      62 p reload
        vmovdqu64 [rbp + 12800], zmm31                    ;    20.2 p7+p4   50 p spill
        vmovdqu64 zmm31, [rbp + 7168]                     ;    43.0 p2      50 p
        vpternlogd zmm31, zmm20, [r8 + 7880]{1to16}, 0x96 ;    49.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 5312]                     ;    44.0 p2      62 p reload
        vmovdqu64 zmm6, [rbp + 7360]                      ;    44.2 p3      50 p
        vpternlogd zmm6, zmm20, [r8 + 7892]{1to16}, 0x96  ;    50.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 5504]                     ;    45.2 p3      62 p reload
        vmovdqu64 [rbp + 12864], zmm6                     ;    51.2 p8+p9   50 p spill
        vmovdqu64 zmm6, [rbp + 7552]                      ;    46.0 p2      50 p
        vpternlogd zmm6, zmm20, [r8 + 7904]{1to16}, 0x96  ;    52.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 5632]                     ;    47.0 p2      62 p reload
        vmovdqu64 [rbp + 12928], zmm6                     ;    53.0 p7+p4   50 p spill
        vmovdqu64 zmm6, [rbp + 7680]                      ;    47.2 p3      50 p
        vpternlogd zmm6, zmm20, [r8 + 7912]{1to16}, 0x96  ;    53.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 5824]                     ;    48.2 p3      62 p reload
        vmovdqu64 [rbp + 12992], zmm6                     ;    54.2 p8+p9   50 p spill
        vmovdqu64 zmm6, [rbp + 7872]                      ;    49.0 p2      50 p
        vpternlogd zmm6, zmm20, [r8 + 7924]{1to16}, 0x96  ;    55.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 128]                      ;    50.0 p2      62 p reload
        vmovdqu64 [rbp + 13056], zmm6                     ;    56.0 p7+p4   50 p spill
        vmovdqu64 zmm6, [rbp + 2176]                      ;    50.2 p3      46 p
        vpternlogd zmm6, zmm20, [r8 + 7696]{1to16}, 0x96  ;    56.2 p0+p2   46 p
        vmovdqu64 zmm20, [rbp + 640]                      ;    51.2 p3      62 p reload
        vmovdqu64 [rbp + 13120], zmm31                    ;    50.0 p8+p9   50 p spill
        vmovdqu64 zmm31, [rbp + 2688]                     ;    52.0 p2      46 p
        vpternlogd zmm31, zmm20, [r8 + 7728]{1to16}, 0x96 ;    58.0 p5+p3   46 p
        vmovdqu64 zmm20, [rbp + 1152]                     ;    53.0 p2      62 p reload
        vmovdqu64 [rbp + 13184], zmm8                     ;    48.2 p7+p4   50 p spill
        vmovdqu64 zmm8, [rbp + 3200]                      ;    53.2 p3      46 p
        vpternlogd zmm8, zmm20, [r8 + 7760]{1to16}, 0x96  ;    59.2 p0+p2   46 p
        vmovdqu64 zmm20, [rbp + 1664]                     ;    54.2 p3      62 p reload
        vmovdqu64 [rbp + 13248], zmm29                    ;    27.2 p8+p9   50 p spill
        vmovdqu64 zmm29, [rbp + 3712]                     ;    55.0 p2      46 p
        vpternlogd zmm29, zmm20, [r8 + 7792]{1to16}, 0x96 ;    61.0 p5+p3   46 p
        vmovdqu64 zmm20, [rbp + 4224]                     ;    56.0 p2      62 p reload
        vmovdqu64 [rbp + 13312], zmm10                    ;    47.0 p7+p4   50 p spill
        vmovdqu64 zmm10, [rbp + 6272]                     ;    56.2 p3      47 p
        vpternlogd zmm10, zmm20, [r8 + 7824]{1to16}, 0x96 ;    62.2 p0+p2   47 p
        vmovdqu64 zmm20, [rbp + 4736]                     ;    57.2 p3      62 p reload
        vmovdqu64 [rbp + 13376], zmm12                    ;    45.2 p8+p9   50 p spill
        vmovdqu64 zmm12, [rbp + 6784]                     ;    58.0 p2      47 p
        vpternlogd zmm12, zmm20, [r8 + 7856]{1to16}, 0x96 ;    64.0 p5+p3   47 p
        vmovdqu64 zmm20, [rbp + 2368]                     ;    59.0 p2      46 p
        vpxord zmm20, zmm20, [rbp + 320]                  ;    65.0 p0+p3   46 p
        vpternlogd zmm20, zmm17, [rbp + 8128], 0x96       ;    66.0 p5+p2   46 p
        vpternlogd zmm6, zmm20, zmm15, 0x69               ;    67.0 p0      46 p
        vmovdqu64 [rbp + 13440], zmm14                    ;    44.0 p7+p4   50 p spill
        vmovdqu64 zmm14, [rbp + 2304]                     ;    60.2 p3      46 p
        vpxord zmm14, zmm14, [rbp + 256]                  ;    66.2 p5+p2   46 p
        vpternlogd zmm14, zmm13, [rbp + 8064], 0x96       ;    67.2 p0+p3   46 p
        vmovdqu64 [rbp + 13504], zmm12                    ;    65.0 p8+p9   47 p spill
        vmovdqa64 zmm12, zmm14                            ;    68.2         46 p copy
        vmovdqu64 [rbp + 13568], zmm27                    ;    32.0 p7+p4   50 p spill
        vmovdqu64 zmm27, [rbp + 1984]                     ;    62.0 p2      46 p
        vpxord zmm27, zmm27, [rbp - 64]                   ;    68.0 p5+p3   46 p
        vpternlogd zmm27, zmm11, zmm0, 0x96               ;    69.0 p0      46 p
        vmovdqa64 zmm0, zmm27                             ;    70.0         46 p copy
        vpternlogd zmm0, zmm14, zmm6, 0x96                ;    70.0 p5      46 p
        vmovdqu64 [rbp + 13632], zmm30                    ;    42.2 p8+p9   50 p spill
        vmovdqa64 zmm30, zmm0                             ;    71.0         46 p copy
        vpternlogd zmm30, zmm14, zmm20, 0x2e              ;    71.0 p0      46 p
        vmovdqu64 [rbp + 13696], zmm28                    ;    41.0 p7+p4   50 p spill
        vmovdqa64 zmm28, zmm30                            ;    72.0         46 p copy
        vpternlogd zmm28, zmm15, zmm15, 0xc3              ;    72.0 p5      46 p
        vpternlogd zmm30, zmm27, zmm14, 0x2f              ;    72.0 p0      46 p
        vpternlogd zmm14, zmm27, zmm20, 0xd4              ;    70.0 p5      46 p
        vpternlogd zmm11, zmm30, zmm0, 0xb4               ;    73.0 p0      46 p
        vpternlogd zmm30, zmm17, zmm14, 0x69              ;    73.0 p5      46 p
        vpternlogd zmm14, zmm6, zmm28, 0x95               ;    73.0 p0      46 p
        vpternlogd zmm27, zmm30, zmm11, 0x69              ;    74.0 p5      46 p
        vpternlogd zmm28, zmm13, zmm27, 0x96              ;    75.0 p0      46 p
        vmovdqa64 zmm6, zmm14                             ;    74.0         46 p copy
        vpternlogd zmm6, zmm27, zmm11, 0x87               ;    75.0 p5      46 p
        vpternlogd zmm30, zmm6, zmm28, 0x4b               ;    76.0 p0      46 p
        vpternlogd zmm20, zmm30, zmm6, 0x69               ;    77.0 p5      46 p
        vpxord zmm12, zmm12, zmm28                        ;    76.0 p0      46 p
        vmovdqa64 zmm13, zmm28                            ;    76.0         46 p copy
        vpternlogd zmm13, zmm27, zmm11, 0x5c              ;    76.0 p5      46 p
        vpternlogd zmm12, zmm6, zmm13, 0x2d               ;    77.0 p0      46 p
        vpternlogd zmm13, zmm0, zmm20, 0x69               ;    78.0 p5      46 p
        vmovdqa64 zmm0, zmm12                             ;    78.0         46 p copy
        vpternlogd zmm0, zmm20, zmm30, 0x6b               ;    78.0 p0      46 p
        vpxord zmm6, zmm12, zmm13                         ;    79.0 p5      46 p
        vmovdqa64 zmm15, zmm13                            ;    79.0         46 p copy
        vpternlogd zmm15, zmm20, zmm30, 0x53              ;    79.0 p0      46 p
        vpternlogd zmm12, zmm15, zmm30, 0x59              ;    80.0 p5      46 p
        vpternlogd zmm15, zmm0, zmm6, 0xb6                ;    80.0 p0      46 p
        vpternlogd zmm0, zmm14, zmm15, 0x96               ;    81.0 p5      46 p
        vpternlogd zmm27, zmm12, zmm6, 0xb4               ;    81.0 p0      46 p
        vpternlogd zmm15, zmm28, zmm27, 0x96              ;    82.0 p5      46 p
        vpternlogd zmm12, zmm11, zmm6, 0x96               ;    81.0 p0      46 p
        vpternlogd zmm27, zmm13, zmm20, 0x2d              ;    82.0 p5      46 p
        vpxord zmm13, zmm13, zmm15                        ;    83.0 p0      46 p
        vpxord zmm6, zmm6, zmm0                           ;    82.0 p5      46 p
        vpxord zmm20, zmm20, zmm27                        ;    83.0 p0      46 p
        vmovdqu64 zmm11, [rbp + 5248]                     ;    63.0 p2      62 p reload
        vmovdqu64 zmm14, [rbp + 7296]                     ;    63.2 p3      47 p
        vpternlogd zmm14, zmm11, [r8 + 7888]{1to16}, 0x96 ;    69.2 p5+p2   47 p
        vmovdqu64 zmm17, [rbp + 2880]                     ;    64.2 p3      46 p
        vmovdqu64 zmm28, [rbp + 832]                      ;    65.0 p2      62 p reload
        vpxord zmm17, zmm17, zmm28                        ;    71.0 p0      46 p
        vpternlogd zmm17, zmm19, [rbp + 8256], 0x96       ;    72.0 p5+p3   46 p
        vpternlogd zmm31, zmm17, zmm9, 0x69               ;    73.0 p0      46 p
        vmovdqu64 zmm11, [rbp + 2816]                     ;    66.0 p2      46 p
        vpxord zmm11, zmm11, [rbp + 768]                  ;    72.0 p5+p3   46 p
        vpternlogd zmm11, zmm7, [rbp + 8192], 0x96        ;    73.0 p0+p2   46 p
        vmovdqa64 zmm28, zmm11                            ;    74.0         46 p copy
        vmovdqu64 [rbp + 13760], zmm6                     ;    83.0 p8+p9   46 p spill
        vmovdqu64 zmm6, [rbp + 2496]                      ;    67.2 p3      46 p
        vpxord zmm6, zmm6, [rbp + 448]                    ;    73.2 p5+p2   46 p
        vpternlogd zmm6, zmm5, zmm2, 0x96                 ;    74.2 p0      46 p
        vmovdqa64 zmm2, zmm6                              ;    75.2         46 p copy
        vpternlogd zmm2, zmm11, zmm31, 0x96               ;    75.2 p5      46 p
        vmovdqu64 [rbp + 13824], zmm27                    ;    83.0 p7+p4   46 p spill
        vmovdqa64 zmm27, zmm2                             ;    76.2         46 p copy
        vpternlogd zmm27, zmm11, zmm17, 0x2e              ;    76.2 p0      46 p
        vmovdqu64 [rbp + 13888], zmm15                    ;    83.0 p8+p9   46 p spill
        vmovdqa64 zmm15, zmm27                            ;    77.2         46 p copy
        vpternlogd zmm15, zmm9, zmm9, 0xc3                ;    77.2 p5      46 p
        vpternlogd zmm27, zmm6, zmm11, 0x2f               ;    77.2 p0      46 p
        vpternlogd zmm11, zmm6, zmm17, 0xd4               ;    75.2 p5      46 p
        vpternlogd zmm5, zmm27, zmm2, 0xb4                ;    78.2 p0      46 p
        vpternlogd zmm27, zmm19, zmm11, 0x69              ;    78.2 p5      46 p
        vpternlogd zmm11, zmm31, zmm15, 0x95              ;    78.2 p0      46 p
        vpternlogd zmm6, zmm27, zmm5, 0x69                ;    79.2 p5      46 p
        vpternlogd zmm15, zmm7, zmm6, 0x96                ;    80.2 p0      46 p
        vmovdqa64 zmm7, zmm11                             ;    79.2         46 p copy
        vpternlogd zmm7, zmm6, zmm5, 0x87                 ;    80.2 p5      46 p
        vpternlogd zmm27, zmm7, zmm15, 0x4b               ;    81.2 p0      46 p
        vpternlogd zmm17, zmm27, zmm7, 0x69               ;    82.2 p5      46 p
        vpxord zmm28, zmm28, zmm15                        ;    81.2 p0      46 p
        vmovdqa64 zmm9, zmm15                             ;    81.2         46 p copy
        vpternlogd zmm9, zmm6, zmm5, 0x5c                 ;    81.2 p5      46 p
        vpternlogd zmm28, zmm7, zmm9, 0x2d                ;    82.2 p0      46 p
        vpternlogd zmm9, zmm2, zmm17, 0x69                ;    83.2 p5      46 p
        vmovdqa64 zmm2, zmm28                             ;    83.2         46 p copy
        vpternlogd zmm2, zmm17, zmm27, 0x6b               ;    83.2 p0      46 p
        vpxord zmm7, zmm28, zmm9                          ;    84.2 p5      46 p
        vmovdqa64 zmm19, zmm9                             ;    84.2         46 p copy
        vpternlogd zmm19, zmm17, zmm27, 0x53              ;    84.2 p0      46 p
        vpternlogd zmm28, zmm19, zmm27, 0x59              ;    85.2 p5      46 p
        vpternlogd zmm19, zmm2, zmm7, 0xb6                ;    85.2 p0      46 p
        vpternlogd zmm2, zmm11, zmm19, 0x96               ;    86.2 p5      46 p
        vpternlogd zmm6, zmm28, zmm7, 0xb4                ;    86.2 p0      46 p
        vpternlogd zmm19, zmm15, zmm6, 0x96               ;    87.2 p5      46 p
        vpternlogd zmm28, zmm5, zmm7, 0x96                ;    86.2 p0      46 p
        vpternlogd zmm6, zmm9, zmm17, 0x2d                ;    87.2 p5      46 p
        vpxord zmm7, zmm7, zmm2                           ;    87.2 p0      46 p
        vpxord zmm27, zmm27, zmm28                        ;    87.2 p5      46 p
        vpxord zmm17, zmm17, zmm6                         ;    88.2 p0      46 p
        vmovdqu64 zmm5, [rbp + 5760]                      ;    68.2 p3      62 p reload
        vmovdqu64 zmm11, [rbp + 7808]                     ;    69.0 p2      47 p
        vpternlogd zmm11, zmm5, [r8 + 7920]{1to16}, 0x96  ;    75.0 p5+p3   47 p
        vmovdqu64 zmm15, [rbp + 3392]                     ;    70.0 p2      46 p
        vmovdqu64 zmm31, [rbp + 1344]                     ;    70.2 p3      62 p reload
        vpxord zmm15, zmm15, zmm31                        ;    76.2 p0      46 p
        vpternlogd zmm15, zmm21, [rbp + 8384], 0x96       ;    77.2 p5+p2   46 p
        vpternlogd zmm8, zmm15, zmm18, 0x69               ;    78.2 p0      46 p
        vmovdqu64 zmm5, [rbp + 3328]                      ;    71.2 p3      46 p
        vpxord zmm5, zmm5, [rbp + 1280]                   ;    77.2 p5+p2   46 p
        vpternlogd zmm5, zmm3, [rbp + 8320], 0x96         ;    78.2 p0+p3   46 p
        vmovdqa64 zmm31, zmm5                             ;    79.2         46 p copy
        vmovdqu64 [rbp + 13952], zmm27                    ;    88.2 p7+p4   46 p spill
        vmovdqu64 zmm27, [rbp + 3008]                     ;    73.0 p2      46 p
        vpxord zmm27, zmm27, [rbp + 960]                  ;    79.0 p5+p3   46 p
        vpternlogd zmm27, zmm22, zmm4, 0x96               ;    80.0 p0      46 p
        vmovdqa64 zmm4, zmm27                             ;    81.0         46 p copy
        vpternlogd zmm4, zmm5, zmm8, 0x96                 ;    81.0 p5      46 p
        vmovdqu64 [rbp + 14016], zmm20                    ;    84.0 p8+p9   46 p spill
        vmovdqa64 zmm20, zmm4                             ;    82.0         46 p copy
        vpternlogd zmm20, zmm5, zmm15, 0x2e               ;    82.0 p0      46 p
        vmovdqu64 [rbp + 14080], zmm0                     ;    82.0 p7+p4   46 p spill
        vmovdqa64 zmm0, zmm20                             ;    83.0         46 p copy
        vpternlogd zmm0, zmm18, zmm18, 0xc3               ;    83.0 p5      46 p
        vpternlogd zmm20, zmm27, zmm5, 0x2f               ;    83.0 p0      46 p
        vpternlogd zmm5, zmm27, zmm15, 0xd4               ;    81.0 p5      46 p
        vpternlogd zmm22, zmm20, zmm4, 0xb4               ;    84.0 p0      46 p
        vpternlogd zmm20, zmm21, zmm5, 0x69               ;    84.0 p5      46 p
        vpternlogd zmm5, zmm8, zmm0, 0x95                 ;    84.0 p0      46 p
        vpternlogd zmm27, zmm20, zmm22, 0x69              ;    85.0 p5      46 p
        vpternlogd zmm0, zmm3, zmm27, 0x96                ;    86.0 p0      46 p
        vmovdqa64 zmm3, zmm5                              ;    85.0         46 p copy
        vpternlogd zmm3, zmm27, zmm22, 0x87               ;    86.0 p5      46 p
        vpternlogd zmm20, zmm3, zmm0, 0x4b                ;    87.0 p0      46 p
        vpternlogd zmm15, zmm20, zmm3, 0x69               ;    88.0 p5      46 p
        vpxord zmm31, zmm31, zmm0                         ;    87.0 p0      46 p
        vmovdqa64 zmm8, zmm0                              ;    87.0         46 p copy
        vpternlogd zmm8, zmm27, zmm22, 0x5c               ;    87.0 p5      46 p
        vpternlogd zmm31, zmm3, zmm8, 0x2d                ;    88.0 p0      46 p
        vpternlogd zmm8, zmm4, zmm15, 0x69                ;    89.0 p5      46 p
        vmovdqa64 zmm3, zmm31                             ;    89.0         46 p copy
        vpternlogd zmm3, zmm15, zmm20, 0x6b               ;    89.0 p0      46 p
        vpxord zmm4, zmm31, zmm8                          ;    90.0 p5      46 p
        vmovdqa64 zmm18, zmm8                             ;    90.0         46 p copy
        vpternlogd zmm18, zmm15, zmm20, 0x53              ;    90.0 p0      46 p
        vpternlogd zmm31, zmm18, zmm20, 0x59              ;    91.0 p5      46 p
        vpternlogd zmm18, zmm3, zmm4, 0xb6                ;    91.0 p0      46 p
        vpternlogd zmm3, zmm5, zmm18, 0x96                ;    92.0 p5      46 p
        vpternlogd zmm27, zmm31, zmm4, 0xb4               ;    92.0 p0      46 p
        vpternlogd zmm18, zmm0, zmm27, 0x96               ;    93.0 p5      46 p
        vpternlogd zmm31, zmm22, zmm4, 0x96               ;    92.0 p0      46 p
        vpternlogd zmm27, zmm8, zmm15, 0x2d               ;    93.0 p5      46 p
        vpxord zmm8, zmm8, zmm18                          ;    94.0 p0      46 p
        vpxord zmm4, zmm4, zmm3                           ;    93.0 p5      46 p
        vpxord zmm20, zmm20, zmm31                        ;    93.0 p0      46 p
        vmovdqa64 zmm0, zmm28                             ;    87.2         50 p copy
        vpxord zmm5, zmm2, zmm17                          ;    89.2 p5      50 p
        vmovdqa64 zmm21, zmm8                             ;    95.0         50 p copy
        vpternlogd zmm21, zmm19, zmm9, 0x96               ;    95.0 p0      50 p
        vmovdqa64 zmm22, zmm13                            ;    84.0         50 p copy
        vmovdqu64 [rbp + 14144], zmm5                     ;    90.2 p8+p9   50 p spill
        vmovdqa64 zmm5, zmm8                              ;    95.0         50 p copy
        vmovdqu64 [rbp + 14208], zmm21                    ;    96.0 p7+p4   50 p spill
        vmovdqa64 zmm21, zmm7                             ;    88.2         50 p copy
        vmovdqu64 [rbp + 14272], zmm13                    ;    84.0 p8+p9   46 p spill
        vmovdqa64 zmm13, zmm6                             ;    88.2         50 p copy
        vmovdqu64 [rbp + 14336], zmm18                    ;    94.0 p7+p4   46 p spill
        vmovdqa64 zmm18, zmm4                             ;    94.0         50 p copy
        vmovdqu64 [rbp + 14400], zmm4                     ;    94.0 p8+p9   46 p spill
        vmovdqu64 zmm4, [rbp + 14080]                     ;    82.0 p2      50 p
        vmovdqu64 [rbp + 14464], zmm31                    ;    93.0 p7+p4   46 p spill
        vmovdqu64 zmm31, [rbp + 14080]                    ;    82.0 p3      50 p
        vmovdqu64 [rbp + 14528], zmm17                    ;    89.2 p8+p9   46 p spill
        vmovdqu64 zmm17, [rbp + 3904]                     ;    75.0 p2      46 p
        vpxord zmm17, zmm17, [rbp + 1856]                 ;    86.2 p5+p3   46 p
        vpternlogd zmm17, zmm23, [rbp + 8512], 0x96       ;    87.2 p0+p2   46 p
        vpternlogd zmm29, zmm17, zmm24, 0x69              ;    88.2 p5      46 p
        vmovdqu64 [rbp + 14592], zmm8                     ;    95.0 p7+p4   46 p spill
        vmovdqa64 zmm8, zmm2                              ;    87.2         50 p copy
        vmovdqu64 [rbp + 14656], zmm20                    ;    94.0 p8+p9   46 p spill
        vmovdqa64 zmm20, zmm3                             ;    93.0         50 p copy
        vmovdqu64 [rbp + 14720], zmm3                     ;    93.0 p7+p4   46 p spill
        vmovdqa64 zmm3, zmm19                             ;    88.2         50 p copy
        vmovdqu64 [rbp + 14784], zmm7                     ;    88.2 p8+p9   46 p spill
        vmovdqu64 zmm7, [rbp + 3840]                      ;    76.2 p3      46 p
        vpxord zmm7, zmm7, [rbp + 1792]                   ;    87.7 p0+p2   46 p
        vpternlogd zmm7, zmm26, [rbp + 8448], 0x96        ;    88.7 p5+p3   46 p
        vmovdqu64 [rbp + 14848], zmm28                    ;    87.2 p7+p4   46 p spill
        vmovdqa64 zmm28, zmm7                             ;    89.7         46 p copy
        vmovdqu64 [rbp + 14912], zmm2                     ;    87.2 p8+p9   46 p spill
        vmovdqa64 zmm2, zmm19                             ;    88.2         50 p copy
        vmovdqu64 [rbp + 14976], zmm6                     ;    88.2 p7+p4   46 p spill
        vmovdqu64 zmm6, [rbp + 3520]                      ;    78.0 p2      46 p
        vpxord zmm6, zmm6, [rbp + 1472]                   ;    88.7 p0+p3   46 p
        vpternlogd zmm6, zmm16, [r8 + 7780]{1to16}, 0x96  ;    89.7 p5+p2   46 p
        vmovdqu64 [rbp + 15040], zmm15                    ;    89.0 p8+p9   46 p spill
        vmovdqa64 zmm15, zmm6                             ;    90.7         46 p copy
        vpternlogd zmm15, zmm7, zmm29, 0x96               ;    90.7 p0      46 p
        vmovdqu64 [rbp + 15104], zmm27                    ;    94.0 p7+p4   46 p spill
        vmovdqa64 zmm27, zmm15                            ;    91.7         46 p copy
        vpternlogd zmm27, zmm7, zmm17, 0x2e               ;    91.7 p5      46 p
        vmovdqu64 [rbp + 15168], zmm30                    ;    77.0 p8+p9   46 p spill
        vmovdqa64 zmm30, zmm27                            ;    92.7         46 p copy
        vpternlogd zmm30, zmm24, zmm24, 0xc3              ;    92.7 p0      46 p
        vpternlogd zmm27, zmm6, zmm7, 0x2f                ;    92.7 p5      46 p
        vpternlogd zmm7, zmm6, zmm17, 0xd4                ;    91.7 p0      46 p
        vpternlogd zmm16, zmm27, zmm15, 0xb4              ;    93.7 p5      46 p
        vpternlogd zmm27, zmm23, zmm7, 0x69               ;    93.7 p0      46 p
        vpternlogd zmm7, zmm29, zmm30, 0x95               ;    93.7 p5      46 p
        vpternlogd zmm6, zmm27, zmm16, 0x69               ;    94.7 p0      46 p
        vpternlogd zmm30, zmm26, zmm6, 0x96               ;    95.7 p5      46 p
        vmovdqa64 zmm23, zmm7                             ;    94.7         46 p copy
        vpternlogd zmm23, zmm6, zmm16, 0x87               ;    95.7 p0      46 p
        vpternlogd zmm27, zmm23, zmm30, 0x4b              ;    96.7 p5      46 p
        vpternlogd zmm17, zmm27, zmm23, 0x69              ;    97.7 p0      46 p
        vpxord zmm28, zmm28, zmm30                        ;    96.7 p5      46 p
        vmovdqa64 zmm24, zmm30                            ;    96.7         46 p copy
        vpternlogd zmm24, zmm6, zmm16, 0x5c               ;    96.7 p0      46 p
        vpternlogd zmm28, zmm23, zmm24, 0x2d              ;    97.7 p5      46 p
        vpternlogd zmm24, zmm15, zmm17, 0x69              ;    98.7 p0      46 p
        vmovdqa64 zmm15, zmm28                            ;    98.7         46 p copy
        vpternlogd zmm15, zmm17, zmm27, 0x6b              ;    98.7 p5      46 p
        vpxord zmm23, zmm28, zmm24                        ;    99.7 p0      46 p
        vmovdqa64 zmm26, zmm24                            ;    99.7         46 p copy
        vpternlogd zmm26, zmm17, zmm27, 0x53              ;    99.7 p5      46 p
        vpternlogd zmm28, zmm26, zmm27, 0x59              ;   100.7 p0      46 p
        vpternlogd zmm26, zmm15, zmm23, 0xb6              ;   100.7 p5      46 p
        vpternlogd zmm15, zmm7, zmm26, 0x96               ;   101.7 p0      46 p
        vpternlogd zmm6, zmm28, zmm23, 0xb4               ;   101.7 p5      46 p
        vpternlogd zmm26, zmm30, zmm6, 0x96               ;   102.7 p0      46 p
        vpternlogd zmm28, zmm16, zmm23, 0x96              ;   102.2 p5      46 p
        vpternlogd zmm6, zmm24, zmm17, 0x2d               ;   102.7 p0      46 p
        vpxord zmm24, zmm24, zmm26                        ;   103.7 p5      46 p
        vpxord zmm23, zmm23, zmm15                        ;   103.7 p0      46 p
        vpxord zmm27, zmm27, zmm28                        ;   104.2 p5      46 p
        vpxord zmm17, zmm17, zmm6                         ;   104.7 p0      46 p
        vmovdqu64 zmm7, [rbp + 15168]                     ;    79.2 p3      46 p reload
        vmovdqa64 zmm16, zmm15                            ;   102.7         50 p copy
        vpternlogd zmm16, zmm12, zmm7, 0x96               ;   105.2 p5      50 p
        vpxord zmm8, zmm8, zmm27                          ;   105.7 p0      50 p
        vmovdqa64 zmm29, zmm17                            ;   105.7         50 p copy
        vmovdqu64 zmm30, [rbp + 14016]                    ;    84.0 p2      46 p reload
        vpxord zmm7, zmm26, zmm30                         ;   106.2 p5      50 p
        vmovdqu64 [rbp + 15232], zmm8                     ;   106.7 p7+p4   50 p spill
        vmovdqa64 zmm8, zmm30                             ;    90.0         50 p copy
        vpxord zmm30, zmm28, [rbp + 13888]                ;   106.7 p0+p3   50 p
        vmovdqu64 [rbp + 15296], zmm7                     ;   107.2 p8+p9   50 p spill
        vmovdqa64 zmm7, zmm27                             ;   105.2         50 p copy
        vmovdqu64 [rbp + 15360], zmm27                    ;   105.2 p7+p4   46 p spill
        vpxord zmm27, zmm23, [rbp + 13760]                ;   107.2 p5+p2   50 p
        vmovdqu64 [rbp + 15424], zmm27                    ;   108.2 p8+p9   50 p spill
        vpxord zmm27, zmm23, zmm12                        ;   107.7 p0      50 p
        vmovdqu64 [rbp + 15488], zmm23                    ;   104.7 p7+p4   46 p spill
        vpxord zmm23, zmm24, [rbp + 13824]                ;   108.2 p5+p3   50 p
        vmovdqu64 [rbp + 15552], zmm28                    ;   103.2 p8+p9   46 p spill
        vmovdqa64 zmm28, zmm6                             ;   103.7         50 p copy
        vmovdqu64 [rbp + 15616], zmm27                    ;   108.7 p7+p4   50 p spill
        vmovdqa64 zmm27, zmm12                            ;    82.0         50 p copy
        vmovdqu64 [rbp + 15680], zmm26                    ;   103.7 p8+p9   46 p spill
        vmovdqu64 zmm26, [rbp + 14976]                    ;    88.2 p2      50 p
        vmovdqu64 [rbp + 15744], zmm30                    ;   107.7 p7+p4   50 p spill
        vmovdqu64 zmm30, [rbp + 14912]                    ;    87.2 p3      50 p
        vmovdqu64 [rbp + 14912], zmm24                    ;   104.7 p8+p9   46 p spill
        vmovdqu64 zmm24, [rbp + 14848]                    ;    87.2 p2      50 p
        vmovdqu64 [rbp + 15808], zmm17                    ;   105.7 p7+p4   46 p spill
        vmovdqu64 zmm17, [rbp + 14784]                    ;    88.2 p3      50 p
        vmovdqu64 [rbp + 15872], zmm6                     ;   103.7 p8+p9   46 p spill
        vmovdqu64 zmm6, [rbp + 14656]                     ;    94.0 p2      50 p
        vmovdqu64 [rbp + 15936], zmm15                    ;   102.7 p7+p4   46 p spill
        vmovdqu64 zmm15, [rbp + 14592]                    ;    95.0 p3      50 p
        vmovdqu64 [rbp + 16000], zmm23                    ;   109.2 p8+p9   50 p spill
        vmovdqu64 zmm23, [rbp + 13824]                    ;    85.0 p2      50 p
        vmovdqu64 [rbp + 16064], zmm12                    ;    88.2 p7+p4   46 p spill
        vmovdqu64 zmm12, [rbp + 13760]                    ;    85.2 p3      50 p
        vmovdqu64 [rbp + 16128], zmm16                    ;   106.2 p8+p9   50 p spill
        vmovdqu64 zmm16, [rbp + 13952]                    ;    88.2 p2      50 p
        vmovdqu64 [rbp + 16192], zmm9                     ;    90.2 p7+p4   46 p spill
        vmovdqu64 zmm9, [rbp + 6464]                      ;    86.2 p3      47 p
        vpxord zmm9, zmm9, [rbp + 4416]                   ;   108.7 p0+p2   47 p
        vpternlogd zmm9, zmm25, [rbp + 8640], 0x96        ;   109.7 p5+p3   47 p
        vpternlogd zmm10, zmm9, zmm1, 0x69                ;   110.7 p0      47 p
        vmovdqu64 [rbp + 16256], zmm19                    ;    91.8 p8+p9   46 p spill
        vmovdqu64 zmm19, [rbp + 13888]                    ;    88.0 p2      50 p
        vmovdqu64 [rbp + 16320], zmm11                    ;    92.2 p7+p4   47 p spill
        vmovdqu64 zmm11, [rbp + 6400]                     ;    88.2 p3      47 p
        vpxord zmm11, zmm11, [rbp + 4352]                 ;   110.2 p5+p2   47 p
        vmovdqu64 [rbp + 16384], zmm19                    ;    94.0 p8+p9   50 p spill
        vmovdqu64 zmm19, [rbp + 8576]                     ;    89.2 p3      50 p reload
        vpternlogd zmm11, zmm19, [rbp + 13696], 0x96      ;   111.2 p0+p2   47 p
        vmovdqa64 zmm19, zmm11                            ;   112.2         47 p copy
        vmovdqu64 [rbp + 16448], zmm27                    ;    94.2 p7+p4   50 p spill
        vmovdqu64 zmm27, [rbp + 6080]                     ;    90.2 p3      47 p
        vpxord zmm27, zmm27, [rbp + 4032]                 ;   111.2 p5+p2   47 p
        vmovdqu64 [rbp + 16512], zmm16                    ;    95.8 p8+p9   50 p spill
        vmovdqu64 zmm16, [rbp + 13632]                    ;    91.2 p3      50 p reload
        vpternlogd zmm27, zmm16, [r8 + 7812]{1to16}, 0x96 ;   112.2 p0+p2   47 p
        vmovdqu64 [rbp + 16576], zmm12                    ;    96.2 p7+p4   50 p spill
        vmovdqa64 zmm12, zmm27                            ;   113.2         47 p copy
        vpternlogd zmm12, zmm11, zmm10, 0x96              ;   113.2 p5      47 p
        vmovdqu64 [rbp + 16640], zmm23                    ;    97.8 p8+p9   50 p spill
        vmovdqa64 zmm23, zmm12                            ;   114.2         47 p copy
        vpternlogd zmm23, zmm11, zmm9, 0x2e               ;   114.2 p0      47 p
        vmovdqu64 [rbp + 16704], zmm15                    ;   101.0 p7+p4   50 p spill
        vmovdqa64 zmm15, zmm23                            ;   115.2         47 p copy
        vpternlogd zmm15, zmm1, zmm1, 0xc3                ;   115.2 p5      47 p
        vpternlogd zmm23, zmm27, zmm11, 0x2f              ;   115.2 p0      47 p
        vpternlogd zmm11, zmm27, zmm9, 0xd4               ;   114.2 p5      47 p
        vpternlogd zmm16, zmm23, zmm12, 0xb4              ;   116.2 p0      47 p
        vpternlogd zmm23, zmm25, zmm11, 0x69              ;   116.2 p5      47 p
        vpternlogd zmm11, zmm10, zmm15, 0x95              ;   116.2 p0      47 p
        vpternlogd zmm27, zmm23, zmm16, 0x69              ;   117.2 p5      47 p
        vpternlogd zmm15, zmm27, [rbp + 13696], 0x96      ;   118.2 p0+p3   47 p
        vmovdqa64 zmm1, zmm11                             ;   117.2         47 p copy
        vpternlogd zmm1, zmm27, zmm16, 0x87               ;   118.2 p5      47 p
        vpternlogd zmm23, zmm1, zmm15, 0x4b               ;   119.2 p0      47 p
        vpternlogd zmm9, zmm23, zmm1, 0x69                ;   120.2 p5      47 p
        vpxord zmm19, zmm19, zmm15                        ;   119.2 p0      47 p
        vmovdqa64 zmm10, zmm15                            ;   119.2         47 p copy
        vpternlogd zmm10, zmm27, zmm16, 0x5c              ;   119.2 p5      47 p
        vpternlogd zmm19, zmm1, zmm10, 0x2d               ;   120.2 p0      47 p
        vpternlogd zmm10, zmm12, zmm9, 0x69               ;   121.2 p5      47 p
        vmovdqa64 zmm1, zmm19                             ;   121.2         47 p copy
        vpternlogd zmm1, zmm9, zmm23, 0x6b                ;   121.2 p0      47 p
        vpxord zmm12, zmm19, zmm10                        ;   122.2 p5      47 p
        vmovdqa64 zmm25, zmm10                            ;   122.2         47 p copy
        vpternlogd zmm25, zmm9, zmm23, 0x53               ;   122.2 p0      47 p
        vpternlogd zmm19, zmm25, zmm23, 0x59              ;   123.2 p5      47 p
        vpternlogd zmm25, zmm1, zmm12, 0xb6               ;   123.2 p0      47 p
        vpternlogd zmm1, zmm11, zmm25, 0x96               ;   124.2 p5      47 p
        vpternlogd zmm27, zmm19, zmm12, 0xb4              ;   124.2 p0      47 p
        vpternlogd zmm25, zmm15, zmm27, 0x96              ;   125.2 p5      47 p
        vpternlogd zmm19, zmm16, zmm12, 0x96              ;   124.7 p0      47 p
        vpternlogd zmm27, zmm10, zmm9, 0x2d               ;   125.2 p5      47 p
        vpxord zmm23, zmm23, zmm19                        ;   125.7 p0      47 p
        vpxord zmm10, zmm10, zmm25                        ;   126.2 p5      47 p
        vpxord zmm12, zmm12, zmm1                         ;   126.7 p0      47 p
        vpxord zmm9, zmm9, zmm27                          ;   127.2 p5      47 p
        vpxord zmm13, zmm13, zmm10                        ;   127.7 p0      50 p
        vpxord zmm22, zmm22, zmm27                        ;   128.2 p5      50 p
        vpxord zmm3, zmm3, zmm19                          ;   128.7 p0      50 p
        vpxord zmm26, zmm26, zmm22                        ;   129.2 p5      50 p
        vmovdqu64 zmm11, [rbp + 16576]                    ;    96.2 p2      50 p reload
        vpxord zmm11, zmm11, zmm19                        ;   129.7 p0      50 p
        vmovdqa64 zmm15, zmm26                            ;   130.2         50 p copy
        vpxord zmm24, zmm24, zmm12                        ;   130.2 p5      50 p
        vmovdqu64 zmm16, [rbp + 16512]                    ;    95.8 p3      50 p reload
        vpxord zmm16, zmm16, zmm1                         ;   130.7 p0      50 p
        vmovdqu64 [rbp + 16512], zmm26                    ;   130.2 p8+p9   50 p spill
        vmovdqu64 zmm26, [rbp + 16448]                    ;    94.2 p2      50 p reload
        vpxord zmm26, zmm26, zmm25                        ;   131.2 p5      50 p
        vmovdqu64 [rbp + 16448], zmm11                    ;   130.7 p7+p4   50 p spill
        vpxord zmm11, zmm25, [rbp + 14528]                ;   131.7 p0+p3   50 p
        vmovdqu64 [rbp + 16576], zmm11                    ;   132.7 p8+p9   50 p spill
        vpxord zmm11, zmm27, [rbp + 16000]                ;   132.2 p5+p2   50 p
        vmovdqu64 [rbp + 13696], zmm27                    ;   126.2 p7+p4   47 p spill
        vpxord zmm27, zmm1, [rbp + 14016]                 ;   132.7 p0+p3   50 p
        vmovdqu64 [rbp + 13632], zmm27                    ;   133.7 p8+p9   50 p spill
        vmovdqu64 zmm27, [rbp + 16384]                    ;    96.0 p2      50 p reload
        vpxord zmm27, zmm27, zmm9                         ;   133.2 p5      50 p
        vmovdqu64 [rbp + 16384], zmm27                    ;   134.2 p7+p4   50 p spill
        vpxord zmm27, zmm12, [rbp + 14784]                ;   133.7 p0+p3   50 p
        vpxord zmm4, zmm4, zmm23                          ;   134.2 p5      50 p
        vmovdqu64 [rbp + 16768], zmm12                    ;   127.7 p8+p9   47 p spill
        vpxord zmm12, zmm16, [rbp + 14400]                ;   134.7 p0+p2   50 p
        vmovdqu64 [rbp + 16832], zmm12                    ;   135.7 p7+p4   50 p spill
        vmovdqa64 zmm12, zmm16                            ;   131.7         50 p copy
        vmovdqu64 [rbp + 16896], zmm19                    ;   125.7 p8+p9   47 p spill
        vmovdqu64 zmm19, [rbp + 16256]                    ;    97.2 p3      50 p
        vpternlogd zmm19, zmm24, [rbp + 16192], 0x96      ;   135.2 p5+p2   50 p
        vmovdqu64 [rbp + 16960], zmm19                    ;   136.2 p7+p4   50 p spill
        vpxord zmm19, zmm23, [rbp + 14272]                ;   135.7 p0+p3   50 p
        vmovdqu64 [rbp + 17024], zmm27                    ;   134.7 p8+p9   50 p spill
        vmovdqu64 zmm27, [rbp + 15936]                    ;   102.7 p2      50 p
        vmovdqu64 [rbp + 17088], zmm3                     ;   129.7 p7+p4   50 p spill
        vmovdqu64 zmm3, [rbp + 15872]                     ;   103.7 p3      50 p
        vmovdqu64 [rbp + 17152], zmm25                    ;   126.2 p8+p9   47 p spill
        vmovdqu64 zmm25, [rbp + 15808]                    ;   105.7 p2      50 p
        vmovdqu64 [rbp + 17216], zmm1                     ;   125.2 p7+p4   47 p spill
        vmovdqu64 zmm1, [rbp + 14272]                     ;   100.2 p3      50 p
        vmovdqu64 [rbp + 17280], zmm23                    ;   126.7 p8+p9   47 p spill
        vmovdqu64 zmm23, [rbp + 15744]                    ;   107.7 p2      50 p
        vpxord zmm23, zmm23, [rbp + 15680]                ;   136.2 p5+p3   50 p
        vmovdqu64 [rbp + 17344], zmm23                    ;   137.2 p7+p4   50 p spill
        vmovdqu64 zmm23, [rbp + 14336]                    ;   102.0 p2      50 p
        vmovdqu64 [rbp + 17408], zmm10                    ;   127.2 p8+p9   47 p spill
        vmovdqu64 zmm10, [rbp + 16128]                    ;   106.2 p3      50 p
        vmovdqu64 [rbp + 17472], zmm16                    ;   131.7 p7+p4   50 p spill
        vmovdqu64 zmm16, [rbp + 15616]                    ;   108.7 p2      50 p
        vmovdqu64 [rbp + 17536], zmm22                    ;   129.2 p8+p9   50 p spill
        vmovdqu64 zmm22, [rbp + 15680]                    ;   103.7 p3      50 p
        vmovdqu64 [rbp + 17600], zmm24                    ;   131.2 p7+p4   50 p spill
        vmovdqu64 zmm24, [rbp + 14656]                    ;   104.0 p2      50 p
        vpxord zmm24, zmm24, [rbp + 13952]                ;   136.7 p0+p3   50 p
        vmovdqu64 [rbp + 17664], zmm24                    ;   137.7 p8+p9   50 p spill
        vmovdqu64 zmm24, [rbp + 14976]                    ;   105.0 p2      50 p
        vmovdqu64 [rbp + 17728], zmm9                     ;   128.2 p7+p4   47 p spill
        vmovdqu64 zmm9, [rbp + 16064]                     ;   105.2 p3      46 p reload
        vmovdqu64 [rbp + 17792], zmm19                    ;   136.7 p8+p9   50 p spill
        vmovdqu64 zmm19, [rbp + 13952]                    ;   106.0 p2      50 p
        vpternlogd zmm19, zmm9, [rbp + 15168], 0x96       ;   137.2 p5+p3   50 p
        vmovdqa64 zmm9, zmm19                             ;   138.2         50 p copy
        vmovdqu64 [rbp + 17856], zmm19                    ;   138.2 p7+p4   50 p spill
        vmovdqu64 zmm19, [rbp + 6976]                     ;   107.0 p2      47 p
        vpxord zmm19, zmm19, [rbp + 4928]                 ;   137.7 p0+p3   47 p
        vmovdqu64 [rbp + 17920], zmm11                    ;   133.2 p8+p9   50 p spill
        vmovdqu64 zmm11, [rbp + 8768]                     ;   108.0 p2      50 p reload
        vpternlogd zmm19, zmm11, [rbp + 13568], 0x96      ;   138.7 p5+p3   47 p
        vmovdqu64 zmm11, [rbp + 13504]                    ;   109.0 p2      47 p
        vpternlogd zmm11, zmm19, [rbp + 13440], 0x69      ;   139.7 p0+p3   47 p
        vmovdqu64 [rbp + 13504], zmm26                    ;   132.2 p7+p4   50 p spill
        vmovdqu64 zmm26, [rbp + 14464]                    ;   110.0 p2      50 p
        vmovdqu64 [rbp + 17984], zmm13                    ;   128.7 p8+p9   50 p spill
        vmovdqu64 zmm13, [rbp + 15744]                    ;   110.2 p3      50 p
        vmovdqu64 [rbp + 18048], zmm4                     ;   135.2 p7+p4   50 p spill
        vmovdqu64 zmm4, [rbp + 6912]                      ;   111.0 p2      47 p
        vpxord zmm4, zmm4, [rbp + 4864]                   ;   139.2 p5+p3   47 p
        vmovdqu64 [rbp + 18112], zmm13                    ;   127.8 p8+p9   50 p spill
        vmovdqu64 zmm13, [rbp + 8704]                     ;   112.0 p2      50 p reload
        vpternlogd zmm4, zmm13, [rbp + 13376], 0x96       ;   140.2 p0+p3   47 p
        vmovdqa64 zmm13, zmm4                             ;   141.2         47 p copy
        vmovdqu64 [rbp + 18176], zmm26                    ;   128.2 p7+p4   50 p spill
        vmovdqu64 zmm26, [rbp + 6592]                     ;   113.0 p2      47 p
        vpxord zmm26, zmm26, [rbp + 4544]                 ;   140.2 p5+p3   47 p
        vmovdqu64 [rbp + 18240], zmm24                    ;   129.8 p8+p9   50 p spill
        vmovdqu64 zmm24, [rbp + 13312]                    ;   114.0 p2      50 p reload
        vpternlogd zmm26, zmm24, [r8 + 7844]{1to16}, 0x96 ;   141.2 p0+p3   47 p
        vmovdqu64 [rbp + 18304], zmm22                    ;   130.2 p7+p4   50 p spill
        vmovdqa64 zmm22, zmm26                            ;   142.2         47 p copy
        vpternlogd zmm22, zmm4, zmm11, 0x96               ;   142.2 p5      47 p
        vmovdqu64 [rbp + 18368], zmm16                    ;   131.8 p8+p9   50 p spill
        vmovdqa64 zmm16, zmm22                            ;   143.2         47 p copy
        vpternlogd zmm16, zmm4, zmm19, 0x2e               ;   143.2 p0      47 p
        vmovdqu64 [rbp + 18432], zmm10                    ;   132.2 p7+p4   50 p spill
        vmovdqa64 zmm10, zmm16                            ;   144.2         47 p copy
        vpternlogd zmm10, zmm26, zmm4, 0x2f               ;   144.2 p5      47 p
        vpternlogd zmm4, zmm26, zmm19, 0xd4               ;   142.7 p0      47 p
        vpternlogd zmm24, zmm10, zmm22, 0xb4              ;   145.2 p5      47 p
        vmovdqu64 [rbp + 13312], zmm23                    ;   133.8 p8+p9   50 p spill
        vmovdqu64 zmm23, [rbp + 13440]                    ;   115.0 p2      50 p reload
        vpternlogd zmm16, zmm23, [rbp + 13440], 0xc3      ;   144.2 p0+p3   47 p
        vpternlogd zmm11, zmm4, zmm16, 0x95               ;   145.2 p5      47 p
        vpternlogd zmm4, zmm10, [rbp + 13568], 0x69       ;   145.2 p0+p2   47 p
        vpternlogd zmm26, zmm4, zmm24, 0x69               ;   146.2 p5      47 p
        vpternlogd zmm16, zmm26, [rbp + 13376], 0x96      ;   147.2 p0+p3   47 p
        vmovdqa64 zmm10, zmm11                            ;   146.2         47 p copy
        vpternlogd zmm10, zmm26, zmm24, 0x87              ;   147.2 p5      47 p
        vpternlogd zmm4, zmm10, zmm16, 0x4b               ;   148.2 p0      47 p
        vpternlogd zmm19, zmm4, zmm10, 0x69               ;   149.2 p5      47 p
        vpxord zmm13, zmm13, zmm16                        ;   148.2 p0      47 p
        vmovdqa64 zmm23, zmm16                            ;   148.2         47 p copy
        vpternlogd zmm23, zmm26, zmm24, 0x5c              ;   148.2 p5      47 p
        vpternlogd zmm13, zmm10, zmm23, 0x2d              ;   149.2 p0      47 p
        vpternlogd zmm23, zmm22, zmm19, 0x69              ;   150.2 p5      47 p
        vmovdqa64 zmm10, zmm13                            ;   150.2         47 p copy
        vpternlogd zmm10, zmm19, zmm4, 0x6b               ;   150.2 p0      47 p
        vpxord zmm22, zmm13, zmm23                        ;   151.2 p5      47 p
        vmovdqu64 [rbp + 13376], zmm9                     ;   138.2 p7+p4   50 p spill
        vmovdqa64 zmm9, zmm23                             ;   151.2         47 p copy
        vpternlogd zmm9, zmm19, zmm4, 0x53                ;   151.2 p0      47 p
        vpternlogd zmm13, zmm9, zmm4, 0x59                ;   152.2 p5      47 p
        vpternlogd zmm9, zmm10, zmm22, 0xb6               ;   152.2 p0      47 p
        vpternlogd zmm10, zmm11, zmm9, 0x96               ;   153.2 p5      47 p
        vpternlogd zmm26, zmm13, zmm22, 0xb4              ;   153.2 p0      47 p
        vpternlogd zmm9, zmm16, zmm26, 0x96               ;   154.2 p5      47 p
        vpternlogd zmm13, zmm24, zmm22, 0x96              ;   153.7 p0      47 p
        vpternlogd zmm26, zmm23, zmm19, 0x2d              ;   154.2 p5      47 p
        vpxord zmm22, zmm22, zmm10                        ;   154.7 p0      47 p
        vpxord zmm4, zmm4, zmm13                          ;   155.2 p5      47 p
        vpxord zmm23, zmm23, zmm9                         ;   155.7 p0      47 p
        vpxord zmm19, zmm19, zmm26                        ;   156.2 p5      47 p
        vpxord zmm21, zmm21, zmm13                        ;   156.7 p0      50 p
        vpxord zmm0, zmm0, zmm9                           ;   157.2 p5      50 p
        vpxord zmm2, zmm2, zmm19                          ;   157.7 p0      50 p
        vpxord zmm6, zmm6, zmm10                          ;   158.2 p5      50 p
        vpxord zmm11, zmm10, zmm19                        ;   158.7 p0      50 p
        vmovdqu64 zmm16, [rbp + 13312]                    ;   133.8 p2      50 p reload
        vpxord zmm16, zmm16, zmm13                        ;   159.2 p5      50 p
        vpxord zmm30, zmm30, zmm4                         ;   159.7 p0      50 p
        vpxord zmm27, zmm27, zmm4                         ;   160.2 p5      50 p
        vmovdqu64 zmm24, [rbp + 17600]                    ;   131.2 p3      50 p reload
        vmovdqu64 [rbp + 13312], zmm27                    ;   161.2 p8+p9   50 p spill
        vpxord zmm27, zmm16, zmm24                        ;   160.7 p0      50 p
        vmovdqu64 [rbp + 13568], zmm11                    ;   159.7 p7+p4   50 p spill
        vmovdqa64 zmm11, zmm24                            ;   137.2         50 p copy
        vmovdqu64 zmm24, [rbp + 18432]                    ;   132.2 p2      50 p reload
        vpxord zmm24, zmm24, zmm21                        ;   161.2 p5      50 p
        vmovdqu64 [rbp + 18432], zmm27                    ;   161.7 p8+p9   50 p spill
        vmovdqa64 zmm27, zmm4                             ;   156.2         50 p copy
        vmovdqu64 [rbp + 13440], zmm4                     ;   156.2 p7+p4   47 p spill
        vmovdqa64 zmm4, zmm30                             ;   160.7         50 p copy
        vmovdqu64 [rbp + 18496], zmm2                     ;   158.7 p8+p9   50 p spill
        vmovdqu64 zmm2, [rbp + 18112]                     ;   127.8 p3      50 p reload
        vpxord zmm2, zmm2, zmm30                          ;   161.7 p0      50 p
        vmovdqu64 [rbp + 18112], zmm2                     ;   162.7 p7+p4   50 p spill
        vmovdqu64 zmm2, [rbp + 15104]                     ;   119.0 p2      50 p
        vpternlogd zmm2, zmm9, [rbp + 15040], 0x96        ;   162.2 p5+p3   50 p
        vpxord zmm29, zmm29, zmm2                         ;   163.2 p0      50 p
        vmovdqu64 [rbp + 18560], zmm0                     ;   158.2 p8+p9   50 p spill
        vmovdqa64 zmm0, zmm2                              ;   163.2         50 p copy
        vmovdqu64 [rbp + 18624], zmm2                     ;   163.2 p7+p4   50 p spill
        vmovdqu64 zmm2, [rbp + 16064]                     ;   120.0 p2      50 p
        vpternlogd zmm2, zmm19, [rbp + 15168], 0x96       ;   163.2 p5+p3   50 p
        vmovdqu64 [rbp + 18688], zmm2                     ;   164.2 p8+p9   50 p spill
        vmovdqa64 zmm2, zmm6                              ;   159.2         50 p copy
        vmovdqu64 [rbp + 18752], zmm24                    ;   162.2 p7+p4   50 p spill
        vpxord zmm24, zmm6, [rbp + 17728]                 ;   163.7 p0+p2   50 p
        vmovdqu64 [rbp + 18816], zmm24                    ;   164.7 p8+p9   50 p spill
        vmovdqa64 zmm24, zmm6                             ;   159.2         50 p copy
        vpxord zmm13, zmm13, [rbp + 14976]                ;   164.2 p5+p3   50 p
        vmovdqu64 [rbp + 18880], zmm13                    ;   165.2 p7+p4   50 p spill
        vmovdqa64 zmm13, zmm22                            ;   155.7         50 p copy
        vmovdqu64 [rbp + 18944], zmm16                    ;   160.2 p8+p9   50 p spill
        vmovdqu64 zmm16, [rbp + 16256]                    ;   122.0 p2      50 p
        vpternlogd zmm16, zmm26, [rbp + 16192], 0x96      ;   164.7 p0+p3   50 p
        vmovdqu64 [rbp + 19008], zmm29                    ;   164.2 p7+p4   50 p spill
        vmovdqa64 zmm29, zmm16                            ;   165.7         50 p copy
        vmovdqu64 [rbp + 19072], zmm19                    ;   157.2 p8+p9   47 p spill
        vmovdqa64 zmm19, zmm16                            ;   165.7         50 p copy
        vmovdqu64 [rbp + 19136], zmm9                     ;   155.2 p7+p4   47 p spill
        vmovdqu64 zmm9, [rbp + 18048]                     ;   135.2 p2      50 p
        vpternlogd zmm9, zmm16, [rbp + 15104], 0x96       ;   165.7 p5+p3   50 p
        vmovdqu64 [rbp + 19200], zmm16                    ;   165.7 p8+p9   50 p spill
        vmovdqa64 zmm16, zmm9                             ;   166.7         50 p copy
        vmovdqu64 [rbp + 19264], zmm9                     ;   166.7 p7+p4   50 p spill
        vmovdqu64 zmm9, [rbp + 18048]                     ;   135.2 p2      50 p
        vpternlogd zmm9, zmm26, [rbp + 17984], 0x96       ;   165.7 p0+p3   50 p
        vmovdqu64 [rbp + 19328], zmm9                     ;   166.7 p8+p9   50 p spill
        vmovdqu64 zmm9, [rbp + 17984]                     ;   128.7 p2      50 p
        vpternlogd zmm9, zmm26, [rbp + 15104], 0x96       ;   166.2 p5+p3   50 p
        vmovdqu64 [rbp + 19392], zmm26                    ;   155.2 p7+p4   47 p spill
        vmovdqa64 zmm26, zmm9                             ;   167.2         50 p copy
        vmovdqu64 [rbp + 19456], zmm9                     ;   167.2 p8+p9   50 p spill
        vmovdqu64 zmm9, [rbp + 18048]                     ;   135.2 p2      50 p
        vpternlogd zmm9, zmm22, [rbp + 14464], 0x96       ;   166.7 p0+p3   50 p
        vmovdqu64 [rbp + 19520], zmm9                     ;   167.7 p7+p4   50 p spill
        vmovdqu64 zmm9, [rbp + 16000]                     ;   127.0 p2      50 p
        vpternlogd zmm9, zmm22, [rbp + 14464], 0x96       ;   167.2 p5+p3   50 p
        vmovdqu64 [rbp + 19584], zmm21                    ;   157.8 p8+p9   50 p spill
        vmovdqa64 zmm21, zmm23                            ;   156.7         50 p copy
        vmovdqu64 [rbp + 19648], zmm6                     ;   159.2 p7+p4   50 p spill
        vmovdqu64 zmm6, [rbp + 18048]                     ;   135.2 p2      50 p
        vpxord zmm6, zmm6, [rbp + 13952]                  ;   167.7 p0+p3   50 p
        vmovdqu64 [rbp + 19712], zmm6                     ;   168.7 p8+p9   50 p spill
        vmovdqu64 zmm6, [rbp + 15296]                     ;   129.0 p2      50 p
        vmovdqu64 [rbp + 19776], zmm9                     ;   168.2 p7+p4   50 p spill
        vmovdqu64 zmm9, [rbp + 17536]                     ;   129.2 p3      50 p
        vpxord zmm9, zmm9, [rbp + 15104]                  ;   168.2 p5+p2   50 p
        vmovdqu64 [rbp + 19840], zmm9                     ;   169.2 p8+p9   50 p spill
        vmovdqu64 zmm9, [rbp + 17536]                     ;   130.2 p3      50 p
        vpxord zmm9, zmm9, [rbp + 13952]                  ;   168.7 p0+p2   50 p
        vmovdqu64 [rbp + 13952], zmm9                     ;   169.7 p7+p4   50 p spill
        vmovdqu64 zmm9, [rbp + 16128]                     ;   131.2 p3      50 p
        vpternlogd zmm9, zmm23, [rbp + 15104], 0x96       ;   169.2 p5+p2   50 p
        vpxord zmm26, zmm26, zmm9                         ;   170.2 p0      50 p
        vmovdqu64 [rbp + 19904], zmm9                     ;   170.2 p8+p9   50 p spill
        vmovdqu64 zmm9, [rbp + 18048]                     ;   135.2 p3      50 p
        vmovdqu64 [rbp + 18048], zmm26                    ;   171.2 p7+p4   50 p spill
        vmovdqu64 zmm26, [rbp + 15808]                    ;   133.0 p2      50 p
        vpxord zmm26, zmm26, [rbp + 15936]                ;   170.2 p5+p3   50 p
        vmovdqu64 [rbp + 19968], zmm26                    ;   171.2 p8+p9   50 p spill
        vmovdqu64 zmm26, [rbp + 17408]                    ;   134.0 p2      50 p
        vpxord zmm26, zmm26, [rbp + 14912]                ;   170.7 p0+p3   50 p
        vmovdqu64 [rbp + 20032], zmm26                    ;   171.7 p7+p4   50 p spill
        vmovdqu64 zmm26, [rbp + 15360]                    ;   135.0 p2      50 p
        vpxord zmm26, zmm26, [rbp + 14656]                ;   171.2 p5+p3   50 p
        vmovdqu64 [rbp + 20096], zmm26                    ;   172.2 p8+p9   50 p spill
        vmovdqu64 zmm26, [rbp + 17280]                    ;   136.0 p2      50 p
        vmovdqu64 [rbp + 20160], zmm22                    ;   168.2 p7+p4   47 p spill
        vmovdqu64 zmm22, [rbp + 17728]                    ;   136.2 p3      50 p
        vpxord zmm22, zmm22, [rbp + 17216]                ;   171.7 p0+p2   50 p
        vmovdqu64 [rbp + 20224], zmm22                    ;   172.7 p8+p9   50 p spill
        vmovdqu64 zmm22, [rbp + 17088]                    ;   137.2 p3      50 p
        vpxord zmm22, zmm22, [rbp + 17152]                ;   172.2 p5+p2   50 p
        vmovdqu64 [rbp + 20288], zmm22                    ;   173.2 p7+p4   50 p spill
        vmovdqu64 zmm22, [rbp + 14400]                    ;   138.2 p3      50 p
        vpxord zmm22, zmm22, [r8 + 7944]{1to16}           ;   172.7 p0+p2   50 p
        vmovdqu64 [rbp + 20352], zmm30                    ;   171.8 p8+p9   50 p spill
        vmovdqu64 zmm30, [rbp + 17024]                    ;   139.2 p3      50 p reload
        vpternlogd zmm22, zmm30, [rbp + 15424], 0x96      ;   173.7 p5+p2   50 p
        vmovdqu64 zmm30, [rbp + 7488]                     ;   140.2 p3      47 p
        vpxord zmm30, zmm30, [rbp + 5440]                 ;   173.7 p0+p2   47 p
        vmovdqu64 [rbp + 20416], zmm22                    ;   174.7 p7+p4   50 p spill
        vmovdqu64 zmm22, [rbp + 8896]                     ;   141.2 p3      50 p reload
        vpternlogd zmm30, zmm22, [rbp + 13248], 0x96      ;   174.7 p5+p2   47 p
        vpternlogd zmm14, zmm30, [rbp + 13184], 0x69      ;   175.7 p0+p3   47 p
        vmovdqu64 zmm22, [rbp + 7424]                     ;   143.0 p2      47 p
        vpxord zmm22, zmm22, [rbp + 5376]                 ;   175.2 p5+p3   47 p
        vmovdqu64 [rbp + 20480], zmm26                    ;   173.8 p8+p9   50 p spill
        vmovdqu64 zmm26, [rbp + 8832]                     ;   144.0 p2      50 p reload
        vpternlogd zmm22, zmm26, [rbp + 13120], 0x96      ;   176.2 p0+p3   47 p
        vmovdqa64 zmm26, zmm22                            ;   177.2         47 p copy
        vmovdqu64 [rbp + 20544], zmm23                    ;   174.2 p7+p4   47 p spill
        vmovdqu64 zmm23, [rbp + 7104]                     ;   145.0 p2      47 p
        vpxord zmm23, zmm23, [rbp + 5056]                 ;   176.2 p5+p3   47 p
        vmovdqu64 [rbp + 20608], zmm9                     ;   175.8 p8+p9   50 p spill
        vmovdqu64 zmm9, [rbp + 12864]                     ;   146.0 p2      50 p reload
        vpternlogd zmm23, zmm9, [r8 + 7876]{1to16}, 0x96  ;   177.2 p0+p3   47 p
        vmovdqu64 [rbp + 20672], zmm11                    ;   176.2 p7+p4   50 p spill
        vmovdqa64 zmm11, zmm23                            ;   178.2         47 p copy
        vpternlogd zmm11, zmm22, zmm14, 0x96              ;   178.2 p5      47 p
        vmovdqu64 [rbp + 20736], zmm24                    ;   177.8 p8+p9   50 p spill
        vmovdqa64 zmm24, zmm11                            ;   179.2         47 p copy
        vpternlogd zmm24, zmm22, zmm30, 0x2e              ;   179.2 p0      47 p
        vmovdqu64 [rbp + 20800], zmm6                     ;   178.2 p7+p4   50 p spill
        vmovdqa64 zmm6, zmm24                             ;   180.2         47 p copy
        vpternlogd zmm6, zmm23, zmm22, 0x2f               ;   180.2 p5      47 p
        vpternlogd zmm22, zmm23, zmm30, 0xd4              ;   178.7 p0      47 p
        vpternlogd zmm9, zmm6, zmm11, 0xb4                ;   181.2 p5      47 p
        vmovdqu64 [rbp + 12864], zmm13                    ;   179.8 p8+p9   50 p spill
        vmovdqu64 zmm13, [rbp + 13184]                    ;   147.0 p2      50 p reload
        vpternlogd zmm24, zmm13, [rbp + 13184], 0xc3      ;   180.2 p0+p3   47 p
        vpternlogd zmm14, zmm22, zmm24, 0x95              ;   181.2 p5      47 p
        vpternlogd zmm22, zmm6, [rbp + 13248], 0x69       ;   181.2 p0+p2   47 p
        vpternlogd zmm23, zmm22, zmm9, 0x69               ;   182.2 p5      47 p
        vpternlogd zmm24, zmm23, [rbp + 13120], 0x96      ;   183.2 p0+p3   47 p
        vmovdqa64 zmm6, zmm14                             ;   182.2         47 p copy
        vpternlogd zmm6, zmm23, zmm9, 0x87                ;   183.2 p5      47 p
        vpternlogd zmm22, zmm6, zmm24, 0x4b               ;   184.2 p0      47 p
        vpternlogd zmm30, zmm22, zmm6, 0x69               ;   185.2 p5      47 p
        vpxord zmm26, zmm26, zmm24                        ;   184.2 p0      47 p
        vmovdqa64 zmm13, zmm24                            ;   184.2         47 p copy
        vpternlogd zmm13, zmm23, zmm9, 0x5c               ;   184.2 p5      47 p
        vpternlogd zmm26, zmm6, zmm13, 0x2d               ;   185.2 p0      47 p
        vpternlogd zmm13, zmm11, zmm30, 0x69              ;   186.2 p5      47 p
        vmovdqa64 zmm6, zmm26                             ;   186.2         47 p copy
        vpternlogd zmm6, zmm30, zmm22, 0x6b               ;   186.2 p0      47 p
        vpxord zmm11, zmm26, zmm13                        ;   187.2 p5      47 p
        vmovdqu64 [rbp + 13120], zmm2                     ;   180.2 p7+p4   50 p spill
        vmovdqa64 zmm2, zmm13                             ;   187.2         47 p copy
        vpternlogd zmm2, zmm30, zmm22, 0x53               ;   187.2 p0      47 p
        vpternlogd zmm26, zmm2, zmm22, 0x59               ;   188.2 p5      47 p
        vpternlogd zmm2, zmm6, zmm11, 0xb6                ;   188.2 p0      47 p
        vpternlogd zmm6, zmm14, zmm2, 0x96                ;   189.2 p5      47 p
        vpternlogd zmm23, zmm26, zmm11, 0xb4              ;   189.2 p0      47 p
        vpternlogd zmm2, zmm24, zmm23, 0x96               ;   190.2 p5      47 p
        vpternlogd zmm26, zmm9, zmm11, 0x96               ;   189.7 p0      47 p
        vpternlogd zmm23, zmm13, zmm30, 0x2d              ;   190.2 p5      47 p
        vpxord zmm11, zmm11, zmm6                         ;   190.7 p0      47 p
        vpxord zmm13, zmm13, zmm2                         ;   191.2 p5      47 p
        vpxord zmm22, zmm22, zmm26                        ;   191.7 p0      47 p
        vpxord zmm7, zmm7, zmm6                           ;   192.2 p5      50 p
        vpxord zmm18, zmm18, zmm26                        ;   192.7 p0      50 p
        vpxord zmm5, zmm5, zmm22                          ;   193.2 p5      50 p
        vpxord zmm20, zmm20, zmm22                        ;   193.7 p0      50 p
        vpxord zmm28, zmm28, zmm13                        ;   194.2 p5      50 p
        vmovdqu64 zmm9, [rbp + 15104]                     ;   149.0 p2      46 p reload
        vmovdqu64 zmm14, [rbp + 20544]                    ;   174.2 p3      50 p
        vpternlogd zmm14, zmm22, zmm9, 0x96               ;   194.7 p0      50 p
        vpxord zmm16, zmm16, zmm5                         ;   195.2 p5      50 p
        vmovdqa64 zmm24, zmm6                             ;   190.2         50 p copy
        vpternlogd zmm24, zmm23, zmm30, 0x96              ;   195.7 p0      50 p
        vpxord zmm25, zmm25, zmm2                         ;   196.2 p5      50 p
        vpxord zmm21, zmm21, zmm13                        ;   196.7 p0      50 p
        vmovdqu64 [rbp + 13248], zmm24                    ;   196.7 p8+p9   50 p spill
        vmovdqu64 zmm24, [rbp + 16064]                    ;   150.0 p2      46 p reload
        vpternlogd zmm22, zmm24, [rbp + 15168], 0x96      ;   197.2 p5+p3   50 p
        vmovdqu64 [rbp + 13184], zmm6                     ;   190.2 p7+p4   47 p spill
        vmovdqu64 zmm6, [rbp + 16640]                     ;   151.0 p2      50 p reload
        vpxord zmm6, zmm6, zmm28                          ;   197.7 p0      50 p
        vpxord zmm15, zmm15, zmm7                         ;   198.2 p5      50 p
        vmovdqu64 zmm24, [rbp + 18304]                    ;   151.2 p3      50 p reload
        vpxord zmm24, zmm24, zmm26                        ;   198.7 p0      50 p
        vmovdqu64 [rbp + 18304], zmm14                    ;   195.7 p8+p9   50 p spill
        vmovdqa64 zmm14, zmm26                            ;   190.7         50 p copy
        vmovdqu64 [rbp + 16640], zmm5                     ;   194.2 p7+p4   50 p spill
        vmovdqu64 zmm5, [rbp + 15552]                     ;   152.0 p2      46 p reload
        vpternlogd zmm26, zmm5, [r8 + 7948]{1to16}, 0x96  ;   199.2 p5+p3   50 p
        vmovdqu64 zmm5, [rbp + 18176]                     ;   153.0 p2      50 p reload
        vpxord zmm5, zmm5, zmm2                           ;   199.7 p0      50 p
        vmovdqu64 [rbp + 18176], zmm16                    ;   196.2 p8+p9   50 p spill
        vmovdqa64 zmm16, zmm23                            ;   191.2         50 p copy
        vpternlogd zmm16, zmm30, [rbp + 14336], 0x96      ;   200.2 p5+p3   50 p
        vmovdqu64 [rbp + 20864], zmm25                    ;   197.2 p7+p4   50 p spill
        vmovdqu64 zmm25, [rbp + 16704]                    ;   154.0 p2      50 p reload
        vpxord zmm25, zmm25, zmm23                        ;   200.7 p0      50 p
        vpxord zmm3, zmm3, zmm25                          ;   201.7 p5      50 p
        vmovdqu64 [rbp + 16704], zmm24                    ;   199.7 p8+p9   50 p spill
        vmovdqa64 zmm24, zmm23                            ;   191.2         50 p copy
        vpternlogd zmm24, zmm9, [rbp + 20544], 0x96       ;   201.7 p0+p3   50 p
        vpxord zmm4, zmm4, zmm24                          ;   202.7 p5      50 p
        vpxord zmm9, zmm24, zmm13                         ;   202.7 p0      50 p
        vmovdqu64 [rbp + 20928], zmm24                    ;   202.7 p7+p4   50 p spill
        vmovdqu64 zmm24, [rbp + 13376]                    ;   155.0 p2      50 p reload
        vpxord zmm24, zmm24, zmm16                        ;   203.2 p5      50 p
        vmovdqu64 [rbp + 13376], zmm24                    ;   204.2 p8+p9   50 p spill
        vmovdqu64 zmm24, [rbp + 14464]                    ;   155.2 p3      46 p reload
        vpternlogd zmm26, zmm24, [rbp + 14848], 0x96      ;   203.7 p0+p2   50 p
        vmovdqu64 [rbp + 14848], zmm2                     ;   191.2 p7+p4   47 p spill
        vmovdqu64 zmm2, [rbp + 16896]                     ;   156.2 p3      47 p reload
        vpternlogd zmm26, zmm2, [rbp + 16064], 0x96       ;   204.7 p5+p2   50 p
        vmovdqa64 zmm2, zmm7                              ;   193.2         50 p copy
        vmovdqu64 zmm24, [rbp + 20480]                    ;   173.8 p3      50 p reload
        vpxord zmm24, zmm24, zmm22                        ;   204.7 p0      50 p
        vmovdqu64 [rbp + 20480], zmm22                    ;   198.2 p8+p9   50 p spill
        vmovdqa64 zmm22, zmm11                            ;   191.7         50 p copy
        vmovdqu64 [rbp + 16896], zmm4                     ;   203.7 p7+p4   50 p spill
        vmovdqu64 zmm4, [rbp + 16256]                     ;   158.0 p2      50 p
        vpternlogd zmm4, zmm15, [rbp + 16192], 0x96       ;   205.2 p5+p3   50 p
        vpxord zmm27, zmm27, zmm4                         ;   206.2 p0      50 p
        vmovdqu64 [rbp + 16192], zmm4                     ;   206.2 p8+p9   50 p spill
        vmovdqu64 zmm4, [rbp + 13120]                     ;   180.2 p2      50 p reload
        vpxord zmm4, zmm4, zmm20                          ;   206.2 p5      50 p
        vmovdqu64 [rbp + 13120], zmm15                    ;   199.2 p7+p4   50 p spill
        vmovdqu64 zmm15, [rbp + 20352]                    ;   171.8 p3      50 p
        vpternlogd zmm15, zmm3, [rbp + 14912], 0x96       ;   206.7 p0+p2   50 p
        vmovdqu64 [rbp + 20992], zmm15                    ;   207.7 p8+p9   50 p spill
        vmovdqa64 zmm15, zmm25                            ;   201.7         50 p copy
        vmovdqu64 [rbp + 21056], zmm3                     ;   202.7 p7+p4   50 p spill
        vmovdqu64 zmm3, [rbp + 20160]                     ;   168.2 p3      50 p
        vpternlogd zmm3, zmm27, [rbp + 14464], 0x96       ;   207.2 p5+p2   50 p
        vmovdqu64 [rbp + 21120], zmm27                    ;   207.2 p8+p9   50 p spill
        vmovdqu64 zmm27, [rbp + 16064]                    ;   161.2 p3      50 p
        vpternlogd zmm27, zmm28, [rbp + 15168], 0x96      ;   207.7 p0+p2   50 p
        vmovdqu64 [rbp + 15168], zmm27                    ;   208.7 p7+p4   50 p spill
        vmovdqu64 zmm27, [rbp + 17792]                    ;   162.2 p3      50 p
        vpternlogd zmm27, zmm6, [rbp + 19648], 0x96       ;   208.2 p5+p2   50 p
        vmovdqu64 [rbp + 16064], zmm3                     ;   208.2 p8+p9   50 p spill
        vmovdqu64 zmm3, [rbp + 20672]                     ;   176.2 p3      50 p reload
        vpxord zmm3, zmm3, zmm27                          ;   209.2 p0      50 p
        vmovdqu64 [rbp + 20672], zmm27                    ;   209.2 p7+p4   50 p spill
        vmovdqu64 zmm27, [rbp + 15104]                    ;   164.0 p2      50 p
        vpternlogd zmm27, zmm7, [rbp + 15040], 0x96       ;   209.2 p5+p3   50 p
        vmovdqu64 [rbp + 21184], zmm3                     ;   210.2 p8+p9   50 p spill
        vmovdqa64 zmm3, zmm27                             ;   210.2         50 p copy
        vpternlogd zmm3, zmm9, [rbp + 17472], 0x96        ;   210.2 p0+p2   50 p
        vmovdqu64 [rbp + 21248], zmm3                     ;   211.2 p7+p4   50 p spill
        vmovdqu64 zmm3, [rbp + 17472]                     ;   165.2 p3      50 p
        vpternlogd zmm3, zmm9, [rbp + 15360], 0x96        ;   210.2 p5+p2   50 p
        vmovdqu64 [rbp + 21312], zmm27                    ;   210.2 p8+p9   50 p spill
        vmovdqu64 zmm27, [rbp + 17920]                    ;   166.2 p3      50 p
        vpternlogd zmm27, zmm20, [rbp + 17984], 0x96      ;   210.7 p0+p2   50 p
        vmovdqu64 [rbp + 21376], zmm28                    ;   204.2 p7+p4   50 p spill
        vmovdqu64 zmm28, [rbp + 18240]                    ;   167.2 p3      50 p reload
        vpxord zmm28, zmm28, zmm27                        ;   211.7 p5      50 p
        vpxord zmm14, zmm14, zmm28                        ;   212.7 p0      50 p
        vmovdqu64 [rbp + 18240], zmm27                    ;   211.7 p8+p9   50 p spill
        vmovdqu64 zmm27, [rbp + 15552]                    ;   168.0 p2      50 p
        vpternlogd zmm27, zmm11, [rbp + 14912], 0x96      ;   212.2 p5+p3   50 p
        vmovdqu64 [rbp + 21440], zmm7                     ;   206.2 p7+p4   50 p spill
        vmovdqu64 zmm7, [rbp + 18496]                     ;   169.0 p2      50 p
        vmovdqu64 [rbp + 21504], zmm27                    ;   213.2 p8+p9   50 p spill
        vmovdqu64 zmm27, [rbp + 17280]                    ;   169.2 p3      47 p reload
        vmovdqu64 [rbp + 21568], zmm28                    ;   212.7 p7+p4   50 p spill
        vmovdqu64 zmm28, [rbp + 15616]                    ;   170.0 p2      50 p
        vpternlogd zmm28, zmm27, [r8 + 7980]{1to16}, 0x96 ;   212.7 p0+p3   50 p
        vmovdqu64 zmm27, [rbp + 17600]                    ;   171.0 p2      50 p reload
        vpternlogd zmm28, zmm27, [rbp + 13696], 0x96      ;   213.7 p5+p3   50 p
        vpternlogd zmm28, zmm16, [rbp + 17024], 0x96      ;   214.7 p0+p2   50 p
        vmovdqu64 zmm27, [rbp + 13760]                    ;   172.2 p3      46 p reload
        vmovdqu64 [rbp + 21632], zmm14                    ;   213.7 p8+p9   50 p spill
        vmovdqu64 zmm14, [rbp + 20096]                    ;   173.0 p2      50 p
        vpternlogd zmm14, zmm27, [r8 + 8012]{1to16}, 0x96 ;   214.2 p5+p3   50 p
        vpternlogd zmm14, zmm18, [rbp + 15872], 0x96      ;   215.2 p0+p2   50 p
        vpxord zmm7, zmm7, zmm14                          ;   216.2 p5      50 p
        vmovdqu64 zmm14, [rbp + 15360]                    ;   174.2 p3      46 p reload
        vmovdqu64 zmm27, [rbp + 16832]                    ;   175.0 p2      50 p reload
        vmovdqu64 [rbp + 21696], zmm18                    ;   210.2 p7+p4   50 p spill
        vmovdqu64 zmm18, [rbp + 9408]                     ;   175.2 p3      50 p
        vpternlogd zmm18, zmm27, zmm14, 0x96              ;   215.7 p0      50 p
        vmovdqu64 zmm27, [rbp + 20096]                    ;   176.0 p2      50 p reload
        vmovdqu64 zmm14, [rbp + 9600]                     ;   176.2 p3      50 p
        vpternlogd zmm14, zmm27, [rbp + 18752], 0x96      ;   216.2 p5+p2   50 p
        vpternlogd zmm14, zmm13, [rbp + 18880], 0x96      ;   217.2 p0+p3   50 p
        vmovdqu64 [rbp + 21760], zmm13                    ;   211.8 p8+p9   47 p spill
        vmovdqu64 zmm13, [rbp + 8000]                     ;   178.0 p2      47 p
        vpxord zmm13, zmm13, [rbp + 5952]                 ;   217.2 p5+p3   47 p
        vmovdqu64 zmm27, [rbp + 9024]                     ;   179.0 p2      50 p reload
        vpternlogd zmm13, zmm27, [rbp + 12800], 0x96      ;   218.2 p0+p3   47 p
        vmovdqu64 zmm27, [rbp + 16320]                    ;   180.0 p2      47 p
        vpternlogd zmm27, zmm13, [rbp + 12928], 0x69      ;   219.2 p5+p3   47 p
        vmovdqu64 [rbp + 16320], zmm25                    ;   212.2 p7+p4   50 p spill
        vmovdqu64 zmm25, [rbp + 14016]                    ;   181.0 p2      46 p reload
        vmovdqu64 [rbp + 21824], zmm6                     ;   213.8 p8+p9   50 p spill
        vmovdqu64 zmm6, [rbp + 14656]                     ;   181.2 p3      50 p
        vpternlogd zmm6, zmm25, [r8 + 8020]{1to16}, 0x96  ;   218.7 p0+p2   50 p
        vmovdqu64 zmm25, [rbp + 7936]                     ;   182.2 p3      47 p
        vpxord zmm25, zmm25, [rbp + 5888]                 ;   219.2 p5+p2   47 p
        vmovdqu64 [rbp + 14016], zmm16                    ;   214.2 p7+p4   50 p spill
        vmovdqu64 zmm16, [rbp + 8960]                     ;   183.2 p3      50 p reload
        vpternlogd zmm25, zmm16, [rbp + 12992], 0x96      ;   220.2 p0+p2   47 p
        vmovdqa64 zmm16, zmm25                            ;   221.2         47 p copy
        vmovdqu64 [rbp + 21888], zmm6                     ;   219.7 p8+p9   50 p spill
        vmovdqu64 zmm6, [rbp + 7616]                      ;   184.2 p3      47 p
        vpxord zmm6, zmm6, [rbp + 5568]                   ;   220.2 p5+p2   47 p
        vmovdqu64 [rbp + 21952], zmm7                     ;   217.2 p7+p4   50 p spill
        vmovdqu64 zmm7, [rbp + 13056]                     ;   185.2 p3      50 p reload
        vpternlogd zmm6, zmm7, [r8 + 7908]{1to16}, 0x96   ;   221.2 p0+p2   47 p
        vmovdqu64 [rbp + 22016], zmm14                    ;   218.2 p8+p9   50 p spill
        vmovdqa64 zmm14, zmm6                             ;   222.2         47 p copy
        vpternlogd zmm14, zmm25, zmm27, 0x96              ;   222.2 p5      47 p
        vmovdqu64 [rbp + 22080], zmm4                     ;   218.2 p7+p4   50 p spill
        vmovdqa64 zmm4, zmm14                             ;   223.2         47 p copy
        vpternlogd zmm4, zmm25, zmm13, 0x2e               ;   223.2 p0      47 p
        vmovdqu64 [rbp + 22144], zmm3                     ;   219.8 p8+p9   50 p spill
        vmovdqa64 zmm3, zmm4                              ;   224.2         47 p copy
        vpternlogd zmm3, zmm6, zmm25, 0x2f                ;   224.2 p5      47 p
        vpternlogd zmm25, zmm6, zmm13, 0xd4               ;   222.7 p0      47 p
        vpternlogd zmm7, zmm3, zmm14, 0xb4                ;   225.2 p5      47 p
        vmovdqu64 [rbp + 13056], zmm28                    ;   220.2 p7+p4   50 p spill
        vmovdqu64 zmm28, [rbp + 12928]                    ;   186.2 p3      50 p reload
        vpternlogd zmm4, zmm28, [rbp + 12928], 0xc3       ;   224.2 p0+p2   47 p
        vpternlogd zmm27, zmm25, zmm4, 0x95               ;   225.2 p5      47 p
        vpternlogd zmm25, zmm3, [rbp + 12800], 0x69       ;   225.2 p0+p3   47 p
        vpternlogd zmm6, zmm25, zmm7, 0x69                ;   226.2 p5      47 p
        vpternlogd zmm4, zmm6, [rbp + 12992], 0x96        ;   227.2 p0+p2   47 p
        vmovdqa64 zmm3, zmm27                             ;   226.2         47 p copy
        vpternlogd zmm3, zmm6, zmm7, 0x87                 ;   227.2 p5      47 p
        vpternlogd zmm25, zmm3, zmm4, 0x4b                ;   228.2 p0      47 p
        vpternlogd zmm13, zmm25, zmm3, 0x69               ;   229.2 p5      47 p
        vpxord zmm16, zmm16, zmm4                         ;   228.2 p0      47 p
        vmovdqa64 zmm28, zmm4                             ;   228.2         47 p copy
        vpternlogd zmm28, zmm6, zmm7, 0x5c                ;   228.2 p5      47 p
        vpternlogd zmm16, zmm3, zmm28, 0x2d               ;   229.2 p0      47 p
        vpternlogd zmm28, zmm14, zmm13, 0x69              ;   230.2 p5      47 p
        vmovdqa64 zmm3, zmm16                             ;   230.2         47 p copy
        vpternlogd zmm3, zmm13, zmm25, 0x6b               ;   230.2 p0      47 p
        vpxord zmm14, zmm16, zmm28                        ;   231.2 p5      47 p
        vmovdqu64 [rbp + 12992], zmm9                     ;   221.8 p8+p9   50 p spill
        vmovdqa64 zmm9, zmm28                             ;   231.2         47 p copy
        vpternlogd zmm9, zmm13, zmm25, 0x53               ;   231.2 p0      47 p
        vpternlogd zmm16, zmm9, zmm25, 0x59               ;   232.2 p5      47 p
        vpternlogd zmm9, zmm3, zmm14, 0xb6                ;   232.2 p0      47 p
        vpternlogd zmm3, zmm27, zmm9, 0x96                ;   233.2 p5      47 p
        vpternlogd zmm6, zmm16, zmm14, 0xb4               ;   233.2 p0      47 p
        vpternlogd zmm9, zmm4, zmm6, 0x96                 ;   234.2 p5      47 p
        vpternlogd zmm16, zmm7, zmm14, 0x96               ;   233.7 p0      47 p
        vpternlogd zmm6, zmm28, zmm13, 0x2d               ;   234.2 p5      47 p
        vpxord zmm14, zmm14, zmm3                         ;   234.7 p0      47 p
        vpxord zmm28, zmm28, zmm9                         ;   235.2 p5      47 p
        vpxord zmm13, zmm13, zmm6                         ;   235.7 p0      47 p
        vpternlogd zmm30, zmm13, zmm23, 0x96              ;   236.7 p5      50 p
        vpxord zmm25, zmm25, zmm16                        ;   236.7 p0      47 p
        vpxord zmm10, zmm10, zmm3                         ;   237.2 p5      50 p
        vpxord zmm17, zmm17, zmm14                        ;   237.7 p0      50 p
        vpxord zmm22, zmm22, zmm28                        ;   238.2 p5      50 p
        vpxord zmm8, zmm8, zmm9                           ;   238.7 p0      50 p
        vpxord zmm19, zmm19, zmm14                        ;   239.2 p5      50 p
        vpxord zmm31, zmm31, zmm25                        ;   239.7 p0      50 p
        vpxord zmm29, zmm29, zmm31                        ;   240.7 p5      50 p
        vpxord zmm2, zmm2, zmm13                          ;   240.7 p0      50 p
        vpxord zmm12, zmm12, zmm13                        ;   241.2 p5      50 p
        vpxord zmm0, zmm0, zmm16                          ;   241.7 p0      50 p
        vmovdqu64 zmm4, [rbp + 20160]                     ;   188.2 p3      47 p reload
        vmovdqa64 zmm7, zmm14                             ;   235.7         50 p copy
        vpternlogd zmm7, zmm11, zmm4, 0x96                ;   242.2 p5      50 p
        vmovdqu64 zmm27, [rbp + 19584]                    ;   189.0 p2      50 p reload
        vpternlogd zmm26, zmm17, zmm27, 0x96              ;   242.7 p0      50 p
        vpternlogd zmm26, zmm25, zmm16, 0x96              ;   243.7 p5      50 p
        vpternlogd zmm18, zmm22, [rbp + 17792], 0x96      ;   243.7 p0+p3   50 p
        vpxord zmm1, zmm1, zmm6                           ;   244.2 p5      50 p
        vmovdqu64 [rbp + 17792], zmm23                    ;   222.2 p7+p4   47 p spill
        vmovdqu64 zmm23, [rbp + 18368]                    ;   190.0 p2      50 p reload
        vpxord zmm23, zmm23, zmm1                         ;   245.2 p0      50 p
        vmovdqu64 [rbp + 18368], zmm23                    ;   246.2 p8+p9   50 p spill
        vmovdqu64 zmm23, [rbp + 20608]                    ;   190.2 p3      50 p reload
        vpxord zmm23, zmm23, zmm3                         ;   245.2 p5      50 p
        vpternlogd zmm24, zmm23, [rbp + 20096], 0x96      ;   246.2 p0+p2   50 p
        vmovdqu64 [rbp + 20096], zmm3                     ;   234.2 p7+p4   47 p spill
        vmovdqa64 zmm3, zmm14                             ;   235.7         50 p copy
        vpternlogd zmm3, zmm11, [r8 + 8008]{1to16}, 0x96  ;   246.2 p5+p3   50 p
        vmovdqu64 [rbp + 20608], zmm1                     ;   245.2 p8+p9   50 p spill
        vmovdqu64 zmm1, [rbp + 13760]                     ;   192.0 p2      46 p reload
        vpternlogd zmm14, zmm1, [r8 + 7976]{1to16}, 0x96  ;   246.7 p0+p3   50 p
        vmovdqu64 [rbp + 12800], zmm23                    ;   246.2 p7+p4   50 p spill
        vmovdqu64 zmm23, [rbp + 20800]                    ;   193.0 p2      50 p reload
        vpxord zmm23, zmm23, zmm16                        ;   247.2 p5      50 p
        vpxord zmm15, zmm15, zmm25                        ;   247.7 p0      50 p
        vmovdqu64 zmm4, [rbp + 19200]                     ;   193.2 p3      50 p reload
        vpternlogd zmm18, zmm4, [rbp + 15104], 0x96       ;   248.2 p5+p2   50 p
        vmovdqu64 zmm4, [rbp + 15872]                     ;   194.2 p3      46 p reload
        vpternlogd zmm14, zmm4, [rbp + 14784], 0x96       ;   248.7 p0+p2   50 p
        vpternlogd zmm14, zmm5, [rbp + 18944], 0x96       ;   249.7 p5+p3   50 p
        vmovdqu64 zmm4, [rbp + 12992]                     ;   221.8 p2      50 p reload
        vpternlogd zmm14, zmm4, [rbp + 17984], 0x96       ;   250.7 p0+p3   50 p
        vpxord zmm4, zmm11, [r8 + 8044]{1to16}            ;   250.2 p5+p2   50 p
        vpternlogd zmm4, zmm27, [rbp + 15104], 0x96       ;   251.2 p0+p3   50 p
        vmovdqu64 zmm27, [rbp + 12864]                    ;   198.0 p2      50 p reload
        vpxord zmm27, zmm27, zmm28                        ;   251.2 p5      50 p
        vmovdqu64 [rbp + 12864], zmm11                    ;   227.8 p8+p9   47 p spill
        vmovdqu64 zmm11, [rbp + 20736]                    ;   198.2 p3      50 p reload
        vpxord zmm11, zmm11, zmm28                        ;   251.7 p0      50 p
        vmovdqu64 [rbp + 20736], zmm29                    ;   241.7 p7+p4   50 p spill
        vmovdqa64 zmm29, zmm7                             ;   243.2         50 p copy
        vpternlogd zmm29, zmm6, [rbp + 20416], 0x96       ;   252.2 p5+p2   50 p
        vmovdqu64 [rbp + 20416], zmm14                    ;   251.7 p8+p9   50 p spill
        vmovdqu64 zmm14, [rbp + 15744]                    ;   199.2 p3      50 p reload
        vpternlogd zmm7, zmm14, [r8 + 8040]{1to16}, 0x96  ;   252.7 p0+p2   50 p
        vmovdqu64 zmm14, [rbp + 16448]                    ;   200.2 p3      50 p reload
        vpternlogd zmm3, zmm14, [rbp + 16256], 0x96       ;   253.2 p5+p2   50 p
        vmovdqu64 zmm14, [rbp + 18560]                    ;   201.2 p3      50 p reload
        vpternlogd zmm3, zmm14, [rbp + 20544], 0x96       ;   254.2 p0+p2   50 p
        vmovdqu64 [rbp + 14784], zmm18                    ;   249.2 p7+p4   50 p spill
        vmovdqa64 zmm18, zmm20                            ;   194.7         50 p copy
        vpternlogd zmm18, zmm14, [r8 + 8084]{1to16}, 0x96 ;   254.2 p5+p3   50 p
        vpternlogd zmm18, zmm2, [rbp + 18688], 0x96       ;   255.2 p0+p2   50 p
        vmovdqa64 zmm14, zmm20                            ;   194.7         50 p copy
        vpternlogd zmm14, zmm9, [rbp + 14592], 0x96       ;   255.2 p5+p3   50 p
        vmovdqu64 [rbp + 20800], zmm20                    ;   231.8 p8+p9   50 p spill
        vmovdqu64 zmm20, [rbp + 21696]                    ;   210.2 p2      50 p reload
        vpternlogd zmm17, zmm20, [r8 + 8168]{1to16}, 0x96 ;   255.7 p0+p3   50 p
        vmovdqu64 zmm20, [rbp + 16000]                    ;   205.0 p2      50 p reload
        vpternlogd zmm3, zmm20, [rbp + 19456], 0x96       ;   256.2 p5+p3   50 p
        vmovdqu64 [rbp + 19456], zmm3                     ;   257.2 p7+p4   50 p spill
        vmovdqa64 zmm3, zmm20                             ;   211.0         50 p copy
        vpternlogd zmm3, zmm25, [rbp + 14720], 0x96       ;   256.7 p0+p2   50 p
        vmovdqu64 [rbp + 12928], zmm3                     ;   257.7 p8+p9   50 p spill
        vmovdqu64 zmm3, [rbp + 13504]                     ;   206.2 p3      50 p reload
        vpternlogd zmm7, zmm3, [rbp + 16320], 0x96        ;   257.2 p5+p2   50 p
        vmovdqa64 zmm20, zmm3                             ;   212.2         50 p copy
        vpternlogd zmm20, zmm16, [rbp + 14528], 0x96      ;   257.7 p0+p3   50 p
        vpxord zmm3, zmm16, [r8 + 8076]{1to16}            ;   258.2 p5+p2   50 p
        vmovdqu64 [rbp + 22208], zmm14                    ;   256.2 p7+p4   50 p spill
        vmovdqu64 zmm14, [rbp + 17920]                    ;   208.2 p3      50 p reload
        vpternlogd zmm7, zmm14, [rbp + 17984], 0x96       ;   258.7 p0+p2   50 p
        vmovdqu64 [rbp + 22272], zmm7                     ;   259.7 p8+p9   50 p spill
        vmovdqu64 zmm7, [rbp + 17664]                     ;   209.2 p3      50 p reload
        vpternlogd zmm4, zmm7, [rbp + 16384], 0x96        ;   259.2 p5+p2   50 p
        vpternlogd zmm4, zmm23, [rbp + 21632], 0x96       ;   260.2 p0+p3   50 p
        vmovdqu64 [rbp + 22336], zmm4                     ;   261.2 p7+p4   50 p spill
        vmovdqa64 zmm4, zmm25                             ;   237.7         50 p copy
        vpternlogd zmm4, zmm28, [rbp + 9088], 0x96        ;   260.2 p5+p2   50 p
        vpternlogd zmm4, zmm21, [rbp + 14272], 0x96       ;   261.2 p0+p3   50 p
        vmovdqu64 zmm14, [rbp + 20032]                    ;   212.0 p2      50 p reload
        vpternlogd zmm4, zmm14, [rbp + 14208], 0x96       ;   262.2 p5+p3   50 p
        vmovdqu64 zmm14, [rbp + 19136]                    ;   213.0 p2      50 p
        vpternlogd zmm14, zmm25, [r8 + 7956]{1to16}, 0x96 ;   261.7 p0+p3   50 p
        vmovdqu64 [rbp + 14272], zmm15                    ;   248.7 p8+p9   50 p spill
        vmovdqu64 zmm15, [rbp + 17728]                    ;   214.0 p2      47 p reload
        vpternlogd zmm14, zmm15, [rbp + 14528], 0x96      ;   262.7 p5+p3   50 p
        vpternlogd zmm14, zmm8, [rbp + 19072], 0x96       ;   263.7 p0+p2   50 p
        vpternlogd zmm14, zmm30, [rbp + 19008], 0x96      ;   264.7 p5+p3   50 p
        vmovdqu64 [rbp + 19072], zmm8                     ;   239.7 p7+p4   50 p spill
        vmovdqu64 zmm8, [rbp + 16128]                     ;   216.0 p2      50 p
        vpternlogd zmm8, zmm5, [r8 + 8052]{1to16}, 0x96   ;   263.7 p0+p3   50 p
        vpternlogd zmm8, zmm30, [rbp + 19712], 0x96       ;   264.7 p5+p2   50 p
        vmovdqu64 [rbp + 22400], zmm30                    ;   239.8 p8+p9   50 p spill
        vmovdqu64 zmm30, [rbp + 21568]                    ;   217.2 p3      50 p reload
        vpternlogd zmm8, zmm30, [rbp + 18496], 0x96       ;   265.7 p0+p2   50 p
        vmovdqu64 zmm30, [rbp + 16448]                    ;   218.2 p3      50 p reload
        vpternlogd zmm3, zmm30, [rbp + 20160], 0x96       ;   265.2 p5+p2   50 p
        vmovdqu64 zmm30, [rbp + 18880]                    ;   219.2 p3      50 p reload
        vpternlogd zmm3, zmm30, [rbp + 20864], 0x96       ;   266.2 p0+p2   50 p
        vmovdqu64 zmm30, [rbp + 16384]                    ;   220.2 p3      50 p reload
        vmovdqu64 [rbp + 18880], zmm8                     ;   266.7 p7+p4   50 p spill
        vmovdqu64 zmm8, [rbp + 20992]                     ;   221.0 p2      50 p reload
        vpternlogd zmm18, zmm8, zmm30, 0x96               ;   266.2 p5      50 p
        vpternlogd zmm3, zmm8, [rbp + 13376], 0x96        ;   267.2 p0+p3   50 p
        vmovdqu64 zmm8, [rbp + 22080]                     ;   222.0 p2      50 p
        vpternlogd zmm8, zmm13, [r8 + 7988]{1to16}, 0x96  ;   267.2 p5+p3   50 p
        vmovdqu64 zmm30, [rbp + 20288]                    ;   223.0 p2      50 p reload
        vpternlogd zmm8, zmm30, [rbp + 15296], 0x96       ;   268.2 p0+p3   50 p
        vmovdqu64 [rbp + 20160], zmm18                    ;   267.2 p8+p9   50 p spill
        vmovdqu64 zmm18, [rbp + 22144]                    ;   224.0 p2      50 p reload
        vpternlogd zmm8, zmm18, [rbp + 16576], 0x96       ;   269.2 p5+p3   50 p
        vmovdqu64 [rbp + 22464], zmm3                     ;   268.2 p7+p4   50 p spill
        vmovdqa64 zmm3, zmm18                             ;   230.0         50 p copy
        vpternlogd zmm3, zmm0, [rbp + 13056], 0x96        ;   268.7 p0+p2   50 p
        vmovdqu64 zmm18, [rbp + 17344]                    ;   225.2 p3      50 p reload
        vpternlogd zmm17, zmm18, [rbp + 20544], 0x96      ;   269.2 p5+p2   50 p
        vmovdqu64 zmm18, [rbp + 20352]                    ;   226.2 p3      50 p
        vpternlogd zmm18, zmm13, [r8 + 8116]{1to16}, 0x96 ;   269.7 p0+p2   50 p
        vmovdqu64 zmm15, [rbp + 16128]                    ;   227.2 p3      50 p reload
        vpternlogd zmm13, zmm15, [r8 + 8180]{1to16}, 0x96 ;   270.2 p5+p2   50 p
        vmovdqu64 zmm15, [rbp + 20864]                    ;   228.2 p3      50 p reload
        vpternlogd zmm18, zmm15, [rbp + 13504], 0x96      ;   270.7 p0+p2   50 p
        vmovdqu64 zmm15, [rbp + 18816]                    ;   229.2 p3      50 p reload
        vpternlogd zmm18, zmm15, [rbp + 18176], 0x96      ;   271.7 p5+p2   50 p
        vmovdqu64 zmm15, [rbp + 19840]                    ;   230.2 p3      50 p reload
        vpternlogd zmm17, zmm15, [rbp + 21824], 0x96      ;   271.7 p0+p2   50 p
        vmovdqu64 [rbp + 13056], zmm17                    ;   272.7 p8+p9   50 p spill
        vmovdqu64 zmm17, [rbp + 19776]                    ;   231.2 p3      50 p
        vpternlogd zmm17, zmm6, [rbp + 14976], 0x96       ;   272.2 p5+p2   50 p
        vmovdqu64 [rbp + 22528], zmm18                    ;   272.7 p7+p4   50 p spill
        vmovdqu64 zmm18, [rbp + 21312]                    ;   232.2 p3      50 p reload
        vpternlogd zmm13, zmm18, [rbp + 16576], 0x96      ;   272.7 p0+p2   50 p
        vmovdqu64 zmm18, [rbp + 21184]                    ;   233.2 p3      50 p reload
        vmovdqu64 [rbp + 21312], zmm5                     ;   245.8 p8+p9   50 p spill
        vmovdqu64 zmm5, [rbp + 18432]                     ;   234.0 p2      50 p reload
        vpternlogd zmm13, zmm5, zmm18, 0x96               ;   273.7 p5      50 p
        vmovdqu64 [rbp + 22592], zmm13                    ;   274.7 p7+p4   50 p spill
        vmovdqu64 zmm13, [rbp + 22016]                    ;   234.2 p3      50 p
        vpternlogd zmm13, zmm27, [rbp + 17536], 0x96      ;   273.7 p0+p2   50 p
        vmovdqu64 [rbp + 22016], zmm13                    ;   274.7 p8+p9   50 p spill
        vmovdqu64 zmm13, [rbp + 21952]                    ;   235.2 p3      50 p
        vpternlogd zmm13, zmm20, [rbp + 18048], 0x96      ;   274.2 p5+p2   50 p
        vmovdqu64 [rbp + 21952], zmm13                    ;   275.2 p7+p4   50 p spill
        vmovdqu64 zmm13, [rbp + 21888]                    ;   236.2 p3      50 p
        vpternlogd zmm13, zmm12, [rbp + 14016], 0x96      ;   274.7 p0+p2   50 p
        vmovdqu64 zmm18, [rbp + 18112]                    ;   237.2 p3      50 p reload
        vpternlogd zmm13, zmm18, [rbp + 18048], 0x96      ;   275.7 p5+p2   50 p
        vmovdqu64 [rbp + 21888], zmm13                    ;   276.7 p8+p9   50 p spill
        vmovdqu64 zmm13, [rbp + 9344]                     ;   238.2 p3      46 p
        vpternlogd zmm13, zmm26, [rbp + 13440], 0x96      ;   275.7 p0+p2   46 p
        vpternlogd zmm13, zmm24, [rbp + 19712], 0x96      ;   276.7 p5+p3   46 p
        vmovdqu64 [rbp + 19712], zmm8                     ;   270.2 p7+p4   50 p spill
        vmovdqu64 zmm8, [rbp + 13184]                     ;   240.0 p2      46 p
        vpternlogd zmm8, zmm7, [r8 + 8024]{1to16}, 0x96   ;   276.7 p0+p3   46 p
        vmovdqu64 [rbp + 13184], zmm17                    ;   273.2 p8+p9   50 p spill
        vmovdqu64 zmm17, [rbp + 15104]                    ;   241.0 p2      46 p reload
        vpternlogd zmm8, zmm17, [rbp + 15040], 0x96       ;   277.7 p5+p3   46 p
        vmovdqu64 zmm17, [rbp + 12800]                    ;   246.2 p2      50 p reload
        vpternlogd zmm8, zmm17, [rbp + 15296], 0x96       ;   278.7 p0+p3   46 p
        vmovdqu64 zmm17, [rbp + 19456]                    ;   257.2 p2      50 p reload
        vpternlogd zmm8, zmm17, [rbp + 18048], 0x96       ;   279.7 p5+p3   46 p
        vmovdqu64 zmm17, [rbp + 16768]                    ;   244.0 p2      50 p
        vpxord zmm17, zmm17, [rbp + 9792]                 ;   278.7 p0+p3   50 p
        vpternlogd zmm17, zmm7, zmm1, 0x96                ;   279.7 p5      50 p
        vmovdqu64 zmm1, [rbp + 20544]                     ;   245.0 p2      47 p reload
        vmovdqu64 zmm7, [rbp + 22080]                     ;   245.2 p3      50 p reload
        vpternlogd zmm17, zmm7, zmm1, 0x96                ;   280.7 p0      50 p
        vpternlogd zmm17, zmm11, [rbp + 21824], 0x96      ;   281.7 p5+p2   50 p
        vmovdqu64 zmm7, [rbp + 15488]                     ;   246.2 p3      50 p
        vpxord zmm7, zmm7, [rbp + 9984]                   ;   280.7 p0+p2   50 p
        vmovdqu64 zmm1, [rbp + 17856]                     ;   247.2 p3      50 p reload
        vpternlogd zmm7, zmm1, [rbp + 17408], 0x96        ;   281.7 p5+p2   50 p
        vmovdqu64 zmm1, [rbp + 16896]                     ;   248.2 p3      50 p reload
        vpternlogd zmm7, zmm22, zmm1, 0x96                ;   282.7 p0      50 p
        vmovdqu64 zmm22, [rbp + 14400]                    ;   249.0 p2      50 p
        vpxord zmm22, zmm22, [rbp + 10176]                ;   282.2 p5+p3   50 p
        vmovdqu64 [rbp + 17856], zmm7                     ;   283.7 p7+p4   50 p spill
        vmovdqu64 zmm7, [rbp + 20480]                     ;   250.0 p2      50 p reload
        vpternlogd zmm22, zmm7, [rbp + 14912], 0x96       ;   283.2 p0+p3   50 p
        vpternlogd zmm22, zmm27, [rbp + 19328], 0x96      ;   284.2 p5+p2   50 p
        vmovdqu64 zmm27, [rbp + 20352]                    ;   251.2 p3      46 p
        vpternlogd zmm27, zmm7, [r8 + 7992]{1to16}, 0x96  ;   283.7 p0+p2   46 p
        vpternlogd zmm27, zmm24, [rbp + 15808], 0x96      ;   284.7 p5+p3   46 p
        vmovdqu64 zmm24, [rbp + 16576]                    ;   253.0 p2      50 p reload
        vmovdqu64 zmm7, [rbp + 20416]                     ;   253.2 p3      50 p reload
        vpternlogd zmm27, zmm7, zmm24, 0x96               ;   285.7 p0      46 p
        vmovdqu64 zmm24, [rbp + 12992]                    ;   254.0 p2      50 p reload
        vpternlogd zmm27, zmm24, [rbp + 17472], 0x96      ;   286.7 p5+p3   46 p
        vmovdqa64 zmm24, zmm27                            ;   287.7         46 p copy
        vmovdqu64 [rbp + 12992], zmm22                    ;   285.2 p8+p9   50 p spill
        vmovdqu64 zmm22, [rbp + 16768]                    ;   255.0 p2      50 p
        vpxord zmm22, zmm22, [r8 + 8108]{1to16}           ;   285.7 p0+p3   50 p
        vmovdqu64 zmm7, [rbp + 16000]                     ;   256.0 p2      50 p reload
        vpternlogd zmm22, zmm7, [rbp + 17088], 0x96       ;   286.7 p5+p3   50 p
        vmovdqu64 zmm7, [rbp + 21504]                     ;   257.0 p2      50 p reload
        vpternlogd zmm22, zmm7, [rbp + 18688], 0x96       ;   287.7 p0+p3   50 p
        vpternlogd zmm22, zmm0, [rbp + 18176], 0x96       ;   288.7 p5+p2   50 p
        vmovdqu64 zmm0, [rbp + 15616]                     ;   258.2 p3      50 p
        vpxord zmm0, zmm0, [r8 + 8140]{1to16}             ;   287.7 p0+p2   50 p
        vpternlogd zmm0, zmm20, [rbp + 17728], 0x96       ;   288.7 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 18304]                    ;   260.0 p2      50 p reload
        vpternlogd zmm0, zmm18, zmm20, 0x96               ;   289.7 p0      50 p
        vpternlogd zmm0, zmm1, [rbp + 16064], 0x96        ;   290.7 p5+p3   50 p
        vmovdqu64 zmm1, [rbp + 16704]                     ;   261.0 p2      50 p
        vpxord zmm1, zmm1, [r8 + 8148]{1to16}             ;   289.7 p0+p3   50 p
        vpternlogd zmm1, zmm12, [rbp + 19520], 0x96       ;   290.7 p5+p2   50 p
        vmovdqu64 zmm18, [rbp + 16064]                    ;   262.2 p3      50 p reload
        vpternlogd zmm1, zmm18, [rbp + 19008], 0x96       ;   291.7 p0+p2   50 p
        vmovdqu64 zmm18, [rbp + 17280]                    ;   263.2 p3      50 p
        vpxord zmm18, zmm18, [rbp + 10560]                ;   291.2 p5+p2   50 p
        vmovdqu64 zmm20, [rbp + 15424]                    ;   264.2 p3      50 p reload
        vpternlogd zmm18, zmm20, [rbp + 15872], 0x96      ;   292.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 16320]                    ;   265.2 p3      50 p reload
        vpternlogd zmm18, zmm11, zmm20, 0x96              ;   293.2 p5      50 p
        vmovdqu64 zmm11, [rbp + 21120]                    ;   266.0 p2      50 p reload
        vpternlogd zmm18, zmm11, [rbp + 13120], 0x96      ;   294.2 p0+p3   50 p
        vmovdqu64 zmm11, [rbp + 14464]                    ;   267.0 p2      50 p
        vpxord zmm11, zmm11, [r8 + 8172]{1to16}           ;   293.2 p5+p3   50 p
        vmovdqu64 zmm7, [rbp + 13440]                     ;   268.0 p2      47 p reload
        vpternlogd zmm11, zmm7, [rbp + 14400], 0x96       ;   294.2 p0+p3   50 p
        vmovdqu64 [rbp + 14464], zmm18                    ;   295.2 p7+p4   50 p spill
        vmovdqu64 zmm18, [rbp + 20864]                    ;   269.0 p2      50 p reload
        vpternlogd zmm11, zmm18, [rbp + 19392], 0x96      ;   295.2 p5+p3   50 p
        vpternlogd zmm11, zmm23, [rbp + 21184], 0x96      ;   296.2 p0+p2   50 p
        vmovdqu64 zmm23, [rbp + 10368]                    ;   270.2 p3      50 p
        vpternlogd zmm23, zmm7, [rbp + 17024], 0x96       ;   295.2 p5+p2   50 p
        vpternlogd zmm23, zmm28, [rbp + 21440], 0x96      ;   296.2 p0+p3   50 p
        vmovdqu64 zmm7, [rbp + 17920]                     ;   272.0 p2      50 p reload
        vpternlogd zmm23, zmm7, [rbp + 16640], 0x96       ;   297.2 p5+p3   50 p
        vmovdqa64 zmm7, zmm8                              ;   280.7         46 p copy
        vmovdqu64 zmm18, [rbp + 19392]                    ;   273.0 p2      46 p
        vpxord zmm18, zmm18, [rbp + 9152]                 ;   296.7 p0+p3   46 p
        vpternlogd zmm18, zmm28, [rbp + 13696], 0x96      ;   297.7 p5+p2   46 p
        vpternlogd zmm18, zmm6, [rbp + 14976], 0x96       ;   298.7 p0+p3   46 p
        vpternlogd zmm18, zmm21, [rbp + 20928], 0x96      ;   299.7 p5+p2   46 p
        vpternlogd zmm18, zmm14, [rbp + 21824], 0x96      ;   300.7 p0+p3   46 p
        vmovdqu64 zmm28, [rbp + 21440]                    ;   276.0 p2      46 p
        vpternlogd zmm28, zmm10, [r8 + 8056]{1to16}, 0x96 ;   299.2 p5+p3   46 p
        vmovdqu64 [rbp + 21824], zmm11                    ;   297.2 p8+p9   50 p spill
        vmovdqu64 zmm11, [rbp + 13376]                    ;   277.0 p2      50 p reload
        vpternlogd zmm28, zmm11, [rbp + 14528], 0x96      ;   300.2 p0+p3   46 p
        vmovdqu64 zmm11, [rbp + 22272]                    ;   278.0 p2      50 p reload
        vpternlogd zmm28, zmm11, [rbp + 21568], 0x96      ;   301.2 p5+p3   46 p
        vmovdqu64 zmm11, [rbp + 15232]                    ;   279.0 p2      46 p
        vpxord zmm11, zmm11, [r8 + 7996]{1to16}           ;   300.7 p0+p3   46 p
        vmovdqu64 [rbp + 21568], zmm1                     ;   292.7 p7+p4   50 p spill
        vmovdqu64 zmm1, [rbp + 20224]                     ;   280.0 p2      50 p reload
        vpternlogd zmm11, zmm1, [rbp + 19904], 0x96       ;   301.7 p5+p3   46 p
        vpternlogd zmm11, zmm3, [rbp + 14272], 0x96       ;   302.7 p0+p2   46 p
        vmovdqu64 zmm1, [rbp + 16768]                     ;   281.2 p3      47 p reload
        vmovdqu64 [rbp + 19904], zmm23                    ;   298.2 p8+p9   50 p spill
        vmovdqu64 zmm23, [rbp + 14848]                    ;   282.0 p2      50 p
        vpternlogd zmm23, zmm1, [r8 + 8072]{1to16}, 0x96  ;   302.2 p5+p3   50 p
        vmovdqu64 zmm1, [rbp + 16704]                     ;   283.0 p2      50 p reload
        vpternlogd zmm23, zmm1, [rbp + 21056], 0x96       ;   303.2 p0+p3   50 p
        vpternlogd zmm23, zmm19, [rbp + 19776], 0x96      ;   304.2 p5+p2   50 p
        vmovdqa64 zmm1, zmm28                             ;   302.2         46 p copy
        vmovdqu64 [rbp + 19776], zmm0                     ;   291.7 p7+p4   50 p spill
        vmovdqu64 zmm0, [rbp + 15488]                     ;   284.2 p3      46 p reload
        vmovdqu64 [rbp + 21056], zmm12                    ;   259.8 p8+p9   50 p spill
        vmovdqu64 zmm12, [rbp + 19136]                    ;   285.0 p2      50 p
        vpternlogd zmm12, zmm0, [r8 + 8104]{1to16}, 0x96  ;   303.7 p0+p3   50 p
        vpternlogd zmm12, zmm5, zmm20, 0x96               ;   304.7 p5      50 p
        vpternlogd zmm12, zmm15, zmm19, 0x96              ;   305.7 p0      50 p
        vmovdqu64 zmm0, [rbp + 14400]                     ;   286.0 p2      46 p reload
        vmovdqu64 zmm5, [rbp + 15616]                     ;   286.2 p3      50 p
        vpternlogd zmm5, zmm0, [r8 + 8136]{1to16}, 0x96   ;   305.2 p5+p2   50 p
        vmovdqu64 zmm0, [rbp + 21376]                     ;   287.2 p3      50 p reload
        vpternlogd zmm5, zmm30, zmm0, 0x96                ;   306.2 p0      50 p
        vpternlogd zmm5, zmm19, [rbp + 16512], 0x96       ;   307.2 p5+p2   50 p
        vmovdqu64 zmm15, [rbp + 19136]                    ;   288.2 p3      47 p reload
        vmovdqu64 zmm19, [rbp + 9216]                     ;   289.0 p2      46 p
        vpternlogd zmm19, zmm15, [rbp + 16256], 0x96      ;   306.7 p0+p3   46 p
        vmovdqu64 zmm15, [rbp + 15680]                    ;   290.0 p2      46 p reload
        vpternlogd zmm19, zmm15, [rbp + 14336], 0x96      ;   307.7 p5+p3   46 p
        vpternlogd zmm19, zmm9, [rbp + 13888], 0x96       ;   308.7 p0+p2   46 p
        vpternlogd zmm19, zmm16, zmm25, 0x96              ;   309.7 p5      46 p
        vmovdqu64 zmm15, [rbp + 14848]                    ;   291.2 p3      47 p reload
        vpternlogd zmm19, zmm15, [rbp + 17152], 0x96      ;   310.7 p0+p2   46 p
        vpternlogd zmm19, zmm13, zmm4, 0x69               ;   311.7 p5      46 p
        vmovdqu64 zmm15, [rbp + 14720]                    ;   292.2 p3      46 p reload
        vmovdqu64 zmm16, [rbp + 17216]                    ;   293.0 p2      47 p reload
        vmovdqu64 zmm30, [rbp + 9280]                     ;   293.2 p3      46 p
        vpternlogd zmm30, zmm16, zmm15, 0x96              ;   309.7 p0      46 p
        vpternlogd zmm30, zmm10, [rbp + 15936], 0x96      ;   310.7 p5+p2   46 p
        vmovdqu64 zmm16, [rbp + 15232]                    ;   294.2 p3      50 p reload
        vpternlogd zmm30, zmm31, zmm16, 0x96              ;   311.7 p0      46 p
        vpternlogd zmm30, zmm2, zmm29, 0x96               ;   312.7 p5      46 p
        vmovdqa64 zmm2, zmm18                             ;   301.7         46 p copy
        vpternlogd zmm2, zmm30, zmm19, 0x96               ;   313.7 p0      46 p
        vmovdqa64 zmm31, zmm2                             ;   314.7         46 p copy
        vpternlogd zmm31, zmm30, zmm13, 0x2e              ;   314.7 p5      46 p
        vmovdqa64 zmm16, zmm31                            ;   315.7         46 p copy
        vpternlogd zmm16, zmm4, zmm4, 0xc3                ;   315.7 p0      46 p
        vpternlogd zmm31, zmm18, zmm30, 0x2f              ;   315.7 p5      46 p
        vpternlogd zmm14, zmm31, zmm2, 0xb4               ;   316.7 p0      46 p
        vmovdqa64 zmm4, zmm18                             ;   301.7         46 p copy
        vpternlogd zmm4, zmm30, zmm13, 0xd4               ;   314.2 p5      46 p
        vpternlogd zmm31, zmm26, zmm4, 0x69               ;   316.7 p0      46 p
        vpternlogd zmm4, zmm19, zmm16, 0x95               ;   316.7 p5      46 p
        vpternlogd zmm18, zmm31, zmm14, 0x69              ;   317.7 p0      46 p
        vpternlogd zmm16, zmm29, zmm18, 0x96              ;   318.7 p5      46 p
        vmovdqa64 zmm19, zmm4                             ;   317.7         46 p copy
        vpternlogd zmm19, zmm18, zmm14, 0x87              ;   318.7 p0      46 p
        vpternlogd zmm31, zmm19, zmm16, 0x4b              ;   319.7 p5      46 p
        vpternlogd zmm13, zmm31, zmm19, 0x69              ;   320.7 p0      46 p
        vpxord zmm30, zmm30, zmm16                        ;   319.7 p5      46 p
        vmovdqa64 zmm26, zmm16                            ;   319.7         46 p copy
        vpternlogd zmm26, zmm18, zmm14, 0x5c              ;   319.7 p0      46 p
        vpternlogd zmm30, zmm19, zmm26, 0x2d              ;   320.7 p5      46 p
        vpternlogd zmm26, zmm2, zmm13, 0x69               ;   321.7 p0      46 p
        vmovdqa64 zmm2, zmm30                             ;   321.7         46 p copy
        vpternlogd zmm2, zmm13, zmm31, 0x6b               ;   321.7 p5      46 p
        vpxord zmm19, zmm30, zmm26                        ;   322.7 p0      46 p
        vmovdqa64 zmm29, zmm26                            ;   322.7         46 p copy
        vpternlogd zmm29, zmm13, zmm31, 0x53              ;   322.7 p5      46 p
        vpternlogd zmm30, zmm29, zmm31, 0x59              ;   323.7 p0      46 p
        vpternlogd zmm29, zmm2, zmm19, 0xb6               ;   323.7 p5      46 p
        vpternlogd zmm2, zmm4, zmm29, 0x96                ;   324.7 p0      46 p
        vpternlogd zmm18, zmm30, zmm19, 0xb4              ;   324.7 p5      46 p
        vpternlogd zmm29, zmm16, zmm18, 0x96              ;   325.7 p0      46 p
        vpternlogd zmm30, zmm14, zmm19, 0x96              ;   324.7 p5      46 p
        vpternlogd zmm18, zmm26, zmm13, 0x2d              ;   325.7 p0      46 p
        vmovdqu64 zmm4, [rbp + 15616]                     ;   295.0 p2      46 p
        vpxord zmm14, zmm6, [rbp + 10048]                 ;   325.2 p5+p3   47 p
        vmovdqu64 zmm16, [rbp + 21696]                    ;   296.0 p2      50 p reload
        vpternlogd zmm14, zmm16, [rbp + 19392], 0x96      ;   326.2 p0+p3   47 p
        vmovdqu64 zmm0, [rbp + 9472]                      ;   297.0 p2      50 p reload
        vpternlogd zmm16, zmm0, [rbp + 17280], 0x96       ;   326.2 p5+p3   46 p
        vmovdqu64 zmm0, [rbp + 21760]                     ;   298.0 p2      47 p reload
        vmovdqu64 zmm15, [rbp + 14208]                    ;   298.2 p3      50 p reload
        vpternlogd zmm16, zmm15, zmm0, 0x96               ;   327.2 p0      46 p
        vmovdqu64 zmm15, [rbp + 19712]                    ;   299.0 p2      50 p reload
        vpternlogd zmm16, zmm15, [rbp + 13184], 0x96      ;   328.2 p5+p3   46 p
        vpternlogd zmm14, zmm21, [rbp + 21504], 0x96      ;   327.7 p0+p2   47 p
        vmovdqa64 zmm21, zmm16                            ;   329.2         46 p copy
        vpternlogd zmm21, zmm27, zmm11, 0xd4              ;   329.2 p5      46 p
        vmovdqu64 [rbp + 21696], zmm31                    ;   320.7 p7+p4   46 p spill
        vmovdqu64 zmm31, [rbp + 20160]                    ;   300.2 p3      50 p reload
        vpternlogd zmm14, zmm31, [rbp + 13952], 0x96      ;   328.7 p0+p2   47 p
        vpxord zmm4, zmm4, [rbp + 9728]                   ;   329.2 p5+p3   46 p
        vpternlogd zmm4, zmm9, [rbp + 19648], 0x96        ;   330.2 p0+p2   46 p
        vmovdqu64 [rbp + 19392], zmm30                    ;   325.7 p8+p9   46 p spill
        vmovdqu64 zmm30, [rbp + 21312]                    ;   302.2 p3      50 p reload
        vpternlogd zmm4, zmm30, [rbp + 16384], 0x96       ;   331.2 p5+p2   46 p
        vmovdqu64 zmm30, [rbp + 14144]                    ;   303.2 p3      50 p reload
        vmovdqu64 [rbp + 21312], zmm13                    ;   321.7 p7+p4   46 p spill
        vmovdqu64 zmm13, [rbp + 22016]                    ;   304.0 p2      50 p reload
        vpternlogd zmm4, zmm13, zmm30, 0x96               ;   332.2 p0      46 p
        vmovdqu64 [rbp + 15616], zmm18                    ;   326.7 p8+p9   46 p spill
        vmovdqu64 zmm18, [rbp + 12800]                    ;   304.2 p3      47 p
        vpternlogd zmm18, zmm10, [r8 + 8092]{1to16}, 0x96 ;   331.2 p5+p2   47 p
        vpternlogd zmm18, zmm30, [rbp + 14272], 0x96      ;   332.2 p0+p3   47 p
        vmovdqu64 zmm30, [rbp + 15168]                    ;   306.0 p2      50 p reload
        vmovdqu64 [rbp + 14144], zmm2                     ;   325.7 p7+p4   46 p spill
        vmovdqu64 zmm2, [rbp + 22464]                     ;   306.2 p3      50 p reload
        vpternlogd zmm18, zmm2, zmm30, 0x96               ;   333.2 p5      47 p
        vmovdqu64 zmm30, [rbp + 10112]                    ;   307.0 p2      47 p
        vpternlogd zmm30, zmm9, [rbp + 13504], 0x96       ;   332.7 p0+p3   47 p
        vmovdqu64 [rbp + 13504], zmm19                    ;   323.7 p8+p9   46 p spill
        vmovdqu64 zmm19, [rbp + 18752]                    ;   308.0 p2      50 p reload
        vpternlogd zmm30, zmm19, [rbp + 18624], 0x96      ;   333.7 p5+p3   47 p
        vmovdqu64 zmm19, [rbp + 20992]                    ;   309.0 p2      50 p reload
        vmovdqu64 [rbp + 18752], zmm29                    ;   326.7 p7+p4   46 p spill
        vmovdqu64 zmm29, [rbp + 13248]                    ;   309.2 p3      50 p reload
        vpternlogd zmm30, zmm29, zmm19, 0x96              ;   334.7 p0      47 p
        vpternlogd zmm30, zmm18, [rbp + 17856], 0x69      ;   335.7 p5+p2   47 p
        vpxord zmm25, zmm25, [r8 + 8156]{1to16}           ;   334.7 p0+p3   47 p
        vmovdqu64 zmm29, [rbp + 13312]                    ;   311.0 p2      50 p reload
        vpternlogd zmm25, zmm29, [rbp + 19648], 0x96      ;   335.7 p5+p3   47 p
        vmovdqu64 zmm29, [rbp + 13248]                    ;   312.0 p2      50 p reload
        vpternlogd zmm25, zmm29, [rbp + 17984], 0x96      ;   336.7 p0+p3   47 p
        vmovdqu64 zmm29, [rbp + 19776]                    ;   313.0 p2      50 p reload
        vpternlogd zmm25, zmm29, [rbp + 17536], 0x96      ;   337.7 p5+p3   47 p
        vmovdqu64 zmm29, [rbp + 14656]                    ;   314.0 p2      47 p
        vpxord zmm29, zmm29, [r8 + 8088]{1to16}           ;   336.7 p0+p3   47 p
        vpternlogd zmm29, zmm10, [rbp + 20480], 0x96      ;   337.7 p5+p2   47 p
        vmovdqu64 [rbp + 20480], zmm26                    ;   322.7 p8+p9   46 p spill
        vmovdqu64 zmm26, [rbp + 13632]                    ;   315.2 p3      50 p reload
        vpternlogd zmm29, zmm26, [rbp + 18496], 0x96      ;   338.7 p0+p2   47 p
        vpternlogd zmm29, zmm19, zmm23, 0x96              ;   339.7 p5      47 p
        vmovdqa64 zmm19, zmm14                            ;   329.7         47 p copy
        vpternlogd zmm19, zmm29, zmm30, 0x96              ;   340.7 p0      47 p
        vmovdqa64 zmm26, zmm19                            ;   341.7         47 p copy
        vpternlogd zmm26, zmm29, zmm18, 0x2e              ;   341.7 p5      47 p
        vmovdqa64 zmm2, zmm26                             ;   342.7         47 p copy
        vpternlogd zmm2, zmm14, zmm29, 0x2f               ;   342.7 p0      47 p
        vpternlogd zmm31, zmm2, zmm19, 0xb4               ;   343.7 p5      47 p
        vmovdqu64 [rbp + 20160], zmm9                     ;   268.2 p7+p4   47 p spill
        vmovdqu64 zmm9, [rbp + 17856]                     ;   316.2 p3      50 p reload
        vpternlogd zmm26, zmm9, [rbp + 17856], 0xc3       ;   342.7 p0+p2   47 p
        vmovdqa64 zmm9, zmm14                             ;   329.7         47 p copy
        vpternlogd zmm9, zmm29, zmm18, 0xd4               ;   341.2 p5      47 p
        vpternlogd zmm30, zmm9, zmm26, 0x95               ;   343.7 p0      47 p
        vpternlogd zmm9, zmm2, [rbp + 22464], 0x69        ;   343.7 p5+p3   47 p
        vpternlogd zmm14, zmm9, zmm31, 0x69               ;   344.7 p0      47 p
        vpternlogd zmm26, zmm23, zmm14, 0x96              ;   345.7 p5      47 p
        vmovdqa64 zmm2, zmm30                             ;   344.7         47 p copy
        vpternlogd zmm2, zmm14, zmm31, 0x87               ;   345.7 p0      47 p
        vpternlogd zmm9, zmm2, zmm26, 0x4b                ;   346.7 p5      47 p
        vpternlogd zmm18, zmm9, zmm2, 0x69                ;   347.7 p0      47 p
        vpxord zmm29, zmm29, zmm26                        ;   346.7 p5      47 p
        vmovdqa64 zmm23, zmm26                            ;   346.7         47 p copy
        vpternlogd zmm23, zmm14, zmm31, 0x5c              ;   346.7 p0      47 p
        vpternlogd zmm29, zmm2, zmm23, 0x2d               ;   347.7 p5      47 p
        vpternlogd zmm23, zmm19, zmm18, 0x69              ;   348.7 p0      47 p
        vmovdqa64 zmm2, zmm29                             ;   348.7         47 p copy
        vpternlogd zmm2, zmm18, zmm9, 0x6b                ;   348.7 p5      47 p
        vpxord zmm19, zmm29, zmm23                        ;   349.7 p0      47 p
        vmovdqu64 [rbp + 22464], zmm6                     ;   270.5 p8+p9   47 p spill
        vmovdqa64 zmm6, zmm23                             ;   349.7         47 p copy
        vpternlogd zmm6, zmm18, zmm9, 0x53                ;   349.7 p5      47 p
        vpternlogd zmm29, zmm6, zmm9, 0x59                ;   350.7 p0      47 p
        vpternlogd zmm6, zmm2, zmm19, 0xb6                ;   350.7 p5      47 p
        vpternlogd zmm2, zmm30, zmm6, 0x96                ;   351.7 p0      47 p
        vpternlogd zmm14, zmm29, zmm19, 0xb4              ;   351.7 p5      47 p
        vpternlogd zmm6, zmm26, zmm14, 0x96               ;   352.7 p0      47 p
        vpternlogd zmm29, zmm31, zmm19, 0x96              ;   351.7 p5      47 p
        vmovdqu64 zmm26, [rbp + 17600]                    ;   318.0 p2      50 p reload
        vmovdqu64 zmm30, [rbp + 9536]                     ;   318.2 p3      46 p
        vpternlogd zmm30, zmm26, [rbp + 15744], 0x96      ;   351.7 p0+p2   46 p
        vmovdqu64 zmm26, [rbp + 22208]                    ;   319.2 p3      50 p reload
        vpternlogd zmm30, zmm26, [rbp + 18496], 0x96      ;   352.7 p5+p2   46 p
        vmovdqu64 zmm31, [rbp + 14784]                    ;   320.2 p3      50 p reload
        vpternlogd zmm30, zmm31, [rbp + 16640], 0x96      ;   353.7 p0+p2   46 p
        vpternlogd zmm30, zmm11, [rbp + 21248], 0x69      ;   354.7 p5+p3   46 p
        vmovdqu64 [rbp + 16640], zmm9                     ;   347.7 p7+p4   47 p spill
        vmovdqa64 zmm9, zmm16                             ;   329.2         46 p copy
        vpternlogd zmm9, zmm27, zmm30, 0x96               ;   355.7 p0      46 p
        vmovdqu64 [rbp + 18496], zmm29                    ;   352.7 p8+p9   47 p spill
        vmovdqa64 zmm29, zmm9                             ;   356.7         46 p copy
        vpternlogd zmm29, zmm27, zmm11, 0x2e              ;   356.7 p5      46 p
        vpternlogd zmm27, zmm29, zmm16, 0x73              ;   357.7 p0      46 p
        vpternlogd zmm29, zmm31, zmm31, 0xc3              ;   357.7 p5      46 p
        vpternlogd zmm15, zmm27, zmm9, 0xb4               ;   358.7 p0      46 p
        vpternlogd zmm27, zmm3, zmm21, 0x69               ;   358.7 p5      46 p
        vpternlogd zmm21, zmm30, zmm29, 0x95              ;   358.7 p0      46 p
        vpternlogd zmm16, zmm27, zmm15, 0x69              ;   359.7 p5      46 p
        vpternlogd zmm29, zmm16, [rbp + 20416], 0x96      ;   360.7 p0+p2   46 p
        vmovdqa64 zmm3, zmm21                             ;   359.7         46 p copy
        vpternlogd zmm3, zmm16, zmm15, 0x87               ;   360.7 p5      46 p
        vpternlogd zmm27, zmm3, zmm29, 0x4b               ;   361.7 p0      46 p
        vpternlogd zmm11, zmm27, zmm3, 0x69               ;   362.7 p5      46 p
        vpxord zmm24, zmm24, zmm29                        ;   361.7 p0      46 p
        vmovdqa64 zmm30, zmm29                            ;   361.7         46 p copy
        vpternlogd zmm30, zmm16, zmm15, 0x5c              ;   361.7 p5      46 p
        vpternlogd zmm24, zmm3, zmm30, 0x2d               ;   362.7 p0      46 p
        vpternlogd zmm30, zmm9, zmm11, 0x69               ;   363.7 p5      46 p
        vmovdqa64 zmm3, zmm24                             ;   363.7         46 p copy
        vpternlogd zmm3, zmm11, zmm27, 0x6b               ;   363.7 p0      46 p
        vpxord zmm9, zmm24, zmm30                         ;   364.7 p5      46 p
        vmovdqa64 zmm31, zmm30                            ;   364.7         46 p copy
        vpternlogd zmm31, zmm11, zmm27, 0x53              ;   364.7 p0      46 p
        vpternlogd zmm24, zmm31, zmm27, 0x59              ;   365.7 p5      46 p
        vpternlogd zmm31, zmm3, zmm9, 0xb6                ;   365.7 p0      46 p
        vpternlogd zmm3, zmm21, zmm31, 0x96               ;   366.7 p5      46 p
        vpternlogd zmm16, zmm24, zmm9, 0xb4               ;   366.7 p0      46 p
        vpternlogd zmm31, zmm29, zmm16, 0x96              ;   367.7 p5      46 p
        vpternlogd zmm24, zmm15, zmm9, 0x96               ;   366.7 p0      46 p
        vpternlogd zmm16, zmm30, zmm11, 0x2d              ;   367.7 p5      46 p
        vmovdqu64 zmm15, [rbp + 14656]                    ;   322.2 p3      46 p reload
        vmovdqu64 zmm21, [rbp + 19968]                    ;   323.0 p2      46 p
        vpternlogd zmm21, zmm15, [r8 + 8028]{1to16}, 0x96 ;   366.7 p0+p3   46 p
        vpternlogd zmm14, zmm23, zmm18, 0x2d              ;   367.2 p5      47 p
        vmovdqu64 zmm29, [rbp + 20800]                    ;   324.0 p2      50 p reload
        vpternlogd zmm21, zmm29, [rbp + 17984], 0x96      ;   367.7 p0+p3   46 p
        vmovdqu64 [rbp + 17984], zmm18                    ;   348.7 p7+p4   47 p spill
        vmovdqu64 zmm18, [rbp + 21952]                    ;   325.0 p2      50 p reload
        vpternlogd zmm21, zmm18, [rbp + 20736], 0x96      ;   368.7 p5+p3   46 p
        vpternlogd zmm4, zmm21, [rbp + 18048], 0x69       ;   369.7 p0+p2   46 p
        vmovdqu64 [rbp + 18048], zmm14                    ;   368.2 p8+p9   47 p spill
        vmovdqu64 zmm14, [rbp + 9856]                     ;   326.2 p3      50 p reload
        vpternlogd zmm15, zmm14, [rbp + 16448], 0x96      ;   369.2 p5+p2   46 p
        vpternlogd zmm15, zmm0, [rbp + 17792], 0x96       ;   370.2 p0+p3   46 p
        vmovdqu64 zmm0, [rbp + 19200]                     ;   328.0 p2      50 p reload
        vpternlogd zmm15, zmm0, [rbp + 17408], 0x96       ;   371.2 p5+p3   46 p
        vmovdqu64 zmm0, [rbp + 18368]                     ;   329.0 p2      50 p reload
        vmovdqu64 zmm14, [rbp + 18880]                    ;   329.2 p3      50 p reload
        vpternlogd zmm15, zmm14, zmm0, 0x96               ;   372.2 p0      46 p
        vmovdqu64 zmm0, [rbp + 14720]                     ;   330.0 p2      46 p reload
        vpternlogd zmm10, zmm0, [r8 + 8152]{1to16}, 0x96  ;   371.2 p5+p3   47 p
        vmovdqu64 zmm0, [rbp + 10240]                     ;   331.0 p2      50 p reload
        vpternlogd zmm29, zmm0, [rbp + 14592], 0x96       ;   371.7 p0+p3   47 p
        vmovdqu64 zmm0, [rbp + 20544]                     ;   332.0 p2      47 p reload
        vmovdqu64 [rbp + 14592], zmm2                     ;   352.7 p7+p4   47 p spill
        vmovdqu64 zmm2, [rbp + 19584]                     ;   332.2 p3      50 p reload
        vpternlogd zmm29, zmm2, zmm0, 0x96                ;   372.7 p5      47 p
        vmovdqu64 [rbp + 20800], zmm19                    ;   350.7 p8+p9   47 p spill
        vmovdqu64 zmm19, [rbp + 15168]                    ;   333.0 p2      50 p reload
        vpternlogd zmm29, zmm19, [rbp + 13184], 0x96      ;   373.7 p0+p3   47 p
        vmovdqu64 zmm19, [rbp + 22528]                    ;   334.0 p2      50 p reload
        vpternlogd zmm29, zmm19, [rbp + 18240], 0x96      ;   374.7 p5+p3   47 p
        vmovdqu64 [rbp + 18240], zmm6                     ;   353.7 p7+p4   47 p spill
        vmovdqu64 zmm6, [rbp + 20864]                     ;   335.0 p2      50 p reload
        vpternlogd zmm10, zmm6, [rbp + 16128], 0x96       ;   373.7 p0+p3   47 p
        vmovdqu64 [rbp + 16128], zmm23                    ;   349.7 p8+p9   47 p spill
        vmovdqu64 zmm23, [rbp + 13568]                    ;   336.0 p2      50 p reload
        vpternlogd zmm10, zmm23, [rbp + 17280], 0x96      ;   374.7 p5+p3   47 p
        vpternlogd zmm10, zmm5, [rbp + 21120], 0x96       ;   375.7 p0+p2   47 p
        vmovdqa64 zmm19, zmm10                            ;   376.7         47 p copy
        vmovdqu64 [rbp + 21120], zmm27                    ;   362.7 p7+p4   46 p spill
        vmovdqu64 zmm27, [rbp + 21440]                    ;   337.2 p3      47 p
        vpxord zmm27, zmm27, [r8 + 8124]{1to16}           ;   375.2 p5+p2   47 p
        vmovdqu64 [rbp + 21440], zmm24                    ;   367.7 p8+p9   46 p spill
        vmovdqu64 zmm24, [rbp + 13632]                    ;   338.2 p3      50 p reload
        vpternlogd zmm27, zmm24, [rbp + 20736], 0x96      ;   376.2 p0+p2   47 p
        vmovdqu64 zmm24, [rbp + 18304]                    ;   339.2 p3      50 p reload
        vpternlogd zmm27, zmm22, zmm24, 0x96              ;   377.2 p5      47 p
        vmovdqu64 zmm24, [rbp + 20096]                    ;   340.0 p2      47 p
        vpxord zmm24, zmm24, [r8 + 8120]{1to16}           ;   376.7 p0+p3   47 p
        vmovdqu64 [rbp + 20736], zmm11                    ;   363.7 p7+p4   46 p spill
        vmovdqu64 zmm11, [rbp + 13312]                    ;   341.0 p2      50 p reload
        vpternlogd zmm24, zmm11, [rbp + 21056], 0x96      ;   377.7 p5+p3   47 p
        vmovdqu64 zmm11, [rbp + 16384]                    ;   342.0 p2      50 p reload
        vpternlogd zmm24, zmm11, [rbp + 22400], 0x96      ;   378.7 p0+p3   47 p
        vpternlogd zmm24, zmm12, [rbp + 18176], 0x96      ;   379.7 p5+p2   47 p
        vmovdqa64 zmm11, zmm29                            ;   375.7         47 p copy
        vpternlogd zmm11, zmm24, zmm27, 0xd4              ;   380.7 p0      47 p
        vmovdqu64 [rbp + 18176], zmm16                    ;   368.7 p8+p9   46 p spill
        vmovdqa64 zmm16, zmm24                            ;   380.7         47 p copy
        vmovdqu64 [rbp + 22400], zmm3                     ;   367.7 p7+p4   46 p spill
        vmovdqu64 zmm3, [rbp + 20352]                     ;   343.2 p3      50 p reload
        vmovdqu64 [rbp + 16384], zmm9                     ;   365.7 p8+p9   46 p spill
        vmovdqu64 zmm9, [rbp + 13952]                     ;   344.0 p2      46 p
        vpternlogd zmm9, zmm3, [r8 + 8060]{1to16}, 0x96   ;   379.2 p5+p3   46 p
        vmovdqu64 zmm3, [rbp + 12928]                     ;   345.0 p2      50 p reload
        vmovdqu64 [rbp + 20352], zmm31                    ;   368.7 p7+p4   46 p spill
        vmovdqu64 zmm31, [rbp + 22144]                    ;   345.2 p3      50 p reload
        vpternlogd zmm9, zmm31, zmm3, 0x96                ;   380.2 p0      46 p
        vmovdqu64 zmm31, [rbp + 22336]                    ;   346.0 p2      50 p reload
        vpternlogd zmm9, zmm31, [rbp + 21248], 0x96       ;   381.2 p5+p3   46 p
        vmovdqa64 zmm3, zmm15                             ;   373.2         46 p copy
        vpternlogd zmm3, zmm28, zmm9, 0xd4                ;   382.2 p0      46 p
        vmovdqu64 [rbp + 21248], zmm30                    ;   364.7 p8+p9   46 p spill
        vmovdqu64 zmm30, [rbp + 15872]                    ;   347.0 p2      47 p
        vpxord zmm30, zmm30, [rbp + 10432]                ;   381.2 p5+p3   47 p
        vmovdqu64 zmm23, [rbp + 16448]                    ;   348.0 p2      50 p reload
        vpternlogd zmm30, zmm23, [rbp + 22464], 0x96      ;   382.2 p0+p3   47 p
        vmovdqu64 zmm26, [rbp + 10304]                    ;   349.0 p2      50 p reload
        vpternlogd zmm23, zmm26, [rbp + 16704], 0x96      ;   382.2 p5+p3   47 p
        vmovdqu64 zmm26, [rbp + 22208]                    ;   350.0 p2      50 p reload
        vpternlogd zmm23, zmm26, [rbp + 16576], 0x96      ;   383.2 p0+p3   47 p
        vmovdqu64 zmm26, [rbp + 13568]                    ;   351.0 p2      50 p reload
        vmovdqu64 [rbp + 16576], zmm5                     ;   308.2 p7+p4   50 p spill
        vmovdqu64 zmm5, [rbp + 19264]                     ;   351.2 p3      50 p reload
        vpternlogd zmm23, zmm5, zmm26, 0x96               ;   384.2 p5      47 p
        vpternlogd zmm23, zmm27, [rbp + 12992], 0x69      ;   385.2 p0+p2   47 p
        vmovdqa64 zmm5, zmm29                             ;   375.7         47 p copy
        vpternlogd zmm5, zmm24, zmm23, 0x96               ;   386.2 p5      47 p
        vmovdqa64 zmm26, zmm5                             ;   387.2         47 p copy
        vpternlogd zmm26, zmm24, zmm27, 0x2e              ;   387.2 p0      47 p
        vpternlogd zmm24, zmm26, zmm29, 0x73              ;   388.2 p5      47 p
        vpternlogd zmm22, zmm11, zmm24, 0x69              ;   389.2 p0      47 p
        vmovdqu64 [rbp + 22208], zmm10                    ;   376.7 p8+p9   47 p spill
        vmovdqu64 zmm10, [rbp + 12992]                    ;   352.2 p3      50 p reload
        vpternlogd zmm26, zmm10, [rbp + 12992], 0xc3      ;   388.2 p5+p2   47 p
        vpternlogd zmm11, zmm23, zmm26, 0x95              ;   389.2 p0      47 p
        vpternlogd zmm24, zmm5, [rbp + 22528], 0x9a       ;   389.2 p5+p3   47 p
        vpternlogd zmm29, zmm22, zmm24, 0x69              ;   390.2 p0      47 p
        vpternlogd zmm26, zmm12, zmm29, 0x96              ;   391.2 p5      47 p
        vmovdqu64 zmm10, [rbp + 15360]                    ;   354.0 p2      46 p reload
        vmovdqu64 zmm12, [rbp + 9664]                     ;   354.2 p3      46 p
        vpternlogd zmm12, zmm10, [rbp + 13824], 0x96      ;   388.7 p0+p2   46 p
        vpternlogd zmm12, zmm20, [rbp + 20608], 0x96      ;   389.7 p5+p3   46 p
        vpternlogd zmm12, zmm2, zmm0, 0x96                ;   390.7 p0      46 p
        vmovdqu64 zmm0, [rbp + 16960]                     ;   356.0 p2      50 p reload
        vmovdqu64 zmm2, [rbp + 21888]                     ;   356.2 p3      50 p reload
        vpternlogd zmm12, zmm2, zmm0, 0x96                ;   391.7 p5      46 p
        vmovdqa64 zmm10, zmm12                            ;   392.7         46 p copy
        vpternlogd zmm10, zmm8, zmm4, 0x96                ;   392.7 p0      46 p
        vmovdqa64 zmm20, zmm10                            ;   393.7         46 p copy
        vpternlogd zmm20, zmm8, zmm21, 0x2e               ;   393.7 p5      46 p
        vmovdqa64 zmm23, zmm20                            ;   394.7         46 p copy
        vpternlogd zmm23, zmm13, zmm13, 0xc3              ;   394.7 p0      46 p
        vpternlogd zmm20, zmm12, zmm8, 0x2f               ;   394.7 p5      46 p
        vpternlogd zmm8, zmm12, zmm21, 0xd4               ;   392.7 p0      46 p
        vpternlogd zmm2, zmm20, zmm10, 0xb4               ;   395.7 p5      46 p
        vpternlogd zmm20, zmm18, zmm8, 0x69               ;   395.7 p0      46 p
        vpternlogd zmm8, zmm4, zmm23, 0x95                ;   395.7 p5      46 p
        vpternlogd zmm12, zmm20, zmm2, 0x69               ;   396.7 p0      46 p
        vpternlogd zmm23, zmm12, [rbp + 19456], 0x96      ;   397.7 p5+p2   46 p
        vmovdqa64 zmm4, zmm8                              ;   396.7         46 p copy
        vpternlogd zmm4, zmm12, zmm2, 0x87                ;   397.7 p0      46 p
        vpternlogd zmm20, zmm4, zmm23, 0x4b               ;   398.7 p5      46 p
        vpternlogd zmm21, zmm20, zmm4, 0x69               ;   399.7 p0      46 p
        vpxord zmm7, zmm7, zmm23                          ;   398.7 p5      46 p
        vmovdqa64 zmm13, zmm23                            ;   398.7         46 p copy
        vpternlogd zmm13, zmm12, zmm2, 0x5c               ;   398.7 p0      46 p
        vpternlogd zmm7, zmm4, zmm13, 0x2d                ;   399.7 p5      46 p
        vpternlogd zmm13, zmm10, zmm21, 0x69              ;   400.7 p0      46 p
        vmovdqa64 zmm4, zmm7                              ;   400.7         46 p copy
        vpternlogd zmm4, zmm21, zmm20, 0x6b               ;   400.7 p5      46 p
        vpxord zmm10, zmm7, zmm13                         ;   401.7 p0      46 p
        vmovdqa64 zmm18, zmm13                            ;   401.7         46 p copy
        vpternlogd zmm18, zmm21, zmm20, 0x53              ;   401.7 p5      46 p
        vpternlogd zmm7, zmm18, zmm20, 0x59               ;   402.7 p0      46 p
        vpternlogd zmm18, zmm4, zmm10, 0xb6               ;   402.7 p5      46 p
        vpternlogd zmm4, zmm8, zmm18, 0x96                ;   403.7 p0      46 p
        vpternlogd zmm12, zmm7, zmm10, 0xb4               ;   403.7 p5      46 p
        vpternlogd zmm18, zmm23, zmm12, 0x96              ;   404.7 p0      46 p
        vpternlogd zmm7, zmm2, zmm10, 0x96                ;   403.7 p5      46 p
        vpternlogd zmm12, zmm13, zmm21, 0x2d              ;   404.7 p0      46 p
        vmovdqu64 zmm2, [rbp + 16832]                     ;   357.2 p3      50 p reload
        vmovdqu64 zmm8, [rbp + 9920]                      ;   358.0 p2      46 p
        vpternlogd zmm8, zmm2, [rbp + 14080], 0x96        ;   404.2 p5+p3   46 p
        vmovdqu64 zmm2, [rbp + 19072]                     ;   359.0 p2      50 p reload
        vpternlogd zmm8, zmm2, [rbp + 18560], 0x96        ;   405.2 p0+p3   46 p
        vpternlogd zmm8, zmm6, zmm17, 0x96                ;   406.2 p5      46 p
        vpternlogd zmm8, zmm9, [rbp + 21632], 0x69        ;   407.2 p0+p2   46 p
        vmovdqa64 zmm6, zmm15                             ;   373.2         46 p copy
        vpternlogd zmm6, zmm28, zmm8, 0x96                ;   408.2 p5      46 p
        vmovdqa64 zmm23, zmm6                             ;   409.2         46 p copy
        vpternlogd zmm23, zmm28, zmm9, 0x2e               ;   409.2 p0      46 p
        vpternlogd zmm28, zmm23, zmm15, 0x73              ;   410.2 p5      46 p
        vpternlogd zmm23, zmm17, zmm17, 0xc3              ;   410.2 p0      46 p
        vpternlogd zmm14, zmm28, zmm6, 0xb4               ;   411.2 p5      46 p
        vpternlogd zmm28, zmm31, zmm3, 0x69               ;   411.2 p0      46 p
        vpternlogd zmm3, zmm8, zmm23, 0x95                ;   411.2 p5      46 p
        vpternlogd zmm15, zmm28, zmm14, 0x69              ;   412.2 p0      46 p
        vpternlogd zmm23, zmm15, [rbp + 22272], 0x96      ;   413.2 p5+p3   46 p
        vmovdqa64 zmm8, zmm3                              ;   412.2         46 p copy
        vpternlogd zmm8, zmm15, zmm14, 0x87               ;   413.2 p0      46 p
        vpternlogd zmm28, zmm8, zmm23, 0x4b               ;   414.2 p5      46 p
        vpternlogd zmm9, zmm28, zmm8, 0x69                ;   415.2 p0      46 p
        vpxord zmm1, zmm1, zmm23                          ;   414.2 p5      46 p
        vmovdqa64 zmm17, zmm23                            ;   414.2         46 p copy
        vpternlogd zmm17, zmm15, zmm14, 0x5c              ;   414.2 p0      46 p
        vpternlogd zmm1, zmm8, zmm17, 0x2d                ;   415.2 p5      46 p
        vpternlogd zmm17, zmm6, zmm9, 0x69                ;   416.2 p0      46 p
        vmovdqa64 zmm6, zmm1                              ;   416.2         46 p copy
        vpternlogd zmm6, zmm9, zmm28, 0x6b                ;   416.2 p5      46 p
        vpternlogd zmm30, zmm0, [rbp + 20032], 0x96       ;   414.7 p0+p2   47 p
        vpxord zmm0, zmm1, zmm17                          ;   417.2 p5      46 p
        vmovdqa64 zmm8, zmm17                             ;   417.2         46 p copy
        vpternlogd zmm8, zmm9, zmm28, 0x53                ;   417.2 p0      46 p
        vpternlogd zmm1, zmm8, zmm28, 0x59                ;   418.2 p5      46 p
        vpternlogd zmm8, zmm6, zmm0, 0xb6                 ;   418.2 p0      46 p
        vpternlogd zmm6, zmm3, zmm8, 0x96                 ;   419.2 p5      46 p
        vpternlogd zmm15, zmm1, zmm0, 0xb4                ;   419.2 p0      46 p
        vpternlogd zmm8, zmm23, zmm15, 0x96               ;   420.2 p5      46 p
        vpternlogd zmm1, zmm14, zmm0, 0x96                ;   419.2 p0      46 p
        vpternlogd zmm15, zmm17, zmm9, 0x2d               ;   420.2 p5      46 p
        vmovdqa64 zmm3, zmm11                             ;   390.2         47 p copy
        vpternlogd zmm3, zmm29, zmm24, 0x87               ;   419.7 p0      47 p
        vpternlogd zmm22, zmm3, zmm26, 0x4b               ;   420.7 p5      47 p
        vpternlogd zmm27, zmm22, zmm3, 0x69               ;   421.7 p0      47 p
        vpxord zmm16, zmm16, zmm26                        ;   421.2 p5      47 p
        vmovdqa64 zmm14, zmm26                            ;   392.2         47 p copy
        vpternlogd zmm14, zmm29, zmm24, 0x5c              ;   421.7 p0      47 p
        vpternlogd zmm16, zmm3, zmm14, 0x2d               ;   422.7 p5      47 p
        vpternlogd zmm14, zmm5, zmm27, 0x69               ;   422.7 p0      47 p
        vmovdqa64 zmm3, zmm16                             ;   423.7         47 p copy
        vpternlogd zmm3, zmm27, zmm22, 0x6b               ;   423.7 p5      47 p
        vpxord zmm5, zmm16, zmm14                         ;   423.7 p0      47 p
        vmovdqu64 zmm23, [rbp + 21568]                    ;   361.2 p3      50 p reload
        vpternlogd zmm30, zmm23, [rbp + 18304], 0x96      ;   424.2 p5+p2   47 p
        vmovdqa64 zmm31, zmm14                            ;   423.7         47 p copy
        vpternlogd zmm31, zmm27, zmm22, 0x53              ;   424.7 p0      47 p
        vpternlogd zmm16, zmm31, zmm22, 0x59              ;   425.7 p5      47 p
        vpternlogd zmm31, zmm3, zmm5, 0xb6                ;   425.7 p0      47 p
        vpternlogd zmm3, zmm11, zmm31, 0x96               ;   426.7 p5      47 p
        vpternlogd zmm29, zmm16, zmm5, 0xb4               ;   426.7 p0      47 p
        vpternlogd zmm31, zmm26, zmm29, 0x96              ;   427.7 p5      47 p
        vpternlogd zmm16, zmm24, zmm5, 0x96               ;   427.7 p0      47 p
        vpternlogd zmm29, zmm14, zmm27, 0x2d              ;   428.2 p5      47 p
        vmovdqu64 zmm11, [rbp + 22208]                    ;   376.7 p3      47 p reload
        vmovdqa64 zmm24, zmm30                            ;   425.2         47 p copy
        vpternlogd zmm24, zmm25, zmm11, 0xb2              ;   428.7 p0      47 p
        vpternlogd zmm13, zmm18, [rbp + 11264], 0x96      ;   429.2 p5+p2   50 p
        vpternlogd zmm10, zmm4, [rbp + 11328], 0x96       ;   429.7 p0+p3   50 p
        vpternlogd zmm21, zmm12, [rbp + 11456], 0x96      ;   430.2 p5+p2   50 p
        vpternlogd zmm20, zmm7, [rbp + 8384], 0x96        ;   430.7 p0+p3   50 p
        vpternlogd zmm17, zmm8, [rbp + 11520], 0x96       ;   431.2 p5+p2   50 p
        vpternlogd zmm0, zmm6, [rbp + 11584], 0x96        ;   431.7 p0+p3   50 p
        vpternlogd zmm9, zmm15, [rbp + 11712], 0x96       ;   432.2 p5+p2   50 p
        vpternlogd zmm28, zmm1, [rbp + 8512], 0x96        ;   432.7 p0+p3   50 p
        vpternlogd zmm14, zmm31, [rbp + 12032], 0x96      ;   433.2 p5+p2   50 p
        vpternlogd zmm5, zmm3, [rbp + 12096], 0x96        ;   433.7 p0+p3   50 p
        vpternlogd zmm27, zmm29, [rbp + 12224], 0x96      ;   434.2 p5+p2   50 p
        vpternlogd zmm22, zmm16, [rbp + 8768], 0x96       ;   434.7 p0+p3   50 p
        vpxord zmm26, zmm13, [rbp + 896]                  ;   435.2 p5+p2   63 p
        vmovdqu64 [rbp + 18304], zmm26                    ;   436.2 p7+p4   63 p spill
        vpxord zmm26, zmm10, [rbp + 1024]                 ;   435.7 p0+p3   63 p
        vmovdqu64 [rbp + 16960], zmm26                    ;   436.7 p8+p9   63 p spill
        vpxord zmm26, zmm21, [rbp + 1216]                 ;   436.2 p5+p2   63 p
        vmovdqu64 [rbp + 20032], zmm26                    ;   437.2 p7+p4   63 p spill
        vpxord zmm26, zmm20, [rbp + 1344]                 ;   436.7 p0+p3   63 p
        vmovdqu64 [rbp + 22272], zmm26                    ;   437.7 p8+p9   63 p spill
        vpxord zmm26, zmm17, [rbp + 1408]                 ;   437.2 p5+p2   63 p
        vmovdqu64 [rbp + 22336], zmm26                    ;   438.2 p7+p4   63 p spill
        vpxord zmm26, zmm0, [rbp + 1536]                  ;   437.7 p0+p3   63 p
        vmovdqu64 [rbp + 18880], zmm26                    ;   438.7 p8+p9   63 p spill
        vpxord zmm26, zmm9, [rbp + 1728]                  ;   438.2 p5+p2   63 p
        vmovdqu64 [rbp + 21632], zmm26                    ;   439.2 p7+p4   63 p spill
        vpxord zmm26, zmm28, [rbp + 1856]                 ;   438.7 p0+p3   63 p
        vmovdqu64 [rbp + 20864], zmm26                    ;   439.7 p8+p9   63 p spill
        vpxord zmm26, zmm14, [rbp + 4480]                 ;   439.2 p5+p2   63 p
        vmovdqu64 [rbp + 18560], zmm26                    ;   440.2 p7+p4   63 p spill
        vpxord zmm26, zmm5, [rbp + 4608]                  ;   439.7 p0+p3   63 p
        vmovdqu64 [rbp + 14080], zmm26                    ;   440.7 p8+p9   63 p spill
        vpxord zmm26, zmm27, [rbp + 4800]                 ;   440.2 p5+p2   63 p
        vmovdqu64 [rbp + 16832], zmm26                    ;   441.2 p7+p4   63 p spill
        vpxord zmm26, zmm22, [rbp + 4928]                 ;   440.7 p0+p3   63 p
        vmovdqu64 [rbp + 19456], zmm26                    ;   441.7 p8+p9   63 p spill
        vmovdqu64 zmm26, [rbp + 17280]                    ;   375.0 p2      47 p
        vpxord zmm26, zmm26, [rbp + 10688]                ;   441.2 p5+p3   47 p
        vmovdqu64 [rbp + 21952], zmm22                    ;   435.7 p7+p4   50 p spill
        vmovdqu64 zmm22, [rbp + 17088]                    ;   376.0 p2      50 p reload
        vpternlogd zmm26, zmm22, [rbp + 20160], 0x96      ;   442.2 p0+p3   47 p
        vmovdqu64 zmm22, [rbp + 14016]                    ;   377.0 p2      50 p reload
        vpternlogd zmm26, zmm22, [rbp + 19520], 0x96      ;   443.2 p5+p3   47 p
        vmovdqu64 zmm22, [rbp + 20672]                    ;   378.0 p2      50 p reload
        vmovdqu64 [rbp + 19520], zmm27                    ;   435.2 p8+p9   50 p spill
        vmovdqu64 zmm27, [rbp + 19968]                    ;   378.2 p3      50 p reload
        vpternlogd zmm26, zmm27, zmm22, 0x96              ;   444.2 p0      47 p
        vmovdqu64 zmm27, [rbp + 20096]                    ;   379.0 p2      47 p
        vpxord zmm27, zmm27, [r8 + 8184]{1to16}           ;   443.2 p5+p3   47 p
        vmovdqu64 [rbp + 20096], zmm5                     ;   434.7 p7+p4   50 p spill
        vmovdqu64 zmm5, [rbp + 22080]                     ;   380.0 p2      50 p reload
        vpternlogd zmm27, zmm5, [rbp + 15232], 0x96       ;   444.2 p0+p3   47 p
        vmovdqu64 zmm5, [rbp + 18816]                     ;   381.0 p2      50 p reload
        vpternlogd zmm27, zmm5, [rbp + 18624], 0x96       ;   445.2 p5+p3   47 p
        vmovdqu64 zmm5, [rbp + 13056]                     ;   382.0 p2      50 p reload
        vpternlogd zmm27, zmm22, zmm5, 0x96               ;   446.2 p0      47 p
        vmovdqa64 zmm22, zmm27                            ;   447.2         47 p copy
        vmovdqu64 [rbp + 20672], zmm14                    ;   434.2 p8+p9   50 p spill
        vmovdqu64 zmm14, [rbp + 13440]                    ;   382.2 p3      47 p
        vpxord zmm14, zmm14, [rbp + 10624]                ;   445.2 p5+p2   47 p
        vmovdqu64 [rbp + 13440], zmm28                    ;   433.7 p7+p4   50 p spill
        vmovdqu64 zmm28, [rbp + 21504]                    ;   383.2 p3      50 p reload
        vpternlogd zmm14, zmm28, [rbp + 14208], 0x96      ;   446.2 p0+p2   47 p
        vmovdqu64 zmm28, [rbp + 18368]                    ;   384.2 p3      50 p reload
        vpternlogd zmm14, zmm28, [rbp + 19264], 0x96      ;   447.2 p5+p2   47 p
        vmovdqu64 zmm28, [rbp + 22592]                    ;   385.2 p3      50 p reload
        vpternlogd zmm14, zmm28, [rbp + 19328], 0x96      ;   448.2 p0+p2   47 p
        vmovdqu64 [rbp + 19328], zmm9                     ;   433.2 p8+p9   50 p spill
        vmovdqu64 zmm9, [rbp + 960]                       ;   386.2 p3      63 p
        vpternlogd zmm9, zmm12, [r8 + 7748]{1to16}, 0x96  ;   447.2 p5+p2   63 p
        vmovdqu64 [rbp + 19264], zmm9                     ;   448.2 p7+p4   63 p spill
        vmovdqu64 zmm9, [rbp + 1088]                      ;   387.2 p3      63 p
        vpternlogd zmm9, zmm7, [r8 + 7756]{1to16}, 0x96   ;   447.7 p0+p2   63 p
        vmovdqu64 [rbp + 18368], zmm9                     ;   448.7 p8+p9   63 p spill
        vmovdqu64 zmm9, [rbp + 11392]                     ;   388.2 p3      63 p
        vpternlogd zmm9, zmm18, [rbp + 1152], 0x96        ;   448.2 p5+p2   63 p
        vmovdqu64 [rbp + 14208], zmm9                     ;   449.2 p7+p4   63 p spill
        vmovdqu64 zmm9, [rbp + 8320]                      ;   389.2 p3      63 p
        vpternlogd zmm9, zmm4, [rbp + 1280], 0x96         ;   448.7 p0+p2   63 p
        vmovdqu64 [rbp + 21504], zmm9                     ;   449.7 p8+p9   63 p spill
        vmovdqu64 zmm9, [rbp + 1472]                      ;   390.2 p3      63 p
        vpternlogd zmm9, zmm15, [r8 + 7780]{1to16}, 0x96  ;   449.2 p5+p2   63 p
        vmovdqu64 [rbp + 18624], zmm9                     ;   450.2 p7+p4   63 p spill
        vmovdqu64 zmm9, [rbp + 1600]                      ;   391.2 p3      63 p
        vpternlogd zmm9, zmm1, [r8 + 7788]{1to16}, 0x96   ;   449.7 p0+p2   63 p
        vmovdqu64 [rbp + 18816], zmm9                     ;   450.7 p8+p9   63 p spill
        vmovdqu64 zmm9, [rbp + 11648]                     ;   392.2 p3      63 p
        vpternlogd zmm9, zmm8, [rbp + 1664], 0x96         ;   450.2 p5+p2   63 p
        vmovdqu64 [rbp + 15232], zmm9                     ;   451.2 p7+p4   63 p spill
        vmovdqu64 zmm9, [rbp + 8448]                      ;   393.2 p3      63 p
        vpternlogd zmm9, zmm6, [rbp + 1792], 0x96         ;   450.7 p0+p2   63 p
        vmovdqu64 [rbp + 22080], zmm9                     ;   451.7 p8+p9   63 p spill
        vmovdqu64 zmm9, [rbp + 4544]                      ;   394.2 p3      63 p
        vpternlogd zmm9, zmm29, [r8 + 7844]{1to16}, 0x96  ;   451.2 p5+p2   63 p
        vmovdqu64 [rbp + 19968], zmm9                     ;   452.2 p7+p4   63 p spill
        vmovdqu64 zmm9, [rbp + 4672]                      ;   395.2 p3      63 p
        vpternlogd zmm9, zmm16, [r8 + 7852]{1to16}, 0x96  ;   451.7 p0+p2   63 p
        vmovdqu64 [rbp + 14016], zmm9                     ;   452.7 p8+p9   63 p spill
        vmovdqu64 zmm9, [rbp + 12160]                     ;   396.2 p3      63 p
        vpternlogd zmm9, zmm31, [rbp + 4736], 0x96        ;   452.2 p5+p2   63 p
        vmovdqu64 [rbp + 20160], zmm9                     ;   453.2 p7+p4   63 p spill
        vmovdqu64 zmm9, [rbp + 8704]                      ;   397.2 p3      63 p
        vpternlogd zmm9, zmm3, [rbp + 4864], 0x96         ;   452.7 p0+p2   63 p
        vmovdqu64 [rbp + 17088], zmm9                     ;   453.7 p8+p9   63 p spill
        vmovdqu64 zmm9, [rbp + 21376]                     ;   398.2 p3      50 p reload
        vmovdqu64 [rbp + 21888], zmm3                     ;   427.7 p7+p4   47 p spill
        vmovdqu64 zmm3, [rbp + 17472]                     ;   399.0 p2      47 p
        vpternlogd zmm3, zmm9, [r8 + 8188]{1to16}, 0x96   ;   453.2 p5+p3   47 p
        vmovdqu64 zmm9, [rbp + 13568]                     ;   400.0 p2      50 p reload
        vpternlogd zmm3, zmm9, [rbp + 17280], 0x96        ;   454.2 p0+p3   47 p
        vmovdqu64 zmm9, [rbp + 21824]                     ;   401.0 p2      50 p reload
        vpternlogd zmm3, zmm9, [rbp + 12928], 0x96        ;   455.2 p5+p3   47 p
        vpternlogd zmm26, zmm3, [rbp + 14464], 0x69       ;   456.2 p0+p2   47 p
        vmovdqu64 [rbp + 12928], zmm31                    ;   428.7 p8+p9   47 p spill
        vmovdqa64 zmm31, zmm14                            ;   449.2         47 p copy
        vpternlogd zmm31, zmm27, zmm26, 0x96              ;   457.2 p5      47 p
        vmovdqu64 [rbp + 17280], zmm16                    ;   428.7 p7+p4   47 p spill
        vmovdqa64 zmm16, zmm31                            ;   458.2         47 p copy
        vpternlogd zmm16, zmm27, zmm3, 0x2e               ;   458.2 p0      47 p
        vmovdqu64 [rbp + 13568], zmm29                    ;   429.2 p8+p9   47 p spill
        vmovdqa64 zmm29, zmm16                            ;   459.2         47 p copy
        vpternlogd zmm29, zmm14, zmm27, 0x2f              ;   459.2 p5      47 p
        vpternlogd zmm27, zmm14, zmm3, 0xd4               ;   456.7 p0      47 p
        vpternlogd zmm28, zmm29, zmm31, 0xb4              ;   460.2 p5      47 p
        vpternlogd zmm29, zmm9, zmm27, 0x69               ;   460.2 p0      47 p
        vpternlogd zmm14, zmm29, zmm28, 0x69              ;   461.2 p5      47 p
        vmovdqu64 zmm9, [rbp + 14464]                     ;   402.2 p3      50 p reload
        vpternlogd zmm16, zmm9, [rbp + 14464], 0xc3       ;   459.2 p0+p2   47 p
        vpternlogd zmm27, zmm26, zmm16, 0x95              ;   460.2 p5      47 p
        vpternlogd zmm16, zmm5, zmm14, 0x96               ;   462.2 p0      47 p
        vmovdqa64 zmm5, zmm27                             ;   461.2         47 p copy
        vpternlogd zmm5, zmm14, zmm28, 0x87               ;   462.2 p5      47 p
        vpternlogd zmm29, zmm5, zmm16, 0x4b               ;   463.2 p0      47 p
        vpternlogd zmm3, zmm29, zmm5, 0x69                ;   464.2 p5      47 p
        vpxord zmm22, zmm22, zmm16                        ;   463.2 p0      47 p
        vmovdqa64 zmm9, zmm16                             ;   463.2         47 p copy
        vpternlogd zmm9, zmm14, zmm28, 0x5c               ;   463.2 p5      47 p
        vpternlogd zmm22, zmm5, zmm9, 0x2d                ;   464.2 p0      47 p
        vpternlogd zmm9, zmm31, zmm3, 0x69                ;   465.2 p5      47 p
        vmovdqu64 zmm5, [rbp + 12864]                     ;   403.2 p3      47 p reload
        vmovdqu64 zmm26, [rbp + 10496]                    ;   404.0 p2      47 p
        vpternlogd zmm26, zmm5, [rbp + 15552], 0x96       ;   463.7 p0+p3   47 p
        vmovdqu64 zmm5, [rbp + 20224]                     ;   405.0 p2      50 p reload
        vpternlogd zmm26, zmm5, [rbp + 18944], 0x96       ;   464.7 p5+p3   47 p
        vpternlogd zmm26, zmm2, [rbp + 18112], 0x96       ;   465.7 p0+p2   47 p
        vmovdqu64 zmm2, [rbp + 19904]                     ;   406.2 p3      50 p reload
        vpternlogd zmm26, zmm2, [rbp + 17344], 0x96       ;   466.7 p5+p2   47 p
        vpternlogd zmm26, zmm25, [rbp + 16192], 0x69      ;   467.7 p0+p3   47 p
        vmovdqa64 zmm5, zmm30                             ;   425.2         47 p copy
        vpternlogd zmm5, zmm11, zmm26, 0x96               ;   468.7 p5      47 p
        vmovdqa64 zmm31, zmm5                             ;   469.7         47 p copy
        vpternlogd zmm31, zmm11, zmm25, 0x2e              ;   469.7 p0      47 p
        vpternlogd zmm11, zmm31, zmm30, 0x73              ;   470.7 p5      47 p
        vpternlogd zmm31, zmm2, zmm2, 0xc3                ;   470.7 p0      47 p
        vpternlogd zmm23, zmm11, zmm5, 0xb4               ;   471.7 p5      47 p
        vpternlogd zmm26, zmm24, zmm31, 0x95              ;   471.7 p0      47 p
        vpternlogd zmm24, zmm11, [rbp + 19776], 0x69      ;   471.7 p5+p2   47 p
        vpternlogd zmm30, zmm24, zmm23, 0x69              ;   472.7 p0      47 p
        vpternlogd zmm31, zmm30, [rbp + 16576], 0x96      ;   473.7 p5+p3   47 p
        vmovdqa64 zmm2, zmm26                             ;   472.7         47 p copy
        vpternlogd zmm2, zmm30, zmm23, 0x87               ;   473.7 p0      47 p
        vpternlogd zmm24, zmm2, zmm31, 0x4b               ;   474.7 p5      47 p
        vpternlogd zmm25, zmm24, zmm2, 0x69               ;   475.7 p0      47 p
        vpxord zmm19, zmm19, zmm31                        ;   474.7 p5      47 p
        vmovdqa64 zmm11, zmm31                            ;   474.7         47 p copy
        vpternlogd zmm11, zmm30, zmm23, 0x5c              ;   474.7 p0      47 p
        vpternlogd zmm19, zmm2, zmm11, 0x2d               ;   475.7 p5      47 p
        vpternlogd zmm11, zmm5, zmm25, 0x69               ;   476.7 p0      47 p
        vmovdqa64 zmm2, zmm19                             ;   476.7         47 p copy
        vpternlogd zmm2, zmm25, zmm24, 0x6b               ;   476.7 p5      47 p
        vpxord zmm5, zmm19, zmm11                         ;   477.7 p0      47 p
        vmovdqu64 [rbp + 16576], zmm6                     ;   420.2 p7+p4   46 p spill
        vmovdqa64 zmm6, zmm11                             ;   477.7         47 p copy
        vpternlogd zmm6, zmm25, zmm24, 0x53               ;   477.7 p5      47 p
        vpternlogd zmm19, zmm6, zmm24, 0x59               ;   478.7 p0      47 p
        vpternlogd zmm6, zmm2, zmm5, 0xb6                 ;   478.7 p5      47 p
        vpternlogd zmm2, zmm26, zmm6, 0x96                ;   479.7 p0      47 p
        vpternlogd zmm30, zmm19, zmm5, 0xb4               ;   479.7 p5      47 p
        vpternlogd zmm6, zmm31, zmm30, 0x96               ;   480.7 p0      47 p
        vpternlogd zmm19, zmm23, zmm5, 0x96               ;   479.7 p5      47 p
        vpternlogd zmm30, zmm11, zmm25, 0x2d              ;   480.7 p0      47 p
        vmovdqa64 zmm23, zmm22                            ;   465.2         47 p copy
        vpternlogd zmm23, zmm3, zmm29, 0x6b               ;   479.2 p5      47 p
        vpxord zmm26, zmm22, zmm9                         ;   479.7 p0      47 p
        vpternlogd zmm11, zmm6, [rbp + 12288], 0x96       ;   481.7 p5+p2   50 p
        vpternlogd zmm5, zmm2, [rbp + 12352], 0x96        ;   480.7 p0+p3   50 p
        vpternlogd zmm25, zmm30, [rbp + 12480], 0x96      ;   481.7 p5+p2   50 p
        vpternlogd zmm24, zmm19, [rbp + 8896], 0x96       ;   481.7 p0+p3   50 p
        vmovdqa64 zmm31, zmm9                             ;   466.2         47 p copy
        vpternlogd zmm31, zmm3, zmm29, 0x53               ;   482.2 p5      47 p
        vpternlogd zmm22, zmm31, zmm29, 0x59              ;   483.2 p0      47 p
        vpternlogd zmm31, zmm23, zmm26, 0xb6              ;   483.2 p5      47 p
        vpternlogd zmm23, zmm27, zmm31, 0x96              ;   484.2 p0      47 p
        vpternlogd zmm14, zmm22, zmm26, 0xb4              ;   484.2 p5      47 p
        vpternlogd zmm31, zmm16, zmm14, 0x96              ;   485.2 p0      47 p
        vpternlogd zmm22, zmm28, zmm26, 0x96              ;   485.2 p5      47 p
        vpternlogd zmm14, zmm9, zmm3, 0x2d                ;   485.7 p0      47 p
        vpternlogd zmm9, zmm31, [rbp + 12544], 0x96       ;   486.2 p5+p2   50 p
        vpternlogd zmm26, zmm23, [rbp + 12608], 0x96      ;   486.7 p0+p3   50 p
        vpternlogd zmm3, zmm14, [rbp + 12736], 0x96       ;   487.2 p5+p2   50 p
        vpternlogd zmm29, zmm22, [rbp + 9024], 0x96       ;   487.7 p0+p3   50 p
        vmovdqu64 zmm16, [rbp + 18752]                    ;   413.0 p2      46 p reload
        vmovdqu64 zmm27, [rbp + 10752]                    ;   413.2 p3      50 p
        vpternlogd zmm27, zmm16, [rbp + 20480], 0x96      ;   488.2 p5+p2   50 p
        vpxord zmm28, zmm27, [rbp - 128]                  ;   489.2 p0+p3   63 p
        mov r9, qword [rbp + 23016]                       ;   364.8 p10     81 dst reload
        vmovdqu64 [r9], zmm28                             ;   490.2 p8+p9   81 dst
        vpxord zmm28, zmm11, [rbp + 4992]                 ;   489.2 p5+p2   63 p
        vmovdqu64 [rbp + 20480], zmm28                    ;   490.2 p7+p4   63 p spill
        vpxord zmm28, zmm5, [rbp + 5120]                  ;   489.7 p0+p3   63 p
        vmovdqu64 [rbp + 19776], zmm28                    ;   490.7 p8+p9   63 p spill
        vpxord zmm28, zmm25, [rbp + 5312]                 ;   490.2 p5+p2   63 p
        vmovdqu64 [rbp + 21568], zmm28                    ;   491.2 p7+p4   63 p spill
        vpxord zmm28, zmm24, [rbp + 5440]                 ;   490.7 p0+p3   63 p
        vmovdqu64 [rbp + 19904], zmm28                    ;   491.7 p8+p9   63 p spill
        vpxord zmm28, zmm9, [rbp + 5504]                  ;   491.2 p5+p2   63 p
        vmovdqu64 [rbp + 22208], zmm28                    ;   492.2 p7+p4   63 p spill
        vmovdqu64 zmm28, [rbp + 3008]                     ;   417.2 p3      62 p reload
        vpternlogd zmm12, zmm28, [r8 + 7748]{1to16}, 0x96 ;   491.7 p0+p2   63 p
        vpxord zmm28, zmm26, [rbp + 5632]                 ;   492.2 p5+p3   63 p
        vmovdqu64 [rbp + 16192], zmm28                    ;   493.2 p8+p9   63 p spill
        vmovdqu64 zmm28, [rbp + 3136]                     ;   419.0 p2      62 p reload
        vpternlogd zmm7, zmm28, [r8 + 7756]{1to16}, 0x96  ;   492.7 p0+p3   63 p
        vmovdqu64 zmm28, [rbp + 11392]                    ;   420.0 p2      50 p reload
        vpternlogd zmm18, zmm28, [rbp + 3200], 0x96       ;   493.2 p5+p3   63 p
        vpxord zmm28, zmm3, [rbp + 5824]                  ;   493.7 p0+p2   63 p
        vmovdqu64 [rbp + 17344], zmm28                    ;   494.7 p7+p4   63 p spill
        vmovdqu64 zmm28, [rbp + 8320]                     ;   421.2 p3      50 p reload
        vpternlogd zmm4, zmm28, [rbp + 3328], 0x96        ;   494.2 p5+p2   63 p
        vpxord zmm28, zmm29, [rbp + 5952]                 ;   494.7 p0+p3   63 p
        vmovdqu64 [rbp + 19072], zmm28                    ;   495.7 p8+p9   63 p spill
        vmovdqu64 zmm28, [rbp + 3520]                     ;   423.0 p2      62 p reload
        vpternlogd zmm15, zmm28, [r8 + 7780]{1to16}, 0x96 ;   495.2 p5+p3   63 p
        vmovdqu64 zmm28, [rbp + 3648]                     ;   424.0 p2      62 p reload
        vpternlogd zmm1, zmm28, [r8 + 7788]{1to16}, 0x96  ;   495.7 p0+p3   63 p
        vmovdqu64 zmm28, [rbp + 11648]                    ;   425.0 p2      50 p reload
        vpternlogd zmm8, zmm28, [rbp + 3712], 0x96        ;   496.2 p5+p3   63 p
        vmovdqu64 zmm28, [rbp + 10880]                    ;   426.0 p2      63 p
        vpternlogd zmm28, zmm16, [rbp + 128], 0x96        ;   496.7 p0+p3   63 p
        vmovdqu64 [r9 + 256], zmm28                       ;   497.7 p7+p4   81 dst
        vmovdqu64 zmm28, [rbp + 10880]                    ;   427.0 p2      50 p reload
        vpternlogd zmm16, zmm28, [rbp + 2176], 0x96       ;   497.2 p5+p3   63 p
        vpbroadcastd zmm28, [r8 + 7876]                   ;   374.8 p10     62 p.49 reload
        vmovdqu64 [rbp + 18752], zmm8                     ;   497.2 p8+p9   63 p spill
        vmovdqu64 zmm8, [rbp + 5056]                      ;   428.0 p2      63 p
        vpternlogd zmm8, zmm30, zmm28, 0x96               ;   497.7 p0      63 p
        vpternlogd zmm30, zmm28, [rbp + 7104], 0x96       ;   498.2 p5+p3   63 p
        vpbroadcastd zmm28, [r8 + 7884]                   ;   375.8 p10     62 p.51 reload
        vmovdqu64 [rbp + 18112], zmm30                    ;   499.2 p7+p4   63 p spill
        vmovdqu64 zmm30, [rbp + 5184]                     ;   429.0 p2      63 p
        vpternlogd zmm30, zmm19, zmm28, 0x96              ;   498.7 p0      63 p
        vpternlogd zmm19, zmm28, [rbp + 7232], 0x96       ;   499.2 p5+p3   63 p
        vmovdqu64 zmm28, [rbp + 12416]                    ;   430.0 p2      63 p
        vpternlogd zmm28, zmm6, [rbp + 5248], 0x96        ;   499.7 p0+p3   63 p
        vmovdqu64 [rbp + 18944], zmm19                    ;   500.2 p8+p9   63 p spill
        vmovdqu64 zmm19, [rbp + 12416]                    ;   431.0 p2      50 p reload
        vpternlogd zmm6, zmm19, [rbp + 7296], 0x96        ;   500.2 p5+p3   63 p
        vmovdqu64 zmm19, [rbp + 8832]                     ;   432.0 p2      63 p
        vpternlogd zmm19, zmm2, [rbp + 5376], 0x96        ;   500.7 p0+p3   63 p
        vmovdqu64 [rbp + 20224], zmm6                     ;   501.2 p7+p4   63 p spill
        vmovdqu64 zmm6, [rbp + 8832]                      ;   433.0 p2      50 p reload
        vpternlogd zmm2, zmm6, [rbp + 7424], 0x96         ;   501.2 p5+p3   63 p
        vpbroadcastd zmm6, [r8 + 7908]                    ;   379.2 p10     62 p.57 reload
        vmovdqu64 [rbp + 15552], zmm2                     ;   502.2 p8+p9   63 p spill
        vmovdqu64 zmm2, [rbp + 5568]                      ;   434.0 p2      63 p
        vpternlogd zmm2, zmm14, zmm6, 0x96                ;   501.7 p0      63 p
        vpternlogd zmm14, zmm6, [rbp + 7616], 0x96        ;   502.2 p5+p3   63 p
        vpbroadcastd zmm6, [r8 + 7916]                    ;   380.2 p10     62 p.59 reload
        vmovdqu64 [rbp + 12864], zmm14                    ;   503.2 p7+p4   63 p spill
        vmovdqu64 zmm14, [rbp + 5696]                     ;   435.0 p2      63 p
        vpternlogd zmm14, zmm22, zmm6, 0x96               ;   502.7 p0      63 p
        vpternlogd zmm22, zmm6, [rbp + 7744], 0x96        ;   503.2 p5+p3   63 p
        vmovdqu64 zmm6, [rbp + 12672]                     ;   436.0 p2      63 p
        vpternlogd zmm6, zmm31, [rbp + 5760], 0x96        ;   503.7 p0+p3   63 p
        vmovdqu64 [rbp + 13056], zmm22                    ;   504.2 p8+p9   63 p spill
        vmovdqu64 zmm22, [rbp + 12672]                    ;   437.0 p2      50 p reload
        vpternlogd zmm31, zmm22, [rbp + 7808], 0x96       ;   504.2 p5+p3   63 p
        vmovdqu64 zmm22, [rbp + 8960]                     ;   438.0 p2      63 p
        vpternlogd zmm22, zmm23, [rbp + 5888], 0x96       ;   504.7 p0+p3   63 p
        vmovdqu64 [rbp + 14464], zmm31                    ;   505.2 p7+p4   63 p spill
        vmovdqu64 zmm31, [rbp + 8960]                     ;   439.0 p2      50 p reload
        vpternlogd zmm23, zmm31, [rbp + 7936], 0x96       ;   505.2 p5+p3   63 p
        vpxord zmm27, zmm27, [rbp + 1920]                 ;   505.7 p0+p2   63 p
        vpxord zmm13, zmm13, [rbp + 2944]                 ;   506.2 p5+p3   63 p
        vpxord zmm10, zmm10, [rbp + 3072]                 ;   506.7 p0+p2   63 p
        vpxord zmm21, zmm21, [rbp + 3264]                 ;   507.2 p5+p3   63 p
        vpxord zmm20, zmm20, [rbp + 3392]                 ;   507.7 p0+p2   63 p
        vpxord zmm17, zmm17, [rbp + 3456]                 ;   508.2 p5+p3   63 p
        vpxord zmm0, zmm0, [rbp + 3584]                   ;   508.7 p0+p2   63 p
        vpxord zmm11, zmm11, [rbp + 7040]                 ;   509.2 p5+p3   63 p
        vpxord zmm5, zmm5, [rbp + 7168]                   ;   509.7 p0+p2   63 p
        vpxord zmm25, zmm25, [rbp + 7360]                 ;   510.2 p5+p3   63 p
        vpxord zmm24, zmm24, [rbp + 7488]                 ;   510.7 p0+p2   63 p
        vpxord zmm9, zmm9, [rbp + 7552]                   ;   511.2 p5+p3   63 p
        vpxord zmm26, zmm26, [rbp + 7680]                 ;   511.7 p0+p2   63 p
        vpxord zmm3, zmm3, [rbp + 7872]                   ;   512.2 p5+p3   63 p
        vpxord zmm29, zmm29, [rbp + 8000]                 ;   512.7 p0+p2   63 p
        vmovdqu64 zmm31, [rbp + 19328]                    ;   447.2 p3      63 p
        vpxord zmm31, zmm31, [rbp + 3776]                 ;   513.2 p5+p2   63 p
        vmovdqu64 [rbp + 19328], zmm29                    ;   513.7 p8+p9   63 p spill
        vmovdqu64 zmm29, [rbp + 13440]                    ;   448.2 p3      63 p
        vpxord zmm29, zmm29, [rbp + 3904]                 ;   513.7 p0+p2   63 p
        vmovdqu64 [rbp + 13440], zmm23                    ;   506.2 p7+p4   63 p spill
        vmovdqu64 zmm23, [rbp + 20672]                    ;   449.2 p3      63 p
        vpxord zmm23, zmm23, [rbp + 6528]                 ;   514.2 p5+p2   63 p
        vmovdqu64 [rbp + 20672], zmm3                     ;   513.2 p8+p9   63 p spill
        vmovdqu64 zmm3, [rbp + 20096]                     ;   450.2 p3      63 p
        vpxord zmm3, zmm3, [rbp + 6656]                   ;   514.7 p0+p2   63 p
        vmovdqu64 [rbp + 20096], zmm26                    ;   512.7 p7+p4   63 p spill
        vmovdqu64 zmm26, [rbp + 19520]                    ;   451.2 p3      63 p
        vpxord zmm26, zmm26, [rbp + 6848]                 ;   515.2 p5+p2   63 p
        vmovdqu64 [rbp + 19520], zmm9                     ;   512.2 p8+p9   63 p spill
        vmovdqu64 zmm9, [rbp + 21952]                     ;   452.2 p3      63 p
        vpxord zmm9, zmm9, [rbp + 6976]                   ;   515.7 p0+p2   63 p
        vmovdqu64 [rbp + 21952], zmm24                    ;   511.7 p7+p4   63 p spill
        vmovdqu64 zmm24, [rbp + 18304]                    ;   453.2 p3      63 p reload
        vmovdqu64 [r9 + 1024], zmm24                      ;   459.2 p8+p9   81 dst
        vmovdqu64 zmm24, [rbp + 19264]                    ;   454.0 p2      63 p reload
        vmovdqu64 [r9 + 1088], zmm24                      ;   460.0 p7+p4   81 dst
        vmovdqu64 zmm24, [rbp + 16960]                    ;   454.2 p3      63 p reload
        vmovdqu64 [r9 + 1152], zmm24                      ;   460.2 p8+p9   81 dst
        vmovdqu64 zmm24, [rbp + 18368]                    ;   455.0 p2      63 p reload
        vmovdqu64 [r9 + 1216], zmm24                      ;   461.0 p7+p4   81 dst
        vmovdqu64 zmm24, [rbp + 14208]                    ;   455.2 p3      63 p reload
        vmovdqu64 [r9 + 1280], zmm24                      ;   461.2 p8+p9   81 dst
        vmovdqu64 zmm24, [rbp + 14144]                    ;   456.0 p2      46 p reload
        vmovdqu64 [rbp + 14208], zmm25                    ;   511.2 p7+p4   63 p spill
        vmovdqu64 zmm25, [rbp + 10816]                    ;   456.2 p3      50 p
        vpternlogd zmm25, zmm24, [rbp + 13504], 0x96      ;   516.2 p5+p2   50 p
        vmovdqu64 [rbp + 13504], zmm5                     ;   510.7 p8+p9   63 p spill
        vpxord zmm5, zmm25, [rbp + 0]                     ;   517.2 p0+p3   63 p
        vmovdqu64 [r9 + 128], zmm5                        ;   518.2 p7+p4   81 dst
        vmovdqu64 zmm5, [rbp + 8064]                      ;   458.0 p2      63 p
        vpternlogd zmm5, zmm24, [rbp + 256], 0x96         ;   517.2 p5+p3   63 p
        vmovdqu64 [r9 + 384], zmm5                        ;   518.2 p8+p9   81 dst
        vmovdqu64 zmm5, [rbp + 8064]                      ;   459.0 p2      50 p reload
        vpternlogd zmm24, zmm5, [rbp + 2304], 0x96        ;   517.7 p0+p3   63 p
        vpxord zmm25, zmm25, [rbp + 2048]                 ;   518.2 p5+p2   63 p
        vmovdqu64 zmm5, [rbp + 20032]                     ;   460.2 p3      63 p reload
        vmovdqu64 [r9 + 1344], zmm5                       ;   466.2 p7+p4   81 dst
        vmovdqu64 zmm5, [rbp + 21504]                     ;   461.0 p2      63 p reload
        vmovdqu64 [r9 + 1408], zmm5                       ;   467.0 p8+p9   81 dst
        vmovdqu64 zmm5, [rbp + 22272]                     ;   461.2 p3      63 p reload
        vmovdqu64 [r9 + 1472], zmm5                       ;   467.2 p7+p4   81 dst
        vmovdqu64 zmm5, [rbp + 15616]                     ;   462.0 p2      46 p reload
        vmovdqu64 [rbp + 22272], zmm11                    ;   510.2 p8+p9   63 p spill
        vmovdqu64 zmm11, [rbp + 10944]                    ;   462.2 p3      50 p
        vpternlogd zmm11, zmm5, [rbp + 21312], 0x96       ;   518.7 p0+p2   50 p
        vmovdqu64 [rbp + 21312], zmm9                     ;   516.7 p7+p4   63 p spill
        vpxord zmm9, zmm11, [rbp + 192]                   ;   519.7 p5+p3   63 p
        vmovdqu64 [r9 + 320], zmm9                        ;   520.7 p8+p9   81 dst
        vpbroadcastd zmm9, [r8 + 7684]                    ;   401.8 p10     62 p.1 reload
        vmovdqu64 [rbp + 21504], zmm26                    ;   516.2 p7+p4   63 p spill
        vmovdqu64 zmm26, [rbp - 64]                       ;   464.0 p2      63 p
        vpternlogd zmm26, zmm5, zmm9, 0x96                ;   519.7 p0      63 p
        vpternlogd zmm5, zmm9, [rbp + 1984], 0x96         ;   520.2 p5+p3   63 p
        vmovdqu64 [r9 + 64], zmm26                        ;   520.7 p8+p9   81 dst
        vpxord zmm11, zmm11, [rbp + 2240]                 ;   520.7 p0+p2   63 p
        vmovdqu64 zmm9, [rbp + 21696]                     ;   465.2 p3      46 p reload
        vmovdqu64 zmm26, [rbp + 19392]                    ;   466.0 p2      50 p
        vpternlogd zmm26, zmm9, [rbp + 8128], 0x96        ;   521.2 p5+p3   50 p
        vpxord zmm9, zmm26, [rbp + 320]                   ;   522.2 p0+p2   63 p
        vmovdqu64 [r9 + 448], zmm9                        ;   523.2 p7+p4   81 dst
        vpxord zmm26, zmm26, [rbp + 2368]                 ;   522.2 p5+p3   63 p
        vmovdqu64 zmm9, [rbp + 22336]                     ;   468.0 p2      63 p reload
        vmovdqu64 [r9 + 1536], zmm9                       ;   474.0 p8+p9   81 dst
        vmovdqu64 zmm9, [rbp + 18624]                     ;   468.2 p3      63 p reload
        vmovdqu64 [r9 + 1600], zmm9                       ;   474.2 p7+p4   81 dst
        vmovdqu64 zmm9, [rbp + 18880]                     ;   469.0 p2      63 p reload
        vmovdqu64 [r9 + 1664], zmm9                       ;   475.0 p8+p9   81 dst
        vmovdqu64 zmm9, [rbp + 20352]                     ;   469.2 p3      46 p reload
        vmovdqu64 [rbp + 18880], zmm3                     ;   515.7 p7+p4   63 p spill
        vmovdqu64 zmm3, [rbp + 11008]                     ;   470.0 p2      50 p
        vpternlogd zmm3, zmm9, [rbp + 21248], 0x96        ;   522.7 p0+p3   50 p
        vmovdqu64 [rbp + 21248], zmm23                    ;   515.2 p8+p9   63 p spill
        vpxord zmm23, zmm3, [rbp + 384]                   ;   523.7 p5+p2   63 p
        vmovdqu64 [r9 + 512], zmm23                       ;   524.7 p7+p4   81 dst
        vmovdqu64 zmm23, [rbp + 11136]                    ;   471.2 p3      63 p
        vpternlogd zmm23, zmm9, [rbp + 640], 0x96         ;   523.7 p0+p2   63 p
        vmovdqu64 [r9 + 768], zmm23                       ;   524.7 p8+p9   81 dst
        vmovdqu64 zmm23, [rbp + 11136]                    ;   472.2 p3      50 p reload
        vpternlogd zmm9, zmm23, [rbp + 2688], 0x96        ;   524.2 p5+p2   63 p
        vpxord zmm3, zmm3, [rbp + 2432]                   ;   524.7 p0+p3   63 p
        vmovdqu64 zmm23, [rbp + 18816]                    ;   474.0 p2      63 p reload
        vmovdqu64 [r9 + 1728], zmm23                      ;   480.0 p7+p4   81 dst
        vmovdqu64 zmm23, [rbp + 15232]                    ;   474.2 p3      63 p reload
        vmovdqu64 [r9 + 1792], zmm23                      ;   480.2 p8+p9   81 dst
        vmovdqu64 zmm23, [rbp + 22400]                    ;   475.0 p2      46 p reload
        vmovdqu64 [rbp + 15232], zmm22                    ;   505.7 p7+p4   63 p spill
        vmovdqu64 zmm22, [rbp + 11072]                    ;   475.2 p3      50 p
        vpternlogd zmm22, zmm23, [rbp + 16384], 0x96      ;   525.2 p5+p2   50 p
        vmovdqu64 [rbp + 16384], zmm6                     ;   504.7 p8+p9   63 p spill
        vpxord zmm6, zmm22, [rbp + 512]                   ;   526.2 p0+p3   63 p
        vmovdqu64 [r9 + 640], zmm6                        ;   527.2 p7+p4   81 dst
        vmovdqu64 zmm6, [rbp + 8192]                      ;   477.0 p2      63 p
        vpternlogd zmm6, zmm23, [rbp + 768], 0x96         ;   526.2 p5+p3   63 p
        vmovdqu64 [r9 + 896], zmm6                        ;   527.2 p8+p9   81 dst
        vmovdqu64 zmm6, [rbp + 8192]                      ;   478.0 p2      50 p reload
        vpternlogd zmm23, zmm6, [rbp + 2816], 0x96        ;   526.7 p0+p3   63 p
        vpxord zmm22, zmm22, [rbp + 2560]                 ;   527.2 p5+p2   63 p
        vmovdqu64 zmm6, [rbp + 21632]                     ;   479.2 p3      63 p reload
        vmovdqu64 [r9 + 1856], zmm6                       ;   485.2 p7+p4   81 dst
        vmovdqu64 zmm6, [rbp + 22080]                     ;   480.0 p2      63 p reload
        vmovdqu64 [r9 + 1920], zmm6                       ;   486.0 p8+p9   81 dst
        vmovdqu64 zmm6, [rbp + 20864]                     ;   480.2 p3      63 p reload
        vmovdqu64 [r9 + 1984], zmm6                       ;   486.2 p7+p4   81 dst
        vmovdqu64 zmm6, [rbp + 18176]                     ;   481.0 p2      46 p reload
        vmovdqu64 [rbp + 20864], zmm14                    ;   503.7 p8+p9   63 p spill
        vmovdqu64 zmm14, [rbp + 11200]                    ;   481.2 p3      50 p
        vpternlogd zmm14, zmm6, [rbp + 20736], 0x96       ;   527.7 p0+p2   50 p
        vmovdqu64 [r9 + 2048], zmm27                      ;   506.7 p7+p4   81 dst
        vpxord zmm27, zmm14, [rbp + 704]                  ;   528.7 p5+p3   63 p
        vmovdqu64 [r9 + 832], zmm27                       ;   529.7 p8+p9   81 dst
        vpbroadcastd zmm27, [r8 + 7716]                   ;   425.3 p10     62 p.9 reload
        vmovdqu64 [rbp + 20736], zmm2                     ;   502.7 p7+p4   63 p spill
        vmovdqu64 zmm2, [rbp + 448]                       ;   483.0 p2      63 p
        vpternlogd zmm2, zmm6, zmm27, 0x96                ;   528.7 p0      63 p
        vpternlogd zmm6, zmm27, [rbp + 2496], 0x96        ;   529.2 p5+p3   63 p
        vmovdqu64 [r9 + 576], zmm2                        ;   529.7 p8+p9   81 dst
        vpxord zmm14, zmm14, [rbp + 2752]                 ;   529.7 p0+p2   63 p
        vmovdqu64 zmm2, [rbp + 21120]                     ;   484.2 p3      46 p reload
        vmovdqu64 zmm27, [rbp + 21440]                    ;   485.0 p2      50 p
        vpternlogd zmm27, zmm2, [rbp + 8256], 0x96        ;   530.2 p5+p3   50 p
        vmovdqu64 [r9 + 2304], zmm16                      ;   498.2 p7+p4   81 dst
        vmovdqu64 [r9 + 2112], zmm5                       ;   521.2 p8+p9   81 dst
        vpxord zmm2, zmm27, [rbp + 832]                   ;   531.2 p0+p2   63 p
        vmovdqu64 [r9 + 960], zmm2                        ;   532.2 p7+p4   81 dst
        vmovdqu64 zmm2, [rbp + 18240]                     ;   486.2 p3      47 p reload
        vmovdqu64 zmm5, [rbp + 11776]                     ;   487.0 p2      50 p
        vpternlogd zmm5, zmm2, [rbp + 16128], 0x96        ;   531.2 p5+p3   50 p
        vmovdqu64 [r9 + 2176], zmm25                      ;   519.2 p8+p9   81 dst
        vmovdqu64 [r9 + 2432], zmm24                      ;   518.7 p7+p4   81 dst
        vpxord zmm16, zmm5, [rbp + 3968]                  ;   532.2 p0+p2   63 p
        vmovdqu64 [r9 + 2368], zmm11                      ;   521.7 p8+p9   81 dst
        vmovdqu64 zmm11, [rbp + 11904]                    ;   488.2 p3      63 p
        vpternlogd zmm11, zmm2, [rbp + 4224], 0x96        ;   532.2 p5+p2   63 p
        vmovdqu64 [r9 + 3136], zmm12                      ;   492.7 p7+p4   81 dst
        vmovdqu64 zmm12, [rbp + 14592]                    ;   489.2 p3      47 p reload
        vmovdqu64 zmm24, [rbp + 11840]                    ;   490.0 p2      50 p
        vpternlogd zmm24, zmm12, [rbp + 20800], 0x96      ;   532.7 p0+p3   50 p
        vmovdqu64 [r9 + 2496], zmm26                      ;   523.2 p8+p9   81 dst
        vmovdqu64 [r9 + 3264], zmm7                       ;   493.7 p7+p4   81 dst
        vpxord zmm7, zmm24, [rbp + 4096]                  ;   533.7 p5+p2   63 p
        vmovdqu64 [r9 + 3328], zmm18                      ;   494.2 p8+p9   81 dst
        vmovdqu64 zmm18, [rbp + 8576]                     ;   491.2 p3      63 p
        vpternlogd zmm18, zmm12, [rbp + 4352], 0x96       ;   533.7 p0+p2   63 p
        vmovdqu64 [r9 + 2560], zmm3                       ;   525.7 p7+p4   81 dst
        vmovdqu64 zmm3, [rbp + 18048]                     ;   492.2 p3      47 p reload
        vmovdqu64 zmm25, [rbp + 11968]                    ;   493.0 p2      50 p
        vpternlogd zmm25, zmm3, [rbp + 17984], 0x96       ;   534.2 p5+p3   50 p
        vmovdqu64 [r9 + 3072], zmm13                      ;   507.2 p8+p9   81 dst
        vmovdqu64 [r9 + 3456], zmm4                       ;   495.2 p7+p4   81 dst
        vpxord zmm4, zmm25, [rbp + 4288]                  ;   535.2 p0+p2   63 p
        vmovdqu64 [r9 + 3200], zmm10                      ;   507.7 p8+p9   81 dst
        vpbroadcastd zmm10, [r8 + 7812]                   ;   438.8 p10     62 p.33 reload
        vmovdqu64 zmm13, [rbp + 4032]                     ;   494.2 p3      63 p
        vpternlogd zmm13, zmm3, zmm10, 0x96               ;   535.2 p5      63 p
        vpternlogd zmm3, zmm10, [rbp + 6080], 0x96        ;   535.7 p0+p2   63 p
        vmovdqu64 [r9 + 2624], zmm6                       ;   530.2 p7+p4   81 dst
        vmovdqu64 zmm6, [rbp + 16640]                     ;   495.2 p3      47 p reload
        vmovdqu64 zmm10, [rbp + 18496]                    ;   496.0 p2      50 p
        vpternlogd zmm10, zmm6, [rbp + 8640], 0x96        ;   536.2 p5+p3   50 p
        vmovdqu64 [r9 + 2688], zmm22                      ;   528.2 p8+p9   81 dst
        vpxord zmm6, zmm10, [rbp + 4416]                  ;   537.2 p0+p2   63 p
        vmovdqu64 [r9 + 2816], zmm9                       ;   525.2 p7+p4   81 dst
        vmovdqu64 zmm9, [rbp + 11904]                     ;   497.2 p3      50 p reload
        vpternlogd zmm2, zmm9, [rbp + 6272], 0x96         ;   537.2 p5+p2   63 p
        vmovdqu64 zmm9, [rbp + 8576]                      ;   498.2 p3      50 p reload
        vpternlogd zmm12, zmm9, [rbp + 6400], 0x96        ;   537.7 p0+p2   63 p
        vpbroadcastd zmm9, [r8 + 7692]                    ;   443.5 p10     62 p.3 reload
        vmovdqu64 zmm22, [rbp + 64]                       ;   499.2 p3      62 p reload
        vmovdqu64 zmm26, [rbp + 19392]                    ;   500.0 p2      63 p
        vpternlogd zmm26, zmm22, zmm9, 0x96               ;   538.2 p5      63 p
        vmovdqu64 [r9 + 192], zmm26                       ;   539.2 p8+p9   81 dst
        vmovdqu64 zmm22, [rbp + 19392]                    ;   500.2 p3      46 p reload
        vpternlogd zmm9, zmm22, [rbp + 2112], 0x96        ;   538.7 p0+p2   63 p
        vmovdqu64 [r9 + 2240], zmm9                       ;   539.7 p7+p4   81 dst
        vpbroadcastd zmm9, [r8 + 7724]                    ;   445.7 p10     62 p.11 reload
        vmovdqu64 zmm22, [rbp + 576]                      ;   501.2 p3      62 p reload
        vmovdqu64 zmm26, [rbp + 21440]                    ;   502.0 p2      63 p
        vpternlogd zmm26, zmm22, zmm9, 0x96               ;   539.2 p5      63 p
        vmovdqu64 [r9 + 704], zmm26                       ;   540.2 p8+p9   81 dst
        vmovdqu64 [r9 + 3648], zmm15                      ;   496.2 p7+p4   81 dst
        vmovdqu64 zmm15, [rbp + 21440]                    ;   502.2 p3      46 p reload
        vpternlogd zmm9, zmm15, [rbp + 2624], 0x96        ;   539.7 p0+p2   63 p
        vpxord zmm27, zmm27, [rbp + 2880]                 ;   540.2 p5+p3   63 p
        vpxord zmm5, zmm5, [rbp + 6016]                   ;   540.7 p0+p2   63 p
        vpxord zmm24, zmm24, [rbp + 6144]                 ;   541.2 p5+p3   63 p
        vpxord zmm25, zmm25, [rbp + 6336]                 ;   541.7 p0+p2   63 p
        vpbroadcastd zmm15, [r8 + 7820]                   ;   447.8 p10     62 p.35 reload
        vmovdqu64 zmm22, [rbp + 4160]                     ;   505.2 p3      62 p reload
        vmovdqu64 zmm26, [rbp + 18496]                    ;   506.0 p2      63 p
        vpternlogd zmm26, zmm22, zmm15, 0x96              ;   542.2 p5      63 p
        vmovdqu64 [r9 + 3392], zmm21                      ;   508.2 p8+p9   81 dst
        vmovdqu64 [r9 + 2944], zmm23                      ;   527.7 p7+p4   81 dst
        vmovdqu64 zmm21, [rbp + 18496]                    ;   506.2 p3      47 p reload
        vpternlogd zmm15, zmm21, [rbp + 6208], 0x96       ;   542.7 p0+p2   63 p
        vpxord zmm10, zmm10, [rbp + 6464]                 ;   543.2 p5+p3   63 p
        vmovdqu64 [r9 + 2880], zmm14                      ;   530.7 p8+p9   81 dst
        vmovdqu64 [r9 + 3776], zmm1                       ;   496.7 p7+p4   81 dst
        vmovdqu64 [r9 + 3520], zmm20                      ;   508.7 p8+p9   81 dst
        vmovdqu64 [r9 + 2752], zmm9                       ;   540.7 p7+p4   81 dst
        vmovdqu64 [r9 + 3584], zmm17                      ;   509.2 p8+p9   81 dst
        vmovdqu64 [r9 + 3712], zmm0                       ;   509.7 p7+p4   81 dst
        vmovdqu64 [r9 + 3008], zmm27                      ;   541.2 p8+p9   81 dst
        vmovdqu64 [r9 + 3904], zmm31                      ;   514.2 p7+p4   81 dst
        vmovdqu64 [r9 + 4032], zmm29                      ;   514.7 p8+p9   81 dst
        vmovdqu64 [r9 + 4096], zmm16                      ;   533.2 p7+p4   81 dst
        vmovdqu64 [r9 + 4160], zmm13                      ;   536.2 p8+p9   81 dst
        vmovdqu64 [r9 + 4224], zmm7                       ;   534.7 p7+p4   81 dst
        vmovdqu64 [r9 + 5184], zmm8                       ;   498.7 p8+p9   81 dst
        vmovdqu64 [r9 + 4352], zmm11                      ;   533.2 p7+p4   81 dst
        vmovdqu64 [r9 + 5312], zmm30                      ;   499.7 p8+p9   81 dst
        vmovdqu64 [r9 + 4416], zmm4                       ;   536.2 p7+p4   81 dst
        vmovdqu64 [r9 + 4480], zmm18                      ;   534.7 p8+p9   81 dst
        vmovdqu64 [r9 + 5376], zmm28                      ;   500.7 p7+p4   81 dst
        vmovdqu64 [r9 + 4288], zmm26                      ;   543.2 p8+p9   81 dst
        vmovdqu64 [r9 + 4544], zmm6                       ;   538.2 p7+p4   81 dst
        vmovdqu64 [r9 + 5504], zmm19                      ;   501.7 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 8448]                      ;   508.0 p2      50 p reload
        vmovdqu64 zmm1, [rbp + 16576]                     ;   508.2 p3      63 p
        vpternlogd zmm1, zmm0, [rbp + 3840], 0x96         ;   543.7 p0+p2   63 p
        vmovdqu64 [r9 + 3968], zmm1                       ;   544.7 p7+p4   81 dst
        vmovdqu64 [r9 + 6208], zmm3                       ;   536.7 p8+p9   81 dst
        vmovdqu64 [r9 + 6144], zmm5                       ;   541.7 p7+p4   81 dst
        vmovdqu64 [r9 + 6272], zmm24                      ;   542.2 p8+p9   81 dst
        vmovdqu64 [r9 + 6400], zmm2                       ;   538.2 p7+p4   81 dst
        vmovdqu64 [r9 + 6336], zmm15                      ;   543.7 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 6592]                      ;   509.2 p3      62 p reload
        vmovdqu64 zmm1, [rbp + 13568]                     ;   510.0 p2      63 p
        vpternlogd zmm1, zmm0, [r8 + 7844]{1to16}, 0x96   ;   544.2 p5+p3   63 p
        vmovdqu64 [r9 + 6528], zmm12                      ;   538.7 p7+p4   81 dst
        vmovdqu64 [r9 + 6464], zmm25                      ;   542.7 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 6720]                      ;   511.0 p2      62 p reload
        vmovdqu64 zmm2, [rbp + 17280]                     ;   511.2 p3      63 p
        vpternlogd zmm2, zmm0, [r8 + 7852]{1to16}, 0x96   ;   544.7 p0+p2   63 p
        vmovdqu64 [r9 + 6592], zmm10                      ;   544.2 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 12928]                     ;   512.2 p3      47 p reload
        vmovdqu64 zmm3, [rbp + 12160]                     ;   513.0 p2      63 p
        vpternlogd zmm3, zmm0, [rbp + 6784], 0x96         ;   545.2 p5+p3   63 p
        vmovdqu64 zmm0, [rbp + 8704]                      ;   514.0 p2      50 p reload
        vmovdqu64 zmm4, [rbp + 21888]                     ;   514.2 p3      63 p
        vpternlogd zmm4, zmm0, [rbp + 6912], 0x96         ;   545.7 p0+p2   63 p
        vmovdqu64 [r9 + 6720], zmm1                       ;   545.2 p8+p9   81 dst
        vmovdqu64 [r9 + 6848], zmm2                       ;   545.7 p7+p4   81 dst
        vmovdqu64 [r9 + 6912], zmm3                       ;   546.2 p8+p9   81 dst
        vmovdqu64 [r9 + 7040], zmm4                       ;   546.7 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 18752]                     ;   515.2 p3      63 p reload
        vmovdqu64 [r9 + 3840], zmm0                       ;   521.2 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 18560]                     ;   516.0 p2      63 p reload
        vmovdqu64 [r9 + 4608], zmm0                       ;   522.0 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 19968]                     ;   516.2 p3      63 p reload
        vmovdqu64 [r9 + 4672], zmm0                       ;   522.2 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 14080]                     ;   517.0 p2      63 p reload
        vmovdqu64 [r9 + 4736], zmm0                       ;   523.0 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 14016]                     ;   517.2 p3      63 p reload
        vmovdqu64 [r9 + 4800], zmm0                       ;   523.2 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 20160]                     ;   518.0 p2      63 p reload
        vmovdqu64 [r9 + 4864], zmm0                       ;   524.0 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 16832]                     ;   518.2 p3      63 p reload
        vmovdqu64 [r9 + 4928], zmm0                       ;   524.2 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 17088]                     ;   519.0 p2      63 p reload
        vmovdqu64 [r9 + 4992], zmm0                       ;   525.0 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 19456]                     ;   519.2 p3      63 p reload
        vmovdqu64 [r9 + 5056], zmm0                       ;   525.2 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 20480]                     ;   520.0 p2      63 p reload
        vmovdqu64 [r9 + 5120], zmm0                       ;   526.0 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 19776]                     ;   520.2 p3      63 p reload
        vmovdqu64 [r9 + 5248], zmm0                       ;   526.2 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 21568]                     ;   521.0 p2      63 p reload
        vmovdqu64 [r9 + 5440], zmm0                       ;   527.0 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 19904]                     ;   521.2 p3      63 p reload
        vmovdqu64 [r9 + 5568], zmm0                       ;   527.2 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 22208]                     ;   522.0 p2      63 p reload
        vmovdqu64 [r9 + 5632], zmm0                       ;   528.0 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 20736]                     ;   522.2 p3      63 p reload
        vmovdqu64 [r9 + 5696], zmm0                       ;   528.2 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 16192]                     ;   523.0 p2      63 p reload
        vmovdqu64 [r9 + 5760], zmm0                       ;   529.0 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 20864]                     ;   523.2 p3      63 p reload
        vmovdqu64 [r9 + 5824], zmm0                       ;   529.2 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 16384]                     ;   524.0 p2      63 p reload
        vmovdqu64 [r9 + 5888], zmm0                       ;   530.0 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 17344]                     ;   524.2 p3      63 p reload
        vmovdqu64 [r9 + 5952], zmm0                       ;   530.2 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 15232]                     ;   525.0 p2      63 p reload
        vmovdqu64 [r9 + 6016], zmm0                       ;   531.0 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 19072]                     ;   525.2 p3      63 p reload
        vmovdqu64 [r9 + 6080], zmm0                       ;   531.2 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 21248]                     ;   526.0 p2      63 p reload
        vmovdqu64 [r9 + 6656], zmm0                       ;   532.0 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 18880]                     ;   526.2 p3      63 p reload
        vmovdqu64 [r9 + 6784], zmm0                       ;   532.2 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 21504]                     ;   527.0 p2      63 p reload
        vmovdqu64 [r9 + 6976], zmm0                       ;   533.0 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 21312]                     ;   527.2 p3      63 p reload
        vmovdqu64 [r9 + 7104], zmm0                       ;   533.2 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 22272]                     ;   528.0 p2      63 p reload
        vmovdqu64 [r9 + 7168], zmm0                       ;   534.0 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 18112]                     ;   528.2 p3      63 p reload
        vmovdqu64 [r9 + 7232], zmm0                       ;   534.2 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 13504]                     ;   529.0 p2      63 p reload
        vmovdqu64 [r9 + 7296], zmm0                       ;   535.0 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 18944]                     ;   529.2 p3      63 p reload
        vmovdqu64 [r9 + 7360], zmm0                       ;   535.2 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 20224]                     ;   530.0 p2      63 p reload
        vmovdqu64 [r9 + 7424], zmm0                       ;   536.0 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 14208]                     ;   530.2 p3      63 p reload
        vmovdqu64 [r9 + 7488], zmm0                       ;   536.2 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 15552]                     ;   531.0 p2      63 p reload
        vmovdqu64 [r9 + 7552], zmm0                       ;   537.0 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 21952]                     ;   531.2 p3      63 p reload
        vmovdqu64 [r9 + 7616], zmm0                       ;   537.2 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 19520]                     ;   532.0 p2      63 p reload
        vmovdqu64 [r9 + 7680], zmm0                       ;   538.0 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 12864]                     ;   532.2 p3      63 p reload
        vmovdqu64 [r9 + 7744], zmm0                       ;   538.2 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 20096]                     ;   533.0 p2      63 p reload
        vmovdqu64 [r9 + 7808], zmm0                       ;   539.0 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 13056]                     ;   533.2 p3      63 p reload
        vmovdqu64 [r9 + 7872], zmm0                       ;   539.2 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 14464]                     ;   534.0 p2      63 p reload
        vmovdqu64 [r9 + 7936], zmm0                       ;   540.0 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 20672]                     ;   534.2 p3      63 p reload
        vmovdqu64 [r9 + 8000], zmm0                       ;   540.2 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 13440]                     ;   535.0 p2      63 p reload
        vmovdqu64 [r9 + 8064], zmm0                       ;   541.0 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 19328]                     ;   535.2 p3      63 p reload
        vmovdqu64 [r9 + 8128], zmm0                       ;   541.2 p8+p9   81 dst
        add r9, 0x2000                                    ;   481.8 p1      76 blocks
        mov qword [rbp + 23016], r9                       ;   528.8 p7+p4   76 blocks
        mov r8, qword [rbp + 22984]                       ;   482.2 p10     76 blocks
        add r8, 0x2000                                    ;   487.2 p6      76 blocks
        mov qword [rbp + 22984], r8                       ;   529.8 p8+p4   76 blocks
        cmp r8, qword [rbp + 22992]                       ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                        ;                    x87 state
        mov rsp, qword [rbp + 23024]                      ;                    frame
        pop rbp                                           ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
fox128_encrypt.T0_constants512:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

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
;   blocks/rounds: 2657 uops, planned 557.3; bounds: width 442.8, ports 544.0, path 56.0
;   blocks.2: 2732 uops, planned 576.5; bounds: width 455.3, ports 556.0, path 50.0
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
        sub rsp, 0x5ac0                                   ;                    frame
        and rsp, -64                                      ;                    frame
        lea rbp, [rsp + 128]                              ;                    frame
        mov qword [rbp + 23088], rax                      ;                    frame
        mov qword [rbp + 23040], rdi                      ;                    argument
        mov dword [rbp + 23096], ecx                      ;                    argument
        mov qword [rbp + 23048], rsi                      ;                    argument
        mov qword [rbp + 23080], rdx                      ;                    argument
        mov r8, qword [rbp + 23040]                       ;     0.0 p2      62 p.6 reload
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
        mov r8d, dword [rbp + 23096]                      ;    49.5 p2      76 blocks
        shl r8, 0xd                                       ;    54.5 p6      76 blocks
        add r8, qword [rbp + 23048]                       ;    55.5 p1+p3   76 blocks
        mov qword [rbp + 23056], r8                       ;    74.7 p7+p4   76 blocks
        cmp dword [rbp + 23096], 0                        ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov rax, qword [rbp + 23048]                      ;                    first state
        mov r8, qword [rbp + 23040]                       ;     0.2 p3      78 rounds reload
        mov qword [rbp + 23064], r8                       ;     5.2 p7+p4   78 rounds
        add r8, 0x1e00                                    ;     5.2 p0      78 rounds
        mov qword [rbp + 23072], r8                       ;     6.2 p8+p9   78 rounds
        align 16
.rounds_2:
        mov r8, qword [rbp + 23064]                       ;     0.0 p2      62 p.0 reload
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
        vpbroadcastd zmm22, [r8 + 96]                     ;     7.3 p10     62 p.24
        vpbroadcastd zmm23, [r8 + 88]                     ;     8.0 p2      62 p.22
        vpbroadcastd zmm24, [r8 + 100]                    ;     8.2 p3      62 p.25
        vpbroadcastd zmm25, [r8 + 92]                     ;     8.3 p10     62 p.23
        vpbroadcastd zmm26, [r8 + 104]                    ;     9.0 p2      62 p.26
        vpbroadcastd zmm27, [r8 + 108]                    ;     9.2 p3      62 p.27
        vpbroadcastd zmm28, [r8 + 112]                    ;     9.3 p10     62 p.28
        vpbroadcastd zmm29, [r8 + 116]                    ;    10.0 p2      62 p.29
        vpbroadcastd zmm30, [r8 + 120]                    ;    10.2 p3      62 p.30
        vpbroadcastd zmm31, [r8 + 124]                    ;    10.3 p10     62 p.31
        vpbroadcastd zmm24, [r8 + 128]                    ;    11.0 p2      62 p.32
        vpbroadcastd zmm30, [r8 + 132]                    ;    11.2 p3      62 p.33
        vpbroadcastd zmm30, [r8 + 136]                    ;    11.3 p10     62 p.34
        vpbroadcastd zmm28, [r8 + 140]                    ;    12.0 p2      62 p.35
        vpbroadcastd zmm31, [r8 + 144]                    ;    12.2 p3      62 p.36
        vpbroadcastd zmm31, [r8 + 148]                    ;    12.3 p10     62 p.37
        vpbroadcastd zmm17, [r8 + 152]                    ;    13.0 p2      62 p.38
        vpbroadcastd zmm17, [r8 + 156]                    ;    13.2 p3      62 p.39
        vpbroadcastd zmm17, [r8 + 160]                    ;    13.3 p10     62 p.40
        vpbroadcastd zmm23, [r8 + 164]                    ;    14.0 p2      62 p.41
        vpbroadcastd zmm23, [r8 + 168]                    ;    14.2 p3      62 p.42
        vpbroadcastd zmm20, [r8 + 172]                    ;    14.3 p10     62 p.43
        vpbroadcastd zmm25, [r8 + 176]                    ;    15.0 p2      62 p.44
        vpbroadcastd zmm25, [r8 + 180]                    ;    15.2 p3      62 p.45
        vpbroadcastd zmm9, [r8 + 192]                     ;    15.3 p10     62 p.48
        vpbroadcastd zmm14, [r8 + 184]                    ;    16.0 p2      62 p.46
        vpbroadcastd zmm14, [r8 + 188]                    ;    16.2 p3      62 p.47
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
        vmovdqu64 zmm18, [rax + 3584]                     ;    32.0 p2      50 p
        vpternlogd zmm18, zmm22, [rax + 1536], 0x96       ;    38.0 p0+p3   50 p
        vmovdqu64 zmm22, [rax + 3712]                     ;    33.0 p2      50 p
        vpternlogd zmm22, zmm26, [rax + 1664], 0x96       ;    39.0 p5+p3   50 p
        vmovdqu64 zmm26, [rax + 3392]                     ;    34.0 p2      50 p
        vpternlogd zmm26, zmm21, [rax + 1344], 0x96       ;    40.0 p0+p3   50 p
        vmovdqu64 zmm21, [rax + 3904]                     ;    35.0 p2      50 p
        vpternlogd zmm21, zmm29, [rax + 1856], 0x96       ;    41.0 p5+p3   50 p
        vmovdqu64 zmm29, [rax + 6144]                     ;    36.0 p2      50 p
        vpternlogd zmm29, zmm24, [rax + 4096], 0x96       ;    42.0 p0+p3   50 p
        vmovdqu64 zmm24, [rax + 6272]                     ;    37.0 p2      50 p
        vpternlogd zmm24, zmm30, [rax + 4224], 0x96       ;    43.0 p5+p3   50 p
        vmovdqu64 zmm30, [rax + 6336]                     ;    38.0 p2      50 p
        vpternlogd zmm30, zmm28, [rax + 4288], 0x96       ;    44.0 p0+p3   50 p
        vmovdqu64 zmm28, [rax + 6464]                     ;    39.0 p2      50 p
        vpternlogd zmm28, zmm31, [rax + 4416], 0x96       ;    45.0 p5+p3   50 p
        vmovdqu64 zmm31, [rax + 6656]                     ;    40.0 p2      50 p
        vpternlogd zmm31, zmm17, [rax + 4608], 0x96       ;    46.0 p0+p3   50 p
        vmovdqu64 zmm17, [rax + 6784]                     ;    41.0 p2      50 p
        vpternlogd zmm17, zmm23, [rax + 4736], 0x96       ;    47.0 p5+p3   50 p
        vmovdqu64 zmm23, [rax + 6848]                     ;    42.0 p2      50 p
        vpternlogd zmm23, zmm20, [rax + 4800], 0x96       ;    48.0 p0+p3   50 p
        vmovdqu64 zmm20, [rax + 7168]                     ;    43.0 p2      50 p
        vpternlogd zmm20, zmm9, [rax + 5120], 0x96        ;    49.0 p5+p3   50 p
        vmovdqu64 zmm9, [rax + 6976]                      ;    44.0 p2      50 p
        vpternlogd zmm9, zmm25, [rax + 4928], 0x96        ;    50.0 p0+p3   50 p
        vmovdqu64 zmm25, [rax + 7296]                     ;    45.0 p2      50 p
        vpternlogd zmm25, zmm14, [rax + 5248], 0x96       ;    51.0 p5+p3   50 p
        vmovdqu64 zmm14, [rax + 7488]                     ;    46.0 p2      50 p
        vpternlogd zmm14, zmm15, [rax + 5440], 0x96       ;    52.0 p0+p3   50 p
        vmovdqu64 zmm15, [rax + 3264]                     ;    47.0 p2      50 p
        vpternlogd zmm15, zmm19, [rax + 1216], 0x96       ;    53.0 p5+p3   50 p
        vmovdqu64 zmm19, [rax + 3776]                     ;    48.0 p2      50 p
        vpternlogd zmm19, zmm27, [rax + 1728], 0x96       ;    54.0 p0+p3   50 p
        vmovdqu64 zmm27, [rax + 7680]                     ;    49.0 p2      50 p
        vpternlogd zmm27, zmm1, [rax + 5632], 0x96        ;    55.0 p5+p3   50 p
        vmovdqu64 zmm1, [rax + 7808]                      ;    50.0 p2      50 p
        vpternlogd zmm1, zmm6, [rax + 5760], 0x96         ;    56.0 p0+p3   50 p
        vmovdqu64 zmm6, [rax + 7360]                      ;    51.0 p2      50 p
        vpternlogd zmm6, zmm12, [rax + 5312], 0x96        ;    57.0 p5+p3   50 p
        vmovdqu64 zmm12, [rax + 7872]                     ;    52.0 p2      50 p
        vpternlogd zmm12, zmm4, [rax + 5824], 0x96        ;    58.0 p0+p3   50 p
        vmovdqu64 zmm4, [rax + 2496]                      ;    53.0 p2      46 p
        vpxord zmm4, zmm4, [rax + 448]                    ;    59.0 p5+p3   46 p
        vpternlogd zmm4, zmm2, [r8 + 28]{1to16}, 0x69     ;    60.0 p0+p2   46 p
        vmovdqu64 [rbp + 12800], zmm1                     ;    57.0 p7+p4   50 p spill
        vmovdqu64 zmm1, [rax + 2432]                      ;    54.2 p3      46 p
        vpxord zmm1, zmm1, [rax + 384]                    ;    60.2 p5+p2   46 p
        vpternlogd zmm1, zmm0, [r8 + 24]{1to16}, 0x69     ;    61.2 p0+p3   46 p
        vmovdqu64 [rbp + 12864], zmm27                    ;    56.0 p8+p9   50 p spill
        vmovdqa64 zmm27, zmm1                             ;    62.2         46 p copy
        vmovdqu64 [rbp + 12928], zmm12                    ;    59.0 p7+p4   50 p spill
        vmovdqu64 zmm12, [rax + 2112]                     ;    56.0 p2      46 p
        vpxord zmm12, zmm12, [rax + 64]                   ;    62.0 p5+p3   46 p
        vpternlogd zmm12, zmm3, [r8 + 4]{1to16}, 0x96     ;    63.0 p0+p2   46 p
        vmovdqu64 [rbp + 12992], zmm14                    ;    53.0 p8+p9   50 p spill
        vmovdqa64 zmm14, zmm12                            ;    64.0         46 p copy
        vpternlogd zmm14, zmm1, zmm4, 0xd4                ;    64.0 p5      46 p
        vmovdqu64 [rbp + 13056], zmm25                    ;    52.0 p7+p4   50 p spill
        vmovdqu64 zmm25, [rax + 3008]                     ;    57.2 p3      46 p
        vpxord zmm25, zmm25, [rax + 960]                  ;    63.2 p0+p2   46 p
        vpternlogd zmm25, zmm10, [r8 + 60]{1to16}, 0x69   ;    64.2 p5+p3   46 p
        vmovdqu64 [rbp + 13120], zmm20                    ;    50.0 p8+p9   50 p spill
        vmovdqu64 zmm20, [rax + 2944]                     ;    59.0 p2      46 p
        vpxord zmm20, zmm20, [rax + 896]                  ;    65.0 p0+p3   46 p
        vpternlogd zmm20, zmm8, [r8 + 56]{1to16}, 0x69    ;    66.0 p5+p2   46 p
        vmovdqu64 [rbp + 13184], zmm6                     ;    58.0 p7+p4   50 p spill
        vmovdqa64 zmm6, zmm20                             ;    67.0         46 p copy
        vmovdqu64 [rbp + 13248], zmm9                     ;    51.0 p8+p9   50 p spill
        vmovdqu64 zmm9, [rax + 2624]                      ;    60.2 p3      46 p
        vpxord zmm9, zmm9, [rax + 576]                    ;    66.2 p0+p2   46 p
        vpternlogd zmm9, zmm11, [r8 + 36]{1to16}, 0x96    ;    67.2 p5+p3   46 p
        vmovdqu64 [rbp + 13312], zmm17                    ;    48.0 p7+p4   50 p spill
        vmovdqa64 zmm17, zmm9                             ;    68.2         46 p copy
        vpternlogd zmm17, zmm20, zmm25, 0xd4              ;    68.2 p0      46 p
        vmovdqu64 [rbp + 13376], zmm31                    ;    47.0 p8+p9   50 p spill
        vmovdqu64 zmm31, [rax + 3520]                     ;    62.0 p2      46 p
        vpxord zmm31, zmm31, [rax + 1472]                 ;    68.0 p5+p3   46 p
        vpternlogd zmm31, zmm15, [r8 + 92]{1to16}, 0x69   ;    69.0 p0+p2   46 p
        vmovdqu64 [rbp + 13440], zmm23                    ;    49.0 p7+p4   50 p spill
        vmovdqu64 zmm23, [rax + 3456]                     ;    63.2 p3      46 p
        vpxord zmm23, zmm23, [rax + 1408]                 ;    69.2 p5+p2   46 p
        vpternlogd zmm23, zmm16, [r8 + 88]{1to16}, 0x69   ;    70.2 p0+p3   46 p
        vmovdqu64 [rbp + 13504], zmm28                    ;    46.0 p8+p9   50 p spill
        vmovdqu64 zmm28, [rax + 3136]                     ;    65.0 p2      46 p
        vpxord zmm28, zmm28, [rax + 1088]                 ;    71.0 p5+p3   46 p
        vpternlogd zmm28, zmm26, [r8 + 68]{1to16}, 0x96   ;    72.0 p0+p2   46 p
        vmovdqu64 [rbp + 13568], zmm24                    ;    44.0 p7+p4   50 p spill
        vmovdqa64 zmm24, zmm28                            ;    73.0         46 p copy
        vpternlogd zmm24, zmm23, zmm31, 0xd4              ;    73.0 p5      46 p
        vmovdqu64 [rbp + 13632], zmm29                    ;    43.0 p8+p9   50 p spill
        vmovdqu64 zmm29, [rax + 5952]                     ;    66.2 p3      62 p reload
        vmovdqu64 [rbp + 13696], zmm30                    ;    45.0 p7+p4   50 p spill
        vmovdqu64 zmm30, [rax + 8000]                     ;    67.0 p2      50 p
        vpternlogd zmm30, zmm29, [r8 + 244]{1to16}, 0x96  ;    73.0 p0+p3   50 p
        vmovdqu64 zmm29, [rax + 256]                      ;    68.0 p2      62 p reload
        vmovdqu64 [rbp + 13760], zmm30                    ;    74.0 p8+p9   50 p spill
        vmovdqu64 zmm30, [rax + 2304]                     ;    68.2 p3      46 p
        vpternlogd zmm30, zmm29, [r8 + 16]{1to16}, 0x96   ;    74.2 p5+p2   46 p
        vpternlogd zmm30, zmm4, zmm7, 0x69                ;    75.2 p0      46 p
        vmovdqa64 zmm29, zmm12                            ;    64.0         46 p copy
        vpternlogd zmm29, zmm1, zmm30, 0x96               ;    76.2 p5      46 p
        vmovdqu64 [rbp + 13824], zmm21                    ;    43.0 p7+p4   50 p spill
        vmovdqa64 zmm21, zmm29                            ;    77.2         46 p copy
        vpternlogd zmm21, zmm1, zmm4, 0x2e                ;    77.2 p0      46 p
        vpternlogd zmm1, zmm21, zmm12, 0x73               ;    78.2 p5      46 p
        vpternlogd zmm21, zmm7, zmm7, 0xc3                ;    78.2 p0      46 p
        vpternlogd zmm3, zmm1, zmm29, 0xb4                ;    79.2 p5      46 p
        vpternlogd zmm1, zmm2, zmm14, 0x69                ;    79.2 p0      46 p
        vpternlogd zmm14, zmm30, zmm21, 0x95              ;    79.2 p5      46 p
        vpternlogd zmm12, zmm1, zmm3, 0x69                ;    80.2 p0      46 p
        vpternlogd zmm21, zmm0, zmm12, 0x96               ;    81.2 p5      46 p
        vpxord zmm27, zmm27, zmm21                        ;    82.2 p0      46 p
        vpbroadcastd zmm0, [r8 + 48]                      ;    40.0 p10     62 p.12 reload
        vmovdqu64 zmm2, [rax + 768]                       ;    69.2 p3      62 p reload
        vmovdqu64 zmm7, [rax + 2816]                      ;    70.0 p2      46 p
        vpternlogd zmm7, zmm2, zmm0, 0x96                 ;    76.0 p5      46 p
        vpternlogd zmm7, zmm25, zmm5, 0x69                ;    77.0 p0      46 p
        vmovdqa64 zmm30, zmm14                            ;    80.2         46 p copy
        vpternlogd zmm30, zmm12, zmm3, 0x87               ;    81.2 p5      46 p
        vpternlogd zmm1, zmm30, zmm21, 0x4b               ;    82.2 p0      46 p
        vpternlogd zmm4, zmm1, zmm30, 0x69                ;    83.2 p5      46 p
        vmovdqa64 zmm2, zmm21                             ;    82.2         46 p copy
        vpternlogd zmm2, zmm12, zmm3, 0x5c                ;    82.2 p0      46 p
        vpternlogd zmm27, zmm30, zmm2, 0x2d               ;    83.2 p5      46 p
        vpternlogd zmm2, zmm29, zmm4, 0x69                ;    84.2 p0      46 p
        vpxord zmm29, zmm27, zmm2                         ;    85.2 p5      46 p
        vmovdqa64 zmm30, zmm2                             ;    85.2         46 p copy
        vmovdqa64 zmm0, zmm9                              ;    68.2         46 p copy
        vpternlogd zmm0, zmm20, zmm7, 0x96                ;    78.0 p0      46 p
        vmovdqu64 [rbp + 13888], zmm22                    ;    43.8 p8+p9   50 p spill
        vmovdqa64 zmm22, zmm0                             ;    79.0         46 p copy
        vpternlogd zmm22, zmm20, zmm25, 0x2e              ;    79.0 p5      46 p
        vpternlogd zmm20, zmm22, zmm9, 0x73               ;    80.0 p0      46 p
        vpternlogd zmm22, zmm5, zmm5, 0xc3                ;    80.0 p5      46 p
        vpternlogd zmm11, zmm20, zmm0, 0xb4               ;    81.0 p0      46 p
        vpternlogd zmm20, zmm10, zmm17, 0x69              ;    81.0 p5      46 p
        vpternlogd zmm17, zmm7, zmm22, 0x95               ;    81.0 p0      46 p
        vpternlogd zmm9, zmm20, zmm11, 0x69               ;    82.0 p5      46 p
        vpternlogd zmm22, zmm8, zmm9, 0x96                ;    83.0 p0      46 p
        vpxord zmm6, zmm6, zmm22                          ;    84.0 p5      46 p
        vmovdqa64 zmm5, zmm29                             ;    86.2         46 p copy
        vmovdqa64 zmm7, zmm23                             ;    71.2         46 p copy
        vmovdqa64 zmm8, zmm27                             ;    84.2         46 p copy
        vpternlogd zmm8, zmm4, zmm1, 0x6b                 ;    84.2 p0      46 p
        vmovdqa64 zmm10, zmm2                             ;    85.2         46 p copy
        vpternlogd zmm10, zmm4, zmm1, 0x53                ;    85.2 p5      46 p
        vpternlogd zmm27, zmm10, zmm1, 0x59               ;    86.2 p0      46 p
        vpternlogd zmm10, zmm8, zmm29, 0x49               ;    86.2 p5      46 p
        vpternlogd zmm8, zmm14, zmm10, 0x96               ;    87.2 p0      46 p
        vpternlogd zmm12, zmm27, zmm29, 0xb4              ;    87.2 p5      46 p
        vpternlogd zmm27, zmm29, zmm3, 0x96               ;    87.2 p0      46 p
        vpternlogd zmm10, zmm21, zmm12, 0x96              ;    88.2 p5      46 p
        vpternlogd zmm12, zmm2, zmm4, 0x2d                ;    88.2 p0      46 p
        vpxord zmm5, zmm5, zmm8                           ;    88.2 p5      46 p
        vpxord zmm30, zmm30, zmm10                        ;    89.2 p0      46 p
        vmovdqa64 zmm2, zmm27                             ;    88.2         46 p copy
        vpternlogd zmm2, zmm1, zmm1, 0xc3                 ;    88.2 p5      46 p
        vmovdqa64 zmm1, zmm12                             ;    89.2         46 p copy
        vpternlogd zmm1, zmm4, zmm4, 0xc3                 ;    89.2 p0      46 p
        vmovdqa64 zmm3, zmm17                             ;    82.0         46 p copy
        vpternlogd zmm3, zmm9, zmm11, 0x87                ;    83.0 p5      46 p
        vpternlogd zmm20, zmm3, zmm22, 0x4b               ;    84.0 p0      46 p
        vpternlogd zmm25, zmm20, zmm3, 0x69               ;    85.0 p5      46 p
        vmovdqa64 zmm4, zmm22                             ;    84.0         46 p copy
        vpternlogd zmm4, zmm9, zmm11, 0x5c                ;    84.0 p0      46 p
        vpternlogd zmm6, zmm3, zmm4, 0x2d                 ;    85.0 p5      46 p
        vpternlogd zmm4, zmm0, zmm25, 0x69                ;    86.0 p0      46 p
        vpxord zmm0, zmm6, zmm4                           ;    87.0 p5      46 p
        vmovdqa64 zmm3, zmm0                              ;    88.0         46 p copy
        vmovdqa64 zmm14, zmm6                             ;    86.0         46 p copy
        vpternlogd zmm14, zmm25, zmm20, 0x6b              ;    86.0 p0      46 p
        vmovdqa64 zmm21, zmm4                             ;    87.0         46 p copy
        vpternlogd zmm21, zmm25, zmm20, 0x53              ;    87.0 p5      46 p
        vpternlogd zmm6, zmm21, zmm20, 0x59               ;    88.0 p0      46 p
        vpternlogd zmm21, zmm14, zmm0, 0x49               ;    88.0 p5      46 p
        vpternlogd zmm14, zmm17, zmm21, 0x96              ;    89.0 p0      46 p
        vpternlogd zmm9, zmm6, zmm0, 0xb4                 ;    89.0 p5      46 p
        vpternlogd zmm6, zmm0, zmm11, 0x96                ;    89.0 p0      46 p
        vpternlogd zmm21, zmm22, zmm9, 0x96               ;    90.0 p5      46 p
        vpternlogd zmm9, zmm4, zmm25, 0x2d                ;    90.0 p0      46 p
        vpxord zmm3, zmm3, zmm14                          ;    90.0 p5      46 p
        vpbroadcastd zmm0, [r8 + 80]                      ;    51.5 p10     62 p.20 reload
        vmovdqu64 zmm11, [rax + 1280]                     ;    70.2 p3      62 p reload
        vmovdqu64 zmm17, [rax + 3328]                     ;    71.0 p2      46 p
        vpternlogd zmm17, zmm11, zmm0, 0x96               ;    77.0 p0      46 p
        vpternlogd zmm17, zmm31, zmm13, 0x69              ;    78.0 p5      46 p
        vmovdqa64 zmm22, zmm9                             ;    91.0         46 p copy
        vpternlogd zmm22, zmm25, zmm25, 0xc3              ;    91.0 p0      46 p
        vmovdqa64 zmm25, zmm28                            ;    73.0         46 p copy
        vpternlogd zmm25, zmm23, zmm17, 0x96              ;    79.0 p5      46 p
        vmovdqa64 zmm29, zmm25                            ;    80.0         46 p copy
        vpternlogd zmm29, zmm23, zmm31, 0x2e              ;    80.0 p0      46 p
        vpternlogd zmm23, zmm29, zmm28, 0x73              ;    81.0 p5      46 p
        vpternlogd zmm29, zmm13, zmm13, 0xc3              ;    81.0 p0      46 p
        vpternlogd zmm26, zmm23, zmm25, 0xb4              ;    82.0 p5      46 p
        vpternlogd zmm23, zmm15, zmm24, 0x69              ;    82.0 p0      46 p
        vpternlogd zmm24, zmm17, zmm29, 0x95              ;    82.0 p5      46 p
        vpternlogd zmm28, zmm23, zmm26, 0x69              ;    83.0 p0      46 p
        vpternlogd zmm29, zmm16, zmm28, 0x96              ;    84.0 p5      46 p
        vpxord zmm7, zmm7, zmm29                          ;    85.0 p0      46 p
        vmovdqa64 zmm13, zmm24                            ;    83.0         46 p copy
        vpternlogd zmm13, zmm28, zmm26, 0x87              ;    84.0 p5      46 p
        vpternlogd zmm23, zmm13, zmm29, 0x4b              ;    85.0 p0      46 p
        vpternlogd zmm31, zmm23, zmm13, 0x69              ;    86.0 p5      46 p
        vmovdqa64 zmm15, zmm29                            ;    85.0         46 p copy
        vpternlogd zmm15, zmm28, zmm26, 0x5c              ;    85.0 p0      46 p
        vpternlogd zmm7, zmm13, zmm15, 0x2d               ;    86.0 p5      46 p
        vpternlogd zmm15, zmm25, zmm31, 0x69              ;    87.0 p0      46 p
        vpxord zmm13, zmm7, zmm15                         ;    88.0 p5      46 p
        vmovdqa64 zmm16, zmm15                            ;    88.0         46 p copy
        vmovdqa64 zmm17, zmm7                             ;    87.0         46 p copy
        vpternlogd zmm17, zmm31, zmm23, 0x6b              ;    87.0 p0      46 p
        vmovdqa64 zmm25, zmm15                            ;    88.0         46 p copy
        vpternlogd zmm25, zmm31, zmm23, 0x53              ;    88.0 p5      46 p
        vpternlogd zmm7, zmm25, zmm23, 0x59               ;    89.0 p0      46 p
        vpternlogd zmm25, zmm17, zmm13, 0x49              ;    89.0 p5      46 p
        vpternlogd zmm17, zmm24, zmm25, 0x96              ;    90.0 p0      46 p
        vpternlogd zmm28, zmm7, zmm13, 0xb4               ;    90.0 p5      46 p
        vpternlogd zmm7, zmm26, zmm13, 0x96               ;    90.0 p0      46 p
        vpternlogd zmm25, zmm29, zmm28, 0x96              ;    91.0 p5      46 p
        vpternlogd zmm28, zmm15, zmm31, 0x2d              ;    91.0 p0      46 p
        vpxord zmm16, zmm16, zmm25                        ;    92.0 p5      46 p
        vpxord zmm13, zmm13, zmm17                        ;    91.0 p0      46 p
        vmovdqa64 zmm15, zmm7                             ;    91.0         46 p copy
        vpternlogd zmm15, zmm23, zmm23, 0xc3              ;    91.0 p5      46 p
        vpbroadcastd zmm23, [r8 + 112]                    ;    58.8 p10     62 p.28 reload
        vmovdqu64 zmm24, [rax + 1792]                     ;    71.2 p3      62 p reload
        vmovdqu64 zmm26, [rax + 3840]                     ;    72.0 p2      46 p
        vpternlogd zmm26, zmm24, zmm23, 0x96              ;    84.0 p0      46 p
        vmovdqu64 zmm29, [rax + 4032]                     ;    72.2 p3      46 p
        vpxord zmm29, zmm29, [rax + 1984]                 ;    84.5 p5+p2   46 p
        vpternlogd zmm29, zmm19, [r8 + 124]{1to16}, 0x69  ;    85.5 p0+p3   46 p
        vpternlogd zmm26, zmm29, zmm18, 0x69              ;    86.5 p5      46 p
        vmovdqu64 zmm23, [rax + 3968]                     ;    74.0 p2      46 p
        vpxord zmm23, zmm23, [rax + 1920]                 ;    86.0 p0+p3   46 p
        vmovdqu64 zmm24, [rbp + 13888]                    ;    75.0 p2      50 p reload
        vpternlogd zmm23, zmm24, [r8 + 120]{1to16}, 0x69  ;    87.0 p5+p3   46 p
        vmovdqa64 zmm0, zmm23                             ;    88.0         46 p copy
        vmovdqu64 zmm11, [rax + 3648]                     ;    76.0 p2      46 p
        vpxord zmm11, zmm11, [rax + 1600]                 ;    87.0 p0+p3   46 p
        vmovdqu64 [rbp + 13952], zmm25                    ;    92.0 p7+p4   46 p spill
        vmovdqu64 zmm25, [rbp + 13824]                    ;    77.0 p2      50 p reload
        vpternlogd zmm11, zmm25, [r8 + 100]{1to16}, 0x96  ;    88.0 p5+p3   46 p
        vmovdqu64 [rbp + 14016], zmm7                     ;    91.0 p8+p9   46 p spill
        vmovdqa64 zmm7, zmm11                             ;    89.0         46 p copy
        vpternlogd zmm7, zmm23, zmm26, 0x96               ;    89.0 p0      46 p
        vmovdqu64 [rbp + 14080], zmm27                    ;    88.2 p7+p4   46 p spill
        vmovdqa64 zmm27, zmm7                             ;    90.0         46 p copy
        vpternlogd zmm27, zmm23, zmm29, 0x2e              ;    90.0 p5      46 p
        vmovdqu64 [rbp + 14144], zmm20                    ;    85.0 p8+p9   46 p spill
        vmovdqa64 zmm20, zmm27                            ;    91.0         46 p copy
        vpternlogd zmm20, zmm18, zmm18, 0xc3              ;    91.0 p0      46 p
        vpternlogd zmm27, zmm11, zmm23, 0x2f              ;    91.0 p5      46 p
        vpternlogd zmm23, zmm11, zmm29, 0xd4              ;    90.0 p0      46 p
        vpternlogd zmm25, zmm27, zmm7, 0xb4               ;    92.0 p5      46 p
        vpternlogd zmm27, zmm19, zmm23, 0x69              ;    92.0 p0      46 p
        vpternlogd zmm23, zmm26, zmm20, 0x95              ;    92.0 p5      46 p
        vpternlogd zmm11, zmm27, zmm25, 0x69              ;    93.0 p0      46 p
        vpternlogd zmm20, zmm24, zmm11, 0x96              ;    94.0 p5      46 p
        vpxord zmm0, zmm0, zmm20                          ;    95.0 p0      46 p
        vmovdqa64 zmm18, zmm23                            ;    93.0         46 p copy
        vpternlogd zmm18, zmm11, zmm25, 0x87              ;    94.0 p5      46 p
        vpternlogd zmm27, zmm18, zmm20, 0x4b              ;    95.0 p0      46 p
        vpternlogd zmm29, zmm27, zmm18, 0x69              ;    96.0 p5      46 p
        vmovdqa64 zmm19, zmm20                            ;    95.0         46 p copy
        vpternlogd zmm19, zmm11, zmm25, 0x5c              ;    95.0 p0      46 p
        vpternlogd zmm0, zmm18, zmm19, 0x2d               ;    96.0 p5      46 p
        vpternlogd zmm19, zmm7, zmm29, 0x69               ;    97.0 p0      46 p
        vpxord zmm7, zmm0, zmm19                          ;    98.0 p5      46 p
        vmovdqa64 zmm18, zmm19                            ;    98.0         46 p copy
        vmovdqa64 zmm24, zmm0                             ;    97.0         46 p copy
        vpternlogd zmm24, zmm29, zmm27, 0x6b              ;    97.0 p0      46 p
        vmovdqa64 zmm26, zmm29                            ;    97.0         46 p copy
        vmovdqu64 [rbp + 13888], zmm5                     ;    89.2 p7+p4   46 p spill
        vmovdqa64 zmm5, zmm19                             ;    98.0         46 p copy
        vpternlogd zmm5, zmm29, zmm27, 0x53               ;    98.0 p5      46 p
        vpternlogd zmm0, zmm5, zmm27, 0x59                ;    99.0 p0      46 p
        vpternlogd zmm5, zmm24, zmm7, 0x49                ;    99.0 p5      46 p
        vpternlogd zmm24, zmm23, zmm5, 0x96               ;   100.0 p0      46 p
        vpternlogd zmm11, zmm0, zmm7, 0xb4                ;   100.0 p5      46 p
        vpternlogd zmm0, zmm25, zmm7, 0x96                ;   100.0 p0      46 p
        vpternlogd zmm5, zmm20, zmm11, 0x96               ;   101.0 p5      46 p
        vpternlogd zmm11, zmm19, zmm29, 0x2d              ;   101.0 p0      46 p
        vpxord zmm7, zmm7, zmm24                          ;   101.5 p5      46 p
        vpxord zmm18, zmm18, zmm5                         ;   102.0 p0      46 p
        vmovdqa64 zmm19, zmm0                             ;   101.0         46 p copy
        vpternlogd zmm19, zmm27, zmm27, 0xc3              ;   102.5 p5      46 p
        vpxord zmm26, zmm26, zmm11                        ;   103.0 p0      46 p
        vpbroadcastd zmm20, [r8 + 144]                    ;    69.8 p10     62 p.36 reload
        vmovdqu64 zmm23, [rax + 4352]                     ;    78.0 p2      62 p reload
        vmovdqu64 zmm25, [rax + 6400]                     ;    78.2 p3      47 p
        vpternlogd zmm25, zmm23, zmm20, 0x96              ;   103.5 p5      47 p
        vmovdqu64 zmm27, [rax + 6592]                     ;    79.0 p2      47 p
        vmovdqu64 zmm29, [rax + 4544]                     ;    79.2 p3      62 p reload
        vpxord zmm27, zmm27, zmm29                        ;   104.0 p0      47 p
        vmovdqu64 zmm29, [rbp + 13696]                    ;    80.0 p2      50 p reload
        vpternlogd zmm27, zmm29, [r8 + 156]{1to16}, 0x69  ;   105.0 p5+p3   47 p
        vpternlogd zmm25, zmm27, [rbp + 13632], 0x69      ;   106.0 p0+p2   47 p
        vmovdqu64 zmm23, [rax + 6528]                     ;    81.2 p3      47 p
        vpxord zmm23, zmm23, [rax + 4480]                 ;   105.5 p5+p2   47 p
        vmovdqu64 zmm20, [rbp + 13568]                    ;    82.2 p3      50 p reload
        vpternlogd zmm23, zmm20, [r8 + 152]{1to16}, 0x69  ;   106.5 p0+p2   47 p
        vmovdqu64 [rbp + 13824], zmm7                     ;   102.5 p8+p9   46 p spill
        vmovdqa64 zmm7, zmm23                             ;   107.5         47 p copy
        vmovdqu64 [rbp + 14208], zmm12                    ;    89.2 p7+p4   46 p spill
        vmovdqu64 zmm12, [rax + 6208]                     ;    83.2 p3      47 p
        vpxord zmm12, zmm12, [rax + 4160]                 ;   106.5 p5+p2   47 p
        vmovdqu64 [rbp + 14272], zmm18                    ;   103.0 p8+p9   46 p spill
        vmovdqu64 zmm18, [rbp + 13504]                    ;    84.2 p3      50 p reload
        vpternlogd zmm12, zmm18, [r8 + 132]{1to16}, 0x96  ;   107.5 p0+p2   47 p
        vmovdqu64 [rbp + 14336], zmm15                    ;    92.0 p7+p4   46 p spill
        vmovdqa64 zmm15, zmm12                            ;   108.5         47 p copy
        vpternlogd zmm15, zmm23, zmm25, 0x96              ;   108.5 p5      47 p
        vmovdqu64 [rbp + 14400], zmm10                    ;    89.2 p8+p9   46 p spill
        vmovdqa64 zmm10, zmm15                            ;   109.5         47 p copy
        vpternlogd zmm10, zmm23, zmm27, 0x2e              ;   109.5 p0      47 p
        vmovdqu64 [rbp + 14464], zmm0                     ;   101.0 p7+p4   46 p spill
        vmovdqa64 zmm0, zmm12                             ;   108.5         47 p copy
        vpternlogd zmm0, zmm23, zmm27, 0xd4               ;   108.5 p5      47 p
        vpternlogd zmm23, zmm10, zmm12, 0x73              ;   110.5 p0      47 p
        vpternlogd zmm18, zmm23, zmm15, 0xb4              ;   111.5 p5      47 p
        vpternlogd zmm23, zmm29, zmm0, 0x69               ;   111.5 p0      47 p
        vpternlogd zmm12, zmm23, zmm18, 0x69              ;   112.5 p5      47 p
        vmovdqu64 zmm29, [rbp + 13632]                    ;    85.2 p3      50 p reload
        vpternlogd zmm10, zmm29, [rbp + 13632], 0xc3      ;   111.0 p0+p2   47 p
        vpternlogd zmm0, zmm25, zmm10, 0x95               ;   112.0 p5      47 p
        vpternlogd zmm10, zmm20, zmm12, 0x96              ;   113.5 p0      47 p
        vpxord zmm7, zmm7, zmm10                          ;   114.5 p5      47 p
        vmovdqa64 zmm20, zmm0                             ;   113.0         47 p copy
        vpternlogd zmm20, zmm12, zmm18, 0x87              ;   113.5 p0      47 p
        vpternlogd zmm23, zmm20, zmm10, 0x4b              ;   114.5 p5      47 p
        vpternlogd zmm27, zmm23, zmm20, 0x69              ;   115.5 p0      47 p
        vmovdqa64 zmm25, zmm10                            ;   114.5         47 p copy
        vpternlogd zmm25, zmm12, zmm18, 0x5c              ;   114.5 p5      47 p
        vpternlogd zmm7, zmm20, zmm25, 0x2d               ;   115.5 p0      47 p
        vpternlogd zmm25, zmm15, zmm27, 0x69              ;   116.5 p5      47 p
        vpxord zmm15, zmm7, zmm25                         ;   117.5 p0      47 p
        vmovdqa64 zmm20, zmm25                            ;   117.5         47 p copy
        vmovdqa64 zmm29, zmm7                             ;   116.5         47 p copy
        vpternlogd zmm29, zmm27, zmm23, 0x6b              ;   116.5 p5      47 p
        vmovdqu64 [rbp + 13568], zmm1                     ;    90.2 p8+p9   46 p spill
        vmovdqa64 zmm1, zmm25                             ;   117.5         47 p copy
        vpternlogd zmm1, zmm27, zmm23, 0x53               ;   117.5 p0      47 p
        vpternlogd zmm7, zmm1, zmm23, 0x59                ;   118.5 p5      47 p
        vpternlogd zmm1, zmm29, zmm15, 0x49               ;   118.5 p0      47 p
        vpternlogd zmm29, zmm0, zmm1, 0x96                ;   119.5 p5      47 p
        vpternlogd zmm12, zmm7, zmm15, 0xb4               ;   119.5 p0      47 p
        vpternlogd zmm1, zmm10, zmm12, 0x96               ;   120.5 p5      47 p
        vpternlogd zmm7, zmm18, zmm15, 0x96               ;   120.0 p0      47 p
        vpternlogd zmm12, zmm25, zmm27, 0x2d              ;   120.5 p5      47 p
        vpxord zmm15, zmm15, zmm29                        ;   121.0 p0      47 p
        vpxord zmm20, zmm20, zmm1                         ;   121.5 p5      47 p
        vpbroadcastd zmm0, [r8 + 176]                     ;    81.3 p10     62 p.44 reload
        vmovdqu64 zmm10, [rax + 4864]                     ;    86.2 p3      62 p reload
        vmovdqu64 zmm18, [rax + 6912]                     ;    87.0 p2      47 p
        vpternlogd zmm18, zmm10, zmm0, 0x96               ;   122.0 p0      47 p
        vmovdqa64 zmm25, zmm7                             ;   121.0         47 p copy
        vpternlogd zmm25, zmm23, zmm23, 0xc3              ;   122.5 p5      47 p
        vmovdqa64 zmm23, zmm12                            ;   121.5         47 p copy
        vpternlogd zmm23, zmm27, zmm27, 0xc3              ;   123.0 p0      47 p
        vmovdqu64 zmm27, [rax + 7104]                     ;    87.2 p3      47 p
        vpxord zmm27, zmm27, [rax + 5056]                 ;   123.5 p5+p2   47 p
        vmovdqu64 zmm10, [rbp + 13440]                    ;    88.2 p3      50 p reload
        vpternlogd zmm27, zmm10, [r8 + 188]{1to16}, 0x69  ;   124.5 p0+p2   47 p
        vpternlogd zmm18, zmm27, [rbp + 13376], 0x69      ;   125.5 p5+p3   47 p
        vmovdqu64 zmm0, [rax + 7040]                      ;    90.0 p2      47 p
        vpxord zmm0, zmm0, [rax + 4992]                   ;   125.0 p0+p3   47 p
        vmovdqu64 [rbp + 13632], zmm23                    ;   124.0 p7+p4   47 p spill
        vmovdqu64 zmm23, [rbp + 13312]                    ;    91.0 p2      50 p reload
        vpternlogd zmm0, zmm23, [r8 + 184]{1to16}, 0x69   ;   126.0 p5+p3   47 p
        vmovdqu64 [rbp + 13696], zmm1                     ;   121.5 p8+p9   47 p spill
        vmovdqa64 zmm1, zmm0                              ;   127.0         47 p copy
        vmovdqu64 [rbp + 13504], zmm29                    ;   120.5 p7+p4   47 p spill
        vmovdqu64 zmm29, [rax + 6720]                     ;    92.0 p2      47 p
        vpxord zmm29, zmm29, [rax + 4672]                 ;   126.0 p0+p3   47 p
        vmovdqu64 [rbp + 14528], zmm15                    ;   122.0 p8+p9   47 p spill
        vmovdqu64 zmm15, [rbp + 13248]                    ;    93.0 p2      50 p reload
        vpternlogd zmm29, zmm15, [r8 + 164]{1to16}, 0x96  ;   127.0 p5+p3   47 p
        vmovdqu64 [rbp + 14592], zmm5                     ;   102.0 p7+p4   46 p spill
        vmovdqa64 zmm5, zmm29                             ;   128.0         47 p copy
        vpternlogd zmm5, zmm0, zmm18, 0x96                ;   128.0 p0      47 p
        vmovdqu64 [rbp + 14656], zmm7                     ;   121.0 p8+p9   47 p spill
        vmovdqa64 zmm7, zmm5                              ;   129.0         47 p copy
        vpternlogd zmm7, zmm0, zmm27, 0x2e                ;   129.0 p5      47 p
        vmovdqu64 [rbp + 14720], zmm17                    ;    91.0 p7+p4   46 p spill
        vmovdqa64 zmm17, zmm29                            ;   128.0         47 p copy
        vpternlogd zmm17, zmm0, zmm27, 0xd4               ;   128.0 p0      47 p
        vpternlogd zmm0, zmm7, zmm29, 0x73                ;   130.0 p5      47 p
        vpternlogd zmm15, zmm0, zmm5, 0xb4                ;   131.0 p0      47 p
        vpternlogd zmm0, zmm10, zmm17, 0x69               ;   131.0 p5      47 p
        vpternlogd zmm29, zmm0, zmm15, 0x69               ;   132.0 p0      47 p
        vmovdqu64 zmm10, [rbp + 13376]                    ;    94.0 p2      50 p reload
        vpternlogd zmm7, zmm10, [rbp + 13376], 0xc3       ;   130.5 p5+p3   47 p
        vpternlogd zmm17, zmm18, zmm7, 0x95               ;   131.5 p0      47 p
        vpternlogd zmm7, zmm23, zmm29, 0x96               ;   133.0 p5      47 p
        vpxord zmm1, zmm1, zmm7                           ;   134.0 p0      47 p
        vmovdqa64 zmm10, zmm17                            ;   132.5         47 p copy
        vpternlogd zmm10, zmm29, zmm15, 0x87              ;   133.0 p5      47 p
        vpternlogd zmm0, zmm10, zmm7, 0x4b                ;   134.0 p0      47 p
        vpternlogd zmm27, zmm0, zmm10, 0x69               ;   135.0 p5      47 p
        vmovdqa64 zmm18, zmm7                             ;   134.0         47 p copy
        vpternlogd zmm18, zmm29, zmm15, 0x5c              ;   134.0 p0      47 p
        vpternlogd zmm1, zmm10, zmm18, 0x2d               ;   135.0 p5      47 p
        vpternlogd zmm18, zmm5, zmm27, 0x69               ;   136.0 p0      47 p
        vpxord zmm5, zmm14, zmm22                         ;   135.5 p5      50 p
        vpxord zmm10, zmm30, zmm12                        ;   136.0 p0      50 p
        vpxord zmm23, zmm9, zmm20                         ;   136.5 p5      50 p
        vmovdqu64 [rbp + 13312], zmm5                     ;   136.5 p8+p9   50 p spill
        vmovdqa64 zmm5, zmm13                             ;    92.0         50 p copy
        vmovdqu64 [rbp + 13376], zmm20                    ;   122.5 p7+p4   47 p spill
        vpxord zmm20, zmm1, zmm18                         ;   137.0 p0      47 p
        vmovdqu64 [rbp + 13440], zmm30                    ;    93.3 p8+p9   46 p spill
        vmovdqa64 zmm30, zmm18                            ;   137.0         47 p copy
        vmovdqu64 [rbp + 13248], zmm12                    ;   121.5 p7+p4   47 p spill
        vmovdqa64 zmm12, zmm6                             ;    92.5         50 p copy
        vmovdqu64 [rbp + 14784], zmm13                    ;    95.3 p8+p9   46 p spill
        vmovdqa64 zmm13, zmm1                             ;   136.0         47 p copy
        vpternlogd zmm13, zmm27, zmm0, 0x6b               ;   137.5 p5      47 p
        vmovdqu64 [rbp + 14848], zmm22                    ;    96.2 p7+p4   46 p spill
        vmovdqa64 zmm22, zmm18                            ;   137.0         47 p copy
        vpternlogd zmm22, zmm27, zmm0, 0x53               ;   138.0 p0      47 p
        vpternlogd zmm1, zmm22, zmm0, 0x59                ;   139.0 p5      47 p
        vpternlogd zmm22, zmm13, zmm20, 0x49              ;   139.0 p0      47 p
        vpternlogd zmm13, zmm17, zmm22, 0x96              ;   140.0 p5      47 p
        vpternlogd zmm29, zmm1, zmm20, 0xb4               ;   140.0 p0      47 p
        vpternlogd zmm22, zmm7, zmm29, 0x96               ;   141.0 p5      47 p
        vpternlogd zmm1, zmm15, zmm20, 0x96               ;   141.0 p0      47 p
        vpxord zmm7, zmm8, zmm25                          ;   141.5 p5      50 p
        vpternlogd zmm29, zmm18, zmm27, 0x2d              ;   142.0 p0      47 p
        vmovdqa64 zmm15, zmm8                             ;    95.0         50 p copy
        vpxord zmm17, zmm3, zmm1                          ;   142.5 p5      50 p
        vpxord zmm18, zmm2, zmm24                         ;   143.0 p0      50 p
        vpxord zmm20, zmm20, zmm13                        ;   143.5 p5      47 p
        vmovdqu64 [rbp + 14912], zmm8                     ;    97.3 p8+p9   46 p spill
        vmovdqa64 zmm8, zmm1                              ;   142.0         47 p copy
        vpternlogd zmm8, zmm0, zmm0, 0xc3                 ;   144.0 p0      47 p
        vmovdqa64 zmm0, zmm29                             ;   143.0         47 p copy
        vpternlogd zmm0, zmm27, zmm27, 0xc3               ;   144.5 p5      47 p
        vmovdqa64 zmm27, zmm16                            ;    96.5         50 p copy
        vpternlogd zmm27, zmm21, zmm4, 0x96               ;   145.0 p0      50 p
        vpxord zmm30, zmm30, zmm22                        ;   145.5 p5      47 p
        vpxord zmm12, zmm12, zmm22                        ;   146.0 p0      50 p
        vmovdqu64 [rbp + 14976], zmm12                    ;   147.0 p7+p4   50 p spill
        vpxord zmm12, zmm14, zmm19                        ;   146.5 p5      50 p
        vmovdqu64 [rbp + 15040], zmm12                    ;   147.5 p8+p9   50 p spill
        vmovdqa64 zmm12, zmm19                            ;   103.5         50 p copy
        vmovdqu64 [rbp + 15104], zmm27                    ;   146.0 p7+p4   50 p spill
        vmovdqa64 zmm27, zmm11                            ;   102.0         50 p copy
        vmovdqu64 [rbp + 15168], zmm19                    ;   103.5 p8+p9   46 p spill
        vpxord zmm19, zmm21, [rbp + 14656]                ;   147.0 p0+p2   50 p
        vmovdqu64 [rbp + 15232], zmm19                    ;   148.0 p7+p4   50 p spill
        vpxord zmm19, zmm28, zmm30                        ;   147.5 p5      50 p
        vmovdqu64 [rbp + 15296], zmm25                    ;   123.5 p8+p9   47 p spill
        vmovdqa64 zmm25, zmm29                            ;   143.0         50 p copy
        vpternlogd zmm25, zmm21, zmm4, 0x96               ;   148.0 p0      50 p
        vmovdqu64 [rbp + 15360], zmm17                    ;   143.5 p7+p4   50 p spill
        vmovdqa64 zmm17, zmm22                            ;   142.0         50 p copy
        vpternlogd zmm17, zmm28, zmm31, 0x69              ;   148.5 p5      50 p
        vmovdqu64 [rbp + 15424], zmm22                    ;   142.0 p8+p9   47 p spill
        vmovdqa64 zmm22, zmm7                             ;   142.5         50 p copy
        vpternlogd zmm22, zmm23, zmm29, 0x96              ;   149.0 p0      50 p
        vmovdqu64 [rbp + 15488], zmm22                    ;   150.0 p7+p4   50 p spill
        vmovdqa64 zmm22, zmm17                            ;   149.5         50 p copy
        vpternlogd zmm22, zmm26, zmm26, 0xc3              ;   149.5 p5      50 p
        vmovdqu64 [rbp + 15552], zmm22                    ;   150.5 p8+p9   50 p spill
        vmovdqu64 zmm22, [rax + 7616]                     ;   101.0 p3      47 p
        vpxord zmm22, zmm22, [rax + 5568]                 ;   150.0 p0+p2   47 p
        vmovdqu64 [rbp + 15616], zmm31                    ;   108.2 p7+p4   46 p spill
        vmovdqu64 zmm31, [rbp + 13184]                    ;   102.0 p3      50 p reload
        vpternlogd zmm22, zmm31, [r8 + 220]{1to16}, 0x69  ;   151.0 p5+p2   47 p
        vmovdqu64 [rbp + 15680], zmm1                     ;   142.0 p8+p9   47 p spill
        vpxord zmm1, zmm21, zmm0                          ;   151.0 p0      50 p
        vmovdqu64 [rbp + 15744], zmm1                     ;   152.0 p7+p4   50 p spill
        vmovdqu64 zmm1, [rax + 7552]                      ;   103.0 p3      47 p
        vpxord zmm1, zmm1, [rax + 5504]                   ;   151.5 p5+p2   47 p
        vmovdqu64 [rbp + 15808], zmm26                    ;   111.3 p8+p9   46 p spill
        vmovdqu64 zmm26, [rbp + 13056]                    ;   104.0 p3      50 p reload
        vpternlogd zmm1, zmm26, [r8 + 216]{1to16}, 0x69   ;   152.5 p0+p2   47 p
        vmovdqu64 [rbp + 15872], zmm11                    ;   112.2 p7+p4   46 p spill
        vmovdqa64 zmm11, zmm1                             ;   153.5         47 p copy
        vmovdqu64 [rbp + 15936], zmm24                    ;   113.3 p8+p9   46 p spill
        vmovdqu64 zmm24, [rax + 7232]                     ;   105.0 p3      47 p
        vpxord zmm24, zmm24, [rax + 5184]                 ;   152.5 p5+p2   47 p
        vmovdqu64 [rbp + 16000], zmm2                     ;   114.2 p7+p4   46 p spill
        vmovdqu64 zmm2, [rbp + 12992]                     ;   106.0 p3      50 p reload
        vpternlogd zmm24, zmm2, [r8 + 196]{1to16}, 0x96   ;   153.5 p0+p2   47 p
        vmovdqu64 [rbp + 16064], zmm17                    ;   149.5 p8+p9   50 p spill
        vmovdqa64 zmm17, zmm24                            ;   154.5         47 p copy
        vpternlogd zmm17, zmm1, zmm22, 0xd4               ;   154.5 p5      47 p
        vmovdqu64 [rbp + 16128], zmm20                    ;   144.5 p7+p4   47 p spill
        vmovdqu64 zmm20, [rax + 8128]                     ;   107.0 p3      47 p
        vpxord zmm20, zmm20, [rax + 6080]                 ;   154.0 p0+p2   47 p
        vmovdqu64 [rbp + 16192], zmm30                    ;   146.5 p8+p9   47 p spill
        vmovdqu64 zmm30, [rbp + 12928]                    ;   108.0 p3      50 p reload
        vpternlogd zmm20, zmm30, [r8 + 252]{1to16}, 0x69  ;   155.0 p5+p2   47 p
        vmovdqu64 [rbp + 16256], zmm7                     ;   142.5 p7+p4   50 p spill
        vmovdqu64 zmm7, [rax + 8064]                      ;   109.0 p3      47 p
        vpxord zmm7, zmm7, [rax + 6016]                   ;   155.0 p0+p2   47 p
        vmovdqu64 [rbp + 16320], zmm18                    ;   144.0 p8+p9   50 p spill
        vmovdqu64 zmm18, [rbp + 12800]                    ;   110.0 p3      50 p reload
        vpternlogd zmm7, zmm18, [r8 + 248]{1to16}, 0x69   ;   156.0 p5+p2   47 p
        vmovdqu64 [rbp + 16384], zmm3                     ;   120.2 p7+p4   46 p spill
        vmovdqa64 zmm3, zmm7                              ;   157.0         47 p copy
        vmovdqu64 [rbp + 16448], zmm13                    ;   141.0 p8+p9   47 p spill
        vmovdqu64 zmm13, [rax + 7744]                     ;   111.0 p3      47 p
        vpxord zmm13, zmm13, [rax + 5696]                 ;   156.0 p0+p2   47 p
        vmovdqu64 [rbp + 16512], zmm0                     ;   145.5 p7+p4   47 p spill
        vmovdqu64 zmm0, [rbp + 13760]                     ;   112.0 p3      50 p reload
        vpternlogd zmm13, zmm0, [r8 + 228]{1to16}, 0x96   ;   157.0 p5+p2   47 p
        vmovdqu64 [rbp + 16576], zmm28                    ;   123.3 p8+p9   46 p spill
        vmovdqa64 zmm28, zmm13                            ;   158.0         47 p copy
        vpternlogd zmm28, zmm7, zmm20, 0xd4               ;   158.0 p0      47 p
        vmovdqu64 [rbp + 16640], zmm29                    ;   143.0 p7+p4   47 p spill
        vmovdqu64 zmm29, [rax + 5376]                     ;   113.0 p3      62 p reload
        vmovdqu64 [rbp + 16704], zmm23                    ;   137.5 p8+p9   50 p spill
        vmovdqu64 zmm23, [rax + 7424]                     ;   113.2 p2      47 p
        vpternlogd zmm23, zmm29, [r8 + 208]{1to16}, 0x96  ;   157.5 p5+p3   47 p
        vpxord zmm29, zmm9, zmm10                         ;   158.0 p0      50 p
        vpternlogd zmm23, zmm22, [rbp + 13120], 0x69      ;   158.5 p5+p2   47 p
        vpxord zmm14, zmm14, zmm8                         ;   159.0 p0      50 p
        vmovdqu64 [rbp + 16768], zmm10                    ;   137.0 p7+p4   50 p spill
        vmovdqa64 zmm10, zmm24                            ;   154.5         47 p copy
        vpternlogd zmm10, zmm1, zmm23, 0x96               ;   159.5 p5      47 p
        vmovdqu64 [rbp + 16832], zmm9                     ;   127.3 p8+p9   46 p spill
        vmovdqa64 zmm9, zmm10                             ;   160.5         47 p copy
        vpternlogd zmm9, zmm1, zmm22, 0x2e                ;   160.5 p0      47 p
        vpternlogd zmm1, zmm9, zmm24, 0x73                ;   161.5 p5      47 p
        vpternlogd zmm2, zmm1, zmm10, 0xb4                ;   162.5 p0      47 p
        vpternlogd zmm1, zmm31, zmm17, 0x69               ;   162.5 p5      47 p
        vpternlogd zmm24, zmm1, zmm2, 0x69                ;   163.5 p0      47 p
        vmovdqu64 zmm31, [rbp + 13120]                    ;   115.0 p3      50 p reload
        vpternlogd zmm9, zmm31, [rbp + 13120], 0xc3       ;   162.5 p5+p2   47 p
        vpternlogd zmm17, zmm23, zmm9, 0x95               ;   163.5 p0      47 p
        vpternlogd zmm9, zmm26, zmm24, 0x96               ;   164.5 p5      47 p
        vmovdqu64 zmm23, [rbp + 14528]                    ;   122.0 p3      47 p reload
        vpxord zmm26, zmm6, zmm23                         ;   164.0 p0      50 p
        vpxord zmm11, zmm11, zmm9                         ;   165.5 p5      47 p
        vmovdqa64 zmm31, zmm17                            ;   164.5         47 p copy
        vpternlogd zmm31, zmm24, zmm2, 0x87               ;   165.0 p0      47 p
        vpternlogd zmm1, zmm31, zmm9, 0x4b                ;   166.0 p5      47 p
        vpternlogd zmm22, zmm1, zmm31, 0x69               ;   167.0 p0      47 p
        vmovdqa64 zmm23, zmm9                             ;   165.5         47 p copy
        vpternlogd zmm23, zmm24, zmm2, 0x5c               ;   166.5 p5      47 p
        vpternlogd zmm11, zmm31, zmm23, 0x2d              ;   167.5 p0      47 p
        vpternlogd zmm23, zmm10, zmm22, 0x69              ;   168.0 p5      47 p
        vmovdqa64 zmm10, zmm16                            ;   115.8         50 p copy
        vpxord zmm31, zmm11, zmm23                        ;   169.0 p0      47 p
        vmovdqu64 [rbp + 13056], zmm8                     ;   145.0 p7+p4   47 p spill
        vmovdqa64 zmm8, zmm23                             ;   169.0         47 p copy
        vmovdqu64 [rbp + 13120], zmm29                    ;   159.0 p8+p9   50 p spill
        vmovdqu64 zmm29, [rbp + 14464]                    ;   116.7 p2      50 p
        vpxord zmm29, zmm29, [rbp + 14400]                ;   168.5 p5+p3   50 p
        vmovdqu64 [rbp + 13184], zmm29                    ;   169.5 p7+p4   50 p spill
        vmovdqu64 zmm29, [rbp + 14592]                    ;   117.7 p2      50 p
        vpxord zmm29, zmm29, [rbp + 13568]                ;   169.0 p0+p3   50 p
        vmovdqu64 [rbp + 12992], zmm29                    ;   170.0 p8+p9   50 p spill
        vmovdqa64 zmm29, zmm23                            ;   169.0         47 p copy
        vpternlogd zmm29, zmm22, zmm1, 0x53               ;   169.5 p5      47 p
        vmovdqu64 [rbp + 16896], zmm14                    ;   160.0 p7+p4   50 p spill
        vmovdqa64 zmm14, zmm11                            ;   168.5         47 p copy
        vpternlogd zmm14, zmm22, zmm1, 0x6b               ;   170.0 p0      47 p
        vpternlogd zmm11, zmm29, zmm1, 0x59               ;   170.5 p5      47 p
        vpternlogd zmm29, zmm14, zmm31, 0x49              ;   171.0 p0      47 p
        vpternlogd zmm14, zmm17, zmm29, 0x96              ;   172.0 p5      47 p
        vpternlogd zmm24, zmm11, zmm31, 0xb4              ;   172.0 p0      47 p
        vpternlogd zmm11, zmm2, zmm31, 0x96               ;   172.5 p5      47 p
        vpternlogd zmm29, zmm9, zmm24, 0x96               ;   173.0 p0      47 p
        vpternlogd zmm24, zmm23, zmm22, 0x2d              ;   173.5 p5      47 p
        vmovdqu64 zmm2, [rbp + 13568]                     ;   119.7 p2      50 p
        vmovdqu64 zmm9, [rbp + 16384]                     ;   120.2 p3      50 p
        vpxord zmm31, zmm31, zmm14                        ;   174.0 p0      47 p
        vpxord zmm8, zmm8, zmm29                          ;   174.5 p5      47 p
        vpxord zmm12, zmm12, zmm14                        ;   175.0 p0      50 p
        vpxord zmm17, zmm19, zmm24                        ;   175.5 p5      50 p
        vmovdqu64 zmm23, [rbp + 16448]                    ;   141.0 p2      50 p
        vpxord zmm23, zmm23, [rbp + 14336]                ;   176.0 p0+p3   50 p
        vpxord zmm27, zmm27, zmm8                         ;   176.5 p5      50 p
        vpxord zmm10, zmm10, zmm24                        ;   177.0 p0      50 p
        vpxord zmm5, zmm5, zmm11                          ;   177.5 p5      50 p
        vmovdqu64 [rbp + 16960], zmm5                     ;   178.5 p8+p9   50 p spill
        vmovdqu64 zmm5, [rbp + 16512]                     ;   145.5 p2      50 p
        vpxord zmm5, zmm5, [rbp + 16448]                  ;   178.0 p0+p3   50 p
        vmovdqu64 [rbp + 17024], zmm5                     ;   179.0 p7+p4   50 p spill
        vmovdqa64 zmm5, zmm25                             ;   149.0         50 p copy
        vmovdqu64 [rbp + 17088], zmm23                    ;   177.0 p8+p9   50 p spill
        vmovdqu64 zmm23, [rbp + 14272]                    ;   122.7 p2      50 p
        vpxord zmm23, zmm23, [rbp + 14208]                ;   178.5 p5+p3   50 p
        vmovdqu64 [rbp + 17152], zmm14                    ;   173.0 p7+p4   47 p spill
        vmovdqa64 zmm14, zmm25                            ;   149.0         50 p copy
        vmovdqu64 [rbp + 17216], zmm29                    ;   174.0 p8+p9   47 p spill
        vmovdqu64 zmm29, [rbp + 16448]                    ;   141.0 p2      50 p
        vmovdqu64 [rbp + 16448], zmm10                    ;   178.0 p7+p4   50 p spill
        vmovdqu64 zmm10, [rbp + 14208]                    ;   123.8 p3      50 p
        vpxord zmm10, zmm10, zmm27                        ;   179.0 p0      50 p
        vmovdqu64 [rbp + 17280], zmm27                    ;   177.5 p8+p9   50 p spill
        vmovdqu64 zmm27, [rbp + 14656]                    ;   124.7 p2      50 p
        vpxord zmm27, zmm27, [rbp + 13888]                ;   179.5 p5+p3   50 p
        vmovdqu64 [rbp + 17344], zmm27                    ;   180.5 p7+p4   50 p spill
        vmovdqu64 zmm27, [rbp + 13696]                    ;   125.7 p2      50 p
        vpxord zmm27, zmm27, [rbp + 14080]                ;   180.0 p0+p3   50 p
        vmovdqu64 [rbp + 17408], zmm10                    ;   180.0 p8+p9   50 p spill
        vmovdqu64 zmm10, [rbp + 16192]                    ;   146.5 p2      50 p
        vpxord zmm10, zmm10, zmm8                         ;   180.5 p5      50 p
        vmovdqu64 [rbp + 17472], zmm10                    ;   181.5 p7+p4   50 p spill
        vmovdqu64 zmm10, [rbp + 13824]                    ;   126.8 p3      50 p
        vpxord zmm10, zmm10, [rbp + 14080]                ;   181.0 p0+p2   50 p
        vmovdqu64 [rbp + 17536], zmm10                    ;   182.0 p8+p9   50 p spill
        vmovdqu64 zmm10, [rbp + 13824]                    ;   127.8 p3      50 p
        vpxord zmm10, zmm10, [rbp + 13888]                ;   181.5 p5+p2   50 p
        vmovdqu64 [rbp + 17600], zmm10                    ;   182.5 p7+p4   50 p spill
        vmovdqu64 zmm10, [rbp + 16896]                    ;   160.0 p3      50 p
        vpxord zmm10, zmm10, zmm17                        ;   182.0 p0      50 p
        vmovdqu64 [rbp + 17664], zmm10                    ;   183.0 p8+p9   50 p spill
        vmovdqu64 zmm10, [rbp + 13120]                    ;   159.0 p2      50 p
        vpxord zmm10, zmm10, zmm12                        ;   182.5 p5      50 p
        vmovdqu64 [rbp + 17728], zmm23                    ;   179.5 p7+p4   50 p spill
        vmovdqu64 zmm23, [rbp + 13632]                    ;   129.8 p3      50 p
        vpxord zmm23, zmm23, [rbp + 14400]                ;   183.0 p0+p2   50 p
        vmovdqu64 [rbp + 17792], zmm23                    ;   184.0 p8+p9   50 p spill
        vmovdqu64 zmm23, [rbp + 16064]                    ;   149.5 p3      50 p
        vmovdqu64 [rbp + 17856], zmm10                    ;   183.5 p7+p4   50 p spill
        vmovdqa64 zmm10, zmm26                            ;   165.0         50 p copy
        vpternlogd zmm10, zmm21, zmm4, 0x96               ;   183.5 p5      50 p
        vpternlogd zmm4, zmm21, [rbp + 17856], 0x96       ;   189.5 p0+p2   50 p
        vmovdqu64 [rbp + 17920], zmm10                    ;   184.5 p8+p9   50 p spill
        vpxord zmm10, zmm17, zmm8                         ;   184.5 p5      50 p
        vmovdqu64 [rbp + 17984], zmm17                    ;   176.5 p7+p4   50 p spill
        vmovdqa64 zmm17, zmm11                            ;   173.5         50 p copy
        vpternlogd zmm17, zmm1, zmm16, 0x69               ;   185.0 p0      50 p
        vmovdqu64 [rbp + 18048], zmm21                    ;   151.3 p8+p9   46 p spill
        vmovdqa64 zmm21, zmm19                            ;   148.5         50 p copy
        vpternlogd zmm21, zmm11, zmm1, 0x69               ;   185.5 p5      50 p
        vmovdqu64 [rbp + 18112], zmm21                    ;   186.5 p7+p4   50 p spill
        vmovdqa64 zmm21, zmm31                            ;   175.0         50 p copy
        vmovdqu64 [rbp + 18176], zmm8                     ;   175.5 p8+p9   47 p spill
        vmovdqa64 zmm8, zmm12                             ;   176.0         50 p copy
        vmovdqu64 [rbp + 18240], zmm12                    ;   176.0 p7+p4   50 p spill
        vmovdqa64 zmm12, zmm11                            ;   173.5         50 p copy
        vpternlogd zmm12, zmm1, [rbp + 14720], 0x69       ;   186.0 p0+p3   50 p
        vmovdqu64 [rbp + 18304], zmm10                    ;   185.5 p8+p9   50 p spill
        vmovdqu64 zmm10, [rbp + 13504]                    ;   132.7 p2      50 p
        vpternlogd zmm10, zmm6, [rbp + 14144], 0x69       ;   186.5 p5+p3   50 p
        vmovdqu64 [rbp + 18368], zmm26                    ;   165.0 p7+p4   50 p spill
        vmovdqu64 zmm26, [rbp + 16256]                    ;   142.5 p2      50 p
        vpternlogd zmm26, zmm25, [rbp + 16576], 0x96      ;   187.0 p0+p3   50 p
        vmovdqu64 [rbp + 18432], zmm25                    ;   157.3 p8+p9   50 p spill
        vmovdqu64 zmm25, [rax + 5888]                     ;   134.7 p2      62 p reload
        vmovdqu64 [rbp + 18496], zmm16                    ;   158.2 p7+p4   46 p spill
        vmovdqu64 zmm16, [rax + 7936]                     ;   134.8 p3      47 p
        vpternlogd zmm16, zmm25, [r8 + 240]{1to16}, 0x96  ;   187.5 p5+p2   47 p
        vpternlogd zmm16, zmm20, [rbp + 12864], 0x69      ;   188.5 p0+p3   47 p
        vpternlogd zmm1, zmm11, [rbp + 16000], 0x69       ;   188.5 p5+p2   50 p
        vmovdqu64 zmm25, [rbp + 13056]                    ;   145.0 p3      50 p
        vpxord zmm25, zmm25, zmm4                         ;   190.5 p0      50 p
        vmovdqu64 [rbp + 18560], zmm4                     ;   190.5 p8+p9   50 p spill
        vmovdqa64 zmm4, zmm13                             ;   158.0         47 p copy
        vpternlogd zmm4, zmm7, zmm16, 0x96                ;   189.5 p5      47 p
        vmovdqu64 [rbp + 18624], zmm1                     ;   189.5 p7+p4   50 p spill
        vmovdqa64 zmm1, zmm4                              ;   190.5         47 p copy
        vpternlogd zmm1, zmm7, zmm20, 0x2e                ;   190.5 p0      47 p
        vpternlogd zmm7, zmm1, zmm13, 0x73                ;   191.5 p5      47 p
        vpternlogd zmm0, zmm7, zmm4, 0xb4                 ;   192.5 p0      47 p
        vpternlogd zmm7, zmm30, zmm28, 0x69               ;   192.5 p5      47 p
        vpternlogd zmm13, zmm7, zmm0, 0x69                ;   193.5 p0      47 p
        vmovdqu64 zmm30, [rbp + 12864]                    ;   137.7 p2      50 p reload
        vpternlogd zmm1, zmm30, [rbp + 12864], 0xc3       ;   192.5 p5+p3   47 p
        vpternlogd zmm28, zmm16, zmm1, 0x95               ;   193.5 p0      47 p
        vpternlogd zmm1, zmm18, zmm13, 0x96               ;   194.5 p5      47 p
        vmovdqu64 zmm16, [rbp + 13696]                    ;   138.7 p2      50 p
        vmovdqu64 zmm18, [rbp + 14848]                    ;   138.8 p3      46 p reload
        vpxord zmm16, zmm16, zmm18                        ;   194.0 p0      50 p
        vpxord zmm3, zmm3, zmm1                           ;   195.5 p5      47 p
        vmovdqu64 zmm30, [rbp + 14784]                    ;   139.7 p2      50 p
        vpxord zmm30, zmm30, zmm10                        ;   195.0 p0      50 p
        vmovdqu64 [rbp + 12800], zmm16                    ;   195.0 p8+p9   50 p spill
        vmovdqu64 zmm16, [rbp + 14528]                    ;   139.8 p3      50 p
        vpxord zmm16, zmm16, [rbp + 16384]                ;   195.5 p5+p2   50 p
        vmovdqu64 [rbp + 12864], zmm30                    ;   196.0 p7+p4   50 p spill
        vmovdqu64 zmm30, [rbp + 17728]                    ;   179.5 p3      50 p
        vpxord zmm30, zmm30, [rbp + 13248]                ;   196.0 p0+p2   50 p
        vmovdqu64 zmm18, [rbp + 13056]                    ;   145.0 p3      50 p
        vpxord zmm18, zmm18, [rbp + 15936]                ;   196.5 p5+p2   50 p
        vmovdqu64 [rbp + 12928], zmm18                    ;   197.5 p8+p9   50 p spill
        vmovdqu64 zmm18, [rbp + 16448]                    ;   178.0 p3      50 p
        vpxord zmm18, zmm18, [rbp + 15872]                ;   197.0 p0+p2   50 p
        vmovdqu64 [rbp + 13760], zmm16                    ;   196.5 p7+p4   50 p spill
        vmovdqa64 zmm16, zmm28                            ;   194.5         47 p copy
        vpternlogd zmm16, zmm13, zmm0, 0x87               ;   197.5 p5      47 p
        vpternlogd zmm7, zmm16, zmm1, 0x4b                ;   198.5 p0      47 p
        vpternlogd zmm20, zmm7, zmm16, 0x69               ;   199.5 p5      47 p
        vmovdqu64 [rbp + 18688], zmm30                    ;   197.0 p8+p9   50 p spill
        vmovdqa64 zmm30, zmm1                             ;   195.5         47 p copy
        vpternlogd zmm30, zmm13, zmm0, 0x5c               ;   199.0 p0      47 p
        vpternlogd zmm3, zmm16, zmm30, 0x2d               ;   200.0 p5      47 p
        vpternlogd zmm30, zmm4, zmm20, 0x69               ;   200.5 p0      47 p
        vmovdqu64 zmm4, [rbp + 13440]                     ;   143.8 p3      50 p
        vmovdqu64 zmm16, [rbp + 17088]                    ;   177.0 p2      50 p
        vpxord zmm16, zmm16, zmm12                        ;   200.5 p5      50 p
        vmovdqu64 [rbp + 18752], zmm16                    ;   201.5 p7+p4   50 p spill
        vpxord zmm16, zmm3, zmm30                         ;   201.5 p0      47 p
        vmovdqu64 [rbp + 18816], zmm11                    ;   173.5 p8+p9   47 p spill
        vmovdqu64 zmm11, [rbp + 13184]                    ;   169.5 p3      50 p
        vpxord zmm11, zmm11, [rbp + 14592]                ;   201.5 p5+p2   50 p
        vmovdqu64 [rbp + 18880], zmm11                    ;   202.5 p7+p4   50 p spill
        vmovdqa64 zmm11, zmm30                            ;   201.5         47 p copy
        vmovdqu64 [rbp + 18944], zmm12                    ;   187.0 p8+p9   50 p spill
        vmovdqu64 zmm12, [rbp + 15680]                    ;   145.8 p3      50 p
        vpxord zmm12, zmm12, [rbp + 13952]                ;   202.0 p0+p2   50 p
        vmovdqu64 [rbp + 19008], zmm12                    ;   203.0 p7+p4   50 p spill
        vmovdqa64 zmm12, zmm3                             ;   201.0         47 p copy
        vpternlogd zmm12, zmm20, zmm7, 0x6b               ;   202.5 p5      47 p
        vmovdqu64 [rbp + 19072], zmm25                    ;   191.5 p8+p9   50 p spill
        vmovdqa64 zmm25, zmm30                            ;   201.5         47 p copy
        vpternlogd zmm25, zmm20, zmm7, 0x53               ;   203.0 p0      47 p
        vpternlogd zmm3, zmm25, zmm7, 0x59                ;   204.0 p5      47 p
        vpternlogd zmm25, zmm12, zmm16, 0x49              ;   204.0 p0      47 p
        vpternlogd zmm12, zmm28, zmm25, 0x96              ;   205.0 p5      47 p
        vpternlogd zmm13, zmm3, zmm16, 0xb4               ;   205.0 p0      47 p
        vpternlogd zmm25, zmm1, zmm13, 0x96               ;   206.0 p5      47 p
        vpternlogd zmm3, zmm0, zmm16, 0x96                ;   206.0 p0      47 p
        vmovdqu64 zmm0, [rbp + 16000]                     ;   146.8 p3      46 p reload
        vmovdqu64 zmm1, [rbp + 14144]                     ;   147.7 p2      50 p
        vpternlogd zmm1, zmm6, zmm0, 0x69                 ;   206.5 p5      50 p
        vpternlogd zmm13, zmm30, zmm20, 0x2d              ;   207.0 p0      47 p
        vmovdqa64 zmm28, zmm3                             ;   207.0         47 p copy
        vpternlogd zmm28, zmm7, zmm7, 0xc3                ;   207.5 p5      47 p
        vmovdqa64 zmm7, zmm13                             ;   208.0         47 p copy
        vpternlogd zmm7, zmm20, zmm20, 0xc3               ;   208.0 p0      47 p
        vpxord zmm16, zmm16, zmm12                        ;   208.5 p5      47 p
        vmovdqu64 zmm20, [rbp + 13952]                    ;   147.8 p3      46 p reload
        vmovdqa64 zmm30, zmm24                            ;   174.5         50 p copy
        vpternlogd zmm30, zmm22, zmm20, 0x69              ;   209.0 p0      50 p
        vpxord zmm29, zmm29, zmm12                        ;   209.5 p5      50 p
        vpxord zmm11, zmm11, zmm25                        ;   210.0 p0      47 p
        vpxord zmm9, zmm9, zmm16                          ;   210.5 p5      50 p
        vpxord zmm14, zmm14, zmm16                        ;   211.0 p0      50 p
        vpxord zmm2, zmm2, zmm25                          ;   211.5 p5      50 p
        vpxord zmm21, zmm21, zmm11                        ;   212.0 p0      50 p
        vpxord zmm8, zmm8, zmm7                           ;   212.5 p5      50 p
        vpxord zmm15, zmm15, zmm28                        ;   213.0 p0      50 p
        vpxord zmm5, zmm5, zmm15                          ;   214.0 p5      50 p
        vpxord zmm23, zmm23, zmm3                         ;   214.0 p0      50 p
        vpxord zmm4, zmm4, zmm13                          ;   214.5 p5      50 p
        vpxord zmm20, zmm0, [rbp + 16512]                 ;   215.0 p0+p2   50 p
        vpxord zmm0, zmm0, [rbp + 17280]                  ;   215.5 p5+p3   50 p
        vmovdqu64 [rbp + 16000], zmm0                     ;   216.5 p7+p4   50 p spill
        vpxord zmm0, zmm17, zmm26                         ;   216.0 p0      50 p
        vmovdqu64 [rbp + 19136], zmm26                    ;   188.0 p8+p9   50 p spill
        vmovdqu64 zmm26, [rbp + 15360]                    ;   151.2 p2      50 p
        vpxord zmm26, zmm26, [rbp + 16320]                ;   216.5 p5+p3   50 p
        vmovdqu64 [rbp + 19200], zmm5                     ;   215.0 p7+p4   50 p spill
        vmovdqu64 zmm5, [rbp + 18816]                     ;   173.5 p2      50 p
        vpxord zmm5, zmm5, [rbp + 14592]                  ;   217.0 p0+p3   50 p
        vmovdqu64 [rbp + 19264], zmm15                    ;   214.0 p8+p9   50 p spill
        vmovdqu64 zmm15, [rbp + 17536]                    ;   182.0 p2      50 p
        vpxord zmm15, zmm15, zmm4                         ;   217.5 p5      50 p
        vmovdqu64 [rbp + 19328], zmm15                    ;   218.5 p7+p4   50 p spill
        vmovdqu64 zmm15, [rbp + 15296]                    ;   153.3 p3      50 p
        vpxord zmm15, zmm15, [rbp + 13440]                ;   218.0 p0+p2   50 p
        vmovdqu64 [rbp + 19392], zmm4                     ;   215.5 p8+p9   50 p spill
        vmovdqu64 zmm4, [rbp + 13504]                     ;   154.3 p3      50 p
        vpxord zmm4, zmm4, [rbp + 13568]                  ;   218.5 p5+p2   50 p
        vmovdqu64 [rbp + 19456], zmm4                     ;   219.5 p7+p4   50 p spill
        vmovdqu64 zmm4, [rbp + 16832]                     ;   155.3 p3      50 p
        vmovdqu64 [rbp + 19520], zmm29                    ;   210.5 p8+p9   50 p spill
        vmovdqu64 zmm29, [rbp + 17216]                    ;   174.0 p2      50 p
        vpxord zmm29, zmm29, [rbp + 14016]                ;   219.0 p0+p3   50 p
        vmovdqu64 [rbp + 19584], zmm17                    ;   186.0 p7+p4   50 p spill
        vmovdqu64 zmm17, [rbp + 13184]                    ;   169.5 p2      50 p
        vpxord zmm17, zmm17, [rbp + 16896]                ;   219.5 p5+p3   50 p
        vmovdqu64 [rbp + 19648], zmm0                     ;   217.0 p8+p9   50 p spill
        vmovdqu64 zmm0, [rbp + 16128]                     ;   158.2 p2      50 p
        vpxord zmm0, zmm0, zmm11                          ;   220.0 p0      50 p
        vmovdqu64 [rbp + 19712], zmm8                     ;   213.5 p7+p4   50 p spill
        vpxord zmm8, zmm10, zmm7                          ;   220.5 p5      50 p
        vmovdqu64 [rbp + 19776], zmm20                    ;   216.0 p8+p9   50 p spill
        vmovdqu64 zmm20, [rbp + 18816]                    ;   173.5 p3      50 p
        vmovdqu64 [rbp + 19840], zmm14                    ;   212.0 p7+p4   50 p spill
        vmovdqu64 zmm14, [rbp + 12992]                    ;   170.0 p2      50 p
        vpxord zmm14, zmm14, zmm3                         ;   221.0 p0      50 p
        vmovdqu64 [rbp + 19904], zmm5                     ;   218.0 p8+p9   50 p spill
        vmovdqu64 zmm5, [rbp + 17088]                     ;   177.0 p3      50 p
        vpxord zmm5, zmm5, [rbp + 13632]                  ;   221.5 p5+p2   50 p
        vmovdqu64 [rbp + 19968], zmm5                     ;   222.5 p7+p4   50 p spill
        vmovdqu64 zmm5, [rbp + 17088]                     ;   177.0 p3      50 p
        vpxord zmm5, zmm5, zmm11                          ;   222.0 p0      50 p
        vmovdqu64 [rbp + 20032], zmm14                    ;   222.0 p8+p9   50 p spill
        vmovdqu64 zmm14, [rbp + 18368]                    ;   165.0 p2      50 p
        vmovdqu64 [rbp + 20096], zmm5                     ;   223.0 p7+p4   50 p spill
        vmovdqu64 zmm5, [rbp + 16768]                     ;   161.3 p3      50 p
        vpxord zmm5, zmm5, [rbp + 16576]                  ;   222.5 p5+p2   50 p
        vmovdqu64 [rbp + 20160], zmm5                     ;   223.5 p8+p9   50 p spill
        vmovdqu64 zmm5, [rbp + 15680]                     ;   162.3 p3      50 p
        vpxord zmm5, zmm5, [rbp + 16832]                  ;   223.0 p0+p2   50 p
        vmovdqu64 [rbp + 15680], zmm17                    ;   220.5 p7+p4   50 p spill
        vmovdqu64 zmm17, [rbp + 16256]                    ;   163.3 p3      50 p
        vpxord zmm17, zmm17, zmm12                        ;   223.5 p5      50 p
        vmovdqu64 [rbp + 20224], zmm12                    ;   206.0 p8+p9   47 p spill
        vmovdqa64 zmm12, zmm7                             ;   209.0         50 p copy
        vpternlogd zmm12, zmm24, zmm22, 0x69              ;   224.0 p0      50 p
        vpternlogd zmm22, zmm24, [rbp + 17152], 0x69      ;   224.5 p5+p2   50 p
        vmovdqu64 [rbp + 20288], zmm22                    ;   225.5 p7+p4   50 p spill
        vpxord zmm22, zmm1, zmm30                         ;   225.0 p0      50 p
        vmovdqu64 [rbp + 20352], zmm24                    ;   193.3 p8+p9   47 p spill
        vmovdqu64 zmm24, [rbp + 16448]                    ;   178.0 p3      50 p
        vpxord zmm24, zmm24, zmm28                        ;   225.5 p5      50 p
        vmovdqu64 [rbp + 20416], zmm24                    ;   226.5 p7+p4   50 p spill
        vmovdqu64 zmm24, [rbp + 15168]                    ;   165.2 p2      50 p
        vpxord zmm24, zmm24, [rbp + 14336]                ;   226.0 p0+p3   50 p
        vmovdqu64 [rbp + 20480], zmm22                    ;   226.0 p8+p9   50 p spill
        vmovdqu64 zmm22, [rbp + 19008]                    ;   203.0 p2      50 p
        vpxord zmm22, zmm22, [rbp + 18368]                ;   226.5 p5+p3   50 p
        vmovdqu64 [rbp + 20544], zmm22                    ;   227.5 p7+p4   50 p spill
        vmovdqu64 zmm22, [rbp + 13376]                    ;   167.2 p2      50 p
        vpxord zmm22, zmm22, [rbp + 14272]                ;   227.0 p0+p3   50 p
        vmovdqu64 [rbp + 20608], zmm1                     ;   207.5 p8+p9   50 p spill
        vmovdqu64 zmm1, [rbp + 13632]                     ;   168.2 p2      50 p
        vpxord zmm1, zmm1, [rbp + 13504]                  ;   227.5 p5+p3   50 p
        vmovdqu64 [rbp + 20672], zmm1                     ;   228.5 p7+p4   50 p spill
        vmovdqu64 zmm1, [rbp + 18624]                     ;   189.5 p2      50 p
        vpxord zmm1, zmm1, [rbp + 15296]                  ;   228.0 p0+p3   50 p
        vpternlogd zmm1, zmm24, zmm17, 0x96               ;   229.0 p5      50 p
        vmovdqu64 [rbp + 20736], zmm17                    ;   224.5 p8+p9   50 p spill
        vmovdqu64 zmm17, [rbp + 15232]                    ;   170.2 p2      50 p
        vpxord zmm17, zmm17, [rbp + 13696]                ;   229.0 p0+p3   50 p
        vmovdqu64 [rbp + 20800], zmm1                     ;   230.0 p7+p4   50 p spill
        vmovdqu64 zmm1, [rbp + 14784]                     ;   171.2 p2      50 p
        vpxord zmm1, zmm1, [r8 + 264]{1to16}              ;   229.5 p5+p3   50 p
        vmovdqu64 [rbp + 20864], zmm8                     ;   221.5 p8+p9   50 p spill
        vmovdqa64 zmm8, zmm28                             ;   208.5         50 p copy
        vpternlogd zmm8, zmm11, [r8 + 256]{1to16}, 0x96   ;   230.0 p0+p2   50 p
        vmovdqu64 [rbp + 20928], zmm11                    ;   211.0 p7+p4   47 p spill
        vmovdqa64 zmm11, zmm27                            ;   181.0         50 p copy
        vpternlogd zmm11, zmm3, [rbp + 14848], 0x96       ;   230.5 p5+p3   50 p
        vmovdqu64 [rbp + 20992], zmm27                    ;   203.3 p8+p9   50 p spill
        vmovdqa64 zmm27, zmm16                            ;   209.5         50 p copy
        vpternlogd zmm27, zmm31, [rbp + 16128], 0x96      ;   231.0 p0+p2   50 p
        vmovdqu64 [rbp + 21056], zmm11                    ;   231.5 p7+p4   50 p spill
        vmovdqu64 zmm11, [rbp + 17472]                    ;   181.5 p3      50 p reload
        vpternlogd zmm8, zmm11, [rbp + 13440], 0x96       ;   231.5 p5+p2   50 p
        vpternlogd zmm8, zmm22, [rbp + 15104], 0x96       ;   232.5 p0+p3   50 p
        vmovdqu64 [rbp + 13440], zmm22                    ;   228.0 p8+p9   50 p spill
        vmovdqu64 zmm22, [rbp + 13760]                    ;   196.5 p2      50 p reload
        vpternlogd zmm1, zmm22, [rbp + 17600], 0x96       ;   232.5 p5+p3   50 p
        vpternlogd zmm1, zmm27, zmm13, 0x96               ;   233.5 p0      50 p
        vmovdqu64 zmm11, [rbp + 14336]                    ;   176.2 p2      50 p
        vpternlogd zmm11, zmm6, [rbp + 14144], 0x69       ;   233.5 p5+p3   50 p
        vmovdqu64 zmm22, [rbp + 16256]                    ;   177.2 p2      50 p
        vpternlogd zmm22, zmm6, [rbp + 14144], 0x69       ;   234.0 p0+p3   50 p
        vmovdqu64 [rbp + 21120], zmm1                     ;   234.5 p7+p4   50 p spill
        vmovdqu64 zmm1, [rbp + 16768]                     ;   178.2 p2      50 p
        vpternlogd zmm1, zmm6, [rbp + 14144], 0x69        ;   234.5 p5+p3   50 p
        vmovdqu64 [rbp + 14144], zmm1                     ;   235.5 p8+p9   50 p spill
        vmovdqu64 zmm1, [rbp + 14464]                     ;   179.2 p2      50 p
        vpternlogd zmm1, zmm31, [rbp + 14272], 0x96       ;   235.0 p0+p3   50 p
        vmovdqu64 [rbp + 21184], zmm8                     ;   233.5 p7+p4   50 p spill
        vmovdqu64 zmm8, [rbp + 16896]                     ;   180.2 p2      50 p
        vpternlogd zmm8, zmm18, [rbp + 14272], 0x96       ;   235.5 p5+p3   50 p
        vmovdqu64 [rbp + 21248], zmm1                     ;   236.0 p8+p9   50 p spill
        vmovdqu64 zmm1, [rbp + 15808]                     ;   181.2 p2      46 p reload
        vmovdqu64 [rbp + 21312], zmm8                     ;   236.5 p7+p4   50 p spill
        vmovdqu64 zmm8, [rbp + 17216]                     ;   181.3 p3      50 p
        vpternlogd zmm8, zmm1, [rbp + 15808], 0xc3        ;   236.0 p0+p2   50 p
        vmovdqu64 [rbp + 21376], zmm8                     ;   237.0 p8+p9   50 p spill
        vmovdqu64 zmm8, [rbp + 15936]                     ;   182.3 p3      50 p
        vpternlogd zmm8, zmm1, [rbp + 15936], 0xc3        ;   236.5 p5+p2   50 p
        vmovdqu64 zmm1, [rbp + 18304]                     ;   185.5 p3      50 p
        vpternlogd zmm1, zmm10, [rbp + 15168], 0x96       ;   237.0 p0+p2   50 p
        vmovdqu64 [rbp + 21440], zmm8                     ;   237.5 p7+p4   50 p spill
        vmovdqu64 zmm8, [rbp + 14464]                     ;   184.3 p3      46 p reload
        vmovdqu64 [rbp + 21504], zmm18                    ;   213.3 p8+p9   50 p spill
        vmovdqu64 zmm18, [rbp + 18816]                    ;   185.2 p2      50 p
        vpternlogd zmm18, zmm8, [r8 + 268]{1to16}, 0x96   ;   237.5 p5+p3   50 p
        vmovdqu64 zmm8, [rbp + 17408]                     ;   186.2 p2      50 p
        vpternlogd zmm8, zmm15, [rbp + 17088], 0x96       ;   238.0 p0+p3   50 p
        vpxord zmm14, zmm14, zmm8                         ;   239.0 p5      50 p
        vmovdqu64 [rbp + 18816], zmm8                     ;   239.0 p7+p4   50 p spill
        vmovdqu64 zmm8, [rbp + 18944]                     ;   187.2 p2      50 p
        vpternlogd zmm8, zmm25, [rbp + 18496], 0x96       ;   239.0 p0+p3   50 p
        vmovdqu64 [rbp + 21568], zmm8                     ;   240.0 p8+p9   50 p spill
        vmovdqu64 zmm8, [rbp + 17728]                     ;   188.2 p2      50 p
        vpternlogd zmm8, zmm28, [rbp + 14720], 0x96       ;   239.5 p5+p3   50 p
        vmovdqu64 [rbp + 21632], zmm8                     ;   240.5 p7+p4   50 p spill
        vmovdqu64 zmm8, [rbp + 16640]                     ;   189.2 p2      47 p reload
        vmovdqu64 [rbp + 21696], zmm25                    ;   217.3 p8+p9   47 p spill
        vmovdqu64 zmm25, [rbp + 16704]                    ;   189.3 p3      50 p
        vpternlogd zmm25, zmm8, [rbp + 16576], 0x96       ;   240.0 p0+p2   50 p
        vpternlogd zmm18, zmm6, [rbp + 14016], 0x96       ;   240.5 p5+p3   50 p
        vmovdqu64 zmm6, [rbp + 16320]                     ;   191.2 p2      50 p reload
        vmovdqa64 zmm8, zmm25                             ;   241.0         50 p copy
        vpternlogd zmm8, zmm19, zmm6, 0x96                ;   241.0 p0      50 p
        vmovdqa64 zmm6, zmm24                             ;   227.0         50 p copy
        vpternlogd zmm6, zmm26, [r8 + 320]{1to16}, 0x96   ;   241.5 p5+p3   50 p
        vpternlogd zmm6, zmm5, [rbp + 18176], 0x96        ;   242.5 p0+p2   50 p
        vmovdqu64 [rbp + 21760], zmm26                    ;   218.2 p7+p4   50 p spill
        vmovdqu64 zmm26, [rbp + 13888]                    ;   192.3 p3      50 p
        vpternlogd zmm26, zmm16, [r8 + 296]{1to16}, 0x96  ;   242.5 p5+p2   50 p
        vmovdqu64 [rbp + 21824], zmm19                    ;   219.3 p8+p9   50 p spill
        vmovdqu64 zmm19, [rbp + 18752]                    ;   201.5 p3      50 p
        vpternlogd zmm19, zmm7, [r8 + 308]{1to16}, 0x96   ;   243.0 p0+p2   50 p
        vpternlogd zmm19, zmm17, [rbp + 12992], 0x96      ;   244.0 p5+p3   50 p
        vpternlogd zmm19, zmm1, [rbp + 12800], 0x96       ;   245.0 p0+p2   50 p
        vmovdqu64 [rbp + 21888], zmm19                    ;   246.0 p7+p4   50 p spill
        vmovdqu64 zmm19, [rbp + 15424]                    ;   195.3 p3      50 p
        vpternlogd zmm19, zmm28, [r8 + 276]{1to16}, 0x96  ;   244.5 p5+p2   50 p
        vmovdqu64 [rbp + 21952], zmm14                    ;   240.0 p8+p9   50 p spill
        vmovdqu64 zmm14, [rbp + 14656]                    ;   196.3 p3      47 p reload
        vpternlogd zmm18, zmm14, [rbp + 14080], 0x96      ;   245.0 p0+p2   50 p
        vmovdqu64 zmm14, [rbp + 15360]                    ;   197.3 p3      50 p reload
        vpternlogd zmm18, zmm9, zmm14, 0x96               ;   246.0 p5      50 p
        vpternlogd zmm18, zmm28, zmm3, 0x96               ;   247.0 p0      50 p
        vmovdqu64 zmm14, [rbp + 15872]                    ;   198.2 p2      46 p reload
        vpternlogd zmm26, zmm14, [rbp + 16384], 0x96      ;   246.5 p5+p3   50 p
        vpternlogd zmm26, zmm29, [rbp + 19008], 0x96      ;   247.5 p0+p2   50 p
        vmovdqu64 zmm14, [rbp + 13632]                    ;   199.3 p3      47 p reload
        vpternlogd zmm19, zmm14, [rbp + 14848], 0x96      ;   247.5 p5+p2   50 p
        vpternlogd zmm19, zmm2, [rbp + 16512], 0x96       ;   248.5 p0+p3   50 p
        vpternlogd zmm19, zmm12, [rbp + 15552], 0x96      ;   249.5 p5+p2   50 p
        vmovdqu64 zmm14, [rbp + 18304]                    ;   201.3 p3      50 p reload
        vpternlogd zmm26, zmm14, [rbp + 16704], 0x96      ;   249.0 p0+p2   50 p
        vmovdqu64 [rbp + 16512], zmm2                     ;   222.2 p7+p4   50 p spill
        vmovdqu64 zmm2, [rbp + 15168]                     ;   202.3 p3      46 p reload
        vmovdqu64 [rbp + 16384], zmm26                    ;   250.0 p8+p9   50 p spill
        vmovdqu64 zmm26, [rbp + 12864]                    ;   203.2 p2      50 p
        vpternlogd zmm26, zmm2, [r8 + 288]{1to16}, 0x96   ;   249.5 p5+p3   50 p
        vpternlogd zmm26, zmm15, zmm21, 0x96              ;   250.5 p0      50 p
        vmovdqu64 zmm15, [rbp + 16576]                    ;   204.2 p2      46 p reload
        vmovdqu64 zmm2, [rbp + 18432]                     ;   204.3 p3      50 p reload
        vpternlogd zmm26, zmm2, zmm15, 0x96               ;   251.5 p5      50 p
        vmovdqu64 zmm2, [rbp + 18240]                     ;   205.2 p2      50 p
        vpternlogd zmm2, zmm15, [rbp + 15616], 0x69       ;   251.0 p0+p3   50 p
        vmovdqa64 zmm15, zmm2                             ;   252.0         50 p copy
        vpternlogd zmm15, zmm14, zmm10, 0x96              ;   252.0 p5      50 p
        vmovdqu64 zmm14, [rbp + 15296]                    ;   206.2 p2      47 p reload
        vmovdqu64 [rbp + 14080], zmm10                    ;   224.2 p7+p4   50 p spill
        vmovdqu64 zmm10, [rbp + 17536]                    ;   206.3 p3      50 p
        vpternlogd zmm10, zmm14, [r8 + 300]{1to16}, 0x96  ;   252.0 p0+p2   50 p
        vmovdqu64 zmm14, [rbp + 18368]                    ;   207.3 p3      50 p reload
        vpternlogd zmm10, zmm14, [rbp + 13248], 0x96      ;   253.0 p5+p2   50 p
        vpternlogd zmm10, zmm30, [rbp + 13760], 0x96      ;   254.0 p0+p3   50 p
        vpternlogd zmm10, zmm1, zmm23, 0x96               ;   255.0 p5      50 p
        vmovdqu64 zmm14, [rbp + 16128]                    ;   209.2 p2      47 p reload
        vmovdqu64 [rbp + 14656], zmm1                     ;   238.0 p8+p9   50 p spill
        vmovdqu64 zmm1, [rbp + 16256]                     ;   209.3 p3      50 p
        vpternlogd zmm1, zmm14, [rbp + 14016], 0x96       ;   254.0 p0+p2   50 p
        vpternlogd zmm16, zmm31, [r8 + 328]{1to16}, 0x96  ;   254.5 p5+p3   50 p
        vmovdqu64 [rbp + 16256], zmm15                    ;   253.0 p7+p4   50 p spill
        vmovdqu64 zmm15, [rbp + 13184]                    ;   211.2 p2      50 p reload
        vpternlogd zmm27, zmm15, [r8 + 360]{1to16}, 0x96  ;   255.0 p0+p3   50 p
        vmovdqu64 zmm15, [rbp + 13888]                    ;   212.2 p2      50 p
        vpxord zmm15, zmm15, [r8 + 332]{1to16}            ;   255.5 p5+p3   50 p
        vmovdqu64 [rbp + 22016], zmm26                    ;   252.5 p8+p9   50 p spill
        vmovdqu64 zmm26, [rbp + 14528]                    ;   213.2 p2      50 p
        vpxord zmm26, zmm26, [r8 + 352]{1to16}            ;   256.0 p0+p3   50 p
        vpternlogd zmm6, zmm0, [rbp + 16768], 0x96        ;   256.5 p5+p2   50 p
        vpternlogd zmm15, zmm24, [rbp + 15872], 0x96      ;   257.0 p0+p3   50 p
        vpternlogd zmm26, zmm11, [rbp + 13888], 0x96      ;   257.5 p5+p2   50 p
        vmovdqu64 zmm24, [rbp + 15360]                    ;   215.3 p3      50 p
        vpternlogd zmm24, zmm31, [r8 + 364]{1to16}, 0x96  ;   258.0 p0+p2   50 p
        vpternlogd zmm24, zmm11, [rbp + 16576], 0x96      ;   259.0 p5+p3   50 p
        vmovdqu64 [rbp + 13888], zmm31                    ;   228.2 p7+p4   47 p spill
        vmovdqu64 zmm31, [rbp + 17344]                    ;   217.2 p2      50 p reload
        vpternlogd zmm16, zmm31, [rbp + 18048], 0x96      ;   259.0 p0+p3   50 p
        vmovdqu64 [rbp + 22080], zmm11                    ;   234.5 p8+p9   50 p spill
        vmovdqu64 zmm11, [rbp + 15744]                    ;   218.2 p2      50 p reload
        vpternlogd zmm15, zmm11, [rbp + 16960], 0x96      ;   259.5 p5+p3   50 p
        vpternlogd zmm15, zmm8, [rbp + 21056], 0x96       ;   260.5 p0+p2   50 p
        vmovdqu64 [rbp + 22144], zmm6                     ;   257.5 p7+p4   50 p spill
        vmovdqu64 zmm6, [rbp + 20992]                     ;   219.3 p3      50 p reload
        vpternlogd zmm27, zmm6, [rbp + 16448], 0x96       ;   260.5 p5+p2   50 p
        vmovdqu64 zmm6, [rbp + 14976]                     ;   220.3 p3      50 p reload
        vpternlogd zmm16, zmm6, [rbp + 16192], 0x96       ;   261.0 p0+p2   50 p
        vpternlogd zmm16, zmm25, [rbp + 17728], 0x96      ;   262.0 p5+p3   50 p
        vmovdqu64 zmm25, [rbp + 16192]                    ;   222.2 p2      47 p reload
        vmovdqu64 [rbp + 22208], zmm16                    ;   263.0 p8+p9   50 p spill
        vmovdqu64 zmm16, [rbp + 18752]                    ;   222.3 p3      50 p reload
        vpternlogd zmm26, zmm16, zmm25, 0x96              ;   262.0 p0      50 p
        vmovdqu64 zmm16, [rbp + 18688]                    ;   223.2 p2      50 p reload
        vpternlogd zmm27, zmm16, [rbp + 16704], 0x96      ;   262.5 p5+p3   50 p
        vmovdqu64 zmm25, [rbp + 20096]                    ;   224.2 p2      50 p reload
        vpternlogd zmm26, zmm25, [rbp + 17408], 0x96      ;   263.0 p0+p3   50 p
        vmovdqu64 [rbp + 22272], zmm27                    ;   263.5 p7+p4   50 p spill
        vmovdqu64 zmm27, [rbp + 17728]                    ;   225.2 p2      50 p
        vpternlogd zmm27, zmm14, [rbp + 14016], 0x96      ;   263.5 p5+p3   50 p
        vmovdqu64 [rbp + 22336], zmm26                    ;   264.0 p8+p9   50 p spill
        vmovdqa64 zmm26, zmm27                            ;   264.5         50 p copy
        vpternlogd zmm26, zmm13, [rbp + 16832], 0x96      ;   264.5 p0+p2   50 p
        vmovdqu64 zmm25, [rbp + 20032]                    ;   226.3 p3      50 p reload
        vpternlogd zmm24, zmm25, [rbp + 17792], 0x96      ;   264.5 p5+p2   50 p
        vmovdqu64 zmm25, [rbp + 19072]                    ;   227.3 p3      50 p
        vpternlogd zmm25, zmm14, [rbp + 14016], 0x96      ;   265.0 p0+p2   50 p
        vmovdqu64 [rbp + 22400], zmm15                    ;   261.5 p7+p4   50 p spill
        vmovdqu64 zmm15, [rbp + 13824]                    ;   228.3 p3      50 p
        vpxord zmm15, zmm15, [r8 + 384]{1to16}            ;   265.5 p5+p2   50 p
        vmovdqu64 zmm6, [rbp + 16320]                     ;   229.3 p3      50 p
        vpternlogd zmm6, zmm29, [r8 + 372]{1to16}, 0x96   ;   266.0 p0+p2   50 p
        vpternlogd zmm6, zmm22, zmm12, 0x96               ;   267.0 p5      50 p
        vmovdqu64 [rbp + 22464], zmm12                    ;   235.3 p8+p9   50 p spill
        vmovdqu64 zmm12, [rbp + 20608]                    ;   230.3 p3      50 p reload
        vpternlogd zmm15, zmm12, [rbp + 13376], 0x96      ;   267.0 p0+p2   50 p
        vmovdqu64 zmm12, [rbp + 17664]                    ;   231.3 p3      50 p reload
        vpternlogd zmm15, zmm21, zmm12, 0x96              ;   268.0 p5      50 p
        vmovdqu64 zmm21, [rbp + 16704]                    ;   232.2 p2      50 p reload
        vmovdqu64 [rbp + 20608], zmm15                    ;   269.0 p7+p4   50 p spill
        vmovdqu64 zmm15, [rbp + 18944]                    ;   232.3 p3      50 p
        vpternlogd zmm15, zmm16, zmm21, 0x96              ;   268.0 p0      50 p
        vpxord zmm4, zmm4, zmm15                          ;   269.0 p5      50 p
        vpxord zmm20, zmm20, zmm4                         ;   270.0 p0      50 p
        vpternlogd zmm6, zmm4, zmm11, 0x96                ;   270.0 p5      50 p
        vpxord zmm24, zmm24, zmm20                        ;   271.0 p0      50 p
        vpxord zmm21, zmm3, [r8 + 396]{1to16}             ;   270.5 p5+p2   50 p
        vpternlogd zmm21, zmm14, zmm31, 0x96              ;   271.5 p0      50 p
        vmovdqu64 zmm14, [rbp + 16960]                    ;   233.3 p3      50 p reload
        vpternlogd zmm9, zmm14, [r8 + 488]{1to16}, 0x96   ;   271.5 p5+p2   50 p
        vmovdqu64 zmm31, [rbp + 14784]                    ;   234.3 p3      50 p
        vpxord zmm31, zmm31, [r8 + 416]{1to16}            ;   272.0 p0+p2   50 p
        vmovdqu64 [rbp + 16128], zmm15                    ;   269.0 p8+p9   50 p spill
        vmovdqu64 zmm15, [rbp + 14528]                    ;   235.3 p3      50 p
        vpxord zmm15, zmm15, [r8 + 428]{1to16}            ;   272.5 p5+p2   50 p
        vmovdqu64 zmm14, [rbp + 17536]                    ;   236.3 p3      50 p
        vpxord zmm14, zmm14, [r8 + 460]{1to16}            ;   273.0 p0+p2   50 p
        vmovdqu64 zmm11, [rbp + 19904]                    ;   237.3 p3      50 p
        vpxord zmm11, zmm11, [r8 + 468]{1to16}            ;   273.5 p5+p2   50 p
        vmovdqu64 [rbp + 22528], zmm6                     ;   271.0 p7+p4   50 p spill
        vmovdqu64 zmm6, [rbp + 15296]                     ;   238.3 p3      50 p
        vpxord zmm6, zmm6, [r8 + 480]{1to16}              ;   274.0 p0+p2   50 p
        vmovdqu64 [rbp + 22592], zmm4                     ;   270.0 p8+p9   50 p spill
        vmovdqu64 zmm4, [rbp + 14016]                     ;   239.3 p3      50 p
        vpxord zmm4, zmm4, [r8 + 492]{1to16}              ;   274.5 p5+p2   50 p
        vpternlogd zmm21, zmm5, [rbp + 21376], 0x96       ;   275.0 p0+p3   50 p
        vmovdqu64 zmm5, [rbp + 16640]                     ;   241.2 p2      46 p
        vpxord zmm5, zmm5, [r8 + 260]{1to16}              ;   275.5 p5+p3   46 p
        vpternlogd zmm11, zmm1, [rbp + 20864], 0x96       ;   276.0 p0+p2   50 p
        vpternlogd zmm11, zmm25, [rbp + 15552], 0x96      ;   277.0 p5+p3   50 p
        vmovdqu64 [rbp + 15552], zmm1                     ;   255.0 p7+p4   50 p spill
        vmovdqu64 zmm1, [rbp + 16896]                     ;   243.2 p2      50 p
        vpternlogd zmm1, zmm7, [r8 + 436]{1to16}, 0x96    ;   277.0 p0+p3   50 p
        vmovdqu64 [rbp + 14016], zmm11                    ;   278.0 p8+p9   50 p spill
        vmovdqu64 zmm11, [rbp + 16320]                    ;   244.2 p2      50 p reload
        vpternlogd zmm7, zmm11, [r8 + 500]{1to16}, 0x96   ;   277.5 p5+p3   50 p
        vpternlogd zmm7, zmm2, [rbp + 12800], 0x96        ;   278.5 p0+p2   50 p
        vmovdqu64 zmm2, [rbp + 13056]                     ;   245.3 p3      46 p
        vpternlogd zmm2, zmm18, [r8 + 284]{1to16}, 0x96   ;   278.5 p5+p2   46 p
        vpternlogd zmm2, zmm22, [rbp + 20800], 0x69       ;   279.5 p0+p3   46 p
        vmovdqu64 zmm22, [rbp + 18624]                    ;   247.2 p2      50 p reload
        vpternlogd zmm31, zmm22, [rbp + 14272], 0x96      ;   279.5 p5+p3   50 p
        vpternlogd zmm31, zmm0, [rbp + 15488], 0x96       ;   280.5 p0+p2   50 p
        vmovdqu64 zmm0, [rbp + 21312]                     ;   248.3 p3      50 p reload
        vmovdqu64 [rbp + 14272], zmm31                    ;   281.5 p7+p4   50 p spill
        vmovdqu64 zmm31, [rbp + 20480]                    ;   249.2 p2      50 p reload
        vpternlogd zmm21, zmm31, zmm0, 0x96               ;   280.5 p5      50 p
        vmovdqu64 zmm31, [rbp + 17728]                    ;   249.3 p3      50 p reload
        vpternlogd zmm15, zmm31, [rbp + 15232], 0x96      ;   281.0 p0+p2   50 p
        vmovdqu64 zmm31, [rbp + 21056]                    ;   250.3 p3      50 p reload
        vpternlogd zmm14, zmm31, [rbp + 13632], 0x96      ;   281.5 p5+p2   50 p
        vmovdqu64 zmm31, [rbp + 16192]                    ;   251.3 p3      47 p reload
        vmovdqu64 zmm22, [rbp + 18880]                    ;   252.2 p2      50 p reload
        vpternlogd zmm9, zmm22, zmm31, 0x96               ;   282.0 p0      50 p
        vmovdqu64 zmm22, [rbp + 21376]                    ;   252.3 p3      50 p reload
        vpternlogd zmm1, zmm22, [rbp + 20992], 0x96       ;   282.5 p5+p2   50 p
        vmovdqu64 zmm31, [rbp + 17600]                    ;   253.3 p3      50 p reload
        vpternlogd zmm6, zmm31, [rbp + 15872], 0x96       ;   283.0 p0+p2   50 p
        vmovdqu64 zmm31, [rbp + 14784]                    ;   254.3 p3      46 p reload
        vmovdqu64 [rbp + 17600], zmm21                    ;   281.5 p8+p9   50 p spill
        vmovdqu64 zmm21, [rbp + 13056]                    ;   255.2 p2      47 p reload
        vpternlogd zmm4, zmm21, zmm31, 0x96               ;   283.5 p5      50 p
        vmovdqu64 zmm11, [rbp + 17536]                    ;   255.3 p3      50 p reload
        vpternlogd zmm31, zmm11, [r8 + 456]{1to16}, 0x96  ;   284.0 p0+p2   50 p
        vpternlogd zmm31, zmm17, [rbp + 17280], 0x96      ;   285.0 p5+p3   50 p
        vmovdqu64 zmm17, [rbp + 16640]                    ;   257.2 p2      47 p reload
        vpternlogd zmm4, zmm22, zmm17, 0x96               ;   285.0 p0      50 p
        vmovdqu64 zmm17, [rbp + 13760]                    ;   257.3 p3      50 p
        vpternlogd zmm17, zmm21, [r8 + 448]{1to16}, 0x96  ;   285.5 p5+p2   50 p
        vmovdqu64 zmm21, [rbp + 21248]                    ;   258.3 p3      50 p reload
        vpternlogd zmm15, zmm21, [rbp + 19776], 0x96      ;   286.0 p0+p2   50 p
        vpternlogd zmm15, zmm23, [rbp + 19648], 0x96      ;   287.0 p5+p3   50 p
        vmovdqu64 zmm23, [rbp + 19648]                    ;   260.2 p2      50 p reload
        vmovdqu64 zmm21, [rbp + 19968]                    ;   260.3 p3      50 p reload
        vpternlogd zmm1, zmm21, zmm23, 0x96               ;   287.0 p0      50 p
        vmovdqu64 zmm21, [rbp + 15680]                    ;   261.2 p2      50 p reload
        vpternlogd zmm14, zmm21, [rbp + 18112], 0x96      ;   287.5 p5+p3   50 p
        vpternlogd zmm14, zmm25, zmm12, 0x96              ;   288.5 p0      50 p
        vmovdqu64 zmm12, [rbp + 21952]                    ;   262.2 p2      50 p reload
        vmovdqu64 zmm25, [rbp + 20544]                    ;   262.3 p3      50 p reload
        vpternlogd zmm7, zmm25, zmm12, 0x96               ;   288.5 p5      50 p
        vpternlogd zmm4, zmm12, [rbp + 20032], 0x96       ;   289.0 p0+p2   50 p
        vmovdqu64 zmm12, [rbp + 20928]                    ;   263.3 p3      47 p reload
        vpternlogd zmm5, zmm12, [rbp + 13248], 0x96       ;   289.5 p5+p2   46 p
        vpternlogd zmm17, zmm12, [rbp + 18240], 0x96      ;   290.0 p0+p3   50 p
        vmovdqu64 zmm12, [rbp + 19584]                    ;   265.2 p2      50 p reload
        vpternlogd zmm17, zmm16, zmm12, 0x96              ;   291.0 p5      50 p
        vpternlogd zmm5, zmm13, [rbp + 16832], 0x96       ;   291.0 p0+p3   46 p
        vmovdqu64 zmm16, [rbp + 19840]                    ;   266.2 p2      50 p reload
        vpternlogd zmm31, zmm16, [rbp + 13120], 0x96      ;   291.5 p5+p3   50 p
        vmovdqu64 zmm23, [rbp + 20096]                    ;   267.2 p2      50 p reload
        vpternlogd zmm6, zmm23, [rbp + 16448], 0x96       ;   292.0 p0+p3   50 p
        vmovdqu64 zmm23, [rbp + 17408]                    ;   268.2 p2      50 p reload
        vmovdqu64 zmm22, [rbp + 20160]                    ;   268.3 p3      50 p reload
        vpternlogd zmm9, zmm22, zmm23, 0x96               ;   292.5 p5      50 p
        vmovdqu64 [rbp + 20096], zmm7                     ;   289.5 p7+p4   50 p spill
        vmovdqu64 zmm7, [rbp + 19072]                     ;   269.2 p2      50 p reload
        vpternlogd zmm6, zmm7, [rbp + 17856], 0x96        ;   293.0 p0+p3   50 p
        vmovdqu64 zmm7, [rbp + 17472]                     ;   270.2 p2      50 p reload
        vpternlogd zmm5, zmm7, [rbp + 17984], 0x96        ;   293.5 p5+p3   46 p
        vpternlogd zmm5, zmm23, zmm19, 0x96               ;   294.5 p0      46 p
        vmovdqu64 zmm23, [rbp + 13568]                    ;   271.2 p2      46 p reload
        vmovdqu64 zmm7, [rbp + 14336]                     ;   271.3 p3      50 p
        vpternlogd zmm7, zmm23, [r8 + 340]{1to16}, 0x96   ;   294.5 p5+p2   50 p
        vmovdqu64 zmm23, [rbp + 20864]                    ;   272.3 p3      50 p reload
        vpternlogd zmm7, zmm30, zmm23, 0x96               ;   295.5 p0      50 p
        vpternlogd zmm7, zmm21, zmm8, 0x96                ;   296.5 p5      50 p
        vmovdqu64 zmm21, [rbp + 14528]                    ;   273.2 p2      47 p reload
        vmovdqu64 zmm23, [rbp + 17216]                    ;   273.3 p3      50 p
        vpternlogd zmm23, zmm21, [r8 + 392]{1to16}, 0x96  ;   296.0 p0+p2   50 p
        vmovdqu64 zmm21, [rbp + 19904]                    ;   274.3 p3      50 p reload
        vpternlogd zmm23, zmm21, [rbp + 21504], 0x96      ;   297.0 p5+p2   50 p
        vpternlogd zmm23, zmm27, zmm16, 0x96              ;   298.0 p0      50 p
        vmovdqu64 zmm27, [rbp + 14976]                    ;   275.3 p3      50 p reload
        vmovdqu64 zmm21, [rbp + 18944]                    ;   276.2 p2      50 p
        vpternlogd zmm21, zmm27, [r8 + 404]{1to16}, 0x96  ;   297.5 p5+p3   50 p
        vmovdqu64 [rbp + 21504], zmm9                     ;   293.5 p8+p9   50 p spill
        vmovdqu64 zmm9, [rbp + 19776]                     ;   277.2 p2      50 p reload
        vpternlogd zmm21, zmm9, [rbp + 19712], 0x96       ;   298.5 p0+p3   50 p
        vmovdqu64 zmm9, [rbp + 17792]                     ;   278.2 p2      50 p reload
        vpternlogd zmm21, zmm0, zmm9, 0x96                ;   299.5 p5      50 p
        vmovdqu64 zmm0, [rbp + 13824]                     ;   278.3 p3      46 p reload
        vmovdqu64 [rbp + 19776], zmm6                     ;   294.0 p7+p4   50 p spill
        vmovdqu64 zmm6, [rbp + 15424]                     ;   279.2 p2      50 p
        vpternlogd zmm6, zmm0, [r8 + 424]{1to16}, 0x96    ;   299.0 p0+p3   50 p
        vmovdqu64 zmm0, [rbp + 16448]                     ;   280.2 p2      50 p reload
        vpternlogd zmm6, zmm25, zmm0, 0x96                ;   300.0 p5      50 p
        vpternlogd zmm6, zmm22, zmm16, 0x96               ;   301.0 p0      50 p
        vmovdqu64 zmm16, [rbp + 18048]                    ;   280.3 p3      46 p reload
        vmovdqu64 zmm22, [rbp + 15424]                    ;   281.2 p2      46 p
        vpternlogd zmm22, zmm16, [r8 + 272]{1to16}, 0x96  ;   300.5 p5+p3   46 p
        vpxord zmm11, zmm11, [r8 + 336]{1to16}            ;   301.0 p0+p2   46 p
        vmovdqu64 zmm16, [rbp + 14592]                    ;   282.3 p3      46 p reload
        vpternlogd zmm22, zmm16, [rbp + 13952], 0x96      ;   301.5 p5+p2   46 p
        vmovdqu64 zmm16, [rbp + 21696]                    ;   283.3 p3      47 p reload
        vpternlogd zmm22, zmm16, [rbp + 14400], 0x96      ;   302.5 p0+p2   46 p
        vpternlogd zmm22, zmm3, zmm28, 0x96               ;   303.5 p5      46 p
        vmovdqu64 zmm3, [rbp + 17216]                     ;   284.3 p3      47 p reload
        vpternlogd zmm22, zmm3, [rbp + 13696], 0x96       ;   304.5 p0+p2   46 p
        vmovdqu64 zmm3, [rbp + 21184]                     ;   285.3 p3      50 p reload
        vpternlogd zmm22, zmm2, zmm3, 0x69                ;   305.5 p5      46 p
        vmovdqu64 zmm25, [rbp + 17088]                    ;   286.2 p2      50 p reload
        vpternlogd zmm11, zmm16, zmm25, 0x96              ;   304.0 p0      46 p
        vpternlogd zmm11, zmm29, zmm9, 0x96               ;   305.0 p5      46 p
        vmovdqu64 zmm29, [rbp + 13312]                    ;   286.3 p3      50 p reload
        vmovdqu64 zmm25, [rbp + 22144]                    ;   287.2 p2      50 p reload
        vpternlogd zmm11, zmm25, zmm29, 0x96              ;   306.0 p0      46 p
        vmovdqu64 zmm9, [rbp + 14720]                     ;   287.3 p3      46 p reload
        vmovdqu64 zmm16, [rbp + 13504]                    ;   288.2 p2      46 p
        vpternlogd zmm16, zmm9, [r8 + 280]{1to16}, 0x96   ;   305.5 p5+p3   46 p
        vmovdqu64 zmm9, [rbp + 19520]                     ;   289.2 p2      50 p reload
        vpternlogd zmm16, zmm9, [rbp + 15936], 0x96       ;   306.5 p0+p3   46 p
        vmovdqu64 zmm29, [rbp + 15040]                    ;   290.2 p2      50 p reload
        vpternlogd zmm16, zmm29, [rbp + 19264], 0x96      ;   307.5 p5+p3   46 p
        vmovdqu64 [rbp + 19264], zmm30                    ;   247.3 p8+p9   50 p spill
        vmovdqu64 zmm30, [rbp + 20672]                    ;   291.2 p2      46 p
        vpternlogd zmm30, zmm29, [r8 + 316]{1to16}, 0x96  ;   307.0 p0+p3   46 p
        vmovdqu64 zmm29, [rbp + 21120]                    ;   292.2 p2      50 p reload
        vpternlogd zmm16, zmm29, [rbp + 19712], 0x69      ;   308.5 p5+p3   46 p
        vmovdqu64 [rbp + 19712], zmm4                     ;   290.0 p7+p4   50 p spill
        vmovdqa64 zmm4, zmm5                              ;   295.5         46 p copy
        vpternlogd zmm4, zmm16, zmm22, 0x96               ;   309.5 p0      46 p
        vmovdqu64 [rbp + 15936], zmm31                    ;   292.5 p8+p9   50 p spill
        vmovdqa64 zmm31, zmm16                            ;   309.5         46 p copy
        vmovdqu64 [rbp + 13504], zmm17                    ;   292.0 p7+p4   50 p spill
        vmovdqa64 zmm17, zmm4                             ;   310.5         46 p copy
        vpternlogd zmm17, zmm16, zmm2, 0x2e               ;   310.5 p5      46 p
        vmovdqu64 [rbp + 13696], zmm14                    ;   289.5 p8+p9   50 p spill
        vmovdqa64 zmm14, zmm17                            ;   311.5         46 p copy
        vpternlogd zmm14, zmm3, zmm3, 0xc3                ;   311.5 p0      46 p
        vpternlogd zmm17, zmm5, zmm16, 0x2f               ;   311.5 p5      46 p
        vpternlogd zmm16, zmm5, zmm2, 0xd4                ;   310.0 p0      46 p
        vpternlogd zmm19, zmm17, zmm4, 0xb4               ;   312.5 p5      46 p
        vpternlogd zmm17, zmm18, zmm16, 0x69              ;   312.5 p0      46 p
        vpternlogd zmm16, zmm22, zmm14, 0x95              ;   312.5 p5      46 p
        vmovdqu64 zmm3, [rbp + 13184]                     ;   293.2 p2      50 p reload
        vmovdqu64 zmm18, [rbp + 18368]                    ;   293.3 p3      46 p
        vpternlogd zmm18, zmm3, [r8 + 304]{1to16}, 0x96   ;   312.0 p0+p2   46 p
        vpternlogd zmm5, zmm17, zmm19, 0x69               ;   313.5 p5      46 p
        vpternlogd zmm14, zmm29, zmm5, 0x96               ;   314.5 p0      46 p
        vmovdqu64 zmm3, [rbp + 16896]                     ;   294.3 p3      50 p reload
        vmovdqu64 zmm22, [rbp + 18624]                    ;   295.2 p2      46 p
        vpternlogd zmm22, zmm3, [r8 + 312]{1to16}, 0x96   ;   313.5 p5+p3   46 p
        vpxord zmm31, zmm31, zmm14                        ;   315.5 p0      46 p
        vmovdqa64 zmm29, zmm16                            ;   313.5         46 p copy
        vpternlogd zmm29, zmm5, zmm19, 0x87               ;   314.5 p5      46 p
        vpternlogd zmm17, zmm29, zmm14, 0x4b              ;   315.5 p0      46 p
        vpternlogd zmm2, zmm17, zmm29, 0x69               ;   316.5 p5      46 p
        vmovdqu64 [rbp + 21120], zmm28                    ;   252.2 p7+p4   47 p spill
        vmovdqa64 zmm28, zmm14                            ;   315.5         46 p copy
        vpternlogd zmm28, zmm5, zmm19, 0x5c               ;   316.0 p0      46 p
        vpternlogd zmm31, zmm29, zmm28, 0x2d              ;   317.0 p5      46 p
        vpternlogd zmm28, zmm4, zmm2, 0x69                ;   317.5 p0      46 p
        vmovdqu64 zmm4, [rbp + 14144]                     ;   296.2 p2      50 p reload
        vpternlogd zmm3, zmm4, [r8 + 380]{1to16}, 0x96    ;   317.5 p5+p3   46 p
        vpxord zmm29, zmm31, zmm28                        ;   318.5 p0      46 p
        vmovdqa64 zmm4, zmm31                             ;   318.0         46 p copy
        vpternlogd zmm4, zmm2, zmm17, 0x6b                ;   318.5 p5      46 p
        vmovdqa64 zmm9, zmm28                             ;   318.5         46 p copy
        vpternlogd zmm9, zmm2, zmm17, 0x53                ;   319.0 p0      46 p
        vpternlogd zmm31, zmm9, zmm17, 0x59               ;   320.0 p5      46 p
        vpternlogd zmm9, zmm4, zmm29, 0x49                ;   320.0 p0      46 p
        vpternlogd zmm4, zmm16, zmm9, 0x96                ;   321.0 p5      46 p
        vpternlogd zmm5, zmm31, zmm29, 0xb4               ;   321.0 p0      46 p
        vpternlogd zmm31, zmm19, zmm29, 0x96              ;   321.5 p5      46 p
        vpternlogd zmm9, zmm14, zmm5, 0x96                ;   322.0 p0      46 p
        vmovdqu64 zmm14, [rbp + 15296]                    ;   297.2 p2      47 p reload
        vmovdqu64 zmm16, [rbp + 16960]                    ;   297.3 p3      46 p
        vpternlogd zmm16, zmm14, [r8 + 292]{1to16}, 0x96  ;   322.5 p5+p2   46 p
        vpternlogd zmm5, zmm28, zmm2, 0x2d                ;   323.0 p0      46 p
        vmovdqu64 zmm19, [rbp + 16320]                    ;   298.3 p3      50 p reload
        vpternlogd zmm30, zmm19, [rbp + 21824], 0x96      ;   323.5 p5+p2   46 p
        vpternlogd zmm30, zmm10, [rbp + 20416], 0x69      ;   324.5 p0+p3   46 p
        vmovdqu64 zmm14, [rbp + 21568]                    ;   300.2 p2      50 p reload
        vpternlogd zmm18, zmm14, [rbp + 15744], 0x96      ;   324.5 p5+p3   46 p
        vpternlogd zmm18, zmm12, [rbp + 22016], 0x96      ;   325.5 p0+p2   46 p
        vmovdqu64 zmm12, [rbp + 16256]                    ;   301.3 p3      50 p reload
        vpternlogd zmm18, zmm30, zmm12, 0x69              ;   326.5 p5      46 p
        vmovdqu64 zmm19, [rbp + 20800]                    ;   302.2 p2      50 p reload
        vpternlogd zmm22, zmm19, [rbp + 15808], 0x69      ;   326.0 p0+p3   46 p
        vmovdqu64 zmm19, [rbp + 18176]                    ;   303.2 p2      47 p reload
        vmovdqu64 zmm14, [rbp + 15104]                    ;   303.3 p3      50 p reload
        vpternlogd zmm16, zmm14, zmm19, 0x96              ;   326.5 p5      46 p
        vpternlogd zmm16, zmm26, [rbp + 21888], 0x96      ;   327.5 p0+p2   46 p
        vmovdqu64 zmm14, [rbp + 16384]                    ;   304.3 p3      50 p reload
        vpternlogd zmm22, zmm14, [rbp + 12800], 0x96      ;   327.5 p5+p2   46 p
        vmovdqu64 [rbp + 15808], zmm17                    ;   316.5 p8+p9   46 p spill
        vmovdqu64 zmm17, [rbp + 18304]                    ;   305.3 p3      50 p reload
        vpternlogd zmm22, zmm17, [rbp + 14080], 0x69      ;   328.5 p0+p2   46 p
        vmovdqa64 zmm17, zmm16                            ;   328.5         46 p copy
        vpternlogd zmm17, zmm22, zmm18, 0x96              ;   329.5 p5      46 p
        vmovdqu64 [rbp + 18304], zmm2                     ;   317.5 p7+p4   46 p spill
        vmovdqa64 zmm2, zmm22                             ;   329.5         46 p copy
        vmovdqu64 [rbp + 20800], zmm31                    ;   322.5 p8+p9   46 p spill
        vmovdqa64 zmm31, zmm17                            ;   330.5         46 p copy
        vpternlogd zmm31, zmm22, zmm30, 0x2e              ;   330.5 p0      46 p
        vmovdqu64 [rbp + 19584], zmm4                     ;   322.0 p7+p4   46 p spill
        vmovdqa64 zmm4, zmm16                             ;   328.5         46 p copy
        vpternlogd zmm4, zmm22, zmm30, 0xd4               ;   329.5 p5      46 p
        vpternlogd zmm22, zmm31, zmm16, 0x73              ;   331.5 p0      46 p
        vpternlogd zmm10, zmm4, zmm22, 0x69               ;   332.5 p5      46 p
        vmovdqu64 [rbp + 21824], zmm29                    ;   319.5 p8+p9   46 p spill
        vmovdqu64 zmm29, [rbp + 22016]                    ;   306.3 p3      50 p reload
        vpternlogd zmm31, zmm29, [rbp + 22016], 0xc3      ;   331.5 p0+p2   46 p
        vpternlogd zmm4, zmm18, zmm31, 0x95               ;   332.5 p5      46 p
        vpternlogd zmm22, zmm17, [rbp + 21888], 0x9a      ;   332.5 p0+p3   46 p
        vpternlogd zmm16, zmm10, zmm22, 0x69              ;   333.5 p5      46 p
        vpternlogd zmm31, zmm14, zmm16, 0x96              ;   334.5 p0      46 p
        vmovdqu64 zmm14, [rbp + 14336]                    ;   308.2 p2      46 p reload
        vmovdqu64 zmm18, [rbp + 21440]                    ;   308.3 p3      46 p
        vpternlogd zmm18, zmm14, [r8 + 348]{1to16}, 0x96  ;   333.5 p5+p2   46 p
        vpxord zmm2, zmm2, zmm31                          ;   335.5 p0      46 p
        vmovdqa64 zmm29, zmm4                             ;   333.5         46 p copy
        vpternlogd zmm29, zmm16, zmm22, 0x87              ;   334.5 p5      46 p
        vpternlogd zmm10, zmm29, zmm31, 0x4b              ;   335.5 p0      46 p
        vpternlogd zmm30, zmm10, zmm29, 0x69              ;   336.5 p5      46 p
        vmovdqu64 [rbp + 16384], zmm5                     ;   324.0 p7+p4   46 p spill
        vmovdqa64 zmm5, zmm31                             ;   335.5         46 p copy
        vpternlogd zmm5, zmm16, zmm22, 0x5c               ;   336.0 p0      46 p
        vpternlogd zmm2, zmm29, zmm5, 0x2d                ;   337.0 p5      46 p
        vpternlogd zmm5, zmm17, zmm30, 0x69               ;   337.5 p0      46 p
        vmovdqu64 zmm17, [rbp + 17344]                    ;   309.3 p3      46 p
        vpternlogd zmm17, zmm14, [r8 + 356]{1to16}, 0x96  ;   337.5 p5+p2   46 p
        vpternlogd zmm17, zmm19, [rbp + 20352], 0x96      ;   338.5 p0+p3   46 p
        vmovdqu64 zmm19, [rbp + 21632]                    ;   311.2 p2      50 p reload
        vmovdqu64 zmm29, [rbp + 14656]                    ;   311.3 p3      50 p reload
        vpternlogd zmm3, zmm29, zmm19, 0x96               ;   338.5 p5      46 p
        vpternlogd zmm3, zmm12, zmm24, 0x69               ;   339.5 p0      46 p
        vpxord zmm12, zmm2, zmm5                          ;   339.5 p5      46 p
        vmovdqa64 zmm29, zmm2                             ;   338.0         46 p copy
        vpternlogd zmm29, zmm30, zmm10, 0x6b              ;   340.0 p0      46 p
        vmovdqa64 zmm19, zmm5                             ;   338.5         46 p copy
        vpternlogd zmm19, zmm30, zmm10, 0x53              ;   340.5 p5      46 p
        vpternlogd zmm2, zmm19, zmm10, 0x59               ;   341.5 p0      46 p
        vpternlogd zmm19, zmm29, zmm12, 0x49              ;   341.5 p5      46 p
        vpternlogd zmm29, zmm4, zmm19, 0x96               ;   342.5 p0      46 p
        vpxord zmm14, zmm14, [r8 + 408]{1to16}            ;   342.5 p5+p2   47 p
        vpternlogd zmm16, zmm2, zmm12, 0xb4               ;   343.0 p0      46 p
        vpternlogd zmm2, zmm22, zmm12, 0x96               ;   343.5 p5      46 p
        vpternlogd zmm19, zmm31, zmm16, 0x96              ;   344.0 p0      46 p
        vmovdqu64 zmm4, [rbp + 17152]                     ;   312.3 p3      47 p reload
        vmovdqu64 zmm22, [rbp + 22080]                    ;   313.2 p2      46 p
        vpternlogd zmm22, zmm4, [r8 + 344]{1to16}, 0x96   ;   344.5 p5+p3   46 p
        vpternlogd zmm16, zmm5, zmm30, 0x2d               ;   345.0 p0      46 p
        vpxord zmm4, zmm13, [r8 + 388]{1to16}             ;   345.5 p5+p2   47 p
        vmovdqu64 zmm31, [rbp + 16704]                    ;   314.3 p3      50 p reload
        vmovdqu64 [rbp + 17152], zmm10                    ;   336.5 p8+p9   46 p spill
        vmovdqu64 zmm10, [rbp + 18944]                    ;   315.2 p2      50 p reload
        vpternlogd zmm18, zmm10, zmm31, 0x96              ;   346.0 p0      46 p
        vmovdqu64 zmm31, [rbp + 22400]                    ;   315.3 p3      50 p reload
        vpternlogd zmm18, zmm31, [rbp + 19200], 0x69      ;   347.0 p5+p2   46 p
        vpternlogd zmm11, zmm18, zmm8, 0x69               ;   348.0 p0      46 p
        vmovdqu64 [rbp + 22080], zmm30                    ;   337.5 p7+p4   46 p spill
        vmovdqu64 zmm30, [rbp + 16576]                    ;   316.3 p3      46 p reload
        vpternlogd zmm22, zmm30, [rbp + 15616], 0x69      ;   347.5 p5+p2   46 p
        vmovdqu64 zmm30, [rbp + 20736]                    ;   317.3 p3      50 p reload
        vpternlogd zmm22, zmm30, [rbp + 12992], 0x96      ;   348.5 p0+p2   46 p
        vpternlogd zmm22, zmm8, [rbp + 22208], 0x69       ;   349.5 p5+p3   46 p
        vmovdqu64 zmm8, [rbp + 19520]                     ;   319.2 p2      50 p reload
        vpternlogd zmm30, zmm8, [r8 + 412]{1to16}, 0x96   ;   349.0 p0+p3   47 p
        vpternlogd zmm14, zmm8, [rbp + 18624], 0x96       ;   349.5 p5+p2   47 p
        vmovdqu64 [rbp + 18624], zmm2                     ;   344.5 p8+p9   46 p spill
        vmovdqa64 zmm2, zmm22                             ;   350.5         46 p copy
        vmovdqu64 [rbp + 20736], zmm29                    ;   343.5 p7+p4   46 p spill
        vmovdqu64 zmm29, [rbp + 18240]                    ;   320.3 p3      46 p
        vpternlogd zmm29, zmm8, [r8 + 376]{1to16}, 0x96   ;   350.0 p0+p2   46 p
        vmovdqu64 zmm8, [rbp + 18432]                     ;   321.3 p3      50 p reload
        vpternlogd zmm17, zmm8, [rbp + 13376], 0x96       ;   350.5 p5+p2   46 p
        vmovdqu64 zmm8, [rbp + 20480]                     ;   322.3 p3      50 p reload
        vpternlogd zmm29, zmm8, [rbp + 14848], 0x96       ;   351.0 p0+p2   46 p
        vmovdqu64 zmm8, [rbp + 22272]                     ;   323.3 p3      50 p reload
        vpternlogd zmm29, zmm8, [rbp + 22592], 0x69       ;   352.0 p5+p2   46 p
        vmovdqu64 [rbp + 22592], zmm12                    ;   340.5 p8+p9   46 p spill
        vmovdqa64 zmm12, zmm29                            ;   353.0         46 p copy
        vmovdqu64 [rbp + 14848], zmm16                    ;   346.0 p7+p4   46 p spill
        vmovdqu64 zmm16, [rbp + 22528]                    ;   324.3 p3      50 p reload
        vpternlogd zmm17, zmm16, [rbp + 19328], 0x96      ;   352.0 p0+p2   46 p
        vmovdqu64 [rbp + 20480], zmm19                    ;   345.0 p8+p9   46 p spill
        vmovdqa64 zmm19, zmm17                            ;   353.0         46 p copy
        vpternlogd zmm19, zmm29, zmm3, 0xd4               ;   353.0 p5      46 p
        vmovdqu64 [rbp + 13376], zmm5                     ;   338.5 p7+p4   46 p spill
        vmovdqu64 zmm5, [rbp + 16960]                     ;   325.3 p3      50 p reload
        vpternlogd zmm4, zmm5, [rbp + 16640], 0x96        ;   353.0 p0+p2   47 p
        vmovdqu64 zmm5, [rbp + 20416]                     ;   326.3 p3      50 p reload
        vpternlogd zmm30, zmm5, [rbp + 13312], 0x96       ;   353.5 p5+p2   47 p
        vmovdqu64 zmm5, [rbp + 19456]                     ;   327.3 p3      50 p reload
        vpternlogd zmm14, zmm5, [rbp + 15744], 0x96       ;   354.0 p0+p2   47 p
        vpternlogd zmm14, zmm23, [rbp + 21312], 0x69      ;   355.0 p5+p3   47 p
        vmovdqu64 zmm10, [rbp + 17600]                    ;   329.2 p2      50 p reload
        vpternlogd zmm30, zmm10, [rbp + 16000], 0x69      ;   355.0 p0+p3   47 p
        vmovdqu64 [rbp + 15744], zmm9                     ;   323.0 p8+p9   46 p spill
        vmovdqu64 zmm9, [rbp + 21248]                     ;   330.2 p2      50 p reload
        vpternlogd zmm4, zmm9, [rbp + 17472], 0x96        ;   355.5 p5+p3   47 p
        vpternlogd zmm4, zmm21, [rbp + 14144], 0x96       ;   356.5 p0+p2   47 p
        vmovdqa64 zmm9, zmm4                              ;   357.5         47 p copy
        vpternlogd zmm9, zmm14, zmm30, 0xd4               ;   357.5 p5      47 p
        vmovdqu64 [rbp + 14144], zmm28                    ;   318.5 p7+p4   46 p spill
        vmovdqu64 zmm28, [rbp + 14208]                    ;   331.3 p3      46 p reload
        vmovdqu64 zmm5, [rbp + 15168]                     ;   332.2 p2      46 p
        vpternlogd zmm5, zmm28, [r8 + 324]{1to16}, 0x96   ;   357.0 p0+p3   46 p
        vpternlogd zmm5, zmm0, [rbp + 19392], 0x96        ;   358.0 p5+p2   46 p
        vmovdqu64 zmm0, [rbp + 16192]                     ;   333.3 p3      47 p reload
        vmovdqu64 zmm28, [rbp + 15360]                    ;   334.2 p2      50 p reload
        vpternlogd zmm5, zmm28, zmm0, 0x96                ;   359.0 p0      46 p
        vpternlogd zmm5, zmm7, [rbp + 17920], 0x96        ;   360.0 p5+p3   46 p
        vmovdqa64 zmm0, zmm5                              ;   361.0         46 p copy
        vpternlogd zmm0, zmm22, zmm11, 0x96               ;   361.0 p0      46 p
        vmovdqa64 zmm28, zmm0                             ;   362.0         46 p copy
        vpternlogd zmm28, zmm22, zmm18, 0x2e              ;   362.0 p5      46 p
        vmovdqa64 zmm10, zmm28                            ;   363.0         46 p copy
        vpternlogd zmm10, zmm25, zmm25, 0xc3              ;   363.0 p0      46 p
        vpternlogd zmm28, zmm5, zmm22, 0x2f               ;   363.0 p5      46 p
        vpternlogd zmm22, zmm5, zmm18, 0xd4               ;   361.0 p0      46 p
        vpternlogd zmm7, zmm28, zmm0, 0xb4                ;   364.0 p5      46 p
        vpternlogd zmm28, zmm31, zmm22, 0x69              ;   364.0 p0      46 p
        vpternlogd zmm22, zmm11, zmm10, 0x95              ;   364.0 p5      46 p
        vmovdqu64 zmm11, [rbp + 14912]                    ;   335.2 p2      46 p reload
        vmovdqu64 zmm25, [rbp + 12864]                    ;   335.3 p3      46 p
        vpternlogd zmm25, zmm11, [r8 + 368]{1to16}, 0x96  ;   363.0 p0+p2   46 p
        vpternlogd zmm5, zmm28, zmm7, 0x69                ;   365.0 p5      46 p
        vmovdqu64 zmm11, [rbp + 16512]                    ;   336.3 p3      50 p reload
        vpternlogd zmm25, zmm27, zmm11, 0x96              ;   364.0 p0      46 p
        vpternlogd zmm10, zmm5, [rbp + 22208], 0x96       ;   366.0 p5+p2   46 p
        vpxord zmm2, zmm2, zmm10                          ;   367.0 p0      46 p
        vmovdqa64 zmm27, zmm22                            ;   365.0         46 p copy
        vpternlogd zmm27, zmm5, zmm7, 0x87                ;   366.0 p5      46 p
        vpternlogd zmm28, zmm27, zmm10, 0x4b              ;   367.0 p0      46 p
        vpternlogd zmm18, zmm28, zmm27, 0x69              ;   368.0 p5      46 p
        vmovdqa64 zmm31, zmm10                            ;   367.0         46 p copy
        vpternlogd zmm31, zmm5, zmm7, 0x5c                ;   367.0 p0      46 p
        vpternlogd zmm2, zmm27, zmm31, 0x2d               ;   368.0 p5      46 p
        vpternlogd zmm31, zmm0, zmm18, 0x69               ;   369.0 p0      46 p
        vpxord zmm0, zmm2, zmm31                          ;   370.0 p5      46 p
        vmovdqa64 zmm27, zmm2                             ;   369.0         46 p copy
        vpternlogd zmm27, zmm18, zmm28, 0x6b              ;   369.0 p0      46 p
        vmovdqa64 zmm11, zmm31                            ;   370.0         46 p copy
        vpternlogd zmm11, zmm18, zmm28, 0x53              ;   370.0 p5      46 p
        vpternlogd zmm2, zmm11, zmm28, 0x59               ;   371.0 p0      46 p
        vpternlogd zmm11, zmm27, zmm0, 0x49               ;   371.0 p5      46 p
        vpternlogd zmm27, zmm22, zmm11, 0x96              ;   372.0 p0      46 p
        vmovdqu64 zmm22, [rbp + 20224]                    ;   337.3 p3      47 p
        vpxord zmm22, zmm22, [r8 + 440]{1to16}            ;   371.5 p5+p2   47 p
        vpternlogd zmm5, zmm2, zmm0, 0xb4                 ;   372.0 p0      46 p
        vpternlogd zmm2, zmm7, zmm0, 0x96                 ;   372.5 p5      46 p
        vpternlogd zmm11, zmm10, zmm5, 0x96               ;   373.0 p0      46 p
        vpternlogd zmm5, zmm31, zmm18, 0x2d               ;   373.5 p5      46 p
        vmovdqu64 zmm7, [rbp + 21376]                     ;   338.3 p3      50 p reload
        vmovdqu64 zmm10, [rbp + 22336]                    ;   339.2 p2      50 p reload
        vpternlogd zmm25, zmm10, zmm7, 0x96               ;   374.0 p0      46 p
        vpternlogd zmm25, zmm20, zmm3, 0x69               ;   375.0 p5      46 p
        vmovdqa64 zmm20, zmm14                            ;   356.0         47 p copy
        vmovdqa64 zmm7, zmm17                             ;   353.0         46 p copy
        vpternlogd zmm7, zmm29, zmm25, 0x96               ;   376.0 p0      46 p
        vmovdqu64 [rbp + 22208], zmm28                    ;   368.0 p8+p9   46 p spill
        vmovdqa64 zmm28, zmm7                             ;   377.0         46 p copy
        vpternlogd zmm28, zmm29, zmm3, 0x2e               ;   377.0 p5      46 p
        vpternlogd zmm29, zmm28, zmm17, 0x73              ;   378.0 p0      46 p
        vpternlogd zmm28, zmm10, zmm10, 0xc3              ;   378.0 p5      46 p
        vpternlogd zmm16, zmm29, zmm7, 0xb4               ;   379.0 p0      46 p
        vpternlogd zmm29, zmm24, zmm19, 0x69              ;   379.0 p5      46 p
        vpternlogd zmm19, zmm25, zmm28, 0x95              ;   379.0 p0      46 p
        vmovdqu64 zmm10, [rbp + 21696]                    ;   339.3 p3      47 p reload
        vmovdqu64 zmm24, [rbp + 20992]                    ;   340.2 p2      47 p
        vpternlogd zmm24, zmm10, [r8 + 400]{1to16}, 0x96  ;   378.5 p5+p3   47 p
        vpternlogd zmm17, zmm29, zmm16, 0x69              ;   380.0 p0      46 p
        vpternlogd zmm28, zmm8, zmm17, 0x96               ;   381.0 p5      46 p
        vpxord zmm12, zmm12, zmm28                        ;   382.0 p0      46 p
        vmovdqa64 zmm8, zmm19                             ;   380.0         46 p copy
        vpternlogd zmm8, zmm17, zmm16, 0x87               ;   381.0 p5      46 p
        vpternlogd zmm29, zmm8, zmm28, 0x4b               ;   382.0 p0      46 p
        vpternlogd zmm3, zmm29, zmm8, 0x69                ;   383.0 p5      46 p
        vmovdqa64 zmm25, zmm28                            ;   382.0         46 p copy
        vpternlogd zmm25, zmm17, zmm16, 0x5c              ;   382.0 p0      46 p
        vpternlogd zmm12, zmm8, zmm25, 0x2d               ;   383.0 p5      46 p
        vpternlogd zmm25, zmm7, zmm3, 0x69                ;   384.0 p0      46 p
        vmovdqu64 zmm7, [rbp + 21120]                     ;   341.2 p2      47 p
        vpxord zmm7, zmm7, [r8 + 476]{1to16}              ;   383.5 p5+p3   47 p
        vpxord zmm8, zmm12, zmm25                         ;   385.0 p0      46 p
        vmovdqa64 zmm10, zmm12                            ;   384.0         46 p copy
        vpternlogd zmm10, zmm3, zmm29, 0x6b               ;   384.5 p5      46 p
        vmovdqu64 [rbp + 21120], zmm2                     ;   373.5 p7+p4   46 p spill
        vmovdqa64 zmm2, zmm25                             ;   385.0         46 p copy
        vpternlogd zmm2, zmm3, zmm29, 0x53                ;   385.0 p0      46 p
        vpternlogd zmm12, zmm2, zmm29, 0x59               ;   386.0 p5      46 p
        vpternlogd zmm2, zmm10, zmm8, 0x49                ;   386.0 p0      46 p
        vpternlogd zmm10, zmm19, zmm2, 0x96               ;   387.0 p5      46 p
        vpternlogd zmm17, zmm12, zmm8, 0xb4               ;   387.0 p0      46 p
        vpternlogd zmm12, zmm16, zmm8, 0x96               ;   387.5 p5      46 p
        vpternlogd zmm2, zmm28, zmm17, 0x96               ;   388.0 p0      46 p
        vmovdqu64 zmm16, [rbp + 18240]                    ;   342.2 p2      50 p reload
        vmovdqu64 zmm19, [rbp + 19456]                    ;   342.3 p3      47 p
        vpternlogd zmm19, zmm16, [r8 + 444]{1to16}, 0x96  ;   388.5 p5+p2   47 p
        vpternlogd zmm17, zmm25, zmm3, 0x2d               ;   389.0 p0      46 p
        vmovdqu64 zmm16, [rbp + 15872]                    ;   343.3 p3      47 p
        vpxord zmm16, zmm16, [r8 + 452]{1to16}            ;   389.5 p5+p2   47 p
        vmovdqu64 zmm28, [rbp + 17344]                    ;   344.3 p3      50 p reload
        vpternlogd zmm16, zmm13, zmm28, 0x96              ;   390.5 p0      47 p
        vmovdqu64 zmm13, [rbp + 19904]                    ;   345.2 p2      50 p reload
        vpternlogd zmm28, zmm13, [r8 + 432]{1to16}, 0x96  ;   390.5 p5+p3   47 p
        vmovdqu64 zmm13, [rbp + 16064]                    ;   346.2 p2      50 p reload
        vmovdqu64 [rbp + 17344], zmm29                    ;   383.0 p8+p9   46 p spill
        vmovdqu64 zmm29, [rbp + 21760]                    ;   346.3 p3      50 p reload
        vpternlogd zmm24, zmm29, zmm13, 0x96              ;   391.0 p0      47 p
        vmovdqu64 zmm29, [rbp + 12928]                    ;   347.2 p2      50 p reload
        vpternlogd zmm22, zmm29, [rbp + 20864], 0x96      ;   391.5 p5+p3   47 p
        vpternlogd zmm7, zmm29, [rbp + 17088], 0x96       ;   392.0 p0+p2   47 p
        vmovdqu64 zmm29, [rbp + 20288]                    ;   348.3 p3      50 p reload
        vpternlogd zmm24, zmm29, [rbp + 21312], 0x96      ;   392.5 p5+p2   47 p
        vpternlogd zmm24, zmm30, [rbp + 20608], 0x69      ;   393.5 p0+p3   47 p
        vpternlogd zmm7, zmm29, [rbp + 16704], 0x96       ;   393.5 p5+p2   47 p
        vmovdqa64 zmm29, zmm4                             ;   357.5         47 p copy
        vpternlogd zmm29, zmm14, zmm24, 0x96              ;   394.5 p0      47 p
        vmovdqa64 zmm13, zmm29                            ;   395.5         47 p copy
        vpternlogd zmm13, zmm14, zmm30, 0x2e              ;   395.5 p5      47 p
        vpternlogd zmm14, zmm13, zmm4, 0x73               ;   396.5 p0      47 p
        vpternlogd zmm21, zmm14, zmm29, 0xb4              ;   397.5 p5      47 p
        vmovdqu64 [rbp + 16704], zmm12                    ;   388.5 p7+p4   46 p spill
        vmovdqu64 zmm12, [rbp + 20608]                    ;   350.3 p3      50 p reload
        vpternlogd zmm13, zmm12, [rbp + 20608], 0xc3      ;   396.5 p0+p2   47 p
        vpternlogd zmm24, zmm9, zmm13, 0x95               ;   397.5 p5      47 p
        vpternlogd zmm9, zmm14, [rbp + 17600], 0x69       ;   397.5 p0+p3   47 p
        vpternlogd zmm4, zmm9, zmm21, 0x69                ;   398.5 p5      47 p
        vpternlogd zmm13, zmm23, zmm4, 0x96               ;   399.5 p0      47 p
        vmovdqu64 zmm12, [rbp + 18496]                    ;   352.2 p2      46 p reload
        vmovdqu64 zmm14, [rbp + 18944]                    ;   352.3 p3      47 p
        vpternlogd zmm14, zmm12, [r8 + 420]{1to16}, 0x96  ;   398.5 p5+p2   47 p
        vpxord zmm20, zmm20, zmm13                        ;   400.5 p0      47 p
        vmovdqu64 zmm12, [rbp + 18112]                    ;   353.3 p3      50 p reload
        vmovdqu64 zmm23, [rbp + 19200]                    ;   354.2 p2      50 p reload
        vpternlogd zmm19, zmm23, zmm12, 0x96              ;   399.5 p5      47 p
        vpternlogd zmm19, zmm15, zmm15, 0xc3              ;   400.5 p0      47 p
        vmovdqa64 zmm23, zmm24                            ;   398.5         47 p copy
        vpternlogd zmm23, zmm4, zmm21, 0x87               ;   400.5 p5      47 p
        vpternlogd zmm9, zmm23, zmm13, 0x4b               ;   401.5 p0      47 p
        vpternlogd zmm30, zmm9, zmm23, 0x69               ;   402.5 p5      47 p
        vmovdqu64 [rbp + 19200], zmm3                     ;   384.0 p8+p9   46 p spill
        vmovdqa64 zmm3, zmm13                             ;   400.5         47 p copy
        vpternlogd zmm3, zmm4, zmm21, 0x5c                ;   402.0 p0      47 p
        vpternlogd zmm20, zmm23, zmm3, 0x2d               ;   403.0 p5      47 p
        vpternlogd zmm3, zmm29, zmm30, 0x69               ;   403.5 p0      47 p
        vmovdqu64 zmm23, [rbp + 21568]                    ;   354.3 p3      50 p reload
        vpternlogd zmm28, zmm23, [rbp + 12800], 0x96      ;   403.5 p5+p2   47 p
        vmovdqu64 zmm23, [rbp + 17792]                    ;   355.3 p3      50 p reload
        vpternlogd zmm22, zmm23, [rbp + 22464], 0x96      ;   404.0 p0+p2   47 p
        vpternlogd zmm22, zmm6, [rbp + 19648], 0x69       ;   405.0 p5+p3   47 p
        vpxord zmm23, zmm20, zmm3                         ;   405.0 p0      47 p
        vmovdqa64 zmm29, zmm20                            ;   404.0         47 p copy
        vpternlogd zmm29, zmm30, zmm9, 0x6b               ;   405.5 p5      47 p
        vmovdqu64 [rbp + 19648], zmm17                    ;   390.0 p7+p4   46 p spill
        vmovdqa64 zmm17, zmm3                             ;   404.5         47 p copy
        vpternlogd zmm17, zmm30, zmm9, 0x53               ;   406.0 p0      47 p
        vpternlogd zmm20, zmm17, zmm9, 0x59               ;   407.0 p5      47 p
        vpternlogd zmm17, zmm29, zmm23, 0x49              ;   407.0 p0      47 p
        vpternlogd zmm29, zmm24, zmm17, 0x96              ;   408.0 p5      47 p
        vmovdqu64 zmm24, [rbp + 15296]                    ;   357.2 p2      47 p
        vpxord zmm24, zmm24, [r8 + 496]{1to16}            ;   408.0 p0+p3   47 p
        vpternlogd zmm4, zmm20, zmm23, 0xb4               ;   408.5 p5      47 p
        vpternlogd zmm20, zmm21, zmm23, 0x96              ;   409.0 p0      47 p
        vpternlogd zmm17, zmm13, zmm4, 0x96               ;   409.5 p5      47 p
        vpternlogd zmm4, zmm3, zmm30, 0x2d                ;   410.0 p0      47 p
        vmovdqu64 zmm13, [rbp + 18752]                    ;   358.2 p2      47 p
        vmovdqu64 zmm21, [rbp + 13056]                    ;   358.3 p3      47 p
        vpxord zmm21, zmm21, [r8 + 484]{1to16}            ;   410.5 p5+p2   47 p
        vmovdqu64 [rbp + 13056], zmm9                     ;   402.5 p8+p9   47 p spill
        vmovdqa64 zmm9, zmm22                             ;   406.0         47 p copy
        vmovdqu64 [rbp + 18752], zmm30                    ;   403.5 p7+p4   47 p spill
        vmovdqu64 zmm30, [rbp + 15360]                    ;   359.3 p3      50 p reload
        vpternlogd zmm14, zmm30, [rbp + 16192], 0x96      ;   411.0 p0+p2   47 p
        vpternlogd zmm14, zmm26, [rbp + 16000], 0x96      ;   412.0 p5+p3   47 p
        vpternlogd zmm14, zmm1, [rbp + 16128], 0x96       ;   413.0 p0+p2   47 p
        vmovdqu64 zmm26, [rbp + 13696]                    ;   361.3 p3      50 p reload
        vpternlogd zmm7, zmm26, [rbp + 16768], 0x69       ;   412.5 p5+p2   47 p
        vmovdqa64 zmm30, zmm14                            ;   414.0         47 p copy
        vpternlogd zmm30, zmm22, zmm19, 0xd4              ;   414.0 p0      47 p
        vmovdqu64 [rbp + 16768], zmm20                    ;   410.0 p8+p9   47 p spill
        vmovdqu64 zmm20, [rbp + 13440]                    ;   362.3 p3      50 p reload
        vpternlogd zmm16, zmm20, [rbp + 17920], 0x96      ;   413.5 p5+p2   47 p
        vmovdqu64 zmm20, [rbp + 14016]                    ;   363.3 p3      50 p reload
        vpternlogd zmm16, zmm12, zmm20, 0x96              ;   414.5 p0      47 p
        vmovdqu64 zmm12, [rbp + 17024]                    ;   364.2 p2      50 p reload
        vmovdqu64 [rbp + 18112], zmm29                    ;   409.0 p7+p4   47 p spill
        vmovdqu64 zmm29, [rbp + 19136]                    ;   364.3 p3      50 p reload
        vpternlogd zmm28, zmm29, zmm12, 0x96              ;   414.5 p5      47 p
        vpternlogd zmm28, zmm19, [rbp + 14272], 0x69      ;   415.5 p0+p2   47 p
        vmovdqa64 zmm29, zmm14                            ;   414.0         47 p copy
        vpternlogd zmm29, zmm22, zmm28, 0x96              ;   416.5 p5      47 p
        vmovdqu64 [rbp + 17920], zmm23                    ;   406.0 p8+p9   47 p spill
        vmovdqa64 zmm23, zmm29                            ;   417.5         47 p copy
        vpternlogd zmm23, zmm22, zmm19, 0x2e              ;   417.5 p0      47 p
        vpternlogd zmm22, zmm23, zmm14, 0x73              ;   418.5 p5      47 p
        vpternlogd zmm1, zmm22, zmm29, 0xb4               ;   419.5 p0      47 p
        vpternlogd zmm22, zmm15, zmm30, 0x69              ;   419.5 p5      47 p
        vpternlogd zmm14, zmm22, zmm1, 0x69               ;   420.5 p0      47 p
        vmovdqu64 zmm15, [rbp + 14272]                    ;   365.3 p3      50 p reload
        vpternlogd zmm23, zmm15, [rbp + 14272], 0xc3      ;   418.5 p5+p2   47 p
        vpternlogd zmm30, zmm28, zmm23, 0x95              ;   419.5 p0      47 p
        vpternlogd zmm23, zmm6, zmm14, 0x96               ;   421.5 p5      47 p
        vmovdqu64 zmm6, [rbp + 14464]                     ;   366.3 p3      46 p reload
        vmovdqu64 zmm15, [rbp + 13888]                    ;   367.2 p2      47 p
        vpternlogd zmm15, zmm6, [r8 + 464]{1to16}, 0x96   ;   420.0 p0+p3   47 p
        vpxord zmm9, zmm9, zmm23                          ;   422.5 p5      47 p
        vmovdqa64 zmm6, zmm30                             ;   420.5         47 p copy
        vpternlogd zmm6, zmm14, zmm1, 0x87                ;   421.5 p0      47 p
        vpternlogd zmm22, zmm6, zmm23, 0x4b               ;   422.5 p5      47 p
        vpternlogd zmm19, zmm22, zmm6, 0x69               ;   423.5 p0      47 p
        vmovdqa64 zmm28, zmm23                            ;   422.5         47 p copy
        vpternlogd zmm28, zmm14, zmm1, 0x5c               ;   422.5 p5      47 p
        vpternlogd zmm9, zmm6, zmm28, 0x2d                ;   423.5 p0      47 p
        vpternlogd zmm28, zmm29, zmm19, 0x69              ;   424.5 p5      47 p
        vpxord zmm6, zmm9, zmm28                          ;   425.5 p0      47 p
        vmovdqa64 zmm29, zmm9                             ;   424.5         47 p copy
        vpternlogd zmm29, zmm19, zmm22, 0x6b              ;   424.5 p5      47 p
        vmovdqu64 [rbp + 14464], zmm4                     ;   411.0 p7+p4   47 p spill
        vmovdqa64 zmm4, zmm28                             ;   425.5         47 p copy
        vpternlogd zmm4, zmm19, zmm22, 0x53               ;   425.5 p0      47 p
        vpternlogd zmm9, zmm4, zmm22, 0x59                ;   426.5 p5      47 p
        vpternlogd zmm4, zmm29, zmm6, 0x49                ;   426.5 p0      47 p
        vpternlogd zmm29, zmm30, zmm4, 0x96               ;   427.5 p5      47 p
        vmovdqu64 zmm30, [rbp + 16384]                    ;   368.2 p2      50 p
        vpxord zmm30, zmm30, [r8 + 4]{1to16}              ;   427.0 p0+p3   50 p
        vpternlogd zmm14, zmm9, zmm6, 0xb4                ;   427.5 p5      47 p
        vpternlogd zmm9, zmm1, zmm6, 0x96                 ;   428.0 p0      47 p
        vmovdqu64 zmm1, [rbp + 20800]                     ;   369.2 p2      50 p
        vpxord zmm1, zmm1, [r8 + 12]{1to16}               ;   428.5 p5+p3   50 p
        vpternlogd zmm4, zmm23, zmm14, 0x96               ;   429.0 p0      47 p
        vmovdqu64 zmm23, [rbp + 15744]                    ;   370.2 p2      50 p
        vpxord zmm23, zmm23, [r8 + 16]{1to16}             ;   429.5 p5+p3   50 p
        vpternlogd zmm14, zmm28, zmm19, 0x2d              ;   430.0 p0      47 p
        vmovdqu64 [rbp + 13888], zmm23                    ;   430.5 p8+p9   50 p spill
        vmovdqu64 zmm23, [rbp + 19584]                    ;   371.2 p2      50 p
        vpxord zmm23, zmm23, [r8 + 24]{1to16}             ;   430.5 p5+p3   50 p
        vmovdqu64 [rbp + 14272], zmm23                    ;   431.5 p7+p4   50 p spill
        vmovdqu64 zmm23, [rbp + 14848]                    ;   372.2 p2      50 p
        vpxord zmm23, zmm23, [r8 + 36]{1to16}             ;   431.0 p0+p3   50 p
        vmovdqu64 [rbp + 13440], zmm23                    ;   432.0 p8+p9   50 p spill
        vmovdqu64 zmm23, [rbp + 18624]                    ;   373.2 p2      50 p
        vpxord zmm23, zmm23, [r8 + 44]{1to16}             ;   431.5 p5+p3   50 p
        vmovdqu64 [rbp + 16128], zmm23                    ;   432.5 p7+p4   50 p spill
        vmovdqu64 zmm23, [rbp + 20480]                    ;   374.2 p2      50 p
        vpxord zmm23, zmm23, [r8 + 48]{1to16}             ;   432.0 p0+p3   50 p
        vmovdqu64 [rbp + 16000], zmm23                    ;   433.0 p8+p9   50 p spill
        vmovdqu64 zmm23, [rbp + 20736]                    ;   375.2 p2      50 p
        vpxord zmm23, zmm23, [r8 + 56]{1to16}             ;   432.5 p5+p3   50 p
        vmovdqu64 [rbp + 16192], zmm23                    ;   433.5 p7+p4   50 p spill
        vmovdqu64 zmm23, [rbp + 15232]                    ;   376.2 p2      50 p reload
        vpternlogd zmm24, zmm23, [rbp + 21696], 0x96      ;   433.0 p0+p3   47 p
        vmovdqu64 zmm23, [rbp + 20672]                    ;   377.2 p2      50 p reload
        vpternlogd zmm15, zmm23, [rbp + 19008], 0x96      ;   433.5 p5+p3   47 p
        vmovdqu64 zmm23, [rbp + 21248]                    ;   378.2 p2      50 p reload
        vpternlogd zmm21, zmm23, [rbp + 15104], 0x96      ;   434.0 p0+p3   47 p
        vmovdqu64 zmm23, [rbp + 14720]                    ;   379.2 p2      46 p reload
        vmovdqu64 [rbp + 15104], zmm1                     ;   429.5 p8+p9   50 p spill
        vmovdqu64 zmm1, [rbp + 19520]                     ;   379.3 p3      47 p
        vpternlogd zmm1, zmm23, [r8 + 472]{1to16}, 0x96   ;   434.5 p5+p2   47 p
        vmovdqu64 zmm23, [rbp + 15680]                    ;   380.3 p3      50 p reload
        vpternlogd zmm15, zmm23, [rbp + 16512], 0x96      ;   435.0 p0+p2   47 p
        vpternlogd zmm31, zmm11, [r8 + 64]{1to16}, 0x96   ;   435.5 p5+p3   50 p
        vmovdqu64 zmm23, [rbp + 13504]                    ;   382.2 p2      50 p reload
        vpternlogd zmm15, zmm23, [rbp + 18880], 0x96      ;   436.0 p0+p3   47 p
        vpternlogd zmm0, zmm27, [r8 + 72]{1to16}, 0x96    ;   436.5 p5+p2   50 p
        vpternlogd zmm15, zmm7, [rbp + 18560], 0x69       ;   437.0 p0+p3   47 p
        vpternlogd zmm18, zmm5, [r8 + 84]{1to16}, 0x69    ;   437.5 p5+p2   50 p
        vmovdqu64 [rbp + 18560], zmm30                    ;   428.0 p7+p4   50 p spill
        vmovdqu64 zmm30, [rbp + 21376]                    ;   384.3 p3      50 p reload
        vpternlogd zmm1, zmm30, [rbp + 16320], 0x96       ;   438.0 p0+p2   47 p
        vpternlogd zmm25, zmm2, [r8 + 96]{1to16}, 0x96    ;   438.5 p5+p3   50 p
        vmovdqu64 zmm30, [rbp + 15296]                    ;   386.2 p2      47 p reload
        vpternlogd zmm1, zmm12, zmm30, 0x96               ;   439.0 p0      47 p
        vpternlogd zmm8, zmm10, [r8 + 104]{1to16}, 0x96   ;   439.5 p5+p3   50 p
        vmovdqu64 [rbp + 16320], zmm10                    ;   388.0 p8+p9   46 p spill
        vmovdqu64 zmm10, [rbp + 15936]                    ;   387.2 p2      50 p reload
        vpternlogd zmm1, zmm10, [rbp + 19072], 0x69       ;   440.0 p0+p3   47 p
        vmovdqu64 [rbp + 19072], zmm2                     ;   389.0 p7+p4   46 p spill
        vmovdqu64 zmm2, [rbp + 14464]                     ;   411.0 p2      50 p
        vpxord zmm2, zmm2, [r8 + 132]{1to16}              ;   440.5 p5+p3   50 p
        vpternlogd zmm3, zmm17, [r8 + 128]{1to16}, 0x96   ;   441.0 p0+p2   50 p
        vmovdqu64 [rbp + 21376], zmm2                     ;   441.5 p8+p9   50 p spill
        vmovdqa64 zmm2, zmm16                             ;   415.5         47 p copy
        vpternlogd zmm2, zmm1, zmm15, 0x96                ;   441.5 p5      47 p
        vmovdqu64 [rbp + 18880], zmm3                     ;   442.0 p7+p4   50 p spill
        vmovdqu64 zmm3, [rbp + 16768]                     ;   410.0 p3      50 p
        vpxord zmm3, zmm3, [r8 + 140]{1to16}              ;   442.0 p0+p2   50 p
        vmovdqu64 [rbp + 16512], zmm3                     ;   443.0 p8+p9   50 p spill
        vmovdqa64 zmm3, zmm1                              ;   441.0         47 p copy
        vmovdqu64 [rbp + 15680], zmm8                     ;   440.5 p7+p4   50 p spill
        vmovdqa64 zmm8, zmm16                             ;   415.5         47 p copy
        vpternlogd zmm8, zmm1, zmm7, 0xd4                 ;   442.5 p5      47 p
        vmovdqu64 [rbp + 14720], zmm25                    ;   439.5 p8+p9   50 p spill
        vmovdqa64 zmm25, zmm2                             ;   442.5         47 p copy
        vpternlogd zmm25, zmm1, zmm7, 0x2e                ;   443.0 p0      47 p
        vpxord zmm17, zmm17, [r8 + 144]{1to16}            ;   443.5 p5+p3   50 p
        vpternlogd zmm1, zmm25, zmm16, 0x73               ;   444.0 p0      47 p
        vpternlogd zmm25, zmm23, zmm23, 0xc3              ;   444.5 p5      47 p
        vmovdqu64 zmm23, [rbp + 18112]                    ;   409.0 p2      50 p
        vpxord zmm23, zmm23, [r8 + 152]{1to16}            ;   445.0 p0+p3   50 p
        vpternlogd zmm20, zmm1, zmm2, 0xb4                ;   445.5 p5      47 p
        vpternlogd zmm1, zmm26, zmm8, 0x69                ;   446.0 p0      47 p
        vpbroadcastd zmm26, [r8 + 164]                    ;   330.5 p10     50 p
        vpternlogd zmm8, zmm15, zmm25, 0x95               ;   446.5 p5      47 p
        vpternlogd zmm16, zmm1, zmm20, 0x69               ;   447.0 p0      47 p
        vpternlogd zmm25, zmm10, zmm16, 0x96              ;   448.0 p5      47 p
        vpbroadcastd zmm10, [r8 + 172]                    ;   331.5 p10     50 p
        vpxord zmm10, zmm10, zmm9                         ;   448.0 p0      50 p
        vpxord zmm26, zmm26, zmm14                        ;   448.5 p5      50 p
        vpxord zmm3, zmm3, zmm25                          ;   449.0 p0      47 p
        vpternlogd zmm6, zmm29, [r8 + 168]{1to16}, 0x96   ;   449.5 p5+p2   50 p
        vpternlogd zmm28, zmm4, [r8 + 160]{1to16}, 0x96   ;   450.0 p0+p3   50 p
        vmovdqa64 zmm15, zmm8                             ;   447.5         47 p copy
        vpternlogd zmm15, zmm16, zmm20, 0x87              ;   450.5 p5      47 p
        vpternlogd zmm1, zmm15, zmm25, 0x4b               ;   451.5 p0      47 p
        vpternlogd zmm7, zmm1, zmm15, 0x69                ;   452.5 p5      47 p
        vmovdqu64 [rbp + 15936], zmm10                    ;   449.0 p7+p4   50 p spill
        vmovdqa64 zmm10, zmm25                            ;   449.0         47 p copy
        vpternlogd zmm10, zmm16, zmm20, 0x5c              ;   452.0 p0      47 p
        vpternlogd zmm3, zmm15, zmm10, 0x2d               ;   453.0 p5      47 p
        vpbroadcastd zmm15, [r8 + 176]                    ;   333.8 p10     50 p
        vpternlogd zmm10, zmm2, zmm7, 0x69                ;   453.5 p0      47 p
        vpbroadcastd zmm2, [r8 + 184]                     ;   334.8 p10     50 p
        vpxord zmm2, zmm2, zmm29                          ;   453.5 p5      50 p
        vpxord zmm15, zmm15, zmm4                         ;   454.0 p0      50 p
        vpternlogd zmm9, zmm22, [r8 + 188]{1to16}, 0x69   ;   454.5 p5+p2   50 p
        vmovdqu64 zmm4, [rbp + 17280]                     ;   393.3 p3      50 p reload
        vmovdqu64 zmm22, [rbp + 14080]                    ;   394.2 p2      47 p
        vpternlogd zmm22, zmm4, [r8 + 508]{1to16}, 0x96   ;   455.0 p0+p3   47 p
        vpternlogd zmm22, zmm12, zmm30, 0x96              ;   456.0 p5      47 p
        vmovdqu64 zmm4, [rbp + 20224]                     ;   395.2 p2      47 p reload
        vmovdqu64 zmm12, [rbp + 15040]                    ;   395.3 p3      47 p
        vpternlogd zmm12, zmm4, [r8 + 504]{1to16}, 0x96   ;   456.0 p0+p2   47 p
        vmovdqu64 zmm4, [rbp + 14144]                     ;   396.3 p3      46 p reload
        vmovdqu64 zmm29, [rbp + 15744]                    ;   397.2 p2      50 p
        vpternlogd zmm29, zmm4, [r8]{1to16}, 0x96         ;   456.5 p5+p3   50 p
        vpxord zmm13, zmm13, zmm12                        ;   457.0 p0      47 p
        vmovdqu64 zmm4, [rbp + 21824]                     ;   398.2 p2      46 p reload
        vmovdqu64 zmm12, [rbp + 19584]                    ;   398.3 p3      50 p
        vpternlogd zmm12, zmm4, [r8 + 8]{1to16}, 0x96     ;   457.5 p5+p2   50 p
        vpternlogd zmm14, zmm19, [r8 + 180]{1to16}, 0x69  ;   458.0 p0+p3   50 p
        vmovdqu64 zmm4, [rbp + 18304]                     ;   400.2 p2      46 p reload
        vmovdqu64 zmm19, [rbp + 16384]                    ;   400.3 p3      50 p
        vpternlogd zmm19, zmm4, [r8 + 20]{1to16}, 0x69    ;   458.5 p5+p2   50 p
        vmovdqu64 zmm4, [rbp + 19264]                     ;   401.3 p3      50 p reload
        vpternlogd zmm24, zmm4, [rbp + 15552], 0x96       ;   459.0 p0+p2   47 p
        vmovdqu64 zmm4, [rbp + 19328]                     ;   402.3 p3      50 p reload
        vpternlogd zmm21, zmm4, [rbp + 19136], 0x96       ;   459.5 p5+p2   47 p
        vpxord zmm4, zmm3, zmm10                          ;   460.0 p0      47 p
        vmovdqa64 zmm30, zmm3                             ;   454.0         47 p copy
        vpternlogd zmm30, zmm7, zmm1, 0x6b                ;   460.5 p5      47 p
        vmovdqu64 [rbp + 19136], zmm9                     ;   455.5 p8+p9   50 p spill
        vmovdqa64 zmm9, zmm10                             ;   454.5         47 p copy
        vpternlogd zmm9, zmm7, zmm1, 0x53                 ;   461.0 p0      47 p
        vpternlogd zmm3, zmm9, zmm1, 0x59                 ;   462.0 p5      47 p
        vpternlogd zmm9, zmm30, zmm4, 0x49                ;   462.0 p0      47 p
        vpternlogd zmm30, zmm8, zmm9, 0x96                ;   463.0 p5      47 p
        vpternlogd zmm16, zmm3, zmm4, 0xb4                ;   463.0 p0      47 p
        vpternlogd zmm3, zmm20, zmm4, 0x96                ;   463.5 p5      47 p
        vpternlogd zmm9, zmm25, zmm16, 0x96               ;   464.0 p0      47 p
        vpbroadcastd zmm8, [r8 + 68]                      ;   342.0 p10     62 p.17 reload
        vmovdqu64 zmm20, [rax + 1088]                     ;   403.3 p3      63 p
        vpternlogd zmm20, zmm5, zmm8, 0x96                ;   464.5 p5      63 p
        vpternlogd zmm16, zmm10, zmm7, 0x2d               ;   465.0 p0      47 p
        vpxord zmm25, zmm31, [rax + 1024]                 ;   465.5 p5+p2   63 p
        vpxord zmm8, zmm0, [rax + 1152]                   ;   466.0 p0+p3   63 p
        vmovdqu64 [rbp + 19328], zmm8                     ;   467.0 p7+p4   63 p spill
        vpxord zmm8, zmm18, [rax + 1344]                  ;   466.5 p5+p2   63 p
        vpternlogd zmm4, zmm30, [r8 + 200]{1to16}, 0x96   ;   467.0 p0+p3   50 p
        vpternlogd zmm10, zmm9, [r8 + 192]{1to16}, 0x96   ;   467.5 p5+p2   50 p
        vpternlogd zmm1, zmm3, [r8 + 220]{1to16}, 0x69    ;   468.0 p0+p3   50 p
        vpternlogd zmm7, zmm16, [r8 + 212]{1to16}, 0x69   ;   468.5 p5+p2   50 p
        vmovdqu64 [rbp + 15552], zmm8                     ;   467.5 p8+p9   63 p spill
        vmovdqu64 zmm8, [rbp + 19712]                     ;   407.3 p3      50 p reload
        vpternlogd zmm22, zmm8, [rbp + 21632], 0x69       ;   469.0 p0+p2   47 p
        vmovdqu64 [rbp + 21632], zmm20                    ;   465.5 p7+p4   63 p spill
        vmovdqu64 zmm20, [rbp + 14720]                    ;   439.5 p3      63 p
        vpxord zmm20, zmm20, [rax + 1536]                 ;   469.5 p5+p2   63 p
        vmovdqu64 [rbp + 19264], zmm20                    ;   470.5 p8+p9   63 p spill
        vmovdqu64 zmm20, [rbp + 15680]                    ;   440.5 p3      63 p
        vpxord zmm20, zmm20, [rax + 1664]                 ;   470.0 p0+p2   63 p
        vmovdqu64 [rbp + 18304], zmm20                    ;   471.0 p7+p4   63 p spill
        vmovdqu64 zmm20, [rbp + 19968]                    ;   410.3 p3      50 p reload
        vpternlogd zmm13, zmm20, [rbp + 16064], 0x96      ;   470.5 p5+p2   47 p
        vmovdqu64 zmm20, [rbp + 18816]                    ;   411.3 p3      50 p reload
        vmovdqu64 [rbp + 16064], zmm25                    ;   466.5 p8+p9   63 p spill
        vmovdqu64 zmm25, [rbp + 21440]                    ;   412.2 p2      50 p reload
        vpternlogd zmm24, zmm25, zmm20, 0x96              ;   471.0 p0      47 p
        vmovdqu64 zmm25, [rbp + 21504]                    ;   412.3 p3      50 p reload
        vpternlogd zmm13, zmm20, zmm25, 0x69              ;   471.5 p5      47 p
        vmovdqu64 zmm20, [rbp + 19776]                    ;   413.2 p2      50 p reload
        vpternlogd zmm24, zmm22, zmm20, 0x69              ;   472.0 p0      47 p
        vmovdqu64 [rbp + 18816], zmm2                     ;   454.5 p7+p4   50 p spill
        vmovdqa64 zmm2, zmm13                             ;   472.5         47 p copy
        vmovdqu64 [rbp + 21440], zmm14                    ;   459.0 p8+p9   50 p spill
        vpxord zmm14, zmm10, [rax + 5120]                 ;   472.5 p5+p3   63 p
        vmovdqu64 [rbp + 19968], zmm14                    ;   473.5 p7+p4   63 p spill
        vpxord zmm14, zmm4, [rax + 5248]                  ;   473.0 p0+p2   63 p
        vmovdqu64 [rbp + 16384], zmm14                    ;   474.0 p8+p9   63 p spill
        vmovdqu64 zmm14, [rbp + 20096]                    ;   414.3 p3      50 p reload
        vpternlogd zmm21, zmm14, [rbp + 15488], 0x96      ;   473.5 p5+p2   47 p
        vmovdqu64 [rbp + 15488], zmm4                     ;   468.0 p7+p4   50 p spill
        vmovdqa64 zmm4, zmm21                             ;   474.5         47 p copy
        vpternlogd zmm4, zmm13, zmm24, 0x96               ;   474.5 p0      47 p
        vmovdqu64 [rbp + 21824], zmm10                    ;   468.5 p8+p9   50 p spill
        vmovdqa64 zmm10, zmm4                             ;   475.5         47 p copy
        vpternlogd zmm10, zmm13, zmm22, 0x2e              ;   475.5 p5      47 p
        vmovdqu64 [rbp + 19584], zmm15                    ;   455.0 p7+p4   50 p spill
        vmovdqa64 zmm15, zmm10                            ;   476.5         47 p copy
        vpternlogd zmm15, zmm20, zmm20, 0xc3              ;   476.5 p0      47 p
        vpternlogd zmm10, zmm21, zmm13, 0x2f              ;   476.5 p5      47 p
        vpternlogd zmm13, zmm21, zmm22, 0xd4              ;   476.0 p0      47 p
        vpternlogd zmm14, zmm10, zmm4, 0xb4               ;   477.5 p5      47 p
        vpternlogd zmm10, zmm8, zmm13, 0x69               ;   477.5 p0      47 p
        vpternlogd zmm13, zmm24, zmm15, 0x95              ;   477.5 p5      47 p
        vpbroadcastd zmm8, [r8 + 88]                      ;   353.2 p10     62 p.22 reload
        vmovdqu64 zmm20, [rax + 1408]                     ;   415.3 p3      63 p
        vpternlogd zmm20, zmm27, zmm8, 0x96               ;   478.0 p0      63 p
        vpternlogd zmm21, zmm10, zmm14, 0x69              ;   478.5 p5      47 p
        vpternlogd zmm15, zmm25, zmm21, 0x96              ;   479.5 p0      47 p
        vpxord zmm2, zmm2, zmm15                          ;   480.5 p5      47 p
        vpbroadcastd zmm24, [r8 + 80]                     ;   354.2 p10     62 p.20 reload
        vmovdqu64 zmm25, [rax + 1280]                     ;   416.2 p2      63 p
        vpternlogd zmm25, zmm11, zmm24, 0x96              ;   480.0 p0      63 p
        vmovdqa64 zmm8, zmm13                             ;   478.5         47 p copy
        vpternlogd zmm8, zmm21, zmm14, 0x87               ;   480.5 p5      47 p
        vpternlogd zmm10, zmm8, zmm15, 0x4b               ;   481.5 p0      47 p
        vpternlogd zmm22, zmm10, zmm8, 0x69               ;   482.5 p5      47 p
        vmovdqa64 zmm24, zmm15                            ;   480.5         47 p copy
        vpternlogd zmm24, zmm21, zmm14, 0x5c              ;   482.0 p0      47 p
        vpternlogd zmm2, zmm8, zmm24, 0x2d                ;   483.0 p5      47 p
        vmovdqu64 zmm8, [rbp + 18560]                     ;   428.0 p3      63 p
        vpxord zmm8, zmm8, [rax + 2112]                   ;   483.0 p0+p2   63 p
        vpternlogd zmm24, zmm4, zmm22, 0x69               ;   483.5 p5      47 p
        vmovdqu64 zmm4, [rbp + 15104]                     ;   429.5 p3      63 p
        vpxord zmm4, zmm4, [rax + 2240]                   ;   484.0 p0+p2   63 p
        vmovdqu64 [rbp + 2112], zmm4                      ;   485.0 p8+p9   63 p spill
        vmovdqu64 zmm4, [rbp + 13888]                     ;   430.5 p3      63 p
        vpxord zmm4, zmm4, [rax + 2304]                   ;   484.5 p5+p2   63 p
        vmovdqu64 [rbp + 2176], zmm4                      ;   485.5 p7+p4   63 p spill
        vmovdqu64 zmm4, [rbp + 14272]                     ;   431.5 p3      63 p
        vpxord zmm4, zmm4, [rax + 2432]                   ;   485.0 p0+p2   63 p
        vmovdqu64 [rbp + 2304], zmm4                      ;   486.0 p8+p9   63 p spill
        vpxord zmm4, zmm29, [rax + 2048]                  ;   485.5 p5+p3   63 p
        vmovdqu64 [rbp + 1984], zmm8                      ;   484.0 p7+p4   63 p spill
        vpxord zmm8, zmm12, [rax + 2176]                  ;   486.0 p0+p2   63 p
        vmovdqu64 [rbp + 2048], zmm8                      ;   487.0 p8+p9   63 p spill
        vpxord zmm8, zmm19, [rax + 2368]                  ;   486.5 p5+p3   63 p
        vmovdqu64 [rbp + 2240], zmm8                      ;   487.5 p7+p4   63 p spill
        vpxord zmm8, zmm2, zmm24                          ;   487.0 p0      47 p
        vmovdqu64 [rbp + 1920], zmm4                      ;   486.5 p8+p9   63 p spill
        vpxord zmm4, zmm1, [rax + 5568]                   ;   487.5 p5+p2   63 p
        vmovdqu64 [rbp + 15040], zmm4                     ;   488.5 p7+p4   63 p spill
        vpxord zmm4, zmm7, [rax + 5440]                   ;   488.0 p0+p3   63 p
        vmovdqu64 [rbp + 15296], zmm4                     ;   489.0 p8+p9   63 p spill
        vmovdqa64 zmm4, zmm2                              ;   484.0         47 p copy
        vpternlogd zmm4, zmm22, zmm10, 0x6b               ;   488.5 p5      47 p
        vmovdqu64 [rbp + 17024], zmm20                    ;   479.0 p7+p4   63 p spill
        vmovdqa64 zmm20, zmm24                            ;   484.5         47 p copy
        vpternlogd zmm20, zmm22, zmm10, 0x53              ;   489.0 p0      47 p
        vpternlogd zmm2, zmm20, zmm10, 0x59               ;   490.0 p5      47 p
        vpternlogd zmm20, zmm4, zmm8, 0x49                ;   490.0 p0      47 p
        vpternlogd zmm4, zmm13, zmm20, 0x96               ;   491.0 p5      47 p
        vmovdqu64 zmm13, [rbp + 13440]                    ;   432.0 p2      63 p
        vpxord zmm13, zmm13, [rax + 2624]                 ;   491.0 p0+p3   63 p
        vpternlogd zmm21, zmm2, zmm8, 0xb4                ;   491.5 p5      47 p
        vpternlogd zmm2, zmm14, zmm8, 0x96                ;   492.0 p0      47 p
        vmovdqu64 zmm14, [rbp + 16128]                    ;   432.5 p2      63 p
        vpxord zmm14, zmm14, [rax + 2752]                 ;   492.5 p5+p3   63 p
        vpternlogd zmm20, zmm15, zmm21, 0x96              ;   493.0 p0      47 p
        vmovdqu64 zmm15, [rbp + 16000]                    ;   433.0 p2      63 p
        vpxord zmm15, zmm15, [rax + 2816]                 ;   493.5 p5+p3   63 p
        vpternlogd zmm21, zmm24, zmm22, 0x2d              ;   494.0 p0      47 p
        vpxord zmm31, zmm31, [rax + 3072]                 ;   494.5 p5+p2   63 p
        vpxord zmm0, zmm0, [rax + 3200]                   ;   495.0 p0+p3   63 p
        vpxord zmm18, zmm18, [rax + 3392]                 ;   495.5 p5+p2   63 p
        vmovdqu64 [rbp + 3264], zmm18                     ;   496.5 p8+p9   63 p spill
        vmovdqu64 zmm18, [rbp + 16192]                    ;   433.5 p3      63 p
        vpxord zmm18, zmm18, [rax + 2944]                 ;   496.0 p0+p2   63 p
        vmovdqu64 [rbp + 3072], zmm0                      ;   496.0 p7+p4   63 p spill
        vmovdqu64 zmm0, [rax + 3456]                      ;   428.3 p3      62 p reload
        vpternlogd zmm27, zmm0, [r8 + 88]{1to16}, 0x96    ;   496.5 p5+p2   63 p
        vmovdqu64 zmm0, [rax + 3136]                      ;   429.3 p3      62 p reload
        vpternlogd zmm5, zmm0, [r8 + 68]{1to16}, 0x96     ;   497.0 p0+p2   63 p
        vmovdqu64 zmm0, [rax + 3328]                      ;   430.3 p3      62 p reload
        vpternlogd zmm11, zmm0, [r8 + 80]{1to16}, 0x96    ;   497.5 p5+p2   63 p
        vpternlogd zmm8, zmm4, [r8 + 232]{1to16}, 0x96    ;   498.0 p0+p3   50 p
        vpternlogd zmm10, zmm2, [r8 + 252]{1to16}, 0x69   ;   498.5 p5+p2   50 p
        vpternlogd zmm24, zmm20, [r8 + 224]{1to16}, 0x96  ;   499.0 p0+p3   50 p
        vpternlogd zmm22, zmm21, [r8 + 244]{1to16}, 0x69  ;   499.5 p5+p2   50 p
        vpxord zmm0, zmm8, [rax + 5760]                   ;   500.0 p0+p3   63 p
        vmovdqu64 [rbp + 3328], zmm27                     ;   497.5 p8+p9   63 p spill
        vpxord zmm27, zmm24, [rax + 5632]                 ;   500.5 p5+p2   63 p
        vmovdqu64 [rbp + 3200], zmm11                     ;   498.5 p7+p4   63 p spill
        vpxord zmm11, zmm10, [rax + 6080]                 ;   501.0 p0+p3   63 p
        vmovdqu64 [rbp + 3008], zmm5                      ;   498.0 p8+p9   63 p spill
        vpxord zmm5, zmm22, [rax + 5952]                  ;   501.5 p5+p2   63 p
        vmovdqu64 [rbp + 2944], zmm31                     ;   495.5 p7+p4   63 p spill
        vmovdqu64 zmm31, [rax + 1472]                     ;   435.3 p3      63 p
        vmovdqu64 [rbp + 2816], zmm18                     ;   497.0 p8+p9   63 p spill
        vmovdqu64 zmm18, [rax + 1856]                     ;   436.2 p2      63 p
        vmovdqu64 [rbp + 2688], zmm15                     ;   494.5 p7+p4   63 p spill
        vmovdqu64 zmm15, [rax + 1984]                     ;   436.3 p3      63 p
        vmovdqu64 [rbp + 2624], zmm14                     ;   493.5 p8+p9   63 p spill
        vmovdqu64 zmm14, [rax + 2496]                     ;   437.2 p2      63 p
        vmovdqu64 [rbp + 2496], zmm13                     ;   492.0 p7+p4   63 p spill
        vmovdqu64 zmm13, [rax + 2560]                     ;   437.3 p3      63 p
        vmovdqu64 [rbp + 15232], zmm11                    ;   502.0 p8+p9   63 p spill
        vmovdqu64 zmm11, [rax + 2688]                     ;   438.2 p2      63 p
        vmovdqu64 [rbp + 15360], zmm5                     ;   502.5 p7+p4   63 p spill
        vmovdqu64 zmm5, [rax + 2880]                      ;   438.3 p3      63 p
        vmovdqu64 [rbp + 22464], zmm0                     ;   501.0 p8+p9   63 p spill
        vmovdqu64 zmm0, [rax + 3008]                      ;   439.2 p2      63 p
        vmovdqu64 [rbp + 17792], zmm27                    ;   501.5 p7+p4   63 p spill
        vmovdqu64 zmm27, [rax + 3520]                     ;   439.3 p3      63 p
        vmovdqu64 [rbp + 12800], zmm19                    ;   459.5 p8+p9   50 p spill
        vmovdqu64 zmm19, [rax + 5312]                     ;   440.2 p2      63 p
        vpternlogd zmm19, zmm3, [r8 + 204]{1to16}, 0x96   ;   502.0 p0+p3   63 p
        vmovdqu64 [rbp + 21568], zmm19                    ;   503.0 p7+p4   63 p spill
        vmovdqu64 zmm19, [rax + 5504]                     ;   441.2 p2      63 p
        vpternlogd zmm19, zmm30, [r8 + 216]{1to16}, 0x96  ;   502.5 p5+p3   63 p
        vmovdqu64 [rbp + 18496], zmm19                    ;   503.5 p8+p9   63 p spill
        vmovdqu64 zmm19, [rax + 5376]                     ;   442.2 p2      63 p
        vpternlogd zmm19, zmm9, [r8 + 208]{1to16}, 0x96   ;   503.0 p0+p3   63 p
        vmovdqu64 [rbp + 18944], zmm19                    ;   504.0 p7+p4   63 p spill
        vmovdqu64 zmm19, [rax + 5184]                     ;   443.2 p2      63 p
        vpternlogd zmm19, zmm16, [r8 + 196]{1to16}, 0x96  ;   503.5 p5+p3   63 p
        vmovdqu64 [rbp + 17600], zmm19                    ;   504.5 p8+p9   63 p spill
        vmovdqu64 zmm19, [rbp + 15808]                    ;   444.2 p2      46 p reload
        vmovdqu64 [rbp + 20608], zmm25                    ;   481.0 p7+p4   63 p spill
        vmovdqu64 zmm25, [rbp + 20800]                    ;   444.3 p3      50 p
        vpternlogd zmm25, zmm19, [r8 + 28]{1to16}, 0x69   ;   504.0 p0+p2   50 p
        vmovdqu64 zmm19, [rbp + 14720]                    ;   445.3 p3      63 p
        vpxord zmm19, zmm19, [rax + 3584]                 ;   504.5 p5+p2   63 p
        vpxord zmm14, zmm14, zmm25                        ;   505.0 p0      63 p
        vmovdqu64 [rbp + 3456], zmm19                     ;   505.5 p8+p9   63 p spill
        vmovdqu64 zmm19, [rbp + 13376]                    ;   446.3 p3      46 p reload
        vmovdqu64 [rbp + 2368], zmm14                     ;   506.0 p7+p4   63 p spill
        vmovdqu64 zmm14, [rbp + 20480]                    ;   447.2 p2      50 p
        vpternlogd zmm14, zmm19, [r8 + 32]{1to16}, 0x96   ;   505.5 p5+p3   50 p
        vmovdqu64 zmm19, [rbp + 15680]                    ;   448.2 p2      63 p
        vpxord zmm19, zmm19, [rax + 3712]                 ;   506.0 p0+p3   63 p
        vpxord zmm13, zmm13, zmm14                        ;   506.5 p5      63 p
        vmovdqu64 [rbp + 3584], zmm19                     ;   507.0 p8+p9   63 p spill
        vmovdqu64 zmm19, [rbp + 22592]                    ;   449.2 p2      46 p reload
        vmovdqu64 [rbp + 2432], zmm13                     ;   507.5 p7+p4   63 p spill
        vmovdqu64 zmm13, [rbp + 20736]                    ;   449.3 p3      50 p
        vpternlogd zmm13, zmm19, [r8 + 40]{1to16}, 0x96   ;   507.0 p0+p2   50 p
        vpxord zmm11, zmm11, zmm13                        ;   508.0 p5      63 p
        vmovdqu64 zmm19, [rax + 3904]                     ;   450.3 p3      63 p
        vmovdqu64 [rbp + 2560], zmm11                     ;   509.0 p8+p9   63 p spill
        vmovdqu64 zmm11, [rbp + 22080]                    ;   451.2 p2      46 p reload
        vmovdqu64 [rbp + 20736], zmm13                    ;   508.0 p7+p4   50 p spill
        vmovdqu64 zmm13, [rbp + 14848]                    ;   451.3 p3      50 p
        vpternlogd zmm13, zmm11, [r8 + 52]{1to16}, 0x69   ;   508.0 p0+p2   50 p
        vpxord zmm5, zmm5, zmm13                          ;   509.0 p5      63 p
        vmovdqu64 zmm11, [rax + 4032]                     ;   452.3 p3      63 p
        vmovdqu64 [rbp + 2752], zmm5                      ;   510.0 p8+p9   63 p spill
        vmovdqu64 zmm5, [rbp + 17152]                     ;   453.2 p2      46 p reload
        vmovdqu64 [rbp + 14848], zmm13                    ;   509.0 p7+p4   50 p spill
        vmovdqu64 zmm13, [rbp + 18624]                    ;   453.3 p3      50 p
        vpternlogd zmm13, zmm5, [r8 + 60]{1to16}, 0x69    ;   509.0 p0+p2   50 p
        vmovdqu64 zmm5, [rbp + 18880]                     ;   454.3 p3      63 p
        vpxord zmm5, zmm5, [rax + 6144]                   ;   509.5 p5+p2   63 p
        vpxord zmm0, zmm0, zmm13                          ;   510.0 p0      63 p
        vmovdqu64 [rbp + 6016], zmm5                      ;   510.5 p8+p9   63 p spill
        vmovdqu64 zmm5, [rbp + 21376]                     ;   455.3 p3      63 p
        vpxord zmm5, zmm5, [rax + 6208]                   ;   510.5 p5+p2   63 p
        vmovdqu64 [rbp + 6080], zmm5                      ;   511.5 p7+p4   63 p spill
        vmovdqu64 zmm5, [rbp + 16512]                     ;   456.3 p3      63 p
        vpxord zmm5, zmm5, [rax + 6336]                   ;   511.0 p0+p2   63 p
        vmovdqu64 [rbp + 6208], zmm5                      ;   512.0 p8+p9   63 p spill
        vmovdqu64 zmm5, [rax + 6272]                      ;   457.3 p3      63 p
        vmovdqu64 [rbp + 2880], zmm0                      ;   511.0 p7+p4   63 p spill
        vmovdqu64 zmm0, [rax + 6016]                      ;   458.2 p2      63 p
        vpternlogd zmm0, zmm4, [r8 + 248]{1to16}, 0x96    ;   511.5 p5+p3   63 p
        vmovdqu64 [rbp + 20288], zmm0                     ;   512.5 p8+p9   63 p spill
        vmovdqu64 zmm0, [rax + 5824]                      ;   459.2 p2      63 p
        vpternlogd zmm0, zmm2, [r8 + 236]{1to16}, 0x96    ;   512.0 p0+p3   63 p
        vmovdqu64 [rbp + 21312], zmm0                     ;   513.0 p7+p4   63 p spill
        vmovdqu64 zmm0, [rax + 5888]                      ;   460.2 p2      63 p
        vpternlogd zmm0, zmm20, [r8 + 240]{1to16}, 0x96   ;   512.5 p5+p3   63 p
        vmovdqu64 [rbp + 17088], zmm0                     ;   513.5 p8+p9   63 p spill
        vmovdqu64 zmm0, [rax + 5696]                      ;   461.2 p2      63 p
        vpternlogd zmm0, zmm21, [r8 + 228]{1to16}, 0x96   ;   513.0 p0+p3   63 p
        vmovdqu64 [rbp + 12928], zmm0                     ;   514.0 p7+p4   63 p spill
        vmovdqu64 zmm0, [rbp + 22208]                     ;   462.2 p2      46 p reload
        vmovdqu64 [rbp + 20864], zmm13                    ;   510.0 p8+p9   50 p spill
        vmovdqu64 zmm13, [rbp + 21120]                    ;   462.3 p3      50 p
        vpternlogd zmm13, zmm0, [r8 + 92]{1to16}, 0x69    ;   513.5 p5+p2   50 p
        vpxord zmm0, zmm17, [rax + 6400]                  ;   514.0 p0+p3   63 p
        vpxord zmm31, zmm31, zmm13                        ;   514.5 p5      63 p
        vpxord zmm27, zmm27, zmm13                        ;   515.0 p0      63 p
        vpxord zmm13, zmm23, [rax + 6528]                 ;   515.5 p5+p2   63 p
        vmovdqu64 [rbp + 6400], zmm13                     ;   516.5 p7+p4   63 p spill
        vmovdqu64 zmm13, [rax + 6464]                     ;   464.3 p3      63 p
        vmovdqu64 [rbp + 6272], zmm0                      ;   515.0 p8+p9   63 p spill
        vmovdqu64 zmm0, [rbp + 19200]                     ;   465.2 p2      46 p reload
        vmovdqu64 [rbp + 3392], zmm27                     ;   516.0 p7+p4   63 p spill
        vmovdqu64 zmm27, [rbp + 19648]                    ;   465.3 p3      50 p
        vpternlogd zmm27, zmm0, [r8 + 116]{1to16}, 0x69   ;   516.0 p0+p2   50 p
        vpxord zmm18, zmm18, zmm27                        ;   517.0 p5      63 p
        vpxord zmm19, zmm19, zmm27                        ;   517.0 p0      63 p
        vmovdqu64 zmm0, [rax + 6592]                      ;   466.3 p3      63 p
        vmovdqu64 zmm27, [rbp + 17344]                    ;   467.2 p2      46 p reload
        vmovdqu64 [rbp + 3776], zmm19                     ;   518.0 p8+p9   63 p spill
        vmovdqu64 zmm19, [rbp + 16704]                    ;   467.3 p3      50 p
        vpternlogd zmm19, zmm27, [r8 + 124]{1to16}, 0x69  ;   517.5 p5+p2   50 p
        vpxord zmm27, zmm26, [rax + 6720]                 ;   518.0 p0+p3   63 p
        vpxord zmm15, zmm15, zmm19                        ;   518.5 p5      63 p
        vpxord zmm11, zmm11, zmm19                        ;   519.0 p0      63 p
        vpxord zmm19, zmm28, [rax + 6656]                 ;   519.5 p5+p2   63 p
        vmovdqu64 [rbp + 6592], zmm27                     ;   519.0 p7+p4   63 p spill
        vpxord zmm27, zmm6, [rax + 6784]                  ;   520.0 p0+p3   63 p
        vmovdqu64 [rbp + 6656], zmm27                     ;   521.0 p8+p9   63 p spill
        vmovdqu64 zmm27, [rbp + 17920]                    ;   470.2 p2      47 p reload
        vmovdqu64 [rbp + 6528], zmm19                     ;   520.5 p7+p4   63 p spill
        vmovdqu64 zmm19, [rbp + 18112]                    ;   470.3 p3      50 p
        vpternlogd zmm19, zmm27, [r8 + 136]{1to16}, 0x96  ;   520.5 p5+p2   50 p
        vmovdqu64 zmm27, [rbp + 15936]                    ;   471.3 p3      63 p
        vpxord zmm27, zmm27, [rax + 6848]                 ;   521.0 p0+p2   63 p
        vpxord zmm5, zmm5, zmm19                          ;   521.5 p5      63 p
        vmovdqu64 [rbp + 6720], zmm27                     ;   522.0 p8+p9   63 p spill
        vmovdqu64 zmm27, [rbp + 19584]                    ;   472.3 p3      63 p
        vpxord zmm27, zmm27, [rax + 6912]                 ;   522.0 p0+p2   63 p
        vmovdqu64 [rbp + 6784], zmm27                     ;   523.0 p7+p4   63 p spill
        vmovdqu64 zmm27, [rbp + 21440]                    ;   473.3 p3      63 p
        vpxord zmm27, zmm27, [rax + 6976]                 ;   522.5 p5+p2   63 p
        vmovdqu64 [rbp + 6848], zmm27                     ;   523.5 p8+p9   63 p spill
        vmovdqu64 zmm27, [rbp + 18752]                    ;   474.3 p3      47 p reload
        vmovdqu64 [rbp + 6144], zmm5                      ;   522.5 p7+p4   63 p spill
        vmovdqu64 zmm5, [rbp + 14464]                     ;   475.2 p2      50 p
        vpternlogd zmm5, zmm27, [r8 + 148]{1to16}, 0x69   ;   523.0 p0+p3   50 p
        vmovdqu64 zmm27, [rbp + 18816]                    ;   476.2 p2      63 p
        vpxord zmm27, zmm27, [rax + 7040]                 ;   523.5 p5+p3   63 p
        vpxord zmm13, zmm13, zmm5                         ;   524.0 p0      63 p
        vmovdqu64 [rbp + 6912], zmm27                     ;   524.5 p8+p9   63 p spill
        vmovdqu64 zmm27, [rbp + 19136]                    ;   477.2 p2      63 p
        vpxord zmm27, zmm27, [rax + 7104]                 ;   524.5 p5+p3   63 p
        vmovdqu64 [rbp + 6976], zmm27                     ;   525.5 p7+p4   63 p spill
        vmovdqu64 zmm27, [rbp + 13056]                    ;   478.2 p2      47 p reload
        vmovdqu64 [rbp + 6336], zmm13                     ;   525.0 p8+p9   63 p spill
        vmovdqu64 zmm13, [rbp + 16768]                    ;   478.3 p3      50 p
        vpternlogd zmm13, zmm27, [r8 + 156]{1to16}, 0x69  ;   525.0 p0+p2   50 p
        vpxord zmm7, zmm7, [rax + 7488]                   ;   525.5 p5+p3   63 p
        vpxord zmm1, zmm1, [rax + 7616]                   ;   526.0 p0+p2   63 p
        vmovdqu64 zmm27, [rbp + 21824]                    ;   480.3 p3      63 p
        vpxord zmm27, zmm27, [rax + 7168]                 ;   526.5 p5+p2   63 p
        vpxord zmm8, zmm8, [rax + 7808]                   ;   527.0 p0+p3   63 p
        vpxord zmm24, zmm24, [rax + 7680]                 ;   527.5 p5+p2   63 p
        vpxord zmm10, zmm10, [rax + 8128]                 ;   528.0 p0+p3   63 p
        vpxord zmm22, zmm22, [rax + 8000]                 ;   528.5 p5+p2   63 p
        vpxord zmm0, zmm0, zmm13                          ;   529.0 p0      63 p
        vmovdqu64 [rbp + 8000], zmm10                     ;   529.0 p7+p4   63 p spill
        vmovdqu64 zmm10, [rbp + 15488]                    ;   483.3 p3      63 p
        vpxord zmm10, zmm10, [rax + 7296]                 ;   529.5 p5+p2   63 p
        vmovdqu64 [rbp + 7872], zmm22                     ;   529.5 p8+p9   63 p spill
        vmovdqu64 zmm22, [rbp + 16064]                    ;   484.3 p3      63 p reload
        vpternlogd zmm29, zmm22, [rax], 0x96              ;   530.0 p0+p2   54 p
        vmovdqu64 zmm22, [rbp + 19328]                    ;   485.3 p3      63 p reload
        vpternlogd zmm12, zmm22, [rax + 128], 0x96        ;   530.5 p5+p2   54 p
        vmovdqu64 zmm22, [rax + 7360]                     ;   486.3 p3      62 p reload
        vpternlogd zmm3, zmm22, [r8 + 204]{1to16}, 0x96   ;   531.0 p0+p2   63 p
        vmovdqu64 zmm22, [rax + 7552]                     ;   487.3 p3      62 p reload
        vpternlogd zmm30, zmm22, [r8 + 216]{1to16}, 0x96  ;   531.5 p5+p2   63 p
        vmovdqu64 zmm22, [rax + 7424]                     ;   488.3 p3      62 p reload
        vpternlogd zmm9, zmm22, [r8 + 208]{1to16}, 0x96   ;   532.0 p0+p2   63 p
        vmovdqu64 zmm22, [rax + 7232]                     ;   489.3 p3      62 p reload
        vpternlogd zmm16, zmm22, [r8 + 196]{1to16}, 0x96  ;   532.5 p5+p2   63 p
        vmovdqu64 zmm22, [rax + 8064]                     ;   490.3 p3      62 p reload
        vpternlogd zmm4, zmm22, [r8 + 248]{1to16}, 0x96   ;   533.0 p0+p2   63 p
        vmovdqu64 zmm22, [rax + 7872]                     ;   491.3 p3      62 p reload
        vpternlogd zmm2, zmm22, [r8 + 236]{1to16}, 0x96   ;   533.5 p5+p2   63 p
        vmovdqu64 zmm22, [rax + 7936]                     ;   492.3 p3      62 p reload
        vpternlogd zmm20, zmm22, [r8 + 240]{1to16}, 0x96  ;   534.0 p0+p2   63 p
        vmovdqu64 zmm22, [rax + 7744]                     ;   493.3 p3      62 p reload
        vpternlogd zmm21, zmm22, [r8 + 228]{1to16}, 0x96  ;   534.5 p5+p2   63 p
        vpbroadcastd zmm22, [r8 + 76]                     ;   431.3 p10     62 p.19 reload
        vmovdqu64 [rbp + 7936], zmm4                      ;   534.0 p7+p4   63 p spill
        vmovdqu64 zmm4, [rax + 1216]                      ;   494.3 p3      62 p reload
        vmovdqu64 [rbp + 7808], zmm20                     ;   535.0 p8+p9   63 p spill
        vmovdqu64 zmm20, [rbp + 21120]                    ;   495.2 p2      63 p
        vpternlogd zmm20, zmm4, zmm22, 0x96               ;   535.0 p0      63 p
        vmovdqu64 zmm4, [rbp + 21120]                     ;   495.3 p3      46 p reload
        vpternlogd zmm22, zmm4, [rax + 3264], 0x96        ;   535.5 p5+p2   63 p
        vpternlogd zmm25, zmm31, [rax + 448], 0x96        ;   536.0 p0+p3   54 p
        vmovdqu64 zmm4, [rbp + 19264]                     ;   497.2 p2      63 p reload
        vpternlogd zmm14, zmm4, [rax + 512], 0x96         ;   536.5 p5+p3   54 p
        vmovdqu64 zmm4, [rax + 1600]                      ;   498.2 p2      62 p reload
        vmovdqu64 [rbp + 7744], zmm2                      ;   534.5 p7+p4   63 p spill
        vmovdqu64 zmm2, [rbp + 19648]                     ;   498.3 p3      63 p
        vpternlogd zmm2, zmm4, [r8 + 100]{1to16}, 0x96    ;   537.0 p0+p2   63 p
        vpbroadcastd zmm4, [r8 + 108]                     ;   434.5 p10     62 p.27 reload
        vmovdqu64 [rbp + 7680], zmm8                      ;   528.0 p8+p9   63 p spill
        vmovdqu64 zmm8, [rax + 1728]                      ;   499.3 p3      62 p reload
        vmovdqu64 [rbp + 7616], zmm21                     ;   535.5 p7+p4   63 p spill
        vmovdqu64 zmm21, [rbp + 16704]                    ;   500.2 p2      63 p
        vpternlogd zmm21, zmm8, zmm4, 0x96                ;   537.5 p5      63 p
        vmovdqu64 zmm8, [rbp + 16704]                     ;   500.3 p3      46 p reload
        vpternlogd zmm4, zmm8, [rax + 3776], 0x96         ;   538.0 p0+p2   63 p
        vpbroadcastd zmm8, [r8 + 112]                     ;   436.0 p10     62 p.28 reload
        vmovdqu64 [rbp + 7552], zmm24                     ;   528.5 p8+p9   63 p spill
        vmovdqu64 zmm24, [rax + 1792]                     ;   501.3 p3      62 p reload
        vmovdqu64 [rbp + 7488], zmm1                      ;   527.0 p7+p4   63 p spill
        vmovdqu64 zmm1, [rbp + 19072]                     ;   502.2 p2      63 p
        vpternlogd zmm1, zmm24, zmm8, 0x96                ;   538.5 p5      63 p
        vmovdqu64 zmm24, [rbp + 19072]                    ;   502.3 p3      46 p reload
        vpternlogd zmm8, zmm24, [rax + 3840], 0x96        ;   539.0 p0+p2   63 p
        vmovdqu64 zmm24, [rbp + 14848]                    ;   509.0 p3      54 p
        vpternlogd zmm24, zmm18, [rax + 832], 0x96        ;   539.5 p5+p2   54 p
        vmovdqu64 [rbp + 7424], zmm30                     ;   532.5 p8+p9   63 p spill
        vmovdqu64 zmm30, [rax + 1920]                     ;   504.3 p3      62 p reload
        vmovdqu64 [rbp + 7360], zmm7                      ;   526.5 p7+p4   63 p spill
        vmovdqu64 zmm7, [rbp + 16320]                     ;   505.2 p2      63 p
        vpternlogd zmm7, zmm30, [r8 + 120]{1to16}, 0x96   ;   540.0 p0+p3   63 p
        vmovdqu64 zmm30, [rbp + 16064]                    ;   506.2 p2      63 p reload
        vmovdqu64 [rbp - 128], zmm30                      ;   512.2 p8+p9   78 rounds
        vmovdqu64 zmm30, [rbp + 19328]                    ;   506.3 p3      63 p reload
        vmovdqu64 [rbp + 0], zmm30                        ;   512.3 p7+p4   78 rounds
        vmovdqu64 zmm30, [rbp + 19264]                    ;   507.2 p2      63 p reload
        vmovdqu64 [rbp + 384], zmm30                      ;   513.2 p8+p9   78 rounds
        vmovdqu64 [rbp + 320], zmm31                      ;   515.5 p7+p4   78 rounds
        vmovdqu64 zmm30, [rbp + 18944]                    ;   507.3 p3      63 p reload
        vpternlogd zmm17, zmm30, [rax + 4352], 0x96       ;   540.5 p5+p2   54 p
        vmovdqu64 [rbp + 704], zmm18                      ;   518.0 p8+p9   78 rounds
        vmovdqu64 zmm18, [rbp + 18496]                    ;   508.3 p3      63 p reload
        vpternlogd zmm23, zmm18, [rax + 4480], 0x96       ;   541.0 p0+p2   54 p
        vmovdqu64 [rbp + 896], zmm29                      ;   531.0 p7+p4   78 rounds
        vmovdqu64 zmm29, [rbp + 12928]                    ;   514.0 p3      63 p reload
        vpternlogd zmm26, zmm29, [rax + 4672], 0x96       ;   541.5 p5+p2   54 p
        vmovdqu64 [rbp + 1024], zmm12                     ;   531.5 p8+p9   78 rounds
        vmovdqu64 zmm12, [rbp + 22464]                    ;   510.3 p3      63 p reload
        vpternlogd zmm6, zmm12, [rax + 4736], 0x96        ;   542.0 p0+p2   54 p
        vmovdqu64 [rbp + 1344], zmm25                     ;   537.0 p7+p4   78 rounds
        vmovdqu64 zmm25, [rbp + 17792]                    ;   511.3 p3      63 p reload
        vpternlogd zmm28, zmm25, [rax + 4608], 0x96       ;   542.5 p5+p2   54 p
        vmovdqu64 [rbp + 1408], zmm14                     ;   537.5 p8+p9   78 rounds
        vmovdqu64 zmm14, [rbp + 16384]                    ;   512.3 p3      63 p reload
        vpternlogd zmm19, zmm14, [rax + 4224], 0x96       ;   543.0 p0+p2   54 p
        vmovdqu64 zmm31, [rbp + 15296]                    ;   513.3 p3      63 p reload
        vpternlogd zmm5, zmm31, [rax + 4416], 0x96        ;   543.5 p5+p2   54 p
        vmovdqu64 zmm12, [rbp + 15040]                    ;   514.3 p3      63 p reload
        vpternlogd zmm13, zmm12, [rax + 4544], 0x96       ;   544.0 p0+p2   54 p
        vmovdqu64 zmm29, [rbp + 20864]                    ;   515.3 p3      54 p
        vpternlogd zmm29, zmm15, [rax + 960], 0x96        ;   544.5 p5+p2   54 p
        vmovdqu64 [rbp + 832], zmm15                      ;   519.5 p7+p4   78 rounds
        vmovdqu64 zmm15, [rbp + 15104]                    ;   516.3 p3      54 p
        vpternlogd zmm15, zmm20, [rax + 192], 0x96        ;   545.0 p0+p2   54 p
        vmovdqu64 [rbp + 64], zmm20                       ;   536.0 p8+p9   78 rounds
        vmovdqu64 [rbp + 1088], zmm15                     ;   546.0 p7+p4   78 rounds
        vmovdqu64 zmm15, [rbp + 13440]                    ;   517.3 p3      54 p
        vpternlogd zmm15, zmm2, [rax + 576], 0x96         ;   545.5 p5+p2   54 p
        vmovdqu64 [rbp + 448], zmm2                       ;   538.0 p8+p9   78 rounds
        vmovdqu64 [rbp + 1472], zmm15                     ;   546.5 p7+p4   78 rounds
        vmovdqu64 zmm2, [rax + 3648]                      ;   518.3 p3      62 p reload
        vmovdqu64 zmm15, [rbp + 19648]                    ;   519.2 p2      63 p
        vpternlogd zmm15, zmm2, [r8 + 100]{1to16}, 0x96   ;   546.0 p0+p3   63 p
        vmovdqu64 [rbp + 1728], zmm24                     ;   540.5 p8+p9   78 rounds
        vmovdqu64 zmm2, [rax + 3968]                      ;   520.2 p2      62 p reload
        vmovdqu64 zmm20, [rbp + 16320]                    ;   520.3 p3      63 p
        vpternlogd zmm20, zmm2, [r8 + 120]{1to16}, 0x96   ;   546.5 p5+p2   63 p
        vmovdqu64 [rbp + 4224], zmm30                     ;   513.3 p7+p4   78 rounds
        vmovdqu64 zmm2, [rbp + 12928]                     ;   521.3 p3      63 p reload
        vmovdqu64 [rbp + 4544], zmm2                      ;   527.3 p8+p9   78 rounds
        vmovdqu64 zmm2, [rbp + 22464]                     ;   522.2 p2      63 p reload
        vmovdqu64 [rbp + 4608], zmm2                      ;   528.2 p7+p4   78 rounds
        vmovdqu64 [rbp + 4352], zmm18                     ;   514.3 p8+p9   78 rounds
        vmovdqu64 zmm2, [rbp + 18560]                     ;   522.3 p3      50 p reload
        vmovdqu64 zmm18, [rbp + 21632]                    ;   523.2 p2      54 p
        vpternlogd zmm18, zmm2, [rax + 64], 0x96          ;   547.0 p0+p3   54 p
        vmovdqu64 zmm2, [rbp + 21632]                     ;   524.2 p2      63 p reload
        vmovdqu64 [rbp - 64], zmm2                        ;   530.2 p7+p4   78 rounds
        vmovdqu64 [rbp + 4096], zmm14                     ;   518.3 p8+p9   78 rounds
        vmovdqu64 zmm2, [rbp + 13888]                     ;   524.3 p3      50 p reload
        vmovdqu64 zmm14, [rbp + 20608]                    ;   525.2 p2      54 p
        vpternlogd zmm14, zmm2, [rax + 256], 0x96         ;   547.5 p5+p3   54 p
        vmovdqu64 zmm2, [rbp + 20608]                     ;   526.2 p2      63 p reload
        vmovdqu64 [rbp + 128], zmm2                       ;   532.2 p7+p4   78 rounds
        vmovdqu64 [rbp + 4480], zmm25                     ;   517.3 p8+p9   78 rounds
        vmovdqu64 zmm2, [rbp + 12800]                     ;   526.3 p3      50 p reload
        vmovdqu64 zmm24, [rbp + 15552]                    ;   527.2 p2      54 p
        vpternlogd zmm24, zmm2, [rax + 320], 0x96         ;   548.0 p0+p3   54 p
        vmovdqu64 zmm2, [rbp + 15552]                     ;   528.2 p2      63 p reload
        vmovdqu64 [rbp + 192], zmm2                       ;   534.2 p7+p4   78 rounds
        vmovdqu64 [rbp + 4288], zmm31                     ;   519.3 p8+p9   78 rounds
        vmovdqu64 zmm2, [rbp + 14272]                     ;   528.3 p3      50 p reload
        vmovdqu64 zmm25, [rbp + 17024]                    ;   529.2 p2      54 p
        vpternlogd zmm25, zmm2, [rax + 384], 0x96         ;   548.5 p5+p3   54 p
        vmovdqu64 zmm2, [rbp + 17024]                     ;   530.2 p2      63 p reload
        vmovdqu64 [rbp + 256], zmm2                       ;   536.2 p7+p4   78 rounds
        vmovdqu64 [rbp + 4416], zmm12                     ;   520.3 p8+p9   78 rounds
        vmovdqu64 zmm2, [rbp + 20736]                     ;   530.3 p3      50 p reload
        vmovdqu64 zmm12, [rbp + 18304]                    ;   531.2 p2      54 p
        vpternlogd zmm12, zmm2, [rax + 640], 0x96         ;   549.0 p0+p3   54 p
        vmovdqu64 zmm2, [rbp + 18304]                     ;   532.2 p2      63 p reload
        vmovdqu64 [rbp + 512], zmm2                       ;   538.2 p7+p4   78 rounds
        vmovdqu64 [rbp + 960], zmm18                      ;   548.0 p8+p9   78 rounds
        vmovdqu64 zmm2, [rbp + 18880]                     ;   532.3 p3      50 p reload
        vmovdqu64 zmm18, [rbp + 19968]                    ;   533.2 p2      54 p
        vpternlogd zmm18, zmm2, [rax + 4096], 0x96        ;   549.5 p5+p3   54 p
        vmovdqu64 zmm2, [rbp + 19968]                     ;   534.2 p2      63 p reload
        vmovdqu64 [rbp + 3968], zmm2                      ;   540.2 p7+p4   78 rounds
        vmovdqu64 [rbp + 1856], zmm29                     ;   545.5 p8+p9   78 rounds
        vmovdqu64 zmm2, [rbp + 21376]                     ;   534.3 p3      50 p reload
        vmovdqu64 zmm29, [rbp + 17600]                    ;   535.2 p2      54 p
        vpternlogd zmm29, zmm2, [rax + 4160], 0x96        ;   550.0 p0+p3   54 p
        vmovdqu64 zmm2, [rbp + 17600]                     ;   536.2 p2      63 p reload
        vmovdqu64 [rbp + 4032], zmm2                      ;   542.2 p7+p4   78 rounds
        vmovdqu64 [rbp + 1152], zmm14                     ;   548.5 p8+p9   78 rounds
        vmovdqu64 zmm2, [rbp + 16512]                     ;   536.3 p3      50 p reload
        vmovdqu64 zmm14, [rbp + 21568]                    ;   537.2 p2      54 p
        vpternlogd zmm14, zmm2, [rax + 4288], 0x96        ;   550.5 p5+p3   54 p
        vmovdqu64 zmm2, [rbp + 21568]                     ;   538.2 p2      63 p reload
        vmovdqu64 [rbp + 4160], zmm2                      ;   544.2 p7+p4   78 rounds
        vmovdqu64 [rbp + 1216], zmm24                     ;   549.0 p8+p9   78 rounds
        vmovdqu64 zmm2, [rbp + 15936]                     ;   538.3 p3      50 p reload
        vmovdqu64 zmm24, [rbp + 21312]                    ;   539.2 p2      54 p
        vpternlogd zmm24, zmm2, [rax + 4800], 0x96        ;   551.0 p0+p3   54 p
        vmovdqu64 zmm2, [rbp + 21312]                     ;   540.2 p2      63 p reload
        vmovdqu64 [rbp + 4672], zmm2                      ;   546.2 p7+p4   78 rounds
        vmovdqu64 [rbp + 5248], zmm17                     ;   541.5 p8+p9   78 rounds
        vmovdqu64 zmm2, [rbp + 19584]                     ;   540.3 p3      50 p reload
        vmovdqu64 zmm17, [rbp + 17088]                    ;   541.2 p2      54 p
        vpternlogd zmm17, zmm2, [rax + 4864], 0x96        ;   551.5 p5+p3   54 p
        vmovdqu64 zmm2, [rbp + 17088]                     ;   542.2 p2      63 p reload
        vmovdqu64 [rbp + 4736], zmm2                      ;   548.2 p7+p4   78 rounds
        vmovdqu64 [rbp + 1280], zmm25                     ;   549.5 p8+p9   78 rounds
        vmovdqu64 zmm2, [rbp + 21440]                     ;   542.3 p3      50 p reload
        vmovdqu64 zmm25, [rbp + 15360]                    ;   543.2 p2      54 p
        vpternlogd zmm25, zmm2, [rax + 4928], 0x96        ;   552.0 p0+p3   54 p
        vmovdqu64 zmm2, [rbp + 15360]                     ;   544.2 p2      63 p reload
        vmovdqu64 [rbp + 4800], zmm2                      ;   550.2 p7+p4   78 rounds
        vmovdqu64 [rbp + 5376], zmm23                     ;   542.0 p8+p9   78 rounds
        vmovdqu64 zmm2, [rbp + 18816]                     ;   544.3 p3      50 p reload
        vmovdqu64 zmm23, [rbp + 20288]                    ;   545.2 p2      54 p
        vpternlogd zmm23, zmm2, [rax + 4992], 0x96        ;   552.5 p5+p3   54 p
        vmovdqu64 zmm2, [rbp + 20288]                     ;   546.2 p2      63 p reload
        vmovdqu64 [rbp + 4864], zmm2                      ;   552.2 p7+p4   78 rounds
        vmovdqu64 [rbp + 1536], zmm12                     ;   550.0 p8+p9   78 rounds
        vmovdqu64 zmm2, [rbp + 19136]                     ;   546.3 p3      50 p reload
        vmovdqu64 zmm12, [rbp + 15232]                    ;   547.2 p2      54 p
        vpternlogd zmm12, zmm2, [rax + 5056], 0x96        ;   553.2 p0+p3   54 p
        vmovdqu64 zmm2, [rbp + 15232]                     ;   548.2 p2      63 p reload
        vmovdqu64 [rbp + 4928], zmm2                      ;   554.2 p7+p4   78 rounds
        vmovdqu64 [rbp + 5120], zmm19                     ;   544.0 p8+p9   78 rounds
        vmovdqu64 [rbp + 5568], zmm26                     ;   542.5 p7+p4   78 rounds
        vmovdqu64 [rbp + 5504], zmm28                     ;   543.5 p8+p9   78 rounds
        vmovdqu64 [rbp + 5632], zmm6                      ;   543.0 p7+p4   78 rounds
        vmovdqu64 [rbp + 5312], zmm5                      ;   544.5 p8+p9   78 rounds
        vmovdqu64 [rbp + 5440], zmm13                     ;   545.0 p7+p4   78 rounds
        vmovdqu64 [rbp + 4992], zmm18                     ;   550.5 p8+p9   78 rounds
        vmovdqu64 [rbp + 5056], zmm29                     ;   551.0 p7+p4   78 rounds
        vmovdqu64 [rbp + 5184], zmm14                     ;   551.5 p8+p9   78 rounds
        vmovdqu64 zmm2, [rbp + 16128]                     ;   548.3 p3      54 p
        vpternlogd zmm2, zmm21, [rax + 704], 0x96         ;   554.3 p5+p2   54 p
        vmovdqu64 [rbp + 576], zmm21                      ;   538.5 p7+p4   78 rounds
        vmovdqu64 zmm5, [rbp + 16000]                     ;   549.3 p3      54 p
        vpternlogd zmm5, zmm1, [rax + 768], 0x96          ;   555.3 p0+p2   54 p
        vmovdqu64 [rbp + 640], zmm1                       ;   539.5 p8+p9   78 rounds
        vmovdqu64 [rbp + 5696], zmm24                     ;   552.0 p7+p4   78 rounds
        vmovdqu64 [rbp + 1600], zmm2                      ;   555.3 p8+p9   78 rounds
        vmovdqu64 zmm1, [rbp + 16192]                     ;   550.3 p3      54 p
        vpternlogd zmm1, zmm7, [rax + 896], 0x96          ;   556.3 p5+p2   54 p
        vmovdqu64 [rbp + 3904], zmm11                     ;   520.0 p7+p4   78 rounds
        vmovdqu64 [rbp + 768], zmm7                       ;   541.0 p8+p9   78 rounds
        vmovdqu64 [rbp + 7040], zmm27                     ;   527.5 p7+p4   78 rounds
        vmovdqu64 [rbp + 6464], zmm0                      ;   530.0 p8+p9   78 rounds
        vmovdqu64 [rbp + 3136], zmm22                     ;   536.5 p7+p4   78 rounds
        vmovdqu64 [rbp + 7168], zmm10                     ;   530.5 p8+p9   78 rounds
        vmovdqu64 [rbp + 7232], zmm3                      ;   532.0 p7+p4   78 rounds
        vmovdqu64 [rbp + 3648], zmm4                      ;   539.0 p8+p9   78 rounds
        vmovdqu64 [rbp + 7104], zmm16                     ;   533.5 p7+p4   78 rounds
        vmovdqu64 [rbp + 7296], zmm9                      ;   533.0 p8+p9   78 rounds
        vmovdqu64 [rbp + 3712], zmm8                      ;   540.0 p7+p4   78 rounds
        vmovdqu64 [rbp + 5760], zmm17                     ;   552.5 p8+p9   78 rounds
        vmovdqu64 [rbp + 3520], zmm15                     ;   547.0 p7+p4   78 rounds
        vmovdqu64 [rbp + 1664], zmm5                      ;   556.3 p8+p9   78 rounds
        vmovdqu64 [rbp + 3840], zmm20                     ;   547.5 p7+p4   78 rounds
        vmovdqu64 [rbp + 5824], zmm25                     ;   553.0 p8+p9   78 rounds
        vmovdqu64 [rbp + 1792], zmm1                      ;   557.3 p7+p4   78 rounds
        vmovdqu64 [rbp + 5888], zmm23                     ;   553.5 p8+p9   78 rounds
        vmovdqu64 [rbp + 5952], zmm12                     ;   554.2 p7+p4   78 rounds
        add r8, 0x200                                     ;   486.5 p1      78 rounds
        mov qword [rbp + 23064], r8                       ;   516.7 p8+p9   78 rounds
        lea rax, [rbp - 128]                              ;                    first state
        cmp r8, qword [rbp + 23072]                       ;                    more rounds?
        jne .rounds_2
        mov r8, qword [rbp + 23040]                       ;     0.0 p2      62 p.0 reload
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
        vmovdqu64 zmm28, [rbp - 128]                      ;    12.0 p2      62 p reload
        vmovdqu64 zmm29, [rbp + 1920]                     ;    12.2 p3      50 p
        vpternlogd zmm29, zmm28, [r8 + 7680]{1to16}, 0x96 ;    18.2 p0+p2   50 p
        vmovdqu64 zmm30, [rbp + 5184]                     ;    13.2 p3      62 p reload
        vmovdqu64 zmm31, [rbp + 7232]                     ;    14.0 p2      50 p
        vpternlogd zmm31, zmm13, zmm30, 0x96              ;    20.0 p5      50 p
        vmovdqu64 zmm30, [rbp + 7744]                     ;    14.2 p3      50 p
        vpternlogd zmm30, zmm15, [rbp + 5696], 0x96       ;    20.2 p0+p2   50 p
        vmovdqu64 zmm15, [rbp + 0]                        ;    15.2 p3      62 p reload
        vmovdqu64 zmm13, [rbp + 2048]                     ;    16.0 p2      50 p
        vpternlogd zmm13, zmm15, [r8 + 7688]{1to16}, 0x96 ;    22.0 p5+p3   50 p
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
        vmovdqu64 zmm15, [rbp + 6144]                     ;    34.0 p2      50 p
        vpternlogd zmm15, zmm20, [r8 + 7816]{1to16}, 0x96 ;    40.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 4288]                     ;    35.0 p2      62 p reload
        vmovdqu64 zmm28, [rbp + 6336]                     ;    35.2 p3      50 p
        vpternlogd zmm28, zmm20, [r8 + 7828]{1to16}, 0x96 ;    41.2 p0+p2   50 p
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
        vmovdqu64 [rbp + 12800], zmm30                    ;    21.2 p7+p4   50 p spill
        vmovdqu64 zmm30, [rbp + 7168]                     ;    43.0 p2      50 p
        vpternlogd zmm30, zmm20, [r8 + 7880]{1to16}, 0x96 ;    49.0 p5+p3   50 p
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
        vmovdqu64 [rbp + 13120], zmm30                    ;    50.0 p8+p9   50 p spill
        vmovdqu64 zmm30, [rbp + 2688]                     ;    52.0 p2      46 p
        vpternlogd zmm30, zmm20, [r8 + 7728]{1to16}, 0x96 ;    58.0 p5+p3   46 p
        vmovdqu64 zmm20, [rbp + 1152]                     ;    53.0 p2      62 p reload
        vmovdqu64 [rbp + 13184], zmm8                     ;    48.2 p7+p4   50 p spill
        vmovdqu64 zmm8, [rbp + 3200]                      ;    53.2 p3      46 p
        vpternlogd zmm8, zmm20, [r8 + 7760]{1to16}, 0x96  ;    59.2 p0+p2   46 p
        vmovdqu64 zmm20, [rbp + 2368]                     ;    54.2 p3      46 p
        vpxord zmm20, zmm20, [rbp + 320]                  ;    60.2 p5+p2   46 p
        vpternlogd zmm20, zmm17, [rbp + 8128], 0x96       ;    61.2 p0+p3   46 p
        vpternlogd zmm6, zmm20, zmm29, 0x69               ;    62.2 p5      46 p
        vmovdqu64 [rbp + 13248], zmm31                    ;    27.2 p8+p9   50 p spill
        vmovdqu64 zmm31, [rbp + 2304]                     ;    56.0 p2      46 p
        vpxord zmm31, zmm31, [rbp + 256]                  ;    62.0 p0+p3   46 p
        vpternlogd zmm31, zmm13, [rbp + 8064], 0x96       ;    63.0 p5+p2   46 p
        vmovdqu64 [rbp + 13312], zmm10                    ;    47.0 p7+p4   50 p spill
        vmovdqa64 zmm10, zmm31                            ;    64.0         46 p copy
        vmovdqu64 [rbp + 13376], zmm12                    ;    45.2 p8+p9   50 p spill
        vmovdqu64 zmm12, [rbp + 1984]                     ;    57.2 p3      46 p
        vpxord zmm12, zmm12, [rbp - 64]                   ;    63.2 p0+p2   46 p
        vpternlogd zmm12, zmm11, zmm0, 0x96               ;    64.2 p5      46 p
        vmovdqa64 zmm0, zmm12                             ;    65.2         46 p copy
        vpternlogd zmm0, zmm31, zmm6, 0x96                ;    65.2 p0      46 p
        vmovdqu64 [rbp + 13440], zmm14                    ;    44.0 p7+p4   50 p spill
        vmovdqa64 zmm14, zmm0                             ;    66.2         46 p copy
        vpternlogd zmm14, zmm31, zmm20, 0x2e              ;    66.2 p5      46 p
        vmovdqu64 [rbp + 13504], zmm27                    ;    31.2 p8+p9   50 p spill
        vmovdqa64 zmm27, zmm14                            ;    67.2         46 p copy
        vpternlogd zmm27, zmm29, zmm29, 0xc3              ;    67.2 p0      46 p
        vpternlogd zmm14, zmm12, zmm31, 0x2f              ;    67.2 p5      46 p
        vpternlogd zmm31, zmm12, zmm20, 0xd4              ;    65.2 p0      46 p
        vpternlogd zmm11, zmm14, zmm0, 0xb4               ;    68.2 p5      46 p
        vpternlogd zmm14, zmm17, zmm31, 0x69              ;    68.2 p0      46 p
        vpternlogd zmm31, zmm6, zmm27, 0x95               ;    68.2 p5      46 p
        vpternlogd zmm12, zmm14, zmm11, 0x69              ;    69.2 p0      46 p
        vpternlogd zmm27, zmm13, zmm12, 0x96              ;    70.2 p5      46 p
        vpxord zmm10, zmm10, zmm27                        ;    71.2 p0      46 p
        vmovdqa64 zmm6, zmm31                             ;    69.2         46 p copy
        vpternlogd zmm6, zmm12, zmm11, 0x87               ;    70.2 p5      46 p
        vpternlogd zmm14, zmm6, zmm27, 0x4b               ;    71.2 p0      46 p
        vpternlogd zmm20, zmm14, zmm6, 0x69               ;    72.2 p5      46 p
        vmovdqa64 zmm13, zmm27                            ;    71.2         46 p copy
        vpternlogd zmm13, zmm12, zmm11, 0x5c              ;    71.2 p0      46 p
        vpternlogd zmm10, zmm6, zmm13, 0x2d               ;    72.2 p5      46 p
        vpternlogd zmm13, zmm0, zmm20, 0x69               ;    73.2 p0      46 p
        vpxord zmm0, zmm10, zmm13                         ;    74.2 p5      46 p
        vmovdqa64 zmm6, zmm13                             ;    74.2         46 p copy
        vmovdqa64 zmm17, zmm10                            ;    73.2         46 p copy
        vpternlogd zmm17, zmm20, zmm14, 0x6b              ;    73.2 p0      46 p
        vmovdqa64 zmm29, zmm20                            ;    73.2         46 p copy
        vmovdqu64 [rbp + 13568], zmm28                    ;    42.2 p7+p4   50 p spill
        vmovdqa64 zmm28, zmm13                            ;    74.2         46 p copy
        vpternlogd zmm28, zmm20, zmm14, 0x53              ;    74.2 p5      46 p
        vpternlogd zmm10, zmm28, zmm14, 0x59              ;    75.2 p0      46 p
        vpternlogd zmm28, zmm17, zmm0, 0xb6               ;    75.2 p5      46 p
        vpternlogd zmm17, zmm31, zmm28, 0x96              ;    76.2 p0      46 p
        vpternlogd zmm12, zmm10, zmm0, 0xb4               ;    76.2 p5      46 p
        vpternlogd zmm28, zmm27, zmm12, 0x96              ;    77.2 p0      46 p
        vpternlogd zmm12, zmm13, zmm20, 0x2d              ;    77.2 p5      46 p
        vpternlogd zmm10, zmm11, zmm0, 0x96               ;    76.2 p0      46 p
        vpxord zmm0, zmm0, zmm17                          ;    77.2 p5      46 p
        vpxord zmm6, zmm6, zmm28                          ;    78.2 p0      46 p
        vpxord zmm29, zmm29, zmm12                        ;    78.2 p5      46 p
        vmovdqu64 zmm11, [rbp + 1664]                     ;    58.2 p3      62 p reload
        vmovdqu64 zmm13, [rbp + 3712]                     ;    59.0 p2      46 p
        vpternlogd zmm13, zmm11, [r8 + 7792]{1to16}, 0x96 ;    65.0 p0+p3   46 p
        vmovdqu64 zmm20, [rbp + 2880]                     ;    60.0 p2      46 p
        vmovdqu64 zmm27, [rbp + 832]                      ;    60.2 p3      62 p reload
        vpxord zmm20, zmm20, zmm27                        ;    66.2 p5      46 p
        vmovdqu64 zmm31, [rbp + 8256]                     ;    61.0 p2      50 p reload
        vpternlogd zmm20, zmm19, zmm31, 0x96              ;    67.2 p0      46 p
        vpternlogd zmm30, zmm20, zmm9, 0x69               ;    68.2 p5      46 p
        vmovdqu64 zmm11, [rbp + 2816]                     ;    61.2 p3      46 p
        vpxord zmm11, zmm11, [rbp + 768]                  ;    67.2 p0+p2   46 p
        vpternlogd zmm11, zmm7, [rbp + 8192], 0x96        ;    68.2 p5+p3   46 p
        vmovdqa64 zmm27, zmm11                            ;    69.2         46 p copy
        vmovdqu64 zmm31, [rbp + 2496]                     ;    63.0 p2      46 p
        vpxord zmm31, zmm31, [rbp + 448]                  ;    69.0 p0+p3   46 p
        vpternlogd zmm31, zmm5, zmm2, 0x96                ;    70.0 p5      46 p
        vmovdqa64 zmm2, zmm31                             ;    71.0         46 p copy
        vpternlogd zmm2, zmm11, zmm30, 0x96               ;    71.0 p0      46 p
        vmovdqu64 [rbp + 13632], zmm0                     ;    78.2 p8+p9   46 p spill
        vmovdqa64 zmm0, zmm2                              ;    72.0         46 p copy
        vpternlogd zmm0, zmm11, zmm20, 0x2e               ;    72.0 p5      46 p
        vmovdqu64 [rbp + 13696], zmm12                    ;    78.2 p7+p4   46 p spill
        vmovdqa64 zmm12, zmm0                             ;    73.0         46 p copy
        vpternlogd zmm12, zmm9, zmm9, 0xc3                ;    73.0 p0      46 p
        vpternlogd zmm0, zmm31, zmm11, 0x2f               ;    73.0 p5      46 p
        vpternlogd zmm11, zmm31, zmm20, 0xd4              ;    71.0 p0      46 p
        vpternlogd zmm5, zmm0, zmm2, 0xb4                 ;    74.0 p5      46 p
        vpternlogd zmm0, zmm19, zmm11, 0x69               ;    74.0 p0      46 p
        vpternlogd zmm11, zmm30, zmm12, 0x95              ;    74.0 p5      46 p
        vpternlogd zmm31, zmm0, zmm5, 0x69                ;    75.0 p0      46 p
        vpternlogd zmm12, zmm7, zmm31, 0x96               ;    76.0 p5      46 p
        vpxord zmm27, zmm27, zmm12                        ;    77.0 p0      46 p
        vmovdqa64 zmm7, zmm11                             ;    75.0         46 p copy
        vpternlogd zmm7, zmm31, zmm5, 0x87                ;    76.0 p5      46 p
        vpternlogd zmm0, zmm7, zmm12, 0x4b                ;    77.0 p0      46 p
        vpternlogd zmm20, zmm0, zmm7, 0x69                ;    78.0 p5      46 p
        vmovdqa64 zmm9, zmm0                              ;    78.0         46 p copy
        vmovdqa64 zmm19, zmm12                            ;    77.0         46 p copy
        vpternlogd zmm19, zmm31, zmm5, 0x5c               ;    77.0 p0      46 p
        vpternlogd zmm27, zmm7, zmm19, 0x2d               ;    78.0 p5      46 p
        vpternlogd zmm19, zmm2, zmm20, 0x69               ;    79.0 p0      46 p
        vpxord zmm2, zmm27, zmm19                         ;    80.0 p5      46 p
        vmovdqa64 zmm7, zmm27                             ;    79.0         46 p copy
        vpternlogd zmm7, zmm20, zmm0, 0x6b                ;    79.0 p0      46 p
        vmovdqa64 zmm30, zmm20                            ;    79.0         46 p copy
        vmovdqu64 [rbp + 13760], zmm28                    ;    78.2 p8+p9   46 p spill
        vmovdqa64 zmm28, zmm19                            ;    80.0         46 p copy
        vpternlogd zmm28, zmm20, zmm0, 0x53               ;    80.0 p5      46 p
        vpternlogd zmm27, zmm0, zmm28, 0x39               ;    81.0 p0      46 p
        vpternlogd zmm28, zmm7, zmm2, 0xb6                ;    81.0 p5      46 p
        vpternlogd zmm7, zmm11, zmm28, 0x96               ;    82.0 p0      46 p
        vpternlogd zmm31, zmm27, zmm2, 0xb4               ;    82.0 p5      46 p
        vpternlogd zmm27, zmm5, zmm2, 0x96                ;    82.0 p0      46 p
        vpternlogd zmm28, zmm12, zmm31, 0x96              ;    83.0 p5      46 p
        vpternlogd zmm31, zmm20, zmm19, 0x4b              ;    83.0 p0      46 p
        vpxord zmm2, zmm2, zmm7                           ;    83.0 p5      46 p
        vpxord zmm9, zmm9, zmm27                          ;    83.0 p0      46 p
        vpxord zmm30, zmm30, zmm31                        ;    84.0 p5      46 p
        vmovdqu64 zmm0, [rbp + 4224]                      ;    64.0 p2      62 p reload
        vmovdqu64 zmm5, [rbp + 6272]                      ;    64.2 p3      47 p
        vpternlogd zmm5, zmm0, [r8 + 7824]{1to16}, 0x96   ;    70.2 p0+p2   47 p
        vmovdqu64 zmm11, [rbp + 3392]                     ;    65.2 p3      46 p
        vmovdqu64 zmm12, [rbp + 1344]                     ;    66.0 p2      62 p reload
        vpxord zmm11, zmm11, zmm12                        ;    72.0 p5      46 p
        vmovdqu64 zmm20, [rbp + 8384]                     ;    66.2 p3      50 p reload
        vpternlogd zmm11, zmm21, zmm20, 0x96              ;    73.0 p0      46 p
        vpternlogd zmm8, zmm11, zmm18, 0x69               ;    74.0 p5      46 p
        vmovdqu64 zmm0, [rbp + 3328]                      ;    67.0 p2      46 p
        vpxord zmm0, zmm0, [rbp + 1280]                   ;    73.0 p0+p3   46 p
        vpternlogd zmm0, zmm3, [rbp + 8320], 0x96         ;    74.0 p5+p2   46 p
        vmovdqa64 zmm12, zmm0                             ;    75.0         46 p copy
        vmovdqu64 zmm20, [rbp + 3008]                     ;    68.2 p3      46 p
        vpxord zmm20, zmm20, [rbp + 960]                  ;    74.2 p0+p2   46 p
        vpternlogd zmm20, zmm22, zmm4, 0x96               ;    75.2 p5      46 p
        vmovdqa64 zmm4, zmm20                             ;    76.2         46 p copy
        vpternlogd zmm4, zmm0, zmm8, 0x96                 ;    76.2 p0      46 p
        vmovdqu64 [rbp + 13824], zmm9                     ;    84.0 p7+p4   46 p spill
        vmovdqa64 zmm9, zmm4                              ;    77.2         46 p copy
        vpternlogd zmm9, zmm0, zmm11, 0x2e                ;    77.2 p5      46 p
        vmovdqu64 [rbp + 13888], zmm29                    ;    79.2 p8+p9   46 p spill
        vmovdqa64 zmm29, zmm9                             ;    78.2         46 p copy
        vpternlogd zmm29, zmm18, zmm18, 0xc3              ;    78.2 p0      46 p
        vpternlogd zmm9, zmm20, zmm0, 0x2f                ;    78.2 p5      46 p
        vpternlogd zmm0, zmm20, zmm11, 0xd4               ;    76.2 p0      46 p
        vpternlogd zmm22, zmm9, zmm4, 0xb4                ;    79.2 p5      46 p
        vpternlogd zmm9, zmm21, zmm0, 0x69                ;    79.2 p0      46 p
        vpternlogd zmm0, zmm8, zmm29, 0x95                ;    79.2 p5      46 p
        vpternlogd zmm20, zmm9, zmm22, 0x69               ;    80.2 p0      46 p
        vpternlogd zmm29, zmm3, zmm20, 0x96               ;    81.2 p5      46 p
        vpxord zmm12, zmm12, zmm29                        ;    82.2 p0      46 p
        vmovdqa64 zmm3, zmm0                              ;    80.2         46 p copy
        vpternlogd zmm3, zmm20, zmm22, 0x87               ;    81.2 p5      46 p
        vpternlogd zmm9, zmm3, zmm29, 0x4b                ;    82.2 p0      46 p
        vpternlogd zmm11, zmm9, zmm3, 0x69                ;    83.2 p5      46 p
        vmovdqa64 zmm8, zmm9                              ;    83.2         46 p copy
        vmovdqa64 zmm18, zmm29                            ;    82.2         46 p copy
        vpternlogd zmm18, zmm20, zmm22, 0x5c              ;    82.2 p0      46 p
        vpternlogd zmm12, zmm3, zmm18, 0x2d               ;    83.2 p5      46 p
        vpternlogd zmm18, zmm4, zmm11, 0x69               ;    84.2 p0      46 p
        vpxord zmm3, zmm12, zmm18                         ;    85.2 p5      46 p
        vmovdqa64 zmm4, zmm18                             ;    85.2         46 p copy
        vmovdqa64 zmm21, zmm12                            ;    84.2         46 p copy
        vpternlogd zmm21, zmm11, zmm9, 0x6b               ;    84.2 p0      46 p
        vmovdqu64 [rbp + 13952], zmm17                    ;    77.2 p7+p4   46 p spill
        vmovdqa64 zmm17, zmm18                            ;    85.2         46 p copy
        vpternlogd zmm17, zmm11, zmm9, 0x53               ;    85.2 p5      46 p
        vpternlogd zmm12, zmm9, zmm17, 0x39               ;    86.2 p0      46 p
        vpternlogd zmm17, zmm21, zmm3, 0xb6               ;    86.2 p5      46 p
        vpternlogd zmm21, zmm0, zmm17, 0x96               ;    87.2 p0      46 p
        vpternlogd zmm20, zmm12, zmm3, 0xb4               ;    87.2 p5      46 p
        vpternlogd zmm12, zmm22, zmm3, 0x96               ;    87.2 p0      46 p
        vpternlogd zmm17, zmm29, zmm20, 0x96              ;    88.2 p5      46 p
        vpternlogd zmm20, zmm18, zmm11, 0x2d              ;    88.2 p0      46 p
        vpxord zmm4, zmm4, zmm17                          ;    89.2 p5      46 p
        vpxord zmm3, zmm3, zmm21                          ;    88.2 p0      46 p
        vpxord zmm8, zmm8, zmm12                          ;    88.2 p5      46 p
        vmovdqu64 zmm0, [rbp + 4736]                      ;    69.2 p3      62 p reload
        vmovdqu64 zmm9, [rbp + 6784]                      ;    70.0 p2      47 p
        vpternlogd zmm9, zmm0, [r8 + 7856]{1to16}, 0x96   ;    82.7 p0+p3   47 p
        vmovdqu64 zmm18, [rbp + 3904]                     ;    71.0 p2      46 p
        vmovdqu64 zmm22, [rbp + 1856]                     ;    71.2 p3      62 p reload
        vpxord zmm18, zmm18, zmm22                        ;    83.2 p5      46 p
        vmovdqu64 zmm29, [rbp + 8512]                     ;    72.0 p2      50 p reload
        vpternlogd zmm18, zmm23, zmm29, 0x96              ;    84.2 p0      46 p
        vpternlogd zmm13, zmm18, zmm24, 0x69              ;    85.2 p5      46 p
        vmovdqu64 zmm0, [rbp + 3840]                      ;    72.2 p3      46 p
        vpxord zmm0, zmm0, [rbp + 1792]                   ;    84.7 p0+p2   46 p
        vpternlogd zmm0, zmm26, [rbp + 8448], 0x96        ;    85.7 p5+p3   46 p
        vmovdqa64 zmm22, zmm0                             ;    86.7         46 p copy
        vmovdqu64 zmm29, [rbp + 3520]                     ;    74.0 p2      46 p
        vpxord zmm29, zmm29, [rbp + 1472]                 ;    85.7 p0+p3   46 p
        vpternlogd zmm29, zmm16, [r8 + 7780]{1to16}, 0x96 ;    86.7 p5+p2   46 p
        vmovdqu64 [rbp + 14016], zmm17                    ;    89.2 p8+p9   46 p spill
        vmovdqa64 zmm17, zmm29                            ;    87.7         46 p copy
        vpternlogd zmm17, zmm0, zmm13, 0x96               ;    87.7 p0      46 p
        vmovdqu64 [rbp + 14080], zmm12                    ;    88.2 p7+p4   46 p spill
        vmovdqa64 zmm12, zmm17                            ;    88.7         46 p copy
        vpternlogd zmm12, zmm0, zmm18, 0x2e               ;    88.7 p5      46 p
        vmovdqu64 [rbp + 14144], zmm8                     ;    89.2 p8+p9   46 p spill
        vmovdqa64 zmm8, zmm12                             ;    89.7         46 p copy
        vpternlogd zmm8, zmm24, zmm24, 0xc3               ;    89.7 p0      46 p
        vpternlogd zmm12, zmm29, zmm0, 0x2f               ;    89.7 p5      46 p
        vpternlogd zmm0, zmm29, zmm18, 0xd4               ;    88.7 p0      46 p
        vpternlogd zmm16, zmm12, zmm17, 0xb4              ;    90.7 p5      46 p
        vpternlogd zmm12, zmm23, zmm0, 0x69               ;    90.7 p0      46 p
        vpternlogd zmm0, zmm13, zmm8, 0x95                ;    90.7 p5      46 p
        vpternlogd zmm29, zmm12, zmm16, 0x69              ;    91.7 p0      46 p
        vpternlogd zmm8, zmm26, zmm29, 0x96               ;    92.7 p5      46 p
        vpxord zmm22, zmm22, zmm8                         ;    93.7 p0      46 p
        vmovdqa64 zmm13, zmm0                             ;    91.7         46 p copy
        vpternlogd zmm13, zmm29, zmm16, 0x87              ;    92.7 p5      46 p
        vpternlogd zmm12, zmm13, zmm8, 0x4b               ;    93.7 p0      46 p
        vpternlogd zmm18, zmm12, zmm13, 0x69              ;    94.7 p5      46 p
        vmovdqa64 zmm23, zmm12                            ;    94.7         46 p copy
        vmovdqa64 zmm24, zmm8                             ;    93.7         46 p copy
        vpternlogd zmm24, zmm29, zmm16, 0x5c              ;    93.7 p0      46 p
        vpternlogd zmm22, zmm13, zmm24, 0x2d              ;    94.7 p5      46 p
        vpternlogd zmm24, zmm17, zmm18, 0x69              ;    95.7 p0      46 p
        vpxord zmm13, zmm22, zmm24                        ;    96.7 p5      46 p
        vmovdqa64 zmm17, zmm24                            ;    96.7         46 p copy
        vmovdqa64 zmm26, zmm22                            ;    95.7         46 p copy
        vpternlogd zmm26, zmm18, zmm12, 0x6b              ;    95.7 p0      46 p
        vmovdqu64 [rbp + 14208], zmm21                    ;    88.2 p7+p4   46 p spill
        vmovdqa64 zmm21, zmm18                            ;    95.7         46 p copy
        vmovdqu64 [rbp + 14272], zmm11                    ;    84.2 p8+p9   46 p spill
        vmovdqa64 zmm11, zmm24                            ;    96.7         46 p copy
        vpternlogd zmm11, zmm18, zmm12, 0x53              ;    96.7 p5      46 p
        vpternlogd zmm22, zmm12, zmm11, 0x39              ;    97.7 p0      46 p
        vpternlogd zmm11, zmm26, zmm13, 0xb6              ;    97.7 p5      46 p
        vpternlogd zmm26, zmm0, zmm11, 0x96               ;    98.7 p0      46 p
        vpternlogd zmm29, zmm22, zmm13, 0xb4              ;    98.7 p5      46 p
        vpternlogd zmm22, zmm16, zmm13, 0x96              ;    98.7 p0      46 p
        vpternlogd zmm11, zmm8, zmm29, 0x96               ;    99.7 p5      46 p
        vpternlogd zmm29, zmm24, zmm18, 0x2d              ;    99.7 p0      46 p
        vpxord zmm13, zmm13, zmm26                        ;   100.2 p5      46 p
        vpxord zmm17, zmm17, zmm11                        ;   100.7 p0      46 p
        vpxord zmm23, zmm23, zmm22                        ;   101.2 p5      46 p
        vpxord zmm21, zmm21, zmm29                        ;   101.7 p0      46 p
        vmovdqu64 zmm0, [rbp + 5248]                      ;    75.2 p3      62 p reload
        vmovdqu64 zmm8, [rbp + 7296]                      ;    76.0 p2      47 p
        vpternlogd zmm8, zmm0, [r8 + 7888]{1to16}, 0x96   ;   102.2 p5+p3   47 p
        vmovdqu64 zmm12, [rbp + 6464]                     ;    77.0 p2      47 p
        vmovdqu64 zmm16, [rbp + 4416]                     ;    77.2 p3      62 p reload
        vpxord zmm12, zmm12, zmm16                        ;   102.7 p0      47 p
        vmovdqu64 zmm18, [rbp + 8640]                     ;    78.0 p2      50 p reload
        vpternlogd zmm12, zmm25, zmm18, 0x96              ;   103.7 p5      47 p
        vpternlogd zmm5, zmm12, zmm1, 0x69                ;   104.7 p0      47 p
        vmovdqu64 zmm24, [rbp + 6400]                     ;    78.2 p3      47 p
        vpxord zmm24, zmm24, [rbp + 4352]                 ;   104.2 p5+p2   47 p
        vpternlogd zmm24, zmm15, [rbp + 8576], 0x96       ;   105.2 p0+p3   47 p
        vmovdqa64 zmm0, zmm24                             ;   106.2         47 p copy
        vmovdqu64 zmm16, [rbp + 6080]                     ;    80.0 p2      47 p
        vpxord zmm16, zmm16, [rbp + 4032]                 ;   105.2 p5+p3   47 p
        vmovdqu64 zmm18, [rbp + 13568]                    ;    81.0 p2      50 p reload
        vpternlogd zmm16, zmm18, [r8 + 7812]{1to16}, 0x96 ;   106.2 p0+p3   47 p
        vmovdqu64 [rbp + 14336], zmm13                    ;   101.2 p7+p4   46 p spill
        vmovdqa64 zmm13, zmm16                            ;   107.2         47 p copy
        vpternlogd zmm13, zmm24, zmm5, 0x96               ;   107.2 p5      47 p
        vmovdqu64 [rbp + 14400], zmm17                    ;   101.7 p8+p9   46 p spill
        vmovdqa64 zmm17, zmm13                            ;   108.2         47 p copy
        vpternlogd zmm17, zmm24, zmm12, 0x2e              ;   108.2 p0      47 p
        vmovdqu64 [rbp + 14464], zmm22                    ;    99.7 p7+p4   46 p spill
        vmovdqa64 zmm22, zmm17                            ;   109.2         47 p copy
        vpternlogd zmm22, zmm1, zmm1, 0xc3                ;   109.2 p5      47 p
        vpternlogd zmm17, zmm16, zmm24, 0x2f              ;   109.2 p0      47 p
        vpternlogd zmm24, zmm16, zmm12, 0xd4              ;   108.2 p5      47 p
        vpternlogd zmm18, zmm17, zmm13, 0xb4              ;   110.2 p0      47 p
        vpternlogd zmm17, zmm25, zmm24, 0x69              ;   110.2 p5      47 p
        vpternlogd zmm24, zmm5, zmm22, 0x95               ;   110.2 p0      47 p
        vpternlogd zmm16, zmm17, zmm18, 0x69              ;   111.2 p5      47 p
        vpternlogd zmm22, zmm15, zmm16, 0x96              ;   112.2 p0      47 p
        vpxord zmm0, zmm0, zmm22                          ;   113.2 p5      47 p
        vmovdqa64 zmm1, zmm24                             ;   111.2         47 p copy
        vpternlogd zmm1, zmm16, zmm18, 0x87               ;   112.2 p0      47 p
        vpternlogd zmm17, zmm1, zmm22, 0x4b               ;   113.2 p5      47 p
        vpternlogd zmm12, zmm17, zmm1, 0x69               ;   114.2 p0      47 p
        vmovdqa64 zmm5, zmm17                             ;   114.2         47 p copy
        vmovdqa64 zmm15, zmm22                            ;   113.2         47 p copy
        vpternlogd zmm15, zmm16, zmm18, 0x5c              ;   113.2 p5      47 p
        vpternlogd zmm0, zmm1, zmm15, 0x2d                ;   114.2 p0      47 p
        vpternlogd zmm15, zmm13, zmm12, 0x69              ;   115.2 p5      47 p
        vpxord zmm1, zmm0, zmm15                          ;   116.2 p0      47 p
        vmovdqa64 zmm13, zmm15                            ;   116.2         47 p copy
        vmovdqa64 zmm25, zmm0                             ;   115.2         47 p copy
        vpternlogd zmm25, zmm12, zmm17, 0x6b              ;   115.2 p5      47 p
        vmovdqu64 [rbp + 13568], zmm11                    ;   100.7 p8+p9   46 p spill
        vmovdqa64 zmm11, zmm12                            ;   115.2         47 p copy
        vmovdqu64 [rbp + 14528], zmm21                    ;   102.7 p7+p4   46 p spill
        vmovdqa64 zmm21, zmm15                            ;   116.2         47 p copy
        vpternlogd zmm21, zmm12, zmm17, 0x53              ;   116.2 p0      47 p
        vpternlogd zmm0, zmm17, zmm21, 0x39               ;   117.2 p5      47 p
        vpternlogd zmm21, zmm25, zmm1, 0xb6               ;   117.2 p0      47 p
        vpternlogd zmm25, zmm24, zmm21, 0x96              ;   118.2 p5      47 p
        vpternlogd zmm16, zmm0, zmm1, 0xb4                ;   118.2 p0      47 p
        vpternlogd zmm0, zmm18, zmm1, 0x96                ;   118.2 p5      47 p
        vpternlogd zmm21, zmm22, zmm16, 0x96              ;   119.2 p0      47 p
        vpternlogd zmm16, zmm15, zmm12, 0x2d              ;   119.2 p5      47 p
        vpxord zmm5, zmm5, zmm0                           ;   119.7 p0      47 p
        vpxord zmm1, zmm1, zmm25                          ;   120.2 p5      47 p
        vpxord zmm13, zmm13, zmm21                        ;   120.7 p0      47 p
        vpxord zmm11, zmm11, zmm16                        ;   121.2 p5      47 p
        vmovdqu64 zmm12, [rbp + 5760]                     ;    82.0 p2      62 p reload
        vmovdqu64 zmm15, [rbp + 7808]                     ;    82.2 p3      47 p
        vpternlogd zmm15, zmm12, [r8 + 7920]{1to16}, 0x96 ;   121.7 p0+p2   47 p
        vmovdqu64 zmm17, [rbp + 6976]                     ;    83.2 p3      47 p
        vmovdqu64 zmm18, [rbp + 4928]                     ;    84.0 p2      62 p reload
        vpxord zmm17, zmm17, zmm18                        ;   122.2 p5      47 p
        vmovdqu64 zmm22, [rbp + 13504]                    ;    84.2 p3      50 p reload
        vmovdqu64 zmm24, [rbp + 8768]                     ;    85.0 p2      50 p reload
        vpternlogd zmm17, zmm24, zmm22, 0x96              ;   123.2 p0      47 p
        vpternlogd zmm9, zmm17, [rbp + 13440], 0x69       ;   124.2 p5+p3   47 p
        vmovdqu64 zmm12, [rbp + 6912]                     ;    86.0 p2      47 p
        vpxord zmm12, zmm12, [rbp + 4864]                 ;   123.7 p0+p3   47 p
        vmovdqu64 zmm18, [rbp + 8704]                     ;    87.0 p2      50 p reload
        vpternlogd zmm12, zmm18, [rbp + 13376], 0x96      ;   124.7 p5+p3   47 p
        vmovdqa64 zmm18, zmm12                            ;   125.7         47 p copy
        vmovdqu64 zmm24, [rbp + 6592]                     ;    88.0 p2      47 p
        vpxord zmm24, zmm24, [rbp + 4544]                 ;   124.7 p0+p3   47 p
        vmovdqu64 [rbp + 14592], zmm11                    ;   122.2 p8+p9   47 p spill
        vmovdqu64 zmm11, [rbp + 13312]                    ;    89.0 p2      50 p reload
        vpternlogd zmm24, zmm11, [r8 + 7844]{1to16}, 0x96 ;   125.7 p5+p3   47 p
        vmovdqu64 [rbp + 14656], zmm21                    ;   120.2 p7+p4   47 p spill
        vmovdqa64 zmm21, zmm24                            ;   126.7         47 p copy
        vpternlogd zmm21, zmm12, zmm9, 0x96               ;   126.7 p0      47 p
        vmovdqu64 [rbp + 14720], zmm25                    ;   119.2 p8+p9   47 p spill
        vmovdqa64 zmm25, zmm21                            ;   127.7         47 p copy
        vpternlogd zmm25, zmm12, zmm17, 0x2e              ;   127.7 p5      47 p
        vmovdqu64 [rbp + 14784], zmm1                     ;   121.2 p7+p4   47 p spill
        vmovdqa64 zmm1, zmm24                             ;   126.7         47 p copy
        vpternlogd zmm1, zmm12, zmm17, 0xd4               ;   126.7 p0      47 p
        vpternlogd zmm12, zmm25, zmm24, 0x73              ;   128.7 p5      47 p
        vpternlogd zmm11, zmm12, zmm21, 0xb4              ;   129.7 p0      47 p
        vpternlogd zmm12, zmm22, zmm1, 0x69               ;   129.7 p5      47 p
        vpternlogd zmm24, zmm12, zmm11, 0x69              ;   130.7 p0      47 p
        vmovdqu64 zmm22, [rbp + 13440]                    ;    90.0 p2      50 p reload
        vpternlogd zmm25, zmm22, [rbp + 13440], 0xc3      ;   129.2 p5+p3   47 p
        vpternlogd zmm1, zmm9, zmm25, 0x95                ;   130.2 p0      47 p
        vpternlogd zmm25, zmm24, [rbp + 13376], 0x96      ;   131.7 p5+p2   47 p
        vpxord zmm18, zmm18, zmm25                        ;   132.7 p0      47 p
        vmovdqa64 zmm9, zmm1                              ;   131.2         47 p copy
        vpternlogd zmm9, zmm24, zmm11, 0x87               ;   131.7 p5      47 p
        vpternlogd zmm12, zmm9, zmm25, 0x4b               ;   132.7 p0      47 p
        vpternlogd zmm17, zmm12, zmm9, 0x69               ;   133.7 p5      47 p
        vmovdqa64 zmm22, zmm25                            ;   132.7         47 p copy
        vpternlogd zmm22, zmm24, zmm11, 0x5c              ;   132.7 p0      47 p
        vpternlogd zmm18, zmm9, zmm22, 0x2d               ;   133.7 p5      47 p
        vpternlogd zmm22, zmm21, zmm17, 0x69              ;   134.7 p0      47 p
        vmovdqa64 zmm9, zmm27                             ;    86.2         50 p copy
        vpxord zmm21, zmm7, zmm30                         ;   134.2 p5      50 p
        vmovdqu64 [rbp + 13376], zmm21                    ;   135.2 p8+p9   50 p spill
        vpxord zmm21, zmm6, zmm16                         ;   134.7 p0      50 p
        vmovdqu64 [rbp + 13440], zmm6                     ;    86.8 p7+p4   46 p spill
        vpxord zmm6, zmm31, zmm13                         ;   135.2 p5      50 p
        vmovdqu64 [rbp + 13504], zmm13                    ;   121.7 p8+p9   47 p spill
        vmovdqa64 zmm13, zmm3                             ;    89.2         50 p copy
        vmovdqu64 [rbp + 13312], zmm16                    ;   120.2 p7+p4   47 p spill
        vpxord zmm16, zmm18, zmm22                        ;   135.7 p0      47 p
        vmovdqu64 [rbp + 14848], zmm3                     ;    90.5 p8+p9   46 p spill
        vmovdqa64 zmm3, zmm4                              ;    90.2         50 p copy
        vmovdqu64 [rbp + 14912], zmm30                    ;    90.8 p7+p4   46 p spill
        vmovdqa64 zmm30, zmm22                            ;   135.7         47 p copy
        vmovdqu64 [rbp + 14976], zmm27                    ;    92.5 p8+p9   46 p spill
        vmovdqa64 zmm27, zmm18                            ;   134.7         47 p copy
        vpternlogd zmm27, zmm17, zmm12, 0x6b              ;   136.2 p5      47 p
        vmovdqu64 [rbp + 15040], zmm31                    ;    92.8 p7+p4   46 p spill
        vmovdqa64 zmm31, zmm12                            ;   133.7         47 p copy
        vmovdqu64 [rbp + 15104], zmm21                    ;   135.7 p8+p9   50 p spill
        vmovdqa64 zmm21, zmm17                            ;   134.7         47 p copy
        vmovdqu64 [rbp + 15168], zmm0                     ;   119.2 p7+p4   47 p spill
        vmovdqa64 zmm0, zmm22                             ;   135.7         47 p copy
        vpternlogd zmm0, zmm17, zmm12, 0x53               ;   136.7 p0      47 p
        vpternlogd zmm18, zmm12, zmm0, 0x39               ;   137.7 p5      47 p
        vpternlogd zmm0, zmm27, zmm16, 0xb6               ;   137.7 p0      47 p
        vpternlogd zmm27, zmm1, zmm0, 0x96                ;   138.7 p5      47 p
        vpternlogd zmm24, zmm18, zmm16, 0xb4              ;   138.7 p0      47 p
        vpternlogd zmm0, zmm25, zmm24, 0x96               ;   139.7 p5      47 p
        vmovdqa64 zmm1, zmm2                              ;    91.0         50 p copy
        vpternlogd zmm24, zmm22, zmm17, 0x2d              ;   139.7 p0      47 p
        vpternlogd zmm18, zmm11, zmm16, 0x96              ;   140.2 p5      47 p
        vmovdqa64 zmm11, zmm4                             ;    91.5         50 p copy
        vpternlogd zmm11, zmm28, zmm19, 0x96              ;   140.7 p0      50 p
        vmovdqa64 zmm12, zmm23                            ;   102.2         50 p copy
        vpxord zmm16, zmm16, zmm27                        ;   141.2 p5      47 p
        vmovdqu64 zmm17, [rbp + 13952]                    ;    92.2 p3      50 p
        vpxord zmm31, zmm31, zmm18                        ;   141.7 p0      47 p
        vmovdqa64 zmm22, zmm26                            ;    99.7         50 p copy
        vpternlogd zmm22, zmm10, zmm14, 0x96              ;   142.2 p5      50 p
        vpxord zmm30, zmm30, zmm0                         ;   142.7 p0      47 p
        vmovdqa64 zmm25, zmm29                            ;   100.7         50 p copy
        vpxord zmm21, zmm21, zmm24                        ;   143.2 p5      47 p
        vpxord zmm1, zmm1, zmm18                          ;   143.7 p0      50 p
        vpxord zmm9, zmm9, zmm0                           ;   144.2 p5      50 p
        vpxord zmm17, zmm17, zmm5                         ;   144.7 p0      50 p
        vmovdqu64 [rbp + 15232], zmm9                     ;   145.2 p8+p9   50 p spill
        vpxord zmm9, zmm7, zmm23                          ;   145.2 p5      50 p
        vmovdqu64 [rbp + 15296], zmm9                     ;   146.2 p7+p4   50 p spill
        vmovdqu64 zmm9, [rbp + 13952]                     ;    94.3 p2      50 p
        vmovdqu64 [rbp + 15360], zmm11                    ;   141.7 p8+p9   50 p spill
        vmovdqu64 zmm11, [rbp + 14208]                    ;    94.7 p3      50 p
        vmovdqu64 [rbp + 15424], zmm23                    ;   102.2 p7+p4   46 p spill
        vmovdqu64 zmm23, [rbp + 14528]                    ;   102.7 p2      50 p
        vmovdqu64 [rbp + 15488], zmm5                     ;   120.7 p8+p9   47 p spill
        vmovdqa64 zmm5, zmm24                             ;   140.7         50 p copy
        vpternlogd zmm5, zmm28, zmm19, 0x96               ;   145.7 p0      50 p
        vmovdqu64 [rbp + 15552], zmm1                     ;   144.7 p7+p4   50 p spill
        vmovdqa64 zmm1, zmm22                             ;   143.2         50 p copy
        vpternlogd zmm1, zmm30, zmm20, 0x96               ;   146.2 p5      50 p
        vmovdqu64 [rbp + 15616], zmm22                    ;   143.2 p8+p9   50 p spill
        vmovdqa64 zmm22, zmm17                            ;   145.7         50 p copy
        vpternlogd zmm22, zmm6, zmm24, 0x96               ;   146.7 p0      50 p
        vmovdqu64 [rbp + 15680], zmm22                    ;   147.7 p7+p4   50 p spill
        vmovdqa64 zmm22, zmm0                             ;   140.7         50 p copy
        vpternlogd zmm22, zmm20, [rbp + 14272], 0x96      ;   147.2 p5+p3   50 p
        vpxord zmm23, zmm23, zmm22                        ;   148.2 p0      50 p
        vmovdqu64 [rbp + 15744], zmm23                    ;   149.2 p8+p9   50 p spill
        vmovdqu64 zmm23, [rbp + 7488]                     ;    97.7 p2      47 p
        vpxord zmm23, zmm23, [rbp + 5440]                 ;   148.2 p5+p3   47 p
        vmovdqu64 [rbp + 15808], zmm0                     ;   140.7 p7+p4   47 p spill
        vpxord zmm0, zmm28, [rbp + 15168]                 ;   148.7 p0+p2   50 p
        vmovdqu64 [rbp + 15872], zmm0                     ;   149.7 p8+p9   50 p spill
        vmovdqu64 zmm0, [rbp + 8896]                      ;    99.0 p3      50 p reload
        vpternlogd zmm23, zmm0, [rbp + 13248], 0x96       ;   149.2 p5+p2   47 p
        vpxord zmm0, zmm28, zmm21                         ;   149.7 p0      50 p
        vpternlogd zmm8, zmm23, [rbp + 13184], 0x69       ;   150.2 p5+p3   47 p
        vmovdqu64 [rbp + 15936], zmm0                     ;   150.7 p7+p4   50 p spill
        vmovdqu64 zmm0, [rbp + 15104]                     ;   135.7 p2      50 p
        vpxord zmm0, zmm0, [rbp + 15040]                  ;   150.7 p0+p3   50 p
        vmovdqu64 [rbp + 16000], zmm18                    ;   141.2 p8+p9   47 p spill
        vmovdqu64 zmm18, [rbp + 7424]                     ;   101.7 p2      47 p
        vpxord zmm18, zmm18, [rbp + 5376]                 ;   151.2 p5+p3   47 p
        vmovdqu64 [rbp + 16064], zmm29                    ;   108.8 p7+p4   46 p spill
        vmovdqa64 zmm29, zmm5                             ;   146.7         50 p copy
        vmovdqu64 [rbp + 16128], zmm26                    ;   110.5 p8+p9   46 p spill
        vmovdqu64 zmm26, [rbp + 8832]                     ;   102.7 p2      50 p reload
        vpternlogd zmm18, zmm26, [rbp + 13120], 0x96      ;   152.2 p0+p3   47 p
        vpxord zmm7, zmm7, zmm31                          ;   152.2 p5      50 p
        vmovdqa64 zmm26, zmm18                            ;   153.2         47 p copy
        vmovdqu64 [rbp + 16192], zmm14                    ;   110.8 p7+p4   46 p spill
        vmovdqu64 zmm14, [rbp + 7104]                     ;   103.7 p2      47 p
        vpxord zmm14, zmm14, [rbp + 5056]                 ;   152.7 p0+p3   47 p
        vmovdqu64 [rbp + 16256], zmm31                    ;   142.7 p8+p9   47 p spill
        vmovdqu64 zmm31, [rbp + 13568]                    ;   104.7 p2      50 p
        vpxord zmm31, zmm31, [rbp + 13888]                ;   153.2 p5+p3   50 p
        vmovdqu64 [rbp + 16320], zmm31                    ;   154.2 p7+p4   50 p spill
        vmovdqu64 zmm31, [rbp + 12864]                    ;   105.7 p2      50 p reload
        vpternlogd zmm14, zmm31, [r8 + 7876]{1to16}, 0x96 ;   153.7 p0+p3   47 p
        vmovdqu64 [rbp + 16384], zmm22                    ;   148.2 p8+p9   50 p spill
        vmovdqa64 zmm22, zmm14                            ;   154.7         47 p copy
        vpternlogd zmm22, zmm18, zmm8, 0x96               ;   154.7 p5      47 p
        vmovdqu64 [rbp + 16448], zmm16                    ;   142.2 p7+p4   47 p spill
        vmovdqu64 zmm16, [rbp + 14464]                    ;   106.7 p2      50 p
        vpxord zmm16, zmm16, [rbp + 13760]                ;   154.7 p0+p3   50 p
        vmovdqu64 [rbp + 16512], zmm16                    ;   155.7 p8+p9   50 p spill
        vmovdqa64 zmm16, zmm22                            ;   155.7         47 p copy
        vpternlogd zmm16, zmm18, zmm23, 0x2e              ;   155.7 p5      47 p
        vmovdqu64 [rbp + 16576], zmm0                     ;   151.7 p7+p4   50 p spill
        vmovdqa64 zmm0, zmm14                             ;   154.7         47 p copy
        vpternlogd zmm0, zmm18, zmm23, 0xd4               ;   155.7 p0      47 p
        vpternlogd zmm18, zmm16, zmm14, 0x73              ;   156.7 p5      47 p
        vpternlogd zmm31, zmm18, zmm22, 0xb4              ;   157.7 p0      47 p
        vmovdqu64 [rbp + 12864], zmm7                     ;   153.2 p8+p9   50 p spill
        vmovdqu64 zmm7, [rbp + 13184]                     ;   107.7 p2      50 p reload
        vpternlogd zmm16, zmm7, [rbp + 13184], 0xc3       ;   157.2 p5+p3   47 p
        vpternlogd zmm8, zmm0, zmm16, 0x95                ;   158.2 p0      47 p
        vpternlogd zmm0, zmm18, [rbp + 13248], 0x69       ;   158.2 p5+p2   47 p
        vpternlogd zmm14, zmm0, zmm31, 0x69               ;   159.2 p0      47 p
        vmovdqa64 zmm7, zmm2                              ;   107.2         50 p copy
        vpternlogd zmm16, zmm14, [rbp + 13120], 0x96      ;   160.2 p5+p3   47 p
        vpxord zmm26, zmm26, zmm16                        ;   161.2 p0      47 p
        vmovdqu64 zmm18, [rbp + 14144]                    ;   109.7 p2      46 p reload
        vmovdqu64 [rbp + 13120], zmm2                     ;   118.8 p7+p4   46 p spill
        vpxord zmm2, zmm27, zmm18                         ;   160.2 p5      50 p
        vpxord zmm18, zmm27, zmm21                        ;   160.7 p0      50 p
        vmovdqu64 [rbp + 13248], zmm18                    ;   161.7 p8+p9   50 p spill
        vmovdqa64 zmm18, zmm8                             ;   159.2         47 p copy
        vpternlogd zmm18, zmm14, zmm31, 0x87              ;   161.2 p5      47 p
        vpternlogd zmm0, zmm18, zmm16, 0x4b               ;   162.2 p0      47 p
        vpternlogd zmm23, zmm0, zmm18, 0x69               ;   163.2 p5      47 p
        vmovdqu64 [rbp + 13184], zmm21                    ;   144.2 p7+p4   47 p spill
        vmovdqa64 zmm21, zmm16                            ;   161.2         47 p copy
        vpternlogd zmm21, zmm14, zmm31, 0x5c              ;   162.7 p0      47 p
        vpternlogd zmm26, zmm18, zmm21, 0x2d              ;   163.7 p5      47 p
        vpternlogd zmm21, zmm22, zmm23, 0x69              ;   164.2 p0      47 p
        vmovdqa64 zmm18, zmm4                             ;   110.2         50 p copy
        vpxord zmm22, zmm26, zmm21                        ;   165.2 p5      47 p
        vmovdqu64 [rbp + 16640], zmm4                     ;   122.5 p8+p9   46 p spill
        vmovdqa64 zmm4, zmm1                              ;   147.2         50 p copy
        vmovdqu64 [rbp + 16704], zmm1                     ;   147.2 p7+p4   50 p spill
        vmovdqu64 zmm1, [rbp + 13888]                     ;   111.0 p3      50 p
        vmovdqu64 [rbp + 16768], zmm2                     ;   161.2 p8+p9   50 p spill
        vmovdqa64 zmm2, zmm21                             ;   165.2         47 p copy
        vmovdqu64 [rbp + 16832], zmm10                    ;   124.8 p7+p4   46 p spill
        vmovdqu64 zmm10, [rbp + 14784]                    ;   121.2 p2      50 p
        vpxord zmm10, zmm10, [rbp + 14976]                ;   164.7 p0+p3   50 p
        vmovdqu64 [rbp + 16896], zmm17                    ;   145.7 p8+p9   50 p spill
        vmovdqu64 zmm17, [rbp + 14400]                    ;   112.7 p2      50 p
        vpxord zmm17, zmm17, [rbp + 13696]                ;   165.2 p5+p3   50 p
        vmovdqu64 [rbp + 16960], zmm17                    ;   166.2 p7+p4   50 p spill
        vmovdqa64 zmm17, zmm26                            ;   164.7         47 p copy
        vpternlogd zmm17, zmm23, zmm0, 0x6b               ;   165.7 p0      47 p
        vmovdqu64 [rbp + 17024], zmm5                     ;   146.7 p8+p9   50 p spill
        vmovdqa64 zmm5, zmm0                              ;   163.2         47 p copy
        vmovdqu64 [rbp + 17088], zmm24                    ;   140.7 p7+p4   47 p spill
        vmovdqa64 zmm24, zmm21                            ;   165.2         47 p copy
        vpternlogd zmm24, zmm23, zmm0, 0x53               ;   166.2 p5      47 p
        vpternlogd zmm26, zmm0, zmm24, 0x39               ;   167.2 p0      47 p
        vpternlogd zmm24, zmm17, zmm22, 0xb6              ;   167.2 p5      47 p
        vpternlogd zmm17, zmm8, zmm24, 0x96               ;   168.2 p0      47 p
        vpternlogd zmm14, zmm26, zmm22, 0xb4              ;   168.2 p5      47 p
        vpternlogd zmm24, zmm16, zmm14, 0x96              ;   169.2 p0      47 p
        vpternlogd zmm26, zmm31, zmm22, 0x96              ;   169.2 p5      47 p
        vpternlogd zmm14, zmm21, zmm23, 0x2d              ;   169.7 p0      47 p
        vmovdqu64 zmm0, [rbp + 13696]                     ;   115.0 p2      50 p
        vmovdqu64 zmm8, [rbp + 14720]                     ;   119.2 p3      50 p
        vmovdqu64 zmm16, [rbp + 13824]                    ;   116.0 p2      46 p reload
        vpxord zmm8, zmm8, zmm16                          ;   170.2 p5      50 p
        vpxord zmm22, zmm22, zmm17                        ;   170.7 p0      47 p
        vpxord zmm2, zmm2, zmm24                          ;   171.2 p5      47 p
        vpxord zmm5, zmm5, zmm26                          ;   171.7 p0      47 p
        vpxord zmm12, zmm12, zmm17                        ;   172.2 p5      50 p
        vpxord zmm13, zmm13, zmm26                        ;   172.7 p0      50 p
        vmovdqu64 zmm21, [rbp + 15168]                    ;   119.2 p3      50 p
        vmovdqu64 zmm31, [rbp + 13632]                    ;   117.0 p2      46 p reload
        vpxord zmm21, zmm21, zmm31                        ;   173.2 p5      50 p
        vpxord zmm3, zmm3, zmm5                           ;   173.7 p0      50 p
        vpxord zmm11, zmm11, zmm5                         ;   174.2 p5      50 p
        vpxord zmm25, zmm25, zmm2                         ;   174.7 p0      50 p
        vpxord zmm0, zmm0, zmm25                          ;   175.7 p5      50 p
        vpxord zmm18, zmm18, zmm14                        ;   175.7 p0      50 p
        vmovdqu64 [rbp + 17152], zmm13                    ;   173.7 p8+p9   50 p spill
        vpxord zmm13, zmm31, [rbp + 14336]                ;   176.2 p5+p3   50 p
        vmovdqu64 zmm31, [rbp + 14336]                    ;   118.2 p2      50 p
        vpxord zmm31, zmm31, [rbp + 16832]                ;   176.7 p0+p3   50 p
        vmovdqu64 [rbp + 17216], zmm21                    ;   174.2 p7+p4   50 p spill
        vmovdqu64 zmm21, [rbp + 14656]                    ;   120.2 p2      50 p
        vpxord zmm21, zmm21, [rbp + 16832]                ;   177.2 p5+p3   50 p
        vmovdqu64 zmm16, [rbp + 17024]                    ;   146.7 p2      50 p
        vmovdqu64 [rbp + 17280], zmm13                    ;   177.2 p8+p9   50 p spill
        vmovdqu64 zmm13, [rbp + 12864]                    ;   153.2 p3      50 p
        vmovdqu64 [rbp + 17344], zmm25                    ;   175.7 p7+p4   50 p spill
        vmovdqu64 zmm25, [rbp + 16576]                    ;   151.7 p2      50 p
        vpxord zmm25, zmm25, zmm12                        ;   177.7 p0      50 p
        vmovdqu64 [rbp + 17408], zmm0                     ;   176.7 p8+p9   50 p spill
        vmovdqa64 zmm0, zmm10                             ;   165.7         50 p copy
        vpternlogd zmm0, zmm28, zmm19, 0x96               ;   178.2 p5      50 p
        vpternlogd zmm19, zmm25, zmm28, 0x96              ;   178.7 p0      50 p
        vmovdqu64 [rbp + 17472], zmm0                     ;   179.2 p7+p4   50 p spill
        vpxord zmm0, zmm30, zmm2                          ;   179.2 p5      50 p
        vmovdqu64 [rbp + 17536], zmm25                    ;   178.7 p8+p9   50 p spill
        vmovdqa64 zmm25, zmm5                             ;   172.7         50 p copy
        vpternlogd zmm25, zmm30, zmm20, 0x96              ;   179.7 p0      50 p
        vmovdqu64 [rbp + 17600], zmm25                    ;   180.7 p7+p4   50 p spill
        vmovdqa64 zmm25, zmm2                             ;   172.2         50 p copy
        vmovdqu64 [rbp + 17664], zmm28                    ;   138.5 p8+p9   46 p spill
        vmovdqa64 zmm28, zmm22                            ;   171.7         50 p copy
        vmovdqu64 [rbp + 17728], zmm2                     ;   172.2 p7+p4   47 p spill
        vmovdqa64 zmm2, zmm12                             ;   173.2         50 p copy
        vmovdqu64 [rbp + 17792], zmm0                     ;   180.2 p8+p9   50 p spill
        vmovdqa64 zmm0, zmm14                             ;   170.7         50 p copy
        vpternlogd zmm0, zmm30, zmm20, 0x96               ;   180.2 p5      50 p
        vpxord zmm13, zmm13, zmm0                         ;   181.2 p0      50 p
        vpxord zmm25, zmm25, zmm0                         ;   181.2 p5      50 p
        vmovdqu64 [rbp + 17856], zmm0                     ;   181.2 p7+p4   50 p spill
        vmovdqa64 zmm0, zmm6                              ;   136.2         50 p copy
        vpternlogd zmm0, zmm20, [rbp + 17088], 0x96       ;   181.7 p0+p3   50 p
        vpxord zmm4, zmm4, zmm0                           ;   182.7 p5      50 p
        vmovdqu64 [rbp + 17920], zmm13                    ;   182.2 p8+p9   50 p spill
        vmovdqu64 zmm13, [rbp + 16896]                    ;   145.7 p2      50 p
        vpternlogd zmm13, zmm20, [rbp + 17024], 0x96      ;   182.7 p0+p3   50 p
        vmovdqu64 [rbp + 17984], zmm4                     ;   183.7 p7+p4   50 p spill
        vmovdqu64 zmm4, [rbp + 8000]                      ;   125.3 p2      47 p
        vpxord zmm4, zmm4, [rbp + 5952]                   ;   183.2 p5+p3   47 p
        vmovdqu64 [rbp + 18048], zmm0                     ;   182.7 p8+p9   50 p spill
        vmovdqu64 zmm0, [rbp + 14592]                     ;   126.3 p2      50 p
        vpxord zmm0, zmm0, [rbp + 13760]                  ;   183.7 p0+p3   50 p
        vmovdqu64 [rbp + 18112], zmm0                     ;   184.7 p7+p4   50 p spill
        vmovdqu64 zmm0, [rbp + 9024]                      ;   127.3 p2      50 p reload
        vpternlogd zmm4, zmm0, [rbp + 12800], 0x96        ;   184.2 p5+p3   47 p
        vpternlogd zmm15, zmm4, [rbp + 12928], 0x69       ;   185.2 p0+p2   47 p
        vmovdqu64 zmm0, [rbp + 16384]                     ;   148.2 p3      50 p
        vmovdqu64 [rbp + 18176], zmm30                    ;   146.5 p8+p9   47 p spill
        vmovdqu64 zmm30, [rbp + 16256]                    ;   142.7 p2      50 p
        vpxord zmm30, zmm30, zmm19                        ;   185.2 p5      50 p
        vmovdqu64 [rbp + 18240], zmm19                    ;   179.7 p7+p4   50 p spill
        vmovdqu64 zmm19, [rbp + 16832]                    ;   129.7 p3      46 p reload
        vpternlogd zmm5, zmm19, [rbp + 16192], 0x96       ;   185.7 p0+p2   50 p
        vmovdqu64 zmm19, [rbp + 7936]                     ;   130.7 p3      47 p
        vpxord zmm19, zmm19, [rbp + 5888]                 ;   186.2 p5+p2   47 p
        vmovdqu64 [rbp + 18304], zmm5                     ;   186.7 p8+p9   50 p spill
        vmovdqu64 zmm5, [rbp + 8960]                      ;   131.7 p3      50 p reload
        vpternlogd zmm19, zmm5, [rbp + 12992], 0x96       ;   187.2 p0+p2   47 p
        vmovdqu64 zmm5, [rbp + 14656]                     ;   132.7 p3      50 p
        vpxord zmm5, zmm5, [rbp + 14912]                  ;   187.2 p5+p2   50 p
        vmovdqu64 [rbp + 18368], zmm5                     ;   188.2 p7+p4   50 p spill
        vmovdqa64 zmm5, zmm19                             ;   188.2         47 p copy
        vmovdqu64 [rbp + 18432], zmm12                    ;   173.2 p8+p9   50 p spill
        vmovdqu64 zmm12, [rbp + 7616]                     ;   133.7 p3      47 p
        vpxord zmm12, zmm12, [rbp + 5568]                 ;   187.7 p0+p2   47 p
        vmovdqu64 [rbp + 18496], zmm25                    ;   182.2 p7+p4   50 p spill
        vmovdqu64 zmm25, [rbp + 13056]                    ;   134.7 p3      50 p reload
        vpternlogd zmm12, zmm25, [r8 + 7908]{1to16}, 0x96 ;   188.7 p5+p2   47 p
        vmovdqu64 [rbp + 18560], zmm20                    ;   152.5 p8+p9   46 p spill
        vmovdqa64 zmm20, zmm12                            ;   189.7         47 p copy
        vpternlogd zmm20, zmm19, zmm15, 0x96              ;   189.7 p0      47 p
        vmovdqu64 [rbp + 18624], zmm10                    ;   165.7 p7+p4   50 p spill
        vmovdqu64 zmm10, [rbp + 14848]                    ;   135.7 p3      50 p
        vpxord zmm10, zmm10, zmm8                         ;   189.2 p5      50 p
        vmovdqu64 [rbp + 18688], zmm10                    ;   190.2 p8+p9   50 p spill
        vpxord zmm10, zmm3, zmm13                         ;   189.7 p0      50 p
        vmovdqu64 [rbp + 18752], zmm13                    ;   183.7 p7+p4   50 p spill
        vmovdqa64 zmm13, zmm20                            ;   190.7         47 p copy
        vpternlogd zmm13, zmm19, zmm4, 0x2e               ;   190.7 p5      47 p
        vmovdqu64 [rbp + 18816], zmm3                     ;   174.7 p8+p9   50 p spill
        vmovdqu64 zmm3, [rbp + 16960]                     ;   166.2 p2      50 p
        vpxord zmm3, zmm3, [rbp + 13312]                  ;   190.7 p0+p3   50 p
        vmovdqu64 [rbp + 18880], zmm10                    ;   190.7 p7+p4   50 p spill
        vmovdqa64 zmm10, zmm12                            ;   189.7         47 p copy
        vpternlogd zmm10, zmm19, zmm4, 0xd4               ;   191.2 p5      47 p
        vpternlogd zmm19, zmm13, zmm12, 0x73              ;   191.7 p0      47 p
        vpternlogd zmm25, zmm19, zmm20, 0xb4              ;   192.7 p5      47 p
        vmovdqu64 [rbp + 13056], zmm6                     ;   158.5 p8+p9   50 p spill
        vmovdqu64 zmm6, [rbp + 12928]                     ;   137.3 p2      50 p reload
        vpternlogd zmm13, zmm6, [rbp + 12928], 0xc3       ;   192.7 p0+p3   47 p
        vpternlogd zmm15, zmm10, zmm13, 0x95              ;   193.7 p5      47 p
        vpternlogd zmm10, zmm19, [rbp + 12800], 0x69      ;   193.7 p0+p2   47 p
        vpternlogd zmm12, zmm10, zmm25, 0x69              ;   194.7 p5      47 p
        vpternlogd zmm13, zmm12, [rbp + 12992], 0x96      ;   195.7 p0+p3   47 p
        vpxord zmm5, zmm5, zmm13                          ;   196.7 p5      47 p
        vmovdqu64 zmm6, [rbp + 14784]                     ;   139.3 p2      50 p
        vmovdqu64 zmm19, [rbp + 13120]                    ;   139.7 p3      46 p reload
        vpxord zmm6, zmm6, zmm19                          ;   195.7 p0      50 p
        vmovdqu64 zmm19, [rbp + 16256]                    ;   142.7 p2      50 p
        vpxord zmm19, zmm19, [rbp + 16128]                ;   196.2 p5+p3   50 p
        vmovdqu64 [rbp + 12992], zmm19                    ;   197.2 p7+p4   50 p spill
        vmovdqu64 zmm19, [rbp + 16064]                    ;   141.3 p2      50 p
        vpxord zmm19, zmm19, zmm18                        ;   196.7 p0      50 p
        vmovdqu64 [rbp + 12800], zmm6                     ;   196.7 p8+p9   50 p spill
        vmovdqu64 zmm6, [rbp + 14528]                     ;   141.7 p3      50 p
        vpxord zmm6, zmm6, zmm24                          ;   197.2 p5      50 p
        vmovdqu64 [rbp + 12928], zmm6                     ;   198.2 p7+p4   50 p spill
        vmovdqu64 zmm6, [rbp + 13440]                     ;   142.3 p2      50 p
        vmovdqu64 [rbp + 18944], zmm18                    ;   176.7 p8+p9   50 p spill
        vmovdqa64 zmm18, zmm15                            ;   194.7         47 p copy
        vpternlogd zmm18, zmm12, zmm25, 0x87              ;   197.7 p0      47 p
        vpternlogd zmm10, zmm18, zmm13, 0x4b              ;   198.7 p5      47 p
        vpternlogd zmm4, zmm10, zmm18, 0x69               ;   199.7 p0      47 p
        vmovdqu64 [rbp + 19008], zmm24                    ;   170.2 p7+p4   47 p spill
        vmovdqa64 zmm24, zmm13                            ;   196.7         47 p copy
        vpternlogd zmm24, zmm12, zmm25, 0x5c              ;   199.2 p5      47 p
        vpternlogd zmm5, zmm18, zmm24, 0x2d               ;   200.2 p0      47 p
        vpternlogd zmm24, zmm20, zmm4, 0x69               ;   200.7 p5      47 p
        vmovdqu64 zmm18, [rbp + 16768]                    ;   161.2 p3      50 p
        vpxord zmm18, zmm18, zmm11                        ;   200.7 p0      50 p
        vmovdqa64 zmm20, zmm17                            ;   169.2         50 p copy
        vpternlogd zmm20, zmm14, zmm23, 0x96              ;   201.2 p5      50 p
        vmovdqu64 [rbp + 19072], zmm20                    ;   202.2 p8+p9   50 p spill
        vmovdqu64 zmm20, [rbp + 16512]                    ;   155.7 p2      50 p
        vpxord zmm20, zmm20, [rbp + 13568]                ;   201.7 p0+p3   50 p
        vmovdqu64 [rbp + 19136], zmm17                    ;   169.2 p7+p4   47 p spill
        vpxord zmm17, zmm5, zmm24                         ;   202.2 p5      47 p
        vmovdqu64 [rbp + 19200], zmm20                    ;   202.7 p8+p9   50 p spill
        vmovdqu64 zmm20, [rbp + 16000]                    ;   144.3 p2      50 p
        vpxord zmm20, zmm20, [rbp + 14016]                ;   202.7 p0+p3   50 p
        vmovdqu64 [rbp + 19264], zmm18                    ;   201.7 p7+p4   50 p spill
        vmovdqa64 zmm18, zmm8                             ;   171.2         50 p copy
        vmovdqu64 [rbp + 19328], zmm20                    ;   203.7 p8+p9   50 p spill
        vmovdqa64 zmm20, zmm24                            ;   201.7         47 p copy
        vmovdqu64 [rbp + 19392], zmm8                     ;   171.2 p7+p4   50 p spill
        vmovdqa64 zmm8, zmm5                              ;   201.2         47 p copy
        vpternlogd zmm8, zmm4, zmm10, 0x6b                ;   203.2 p5      47 p
        vmovdqu64 [rbp + 19456], zmm3                     ;   191.7 p8+p9   50 p spill
        vmovdqa64 zmm3, zmm10                             ;   199.7         47 p copy
        vmovdqu64 [rbp + 19520], zmm26                    ;   170.8 p7+p4   47 p spill
        vmovdqa64 zmm26, zmm4                             ;   200.7         47 p copy
        vmovdqu64 [rbp + 19584], zmm31                    ;   177.7 p8+p9   50 p spill
        vmovdqa64 zmm31, zmm24                            ;   201.7         47 p copy
        vpternlogd zmm31, zmm4, zmm10, 0x53               ;   203.7 p0      47 p
        vpternlogd zmm5, zmm10, zmm31, 0x39               ;   204.7 p5      47 p
        vpternlogd zmm31, zmm8, zmm17, 0xb6               ;   204.7 p0      47 p
        vpternlogd zmm8, zmm15, zmm31, 0x96               ;   205.7 p5      47 p
        vpternlogd zmm12, zmm5, zmm17, 0xb4               ;   205.7 p0      47 p
        vpternlogd zmm5, zmm25, zmm17, 0x96               ;   206.2 p5      47 p
        vmovdqu64 zmm10, [rbp + 15552]                    ;   145.3 p2      50 p
        vpternlogd zmm31, zmm13, zmm12, 0x96              ;   206.7 p0      47 p
        vmovdqu64 zmm13, [rbp + 15616]                    ;   145.7 p3      50 p reload
        vpxord zmm10, zmm10, zmm13                        ;   207.2 p5      50 p
        vpternlogd zmm12, zmm24, zmm4, 0x2d               ;   207.7 p0      47 p
        vmovdqu64 zmm4, [rbp + 19584]                     ;   177.7 p2      50 p
        vmovdqu64 zmm15, [rbp + 19520]                    ;   170.8 p3      50 p
        vmovdqu64 zmm24, [rbp + 13568]                    ;   147.3 p2      46 p reload
        vpxord zmm15, zmm15, zmm24                        ;   208.2 p5      50 p
        vpxord zmm17, zmm17, zmm8                         ;   208.7 p0      47 p
        vpxord zmm27, zmm27, zmm8                         ;   209.2 p5      50 p
        vpxord zmm20, zmm20, zmm31                        ;   209.7 p0      47 p
        vmovdqu64 zmm25, [rbp + 14144]                    ;   147.7 p3      50 p
        vpxord zmm25, zmm25, [rbp + 13824]                ;   210.2 p5+p2   50 p
        vpxord zmm3, zmm3, zmm5                           ;   210.7 p0      47 p
        vpxord zmm26, zmm26, zmm12                        ;   211.2 p5      47 p
        vpxord zmm7, zmm7, zmm17                          ;   211.7 p0      50 p
        vpxord zmm16, zmm16, zmm17                        ;   212.2 p5      50 p
        vpxord zmm1, zmm1, zmm31                          ;   212.7 p0      50 p
        vpxord zmm28, zmm28, zmm20                        ;   213.2 p5      50 p
        vpxord zmm0, zmm0, zmm5                           ;   213.7 p0      50 p
        vpxord zmm2, zmm2, zmm26                          ;   214.2 p5      50 p
        vpxord zmm18, zmm18, zmm26                        ;   214.7 p0      50 p
        vpxord zmm9, zmm9, zmm3                           ;   215.2 p5      50 p
        vpxord zmm29, zmm29, zmm9                         ;   216.2 p0      50 p
        vpxord zmm6, zmm6, zmm12                          ;   216.2 p5      50 p
        vpxord zmm4, zmm4, zmm6                           ;   217.2 p0      50 p
        vmovdqu64 zmm24, [rbp + 15488]                    ;   149.5 p3      50 p
        vpxord zmm24, zmm24, [rbp + 13440]                ;   217.2 p5+p2   50 p
        vmovdqu64 [rbp + 19648], zmm4                     ;   218.2 p7+p4   50 p spill
        vmovdqu64 zmm4, [rbp + 15040]                     ;   150.5 p3      50 p
        vmovdqu64 [rbp + 19712], zmm6                     ;   217.2 p8+p9   50 p spill
        vmovdqu64 zmm6, [rbp + 19008]                     ;   170.2 p2      50 p
        vpxord zmm6, zmm6, [rbp + 14080]                  ;   217.7 p0+p3   50 p
        vmovdqu64 zmm13, [rbp + 14720]                    ;   151.7 p2      50 p
        vpxord zmm13, zmm13, [rbp + 13888]                ;   218.2 p5+p3   50 p
        vmovdqu64 [rbp + 19776], zmm13                    ;   219.2 p7+p4   50 p spill
        vmovdqu64 zmm13, [rbp + 16512]                    ;   155.7 p2      50 p
        vpxord zmm13, zmm13, [rbp + 12864]                ;   218.7 p0+p3   50 p
        vmovdqu64 [rbp + 19840], zmm29                    ;   217.2 p8+p9   50 p spill
        vmovdqu64 zmm29, [rbp + 16448]                    ;   153.7 p2      50 p
        vpxord zmm29, zmm29, zmm20                        ;   219.2 p5      50 p
        vmovdqu64 [rbp + 19904], zmm9                     ;   216.2 p7+p4   50 p spill
        vmovdqu64 zmm9, [rbp + 19520]                     ;   170.8 p3      50 p
        vmovdqu64 [rbp + 19968], zmm27                    ;   210.2 p8+p9   50 p spill
        vmovdqu64 zmm27, [rbp + 16896]                    ;   154.7 p2      50 p
        vpxord zmm27, zmm27, [rbp + 13824]                ;   219.7 p0+p3   50 p
        vmovdqu64 [rbp + 20032], zmm2                     ;   215.2 p7+p4   50 p spill
        vmovdqu64 zmm2, [rbp + 16320]                     ;   155.7 p2      50 p
        vpxord zmm2, zmm2, zmm5                           ;   220.2 p5      50 p
        vmovdqu64 [rbp + 20096], zmm16                    ;   213.2 p8+p9   50 p spill
        vmovdqu64 zmm16, [rbp + 16768]                    ;   161.2 p3      50 p
        vpxord zmm16, zmm16, [rbp + 14592]                ;   220.7 p0+p2   50 p
        vmovdqu64 [rbp + 20160], zmm16                    ;   221.7 p7+p4   50 p spill
        vmovdqu64 zmm16, [rbp + 16768]                    ;   161.2 p3      50 p
        vpxord zmm16, zmm16, zmm20                        ;   221.2 p5      50 p
        vmovdqu64 [rbp + 20224], zmm15                    ;   209.2 p8+p9   50 p spill
        vmovdqu64 zmm15, [rbp + 18624]                    ;   165.7 p2      50 p
        vmovdqu64 [rbp + 20288], zmm27                    ;   220.7 p7+p4   50 p spill
        vmovdqu64 zmm27, [rbp + 15104]                    ;   158.5 p3      50 p
        vpxord zmm27, zmm27, [rbp + 13824]                ;   221.7 p0+p2   50 p
        vmovdqu64 [rbp + 20352], zmm27                    ;   222.7 p8+p9   50 p spill
        vmovdqu64 zmm27, [rbp + 15104]                    ;   159.5 p3      50 p
        vpxord zmm27, zmm27, [rbp + 18560]                ;   222.2 p5+p2   50 p
        vmovdqu64 [rbp + 20416], zmm27                    ;   223.2 p7+p4   50 p spill
        vmovdqu64 zmm27, [rbp + 16000]                    ;   160.5 p3      50 p
        vpxord zmm27, zmm27, [rbp + 15040]                ;   222.7 p0+p2   50 p
        vmovdqu64 [rbp + 16000], zmm2                     ;   221.2 p8+p9   50 p spill
        vmovdqu64 zmm2, [rbp + 16896]                     ;   161.5 p3      50 p
        vpxord zmm2, zmm2, zmm8                           ;   223.2 p5      50 p
        vmovdqu64 [rbp + 20480], zmm8                     ;   206.7 p7+p4   47 p spill
        vmovdqu64 zmm8, [rbp + 14528]                     ;   161.7 p2      50 p
        vpxord zmm8, zmm8, [rbp + 16128]                  ;   223.7 p0+p3   50 p
        vmovdqu64 [rbp + 20544], zmm8                     ;   224.7 p8+p9   50 p spill
        vmovdqu64 zmm8, [rbp + 18944]                     ;   176.7 p2      50 p
        vpxord zmm8, zmm8, zmm3                           ;   224.2 p5      50 p
        vmovdqu64 [rbp + 20608], zmm8                     ;   225.2 p7+p4   50 p spill
        vmovdqu64 zmm8, [rbp + 15424]                     ;   163.5 p3      50 p
        vpxord zmm8, zmm8, [rbp + 14144]                  ;   224.7 p0+p2   50 p
        vmovdqu64 [rbp + 20672], zmm16                    ;   222.2 p8+p9   50 p spill
        vmovdqu64 zmm16, [rbp + 19328]                    ;   203.7 p3      50 p
        vpxord zmm16, zmm16, [rbp + 18624]                ;   225.2 p5+p2   50 p
        vmovdqu64 [rbp + 20736], zmm16                    ;   226.2 p7+p4   50 p spill
        vmovdqu64 zmm16, [rbp + 13504]                    ;   165.5 p3      50 p
        vpxord zmm16, zmm16, [rbp + 14400]                ;   225.7 p0+p2   50 p
        vmovdqu64 [rbp + 20800], zmm25                    ;   211.2 p8+p9   50 p spill
        vmovdqu64 zmm25, [rbp + 18304]                    ;   186.7 p3      50 p
        vpxord zmm25, zmm25, [rbp + 15488]                ;   226.2 p5+p2   50 p
        vpternlogd zmm25, zmm8, zmm2, 0x96                ;   227.2 p0      50 p
        vmovdqu64 [rbp + 20864], zmm2                     ;   224.2 p7+p4   50 p spill
        vmovdqa64 zmm2, zmm26                             ;   212.2         50 p copy
        vpternlogd zmm2, zmm14, zmm23, 0x96               ;   227.2 p5      50 p
        vpternlogd zmm23, zmm14, [rbp + 14016], 0x96      ;   227.7 p0+p3   50 p
        vmovdqu64 [rbp + 20928], zmm14                    ;   194.5 p8+p9   47 p spill
        vmovdqu64 zmm14, [rbp + 14592]                    ;   167.7 p2      50 p
        vpxord zmm14, zmm14, [rbp + 14720]                ;   228.2 p5+p3   50 p
        vmovdqu64 [rbp + 20992], zmm14                    ;   229.2 p7+p4   50 p spill
        vmovdqu64 zmm14, [rbp + 15872]                    ;   168.7 p2      50 p
        vpxord zmm14, zmm14, [rbp + 14656]                ;   228.7 p0+p3   50 p
        vmovdqu64 [rbp + 21056], zmm25                    ;   228.2 p8+p9   50 p spill
        vmovdqu64 zmm25, [rbp + 14848]                    ;   169.7 p2      50 p
        vpxord zmm25, zmm25, [r8 + 7944]{1to16}           ;   229.2 p5+p3   50 p
        vmovdqu64 [rbp + 21120], zmm13                    ;   219.7 p7+p4   50 p spill
        vmovdqa64 zmm13, zmm23                            ;   228.7         50 p copy
        vmovdqu64 [rbp + 21184], zmm18                    ;   215.7 p8+p9   50 p spill
        vmovdqa64 zmm18, zmm21                            ;   178.2         50 p copy
        vpternlogd zmm18, zmm5, [rbp + 14912], 0x96       ;   229.7 p0+p2   50 p
        vmovdqu64 [rbp + 21248], zmm21                    ;   198.8 p7+p4   50 p spill
        vmovdqa64 zmm21, zmm17                            ;   209.7         50 p copy
        vpternlogd zmm21, zmm22, [rbp + 16448], 0x96      ;   230.2 p5+p3   50 p
        vmovdqu64 [rbp + 21312], zmm18                    ;   230.7 p8+p9   50 p spill
        vmovdqa64 zmm18, zmm11                            ;   175.2         50 p copy
        vpternlogd zmm18, zmm31, [rbp + 16640], 0x96      ;   230.7 p0+p2   50 p
        vmovdqu64 [rbp + 21376], zmm18                    ;   231.7 p7+p4   50 p spill
        vmovdqu64 zmm18, [rbp + 13632]                    ;   172.5 p3      50 p
        vpternlogd zmm18, zmm17, [r8 + 7976]{1to16}, 0x96 ;   231.2 p5+p2   50 p
        vmovdqu64 [rbp + 21440], zmm31                    ;   207.7 p8+p9   47 p spill
        vmovdqa64 zmm31, zmm3                             ;   211.7         50 p copy
        vpternlogd zmm31, zmm20, [rbp + 9088], 0x96       ;   231.7 p0+p3   50 p
        vmovdqu64 [rbp + 21504], zmm20                    ;   210.7 p7+p4   47 p spill
        vmovdqu64 zmm20, [rbp + 15808]                    ;   173.7 p2      50 p
        vpternlogd zmm20, zmm3, [r8 + 7956]{1to16}, 0x96  ;   232.2 p5+p3   50 p
        vmovdqu64 [rbp + 21568], zmm17                    ;   209.7 p8+p9   47 p spill
        vmovdqu64 zmm17, [rbp + 12800]                    ;   196.7 p2      50 p reload
        vpternlogd zmm25, zmm17, [rbp + 17280], 0x96      ;   232.7 p0+p3   50 p
        vpternlogd zmm25, zmm21, zmm12, 0x96              ;   233.7 p5      50 p
        vmovdqu64 [rbp + 21632], zmm25                    ;   234.7 p7+p4   50 p spill
        vmovdqu64 zmm25, [rbp + 17792]                    ;   180.2 p2      50 p reload
        vpternlogd zmm31, zmm25, [rbp + 13440], 0x96      ;   233.7 p0+p3   50 p
        vpternlogd zmm31, zmm16, [rbp + 15360], 0x96      ;   234.7 p5+p2   50 p
        vmovdqu64 [rbp + 13440], zmm16                    ;   226.7 p8+p9   50 p spill
        vmovdqu64 zmm16, [rbp + 14592]                    ;   177.5 p3      47 p reload
        vpternlogd zmm20, zmm16, [rbp + 14912], 0x96      ;   234.7 p0+p2   50 p
        vpternlogd zmm20, zmm1, [rbp + 13184], 0x96       ;   235.7 p5+p3   50 p
        vpternlogd zmm20, zmm2, [rbp + 15744], 0x96       ;   236.7 p0+p2   50 p
        vmovdqu64 zmm25, [rbp + 16064]                    ;   179.5 p3      46 p reload
        vpternlogd zmm18, zmm25, [rbp + 13120], 0x96      ;   236.2 p5+p2   50 p
        vpternlogd zmm18, zmm6, [rbp + 19328], 0x96       ;   237.2 p0+p3   50 p
        vmovdqu64 zmm16, [rbp + 18496]                    ;   182.2 p2      50 p reload
        vpternlogd zmm18, zmm16, [rbp + 13056], 0x96      ;   238.2 p5+p3   50 p
        vmovdqu64 [rbp + 13120], zmm1                     ;   213.7 p7+p4   50 p spill
        vmovdqu64 zmm1, [rbp + 14464]                     ;   181.7 p2      50 p
        vpternlogd zmm1, zmm22, [rbp + 14400], 0x96       ;   237.7 p0+p3   50 p
        vmovdqu64 [rbp + 21696], zmm18                    ;   239.2 p8+p9   50 p spill
        vmovdqu64 zmm18, [rbp + 19456]                    ;   191.7 p2      50 p
        vpternlogd zmm18, zmm11, [rbp + 13056], 0x96      ;   238.2 p5+p3   50 p
        vpxord zmm4, zmm4, zmm18                          ;   239.2 p0      50 p
        vpxord zmm9, zmm9, zmm4                           ;   240.2 p5      50 p
        vmovdqu64 [rbp + 21760], zmm18                    ;   239.2 p7+p4   50 p spill
        vmovdqu64 zmm18, [rbp + 16448]                    ;   183.7 p2      50 p
        vpternlogd zmm18, zmm30, [rbp + 14080], 0x96      ;   239.7 p0+p3   50 p
        vmovdqu64 zmm25, [rbp + 12864]                    ;   184.7 p2      50 p
        vpternlogd zmm25, zmm19, [rbp + 14400], 0x96      ;   240.2 p5+p3   50 p
        vmovdqu64 [rbp + 21824], zmm20                    ;   237.7 p8+p9   50 p spill
        vmovdqu64 zmm20, [rbp + 19392]                    ;   185.7 p2      50 p
        vpternlogd zmm20, zmm16, [rbp + 15424], 0x96      ;   240.7 p0+p3   50 p
        vmovdqu64 [rbp + 21888], zmm31                    ;   235.7 p7+p4   50 p spill
        vmovdqu64 zmm31, [rbp + 14464]                    ;   186.7 p2      46 p reload
        vmovdqu64 zmm17, [rbp + 19520]                    ;   187.5 p3      50 p
        vpternlogd zmm17, zmm31, [r8 + 7948]{1to16}, 0x96 ;   241.2 p5+p2   50 p
        vmovdqu64 zmm31, [rbp + 14080]                    ;   188.5 p3      46 p reload
        vpternlogd zmm17, zmm31, [rbp + 14976], 0x96      ;   242.2 p0+p2   50 p
        vmovdqu64 [rbp + 14976], zmm30                    ;   212.5 p8+p9   50 p spill
        vmovdqu64 zmm30, [rbp + 15168]                    ;   189.5 p3      47 p reload
        vpternlogd zmm17, zmm30, [rbp + 16832], 0x96      ;   243.2 p5+p2   50 p
        vmovdqu64 zmm30, [rbp + 15552]                    ;   190.5 p3      50 p reload
        vpternlogd zmm17, zmm7, zmm30, 0x96               ;   244.2 p0      50 p
        vpternlogd zmm17, zmm3, zmm5, 0x96                ;   245.2 p5      50 p
        vmovdqu64 zmm30, [rbp + 16896]                    ;   190.7 p2      50 p
        vpternlogd zmm30, zmm31, [rbp + 16448], 0x96      ;   243.7 p0+p3   50 p
        vmovdqu64 [rbp + 16896], zmm17                    ;   246.2 p7+p4   50 p spill
        vmovdqu64 zmm17, [rbp + 19264]                    ;   201.7 p2      50 p
        vpternlogd zmm17, zmm26, [r8 + 7988]{1to16}, 0x96 ;   244.2 p5+p3   50 p
        vpternlogd zmm17, zmm14, [rbp + 16320], 0x96      ;   245.2 p0+p2   50 p
        vmovdqu64 [rbp + 15168], zmm7                     ;   214.5 p8+p9   50 p spill
        vmovdqu64 zmm7, [rbp + 16960]                     ;   193.5 p3      50 p
        vpternlogd zmm7, zmm31, [rbp + 16448], 0x96       ;   245.2 p5+p2   50 p
        vmovdqa64 zmm31, zmm7                             ;   246.2         50 p copy
        vpternlogd zmm31, zmm12, [rbp + 15040], 0x96      ;   246.2 p0+p3   50 p
        vmovdqu64 [rbp + 19520], zmm31                    ;   247.2 p7+p4   50 p spill
        vmovdqu64 zmm31, [rbp + 16960]                    ;   194.7 p2      50 p
        vpternlogd zmm31, zmm3, [rbp + 14208], 0x96       ;   246.2 p5+p3   50 p
        vmovdqu64 [rbp + 21952], zmm31                    ;   247.2 p8+p9   50 p spill
        vmovdqu64 zmm31, [rbp + 17408]                    ;   195.7 p2      50 p
        vpternlogd zmm31, zmm24, [rbp + 16768], 0x96      ;   246.7 p0+p3   50 p
        vpxord zmm15, zmm15, zmm31                        ;   247.7 p5      50 p
        vmovdqu64 [rbp + 22016], zmm31                    ;   247.7 p7+p4   50 p spill
        vmovdqu64 zmm31, [rbp + 15488]                    ;   196.7 p2      47 p reload
        vmovdqu64 [rbp + 22080], zmm12                    ;   218.5 p8+p9   47 p spill
        vmovdqu64 zmm12, [rbp + 19584]                    ;   197.5 p3      50 p
        vpternlogd zmm12, zmm31, [r8 + 7980]{1to16}, 0x96 ;   247.7 p0+p2   50 p
        vmovdqu64 zmm31, [rbp + 18624]                    ;   198.5 p3      50 p reload
        vpternlogd zmm12, zmm31, [rbp + 13312], 0x96      ;   248.7 p5+p2   50 p
        vpternlogd zmm12, zmm23, [rbp + 12800], 0x96      ;   249.7 p0+p3   50 p
        vpternlogd zmm12, zmm20, zmm0, 0x96               ;   250.7 p5      50 p
        vmovdqu64 zmm31, [rbp + 16832]                    ;   199.7 p2      46 p reload
        vmovdqu64 [rbp + 22144], zmm12                    ;   251.7 p7+p4   50 p spill
        vmovdqu64 zmm12, [rbp + 13824]                    ;   200.5 p3      50 p
        vpternlogd zmm12, zmm31, [rbp + 16192], 0x96      ;   249.7 p0+p2   50 p
        vpxord zmm13, zmm13, zmm12                        ;   250.7 p5      50 p
        vmovdqu64 [rbp + 13824], zmm3                     ;   220.5 p8+p9   47 p spill
        vpxord zmm3, zmm22, [r8 + 8044]{1to16}            ;   250.7 p0+p3   50 p
        vmovdqu64 [rbp + 22208], zmm15                    ;   248.7 p7+p4   50 p spill
        vmovdqu64 zmm15, [rbp + 15936]                    ;   201.7 p2      50 p
        vmovdqu64 [rbp + 22272], zmm30                    ;   244.7 p8+p9   50 p spill
        vmovdqu64 zmm30, [rbp + 14784]                    ;   202.5 p3      50 p
        vpxord zmm30, zmm30, [rbp + 9792]                 ;   251.2 p5+p2   50 p
        vmovdqu64 [rbp + 22336], zmm18                    ;   240.7 p7+p4   50 p spill
        vmovdqu64 zmm18, [rbp + 16512]                    ;   203.5 p3      50 p reload
        vpternlogd zmm21, zmm18, [r8 + 8040]{1to16}, 0x96 ;   251.7 p0+p2   50 p
        vpternlogd zmm17, zmm20, [rbp + 18368], 0x96      ;   252.2 p5+p3   50 p
        vmovdqu64 zmm18, [rbp + 21568]                    ;   209.7 p2      50 p
        vpternlogd zmm18, zmm22, [r8 + 8008]{1to16}, 0x96 ;   252.7 p0+p3   50 p
        vmovdqu64 [rbp + 21568], zmm22                    ;   224.5 p8+p9   47 p spill
        vmovdqu64 zmm22, [rbp + 15616]                    ;   205.7 p2      50 p
        vpternlogd zmm22, zmm6, [r8 + 8052]{1to16}, 0x96  ;   253.2 p5+p3   50 p
        vpternlogd zmm22, zmm2, [rbp + 20288], 0x96       ;   254.2 p0+p2   50 p
        vpternlogd zmm22, zmm4, [rbp + 15936], 0x96       ;   255.2 p5+p3   50 p
        vmovdqu64 [rbp + 22400], zmm2                     ;   228.2 p7+p4   50 p spill
        vmovdqa64 zmm2, zmm8                              ;   225.7         50 p copy
        vpternlogd zmm2, zmm10, [rbp + 9600], 0x96        ;   254.7 p0+p2   50 p
        vmovdqu64 [rbp + 22464], zmm10                    ;   226.5 p8+p9   50 p spill
        vmovdqu64 zmm10, [rbp + 13632]                    ;   208.5 p3      46 p reload
        vpternlogd zmm8, zmm10, [r8 + 8012]{1to16}, 0x96  ;   255.2 p5+p2   50 p
        vpternlogd zmm30, zmm10, [rbp + 20800], 0x96      ;   255.7 p0+p3   50 p
        vmovdqu64 zmm10, [rbp + 17728]                    ;   209.7 p2      47 p reload
        vpternlogd zmm2, zmm27, zmm10, 0x96               ;   256.2 p5      50 p
        vpternlogd zmm2, zmm29, [rbp + 15104], 0x96       ;   257.2 p0+p3   50 p
        vmovdqu64 zmm10, [rbp + 17216]                    ;   210.7 p2      50 p reload
        vpternlogd zmm18, zmm10, [rbp + 17664], 0x96      ;   257.2 p5+p3   50 p
        vmovdqu64 [rbp + 13632], zmm22                    ;   256.2 p7+p4   50 p spill
        vmovdqu64 zmm22, [rbp + 15552]                    ;   211.7 p2      50 p reload
        vpternlogd zmm3, zmm22, [rbp + 18560], 0x96       ;   257.7 p0+p3   50 p
        vmovdqu64 zmm22, [rbp + 17152]                    ;   212.7 p2      50 p reload
        vpternlogd zmm8, zmm22, [rbp + 16064], 0x96       ;   258.2 p5+p3   50 p
        vpxord zmm15, zmm15, zmm8                         ;   259.2 p0      50 p
        vmovdqu64 zmm8, [rbp + 18944]                     ;   213.7 p2      50 p reload
        vmovdqu64 zmm22, [rbp + 21248]                    ;   214.5 p3      50 p reload
        vpternlogd zmm21, zmm22, zmm8, 0x96               ;   259.2 p5      50 p
        vmovdqu64 [rbp + 22528], zmm4                     ;   240.2 p8+p9   50 p spill
        vmovdqu64 zmm4, [rbp + 15232]                     ;   214.7 p2      50 p reload
        vpternlogd zmm18, zmm4, [rbp + 18176], 0x96       ;   259.7 p0+p3   50 p
        vmovdqu64 [rbp + 22592], zmm20                    ;   241.7 p7+p4   50 p spill
        vmovdqu64 zmm20, [rbp + 19264]                    ;   215.7 p2      50 p reload
        vpternlogd zmm30, zmm20, [rbp + 18176], 0x96      ;   260.2 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 16960]                    ;   216.7 p2      50 p reload
        vpternlogd zmm18, zmm20, [rbp + 18048], 0x96      ;   260.7 p0+p3   50 p
        vmovdqu64 [rbp + 18048], zmm18                    ;   261.7 p8+p9   50 p spill
        vmovdqu64 zmm18, [rbp + 21312]                    ;   230.7 p2      50 p reload
        vpternlogd zmm15, zmm18, [rbp + 17984], 0x96      ;   261.2 p5+p3   50 p
        vmovdqu64 zmm18, [rbp + 13184]                    ;   218.7 p2      50 p
        vpternlogd zmm18, zmm31, [rbp + 16192], 0x96      ;   261.7 p0+p3   50 p
        vmovdqu64 [rbp + 13184], zmm2                     ;   258.2 p7+p4   50 p spill
        vpxord zmm2, zmm5, [r8 + 8076]{1to16}             ;   262.2 p5+p2   50 p
        vmovdqu64 [rbp + 22656], zmm6                     ;   232.5 p8+p9   50 p spill
        vmovdqu64 zmm6, [rbp + 14336]                     ;   220.5 p3      50 p
        vpxord zmm6, zmm6, [rbp + 9984]                   ;   262.7 p0+p2   50 p
        vpternlogd zmm6, zmm12, [rbp + 13504], 0x96       ;   263.7 p5+p3   50 p
        vmovdqu64 zmm12, [rbp + 17344]                    ;   221.7 p2      50 p reload
        vpternlogd zmm31, zmm12, [rbp + 16192], 0x96      ;   263.7 p0+p3   50 p
        vpternlogd zmm2, zmm10, [rbp + 16448], 0x96       ;   264.2 p5+p2   50 p
        vpternlogd zmm2, zmm27, [rbp + 12928], 0x96       ;   265.2 p0+p3   50 p
        vpternlogd zmm2, zmm13, zmm25, 0x96               ;   266.2 p5      50 p
        vmovdqu64 zmm27, [rbp + 17920]                    ;   223.7 p2      50 p reload
        vpternlogd zmm6, zmm28, zmm27, 0x96               ;   265.7 p0      50 p
        vmovdqu64 zmm10, [rbp + 20800]                    ;   224.5 p3      50 p reload
        vpternlogd zmm3, zmm10, [rbp + 18112], 0x96       ;   266.2 p5+p2   50 p
        vpternlogd zmm3, zmm9, [rbp + 16000], 0x96        ;   267.2 p0+p3   50 p
        vmovdqu64 zmm10, [rbp + 20672]                    ;   225.7 p2      50 p reload
        vpternlogd zmm30, zmm10, [rbp + 17408], 0x96      ;   267.2 p5+p3   50 p
        vmovdqu64 [rbp + 16448], zmm6                     ;   266.7 p7+p4   50 p spill
        vmovdqu64 zmm6, [rbp + 19456]                     ;   226.7 p2      50 p reload
        vpternlogd zmm21, zmm6, [rbp + 13056], 0x96       ;   267.7 p0+p3   50 p
        vmovdqu64 [rbp + 16192], zmm31                    ;   264.7 p8+p9   50 p spill
        vmovdqu64 zmm31, [rbp + 13888]                    ;   227.7 p2      46 p reload
        vmovdqu64 [rbp + 16832], zmm2                     ;   267.2 p7+p4   50 p spill
        vmovdqu64 zmm2, [rbp + 14144]                     ;   228.5 p3      50 p
        vpternlogd zmm2, zmm31, [r8 + 8020]{1to16}, 0x96  ;   268.2 p5+p2   50 p
        vmovdqu64 zmm31, [rbp + 21184]                    ;   229.5 p3      50 p reload
        vpternlogd zmm2, zmm23, zmm31, 0x96               ;   269.2 p0      50 p
        vmovdqu64 [rbp + 13888], zmm23                    ;   236.5 p8+p9   50 p spill
        vmovdqu64 zmm23, [rbp + 21120]                    ;   229.7 p2      50 p reload
        vpternlogd zmm2, zmm23, [rbp + 17984], 0x96       ;   270.2 p5+p3   50 p
        vmovdqu64 [rbp + 22720], zmm21                    ;   268.7 p7+p4   50 p spill
        vmovdqu64 zmm21, [rbp + 14784]                    ;   230.7 p2      47 p reload
        vmovdqu64 [rbp + 22784], zmm13                    ;   251.7 p8+p9   50 p spill
        vmovdqu64 zmm13, [rbp + 19008]                    ;   231.5 p3      50 p
        vpternlogd zmm13, zmm21, [r8 + 8072]{1to16}, 0x96 ;   269.7 p0+p2   50 p
        vpternlogd zmm13, zmm19, [rbp + 20224], 0x96      ;   270.7 p5+p3   50 p
        vmovdqu64 zmm19, [rbp + 20096]                    ;   232.7 p2      50 p reload
        vpternlogd zmm13, zmm7, zmm19, 0x96               ;   271.7 p0      50 p
        vmovdqu64 zmm7, [rbp + 14272]                     ;   233.5 p3      46 p reload
        vmovdqu64 [rbp + 22848], zmm13                    ;   272.7 p7+p4   50 p spill
        vmovdqu64 zmm13, [rbp + 18560]                    ;   233.7 p2      46 p reload
        vmovdqu64 [rbp + 22912], zmm9                     ;   241.2 p8+p9   50 p spill
        vmovdqu64 zmm9, [rbp + 18432]                     ;   234.5 p3      50 p
        vpternlogd zmm9, zmm13, zmm7, 0x96                ;   271.2 p5      50 p
        vmovdqa64 zmm7, zmm11                             ;   205.3         50 p copy
        vpternlogd zmm7, zmm4, [r8 + 8084]{1to16}, 0x96   ;   271.7 p0+p2   50 p
        vpternlogd zmm7, zmm18, [rbp + 20032], 0x96       ;   272.7 p5+p3   50 p
        vpternlogd zmm7, zmm25, [rbp + 18112], 0x96       ;   273.7 p0+p2   50 p
        vmovdqa64 zmm4, zmm9                              ;   272.2         50 p copy
        vpternlogd zmm4, zmm16, [rbp + 19392], 0x96       ;   273.2 p5+p3   50 p
        vpxord zmm21, zmm21, [r8 + 8108]{1to16}           ;   273.7 p0+p2   50 p
        vmovdqu64 zmm16, [rbp + 14848]                    ;   237.5 p3      50 p
        vpxord zmm16, zmm16, [rbp + 10176]                ;   274.2 p5+p2   50 p
        vmovdqu64 [rbp + 14784], zmm7                     ;   274.7 p7+p4   50 p spill
        vmovdqu64 zmm7, [rbp + 19584]                     ;   238.5 p3      50 p
        vpxord zmm7, zmm7, [r8 + 8140]{1to16}             ;   274.7 p0+p2   50 p
        vmovdqu64 [rbp + 22976], zmm25                    ;   242.5 p8+p9   50 p spill
        vmovdqu64 zmm25, [rbp + 20224]                    ;   239.5 p3      50 p
        vpxord zmm25, zmm25, [r8 + 8148]{1to16}           ;   275.2 p5+p2   50 p
        vpternlogd zmm21, zmm20, [rbp + 15872], 0x96      ;   275.7 p0+p3   50 p
        vpternlogd zmm21, zmm18, zmm1, 0x96               ;   276.7 p5      50 p
        vmovdqu64 zmm18, [rbp + 12864]                    ;   240.7 p2      50 p
        vpternlogd zmm18, zmm26, [r8 + 8116]{1to16}, 0x96 ;   276.7 p0+p3   50 p
        vmovdqu64 zmm20, [rbp + 18880]                    ;   241.7 p2      50 p reload
        vpternlogd zmm21, zmm0, zmm20, 0x96               ;   277.7 p5      50 p
        vmovdqu64 zmm0, [rbp + 12928]                     ;   242.5 p3      50 p reload
        vpternlogd zmm18, zmm22, zmm0, 0x96               ;   277.7 p0      50 p
        vpternlogd zmm18, zmm20, [rbp + 20160], 0x96      ;   278.7 p5+p2   50 p
        vpternlogd zmm25, zmm31, [rbp + 22272], 0x96      ;   278.7 p0+p3   50 p
        vmovdqu64 zmm20, [rbp + 18304]                    ;   243.7 p2      50 p reload
        vpternlogd zmm16, zmm20, [rbp + 14400], 0x96      ;   279.2 p5+p3   50 p
        vpternlogd zmm16, zmm29, [rbp + 15680], 0x96      ;   280.2 p0+p2   50 p
        vmovdqu64 zmm29, [rbp + 21312]                    ;   245.5 p3      50 p reload
        vpternlogd zmm7, zmm29, [rbp + 14592], 0x96       ;   280.2 p5+p2   50 p
        vmovdqu64 zmm29, [rbp + 17600]                    ;   246.5 p3      50 p reload
        vpternlogd zmm7, zmm23, zmm29, 0x96               ;   281.2 p0      50 p
        vpternlogd zmm7, zmm27, [rbp + 22336], 0x96       ;   282.2 p5+p2   50 p
        vmovdqu64 zmm27, [rbp + 14336]                    ;   247.5 p3      46 p reload
        vmovdqu64 zmm23, [rbp + 15808]                    ;   247.7 p2      50 p
        vpternlogd zmm23, zmm27, [r8 + 8104]{1to16}, 0x96 ;   281.7 p0+p3   50 p
        vmovdqu64 zmm27, [rbp + 20736]                    ;   248.7 p2      50 p reload
        vpternlogd zmm23, zmm8, zmm27, 0x96               ;   282.7 p5      50 p
        vpternlogd zmm23, zmm19, [rbp + 20416], 0x96      ;   283.7 p0+p3   50 p
        vmovdqu64 zmm31, [rbp + 14848]                    ;   249.7 p2      46 p reload
        vmovdqu64 zmm29, [rbp + 19584]                    ;   250.5 p3      50 p
        vpternlogd zmm29, zmm31, [r8 + 8136]{1to16}, 0x96 ;   283.2 p5+p2   50 p
        vpternlogd zmm29, zmm14, zmm12, 0x96              ;   284.2 p0      50 p
        vpternlogd zmm29, zmm19, [rbp + 16576], 0x96      ;   285.2 p5+p3   50 p
        vmovdqu64 zmm14, [rbp + 15424]                    ;   251.7 p2      46 p reload
        vmovdqu64 zmm19, [rbp + 18688]                    ;   252.5 p3      50 p reload
        vmovdqu64 zmm12, [rbp + 9408]                     ;   252.7 p2      50 p
        vpternlogd zmm12, zmm19, zmm14, 0x96              ;   284.7 p0      50 p
        vpternlogd zmm12, zmm24, zmm28, 0x96              ;   285.7 p5      50 p
        vmovdqu64 zmm24, [rbp + 17024]                    ;   253.5 p3      50 p reload
        vpternlogd zmm12, zmm13, zmm24, 0x96              ;   286.7 p0      50 p
        vmovdqu64 zmm28, [rbp + 15616]                    ;   253.7 p2      50 p reload
        vpternlogd zmm26, zmm28, [r8 + 8180]{1to16}, 0x96 ;   286.2 p5+p3   50 p
        vmovdqu64 zmm28, [rbp + 15488]                    ;   254.7 p2      50 p
        vpxord zmm28, zmm28, [rbp + 10560]                ;   286.7 p0+p3   50 p
        vmovdqu64 zmm22, [rbp + 14080]                    ;   255.7 p2      50 p
        vpxord zmm22, zmm22, [r8 + 8172]{1to16}           ;   287.2 p5+p3   50 p
        vmovdqu64 zmm24, [rbp + 17088]                    ;   256.7 p2      46 p
        vpxord zmm24, zmm24, [rbp + 9152]                 ;   287.7 p0+p3   46 p
        vmovdqu64 zmm19, [rbp + 15296]                    ;   257.7 p2      46 p
        vpxord zmm19, zmm19, [r8 + 7996]{1to16}           ;   288.2 p5+p3   46 p
        vpternlogd zmm22, zmm31, [rbp + 16256], 0x96      ;   288.7 p0+p2   50 p
        vmovdqu64 zmm31, [rbp + 18368]                    ;   259.5 p3      50 p reload
        vpternlogd zmm26, zmm9, zmm31, 0x96               ;   289.2 p5      50 p
        vmovdqu64 zmm9, [rbp + 22208]                     ;   259.7 p2      50 p reload
        vpternlogd zmm26, zmm27, zmm9, 0x96               ;   290.2 p0      50 p
        vmovdqu64 zmm27, [rbp + 17088]                    ;   260.5 p3      47 p reload
        vpternlogd zmm22, zmm0, zmm27, 0x96               ;   290.2 p5      50 p
        vpternlogd zmm22, zmm9, [rbp + 16000], 0x96       ;   291.2 p0+p2   50 p
        vmovdqu64 zmm9, [rbp + 12864]                     ;   261.5 p3      46 p
        vpternlogd zmm9, zmm20, [r8 + 7992]{1to16}, 0x96  ;   291.2 p5+p2   46 p
        vmovdqu64 zmm27, [rbp + 22336]                    ;   262.5 p3      50 p reload
        vpternlogd zmm25, zmm27, [rbp + 15744], 0x96      ;   291.7 p0+p2   50 p
        vmovdqu64 zmm27, [rbp + 16064]                    ;   263.5 p3      46 p reload
        vmovdqu64 zmm20, [rbp + 17280]                    ;   263.7 p2      50 p reload
        vpternlogd zmm28, zmm20, zmm27, 0x96              ;   292.2 p5      50 p
        vpternlogd zmm28, zmm10, zmm8, 0x96               ;   293.2 p0      50 p
        vmovdqu64 zmm10, [rbp + 14976]                    ;   264.5 p3      50 p reload
        vpternlogd zmm28, zmm10, [rbp + 17536], 0x96      ;   294.2 p5+p2   50 p
        vmovdqu64 zmm20, [rbp + 21504]                    ;   265.5 p3      47 p reload
        vpternlogd zmm24, zmm20, [rbp + 13312], 0x96      ;   293.7 p0+p2   46 p
        vmovdqu64 zmm27, [rbp + 22080]                    ;   266.5 p3      47 p reload
        vpternlogd zmm24, zmm27, [rbp + 15040], 0x96      ;   294.7 p5+p2   46 p
        vmovdqu64 zmm10, [rbp + 17792]                    ;   267.5 p3      50 p reload
        vpternlogd zmm24, zmm10, [rbp + 17856], 0x96      ;   295.7 p0+p2   46 p
        vmovdqu64 zmm10, [rbp + 20992]                    ;   268.5 p3      50 p reload
        vpternlogd zmm19, zmm10, [rbp + 16704], 0x96      ;   295.2 p5+p2   46 p
        vmovdqu64 zmm10, [rbp + 21824]                    ;   269.5 p3      50 p reload
        vpternlogd zmm24, zmm10, [rbp + 17408], 0x96      ;   296.7 p0+p2   46 p
        vmovdqu64 zmm27, [rbp + 21056]                    ;   270.5 p3      50 p reload
        vpternlogd zmm9, zmm27, [rbp + 14528], 0x96       ;   296.2 p5+p2   46 p
        vpternlogd zmm9, zmm31, [rbp + 21696], 0x96       ;   297.2 p0+p3   46 p
        vmovdqu64 zmm31, [rbp + 22144]                    ;   271.7 p2      50 p reload
        vpternlogd zmm19, zmm31, [rbp + 20608], 0x96      ;   297.2 p5+p3   46 p
        vmovdqu64 [rbp + 14528], zmm26                    ;   291.2 p7+p4   50 p spill
        vmovdqu64 zmm26, [rbp + 18496]                    ;   272.7 p2      50 p reload
        vpternlogd zmm9, zmm26, [rbp + 19392], 0x96       ;   298.2 p0+p3   46 p
        vmovdqu64 zmm26, [rbp + 17152]                    ;   273.7 p2      50 p reload
        vmovdqu64 [rbp + 18496], zmm28                    ;   295.2 p8+p9   50 p spill
        vmovdqu64 zmm28, [rbp + 15168]                    ;   274.5 p3      50 p
        vpternlogd zmm28, zmm26, [r8 + 8168]{1to16}, 0x96 ;   298.2 p5+p2   50 p
        vmovdqu64 [rbp + 15168], zmm22                    ;   292.2 p7+p4   50 p spill
        vmovdqu64 zmm22, [rbp + 19200]                    ;   275.5 p3      50 p reload
        vpternlogd zmm28, zmm22, [rbp + 18176], 0x96      ;   299.2 p0+p2   50 p
        vmovdqu64 zmm22, [rbp + 20416]                    ;   276.5 p3      50 p reload
        vpternlogd zmm28, zmm22, [rbp + 17408], 0x96      ;   300.2 p5+p2   50 p
        vmovdqu64 zmm22, [rbp + 15488]                    ;   277.5 p3      47 p reload
        vmovdqu64 [rbp + 17408], zmm28                    ;   301.2 p8+p9   50 p spill
        vmovdqu64 zmm28, [rbp + 9472]                     ;   277.7 p2      46 p
        vpternlogd zmm28, zmm26, zmm22, 0x96              ;   299.7 p0      46 p
        vmovdqu64 zmm22, [rbp + 15360]                    ;   278.5 p3      50 p reload
        vpternlogd zmm28, zmm22, [rbp + 17728], 0x96      ;   300.7 p5+p2   46 p
        vpternlogd zmm28, zmm17, [rbp + 19520], 0x96      ;   301.7 p0+p3   46 p
        vmovdqa64 zmm22, zmm28                            ;   302.7         46 p copy
        vpternlogd zmm22, zmm9, zmm19, 0xd4               ;   302.7 p5      46 p
        vmovdqu64 zmm26, [rbp + 12800]                    ;   279.7 p2      50 p reload
        vmovdqu64 zmm0, [rbp + 10368]                     ;   280.5 p3      50 p
        vpternlogd zmm0, zmm26, [rbp + 16256], 0x96       ;   301.7 p0+p2   50 p
        vmovdqu64 zmm26, [rbp + 18432]                    ;   281.5 p3      50 p reload
        vpternlogd zmm0, zmm20, zmm26, 0x96               ;   302.7 p5      50 p
        vmovdqu64 zmm20, [rbp + 18816]                    ;   281.7 p2      50 p reload
        vpternlogd zmm0, zmm6, zmm20, 0x96                ;   303.7 p0      50 p
        vmovdqu64 zmm6, [rbp + 19584]                     ;   282.5 p3      46 p
        vpxord zmm6, zmm6, [rbp + 9728]                   ;   303.2 p5+p2   46 p
        vmovdqa64 zmm26, zmm9                             ;   299.2         46 p copy
        vmovdqu64 [rbp + 19584], zmm25                    ;   292.7 p7+p4   50 p spill
        vmovdqu64 zmm25, [rbp + 16768]                    ;   283.5 p3      50 p reload
        vpternlogd zmm6, zmm25, [rbp + 21440], 0x96       ;   304.2 p0+p2   46 p
        vmovdqu64 zmm25, [rbp + 22656]                    ;   284.5 p3      50 p reload
        vpternlogd zmm6, zmm25, [rbp + 18112], 0x96       ;   305.2 p5+p2   46 p
        vmovdqu64 zmm25, [rbp + 13376]                    ;   285.5 p3      50 p reload
        vmovdqu64 [rbp + 22656], zmm29                    ;   286.2 p8+p9   50 p spill
        vmovdqu64 zmm29, [rbp + 13184]                    ;   285.7 p2      50 p reload
        vpternlogd zmm6, zmm29, zmm25, 0x96               ;   306.2 p0      46 p
        vmovdqu64 zmm25, [rbp + 14144]                    ;   286.5 p3      46 p reload
        vmovdqu64 [rbp + 19456], zmm0                     ;   304.7 p7+p4   50 p spill
        vmovdqu64 zmm0, [rbp + 20544]                     ;   286.7 p2      46 p
        vpternlogd zmm0, zmm25, [r8 + 8028]{1to16}, 0x96  ;   305.2 p5+p3   46 p
        vpternlogd zmm0, zmm11, [rbp + 13056], 0x96       ;   306.2 p0+p2   46 p
        vpternlogd zmm0, zmm15, [rbp + 19840], 0x96       ;   307.2 p5+p3   46 p
        vpternlogd zmm6, zmm0, [rbp + 17984], 0x69        ;   308.2 p0+p2   46 p
        vmovdqu64 zmm25, [rbp + 19136]                    ;   289.5 p3      47 p reload
        vmovdqu64 [rbp + 21504], zmm7                     ;   283.2 p8+p9   50 p spill
        vmovdqu64 zmm7, [rbp + 20800]                     ;   289.7 p2      46 p
        vpternlogd zmm7, zmm25, [r8 + 8024]{1to16}, 0x96  ;   307.2 p5+p3   46 p
        vpternlogd zmm7, zmm13, [rbp + 14272], 0x96       ;   308.2 p0+p2   46 p
        vmovdqu64 zmm13, [rbp + 20864]                    ;   291.5 p3      50 p reload
        vpternlogd zmm7, zmm13, [rbp + 16320], 0x96       ;   309.2 p5+p2   46 p
        vmovdqu64 zmm25, [rbp + 18048]                    ;   292.5 p3      50 p reload
        vpternlogd zmm7, zmm25, [rbp + 17984], 0x96       ;   310.2 p0+p2   46 p
        vmovdqu64 zmm13, [rbp + 16896]                    ;   293.5 p3      50 p reload
        vmovdqu64 [rbp + 17984], zmm18                    ;   279.7 p7+p4   50 p spill
        vmovdqu64 zmm18, [rbp + 9344]                     ;   293.7 p2      46 p
        vpternlogd zmm18, zmm13, [rbp + 16256], 0x96      ;   309.2 p5+p3   46 p
        vpternlogd zmm18, zmm27, [rbp + 20288], 0x96      ;   310.2 p0+p2   46 p
        vmovdqu64 zmm27, [rbp + 9664]                     ;   295.5 p3      50 p reload
        vpternlogd zmm14, zmm27, [rbp + 13696], 0x96      ;   310.2 p5+p2   46 p
        vpternlogd zmm14, zmm8, [rbp + 19712], 0x96       ;   311.2 p0+p3   46 p
        vmovdqu64 zmm8, [rbp + 15808]                     ;   296.7 p2      47 p reload
        vmovdqu64 zmm27, [rbp + 9216]                     ;   297.5 p3      46 p
        vpternlogd zmm27, zmm8, [rbp + 17664], 0x96       ;   311.2 p5+p2   46 p
        vmovdqu64 zmm8, [rbp + 13568]                     ;   298.5 p3      46 p reload
        vpternlogd zmm27, zmm8, [rbp + 14016], 0x96       ;   312.2 p0+p2   46 p
        vmovdqu64 zmm8, [rbp + 21440]                     ;   299.5 p3      47 p reload
        vpternlogd zmm27, zmm8, [rbp + 13760], 0x96       ;   313.2 p5+p2   46 p
        vpternlogd zmm27, zmm5, [rbp + 13824], 0x96       ;   314.2 p0+p3   46 p
        vmovdqu64 zmm5, [rbp + 19008]                     ;   300.7 p2      47 p reload
        vpternlogd zmm27, zmm5, [rbp + 14656], 0x96       ;   315.2 p5+p3   46 p
        vmovdqu64 zmm5, [rbp + 21888]                     ;   301.7 p2      50 p reload
        vpternlogd zmm27, zmm18, zmm5, 0x69               ;   316.2 p0      46 p
        vmovdqu64 zmm8, [rbp + 15552]                     ;   302.5 p3      50 p reload
        vpternlogd zmm14, zmm8, [rbp + 18176], 0x96       ;   314.2 p5+p2   46 p
        vpternlogd zmm14, zmm2, [rbp + 17472], 0x96       ;   315.2 p0+p3   46 p
        vmovdqa64 zmm8, zmm14                             ;   316.2         46 p copy
        vpternlogd zmm8, zmm7, zmm6, 0x96                 ;   316.2 p5      46 p
        vmovdqu64 [rbp + 14656], zmm11                    ;   252.5 p8+p9   50 p spill
        vmovdqa64 zmm11, zmm8                             ;   317.2         46 p copy
        vpternlogd zmm11, zmm7, zmm0, 0x2e                ;   317.2 p0      46 p
        vmovdqu64 [rbp + 19008], zmm23                    ;   284.7 p7+p4   50 p spill
        vmovdqa64 zmm23, zmm11                            ;   318.2         46 p copy
        vpternlogd zmm23, zmm29, zmm29, 0xc3              ;   318.2 p5      46 p
        vpternlogd zmm11, zmm14, zmm7, 0x2f               ;   318.2 p0      46 p
        vmovdqu64 zmm29, [rbp + 14208]                    ;   303.7 p2      46 p reload
        vmovdqu64 [rbp + 13184], zmm16                    ;   281.2 p8+p9   50 p spill
        vmovdqu64 zmm16, [rbp + 14720]                    ;   304.5 p3      47 p reload
        vmovdqu64 [rbp + 13760], zmm21                    ;   278.7 p7+p4   50 p spill
        vmovdqu64 zmm21, [rbp + 9280]                     ;   304.7 p2      46 p
        vpternlogd zmm21, zmm16, zmm29, 0x96              ;   317.2 p5      46 p
        vpternlogd zmm2, zmm11, zmm8, 0xb4                ;   319.2 p0      46 p
        vmovdqu64 zmm16, [rbp + 19968]                    ;   305.5 p3      50 p reload
        vpternlogd zmm21, zmm16, [rbp + 16128], 0x96      ;   318.2 p5+p2   46 p
        vmovdqa64 zmm29, zmm14                            ;   316.2         46 p copy
        vpternlogd zmm29, zmm7, zmm0, 0xd4                ;   318.7 p0      46 p
        vmovdqu64 zmm16, [rbp + 15296]                    ;   306.5 p3      50 p reload
        vpternlogd zmm21, zmm16, [rbp + 19904], 0x96      ;   319.2 p5+p2   46 p
        vpternlogd zmm11, zmm15, zmm29, 0x69              ;   319.7 p0      46 p
        vmovdqu64 zmm15, [rbp + 21632]                    ;   307.5 p3      50 p reload
        vpternlogd zmm21, zmm15, [rbp + 20032], 0x96      ;   320.2 p5+p2   46 p
        vpternlogd zmm29, zmm6, zmm23, 0x95               ;   320.7 p0      46 p
        vpternlogd zmm14, zmm11, zmm2, 0x69               ;   321.2 p5      46 p
        vpternlogd zmm23, zmm25, zmm14, 0x96              ;   322.2 p0      46 p
        vmovdqa64 zmm6, zmm24                             ;   297.7         46 p copy
        vpternlogd zmm6, zmm21, zmm27, 0x96               ;   322.2 p5      46 p
        vmovdqa64 zmm25, zmm21                            ;   321.2         46 p copy
        vmovdqa64 zmm16, zmm24                            ;   297.7         46 p copy
        vpternlogd zmm16, zmm21, zmm18, 0xd4              ;   322.7 p0      46 p
        vmovdqu64 [rbp + 18048], zmm1                     ;   256.5 p8+p9   50 p spill
        vmovdqa64 zmm1, zmm6                              ;   323.2         46 p copy
        vpternlogd zmm1, zmm21, zmm18, 0x2e               ;   323.2 p5      46 p
        vpternlogd zmm21, zmm1, zmm24, 0x73               ;   324.2 p0      46 p
        vpternlogd zmm1, zmm5, zmm5, 0xc3                 ;   324.2 p5      46 p
        vpternlogd zmm10, zmm21, zmm6, 0xb4               ;   325.2 p0      46 p
        vpternlogd zmm21, zmm13, zmm16, 0x69              ;   325.2 p5      46 p
        vpternlogd zmm16, zmm27, zmm1, 0x95               ;   325.7 p0      46 p
        vpternlogd zmm24, zmm21, zmm10, 0x69              ;   326.2 p5      46 p
        vpternlogd zmm1, zmm15, zmm24, 0x96               ;   327.2 p0      46 p
        vmovdqu64 zmm5, [rbp + 18624]                     ;   308.5 p3      50 p reload
        vmovdqu64 zmm13, [rbp + 9536]                     ;   308.7 p2      46 p
        vpternlogd zmm13, zmm5, [rbp + 16512], 0x96       ;   327.2 p5+p3   46 p
        vpxord zmm25, zmm25, zmm1                         ;   328.2 p0      46 p
        vmovdqa64 zmm5, zmm16                             ;   326.7         46 p copy
        vpternlogd zmm5, zmm24, zmm10, 0x87               ;   328.2 p5      46 p
        vpternlogd zmm21, zmm5, zmm1, 0x4b                ;   329.2 p0      46 p
        vpternlogd zmm18, zmm21, zmm5, 0x69               ;   330.2 p5      46 p
        vmovdqa64 zmm15, zmm1                             ;   328.2         46 p copy
        vpternlogd zmm15, zmm24, zmm10, 0x5c              ;   329.7 p0      46 p
        vpternlogd zmm25, zmm5, zmm15, 0x2d               ;   330.7 p5      46 p
        vpternlogd zmm15, zmm6, zmm18, 0x69               ;   331.2 p0      46 p
        vmovdqu64 zmm5, [rbp + 12864]                     ;   309.7 p2      50 p reload
        vmovdqu64 zmm6, [rbp + 20352]                     ;   310.5 p3      46 p
        vpternlogd zmm6, zmm5, [r8 + 8060]{1to16}, 0x96   ;   331.2 p5+p2   46 p
        vpxord zmm5, zmm25, zmm15                         ;   332.2 p0      46 p
        vpxord zmm7, zmm7, zmm23                          ;   332.2 p5      46 p
        vmovdqa64 zmm27, zmm25                            ;   331.7         46 p copy
        vpternlogd zmm27, zmm18, zmm21, 0x6b              ;   332.7 p0      46 p
        vmovdqu64 [rbp + 12864], zmm30                    ;   268.2 p7+p4   50 p spill
        vmovdqa64 zmm30, zmm15                            ;   332.2         46 p copy
        vpternlogd zmm30, zmm18, zmm21, 0x53              ;   333.2 p5      46 p
        vpternlogd zmm25, zmm30, zmm21, 0x59              ;   334.2 p0      46 p
        vpternlogd zmm30, zmm27, zmm5, 0xb6               ;   334.2 p5      46 p
        vpternlogd zmm27, zmm16, zmm30, 0x96              ;   335.2 p0      46 p
        vpternlogd zmm24, zmm25, zmm5, 0xb4               ;   335.2 p5      46 p
        vpternlogd zmm25, zmm10, zmm5, 0x96               ;   335.7 p0      46 p
        vpternlogd zmm30, zmm1, zmm24, 0x96               ;   336.2 p5      46 p
        vmovdqu64 zmm1, [rbp + 18432]                     ;   311.5 p3      50 p reload
        vmovdqu64 zmm10, [rbp + 19968]                    ;   311.7 p2      46 p
        vpternlogd zmm10, zmm1, [r8 + 8056]{1to16}, 0x96  ;   336.7 p0+p3   46 p
        vpternlogd zmm24, zmm15, zmm18, 0x2d              ;   337.2 p5      46 p
        vmovdqa64 zmm16, zmm29                            ;   321.7         46 p copy
        vpternlogd zmm16, zmm14, zmm2, 0x87               ;   337.7 p0      46 p
        vpternlogd zmm11, zmm16, zmm23, 0x4b              ;   338.7 p5      46 p
        vpternlogd zmm0, zmm11, zmm16, 0x69               ;   339.7 p0      46 p
        vmovdqa64 zmm1, zmm23                             ;   323.2         46 p copy
        vpternlogd zmm1, zmm14, zmm2, 0x5c                ;   339.2 p5      46 p
        vpternlogd zmm7, zmm16, zmm1, 0x2d                ;   340.2 p0      46 p
        vpternlogd zmm1, zmm8, zmm0, 0x69                 ;   340.7 p5      46 p
        vmovdqu64 zmm8, [rbp + 15936]                     ;   312.7 p2      50 p reload
        vmovdqu64 zmm16, [rbp + 21376]                    ;   313.5 p3      50 p reload
        vpternlogd zmm13, zmm16, zmm8, 0x96               ;   340.7 p0      46 p
        vpternlogd zmm13, zmm20, zmm12, 0x96              ;   341.7 p5      46 p
        vpternlogd zmm13, zmm19, zmm4, 0x69               ;   342.7 p0      46 p
        vmovdqa64 zmm20, zmm28                            ;   302.7         46 p copy
        vpternlogd zmm20, zmm9, zmm13, 0x96               ;   343.7 p5      46 p
        vmovdqa64 zmm16, zmm20                            ;   344.7         46 p copy
        vpternlogd zmm16, zmm9, zmm19, 0x2e               ;   344.7 p0      46 p
        vpternlogd zmm9, zmm16, zmm28, 0x73               ;   345.7 p5      46 p
        vpternlogd zmm16, zmm12, zmm12, 0xc3              ;   345.7 p0      46 p
        vpternlogd zmm17, zmm9, zmm20, 0xb4               ;   346.7 p5      46 p
        vpternlogd zmm9, zmm31, zmm22, 0x69               ;   346.7 p0      46 p
        vpternlogd zmm22, zmm13, zmm16, 0x95              ;   346.7 p5      46 p
        vpternlogd zmm28, zmm9, zmm17, 0x69               ;   347.7 p0      46 p
        vpternlogd zmm16, zmm28, [rbp + 21696], 0x96      ;   348.7 p5+p2   46 p
        vpxord zmm26, zmm26, zmm16                        ;   349.7 p0      46 p
        vmovdqu64 zmm12, [rbp + 18688]                    ;   314.5 p3      50 p reload
        vmovdqu64 zmm13, [rbp + 9920]                     ;   314.7 p2      46 p
        vpternlogd zmm13, zmm12, [rbp + 13952], 0x96      ;   347.2 p5+p3   46 p
        vmovdqu64 zmm12, [rbp + 21952]                    ;   315.7 p2      50 p reload
        vmovdqu64 zmm31, [rbp + 22592]                    ;   316.5 p3      50 p reload
        vpternlogd zmm6, zmm31, zmm12, 0x96               ;   347.7 p0      46 p
        vpternlogd zmm6, zmm4, zmm3, 0x96                 ;   348.7 p5      46 p
        vmovdqa64 zmm4, zmm22                             ;   347.7         46 p copy
        vpternlogd zmm4, zmm28, zmm17, 0x87               ;   348.7 p0      46 p
        vpternlogd zmm9, zmm4, zmm16, 0x4b                ;   349.7 p5      46 p
        vpternlogd zmm19, zmm9, zmm4, 0x69                ;   350.7 p0      46 p
        vpxord zmm31, zmm7, zmm1                          ;   350.2 p5      46 p
        vmovdqa64 zmm12, zmm16                            ;   349.7         46 p copy
        vpternlogd zmm12, zmm28, zmm17, 0x5c              ;   350.7 p0      46 p
        vpternlogd zmm26, zmm4, zmm12, 0x2d               ;   351.7 p5      46 p
        vpternlogd zmm12, zmm20, zmm19, 0x69              ;   351.7 p0      46 p
        vpxord zmm4, zmm26, zmm12                         ;   352.7 p5      46 p
        vmovdqa64 zmm20, zmm7                             ;   341.2         46 p copy
        vpternlogd zmm20, zmm0, zmm11, 0x6b               ;   352.7 p0      46 p
        vmovdqu64 [rbp + 22592], zmm21                    ;   330.2 p8+p9   46 p spill
        vmovdqa64 zmm21, zmm26                            ;   352.7         46 p copy
        vpternlogd zmm21, zmm19, zmm9, 0x6b               ;   353.2 p5      46 p
        vmovdqu64 [rbp + 13952], zmm25                    ;   336.7 p7+p4   46 p spill
        vmovdqa64 zmm25, zmm1                             ;   341.7         46 p copy
        vpternlogd zmm25, zmm0, zmm11, 0x53               ;   353.7 p0      46 p
        vpternlogd zmm7, zmm25, zmm11, 0x59               ;   354.7 p5      46 p
        vpternlogd zmm25, zmm20, zmm31, 0xb6              ;   354.7 p0      46 p
        vpternlogd zmm20, zmm29, zmm25, 0x96              ;   355.7 p5      46 p
        vpternlogd zmm14, zmm7, zmm31, 0xb4               ;   355.7 p0      46 p
        vpternlogd zmm7, zmm2, zmm31, 0x96                ;   356.2 p5      46 p
        vpternlogd zmm25, zmm23, zmm14, 0x96              ;   356.7 p0      46 p
        vmovdqu64 zmm2, [rbp + 19968]                     ;   316.7 p2      50 p reload
        vmovdqu64 zmm23, [rbp + 20864]                    ;   317.5 p3      47 p
        vpternlogd zmm23, zmm2, [r8 + 8092]{1to16}, 0x96  ;   357.2 p5+p2   47 p
        vpternlogd zmm14, zmm1, zmm0, 0x2d                ;   357.7 p0      46 p
        vmovdqa64 zmm29, zmm12                            ;   352.7         46 p copy
        vpternlogd zmm29, zmm19, zmm9, 0x53               ;   358.2 p5      46 p
        vpternlogd zmm26, zmm29, zmm9, 0x59               ;   359.2 p0      46 p
        vpternlogd zmm29, zmm21, zmm4, 0xb6               ;   359.2 p5      46 p
        vpternlogd zmm21, zmm22, zmm29, 0x96              ;   360.2 p0      46 p
        vmovdqu64 zmm22, [rbp + 14144]                    ;   318.5 p3      47 p
        vpxord zmm22, zmm22, [r8 + 8088]{1to16}           ;   360.2 p5+p2   47 p
        vpternlogd zmm28, zmm26, zmm4, 0xb4               ;   360.7 p0      46 p
        vpternlogd zmm26, zmm17, zmm4, 0x96               ;   361.2 p5      46 p
        vpternlogd zmm29, zmm16, zmm28, 0x96              ;   361.7 p0      46 p
        vpternlogd zmm28, zmm12, zmm19, 0x2d              ;   362.2 p5      46 p
        vmovdqu64 zmm16, [rbp + 22080]                    ;   319.5 p3      47 p
        vpxord zmm16, zmm16, [rbp + 10048]                ;   362.7 p0+p2   47 p
        vmovdqu64 zmm17, [rbp + 18432]                    ;   320.5 p3      47 p
        vpxord zmm17, zmm17, [r8 + 8124]{1to16}           ;   363.2 p5+p2   47 p
        vmovdqu64 [rbp + 18432], zmm11                    ;   339.7 p8+p9   46 p spill
        vmovdqu64 zmm11, [rbp + 20480]                    ;   321.5 p3      47 p
        vpxord zmm11, zmm11, [r8 + 8120]{1to16}           ;   363.7 p0+p2   47 p
        vpternlogd zmm22, zmm2, [rbp + 18304], 0x96       ;   364.2 p5+p3   47 p
        vpternlogd zmm22, zmm8, [rbp + 19776], 0x96       ;   365.2 p0+p2   47 p
        vmovdqu64 zmm8, [rbp + 22784]                     ;   323.5 p3      50 p reload
        vpternlogd zmm10, zmm8, [rbp + 14912], 0x96       ;   365.2 p5+p2   46 p
        vmovdqu64 zmm8, [rbp + 13120]                     ;   324.5 p3      50 p reload
        vpternlogd zmm13, zmm8, [rbp + 15232], 0x96       ;   365.7 p0+p2   46 p
        vmovdqu64 zmm2, [rbp + 12864]                     ;   325.5 p3      50 p reload
        vpternlogd zmm13, zmm2, [rbp + 12928], 0x96       ;   366.7 p5+p2   46 p
        vpternlogd zmm13, zmm6, [rbp + 22912], 0x69       ;   367.7 p0+p3   46 p
        vmovdqu64 zmm8, [rbp + 22720]                     ;   326.7 p2      50 p reload
        vpternlogd zmm10, zmm8, [rbp + 22528], 0x96       ;   367.2 p5+p3   46 p
        vmovdqu64 [rbp + 22528], zmm7                     ;   357.2 p7+p4   46 p spill
        vmovdqa64 zmm7, zmm10                             ;   368.2         46 p copy
        vmovdqu64 [rbp + 22912], zmm0                     ;   340.7 p8+p9   46 p spill
        vmovdqu64 zmm0, [rbp + 20608]                     ;   327.7 p2      50 p reload
        vpternlogd zmm23, zmm0, [rbp + 13376], 0x96       ;   367.7 p0+p3   47 p
        vmovdqu64 zmm0, [rbp + 17152]                     ;   328.7 p2      50 p reload
        vpternlogd zmm16, zmm0, [rbp + 17088], 0x96       ;   368.2 p5+p3   47 p
        vmovdqu64 zmm0, [rbp + 22976]                     ;   329.7 p2      50 p reload
        vmovdqu64 [rbp + 17088], zmm14                    ;   358.7 p7+p4   46 p spill
        vmovdqu64 zmm14, [rbp + 22848]                    ;   330.5 p3      50 p reload
        vpternlogd zmm22, zmm14, zmm0, 0x96               ;   368.7 p0      47 p
        vmovdqu64 [rbp + 17152], zmm20                    ;   356.7 p8+p9   46 p spill
        vmovdqa64 zmm20, zmm22                            ;   369.7         47 p copy
        vmovdqu64 [rbp + 13376], zmm31                    ;   351.2 p7+p4   46 p spill
        vmovdqu64 zmm31, [rbp + 16832]                    ;   330.7 p2      50 p reload
        vpternlogd zmm23, zmm31, [rbp + 16192], 0x96      ;   369.2 p5+p3   47 p
        vmovdqu64 [rbp + 20608], zmm25                    ;   357.7 p8+p9   46 p spill
        vmovdqu64 zmm25, [rbp + 18048]                    ;   331.7 p2      50 p reload
        vpternlogd zmm16, zmm25, [rbp + 17792], 0x96      ;   369.7 p0+p3   47 p
        vmovdqu64 zmm25, [rbp + 14784]                    ;   332.7 p2      50 p reload
        vpternlogd zmm16, zmm25, [rbp + 20352], 0x96      ;   370.7 p5+p3   47 p
        vmovdqu64 [rbp + 20352], zmm1                     ;   341.7 p7+p4   46 p spill
        vmovdqa64 zmm1, zmm16                             ;   371.7         47 p copy
        vpternlogd zmm1, zmm22, zmm23, 0xd4               ;   371.7 p0      47 p
        vmovdqu64 [rbp + 17792], zmm9                     ;   350.7 p8+p9   46 p spill
        vmovdqu64 zmm9, [rbp + 19776]                     ;   333.7 p2      50 p reload
        vpternlogd zmm17, zmm9, [rbp + 19840], 0x96       ;   371.2 p5+p3   47 p
        vmovdqu64 zmm9, [rbp + 12992]                     ;   334.7 p2      50 p reload
        vpternlogd zmm11, zmm9, [rbp + 21184], 0x96       ;   371.7 p0+p3   47 p
        vmovdqu64 zmm9, [rbp + 13760]                     ;   335.7 p2      50 p reload
        vpternlogd zmm17, zmm9, [rbp + 17600], 0x96       ;   372.2 p5+p3   47 p
        vmovdqu64 [rbp + 21184], zmm26                    ;   362.2 p7+p4   46 p spill
        vmovdqu64 zmm26, [rbp + 18112]                    ;   336.7 p2      50 p reload
        vpternlogd zmm11, zmm26, [rbp + 22400], 0x96      ;   372.7 p0+p3   47 p
        vmovdqu64 zmm26, [rbp + 19008]                    ;   337.7 p2      50 p reload
        vpternlogd zmm11, zmm26, [rbp + 18880], 0x96      ;   373.7 p5+p3   47 p
        vmovdqu64 [rbp + 18880], zmm19                    ;   351.7 p8+p9   46 p spill
        vmovdqu64 zmm19, [rbp + 17216]                    ;   338.7 p2      50 p reload
        vmovdqu64 [rbp + 22400], zmm28                    ;   363.2 p7+p4   46 p spill
        vmovdqu64 zmm28, [rbp + 9856]                     ;   339.5 p3      46 p
        vpternlogd zmm28, zmm19, [rbp + 14144], 0x96      ;   373.7 p0+p2   46 p
        vmovdqu64 [rbp + 14144], zmm21                    ;   361.2 p8+p9   46 p spill
        vmovdqu64 zmm21, [rbp + 20928]                    ;   340.5 p3      47 p reload
        vpternlogd zmm28, zmm21, [rbp + 17728], 0x96      ;   374.7 p5+p2   46 p
        vmovdqu64 zmm21, [rbp + 17024]                    ;   341.5 p3      50 p reload
        vpternlogd zmm28, zmm21, [rbp + 13504], 0x96      ;   375.7 p0+p2   46 p
        vmovdqu64 zmm21, [rbp + 19648]                    ;   342.5 p3      50 p reload
        vmovdqu64 [rbp + 13504], zmm4                     ;   353.7 p7+p4   46 p spill
        vmovdqu64 zmm4, [rbp + 13632]                     ;   342.7 p2      50 p reload
        vpternlogd zmm28, zmm4, zmm21, 0x96               ;   376.7 p5      46 p
        vmovdqa64 zmm21, zmm28                            ;   377.7         46 p copy
        vpternlogd zmm21, zmm10, zmm13, 0x96              ;   377.7 p0      46 p
        vmovdqu64 [rbp + 17024], zmm29                    ;   362.7 p8+p9   46 p spill
        vmovdqa64 zmm29, zmm21                            ;   378.7         46 p copy
        vpternlogd zmm29, zmm10, zmm6, 0x2e               ;   378.7 p5      46 p
        vmovdqu64 [rbp + 17728], zmm12                    ;   352.7 p7+p4   46 p spill
        vmovdqa64 zmm12, zmm29                            ;   379.7         46 p copy
        vpternlogd zmm12, zmm2, zmm2, 0xc3                ;   379.7 p0      46 p
        vpternlogd zmm29, zmm28, zmm10, 0x2f              ;   379.7 p5      46 p
        vpternlogd zmm10, zmm28, zmm6, 0xd4               ;   377.7 p0      46 p
        vpternlogd zmm4, zmm29, zmm21, 0xb4               ;   380.7 p5      46 p
        vpternlogd zmm29, zmm3, zmm10, 0x69               ;   380.7 p0      46 p
        vpternlogd zmm10, zmm13, zmm12, 0x95              ;   380.7 p5      46 p
        vmovdqu64 zmm2, [rbp + 21440]                     ;   343.5 p3      47 p reload
        vmovdqu64 zmm3, [rbp + 21248]                     ;   343.7 p2      50 p reload
        vmovdqu64 zmm13, [rbp + 10112]                    ;   344.5 p3      47 p
        vpternlogd zmm13, zmm3, zmm2, 0x96                ;   379.7 p0      47 p
        vpternlogd zmm28, zmm29, zmm4, 0x69               ;   381.7 p5      46 p
        vpternlogd zmm12, zmm8, zmm28, 0x96               ;   382.7 p0      46 p
        vpxord zmm7, zmm7, zmm12                          ;   383.7 p5      46 p
        vmovdqa64 zmm3, zmm10                             ;   381.7         46 p copy
        vpternlogd zmm3, zmm28, zmm4, 0x87                ;   382.7 p0      46 p
        vpternlogd zmm29, zmm3, zmm12, 0x4b               ;   383.7 p5      46 p
        vpternlogd zmm6, zmm29, zmm3, 0x69                ;   384.7 p0      46 p
        vmovdqa64 zmm8, zmm12                             ;   383.7         46 p copy
        vpternlogd zmm8, zmm28, zmm4, 0x5c                ;   383.7 p5      46 p
        vpternlogd zmm7, zmm3, zmm8, 0x2d                 ;   384.7 p0      46 p
        vpternlogd zmm8, zmm21, zmm6, 0x69                ;   385.7 p5      46 p
        vmovdqu64 zmm3, [rbp + 13824]                     ;   344.7 p2      47 p
        vpxord zmm3, zmm3, [r8 + 8156]{1to16}             ;   384.7 p0+p3   47 p
        vpxord zmm21, zmm7, zmm8                          ;   386.7 p5      46 p
        vmovdqa64 zmm2, zmm7                              ;   385.7         46 p copy
        vpternlogd zmm2, zmm6, zmm29, 0x6b                ;   385.7 p0      46 p
        vmovdqu64 [rbp + 13824], zmm18                    ;   331.2 p8+p9   46 p spill
        vmovdqa64 zmm18, zmm8                             ;   386.7         46 p copy
        vpternlogd zmm18, zmm6, zmm29, 0x53               ;   386.7 p5      46 p
        vpternlogd zmm7, zmm18, zmm29, 0x59               ;   387.7 p0      46 p
        vpternlogd zmm18, zmm2, zmm21, 0xb6               ;   387.7 p5      46 p
        vpternlogd zmm2, zmm10, zmm18, 0x96               ;   388.7 p0      46 p
        vpternlogd zmm28, zmm7, zmm21, 0xb4               ;   388.7 p5      46 p
        vpternlogd zmm7, zmm4, zmm21, 0x96                ;   388.7 p0      46 p
        vpternlogd zmm18, zmm12, zmm28, 0x96              ;   389.7 p5      46 p
        vmovdqu64 zmm4, [rbp + 14208]                     ;   345.7 p2      46 p reload
        vmovdqu64 zmm10, [rbp + 19968]                    ;   346.5 p3      47 p
        vpternlogd zmm10, zmm4, [r8 + 8152]{1to16}, 0x96  ;   389.7 p0+p2   47 p
        vpternlogd zmm28, zmm8, zmm6, 0x2d                ;   390.2 p5      46 p
        vmovdqu64 zmm4, [rbp + 16064]                     ;   347.5 p3      47 p
        vpxord zmm4, zmm4, [rbp + 10432]                  ;   390.7 p0+p2   47 p
        vmovdqa64 zmm12, zmm11                            ;   374.7         47 p copy
        vpternlogd zmm4, zmm19, [rbp + 22080], 0x96       ;   391.7 p5+p3   47 p
        vmovdqu64 [rbp + 22080], zmm29                    ;   384.7 p7+p4   46 p spill
        vmovdqu64 zmm29, [rbp + 10304]                    ;   348.7 p2      50 p reload
        vpternlogd zmm19, zmm29, [rbp + 20224], 0x96      ;   391.7 p0+p3   47 p
        vmovdqu64 zmm29, [rbp + 16384]                    ;   349.7 p2      50 p reload
        vmovdqu64 [rbp + 17216], zmm7                     ;   389.7 p8+p9   46 p spill
        vmovdqu64 zmm7, [rbp + 22464]                     ;   350.5 p3      50 p reload
        vpternlogd zmm13, zmm7, zmm29, 0x96               ;   392.2 p5      47 p
        vmovdqu64 zmm7, [rbp + 19072]                     ;   350.7 p2      50 p reload
        vpternlogd zmm13, zmm0, zmm7, 0x96                ;   393.2 p0      47 p
        vmovdqu64 zmm0, [rbp + 16448]                     ;   351.5 p3      50 p reload
        vpternlogd zmm13, zmm23, zmm0, 0x69               ;   394.2 p5      47 p
        vmovdqa64 zmm29, zmm16                            ;   371.7         47 p copy
        vpternlogd zmm29, zmm22, zmm13, 0x96              ;   395.2 p0      47 p
        vmovdqu64 [rbp + 22976], zmm6                     ;   385.7 p7+p4   46 p spill
        vmovdqa64 zmm6, zmm29                             ;   396.2         47 p copy
        vpternlogd zmm6, zmm22, zmm23, 0x2e               ;   396.2 p5      47 p
        vpternlogd zmm22, zmm6, zmm16, 0x73               ;   397.2 p0      47 p
        vpternlogd zmm6, zmm0, zmm0, 0xc3                 ;   397.2 p5      47 p
        vpternlogd zmm25, zmm22, zmm29, 0xb4              ;   398.2 p0      47 p
        vpternlogd zmm22, zmm31, zmm1, 0x69               ;   398.2 p5      47 p
        vpternlogd zmm1, zmm13, zmm6, 0x95                ;   398.2 p0      47 p
        vmovdqu64 zmm0, [rbp + 14656]                     ;   351.7 p2      50 p reload
        vmovdqu64 zmm13, [rbp + 10240]                    ;   352.5 p3      47 p
        vpternlogd zmm13, zmm0, [rbp + 16640], 0x96       ;   397.2 p5+p2   47 p
        vpternlogd zmm16, zmm22, zmm25, 0x69              ;   399.2 p0      47 p
        vpternlogd zmm6, zmm14, zmm16, 0x96               ;   400.2 p5      47 p
        vmovdqu64 zmm0, [rbp + 21568]                     ;   353.5 p3      47 p reload
        vmovdqu64 zmm14, [rbp + 10496]                    ;   353.7 p2      47 p
        vpternlogd zmm14, zmm0, [rbp + 14464], 0x96       ;   398.7 p0+p3   47 p
        vpxord zmm20, zmm20, zmm6                         ;   401.2 p5      47 p
        vmovdqu64 zmm0, [rbp + 21376]                     ;   354.7 p2      50 p reload
        vpternlogd zmm19, zmm0, [rbp + 18368], 0x96       ;   399.7 p0+p3   47 p
        vmovdqu64 zmm0, [rbp + 12992]                     ;   355.7 p2      50 p reload
        vpternlogd zmm3, zmm0, [rbp + 16768], 0x96        ;   400.2 p5+p3   47 p
        vpternlogd zmm3, zmm7, [rbp + 13056], 0x96        ;   401.2 p0+p2   47 p
        vmovdqa64 zmm0, zmm1                              ;   399.2         47 p copy
        vpternlogd zmm0, zmm16, zmm25, 0x87               ;   401.2 p5      47 p
        vpternlogd zmm22, zmm0, zmm6, 0x4b                ;   402.2 p0      47 p
        vpternlogd zmm23, zmm22, zmm0, 0x69               ;   403.2 p5      47 p
        vmovdqa64 zmm7, zmm6                              ;   401.2         47 p copy
        vpternlogd zmm7, zmm16, zmm25, 0x5c               ;   402.7 p0      47 p
        vpternlogd zmm20, zmm0, zmm7, 0x2d                ;   403.7 p5      47 p
        vpternlogd zmm7, zmm29, zmm23, 0x69               ;   404.2 p0      47 p
        vmovdqu64 zmm0, [rbp + 17344]                     ;   357.5 p3      50 p reload
        vmovdqu64 zmm29, [rbp + 19392]                    ;   357.7 p2      47 p
        vpternlogd zmm29, zmm0, [r8 + 8188]{1to16}, 0x96  ;   404.2 p5+p3   47 p
        vpxord zmm0, zmm20, zmm7                          ;   405.2 p0      47 p
        vmovdqa64 zmm31, zmm20                            ;   404.7         47 p copy
        vpternlogd zmm31, zmm23, zmm22, 0x6b              ;   405.2 p5      47 p
        vmovdqu64 [rbp + 17344], zmm28                    ;   391.2 p8+p9   46 p spill
        vmovdqa64 zmm28, zmm7                             ;   405.2         47 p copy
        vpternlogd zmm28, zmm23, zmm22, 0x53              ;   405.7 p0      47 p
        vpternlogd zmm20, zmm28, zmm22, 0x59              ;   406.7 p5      47 p
        vpternlogd zmm28, zmm31, zmm0, 0xb6               ;   406.7 p0      47 p
        vpternlogd zmm31, zmm1, zmm28, 0x96               ;   407.7 p5      47 p
        vmovdqu64 zmm1, [rbp + 15488]                     ;   358.7 p2      47 p
        vpxord zmm1, zmm1, [rbp + 10688]                  ;   407.7 p0+p3   47 p
        vpternlogd zmm16, zmm20, zmm0, 0xb4               ;   408.2 p5      47 p
        vpternlogd zmm20, zmm25, zmm0, 0x96               ;   408.7 p0      47 p
        vpternlogd zmm28, zmm6, zmm16, 0x96               ;   409.2 p5      47 p
        vpternlogd zmm16, zmm7, zmm23, 0x2d               ;   409.7 p0      47 p
        vmovdqu64 zmm6, [rbp + 20480]                     ;   359.7 p2      47 p
        vpxord zmm6, zmm6, [r8 + 8184]{1to16}             ;   410.2 p5+p3   47 p
        vmovdqu64 zmm25, [rbp + 16256]                    ;   360.7 p2      47 p
        vpxord zmm25, zmm25, [rbp + 10624]                ;   410.7 p0+p3   47 p
        vmovdqu64 [rbp + 16256], zmm22                    ;   403.2 p7+p4   47 p spill
        vmovdqu64 zmm22, [rbp + 15552]                    ;   361.7 p2      50 p reload
        vpternlogd zmm13, zmm22, [rbp + 18176], 0x96      ;   411.2 p5+p3   47 p
        vmovdqu64 zmm22, [rbp + 13248]                    ;   362.7 p2      50 p reload
        vmovdqu64 [rbp + 18176], zmm20                    ;   409.7 p8+p9   47 p spill
        vmovdqu64 zmm20, [rbp + 18752]                    ;   363.5 p3      50 p reload
        vpternlogd zmm19, zmm20, zmm22, 0x96              ;   411.7 p0      47 p
        vpternlogd zmm19, zmm17, [rbp + 13184], 0x69      ;   412.7 p5+p2   47 p
        vpternlogd zmm29, zmm22, [rbp + 15488], 0x96      ;   412.7 p0+p3   47 p
        vmovdqu64 zmm20, [rbp + 12928]                    ;   364.7 p2      50 p reload
        vpternlogd zmm10, zmm20, [rbp + 15616], 0x96      ;   413.2 p5+p3   47 p
        vpternlogd zmm10, zmm22, [rbp + 15488], 0x96      ;   414.2 p0+p2   47 p
        vmovdqu64 zmm20, [rbp + 13440]                    ;   366.5 p3      50 p reload
        vpternlogd zmm4, zmm20, [rbp + 17472], 0x96       ;   414.2 p5+p2   47 p
        vmovdqu64 zmm20, [rbp + 20992]                    ;   367.5 p3      50 p reload
        vpternlogd zmm14, zmm20, [rbp + 19328], 0x96      ;   414.7 p0+p2   47 p
        vmovdqu64 zmm20, [rbp + 21504]                    ;   368.5 p3      50 p reload
        vpternlogd zmm3, zmm20, [rbp + 15104], 0x96       ;   415.2 p5+p2   47 p
        vmovdqu64 zmm22, [rbp + 16192]                    ;   369.5 p3      50 p reload
        vpternlogd zmm13, zmm22, [rbp + 19520], 0x96      ;   415.7 p0+p2   47 p
        vmovdqu64 zmm22, [rbp + 17984]                    ;   370.5 p3      50 p reload
        vpternlogd zmm13, zmm22, [rbp + 21760], 0x96      ;   416.7 p5+p2   47 p
        vmovdqu64 [rbp + 21760], zmm23                    ;   404.2 p7+p4   47 p spill
        vmovdqa64 zmm23, zmm13                            ;   417.7         47 p copy
        vpternlogd zmm23, zmm11, zmm19, 0x96              ;   417.7 p0      47 p
        vmovdqu64 [rbp + 19520], zmm16                    ;   410.7 p8+p9   47 p spill
        vmovdqa64 zmm16, zmm23                            ;   418.7         47 p copy
        vpternlogd zmm16, zmm11, zmm17, 0x2e              ;   418.7 p5      47 p
        vmovdqu64 [rbp + 16192], zmm31                    ;   408.7 p7+p4   47 p spill
        vmovdqa64 zmm31, zmm13                            ;   417.7         47 p copy
        vpternlogd zmm31, zmm11, zmm17, 0xd4              ;   417.7 p0      47 p
        vpternlogd zmm11, zmm16, zmm13, 0x73              ;   419.7 p5      47 p
        vpternlogd zmm22, zmm11, zmm23, 0xb4              ;   420.7 p0      47 p
        vpternlogd zmm11, zmm9, zmm31, 0x69               ;   420.7 p5      47 p
        vpternlogd zmm13, zmm11, zmm22, 0x69              ;   421.7 p0      47 p
        vmovdqu64 zmm9, [rbp + 13184]                     ;   371.5 p3      50 p reload
        vpternlogd zmm16, zmm9, [rbp + 13184], 0xc3       ;   420.2 p5+p2   47 p
        vpternlogd zmm31, zmm19, zmm16, 0x95              ;   421.2 p0      47 p
        vpternlogd zmm16, zmm26, zmm13, 0x96              ;   422.7 p5      47 p
        vpxord zmm12, zmm12, zmm16                        ;   423.7 p0      47 p
        vmovdqu64 zmm9, [rbp + 21120]                     ;   372.5 p3      50 p reload
        vpternlogd zmm14, zmm9, [rbp + 13120], 0x96       ;   422.2 p5+p2   47 p
        vmovdqu64 zmm9, [rbp + 22656]                     ;   373.5 p3      50 p reload
        vpternlogd zmm10, zmm9, [rbp + 14976], 0x96       ;   422.7 p0+p2   47 p
        vmovdqu64 zmm19, [rbp + 19584]                    ;   374.5 p3      50 p reload
        vpternlogd zmm4, zmm19, [rbp + 17600], 0x96       ;   423.2 p5+p2   47 p
        vmovdqa64 zmm26, zmm31                            ;   422.2         47 p copy
        vpternlogd zmm26, zmm13, zmm22, 0x87              ;   423.7 p0      47 p
        vpternlogd zmm11, zmm26, zmm16, 0x4b              ;   424.7 p5      47 p
        vpternlogd zmm17, zmm11, zmm26, 0x69              ;   425.7 p0      47 p
        vmovdqu64 [rbp + 17600], zmm0                     ;   406.2 p8+p9   47 p spill
        vmovdqa64 zmm0, zmm16                             ;   423.7         47 p copy
        vpternlogd zmm0, zmm13, zmm22, 0x5c               ;   425.2 p5      47 p
        vpternlogd zmm12, zmm26, zmm0, 0x2d               ;   426.2 p0      47 p
        vpternlogd zmm0, zmm23, zmm17, 0x69               ;   426.7 p5      47 p
        vmovdqu64 zmm23, [rbp + 15872]                    ;   375.5 p3      50 p reload
        vpternlogd zmm1, zmm23, [rbp + 21440], 0x96       ;   426.7 p0+p2   47 p
        vpxord zmm23, zmm12, zmm0                         ;   427.7 p5      47 p
        vmovdqa64 zmm26, zmm12                            ;   427.2         47 p copy
        vpternlogd zmm26, zmm17, zmm11, 0x6b              ;   427.7 p0      47 p
        vmovdqu64 [rbp + 21440], zmm28                    ;   410.2 p7+p4   47 p spill
        vmovdqa64 zmm28, zmm0                             ;   427.7         47 p copy
        vpternlogd zmm28, zmm17, zmm11, 0x53              ;   428.2 p5      47 p
        vpternlogd zmm12, zmm28, zmm11, 0x59              ;   429.2 p0      47 p
        vpternlogd zmm28, zmm26, zmm23, 0xb6              ;   429.2 p5      47 p
        vpternlogd zmm26, zmm31, zmm28, 0x96              ;   430.2 p0      47 p
        vpternlogd zmm5, zmm27, [rbp + 10816], 0x96       ;   430.2 p5+p3   50 p
        vpternlogd zmm15, zmm30, [rbp + 10752], 0x96      ;   430.7 p0+p2   50 p
        vpternlogd zmm13, zmm12, zmm23, 0xb4              ;   431.2 p5      47 p
        vpternlogd zmm12, zmm22, zmm23, 0x96              ;   431.7 p0      47 p
        vpternlogd zmm28, zmm16, zmm13, 0x96              ;   432.2 p5      47 p
        vmovdqu64 zmm16, [rbp + 10944]                    ;   377.5 p3      50 p
        vpternlogd zmm16, zmm24, [rbp + 13824], 0x96      ;   432.7 p0+p2   50 p
        vpternlogd zmm13, zmm0, zmm17, 0x2d               ;   433.2 p5      47 p
        vmovdqu64 zmm22, [rbp + 19264]                    ;   378.5 p3      50 p reload
        vpternlogd zmm6, zmm22, [rbp + 15296], 0x96       ;   433.7 p0+p2   47 p
        vmovdqu64 zmm22, [rbp + 19456]                    ;   379.5 p3      50 p reload
        vpternlogd zmm14, zmm22, [rbp + 19200], 0x96      ;   434.2 p5+p2   47 p
        vpternlogd zmm14, zmm3, [rbp + 18240], 0x69       ;   435.2 p0+p3   47 p
        vpternlogd zmm8, zmm18, [rbp + 11520], 0x96       ;   435.2 p5+p2   50 p
        vmovdqa64 zmm31, zmm4                             ;   424.2         47 p copy
        vpternlogd zmm31, zmm10, zmm3, 0xd4               ;   435.7 p0      47 p
        vmovdqu64 [rbp + 18240], zmm18                    ;   390.7 p8+p9   46 p spill
        vmovdqa64 zmm18, zmm10                            ;   423.7         47 p copy
        vmovdqu64 [rbp + 19200], zmm8                     ;   436.2 p7+p4   50 p spill
        vmovdqa64 zmm8, zmm4                              ;   424.2         47 p copy
        vpternlogd zmm8, zmm10, zmm14, 0x96               ;   436.2 p5      47 p
        vpternlogd zmm21, zmm2, [rbp + 11584], 0x96       ;   436.7 p0+p3   50 p
        vmovdqu64 [rbp + 15296], zmm2                     ;   389.7 p8+p9   46 p spill
        vmovdqa64 zmm2, zmm8                              ;   437.2         47 p copy
        vpternlogd zmm2, zmm10, zmm3, 0x2e                ;   437.2 p5      47 p
        vpternlogd zmm10, zmm2, zmm4, 0x73                ;   438.2 p0      47 p
        vpternlogd zmm2, zmm22, zmm22, 0xc3               ;   438.2 p5      47 p
        vpternlogd zmm19, zmm10, zmm8, 0xb4               ;   439.2 p0      47 p
        vpternlogd zmm10, zmm20, zmm31, 0x69              ;   439.2 p5      47 p
        vpternlogd zmm31, zmm14, zmm2, 0x95               ;   439.7 p0      47 p
        vmovdqu64 zmm14, [rbp + 22592]                    ;   381.7 p2      46 p reload
        vmovdqu64 zmm20, [rbp + 13952]                    ;   382.5 p3      50 p
        vpternlogd zmm20, zmm14, [rbp + 8128], 0x96       ;   440.2 p5+p2   50 p
        vpternlogd zmm4, zmm10, zmm19, 0x69               ;   440.7 p0      47 p
        vpternlogd zmm2, zmm9, zmm4, 0x96                 ;   441.7 p5      47 p
        vmovdqu64 zmm9, [rbp + 17024]                     ;   383.5 p3      46 p reload
        vmovdqu64 zmm14, [rbp + 11008]                    ;   383.7 p2      50 p
        vpternlogd zmm14, zmm9, [rbp + 17728], 0x96       ;   441.7 p0+p3   50 p
        vpxord zmm18, zmm18, zmm2                         ;   442.7 p5      47 p
        vmovdqa64 zmm22, zmm31                            ;   440.7         47 p copy
        vpternlogd zmm22, zmm4, zmm19, 0x87               ;   442.7 p0      47 p
        vpternlogd zmm10, zmm22, zmm2, 0x4b               ;   443.7 p5      47 p
        vpternlogd zmm3, zmm10, zmm22, 0x69               ;   444.7 p0      47 p
        vmovdqa64 zmm9, zmm2                              ;   442.7         47 p copy
        vpternlogd zmm9, zmm4, zmm19, 0x5c                ;   444.2 p5      47 p
        vpternlogd zmm18, zmm22, zmm9, 0x2d               ;   445.2 p0      47 p
        vpternlogd zmm9, zmm8, zmm3, 0x69                 ;   445.7 p5      47 p
        vmovdqu64 zmm8, [rbp + 15168]                     ;   384.7 p2      50 p reload
        vpternlogd zmm29, zmm8, [rbp + 21952], 0x96       ;   445.7 p0+p3   47 p
        vpternlogd zmm23, zmm26, [rbp + 12096], 0x96      ;   446.2 p5+p2   50 p
        vpxord zmm22, zmm18, zmm9                         ;   446.7 p0      47 p
        vpternlogd zmm0, zmm28, [rbp + 12032], 0x96       ;   447.2 p5+p3   50 p
        vmovdqu64 [rbp + 21952], zmm26                    ;   431.2 p7+p4   47 p spill
        vmovdqa64 zmm26, zmm18                            ;   446.2         47 p copy
        vpternlogd zmm26, zmm3, zmm10, 0x6b               ;   447.7 p0      47 p
        vmovdqu64 [rbp + 17728], zmm28                    ;   433.2 p8+p9   47 p spill
        vmovdqa64 zmm28, zmm9                             ;   446.7         47 p copy
        vpternlogd zmm28, zmm3, zmm10, 0x53               ;   448.2 p5      47 p
        vpternlogd zmm18, zmm28, zmm10, 0x59              ;   449.2 p0      47 p
        vpternlogd zmm28, zmm26, zmm22, 0xb6              ;   449.2 p5      47 p
        vpternlogd zmm26, zmm31, zmm28, 0x96              ;   450.2 p0      47 p
        vpternlogd zmm4, zmm18, zmm22, 0xb4               ;   450.2 p5      47 p
        vpternlogd zmm18, zmm19, zmm22, 0x96              ;   450.7 p0      47 p
        vpternlogd zmm28, zmm2, zmm4, 0x96                ;   451.2 p5      47 p
        vmovdqu64 zmm2, [rbp + 14144]                     ;   386.7 p2      46 p reload
        vmovdqu64 zmm19, [rbp + 11072]                    ;   387.5 p3      50 p
        vpternlogd zmm19, zmm2, [rbp + 13504], 0x96       ;   451.7 p0+p2   50 p
        vpternlogd zmm4, zmm9, zmm3, 0x2d                 ;   452.2 p5      47 p
        vpternlogd zmm11, zmm12, [rbp + 8768], 0x96       ;   452.7 p0+p3   50 p
        vpternlogd zmm17, zmm13, [rbp + 12224], 0x96      ;   453.2 p5+p2   50 p
        vpternlogd zmm22, zmm26, [rbp + 12352], 0x96      ;   453.7 p0+p3   50 p
        vpternlogd zmm9, zmm28, [rbp + 12288], 0x96       ;   454.2 p5+p2   50 p
        vpternlogd zmm10, zmm18, [rbp + 8896], 0x96       ;   454.7 p0+p3   50 p
        vpternlogd zmm3, zmm4, [rbp + 12480], 0x96        ;   455.2 p5+p2   50 p
        vmovdqu64 zmm31, [rbp + 18048]                    ;   391.5 p3      50 p reload
        vpternlogd zmm25, zmm31, [rbp + 15360], 0x96      ;   455.7 p0+p2   47 p
        vmovdqu64 zmm31, [rbp + 21440]                    ;   410.2 p3      47 p reload
        vmovdqu64 zmm2, [rbp + 11776]                     ;   392.7 p2      50 p reload
        vpternlogd zmm7, zmm2, zmm31, 0x96                ;   456.2 p5      50 p
        vmovdqu64 zmm2, [rbp + 13888]                     ;   393.5 p3      50 p reload
        vpternlogd zmm1, zmm2, [rbp + 22272], 0x96        ;   456.7 p0+p2   47 p
        vmovdqu64 zmm2, [rbp + 20160]                     ;   394.5 p3      50 p reload
        vpternlogd zmm6, zmm2, [rbp + 16384], 0x96        ;   457.2 p5+p2   47 p
        vmovdqu64 zmm2, [rbp + 22016]                     ;   395.5 p3      50 p reload
        vmovdqu64 zmm31, [rbp + 20544]                    ;   395.7 p2      50 p reload
        vpternlogd zmm1, zmm31, zmm2, 0x96                ;   457.7 p0      47 p
        vmovdqu64 zmm31, [rbp + 17408]                    ;   396.5 p3      50 p reload
        vpternlogd zmm6, zmm2, zmm31, 0x96                ;   458.2 p5      47 p
        vmovdqu64 zmm2, [rbp + 18496]                     ;   396.7 p2      50 p reload
        vpternlogd zmm1, zmm29, zmm2, 0x69                ;   458.7 p0      47 p
        vmovdqu64 [rbp + 22016], zmm10                    ;   455.7 p7+p4   50 p spill
        vpxord zmm10, zmm15, [rbp - 128]                  ;   459.2 p5+p3   63 p
        vmovdqu64 [rbp + 20544], zmm10                    ;   460.2 p8+p9   63 p spill
        vpxord zmm10, zmm5, [rbp + 0]                     ;   459.7 p0+p2   63 p
        vmovdqu64 [rbp + 16384], zmm10                    ;   460.7 p7+p4   63 p spill
        vmovdqa64 zmm10, zmm6                             ;   459.2         47 p copy
        vmovdqu64 [rbp + 20160], zmm5                     ;   431.2 p8+p9   50 p spill
        vmovdqu64 zmm5, [rbp - 64]                        ;   398.5 p3      63 p
        vpternlogd zmm5, zmm24, [r8 + 7684]{1to16}, 0x96  ;   460.2 p5+p2   63 p
        vmovdqu64 [rbp + 22272], zmm5                     ;   461.2 p7+p4   63 p spill
        vmovdqu64 zmm5, [rbp + 19648]                     ;   399.5 p3      50 p reload
        vpternlogd zmm25, zmm5, [rbp + 18752], 0x96       ;   460.7 p0+p2   47 p
        vmovdqu64 zmm5, [rbp + 10880]                     ;   400.5 p3      63 p
        vpternlogd zmm5, zmm30, [rbp + 128], 0x96         ;   461.2 p5+p2   63 p
        vmovdqu64 [rbp + 18752], zmm5                     ;   462.2 p8+p9   63 p spill
        vmovdqu64 zmm5, [rbp + 14528]                     ;   401.5 p3      50 p reload
        vpternlogd zmm25, zmm5, [rbp + 15680], 0x96       ;   461.7 p0+p2   47 p
        vmovdqu64 [rbp + 15680], zmm30                    ;   343.3 p7+p4   46 p spill
        vpxord zmm30, zmm16, [rbp + 192]                  ;   462.2 p5+p3   63 p
        vmovdqu64 [rbp + 19648], zmm30                    ;   463.2 p8+p9   63 p spill
        vmovdqa64 zmm30, zmm25                            ;   462.7         47 p copy
        vpternlogd zmm30, zmm6, zmm1, 0x96                ;   462.7 p0      47 p
        vmovdqu64 [rbp + 13888], zmm16                    ;   433.7 p7+p4   50 p spill
        vmovdqa64 zmm16, zmm30                            ;   463.7         47 p copy
        vpternlogd zmm16, zmm6, zmm29, 0x2e               ;   463.7 p5      47 p
        vmovdqu64 [rbp + 15360], zmm24                    ;   345.7 p8+p9   46 p spill
        vmovdqa64 zmm24, zmm16                            ;   464.7         47 p copy
        vpternlogd zmm24, zmm2, zmm2, 0xc3                ;   464.7 p0      47 p
        vpternlogd zmm16, zmm25, zmm6, 0x2f               ;   464.7 p5      47 p
        vpternlogd zmm6, zmm25, zmm29, 0xd4               ;   464.7 p0      47 p
        vpternlogd zmm5, zmm16, zmm30, 0xb4               ;   465.7 p5      47 p
        vpternlogd zmm16, zmm8, zmm6, 0x69                ;   465.7 p0      47 p
        vpternlogd zmm6, zmm1, zmm24, 0x95                ;   466.2 p5      47 p
        vmovdqu64 zmm1, [rbp + 8064]                      ;   402.7 p2      63 p
        vpternlogd zmm1, zmm27, [rbp + 256], 0x96         ;   466.7 p0+p3   63 p
        vpternlogd zmm25, zmm16, zmm5, 0x69               ;   467.2 p5      47 p
        vpternlogd zmm24, zmm31, zmm25, 0x96              ;   468.2 p0      47 p
        vmovdqu64 zmm2, [rbp + 22400]                     ;   403.7 p2      46 p reload
        vmovdqu64 zmm8, [rbp + 11200]                     ;   404.5 p3      50 p
        vpternlogd zmm8, zmm2, [rbp + 18880], 0x96        ;   468.2 p5+p2   50 p
        vpxord zmm31, zmm20, [rbp + 320]                  ;   468.7 p0+p3   63 p
        vpxord zmm10, zmm10, zmm24                        ;   469.2 p5      47 p
        vmovdqu64 [rbp + 18880], zmm31                    ;   469.7 p7+p4   63 p spill
        vpxord zmm31, zmm14, [rbp + 384]                  ;   469.7 p0+p2   63 p
        vmovdqu64 [rbp + 17408], zmm31                    ;   470.7 p8+p9   63 p spill
        vpxord zmm31, zmm19, [rbp + 512]                  ;   470.2 p5+p3   63 p
        vmovdqu64 [rbp + 15168], zmm31                    ;   471.2 p7+p4   63 p spill
        vmovdqa64 zmm31, zmm6                             ;   467.2         47 p copy
        vpternlogd zmm31, zmm25, zmm5, 0x87               ;   470.7 p0      47 p
        vpternlogd zmm16, zmm31, zmm24, 0x4b              ;   471.7 p5      47 p
        vpternlogd zmm29, zmm16, zmm31, 0x69              ;   472.7 p0      47 p
        vmovdqu64 [rbp + 14528], zmm1                     ;   467.7 p8+p9   63 p spill
        vmovdqa64 zmm1, zmm24                             ;   469.2         47 p copy
        vpternlogd zmm1, zmm25, zmm5, 0x5c                ;   472.2 p5      47 p
        vpternlogd zmm10, zmm31, zmm1, 0x2d               ;   473.2 p0      47 p
        vpternlogd zmm1, zmm30, zmm29, 0x69               ;   473.7 p5      47 p
        vpxord zmm30, zmm10, zmm1                         ;   474.7 p0      47 p
        vmovdqa64 zmm31, zmm10                            ;   474.2         47 p copy
        vpternlogd zmm31, zmm29, zmm16, 0x6b              ;   474.2 p5      47 p
        vmovdqa64 zmm2, zmm1                              ;   474.7         47 p copy
        vpternlogd zmm2, zmm29, zmm16, 0x53               ;   474.7 p0      47 p
        vpternlogd zmm10, zmm2, zmm16, 0x59               ;   475.7 p5      47 p
        vpternlogd zmm2, zmm31, zmm30, 0xb6               ;   475.7 p0      47 p
        vpternlogd zmm31, zmm6, zmm2, 0x96                ;   476.7 p5      47 p
        vmovdqu64 zmm6, [rbp + 19200]                     ;   436.2 p2      63 p
        vpxord zmm6, zmm6, [rbp + 1408]                   ;   476.7 p0+p3   63 p
        vpternlogd zmm25, zmm10, zmm30, 0xb4              ;   477.2 p5      47 p
        vpternlogd zmm10, zmm5, zmm30, 0x96               ;   477.7 p0      47 p
        vpternlogd zmm2, zmm24, zmm25, 0x96               ;   478.2 p5      47 p
        vpternlogd zmm25, zmm1, zmm29, 0x2d               ;   478.7 p0      47 p
        vpxord zmm5, zmm21, [rbp + 1536]                  ;   479.2 p5+p2   63 p
        vpxord zmm24, zmm23, [rbp + 4608]                 ;   479.7 p0+p3   63 p
        vmovdqu64 [rbp + 18496], zmm24                    ;   480.7 p7+p4   63 p spill
        vpxord zmm24, zmm0, [rbp + 4480]                  ;   480.2 p5+p2   63 p
        vmovdqu64 [rbp + 18048], zmm24                    ;   481.2 p8+p9   63 p spill
        vpxord zmm24, zmm7, [rbp + 3968]                  ;   480.7 p0+p3   63 p
        vmovdqu64 [rbp + 13504], zmm24                    ;   481.7 p7+p4   63 p spill
        vpxord zmm24, zmm17, [rbp + 4800]                 ;   481.2 p5+p2   63 p
        vmovdqu64 [rbp + 22656], zmm24                    ;   482.2 p8+p9   63 p spill
        vpxord zmm24, zmm11, [rbp + 4928]                 ;   481.7 p0+p3   63 p
        vpternlogd zmm30, zmm31, [rbp + 12608], 0x96      ;   482.2 p5+p2   50 p
        vpternlogd zmm1, zmm2, [rbp + 12544], 0x96        ;   482.7 p0+p3   50 p
        vmovdqu64 [rbp + 22592], zmm24                    ;   482.7 p7+p4   63 p spill
        vpxord zmm24, zmm8, [rbp + 704]                   ;   483.2 p5+p2   63 p
        vpternlogd zmm16, zmm10, [rbp + 9024], 0x96       ;   483.7 p0+p3   50 p
        vpternlogd zmm29, zmm25, [rbp + 12736], 0x96      ;   484.2 p5+p2   50 p
        vmovdqu64 [rbp + 21504], zmm5                     ;   480.2 p8+p9   63 p spill
        vmovdqu64 zmm5, [rbp + 832]                       ;   413.5 p3      63 p
        vmovdqu64 [rbp + 19584], zmm6                     ;   477.7 p7+p4   63 p spill
        vmovdqu64 zmm6, [rbp + 896]                       ;   413.7 p2      63 p
        vmovdqu64 [rbp + 19456], zmm24                    ;   484.2 p8+p9   63 p spill
        vmovdqu64 zmm24, [rbp + 1024]                     ;   414.5 p3      63 p
        vmovdqu64 [rbp + 19264], zmm11                    ;   453.7 p7+p4   50 p spill
        vmovdqu64 zmm11, [rbp + 1216]                     ;   414.7 p2      63 p
        vmovdqu64 [rbp + 13824], zmm17                    ;   454.2 p8+p9   50 p spill
        vmovdqu64 zmm17, [rbp + 1344]                     ;   415.5 p3      63 p
        vmovdqu64 [rbp + 15872], zmm23                    ;   447.2 p7+p4   50 p spill
        vmovdqu64 zmm23, [rbp + 1728]                     ;   415.7 p2      63 p
        vmovdqu64 [rbp + 14976], zmm0                     ;   448.2 p8+p9   50 p spill
        vmovdqu64 zmm0, [rbp + 1856]                      ;   416.5 p3      63 p
        vmovdqu64 [rbp + 13120], zmm7                     ;   457.2 p7+p4   50 p spill
        vmovdqu64 zmm7, [rbp + 4096]                      ;   416.7 p2      63 p
        vmovdqu64 [rbp + 21120], zmm21                    ;   437.7 p8+p9   50 p spill
        vmovdqu64 zmm21, [rbp + 4288]                     ;   417.5 p3      63 p
        vmovdqu64 [rbp + 19008], zmm8                     ;   469.2 p7+p4   50 p spill
        vmovdqu64 zmm8, [rbp + 4416]                      ;   417.7 p2      63 p
        vmovdqu64 [rbp + 13184], zmm19                    ;   452.7 p8+p9   50 p spill
        vmovdqu64 zmm19, [rbp + 4672]                     ;   418.5 p3      63 p
        vpternlogd zmm19, zmm12, [r8 + 7852]{1to16}, 0x96 ;   484.7 p0+p2   63 p
        vmovdqu64 [rbp + 13760], zmm19                    ;   485.7 p7+p4   63 p spill
        vmovdqu64 zmm19, [rbp + 4544]                     ;   419.5 p3      63 p
        vpternlogd zmm19, zmm13, [r8 + 7844]{1to16}, 0x96 ;   485.2 p5+p2   63 p
        vmovdqu64 [rbp + 17984], zmm19                    ;   486.2 p8+p9   63 p spill
        vmovdqu64 zmm19, [rbp + 17792]                    ;   420.5 p3      46 p reload
        vmovdqu64 [rbp + 15104], zmm12                    ;   432.7 p7+p4   47 p spill
        vmovdqu64 zmm12, [rbp + 21184]                    ;   420.7 p2      50 p
        vpternlogd zmm12, zmm19, [rbp + 8256], 0x96       ;   485.7 p0+p3   50 p
        vpxord zmm19, zmm9, [rbp + 4992]                  ;   486.2 p5+p2   63 p
        vpxord zmm5, zmm5, zmm12                          ;   486.7 p0      63 p
        vmovdqu64 [rbp + 17792], zmm19                    ;   487.2 p8+p9   63 p spill
        vmovdqu64 zmm19, [rbp + 5056]                     ;   422.5 p3      63 p
        vpternlogd zmm19, zmm4, [r8 + 7876]{1to16}, 0x96  ;   487.2 p5+p2   63 p
        vmovdqu64 [rbp + 19328], zmm19                    ;   488.2 p7+p4   63 p spill
        vmovdqu64 zmm19, [rbp + 20608]                    ;   423.5 p3      46 p reload
        vmovdqu64 [rbp + 20992], zmm5                     ;   487.7 p8+p9   63 p spill
        vmovdqu64 zmm5, [rbp + 11264]                     ;   423.7 p2      50 p
        vpternlogd zmm5, zmm19, [rbp + 20352], 0x96       ;   487.7 p0+p3   50 p
        vpxord zmm6, zmm6, zmm5                           ;   488.7 p5      63 p
        vmovdqu64 [rbp + 20352], zmm6                     ;   489.7 p7+p4   63 p spill
        vpxord zmm6, zmm22, [rbp + 5120]                  ;   488.7 p0+p2   63 p
        vmovdqu64 [rbp + 17472], zmm6                     ;   489.7 p8+p9   63 p spill
        vmovdqu64 zmm6, [rbp + 11392]                     ;   425.5 p3      63 p
        vpternlogd zmm6, zmm19, [rbp + 1152], 0x96        ;   489.2 p5+p2   63 p
        vmovdqu64 zmm19, [rbp + 5184]                     ;   426.5 p3      63 p
        vpternlogd zmm19, zmm18, [r8 + 7884]{1to16}, 0x96 ;   489.7 p0+p2   63 p
        vmovdqu64 [rbp + 13440], zmm19                    ;   490.7 p7+p4   63 p spill
        vmovdqu64 zmm19, [rbp + 17152]                    ;   427.5 p3      46 p reload
        vmovdqu64 [rbp + 15488], zmm6                     ;   490.2 p8+p9   63 p spill
        vmovdqu64 zmm6, [rbp + 11328]                     ;   427.7 p2      50 p
        vpternlogd zmm6, zmm19, [rbp + 13376], 0x96       ;   490.2 p5+p3   50 p
        vpxord zmm24, zmm24, zmm6                         ;   491.2 p0      63 p
        vmovdqu64 [rbp + 13376], zmm24                    ;   492.2 p7+p4   63 p spill
        vpxord zmm24, zmm3, [rbp + 5312]                  ;   491.2 p5+p2   63 p
        vmovdqu64 [rbp + 13248], zmm24                    ;   492.2 p8+p9   63 p spill
        vmovdqu64 zmm24, [rbp + 8320]                     ;   429.5 p3      63 p
        vpternlogd zmm24, zmm19, [rbp + 1280], 0x96       ;   491.7 p0+p2   63 p
        vmovdqu64 zmm19, [rbp + 8832]                     ;   430.5 p3      63 p
        vpternlogd zmm19, zmm26, [rbp + 5376], 0x96       ;   492.2 p5+p2   63 p
        vmovdqu64 [rbp + 15616], zmm19                    ;   493.2 p7+p4   63 p spill
        vmovdqu64 zmm19, [rbp + 12416]                    ;   431.5 p3      63 p
        vpternlogd zmm19, zmm28, [rbp + 5248], 0x96       ;   492.7 p0+p2   63 p
        vmovdqu64 [rbp + 12928], zmm19                    ;   493.7 p8+p9   63 p spill
        vmovdqu64 zmm19, [rbp + 17088]                    ;   432.5 p3      46 p reload
        vmovdqu64 [rbp + 15552], zmm24                    ;   492.7 p7+p4   63 p spill
        vmovdqu64 zmm24, [rbp + 11456]                    ;   432.7 p2      50 p
        vpternlogd zmm24, zmm19, [rbp + 22912], 0x96      ;   493.2 p5+p3   50 p
        vpxord zmm11, zmm11, zmm24                        ;   494.2 p0      63 p
        vmovdqu64 [rbp + 22912], zmm11                    ;   495.2 p8+p9   63 p spill
        vmovdqu64 zmm11, [rbp + 22016]                    ;   455.7 p2      63 p
        vpxord zmm11, zmm11, [rbp + 5440]                 ;   494.2 p5+p3   63 p
        vmovdqu64 [rbp + 20480], zmm11                    ;   495.2 p7+p4   63 p spill
        vmovdqu64 zmm11, [rbp + 960]                      ;   434.7 p2      63 p
        vpternlogd zmm11, zmm19, [r8 + 7748]{1to16}, 0x96 ;   494.7 p0+p3   63 p
        vmovdqu64 zmm19, [rbp + 18432]                    ;   435.7 p2      46 p reload
        vmovdqu64 [rbp + 19392], zmm11                    ;   495.7 p8+p9   63 p spill
        vmovdqu64 zmm11, [rbp + 22528]                    ;   436.5 p3      50 p
        vpternlogd zmm11, zmm19, [rbp + 8384], 0x96       ;   495.2 p5+p2   50 p
        vpxord zmm17, zmm17, zmm11                        ;   496.2 p0      63 p
        vpxord zmm19, zmm1, [rbp + 5504]                  ;   496.2 p5+p3   63 p
        vmovdqu64 [rbp + 18432], zmm19                    ;   497.2 p7+p4   63 p spill
        vpxord zmm19, zmm30, [rbp + 5632]                 ;   496.7 p0+p2   63 p
        vmovdqu64 [rbp + 13056], zmm19                    ;   497.7 p8+p9   63 p spill
        vpxord zmm19, zmm29, [rbp + 5824]                 ;   497.2 p5+p3   63 p
        vmovdqu64 [rbp + 19072], zmm19                    ;   498.2 p7+p4   63 p spill
        vmovdqu64 zmm19, [rbp + 17344]                    ;   438.7 p2      46 p reload
        vmovdqu64 [rbp + 16768], zmm17                    ;   497.2 p8+p9   63 p spill
        vmovdqu64 zmm17, [rbp + 11712]                    ;   439.5 p3      50 p
        vpternlogd zmm17, zmm19, [rbp + 22976], 0x96      ;   497.7 p0+p2   50 p
        vpxord zmm23, zmm23, zmm17                        ;   498.7 p5      63 p
        vmovdqu64 [rbp + 22976], zmm23                    ;   499.7 p7+p4   63 p spill
        vpxord zmm23, zmm16, [rbp + 5952]                 ;   498.7 p0+p3   63 p
        vmovdqu64 [rbp + 12992], zmm23                    ;   499.7 p8+p9   63 p spill
        vmovdqu64 zmm23, [rbp + 1472]                     ;   440.7 p2      63 p
        vpternlogd zmm23, zmm19, [r8 + 7780]{1to16}, 0x96 ;   499.2 p5+p3   63 p
        vmovdqu64 zmm19, [rbp + 22080]                    ;   441.7 p2      46 p reload
        vmovdqu64 [rbp + 18368], zmm23                    ;   500.2 p7+p4   63 p spill
        vmovdqu64 zmm23, [rbp + 17216]                    ;   442.5 p3      50 p
        vpternlogd zmm23, zmm19, [rbp + 8512], 0x96       ;   499.7 p0+p2   50 p
        vpxord zmm15, zmm15, [rbp + 1920]                 ;   500.2 p5+p3   63 p
        vmovdqu64 zmm19, [rbp + 20160]                    ;   443.7 p2      63 p
        vpxord zmm19, zmm19, [rbp + 2048]                 ;   500.7 p0+p3   63 p
        vpxord zmm0, zmm0, zmm23                          ;   501.2 p5      63 p
        vmovdqu64 [rbp + 20160], zmm19                    ;   501.7 p8+p9   63 p spill
        vmovdqu64 zmm19, [rbp + 16192]                    ;   444.7 p2      47 p reload
        vmovdqu64 [rbp + 22080], zmm15                    ;   501.2 p7+p4   63 p spill
        vmovdqu64 zmm15, [rbp + 11840]                    ;   445.5 p3      50 p
        vpternlogd zmm15, zmm19, [rbp + 17600], 0x96      ;   501.7 p0+p2   50 p
        vpxord zmm7, zmm7, zmm15                          ;   502.7 p5      63 p
        vmovdqu64 [rbp + 17600], zmm7                     ;   503.7 p8+p9   63 p spill
        vmovdqu64 zmm7, [rbp + 13888]                     ;   446.5 p3      63 p
        vpxord zmm7, zmm7, [rbp + 2240]                   ;   502.7 p0+p2   63 p
        vmovdqu64 [rbp + 13888], zmm7                     ;   503.7 p7+p4   63 p spill
        vmovdqu64 zmm7, [rbp + 8064]                      ;   447.5 p3      50 p reload
        vpternlogd zmm27, zmm7, [rbp + 2304], 0x96        ;   503.2 p5+p2   63 p
        vmovdqu64 zmm7, [rbp + 8576]                      ;   448.5 p3      63 p
        vpternlogd zmm7, zmm19, [rbp + 4352], 0x96        ;   503.7 p0+p2   63 p
        vmovdqu64 zmm19, [rbp + 8960]                     ;   449.5 p3      63 p
        vpternlogd zmm19, zmm31, [rbp + 5888], 0x96       ;   504.2 p5+p2   63 p
        vmovdqu64 [rbp + 21376], zmm19                    ;   505.2 p8+p9   63 p spill
        vmovdqu64 zmm19, [rbp + 5696]                     ;   450.5 p3      63 p
        vpternlogd zmm19, zmm10, [r8 + 7916]{1to16}, 0x96 ;   504.7 p0+p2   63 p
        vmovdqu64 [rbp + 14464], zmm19                    ;   505.7 p7+p4   63 p spill
        vmovdqu64 zmm19, [rbp + 5568]                     ;   451.5 p3      63 p
        vpternlogd zmm19, zmm25, [r8 + 7908]{1to16}, 0x96 ;   505.2 p5+p2   63 p
        vmovdqu64 [rbp + 21568], zmm19                    ;   506.2 p8+p9   63 p spill
        vmovdqu64 zmm19, [rbp + 12672]                    ;   452.5 p3      63 p
        vpternlogd zmm19, zmm2, [rbp + 5760], 0x96        ;   505.7 p0+p2   63 p
        vmovdqu64 [rbp + 22848], zmm19                    ;   506.7 p7+p4   63 p spill
        vmovdqu64 zmm19, [rbp + 19520]                    ;   453.5 p3      47 p reload
        vmovdqu64 [rbp + 16640], zmm7                     ;   504.7 p8+p9   63 p spill
        vmovdqu64 zmm7, [rbp + 11968]                     ;   453.7 p2      50 p
        vpternlogd zmm7, zmm19, [rbp + 21760], 0x96       ;   506.2 p5+p3   50 p
        vpxord zmm20, zmm20, [rbp + 2368]                 ;   506.7 p0+p2   63 p
        vpxord zmm21, zmm21, zmm7                         ;   507.2 p5      63 p
        vmovdqu64 [rbp + 21760], zmm21                    ;   508.2 p7+p4   63 p spill
        vmovdqu64 zmm21, [rbp + 4032]                     ;   455.5 p3      63 p
        vpternlogd zmm21, zmm19, [r8 + 7812]{1to16}, 0x96 ;   507.7 p0+p2   63 p
        vmovdqu64 zmm19, [rbp + 16256]                    ;   456.5 p3      47 p reload
        vmovdqu64 [rbp + 14656], zmm21                    ;   508.7 p8+p9   63 p spill
        vmovdqu64 zmm21, [rbp + 18176]                    ;   456.7 p2      50 p
        vpternlogd zmm21, zmm19, [rbp + 8640], 0x96       ;   508.2 p5+p3   50 p
        vpxord zmm14, zmm14, [rbp + 2432]                 ;   508.7 p0+p2   63 p
        vmovdqu64 zmm19, [rbp + 13184]                    ;   458.5 p3      63 p
        vpxord zmm19, zmm19, [rbp + 2560]                 ;   509.2 p5+p2   63 p
        vpxord zmm12, zmm12, [rbp + 2880]                 ;   509.7 p0+p3   63 p
        vpxord zmm5, zmm5, [rbp + 2944]                   ;   510.2 p5+p2   63 p
        vpxord zmm6, zmm6, [rbp + 3072]                   ;   510.7 p0+p3   63 p
        vpxord zmm24, zmm24, [rbp + 3264]                 ;   511.2 p5+p2   63 p
        vpxord zmm11, zmm11, [rbp + 3392]                 ;   511.7 p0+p3   63 p
        vpxord zmm8, zmm8, zmm21                          ;   512.2 p5      63 p
        vpxord zmm17, zmm17, [rbp + 3776]                 ;   512.7 p0+p2   63 p
        vpxord zmm23, zmm23, [rbp + 3904]                 ;   513.2 p5+p3   63 p
        vpxord zmm15, zmm15, [rbp + 6144]                 ;   513.7 p0+p2   63 p
        vmovdqu64 [rbp + 13184], zmm15                    ;   514.7 p7+p4   63 p spill
        vmovdqu64 zmm15, [rbp + 19008]                    ;   469.2 p3      63 p
        vpxord zmm15, zmm15, [rbp + 2752]                 ;   514.2 p5+p2   63 p
        vmovdqu64 [rbp + 19008], zmm8                     ;   513.2 p8+p9   63 p spill
        vmovdqu64 zmm8, [rbp + 19200]                     ;   464.5 p3      63 p
        vpxord zmm8, zmm8, [rbp + 3456]                   ;   514.7 p0+p2   63 p
        vmovdqu64 [rbp + 19200], zmm23                    ;   514.2 p7+p4   63 p spill
        vmovdqu64 zmm23, [rbp + 21120]                    ;   465.5 p3      63 p
        vpxord zmm23, zmm23, [rbp + 3584]                 ;   515.2 p5+p2   63 p
        vmovdqu64 [rbp + 21120], zmm17                    ;   513.7 p8+p9   63 p spill
        vmovdqu64 zmm17, [rbp + 13120]                    ;   466.5 p3      63 p
        vpxord zmm17, zmm17, [rbp + 6016]                 ;   515.7 p0+p2   63 p
        vmovdqu64 [rbp + 13120], zmm17                    ;   516.7 p7+p4   63 p spill
        vmovdqu64 zmm17, [rbp + 64]                       ;   467.5 p3      62 p reload
        vmovdqu64 [rbp + 16256], zmm23                    ;   516.2 p8+p9   63 p spill
        vmovdqu64 zmm23, [rbp + 13952]                    ;   467.7 p2      63 p
        vpternlogd zmm23, zmm17, [r8 + 7692]{1to16}, 0x96 ;   516.2 p5+p3   63 p
        vmovdqu64 zmm17, [rbp + 14976]                    ;   468.7 p2      63 p
        vpxord zmm17, zmm17, [rbp + 6528]                 ;   516.7 p0+p3   63 p
        vpxord zmm7, zmm7, [rbp + 6336]                   ;   517.2 p5+p2   63 p
        vpxord zmm21, zmm21, [rbp + 6464]                 ;   517.7 p0+p3   63 p
        vmovdqu64 [rbp + 14976], zmm17                    ;   517.7 p7+p4   63 p spill
        vmovdqu64 zmm17, [rbp + 6592]                     ;   470.7 p2      62 p reload
        vpternlogd zmm13, zmm17, [r8 + 7844]{1to16}, 0x96 ;   518.2 p5+p3   63 p
        vpbroadcastd zmm17, [r8 + 7716]                   ;   407.7 p10     62 p.9 reload
        vmovdqu64 [rbp + 16832], zmm13                    ;   519.2 p8+p9   63 p spill
        vmovdqu64 zmm13, [rbp + 448]                      ;   471.7 p2      62 p reload
        vmovdqu64 [rbp + 14784], zmm21                    ;   518.7 p7+p4   63 p spill
        vmovdqu64 zmm21, [rbp + 22400]                    ;   472.5 p3      63 p
        vpternlogd zmm21, zmm13, zmm17, 0x96              ;   518.7 p0      63 p
        vmovdqu64 zmm13, [rbp + 15872]                    ;   472.7 p2      63 p
        vpxord zmm13, zmm13, [rbp + 6656]                 ;   519.2 p5+p3   63 p
        vmovdqu64 [rbp + 15872], zmm13                    ;   520.2 p8+p9   63 p spill
        vmovdqu64 zmm13, [rbp + 22400]                    ;   473.7 p2      46 p reload
        vpternlogd zmm17, zmm13, [rbp + 2496], 0x96       ;   519.7 p0+p3   63 p
        vpbroadcastd zmm13, [r8 + 7724]                   ;   411.7 p10     62 p.11 reload
        vmovdqu64 [rbp + 22400], zmm7                     ;   518.2 p7+p4   63 p spill
        vmovdqu64 zmm7, [rbp + 576]                       ;   474.7 p2      62 p reload
        vmovdqu64 [rbp + 16448], zmm8                     ;   515.7 p8+p9   63 p spill
        vmovdqu64 zmm8, [rbp + 21184]                     ;   475.5 p3      63 p
        vpternlogd zmm8, zmm7, zmm13, 0x96                ;   520.2 p5      63 p
        vmovdqu64 zmm7, [rbp + 21184]                     ;   475.7 p2      46 p reload
        vpternlogd zmm13, zmm7, [rbp + 2624], 0x96        ;   520.7 p0+p3   63 p
        vmovdqu64 zmm7, [rbp + 17024]                     ;   476.7 p2      46 p reload
        vmovdqu64 [rbp + 21184], zmm11                    ;   512.7 p7+p4   63 p spill
        vmovdqu64 zmm11, [rbp + 11136]                    ;   477.5 p3      63 p
        vpternlogd zmm11, zmm7, [rbp + 640], 0x96         ;   521.2 p5+p2   63 p
        vmovdqu64 [rbp + 22464], zmm24                    ;   512.2 p8+p9   63 p spill
        vmovdqu64 zmm24, [rbp + 13824]                    ;   478.5 p3      63 p
        vpxord zmm24, zmm24, [rbp + 6848]                 ;   521.7 p0+p2   63 p
        vmovdqu64 [rbp + 13824], zmm24                    ;   522.7 p7+p4   63 p spill
        vmovdqu64 zmm24, [rbp + 11136]                    ;   479.5 p3      50 p reload
        vpternlogd zmm7, zmm24, [rbp + 2688], 0x96        ;   522.2 p5+p2   63 p
        vmovdqu64 zmm24, [rbp + 8192]                     ;   480.5 p3      50 p reload
        vmovdqu64 [rbp + 17024], zmm6                     ;   511.7 p8+p9   63 p spill
        vmovdqu64 zmm6, [rbp + 14144]                     ;   480.7 p2      63 p
        vpternlogd zmm6, zmm24, [rbp + 768], 0x96         ;   522.7 p0+p3   63 p
        vpxord zmm22, zmm22, [rbp + 7168]                 ;   523.2 p5+p2   63 p
        vpxord zmm9, zmm9, [rbp + 7040]                   ;   523.7 p0+p3   63 p
        vmovdqu64 [rbp + 20224], zmm22                    ;   524.2 p7+p4   63 p spill
        vmovdqu64 zmm22, [rbp + 19264]                    ;   482.7 p2      63 p
        vpxord zmm22, zmm22, [rbp + 6976]                 ;   524.2 p5+p3   63 p
        vmovdqu64 [rbp + 19264], zmm9                     ;   524.7 p8+p9   63 p spill
        vmovdqu64 zmm9, [rbp + 7232]                      ;   483.7 p2      62 p reload
        vpternlogd zmm18, zmm9, [r8 + 7884]{1to16}, 0x96  ;   524.7 p0+p3   63 p
        vmovdqu64 zmm9, [rbp + 7104]                      ;   484.7 p2      62 p reload
        vpternlogd zmm4, zmm9, [r8 + 7876]{1to16}, 0x96   ;   525.2 p5+p3   63 p
        vmovdqu64 zmm9, [rbp + 14144]                     ;   485.7 p2      46 p reload
        vpternlogd zmm24, zmm9, [rbp + 2816], 0x96        ;   525.7 p0+p3   63 p
        vpbroadcastd zmm9, [r8 + 7756]                    ;   420.7 p10     62 p.19 reload
        vmovdqu64 [rbp + 14144], zmm18                    ;   525.7 p7+p4   63 p spill
        vmovdqu64 zmm18, [rbp + 1088]                     ;   486.7 p2      62 p reload
        vmovdqu64 [rbp + 16064], zmm4                     ;   526.2 p8+p9   63 p spill
        vmovdqu64 zmm4, [rbp + 22528]                     ;   487.5 p3      63 p
        vpternlogd zmm4, zmm18, zmm9, 0x96                ;   526.2 p5      63 p
        vpxord zmm3, zmm3, [rbp + 7360]                   ;   526.7 p0+p2   63 p
        vmovdqu64 zmm18, [rbp + 22016]                    ;   488.5 p3      63 p
        vpxord zmm18, zmm18, [rbp + 7488]                 ;   527.2 p5+p2   63 p
        vpxord zmm1, zmm1, [rbp + 7552]                   ;   527.7 p0+p3   63 p
        vpxord zmm30, zmm30, [rbp + 7680]                 ;   528.2 p5+p2   63 p
        vmovdqu64 [rbp + 22016], zmm30                    ;   529.2 p7+p4   63 p spill
        vmovdqu64 zmm30, [rbp + 22528]                    ;   490.5 p3      46 p reload
        vpternlogd zmm9, zmm30, [rbp + 3136], 0x96        ;   528.7 p0+p2   63 p
        vmovdqu64 zmm30, [rbp + 8832]                     ;   491.5 p3      50 p reload
        vpternlogd zmm26, zmm30, [rbp + 7424], 0x96       ;   529.2 p5+p2   63 p
        vmovdqu64 zmm30, [rbp + 12416]                    ;   492.5 p3      50 p reload
        vpternlogd zmm28, zmm30, [rbp + 7296], 0x96       ;   529.7 p0+p2   63 p
        vmovdqu64 zmm30, [rbp + 7744]                     ;   493.5 p3      62 p reload
        vpternlogd zmm10, zmm30, [r8 + 7916]{1to16}, 0x96 ;   530.2 p5+p2   63 p
        vmovdqu64 zmm30, [rbp + 7616]                     ;   494.5 p3      62 p reload
        vpternlogd zmm25, zmm30, [r8 + 7908]{1to16}, 0x96 ;   530.7 p0+p2   63 p
        vpbroadcastd zmm30, [r8 + 7788]                   ;   427.7 p10     62 p.27 reload
        vmovdqu64 [rbp + 22528], zmm10                    ;   531.2 p8+p9   63 p spill
        vmovdqu64 zmm10, [rbp + 1600]                     ;   495.5 p3      62 p reload
        vmovdqu64 [rbp + 14208], zmm25                    ;   531.7 p7+p4   63 p spill
        vmovdqu64 zmm25, [rbp + 17216]                    ;   495.7 p2      63 p
        vpternlogd zmm25, zmm10, zmm30, 0x96              ;   531.2 p5      63 p
        vmovdqu64 zmm10, [rbp + 17216]                    ;   496.5 p3      46 p reload
        vpternlogd zmm30, zmm10, [rbp + 3648], 0x96       ;   531.7 p0+p2   63 p
        vmovdqu64 zmm10, [rbp + 12672]                    ;   497.5 p3      50 p reload
        vpternlogd zmm2, zmm10, [rbp + 7808], 0x96        ;   532.2 p5+p2   63 p
        vmovdqu64 zmm10, [rbp + 18240]                    ;   498.5 p3      46 p reload
        vmovdqu64 [rbp + 17216], zmm2                     ;   533.2 p8+p9   63 p spill
        vmovdqu64 zmm2, [rbp + 11648]                     ;   498.7 p2      63 p
        vpternlogd zmm2, zmm10, [rbp + 1664], 0x96        ;   532.7 p0+p3   63 p
        vpxord zmm29, zmm29, [rbp + 7872]                 ;   533.2 p5+p2   63 p
        vmovdqu64 [rbp + 19968], zmm29                    ;   534.2 p7+p4   63 p spill
        vmovdqu64 zmm29, [rbp + 8960]                     ;   500.5 p3      50 p reload
        vpternlogd zmm31, zmm29, [rbp + 7936], 0x96       ;   533.7 p0+p2   63 p
        vmovdqu64 zmm29, [rbp + 11648]                    ;   501.5 p3      50 p reload
        vpternlogd zmm10, zmm29, [rbp + 3712], 0x96       ;   534.2 p5+p2   63 p
        vmovdqu64 zmm29, [rbp + 8448]                     ;   502.5 p3      50 p reload
        vmovdqu64 [rbp + 18240], zmm31                    ;   534.7 p8+p9   63 p spill
        vmovdqu64 zmm31, [rbp + 15296]                    ;   502.7 p2      63 p
        vpternlogd zmm31, zmm29, [rbp + 1792], 0x96       ;   534.7 p0+p3   63 p
        vpxord zmm16, zmm16, [rbp + 8000]                 ;   535.2 p5+p2   63 p
        vmovdqu64 [rbp + 22720], zmm16                    ;   536.2 p7+p4   63 p spill
        vmovdqu64 zmm16, [rbp + 20544]                    ;   504.5 p3      63 p reload
        mov r9, qword [rbp + 23080]                       ;   436.7 p10     81 dst reload
        vmovdqu64 [r9], zmm16                             ;   510.5 p8+p9   81 dst
        vmovdqu64 zmm16, [rbp + 22272]                    ;   504.7 p2      63 p reload
        vmovdqu64 [r9 + 64], zmm16                        ;   510.7 p7+p4   81 dst
        vmovdqu64 zmm16, [rbp + 16384]                    ;   505.5 p3      63 p reload
        vmovdqu64 [r9 + 128], zmm16                       ;   511.5 p8+p9   81 dst
        vmovdqu64 zmm16, [rbp + 15296]                    ;   505.7 p2      46 p reload
        vpternlogd zmm29, zmm16, [rbp + 3840], 0x96       ;   535.7 p0+p3   63 p
        vpbroadcastd zmm16, [r8 + 7820]                   ;   438.2 p10     62 p.35 reload
        vmovdqu64 [rbp + 15296], zmm1                     ;   528.7 p7+p4   63 p spill
        vmovdqu64 zmm1, [rbp + 4160]                      ;   506.7 p2      62 p reload
        vmovdqu64 [rbp + 16384], zmm18                    ;   528.2 p8+p9   63 p spill
        vmovdqu64 zmm18, [rbp + 18176]                    ;   507.5 p3      63 p
        vpternlogd zmm18, zmm1, zmm16, 0x96               ;   536.2 p5      63 p
        vmovdqu64 [r9 + 192], zmm23                       ;   517.2 p7+p4   81 dst
        vmovdqu64 zmm1, [rbp + 18176]                     ;   507.7 p2      47 p reload
        vpternlogd zmm16, zmm1, [rbp + 6208], 0x96        ;   536.7 p0+p3   63 p
        vmovdqu64 zmm1, [rbp + 21440]                     ;   508.7 p2      47 p reload
        vmovdqu64 zmm23, [rbp + 11904]                    ;   509.5 p3      63 p
        vpternlogd zmm23, zmm1, [rbp + 4224], 0x96        ;   537.2 p5+p2   63 p
        vmovdqu64 [r9 + 576], zmm21                       ;   519.7 p8+p9   81 dst
        vmovdqu64 zmm21, [rbp + 18752]                    ;   510.5 p3      63 p reload
        vmovdqu64 [r9 + 256], zmm21                       ;   516.5 p7+p4   81 dst
        vmovdqu64 zmm21, [rbp + 19648]                    ;   510.7 p2      63 p reload
        vmovdqu64 [r9 + 320], zmm21                       ;   516.7 p8+p9   81 dst
        vmovdqu64 zmm21, [rbp + 14528]                    ;   511.5 p3      63 p reload
        vmovdqu64 [r9 + 384], zmm21                       ;   517.5 p7+p4   81 dst
        vmovdqu64 zmm21, [rbp + 18880]                    ;   511.7 p2      63 p reload
        vmovdqu64 [r9 + 448], zmm21                       ;   517.7 p8+p9   81 dst
        vmovdqu64 zmm21, [rbp + 17408]                    ;   512.5 p3      63 p reload
        vmovdqu64 [r9 + 512], zmm21                       ;   518.5 p7+p4   81 dst
        vmovdqu64 zmm21, [rbp + 15168]                    ;   512.7 p2      63 p reload
        vmovdqu64 [r9 + 640], zmm21                       ;   518.7 p8+p9   81 dst
        vmovdqu64 [r9 + 704], zmm8                        ;   521.2 p7+p4   81 dst
        vmovdqu64 zmm8, [rbp + 11904]                     ;   513.5 p3      50 p reload
        vpternlogd zmm1, zmm8, [rbp + 6272], 0x96         ;   537.7 p0+p2   63 p
        vmovdqu64 zmm8, [rbp + 17728]                     ;   514.5 p3      47 p reload
        vmovdqu64 zmm21, [rbp + 12160]                    ;   514.7 p2      63 p
        vpternlogd zmm21, zmm8, [rbp + 4736], 0x96        ;   538.2 p5+p3   63 p
        vmovdqu64 [r9 + 768], zmm11                       ;   522.2 p8+p9   81 dst
        vmovdqu64 zmm11, [rbp + 19456]                    ;   515.7 p2      63 p reload
        vmovdqu64 [r9 + 832], zmm11                       ;   521.7 p7+p4   81 dst
        vmovdqu64 zmm11, [rbp + 12160]                    ;   516.5 p3      50 p reload
        vpternlogd zmm8, zmm11, [rbp + 6784], 0x96        ;   538.7 p0+p2   63 p
        vmovdqu64 zmm11, [rbp + 8704]                     ;   517.5 p3      50 p reload
        vmovdqu64 [rbp + 17728], zmm26                    ;   530.2 p8+p9   63 p spill
        vmovdqu64 zmm26, [rbp + 21952]                    ;   517.7 p2      63 p
        vpternlogd zmm26, zmm11, [rbp + 4864], 0x96       ;   539.2 p5+p3   63 p
        vmovdqu64 [r9 + 1984], zmm0                       ;   502.2 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 20992]                     ;   518.7 p2      63 p reload
        vmovdqu64 [r9 + 960], zmm0                        ;   524.7 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 20352]                     ;   519.5 p3      63 p reload
        vmovdqu64 [r9 + 1024], zmm0                       ;   525.5 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 19392]                     ;   519.7 p2      63 p reload
        vmovdqu64 [r9 + 1088], zmm0                       ;   525.7 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 13376]                     ;   520.5 p3      63 p reload
        vmovdqu64 [r9 + 1152], zmm0                       ;   526.5 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 15488]                     ;   520.7 p2      63 p reload
        vmovdqu64 [r9 + 1280], zmm0                       ;   526.7 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 22912]                     ;   521.5 p3      63 p reload
        vmovdqu64 [r9 + 1344], zmm0                       ;   527.5 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 15552]                     ;   521.7 p2      63 p reload
        vmovdqu64 [r9 + 1408], zmm0                       ;   527.7 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 16768]                     ;   522.5 p3      63 p reload
        vmovdqu64 [r9 + 1472], zmm0                       ;   528.5 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 19584]                     ;   522.7 p2      63 p reload
        vmovdqu64 [r9 + 1536], zmm0                       ;   528.7 p8+p9   81 dst
        vmovdqu64 [r9 + 896], zmm6                        ;   523.7 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 18368]                     ;   523.5 p3      63 p reload
        vmovdqu64 [r9 + 1600], zmm0                       ;   529.5 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 21504]                     ;   523.7 p2      63 p reload
        vmovdqu64 [r9 + 1664], zmm0                       ;   529.7 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 22976]                     ;   524.5 p3      63 p reload
        vmovdqu64 [r9 + 1856], zmm0                       ;   530.5 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 22080]                     ;   524.7 p2      63 p reload
        vmovdqu64 [r9 + 2048], zmm0                       ;   530.7 p7+p4   81 dst
        vmovdqu64 [r9 + 1216], zmm4                       ;   527.2 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 1984]                      ;   525.5 p3      62 p reload
        vmovdqu64 zmm4, [rbp + 15360]                     ;   525.7 p2      63 p
        vpternlogd zmm4, zmm0, [r8 + 7684]{1to16}, 0x96   ;   539.7 p0+p3   63 p
        vmovdqu64 zmm0, [rbp + 20160]                     ;   526.7 p2      63 p reload
        vmovdqu64 [r9 + 2176], zmm0                       ;   532.7 p7+p4   81 dst
        vmovdqu64 [r9 + 1728], zmm25                      ;   532.2 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 2112]                      ;   527.5 p3      62 p reload
        vmovdqu64 zmm6, [rbp + 13952]                     ;   527.7 p2      63 p
        vpternlogd zmm6, zmm0, [r8 + 7692]{1to16}, 0x96   ;   540.2 p5+p3   63 p
        vmovdqu64 [r9 + 1792], zmm2                       ;   533.7 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 15680]                     ;   528.7 p2      46 p reload
        vmovdqu64 zmm2, [rbp + 10880]                     ;   529.5 p3      63 p
        vpternlogd zmm2, zmm0, [rbp + 2176], 0x96         ;   540.7 p0+p2   63 p
        vmovdqu64 [r9 + 2432], zmm27                      ;   504.2 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 13888]                     ;   530.5 p3      63 p reload
        vmovdqu64 [r9 + 2368], zmm0                       ;   536.5 p7+p4   81 dst
        vmovdqu64 [r9 + 2496], zmm20                      ;   507.7 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 3008]                      ;   530.7 p2      62 p reload
        vmovdqu64 zmm20, [rbp + 17088]                    ;   531.5 p3      63 p
        vpternlogd zmm20, zmm0, [r8 + 7748]{1to16}, 0x96  ;   541.2 p5+p2   63 p
        vmovdqu64 zmm0, [rbp + 17024]                     ;   532.5 p3      63 p reload
        vmovdqu64 [r9 + 3200], zmm0                       ;   538.5 p7+p4   81 dst
        vmovdqu64 [r9 + 2560], zmm14                      ;   509.7 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 20608]                     ;   532.7 p2      46 p reload
        vmovdqu64 zmm14, [rbp + 11392]                    ;   533.5 p3      63 p
        vpternlogd zmm14, zmm0, [rbp + 3200], 0x96        ;   541.7 p0+p2   63 p
        vmovdqu64 zmm0, [rbp + 22464]                     ;   534.5 p3      63 p reload
        vmovdqu64 [r9 + 3392], zmm0                       ;   540.5 p7+p4   81 dst
        vmovdqu64 [r9 + 2688], zmm19                      ;   510.2 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 8320]                      ;   534.7 p2      50 p reload
        vmovdqu64 zmm19, [rbp + 17152]                    ;   535.5 p3      63 p
        vpternlogd zmm19, zmm0, [rbp + 3328], 0x96        ;   542.2 p5+p2   63 p
        vmovdqu64 zmm0, [rbp + 21184]                     ;   536.5 p3      63 p reload
        vmovdqu64 [r9 + 3520], zmm0                       ;   542.5 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 16448]                     ;   536.7 p2      63 p reload
        vmovdqu64 [r9 + 3584], zmm0                       ;   542.7 p8+p9   81 dst
        vmovdqu64 [r9 + 3008], zmm12                      ;   510.7 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 3520]                      ;   537.5 p3      62 p reload
        vmovdqu64 zmm12, [rbp + 17344]                    ;   537.7 p2      63 p
        vpternlogd zmm12, zmm0, [r8 + 7780]{1to16}, 0x96  ;   543.7 p0+p3   63 p
        vmovdqu64 zmm0, [rbp + 16256]                     ;   538.7 p2      63 p reload
        vmovdqu64 [r9 + 3712], zmm0                       ;   544.7 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 21120]                     ;   539.5 p3      63 p reload
        vmovdqu64 [r9 + 3904], zmm0                       ;   545.5 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 19200]                     ;   539.7 p2      63 p reload
        vmovdqu64 [r9 + 4032], zmm0                       ;   545.7 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 13504]                     ;   540.5 p3      63 p reload
        vmovdqu64 [r9 + 4096], zmm0                       ;   546.5 p7+p4   81 dst
        vmovdqu64 [r9 + 3072], zmm5                       ;   511.2 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 6080]                      ;   540.7 p2      62 p reload
        vmovdqu64 zmm5, [rbp + 19520]                     ;   541.5 p3      63 p
        vpternlogd zmm5, zmm0, [r8 + 7812]{1to16}, 0x96   ;   547.5 p5+p2   63 p
        vmovdqu64 zmm0, [rbp + 14656]                     ;   542.5 p3      63 p reload
        vmovdqu64 [r9 + 4160], zmm0                       ;   548.5 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 17600]                     ;   542.7 p2      63 p reload
        vmovdqu64 [r9 + 4224], zmm0                       ;   548.7 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 21760]                     ;   543.5 p3      63 p reload
        vmovdqu64 [r9 + 4416], zmm0                       ;   549.5 p7+p4   81 dst
        vmovdqu64 [r9 + 2880], zmm15                      ;   515.2 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 8576]                      ;   543.7 p2      50 p reload
        vmovdqu64 zmm15, [rbp + 16192]                    ;   544.5 p3      63 p
        vpternlogd zmm15, zmm0, [rbp + 6400], 0x96        ;   550.5 p0+p2   63 p
        vmovdqu64 zmm0, [rbp + 16640]                     ;   545.5 p3      63 p reload
        vmovdqu64 [r9 + 4480], zmm0                       ;   551.5 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 19008]                     ;   545.7 p2      63 p reload
        vmovdqu64 [r9 + 4544], zmm0                       ;   551.7 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 18048]                     ;   546.5 p3      63 p reload
        vmovdqu64 [r9 + 4608], zmm0                       ;   552.5 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 17984]                     ;   546.7 p2      63 p reload
        vmovdqu64 [r9 + 4672], zmm0                       ;   552.7 p8+p9   81 dst
        vmovdqu64 [r9 + 2624], zmm17                      ;   520.7 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 18496]                     ;   547.5 p3      63 p reload
        vmovdqu64 [r9 + 4736], zmm0                       ;   553.5 p8+p9   81 dst
        vmovdqu64 [r9 + 2752], zmm13                      ;   521.7 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 6720]                      ;   547.7 p2      62 p reload
        vmovdqu64 zmm13, [rbp + 15104]                    ;   548.5 p3      63 p
        vpternlogd zmm13, zmm0, [r8 + 7852]{1to16}, 0x96  ;   554.5 p5+p2   63 p
        vmovdqu64 [r9 + 2816], zmm7                       ;   523.2 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 13760]                     ;   549.5 p3      63 p reload
        vmovdqu64 [r9 + 4800], zmm0                       ;   555.5 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 22656]                     ;   549.7 p2      63 p reload
        vmovdqu64 [r9 + 4928], zmm0                       ;   555.7 p8+p9   81 dst
        vmovdqu64 [r9 + 2944], zmm24                      ;   526.7 p7+p4   81 dst
        vmovdqu64 [r9 + 3264], zmm9                       ;   529.7 p8+p9   81 dst
        vmovdqu64 [r9 + 1920], zmm31                      ;   535.7 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 21952]                     ;   550.5 p3      47 p reload
        vpternlogd zmm11, zmm0, [rbp + 6912], 0x96        ;   556.5 p0+p2   63 p
        vmovdqu64 zmm0, [rbp + 22592]                     ;   551.5 p3      63 p reload
        vmovdqu64 [r9 + 5056], zmm0                       ;   557.5 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 17792]                     ;   551.7 p2      63 p reload
        vmovdqu64 [r9 + 5120], zmm0                       ;   557.7 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 19328]                     ;   552.5 p3      63 p reload
        vmovdqu64 [r9 + 5184], zmm0                       ;   558.5 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 17472]                     ;   552.7 p2      63 p reload
        vmovdqu64 [r9 + 5248], zmm0                       ;   558.7 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 13440]                     ;   553.5 p3      63 p reload
        vmovdqu64 [r9 + 5312], zmm0                       ;   559.5 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 12928]                     ;   553.7 p2      63 p reload
        vmovdqu64 [r9 + 5376], zmm0                       ;   559.7 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 13248]                     ;   554.5 p3      63 p reload
        vmovdqu64 [r9 + 5440], zmm0                       ;   560.5 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 15616]                     ;   554.7 p2      63 p reload
        vmovdqu64 [r9 + 5504], zmm0                       ;   560.7 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 20480]                     ;   555.5 p3      63 p reload
        vmovdqu64 [r9 + 5568], zmm0                       ;   561.5 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 18432]                     ;   555.7 p2      63 p reload
        vmovdqu64 [r9 + 5632], zmm0                       ;   561.7 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 21568]                     ;   556.5 p3      63 p reload
        vmovdqu64 [r9 + 5696], zmm0                       ;   562.5 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 13056]                     ;   556.7 p2      63 p reload
        vmovdqu64 [r9 + 5760], zmm0                       ;   562.7 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 14464]                     ;   557.5 p3      63 p reload
        vmovdqu64 [r9 + 5824], zmm0                       ;   563.5 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 22848]                     ;   557.7 p2      63 p reload
        vmovdqu64 [r9 + 5888], zmm0                       ;   563.7 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 19072]                     ;   558.5 p3      63 p reload
        vmovdqu64 [r9 + 5952], zmm0                       ;   564.5 p8+p9   81 dst
        vmovdqu64 [r9 + 3776], zmm30                      ;   532.7 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 21376]                     ;   558.7 p2      63 p reload
        vmovdqu64 [r9 + 6016], zmm0                       ;   564.7 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 12992]                     ;   559.5 p3      63 p reload
        vmovdqu64 [r9 + 6080], zmm0                       ;   565.5 p7+p4   81 dst
        vmovdqu64 [r9 + 2112], zmm4                       ;   540.7 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 13120]                     ;   559.7 p2      63 p reload
        vmovdqu64 [r9 + 6144], zmm0                       ;   565.7 p7+p4   81 dst
        vmovdqu64 [r9 + 2240], zmm6                       ;   541.2 p8+p9   81 dst
        vmovdqu64 [r9 + 3840], zmm10                      ;   535.2 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 13184]                     ;   560.5 p3      63 p reload
        vmovdqu64 [r9 + 6272], zmm0                       ;   566.5 p8+p9   81 dst
        vmovdqu64 [r9 + 2304], zmm2                       ;   541.7 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 22400]                     ;   560.7 p2      63 p reload
        vmovdqu64 [r9 + 6464], zmm0                       ;   566.7 p8+p9   81 dst
        vmovdqu64 [r9 + 3968], zmm29                      ;   536.7 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 14784]                     ;   561.5 p3      63 p reload
        vmovdqu64 [r9 + 6592], zmm0                       ;   567.5 p8+p9   81 dst
        vmovdqu64 [r9 + 7104], zmm22                      ;   532.3 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 14976]                     ;   561.7 p2      63 p reload
        vmovdqu64 [r9 + 6656], zmm0                       ;   567.7 p8+p9   81 dst
        vmovdqu64 [r9 + 4288], zmm18                      ;   537.2 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 16832]                     ;   562.5 p3      63 p reload
        vmovdqu64 [r9 + 6720], zmm0                       ;   568.5 p8+p9   81 dst
        vmovdqu64 [r9 + 3136], zmm20                      ;   542.2 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 15872]                     ;   562.7 p2      63 p reload
        vmovdqu64 [r9 + 6784], zmm0                       ;   568.7 p8+p9   81 dst
        vmovdqu64 [r9 + 4352], zmm23                      ;   538.3 p7+p4   81 dst
        vmovdqu64 [r9 + 3328], zmm14                      ;   542.7 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 13824]                     ;   563.5 p3      63 p reload
        vmovdqu64 [r9 + 6976], zmm0                       ;   569.5 p7+p4   81 dst
        vmovdqu64 [r9 + 3456], zmm19                      ;   543.2 p8+p9   81 dst
        vmovdqu64 [r9 + 7488], zmm3                       ;   542.3 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 19264]                     ;   563.7 p2      63 p reload
        vmovdqu64 [r9 + 7168], zmm0                       ;   569.7 p8+p9   81 dst
        vmovdqu64 [r9 + 4864], zmm21                      ;   544.3 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 16064]                     ;   564.5 p3      63 p reload
        vmovdqu64 [r9 + 7232], zmm0                       ;   570.5 p8+p9   81 dst
        vmovdqu64 [r9 + 3648], zmm12                      ;   546.3 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 20224]                     ;   564.7 p2      63 p reload
        vmovdqu64 [r9 + 7296], zmm0                       ;   570.7 p8+p9   81 dst
        vmovdqu64 [r9 + 4992], zmm26                      ;   548.3 p7+p4   81 dst
        vmovdqu64 [r9 + 7424], zmm28                      ;   548.8 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 14144]                     ;   565.5 p3      63 p reload
        vmovdqu64 [r9 + 7360], zmm0                       ;   571.5 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 17728]                     ;   565.7 p2      63 p reload
        vmovdqu64 [r9 + 7552], zmm0                       ;   571.7 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 16384]                     ;   566.5 p3      63 p reload
        vmovdqu64 [r9 + 7616], zmm0                       ;   572.5 p7+p4   81 dst
        vmovdqu64 [r9 + 6336], zmm16                      ;   552.8 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 15296]                     ;   566.7 p2      63 p reload
        vmovdqu64 [r9 + 7680], zmm0                       ;   572.7 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 14208]                     ;   567.5 p3      63 p reload
        vmovdqu64 [r9 + 7744], zmm0                       ;   573.5 p8+p9   81 dst
        vmovdqu64 [r9 + 6400], zmm1                       ;   556.3 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 22016]                     ;   567.7 p2      63 p reload
        vmovdqu64 [r9 + 7808], zmm0                       ;   573.7 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 22528]                     ;   568.5 p3      63 p reload
        vmovdqu64 [r9 + 7872], zmm0                       ;   574.5 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 17216]                     ;   568.7 p2      63 p reload
        vmovdqu64 [r9 + 7936], zmm0                       ;   574.7 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 19968]                     ;   569.5 p3      63 p reload
        vmovdqu64 [r9 + 8000], zmm0                       ;   575.5 p7+p4   81 dst
        vmovdqu64 zmm0, [rbp + 18240]                     ;   569.7 p2      63 p reload
        vmovdqu64 [r9 + 8064], zmm0                       ;   575.7 p8+p9   81 dst
        vmovdqu64 zmm0, [rbp + 22720]                     ;   570.5 p3      63 p reload
        vmovdqu64 [r9 + 8128], zmm0                       ;   576.5 p7+p4   81 dst
        vmovdqu64 [r9 + 6912], zmm8                       ;   562.8 p8+p9   81 dst
        vmovdqu64 [r9 + 6208], zmm5                       ;   564.3 p7+p4   81 dst
        vmovdqu64 [r9 + 6528], zmm15                      ;   564.8 p8+p9   81 dst
        vmovdqu64 [r9 + 6848], zmm13                      ;   566.3 p7+p4   81 dst
        vmovdqu64 [r9 + 7040], zmm11                      ;   566.8 p8+p9   81 dst
        add r9, 0x2000                                    ;   501.3 p1      76 blocks
        mov qword [rbp + 23080], r9                       ;   568.3 p7+p4   76 blocks
        mov r8, qword [rbp + 23048]                       ;   501.7 p10     76 blocks
        add r8, 0x2000                                    ;   506.7 p6      76 blocks
        mov qword [rbp + 23048], r8                       ;   568.8 p8+p9   76 blocks
        cmp r8, qword [rbp + 23056]                       ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                        ;                    x87 state
        mov rsp, qword [rbp + 23088]                      ;                    frame
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

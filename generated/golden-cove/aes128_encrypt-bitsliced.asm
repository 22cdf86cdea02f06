; aes128_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 b96ab4300706cbb4); do not edit:
;   ./cw build aes128_encrypt --cpu golden-cove --variant bitsliced
;
; void aes128_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 5632 bytes (1408 slices of 4 bytes, the same in all blocks), read, secret, no alignment needed
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
;   body: 453 uops, planned 113.7; bounds: width 75.5, ports 112.5, path 7.0
;   blocks: 389 uops, planned 130.2; bounds: width 64.8, ports 129.0, path 7.0
;   blocks/rounds: 2415 uops, planned 664.8; bounds: width 402.5, ports 664.0, path 39.0
;   blocks.2: 1871 uops, planned 552.8; bounds: width 311.8, ports 552.0, path 35.0
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
%fatal "aes128_encrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_aes128_encrypt
$_aes128_encrypt:
%else
        global $aes128_encrypt
%endif
$aes128_encrypt:
        push rbp                                          ;                    preserved
        mov rax, rsp                                      ;                    frame
        sub rsp, 0x5640                                   ;                    frame
        and rsp, -64                                      ;                    frame
        lea rbp, [rsp + 128]                              ;                    frame
        mov qword [rbp + 21936], rax                      ;                    frame
        mov qword [rbp + 21888], rdi                      ;                    argument
        mov dword [rbp + 21944], ecx                      ;                    argument
        mov qword [rbp + 21896], rsi                      ;                    argument
        mov qword [rbp + 21928], rdx                      ;                    argument
        mov r8, qword [rbp + 21888]                       ;     0.0 p2      58 dst.0 reload
        vpbroadcastd zmm0, [r8 + 5120]                    ;     5.0 p3      58 dst.0
        vmovdqa64 zmm1, zmm0                              ;    11.0         58 dst.0 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p0      58 dst.0
        vmovdqu64 [rbp - 128], zmm1                       ;    12.0 p7+p4   58 dst.0
        vpbroadcastd zmm0, [r8 + 5124]                    ;     5.0 p10     58 dst.1
        vmovdqa64 zmm1, zmm0                              ;    11.0         58 dst.1 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p5      58 dst.1
        vmovdqu64 [rbp - 64], zmm1                        ;    12.0 p8+p9   58 dst.1
        vpbroadcastd zmm0, [r8 + 5128]                    ;     5.0 p2      58 dst.2
        vmovdqa64 zmm1, zmm0                              ;    11.0         58 dst.2 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p0      58 dst.2
        vmovdqu64 [rbp + 0], zmm1                         ;    12.0 p7+p4   58 dst.2
        vpbroadcastd zmm0, [r8 + 5132]                    ;     5.0 p3      58 dst.3
        vmovdqa64 zmm1, zmm0                              ;    11.0         58 dst.3 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p5      58 dst.3
        vmovdqu64 [rbp + 64], zmm1                        ;    12.0 p8+p9   58 dst.3
        vpbroadcastd zmm0, [r8 + 5136]                    ;     5.0 p10     58 dst.4
        vmovdqa64 zmm1, zmm0                              ;    11.0         58 dst.4 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p0      58 dst.4
        vmovdqu64 [rbp + 128], zmm1                       ;    12.0 p7+p4   58 dst.4
        vpbroadcastd zmm0, [r8 + 5140]                    ;     5.0 p2      58 dst.5
        vmovdqa64 zmm1, zmm0                              ;    11.0         58 dst.5 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p5      58 dst.5
        vmovdqu64 [rbp + 192], zmm1                       ;    12.0 p8+p9   58 dst.5
        vpbroadcastd zmm0, [r8 + 5144]                    ;     5.0 p3      58 dst.6
        vmovdqa64 zmm1, zmm0                              ;    11.0         58 dst.6 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p0      58 dst.6
        vmovdqu64 [rbp + 256], zmm1                       ;    12.0 p7+p4   58 dst.6
        vpbroadcastd zmm0, [r8 + 5152]                    ;     5.0 p10     58 dst.8
        vmovdqa64 zmm1, zmm0                              ;    11.0         58 dst.8 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p5      58 dst.8
        vmovdqu64 [rbp + 320], zmm1                       ;    12.0 p8+p9   58 dst.8
        vpbroadcastd zmm0, [r8 + 5156]                    ;     5.5 p2      58 dst.9
        vmovdqa64 zmm1, zmm0                              ;    11.5         58 dst.9 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.5 p0      58 dst.9
        vmovdqu64 [rbp + 384], zmm1                       ;    12.5 p7+p4   58 dst.9
        vpbroadcastd zmm0, [r8 + 5160]                    ;     6.2 p3      58 dst.10
        vmovdqa64 zmm1, zmm0                              ;    12.2         58 dst.10 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    12.2 p5      58 dst.10
        vmovdqu64 [rbp + 448], zmm1                       ;    13.2 p8+p9   58 dst.10
        vpbroadcastd zmm0, [r8 + 5164]                    ;     6.8 p10     58 dst.11
        vmovdqa64 zmm1, zmm0                              ;    12.8         58 dst.11 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    12.8 p0      58 dst.11
        vmovdqu64 [rbp + 512], zmm1                       ;    13.8 p7+p4   58 dst.11
        vpbroadcastd zmm0, [r8 + 5168]                    ;     7.5 p2      58 dst.12
        vmovdqa64 zmm1, zmm0                              ;    13.5         58 dst.12 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    13.5 p5      58 dst.12
        vmovdqu64 [rbp + 576], zmm1                       ;    14.5 p8+p9   58 dst.12
        vpbroadcastd zmm0, [r8 + 5172]                    ;     8.2 p3      58 dst.13
        vmovdqa64 zmm1, zmm0                              ;    14.2         58 dst.13 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    14.2 p0      58 dst.13
        vmovdqu64 [rbp + 640], zmm1                       ;    15.2 p7+p4   58 dst.13
        vpbroadcastd zmm0, [r8 + 5176]                    ;     8.8 p10     58 dst.14
        vmovdqa64 zmm1, zmm0                              ;    14.8         58 dst.14 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    14.8 p5      58 dst.14
        vmovdqu64 [rbp + 704], zmm1                       ;    15.8 p8+p9   58 dst.14
        vpbroadcastd zmm0, [r8 + 5184]                    ;     9.5 p2      58 dst.16
        vmovdqa64 zmm1, zmm0                              ;    15.5         58 dst.16 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    15.5 p0      58 dst.16
        vmovdqu64 [rbp + 768], zmm1                       ;    16.5 p7+p4   58 dst.16
        vpbroadcastd zmm0, [r8 + 5188]                    ;    10.2 p3      58 dst.17
        vmovdqa64 zmm1, zmm0                              ;    16.2         58 dst.17 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    16.2 p5      58 dst.17
        vmovdqu64 [rbp + 832], zmm1                       ;    17.2 p8+p9   58 dst.17
        vpbroadcastd zmm0, [r8 + 5192]                    ;    10.8 p10     58 dst.18
        vmovdqa64 zmm1, zmm0                              ;    16.8         58 dst.18 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    16.8 p0      58 dst.18
        vmovdqu64 [rbp + 896], zmm1                       ;    17.8 p7+p4   58 dst.18
        vpbroadcastd zmm0, [r8 + 5196]                    ;    11.5 p2      58 dst.19
        vmovdqa64 zmm1, zmm0                              ;    17.5         58 dst.19 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    17.5 p5      58 dst.19
        vmovdqu64 [rbp + 960], zmm1                       ;    18.5 p8+p9   58 dst.19
        vpbroadcastd zmm0, [r8 + 5200]                    ;    12.2 p3      58 dst.20
        vmovdqa64 zmm1, zmm0                              ;    18.2         58 dst.20 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    18.2 p0      58 dst.20
        vmovdqu64 [rbp + 1024], zmm1                      ;    19.2 p7+p4   58 dst.20
        vpbroadcastd zmm0, [r8 + 5204]                    ;    12.8 p10     58 dst.21
        vmovdqa64 zmm1, zmm0                              ;    18.8         58 dst.21 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    18.8 p5      58 dst.21
        vmovdqu64 [rbp + 1088], zmm1                      ;    19.8 p8+p9   58 dst.21
        vpbroadcastd zmm0, [r8 + 5208]                    ;    13.5 p2      58 dst.22
        vmovdqa64 zmm1, zmm0                              ;    19.5         58 dst.22 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    19.5 p0      58 dst.22
        vmovdqu64 [rbp + 1152], zmm1                      ;    20.7 p7+p4   58 dst.22
        vpbroadcastd zmm0, [r8 + 5216]                    ;    14.2 p3      58 dst.24
        vmovdqa64 zmm1, zmm0                              ;    20.2         58 dst.24 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    20.2 p5      58 dst.24
        vmovdqu64 [rbp + 1216], zmm1                      ;    21.3 p8+p9   58 dst.24
        vpbroadcastd zmm0, [r8 + 5220]                    ;    14.8 p10     58 dst.25
        vmovdqa64 zmm1, zmm0                              ;    20.8         58 dst.25 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    20.8 p0      58 dst.25
        vmovdqu64 [rbp + 1280], zmm1                      ;    22.7 p7+p4   58 dst.25
        vpbroadcastd zmm0, [r8 + 5224]                    ;    15.5 p2      58 dst.26
        vmovdqa64 zmm1, zmm0                              ;    21.5         58 dst.26 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    21.5 p5      58 dst.26
        vmovdqu64 [rbp + 1344], zmm1                      ;    23.3 p8+p9   58 dst.26
        vpbroadcastd zmm0, [r8 + 5228]                    ;    16.2 p3      58 dst.27
        vmovdqa64 zmm1, zmm0                              ;    22.2         58 dst.27 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    22.2 p0      58 dst.27
        vmovdqu64 [rbp + 1408], zmm1                      ;    24.7 p7+p4   58 dst.27
        vpbroadcastd zmm0, [r8 + 5232]                    ;    16.8 p10     58 dst.28
        vmovdqa64 zmm1, zmm0                              ;    22.8         58 dst.28 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    22.8 p5      58 dst.28
        vmovdqu64 [rbp + 1472], zmm1                      ;    25.3 p8+p9   58 dst.28
        vpbroadcastd zmm0, [r8 + 5236]                    ;    17.5 p2      58 dst.29
        vmovdqa64 zmm1, zmm0                              ;    23.5         58 dst.29 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    23.5 p0      58 dst.29
        vmovdqu64 [rbp + 1536], zmm1                      ;    26.7 p7+p4   58 dst.29
        vpbroadcastd zmm0, [r8 + 5240]                    ;    18.2 p3      58 dst.30
        vmovdqa64 zmm1, zmm0                              ;    24.2         58 dst.30 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    24.2 p5      58 dst.30
        vmovdqu64 [rbp + 1600], zmm1                      ;    27.3 p8+p9   58 dst.30
        vpbroadcastd zmm0, [r8 + 5248]                    ;    18.8 p10     58 dst.0
        vmovdqa64 zmm1, zmm0                              ;    24.8         58 dst.0 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    24.8 p0      58 dst.0
        vmovdqu64 [rbp + 1664], zmm1                      ;    28.7 p7+p4   58 dst.0
        vpbroadcastd zmm0, [r8 + 5252]                    ;    19.5 p2      58 dst.1
        vmovdqa64 zmm1, zmm0                              ;    25.5         58 dst.1 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    25.5 p5      58 dst.1
        vmovdqu64 [rbp + 1728], zmm1                      ;    29.3 p8+p9   58 dst.1
        vpbroadcastd zmm0, [r8 + 5256]                    ;    20.2 p3      58 dst.2
        vmovdqa64 zmm1, zmm0                              ;    26.2         58 dst.2 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    26.2 p0      58 dst.2
        vmovdqu64 [rbp + 1792], zmm1                      ;    30.7 p7+p4   58 dst.2
        vpbroadcastd zmm0, [r8 + 5260]                    ;    20.8 p10     58 dst.3
        vmovdqa64 zmm1, zmm0                              ;    26.8         58 dst.3 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    26.8 p5      58 dst.3
        vmovdqu64 [rbp + 1856], zmm1                      ;    31.3 p8+p9   58 dst.3
        vpbroadcastd zmm0, [r8 + 5264]                    ;    21.5 p2      58 dst.4
        vmovdqa64 zmm1, zmm0                              ;    27.5         58 dst.4 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    27.5 p0      58 dst.4
        vmovdqu64 [rbp + 1920], zmm1                      ;    32.7 p7+p4   58 dst.4
        vpbroadcastd zmm0, [r8 + 5268]                    ;    22.2 p3      58 dst.5
        vmovdqa64 zmm1, zmm0                              ;    28.2         58 dst.5 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    28.2 p5      58 dst.5
        vmovdqu64 [rbp + 1984], zmm1                      ;    33.3 p8+p9   58 dst.5
        vpbroadcastd zmm0, [r8 + 5272]                    ;    22.8 p10     58 dst.6
        vmovdqa64 zmm1, zmm0                              ;    28.8         58 dst.6 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    28.8 p0      58 dst.6
        vmovdqu64 [rbp + 2048], zmm1                      ;    34.7 p7+p4   58 dst.6
        vpbroadcastd zmm0, [r8 + 5280]                    ;    23.5 p2      58 dst.8
        vmovdqa64 zmm1, zmm0                              ;    29.5         58 dst.8 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    29.5 p5      58 dst.8
        vmovdqu64 [rbp + 2112], zmm1                      ;    35.3 p8+p9   58 dst.8
        vpbroadcastd zmm0, [r8 + 5284]                    ;    24.2 p3      58 dst.9
        vmovdqa64 zmm1, zmm0                              ;    30.2         58 dst.9 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    30.2 p0      58 dst.9
        vmovdqu64 [rbp + 2176], zmm1                      ;    36.7 p7+p4   58 dst.9
        vpbroadcastd zmm0, [r8 + 5288]                    ;    24.8 p10     58 dst.10
        vmovdqa64 zmm1, zmm0                              ;    30.8         58 dst.10 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    30.8 p5      58 dst.10
        vmovdqu64 [rbp + 2240], zmm1                      ;    37.3 p8+p9   58 dst.10
        vpbroadcastd zmm0, [r8 + 5292]                    ;    25.5 p2      58 dst.11
        vmovdqa64 zmm1, zmm0                              ;    31.5         58 dst.11 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    31.5 p0      58 dst.11
        vmovdqu64 [rbp + 2304], zmm1                      ;    38.7 p7+p4   58 dst.11
        vpbroadcastd zmm0, [r8 + 5296]                    ;    26.2 p3      58 dst.12
        vmovdqa64 zmm1, zmm0                              ;    32.2         58 dst.12 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    32.2 p5      58 dst.12
        vmovdqu64 [rbp + 2368], zmm1                      ;    39.3 p8+p9   58 dst.12
        vpbroadcastd zmm0, [r8 + 5300]                    ;    26.8 p10     58 dst.13
        vmovdqa64 zmm1, zmm0                              ;    32.8         58 dst.13 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    32.8 p0      58 dst.13
        vmovdqu64 [rbp + 2432], zmm1                      ;    40.7 p7+p4   58 dst.13
        vpbroadcastd zmm0, [r8 + 5304]                    ;    27.5 p2      58 dst.14
        vmovdqa64 zmm1, zmm0                              ;    33.5         58 dst.14 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    33.5 p5      58 dst.14
        vmovdqu64 [rbp + 2496], zmm1                      ;    41.3 p8+p9   58 dst.14
        vpbroadcastd zmm0, [r8 + 5312]                    ;    28.2 p3      58 dst.16
        vmovdqa64 zmm1, zmm0                              ;    34.2         58 dst.16 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    34.2 p0      58 dst.16
        vmovdqu64 [rbp + 2560], zmm1                      ;    42.7 p7+p4   58 dst.16
        vpbroadcastd zmm0, [r8 + 5316]                    ;    28.8 p10     58 dst.17
        vmovdqa64 zmm1, zmm0                              ;    34.8         58 dst.17 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    34.8 p5      58 dst.17
        vmovdqu64 [rbp + 2624], zmm1                      ;    43.3 p8+p9   58 dst.17
        vpbroadcastd zmm0, [r8 + 5320]                    ;    29.5 p2      58 dst.18
        vmovdqa64 zmm1, zmm0                              ;    35.5         58 dst.18 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    35.5 p0      58 dst.18
        vmovdqu64 [rbp + 2688], zmm1                      ;    44.7 p7+p4   58 dst.18
        vpbroadcastd zmm0, [r8 + 5324]                    ;    30.2 p3      58 dst.19
        vmovdqa64 zmm1, zmm0                              ;    36.2         58 dst.19 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    36.2 p5      58 dst.19
        vmovdqu64 [rbp + 2752], zmm1                      ;    45.3 p8+p9   58 dst.19
        vpbroadcastd zmm0, [r8 + 5328]                    ;    30.8 p10     58 dst.20
        vmovdqa64 zmm1, zmm0                              ;    36.8         58 dst.20 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    36.8 p0      58 dst.20
        vmovdqu64 [rbp + 2816], zmm1                      ;    46.7 p7+p4   58 dst.20
        vpbroadcastd zmm0, [r8 + 5332]                    ;    31.5 p2      58 dst.21
        vmovdqa64 zmm1, zmm0                              ;    37.5         58 dst.21 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    37.5 p5      58 dst.21
        vmovdqu64 [rbp + 2880], zmm1                      ;    47.3 p8+p9   58 dst.21
        vpbroadcastd zmm0, [r8 + 5336]                    ;    32.2 p3      58 dst.22
        vmovdqa64 zmm1, zmm0                              ;    38.2         58 dst.22 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    38.2 p0      58 dst.22
        vmovdqu64 [rbp + 2944], zmm1                      ;    48.7 p7+p4   58 dst.22
        vpbroadcastd zmm0, [r8 + 5344]                    ;    32.8 p10     58 dst.24
        vmovdqa64 zmm1, zmm0                              ;    38.8         58 dst.24 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    38.8 p5      58 dst.24
        vmovdqu64 [rbp + 3008], zmm1                      ;    49.3 p8+p9   58 dst.24
        vpbroadcastd zmm0, [r8 + 5348]                    ;    33.5 p2      58 dst.25
        vmovdqa64 zmm1, zmm0                              ;    39.5         58 dst.25 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    39.5 p0      58 dst.25
        vmovdqu64 [rbp + 3072], zmm1                      ;    50.7 p7+p4   58 dst.25
        vpbroadcastd zmm0, [r8 + 5352]                    ;    34.2 p3      58 dst.26
        vmovdqa64 zmm1, zmm0                              ;    40.2         58 dst.26 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    40.2 p5      58 dst.26
        vmovdqu64 [rbp + 3136], zmm1                      ;    51.3 p8+p9   58 dst.26
        vpbroadcastd zmm0, [r8 + 5356]                    ;    34.8 p10     58 dst.27
        vmovdqa64 zmm1, zmm0                              ;    40.8         58 dst.27 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    40.8 p0      58 dst.27
        vmovdqu64 [rbp + 3200], zmm1                      ;    52.7 p7+p4   58 dst.27
        vpbroadcastd zmm0, [r8 + 5360]                    ;    35.5 p2      58 dst.28
        vmovdqa64 zmm1, zmm0                              ;    41.5         58 dst.28 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    41.5 p5      58 dst.28
        vmovdqu64 [rbp + 3264], zmm1                      ;    53.3 p8+p9   58 dst.28
        vpbroadcastd zmm0, [r8 + 5364]                    ;    36.2 p3      58 dst.29
        vmovdqa64 zmm1, zmm0                              ;    42.2         58 dst.29 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    42.2 p0      58 dst.29
        vmovdqu64 [rbp + 3328], zmm1                      ;    54.7 p7+p4   58 dst.29
        vpbroadcastd zmm0, [r8 + 5368]                    ;    36.8 p10     58 dst.30
        vmovdqa64 zmm1, zmm0                              ;    42.8         58 dst.30 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    42.8 p5      58 dst.30
        vmovdqu64 [rbp + 3392], zmm1                      ;    55.3 p8+p9   58 dst.30
        vpbroadcastd zmm0, [r8 + 5376]                    ;    37.5 p2      58 dst.0
        vmovdqa64 zmm1, zmm0                              ;    43.5         58 dst.0 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    43.5 p0      58 dst.0
        vmovdqu64 [rbp + 3456], zmm1                      ;    56.7 p7+p4   58 dst.0
        vpbroadcastd zmm0, [r8 + 5380]                    ;    38.2 p3      58 dst.1
        vmovdqa64 zmm1, zmm0                              ;    44.2         58 dst.1 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    44.2 p5      58 dst.1
        vmovdqu64 [rbp + 3520], zmm1                      ;    57.3 p8+p9   58 dst.1
        vpbroadcastd zmm0, [r8 + 5384]                    ;    38.8 p10     58 dst.2
        vmovdqa64 zmm1, zmm0                              ;    44.8         58 dst.2 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    44.8 p0      58 dst.2
        vmovdqu64 [rbp + 3584], zmm1                      ;    58.7 p7+p4   58 dst.2
        vpbroadcastd zmm0, [r8 + 5388]                    ;    39.5 p2      58 dst.3
        vmovdqa64 zmm1, zmm0                              ;    45.5         58 dst.3 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    45.5 p5      58 dst.3
        vmovdqu64 [rbp + 3648], zmm1                      ;    59.3 p8+p9   58 dst.3
        vpbroadcastd zmm0, [r8 + 5392]                    ;    40.2 p3      58 dst.4
        vmovdqa64 zmm1, zmm0                              ;    46.2         58 dst.4 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    46.2 p0      58 dst.4
        vmovdqu64 [rbp + 3712], zmm1                      ;    60.7 p7+p4   58 dst.4
        vpbroadcastd zmm0, [r8 + 5396]                    ;    40.8 p10     58 dst.5
        vmovdqa64 zmm1, zmm0                              ;    46.8         58 dst.5 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    46.8 p5      58 dst.5
        vmovdqu64 [rbp + 3776], zmm1                      ;    61.3 p8+p9   58 dst.5
        vpbroadcastd zmm0, [r8 + 5400]                    ;    41.5 p2      58 dst.6
        vmovdqa64 zmm1, zmm0                              ;    47.5         58 dst.6 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    47.5 p0      58 dst.6
        vmovdqu64 [rbp + 3840], zmm1                      ;    62.7 p7+p4   58 dst.6
        vpbroadcastd zmm0, [r8 + 5408]                    ;    42.2 p3      58 dst.8
        vmovdqa64 zmm1, zmm0                              ;    48.2         58 dst.8 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    48.2 p5      58 dst.8
        vmovdqu64 [rbp + 3904], zmm1                      ;    63.3 p8+p9   58 dst.8
        vpbroadcastd zmm0, [r8 + 5412]                    ;    42.8 p10     58 dst.9
        vmovdqa64 zmm1, zmm0                              ;    48.8         58 dst.9 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    48.8 p0      58 dst.9
        vmovdqu64 [rbp + 3968], zmm1                      ;    64.7 p7+p4   58 dst.9
        vpbroadcastd zmm0, [r8 + 5416]                    ;    43.5 p2      58 dst.10
        vmovdqa64 zmm1, zmm0                              ;    49.5         58 dst.10 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    49.5 p5      58 dst.10
        vmovdqu64 [rbp + 4032], zmm1                      ;    65.3 p8+p9   58 dst.10
        vpbroadcastd zmm0, [r8 + 5420]                    ;    44.2 p3      58 dst.11
        vmovdqa64 zmm1, zmm0                              ;    50.2         58 dst.11 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    50.2 p0      58 dst.11
        vmovdqu64 [rbp + 4096], zmm1                      ;    66.7 p7+p4   58 dst.11
        vpbroadcastd zmm0, [r8 + 5424]                    ;    44.8 p10     58 dst.12
        vmovdqa64 zmm1, zmm0                              ;    50.8         58 dst.12 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    50.8 p5      58 dst.12
        vmovdqu64 [rbp + 4160], zmm1                      ;    67.3 p8+p9   58 dst.12
        vpbroadcastd zmm0, [r8 + 5428]                    ;    45.5 p2      58 dst.13
        vmovdqa64 zmm1, zmm0                              ;    51.5         58 dst.13 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    51.5 p0      58 dst.13
        vmovdqu64 [rbp + 4224], zmm1                      ;    68.7 p7+p4   58 dst.13
        vpbroadcastd zmm0, [r8 + 5432]                    ;    46.2 p3      58 dst.14
        vmovdqa64 zmm1, zmm0                              ;    52.2         58 dst.14 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    52.2 p5      58 dst.14
        vmovdqu64 [rbp + 4288], zmm1                      ;    69.3 p8+p9   58 dst.14
        vpbroadcastd zmm0, [r8 + 5440]                    ;    46.8 p10     58 dst.16
        vmovdqa64 zmm1, zmm0                              ;    52.8         58 dst.16 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    52.8 p0      58 dst.16
        vmovdqu64 [rbp + 4352], zmm1                      ;    70.7 p7+p4   58 dst.16
        vpbroadcastd zmm0, [r8 + 5444]                    ;    47.5 p2      58 dst.17
        vmovdqa64 zmm1, zmm0                              ;    53.5         58 dst.17 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    53.5 p5      58 dst.17
        vmovdqu64 [rbp + 4416], zmm1                      ;    71.3 p8+p9   58 dst.17
        vpbroadcastd zmm0, [r8 + 5448]                    ;    48.2 p3      58 dst.18
        vmovdqa64 zmm1, zmm0                              ;    54.2         58 dst.18 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    54.2 p0      58 dst.18
        vmovdqu64 [rbp + 4480], zmm1                      ;    72.7 p7+p4   58 dst.18
        vpbroadcastd zmm0, [r8 + 5452]                    ;    48.8 p10     58 dst.19
        vmovdqa64 zmm1, zmm0                              ;    54.8         58 dst.19 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    54.8 p5      58 dst.19
        vmovdqu64 [rbp + 4544], zmm1                      ;    73.3 p8+p9   58 dst.19
        vpbroadcastd zmm0, [r8 + 5456]                    ;    49.5 p2      58 dst.20
        vmovdqa64 zmm1, zmm0                              ;    55.5         58 dst.20 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    55.5 p0      58 dst.20
        vmovdqu64 [rbp + 4608], zmm1                      ;    74.7 p7+p4   58 dst.20
        vpbroadcastd zmm0, [r8 + 5460]                    ;    50.2 p3      58 dst.21
        vmovdqa64 zmm1, zmm0                              ;    56.2         58 dst.21 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    56.2 p5      58 dst.21
        vmovdqu64 [rbp + 4672], zmm1                      ;    75.3 p8+p9   58 dst.21
        vpbroadcastd zmm0, [r8 + 5464]                    ;    50.8 p10     58 dst.22
        vmovdqa64 zmm1, zmm0                              ;    56.8         58 dst.22 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    56.8 p0      58 dst.22
        vmovdqu64 [rbp + 4736], zmm1                      ;    76.7 p7+p4   58 dst.22
        vpbroadcastd zmm0, [r8 + 5472]                    ;    51.5 p2      58 dst.24
        vmovdqa64 zmm1, zmm0                              ;    57.5         58 dst.24 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    57.5 p5      58 dst.24
        vmovdqu64 [rbp + 4800], zmm1                      ;    77.3 p8+p9   58 dst.24
        vpbroadcastd zmm0, [r8 + 5476]                    ;    52.2 p3      58 dst.25
        vmovdqa64 zmm1, zmm0                              ;    58.2         58 dst.25 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    58.2 p0      58 dst.25
        vmovdqu64 [rbp + 4864], zmm1                      ;    78.7 p7+p4   58 dst.25
        vpbroadcastd zmm0, [r8 + 5480]                    ;    52.8 p10     58 dst.26
        vmovdqa64 zmm1, zmm0                              ;    58.8         58 dst.26 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    58.8 p5      58 dst.26
        vmovdqu64 [rbp + 4928], zmm1                      ;    79.3 p8+p9   58 dst.26
        vpbroadcastd zmm0, [r8 + 5484]                    ;    53.5 p2      58 dst.27
        vmovdqa64 zmm1, zmm0                              ;    59.5         58 dst.27 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    59.5 p0      58 dst.27
        vmovdqu64 [rbp + 4992], zmm1                      ;    80.7 p7+p4   58 dst.27
        vpbroadcastd zmm0, [r8 + 5488]                    ;    54.2 p3      58 dst.28
        vmovdqa64 zmm1, zmm0                              ;    60.2         58 dst.28 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    60.2 p5      58 dst.28
        vmovdqu64 [rbp + 5056], zmm1                      ;    81.3 p8+p9   58 dst.28
        vpbroadcastd zmm0, [r8 + 5492]                    ;    54.8 p10     58 dst.29
        vmovdqa64 zmm1, zmm0                              ;    60.8         58 dst.29 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    60.8 p0      58 dst.29
        vmovdqu64 [rbp + 5120], zmm1                      ;    82.7 p7+p4   58 dst.29
        vpbroadcastd zmm0, [r8 + 5496]                    ;    55.5 p2      58 dst.30
        vmovdqa64 zmm1, zmm0                              ;    61.5         58 dst.30 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    61.5 p5      58 dst.30
        vmovdqu64 [rbp + 5184], zmm1                      ;    83.3 p8+p9   58 dst.30
        vpbroadcastd zmm0, [r8 + 5504]                    ;    56.2 p3      58 dst.0
        vmovdqa64 zmm1, zmm0                              ;    62.2         58 dst.0 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    62.2 p0      58 dst.0
        vmovdqu64 [rbp + 5248], zmm1                      ;    84.7 p7+p4   58 dst.0
        vpbroadcastd zmm0, [r8 + 5508]                    ;    56.8 p10     58 dst.1
        vmovdqa64 zmm1, zmm0                              ;    62.8         58 dst.1 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    62.8 p5      58 dst.1
        vmovdqu64 [rbp + 5312], zmm1                      ;    85.3 p8+p9   58 dst.1
        vpbroadcastd zmm0, [r8 + 5512]                    ;    57.5 p2      58 dst.2
        vmovdqa64 zmm1, zmm0                              ;    63.5         58 dst.2 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    63.5 p0      58 dst.2
        vmovdqu64 [rbp + 5376], zmm1                      ;    86.7 p7+p4   58 dst.2
        vpbroadcastd zmm0, [r8 + 5516]                    ;    58.2 p3      58 dst.3
        vmovdqa64 zmm1, zmm0                              ;    64.2         58 dst.3 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    64.2 p5      58 dst.3
        vmovdqu64 [rbp + 5440], zmm1                      ;    87.3 p8+p9   58 dst.3
        vpbroadcastd zmm0, [r8 + 5520]                    ;    58.8 p10     58 dst.4
        vmovdqa64 zmm1, zmm0                              ;    64.8         58 dst.4 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    64.8 p0      58 dst.4
        vmovdqu64 [rbp + 5504], zmm1                      ;    88.7 p7+p4   58 dst.4
        vpbroadcastd zmm0, [r8 + 5524]                    ;    59.5 p2      58 dst.5
        vmovdqa64 zmm1, zmm0                              ;    65.5         58 dst.5 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    65.5 p5      58 dst.5
        vmovdqu64 [rbp + 5568], zmm1                      ;    89.3 p8+p9   58 dst.5
        vpbroadcastd zmm0, [r8 + 5528]                    ;    60.2 p3      58 dst.6
        vmovdqa64 zmm1, zmm0                              ;    66.2         58 dst.6 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    66.2 p0      58 dst.6
        vmovdqu64 [rbp + 5632], zmm1                      ;    90.7 p7+p4   58 dst.6
        vpbroadcastd zmm0, [r8 + 5536]                    ;    60.8 p10     58 dst.8
        vmovdqa64 zmm1, zmm0                              ;    66.8         58 dst.8 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    66.8 p5      58 dst.8
        vmovdqu64 [rbp + 5696], zmm1                      ;    91.3 p8+p9   58 dst.8
        vpbroadcastd zmm0, [r8 + 5540]                    ;    61.5 p2      58 dst.9
        vmovdqa64 zmm1, zmm0                              ;    67.5         58 dst.9 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    67.5 p0      58 dst.9
        vmovdqu64 [rbp + 5760], zmm1                      ;    92.7 p7+p4   58 dst.9
        vpbroadcastd zmm0, [r8 + 5544]                    ;    62.2 p3      58 dst.10
        vmovdqa64 zmm1, zmm0                              ;    68.2         58 dst.10 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    68.2 p5      58 dst.10
        vmovdqu64 [rbp + 5824], zmm1                      ;    93.3 p8+p9   58 dst.10
        vpbroadcastd zmm0, [r8 + 5548]                    ;    62.8 p10     58 dst.11
        vmovdqa64 zmm1, zmm0                              ;    68.8         58 dst.11 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    68.8 p0      58 dst.11
        vmovdqu64 [rbp + 5888], zmm1                      ;    94.7 p7+p4   58 dst.11
        vpbroadcastd zmm0, [r8 + 5552]                    ;    63.5 p2      58 dst.12
        vmovdqa64 zmm1, zmm0                              ;    69.5         58 dst.12 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    69.5 p5      58 dst.12
        vmovdqu64 [rbp + 5952], zmm1                      ;    95.3 p8+p9   58 dst.12
        vpbroadcastd zmm0, [r8 + 5556]                    ;    64.2 p3      58 dst.13
        vmovdqa64 zmm1, zmm0                              ;    70.2         58 dst.13 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    70.2 p0      58 dst.13
        vmovdqu64 [rbp + 6016], zmm1                      ;    96.7 p7+p4   58 dst.13
        vpbroadcastd zmm0, [r8 + 5560]                    ;    64.8 p10     58 dst.14
        vmovdqa64 zmm1, zmm0                              ;    70.8         58 dst.14 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    70.8 p5      58 dst.14
        vmovdqu64 [rbp + 6080], zmm1                      ;    97.3 p8+p9   58 dst.14
        vpbroadcastd zmm0, [r8 + 5568]                    ;    65.5 p2      58 dst.16
        vmovdqa64 zmm1, zmm0                              ;    71.5         58 dst.16 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    71.5 p0      58 dst.16
        vmovdqu64 [rbp + 6144], zmm1                      ;    98.7 p7+p4   58 dst.16
        vpbroadcastd zmm0, [r8 + 5572]                    ;    66.2 p3      58 dst.17
        vmovdqa64 zmm1, zmm0                              ;    72.2         58 dst.17 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    72.2 p5      58 dst.17
        vmovdqu64 [rbp + 6208], zmm1                      ;    99.3 p8+p9   58 dst.17
        vpbroadcastd zmm0, [r8 + 5576]                    ;    66.8 p10     58 dst.18
        vmovdqa64 zmm1, zmm0                              ;    72.8         58 dst.18 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    72.8 p0      58 dst.18
        vmovdqu64 [rbp + 6272], zmm1                      ;   100.7 p7+p4   58 dst.18
        vpbroadcastd zmm0, [r8 + 5580]                    ;    67.5 p2      58 dst.19
        vmovdqa64 zmm1, zmm0                              ;    73.5         58 dst.19 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    73.5 p5      58 dst.19
        vmovdqu64 [rbp + 6336], zmm1                      ;   101.3 p8+p9   58 dst.19
        vpbroadcastd zmm0, [r8 + 5584]                    ;    68.2 p3      58 dst.20
        vmovdqa64 zmm1, zmm0                              ;    74.2         58 dst.20 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    74.2 p0      58 dst.20
        vmovdqu64 [rbp + 6400], zmm1                      ;   102.7 p7+p4   58 dst.20
        vpbroadcastd zmm0, [r8 + 5588]                    ;    68.8 p10     58 dst.21
        vmovdqa64 zmm1, zmm0                              ;    74.8         58 dst.21 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    74.8 p5      58 dst.21
        vmovdqu64 [rbp + 6464], zmm1                      ;   103.3 p8+p9   58 dst.21
        vpbroadcastd zmm0, [r8 + 5592]                    ;    69.5 p2      58 dst.22
        vmovdqa64 zmm1, zmm0                              ;    75.5         58 dst.22 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    75.5 p0      58 dst.22
        vmovdqu64 [rbp + 6528], zmm1                      ;   104.7 p7+p4   58 dst.22
        vpbroadcastd zmm0, [r8 + 5600]                    ;    70.2 p3      58 dst.24
        vpbroadcastd zmm1, [r8 + 5604]                    ;    70.3 p10     58 dst.25
        vpbroadcastd zmm2, [r8 + 5608]                    ;    70.5 p2      58 dst.26
        vmovdqa64 zmm3, zmm0                              ;    76.2         58 dst.24 copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                  ;    76.2 p5      58 dst.24
        vmovdqu64 [rbp + 6592], zmm3                      ;   105.3 p8+p9   58 dst.24
        vpbroadcastd zmm0, [r8 + 5612]                    ;    71.2 p3      58 dst.27
        vpbroadcastd zmm3, [r8 + 5616]                    ;    71.3 p10     58 dst.28
        vpbroadcastd zmm4, [r8 + 5620]                    ;    71.5 p2      58 dst.29
        vmovdqa64 zmm5, zmm1                              ;    76.3         58 dst.25 copy
        vpternlogd zmm5, zmm1, zmm1, 0xf                  ;    76.3 p0      58 dst.25
        vmovdqu64 [rbp + 6656], zmm5                      ;   106.7 p7+p4   58 dst.25
        vpbroadcastd zmm1, [r8 + 5624]                    ;    72.2 p3      58 dst.30
        vmovdqa64 zmm5, zmm2                              ;    76.5         58 dst.26 copy
        vpternlogd zmm5, zmm2, zmm2, 0xf                  ;    76.5 p5      58 dst.26
        vmovdqu64 [rbp + 6720], zmm5                      ;   107.3 p8+p9   58 dst.26
        vmovdqa64 zmm2, zmm0                              ;    77.2         58 dst.27 copy
        vpternlogd zmm2, zmm0, zmm0, 0xf                  ;    77.2 p0      58 dst.27
        vmovdqu64 [rbp + 6784], zmm2                      ;   108.7 p7+p4   58 dst.27
        vmovdqa64 zmm0, zmm3                              ;    77.3         58 dst.28 copy
        vpternlogd zmm0, zmm3, zmm3, 0xf                  ;    77.3 p5      58 dst.28
        vmovdqu64 [rbp + 6848], zmm0                      ;   109.3 p8+p9   58 dst.28
        vmovdqa64 zmm0, zmm4                              ;    77.5         58 dst.29 copy
        vpternlogd zmm0, zmm4, zmm4, 0xf                  ;    77.5 p0      58 dst.29
        vmovdqu64 [rbp + 6912], zmm0                      ;   110.7 p7+p4   58 dst.29
        vmovdqa64 zmm0, zmm1                              ;    78.2         58 dst.30 copy
        vpternlogd zmm0, zmm1, zmm1, 0xf                  ;    78.2 p5      58 dst.30
        vmovdqu64 [rbp + 6976], zmm0                      ;   111.3 p8+p9   58 dst.30
        mov r8d, dword [rbp + 21944]                      ;    74.8 p10    117 blocks
        shl r8, 0xd                                       ;    79.8 p6     117 blocks
        add r8, qword [rbp + 21896]                       ;    80.8 p1+p2  117 blocks
        mov qword [rbp + 21904], r8                       ;   112.7 p7+p4  117 blocks
        cmp dword [rbp + 21944], 0                        ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 21888]                       ;     0.0 p2      52 s[0].0 reload
        vpbroadcastd zmm0, [r8]                           ;     5.0 p3      52 s[0]
        mov r9, qword [rbp + 21896]                       ;     0.3 p10     52 s[0].0 reload
        vpxord zmm0, zmm0, [r9]                           ;    11.3 p0+p2   52 s[0]
        vmovdqu64 [rbp + 7040], zmm0                      ;    12.3 p7+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 4]                       ;     5.0 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 64]                      ;    11.3 p5+p2   52 s[0]
        vmovdqu64 [rbp + 7104], zmm0                      ;    12.3 p8+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 8]                       ;     5.0 p10     52 s[0]
        vpxord zmm0, zmm0, [r9 + 128]                     ;    11.3 p0+p3   52 s[0]
        vmovdqu64 [rbp + 7168], zmm0                      ;    12.3 p7+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 12]                      ;     5.0 p10     52 s[0]
        vpxord zmm0, zmm0, [r9 + 192]                     ;    11.3 p5+p2   52 s[0]
        vmovdqu64 [rbp + 7232], zmm0                      ;    12.3 p8+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 16]                      ;     5.0 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 256]                     ;    11.3 p0+p2   52 s[0]
        vmovdqu64 [rbp + 7296], zmm0                      ;    12.3 p7+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 20]                      ;     5.0 p10     52 s[0]
        vpxord zmm0, zmm0, [r9 + 320]                     ;    11.3 p5+p3   52 s[0]
        vmovdqu64 [rbp + 7360], zmm0                      ;    12.3 p8+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 24]                      ;     5.0 p10     52 s[0]
        vpxord zmm0, zmm0, [r9 + 384]                     ;    11.3 p0+p2   52 s[0]
        vmovdqu64 [rbp + 7424], zmm0                      ;    12.3 p7+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 28]                      ;     5.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 448]                     ;    11.3 p5+p2   52 s[0]
        vmovdqu64 [rbp + 7488], zmm0                      ;    12.3 p8+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 32]                      ;     5.3 p10     52 s[0]
        vpxord zmm0, zmm0, [r9 + 512]                     ;    11.3 p0+p3   52 s[0]
        vmovdqu64 [rbp + 7552], zmm0                      ;    12.3 p7+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 36]                      ;     6.3 p10     52 s[0]
        vpxord zmm0, zmm0, [r9 + 576]                     ;    12.3 p5+p2   52 s[0]
        vmovdqu64 [rbp + 7616], zmm0                      ;    13.3 p8+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 40]                      ;     7.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 640]                     ;    13.2 p0+p2   52 s[0]
        vmovdqu64 [rbp + 7680], zmm0                      ;    14.2 p7+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 44]                      ;     7.3 p10     52 s[0]
        vpxord zmm0, zmm0, [r9 + 704]                     ;    13.3 p5+p3   52 s[0]
        vmovdqu64 [rbp + 7744], zmm0                      ;    14.3 p8+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 48]                      ;     8.3 p10     52 s[0]
        vpxord zmm0, zmm0, [r9 + 768]                     ;    14.3 p0+p2   52 s[0]
        vmovdqu64 [rbp + 7808], zmm0                      ;    15.3 p7+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 52]                      ;     9.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 832]                     ;    15.2 p5+p2   52 s[0]
        vmovdqu64 [rbp + 7872], zmm0                      ;    16.2 p8+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 56]                      ;     9.3 p10     52 s[0]
        vpxord zmm0, zmm0, [r9 + 896]                     ;    15.3 p0+p3   52 s[0]
        vmovdqu64 [rbp + 7936], zmm0                      ;    16.3 p7+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 60]                      ;    10.3 p10     52 s[0]
        vpxord zmm0, zmm0, [r9 + 960]                     ;    16.3 p5+p2   52 s[0]
        vmovdqu64 [rbp + 8000], zmm0                      ;    17.3 p8+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 64]                      ;    11.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 1024]                    ;    17.2 p0+p2   52 s[0]
        vmovdqu64 [rbp + 8064], zmm0                      ;    18.2 p7+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 68]                      ;    11.3 p10     52 s[0]
        vpxord zmm0, zmm0, [r9 + 1088]                    ;    17.3 p5+p3   52 s[0]
        vmovdqu64 [rbp + 8128], zmm0                      ;    18.3 p8+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 72]                      ;    12.3 p10     52 s[0]
        vpxord zmm0, zmm0, [r9 + 1152]                    ;    18.3 p0+p2   52 s[0]
        vmovdqu64 [rbp + 8192], zmm0                      ;    19.3 p7+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 76]                      ;    13.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 1216]                    ;    19.2 p5+p2   52 s[0]
        vmovdqu64 [rbp + 8256], zmm0                      ;    20.2 p8+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 80]                      ;    13.3 p10     52 s[0]
        vpxord zmm0, zmm0, [r9 + 1280]                    ;    19.3 p0+p3   52 s[0]
        vmovdqu64 [rbp + 8320], zmm0                      ;    20.7 p7+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 84]                      ;    14.3 p10     52 s[0]
        vpxord zmm0, zmm0, [r9 + 1344]                    ;    20.3 p5+p2   52 s[0]
        vmovdqu64 [rbp + 8384], zmm0                      ;    21.3 p8+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 88]                      ;    15.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 1408]                    ;    21.2 p0+p2   52 s[0]
        vmovdqu64 [rbp + 8448], zmm0                      ;    22.7 p7+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 92]                      ;    15.3 p10     52 s[0]
        vpxord zmm0, zmm0, [r9 + 1472]                    ;    21.3 p5+p3   52 s[0]
        vmovdqu64 [rbp + 8512], zmm0                      ;    23.2 p8+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 96]                      ;    16.3 p10     52 s[0]
        vpxord zmm0, zmm0, [r9 + 1536]                    ;    22.3 p0+p2   52 s[0]
        vmovdqu64 [rbp + 8576], zmm0                      ;    24.7 p7+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 100]                     ;    17.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 1600]                    ;    23.2 p5+p2   52 s[0]
        vmovdqu64 [rbp + 8640], zmm0                      ;    25.2 p8+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 104]                     ;    17.3 p10     52 s[0]
        vpxord zmm0, zmm0, [r9 + 1664]                    ;    23.3 p0+p3   52 s[0]
        vmovdqu64 [rbp + 8704], zmm0                      ;    26.7 p7+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 108]                     ;    18.3 p10     52 s[0]
        vpxord zmm0, zmm0, [r9 + 1728]                    ;    24.3 p5+p2   52 s[0]
        vmovdqu64 [rbp + 8768], zmm0                      ;    27.2 p8+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 112]                     ;    19.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 1792]                    ;    25.2 p0+p2   52 s[0]
        vmovdqu64 [rbp + 8832], zmm0                      ;    28.7 p7+p4   53 rounds
        mov qword [rbp + 21912], r8                       ;    29.2 p8+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 116]                     ;    19.3 p10     52 s[0]
        vpxord zmm0, zmm0, [r9 + 1856]                    ;    25.3 p5+p3   52 s[0]
        vmovdqu64 [rbp + 8896], zmm0                      ;    30.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 120]                     ;    20.3 p10     52 s[0]
        vpxord zmm0, zmm0, [r9 + 1920]                    ;    26.3 p0+p2   52 s[0]
        vmovdqu64 [rbp + 8960], zmm0                      ;    30.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 124]                     ;    21.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 1984]                    ;    27.2 p5+p2   52 s[0]
        vmovdqu64 [rbp + 9024], zmm0                      ;    32.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 128]                     ;    21.3 p10     52 s[1]
        vpxord zmm0, zmm0, [r9 + 2048]                    ;    27.3 p0+p3   52 s[1]
        vmovdqu64 [rbp + 9088], zmm0                      ;    32.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 132]                     ;    22.3 p10     52 s[1]
        vpxord zmm0, zmm0, [r9 + 2112]                    ;    28.3 p5+p2   52 s[1]
        vmovdqu64 [rbp + 9152], zmm0                      ;    34.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 136]                     ;    23.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 2176]                    ;    29.2 p0+p2   52 s[1]
        vmovdqu64 [rbp + 9216], zmm0                      ;    34.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 140]                     ;    23.3 p10     52 s[1]
        vpxord zmm0, zmm0, [r9 + 2240]                    ;    29.3 p5+p3   52 s[1]
        vmovdqu64 [rbp + 9280], zmm0                      ;    36.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 144]                     ;    24.3 p10     52 s[1]
        vpxord zmm0, zmm0, [r9 + 2304]                    ;    30.3 p0+p2   52 s[1]
        vmovdqu64 [rbp + 9344], zmm0                      ;    36.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 148]                     ;    25.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 2368]                    ;    31.2 p5+p2   52 s[1]
        vmovdqu64 [rbp + 9408], zmm0                      ;    38.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 152]                     ;    25.3 p10     52 s[1]
        vpxord zmm0, zmm0, [r9 + 2432]                    ;    31.3 p0+p3   52 s[1]
        vmovdqu64 [rbp + 9472], zmm0                      ;    38.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 156]                     ;    26.3 p10     52 s[1]
        vpxord zmm0, zmm0, [r9 + 2496]                    ;    32.3 p5+p2   52 s[1]
        vmovdqu64 [rbp + 9536], zmm0                      ;    40.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 160]                     ;    27.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 2560]                    ;    33.2 p0+p2   52 s[1]
        vmovdqu64 [rbp + 9600], zmm0                      ;    40.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 164]                     ;    27.3 p10     52 s[1]
        vpxord zmm0, zmm0, [r9 + 2624]                    ;    33.3 p5+p3   52 s[1]
        vmovdqu64 [rbp + 9664], zmm0                      ;    42.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 168]                     ;    28.3 p10     52 s[1]
        vpxord zmm0, zmm0, [r9 + 2688]                    ;    34.3 p0+p2   52 s[1]
        vmovdqu64 [rbp + 9728], zmm0                      ;    42.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 172]                     ;    29.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 2752]                    ;    35.2 p5+p2   52 s[1]
        vmovdqu64 [rbp + 9792], zmm0                      ;    44.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 176]                     ;    29.3 p10     52 s[1]
        vpxord zmm0, zmm0, [r9 + 2816]                    ;    35.3 p0+p3   52 s[1]
        vmovdqu64 [rbp + 9856], zmm0                      ;    44.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 180]                     ;    30.3 p10     52 s[1]
        vpxord zmm0, zmm0, [r9 + 2880]                    ;    36.3 p5+p2   52 s[1]
        vmovdqu64 [rbp + 9920], zmm0                      ;    46.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 184]                     ;    31.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 2944]                    ;    37.2 p0+p2   52 s[1]
        vmovdqu64 [rbp + 9984], zmm0                      ;    46.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 188]                     ;    31.3 p10     52 s[1]
        vpxord zmm0, zmm0, [r9 + 3008]                    ;    37.3 p5+p3   52 s[1]
        vmovdqu64 [rbp + 10048], zmm0                     ;    48.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 192]                     ;    32.3 p10     52 s[1]
        vpxord zmm0, zmm0, [r9 + 3072]                    ;    38.3 p0+p2   52 s[1]
        vmovdqu64 [rbp + 10112], zmm0                     ;    48.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 196]                     ;    33.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 3136]                    ;    39.2 p5+p2   52 s[1]
        vmovdqu64 [rbp + 10176], zmm0                     ;    50.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 200]                     ;    33.3 p10     52 s[1]
        vpxord zmm0, zmm0, [r9 + 3200]                    ;    39.3 p0+p3   52 s[1]
        vmovdqu64 [rbp + 10240], zmm0                     ;    50.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 204]                     ;    34.3 p10     52 s[1]
        vpxord zmm0, zmm0, [r9 + 3264]                    ;    40.3 p5+p2   52 s[1]
        vmovdqu64 [rbp + 10304], zmm0                     ;    52.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 208]                     ;    35.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 3328]                    ;    41.2 p0+p2   52 s[1]
        vmovdqu64 [rbp + 10368], zmm0                     ;    52.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 212]                     ;    35.3 p10     52 s[1]
        vpxord zmm0, zmm0, [r9 + 3392]                    ;    41.3 p5+p3   52 s[1]
        vmovdqu64 [rbp + 10432], zmm0                     ;    54.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 216]                     ;    36.3 p10     52 s[1]
        vpxord zmm0, zmm0, [r9 + 3456]                    ;    42.3 p0+p2   52 s[1]
        vmovdqu64 [rbp + 10496], zmm0                     ;    54.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 220]                     ;    37.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 3520]                    ;    43.2 p5+p2   52 s[1]
        vmovdqu64 [rbp + 10560], zmm0                     ;    56.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 224]                     ;    37.3 p10     52 s[1]
        vpxord zmm0, zmm0, [r9 + 3584]                    ;    43.3 p0+p3   52 s[1]
        vmovdqu64 [rbp + 10624], zmm0                     ;    56.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 228]                     ;    38.3 p10     52 s[1]
        vpxord zmm0, zmm0, [r9 + 3648]                    ;    44.3 p5+p2   52 s[1]
        vmovdqu64 [rbp + 10688], zmm0                     ;    58.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 232]                     ;    39.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 3712]                    ;    45.2 p0+p2   52 s[1]
        vmovdqu64 [rbp + 10752], zmm0                     ;    58.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 236]                     ;    39.3 p10     52 s[1]
        vpxord zmm0, zmm0, [r9 + 3776]                    ;    45.3 p5+p3   52 s[1]
        vmovdqu64 [rbp + 10816], zmm0                     ;    60.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 240]                     ;    40.3 p10     52 s[1]
        vpxord zmm0, zmm0, [r9 + 3840]                    ;    46.3 p0+p2   52 s[1]
        vmovdqu64 [rbp + 10880], zmm0                     ;    60.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 244]                     ;    41.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 3904]                    ;    47.2 p5+p2   52 s[1]
        vmovdqu64 [rbp + 10944], zmm0                     ;    62.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 248]                     ;    41.3 p10     52 s[1]
        vpxord zmm0, zmm0, [r9 + 3968]                    ;    47.3 p0+p3   52 s[1]
        vmovdqu64 [rbp + 11008], zmm0                     ;    62.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 252]                     ;    42.3 p10     52 s[1]
        vpxord zmm0, zmm0, [r9 + 4032]                    ;    48.3 p5+p2   52 s[1]
        vmovdqu64 [rbp + 11072], zmm0                     ;    64.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 256]                     ;    43.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 4096]                    ;    49.2 p0+p2   52 s[2]
        vmovdqu64 [rbp + 11136], zmm0                     ;    64.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 260]                     ;    43.3 p10     52 s[2]
        vpxord zmm0, zmm0, [r9 + 4160]                    ;    49.3 p5+p3   52 s[2]
        vmovdqu64 [rbp + 11200], zmm0                     ;    66.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 264]                     ;    44.3 p10     52 s[2]
        vpxord zmm0, zmm0, [r9 + 4224]                    ;    50.3 p0+p2   52 s[2]
        vmovdqu64 [rbp + 11264], zmm0                     ;    66.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 268]                     ;    45.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 4288]                    ;    51.2 p5+p2   52 s[2]
        vmovdqu64 [rbp + 11328], zmm0                     ;    68.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 272]                     ;    45.3 p10     52 s[2]
        vpxord zmm0, zmm0, [r9 + 4352]                    ;    51.3 p0+p3   52 s[2]
        vmovdqu64 [rbp + 11392], zmm0                     ;    68.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 276]                     ;    46.3 p10     52 s[2]
        vpxord zmm0, zmm0, [r9 + 4416]                    ;    52.3 p5+p2   52 s[2]
        vmovdqu64 [rbp + 11456], zmm0                     ;    70.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 280]                     ;    47.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 4480]                    ;    53.2 p0+p2   52 s[2]
        vmovdqu64 [rbp + 11520], zmm0                     ;    70.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 284]                     ;    47.3 p10     52 s[2]
        vpxord zmm0, zmm0, [r9 + 4544]                    ;    53.3 p5+p3   52 s[2]
        vmovdqu64 [rbp + 11584], zmm0                     ;    72.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 288]                     ;    48.3 p10     52 s[2]
        vpxord zmm0, zmm0, [r9 + 4608]                    ;    54.3 p0+p2   52 s[2]
        vmovdqu64 [rbp + 11648], zmm0                     ;    72.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 292]                     ;    49.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 4672]                    ;    55.2 p5+p2   52 s[2]
        vmovdqu64 [rbp + 11712], zmm0                     ;    74.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 296]                     ;    49.3 p10     52 s[2]
        vpxord zmm0, zmm0, [r9 + 4736]                    ;    55.3 p0+p3   52 s[2]
        vmovdqu64 [rbp + 11776], zmm0                     ;    74.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 300]                     ;    50.3 p10     52 s[2]
        vpxord zmm0, zmm0, [r9 + 4800]                    ;    56.3 p5+p2   52 s[2]
        vmovdqu64 [rbp + 11840], zmm0                     ;    76.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 304]                     ;    51.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 4864]                    ;    57.2 p0+p2   52 s[2]
        vmovdqu64 [rbp + 11904], zmm0                     ;    76.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 308]                     ;    51.3 p10     52 s[2]
        vpxord zmm0, zmm0, [r9 + 4928]                    ;    57.3 p5+p3   52 s[2]
        vmovdqu64 [rbp + 11968], zmm0                     ;    78.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 312]                     ;    52.3 p10     52 s[2]
        vpxord zmm0, zmm0, [r9 + 4992]                    ;    58.3 p0+p2   52 s[2]
        vmovdqu64 [rbp + 12032], zmm0                     ;    78.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 316]                     ;    53.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 5056]                    ;    59.2 p5+p2   52 s[2]
        vmovdqu64 [rbp + 12096], zmm0                     ;    80.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 320]                     ;    53.3 p10     52 s[2]
        vpxord zmm0, zmm0, [r9 + 5120]                    ;    59.3 p0+p3   52 s[2]
        vmovdqu64 [rbp + 12160], zmm0                     ;    80.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 324]                     ;    54.3 p10     52 s[2]
        vpxord zmm0, zmm0, [r9 + 5184]                    ;    60.3 p5+p2   52 s[2]
        vmovdqu64 [rbp + 12224], zmm0                     ;    82.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 328]                     ;    55.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 5248]                    ;    61.2 p0+p2   52 s[2]
        vmovdqu64 [rbp + 12288], zmm0                     ;    82.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 332]                     ;    55.3 p10     52 s[2]
        vpxord zmm0, zmm0, [r9 + 5312]                    ;    61.3 p5+p3   52 s[2]
        vmovdqu64 [rbp + 12352], zmm0                     ;    84.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 336]                     ;    56.3 p10     52 s[2]
        vpxord zmm0, zmm0, [r9 + 5376]                    ;    62.3 p0+p2   52 s[2]
        vmovdqu64 [rbp + 12416], zmm0                     ;    84.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 340]                     ;    57.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 5440]                    ;    63.2 p5+p2   52 s[2]
        vmovdqu64 [rbp + 12480], zmm0                     ;    86.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 344]                     ;    57.3 p10     52 s[2]
        vpxord zmm0, zmm0, [r9 + 5504]                    ;    63.3 p0+p3   52 s[2]
        vmovdqu64 [rbp + 12544], zmm0                     ;    86.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 348]                     ;    58.3 p10     52 s[2]
        vpxord zmm0, zmm0, [r9 + 5568]                    ;    64.3 p5+p2   52 s[2]
        vmovdqu64 [rbp + 12608], zmm0                     ;    88.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 352]                     ;    59.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 5632]                    ;    65.2 p0+p2   52 s[2]
        vmovdqu64 [rbp + 12672], zmm0                     ;    88.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 356]                     ;    59.3 p10     52 s[2]
        vpxord zmm0, zmm0, [r9 + 5696]                    ;    65.3 p5+p3   52 s[2]
        vmovdqu64 [rbp + 12736], zmm0                     ;    90.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 360]                     ;    60.3 p10     52 s[2]
        vpxord zmm0, zmm0, [r9 + 5760]                    ;    66.3 p0+p2   52 s[2]
        vmovdqu64 [rbp + 12800], zmm0                     ;    90.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 364]                     ;    61.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 5824]                    ;    67.2 p5+p2   52 s[2]
        vmovdqu64 [rbp + 12864], zmm0                     ;    92.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 368]                     ;    61.3 p10     52 s[2]
        vpxord zmm0, zmm0, [r9 + 5888]                    ;    67.3 p0+p3   52 s[2]
        vmovdqu64 [rbp + 12928], zmm0                     ;    92.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 372]                     ;    62.3 p10     52 s[2]
        vpxord zmm0, zmm0, [r9 + 5952]                    ;    68.3 p5+p2   52 s[2]
        vmovdqu64 [rbp + 12992], zmm0                     ;    94.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 376]                     ;    63.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 6016]                    ;    69.2 p0+p2   52 s[2]
        vmovdqu64 [rbp + 13056], zmm0                     ;    94.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 380]                     ;    63.3 p10     52 s[2]
        vpxord zmm0, zmm0, [r9 + 6080]                    ;    69.3 p5+p3   52 s[2]
        vmovdqu64 [rbp + 13120], zmm0                     ;    96.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 384]                     ;    64.3 p10     52 s[3]
        vpxord zmm0, zmm0, [r9 + 6144]                    ;    70.3 p0+p2   52 s[3]
        vmovdqu64 [rbp + 13184], zmm0                     ;    96.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 388]                     ;    65.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 6208]                    ;    71.2 p5+p2   52 s[3]
        vmovdqu64 [rbp + 13248], zmm0                     ;    98.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 392]                     ;    65.3 p10     52 s[3]
        vpxord zmm0, zmm0, [r9 + 6272]                    ;    71.3 p0+p3   52 s[3]
        vmovdqu64 [rbp + 13312], zmm0                     ;    98.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 396]                     ;    66.3 p10     52 s[3]
        vpxord zmm0, zmm0, [r9 + 6336]                    ;    72.3 p5+p2   52 s[3]
        vmovdqu64 [rbp + 13376], zmm0                     ;   100.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 400]                     ;    67.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 6400]                    ;    73.2 p0+p2   52 s[3]
        vmovdqu64 [rbp + 13440], zmm0                     ;   100.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 404]                     ;    67.3 p10     52 s[3]
        vpxord zmm0, zmm0, [r9 + 6464]                    ;    73.3 p5+p3   52 s[3]
        vmovdqu64 [rbp + 13504], zmm0                     ;   102.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 408]                     ;    68.3 p10     52 s[3]
        vpxord zmm0, zmm0, [r9 + 6528]                    ;    74.3 p0+p2   52 s[3]
        vmovdqu64 [rbp + 13568], zmm0                     ;   102.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 412]                     ;    69.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 6592]                    ;    75.2 p5+p2   52 s[3]
        vmovdqu64 [rbp + 13632], zmm0                     ;   104.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 416]                     ;    69.3 p10     52 s[3]
        vpxord zmm0, zmm0, [r9 + 6656]                    ;    75.3 p0+p3   52 s[3]
        vmovdqu64 [rbp + 13696], zmm0                     ;   104.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 420]                     ;    70.3 p10     52 s[3]
        vpxord zmm0, zmm0, [r9 + 6720]                    ;    76.3 p5+p2   52 s[3]
        vmovdqu64 [rbp + 13760], zmm0                     ;   106.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 424]                     ;    71.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 6784]                    ;    77.2 p0+p2   52 s[3]
        vmovdqu64 [rbp + 13824], zmm0                     ;   106.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 428]                     ;    71.3 p10     52 s[3]
        vpxord zmm0, zmm0, [r9 + 6848]                    ;    77.3 p5+p3   52 s[3]
        vmovdqu64 [rbp + 13888], zmm0                     ;   108.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 432]                     ;    72.3 p10     52 s[3]
        vpxord zmm0, zmm0, [r9 + 6912]                    ;    78.3 p0+p2   52 s[3]
        vmovdqu64 [rbp + 13952], zmm0                     ;   108.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 436]                     ;    73.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 6976]                    ;    79.2 p5+p2   52 s[3]
        vmovdqu64 [rbp + 14016], zmm0                     ;   110.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 440]                     ;    73.3 p10     52 s[3]
        vpxord zmm0, zmm0, [r9 + 7040]                    ;    79.3 p0+p3   52 s[3]
        vmovdqu64 [rbp + 14080], zmm0                     ;   110.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 444]                     ;    74.3 p10     52 s[3]
        vpxord zmm0, zmm0, [r9 + 7104]                    ;    80.3 p5+p2   52 s[3]
        vmovdqu64 [rbp + 14144], zmm0                     ;   112.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 448]                     ;    75.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 7168]                    ;    81.2 p0+p2   52 s[3]
        vmovdqu64 [rbp + 14208], zmm0                     ;   112.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 452]                     ;    75.3 p10     52 s[3]
        vpxord zmm0, zmm0, [r9 + 7232]                    ;    81.3 p5+p3   52 s[3]
        vmovdqu64 [rbp + 14272], zmm0                     ;   114.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 456]                     ;    76.3 p10     52 s[3]
        vpxord zmm0, zmm0, [r9 + 7296]                    ;    82.3 p0+p2   52 s[3]
        vmovdqu64 [rbp + 14336], zmm0                     ;   114.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 460]                     ;    77.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 7360]                    ;    83.2 p5+p2   52 s[3]
        vmovdqu64 [rbp + 14400], zmm0                     ;   116.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 464]                     ;    77.3 p10     52 s[3]
        vpxord zmm0, zmm0, [r9 + 7424]                    ;    83.3 p0+p3   52 s[3]
        vmovdqu64 [rbp + 14464], zmm0                     ;   116.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 468]                     ;    78.3 p10     52 s[3]
        vpxord zmm0, zmm0, [r9 + 7488]                    ;    84.3 p5+p2   52 s[3]
        vmovdqu64 [rbp + 14528], zmm0                     ;   118.2 p7+p9   53 rounds
        vpbroadcastd zmm0, [r8 + 472]                     ;    79.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 7552]                    ;    85.2 p0+p2   52 s[3]
        vmovdqu64 [rbp + 14592], zmm0                     ;   118.7 p8+p4   53 rounds
        vpbroadcastd zmm0, [r8 + 476]                     ;    79.3 p10     52 s[3]
        vpxord zmm0, zmm0, [r9 + 7616]                    ;    85.3 p5+p3   52 s[3]
        vmovdqu64 [rbp + 14656], zmm0                     ;   120.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r9 + 7680]                       ;    81.0 p2      52 s[3]
        vpxord zmm0, zmm0, [r8 + 480]{1to16}              ;    87.0 p0+p3   52 s[3]
        vmovdqu64 [rbp + 14720], zmm0                     ;   120.7 p8+p4   53 rounds
        vmovdqu64 zmm0, [r9 + 7744]                       ;    82.0 p2      52 s[3]
        vpxord zmm0, zmm0, [r8 + 484]{1to16}              ;    88.0 p5+p3   52 s[3]
        vmovdqu64 [rbp + 14784], zmm0                     ;   122.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r9 + 7808]                       ;    83.0 p2      52 s[3]
        vpxord zmm0, zmm0, [r8 + 488]{1to16}              ;    89.0 p0+p3   52 s[3]
        vmovdqu64 [rbp + 14848], zmm0                     ;   122.7 p8+p4   53 rounds
        vmovdqu64 zmm0, [r9 + 7872]                       ;    84.0 p2      52 s[3]
        vpxord zmm0, zmm0, [r8 + 492]{1to16}              ;    90.0 p5+p3   52 s[3]
        vmovdqu64 [rbp + 14912], zmm0                     ;   124.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r9 + 7936]                       ;    85.0 p2      52 s[3]
        vpxord zmm0, zmm0, [r8 + 496]{1to16}              ;    91.0 p0+p3   52 s[3]
        vmovdqu64 [rbp + 14976], zmm0                     ;   124.7 p8+p4   53 rounds
        vmovdqu64 zmm0, [r9 + 8000]                       ;    86.0 p2      52 s[3]
        vpxord zmm0, zmm0, [r8 + 500]{1to16}              ;    92.0 p5+p3   52 s[3]
        vmovdqu64 [rbp + 15040], zmm0                     ;   126.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r9 + 8064]                       ;    87.0 p2      52 s[3]
        vpxord zmm0, zmm0, [r8 + 504]{1to16}              ;    93.0 p0+p3   52 s[3]
        vmovdqu64 [rbp + 15104], zmm0                     ;   126.7 p8+p4   53 rounds
        vmovdqu64 zmm0, [r9 + 8128]                       ;    88.0 p2      52 s[3]
        vpxord zmm0, zmm0, [r8 + 508]{1to16}              ;    94.0 p5+p3   52 s[3]
        vmovdqu64 [rbp + 15168], zmm0                     ;   128.2 p7+p9   53 rounds
        add r8, 0x1200                                    ;    64.5 p1      53 rounds
        mov qword [rbp + 21920], r8                       ;   128.7 p8+p4   53 rounds
        align 16
.rounds_2:
        vmovdqu64 zmm0, [rbp + 7488]                      ;     0.0 p2      43 t[0] reload
        vmovdqu64 zmm1, [rbp + 7296]                      ;     0.2 p3      43 t[0]
        vpternlogd zmm1, zmm0, zmm0, 0xc3                 ;     6.2 p0      43 t[0]
        vmovdqu64 zmm2, [rbp + 7232]                      ;     1.0 p2      43 t[0] reload
        vmovdqu64 zmm3, [rbp + 7104]                      ;     1.2 p3      43 t[0]
        vpternlogd zmm3, zmm1, zmm2, 0x69                 ;     7.2 p5      43 t[0]
        vmovdqu64 zmm4, [rbp + 7168]                      ;     2.0 p2      43 t[0] reload
        vmovdqu64 zmm5, [rbp + 7360]                      ;     2.2 p3      43 t[0]
        vpternlogd zmm5, zmm1, zmm4, 0x69                 ;     8.2 p0      43 t[0]
        vpxord zmm6, zmm3, [rbp + 7424]                   ;     8.2 p5+p2   43 t[0]
        vmovdqu64 zmm7, [rbp + 7040]                      ;     3.2 p3      43 t[0] reload
        vpxord zmm8, zmm3, zmm7                           ;     9.2 p0      43 t[0]
        vmovdqa64 zmm9, zmm4                              ;     8.0         43 t[0] copy
        vpternlogd zmm9, zmm8, zmm2, 0x96                 ;    10.2 p5      43 t[0]
        vmovdqa64 zmm10, zmm3                             ;     8.2         43 t[0] copy
        vpxord zmm11, zmm6, zmm9                          ;    11.2 p0      43 t[0]
        vmovdqa64 zmm12, zmm6                             ;     9.2         43 t[0] copy
        vpternlogd zmm12, zmm6, [rbp + 7360], 0xa5        ;     9.2 p5+p2   43 t[0]
        vpternlogd zmm1, zmm12, zmm11, 0x1d               ;    12.2 p0      43 t[0]
        vpxord zmm13, zmm11, zmm0                         ;    12.2 p5      43 t[0]
        vmovdqa64 zmm14, zmm13                            ;    13.2         43 t[0] copy
        vpternlogd zmm14, zmm7, zmm2, 0xa6                ;    13.2 p0      43 t[0]
        vmovdqa64 zmm15, zmm12                            ;    10.2         43 t[0] copy
        vpternlogd zmm15, zmm5, zmm5, 0xc3                ;    10.2 p5      43 t[0]
        vpternlogd zmm1, zmm15, zmm14, 0x69               ;    14.2 p0      43 t[0]
        vpxord zmm10, zmm10, zmm15                        ;    11.2 p5      43 t[0]
        vpternlogd zmm14, zmm10, zmm9, 0xb4               ;    14.2 p0      43 t[0]
        vmovdqa64 zmm16, zmm14                            ;    15.2         43 t[0] copy
        vpternlogd zmm16, zmm8, zmm0, 0x2d                ;    15.2 p5      43 t[0]
        vpxord zmm17, zmm8, zmm5                          ;    10.2 p0      43 t[0]
        vmovdqa64 zmm18, zmm17                            ;    11.2         43 t[0] copy
        vpternlogd zmm18, zmm1, zmm0, 0x36                ;    15.2 p5      43 t[0]
        vpternlogd zmm1, zmm15, zmm6, 0x78                ;    15.2 p0      43 t[0]
        vmovdqa64 zmm19, zmm1                             ;    16.2         43 t[0] copy
        vpternlogd zmm19, zmm11, zmm3, 0x87               ;    16.2 p5      43 t[0]
        vmovdqu64 zmm20, [rbp + 7296]                     ;     6.0 p3      43 t[0] reload
        vmovdqa64 zmm21, zmm12                            ;    10.2         43 t[0] copy
        vpternlogd zmm21, zmm9, zmm20, 0x69               ;    12.0 p0      43 t[0]
        vpternlogd zmm18, zmm21, zmm5, 0x2d               ;    16.2 p5      43 t[0]
        vmovdqa64 zmm22, zmm12                            ;    10.2         43 t[0] copy
        vpternlogd zmm22, zmm7, zmm20, 0xd4               ;    12.0 p0      43 t[0]
        vpternlogd zmm22, zmm16, zmm4, 0x69               ;    16.2 p5      43 t[0]
        vmovdqa64 zmm4, zmm19                             ;    17.2         43 t[0] copy
        vpternlogd zmm4, zmm21, zmm17, 0x78               ;    17.2 p0      43 t[0]
        vpternlogd zmm4, zmm1, zmm14, 0x96                ;    18.2 p5      43 t[0]
        vmovdqa64 zmm1, zmm4                              ;    19.2         43 t[0] copy
        vpternlogd zmm1, zmm19, zmm18, 0x59               ;    19.2 p0      43 t[0]
        vmovdqa64 zmm14, zmm1                             ;    20.2         43 t[0] copy
        vpternlogd zmm14, zmm19, zmm22, 0x36              ;    20.2 p5      43 t[0]
        vmovdqa64 zmm16, zmm14                            ;    21.2         43 t[0] copy
        vpternlogd zmm16, zmm4, zmm22, 0x9a               ;    21.2 p0      43 t[0]
        vpternlogd zmm14, zmm4, zmm22, 0x53               ;    21.2 p5      43 t[0]
        vpternlogd zmm2, zmm16, zmm17, 0x12               ;    22.2 p0      43 t[0]
        vpxord zmm4, zmm16, zmm14                         ;    22.2 p5      43 t[0]
        vpternlogd zmm1, zmm22, zmm4, 0x39                ;    23.2 p0      43 t[0]
        vmovdqa64 zmm22, zmm1                             ;    24.2         43 t[0] copy
        vpternlogd zmm22, zmm19, zmm18, 0xc6              ;    24.2 p5      43 t[0]
        vpternlogd zmm1, zmm19, zmm18, 0xd1               ;    24.2 p0      43 t[0]
        vpternlogd zmm9, zmm2, zmm22, 0x93                ;    25.2 p5      43 t[0]
        vpandnd zmm17, zmm1, zmm17                        ;    25.2 p0      43 t[0]
        vpternlogd zmm10, zmm17, zmm22, 0x93              ;    26.2 p5      43 t[0]
        vmovdqa64 zmm18, zmm4                             ;    23.2         43 t[0] copy
        vpternlogd zmm18, zmm21, zmm0, 0xf9               ;    23.2 p0      43 t[0]
        vpxord zmm19, zmm22, zmm1                         ;    25.2 p5      43 t[0]
        vpternlogd zmm20, zmm19, zmm12, 0xde              ;    26.2 p0      43 t[0]
        vpternlogd zmm22, zmm14, zmm14, 0xc3              ;    25.2 p5      43 t[0]
        vpternlogd zmm19, zmm12, zmm7, 0xf6               ;    26.2 p0      43 t[0]
        vpord zmm16, zmm16, zmm12                         ;    22.2 p5      43 t[0]
        vmovdqa64 zmm12, zmm20                            ;    27.2         43 t[0] copy
        vpternlogd zmm12, zmm18, zmm9, 0x96               ;    27.2 p0      43 t[0]
        vpxord zmm23, zmm4, zmm1                          ;    25.2 p5      43 t[0]
        vpternlogd zmm7, zmm22, zmm23, 0x6f               ;    26.2 p0      43 t[0]
        vpternlogd zmm3, zmm7, zmm22, 0x9c                ;    27.2 p5      43 t[0]
        vpternlogd zmm11, zmm22, zmm23, 0x6f              ;    26.2 p0      43 t[0]
        vpternlogd zmm22, zmm0, zmm11, 0xa6               ;    27.2 p5      43 t[0]
        vpternlogd zmm22, zmm18, zmm2, 0x96               ;    28.2 p0      43 t[0]
        vpandd zmm8, zmm8, zmm23                          ;    26.2 p5      43 t[0]
        vmovdqa64 zmm0, zmm3                              ;    28.2         43 t[0] copy
        vpternlogd zmm0, zmm10, zmm12, 0x96               ;    28.2 p0      43 t[0]
        vpternlogd zmm1, zmm21, zmm0, 0xa6                ;    29.2 p5      43 t[0]
        vpternlogd zmm23, zmm13, zmm1, 0x95               ;    30.2 p0      43 t[0]
        vpternlogd zmm23, zmm11, zmm20, 0x96              ;    31.2 p5      43 t[0]
        vpternlogd zmm1, zmm6, zmm14, 0x87                ;    30.2 p0      43 t[0]
        vpternlogd zmm14, zmm15, zmm23, 0x95              ;    32.2 p5      43 t[0]
        vpternlogd zmm4, zmm5, zmm14, 0xa6                ;    33.2 p0      43 t[0]
        vpternlogd zmm16, zmm14, zmm3, 0x96               ;    33.2 p5      43 t[0]
        vpternlogd zmm8, zmm7, zmm4, 0x69                 ;    34.2 p0      43 t[0]
        vpternlogd zmm19, zmm4, zmm17, 0x96               ;    34.2 p5      43 t[0]
        vmovdqu64 zmm2, [rbp + 10048]                     ;    14.8 p2      43 t[0] reload
        vmovdqu64 zmm3, [rbp + 9856]                      ;    15.0 p3      43 t[0]
        vpternlogd zmm3, zmm2, zmm2, 0xc3                 ;    31.3 p0      43 t[0]
        vmovdqu64 zmm4, [rbp + 9792]                      ;    15.8 p2      43 t[0] reload
        vmovdqu64 zmm5, [rbp + 9664]                      ;    16.0 p3      43 t[0]
        vpternlogd zmm5, zmm3, zmm4, 0x69                 ;    32.3 p5      43 t[0]
        vmovdqu64 zmm6, [rbp + 9728]                      ;    16.8 p2      43 t[0] reload
        vmovdqu64 zmm7, [rbp + 9920]                      ;    17.0 p3      43 t[0]
        vpternlogd zmm7, zmm3, zmm6, 0x69                 ;    32.3 p0      43 t[0]
        vpxord zmm11, zmm5, [rbp + 9984]                  ;    33.3 p5+p2   43 t[0]
        vmovdqu64 zmm13, [rbp + 9600]                     ;    18.0 p3      43 t[0] reload
        vpxord zmm14, zmm5, zmm13                         ;    33.3 p0      43 t[0]
        vmovdqa64 zmm15, zmm6                             ;    22.8         43 t[0] copy
        vpternlogd zmm15, zmm14, zmm4, 0x96               ;    34.3 p5      43 t[0]
        vmovdqa64 zmm17, zmm5                             ;    33.3         43 t[0] copy
        vpxord zmm18, zmm11, zmm15                        ;    35.3 p0      43 t[0]
        vmovdqa64 zmm20, zmm11                            ;    34.3         43 t[0] copy
        vpternlogd zmm20, zmm11, [rbp + 9920], 0xa5       ;    34.8 p5+p2   43 t[0]
        vpternlogd zmm3, zmm20, zmm18, 0x1d               ;    36.3 p0      43 t[0]
        vpxord zmm21, zmm18, zmm2                         ;    36.3 p5      43 t[0]
        vmovdqa64 zmm24, zmm21                            ;    37.3         43 t[0] copy
        vpternlogd zmm24, zmm13, zmm4, 0xa6               ;    37.3 p0      43 t[0]
        vpxord zmm25, zmm14, zmm7                         ;    36.8 p5      43 t[0]
        vmovdqa64 zmm26, zmm20                            ;    35.8         43 t[0] copy
        vpternlogd zmm26, zmm7, zmm7, 0xc3                ;    37.3 p0      43 t[0]
        vpternlogd zmm3, zmm26, zmm24, 0x69               ;    38.3 p5      43 t[0]
        vpxord zmm17, zmm17, zmm26                        ;    38.3 p0      43 t[0]
        vpternlogd zmm24, zmm17, zmm15, 0xb4              ;    39.3 p5      43 t[0]
        vmovdqa64 zmm27, zmm24                            ;    40.3         43 t[0] copy
        vpternlogd zmm27, zmm14, zmm2, 0x2d               ;    40.3 p0      43 t[0]
        vmovdqa64 zmm28, zmm25                            ;    37.8         43 t[0] copy
        vpternlogd zmm28, zmm3, zmm2, 0x36                ;    39.8 p5      43 t[0]
        vpternlogd zmm3, zmm26, zmm11, 0x78               ;    40.3 p0      43 t[0]
        vmovdqa64 zmm29, zmm3                             ;    41.3         43 t[0] copy
        vpternlogd zmm29, zmm18, zmm5, 0x87               ;    41.3 p5      43 t[0]
        vmovdqu64 zmm30, [rbp + 9856]                     ;    20.8 p3      43 t[0] reload
        vmovdqa64 zmm31, zmm20                            ;    35.8         43 t[0] copy
        vpternlogd zmm31, zmm15, zmm30, 0x69              ;    41.3 p0      43 t[0]
        vpternlogd zmm28, zmm31, zmm7, 0x2d               ;    42.3 p5      43 t[0]
        vmovdqu64 [rbp + 15232], zmm0                     ;    29.2 p7+p4   43 t[0] spill
        vmovdqa64 zmm0, zmm20                             ;    35.8         43 t[0] copy
        vpternlogd zmm0, zmm13, zmm30, 0xd4               ;    42.3 p0      43 t[0]
        vpternlogd zmm0, zmm27, zmm6, 0x69                ;    43.3 p5      43 t[0]
        vmovdqa64 zmm6, zmm29                             ;    42.3         43 t[0] copy
        vpternlogd zmm6, zmm31, zmm25, 0x78               ;    43.3 p0      43 t[0]
        vpternlogd zmm6, zmm3, zmm24, 0x96                ;    44.3 p5      43 t[0]
        vmovdqa64 zmm3, zmm6                              ;    45.3         43 t[0] copy
        vpternlogd zmm3, zmm29, zmm28, 0x59               ;    45.3 p0      43 t[0]
        vmovdqa64 zmm24, zmm3                             ;    46.3         43 t[0] copy
        vpternlogd zmm24, zmm29, zmm0, 0x36               ;    46.3 p5      43 t[0]
        vmovdqa64 zmm27, zmm24                            ;    47.3         43 t[0] copy
        vpternlogd zmm27, zmm6, zmm0, 0x9a                ;    47.3 p0      43 t[0]
        vpternlogd zmm24, zmm6, zmm0, 0x53                ;    47.3 p5      43 t[0]
        vpternlogd zmm4, zmm27, zmm25, 0x12               ;    48.3 p0      43 t[0]
        vpxord zmm6, zmm27, zmm24                         ;    48.3 p5      43 t[0]
        vpternlogd zmm3, zmm0, zmm6, 0x39                 ;    49.3 p0      43 t[0]
        vmovdqa64 zmm0, zmm3                              ;    50.3         43 t[0] copy
        vpternlogd zmm0, zmm29, zmm28, 0xc6               ;    50.3 p5      43 t[0]
        vpternlogd zmm3, zmm29, zmm28, 0xd1               ;    50.3 p0      43 t[0]
        vpternlogd zmm15, zmm4, zmm0, 0x93                ;    51.3 p5      43 t[0]
        vpandnd zmm25, zmm3, zmm25                        ;    51.3 p0      43 t[0]
        vpternlogd zmm17, zmm25, zmm0, 0x93               ;    52.3 p5      43 t[0]
        vmovdqa64 zmm28, zmm6                             ;    49.3         43 t[0] copy
        vpternlogd zmm28, zmm31, zmm2, 0xf9               ;    50.3 p0      43 t[0]
        vpord zmm27, zmm27, zmm20                         ;    50.8 p5      43 t[0]
        vpandd zmm11, zmm11, zmm24                        ;    51.3 p0      43 t[0]
        vmovdqa64 zmm29, zmm0                             ;    51.3         43 t[0] copy
        vpternlogd zmm29, zmm24, zmm24, 0xc3              ;    51.8 p5      43 t[0]
        vpxord zmm0, zmm0, zmm3                           ;    52.3 p0      43 t[0]
        vpternlogd zmm30, zmm0, zmm20, 0xde               ;    53.3 p5      43 t[0]
        vpternlogd zmm0, zmm20, zmm13, 0xf6               ;    53.3 p0      43 t[0]
        vmovdqa64 zmm20, zmm30                            ;    54.3         43 t[0] copy
        vpternlogd zmm20, zmm28, zmm15, 0x96              ;    54.3 p5      43 t[0]
        vmovdqu64 [rbp + 15296], zmm22                    ;    29.2 p8+p9   43 t[0] spill
        vpxord zmm22, zmm6, zmm3                          ;    54.3 p0      43 t[0]
        vpternlogd zmm13, zmm29, zmm22, 0x6f              ;    55.3 p5      43 t[0]
        vpternlogd zmm5, zmm13, zmm29, 0x9c               ;    56.3 p0      43 t[0]
        vpternlogd zmm13, zmm14, zmm22, 0x78              ;    56.3 p5      43 t[0]
        vpternlogd zmm18, zmm29, zmm22, 0x6f              ;    56.3 p0      43 t[0]
        vpternlogd zmm29, zmm2, zmm18, 0xa6               ;    57.3 p5      43 t[0]
        vpternlogd zmm29, zmm28, zmm4, 0x96               ;    58.3 p0      43 t[0]
        vmovdqa64 zmm2, zmm5                              ;    57.3         43 t[0] copy
        vpternlogd zmm2, zmm17, zmm20, 0x96               ;    57.8 p5      43 t[0]
        vpternlogd zmm3, zmm31, zmm2, 0xa6                ;    58.8 p0      43 t[0]
        vpternlogd zmm22, zmm21, zmm3, 0x95               ;    59.8 p5      43 t[0]
        vpternlogd zmm22, zmm18, zmm30, 0x96              ;    60.8 p0      43 t[0]
        vpternlogd zmm11, zmm3, zmm15, 0x69               ;    59.8 p5      43 t[0]
        vpternlogd zmm24, zmm26, zmm22, 0x95              ;    61.8 p0      43 t[0]
        vpternlogd zmm6, zmm7, zmm24, 0xa6                ;    62.8 p5      43 t[0]
        vpternlogd zmm27, zmm24, zmm5, 0x96               ;    62.8 p0      43 t[0]
        vpternlogd zmm13, zmm17, zmm6, 0x69               ;    63.8 p5      43 t[0]
        vpternlogd zmm0, zmm6, zmm25, 0x96                ;    63.8 p0      43 t[0]
        vmovdqu64 zmm3, [rbp + 12608]                     ;    30.3 p2      43 t[0] reload
        vmovdqu64 zmm4, [rbp + 12416]                     ;    30.5 p3      43 t[0]
        vpternlogd zmm4, zmm3, zmm3, 0xc3                 ;    62.8 p5      43 t[0]
        vmovdqu64 zmm5, [rbp + 12352]                     ;    31.3 p2      43 t[0] reload
        vmovdqu64 zmm6, [rbp + 12224]                     ;    31.5 p3      43 t[0]
        vpternlogd zmm6, zmm4, zmm5, 0x69                 ;    63.8 p0      43 t[0]
        vmovdqu64 zmm7, [rbp + 12288]                     ;    32.3 p2      43 t[0] reload
        vmovdqu64 zmm14, [rbp + 12480]                    ;    32.5 p3      43 t[0]
        vpternlogd zmm14, zmm4, zmm7, 0x69                ;    63.8 p5      43 t[0]
        vpxord zmm15, zmm6, [rbp + 12544]                 ;    64.8 p0+p2   43 t[0]
        vmovdqu64 zmm17, [rbp + 12160]                    ;    33.5 p3      43 t[0] reload
        vpxord zmm18, zmm6, zmm17                         ;    64.8 p5      43 t[0]
        vmovdqa64 zmm21, zmm7                             ;    38.3         43 t[0] copy
        vpternlogd zmm21, zmm18, zmm5, 0x96               ;    65.8 p0      43 t[0]
        vmovdqa64 zmm24, zmm6                             ;    64.8         43 t[0] copy
        vpxord zmm25, zmm15, zmm21                        ;    66.8 p5      43 t[0]
        vmovdqa64 zmm26, zmm15                            ;    65.8         43 t[0] copy
        vpternlogd zmm26, zmm15, [rbp + 12480], 0xa5      ;    66.3 p0+p2   43 t[0]
        vpternlogd zmm4, zmm26, zmm25, 0x1d               ;    67.8 p5      43 t[0]
        vpxord zmm28, zmm25, zmm3                         ;    67.8 p0      43 t[0]
        vpternlogd zmm8, zmm10, zmm13, 0x96               ;    67.8 p5      55 t[0]
        vmovdqa64 zmm10, zmm28                            ;    68.8         43 t[0] copy
        vpternlogd zmm10, zmm17, zmm5, 0xa6               ;    68.8 p0      43 t[0]
        vpxord zmm30, zmm18, zmm14                        ;    68.8 p5      43 t[0]
        vmovdqa64 zmm31, zmm26                            ;    67.3         43 t[0] copy
        vpternlogd zmm31, zmm14, zmm14, 0xc3              ;    69.3 p0      43 t[0]
        vpternlogd zmm4, zmm31, zmm10, 0x69               ;    70.3 p5      43 t[0]
        vpxord zmm24, zmm24, zmm31                        ;    70.3 p0      43 t[0]
        vpternlogd zmm10, zmm24, zmm21, 0xb4              ;    71.3 p5      43 t[0]
        vmovdqu64 [rbp + 15360], zmm22                    ;    61.8 p7+p4   43 t[0] spill
        vmovdqa64 zmm22, zmm10                            ;    72.3         43 t[0] copy
        vpternlogd zmm22, zmm18, zmm3, 0x2d               ;    72.3 p0      43 t[0]
        vmovdqu64 [rbp + 15424], zmm8                     ;    68.8 p8+p9   55 t[0] spill
        vmovdqa64 zmm8, zmm30                             ;    69.8         43 t[0] copy
        vpternlogd zmm8, zmm4, zmm3, 0x36                 ;    71.8 p5      43 t[0]
        vpternlogd zmm4, zmm31, zmm15, 0x78               ;    72.3 p0      43 t[0]
        vmovdqu64 [rbp + 15488], zmm2                     ;    58.8 p7+p4   43 t[0] spill
        vmovdqa64 zmm2, zmm4                              ;    73.3         43 t[0] copy
        vpternlogd zmm2, zmm25, zmm6, 0x87                ;    73.3 p5      43 t[0]
        vmovdqu64 [rbp + 15552], zmm29                    ;    59.3 p8+p9   43 t[0] spill
        vmovdqa64 zmm29, zmm26                            ;    67.3         43 t[0] copy
        vpternlogd zmm29, zmm21, [rbp + 12416], 0x69      ;    73.3 p0+p3   43 t[0]
        vpternlogd zmm8, zmm29, zmm14, 0x2d               ;    74.3 p5      43 t[0]
        vmovdqu64 [rbp + 15616], zmm12                    ;    39.3 p7+p4   43 t[0] spill
        vmovdqa64 zmm12, zmm2                             ;    74.3         43 t[0] copy
        vpternlogd zmm12, zmm29, zmm30, 0x78              ;    74.3 p0      43 t[0]
        vpternlogd zmm12, zmm4, zmm10, 0x96               ;    75.3 p5      43 t[0]
        vmovdqa64 zmm4, zmm12                             ;    76.3         43 t[0] copy
        vpternlogd zmm4, zmm2, zmm8, 0x59                 ;    76.3 p0      43 t[0]
        vpxord zmm10, zmm26, zmm17                        ;    75.8 p5      43 t[0]
        vmovdqu64 [rbp + 15680], zmm20                    ;    55.3 p8+p9   43 t[0] spill
        vmovdqa64 zmm20, zmm26                            ;    67.3         43 t[0] copy
        vpternlogd zmm20, zmm17, [rbp + 12416], 0xd4      ;    76.3 p0+p2   43 t[0]
        vpternlogd zmm20, zmm22, zmm7, 0x69               ;    77.3 p5      43 t[0]
        vmovdqa64 zmm7, zmm4                              ;    77.3         43 t[0] copy
        vpternlogd zmm7, zmm2, zmm20, 0x36                ;    78.3 p0      43 t[0]
        vmovdqa64 zmm22, zmm7                             ;    79.3         43 t[0] copy
        vpternlogd zmm22, zmm12, zmm20, 0x9a              ;    79.3 p5      43 t[0]
        vpternlogd zmm7, zmm12, zmm20, 0x53               ;    79.3 p0      43 t[0]
        vpternlogd zmm5, zmm22, zmm30, 0x12               ;    80.3 p5      43 t[0]
        vpxord zmm12, zmm22, zmm7                         ;    80.3 p0      43 t[0]
        vpternlogd zmm4, zmm20, zmm12, 0x39               ;    81.3 p5      43 t[0]
        vmovdqa64 zmm20, zmm4                             ;    82.3         43 t[0] copy
        vpternlogd zmm20, zmm2, zmm8, 0xc6                ;    82.3 p0      43 t[0]
        vpternlogd zmm4, zmm2, zmm8, 0xd1                 ;    82.3 p5      43 t[0]
        vpternlogd zmm21, zmm5, zmm20, 0x93               ;    83.3 p0      43 t[0]
        vpandnd zmm2, zmm4, zmm30                         ;    83.3 p5      43 t[0]
        vpternlogd zmm24, zmm2, zmm20, 0x93               ;    84.3 p0      43 t[0]
        vmovdqa64 zmm8, zmm12                             ;    81.3         43 t[0] copy
        vpternlogd zmm8, zmm29, zmm3, 0xf9                ;    82.8 p5      43 t[0]
        vpandd zmm15, zmm15, zmm7                         ;    83.3 p0      43 t[0]
        vmovdqa64 zmm30, zmm20                            ;    83.3         43 t[0] copy
        vpternlogd zmm30, zmm7, zmm7, 0xc3                ;    83.8 p5      43 t[0]
        vpxord zmm20, zmm20, zmm4                         ;    84.3 p0      43 t[0]
        vmovdqu64 [rbp + 15744], zmm13                    ;    64.8 p7+p4   43 t[0] spill
        vpxord zmm13, zmm12, zmm4                         ;    84.8 p5      43 t[0]
        vpternlogd zmm17, zmm30, zmm13, 0x6f              ;    85.8 p0      43 t[0]
        vpternlogd zmm6, zmm17, zmm30, 0x9c               ;    86.8 p5      43 t[0]
        vpternlogd zmm17, zmm18, zmm13, 0x78              ;    86.8 p0      43 t[0]
        vpternlogd zmm25, zmm30, zmm13, 0x6f              ;    86.8 p5      43 t[0]
        vpternlogd zmm30, zmm3, zmm25, 0xa6               ;    87.8 p0      43 t[0]
        vpternlogd zmm30, zmm5, zmm8, 0x96                ;    88.8 p5      43 t[0]
        vpternlogd zmm22, zmm6, zmm26, 0x36               ;    88.3 p0      43 t[0]
        vpternlogd zmm26, zmm20, [rbp + 12416], 0xde      ;    88.8 p5+p3   43 t[0]
        vpternlogd zmm8, zmm26, zmm21, 0x96               ;    89.8 p0      43 t[0]
        vpternlogd zmm6, zmm24, zmm8, 0x96                ;    90.8 p5      43 t[0]
        vpternlogd zmm4, zmm29, zmm6, 0xa6                ;    91.8 p0      43 t[0]
        vpternlogd zmm13, zmm28, zmm4, 0x95               ;    92.8 p5      43 t[0]
        vpternlogd zmm13, zmm25, zmm26, 0x96              ;    93.8 p0      43 t[0]
        vpternlogd zmm15, zmm4, zmm21, 0x69               ;    92.8 p5      43 t[0]
        vpternlogd zmm7, zmm31, zmm13, 0x95               ;    94.8 p0      43 t[0]
        vpternlogd zmm12, zmm14, zmm7, 0xa6               ;    95.8 p5      43 t[0]
        vpternlogd zmm17, zmm24, zmm12, 0x69              ;    96.8 p0      43 t[0]
        vpternlogd zmm12, zmm20, zmm10, 0x1e              ;    96.8 p5      43 t[0]
        vmovdqa64 zmm3, zmm11                             ;    60.8         55 t[0] copy
        vpternlogd zmm3, zmm1, zmm9, 0x96                 ;    94.3 p0      55 t[0]
        vpxord zmm4, zmm0, zmm19                          ;    94.8 p5      55 t[0]
        vpternlogd zmm0, zmm12, zmm2, 0x96                ;    97.8 p0      55 t[0]
        vmovdqa64 zmm5, zmm19                             ;    47.3         55 t[0] copy
        vpternlogd zmm19, zmm27, zmm16, 0x96              ;    95.8 p5      55 t[0]
        vmovdqa64 zmm10, zmm22                            ;    89.3         55 t[0] copy
        vpternlogd zmm10, zmm7, zmm16, 0x96               ;    96.3 p0      55 t[0]
        vpternlogd zmm22, zmm7, zmm3, 0x96                ;    96.8 p5      55 t[0]
        vmovdqu64 zmm7, [rbp + 15168]                     ;    48.2 p2      43 t[0] reload
        vmovdqu64 zmm14, [rbp + 14976]                    ;    48.3 p3      43 t[0]
        vpternlogd zmm14, zmm7, zmm7, 0xc3                ;    97.3 p0      43 t[0]
        vmovdqu64 zmm18, [rbp + 14912]                    ;    49.2 p2      43 t[0] reload
        vmovdqu64 zmm20, [rbp + 14784]                    ;    49.3 p3      43 t[0]
        vpternlogd zmm20, zmm14, zmm18, 0x69              ;    98.3 p5      43 t[0]
        vmovdqu64 zmm21, [rbp + 14848]                    ;    50.2 p2      43 t[0] reload
        vmovdqu64 zmm24, [rbp + 15040]                    ;    50.3 p3      43 t[0]
        vpternlogd zmm24, zmm14, zmm21, 0x69              ;    98.3 p0      43 t[0]
        vpxord zmm25, zmm20, [rbp + 15104]                ;    99.3 p5+p2   43 t[0]
        vmovdqu64 zmm26, [rbp + 14720]                    ;    51.3 p3      43 t[0] reload
        vpxord zmm28, zmm20, zmm26                        ;    99.3 p0      43 t[0]
        vmovdqa64 zmm29, zmm21                            ;    56.2         43 t[0] copy
        vpternlogd zmm29, zmm28, zmm18, 0x96              ;   100.3 p5      43 t[0]
        vmovdqa64 zmm31, zmm20                            ;    99.3         43 t[0] copy
        vmovdqu64 [rbp + 15808], zmm22                    ;    97.8 p8+p9   55 t[0] spill
        vpxord zmm22, zmm28, zmm24                        ;   100.3 p0      43 t[0]
        vmovdqu64 [rbp + 15872], zmm8                     ;    90.8 p7+p4   43 t[0] spill
        vpxord zmm8, zmm25, zmm29                         ;   101.3 p5      43 t[0]
        vmovdqu64 [rbp + 15936], zmm10                    ;    97.3 p8+p9   55 t[0] spill
        vmovdqa64 zmm10, zmm15                            ;    93.8         55 t[0] copy
        vmovdqu64 [rbp + 16000], zmm15                    ;    93.8 p7+p4   43 t[0] spill
        vpxord zmm15, zmm8, zmm7                          ;   102.3 p0      43 t[0]
        vmovdqu64 [rbp + 16064], zmm4                     ;    95.8 p8+p9   55 t[0] spill
        vmovdqa64 zmm4, zmm15                             ;   103.3         43 t[0] copy
        vpternlogd zmm4, zmm26, zmm18, 0xa6               ;   103.3 p5      43 t[0]
        vmovdqu64 [rbp + 16128], zmm6                     ;    91.8 p7+p4   43 t[0] spill
        vpxord zmm6, zmm19, zmm0                          ;   102.3 p0      55 t[0]
        vmovdqu64 [rbp + 16192], zmm19                    ;    96.8 p8+p9   55 t[0] spill
        vmovdqa64 zmm19, zmm6                             ;   103.3         55 t[0] copy
        vmovdqu64 [rbp + 16256], zmm6                     ;   103.3 p7+p4   55 t[0] spill
        vmovdqa64 zmm6, zmm0                              ;    98.8         55 t[0] copy
        vpternlogd zmm0, zmm17, [rbp + 15744], 0x96       ;   102.8 p5+p2   55 t[0]
        vmovdqu64 [rbp + 15744], zmm17                    ;    97.8 p8+p9   43 t[0] spill
        vmovdqa64 zmm17, zmm25                            ;   100.3         43 t[0] copy
        vpternlogd zmm17, zmm25, [rbp + 15040], 0xa5      ;   103.3 p0+p3   43 t[0]
        vpternlogd zmm14, zmm17, zmm8, 0x1d               ;   104.3 p5      43 t[0]
        vmovdqu64 [rbp + 16320], zmm0                     ;   103.8 p7+p4   55 t[0] spill
        vmovdqa64 zmm0, zmm17                             ;   104.3         43 t[0] copy
        vpternlogd zmm0, zmm24, zmm24, 0xc3               ;   104.3 p0      43 t[0]
        vpternlogd zmm14, zmm0, zmm4, 0x69                ;   105.3 p5      43 t[0]
        vpxord zmm31, zmm31, zmm0                         ;   105.3 p0      43 t[0]
        vpternlogd zmm4, zmm31, zmm29, 0xb4               ;   106.3 p5      43 t[0]
        vmovdqu64 [rbp + 16384], zmm2                     ;    84.3 p8+p9   43 t[0] spill
        vmovdqa64 zmm2, zmm4                              ;   107.3         43 t[0] copy
        vpternlogd zmm2, zmm28, zmm7, 0x2d                ;   107.3 p0      43 t[0]
        vmovdqu64 [rbp + 16448], zmm12                    ;    97.8 p7+p4   43 t[0] spill
        vmovdqa64 zmm12, zmm22                            ;   101.3         43 t[0] copy
        vpternlogd zmm12, zmm14, zmm7, 0x36               ;   106.8 p5      43 t[0]
        vpternlogd zmm14, zmm0, zmm25, 0x78               ;   107.3 p0      43 t[0]
        vmovdqu64 [rbp + 16512], zmm30                    ;    89.8 p8+p9   43 t[0] spill
        vmovdqa64 zmm30, zmm14                            ;   108.3         43 t[0] copy
        vpternlogd zmm30, zmm8, zmm20, 0x87               ;   108.3 p5      43 t[0]
        vmovdqu64 [rbp + 16576], zmm16                    ;    63.0 p7+p4   43 t[0] spill
        vmovdqa64 zmm16, zmm17                            ;   104.3         43 t[0] copy
        vpternlogd zmm16, zmm29, [rbp + 14976], 0x69      ;   108.3 p0+p2   43 t[0]
        vpternlogd zmm12, zmm16, zmm24, 0x2d              ;   109.3 p5      43 t[0]
        vmovdqu64 [rbp + 16640], zmm27                    ;    64.7 p8+p9   43 t[0] spill
        vmovdqa64 zmm27, zmm30                            ;   109.3         43 t[0] copy
        vpternlogd zmm27, zmm16, zmm22, 0x78              ;   109.3 p0      43 t[0]
        vpternlogd zmm27, zmm14, zmm4, 0x96               ;   110.3 p5      43 t[0]
        vmovdqa64 zmm4, zmm27                             ;   111.3         43 t[0] copy
        vpternlogd zmm4, zmm30, zmm12, 0x59               ;   111.3 p0      43 t[0]
        vmovdqu64 zmm14, [rbp + 14976]                    ;    59.2 p3      43 t[0] reload
        vmovdqu64 [rbp + 16704], zmm23                    ;    65.0 p7+p4   43 t[0] spill
        vmovdqa64 zmm23, zmm17                            ;   104.3         43 t[0] copy
        vpternlogd zmm23, zmm26, zmm14, 0xd4              ;   110.8 p5      43 t[0]
        vpternlogd zmm23, zmm2, zmm21, 0x69               ;   111.8 p0      43 t[0]
        vmovdqa64 zmm2, zmm4                              ;   112.3         43 t[0] copy
        vpternlogd zmm2, zmm30, zmm23, 0x36               ;   112.8 p5      43 t[0]
        vmovdqa64 zmm21, zmm2                             ;   113.8         43 t[0] copy
        vpternlogd zmm21, zmm27, zmm23, 0x9a              ;   113.8 p0      43 t[0]
        vpternlogd zmm2, zmm27, zmm23, 0x53               ;   113.8 p5      43 t[0]
        vpternlogd zmm18, zmm21, zmm22, 0x12              ;   114.8 p0      43 t[0]
        vpxord zmm27, zmm21, zmm2                         ;   114.8 p5      43 t[0]
        vpternlogd zmm4, zmm23, zmm27, 0x39               ;   115.8 p0      43 t[0]
        vmovdqa64 zmm23, zmm4                             ;   116.8         43 t[0] copy
        vpternlogd zmm23, zmm30, zmm12, 0xc6              ;   116.8 p5      43 t[0]
        vpternlogd zmm4, zmm30, zmm12, 0xd1               ;   116.8 p0      43 t[0]
        vpternlogd zmm29, zmm18, zmm23, 0x93              ;   117.8 p5      43 t[0]
        vpandnd zmm12, zmm4, zmm22                        ;   117.8 p0      43 t[0]
        vpternlogd zmm31, zmm12, zmm23, 0x93              ;   118.8 p5      43 t[0]
        vmovdqa64 zmm22, zmm27                            ;   115.8         43 t[0] copy
        vpternlogd zmm22, zmm16, zmm7, 0xf9               ;   117.3 p0      43 t[0]
        vmovdqa64 zmm30, zmm23                            ;   117.8         43 t[0] copy
        vpternlogd zmm30, zmm2, zmm2, 0xc3                ;   117.8 p5      43 t[0]
        vpxord zmm23, zmm23, zmm4                         ;   118.3 p0      43 t[0]
        vpternlogd zmm14, zmm23, zmm17, 0xde              ;   119.3 p5      43 t[0]
        vpternlogd zmm23, zmm17, zmm26, 0xf6              ;   119.3 p0      43 t[0]
        vmovdqu64 [rbp + 16768], zmm3                     ;    95.3 p8+p9   55 t[0] spill
        vmovdqa64 zmm3, zmm14                             ;   120.3         43 t[0] copy
        vpternlogd zmm3, zmm22, zmm29, 0x96               ;   120.3 p5      43 t[0]
        vmovdqu64 [rbp + 16832], zmm9                     ;    67.0 p7+p4   43 t[0] spill
        vpxord zmm9, zmm27, zmm4                          ;   120.3 p0      43 t[0]
        vpternlogd zmm26, zmm30, zmm9, 0x6f               ;   121.3 p5      43 t[0]
        vpternlogd zmm20, zmm26, zmm30, 0x9c              ;   122.3 p0      43 t[0]
        vpternlogd zmm26, zmm28, zmm9, 0x78               ;   122.3 p5      43 t[0]
        vpternlogd zmm21, zmm17, zmm20, 0x56              ;   123.3 p0      43 t[0]
        vpternlogd zmm20, zmm31, zmm3, 0x96               ;   123.3 p5      43 t[0]
        vpternlogd zmm4, zmm16, zmm20, 0xa6               ;   124.3 p0      43 t[0]
        vpternlogd zmm8, zmm30, zmm9, 0x6f                ;   123.8 p5      43 t[0]
        vpternlogd zmm30, zmm7, zmm8, 0xa6                ;   124.8 p0      43 t[0]
        vpternlogd zmm30, zmm22, zmm18, 0x96              ;   125.8 p5      43 t[0]
        vpternlogd zmm9, zmm15, zmm4, 0x95                ;   125.3 p0      43 t[0]
        vpternlogd zmm9, zmm8, zmm14, 0x96                ;   126.3 p5      43 t[0]
        vpternlogd zmm4, zmm25, zmm2, 0x87                ;   126.3 p0      43 t[0]
        vpternlogd zmm4, zmm29, zmm11, 0x96               ;   127.3 p5      55 t[0]
        vpternlogd zmm2, zmm0, zmm9, 0x95                 ;   127.3 p0      43 t[0]
        vpternlogd zmm27, zmm24, zmm2, 0xa6               ;   128.3 p5      43 t[0]
        vpternlogd zmm26, zmm31, zmm27, 0x69              ;   129.3 p0      43 t[0]
        vpternlogd zmm23, zmm27, zmm12, 0x96              ;   129.3 p5      43 t[0]
        vmovdqu64 zmm0, [rbp + 16640]                     ;    67.2 p2      43 t[0] reload
        vpternlogd zmm21, zmm2, zmm0, 0x96                ;   129.3 p0      55 t[0]
        vpxord zmm5, zmm5, zmm23                          ;   130.3 p5      55 t[0]
        vpternlogd zmm0, zmm4, [rbp + 16576], 0x96        ;   130.3 p0+p3   55 t[0]
        vpxord zmm10, zmm10, zmm4                         ;   130.8 p5      55 t[0]
        vmovdqu64 zmm2, [rbp + 16832]                     ;    68.2 p2      43 t[0] reload
        vpternlogd zmm4, zmm1, zmm2, 0x96                 ;   131.3 p0      55 t[0]
        vpxord zmm13, zmm13, zmm9                         ;   131.8 p5      55 t[0]
        vpxord zmm19, zmm19, zmm21                        ;   132.3 p0      55 t[0]
        vmovdqu64 zmm7, [rbp + 16448]                     ;    97.8 p3      43 t[0] reload
        vpternlogd zmm23, zmm7, [rbp + 16384], 0x96       ;   132.8 p5+p2   55 t[0]
        vmovdqa64 zmm7, zmm3                              ;   121.3         55 t[0] copy
        vmovdqu64 zmm8, [rbp + 16704]                     ;    69.8 p3      43 t[0] reload
        vmovdqu64 zmm11, [rbp + 16768]                    ;    95.3 p2      55 t[0]
        vpternlogd zmm11, zmm9, zmm8, 0x96                ;   133.3 p0      55 t[0]
        vmovdqu64 zmm12, [rbp + 15360]                    ;    70.8 p3      43 t[0] reload
        vpxord zmm14, zmm8, zmm12                         ;   133.8 p5      55 t[0]
        vmovdqu64 zmm15, [rbp + 15680]                    ;    71.2 p2      43 t[0] reload
        vmovdqu64 zmm16, [rbp + 15872]                    ;    90.8 p3      43 t[0] reload
        vpternlogd zmm3, zmm16, zmm15, 0x96               ;   134.3 p0      55 t[0]
        vmovdqu64 zmm17, [rbp + 16512]                    ;    89.8 p2      43 t[0] reload
        vmovdqa64 zmm18, zmm30                            ;   126.8         55 t[0] copy
        vpternlogd zmm18, zmm15, zmm17, 0x96              ;   134.8 p5      55 t[0]
        vmovdqu64 zmm22, [rbp + 15552]                    ;    72.8 p3      43 t[0] reload
        vpxord zmm24, zmm17, zmm22                        ;   135.3 p0      55 t[0]
        vpternlogd zmm17, zmm23, zmm30, 0x96              ;   135.8 p5      55 t[0]
        vmovdqu64 zmm25, [rbp + 15616]                    ;    73.2 p2      43 t[0] reload
        vpxord zmm27, zmm18, zmm25                        ;   136.3 p0      55 t[0]
        vpxord zmm7, zmm7, zmm27                          ;   137.3 p5      55 t[0]
        vmovdqu64 zmm28, [rbp + 15424]                    ;    73.8 p3      55 t[0] reload
        vpxord zmm29, zmm26, zmm28                        ;   137.3 p0      55 t[0]
        mov r8, qword [rbp + 21912]                       ;    72.7 p10     55 t[0].0 reload
        vpternlogd zmm27, zmm22, [r8 + 520]{1to16}, 0x96  ;   137.8 p5+p2   55 t[0]
        vmovdqu64 zmm22, [rbp + 15744]                    ;    97.8 p3      43 t[0] reload
        vpternlogd zmm26, zmm23, zmm22, 0x96              ;   138.3 p0      55 t[0]
        vpternlogd zmm26, zmm9, zmm14, 0x96               ;   139.3 p5      55 t[0]
        vpternlogd zmm4, zmm13, [r8 + 596]{1to16}, 0x96   ;   139.3 p0+p2   55 t[0]
        vmovdqu64 zmm9, [rbp + 16064]                     ;    95.8 p3      55 t[0] reload
        vpxord zmm31, zmm28, zmm9                         ;   139.8 p5      55 t[0]
        vpxord zmm12, zmm12, zmm31                        ;   140.8 p0      55 t[0]
        vpternlogd zmm12, zmm13, [r8 + 528]{1to16}, 0x96  ;   141.8 p5+p2   55 t[0]
        vpxord zmm30, zmm30, zmm5                         ;   141.3 p0      55 t[0]
        vpternlogd zmm30, zmm28, [rbp + 15296], 0x96      ;   142.3 p5+p3   55 t[0]
        vpternlogd zmm22, zmm30, [r8 + 620]{1to16}, 0x96  ;   143.3 p0+p2   55 t[0]
        vpxord zmm30, zmm30, zmm17                        ;   143.3 p5      55 t[0]
        vmovdqa64 zmm28, zmm14                            ;   134.8         55 t[0] copy
        vpternlogd zmm28, zmm10, zmm13, 0x96              ;   143.3 p0      55 t[0]
        vpternlogd zmm14, zmm10, [r8 + 532]{1to16}, 0x96  ;   143.8 p5+p3   55 t[0]
        vpternlogd zmm28, zmm11, [r8 + 564]{1to16}, 0x96  ;   144.3 p0+p2   55 t[0]
        vpternlogd zmm10, zmm21, [rbp + 15808], 0x96      ;   144.8 p5+p3   55 t[0]
        vpternlogd zmm10, zmm1, zmm2, 0x96                ;   145.8 p0      55 t[0]
        vmovdqu64 zmm1, [rbp + 15808]                     ;    97.8 p2      55 t[0] reload
        vpternlogd zmm21, zmm1, [r8 + 536]{1to16}, 0x96   ;   145.8 p5+p3   55 t[0]
        vpternlogd zmm1, zmm0, [r8 + 632]{1to16}, 0x96    ;   146.3 p0+p2   55 t[0]
        vpternlogd zmm0, zmm10, [r8 + 568]{1to16}, 0x96   ;   146.8 p5+p3   55 t[0]
        vmovdqa64 zmm2, zmm24                             ;   136.3         55 t[0] copy
        vpternlogd zmm24, zmm29, [rbp + 16320], 0x96      ;   147.3 p0+p2   55 t[0]
        vpternlogd zmm30, zmm24, [r8 + 524]{1to16}, 0x96  ;   148.3 p5+p3   55 t[0]
        vpternlogd zmm29, zmm17, [r8 + 588]{1to16}, 0x96  ;   148.3 p0+p2   55 t[0]
        vmovdqu64 [rbp + 15808], zmm1                     ;   147.3 p8+p9   55 t[0] spill
        vmovdqu64 zmm1, [rbp + 15936]                     ;    97.3 p3      55 t[0] reload
        vpternlogd zmm10, zmm1, [r8 + 600]{1to16}, 0x96   ;   148.8 p5+p2   55 t[0]
        vpxord zmm23, zmm23, zmm1                         ;   149.3 p0      55 t[0]
        vmovdqu64 zmm1, [rbp + 16000]                     ;    93.8 p3      43 t[0] reload
        vpternlogd zmm11, zmm1, [r8 + 628]{1to16}, 0x96   ;   149.8 p5+p2   55 t[0]
        vmovdqa64 zmm1, zmm26                             ;   140.3         55 t[0] copy
        vmovdqu64 [rbp + 16000], zmm11                    ;   150.8 p7+p4   55 t[0] spill
        vmovdqa64 zmm11, zmm23                            ;   150.3         55 t[0] copy
        vpternlogd zmm11, zmm19, [r8 + 604]{1to16}, 0x96  ;   150.3 p0+p3   55 t[0]
        vmovdqu64 [rbp + 15936], zmm22                    ;   144.3 p8+p9   55 t[0] spill
        vmovdqu64 zmm22, [rbp + 16192]                    ;    96.8 p2      55 t[0] reload
        vpternlogd zmm23, zmm22, [r8 + 572]{1to16}, 0x96  ;   150.8 p5+p3   55 t[0]
        vmovdqu64 zmm22, [rbp + 16256]                    ;   103.3 p2      55 t[0]
        vpternlogd zmm22, zmm5, [r8 + 540]{1to16}, 0x96   ;   151.3 p0+p3   55 t[0]
        vpxord zmm20, zmm20, [rbp + 16128]                ;   151.8 p5+p2   55 t[0]
        vpternlogd zmm17, zmm7, zmm20, 0x96               ;   152.8 p0      55 t[0]
        vpxord zmm6, zmm6, zmm20                          ;   152.8 p5      55 t[0]
        vpternlogd zmm20, zmm9, [rbp + 15488], 0x96       ;   153.3 p0+p3   55 t[0]
        vpternlogd zmm15, zmm20, zmm16, 0x96              ;   154.3 p5      55 t[0]
        vmovdqu64 [rbp + 15680], zmm11                    ;   151.3 p7+p4   55 t[0] spill
        vmovdqa64 zmm11, zmm15                            ;   155.3         55 t[0] copy
        vpternlogd zmm11, zmm5, [rbp + 16128], 0x96       ;   155.3 p0+p2   55 t[0]
        vpternlogd zmm11, zmm17, [r8 + 548]{1to16}, 0x96  ;   156.3 p5+p3   55 t[0]
        vmovdqu64 [rbp + 16256], zmm10                    ;   149.8 p8+p9   55 t[0] spill
        vmovdqu64 zmm10, [rbp + 15488]                    ;    89.2 p2      55 t[0]
        vpternlogd zmm10, zmm9, [rbp + 15232], 0x96       ;   155.3 p0+p3   55 t[0]
        vpternlogd zmm5, zmm10, [rbp + 16128], 0x96       ;   156.3 p5+p2   55 t[0]
        vpternlogd zmm10, zmm3, [r8 + 516]{1to16}, 0x96   ;   156.3 p0+p3   55 t[0]
        vpternlogd zmm9, zmm5, [r8 + 608]{1to16}, 0x96    ;   157.3 p5+p2   55 t[0]
        vpxord zmm25, zmm25, zmm5                         ;   157.3 p0      55 t[0]
        vpternlogd zmm25, zmm15, [r8 + 612]{1to16}, 0x96  ;   158.3 p5+p3   55 t[0]
        vpternlogd zmm5, zmm6, [r8 + 576]{1to16}, 0x96    ;   158.3 p0+p2   55 t[0]
        vmovdqu64 zmm15, [rbp + 15232]                    ;    92.8 p3      43 t[0] reload
        vpternlogd zmm6, zmm15, [r8 + 544]{1to16}, 0x96   ;   158.8 p5+p2   55 t[0]
        vpxord zmm18, zmm18, [rbp + 15296]                ;   159.3 p0+p3   55 t[0]
        vpxord zmm2, zmm2, zmm18                          ;   160.3 p5      55 t[0]
        vpternlogd zmm18, zmm16, [r8 + 552]{1to16}, 0x96  ;   160.3 p0+p2   55 t[0]
        vpternlogd zmm3, zmm2, [r8 + 584]{1to16}, 0x96    ;   161.3 p5+p3   55 t[0]
        vpternlogd zmm2, zmm7, [r8 + 616]{1to16}, 0x96    ;   161.3 p0+p2   55 t[0]
        vpxord zmm13, zmm13, [rbp + 16320]                ;   161.8 p5+p3   55 t[0]
        vpxord zmm1, zmm1, zmm13                          ;   162.8 p0      55 t[0]
        vpternlogd zmm13, zmm8, [r8 + 560]{1to16}, 0x96   ;   162.8 p5+p2   55 t[0]
        vpternlogd zmm1, zmm31, [r8 + 624]{1to16}, 0x96   ;   163.8 p0+p3   55 t[0]
        vpxord zmm20, zmm20, [r8 + 512]{1to16}            ;   163.8 p5+p2   55 t[0]
        vpxord zmm24, zmm24, [r8 + 556]{1to16}            ;   164.3 p0+p3   55 t[0]
        vpxord zmm17, zmm17, [r8 + 580]{1to16}            ;   164.8 p5+p2   55 t[0]
        vpxord zmm26, zmm26, [r8 + 592]{1to16}            ;   165.3 p0+p3   55 t[0]
        vpxord zmm19, zmm19, [r8 + 636]{1to16}            ;   165.8 p5+p2   55 t[0]
        vmovdqu64 zmm7, [rbp + 9536]                      ;    99.8 p3      43 t[1] reload
        vmovdqu64 zmm8, [rbp + 9344]                      ;   100.2 p2      43 t[1]
        vpternlogd zmm8, zmm7, zmm7, 0xc3                 ;   166.3 p0      43 t[1]
        vmovdqu64 zmm15, [rbp + 9280]                     ;   100.8 p3      43 t[1] reload
        vmovdqu64 zmm16, [rbp + 9152]                     ;   101.2 p2      43 t[1]
        vpternlogd zmm16, zmm8, zmm15, 0x69               ;   167.3 p5      43 t[1]
        vpxord zmm31, zmm16, [rbp + 9472]                 ;   168.3 p0+p3   43 t[1]
        vmovdqu64 [rbp + 16704], zmm19                    ;   166.8 p7+p4   55 t[0] spill
        vpxord zmm19, zmm16, [rbp + 9088]                 ;   168.3 p5+p2   43 t[1]
        vmovdqu64 [rbp + 16320], zmm1                     ;   164.8 p8+p9   55 t[0] spill
        vmovdqa64 zmm1, zmm16                             ;   168.3         43 t[1] copy
        vmovdqu64 [rbp + 15872], zmm2                     ;   162.3 p7+p4   55 t[0] spill
        vmovdqa64 zmm2, zmm31                             ;   169.3         43 t[1] copy
        vmovdqu64 [rbp + 15296], zmm25                    ;   159.3 p8+p9   55 t[0] spill
        vmovdqa64 zmm25, zmm19                            ;   169.3         43 t[1] copy
        vpternlogd zmm25, zmm15, [rbp + 9216], 0x96       ;   169.3 p0+p3   43 t[1]
        vpxord zmm2, zmm2, zmm25                          ;   170.3 p5      43 t[1]
        vmovdqu64 [rbp + 15232], zmm9                     ;   158.3 p7+p4   55 t[0] spill
        vmovdqa64 zmm9, zmm19                             ;   169.3         43 t[1] copy
        vmovdqu64 [rbp + 16064], zmm4                     ;   140.3 p8+p9   55 t[0] spill
        vmovdqa64 zmm4, zmm19                             ;   169.3         43 t[1] copy
        vmovdqu64 [rbp + 16128], zmm26                    ;   166.3 p7+p4   55 t[0] spill
        vpxord zmm26, zmm2, zmm7                          ;   171.3 p0      43 t[1]
        vmovdqu64 [rbp + 15488], zmm29                    ;   149.3 p8+p9   55 t[0] spill
        vmovdqa64 zmm29, zmm26                            ;   172.3         43 t[1] copy
        vpternlogd zmm29, zmm15, [rbp + 9088], 0xc6       ;   172.3 p5+p2   43 t[1]
        vmovdqu64 [rbp + 16192], zmm3                     ;   162.3 p7+p4   55 t[0] spill
        vmovdqa64 zmm3, zmm31                             ;   169.3         43 t[1] copy
        vpternlogd zmm3, zmm31, [rbp + 9408], 0xa5        ;   170.3 p0+p3   43 t[1]
        vmovdqu64 [rbp + 16832], zmm17                    ;   165.8 p8+p9   55 t[0] spill
        vmovdqa64 zmm17, zmm3                             ;   171.3         43 t[1] copy
        vpternlogd zmm17, zmm2, zmm8, 0x53                ;   171.3 p5      43 t[1]
        vmovdqu64 [rbp + 15744], zmm5                     ;   159.3 p7+p4   55 t[0] spill
        vmovdqu64 zmm5, [rbp + 9408]                      ;   104.2 p2      43 t[1] reload
        vpternlogd zmm8, zmm5, [rbp + 9216], 0x69         ;   171.3 p0+p3   43 t[1]
        vpxord zmm9, zmm9, zmm8                           ;   172.3 p5      43 t[1]
        vmovdqa64 zmm5, zmm3                              ;   171.3         43 t[1] copy
        vpternlogd zmm5, zmm8, zmm8, 0xc3                 ;   172.3 p0      43 t[1]
        vpternlogd zmm17, zmm5, zmm29, 0x69               ;   173.3 p5      43 t[1]
        vpxord zmm1, zmm1, zmm5                           ;   173.3 p0      43 t[1]
        vpternlogd zmm29, zmm1, zmm25, 0xb4               ;   174.3 p5      43 t[1]
        vpternlogd zmm19, zmm29, zmm7, 0x39               ;   175.3 p0      43 t[1]
        vmovdqu64 [rbp + 15424], zmm23                    ;   151.8 p8+p9   55 t[0] spill
        vmovdqa64 zmm23, zmm9                             ;   173.3         43 t[1] copy
        vpternlogd zmm23, zmm17, zmm7, 0x36               ;   174.8 p5      43 t[1]
        vpternlogd zmm17, zmm5, zmm31, 0x78               ;   175.3 p0      43 t[1]
        vmovdqu64 [rbp + 15552], zmm0                     ;   147.8 p7+p4   55 t[0] spill
        vmovdqa64 zmm0, zmm17                             ;   176.3         43 t[1] copy
        vpternlogd zmm0, zmm2, zmm16, 0x87                ;   176.3 p5      43 t[1]
        vmovdqu64 [rbp + 15616], zmm28                    ;   145.3 p8+p9   55 t[0] spill
        vmovdqa64 zmm28, zmm3                             ;   171.3         43 t[1] copy
        vpternlogd zmm28, zmm25, [rbp + 9344], 0x69       ;   176.3 p0+p2   43 t[1]
        vpternlogd zmm23, zmm28, zmm8, 0x2d               ;   177.3 p5      43 t[1]
        vmovdqu64 [rbp + 16512], zmm13                    ;   163.8 p7+p4   55 t[0] spill
        vmovdqa64 zmm13, zmm0                             ;   177.3         43 t[1] copy
        vpternlogd zmm13, zmm28, zmm9, 0x78               ;   177.3 p0      43 t[1]
        vpternlogd zmm13, zmm17, zmm29, 0x96              ;   178.3 p5      43 t[1]
        vmovdqa64 zmm17, zmm13                            ;   179.3         43 t[1] copy
        vpternlogd zmm17, zmm0, zmm23, 0x59               ;   179.3 p0      43 t[1]
        vmovdqa64 zmm29, zmm3                             ;   171.3         43 t[1] copy
        vmovdqu64 [rbp + 15360], zmm24                    ;   165.3 p8+p9   55 t[0] spill
        vmovdqu64 zmm24, [rbp + 9088]                     ;   105.8 p3      43 t[1]
        vpternlogd zmm24, zmm3, [rbp + 9344], 0xd4        ;   178.8 p5+p2   43 t[1]
        vpternlogd zmm24, zmm19, [rbp + 9216], 0x69       ;   179.8 p0+p3   43 t[1]
        vmovdqa64 zmm19, zmm17                            ;   180.3         43 t[1] copy
        vpternlogd zmm19, zmm0, zmm24, 0x36               ;   180.8 p5      43 t[1]
        vmovdqu64 [rbp + 16768], zmm18                    ;   161.3 p7+p4   55 t[0] spill
        vmovdqa64 zmm18, zmm19                            ;   181.8         43 t[1] copy
        vpternlogd zmm18, zmm13, zmm24, 0x9a              ;   181.8 p0      43 t[1]
        vpternlogd zmm19, zmm13, zmm24, 0x53              ;   181.8 p5      43 t[1]
        vpternlogd zmm15, zmm18, zmm9, 0x12               ;   182.8 p0      43 t[1]
        vpord zmm29, zmm29, zmm18                         ;   182.8 p5      43 t[1]
        vpxord zmm18, zmm18, zmm19                        ;   182.8 p0      43 t[1]
        vpternlogd zmm17, zmm24, zmm18, 0x39              ;   183.8 p5      43 t[1]
        vmovdqa64 zmm13, zmm17                            ;   184.8         43 t[1] copy
        vpternlogd zmm13, zmm0, zmm23, 0xc6               ;   184.8 p0      43 t[1]
        vpternlogd zmm17, zmm0, zmm23, 0xd1               ;   184.8 p5      43 t[1]
        vpternlogd zmm25, zmm15, zmm13, 0x93              ;   185.8 p0      43 t[1]
        vpandnd zmm0, zmm17, zmm9                         ;   185.8 p5      43 t[1]
        vpternlogd zmm1, zmm0, zmm13, 0x93                ;   186.8 p0      43 t[1]
        vmovdqa64 zmm9, zmm18                             ;   183.8         43 t[1] copy
        vpternlogd zmm9, zmm28, zmm7, 0xf9                ;   185.8 p5      43 t[1]
        vmovdqa64 zmm23, zmm13                            ;   185.8         43 t[1] copy
        vpternlogd zmm23, zmm19, zmm19, 0xc3              ;   186.3 p0      43 t[1]
        vpxord zmm13, zmm13, zmm17                        ;   186.8 p5      43 t[1]
        vpxord zmm24, zmm18, zmm17                        ;   187.3 p0      43 t[1]
        vpternlogd zmm2, zmm23, zmm24, 0x6f               ;   188.3 p5      43 t[1]
        vpternlogd zmm7, zmm2, zmm23, 0x9c                ;   189.3 p0      43 t[1]
        vpternlogd zmm7, zmm15, zmm9, 0x96                ;   190.3 p5      43 t[1]
        vpandd zmm4, zmm4, zmm24                          ;   189.3 p0      43 t[1]
        vmovdqa64 zmm15, zmm13                            ;   187.8         43 t[1] copy
        vpternlogd zmm15, zmm3, [rbp + 9344], 0xf6        ;   189.8 p5+p2   43 t[1]
        vpternlogd zmm9, zmm15, zmm25, 0x96               ;   190.8 p0      43 t[1]
        vpternlogd zmm13, zmm3, [rbp + 9088], 0xf6        ;   190.8 p5+p3   43 t[1]
        vmovdqa64 zmm3, zmm23                             ;   187.3         43 t[1] copy
        vpternlogd zmm3, zmm24, [rbp + 9088], 0x7d        ;   191.3 p0+p2   43 t[1]
        vpternlogd zmm23, zmm16, zmm3, 0xa6               ;   192.3 p5      43 t[1]
        vmovdqa64 zmm16, zmm23                            ;   193.3         43 t[1] copy
        vpternlogd zmm16, zmm1, zmm9, 0x96                ;   193.3 p0      43 t[1]
        vpternlogd zmm17, zmm28, zmm16, 0xa6              ;   194.3 p5      43 t[1]
        vpternlogd zmm24, zmm26, zmm17, 0x95              ;   195.3 p0      43 t[1]
        vpternlogd zmm24, zmm2, zmm15, 0x96               ;   196.3 p5      43 t[1]
        vpternlogd zmm17, zmm31, zmm19, 0x87              ;   195.3 p0      43 t[1]
        vpternlogd zmm19, zmm5, zmm24, 0x95               ;   197.3 p5      43 t[1]
        vpternlogd zmm18, zmm8, zmm19, 0xa6               ;   198.3 p0      43 t[1]
        vpternlogd zmm29, zmm19, zmm23, 0x96              ;   198.3 p5      43 t[1]
        vpternlogd zmm4, zmm3, zmm18, 0x69                ;   199.3 p0      43 t[1]
        vpternlogd zmm13, zmm18, zmm0, 0x96               ;   199.3 p5      43 t[1]
        vmovdqu64 zmm0, [rbp + 12096]                     ;   110.8 p3      43 t[1] reload
        vmovdqu64 zmm2, [rbp + 11904]                     ;   111.0 p2      43 t[1]
        vpternlogd zmm2, zmm0, zmm0, 0xc3                 ;   197.3 p0      43 t[1]
        vmovdqu64 zmm3, [rbp + 11840]                     ;   111.8 p3      43 t[1] reload
        vmovdqu64 zmm5, [rbp + 11712]                     ;   112.0 p2      43 t[1]
        vpternlogd zmm5, zmm2, zmm3, 0x69                 ;   198.3 p5      43 t[1]
        vmovdqu64 zmm8, [rbp + 11776]                     ;   112.8 p3      43 t[1] reload
        vmovdqu64 zmm15, [rbp + 11968]                    ;   113.0 p2      43 t[1]
        vpternlogd zmm15, zmm2, zmm8, 0x69                ;   198.3 p0      43 t[1]
        vpxord zmm18, zmm5, [rbp + 12032]                 ;   199.3 p5+p3   43 t[1]
        vmovdqu64 zmm19, [rbp + 11648]                    ;   114.0 p2      43 t[1] reload
        vpxord zmm23, zmm5, zmm19                         ;   199.3 p0      43 t[1]
        vmovdqa64 zmm26, zmm8                             ;   118.8         43 t[1] copy
        vpternlogd zmm26, zmm23, zmm3, 0x96               ;   200.3 p5      43 t[1]
        vmovdqa64 zmm28, zmm5                             ;   199.3         43 t[1] copy
        vpxord zmm31, zmm23, zmm15                        ;   200.3 p0      43 t[1]
        vmovdqu64 [rbp + 16384], zmm11                    ;   157.3 p8+p9   55 t[0] spill
        vpxord zmm11, zmm18, zmm26                        ;   201.3 p5      43 t[1]
        vmovdqu64 [rbp + 16448], zmm6                     ;   159.8 p7+p4   55 t[0] spill
        vpxord zmm6, zmm11, zmm0                          ;   202.3 p0      43 t[1]
        vmovdqu64 [rbp + 7488], zmm22                     ;   152.3 p8+p9   55 t[0] spill
        vmovdqa64 zmm22, zmm6                             ;   203.3         43 t[1] copy
        vpternlogd zmm22, zmm19, zmm3, 0xa6               ;   203.3 p5      43 t[1]
        vmovdqu64 [rbp + 7424], zmm21                     ;   146.8 p7+p4   55 t[0] spill
        vmovdqa64 zmm21, zmm18                            ;   200.3         43 t[1] copy
        vpternlogd zmm21, zmm18, [rbp + 11968], 0xa5      ;   202.3 p0+p3   43 t[1]
        vpternlogd zmm2, zmm21, zmm11, 0x1d               ;   203.3 p5      43 t[1]
        vmovdqu64 [rbp + 7360], zmm14                     ;   144.8 p8+p9   55 t[0] spill
        vmovdqa64 zmm14, zmm21                            ;   203.3         43 t[1] copy
        vpternlogd zmm14, zmm15, zmm15, 0xc3              ;   203.3 p0      43 t[1]
        vpternlogd zmm2, zmm14, zmm22, 0x69               ;   204.3 p5      43 t[1]
        vpxord zmm28, zmm28, zmm14                        ;   204.3 p0      43 t[1]
        vpternlogd zmm22, zmm28, zmm26, 0xb4              ;   205.3 p5      43 t[1]
        vmovdqu64 [rbp + 7296], zmm12                     ;   142.8 p7+p4   55 t[0] spill
        vmovdqa64 zmm12, zmm22                            ;   206.3         43 t[1] copy
        vpternlogd zmm12, zmm23, zmm0, 0x2d               ;   206.3 p0      43 t[1]
        vmovdqu64 [rbp + 7232], zmm30                     ;   149.3 p8+p9   55 t[0] spill
        vmovdqa64 zmm30, zmm31                            ;   201.3         43 t[1] copy
        vpternlogd zmm30, zmm2, zmm0, 0x36                ;   205.8 p5      43 t[1]
        vpternlogd zmm2, zmm14, zmm18, 0x78               ;   206.3 p0      43 t[1]
        vmovdqu64 [rbp + 7168], zmm27                     ;   138.8 p7+p4   55 t[0] spill
        vmovdqa64 zmm27, zmm2                             ;   207.3         43 t[1] copy
        vpternlogd zmm27, zmm11, zmm5, 0x87               ;   207.3 p5      43 t[1]
        vmovdqu64 [rbp + 7104], zmm10                     ;   157.3 p8+p9   55 t[0] spill
        vmovdqa64 zmm10, zmm21                            ;   203.3         43 t[1] copy
        vpternlogd zmm10, zmm26, [rbp + 11904], 0x69      ;   207.3 p0+p2   43 t[1]
        vpternlogd zmm30, zmm10, zmm15, 0x2d              ;   208.3 p5      43 t[1]
        vmovdqu64 [rbp + 7040], zmm20                     ;   164.8 p7+p4   55 t[0] spill
        vmovdqa64 zmm20, zmm27                            ;   208.3         43 t[1] copy
        vpternlogd zmm20, zmm10, zmm31, 0x78              ;   208.3 p0      43 t[1]
        vpternlogd zmm20, zmm2, zmm22, 0x96               ;   209.3 p5      43 t[1]
        vmovdqa64 zmm2, zmm20                             ;   210.3         43 t[1] copy
        vpternlogd zmm2, zmm27, zmm30, 0x59               ;   210.3 p0      43 t[1]
        vmovdqu64 zmm22, [rbp + 11904]                    ;   120.0 p3      43 t[1] reload
        vmovdqu64 [rbp + 16896], zmm16                    ;   194.3 p8+p9   43 t[1] spill
        vmovdqa64 zmm16, zmm21                            ;   203.3         43 t[1] copy
        vpternlogd zmm16, zmm19, zmm22, 0xd4              ;   209.8 p5      43 t[1]
        vpternlogd zmm16, zmm12, zmm8, 0x69               ;   210.8 p0      43 t[1]
        vmovdqa64 zmm8, zmm2                              ;   211.3         43 t[1] copy
        vpternlogd zmm8, zmm27, zmm16, 0x36               ;   211.8 p5      43 t[1]
        vmovdqa64 zmm12, zmm8                             ;   212.8         43 t[1] copy
        vpternlogd zmm12, zmm20, zmm16, 0x9a              ;   212.8 p0      43 t[1]
        vpternlogd zmm8, zmm20, zmm16, 0x53               ;   212.8 p5      43 t[1]
        vpternlogd zmm3, zmm12, zmm31, 0x12               ;   213.8 p0      43 t[1]
        vpxord zmm20, zmm12, zmm8                         ;   213.8 p5      43 t[1]
        vpternlogd zmm2, zmm16, zmm20, 0x39               ;   214.8 p0      43 t[1]
        vmovdqa64 zmm16, zmm2                             ;   215.8         43 t[1] copy
        vpternlogd zmm16, zmm27, zmm30, 0xc6              ;   215.8 p5      43 t[1]
        vpternlogd zmm2, zmm27, zmm30, 0xd1               ;   215.8 p0      43 t[1]
        vpternlogd zmm26, zmm3, zmm16, 0x93               ;   216.8 p5      43 t[1]
        vpandnd zmm27, zmm2, zmm31                        ;   216.8 p0      43 t[1]
        vpternlogd zmm28, zmm27, zmm16, 0x93              ;   217.8 p5      43 t[1]
        vmovdqa64 zmm30, zmm20                            ;   214.8         43 t[1] copy
        vpternlogd zmm30, zmm10, zmm0, 0xf9               ;   216.3 p0      43 t[1]
        vpord zmm12, zmm12, zmm21                         ;   216.8 p5      43 t[1]
        vpandd zmm18, zmm18, zmm8                         ;   217.3 p0      43 t[1]
        vmovdqa64 zmm31, zmm16                            ;   216.8         43 t[1] copy
        vpternlogd zmm31, zmm8, zmm8, 0xc3                ;   217.8 p5      43 t[1]
        vpxord zmm16, zmm16, zmm2                         ;   218.3 p0      43 t[1]
        vpternlogd zmm22, zmm16, zmm21, 0xde              ;   219.3 p5      43 t[1]
        vpternlogd zmm16, zmm21, zmm19, 0xf6              ;   219.3 p0      43 t[1]
        vmovdqa64 zmm21, zmm22                            ;   220.3         43 t[1] copy
        vpternlogd zmm21, zmm30, zmm26, 0x96              ;   220.3 p5      43 t[1]
        vmovdqu64 [rbp + 16960], zmm7                     ;   191.3 p7+p4   43 t[1] spill
        vpxord zmm7, zmm20, zmm2                          ;   220.3 p0      43 t[1]
        vpternlogd zmm19, zmm31, zmm7, 0x6f               ;   221.3 p5      43 t[1]
        vpternlogd zmm5, zmm19, zmm31, 0x9c               ;   222.3 p0      43 t[1]
        vpternlogd zmm19, zmm23, zmm7, 0x78               ;   222.3 p5      43 t[1]
        vpternlogd zmm11, zmm31, zmm7, 0x6f               ;   222.3 p0      43 t[1]
        vpternlogd zmm31, zmm0, zmm11, 0xa6               ;   223.3 p5      43 t[1]
        vpternlogd zmm31, zmm30, zmm3, 0x96               ;   224.3 p0      43 t[1]
        vmovdqa64 zmm0, zmm5                              ;   223.3         43 t[1] copy
        vpternlogd zmm0, zmm28, zmm21, 0x96               ;   223.8 p5      43 t[1]
        vpternlogd zmm2, zmm10, zmm0, 0xa6                ;   224.8 p0      43 t[1]
        vpternlogd zmm7, zmm6, zmm2, 0x95                 ;   225.8 p5      43 t[1]
        vpternlogd zmm7, zmm11, zmm22, 0x96               ;   226.8 p0      43 t[1]
        vpternlogd zmm18, zmm2, zmm26, 0x69               ;   225.8 p5      43 t[1]
        vpternlogd zmm8, zmm14, zmm7, 0x95                ;   227.8 p0      43 t[1]
        vpternlogd zmm20, zmm15, zmm8, 0xa6               ;   228.8 p5      43 t[1]
        vpternlogd zmm12, zmm8, zmm5, 0x96                ;   228.8 p0      43 t[1]
        vpternlogd zmm19, zmm28, zmm20, 0x69              ;   229.8 p5      43 t[1]
        vpternlogd zmm16, zmm20, zmm27, 0x96              ;   229.8 p0      43 t[1]
        vmovdqu64 zmm2, [rbp + 14656]                     ;   128.2 p2      43 t[1] reload
        vmovdqu64 zmm3, [rbp + 14464]                     ;   128.3 p3      43 t[1]
        vpternlogd zmm3, zmm2, zmm2, 0xc3                 ;   228.8 p5      43 t[1]
        vmovdqu64 zmm5, [rbp + 14400]                     ;   129.2 p2      43 t[1] reload
        vmovdqu64 zmm6, [rbp + 14272]                     ;   129.3 p3      43 t[1]
        vpternlogd zmm6, zmm3, zmm5, 0x69                 ;   229.8 p0      43 t[1]
        vmovdqu64 zmm8, [rbp + 14336]                     ;   130.2 p2      43 t[1] reload
        vmovdqu64 zmm10, [rbp + 14528]                    ;   130.3 p3      43 t[1]
        vpternlogd zmm10, zmm3, zmm8, 0x69                ;   229.8 p5      43 t[1]
        vpxord zmm11, zmm6, [rbp + 14592]                 ;   230.8 p0+p2   43 t[1]
        vmovdqu64 zmm14, [rbp + 14208]                    ;   131.3 p3      43 t[1] reload
        vpxord zmm15, zmm6, zmm14                         ;   230.8 p5      43 t[1]
        vmovdqa64 zmm20, zmm8                             ;   136.2         43 t[1] copy
        vpternlogd zmm20, zmm15, zmm5, 0x96               ;   231.8 p0      43 t[1]
        vmovdqa64 zmm22, zmm6                             ;   230.8         43 t[1] copy
        vpxord zmm23, zmm11, zmm20                        ;   232.8 p5      43 t[1]
        vmovdqa64 zmm26, zmm11                            ;   231.8         43 t[1] copy
        vpternlogd zmm26, zmm11, [rbp + 14528], 0xa5      ;   232.3 p0+p2   43 t[1]
        vpternlogd zmm3, zmm26, zmm23, 0x1d               ;   233.8 p5      43 t[1]
        vpxord zmm27, zmm23, zmm2                         ;   233.8 p0      43 t[1]
        vpternlogd zmm4, zmm1, zmm19, 0x96                ;   233.8 p5      55 t[1]
        vmovdqa64 zmm1, zmm27                             ;   234.8         43 t[1] copy
        vpternlogd zmm1, zmm14, zmm5, 0xa6                ;   234.8 p0      43 t[1]
        vpxord zmm28, zmm15, zmm10                        ;   234.8 p5      43 t[1]
        vmovdqa64 zmm30, zmm26                            ;   233.3         43 t[1] copy
        vpternlogd zmm30, zmm10, zmm10, 0xc3              ;   235.3 p0      43 t[1]
        vpternlogd zmm3, zmm30, zmm1, 0x69                ;   236.3 p5      43 t[1]
        vpxord zmm22, zmm22, zmm30                        ;   236.3 p0      43 t[1]
        vpternlogd zmm1, zmm22, zmm20, 0xb4               ;   237.3 p5      43 t[1]
        vmovdqu64 [rbp + 17024], zmm7                     ;   227.8 p8+p9   43 t[1] spill
        vmovdqa64 zmm7, zmm1                              ;   238.3         43 t[1] copy
        vpternlogd zmm7, zmm15, zmm2, 0x2d                ;   238.3 p0      43 t[1]
        vmovdqu64 [rbp + 17088], zmm4                     ;   234.8 p7+p4   55 t[1] spill
        vmovdqa64 zmm4, zmm28                             ;   235.8         43 t[1] copy
        vpternlogd zmm4, zmm3, zmm2, 0x36                 ;   237.8 p5      43 t[1]
        vpternlogd zmm3, zmm30, zmm11, 0x78               ;   238.3 p0      43 t[1]
        vmovdqu64 [rbp + 17152], zmm0                     ;   224.8 p8+p9   43 t[1] spill
        vmovdqa64 zmm0, zmm3                              ;   239.3         43 t[1] copy
        vpternlogd zmm0, zmm23, zmm6, 0x87                ;   239.3 p5      43 t[1]
        vmovdqu64 [rbp + 17216], zmm31                    ;   225.3 p7+p4   43 t[1] spill
        vmovdqa64 zmm31, zmm26                            ;   233.3         43 t[1] copy
        vpternlogd zmm31, zmm20, [rbp + 14464], 0x69      ;   239.3 p0+p3   43 t[1]
        vpternlogd zmm4, zmm31, zmm10, 0x2d               ;   240.3 p5      43 t[1]
        vmovdqu64 [rbp + 17280], zmm9                     ;   191.8 p8+p9   43 t[1] spill
        vmovdqa64 zmm9, zmm0                              ;   240.3         43 t[1] copy
        vpternlogd zmm9, zmm31, zmm28, 0x78               ;   240.3 p0      43 t[1]
        vpternlogd zmm9, zmm3, zmm1, 0x96                 ;   241.3 p5      43 t[1]
        vmovdqa64 zmm1, zmm9                              ;   242.3         43 t[1] copy
        vpternlogd zmm1, zmm0, zmm4, 0x59                 ;   242.3 p0      43 t[1]
        vpxord zmm3, zmm26, zmm14                         ;   241.8 p5      43 t[1]
        vmovdqu64 [rbp + 17344], zmm21                    ;   221.3 p7+p4   43 t[1] spill
        vmovdqa64 zmm21, zmm26                            ;   233.3         43 t[1] copy
        vpternlogd zmm21, zmm14, [rbp + 14464], 0xd4      ;   242.3 p0+p2   43 t[1]
        vpternlogd zmm21, zmm7, zmm8, 0x69                ;   243.3 p5      43 t[1]
        vmovdqa64 zmm7, zmm1                              ;   243.3         43 t[1] copy
        vpternlogd zmm7, zmm0, zmm21, 0x36                ;   244.3 p0      43 t[1]
        vmovdqa64 zmm8, zmm7                              ;   245.3         43 t[1] copy
        vpternlogd zmm8, zmm9, zmm21, 0x9a                ;   245.3 p5      43 t[1]
        vpternlogd zmm7, zmm9, zmm21, 0x53                ;   245.3 p0      43 t[1]
        vpternlogd zmm5, zmm8, zmm28, 0x12                ;   246.3 p5      43 t[1]
        vpxord zmm9, zmm8, zmm7                           ;   246.3 p0      43 t[1]
        vpternlogd zmm1, zmm21, zmm9, 0x39                ;   247.3 p5      43 t[1]
        vmovdqa64 zmm21, zmm1                             ;   248.3         43 t[1] copy
        vpternlogd zmm21, zmm0, zmm4, 0xc6                ;   248.3 p0      43 t[1]
        vpternlogd zmm1, zmm0, zmm4, 0xd1                 ;   248.3 p5      43 t[1]
        vpternlogd zmm20, zmm5, zmm21, 0x93               ;   249.3 p0      43 t[1]
        vpandnd zmm0, zmm1, zmm28                         ;   249.3 p5      43 t[1]
        vpternlogd zmm22, zmm0, zmm21, 0x93               ;   250.3 p0      43 t[1]
        vmovdqa64 zmm4, zmm9                              ;   247.3         43 t[1] copy
        vpternlogd zmm4, zmm31, zmm2, 0xf9                ;   248.8 p5      43 t[1]
        vpandd zmm11, zmm11, zmm7                         ;   249.3 p0      43 t[1]
        vmovdqa64 zmm28, zmm21                            ;   249.3         43 t[1] copy
        vpternlogd zmm28, zmm7, zmm7, 0xc3                ;   249.8 p5      43 t[1]
        vpxord zmm21, zmm21, zmm1                         ;   250.3 p0      43 t[1]
        vmovdqu64 [rbp + 17408], zmm19                    ;   230.8 p8+p9   43 t[1] spill
        vpxord zmm19, zmm9, zmm1                          ;   250.8 p5      43 t[1]
        vpternlogd zmm14, zmm28, zmm19, 0x6f              ;   251.8 p0      43 t[1]
        vpternlogd zmm6, zmm14, zmm28, 0x9c               ;   252.8 p5      43 t[1]
        vpternlogd zmm14, zmm15, zmm19, 0x78              ;   252.8 p0      43 t[1]
        vpternlogd zmm23, zmm28, zmm19, 0x6f              ;   252.8 p5      43 t[1]
        vpternlogd zmm28, zmm2, zmm23, 0xa6               ;   253.8 p0      43 t[1]
        vpternlogd zmm28, zmm5, zmm4, 0x96                ;   254.8 p5      43 t[1]
        vpternlogd zmm8, zmm6, zmm26, 0x36                ;   254.3 p0      43 t[1]
        vpternlogd zmm26, zmm21, [rbp + 14464], 0xde      ;   254.8 p5+p3   43 t[1]
        vpternlogd zmm4, zmm26, zmm20, 0x96               ;   255.8 p0      43 t[1]
        vpternlogd zmm6, zmm22, zmm4, 0x96                ;   256.8 p5      43 t[1]
        vpternlogd zmm1, zmm31, zmm6, 0xa6                ;   257.8 p0      43 t[1]
        vpternlogd zmm19, zmm27, zmm1, 0x95               ;   258.8 p5      43 t[1]
        vpternlogd zmm19, zmm23, zmm26, 0x96              ;   259.8 p0      43 t[1]
        vpternlogd zmm11, zmm1, zmm20, 0x69               ;   258.8 p5      43 t[1]
        vpternlogd zmm7, zmm30, zmm19, 0x95               ;   260.8 p0      43 t[1]
        vpternlogd zmm9, zmm10, zmm7, 0xa6                ;   261.8 p5      43 t[1]
        vpternlogd zmm14, zmm22, zmm9, 0x69               ;   262.8 p0      43 t[1]
        vpternlogd zmm9, zmm21, zmm3, 0x1e                ;   262.8 p5      43 t[1]
        vmovdqu64 zmm1, [rbp + 9024]                      ;   144.5 p2      43 t[1] reload
        vmovdqu64 zmm2, [rbp + 8832]                      ;   144.7 p3      43 t[1]
        vpternlogd zmm2, zmm1, zmm1, 0xc3                 ;   260.3 p0      43 t[1]
        vmovdqu64 zmm3, [rbp + 8768]                      ;   145.5 p2      43 t[1] reload
        vmovdqu64 zmm5, [rbp + 8640]                      ;   145.7 p3      43 t[1]
        vpternlogd zmm5, zmm2, zmm3, 0x69                 ;   261.3 p5      43 t[1]
        vmovdqu64 zmm10, [rbp + 8704]                     ;   146.5 p2      43 t[1] reload
        vmovdqu64 zmm15, [rbp + 8896]                     ;   146.7 p3      43 t[1]
        vpternlogd zmm15, zmm2, zmm10, 0x69               ;   261.3 p0      43 t[1]
        vpxord zmm20, zmm5, [rbp + 8960]                  ;   262.3 p5+p2   43 t[1]
        vmovdqu64 zmm21, [rbp + 8576]                     ;   147.7 p3      43 t[1] reload
        vpxord zmm22, zmm5, zmm21                         ;   262.3 p0      43 t[1]
        vmovdqa64 zmm23, zmm10                            ;   152.5         43 t[1] copy
        vpternlogd zmm23, zmm22, zmm3, 0x96               ;   263.3 p5      43 t[1]
        vmovdqa64 zmm26, zmm5                             ;   262.3         43 t[1] copy
        vpxord zmm27, zmm20, zmm23                        ;   264.3 p0      43 t[1]
        vmovdqa64 zmm30, zmm18                            ;   226.8         55 t[1] copy
        vpternlogd zmm30, zmm17, zmm25, 0x96              ;   263.8 p5      55 t[1]
        vmovdqa64 zmm31, zmm8                             ;   255.3         55 t[1] copy
        vpternlogd zmm31, zmm7, zmm29, 0x96               ;   264.3 p0      55 t[1]
        vpternlogd zmm8, zmm7, zmm30, 0x96                ;   264.8 p5      55 t[1]
        vmovdqa64 zmm7, zmm12                             ;   229.8         55 t[1] copy
        vpternlogd zmm7, zmm13, zmm29, 0x96               ;   265.3 p0      55 t[1]
        vmovdqu64 [rbp + 17472], zmm8                     ;   265.8 p7+p4   55 t[1] spill
        vpxord zmm8, zmm13, zmm16                         ;   265.8 p5      55 t[1]
        vpternlogd zmm16, zmm9, zmm0, 0x96                ;   266.3 p0      55 t[1]
        vmovdqu64 [rbp + 17536], zmm4                     ;   256.8 p8+p9   43 t[1] spill
        vpxord zmm4, zmm22, zmm15                         ;   266.8 p5      43 t[1]
        vmovdqu64 [rbp + 17600], zmm31                    ;   265.3 p7+p4   55 t[1] spill
        vpxord zmm31, zmm27, zmm1                         ;   267.3 p0      43 t[1]
        vmovdqu64 [rbp + 17664], zmm8                     ;   266.8 p8+p9   55 t[1] spill
        vmovdqa64 zmm8, zmm31                             ;   268.3         43 t[1] copy
        vpternlogd zmm8, zmm21, zmm3, 0xa6                ;   268.3 p5      43 t[1]
        vmovdqu64 [rbp + 17728], zmm6                     ;   257.8 p7+p4   43 t[1] spill
        vmovdqa64 zmm6, zmm11                             ;   259.8         55 t[1] copy
        vmovdqu64 [rbp + 17792], zmm11                    ;   259.8 p8+p9   43 t[1] spill
        vpxord zmm11, zmm7, zmm16                         ;   268.3 p0      55 t[1]
        vmovdqu64 [rbp + 17856], zmm7                     ;   266.3 p7+p4   55 t[1] spill
        vmovdqa64 zmm7, zmm11                             ;   269.3         55 t[1] copy
        vmovdqu64 [rbp + 17920], zmm11                    ;   269.3 p8+p9   55 t[1] spill
        vmovdqa64 zmm11, zmm20                            ;   263.3         43 t[1] copy
        vpternlogd zmm11, zmm20, [rbp + 8896], 0xa5       ;   268.8 p5+p2   43 t[1]
        vpternlogd zmm2, zmm11, zmm27, 0x1d               ;   269.8 p0      43 t[1]
        vmovdqu64 [rbp + 17984], zmm0                     ;   250.3 p7+p4   43 t[1] spill
        vmovdqa64 zmm0, zmm11                             ;   269.8         43 t[1] copy
        vpternlogd zmm0, zmm15, zmm15, 0xc3               ;   269.8 p5      43 t[1]
        vpternlogd zmm2, zmm0, zmm8, 0x69                 ;   270.8 p0      43 t[1]
        vpxord zmm26, zmm26, zmm0                         ;   270.8 p5      43 t[1]
        vpternlogd zmm8, zmm26, zmm23, 0xb4               ;   271.8 p0      43 t[1]
        vmovdqu64 [rbp + 18048], zmm9                     ;   263.8 p8+p9   43 t[1] spill
        vmovdqa64 zmm9, zmm8                              ;   272.8         43 t[1] copy
        vpternlogd zmm9, zmm22, zmm1, 0x2d                ;   272.8 p5      43 t[1]
        vmovdqu64 [rbp + 18112], zmm28                    ;   255.8 p7+p4   43 t[1] spill
        vmovdqa64 zmm28, zmm4                             ;   267.8         43 t[1] copy
        vpternlogd zmm28, zmm2, zmm1, 0x36                ;   272.3 p0      43 t[1]
        vpternlogd zmm2, zmm0, zmm20, 0x78                ;   272.8 p5      43 t[1]
        vmovdqu64 [rbp + 18176], zmm14                    ;   263.8 p8+p9   43 t[1] spill
        vmovdqa64 zmm14, zmm2                             ;   273.8         43 t[1] copy
        vpternlogd zmm14, zmm27, zmm5, 0x87               ;   273.8 p0      43 t[1]
        vmovdqu64 [rbp + 18240], zmm16                    ;   267.3 p7+p4   55 t[1] spill
        vmovdqa64 zmm16, zmm11                            ;   269.8         43 t[1] copy
        vpternlogd zmm16, zmm23, [rbp + 8832], 0x69       ;   273.8 p5+p3   43 t[1]
        vpternlogd zmm28, zmm16, zmm15, 0x2d              ;   274.8 p0      43 t[1]
        vmovdqu64 [rbp + 18304], zmm29                    ;   199.3 p8+p9   43 t[1] spill
        vmovdqa64 zmm29, zmm14                            ;   274.8         43 t[1] copy
        vpternlogd zmm29, zmm16, zmm4, 0x78               ;   274.8 p5      43 t[1]
        vpternlogd zmm29, zmm2, zmm8, 0x96                ;   275.8 p0      43 t[1]
        vmovdqa64 zmm2, zmm29                             ;   276.8         43 t[1] copy
        vpternlogd zmm2, zmm14, zmm28, 0x59               ;   276.8 p5      43 t[1]
        vmovdqu64 zmm8, [rbp + 8832]                      ;   156.3 p2      43 t[1] reload
        vmovdqu64 [rbp + 18368], zmm12                    ;   229.8 p7+p4   43 t[1] spill
        vmovdqa64 zmm12, zmm11                            ;   269.8         43 t[1] copy
        vpternlogd zmm12, zmm21, zmm8, 0xd4               ;   276.3 p0      43 t[1]
        vpternlogd zmm12, zmm9, zmm10, 0x69               ;   277.3 p5      43 t[1]
        vmovdqa64 zmm9, zmm2                              ;   277.8         43 t[1] copy
        vpternlogd zmm9, zmm14, zmm12, 0x36               ;   278.3 p0      43 t[1]
        vmovdqa64 zmm10, zmm9                             ;   279.3         43 t[1] copy
        vpternlogd zmm10, zmm29, zmm12, 0x9a              ;   279.3 p5      43 t[1]
        vpternlogd zmm9, zmm29, zmm12, 0x53               ;   279.3 p0      43 t[1]
        vpternlogd zmm3, zmm10, zmm4, 0x12                ;   280.3 p5      43 t[1]
        vpxord zmm29, zmm10, zmm9                         ;   280.3 p0      43 t[1]
        vpternlogd zmm2, zmm12, zmm29, 0x39               ;   281.3 p5      43 t[1]
        vmovdqa64 zmm12, zmm2                             ;   282.3         43 t[1] copy
        vpternlogd zmm12, zmm14, zmm28, 0xc6              ;   282.3 p0      43 t[1]
        vpternlogd zmm2, zmm14, zmm28, 0xd1               ;   282.3 p5      43 t[1]
        vpternlogd zmm23, zmm3, zmm12, 0x93               ;   283.3 p0      43 t[1]
        vpandnd zmm4, zmm2, zmm4                          ;   283.3 p5      43 t[1]
        vpternlogd zmm26, zmm4, zmm12, 0x93               ;   284.3 p0      43 t[1]
        vmovdqa64 zmm14, zmm29                            ;   281.3         43 t[1] copy
        vpternlogd zmm14, zmm16, zmm1, 0xf9               ;   282.8 p5      43 t[1]
        vmovdqa64 zmm28, zmm12                            ;   283.3         43 t[1] copy
        vpternlogd zmm28, zmm9, zmm9, 0xc3                ;   283.3 p0      43 t[1]
        vpxord zmm12, zmm12, zmm2                         ;   283.8 p5      43 t[1]
        vpternlogd zmm8, zmm12, zmm11, 0xde               ;   284.8 p0      43 t[1]
        vpternlogd zmm12, zmm11, zmm21, 0xf6              ;   284.8 p5      43 t[1]
        vmovdqu64 [rbp + 18432], zmm24                    ;   197.3 p8+p9   43 t[1] spill
        vmovdqa64 zmm24, zmm8                             ;   285.8         43 t[1] copy
        vpternlogd zmm24, zmm14, zmm23, 0x96              ;   285.8 p0      43 t[1]
        vmovdqu64 [rbp + 18496], zmm30                    ;   264.8 p7+p4   55 t[1] spill
        vpxord zmm30, zmm29, zmm2                         ;   285.8 p5      43 t[1]
        vpternlogd zmm21, zmm28, zmm30, 0x6f              ;   286.8 p0      43 t[1]
        vpternlogd zmm5, zmm21, zmm28, 0x9c               ;   287.8 p5      43 t[1]
        vpternlogd zmm21, zmm22, zmm30, 0x78              ;   287.8 p0      43 t[1]
        vpternlogd zmm10, zmm11, zmm5, 0x56               ;   288.8 p5      43 t[1]
        vpternlogd zmm5, zmm26, zmm24, 0x96               ;   288.8 p0      43 t[1]
        vpternlogd zmm2, zmm16, zmm5, 0xa6                ;   289.8 p5      43 t[1]
        vpternlogd zmm27, zmm28, zmm30, 0x6f              ;   289.3 p0      43 t[1]
        vpternlogd zmm28, zmm1, zmm27, 0xa6               ;   290.3 p5      43 t[1]
        vpternlogd zmm28, zmm14, zmm3, 0x96               ;   291.3 p0      43 t[1]
        vpternlogd zmm30, zmm31, zmm2, 0x95               ;   290.8 p5      43 t[1]
        vpternlogd zmm30, zmm27, zmm8, 0x96               ;   291.8 p0      43 t[1]
        vpternlogd zmm2, zmm20, zmm9, 0x87                ;   291.8 p5      43 t[1]
        vpternlogd zmm2, zmm23, zmm18, 0x96               ;   292.8 p0      55 t[1]
        vpternlogd zmm9, zmm0, zmm30, 0x95                ;   292.8 p5      43 t[1]
        vpternlogd zmm29, zmm15, zmm9, 0xa6               ;   293.8 p0      43 t[1]
        vpternlogd zmm21, zmm26, zmm29, 0x69              ;   294.8 p5      43 t[1]
        vpternlogd zmm12, zmm29, zmm4, 0x96               ;   294.8 p0      43 t[1]
        vmovdqu64 zmm0, [rbp + 18368]                     ;   229.8 p3      43 t[1] reload
        vpternlogd zmm10, zmm9, zmm0, 0x96                ;   294.8 p5      55 t[1]
        vpxord zmm13, zmm13, zmm12                        ;   295.8 p0      55 t[1]
        vpternlogd zmm0, zmm2, [rbp + 18304], 0x96        ;   295.8 p5+p2   55 t[1]
        vpxord zmm6, zmm6, zmm2                           ;   296.3 p0      55 t[1]
        vpternlogd zmm2, zmm17, zmm25, 0x96               ;   296.8 p5      55 t[1]
        vpxord zmm19, zmm19, zmm30                        ;   297.3 p0      55 t[1]
        vpxord zmm7, zmm7, zmm10                          ;   297.8 p5      55 t[1]
        vmovdqu64 zmm1, [rbp + 18048]                     ;   263.8 p3      43 t[1] reload
        vpternlogd zmm12, zmm1, [rbp + 17984], 0x96       ;   298.3 p0+p2   55 t[1]
        vmovdqa64 zmm1, zmm24                             ;   286.8         55 t[1] copy
        vmovdqu64 zmm3, [rbp + 17728]                     ;   257.8 p3      43 t[1] reload
        vpxord zmm5, zmm5, zmm3                           ;   298.8 p5      55 t[1]
        vmovdqu64 zmm4, [rbp + 18432]                     ;   197.3 p2      43 t[1] reload
        vmovdqu64 zmm8, [rbp + 18496]                     ;   264.8 p3      55 t[1]
        vpternlogd zmm8, zmm30, zmm4, 0x96                ;   299.3 p0      55 t[1]
        vmovdqu64 zmm9, [rbp + 17024]                     ;   227.8 p2      43 t[1] reload
        vpxord zmm11, zmm4, zmm9                          ;   299.8 p5      55 t[1]
        vmovdqu64 zmm14, [rbp + 17344]                    ;   221.3 p3      43 t[1] reload
        vmovdqu64 zmm15, [rbp + 17536]                    ;   256.8 p2      43 t[1] reload
        vpternlogd zmm24, zmm15, zmm14, 0x96              ;   300.3 p0      55 t[1]
        vmovdqu64 zmm16, [rbp + 18112]                    ;   255.8 p3      43 t[1] reload
        vmovdqa64 zmm18, zmm28                            ;   292.3         55 t[1] copy
        vpternlogd zmm18, zmm14, zmm16, 0x96              ;   300.8 p5      55 t[1]
        vmovdqu64 zmm20, [rbp + 17216]                    ;   225.3 p2      43 t[1] reload
        vpxord zmm22, zmm16, zmm20                        ;   301.3 p0      55 t[1]
        vpternlogd zmm16, zmm12, zmm28, 0x96              ;   301.8 p5      55 t[1]
        vmovdqu64 zmm23, [rbp + 17280]                    ;   191.8 p3      43 t[1] reload
        vpxord zmm26, zmm18, zmm23                        ;   302.3 p0      55 t[1]
        vpxord zmm1, zmm1, zmm26                          ;   303.3 p5      55 t[1]
        vmovdqu64 zmm27, [rbp + 16960]                    ;   191.3 p2      43 t[1] reload
        vpxord zmm18, zmm18, zmm27                        ;   303.3 p0      55 t[1]
        vpternlogd zmm26, zmm20, [r8 + 648]{1to16}, 0x96  ;   303.8 p5+p3   55 t[1]
        vmovdqa64 zmm20, zmm16                            ;   302.8         55 t[1] copy
        vpternlogd zmm20, zmm1, zmm5, 0x96                ;   304.3 p0      55 t[1]
        vpternlogd zmm2, zmm19, [r8 + 724]{1to16}, 0x96   ;   304.8 p5+p2   55 t[1]
        vmovdqu64 zmm29, [rbp + 18240]                    ;   267.3 p3      55 t[1] reload
        vpxord zmm31, zmm5, zmm29                         ;   305.3 p0      55 t[1]
        vpxord zmm28, zmm28, zmm13                        ;   305.8 p5      55 t[1]
        vpternlogd zmm28, zmm27, [rbp + 17088], 0x96      ;   306.8 p0+p2   55 t[1]
        vmovdqu64 zmm27, [rbp + 18176]                    ;   263.8 p3      43 t[1] reload
        vpternlogd zmm29, zmm27, [rbp + 17408], 0x96      ;   306.8 p5+p2   55 t[1]
        vmovdqu64 [rbp + 17408], zmm2                     ;   305.8 p8+p9   55 t[1] spill
        vmovdqa64 zmm2, zmm12                             ;   299.3         55 t[1] copy
        vpternlogd zmm2, zmm21, zmm27, 0x96               ;   307.3 p0      55 t[1]
        vpternlogd zmm2, zmm30, zmm11, 0x96               ;   308.3 p5      55 t[1]
        vpternlogd zmm27, zmm28, [r8 + 748]{1to16}, 0x96  ;   308.3 p0+p3   55 t[1]
        vpxord zmm28, zmm28, zmm16                        ;   308.8 p5      55 t[1]
        vmovdqa64 zmm30, zmm11                            ;   300.8         55 t[1] copy
        vpternlogd zmm30, zmm6, zmm19, 0x96               ;   309.3 p0      55 t[1]
        vpternlogd zmm11, zmm6, [r8 + 660]{1to16}, 0x96   ;   309.8 p5+p2   55 t[1]
        vpternlogd zmm30, zmm8, [r8 + 692]{1to16}, 0x96   ;   310.3 p0+p3   55 t[1]
        vpternlogd zmm6, zmm10, [rbp + 17472], 0x96       ;   310.8 p5+p2   55 t[1]
        vpternlogd zmm6, zmm17, zmm25, 0x96               ;   311.8 p0      55 t[1]
        vmovdqu64 zmm17, [rbp + 17152]                    ;   224.8 p3      43 t[1] reload
        vmovdqu64 zmm25, [rbp + 17664]                    ;   266.8 p2      55 t[1] reload
        vpternlogd zmm5, zmm25, zmm17, 0x96               ;   311.8 p5      55 t[1]
        vpternlogd zmm14, zmm5, zmm15, 0x96               ;   312.8 p0      55 t[1]
        vpternlogd zmm15, zmm18, [r8 + 680]{1to16}, 0x96  ;   312.8 p5+p3   55 t[1]
        vpxord zmm18, zmm18, zmm22                        ;   313.3 p0      55 t[1]
        vpternlogd zmm17, zmm25, [rbp + 16896], 0x96      ;   313.8 p5+p2   55 t[1]
        vpternlogd zmm1, zmm18, [r8 + 744]{1to16}, 0x96   ;   314.3 p0+p3   55 t[1]
        vpternlogd zmm18, zmm24, [r8 + 712]{1to16}, 0x96  ;   314.8 p5+p2   55 t[1]
        vpternlogd zmm24, zmm17, [r8 + 644]{1to16}, 0x96  ;   315.3 p0+p3   55 t[1]
        vpternlogd zmm17, zmm13, zmm3, 0x96               ;   315.8 p5      55 t[1]
        vpternlogd zmm3, zmm14, zmm13, 0x96               ;   316.3 p0      55 t[1]
        vpternlogd zmm3, zmm20, [r8 + 676]{1to16}, 0x96   ;   317.3 p5+p2   55 t[1]
        vpxord zmm23, zmm23, zmm17                        ;   317.3 p0      55 t[1]
        vpternlogd zmm23, zmm14, [r8 + 740]{1to16}, 0x96  ;   318.3 p5+p3   55 t[1]
        vmovdqu64 zmm14, [rbp + 17472]                    ;   265.8 p2      55 t[1] reload
        vpternlogd zmm10, zmm14, [r8 + 664]{1to16}, 0x96  ;   318.3 p0+p3   55 t[1]
        vpternlogd zmm14, zmm0, [r8 + 760]{1to16}, 0x96   ;   318.8 p5+p2   55 t[1]
        vpternlogd zmm0, zmm6, [r8 + 696]{1to16}, 0x96    ;   319.3 p0+p3   55 t[1]
        vmovdqu64 [rbp + 17472], zmm14                    ;   319.8 p7+p4   55 t[1] spill
        vmovdqu64 zmm14, [rbp + 17920]                    ;   269.3 p2      55 t[1] reload
        vpternlogd zmm13, zmm14, [r8 + 668]{1to16}, 0x96  ;   319.8 p5+p3   55 t[1]
        vmovdqu64 zmm14, [rbp + 17088]                    ;   234.8 p2      55 t[1] reload
        vmovdqu64 [rbp + 17920], zmm27                    ;   309.3 p8+p9   55 t[1] spill
        vpxord zmm27, zmm25, zmm14                        ;   320.3 p0      55 t[1]
        vpxord zmm21, zmm21, zmm14                        ;   320.8 p5      55 t[1]
        vpternlogd zmm22, zmm21, zmm29, 0x96              ;   321.8 p0      55 t[1]
        vpternlogd zmm21, zmm16, [r8 + 716]{1to16}, 0x96  ;   321.8 p5+p3   55 t[1]
        vpxord zmm29, zmm29, zmm19                        ;   322.3 p0      55 t[1]
        vpxord zmm9, zmm9, zmm27                          ;   322.8 p5      55 t[1]
        vpternlogd zmm9, zmm19, [r8 + 656]{1to16}, 0x96   ;   323.8 p0+p2   55 t[1]
        vmovdqu64 zmm14, [rbp + 17600]                    ;   265.3 p3      55 t[1] reload
        vpxord zmm12, zmm12, zmm14                        ;   323.8 p5      55 t[1]
        vpternlogd zmm6, zmm14, [r8 + 728]{1to16}, 0x96   ;   324.3 p0+p2   55 t[1]
        vpxord zmm14, zmm2, zmm29                         ;   324.8 p5      55 t[1]
        vpternlogd zmm29, zmm4, [r8 + 688]{1to16}, 0x96   ;   325.3 p0+p3   55 t[1]
        vpternlogd zmm28, zmm22, [r8 + 652]{1to16}, 0x96  ;   325.8 p5+p2   55 t[1]
        vpternlogd zmm14, zmm27, [r8 + 752]{1to16}, 0x96  ;   326.3 p0+p3   55 t[1]
        vpternlogd zmm25, zmm17, [r8 + 736]{1to16}, 0x96  ;   326.8 p5+p2   55 t[1]
        vpternlogd zmm17, zmm31, [r8 + 704]{1to16}, 0x96  ;   327.3 p0+p3   55 t[1]
        vmovdqu64 zmm4, [rbp + 16896]                     ;   194.3 p2      43 t[1] reload
        vpternlogd zmm31, zmm4, [r8 + 672]{1to16}, 0x96   ;   327.8 p5+p3   55 t[1]
        vpxord zmm5, zmm5, [r8 + 640]{1to16}              ;   328.3 p0+p2   55 t[1]
        vmovdqu64 zmm4, [rbp + 17792]                     ;   259.8 p3      43 t[1] reload
        vpternlogd zmm8, zmm4, [r8 + 756]{1to16}, 0x96    ;   328.8 p5+p2   55 t[1]
        vpxord zmm22, zmm22, [r8 + 684]{1to16}            ;   329.3 p0+p3   55 t[1]
        vpxord zmm20, zmm20, [r8 + 708]{1to16}            ;   329.8 p5+p2   55 t[1]
        vpxord zmm2, zmm2, [r8 + 720]{1to16}              ;   330.3 p0+p3   55 t[1]
        vmovdqa64 zmm4, zmm12                             ;   324.8         55 t[1] copy
        vpternlogd zmm4, zmm7, [r8 + 732]{1to16}, 0x96    ;   330.8 p5+p2   55 t[1]
        vmovdqu64 zmm16, [rbp + 17856]                    ;   266.3 p3      55 t[1] reload
        vpternlogd zmm12, zmm16, [r8 + 700]{1to16}, 0x96  ;   331.3 p0+p2   55 t[1]
        vpxord zmm7, zmm7, [r8 + 764]{1to16}              ;   331.8 p5+p3   55 t[1]
        vmovdqu64 zmm16, [rbp + 11584]                    ;   195.0 p2      43 t[2] reload
        vmovdqu64 zmm19, [rbp + 11392]                    ;   195.8 p3      43 t[2]
        vpternlogd zmm19, zmm16, zmm16, 0xc3              ;   332.3 p0      43 t[2]
        vmovdqu64 zmm27, [rbp + 11328]                    ;   196.0 p2      43 t[2] reload
        vmovdqu64 [rbp + 17856], zmm7                     ;   332.8 p7+p4   55 t[1] spill
        vmovdqu64 zmm7, [rbp + 11200]                     ;   196.8 p3      43 t[2]
        vpternlogd zmm7, zmm19, zmm27, 0x69               ;   333.3 p5      43 t[2]
        vmovdqu64 [rbp + 17792], zmm8                     ;   329.8 p8+p9   55 t[1] spill
        vpxord zmm8, zmm7, [rbp + 11520]                  ;   334.3 p0+p2   43 t[2]
        vmovdqu64 [rbp + 16896], zmm14                    ;   327.3 p7+p4   55 t[1] spill
        vpxord zmm14, zmm7, [rbp + 11136]                 ;   334.3 p5+p3   43 t[2]
        vmovdqu64 [rbp + 17664], zmm1                     ;   315.3 p8+p9   55 t[1] spill
        vmovdqa64 zmm1, zmm7                              ;   334.3         43 t[2] copy
        vmovdqu64 [rbp + 18432], zmm23                    ;   319.3 p7+p4   55 t[1] spill
        vmovdqa64 zmm23, zmm8                             ;   335.3         43 t[2] copy
        vmovdqu64 [rbp + 17600], zmm25                    ;   327.8 p8+p9   55 t[1] spill
        vmovdqa64 zmm25, zmm14                            ;   335.3         43 t[2] copy
        vpternlogd zmm25, zmm27, [rbp + 11264], 0x96      ;   335.3 p0+p2   43 t[2]
        vpxord zmm23, zmm23, zmm25                        ;   336.3 p5      43 t[2]
        vmovdqu64 [rbp + 17088], zmm4                     ;   331.8 p7+p4   55 t[1] spill
        vmovdqa64 zmm4, zmm14                             ;   335.3         43 t[2] copy
        vmovdqu64 [rbp + 17728], zmm6                     ;   325.3 p8+p9   55 t[1] spill
        vmovdqa64 zmm6, zmm14                             ;   335.3         43 t[2] copy
        vmovdqu64 [rbp + 17152], zmm2                     ;   331.3 p7+p4   55 t[1] spill
        vpxord zmm2, zmm23, zmm16                         ;   337.3 p0      43 t[2]
        vmovdqu64 [rbp + 17536], zmm21                    ;   322.8 p8+p9   55 t[1] spill
        vmovdqa64 zmm21, zmm2                             ;   338.3         43 t[2] copy
        vpternlogd zmm21, zmm27, [rbp + 11136], 0xc6      ;   338.3 p5+p3   43 t[2]
        vmovdqu64 [rbp + 17344], zmm18                    ;   315.8 p7+p4   55 t[1] spill
        vmovdqa64 zmm18, zmm8                             ;   335.3         43 t[2] copy
        vpternlogd zmm18, zmm8, [rbp + 11456], 0xa5       ;   336.3 p0+p2   43 t[2]
        vmovdqu64 [rbp + 18176], zmm20                    ;   330.8 p8+p9   55 t[1] spill
        vmovdqa64 zmm20, zmm18                            ;   337.3         43 t[2] copy
        vpternlogd zmm20, zmm23, zmm19, 0x53              ;   337.3 p5      43 t[2]
        vmovdqu64 [rbp + 18240], zmm17                    ;   328.3 p7+p4   55 t[1] spill
        vmovdqu64 zmm17, [rbp + 11456]                    ;   199.8 p3      43 t[2] reload
        vpternlogd zmm19, zmm17, [rbp + 11264], 0x69      ;   337.3 p0+p2   43 t[2]
        vpxord zmm4, zmm4, zmm19                          ;   338.3 p5      43 t[2]
        vmovdqa64 zmm17, zmm18                            ;   337.3         43 t[2] copy
        vpternlogd zmm17, zmm19, zmm19, 0xc3              ;   338.3 p0      43 t[2]
        vpternlogd zmm20, zmm17, zmm21, 0x69              ;   339.3 p5      43 t[2]
        vpxord zmm1, zmm1, zmm17                          ;   339.3 p0      43 t[2]
        vpternlogd zmm21, zmm1, zmm25, 0xb4               ;   340.3 p5      43 t[2]
        vpternlogd zmm14, zmm21, zmm16, 0x39              ;   341.3 p0      43 t[2]
        vmovdqu64 [rbp + 10048], zmm12                    ;   332.3 p8+p9   55 t[1] spill
        vmovdqa64 zmm12, zmm4                             ;   339.3         43 t[2] copy
        vpternlogd zmm12, zmm20, zmm16, 0x36              ;   340.8 p5      43 t[2]
        vpternlogd zmm20, zmm17, zmm8, 0x78               ;   341.3 p0      43 t[2]
        vmovdqu64 [rbp + 9984], zmm0                      ;   320.3 p7+p4   55 t[1] spill
        vmovdqa64 zmm0, zmm20                             ;   342.3         43 t[2] copy
        vpternlogd zmm0, zmm23, zmm7, 0x87                ;   342.3 p5      43 t[2]
        vmovdqu64 [rbp + 9920], zmm30                     ;   311.3 p8+p9   55 t[1] spill
        vmovdqa64 zmm30, zmm18                            ;   337.3         43 t[2] copy
        vpternlogd zmm30, zmm25, [rbp + 11392], 0x69      ;   342.3 p0+p3   43 t[2]
        vpternlogd zmm12, zmm30, zmm19, 0x2d              ;   343.3 p5      43 t[2]
        vmovdqu64 [rbp + 9856], zmm29                     ;   326.3 p7+p4   55 t[1] spill
        vmovdqa64 zmm29, zmm0                             ;   343.3         43 t[2] copy
        vpternlogd zmm29, zmm30, zmm4, 0x78               ;   343.3 p0      43 t[2]
        vpternlogd zmm29, zmm20, zmm21, 0x96              ;   344.3 p5      43 t[2]
        vmovdqa64 zmm20, zmm29                            ;   345.3         43 t[2] copy
        vpternlogd zmm20, zmm0, zmm12, 0x59               ;   345.3 p0      43 t[2]
        vmovdqa64 zmm21, zmm18                            ;   337.3         43 t[2] copy
        vmovdqu64 [rbp + 9792], zmm22                     ;   330.3 p8+p9   55 t[1] spill
        vmovdqu64 zmm22, [rbp + 11136]                    ;   203.5 p2      43 t[2]
        vpternlogd zmm22, zmm18, [rbp + 11392], 0xd4      ;   344.8 p5+p3   43 t[2]
        vpternlogd zmm22, zmm14, [rbp + 11264], 0x69      ;   345.8 p0+p2   43 t[2]
        vmovdqa64 zmm14, zmm20                            ;   346.3         43 t[2] copy
        vpternlogd zmm14, zmm0, zmm22, 0x36               ;   346.8 p5      43 t[2]
        vmovdqu64 [rbp + 9728], zmm15                     ;   313.8 p7+p4   55 t[1] spill
        vmovdqa64 zmm15, zmm14                            ;   347.8         43 t[2] copy
        vpternlogd zmm15, zmm29, zmm22, 0x9a              ;   347.8 p0      43 t[2]
        vpternlogd zmm14, zmm29, zmm22, 0x53              ;   347.8 p5      43 t[2]
        vpternlogd zmm27, zmm15, zmm4, 0x12               ;   348.8 p0      43 t[2]
        vpord zmm21, zmm21, zmm15                         ;   348.8 p5      43 t[2]
        vpxord zmm15, zmm15, zmm14                        ;   348.8 p0      43 t[2]
        vpternlogd zmm20, zmm22, zmm15, 0x39              ;   349.8 p5      43 t[2]
        vmovdqa64 zmm22, zmm20                            ;   350.8         43 t[2] copy
        vpternlogd zmm22, zmm0, zmm12, 0xc6               ;   350.8 p0      43 t[2]
        vpternlogd zmm20, zmm0, zmm12, 0xd1               ;   350.8 p5      43 t[2]
        vpternlogd zmm25, zmm27, zmm22, 0x93              ;   351.8 p0      43 t[2]
        vpandnd zmm0, zmm20, zmm4                         ;   351.8 p5      43 t[2]
        vpternlogd zmm1, zmm0, zmm22, 0x93                ;   352.8 p0      43 t[2]
        vmovdqa64 zmm4, zmm15                             ;   349.8         43 t[2] copy
        vpternlogd zmm4, zmm30, zmm16, 0xf9               ;   351.8 p5      43 t[2]
        vmovdqa64 zmm12, zmm22                            ;   351.8         43 t[2] copy
        vpternlogd zmm12, zmm14, zmm14, 0xc3              ;   352.3 p0      43 t[2]
        vpxord zmm22, zmm22, zmm20                        ;   352.8 p5      43 t[2]
        vpxord zmm29, zmm15, zmm20                        ;   353.3 p0      43 t[2]
        vpternlogd zmm23, zmm12, zmm29, 0x6f              ;   354.3 p5      43 t[2]
        vpternlogd zmm16, zmm23, zmm12, 0x9c              ;   355.3 p0      43 t[2]
        vpternlogd zmm16, zmm27, zmm4, 0x96               ;   356.3 p5      43 t[2]
        vpandd zmm6, zmm6, zmm29                          ;   355.3 p0      43 t[2]
        vmovdqa64 zmm27, zmm22                            ;   353.8         43 t[2] copy
        vpternlogd zmm27, zmm18, [rbp + 11392], 0xf6      ;   355.8 p5+p3   43 t[2]
        vpternlogd zmm4, zmm27, zmm25, 0x96               ;   356.8 p0      43 t[2]
        vpternlogd zmm22, zmm18, [rbp + 11136], 0xf6      ;   356.8 p5+p2   43 t[2]
        vmovdqa64 zmm18, zmm12                            ;   353.3         43 t[2] copy
        vpternlogd zmm18, zmm29, [rbp + 11136], 0x7d      ;   357.3 p0+p3   43 t[2]
        vpternlogd zmm12, zmm7, zmm18, 0xa6               ;   358.3 p5      43 t[2]
        vmovdqa64 zmm7, zmm12                             ;   359.3         43 t[2] copy
        vpternlogd zmm7, zmm1, zmm4, 0x96                 ;   359.3 p0      43 t[2]
        vpternlogd zmm20, zmm30, zmm7, 0xa6               ;   360.3 p5      43 t[2]
        vpternlogd zmm29, zmm2, zmm20, 0x95               ;   361.3 p0      43 t[2]
        vpternlogd zmm29, zmm23, zmm27, 0x96              ;   362.3 p5      43 t[2]
        vpternlogd zmm20, zmm8, zmm14, 0x87               ;   361.3 p0      43 t[2]
        vpternlogd zmm14, zmm17, zmm29, 0x95              ;   363.3 p5      43 t[2]
        vpternlogd zmm15, zmm19, zmm14, 0xa6              ;   364.3 p0      43 t[2]
        vpternlogd zmm21, zmm14, zmm12, 0x96              ;   364.3 p5      43 t[2]
        vpternlogd zmm6, zmm18, zmm15, 0x69               ;   365.3 p0      43 t[2]
        vpternlogd zmm22, zmm15, zmm0, 0x96               ;   365.3 p5      43 t[2]
        vmovdqu64 zmm0, [rbp + 14144]                     ;   216.8 p2      43 t[2] reload
        vmovdqu64 zmm2, [rbp + 13952]                     ;   217.0 p3      43 t[2]
        vpternlogd zmm2, zmm0, zmm0, 0xc3                 ;   363.3 p0      43 t[2]
        vmovdqu64 zmm8, [rbp + 13888]                     ;   218.0 p2      43 t[2] reload
        vmovdqu64 zmm12, [rbp + 13760]                    ;   218.8 p3      43 t[2]
        vpternlogd zmm12, zmm2, zmm8, 0x69                ;   364.3 p5      43 t[2]
        vmovdqu64 zmm14, [rbp + 13824]                    ;   219.2 p2      43 t[2] reload
        vmovdqu64 zmm15, [rbp + 14016]                    ;   219.8 p3      43 t[2]
        vpternlogd zmm15, zmm2, zmm14, 0x69               ;   364.3 p0      43 t[2]
        vpxord zmm17, zmm12, [rbp + 14080]                ;   365.3 p5+p2   43 t[2]
        vmovdqu64 zmm18, [rbp + 13696]                    ;   220.8 p3      43 t[2] reload
        vpxord zmm19, zmm12, zmm18                        ;   365.3 p0      43 t[2]
        vmovdqa64 zmm23, zmm14                            ;   225.2         43 t[2] copy
        vpternlogd zmm23, zmm19, zmm8, 0x96               ;   366.3 p5      43 t[2]
        vmovdqa64 zmm27, zmm12                            ;   365.3         43 t[2] copy
        vpxord zmm30, zmm19, zmm15                        ;   366.3 p0      43 t[2]
        vmovdqu64 [rbp + 9664], zmm3                      ;   318.3 p8+p9   55 t[1] spill
        vpxord zmm3, zmm17, zmm23                         ;   367.3 p5      43 t[2]
        vmovdqu64 [rbp + 9600], zmm31                     ;   328.8 p7+p4   55 t[1] spill
        vpxord zmm31, zmm3, zmm0                          ;   368.3 p0      43 t[2]
        vmovdqu64 [rbp + 9536], zmm13                     ;   320.8 p8+p9   55 t[1] spill
        vmovdqa64 zmm13, zmm31                            ;   369.3         43 t[2] copy
        vpternlogd zmm13, zmm18, zmm8, 0xa6               ;   369.3 p5      43 t[2]
        vmovdqu64 [rbp + 9472], zmm10                     ;   319.3 p7+p4   55 t[1] spill
        vmovdqa64 zmm10, zmm17                            ;   366.3         43 t[2] copy
        vpternlogd zmm10, zmm17, [rbp + 14016], 0xa5      ;   368.3 p0+p2   43 t[2]
        vpternlogd zmm2, zmm10, zmm3, 0x1d                ;   369.3 p5      43 t[2]
        vmovdqu64 [rbp + 9408], zmm11                     ;   310.8 p8+p9   55 t[1] spill
        vmovdqa64 zmm11, zmm10                            ;   369.3         43 t[2] copy
        vpternlogd zmm11, zmm15, zmm15, 0xc3              ;   369.3 p0      43 t[2]
        vpternlogd zmm2, zmm11, zmm13, 0x69               ;   370.3 p5      43 t[2]
        vpxord zmm27, zmm27, zmm11                        ;   370.3 p0      43 t[2]
        vpternlogd zmm13, zmm27, zmm23, 0xb4              ;   371.3 p5      43 t[2]
        vmovdqu64 [rbp + 9344], zmm9                      ;   324.8 p7+p4   55 t[1] spill
        vmovdqa64 zmm9, zmm13                             ;   372.3         43 t[2] copy
        vpternlogd zmm9, zmm19, zmm0, 0x2d                ;   372.3 p0      43 t[2]
        vmovdqu64 [rbp + 9280], zmm28                     ;   326.8 p8+p9   55 t[1] spill
        vmovdqa64 zmm28, zmm30                            ;   367.3         43 t[2] copy
        vpternlogd zmm28, zmm2, zmm0, 0x36                ;   371.8 p5      43 t[2]
        vpternlogd zmm2, zmm11, zmm17, 0x78               ;   372.3 p0      43 t[2]
        vmovdqu64 [rbp + 9216], zmm26                     ;   304.8 p7+p4   55 t[1] spill
        vmovdqa64 zmm26, zmm2                             ;   373.3         43 t[2] copy
        vpternlogd zmm26, zmm3, zmm12, 0x87               ;   373.3 p5      43 t[2]
        vmovdqu64 [rbp + 9152], zmm24                     ;   316.3 p8+p9   55 t[1] spill
        vmovdqa64 zmm24, zmm10                            ;   369.3         43 t[2] copy
        vpternlogd zmm24, zmm23, [rbp + 13952], 0x69      ;   373.3 p0+p3   43 t[2]
        vpternlogd zmm28, zmm24, zmm15, 0x2d              ;   374.3 p5      43 t[2]
        vmovdqu64 [rbp + 9088], zmm5                      ;   329.3 p7+p4   55 t[1] spill
        vmovdqa64 zmm5, zmm26                             ;   374.3         43 t[2] copy
        vpternlogd zmm5, zmm24, zmm30, 0x78               ;   374.3 p0      43 t[2]
        vpternlogd zmm5, zmm2, zmm13, 0x96                ;   375.3 p5      43 t[2]
        vmovdqa64 zmm2, zmm5                              ;   376.3         43 t[2] copy
        vpternlogd zmm2, zmm26, zmm28, 0x59               ;   376.3 p0      43 t[2]
        vmovdqu64 zmm13, [rbp + 13952]                    ;   235.0 p2      43 t[2] reload
        vmovdqu64 [rbp + 18560], zmm7                     ;   360.3 p8+p9   43 t[2] spill
        vmovdqa64 zmm7, zmm10                             ;   369.3         43 t[2] copy
        vpternlogd zmm7, zmm18, zmm13, 0xd4               ;   375.8 p5      43 t[2]
        vpternlogd zmm7, zmm9, zmm14, 0x69                ;   376.8 p0      43 t[2]
        vmovdqa64 zmm9, zmm2                              ;   377.3         43 t[2] copy
        vpternlogd zmm9, zmm26, zmm7, 0x36                ;   377.8 p5      43 t[2]
        vmovdqa64 zmm14, zmm9                             ;   378.8         43 t[2] copy
        vpternlogd zmm14, zmm5, zmm7, 0x9a                ;   378.8 p0      43 t[2]
        vpternlogd zmm9, zmm5, zmm7, 0x53                 ;   378.8 p5      43 t[2]
        vpternlogd zmm8, zmm14, zmm30, 0x12               ;   379.8 p0      43 t[2]
        vpxord zmm5, zmm14, zmm9                          ;   379.8 p5      43 t[2]
        vpternlogd zmm2, zmm7, zmm5, 0x39                 ;   380.8 p0      43 t[2]
        vmovdqa64 zmm7, zmm2                              ;   381.8         43 t[2] copy
        vpternlogd zmm7, zmm26, zmm28, 0xc6               ;   381.8 p5      43 t[2]
        vpternlogd zmm2, zmm26, zmm28, 0xd1               ;   381.8 p0      43 t[2]
        vpternlogd zmm23, zmm8, zmm7, 0x93                ;   382.8 p5      43 t[2]
        vpandnd zmm26, zmm2, zmm30                        ;   382.8 p0      43 t[2]
        vpternlogd zmm27, zmm26, zmm7, 0x93               ;   383.8 p5      43 t[2]
        vmovdqa64 zmm28, zmm5                             ;   380.8         43 t[2] copy
        vpternlogd zmm28, zmm24, zmm0, 0xf9               ;   382.3 p0      43 t[2]
        vpord zmm14, zmm14, zmm10                         ;   382.8 p5      43 t[2]
        vpandd zmm17, zmm17, zmm9                         ;   383.3 p0      43 t[2]
        vmovdqa64 zmm30, zmm7                             ;   382.8         43 t[2] copy
        vpternlogd zmm30, zmm9, zmm9, 0xc3                ;   383.8 p5      43 t[2]
        vpxord zmm7, zmm7, zmm2                           ;   384.3 p0      43 t[2]
        vpternlogd zmm13, zmm7, zmm10, 0xde               ;   385.3 p5      43 t[2]
        vpternlogd zmm7, zmm10, zmm18, 0xf6               ;   385.3 p0      43 t[2]
        vmovdqa64 zmm10, zmm13                            ;   386.3         43 t[2] copy
        vpternlogd zmm10, zmm28, zmm23, 0x96              ;   386.3 p5      43 t[2]
        vmovdqu64 [rbp + 18624], zmm16                    ;   357.3 p7+p4   43 t[2] spill
        vpxord zmm16, zmm5, zmm2                          ;   386.3 p0      43 t[2]
        vpternlogd zmm18, zmm30, zmm16, 0x6f              ;   387.3 p5      43 t[2]
        vpternlogd zmm12, zmm18, zmm30, 0x9c              ;   388.3 p0      43 t[2]
        vpternlogd zmm18, zmm19, zmm16, 0x78              ;   388.3 p5      43 t[2]
        vpternlogd zmm3, zmm30, zmm16, 0x6f               ;   388.3 p0      43 t[2]
        vpternlogd zmm30, zmm0, zmm3, 0xa6                ;   389.3 p5      43 t[2]
        vpternlogd zmm30, zmm28, zmm8, 0x96               ;   390.3 p0      43 t[2]
        vmovdqa64 zmm0, zmm12                             ;   389.3         43 t[2] copy
        vpternlogd zmm0, zmm27, zmm10, 0x96               ;   389.8 p5      43 t[2]
        vpternlogd zmm2, zmm24, zmm0, 0xa6                ;   390.8 p0      43 t[2]
        vpternlogd zmm16, zmm31, zmm2, 0x95               ;   391.8 p5      43 t[2]
        vpternlogd zmm16, zmm3, zmm13, 0x96               ;   392.8 p0      43 t[2]
        vpternlogd zmm17, zmm2, zmm23, 0x69               ;   391.8 p5      43 t[2]
        vpternlogd zmm9, zmm11, zmm16, 0x95               ;   393.8 p0      43 t[2]
        vpternlogd zmm5, zmm15, zmm9, 0xa6                ;   394.8 p5      43 t[2]
        vpternlogd zmm14, zmm9, zmm12, 0x96               ;   394.8 p0      43 t[2]
        vpternlogd zmm18, zmm27, zmm5, 0x69               ;   395.8 p5      43 t[2]
        vpternlogd zmm7, zmm5, zmm26, 0x96                ;   395.8 p0      43 t[2]
        vmovdqu64 zmm2, [rbp + 8512]                      ;   250.5 p3      43 t[2] reload
        vmovdqu64 zmm3, [rbp + 8320]                      ;   251.3 p2      43 t[2]
        vpternlogd zmm3, zmm2, zmm2, 0xc3                 ;   394.8 p5      43 t[2]
        vmovdqu64 zmm5, [rbp + 8256]                      ;   251.7 p3      43 t[2] reload
        vmovdqu64 zmm8, [rbp + 8128]                      ;   252.3 p2      43 t[2]
        vpternlogd zmm8, zmm3, zmm5, 0x69                 ;   395.8 p0      43 t[2]
        vmovdqu64 zmm9, [rbp + 8192]                      ;   252.7 p3      43 t[2] reload
        vmovdqu64 zmm11, [rbp + 8384]                     ;   253.3 p2      43 t[2]
        vpternlogd zmm11, zmm3, zmm9, 0x69                ;   395.8 p5      43 t[2]
        vpxord zmm12, zmm8, [rbp + 8448]                  ;   396.8 p0+p3   43 t[2]
        vmovdqu64 zmm13, [rbp + 8064]                     ;   254.3 p2      43 t[2] reload
        vpxord zmm15, zmm8, zmm13                         ;   396.8 p5      43 t[2]
        vmovdqa64 zmm19, zmm9                             ;   258.7         43 t[2] copy
        vpternlogd zmm19, zmm15, zmm5, 0x96               ;   397.8 p0      43 t[2]
        vmovdqa64 zmm23, zmm8                             ;   396.8         43 t[2] copy
        vpxord zmm24, zmm12, zmm19                        ;   398.8 p5      43 t[2]
        vmovdqa64 zmm26, zmm12                            ;   397.8         43 t[2] copy
        vpternlogd zmm26, zmm12, [rbp + 8384], 0xa5       ;   398.3 p0+p3   43 t[2]
        vpternlogd zmm3, zmm26, zmm24, 0x1d               ;   399.8 p5      43 t[2]
        vpxord zmm27, zmm24, zmm2                         ;   399.8 p0      43 t[2]
        vpternlogd zmm6, zmm1, zmm18, 0x96                ;   399.8 p5      55 t[2]
        vmovdqa64 zmm1, zmm27                             ;   400.8         43 t[2] copy
        vpternlogd zmm1, zmm13, zmm5, 0xa6                ;   400.8 p0      43 t[2]
        vpxord zmm28, zmm15, zmm11                        ;   400.8 p5      43 t[2]
        vmovdqa64 zmm31, zmm26                            ;   399.3         43 t[2] copy
        vpternlogd zmm31, zmm11, zmm11, 0xc3              ;   401.3 p0      43 t[2]
        vpternlogd zmm3, zmm31, zmm1, 0x69                ;   402.3 p5      43 t[2]
        vpxord zmm23, zmm23, zmm31                        ;   402.3 p0      43 t[2]
        vpternlogd zmm1, zmm23, zmm19, 0xb4               ;   403.3 p5      43 t[2]
        vmovdqu64 [rbp + 18688], zmm16                    ;   393.8 p8+p9   43 t[2] spill
        vmovdqa64 zmm16, zmm1                             ;   404.3         43 t[2] copy
        vpternlogd zmm16, zmm15, zmm2, 0x2d               ;   404.3 p0      43 t[2]
        vmovdqu64 [rbp + 18752], zmm6                     ;   400.8 p7+p4   55 t[2] spill
        vmovdqa64 zmm6, zmm28                             ;   401.8         43 t[2] copy
        vpternlogd zmm6, zmm3, zmm2, 0x36                 ;   403.8 p5      43 t[2]
        vpternlogd zmm3, zmm31, zmm12, 0x78               ;   404.3 p0      43 t[2]
        vmovdqu64 [rbp + 18816], zmm0                     ;   390.8 p8+p9   43 t[2] spill
        vmovdqa64 zmm0, zmm3                              ;   405.3         43 t[2] copy
        vpternlogd zmm0, zmm24, zmm8, 0x87                ;   405.3 p5      43 t[2]
        vmovdqu64 [rbp + 18880], zmm30                    ;   391.3 p7+p4   43 t[2] spill
        vmovdqa64 zmm30, zmm26                            ;   399.3         43 t[2] copy
        vpternlogd zmm30, zmm19, [rbp + 8320], 0x69       ;   405.3 p0+p2   43 t[2]
        vpternlogd zmm6, zmm30, zmm11, 0x2d               ;   406.3 p5      43 t[2]
        vmovdqu64 [rbp + 18944], zmm4                     ;   357.8 p8+p9   43 t[2] spill
        vmovdqa64 zmm4, zmm0                              ;   406.3         43 t[2] copy
        vpternlogd zmm4, zmm30, zmm28, 0x78               ;   406.3 p0      43 t[2]
        vpternlogd zmm4, zmm3, zmm1, 0x96                 ;   407.3 p5      43 t[2]
        vmovdqa64 zmm1, zmm4                              ;   408.3         43 t[2] copy
        vpternlogd zmm1, zmm0, zmm6, 0x59                 ;   408.3 p0      43 t[2]
        vpxord zmm3, zmm26, zmm13                         ;   407.8 p5      43 t[2]
        vmovdqu64 [rbp + 19008], zmm10                    ;   387.3 p7+p4   43 t[2] spill
        vmovdqa64 zmm10, zmm26                            ;   399.3         43 t[2] copy
        vpternlogd zmm10, zmm13, [rbp + 8320], 0xd4       ;   408.3 p0+p3   43 t[2]
        vpternlogd zmm10, zmm16, zmm9, 0x69               ;   409.3 p5      43 t[2]
        vmovdqa64 zmm9, zmm1                              ;   409.3         43 t[2] copy
        vpternlogd zmm9, zmm0, zmm10, 0x36                ;   410.3 p0      43 t[2]
        vmovdqa64 zmm16, zmm9                             ;   411.3         43 t[2] copy
        vpternlogd zmm16, zmm4, zmm10, 0x9a               ;   411.3 p5      43 t[2]
        vpternlogd zmm9, zmm4, zmm10, 0x53                ;   411.3 p0      43 t[2]
        vpternlogd zmm5, zmm16, zmm28, 0x12               ;   412.3 p5      43 t[2]
        vpxord zmm4, zmm16, zmm9                          ;   412.3 p0      43 t[2]
        vpternlogd zmm1, zmm10, zmm4, 0x39                ;   413.3 p5      43 t[2]
        vmovdqa64 zmm10, zmm1                             ;   414.3         43 t[2] copy
        vpternlogd zmm10, zmm0, zmm6, 0xc6                ;   414.3 p0      43 t[2]
        vpternlogd zmm1, zmm0, zmm6, 0xd1                 ;   414.3 p5      43 t[2]
        vpternlogd zmm19, zmm5, zmm10, 0x93               ;   415.3 p0      43 t[2]
        vpandnd zmm0, zmm1, zmm28                         ;   415.3 p5      43 t[2]
        vpternlogd zmm23, zmm0, zmm10, 0x93               ;   416.3 p0      43 t[2]
        vmovdqa64 zmm6, zmm4                              ;   413.3         43 t[2] copy
        vpternlogd zmm6, zmm30, zmm2, 0xf9                ;   414.8 p5      43 t[2]
        vpandd zmm12, zmm12, zmm9                         ;   415.3 p0      43 t[2]
        vmovdqa64 zmm28, zmm10                            ;   415.3         43 t[2] copy
        vpternlogd zmm28, zmm9, zmm9, 0xc3                ;   415.8 p5      43 t[2]
        vpxord zmm10, zmm10, zmm1                         ;   416.3 p0      43 t[2]
        vmovdqu64 [rbp + 19072], zmm18                    ;   396.8 p8+p9   43 t[2] spill
        vpxord zmm18, zmm4, zmm1                          ;   416.8 p5      43 t[2]
        vpternlogd zmm13, zmm28, zmm18, 0x6f              ;   417.8 p0      43 t[2]
        vpternlogd zmm8, zmm13, zmm28, 0x9c               ;   418.8 p5      43 t[2]
        vpternlogd zmm13, zmm15, zmm18, 0x78              ;   418.8 p0      43 t[2]
        vpternlogd zmm24, zmm28, zmm18, 0x6f              ;   418.8 p5      43 t[2]
        vpternlogd zmm28, zmm2, zmm24, 0xa6               ;   419.8 p0      43 t[2]
        vpternlogd zmm28, zmm5, zmm6, 0x96                ;   420.8 p5      43 t[2]
        vpternlogd zmm16, zmm8, zmm26, 0x36               ;   420.3 p0      43 t[2]
        vpternlogd zmm26, zmm10, [rbp + 8320], 0xde       ;   420.8 p5+p2   43 t[2]
        vpternlogd zmm6, zmm26, zmm19, 0x96               ;   421.8 p0      43 t[2]
        vpternlogd zmm8, zmm23, zmm6, 0x96                ;   422.8 p5      43 t[2]
        vpternlogd zmm1, zmm30, zmm8, 0xa6                ;   423.8 p0      43 t[2]
        vpternlogd zmm18, zmm27, zmm1, 0x95               ;   424.8 p5      43 t[2]
        vpternlogd zmm18, zmm24, zmm26, 0x96              ;   425.8 p0      43 t[2]
        vpternlogd zmm12, zmm1, zmm19, 0x69               ;   424.8 p5      43 t[2]
        vpternlogd zmm9, zmm31, zmm18, 0x95               ;   426.8 p0      43 t[2]
        vpternlogd zmm4, zmm11, zmm9, 0xa6                ;   427.8 p5      43 t[2]
        vpternlogd zmm13, zmm23, zmm4, 0x69               ;   428.8 p0      43 t[2]
        vpternlogd zmm4, zmm10, zmm3, 0x1e                ;   428.8 p5      43 t[2]
        vmovdqu64 zmm1, [rbp + 11072]                     ;   277.0 p3      43 t[2] reload
        vmovdqu64 zmm2, [rbp + 10880]                     ;   277.8 p2      43 t[2]
        vpternlogd zmm2, zmm1, zmm1, 0xc3                 ;   426.3 p0      43 t[2]
        vmovdqu64 zmm3, [rbp + 10816]                     ;   278.2 p3      43 t[2] reload
        vmovdqu64 zmm5, [rbp + 10688]                     ;   278.8 p2      43 t[2]
        vpternlogd zmm5, zmm2, zmm3, 0x69                 ;   427.3 p5      43 t[2]
        vmovdqu64 zmm10, [rbp + 10752]                    ;   279.2 p3      43 t[2] reload
        vmovdqu64 zmm11, [rbp + 10944]                    ;   279.8 p2      43 t[2]
        vpternlogd zmm11, zmm2, zmm10, 0x69               ;   427.3 p0      43 t[2]
        vpxord zmm15, zmm5, [rbp + 11008]                 ;   428.3 p5+p3   43 t[2]
        vmovdqu64 zmm19, [rbp + 10624]                    ;   280.8 p2      43 t[2] reload
        vpxord zmm23, zmm5, zmm19                         ;   428.3 p0      43 t[2]
        vmovdqa64 zmm24, zmm10                            ;   285.2         43 t[2] copy
        vpternlogd zmm24, zmm23, zmm3, 0x96               ;   429.3 p5      43 t[2]
        vmovdqa64 zmm26, zmm5                             ;   428.3         43 t[2] copy
        vpxord zmm27, zmm15, zmm24                        ;   430.3 p0      43 t[2]
        vmovdqa64 zmm30, zmm17                            ;   392.8         55 t[2] copy
        vpternlogd zmm30, zmm20, zmm25, 0x96              ;   429.8 p5      55 t[2]
        vmovdqa64 zmm31, zmm16                            ;   421.3         55 t[2] copy
        vpternlogd zmm31, zmm9, zmm21, 0x96               ;   430.3 p0      55 t[2]
        vpternlogd zmm16, zmm9, zmm30, 0x96               ;   430.8 p5      55 t[2]
        vmovdqa64 zmm9, zmm14                             ;   395.8         55 t[2] copy
        vpternlogd zmm9, zmm22, zmm21, 0x96               ;   431.3 p0      55 t[2]
        vmovdqu64 [rbp + 19136], zmm16                    ;   431.8 p7+p4   55 t[2] spill
        vpxord zmm16, zmm22, zmm7                         ;   431.8 p5      55 t[2]
        vpternlogd zmm7, zmm4, zmm0, 0x96                 ;   432.3 p0      55 t[2]
        vmovdqu64 [rbp + 19200], zmm6                     ;   422.8 p8+p9   43 t[2] spill
        vpxord zmm6, zmm23, zmm11                         ;   432.8 p5      43 t[2]
        vmovdqu64 [rbp + 19264], zmm31                    ;   431.3 p7+p4   55 t[2] spill
        vpxord zmm31, zmm27, zmm1                         ;   433.3 p0      43 t[2]
        vmovdqu64 [rbp + 19328], zmm16                    ;   432.8 p8+p9   55 t[2] spill
        vmovdqa64 zmm16, zmm31                            ;   434.3         43 t[2] copy
        vpternlogd zmm16, zmm19, zmm3, 0xa6               ;   434.3 p5      43 t[2]
        vmovdqu64 [rbp + 19392], zmm8                     ;   423.8 p7+p4   43 t[2] spill
        vmovdqa64 zmm8, zmm12                             ;   425.8         55 t[2] copy
        vmovdqu64 [rbp + 19456], zmm12                    ;   425.8 p8+p9   43 t[2] spill
        vpxord zmm12, zmm9, zmm7                          ;   434.3 p0      55 t[2]
        vmovdqu64 [rbp + 19520], zmm9                     ;   432.3 p7+p4   55 t[2] spill
        vmovdqa64 zmm9, zmm12                             ;   435.3         55 t[2] copy
        vmovdqu64 [rbp + 19584], zmm12                    ;   435.3 p8+p9   55 t[2] spill
        vmovdqa64 zmm12, zmm15                            ;   429.3         43 t[2] copy
        vpternlogd zmm12, zmm15, [rbp + 10944], 0xa5      ;   434.8 p5+p3   43 t[2]
        vpternlogd zmm2, zmm12, zmm27, 0x1d               ;   435.8 p0      43 t[2]
        vmovdqu64 [rbp + 19648], zmm0                     ;   416.3 p7+p4   43 t[2] spill
        vmovdqa64 zmm0, zmm12                             ;   435.8         43 t[2] copy
        vpternlogd zmm0, zmm11, zmm11, 0xc3               ;   435.8 p5      43 t[2]
        vpternlogd zmm2, zmm0, zmm16, 0x69                ;   436.8 p0      43 t[2]
        vpxord zmm26, zmm26, zmm0                         ;   436.8 p5      43 t[2]
        vpternlogd zmm16, zmm26, zmm24, 0xb4              ;   437.8 p0      43 t[2]
        vmovdqu64 [rbp + 19712], zmm4                     ;   429.8 p8+p9   43 t[2] spill
        vmovdqa64 zmm4, zmm16                             ;   438.8         43 t[2] copy
        vpternlogd zmm4, zmm23, zmm1, 0x2d                ;   438.8 p5      43 t[2]
        vmovdqu64 [rbp + 19776], zmm28                    ;   421.8 p7+p4   43 t[2] spill
        vmovdqa64 zmm28, zmm6                             ;   433.8         43 t[2] copy
        vpternlogd zmm28, zmm2, zmm1, 0x36                ;   438.3 p0      43 t[2]
        vpternlogd zmm2, zmm0, zmm15, 0x78                ;   438.8 p5      43 t[2]
        vmovdqu64 [rbp + 19840], zmm13                    ;   429.8 p8+p9   43 t[2] spill
        vmovdqa64 zmm13, zmm2                             ;   439.8         43 t[2] copy
        vpternlogd zmm13, zmm27, zmm5, 0x87               ;   439.8 p0      43 t[2]
        vmovdqu64 [rbp + 19904], zmm7                     ;   433.3 p7+p4   55 t[2] spill
        vmovdqa64 zmm7, zmm12                             ;   435.8         43 t[2] copy
        vpternlogd zmm7, zmm24, [rbp + 10880], 0x69       ;   439.8 p5+p2   43 t[2]
        vpternlogd zmm28, zmm7, zmm11, 0x2d               ;   440.8 p0      43 t[2]
        vmovdqu64 [rbp + 19968], zmm21                    ;   365.3 p8+p9   43 t[2] spill
        vmovdqa64 zmm21, zmm13                            ;   440.8         43 t[2] copy
        vpternlogd zmm21, zmm7, zmm6, 0x78                ;   440.8 p5      43 t[2]
        vpternlogd zmm21, zmm2, zmm16, 0x96               ;   441.8 p0      43 t[2]
        vmovdqa64 zmm2, zmm21                             ;   442.8         43 t[2] copy
        vpternlogd zmm2, zmm13, zmm28, 0x59               ;   442.8 p5      43 t[2]
        vmovdqu64 zmm16, [rbp + 10880]                    ;   301.2 p3      43 t[2] reload
        vmovdqu64 [rbp + 20032], zmm14                    ;   395.8 p7+p4   43 t[2] spill
        vmovdqa64 zmm14, zmm12                            ;   435.8         43 t[2] copy
        vpternlogd zmm14, zmm19, zmm16, 0xd4              ;   442.3 p0      43 t[2]
        vpternlogd zmm14, zmm4, zmm10, 0x69               ;   443.3 p5      43 t[2]
        vmovdqa64 zmm4, zmm2                              ;   443.8         43 t[2] copy
        vpternlogd zmm4, zmm13, zmm14, 0x36               ;   444.3 p0      43 t[2]
        vmovdqa64 zmm10, zmm4                             ;   445.3         43 t[2] copy
        vpternlogd zmm10, zmm21, zmm14, 0x9a              ;   445.3 p5      43 t[2]
        vpternlogd zmm4, zmm21, zmm14, 0x53               ;   445.3 p0      43 t[2]
        vpternlogd zmm3, zmm10, zmm6, 0x12                ;   446.3 p5      43 t[2]
        vpxord zmm21, zmm10, zmm4                         ;   446.3 p0      43 t[2]
        vpternlogd zmm2, zmm14, zmm21, 0x39               ;   447.3 p5      43 t[2]
        vmovdqa64 zmm14, zmm2                             ;   448.3         43 t[2] copy
        vpternlogd zmm14, zmm13, zmm28, 0xc6              ;   448.3 p0      43 t[2]
        vpternlogd zmm2, zmm13, zmm28, 0xd1               ;   448.3 p5      43 t[2]
        vpternlogd zmm24, zmm3, zmm14, 0x93               ;   449.3 p0      43 t[2]
        vpandnd zmm6, zmm2, zmm6                          ;   449.3 p5      43 t[2]
        vpternlogd zmm26, zmm6, zmm14, 0x93               ;   450.3 p0      43 t[2]
        vmovdqa64 zmm13, zmm21                            ;   447.3         43 t[2] copy
        vpternlogd zmm13, zmm7, zmm1, 0xf9                ;   448.8 p5      43 t[2]
        vmovdqa64 zmm28, zmm14                            ;   449.3         43 t[2] copy
        vpternlogd zmm28, zmm4, zmm4, 0xc3                ;   449.3 p0      43 t[2]
        vpxord zmm14, zmm14, zmm2                         ;   449.8 p5      43 t[2]
        vpternlogd zmm16, zmm14, zmm12, 0xde              ;   450.8 p0      43 t[2]
        vpternlogd zmm14, zmm12, zmm19, 0xf6              ;   450.8 p5      43 t[2]
        vmovdqu64 [rbp + 20096], zmm29                    ;   363.3 p8+p9   43 t[2] spill
        vmovdqa64 zmm29, zmm16                            ;   451.8         43 t[2] copy
        vpternlogd zmm29, zmm13, zmm24, 0x96              ;   451.8 p0      43 t[2]
        vmovdqu64 [rbp + 20160], zmm30                    ;   430.8 p7+p4   55 t[2] spill
        vpxord zmm30, zmm21, zmm2                         ;   451.8 p5      43 t[2]
        vpternlogd zmm19, zmm28, zmm30, 0x6f              ;   452.8 p0      43 t[2]
        vpternlogd zmm5, zmm19, zmm28, 0x9c               ;   453.8 p5      43 t[2]
        vpternlogd zmm19, zmm23, zmm30, 0x78              ;   453.8 p0      43 t[2]
        vpternlogd zmm10, zmm12, zmm5, 0x56               ;   454.8 p5      43 t[2]
        vpternlogd zmm5, zmm26, zmm29, 0x96               ;   454.8 p0      43 t[2]
        vpternlogd zmm2, zmm7, zmm5, 0xa6                 ;   455.8 p5      43 t[2]
        vpternlogd zmm27, zmm28, zmm30, 0x6f              ;   455.3 p0      43 t[2]
        vpternlogd zmm28, zmm1, zmm27, 0xa6               ;   456.3 p5      43 t[2]
        vpternlogd zmm28, zmm13, zmm3, 0x96               ;   457.3 p0      43 t[2]
        vpternlogd zmm30, zmm31, zmm2, 0x95               ;   456.8 p5      43 t[2]
        vpternlogd zmm30, zmm27, zmm16, 0x96              ;   457.8 p0      43 t[2]
        vpternlogd zmm2, zmm15, zmm4, 0x87                ;   457.8 p5      43 t[2]
        vpternlogd zmm2, zmm24, zmm17, 0x96               ;   458.8 p0      55 t[2]
        vpternlogd zmm4, zmm0, zmm30, 0x95                ;   458.8 p5      43 t[2]
        vpternlogd zmm21, zmm11, zmm4, 0xa6               ;   459.8 p0      43 t[2]
        vpternlogd zmm19, zmm26, zmm21, 0x69              ;   460.8 p5      43 t[2]
        vpternlogd zmm14, zmm21, zmm6, 0x96               ;   460.8 p0      43 t[2]
        vmovdqu64 zmm0, [rbp + 20032]                     ;   395.8 p2      43 t[2] reload
        vpternlogd zmm10, zmm4, zmm0, 0x96                ;   460.8 p5      55 t[2]
        vpxord zmm22, zmm22, zmm14                        ;   461.8 p0      55 t[2]
        vpternlogd zmm0, zmm2, [rbp + 19968], 0x96        ;   461.8 p5+p3   55 t[2]
        vpxord zmm8, zmm8, zmm2                           ;   462.3 p0      55 t[2]
        vpternlogd zmm2, zmm20, zmm25, 0x96               ;   462.8 p5      55 t[2]
        vpxord zmm18, zmm18, zmm30                        ;   463.3 p0      55 t[2]
        vpxord zmm9, zmm9, zmm10                          ;   463.8 p5      55 t[2]
        vmovdqu64 zmm1, [rbp + 19712]                     ;   429.8 p2      43 t[2] reload
        vpternlogd zmm14, zmm1, [rbp + 19648], 0x96       ;   464.3 p0+p3   55 t[2]
        vmovdqu64 zmm1, [rbp + 19392]                     ;   423.8 p2      43 t[2] reload
        vpxord zmm5, zmm5, zmm1                           ;   464.8 p5      55 t[2]
        vmovdqa64 zmm3, zmm29                             ;   452.8         55 t[2] copy
        vmovdqu64 zmm4, [rbp + 20096]                     ;   363.3 p3      43 t[2] reload
        vmovdqu64 zmm6, [rbp + 20160]                     ;   430.8 p2      55 t[2]
        vpternlogd zmm6, zmm30, zmm4, 0x96                ;   465.3 p0      55 t[2]
        vmovdqu64 zmm7, [rbp + 18688]                     ;   393.8 p3      43 t[2] reload
        vpxord zmm11, zmm4, zmm7                          ;   465.8 p5      55 t[2]
        vmovdqu64 zmm12, [rbp + 19008]                    ;   387.3 p2      43 t[2] reload
        vmovdqu64 zmm13, [rbp + 19200]                    ;   422.8 p3      43 t[2] reload
        vpternlogd zmm29, zmm13, zmm12, 0x96              ;   466.3 p0      55 t[2]
        vmovdqu64 zmm15, [rbp + 19776]                    ;   421.8 p2      43 t[2] reload
        vmovdqa64 zmm16, zmm28                            ;   458.3         55 t[2] copy
        vpternlogd zmm16, zmm12, zmm15, 0x96              ;   466.8 p5      55 t[2]
        vmovdqu64 zmm17, [rbp + 18880]                    ;   391.3 p3      43 t[2] reload
        vpxord zmm21, zmm15, zmm17                        ;   467.3 p0      55 t[2]
        vpternlogd zmm15, zmm14, zmm28, 0x96              ;   467.8 p5      55 t[2]
        vmovdqu64 zmm23, [rbp + 18944]                    ;   357.8 p2      43 t[2] reload
        vpxord zmm24, zmm16, zmm23                        ;   468.3 p0      55 t[2]
        vpxord zmm3, zmm3, zmm24                          ;   469.3 p5      55 t[2]
        vmovdqu64 zmm26, [rbp + 18624]                    ;   357.3 p3      43 t[2] reload
        vpxord zmm16, zmm16, zmm26                        ;   469.3 p0      55 t[2]
        vpternlogd zmm24, zmm17, [r8 + 776]{1to16}, 0x96  ;   469.8 p5+p2   55 t[2]
        vmovdqa64 zmm17, zmm15                            ;   468.8         55 t[2] copy
        vpternlogd zmm17, zmm3, zmm5, 0x96                ;   470.3 p0      55 t[2]
        vpternlogd zmm2, zmm18, [r8 + 852]{1to16}, 0x96   ;   470.8 p5+p3   55 t[2]
        vmovdqu64 zmm27, [rbp + 19904]                    ;   433.3 p2      55 t[2] reload
        vpxord zmm31, zmm5, zmm27                         ;   471.3 p0      55 t[2]
        vpxord zmm28, zmm28, zmm22                        ;   471.8 p5      55 t[2]
        vpternlogd zmm28, zmm26, [rbp + 18752], 0x96      ;   472.8 p0+p3   55 t[2]
        vmovdqu64 zmm26, [rbp + 19840]                    ;   429.8 p2      43 t[2] reload
        vpternlogd zmm27, zmm26, [rbp + 19072], 0x96      ;   472.8 p5+p3   55 t[2]
        vmovdqu64 [rbp + 12480], zmm2                     ;   471.8 p8+p9   55 t[2] spill
        vmovdqa64 zmm2, zmm14                             ;   465.3         55 t[2] copy
        vpternlogd zmm2, zmm19, zmm26, 0x96               ;   473.3 p0      55 t[2]
        vpternlogd zmm2, zmm30, zmm11, 0x96               ;   474.3 p5      55 t[2]
        vpternlogd zmm26, zmm28, [r8 + 876]{1to16}, 0x96  ;   474.3 p0+p2   55 t[2]
        vpxord zmm28, zmm28, zmm15                        ;   474.8 p5      55 t[2]
        vmovdqa64 zmm30, zmm11                            ;   466.8         55 t[2] copy
        vpternlogd zmm30, zmm8, zmm18, 0x96               ;   475.3 p0      55 t[2]
        vpternlogd zmm11, zmm8, [r8 + 788]{1to16}, 0x96   ;   475.8 p5+p3   55 t[2]
        vpternlogd zmm30, zmm6, [r8 + 820]{1to16}, 0x96   ;   476.3 p0+p2   55 t[2]
        vpternlogd zmm8, zmm10, [rbp + 19136], 0x96       ;   476.8 p5+p3   55 t[2]
        vpternlogd zmm8, zmm20, zmm25, 0x96               ;   477.8 p0      55 t[2]
        vmovdqu64 zmm20, [rbp + 18816]                    ;   390.8 p2      43 t[2] reload
        vmovdqu64 zmm25, [rbp + 19328]                    ;   432.8 p3      55 t[2] reload
        vpternlogd zmm5, zmm25, zmm20, 0x96               ;   477.8 p5      55 t[2]
        vpternlogd zmm12, zmm5, zmm13, 0x96               ;   478.8 p0      55 t[2]
        vpternlogd zmm13, zmm16, [r8 + 808]{1to16}, 0x96  ;   478.8 p5+p2   55 t[2]
        vpxord zmm16, zmm16, zmm21                        ;   479.3 p0      55 t[2]
        vpternlogd zmm20, zmm25, [rbp + 18560], 0x96      ;   479.8 p5+p3   55 t[2]
        vpternlogd zmm3, zmm16, [r8 + 872]{1to16}, 0x96   ;   480.3 p0+p2   55 t[2]
        vpternlogd zmm16, zmm29, [r8 + 840]{1to16}, 0x96  ;   480.8 p5+p3   55 t[2]
        vpternlogd zmm29, zmm20, [r8 + 772]{1to16}, 0x96  ;   481.3 p0+p2   55 t[2]
        vpternlogd zmm20, zmm22, zmm1, 0x96               ;   481.8 p5      55 t[2]
        vpternlogd zmm1, zmm12, zmm22, 0x96               ;   482.3 p0      55 t[2]
        vpternlogd zmm1, zmm17, [r8 + 804]{1to16}, 0x96   ;   483.3 p5+p3   55 t[2]
        vpxord zmm23, zmm23, zmm20                        ;   483.3 p0      55 t[2]
        vpternlogd zmm23, zmm12, [r8 + 868]{1to16}, 0x96  ;   484.3 p5+p2   55 t[2]
        vmovdqu64 zmm12, [rbp + 19136]                    ;   431.8 p3      55 t[2] reload
        vpternlogd zmm10, zmm12, [r8 + 792]{1to16}, 0x96  ;   484.3 p0+p2   55 t[2]
        vpternlogd zmm12, zmm0, [r8 + 888]{1to16}, 0x96   ;   484.8 p5+p3   55 t[2]
        vpternlogd zmm0, zmm8, [r8 + 824]{1to16}, 0x96    ;   485.3 p0+p2   55 t[2]
        vmovdqu64 [rbp + 19136], zmm12                    ;   485.8 p7+p4   55 t[2] spill
        vmovdqu64 zmm12, [rbp + 19584]                    ;   435.3 p3      55 t[2] reload
        vpternlogd zmm22, zmm12, [r8 + 796]{1to16}, 0x96  ;   485.8 p5+p2   55 t[2]
        vmovdqu64 zmm12, [rbp + 18752]                    ;   400.8 p3      55 t[2] reload
        vmovdqu64 [rbp + 19584], zmm26                    ;   475.3 p8+p9   55 t[2] spill
        vpxord zmm26, zmm25, zmm12                        ;   486.3 p0      55 t[2]
        vpxord zmm19, zmm19, zmm12                        ;   486.8 p5      55 t[2]
        vpternlogd zmm21, zmm19, zmm27, 0x96              ;   487.8 p0      55 t[2]
        vpternlogd zmm19, zmm15, [r8 + 844]{1to16}, 0x96  ;   487.8 p5+p2   55 t[2]
        vpxord zmm27, zmm27, zmm18                        ;   488.3 p0      55 t[2]
        vpxord zmm7, zmm7, zmm26                          ;   488.8 p5      55 t[2]
        vpternlogd zmm7, zmm18, [r8 + 784]{1to16}, 0x96   ;   489.8 p0+p3   55 t[2]
        vmovdqu64 zmm12, [rbp + 19264]                    ;   431.3 p2      55 t[2] reload
        vpxord zmm14, zmm14, zmm12                        ;   489.8 p5      55 t[2]
        vpternlogd zmm8, zmm12, [r8 + 856]{1to16}, 0x96   ;   490.3 p0+p3   55 t[2]
        vpxord zmm12, zmm2, zmm27                         ;   490.8 p5      55 t[2]
        vpternlogd zmm27, zmm4, [r8 + 816]{1to16}, 0x96   ;   491.3 p0+p2   55 t[2]
        vpternlogd zmm28, zmm21, [r8 + 780]{1to16}, 0x96  ;   491.8 p5+p3   55 t[2]
        vpternlogd zmm12, zmm26, [r8 + 880]{1to16}, 0x96  ;   492.3 p0+p2   55 t[2]
        vpternlogd zmm25, zmm20, [r8 + 864]{1to16}, 0x96  ;   492.8 p5+p3   55 t[2]
        vpternlogd zmm20, zmm31, [r8 + 832]{1to16}, 0x96  ;   493.3 p0+p2   55 t[2]
        vmovdqu64 zmm4, [rbp + 18560]                     ;   360.3 p3      43 t[2] reload
        vpternlogd zmm31, zmm4, [r8 + 800]{1to16}, 0x96   ;   493.8 p5+p2   55 t[2]
        vpxord zmm5, zmm5, [r8 + 768]{1to16}              ;   494.3 p0+p3   55 t[2]
        vmovdqu64 zmm4, [rbp + 19456]                     ;   425.8 p2      43 t[2] reload
        vpternlogd zmm6, zmm4, [r8 + 884]{1to16}, 0x96    ;   494.8 p5+p3   55 t[2]
        vpxord zmm21, zmm21, [r8 + 812]{1to16}            ;   495.3 p0+p2   55 t[2]
        vpxord zmm17, zmm17, [r8 + 836]{1to16}            ;   495.8 p5+p3   55 t[2]
        vpxord zmm2, zmm2, [r8 + 848]{1to16}              ;   496.3 p0+p2   55 t[2]
        vmovdqa64 zmm4, zmm14                             ;   490.8         55 t[2] copy
        vpternlogd zmm4, zmm9, [r8 + 860]{1to16}, 0x96    ;   496.8 p5+p3   55 t[2]
        vmovdqu64 zmm15, [rbp + 19520]                    ;   432.3 p2      55 t[2] reload
        vpternlogd zmm14, zmm15, [r8 + 828]{1to16}, 0x96  ;   497.3 p0+p3   55 t[2]
        vpxord zmm9, zmm9, [r8 + 892]{1to16}              ;   497.8 p5+p2   55 t[2]
        vmovdqu64 zmm15, [rbp + 13632]                    ;   350.7 p3      43 t[3] reload
        vmovdqu64 zmm18, [rbp + 13440]                    ;   351.2 p2      43 t[3]
        vpternlogd zmm18, zmm15, zmm15, 0xc3              ;   498.3 p0      43 t[3]
        vmovdqu64 zmm26, [rbp + 13376]                    ;   351.7 p3      43 t[3] reload
        vmovdqu64 [rbp + 19520], zmm9                     ;   498.8 p7+p4   55 t[2] spill
        vmovdqu64 zmm9, [rbp + 13248]                     ;   352.2 p2      43 t[3]
        vpternlogd zmm9, zmm18, zmm26, 0x69               ;   499.3 p5      43 t[3]
        vmovdqu64 [rbp + 19456], zmm6                     ;   495.8 p8+p9   55 t[2] spill
        vpxord zmm6, zmm9, [rbp + 13568]                  ;   500.3 p0+p3   43 t[3]
        vmovdqu64 [rbp + 18560], zmm12                    ;   493.3 p7+p4   55 t[2] spill
        vpxord zmm12, zmm9, [rbp + 13184]                 ;   500.3 p5+p2   43 t[3]
        vmovdqu64 [rbp + 19328], zmm3                     ;   481.3 p8+p9   55 t[2] spill
        vmovdqa64 zmm3, zmm9                              ;   500.3         43 t[3] copy
        vmovdqu64 [rbp + 20096], zmm23                    ;   485.3 p7+p4   55 t[2] spill
        vmovdqa64 zmm23, zmm6                             ;   501.3         43 t[3] copy
        vmovdqu64 [rbp + 19264], zmm25                    ;   493.8 p8+p9   55 t[2] spill
        vmovdqa64 zmm25, zmm12                            ;   501.3         43 t[3] copy
        vpternlogd zmm25, zmm26, [rbp + 13312], 0x96      ;   501.3 p0+p3   43 t[3]
        vpxord zmm23, zmm23, zmm25                        ;   502.3 p5      43 t[3]
        vmovdqu64 [rbp + 12608], zmm4                     ;   497.8 p7+p4   55 t[2] spill
        vmovdqa64 zmm4, zmm12                             ;   501.3         43 t[3] copy
        vmovdqu64 [rbp + 12544], zmm8                     ;   491.3 p8+p9   55 t[2] spill
        vmovdqa64 zmm8, zmm12                             ;   501.3         43 t[3] copy
        vmovdqu64 [rbp + 12416], zmm2                     ;   497.3 p7+p4   55 t[2] spill
        vpxord zmm2, zmm23, zmm15                         ;   503.3 p0      43 t[3]
        vmovdqu64 [rbp + 12352], zmm19                    ;   488.8 p8+p9   55 t[2] spill
        vmovdqa64 zmm19, zmm2                             ;   504.3         43 t[3] copy
        vpternlogd zmm19, zmm26, [rbp + 13184], 0xc6      ;   504.3 p5+p2   43 t[3]
        vmovdqu64 [rbp + 12288], zmm16                    ;   481.8 p7+p4   55 t[2] spill
        vmovdqa64 zmm16, zmm6                             ;   501.3         43 t[3] copy
        vpternlogd zmm16, zmm6, [rbp + 13504], 0xa5       ;   502.3 p0+p3   43 t[3]
        vmovdqu64 [rbp + 12224], zmm17                    ;   496.8 p8+p9   55 t[2] spill
        vmovdqa64 zmm17, zmm16                            ;   503.3         43 t[3] copy
        vpternlogd zmm17, zmm23, zmm18, 0x53              ;   503.3 p5      43 t[3]
        vmovdqu64 [rbp + 12160], zmm20                    ;   494.3 p7+p4   55 t[2] spill
        vmovdqu64 zmm20, [rbp + 13504]                    ;   359.0 p2      43 t[3] reload
        vpternlogd zmm18, zmm20, [rbp + 13312], 0x69      ;   503.3 p0+p3   43 t[3]
        vpxord zmm4, zmm4, zmm18                          ;   504.3 p5      43 t[3]
        vmovdqa64 zmm20, zmm16                            ;   503.3         43 t[3] copy
        vpternlogd zmm20, zmm18, zmm18, 0xc3              ;   504.3 p0      43 t[3]
        vpternlogd zmm17, zmm20, zmm19, 0x69              ;   505.3 p5      43 t[3]
        vpxord zmm3, zmm3, zmm20                          ;   505.3 p0      43 t[3]
        vpternlogd zmm19, zmm3, zmm25, 0xb4               ;   506.3 p5      43 t[3]
        vpternlogd zmm12, zmm19, zmm15, 0x39              ;   507.3 p0      43 t[3]
        vmovdqu64 [rbp + 12096], zmm14                    ;   498.3 p8+p9   55 t[2] spill
        vmovdqa64 zmm14, zmm4                             ;   505.3         43 t[3] copy
        vpternlogd zmm14, zmm17, zmm15, 0x36              ;   506.8 p5      43 t[3]
        vpternlogd zmm17, zmm20, zmm6, 0x78               ;   507.3 p0      43 t[3]
        vmovdqu64 [rbp + 12032], zmm0                     ;   486.3 p7+p4   55 t[2] spill
        vmovdqa64 zmm0, zmm17                             ;   508.3         43 t[3] copy
        vpternlogd zmm0, zmm23, zmm9, 0x87                ;   508.3 p5      43 t[3]
        vmovdqu64 [rbp + 11968], zmm30                    ;   477.3 p8+p9   55 t[2] spill
        vmovdqa64 zmm30, zmm16                            ;   503.3         43 t[3] copy
        vpternlogd zmm30, zmm25, [rbp + 13440], 0x69      ;   508.3 p0+p2   43 t[3]
        vpternlogd zmm14, zmm30, zmm18, 0x2d              ;   509.3 p5      43 t[3]
        vmovdqu64 [rbp + 11904], zmm27                    ;   492.3 p7+p4   55 t[2] spill
        vmovdqa64 zmm27, zmm0                             ;   509.3         43 t[3] copy
        vpternlogd zmm27, zmm30, zmm4, 0x78               ;   509.3 p0      43 t[3]
        vpternlogd zmm27, zmm17, zmm19, 0x96              ;   510.3 p5      43 t[3]
        vmovdqa64 zmm17, zmm27                            ;   511.3         43 t[3] copy
        vpternlogd zmm17, zmm0, zmm14, 0x59               ;   511.3 p0      43 t[3]
        vmovdqa64 zmm19, zmm16                            ;   503.3         43 t[3] copy
        vmovdqu64 [rbp + 11840], zmm21                    ;   496.3 p8+p9   55 t[2] spill
        vmovdqu64 zmm21, [rbp + 13184]                    ;   369.5 p3      43 t[3]
        vpternlogd zmm21, zmm16, [rbp + 13440], 0xd4      ;   510.8 p5+p2   43 t[3]
        vpternlogd zmm21, zmm12, [rbp + 13312], 0x69      ;   511.8 p0+p3   43 t[3]
        vmovdqa64 zmm12, zmm17                            ;   512.3         43 t[3] copy
        vpternlogd zmm12, zmm0, zmm21, 0x36               ;   512.8 p5      43 t[3]
        vmovdqu64 [rbp + 11776], zmm13                    ;   479.8 p7+p4   55 t[2] spill
        vmovdqa64 zmm13, zmm12                            ;   513.8         43 t[3] copy
        vpternlogd zmm13, zmm27, zmm21, 0x9a              ;   513.8 p0      43 t[3]
        vpternlogd zmm12, zmm27, zmm21, 0x53              ;   513.8 p5      43 t[3]
        vpternlogd zmm26, zmm13, zmm4, 0x12               ;   514.8 p0      43 t[3]
        vpord zmm19, zmm19, zmm13                         ;   514.8 p5      43 t[3]
        vpxord zmm13, zmm13, zmm12                        ;   514.8 p0      43 t[3]
        vpternlogd zmm17, zmm21, zmm13, 0x39              ;   515.8 p5      43 t[3]
        vmovdqa64 zmm21, zmm17                            ;   516.8         43 t[3] copy
        vpternlogd zmm21, zmm0, zmm14, 0xc6               ;   516.8 p0      43 t[3]
        vpternlogd zmm17, zmm0, zmm14, 0xd1               ;   516.8 p5      43 t[3]
        vpternlogd zmm25, zmm26, zmm21, 0x93              ;   517.8 p0      43 t[3]
        vpandnd zmm0, zmm17, zmm4                         ;   517.8 p5      43 t[3]
        vpternlogd zmm3, zmm0, zmm21, 0x93                ;   518.8 p0      43 t[3]
        vmovdqa64 zmm4, zmm13                             ;   515.8         43 t[3] copy
        vpternlogd zmm4, zmm30, zmm15, 0xf9               ;   517.8 p5      43 t[3]
        vmovdqa64 zmm14, zmm21                            ;   517.8         43 t[3] copy
        vpternlogd zmm14, zmm12, zmm12, 0xc3              ;   518.3 p0      43 t[3]
        vpxord zmm21, zmm21, zmm17                        ;   518.8 p5      43 t[3]
        vpxord zmm27, zmm13, zmm17                        ;   519.3 p0      43 t[3]
        vpternlogd zmm23, zmm14, zmm27, 0x6f              ;   520.3 p5      43 t[3]
        vpternlogd zmm15, zmm23, zmm14, 0x9c              ;   521.3 p0      43 t[3]
        vpternlogd zmm15, zmm26, zmm4, 0x96               ;   522.3 p5      43 t[3]
        vpandd zmm8, zmm8, zmm27                          ;   521.3 p0      43 t[3]
        vmovdqa64 zmm26, zmm21                            ;   519.8         43 t[3] copy
        vpternlogd zmm26, zmm16, [rbp + 13440], 0xf6      ;   521.8 p5+p2   43 t[3]
        vpternlogd zmm4, zmm26, zmm25, 0x96               ;   522.8 p0      43 t[3]
        vpternlogd zmm21, zmm16, [rbp + 13184], 0xf6      ;   522.8 p5+p3   43 t[3]
        vmovdqa64 zmm16, zmm14                            ;   519.3         43 t[3] copy
        vpternlogd zmm16, zmm27, [rbp + 13184], 0x7d      ;   523.3 p0+p2   43 t[3]
        vpternlogd zmm14, zmm9, zmm16, 0xa6               ;   524.3 p5      43 t[3]
        vmovdqa64 zmm9, zmm14                             ;   525.3         43 t[3] copy
        vpternlogd zmm9, zmm3, zmm4, 0x96                 ;   525.3 p0      43 t[3]
        vpternlogd zmm17, zmm30, zmm9, 0xa6               ;   526.3 p5      43 t[3]
        vpternlogd zmm27, zmm2, zmm17, 0x95               ;   527.3 p0      43 t[3]
        vpternlogd zmm27, zmm23, zmm26, 0x96              ;   528.3 p5      43 t[3]
        vpternlogd zmm17, zmm6, zmm12, 0x87               ;   527.3 p0      43 t[3]
        vpternlogd zmm12, zmm20, zmm27, 0x95              ;   529.3 p5      43 t[3]
        vpternlogd zmm13, zmm18, zmm12, 0xa6              ;   530.3 p0      43 t[3]
        vpternlogd zmm19, zmm12, zmm14, 0x96              ;   530.3 p5      43 t[3]
        vpternlogd zmm8, zmm16, zmm13, 0x69               ;   531.3 p0      43 t[3]
        vpternlogd zmm21, zmm13, zmm0, 0x96               ;   531.3 p5      43 t[3]
        vmovdqu64 zmm0, [rbp + 8000]                      ;   382.8 p3      43 t[3] reload
        vmovdqu64 zmm2, [rbp + 7808]                      ;   383.0 p2      43 t[3]
        vpternlogd zmm2, zmm0, zmm0, 0xc3                 ;   529.3 p0      43 t[3]
        vmovdqu64 zmm6, [rbp + 7744]                      ;   384.0 p3      43 t[3] reload
        vmovdqu64 zmm12, [rbp + 7616]                     ;   384.8 p2      43 t[3]
        vpternlogd zmm12, zmm2, zmm6, 0x69                ;   530.3 p5      43 t[3]
        vmovdqu64 zmm13, [rbp + 7680]                     ;   385.2 p3      43 t[3] reload
        vmovdqu64 zmm14, [rbp + 7872]                     ;   385.8 p2      43 t[3]
        vpternlogd zmm14, zmm2, zmm13, 0x69               ;   530.3 p0      43 t[3]
        vpxord zmm16, zmm12, [rbp + 7936]                 ;   531.3 p5+p3   43 t[3]
        vmovdqu64 zmm18, [rbp + 7552]                     ;   386.8 p2      43 t[3] reload
        vpxord zmm20, zmm12, zmm18                        ;   531.3 p0      43 t[3]
        vmovdqa64 zmm23, zmm13                            ;   391.2         43 t[3] copy
        vpternlogd zmm23, zmm20, zmm6, 0x96               ;   532.3 p5      43 t[3]
        vmovdqa64 zmm26, zmm12                            ;   531.3         43 t[3] copy
        vpxord zmm30, zmm20, zmm14                        ;   532.3 p0      43 t[3]
        vmovdqu64 [rbp + 11712], zmm1                     ;   484.3 p8+p9   55 t[2] spill
        vpxord zmm1, zmm16, zmm23                         ;   533.3 p5      43 t[3]
        vmovdqu64 [rbp + 11648], zmm31                    ;   494.8 p7+p4   55 t[2] spill
        vpxord zmm31, zmm1, zmm0                          ;   534.3 p0      43 t[3]
        vmovdqu64 [rbp + 11584], zmm22                    ;   486.8 p8+p9   55 t[2] spill
        vmovdqa64 zmm22, zmm31                            ;   535.3         43 t[3] copy
        vpternlogd zmm22, zmm18, zmm6, 0xa6               ;   535.3 p5      43 t[3]
        vmovdqu64 [rbp + 11520], zmm10                    ;   485.3 p7+p4   55 t[2] spill
        vmovdqa64 zmm10, zmm16                            ;   532.3         43 t[3] copy
        vpternlogd zmm10, zmm16, [rbp + 7872], 0xa5       ;   534.3 p0+p3   43 t[3]
        vpternlogd zmm2, zmm10, zmm1, 0x1d                ;   535.3 p5      43 t[3]
        vmovdqu64 [rbp + 11456], zmm11                    ;   476.8 p8+p9   55 t[2] spill
        vmovdqa64 zmm11, zmm10                            ;   535.3         43 t[3] copy
        vpternlogd zmm11, zmm14, zmm14, 0xc3              ;   535.3 p0      43 t[3]
        vpternlogd zmm2, zmm11, zmm22, 0x69               ;   536.3 p5      43 t[3]
        vpxord zmm26, zmm26, zmm11                        ;   536.3 p0      43 t[3]
        vpternlogd zmm22, zmm26, zmm23, 0xb4              ;   537.3 p5      43 t[3]
        vmovdqu64 [rbp + 11392], zmm7                     ;   490.8 p7+p4   55 t[2] spill
        vmovdqa64 zmm7, zmm22                             ;   538.3         43 t[3] copy
        vpternlogd zmm7, zmm20, zmm0, 0x2d                ;   538.3 p0      43 t[3]
        vmovdqu64 [rbp + 11328], zmm28                    ;   492.8 p8+p9   55 t[2] spill
        vmovdqa64 zmm28, zmm30                            ;   533.3         43 t[3] copy
        vpternlogd zmm28, zmm2, zmm0, 0x36                ;   537.8 p5      43 t[3]
        vpternlogd zmm2, zmm11, zmm16, 0x78               ;   538.3 p0      43 t[3]
        vmovdqu64 [rbp + 11264], zmm24                    ;   470.8 p7+p4   55 t[2] spill
        vmovdqa64 zmm24, zmm2                             ;   539.3         43 t[3] copy
        vpternlogd zmm24, zmm1, zmm12, 0x87               ;   539.3 p5      43 t[3]
        vmovdqu64 [rbp + 11200], zmm29                    ;   482.3 p8+p9   55 t[2] spill
        vmovdqa64 zmm29, zmm10                            ;   535.3         43 t[3] copy
        vpternlogd zmm29, zmm23, [rbp + 7808], 0x69       ;   539.3 p0+p2   43 t[3]
        vpternlogd zmm28, zmm29, zmm14, 0x2d              ;   540.3 p5      43 t[3]
        vmovdqu64 [rbp + 11136], zmm5                     ;   495.3 p7+p4   55 t[2] spill
        vmovdqa64 zmm5, zmm24                             ;   540.3         43 t[3] copy
        vpternlogd zmm5, zmm29, zmm30, 0x78               ;   540.3 p0      43 t[3]
        vpternlogd zmm5, zmm2, zmm22, 0x96                ;   541.3 p5      43 t[3]
        vmovdqa64 zmm2, zmm5                              ;   542.3         43 t[3] copy
        vpternlogd zmm2, zmm24, zmm28, 0x59               ;   542.3 p0      43 t[3]
        vmovdqu64 zmm22, [rbp + 7808]                     ;   401.0 p3      43 t[3] reload
        vmovdqu64 [rbp + 20224], zmm9                     ;   526.3 p8+p9   43 t[3] spill
        vmovdqa64 zmm9, zmm10                             ;   535.3         43 t[3] copy
        vpternlogd zmm9, zmm18, zmm22, 0xd4               ;   541.8 p5      43 t[3]
        vpternlogd zmm9, zmm7, zmm13, 0x69                ;   542.8 p0      43 t[3]
        vmovdqa64 zmm7, zmm2                              ;   543.3         43 t[3] copy
        vpternlogd zmm7, zmm24, zmm9, 0x36                ;   543.8 p5      43 t[3]
        vmovdqa64 zmm13, zmm7                             ;   544.8         43 t[3] copy
        vpternlogd zmm13, zmm5, zmm9, 0x9a                ;   544.8 p0      43 t[3]
        vpternlogd zmm7, zmm5, zmm9, 0x53                 ;   544.8 p5      43 t[3]
        vpternlogd zmm6, zmm13, zmm30, 0x12               ;   545.8 p0      43 t[3]
        vpxord zmm5, zmm13, zmm7                          ;   545.8 p5      43 t[3]
        vpternlogd zmm2, zmm9, zmm5, 0x39                 ;   546.8 p0      43 t[3]
        vmovdqa64 zmm9, zmm2                              ;   547.8         43 t[3] copy
        vpternlogd zmm9, zmm24, zmm28, 0xc6               ;   547.8 p5      43 t[3]
        vpternlogd zmm2, zmm24, zmm28, 0xd1               ;   547.8 p0      43 t[3]
        vpternlogd zmm23, zmm6, zmm9, 0x93                ;   548.8 p5      43 t[3]
        vpandnd zmm24, zmm2, zmm30                        ;   548.8 p0      43 t[3]
        vpternlogd zmm26, zmm24, zmm9, 0x93               ;   549.8 p5      43 t[3]
        vmovdqa64 zmm28, zmm5                             ;   546.8         43 t[3] copy
        vpternlogd zmm28, zmm29, zmm0, 0xf9               ;   548.3 p0      43 t[3]
        vpord zmm13, zmm13, zmm10                         ;   548.8 p5      43 t[3]
        vpandd zmm16, zmm16, zmm7                         ;   549.3 p0      43 t[3]
        vmovdqa64 zmm30, zmm9                             ;   548.8         43 t[3] copy
        vpternlogd zmm30, zmm7, zmm7, 0xc3                ;   549.8 p5      43 t[3]
        vpxord zmm9, zmm9, zmm2                           ;   550.3 p0      43 t[3]
        vpternlogd zmm22, zmm9, zmm10, 0xde               ;   551.3 p5      43 t[3]
        vpternlogd zmm9, zmm10, zmm18, 0xf6               ;   551.3 p0      43 t[3]
        vmovdqa64 zmm10, zmm22                            ;   552.3         43 t[3] copy
        vpternlogd zmm10, zmm28, zmm23, 0x96              ;   552.3 p5      43 t[3]
        vmovdqu64 [rbp + 20288], zmm15                    ;   523.3 p7+p4   43 t[3] spill
        vpxord zmm15, zmm5, zmm2                          ;   552.3 p0      43 t[3]
        vpternlogd zmm18, zmm30, zmm15, 0x6f              ;   553.3 p5      43 t[3]
        vpternlogd zmm12, zmm18, zmm30, 0x9c              ;   554.3 p0      43 t[3]
        vpternlogd zmm18, zmm20, zmm15, 0x78              ;   554.3 p5      43 t[3]
        vpternlogd zmm1, zmm30, zmm15, 0x6f               ;   554.3 p0      43 t[3]
        vpternlogd zmm30, zmm0, zmm1, 0xa6                ;   555.3 p5      43 t[3]
        vpternlogd zmm30, zmm28, zmm6, 0x96               ;   556.3 p0      43 t[3]
        vmovdqa64 zmm0, zmm12                             ;   555.3         43 t[3] copy
        vpternlogd zmm0, zmm26, zmm10, 0x96               ;   555.8 p5      43 t[3]
        vpternlogd zmm2, zmm29, zmm0, 0xa6                ;   556.8 p0      43 t[3]
        vpternlogd zmm15, zmm31, zmm2, 0x95               ;   557.8 p5      43 t[3]
        vpternlogd zmm15, zmm1, zmm22, 0x96               ;   558.8 p0      43 t[3]
        vpternlogd zmm16, zmm2, zmm23, 0x69               ;   557.8 p5      43 t[3]
        vpternlogd zmm7, zmm11, zmm15, 0x95               ;   559.8 p0      43 t[3]
        vpternlogd zmm5, zmm14, zmm7, 0xa6                ;   560.8 p5      43 t[3]
        vpternlogd zmm13, zmm7, zmm12, 0x96               ;   560.8 p0      43 t[3]
        vpternlogd zmm18, zmm26, zmm5, 0x69               ;   561.8 p5      43 t[3]
        vpternlogd zmm9, zmm5, zmm24, 0x96                ;   561.8 p0      43 t[3]
        vmovdqu64 zmm1, [rbp + 10560]                     ;   416.5 p2      43 t[3] reload
        vmovdqu64 zmm2, [rbp + 10368]                     ;   417.3 p3      43 t[3]
        vpternlogd zmm2, zmm1, zmm1, 0xc3                 ;   560.8 p5      43 t[3]
        vmovdqu64 zmm5, [rbp + 10304]                     ;   417.7 p2      43 t[3] reload
        vmovdqu64 zmm6, [rbp + 10176]                     ;   418.3 p3      43 t[3]
        vpternlogd zmm6, zmm2, zmm5, 0x69                 ;   561.8 p0      43 t[3]
        vmovdqu64 zmm7, [rbp + 10240]                     ;   418.7 p2      43 t[3] reload
        vmovdqu64 zmm11, [rbp + 10432]                    ;   419.3 p3      43 t[3]
        vpternlogd zmm11, zmm2, zmm7, 0x69                ;   561.8 p5      43 t[3]
        vpxord zmm12, zmm6, [rbp + 10496]                 ;   562.8 p0+p2   43 t[3]
        vmovdqu64 zmm14, [rbp + 10112]                    ;   420.3 p3      43 t[3] reload
        vpxord zmm20, zmm6, zmm14                         ;   562.8 p5      43 t[3]
        vmovdqa64 zmm22, zmm7                             ;   424.7         43 t[3] copy
        vpternlogd zmm22, zmm20, zmm5, 0x96               ;   563.8 p0      43 t[3]
        vmovdqa64 zmm23, zmm6                             ;   562.8         43 t[3] copy
        vpxord zmm24, zmm12, zmm22                        ;   564.8 p5      43 t[3]
        vmovdqa64 zmm26, zmm12                            ;   563.8         43 t[3] copy
        vpternlogd zmm26, zmm12, [rbp + 10432], 0xa5      ;   564.3 p0+p2   43 t[3]
        vpternlogd zmm2, zmm26, zmm24, 0x1d               ;   565.8 p5      43 t[3]
        vpxord zmm28, zmm24, zmm1                         ;   565.8 p0      43 t[3]
        vpternlogd zmm8, zmm3, zmm18, 0x96                ;   565.8 p5      55 t[3]
        vmovdqa64 zmm3, zmm28                             ;   566.8         43 t[3] copy
        vpternlogd zmm3, zmm14, zmm5, 0xa6                ;   566.8 p0      43 t[3]
        vpxord zmm29, zmm20, zmm11                        ;   566.8 p5      43 t[3]
        vmovdqa64 zmm31, zmm26                            ;   565.3         43 t[3] copy
        vpternlogd zmm31, zmm11, zmm11, 0xc3              ;   567.3 p0      43 t[3]
        vpternlogd zmm2, zmm31, zmm3, 0x69                ;   568.3 p5      43 t[3]
        vpxord zmm23, zmm23, zmm31                        ;   568.3 p0      43 t[3]
        vpternlogd zmm3, zmm23, zmm22, 0xb4               ;   569.3 p5      43 t[3]
        vmovdqu64 [rbp + 20352], zmm15                    ;   559.8 p8+p9   43 t[3] spill
        vmovdqa64 zmm15, zmm3                             ;   570.3         43 t[3] copy
        vpternlogd zmm15, zmm20, zmm1, 0x2d               ;   570.3 p0      43 t[3]
        vmovdqu64 [rbp + 20416], zmm8                     ;   566.8 p7+p4   55 t[3] spill
        vmovdqa64 zmm8, zmm29                             ;   567.8         43 t[3] copy
        vpternlogd zmm8, zmm2, zmm1, 0x36                 ;   569.8 p5      43 t[3]
        vpternlogd zmm2, zmm31, zmm12, 0x78               ;   570.3 p0      43 t[3]
        vmovdqu64 [rbp + 20480], zmm0                     ;   556.8 p8+p9   43 t[3] spill
        vmovdqa64 zmm0, zmm2                              ;   571.3         43 t[3] copy
        vpternlogd zmm0, zmm24, zmm6, 0x87                ;   571.3 p5      43 t[3]
        vmovdqu64 [rbp + 20544], zmm30                    ;   557.3 p7+p4   43 t[3] spill
        vmovdqa64 zmm30, zmm26                            ;   565.3         43 t[3] copy
        vpternlogd zmm30, zmm22, [rbp + 10368], 0x69      ;   571.3 p0+p3   43 t[3]
        vpternlogd zmm8, zmm30, zmm11, 0x2d               ;   572.3 p5      43 t[3]
        vmovdqu64 [rbp + 20608], zmm4                     ;   523.8 p8+p9   43 t[3] spill
        vmovdqa64 zmm4, zmm0                              ;   572.3         43 t[3] copy
        vpternlogd zmm4, zmm30, zmm29, 0x78               ;   572.3 p0      43 t[3]
        vpternlogd zmm4, zmm2, zmm3, 0x96                 ;   573.3 p5      43 t[3]
        vmovdqa64 zmm2, zmm4                              ;   574.3         43 t[3] copy
        vpternlogd zmm2, zmm0, zmm8, 0x59                 ;   574.3 p0      43 t[3]
        vpxord zmm3, zmm26, zmm14                         ;   573.8 p5      43 t[3]
        vmovdqu64 [rbp + 20672], zmm10                    ;   553.3 p7+p4   43 t[3] spill
        vmovdqa64 zmm10, zmm26                            ;   565.3         43 t[3] copy
        vpternlogd zmm10, zmm14, [rbp + 10368], 0xd4      ;   574.3 p0+p2   43 t[3]
        vpternlogd zmm10, zmm15, zmm7, 0x69               ;   575.3 p5      43 t[3]
        vmovdqa64 zmm7, zmm2                              ;   575.3         43 t[3] copy
        vpternlogd zmm7, zmm0, zmm10, 0x36                ;   576.3 p0      43 t[3]
        vmovdqa64 zmm15, zmm7                             ;   577.3         43 t[3] copy
        vpternlogd zmm15, zmm4, zmm10, 0x9a               ;   577.3 p5      43 t[3]
        vpternlogd zmm7, zmm4, zmm10, 0x53                ;   577.3 p0      43 t[3]
        vpternlogd zmm5, zmm15, zmm29, 0x12               ;   578.3 p5      43 t[3]
        vpxord zmm4, zmm15, zmm7                          ;   578.3 p0      43 t[3]
        vpternlogd zmm2, zmm10, zmm4, 0x39                ;   579.3 p5      43 t[3]
        vmovdqa64 zmm10, zmm2                             ;   580.3         43 t[3] copy
        vpternlogd zmm10, zmm0, zmm8, 0xc6                ;   580.3 p0      43 t[3]
        vpternlogd zmm2, zmm0, zmm8, 0xd1                 ;   580.3 p5      43 t[3]
        vpternlogd zmm22, zmm5, zmm10, 0x93               ;   581.3 p0      43 t[3]
        vpandnd zmm0, zmm2, zmm29                         ;   581.3 p5      43 t[3]
        vpternlogd zmm23, zmm0, zmm10, 0x93               ;   582.3 p0      43 t[3]
        vmovdqa64 zmm8, zmm4                              ;   579.3         43 t[3] copy
        vpternlogd zmm8, zmm30, zmm1, 0xf9                ;   580.8 p5      43 t[3]
        vpandd zmm12, zmm12, zmm7                         ;   581.3 p0      43 t[3]
        vmovdqa64 zmm29, zmm10                            ;   581.3         43 t[3] copy
        vpternlogd zmm29, zmm7, zmm7, 0xc3                ;   581.8 p5      43 t[3]
        vpxord zmm10, zmm10, zmm2                         ;   582.3 p0      43 t[3]
        vmovdqu64 [rbp + 20736], zmm18                    ;   562.8 p8+p9   43 t[3] spill
        vpxord zmm18, zmm4, zmm2                          ;   582.8 p5      43 t[3]
        vpternlogd zmm14, zmm29, zmm18, 0x6f              ;   583.8 p0      43 t[3]
        vpternlogd zmm6, zmm14, zmm29, 0x9c               ;   584.8 p5      43 t[3]
        vpternlogd zmm14, zmm20, zmm18, 0x78              ;   584.8 p0      43 t[3]
        vpternlogd zmm24, zmm29, zmm18, 0x6f              ;   584.8 p5      43 t[3]
        vpternlogd zmm29, zmm1, zmm24, 0xa6               ;   585.8 p0      43 t[3]
        vpternlogd zmm29, zmm5, zmm8, 0x96                ;   586.8 p5      43 t[3]
        vpternlogd zmm15, zmm6, zmm26, 0x36               ;   586.3 p0      43 t[3]
        vpternlogd zmm26, zmm10, [rbp + 10368], 0xde      ;   586.8 p5+p3   43 t[3]
        vpternlogd zmm8, zmm26, zmm22, 0x96               ;   587.8 p0      43 t[3]
        vpternlogd zmm6, zmm23, zmm8, 0x96                ;   588.8 p5      43 t[3]
        vpternlogd zmm2, zmm30, zmm6, 0xa6                ;   589.8 p0      43 t[3]
        vpternlogd zmm18, zmm28, zmm2, 0x95               ;   590.8 p5      43 t[3]
        vpternlogd zmm18, zmm24, zmm26, 0x96              ;   591.8 p0      43 t[3]
        vpternlogd zmm12, zmm2, zmm22, 0x69               ;   590.8 p5      43 t[3]
        vpternlogd zmm7, zmm31, zmm18, 0x95               ;   592.8 p0      43 t[3]
        vpternlogd zmm4, zmm11, zmm7, 0xa6                ;   593.8 p5      43 t[3]
        vpternlogd zmm14, zmm23, zmm4, 0x69               ;   594.8 p0      43 t[3]
        vpternlogd zmm4, zmm10, zmm3, 0x1e                ;   594.8 p5      43 t[3]
        vmovdqu64 zmm1, [rbp + 13120]                     ;   443.0 p2      43 t[3] reload
        vmovdqu64 zmm2, [rbp + 12928]                     ;   443.8 p3      43 t[3]
        vpternlogd zmm2, zmm1, zmm1, 0xc3                 ;   592.3 p0      43 t[3]
        vmovdqu64 zmm3, [rbp + 12864]                     ;   444.2 p2      43 t[3] reload
        vmovdqu64 zmm5, [rbp + 12736]                     ;   444.8 p3      43 t[3]
        vpternlogd zmm5, zmm2, zmm3, 0x69                 ;   593.3 p5      43 t[3]
        vmovdqu64 zmm10, [rbp + 12800]                    ;   445.2 p2      43 t[3] reload
        vmovdqu64 zmm11, [rbp + 12992]                    ;   445.8 p3      43 t[3]
        vpternlogd zmm11, zmm2, zmm10, 0x69               ;   593.3 p0      43 t[3]
        vpxord zmm20, zmm5, [rbp + 13056]                 ;   594.3 p5+p2   43 t[3]
        vmovdqu64 zmm22, [rbp + 12672]                    ;   446.8 p3      43 t[3] reload
        vpxord zmm23, zmm5, zmm22                         ;   594.3 p0      43 t[3]
        vmovdqa64 zmm24, zmm10                            ;   451.2         43 t[3] copy
        vpternlogd zmm24, zmm23, zmm3, 0x96               ;   595.3 p5      43 t[3]
        vmovdqa64 zmm26, zmm5                             ;   594.3         43 t[3] copy
        vpxord zmm28, zmm20, zmm24                        ;   596.3 p0      43 t[3]
        vmovdqa64 zmm30, zmm16                            ;   558.8         55 t[3] copy
        vpternlogd zmm30, zmm17, zmm25, 0x96              ;   595.8 p5      55 t[3]
        vmovdqa64 zmm31, zmm15                            ;   587.3         55 t[3] copy
        vpternlogd zmm31, zmm7, zmm19, 0x96               ;   596.3 p0      55 t[3]
        vpternlogd zmm15, zmm7, zmm30, 0x96               ;   596.8 p5      55 t[3]
        vmovdqa64 zmm7, zmm13                             ;   561.8         55 t[3] copy
        vpternlogd zmm7, zmm21, zmm19, 0x96               ;   597.3 p0      55 t[3]
        vmovdqu64 [rbp + 20800], zmm15                    ;   597.8 p7+p4   55 t[3] spill
        vpxord zmm15, zmm21, zmm9                         ;   597.8 p5      55 t[3]
        vpternlogd zmm9, zmm4, zmm0, 0x96                 ;   598.3 p0      55 t[3]
        vmovdqu64 [rbp + 20864], zmm8                     ;   588.8 p8+p9   43 t[3] spill
        vpxord zmm8, zmm23, zmm11                         ;   598.8 p5      43 t[3]
        vmovdqu64 [rbp + 20928], zmm31                    ;   597.3 p7+p4   55 t[3] spill
        vpxord zmm31, zmm28, zmm1                         ;   599.3 p0      43 t[3]
        vmovdqu64 [rbp + 20992], zmm15                    ;   598.8 p8+p9   55 t[3] spill
        vmovdqa64 zmm15, zmm31                            ;   600.3         43 t[3] copy
        vpternlogd zmm15, zmm22, zmm3, 0xa6               ;   600.3 p5      43 t[3]
        vmovdqu64 [rbp + 21056], zmm6                     ;   589.8 p7+p4   43 t[3] spill
        vmovdqa64 zmm6, zmm12                             ;   591.8         55 t[3] copy
        vmovdqu64 [rbp + 21120], zmm12                    ;   591.8 p8+p9   43 t[3] spill
        vpxord zmm12, zmm7, zmm9                          ;   600.3 p0      55 t[3]
        vmovdqu64 [rbp + 21184], zmm7                     ;   598.3 p7+p4   55 t[3] spill
        vmovdqa64 zmm7, zmm12                             ;   601.3         55 t[3] copy
        vmovdqu64 [rbp + 21248], zmm12                    ;   601.3 p8+p9   55 t[3] spill
        vmovdqa64 zmm12, zmm20                            ;   595.3         43 t[3] copy
        vpternlogd zmm12, zmm20, [rbp + 12992], 0xa5      ;   600.8 p5+p2   43 t[3]
        vpternlogd zmm2, zmm12, zmm28, 0x1d               ;   601.8 p0      43 t[3]
        vmovdqu64 [rbp + 21312], zmm0                     ;   582.3 p7+p4   43 t[3] spill
        vmovdqa64 zmm0, zmm12                             ;   601.8         43 t[3] copy
        vpternlogd zmm0, zmm11, zmm11, 0xc3               ;   601.8 p5      43 t[3]
        vpternlogd zmm2, zmm0, zmm15, 0x69                ;   602.8 p0      43 t[3]
        vpxord zmm26, zmm26, zmm0                         ;   602.8 p5      43 t[3]
        vpternlogd zmm15, zmm26, zmm24, 0xb4              ;   603.8 p0      43 t[3]
        vmovdqu64 [rbp + 21376], zmm4                     ;   595.8 p8+p9   43 t[3] spill
        vmovdqa64 zmm4, zmm15                             ;   604.8         43 t[3] copy
        vpternlogd zmm4, zmm23, zmm1, 0x2d                ;   604.8 p5      43 t[3]
        vmovdqu64 [rbp + 21440], zmm29                    ;   587.8 p7+p4   43 t[3] spill
        vmovdqa64 zmm29, zmm8                             ;   599.8         43 t[3] copy
        vpternlogd zmm29, zmm2, zmm1, 0x36                ;   604.3 p0      43 t[3]
        vpternlogd zmm2, zmm0, zmm20, 0x78                ;   604.8 p5      43 t[3]
        vmovdqu64 [rbp + 21504], zmm14                    ;   595.8 p8+p9   43 t[3] spill
        vmovdqa64 zmm14, zmm2                             ;   605.8         43 t[3] copy
        vpternlogd zmm14, zmm28, zmm5, 0x87               ;   605.8 p0      43 t[3]
        vmovdqu64 [rbp + 21568], zmm9                     ;   599.3 p7+p4   55 t[3] spill
        vmovdqa64 zmm9, zmm12                             ;   601.8         43 t[3] copy
        vpternlogd zmm9, zmm24, [rbp + 12928], 0x69       ;   605.8 p5+p3   43 t[3]
        vpternlogd zmm29, zmm9, zmm11, 0x2d               ;   606.8 p0      43 t[3]
        vmovdqu64 [rbp + 21632], zmm19                    ;   531.3 p8+p9   43 t[3] spill
        vmovdqa64 zmm19, zmm14                            ;   606.8         43 t[3] copy
        vpternlogd zmm19, zmm9, zmm8, 0x78                ;   606.8 p5      43 t[3]
        vpternlogd zmm19, zmm2, zmm15, 0x96               ;   607.8 p0      43 t[3]
        vmovdqa64 zmm2, zmm19                             ;   608.8         43 t[3] copy
        vpternlogd zmm2, zmm14, zmm29, 0x59               ;   608.8 p5      43 t[3]
        vmovdqu64 zmm15, [rbp + 12928]                    ;   467.2 p2      43 t[3] reload
        vmovdqu64 [rbp + 21696], zmm13                    ;   561.8 p7+p4   43 t[3] spill
        vmovdqa64 zmm13, zmm12                            ;   601.8         43 t[3] copy
        vpternlogd zmm13, zmm22, zmm15, 0xd4              ;   608.3 p0      43 t[3]
        vpternlogd zmm13, zmm4, zmm10, 0x69               ;   609.3 p5      43 t[3]
        vmovdqa64 zmm4, zmm2                              ;   609.8         43 t[3] copy
        vpternlogd zmm4, zmm14, zmm13, 0x36               ;   610.3 p0      43 t[3]
        vmovdqa64 zmm10, zmm4                             ;   611.3         43 t[3] copy
        vpternlogd zmm10, zmm19, zmm13, 0x9a              ;   611.3 p5      43 t[3]
        vpternlogd zmm4, zmm19, zmm13, 0x53               ;   611.3 p0      43 t[3]
        vpternlogd zmm3, zmm10, zmm8, 0x12                ;   612.3 p5      43 t[3]
        vpxord zmm19, zmm10, zmm4                         ;   612.3 p0      43 t[3]
        vpternlogd zmm2, zmm13, zmm19, 0x39               ;   613.3 p5      43 t[3]
        vmovdqa64 zmm13, zmm2                             ;   614.3         43 t[3] copy
        vpternlogd zmm13, zmm14, zmm29, 0xc6              ;   614.3 p0      43 t[3]
        vpternlogd zmm2, zmm14, zmm29, 0xd1               ;   614.3 p5      43 t[3]
        vpternlogd zmm24, zmm3, zmm13, 0x93               ;   615.3 p0      43 t[3]
        vpandnd zmm8, zmm2, zmm8                          ;   615.3 p5      43 t[3]
        vpternlogd zmm26, zmm8, zmm13, 0x93               ;   616.3 p0      43 t[3]
        vmovdqa64 zmm14, zmm19                            ;   613.3         43 t[3] copy
        vpternlogd zmm14, zmm9, zmm1, 0xf9                ;   614.8 p5      43 t[3]
        vmovdqa64 zmm29, zmm13                            ;   615.3         43 t[3] copy
        vpternlogd zmm29, zmm4, zmm4, 0xc3                ;   615.3 p0      43 t[3]
        vpxord zmm13, zmm13, zmm2                         ;   615.8 p5      43 t[3]
        vpternlogd zmm15, zmm13, zmm12, 0xde              ;   616.8 p0      43 t[3]
        vpternlogd zmm13, zmm12, zmm22, 0xf6              ;   616.8 p5      43 t[3]
        vmovdqu64 [rbp + 21760], zmm27                    ;   529.3 p8+p9   43 t[3] spill
        vmovdqa64 zmm27, zmm15                            ;   617.8         43 t[3] copy
        vpternlogd zmm27, zmm14, zmm24, 0x96              ;   617.8 p0      43 t[3]
        vmovdqu64 [rbp + 21824], zmm30                    ;   596.8 p7+p4   55 t[3] spill
        vpxord zmm30, zmm19, zmm2                         ;   617.8 p5      43 t[3]
        vpternlogd zmm22, zmm29, zmm30, 0x6f              ;   618.8 p0      43 t[3]
        vpternlogd zmm5, zmm22, zmm29, 0x9c               ;   619.8 p5      43 t[3]
        vpternlogd zmm22, zmm23, zmm30, 0x78              ;   619.8 p0      43 t[3]
        vpternlogd zmm10, zmm12, zmm5, 0x56               ;   620.8 p5      43 t[3]
        vpternlogd zmm5, zmm26, zmm27, 0x96               ;   620.8 p0      43 t[3]
        vpternlogd zmm2, zmm9, zmm5, 0xa6                 ;   621.8 p5      43 t[3]
        vpternlogd zmm28, zmm29, zmm30, 0x6f              ;   621.3 p0      43 t[3]
        vpternlogd zmm29, zmm1, zmm28, 0xa6               ;   622.3 p5      43 t[3]
        vpternlogd zmm29, zmm14, zmm3, 0x96               ;   623.3 p0      43 t[3]
        vpternlogd zmm30, zmm31, zmm2, 0x95               ;   622.8 p5      43 t[3]
        vpternlogd zmm30, zmm28, zmm15, 0x96              ;   623.8 p0      43 t[3]
        vpternlogd zmm2, zmm20, zmm4, 0x87                ;   623.8 p5      43 t[3]
        vpternlogd zmm2, zmm24, zmm16, 0x96               ;   624.8 p0      55 t[3]
        vpternlogd zmm4, zmm0, zmm30, 0x95                ;   624.8 p5      43 t[3]
        vpternlogd zmm19, zmm11, zmm4, 0xa6               ;   625.8 p0      43 t[3]
        vpternlogd zmm22, zmm26, zmm19, 0x69              ;   626.8 p5      43 t[3]
        vpternlogd zmm13, zmm19, zmm8, 0x96               ;   626.8 p0      43 t[3]
        vmovdqu64 zmm0, [rbp + 21696]                     ;   561.8 p3      43 t[3] reload
        vpternlogd zmm10, zmm4, zmm0, 0x96                ;   626.8 p5      55 t[3]
        vpxord zmm21, zmm21, zmm13                        ;   627.8 p0      55 t[3]
        vpternlogd zmm0, zmm2, [rbp + 21632], 0x96        ;   627.8 p5+p2   55 t[3]
        vpxord zmm6, zmm6, zmm2                           ;   628.3 p0      55 t[3]
        vpternlogd zmm2, zmm17, zmm25, 0x96               ;   628.8 p5      55 t[3]
        vpxord zmm18, zmm18, zmm30                        ;   629.3 p0      55 t[3]
        vpxord zmm7, zmm7, zmm10                          ;   629.8 p5      55 t[3]
        vmovdqu64 zmm1, [rbp + 21376]                     ;   595.8 p3      43 t[3] reload
        vpternlogd zmm13, zmm1, [rbp + 21312], 0x96       ;   630.3 p0+p2   55 t[3]
        vmovdqu64 zmm1, [rbp + 21056]                     ;   589.8 p3      43 t[3] reload
        vpxord zmm5, zmm5, zmm1                           ;   630.8 p5      55 t[3]
        vmovdqa64 zmm3, zmm27                             ;   618.8         55 t[3] copy
        vmovdqu64 zmm4, [rbp + 21760]                     ;   529.3 p2      43 t[3] reload
        vmovdqu64 zmm8, [rbp + 21824]                     ;   596.8 p3      55 t[3]
        vpternlogd zmm8, zmm30, zmm4, 0x96                ;   631.3 p0      55 t[3]
        vmovdqu64 zmm9, [rbp + 20352]                     ;   559.8 p2      43 t[3] reload
        vpxord zmm11, zmm4, zmm9                          ;   631.8 p5      55 t[3]
        vmovdqu64 zmm12, [rbp + 20672]                    ;   553.3 p3      43 t[3] reload
        vmovdqu64 zmm14, [rbp + 20864]                    ;   588.8 p2      43 t[3] reload
        vpternlogd zmm27, zmm14, zmm12, 0x96              ;   632.3 p0      55 t[3]
        vmovdqu64 zmm15, [rbp + 21440]                    ;   587.8 p3      43 t[3] reload
        vmovdqa64 zmm16, zmm29                            ;   624.3         55 t[3] copy
        vpternlogd zmm16, zmm12, zmm15, 0x96              ;   632.8 p5      55 t[3]
        vmovdqu64 zmm19, [rbp + 20544]                    ;   557.3 p2      43 t[3] reload
        vpxord zmm20, zmm15, zmm19                        ;   633.3 p0      55 t[3]
        vpternlogd zmm15, zmm13, zmm29, 0x96              ;   633.8 p5      55 t[3]
        vmovdqu64 zmm23, [rbp + 20608]                    ;   523.8 p3      43 t[3] reload
        vpxord zmm24, zmm16, zmm23                        ;   634.3 p0      55 t[3]
        vpxord zmm3, zmm3, zmm24                          ;   635.3 p5      55 t[3]
        vmovdqu64 zmm26, [rbp + 20288]                    ;   523.3 p2      43 t[3] reload
        vpxord zmm16, zmm16, zmm26                        ;   635.3 p0      55 t[3]
        vpternlogd zmm24, zmm19, [r8 + 904]{1to16}, 0x96  ;   635.8 p5+p3   55 t[3]
        vmovdqa64 zmm19, zmm15                            ;   634.8         55 t[3] copy
        vpternlogd zmm19, zmm3, zmm5, 0x96                ;   636.3 p0      55 t[3]
        vpternlogd zmm2, zmm18, [r8 + 980]{1to16}, 0x96   ;   636.8 p5+p2   55 t[3]
        vmovdqu64 zmm28, [rbp + 21568]                    ;   599.3 p3      55 t[3] reload
        vpxord zmm31, zmm5, zmm28                         ;   637.3 p0      55 t[3]
        vpxord zmm29, zmm29, zmm21                        ;   637.8 p5      55 t[3]
        vpternlogd zmm29, zmm26, [rbp + 20416], 0x96      ;   638.8 p0+p2   55 t[3]
        vmovdqu64 zmm26, [rbp + 21504]                    ;   595.8 p3      43 t[3] reload
        vpternlogd zmm28, zmm26, [rbp + 20736], 0x96      ;   638.8 p5+p2   55 t[3]
        vmovdqu64 [rbp + 14528], zmm2                     ;   637.8 p8+p9   55 t[3] spill
        vmovdqa64 zmm2, zmm13                             ;   631.3         55 t[3] copy
        vpternlogd zmm2, zmm22, zmm26, 0x96               ;   639.3 p0      55 t[3]
        vpternlogd zmm2, zmm30, zmm11, 0x96               ;   640.3 p5      55 t[3]
        vpternlogd zmm26, zmm29, [r8 + 1004]{1to16}, 0x96 ;   640.3 p0+p3   55 t[3]
        vpxord zmm29, zmm29, zmm15                        ;   640.8 p5      55 t[3]
        vmovdqa64 zmm30, zmm11                            ;   632.8         55 t[3] copy
        vpternlogd zmm30, zmm6, zmm18, 0x96               ;   641.3 p0      55 t[3]
        vpternlogd zmm11, zmm6, [r8 + 916]{1to16}, 0x96   ;   641.8 p5+p2   55 t[3]
        vpternlogd zmm30, zmm8, [r8 + 948]{1to16}, 0x96   ;   642.3 p0+p3   55 t[3]
        vpternlogd zmm6, zmm10, [rbp + 20800], 0x96       ;   642.8 p5+p2   55 t[3]
        vpternlogd zmm6, zmm17, zmm25, 0x96               ;   643.8 p0      55 t[3]
        vmovdqu64 zmm17, [rbp + 20480]                    ;   556.8 p3      43 t[3] reload
        vmovdqu64 zmm25, [rbp + 20992]                    ;   598.8 p2      55 t[3] reload
        vpternlogd zmm5, zmm25, zmm17, 0x96               ;   643.8 p5      55 t[3]
        vpternlogd zmm12, zmm5, zmm14, 0x96               ;   644.8 p0      55 t[3]
        vpternlogd zmm14, zmm16, [r8 + 936]{1to16}, 0x96  ;   644.8 p5+p3   55 t[3]
        vpxord zmm16, zmm16, zmm20                        ;   645.3 p0      55 t[3]
        vpternlogd zmm17, zmm25, [rbp + 20224], 0x96      ;   645.8 p5+p2   55 t[3]
        vpternlogd zmm3, zmm16, [r8 + 1000]{1to16}, 0x96  ;   646.3 p0+p3   55 t[3]
        vpternlogd zmm16, zmm27, [r8 + 968]{1to16}, 0x96  ;   646.8 p5+p2   55 t[3]
        vpternlogd zmm27, zmm17, [r8 + 900]{1to16}, 0x96  ;   647.3 p0+p3   55 t[3]
        vpternlogd zmm17, zmm21, zmm1, 0x96               ;   647.8 p5      55 t[3]
        vpternlogd zmm1, zmm12, zmm21, 0x96               ;   648.3 p0      55 t[3]
        vpternlogd zmm1, zmm19, [r8 + 932]{1to16}, 0x96   ;   649.3 p5+p2   55 t[3]
        vpxord zmm23, zmm23, zmm17                        ;   649.3 p0      55 t[3]
        vpternlogd zmm23, zmm12, [r8 + 996]{1to16}, 0x96  ;   650.3 p5+p3   55 t[3]
        vmovdqu64 zmm12, [rbp + 20800]                    ;   597.8 p2      55 t[3] reload
        vpternlogd zmm10, zmm12, [r8 + 920]{1to16}, 0x96  ;   650.3 p0+p3   55 t[3]
        vpternlogd zmm12, zmm0, [r8 + 1016]{1to16}, 0x96  ;   650.8 p5+p2   55 t[3]
        vpternlogd zmm0, zmm6, [r8 + 952]{1to16}, 0x96    ;   651.3 p0+p3   55 t[3]
        vmovdqu64 [rbp + 15104], zmm12                    ;   651.8 p7+p4   55 t[3] spill
        vmovdqu64 zmm12, [rbp + 21248]                    ;   601.3 p2      55 t[3] reload
        vpternlogd zmm21, zmm12, [r8 + 924]{1to16}, 0x96  ;   651.8 p5+p3   55 t[3]
        vmovdqu64 zmm12, [rbp + 20416]                    ;   566.8 p2      55 t[3] reload
        vmovdqu64 [rbp + 14912], zmm26                    ;   641.3 p8+p9   55 t[3] spill
        vpxord zmm26, zmm25, zmm12                        ;   652.3 p0      55 t[3]
        vpxord zmm22, zmm22, zmm12                        ;   652.8 p5      55 t[3]
        vpternlogd zmm20, zmm22, zmm28, 0x96              ;   653.8 p0      55 t[3]
        vpternlogd zmm22, zmm15, [r8 + 972]{1to16}, 0x96  ;   653.8 p5+p3   55 t[3]
        vpxord zmm28, zmm28, zmm18                        ;   654.3 p0      55 t[3]
        vpxord zmm9, zmm9, zmm26                          ;   654.8 p5      55 t[3]
        vpternlogd zmm9, zmm18, [r8 + 912]{1to16}, 0x96   ;   655.8 p0+p2   55 t[3]
        vmovdqu64 zmm12, [rbp + 20928]                    ;   597.3 p3      55 t[3] reload
        vpxord zmm13, zmm13, zmm12                        ;   655.8 p5      55 t[3]
        vpternlogd zmm6, zmm12, [r8 + 984]{1to16}, 0x96   ;   656.3 p0+p2   55 t[3]
        vpxord zmm12, zmm2, zmm28                         ;   656.8 p5      55 t[3]
        vpternlogd zmm28, zmm4, [r8 + 944]{1to16}, 0x96   ;   657.3 p0+p3   55 t[3]
        vpternlogd zmm29, zmm20, [r8 + 908]{1to16}, 0x96  ;   657.8 p5+p2   55 t[3]
        vpternlogd zmm12, zmm26, [r8 + 1008]{1to16}, 0x96 ;   658.3 p0+p3   55 t[3]
        vpternlogd zmm25, zmm17, [r8 + 992]{1to16}, 0x96  ;   658.8 p5+p2   55 t[3]
        vpternlogd zmm17, zmm31, [r8 + 960]{1to16}, 0x96  ;   659.3 p0+p3   55 t[3]
        vmovdqu64 zmm4, [rbp + 20224]                     ;   526.3 p2      43 t[3] reload
        vpternlogd zmm31, zmm4, [r8 + 928]{1to16}, 0x96   ;   659.8 p5+p3   55 t[3]
        vpxord zmm5, zmm5, [r8 + 896]{1to16}              ;   660.3 p0+p2   55 t[3]
        vpxord zmm20, zmm20, [r8 + 940]{1to16}            ;   660.8 p5+p3   55 t[3]
        vpxord zmm19, zmm19, [r8 + 964]{1to16}            ;   661.3 p0+p2   55 t[3]
        vpxord zmm2, zmm2, [r8 + 976]{1to16}              ;   661.8 p5+p3   55 t[3]
        vmovdqu64 zmm4, [rbp + 21120]                     ;   591.8 p2      43 t[3] reload
        vpternlogd zmm8, zmm4, [r8 + 1012]{1to16}, 0x96   ;   662.3 p0+p3   55 t[3]
        vmovdqa64 zmm4, zmm13                             ;   656.8         55 t[3] copy
        vpternlogd zmm4, zmm7, [r8 + 988]{1to16}, 0x96    ;   662.8 p5+p2   55 t[3]
        vmovdqu64 zmm15, [rbp + 21184]                    ;   598.3 p3      55 t[3] reload
        vpternlogd zmm13, zmm15, [r8 + 956]{1to16}, 0x96  ;   663.3 p0+p2   55 t[3]
        vpxord zmm7, zmm7, [r8 + 1020]{1to16}             ;   663.8 p5+p3   55 t[3]
        vmovdqu64 zmm15, [rbp + 16448]                    ;   516.7 p2      55 t[0] reload
        vmovdqu64 [rbp + 7552], zmm15                     ;   522.7 p7+p4   53 rounds
        vmovdqu64 zmm15, [rbp + 16384]                    ;   517.2 p3      55 t[0] reload
        vmovdqu64 [rbp + 7616], zmm15                     ;   523.2 p8+p9   53 rounds
        vmovdqu64 zmm15, [rbp + 16768]                    ;   517.7 p2      55 t[0] reload
        vmovdqu64 [rbp + 7680], zmm15                     ;   523.7 p7+p4   53 rounds
        vmovdqu64 zmm15, [rbp + 15360]                    ;   518.2 p3      55 t[0] reload
        vmovdqu64 [rbp + 7744], zmm15                     ;   524.2 p8+p9   53 rounds
        vmovdqu64 zmm15, [rbp + 16512]                    ;   518.7 p2      55 t[0] reload
        vmovdqu64 [rbp + 7808], zmm15                     ;   524.7 p7+p4   53 rounds
        vmovdqu64 zmm15, [rbp + 15616]                    ;   519.2 p3      55 t[0] reload
        vmovdqu64 [rbp + 7872], zmm15                     ;   525.2 p8+p9   53 rounds
        vmovdqu64 zmm15, [rbp + 15552]                    ;   519.7 p2      55 t[0] reload
        vmovdqu64 [rbp + 7936], zmm15                     ;   525.7 p7+p4   53 rounds
        vmovdqu64 zmm15, [rbp + 15424]                    ;   520.2 p3      55 t[0] reload
        vmovdqu64 [rbp + 8000], zmm15                     ;   526.2 p8+p9   53 rounds
        vmovdqu64 zmm15, [rbp + 15744]                    ;   520.7 p2      55 t[0] reload
        vmovdqu64 [rbp + 8064], zmm15                     ;   526.7 p7+p4   53 rounds
        vmovdqu64 zmm15, [rbp + 16832]                    ;   521.2 p3      55 t[0] reload
        vmovdqu64 [rbp + 8128], zmm15                     ;   527.2 p8+p9   53 rounds
        vmovdqu64 zmm15, [rbp + 16192]                    ;   521.7 p2      55 t[0] reload
        vmovdqu64 [rbp + 8192], zmm15                     ;   527.7 p7+p4   53 rounds
        vmovdqu64 zmm15, [rbp + 15488]                    ;   522.2 p3      55 t[0] reload
        vmovdqu64 [rbp + 8256], zmm15                     ;   528.2 p8+p9   53 rounds
        vmovdqu64 zmm15, [rbp + 16128]                    ;   522.7 p2      55 t[0] reload
        vmovdqu64 [rbp + 8320], zmm15                     ;   528.7 p7+p4   53 rounds
        vmovdqu64 zmm15, [rbp + 16064]                    ;   523.2 p3      55 t[0] reload
        vmovdqu64 [rbp + 8384], zmm15                     ;   529.2 p8+p9   53 rounds
        vmovdqu64 zmm15, [rbp + 16256]                    ;   523.7 p2      55 t[0] reload
        vmovdqu64 [rbp + 8448], zmm15                     ;   529.7 p7+p4   53 rounds
        vmovdqu64 zmm15, [rbp + 15680]                    ;   524.2 p3      55 t[0] reload
        vmovdqu64 [rbp + 8512], zmm15                     ;   530.2 p8+p9   53 rounds
        vmovdqu64 [rbp + 13312], zmm24                    ;   636.8 p7+p4   53 rounds
        vmovdqu64 zmm15, [rbp + 15232]                    ;   524.7 p2      55 t[0] reload
        vmovdqu64 [rbp + 8576], zmm15                     ;   530.7 p8+p9   53 rounds
        vmovdqu64 zmm15, [rbp + 15296]                    ;   525.2 p3      55 t[0] reload
        vmovdqu64 [rbp + 8640], zmm15                     ;   531.2 p7+p4   53 rounds
        vmovdqu64 zmm15, [rbp + 15872]                    ;   525.7 p2      55 t[0] reload
        vmovdqu64 [rbp + 8704], zmm15                     ;   531.7 p8+p9   53 rounds
        vmovdqu64 [rbp + 13248], zmm27                    ;   648.3 p7+p4   53 rounds
        vmovdqu64 zmm15, [rbp + 15936]                    ;   526.2 p3      55 t[0] reload
        vmovdqu64 [rbp + 8768], zmm15                     ;   533.5 p8+p9   53 rounds
        vmovdqu64 zmm15, [rbp + 16320]                    ;   527.3 p2      55 t[0] reload
        vmovdqu64 [rbp + 8832], zmm15                     ;   535.2 p7+p4   53 rounds
        vmovdqu64 [rbp + 13504], zmm11                    ;   642.8 p8+p9   53 rounds
        vmovdqu64 zmm11, [rbp + 16000]                    ;   529.5 p3      55 t[0] reload
        vmovdqu64 [rbp + 8896], zmm11                     ;   537.2 p7+p4   53 rounds
        vmovdqu64 zmm11, [rbp + 15808]                    ;   531.3 p2      55 t[0] reload
        vmovdqu64 [rbp + 8960], zmm11                     ;   537.5 p8+p9   53 rounds
        vmovdqu64 [rbp + 13184], zmm5                     ;   661.3 p7+p4   53 rounds
        vmovdqu64 zmm5, [rbp + 16704]                     ;   532.5 p3      55 t[0] reload
        vmovdqu64 [rbp + 9024], zmm5                      ;   539.5 p8+p9   53 rounds
        vmovdqu64 [rbp + 13376], zmm29                    ;   658.8 p7+p4   53 rounds
        vmovdqu64 [rbp + 13568], zmm10                    ;   651.3 p8+p9   53 rounds
        vmovdqu64 [rbp + 13440], zmm9                     ;   656.8 p7+p4   53 rounds
        vmovdqu64 [rbp + 13632], zmm21                    ;   652.8 p8+p9   53 rounds
        vmovdqu64 [rbp + 13824], zmm14                    ;   645.8 p7+p4   53 rounds
        vmovdqu64 [rbp + 13760], zmm1                     ;   650.3 p8+p9   53 rounds
        vmovdqu64 [rbp + 14016], zmm30                    ;   643.3 p7+p4   53 rounds
        vmovdqu64 [rbp + 13696], zmm31                    ;   660.8 p8+p9   53 rounds
        vmovdqu64 [rbp + 14080], zmm0                     ;   652.3 p7+p4   53 rounds
        vmovdqu64 [rbp + 13952], zmm28                    ;   658.3 p8+p9   53 rounds
        vmovdqu64 [rbp + 13888], zmm20                    ;   661.8 p7+p4   53 rounds
        vmovdqu64 [rbp + 14336], zmm16                    ;   647.8 p8+p9   53 rounds
        vmovdqu64 [rbp + 14208], zmm17                    ;   660.3 p7+p4   53 rounds
        vmovdqu64 [rbp + 14144], zmm13                    ;   664.3 p8+p9   53 rounds
        vmovdqu64 [rbp + 14400], zmm22                    ;   654.8 p7+p4   53 rounds
        vmovdqu64 [rbp + 14272], zmm19                    ;   662.3 p8+p9   53 rounds
        vmovdqu64 [rbp + 14592], zmm6                     ;   657.3 p7+p4   53 rounds
        vmovdqu64 [rbp + 14848], zmm3                     ;   647.3 p8+p9   53 rounds
        vmovdqu64 [rbp + 14464], zmm2                     ;   662.8 p7+p4   53 rounds
        vmovdqu64 [rbp + 14784], zmm23                    ;   651.3 p8+p9   53 rounds
        vmovdqu64 zmm0, [rbp + 18240]                     ;   536.2 p2      55 t[1] reload
        vmovdqu64 [rbp + 10112], zmm0                     ;   561.2 p7+p4   53 rounds
        vmovdqu64 [rbp + 14720], zmm25                    ;   659.8 p8+p9   53 rounds
        vmovdqu64 [rbp + 14656], zmm4                     ;   663.8 p7+p4   53 rounds
        vmovdqu64 zmm0, [rbp + 18176]                     ;   536.8 p3      55 t[1] reload
        vmovdqu64 [rbp + 10176], zmm0                     ;   563.5 p8+p9   53 rounds
        vmovdqu64 zmm0, [rbp + 17344]                     ;   537.2 p2      55 t[1] reload
        vmovdqu64 [rbp + 10240], zmm0                     ;   565.2 p7+p4   53 rounds
        vmovdqu64 [rbp + 14976], zmm12                    ;   659.3 p8+p9   53 rounds
        vmovdqu64 zmm0, [rbp + 17536]                     ;   537.8 p3      55 t[1] reload
        vmovdqu64 [rbp + 10304], zmm0                     ;   567.2 p7+p4   53 rounds
        vmovdqu64 zmm0, [rbp + 17152]                     ;   538.2 p2      55 t[1] reload
        vmovdqu64 [rbp + 10368], zmm0                     ;   567.5 p8+p9   53 rounds
        vmovdqu64 [rbp + 15040], zmm8                     ;   663.3 p7+p4   53 rounds
        vmovdqu64 zmm0, [rbp + 17408]                     ;   538.8 p3      55 t[1] reload
        vmovdqu64 [rbp + 10432], zmm0                     ;   569.5 p8+p9   53 rounds
        vmovdqu64 zmm0, [rbp + 17728]                     ;   539.5 p2      55 t[1] reload
        vmovdqu64 [rbp + 10496], zmm0                     ;   571.2 p7+p4   53 rounds
        vmovdqu64 zmm0, [rbp + 17088]                     ;   539.8 p3      55 t[1] reload
        vmovdqu64 [rbp + 10560], zmm0                     ;   571.5 p8+p9   53 rounds
        vmovdqu64 [rbp + 15168], zmm7                     ;   664.8 p7+p4   53 rounds
        vmovdqu64 zmm0, [rbp + 17600]                     ;   540.5 p2      55 t[1] reload
        vmovdqu64 [rbp + 10624], zmm0                     ;   573.5 p8+p9   53 rounds
        vmovdqu64 zmm0, [rbp + 18432]                     ;   540.8 p3      55 t[1] reload
        vmovdqu64 [rbp + 10688], zmm0                     ;   575.2 p7+p4   53 rounds
        vmovdqu64 zmm0, [rbp + 17664]                     ;   541.5 p2      55 t[1] reload
        vmovdqu64 [rbp + 10752], zmm0                     ;   575.5 p8+p9   53 rounds
        vmovdqu64 zmm0, [rbp + 17920]                     ;   541.8 p3      55 t[1] reload
        vmovdqu64 [rbp + 10816], zmm0                     ;   577.2 p7+p4   53 rounds
        vmovdqu64 zmm0, [rbp + 16896]                     ;   542.5 p2      55 t[1] reload
        vmovdqu64 [rbp + 10880], zmm0                     ;   577.5 p8+p9   53 rounds
        vmovdqu64 zmm0, [rbp + 17792]                     ;   542.8 p3      55 t[1] reload
        vmovdqu64 [rbp + 10944], zmm0                     ;   579.2 p7+p4   53 rounds
        vmovdqu64 zmm0, [rbp + 17472]                     ;   543.5 p2      55 t[1] reload
        vmovdqu64 [rbp + 11008], zmm0                     ;   579.5 p8+p9   53 rounds
        vmovdqu64 zmm0, [rbp + 17856]                     ;   543.8 p3      55 t[1] reload
        vmovdqu64 [rbp + 11072], zmm0                     ;   581.2 p7+p4   53 rounds
        vmovdqu64 zmm0, [rbp + 19264]                     ;   544.5 p2      55 t[2] reload
        vmovdqu64 [rbp + 12672], zmm0                     ;   581.5 p8+p9   53 rounds
        vmovdqu64 zmm0, [rbp + 20096]                     ;   544.8 p3      55 t[2] reload
        vmovdqu64 [rbp + 12736], zmm0                     ;   583.2 p7+p4   53 rounds
        vmovdqu64 zmm0, [rbp + 19328]                     ;   545.5 p2      55 t[2] reload
        vmovdqu64 [rbp + 12800], zmm0                     ;   583.5 p8+p9   53 rounds
        vmovdqu64 zmm0, [rbp + 19584]                     ;   546.0 p3      55 t[2] reload
        vmovdqu64 [rbp + 12864], zmm0                     ;   585.2 p7+p4   53 rounds
        vmovdqu64 zmm0, [rbp + 18560]                     ;   547.0 p2      55 t[2] reload
        vmovdqu64 [rbp + 12928], zmm0                     ;   585.5 p8+p9   53 rounds
        vmovdqu64 zmm0, [rbp + 19456]                     ;   548.0 p3      55 t[2] reload
        vmovdqu64 [rbp + 12992], zmm0                     ;   587.2 p7+p4   53 rounds
        vmovdqu64 zmm0, [rbp + 19136]                     ;   549.0 p2      55 t[2] reload
        vmovdqu64 [rbp + 13056], zmm0                     ;   587.5 p8+p9   53 rounds
        vmovdqu64 zmm0, [rbp + 19520]                     ;   550.0 p3      55 t[2] reload
        vmovdqu64 [rbp + 13120], zmm0                     ;   589.2 p7+p4   53 rounds
        add r8, 0x200                                     ;   551.0 p1      53 rounds
        mov qword [rbp + 21912], r8                       ;   589.5 p8+p9   53 rounds
        cmp r8, qword [rbp + 21920]                       ;                    more rounds?
        jne .rounds_2
        vmovdqu64 zmm0, [rbp + 7488]                      ;     0.0 p2      43 dst reload
        vmovdqu64 zmm1, [rbp + 7296]                      ;     0.2 p3      43 dst
        vpternlogd zmm1, zmm0, zmm0, 0xc3                 ;     6.2 p0      43 dst
        vmovdqu64 zmm2, [rbp + 7232]                      ;     1.0 p2      43 dst reload
        vmovdqu64 zmm3, [rbp + 7104]                      ;     1.2 p3      43 dst
        vpternlogd zmm3, zmm1, zmm2, 0x69                 ;     7.2 p5      43 dst
        vmovdqu64 zmm4, [rbp + 7168]                      ;     2.0 p2      43 dst reload
        vmovdqu64 zmm5, [rbp + 7360]                      ;     2.2 p3      43 dst
        vpternlogd zmm5, zmm1, zmm4, 0x69                 ;     8.2 p0      43 dst
        vpxord zmm6, zmm3, [rbp + 7424]                   ;     8.2 p5+p2   43 dst
        vmovdqu64 zmm7, [rbp + 7040]                      ;     3.2 p3      43 dst reload
        vpxord zmm8, zmm3, zmm7                           ;     9.2 p0      43 dst
        vmovdqa64 zmm9, zmm4                              ;     8.0         43 dst copy
        vpternlogd zmm9, zmm8, zmm2, 0x96                 ;    10.2 p5      43 dst
        vmovdqa64 zmm10, zmm3                             ;     8.2         43 dst copy
        vpxord zmm11, zmm6, zmm9                          ;    11.2 p0      43 dst
        vmovdqa64 zmm12, zmm6                             ;     9.2         43 dst copy
        vpternlogd zmm12, zmm6, [rbp + 7360], 0xa5        ;     9.2 p5+p2   43 dst
        vpternlogd zmm1, zmm12, zmm11, 0x1d               ;    12.2 p0      43 dst
        vpxord zmm13, zmm11, zmm0                         ;    12.2 p5      43 dst
        vmovdqa64 zmm14, zmm13                            ;    13.2         43 dst copy
        vpternlogd zmm14, zmm7, zmm2, 0xa6                ;    13.2 p0      43 dst
        vmovdqa64 zmm15, zmm12                            ;    10.2         43 dst copy
        vpternlogd zmm15, zmm5, zmm5, 0xc3                ;    10.2 p5      43 dst
        vpternlogd zmm1, zmm15, zmm14, 0x69               ;    14.2 p0      43 dst
        vpxord zmm10, zmm10, zmm15                        ;    11.2 p5      43 dst
        vpternlogd zmm14, zmm10, zmm9, 0xb4               ;    14.2 p0      43 dst
        vmovdqa64 zmm16, zmm14                            ;    15.2         43 dst copy
        vpternlogd zmm16, zmm8, zmm0, 0x2d                ;    15.2 p5      43 dst
        vpxord zmm17, zmm8, zmm5                          ;    10.2 p0      43 dst
        vmovdqa64 zmm18, zmm17                            ;    11.2         43 dst copy
        vpternlogd zmm18, zmm1, zmm0, 0x36                ;    15.2 p5      43 dst
        vpternlogd zmm1, zmm15, zmm6, 0x78                ;    15.2 p0      43 dst
        vmovdqa64 zmm19, zmm1                             ;    16.2         43 dst copy
        vpternlogd zmm19, zmm11, zmm3, 0x87               ;    16.2 p5      43 dst
        vmovdqu64 zmm20, [rbp + 7296]                     ;     6.0 p3      43 dst reload
        vmovdqa64 zmm21, zmm12                            ;    10.2         43 dst copy
        vpternlogd zmm21, zmm9, zmm20, 0x69               ;    12.0 p0      43 dst
        vpternlogd zmm18, zmm21, zmm5, 0x2d               ;    16.2 p5      43 dst
        vmovdqa64 zmm22, zmm12                            ;    10.2         43 dst copy
        vpternlogd zmm22, zmm7, zmm20, 0xd4               ;    12.0 p0      43 dst
        vpternlogd zmm22, zmm16, zmm4, 0x69               ;    16.2 p5      43 dst
        vpxord zmm4, zmm12, zmm7                          ;    12.3 p0      43 dst
        vmovdqa64 zmm16, zmm19                            ;    17.2         43 dst copy
        vpternlogd zmm16, zmm21, zmm17, 0x78              ;    17.2 p5      43 dst
        vpternlogd zmm16, zmm1, zmm14, 0x96               ;    18.2 p0      43 dst
        vmovdqa64 zmm1, zmm16                             ;    19.2         43 dst copy
        vpternlogd zmm1, zmm19, zmm18, 0x59               ;    19.2 p5      43 dst
        vmovdqa64 zmm14, zmm1                             ;    20.2         43 dst copy
        vpternlogd zmm14, zmm19, zmm22, 0x36              ;    20.2 p0      43 dst
        vmovdqa64 zmm23, zmm14                            ;    21.2         43 dst copy
        vpternlogd zmm23, zmm16, zmm22, 0x9a              ;    21.2 p5      43 dst
        vpternlogd zmm14, zmm16, zmm22, 0x53              ;    21.2 p0      43 dst
        vpternlogd zmm2, zmm23, zmm17, 0x12               ;    22.2 p5      43 dst
        vpxord zmm16, zmm23, zmm14                        ;    22.2 p0      43 dst
        vpternlogd zmm1, zmm22, zmm16, 0x39               ;    23.2 p5      43 dst
        vmovdqa64 zmm22, zmm1                             ;    24.2         43 dst copy
        vpternlogd zmm22, zmm19, zmm18, 0xc6              ;    24.2 p0      43 dst
        vpternlogd zmm1, zmm19, zmm18, 0xd1               ;    24.2 p5      43 dst
        vpternlogd zmm9, zmm2, zmm22, 0x6c                ;    25.2 p0      43 dst
        vpandnd zmm17, zmm1, zmm17                        ;    25.2 p5      43 dst
        vpternlogd zmm10, zmm17, zmm22, 0x6c              ;    26.2 p0      43 dst
        vmovdqa64 zmm18, zmm16                            ;    23.2         43 dst copy
        vpternlogd zmm18, zmm21, zmm0, 0xf9               ;    23.2 p5      43 dst
        vpxord zmm19, zmm22, zmm1                         ;    25.2 p0      43 dst
        vpternlogd zmm20, zmm19, zmm12, 0xde              ;    26.2 p5      43 dst
        vpternlogd zmm22, zmm14, zmm14, 0xc3              ;    25.2 p0      43 dst
        vmovdqa64 zmm24, zmm20                            ;    27.2         43 dst copy
        vpternlogd zmm24, zmm18, zmm9, 0x96               ;    27.2 p5      43 dst
        vpxord zmm25, zmm16, zmm1                         ;    25.2 p0      43 dst
        vpternlogd zmm7, zmm22, zmm25, 0x90               ;    26.2 p5      43 dst
        vpternlogd zmm3, zmm7, zmm22, 0x9c                ;    27.2 p0      43 dst
        vpternlogd zmm23, zmm12, zmm3, 0x56               ;    28.2 p5      43 dst
        vpternlogd zmm3, zmm10, zmm24, 0x96               ;    28.2 p0      43 dst
        vpternlogd zmm1, zmm21, zmm3, 0xa6                ;    29.2 p5      43 dst
        vpternlogd zmm11, zmm22, zmm25, 0x90              ;    26.2 p0      43 dst
        vpternlogd zmm22, zmm0, zmm11, 0xa6               ;    27.2 p5      43 dst
        vpxord zmm18, zmm18, zmm22                        ;    28.2 p0      43 dst
        vpternlogd zmm13, zmm1, zmm25, 0x6c               ;    30.2 p5      43 dst
        vpternlogd zmm13, zmm11, zmm20, 0x96              ;    31.2 p0      43 dst
        vpandd zmm8, zmm8, zmm25                          ;    27.8 p5      43 dst
        vpternlogd zmm1, zmm6, zmm14, 0x78                ;    30.2 p0      43 dst
        vpternlogd zmm14, zmm15, zmm13, 0x6a              ;    32.2 p5      43 dst
        vpternlogd zmm16, zmm5, zmm14, 0xa6               ;    33.2 p0      43 dst
        vpternlogd zmm8, zmm7, zmm16, 0x96                ;    34.2 p5      43 dst
        vpternlogd zmm16, zmm19, zmm4, 0x1e               ;    34.2 p0      43 dst
        vmovdqu64 zmm0, [rbp + 10048]                     ;    14.5 p2      43 dst reload
        vmovdqu64 zmm4, [rbp + 9856]                      ;    14.7 p3      43 dst
        vpternlogd zmm4, zmm0, zmm0, 0xc3                 ;    30.8 p5      43 dst
        vmovdqu64 zmm5, [rbp + 9792]                      ;    15.5 p2      43 dst reload
        vmovdqu64 zmm6, [rbp + 9664]                      ;    15.7 p3      43 dst
        vpternlogd zmm6, zmm4, zmm5, 0x69                 ;    31.8 p0      43 dst
        vmovdqu64 zmm7, [rbp + 9728]                      ;    16.5 p2      43 dst reload
        vmovdqu64 zmm11, [rbp + 9920]                     ;    16.7 p3      43 dst
        vpternlogd zmm11, zmm4, zmm7, 0x69                ;    31.8 p5      43 dst
        vpxord zmm12, zmm6, [rbp + 9984]                  ;    32.8 p0+p2   43 dst
        vmovdqu64 zmm15, [rbp + 9600]                     ;    17.7 p3      43 dst reload
        vpxord zmm19, zmm6, zmm15                         ;    32.8 p5      43 dst
        vmovdqa64 zmm20, zmm7                             ;    22.5         43 dst copy
        vpternlogd zmm20, zmm19, zmm5, 0x96               ;    33.8 p0      43 dst
        vmovdqa64 zmm21, zmm6                             ;    32.8         43 dst copy
        vpxord zmm22, zmm12, zmm20                        ;    34.8 p5      43 dst
        vmovdqa64 zmm25, zmm12                            ;    33.8         43 dst copy
        vpternlogd zmm25, zmm12, [rbp + 9920], 0xa5       ;    34.3 p0+p2   43 dst
        vpternlogd zmm4, zmm25, zmm22, 0x1d               ;    35.8 p5      43 dst
        vpxord zmm26, zmm22, zmm0                         ;    35.8 p0      43 dst
        vmovdqa64 zmm27, zmm26                            ;    36.8         43 dst copy
        vpternlogd zmm27, zmm15, zmm5, 0xa6               ;    36.8 p5      43 dst
        vmovdqa64 zmm28, zmm25                            ;    35.3         43 dst copy
        vpternlogd zmm28, zmm11, zmm11, 0xc3              ;    36.3 p0      43 dst
        vpternlogd zmm4, zmm28, zmm27, 0x69               ;    37.8 p5      43 dst
        vpxord zmm21, zmm21, zmm28                        ;    37.3 p0      43 dst
        vpternlogd zmm27, zmm21, zmm20, 0xb4              ;    38.3 p5      43 dst
        vmovdqa64 zmm29, zmm27                            ;    39.3         43 dst copy
        vpternlogd zmm29, zmm19, zmm0, 0x2d               ;    39.3 p0      43 dst
        vmovdqa64 zmm30, zmm4                             ;    38.8         43 dst copy
        vpternlogd zmm30, zmm28, zmm12, 0x78              ;    38.8 p5      43 dst
        vmovdqa64 zmm31, zmm30                            ;    39.8         43 dst copy
        vpternlogd zmm31, zmm22, zmm6, 0x87               ;    39.8 p0      43 dst
        vmovdqu64 [rbp + 15232], zmm17                    ;    26.2 p7+p4   43 dst spill
        vpxord zmm17, zmm19, zmm11                        ;    39.8 p5      43 dst
        vpternlogd zmm4, zmm17, zmm0, 0x1e                ;    40.8 p0      43 dst
        vmovdqu64 [rbp + 15296], zmm16                    ;    35.2 p8+p9   43 dst spill
        vmovdqa64 zmm16, zmm25                            ;    35.3         43 dst copy
        vpternlogd zmm16, zmm20, [rbp + 9856], 0x69       ;    40.8 p5+p3   43 dst
        vpternlogd zmm4, zmm16, zmm11, 0x2d               ;    41.8 p0      43 dst
        vmovdqu64 [rbp + 15360], zmm23                    ;    29.2 p7+p4   43 dst spill
        vmovdqa64 zmm23, zmm31                            ;    40.8         43 dst copy
        vpternlogd zmm23, zmm16, zmm17, 0x78              ;    41.8 p5      43 dst
        vpternlogd zmm23, zmm30, zmm27, 0x96              ;    42.8 p0      43 dst
        vmovdqa64 zmm27, zmm23                            ;    43.8         43 dst copy
        vpternlogd zmm27, zmm31, zmm4, 0x59               ;    43.8 p5      43 dst
        vpxord zmm30, zmm25, zmm15                        ;    43.3 p0      43 dst
        vmovdqu64 [rbp + 15424], zmm14                    ;    33.2 p8+p9   43 dst spill
        vmovdqa64 zmm14, zmm25                            ;    35.3         43 dst copy
        vpternlogd zmm14, zmm15, [rbp + 9856], 0xd4       ;    43.8 p5+p2   43 dst
        vpternlogd zmm14, zmm29, zmm7, 0x69               ;    44.8 p0      43 dst
        vmovdqa64 zmm7, zmm27                             ;    44.8         43 dst copy
        vpternlogd zmm7, zmm31, zmm14, 0x36               ;    45.8 p5      43 dst
        vmovdqa64 zmm29, zmm7                             ;    46.8         43 dst copy
        vpternlogd zmm29, zmm23, zmm14, 0x9a              ;    46.8 p0      43 dst
        vpternlogd zmm7, zmm23, zmm14, 0x53               ;    46.8 p5      43 dst
        vpternlogd zmm5, zmm29, zmm17, 0x12               ;    47.8 p0      43 dst
        vpxord zmm23, zmm29, zmm7                         ;    47.8 p5      43 dst
        vpternlogd zmm27, zmm14, zmm23, 0x39              ;    48.8 p0      43 dst
        vmovdqa64 zmm14, zmm27                            ;    49.8         43 dst copy
        vpternlogd zmm14, zmm31, zmm4, 0xc6               ;    49.8 p5      43 dst
        vpternlogd zmm27, zmm31, zmm4, 0xd1               ;    49.8 p0      43 dst
        vpternlogd zmm20, zmm5, zmm14, 0x6c               ;    50.8 p5      43 dst
        vpandnd zmm4, zmm27, zmm17                        ;    50.8 p0      43 dst
        vpternlogd zmm21, zmm4, zmm14, 0x6c               ;    51.8 p5      43 dst
        vmovdqa64 zmm17, zmm23                            ;    48.8         43 dst copy
        vpternlogd zmm17, zmm16, zmm0, 0xf9               ;    50.3 p0      43 dst
        vmovdqa64 zmm31, zmm14                            ;    50.8         43 dst copy
        vpternlogd zmm31, zmm7, zmm7, 0xc3                ;    50.8 p5      43 dst
        vpxord zmm14, zmm14, zmm27                        ;    51.3 p0      43 dst
        vmovdqu64 [rbp + 15488], zmm4                     ;    51.8 p7+p4   43 dst spill
        vpxord zmm4, zmm23, zmm27                         ;    51.8 p5      43 dst
        vpternlogd zmm15, zmm31, zmm4, 0x90               ;    52.8 p0      43 dst
        vpternlogd zmm6, zmm15, zmm31, 0x9c               ;    53.8 p5      43 dst
        vpternlogd zmm22, zmm31, zmm4, 0x90               ;    53.3 p0      43 dst
        vpternlogd zmm31, zmm22, zmm0, 0x6c               ;    54.3 p5      43 dst
        vpternlogd zmm31, zmm0, zmm17, 0x96               ;    55.3 p0      43 dst
        vpternlogd zmm29, zmm6, zmm25, 0x36               ;    54.8 p5      43 dst
        vpternlogd zmm25, zmm14, [rbp + 9856], 0xde       ;    55.3 p0+p3   43 dst
        vpternlogd zmm17, zmm25, zmm20, 0x96              ;    56.3 p5      43 dst
        vpternlogd zmm6, zmm21, zmm17, 0x96               ;    57.3 p0      43 dst
        vpternlogd zmm27, zmm16, zmm6, 0xa6               ;    58.3 p5      43 dst
        vpternlogd zmm26, zmm27, zmm4, 0x6c               ;    59.3 p0      43 dst
        vpternlogd zmm26, zmm22, zmm25, 0x96              ;    60.3 p5      43 dst
        vpandd zmm19, zmm19, zmm4                         ;    58.3 p0      43 dst
        vpternlogd zmm27, zmm12, zmm7, 0x78               ;    59.3 p5      43 dst
        vpternlogd zmm7, zmm28, zmm26, 0x6a               ;    61.3 p0      43 dst
        vpternlogd zmm23, zmm11, zmm7, 0xa6               ;    62.3 p5      43 dst
        vpternlogd zmm19, zmm15, zmm23, 0x96              ;    63.3 p0      43 dst
        vpternlogd zmm23, zmm14, zmm30, 0x1e              ;    63.3 p5      43 dst
        vmovdqu64 zmm0, [rbp + 12608]                     ;    30.2 p2      43 dst reload
        vmovdqu64 zmm4, [rbp + 12416]                     ;    30.3 p3      43 dst
        vpternlogd zmm4, zmm0, zmm0, 0xc3                 ;    61.3 p0      43 dst
        vmovdqu64 zmm11, [rbp + 12352]                    ;    31.2 p2      43 dst reload
        vmovdqu64 zmm12, [rbp + 12224]                    ;    31.3 p3      43 dst
        vpternlogd zmm12, zmm4, zmm11, 0x69               ;    62.3 p5      43 dst
        vmovdqu64 zmm14, [rbp + 12288]                    ;    32.2 p2      43 dst reload
        vmovdqu64 zmm15, [rbp + 12480]                    ;    32.3 p3      43 dst
        vpternlogd zmm15, zmm4, zmm14, 0x69               ;    62.3 p0      43 dst
        vpxord zmm16, zmm12, [rbp + 12544]                ;    63.3 p5+p2   43 dst
        vmovdqu64 zmm22, [rbp + 12160]                    ;    33.3 p3      43 dst reload
        vpxord zmm25, zmm12, zmm22                        ;    63.3 p0      43 dst
        vmovdqa64 zmm28, zmm14                            ;    38.2         43 dst copy
        vpternlogd zmm28, zmm25, zmm11, 0x96              ;    64.3 p5      43 dst
        vpternlogd zmm18, zmm2, [rbp + 0], 0x96           ;    64.3 p0+p2   58 dst
        vpternlogd zmm8, zmm10, [rbp + 64], 0x96          ;    64.8 p5+p3   58 dst
        vmovdqa64 zmm2, zmm12                             ;    63.3         43 dst copy
        vpternlogd zmm1, zmm9, [rbp + 192], 0x96          ;    65.3 p0+p2   58 dst
        vpxord zmm9, zmm16, zmm28                         ;    65.8 p5      43 dst
        vpternlogd zmm31, zmm5, [rbp + 448], 0x96         ;    66.3 p0+p3   58 dst
        vmovdqa64 zmm5, zmm16                             ;    64.3         43 dst copy
        vpternlogd zmm5, zmm16, [rbp + 12480], 0xa5       ;    66.8 p5+p2   43 dst
        vpternlogd zmm4, zmm5, zmm9, 0x1d                 ;    67.8 p0      43 dst
        vpxord zmm10, zmm9, zmm0                          ;    67.8 p5      43 dst
        vmovdqa64 zmm30, zmm10                            ;    68.8         43 dst copy
        vpternlogd zmm30, zmm22, zmm11, 0xa6              ;    68.8 p0      43 dst
        mov r8, qword [rbp + 21928]                       ;    35.3 p10     58 dst reload
        vmovdqu64 [r8 + 128], zmm18                       ;    65.3 p8+p9   58 dst
        vmovdqu64 [r8 + 192], zmm8                        ;    65.8 p7+p4   58 dst
        vmovdqu64 [r8 + 320], zmm1                        ;    66.3 p8+p9   58 dst
        vpxord zmm1, zmm25, zmm15                         ;    68.8 p5      43 dst
        vmovdqa64 zmm8, zmm5                              ;    67.8         43 dst copy
        vpternlogd zmm8, zmm15, zmm15, 0xc3               ;    69.3 p0      43 dst
        vpternlogd zmm4, zmm8, zmm30, 0x69                ;    70.3 p5      43 dst
        vpxord zmm2, zmm2, zmm8                           ;    70.3 p0      43 dst
        vpternlogd zmm30, zmm2, zmm28, 0xb4               ;    71.3 p5      43 dst
        vmovdqa64 zmm18, zmm30                            ;    72.3         43 dst copy
        vpternlogd zmm18, zmm25, zmm0, 0x2d               ;    72.3 p0      43 dst
        vmovdqu64 [rbp + 15552], zmm31                    ;    67.3 p7+p4   58 dst spill
        vmovdqa64 zmm31, zmm1                             ;    69.8         43 dst copy
        vpternlogd zmm31, zmm4, zmm0, 0x36                ;    71.8 p5      43 dst
        vpternlogd zmm4, zmm8, zmm16, 0x78                ;    72.3 p0      43 dst
        vmovdqu64 [rbp + 15616], zmm23                    ;    64.3 p8+p9   43 dst spill
        vmovdqa64 zmm23, zmm4                             ;    73.3         43 dst copy
        vpternlogd zmm23, zmm9, zmm12, 0x87               ;    73.3 p5      43 dst
        vpternlogd zmm19, zmm21, [rbp + 512], 0x96        ;    73.3 p0+p3   58 dst
        vpternlogd zmm27, zmm20, [rbp + 640], 0x96        ;    73.8 p5+p2   58 dst
        vmovdqu64 zmm20, [rbp + 12416]                    ;    39.5 p3      43 dst reload
        vmovdqa64 zmm21, zmm5                             ;    67.8         43 dst copy
        vpternlogd zmm21, zmm28, zmm20, 0x69              ;    74.3 p0      43 dst
        vpternlogd zmm31, zmm21, zmm15, 0x2d              ;    75.3 p5      43 dst
        vmovdqu64 [rbp + 15680], zmm27                    ;    74.8 p7+p4   58 dst spill
        vmovdqa64 zmm27, zmm5                             ;    67.8         43 dst copy
        vpternlogd zmm27, zmm22, zmm20, 0xd4              ;    75.3 p0      43 dst
        vpternlogd zmm27, zmm18, zmm14, 0x69              ;    76.3 p5      43 dst
        vmovdqa64 zmm14, zmm23                            ;    74.3         43 dst copy
        vpternlogd zmm14, zmm21, zmm1, 0x78               ;    76.3 p0      43 dst
        vpternlogd zmm14, zmm4, zmm30, 0x96               ;    77.3 p5      43 dst
        vpxord zmm4, zmm5, zmm22                          ;    77.3 p0      43 dst
        vmovdqa64 zmm18, zmm14                            ;    78.3         43 dst copy
        vpternlogd zmm18, zmm23, zmm31, 0x59              ;    78.3 p5      43 dst
        vmovdqa64 zmm30, zmm18                            ;    79.3         43 dst copy
        vpternlogd zmm30, zmm23, zmm27, 0x36              ;    79.3 p0      43 dst
        vmovdqu64 [rbp + 15744], zmm19                    ;    74.3 p8+p9   58 dst spill
        vmovdqa64 zmm19, zmm30                            ;    80.3         43 dst copy
        vpternlogd zmm19, zmm14, zmm27, 0x9a              ;    80.3 p5      43 dst
        vpternlogd zmm30, zmm14, zmm27, 0x53              ;    80.3 p0      43 dst
        vpternlogd zmm11, zmm19, zmm1, 0x12               ;    81.3 p5      43 dst
        vpxord zmm14, zmm19, zmm30                        ;    81.3 p0      43 dst
        vpternlogd zmm18, zmm27, zmm14, 0x39              ;    82.3 p5      43 dst
        vmovdqa64 zmm27, zmm18                            ;    83.3         43 dst copy
        vpternlogd zmm27, zmm23, zmm31, 0xc6              ;    83.3 p0      43 dst
        vpternlogd zmm18, zmm23, zmm31, 0xd1              ;    83.3 p5      43 dst
        vpternlogd zmm28, zmm11, zmm27, 0x6c              ;    84.3 p0      43 dst
        vpandnd zmm1, zmm18, zmm1                         ;    84.3 p5      43 dst
        vpternlogd zmm2, zmm1, zmm27, 0x6c                ;    85.3 p0      43 dst
        vmovdqa64 zmm23, zmm14                            ;    82.3         43 dst copy
        vpternlogd zmm23, zmm21, zmm0, 0xf9               ;    83.8 p5      43 dst
        vmovdqa64 zmm31, zmm27                            ;    84.3         43 dst copy
        vpternlogd zmm31, zmm30, zmm30, 0xc3              ;    84.3 p0      43 dst
        vpxord zmm27, zmm27, zmm18                        ;    84.8 p5      43 dst
        vpternlogd zmm20, zmm27, zmm5, 0xde               ;    85.8 p0      43 dst
        vmovdqu64 [rbp + 15808], zmm1                     ;    85.3 p7+p4   43 dst spill
        vmovdqa64 zmm1, zmm20                             ;    86.8         43 dst copy
        vpternlogd zmm1, zmm23, zmm28, 0x96               ;    86.8 p5      43 dst
        vmovdqu64 [rbp + 15872], zmm28                    ;    85.3 p8+p9   43 dst spill
        vpxord zmm28, zmm14, zmm18                        ;    86.3 p0      43 dst
        vpternlogd zmm22, zmm31, zmm28, 0x90              ;    87.3 p5      43 dst
        vpternlogd zmm12, zmm22, zmm31, 0x9c              ;    88.3 p0      43 dst
        vpternlogd zmm19, zmm5, zmm12, 0x56               ;    89.3 p5      43 dst
        vpternlogd zmm12, zmm2, zmm1, 0x96                ;    89.3 p0      43 dst
        vpternlogd zmm18, zmm21, zmm12, 0xa6              ;    90.3 p5      43 dst
        vpternlogd zmm9, zmm31, zmm28, 0x90               ;    89.3 p0      43 dst
        vpternlogd zmm31, zmm0, zmm9, 0xa6                ;    90.3 p5      43 dst
        vpxord zmm23, zmm23, zmm31                        ;    91.3 p0      43 dst
        vpternlogd zmm10, zmm18, zmm28, 0x6c              ;    91.3 p5      43 dst
        vpternlogd zmm10, zmm9, zmm20, 0x96               ;    92.3 p0      43 dst
        vpandd zmm25, zmm25, zmm28                        ;    91.8 p5      43 dst
        vpternlogd zmm18, zmm16, zmm30, 0x78              ;    92.3 p0      43 dst
        vpternlogd zmm30, zmm8, zmm10, 0x6a               ;    93.3 p5      43 dst
        vpternlogd zmm14, zmm15, zmm30, 0xa6              ;    94.3 p0      43 dst
        vpternlogd zmm25, zmm22, zmm14, 0x96              ;    95.3 p5      43 dst
        vpternlogd zmm14, zmm27, zmm4, 0x1e               ;    95.3 p0      43 dst
        vpternlogd zmm29, zmm7, [rbp + 704], 0x96         ;    94.8 p5+p2   58 dst
        vpternlogd zmm23, zmm11, [rbp + 896], 0x96        ;    95.3 p0+p3   58 dst
        vpternlogd zmm25, zmm2, [rbp + 960], 0x96         ;    96.3 p5+p2   58 dst
        vmovdqu64 zmm0, [rbp + 15168]                     ;    49.8 p3      43 dst reload
        vmovdqu64 zmm2, [rbp + 14976]                     ;    50.5 p2      43 dst
        vpternlogd zmm2, zmm0, zmm0, 0xc3                 ;    96.3 p0      43 dst
        vmovdqu64 zmm4, [rbp + 14912]                     ;    50.8 p3      43 dst reload
        vmovdqu64 zmm5, [rbp + 14784]                     ;    51.5 p2      43 dst
        vpternlogd zmm5, zmm2, zmm4, 0x69                 ;    97.3 p5      43 dst
        vmovdqu64 zmm7, [rbp + 14848]                     ;    51.8 p3      43 dst reload
        vmovdqu64 zmm8, [rbp + 15040]                     ;    52.5 p2      43 dst
        vpternlogd zmm8, zmm2, zmm7, 0x69                 ;    97.3 p0      43 dst
        vpxord zmm9, zmm5, [rbp + 15104]                  ;    98.3 p5+p3   43 dst
        vmovdqu64 zmm11, [rbp + 14720]                    ;    53.5 p2      43 dst reload
        vpxord zmm15, zmm5, zmm11                         ;    98.3 p0      43 dst
        vmovdqa64 zmm16, zmm7                             ;    57.8         43 dst copy
        vpternlogd zmm16, zmm15, zmm4, 0x96               ;    99.3 p5      43 dst
        vmovdqa64 zmm20, zmm5                             ;    98.3         43 dst copy
        vpxord zmm21, zmm9, zmm16                         ;   100.3 p0      43 dst
        vmovdqa64 zmm22, zmm9                             ;    99.3         43 dst copy
        vpternlogd zmm22, zmm9, [rbp + 15040], 0xa5       ;    99.8 p5+p3   43 dst
        vpternlogd zmm2, zmm22, zmm21, 0x1d               ;   101.3 p0      43 dst
        vpxord zmm27, zmm21, zmm0                         ;   101.3 p5      43 dst
        vmovdqa64 zmm28, zmm27                            ;   102.3         43 dst copy
        vpternlogd zmm28, zmm11, zmm4, 0xa6               ;   102.3 p0      43 dst
        vmovdqu64 [r8 + 896], zmm29                       ;    95.8 p7+p4   58 dst
        vmovdqu64 [r8 + 1152], zmm23                      ;    96.3 p8+p9   58 dst
        vmovdqa64 zmm23, zmm22                            ;   100.8         43 dst copy
        vpternlogd zmm23, zmm8, zmm8, 0xc3                ;   101.8 p5      43 dst
        vpternlogd zmm2, zmm23, zmm28, 0x69               ;   103.3 p0      43 dst
        vpxord zmm20, zmm20, zmm23                        ;   102.8 p5      43 dst
        vpternlogd zmm28, zmm20, zmm16, 0xb4              ;   103.8 p0      43 dst
        vmovdqu64 [r8 + 1216], zmm25                      ;    97.3 p7+p4   58 dst
        vmovdqa64 zmm25, zmm28                            ;   104.8         43 dst copy
        vpternlogd zmm25, zmm15, zmm0, 0x2d               ;   104.8 p5      43 dst
        vpternlogd zmm19, zmm30, [rbp + 1152], 0x96       ;   104.3 p0+p2   58 dst
        vpxord zmm29, zmm15, zmm8                         ;   104.8 p5      43 dst
        vmovdqu64 [r8 + 1408], zmm19                      ;   105.3 p8+p9   58 dst
        vmovdqa64 zmm19, zmm29                            ;   105.8         43 dst copy
        vpternlogd zmm19, zmm2, zmm0, 0x36                ;   105.8 p0      43 dst
        vpternlogd zmm2, zmm23, zmm9, 0x78                ;   105.8 p5      43 dst
        vmovdqa64 zmm30, zmm2                             ;   106.8         43 dst copy
        vpternlogd zmm30, zmm21, zmm5, 0x87               ;   106.8 p0      43 dst
        mov r9, qword [rbp + 21888]                       ;    56.5 p10     58 dst.7 reload
        vmovdqu64 zmm31, [rbp + 15808]                    ;    85.3 p3      43 dst reload
        vpternlogd zmm14, zmm31, [r9 + 5212]{1to16}, 0x96 ;   106.8 p5+p2   58 dst
        vmovdqu64 [r8 + 1472], zmm14                      ;   107.8 p7+p4   58 dst
        vmovdqu64 zmm14, [rbp + 14976]                    ;    57.7 p3      43 dst reload
        vmovdqa64 zmm31, zmm22                            ;   100.8         43 dst copy
        vpternlogd zmm31, zmm16, zmm14, 0x69              ;   107.3 p0      43 dst
        vpternlogd zmm19, zmm31, zmm8, 0x2d               ;   108.3 p5      43 dst
        vmovdqu64 [rbp + 15808], zmm18                    ;    93.3 p8+p9   43 dst spill
        vmovdqa64 zmm18, zmm22                            ;   100.8         43 dst copy
        vpternlogd zmm18, zmm11, zmm14, 0xd4              ;   108.3 p0      43 dst
        vpternlogd zmm18, zmm25, zmm7, 0x69               ;   109.3 p5      43 dst
        vmovdqa64 zmm7, zmm30                             ;   107.8         43 dst copy
        vpternlogd zmm7, zmm31, zmm29, 0x78               ;   109.3 p0      43 dst
        vpternlogd zmm7, zmm2, zmm28, 0x96                ;   110.3 p5      43 dst
        vpxord zmm2, zmm22, zmm11                         ;   110.3 p0      43 dst
        vmovdqa64 zmm25, zmm7                             ;   111.3         43 dst copy
        vpternlogd zmm25, zmm30, zmm19, 0x59              ;   111.3 p5      43 dst
        vmovdqa64 zmm28, zmm25                            ;   112.3         43 dst copy
        vpternlogd zmm28, zmm30, zmm18, 0x36              ;   112.3 p0      43 dst
        vmovdqu64 [rbp + 15936], zmm10                    ;    93.3 p7+p4   58 dst spill
        vmovdqa64 zmm10, zmm28                            ;   113.3         43 dst copy
        vpternlogd zmm10, zmm7, zmm18, 0x9a               ;   113.3 p5      43 dst
        vpternlogd zmm28, zmm7, zmm18, 0x53               ;   113.3 p0      43 dst
        vpternlogd zmm4, zmm10, zmm29, 0x12               ;   114.3 p5      43 dst
        vpxord zmm7, zmm10, zmm28                         ;   114.3 p0      43 dst
        vpternlogd zmm25, zmm18, zmm7, 0x39               ;   115.3 p5      43 dst
        vmovdqa64 zmm18, zmm25                            ;   116.3         43 dst copy
        vpternlogd zmm18, zmm30, zmm19, 0xc6              ;   116.3 p0      43 dst
        vpternlogd zmm25, zmm30, zmm19, 0xd1              ;   116.3 p5      43 dst
        vpternlogd zmm16, zmm4, zmm18, 0x6c               ;   117.3 p0      43 dst
        vpandnd zmm19, zmm25, zmm29                       ;   117.3 p5      43 dst
        vpternlogd zmm20, zmm19, zmm18, 0x6c              ;   118.3 p0      43 dst
        vmovdqa64 zmm29, zmm7                             ;   115.3         43 dst copy
        vpternlogd zmm29, zmm31, zmm0, 0xf9               ;   116.8 p5      43 dst
        vmovdqa64 zmm30, zmm18                            ;   117.3         43 dst copy
        vpternlogd zmm30, zmm28, zmm28, 0xc3              ;   117.3 p0      43 dst
        vpxord zmm18, zmm18, zmm25                        ;   117.8 p5      43 dst
        vpternlogd zmm14, zmm18, zmm22, 0xde              ;   118.8 p0      43 dst
        vmovdqu64 [rbp + 16000], zmm19                    ;   118.3 p8+p9   43 dst spill
        vmovdqa64 zmm19, zmm14                            ;   119.8         43 dst copy
        vpternlogd zmm19, zmm29, zmm16, 0x96              ;   119.8 p5      43 dst
        vmovdqu64 [rbp + 16064], zmm16                    ;   118.3 p7+p4   43 dst spill
        vpxord zmm16, zmm7, zmm25                         ;   119.3 p0      43 dst
        vpternlogd zmm11, zmm30, zmm16, 0x90              ;   120.3 p5      43 dst
        vpternlogd zmm5, zmm11, zmm30, 0x9c               ;   121.3 p0      43 dst
        vpternlogd zmm10, zmm22, zmm5, 0x56               ;   122.3 p5      43 dst
        vpternlogd zmm5, zmm20, zmm19, 0x96               ;   122.3 p0      43 dst
        vpternlogd zmm25, zmm31, zmm5, 0xa6               ;   123.3 p5      43 dst
        vpternlogd zmm21, zmm30, zmm16, 0x90              ;   122.3 p0      43 dst
        vpternlogd zmm30, zmm0, zmm21, 0xa6               ;   123.3 p5      43 dst
        vpxord zmm29, zmm29, zmm30                        ;   124.3 p0      43 dst
        vpternlogd zmm27, zmm25, zmm16, 0x6c              ;   124.3 p5      43 dst
        vpternlogd zmm27, zmm21, zmm14, 0x96              ;   125.3 p0      43 dst
        vpandd zmm15, zmm15, zmm16                        ;   124.8 p5      43 dst
        vpternlogd zmm25, zmm9, zmm28, 0x78               ;   125.3 p0      43 dst
        vpternlogd zmm28, zmm23, zmm27, 0x6a              ;   126.3 p5      43 dst
        vpternlogd zmm7, zmm8, zmm28, 0xa6                ;   127.3 p0      43 dst
        vpternlogd zmm15, zmm11, zmm7, 0x96               ;   128.3 p5      43 dst
        vpternlogd zmm7, zmm18, zmm2, 0x1e                ;   128.3 p0      43 dst
        vpternlogd zmm29, zmm4, [rbp + 1344], 0x96        ;   127.8 p5+p2   58 dst
        vpternlogd zmm15, zmm20, [rbp + 1408], 0x96       ;   129.3 p0+p3   58 dst
        vpternlogd zmm10, zmm28, [rbp + 1600], 0x96       ;   128.8 p5+p2   58 dst
        vpxord zmm3, zmm3, [rbp - 128]                    ;   129.3 p0+p3   58 dst
        vmovdqu64 [r8], zmm3                              ;   130.3 p8+p9   58 dst
        vpxord zmm24, zmm24, [rbp - 64]                   ;   129.8 p5+p2   58 dst
        vmovdqu64 [r8 + 64], zmm24                        ;   130.8 p7+p4   58 dst
        vpxord zmm13, zmm13, [rbp + 128]                  ;   130.3 p0+p3   58 dst
        vmovdqu64 [r8 + 256], zmm13                       ;   131.3 p8+p9   58 dst
        vmovdqu64 [r8 + 1664], zmm29                      ;   128.8 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 16000]                     ;   118.3 p2      43 dst reload
        vpternlogd zmm7, zmm0, [r9 + 5244]{1to16}, 0x96   ;   130.8 p5+p3   58 dst
        vmovdqu64 [r8 + 1728], zmm15                      ;   130.3 p8+p9   58 dst
        vmovdqu64 [r8 + 1920], zmm10                      ;   129.8 p7+p4   58 dst
        vmovdqu64 [r8 + 1984], zmm7                       ;   131.8 p8+p9   58 dst
        vpxord zmm6, zmm6, [rbp + 320]                    ;   131.3 p0+p2   58 dst
        vmovdqu64 [r8 + 512], zmm6                        ;   132.3 p7+p4   58 dst
        vpxord zmm17, zmm17, [rbp + 384]                  ;   131.8 p5+p3   58 dst
        vmovdqu64 [r8 + 576], zmm17                       ;   132.8 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 1536]                      ;    71.7 p2      58 dst reload
        vpternlogd zmm25, zmm0, [rbp + 16064], 0x96       ;   132.3 p0+p3   58 dst
        vmovdqu64 [r8 + 1856], zmm25                      ;   133.3 p7+p4   58 dst
        vpxord zmm26, zmm26, [rbp + 576]                  ;   132.8 p5+p2   58 dst
        vmovdqu64 [r8 + 768], zmm26                       ;   133.8 p8+p9   58 dst
        vpxord zmm12, zmm12, [rbp + 768]                  ;   133.3 p0+p3   58 dst
        vmovdqu64 [r8 + 1024], zmm12                      ;   134.3 p7+p4   58 dst
        vpxord zmm1, zmm1, [rbp + 832]                    ;   133.8 p5+p2   58 dst
        vmovdqu64 [r8 + 1088], zmm1                       ;   134.8 p8+p9   58 dst
        vpxord zmm5, zmm5, [rbp + 1216]                   ;   134.3 p0+p3   58 dst
        vmovdqu64 [r8 + 1536], zmm5                       ;   135.3 p7+p4   58 dst
        vpxord zmm19, zmm19, [rbp + 1280]                 ;   134.8 p5+p2   58 dst
        vmovdqu64 [r8 + 1600], zmm19                      ;   135.8 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 15936]                     ;    93.3 p3      58 dst reload
        vpxord zmm0, zmm0, [rbp + 1024]                   ;   135.3 p0+p2   58 dst
        vmovdqu64 [r8 + 1280], zmm0                       ;   136.3 p7+p4   58 dst
        vpxord zmm27, zmm27, [rbp + 1472]                 ;   135.8 p5+p3   58 dst
        vmovdqu64 [r8 + 1792], zmm27                      ;   136.8 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 15232]                     ;    76.7 p2      43 dst reload
        vmovdqu64 zmm1, [rbp + 15296]                     ;    77.0 p3      58 dst
        vpternlogd zmm1, zmm0, [r9 + 5148]{1to16}, 0x96   ;   136.3 p0+p2   58 dst
        vmovdqu64 [r8 + 448], zmm1                        ;   137.3 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 15360]                     ;    78.0 p3      43 dst reload
        vmovdqu64 zmm1, [rbp + 256]                       ;    78.7 p2      58 dst
        vpternlogd zmm1, zmm0, [rbp + 15424], 0x96        ;   136.8 p5+p3   58 dst
        vmovdqu64 [r8 + 384], zmm1                        ;   137.8 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 15488]                     ;    79.7 p2      43 dst reload
        vmovdqu64 zmm1, [rbp + 15616]                     ;    80.0 p3      58 dst
        vpternlogd zmm1, zmm0, [r9 + 5180]{1to16}, 0x96   ;   137.3 p0+p2   58 dst
        vmovdqu64 [r8 + 960], zmm1                        ;   138.3 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 15552]                     ;    81.0 p3      58 dst reload
        vmovdqu64 [r8 + 640], zmm0                        ;    87.8 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 15744]                     ;    81.7 p2      58 dst reload
        vmovdqu64 [r8 + 704], zmm0                        ;    88.2 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 15680]                     ;    82.0 p3      58 dst reload
        vmovdqu64 [r8 + 832], zmm0                        ;    89.8 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 15808]                     ;    93.3 p2      43 dst reload
        vmovdqu64 zmm1, [rbp + 1088]                      ;    83.0 p3      58 dst
        vpternlogd zmm1, zmm0, [rbp + 15872], 0x96        ;   137.8 p5+p2   58 dst
        vmovdqu64 [r8 + 1344], zmm1                       ;   138.8 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 9536]                      ;    84.0 p3      43 dst reload
        vmovdqu64 zmm1, [rbp + 9344]                      ;    84.7 p2      43 dst
        vpternlogd zmm1, zmm0, zmm0, 0xc3                 ;   138.3 p0      43 dst
        vmovdqu64 zmm2, [rbp + 9280]                      ;    85.0 p3      43 dst reload
        vmovdqu64 zmm3, [rbp + 9152]                      ;    85.7 p2      43 dst
        vpternlogd zmm3, zmm1, zmm2, 0x69                 ;   139.3 p5      43 dst
        vmovdqu64 zmm4, [rbp + 9216]                      ;    86.0 p3      43 dst reload
        vmovdqu64 zmm5, [rbp + 9408]                      ;    86.7 p2      43 dst
        vpternlogd zmm5, zmm1, zmm4, 0x69                 ;   139.3 p0      43 dst
        vpxord zmm6, zmm3, [rbp + 9472]                   ;   140.3 p5+p3   43 dst
        vmovdqu64 zmm7, [rbp + 9088]                      ;    87.7 p2      43 dst reload
        vpxord zmm8, zmm3, zmm7                           ;   140.3 p0      43 dst
        vmovdqa64 zmm9, zmm4                              ;    92.0         43 dst copy
        vpternlogd zmm9, zmm8, zmm2, 0x96                 ;   141.3 p5      43 dst
        vmovdqa64 zmm10, zmm3                             ;   140.3         43 dst copy
        vpxord zmm11, zmm6, zmm9                          ;   142.3 p0      43 dst
        vmovdqa64 zmm12, zmm6                             ;   141.3         43 dst copy
        vpternlogd zmm12, zmm6, [rbp + 9408], 0xa5        ;   141.8 p5+p3   43 dst
        vpternlogd zmm1, zmm12, zmm11, 0x1d               ;   143.3 p0      43 dst
        vpxord zmm13, zmm11, zmm0                         ;   143.3 p5      43 dst
        vmovdqa64 zmm14, zmm13                            ;   144.3         43 dst copy
        vpternlogd zmm14, zmm7, zmm2, 0xa6                ;   144.3 p0      43 dst
        vmovdqa64 zmm15, zmm12                            ;   142.8         43 dst copy
        vpternlogd zmm15, zmm5, zmm5, 0xc3                ;   143.8 p5      43 dst
        vpternlogd zmm1, zmm15, zmm14, 0x69               ;   145.3 p0      43 dst
        vpxord zmm10, zmm10, zmm15                        ;   144.8 p5      43 dst
        vpternlogd zmm14, zmm10, zmm9, 0xb4               ;   145.8 p0      43 dst
        vmovdqa64 zmm16, zmm14                            ;   146.8         43 dst copy
        vpternlogd zmm16, zmm8, zmm0, 0x2d                ;   146.8 p5      43 dst
        vpxord zmm17, zmm8, zmm5                          ;   146.3 p0      43 dst
        vmovdqa64 zmm18, zmm17                            ;   147.3         43 dst copy
        vpternlogd zmm18, zmm1, zmm0, 0x36                ;   147.3 p5      43 dst
        vpternlogd zmm1, zmm15, zmm6, 0x78                ;   147.3 p0      43 dst
        vmovdqa64 zmm19, zmm1                             ;   148.3         43 dst copy
        vpternlogd zmm19, zmm11, zmm3, 0x87               ;   148.3 p5      43 dst
        vmovdqu64 zmm20, [rbp + 9344]                     ;    88.7 p2      43 dst reload
        vmovdqa64 zmm21, zmm12                            ;   142.8         43 dst copy
        vpternlogd zmm21, zmm9, zmm20, 0x69               ;   148.3 p0      43 dst
        vpternlogd zmm18, zmm21, zmm5, 0x2d               ;   149.3 p5      43 dst
        vmovdqa64 zmm22, zmm12                            ;   142.8         43 dst copy
        vpternlogd zmm22, zmm7, zmm20, 0xd4               ;   149.3 p0      43 dst
        vpternlogd zmm22, zmm16, zmm4, 0x69               ;   150.3 p5      43 dst
        vpxord zmm4, zmm12, zmm7                          ;   150.3 p0      43 dst
        vmovdqa64 zmm16, zmm19                            ;   149.3         43 dst copy
        vpternlogd zmm16, zmm21, zmm17, 0x78              ;   150.8 p5      43 dst
        vpternlogd zmm16, zmm1, zmm14, 0x96               ;   151.8 p0      43 dst
        vmovdqa64 zmm1, zmm16                             ;   152.8         43 dst copy
        vpternlogd zmm1, zmm19, zmm18, 0x59               ;   152.8 p5      43 dst
        vmovdqa64 zmm14, zmm1                             ;   153.8         43 dst copy
        vpternlogd zmm14, zmm19, zmm22, 0x36              ;   153.8 p0      43 dst
        vmovdqa64 zmm23, zmm14                            ;   154.8         43 dst copy
        vpternlogd zmm23, zmm16, zmm22, 0x9a              ;   154.8 p5      43 dst
        vpternlogd zmm14, zmm16, zmm22, 0x53              ;   154.8 p0      43 dst
        vpternlogd zmm2, zmm23, zmm17, 0x12               ;   155.8 p5      43 dst
        vpxord zmm16, zmm23, zmm14                        ;   155.8 p0      43 dst
        vpternlogd zmm1, zmm22, zmm16, 0x39               ;   156.8 p5      43 dst
        vmovdqa64 zmm22, zmm1                             ;   157.8         43 dst copy
        vpternlogd zmm22, zmm19, zmm18, 0xc6              ;   157.8 p0      43 dst
        vpternlogd zmm1, zmm19, zmm18, 0xd1               ;   157.8 p5      43 dst
        vpternlogd zmm9, zmm2, zmm22, 0x6c                ;   158.8 p0      43 dst
        vpandnd zmm17, zmm1, zmm17                        ;   158.8 p5      43 dst
        vpternlogd zmm10, zmm17, zmm22, 0x6c              ;   159.8 p0      43 dst
        vmovdqa64 zmm18, zmm16                            ;   156.8         43 dst copy
        vpternlogd zmm18, zmm21, zmm0, 0xf9               ;   157.8 p5      43 dst
        vpxord zmm19, zmm22, zmm1                         ;   158.8 p0      43 dst
        vpternlogd zmm20, zmm19, zmm12, 0xde              ;   159.8 p5      43 dst
        vpternlogd zmm22, zmm14, zmm14, 0xc3              ;   159.3 p0      43 dst
        vmovdqa64 zmm24, zmm20                            ;   160.8         43 dst copy
        vpternlogd zmm24, zmm18, zmm9, 0x96               ;   160.8 p5      43 dst
        vpxord zmm25, zmm16, zmm1                         ;   160.3 p0      43 dst
        vpternlogd zmm7, zmm22, zmm25, 0x90               ;   161.3 p5      43 dst
        vpternlogd zmm3, zmm7, zmm22, 0x9c                ;   162.3 p0      43 dst
        vpternlogd zmm23, zmm12, zmm3, 0x56               ;   163.3 p5      43 dst
        vpternlogd zmm3, zmm10, zmm24, 0x96               ;   163.3 p0      43 dst
        vpternlogd zmm1, zmm21, zmm3, 0xa6                ;   164.3 p5      43 dst
        vpternlogd zmm11, zmm22, zmm25, 0x90              ;   163.3 p0      43 dst
        vpternlogd zmm22, zmm11, zmm0, 0x6c               ;   164.3 p5      43 dst
        vpternlogd zmm22, zmm18, zmm0, 0x96               ;   165.3 p0      43 dst
        vpternlogd zmm13, zmm1, zmm25, 0x6c               ;   165.3 p5      43 dst
        vpternlogd zmm13, zmm11, zmm20, 0x96              ;   166.3 p0      43 dst
        vpandd zmm8, zmm8, zmm25                          ;   165.8 p5      43 dst
        vpternlogd zmm1, zmm6, zmm14, 0x78                ;   166.3 p0      43 dst
        vpternlogd zmm14, zmm15, zmm13, 0x6a              ;   167.3 p5      43 dst
        vpternlogd zmm16, zmm5, zmm14, 0xa6               ;   168.3 p0      43 dst
        vpternlogd zmm8, zmm7, zmm16, 0x96                ;   169.3 p5      43 dst
        vpternlogd zmm16, zmm19, zmm4, 0x1e               ;   169.3 p0      43 dst
        vmovdqu64 zmm0, [rbp + 12096]                     ;    92.5 p3      43 dst reload
        vmovdqu64 zmm4, [rbp + 11904]                     ;    92.7 p2      43 dst
        vpternlogd zmm4, zmm0, zmm0, 0xc3                 ;   168.8 p5      43 dst
        vmovdqu64 zmm5, [rbp + 11840]                     ;    93.5 p3      43 dst reload
        vmovdqu64 zmm6, [rbp + 11712]                     ;    93.7 p2      43 dst
        vpternlogd zmm6, zmm4, zmm5, 0x69                 ;   169.8 p0      43 dst
        vmovdqu64 zmm7, [rbp + 11776]                     ;    94.5 p3      43 dst reload
        vmovdqu64 zmm11, [rbp + 11968]                    ;    94.7 p2      43 dst
        vpternlogd zmm11, zmm4, zmm7, 0x69                ;   169.8 p5      43 dst
        vpxord zmm12, zmm6, [rbp + 12032]                 ;   170.8 p0+p3   43 dst
        vmovdqu64 zmm15, [rbp + 11648]                    ;    95.7 p2      43 dst reload
        vpxord zmm18, zmm6, zmm15                         ;   170.8 p5      43 dst
        vmovdqa64 zmm19, zmm7                             ;   100.5         43 dst copy
        vpternlogd zmm19, zmm18, zmm5, 0x96               ;   171.8 p0      43 dst
        vmovdqa64 zmm20, zmm6                             ;   170.8         43 dst copy
        vpxord zmm21, zmm12, zmm19                        ;   172.8 p5      43 dst
        vmovdqa64 zmm25, zmm12                            ;   171.8         43 dst copy
        vpternlogd zmm25, zmm12, [rbp + 11968], 0xa5      ;   172.3 p0+p3   43 dst
        vpternlogd zmm4, zmm25, zmm21, 0x1d               ;   173.8 p5      43 dst
        vpxord zmm26, zmm21, zmm0                         ;   173.8 p0      43 dst
        vmovdqa64 zmm27, zmm26                            ;   174.8         43 dst copy
        vpternlogd zmm27, zmm15, zmm5, 0xa6               ;   174.8 p5      43 dst
        vmovdqa64 zmm28, zmm25                            ;   173.3         43 dst copy
        vpternlogd zmm28, zmm11, zmm11, 0xc3              ;   174.3 p0      43 dst
        vpternlogd zmm4, zmm28, zmm27, 0x69               ;   175.8 p5      43 dst
        vpxord zmm20, zmm20, zmm28                        ;   175.3 p0      43 dst
        vpternlogd zmm27, zmm20, zmm19, 0xb4              ;   176.3 p5      43 dst
        vmovdqa64 zmm29, zmm27                            ;   177.3         43 dst copy
        vpternlogd zmm29, zmm18, zmm0, 0x2d               ;   177.3 p0      43 dst
        vmovdqa64 zmm30, zmm4                             ;   176.8         43 dst copy
        vpternlogd zmm30, zmm28, zmm12, 0x78              ;   176.8 p5      43 dst
        vmovdqa64 zmm31, zmm30                            ;   177.8         43 dst copy
        vpternlogd zmm31, zmm21, zmm6, 0x87               ;   177.8 p0      43 dst
        vmovdqu64 [rbp + 15872], zmm17                    ;   159.8 p8+p9   43 dst spill
        vpxord zmm17, zmm18, zmm11                        ;   177.8 p5      43 dst
        vpternlogd zmm4, zmm17, zmm0, 0x1e                ;   178.8 p0      43 dst
        vmovdqu64 [rbp + 15808], zmm16                    ;   170.3 p7+p4   43 dst spill
        vmovdqa64 zmm16, zmm25                            ;   173.3         43 dst copy
        vpternlogd zmm16, zmm19, [rbp + 11904], 0x69      ;   178.8 p5+p2   43 dst
        vpternlogd zmm4, zmm16, zmm11, 0x2d               ;   179.8 p0      43 dst
        vmovdqu64 [rbp + 15680], zmm23                    ;   164.3 p8+p9   43 dst spill
        vmovdqa64 zmm23, zmm31                            ;   178.8         43 dst copy
        vpternlogd zmm23, zmm16, zmm17, 0x78              ;   179.8 p5      43 dst
        vpternlogd zmm23, zmm30, zmm27, 0x96              ;   180.8 p0      43 dst
        vmovdqa64 zmm27, zmm23                            ;   181.8         43 dst copy
        vpternlogd zmm27, zmm31, zmm4, 0x59               ;   181.8 p5      43 dst
        vpxord zmm30, zmm25, zmm15                        ;   181.3 p0      43 dst
        vmovdqu64 [rbp + 15744], zmm14                    ;   168.3 p7+p4   43 dst spill
        vmovdqa64 zmm14, zmm25                            ;   173.3         43 dst copy
        vpternlogd zmm14, zmm15, [rbp + 11904], 0xd4      ;   181.8 p5+p3   43 dst
        vpternlogd zmm14, zmm29, zmm7, 0x69               ;   182.8 p0      43 dst
        vmovdqa64 zmm7, zmm27                             ;   182.8         43 dst copy
        vpternlogd zmm7, zmm31, zmm14, 0x36               ;   183.8 p5      43 dst
        vmovdqa64 zmm29, zmm7                             ;   184.8         43 dst copy
        vpternlogd zmm29, zmm23, zmm14, 0x9a              ;   184.8 p0      43 dst
        vpternlogd zmm7, zmm23, zmm14, 0x53               ;   184.8 p5      43 dst
        vpternlogd zmm5, zmm29, zmm17, 0x12               ;   185.8 p0      43 dst
        vpxord zmm23, zmm29, zmm7                         ;   185.8 p5      43 dst
        vpternlogd zmm27, zmm14, zmm23, 0x39              ;   186.8 p0      43 dst
        vmovdqa64 zmm14, zmm27                            ;   187.8         43 dst copy
        vpternlogd zmm14, zmm31, zmm4, 0xc6               ;   187.8 p5      43 dst
        vpternlogd zmm27, zmm31, zmm4, 0xd1               ;   187.8 p0      43 dst
        vpternlogd zmm19, zmm5, zmm14, 0x6c               ;   188.8 p5      43 dst
        vpandnd zmm4, zmm27, zmm17                        ;   188.8 p0      43 dst
        vpternlogd zmm20, zmm4, zmm14, 0x6c               ;   189.8 p5      43 dst
        vmovdqa64 zmm17, zmm23                            ;   186.8         43 dst copy
        vpternlogd zmm17, zmm16, zmm0, 0xf9               ;   188.3 p0      43 dst
        vmovdqa64 zmm31, zmm14                            ;   188.8         43 dst copy
        vpternlogd zmm31, zmm7, zmm7, 0xc3                ;   188.8 p5      43 dst
        vpxord zmm14, zmm14, zmm27                        ;   189.3 p0      43 dst
        vmovdqu64 [rbp + 15552], zmm4                     ;   189.8 p8+p9   43 dst spill
        vpxord zmm4, zmm23, zmm27                         ;   189.8 p5      43 dst
        vpternlogd zmm15, zmm31, zmm4, 0x90               ;   190.8 p0      43 dst
        vpternlogd zmm6, zmm15, zmm31, 0x9c               ;   191.8 p5      43 dst
        vpternlogd zmm21, zmm31, zmm4, 0x90               ;   191.3 p0      43 dst
        vpternlogd zmm31, zmm0, zmm21, 0xa6               ;   192.3 p5      43 dst
        vpternlogd zmm29, zmm6, zmm25, 0x36               ;   192.8 p0      43 dst
        vpternlogd zmm25, zmm14, [rbp + 11904], 0xde      ;   192.8 p5+p2   43 dst
        vpxord zmm31, zmm31, zmm17                        ;   193.3 p0      43 dst
        vpternlogd zmm17, zmm25, zmm19, 0x96              ;   193.8 p5      43 dst
        vpternlogd zmm6, zmm20, zmm17, 0x96               ;   194.8 p0      43 dst
        vpternlogd zmm27, zmm16, zmm6, 0xa6               ;   195.8 p5      43 dst
        vpternlogd zmm26, zmm27, zmm4, 0x6c               ;   196.8 p0      43 dst
        vpternlogd zmm26, zmm21, zmm25, 0x96              ;   197.8 p5      43 dst
        vpandd zmm18, zmm18, zmm4                         ;   196.3 p0      43 dst
        vpternlogd zmm27, zmm12, zmm7, 0x78               ;   196.8 p5      43 dst
        vpternlogd zmm7, zmm28, zmm26, 0x6a               ;   198.8 p0      43 dst
        vpternlogd zmm23, zmm11, zmm7, 0xa6               ;   199.8 p5      43 dst
        vpternlogd zmm18, zmm15, zmm23, 0x96              ;   200.8 p0      43 dst
        vpternlogd zmm23, zmm14, zmm30, 0x1e              ;   200.8 p5      43 dst
        vmovdqu64 zmm0, [rbp + 14656]                     ;   108.2 p3      43 dst reload
        vmovdqu64 zmm4, [rbp + 14464]                     ;   108.3 p2      43 dst
        vpternlogd zmm4, zmm0, zmm0, 0xc3                 ;   199.3 p0      43 dst
        vmovdqu64 zmm11, [rbp + 14400]                    ;   109.2 p3      43 dst reload
        vmovdqu64 zmm12, [rbp + 14272]                    ;   109.3 p2      43 dst
        vpternlogd zmm12, zmm4, zmm11, 0x69               ;   200.3 p5      43 dst
        vmovdqu64 zmm14, [rbp + 14336]                    ;   110.2 p3      43 dst reload
        vmovdqu64 zmm15, [rbp + 14528]                    ;   110.3 p2      43 dst
        vpternlogd zmm15, zmm4, zmm14, 0x69               ;   200.3 p0      43 dst
        vpxord zmm16, zmm12, [rbp + 14592]                ;   201.3 p5+p3   43 dst
        vmovdqu64 zmm21, [rbp + 14208]                    ;   111.3 p2      43 dst reload
        vpxord zmm25, zmm12, zmm21                        ;   201.3 p0      43 dst
        vmovdqa64 zmm28, zmm14                            ;   116.2         43 dst copy
        vpternlogd zmm28, zmm25, zmm11, 0x96              ;   202.3 p5      43 dst
        vpternlogd zmm22, zmm2, [rbp + 1792], 0x96        ;   202.3 p0+p3   58 dst
        vpternlogd zmm8, zmm10, [rbp + 1856], 0x96        ;   202.8 p5+p2   58 dst
        vmovdqa64 zmm2, zmm12                             ;   201.3         43 dst copy
        vpternlogd zmm1, zmm9, [rbp + 1984], 0x96         ;   203.3 p0+p3   58 dst
        vpxord zmm9, zmm16, zmm28                         ;   203.8 p5      43 dst
        vpternlogd zmm31, zmm5, [rbp + 2240], 0x96        ;   204.3 p0+p2   58 dst
        vmovdqa64 zmm5, zmm16                             ;   202.3         43 dst copy
        vpternlogd zmm5, zmm16, [rbp + 14528], 0xa5       ;   204.8 p5+p3   43 dst
        vpternlogd zmm4, zmm5, zmm9, 0x1d                 ;   205.8 p0      43 dst
        vpxord zmm10, zmm9, zmm0                          ;   205.8 p5      43 dst
        vmovdqa64 zmm30, zmm10                            ;   206.8         43 dst copy
        vpternlogd zmm30, zmm21, zmm11, 0xa6              ;   206.8 p0      43 dst
        vmovdqu64 [r8 + 2176], zmm22                      ;   203.3 p7+p4   58 dst
        vmovdqu64 [r8 + 2240], zmm8                       ;   203.8 p8+p9   58 dst
        vmovdqu64 [r8 + 2368], zmm1                       ;   204.3 p7+p4   58 dst
        vpxord zmm1, zmm25, zmm15                         ;   206.8 p5      43 dst
        vmovdqa64 zmm8, zmm5                              ;   205.8         43 dst copy
        vpternlogd zmm8, zmm15, zmm15, 0xc3               ;   207.3 p0      43 dst
        vpternlogd zmm4, zmm8, zmm30, 0x69                ;   208.3 p5      43 dst
        vpxord zmm2, zmm2, zmm8                           ;   208.3 p0      43 dst
        vpternlogd zmm30, zmm2, zmm28, 0xb4               ;   209.3 p5      43 dst
        vmovdqa64 zmm22, zmm30                            ;   210.3         43 dst copy
        vpternlogd zmm22, zmm25, zmm0, 0x2d               ;   210.3 p0      43 dst
        vmovdqu64 [rbp + 15488], zmm31                    ;   205.3 p8+p9   58 dst spill
        vmovdqa64 zmm31, zmm1                             ;   207.8         43 dst copy
        vpternlogd zmm31, zmm4, zmm0, 0x36                ;   209.8 p5      43 dst
        vpternlogd zmm4, zmm8, zmm16, 0x78                ;   210.3 p0      43 dst
        vmovdqu64 [rbp + 15616], zmm23                    ;   201.8 p7+p4   43 dst spill
        vmovdqa64 zmm23, zmm4                             ;   211.3         43 dst copy
        vpternlogd zmm23, zmm9, zmm12, 0x87               ;   211.3 p5      43 dst
        vpternlogd zmm18, zmm20, [rbp + 2304], 0x96       ;   211.3 p0+p2   58 dst
        vpternlogd zmm27, zmm19, [rbp + 2432], 0x96       ;   211.8 p5+p3   58 dst
        vmovdqu64 zmm19, [rbp + 14464]                    ;   117.3 p2      43 dst reload
        vmovdqa64 zmm20, zmm5                             ;   205.8         43 dst copy
        vpternlogd zmm20, zmm28, zmm19, 0x69              ;   212.3 p0      43 dst
        vpternlogd zmm31, zmm20, zmm15, 0x2d              ;   213.3 p5      43 dst
        vmovdqu64 [rbp + 15424], zmm27                    ;   212.8 p8+p9   58 dst spill
        vmovdqa64 zmm27, zmm5                             ;   205.8         43 dst copy
        vpternlogd zmm27, zmm21, zmm19, 0xd4              ;   213.3 p0      43 dst
        vpternlogd zmm27, zmm22, zmm14, 0x69              ;   214.3 p5      43 dst
        vmovdqa64 zmm14, zmm23                            ;   212.3         43 dst copy
        vpternlogd zmm14, zmm20, zmm1, 0x78               ;   214.3 p0      43 dst
        vpternlogd zmm14, zmm4, zmm30, 0x96               ;   215.3 p5      43 dst
        vpxord zmm4, zmm5, zmm21                          ;   215.3 p0      43 dst
        vmovdqa64 zmm22, zmm14                            ;   216.3         43 dst copy
        vpternlogd zmm22, zmm23, zmm31, 0x59              ;   216.3 p5      43 dst
        vmovdqa64 zmm30, zmm22                            ;   217.3         43 dst copy
        vpternlogd zmm30, zmm23, zmm27, 0x36              ;   217.3 p0      43 dst
        vmovdqu64 [rbp + 15360], zmm18                    ;   212.3 p7+p4   58 dst spill
        vmovdqa64 zmm18, zmm30                            ;   218.3         43 dst copy
        vpternlogd zmm18, zmm14, zmm27, 0x9a              ;   218.3 p5      43 dst
        vpternlogd zmm30, zmm14, zmm27, 0x53              ;   218.3 p0      43 dst
        vpternlogd zmm11, zmm18, zmm1, 0x12               ;   219.3 p5      43 dst
        vpxord zmm14, zmm18, zmm30                        ;   219.3 p0      43 dst
        vpternlogd zmm22, zmm27, zmm14, 0x39              ;   220.3 p5      43 dst
        vmovdqa64 zmm27, zmm22                            ;   221.3         43 dst copy
        vpternlogd zmm27, zmm23, zmm31, 0xc6              ;   221.3 p0      43 dst
        vpternlogd zmm22, zmm23, zmm31, 0xd1              ;   221.3 p5      43 dst
        vpternlogd zmm28, zmm11, zmm27, 0x6c              ;   222.3 p0      43 dst
        vpandnd zmm1, zmm22, zmm1                         ;   222.3 p5      43 dst
        vpternlogd zmm2, zmm1, zmm27, 0x6c                ;   223.3 p0      43 dst
        vmovdqa64 zmm23, zmm14                            ;   220.3         43 dst copy
        vpternlogd zmm23, zmm20, zmm0, 0xf9               ;   221.8 p5      43 dst
        vmovdqa64 zmm31, zmm27                            ;   222.3         43 dst copy
        vpternlogd zmm31, zmm30, zmm30, 0xc3              ;   222.3 p0      43 dst
        vpxord zmm27, zmm27, zmm22                        ;   222.8 p5      43 dst
        vpternlogd zmm19, zmm27, zmm5, 0xde               ;   223.8 p0      43 dst
        vmovdqu64 [rbp + 15232], zmm1                     ;   223.3 p8+p9   43 dst spill
        vmovdqa64 zmm1, zmm19                             ;   224.8         43 dst copy
        vpternlogd zmm1, zmm23, zmm28, 0x96               ;   224.8 p5      43 dst
        vmovdqu64 [rbp + 15296], zmm28                    ;   223.3 p7+p4   43 dst spill
        vpxord zmm28, zmm14, zmm22                        ;   224.3 p0      43 dst
        vpternlogd zmm21, zmm31, zmm28, 0x90              ;   225.3 p5      43 dst
        vpternlogd zmm12, zmm21, zmm31, 0x9c              ;   226.3 p0      43 dst
        vpternlogd zmm18, zmm5, zmm12, 0x56               ;   227.3 p5      43 dst
        vpternlogd zmm12, zmm2, zmm1, 0x96                ;   227.3 p0      43 dst
        vpternlogd zmm22, zmm20, zmm12, 0xa6              ;   228.3 p5      43 dst
        vpternlogd zmm9, zmm31, zmm28, 0x90               ;   227.3 p0      43 dst
        vpternlogd zmm31, zmm9, zmm0, 0x6c                ;   228.3 p5      43 dst
        vpternlogd zmm31, zmm23, zmm0, 0x96               ;   229.3 p0      43 dst
        vpternlogd zmm10, zmm22, zmm28, 0x6c              ;   229.3 p5      43 dst
        vpternlogd zmm10, zmm9, zmm19, 0x96               ;   230.3 p0      43 dst
        vpandd zmm25, zmm25, zmm28                        ;   229.8 p5      43 dst
        vpternlogd zmm22, zmm16, zmm30, 0x78              ;   230.3 p0      43 dst
        vpternlogd zmm30, zmm8, zmm10, 0x6a               ;   231.3 p5      43 dst
        vpternlogd zmm14, zmm15, zmm30, 0xa6              ;   232.3 p0      43 dst
        vpternlogd zmm25, zmm21, zmm14, 0x96              ;   233.3 p5      43 dst
        vpternlogd zmm14, zmm27, zmm4, 0x1e               ;   233.3 p0      43 dst
        vpternlogd zmm29, zmm7, [rbp + 2496], 0x96        ;   232.8 p5+p3   58 dst
        vmovdqu64 zmm0, [rbp + 9024]                      ;   126.7 p2      43 dst reload
        vmovdqu64 zmm4, [rbp + 8832]                      ;   127.3 p3      43 dst
        vpternlogd zmm4, zmm0, zmm0, 0xc3                 ;   233.3 p0      43 dst
        vmovdqu64 zmm5, [rbp + 8768]                      ;   127.7 p2      43 dst reload
        vmovdqu64 zmm7, [rbp + 8640]                      ;   128.3 p3      43 dst
        vpternlogd zmm7, zmm4, zmm5, 0x69                 ;   234.3 p5      43 dst
        vmovdqu64 zmm8, [rbp + 8704]                      ;   128.7 p2      43 dst reload
        vmovdqu64 zmm9, [rbp + 8896]                      ;   129.3 p3      43 dst
        vpternlogd zmm9, zmm4, zmm8, 0x69                 ;   234.3 p0      43 dst
        vpxord zmm15, zmm7, [rbp + 8960]                  ;   235.3 p5+p2   43 dst
        vmovdqu64 zmm16, [rbp + 8576]                     ;   130.3 p3      43 dst reload
        vpxord zmm19, zmm7, zmm16                         ;   235.3 p0      43 dst
        vmovdqa64 zmm20, zmm8                             ;   134.7         43 dst copy
        vpternlogd zmm20, zmm19, zmm5, 0x96               ;   236.3 p5      43 dst
        vmovdqa64 zmm21, zmm7                             ;   235.3         43 dst copy
        vpxord zmm23, zmm15, zmm20                        ;   237.3 p0      43 dst
        vmovdqu64 [r8 + 2944], zmm29                      ;   233.8 p8+p9   58 dst
        vmovdqa64 zmm27, zmm15                            ;   236.3         43 dst copy
        vpternlogd zmm27, zmm15, [rbp + 8896], 0xa5       ;   236.8 p5+p2   43 dst
        vpternlogd zmm4, zmm27, zmm23, 0x1d               ;   238.3 p0      43 dst
        vpternlogd zmm31, zmm11, [rbp + 2688], 0x96       ;   237.8 p5+p3   58 dst
        vpxord zmm11, zmm23, zmm0                         ;   238.3 p0      43 dst
        vmovdqa64 zmm28, zmm11                            ;   239.3         43 dst copy
        vpternlogd zmm28, zmm16, zmm5, 0xa6               ;   239.3 p5      43 dst
        vmovdqu64 [r8 + 3200], zmm31                      ;   238.8 p7+p4   58 dst
        vpternlogd zmm25, zmm2, [rbp + 2752], 0x96        ;   239.3 p0+p2   58 dst
        vmovdqa64 zmm2, zmm27                             ;   237.8         43 dst copy
        vpternlogd zmm2, zmm9, zmm9, 0xc3                 ;   239.8 p5      43 dst
        vpternlogd zmm4, zmm2, zmm28, 0x69                ;   240.8 p0      43 dst
        vpxord zmm21, zmm21, zmm2                         ;   240.8 p5      43 dst
        vpternlogd zmm28, zmm21, zmm20, 0xb4              ;   241.8 p0      43 dst
        vmovdqu64 [r8 + 3264], zmm25                      ;   240.3 p8+p9   58 dst
        vmovdqa64 zmm25, zmm28                            ;   242.8         43 dst copy
        vpternlogd zmm25, zmm19, zmm0, 0x2d               ;   242.8 p5      43 dst
        vpternlogd zmm18, zmm30, [rbp + 2944], 0x96       ;   242.3 p0+p3   58 dst
        vpxord zmm29, zmm19, zmm9                         ;   242.8 p5      43 dst
        vmovdqu64 [r8 + 3456], zmm18                      ;   243.3 p7+p4   58 dst
        vmovdqa64 zmm18, zmm29                            ;   243.8         43 dst copy
        vpternlogd zmm18, zmm4, zmm0, 0x36                ;   243.8 p0      43 dst
        vpternlogd zmm4, zmm2, zmm15, 0x78                ;   243.8 p5      43 dst
        vmovdqa64 zmm30, zmm4                             ;   244.8         43 dst copy
        vpternlogd zmm30, zmm23, zmm7, 0x87               ;   244.8 p0      43 dst
        vmovdqu64 zmm31, [rbp + 15232]                    ;   223.3 p2      43 dst reload
        vpternlogd zmm14, zmm31, [r9 + 5340]{1to16}, 0x96 ;   244.8 p5+p3   58 dst
        vmovdqu64 [r8 + 3520], zmm14                      ;   245.8 p8+p9   58 dst
        vmovdqu64 zmm14, [rbp + 8832]                     ;   135.3 p2      43 dst reload
        vmovdqa64 zmm31, zmm27                            ;   237.8         43 dst copy
        vpternlogd zmm31, zmm20, zmm14, 0x69              ;   245.3 p0      43 dst
        vpternlogd zmm18, zmm31, zmm9, 0x2d               ;   246.3 p5      43 dst
        vmovdqu64 [rbp + 15232], zmm22                    ;   231.3 p7+p4   43 dst spill
        vmovdqa64 zmm22, zmm27                            ;   237.8         43 dst copy
        vpternlogd zmm22, zmm16, zmm14, 0xd4              ;   246.3 p0      43 dst
        vpternlogd zmm22, zmm25, zmm8, 0x69               ;   247.3 p5      43 dst
        vmovdqa64 zmm8, zmm30                             ;   245.8         43 dst copy
        vpternlogd zmm8, zmm31, zmm29, 0x78               ;   247.3 p0      43 dst
        vpternlogd zmm8, zmm4, zmm28, 0x96                ;   248.3 p5      43 dst
        vpxord zmm4, zmm27, zmm16                         ;   248.3 p0      43 dst
        vmovdqa64 zmm25, zmm8                             ;   249.3         43 dst copy
        vpternlogd zmm25, zmm30, zmm18, 0x59              ;   249.3 p5      43 dst
        vmovdqa64 zmm28, zmm25                            ;   250.3         43 dst copy
        vpternlogd zmm28, zmm30, zmm22, 0x36              ;   250.3 p0      43 dst
        vmovdqu64 [rbp + 15936], zmm10                    ;   231.3 p8+p9   58 dst spill
        vmovdqa64 zmm10, zmm28                            ;   251.3         43 dst copy
        vpternlogd zmm10, zmm8, zmm22, 0x9a               ;   251.3 p5      43 dst
        vpternlogd zmm28, zmm8, zmm22, 0x53               ;   251.3 p0      43 dst
        vpternlogd zmm5, zmm10, zmm29, 0x12               ;   252.3 p5      43 dst
        vpxord zmm8, zmm10, zmm28                         ;   252.3 p0      43 dst
        vpternlogd zmm25, zmm22, zmm8, 0x39               ;   253.3 p5      43 dst
        vmovdqa64 zmm22, zmm25                            ;   254.3         43 dst copy
        vpternlogd zmm22, zmm30, zmm18, 0xc6              ;   254.3 p0      43 dst
        vpternlogd zmm25, zmm30, zmm18, 0xd1              ;   254.3 p5      43 dst
        vpternlogd zmm20, zmm5, zmm22, 0x6c               ;   255.3 p0      43 dst
        vpandnd zmm18, zmm25, zmm29                       ;   255.3 p5      43 dst
        vpternlogd zmm21, zmm18, zmm22, 0x6c              ;   256.3 p0      43 dst
        vmovdqa64 zmm29, zmm8                             ;   253.3         43 dst copy
        vpternlogd zmm29, zmm31, zmm0, 0xf9               ;   254.8 p5      43 dst
        vmovdqa64 zmm30, zmm22                            ;   255.3         43 dst copy
        vpternlogd zmm30, zmm28, zmm28, 0xc3              ;   255.3 p0      43 dst
        vpxord zmm22, zmm22, zmm25                        ;   255.8 p5      43 dst
        vpternlogd zmm14, zmm22, zmm27, 0xde              ;   256.8 p0      43 dst
        vmovdqu64 [rbp + 16064], zmm18                    ;   256.3 p7+p4   43 dst spill
        vmovdqa64 zmm18, zmm14                            ;   257.8         43 dst copy
        vpternlogd zmm18, zmm29, zmm20, 0x96              ;   257.8 p5      43 dst
        vmovdqu64 [rbp + 16000], zmm20                    ;   256.3 p8+p9   43 dst spill
        vpxord zmm20, zmm8, zmm25                         ;   257.3 p0      43 dst
        vpternlogd zmm16, zmm30, zmm20, 0x90              ;   258.3 p5      43 dst
        vpternlogd zmm7, zmm16, zmm30, 0x9c               ;   259.3 p0      43 dst
        vpternlogd zmm10, zmm27, zmm7, 0x56               ;   260.3 p5      43 dst
        vpternlogd zmm7, zmm21, zmm18, 0x96               ;   260.3 p0      43 dst
        vpternlogd zmm25, zmm31, zmm7, 0xa6               ;   261.3 p5      43 dst
        vpternlogd zmm23, zmm30, zmm20, 0x90              ;   260.3 p0      43 dst
        vpternlogd zmm30, zmm0, zmm23, 0xa6               ;   261.3 p5      43 dst
        vpxord zmm29, zmm29, zmm30                        ;   262.3 p0      43 dst
        vpternlogd zmm11, zmm25, zmm20, 0x6c              ;   262.3 p5      43 dst
        vpternlogd zmm11, zmm23, zmm14, 0x96              ;   263.3 p0      43 dst
        vpandd zmm19, zmm19, zmm20                        ;   262.8 p5      43 dst
        vpternlogd zmm25, zmm15, zmm28, 0x78              ;   263.3 p0      43 dst
        vpternlogd zmm28, zmm2, zmm11, 0x6a               ;   264.3 p5      43 dst
        vpternlogd zmm8, zmm9, zmm28, 0xa6                ;   265.3 p0      43 dst
        vpternlogd zmm19, zmm16, zmm8, 0x96               ;   266.3 p5      43 dst
        vpternlogd zmm8, zmm22, zmm4, 0x1e                ;   266.3 p0      43 dst
        vpxord zmm3, zmm3, [rbp + 1664]                   ;   265.8 p5+p3   58 dst
        vpxord zmm24, zmm24, [rbp + 1728]                 ;   266.3 p0+p2   58 dst
        vmovdqu64 [r8 + 2048], zmm3                       ;   266.8 p7+p4   58 dst
        vmovdqu64 [r8 + 2112], zmm24                      ;   267.3 p8+p9   58 dst
        vpxord zmm13, zmm13, [rbp + 1920]                 ;   266.8 p5+p3   58 dst
        vpternlogd zmm29, zmm5, [rbp + 3136], 0x96        ;   267.3 p0+p2   58 dst
        vmovdqu64 [r8 + 2304], zmm13                      ;   267.8 p7+p4   58 dst
        vpternlogd zmm19, zmm21, [rbp + 3200], 0x96       ;   267.8 p5+p3   58 dst
        vpxord zmm6, zmm6, [rbp + 2112]                   ;   268.3 p0+p2   58 dst
        vmovdqu64 [r8 + 2560], zmm6                       ;   269.3 p8+p9   58 dst
        vpternlogd zmm10, zmm28, [rbp + 3392], 0x96       ;   268.8 p5+p3   58 dst
        vpxord zmm17, zmm17, [rbp + 2176]                 ;   269.3 p0+p2   58 dst
        vmovdqu64 [r8 + 2624], zmm17                      ;   270.3 p7+p4   58 dst
        vpxord zmm26, zmm26, [rbp + 2368]                 ;   269.8 p5+p3   58 dst
        vmovdqu64 [r8 + 2816], zmm26                      ;   270.8 p8+p9   58 dst
        vpxord zmm12, zmm12, [rbp + 2560]                 ;   270.3 p0+p2   58 dst
        vmovdqu64 [r8 + 3072], zmm12                      ;   271.3 p7+p4   58 dst
        vmovdqu64 [r8 + 3712], zmm29                      ;   268.3 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 16064]                     ;   256.3 p3      43 dst reload
        vpternlogd zmm8, zmm0, [r9 + 5372]{1to16}, 0x96   ;   270.8 p5+p2   58 dst
        vpxord zmm1, zmm1, [rbp + 2624]                   ;   271.3 p0+p3   58 dst
        vmovdqu64 [r8 + 3136], zmm1                       ;   272.3 p7+p4   58 dst
        vmovdqu64 [r8 + 3776], zmm19                      ;   268.8 p8+p9   58 dst
        vmovdqu64 [r8 + 3968], zmm10                      ;   269.8 p7+p4   58 dst
        vmovdqu64 [r8 + 4032], zmm8                       ;   271.8 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 3328]                      ;   150.5 p2      58 dst reload
        vpternlogd zmm25, zmm0, [rbp + 16000], 0x96       ;   271.8 p5+p3   58 dst
        vmovdqu64 [r8 + 3904], zmm25                      ;   272.8 p7+p4   58 dst
        vpxord zmm7, zmm7, [rbp + 3008]                   ;   272.3 p0+p2   58 dst
        vmovdqu64 [r8 + 3584], zmm7                       ;   273.3 p8+p9   58 dst
        vpxord zmm18, zmm18, [rbp + 3072]                 ;   272.8 p5+p3   58 dst
        vmovdqu64 [r8 + 3648], zmm18                      ;   273.8 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 15936]                     ;   231.3 p2      58 dst reload
        vpxord zmm0, zmm0, [rbp + 2816]                   ;   273.3 p0+p3   58 dst
        vmovdqu64 [r8 + 3328], zmm0                       ;   274.3 p8+p9   58 dst
        vpxord zmm11, zmm11, [rbp + 3264]                 ;   273.8 p5+p2   58 dst
        vmovdqu64 [r8 + 3840], zmm11                      ;   274.8 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 15872]                     ;   159.8 p3      43 dst reload
        vmovdqu64 zmm1, [rbp + 15808]                     ;   170.3 p2      58 dst
        vpternlogd zmm1, zmm0, [r9 + 5276]{1to16}, 0x96   ;   274.3 p0+p3   58 dst
        vmovdqu64 [r8 + 2496], zmm1                       ;   275.3 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 15680]                     ;   164.3 p2      43 dst reload
        vmovdqu64 zmm1, [rbp + 2048]                      ;   156.3 p3      58 dst
        vpternlogd zmm1, zmm0, [rbp + 15744], 0x96        ;   274.8 p5+p2   58 dst
        vmovdqu64 [r8 + 2432], zmm1                       ;   275.8 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 15552]                     ;   189.8 p3      43 dst reload
        vmovdqu64 zmm1, [rbp + 15616]                     ;   201.8 p2      58 dst
        vpternlogd zmm1, zmm0, [r9 + 5308]{1to16}, 0x96   ;   275.3 p0+p3   58 dst
        vmovdqu64 [r8 + 3008], zmm1                       ;   276.3 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 15488]                     ;   205.3 p2      58 dst reload
        vmovdqu64 [r8 + 2688], zmm0                       ;   211.3 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 15360]                     ;   212.3 p3      58 dst reload
        vmovdqu64 [r8 + 2752], zmm0                       ;   218.3 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 15424]                     ;   212.8 p2      58 dst reload
        vmovdqu64 [r8 + 2880], zmm0                       ;   218.8 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 15232]                     ;   231.3 p3      43 dst reload
        vmovdqu64 zmm1, [rbp + 2880]                      ;   160.5 p2      58 dst
        vpternlogd zmm1, zmm0, [rbp + 15296], 0x96        ;   275.8 p5+p3   58 dst
        vmovdqu64 [r8 + 3392], zmm1                       ;   276.8 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 11584]                     ;   161.5 p2      43 dst reload
        vmovdqu64 zmm1, [rbp + 11392]                     ;   162.3 p3      43 dst
        vpternlogd zmm1, zmm0, zmm0, 0xc3                 ;   276.3 p0      43 dst
        vmovdqu64 zmm2, [rbp + 11328]                     ;   162.5 p2      43 dst reload
        vmovdqu64 zmm3, [rbp + 11200]                     ;   163.3 p3      43 dst
        vpternlogd zmm3, zmm1, zmm2, 0x69                 ;   277.3 p5      43 dst
        vmovdqu64 zmm4, [rbp + 11264]                     ;   163.5 p2      43 dst reload
        vmovdqu64 zmm5, [rbp + 11456]                     ;   164.3 p3      43 dst
        vpternlogd zmm5, zmm1, zmm4, 0x69                 ;   277.3 p0      43 dst
        vpxord zmm6, zmm3, [rbp + 11520]                  ;   278.3 p5+p2   43 dst
        vmovdqu64 zmm7, [rbp + 11136]                     ;   165.3 p3      43 dst reload
        vpxord zmm8, zmm3, zmm7                           ;   278.3 p0      43 dst
        vmovdqa64 zmm9, zmm4                              ;   169.5         43 dst copy
        vpternlogd zmm9, zmm8, zmm2, 0x96                 ;   279.3 p5      43 dst
        vmovdqa64 zmm10, zmm3                             ;   278.3         43 dst copy
        vpxord zmm11, zmm6, zmm9                          ;   280.3 p0      43 dst
        vmovdqa64 zmm12, zmm6                             ;   279.3         43 dst copy
        vpternlogd zmm12, zmm6, [rbp + 11456], 0xa5       ;   279.8 p5+p2   43 dst
        vpternlogd zmm1, zmm12, zmm11, 0x1d               ;   281.3 p0      43 dst
        vpxord zmm13, zmm11, zmm0                         ;   281.3 p5      43 dst
        vmovdqa64 zmm14, zmm13                            ;   282.3         43 dst copy
        vpternlogd zmm14, zmm7, zmm2, 0xa6                ;   282.3 p0      43 dst
        vmovdqa64 zmm15, zmm12                            ;   280.8         43 dst copy
        vpternlogd zmm15, zmm5, zmm5, 0xc3                ;   281.8 p5      43 dst
        vpternlogd zmm1, zmm15, zmm14, 0x69               ;   283.3 p0      43 dst
        vpxord zmm10, zmm10, zmm15                        ;   282.8 p5      43 dst
        vpternlogd zmm14, zmm10, zmm9, 0xb4               ;   283.8 p0      43 dst
        vmovdqa64 zmm16, zmm14                            ;   284.8         43 dst copy
        vpternlogd zmm16, zmm8, zmm0, 0x2d                ;   284.8 p5      43 dst
        vpxord zmm17, zmm8, zmm5                          ;   284.3 p0      43 dst
        vmovdqa64 zmm18, zmm17                            ;   285.3         43 dst copy
        vpternlogd zmm18, zmm1, zmm0, 0x36                ;   285.3 p5      43 dst
        vpternlogd zmm1, zmm15, zmm6, 0x78                ;   285.3 p0      43 dst
        vmovdqa64 zmm19, zmm1                             ;   286.3         43 dst copy
        vpternlogd zmm19, zmm11, zmm3, 0x87               ;   286.3 p5      43 dst
        vmovdqu64 zmm20, [rbp + 11392]                    ;   166.3 p3      43 dst reload
        vmovdqa64 zmm21, zmm12                            ;   280.8         43 dst copy
        vpternlogd zmm21, zmm9, zmm20, 0x69               ;   286.3 p0      43 dst
        vpternlogd zmm18, zmm21, zmm5, 0x2d               ;   287.3 p5      43 dst
        vmovdqa64 zmm22, zmm12                            ;   280.8         43 dst copy
        vpternlogd zmm22, zmm7, zmm20, 0xd4               ;   287.3 p0      43 dst
        vpternlogd zmm22, zmm16, zmm4, 0x69               ;   288.3 p5      43 dst
        vpxord zmm4, zmm12, zmm7                          ;   288.3 p0      43 dst
        vmovdqa64 zmm16, zmm19                            ;   287.3         43 dst copy
        vpternlogd zmm16, zmm21, zmm17, 0x78              ;   288.8 p5      43 dst
        vpternlogd zmm16, zmm1, zmm14, 0x96               ;   289.8 p0      43 dst
        vmovdqa64 zmm1, zmm16                             ;   290.8         43 dst copy
        vpternlogd zmm1, zmm19, zmm18, 0x59               ;   290.8 p5      43 dst
        vmovdqa64 zmm14, zmm1                             ;   291.8         43 dst copy
        vpternlogd zmm14, zmm19, zmm22, 0x36              ;   291.8 p0      43 dst
        vmovdqa64 zmm23, zmm14                            ;   292.8         43 dst copy
        vpternlogd zmm23, zmm16, zmm22, 0x9a              ;   292.8 p5      43 dst
        vpternlogd zmm14, zmm16, zmm22, 0x53              ;   292.8 p0      43 dst
        vpternlogd zmm2, zmm23, zmm17, 0x12               ;   293.8 p5      43 dst
        vpxord zmm16, zmm23, zmm14                        ;   293.8 p0      43 dst
        vpternlogd zmm1, zmm22, zmm16, 0x39               ;   294.8 p5      43 dst
        vmovdqa64 zmm22, zmm1                             ;   295.8         43 dst copy
        vpternlogd zmm22, zmm19, zmm18, 0xc6              ;   295.8 p0      43 dst
        vpternlogd zmm1, zmm19, zmm18, 0xd1               ;   295.8 p5      43 dst
        vpternlogd zmm9, zmm2, zmm22, 0x6c                ;   296.8 p0      43 dst
        vpandnd zmm17, zmm1, zmm17                        ;   296.8 p5      43 dst
        vpternlogd zmm10, zmm17, zmm22, 0x6c              ;   297.8 p0      43 dst
        vmovdqa64 zmm18, zmm16                            ;   294.8         43 dst copy
        vpternlogd zmm18, zmm21, zmm0, 0xf9               ;   295.8 p5      43 dst
        vpxord zmm19, zmm22, zmm1                         ;   296.8 p0      43 dst
        vpternlogd zmm20, zmm19, zmm12, 0xde              ;   297.8 p5      43 dst
        vpternlogd zmm22, zmm14, zmm14, 0xc3              ;   297.3 p0      43 dst
        vmovdqa64 zmm24, zmm20                            ;   298.8         43 dst copy
        vpternlogd zmm24, zmm18, zmm9, 0x96               ;   298.8 p5      43 dst
        vpxord zmm25, zmm16, zmm1                         ;   298.3 p0      43 dst
        vpternlogd zmm7, zmm22, zmm25, 0x90               ;   299.3 p5      43 dst
        vpternlogd zmm3, zmm7, zmm22, 0x9c                ;   300.3 p0      43 dst
        vpternlogd zmm23, zmm12, zmm3, 0x56               ;   301.3 p5      43 dst
        vpternlogd zmm3, zmm10, zmm24, 0x96               ;   301.3 p0      43 dst
        vpternlogd zmm1, zmm21, zmm3, 0xa6                ;   302.3 p5      43 dst
        vpternlogd zmm11, zmm22, zmm25, 0x90              ;   301.3 p0      43 dst
        vpternlogd zmm22, zmm11, zmm0, 0x6c               ;   302.3 p5      43 dst
        vpternlogd zmm22, zmm18, zmm0, 0x96               ;   303.3 p0      43 dst
        vpternlogd zmm13, zmm1, zmm25, 0x6c               ;   303.3 p5      43 dst
        vpternlogd zmm13, zmm11, zmm20, 0x96              ;   304.3 p0      43 dst
        vpandd zmm8, zmm8, zmm25                          ;   303.8 p5      43 dst
        vpternlogd zmm1, zmm6, zmm14, 0x78                ;   304.3 p0      43 dst
        vpternlogd zmm14, zmm15, zmm13, 0x6a              ;   305.3 p5      43 dst
        vpternlogd zmm16, zmm5, zmm14, 0xa6               ;   306.3 p0      43 dst
        vpternlogd zmm8, zmm7, zmm16, 0x96                ;   307.3 p5      43 dst
        vpternlogd zmm16, zmm19, zmm4, 0x1e               ;   307.3 p0      43 dst
        vmovdqu64 zmm0, [rbp + 14144]                     ;   170.2 p2      43 dst reload
        vmovdqu64 zmm4, [rbp + 13952]                     ;   170.3 p3      43 dst
        vpternlogd zmm4, zmm0, zmm0, 0xc3                 ;   306.8 p5      43 dst
        vmovdqu64 zmm5, [rbp + 13888]                     ;   171.2 p2      43 dst reload
        vmovdqu64 zmm6, [rbp + 13760]                     ;   171.3 p3      43 dst
        vpternlogd zmm6, zmm4, zmm5, 0x69                 ;   307.8 p0      43 dst
        vmovdqu64 zmm7, [rbp + 13824]                     ;   172.2 p2      43 dst reload
        vmovdqu64 zmm11, [rbp + 14016]                    ;   172.3 p3      43 dst
        vpternlogd zmm11, zmm4, zmm7, 0x69                ;   307.8 p5      43 dst
        vpxord zmm12, zmm6, [rbp + 14080]                 ;   308.8 p0+p2   43 dst
        vmovdqu64 zmm15, [rbp + 13696]                    ;   173.3 p3      43 dst reload
        vpxord zmm18, zmm6, zmm15                         ;   308.8 p5      43 dst
        vmovdqa64 zmm19, zmm7                             ;   178.2         43 dst copy
        vpternlogd zmm19, zmm18, zmm5, 0x96               ;   309.8 p0      43 dst
        vmovdqa64 zmm20, zmm6                             ;   308.8         43 dst copy
        vpxord zmm21, zmm12, zmm19                        ;   310.8 p5      43 dst
        vmovdqa64 zmm25, zmm12                            ;   309.8         43 dst copy
        vpternlogd zmm25, zmm12, [rbp + 14016], 0xa5      ;   310.3 p0+p2   43 dst
        vpternlogd zmm4, zmm25, zmm21, 0x1d               ;   311.8 p5      43 dst
        vpxord zmm26, zmm21, zmm0                         ;   311.8 p0      43 dst
        vmovdqa64 zmm27, zmm26                            ;   312.8         43 dst copy
        vpternlogd zmm27, zmm15, zmm5, 0xa6               ;   312.8 p5      43 dst
        vmovdqa64 zmm28, zmm25                            ;   311.3         43 dst copy
        vpternlogd zmm28, zmm11, zmm11, 0xc3              ;   312.3 p0      43 dst
        vpternlogd zmm4, zmm28, zmm27, 0x69               ;   313.8 p5      43 dst
        vpxord zmm20, zmm20, zmm28                        ;   313.3 p0      43 dst
        vpternlogd zmm27, zmm20, zmm19, 0xb4              ;   314.3 p5      43 dst
        vmovdqa64 zmm29, zmm27                            ;   315.3         43 dst copy
        vpternlogd zmm29, zmm18, zmm0, 0x2d               ;   315.3 p0      43 dst
        vmovdqa64 zmm30, zmm4                             ;   314.8         43 dst copy
        vpternlogd zmm30, zmm28, zmm12, 0x78              ;   314.8 p5      43 dst
        vmovdqa64 zmm31, zmm30                            ;   315.8         43 dst copy
        vpternlogd zmm31, zmm21, zmm6, 0x87               ;   315.8 p0      43 dst
        vmovdqu64 [rbp + 15296], zmm17                    ;   297.8 p7+p4   43 dst spill
        vpxord zmm17, zmm18, zmm11                        ;   315.8 p5      43 dst
        vpternlogd zmm4, zmm17, zmm0, 0x1e                ;   316.8 p0      43 dst
        vmovdqu64 [rbp + 15232], zmm16                    ;   308.3 p8+p9   43 dst spill
        vmovdqa64 zmm16, zmm25                            ;   311.3         43 dst copy
        vpternlogd zmm16, zmm19, [rbp + 13952], 0x69      ;   316.8 p5+p3   43 dst
        vpternlogd zmm4, zmm16, zmm11, 0x2d               ;   317.8 p0      43 dst
        vmovdqu64 [rbp + 15424], zmm23                    ;   302.3 p7+p4   43 dst spill
        vmovdqa64 zmm23, zmm31                            ;   316.8         43 dst copy
        vpternlogd zmm23, zmm16, zmm17, 0x78              ;   317.8 p5      43 dst
        vpternlogd zmm23, zmm30, zmm27, 0x96              ;   318.8 p0      43 dst
        vmovdqa64 zmm27, zmm23                            ;   319.8         43 dst copy
        vpternlogd zmm27, zmm31, zmm4, 0x59               ;   319.8 p5      43 dst
        vpxord zmm30, zmm25, zmm15                        ;   319.3 p0      43 dst
        vmovdqu64 [rbp + 15360], zmm14                    ;   306.3 p8+p9   43 dst spill
        vmovdqa64 zmm14, zmm25                            ;   311.3         43 dst copy
        vpternlogd zmm14, zmm15, [rbp + 13952], 0xd4      ;   319.8 p5+p2   43 dst
        vpternlogd zmm14, zmm29, zmm7, 0x69               ;   320.8 p0      43 dst
        vmovdqa64 zmm7, zmm27                             ;   320.8         43 dst copy
        vpternlogd zmm7, zmm31, zmm14, 0x36               ;   321.8 p5      43 dst
        vmovdqa64 zmm29, zmm7                             ;   322.8         43 dst copy
        vpternlogd zmm29, zmm23, zmm14, 0x9a              ;   322.8 p0      43 dst
        vpternlogd zmm7, zmm23, zmm14, 0x53               ;   322.8 p5      43 dst
        vpternlogd zmm5, zmm29, zmm17, 0x12               ;   323.8 p0      43 dst
        vpxord zmm23, zmm29, zmm7                         ;   323.8 p5      43 dst
        vpternlogd zmm27, zmm14, zmm23, 0x39              ;   324.8 p0      43 dst
        vmovdqa64 zmm14, zmm27                            ;   325.8         43 dst copy
        vpternlogd zmm14, zmm31, zmm4, 0xc6               ;   325.8 p5      43 dst
        vpternlogd zmm27, zmm31, zmm4, 0xd1               ;   325.8 p0      43 dst
        vpternlogd zmm19, zmm5, zmm14, 0x6c               ;   326.8 p5      43 dst
        vpandnd zmm4, zmm27, zmm17                        ;   326.8 p0      43 dst
        vpternlogd zmm20, zmm4, zmm14, 0x6c               ;   327.8 p5      43 dst
        vmovdqa64 zmm17, zmm23                            ;   324.8         43 dst copy
        vpternlogd zmm17, zmm16, zmm0, 0xf9               ;   326.3 p0      43 dst
        vmovdqa64 zmm31, zmm14                            ;   326.8         43 dst copy
        vpternlogd zmm31, zmm7, zmm7, 0xc3                ;   326.8 p5      43 dst
        vpxord zmm14, zmm14, zmm27                        ;   327.3 p0      43 dst
        vmovdqu64 [rbp + 15488], zmm4                     ;   327.8 p7+p4   43 dst spill
        vpxord zmm4, zmm23, zmm27                         ;   327.8 p5      43 dst
        vpternlogd zmm15, zmm31, zmm4, 0x90               ;   328.8 p0      43 dst
        vpternlogd zmm6, zmm15, zmm31, 0x9c               ;   329.8 p5      43 dst
        vpternlogd zmm21, zmm31, zmm4, 0x90               ;   329.3 p0      43 dst
        vpternlogd zmm31, zmm0, zmm21, 0xa6               ;   330.3 p5      43 dst
        vpternlogd zmm29, zmm6, zmm25, 0x36               ;   330.8 p0      43 dst
        vpternlogd zmm25, zmm14, [rbp + 13952], 0xde      ;   330.8 p5+p3   43 dst
        vpxord zmm31, zmm31, zmm17                        ;   331.3 p0      43 dst
        vpternlogd zmm17, zmm25, zmm19, 0x96              ;   331.8 p5      43 dst
        vpternlogd zmm6, zmm20, zmm17, 0x96               ;   332.8 p0      43 dst
        vpternlogd zmm27, zmm16, zmm6, 0xa6               ;   333.8 p5      43 dst
        vpternlogd zmm26, zmm27, zmm4, 0x6c               ;   334.8 p0      43 dst
        vpternlogd zmm26, zmm21, zmm25, 0x96              ;   335.8 p5      43 dst
        vpandd zmm18, zmm18, zmm4                         ;   334.3 p0      43 dst
        vpternlogd zmm27, zmm12, zmm7, 0x78               ;   334.8 p5      43 dst
        vpternlogd zmm7, zmm28, zmm26, 0x6a               ;   336.8 p0      43 dst
        vpternlogd zmm23, zmm11, zmm7, 0xa6               ;   337.8 p5      43 dst
        vpternlogd zmm18, zmm15, zmm23, 0x96              ;   338.8 p0      43 dst
        vpternlogd zmm23, zmm14, zmm30, 0x1e              ;   338.8 p5      43 dst
        vmovdqu64 zmm0, [rbp + 8512]                      ;   185.8 p2      43 dst reload
        vmovdqu64 zmm4, [rbp + 8320]                      ;   186.0 p3      43 dst
        vpternlogd zmm4, zmm0, zmm0, 0xc3                 ;   337.3 p0      43 dst
        vmovdqu64 zmm11, [rbp + 8256]                     ;   186.8 p2      43 dst reload
        vmovdqu64 zmm12, [rbp + 8128]                     ;   187.0 p3      43 dst
        vpternlogd zmm12, zmm4, zmm11, 0x69               ;   338.3 p5      43 dst
        vmovdqu64 zmm14, [rbp + 8192]                     ;   187.8 p2      43 dst reload
        vmovdqu64 zmm15, [rbp + 8384]                     ;   188.0 p3      43 dst
        vpternlogd zmm15, zmm4, zmm14, 0x69               ;   338.3 p0      43 dst
        vpxord zmm16, zmm12, [rbp + 8448]                 ;   339.3 p5+p2   43 dst
        vmovdqu64 zmm21, [rbp + 8064]                     ;   189.0 p3      43 dst reload
        vpxord zmm25, zmm12, zmm21                        ;   339.3 p0      43 dst
        vmovdqa64 zmm28, zmm14                            ;   193.8         43 dst copy
        vpternlogd zmm28, zmm25, zmm11, 0x96              ;   340.3 p5      43 dst
        vpternlogd zmm22, zmm2, [rbp + 3584], 0x96        ;   340.3 p0+p2   58 dst
        vpternlogd zmm8, zmm10, [rbp + 3648], 0x96        ;   340.8 p5+p3   58 dst
        vmovdqa64 zmm2, zmm12                             ;   339.3         43 dst copy
        vpternlogd zmm1, zmm9, [rbp + 3776], 0x96         ;   341.3 p0+p2   58 dst
        vpxord zmm9, zmm16, zmm28                         ;   341.8 p5      43 dst
        vpternlogd zmm31, zmm5, [rbp + 4032], 0x96        ;   342.3 p0+p3   58 dst
        vmovdqa64 zmm5, zmm16                             ;   340.3         43 dst copy
        vpternlogd zmm5, zmm16, [rbp + 8384], 0xa5        ;   342.8 p5+p2   43 dst
        vpternlogd zmm4, zmm5, zmm9, 0x1d                 ;   343.8 p0      43 dst
        vpxord zmm10, zmm9, zmm0                          ;   343.8 p5      43 dst
        vmovdqa64 zmm30, zmm10                            ;   344.8         43 dst copy
        vpternlogd zmm30, zmm21, zmm11, 0xa6              ;   344.8 p0      43 dst
        vmovdqu64 [r8 + 4224], zmm22                      ;   341.3 p8+p9   58 dst
        vmovdqu64 [r8 + 4288], zmm8                       ;   341.8 p7+p4   58 dst
        vmovdqu64 [r8 + 4416], zmm1                       ;   342.3 p8+p9   58 dst
        vpxord zmm1, zmm25, zmm15                         ;   344.8 p5      43 dst
        vmovdqa64 zmm8, zmm5                              ;   343.8         43 dst copy
        vpternlogd zmm8, zmm15, zmm15, 0xc3               ;   345.3 p0      43 dst
        vpternlogd zmm4, zmm8, zmm30, 0x69                ;   346.3 p5      43 dst
        vpxord zmm2, zmm2, zmm8                           ;   346.3 p0      43 dst
        vpternlogd zmm30, zmm2, zmm28, 0xb4               ;   347.3 p5      43 dst
        vmovdqa64 zmm22, zmm30                            ;   348.3         43 dst copy
        vpternlogd zmm22, zmm25, zmm0, 0x2d               ;   348.3 p0      43 dst
        vmovdqu64 [rbp + 15552], zmm31                    ;   343.3 p7+p4   58 dst spill
        vmovdqa64 zmm31, zmm1                             ;   345.8         43 dst copy
        vpternlogd zmm31, zmm4, zmm0, 0x36                ;   347.8 p5      43 dst
        vpternlogd zmm4, zmm8, zmm16, 0x78                ;   348.3 p0      43 dst
        vmovdqu64 [rbp + 15616], zmm23                    ;   339.8 p8+p9   43 dst spill
        vmovdqa64 zmm23, zmm4                             ;   349.3         43 dst copy
        vpternlogd zmm23, zmm9, zmm12, 0x87               ;   349.3 p5      43 dst
        vpternlogd zmm18, zmm20, [rbp + 4096], 0x96       ;   349.3 p0+p3   58 dst
        vpternlogd zmm27, zmm19, [rbp + 4224], 0x96       ;   349.8 p5+p2   58 dst
        vmovdqu64 zmm19, [rbp + 8320]                     ;   203.7 p3      43 dst reload
        vmovdqa64 zmm20, zmm5                             ;   343.8         43 dst copy
        vpternlogd zmm20, zmm28, zmm19, 0x69              ;   350.3 p0      43 dst
        vpternlogd zmm31, zmm20, zmm15, 0x2d              ;   351.3 p5      43 dst
        vmovdqu64 [rbp + 15744], zmm27                    ;   350.8 p7+p4   58 dst spill
        vmovdqa64 zmm27, zmm5                             ;   343.8         43 dst copy
        vpternlogd zmm27, zmm21, zmm19, 0xd4              ;   351.3 p0      43 dst
        vpternlogd zmm27, zmm22, zmm14, 0x69              ;   352.3 p5      43 dst
        vmovdqa64 zmm14, zmm23                            ;   350.3         43 dst copy
        vpternlogd zmm14, zmm20, zmm1, 0x78               ;   352.3 p0      43 dst
        vpternlogd zmm14, zmm4, zmm30, 0x96               ;   353.3 p5      43 dst
        vpxord zmm4, zmm5, zmm21                          ;   353.3 p0      43 dst
        vmovdqa64 zmm22, zmm14                            ;   354.3         43 dst copy
        vpternlogd zmm22, zmm23, zmm31, 0x59              ;   354.3 p5      43 dst
        vmovdqa64 zmm30, zmm22                            ;   355.3         43 dst copy
        vpternlogd zmm30, zmm23, zmm27, 0x36              ;   355.3 p0      43 dst
        vmovdqu64 [rbp + 15680], zmm18                    ;   350.3 p8+p9   58 dst spill
        vmovdqa64 zmm18, zmm30                            ;   356.3         43 dst copy
        vpternlogd zmm18, zmm14, zmm27, 0x9a              ;   356.3 p5      43 dst
        vpternlogd zmm30, zmm14, zmm27, 0x53              ;   356.3 p0      43 dst
        vpternlogd zmm11, zmm18, zmm1, 0x12               ;   357.3 p5      43 dst
        vpxord zmm14, zmm18, zmm30                        ;   357.3 p0      43 dst
        vpternlogd zmm22, zmm27, zmm14, 0x39              ;   358.3 p5      43 dst
        vmovdqa64 zmm27, zmm22                            ;   359.3         43 dst copy
        vpternlogd zmm27, zmm23, zmm31, 0xc6              ;   359.3 p0      43 dst
        vpternlogd zmm22, zmm23, zmm31, 0xd1              ;   359.3 p5      43 dst
        vpternlogd zmm28, zmm11, zmm27, 0x6c              ;   360.3 p0      43 dst
        vpandnd zmm1, zmm22, zmm1                         ;   360.3 p5      43 dst
        vpternlogd zmm2, zmm1, zmm27, 0x6c                ;   361.3 p0      43 dst
        vmovdqa64 zmm23, zmm14                            ;   358.3         43 dst copy
        vpternlogd zmm23, zmm20, zmm0, 0xf9               ;   359.8 p5      43 dst
        vmovdqa64 zmm31, zmm27                            ;   360.3         43 dst copy
        vpternlogd zmm31, zmm30, zmm30, 0xc3              ;   360.3 p0      43 dst
        vpxord zmm27, zmm27, zmm22                        ;   360.8 p5      43 dst
        vpternlogd zmm19, zmm27, zmm5, 0xde               ;   361.8 p0      43 dst
        vmovdqu64 [rbp + 15872], zmm1                     ;   361.3 p7+p4   43 dst spill
        vmovdqa64 zmm1, zmm19                             ;   362.8         43 dst copy
        vpternlogd zmm1, zmm23, zmm28, 0x96               ;   362.8 p5      43 dst
        vmovdqu64 [rbp + 15808], zmm28                    ;   361.3 p8+p9   43 dst spill
        vpxord zmm28, zmm14, zmm22                        ;   362.3 p0      43 dst
        vpternlogd zmm21, zmm31, zmm28, 0x90              ;   363.3 p5      43 dst
        vpternlogd zmm12, zmm21, zmm31, 0x9c              ;   364.3 p0      43 dst
        vpternlogd zmm18, zmm5, zmm12, 0x56               ;   365.3 p5      43 dst
        vpternlogd zmm12, zmm2, zmm1, 0x96                ;   365.3 p0      43 dst
        vpternlogd zmm22, zmm20, zmm12, 0xa6              ;   366.3 p5      43 dst
        vpternlogd zmm9, zmm31, zmm28, 0x90               ;   365.3 p0      43 dst
        vpternlogd zmm31, zmm9, zmm0, 0x6c                ;   366.3 p5      43 dst
        vpternlogd zmm31, zmm23, zmm0, 0x96               ;   367.3 p0      43 dst
        vpternlogd zmm10, zmm22, zmm28, 0x6c              ;   367.3 p5      43 dst
        vpternlogd zmm10, zmm9, zmm19, 0x96               ;   368.3 p0      43 dst
        vpandd zmm25, zmm25, zmm28                        ;   367.8 p5      43 dst
        vpternlogd zmm22, zmm16, zmm30, 0x78              ;   368.3 p0      43 dst
        vpternlogd zmm30, zmm8, zmm10, 0x6a               ;   369.3 p5      43 dst
        vpternlogd zmm14, zmm15, zmm30, 0xa6              ;   370.3 p0      43 dst
        vpternlogd zmm25, zmm21, zmm14, 0x96              ;   371.3 p5      43 dst
        vpternlogd zmm14, zmm27, zmm4, 0x1e               ;   371.3 p0      43 dst
        vmovdqu64 zmm0, [rbp + 11072]                     ;   216.3 p2      43 dst reload
        vmovdqu64 zmm4, [rbp + 10880]                     ;   216.5 p3      43 dst
        vpternlogd zmm4, zmm0, zmm0, 0xc3                 ;   370.8 p5      43 dst
        vmovdqu64 zmm5, [rbp + 10816]                     ;   217.3 p2      43 dst reload
        vmovdqu64 zmm8, [rbp + 10688]                     ;   217.5 p3      43 dst
        vpternlogd zmm8, zmm4, zmm5, 0x69                 ;   371.8 p0      43 dst
        vmovdqu64 zmm9, [rbp + 10752]                     ;   218.5 p2      43 dst reload
        vmovdqu64 zmm15, [rbp + 10944]                    ;   218.7 p3      43 dst
        vpternlogd zmm15, zmm4, zmm9, 0x69                ;   371.8 p5      43 dst
        vpxord zmm16, zmm8, [rbp + 11008]                 ;   372.8 p0+p2   43 dst
        vmovdqu64 zmm19, [rbp + 10624]                    ;   220.3 p3      43 dst reload
        vpxord zmm20, zmm8, zmm19                         ;   372.8 p5      43 dst
        vmovdqa64 zmm21, zmm9                             ;   224.5         43 dst copy
        vpternlogd zmm21, zmm20, zmm5, 0x96               ;   373.8 p0      43 dst
        vmovdqa64 zmm23, zmm8                             ;   372.8         43 dst copy
        vpternlogd zmm29, zmm7, [rbp + 4288], 0x96        ;   373.8 p5+p2   58 dst
        vpxord zmm7, zmm16, zmm21                         ;   374.8 p0      43 dst
        vmovdqu64 [r8 + 4992], zmm29                      ;   374.8 p7+p4   58 dst
        vmovdqa64 zmm27, zmm16                            ;   373.8         43 dst copy
        vpternlogd zmm27, zmm16, [rbp + 10944], 0xa5      ;   374.8 p5+p3   43 dst
        vpternlogd zmm4, zmm27, zmm7, 0x1d                ;   375.8 p0      43 dst
        vpternlogd zmm31, zmm11, [rbp + 4480], 0x96       ;   375.8 p5+p2   58 dst
        vpxord zmm11, zmm7, zmm0                          ;   376.3 p0      43 dst
        vmovdqa64 zmm28, zmm11                            ;   377.3         43 dst copy
        vpternlogd zmm28, zmm19, zmm5, 0xa6               ;   377.3 p5      43 dst
        vmovdqu64 [r8 + 5248], zmm31                      ;   376.8 p8+p9   58 dst
        vpternlogd zmm25, zmm2, [rbp + 4544], 0x96        ;   377.3 p0+p3   58 dst
        vmovdqa64 zmm2, zmm27                             ;   375.8         43 dst copy
        vpternlogd zmm2, zmm15, zmm15, 0xc3               ;   377.8 p5      43 dst
        vpternlogd zmm4, zmm2, zmm28, 0x69                ;   378.8 p0      43 dst
        vpxord zmm23, zmm23, zmm2                         ;   378.8 p5      43 dst
        vpternlogd zmm28, zmm23, zmm21, 0xb4              ;   379.8 p0      43 dst
        vmovdqu64 [r8 + 5312], zmm25                      ;   378.3 p7+p4   58 dst
        vmovdqa64 zmm25, zmm28                            ;   380.8         43 dst copy
        vpternlogd zmm25, zmm20, zmm0, 0x2d               ;   380.8 p5      43 dst
        vpternlogd zmm18, zmm30, [rbp + 4736], 0x96       ;   380.3 p0+p2   58 dst
        vpxord zmm29, zmm20, zmm15                        ;   380.8 p5      43 dst
        vmovdqu64 [r8 + 5504], zmm18                      ;   381.3 p8+p9   58 dst
        vmovdqa64 zmm18, zmm29                            ;   381.8         43 dst copy
        vpternlogd zmm18, zmm4, zmm0, 0x36                ;   381.8 p0      43 dst
        vpternlogd zmm4, zmm2, zmm16, 0x78                ;   381.8 p5      43 dst
        vmovdqa64 zmm30, zmm4                             ;   382.8         43 dst copy
        vpternlogd zmm30, zmm7, zmm8, 0x87                ;   382.8 p0      43 dst
        vmovdqu64 zmm31, [rbp + 15872]                    ;   361.3 p3      43 dst reload
        vpternlogd zmm14, zmm31, [r9 + 5468]{1to16}, 0x96 ;   382.8 p5+p2   58 dst
        vmovdqu64 [r8 + 5568], zmm14                      ;   383.8 p7+p4   58 dst
        vmovdqu64 zmm14, [rbp + 10880]                    ;   236.0 p3      43 dst reload
        vmovdqa64 zmm31, zmm27                            ;   375.8         43 dst copy
        vpternlogd zmm31, zmm21, zmm14, 0x69              ;   383.3 p0      43 dst
        vpternlogd zmm18, zmm31, zmm15, 0x2d              ;   384.3 p5      43 dst
        vmovdqu64 [rbp + 15872], zmm22                    ;   369.3 p8+p9   43 dst spill
        vmovdqa64 zmm22, zmm27                            ;   375.8         43 dst copy
        vpternlogd zmm22, zmm19, zmm14, 0xd4              ;   384.3 p0      43 dst
        vpternlogd zmm22, zmm25, zmm9, 0x69               ;   385.3 p5      43 dst
        vmovdqa64 zmm9, zmm30                             ;   383.8         43 dst copy
        vpternlogd zmm9, zmm31, zmm29, 0x78               ;   385.3 p0      43 dst
        vpternlogd zmm9, zmm4, zmm28, 0x96                ;   386.3 p5      43 dst
        vpxord zmm4, zmm27, zmm19                         ;   386.3 p0      43 dst
        vmovdqa64 zmm25, zmm9                             ;   387.3         43 dst copy
        vpternlogd zmm25, zmm30, zmm18, 0x59              ;   387.3 p5      43 dst
        vmovdqa64 zmm28, zmm25                            ;   388.3         43 dst copy
        vpternlogd zmm28, zmm30, zmm22, 0x36              ;   388.3 p0      43 dst
        vmovdqu64 [rbp + 15936], zmm10                    ;   369.3 p7+p4   58 dst spill
        vmovdqa64 zmm10, zmm28                            ;   389.3         43 dst copy
        vpternlogd zmm10, zmm9, zmm22, 0x9a               ;   389.3 p5      43 dst
        vpternlogd zmm28, zmm9, zmm22, 0x53               ;   389.3 p0      43 dst
        vpternlogd zmm5, zmm10, zmm29, 0x12               ;   390.3 p5      43 dst
        vpxord zmm9, zmm10, zmm28                         ;   390.3 p0      43 dst
        vpternlogd zmm25, zmm22, zmm9, 0x39               ;   391.3 p5      43 dst
        vmovdqa64 zmm22, zmm25                            ;   392.3         43 dst copy
        vpternlogd zmm22, zmm30, zmm18, 0xc6              ;   392.3 p0      43 dst
        vpternlogd zmm25, zmm30, zmm18, 0xd1              ;   392.3 p5      43 dst
        vpternlogd zmm21, zmm5, zmm22, 0x6c               ;   393.3 p0      43 dst
        vpandnd zmm18, zmm25, zmm29                       ;   393.3 p5      43 dst
        vpternlogd zmm23, zmm18, zmm22, 0x6c              ;   394.3 p0      43 dst
        vmovdqa64 zmm29, zmm9                             ;   391.3         43 dst copy
        vpternlogd zmm29, zmm31, zmm0, 0xf9               ;   392.8 p5      43 dst
        vmovdqa64 zmm30, zmm22                            ;   393.3         43 dst copy
        vpternlogd zmm30, zmm28, zmm28, 0xc3              ;   393.3 p0      43 dst
        vpxord zmm22, zmm22, zmm25                        ;   393.8 p5      43 dst
        vpternlogd zmm14, zmm22, zmm27, 0xde              ;   394.8 p0      43 dst
        vmovdqu64 [rbp + 16000], zmm18                    ;   394.3 p8+p9   43 dst spill
        vmovdqa64 zmm18, zmm14                            ;   395.8         43 dst copy
        vpternlogd zmm18, zmm29, zmm21, 0x96              ;   395.8 p5      43 dst
        vmovdqu64 [rbp + 16064], zmm21                    ;   394.3 p7+p4   43 dst spill
        vpxord zmm21, zmm9, zmm25                         ;   395.3 p0      43 dst
        vpternlogd zmm19, zmm30, zmm21, 0x90              ;   396.3 p5      43 dst
        vpternlogd zmm8, zmm19, zmm30, 0x9c               ;   397.3 p0      43 dst
        vpternlogd zmm10, zmm27, zmm8, 0x56               ;   398.3 p5      43 dst
        vpternlogd zmm8, zmm23, zmm18, 0x96               ;   398.3 p0      43 dst
        vpternlogd zmm25, zmm31, zmm8, 0xa6               ;   399.3 p5      43 dst
        vpternlogd zmm7, zmm30, zmm21, 0x90               ;   398.3 p0      43 dst
        vpternlogd zmm30, zmm0, zmm7, 0xa6                ;   399.3 p5      43 dst
        vpxord zmm29, zmm29, zmm30                        ;   400.3 p0      43 dst
        vpternlogd zmm11, zmm25, zmm21, 0x6c              ;   400.3 p5      43 dst
        vpternlogd zmm11, zmm7, zmm14, 0x96               ;   401.3 p0      43 dst
        vpandd zmm20, zmm20, zmm21                        ;   400.8 p5      43 dst
        vpternlogd zmm25, zmm16, zmm28, 0x78              ;   401.3 p0      43 dst
        vpternlogd zmm28, zmm2, zmm11, 0x6a               ;   402.3 p5      43 dst
        vpternlogd zmm9, zmm15, zmm28, 0xa6               ;   403.3 p0      43 dst
        vpternlogd zmm20, zmm19, zmm9, 0x96               ;   404.3 p5      43 dst
        vpternlogd zmm9, zmm22, zmm4, 0x1e                ;   404.3 p0      43 dst
        vpxord zmm3, zmm3, [rbp + 3456]                   ;   403.8 p5+p2   58 dst
        vpxord zmm24, zmm24, [rbp + 3520]                 ;   404.3 p0+p3   58 dst
        vpxord zmm13, zmm13, [rbp + 3712]                 ;   404.8 p5+p2   58 dst
        vpxord zmm6, zmm6, [rbp + 3904]                   ;   405.3 p0+p3   58 dst
        vpxord zmm17, zmm17, [rbp + 3968]                 ;   405.8 p5+p2   58 dst
        vmovdqu64 [r8 + 4096], zmm3                       ;   404.8 p8+p9   58 dst
        vmovdqu64 [r8 + 4160], zmm24                      ;   405.3 p7+p4   58 dst
        vpternlogd zmm29, zmm5, [rbp + 4928], 0x96        ;   406.3 p0+p3   58 dst
        vmovdqu64 [r8 + 4352], zmm13                      ;   405.8 p8+p9   58 dst
        vpxord zmm26, zmm26, [rbp + 4160]                 ;   406.8 p5+p2   58 dst
        vpternlogd zmm20, zmm23, [rbp + 4992], 0x96       ;   407.3 p0+p3   58 dst
        vmovdqu64 [r8 + 4608], zmm6                       ;   406.3 p7+p4   58 dst
        vmovdqu64 [r8 + 4672], zmm17                      ;   406.8 p8+p9   58 dst
        vpternlogd zmm10, zmm28, [rbp + 5184], 0x96       ;   407.8 p5+p2   58 dst
        vmovdqu64 [r8 + 4864], zmm26                      ;   407.8 p7+p4   58 dst
        vpxord zmm12, zmm12, [rbp + 4352]                 ;   408.3 p0+p3   58 dst
        vpxord zmm1, zmm1, [rbp + 4416]                   ;   408.8 p5+p2   58 dst
        vmovdqu64 zmm0, [rbp + 15296]                     ;   297.8 p3      43 dst reload
        vmovdqu64 zmm2, [rbp + 15232]                     ;   308.3 p2      58 dst
        vpternlogd zmm2, zmm0, [r9 + 5404]{1to16}, 0x96   ;   409.3 p0+p3   58 dst
        vmovdqu64 [r8 + 4544], zmm2                       ;   410.3 p8+p9   58 dst
        vmovdqu64 [r8 + 5120], zmm12                      ;   409.3 p7+p4   58 dst
        vmovdqu64 [r8 + 5184], zmm1                       ;   409.8 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 15488]                     ;   327.8 p2      43 dst reload
        vmovdqu64 zmm1, [rbp + 15616]                     ;   339.8 p3      58 dst
        vpternlogd zmm1, zmm0, [r9 + 5436]{1to16}, 0x96   ;   409.8 p5+p2   58 dst
        vmovdqu64 [r8 + 5056], zmm1                       ;   410.8 p7+p4   58 dst
        vmovdqu64 [r8 + 5760], zmm29                      ;   407.3 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 16000]                     ;   394.3 p3      43 dst reload
        vpternlogd zmm9, zmm0, [r9 + 5500]{1to16}, 0x96   ;   410.3 p0+p2   58 dst
        vmovdqu64 [r8 + 5824], zmm20                      ;   408.3 p7+p4   58 dst
        vpxord zmm8, zmm8, [rbp + 4800]                   ;   410.8 p5+p3   58 dst
        vmovdqu64 [r8 + 5632], zmm8                       ;   411.8 p8+p9   58 dst
        vmovdqu64 [r8 + 6016], zmm10                      ;   408.8 p7+p4   58 dst
        vmovdqu64 [r8 + 6080], zmm9                       ;   411.3 p8+p9   58 dst
        vpxord zmm18, zmm18, [rbp + 4864]                 ;   411.3 p0+p2   58 dst
        vmovdqu64 [r8 + 5696], zmm18                      ;   412.3 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 5120]                      ;   266.3 p3      58 dst reload
        vpternlogd zmm25, zmm0, [rbp + 16064], 0x96       ;   411.8 p5+p2   58 dst
        vmovdqu64 [r8 + 5952], zmm25                      ;   412.8 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 15936]                     ;   369.3 p3      58 dst reload
        vpxord zmm0, zmm0, [rbp + 4608]                   ;   412.3 p0+p2   58 dst
        vmovdqu64 [r8 + 5376], zmm0                       ;   413.3 p7+p4   58 dst
        vpxord zmm11, zmm11, [rbp + 5056]                 ;   412.8 p5+p3   58 dst
        vmovdqu64 [r8 + 5888], zmm11                      ;   413.8 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 15424]                     ;   302.3 p2      43 dst reload
        vmovdqu64 zmm1, [rbp + 3840]                      ;   269.8 p3      58 dst
        vpternlogd zmm1, zmm0, [rbp + 15360], 0x96        ;   413.3 p0+p2   58 dst
        vmovdqu64 [r8 + 4480], zmm1                       ;   414.3 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 15552]                     ;   343.3 p3      58 dst reload
        vmovdqu64 [r8 + 4736], zmm0                       ;   349.3 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 15680]                     ;   350.3 p2      58 dst reload
        vmovdqu64 [r8 + 4800], zmm0                       ;   356.3 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 15744]                     ;   350.8 p3      58 dst reload
        vmovdqu64 [r8 + 4928], zmm0                       ;   356.8 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 15872]                     ;   369.3 p2      43 dst reload
        vmovdqu64 zmm1, [rbp + 4672]                      ;   272.8 p3      58 dst
        vpternlogd zmm1, zmm0, [rbp + 15808], 0x96        ;   413.8 p5+p2   58 dst
        vmovdqu64 [r8 + 5440], zmm1                       ;   414.8 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 13632]                     ;   273.8 p3      43 dst reload
        vmovdqu64 zmm1, [rbp + 13440]                     ;   274.3 p2      43 dst
        vpternlogd zmm1, zmm0, zmm0, 0xc3                 ;   414.3 p0      43 dst
        vmovdqu64 zmm2, [rbp + 13376]                     ;   274.8 p3      43 dst reload
        vmovdqu64 zmm3, [rbp + 13248]                     ;   275.3 p2      43 dst
        vpternlogd zmm3, zmm1, zmm2, 0x69                 ;   415.3 p5      43 dst
        vmovdqu64 zmm4, [rbp + 13312]                     ;   275.8 p3      43 dst reload
        vmovdqu64 zmm5, [rbp + 13504]                     ;   276.3 p2      43 dst
        vpternlogd zmm5, zmm1, zmm4, 0x69                 ;   415.3 p0      43 dst
        vpxord zmm6, zmm3, [rbp + 13568]                  ;   416.3 p5+p3   43 dst
        vmovdqu64 zmm7, [rbp + 13184]                     ;   277.3 p2      43 dst reload
        vpxord zmm8, zmm3, zmm7                           ;   416.3 p0      43 dst
        vmovdqa64 zmm9, zmm4                              ;   281.8         43 dst copy
        vpternlogd zmm9, zmm8, zmm2, 0x96                 ;   417.3 p5      43 dst
        vmovdqa64 zmm10, zmm3                             ;   416.3         43 dst copy
        vpxord zmm11, zmm6, zmm9                          ;   418.3 p0      43 dst
        vmovdqa64 zmm12, zmm6                             ;   417.3         43 dst copy
        vpternlogd zmm12, zmm6, [rbp + 13504], 0xa5       ;   417.8 p5+p3   43 dst
        vpternlogd zmm1, zmm12, zmm11, 0x1d               ;   419.3 p0      43 dst
        vpxord zmm13, zmm11, zmm0                         ;   419.3 p5      43 dst
        vmovdqa64 zmm14, zmm13                            ;   420.3         43 dst copy
        vpternlogd zmm14, zmm7, zmm2, 0xa6                ;   420.3 p0      43 dst
        vmovdqa64 zmm15, zmm12                            ;   418.8         43 dst copy
        vpternlogd zmm15, zmm5, zmm5, 0xc3                ;   419.8 p5      43 dst
        vpternlogd zmm1, zmm15, zmm14, 0x69               ;   421.3 p0      43 dst
        vpxord zmm10, zmm10, zmm15                        ;   420.8 p5      43 dst
        vpternlogd zmm14, zmm10, zmm9, 0xb4               ;   421.8 p0      43 dst
        vmovdqa64 zmm16, zmm14                            ;   422.8         43 dst copy
        vpternlogd zmm16, zmm8, zmm0, 0x2d                ;   422.8 p5      43 dst
        vpxord zmm17, zmm8, zmm5                          ;   422.3 p0      43 dst
        vmovdqa64 zmm18, zmm17                            ;   423.3         43 dst copy
        vpternlogd zmm18, zmm1, zmm0, 0x36                ;   423.3 p5      43 dst
        vpternlogd zmm1, zmm15, zmm6, 0x78                ;   423.3 p0      43 dst
        vmovdqa64 zmm19, zmm1                             ;   424.3         43 dst copy
        vpternlogd zmm19, zmm11, zmm3, 0x87               ;   424.3 p5      43 dst
        vmovdqu64 zmm20, [rbp + 13440]                    ;   278.3 p2      43 dst reload
        vmovdqa64 zmm21, zmm12                            ;   418.8         43 dst copy
        vpternlogd zmm21, zmm9, zmm20, 0x69               ;   424.3 p0      43 dst
        vpternlogd zmm18, zmm21, zmm5, 0x2d               ;   425.3 p5      43 dst
        vmovdqa64 zmm22, zmm12                            ;   418.8         43 dst copy
        vpternlogd zmm22, zmm7, zmm20, 0xd4               ;   425.3 p0      43 dst
        vpternlogd zmm22, zmm16, zmm4, 0x69               ;   426.3 p5      43 dst
        vpxord zmm4, zmm12, zmm7                          ;   426.3 p0      43 dst
        vmovdqa64 zmm16, zmm19                            ;   425.3         43 dst copy
        vpternlogd zmm16, zmm21, zmm17, 0x78              ;   426.8 p5      43 dst
        vpternlogd zmm16, zmm1, zmm14, 0x96               ;   427.8 p0      43 dst
        vmovdqa64 zmm1, zmm16                             ;   428.8         43 dst copy
        vpternlogd zmm1, zmm19, zmm18, 0x59               ;   428.8 p5      43 dst
        vmovdqa64 zmm14, zmm1                             ;   429.8         43 dst copy
        vpternlogd zmm14, zmm19, zmm22, 0x36              ;   429.8 p0      43 dst
        vmovdqa64 zmm23, zmm14                            ;   430.8         43 dst copy
        vpternlogd zmm23, zmm16, zmm22, 0x9a              ;   430.8 p5      43 dst
        vpternlogd zmm14, zmm16, zmm22, 0x53              ;   430.8 p0      43 dst
        vpternlogd zmm2, zmm23, zmm17, 0x12               ;   431.8 p5      43 dst
        vpxord zmm16, zmm23, zmm14                        ;   431.8 p0      43 dst
        vpternlogd zmm1, zmm22, zmm16, 0x39               ;   432.8 p5      43 dst
        vmovdqa64 zmm22, zmm1                             ;   433.8         43 dst copy
        vpternlogd zmm22, zmm19, zmm18, 0xc6              ;   433.8 p0      43 dst
        vpternlogd zmm1, zmm19, zmm18, 0xd1               ;   433.8 p5      43 dst
        vpternlogd zmm9, zmm2, zmm22, 0x6c                ;   434.8 p0      43 dst
        vpandnd zmm17, zmm1, zmm17                        ;   434.8 p5      43 dst
        vpternlogd zmm10, zmm17, zmm22, 0x6c              ;   435.8 p0      43 dst
        vmovdqa64 zmm18, zmm16                            ;   432.8         43 dst copy
        vpternlogd zmm18, zmm21, zmm0, 0xf9               ;   433.8 p5      43 dst
        vpxord zmm19, zmm22, zmm1                         ;   434.8 p0      43 dst
        vpternlogd zmm20, zmm19, zmm12, 0xde              ;   435.8 p5      43 dst
        vpternlogd zmm22, zmm14, zmm14, 0xc3              ;   435.3 p0      43 dst
        vmovdqa64 zmm24, zmm20                            ;   436.8         43 dst copy
        vpternlogd zmm24, zmm18, zmm9, 0x96               ;   436.8 p5      43 dst
        vpxord zmm25, zmm16, zmm1                         ;   436.3 p0      43 dst
        vpternlogd zmm7, zmm22, zmm25, 0x90               ;   437.3 p5      43 dst
        vpternlogd zmm3, zmm7, zmm22, 0x9c                ;   438.3 p0      43 dst
        vpternlogd zmm23, zmm12, zmm3, 0x56               ;   439.3 p5      43 dst
        vpternlogd zmm3, zmm10, zmm24, 0x96               ;   439.3 p0      43 dst
        vpternlogd zmm1, zmm21, zmm3, 0xa6                ;   440.3 p5      43 dst
        vpternlogd zmm11, zmm22, zmm25, 0x90              ;   439.3 p0      43 dst
        vpternlogd zmm22, zmm0, zmm11, 0xa6               ;   440.3 p5      43 dst
        vpxord zmm18, zmm18, zmm22                        ;   441.3 p0      43 dst
        vpternlogd zmm13, zmm1, zmm25, 0x6c               ;   441.3 p5      43 dst
        vpternlogd zmm13, zmm11, zmm20, 0x96              ;   442.3 p0      43 dst
        vpandd zmm8, zmm8, zmm25                          ;   441.8 p5      43 dst
        vpternlogd zmm1, zmm6, zmm14, 0x78                ;   442.3 p0      43 dst
        vpternlogd zmm14, zmm15, zmm13, 0x6a              ;   443.3 p5      43 dst
        vpternlogd zmm16, zmm5, zmm14, 0xa6               ;   444.3 p0      43 dst
        vpternlogd zmm8, zmm7, zmm16, 0x96                ;   445.3 p5      43 dst
        vpternlogd zmm16, zmm19, zmm4, 0x1e               ;   445.3 p0      43 dst
        vmovdqu64 zmm0, [rbp + 8000]                      ;   288.7 p3      43 dst reload
        vmovdqu64 zmm4, [rbp + 7808]                      ;   289.3 p2      43 dst
        vpternlogd zmm4, zmm0, zmm0, 0xc3                 ;   444.8 p5      43 dst
        vmovdqu64 zmm5, [rbp + 7744]                      ;   289.7 p3      43 dst reload
        vmovdqu64 zmm6, [rbp + 7616]                      ;   290.3 p2      43 dst
        vpternlogd zmm6, zmm4, zmm5, 0x69                 ;   445.8 p0      43 dst
        vmovdqu64 zmm7, [rbp + 7680]                      ;   291.0 p3      43 dst reload
        vmovdqu64 zmm11, [rbp + 7872]                     ;   291.8 p2      43 dst
        vpternlogd zmm11, zmm4, zmm7, 0x69                ;   445.8 p5      43 dst
        vpxord zmm12, zmm6, [rbp + 7936]                  ;   446.8 p0+p3   43 dst
        vmovdqu64 zmm15, [rbp + 7552]                     ;   293.0 p2      43 dst reload
        vpxord zmm19, zmm6, zmm15                         ;   446.8 p5      43 dst
        vmovdqa64 zmm20, zmm7                             ;   297.0         43 dst copy
        vpternlogd zmm20, zmm19, zmm5, 0x96               ;   447.8 p0      43 dst
        vmovdqa64 zmm21, zmm6                             ;   446.8         43 dst copy
        vpxord zmm22, zmm12, zmm20                        ;   448.8 p5      43 dst
        vmovdqa64 zmm25, zmm12                            ;   447.8         43 dst copy
        vpternlogd zmm25, zmm12, [rbp + 7872], 0xa5       ;   448.3 p0+p3   43 dst
        vpternlogd zmm4, zmm25, zmm22, 0x1d               ;   449.8 p5      43 dst
        vpxord zmm26, zmm22, zmm0                         ;   449.8 p0      43 dst
        vmovdqa64 zmm27, zmm26                            ;   450.8         43 dst copy
        vpternlogd zmm27, zmm15, zmm5, 0xa6               ;   450.8 p5      43 dst
        vmovdqa64 zmm28, zmm25                            ;   449.3         43 dst copy
        vpternlogd zmm28, zmm11, zmm11, 0xc3              ;   450.3 p0      43 dst
        vpternlogd zmm4, zmm28, zmm27, 0x69               ;   451.8 p5      43 dst
        vpxord zmm21, zmm21, zmm28                        ;   451.3 p0      43 dst
        vpternlogd zmm27, zmm21, zmm20, 0xb4              ;   452.3 p5      43 dst
        vmovdqa64 zmm29, zmm27                            ;   453.3         43 dst copy
        vpternlogd zmm29, zmm19, zmm0, 0x2d               ;   453.3 p0      43 dst
        vmovdqa64 zmm30, zmm4                             ;   452.8         43 dst copy
        vpternlogd zmm30, zmm28, zmm12, 0x78              ;   452.8 p5      43 dst
        vmovdqa64 zmm31, zmm30                            ;   453.8         43 dst copy
        vpternlogd zmm31, zmm22, zmm6, 0x87               ;   453.8 p0      43 dst
        vmovdqu64 [rbp + 15808], zmm17                    ;   435.8 p8+p9   43 dst spill
        vpxord zmm17, zmm19, zmm11                        ;   453.8 p5      43 dst
        vpternlogd zmm4, zmm17, zmm0, 0x1e                ;   454.8 p0      43 dst
        vmovdqu64 [rbp + 15872], zmm16                    ;   446.3 p7+p4   43 dst spill
        vmovdqa64 zmm16, zmm25                            ;   449.3         43 dst copy
        vpternlogd zmm16, zmm20, [rbp + 7808], 0x69       ;   454.8 p5+p2   43 dst
        vpternlogd zmm4, zmm16, zmm11, 0x2d               ;   455.8 p0      43 dst
        vmovdqu64 [rbp + 15744], zmm23                    ;   440.3 p8+p9   43 dst spill
        vmovdqa64 zmm23, zmm31                            ;   454.8         43 dst copy
        vpternlogd zmm23, zmm16, zmm17, 0x78              ;   455.8 p5      43 dst
        vpternlogd zmm23, zmm30, zmm27, 0x96              ;   456.8 p0      43 dst
        vmovdqa64 zmm27, zmm23                            ;   457.8         43 dst copy
        vpternlogd zmm27, zmm31, zmm4, 0x59               ;   457.8 p5      43 dst
        vpxord zmm30, zmm25, zmm15                        ;   457.3 p0      43 dst
        vmovdqu64 [rbp + 15680], zmm14                    ;   444.3 p7+p4   43 dst spill
        vmovdqa64 zmm14, zmm25                            ;   449.3         43 dst copy
        vpternlogd zmm14, zmm15, [rbp + 7808], 0xd4       ;   457.8 p5+p3   43 dst
        vpternlogd zmm14, zmm29, zmm7, 0x69               ;   458.8 p0      43 dst
        vmovdqa64 zmm7, zmm27                             ;   458.8         43 dst copy
        vpternlogd zmm7, zmm31, zmm14, 0x36               ;   459.8 p5      43 dst
        vmovdqa64 zmm29, zmm7                             ;   460.8         43 dst copy
        vpternlogd zmm29, zmm23, zmm14, 0x9a              ;   460.8 p0      43 dst
        vpternlogd zmm7, zmm23, zmm14, 0x53               ;   460.8 p5      43 dst
        vpternlogd zmm5, zmm29, zmm17, 0x12               ;   461.8 p0      43 dst
        vpxord zmm23, zmm29, zmm7                         ;   461.8 p5      43 dst
        vpternlogd zmm27, zmm14, zmm23, 0x39              ;   462.8 p0      43 dst
        vmovdqa64 zmm14, zmm27                            ;   463.8         43 dst copy
        vpternlogd zmm14, zmm31, zmm4, 0xc6               ;   463.8 p5      43 dst
        vpternlogd zmm27, zmm31, zmm4, 0xd1               ;   463.8 p0      43 dst
        vpternlogd zmm20, zmm5, zmm14, 0x6c               ;   464.8 p5      43 dst
        vpandnd zmm4, zmm27, zmm17                        ;   464.8 p0      43 dst
        vpternlogd zmm21, zmm4, zmm14, 0x6c               ;   465.8 p5      43 dst
        vmovdqa64 zmm17, zmm23                            ;   462.8         43 dst copy
        vpternlogd zmm17, zmm16, zmm0, 0xf9               ;   464.3 p0      43 dst
        vmovdqa64 zmm31, zmm14                            ;   464.8         43 dst copy
        vpternlogd zmm31, zmm7, zmm7, 0xc3                ;   464.8 p5      43 dst
        vpxord zmm14, zmm14, zmm27                        ;   465.3 p0      43 dst
        vmovdqu64 [rbp + 15552], zmm4                     ;   465.8 p8+p9   43 dst spill
        vpxord zmm4, zmm23, zmm27                         ;   465.8 p5      43 dst
        vpternlogd zmm15, zmm31, zmm4, 0x90               ;   466.8 p0      43 dst
        vpternlogd zmm6, zmm15, zmm31, 0x9c               ;   467.8 p5      43 dst
        vpternlogd zmm22, zmm31, zmm4, 0x90               ;   467.3 p0      43 dst
        vpternlogd zmm31, zmm0, zmm22, 0xa6               ;   468.3 p5      43 dst
        vpternlogd zmm29, zmm6, zmm25, 0x36               ;   468.8 p0      43 dst
        vpternlogd zmm25, zmm14, [rbp + 7808], 0xde       ;   468.8 p5+p2   43 dst
        vpxord zmm31, zmm31, zmm17                        ;   469.3 p0      43 dst
        vpternlogd zmm17, zmm25, zmm20, 0x96              ;   469.8 p5      43 dst
        vpternlogd zmm6, zmm21, zmm17, 0x96               ;   470.8 p0      43 dst
        vpternlogd zmm27, zmm16, zmm6, 0xa6               ;   471.8 p5      43 dst
        vpternlogd zmm26, zmm27, zmm4, 0x6c               ;   472.8 p0      43 dst
        vpternlogd zmm26, zmm22, zmm25, 0x96              ;   473.8 p5      43 dst
        vpandd zmm19, zmm19, zmm4                         ;   472.3 p0      43 dst
        vpternlogd zmm27, zmm12, zmm7, 0x78               ;   472.8 p5      43 dst
        vpternlogd zmm7, zmm28, zmm26, 0x6a               ;   474.8 p0      43 dst
        vpternlogd zmm23, zmm11, zmm7, 0xa6               ;   475.8 p5      43 dst
        vpternlogd zmm19, zmm15, zmm23, 0x96              ;   476.8 p0      43 dst
        vpternlogd zmm23, zmm14, zmm30, 0x1e              ;   476.8 p5      43 dst
        vmovdqu64 zmm0, [rbp + 10560]                     ;   321.0 p3      43 dst reload
        vmovdqu64 zmm4, [rbp + 10368]                     ;   321.2 p2      43 dst
        vpternlogd zmm4, zmm0, zmm0, 0xc3                 ;   475.3 p0      43 dst
        vmovdqu64 zmm11, [rbp + 10304]                    ;   322.0 p3      43 dst reload
        vmovdqu64 zmm12, [rbp + 10176]                    ;   322.2 p2      43 dst
        vpternlogd zmm12, zmm4, zmm11, 0x69               ;   476.3 p5      43 dst
        vmovdqu64 zmm14, [rbp + 10240]                    ;   323.0 p3      43 dst reload
        vmovdqu64 zmm15, [rbp + 10432]                    ;   323.2 p2      43 dst
        vpternlogd zmm15, zmm4, zmm14, 0x69               ;   476.3 p0      43 dst
        vpxord zmm16, zmm12, [rbp + 10496]                ;   477.3 p5+p3   43 dst
        vmovdqu64 zmm22, [rbp + 10112]                    ;   324.2 p2      43 dst reload
        vpxord zmm25, zmm12, zmm22                        ;   477.3 p0      43 dst
        vmovdqa64 zmm28, zmm14                            ;   329.0         43 dst copy
        vpternlogd zmm28, zmm25, zmm11, 0x96              ;   478.3 p5      43 dst
        vpternlogd zmm18, zmm2, [rbp + 5376], 0x96        ;   478.3 p0+p3   58 dst
        vpternlogd zmm8, zmm10, [rbp + 5440], 0x96        ;   478.8 p5+p2   58 dst
        vmovdqa64 zmm2, zmm12                             ;   477.3         43 dst copy
        vpternlogd zmm1, zmm9, [rbp + 5568], 0x96         ;   479.3 p0+p3   58 dst
        vpxord zmm9, zmm16, zmm28                         ;   479.8 p5      43 dst
        vpternlogd zmm31, zmm5, [rbp + 5824], 0x96        ;   480.3 p0+p2   58 dst
        vmovdqa64 zmm5, zmm16                             ;   478.3         43 dst copy
        vpternlogd zmm5, zmm16, [rbp + 10432], 0xa5       ;   480.8 p5+p3   43 dst
        vpternlogd zmm4, zmm5, zmm9, 0x1d                 ;   481.8 p0      43 dst
        vpxord zmm10, zmm9, zmm0                          ;   481.8 p5      43 dst
        vmovdqa64 zmm30, zmm10                            ;   482.8         43 dst copy
        vpternlogd zmm30, zmm22, zmm11, 0xa6              ;   482.8 p0      43 dst
        vmovdqu64 [r8 + 6272], zmm18                      ;   479.3 p7+p4   58 dst
        vmovdqu64 [r8 + 6336], zmm8                       ;   479.8 p8+p9   58 dst
        vmovdqu64 [r8 + 6464], zmm1                       ;   480.3 p7+p4   58 dst
        vpxord zmm1, zmm25, zmm15                         ;   482.8 p5      43 dst
        vmovdqa64 zmm8, zmm5                              ;   481.8         43 dst copy
        vpternlogd zmm8, zmm15, zmm15, 0xc3               ;   483.3 p0      43 dst
        vpternlogd zmm4, zmm8, zmm30, 0x69                ;   484.3 p5      43 dst
        vpxord zmm2, zmm2, zmm8                           ;   484.3 p0      43 dst
        vpternlogd zmm30, zmm2, zmm28, 0xb4               ;   485.3 p5      43 dst
        vmovdqa64 zmm18, zmm30                            ;   486.3         43 dst copy
        vpternlogd zmm18, zmm25, zmm0, 0x2d               ;   486.3 p0      43 dst
        vmovdqu64 [rbp + 15360], zmm31                    ;   481.3 p8+p9   58 dst spill
        vmovdqa64 zmm31, zmm1                             ;   483.8         43 dst copy
        vpternlogd zmm31, zmm4, zmm0, 0x36                ;   485.8 p5      43 dst
        vpternlogd zmm4, zmm8, zmm16, 0x78                ;   486.3 p0      43 dst
        vmovdqu64 [rbp + 15424], zmm23                    ;   477.8 p7+p4   43 dst spill
        vmovdqa64 zmm23, zmm4                             ;   487.3         43 dst copy
        vpternlogd zmm23, zmm9, zmm12, 0x87               ;   487.3 p5      43 dst
        vpternlogd zmm19, zmm21, [rbp + 5888], 0x96       ;   487.3 p0+p2   58 dst
        vpternlogd zmm27, zmm20, [rbp + 6016], 0x96       ;   487.8 p5+p3   58 dst
        vmovdqu64 zmm20, [rbp + 10368]                    ;   341.7 p2      43 dst reload
        vmovdqa64 zmm21, zmm5                             ;   481.8         43 dst copy
        vpternlogd zmm21, zmm28, zmm20, 0x69              ;   488.3 p0      43 dst
        vpternlogd zmm31, zmm21, zmm15, 0x2d              ;   489.3 p5      43 dst
        vmovdqu64 [rbp + 15936], zmm27                    ;   488.8 p8+p9   58 dst spill
        vmovdqa64 zmm27, zmm5                             ;   481.8         43 dst copy
        vpternlogd zmm27, zmm22, zmm20, 0xd4              ;   489.3 p0      43 dst
        vpternlogd zmm27, zmm18, zmm14, 0x69              ;   490.3 p5      43 dst
        vmovdqa64 zmm14, zmm23                            ;   488.3         43 dst copy
        vpternlogd zmm14, zmm21, zmm1, 0x78               ;   490.3 p0      43 dst
        vpternlogd zmm14, zmm4, zmm30, 0x96               ;   491.3 p5      43 dst
        vpxord zmm4, zmm5, zmm22                          ;   491.3 p0      43 dst
        vmovdqa64 zmm18, zmm14                            ;   492.3         43 dst copy
        vpternlogd zmm18, zmm23, zmm31, 0x59              ;   492.3 p5      43 dst
        vmovdqa64 zmm30, zmm18                            ;   493.3         43 dst copy
        vpternlogd zmm30, zmm23, zmm27, 0x36              ;   493.3 p0      43 dst
        vmovdqu64 [rbp + 16064], zmm19                    ;   488.3 p7+p4   58 dst spill
        vmovdqa64 zmm19, zmm30                            ;   494.3         43 dst copy
        vpternlogd zmm19, zmm14, zmm27, 0x9a              ;   494.3 p5      43 dst
        vpternlogd zmm30, zmm14, zmm27, 0x53              ;   494.3 p0      43 dst
        vpternlogd zmm11, zmm19, zmm1, 0x12               ;   495.3 p5      43 dst
        vpxord zmm14, zmm19, zmm30                        ;   495.3 p0      43 dst
        vpternlogd zmm18, zmm27, zmm14, 0x39              ;   496.3 p5      43 dst
        vmovdqa64 zmm27, zmm18                            ;   497.3         43 dst copy
        vpternlogd zmm27, zmm23, zmm31, 0xc6              ;   497.3 p0      43 dst
        vpternlogd zmm18, zmm23, zmm31, 0xd1              ;   497.3 p5      43 dst
        vpternlogd zmm28, zmm11, zmm27, 0x6c              ;   498.3 p0      43 dst
        vpandnd zmm1, zmm18, zmm1                         ;   498.3 p5      43 dst
        vpternlogd zmm2, zmm1, zmm27, 0x6c                ;   499.3 p0      43 dst
        vmovdqa64 zmm23, zmm14                            ;   496.3         43 dst copy
        vpternlogd zmm23, zmm21, zmm0, 0xf9               ;   497.8 p5      43 dst
        vmovdqa64 zmm31, zmm27                            ;   498.3         43 dst copy
        vpternlogd zmm31, zmm30, zmm30, 0xc3              ;   498.3 p0      43 dst
        vpxord zmm27, zmm27, zmm18                        ;   498.8 p5      43 dst
        vpternlogd zmm20, zmm27, zmm5, 0xde               ;   499.8 p0      43 dst
        vmovdqu64 [rbp + 16000], zmm1                     ;   499.3 p8+p9   43 dst spill
        vmovdqa64 zmm1, zmm20                             ;   500.8         43 dst copy
        vpternlogd zmm1, zmm23, zmm28, 0x96               ;   500.8 p5      43 dst
        vmovdqu64 [rbp + 15488], zmm28                    ;   499.3 p7+p4   43 dst spill
        vpxord zmm28, zmm14, zmm18                        ;   500.3 p0      43 dst
        vpternlogd zmm22, zmm31, zmm28, 0x90              ;   501.3 p5      43 dst
        vpternlogd zmm12, zmm22, zmm31, 0x9c              ;   502.3 p0      43 dst
        vpternlogd zmm19, zmm5, zmm12, 0x56               ;   503.3 p5      43 dst
        vpternlogd zmm12, zmm2, zmm1, 0x96                ;   503.3 p0      43 dst
        vpternlogd zmm18, zmm21, zmm12, 0xa6              ;   504.3 p5      43 dst
        vpternlogd zmm9, zmm31, zmm28, 0x90               ;   503.3 p0      43 dst
        vpternlogd zmm31, zmm0, zmm9, 0xa6                ;   504.3 p5      43 dst
        vpxord zmm23, zmm23, zmm31                        ;   505.3 p0      43 dst
        vpternlogd zmm10, zmm18, zmm28, 0x6c              ;   505.3 p5      43 dst
        vpternlogd zmm10, zmm9, zmm20, 0x96               ;   506.3 p0      43 dst
        vpandd zmm25, zmm25, zmm28                        ;   505.8 p5      43 dst
        vpternlogd zmm18, zmm16, zmm30, 0x78              ;   506.3 p0      43 dst
        vpternlogd zmm30, zmm8, zmm10, 0x6a               ;   507.3 p5      43 dst
        vpternlogd zmm14, zmm15, zmm30, 0xa6              ;   508.3 p0      43 dst
        vpternlogd zmm25, zmm22, zmm14, 0x96              ;   509.3 p5      43 dst
        vpternlogd zmm14, zmm27, zmm4, 0x1e               ;   509.3 p0      43 dst
        vmovdqu64 zmm0, [rbp + 13120]                     ;   354.3 p3      43 dst reload
        vmovdqu64 zmm4, [rbp + 12928]                     ;   354.5 p2      43 dst
        vpternlogd zmm4, zmm0, zmm0, 0xc3                 ;   508.8 p5      43 dst
        vmovdqu64 zmm5, [rbp + 12864]                     ;   355.3 p3      43 dst reload
        vmovdqu64 zmm8, [rbp + 12736]                     ;   355.5 p2      43 dst
        vpternlogd zmm8, zmm4, zmm5, 0x69                 ;   509.8 p0      43 dst
        vmovdqu64 zmm9, [rbp + 12800]                     ;   356.5 p3      43 dst reload
        vmovdqu64 zmm15, [rbp + 12992]                    ;   356.7 p2      43 dst
        vpternlogd zmm15, zmm4, zmm9, 0x69                ;   509.8 p5      43 dst
        vpxord zmm16, zmm8, [rbp + 13056]                 ;   510.8 p0+p3   43 dst
        vmovdqu64 zmm20, [rbp + 12672]                    ;   358.3 p2      43 dst reload
        vpxord zmm21, zmm8, zmm20                         ;   510.8 p5      43 dst
        vmovdqa64 zmm22, zmm9                             ;   362.5         43 dst copy
        vpternlogd zmm22, zmm21, zmm5, 0x96               ;   511.8 p0      43 dst
        vmovdqa64 zmm27, zmm8                             ;   510.8         43 dst copy
        vpternlogd zmm29, zmm7, [rbp + 6080], 0x96        ;   511.8 p5+p3   58 dst
        vpxord zmm7, zmm16, zmm22                         ;   512.8 p0      43 dst
        vmovdqu64 [r8 + 7040], zmm29                      ;   512.8 p8+p9   58 dst
        vmovdqa64 zmm28, zmm16                            ;   511.8         43 dst copy
        vpternlogd zmm28, zmm16, [rbp + 12992], 0xa5      ;   512.8 p5+p2   43 dst
        vpternlogd zmm4, zmm28, zmm7, 0x1d                ;   513.8 p0      43 dst
        vpternlogd zmm23, zmm11, [rbp + 6272], 0x96       ;   513.8 p5+p3   58 dst
        vpxord zmm11, zmm7, zmm0                          ;   514.3 p0      43 dst
        vmovdqa64 zmm29, zmm11                            ;   515.3         43 dst copy
        vpternlogd zmm29, zmm20, zmm5, 0xa6               ;   515.3 p5      43 dst
        vmovdqu64 [r8 + 7296], zmm23                      ;   514.8 p7+p4   58 dst
        vpternlogd zmm25, zmm2, [rbp + 6336], 0x96        ;   515.3 p0+p2   58 dst
        vmovdqa64 zmm2, zmm28                             ;   513.8         43 dst copy
        vpternlogd zmm2, zmm15, zmm15, 0xc3               ;   515.8 p5      43 dst
        vpternlogd zmm4, zmm2, zmm29, 0x69                ;   516.8 p0      43 dst
        vpxord zmm27, zmm27, zmm2                         ;   516.8 p5      43 dst
        vpternlogd zmm29, zmm27, zmm22, 0xb4              ;   517.8 p0      43 dst
        vmovdqu64 [r8 + 7360], zmm25                      ;   516.3 p8+p9   58 dst
        vmovdqa64 zmm23, zmm29                            ;   518.8         43 dst copy
        vpternlogd zmm23, zmm21, zmm0, 0x2d               ;   518.8 p5      43 dst
        vpternlogd zmm19, zmm30, [rbp + 6528], 0x96       ;   518.3 p0+p3   58 dst
        vpxord zmm25, zmm21, zmm15                        ;   518.8 p5      43 dst
        vmovdqu64 [r8 + 7552], zmm19                      ;   519.3 p7+p4   58 dst
        vmovdqa64 zmm19, zmm25                            ;   519.8         43 dst copy
        vpternlogd zmm19, zmm4, zmm0, 0x36                ;   519.8 p0      43 dst
        vpternlogd zmm4, zmm2, zmm16, 0x78                ;   519.8 p5      43 dst
        vmovdqa64 zmm30, zmm4                             ;   520.8         43 dst copy
        vpternlogd zmm30, zmm7, zmm8, 0x87                ;   520.8 p0      43 dst
        vmovdqu64 zmm31, [rbp + 16000]                    ;   499.3 p2      43 dst reload
        vpternlogd zmm14, zmm31, [r9 + 5596]{1to16}, 0x96 ;   520.8 p5+p3   58 dst
        vmovdqu64 [r8 + 7616], zmm14                      ;   521.8 p8+p9   58 dst
        vmovdqu64 zmm14, [rbp + 12928]                    ;   374.0 p2      43 dst reload
        vmovdqa64 zmm31, zmm28                            ;   513.8         43 dst copy
        vpternlogd zmm31, zmm22, zmm14, 0x69              ;   521.3 p0      43 dst
        vpternlogd zmm19, zmm31, zmm15, 0x2d              ;   522.3 p5      43 dst
        vmovdqu64 [rbp + 16000], zmm18                    ;   507.3 p7+p4   43 dst spill
        vmovdqa64 zmm18, zmm28                            ;   513.8         43 dst copy
        vpternlogd zmm18, zmm20, zmm14, 0xd4              ;   522.3 p0      43 dst
        vpternlogd zmm18, zmm23, zmm9, 0x69               ;   523.3 p5      43 dst
        vmovdqa64 zmm9, zmm30                             ;   521.8         43 dst copy
        vpternlogd zmm9, zmm31, zmm25, 0x78               ;   523.3 p0      43 dst
        vpternlogd zmm9, zmm4, zmm29, 0x96                ;   524.3 p5      43 dst
        vpxord zmm4, zmm28, zmm20                         ;   524.3 p0      43 dst
        vmovdqa64 zmm23, zmm9                             ;   525.3         43 dst copy
        vpternlogd zmm23, zmm30, zmm19, 0x59              ;   525.3 p5      43 dst
        vmovdqa64 zmm29, zmm23                            ;   526.3         43 dst copy
        vpternlogd zmm29, zmm30, zmm18, 0x36              ;   526.3 p0      43 dst
        vmovdqu64 [rbp + 15616], zmm10                    ;   507.3 p8+p9   58 dst spill
        vmovdqa64 zmm10, zmm29                            ;   527.3         43 dst copy
        vpternlogd zmm10, zmm9, zmm18, 0x9a               ;   527.3 p5      43 dst
        vpternlogd zmm29, zmm9, zmm18, 0x53               ;   527.3 p0      43 dst
        vpternlogd zmm5, zmm10, zmm25, 0x12               ;   528.3 p5      43 dst
        vpxord zmm9, zmm10, zmm29                         ;   528.3 p0      43 dst
        vpternlogd zmm23, zmm18, zmm9, 0x39               ;   529.3 p5      43 dst
        vmovdqa64 zmm18, zmm23                            ;   530.3         43 dst copy
        vpternlogd zmm18, zmm30, zmm19, 0xc6              ;   530.3 p0      43 dst
        vpternlogd zmm23, zmm30, zmm19, 0xd1              ;   530.3 p5      43 dst
        vpternlogd zmm22, zmm5, zmm18, 0x6c               ;   531.3 p0      43 dst
        vpandnd zmm19, zmm23, zmm25                       ;   531.3 p5      43 dst
        vpternlogd zmm27, zmm19, zmm18, 0x6c              ;   532.3 p0      43 dst
        vmovdqa64 zmm25, zmm9                             ;   529.3         43 dst copy
        vpternlogd zmm25, zmm31, zmm0, 0xf9               ;   530.8 p5      43 dst
        vmovdqa64 zmm30, zmm18                            ;   531.3         43 dst copy
        vpternlogd zmm30, zmm29, zmm29, 0xc3              ;   531.3 p0      43 dst
        vpxord zmm18, zmm18, zmm23                        ;   531.8 p5      43 dst
        vpternlogd zmm14, zmm18, zmm28, 0xde              ;   532.8 p0      43 dst
        vmovdqu64 [rbp + 15296], zmm19                    ;   532.3 p7+p4   43 dst spill
        vmovdqa64 zmm19, zmm14                            ;   533.8         43 dst copy
        vpternlogd zmm19, zmm25, zmm22, 0x96              ;   533.8 p5      43 dst
        vmovdqu64 [rbp + 15232], zmm22                    ;   532.3 p8+p9   43 dst spill
        vpxord zmm22, zmm9, zmm23                         ;   533.3 p0      43 dst
        vpternlogd zmm20, zmm30, zmm22, 0x90              ;   534.3 p5      43 dst
        vpternlogd zmm8, zmm20, zmm30, 0x9c               ;   535.3 p0      43 dst
        vpternlogd zmm10, zmm28, zmm8, 0x56               ;   536.3 p5      43 dst
        vpternlogd zmm8, zmm27, zmm19, 0x96               ;   536.3 p0      43 dst
        vpternlogd zmm23, zmm31, zmm8, 0xa6               ;   537.3 p5      43 dst
        vpternlogd zmm7, zmm30, zmm22, 0x90               ;   536.3 p0      43 dst
        vpternlogd zmm30, zmm0, zmm7, 0xa6                ;   537.3 p5      43 dst
        vpxord zmm25, zmm25, zmm30                        ;   538.3 p0      43 dst
        vpternlogd zmm11, zmm23, zmm22, 0x6c              ;   538.3 p5      43 dst
        vpternlogd zmm11, zmm7, zmm14, 0x96               ;   539.3 p0      43 dst
        vpandd zmm21, zmm21, zmm22                        ;   538.8 p5      43 dst
        vpternlogd zmm23, zmm16, zmm29, 0x78              ;   539.3 p0      43 dst
        vpternlogd zmm29, zmm2, zmm11, 0x6a               ;   540.3 p5      43 dst
        vpternlogd zmm9, zmm15, zmm29, 0xa6               ;   541.3 p0      43 dst
        vpternlogd zmm21, zmm20, zmm9, 0x96               ;   542.3 p5      43 dst
        vpternlogd zmm9, zmm18, zmm4, 0x1e                ;   542.3 p0      43 dst
        vmovdqu64 zmm0, [rbp + 15808]                     ;   435.8 p3      43 dst reload
        vmovdqu64 zmm2, [rbp + 15872]                     ;   446.3 p2      58 dst
        vpternlogd zmm2, zmm0, [r9 + 5532]{1to16}, 0x96   ;   541.8 p5+p3   58 dst
        vmovdqu64 zmm0, [rbp + 15552]                     ;   465.8 p2      43 dst reload
        vmovdqu64 zmm4, [rbp + 15424]                     ;   477.8 p3      58 dst
        vpternlogd zmm4, zmm0, [r9 + 5564]{1to16}, 0x96   ;   542.3 p0+p2   58 dst
        vpxord zmm3, zmm3, [rbp + 5248]                   ;   542.8 p5+p3   58 dst
        vpxord zmm24, zmm24, [rbp + 5312]                 ;   543.3 p0+p2   58 dst
        vpxord zmm13, zmm13, [rbp + 5504]                 ;   543.8 p5+p3   58 dst
        vpxord zmm6, zmm6, [rbp + 5696]                   ;   544.3 p0+p2   58 dst
        vpxord zmm17, zmm17, [rbp + 5760]                 ;   544.8 p5+p3   58 dst
        vmovdqu64 [r8 + 6144], zmm3                       ;   543.8 p7+p4   58 dst
        vmovdqu64 [r8 + 6208], zmm24                      ;   544.3 p8+p9   58 dst
        vpternlogd zmm25, zmm5, [rbp + 6720], 0x96        ;   545.3 p0+p2   58 dst
        vmovdqu64 [r8 + 6400], zmm13                      ;   544.8 p7+p4   58 dst
        vpternlogd zmm21, zmm27, [rbp + 6784], 0x96       ;   545.8 p5+p3   58 dst
        vmovdqu64 [r8 + 6592], zmm2                       ;   542.8 p8+p9   58 dst
        vpxord zmm26, zmm26, [rbp + 5952]                 ;   546.3 p0+p2   58 dst
        vmovdqu64 [r8 + 6656], zmm6                       ;   545.3 p7+p4   58 dst
        vmovdqu64 [r8 + 6720], zmm17                      ;   545.8 p8+p9   58 dst
        vpternlogd zmm10, zmm29, [rbp + 6976], 0x96       ;   546.8 p5+p3   58 dst
        vmovdqu64 zmm0, [rbp + 15296]                     ;   532.3 p2      43 dst reload
        vpternlogd zmm9, zmm0, [r9 + 5628]{1to16}, 0x96   ;   547.3 p0+p3   58 dst
        vmovdqu64 [r8 + 6912], zmm26                      ;   547.3 p7+p4   58 dst
        vpxord zmm12, zmm12, [rbp + 6144]                 ;   547.8 p5+p2   58 dst
        vmovdqu64 [r8 + 7104], zmm4                       ;   543.3 p8+p9   58 dst
        vpxord zmm1, zmm1, [rbp + 6208]                   ;   548.3 p0+p3   58 dst
        vmovdqu64 [r8 + 7168], zmm12                      ;   548.8 p7+p4   58 dst
        vmovdqu64 [r8 + 7232], zmm1                       ;   549.3 p8+p9   58 dst
        vmovdqu64 [r8 + 7808], zmm25                      ;   546.3 p7+p4   58 dst
        vmovdqu64 [r8 + 7872], zmm21                      ;   546.8 p8+p9   58 dst
        vpxord zmm8, zmm8, [rbp + 6592]                   ;   548.8 p5+p2   58 dst
        vmovdqu64 [r8 + 7680], zmm8                       ;   549.8 p7+p4   58 dst
        vmovdqu64 [r8 + 8064], zmm10                      ;   547.8 p8+p9   58 dst
        vmovdqu64 [r8 + 8128], zmm9                       ;   548.3 p7+p4   58 dst
        vpxord zmm19, zmm19, [rbp + 6656]                 ;   549.3 p0+p3   58 dst
        vmovdqu64 [r8 + 7744], zmm19                      ;   550.3 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 6912]                      ;   404.3 p2      58 dst reload
        vpternlogd zmm23, zmm0, [rbp + 15232], 0x96       ;   549.8 p5+p3   58 dst
        vmovdqu64 [r8 + 8000], zmm23                      ;   550.8 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 15616]                     ;   507.3 p2      58 dst reload
        vpxord zmm0, zmm0, [rbp + 6400]                   ;   550.3 p0+p3   58 dst
        vmovdqu64 [r8 + 7424], zmm0                       ;   551.3 p8+p9   58 dst
        vpxord zmm11, zmm11, [rbp + 6848]                 ;   550.8 p5+p2   58 dst
        vmovdqu64 [r8 + 7936], zmm11                      ;   551.8 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 15360]                     ;   481.3 p3      58 dst reload
        vmovdqu64 [r8 + 6784], zmm0                       ;   487.3 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 16064]                     ;   488.3 p2      58 dst reload
        vmovdqu64 [r8 + 6848], zmm0                       ;   494.3 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 15936]                     ;   488.8 p3      58 dst reload
        vmovdqu64 [r8 + 6976], zmm0                       ;   494.8 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 15744]                     ;   440.3 p2      43 dst reload
        vmovdqu64 zmm1, [rbp + 5632]                      ;   409.3 p3      58 dst
        vpternlogd zmm1, zmm0, [rbp + 15680], 0x96        ;   551.3 p0+p2   58 dst
        vmovdqu64 [r8 + 6528], zmm1                       ;   552.3 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 16000]                     ;   507.3 p3      43 dst reload
        vmovdqu64 zmm1, [rbp + 6464]                      ;   410.8 p2      58 dst
        vpternlogd zmm1, zmm0, [rbp + 15488], 0x96        ;   551.8 p5+p3   58 dst
        vmovdqu64 [r8 + 7488], zmm1                       ;   552.8 p8+p9   58 dst
        add r8, 0x2000                                    ;   410.3 p1     117 blocks
        mov qword [rbp + 21928], r8                       ;   416.5 p7+p4  117 blocks
        mov r8, qword [rbp + 21896]                       ;   410.7 p10    117 blocks
        add r8, 0x2000                                    ;   415.7 p6     117 blocks
        mov qword [rbp + 21896], r8                       ;   417.5 p8+p4  117 blocks
        cmp r8, qword [rbp + 21904]                       ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                        ;                    x87 state
        mov rsp, qword [rbp + 21936]                      ;                    frame
        pop rbp                                           ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
aes128_encrypt.T0_constants512:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

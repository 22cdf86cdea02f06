; aes128_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 d6ee5b0d12dcd447); do not edit:
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
;   body: 261 uops, planned 65.7; bounds: width 43.5, ports 64.5, path 7.0
;   blocks: 389 uops, planned 134.2; bounds: width 64.8, ports 129.0, path 7.0
;   blocks/rounds: 2779 uops, planned 737.5; bounds: width 463.2, ports 736.0, path 36.0
;   blocks.2: 2431 uops, planned 624.8; bounds: width 405.2, ports 624.0, path 25.0
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
        sub rsp, 0x5280                                   ;                    frame
        and rsp, -64                                      ;                    frame
        lea rbp, [rsp + 128]                              ;                    frame
        mov qword [rbp + 20976], rax                      ;                    frame
        mov qword [rbp + 20928], rdi                      ;                    argument
        mov dword [rbp + 20984], ecx                      ;                    argument
        mov qword [rbp + 20936], rsi                      ;                    argument
        mov qword [rbp + 20968], rdx                      ;                    argument
        mov r8, qword [rbp + 20928]                       ;     0.0 p2      58 dst.0 reload
        vpbroadcastd zmm0, [r8 + 5120]                    ;     5.0 p3      58 dst.0
        vmovdqa64 zmm1, zmm0                              ;    11.0         58 dst.0 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p0      58 dst.0
        vmovdqu64 [rbp - 128], zmm1                       ;    12.0 p7+p4   58 dst.0
        vpbroadcastd zmm0, [r8 + 5124]                    ;     5.0 p10     58 dst.1
        vmovdqa64 zmm1, zmm0                              ;    11.0         58 dst.1 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p5      58 dst.1
        vmovdqu64 [rbp - 64], zmm1                        ;    12.0 p8+p9   58 dst.1
        vpbroadcastd zmm0, [r8 + 5140]                    ;     5.0 p2      58 dst.5
        vmovdqa64 zmm1, zmm0                              ;    11.0         58 dst.5 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p0      58 dst.5
        vmovdqu64 [rbp + 0], zmm1                         ;    12.0 p7+p4   58 dst.5
        vpbroadcastd zmm0, [r8 + 5144]                    ;     5.0 p3      58 dst.6
        vmovdqa64 zmm1, zmm0                              ;    11.0         58 dst.6 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p5      58 dst.6
        vmovdqu64 [rbp + 64], zmm1                        ;    12.0 p8+p9   58 dst.6
        vpbroadcastd zmm0, [r8 + 5152]                    ;     5.0 p10     58 dst.8
        vmovdqa64 zmm1, zmm0                              ;    11.0         58 dst.8 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p0      58 dst.8
        vmovdqu64 [rbp + 128], zmm1                       ;    12.0 p7+p4   58 dst.8
        vpbroadcastd zmm0, [r8 + 5156]                    ;     5.0 p2      58 dst.9
        vmovdqa64 zmm1, zmm0                              ;    11.0         58 dst.9 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p5      58 dst.9
        vmovdqu64 [rbp + 192], zmm1                       ;    12.0 p8+p9   58 dst.9
        vpbroadcastd zmm0, [r8 + 5172]                    ;     5.0 p3      58 dst.13
        vmovdqa64 zmm1, zmm0                              ;    11.0         58 dst.13 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p0      58 dst.13
        vmovdqu64 [rbp + 256], zmm1                       ;    12.0 p7+p4   58 dst.13
        vpbroadcastd zmm0, [r8 + 5176]                    ;     5.0 p10     58 dst.14
        vmovdqa64 zmm1, zmm0                              ;    11.0         58 dst.14 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p5      58 dst.14
        vmovdqu64 [rbp + 320], zmm1                       ;    12.0 p8+p9   58 dst.14
        vpbroadcastd zmm0, [r8 + 5184]                    ;     5.5 p2      58 dst.16
        vmovdqa64 zmm1, zmm0                              ;    11.5         58 dst.16 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.5 p0      58 dst.16
        vmovdqu64 [rbp + 384], zmm1                       ;    12.5 p7+p4   58 dst.16
        vpbroadcastd zmm0, [r8 + 5188]                    ;     6.2 p3      58 dst.17
        vmovdqa64 zmm1, zmm0                              ;    12.2         58 dst.17 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    12.2 p5      58 dst.17
        vmovdqu64 [rbp + 448], zmm1                       ;    13.2 p8+p9   58 dst.17
        vpbroadcastd zmm0, [r8 + 5204]                    ;     6.8 p10     58 dst.21
        vmovdqa64 zmm1, zmm0                              ;    12.8         58 dst.21 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    12.8 p0      58 dst.21
        vmovdqu64 [rbp + 512], zmm1                       ;    13.8 p7+p4   58 dst.21
        vpbroadcastd zmm0, [r8 + 5208]                    ;     7.5 p2      58 dst.22
        vmovdqa64 zmm1, zmm0                              ;    13.5         58 dst.22 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    13.5 p5      58 dst.22
        vmovdqu64 [rbp + 576], zmm1                       ;    14.5 p8+p9   58 dst.22
        vpbroadcastd zmm0, [r8 + 5216]                    ;     8.2 p3      58 dst.24
        vmovdqa64 zmm1, zmm0                              ;    14.2         58 dst.24 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    14.2 p0      58 dst.24
        vmovdqu64 [rbp + 640], zmm1                       ;    15.2 p7+p4   58 dst.24
        vpbroadcastd zmm0, [r8 + 5220]                    ;     8.8 p10     58 dst.25
        vmovdqa64 zmm1, zmm0                              ;    14.8         58 dst.25 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    14.8 p5      58 dst.25
        vmovdqu64 [rbp + 704], zmm1                       ;    15.8 p8+p9   58 dst.25
        vpbroadcastd zmm0, [r8 + 5236]                    ;     9.5 p2      58 dst.29
        vmovdqa64 zmm1, zmm0                              ;    15.5         58 dst.29 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    15.5 p0      58 dst.29
        vmovdqu64 [rbp + 768], zmm1                       ;    16.5 p7+p4   58 dst.29
        vpbroadcastd zmm0, [r8 + 5240]                    ;    10.2 p3      58 dst.30
        vmovdqa64 zmm1, zmm0                              ;    16.2         58 dst.30 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    16.2 p5      58 dst.30
        vmovdqu64 [rbp + 832], zmm1                       ;    17.2 p8+p9   58 dst.30
        vpbroadcastd zmm0, [r8 + 5248]                    ;    10.8 p10     58 dst.0
        vmovdqa64 zmm1, zmm0                              ;    16.8         58 dst.0 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    16.8 p0      58 dst.0
        vmovdqu64 [rbp + 896], zmm1                       ;    17.8 p7+p4   58 dst.0
        vpbroadcastd zmm0, [r8 + 5252]                    ;    11.5 p2      58 dst.1
        vmovdqa64 zmm1, zmm0                              ;    17.5         58 dst.1 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    17.5 p5      58 dst.1
        vmovdqu64 [rbp + 960], zmm1                       ;    18.5 p8+p9   58 dst.1
        vpbroadcastd zmm0, [r8 + 5268]                    ;    12.2 p3      58 dst.5
        vmovdqa64 zmm1, zmm0                              ;    18.2         58 dst.5 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    18.2 p0      58 dst.5
        vmovdqu64 [rbp + 1024], zmm1                      ;    19.2 p7+p4   58 dst.5
        vpbroadcastd zmm0, [r8 + 5272]                    ;    12.8 p10     58 dst.6
        vmovdqa64 zmm1, zmm0                              ;    18.8         58 dst.6 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    18.8 p5      58 dst.6
        vmovdqu64 [rbp + 1088], zmm1                      ;    19.8 p8+p9   58 dst.6
        vpbroadcastd zmm0, [r8 + 5280]                    ;    13.5 p2      58 dst.8
        vmovdqa64 zmm1, zmm0                              ;    19.5         58 dst.8 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    19.5 p0      58 dst.8
        vmovdqu64 [rbp + 1152], zmm1                      ;    20.7 p7+p4   58 dst.8
        vpbroadcastd zmm0, [r8 + 5284]                    ;    14.2 p3      58 dst.9
        vmovdqa64 zmm1, zmm0                              ;    20.2         58 dst.9 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    20.2 p5      58 dst.9
        vmovdqu64 [rbp + 1216], zmm1                      ;    21.3 p8+p9   58 dst.9
        vpbroadcastd zmm0, [r8 + 5300]                    ;    14.8 p10     58 dst.13
        vmovdqa64 zmm1, zmm0                              ;    20.8         58 dst.13 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    20.8 p0      58 dst.13
        vmovdqu64 [rbp + 1280], zmm1                      ;    22.7 p7+p4   58 dst.13
        vpbroadcastd zmm0, [r8 + 5304]                    ;    15.5 p2      58 dst.14
        vmovdqa64 zmm1, zmm0                              ;    21.5         58 dst.14 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    21.5 p5      58 dst.14
        vmovdqu64 [rbp + 1344], zmm1                      ;    23.3 p8+p9   58 dst.14
        vpbroadcastd zmm0, [r8 + 5312]                    ;    16.2 p3      58 dst.16
        vmovdqa64 zmm1, zmm0                              ;    22.2         58 dst.16 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    22.2 p0      58 dst.16
        vmovdqu64 [rbp + 1408], zmm1                      ;    24.7 p7+p4   58 dst.16
        vpbroadcastd zmm0, [r8 + 5316]                    ;    16.8 p10     58 dst.17
        vmovdqa64 zmm1, zmm0                              ;    22.8         58 dst.17 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    22.8 p5      58 dst.17
        vmovdqu64 [rbp + 1472], zmm1                      ;    25.3 p8+p9   58 dst.17
        vpbroadcastd zmm0, [r8 + 5332]                    ;    17.5 p2      58 dst.21
        vmovdqa64 zmm1, zmm0                              ;    23.5         58 dst.21 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    23.5 p0      58 dst.21
        vmovdqu64 [rbp + 1536], zmm1                      ;    26.7 p7+p4   58 dst.21
        vpbroadcastd zmm0, [r8 + 5336]                    ;    18.2 p3      58 dst.22
        vmovdqa64 zmm1, zmm0                              ;    24.2         58 dst.22 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    24.2 p5      58 dst.22
        vmovdqu64 [rbp + 1600], zmm1                      ;    27.3 p8+p9   58 dst.22
        vpbroadcastd zmm0, [r8 + 5344]                    ;    18.8 p10     58 dst.24
        vmovdqa64 zmm1, zmm0                              ;    24.8         58 dst.24 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    24.8 p0      58 dst.24
        vmovdqu64 [rbp + 1664], zmm1                      ;    28.7 p7+p4   58 dst.24
        vpbroadcastd zmm0, [r8 + 5348]                    ;    19.5 p2      58 dst.25
        vmovdqa64 zmm1, zmm0                              ;    25.5         58 dst.25 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    25.5 p5      58 dst.25
        vmovdqu64 [rbp + 1728], zmm1                      ;    29.3 p8+p9   58 dst.25
        vpbroadcastd zmm0, [r8 + 5364]                    ;    20.2 p3      58 dst.29
        vmovdqa64 zmm1, zmm0                              ;    26.2         58 dst.29 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    26.2 p0      58 dst.29
        vmovdqu64 [rbp + 1792], zmm1                      ;    30.7 p7+p4   58 dst.29
        vpbroadcastd zmm0, [r8 + 5368]                    ;    20.8 p10     58 dst.30
        vmovdqa64 zmm1, zmm0                              ;    26.8         58 dst.30 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    26.8 p5      58 dst.30
        vmovdqu64 [rbp + 1856], zmm1                      ;    31.3 p8+p9   58 dst.30
        vpbroadcastd zmm0, [r8 + 5376]                    ;    21.5 p2      58 dst.0
        vmovdqa64 zmm1, zmm0                              ;    27.5         58 dst.0 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    27.5 p0      58 dst.0
        vmovdqu64 [rbp + 1920], zmm1                      ;    32.7 p7+p4   58 dst.0
        vpbroadcastd zmm0, [r8 + 5380]                    ;    22.2 p3      58 dst.1
        vmovdqa64 zmm1, zmm0                              ;    28.2         58 dst.1 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    28.2 p5      58 dst.1
        vmovdqu64 [rbp + 1984], zmm1                      ;    33.3 p8+p9   58 dst.1
        vpbroadcastd zmm0, [r8 + 5396]                    ;    22.8 p10     58 dst.5
        vmovdqa64 zmm1, zmm0                              ;    28.8         58 dst.5 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    28.8 p0      58 dst.5
        vmovdqu64 [rbp + 2048], zmm1                      ;    34.7 p7+p4   58 dst.5
        vpbroadcastd zmm0, [r8 + 5400]                    ;    23.5 p2      58 dst.6
        vmovdqa64 zmm1, zmm0                              ;    29.5         58 dst.6 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    29.5 p5      58 dst.6
        vmovdqu64 [rbp + 2112], zmm1                      ;    35.3 p8+p9   58 dst.6
        vpbroadcastd zmm0, [r8 + 5408]                    ;    24.2 p3      58 dst.8
        vmovdqa64 zmm1, zmm0                              ;    30.2         58 dst.8 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    30.2 p0      58 dst.8
        vmovdqu64 [rbp + 2176], zmm1                      ;    36.7 p7+p4   58 dst.8
        vpbroadcastd zmm0, [r8 + 5412]                    ;    24.8 p10     58 dst.9
        vmovdqa64 zmm1, zmm0                              ;    30.8         58 dst.9 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    30.8 p5      58 dst.9
        vmovdqu64 [rbp + 2240], zmm1                      ;    37.3 p8+p9   58 dst.9
        vpbroadcastd zmm0, [r8 + 5428]                    ;    25.5 p2      58 dst.13
        vmovdqa64 zmm1, zmm0                              ;    31.5         58 dst.13 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    31.5 p0      58 dst.13
        vmovdqu64 [rbp + 2304], zmm1                      ;    38.7 p7+p4   58 dst.13
        vpbroadcastd zmm0, [r8 + 5432]                    ;    26.2 p3      58 dst.14
        vmovdqa64 zmm1, zmm0                              ;    32.2         58 dst.14 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    32.2 p5      58 dst.14
        vmovdqu64 [rbp + 2368], zmm1                      ;    39.3 p8+p9   58 dst.14
        vpbroadcastd zmm0, [r8 + 5440]                    ;    26.8 p10     58 dst.16
        vmovdqa64 zmm1, zmm0                              ;    32.8         58 dst.16 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    32.8 p0      58 dst.16
        vmovdqu64 [rbp + 2432], zmm1                      ;    40.7 p7+p4   58 dst.16
        vpbroadcastd zmm0, [r8 + 5444]                    ;    27.5 p2      58 dst.17
        vmovdqa64 zmm1, zmm0                              ;    33.5         58 dst.17 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    33.5 p5      58 dst.17
        vmovdqu64 [rbp + 2496], zmm1                      ;    41.3 p8+p9   58 dst.17
        vpbroadcastd zmm0, [r8 + 5460]                    ;    28.2 p3      58 dst.21
        vmovdqa64 zmm1, zmm0                              ;    34.2         58 dst.21 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    34.2 p0      58 dst.21
        vmovdqu64 [rbp + 2560], zmm1                      ;    42.7 p7+p4   58 dst.21
        vpbroadcastd zmm0, [r8 + 5464]                    ;    28.8 p10     58 dst.22
        vmovdqa64 zmm1, zmm0                              ;    34.8         58 dst.22 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    34.8 p5      58 dst.22
        vmovdqu64 [rbp + 2624], zmm1                      ;    43.3 p8+p9   58 dst.22
        vpbroadcastd zmm0, [r8 + 5472]                    ;    29.5 p2      58 dst.24
        vmovdqa64 zmm1, zmm0                              ;    35.5         58 dst.24 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    35.5 p0      58 dst.24
        vmovdqu64 [rbp + 2688], zmm1                      ;    44.7 p7+p4   58 dst.24
        vpbroadcastd zmm0, [r8 + 5476]                    ;    30.2 p3      58 dst.25
        vmovdqa64 zmm1, zmm0                              ;    36.2         58 dst.25 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    36.2 p5      58 dst.25
        vmovdqu64 [rbp + 2752], zmm1                      ;    45.3 p8+p9   58 dst.25
        vpbroadcastd zmm0, [r8 + 5492]                    ;    30.8 p10     58 dst.29
        vmovdqa64 zmm1, zmm0                              ;    36.8         58 dst.29 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    36.8 p0      58 dst.29
        vmovdqu64 [rbp + 2816], zmm1                      ;    46.7 p7+p4   58 dst.29
        vpbroadcastd zmm0, [r8 + 5496]                    ;    31.5 p2      58 dst.30
        vmovdqa64 zmm1, zmm0                              ;    37.5         58 dst.30 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    37.5 p5      58 dst.30
        vmovdqu64 [rbp + 2880], zmm1                      ;    47.3 p8+p9   58 dst.30
        vpbroadcastd zmm0, [r8 + 5504]                    ;    32.2 p3      58 dst.0
        vmovdqa64 zmm1, zmm0                              ;    38.2         58 dst.0 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    38.2 p0      58 dst.0
        vmovdqu64 [rbp + 2944], zmm1                      ;    48.7 p7+p4   58 dst.0
        vpbroadcastd zmm0, [r8 + 5508]                    ;    32.8 p10     58 dst.1
        vmovdqa64 zmm1, zmm0                              ;    38.8         58 dst.1 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    38.8 p5      58 dst.1
        vmovdqu64 [rbp + 3008], zmm1                      ;    49.3 p8+p9   58 dst.1
        vpbroadcastd zmm0, [r8 + 5524]                    ;    33.5 p2      58 dst.5
        vmovdqa64 zmm1, zmm0                              ;    39.5         58 dst.5 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    39.5 p0      58 dst.5
        vmovdqu64 [rbp + 3072], zmm1                      ;    50.7 p7+p4   58 dst.5
        vpbroadcastd zmm0, [r8 + 5528]                    ;    34.2 p3      58 dst.6
        vmovdqa64 zmm1, zmm0                              ;    40.2         58 dst.6 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    40.2 p5      58 dst.6
        vmovdqu64 [rbp + 3136], zmm1                      ;    51.3 p8+p9   58 dst.6
        vpbroadcastd zmm0, [r8 + 5536]                    ;    34.8 p10     58 dst.8
        vmovdqa64 zmm1, zmm0                              ;    40.8         58 dst.8 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    40.8 p0      58 dst.8
        vmovdqu64 [rbp + 3200], zmm1                      ;    52.7 p7+p4   58 dst.8
        vpbroadcastd zmm0, [r8 + 5540]                    ;    35.5 p2      58 dst.9
        vmovdqa64 zmm1, zmm0                              ;    41.5         58 dst.9 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    41.5 p5      58 dst.9
        vmovdqu64 [rbp + 3264], zmm1                      ;    53.3 p8+p9   58 dst.9
        vpbroadcastd zmm0, [r8 + 5556]                    ;    36.2 p3      58 dst.13
        vmovdqa64 zmm1, zmm0                              ;    42.2         58 dst.13 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    42.2 p0      58 dst.13
        vmovdqu64 [rbp + 3328], zmm1                      ;    54.7 p7+p4   58 dst.13
        vpbroadcastd zmm0, [r8 + 5560]                    ;    36.8 p10     58 dst.14
        vmovdqa64 zmm1, zmm0                              ;    42.8         58 dst.14 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    42.8 p5      58 dst.14
        vmovdqu64 [rbp + 3392], zmm1                      ;    55.3 p8+p9   58 dst.14
        vpbroadcastd zmm0, [r8 + 5568]                    ;    37.5 p2      58 dst.16
        vmovdqa64 zmm1, zmm0                              ;    43.5         58 dst.16 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    43.5 p0      58 dst.16
        vmovdqu64 [rbp + 3456], zmm1                      ;    56.7 p7+p4   58 dst.16
        vpbroadcastd zmm0, [r8 + 5572]                    ;    38.2 p3      58 dst.17
        vpbroadcastd zmm1, [r8 + 5588]                    ;    38.3 p10     58 dst.21
        vpbroadcastd zmm2, [r8 + 5592]                    ;    38.5 p2      58 dst.22
        vmovdqa64 zmm3, zmm0                              ;    44.2         58 dst.17 copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                  ;    44.2 p5      58 dst.17
        vmovdqu64 [rbp + 3520], zmm3                      ;    57.3 p8+p9   58 dst.17
        vpbroadcastd zmm0, [r8 + 5600]                    ;    39.2 p3      58 dst.24
        vpbroadcastd zmm3, [r8 + 5604]                    ;    39.3 p10     58 dst.25
        vpbroadcastd zmm4, [r8 + 5620]                    ;    39.5 p2      58 dst.29
        vmovdqa64 zmm5, zmm1                              ;    44.3         58 dst.21 copy
        vpternlogd zmm5, zmm1, zmm1, 0xf                  ;    44.3 p0      58 dst.21
        vmovdqu64 [rbp + 3584], zmm5                      ;    58.7 p7+p4   58 dst.21
        vpbroadcastd zmm1, [r8 + 5624]                    ;    40.2 p3      58 dst.30
        vmovdqa64 zmm5, zmm2                              ;    44.5         58 dst.22 copy
        vpternlogd zmm5, zmm2, zmm2, 0xf                  ;    44.5 p5      58 dst.22
        vmovdqu64 [rbp + 3648], zmm5                      ;    59.3 p8+p9   58 dst.22
        vmovdqa64 zmm2, zmm0                              ;    45.2         58 dst.24 copy
        vpternlogd zmm2, zmm0, zmm0, 0xf                  ;    45.2 p0      58 dst.24
        vmovdqu64 [rbp + 3712], zmm2                      ;    60.7 p7+p4   58 dst.24
        vmovdqa64 zmm0, zmm3                              ;    45.3         58 dst.25 copy
        vpternlogd zmm0, zmm3, zmm3, 0xf                  ;    45.3 p5      58 dst.25
        vmovdqu64 [rbp + 3776], zmm0                      ;    61.3 p8+p9   58 dst.25
        vmovdqa64 zmm0, zmm4                              ;    45.5         58 dst.29 copy
        vpternlogd zmm0, zmm4, zmm4, 0xf                  ;    45.5 p0      58 dst.29
        vmovdqu64 [rbp + 3840], zmm0                      ;    62.7 p7+p4   58 dst.29
        vmovdqa64 zmm0, zmm1                              ;    46.2         58 dst.30 copy
        vpternlogd zmm0, zmm1, zmm1, 0xf                  ;    46.2 p5      58 dst.30
        vmovdqu64 [rbp + 3904], zmm0                      ;    63.3 p8+p9   58 dst.30
        mov r8d, dword [rbp + 20984]                      ;    42.8 p10    117 blocks
        shl r8, 0xd                                       ;    47.8 p6     117 blocks
        add r8, qword [rbp + 20936]                       ;    48.8 p1+p2  117 blocks
        mov qword [rbp + 20944], r8                       ;    64.7 p7+p4  117 blocks
        cmp dword [rbp + 20984], 0                        ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 20936]                       ;     0.0 p2      52 s[0].0 reload
        vmovdqu64 zmm0, [r8]                              ;     5.0 p3      52 s[0]
        mov r9, qword [rbp + 20928]                       ;     0.3 p10     52 s[0].0 reload
        vpxord zmm0, zmm0, [r9]{1to16}                    ;    11.3 p0+p2   52 s[0]
        vmovdqu64 [rbp + 3968], zmm0                      ;    12.3 p7+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 64]                         ;     5.0 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 4]{1to16}                ;    11.3 p5+p2   52 s[0]
        vmovdqu64 [rbp + 4032], zmm0                      ;    12.3 p8+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 128]                        ;     5.0 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 8]{1to16}                ;    11.3 p0+p2   52 s[0]
        vmovdqu64 [rbp + 4096], zmm0                      ;    12.3 p7+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 192]                        ;     5.0 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 12]{1to16}               ;    11.3 p5+p2   52 s[0]
        vmovdqu64 [rbp + 4160], zmm0                      ;    12.3 p8+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 256]                        ;     5.0 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 16]{1to16}               ;    11.3 p0+p2   52 s[0]
        vmovdqu64 [rbp + 4224], zmm0                      ;    12.3 p7+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 320]                        ;     5.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 20]{1to16}               ;    11.3 p5+p2   52 s[0]
        vmovdqu64 [rbp + 4288], zmm0                      ;    12.3 p8+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 384]                        ;     6.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 24]{1to16}               ;    12.2 p0+p2   52 s[0]
        vmovdqu64 [rbp + 4352], zmm0                      ;    13.2 p7+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 448]                        ;     7.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 28]{1to16}               ;    13.2 p5+p2   52 s[0]
        vmovdqu64 [rbp + 4416], zmm0                      ;    14.2 p8+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 512]                        ;     8.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 32]{1to16}               ;    14.2 p0+p2   52 s[0]
        vmovdqu64 [rbp + 4480], zmm0                      ;    15.2 p7+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 576]                        ;     9.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 36]{1to16}               ;    15.2 p5+p2   52 s[0]
        vmovdqu64 [rbp + 4544], zmm0                      ;    16.2 p8+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 640]                        ;    10.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 40]{1to16}               ;    16.2 p0+p2   52 s[0]
        vmovdqu64 [rbp + 4608], zmm0                      ;    17.2 p7+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 704]                        ;    11.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 44]{1to16}               ;    17.2 p5+p2   52 s[0]
        vmovdqu64 [rbp + 4672], zmm0                      ;    18.2 p8+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 768]                        ;    12.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 48]{1to16}               ;    18.2 p0+p2   52 s[0]
        vmovdqu64 [rbp + 4736], zmm0                      ;    19.2 p7+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 832]                        ;    13.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 52]{1to16}               ;    19.2 p5+p2   52 s[0]
        vmovdqu64 [rbp + 4800], zmm0                      ;    20.2 p8+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 896]                        ;    14.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 56]{1to16}               ;    20.2 p0+p2   52 s[0]
        vmovdqu64 [rbp + 4864], zmm0                      ;    21.2 p7+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 960]                        ;    15.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 60]{1to16}               ;    21.2 p5+p2   52 s[0]
        vmovdqu64 [rbp + 4928], zmm0                      ;    22.2 p8+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 1024]                       ;    16.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 64]{1to16}               ;    22.2 p0+p2   52 s[0]
        vmovdqu64 [rbp + 4992], zmm0                      ;    23.2 p7+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 1088]                       ;    17.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 68]{1to16}               ;    23.2 p5+p2   52 s[0]
        vmovdqu64 [rbp + 5056], zmm0                      ;    24.2 p8+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 1152]                       ;    18.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 72]{1to16}               ;    24.2 p0+p2   52 s[0]
        vmovdqu64 [rbp + 5120], zmm0                      ;    25.2 p7+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 1216]                       ;    19.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 76]{1to16}               ;    25.2 p5+p2   52 s[0]
        vmovdqu64 [rbp + 5184], zmm0                      ;    26.2 p8+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 1280]                       ;    20.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 80]{1to16}               ;    26.2 p0+p2   52 s[0]
        vmovdqu64 [rbp + 5248], zmm0                      ;    27.2 p7+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 1344]                       ;    21.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 84]{1to16}               ;    27.2 p5+p2   52 s[0]
        vmovdqu64 [rbp + 5312], zmm0                      ;    28.2 p8+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 1408]                       ;    22.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 88]{1to16}               ;    28.2 p0+p2   52 s[0]
        vmovdqu64 [rbp + 5376], zmm0                      ;    29.2 p7+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 1472]                       ;    23.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 92]{1to16}               ;    29.2 p5+p2   52 s[0]
        vmovdqu64 [rbp + 5440], zmm0                      ;    30.2 p8+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 1536]                       ;    24.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 96]{1to16}               ;    30.2 p0+p2   52 s[0]
        vmovdqu64 [rbp + 5504], zmm0                      ;    31.2 p7+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 1600]                       ;    25.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 100]{1to16}              ;    31.2 p5+p2   52 s[0]
        vmovdqu64 [rbp + 5568], zmm0                      ;    32.2 p8+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 1664]                       ;    26.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 104]{1to16}              ;    32.2 p0+p2   52 s[0]
        vmovdqu64 [rbp + 5632], zmm0                      ;    33.2 p7+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 1728]                       ;    27.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 108]{1to16}              ;    33.2 p5+p2   52 s[0]
        vmovdqu64 [rbp + 5696], zmm0                      ;    34.2 p8+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 1792]                       ;    28.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 112]{1to16}              ;    34.2 p0+p2   52 s[0]
        vmovdqu64 [rbp + 5760], zmm0                      ;    35.2 p7+p4   53 rounds
        mov qword [rbp + 20952], r9                       ;    29.2 p8+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 1856]                       ;    29.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 116]{1to16}              ;    35.2 p5+p2   52 s[0]
        vmovdqu64 [rbp + 5824], zmm0                      ;    36.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 1920]                       ;    30.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 120]{1to16}              ;    36.2 p0+p2   52 s[0]
        vmovdqu64 [rbp + 5888], zmm0                      ;    37.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 1984]                       ;    31.2 p3      52 s[0]
        vpxord zmm0, zmm0, [r9 + 124]{1to16}              ;    37.2 p5+p2   52 s[0]
        vmovdqu64 [rbp + 5952], zmm0                      ;    38.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 2048]                       ;    32.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 128]{1to16}              ;    38.2 p0+p2   52 s[1]
        vmovdqu64 [rbp + 6016], zmm0                      ;    39.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 2112]                       ;    33.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 132]{1to16}              ;    39.2 p5+p2   52 s[1]
        vmovdqu64 [rbp + 6080], zmm0                      ;    40.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 2176]                       ;    34.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 136]{1to16}              ;    40.2 p0+p2   52 s[1]
        vmovdqu64 [rbp + 6144], zmm0                      ;    41.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 2240]                       ;    35.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 140]{1to16}              ;    41.2 p5+p2   52 s[1]
        vmovdqu64 [rbp + 6208], zmm0                      ;    42.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 2304]                       ;    36.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 144]{1to16}              ;    42.2 p0+p2   52 s[1]
        vmovdqu64 [rbp + 6272], zmm0                      ;    43.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 2368]                       ;    37.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 148]{1to16}              ;    43.2 p5+p2   52 s[1]
        vmovdqu64 [rbp + 6336], zmm0                      ;    44.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 2432]                       ;    38.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 152]{1to16}              ;    44.2 p0+p2   52 s[1]
        vmovdqu64 [rbp + 6400], zmm0                      ;    45.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 2496]                       ;    39.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 156]{1to16}              ;    45.2 p5+p2   52 s[1]
        vmovdqu64 [rbp + 6464], zmm0                      ;    46.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 2560]                       ;    40.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 160]{1to16}              ;    46.2 p0+p2   52 s[1]
        vmovdqu64 [rbp + 6528], zmm0                      ;    47.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 2624]                       ;    41.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 164]{1to16}              ;    47.2 p5+p2   52 s[1]
        vmovdqu64 [rbp + 6592], zmm0                      ;    48.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 2688]                       ;    42.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 168]{1to16}              ;    48.2 p0+p2   52 s[1]
        vmovdqu64 [rbp + 6656], zmm0                      ;    49.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 2752]                       ;    43.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 172]{1to16}              ;    49.2 p5+p2   52 s[1]
        vmovdqu64 [rbp + 6720], zmm0                      ;    50.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 2816]                       ;    44.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 176]{1to16}              ;    50.2 p0+p2   52 s[1]
        vmovdqu64 [rbp + 6784], zmm0                      ;    51.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 2880]                       ;    45.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 180]{1to16}              ;    51.2 p5+p2   52 s[1]
        vmovdqu64 [rbp + 6848], zmm0                      ;    52.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 2944]                       ;    46.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 184]{1to16}              ;    52.2 p0+p2   52 s[1]
        vmovdqu64 [rbp + 6912], zmm0                      ;    53.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 3008]                       ;    47.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 188]{1to16}              ;    53.2 p5+p2   52 s[1]
        vmovdqu64 [rbp + 6976], zmm0                      ;    54.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 3072]                       ;    48.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 192]{1to16}              ;    54.2 p0+p2   52 s[1]
        vmovdqu64 [rbp + 7040], zmm0                      ;    55.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 3136]                       ;    49.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 196]{1to16}              ;    55.2 p5+p2   52 s[1]
        vmovdqu64 [rbp + 7104], zmm0                      ;    56.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 3200]                       ;    50.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 200]{1to16}              ;    56.2 p0+p2   52 s[1]
        vmovdqu64 [rbp + 7168], zmm0                      ;    57.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 3264]                       ;    51.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 204]{1to16}              ;    57.2 p5+p2   52 s[1]
        vmovdqu64 [rbp + 7232], zmm0                      ;    58.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 3328]                       ;    52.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 208]{1to16}              ;    58.2 p0+p2   52 s[1]
        vmovdqu64 [rbp + 7296], zmm0                      ;    59.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 3392]                       ;    53.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 212]{1to16}              ;    59.2 p5+p2   52 s[1]
        vmovdqu64 [rbp + 7360], zmm0                      ;    60.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 3456]                       ;    54.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 216]{1to16}              ;    60.2 p0+p2   52 s[1]
        vmovdqu64 [rbp + 7424], zmm0                      ;    61.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 3520]                       ;    55.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 220]{1to16}              ;    61.2 p5+p2   52 s[1]
        vmovdqu64 [rbp + 7488], zmm0                      ;    62.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 3584]                       ;    56.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 224]{1to16}              ;    62.2 p0+p2   52 s[1]
        vmovdqu64 [rbp + 7552], zmm0                      ;    63.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 3648]                       ;    57.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 228]{1to16}              ;    63.2 p5+p2   52 s[1]
        vmovdqu64 [rbp + 7616], zmm0                      ;    64.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 3712]                       ;    58.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 232]{1to16}              ;    64.2 p0+p2   52 s[1]
        vmovdqu64 [rbp + 7680], zmm0                      ;    65.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 3776]                       ;    59.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 236]{1to16}              ;    65.2 p5+p2   52 s[1]
        vmovdqu64 [rbp + 7744], zmm0                      ;    66.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 3840]                       ;    60.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 240]{1to16}              ;    66.2 p0+p2   52 s[1]
        vmovdqu64 [rbp + 7808], zmm0                      ;    67.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 3904]                       ;    61.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 244]{1to16}              ;    67.2 p5+p2   52 s[1]
        vmovdqu64 [rbp + 7872], zmm0                      ;    68.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 3968]                       ;    62.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 248]{1to16}              ;    68.2 p0+p2   52 s[1]
        vmovdqu64 [rbp + 7936], zmm0                      ;    69.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 4032]                       ;    63.2 p3      52 s[1]
        vpxord zmm0, zmm0, [r9 + 252]{1to16}              ;    69.2 p5+p2   52 s[1]
        vmovdqu64 [rbp + 8000], zmm0                      ;    70.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 4096]                       ;    64.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 256]{1to16}              ;    70.2 p0+p2   52 s[2]
        vmovdqu64 [rbp + 8064], zmm0                      ;    71.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 4160]                       ;    65.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 260]{1to16}              ;    71.2 p5+p2   52 s[2]
        vmovdqu64 [rbp + 8128], zmm0                      ;    72.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 4224]                       ;    66.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 264]{1to16}              ;    72.2 p0+p2   52 s[2]
        vmovdqu64 [rbp + 8192], zmm0                      ;    73.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 4288]                       ;    67.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 268]{1to16}              ;    73.2 p5+p2   52 s[2]
        vmovdqu64 [rbp + 8256], zmm0                      ;    74.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 4352]                       ;    68.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 272]{1to16}              ;    74.2 p0+p2   52 s[2]
        vmovdqu64 [rbp + 8320], zmm0                      ;    75.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 4416]                       ;    69.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 276]{1to16}              ;    75.2 p5+p2   52 s[2]
        vmovdqu64 [rbp + 8384], zmm0                      ;    76.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 4480]                       ;    70.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 280]{1to16}              ;    76.2 p0+p2   52 s[2]
        vmovdqu64 [rbp + 8448], zmm0                      ;    77.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 4544]                       ;    71.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 284]{1to16}              ;    77.2 p5+p2   52 s[2]
        vmovdqu64 [rbp + 8512], zmm0                      ;    78.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 4608]                       ;    72.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 288]{1to16}              ;    78.2 p0+p2   52 s[2]
        vmovdqu64 [rbp + 8576], zmm0                      ;    79.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 4672]                       ;    73.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 292]{1to16}              ;    79.2 p5+p2   52 s[2]
        vmovdqu64 [rbp + 8640], zmm0                      ;    80.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 4736]                       ;    74.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 296]{1to16}              ;    80.2 p0+p2   52 s[2]
        vmovdqu64 [rbp + 8704], zmm0                      ;    81.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 4800]                       ;    75.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 300]{1to16}              ;    81.2 p5+p2   52 s[2]
        vmovdqu64 [rbp + 8768], zmm0                      ;    82.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 4864]                       ;    76.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 304]{1to16}              ;    82.2 p0+p2   52 s[2]
        vmovdqu64 [rbp + 8832], zmm0                      ;    83.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 4928]                       ;    77.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 308]{1to16}              ;    83.2 p5+p2   52 s[2]
        vmovdqu64 [rbp + 8896], zmm0                      ;    84.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 4992]                       ;    78.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 312]{1to16}              ;    84.2 p0+p2   52 s[2]
        vmovdqu64 [rbp + 8960], zmm0                      ;    85.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 5056]                       ;    79.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 316]{1to16}              ;    85.2 p5+p2   52 s[2]
        vmovdqu64 [rbp + 9024], zmm0                      ;    86.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 5120]                       ;    80.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 320]{1to16}              ;    86.2 p0+p2   52 s[2]
        vmovdqu64 [rbp + 9088], zmm0                      ;    87.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 5184]                       ;    81.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 324]{1to16}              ;    87.2 p5+p2   52 s[2]
        vmovdqu64 [rbp + 9152], zmm0                      ;    88.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 5248]                       ;    82.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 328]{1to16}              ;    88.2 p0+p2   52 s[2]
        vmovdqu64 [rbp + 9216], zmm0                      ;    89.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 5312]                       ;    83.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 332]{1to16}              ;    89.2 p5+p2   52 s[2]
        vmovdqu64 [rbp + 9280], zmm0                      ;    90.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 5376]                       ;    84.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 336]{1to16}              ;    90.2 p0+p2   52 s[2]
        vmovdqu64 [rbp + 9344], zmm0                      ;    91.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 5440]                       ;    85.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 340]{1to16}              ;    91.2 p5+p2   52 s[2]
        vmovdqu64 [rbp + 9408], zmm0                      ;    92.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 5504]                       ;    86.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 344]{1to16}              ;    92.2 p0+p2   52 s[2]
        vmovdqu64 [rbp + 9472], zmm0                      ;    93.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 5568]                       ;    87.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 348]{1to16}              ;    93.2 p5+p2   52 s[2]
        vmovdqu64 [rbp + 9536], zmm0                      ;    94.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 5632]                       ;    88.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 352]{1to16}              ;    94.2 p0+p2   52 s[2]
        vmovdqu64 [rbp + 9600], zmm0                      ;    95.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 5696]                       ;    89.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 356]{1to16}              ;    95.2 p5+p2   52 s[2]
        vmovdqu64 [rbp + 9664], zmm0                      ;    96.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 5760]                       ;    90.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 360]{1to16}              ;    96.2 p0+p2   52 s[2]
        vmovdqu64 [rbp + 9728], zmm0                      ;    97.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 5824]                       ;    91.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 364]{1to16}              ;    97.2 p5+p2   52 s[2]
        vmovdqu64 [rbp + 9792], zmm0                      ;    98.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 5888]                       ;    92.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 368]{1to16}              ;    98.2 p0+p2   52 s[2]
        vmovdqu64 [rbp + 9856], zmm0                      ;    99.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 5952]                       ;    93.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 372]{1to16}              ;    99.2 p5+p2   52 s[2]
        vmovdqu64 [rbp + 9920], zmm0                      ;   100.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 6016]                       ;    94.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 376]{1to16}              ;   100.2 p0+p2   52 s[2]
        vmovdqu64 [rbp + 9984], zmm0                      ;   101.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 6080]                       ;    95.2 p3      52 s[2]
        vpxord zmm0, zmm0, [r9 + 380]{1to16}              ;   101.2 p5+p2   52 s[2]
        vmovdqu64 [rbp + 10048], zmm0                     ;   102.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 6144]                       ;    96.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 384]{1to16}              ;   102.2 p0+p2   52 s[3]
        vmovdqu64 [rbp + 10112], zmm0                     ;   103.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 6208]                       ;    97.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 388]{1to16}              ;   103.2 p5+p2   52 s[3]
        vmovdqu64 [rbp + 10176], zmm0                     ;   104.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 6272]                       ;    98.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 392]{1to16}              ;   104.2 p0+p2   52 s[3]
        vmovdqu64 [rbp + 10240], zmm0                     ;   105.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 6336]                       ;    99.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 396]{1to16}              ;   105.2 p5+p2   52 s[3]
        vmovdqu64 [rbp + 10304], zmm0                     ;   106.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 6400]                       ;   100.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 400]{1to16}              ;   106.2 p0+p2   52 s[3]
        vmovdqu64 [rbp + 10368], zmm0                     ;   107.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 6464]                       ;   101.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 404]{1to16}              ;   107.2 p5+p2   52 s[3]
        vmovdqu64 [rbp + 10432], zmm0                     ;   108.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 6528]                       ;   102.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 408]{1to16}              ;   108.2 p0+p2   52 s[3]
        vmovdqu64 [rbp + 10496], zmm0                     ;   109.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 6592]                       ;   103.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 412]{1to16}              ;   109.2 p5+p2   52 s[3]
        vmovdqu64 [rbp + 10560], zmm0                     ;   110.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 6656]                       ;   104.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 416]{1to16}              ;   110.2 p0+p2   52 s[3]
        vmovdqu64 [rbp + 10624], zmm0                     ;   111.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 6720]                       ;   105.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 420]{1to16}              ;   111.2 p5+p2   52 s[3]
        vmovdqu64 [rbp + 10688], zmm0                     ;   112.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 6784]                       ;   106.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 424]{1to16}              ;   112.2 p0+p2   52 s[3]
        vmovdqu64 [rbp + 10752], zmm0                     ;   113.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 6848]                       ;   107.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 428]{1to16}              ;   113.2 p5+p2   52 s[3]
        vmovdqu64 [rbp + 10816], zmm0                     ;   114.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 6912]                       ;   108.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 432]{1to16}              ;   114.2 p0+p2   52 s[3]
        vmovdqu64 [rbp + 10880], zmm0                     ;   115.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 6976]                       ;   109.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 436]{1to16}              ;   115.2 p5+p2   52 s[3]
        vmovdqu64 [rbp + 10944], zmm0                     ;   116.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 7040]                       ;   110.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 440]{1to16}              ;   116.2 p0+p2   52 s[3]
        vmovdqu64 [rbp + 11008], zmm0                     ;   117.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 7104]                       ;   111.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 444]{1to16}              ;   117.2 p5+p2   52 s[3]
        vmovdqu64 [rbp + 11072], zmm0                     ;   118.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 7168]                       ;   112.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 448]{1to16}              ;   118.2 p0+p2   52 s[3]
        vmovdqu64 [rbp + 11136], zmm0                     ;   119.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 7232]                       ;   113.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 452]{1to16}              ;   119.2 p5+p2   52 s[3]
        vmovdqu64 [rbp + 11200], zmm0                     ;   120.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 7296]                       ;   114.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 456]{1to16}              ;   120.2 p0+p2   52 s[3]
        vmovdqu64 [rbp + 11264], zmm0                     ;   121.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 7360]                       ;   115.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 460]{1to16}              ;   121.2 p5+p2   52 s[3]
        vmovdqu64 [rbp + 11328], zmm0                     ;   122.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 7424]                       ;   116.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 464]{1to16}              ;   122.2 p0+p2   52 s[3]
        vmovdqu64 [rbp + 11392], zmm0                     ;   123.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 7488]                       ;   117.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 468]{1to16}              ;   123.2 p5+p2   52 s[3]
        vmovdqu64 [rbp + 11456], zmm0                     ;   124.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 7552]                       ;   118.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 472]{1to16}              ;   124.2 p0+p2   52 s[3]
        vmovdqu64 [rbp + 11520], zmm0                     ;   125.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 7616]                       ;   119.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 476]{1to16}              ;   125.2 p5+p2   52 s[3]
        vmovdqu64 [rbp + 11584], zmm0                     ;   126.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 7680]                       ;   120.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 480]{1to16}              ;   126.2 p0+p2   52 s[3]
        vmovdqu64 [rbp + 11648], zmm0                     ;   127.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 7744]                       ;   121.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 484]{1to16}              ;   127.2 p5+p2   52 s[3]
        vmovdqu64 [rbp + 11712], zmm0                     ;   128.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 7808]                       ;   122.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 488]{1to16}              ;   128.2 p0+p2   52 s[3]
        vmovdqu64 [rbp + 11776], zmm0                     ;   129.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 7872]                       ;   123.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 492]{1to16}              ;   129.2 p5+p2   52 s[3]
        vmovdqu64 [rbp + 11840], zmm0                     ;   130.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 7936]                       ;   124.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 496]{1to16}              ;   130.2 p0+p2   52 s[3]
        vmovdqu64 [rbp + 11904], zmm0                     ;   131.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 8000]                       ;   125.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 500]{1to16}              ;   131.2 p5+p2   52 s[3]
        vmovdqu64 [rbp + 11968], zmm0                     ;   132.2 p7+p9   53 rounds
        vmovdqu64 zmm0, [r8 + 8064]                       ;   126.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 504]{1to16}              ;   132.2 p0+p2   52 s[3]
        vmovdqu64 [rbp + 12032], zmm0                     ;   133.2 p8+p4   53 rounds
        vmovdqu64 zmm0, [r8 + 8128]                       ;   127.2 p3      52 s[3]
        vpxord zmm0, zmm0, [r9 + 508]{1to16}              ;   133.2 p5+p2   52 s[3]
        vmovdqu64 [rbp + 12096], zmm0                     ;   134.2 p7+p9   53 rounds
        add r9, 0x1200                                    ;    64.5 p1      53 rounds
        mov qword [rbp + 20960], r9                       ;   128.7 p8+p4   53 rounds
        align 16
.rounds_2:
        vmovdqu64 zmm0, [rbp + 4224]                      ;     0.0 p2      43 t[0] reload
        vmovdqu64 zmm1, [rbp + 4160]                      ;     0.2 p3      43 t[0] reload
        vmovdqu64 zmm2, [rbp + 4032]                      ;     1.0 p2      43 t[0]
        vpternlogd zmm2, zmm1, zmm0, 0x96                 ;     7.0 p0      43 t[0]
        vmovdqu64 zmm3, [rbp + 4416]                      ;     1.2 p3      43 t[0] reload
        vpxord zmm4, zmm2, zmm3                           ;     8.0 p5      43 t[0]
        vpxord zmm5, zmm4, [rbp + 4352]                   ;     9.0 p0+p2   43 t[0]
        vmovdqu64 zmm6, [rbp + 3968]                      ;     2.2 p3      43 t[0] reload
        vpxord zmm7, zmm4, zmm6                           ;     9.0 p5      43 t[0]
        vpxord zmm8, zmm5, [rbp + 4288]                   ;    10.0 p0+p2   43 t[0]
        vmovdqa64 zmm9, zmm5                              ;    10.0         43 t[0] copy
        vmovdqa64 zmm10, zmm4                             ;     9.0         43 t[0] copy
        vmovdqa64 zmm11, zmm4                             ;     9.0         43 t[0] copy
        vpxord zmm12, zmm8, zmm0                          ;    11.0 p5      43 t[0]
        vpxord zmm13, zmm8, zmm6                          ;    11.0 p0      43 t[0]
        vmovdqa64 zmm14, zmm12                            ;    12.0         43 t[0] copy
        vmovdqa64 zmm15, zmm12                            ;    12.0         43 t[0] copy
        vmovdqu64 zmm16, [rbp + 4096]                     ;     3.2 p3      43 t[0] reload
        vmovdqa64 zmm17, zmm1                             ;     6.2         43 t[0] copy
        vpternlogd zmm17, zmm7, zmm16, 0x96               ;    10.0 p5      43 t[0]
        vpxord zmm9, zmm9, zmm17                          ;    11.0 p0      43 t[0]
        vpxord zmm15, zmm15, zmm17                        ;    12.0 p5      43 t[0]
        vpandd zmm10, zmm10, zmm9                         ;    12.0 p0      43 t[0]
        vpxord zmm18, zmm9, zmm3                          ;    12.0 p5      43 t[0]
        vpxord zmm14, zmm14, zmm18                        ;    13.0 p0      43 t[0]
        vpternlogd zmm2, zmm8, zmm14, 0x78                ;    14.0 p5      43 t[0]
        vpxord zmm19, zmm14, zmm1                         ;    14.0 p0      43 t[0]
        vpxord zmm20, zmm18, zmm6                         ;    13.0 p5      43 t[0]
        vpternlogd zmm1, zmm20, zmm0, 0x96                ;    14.0 p0      43 t[0]
        vpandd zmm20, zmm20, zmm18                        ;    14.0 p5      43 t[0]
        vpxord zmm11, zmm11, zmm1                         ;    15.0 p0      43 t[0]
        vpxord zmm0, zmm10, zmm0                          ;    13.0 p5      43 t[0]
        vpternlogd zmm0, zmm15, zmm19, 0x78               ;    15.0 p0      43 t[0]
        vpternlogd zmm10, zmm2, zmm20, 0x96               ;    15.0 p5      43 t[0]
        vpternlogd zmm10, zmm5, zmm11, 0x78               ;    16.0 p0      43 t[0]
        vpxord zmm21, zmm15, zmm3                         ;    13.0 p5      43 t[0]
        vpord zmm22, zmm7, zmm3                           ;    12.5 p0      43 t[0]
        vpternlogd zmm16, zmm22, zmm7, 0x96               ;    13.5 p5      43 t[0]
        vpternlogd zmm22, zmm2, zmm20, 0x96               ;    15.0 p0      43 t[0]
        vpternlogd zmm20, zmm17, zmm1, 0x78               ;    15.0 p5      43 t[0]
        vpternlogd zmm16, zmm13, zmm12, 0x78              ;    14.5 p0      43 t[0]
        vpxord zmm0, zmm0, zmm20                          ;    16.0 p5      43 t[0]
        vpxord zmm16, zmm16, zmm20                        ;    16.0 p0      43 t[0]
        vpxord zmm2, zmm7, zmm19                          ;    15.8 p5      43 t[0]
        vpternlogd zmm22, zmm21, zmm2, 0x78               ;    16.8 p0      43 t[0]
        vpandd zmm20, zmm10, zmm0                         ;    17.0 p5      43 t[0]
        vpxord zmm22, zmm22, zmm20                        ;    18.0 p0      43 t[0]
        vpternlogd zmm10, zmm16, zmm22, 0x78              ;    19.0 p5      43 t[0]
        vpxord zmm22, zmm22, zmm0                         ;    19.0 p0      43 t[0]
        vpternlogd zmm0, zmm16, zmm10, 0x78               ;    20.0 p5      43 t[0]
        vpternlogd zmm20, zmm10, zmm22, 0x36              ;    20.0 p0      43 t[0]
        vpternlogd zmm16, zmm10, zmm0, 0x78               ;    21.0 p5      43 t[0]
        vpternlogd zmm22, zmm20, zmm0, 0x1e               ;    21.0 p0      43 t[0]
        vpandd zmm21, zmm21, zmm0                         ;    21.0 p5      43 t[0]
        vpxord zmm10, zmm0, zmm20                         ;    21.5 p0      43 t[0]
        vpandd zmm19, zmm19, zmm10                        ;    22.5 p5      43 t[0]
        vpternlogd zmm1, zmm19, zmm22, 0x6c               ;    23.5 p0      43 t[0]
        vpxord zmm23, zmm10, zmm22                        ;    22.8 p5      43 t[0]
        vpternlogd zmm19, zmm13, zmm23, 0x78              ;    23.8 p0      43 t[0]
        vpandd zmm12, zmm12, zmm23                        ;    23.8 p5      43 t[0]
        vpxord zmm13, zmm22, zmm16                        ;    24.5 p0      43 t[0]
        vpxord zmm23, zmm0, zmm16                         ;    24.8 p5      43 t[0]
        vpandd zmm14, zmm14, zmm23                        ;    25.8 p0      43 t[0]
        vpternlogd zmm17, zmm22, zmm14, 0x6a              ;    26.8 p5      43 t[0]
        vpandd zmm3, zmm20, zmm3                          ;    26.5 p0      43 t[0]
        vpternlogd zmm14, zmm3, zmm21, 0x96               ;    27.5 p5      43 t[0]
        vpternlogd zmm3, zmm9, zmm13, 0x78                ;    27.5 p0      43 t[0]
        vpternlogd zmm21, zmm17, zmm12, 0x96              ;    27.8 p5      43 t[0]
        vpternlogd zmm17, zmm5, zmm16, 0x78               ;    28.5 p0      43 t[0]
        vpxord zmm5, zmm20, zmm13                         ;    28.8 p5      43 t[0]
        vpternlogd zmm14, zmm18, zmm5, 0x78               ;    29.8 p0      43 t[0]
        vpandd zmm5, zmm5, zmm6                           ;    29.8 p5      43 t[0]
        vpternlogd zmm4, zmm13, zmm5, 0x6a                ;    30.8 p0      43 t[0]
        vpternlogd zmm8, zmm23, zmm4, 0x6a                ;    31.8 p5      43 t[0]
        vpternlogd zmm4, zmm21, zmm1, 0x96                ;    31.8 p0      43 t[0]
        vpternlogd zmm15, zmm10, zmm4, 0x6a               ;    32.8 p5      43 t[0]
        vpternlogd zmm3, zmm12, zmm15, 0x96               ;    33.8 p0      43 t[0]
        vpternlogd zmm11, zmm16, zmm3, 0x6a               ;    34.8 p5      43 t[0]
        vpternlogd zmm17, zmm15, zmm15, 0xc3              ;    33.8 p0      43 t[0]
        vpternlogd zmm2, zmm0, zmm11, 0x6a                ;    35.8 p5      43 t[0]
        vmovdqu64 zmm0, [rbp + 6784]                      ;    13.3 p2      43 t[0] reload
        vmovdqu64 zmm6, [rbp + 6720]                      ;    13.5 p3      43 t[0] reload
        vmovdqu64 zmm9, [rbp + 6592]                      ;    14.3 p2      43 t[0]
        vpternlogd zmm9, zmm6, zmm0, 0x96                 ;    34.5 p0      43 t[0]
        vmovdqu64 zmm10, [rbp + 6976]                     ;    14.5 p3      43 t[0] reload
        vpxord zmm12, zmm9, zmm10                         ;    35.5 p5      43 t[0]
        vpxord zmm13, zmm12, [rbp + 6912]                 ;    36.5 p0+p2   43 t[0]
        vmovdqu64 zmm15, [rbp + 6528]                     ;    15.5 p3      43 t[0] reload
        vpxord zmm16, zmm12, zmm15                        ;    36.5 p5      43 t[0]
        vpxord zmm18, zmm13, [rbp + 6848]                 ;    37.5 p0+p2   43 t[0]
        vmovdqa64 zmm22, zmm13                            ;    37.5         43 t[0] copy
        vmovdqa64 zmm23, zmm12                            ;    36.5         43 t[0] copy
        vmovdqa64 zmm24, zmm12                            ;    36.5         43 t[0] copy
        vpxord zmm25, zmm18, zmm0                         ;    38.5 p5      43 t[0]
        vpxord zmm26, zmm18, zmm15                        ;    38.5 p0      43 t[0]
        vmovdqa64 zmm27, zmm25                            ;    39.5         43 t[0] copy
        vmovdqa64 zmm28, zmm25                            ;    39.5         43 t[0] copy
        vmovdqu64 zmm29, [rbp + 6656]                     ;    16.5 p3      43 t[0] reload
        vmovdqa64 zmm30, zmm6                             ;    19.5         43 t[0] copy
        vpternlogd zmm30, zmm16, zmm29, 0x96              ;    37.8 p5      43 t[0]
        vpxord zmm22, zmm22, zmm30                        ;    38.8 p0      43 t[0]
        vpxord zmm28, zmm28, zmm30                        ;    39.5 p5      43 t[0]
        vpandd zmm23, zmm23, zmm22                        ;    39.8 p0      43 t[0]
        vpxord zmm31, zmm22, zmm10                        ;    39.8 p5      43 t[0]
        vpxord zmm27, zmm27, zmm31                        ;    40.8 p0      43 t[0]
        vpternlogd zmm9, zmm18, zmm27, 0x78               ;    41.8 p5      43 t[0]
        vmovdqu64 [rbp + 12160], zmm4                     ;    32.8 p7+p4   43 t[0] spill
        vpxord zmm4, zmm27, zmm6                          ;    41.8 p0      43 t[0]
        vmovdqu64 [rbp + 12224], zmm14                    ;    30.8 p8+p9   43 t[0] spill
        vpxord zmm14, zmm23, zmm0                         ;    41.8 p5      43 t[0]
        vpternlogd zmm14, zmm28, zmm4, 0x78               ;    42.8 p0      43 t[0]
        vmovdqu64 [rbp + 12288], zmm21                    ;    28.8 p7+p4   43 t[0] spill
        vpxord zmm21, zmm28, zmm10                        ;    42.8 p5      43 t[0]
        vmovdqu64 [rbp + 12352], zmm3                     ;    34.8 p8+p9   43 t[0] spill
        vpxord zmm3, zmm31, zmm15                         ;    43.5 p0      43 t[0]
        vpternlogd zmm6, zmm0, zmm3, 0x96                 ;    44.5 p5      43 t[0]
        vpandd zmm3, zmm3, zmm31                          ;    44.5 p0      43 t[0]
        vpternlogd zmm23, zmm9, zmm3, 0x96                ;    45.5 p5      43 t[0]
        vpxord zmm24, zmm24, zmm6                         ;    45.5 p0      43 t[0]
        vpternlogd zmm23, zmm13, zmm24, 0x78              ;    46.5 p5      43 t[0]
        vpxord zmm0, zmm4, zmm16                          ;    46.5 p0      43 t[0]
        vmovdqu64 [rbp + 12416], zmm8                     ;    32.8 p7+p4   43 t[0] spill
        vpord zmm8, zmm16, zmm10                          ;    46.8 p5      43 t[0]
        vpternlogd zmm9, zmm8, zmm3, 0x96                 ;    47.8 p0      43 t[0]
        vpternlogd zmm8, zmm29, zmm16, 0x96               ;    47.8 p5      43 t[0]
        vpternlogd zmm3, zmm30, zmm6, 0x78                ;    48.5 p0      43 t[0]
        vpternlogd zmm9, zmm21, zmm0, 0x78                ;    48.8 p5      43 t[0]
        vpternlogd zmm8, zmm26, zmm25, 0x78               ;    49.5 p0      43 t[0]
        vpxord zmm14, zmm14, zmm3                         ;    49.8 p5      43 t[0]
        vpxord zmm3, zmm3, zmm8                           ;    50.5 p0      43 t[0]
        vpandd zmm8, zmm23, zmm14                         ;    50.8 p5      43 t[0]
        vpxord zmm9, zmm9, zmm8                           ;    51.8 p0      43 t[0]
        vpternlogd zmm23, zmm3, zmm9, 0x78                ;    52.8 p5      43 t[0]
        vpxord zmm9, zmm9, zmm14                          ;    52.8 p0      43 t[0]
        vpternlogd zmm14, zmm3, zmm23, 0x78               ;    53.8 p5      43 t[0]
        vpternlogd zmm8, zmm23, zmm9, 0x36                ;    53.8 p0      43 t[0]
        vpternlogd zmm3, zmm23, zmm14, 0x78               ;    54.8 p5      43 t[0]
        vpternlogd zmm9, zmm8, zmm14, 0x1e                ;    54.8 p0      43 t[0]
        vpandd zmm21, zmm21, zmm14                        ;    54.8 p5      43 t[0]
        vpxord zmm23, zmm14, zmm8                         ;    55.5 p0      43 t[0]
        vpandd zmm4, zmm4, zmm23                          ;    56.5 p5      43 t[0]
        vpternlogd zmm6, zmm4, zmm9, 0x6c                 ;    57.5 p0      43 t[0]
        vpternlogd zmm16, zmm6, zmm8, 0x6c                ;    58.5 p5      43 t[0]
        vpandd zmm10, zmm8, zmm10                         ;    57.5 p0      43 t[0]
        vpxord zmm29, zmm23, zmm9                         ;    57.8 p5      43 t[0]
        vpternlogd zmm4, zmm26, zmm29, 0x78               ;    58.8 p0      43 t[0]
        vpandd zmm25, zmm25, zmm29                        ;    58.8 p5      43 t[0]
        vpxord zmm26, zmm9, zmm3                          ;    59.5 p0      43 t[0]
        vpternlogd zmm22, zmm10, zmm26, 0x6c              ;    60.5 p5      43 t[0]
        vpxord zmm8, zmm8, zmm26                          ;    60.5 p0      43 t[0]
        vpxord zmm29, zmm14, zmm3                         ;    60.8 p5      43 t[0]
        vpandd zmm27, zmm27, zmm29                        ;    61.8 p0      43 t[0]
        vpternlogd zmm30, zmm9, zmm27, 0x6a               ;    62.8 p5      43 t[0]
        vpternlogd zmm27, zmm10, zmm21, 0x96              ;    62.8 p0      43 t[0]
        vpternlogd zmm27, zmm31, zmm8, 0x78               ;    63.8 p5      43 t[0]
        vpandd zmm8, zmm8, zmm15                          ;    63.5 p0      43 t[0]
        vpternlogd zmm12, zmm26, zmm8, 0x6a               ;    64.5 p5      43 t[0]
        vpternlogd zmm21, zmm30, zmm25, 0x96              ;    64.5 p0      43 t[0]
        vpternlogd zmm30, zmm13, zmm3, 0x78               ;    64.8 p5      43 t[0]
        vpternlogd zmm18, zmm29, zmm12, 0x6a              ;    65.5 p0      43 t[0]
        vpternlogd zmm6, zmm12, zmm21, 0x96               ;    65.8 p5      43 t[0]
        vpternlogd zmm28, zmm23, zmm6, 0x6a               ;    66.8 p0      43 t[0]
        vpternlogd zmm22, zmm25, zmm28, 0x96              ;    67.8 p5      43 t[0]
        vpternlogd zmm24, zmm3, zmm22, 0x6a               ;    68.8 p0      43 t[0]
        vpternlogd zmm30, zmm28, zmm28, 0xc3              ;    67.8 p5      43 t[0]
        vpternlogd zmm0, zmm14, zmm24, 0x6a               ;    69.8 p0      43 t[0]
        vpternlogd zmm18, zmm24, zmm24, 0xc3              ;    69.8 p5      43 t[0]
        vpternlogd zmm16, zmm8, zmm0, 0x96                ;    70.8 p0      43 t[0]
        vpxord zmm4, zmm4, zmm0                           ;    70.8 p5      43 t[0]
        vmovdqu64 zmm0, [rbp + 9344]                      ;    28.2 p2      43 t[0] reload
        vmovdqu64 zmm3, [rbp + 9280]                      ;    28.3 p3      43 t[0] reload
        vmovdqu64 zmm8, [rbp + 9152]                      ;    29.2 p2      43 t[0]
        vpternlogd zmm8, zmm3, zmm0, 0x96                 ;    70.5 p0      43 t[0]
        vmovdqu64 zmm9, [rbp + 9536]                      ;    29.3 p3      43 t[0] reload
        vpxord zmm10, zmm8, zmm9                          ;    71.5 p5      43 t[0]
        vpxord zmm12, zmm10, [rbp + 9472]                 ;    72.5 p0+p2   43 t[0]
        vmovdqu64 zmm13, [rbp + 9088]                     ;    30.3 p3      43 t[0] reload
        vpxord zmm14, zmm10, zmm13                        ;    72.5 p5      43 t[0]
        vpxord zmm15, zmm12, [rbp + 9408]                 ;    73.5 p0+p2   43 t[0]
        vmovdqa64 zmm23, zmm12                            ;    73.5         43 t[0] copy
        vmovdqa64 zmm24, zmm10                            ;    72.5         43 t[0] copy
        vmovdqa64 zmm25, zmm10                            ;    72.5         43 t[0] copy
        vpxord zmm26, zmm15, zmm0                         ;    74.5 p5      43 t[0]
        vpxord zmm28, zmm15, zmm13                        ;    74.5 p0      43 t[0]
        vmovdqa64 zmm29, zmm26                            ;    75.5         43 t[0] copy
        vmovdqa64 zmm31, zmm26                            ;    75.5         43 t[0] copy
        vmovdqu64 [rbp + 12480], zmm22                    ;    68.8 p8+p9   43 t[0] spill
        vmovdqa64 zmm22, zmm26                            ;    75.5         43 t[0] copy
        vmovdqu64 [rbp + 12544], zmm6                     ;    66.8 p7+p4   43 t[0] spill
        vpord zmm6, zmm14, zmm9                           ;    73.8 p5      43 t[0]
        vmovdqu64 [rbp + 12608], zmm27                    ;    64.8 p8+p9   43 t[0] spill
        vmovdqa64 zmm27, zmm14                            ;    73.5         43 t[0] copy
        vmovdqu64 [rbp + 12672], zmm21                    ;    65.5 p7+p4   43 t[0] spill
        vmovdqa64 zmm21, zmm3                             ;    34.3         43 t[0] copy
        vpternlogd zmm21, zmm14, [rbp + 9216], 0x96       ;    74.5 p0+p3   43 t[0]
        vpxord zmm23, zmm23, zmm21                        ;    75.5 p5      43 t[0]
        vpxord zmm31, zmm31, zmm21                        ;    75.5 p0      43 t[0]
        vpandd zmm24, zmm24, zmm23                        ;    76.5 p5      43 t[0]
        vmovdqu64 [rbp + 12736], zmm16                    ;    71.8 p8+p9   43 t[0] spill
        vpxord zmm16, zmm23, zmm9                         ;    76.5 p0      43 t[0]
        vpxord zmm29, zmm29, zmm16                        ;    77.5 p5      43 t[0]
        vpternlogd zmm8, zmm15, zmm29, 0x78               ;    78.5 p0      43 t[0]
        vmovdqu64 [rbp + 12800], zmm11                    ;    35.8 p7+p4   43 t[0] spill
        vpxord zmm11, zmm29, zmm3                         ;    78.5 p5      43 t[0]
        vpxord zmm27, zmm27, zmm11                        ;    79.5 p0      43 t[0]
        vmovdqu64 [rbp + 12864], zmm18                    ;    70.8 p8+p9   43 t[0] spill
        vpxord zmm18, zmm24, zmm0                         ;    78.8 p5      43 t[0]
        vpternlogd zmm18, zmm31, zmm11, 0x78              ;    79.8 p0      43 t[0]
        vmovdqu64 [rbp + 12928], zmm17                    ;    37.3 p7+p4   43 t[0] spill
        vpxord zmm17, zmm31, zmm9                         ;    79.8 p5      43 t[0]
        vmovdqu64 [rbp + 12992], zmm30                    ;    68.8 p8+p9   43 t[0] spill
        vpxord zmm30, zmm16, zmm13                        ;    80.5 p0      43 t[0]
        vpternlogd zmm3, zmm0, zmm30, 0x96                ;    81.5 p5      43 t[0]
        vpandd zmm30, zmm30, zmm16                        ;    81.5 p0      43 t[0]
        vpternlogd zmm24, zmm8, zmm30, 0x96               ;    82.5 p5      43 t[0]
        vpternlogd zmm8, zmm6, zmm30, 0x96                ;    82.5 p0      43 t[0]
        vpternlogd zmm30, zmm21, zmm3, 0x78               ;    82.8 p5      43 t[0]
        vpternlogd zmm8, zmm17, zmm27, 0x78               ;    83.5 p0      43 t[0]
        vpxord zmm25, zmm25, zmm3                         ;    83.8 p5      43 t[0]
        vpternlogd zmm24, zmm12, zmm25, 0x78              ;    84.8 p0      43 t[0]
        vpxord zmm18, zmm18, zmm30                        ;    84.8 p5      43 t[0]
        vpternlogd zmm6, zmm14, [rbp + 9216], 0x96        ;    85.5 p0+p2   43 t[0]
        vpternlogd zmm6, zmm26, zmm28, 0x78               ;    86.5 p5      43 t[0]
        vpxord zmm30, zmm30, zmm6                         ;    87.5 p0      43 t[0]
        vpandd zmm0, zmm24, zmm18                         ;    86.8 p5      43 t[0]
        vpxord zmm8, zmm8, zmm0                           ;    87.8 p0      43 t[0]
        vpternlogd zmm24, zmm30, zmm8, 0x78               ;    88.8 p5      43 t[0]
        vpxord zmm8, zmm8, zmm18                          ;    88.8 p0      43 t[0]
        vpternlogd zmm18, zmm30, zmm24, 0x78              ;    89.8 p5      43 t[0]
        vpternlogd zmm0, zmm24, zmm8, 0x36                ;    89.8 p0      43 t[0]
        vpternlogd zmm30, zmm24, zmm18, 0x78              ;    90.8 p5      43 t[0]
        vpternlogd zmm8, zmm0, zmm18, 0x1e                ;    90.8 p0      43 t[0]
        vpandd zmm9, zmm9, zmm0                           ;    90.8 p5      43 t[0]
        vpandd zmm17, zmm17, zmm18                        ;    91.5 p0      43 t[0]
        vpxord zmm6, zmm0, zmm18                          ;    91.8 p5      43 t[0]
        vpandd zmm11, zmm11, zmm6                         ;    92.8 p0      43 t[0]
        vpternlogd zmm3, zmm11, zmm8, 0x6c                ;    93.8 p5      43 t[0]
        vpternlogd zmm14, zmm3, zmm0, 0x6c                ;    94.8 p0      43 t[0]
        vpxord zmm24, zmm6, zmm8                          ;    93.8 p5      43 t[0]
        vpternlogd zmm11, zmm28, zmm24, 0x78              ;    94.8 p0      43 t[0]
        vpandd zmm22, zmm22, zmm24                        ;    94.8 p5      43 t[0]
        vpxord zmm24, zmm8, zmm30                         ;    95.5 p0      43 t[0]
        vpternlogd zmm23, zmm9, zmm24, 0x6c               ;    96.5 p5      43 t[0]
        vpxord zmm0, zmm0, zmm24                          ;    96.5 p0      43 t[0]
        vpxord zmm26, zmm18, zmm30                        ;    96.8 p5      43 t[0]
        vpandd zmm29, zmm29, zmm26                        ;    97.8 p0      43 t[0]
        vpternlogd zmm21, zmm8, zmm29, 0x6a               ;    98.8 p5      43 t[0]
        vpternlogd zmm29, zmm9, zmm17, 0x96               ;    98.8 p0      43 t[0]
        vpternlogd zmm29, zmm16, zmm0, 0x78               ;    99.8 p5      43 t[0]
        vpandd zmm0, zmm0, zmm13                          ;    99.5 p0      43 t[0]
        vpternlogd zmm1, zmm7, zmm20, 0x78                ;    99.8 p5      55 t[0]
        vpternlogd zmm10, zmm24, zmm0, 0x6a               ;   100.5 p0      43 t[0]
        vmovdqu64 zmm7, [rbp + 12928]                     ;    42.3 p3      55 t[0]
        vmovdqu64 zmm8, [rbp + 12992]                     ;    68.8 p2      43 t[0] reload
        vpxord zmm7, zmm7, zmm8                           ;   100.8 p5      55 t[0]
        vpternlogd zmm17, zmm21, zmm22, 0x96              ;   101.5 p0      43 t[0]
        vpternlogd zmm21, zmm12, zmm30, 0x78              ;   101.8 p5      43 t[0]
        vpternlogd zmm15, zmm26, zmm10, 0x6a              ;   102.5 p0      43 t[0]
        vpternlogd zmm3, zmm10, zmm17, 0x96               ;   102.8 p5      43 t[0]
        vpternlogd zmm31, zmm6, zmm3, 0x6a                ;   103.8 p0      43 t[0]
        vmovdqu64 zmm6, [rbp + 11904]                     ;    43.7 p3      43 t[0] reload
        vmovdqu64 zmm9, [rbp + 11840]                     ;    43.8 p2      43 t[0] reload
        vmovdqu64 zmm10, [rbp + 11712]                    ;    44.7 p3      43 t[0]
        vpternlogd zmm10, zmm9, zmm6, 0x96                ;   103.8 p5      43 t[0]
        vpternlogd zmm23, zmm22, zmm31, 0x96              ;   104.8 p0      43 t[0]
        vpternlogd zmm25, zmm30, zmm23, 0x6a              ;   105.8 p5      43 t[0]
        vpternlogd zmm21, zmm31, zmm31, 0xc3              ;   105.5 p0      43 t[0]
        vpternlogd zmm27, zmm18, zmm25, 0x6a              ;   106.8 p5      43 t[0]
        vpternlogd zmm15, zmm25, zmm25, 0xc3              ;   106.8 p0      43 t[0]
        vpternlogd zmm14, zmm0, zmm27, 0x96               ;   107.8 p5      43 t[0]
        vmovdqa64 zmm0, zmm4                              ;    71.8         55 t[0] copy
        vpternlogd zmm0, zmm19, zmm2, 0x96                ;   107.5 p0      55 t[0]
        vmovdqu64 zmm12, [rbp + 12096]                    ;    45.7 p2      43 t[0] reload
        vpxord zmm13, zmm10, zmm12                        ;   107.8 p5      43 t[0]
        vmovdqu64 zmm16, [rbp + 12224]                    ;    46.0 p3      55 t[0]
        vpternlogd zmm1, zmm5, zmm2, 0x96                 ;   108.5 p0      55 t[0]
        vmovdqu64 zmm5, [rbp + 12800]                     ;    46.7 p2      43 t[0] reload
        vmovdqu64 zmm18, [rbp + 12416]                    ;    47.0 p3      43 t[0] reload
        vmovdqu64 zmm20, [rbp + 12864]                    ;    70.8 p2      55 t[0]
        vpternlogd zmm20, zmm18, zmm5, 0x69               ;   108.8 p5      55 t[0]
        vpternlogd zmm18, zmm5, zmm15, 0x69               ;   109.5 p0      55 t[0]
        vpxord zmm5, zmm13, [rbp + 12032]                 ;   109.8 p5+p3   43 t[0]
        vmovdqu64 zmm22, [rbp + 11648]                    ;    48.7 p2      43 t[0] reload
        vpxord zmm24, zmm13, zmm22                        ;   110.5 p0      43 t[0]
        vmovdqu64 zmm25, [rbp + 12608]                    ;    64.8 p3      55 t[0]
        vmovdqa64 zmm26, zmm13                            ;   108.8         43 t[0] copy
        vmovdqa64 zmm28, zmm13                            ;   108.8         43 t[0] copy
        vpternlogd zmm4, zmm11, zmm27, 0x96               ;   110.8 p5      55 t[0]
        vpxord zmm15, zmm15, zmm7                         ;   111.5 p0      55 t[0]
        vpxord zmm25, zmm25, zmm29                        ;   111.8 p5      55 t[0]
        vpxord zmm30, zmm5, [rbp + 11968]                 ;   112.5 p0+p2   43 t[0]
        vmovdqa64 zmm31, zmm5                             ;   110.8         43 t[0] copy
        vpxord zmm8, zmm30, zmm6                          ;   113.5 p5      43 t[0]
        vmovdqu64 [rbp + 12800], zmm17                    ;   102.5 p7+p4   43 t[0] spill
        vpxord zmm17, zmm30, zmm22                        ;   113.5 p0      43 t[0]
        vmovdqu64 [rbp + 12416], zmm18                    ;   110.5 p8+p9   55 t[0] spill
        vmovdqa64 zmm18, zmm8                             ;   114.5         43 t[0] copy
        vmovdqu64 [rbp + 13056], zmm25                    ;   112.8 p7+p4   55 t[0] spill
        vmovdqa64 zmm25, zmm8                             ;   114.5         43 t[0] copy
        vmovdqu64 [rbp + 13120], zmm1                     ;   109.5 p8+p9   55 t[0] spill
        vmovdqa64 zmm1, zmm8                              ;   114.5         43 t[0] copy
        vmovdqu64 [rbp + 13184], zmm0                     ;   108.5 p7+p4   55 t[0] spill
        vmovdqa64 zmm0, zmm3                              ;   103.8         55 t[0] copy
        vmovdqu64 [rbp + 13248], zmm3                     ;   103.8 p8+p9   43 t[0] spill
        vmovdqa64 zmm3, zmm21                             ;   106.5         55 t[0] copy
        vmovdqu64 [rbp + 13312], zmm21                    ;   106.5 p7+p4   43 t[0] spill
        vpord zmm21, zmm24, zmm12                         ;   113.8 p5      43 t[0]
        vmovdqu64 [rbp + 13376], zmm27                    ;   107.8 p8+p9   43 t[0] spill
        vmovdqa64 zmm27, zmm24                            ;   111.5         43 t[0] copy
        vmovdqu64 [rbp + 13440], zmm11                    ;    95.8 p7+p4   43 t[0] spill
        vmovdqa64 zmm11, zmm20                            ;   109.8         55 t[0] copy
        vpternlogd zmm20, zmm19, zmm2, 0x96               ;   114.5 p0      55 t[0]
        vmovdqu64 [rbp + 13504], zmm20                    ;   115.5 p8+p9   55 t[0] spill
        vmovdqa64 zmm20, zmm15                            ;   112.5         55 t[0] copy
        vmovdqu64 [rbp + 13568], zmm15                    ;   112.5 p7+p4   55 t[0] spill
        vmovdqu64 zmm15, [rbp + 13504]                    ;   115.5 p3      55 t[0]
        vpxord zmm15, zmm15, zmm4                         ;   121.5 p5      55 t[0]
        vmovdqu64 [rbp + 13632], zmm15                    ;   122.5 p8+p9   55 t[0] spill
        vmovdqa64 zmm15, zmm4                             ;   111.8         55 t[0] copy
        vmovdqu64 [rbp + 13696], zmm29                    ;   100.8 p7+p4   43 t[0] spill
        vmovdqu64 zmm29, [rbp + 13632]                    ;   122.5 p2      55 t[0]
        vpternlogd zmm4, zmm14, [rbp + 12736], 0x96       ;   115.5 p0+p3   55 t[0]
        vmovdqu64 [rbp + 13760], zmm14                    ;   108.8 p8+p9   43 t[0] spill
        vmovdqa64 zmm14, zmm22                            ;    54.7         43 t[0] copy
        vmovdqu64 [rbp + 13824], zmm4                     ;   116.5 p7+p4   55 t[0] spill
        vmovdqa64 zmm4, zmm6                              ;    54.7         43 t[0] copy
        vmovdqu64 [rbp + 13888], zmm7                     ;   101.8 p8+p9   55 t[0] spill
        vmovdqa64 zmm7, zmm12                             ;    55.0         43 t[0] copy
        vmovdqu64 [rbp + 13952], zmm2                     ;    65.2 p7+p4   43 t[0] spill
        vmovdqa64 zmm2, zmm12                             ;    55.3         43 t[0] copy
        vmovdqu64 [rbp + 14016], zmm19                    ;    65.5 p8+p9   43 t[0] spill
        vmovdqa64 zmm19, zmm9                             ;    55.7         43 t[0] copy
        vmovdqu64 [rbp + 14080], zmm13                    ;   108.8 p7+p4   43 t[0] spill
        vmovdqa64 zmm13, zmm9                             ;    56.0         43 t[0] copy
        vpternlogd zmm13, zmm24, [rbp + 11776], 0x96      ;   115.8 p5+p2   43 t[0]
        vpxord zmm31, zmm31, zmm13                        ;   116.8 p0      43 t[0]
        vpxord zmm7, zmm7, zmm31                          ;   117.8 p5      43 t[0]
        vpandd zmm26, zmm26, zmm31                        ;   117.8 p0      43 t[0]
        vpxord zmm4, zmm4, zmm26                          ;   118.8 p5      43 t[0]
        vpxord zmm25, zmm25, zmm13                        ;   118.5 p0      43 t[0]
        vpxord zmm2, zmm2, zmm25                          ;   119.5 p5      43 t[0]
        vpxord zmm18, zmm18, zmm7                         ;   119.5 p0      43 t[0]
        vpternlogd zmm10, zmm30, zmm18, 0x78              ;   120.5 p5      43 t[0]
        vpxord zmm19, zmm19, zmm18                        ;   120.5 p0      43 t[0]
        vpternlogd zmm4, zmm25, zmm19, 0x78               ;   121.5 p5      43 t[0]
        vpxord zmm14, zmm14, zmm7                         ;   121.5 p0      43 t[0]
        vpternlogd zmm9, zmm6, zmm14, 0x96                ;   122.5 p5      43 t[0]
        vpandd zmm14, zmm14, zmm7                         ;   122.5 p0      43 t[0]
        vpternlogd zmm26, zmm10, zmm14, 0x96              ;   123.5 p5      43 t[0]
        vpternlogd zmm10, zmm21, zmm14, 0x96              ;   123.5 p0      43 t[0]
        vpternlogd zmm14, zmm13, zmm9, 0x78               ;   123.8 p5      43 t[0]
        vpxord zmm27, zmm27, zmm19                        ;   124.5 p0      43 t[0]
        vpternlogd zmm10, zmm2, zmm27, 0x78               ;   125.5 p5      43 t[0]
        vpxord zmm28, zmm28, zmm9                         ;   125.5 p0      43 t[0]
        vpternlogd zmm26, zmm5, zmm28, 0x78               ;   126.5 p5      43 t[0]
        vpxord zmm4, zmm4, zmm14                          ;   126.5 p0      43 t[0]
        vpternlogd zmm21, zmm24, [rbp + 11776], 0x96      ;   126.8 p5+p3   43 t[0]
        vpternlogd zmm21, zmm8, zmm17, 0x78               ;   127.8 p0      43 t[0]
        vpxord zmm14, zmm14, zmm21                        ;   128.8 p5      43 t[0]
        vmovdqu64 zmm6, [rbp + 13056]                     ;   112.8 p2      55 t[0]
        vmovdqu64 zmm8, [rbp + 12416]                     ;   110.5 p3      55 t[0]
        vmovdqu64 zmm21, [rbp + 12352]                    ;    61.7 p2      55 t[0]
        vpxord zmm21, zmm21, [rbp + 12480]                ;   128.5 p0+p3   55 t[0]
        vmovdqu64 [rbp + 14144], zmm21                    ;   129.5 p8+p9   55 t[0] spill
        vmovdqu64 zmm21, [rbp + 13824]                    ;   116.5 p2      55 t[0]
        vmovdqu64 [rbp + 14208], zmm30                    ;   113.5 p7+p4   43 t[0] spill
        vpandd zmm30, zmm26, zmm4                         ;   128.8 p5      43 t[0]
        vpxord zmm10, zmm10, zmm30                        ;   129.8 p0      43 t[0]
        vpternlogd zmm26, zmm14, zmm10, 0x78              ;   130.8 p5      43 t[0]
        vpxord zmm10, zmm10, zmm4                         ;   130.8 p0      43 t[0]
        vpternlogd zmm4, zmm14, zmm26, 0x78               ;   131.8 p5      43 t[0]
        vpternlogd zmm30, zmm26, zmm10, 0x36              ;   131.8 p0      43 t[0]
        vpternlogd zmm14, zmm26, zmm4, 0x78               ;   132.8 p5      43 t[0]
        vpternlogd zmm10, zmm30, zmm4, 0x1e               ;   132.8 p0      43 t[0]
        vpandd zmm12, zmm12, zmm30                        ;   132.8 p5      43 t[0]
        vpandd zmm2, zmm2, zmm4                           ;   133.5 p0      43 t[0]
        vpxord zmm26, zmm30, zmm4                         ;   133.8 p5      43 t[0]
        vpandd zmm19, zmm19, zmm26                        ;   134.8 p0      43 t[0]
        vpternlogd zmm9, zmm19, zmm10, 0x6c               ;   135.8 p5      43 t[0]
        vpternlogd zmm24, zmm9, zmm30, 0x6c               ;   136.8 p0      43 t[0]
        vmovdqu64 [rbp + 14272], zmm21                    ;   122.5 p8+p9   55 t[0] spill
        vpxord zmm21, zmm26, zmm10                        ;   135.8 p5      43 t[0]
        vpternlogd zmm19, zmm17, zmm21, 0x78              ;   136.8 p0      43 t[0]
        vpandd zmm1, zmm1, zmm21                          ;   136.8 p5      43 t[0]
        vpxord zmm17, zmm10, zmm14                        ;   137.5 p0      43 t[0]
        vpternlogd zmm31, zmm12, zmm17, 0x6c              ;   138.5 p5      43 t[0]
        vpxord zmm30, zmm30, zmm17                        ;   138.5 p0      43 t[0]
        vpandd zmm22, zmm22, zmm30                        ;   139.5 p5      43 t[0]
        vpxord zmm21, zmm4, zmm14                         ;   139.5 p0      43 t[0]
        vpandd zmm18, zmm18, zmm21                        ;   140.5 p5      43 t[0]
        vpternlogd zmm13, zmm10, zmm18, 0x6a              ;   141.5 p0      43 t[0]
        vpternlogd zmm18, zmm12, zmm2, 0x96               ;   141.5 p5      43 t[0]
        vpternlogd zmm18, zmm7, zmm30, 0x78               ;   142.5 p0      43 t[0]
        vmovdqu64 zmm7, [rbp + 13184]                     ;   108.5 p3      55 t[0] reload
        vmovdqu64 zmm10, [rbp + 12544]                    ;    66.8 p2      43 t[0] reload
        vmovdqu64 zmm12, [rbp + 12160]                    ;    67.3 p3      55 t[0]
        vpternlogd zmm12, zmm10, zmm7, 0x96               ;   141.8 p5      55 t[0]
        vpternlogd zmm2, zmm13, zmm1, 0x96                ;   142.5 p0      43 t[0]
        vpternlogd zmm13, zmm5, zmm14, 0x78               ;   142.8 p5      55 t[0]
        vpternlogd zmm17, zmm22, [rbp + 14080], 0x6c      ;   143.5 p0+p2   43 t[0]
        vpternlogd zmm9, zmm2, zmm17, 0x96                ;   144.5 p5      43 t[0]
        vpternlogd zmm25, zmm26, zmm9, 0x6a               ;   145.5 p0      43 t[0]
        vpternlogd zmm31, zmm1, zmm25, 0x96               ;   146.5 p5      43 t[0]
        vpternlogd zmm28, zmm14, zmm31, 0x6a              ;   147.5 p0      43 t[0]
        vpternlogd zmm27, zmm4, zmm28, 0x6a               ;   148.5 p5      43 t[0]
        vpternlogd zmm24, zmm22, zmm27, 0x96              ;   149.5 p0      43 t[0]
        vpxord zmm19, zmm19, zmm27                        ;   149.5 p5      43 t[0]
        vpxord zmm0, zmm0, zmm9                           ;   147.5 p0      55 t[0]
        vpternlogd zmm17, zmm21, [rbp + 14208], 0x78      ;   147.8 p5+p3   55 t[0]
        vpternlogd zmm13, zmm25, [rbp + 12992], 0x69      ;   148.5 p0+p2   55 t[0]
        vpxord zmm23, zmm23, zmm31                        ;   148.8 p5      55 t[0]
        vmovdqu64 zmm1, [rbp + 12736]                     ;    71.8 p3      43 t[0] reload
        vmovdqu64 zmm4, [rbp + 13120]                     ;   109.5 p2      55 t[0]
        vpternlogd zmm4, zmm7, zmm1, 0x96                 ;   149.5 p0      55 t[0]
        vpternlogd zmm10, zmm0, zmm7, 0x69                ;   149.8 p5      55 t[0]
        vpternlogd zmm17, zmm28, [rbp + 12864], 0x69      ;   150.5 p0+p3   55 t[0]
        vpxord zmm15, zmm15, zmm0                         ;   150.8 p5      55 t[0]
        vpxord zmm11, zmm11, zmm13                        ;   151.5 p0      55 t[0]
        vpxord zmm3, zmm3, zmm13                          ;   151.8 p5      55 t[0]
        vpxord zmm20, zmm20, zmm17                        ;   152.5 p0      55 t[0]
        vpxord zmm29, zmm29, zmm17                        ;   152.8 p5      55 t[0]
        vmovdqa64 zmm5, zmm12                             ;   142.8         55 t[0] copy
        vmovdqu64 zmm9, [rbp + 14272]                     ;   122.5 p2      55 t[0] reload
        vpxord zmm9, zmm9, zmm23                          ;   153.5 p0      55 t[0]
        vmovdqu64 zmm14, [rbp + 13120]                    ;   109.5 p3      55 t[0] reload
        vmovdqa64 zmm17, zmm24                            ;   150.5         55 t[0] copy
        vpternlogd zmm17, zmm1, zmm14, 0x96               ;   153.8 p5      55 t[0]
        vmovdqu64 zmm21, [rbp + 12352]                    ;    72.8 p2      43 t[0] reload
        vmovdqu64 zmm22, [rbp + 13888]                    ;   101.8 p3      55 t[0]
        vpternlogd zmm22, zmm31, zmm21, 0x96              ;   154.5 p0      55 t[0]
        vmovdqu64 zmm25, [rbp + 13696]                    ;   100.8 p2      43 t[0] reload
        vmovdqu64 zmm26, [rbp + 12672]                    ;    74.2 p3      55 t[0]
        vpternlogd zmm26, zmm18, zmm25, 0x69              ;   154.8 p5      55 t[0]
        vpxord zmm16, zmm16, zmm26                        ;   155.8 p0      55 t[0]
        vpxord zmm6, zmm6, zmm16                          ;   156.8 p5      55 t[0]
        vmovdqu64 zmm27, [rbp + 12288]                    ;    74.8 p2      43 t[0] reload
        vpternlogd zmm26, zmm27, zmm27, 0xc3              ;   156.5 p0      55 t[0]
        vmovdqu64 zmm28, [rbp + 14144]                    ;   129.5 p3      55 t[0] reload
        vmovdqu64 zmm30, [rbp + 13760]                    ;   108.8 p2      43 t[0] reload
        vpternlogd zmm31, zmm30, zmm28, 0x96              ;   156.8 p5      55 t[0]
        mov r8, qword [rbp + 20952]                       ;    74.8 p10     55 t[0].0 reload
        vpternlogd zmm21, zmm9, [r8 + 560]{1to16}, 0x96   ;   157.5 p0+p3   55 t[0]
        vmovdqu64 [rbp + 12352], zmm21                    ;   158.5 p7+p4   55 t[0] spill
        vpxord zmm21, zmm10, [r8 + 512]{1to16}            ;   157.8 p5+p2   55 t[0]
        vmovdqu64 [rbp + 13888], zmm21                    ;   158.8 p8+p9   55 t[0] spill
        vmovdqa64 zmm21, zmm4                             ;   150.5         55 t[0] copy
        vmovdqa64 zmm30, zmm26                            ;   157.5         55 t[0] copy
        vpternlogd zmm30, zmm2, zmm2, 0xc3                ;   158.5 p0      55 t[0]
        vmovdqu64 zmm27, [rbp + 12608]                    ;    77.2 p3      43 t[0] reload
        vpternlogd zmm26, zmm27, [r8 + 520]{1to16}, 0x96  ;   158.8 p5+p2   55 t[0]
        vmovdqu64 zmm27, [rbp + 12800]                    ;   102.5 p3      43 t[0] reload
        vpternlogd zmm16, zmm27, [r8 + 552]{1to16}, 0x69  ;   159.5 p0+p2   55 t[0]
        vpternlogd zmm2, zmm27, [rbp + 12672], 0x69       ;   159.8 p5+p3   55 t[0]
        vpternlogd zmm12, zmm2, [r8 + 516]{1to16}, 0x96   ;   160.8 p0+p2   55 t[0]
        vpternlogd zmm10, zmm27, [rbp + 12672], 0x96      ;   160.8 p5+p3   55 t[0]
        vpxord zmm27, zmm20, [r8 + 536]{1to16}            ;   161.5 p0+p2   55 t[0]
        vpternlogd zmm20, zmm3, [rbp + 12928], 0x96       ;   161.8 p5+p3   55 t[0]
        vmovdqu64 [rbp + 12800], zmm16                    ;   160.5 p7+p4   55 t[0] spill
        vmovdqa64 zmm16, zmm28                            ;   135.5         55 t[0] copy
        vpternlogd zmm16, zmm3, [r8 + 532]{1to16}, 0x96   ;   162.5 p0+p2   55 t[0]
        vmovdqu64 [rbp + 12672], zmm27                    ;   162.5 p8+p9   55 t[0] spill
        vmovdqa64 zmm27, zmm10                            ;   161.8         55 t[0] copy
        vmovdqu64 [rbp + 12608], zmm16                    ;   163.5 p7+p4   55 t[0] spill
        vmovdqa64 zmm16, zmm22                            ;   155.5         55 t[0] copy
        vpternlogd zmm16, zmm23, [r8 + 564]{1to16}, 0x96  ;   162.8 p5+p3   55 t[0]
        vpternlogd zmm16, zmm28, zmm3, 0x96               ;   163.8 p0      55 t[0]
        vmovdqu64 zmm3, [rbp + 12480]                     ;    82.8 p2      55 t[0]
        vpternlogd zmm3, zmm23, [r8 + 528]{1to16}, 0x96   ;   163.8 p5+p3   55 t[0]
        vpxord zmm21, zmm21, zmm3                         ;   164.8 p0      55 t[0]
        vmovdqu64 zmm3, [rbp + 12160]                     ;    83.8 p2      55 t[0]
        vpternlogd zmm3, zmm15, [r8 + 544]{1to16}, 0x69   ;   164.8 p5+p3   55 t[0]
        vpbroadcastd zmm28, [r8 + 556]                    ;    81.8 p10     55 t[0]
        vmovdqu64 [rbp + 12160], zmm16                    ;   164.8 p8+p9   55 t[0] spill
        vmovdqu64 zmm16, [rbp + 14016]                    ;    84.8 p2      55 t[0]
        vpternlogd zmm16, zmm19, [rbp + 13952], 0x96      ;   165.5 p0+p3   55 t[0]
        vpternlogd zmm2, zmm6, [r8 + 584]{1to16}, 0x96    ;   165.8 p5+p2   55 t[0]
        vpternlogd zmm6, zmm30, [r8 + 616]{1to16}, 0x96   ;   166.5 p0+p3   55 t[0]
        vmovdqu64 [rbp + 13952], zmm6                     ;   167.5 p7+p4   55 t[0] spill
        vmovdqu64 zmm6, [rbp + 12928]                     ;    86.8 p2      43 t[0] reload
        vpternlogd zmm13, zmm6, [r8 + 596]{1to16}, 0x96   ;   166.8 p5+p3   55 t[0]
        vpxord zmm23, zmm23, zmm13                        ;   167.8 p0      55 t[0]
        vmovdqu64 zmm6, [rbp + 13440]                     ;    95.8 p2      43 t[0] reload
        vpternlogd zmm19, zmm6, [rbp + 13376], 0x96       ;   167.8 p5+p3   55 t[0]
        vpternlogd zmm31, zmm24, zmm19, 0x96              ;   168.8 p0      55 t[0]
        vpternlogd zmm25, zmm19, zmm18, 0x96              ;   168.8 p5      55 t[0]
        vpternlogd zmm0, zmm30, zmm25, 0x96               ;   169.8 p0      55 t[0]
        vmovdqu64 zmm6, [rbp + 6272]                      ;    88.8 p2      43 t[1] reload
        vmovdqu64 zmm13, [rbp + 6208]                     ;    89.2 p3      43 t[1] reload
        vmovdqu64 zmm24, [rbp + 6080]                     ;    89.8 p2      43 t[1]
        vpternlogd zmm24, zmm13, zmm6, 0x96               ;   169.8 p5      43 t[1]
        vpxord zmm8, zmm8, zmm19                          ;   170.5 p0      55 t[0]
        vpternlogd zmm18, zmm16, [rbp + 12224], 0x96      ;   170.8 p5+p3   55 t[0]
        vpternlogd zmm18, zmm14, zmm1, 0x96               ;   171.8 p0      55 t[0]
        vmovdqu64 zmm1, [rbp + 13824]                     ;   116.5 p2      55 t[0]
        vpternlogd zmm1, zmm17, [rbp + 13056], 0x96       ;   171.8 p5+p3   55 t[0]
        vmovdqu64 zmm14, [rbp + 13248]                    ;   103.8 p2      55 t[0]
        vpternlogd zmm14, zmm16, [rbp + 13248], 0xc3      ;   172.5 p0+p3   55 t[0]
        vpxord zmm5, zmm5, zmm14                          ;   173.5 p5      55 t[0]
        vpternlogd zmm17, zmm25, [r8 + 588]{1to16}, 0x96  ;   173.5 p0+p2   55 t[0]
        vpternlogd zmm25, zmm18, [r8 + 524]{1to16}, 0x96  ;   173.8 p5+p3   55 t[0]
        vpternlogd zmm14, zmm0, [r8 + 548]{1to16}, 0x96   ;   174.5 p0+p2   55 t[0]
        vpxord zmm27, zmm27, zmm14                        ;   175.5 p5      55 t[0]
        vpxord zmm14, zmm29, [r8 + 636]{1to16}            ;   175.5 p0+p3   55 t[0]
        vpternlogd zmm4, zmm31, [r8 + 624]{1to16}, 0x96   ;   175.8 p5+p2   55 t[0]
        vpxord zmm9, zmm9, zmm4                           ;   176.8 p0      55 t[0]
        vmovdqu64 zmm4, [rbp + 13312]                     ;   106.5 p3      43 t[0] reload
        vpternlogd zmm22, zmm4, [r8 + 628]{1to16}, 0x96   ;   176.8 p5+p2   55 t[0]
        vpternlogd zmm29, zmm8, [r8 + 604]{1to16}, 0x96   ;   177.5 p0+p3   55 t[0]
        vmovdqu64 zmm4, [rbp + 13632]                     ;   122.5 p2      55 t[0] reload
        vpternlogd zmm16, zmm4, [r8 + 540]{1to16}, 0x96   ;   177.8 p5+p3   55 t[0]
        vpxord zmm25, zmm25, zmm1                         ;   178.5 p0      55 t[0]
        vpxord zmm28, zmm28, zmm1                         ;   178.8 p5      55 t[0]
        vpxord zmm31, zmm31, [r8 + 592]{1to16}            ;   179.5 p0+p2   55 t[0]
        vpxord zmm0, zmm0, [r8 + 580]{1to16}              ;   179.8 p5+p3   55 t[0]
        vmovdqu64 zmm1, [rbp + 13568]                     ;   112.5 p2      55 t[0]
        vpternlogd zmm1, zmm11, [r8 + 632]{1to16}, 0x96   ;   180.5 p0+p3   55 t[0]
        vpternlogd zmm11, zmm20, [r8 + 568]{1to16}, 0x96  ;   180.8 p5+p2   55 t[0]
        vpternlogd zmm15, zmm5, [r8 + 576]{1to16}, 0x96   ;   181.5 p0+p3   55 t[0]
        vmovdqu64 zmm4, [rbp + 12416]                     ;   110.5 p2      55 t[0] reload
        vpternlogd zmm20, zmm4, [r8 + 600]{1to16}, 0x96   ;   181.8 p5+p3   55 t[0]
        vpternlogd zmm7, zmm5, [r8 + 608]{1to16}, 0x96    ;   182.5 p0+p2   55 t[0]
        vmovdqu64 zmm4, [rbp + 13504]                     ;   115.5 p3      55 t[0] reload
        vpternlogd zmm8, zmm4, [r8 + 572]{1to16}, 0x96    ;   182.8 p5+p2   55 t[0]
        vmovdqu64 zmm4, [rbp + 6464]                      ;   103.2 p3      43 t[1] reload
        vpxord zmm19, zmm24, zmm4                         ;   183.5 p0      43 t[1]
        vmovdqu64 zmm30, [rbp + 13760]                    ;   108.8 p2      43 t[0] reload
        vpternlogd zmm18, zmm30, [r8 + 620]{1to16}, 0x96  ;   183.8 p5+p3   55 t[0]
        vmovdqu64 zmm30, [rbp + 12288]                    ;   104.8 p2      43 t[0] reload
        vpternlogd zmm5, zmm30, [r8 + 612]{1to16}, 0x69   ;   184.5 p0+p3   55 t[0]
        vpxord zmm10, zmm10, zmm5                         ;   185.5 p5      55 t[0]
        vpxord zmm5, zmm19, [rbp + 6400]                  ;   185.5 p0+p2   43 t[1]
        vmovdqu64 zmm30, [rbp + 6016]                     ;   106.2 p3      43 t[1] reload
        vmovdqu64 [rbp + 12288], zmm14                    ;   176.5 p8+p9   55 t[0] spill
        vpxord zmm14, zmm19, zmm30                        ;   185.8 p5      43 t[1]
        vmovdqu64 [rbp + 13760], zmm1                     ;   181.5 p7+p4   55 t[0] spill
        vmovdqa64 zmm1, zmm19                             ;   184.5         43 t[1] copy
        vmovdqu64 [rbp + 13504], zmm22                    ;   177.8 p8+p9   55 t[0] spill
        vmovdqa64 zmm22, zmm19                            ;   184.5         43 t[1] copy
        vmovdqu64 [rbp + 13184], zmm9                     ;   177.8 p7+p4   55 t[0] spill
        vpxord zmm9, zmm5, [rbp + 6336]                   ;   186.5 p0+p2   43 t[1]
        vmovdqu64 [rbp + 12416], zmm18                    ;   184.8 p8+p9   55 t[0] spill
        vmovdqa64 zmm18, zmm5                             ;   186.5         43 t[1] copy
        vmovdqu64 [rbp + 13568], zmm10                    ;   186.5 p7+p4   55 t[0] spill
        vpxord zmm10, zmm9, zmm6                          ;   187.5 p5      43 t[1]
        vmovdqu64 [rbp + 13632], zmm7                     ;   183.5 p8+p9   55 t[0] spill
        vpxord zmm7, zmm9, zmm30                          ;   187.5 p0      43 t[1]
        vmovdqu64 [rbp + 13312], zmm29                    ;   178.5 p7+p4   55 t[0] spill
        vmovdqa64 zmm29, zmm10                            ;   188.5         43 t[1] copy
        vmovdqu64 [rbp + 13248], zmm20                    ;   182.8 p8+p9   55 t[0] spill
        vmovdqa64 zmm20, zmm10                            ;   188.5         43 t[1] copy
        vmovdqu64 [rbp + 13056], zmm23                    ;   168.8 p7+p4   55 t[0] spill
        vmovdqa64 zmm23, zmm10                            ;   188.5         43 t[1] copy
        vmovdqu64 [rbp + 13824], zmm31                    ;   180.5 p8+p9   55 t[0] spill
        vpord zmm31, zmm14, zmm4                          ;   187.8 p5      43 t[1]
        vmovdqu64 [rbp + 12736], zmm17                    ;   174.5 p7+p4   55 t[0] spill
        vmovdqa64 zmm17, zmm14                            ;   186.8         43 t[1] copy
        vmovdqu64 [rbp + 13120], zmm2                     ;   166.8 p8+p9   55 t[0] spill
        vmovdqa64 zmm2, zmm6                              ;   100.0         43 t[1] copy
        vmovdqu64 [rbp + 12224], zmm0                     ;   180.8 p7+p4   55 t[0] spill
        vmovdqa64 zmm0, zmm13                             ;   100.3         43 t[1] copy
        vmovdqu64 [rbp + 13696], zmm15                    ;   182.5 p8+p9   55 t[0] spill
        vmovdqa64 zmm15, zmm30                            ;   112.2         43 t[1] copy
        vmovdqu64 [rbp + 13376], zmm8                     ;   183.8 p7+p4   55 t[0] spill
        vmovdqa64 zmm8, zmm4                              ;   109.2         43 t[1] copy
        vmovdqu64 [rbp + 13440], zmm11                    ;   181.8 p8+p9   55 t[0] spill
        vmovdqa64 zmm11, zmm4                             ;   109.2         43 t[1] copy
        vmovdqu64 [rbp + 12928], zmm28                    ;   179.8 p7+p4   55 t[0] spill
        vmovdqa64 zmm28, zmm13                            ;   101.7         43 t[1] copy
        vpternlogd zmm28, zmm14, [rbp + 6144], 0x96       ;   188.5 p0+p3   43 t[1]
        vpxord zmm18, zmm18, zmm28                        ;   189.5 p5      43 t[1]
        vpxord zmm8, zmm8, zmm18                          ;   190.5 p0      43 t[1]
        vpandd zmm1, zmm1, zmm18                          ;   190.5 p5      43 t[1]
        vpxord zmm2, zmm2, zmm1                           ;   191.5 p0      43 t[1]
        vpxord zmm20, zmm20, zmm28                        ;   190.8 p5      43 t[1]
        vpxord zmm11, zmm11, zmm20                        ;   191.8 p0      43 t[1]
        vpxord zmm29, zmm29, zmm8                         ;   191.8 p5      43 t[1]
        vpternlogd zmm24, zmm9, zmm29, 0x78               ;   192.8 p0      43 t[1]
        vpxord zmm0, zmm0, zmm29                          ;   192.8 p5      43 t[1]
        vpternlogd zmm2, zmm20, zmm0, 0x78                ;   193.8 p0      43 t[1]
        vpxord zmm15, zmm15, zmm8                         ;   193.8 p5      43 t[1]
        vpternlogd zmm13, zmm6, zmm15, 0x96               ;   194.8 p0      43 t[1]
        vpandd zmm15, zmm15, zmm8                         ;   194.8 p5      43 t[1]
        vpternlogd zmm1, zmm24, zmm15, 0x96               ;   195.8 p0      43 t[1]
        vpternlogd zmm24, zmm31, zmm15, 0x96              ;   195.8 p5      43 t[1]
        vpternlogd zmm15, zmm28, zmm13, 0x78              ;   196.5 p0      43 t[1]
        vpxord zmm17, zmm17, zmm0                         ;   196.8 p5      43 t[1]
        vpternlogd zmm24, zmm11, zmm17, 0x78              ;   197.8 p0      43 t[1]
        vpxord zmm22, zmm22, zmm13                        ;   197.8 p5      43 t[1]
        vpternlogd zmm1, zmm5, zmm22, 0x78                ;   198.8 p0      43 t[1]
        vpxord zmm2, zmm2, zmm15                          ;   198.8 p5      43 t[1]
        vpternlogd zmm31, zmm14, [rbp + 6144], 0x96       ;   199.5 p0+p2   43 t[1]
        vpternlogd zmm31, zmm10, zmm7, 0x78               ;   200.5 p5      43 t[1]
        vpxord zmm15, zmm15, zmm31                        ;   201.5 p0      43 t[1]
        vmovdqu64 zmm6, [rbp + 8832]                      ;   108.2 p3      43 t[1] reload
        vmovdqu64 zmm10, [rbp + 8768]                     ;   108.8 p2      43 t[1] reload
        vmovdqu64 zmm31, [rbp + 8640]                     ;   109.2 p3      43 t[1]
        vpternlogd zmm31, zmm10, zmm6, 0x96               ;   200.8 p5      43 t[1]
        vmovdqu64 [rbp + 14016], zmm27                    ;   176.5 p8+p9   55 t[0] spill
        vpandd zmm27, zmm1, zmm2                          ;   201.5 p0      43 t[1]
        vpxord zmm24, zmm24, zmm27                        ;   202.5 p5      43 t[1]
        vpternlogd zmm1, zmm15, zmm24, 0x78               ;   203.5 p0      43 t[1]
        vpxord zmm24, zmm24, zmm2                         ;   203.5 p5      43 t[1]
        vpternlogd zmm2, zmm15, zmm1, 0x78                ;   204.5 p0      43 t[1]
        vpternlogd zmm27, zmm1, zmm24, 0x36               ;   204.5 p5      43 t[1]
        vpternlogd zmm15, zmm1, zmm2, 0x78                ;   205.5 p0      43 t[1]
        vpternlogd zmm24, zmm27, zmm2, 0x1e               ;   205.5 p5      43 t[1]
        vpandd zmm4, zmm4, zmm27                          ;   205.5 p0      43 t[1]
        vpandd zmm11, zmm11, zmm2                         ;   205.8 p5      43 t[1]
        vmovdqu64 zmm1, [rbp + 9024]                      ;   109.8 p2      43 t[1] reload
        vmovdqu64 [rbp + 12480], zmm3                     ;   165.8 p7+p4   55 t[0] spill
        vpxord zmm3, zmm31, zmm1                          ;   206.5 p0      43 t[1]
        vmovdqu64 [rbp + 14144], zmm16                    ;   178.8 p8+p9   55 t[0] spill
        vpxord zmm16, zmm27, zmm2                         ;   206.8 p5      43 t[1]
        vpandd zmm0, zmm0, zmm16                          ;   207.8 p0      43 t[1]
        vpternlogd zmm13, zmm0, zmm24, 0x6c               ;   208.8 p5      43 t[1]
        vmovdqu64 [rbp + 14272], zmm21                    ;   165.8 p7+p4   55 t[0] spill
        vmovdqa64 zmm21, zmm27                            ;   205.5         43 t[1] copy
        vmovdqu64 [rbp + 12864], zmm25                    ;   179.5 p8+p9   55 t[0] spill
        vpxord zmm25, zmm2, zmm15                         ;   208.5 p0      43 t[1]
        vpandd zmm29, zmm29, zmm25                        ;   209.5 p5      43 t[1]
        vpternlogd zmm28, zmm29, zmm24, 0x6c              ;   210.5 p0      43 t[1]
        vpternlogd zmm29, zmm4, zmm11, 0x96               ;   210.5 p5      43 t[1]
        vpternlogd zmm5, zmm28, zmm15, 0x6c               ;   211.5 p0      43 t[1]
        vmovdqu64 [rbp + 12544], zmm26                    ;   159.8 p7+p4   55 t[0] spill
        vpxord zmm26, zmm24, zmm16                        ;   210.8 p5      43 t[1]
        vpternlogd zmm0, zmm7, zmm26, 0x78                ;   211.8 p0      43 t[1]
        vpandd zmm23, zmm23, zmm26                        ;   211.8 p5      43 t[1]
        vpternlogd zmm28, zmm11, zmm23, 0x96              ;   212.8 p0      43 t[1]
        vpxord zmm24, zmm24, zmm15                        ;   212.8 p5      43 t[1]
        vpternlogd zmm4, zmm18, zmm24, 0x78               ;   213.8 p0      43 t[1]
        vpxord zmm21, zmm21, zmm24                        ;   213.8 p5      43 t[1]
        vpternlogd zmm29, zmm8, zmm21, 0x78               ;   214.8 p0      43 t[1]
        vpandd zmm30, zmm30, zmm21                        ;   214.8 p5      43 t[1]
        vpternlogd zmm19, zmm24, zmm30, 0x6a              ;   215.8 p0      43 t[1]
        vmovdqu64 zmm7, [rbp + 11392]                     ;   113.2 p3      43 t[1] reload
        vmovdqu64 zmm8, [rbp + 11328]                     ;   113.3 p2      43 t[1] reload
        vmovdqu64 zmm11, [rbp + 11200]                    ;   114.2 p3      43 t[1]
        vpternlogd zmm11, zmm8, zmm7, 0x96                ;   215.8 p5      43 t[1]
        vpternlogd zmm9, zmm25, zmm19, 0x6a               ;   216.8 p0      43 t[1]
        vpternlogd zmm19, zmm28, zmm13, 0x96              ;   216.8 p5      43 t[1]
        vpternlogd zmm20, zmm16, zmm19, 0x6a              ;   217.8 p0      43 t[1]
        vpternlogd zmm4, zmm23, zmm20, 0x96               ;   218.8 p5      43 t[1]
        vpternlogd zmm22, zmm15, zmm4, 0x6a               ;   219.8 p0      43 t[1]
        vpternlogd zmm5, zmm20, zmm20, 0xc3               ;   218.8 p5      43 t[1]
        vpternlogd zmm17, zmm2, zmm22, 0x6a               ;   220.8 p0      43 t[1]
        vpxord zmm2, zmm3, [rbp + 8960]                   ;   219.8 p5+p2   43 t[1]
        vmovdqu64 zmm15, [rbp + 8576]                     ;   115.2 p3      43 t[1] reload
        vpxord zmm16, zmm3, zmm15                         ;   220.5 p0      43 t[1]
        vmovdqa64 zmm18, zmm3                             ;   207.5         43 t[1] copy
        vmovdqa64 zmm20, zmm3                             ;   207.5         43 t[1] copy
        vpxord zmm21, zmm2, [rbp + 8896]                  ;   220.8 p5+p2   43 t[1]
        vmovdqa64 zmm23, zmm2                             ;   220.8         43 t[1] copy
        vpxord zmm24, zmm21, zmm6                         ;   221.8 p0      43 t[1]
        vpxord zmm25, zmm21, zmm15                        ;   221.8 p5      43 t[1]
        vmovdqa64 zmm26, zmm24                            ;   222.8         43 t[1] copy
        vmovdqu64 [rbp + 12992], zmm12                    ;   161.8 p8+p9   55 t[0] spill
        vmovdqa64 zmm12, zmm24                            ;   222.8         43 t[1] copy
        vmovdqu64 [rbp + 14208], zmm19                    ;   217.8 p7+p4   43 t[1] spill
        vmovdqa64 zmm19, zmm24                            ;   222.8         43 t[1] copy
        vmovdqu64 [rbp + 14080], zmm29                    ;   215.8 p8+p9   43 t[1] spill
        vpxord zmm29, zmm11, [rbp + 11584]                ;   222.5 p0+p3   43 t[1]
        vmovdqu64 [rbp + 14336], zmm28                    ;   213.8 p7+p4   43 t[1] spill
        vmovdqa64 zmm28, zmm6                             ;   117.8         43 t[1] copy
        vmovdqu64 [rbp + 14400], zmm4                     ;   219.8 p8+p9   43 t[1] spill
        vmovdqa64 zmm4, zmm15                             ;   121.2         43 t[1] copy
        vmovdqu64 [rbp + 14464], zmm9                     ;   217.8 p7+p4   43 t[1] spill
        vmovdqa64 zmm9, zmm10                             ;   118.5         43 t[1] copy
        vmovdqu64 [rbp + 14528], zmm22                    ;   220.8 p8+p9   43 t[1] spill
        vpord zmm22, zmm16, zmm1                          ;   222.8 p5      43 t[1]
        vmovdqu64 [rbp + 14592], zmm5                     ;   219.8 p7+p4   43 t[1] spill
        vmovdqa64 zmm5, zmm16                             ;   221.5         43 t[1] copy
        vmovdqu64 [rbp + 14656], zmm30                    ;   215.8 p8+p9   43 t[1] spill
        vmovdqa64 zmm30, zmm1                             ;   119.5         43 t[1] copy
        vmovdqu64 [rbp + 14720], zmm14                    ;   186.8 p7+p4   43 t[1] spill
        vmovdqa64 zmm14, zmm1                             ;   119.8         43 t[1] copy
        vmovdqu64 [rbp + 14784], zmm27                    ;   205.5 p8+p9   43 t[1] spill
        vpxord zmm27, zmm29, [rbp + 11520]                ;   223.5 p0+p2   43 t[1]
        vmovdqu64 [rbp + 14848], zmm13                    ;   209.8 p7+p4   43 t[1] spill
        vpxord zmm13, zmm29, [rbp + 11136]                ;   223.8 p5+p3   43 t[1]
        vmovdqu64 [rbp + 14912], zmm0                     ;   212.8 p8+p9   43 t[1] spill
        vpxord zmm0, zmm27, [rbp + 11456]                 ;   224.5 p0+p2   43 t[1]
        vmovdqu64 [rbp + 14976], zmm17                    ;   221.8 p7+p4   43 t[1] spill
        vmovdqa64 zmm17, zmm27                            ;   224.5         43 t[1] copy
        vpxord zmm8, zmm0, zmm7                           ;   225.5 p5      43 t[1]
        vpxord zmm7, zmm0, [rbp + 11136]                  ;   225.5 p0+p3   43 t[1]
        vmovdqu64 [rbp + 15040], zmm7                     ;   226.5 p8+p9   43 t[1] spill
        vmovdqa64 zmm7, zmm8                              ;   226.5         43 t[1] copy
        vmovdqu64 [rbp + 15104], zmm27                    ;   224.5 p7+p4   43 t[1] spill
        vmovdqa64 zmm27, zmm8                             ;   226.5         43 t[1] copy
        vmovdqu64 [rbp + 15168], zmm8                     ;   226.5 p8+p9   43 t[1] spill
        vpord zmm8, zmm13, [rbp + 11584]                  ;   225.8 p5+p2   43 t[1]
        vmovdqu64 [rbp + 15232], zmm8                     ;   226.8 p7+p4   43 t[1] spill
        vmovdqa64 zmm8, zmm10                             ;   122.8         43 t[1] copy
        vpternlogd zmm8, zmm16, [rbp + 8704], 0x96        ;   226.5 p0+p3   43 t[1]
        vpxord zmm23, zmm23, zmm8                         ;   227.5 p5      43 t[1]
        vpxord zmm30, zmm30, zmm23                        ;   228.5 p0      43 t[1]
        vpandd zmm18, zmm18, zmm23                        ;   228.5 p5      43 t[1]
        vpxord zmm28, zmm28, zmm18                        ;   229.5 p0      43 t[1]
        vpxord zmm12, zmm12, zmm8                         ;   228.8 p5      43 t[1]
        vpxord zmm14, zmm14, zmm12                        ;   229.8 p0      43 t[1]
        vpxord zmm26, zmm26, zmm30                        ;   229.8 p5      43 t[1]
        vpternlogd zmm31, zmm21, zmm26, 0x78              ;   230.8 p0      43 t[1]
        vpxord zmm9, zmm9, zmm26                          ;   230.8 p5      43 t[1]
        vpternlogd zmm28, zmm12, zmm9, 0x78               ;   231.8 p0      43 t[1]
        vpxord zmm4, zmm4, zmm30                          ;   231.8 p5      43 t[1]
        vpternlogd zmm10, zmm6, zmm4, 0x96                ;   232.8 p0      43 t[1]
        vpandd zmm4, zmm4, zmm30                          ;   232.8 p5      43 t[1]
        vpternlogd zmm18, zmm31, zmm4, 0x96               ;   233.8 p0      43 t[1]
        vpternlogd zmm31, zmm22, zmm4, 0x96               ;   233.8 p5      43 t[1]
        vpternlogd zmm4, zmm8, zmm10, 0x78                ;   234.5 p0      43 t[1]
        vpxord zmm5, zmm5, zmm9                           ;   234.8 p5      43 t[1]
        vpternlogd zmm31, zmm14, zmm5, 0x78               ;   235.8 p0      43 t[1]
        vpxord zmm20, zmm20, zmm10                        ;   235.8 p5      43 t[1]
        vpternlogd zmm18, zmm2, zmm20, 0x78               ;   236.8 p0      43 t[1]
        vpxord zmm28, zmm28, zmm4                         ;   236.8 p5      43 t[1]
        vpternlogd zmm22, zmm16, [rbp + 8704], 0x96       ;   237.5 p0+p2   43 t[1]
        vpternlogd zmm22, zmm24, zmm25, 0x78              ;   238.5 p5      43 t[1]
        vpxord zmm4, zmm4, zmm22                          ;   239.5 p0      43 t[1]
        vpandd zmm6, zmm18, zmm28                         ;   238.8 p5      43 t[1]
        vmovdqu64 zmm22, [rbp + 15168]                    ;   226.5 p3      43 t[1]
        vpxord zmm31, zmm31, zmm6                         ;   239.8 p0      43 t[1]
        vpternlogd zmm18, zmm4, zmm31, 0x78               ;   240.8 p5      43 t[1]
        vpxord zmm31, zmm31, zmm28                        ;   240.8 p0      43 t[1]
        vpternlogd zmm28, zmm4, zmm18, 0x78               ;   241.8 p5      43 t[1]
        vpternlogd zmm6, zmm18, zmm31, 0x36               ;   241.8 p0      43 t[1]
        vpternlogd zmm4, zmm18, zmm28, 0x78               ;   242.8 p5      43 t[1]
        vpternlogd zmm31, zmm6, zmm28, 0x1e               ;   242.8 p0      43 t[1]
        vpandd zmm1, zmm1, zmm6                           ;   242.8 p5      43 t[1]
        vpandd zmm14, zmm14, zmm28                        ;   243.5 p0      43 t[1]
        vmovdqa64 zmm18, zmm29                            ;   223.5         43 t[1] copy
        vmovdqa64 zmm24, zmm29                            ;   223.5         43 t[1] copy
        vmovdqu64 [rbp + 15296], zmm29                    ;   223.5 p8+p9   43 t[1] spill
        vpxord zmm29, zmm6, zmm28                         ;   243.8 p5      43 t[1]
        vpandd zmm9, zmm9, zmm29                          ;   244.8 p0      43 t[1]
        vpternlogd zmm10, zmm9, zmm31, 0x6c               ;   245.8 p5      43 t[1]
        vpternlogd zmm16, zmm10, zmm6, 0x6c               ;   246.8 p0      43 t[1]
        vmovdqu64 [rbp + 15360], zmm11                    ;   216.8 p7+p4   43 t[1] spill
        vpxord zmm11, zmm29, zmm31                        ;   245.8 p5      43 t[1]
        vpternlogd zmm9, zmm25, zmm11, 0x78               ;   246.8 p0      43 t[1]
        vpandd zmm19, zmm19, zmm11                        ;   246.8 p5      43 t[1]
        vpxord zmm11, zmm31, zmm4                         ;   247.5 p0      43 t[1]
        vpternlogd zmm23, zmm1, zmm11, 0x6c               ;   248.5 p5      43 t[1]
        vpxord zmm6, zmm6, zmm11                          ;   248.5 p0      43 t[1]
        vpandd zmm15, zmm15, zmm6                         ;   249.5 p5      43 t[1]
        vpternlogd zmm3, zmm11, zmm15, 0x6a               ;   250.5 p0      43 t[1]
        vpxord zmm11, zmm28, zmm4                         ;   249.8 p5      43 t[1]
        vpandd zmm26, zmm26, zmm11                        ;   250.8 p0      43 t[1]
        vpternlogd zmm8, zmm31, zmm26, 0x6a               ;   251.8 p5      43 t[1]
        vpternlogd zmm26, zmm1, zmm14, 0x96               ;   251.8 p0      43 t[1]
        vpternlogd zmm26, zmm30, zmm6, 0x78               ;   252.8 p5      43 t[1]
        vpternlogd zmm21, zmm11, zmm3, 0x6a               ;   252.5 p0      43 t[1]
        vmovdqa64 zmm1, zmm13                             ;   224.8         43 t[1] copy
        vpternlogd zmm14, zmm8, zmm19, 0x96               ;   252.8 p5      43 t[1]
        vmovdqu64 zmm6, [rbp + 5760]                      ;   133.3 p2      43 t[1] reload
        vmovdqu64 zmm11, [rbp + 5696]                     ;   133.5 p3      43 t[1] reload
        vmovdqu64 zmm25, [rbp + 5568]                     ;   134.3 p2      43 t[1]
        vpternlogd zmm25, zmm11, zmm6, 0x96               ;   253.5 p0      43 t[1]
        vpternlogd zmm10, zmm3, zmm14, 0x96               ;   253.8 p5      43 t[1]
        vpternlogd zmm12, zmm29, zmm10, 0x6a              ;   254.8 p0      43 t[1]
        vpternlogd zmm8, zmm2, zmm4, 0x78                 ;   254.8 p5      43 t[1]
        vpternlogd zmm23, zmm19, zmm12, 0x96              ;   255.8 p0      43 t[1]
        vpternlogd zmm20, zmm4, zmm23, 0x6a               ;   256.8 p5      43 t[1]
        vpternlogd zmm8, zmm12, zmm12, 0xc3               ;   256.5 p0      43 t[1]
        vpternlogd zmm5, zmm28, zmm20, 0x6a               ;   257.8 p5      43 t[1]
        vpternlogd zmm21, zmm20, zmm20, 0xc3              ;   257.8 p0      43 t[1]
        vpternlogd zmm16, zmm15, zmm5, 0x96               ;   258.8 p5      43 t[1]
        vpxord zmm9, zmm9, zmm5                           ;   258.8 p0      43 t[1]
        vmovdqu64 zmm2, [rbp + 11264]                     ;   135.7 p3      43 t[1] reload
        vmovdqu64 zmm3, [rbp + 11328]                     ;   135.8 p2      43 t[1]
        vpternlogd zmm3, zmm13, zmm2, 0x96                ;   258.8 p5      43 t[1]
        vmovdqu64 zmm4, [rbp + 15232]                     ;   226.8 p3      43 t[1] reload
        vpternlogd zmm2, zmm13, zmm4, 0x96                ;   259.5 p0      43 t[1]
        vpxord zmm17, zmm17, zmm3                         ;   259.8 p5      43 t[1]
        vpxord zmm27, zmm27, zmm3                         ;   260.5 p0      43 t[1]
        vpandd zmm18, zmm18, zmm17                        ;   260.8 p5      43 t[1]
        vmovdqu64 zmm5, [rbp + 11584]                     ;   137.0 p2      43 t[1] reload
        vpxord zmm12, zmm17, zmm5                         ;   261.5 p0      43 t[1]
        vpxord zmm7, zmm7, zmm12                          ;   262.5 p5      43 t[1]
        vpxord zmm15, zmm5, zmm27                         ;   262.5 p0      43 t[1]
        vmovdqu64 zmm19, [rbp + 11392]                    ;   137.7 p3      43 t[1] reload
        vpxord zmm20, zmm18, zmm19                        ;   262.8 p5      43 t[1]
        vmovdqu64 zmm28, [rbp + 11136]                    ;   138.0 p2      43 t[1] reload
        vpxord zmm29, zmm12, zmm28                        ;   263.5 p0      43 t[1]
        vmovdqu64 zmm30, [rbp + 11328]                    ;   138.7 p3      43 t[1] reload
        vpternlogd zmm19, zmm29, zmm30, 0x96              ;   264.5 p5      43 t[1]
        vpandd zmm29, zmm29, zmm12                        ;   264.5 p0      43 t[1]
        vpxord zmm30, zmm30, zmm7                         ;   264.8 p5      43 t[1]
        vpternlogd zmm20, zmm27, zmm30, 0x78              ;   265.8 p0      43 t[1]
        vpxord zmm1, zmm1, zmm30                          ;   265.8 p5      43 t[1]
        vpxord zmm24, zmm24, zmm19                        ;   266.5 p0      43 t[1]
        vmovdqu64 zmm31, [rbp + 5952]                     ;   139.5 p2      43 t[1] reload
        vmovdqu64 [rbp + 15424], zmm23                    ;   256.8 p8+p9   43 t[1] spill
        vpxord zmm23, zmm25, zmm31                        ;   266.8 p5      43 t[1]
        vmovdqu64 [rbp + 15488], zmm10                    ;   254.8 p7+p4   43 t[1] spill
        vmovdqa64 zmm10, zmm15                            ;   263.5         43 t[1] copy
        vmovdqu64 [rbp + 15552], zmm26                    ;   253.8 p8+p9   43 t[1] spill
        vmovdqa64 zmm26, zmm7                             ;   263.5         43 t[1] copy
        vpternlogd zmm7, zmm0, [rbp + 15360], 0x6a        ;   267.5 p0+p3   43 t[1]
        vpternlogd zmm18, zmm7, zmm29, 0x96               ;   268.5 p5      43 t[1]
        vpternlogd zmm4, zmm7, zmm29, 0x96                ;   268.5 p0      43 t[1]
        vpternlogd zmm4, zmm15, zmm1, 0x78                ;   269.5 p5      43 t[1]
        vpternlogd zmm29, zmm3, zmm19, 0x78               ;   269.5 p0      43 t[1]
        vpxord zmm20, zmm20, zmm29                        ;   270.5 p5      43 t[1]
        vmovdqu64 zmm7, [rbp + 15104]                     ;   224.5 p2      43 t[1] reload
        vpternlogd zmm18, zmm24, zmm7, 0x78               ;   270.5 p0      43 t[1]
        vpandd zmm15, zmm18, zmm20                        ;   271.5 p5      43 t[1]
        vpxord zmm4, zmm4, zmm15                          ;   272.5 p0      43 t[1]
        vmovdqu64 [rbp + 15232], zmm14                    ;   253.8 p7+p4   43 t[1] spill
        vpxord zmm14, zmm20, zmm4                         ;   273.5 p5      43 t[1]
        vmovdqu64 [rbp + 15360], zmm16                    ;   259.8 p8+p9   43 t[1] spill
        vmovdqa64 zmm16, zmm6                             ;   143.0         43 t[1] copy
        vmovdqu64 [rbp + 15616], zmm21                    ;   258.8 p7+p4   43 t[1] spill
        vmovdqa64 zmm21, zmm6                             ;   143.3         43 t[1] copy
        vmovdqa64 zmm6, zmm11                             ;   143.5         43 t[1] copy
        vmovdqu64 [rbp + 15680], zmm8                     ;   257.5 p8+p9   43 t[1] spill
        vmovdqa64 zmm8, zmm31                             ;   145.5         43 t[1] copy
        vmovdqu64 [rbp + 15744], zmm9                     ;   259.8 p7+p4   43 t[1] spill
        vmovdqa64 zmm9, zmm31                             ;   145.5         43 t[1] copy
        vmovdqa64 zmm11, zmm31                            ;   145.5         43 t[1] copy
        vpxord zmm7, zmm23, [rbp + 5888]                  ;   272.5 p0+p3   43 t[1]
        vmovdqu64 [rbp + 15808], zmm25                    ;   254.5 p8+p9   43 t[1] spill
        vpxord zmm25, zmm23, [rbp + 5504]                 ;   272.8 p5+p2   43 t[1]
        vpord zmm11, zmm11, zmm25                         ;   273.8 p0      43 t[1]
        vmovdqu64 [rbp + 15872], zmm11                    ;   274.8 p7+p4   43 t[1] spill
        vmovdqa64 zmm11, zmm23                            ;   267.8         43 t[1] copy
        vmovdqu64 [rbp + 15936], zmm7                     ;   273.5 p8+p9   43 t[1] spill
        vmovdqa64 zmm7, zmm23                             ;   267.8         43 t[1] copy
        vmovdqu64 [rbp + 16000], zmm23                    ;   267.8 p7+p4   43 t[1] spill
        vmovdqu64 zmm23, [rbp + 15936]                    ;   273.5 p3      43 t[1]
        vpxord zmm23, zmm23, [rbp + 5824]                 ;   279.5 p5+p2   43 t[1]
        vmovdqu64 [rbp + 16064], zmm23                    ;   280.5 p8+p9   43 t[1] spill
        vmovdqu64 zmm23, [rbp + 15936]                    ;   273.5 p3      43 t[1]
        vpxord zmm16, zmm16, [rbp + 16064]                ;   286.5 p0+p2   43 t[1]
        vmovdqu64 [rbp + 16128], zmm16                    ;   287.5 p7+p4   43 t[1] spill
        vmovdqu64 zmm16, [rbp + 16064]                    ;   280.5 p3      43 t[1]
        vpxord zmm16, zmm16, [rbp + 5504]                 ;   286.5 p5+p2   43 t[1]
        vmovdqu64 [rbp + 16192], zmm16                    ;   287.5 p8+p9   43 t[1] spill
        vmovdqu64 zmm16, [rbp + 16128]                    ;   287.5 p3      43 t[1]
        vmovdqu64 [rbp + 16256], zmm25                    ;   273.8 p7+p4   43 t[1] spill
        vmovdqu64 zmm25, [rbp + 16128]                    ;   287.5 p2      43 t[1]
        vmovdqu64 [rbp + 16320], zmm31                    ;   155.8 p8+p9   43 t[1] spill
        vmovdqu64 zmm31, [rbp + 16256]                    ;   273.8 p3      43 t[1]
        vmovdqu64 [rbp + 16384], zmm31                    ;   279.8 p7+p4   43 t[1] spill
        vmovdqu64 zmm31, [rbp + 16128]                    ;   287.5 p2      43 t[1]
        vmovdqu64 [rbp + 16448], zmm31                    ;   293.5 p8+p9   43 t[1] spill
        vmovdqu64 zmm31, [rbp + 15040]                    ;   226.5 p3      43 t[1] reload
        vpternlogd zmm2, zmm31, [rbp + 15168], 0x78       ;   275.5 p0+p2   43 t[1]
        vpxord zmm29, zmm29, zmm2                         ;   276.5 p5      43 t[1]
        vpternlogd zmm18, zmm4, zmm29, 0x78               ;   277.5 p0      43 t[1]
        vpternlogd zmm20, zmm29, zmm18, 0x78              ;   278.5 p5      43 t[1]
        vpternlogd zmm15, zmm18, zmm14, 0x36              ;   278.5 p0      43 t[1]
        vpternlogd zmm29, zmm18, zmm20, 0x78              ;   279.5 p5      43 t[1]
        vmovdqu64 zmm2, [rbp + 16256]                     ;   273.8 p3      43 t[1] reload
        vmovdqu64 zmm4, [rbp + 5632]                      ;   152.2 p2      43 t[1] reload
        vmovdqu64 zmm18, [rbp + 5696]                     ;   153.0 p3      43 t[1]
        vpternlogd zmm18, zmm4, zmm2, 0x96                ;   279.8 p0      43 t[1]
        vpternlogd zmm14, zmm15, zmm20, 0x1e              ;   279.5 p5      43 t[1]
        vpandd zmm5, zmm5, zmm15                          ;   279.5 p0      43 t[1]
        vpandd zmm10, zmm10, zmm20                        ;   279.8 p5      43 t[1]
        vpxord zmm23, zmm23, zmm18                        ;   280.8 p0      43 t[1]
        vpxord zmm8, zmm8, zmm23                          ;   281.8 p5      43 t[1]
        vpandd zmm11, zmm11, zmm23                        ;   281.8 p0      43 t[1]
        vpxord zmm21, zmm21, zmm11                        ;   282.8 p5      43 t[1]
        vpxord zmm25, zmm25, zmm18                        ;   293.5 p0      43 t[1]
        vpxord zmm16, zmm16, zmm8                         ;   293.5 p5      43 t[1]
        vpxord zmm6, zmm6, zmm16                          ;   294.5 p0      43 t[1]
        vpternlogd zmm21, zmm25, zmm6, 0x78               ;   295.5 p5      43 t[1]
        vpxord zmm9, zmm9, zmm25                          ;   294.5 p0      43 t[1]
        vpxord zmm2, zmm15, zmm20                         ;   284.8 p5      43 t[1]
        vpandd zmm30, zmm30, zmm2                         ;   285.8 p0      43 t[1]
        vpternlogd zmm19, zmm30, zmm14, 0x6c              ;   286.8 p5      43 t[1]
        vpternlogd zmm13, zmm19, zmm15, 0x6c              ;   287.8 p0      43 t[1]
        vmovdqu64 [rbp + 15168], zmm23                    ;   281.8 p7+p4   43 t[1] spill
        vmovdqu64 zmm23, [rbp + 15872]                    ;   274.8 p2      43 t[1] reload
        vpternlogd zmm4, zmm23, [rbp + 16256], 0x96       ;   286.8 p5+p3   43 t[1]
        vpxord zmm23, zmm20, zmm29                        ;   287.5 p0      43 t[1]
        vpandd zmm26, zmm26, zmm23                        ;   288.5 p5      43 t[1]
        vpternlogd zmm3, zmm26, zmm14, 0x6c               ;   289.5 p0      43 t[1]
        vpternlogd zmm26, zmm5, zmm10, 0x96               ;   289.5 p5      43 t[1]
        vmovdqu64 [rbp + 16512], zmm25                    ;   294.5 p8+p9   43 t[1] spill
        vpxord zmm25, zmm14, zmm2                         ;   289.5 p0      43 t[1]
        vpternlogd zmm30, zmm31, zmm25, 0x78              ;   290.5 p5      43 t[1]
        vpandd zmm22, zmm22, zmm25                        ;   290.5 p0      43 t[1]
        vpxord zmm14, zmm14, zmm29                        ;   290.8 p5      43 t[1]
        vpternlogd zmm5, zmm17, zmm14, 0x78               ;   291.8 p0      43 t[1]
        vpternlogd zmm10, zmm3, zmm22, 0x96               ;   291.8 p5      43 t[1]
        vpxord zmm15, zmm15, zmm14                        ;   292.5 p0      43 t[1]
        vpternlogd zmm26, zmm12, zmm15, 0x78              ;   293.5 p5      43 t[1]
        vpandd zmm28, zmm28, zmm15                        ;   293.5 p0      43 t[1]
        vmovdqu64 zmm12, [rbp + 14976]                    ;   221.8 p2      43 t[1] reload
        vmovdqu64 zmm15, [rbp + 14912]                    ;   212.8 p3      43 t[1] reload
        vmovdqu64 zmm17, [rbp + 15744]                    ;   259.8 p2      55 t[1]
        vpternlogd zmm17, zmm15, zmm12, 0x96              ;   293.8 p5      55 t[1]
        vpternlogd zmm14, zmm28, [rbp + 15296], 0x6c      ;   294.5 p0+p3   43 t[1]
        vmovdqu64 zmm25, [rbp + 14592]                    ;   219.8 p2      55 t[1]
        vmovdqu64 zmm31, [rbp + 15680]                    ;   257.5 p3      43 t[1] reload
        vpxord zmm25, zmm25, zmm31                        ;   294.8 p5      55 t[1]
        vpternlogd zmm0, zmm23, zmm14, 0x6a               ;   295.5 p0      43 t[1]
        vpternlogd zmm19, zmm14, zmm10, 0x96              ;   295.8 p5      43 t[1]
        vpternlogd zmm27, zmm2, zmm19, 0x6a               ;   296.8 p0      43 t[1]
        vmovdqu64 zmm2, [rbp + 14720]                     ;   186.8 p2      43 t[1] reload
        vmovdqu64 zmm14, [rbp + 14848]                    ;   209.8 p3      55 t[1]
        vpternlogd zmm14, zmm2, [rbp + 14784], 0x78       ;   296.8 p5+p2   55 t[1]
        vpternlogd zmm5, zmm22, zmm27, 0x96               ;   297.8 p0      43 t[1]
        vmovdqu64 zmm2, [rbp + 14528]                     ;   220.8 p3      43 t[1] reload
        vmovdqu64 zmm22, [rbp + 14464]                    ;   217.8 p2      43 t[1] reload
        vmovdqu64 zmm23, [rbp + 15616]                    ;   258.8 p3      55 t[1]
        vpternlogd zmm23, zmm22, zmm2, 0x69               ;   297.8 p5      55 t[1]
        vpternlogd zmm24, zmm5, zmm29, 0x6c               ;   298.8 p0      43 t[1]
        vpternlogd zmm1, zmm20, zmm24, 0x6a               ;   299.8 p5      43 t[1]
        vpternlogd zmm13, zmm28, zmm1, 0x96               ;   300.8 p0      43 t[1]
        vpternlogd zmm0, zmm24, zmm24, 0xc3               ;   299.8 p5      43 t[1]
        vpternlogd zmm3, zmm29, [rbp + 15104], 0x78       ;   300.5 p0+p2   43 t[1]
        vpternlogd zmm3, zmm27, zmm27, 0xc3               ;   301.5 p5      43 t[1]
        vmovdqu64 zmm20, [rbp + 14080]                    ;   215.8 p3      55 t[1]
        vmovdqu64 zmm24, [rbp + 15552]                    ;   253.8 p2      55 t[1]
        vmovdqu64 zmm27, [rbp + 14400]                    ;   219.8 p3      55 t[1]
        vmovdqu64 zmm28, [rbp + 15424]                    ;   256.8 p2      43 t[1] reload
        vpxord zmm27, zmm27, zmm28                        ;   301.5 p0      55 t[1]
        vmovdqu64 zmm29, [rbp + 5504]                     ;   164.7 p3      43 t[1] reload
        vpxord zmm28, zmm8, zmm29                         ;   301.8 p5      43 t[1]
        vpternlogd zmm22, zmm2, zmm0, 0x69                ;   302.5 p0      55 t[1]
        vpandd zmm2, zmm8, zmm28                          ;   302.8 p5      43 t[1]
        vpxord zmm0, zmm0, zmm25                          ;   303.5 p0      55 t[1]
        vpxord zmm24, zmm24, zmm26                        ;   303.8 p5      55 t[1]
        vmovdqu64 zmm31, [rbp + 16384]                    ;   279.8 p2      43 t[1] reload
        vpxord zmm31, zmm31, zmm6                         ;   304.5 p0      43 t[1]
        vmovdqa64 zmm15, zmm16                            ;   294.5         43 t[1] copy
        vmovdqa64 zmm12, zmm9                             ;   295.5         43 t[1] copy
        vmovdqu64 [rbp + 16384], zmm27                    ;   302.5 p7+p4   55 t[1] spill
        vmovdqa64 zmm27, zmm23                            ;   298.8         55 t[1] copy
        vmovdqu64 [rbp + 14528], zmm10                    ;   292.8 p8+p9   43 t[1] spill
        vmovdqa64 zmm10, zmm19                            ;   296.8         55 t[1] copy
        vmovdqu64 [rbp + 14464], zmm19                    ;   296.8 p7+p4   43 t[1] spill
        vmovdqa64 zmm19, zmm3                             ;   302.5         55 t[1] copy
        vmovdqu64 [rbp + 15104], zmm3                     ;   302.5 p8+p9   43 t[1] spill
        vmovdqa64 zmm3, zmm0                              ;   304.5         55 t[1] copy
        vmovdqu64 [rbp + 14784], zmm0                     ;   304.5 p7+p4   55 t[1] spill
        vmovdqa64 zmm0, zmm22                             ;   303.5         55 t[1] copy
        vmovdqu64 [rbp + 14720], zmm22                    ;   303.5 p8+p9   55 t[1] spill
        vmovdqa64 zmm22, zmm24                            ;   304.8         55 t[1] copy
        vmovdqu64 [rbp + 14848], zmm24                    ;   304.8 p7+p4   55 t[1] spill
        vmovdqu64 zmm24, [rbp + 16192]                    ;   287.5 p3      43 t[1] reload
        vpternlogd zmm4, zmm24, [rbp + 16128], 0x78       ;   304.8 p5+p2   43 t[1]
        vmovdqu64 zmm24, [rbp + 15808]                    ;   254.5 p3      43 t[1] reload
        vpternlogd zmm16, zmm24, [rbp + 16064], 0x6c      ;   305.5 p0+p2   43 t[1]
        vpternlogd zmm11, zmm16, zmm2, 0x96               ;   306.5 p5      43 t[1]
        vpternlogd zmm16, zmm2, [rbp + 15872], 0x96       ;   306.5 p0+p3   43 t[1]
        vpternlogd zmm16, zmm9, zmm31, 0x78               ;   307.5 p5      43 t[1]
        vmovdqu64 zmm9, [rbp + 5696]                      ;   168.5 p2      43 t[1] reload
        vpternlogd zmm28, zmm9, [rbp + 5760], 0x96        ;   307.5 p0+p3   43 t[1]
        vpternlogd zmm2, zmm18, zmm28, 0x78               ;   308.5 p5      43 t[1]
        vpxord zmm7, zmm7, zmm28                          ;   308.5 p0      43 t[1]
        vpxord zmm21, zmm21, zmm2                         ;   309.5 p5      43 t[1]
        vpxord zmm4, zmm4, zmm2                           ;   309.5 p0      43 t[1]
        vmovdqu64 zmm2, [rbp + 15936]                     ;   273.5 p2      43 t[1] reload
        vpternlogd zmm11, zmm7, zmm2, 0x78                ;   309.8 p5      43 t[1]
        vpandd zmm9, zmm11, zmm21                         ;   310.8 p0      43 t[1]
        vpxord zmm16, zmm16, zmm9                         ;   311.8 p5      43 t[1]
        vpternlogd zmm11, zmm4, zmm16, 0x78               ;   312.8 p0      43 t[1]
        vpxord zmm16, zmm16, zmm21                        ;   312.8 p5      43 t[1]
        vpternlogd zmm21, zmm4, zmm11, 0x78               ;   313.8 p0      43 t[1]
        vpternlogd zmm9, zmm11, zmm16, 0x36               ;   313.8 p5      43 t[1]
        vpternlogd zmm4, zmm11, zmm21, 0x78               ;   314.8 p0      43 t[1]
        vpternlogd zmm16, zmm9, zmm21, 0x1e               ;   314.8 p5      43 t[1]
        vpandd zmm12, zmm12, zmm21                        ;   314.8 p0      43 t[1]
        vmovdqu64 zmm11, [rbp + 14976]                    ;   221.8 p3      43 t[1] reload
        vpternlogd zmm14, zmm11, [rbp + 14656], 0x96      ;   314.8 p5+p2   55 t[1]
        vmovdqu64 zmm24, [rbp + 14912]                    ;   212.8 p3      43 t[1] reload
        vpternlogd zmm23, zmm11, zmm24, 0x96              ;   315.5 p0      55 t[1]
        vpxord zmm2, zmm21, zmm9                          ;   315.8 p5      43 t[1]
        vpandd zmm6, zmm6, zmm2                           ;   316.8 p0      43 t[1]
        vpternlogd zmm28, zmm6, zmm16, 0x6c               ;   317.8 p5      43 t[1]
        vmovdqu64 zmm24, [rbp + 16320]                    ;   173.0 p2      43 t[1] reload
        vpandd zmm24, zmm24, zmm9                         ;   317.5 p0      43 t[1]
        vmovdqa64 zmm11, zmm9                             ;   314.8         43 t[1] copy
        vmovdqu64 [rbp + 16320], zmm14                    ;   315.8 p8+p9   55 t[1] spill
        vpxord zmm14, zmm2, zmm16                         ;   317.8 p5      43 t[1]
        vmovdqu64 [rbp + 14656], zmm17                    ;   294.8 p7+p4   55 t[1] spill
        vmovdqu64 zmm17, [rbp + 16448]                    ;   293.5 p3      43 t[1] reload
        vpandd zmm17, zmm17, zmm14                        ;   318.8 p0      43 t[1]
        vpternlogd zmm6, zmm14, [rbp + 16192], 0x78       ;   318.8 p5+p2   43 t[1]
        vpxord zmm14, zmm16, zmm4                         ;   319.5 p0      43 t[1]
        vpxord zmm11, zmm11, zmm14                        ;   320.5 p5      43 t[1]
        vpandd zmm29, zmm29, zmm11                        ;   321.5 p0      43 t[1]
        vmovdqu64 [rbp + 16192], zmm23                    ;   316.5 p8+p9   55 t[1] spill
        vpxord zmm23, zmm21, zmm4                         ;   320.8 p5      43 t[1]
        vmovdqu64 [rbp + 16448], zmm26                    ;   294.5 p7+p4   43 t[1] spill
        vmovdqu64 zmm26, [rbp + 16192]                    ;   316.5 p3      55 t[1]
        vpandd zmm15, zmm15, zmm23                        ;   321.8 p0      43 t[1]
        vpternlogd zmm18, zmm16, zmm15, 0x6a              ;   322.8 p5      43 t[1]
        vpternlogd zmm15, zmm24, zmm12, 0x96              ;   322.8 p0      43 t[1]
        vpternlogd zmm15, zmm8, zmm11, 0x78               ;   323.8 p5      43 t[1]
        vmovdqu64 zmm8, [rbp + 14656]                     ;   294.8 p2      55 t[1] reload
        vmovdqu64 zmm11, [rbp + 15488]                    ;   254.8 p3      43 t[1] reload
        vmovdqu64 zmm16, [rbp + 14208]                    ;   217.8 p2      55 t[1]
        vpternlogd zmm16, zmm11, zmm8, 0x96               ;   323.5 p0      55 t[1]
        vpternlogd zmm12, zmm18, zmm17, 0x96              ;   323.8 p5      43 t[1]
        vpternlogd zmm24, zmm14, [rbp + 15168], 0x78      ;   324.5 p0+p3   43 t[1]
        vpternlogd zmm14, zmm29, [rbp + 16000], 0x6c      ;   324.8 p5+p2   43 t[1]
        vpternlogd zmm9, zmm28, [rbp + 16256], 0x6c       ;   325.5 p0+p3   43 t[1]
        vpternlogd zmm28, zmm12, zmm14, 0x96              ;   325.8 p5      43 t[1]
        vpxord zmm10, zmm10, zmm28                        ;   326.8 p0      55 t[1]
        vpternlogd zmm11, zmm10, zmm8, 0x69               ;   327.8 p5      55 t[1]
        vpternlogd zmm28, zmm2, [rbp + 16512], 0x78       ;   327.5 p0+p2   43 t[1]
        vpternlogd zmm24, zmm17, zmm28, 0x96              ;   328.5 p5      43 t[1]
        vpternlogd zmm7, zmm24, zmm4, 0x6c                ;   329.5 p0      43 t[1]
        vpternlogd zmm31, zmm21, zmm7, 0x6a               ;   330.5 p5      43 t[1]
        vmovdqa64 zmm2, zmm30                             ;   291.5         55 t[1] copy
        vpternlogd zmm2, zmm1, [rbp + 15744], 0x96        ;   329.5 p0+p3   55 t[1]
        vpternlogd zmm9, zmm29, zmm31, 0x96               ;   331.5 p5      43 t[1]
        vpxord zmm6, zmm6, zmm31                          ;   331.5 p0      43 t[1]
        vpternlogd zmm18, zmm4, [rbp + 15936], 0x78       ;   330.8 p5+p2   55 t[1]
        vpbroadcastd zmm4, [r8 + 640]                     ;   184.7 p10     55 t[1]
        vpternlogd zmm30, zmm1, zmm6, 0x96                ;   332.5 p0      55 t[1]
        vpternlogd zmm14, zmm23, [rbp + 16064], 0x78      ;   331.8 p5+p3   55 t[1]
        vpbroadcastd zmm1, [r8 + 664]                     ;   185.5 p2      55 t[1]
        vpbroadcastd zmm17, [r8 + 684]                    ;   185.7 p10     55 t[1]
        vpxord zmm5, zmm5, zmm24                          ;   332.5 p0      55 t[1]
        vpternlogd zmm18, zmm28, [rbp + 15680], 0x69      ;   332.8 p5+p3   55 t[1]
        vmovdqu64 zmm21, [rbp + 15360]                    ;   259.8 p2      43 t[1] reload
        vmovdqu64 zmm23, [rbp + 16320]                    ;   315.8 p3      55 t[1]
        vpternlogd zmm23, zmm8, zmm21, 0x96               ;   333.5 p0      55 t[1]
        vpxord zmm26, zmm26, zmm2                         ;   333.8 p5      55 t[1]
        vpternlogd zmm14, zmm7, [rbp + 15616], 0x69       ;   334.5 p0+p2   55 t[1]
        vmovdqu64 zmm7, [rbp + 14400]                     ;   219.8 p3      43 t[1] reload
        vpternlogd zmm25, zmm24, zmm7, 0x96               ;   334.8 p5      55 t[1]
        vpxord zmm27, zmm27, zmm18                        ;   335.5 p0      55 t[1]
        vpxord zmm19, zmm19, zmm18                        ;   335.8 p5      55 t[1]
        vpxord zmm3, zmm3, zmm14                          ;   336.5 p0      55 t[1]
        vpxord zmm14, zmm14, zmm26                        ;   336.8 p5      55 t[1]
        vmovdqa64 zmm28, zmm16                            ;   324.5         55 t[1] copy
        vpxord zmm0, zmm0, zmm30                          ;   337.5 p0      55 t[1]
        vpxord zmm4, zmm4, zmm11                          ;   337.8 p5      55 t[1]
        vpxord zmm29, zmm10, zmm2                         ;   338.5 p0      55 t[1]
        vpternlogd zmm2, zmm21, zmm13, 0x96               ;   338.8 p5      55 t[1]
        vmovdqu64 zmm31, [rbp + 16384]                    ;   302.5 p2      55 t[1] reload
        vpternlogd zmm24, zmm13, zmm31, 0x96              ;   339.5 p0      55 t[1]
        vpternlogd zmm24, zmm30, zmm9, 0x96               ;   340.5 p5      55 t[1]
        vpxord zmm1, zmm1, zmm3                           ;   340.5 p0      55 t[1]
        vpternlogd zmm30, zmm15, [rbp + 16448], 0x96      ;   340.8 p5+p3   55 t[1]
        vpternlogd zmm9, zmm21, [rbp + 16320], 0x96       ;   341.5 p0+p2   55 t[1]
        vpternlogd zmm3, zmm19, [rbp + 14592], 0x96       ;   341.8 p5+p3   55 t[1]
        vmovdqu64 [rbp + 15616], zmm1                     ;   341.5 p8+p9   55 t[1] spill
        vpxord zmm1, zmm2, zmm5                           ;   342.5 p0      55 t[1]
        vpternlogd zmm7, zmm1, [r8 + 688]{1to16}, 0x96    ;   343.5 p5+p2   55 t[1]
        vpternlogd zmm2, zmm9, [rbp + 14848], 0x96        ;   343.5 p0+p3   55 t[1]
        vpxord zmm17, zmm17, zmm2                         ;   344.5 p5      55 t[1]
        vmovdqu64 [rbp + 14848], zmm7                     ;   344.5 p7+p4   55 t[1] spill
        vmovdqa64 zmm7, zmm23                             ;   334.5         55 t[1] copy
        vmovdqu64 [rbp + 14400], zmm17                    ;   345.5 p8+p9   55 t[1] spill
        vmovdqa64 zmm17, zmm31                            ;   308.5         55 t[1] copy
        vpternlogd zmm17, zmm19, [r8 + 660]{1to16}, 0x96  ;   344.5 p0+p2   55 t[1]
        vmovdqu64 [rbp + 15680], zmm17                    ;   345.5 p7+p4   55 t[1] spill
        vmovdqa64 zmm17, zmm25                            ;   335.8         55 t[1] copy
        vpternlogd zmm17, zmm5, [r8 + 692]{1to16}, 0x96   ;   344.8 p5+p3   55 t[1]
        vpternlogd zmm17, zmm31, zmm19, 0x96              ;   345.8 p0      55 t[1]
        vmovdqu64 zmm19, [rbp + 14912]                    ;   212.8 p2      43 t[1] reload
        vpternlogd zmm6, zmm19, [rbp + 14976], 0x96       ;   345.8 p5+p3   55 t[1]
        vpternlogd zmm9, zmm30, [r8 + 716]{1to16}, 0x96   ;   346.5 p0+p2   55 t[1]
        vmovdqu64 zmm19, [rbp + 14528]                    ;   292.8 p3      43 t[1] reload
        vmovdqu64 zmm31, [rbp + 15232]                    ;   253.8 p2      43 t[1] reload
        vpternlogd zmm11, zmm31, zmm19, 0x96              ;   346.8 p5      55 t[1]
        vpternlogd zmm26, zmm6, [r8 + 668]{1to16}, 0x96   ;   347.5 p0+p3   55 t[1]
        vmovdqu64 [rbp + 14976], zmm9                     ;   347.5 p8+p9   55 t[1] spill
        vmovdqa64 zmm9, zmm12                             ;   324.8         55 t[1] copy
        vpternlogd zmm9, zmm31, zmm19, 0x69               ;   347.8 p5      55 t[1]
        vpternlogd zmm16, zmm9, [r8 + 644]{1to16}, 0x96   ;   348.8 p0+p2   55 t[1]
        vpternlogd zmm31, zmm15, [rbp + 16448], 0x69      ;   348.8 p5+p3   55 t[1]
        vpxord zmm20, zmm20, zmm31                        ;   349.8 p0      55 t[1]
        vpxord zmm22, zmm22, zmm20                        ;   350.8 p5      55 t[1]
        vpternlogd zmm20, zmm19, [r8 + 680]{1to16}, 0x69  ;   350.8 p0+p2   55 t[1]
        vmovdqu64 zmm19, [rbp + 14336]                    ;   213.8 p3      43 t[1] reload
        vpternlogd zmm31, zmm19, zmm19, 0xc3              ;   350.8 p5      55 t[1]
        vpternlogd zmm23, zmm24, [r8 + 752]{1to16}, 0x96  ;   351.5 p0+p2   55 t[1]
        vmovdqu64 [rbp + 14528], zmm17                    ;   346.8 p7+p4   55 t[1] spill
        vmovdqa64 zmm17, zmm31                            ;   351.8         55 t[1] copy
        vpternlogd zmm17, zmm12, zmm12, 0xc3              ;   351.8 p5      55 t[1]
        vpternlogd zmm10, zmm30, zmm17, 0x96              ;   352.8 p0      55 t[1]
        vpternlogd zmm15, zmm6, [rbp + 14080], 0x96       ;   352.8 p5+p3   55 t[1]
        vpternlogd zmm15, zmm21, [rbp + 16320], 0x96      ;   353.8 p0+p2   55 t[1]
        vmovdqu64 zmm12, [rbp + 14464]                    ;   296.8 p3      43 t[1] reload
        vpternlogd zmm6, zmm12, [rbp + 14464], 0xc3       ;   353.8 p5+p2   55 t[1]
        vpxord zmm28, zmm28, zmm6                         ;   354.8 p0      55 t[1]
        vpxord zmm24, zmm24, [r8 + 720]{1to16}            ;   354.8 p5+p3   55 t[1]
        vmovdqu64 zmm12, [rbp + 14592]                    ;   219.8 p2      43 t[1] reload
        vpternlogd zmm18, zmm12, [r8 + 724]{1to16}, 0x96  ;   355.5 p0+p3   55 t[1]
        vpternlogd zmm30, zmm15, [r8 + 652]{1to16}, 0x96  ;   355.8 p5+p2   55 t[1]
        vpxord zmm2, zmm2, zmm30                          ;   356.8 p0      55 t[1]
        vmovdqu64 zmm12, [rbp + 8320]                     ;   210.8 p3      43 t[2] reload
        vmovdqu64 zmm21, [rbp + 8256]                     ;   211.5 p2      43 t[2] reload
        vmovdqu64 zmm30, [rbp + 8128]                     ;   211.8 p3      43 t[2]
        vpternlogd zmm30, zmm21, zmm12, 0x96              ;   356.8 p5      43 t[2]
        vpternlogd zmm15, zmm13, [r8 + 748]{1to16}, 0x96  ;   357.5 p0+p2   55 t[1]
        vpternlogd zmm9, zmm22, [r8 + 712]{1to16}, 0x96   ;   357.8 p5+p3   55 t[1]
        vpternlogd zmm17, zmm22, [r8 + 744]{1to16}, 0x96  ;   358.5 p0+p2   55 t[1]
        vpternlogd zmm6, zmm10, [r8 + 676]{1to16}, 0x96   ;   358.8 p5+p3   55 t[1]
        vpxord zmm1, zmm1, zmm23                          ;   359.5 p0      55 t[1]
        vpbroadcastd zmm13, [r8 + 708]                    ;   216.0 p10     55 t[1]
        vpxord zmm13, zmm13, zmm10                        ;   359.8 p5      55 t[1]
        vpxord zmm10, zmm5, zmm18                         ;   360.5 p0      55 t[1]
        vmovdqu64 zmm18, [rbp + 15424]                    ;   256.8 p2      43 t[1] reload
        vpternlogd zmm5, zmm18, [r8 + 656]{1to16}, 0x96   ;   360.8 p5+p3   55 t[1]
        vpbroadcastd zmm18, [r8 + 764]                    ;   217.8 p10     55 t[1]
        vpxord zmm18, zmm18, zmm14                        ;   361.5 p0      55 t[1]
        vpternlogd zmm14, zmm0, [r8 + 732]{1to16}, 0x96   ;   361.8 p5+p2   55 t[1]
        vpxord zmm7, zmm7, zmm5                           ;   362.5 p0      55 t[1]
        vmovdqu64 zmm5, [rbp + 16192]                     ;   316.5 p3      55 t[1] reload
        vpternlogd zmm0, zmm5, [r8 + 700]{1to16}, 0x96    ;   362.8 p5+p2   55 t[1]
        vmovdqu64 zmm5, [rbp + 15104]                     ;   302.5 p3      43 t[1] reload
        vpternlogd zmm25, zmm5, [r8 + 756]{1to16}, 0x96   ;   363.5 p0+p2   55 t[1]
        vmovdqu64 zmm5, [rbp + 14208]                     ;   223.2 p3      55 t[1]
        vpternlogd zmm5, zmm29, [r8 + 672]{1to16}, 0x69   ;   363.8 p5+p2   55 t[1]
        vpternlogd zmm29, zmm28, [r8 + 704]{1to16}, 0x96  ;   364.5 p0+p3   55 t[1]
        vpternlogd zmm8, zmm28, [r8 + 736]{1to16}, 0x96   ;   364.8 p5+p2   55 t[1]
        vpternlogd zmm28, zmm19, [r8 + 740]{1to16}, 0x69  ;   365.5 p0+p3   55 t[1]
        vpxord zmm6, zmm11, zmm6                          ;   365.8 p5      55 t[1]
        vmovdqu64 zmm19, [rbp + 15552]                    ;   253.8 p2      43 t[1] reload
        vpternlogd zmm31, zmm19, [r8 + 648]{1to16}, 0x96  ;   366.5 p0+p3   55 t[1]
        vmovdqu64 zmm19, [rbp + 14784]                    ;   304.5 p2      55 t[1]
        vpternlogd zmm19, zmm27, [r8 + 760]{1to16}, 0x96  ;   366.8 p5+p3   55 t[1]
        vpternlogd zmm27, zmm3, [r8 + 696]{1to16}, 0x96   ;   367.5 p0+p2   55 t[1]
        vmovdqu64 zmm22, [rbp + 14720]                    ;   303.5 p3      55 t[1] reload
        vpternlogd zmm3, zmm22, [r8 + 728]{1to16}, 0x96   ;   367.8 p5+p2   55 t[1]
        vpxord zmm11, zmm11, zmm28                        ;   368.5 p0      55 t[1]
        vmovdqu64 zmm22, [rbp + 10880]                    ;   229.2 p3      43 t[2] reload
        vmovdqu64 zmm23, [rbp + 10816]                    ;   229.8 p2      43 t[2] reload
        vmovdqu64 zmm28, [rbp + 10688]                    ;   230.2 p3      43 t[2]
        vpternlogd zmm28, zmm23, zmm22, 0x96              ;   368.8 p5      43 t[2]
        vmovdqu64 [rbp + 14720], zmm18                    ;   362.5 p8+p9   55 t[1] spill
        vmovdqa64 zmm18, zmm12                            ;   227.2         43 t[2] copy
        vmovdqu64 [rbp + 14784], zmm19                    ;   367.8 p7+p4   55 t[1] spill
        vmovdqa64 zmm19, zmm12                            ;   227.5         43 t[2] copy
        vmovdqu64 [rbp + 15552], zmm25                    ;   364.5 p8+p9   55 t[1] spill
        vmovdqa64 zmm25, zmm21                            ;   227.8         43 t[2] copy
        vmovdqu64 [rbp + 14336], zmm1                     ;   360.5 p7+p4   55 t[1] spill
        vpxord zmm1, zmm30, [rbp + 8512]                  ;   369.5 p0+p2   43 t[2]
        vmovdqu64 [rbp + 14656], zmm15                    ;   358.5 p8+p9   55 t[1] spill
        vmovdqa64 zmm15, zmm22                            ;   235.2         43 t[2] copy
        vmovdqu64 [rbp + 14208], zmm17                    ;   359.5 p7+p4   55 t[1] spill
        vmovdqa64 zmm17, zmm23                            ;   235.8         43 t[2] copy
        vmovdqu64 [rbp + 15104], zmm11                    ;   369.5 p8+p9   55 t[1] spill
        vpxord zmm11, zmm1, [rbp + 8448]                  ;   370.5 p5+p3   43 t[2]
        vmovdqu64 [rbp + 16192], zmm8                     ;   365.8 p7+p4   55 t[1] spill
        vpxord zmm8, zmm1, [rbp + 8064]                   ;   370.5 p0+p2   43 t[2]
        vmovdqu64 [rbp + 15424], zmm14                    ;   362.8 p8+p9   55 t[1] spill
        vmovdqa64 zmm14, zmm22                            ;   235.2         43 t[2] copy
        vmovdqu64 [rbp + 14592], zmm3                     ;   368.8 p7+p4   55 t[1] spill
        vmovdqa64 zmm3, zmm1                              ;   370.5         43 t[2] copy
        vmovdqu64 [rbp + 14464], zmm10                    ;   361.5 p8+p9   55 t[1] spill
        vmovdqa64 zmm10, zmm1                             ;   370.5         43 t[2] copy
        vmovdqu64 [rbp + 15360], zmm24                    ;   355.8 p7+p4   55 t[1] spill
        vpxord zmm24, zmm11, [rbp + 8384]                 ;   371.5 p5+p3   43 t[2]
        vpxord zmm18, zmm18, zmm24                        ;   372.5 p0      43 t[2]
        vmovdqu64 [rbp + 16320], zmm9                     ;   358.8 p8+p9   55 t[1] spill
        vmovdqa64 zmm9, zmm11                             ;   371.5         43 t[2] copy
        vmovdqu64 [rbp + 14080], zmm13                    ;   360.8 p7+p4   55 t[1] spill
        vpxord zmm13, zmm24, [rbp + 8064]                 ;   372.5 p5+p2   43 t[2]
        vmovdqu64 [rbp + 16448], zmm29                    ;   365.5 p8+p9   55 t[1] spill
        vmovdqa64 zmm29, zmm18                            ;   373.5         43 t[2] copy
        vmovdqu64 [rbp + 15232], zmm0                     ;   363.8 p7+p4   55 t[1] spill
        vmovdqa64 zmm0, zmm18                             ;   373.5         43 t[2] copy
        vmovdqu64 [rbp + 14912], zmm27                    ;   368.5 p8+p9   55 t[1] spill
        vmovdqa64 zmm27, zmm18                            ;   373.5         43 t[2] copy
        vmovdqu64 [rbp + 16384], zmm20                    ;   351.8 p7+p4   55 t[1] spill
        vpxord zmm20, zmm28, [rbp + 11072]                ;   372.5 p0+p3   43 t[2]
        vmovdqu64 [rbp + 16064], zmm6                     ;   366.8 p8+p9   55 t[1] spill
        vpord zmm6, zmm8, [rbp + 8512]                    ;   372.8 p5+p2   43 t[2]
        vmovdqu64 [rbp + 15936], zmm5                     ;   364.8 p7+p4   55 t[1] spill
        vmovdqa64 zmm5, zmm8                              ;   371.5         43 t[2] copy
        vmovdqu64 [rbp + 15744], zmm26                    ;   348.5 p8+p9   55 t[1] spill
        vpxord zmm26, zmm20, [rbp + 11008]                ;   373.5 p0+p3   43 t[2]
        vmovdqu64 [rbp + 16512], zmm7                     ;   363.5 p7+p4   55 t[1] spill
        vpxord zmm7, zmm20, [rbp + 10624]                 ;   373.8 p5+p2   43 t[2]
        vmovdqu64 [rbp + 15488], zmm2                     ;   357.8 p8+p9   55 t[1] spill
        vmovdqa64 zmm2, zmm20                             ;   373.5         43 t[2] copy
        vmovdqu64 [rbp + 16256], zmm31                    ;   367.5 p7+p4   55 t[1] spill
        vmovdqa64 zmm31, zmm20                            ;   373.5         43 t[2] copy
        vmovdqu64 [rbp + 16000], zmm16                    ;   349.8 p8+p9   55 t[1] spill
        vpxord zmm16, zmm26, [rbp + 10944]                ;   374.5 p0+p3   43 t[2]
        vpxord zmm15, zmm15, zmm16                        ;   375.5 p5      43 t[2]
        vmovdqu64 [rbp + 15168], zmm4                     ;   338.8 p7+p4   55 t[1] spill
        vmovdqa64 zmm4, zmm26                             ;   374.5         43 t[2] copy
        vpxord zmm22, zmm16, [rbp + 10624]                ;   375.5 p0+p2   43 t[2]
        vmovdqa64 zmm23, zmm15                            ;   376.5         43 t[2] copy
        vmovdqu64 [rbp + 15872], zmm20                    ;   373.5 p8+p9   43 t[2] spill
        vmovdqa64 zmm20, zmm15                            ;   376.5         43 t[2] copy
        vmovdqu64 [rbp + 15808], zmm15                    ;   376.5 p7+p4   43 t[2] spill
        vpord zmm15, zmm7, [rbp + 11072]                  ;   375.8 p5+p3   43 t[2]
        vmovdqu64 [rbp + 16128], zmm22                    ;   376.5 p8+p9   43 t[2] spill
        vmovdqa64 zmm22, zmm21                            ;   246.8         43 t[2] copy
        vpternlogd zmm22, zmm8, [rbp + 8192], 0x96        ;   376.5 p0+p2   43 t[2]
        vpxord zmm9, zmm9, zmm22                          ;   377.5 p5      43 t[2]
        vpxord zmm0, zmm0, zmm22                          ;   377.5 p0      43 t[2]
        vpandd zmm3, zmm3, zmm9                           ;   378.5 p5      43 t[2]
        vpxord zmm19, zmm19, zmm3                         ;   379.5 p0      43 t[2]
        vmovdqu64 [rbp + 15296], zmm15                    ;   376.8 p7+p4   43 t[2] spill
        vpxord zmm15, zmm9, [rbp + 8512]                  ;   378.8 p5+p3   43 t[2]
        vpxord zmm29, zmm29, zmm15                        ;   379.8 p0      43 t[2]
        vpternlogd zmm30, zmm24, zmm29, 0x78              ;   380.8 p5      43 t[2]
        vpxord zmm25, zmm25, zmm29                        ;   380.8 p0      43 t[2]
        vpternlogd zmm19, zmm0, zmm25, 0x78               ;   381.8 p5      43 t[2]
        vpxord zmm5, zmm5, zmm25                          ;   381.8 p0      43 t[2]
        vmovdqu64 [rbp + 15040], zmm26                    ;   374.5 p8+p9   43 t[2] spill
        vpxord zmm26, zmm0, [rbp + 8512]                  ;   381.8 p5+p2   43 t[2]
        vmovdqu64 [rbp + 16576], zmm28                    ;   369.8 p7+p4   43 t[2] spill
        vpxord zmm28, zmm15, [rbp + 8064]                 ;   382.5 p0+p3   43 t[2]
        vpternlogd zmm21, zmm12, zmm28, 0x96              ;   383.5 p5      43 t[2]
        vpandd zmm28, zmm28, zmm15                        ;   383.5 p0      43 t[2]
        vpternlogd zmm3, zmm30, zmm28, 0x96               ;   384.5 p5      43 t[2]
        vpternlogd zmm30, zmm6, zmm28, 0x96               ;   384.5 p0      43 t[2]
        vpternlogd zmm28, zmm22, zmm21, 0x78              ;   384.8 p5      43 t[2]
        vpternlogd zmm30, zmm26, zmm5, 0x78               ;   385.5 p0      43 t[2]
        vpxord zmm10, zmm10, zmm21                        ;   385.8 p5      43 t[2]
        vpternlogd zmm3, zmm11, zmm10, 0x78               ;   386.8 p0      43 t[2]
        vpxord zmm19, zmm19, zmm28                        ;   386.8 p5      43 t[2]
        vmovdqu64 zmm12, [rbp + 15808]                    ;   376.5 p2      43 t[2]
        vpternlogd zmm6, zmm8, [rbp + 8192], 0x96         ;   387.5 p0+p3   43 t[2]
        vpternlogd zmm6, zmm18, zmm13, 0x78               ;   388.5 p5      43 t[2]
        vpxord zmm28, zmm28, zmm6                         ;   389.5 p0      43 t[2]
        vpandd zmm6, zmm3, zmm19                          ;   388.8 p5      43 t[2]
        vpxord zmm30, zmm30, zmm6                         ;   389.8 p0      43 t[2]
        vpternlogd zmm3, zmm28, zmm30, 0x78               ;   390.8 p5      43 t[2]
        vpxord zmm30, zmm30, zmm19                        ;   390.8 p0      43 t[2]
        vpternlogd zmm19, zmm28, zmm3, 0x78               ;   391.8 p5      43 t[2]
        vpternlogd zmm6, zmm3, zmm30, 0x36                ;   391.8 p0      43 t[2]
        vpternlogd zmm28, zmm3, zmm19, 0x78               ;   392.8 p5      43 t[2]
        vpternlogd zmm30, zmm6, zmm19, 0x1e               ;   392.8 p0      43 t[2]
        vpandd zmm26, zmm26, zmm19                        ;   392.8 p5      43 t[2]
        vpxord zmm3, zmm19, zmm6                          ;   393.5 p0      43 t[2]
        vpandd zmm25, zmm25, zmm3                         ;   394.5 p5      43 t[2]
        vpternlogd zmm21, zmm25, zmm30, 0x6c              ;   395.5 p0      43 t[2]
        vpxord zmm18, zmm3, zmm30                         ;   394.8 p5      43 t[2]
        vpternlogd zmm25, zmm13, zmm18, 0x78              ;   395.8 p0      43 t[2]
        vpandd zmm27, zmm27, zmm18                        ;   395.8 p5      43 t[2]
        vpxord zmm13, zmm30, zmm28                        ;   396.5 p0      43 t[2]
        vpxord zmm18, zmm19, zmm28                        ;   396.8 p5      43 t[2]
        vpandd zmm29, zmm29, zmm18                        ;   397.8 p0      43 t[2]
        vpternlogd zmm22, zmm30, zmm29, 0x6a              ;   398.8 p5      43 t[2]
        vpternlogd zmm11, zmm22, zmm28, 0x6c              ;   399.8 p0      43 t[2]
        vpternlogd zmm22, zmm26, zmm27, 0x96              ;   399.8 p5      43 t[2]
        vpandd zmm30, zmm6, [rbp + 8512]                  ;   399.5 p0+p2   43 t[2]
        vpternlogd zmm29, zmm26, zmm30, 0x96              ;   400.5 p5      43 t[2]
        vpternlogd zmm30, zmm9, zmm13, 0x78               ;   400.5 p0      43 t[2]
        vpxord zmm9, zmm6, zmm13                          ;   400.8 p5      43 t[2]
        vpternlogd zmm29, zmm15, zmm9, 0x78               ;   401.8 p0      43 t[2]
        vpandd zmm9, zmm9, [rbp + 8064]                   ;   401.8 p5+p3   43 t[2]
        vpternlogd zmm1, zmm13, zmm9, 0x6a                ;   402.8 p0      43 t[2]
        vmovdqu64 zmm13, [rbp + 5248]                     ;   268.3 p2      43 t[2] reload
        vmovdqu64 zmm15, [rbp + 5184]                     ;   269.0 p3      43 t[2] reload
        vmovdqu64 zmm26, [rbp + 5056]                     ;   269.3 p2      43 t[2]
        vpternlogd zmm26, zmm15, zmm13, 0x96              ;   402.8 p5      43 t[2]
        vpternlogd zmm24, zmm18, zmm1, 0x6a               ;   403.8 p0      43 t[2]
        vpternlogd zmm1, zmm22, zmm21, 0x96               ;   403.8 p5      43 t[2]
        vpternlogd zmm0, zmm3, zmm1, 0x6a                 ;   404.8 p0      43 t[2]
        vpternlogd zmm30, zmm27, zmm0, 0x96               ;   405.8 p5      43 t[2]
        vmovdqa64 zmm3, zmm7                              ;   374.8         43 t[2] copy
        vpternlogd zmm10, zmm28, zmm30, 0x6a              ;   406.8 p0      43 t[2]
        vpternlogd zmm11, zmm0, zmm0, 0xc3                ;   405.8 p5      43 t[2]
        vpternlogd zmm5, zmm19, zmm10, 0x6a               ;   407.8 p0      43 t[2]
        vmovdqu64 zmm0, [rbp + 10752]                     ;   272.5 p3      43 t[2] reload
        vmovdqu64 zmm18, [rbp + 10816]                    ;   273.5 p2      43 t[2]
        vpternlogd zmm18, zmm7, zmm0, 0x96                ;   406.8 p5      43 t[2]
        vmovdqu64 zmm19, [rbp + 15296]                    ;   376.8 p3      43 t[2] reload
        vpternlogd zmm0, zmm7, zmm19, 0x96                ;   407.5 p0      43 t[2]
        vpxord zmm4, zmm4, zmm18                          ;   407.8 p5      43 t[2]
        vpxord zmm20, zmm20, zmm18                        ;   408.5 p0      43 t[2]
        vpandd zmm2, zmm2, zmm4                           ;   408.8 p5      43 t[2]
        vpxord zmm14, zmm14, zmm2                         ;   409.8 p0      43 t[2]
        vmovdqu64 zmm27, [rbp + 11072]                    ;   275.5 p2      43 t[2] reload
        vpxord zmm28, zmm4, zmm27                         ;   409.8 p5      43 t[2]
        vpxord zmm23, zmm23, zmm28                        ;   410.8 p0      43 t[2]
        vpxord zmm17, zmm17, zmm23                        ;   411.8 p5      43 t[2]
        vpternlogd zmm14, zmm20, zmm17, 0x78              ;   412.8 p0      43 t[2]
        vpxord zmm3, zmm3, zmm17                          ;   412.8 p5      43 t[2]
        vmovdqu64 [rbp + 16640], zmm1                     ;   404.8 p8+p9   43 t[2] spill
        vpxord zmm1, zmm27, zmm20                         ;   412.5 p0      43 t[2]
        vmovdqu64 [rbp + 16704], zmm29                    ;   402.8 p7+p4   43 t[2] spill
        vmovdqa64 zmm29, zmm13                            ;   277.0         43 t[2] copy
        vmovdqu64 [rbp + 16768], zmm22                    ;   400.8 p8+p9   43 t[2] spill
        vmovdqa64 zmm22, zmm13                            ;   277.3         43 t[2] copy
        vmovdqu64 [rbp + 16832], zmm30                    ;   406.8 p7+p4   43 t[2] spill
        vpxord zmm30, zmm28, [rbp + 10624]                ;   412.8 p5+p3   43 t[2]
        vmovdqu64 [rbp + 16896], zmm24                    ;   404.8 p8+p9   43 t[2] spill
        vpandd zmm24, zmm28, zmm30                        ;   413.8 p0      43 t[2]
        vmovdqu64 [rbp + 16960], zmm10                    ;   407.8 p7+p4   43 t[2] spill
        vpxord zmm10, zmm26, [rbp + 5440]                 ;   413.8 p5+p2   43 t[2]
        vmovdqu64 [rbp + 17024], zmm11                    ;   406.8 p8+p9   43 t[2] spill
        vmovdqa64 zmm11, zmm15                            ;   287.7         43 t[2] copy
        vmovdqu64 [rbp + 17088], zmm9                     ;   402.8 p7+p4   43 t[2] spill
        vmovdqa64 zmm9, zmm23                             ;   411.8         43 t[2] copy
        vpternlogd zmm23, zmm16, [rbp + 16576], 0x6a      ;   414.5 p0+p3   43 t[2]
        vpternlogd zmm2, zmm23, zmm24, 0x96               ;   415.5 p5      43 t[2]
        vpternlogd zmm19, zmm23, zmm24, 0x96              ;   415.5 p0      43 t[2]
        vpternlogd zmm19, zmm1, zmm3, 0x78                ;   416.5 p5      43 t[2]
        vpxord zmm23, zmm10, [rbp + 5376]                 ;   416.5 p0+p2   43 t[2]
        vmovdqu64 [rbp + 15296], zmm8                     ;   371.5 p8+p9   43 t[2] spill
        vpxord zmm8, zmm10, [rbp + 4992]                  ;   416.8 p5+p3   43 t[2]
        vmovdqu64 [rbp + 16576], zmm6                     ;   392.8 p7+p4   43 t[2] spill
        vmovdqa64 zmm6, zmm10                             ;   414.8         43 t[2] copy
        vmovdqu64 [rbp + 17152], zmm21                    ;   396.5 p8+p9   43 t[2] spill
        vmovdqa64 zmm21, zmm10                            ;   414.8         43 t[2] copy
        vmovdqu64 [rbp + 17216], zmm25                    ;   396.8 p7+p4   43 t[2] spill
        vpxord zmm25, zmm23, [rbp + 5312]                 ;   417.5 p0+p2   43 t[2]
        vpxord zmm29, zmm29, zmm25                        ;   418.5 p5      43 t[2]
        vmovdqu64 [rbp + 17280], zmm5                     ;   408.8 p8+p9   43 t[2] spill
        vmovdqa64 zmm5, zmm23                             ;   417.5         43 t[2] copy
        vpxord zmm13, zmm25, [rbp + 4992]                 ;   418.5 p0+p3   43 t[2]
        vmovdqa64 zmm15, zmm29                            ;   419.5         43 t[2] copy
        vmovdqu64 [rbp + 17344], zmm10                    ;   414.8 p7+p4   43 t[2] spill
        vmovdqa64 zmm10, zmm29                            ;   419.5         43 t[2] copy
        vmovdqu64 [rbp + 17408], zmm29                    ;   419.5 p8+p9   43 t[2] spill
        vpord zmm29, zmm8, [rbp + 5440]                   ;   418.8 p5+p2   43 t[2]
        vmovdqu64 [rbp + 17472], zmm13                    ;   419.5 p7+p4   43 t[2] spill
        vmovdqa64 zmm13, zmm8                             ;   417.8         43 t[2] copy
        vmovdqu64 [rbp + 17536], zmm29                    ;   419.8 p8+p9   43 t[2] spill
        vmovdqu64 zmm29, [rbp + 16128]                    ;   376.5 p3      43 t[2] reload
        vpternlogd zmm0, zmm29, [rbp + 15808], 0x78       ;   419.5 p0+p2   43 t[2]
        vmovdqu64 zmm29, [rbp + 10816]                    ;   298.5 p3      43 t[2] reload
        vpternlogd zmm30, zmm29, [rbp + 10880], 0x96      ;   419.8 p5+p2   43 t[2]
        vpternlogd zmm24, zmm18, zmm30, 0x78              ;   420.8 p0      43 t[2]
        vpxord zmm31, zmm31, zmm30                        ;   420.8 p5      43 t[2]
        vpxord zmm14, zmm14, zmm24                        ;   421.8 p0      43 t[2]
        vpxord zmm0, zmm0, zmm24                          ;   421.8 p5      43 t[2]
        vmovdqu64 zmm24, [rbp + 15040]                    ;   374.5 p3      43 t[2] reload
        vpternlogd zmm2, zmm31, zmm24, 0x78               ;   422.5 p0      43 t[2]
        vpandd zmm29, zmm2, zmm14                         ;   423.5 p5      43 t[2]
        vpxord zmm19, zmm19, zmm29                        ;   424.5 p0      43 t[2]
        vpternlogd zmm2, zmm0, zmm19, 0x78                ;   425.5 p5      43 t[2]
        vpxord zmm19, zmm19, zmm14                        ;   425.5 p0      43 t[2]
        vpternlogd zmm14, zmm0, zmm2, 0x78                ;   426.5 p5      43 t[2]
        vpternlogd zmm29, zmm2, zmm19, 0x36               ;   426.5 p0      43 t[2]
        vpternlogd zmm0, zmm2, zmm14, 0x78                ;   427.5 p5      43 t[2]
        vmovdqu64 zmm2, [rbp + 17408]                     ;   419.5 p2      43 t[2]
        vpternlogd zmm19, zmm29, zmm14, 0x1e              ;   427.5 p0      43 t[2]
        vpandd zmm27, zmm27, zmm29                        ;   427.5 p5      43 t[2]
        vpandd zmm1, zmm1, zmm14                          ;   427.5 p0      43 t[2]
        vmovdqu64 [rbp + 15808], zmm23                    ;   417.5 p7+p4   43 t[2] spill
        vpxord zmm23, zmm29, zmm14                        ;   427.8 p5      43 t[2]
        vpandd zmm17, zmm17, zmm23                        ;   428.8 p0      43 t[2]
        vpternlogd zmm30, zmm17, zmm19, 0x6c              ;   429.8 p5      43 t[2]
        vpternlogd zmm7, zmm30, zmm29, 0x6c               ;   430.8 p0      43 t[2]
        vmovdqu64 [rbp + 17600], zmm26                    ;   403.8 p8+p9   43 t[2] spill
        vpxord zmm26, zmm23, zmm19                        ;   429.8 p5      43 t[2]
        vpandd zmm12, zmm12, zmm26                        ;   430.8 p0      43 t[2]
        vpternlogd zmm17, zmm26, [rbp + 16128], 0x78      ;   430.8 p5+p3   43 t[2]
        vpxord zmm26, zmm19, zmm0                         ;   431.5 p0      43 t[2]
        vpternlogd zmm4, zmm27, zmm26, 0x6c               ;   432.5 p5      43 t[2]
        vpxord zmm29, zmm29, zmm26                        ;   432.5 p0      43 t[2]
        vmovdqu64 [rbp + 16128], zmm25                    ;   418.5 p7+p4   43 t[2] spill
        vpxord zmm25, zmm14, zmm0                         ;   432.8 p5      43 t[2]
        vpandd zmm9, zmm9, zmm25                          ;   433.8 p0      43 t[2]
        vpternlogd zmm18, zmm19, zmm9, 0x6a               ;   434.8 p5      43 t[2]
        vpternlogd zmm9, zmm27, zmm1, 0x96                ;   434.8 p0      43 t[2]
        vpternlogd zmm9, zmm28, zmm29, 0x78               ;   435.8 p5      43 t[2]
        vpandd zmm29, zmm29, [rbp + 10624]                ;   435.5 p0+p2   43 t[2]
        vpternlogd zmm1, zmm18, zmm12, 0x96               ;   435.8 p5      43 t[2]
        vpternlogd zmm18, zmm24, zmm0, 0x78               ;   436.5 p0      43 t[2]
        vpternlogd zmm26, zmm29, [rbp + 15872], 0x6c      ;   436.8 p5+p3   43 t[2]
        vmovdqu64 zmm19, [rbp + 7808]                     ;   305.5 p2      43 t[2] reload
        vmovdqu64 zmm24, [rbp + 7744]                     ;   306.0 p3      43 t[2] reload
        vmovdqu64 zmm27, [rbp + 7616]                     ;   306.5 p2      43 t[2]
        vpternlogd zmm27, zmm24, zmm19, 0x96              ;   437.5 p0      43 t[2]
        vpternlogd zmm16, zmm25, zmm26, 0x6a              ;   437.8 p5      43 t[2]
        vpternlogd zmm30, zmm26, zmm1, 0x96               ;   438.5 p0      43 t[2]
        vpternlogd zmm20, zmm23, zmm30, 0x6a              ;   439.5 p5      43 t[2]
        vpternlogd zmm4, zmm12, zmm20, 0x96               ;   440.5 p0      43 t[2]
        vpternlogd zmm31, zmm0, zmm4, 0x6a                ;   441.5 p5      43 t[2]
        vpternlogd zmm18, zmm20, zmm20, 0xc3              ;   440.5 p0      43 t[2]
        vpternlogd zmm3, zmm14, zmm31, 0x6a               ;   442.5 p5      43 t[2]
        vpternlogd zmm16, zmm31, zmm31, 0xc3              ;   442.5 p0      43 t[2]
        vpternlogd zmm7, zmm29, zmm3, 0x96                ;   443.5 p5      43 t[2]
        vpxord zmm17, zmm17, zmm3                         ;   443.5 p0      43 t[2]
        vmovdqu64 zmm0, [rbp + 5120]                      ;   307.7 p3      43 t[2] reload
        vmovdqu64 zmm3, [rbp + 5184]                      ;   307.8 p2      43 t[2]
        vpternlogd zmm3, zmm8, zmm0, 0x96                 ;   442.8 p5      43 t[2]
        vmovdqu64 zmm12, [rbp + 17536]                    ;   419.8 p3      43 t[2] reload
        vpternlogd zmm0, zmm8, zmm12, 0x96                ;   443.5 p0      43 t[2]
        vpxord zmm5, zmm5, zmm3                           ;   443.8 p5      43 t[2]
        vpxord zmm10, zmm10, zmm3                         ;   444.5 p0      43 t[2]
        vpandd zmm6, zmm6, zmm5                           ;   444.8 p5      43 t[2]
        vpxord zmm22, zmm22, zmm6                         ;   445.8 p0      43 t[2]
        vmovdqu64 zmm14, [rbp + 5440]                     ;   309.2 p2      43 t[2] reload
        vpxord zmm20, zmm5, zmm14                         ;   445.8 p5      43 t[2]
        vpxord zmm23, zmm14, zmm10                        ;   446.5 p0      43 t[2]
        vpxord zmm15, zmm15, zmm20                        ;   446.8 p5      43 t[2]
        vpxord zmm11, zmm11, zmm15                        ;   447.8 p0      43 t[2]
        vpternlogd zmm22, zmm10, zmm11, 0x78              ;   448.8 p5      43 t[2]
        vpxord zmm13, zmm13, zmm11                        ;   448.8 p0      43 t[2]
        vmovdqa64 zmm25, zmm19                            ;   311.5         43 t[2] copy
        vmovdqa64 zmm26, zmm19                            ;   311.5         43 t[2] copy
        vmovdqa64 zmm28, zmm24                            ;   312.0         43 t[2] copy
        vmovdqu64 zmm29, [rbp + 4992]                     ;   310.8 p3      43 t[2] reload
        vpxord zmm31, zmm20, zmm29                        ;   448.8 p5      43 t[2]
        vmovdqu64 [rbp + 15872], zmm4                     ;   441.5 p8+p9   43 t[2] spill
        vpandd zmm4, zmm20, zmm31                         ;   449.8 p0      43 t[2]
        vmovdqu64 [rbp + 15040], zmm30                    ;   439.5 p7+p4   43 t[2] spill
        vpxord zmm30, zmm27, [rbp + 8000]                 ;   449.8 p5+p2   43 t[2]
        vmovdqu64 [rbp + 17664], zmm9                     ;   436.8 p8+p9   43 t[2] spill
        vmovdqa64 zmm9, zmm23                             ;   447.5         43 t[2] copy
        vmovdqa64 zmm19, zmm15                            ;   447.8         43 t[2] copy
        vmovdqu64 [rbp + 17728], zmm1                     ;   436.8 p7+p4   43 t[2] spill
        vpxord zmm1, zmm30, [rbp + 7936]                  ;   450.8 p0+p3   43 t[2]
        vmovdqu64 [rbp + 17792], zmm7                     ;   444.5 p8+p9   43 t[2] spill
        vpxord zmm7, zmm30, [rbp + 7552]                  ;   450.8 p5+p2   43 t[2]
        vmovdqu64 [rbp + 17856], zmm16                    ;   443.5 p7+p4   43 t[2] spill
        vmovdqa64 zmm16, zmm30                            ;   450.8         43 t[2] copy
        vmovdqa64 zmm24, zmm30                            ;   450.8         43 t[2] copy
        vmovdqu64 [rbp + 17920], zmm18                    ;   441.5 p8+p9   43 t[2] spill
        vpxord zmm18, zmm1, [rbp + 7872]                  ;   451.8 p0+p3   43 t[2]
        vpxord zmm25, zmm25, zmm18                        ;   452.8 p5      43 t[2]
        vmovdqu64 [rbp + 17984], zmm17                    ;   444.5 p7+p4   43 t[2] spill
        vmovdqa64 zmm17, zmm1                             ;   451.8         43 t[2] copy
        vmovdqu64 [rbp + 18048], zmm30                    ;   450.8 p8+p9   43 t[2] spill
        vpxord zmm30, zmm18, [rbp + 7552]                 ;   452.8 p0+p2   43 t[2]
        vmovdqu64 [rbp + 18112], zmm30                    ;   453.8 p7+p4   43 t[2] spill
        vmovdqa64 zmm30, zmm25                            ;   453.8         43 t[2] copy
        vmovdqu64 [rbp + 18176], zmm1                     ;   451.8 p8+p9   43 t[2] spill
        vmovdqa64 zmm1, zmm25                             ;   453.8         43 t[2] copy
        vmovdqu64 [rbp + 18240], zmm25                    ;   453.8 p7+p4   43 t[2] spill
        vpord zmm25, zmm7, [rbp + 8000]                   ;   452.8 p5+p3   43 t[2]
        vmovdqu64 [rbp + 18304], zmm25                    ;   453.8 p8+p9   43 t[2] spill
        vmovdqa64 zmm25, zmm7                             ;   451.8         43 t[2] copy
        vmovdqu64 [rbp + 18368], zmm27                    ;   438.5 p7+p4   43 t[2] spill
        vmovdqu64 zmm27, [rbp + 17600]                    ;   403.8 p2      43 t[2] reload
        vpternlogd zmm15, zmm27, [rbp + 16128], 0x6c      ;   453.5 p0+p3   43 t[2]
        vpternlogd zmm6, zmm15, zmm4, 0x96                ;   454.5 p5      43 t[2]
        vpternlogd zmm12, zmm15, zmm4, 0x96               ;   454.5 p0      43 t[2]
        vpternlogd zmm12, zmm23, zmm13, 0x78              ;   455.5 p5      43 t[2]
        vmovdqu64 zmm15, [rbp + 17472]                    ;   419.5 p2      43 t[2] reload
        vpternlogd zmm0, zmm15, [rbp + 17408], 0x78       ;   455.5 p0+p3   43 t[2]
        vmovdqu64 zmm23, [rbp + 5184]                     ;   318.8 p2      43 t[2] reload
        vpternlogd zmm31, zmm23, [rbp + 5248], 0x96       ;   455.8 p5+p3   43 t[2]
        vpternlogd zmm4, zmm3, zmm31, 0x78                ;   456.8 p0      43 t[2]
        vpxord zmm21, zmm21, zmm31                        ;   456.8 p5      43 t[2]
        vpxord zmm22, zmm22, zmm4                         ;   457.8 p0      43 t[2]
        vpxord zmm0, zmm0, zmm4                           ;   457.8 p5      43 t[2]
        vmovdqu64 zmm4, [rbp + 15808]                     ;   417.5 p2      43 t[2] reload
        vpternlogd zmm6, zmm21, zmm4, 0x78                ;   458.5 p0      43 t[2]
        vpandd zmm23, zmm6, zmm22                         ;   459.5 p5      43 t[2]
        vmovdqu64 zmm27, [rbp + 18240]                    ;   453.8 p3      43 t[2]
        vpxord zmm12, zmm12, zmm23                        ;   460.5 p0      43 t[2]
        vpternlogd zmm6, zmm0, zmm12, 0x78                ;   461.5 p5      43 t[2]
        vpxord zmm12, zmm12, zmm22                        ;   461.5 p0      43 t[2]
        vpternlogd zmm22, zmm0, zmm6, 0x78                ;   462.5 p5      43 t[2]
        vpternlogd zmm23, zmm6, zmm12, 0x36               ;   462.5 p0      43 t[2]
        vpternlogd zmm0, zmm6, zmm22, 0x78                ;   463.5 p5      43 t[2]
        vpternlogd zmm12, zmm23, zmm22, 0x1e              ;   463.5 p0      43 t[2]
        vpandd zmm14, zmm14, zmm23                        ;   463.5 p5      43 t[2]
        vpandd zmm9, zmm9, zmm22                          ;   463.5 p0      43 t[2]
        vpxord zmm6, zmm23, zmm22                         ;   463.8 p5      43 t[2]
        vpandd zmm11, zmm11, zmm6                         ;   464.8 p0      43 t[2]
        vpternlogd zmm31, zmm11, zmm12, 0x6c              ;   465.8 p5      43 t[2]
        vpternlogd zmm8, zmm31, zmm23, 0x6c               ;   466.8 p0      43 t[2]
        vmovdqu64 [rbp + 17408], zmm18                    ;   452.8 p8+p9   43 t[2] spill
        vpxord zmm18, zmm6, zmm12                         ;   465.8 p5      43 t[2]
        vpternlogd zmm11, zmm15, zmm18, 0x78              ;   466.8 p0      43 t[2]
        vpandd zmm2, zmm2, zmm18                          ;   466.8 p5      43 t[2]
        vpxord zmm15, zmm12, zmm0                         ;   467.5 p0      43 t[2]
        vpternlogd zmm5, zmm14, zmm15, 0x6c               ;   468.5 p5      43 t[2]
        vpxord zmm23, zmm23, zmm15                        ;   468.5 p0      43 t[2]
        vpandd zmm29, zmm29, zmm23                        ;   469.5 p5      43 t[2]
        vpxord zmm18, zmm22, zmm0                         ;   469.5 p0      43 t[2]
        vpandd zmm19, zmm19, zmm18                        ;   470.5 p5      43 t[2]
        vpternlogd zmm3, zmm12, zmm19, 0x6a               ;   471.5 p0      43 t[2]
        vpternlogd zmm19, zmm14, zmm9, 0x96               ;   471.5 p5      43 t[2]
        vpternlogd zmm19, zmm20, zmm23, 0x78              ;   472.5 p0      43 t[2]
        vmovdqu64 zmm12, [rbp + 17280]                    ;   408.8 p2      43 t[2] reload
        vmovdqu64 zmm14, [rbp + 17216]                    ;   396.8 p3      43 t[2] reload
        vmovdqu64 zmm20, [rbp + 17984]                    ;   444.5 p2      55 t[2]
        vpternlogd zmm20, zmm14, zmm12, 0x96              ;   471.8 p5      55 t[2]
        vpternlogd zmm9, zmm3, zmm2, 0x96                 ;   472.5 p0      43 t[2]
        vpternlogd zmm3, zmm4, zmm0, 0x78                 ;   472.8 p5      43 t[2]
        vpternlogd zmm15, zmm29, [rbp + 17344], 0x6c      ;   473.5 p0+p3   43 t[2]
        vmovdqu64 zmm4, [rbp + 17024]                     ;   406.8 p2      55 t[2]
        vmovdqu64 zmm23, [rbp + 17920]                    ;   441.5 p3      43 t[2] reload
        vpxord zmm4, zmm4, zmm23                          ;   473.8 p5      55 t[2]
        vpternlogd zmm31, zmm9, zmm15, 0x96               ;   474.5 p0      43 t[2]
        vpternlogd zmm10, zmm6, zmm31, 0x6a               ;   475.5 p5      43 t[2]
        vpternlogd zmm5, zmm2, zmm10, 0x96                ;   476.5 p0      43 t[2]
        vpternlogd zmm21, zmm0, zmm5, 0x6a                ;   477.5 p5      43 t[2]
        vmovdqu64 zmm0, [rbp + 15296]                     ;   371.5 p2      43 t[2] reload
        vmovdqu64 zmm2, [rbp + 17152]                     ;   396.5 p3      55 t[2]
        vpternlogd zmm2, zmm0, [rbp + 16576], 0x78        ;   476.5 p0+p2   55 t[2]
        vpternlogd zmm3, zmm10, zmm10, 0xc3               ;   476.8 p5      43 t[2]
        vmovdqu64 zmm0, [rbp + 16960]                     ;   407.8 p3      43 t[2] reload
        vmovdqu64 zmm6, [rbp + 16896]                     ;   404.8 p2      43 t[2] reload
        vmovdqu64 zmm10, [rbp + 17856]                    ;   443.5 p3      55 t[2]
        vpternlogd zmm10, zmm6, zmm0, 0x69                ;   477.5 p0      55 t[2]
        vpternlogd zmm13, zmm22, zmm21, 0x6a              ;   478.5 p5      43 t[2]
        vpternlogd zmm8, zmm29, zmm13, 0x96               ;   479.5 p0      43 t[2]
        vpternlogd zmm15, zmm18, [rbp + 16128], 0x78      ;   478.8 p5+p2   43 t[2]
        vpternlogd zmm15, zmm21, zmm21, 0xc3              ;   479.8 p0      43 t[2]
        vmovdqu64 zmm18, [rbp + 16704]                    ;   402.8 p3      55 t[2]
        vmovdqu64 zmm21, [rbp + 17664]                    ;   436.8 p2      55 t[2]
        vpternlogd zmm6, zmm0, zmm15, 0x69                ;   480.8 p5      55 t[2]
        vmovdqu64 zmm0, [rbp + 7680]                      ;   338.5 p3      43 t[2] reload
        vmovdqu64 zmm22, [rbp + 7744]                     ;   339.2 p2      43 t[2]
        vpternlogd zmm22, zmm7, zmm0, 0x96                ;   480.5 p0      43 t[2]
        vmovdqu64 zmm29, [rbp + 18304]                    ;   453.8 p3      43 t[2] reload
        vpternlogd zmm0, zmm7, zmm29, 0x96                ;   480.8 p5      43 t[2]
        vpxord zmm17, zmm17, zmm22                        ;   481.5 p0      43 t[2]
        vpxord zmm1, zmm1, zmm22                          ;   481.8 p5      43 t[2]
        vpandd zmm16, zmm16, zmm17                        ;   482.5 p0      43 t[2]
        vpxord zmm26, zmm26, zmm16                        ;   483.5 p5      43 t[2]
        vpxord zmm15, zmm15, zmm4                         ;   483.5 p0      55 t[2]
        vpxord zmm21, zmm21, zmm19                        ;   483.8 p5      55 t[2]
        vpxord zmm23, zmm17, [rbp + 8000]                 ;   484.5 p0+p2   43 t[2]
        vmovdqu64 zmm14, [rbp + 16832]                    ;   406.8 p3      55 t[2]
        vpxord zmm14, zmm14, [rbp + 15872]                ;   484.8 p5+p2   55 t[2]
        vpxord zmm30, zmm30, zmm23                        ;   485.5 p0      43 t[2]
        vpxord zmm28, zmm28, zmm30                        ;   486.5 p5      43 t[2]
        vpternlogd zmm26, zmm1, zmm28, 0x78               ;   487.5 p0      43 t[2]
        vpxord zmm25, zmm25, zmm28                        ;   487.5 p5      43 t[2]
        vpxord zmm12, zmm1, [rbp + 8000]                  ;   487.5 p0+p3   43 t[2]
        vmovdqu64 [rbp + 16960], zmm14                    ;   485.8 p7+p4   55 t[2] spill
        vpxord zmm14, zmm23, [rbp + 7552]                 ;   487.8 p5+p2   43 t[2]
        vmovdqu64 [rbp + 16896], zmm9                     ;   473.5 p8+p9   43 t[2] spill
        vpandd zmm9, zmm23, zmm14                         ;   488.8 p0      43 t[2]
        vmovdqu64 [rbp + 16128], zmm6                     ;   481.8 p7+p4   55 t[2] spill
        vmovdqa64 zmm6, zmm31                             ;   475.5         55 t[2] copy
        vmovdqu64 [rbp + 16576], zmm31                    ;   475.5 p8+p9   43 t[2] spill
        vmovdqu64 zmm31, [rbp + 16128]                    ;   481.8 p3      55 t[2]
        vmovdqu64 [rbp + 15296], zmm21                    ;   484.8 p7+p4   55 t[2] spill
        vmovdqa64 zmm21, zmm30                            ;   486.5         43 t[2] copy
        vmovdqu64 [rbp + 17152], zmm20                    ;   472.8 p8+p9   55 t[2] spill
        vmovdqu64 zmm20, [rbp + 15296]                    ;   484.8 p2      55 t[2]
        vmovdqu64 [rbp + 17344], zmm15                    ;   484.5 p7+p4   55 t[2] spill
        vmovdqa64 zmm15, zmm10                            ;   478.5         55 t[2] copy
        vmovdqu64 [rbp + 15808], zmm3                     ;   477.8 p8+p9   43 t[2] spill
        vmovdqu64 zmm3, [rbp + 17344]                     ;   484.5 p3      55 t[2]
        vmovdqu64 [rbp + 17472], zmm19                    ;   473.5 p7+p4   43 t[2] spill
        vmovdqu64 zmm19, [rbp + 15808]                    ;   477.8 p2      55 t[2]
        vmovdqu64 [rbp + 17536], zmm8                     ;   480.5 p8+p9   43 t[2] spill
        vmovdqa64 zmm8, zmm12                             ;   488.5         43 t[2] copy
        vmovdqu64 [rbp + 17600], zmm11                    ;   467.8 p7+p4   43 t[2] spill
        vmovdqu64 zmm11, [rbp + 18112]                    ;   453.8 p3      43 t[2] reload
        vpternlogd zmm0, zmm11, [rbp + 18240], 0x78       ;   488.8 p5+p2   43 t[2]
        vmovdqu64 zmm11, [rbp + 18368]                    ;   438.5 p3      43 t[2] reload
        vpternlogd zmm30, zmm11, [rbp + 17408], 0x6c      ;   489.5 p0+p2   43 t[2]
        vpternlogd zmm16, zmm30, zmm9, 0x96               ;   490.5 p5      43 t[2]
        vpternlogd zmm29, zmm30, zmm9, 0x96               ;   490.5 p0      43 t[2]
        vpternlogd zmm29, zmm12, zmm25, 0x78              ;   491.5 p5      43 t[2]
        vmovdqu64 zmm11, [rbp + 17152]                    ;   472.8 p3      55 t[2] reload
        vmovdqu64 zmm12, [rbp + 15040]                    ;   439.5 p2      43 t[2] reload
        vmovdqu64 zmm30, [rbp + 16640]                    ;   404.8 p3      55 t[2]
        vpternlogd zmm30, zmm12, zmm11, 0x96              ;   491.5 p0      55 t[2]
        vmovdqu64 zmm11, [rbp + 7744]                     ;   352.8 p2      43 t[2] reload
        vpternlogd zmm14, zmm11, [rbp + 7808], 0x96       ;   491.8 p5+p3   43 t[2]
        vpternlogd zmm9, zmm22, zmm14, 0x78               ;   492.8 p0      43 t[2]
        vpxord zmm24, zmm24, zmm14                        ;   492.8 p5      43 t[2]
        vpxord zmm26, zmm26, zmm9                         ;   493.8 p0      43 t[2]
        vpxord zmm0, zmm0, zmm9                           ;   493.8 p5      43 t[2]
        vmovdqu64 zmm9, [rbp + 18176]                     ;   451.8 p2      43 t[2] reload
        vpternlogd zmm16, zmm24, zmm9, 0x78               ;   494.5 p0      43 t[2]
        vpandd zmm11, zmm16, zmm26                        ;   495.5 p5      43 t[2]
        vpxord zmm29, zmm29, zmm11                        ;   496.5 p0      43 t[2]
        vpternlogd zmm16, zmm0, zmm29, 0x78               ;   497.5 p5      43 t[2]
        vpxord zmm29, zmm29, zmm26                        ;   497.5 p0      43 t[2]
        vpternlogd zmm26, zmm0, zmm16, 0x78               ;   498.5 p5      43 t[2]
        vpternlogd zmm11, zmm16, zmm29, 0x36              ;   498.5 p0      43 t[2]
        vpternlogd zmm0, zmm16, zmm26, 0x78               ;   499.5 p5      43 t[2]
        vpternlogd zmm29, zmm11, zmm26, 0x1e              ;   499.5 p0      43 t[2]
        vpandd zmm8, zmm8, zmm26                          ;   499.5 p5      43 t[2]
        vpxord zmm16, zmm26, zmm11                        ;   499.5 p0      43 t[2]
        vpandd zmm28, zmm28, zmm16                        ;   500.5 p5      43 t[2]
        vpternlogd zmm14, zmm28, zmm29, 0x6c              ;   501.5 p0      43 t[2]
        vpternlogd zmm7, zmm14, zmm11, 0x6c               ;   502.5 p5      43 t[2]
        vpandd zmm12, zmm11, [rbp + 8000]                 ;   501.5 p0+p3   43 t[2]
        vmovdqu64 [rbp + 18304], zmm30                    ;   492.5 p8+p9   55 t[2] spill
        vpxord zmm30, zmm16, zmm29                        ;   501.8 p5      43 t[2]
        vmovdqu64 zmm9, [rbp + 18304]                     ;   492.5 p2      55 t[2]
        vpandd zmm27, zmm27, zmm30                        ;   502.8 p0      43 t[2]
        vpternlogd zmm28, zmm30, [rbp + 18112], 0x78      ;   502.8 p5+p3   43 t[2]
        vpxord zmm30, zmm29, zmm0                         ;   503.5 p0      43 t[2]
        vpternlogd zmm17, zmm12, zmm30, 0x6c              ;   504.5 p5      43 t[2]
        vpxord zmm11, zmm11, zmm30                        ;   504.5 p0      43 t[2]
        vmovdqu64 [rbp + 18112], zmm13                    ;   479.5 p7+p4   43 t[2] spill
        vpxord zmm13, zmm26, zmm0                         ;   504.8 p5      43 t[2]
        vpandd zmm21, zmm21, zmm13                        ;   505.8 p0      43 t[2]
        vpternlogd zmm22, zmm29, zmm21, 0x6a              ;   506.8 p5      43 t[2]
        vpternlogd zmm21, zmm12, zmm8, 0x96               ;   506.8 p0      43 t[2]
        vpternlogd zmm21, zmm23, zmm11, 0x78              ;   507.8 p5      43 t[2]
        vmovdqu64 zmm12, [rbp + 18112]                    ;   479.5 p2      43 t[2] reload
        vmovdqu64 zmm23, [rbp + 17600]                    ;   467.8 p3      43 t[2] reload
        vmovdqu64 zmm29, [rbp + 17984]                    ;   444.5 p2      55 t[2]
        vpternlogd zmm29, zmm23, zmm12, 0x96              ;   507.5 p0      55 t[2]
        vpternlogd zmm8, zmm22, zmm27, 0x96               ;   507.8 p5      43 t[2]
        vpandd zmm11, zmm11, [rbp + 7552]                 ;   508.5 p0+p3   43 t[2]
        vpternlogd zmm30, zmm11, [rbp + 18048], 0x6c      ;   509.5 p5+p2   43 t[2]
        vpternlogd zmm14, zmm8, zmm30, 0x96               ;   510.5 p0      43 t[2]
        vpternlogd zmm1, zmm16, zmm14, 0x6a               ;   511.5 p5      43 t[2]
        vpternlogd zmm17, zmm27, zmm1, 0x96               ;   512.5 p0      43 t[2]
        vpxord zmm6, zmm6, zmm14                          ;   511.5 p5      55 t[2]
        vmovdqu64 zmm14, [rbp + 17280]                    ;   408.8 p3      43 t[2] reload
        vpternlogd zmm2, zmm14, [rbp + 17088], 0x96       ;   511.5 p0+p2   55 t[2]
        vmovdqu64 zmm16, [rbp + 17216]                    ;   396.8 p3      43 t[2] reload
        vpternlogd zmm10, zmm14, zmm16, 0x96              ;   511.8 p5      55 t[2]
        vpternlogd zmm24, zmm17, zmm0, 0x6c               ;   513.5 p0      43 t[2]
        vpternlogd zmm25, zmm26, zmm24, 0x6a              ;   514.5 p5      43 t[2]
        vpternlogd zmm7, zmm11, zmm25, 0x96               ;   515.5 p0      43 t[2]
        vpxord zmm28, zmm28, zmm25                        ;   515.5 p5      43 t[2]
        vpternlogd zmm16, zmm14, zmm28, 0x96              ;   516.5 p0      55 t[2]
        vpternlogd zmm28, zmm23, zmm12, 0x96              ;   516.5 p5      55 t[2]
        vpternlogd zmm22, zmm0, [rbp + 18176], 0x78       ;   515.5 p0+p2   55 t[2]
        vpbroadcastd zmm0, [r8 + 768]                     ;   367.0 p10     55 t[2]
        vpbroadcastd zmm11, [r8 + 792]                    ;   367.5 p3      55 t[2]
        vpternlogd zmm30, zmm13, [rbp + 17408], 0x78      ;   515.8 p5+p2   55 t[2]
        vpbroadcastd zmm12, [r8 + 812]                    ;   368.0 p10     55 t[2]
        vpxord zmm5, zmm5, zmm17                          ;   516.5 p0      55 t[2]
        vpbroadcastd zmm13, [r8 + 836]                    ;   368.5 p3      55 t[2]
        vpternlogd zmm22, zmm1, [rbp + 17920], 0x69       ;   516.8 p5+p2   55 t[2]
        vpbroadcastd zmm1, [r8 + 848]                     ;   369.0 p10     55 t[2]
        vpternlogd zmm30, zmm24, [rbp + 17856], 0x69      ;   517.5 p0+p3   55 t[2]
        vmovdqu64 zmm14, [rbp + 16832]                    ;   406.8 p2      43 t[2] reload
        vpternlogd zmm4, zmm17, zmm14, 0x96               ;   517.8 p5      55 t[2]
        vpxord zmm3, zmm3, zmm30                          ;   518.5 p0      55 t[2]
        vpxord zmm23, zmm29, zmm10                        ;   518.8 p5      55 t[2]
        vpxord zmm24, zmm29, zmm6                         ;   519.5 p0      55 t[2]
        vpxord zmm15, zmm15, zmm22                        ;   519.8 p5      55 t[2]
        vpxord zmm19, zmm19, zmm22                        ;   520.5 p0      55 t[2]
        vpxord zmm30, zmm30, zmm23                        ;   520.8 p5      55 t[2]
        vpxord zmm31, zmm31, zmm28                        ;   521.5 p0      55 t[2]
        vmovdqu64 zmm25, [rbp + 17536]                    ;   480.5 p3      43 t[2] reload
        vmovdqu64 zmm26, [rbp + 17792]                    ;   444.5 p2      43 t[2] reload
        vpternlogd zmm29, zmm26, zmm25, 0x96              ;   521.8 p5      55 t[2]
        vmovdqu64 zmm27, [rbp + 16960]                    ;   485.8 p3      55 t[2] reload
        vpternlogd zmm17, zmm25, zmm27, 0x96              ;   522.5 p0      55 t[2]
        vpternlogd zmm17, zmm28, zmm7, 0x96               ;   523.5 p5      55 t[2]
        vpternlogd zmm7, zmm2, zmm26, 0x96                ;   523.5 p0      55 t[2]
        vpternlogd zmm23, zmm16, [r8 + 796]{1to16}, 0x96  ;   523.8 p5+p2   55 t[2]
        vpxord zmm11, zmm11, zmm3                         ;   524.5 p0      55 t[2]
        vpternlogd zmm10, zmm31, [r8 + 828]{1to16}, 0x96  ;   524.8 p5+p3   55 t[2]
        vpternlogd zmm31, zmm30, [r8 + 860]{1to16}, 0x96  ;   525.5 p0+p2   55 t[2]
        vpxord zmm1, zmm1, zmm17                          ;   525.8 p5      55 t[2]
        vpternlogd zmm28, zmm21, [rbp + 17472], 0x96      ;   526.5 p0+p3   55 t[2]
        vpternlogd zmm3, zmm19, [rbp + 17024], 0x96       ;   526.8 p5+p2   55 t[2]
        vmovdqu64 [rbp + 17856], zmm31                    ;   526.5 p8+p9   55 t[2] spill
        vpxord zmm31, zmm29, zmm5                         ;   527.5 p0      55 t[2]
        vpternlogd zmm14, zmm31, [r8 + 816]{1to16}, 0x96  ;   528.5 p5+p3   55 t[2]
        vpternlogd zmm29, zmm7, [rbp + 15296], 0x96       ;   528.5 p0+p2   55 t[2]
        vpternlogd zmm7, zmm28, [r8 + 844]{1to16}, 0x96   ;   528.8 p5+p3   55 t[2]
        vpxord zmm12, zmm12, zmm29                        ;   529.5 p0      55 t[2]
        vmovdqu64 [rbp + 15296], zmm1                     ;   526.8 p7+p4   55 t[2] spill
        vmovdqu64 zmm1, [rbp + 17024]                     ;   406.8 p2      43 t[2] reload
        vpternlogd zmm22, zmm1, [r8 + 852]{1to16}, 0x96   ;   529.8 p5+p3   55 t[2]
        vpxord zmm22, zmm22, zmm5                         ;   530.8 p0      55 t[2]
        vmovdqa64 zmm1, zmm4                              ;   518.8         55 t[2] copy
        vpternlogd zmm1, zmm5, [r8 + 820]{1to16}, 0x96    ;   530.8 p5+p2   55 t[2]
        vpternlogd zmm1, zmm27, zmm19, 0x96               ;   531.8 p0      55 t[2]
        vpternlogd zmm27, zmm19, [r8 + 788]{1to16}, 0x96  ;   531.8 p5+p3   55 t[2]
        vmovdqu64 zmm19, [rbp + 15872]                    ;   441.5 p2      43 t[2] reload
        vpternlogd zmm5, zmm19, [r8 + 784]{1to16}, 0x96   ;   532.5 p0+p3   55 t[2]
        vmovdqa64 zmm19, zmm3                             ;   527.8         55 t[2] copy
        vpternlogd zmm19, zmm15, [r8 + 824]{1to16}, 0x96  ;   532.8 p5+p2   55 t[2]
        vmovdqu64 [rbp + 15872], zmm22                    ;   531.8 p8+p9   55 t[2] spill
        vmovdqu64 zmm22, [rbp + 16128]                    ;   481.8 p3      55 t[2] reload
        vpternlogd zmm3, zmm22, [r8 + 856]{1to16}, 0x96   ;   533.5 p0+p2   55 t[2]
        vmovdqu64 zmm22, [rbp + 17152]                    ;   472.8 p3      55 t[2] reload
        vmovdqu64 [rbp + 16128], zmm3                     ;   534.5 p7+p4   55 t[2] spill
        vmovdqa64 zmm3, zmm2                              ;   512.5         55 t[2] copy
        vpternlogd zmm3, zmm26, zmm22, 0x96               ;   533.8 p5      55 t[2]
        vpxord zmm5, zmm5, zmm3                           ;   534.8 p0      55 t[2]
        vmovdqu64 [rbp + 16960], zmm7                     ;   529.8 p8+p9   55 t[2] spill
        vmovdqa64 zmm7, zmm6                              ;   512.5         55 t[2] copy
        vpternlogd zmm7, zmm22, [rbp + 15040], 0x69       ;   534.8 p5+p2   55 t[2]
        vpxord zmm0, zmm0, zmm7                           ;   535.8 p0      55 t[2]
        vmovdqu64 [rbp + 15040], zmm10                    ;   525.8 p7+p4   55 t[2] spill
        vmovdqu64 zmm10, [rbp + 16576]                    ;   475.5 p3      55 t[2]
        vpternlogd zmm10, zmm16, [rbp + 16576], 0xc3      ;   535.8 p5+p2   55 t[2]
        vpxord zmm9, zmm9, zmm10                          ;   536.8 p0      55 t[2]
        vpternlogd zmm22, zmm9, [r8 + 864]{1to16}, 0x96   ;   537.8 p5+p3   55 t[2]
        vpternlogd zmm16, zmm21, [rbp + 16704], 0x96      ;   537.5 p0+p2   55 t[2]
        vpternlogd zmm16, zmm2, zmm26, 0x96               ;   538.5 p5      55 t[2]
        vmovdqu64 zmm2, [rbp + 17728]                     ;   436.8 p3      43 t[2] reload
        vpternlogd zmm21, zmm2, [rbp + 17472], 0x69       ;   538.5 p0+p2   55 t[2]
        vpxord zmm18, zmm18, zmm21                        ;   539.5 p5      55 t[2]
        vpternlogd zmm3, zmm17, [r8 + 880]{1to16}, 0x96   ;   539.5 p0+p3   55 t[2]
        vmovdqu64 zmm17, [rbp + 16896]                    ;   473.5 p2      43 t[2] reload
        vmovdqa64 zmm26, zmm8                             ;   508.8         55 t[2] copy
        vpternlogd zmm26, zmm2, zmm17, 0x69               ;   539.8 p5      55 t[2]
        vpternlogd zmm7, zmm2, zmm17, 0x96                ;   540.5 p0      55 t[2]
        vpxord zmm20, zmm20, zmm18                        ;   540.8 p5      55 t[2]
        vpternlogd zmm18, zmm17, [r8 + 808]{1to16}, 0x69  ;   541.5 p0+p3   55 t[2]
        vmovdqu64 zmm2, [rbp + 16768]                     ;   400.8 p2      43 t[2] reload
        vpternlogd zmm21, zmm2, zmm2, 0xc3                ;   541.8 p5      55 t[2]
        vpxord zmm30, zmm30, [r8 + 892]{1to16}            ;   542.5 p0+p3   55 t[2]
        vmovdqu64 zmm17, [rbp + 15808]                    ;   477.8 p2      43 t[2] reload
        vpternlogd zmm4, zmm17, [r8 + 884]{1to16}, 0x96   ;   542.8 p5+p3   55 t[2]
        vpxord zmm31, zmm31, zmm3                         ;   543.5 p0      55 t[2]
        vmovdqa64 zmm3, zmm21                             ;   542.8         55 t[2] copy
        vpternlogd zmm3, zmm8, zmm8, 0xc3                 ;   543.8 p5      55 t[2]
        vpternlogd zmm6, zmm28, zmm3, 0x96                ;   544.8 p0      55 t[2]
        vpternlogd zmm28, zmm16, [r8 + 780]{1to16}, 0x96  ;   544.8 p5+p2   55 t[2]
        vpxord zmm29, zmm29, zmm28                        ;   545.8 p0      55 t[2]
        vmovdqu64 zmm8, [rbp + 10368]                     ;   394.0 p3      43 t[3] reload
        vmovdqu64 zmm17, [rbp + 10304]                    ;   394.2 p2      43 t[3] reload
        vmovdqu64 zmm28, [rbp + 10176]                    ;   395.0 p3      43 t[3]
        vpternlogd zmm28, zmm17, zmm8, 0x96               ;   545.8 p5      43 t[3]
        vpternlogd zmm16, zmm25, [r8 + 876]{1to16}, 0x96  ;   546.5 p0+p2   55 t[2]
        vmovdqu64 zmm25, [rbp + 17344]                    ;   484.5 p3      55 t[2] reload
        vpternlogd zmm15, zmm25, [r8 + 888]{1to16}, 0x96  ;   546.8 p5+p2   55 t[2]
        vpternlogd zmm2, zmm9, [r8 + 868]{1to16}, 0x69    ;   547.5 p0+p3   55 t[2]
        vpternlogd zmm9, zmm24, [r8 + 832]{1to16}, 0x96   ;   547.8 p5+p2   55 t[2]
        vmovdqu64 zmm25, [rbp + 16640]                    ;   404.8 p3      43 t[2] reload
        vpternlogd zmm24, zmm25, [r8 + 800]{1to16}, 0x69  ;   548.5 p0+p2   55 t[2]
        vpternlogd zmm10, zmm6, [r8 + 804]{1to16}, 0x96   ;   548.8 p5+p3   55 t[2]
        vpxord zmm13, zmm13, zmm6                         ;   549.5 p0      55 t[2]
        vpternlogd zmm3, zmm20, [r8 + 872]{1to16}, 0x96   ;   549.8 p5+p2   55 t[2]
        vpternlogd zmm20, zmm26, [r8 + 840]{1to16}, 0x96  ;   550.5 p0+p3   55 t[2]
        vmovdqa64 zmm6, zmm8                              ;   404.2         43 t[3] copy
        vmovdqa64 zmm25, zmm8                             ;   404.3         43 t[3] copy
        vpxord zmm10, zmm10, zmm7                         ;   550.8 p5      55 t[2]
        vpxord zmm7, zmm7, zmm2                           ;   551.5 p0      55 t[2]
        vmovdqu64 zmm2, [rbp + 18304]                     ;   492.5 p2      55 t[2] reload
        vpternlogd zmm26, zmm2, [r8 + 772]{1to16}, 0x96   ;   551.8 p5+p3   55 t[2]
        vmovdqu64 zmm2, [rbp + 17664]                     ;   436.8 p2      43 t[2] reload
        vpternlogd zmm21, zmm2, [r8 + 776]{1to16}, 0x96   ;   552.5 p0+p3   55 t[2]
        vmovdqa64 zmm2, zmm17                             ;   408.8         43 t[3] copy
        vmovdqu64 [rbp + 17664], zmm30                    ;   543.5 p8+p9   55 t[2] spill
        vpxord zmm30, zmm28, [rbp + 10560]                ;   552.8 p5+p2   43 t[3]
        vmovdqu64 [rbp + 18304], zmm15                    ;   547.8 p7+p4   55 t[2] spill
        vpxord zmm15, zmm30, [rbp + 10496]                ;   553.8 p0+p3   43 t[3]
        vmovdqu64 [rbp + 16640], zmm4                     ;   543.8 p8+p9   55 t[2] spill
        vpxord zmm4, zmm30, [rbp + 10112]                 ;   553.8 p5+p2   43 t[3]
        vmovdqu64 [rbp + 16768], zmm31                    ;   544.5 p7+p4   55 t[2] spill
        vmovdqa64 zmm31, zmm30                            ;   553.8         43 t[3] copy
        vmovdqu64 [rbp + 17344], zmm16                    ;   547.5 p8+p9   55 t[2] spill
        vmovdqa64 zmm16, zmm30                            ;   553.8         43 t[3] copy
        vmovdqu64 [rbp + 17536], zmm3                     ;   550.8 p7+p4   55 t[2] spill
        vpxord zmm3, zmm15, [rbp + 10432]                 ;   554.8 p0+p3   43 t[3]
        vpxord zmm6, zmm6, zmm3                           ;   555.8 p5      43 t[3]
        vmovdqu64 [rbp + 15808], zmm7                     ;   552.5 p8+p9   55 t[2] spill
        vmovdqa64 zmm7, zmm15                             ;   554.8         43 t[3] copy
        vmovdqu64 [rbp + 16896], zmm22                    ;   538.8 p7+p4   55 t[2] spill
        vpxord zmm22, zmm3, [rbp + 10112]                 ;   555.8 p0+p2   43 t[3]
        vmovdqu64 [rbp + 17728], zmm20                    ;   551.5 p8+p9   55 t[2] spill
        vmovdqa64 zmm20, zmm6                             ;   556.8         43 t[3] copy
        vmovdqu64 [rbp + 17472], zmm13                    ;   550.5 p7+p4   55 t[2] spill
        vmovdqa64 zmm13, zmm6                             ;   556.8         43 t[3] copy
        vmovdqu64 [rbp + 17792], zmm9                     ;   548.8 p8+p9   55 t[2] spill
        vmovdqa64 zmm9, zmm6                              ;   556.8         43 t[3] copy
        vmovdqu64 [rbp + 16704], zmm19                    ;   533.8 p7+p4   55 t[2] spill
        vpord zmm19, zmm4, [rbp + 10560]                  ;   555.8 p5+p3   43 t[3]
        vmovdqu64 [rbp + 17152], zmm1                     ;   532.8 p8+p9   55 t[2] spill
        vmovdqa64 zmm1, zmm4                              ;   554.8         43 t[3] copy
        vmovdqu64 [rbp + 16576], zmm14                    ;   529.5 p7+p4   55 t[2] spill
        vmovdqa64 zmm14, zmm17                            ;   416.5         43 t[3] copy
        vpternlogd zmm14, zmm4, [rbp + 10240], 0x96       ;   556.5 p0+p2   43 t[3]
        vpxord zmm7, zmm7, zmm14                          ;   557.5 p5      43 t[3]
        vpxord zmm13, zmm13, zmm14                        ;   557.5 p0      43 t[3]
        vpandd zmm31, zmm31, zmm7                         ;   558.5 p5      43 t[3]
        vpxord zmm25, zmm25, zmm31                        ;   559.5 p0      43 t[3]
        vmovdqu64 [rbp + 17024], zmm12                    ;   530.5 p8+p9   55 t[2] spill
        vpxord zmm12, zmm7, [rbp + 10560]                 ;   558.8 p5+p3   43 t[3]
        vpxord zmm20, zmm20, zmm12                        ;   559.8 p0      43 t[3]
        vpternlogd zmm28, zmm3, zmm20, 0x78               ;   560.8 p5      43 t[3]
        vpxord zmm2, zmm2, zmm20                          ;   560.8 p0      43 t[3]
        vpternlogd zmm25, zmm13, zmm2, 0x78               ;   561.8 p5      43 t[3]
        vpxord zmm1, zmm1, zmm2                           ;   561.8 p0      43 t[3]
        vmovdqu64 [rbp + 16832], zmm18                    ;   542.5 p7+p4   55 t[2] spill
        vpxord zmm18, zmm13, [rbp + 10560]                ;   561.8 p5+p2   43 t[3]
        vmovdqu64 [rbp + 17920], zmm10                    ;   551.8 p8+p9   55 t[2] spill
        vpxord zmm10, zmm12, [rbp + 10112]                ;   562.5 p0+p3   43 t[3]
        vpternlogd zmm17, zmm8, zmm10, 0x96               ;   563.5 p5      43 t[3]
        vpandd zmm10, zmm10, zmm12                        ;   563.5 p0      43 t[3]
        vpternlogd zmm31, zmm28, zmm10, 0x96              ;   564.5 p5      43 t[3]
        vpternlogd zmm28, zmm19, zmm10, 0x96              ;   564.5 p0      43 t[3]
        vpternlogd zmm10, zmm14, zmm17, 0x78              ;   564.8 p5      43 t[3]
        vpternlogd zmm28, zmm18, zmm1, 0x78               ;   565.5 p0      43 t[3]
        vpxord zmm16, zmm16, zmm17                        ;   565.8 p5      43 t[3]
        vpternlogd zmm31, zmm15, zmm16, 0x78              ;   566.8 p0      43 t[3]
        vpxord zmm25, zmm25, zmm10                        ;   566.8 p5      43 t[3]
        vpternlogd zmm19, zmm4, [rbp + 10240], 0x96       ;   567.5 p0+p2   43 t[3]
        vpternlogd zmm19, zmm6, zmm22, 0x78               ;   568.5 p5      43 t[3]
        vpxord zmm10, zmm10, zmm19                        ;   569.5 p0      43 t[3]
        vmovdqu64 zmm6, [rbp + 4736]                      ;   422.0 p3      43 t[3] reload
        vmovdqu64 zmm8, [rbp + 4672]                      ;   422.3 p2      43 t[3] reload
        vmovdqu64 zmm19, [rbp + 4544]                     ;   423.0 p3      43 t[3]
        vpternlogd zmm19, zmm8, zmm6, 0x96                ;   568.8 p5      43 t[3]
        vmovdqu64 [rbp + 17408], zmm24                    ;   549.5 p7+p4   55 t[2] spill
        vmovdqa64 zmm24, zmm6                             ;   428.0         43 t[3] copy
        vmovdqu64 [rbp + 18176], zmm23                    ;   524.8 p8+p9   55 t[2] spill
        vmovdqa64 zmm23, zmm6                             ;   428.0         43 t[3] copy
        vmovdqu64 [rbp + 18112], zmm11                    ;   525.5 p7+p4   55 t[2] spill
        vmovdqa64 zmm11, zmm8                             ;   428.3         43 t[3] copy
        vmovdqu64 [rbp + 17600], zmm27                    ;   532.8 p8+p9   55 t[2] spill
        vpandd zmm27, zmm31, zmm25                        ;   569.5 p0      43 t[3]
        vpxord zmm28, zmm28, zmm27                        ;   570.5 p5      43 t[3]
        vpternlogd zmm31, zmm10, zmm28, 0x78              ;   571.5 p0      43 t[3]
        vpxord zmm28, zmm28, zmm25                        ;   571.5 p5      43 t[3]
        vpternlogd zmm25, zmm10, zmm31, 0x78              ;   572.5 p0      43 t[3]
        vpternlogd zmm27, zmm31, zmm28, 0x36              ;   572.5 p5      43 t[3]
        vpternlogd zmm10, zmm31, zmm25, 0x78              ;   573.5 p0      43 t[3]
        vpternlogd zmm28, zmm27, zmm25, 0x1e              ;   573.5 p5      43 t[3]
        vpandd zmm18, zmm18, zmm25                        ;   573.5 p0      43 t[3]
        vmovdqu64 zmm31, [rbp + 4928]                     ;   429.3 p2      43 t[3] reload
        vmovdqu64 [rbp + 17280], zmm5                     ;   535.8 p7+p4   55 t[2] spill
        vpxord zmm5, zmm19, zmm31                         ;   573.8 p5      43 t[3]
        vmovdqu64 [rbp + 17216], zmm29                    ;   546.8 p8+p9   55 t[2] spill
        vmovdqa64 zmm29, zmm31                            ;   435.3         43 t[3] copy
        vmovdqu64 [rbp + 17088], zmm21                    ;   553.5 p7+p4   55 t[2] spill
        vmovdqa64 zmm21, zmm31                            ;   435.3         43 t[3] copy
        vmovdqu64 [rbp + 18048], zmm26                    ;   552.8 p8+p9   55 t[2] spill
        vmovdqa64 zmm26, zmm31                            ;   435.3         43 t[3] copy
        vmovdqu64 [rbp + 17984], zmm0                     ;   536.8 p7+p4   55 t[2] spill
        vpxord zmm0, zmm25, zmm27                         ;   574.5 p0      43 t[3]
        vpandd zmm2, zmm2, zmm0                           ;   575.5 p5      43 t[3]
        vpternlogd zmm17, zmm2, zmm28, 0x6c               ;   576.5 p0      43 t[3]
        vmovdqu64 [rbp + 18368], zmm4                     ;   554.8 p8+p9   43 t[3] spill
        vpxord zmm4, zmm0, zmm28                          ;   575.8 p5      43 t[3]
        vpternlogd zmm2, zmm22, zmm4, 0x78                ;   576.8 p0      43 t[3]
        vpandd zmm9, zmm9, zmm4                           ;   576.8 p5      43 t[3]
        vpxord zmm4, zmm28, zmm10                         ;   577.5 p0      43 t[3]
        vpxord zmm22, zmm25, zmm10                        ;   577.8 p5      43 t[3]
        vpandd zmm20, zmm20, zmm22                        ;   578.8 p0      43 t[3]
        vpternlogd zmm14, zmm28, zmm20, 0x6a              ;   579.8 p5      43 t[3]
        vpternlogd zmm15, zmm14, zmm10, 0x6c              ;   580.8 p0      43 t[3]
        vpternlogd zmm14, zmm18, zmm9, 0x96               ;   580.8 p5      43 t[3]
        vpandd zmm28, zmm27, [rbp + 10560]                ;   580.5 p0+p3   43 t[3]
        vpternlogd zmm20, zmm18, zmm28, 0x96              ;   581.5 p5      43 t[3]
        vpternlogd zmm28, zmm7, zmm4, 0x78                ;   581.5 p0      43 t[3]
        vpxord zmm7, zmm27, zmm4                          ;   581.8 p5      43 t[3]
        vpternlogd zmm20, zmm12, zmm7, 0x78               ;   582.8 p0      43 t[3]
        vpandd zmm7, zmm7, [rbp + 10112]                  ;   582.8 p5+p2   43 t[3]
        vpternlogd zmm30, zmm4, zmm7, 0x6a                ;   583.8 p0      43 t[3]
        vmovdqu64 zmm4, [rbp + 7296]                      ;   440.5 p3      43 t[3] reload
        vmovdqu64 zmm12, [rbp + 7232]                     ;   441.5 p2      43 t[3] reload
        vmovdqu64 zmm18, [rbp + 7104]                     ;   442.5 p3      43 t[3]
        vpternlogd zmm18, zmm12, zmm4, 0x96               ;   583.8 p5      43 t[3]
        vpternlogd zmm3, zmm22, zmm30, 0x6a               ;   584.8 p0      43 t[3]
        vpternlogd zmm30, zmm14, zmm17, 0x96              ;   584.8 p5      43 t[3]
        vpternlogd zmm13, zmm0, zmm30, 0x6a               ;   585.8 p0      43 t[3]
        vpternlogd zmm28, zmm9, zmm13, 0x96               ;   586.8 p5      43 t[3]
        vpternlogd zmm16, zmm10, zmm28, 0x6a              ;   587.8 p0      43 t[3]
        vpternlogd zmm15, zmm13, zmm13, 0xc3              ;   586.8 p5      43 t[3]
        vmovdqu64 zmm0, [rbp + 4864]                      ;   445.2 p2      43 t[3]
        vpternlogd zmm1, zmm25, zmm16, 0x6a               ;   588.8 p0      43 t[3]
        vmovdqu64 zmm9, [rbp + 4800]                      ;   445.5 p3      43 t[3]
        vpxord zmm0, zmm0, zmm5                           ;   587.8 p5      43 t[3]
        vmovdqu64 zmm10, [rbp + 4480]                     ;   446.2 p2      43 t[3] reload
        vpxord zmm13, zmm5, zmm10                         ;   588.5 p0      43 t[3]
        vmovdqa64 zmm22, zmm10                            ;   452.2         43 t[3] copy
        vmovdqa64 zmm25, zmm10                            ;   452.2         43 t[3] copy
        vpxord zmm9, zmm9, zmm0                           ;   588.8 p5      43 t[3]
        vpxord zmm24, zmm24, zmm9                         ;   589.8 p0      43 t[3]
        vpxord zmm22, zmm22, zmm9                         ;   589.8 p5      43 t[3]
        vpord zmm26, zmm26, zmm13                         ;   590.5 p0      43 t[3]
        vmovdqu64 [rbp + 18240], zmm30                    ;   585.8 p7+p4   43 t[3] spill
        vmovdqa64 zmm30, zmm5                             ;   574.8         43 t[3] copy
        vmovdqu64 [rbp + 18432], zmm20                    ;   583.8 p8+p9   43 t[3] spill
        vmovdqa64 zmm20, zmm5                             ;   574.8         43 t[3] copy
        vmovdqu64 [rbp + 18496], zmm14                    ;   581.8 p7+p4   43 t[3] spill
        vmovdqa64 zmm14, zmm4                             ;   450.7         43 t[3] copy
        vmovdqu64 [rbp + 18560], zmm28                    ;   587.8 p8+p9   43 t[3] spill
        vmovdqa64 zmm28, zmm12                            ;   451.0         43 t[3] copy
        vmovdqu64 [rbp + 18624], zmm3                     ;   585.8 p7+p4   43 t[3] spill
        vmovdqa64 zmm3, zmm0                              ;   588.8         43 t[3] copy
        vmovdqu64 [rbp + 18688], zmm16                    ;   588.8 p8+p9   43 t[3] spill
        vmovdqa64 zmm16, zmm24                            ;   590.8         43 t[3] copy
        vmovdqu64 [rbp + 18752], zmm15                    ;   587.8 p7+p4   43 t[3] spill
        vmovdqa64 zmm15, zmm24                            ;   590.8         43 t[3] copy
        vmovdqu64 [rbp + 18816], zmm7                     ;   583.8 p8+p9   43 t[3] spill
        vmovdqa64 zmm7, zmm24                             ;   590.8         43 t[3] copy
        vmovdqu64 [rbp + 18880], zmm27                    ;   573.5 p7+p4   43 t[3] spill
        vpxord zmm27, zmm18, [rbp + 7488]                 ;   590.8 p5+p3   43 t[3]
        vmovdqu64 [rbp + 18944], zmm17                    ;   577.5 p8+p9   43 t[3] spill
        vmovdqa64 zmm17, zmm13                            ;   589.5         43 t[3] copy
        vmovdqu64 [rbp + 19008], zmm2                     ;   577.8 p7+p4   43 t[3] spill
        vpxord zmm2, zmm27, [rbp + 7424]                  ;   591.8 p0+p2   43 t[3]
        vmovdqu64 [rbp + 19072], zmm1                     ;   589.8 p8+p9   43 t[3] spill
        vpxord zmm1, zmm27, [rbp + 7040]                  ;   591.8 p5+p3   43 t[3]
        vpxord zmm4, zmm2, [rbp + 7360]                   ;   592.8 p0+p2   43 t[3]
        vpxord zmm14, zmm14, zmm4                         ;   593.8 p5      43 t[3]
        vmovdqa64 zmm12, zmm2                             ;   592.8         43 t[3] copy
        vmovdqu64 [rbp + 19136], zmm2                     ;   592.8 p7+p4   43 t[3] spill
        vpxord zmm2, zmm4, [rbp + 7040]                   ;   593.8 p0+p3   43 t[3]
        vmovdqu64 [rbp + 19200], zmm2                     ;   594.8 p8+p9   43 t[3] spill
        vmovdqa64 zmm2, zmm14                             ;   594.8         43 t[3] copy
        vmovdqu64 [rbp + 19264], zmm27                    ;   591.8 p7+p4   43 t[3] spill
        vmovdqa64 zmm27, zmm14                            ;   594.8         43 t[3] copy
        vmovdqu64 [rbp + 19328], zmm14                    ;   594.8 p8+p9   43 t[3] spill
        vpord zmm14, zmm1, [rbp + 7488]                   ;   593.8 p5+p2   43 t[3]
        vmovdqu64 [rbp + 19392], zmm14                    ;   594.8 p7+p4   43 t[3] spill
        vmovdqa64 zmm14, zmm8                             ;   456.0         43 t[3] copy
        vpternlogd zmm14, zmm13, [rbp + 4608], 0x96       ;   594.5 p0+p3   43 t[3]
        vmovdqu64 [rbp + 19456], zmm18                    ;   584.8 p8+p9   43 t[3] spill
        vmovdqu64 zmm18, [rbp + 19264]                    ;   591.8 p2      43 t[3]
        vmovdqu64 [rbp + 19520], zmm4                     ;   593.8 p7+p4   43 t[3] spill
        vmovdqu64 zmm4, [rbp + 19264]                     ;   591.8 p3      43 t[3]
        vpxord zmm3, zmm3, zmm14                          ;   595.5 p5      43 t[3]
        vpxord zmm29, zmm29, zmm3                         ;   596.5 p0      43 t[3]
        vpandd zmm30, zmm30, zmm3                         ;   596.5 p5      43 t[3]
        vpxord zmm23, zmm23, zmm30                        ;   597.5 p0      43 t[3]
        vpxord zmm15, zmm15, zmm14                        ;   596.8 p5      43 t[3]
        vpxord zmm21, zmm21, zmm15                        ;   597.8 p0      43 t[3]
        vpxord zmm16, zmm16, zmm29                        ;   597.8 p5      43 t[3]
        vpternlogd zmm19, zmm9, zmm16, 0x78               ;   598.8 p0      43 t[3]
        vpxord zmm11, zmm11, zmm16                        ;   598.8 p5      43 t[3]
        vpternlogd zmm23, zmm15, zmm11, 0x78              ;   599.8 p0      43 t[3]
        vpxord zmm25, zmm25, zmm29                        ;   599.8 p5      43 t[3]
        vpternlogd zmm8, zmm6, zmm25, 0x96                ;   600.8 p0      43 t[3]
        vpandd zmm25, zmm25, zmm29                        ;   600.8 p5      43 t[3]
        vpternlogd zmm30, zmm19, zmm25, 0x96              ;   601.8 p0      43 t[3]
        vpternlogd zmm19, zmm26, zmm25, 0x96              ;   601.8 p5      43 t[3]
        vpternlogd zmm25, zmm14, zmm8, 0x78               ;   602.5 p0      43 t[3]
        vpxord zmm17, zmm17, zmm11                        ;   602.8 p5      43 t[3]
        vpternlogd zmm19, zmm21, zmm17, 0x78              ;   603.8 p0      43 t[3]
        vpxord zmm20, zmm20, zmm8                         ;   603.8 p5      43 t[3]
        vpternlogd zmm30, zmm0, zmm20, 0x78               ;   604.8 p0      43 t[3]
        vpternlogd zmm26, zmm13, [rbp + 4608], 0x96       ;   604.8 p5+p2   43 t[3]
        vpternlogd zmm26, zmm24, zmm22, 0x78              ;   605.8 p0      43 t[3]
        vpxord zmm23, zmm23, zmm25                        ;   605.8 p5      43 t[3]
        vpxord zmm25, zmm25, zmm26                        ;   606.8 p0      43 t[3]
        vpandd zmm6, zmm30, zmm23                         ;   606.8 p5      43 t[3]
        vmovdqu64 zmm24, [rbp + 19328]                    ;   594.8 p3      43 t[3]
        vpxord zmm19, zmm19, zmm6                         ;   607.8 p0      43 t[3]
        vpternlogd zmm30, zmm25, zmm19, 0x78              ;   608.8 p5      43 t[3]
        vpxord zmm19, zmm19, zmm23                        ;   608.8 p0      43 t[3]
        vpternlogd zmm23, zmm25, zmm30, 0x78              ;   609.8 p5      43 t[3]
        vpternlogd zmm6, zmm30, zmm19, 0x36               ;   609.8 p0      43 t[3]
        vpternlogd zmm25, zmm30, zmm23, 0x78              ;   610.8 p5      43 t[3]
        vpternlogd zmm19, zmm6, zmm23, 0x1e               ;   610.8 p0      43 t[3]
        vpandd zmm31, zmm31, zmm6                         ;   610.8 p5      43 t[3]
        vpandd zmm21, zmm21, zmm23                        ;   611.5 p0      43 t[3]
        vpxord zmm26, zmm6, zmm23                         ;   611.8 p5      43 t[3]
        vpandd zmm11, zmm11, zmm26                        ;   612.8 p0      43 t[3]
        vpternlogd zmm8, zmm11, zmm19, 0x6c               ;   613.8 p5      43 t[3]
        vpternlogd zmm13, zmm8, zmm6, 0x6c                ;   614.8 p0      43 t[3]
        vpxord zmm30, zmm26, zmm19                        ;   613.8 p5      43 t[3]
        vpternlogd zmm11, zmm22, zmm30, 0x78              ;   614.8 p0      43 t[3]
        vpandd zmm7, zmm7, zmm30                          ;   614.8 p5      43 t[3]
        vpxord zmm22, zmm19, zmm25                        ;   615.5 p0      43 t[3]
        vpternlogd zmm3, zmm31, zmm22, 0x6c               ;   616.5 p5      43 t[3]
        vpxord zmm6, zmm6, zmm22                          ;   616.5 p0      43 t[3]
        vpandd zmm10, zmm10, zmm6                         ;   617.5 p5      43 t[3]
        vpternlogd zmm5, zmm22, zmm10, 0x6a               ;   618.5 p0      43 t[3]
        vpxord zmm22, zmm23, zmm25                        ;   617.8 p5      43 t[3]
        vpandd zmm16, zmm16, zmm22                        ;   618.8 p0      43 t[3]
        vpternlogd zmm14, zmm19, zmm16, 0x6a              ;   619.8 p5      43 t[3]
        vpternlogd zmm16, zmm31, zmm21, 0x96              ;   619.8 p0      43 t[3]
        vpternlogd zmm16, zmm29, zmm6, 0x78               ;   620.8 p5      43 t[3]
        vpternlogd zmm9, zmm22, zmm5, 0x6a                ;   620.5 p0      43 t[3]
        vmovdqa64 zmm6, zmm1                              ;   592.8         43 t[3] copy
        vpternlogd zmm21, zmm14, zmm7, 0x96               ;   620.8 p5      43 t[3]
        vmovdqu64 zmm19, [rbp + 9856]                     ;   478.8 p2      43 t[3] reload
        vmovdqu64 zmm22, [rbp + 9792]                     ;   479.0 p3      43 t[3] reload
        vmovdqu64 zmm29, [rbp + 9664]                     ;   479.8 p2      43 t[3]
        vpternlogd zmm29, zmm22, zmm19, 0x96              ;   621.5 p0      43 t[3]
        vpternlogd zmm8, zmm5, zmm21, 0x96                ;   621.8 p5      43 t[3]
        vpternlogd zmm15, zmm26, zmm8, 0x6a               ;   622.8 p0      43 t[3]
        vpternlogd zmm14, zmm0, zmm25, 0x78               ;   622.8 p5      43 t[3]
        vpternlogd zmm3, zmm7, zmm15, 0x96                ;   623.8 p0      43 t[3]
        vpternlogd zmm20, zmm25, zmm3, 0x6a               ;   624.8 p5      43 t[3]
        vpternlogd zmm14, zmm15, zmm15, 0xc3              ;   624.5 p0      43 t[3]
        vpternlogd zmm17, zmm23, zmm20, 0x6a              ;   625.8 p5      43 t[3]
        vpternlogd zmm9, zmm20, zmm20, 0xc3               ;   625.8 p0      43 t[3]
        vpternlogd zmm13, zmm10, zmm17, 0x96              ;   626.8 p5      43 t[3]
        vpxord zmm11, zmm11, zmm17                        ;   626.8 p0      43 t[3]
        vmovdqu64 zmm0, [rbp + 7168]                      ;   481.3 p3      43 t[3] reload
        vmovdqu64 zmm5, [rbp + 7232]                      ;   481.8 p2      43 t[3]
        vpternlogd zmm5, zmm1, zmm0, 0x96                 ;   626.8 p5      43 t[3]
        vmovdqu64 zmm7, [rbp + 19392]                     ;   594.8 p3      43 t[3] reload
        vpternlogd zmm0, zmm1, zmm7, 0x96                 ;   627.5 p0      43 t[3]
        vmovdqa64 zmm10, zmm19                            ;   484.8         43 t[3] copy
        vmovdqa64 zmm15, zmm22                            ;   485.0         43 t[3] copy
        vmovdqa64 zmm17, zmm19                            ;   484.8         43 t[3] copy
        vpxord zmm12, zmm12, zmm5                         ;   627.8 p5      43 t[3]
        vpxord zmm27, zmm27, zmm5                         ;   628.5 p0      43 t[3]
        vmovdqu64 zmm20, [rbp + 7488]                     ;   484.5 p2      43 t[3]
        vpxord zmm20, zmm20, zmm12                        ;   628.8 p5      43 t[3]
        vpandd zmm18, zmm18, zmm12                        ;   629.5 p0      43 t[3]
        vpxord zmm2, zmm2, zmm20                          ;   629.8 p5      43 t[3]
        vpxord zmm28, zmm28, zmm2                         ;   630.8 p0      43 t[3]
        vmovdqu64 zmm23, [rbp + 7040]                     ;   485.8 p3      43 t[3]
        vmovdqu64 zmm25, [rbp + 7040]                     ;   486.5 p2      43 t[3]
        vpxord zmm23, zmm23, zmm20                        ;   630.8 p5      43 t[3]
        vpandd zmm26, zmm20, zmm23                        ;   631.8 p0      43 t[3]
        vpxord zmm6, zmm6, zmm28                          ;   631.8 p5      43 t[3]
        vmovdqu64 zmm30, [rbp + 7296]                     ;   488.8 p3      43 t[3] reload
        vpxord zmm31, zmm18, zmm30                        ;   632.5 p0      43 t[3]
        vpternlogd zmm31, zmm27, zmm28, 0x78              ;   633.5 p5      43 t[3]
        vpternlogd zmm23, zmm30, [rbp + 7232], 0x96       ;   633.5 p0+p2   43 t[3]
        vpxord zmm4, zmm4, zmm23                          ;   634.5 p5      43 t[3]
        vmovdqu64 zmm30, [rbp + 7488]                     ;   490.0 p3      43 t[3] reload
        vmovdqu64 [rbp + 19584], zmm3                     ;   624.8 p8+p9   43 t[3] spill
        vpxord zmm3, zmm27, zmm30                         ;   634.5 p0      43 t[3]
        vmovdqu64 [rbp + 19648], zmm8                     ;   622.8 p7+p4   43 t[3] spill
        vpxord zmm8, zmm29, [rbp + 10048]                 ;   634.8 p5+p2   43 t[3]
        vmovdqu64 [rbp + 19712], zmm16                    ;   621.8 p8+p9   43 t[3] spill
        vmovdqa64 zmm16, zmm2                             ;   630.8         43 t[3] copy
        vmovdqa64 zmm19, zmm26                            ;   632.8         43 t[3] copy
        vpternlogd zmm19, zmm5, zmm23, 0x78               ;   635.5 p0      43 t[3]
        vpxord zmm31, zmm31, zmm19                        ;   636.5 p5      43 t[3]
        vmovdqu64 [rbp + 19776], zmm21                    ;   621.8 p7+p4   43 t[3] spill
        vmovdqa64 zmm21, zmm3                             ;   635.5         43 t[3] copy
        vmovdqu64 [rbp + 19840], zmm13                    ;   627.8 p8+p9   43 t[3] spill
        vmovdqa64 zmm13, zmm31                            ;   637.5         43 t[3] copy
        vmovdqu64 [rbp + 19904], zmm9                     ;   626.8 p7+p4   43 t[3] spill
        vmovdqa64 zmm9, zmm31                             ;   637.5         43 t[3] copy
        vmovdqu64 [rbp + 19968], zmm14                    ;   625.5 p8+p9   43 t[3] spill
        vpxord zmm14, zmm8, [rbp + 9984]                  ;   636.5 p0+p3   43 t[3]
        vpxord zmm22, zmm8, [rbp + 9600]                  ;   636.8 p5+p2   43 t[3]
        vmovdqu64 [rbp + 20032], zmm11                    ;   627.8 p7+p4   43 t[3] spill
        vmovdqa64 zmm11, zmm8                             ;   635.8         43 t[3] copy
        vmovdqu64 [rbp + 20096], zmm29                    ;   622.5 p8+p9   43 t[3] spill
        vmovdqa64 zmm29, zmm8                             ;   635.8         43 t[3] copy
        vmovdqu64 [rbp + 20160], zmm8                     ;   635.8 p7+p4   43 t[3] spill
        vpxord zmm8, zmm14, [rbp + 9920]                  ;   637.5 p0+p3   43 t[3]
        vpxord zmm10, zmm10, zmm8                         ;   638.5 p5      43 t[3]
        vmovdqu64 [rbp + 20224], zmm10                    ;   639.5 p8+p9   43 t[3] spill
        vmovdqa64 zmm10, zmm14                            ;   637.5         43 t[3] copy
        vmovdqu64 [rbp + 20288], zmm14                    ;   637.5 p7+p4   43 t[3] spill
        vmovdqu64 zmm14, [rbp + 20224]                    ;   639.5 p2      43 t[3]
        vmovdqu64 [rbp + 20352], zmm8                     ;   638.5 p8+p9   43 t[3] spill
        vmovdqu64 zmm8, [rbp + 20224]                     ;   639.5 p3      43 t[3]
        vmovdqu64 [rbp + 20416], zmm22                    ;   637.8 p7+p4   43 t[3] spill
        vmovdqu64 zmm22, [rbp + 20352]                    ;   638.5 p2      43 t[3]
        vpxord zmm22, zmm22, [rbp + 9600]                 ;   644.5 p0+p3   43 t[3]
        vmovdqu64 [rbp + 20480], zmm22                    ;   645.5 p8+p9   43 t[3] spill
        vmovdqu64 zmm22, [rbp + 20416]                    ;   637.8 p2      43 t[3]
        vpord zmm22, zmm22, [rbp + 10048]                 ;   643.8 p5+p3   43 t[3]
        vmovdqu64 [rbp + 20544], zmm22                    ;   644.8 p7+p4   43 t[3] spill
        vmovdqu64 zmm22, [rbp + 20416]                    ;   637.8 p2      43 t[3]
        vmovdqu64 [rbp + 20608], zmm1                     ;   592.8 p8+p9   43 t[3] spill
        vmovdqu64 zmm1, [rbp + 19456]                     ;   584.8 p3      43 t[3] reload
        vpternlogd zmm2, zmm1, [rbp + 19520], 0x6c        ;   639.5 p0+p2   43 t[3]
        vpternlogd zmm18, zmm2, zmm26, 0x96               ;   640.5 p5      43 t[3]
        vpternlogd zmm7, zmm2, zmm26, 0x96                ;   640.5 p0      43 t[3]
        vmovdqu64 zmm1, [rbp + 20416]                     ;   637.8 p3      43 t[3] reload
        vmovdqu64 zmm2, [rbp + 9728]                      ;   501.0 p2      43 t[3] reload
        vmovdqu64 zmm26, [rbp + 9792]                     ;   501.8 p3      43 t[3]
        vpternlogd zmm26, zmm2, zmm1, 0x96                ;   643.8 p5      43 t[3]
        vpternlogd zmm7, zmm3, zmm6, 0x78                 ;   641.5 p0      43 t[3]
        vmovdqu64 zmm3, [rbp + 19136]                     ;   592.8 p2      43 t[3] reload
        vpternlogd zmm18, zmm4, zmm3, 0x78                ;   641.8 p5      43 t[3]
        vpandd zmm13, zmm13, zmm18                        ;   642.8 p0      43 t[3]
        vmovdqu64 zmm1, [rbp + 20224]                     ;   639.5 p3      43 t[3]
        vpxord zmm7, zmm7, zmm13                          ;   643.8 p5      43 t[3]
        vpxord zmm9, zmm9, zmm7                           ;   644.8 p0      43 t[3]
        vpxord zmm10, zmm10, zmm26                        ;   644.8 p5      43 t[3]
        vpxord zmm8, zmm8, zmm26                          ;   645.5 p0      43 t[3]
        vpandd zmm11, zmm11, zmm10                        ;   645.8 p5      43 t[3]
        vpxord zmm17, zmm17, zmm11                        ;   646.8 p0      43 t[3]
        vmovdqu64 [rbp + 19392], zmm11                    ;   646.8 p7+p4   43 t[3] spill
        vmovdqu64 zmm11, [rbp + 20544]                    ;   644.8 p2      43 t[3] reload
        vpternlogd zmm2, zmm11, [rbp + 20416], 0x96       ;   650.8 p5+p3   43 t[3]
        vpxord zmm11, zmm10, [rbp + 10048]                ;   646.5 p0+p2   43 t[3]
        vpxord zmm14, zmm14, zmm11                        ;   647.5 p5      43 t[3]
        vpxord zmm15, zmm15, zmm14                        ;   648.5 p0      43 t[3]
        vpternlogd zmm17, zmm8, zmm15, 0x78               ;   649.5 p5      43 t[3]
        vpxord zmm22, zmm22, zmm15                        ;   649.5 p0      43 t[3]
        vmovdqu64 [rbp + 19456], zmm10                    ;   645.8 p8+p9   43 t[3] spill
        vpxord zmm10, zmm8, [rbp + 10048]                 ;   648.8 p5+p3   43 t[3]
        vmovdqu64 [rbp + 20672], zmm8                     ;   646.5 p7+p4   43 t[3] spill
        vpxord zmm8, zmm11, [rbp + 9600]                  ;   649.5 p0+p2   43 t[3]
        vmovdqu64 [rbp + 20736], zmm2                     ;   651.8 p8+p9   43 t[3] spill
        vpandd zmm2, zmm11, zmm8                          ;   650.5 p5      43 t[3]
        vmovdqu64 [rbp + 20800], zmm11                    ;   647.5 p7+p4   43 t[3] spill
        vmovdqa64 zmm11, zmm10                            ;   649.8         43 t[3] copy
        vmovdqu64 [rbp + 20864], zmm22                    ;   650.5 p8+p9   43 t[3] spill
        vmovdqu64 zmm22, [rbp + 19200]                    ;   594.8 p3      43 t[3] reload
        vpternlogd zmm0, zmm22, [rbp + 19328], 0x78       ;   650.5 p0+p2   43 t[3]
        vpxord zmm19, zmm19, zmm0                         ;   651.5 p5      43 t[3]
        vpternlogd zmm18, zmm7, zmm19, 0x78               ;   652.5 p0      43 t[3]
        vpternlogd zmm31, zmm19, zmm18, 0x78              ;   653.5 p5      43 t[3]
        vpternlogd zmm13, zmm18, zmm9, 0x36               ;   653.5 p0      43 t[3]
        vpternlogd zmm19, zmm18, zmm31, 0x78              ;   654.5 p5      43 t[3]
        vmovdqu64 zmm0, [rbp + 20480]                     ;   645.5 p3      43 t[3] reload
        vmovdqu64 zmm7, [rbp + 20736]                     ;   651.8 p2      43 t[3]
        vpternlogd zmm7, zmm0, [rbp + 20224], 0x78        ;   657.8 p0+p3   43 t[3]
        vpternlogd zmm9, zmm13, zmm31, 0x1e               ;   654.5 p5      43 t[3]
        vpandd zmm30, zmm30, zmm13                        ;   654.5 p0      43 t[3]
        vpandd zmm21, zmm21, zmm31                        ;   654.8 p5      43 t[3]
        vpxord zmm18, zmm13, zmm31                        ;   655.5 p0      43 t[3]
        vpandd zmm28, zmm28, zmm18                        ;   656.5 p5      43 t[3]
        vpternlogd zmm23, zmm28, zmm9, 0x6c               ;   657.5 p0      43 t[3]
        vmovdqa64 zmm0, zmm13                             ;   654.5         43 t[3] copy
        vmovdqu64 [rbp + 20224], zmm10                    ;   649.8 p7+p4   43 t[3] spill
        vpxord zmm10, zmm18, zmm9                         ;   656.8 p5      43 t[3]
        vpternlogd zmm28, zmm22, zmm10, 0x78              ;   657.8 p0      43 t[3]
        vpandd zmm24, zmm24, zmm10                        ;   657.8 p5      43 t[3]
        vpxord zmm10, zmm9, zmm19                         ;   658.5 p0      43 t[3]
        vpternlogd zmm12, zmm30, zmm10, 0x6c              ;   659.5 p5      43 t[3]
        vpxord zmm0, zmm0, zmm10                          ;   659.5 p0      43 t[3]
        vpandd zmm25, zmm25, zmm0                         ;   660.5 p5      43 t[3]
        vpxord zmm22, zmm31, zmm19                        ;   660.5 p0      43 t[3]
        vpandd zmm16, zmm16, zmm22                        ;   661.5 p5      43 t[3]
        vpternlogd zmm5, zmm9, zmm16, 0x6a                ;   662.5 p0      43 t[3]
        vpternlogd zmm16, zmm30, zmm21, 0x96              ;   662.5 p5      43 t[3]
        vpternlogd zmm16, zmm20, zmm0, 0x78               ;   663.5 p0      43 t[3]
        vmovdqu64 zmm0, [rbp + 19072]                     ;   589.8 p2      43 t[3] reload
        vmovdqu64 zmm9, [rbp + 19008]                     ;   577.8 p3      43 t[3] reload
        vmovdqu64 zmm20, [rbp + 20032]                    ;   627.8 p2      55 t[3]
        vpternlogd zmm20, zmm9, zmm0, 0x96                ;   662.8 p5      55 t[3]
        vpternlogd zmm21, zmm5, zmm24, 0x96               ;   663.5 p0      43 t[3]
        vpternlogd zmm5, zmm3, zmm19, 0x78                ;   663.8 p5      43 t[3]
        vpternlogd zmm10, zmm25, [rbp + 19264], 0x6c      ;   664.5 p0+p3   43 t[3]
        vmovdqu64 zmm3, [rbp + 18752]                     ;   587.8 p2      55 t[3]
        vmovdqu64 zmm30, [rbp + 19968]                    ;   625.5 p3      43 t[3] reload
        vpxord zmm3, zmm3, zmm30                          ;   664.8 p5      55 t[3]
        vpternlogd zmm13, zmm23, [rbp + 20608], 0x6c      ;   665.5 p0+p2   43 t[3]
        vpternlogd zmm23, zmm21, zmm10, 0x96              ;   665.8 p5      43 t[3]
        vpternlogd zmm27, zmm18, zmm23, 0x6a              ;   666.8 p0      43 t[3]
        vpternlogd zmm12, zmm24, zmm27, 0x96              ;   667.8 p5      43 t[3]
        vpternlogd zmm4, zmm19, zmm12, 0x6a               ;   668.8 p0      43 t[3]
        vmovdqu64 zmm18, [rbp + 18368]                    ;   554.8 p3      43 t[3] reload
        vmovdqu64 zmm19, [rbp + 18944]                    ;   577.5 p2      55 t[3]
        vpternlogd zmm19, zmm18, [rbp + 18880], 0x78      ;   667.8 p5+p3   55 t[3]
        vpternlogd zmm5, zmm27, zmm27, 0xc3               ;   668.5 p0      43 t[3]
        vmovdqu64 zmm18, [rbp + 18688]                    ;   588.8 p2      43 t[3] reload
        vmovdqu64 zmm24, [rbp + 18624]                    ;   585.8 p3      43 t[3] reload
        vmovdqu64 zmm27, [rbp + 19904]                    ;   626.8 p2      55 t[3]
        vpternlogd zmm27, zmm24, zmm18, 0x69              ;   668.8 p5      55 t[3]
        vpternlogd zmm6, zmm31, zmm4, 0x6a                ;   669.8 p0      43 t[3]
        vpternlogd zmm13, zmm25, zmm6, 0x96               ;   670.8 p5      43 t[3]
        vpternlogd zmm10, zmm22, [rbp + 19520], 0x78      ;   670.5 p0+p3   43 t[3]
        vpternlogd zmm10, zmm4, zmm4, 0xc3                ;   671.5 p5      43 t[3]
        vmovdqu64 zmm4, [rbp + 18432]                     ;   583.8 p2      55 t[3]
        vmovdqu64 zmm22, [rbp + 19712]                    ;   621.8 p3      55 t[3]
        vmovdqu64 zmm25, [rbp + 18560]                    ;   587.8 p2      55 t[3]
        vmovdqu64 zmm31, [rbp + 19584]                    ;   624.8 p3      43 t[3] reload
        vpxord zmm25, zmm25, zmm31                        ;   671.5 p0      55 t[3]
        vpternlogd zmm24, zmm18, zmm10, 0x69              ;   672.5 p5      55 t[3]
        vmovdqa64 zmm18, zmm14                            ;   648.5         43 t[3] copy
        vpxord zmm10, zmm10, zmm3                         ;   672.5 p0      55 t[3]
        vpxord zmm22, zmm22, zmm16                        ;   672.8 p5      55 t[3]
        vpternlogd zmm19, zmm0, [rbp + 18816], 0x96       ;   673.5 p0+p2   55 t[3]
        vmovdqa64 zmm31, zmm23                            ;   666.8         55 t[3] copy
        vmovdqa64 zmm30, zmm27                            ;   669.8         55 t[3] copy
        vpternlogd zmm27, zmm9, zmm0, 0x96                ;   673.8 p5      55 t[3]
        vmovdqa64 zmm0, zmm5                              ;   669.5         55 t[3] copy
        vmovdqu64 [rbp + 18816], zmm5                     ;   669.5 p8+p9   43 t[3] spill
        vmovdqa64 zmm5, zmm10                             ;   673.5         55 t[3] copy
        vmovdqu64 [rbp + 18688], zmm10                    ;   673.5 p7+p4   55 t[3] spill
        vmovdqa64 zmm10, zmm27                            ;   674.8         55 t[3] copy
        vmovdqu64 [rbp + 18624], zmm27                    ;   674.8 p8+p9   55 t[3] spill
        vmovdqa64 zmm27, zmm22                            ;   673.8         55 t[3] copy
        vmovdqa64 zmm9, zmm24                             ;   673.5         55 t[3] copy
        vmovdqu64 [rbp + 19520], zmm24                    ;   673.5 p7+p4   55 t[3] spill
        vmovdqu64 zmm24, [rbp + 20096]                    ;   622.5 p3      43 t[3] reload
        vpternlogd zmm14, zmm24, [rbp + 20352], 0x6c      ;   674.5 p0+p2   43 t[3]
        vmovdqu64 zmm24, [rbp + 9792]                     ;   536.5 p3      43 t[3] reload
        vpternlogd zmm8, zmm24, [rbp + 9856], 0x96        ;   674.8 p5+p2   43 t[3]
        vpxord zmm29, zmm29, zmm8                         ;   675.8 p0      43 t[3]
        vmovdqa64 zmm24, zmm2                             ;   651.5         43 t[3] copy
        vpternlogd zmm24, zmm26, zmm8, 0x78               ;   675.8 p5      43 t[3]
        vpxord zmm17, zmm17, zmm24                        ;   676.8 p0      43 t[3]
        vpxord zmm7, zmm7, zmm24                          ;   676.8 p5      43 t[3]
        vmovdqa64 zmm24, zmm17                            ;   677.8         43 t[3] copy
        vmovdqu64 [rbp + 20096], zmm25                    ;   672.5 p8+p9   55 t[3] spill
        vmovdqa64 zmm25, zmm17                            ;   677.8         43 t[3] copy
        vmovdqu64 [rbp + 18880], zmm23                    ;   666.8 p7+p4   43 t[3] spill
        vmovdqa64 zmm23, zmm14                            ;   675.5         43 t[3] copy
        vpternlogd zmm23, zmm2, [rbp + 19392], 0x96       ;   677.5 p0+p3   43 t[3]
        vpternlogd zmm14, zmm2, [rbp + 20544], 0x96       ;   677.8 p5+p2   43 t[3]
        vmovdqu64 zmm2, [rbp + 20288]                     ;   637.5 p3      43 t[3] reload
        vpternlogd zmm23, zmm29, zmm2, 0x78               ;   678.5 p0      43 t[3]
        vpandd zmm24, zmm24, zmm23                        ;   679.5 p5      43 t[3]
        vmovdqa64 zmm2, zmm24                             ;   680.5         43 t[3] copy
        vmovdqu64 [rbp + 20544], zmm21                    ;   664.5 p8+p9   43 t[3] spill
        vmovdqu64 zmm21, [rbp + 20224]                    ;   649.8 p2      43 t[3] reload
        vpternlogd zmm14, zmm21, [rbp + 20864], 0x78      ;   679.5 p0+p3   43 t[3]
        vpxord zmm2, zmm2, zmm14                          ;   680.5 p5      43 t[3]
        vpternlogd zmm23, zmm7, zmm2, 0x78                ;   681.5 p0      43 t[3]
        vpxord zmm25, zmm25, zmm2                         ;   681.5 p5      43 t[3]
        vpternlogd zmm17, zmm7, zmm23, 0x78               ;   682.5 p0      43 t[3]
        vpternlogd zmm24, zmm23, zmm25, 0x36              ;   682.5 p5      43 t[3]
        vpternlogd zmm7, zmm23, zmm17, 0x78               ;   683.5 p0      43 t[3]
        vmovdqu64 zmm2, [rbp + 10048]                     ;   543.8 p2      43 t[3]
        vpternlogd zmm25, zmm24, zmm17, 0x1e              ;   683.5 p5      43 t[3]
        vmovdqu64 zmm14, [rbp + 9600]                     ;   544.5 p3      43 t[3]
        vpandd zmm2, zmm2, zmm24                          ;   683.5 p0      43 t[3]
        vpandd zmm11, zmm11, zmm17                        ;   683.8 p5      43 t[3]
        vpxord zmm21, zmm24, zmm17                        ;   684.5 p0      43 t[3]
        vpandd zmm15, zmm15, zmm21                        ;   685.5 p5      43 t[3]
        vpternlogd zmm8, zmm15, zmm25, 0x6c               ;   686.5 p0      43 t[3]
        vmovdqa64 zmm23, zmm24                            ;   683.5         43 t[3] copy
        vmovdqu64 [rbp + 20224], zmm22                    ;   673.8 p7+p4   55 t[3] spill
        vpxord zmm22, zmm21, zmm25                        ;   685.8 p5      43 t[3]
        vpandd zmm1, zmm1, zmm22                          ;   686.8 p0      43 t[3]
        vpternlogd zmm15, zmm22, [rbp + 20480], 0x78      ;   686.8 p5+p2   43 t[3]
        vpxord zmm22, zmm25, zmm7                         ;   687.5 p0      43 t[3]
        vpxord zmm23, zmm23, zmm22                        ;   688.5 p5      43 t[3]
        vpandd zmm14, zmm14, zmm23                        ;   689.5 p0      43 t[3]
        vmovdqu64 [rbp + 20480], zmm19                    ;   674.5 p8+p9   55 t[3] spill
        vpxord zmm19, zmm17, zmm7                         ;   688.8 p5      43 t[3]
        vpandd zmm18, zmm18, zmm19                        ;   689.8 p0      43 t[3]
        vpternlogd zmm26, zmm25, zmm18, 0x6a              ;   690.8 p5      43 t[3]
        vpternlogd zmm18, zmm2, zmm11, 0x96               ;   690.8 p0      43 t[3]
        vpternlogd zmm11, zmm26, zmm1, 0x96               ;   691.8 p5      43 t[3]
        vpternlogd zmm18, zmm23, [rbp + 20800], 0x78      ;   691.8 p0+p3   43 t[3]
        vpternlogd zmm2, zmm22, [rbp + 19456], 0x78       ;   691.8 p5+p2   43 t[3]
        vpternlogd zmm22, zmm14, [rbp + 20160], 0x6c      ;   692.5 p0+p3   43 t[3]
        vpternlogd zmm24, zmm8, [rbp + 20416], 0x6c       ;   692.8 p5+p2   43 t[3]
        vpternlogd zmm8, zmm11, zmm22, 0x96               ;   693.5 p0      43 t[3]
        vpternlogd zmm22, zmm19, [rbp + 20352], 0x78      ;   693.8 p5+p3   55 t[3]
        vmovdqa64 zmm19, zmm28                            ;   658.8         55 t[3] copy
        vpternlogd zmm19, zmm6, [rbp + 20032], 0x96       ;   694.5 p0+p2   55 t[3]
        vpxord zmm31, zmm31, zmm8                         ;   694.8 p5      55 t[3]
        vpternlogd zmm8, zmm21, [rbp + 20672], 0x78       ;   695.5 p0+p3   43 t[3]
        vpternlogd zmm2, zmm1, zmm8, 0x96                 ;   696.5 p5      43 t[3]
        vpternlogd zmm29, zmm2, zmm7, 0x6c                ;   697.5 p0      43 t[3]
        vpternlogd zmm26, zmm7, [rbp + 20288], 0x78       ;   696.8 p5+p2   55 t[3]
        vpbroadcastd zmm1, [r8 + 896]                     ;   554.2 p10     55 t[3]
        vpbroadcastd zmm7, [r8 + 920]                     ;   554.3 p3      55 t[3]
        vpternlogd zmm26, zmm8, [rbp + 19968], 0x69       ;   697.8 p0+p2   55 t[3]
        vmovdqu64 zmm8, [rbp + 19648]                     ;   622.8 p3      43 t[3] reload
        vmovdqu64 zmm21, [rbp + 18240]                    ;   585.8 p2      55 t[3]
        vpternlogd zmm21, zmm20, zmm8, 0x96               ;   697.8 p5      55 t[3]
        vpternlogd zmm8, zmm31, zmm20, 0x69               ;   698.5 p0      55 t[3]
        vpxord zmm12, zmm12, zmm2                         ;   698.8 p5      55 t[3]
        vpxord zmm10, zmm10, zmm19                        ;   699.5 p0      55 t[3]
        vpternlogd zmm17, zmm29, [rbp + 20864], 0x6c      ;   699.8 p5+p3   43 t[3]
        vpternlogd zmm24, zmm14, zmm17, 0x96              ;   700.8 p0      43 t[3]
        vpxord zmm15, zmm15, zmm17                        ;   700.8 p5      43 t[3]
        vpternlogd zmm28, zmm6, zmm15, 0x96               ;   701.8 p0      55 t[3]
        vmovdqu64 zmm6, [rbp + 19840]                     ;   627.8 p2      43 t[3] reload
        vmovdqu64 zmm14, [rbp + 20480]                    ;   674.5 p3      55 t[3]
        vpternlogd zmm14, zmm20, zmm6, 0x96               ;   701.8 p5      55 t[3]
        vpternlogd zmm22, zmm29, [rbp + 19904], 0x69      ;   702.5 p0+p2   55 t[3]
        vpxord zmm30, zmm30, zmm26                        ;   702.8 p5      55 t[3]
        vpxord zmm0, zmm0, zmm26                          ;   703.5 p0      55 t[3]
        vmovdqu64 zmm17, [rbp + 18560]                    ;   587.8 p3      43 t[3] reload
        vpternlogd zmm3, zmm2, zmm17, 0x96                ;   703.8 p5      55 t[3]
        vpbroadcastd zmm23, [r8 + 940]                    ;   558.8 p10     55 t[3]
        vpxord zmm5, zmm5, zmm22                          ;   704.5 p0      55 t[3]
        vpxord zmm22, zmm22, zmm10                        ;   704.8 p5      55 t[3]
        vpxord zmm9, zmm9, zmm28                          ;   705.5 p0      55 t[3]
        vpxord zmm25, zmm19, zmm31                        ;   705.8 p5      55 t[3]
        vpternlogd zmm19, zmm6, zmm13, 0x96               ;   706.5 p0      55 t[3]
        vmovdqu64 zmm29, [rbp + 20096]                    ;   672.5 p2      55 t[3] reload
        vpternlogd zmm2, zmm13, zmm29, 0x96               ;   706.8 p5      55 t[3]
        vpternlogd zmm2, zmm28, zmm24, 0x96               ;   707.8 p0      55 t[3]
        vpternlogd zmm28, zmm16, zmm18, 0x96              ;   707.8 p5      55 t[3]
        vpxord zmm1, zmm1, zmm8                           ;   708.5 p0      55 t[3]
        vpxord zmm7, zmm7, zmm5                           ;   708.8 p5      55 t[3]
        vpternlogd zmm16, zmm18, [rbp + 19776], 0x69      ;   709.5 p0+p3   55 t[3]
        vpxord zmm4, zmm4, zmm16                          ;   710.5 p5      55 t[3]
        vpxord zmm27, zmm27, zmm4                         ;   711.5 p0      55 t[3]
        vpternlogd zmm24, zmm6, [rbp + 20480], 0x96       ;   710.8 p5+p2   55 t[3]
        vmovdqu64 [rbp + 19904], zmm7                     ;   709.8 p7+p4   55 t[3] spill
        vmovdqa64 zmm7, zmm21                             ;   698.8         55 t[3] copy
        vmovdqu64 [rbp + 20864], zmm1                     ;   709.5 p8+p9   55 t[3] spill
        vmovdqu64 zmm1, [rbp + 18496]                     ;   581.8 p3      43 t[3] reload
        vpternlogd zmm16, zmm1, [rbp + 18496], 0xc3       ;   711.5 p0+p2   55 t[3]
        vpternlogd zmm5, zmm0, [rbp + 18752], 0x96        ;   711.8 p5+p3   55 t[3]
        vpxord zmm1, zmm19, zmm12                         ;   712.5 p0      55 t[3]
        vpternlogd zmm17, zmm1, [r8 + 944]{1to16}, 0x96   ;   713.5 p5+p2   55 t[3]
        vpternlogd zmm19, zmm24, [rbp + 20224], 0x96      ;   713.5 p0+p3   55 t[3]
        vpxord zmm23, zmm23, zmm19                        ;   714.5 p5      55 t[3]
        vmovdqu64 [rbp + 20224], zmm17                    ;   714.5 p7+p4   55 t[3] spill
        vmovdqa64 zmm17, zmm14                            ;   702.8         55 t[3] copy
        vmovdqu64 [rbp + 18560], zmm23                    ;   715.5 p8+p9   55 t[3] spill
        vmovdqa64 zmm23, zmm16                            ;   712.5         55 t[3] copy
        vpternlogd zmm23, zmm11, zmm11, 0xc3              ;   714.5 p0      55 t[3]
        vpternlogd zmm31, zmm28, zmm23, 0x96              ;   715.5 p5      55 t[3]
        vmovdqu64 zmm29, [rbp + 19712]                    ;   621.8 p2      43 t[3] reload
        vpternlogd zmm16, zmm29, [r8 + 904]{1to16}, 0x96  ;   715.5 p0+p3   55 t[3]
        vmovdqu64 zmm29, [rbp + 20544]                    ;   664.5 p2      43 t[3] reload
        vpternlogd zmm4, zmm29, [r8 + 936]{1to16}, 0x69   ;   715.8 p5+p3   55 t[3]
        vpternlogd zmm11, zmm29, [rbp + 19776], 0x69      ;   716.5 p0+p2   55 t[3]
        vpternlogd zmm21, zmm11, [r8 + 900]{1to16}, 0x96  ;   717.5 p5+p3   55 t[3]
        vpternlogd zmm8, zmm29, [rbp + 19776], 0x96       ;   717.5 p0+p2   55 t[3]
        vmovdqa64 zmm29, zmm3                             ;   704.8         55 t[3] copy
        vpternlogd zmm29, zmm12, [r8 + 948]{1to16}, 0x96  ;   717.8 p5+p3   55 t[3]
        vpternlogd zmm29, zmm0, [rbp + 20096], 0x96       ;   718.8 p0+p2   55 t[3]
        vmovdqu64 [rbp + 20544], zmm29                    ;   719.8 p7+p4   55 t[3] spill
        vmovdqu64 zmm29, [rbp + 20096]                    ;   672.5 p3      55 t[3] reload
        vpternlogd zmm0, zmm29, [r8 + 916]{1to16}, 0x96   ;   718.8 p5+p2   55 t[3]
        vmovdqa64 zmm29, zmm8                             ;   718.5         55 t[3] copy
        vmovdqu64 [rbp + 20096], zmm4                     ;   716.8 p8+p9   55 t[3] spill
        vmovdqa64 zmm4, zmm5                              ;   712.8         55 t[3] copy
        vpternlogd zmm4, zmm30, [r8 + 952]{1to16}, 0x96   ;   719.5 p0+p3   55 t[3]
        vmovdqu64 [rbp + 19776], zmm4                     ;   720.5 p7+p4   55 t[3] spill
        vmovdqu64 zmm4, [rbp + 19008]                     ;   577.8 p2      43 t[3] reload
        vpternlogd zmm15, zmm4, [rbp + 19072], 0x96       ;   719.8 p5+p3   55 t[3]
        vmovdqu64 zmm4, [rbp + 13888]                     ;   578.3 p2      55 t[0] reload
        vmovdqu64 [rbp + 3968], zmm4                      ;   584.3 p8+p9   53 rounds
        vmovdqu64 zmm4, [rbp + 12992]                     ;   578.5 p3      55 t[0] reload
        vmovdqu64 [rbp + 4032], zmm4                      ;   584.5 p7+p4   53 rounds
        vmovdqu64 zmm4, [rbp + 12544]                     ;   579.3 p2      55 t[0] reload
        vmovdqu64 [rbp + 4096], zmm4                      ;   585.3 p8+p9   53 rounds
        vmovdqu64 zmm4, [rbp + 12864]                     ;   580.8 p3      55 t[0] reload
        vmovdqu64 [rbp + 4160], zmm4                      ;   586.8 p7+p4   53 rounds
        vmovdqu64 zmm4, [rbp + 14272]                     ;   582.0 p2      55 t[0] reload
        vmovdqu64 [rbp + 4224], zmm4                      ;   588.0 p8+p9   53 rounds
        vmovdqu64 zmm4, [rbp + 12608]                     ;   582.5 p3      55 t[0] reload
        vmovdqu64 [rbp + 4288], zmm4                      ;   588.5 p7+p4   53 rounds
        vmovdqu64 zmm4, [rbp + 12672]                     ;   583.0 p2      55 t[0] reload
        vmovdqu64 [rbp + 4352], zmm4                      ;   589.0 p8+p9   53 rounds
        vmovdqu64 zmm4, [rbp + 14144]                     ;   584.0 p3      55 t[0] reload
        vmovdqu64 [rbp + 4416], zmm4                      ;   590.0 p7+p4   53 rounds
        vmovdqu64 zmm4, [rbp + 12480]                     ;   585.0 p2      55 t[0] reload
        vmovdqu64 [rbp + 4480], zmm4                      ;   591.0 p8+p9   53 rounds
        vmovdqu64 zmm4, [rbp + 14016]                     ;   585.3 p3      55 t[0] reload
        vmovdqu64 [rbp + 4544], zmm4                      ;   591.3 p7+p4   53 rounds
        vmovdqu64 zmm4, [rbp + 12800]                     ;   586.0 p2      55 t[0] reload
        vmovdqu64 [rbp + 4608], zmm4                      ;   592.0 p8+p9   53 rounds
        vmovdqu64 zmm4, [rbp + 12928]                     ;   586.8 p3      55 t[0] reload
        vmovdqu64 [rbp + 4672], zmm4                      ;   592.8 p7+p4   53 rounds
        vmovdqu64 zmm4, [rbp + 12352]                     ;   588.8 p2      55 t[0] reload
        vmovdqu64 [rbp + 4736], zmm4                      ;   594.8 p8+p9   53 rounds
        vmovdqu64 zmm4, [rbp + 12160]                     ;   589.2 p3      55 t[0] reload
        vmovdqu64 [rbp + 4800], zmm4                      ;   595.2 p7+p4   53 rounds
        vmovdqu64 zmm4, [rbp + 13440]                     ;   590.0 p2      55 t[0] reload
        vmovdqu64 [rbp + 4864], zmm4                      ;   596.0 p8+p9   53 rounds
        vmovdqu64 zmm4, [rbp + 13376]                     ;   590.3 p3      55 t[0] reload
        vmovdqu64 [rbp + 4928], zmm4                      ;   596.3 p7+p4   53 rounds
        vmovdqu64 zmm4, [rbp + 13696]                     ;   591.0 p2      55 t[0] reload
        vmovdqu64 [rbp + 4992], zmm4                      ;   597.0 p8+p9   53 rounds
        vpternlogd zmm14, zmm2, [r8 + 1008]{1to16}, 0x96  ;   720.5 p0+p3   55 t[3]
        vpternlogd zmm24, zmm28, [r8 + 972]{1to16}, 0x96  ;   720.8 p5+p2   55 t[3]
        vmovdqu64 zmm4, [rbp + 18752]                     ;   592.3 p3      43 t[3] reload
        vpternlogd zmm26, zmm4, [r8 + 980]{1to16}, 0x96   ;   721.5 p0+p2   55 t[3]
        vpxord zmm2, zmm2, [r8 + 976]{1to16}              ;   721.8 p5+p3   55 t[3]
        vpternlogd zmm11, zmm27, [r8 + 968]{1to16}, 0x96  ;   722.5 p0+p2   55 t[3]
        vpternlogd zmm23, zmm27, [r8 + 1000]{1to16}, 0x96 ;   722.8 p5+p3   55 t[3]
        vpternlogd zmm10, zmm15, [r8 + 924]{1to16}, 0x96  ;   723.5 p0+p2   55 t[3]
        vpternlogd zmm18, zmm15, [rbp + 18432], 0x96      ;   723.8 p5+p3   55 t[3]
        vpternlogd zmm18, zmm6, [rbp + 20480], 0x96       ;   724.8 p0+p2   55 t[3]
        vpxord zmm4, zmm12, zmm26                         ;   724.8 p5      55 t[3]
        vmovdqu64 zmm6, [rbp + 19584]                     ;   624.8 p3      43 t[3] reload
        vpternlogd zmm12, zmm6, [r8 + 912]{1to16}, 0x96   ;   725.5 p0+p2   55 t[3]
        vmovdqu64 zmm6, [rbp + 18880]                     ;   666.8 p3      43 t[3] reload
        vpternlogd zmm15, zmm6, [rbp + 18880], 0xc3       ;   725.8 p5+p2   55 t[3]
        vmovdqu64 zmm6, [rbp + 12224]                     ;   598.3 p3      55 t[0] reload
        vmovdqu64 [rbp + 5056], zmm6                      ;   604.3 p7+p4   53 rounds
        vpxord zmm7, zmm7, zmm15                          ;   726.8 p0      55 t[3]
        vmovdqu64 zmm6, [rbp + 13120]                     ;   599.0 p2      55 t[0] reload
        vmovdqu64 [rbp + 5120], zmm6                      ;   605.0 p8+p9   53 rounds
        vmovdqu64 zmm6, [rbp + 12736]                     ;   599.3 p3      55 t[0] reload
        vmovdqu64 [rbp + 5184], zmm6                      ;   605.3 p7+p4   53 rounds
        vmovdqu64 zmm6, [rbp + 13824]                     ;   600.0 p2      55 t[0] reload
        vmovdqu64 [rbp + 5248], zmm6                      ;   606.0 p8+p9   53 rounds
        vmovdqu64 zmm6, [rbp + 13056]                     ;   600.3 p3      55 t[0] reload
        vmovdqu64 [rbp + 5312], zmm6                      ;   606.3 p7+p4   53 rounds
        vmovdqu64 zmm6, [rbp + 13248]                     ;   601.0 p2      55 t[0] reload
        vmovdqu64 [rbp + 5376], zmm6                      ;   607.0 p8+p9   53 rounds
        vmovdqu64 zmm6, [rbp + 13312]                     ;   601.3 p3      55 t[0] reload
        vmovdqu64 [rbp + 5440], zmm6                      ;   607.3 p7+p4   53 rounds
        vmovdqu64 zmm6, [rbp + 13632]                     ;   602.0 p2      55 t[0] reload
        vmovdqu64 [rbp + 5504], zmm6                      ;   608.0 p8+p9   53 rounds
        vmovdqu64 zmm6, [rbp + 13568]                     ;   602.3 p3      55 t[0] reload
        vmovdqu64 [rbp + 5568], zmm6                      ;   608.3 p7+p4   53 rounds
        vmovdqu64 zmm6, [rbp + 13952]                     ;   603.0 p2      55 t[0] reload
        vmovdqu64 [rbp + 5632], zmm6                      ;   609.0 p8+p9   53 rounds
        vmovdqu64 zmm6, [rbp + 12416]                     ;   603.3 p3      55 t[0] reload
        vmovdqu64 [rbp + 5696], zmm6                      ;   609.3 p7+p4   53 rounds
        vmovdqu64 zmm6, [rbp + 13184]                     ;   604.0 p2      55 t[0] reload
        vmovdqu64 [rbp + 5760], zmm6                      ;   610.0 p8+p9   53 rounds
        vmovdqu64 zmm6, [rbp + 13504]                     ;   604.3 p3      55 t[0] reload
        vmovdqu64 [rbp + 5824], zmm6                      ;   610.3 p7+p4   53 rounds
        vmovdqu64 zmm6, [rbp + 13760]                     ;   605.0 p2      55 t[0] reload
        vmovdqu64 [rbp + 5888], zmm6                      ;   611.0 p8+p9   53 rounds
        vmovdqu64 zmm6, [rbp + 12288]                     ;   605.3 p3      55 t[0] reload
        vmovdqu64 [rbp + 5952], zmm6                      ;   611.3 p7+p4   53 rounds
        vmovdqu64 zmm6, [rbp + 15168]                     ;   606.0 p2      55 t[1] reload
        vmovdqu64 [rbp + 6016], zmm6                      ;   612.0 p8+p9   53 rounds
        vmovdqu64 zmm6, [rbp + 16000]                     ;   606.3 p3      55 t[1] reload
        vmovdqu64 [rbp + 6080], zmm6                      ;   612.3 p7+p4   53 rounds
        vmovdqu64 zmm6, [rbp + 16256]                     ;   607.0 p2      55 t[1] reload
        vmovdqu64 [rbp + 6144], zmm6                      ;   613.0 p8+p9   53 rounds
        vmovdqu64 zmm6, [rbp + 15488]                     ;   607.3 p3      55 t[1] reload
        vmovdqu64 [rbp + 6208], zmm6                      ;   613.8 p7+p4   53 rounds
        vmovdqu64 zmm6, [rbp + 16512]                     ;   608.0 p2      55 t[1] reload
        vmovdqu64 [rbp + 6272], zmm6                      ;   614.2 p8+p9   53 rounds
        vmovdqu64 zmm6, [rbp + 15680]                     ;   608.3 p3      55 t[1] reload
        vmovdqu64 [rbp + 6336], zmm6                      ;   615.8 p7+p4   53 rounds
        vmovdqu64 zmm6, [rbp + 15616]                     ;   609.0 p2      55 t[1] reload
        vmovdqu64 [rbp + 6400], zmm6                      ;   616.2 p8+p9   53 rounds
        vmovdqu64 zmm6, [rbp + 15744]                     ;   609.3 p3      55 t[1] reload
        vmovdqu64 [rbp + 6464], zmm6                      ;   617.8 p7+p4   53 rounds
        vmovdqu64 zmm6, [rbp + 15936]                     ;   610.0 p2      55 t[1] reload
        vmovdqu64 [rbp + 6528], zmm6                      ;   618.2 p8+p9   53 rounds
        vmovdqu64 zmm6, [rbp + 16064]                     ;   610.3 p3      55 t[1] reload
        vmovdqu64 [rbp + 6592], zmm6                      ;   619.8 p7+p4   53 rounds
        vmovdqu64 zmm6, [rbp + 16384]                     ;   611.0 p2      55 t[1] reload
        vmovdqu64 [rbp + 6656], zmm6                      ;   620.2 p8+p9   53 rounds
        vmovdqu64 zmm6, [rbp + 14400]                     ;   611.3 p3      55 t[1] reload
        vmovdqu64 [rbp + 6720], zmm6                      ;   621.8 p7+p4   53 rounds
        vmovdqu64 zmm6, [rbp + 14848]                     ;   612.0 p2      55 t[1] reload
        vmovdqu64 [rbp + 6784], zmm6                      ;   622.2 p8+p9   53 rounds
        vmovdqu64 zmm6, [rbp + 14528]                     ;   612.5 p3      55 t[1] reload
        vmovdqu64 [rbp + 6848], zmm6                      ;   623.8 p7+p4   53 rounds
        vmovdqu64 zmm6, [rbp + 14912]                     ;   613.8 p2      55 t[1] reload
        vmovdqu64 [rbp + 6912], zmm6                      ;   624.2 p8+p9   53 rounds
        vmovdqu64 zmm6, [rbp + 15232]                     ;   615.8 p3      55 t[1] reload
        vmovdqu64 [rbp + 6976], zmm6                      ;   625.8 p7+p4   53 rounds
        vmovdqu64 zmm6, [rbp + 16448]                     ;   616.2 p2      55 t[1] reload
        vmovdqu64 [rbp + 7040], zmm6                      ;   626.2 p8+p9   53 rounds
        vmovdqu64 zmm6, [rbp + 14080]                     ;   616.8 p3      55 t[1] reload
        vmovdqu64 [rbp + 7104], zmm6                      ;   627.8 p7+p4   53 rounds
        vmovdqu64 zmm6, [rbp + 16320]                     ;   617.7 p2      55 t[1] reload
        vmovdqu64 [rbp + 7168], zmm6                      ;   628.2 p8+p9   53 rounds
        vmovdqu64 zmm6, [rbp + 14976]                     ;   619.5 p3      55 t[1] reload
        vmovdqu64 [rbp + 7232], zmm6                      ;   629.8 p7+p4   53 rounds
        vmovdqu64 zmm6, [rbp + 15360]                     ;   619.8 p2      55 t[1] reload
        vmovdqu64 [rbp + 7296], zmm6                      ;   630.2 p8+p9   53 rounds
        vmovdqu64 zmm6, [rbp + 14464]                     ;   621.0 p3      55 t[1] reload
        vmovdqu64 [rbp + 7360], zmm6                      ;   631.8 p7+p4   53 rounds
        vmovdqu64 zmm6, [rbp + 14592]                     ;   622.0 p2      55 t[1] reload
        vmovdqu64 [rbp + 7424], zmm6                      ;   632.2 p8+p9   53 rounds
        vmovdqu64 zmm6, [rbp + 15424]                     ;   622.3 p3      55 t[1] reload
        vmovdqu64 [rbp + 7488], zmm6                      ;   633.8 p7+p4   53 rounds
        vmovdqu64 zmm6, [rbp + 16192]                     ;   623.0 p2      55 t[1] reload
        vmovdqu64 [rbp + 7552], zmm6                      ;   634.2 p8+p9   53 rounds
        vmovdqu64 zmm6, [rbp + 15104]                     ;   623.3 p3      55 t[1] reload
        vmovdqu64 [rbp + 7616], zmm6                      ;   635.8 p7+p4   53 rounds
        vmovdqu64 zmm6, [rbp + 14208]                     ;   624.0 p2      55 t[1] reload
        vmovdqu64 [rbp + 7680], zmm6                      ;   636.2 p8+p9   53 rounds
        vmovdqu64 zmm6, [rbp + 14656]                     ;   624.8 p3      55 t[1] reload
        vmovdqu64 [rbp + 7744], zmm6                      ;   637.8 p7+p4   53 rounds
        vmovdqu64 zmm6, [rbp + 14336]                     ;   626.0 p2      55 t[1] reload
        vmovdqu64 [rbp + 7808], zmm6                      ;   638.2 p8+p9   53 rounds
        vmovdqu64 zmm6, [rbp + 18688]                     ;   673.5 p3      55 t[3] reload
        vpternlogd zmm30, zmm6, [r8 + 1016]{1to16}, 0x96  ;   726.8 p5+p2   55 t[3]
        vpxord zmm17, zmm17, zmm12                        ;   727.5 p0      55 t[3]
        vmovdqu64 zmm6, [rbp + 18816]                     ;   669.5 p3      43 t[3] reload
        vpternlogd zmm3, zmm6, [r8 + 1012]{1to16}, 0x96   ;   727.8 p5+p2   55 t[3]
        vpxord zmm1, zmm1, zmm14                          ;   728.5 p0      55 t[3]
        vpxord zmm6, zmm22, [r8 + 1020]{1to16}            ;   728.8 p5+p3   55 t[3]
        vpternlogd zmm22, zmm9, [r8 + 988]{1to16}, 0x96   ;   729.5 p0+p2   55 t[3]
        vmovdqu64 zmm12, [rbp + 18624]                    ;   674.8 p3      55 t[3] reload
        vpternlogd zmm9, zmm12, [r8 + 956]{1to16}, 0x96   ;   729.8 p5+p2   55 t[3]
        vpternlogd zmm28, zmm18, [r8 + 908]{1to16}, 0x96  ;   730.5 p0+p3   55 t[3]
        vmovdqu64 zmm12, [rbp + 15552]                    ;   631.8 p2      55 t[1] reload
        vmovdqu64 [rbp + 7872], zmm12                     ;   639.8 p7+p4   53 rounds
        vmovdqu64 zmm12, [rbp + 18240]                    ;   632.3 p3      55 t[3]
        vpternlogd zmm12, zmm25, [r8 + 928]{1to16}, 0x69  ;   730.8 p5+p2   55 t[3]
        vpxord zmm19, zmm19, zmm28                        ;   731.5 p0      55 t[3]
        vmovdqu64 zmm14, [rbp + 14784]                    ;   633.3 p3      55 t[1] reload
        vmovdqu64 [rbp + 7936], zmm14                     ;   640.2 p8+p9   53 rounds
        vmovdqu64 zmm14, [rbp + 14720]                    ;   633.8 p2      55 t[1] reload
        vmovdqu64 [rbp + 8000], zmm14                     ;   641.8 p7+p4   53 rounds
        vmovdqu64 zmm14, [rbp + 17984]                    ;   634.7 p3      55 t[2] reload
        vmovdqu64 [rbp + 8064], zmm14                     ;   642.2 p8+p9   53 rounds
        vmovdqu64 zmm14, [rbp + 18048]                    ;   635.5 p2      55 t[2] reload
        vmovdqu64 [rbp + 8128], zmm14                     ;   643.8 p7+p4   53 rounds
        vmovdqu64 zmm14, [rbp + 17088]                    ;   635.8 p3      55 t[2] reload
        vmovdqu64 [rbp + 8192], zmm14                     ;   644.2 p8+p9   53 rounds
        vmovdqu64 zmm14, [rbp + 17216]                    ;   636.5 p2      55 t[2] reload
        vmovdqu64 [rbp + 8256], zmm14                     ;   645.8 p7+p4   53 rounds
        vmovdqu64 zmm14, [rbp + 17280]                    ;   636.8 p3      55 t[2] reload
        vmovdqu64 [rbp + 8320], zmm14                     ;   646.2 p8+p9   53 rounds
        vpternlogd zmm18, zmm13, [r8 + 1004]{1to16}, 0x96 ;   731.8 p5+p2   55 t[3]
        vpternlogd zmm15, zmm31, [r8 + 932]{1to16}, 0x96  ;   732.5 p0+p3   55 t[3]
        vmovdqu64 zmm13, [rbp + 17600]                    ;   638.5 p2      55 t[2] reload
        vmovdqu64 [rbp + 8384], zmm13                     ;   647.8 p7+p4   53 rounds
        vpxord zmm31, zmm31, [r8 + 964]{1to16}            ;   732.8 p5+p3   55 t[3]
        vmovdqu64 zmm13, [rbp + 19520]                    ;   673.5 p2      55 t[3] reload
        vpternlogd zmm5, zmm13, [r8 + 984]{1to16}, 0x96   ;   733.5 p0+p3   55 t[3]
        vpxord zmm29, zmm29, zmm15                        ;   733.8 p5      55 t[3]
        vmovdqu64 zmm13, [rbp + 18112]                    ;   640.5 p2      55 t[2] reload
        vmovdqu64 [rbp + 8448], zmm13                     ;   648.2 p8+p9   53 rounds
        vmovdqu64 zmm13, [rbp + 18176]                    ;   640.8 p3      55 t[2] reload
        vmovdqu64 [rbp + 8512], zmm13                     ;   649.8 p7+p4   53 rounds
        vmovdqu64 zmm13, [rbp + 17408]                    ;   641.5 p2      55 t[2] reload
        vmovdqu64 [rbp + 8576], zmm13                     ;   650.2 p8+p9   53 rounds
        vmovdqu64 zmm13, [rbp + 17920]                    ;   641.8 p3      55 t[2] reload
        vmovdqu64 [rbp + 8640], zmm13                     ;   651.8 p7+p4   53 rounds
        vmovdqu64 zmm13, [rbp + 16832]                    ;   642.5 p2      55 t[2] reload
        vmovdqu64 [rbp + 8704], zmm13                     ;   652.2 p8+p9   53 rounds
        vmovdqu64 zmm13, [rbp + 17024]                    ;   642.8 p3      55 t[2] reload
        vmovdqu64 [rbp + 8768], zmm13                     ;   653.8 p7+p4   53 rounds
        vmovdqu64 zmm13, [rbp + 16576]                    ;   645.7 p2      55 t[2] reload
        vmovdqu64 [rbp + 8832], zmm13                     ;   654.2 p8+p9   53 rounds
        vmovdqu64 zmm13, [rbp + 17152]                    ;   646.0 p3      55 t[2] reload
        vmovdqu64 [rbp + 8896], zmm13                     ;   655.8 p7+p4   53 rounds
        vpternlogd zmm25, zmm7, [r8 + 960]{1to16}, 0x96   ;   734.5 p0+p2   55 t[3]
        vmovdqu64 zmm13, [rbp + 16704]                    ;   647.0 p3      55 t[2] reload
        vmovdqu64 [rbp + 8960], zmm13                     ;   656.2 p8+p9   53 rounds
        vmovdqu64 zmm13, [rbp + 15040]                    ;   647.7 p2      55 t[2] reload
        vmovdqu64 [rbp + 9024], zmm13                     ;   657.8 p7+p4   53 rounds
        vmovdqu64 zmm13, [rbp + 17792]                    ;   648.0 p3      55 t[2] reload
        vmovdqu64 [rbp + 9088], zmm13                     ;   658.2 p8+p9   53 rounds
        vmovdqu64 zmm13, [rbp + 17472]                    ;   648.7 p2      55 t[2] reload
        vmovdqu64 [rbp + 9152], zmm13                     ;   659.8 p7+p4   53 rounds
        vmovdqu64 zmm13, [rbp + 17728]                    ;   649.0 p3      55 t[2] reload
        vmovdqu64 [rbp + 9216], zmm13                     ;   660.2 p8+p9   53 rounds
        vmovdqu64 zmm13, [rbp + 16960]                    ;   649.7 p2      55 t[2] reload
        vmovdqu64 [rbp + 9280], zmm13                     ;   661.8 p7+p4   53 rounds
        vmovdqu64 zmm13, [rbp + 15296]                    ;   650.0 p3      55 t[2] reload
        vmovdqu64 [rbp + 9344], zmm13                     ;   662.2 p8+p9   53 rounds
        vmovdqu64 zmm13, [rbp + 15872]                    ;   650.7 p2      55 t[2] reload
        vmovdqu64 [rbp + 9408], zmm13                     ;   663.8 p7+p4   53 rounds
        vmovdqu64 zmm13, [rbp + 16128]                    ;   651.0 p3      55 t[2] reload
        vmovdqu64 [rbp + 9472], zmm13                     ;   664.2 p8+p9   53 rounds
        vpternlogd zmm20, zmm7, [r8 + 992]{1to16}, 0x96   ;   734.8 p5+p2   55 t[3]
        vmovdqu64 zmm13, [rbp + 17856]                    ;   652.0 p3      55 t[2] reload
        vmovdqu64 [rbp + 9536], zmm13                     ;   665.8 p7+p4   53 rounds
        vmovdqu64 zmm13, [rbp + 18496]                    ;   652.7 p2      43 t[3] reload
        vpternlogd zmm7, zmm13, [r8 + 996]{1to16}, 0x69   ;   735.5 p0+p3   55 t[3]
        vmovdqu64 zmm13, [rbp + 16896]                    ;   653.7 p2      55 t[2] reload
        vmovdqu64 [rbp + 9600], zmm13                     ;   666.2 p8+p9   53 rounds
        vpxord zmm8, zmm8, zmm7                           ;   736.5 p5      55 t[3]
        vmovdqu64 zmm7, [rbp + 15808]                     ;   654.0 p3      55 t[2] reload
        vmovdqu64 [rbp + 9664], zmm7                      ;   667.8 p7+p4   53 rounds
        vmovdqu64 zmm7, [rbp + 17536]                     ;   654.7 p2      55 t[2] reload
        vmovdqu64 [rbp + 9728], zmm7                      ;   668.2 p8+p9   53 rounds
        vmovdqu64 zmm7, [rbp + 17344]                     ;   655.0 p3      55 t[2] reload
        vmovdqu64 [rbp + 9792], zmm7                      ;   669.8 p7+p4   53 rounds
        vmovdqu64 zmm7, [rbp + 16768]                     ;   655.7 p2      55 t[2] reload
        vmovdqu64 [rbp + 9856], zmm7                      ;   670.2 p8+p9   53 rounds
        vmovdqu64 zmm7, [rbp + 16640]                     ;   656.0 p3      55 t[2] reload
        vmovdqu64 [rbp + 9920], zmm7                      ;   671.8 p7+p4   53 rounds
        vmovdqu64 zmm7, [rbp + 18304]                     ;   656.7 p2      55 t[2] reload
        vmovdqu64 [rbp + 9984], zmm7                      ;   672.2 p8+p9   53 rounds
        vmovdqu64 zmm7, [rbp + 17664]                     ;   657.0 p3      55 t[2] reload
        vmovdqu64 [rbp + 10048], zmm7                     ;   673.8 p7+p4   53 rounds
        vmovdqu64 zmm7, [rbp + 20864]                     ;   709.5 p2      55 t[3] reload
        vmovdqu64 [rbp + 10112], zmm7                     ;   715.5 p8+p9   53 rounds
        vmovdqu64 zmm7, [rbp + 19904]                     ;   709.8 p3      55 t[3] reload
        vmovdqu64 [rbp + 10496], zmm7                     ;   715.8 p7+p4   53 rounds
        vmovdqu64 zmm7, [rbp + 20096]                     ;   716.8 p2      55 t[3] reload
        vmovdqu64 [rbp + 10752], zmm7                     ;   722.8 p8+p9   53 rounds
        vmovdqu64 zmm7, [rbp + 18560]                     ;   715.5 p3      55 t[3] reload
        vmovdqu64 [rbp + 10816], zmm7                     ;   721.5 p7+p4   53 rounds
        vmovdqu64 zmm7, [rbp + 20224]                     ;   714.5 p2      55 t[3] reload
        vmovdqu64 [rbp + 10880], zmm7                     ;   720.5 p8+p9   53 rounds
        vmovdqu64 zmm7, [rbp + 20544]                     ;   719.8 p3      55 t[3] reload
        vmovdqu64 [rbp + 10944], zmm7                     ;   725.8 p7+p4   53 rounds
        vmovdqu64 zmm7, [rbp + 19776]                     ;   720.5 p2      55 t[3] reload
        vmovdqu64 [rbp + 11008], zmm7                     ;   726.5 p8+p9   53 rounds
        vmovdqu64 [rbp + 10240], zmm16                    ;   716.5 p7+p4   53 rounds
        vmovdqu64 [rbp + 10176], zmm21                    ;   718.5 p8+p9   53 rounds
        vmovdqu64 [rbp + 10432], zmm0                     ;   719.8 p7+p4   53 rounds
        vmovdqu64 [rbp + 10560], zmm10                    ;   724.5 p8+p9   53 rounds
        vmovdqu64 [rbp + 11328], zmm24                    ;   721.8 p7+p4   53 rounds
        vmovdqu64 [rbp + 11392], zmm2                     ;   722.8 p8+p9   53 rounds
        vmovdqu64 [rbp + 11264], zmm11                    ;   723.5 p7+p4   53 rounds
        vmovdqu64 [rbp + 10368], zmm17                    ;   728.5 p8+p9   53 rounds
        vmovdqu64 [rbp + 11776], zmm23                    ;   723.8 p7+p4   53 rounds
        vmovdqu64 [rbp + 11456], zmm4                     ;   725.8 p8+p9   53 rounds
        vmovdqu64 [rbp + 10304], zmm19                    ;   732.5 p7+p4   53 rounds
        vmovdqu64 [rbp + 10624], zmm12                    ;   731.8 p8+p9   53 rounds
        vmovdqu64 [rbp + 11072], zmm9                     ;   730.8 p7+p4   53 rounds
        vmovdqu64 [rbp + 12032], zmm30                    ;   727.8 p8+p9   53 rounds
        vmovdqu64 [rbp + 11968], zmm3                     ;   728.8 p7+p4   53 rounds
        vmovdqu64 [rbp + 11584], zmm22                    ;   730.5 p8+p9   53 rounds
        vmovdqu64 [rbp + 11904], zmm1                     ;   729.5 p7+p4   53 rounds
        vmovdqu64 [rbp + 10688], zmm29                    ;   734.8 p8+p9   53 rounds
        vmovdqu64 [rbp + 12096], zmm6                     ;   729.8 p7+p4   53 rounds
        vmovdqu64 [rbp + 11200], zmm31                    ;   733.8 p8+p9   53 rounds
        vmovdqu64 [rbp + 11136], zmm25                    ;   735.5 p7+p4   53 rounds
        vmovdqu64 [rbp + 11840], zmm18                    ;   732.8 p8+p9   53 rounds
        vmovdqu64 [rbp + 11520], zmm5                     ;   734.5 p7+p4   53 rounds
        vmovdqu64 [rbp + 11648], zmm20                    ;   735.8 p8+p9   53 rounds
        vmovdqu64 [rbp + 11712], zmm8                     ;   737.5 p7+p4   53 rounds
        add r8, 0x200                                     ;   665.7 p1      53 rounds
        mov qword [rbp + 20952], r8                       ;   706.2 p8+p9   53 rounds
        cmp r8, qword [rbp + 20960]                       ;                    more rounds?
        jne .rounds_2
        vmovdqu64 zmm0, [rbp + 4224]                      ;     0.0 p2      43 dst reload
        vmovdqu64 zmm1, [rbp + 4160]                      ;     0.2 p3      43 dst reload
        vmovdqu64 zmm2, [rbp + 4032]                      ;     1.0 p2      43 dst
        vpternlogd zmm2, zmm1, zmm0, 0x96                 ;     7.0 p0      43 dst
        vmovdqu64 zmm3, [rbp + 4416]                      ;     1.2 p3      43 dst reload
        vpxord zmm4, zmm2, zmm3                           ;     8.0 p5      43 dst
        vpxord zmm5, zmm4, [rbp + 4352]                   ;     9.0 p0+p2   43 dst
        vmovdqu64 zmm6, [rbp + 3968]                      ;     2.2 p3      43 dst reload
        vpxord zmm7, zmm4, zmm6                           ;     9.0 p5      43 dst
        vpxord zmm8, zmm5, [rbp + 4288]                   ;    10.0 p0+p2   43 dst
        vmovdqa64 zmm9, zmm5                              ;    10.0         43 dst copy
        vmovdqa64 zmm10, zmm4                             ;     9.0         43 dst copy
        vmovdqa64 zmm11, zmm4                             ;     9.0         43 dst copy
        vpxord zmm12, zmm8, zmm0                          ;    11.0 p5      43 dst
        vpxord zmm13, zmm8, zmm6                          ;    11.0 p0      43 dst
        vmovdqa64 zmm14, zmm12                            ;    12.0         43 dst copy
        vmovdqa64 zmm15, zmm12                            ;    12.0         43 dst copy
        vmovdqu64 zmm16, [rbp + 4096]                     ;     3.2 p3      43 dst reload
        vmovdqa64 zmm17, zmm1                             ;     6.2         43 dst copy
        vpternlogd zmm17, zmm7, zmm16, 0x96               ;    10.0 p5      43 dst
        vpxord zmm9, zmm9, zmm17                          ;    11.0 p0      43 dst
        vpxord zmm15, zmm15, zmm17                        ;    12.0 p5      43 dst
        vpandd zmm10, zmm10, zmm9                         ;    12.0 p0      43 dst
        vpxord zmm18, zmm9, zmm3                          ;    12.0 p5      43 dst
        vpxord zmm14, zmm14, zmm18                        ;    13.0 p0      43 dst
        vpternlogd zmm2, zmm8, zmm14, 0x78                ;    14.0 p5      43 dst
        vpxord zmm19, zmm14, zmm1                         ;    14.0 p0      43 dst
        vpxord zmm20, zmm18, zmm6                         ;    13.0 p5      43 dst
        vpternlogd zmm1, zmm20, zmm0, 0x96                ;    14.0 p0      43 dst
        vpandd zmm20, zmm20, zmm18                        ;    14.0 p5      43 dst
        vpxord zmm11, zmm11, zmm1                         ;    15.0 p0      43 dst
        vpxord zmm0, zmm10, zmm0                          ;    13.0 p5      43 dst
        vpternlogd zmm0, zmm15, zmm19, 0x78               ;    15.0 p0      43 dst
        vpternlogd zmm10, zmm2, zmm20, 0x96               ;    15.0 p5      43 dst
        vpternlogd zmm10, zmm5, zmm11, 0x78               ;    16.0 p0      43 dst
        vpxord zmm21, zmm15, zmm3                         ;    13.0 p5      43 dst
        vpord zmm22, zmm7, zmm3                           ;    12.5 p0      43 dst
        vpternlogd zmm16, zmm22, zmm7, 0x96               ;    13.5 p5      43 dst
        vpternlogd zmm22, zmm2, zmm20, 0x96               ;    15.0 p0      43 dst
        vpternlogd zmm20, zmm17, zmm1, 0x78               ;    15.0 p5      43 dst
        vpternlogd zmm16, zmm13, zmm12, 0x78              ;    14.5 p0      43 dst
        vpxord zmm0, zmm0, zmm20                          ;    16.0 p5      43 dst
        vpxord zmm16, zmm16, zmm20                        ;    16.0 p0      43 dst
        vpxord zmm2, zmm7, zmm19                          ;    15.8 p5      43 dst
        vpternlogd zmm22, zmm21, zmm2, 0x78               ;    16.8 p0      43 dst
        vpandd zmm20, zmm10, zmm0                         ;    17.0 p5      43 dst
        vpxord zmm22, zmm22, zmm20                        ;    18.0 p0      43 dst
        vpternlogd zmm10, zmm16, zmm22, 0x78              ;    19.0 p5      43 dst
        vpxord zmm22, zmm22, zmm0                         ;    19.0 p0      43 dst
        vpternlogd zmm0, zmm16, zmm10, 0x78               ;    20.0 p5      43 dst
        vpternlogd zmm20, zmm10, zmm22, 0x36              ;    20.0 p0      43 dst
        vpternlogd zmm16, zmm10, zmm0, 0x78               ;    21.0 p5      43 dst
        vpternlogd zmm22, zmm20, zmm0, 0x1e               ;    21.0 p0      43 dst
        vpandd zmm21, zmm21, zmm0                         ;    21.0 p5      43 dst
        vpxord zmm10, zmm0, zmm20                         ;    21.5 p0      43 dst
        vpandd zmm19, zmm19, zmm10                        ;    22.5 p5      43 dst
        vpternlogd zmm1, zmm19, zmm22, 0x6c               ;    23.5 p0      43 dst
        vpxord zmm23, zmm10, zmm22                        ;    22.8 p5      43 dst
        vpandd zmm12, zmm12, zmm23                        ;    23.8 p0      43 dst
        vpxord zmm24, zmm22, zmm16                        ;    23.8 p5      43 dst
        vpxord zmm25, zmm0, zmm16                         ;    24.5 p0      43 dst
        vpandd zmm14, zmm14, zmm25                        ;    25.5 p5      43 dst
        vpternlogd zmm17, zmm22, zmm14, 0x6a              ;    26.5 p0      43 dst
        vpandd zmm3, zmm20, zmm3                          ;    25.8 p5      43 dst
        vpternlogd zmm9, zmm3, zmm24, 0x6c                ;    26.8 p0      43 dst
        vpxord zmm22, zmm20, zmm24                        ;    26.8 p5      43 dst
        vpandd zmm6, zmm22, zmm6                          ;    27.8 p0      43 dst
        vpternlogd zmm4, zmm24, zmm6, 0x6a                ;    28.8 p5      43 dst
        vmovdqa64 zmm24, zmm17                            ;    27.5         43 dst copy
        vpternlogd zmm24, zmm21, zmm12, 0x96              ;    28.5 p0      43 dst
        vmovdqa64 zmm26, zmm24                            ;    29.5         43 dst copy
        vpternlogd zmm26, zmm1, zmm4, 0x96                ;    29.8 p5      43 dst
        vpternlogd zmm15, zmm10, zmm26, 0x6a              ;    30.8 p0      43 dst
        vpternlogd zmm9, zmm12, zmm15, 0x96               ;    31.8 p5      43 dst
        vpternlogd zmm11, zmm9, zmm16, 0x6c               ;    32.8 p0      43 dst
        vpternlogd zmm2, zmm0, zmm11, 0x6a                ;    33.8 p5      43 dst
        vmovdqu64 zmm0, [rbp + 6784]                      ;    12.7 p2      43 dst reload
        vmovdqu64 zmm10, [rbp + 6720]                     ;    12.8 p3      43 dst reload
        vmovdqu64 zmm12, [rbp + 6592]                     ;    13.7 p2      43 dst
        vpternlogd zmm12, zmm10, zmm0, 0x96               ;    31.5 p0      43 dst
        vmovdqu64 zmm27, [rbp + 6976]                     ;    13.8 p3      43 dst reload
        vpxord zmm28, zmm12, zmm27                        ;    32.5 p5      43 dst
        vpxord zmm29, zmm28, [rbp + 6912]                 ;    33.5 p0+p2   43 dst
        vmovdqu64 zmm30, [rbp + 6528]                     ;    14.8 p3      43 dst reload
        vpxord zmm31, zmm28, zmm30                        ;    33.5 p5      43 dst
        vmovdqu64 [rbp + 12160], zmm13                    ;    14.2 p7+p4   43 dst spill
        vmovdqa64 zmm13, zmm28                            ;    33.5         43 dst copy
        vmovdqu64 [rbp + 12224], zmm23                    ;    23.8 p8+p9   43 dst spill
        vmovdqa64 zmm23, zmm28                            ;    33.5         43 dst copy
        vmovdqu64 [rbp + 12288], zmm19                    ;    23.5 p7+p4   43 dst spill
        vpxord zmm19, zmm29, [rbp + 6848]                 ;    34.5 p0+p2   43 dst
        vmovdqu64 [rbp + 12352], zmm4                     ;    29.8 p8+p9   43 dst spill
        vmovdqa64 zmm4, zmm29                             ;    34.5         43 dst copy
        vmovdqu64 [rbp + 12416], zmm11                    ;    33.8 p7+p4   43 dst spill
        vpxord zmm11, zmm19, zmm0                         ;    35.5 p5      43 dst
        vmovdqu64 [rbp + 12480], zmm8                     ;    18.5 p8+p9   43 dst spill
        vpxord zmm8, zmm19, zmm30                         ;    35.5 p0      43 dst
        vmovdqu64 [rbp + 12544], zmm25                    ;    25.5 p7+p4   43 dst spill
        vmovdqa64 zmm25, zmm11                            ;    36.5         43 dst copy
        vmovdqu64 [rbp + 12608], zmm17                    ;    27.5 p8+p9   43 dst spill
        vmovdqa64 zmm17, zmm11                            ;    36.5         43 dst copy
        vmovdqu64 [rbp + 12672], zmm15                    ;    31.8 p7+p4   43 dst spill
        vmovdqa64 zmm15, zmm11                            ;    36.5         43 dst copy
        vmovdqu64 [rbp + 12736], zmm5                     ;    22.5 p8+p9   43 dst spill
        vpord zmm5, zmm31, zmm27                          ;    34.8 p5      43 dst
        vmovdqu64 [rbp + 12800], zmm16                    ;    24.2 p7+p4   43 dst spill
        vmovdqa64 zmm16, zmm31                            ;    34.5         43 dst copy
        vmovdqu64 [rbp + 12864], zmm9                     ;    32.8 p8+p9   43 dst spill
        vmovdqa64 zmm9, zmm10                             ;    18.8         43 dst copy
        vpternlogd zmm9, zmm31, [rbp + 6656], 0x96        ;    35.5 p0+p3   43 dst
        vpxord zmm4, zmm4, zmm9                           ;    36.5 p5      43 dst
        vpxord zmm17, zmm17, zmm9                         ;    36.5 p0      43 dst
        vpandd zmm13, zmm13, zmm4                         ;    37.5 p5      43 dst
        vmovdqu64 [rbp + 12928], zmm2                     ;    34.8 p7+p4   43 dst spill
        vpxord zmm2, zmm4, zmm27                          ;    37.5 p0      43 dst
        vpxord zmm25, zmm25, zmm2                         ;    38.5 p5      43 dst
        vpternlogd zmm12, zmm19, zmm25, 0x78              ;    39.5 p0      43 dst
        vmovdqu64 [rbp + 12992], zmm19                    ;    35.5 p8+p9   43 dst spill
        vpxord zmm19, zmm25, zmm10                        ;    39.5 p5      43 dst
        vpxord zmm16, zmm16, zmm19                        ;    40.5 p0      43 dst
        vmovdqu64 [rbp + 13056], zmm6                     ;    28.8 p7+p4   43 dst spill
        vpxord zmm6, zmm13, zmm0                          ;    39.8 p5      43 dst
        vpternlogd zmm6, zmm17, zmm19, 0x78               ;    40.8 p0      43 dst
        vmovdqu64 [rbp + 13120], zmm1                     ;    28.5 p8+p9   43 dst spill
        vpxord zmm1, zmm17, zmm27                         ;    40.8 p5      43 dst
        vmovdqu64 [rbp + 13184], zmm7                     ;    30.2 p7+p4   43 dst spill
        vpxord zmm7, zmm2, zmm30                          ;    41.5 p0      43 dst
        vpternlogd zmm10, zmm0, zmm7, 0x96                ;    42.5 p5      43 dst
        vpandd zmm7, zmm7, zmm2                           ;    42.5 p0      43 dst
        vpternlogd zmm13, zmm12, zmm7, 0x96               ;    43.5 p5      43 dst
        vpternlogd zmm12, zmm5, zmm7, 0x96                ;    43.5 p0      43 dst
        vpternlogd zmm7, zmm9, zmm10, 0x78                ;    43.8 p5      43 dst
        vpternlogd zmm12, zmm1, zmm16, 0x78               ;    44.5 p0      43 dst
        vpxord zmm23, zmm23, zmm10                        ;    44.8 p5      43 dst
        vpternlogd zmm13, zmm29, zmm23, 0x78              ;    45.8 p0      43 dst
        vpxord zmm6, zmm6, zmm7                           ;    45.8 p5      43 dst
        vpternlogd zmm5, zmm31, [rbp + 6656], 0x96        ;    46.5 p0+p2   43 dst
        vpternlogd zmm5, zmm11, zmm8, 0x78                ;    47.5 p5      43 dst
        vpxord zmm7, zmm7, zmm5                           ;    48.5 p0      43 dst
        vpandd zmm0, zmm13, zmm6                          ;    47.8 p5      43 dst
        vpxord zmm12, zmm12, zmm0                         ;    48.8 p0      43 dst
        vpternlogd zmm13, zmm7, zmm12, 0x78               ;    49.8 p5      43 dst
        vpxord zmm12, zmm12, zmm6                         ;    49.8 p0      43 dst
        vpternlogd zmm6, zmm7, zmm13, 0x78                ;    50.8 p5      43 dst
        vpternlogd zmm0, zmm13, zmm12, 0x36               ;    50.8 p0      43 dst
        vpternlogd zmm7, zmm13, zmm6, 0x78                ;    51.8 p5      43 dst
        vpternlogd zmm12, zmm0, zmm6, 0x1e                ;    51.8 p0      43 dst
        vpandd zmm1, zmm1, zmm6                           ;    51.8 p5      43 dst
        vpxord zmm5, zmm6, zmm0                           ;    52.5 p0      43 dst
        vpandd zmm19, zmm19, zmm5                         ;    53.5 p5      43 dst
        vpternlogd zmm10, zmm19, zmm12, 0x6c              ;    54.5 p0      43 dst
        vpxord zmm11, zmm5, zmm12                         ;    53.8 p5      43 dst
        vpandd zmm15, zmm15, zmm11                        ;    54.8 p0      43 dst
        vpxord zmm13, zmm12, zmm7                         ;    54.8 p5      43 dst
        vpandd zmm27, zmm27, zmm0                         ;    55.5 p0      43 dst
        vpternlogd zmm4, zmm27, zmm13, 0x6c               ;    56.5 p5      43 dst
        vmovdqu64 [rbp + 13248], zmm8                     ;    36.5 p8+p9   43 dst spill
        vpxord zmm8, zmm0, zmm13                          ;    56.5 p0      43 dst
        vpandd zmm30, zmm30, zmm8                         ;    57.5 p5      43 dst
        vpternlogd zmm28, zmm13, zmm30, 0x6a              ;    58.5 p0      43 dst
        vpxord zmm13, zmm6, zmm7                          ;    57.8 p5      43 dst
        vpandd zmm25, zmm25, zmm13                        ;    58.8 p0      43 dst
        vpternlogd zmm9, zmm12, zmm25, 0x6a               ;    59.8 p5      43 dst
        vmovdqa64 zmm12, zmm9                             ;    60.8         43 dst copy
        vpternlogd zmm12, zmm1, zmm15, 0x96               ;    60.8 p0      43 dst
        vmovdqu64 [rbp + 13312], zmm11                    ;    54.8 p7+p4   43 dst spill
        vmovdqa64 zmm11, zmm12                            ;    61.8         43 dst copy
        vpternlogd zmm11, zmm10, zmm28, 0x96              ;    61.8 p5      43 dst
        vpternlogd zmm17, zmm5, zmm11, 0x6a               ;    62.8 p0      43 dst
        vpternlogd zmm4, zmm15, zmm17, 0x96               ;    63.8 p5      43 dst
        vpternlogd zmm23, zmm4, zmm7, 0x6c                ;    64.8 p0      43 dst
        vpternlogd zmm16, zmm6, zmm23, 0x6a               ;    65.8 p5      43 dst
        vmovdqu64 zmm5, [rbp + 9344]                      ;    29.0 p3      43 dst reload
        vmovdqu64 zmm6, [rbp + 9280]                      ;    29.2 p2      43 dst reload
        vmovdqu64 zmm15, [rbp + 9152]                     ;    30.0 p3      43 dst
        vpternlogd zmm15, zmm6, zmm5, 0x96                ;    62.5 p0      43 dst
        vmovdqu64 [rbp + 13376], zmm19                    ;    54.5 p8+p9   43 dst spill
        vpxord zmm19, zmm15, [rbp + 9536]                 ;    63.5 p5+p2   43 dst
        vmovdqu64 [rbp + 13440], zmm28                    ;    59.5 p7+p4   43 dst spill
        vpxord zmm28, zmm19, [rbp + 9472]                 ;    64.5 p0+p3   43 dst
        vmovdqu64 [rbp + 13504], zmm23                    ;    65.8 p8+p9   43 dst spill
        vpxord zmm23, zmm19, [rbp + 9088]                 ;    64.5 p5+p2   43 dst
        vmovdqu64 [rbp + 13568], zmm13                    ;    58.8 p7+p4   43 dst spill
        vmovdqa64 zmm13, zmm19                            ;    64.5         43 dst copy
        vmovdqu64 [rbp + 13632], zmm9                     ;    60.8 p8+p9   43 dst spill
        vmovdqa64 zmm9, zmm19                             ;    64.5         43 dst copy
        vmovdqu64 [rbp + 13696], zmm17                    ;    63.8 p7+p4   43 dst spill
        vpxord zmm17, zmm28, [rbp + 9408]                 ;    65.5 p0+p3   43 dst
        vmovdqu64 [rbp + 13760], zmm29                    ;    38.5 p8+p9   43 dst spill
        vmovdqa64 zmm29, zmm28                            ;    65.5         43 dst copy
        vmovdqu64 [rbp + 13824], zmm7                     ;    52.8 p7+p4   43 dst spill
        vpxord zmm7, zmm17, zmm5                          ;    66.5 p5      43 dst
        vmovdqu64 [rbp + 13888], zmm4                     ;    64.8 p8+p9   43 dst spill
        vpxord zmm4, zmm17, [rbp + 9088]                  ;    66.5 p0+p2   43 dst
        vmovdqu64 [rbp + 13952], zmm16                    ;    66.8 p7+p4   43 dst spill
        vmovdqa64 zmm16, zmm7                             ;    67.5         43 dst copy
        vmovdqu64 [rbp + 14016], zmm30                    ;    58.5 p8+p9   43 dst spill
        vmovdqa64 zmm30, zmm7                             ;    67.5         43 dst copy
        vmovdqu64 [rbp + 14080], zmm10                    ;    55.5 p7+p4   43 dst spill
        vmovdqa64 zmm10, zmm7                             ;    67.5         43 dst copy
        vmovdqu64 [rbp + 14144], zmm31                    ;    44.5 p8+p9   43 dst spill
        vpord zmm31, zmm23, [rbp + 9536]                  ;    65.8 p5+p3   43 dst
        vmovdqu64 [rbp + 14208], zmm0                     ;    51.8 p7+p4   43 dst spill
        vmovdqa64 zmm0, zmm23                             ;    65.5         43 dst copy
        vmovdqu64 [rbp + 14272], zmm2                     ;    46.5 p8+p9   43 dst spill
        vmovdqa64 zmm2, zmm6                              ;    35.2         43 dst copy
        vpternlogd zmm2, zmm23, [rbp + 9216], 0x96        ;    66.5 p0+p2   43 dst
        vpxord zmm29, zmm29, zmm2                         ;    67.5 p5      43 dst
        vpxord zmm30, zmm30, zmm2                         ;    67.5 p0      43 dst
        vpandd zmm13, zmm13, zmm29                        ;    68.5 p5      43 dst
        vmovdqu64 [rbp + 14336], zmm8                     ;    57.5 p7+p4   43 dst spill
        vpxord zmm8, zmm29, [rbp + 9536]                  ;    68.5 p0+p3   43 dst
        vpxord zmm16, zmm16, zmm8                         ;    69.5 p5      43 dst
        vpternlogd zmm15, zmm17, zmm16, 0x78              ;    70.5 p0      43 dst
        vmovdqu64 [rbp + 14400], zmm17                    ;    66.5 p8+p9   43 dst spill
        vpxord zmm17, zmm16, zmm6                         ;    70.5 p5      43 dst
        vpxord zmm0, zmm0, zmm17                          ;    71.5 p0      43 dst
        vmovdqu64 [rbp + 14464], zmm25                    ;    59.8 p7+p4   43 dst spill
        vpxord zmm25, zmm13, zmm5                         ;    70.8 p5      43 dst
        vpternlogd zmm25, zmm30, zmm17, 0x78              ;    71.8 p0      43 dst
        vmovdqu64 [rbp + 14528], zmm27                    ;    56.5 p8+p9   43 dst spill
        vpxord zmm27, zmm30, [rbp + 9536]                 ;    71.8 p5+p2   43 dst
        vmovdqu64 [rbp + 14592], zmm1                     ;    52.8 p7+p4   43 dst spill
        vpxord zmm1, zmm8, [rbp + 9088]                   ;    72.5 p0+p3   43 dst
        vpternlogd zmm6, zmm5, zmm1, 0x96                 ;    73.5 p5      43 dst
        vpandd zmm1, zmm1, zmm8                           ;    73.5 p0      43 dst
        vpternlogd zmm13, zmm15, zmm1, 0x96               ;    74.5 p5      43 dst
        vpternlogd zmm15, zmm31, zmm1, 0x96               ;    74.5 p0      43 dst
        vpternlogd zmm1, zmm2, zmm6, 0x78                 ;    74.8 p5      43 dst
        vpternlogd zmm15, zmm27, zmm0, 0x78               ;    75.5 p0      43 dst
        vpxord zmm9, zmm9, zmm6                           ;    75.8 p5      43 dst
        vpternlogd zmm13, zmm28, zmm9, 0x78               ;    76.8 p0      43 dst
        vpxord zmm25, zmm25, zmm1                         ;    76.8 p5      43 dst
        vpternlogd zmm31, zmm23, [rbp + 9216], 0x96       ;    77.5 p0+p2   43 dst
        vpternlogd zmm31, zmm7, zmm4, 0x78                ;    78.5 p5      43 dst
        vpxord zmm1, zmm1, zmm31                          ;    79.5 p0      43 dst
        vpandd zmm5, zmm13, zmm25                         ;    78.8 p5      43 dst
        vpxord zmm15, zmm15, zmm5                         ;    79.8 p0      43 dst
        vpternlogd zmm13, zmm1, zmm15, 0x78               ;    80.8 p5      43 dst
        vpxord zmm15, zmm15, zmm25                        ;    80.8 p0      43 dst
        vpternlogd zmm25, zmm1, zmm13, 0x78               ;    81.8 p5      43 dst
        vpternlogd zmm5, zmm13, zmm15, 0x36               ;    81.8 p0      43 dst
        vpternlogd zmm1, zmm13, zmm25, 0x78               ;    82.8 p5      43 dst
        vpternlogd zmm15, zmm5, zmm25, 0x1e               ;    82.8 p0      43 dst
        vpandd zmm27, zmm27, zmm25                        ;    82.8 p5      43 dst
        vpxord zmm7, zmm25, zmm5                          ;    83.5 p0      43 dst
        vpandd zmm17, zmm17, zmm7                         ;    84.5 p5      43 dst
        vpternlogd zmm6, zmm17, zmm15, 0x6c               ;    85.5 p0      43 dst
        vpxord zmm13, zmm7, zmm15                         ;    84.8 p5      43 dst
        vpandd zmm10, zmm10, zmm13                        ;    85.8 p0      43 dst
        vpxord zmm31, zmm15, zmm1                         ;    85.8 p5      43 dst
        vmovdqu64 [rbp + 14656], zmm4                     ;    67.5 p8+p9   43 dst spill
        vpxord zmm4, zmm25, zmm1                          ;    86.5 p0      43 dst
        vpandd zmm16, zmm16, zmm4                         ;    87.5 p5      43 dst
        vpternlogd zmm2, zmm15, zmm16, 0x6a               ;    88.5 p0      43 dst
        vpandd zmm15, zmm5, [rbp + 9536]                  ;    87.8 p5+p3   43 dst
        vpternlogd zmm29, zmm15, zmm31, 0x6c              ;    88.8 p0      43 dst
        vmovdqu64 [rbp + 14720], zmm13                    ;    85.8 p7+p4   43 dst spill
        vpxord zmm13, zmm5, zmm31                         ;    88.8 p5      43 dst
        vmovdqu64 [rbp + 14784], zmm17                    ;    85.5 p8+p9   43 dst spill
        vpandd zmm17, zmm13, [rbp + 9088]                 ;    89.8 p0+p2   43 dst
        vpternlogd zmm19, zmm31, zmm17, 0x6a              ;    90.8 p5      43 dst
        vpxord zmm26, zmm26, [rbp - 128]                  ;    90.5 p0+p3   58 dst
        vmovdqa64 zmm31, zmm2                             ;    89.5         43 dst copy
        vpternlogd zmm31, zmm27, zmm10, 0x96              ;    90.8 p5      43 dst
        vpxord zmm24, zmm24, [rbp - 64]                   ;    91.5 p0+p2   58 dst
        vmovdqu64 [rbp + 14848], zmm24                    ;    92.5 p7+p4   58 dst spill
        vmovdqa64 zmm24, zmm31                            ;    91.8         43 dst copy
        vpternlogd zmm24, zmm6, zmm19, 0x96               ;    91.8 p5      43 dst
        mov r8, qword [rbp + 20928]                       ;    45.5 p10     58 dst.2 reload
        vpternlogd zmm21, zmm3, [r8 + 5128]{1to16}, 0x96  ;    92.5 p0+p3   58 dst
        vpternlogd zmm30, zmm7, zmm24, 0x6a               ;    92.8 p5      43 dst
        vpternlogd zmm29, zmm10, zmm30, 0x96              ;    93.8 p0      43 dst
        vmovdqu64 zmm3, [rbp + 13184]                     ;    46.3 p2      43 dst reload
        vpternlogd zmm20, zmm3, [r8 + 5132]{1to16}, 0x6a  ;    93.8 p5+p3   58 dst
        vpternlogd zmm9, zmm29, zmm1, 0x6c                ;    94.8 p0      43 dst
        vpternlogd zmm0, zmm25, zmm9, 0x6a                ;    95.8 p5      43 dst
        vmovdqu64 zmm3, [rbp + 11904]                     ;    47.3 p2      43 dst reload
        vmovdqu64 zmm7, [rbp + 11840]                     ;    47.7 p3      43 dst reload
        vmovdqu64 zmm10, [rbp + 11712]                    ;    48.3 p2      43 dst
        vpternlogd zmm10, zmm7, zmm3, 0x96                ;    95.5 p0      43 dst
        vpxord zmm14, zmm14, zmm21                        ;    95.8 p5      58 dst
        vpternlogd zmm14, zmm18, zmm22, 0x78              ;    96.8 p0      58 dst
        vmovdqu64 zmm18, [rbp + 12928]                    ;    48.7 p3      58 dst
        vmovdqu64 zmm21, [rbp + 12864]                    ;    49.3 p2      58 dst
        vpxord zmm21, zmm21, [r8 + 5136]{1to16}           ;    96.8 p5+p3   58 dst
        vmovdqu64 zmm22, [rbp + 12096]                    ;    50.3 p2      43 dst reload
        vpxord zmm25, zmm10, zmm22                        ;    97.5 p0      43 dst
        vmovdqu64 [rbp + 12864], zmm21                    ;    97.8 p8+p9   58 dst spill
        vpxord zmm21, zmm25, [rbp + 12032]                ;    98.5 p5+p3   43 dst
        vmovdqu64 [rbp + 13184], zmm14                    ;    97.8 p7+p4   58 dst spill
        vpxord zmm14, zmm25, [rbp + 11648]                ;    98.5 p0+p2   43 dst
        vmovdqu64 [rbp + 14912], zmm26                    ;    91.5 p8+p9   58 dst spill
        vmovdqa64 zmm26, zmm25                            ;    98.5         43 dst copy
        vmovdqu64 [rbp + 14976], zmm19                    ;    91.8 p7+p4   43 dst spill
        vmovdqa64 zmm19, zmm25                            ;    98.5         43 dst copy
        vmovdqu64 [rbp + 15040], zmm9                     ;    95.8 p8+p9   43 dst spill
        vpxord zmm9, zmm21, [rbp + 11968]                 ;    99.5 p5+p3   43 dst
        vmovdqu64 [rbp + 15104], zmm4                     ;    87.5 p7+p4   43 dst spill
        vmovdqa64 zmm4, zmm21                             ;    99.5         43 dst copy
        vmovdqu64 [rbp + 15168], zmm2                     ;    89.5 p8+p9   43 dst spill
        vpxord zmm2, zmm9, zmm3                           ;   100.5 p0      43 dst
        vmovdqu64 [rbp + 15232], zmm30                    ;    93.8 p7+p4   43 dst spill
        vpxord zmm30, zmm9, [rbp + 11648]                 ;   100.5 p5+p2   43 dst
        vmovdqu64 [rbp + 15296], zmm28                    ;    65.5 p8+p9   43 dst spill
        vmovdqa64 zmm28, zmm2                             ;   101.5         43 dst copy
        vmovdqu64 [rbp + 15360], zmm1                     ;    83.8 p7+p4   43 dst spill
        vmovdqa64 zmm1, zmm2                              ;   101.5         43 dst copy
        vmovdqu64 [rbp + 15424], zmm29                    ;    94.8 p8+p9   43 dst spill
        vmovdqa64 zmm29, zmm2                             ;   101.5         43 dst copy
        vmovdqu64 [rbp + 15488], zmm0                     ;    96.8 p7+p4   43 dst spill
        vmovdqu64 zmm0, [rbp + 12288]                     ;    52.8 p3      58 dst
        vpxord zmm0, zmm0, [r8 + 5148]{1to16}             ;   100.5 p0+p2   58 dst
        vmovdqu64 [rbp + 12288], zmm17                    ;    90.8 p8+p9   43 dst spill
        vpord zmm17, zmm14, zmm22                         ;   100.8 p5      43 dst
        vmovdqu64 [rbp + 15552], zmm6                     ;    86.5 p7+p4   43 dst spill
        vmovdqa64 zmm6, zmm14                             ;    99.5         43 dst copy
        vmovdqu64 [rbp + 15616], zmm23                    ;    70.5 p8+p9   43 dst spill
        vmovdqu64 zmm23, [rbp + 12928]                    ;    54.0 p3      58 dst
        vmovdqu64 [rbp + 12928], zmm5                     ;    82.8 p7+p4   43 dst spill
        vmovdqa64 zmm5, zmm3                              ;    54.3         43 dst copy
        vmovdqu64 [rbp + 15680], zmm8                     ;    72.5 p8+p9   43 dst spill
        vmovdqa64 zmm8, zmm7                              ;    54.7         43 dst copy
        vpternlogd zmm8, zmm14, [rbp + 11776], 0x96       ;   101.5 p0+p2   43 dst
        vpxord zmm4, zmm4, zmm8                           ;   102.5 p5      43 dst
        vpxord zmm1, zmm1, zmm8                           ;   102.5 p0      43 dst
        vpandd zmm26, zmm26, zmm4                         ;   103.5 p5      43 dst
        vpxord zmm5, zmm5, zmm26                          ;   104.5 p0      43 dst
        vpxord zmm11, zmm11, [rbp + 128]                  ;   103.8 p5+p3   58 dst
        vpxord zmm12, zmm12, [rbp + 192]                  ;   104.5 p0+p2   58 dst
        vmovdqu64 [rbp + 15744], zmm12                    ;   105.5 p7+p4   58 dst spill
        vpxord zmm12, zmm4, zmm22                         ;   104.8 p5      43 dst
        vpxord zmm28, zmm28, zmm12                        ;   105.8 p0      43 dst
        vpternlogd zmm10, zmm9, zmm28, 0x78               ;   106.8 p5      43 dst
        vmovdqu64 [rbp + 15808], zmm11                    ;   104.8 p8+p9   58 dst spill
        vpxord zmm11, zmm28, zmm7                         ;   106.8 p0      43 dst
        vpternlogd zmm5, zmm1, zmm11, 0x78                ;   107.8 p5      43 dst
        vpxord zmm6, zmm6, zmm11                          ;   107.8 p0      43 dst
        vmovdqu64 [rbp + 15872], zmm9                     ;   100.5 p7+p4   43 dst spill
        vpxord zmm9, zmm1, zmm22                          ;   107.8 p5      43 dst
        vmovdqu64 [rbp + 15936], zmm13                    ;    89.8 p8+p9   43 dst spill
        vpxord zmm13, zmm12, [rbp + 11648]                ;   108.5 p0+p3   43 dst
        vpternlogd zmm7, zmm3, zmm13, 0x96                ;   109.5 p5      43 dst
        vpandd zmm13, zmm13, zmm12                        ;   109.5 p0      43 dst
        vpternlogd zmm26, zmm10, zmm13, 0x96              ;   110.5 p5      43 dst
        vpternlogd zmm10, zmm17, zmm13, 0x96              ;   110.5 p0      43 dst
        vpternlogd zmm13, zmm8, zmm7, 0x78                ;   110.8 p5      43 dst
        vpternlogd zmm10, zmm9, zmm6, 0x78                ;   111.5 p0      43 dst
        vpxord zmm19, zmm19, zmm7                         ;   111.8 p5      43 dst
        vpternlogd zmm26, zmm21, zmm19, 0x78              ;   112.8 p0      43 dst
        vpxord zmm5, zmm5, zmm13                          ;   112.8 p5      43 dst
        vpternlogd zmm27, zmm15, [r8 + 5192]{1to16}, 0x96 ;   113.5 p0+p2   58 dst
        vpternlogd zmm17, zmm14, [rbp + 11776], 0x96      ;   113.8 p5+p3   43 dst
        vpternlogd zmm17, zmm2, zmm30, 0x78               ;   114.8 p0      43 dst
        vmovdqu64 zmm2, [rbp + 14464]                     ;    60.7 p2      58 dst
        vpxord zmm13, zmm13, zmm17                        ;   115.8 p5      43 dst
        vmovdqu64 zmm3, [rbp + 13952]                     ;    66.8 p3      58 dst
        vpxord zmm24, zmm24, [rbp + 384]                  ;   115.5 p0+p2   58 dst
        vpxord zmm31, zmm31, [rbp + 448]                  ;   115.8 p5+p3   58 dst
        vpxord zmm16, zmm16, zmm27                        ;   116.5 p0      58 dst
        vmovdqu64 zmm15, [rbp + 13888]                    ;    64.8 p2      58 dst
        vpxord zmm15, zmm15, [r8 + 5168]{1to16}           ;   116.8 p5+p3   58 dst
        vpandd zmm17, zmm26, zmm5                         ;   117.5 p0      43 dst
        vpxord zmm10, zmm10, zmm17                        ;   118.5 p5      43 dst
        vpternlogd zmm26, zmm13, zmm10, 0x78              ;   119.5 p0      43 dst
        vpxord zmm10, zmm10, zmm5                         ;   119.5 p5      43 dst
        vpternlogd zmm5, zmm13, zmm26, 0x78               ;   120.5 p0      43 dst
        vpternlogd zmm17, zmm26, zmm10, 0x36              ;   120.5 p5      43 dst
        vpternlogd zmm13, zmm26, zmm5, 0x78               ;   121.5 p0      43 dst
        vpternlogd zmm10, zmm17, zmm5, 0x1e               ;   121.5 p5      43 dst
        vpandd zmm22, zmm22, zmm17                        ;   121.5 p0      43 dst
        vmovdqu64 zmm26, [rbp + 13056]                    ;    63.7 p2      43 dst reload
        vpternlogd zmm20, zmm26, [rbp + 13120], 0x96      ;   121.8 p5+p3   58 dst
        vpxord zmm18, zmm18, zmm20                        ;   122.8 p0      58 dst
        vmovdqu64 zmm20, [rbp + 13376]                    ;    64.7 p2      58 dst
        vpxord zmm20, zmm20, [r8 + 5180]{1to16}           ;   122.8 p5+p3   58 dst
        vpandd zmm9, zmm9, zmm5                           ;   123.5 p0      43 dst
        vmovdqu64 zmm26, [rbp + 13952]                    ;    66.8 p2      58 dst
        vpxord zmm27, zmm17, zmm5                         ;   123.8 p5      43 dst
        vpandd zmm11, zmm11, zmm27                        ;   124.8 p0      43 dst
        vpternlogd zmm7, zmm11, zmm10, 0x6c               ;   125.8 p5      43 dst
        vmovdqu64 [rbp + 13952], zmm31                    ;   116.8 p7+p4   58 dst spill
        vmovdqa64 zmm31, zmm17                            ;   121.5         43 dst copy
        vmovdqu64 [rbp + 13376], zmm24                    ;   116.5 p8+p9   58 dst spill
        vpxord zmm24, zmm5, zmm13                         ;   125.5 p0      43 dst
        vpandd zmm28, zmm28, zmm24                        ;   126.5 p5      43 dst
        vpternlogd zmm8, zmm28, zmm10, 0x6c               ;   127.5 p0      43 dst
        vmovdqu64 [rbp + 13120], zmm15                    ;   117.8 p7+p4   58 dst spill
        vpxord zmm15, zmm10, zmm27                        ;   126.8 p5      43 dst
        vpxord zmm10, zmm10, zmm13                        ;   127.5 p0      43 dst
        vpternlogd zmm4, zmm22, zmm10, 0x6c               ;   128.5 p5      43 dst
        vpandd zmm29, zmm29, zmm15                        ;   128.5 p0      43 dst
        vpxord zmm31, zmm31, zmm10                        ;   128.8 p5      43 dst
        vpternlogd zmm22, zmm9, [r8 + 5224]{1to16}, 0x96  ;   129.5 p0+p3   58 dst
        vpternlogd zmm9, zmm8, zmm29, 0x96                ;   129.8 p5      43 dst
        vpxord zmm28, zmm28, zmm22                        ;   130.5 p0      58 dst
        vpternlogd zmm28, zmm12, zmm31, 0x78              ;   131.5 p5      58 dst
        vpandd zmm31, zmm31, [rbp + 11648]                ;   131.5 p0+p2   43 dst
        vpternlogd zmm25, zmm10, zmm31, 0x6a              ;   132.5 p5      43 dst
        vmovdqu64 zmm10, [rbp + 15488]                    ;    96.8 p3      58 dst
        vpternlogd zmm14, zmm17, [r8 + 5228]{1to16}, 0x6a ;   132.5 p0+p2   58 dst
        vmovdqu64 zmm12, [rbp + 15424]                    ;    94.8 p3      58 dst
        vpxord zmm12, zmm12, [r8 + 5200]{1to16}           ;   132.8 p5+p2   58 dst
        vmovdqu64 zmm17, [rbp + 12160]                    ;    70.3 p3      43 dst reload
        vpternlogd zmm0, zmm17, [rbp + 12224], 0x78       ;   133.5 p0+p2   58 dst
        vpxord zmm23, zmm23, zmm0                         ;   134.5 p5      58 dst
        vmovdqu64 zmm0, [rbp + 14784]                     ;    85.5 p3      58 dst
        vpxord zmm0, zmm0, [r8 + 5212]{1to16}             ;   134.5 p0+p2   58 dst
        vpternlogd zmm31, zmm14, zmm7, 0x96               ;   134.8 p5      58 dst
        vmovdqu64 zmm14, [rbp + 15488]                    ;    96.8 p3      58 dst
        vpternlogd zmm7, zmm9, zmm25, 0x96                ;   135.5 p0      43 dst
        vpternlogd zmm1, zmm27, zmm7, 0x6a                ;   136.5 p5      43 dst
        vmovdqu64 zmm17, [rbp + 14528]                    ;    73.0 p2      43 dst reload
        vmovdqu64 zmm22, [rbp + 14592]                    ;    73.3 p3      58 dst
        vpternlogd zmm22, zmm17, [r8 + 5160]{1to16}, 0x96 ;   136.5 p0+p2   58 dst
        vpternlogd zmm4, zmm29, zmm1, 0x96                ;   137.5 p5      43 dst
        vmovdqu64 zmm17, [rbp + 14208]                    ;    74.3 p3      43 dst reload
        vmovdqu64 zmm27, [rbp + 14144]                    ;    75.0 p2      58 dst
        vpternlogd zmm27, zmm17, [r8 + 5164]{1to16}, 0x6a ;   137.5 p0+p3   58 dst
        vpternlogd zmm19, zmm4, zmm13, 0x6c               ;   138.5 p5      43 dst
        vpternlogd zmm6, zmm5, zmm19, 0x6a                ;   139.5 p0      43 dst
        vmovdqu64 zmm5, [rbp + 12928]                     ;    82.8 p2      43 dst reload
        vmovdqu64 zmm17, [rbp + 15616]                    ;    76.3 p3      58 dst
        vpternlogd zmm17, zmm5, [r8 + 5196]{1to16}, 0x6a  ;   138.8 p5+p2   58 dst
        vpxord zmm2, zmm2, zmm22                          ;   139.5 p0      58 dst
        vmovdqu64 zmm5, [rbp + 14912]                     ;    91.5 p3      58 dst reload
        mov r9, qword [rbp + 20968]                       ;    73.7 p10     58 dst reload
        vmovdqu64 [r9], zmm5                              ;    97.5 p8+p9   58 dst
        vmovdqu64 zmm5, [rbp + 14848]                     ;    92.5 p2      58 dst reload
        vmovdqu64 [r9 + 64], zmm5                         ;    98.5 p7+p4   58 dst
        vmovdqu64 zmm5, [rbp + 13184]                     ;    97.8 p3      58 dst reload
        vmovdqu64 [r9 + 128], zmm5                        ;   103.8 p8+p9   58 dst
        vmovdqu64 zmm5, [rbp + 12864]                     ;    97.8 p2      58 dst reload
        vmovdqu64 [r9 + 256], zmm5                        ;   103.8 p7+p4   58 dst
        vmovdqu64 zmm5, [rbp + 15808]                     ;   104.8 p3      58 dst reload
        vmovdqu64 [r9 + 512], zmm5                        ;   110.8 p8+p9   58 dst
        vmovdqu64 zmm5, [rbp + 15744]                     ;   105.5 p2      58 dst reload
        vmovdqu64 [r9 + 576], zmm5                        ;   111.5 p7+p4   58 dst
        vmovdqu64 zmm5, [rbp + 13120]                     ;   117.8 p3      58 dst reload
        vmovdqu64 [r9 + 768], zmm5                        ;   123.8 p8+p9   58 dst
        vmovdqu64 zmm5, [rbp + 13376]                     ;   116.5 p2      58 dst reload
        vmovdqu64 [r9 + 1024], zmm5                       ;   122.5 p7+p4   58 dst
        vmovdqu64 zmm5, [rbp + 13952]                     ;   116.8 p3      58 dst reload
        vmovdqu64 [r9 + 1088], zmm5                       ;   122.8 p8+p9   58 dst
        vmovdqu64 [r9 + 192], zmm18                       ;   123.8 p7+p4   58 dst
        vmovdqu64 zmm5, [rbp + 12736]                     ;    82.0 p2      43 dst reload
        vmovdqu64 zmm18, [rbp + 0]                        ;    82.3 p3      58 dst
        vpternlogd zmm18, zmm5, [rbp + 12800], 0x78       ;   139.8 p5+p2   58 dst
        vpternlogd zmm21, zmm13, [rbp + 768], 0x6a        ;   140.5 p0+p3   58 dst
        vmovdqu64 zmm5, [rbp + 12480]                     ;    84.0 p2      43 dst reload
        vmovdqu64 zmm13, [rbp + 64]                       ;    84.3 p3      58 dst
        vpternlogd zmm13, zmm5, [rbp + 12544], 0x78       ;   140.8 p5+p2   58 dst
        vpxord zmm11, zmm11, [r8 + 5244]{1to16}           ;   141.5 p0+p3   58 dst
        vmovdqu64 zmm5, [rbp + 15680]                     ;    86.0 p2      43 dst reload
        vpternlogd zmm16, zmm5, [rbp + 15936], 0x78       ;   141.8 p5+p3   58 dst
        vpxord zmm9, zmm9, [rbp + 704]                    ;   142.5 p0+p2   58 dst
        vpternlogd zmm1, zmm21, zmm8, 0x96                ;   142.8 p5      58 dst
        vmovdqu64 zmm5, [rbp + 13760]                     ;    87.3 p3      43 dst reload
        vmovdqu64 zmm8, [rbp + 256]                       ;    88.0 p2      58 dst
        vpternlogd zmm8, zmm5, [rbp + 13824], 0x78        ;   143.5 p0+p3   58 dst
        vmovdqu64 zmm5, [rbp + 12992]                     ;    89.0 p2      43 dst reload
        vmovdqu64 zmm21, [rbp + 320]                      ;    89.3 p3      58 dst
        vpternlogd zmm21, zmm5, [rbp + 13568], 0x78       ;   143.8 p5+p2   58 dst
        vpternlogd zmm11, zmm30, zmm15, 0x78              ;   144.5 p0      58 dst
        vmovdqu64 zmm5, [rbp + 15296]                     ;    90.3 p3      43 dst reload
        vmovdqu64 zmm15, [rbp + 512]                      ;    91.0 p2      58 dst
        vpternlogd zmm15, zmm5, [rbp + 15360], 0x78       ;   144.8 p5+p3   58 dst
        vmovdqu64 zmm5, [rbp + 14400]                     ;    92.0 p2      43 dst reload
        vmovdqu64 zmm22, [rbp + 576]                      ;    92.3 p3      58 dst
        vpternlogd zmm22, zmm5, [rbp + 15104], 0x78       ;   145.5 p0+p2   58 dst
        vmovdqu64 [r9 + 448], zmm23                       ;   135.5 p8+p9   58 dst
        vmovdqu64 zmm5, [rbp + 13248]                     ;    93.3 p3      43 dst reload
        vpternlogd zmm20, zmm5, [rbp + 13312], 0x78       ;   145.8 p5+p2   58 dst
        vpxord zmm26, zmm26, zmm20                        ;   146.8 p0      58 dst
        vmovdqu64 [r9 + 1280], zmm12                      ;   133.8 p7+p4   58 dst
        vpxord zmm7, zmm7, [rbp + 640]                    ;   146.8 p5+p3   58 dst
        vmovdqu64 [r9 + 1664], zmm28                      ;   132.5 p8+p9   58 dst
        vpxord zmm4, zmm4, [r8 + 5232]{1to16}             ;   147.5 p0+p2   58 dst
        vpxord zmm31, zmm31, zmm6                         ;   147.8 p5      58 dst
        vmovdqu64 [r9 + 1152], zmm16                      ;   142.8 p7+p4   58 dst
        vpxord zmm6, zmm6, zmm11                          ;   148.5 p0      58 dst
        vmovdqu64 zmm5, [rbp + 12672]                     ;    95.3 p3      43 dst reload
        vpternlogd zmm18, zmm5, [rbp + 12608], 0x96       ;   148.8 p5+p2   58 dst
        vmovdqu64 [r9 + 1600], zmm9                       ;   143.5 p8+p9   58 dst
        vmovdqu64 zmm5, [rbp + 832]                       ;    96.3 p3      58 dst reload
        vpternlogd zmm24, zmm5, [rbp + 15872], 0x6c       ;   149.5 p0+p2   58 dst
        vpternlogd zmm19, zmm24, zmm25, 0x96              ;   150.5 p5      58 dst
        vmovdqu64 zmm5, [rbp + 14016]                     ;    97.3 p3      43 dst reload
        vpternlogd zmm27, zmm5, [rbp + 14080], 0x96       ;   150.5 p0+p2   58 dst
        vpxord zmm3, zmm3, zmm27                          ;   151.5 p5      58 dst
        vmovdqu64 zmm5, [rbp + 12416]                     ;    98.3 p3      43 dst reload
        vpternlogd zmm13, zmm5, [rbp + 12352], 0x96       ;   151.5 p0+p2   58 dst
        vmovdqu64 [r9 + 320], zmm18                       ;   149.8 p7+p4   58 dst
        vmovdqu64 [r9 + 1856], zmm1                       ;   143.8 p8+p9   58 dst
        vmovdqu64 [r9 + 960], zmm26                       ;   147.8 p7+p4   58 dst
        vmovdqu64 zmm1, [rbp + 14272]                     ;    99.3 p3      43 dst reload
        vpternlogd zmm2, zmm1, [rbp + 14336], 0x78        ;   151.8 p5+p2   58 dst
        vmovdqu64 [r9 + 1536], zmm7                       ;   147.8 p8+p9   58 dst
        vmovdqu64 [r9 + 384], zmm13                       ;   152.5 p7+p4   58 dst
        vmovdqu64 zmm1, [rbp + 6272]                      ;   100.3 p3      43 dst reload
        vmovdqu64 zmm5, [rbp + 6208]                      ;   101.0 p2      43 dst reload
        vmovdqu64 zmm7, [rbp + 6080]                      ;   101.3 p3      43 dst
        vpternlogd zmm7, zmm5, zmm1, 0x96                 ;   152.5 p0      43 dst
        vmovdqu64 zmm9, [rbp + 14656]                     ;   102.0 p2      43 dst reload
        vpternlogd zmm0, zmm9, [rbp + 14720], 0x78        ;   152.8 p5+p3   58 dst
        vpxord zmm14, zmm14, zmm0                         ;   153.8 p0      58 dst
        vmovdqu64 [r9 + 704], zmm3                        ;   152.5 p8+p9   58 dst
        vmovdqu64 [r9 + 640], zmm2                        ;   152.8 p7+p4   58 dst
        vmovdqu64 [r9 + 1792], zmm4                       ;   148.5 p8+p9   58 dst
        vmovdqu64 [r9 + 1728], zmm31                      ;   148.8 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 12288]                     ;   103.0 p2      43 dst reload
        vpternlogd zmm17, zmm0, [rbp + 15552], 0x96       ;   153.8 p5+p3   58 dst
        vpxord zmm10, zmm10, zmm17                        ;   154.8 p0      58 dst
        vmovdqu64 [r9 + 1984], zmm6                       ;   149.5 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 13696]                     ;   104.0 p2      43 dst reload
        vpternlogd zmm8, zmm0, [rbp + 13632], 0x96        ;   154.8 p5+p3   58 dst
        vmovdqu64 zmm0, [rbp + 13504]                     ;   105.0 p2      43 dst reload
        vpternlogd zmm21, zmm0, [rbp + 13440], 0x96       ;   155.5 p0+p3   58 dst
        vmovdqu64 [r9 + 1920], zmm19                      ;   151.5 p7+p4   58 dst
        vmovdqu64 [r9 + 832], zmm8                        ;   155.8 p8+p9   58 dst
        vmovdqu64 [r9 + 896], zmm21                       ;   156.5 p7+p4   58 dst
        vmovdqu64 [r9 + 1216], zmm10                      ;   155.8 p8+p9   58 dst
        vmovdqu64 [r9 + 1472], zmm14                      ;   154.8 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 15232]                     ;   106.0 p2      43 dst reload
        vpternlogd zmm15, zmm0, [rbp + 15168], 0x96       ;   155.8 p5+p3   58 dst
        vmovdqu64 [r9 + 1344], zmm15                      ;   156.8 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 15040]                     ;   107.0 p2      43 dst reload
        vpternlogd zmm22, zmm0, [rbp + 14976], 0x96       ;   156.5 p0+p3   58 dst
        vmovdqu64 [r9 + 1408], zmm22                      ;   157.5 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 6464]                      ;   108.0 p2      43 dst reload
        vpxord zmm2, zmm7, zmm0                           ;   156.8 p5      43 dst
        vmovdqu64 zmm3, [rbp + 8832]                      ;   108.3 p3      43 dst reload
        vmovdqu64 zmm4, [rbp + 8768]                      ;   109.0 p2      43 dst reload
        vmovdqu64 zmm6, [rbp + 8640]                      ;   109.3 p3      43 dst
        vpternlogd zmm6, zmm4, zmm3, 0x96                 ;   157.5 p0      43 dst
        vpxord zmm8, zmm2, [rbp + 6400]                   ;   157.8 p5+p2   43 dst
        vmovdqu64 zmm9, [rbp + 6016]                      ;   110.3 p3      43 dst reload
        vpxord zmm10, zmm2, zmm9                          ;   158.5 p0      43 dst
        vpxord zmm11, zmm8, [rbp + 6336]                  ;   158.8 p5+p2   43 dst
        vmovdqa64 zmm12, zmm8                             ;   158.8         43 dst copy
        vmovdqa64 zmm13, zmm2                             ;   157.8         43 dst copy
        vmovdqa64 zmm14, zmm2                             ;   157.8         43 dst copy
        vpxord zmm15, zmm11, zmm1                         ;   159.8 p0      43 dst
        vpxord zmm16, zmm11, zmm9                         ;   159.8 p5      43 dst
        vmovdqa64 zmm17, zmm15                            ;   160.8         43 dst copy
        vmovdqa64 zmm18, zmm15                            ;   160.8         43 dst copy
        vmovdqu64 zmm19, [rbp + 6144]                     ;   111.3 p3      43 dst reload
        vmovdqa64 zmm20, zmm5                             ;   107.0         43 dst copy
        vpternlogd zmm20, zmm10, zmm19, 0x96              ;   160.5 p0      43 dst
        vpxord zmm12, zmm12, zmm20                        ;   161.5 p5      43 dst
        vpxord zmm18, zmm18, zmm20                        ;   161.5 p0      43 dst
        vpandd zmm13, zmm13, zmm12                        ;   162.5 p5      43 dst
        vpxord zmm21, zmm12, zmm0                         ;   162.5 p0      43 dst
        vpxord zmm17, zmm17, zmm21                        ;   163.5 p5      43 dst
        vpternlogd zmm7, zmm11, zmm17, 0x78               ;   164.5 p0      43 dst
        vpxord zmm22, zmm17, zmm5                         ;   164.5 p5      43 dst
        vpxord zmm23, zmm21, zmm9                         ;   164.5 p0      43 dst
        vpternlogd zmm5, zmm23, zmm1, 0x96                ;   165.5 p5      43 dst
        vpandd zmm23, zmm23, zmm21                        ;   165.5 p0      43 dst
        vpxord zmm14, zmm14, zmm5                         ;   166.5 p5      43 dst
        vpxord zmm1, zmm13, zmm1                          ;   166.5 p0      43 dst
        vpternlogd zmm13, zmm7, zmm23, 0x96               ;   166.8 p5      43 dst
        vpternlogd zmm1, zmm18, zmm22, 0x78               ;   167.5 p0      43 dst
        vpternlogd zmm13, zmm8, zmm14, 0x78               ;   167.8 p5      43 dst
        vpxord zmm24, zmm18, zmm0                         ;   168.5 p0      43 dst
        vpord zmm25, zmm10, zmm0                          ;   168.8 p5      43 dst
        vpternlogd zmm7, zmm25, zmm23, 0x96               ;   169.8 p0      43 dst
        vpternlogd zmm23, zmm20, zmm5, 0x78               ;   169.8 p5      43 dst
        vpternlogd zmm25, zmm19, zmm10, 0x96              ;   170.5 p0      43 dst
        vpxord zmm19, zmm10, zmm22                        ;   170.8 p5      43 dst
        vpxord zmm1, zmm1, zmm23                          ;   171.5 p0      43 dst
        vpternlogd zmm7, zmm24, zmm19, 0x78               ;   171.8 p5      43 dst
        vpternlogd zmm25, zmm16, zmm15, 0x78              ;   172.5 p0      43 dst
        vpxord zmm23, zmm23, zmm25                        ;   173.5 p5      43 dst
        vmovdqu64 zmm25, [rbp + 9024]                     ;   112.0 p2      43 dst reload
        vpxord zmm26, zmm6, zmm25                         ;   173.5 p0      43 dst
        vpandd zmm27, zmm13, zmm1                         ;   173.8 p5      43 dst
        vpxord zmm7, zmm7, zmm27                          ;   174.8 p0      43 dst
        vpternlogd zmm13, zmm23, zmm7, 0x78               ;   175.8 p5      43 dst
        vpxord zmm7, zmm7, zmm1                           ;   175.8 p0      43 dst
        vpternlogd zmm1, zmm23, zmm13, 0x78               ;   176.8 p5      43 dst
        vpternlogd zmm27, zmm13, zmm7, 0x36               ;   176.8 p0      43 dst
        vpternlogd zmm23, zmm13, zmm1, 0x78               ;   177.8 p5      43 dst
        vpternlogd zmm7, zmm27, zmm1, 0x1e                ;   177.8 p0      43 dst
        vmovdqu64 zmm13, [rbp + 11392]                    ;   112.3 p3      43 dst reload
        vmovdqu64 zmm28, [rbp + 11328]                    ;   113.0 p2      43 dst reload
        vmovdqu64 zmm29, [rbp + 11200]                    ;   113.3 p3      43 dst
        vpternlogd zmm29, zmm28, zmm13, 0x96              ;   177.8 p5      43 dst
        vpandd zmm24, zmm24, zmm1                         ;   178.5 p0      43 dst
        vpxord zmm30, zmm1, zmm27                         ;   178.8 p5      43 dst
        vpandd zmm22, zmm22, zmm30                        ;   179.8 p0      43 dst
        vpternlogd zmm5, zmm22, zmm7, 0x6c                ;   180.8 p5      43 dst
        vpxord zmm31, zmm30, zmm7                         ;   180.5 p0      43 dst
        vpandd zmm15, zmm15, zmm31                        ;   181.5 p5      43 dst
        vpandd zmm0, zmm0, zmm27                          ;   181.5 p0      43 dst
        vmovdqu64 [rbp + 14976], zmm16                    ;   160.8 p8+p9   43 dst spill
        vpxord zmm16, zmm7, zmm23                         ;   181.8 p5      43 dst
        vpternlogd zmm12, zmm0, zmm16, 0x6c               ;   182.8 p0      43 dst
        vmovdqu64 [rbp + 15040], zmm31                    ;   181.5 p7+p4   43 dst spill
        vpxord zmm31, zmm27, zmm16                        ;   182.8 p5      43 dst
        vpandd zmm9, zmm9, zmm31                          ;   183.8 p0      43 dst
        vpternlogd zmm2, zmm16, zmm9, 0x6a                ;   184.8 p5      43 dst
        vpxord zmm16, zmm1, zmm23                         ;   184.5 p0      43 dst
        vpandd zmm17, zmm17, zmm16                        ;   185.5 p5      43 dst
        vpternlogd zmm20, zmm7, zmm17, 0x6a               ;   186.5 p0      43 dst
        vpxord zmm7, zmm26, [rbp + 8960]                  ;   185.8 p5+p2   43 dst
        vmovdqu64 [rbp + 15168], zmm22                    ;   180.8 p8+p9   43 dst spill
        vpxord zmm22, zmm26, [rbp + 8576]                 ;   186.5 p0+p3   43 dst
        vmovdqu64 [rbp + 15232], zmm11                    ;   159.8 p7+p4   43 dst spill
        vmovdqa64 zmm11, zmm26                            ;   174.5         43 dst copy
        vmovdqu64 [rbp + 13440], zmm16                    ;   185.5 p8+p9   43 dst spill
        vmovdqa64 zmm16, zmm26                            ;   174.5         43 dst copy
        vmovdqu64 [rbp + 13504], zmm8                     ;   158.8 p7+p4   43 dst spill
        vmovdqa64 zmm8, zmm20                             ;   187.5         43 dst copy
        vpternlogd zmm8, zmm24, zmm15, 0x96               ;   187.5 p5      43 dst
        vmovdqu64 [rbp + 13632], zmm20                    ;   187.5 p8+p9   43 dst spill
        vpxord zmm20, zmm29, [rbp + 11584]                ;   187.5 p0+p2   43 dst
        vmovdqu64 [rbp + 13696], zmm9                     ;   184.8 p7+p4   43 dst spill
        vmovdqa64 zmm9, zmm8                              ;   188.5         43 dst copy
        vpternlogd zmm9, zmm5, zmm2, 0x96                 ;   188.5 p5      43 dst
        vpternlogd zmm18, zmm30, zmm9, 0x6a               ;   189.5 p0      43 dst
        vpternlogd zmm12, zmm15, zmm18, 0x96              ;   190.5 p5      43 dst
        vpternlogd zmm14, zmm12, zmm23, 0x6c              ;   191.5 p0      43 dst
        vpternlogd zmm19, zmm1, zmm14, 0x6a               ;   192.5 p5      43 dst
        vpxord zmm1, zmm7, [rbp + 8896]                   ;   190.5 p0+p3   43 dst
        vmovdqa64 zmm15, zmm7                             ;   186.8         43 dst copy
        vpxord zmm30, zmm1, zmm3                          ;   191.5 p5      43 dst
        vmovdqu64 [rbp + 15552], zmm2                     ;   185.8 p8+p9   43 dst spill
        vpxord zmm2, zmm1, [rbp + 8576]                   ;   191.5 p0+p2   43 dst
        vmovdqu64 [rbp + 12288], zmm14                    ;   192.5 p7+p4   43 dst spill
        vmovdqa64 zmm14, zmm30                            ;   192.5         43 dst copy
        vmovdqu64 [rbp + 14720], zmm18                    ;   190.5 p8+p9   43 dst spill
        vmovdqa64 zmm18, zmm30                            ;   192.5         43 dst copy
        vmovdqu64 [rbp + 14656], zmm23                    ;   178.8 p7+p4   43 dst spill
        vmovdqa64 zmm23, zmm30                            ;   192.5         43 dst copy
        vmovdqu64 [rbp + 14336], zmm12                    ;   191.5 p8+p9   43 dst spill
        vpord zmm12, zmm22, zmm25                         ;   191.8 p5      43 dst
        vmovdqu64 [rbp + 14272], zmm19                    ;   193.5 p7+p4   43 dst spill
        vmovdqa64 zmm19, zmm22                            ;   187.5         43 dst copy
        vmovdqu64 [rbp + 12352], zmm5                     ;   181.8 p8+p9   43 dst spill
        vpxord zmm5, zmm20, [rbp + 11520]                 ;   192.5 p0+p3   43 dst
        vmovdqu64 [rbp + 12416], zmm10                    ;   159.5 p7+p4   43 dst spill
        vpxord zmm10, zmm20, [rbp + 11136]                ;   192.8 p5+p2   43 dst
        vmovdqu64 [rbp + 14080], zmm27                    ;   177.8 p8+p9   43 dst spill
        vmovdqa64 zmm27, zmm20                            ;   188.5         43 dst copy
        vmovdqu64 [rbp + 14016], zmm21                    ;   163.5 p7+p4   43 dst spill
        vmovdqa64 zmm21, zmm20                            ;   188.5         43 dst copy
        vmovdqu64 [rbp + 15872], zmm31                    ;   183.8 p8+p9   43 dst spill
        vpxord zmm31, zmm5, [rbp + 11456]                 ;   193.5 p0+p3   43 dst
        vmovdqu64 [rbp + 12608], zmm17                    ;   186.5 p7+p4   43 dst spill
        vmovdqa64 zmm17, zmm5                             ;   193.5         43 dst copy
        vmovdqu64 [rbp + 12672], zmm0                     ;   182.5 p8+p9   43 dst spill
        vpxord zmm0, zmm31, zmm13                         ;   194.5 p5      43 dst
        vmovdqu64 [rbp + 13312], zmm24                    ;   179.5 p7+p4   43 dst spill
        vpxord zmm24, zmm31, [rbp + 11136]                ;   194.5 p0+p2   43 dst
        vmovdqu64 [rbp + 13248], zmm8                     ;   188.5 p8+p9   43 dst spill
        vmovdqa64 zmm8, zmm0                              ;   195.5         43 dst copy
        vmovdqu64 [rbp + 15104], zmm9                     ;   189.5 p7+p4   43 dst spill
        vmovdqa64 zmm9, zmm0                              ;   195.5         43 dst copy
        vpord zmm13, zmm10, [rbp + 11584]                 ;   194.8 p5+p3   43 dst
        vmovdqa64 zmm28, zmm10                            ;   193.8         43 dst copy
        vmovdqu64 [rbp + 14400], zmm20                    ;   188.5 p8+p9   43 dst spill
        vmovdqa64 zmm20, zmm3                             ;   116.3         43 dst copy
        vmovdqu64 [rbp + 15360], zmm0                     ;   195.5 p7+p4   43 dst spill
        vmovdqa64 zmm0, zmm4                              ;   116.7         43 dst copy
        vmovdqu64 [rbp + 15296], zmm24                    ;   195.5 p8+p9   43 dst spill
        vmovdqa64 zmm24, zmm25                            ;   118.0         43 dst copy
        vmovdqu64 [rbp + 13568], zmm13                    ;   195.8 p7+p4   43 dst spill
        vmovdqa64 zmm13, zmm25                            ;   118.0         43 dst copy
        vmovdqu64 [rbp + 12992], zmm5                     ;   193.5 p8+p9   43 dst spill
        vmovdqa64 zmm5, zmm4                              ;   117.7         43 dst copy
        vpternlogd zmm5, zmm22, [rbp + 8704], 0x96        ;   195.5 p0+p2   43 dst
        vpxord zmm15, zmm15, zmm5                         ;   196.5 p5      43 dst
        vpxord zmm24, zmm24, zmm15                        ;   197.5 p0      43 dst
        vpandd zmm11, zmm11, zmm15                        ;   197.5 p5      43 dst
        vpxord zmm20, zmm20, zmm11                        ;   198.5 p0      43 dst
        vpxord zmm18, zmm18, zmm5                         ;   197.8 p5      43 dst
        vpxord zmm13, zmm13, zmm18                        ;   198.8 p0      43 dst
        vpxord zmm14, zmm14, zmm24                        ;   198.8 p5      43 dst
        vpternlogd zmm6, zmm1, zmm14, 0x78                ;   199.8 p0      43 dst
        vpxord zmm0, zmm0, zmm14                          ;   199.8 p5      43 dst
        vpternlogd zmm20, zmm18, zmm0, 0x78               ;   200.8 p0      43 dst
        vpxord zmm19, zmm19, zmm0                         ;   200.8 p5      43 dst
        vmovdqu64 [rbp + 13824], zmm1                     ;   191.5 p7+p4   43 dst spill
        vpxord zmm1, zmm24, [rbp + 8576]                  ;   201.5 p0+p3   43 dst
        vpternlogd zmm4, zmm3, zmm1, 0x96                 ;   202.5 p5      43 dst
        vpandd zmm1, zmm1, zmm24                          ;   202.5 p0      43 dst
        vpternlogd zmm11, zmm6, zmm1, 0x96                ;   203.5 p5      43 dst
        vpternlogd zmm6, zmm12, zmm1, 0x96                ;   203.5 p0      43 dst
        vpternlogd zmm1, zmm5, zmm4, 0x78                 ;   203.8 p5      43 dst
        vmovdqu64 zmm3, [rbp + 15360]                     ;   195.5 p2      43 dst
        vpternlogd zmm6, zmm13, zmm19, 0x78               ;   204.5 p0      43 dst
        vpxord zmm16, zmm16, zmm4                         ;   204.8 p5      43 dst
        vpternlogd zmm11, zmm7, zmm16, 0x78               ;   205.8 p0      43 dst
        vpxord zmm20, zmm20, zmm1                         ;   205.8 p5      43 dst
        vpternlogd zmm12, zmm22, [rbp + 8704], 0x96       ;   206.5 p0+p3   43 dst
        vpternlogd zmm12, zmm30, zmm2, 0x78               ;   207.5 p5      43 dst
        vpxord zmm1, zmm1, zmm12                          ;   208.5 p0      43 dst
        vpandd zmm12, zmm11, zmm20                        ;   207.8 p5      43 dst
        vpxord zmm6, zmm6, zmm12                          ;   208.8 p0      43 dst
        vpternlogd zmm11, zmm1, zmm6, 0x78                ;   209.8 p5      43 dst
        vpxord zmm6, zmm6, zmm20                          ;   209.8 p0      43 dst
        vpternlogd zmm20, zmm1, zmm11, 0x78               ;   210.8 p5      43 dst
        vpternlogd zmm12, zmm11, zmm6, 0x36               ;   210.8 p0      43 dst
        vpternlogd zmm1, zmm11, zmm20, 0x78               ;   211.8 p5      43 dst
        vpternlogd zmm6, zmm12, zmm20, 0x1e               ;   211.8 p0      43 dst
        vpandd zmm25, zmm25, zmm12                        ;   211.8 p5      43 dst
        vpandd zmm13, zmm13, zmm20                        ;   212.5 p0      43 dst
        vpxord zmm11, zmm12, zmm20                        ;   212.8 p5      43 dst
        vpandd zmm0, zmm0, zmm11                          ;   213.8 p0      43 dst
        vpternlogd zmm4, zmm0, zmm6, 0x6c                 ;   214.8 p5      43 dst
        vmovdqa64 zmm30, zmm12                            ;   211.8         43 dst copy
        vmovdqu64 [rbp + 13760], zmm2                     ;   192.5 p8+p9   43 dst spill
        vpxord zmm2, zmm11, zmm6                          ;   214.5 p0      43 dst
        vpandd zmm23, zmm23, zmm2                         ;   215.5 p5      43 dst
        vmovdqu64 [rbp + 15936], zmm2                     ;   215.5 p7+p4   43 dst spill
        vpxord zmm2, zmm6, zmm1                           ;   215.5 p0      43 dst
        vpternlogd zmm15, zmm25, zmm2, 0x6c               ;   216.5 p5      43 dst
        vpxord zmm30, zmm30, zmm2                         ;   216.5 p0      43 dst
        vmovdqu64 [rbp + 15680], zmm0                     ;   214.8 p8+p9   43 dst spill
        vpxord zmm0, zmm20, zmm1                          ;   216.8 p5      43 dst
        vpandd zmm14, zmm14, zmm0                         ;   217.8 p0      43 dst
        vpternlogd zmm5, zmm6, zmm14, 0x6a                ;   218.8 p5      43 dst
        vpandd zmm6, zmm30, [rbp + 8576]                  ;   218.5 p0+p2   43 dst
        vpternlogd zmm26, zmm2, zmm6, 0x6a                ;   219.5 p5      43 dst
        vmovdqa64 zmm2, zmm5                              ;   219.8         43 dst copy
        vpternlogd zmm2, zmm13, zmm23, 0x96               ;   219.8 p0      43 dst
        vmovdqu64 [rbp + 12544], zmm0                     ;   217.8 p7+p4   43 dst spill
        vmovdqa64 zmm0, zmm2                              ;   220.8         43 dst copy
        vpternlogd zmm0, zmm4, zmm26, 0x96                ;   220.8 p5      43 dst
        vpternlogd zmm18, zmm11, zmm0, 0x6a               ;   221.8 p0      43 dst
        vpternlogd zmm15, zmm23, zmm18, 0x96              ;   222.8 p5      43 dst
        vpternlogd zmm16, zmm15, zmm1, 0x6c               ;   223.8 p0      43 dst
        vpternlogd zmm19, zmm20, zmm16, 0x6a              ;   224.8 p5      43 dst
        vmovdqu64 zmm11, [rbp + 11264]                    ;   128.7 p3      43 dst reload
        vmovdqu64 zmm20, [rbp + 11328]                    ;   128.8 p2      43 dst
        vpternlogd zmm20, zmm10, zmm11, 0x96              ;   222.5 p0      43 dst
        vmovdqu64 zmm23, [rbp + 13568]                    ;   195.8 p3      43 dst reload
        vpternlogd zmm11, zmm10, zmm23, 0x96              ;   222.8 p5      43 dst
        vpxord zmm17, zmm17, zmm20                        ;   223.5 p0      43 dst
        vpxord zmm9, zmm9, zmm20                          ;   223.8 p5      43 dst
        vpandd zmm27, zmm27, zmm17                        ;   224.5 p0      43 dst
        vmovdqu64 [rbp + 12480], zmm10                    ;   193.8 p8+p9   43 dst spill
        vpxord zmm10, zmm17, [rbp + 11584]                ;   224.8 p5+p2   43 dst
        vpxord zmm8, zmm8, zmm10                          ;   225.8 p0      43 dst
        vpternlogd zmm29, zmm31, zmm8, 0x78               ;   226.8 p5      43 dst
        vmovdqu64 [rbp + 12800], zmm31                    ;   194.5 p7+p4   43 dst spill
        vpxord zmm31, zmm8, [rbp + 11328]                 ;   226.8 p0+p3   43 dst
        vpxord zmm28, zmm28, zmm31                        ;   227.8 p5      43 dst
        vmovdqu64 [rbp + 12736], zmm26                    ;   220.5 p8+p9   43 dst spill
        vpxord zmm26, zmm27, [rbp + 11392]                ;   227.5 p0+p2   43 dst
        vpternlogd zmm26, zmm9, zmm31, 0x78               ;   228.5 p5      43 dst
        vmovdqu64 [rbp + 13952], zmm16                    ;   224.8 p7+p4   43 dst spill
        vpxord zmm16, zmm9, [rbp + 11584]                 ;   228.5 p0+p3   43 dst
        vmovdqu64 [rbp + 13376], zmm5                     ;   219.8 p8+p9   43 dst spill
        vpxord zmm5, zmm10, [rbp + 11136]                 ;   228.8 p5+p2   43 dst
        vmovdqu64 [rbp + 13120], zmm18                    ;   222.8 p7+p4   43 dst spill
        vpandd zmm18, zmm10, zmm5                         ;   229.8 p0      43 dst
        vpternlogd zmm27, zmm29, zmm18, 0x96              ;   230.8 p5      43 dst
        vpternlogd zmm23, zmm29, zmm18, 0x96              ;   230.8 p0      43 dst
        vpternlogd zmm23, zmm16, zmm28, 0x78              ;   231.8 p5      43 dst
        vmovdqu64 zmm29, [rbp + 15296]                    ;   195.5 p3      43 dst reload
        vpternlogd zmm11, zmm29, [rbp + 15360], 0x78      ;   231.5 p0+p2   43 dst
        vmovdqu64 zmm29, [rbp + 11328]                    ;   134.2 p3      43 dst reload
        vpternlogd zmm5, zmm29, [rbp + 11392], 0x96       ;   231.8 p5+p2   43 dst
        vpternlogd zmm18, zmm20, zmm5, 0x78               ;   232.8 p0      43 dst
        vpxord zmm21, zmm21, zmm5                         ;   232.8 p5      43 dst
        vpxord zmm26, zmm26, zmm18                        ;   233.8 p0      43 dst
        vpxord zmm11, zmm11, zmm18                        ;   233.8 p5      43 dst
        vmovdqu64 zmm18, [rbp + 12992]                    ;   193.5 p3      43 dst reload
        vpternlogd zmm27, zmm21, zmm18, 0x78              ;   234.5 p0      43 dst
        vpandd zmm29, zmm27, zmm26                        ;   235.5 p5      43 dst
        vpxord zmm23, zmm23, zmm29                        ;   236.5 p0      43 dst
        vpternlogd zmm27, zmm11, zmm23, 0x78              ;   237.5 p5      43 dst
        vpxord zmm23, zmm23, zmm26                        ;   237.5 p0      43 dst
        vpternlogd zmm26, zmm11, zmm27, 0x78              ;   238.5 p5      43 dst
        vpternlogd zmm29, zmm27, zmm23, 0x36              ;   238.5 p0      43 dst
        vpternlogd zmm11, zmm27, zmm26, 0x78              ;   239.5 p5      43 dst
        vpternlogd zmm23, zmm29, zmm26, 0x1e              ;   239.5 p0      43 dst
        vpandd zmm16, zmm16, zmm26                        ;   239.5 p5      43 dst
        vpxord zmm27, zmm26, zmm29                        ;   239.5 p0      43 dst
        vpandd zmm31, zmm31, zmm27                        ;   240.5 p5      43 dst
        vpternlogd zmm5, zmm31, zmm23, 0x6c               ;   241.5 p0      43 dst
        vpxord zmm18, zmm27, zmm23                        ;   240.8 p5      43 dst
        vpandd zmm3, zmm3, zmm18                          ;   241.8 p0      43 dst
        vmovdqu64 [rbp + 15360], zmm18                    ;   241.8 p8+p9   43 dst spill
        vpxord zmm18, zmm23, zmm11                        ;   241.8 p5      43 dst
        vmovdqu64 [rbp + 13568], zmm31                    ;   241.5 p7+p4   43 dst spill
        vpxord zmm31, zmm26, zmm11                        ;   242.5 p0      43 dst
        vpandd zmm8, zmm8, zmm31                          ;   243.5 p5      43 dst
        vpternlogd zmm20, zmm23, zmm8, 0x6a               ;   244.5 p0      43 dst
        vpandd zmm23, zmm29, [rbp + 11584]                ;   243.8 p5+p2   43 dst
        vpternlogd zmm17, zmm23, zmm18, 0x6c              ;   244.8 p0      43 dst
        vmovdqu64 [rbp + 15744], zmm31                    ;   243.5 p8+p9   43 dst spill
        vpxord zmm31, zmm29, zmm18                        ;   244.8 p5      43 dst
        vmovdqu64 [rbp + 15808], zmm29                    ;   239.5 p7+p4   43 dst spill
        vpandd zmm29, zmm31, [rbp + 11136]                ;   245.8 p0+p3   43 dst
        vpternlogd zmm18, zmm29, [rbp + 14400], 0x6c      ;   246.8 p5+p2   43 dst
        vmovdqu64 [rbp + 14400], zmm29                    ;   246.8 p8+p9   43 dst spill
        vmovdqu64 zmm29, [rbp + 15104]                    ;   189.5 p3      58 dst
        vpxord zmm29, zmm29, [rbp + 896]                  ;   246.5 p0+p2   58 dst
        vmovdqu64 [rbp + 15104], zmm29                    ;   247.5 p7+p4   58 dst spill
        vmovdqu64 zmm29, [rbp + 13248]                    ;   188.5 p3      58 dst
        vpxord zmm29, zmm29, [rbp + 960]                  ;   246.8 p5+p2   58 dst
        vmovdqu64 [rbp + 13248], zmm29                    ;   247.8 p8+p9   58 dst spill
        vmovdqa64 zmm29, zmm20                            ;   245.5         43 dst copy
        vpternlogd zmm29, zmm16, zmm3, 0x96               ;   247.5 p0      43 dst
        vmovdqu64 [rbp + 12864], zmm20                    ;   245.5 p7+p4   43 dst spill
        vmovdqa64 zmm20, zmm29                            ;   248.5         43 dst copy
        vpternlogd zmm20, zmm5, zmm18, 0x96               ;   248.5 p5      43 dst
        vpternlogd zmm9, zmm27, zmm20, 0x6a               ;   249.5 p0      43 dst
        vmovdqu64 zmm27, [rbp + 12608]                    ;   186.5 p3      58 dst
        vpternlogd zmm17, zmm3, zmm9, 0x96                ;   250.5 p5      43 dst
        vpternlogd zmm21, zmm17, zmm11, 0x6c              ;   251.5 p0      43 dst
        vmovdqu64 zmm3, [rbp + 14272]                     ;   193.5 p2      58 dst
        vpternlogd zmm28, zmm26, zmm21, 0x6a              ;   252.5 p5      43 dst
        vmovdqu64 zmm26, [rbp + 14336]                    ;   191.5 p3      58 dst
        vpxord zmm26, zmm26, [r8 + 5264]{1to16}           ;   250.5 p0+p2   58 dst
        vmovdqu64 [rbp + 14336], zmm26                    ;   251.5 p8+p9   58 dst spill
        vmovdqu64 zmm26, [rbp + 12672]                    ;   182.5 p3      43 dst reload
        vmovdqu64 [rbp + 12608], zmm18                    ;   247.8 p7+p4   43 dst spill
        vmovdqu64 zmm18, [rbp + 13312]                    ;   179.5 p2      58 dst
        vpternlogd zmm18, zmm26, [r8 + 5256]{1to16}, 0x96 ;   250.8 p5+p3   58 dst
        vpxord zmm27, zmm27, zmm18                        ;   251.8 p0      58 dst
        vmovdqu64 zmm18, [rbp + 14016]                    ;   163.5 p2      43 dst reload
        vpternlogd zmm27, zmm18, [rbp + 15872], 0x78      ;   252.8 p5+p3   58 dst
        vmovdqu64 zmm18, [rbp + 14080]                    ;   177.8 p2      43 dst reload
        vmovdqu64 zmm26, [rbp + 12416]                    ;   159.5 p3      58 dst
        vpternlogd zmm26, zmm18, [r8 + 5260]{1to16}, 0x6a ;   252.5 p0+p2   58 dst
        vmovdqu64 zmm18, [rbp + 13696]                    ;   184.8 p3      43 dst reload
        vpternlogd zmm26, zmm18, [rbp + 12352], 0x96      ;   253.5 p5+p2   58 dst
        vpxord zmm3, zmm3, zmm26                          ;   254.5 p0      58 dst
        vmovdqu64 zmm18, [rbp + 5888]                     ;   149.3 p3      43 dst
        vmovdqu64 zmm26, [rbp + 5824]                     ;   149.5 p2      43 dst
        vmovdqu64 [rbp + 12352], zmm3                     ;   255.5 p8+p9   58 dst spill
        vmovdqu64 zmm3, [rbp + 5952]                      ;   150.3 p3      43 dst
        vmovdqu64 [rbp + 13696], zmm27                    ;   253.8 p7+p4   58 dst spill
        vmovdqu64 zmm27, [rbp + 5504]                     ;   150.5 p2      43 dst
        vmovdqu64 [rbp + 14080], zmm21                    ;   252.5 p8+p9   43 dst spill
        vmovdqu64 zmm21, [rbp + 5760]                     ;   151.3 p3      43 dst
        vmovdqu64 [rbp + 12416], zmm9                     ;   250.5 p7+p4   43 dst spill
        vmovdqu64 zmm9, [rbp + 5504]                      ;   151.5 p2      43 dst
        vmovdqu64 [rbp + 15872], zmm11                    ;   240.5 p8+p9   43 dst spill
        vmovdqu64 zmm11, [rbp + 5952]                     ;   152.3 p3      43 dst
        vmovdqu64 [rbp + 14016], zmm17                    ;   251.5 p7+p4   43 dst spill
        vmovdqu64 zmm17, [rbp + 5696]                     ;   152.5 p2      43 dst
        vmovdqu64 [rbp + 12672], zmm28                    ;   253.5 p8+p9   43 dst spill
        vmovdqu64 zmm28, [rbp + 5504]                     ;   153.3 p3      43 dst
        vmovdqu64 [rbp + 13312], zmm5                     ;   242.5 p7+p4   43 dst spill
        vmovdqu64 zmm5, [rbp + 5504]                      ;   153.5 p2      43 dst
        vmovdqu64 [rbp + 13184], zmm10                    ;   225.8 p8+p9   43 dst spill
        vmovdqu64 zmm10, [rbp + 5952]                     ;   154.3 p3      43 dst
        vmovdqu64 [rbp + 14848], zmm31                    ;   245.8 p7+p4   43 dst spill
        vmovdqu64 zmm31, [rbp + 5952]                     ;   154.5 p2      43 dst
        vmovdqu64 [rbp + 14912], zmm8                     ;   244.5 p8+p9   43 dst spill
        vmovdqu64 zmm8, [rbp + 5952]                      ;   155.3 p3      43 dst
        vmovdqu64 [rbp + 12928], zmm23                    ;   244.8 p7+p4   43 dst spill
        vmovdqu64 zmm23, [rbp + 5760]                     ;   155.5 p2      43 dst
        vmovdqu64 [rbp + 15616], zmm16                    ;   240.5 p8+p9   43 dst spill
        vmovdqu64 zmm16, [rbp + 5696]                     ;   156.3 p3      43 dst reload
        vmovdqu64 [rbp + 14208], zmm29                    ;   248.5 p7+p4   43 dst spill
        vmovdqu64 zmm29, [rbp + 5568]                     ;   156.5 p2      43 dst
        vpternlogd zmm29, zmm16, [rbp + 5760], 0x96       ;   253.8 p5+p3   43 dst
        vpxord zmm3, zmm3, zmm29                          ;   254.8 p0      43 dst
        vpxord zmm18, zmm18, zmm3                         ;   255.8 p5      43 dst
        vpxord zmm27, zmm27, zmm3                         ;   255.8 p0      43 dst
        vpxord zmm0, zmm0, [rbp + 1152]                   ;   255.8 p5+p2   58 dst
        vpxord zmm26, zmm26, zmm18                        ;   256.8 p0      43 dst
        vpxord zmm21, zmm21, zmm26                        ;   257.8 p5      43 dst
        vpxord zmm9, zmm9, zmm26                          ;   257.8 p0      43 dst
        vpord zmm31, zmm31, zmm27                         ;   257.8 p5      43 dst
        vmovdqu64 [rbp + 14144], zmm0                     ;   256.8 p8+p9   58 dst spill
        vmovdqu64 zmm0, [rbp + 15168]                     ;   180.8 p3      58 dst
        vpxord zmm0, zmm0, [r8 + 5276]{1to16}             ;   258.5 p0+p2   58 dst
        vmovdqu64 [rbp + 15168], zmm20                    ;   249.5 p7+p4   43 dst spill
        vmovdqu64 zmm20, [rbp + 14272]                    ;   193.5 p3      58 dst
        vmovdqu64 [rbp + 14272], zmm7                     ;   186.8 p8+p9   43 dst spill
        vmovdqa64 zmm7, zmm18                             ;   256.8         43 dst copy
        vmovdqu64 [rbp + 14528], zmm1                     ;   212.8 p7+p4   43 dst spill
        vmovdqa64 zmm1, zmm3                              ;   255.8         43 dst copy
        vmovdqu64 [rbp + 14592], zmm15                    ;   223.8 p8+p9   43 dst spill
        vmovdqa64 zmm15, zmm3                             ;   255.8         43 dst copy
        vmovdqu64 [rbp + 15488], zmm19                    ;   225.8 p7+p4   43 dst spill
        vmovdqa64 zmm19, zmm21                            ;   258.8         43 dst copy
        vmovdqu64 [rbp + 14784], zmm6                     ;   219.5 p8+p9   43 dst spill
        vmovdqa64 zmm6, zmm21                             ;   258.8         43 dst copy
        vmovdqu64 [rbp + 12224], zmm4                     ;   215.8 p7+p4   43 dst spill
        vmovdqa64 zmm4, zmm21                             ;   258.8         43 dst copy
        vmovdqu64 [rbp + 12160], zmm22                    ;   187.5 p8+p9   43 dst spill
        vmovdqa64 zmm22, zmm27                            ;   256.8         43 dst copy
        vmovdqu64 [rbp + 15424], zmm12                    ;   211.8 p7+p4   43 dst spill
        vmovdqa64 zmm12, zmm16                            ;   162.3         43 dst copy
        vpternlogd zmm12, zmm27, [rbp + 5632], 0x96       ;   258.8 p5+p2   43 dst
        vpternlogd zmm13, zmm25, [r8 + 5288]{1to16}, 0x96 ;   259.5 p0+p3   58 dst
        vpxord zmm2, zmm2, [rbp + 1216]                   ;   259.8 p5+p2   58 dst
        vpxord zmm7, zmm7, zmm12                          ;   260.5 p0      43 dst
        vpxord zmm11, zmm11, zmm7                         ;   261.5 p5      43 dst
        vpandd zmm1, zmm1, zmm7                           ;   261.5 p0      43 dst
        vpxord zmm23, zmm23, zmm1                         ;   262.5 p5      43 dst
        vpxord zmm6, zmm6, zmm12                          ;   262.5 p0      43 dst
        vpxord zmm14, zmm14, zmm13                        ;   262.8 p5      58 dst
        vpternlogd zmm14, zmm24, zmm30, 0x78              ;   263.8 p0      58 dst
        vmovdqu64 zmm13, [rbp + 15424]                    ;   211.8 p3      43 dst reload
        vmovdqu64 zmm24, [rbp + 12160]                    ;   187.5 p2      58 dst
        vpternlogd zmm24, zmm13, [r8 + 5292]{1to16}, 0x6a ;   263.8 p5+p3   58 dst
        vmovdqu64 zmm13, [rbp + 13504]                    ;   162.5 p2      43 dst reload
        vmovdqu64 zmm25, [rbp + 1024]                     ;   163.3 p3      58 dst
        vpternlogd zmm25, zmm13, [rbp + 14656], 0x78      ;   264.5 p0+p2   58 dst
        vpxord zmm10, zmm10, zmm6                         ;   264.8 p5      43 dst
        vpxord zmm19, zmm19, zmm11                        ;   265.5 p0      43 dst
        vmovdqu64 zmm13, [rbp + 15488]                    ;   225.8 p3      58 dst
        vpternlogd zmm29, zmm26, zmm19, 0x78              ;   266.5 p5      43 dst
        vpxord zmm17, zmm17, zmm19                        ;   266.5 p0      43 dst
        vmovdqu64 zmm30, [rbp + 14592]                    ;   223.8 p2      58 dst
        vpxord zmm30, zmm30, [r8 + 5296]{1to16}           ;   266.8 p5+p3   58 dst
        vpternlogd zmm23, zmm6, zmm17, 0x78               ;   267.5 p0      43 dst
        vpxord zmm28, zmm28, zmm11                        ;   267.8 p5      43 dst
        vpxord zmm22, zmm22, zmm17                        ;   268.5 p0      43 dst
        vmovdqu64 [rbp + 14592], zmm30                    ;   267.8 p8+p9   58 dst spill
        vpandd zmm30, zmm11, zmm28                        ;   268.8 p5      43 dst
        vpternlogd zmm1, zmm29, zmm30, 0x96               ;   269.8 p0      43 dst
        vpternlogd zmm29, zmm31, zmm30, 0x96              ;   269.8 p5      43 dst
        vpternlogd zmm29, zmm10, zmm22, 0x78              ;   270.8 p0      43 dst
        vpternlogd zmm28, zmm16, [rbp + 5760], 0x96       ;   270.8 p5+p2   43 dst
        vpternlogd zmm30, zmm12, zmm28, 0x78              ;   271.8 p0      43 dst
        vmovdqu64 zmm16, [rbp + 15680]                    ;   214.8 p3      58 dst
        vpxord zmm16, zmm16, [r8 + 5308]{1to16}           ;   271.8 p5+p2   58 dst
        vpxord zmm15, zmm15, zmm28                        ;   272.5 p0      43 dst
        vpternlogd zmm1, zmm18, zmm15, 0x78               ;   273.5 p5      43 dst
        vpxord zmm23, zmm23, zmm30                        ;   273.5 p0      43 dst
        vmovdqu64 [rbp + 15680], zmm14                    ;   264.8 p7+p4   58 dst spill
        vmovdqu64 zmm14, [rbp + 15488]                    ;   225.8 p3      58 dst
        vmovdqu64 [rbp + 15488], zmm2                     ;   260.8 p8+p9   58 dst spill
        vmovdqu64 zmm2, [rbp + 15168]                     ;   249.5 p2      58 dst
        vpxord zmm2, zmm2, [rbp + 1408]                   ;   273.8 p5+p3   58 dst
        vmovdqu64 [rbp + 15168], zmm2                     ;   274.8 p7+p4   58 dst spill
        vmovdqu64 zmm2, [rbp + 14208]                     ;   248.5 p2      58 dst
        vpxord zmm2, zmm2, [rbp + 1472]                   ;   274.5 p0+p3   58 dst
        vmovdqu64 [rbp + 14208], zmm2                     ;   275.5 p8+p9   58 dst spill
        vmovdqu64 zmm2, [rbp + 14912]                     ;   244.5 p2      58 dst
        vpternlogd zmm31, zmm27, [rbp + 5632], 0x96       ;   274.8 p5+p3   43 dst
        vpternlogd zmm31, zmm21, zmm9, 0x78               ;   275.8 p0      43 dst
        vpxord zmm30, zmm30, zmm31                        ;   276.8 p5      43 dst
        vpandd zmm21, zmm1, zmm23                         ;   276.5 p0      43 dst
        vmovdqu64 zmm31, [rbp + 12672]                    ;   253.5 p2      58 dst
        vpxord zmm29, zmm29, zmm21                        ;   277.5 p5      43 dst
        vpternlogd zmm1, zmm30, zmm29, 0x78               ;   278.5 p0      43 dst
        vpxord zmm29, zmm29, zmm23                        ;   278.5 p5      43 dst
        vpternlogd zmm23, zmm30, zmm1, 0x78               ;   279.5 p0      43 dst
        vpternlogd zmm21, zmm1, zmm29, 0x36               ;   279.5 p5      43 dst
        vpternlogd zmm30, zmm1, zmm23, 0x78               ;   280.5 p0      43 dst
        vmovdqu64 zmm1, [rbp + 14016]                     ;   251.5 p3      58 dst
        vpxord zmm1, zmm1, [r8 + 5328]{1to16}             ;   279.8 p5+p2   58 dst
        vpternlogd zmm29, zmm21, zmm23, 0x1e              ;   280.5 p0      43 dst
        vpandd zmm8, zmm8, zmm21                          ;   280.8 p5      43 dst
        vpandd zmm10, zmm10, zmm23                        ;   281.5 p0      43 dst
        vmovdqu64 [rbp + 14016], zmm1                     ;   280.8 p7+p4   58 dst spill
        vmovdqu64 zmm1, [rbp + 13568]                     ;   241.5 p3      58 dst
        vpxord zmm1, zmm1, [r8 + 5340]{1to16}             ;   281.8 p5+p2   58 dst
        vmovdqu64 [rbp + 13568], zmm9                     ;   258.8 p8+p9   43 dst spill
        vmovdqu64 zmm9, [rbp + 12672]                     ;   253.5 p3      58 dst
        vmovdqu64 [rbp + 12672], zmm26                    ;   257.8 p7+p4   43 dst spill
        vpxord zmm26, zmm21, zmm23                        ;   282.5 p0      43 dst
        vpandd zmm17, zmm17, zmm26                        ;   283.5 p5      43 dst
        vpternlogd zmm28, zmm17, zmm29, 0x6c              ;   284.5 p0      43 dst
        vmovdqu64 [rbp + 14912], zmm17                    ;   284.5 p8+p9   43 dst spill
        vmovdqa64 zmm17, zmm21                            ;   280.5         43 dst copy
        vmovdqu64 [rbp + 14656], zmm18                    ;   256.8 p7+p4   43 dst spill
        vpxord zmm18, zmm23, zmm30                        ;   283.8 p5      43 dst
        vpandd zmm19, zmm19, zmm18                        ;   284.8 p0      43 dst
        vpternlogd zmm12, zmm19, zmm29, 0x6c              ;   285.8 p5      43 dst
        vmovdqu64 [rbp + 13504], zmm18                    ;   284.8 p8+p9   43 dst spill
        vpxord zmm18, zmm29, zmm26                        ;   285.5 p0      43 dst
        vpxord zmm29, zmm29, zmm30                        ;   285.8 p5      43 dst
        vpternlogd zmm7, zmm8, zmm29, 0x6c                ;   286.8 p0      43 dst
        vpandd zmm4, zmm4, zmm18                          ;   286.8 p5      43 dst
        vpxord zmm17, zmm17, zmm29                        ;   287.5 p0      43 dst
        vpandd zmm5, zmm5, zmm17                          ;   288.5 p5      43 dst
        vpternlogd zmm3, zmm29, zmm5, 0x6a                ;   289.5 p0      43 dst
        vpternlogd zmm27, zmm21, [r8 + 5356]{1to16}, 0x6a ;   288.8 p5+p2   58 dst
        vmovdqu64 zmm21, [rbp + 14976]                    ;   174.3 p3      43 dst reload
        vpternlogd zmm0, zmm21, [rbp + 15040], 0x78       ;   289.5 p0+p2   58 dst
        vpxord zmm20, zmm20, zmm0                         ;   290.5 p5      58 dst
        vmovdqu64 zmm0, [rbp + 12928]                     ;   244.8 p3      43 dst reload
        vmovdqu64 zmm21, [rbp + 15616]                    ;   240.5 p2      58 dst
        vpternlogd zmm21, zmm0, [r8 + 5320]{1to16}, 0x96  ;   290.5 p0+p3   58 dst
        vpxord zmm2, zmm2, zmm21                          ;   291.5 p5      58 dst
        vmovdqu64 zmm0, [rbp + 15808]                     ;   239.5 p2      43 dst reload
        vmovdqu64 zmm21, [rbp + 12480]                    ;   193.8 p3      58 dst
        vpternlogd zmm21, zmm0, [r8 + 5324]{1to16}, 0x6a  ;   291.5 p0+p2   58 dst
        vpternlogd zmm5, zmm27, zmm28, 0x96               ;   291.8 p5      58 dst
        vmovdqu64 zmm0, [rbp + 15232]                     ;   178.3 p3      43 dst reload
        vmovdqu64 zmm27, [rbp + 1088]                     ;   178.5 p2      58 dst
        vpternlogd zmm27, zmm0, [rbp + 13440], 0x78       ;   292.5 p0+p3   58 dst
        vpternlogd zmm8, zmm10, [r8 + 5352]{1to16}, 0x96  ;   292.8 p5+p2   58 dst
        vpternlogd zmm10, zmm12, zmm4, 0x96               ;   293.5 p0      43 dst
        vpternlogd zmm28, zmm10, zmm3, 0x96               ;   294.5 p5      43 dst
        vpternlogd zmm6, zmm26, zmm28, 0x6a               ;   295.5 p0      43 dst
        vmovdqu64 zmm0, [rbp + 14912]                     ;   284.5 p3      58 dst
        vpxord zmm0, zmm0, [r8 + 5372]{1to16}             ;   294.8 p5+p2   58 dst
        vpternlogd zmm7, zmm4, zmm6, 0x96                 ;   296.5 p0      43 dst
        vmovdqu64 zmm4, [rbp + 14272]                     ;   186.8 p3      43 dst reload
        vmovdqu64 zmm26, [rbp + 1280]                     ;   181.5 p2      58 dst
        vpternlogd zmm26, zmm4, [rbp + 14528], 0x78       ;   295.8 p5+p3   58 dst
        vpternlogd zmm15, zmm7, zmm30, 0x6c               ;   297.5 p0      43 dst
        vpternlogd zmm22, zmm23, zmm15, 0x6a              ;   298.5 p5      43 dst
        vmovdqu64 zmm4, [rbp + 15104]                     ;   247.5 p2      58 dst reload
        vmovdqu64 [r9 + 2048], zmm4                       ;   253.5 p7+p4   58 dst
        vmovdqu64 zmm4, [rbp + 13248]                     ;   247.8 p3      58 dst reload
        vmovdqu64 [r9 + 2112], zmm4                       ;   253.8 p8+p9   58 dst
        vmovdqu64 zmm4, [rbp + 13696]                     ;   253.8 p2      58 dst reload
        vmovdqu64 [r9 + 2176], zmm4                       ;   259.8 p7+p4   58 dst
        vmovdqu64 zmm4, [rbp + 12352]                     ;   255.5 p3      58 dst reload
        vmovdqu64 [r9 + 2240], zmm4                       ;   261.5 p8+p9   58 dst
        vmovdqu64 zmm4, [rbp + 14336]                     ;   251.5 p2      58 dst reload
        vmovdqu64 [r9 + 2304], zmm4                       ;   257.5 p7+p4   58 dst
        vmovdqu64 zmm4, [rbp + 14144]                     ;   256.8 p3      58 dst reload
        vmovdqu64 [r9 + 2560], zmm4                       ;   262.8 p8+p9   58 dst
        vmovdqu64 zmm4, [rbp + 15488]                     ;   260.8 p2      58 dst reload
        vmovdqu64 [r9 + 2624], zmm4                       ;   266.8 p7+p4   58 dst
        vmovdqu64 zmm4, [rbp + 15680]                     ;   264.8 p3      58 dst reload
        vmovdqu64 [r9 + 2688], zmm4                       ;   270.8 p8+p9   58 dst
        vmovdqu64 zmm4, [rbp + 14592]                     ;   267.8 p2      58 dst reload
        vmovdqu64 [r9 + 2816], zmm4                       ;   273.8 p7+p4   58 dst
        vmovdqu64 zmm4, [rbp + 15168]                     ;   274.8 p3      58 dst reload
        vmovdqu64 [r9 + 3072], zmm4                       ;   280.8 p8+p9   58 dst
        vmovdqu64 zmm4, [rbp + 14208]                     ;   275.5 p2      58 dst reload
        vmovdqu64 [r9 + 3136], zmm4                       ;   281.5 p7+p4   58 dst
        vmovdqu64 zmm4, [rbp + 14016]                     ;   280.8 p3      58 dst reload
        vmovdqu64 [r9 + 3328], zmm4                       ;   286.8 p8+p9   58 dst
        vmovdqu64 zmm4, [rbp + 13824]                     ;   191.5 p2      43 dst reload
        vmovdqu64 zmm23, [rbp + 1344]                     ;   189.3 p3      58 dst
        vpternlogd zmm23, zmm4, [rbp + 12544], 0x78       ;   297.5 p0+p2   58 dst
        vmovdqu64 zmm4, [rbp + 14720]                     ;   190.5 p3      43 dst reload
        vpternlogd zmm25, zmm4, [rbp + 13632], 0x96       ;   297.8 p5+p2   58 dst
        vmovdqu64 zmm4, [rbp + 14784]                     ;   219.5 p3      43 dst reload
        vpternlogd zmm24, zmm4, [rbp + 12224], 0x96       ;   298.5 p0+p2   58 dst
        vpxord zmm13, zmm13, zmm24                        ;   299.5 p5      58 dst
        vmovdqu64 zmm4, [rbp + 12992]                     ;   193.5 p3      43 dst reload
        vmovdqu64 zmm24, [rbp + 1536]                     ;   192.5 p2      58 dst
        vpternlogd zmm24, zmm4, [rbp + 15872], 0x78       ;   299.5 p0+p3   58 dst
        vmovdqu64 [r9 + 2496], zmm20                      ;   291.5 p7+p4   58 dst
        vmovdqu64 zmm4, [rbp + 12800]                     ;   194.5 p2      43 dst reload
        vmovdqu64 zmm20, [rbp + 1600]                     ;   194.3 p3      58 dst
        vpternlogd zmm20, zmm4, [rbp + 15744], 0x78       ;   299.8 p5+p2   58 dst
        vpxord zmm19, zmm19, zmm8                         ;   300.5 p0      58 dst
        vmovdqu64 zmm4, [rbp + 12672]                     ;   257.8 p3      43 dst reload
        vmovdqu64 zmm8, [rbp + 1856]                      ;   195.5 p2      58 dst
        vpternlogd zmm8, zmm4, [rbp + 13504], 0x78        ;   300.8 p5+p3   58 dst
        vpternlogd zmm19, zmm11, zmm17, 0x78              ;   301.5 p0      58 dst
        vmovdqu64 zmm4, [rbp + 13760]                     ;   196.5 p2      43 dst reload
        vpternlogd zmm16, zmm4, [rbp + 15936], 0x78       ;   301.8 p5+p3   58 dst
        vpxord zmm14, zmm14, zmm16                        ;   302.8 p0      58 dst
        vpternlogd zmm15, zmm8, zmm3, 0x96                ;   302.8 p5      58 dst
        vpxord zmm10, zmm10, [rbp + 1728]                 ;   303.5 p0+p2   58 dst
        vpxord zmm28, zmm28, [rbp + 1664]                 ;   303.8 p5+p3   58 dst
        vmovdqu64 [r9 + 2368], zmm25                      ;   298.8 p8+p9   58 dst
        vmovdqu64 zmm3, [rbp + 15296]                     ;   198.5 p2      43 dst reload
        vpternlogd zmm1, zmm3, [rbp + 15360], 0x78        ;   304.5 p0+p3   58 dst
        vpxord zmm9, zmm9, zmm1                           ;   305.5 p5      58 dst
        vmovdqu64 zmm1, [rbp + 12288]                     ;   199.5 p2      43 dst reload
        vpternlogd zmm27, zmm1, [rbp + 15552], 0x96       ;   305.5 p0+p3   58 dst
        vmovdqu64 zmm1, [rbp + 8320]                      ;   200.5 p2      43 dst reload
        vmovdqu64 zmm3, [rbp + 8256]                      ;   201.3 p3      43 dst reload
        vmovdqu64 zmm4, [rbp + 8128]                      ;   201.5 p2      43 dst
        vpternlogd zmm4, zmm3, zmm1, 0x96                 ;   305.8 p5      43 dst
        vpxord zmm7, zmm7, [r8 + 5360]{1to16}             ;   306.5 p0+p3   58 dst
        vmovdqu64 [r9 + 2752], zmm13                      ;   300.5 p7+p4   58 dst
        vpxord zmm5, zmm5, zmm22                          ;   306.8 p5      58 dst
        vmovdqu64 zmm8, [rbp + 1792]                      ;   202.5 p2      58 dst reload
        vpternlogd zmm30, zmm8, [rbp + 14656], 0x6c       ;   307.5 p0+p3   58 dst
        vpternlogd zmm6, zmm30, zmm12, 0x96               ;   308.5 p5      58 dst
        vpternlogd zmm0, zmm18, [rbp + 13568], 0x78       ;   308.5 p0+p2   58 dst
        vmovdqu64 [r9 + 3008], zmm14                      ;   303.8 p8+p9   58 dst
        vmovdqu64 [r9 + 2432], zmm27                      ;   306.5 p7+p4   58 dst
        vmovdqu64 zmm8, [rbp + 13184]                     ;   225.8 p3      43 dst reload
        vpternlogd zmm2, zmm8, [rbp + 14848], 0x78        ;   308.8 p5+p2   58 dst
        vmovdqu64 [r9 + 3712], zmm19                      ;   302.5 p8+p9   58 dst
        vpxord zmm22, zmm22, zmm0                         ;   309.5 p0      58 dst
        vmovdqu64 zmm0, [rbp + 14400]                     ;   246.8 p3      43 dst reload
        vpternlogd zmm21, zmm0, [rbp + 13312], 0x96       ;   309.8 p5+p2   58 dst
        vpxord zmm31, zmm31, zmm21                        ;   310.8 p0      58 dst
        vmovdqu64 zmm0, [rbp + 13120]                     ;   222.8 p3      43 dst reload
        vpternlogd zmm26, zmm0, [rbp + 13376], 0x96       ;   310.8 p5+p2   58 dst
        vmovdqu64 [r9 + 3648], zmm10                      ;   304.5 p7+p4   58 dst
        vmovdqu64 [r9 + 3584], zmm28                      ;   304.8 p8+p9   58 dst
        vmovdqu64 [r9 + 3968], zmm15                      ;   303.8 p7+p4   58 dst
        vmovdqu64 [r9 + 3520], zmm9                       ;   306.5 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 13952]                     ;   224.8 p3      43 dst reload
        vpternlogd zmm23, zmm0, [rbp + 12736], 0x96       ;   311.5 p0+p2   58 dst
        vmovdqu64 [r9 + 3200], zmm2                       ;   309.8 p7+p4   58 dst
        vmovdqu64 [r9 + 3840], zmm7                       ;   307.5 p8+p9   58 dst
        vmovdqu64 [r9 + 3776], zmm5                       ;   307.8 p7+p4   58 dst
        vmovdqu64 [r9 + 2880], zmm26                      ;   311.8 p8+p9   58 dst
        vmovdqu64 [r9 + 2944], zmm23                      ;   312.5 p7+p4   58 dst
        vmovdqu64 [r9 + 3264], zmm31                      ;   311.8 p8+p9   58 dst
        vmovdqu64 [r9 + 3904], zmm6                       ;   309.5 p7+p4   58 dst
        vmovdqu64 [r9 + 4032], zmm22                      ;   310.5 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 12416]                     ;   250.5 p3      43 dst reload
        vpternlogd zmm24, zmm0, [rbp + 12864], 0x96       ;   311.8 p5+p2   58 dst
        vmovdqu64 [r9 + 3392], zmm24                      ;   312.8 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 14080]                     ;   252.5 p3      43 dst reload
        vpternlogd zmm20, zmm0, [rbp + 12608], 0x96       ;   312.5 p0+p2   58 dst
        vmovdqu64 zmm0, [rbp + 10880]                     ;   210.3 p3      43 dst reload
        vmovdqu64 zmm2, [rbp + 10816]                     ;   210.5 p2      43 dst reload
        vmovdqu64 zmm5, [rbp + 10688]                     ;   211.3 p3      43 dst
        vpternlogd zmm5, zmm2, zmm0, 0x96                 ;   312.8 p5      43 dst
        vmovdqu64 [r9 + 3456], zmm20                      ;   313.5 p8+p9   58 dst
        vmovdqu64 zmm6, [rbp + 8512]                      ;   211.5 p2      43 dst reload
        vpxord zmm7, zmm4, zmm6                           ;   313.5 p0      43 dst
        vpxord zmm8, zmm7, [rbp + 8448]                   ;   314.5 p5+p3   43 dst
        vmovdqu64 zmm9, [rbp + 8064]                      ;   212.5 p2      43 dst reload
        vpxord zmm10, zmm7, zmm9                          ;   314.5 p0      43 dst
        vpxord zmm11, zmm8, [rbp + 8384]                  ;   315.5 p5+p3   43 dst
        vmovdqa64 zmm12, zmm8                             ;   315.5         43 dst copy
        vmovdqa64 zmm13, zmm7                             ;   314.5         43 dst copy
        vmovdqa64 zmm14, zmm7                             ;   314.5         43 dst copy
        vpxord zmm15, zmm11, zmm1                         ;   316.5 p0      43 dst
        vpxord zmm16, zmm11, zmm9                         ;   316.5 p5      43 dst
        vmovdqa64 zmm17, zmm15                            ;   317.5         43 dst copy
        vmovdqa64 zmm18, zmm15                            ;   317.5         43 dst copy
        vmovdqu64 zmm19, [rbp + 8192]                     ;   213.5 p2      43 dst reload
        vmovdqa64 zmm20, zmm3                             ;   207.3         43 dst copy
        vpternlogd zmm20, zmm10, zmm19, 0x96              ;   316.5 p0      43 dst
        vpxord zmm12, zmm12, zmm20                        ;   317.5 p5      43 dst
        vpxord zmm18, zmm18, zmm20                        ;   317.5 p0      43 dst
        vpandd zmm13, zmm13, zmm12                        ;   318.5 p5      43 dst
        vpxord zmm21, zmm12, zmm6                         ;   318.5 p0      43 dst
        vpxord zmm17, zmm17, zmm21                        ;   319.5 p5      43 dst
        vpternlogd zmm4, zmm11, zmm17, 0x78               ;   320.5 p0      43 dst
        vpxord zmm22, zmm17, zmm3                         ;   320.5 p5      43 dst
        vpxord zmm23, zmm21, zmm9                         ;   320.5 p0      43 dst
        vpternlogd zmm3, zmm23, zmm1, 0x96                ;   321.5 p5      43 dst
        vpandd zmm23, zmm23, zmm21                        ;   321.5 p0      43 dst
        vpxord zmm1, zmm1, zmm13                          ;   321.8 p5      43 dst
        vpternlogd zmm1, zmm18, zmm22, 0x78               ;   322.8 p0      43 dst
        vpternlogd zmm13, zmm4, zmm23, 0x96               ;   322.8 p5      43 dst
        vpxord zmm14, zmm14, zmm3                         ;   323.5 p0      43 dst
        vpternlogd zmm13, zmm8, zmm14, 0x78               ;   324.5 p5      43 dst
        vpxord zmm24, zmm18, zmm6                         ;   324.5 p0      43 dst
        vpord zmm25, zmm10, zmm6                          ;   324.8 p5      43 dst
        vpternlogd zmm4, zmm25, zmm23, 0x96               ;   325.8 p0      43 dst
        vpternlogd zmm23, zmm20, zmm3, 0x78               ;   325.8 p5      43 dst
        vpternlogd zmm25, zmm19, zmm10, 0x96              ;   326.5 p0      43 dst
        vpxord zmm19, zmm10, zmm22                        ;   326.8 p5      43 dst
        vpxord zmm1, zmm1, zmm23                          ;   327.5 p0      43 dst
        vpternlogd zmm4, zmm24, zmm19, 0x78               ;   327.8 p5      43 dst
        vpternlogd zmm25, zmm16, zmm15, 0x78              ;   328.5 p0      43 dst
        vpxord zmm23, zmm23, zmm25                        ;   329.5 p5      43 dst
        vmovdqu64 zmm25, [rbp + 11072]                    ;   214.3 p3      43 dst reload
        vpxord zmm26, zmm5, zmm25                         ;   329.5 p0      43 dst
        vpandd zmm27, zmm13, zmm1                         ;   329.8 p5      43 dst
        vpxord zmm4, zmm4, zmm27                          ;   330.8 p0      43 dst
        vpternlogd zmm13, zmm23, zmm4, 0x78               ;   331.8 p5      43 dst
        vpxord zmm4, zmm4, zmm1                           ;   331.8 p0      43 dst
        vpternlogd zmm1, zmm23, zmm13, 0x78               ;   332.8 p5      43 dst
        vpternlogd zmm27, zmm13, zmm4, 0x36               ;   332.8 p0      43 dst
        vmovdqu64 zmm28, [rbp + 5248]                     ;   214.5 p2      43 dst reload
        vmovdqu64 zmm29, [rbp + 5184]                     ;   215.3 p3      43 dst reload
        vmovdqu64 zmm30, [rbp + 5056]                     ;   215.5 p2      43 dst
        vpternlogd zmm30, zmm29, zmm28, 0x96              ;   332.8 p5      43 dst
        vpternlogd zmm23, zmm13, zmm1, 0x78               ;   333.8 p0      43 dst
        vpternlogd zmm4, zmm27, zmm1, 0x1e                ;   333.8 p5      43 dst
        vpandd zmm6, zmm6, zmm27                          ;   334.5 p0      43 dst
        vpandd zmm24, zmm24, zmm1                         ;   334.8 p5      43 dst
        vpxord zmm13, zmm27, zmm1                         ;   335.5 p0      43 dst
        vpandd zmm22, zmm22, zmm13                        ;   336.5 p5      43 dst
        vpternlogd zmm3, zmm22, zmm4, 0x6c                ;   337.5 p0      43 dst
        vmovdqa64 zmm31, zmm27                            ;   333.8         43 dst copy
        vmovdqu64 [rbp + 12608], zmm16                    ;   317.5 p7+p4   43 dst spill
        vpxord zmm16, zmm1, zmm23                         ;   336.8 p5      43 dst
        vpandd zmm17, zmm17, zmm16                        ;   337.8 p0      43 dst
        vpternlogd zmm20, zmm17, zmm4, 0x6c               ;   338.8 p5      43 dst
        vmovdqu64 [rbp + 14080], zmm22                    ;   337.5 p8+p9   43 dst spill
        vpxord zmm22, zmm4, zmm13                         ;   338.5 p0      43 dst
        vpxord zmm4, zmm4, zmm23                          ;   338.8 p5      43 dst
        vpternlogd zmm12, zmm6, zmm4, 0x6c                ;   339.8 p0      43 dst
        vpandd zmm15, zmm15, zmm22                        ;   339.8 p5      43 dst
        vpxord zmm31, zmm31, zmm4                         ;   340.5 p0      43 dst
        vpandd zmm9, zmm9, zmm31                          ;   341.5 p5      43 dst
        vpternlogd zmm7, zmm4, zmm9, 0x6a                 ;   342.5 p0      43 dst
        vmovdqa64 zmm4, zmm0                              ;   216.3         43 dst copy
        vmovdqu64 [rbp + 12864], zmm22                    ;   339.5 p7+p4   43 dst spill
        vmovdqa64 zmm22, zmm0                             ;   216.3         43 dst copy
        vmovdqu64 [rbp + 12416], zmm11                    ;   316.5 p8+p9   43 dst spill
        vmovdqa64 zmm11, zmm2                             ;   216.5         43 dst copy
        vmovdqu64 [rbp + 12736], zmm16                    ;   337.8 p7+p4   43 dst spill
        vpxord zmm16, zmm26, [rbp + 11008]                ;   341.8 p5+p3   43 dst
        vmovdqu64 [rbp + 13952], zmm8                     ;   315.5 p8+p9   43 dst spill
        vpxord zmm8, zmm26, [rbp + 10624]                 ;   342.5 p0+p2   43 dst
        vmovdqu64 [rbp + 13376], zmm9                     ;   342.5 p7+p4   43 dst spill
        vmovdqa64 zmm9, zmm26                             ;   330.5         43 dst copy
        vmovdqu64 [rbp + 13120], zmm10                    ;   315.5 p8+p9   43 dst spill
        vmovdqa64 zmm10, zmm26                            ;   330.5         43 dst copy
        vmovdqu64 [rbp + 13312], zmm27                    ;   333.8 p7+p4   43 dst spill
        vmovdqa64 zmm27, zmm25                            ;   220.3         43 dst copy
        vmovdqu64 [rbp + 14400], zmm21                    ;   319.5 p8+p9   43 dst spill
        vmovdqa64 zmm21, zmm25                            ;   220.3         43 dst copy
        vmovdqu64 [rbp + 14848], zmm31                    ;   341.5 p7+p4   43 dst spill
        vpord zmm31, zmm25, zmm8                          ;   343.5 p5      43 dst
        vmovdqu64 [rbp + 13184], zmm17                    ;   338.8 p8+p9   43 dst spill
        vmovdqa64 zmm17, zmm20                            ;   339.8         43 dst copy
        vpternlogd zmm17, zmm24, zmm15, 0x96              ;   343.5 p0      43 dst
        vmovdqu64 [rbp + 13568], zmm20                    ;   339.8 p7+p4   43 dst spill
        vpxord zmm20, zmm30, [rbp + 5440]                 ;   343.8 p5+p3   43 dst
        vmovdqu64 [rbp + 14656], zmm6                     ;   335.5 p8+p9   43 dst spill
        vmovdqa64 zmm6, zmm17                             ;   344.5         43 dst copy
        vpternlogd zmm6, zmm3, zmm7, 0x96                 ;   344.5 p0      43 dst
        vpternlogd zmm18, zmm13, zmm6, 0x6a               ;   345.5 p5      43 dst
        vpternlogd zmm12, zmm15, zmm18, 0x96              ;   346.5 p0      43 dst
        vpternlogd zmm14, zmm12, zmm23, 0x6c              ;   347.5 p5      43 dst
        vpternlogd zmm19, zmm1, zmm14, 0x6a               ;   348.5 p0      43 dst
        vpxord zmm1, zmm16, [rbp + 10944]                 ;   346.8 p5+p2   43 dst
        vpxord zmm4, zmm4, zmm1                           ;   347.8 p0      43 dst
        vmovdqa64 zmm13, zmm16                            ;   342.8         43 dst copy
        vmovdqu64 zmm15, [rbp + 10624]                    ;   227.2 p3      43 dst reload
        vmovdqu64 [rbp + 15552], zmm7                     ;   343.5 p7+p4   43 dst spill
        vpxord zmm7, zmm1, zmm15                          ;   347.8 p5      43 dst
        vmovdqu64 [rbp + 12288], zmm14                    ;   348.5 p8+p9   43 dst spill
        vmovdqa64 zmm14, zmm15                            ;   233.2         43 dst copy
        vmovdqu64 [rbp + 15360], zmm18                    ;   346.5 p7+p4   43 dst spill
        vmovdqa64 zmm18, zmm8                             ;   343.5         43 dst copy
        vmovdqu64 [rbp + 15296], zmm23                    ;   334.8 p8+p9   43 dst spill
        vmovdqa64 zmm23, zmm4                             ;   348.8         43 dst copy
        vmovdqu64 [rbp + 15936], zmm12                    ;   347.5 p7+p4   43 dst spill
        vmovdqa64 zmm12, zmm4                             ;   348.8         43 dst copy
        vmovdqu64 [rbp + 13760], zmm19                    ;   349.5 p8+p9   43 dst spill
        vmovdqa64 zmm19, zmm4                             ;   348.8         43 dst copy
        vmovdqu64 [rbp + 13504], zmm3                     ;   338.5 p7+p4   43 dst spill
        vmovdqa64 zmm3, zmm28                             ;   230.2         43 dst copy
        vmovdqu64 [rbp + 12672], zmm24                    ;   335.8 p8+p9   43 dst spill
        vmovdqa64 zmm24, zmm28                            ;   230.8         43 dst copy
        vmovdqu64 [rbp + 15744], zmm17                    ;   344.5 p7+p4   43 dst spill
        vmovdqa64 zmm17, zmm29                            ;   232.0         43 dst copy
        vmovdqu64 [rbp + 12800], zmm6                     ;   345.5 p8+p9   43 dst spill
        vpxord zmm6, zmm20, [rbp + 5376]                  ;   348.5 p0+p2   43 dst
        vpxord zmm28, zmm20, [rbp + 4992]                 ;   348.8 p5+p3   43 dst
        vmovdqa64 zmm29, zmm20                            ;   344.8         43 dst copy
        vmovdqu64 [rbp + 15872], zmm30                    ;   333.8 p7+p4   43 dst spill
        vmovdqa64 zmm30, zmm20                            ;   344.8         43 dst copy
        vmovdqu64 [rbp + 12992], zmm20                    ;   344.8 p8+p9   43 dst spill
        vpxord zmm20, zmm6, [rbp + 5312]                  ;   349.5 p0+p2   43 dst
        vpxord zmm3, zmm3, zmm20                          ;   350.5 p5      43 dst
        vmovdqu64 [rbp + 12224], zmm3                     ;   351.5 p7+p4   43 dst spill
        vmovdqa64 zmm3, zmm6                              ;   349.5         43 dst copy
        vmovdqu64 [rbp + 14784], zmm6                     ;   349.5 p8+p9   43 dst spill
        vmovdqu64 zmm6, [rbp + 12224]                     ;   351.5 p3      43 dst
        vmovdqu64 [rbp + 13632], zmm20                    ;   350.5 p7+p4   43 dst spill
        vmovdqu64 zmm20, [rbp + 12224]                    ;   351.5 p2      43 dst
        vmovdqu64 [rbp + 14720], zmm28                    ;   349.8 p8+p9   43 dst spill
        vmovdqu64 zmm28, [rbp + 13632]                    ;   350.5 p3      43 dst
        vpxord zmm28, zmm28, [rbp + 4992]                 ;   356.5 p0+p2   43 dst
        vmovdqu64 [rbp + 12544], zmm28                    ;   357.5 p7+p4   43 dst spill
        vmovdqu64 zmm28, [rbp + 14720]                    ;   349.8 p3      43 dst
        vpord zmm28, zmm28, [rbp + 5440]                  ;   355.8 p5+p2   43 dst
        vmovdqu64 [rbp + 13824], zmm28                    ;   356.8 p8+p9   43 dst spill
        vmovdqu64 zmm28, [rbp + 14720]                    ;   349.8 p3      43 dst
        vmovdqu64 [rbp + 14016], zmm26                    ;   330.5 p7+p4   43 dst spill
        vmovdqa64 zmm26, zmm2                             ;   242.5         43 dst copy
        vpternlogd zmm26, zmm8, [rbp + 10752], 0x96       ;   351.5 p0+p2   43 dst
        vpxord zmm13, zmm13, zmm26                        ;   352.5 p5      43 dst
        vpxord zmm27, zmm27, zmm13                        ;   353.5 p0      43 dst
        vpandd zmm9, zmm9, zmm13                          ;   353.5 p5      43 dst
        vpxord zmm22, zmm22, zmm9                         ;   354.5 p0      43 dst
        vpxord zmm12, zmm12, zmm26                        ;   353.8 p5      43 dst
        vpxord zmm21, zmm21, zmm12                        ;   354.8 p0      43 dst
        vpxord zmm23, zmm23, zmm27                        ;   354.8 p5      43 dst
        vpternlogd zmm5, zmm1, zmm23, 0x78                ;   355.8 p0      43 dst
        vpxord zmm11, zmm11, zmm23                        ;   355.8 p5      43 dst
        vpternlogd zmm22, zmm12, zmm11, 0x78              ;   356.8 p0      43 dst
        vpxord zmm14, zmm14, zmm27                        ;   356.8 p5      43 dst
        vpternlogd zmm2, zmm0, zmm14, 0x96                ;   357.8 p0      43 dst
        vpandd zmm14, zmm14, zmm27                        ;   357.8 p5      43 dst
        vpternlogd zmm9, zmm5, zmm14, 0x96                ;   358.8 p0      43 dst
        vpternlogd zmm5, zmm31, zmm14, 0x96               ;   358.8 p5      43 dst
        vpternlogd zmm14, zmm26, zmm2, 0x78               ;   359.5 p0      43 dst
        vmovdqu64 zmm0, [rbp + 12224]                     ;   351.5 p3      43 dst
        vpxord zmm18, zmm18, zmm11                        ;   359.8 p5      43 dst
        vpternlogd zmm5, zmm21, zmm18, 0x78               ;   360.8 p0      43 dst
        vpxord zmm10, zmm10, zmm2                         ;   360.8 p5      43 dst
        vpternlogd zmm9, zmm16, zmm10, 0x78               ;   361.8 p0      43 dst
        vpxord zmm22, zmm22, zmm14                        ;   361.8 p5      43 dst
        vpternlogd zmm31, zmm8, [rbp + 10752], 0x96       ;   362.5 p0+p2   43 dst
        vpternlogd zmm31, zmm4, zmm7, 0x78                ;   363.5 p5      43 dst
        vpxord zmm14, zmm14, zmm31                        ;   364.5 p0      43 dst
        vpandd zmm4, zmm9, zmm22                          ;   363.8 p5      43 dst
        vpxord zmm5, zmm5, zmm4                           ;   364.8 p0      43 dst
        vpternlogd zmm9, zmm14, zmm5, 0x78                ;   365.8 p5      43 dst
        vpxord zmm5, zmm5, zmm22                          ;   365.8 p0      43 dst
        vpternlogd zmm22, zmm14, zmm9, 0x78               ;   366.8 p5      43 dst
        vpternlogd zmm4, zmm9, zmm5, 0x36                 ;   366.8 p0      43 dst
        vpternlogd zmm14, zmm9, zmm22, 0x78               ;   367.8 p5      43 dst
        vpternlogd zmm5, zmm4, zmm22, 0x1e                ;   367.8 p0      43 dst
        vpandd zmm25, zmm25, zmm4                         ;   367.8 p5      43 dst
        vpandd zmm21, zmm21, zmm22                        ;   368.5 p0      43 dst
        vpxord zmm9, zmm4, zmm22                          ;   368.8 p5      43 dst
        vpandd zmm11, zmm11, zmm9                         ;   369.8 p0      43 dst
        vpternlogd zmm2, zmm11, zmm5, 0x6c                ;   370.8 p5      43 dst
        vmovdqa64 zmm31, zmm4                             ;   367.8         43 dst copy
        vmovdqu64 [rbp + 14208], zmm7                     ;   348.8 p8+p9   43 dst spill
        vpxord zmm7, zmm9, zmm5                           ;   370.5 p0      43 dst
        vpandd zmm19, zmm19, zmm7                         ;   371.5 p5      43 dst
        vmovdqu64 [rbp + 15168], zmm7                     ;   371.5 p7+p4   43 dst spill
        vpxord zmm7, zmm5, zmm14                          ;   371.5 p0      43 dst
        vpternlogd zmm13, zmm25, zmm7, 0x6c               ;   372.5 p5      43 dst
        vpxord zmm31, zmm31, zmm7                         ;   372.5 p0      43 dst
        vpandd zmm15, zmm15, zmm31                        ;   373.5 p5      43 dst
        vmovdqu64 [rbp + 14592], zmm11                    ;   370.8 p8+p9   43 dst spill
        vpxord zmm11, zmm22, zmm14                        ;   373.5 p0      43 dst
        vpandd zmm23, zmm23, zmm11                        ;   374.5 p5      43 dst
        vpternlogd zmm26, zmm5, zmm23, 0x6a               ;   375.5 p0      43 dst
        vpternlogd zmm7, zmm15, [rbp + 14016], 0x6c       ;   374.8 p5+p3   43 dst
        vmovdqa64 zmm5, zmm26                             ;   376.5         43 dst copy
        vpternlogd zmm5, zmm21, zmm19, 0x96               ;   376.5 p0      43 dst
        vmovdqu64 [rbp + 14016], zmm1                     ;   347.8 p7+p4   43 dst spill
        vmovdqa64 zmm1, zmm5                              ;   377.5         43 dst copy
        vpternlogd zmm1, zmm2, zmm7, 0x96                 ;   377.5 p5      43 dst
        vpternlogd zmm12, zmm9, zmm1, 0x6a                ;   378.5 p0      43 dst
        vpternlogd zmm13, zmm19, zmm12, 0x96              ;   379.5 p5      43 dst
        vpternlogd zmm10, zmm13, zmm14, 0x6c              ;   380.5 p0      43 dst
        vpternlogd zmm18, zmm22, zmm10, 0x6a              ;   381.5 p5      43 dst
        vmovdqu64 zmm9, [rbp + 14720]                     ;   349.8 p2      43 dst reload
        vmovdqu64 zmm19, [rbp + 5120]                     ;   259.0 p3      43 dst reload
        vmovdqu64 zmm22, [rbp + 5184]                     ;   259.8 p2      43 dst
        vpternlogd zmm22, zmm19, zmm9, 0x96               ;   378.5 p0      43 dst
        vpxord zmm3, zmm3, zmm22                          ;   379.5 p5      43 dst
        vpxord zmm20, zmm20, zmm22                        ;   379.5 p0      43 dst
        vpandd zmm29, zmm29, zmm3                         ;   380.5 p5      43 dst
        vpxord zmm24, zmm24, zmm29                        ;   381.5 p0      43 dst
        vpternlogd zmm19, zmm9, [rbp + 13824], 0x96       ;   380.8 p5+p3   43 dst
        vpxord zmm9, zmm3, [rbp + 5440]                   ;   381.5 p0+p2   43 dst
        vpxord zmm6, zmm6, zmm9                           ;   382.5 p5      43 dst
        vpxord zmm17, zmm17, zmm6                         ;   383.5 p0      43 dst
        vpternlogd zmm24, zmm20, zmm17, 0x78              ;   384.5 p5      43 dst
        vpxord zmm28, zmm28, zmm17                        ;   384.5 p0      43 dst
        vmovdqu64 [rbp + 15680], zmm7                     ;   375.8 p8+p9   43 dst spill
        vpxord zmm7, zmm20, [rbp + 5440]                  ;   383.8 p5+p3   43 dst
        vmovdqu64 [rbp + 15488], zmm10                    ;   381.5 p7+p4   43 dst spill
        vpxord zmm10, zmm9, [rbp + 4992]                  ;   384.5 p0+p2   43 dst
        vmovdqu64 [rbp + 14144], zmm11                    ;   374.5 p8+p9   43 dst spill
        vpandd zmm11, zmm9, zmm10                         ;   385.5 p5      43 dst
        vmovdqu64 [rbp + 14336], zmm9                     ;   382.5 p7+p4   43 dst spill
        vmovdqa64 zmm9, zmm6                              ;   383.5         43 dst copy
        vmovdqu64 [rbp + 12352], zmm26                    ;   376.5 p8+p9   43 dst spill
        vmovdqa64 zmm26, zmm7                             ;   384.8         43 dst copy
        vmovdqu64 [rbp + 13696], zmm12                    ;   379.5 p7+p4   43 dst spill
        vmovdqu64 zmm12, [rbp + 15872]                    ;   333.8 p3      43 dst reload
        vpternlogd zmm6, zmm12, [rbp + 13632], 0x6c       ;   385.5 p0+p2   43 dst
        vpternlogd zmm29, zmm6, zmm11, 0x96               ;   386.5 p5      43 dst
        vpternlogd zmm6, zmm11, [rbp + 13824], 0x96       ;   386.5 p0+p3   43 dst
        vpternlogd zmm6, zmm7, zmm28, 0x78                ;   387.5 p5      43 dst
        vmovdqu64 zmm7, [rbp + 5184]                      ;   264.3 p2      43 dst reload
        vpternlogd zmm10, zmm7, [rbp + 5248], 0x96        ;   387.5 p0+p3   43 dst
        vpternlogd zmm11, zmm22, zmm10, 0x78              ;   388.5 p5      43 dst
        vpxord zmm30, zmm30, zmm10                        ;   388.5 p0      43 dst
        vpxord zmm24, zmm24, zmm11                        ;   389.5 p5      43 dst
        vmovdqu64 zmm7, [rbp + 14784]                     ;   349.5 p2      43 dst reload
        vpternlogd zmm29, zmm30, zmm7, 0x78               ;   389.5 p0      43 dst
        vpandd zmm12, zmm29, zmm24                        ;   390.5 p5      43 dst
        vpxord zmm6, zmm6, zmm12                          ;   391.5 p0      43 dst
        vpxord zmm7, zmm24, zmm6                          ;   392.5 p5      43 dst
        vmovdqu64 [rbp + 13824], zmm16                    ;   342.8 p8+p9   43 dst spill
        vmovdqu64 zmm16, [rbp + 12544]                    ;   357.5 p3      43 dst reload
        vpternlogd zmm19, zmm16, [rbp + 12224], 0x78      ;   391.5 p0+p2   43 dst
        vpxord zmm11, zmm11, zmm19                        ;   392.5 p5      43 dst
        vpternlogd zmm29, zmm6, zmm11, 0x78               ;   393.5 p0      43 dst
        vpternlogd zmm24, zmm11, zmm29, 0x78              ;   394.5 p5      43 dst
        vpternlogd zmm12, zmm29, zmm7, 0x36               ;   394.5 p0      43 dst
        vpternlogd zmm11, zmm29, zmm24, 0x78              ;   395.5 p5      43 dst
        vmovdqu64 zmm6, [rbp + 7808]                      ;   267.7 p3      43 dst reload
        vmovdqu64 zmm19, [rbp + 7744]                     ;   267.8 p2      43 dst reload
        vmovdqu64 zmm29, [rbp + 7616]                     ;   268.7 p3      43 dst
        vpternlogd zmm29, zmm19, zmm6, 0x96               ;   394.5 p0      43 dst
        vpternlogd zmm7, zmm12, zmm24, 0x1e               ;   395.5 p5      43 dst
        vpandd zmm26, zmm26, zmm24                        ;   395.5 p0      43 dst
        vpxord zmm16, zmm24, zmm12                        ;   395.8 p5      43 dst
        vpandd zmm17, zmm17, zmm16                        ;   396.8 p0      43 dst
        vpternlogd zmm10, zmm17, zmm7, 0x6c               ;   397.8 p5      43 dst
        vmovdqu64 [rbp + 12224], zmm17                    ;   397.8 p7+p4   43 dst spill
        vpxord zmm17, zmm16, zmm7                         ;   397.5 p0      43 dst
        vpandd zmm0, zmm0, zmm17                          ;   398.5 p5      43 dst
        vmovdqu64 [rbp + 15872], zmm17                    ;   398.5 p8+p9   43 dst spill
        vpxord zmm17, zmm7, zmm11                         ;   398.5 p0      43 dst
        vmovdqu64 [rbp + 13248], zmm14                    ;   368.8 p7+p4   43 dst spill
        vpxord zmm14, zmm24, zmm11                        ;   398.8 p5      43 dst
        vpandd zmm9, zmm9, zmm14                          ;   399.8 p0      43 dst
        vpternlogd zmm22, zmm7, zmm9, 0x6a                ;   400.8 p5      43 dst
        vmovdqu64 zmm7, [rbp + 8000]                      ;   270.7 p2      43 dst reload
        vmovdqu64 [rbp + 15104], zmm14                    ;   399.8 p8+p9   43 dst spill
        vpxord zmm14, zmm29, zmm7                         ;   400.5 p0      43 dst
        vmovdqu64 [rbp + 14528], zmm9                     ;   400.8 p7+p4   43 dst spill
        vpandd zmm9, zmm12, [rbp + 5440]                  ;   400.8 p5+p3   43 dst
        vpternlogd zmm3, zmm9, zmm17, 0x6c                ;   401.8 p0      43 dst
        vmovdqu64 [rbp + 14272], zmm9                     ;   401.8 p8+p9   43 dst spill
        vpxord zmm9, zmm12, zmm17                         ;   401.8 p5      43 dst
        vmovdqu64 [rbp + 14912], zmm12                    ;   395.5 p7+p4   43 dst spill
        vmovdqa64 zmm12, zmm6                             ;   273.7         43 dst copy
        vmovdqu64 [rbp + 13440], zmm13                    ;   380.5 p8+p9   43 dst spill
        vmovdqa64 zmm13, zmm6                             ;   273.7         43 dst copy
        vmovdqu64 [rbp + 15232], zmm18                    ;   382.5 p7+p4   43 dst spill
        vmovdqa64 zmm18, zmm19                            ;   273.8         43 dst copy
        vmovdqu64 [rbp + 15808], zmm15                    ;   374.5 p8+p9   43 dst spill
        vpandd zmm15, zmm9, [rbp + 4992]                  ;   402.8 p0+p2   43 dst
        vpternlogd zmm17, zmm15, [rbp + 12992], 0x6c      ;   403.8 p5+p3   43 dst
        vmovdqu64 [rbp + 12992], zmm15                    ;   403.8 p7+p4   43 dst spill
        vmovdqu64 zmm15, [rbp + 12800]                    ;   345.5 p2      58 dst
        vpxord zmm15, zmm15, [rbp + 1920]                 ;   403.5 p0+p3   58 dst
        vmovdqu64 [rbp + 12800], zmm15                    ;   404.5 p8+p9   58 dst spill
        vmovdqu64 zmm15, [rbp + 15744]                    ;   344.5 p2      58 dst
        vpxord zmm15, zmm15, [rbp + 1984]                 ;   403.8 p5+p3   58 dst
        vmovdqu64 [rbp + 15744], zmm15                    ;   404.8 p7+p4   58 dst spill
        vmovdqa64 zmm15, zmm7                             ;   276.7         43 dst copy
        vmovdqu64 [rbp + 12480], zmm9                     ;   402.8 p8+p9   43 dst spill
        vmovdqa64 zmm9, zmm7                              ;   276.7         43 dst copy
        vmovdqu64 [rbp + 12928], zmm2                     ;   371.8 p7+p4   43 dst spill
        vmovdqa64 zmm2, zmm7                              ;   276.7         43 dst copy
        vmovdqu64 [rbp + 15616], zmm8                     ;   343.5 p8+p9   43 dst spill
        vmovdqa64 zmm8, zmm22                             ;   401.8         43 dst copy
        vpternlogd zmm8, zmm26, zmm0, 0x96                ;   404.5 p0      43 dst
        vmovdqu64 [rbp + 15040], zmm22                    ;   401.8 p7+p4   43 dst spill
        vmovdqa64 zmm22, zmm8                             ;   405.5         43 dst copy
        vpternlogd zmm22, zmm10, zmm17, 0x96              ;   405.5 p5      43 dst
        vpternlogd zmm20, zmm16, zmm22, 0x6a              ;   406.5 p0      43 dst
        vmovdqu64 zmm16, [rbp + 13184]                    ;   338.8 p2      58 dst
        vpternlogd zmm3, zmm0, zmm20, 0x96                ;   407.5 p5      43 dst
        vpternlogd zmm30, zmm3, zmm11, 0x6c               ;   408.5 p0      43 dst
        vmovdqu64 zmm0, [rbp + 13760]                     ;   349.5 p3      58 dst
        vpternlogd zmm28, zmm24, zmm30, 0x6a              ;   409.5 p5      43 dst
        vmovdqu64 zmm24, [rbp + 15936]                    ;   347.5 p2      58 dst
        vpxord zmm24, zmm24, [r8 + 5392]{1to16}           ;   407.5 p0+p3   58 dst
        vmovdqu64 [rbp + 15936], zmm24                    ;   408.5 p8+p9   58 dst spill
        vmovdqu64 zmm24, [rbp + 14080]                    ;   337.5 p2      58 dst
        vpxord zmm24, zmm24, [r8 + 5404]{1to16}           ;   407.8 p5+p3   58 dst
        vmovdqu64 [rbp + 14080], zmm17                    ;   404.8 p7+p4   43 dst spill
        vpxord zmm17, zmm14, [rbp + 7936]                 ;   408.5 p0+p2   43 dst
        vmovdqu64 [rbp + 13184], zmm30                    ;   409.5 p8+p9   43 dst spill
        vmovdqu64 zmm30, [rbp + 13760]                    ;   349.5 p3      58 dst
        vmovdqu64 [rbp + 13760], zmm20                    ;   407.5 p7+p4   43 dst spill
        vpxord zmm20, zmm14, [rbp + 7552]                 ;   408.8 p5+p2   43 dst
        vpxord zmm1, zmm1, [rbp + 2176]                   ;   409.5 p0+p3   58 dst
        vpord zmm2, zmm2, zmm20                           ;   409.8 p5      43 dst
        vmovdqu64 [rbp + 14976], zmm1                     ;   410.5 p8+p9   58 dst spill
        vmovdqa64 zmm1, zmm14                             ;   401.5         43 dst copy
        vmovdqu64 [rbp + 15424], zmm11                    ;   396.5 p7+p4   43 dst spill
        vmovdqa64 zmm11, zmm14                            ;   401.5         43 dst copy
        vmovdqu64 [rbp + 12160], zmm3                     ;   408.5 p8+p9   43 dst spill
        vpxord zmm3, zmm17, [rbp + 7872]                  ;   410.5 p0+p2   43 dst
        vpxord zmm12, zmm12, zmm3                         ;   411.5 p5      43 dst
        vmovdqu64 [rbp + 13056], zmm28                    ;   410.5 p7+p4   43 dst spill
        vmovdqa64 zmm28, zmm17                            ;   409.5         43 dst copy
        vmovdqu64 [rbp + 13888], zmm10                    ;   398.8 p8+p9   43 dst spill
        vpxord zmm10, zmm3, [rbp + 7552]                  ;   411.5 p0+p3   43 dst
        vmovdqu64 [rbp + 14464], zmm26                    ;   396.5 p7+p4   43 dst spill
        vmovdqa64 zmm26, zmm12                            ;   412.5         43 dst copy
        vmovdqu64 [rbp + 16000], zmm8                     ;   405.5 p8+p9   43 dst spill
        vmovdqa64 zmm8, zmm12                             ;   412.5         43 dst copy
        vmovdqu64 [rbp + 16064], zmm22                    ;   406.5 p7+p4   43 dst spill
        vmovdqa64 zmm22, zmm12                            ;   412.5         43 dst copy
        vmovdqu64 [rbp + 16128], zmm4                     ;   367.8 p8+p9   43 dst spill
        vmovdqa64 zmm4, zmm20                             ;   409.8         43 dst copy
        vmovdqu64 [rbp + 16192], zmm27                    ;   354.5 p7+p4   43 dst spill
        vmovdqa64 zmm27, zmm19                            ;   291.2         43 dst copy
        vpternlogd zmm27, zmm20, [rbp + 7680], 0x96       ;   411.8 p5+p2   43 dst
        vpternlogd zmm21, zmm25, [r8 + 5416]{1to16}, 0x96 ;   412.5 p0+p3   58 dst
        vpxord zmm5, zmm5, [rbp + 2240]                   ;   412.8 p5+p2   58 dst
        vpxord zmm28, zmm28, zmm27                        ;   413.5 p0      43 dst
        vpxord zmm15, zmm15, zmm28                        ;   414.5 p5      43 dst
        vpandd zmm1, zmm1, zmm28                          ;   414.5 p0      43 dst
        vpxord zmm13, zmm13, zmm1                         ;   415.5 p5      43 dst
        vpxord zmm8, zmm8, zmm27                          ;   415.5 p0      43 dst
        vpxord zmm23, zmm23, zmm21                        ;   415.8 p5      58 dst
        vpxord zmm9, zmm9, zmm8                           ;   416.5 p0      43 dst
        vpxord zmm26, zmm26, zmm15                        ;   416.8 p5      43 dst
        vmovdqu64 zmm21, [rbp + 15232]                    ;   382.5 p3      58 dst
        vpternlogd zmm29, zmm3, zmm26, 0x78               ;   417.8 p0      43 dst
        vpxord zmm18, zmm18, zmm26                        ;   417.8 p5      43 dst
        vmovdqu64 zmm25, [rbp + 13440]                    ;   380.5 p2      58 dst
        vpxord zmm25, zmm25, [r8 + 5424]{1to16}           ;   418.5 p0+p3   58 dst
        vpternlogd zmm13, zmm8, zmm18, 0x78               ;   418.8 p5      43 dst
        vpxord zmm4, zmm4, zmm18                          ;   419.5 p0      43 dst
        vmovdqu64 [rbp + 13440], zmm25                    ;   419.5 p8+p9   58 dst spill
        vpxord zmm25, zmm15, [rbp + 7552]                 ;   419.8 p5+p2   43 dst
        vpternlogd zmm19, zmm6, zmm25, 0x96               ;   420.8 p0      43 dst
        vpandd zmm25, zmm25, zmm15                        ;   420.8 p5      43 dst
        vpternlogd zmm1, zmm29, zmm25, 0x96               ;   421.8 p0      43 dst
        vpternlogd zmm29, zmm2, zmm25, 0x96               ;   421.8 p5      43 dst
        vpternlogd zmm25, zmm27, zmm19, 0x78              ;   422.5 p0      43 dst
        vmovdqu64 zmm6, [rbp + 14592]                     ;   370.8 p3      58 dst
        vpxord zmm6, zmm6, [r8 + 5436]{1to16}             ;   422.8 p5+p2   58 dst
        vpternlogd zmm29, zmm9, zmm4, 0x78                ;   423.5 p0      43 dst
        vpxord zmm11, zmm11, zmm19                        ;   423.8 p5      43 dst
        vpternlogd zmm1, zmm17, zmm11, 0x78               ;   424.8 p0      43 dst
        vpxord zmm13, zmm13, zmm25                        ;   424.8 p5      43 dst
        vmovdqu64 [rbp + 14592], zmm5                     ;   413.8 p7+p4   58 dst spill
        vmovdqu64 zmm5, [rbp + 15232]                     ;   382.5 p3      58 dst
        vmovdqu64 [rbp + 15232], zmm3                     ;   411.5 p8+p9   43 dst spill
        vmovdqu64 zmm3, [rbp + 16064]                     ;   406.5 p2      58 dst
        vpxord zmm3, zmm3, [rbp + 2432]                   ;   425.5 p0+p3   58 dst
        vmovdqu64 [rbp + 16064], zmm3                     ;   426.5 p7+p4   58 dst spill
        vmovdqu64 zmm3, [rbp + 16000]                     ;   405.5 p2      58 dst
        vpxord zmm3, zmm3, [rbp + 2496]                   ;   425.8 p5+p3   58 dst
        vmovdqu64 [rbp + 16000], zmm3                     ;   426.8 p8+p9   58 dst spill
        vmovdqu64 zmm3, [rbp + 14528]                     ;   400.8 p2      58 dst
        vpternlogd zmm2, zmm20, [rbp + 7680], 0x96        ;   426.5 p0+p3   43 dst
        vpternlogd zmm2, zmm12, zmm10, 0x78               ;   427.5 p5      43 dst
        vpxord zmm25, zmm25, zmm2                         ;   428.5 p0      43 dst
        vpternlogd zmm23, zmm31, [rbp + 16192], 0x78      ;   427.8 p5+p2   58 dst
        vmovdqu64 zmm2, [rbp + 14656]                     ;   335.5 p3      43 dst reload
        vmovdqu64 zmm12, [rbp + 12672]                    ;   335.8 p2      58 dst
        vpternlogd zmm12, zmm2, [r8 + 5384]{1to16}, 0x96  ;   428.5 p0+p3   58 dst
        vpxord zmm16, zmm16, zmm12                        ;   429.5 p5      58 dst
        vmovdqu64 zmm2, [rbp + 13312]                     ;   333.8 p2      43 dst reload
        vmovdqu64 zmm12, [rbp + 13120]                    ;   315.5 p3      58 dst
        vpternlogd zmm12, zmm2, [r8 + 5388]{1to16}, 0x6a  ;   429.5 p0+p2   58 dst
        vpandd zmm2, zmm1, zmm13                          ;   429.8 p5      43 dst
        vmovdqu64 zmm31, [rbp + 13056]                    ;   410.5 p3      58 dst
        vpxord zmm29, zmm29, zmm2                         ;   430.8 p0      43 dst
        vpternlogd zmm1, zmm25, zmm29, 0x78               ;   431.8 p5      43 dst
        vpxord zmm29, zmm29, zmm13                        ;   431.8 p0      43 dst
        vpternlogd zmm13, zmm25, zmm1, 0x78               ;   432.8 p5      43 dst
        vpternlogd zmm2, zmm1, zmm29, 0x36                ;   432.8 p0      43 dst
        vpternlogd zmm25, zmm1, zmm13, 0x78               ;   433.8 p5      43 dst
        vmovdqu64 zmm1, [rbp + 12160]                     ;   408.5 p2      58 dst
        vpxord zmm1, zmm1, [r8 + 5456]{1to16}             ;   433.5 p0+p3   58 dst
        vpternlogd zmm29, zmm2, zmm13, 0x1e               ;   433.8 p5      43 dst
        vpandd zmm7, zmm7, zmm2                           ;   434.5 p0      43 dst
        vmovdqu64 [rbp + 12160], zmm1                     ;   434.5 p7+p4   58 dst spill
        vmovdqu64 zmm1, [rbp + 12224]                     ;   397.8 p2      58 dst
        vpxord zmm1, zmm1, [r8 + 5468]{1to16}             ;   434.8 p5+p3   58 dst
        vpandd zmm9, zmm9, zmm13                          ;   435.5 p0      43 dst
        vmovdqu64 [rbp + 12224], zmm23                    ;   428.8 p8+p9   58 dst spill
        vmovdqu64 zmm23, [rbp + 13056]                    ;   410.5 p2      58 dst
        vmovdqu64 [rbp + 13056], zmm10                    ;   412.5 p7+p4   43 dst spill
        vpxord zmm10, zmm2, zmm13                         ;   435.8 p5      43 dst
        vpandd zmm18, zmm18, zmm10                        ;   436.8 p0      43 dst
        vpternlogd zmm19, zmm18, zmm29, 0x6c              ;   437.8 p5      43 dst
        vmovdqu64 [rbp + 13312], zmm18                    ;   437.8 p8+p9   43 dst spill
        vmovdqa64 zmm18, zmm2                             ;   433.8         43 dst copy
        vmovdqu64 [rbp + 13120], zmm17                    ;   409.5 p7+p4   43 dst spill
        vpxord zmm17, zmm13, zmm25                        ;   437.5 p0      43 dst
        vpandd zmm26, zmm26, zmm17                        ;   438.5 p5      43 dst
        vpternlogd zmm27, zmm26, zmm29, 0x6c              ;   439.5 p0      43 dst
        vmovdqu64 [rbp + 14656], zmm17                    ;   438.5 p8+p9   43 dst spill
        vpxord zmm17, zmm29, zmm10                        ;   438.8 p5      43 dst
        vpxord zmm29, zmm29, zmm25                        ;   439.5 p0      43 dst
        vpternlogd zmm28, zmm7, zmm29, 0x6c               ;   440.5 p5      43 dst
        vpandd zmm22, zmm22, zmm17                        ;   440.5 p0      43 dst
        vpxord zmm18, zmm18, zmm29                        ;   440.8 p5      43 dst
        vpternlogd zmm20, zmm2, [r8 + 5484]{1to16}, 0x6a  ;   441.5 p0+p3   58 dst
        vpternlogd zmm7, zmm9, [r8 + 5480]{1to16}, 0x96   ;   441.8 p5+p2   58 dst
        vpternlogd zmm9, zmm27, zmm22, 0x96               ;   442.5 p0      43 dst
        vpandd zmm2, zmm18, [rbp + 7552]                  ;   442.8 p5+p3   43 dst
        vpternlogd zmm14, zmm29, zmm2, 0x6a               ;   443.8 p0      43 dst
        vpternlogd zmm2, zmm20, zmm19, 0x96               ;   443.8 p5      58 dst
        vpternlogd zmm19, zmm9, zmm14, 0x96               ;   444.8 p0      43 dst
        vpternlogd zmm8, zmm10, zmm19, 0x6a               ;   445.8 p5      43 dst
        vmovdqu64 zmm10, [rbp + 16128]                    ;   367.8 p2      43 dst reload
        vmovdqu64 zmm20, [rbp + 15616]                    ;   343.5 p3      58 dst
        vpternlogd zmm20, zmm10, [r8 + 5420]{1to16}, 0x6a ;   445.5 p0+p2   58 dst
        vmovdqu64 zmm10, [rbp + 13312]                    ;   437.8 p3      58 dst
        vpxord zmm10, zmm10, [r8 + 5500]{1to16}           ;   445.8 p5+p2   58 dst
        vpternlogd zmm28, zmm22, zmm8, 0x96               ;   446.8 p0      43 dst
        vpternlogd zmm11, zmm28, zmm25, 0x6c              ;   447.8 p5      43 dst
        vpternlogd zmm4, zmm13, zmm11, 0x6a               ;   448.8 p0      43 dst
        vmovdqu64 zmm13, [rbp + 12800]                    ;   404.5 p3      58 dst reload
        vmovdqu64 [r9 + 4096], zmm13                      ;   410.5 p7+p4   58 dst
        vmovdqu64 zmm13, [rbp + 15744]                    ;   404.8 p2      58 dst reload
        vmovdqu64 [r9 + 4160], zmm13                      ;   410.8 p8+p9   58 dst
        vmovdqu64 zmm13, [rbp + 15936]                    ;   408.5 p3      58 dst reload
        vmovdqu64 [r9 + 4352], zmm13                      ;   414.5 p7+p4   58 dst
        vmovdqu64 zmm13, [rbp + 14976]                    ;   410.5 p2      58 dst reload
        vmovdqu64 [r9 + 4608], zmm13                      ;   416.5 p8+p9   58 dst
        vmovdqu64 zmm13, [rbp + 14592]                    ;   413.8 p3      58 dst reload
        vmovdqu64 [r9 + 4672], zmm13                      ;   419.8 p7+p4   58 dst
        vmovdqu64 zmm13, [rbp + 12224]                    ;   428.8 p2      58 dst reload
        vmovdqu64 [r9 + 4736], zmm13                      ;   434.8 p8+p9   58 dst
        vmovdqu64 zmm13, [rbp + 13440]                    ;   419.5 p3      58 dst reload
        vmovdqu64 [r9 + 4864], zmm13                      ;   425.5 p7+p4   58 dst
        vmovdqu64 zmm13, [rbp + 16064]                    ;   426.5 p2      58 dst reload
        vmovdqu64 [r9 + 5120], zmm13                      ;   432.5 p8+p9   58 dst
        vmovdqu64 zmm13, [rbp + 16000]                    ;   426.8 p3      58 dst reload
        vmovdqu64 [r9 + 5184], zmm13                      ;   432.8 p7+p4   58 dst
        vmovdqu64 zmm13, [rbp + 12160]                    ;   434.5 p2      58 dst reload
        vmovdqu64 [r9 + 5376], zmm13                      ;   440.5 p8+p9   58 dst
        vmovdqu64 zmm13, [rbp + 14272]                    ;   401.8 p3      43 dst reload
        vmovdqu64 zmm22, [rbp + 14464]                    ;   396.5 p2      58 dst
        vpternlogd zmm22, zmm13, [r8 + 5448]{1to16}, 0x96 ;   447.8 p5+p3   58 dst
        vmovdqu64 zmm13, [rbp + 12608]                    ;   320.7 p2      43 dst reload
        vpternlogd zmm24, zmm13, [rbp + 12864], 0x78      ;   448.5 p0+p3   58 dst
        vpxord zmm30, zmm30, zmm24                        ;   449.5 p5      58 dst
        vmovdqu64 zmm13, [rbp + 14912]                    ;   395.5 p2      43 dst reload
        vmovdqu64 zmm24, [rbp + 14720]                    ;   349.8 p3      58 dst
        vpternlogd zmm24, zmm13, [r8 + 5452]{1to16}, 0x6a ;   449.5 p0+p2   58 dst
        vpxord zmm3, zmm3, zmm22                          ;   449.8 p5      58 dst
        vmovdqu64 zmm13, [rbp + 13952]                    ;   323.3 p3      43 dst reload
        vmovdqu64 zmm22, [rbp + 2048]                     ;   323.7 p2      58 dst
        vpternlogd zmm22, zmm13, [rbp + 15296], 0x78      ;   450.5 p0+p3   58 dst
        vpxord zmm26, zmm26, zmm7                         ;   450.8 p5      58 dst
        vmovdqu64 zmm7, [rbp + 12416]                     ;   324.7 p2      43 dst reload
        vmovdqu64 zmm13, [rbp + 2112]                     ;   325.3 p3      58 dst
        vpternlogd zmm13, zmm7, [rbp + 12736], 0x78       ;   451.5 p0+p2   58 dst
        vpternlogd zmm26, zmm15, zmm18, 0x78              ;   451.8 p5      58 dst
        vmovdqu64 zmm7, [rbp + 13824]                     ;   342.8 p3      43 dst reload
        vmovdqu64 zmm15, [rbp + 2304]                     ;   326.7 p2      58 dst
        vpternlogd zmm15, zmm7, [rbp + 13248], 0x78       ;   452.5 p0+p3   58 dst
        vmovdqu64 zmm7, [rbp + 14016]                     ;   347.8 p2      43 dst reload
        vmovdqu64 zmm18, [rbp + 2368]                     ;   328.3 p3      58 dst
        vpternlogd zmm18, zmm7, [rbp + 14144], 0x78       ;   452.8 p5+p2   58 dst
        vmovdqu64 zmm7, [rbp + 14400]                     ;   329.3 p3      43 dst reload
        vpternlogd zmm16, zmm7, [rbp + 14848], 0x78       ;   453.5 p0+p2   58 dst
        vmovdqu64 [r9 + 4544], zmm30                      ;   450.5 p7+p4   58 dst
        vmovdqu64 zmm7, [rbp + 14784]                     ;   349.5 p3      43 dst reload
        vmovdqu64 zmm29, [rbp + 2560]                     ;   330.7 p2      58 dst
        vpternlogd zmm29, zmm7, [rbp + 15424], 0x78       ;   453.8 p5+p3   58 dst
        vmovdqu64 zmm7, [rbp + 13376]                     ;   342.5 p2      43 dst reload
        vpternlogd zmm12, zmm7, [rbp + 13504], 0x96       ;   454.5 p0+p3   58 dst
        vpxord zmm0, zmm0, zmm12                          ;   455.5 p5      58 dst
        vmovdqu64 zmm7, [rbp + 13632]                     ;   350.5 p2      43 dst reload
        vmovdqu64 zmm12, [rbp + 2624]                     ;   333.3 p3      58 dst
        vpternlogd zmm12, zmm7, [rbp + 15104], 0x78       ;   455.5 p0+p2   58 dst
        vmovdqu64 zmm7, [rbp + 14208]                     ;   348.8 p3      43 dst reload
        vpternlogd zmm6, zmm7, [rbp + 15168], 0x78        ;   455.8 p5+p2   58 dst
        vpxord zmm5, zmm5, zmm6                           ;   456.8 p0      58 dst
        vmovdqu64 zmm6, [rbp + 15232]                     ;   411.5 p3      43 dst reload
        vmovdqu64 zmm7, [rbp + 2880]                      ;   335.7 p2      58 dst
        vpternlogd zmm7, zmm6, [rbp + 14656], 0x78        ;   456.8 p5+p3   58 dst
        vpternlogd zmm11, zmm7, zmm14, 0x96               ;   457.8 p0      58 dst
        vpxord zmm9, zmm9, [rbp + 2752]                   ;   457.8 p5+p2   58 dst
        vpxord zmm19, zmm19, [rbp + 2688]                 ;   458.5 p0+p3   58 dst
        vpxord zmm28, zmm28, [r8 + 5488]{1to16}           ;   458.8 p5+p2   58 dst
        vpxord zmm2, zmm2, zmm4                           ;   459.5 p0      58 dst
        vmovdqu64 [r9 + 4224], zmm16                      ;   454.5 p8+p9   58 dst
        vmovdqu64 zmm6, [rbp + 12544]                     ;   357.5 p3      43 dst reload
        vpternlogd zmm1, zmm6, [rbp + 15872], 0x78        ;   459.8 p5+p2   58 dst
        vpxord zmm23, zmm23, zmm1                         ;   460.8 p0      58 dst
        vpternlogd zmm10, zmm17, [rbp + 13056], 0x78      ;   460.8 p5+p3   58 dst
        vmovdqu64 [r9 + 4288], zmm0                       ;   456.5 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 2816]                      ;   339.7 p2      58 dst reload
        vpternlogd zmm25, zmm0, [rbp + 13120], 0x6c       ;   461.5 p0+p3   58 dst
        vpternlogd zmm8, zmm25, zmm27, 0x96               ;   462.5 p5      58 dst
        vmovdqu64 zmm0, [rbp + 15808]                     ;   374.5 p2      43 dst reload
        vpternlogd zmm20, zmm0, [rbp + 12928], 0x96       ;   462.5 p0+p3   58 dst
        vpxord zmm21, zmm21, zmm20                        ;   463.5 p5      58 dst
        vmovdqu64 [r9 + 5760], zmm26                      ;   452.8 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 15360]                     ;   346.5 p2      43 dst reload
        vpternlogd zmm22, zmm0, [rbp + 13568], 0x96       ;   463.5 p0+p3   58 dst
        vmovdqu64 zmm0, [rbp + 12288]                     ;   348.5 p2      43 dst reload
        vpternlogd zmm13, zmm0, [rbp + 15552], 0x96       ;   463.8 p5+p3   58 dst
        vmovdqu64 zmm0, [rbp + 10368]                     ;   343.7 p2      43 dst reload
        vmovdqu64 zmm1, [rbp + 10304]                     ;   344.3 p3      43 dst reload
        vmovdqu64 zmm6, [rbp + 10176]                     ;   344.7 p2      43 dst
        vpternlogd zmm6, zmm1, zmm0, 0x96                 ;   464.5 p0      43 dst
        vpxord zmm4, zmm4, zmm10                          ;   464.8 p5      58 dst
        vmovdqu64 [r9 + 5056], zmm5                       ;   457.8 p7+p4   58 dst
        vmovdqu64 [r9 + 5696], zmm9                       ;   458.8 p8+p9   58 dst
        vmovdqu64 [r9 + 5632], zmm19                      ;   459.5 p7+p4   58 dst
        vmovdqu64 [r9 + 4416], zmm22                      ;   464.5 p8+p9   58 dst
        vmovdqu64 [r9 + 4480], zmm13                      ;   464.8 p7+p4   58 dst
        vmovdqu64 [r9 + 6016], zmm11                      ;   458.8 p8+p9   58 dst
        vmovdqu64 zmm5, [rbp + 13696]                     ;   379.5 p3      43 dst reload
        vpternlogd zmm15, zmm5, [rbp + 12352], 0x96       ;   465.5 p0+p2   58 dst
        vmovdqu64 [r9 + 5888], zmm28                      ;   459.8 p7+p4   58 dst
        vmovdqu64 zmm5, [rbp + 14336]                     ;   382.5 p3      43 dst reload
        vpternlogd zmm3, zmm5, [rbp + 12480], 0x78        ;   465.8 p5+p2   58 dst
        vmovdqu64 [r9 + 4800], zmm21                      ;   464.5 p8+p9   58 dst
        vmovdqu64 [r9 + 5824], zmm2                       ;   460.5 p7+p4   58 dst
        vmovdqu64 zmm2, [rbp + 12992]                     ;   403.8 p3      43 dst reload
        vpternlogd zmm24, zmm2, [rbp + 13888], 0x96       ;   466.5 p0+p2   58 dst
        vpxord zmm31, zmm31, zmm24                        ;   467.5 p5      58 dst
        vmovdqu64 [r9 + 5568], zmm23                      ;   461.8 p8+p9   58 dst
        vmovdqu64 zmm2, [rbp + 15488]                     ;   381.5 p3      43 dst reload
        vpternlogd zmm18, zmm2, [rbp + 15680], 0x96       ;   467.5 p0+p2   58 dst
        vmovdqu64 [r9 + 4928], zmm15                      ;   466.5 p7+p4   58 dst
        vmovdqu64 [r9 + 5952], zmm8                       ;   463.5 p8+p9   58 dst
        vmovdqu64 [r9 + 5248], zmm3                       ;   466.8 p7+p4   58 dst
        vmovdqu64 [r9 + 4992], zmm18                      ;   468.5 p8+p9   58 dst
        vmovdqu64 zmm2, [rbp + 13760]                     ;   407.5 p3      43 dst reload
        vpternlogd zmm29, zmm2, [rbp + 15040], 0x96       ;   467.8 p5+p2   58 dst
        vmovdqu64 [r9 + 5312], zmm31                      ;   468.5 p7+p4   58 dst
        vmovdqu64 [r9 + 6080], zmm4                       ;   465.8 p8+p9   58 dst
        vmovdqu64 [r9 + 5440], zmm29                      ;   468.8 p7+p4   58 dst
        vmovdqu64 zmm2, [rbp + 13184]                     ;   409.5 p3      43 dst reload
        vpternlogd zmm12, zmm2, [rbp + 14080], 0x96       ;   468.5 p0+p2   58 dst
        vmovdqu64 zmm2, [rbp + 4736]                      ;   351.3 p3      43 dst reload
        vmovdqu64 zmm3, [rbp + 4672]                      ;   351.7 p2      43 dst reload
        vmovdqu64 zmm4, [rbp + 4544]                      ;   352.3 p3      43 dst
        vpternlogd zmm4, zmm3, zmm2, 0x96                 ;   468.8 p5      43 dst
        vmovdqu64 [r9 + 5504], zmm12                      ;   469.5 p8+p9   58 dst
        vmovdqu64 zmm5, [rbp + 10560]                     ;   352.7 p2      43 dst reload
        vpxord zmm7, zmm6, zmm5                           ;   469.5 p0      43 dst
        vmovdqa64 zmm8, zmm0                              ;   351.2         43 dst copy
        vmovdqa64 zmm9, zmm1                              ;   351.3         43 dst copy
        vmovdqa64 zmm10, zmm0                             ;   351.5         43 dst copy
        vpxord zmm11, zmm7, [rbp + 10496]                 ;   470.5 p5+p3   43 dst
        vmovdqu64 zmm12, [rbp + 10112]                    ;   353.7 p2      43 dst reload
        vpxord zmm13, zmm7, zmm12                         ;   470.5 p0      43 dst
        vpxord zmm14, zmm11, [rbp + 10432]                ;   471.5 p5+p3   43 dst
        vpxord zmm8, zmm8, zmm14                          ;   472.5 p0      43 dst
        vmovdqa64 zmm15, zmm11                            ;   471.5         43 dst copy
        vpxord zmm16, zmm14, zmm12                        ;   472.5 p5      43 dst
        vmovdqa64 zmm17, zmm12                            ;   359.7         43 dst copy
        vmovdqa64 zmm18, zmm7                             ;   470.5         43 dst copy
        vmovdqa64 zmm19, zmm7                             ;   470.5         43 dst copy
        vmovdqu64 zmm20, [rbp + 10240]                    ;   354.7 p2      43 dst reload
        vmovdqa64 zmm21, zmm1                             ;   353.5         43 dst copy
        vpternlogd zmm21, zmm13, zmm20, 0x96              ;   472.5 p0      43 dst
        vpxord zmm15, zmm15, zmm21                        ;   473.5 p5      43 dst
        vpandd zmm18, zmm18, zmm15                        ;   474.5 p0      43 dst
        vpxord zmm10, zmm10, zmm18                        ;   475.5 p5      43 dst
        vpxord zmm22, zmm15, zmm5                         ;   474.5 p0      43 dst
        vpxord zmm17, zmm17, zmm22                        ;   475.5 p5      43 dst
        vpternlogd zmm1, zmm0, zmm17, 0x96                ;   476.5 p0      43 dst
        vpandd zmm17, zmm17, zmm22                        ;   476.5 p5      43 dst
        vpxord zmm19, zmm19, zmm1                         ;   477.5 p0      43 dst
        vpxord zmm0, zmm22, zmm8                          ;   476.8 p5      43 dst
        vpternlogd zmm6, zmm14, zmm0, 0x78                ;   477.8 p0      43 dst
        vpxord zmm9, zmm9, zmm0                           ;   477.8 p5      43 dst
        vpternlogd zmm18, zmm6, zmm17, 0x96               ;   478.8 p0      43 dst
        vpternlogd zmm18, zmm11, zmm19, 0x78              ;   479.8 p5      43 dst
        vpxord zmm23, zmm8, zmm21                         ;   479.5 p0      43 dst
        vpternlogd zmm10, zmm23, zmm9, 0x78               ;   480.5 p5      43 dst
        vpxord zmm24, zmm5, zmm23                         ;   480.5 p0      43 dst
        vpord zmm25, zmm5, zmm13                          ;   480.8 p5      43 dst
        vpternlogd zmm6, zmm25, zmm17, 0x96               ;   481.8 p0      43 dst
        vpternlogd zmm17, zmm21, zmm1, 0x78               ;   481.8 p5      43 dst
        vpternlogd zmm25, zmm20, zmm13, 0x96              ;   482.5 p0      43 dst
        vpxord zmm20, zmm13, zmm9                         ;   482.8 p5      43 dst
        vpxord zmm10, zmm10, zmm17                        ;   483.5 p0      43 dst
        vpternlogd zmm6, zmm24, zmm20, 0x78               ;   483.8 p5      43 dst
        vpternlogd zmm25, zmm16, zmm8, 0x78               ;   484.5 p0      43 dst
        vpxord zmm17, zmm17, zmm25                        ;   485.5 p5      43 dst
        vmovdqu64 zmm25, [rbp + 4928]                     ;   360.2 p3      43 dst reload
        vpxord zmm26, zmm4, zmm25                         ;   485.5 p0      43 dst
        vpandd zmm27, zmm18, zmm10                        ;   485.8 p5      43 dst
        vpxord zmm6, zmm6, zmm27                          ;   486.8 p0      43 dst
        vpternlogd zmm18, zmm17, zmm6, 0x78               ;   487.8 p5      43 dst
        vpxord zmm6, zmm6, zmm10                          ;   487.8 p0      43 dst
        vpternlogd zmm10, zmm17, zmm18, 0x78              ;   488.8 p5      43 dst
        vpternlogd zmm27, zmm18, zmm6, 0x36               ;   488.8 p0      43 dst
        vmovdqu64 zmm28, [rbp + 7296]                     ;   361.5 p2      43 dst reload
        vmovdqu64 zmm29, [rbp + 7232]                     ;   361.7 p3      43 dst reload
        vmovdqu64 zmm30, [rbp + 7104]                     ;   362.5 p2      43 dst
        vpternlogd zmm30, zmm29, zmm28, 0x96              ;   488.8 p5      43 dst
        vpternlogd zmm17, zmm18, zmm10, 0x78              ;   489.8 p0      43 dst
        vpternlogd zmm6, zmm27, zmm10, 0x1e               ;   489.8 p5      43 dst
        vpandd zmm5, zmm5, zmm27                          ;   490.5 p0      43 dst
        vpandd zmm24, zmm24, zmm10                        ;   490.8 p5      43 dst
        vmovdqa64 zmm18, zmm2                             ;   362.8         43 dst copy
        vmovdqa64 zmm31, zmm2                             ;   363.0         43 dst copy
        vmovdqu64 [rbp + 14080], zmm16                    ;   473.5 p7+p4   43 dst spill
        vmovdqa64 zmm16, zmm3                             ;   363.3         43 dst copy
        vmovdqu64 [rbp + 13184], zmm14                    ;   472.5 p8+p9   43 dst spill
        vpxord zmm14, zmm27, zmm10                        ;   491.5 p0      43 dst
        vpandd zmm9, zmm9, zmm14                          ;   492.5 p5      43 dst
        vpternlogd zmm1, zmm9, zmm6, 0x6c                 ;   493.5 p0      43 dst
        vmovdqu64 [rbp + 15040], zmm9                     ;   493.5 p7+p4   43 dst spill
        vmovdqa64 zmm9, zmm27                             ;   489.8         43 dst copy
        vmovdqu64 [rbp + 13760], zmm11                    ;   471.5 p8+p9   43 dst spill
        vpxord zmm11, zmm10, zmm17                        ;   492.8 p5      43 dst
        vpandd zmm0, zmm0, zmm11                          ;   493.8 p0      43 dst
        vpternlogd zmm21, zmm0, zmm6, 0x6c                ;   494.8 p5      43 dst
        vmovdqu64 [rbp + 15680], zmm11                    ;   493.8 p7+p4   43 dst spill
        vpxord zmm11, zmm6, zmm14                         ;   494.5 p0      43 dst
        vpxord zmm6, zmm6, zmm17                          ;   494.8 p5      43 dst
        vpternlogd zmm15, zmm5, zmm6, 0x6c                ;   495.8 p0      43 dst
        vpandd zmm8, zmm8, zmm11                          ;   495.8 p5      43 dst
        vpxord zmm9, zmm9, zmm6                           ;   496.5 p0      43 dst
        vpandd zmm12, zmm12, zmm9                         ;   497.5 p5      43 dst
        vpternlogd zmm7, zmm6, zmm12, 0x6a                ;   498.5 p0      43 dst
        vmovdqa64 zmm6, zmm25                             ;   372.0         43 dst copy
        vmovdqu64 [rbp + 15488], zmm11                    ;   495.5 p8+p9   43 dst spill
        vmovdqa64 zmm11, zmm25                            ;   372.3         43 dst copy
        vmovdqu64 [rbp + 13888], zmm12                    ;   498.5 p7+p4   43 dst spill
        vmovdqa64 zmm12, zmm25                            ;   372.7         43 dst copy
        vmovdqu64 [rbp + 12992], zmm13                    ;   471.5 p8+p9   43 dst spill
        vpxord zmm13, zmm26, [rbp + 4864]                 ;   497.8 p5+p3   43 dst
        vmovdqu64 [rbp + 12480], zmm27                    ;   489.8 p7+p4   43 dst spill
        vpxord zmm27, zmm26, [rbp + 4480]                 ;   498.5 p0+p2   43 dst
        vpord zmm12, zmm12, zmm27                         ;   499.5 p5      43 dst
        vmovdqu64 [rbp + 14336], zmm22                    ;   475.5 p8+p9   43 dst spill
        vmovdqa64 zmm22, zmm26                            ;   486.5         43 dst copy
        vmovdqu64 [rbp + 12352], zmm9                     ;   497.5 p7+p4   43 dst spill
        vmovdqa64 zmm9, zmm26                             ;   486.5         43 dst copy
        vmovdqu64 [rbp + 13696], zmm0                     ;   494.8 p8+p9   43 dst spill
        vmovdqa64 zmm0, zmm21                             ;   495.8         43 dst copy
        vpternlogd zmm0, zmm24, zmm8, 0x96                ;   499.5 p0      43 dst
        vmovdqu64 [rbp + 15552], zmm21                    ;   495.8 p7+p4   43 dst spill
        vpxord zmm21, zmm30, [rbp + 7488]                 ;   499.8 p5+p3   43 dst
        vmovdqu64 [rbp + 12288], zmm5                     ;   491.5 p8+p9   43 dst spill
        vmovdqa64 zmm5, zmm0                              ;   500.5         43 dst copy
        vpternlogd zmm5, zmm1, zmm7, 0x96                 ;   500.5 p0      43 dst
        vpternlogd zmm23, zmm14, zmm5, 0x6a               ;   501.5 p5      43 dst
        vpternlogd zmm15, zmm8, zmm23, 0x96               ;   502.5 p0      43 dst
        vpternlogd zmm19, zmm15, zmm17, 0x6c              ;   503.5 p5      43 dst
        vpternlogd zmm20, zmm10, zmm19, 0x6a              ;   504.5 p0      43 dst
        vpxord zmm8, zmm13, [rbp + 4800]                  ;   502.8 p5+p2   43 dst
        vpxord zmm18, zmm18, zmm8                         ;   503.8 p0      43 dst
        vmovdqa64 zmm10, zmm13                            ;   498.8         43 dst copy
        vmovdqu64 zmm14, [rbp + 4480]                     ;   383.5 p3      43 dst reload
        vmovdqu64 [rbp + 13568], zmm7                     ;   499.5 p7+p4   43 dst spill
        vpxord zmm7, zmm8, zmm14                          ;   503.8 p5      43 dst
        vmovdqu64 [rbp + 15360], zmm19                    ;   504.5 p8+p9   43 dst spill
        vmovdqa64 zmm19, zmm14                            ;   389.5         43 dst copy
        vmovdqu64 [rbp + 12928], zmm23                    ;   502.5 p7+p4   43 dst spill
        vmovdqa64 zmm23, zmm27                            ;   499.5         43 dst copy
        vmovdqu64 [rbp + 15808], zmm17                    ;   490.8 p8+p9   43 dst spill
        vmovdqa64 zmm17, zmm18                            ;   504.8         43 dst copy
        vmovdqu64 [rbp + 13120], zmm15                    ;   503.5 p7+p4   43 dst spill
        vmovdqa64 zmm15, zmm18                            ;   504.8         43 dst copy
        vmovdqu64 [rbp + 13056], zmm20                    ;   505.5 p8+p9   43 dst spill
        vmovdqa64 zmm20, zmm18                            ;   504.8         43 dst copy
        vmovdqu64 [rbp + 15872], zmm1                     ;   494.5 p7+p4   43 dst spill
        vmovdqa64 zmm1, zmm28                             ;   386.5         43 dst copy
        vmovdqu64 [rbp + 12544], zmm24                    ;   491.8 p8+p9   43 dst spill
        vmovdqa64 zmm24, zmm28                            ;   386.8         43 dst copy
        vmovdqu64 [rbp + 14656], zmm0                     ;   500.5 p7+p4   43 dst spill
        vmovdqa64 zmm0, zmm29                             ;   387.2         43 dst copy
        vmovdqu64 [rbp + 15232], zmm5                     ;   501.5 p8+p9   43 dst spill
        vpxord zmm5, zmm21, [rbp + 7424]                  ;   504.5 p0+p2   43 dst
        vpxord zmm28, zmm21, [rbp + 7040]                 ;   504.8 p5+p3   43 dst
        vmovdqa64 zmm29, zmm21                            ;   500.8         43 dst copy
        vmovdqu64 [rbp + 15168], zmm30                    ;   489.8 p7+p4   43 dst spill
        vmovdqa64 zmm30, zmm21                            ;   500.8         43 dst copy
        vmovdqu64 [rbp + 14208], zmm21                    ;   500.8 p8+p9   43 dst spill
        vpxord zmm21, zmm5, [rbp + 7360]                  ;   505.5 p0+p2   43 dst
        vpxord zmm1, zmm1, zmm21                          ;   506.5 p5      43 dst
        vmovdqu64 [rbp + 15104], zmm1                     ;   507.5 p7+p4   43 dst spill
        vmovdqa64 zmm1, zmm5                              ;   505.5         43 dst copy
        vmovdqu64 [rbp + 13632], zmm5                     ;   505.5 p8+p9   43 dst spill
        vmovdqu64 zmm5, [rbp + 15104]                     ;   507.5 p3      43 dst
        vmovdqu64 [rbp + 13504], zmm21                    ;   506.5 p7+p4   43 dst spill
        vmovdqu64 zmm21, [rbp + 15104]                    ;   507.5 p2      43 dst
        vmovdqu64 [rbp + 13376], zmm28                    ;   505.8 p8+p9   43 dst spill
        vmovdqu64 zmm28, [rbp + 13504]                    ;   506.5 p3      43 dst
        vpxord zmm28, zmm28, [rbp + 7040]                 ;   512.5 p0+p2   43 dst
        vmovdqu64 [rbp + 15424], zmm28                    ;   513.5 p7+p4   43 dst spill
        vmovdqu64 zmm28, [rbp + 13376]                    ;   505.8 p3      43 dst
        vpord zmm28, zmm28, [rbp + 7488]                  ;   511.8 p5+p2   43 dst
        vmovdqu64 [rbp + 14784], zmm28                    ;   512.8 p8+p9   43 dst spill
        vmovdqu64 zmm28, [rbp + 13376]                    ;   505.8 p3      43 dst
        vmovdqu64 [rbp + 14848], zmm26                    ;   486.5 p7+p4   43 dst spill
        vmovdqa64 zmm26, zmm3                             ;   394.3         43 dst copy
        vpternlogd zmm26, zmm27, [rbp + 4608], 0x96       ;   507.5 p0+p2   43 dst
        vpxord zmm10, zmm10, zmm26                        ;   508.5 p5      43 dst
        vpxord zmm6, zmm6, zmm10                          ;   509.5 p0      43 dst
        vpandd zmm22, zmm22, zmm10                        ;   509.5 p5      43 dst
        vpxord zmm31, zmm31, zmm22                        ;   510.5 p0      43 dst
        vpxord zmm15, zmm15, zmm26                        ;   509.8 p5      43 dst
        vpxord zmm11, zmm11, zmm15                        ;   510.8 p0      43 dst
        vpxord zmm17, zmm17, zmm6                         ;   510.8 p5      43 dst
        vpternlogd zmm4, zmm8, zmm17, 0x78                ;   511.8 p0      43 dst
        vpxord zmm16, zmm16, zmm17                        ;   511.8 p5      43 dst
        vpternlogd zmm31, zmm15, zmm16, 0x78              ;   512.8 p0      43 dst
        vpxord zmm19, zmm19, zmm6                         ;   512.8 p5      43 dst
        vpternlogd zmm3, zmm2, zmm19, 0x96                ;   513.8 p0      43 dst
        vpandd zmm19, zmm19, zmm6                         ;   513.8 p5      43 dst
        vpternlogd zmm22, zmm4, zmm19, 0x96               ;   514.8 p0      43 dst
        vpternlogd zmm4, zmm12, zmm19, 0x96               ;   514.8 p5      43 dst
        vpternlogd zmm19, zmm26, zmm3, 0x78               ;   515.5 p0      43 dst
        vmovdqu64 zmm2, [rbp + 15104]                     ;   507.5 p3      43 dst
        vpxord zmm23, zmm23, zmm16                        ;   515.8 p5      43 dst
        vpternlogd zmm4, zmm11, zmm23, 0x78               ;   516.8 p0      43 dst
        vpxord zmm9, zmm9, zmm3                           ;   516.8 p5      43 dst
        vpternlogd zmm22, zmm13, zmm9, 0x78               ;   517.8 p0      43 dst
        vpxord zmm31, zmm31, zmm19                        ;   517.8 p5      43 dst
        vpternlogd zmm12, zmm27, [rbp + 4608], 0x96       ;   518.5 p0+p2   43 dst
        vpternlogd zmm12, zmm18, zmm7, 0x78               ;   519.5 p5      43 dst
        vpxord zmm19, zmm19, zmm12                        ;   520.5 p0      43 dst
        vpandd zmm12, zmm22, zmm31                        ;   519.8 p5      43 dst
        vpxord zmm4, zmm4, zmm12                          ;   520.8 p0      43 dst
        vpternlogd zmm22, zmm19, zmm4, 0x78               ;   521.8 p5      43 dst
        vpxord zmm4, zmm4, zmm31                          ;   521.8 p0      43 dst
        vpternlogd zmm31, zmm19, zmm22, 0x78              ;   522.8 p5      43 dst
        vpternlogd zmm12, zmm22, zmm4, 0x36               ;   522.8 p0      43 dst
        vpternlogd zmm19, zmm22, zmm31, 0x78              ;   523.8 p5      43 dst
        vpternlogd zmm4, zmm12, zmm31, 0x1e               ;   523.8 p0      43 dst
        vpandd zmm25, zmm25, zmm12                        ;   523.8 p5      43 dst
        vpandd zmm11, zmm11, zmm31                        ;   524.5 p0      43 dst
        vpxord zmm18, zmm12, zmm31                        ;   524.8 p5      43 dst
        vpandd zmm16, zmm16, zmm18                        ;   525.8 p0      43 dst
        vpternlogd zmm3, zmm16, zmm4, 0x6c                ;   526.8 p5      43 dst
        vmovdqa64 zmm22, zmm12                            ;   523.8         43 dst copy
        vmovdqu64 [rbp + 14400], zmm7                     ;   504.8 p8+p9   43 dst spill
        vpxord zmm7, zmm18, zmm4                          ;   526.5 p0      43 dst
        vpandd zmm20, zmm20, zmm7                         ;   527.5 p5      43 dst
        vmovdqu64 [rbp + 14144], zmm7                     ;   527.5 p7+p4   43 dst spill
        vpxord zmm7, zmm4, zmm19                          ;   527.5 p0      43 dst
        vpternlogd zmm10, zmm25, zmm7, 0x6c               ;   528.5 p5      43 dst
        vpxord zmm22, zmm22, zmm7                         ;   528.5 p0      43 dst
        vpandd zmm14, zmm14, zmm22                        ;   529.5 p5      43 dst
        vmovdqu64 [rbp + 14016], zmm16                    ;   526.8 p8+p9   43 dst spill
        vpxord zmm16, zmm31, zmm19                        ;   529.5 p0      43 dst
        vpandd zmm17, zmm17, zmm16                        ;   530.5 p5      43 dst
        vpternlogd zmm26, zmm4, zmm17, 0x6a               ;   531.5 p0      43 dst
        vpternlogd zmm7, zmm14, [rbp + 14848], 0x6c       ;   530.8 p5+p3   43 dst
        vmovdqa64 zmm4, zmm26                             ;   532.5         43 dst copy
        vpternlogd zmm4, zmm11, zmm20, 0x96               ;   532.5 p0      43 dst
        vmovdqu64 [rbp + 14848], zmm8                     ;   503.8 p7+p4   43 dst spill
        vmovdqa64 zmm8, zmm4                              ;   533.5         43 dst copy
        vpternlogd zmm8, zmm3, zmm7, 0x96                 ;   533.5 p5      43 dst
        vpternlogd zmm15, zmm18, zmm8, 0x6a               ;   534.5 p0      43 dst
        vpternlogd zmm10, zmm20, zmm15, 0x96              ;   535.5 p5      43 dst
        vpternlogd zmm9, zmm10, zmm19, 0x6c               ;   536.5 p0      43 dst
        vpternlogd zmm23, zmm31, zmm9, 0x6a               ;   537.5 p5      43 dst
        vmovdqu64 zmm18, [rbp + 13376]                    ;   505.8 p2      43 dst reload
        vmovdqu64 zmm20, [rbp + 7168]                     ;   411.0 p3      43 dst reload
        vmovdqu64 zmm31, [rbp + 7232]                     ;   411.8 p2      43 dst
        vpternlogd zmm31, zmm20, zmm18, 0x96              ;   534.5 p0      43 dst
        vpxord zmm1, zmm1, zmm31                          ;   535.5 p5      43 dst
        vpxord zmm21, zmm21, zmm31                        ;   535.5 p0      43 dst
        vpandd zmm29, zmm29, zmm1                         ;   536.5 p5      43 dst
        vpxord zmm24, zmm24, zmm29                        ;   537.5 p0      43 dst
        vpternlogd zmm20, zmm18, [rbp + 14784], 0x96      ;   536.8 p5+p3   43 dst
        vpxord zmm18, zmm1, [rbp + 7488]                  ;   537.5 p0+p2   43 dst
        vpxord zmm5, zmm5, zmm18                          ;   538.5 p5      43 dst
        vpxord zmm0, zmm0, zmm5                           ;   539.5 p0      43 dst
        vpternlogd zmm24, zmm21, zmm0, 0x78               ;   540.5 p5      43 dst
        vpxord zmm28, zmm28, zmm0                         ;   540.5 p0      43 dst
        vmovdqu64 [rbp + 13248], zmm7                     ;   531.8 p8+p9   43 dst spill
        vpxord zmm7, zmm21, [rbp + 7488]                  ;   539.8 p5+p3   43 dst
        vmovdqu64 [rbp + 13824], zmm9                     ;   537.5 p7+p4   43 dst spill
        vpxord zmm9, zmm18, [rbp + 7040]                  ;   540.5 p0+p2   43 dst
        vmovdqu64 [rbp + 12736], zmm16                    ;   530.5 p8+p9   43 dst spill
        vpandd zmm16, zmm18, zmm9                         ;   541.5 p5      43 dst
        vmovdqu64 [rbp + 12416], zmm18                    ;   538.5 p7+p4   43 dst spill
        vmovdqa64 zmm18, zmm5                             ;   539.5         43 dst copy
        vmovdqu64 [rbp + 15296], zmm26                    ;   532.5 p8+p9   43 dst spill
        vmovdqa64 zmm26, zmm7                             ;   540.8         43 dst copy
        vmovdqu64 [rbp + 13952], zmm15                    ;   535.5 p7+p4   43 dst spill
        vmovdqu64 zmm15, [rbp + 15168]                    ;   489.8 p3      43 dst reload
        vpternlogd zmm5, zmm15, [rbp + 13504], 0x6c       ;   541.5 p0+p2   43 dst
        vpternlogd zmm29, zmm5, zmm16, 0x96               ;   542.5 p5      43 dst
        vpternlogd zmm5, zmm16, [rbp + 14784], 0x96       ;   542.5 p0+p3   43 dst
        vpternlogd zmm5, zmm7, zmm28, 0x78                ;   543.5 p5      43 dst
        vmovdqu64 zmm7, [rbp + 7232]                      ;   416.3 p2      43 dst reload
        vpternlogd zmm9, zmm7, [rbp + 7296], 0x96         ;   543.5 p0+p3   43 dst
        vpternlogd zmm16, zmm31, zmm9, 0x78               ;   544.5 p5      43 dst
        vpxord zmm30, zmm30, zmm9                         ;   544.5 p0      43 dst
        vpxord zmm24, zmm24, zmm16                        ;   545.5 p5      43 dst
        vmovdqu64 zmm7, [rbp + 13632]                     ;   505.5 p2      43 dst reload
        vpternlogd zmm29, zmm30, zmm7, 0x78               ;   545.5 p0      43 dst
        vpandd zmm15, zmm29, zmm24                        ;   546.5 p5      43 dst
        vpxord zmm5, zmm5, zmm15                          ;   547.5 p0      43 dst
        vpxord zmm7, zmm24, zmm5                          ;   548.5 p5      43 dst
        vmovdqu64 [rbp + 14784], zmm13                    ;   498.8 p8+p9   43 dst spill
        vmovdqu64 zmm13, [rbp + 15424]                    ;   513.5 p3      43 dst reload
        vpternlogd zmm20, zmm13, [rbp + 15104], 0x78      ;   547.5 p0+p2   43 dst
        vpxord zmm16, zmm16, zmm20                        ;   548.5 p5      43 dst
        vpternlogd zmm29, zmm5, zmm16, 0x78               ;   549.5 p0      43 dst
        vpternlogd zmm24, zmm16, zmm29, 0x78              ;   550.5 p5      43 dst
        vpternlogd zmm15, zmm29, zmm7, 0x36               ;   550.5 p0      43 dst
        vpternlogd zmm16, zmm29, zmm24, 0x78              ;   551.5 p5      43 dst
        vmovdqu64 zmm5, [rbp + 9856]                      ;   420.7 p3      43 dst reload
        vmovdqu64 zmm20, [rbp + 9792]                     ;   420.8 p2      43 dst reload
        vmovdqu64 zmm29, [rbp + 9664]                     ;   421.8 p3      43 dst
        vpternlogd zmm29, zmm20, zmm5, 0x96               ;   550.5 p0      43 dst
        vpternlogd zmm7, zmm15, zmm24, 0x1e               ;   551.5 p5      43 dst
        vpandd zmm26, zmm26, zmm24                        ;   551.5 p0      43 dst
        vmovdqa64 zmm13, zmm5                             ;   426.7         43 dst copy
        vmovdqu64 [rbp + 15104], zmm19                    ;   524.8 p7+p4   43 dst spill
        vmovdqa64 zmm19, zmm5                             ;   426.7         43 dst copy
        vmovdqu64 [rbp + 15168], zmm10                    ;   536.5 p8+p9   43 dst spill
        vmovdqa64 zmm10, zmm20                            ;   426.8         43 dst copy
        vmovdqu64 [rbp + 14912], zmm23                    ;   538.5 p7+p4   43 dst spill
        vpxord zmm23, zmm24, zmm15                        ;   551.8 p5      43 dst
        vpandd zmm0, zmm0, zmm23                          ;   552.8 p0      43 dst
        vpternlogd zmm9, zmm0, zmm7, 0x6c                 ;   553.8 p5      43 dst
        vmovdqu64 [rbp + 14720], zmm0                     ;   553.8 p8+p9   43 dst spill
        vpxord zmm0, zmm23, zmm7                          ;   553.5 p0      43 dst
        vpandd zmm2, zmm2, zmm0                           ;   554.5 p5      43 dst
        vmovdqu64 [rbp + 12864], zmm0                     ;   554.5 p7+p4   43 dst spill
        vpxord zmm0, zmm7, zmm16                          ;   554.5 p0      43 dst
        vmovdqu64 [rbp + 12608], zmm14                    ;   530.5 p8+p9   43 dst spill
        vpxord zmm14, zmm24, zmm16                        ;   554.8 p5      43 dst
        vpandd zmm18, zmm18, zmm14                        ;   555.8 p0      43 dst
        vpternlogd zmm31, zmm7, zmm18, 0x6a               ;   556.8 p5      43 dst
        vmovdqu64 zmm7, [rbp + 10048]                     ;   428.0 p2      43 dst reload
        vmovdqu64 [rbp + 14272], zmm14                    ;   555.8 p7+p4   43 dst spill
        vpxord zmm14, zmm29, zmm7                         ;   556.5 p0      43 dst
        vmovdqu64 [rbp + 14464], zmm18                    ;   556.8 p8+p9   43 dst spill
        vpandd zmm18, zmm15, [rbp + 7488]                 ;   556.8 p5+p3   43 dst
        vpternlogd zmm1, zmm18, zmm0, 0x6c                ;   557.8 p0      43 dst
        vmovdqu64 [rbp + 12160], zmm18                    ;   557.8 p7+p4   43 dst spill
        vpxord zmm18, zmm15, zmm0                         ;   557.8 p5      43 dst
        vmovdqu64 [rbp + 16000], zmm15                    ;   551.5 p8+p9   43 dst spill
        vpandd zmm15, zmm18, [rbp + 7040]                 ;   558.8 p0+p2   43 dst
        vpternlogd zmm0, zmm15, [rbp + 14208], 0x6c       ;   559.8 p5+p3   43 dst
        vmovdqu64 [rbp + 14208], zmm15                    ;   559.8 p7+p4   43 dst spill
        vmovdqu64 zmm15, [rbp + 15232]                    ;   501.5 p2      58 dst
        vpxord zmm15, zmm15, [rbp + 2944]                 ;   559.5 p0+p3   58 dst
        vmovdqu64 [rbp + 15232], zmm15                    ;   560.5 p8+p9   58 dst spill
        vmovdqu64 zmm15, [rbp + 14656]                    ;   500.5 p2      58 dst
        vpxord zmm15, zmm15, [rbp + 3008]                 ;   559.8 p5+p3   58 dst
        vmovdqu64 [rbp + 14656], zmm15                    ;   560.8 p7+p4   58 dst spill
        vmovdqa64 zmm15, zmm7                             ;   434.0         43 dst copy
        vmovdqu64 [rbp + 16064], zmm18                    ;   558.8 p8+p9   43 dst spill
        vmovdqa64 zmm18, zmm7                             ;   434.8         43 dst copy
        vmovdqu64 [rbp + 13440], zmm3                     ;   527.8 p7+p4   43 dst spill
        vmovdqa64 zmm3, zmm7                              ;   435.2         43 dst copy
        vmovdqu64 [rbp + 12224], zmm27                    ;   499.5 p8+p9   43 dst spill
        vmovdqa64 zmm27, zmm31                            ;   557.8         43 dst copy
        vpternlogd zmm27, zmm26, zmm2, 0x96               ;   560.5 p0      43 dst
        vmovdqu64 [rbp + 14592], zmm31                    ;   557.8 p7+p4   43 dst spill
        vmovdqa64 zmm31, zmm27                            ;   561.5         43 dst copy
        vpternlogd zmm31, zmm9, zmm0, 0x96                ;   561.5 p5      43 dst
        vpternlogd zmm21, zmm23, zmm31, 0x6a              ;   562.5 p0      43 dst
        vmovdqu64 zmm23, [rbp + 13696]                    ;   494.8 p2      58 dst
        vpternlogd zmm1, zmm2, zmm21, 0x96                ;   563.5 p5      43 dst
        vpternlogd zmm30, zmm1, zmm16, 0x6c               ;   564.5 p0      43 dst
        vmovdqu64 zmm2, [rbp + 13056]                     ;   505.5 p3      58 dst
        vpternlogd zmm28, zmm24, zmm30, 0x6a              ;   565.5 p5      43 dst
        vmovdqu64 zmm24, [rbp + 13120]                    ;   503.5 p2      58 dst
        vpxord zmm24, zmm24, [r8 + 5520]{1to16}           ;   563.5 p0+p3   58 dst
        vmovdqu64 [rbp + 13120], zmm24                    ;   564.5 p8+p9   58 dst spill
        vmovdqu64 zmm24, [rbp + 15040]                    ;   493.5 p2      58 dst
        vpxord zmm24, zmm24, [r8 + 5532]{1to16}           ;   563.8 p5+p3   58 dst
        vmovdqu64 [rbp + 15040], zmm0                     ;   560.8 p7+p4   43 dst spill
        vpxord zmm0, zmm14, [rbp + 9984]                  ;   564.5 p0+p2   43 dst
        vmovdqu64 [rbp + 13696], zmm30                    ;   565.5 p8+p9   43 dst spill
        vmovdqu64 zmm30, [rbp + 13056]                    ;   505.5 p3      58 dst
        vmovdqu64 [rbp + 13056], zmm21                    ;   563.5 p7+p4   43 dst spill
        vpxord zmm21, zmm14, [rbp + 9600]                 ;   564.8 p5+p2   43 dst
        vpxord zmm8, zmm8, [rbp + 3200]                   ;   565.5 p0+p3   58 dst
        vpord zmm3, zmm3, zmm21                           ;   565.8 p5      43 dst
        vmovdqu64 [rbp + 14976], zmm8                     ;   566.5 p8+p9   58 dst spill
        vmovdqa64 zmm8, zmm14                             ;   557.5         43 dst copy
        vmovdqu64 [rbp + 15936], zmm16                    ;   552.5 p7+p4   43 dst spill
        vmovdqa64 zmm16, zmm14                            ;   557.5         43 dst copy
        vmovdqu64 [rbp + 15744], zmm1                     ;   564.5 p8+p9   43 dst spill
        vpxord zmm1, zmm0, [rbp + 9920]                   ;   566.5 p0+p2   43 dst
        vpxord zmm13, zmm13, zmm1                         ;   567.5 p5      43 dst
        vmovdqu64 [rbp + 12800], zmm28                    ;   566.5 p7+p4   43 dst spill
        vmovdqa64 zmm28, zmm0                             ;   565.5         43 dst copy
        vmovdqu64 [rbp + 13312], zmm9                     ;   554.8 p8+p9   43 dst spill
        vpxord zmm9, zmm1, [rbp + 9600]                   ;   567.5 p0+p3   43 dst
        vmovdqu64 [rbp + 16128], zmm26                    ;   552.5 p7+p4   43 dst spill
        vmovdqa64 zmm26, zmm13                            ;   568.5         43 dst copy
        vmovdqu64 [rbp + 15616], zmm27                    ;   561.5 p8+p9   43 dst spill
        vmovdqa64 zmm27, zmm13                            ;   568.5         43 dst copy
        vmovdqu64 [rbp + 12672], zmm31                    ;   562.5 p7+p4   43 dst spill
        vmovdqa64 zmm31, zmm13                            ;   568.5         43 dst copy
        vmovdqu64 [rbp + 16192], zmm12                    ;   523.8 p8+p9   43 dst spill
        vmovdqa64 zmm12, zmm21                            ;   565.8         43 dst copy
        vmovdqu64 [rbp + 14528], zmm6                     ;   510.5 p7+p4   43 dst spill
        vmovdqa64 zmm6, zmm20                             ;   450.3         43 dst copy
        vpternlogd zmm6, zmm21, [rbp + 9728], 0x96        ;   567.8 p5+p2   43 dst
        vpternlogd zmm11, zmm25, [r8 + 5544]{1to16}, 0x96 ;   568.5 p0+p3   58 dst
        vpxord zmm4, zmm4, [rbp + 3264]                   ;   568.8 p5+p2   58 dst
        vpxord zmm28, zmm28, zmm6                         ;   569.5 p0      43 dst
        vpxord zmm15, zmm15, zmm28                        ;   570.5 p5      43 dst
        vpandd zmm8, zmm8, zmm28                          ;   570.5 p0      43 dst
        vpxord zmm19, zmm19, zmm8                         ;   571.5 p5      43 dst
        vpxord zmm27, zmm27, zmm6                         ;   571.5 p0      43 dst
        vpxord zmm17, zmm17, zmm11                        ;   571.8 p5      58 dst
        vpxord zmm18, zmm18, zmm27                        ;   572.5 p0      43 dst
        vpxord zmm26, zmm26, zmm15                        ;   572.8 p5      43 dst
        vmovdqu64 zmm11, [rbp + 14912]                    ;   538.5 p3      58 dst
        vpternlogd zmm29, zmm1, zmm26, 0x78               ;   573.8 p0      43 dst
        vpxord zmm10, zmm10, zmm26                        ;   573.8 p5      43 dst
        vmovdqu64 zmm25, [rbp + 15168]                    ;   536.5 p2      58 dst
        vpxord zmm25, zmm25, [r8 + 5552]{1to16}           ;   574.5 p0+p3   58 dst
        vpternlogd zmm19, zmm27, zmm10, 0x78              ;   574.8 p5      43 dst
        vpxord zmm12, zmm12, zmm10                        ;   575.5 p0      43 dst
        vmovdqu64 [rbp + 15168], zmm25                    ;   575.5 p8+p9   58 dst spill
        vpxord zmm25, zmm15, [rbp + 9600]                 ;   575.8 p5+p2   43 dst
        vpternlogd zmm20, zmm5, zmm25, 0x96               ;   576.8 p0      43 dst
        vpandd zmm25, zmm25, zmm15                        ;   576.8 p5      43 dst
        vpternlogd zmm8, zmm29, zmm25, 0x96               ;   577.8 p0      43 dst
        vpternlogd zmm29, zmm3, zmm25, 0x96               ;   577.8 p5      43 dst
        vpternlogd zmm25, zmm6, zmm20, 0x78               ;   578.5 p0      43 dst
        vmovdqu64 zmm5, [rbp + 14016]                     ;   526.8 p3      58 dst
        vpxord zmm5, zmm5, [r8 + 5564]{1to16}             ;   578.8 p5+p2   58 dst
        vpternlogd zmm29, zmm18, zmm12, 0x78              ;   579.5 p0      43 dst
        vpxord zmm16, zmm16, zmm20                        ;   579.8 p5      43 dst
        vpternlogd zmm8, zmm0, zmm16, 0x78                ;   580.8 p0      43 dst
        vpxord zmm19, zmm19, zmm25                        ;   580.8 p5      43 dst
        vmovdqu64 [rbp + 14016], zmm4                     ;   569.8 p7+p4   58 dst spill
        vmovdqu64 zmm4, [rbp + 14912]                     ;   538.5 p3      58 dst
        vmovdqu64 [rbp + 14912], zmm1                     ;   567.5 p8+p9   43 dst spill
        vmovdqu64 zmm1, [rbp + 12672]                     ;   562.5 p2      58 dst
        vpxord zmm1, zmm1, [rbp + 3456]                   ;   581.5 p0+p3   58 dst
        vmovdqu64 [rbp + 12672], zmm1                     ;   582.5 p7+p4   58 dst spill
        vmovdqu64 zmm1, [rbp + 15616]                     ;   561.5 p2      58 dst
        vpxord zmm1, zmm1, [rbp + 3520]                   ;   581.8 p5+p3   58 dst
        vmovdqu64 [rbp + 15616], zmm1                     ;   582.8 p8+p9   58 dst spill
        vmovdqu64 zmm1, [rbp + 14464]                     ;   556.8 p2      58 dst
        vpternlogd zmm3, zmm21, [rbp + 9728], 0x96        ;   582.5 p0+p3   43 dst
        vpternlogd zmm3, zmm13, zmm9, 0x78                ;   583.5 p5      43 dst
        vpxord zmm25, zmm25, zmm3                         ;   584.5 p0      43 dst
        vpternlogd zmm17, zmm22, [rbp + 14528], 0x78      ;   583.8 p5+p2   58 dst
        vmovdqu64 zmm3, [rbp + 12288]                     ;   491.5 p3      43 dst reload
        vmovdqu64 zmm13, [rbp + 12544]                    ;   491.8 p2      58 dst
        vpternlogd zmm13, zmm3, [r8 + 5512]{1to16}, 0x96  ;   584.5 p0+p3   58 dst
        vpxord zmm23, zmm23, zmm13                        ;   585.5 p5      58 dst
        vmovdqu64 zmm3, [rbp + 12480]                     ;   489.8 p2      43 dst reload
        vmovdqu64 zmm13, [rbp + 12992]                    ;   471.5 p3      58 dst
        vpternlogd zmm13, zmm3, [r8 + 5516]{1to16}, 0x6a  ;   585.5 p0+p2   58 dst
        vpandd zmm3, zmm8, zmm19                          ;   585.8 p5      43 dst
        vmovdqu64 zmm22, [rbp + 12800]                    ;   566.5 p3      58 dst
        vpxord zmm29, zmm29, zmm3                         ;   586.8 p0      43 dst
        vpternlogd zmm8, zmm25, zmm29, 0x78               ;   587.8 p5      43 dst
        vpxord zmm29, zmm29, zmm19                        ;   587.8 p0      43 dst
        vpternlogd zmm19, zmm25, zmm8, 0x78               ;   588.8 p5      43 dst
        vpternlogd zmm3, zmm8, zmm29, 0x36                ;   588.8 p0      43 dst
        vpternlogd zmm25, zmm8, zmm19, 0x78               ;   589.8 p5      43 dst
        vmovdqu64 zmm8, [rbp + 15744]                     ;   564.5 p2      58 dst
        vpxord zmm8, zmm8, [r8 + 5584]{1to16}             ;   589.5 p0+p3   58 dst
        vpternlogd zmm29, zmm3, zmm19, 0x1e               ;   589.8 p5      43 dst
        vpandd zmm7, zmm7, zmm3                           ;   590.5 p0      43 dst
        vmovdqu64 [rbp + 15744], zmm8                     ;   590.5 p7+p4   58 dst spill
        vmovdqu64 zmm8, [rbp + 14720]                     ;   553.8 p2      58 dst
        vpxord zmm8, zmm8, [r8 + 5596]{1to16}             ;   590.8 p5+p3   58 dst
        vpandd zmm18, zmm18, zmm19                        ;   591.5 p0      43 dst
        vmovdqu64 [rbp + 14720], zmm17                    ;   584.8 p8+p9   58 dst spill
        vmovdqu64 zmm17, [rbp + 12800]                    ;   566.5 p2      58 dst
        vmovdqu64 [rbp + 12800], zmm9                     ;   568.5 p7+p4   43 dst spill
        vpxord zmm9, zmm3, zmm19                          ;   591.8 p5      43 dst
        vpandd zmm10, zmm10, zmm9                         ;   592.8 p0      43 dst
        vpternlogd zmm20, zmm10, zmm29, 0x6c              ;   593.8 p5      43 dst
        vmovdqu64 [rbp + 12480], zmm10                    ;   593.8 p8+p9   43 dst spill
        vmovdqa64 zmm10, zmm3                             ;   589.8         43 dst copy
        vmovdqu64 [rbp + 12992], zmm0                     ;   565.5 p7+p4   43 dst spill
        vpxord zmm0, zmm19, zmm25                         ;   593.5 p0      43 dst
        vpandd zmm26, zmm26, zmm0                         ;   594.5 p5      43 dst
        vpternlogd zmm6, zmm26, zmm29, 0x6c               ;   595.5 p0      43 dst
        vmovdqu64 [rbp + 12288], zmm0                     ;   594.5 p8+p9   43 dst spill
        vpxord zmm0, zmm29, zmm9                          ;   594.8 p5      43 dst
        vpxord zmm29, zmm29, zmm25                        ;   595.5 p0      43 dst
        vpternlogd zmm28, zmm7, zmm29, 0x6c               ;   596.5 p5      43 dst
        vpandd zmm31, zmm31, zmm0                         ;   596.5 p0      43 dst
        vpxord zmm10, zmm10, zmm29                        ;   596.8 p5      43 dst
        vpternlogd zmm21, zmm3, [r8 + 5612]{1to16}, 0x6a  ;   597.5 p0+p3   58 dst
        vpternlogd zmm7, zmm18, [r8 + 5608]{1to16}, 0x96  ;   597.8 p5+p2   58 dst
        vpternlogd zmm18, zmm6, zmm31, 0x96               ;   598.5 p0      43 dst
        vpandd zmm3, zmm10, [rbp + 9600]                  ;   598.8 p5+p3   43 dst
        vpternlogd zmm14, zmm29, zmm3, 0x6a               ;   599.8 p0      43 dst
        vpternlogd zmm3, zmm21, zmm20, 0x96               ;   599.8 p5      58 dst
        vmovdqu64 zmm21, [rbp + 16192]                    ;   523.8 p2      43 dst reload
        vmovdqu64 zmm29, [rbp + 12224]                    ;   499.5 p3      58 dst
        vpternlogd zmm29, zmm21, [r8 + 5548]{1to16}, 0x6a ;   600.5 p0+p2   58 dst
        vpternlogd zmm20, zmm18, zmm14, 0x96              ;   600.8 p5      43 dst
        vpternlogd zmm27, zmm9, zmm20, 0x6a               ;   601.8 p0      43 dst
        vmovdqu64 zmm9, [rbp + 12480]                     ;   593.8 p3      58 dst
        vpxord zmm9, zmm9, [r8 + 5628]{1to16}             ;   601.8 p5+p2   58 dst
        vpternlogd zmm28, zmm31, zmm27, 0x96              ;   602.8 p0      43 dst
        vmovdqu64 zmm21, [rbp + 12160]                    ;   557.8 p3      43 dst reload
        vmovdqu64 zmm31, [rbp + 16128]                    ;   552.5 p2      58 dst
        vpternlogd zmm31, zmm21, [r8 + 5576]{1to16}, 0x96 ;   602.8 p5+p3   58 dst
        vpternlogd zmm16, zmm28, zmm25, 0x6c              ;   603.8 p0      43 dst
        vpternlogd zmm12, zmm19, zmm16, 0x6a              ;   604.8 p5      43 dst
        vmovdqu64 zmm19, [rbp + 15232]                    ;   560.5 p2      58 dst reload
        vmovdqu64 [r9 + 6144], zmm19                      ;   566.5 p7+p4   58 dst
        vmovdqu64 zmm19, [rbp + 14656]                    ;   560.8 p3      58 dst reload
        vmovdqu64 [r9 + 6208], zmm19                      ;   566.8 p8+p9   58 dst
        vmovdqu64 zmm19, [rbp + 13120]                    ;   564.5 p2      58 dst reload
        vmovdqu64 [r9 + 6400], zmm19                      ;   570.5 p7+p4   58 dst
        vmovdqu64 zmm19, [rbp + 14976]                    ;   566.5 p3      58 dst reload
        vmovdqu64 [r9 + 6656], zmm19                      ;   572.5 p8+p9   58 dst
        vmovdqu64 zmm19, [rbp + 14016]                    ;   569.8 p2      58 dst reload
        vmovdqu64 [r9 + 6720], zmm19                      ;   575.8 p7+p4   58 dst
        vmovdqu64 zmm19, [rbp + 14720]                    ;   584.8 p3      58 dst reload
        vmovdqu64 [r9 + 6784], zmm19                      ;   590.8 p8+p9   58 dst
        vmovdqu64 zmm19, [rbp + 15168]                    ;   575.5 p2      58 dst reload
        vmovdqu64 [r9 + 6912], zmm19                      ;   581.5 p7+p4   58 dst
        vmovdqu64 zmm19, [rbp + 12672]                    ;   582.5 p3      58 dst reload
        vmovdqu64 [r9 + 7168], zmm19                      ;   588.5 p8+p9   58 dst
        vmovdqu64 zmm19, [rbp + 15616]                    ;   582.8 p2      58 dst reload
        vmovdqu64 [r9 + 7232], zmm19                      ;   588.8 p7+p4   58 dst
        vmovdqu64 zmm19, [rbp + 15744]                    ;   590.5 p3      58 dst reload
        vmovdqu64 [r9 + 7424], zmm19                      ;   596.5 p8+p9   58 dst
        vmovdqu64 zmm19, [rbp + 16000]                    ;   551.5 p2      43 dst reload
        vmovdqu64 zmm21, [rbp + 13376]                    ;   505.8 p3      58 dst
        vpternlogd zmm21, zmm19, [r8 + 5580]{1to16}, 0x6a ;   604.5 p0+p2   58 dst
        vpbroadcastd zmm19, [r8 + 5616]                   ;   473.7 p10     58 dst
        vpxord zmm1, zmm1, zmm31                          ;   604.8 p5      58 dst
        vpxord zmm19, zmm19, zmm28                        ;   605.5 p0      58 dst
        vmovdqu64 zmm28, [rbp + 14080]                    ;   478.2 p3      43 dst reload
        vpternlogd zmm24, zmm28, [rbp + 15488], 0x78      ;   605.8 p5+p2   58 dst
        vpxord zmm30, zmm30, zmm24                        ;   606.8 p0      58 dst
        vmovdqu64 zmm24, [rbp + 13760]                    ;   479.2 p3      43 dst reload
        vmovdqu64 zmm28, [rbp + 3072]                     ;   479.5 p2      58 dst
        vpternlogd zmm28, zmm24, [rbp + 15808], 0x78      ;   606.8 p5+p3   58 dst
        vpxord zmm26, zmm26, zmm7                         ;   607.5 p0      58 dst
        vmovdqu64 zmm7, [rbp + 13184]                     ;   480.5 p2      43 dst reload
        vmovdqu64 zmm24, [rbp + 3136]                     ;   481.2 p3      58 dst
        vpternlogd zmm24, zmm7, [rbp + 15680], 0x78       ;   607.8 p5+p2   58 dst
        vpternlogd zmm26, zmm15, zmm10, 0x78              ;   608.5 p0      58 dst
        vmovdqu64 zmm7, [rbp + 14784]                     ;   498.8 p3      43 dst reload
        vmovdqu64 zmm10, [rbp + 3328]                     ;   482.5 p2      58 dst
        vpternlogd zmm10, zmm7, [rbp + 15104], 0x78       ;   608.8 p5+p3   58 dst
        vmovdqu64 zmm7, [rbp + 14848]                     ;   503.8 p2      43 dst reload
        vmovdqu64 zmm15, [rbp + 3392]                     ;   484.2 p3      58 dst
        vpternlogd zmm15, zmm7, [rbp + 12736], 0x78       ;   609.5 p0+p2   58 dst
        vmovdqu64 zmm7, [rbp + 14336]                     ;   485.2 p3      43 dst reload
        vpternlogd zmm23, zmm7, [rbp + 12352], 0x78       ;   609.8 p5+p2   58 dst
        vmovdqu64 zmm7, [rbp + 13888]                     ;   498.5 p3      43 dst reload
        vpternlogd zmm13, zmm7, [rbp + 15872], 0x96       ;   610.5 p0+p2   58 dst
        vpxord zmm2, zmm2, zmm13                          ;   611.5 p5      58 dst
        vmovdqu64 zmm7, [rbp + 13632]                     ;   505.5 p3      43 dst reload
        vmovdqu64 zmm13, [rbp + 3584]                     ;   487.5 p2      58 dst
        vpternlogd zmm13, zmm7, [rbp + 15936], 0x78       ;   611.5 p0+p3   58 dst
        vmovdqu64 zmm7, [rbp + 14400]                     ;   504.8 p2      43 dst reload
        vpternlogd zmm5, zmm7, [rbp + 14144], 0x78        ;   611.8 p5+p3   58 dst
        vpxord zmm4, zmm4, zmm5                           ;   612.8 p0      58 dst
        vmovdqu64 zmm5, [rbp + 13504]                     ;   506.5 p2      43 dst reload
        vmovdqu64 zmm7, [rbp + 3648]                      ;   490.2 p3      58 dst
        vpternlogd zmm7, zmm5, [rbp + 14272], 0x78        ;   612.8 p5+p2   58 dst
        vmovdqu64 [r9 + 6592], zmm30                      ;   607.8 p7+p4   58 dst
        vmovdqu64 zmm5, [rbp + 14912]                     ;   567.5 p3      43 dst reload
        vmovdqu64 zmm30, [rbp + 3904]                     ;   491.5 p2      58 dst
        vpternlogd zmm30, zmm5, [rbp + 12288], 0x78       ;   613.5 p0+p3   58 dst
        vpternlogd zmm16, zmm30, zmm14, 0x96              ;   614.5 p5      58 dst
        vpxord zmm18, zmm18, [rbp + 3776]                 ;   614.5 p0+p2   58 dst
        vpxord zmm20, zmm20, [rbp + 3712]                 ;   614.8 p5+p3   58 dst
        vpxord zmm3, zmm3, zmm12                          ;   615.5 p0      58 dst
        vmovdqu64 zmm5, [rbp + 15424]                     ;   513.5 p2      43 dst reload
        vpternlogd zmm8, zmm5, [rbp + 12864], 0x78        ;   615.8 p5+p3   58 dst
        vmovdqu64 [r9 + 6272], zmm23                      ;   610.8 p8+p9   58 dst
        vpxord zmm17, zmm17, zmm8                         ;   616.8 p0      58 dst
        vpternlogd zmm9, zmm0, [rbp + 12800], 0x78        ;   616.8 p5+p2   58 dst
        vmovdqu64 [r9 + 6336], zmm2                       ;   612.5 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 12608]                     ;   530.5 p3      43 dst reload
        vpternlogd zmm29, zmm0, [rbp + 13440], 0x96       ;   617.5 p0+p2   58 dst
        vpxord zmm11, zmm11, zmm29                        ;   618.5 p5      58 dst
        vmovdqu64 [r9 + 7936], zmm19                      ;   606.5 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 3840]                      ;   496.2 p3      58 dst reload
        vpternlogd zmm25, zmm0, [rbp + 12992], 0x6c       ;   618.5 p0+p2   58 dst
        vpternlogd zmm27, zmm25, zmm6, 0x96               ;   619.5 p5      58 dst
        vmovdqu64 zmm0, [rbp + 12928]                     ;   502.5 p3      43 dst reload
        vpternlogd zmm28, zmm0, [rbp + 15552], 0x96       ;   619.5 p0+p2   58 dst
        vmovdqu64 [r9 + 7808], zmm26                      ;   609.5 p7+p4   58 dst
        vpxord zmm12, zmm12, zmm9                         ;   619.8 p5      58 dst
        vmovdqu64 [r9 + 7104], zmm4                       ;   613.8 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 15360]                     ;   504.5 p3      43 dst reload
        vpternlogd zmm24, zmm0, [rbp + 13568], 0x96       ;   620.5 p0+p2   58 dst
        vmovdqu64 [r9 + 6464], zmm28                      ;   620.5 p7+p4   58 dst
        vmovdqu64 [r9 + 7744], zmm18                      ;   615.5 p8+p9   58 dst
        vmovdqu64 [r9 + 7680], zmm20                      ;   615.8 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 12416]                     ;   538.5 p3      43 dst reload
        vpternlogd zmm1, zmm0, [rbp + 16064], 0x78        ;   620.8 p5+p2   58 dst
        vmovdqu64 [r9 + 6848], zmm11                      ;   619.5 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 14208]                     ;   559.8 p3      43 dst reload
        vpternlogd zmm21, zmm0, [rbp + 13312], 0x96       ;   621.5 p0+p2   58 dst
        vpxord zmm22, zmm22, zmm21                        ;   622.5 p5      58 dst
        vmovdqu64 zmm0, [rbp + 13952]                     ;   535.5 p3      43 dst reload
        vpternlogd zmm10, zmm0, [rbp + 15296], 0x96       ;   622.5 p0+p2   58 dst
        vmovdqu64 [r9 + 8064], zmm16                      ;   615.5 p7+p4   58 dst
        vmovdqu64 [r9 + 6528], zmm24                      ;   621.5 p8+p9   58 dst
        vmovdqu64 [r9 + 7872], zmm3                       ;   616.5 p7+p4   58 dst
        vmovdqu64 [r9 + 7616], zmm17                      ;   617.8 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 13824]                     ;   537.5 p3      43 dst reload
        vpternlogd zmm15, zmm0, [rbp + 13248], 0x96       ;   622.8 p5+p2   58 dst
        vmovdqu64 [r9 + 7296], zmm1                       ;   621.8 p7+p4   58 dst
        vmovdqu64 [r9 + 6976], zmm10                      ;   623.5 p8+p9   58 dst
        vmovdqu64 [r9 + 7040], zmm15                      ;   623.8 p7+p4   58 dst
        vmovdqu64 [r9 + 8000], zmm27                      ;   620.5 p8+p9   58 dst
        vmovdqu64 [r9 + 7360], zmm22                      ;   623.5 p7+p4   58 dst
        vmovdqu64 [r9 + 8128], zmm12                      ;   620.8 p8+p9   58 dst
        lea r8, [r9 + 8192]                               ;   502.7 p1     117 blocks
        vmovdqu64 zmm0, [rbp + 13056]                     ;   563.5 p3      43 dst reload
        vpternlogd zmm13, zmm0, [rbp + 14592], 0x96       ;   623.5 p0+p2   58 dst
        vmovdqu64 [r9 + 7488], zmm13                      ;   624.5 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 13696]                     ;   565.5 p3      43 dst reload
        vpternlogd zmm7, zmm0, [rbp + 15040], 0x96        ;   623.8 p5+p2   58 dst
        vmovdqu64 [r9 + 7552], zmm7                       ;   624.8 p8+p9   58 dst
        mov qword [rbp + 20968], r8                       ;   512.5 p7+p4  117 blocks
        mov r8, qword [rbp + 20936]                       ;   505.8 p10    117 blocks
        add r8, 0x2000                                    ;   510.8 p6     117 blocks
        mov qword [rbp + 20936], r8                       ;   512.8 p8+p9  117 blocks
        cmp r8, qword [rbp + 20944]                       ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                        ;                    x87 state
        mov rsp, qword [rbp + 20976]                      ;                    frame
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

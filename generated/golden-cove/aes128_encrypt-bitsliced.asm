; aes128_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 c6978034f279af71); do not edit:
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
;   blocks/rounds: 2629 uops, planned 665.3; bounds: width 438.2, ports 664.0, path 39.0
;   blocks.2: 2082 uops, planned 552.8; bounds: width 347.0, ports 552.0, path 35.0
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
        sub rsp, 0x5d80                                   ;                    frame
        and rsp, -64                                      ;                    frame
        lea rbp, [rsp + 128]                              ;                    frame
        mov qword [rbp + 23792], rax                      ;                    frame
        mov qword [rbp + 23744], rdi                      ;                    argument
        mov dword [rbp + 23800], ecx                      ;                    argument
        mov qword [rbp + 23752], rsi                      ;                    argument
        mov qword [rbp + 23784], rdx                      ;                    argument
        mov r8, qword [rbp + 23744]                       ;     0.0 p2      58 dst.0 reload
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
        mov r8d, dword [rbp + 23800]                      ;    74.8 p10    117 blocks
        shl r8, 0xd                                       ;    79.8 p6     117 blocks
        add r8, qword [rbp + 23752]                       ;    80.8 p1+p2  117 blocks
        mov qword [rbp + 23760], r8                       ;   112.7 p7+p4  117 blocks
        cmp dword [rbp + 23800], 0                        ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 23744]                       ;     0.0 p2      52 s[0].0 reload
        vpbroadcastd zmm0, [r8]                           ;     5.0 p3      52 s[0]
        mov r9, qword [rbp + 23752]                       ;     0.3 p10     52 s[0].0 reload
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
        mov qword [rbp + 23768], r8                       ;    29.2 p8+p9   53 rounds
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
        mov qword [rbp + 23776], r8                       ;   128.7 p8+p4   53 rounds
        align 16
.rounds_2:
        vmovdqu64 zmm0, [rbp + 7488]                      ;     0.0 p2      43 t[0] reload
        vmovdqu64 zmm1, [rbp + 7296]                      ;     0.2 p3      43 t[0]
        vpternlogd zmm1, zmm0, zmm0, 0xc3                 ;     6.2 p0      43 t[0]
        vmovdqu64 zmm2, [rbp + 7232]                      ;     1.0 p2      43 t[0] reload
        vmovdqu64 zmm3, [rbp + 7104]                      ;     1.2 p3      43 t[0]
        vpternlogd zmm3, zmm1, zmm2, 0x69                 ;     7.2 p5      43 t[0]
        vpxord zmm4, zmm3, [rbp + 7424]                   ;     8.2 p0+p2   43 t[0]
        vmovdqu64 zmm5, [rbp + 7040]                      ;     2.2 p3      43 t[0] reload
        vpxord zmm6, zmm3, zmm5                           ;     8.2 p5      43 t[0]
        vmovdqa64 zmm7, zmm3                              ;     8.2         43 t[0] copy
        vmovdqa64 zmm8, zmm4                              ;     9.2         43 t[0] copy
        vmovdqa64 zmm9, zmm6                              ;     9.2         43 t[0] copy
        vmovdqu64 zmm10, [rbp + 7168]                     ;     3.0 p2      43 t[0] reload
        vmovdqa64 zmm11, zmm6                             ;     9.2         43 t[0] copy
        vpternlogd zmm11, zmm2, zmm10, 0x96               ;     9.2 p0      43 t[0]
        vpxord zmm8, zmm8, zmm11                          ;    10.2 p5      43 t[0]
        vpxord zmm12, zmm8, zmm0                          ;    11.2 p0      43 t[0]
        vmovdqu64 zmm13, [rbp + 7360]                     ;     3.2 p3      43 t[0] reload
        vmovdqa64 zmm14, zmm10                            ;     9.0         43 t[0] copy
        vpternlogd zmm14, zmm1, zmm13, 0x69               ;     9.2 p5      43 t[0]
        vpternlogd zmm13, zmm4, zmm4, 0xc3                ;     9.2 p0      43 t[0]
        vpternlogd zmm1, zmm13, zmm8, 0x1d                ;    11.2 p5      43 t[0]
        vpxord zmm9, zmm9, zmm14                          ;    10.2 p0      43 t[0]
        vmovdqa64 zmm15, zmm6                             ;     9.2         43 t[0] copy
        vmovdqu64 zmm16, [rbp + 7296]                     ;     4.0 p2      43 t[0] reload
        vmovdqa64 zmm17, zmm13                            ;    10.2         43 t[0] copy
        vpternlogd zmm17, zmm11, zmm16, 0x69              ;    10.2 p5      43 t[0]
        vmovdqa64 zmm18, zmm12                            ;    12.2         43 t[0] copy
        vpternlogd zmm18, zmm5, zmm2, 0xa6                ;    12.2 p0      43 t[0]
        vmovdqa64 zmm19, zmm13                            ;    10.2         43 t[0] copy
        vpternlogd zmm19, zmm5, zmm16, 0xd4               ;    10.2 p5      43 t[0]
        vmovdqa64 zmm20, zmm13                            ;    10.2         43 t[0] copy
        vpternlogd zmm20, zmm14, zmm14, 0xc3              ;    10.2 p0      43 t[0]
        vpternlogd zmm1, zmm20, zmm18, 0x69               ;    13.2 p5      43 t[0]
        vpxord zmm7, zmm7, zmm20                          ;    11.2 p0      43 t[0]
        vpternlogd zmm18, zmm7, zmm11, 0xb4               ;    13.2 p5      43 t[0]
        vpternlogd zmm6, zmm18, zmm0, 0x39                ;    14.2 p0      43 t[0]
        vpternlogd zmm19, zmm6, zmm10, 0x69               ;    15.2 p5      43 t[0]
        vmovdqa64 zmm6, zmm13                             ;    10.2         43 t[0] copy
        vmovdqa64 zmm10, zmm9                             ;    11.2         43 t[0] copy
        vpternlogd zmm10, zmm1, zmm0, 0x36                ;    14.2 p0      43 t[0]
        vpternlogd zmm1, zmm20, zmm4, 0x78                ;    14.2 p5      43 t[0]
        vpternlogd zmm10, zmm17, zmm14, 0x2d              ;    15.2 p0      43 t[0]
        vmovdqa64 zmm21, zmm1                             ;    15.2         43 t[0] copy
        vpternlogd zmm21, zmm8, zmm3, 0x87                ;    15.2 p5      43 t[0]
        vmovdqa64 zmm22, zmm21                            ;    16.2         43 t[0] copy
        vpternlogd zmm22, zmm17, zmm9, 0x78               ;    16.2 p0      43 t[0]
        vpternlogd zmm22, zmm1, zmm18, 0x96               ;    17.2 p5      43 t[0]
        vmovdqa64 zmm1, zmm22                             ;    18.2         43 t[0] copy
        vpternlogd zmm1, zmm21, zmm10, 0x59               ;    18.2 p0      43 t[0]
        vmovdqa64 zmm18, zmm1                             ;    19.2         43 t[0] copy
        vpternlogd zmm18, zmm21, zmm19, 0x36              ;    19.2 p5      43 t[0]
        vmovdqa64 zmm23, zmm18                            ;    20.2         43 t[0] copy
        vpternlogd zmm23, zmm22, zmm19, 0x9a              ;    20.2 p0      43 t[0]
        vpternlogd zmm18, zmm22, zmm19, 0x53              ;    20.2 p5      43 t[0]
        vpternlogd zmm2, zmm23, zmm9, 0x12                ;    21.2 p0      43 t[0]
        vpxord zmm22, zmm23, zmm18                        ;    21.2 p5      43 t[0]
        vpternlogd zmm1, zmm19, zmm22, 0x39               ;    22.2 p0      43 t[0]
        vpord zmm6, zmm6, zmm23                           ;    21.2 p5      43 t[0]
        vmovdqa64 zmm19, zmm22                            ;    22.2         43 t[0] copy
        vmovdqa64 zmm23, zmm22                            ;    22.2         43 t[0] copy
        vpternlogd zmm23, zmm17, zmm0, 0xf9               ;    22.2 p0      43 t[0]
        vmovdqa64 zmm24, zmm1                             ;    23.2         43 t[0] copy
        vpternlogd zmm24, zmm21, zmm10, 0xc6              ;    23.2 p5      43 t[0]
        vpternlogd zmm1, zmm21, zmm10, 0xd1               ;    23.2 p0      43 t[0]
        vpternlogd zmm11, zmm2, zmm24, 0x93               ;    24.2 p5      43 t[0]
        vpandnd zmm9, zmm1, zmm9                          ;    24.2 p0      43 t[0]
        vpternlogd zmm7, zmm9, zmm24, 0x93                ;    25.2 p5      43 t[0]
        vpxord zmm19, zmm19, zmm1                         ;    24.2 p0      43 t[0]
        vpxord zmm10, zmm1, zmm24                         ;    24.2 p5      43 t[0]
        vpternlogd zmm16, zmm10, zmm13, 0xde              ;    25.2 p0      43 t[0]
        vpternlogd zmm24, zmm18, zmm18, 0xc3              ;    24.2 p5      43 t[0]
        vpternlogd zmm10, zmm13, zmm5, 0xf6               ;    25.2 p0      43 t[0]
        vpternlogd zmm5, zmm24, zmm19, 0x6f               ;    25.2 p5      43 t[0]
        vpternlogd zmm8, zmm24, zmm19, 0x6f               ;    25.2 p0      43 t[0]
        vpternlogd zmm3, zmm5, zmm24, 0x9c                ;    26.2 p5      43 t[0]
        vpternlogd zmm24, zmm0, zmm8, 0xa6                ;    26.2 p0      43 t[0]
        vpternlogd zmm24, zmm2, zmm23, 0x96               ;    27.2 p5      43 t[0]
        vpternlogd zmm23, zmm16, zmm11, 0x96              ;    26.2 p0      43 t[0]
        vpandd zmm15, zmm15, zmm19                        ;    25.8 p5      43 t[0]
        vmovdqa64 zmm0, zmm3                              ;    27.2         43 t[0] copy
        vpternlogd zmm0, zmm7, zmm23, 0x96                ;    27.2 p0      43 t[0]
        vpternlogd zmm1, zmm17, zmm0, 0xa6                ;    28.2 p5      43 t[0]
        vpternlogd zmm19, zmm12, zmm1, 0x95               ;    29.2 p0      43 t[0]
        vpternlogd zmm19, zmm8, zmm16, 0x96               ;    30.2 p5      43 t[0]
        vpternlogd zmm1, zmm4, zmm18, 0x87                ;    29.2 p0      43 t[0]
        vpternlogd zmm18, zmm20, zmm19, 0x95              ;    31.2 p5      43 t[0]
        vpternlogd zmm22, zmm14, zmm18, 0xa6              ;    32.2 p0      43 t[0]
        vpternlogd zmm6, zmm18, zmm3, 0x96                ;    32.2 p5      43 t[0]
        vpternlogd zmm15, zmm5, zmm22, 0x69               ;    33.2 p0      43 t[0]
        vpternlogd zmm10, zmm22, zmm9, 0x96               ;    33.2 p5      43 t[0]
        vmovdqu64 zmm2, [rbp + 10048]                     ;    15.2 p3      43 t[0] reload
        vmovdqu64 zmm3, [rbp + 9856]                      ;    15.3 p2      43 t[0]
        vpternlogd zmm3, zmm2, zmm2, 0xc3                 ;    31.3 p0      43 t[0]
        vmovdqu64 zmm4, [rbp + 9792]                      ;    16.2 p3      43 t[0] reload
        vmovdqu64 zmm5, [rbp + 9664]                      ;    16.3 p2      43 t[0]
        vpternlogd zmm5, zmm3, zmm4, 0x69                 ;    32.3 p5      43 t[0]
        vpxord zmm8, zmm5, [rbp + 9984]                   ;    33.3 p0+p3   43 t[0]
        vmovdqu64 zmm9, [rbp + 9600]                      ;    17.3 p2      43 t[0] reload
        vpxord zmm12, zmm5, zmm9                          ;    33.3 p5      43 t[0]
        vmovdqa64 zmm13, zmm5                             ;    33.3         43 t[0] copy
        vmovdqa64 zmm14, zmm8                             ;    34.3         43 t[0] copy
        vmovdqa64 zmm16, zmm12                            ;    34.3         43 t[0] copy
        vmovdqu64 zmm17, [rbp + 9728]                     ;    18.2 p3      43 t[0] reload
        vmovdqa64 zmm18, zmm12                            ;    34.3         43 t[0] copy
        vpternlogd zmm18, zmm4, zmm17, 0x96               ;    34.3 p0      43 t[0]
        vpxord zmm14, zmm14, zmm18                        ;    35.3 p5      43 t[0]
        vmovdqu64 zmm20, [rbp + 9920]                     ;    18.3 p2      43 t[0] reload
        vmovdqa64 zmm21, zmm17                            ;    24.2         43 t[0] copy
        vpternlogd zmm21, zmm3, zmm20, 0x69               ;    34.3 p0      43 t[0]
        vpternlogd zmm20, zmm8, zmm8, 0xc3                ;    34.8 p5      43 t[0]
        vpternlogd zmm3, zmm20, zmm14, 0x1d               ;    36.3 p0      43 t[0]
        vpxord zmm16, zmm16, zmm21                        ;    35.8 p5      43 t[0]
        vpxord zmm22, zmm14, zmm2                         ;    36.3 p0      43 t[0]
        vmovdqa64 zmm25, zmm8                             ;    34.3         43 t[0] copy
        vmovdqu64 zmm26, [rbp + 9856]                     ;    19.2 p3      43 t[0] reload
        vmovdqa64 zmm27, zmm20                            ;    35.8         43 t[0] copy
        vpternlogd zmm27, zmm18, zmm26, 0x69              ;    36.8 p5      43 t[0]
        vmovdqa64 zmm28, zmm22                            ;    37.3         43 t[0] copy
        vpternlogd zmm28, zmm9, zmm4, 0xa6                ;    37.3 p0      43 t[0]
        vmovdqa64 zmm29, zmm20                            ;    35.8         43 t[0] copy
        vpternlogd zmm29, zmm9, zmm26, 0xd4               ;    37.8 p5      43 t[0]
        vmovdqa64 zmm30, zmm20                            ;    35.8         43 t[0] copy
        vpternlogd zmm30, zmm21, zmm21, 0xc3              ;    38.3 p0      43 t[0]
        vpternlogd zmm3, zmm30, zmm28, 0x69               ;    39.3 p5      43 t[0]
        vpternlogd zmm8, zmm3, zmm30, 0x6c                ;    40.3 p0      43 t[0]
        vpternlogd zmm3, zmm16, zmm2, 0x1e                ;    40.3 p5      43 t[0]
        vpternlogd zmm3, zmm27, zmm21, 0x2d               ;    41.3 p0      43 t[0]
        vpxord zmm13, zmm13, zmm30                        ;    40.8 p5      43 t[0]
        vpternlogd zmm28, zmm13, zmm18, 0xb4              ;    41.8 p0      43 t[0]
        vmovdqa64 zmm31, zmm28                            ;    42.8         43 t[0] copy
        vpternlogd zmm31, zmm12, zmm2, 0x2d               ;    42.8 p5      43 t[0]
        vpternlogd zmm29, zmm31, zmm17, 0x69              ;    43.8 p0      43 t[0]
        vmovdqa64 zmm17, zmm8                             ;    41.3         43 t[0] copy
        vpternlogd zmm17, zmm14, zmm5, 0x87               ;    42.8 p5      43 t[0]
        vmovdqa64 zmm31, zmm20                            ;    35.8         43 t[0] copy
        vmovdqu64 [rbp + 15232], zmm0                     ;    28.2 p7+p4   43 t[0] spill
        vmovdqa64 zmm0, zmm17                             ;    43.8         43 t[0] copy
        vpternlogd zmm0, zmm27, zmm16, 0x78               ;    43.8 p0      43 t[0]
        vpternlogd zmm0, zmm8, zmm28, 0x96                ;    44.8 p5      43 t[0]
        vmovdqa64 zmm8, zmm0                              ;    45.8         43 t[0] copy
        vpternlogd zmm8, zmm17, zmm3, 0x59                ;    45.8 p0      43 t[0]
        vmovdqa64 zmm28, zmm8                             ;    46.8         43 t[0] copy
        vpternlogd zmm28, zmm17, zmm29, 0x36              ;    46.8 p5      43 t[0]
        vmovdqu64 [rbp + 15296], zmm24                    ;    28.2 p8+p9   43 t[0] spill
        vmovdqa64 zmm24, zmm28                            ;    47.8         43 t[0] copy
        vpternlogd zmm24, zmm0, zmm29, 0x9a               ;    47.8 p0      43 t[0]
        vpternlogd zmm28, zmm0, zmm29, 0x53               ;    47.8 p5      43 t[0]
        vpternlogd zmm4, zmm24, zmm16, 0x12               ;    48.8 p0      43 t[0]
        vpord zmm31, zmm31, zmm24                         ;    48.8 p5      43 t[0]
        vpxord zmm24, zmm24, zmm28                        ;    48.8 p0      43 t[0]
        vpternlogd zmm8, zmm29, zmm24, 0x39               ;    49.8 p5      43 t[0]
        vpandd zmm25, zmm25, zmm28                        ;    48.8 p0      43 t[0]
        vmovdqa64 zmm0, zmm24                             ;    49.8         43 t[0] copy
        vmovdqa64 zmm29, zmm24                            ;    49.8         43 t[0] copy
        vpternlogd zmm29, zmm27, zmm2, 0xf9               ;    49.8 p5      43 t[0]
        vmovdqu64 [rbp + 15360], zmm23                    ;    27.2 p7+p4   43 t[0] spill
        vmovdqa64 zmm23, zmm8                             ;    50.8         43 t[0] copy
        vpternlogd zmm23, zmm17, zmm3, 0xc6               ;    50.8 p0      43 t[0]
        vpternlogd zmm8, zmm17, zmm3, 0xd1                ;    50.8 p5      43 t[0]
        vpternlogd zmm18, zmm4, zmm23, 0x93               ;    51.8 p0      43 t[0]
        vpandnd zmm3, zmm8, zmm16                         ;    51.8 p5      43 t[0]
        vpternlogd zmm13, zmm3, zmm23, 0x93               ;    52.8 p0      43 t[0]
        vpxord zmm0, zmm0, zmm8                           ;    51.8 p5      43 t[0]
        vpxord zmm16, zmm8, zmm23                         ;    52.3 p0      43 t[0]
        vpternlogd zmm23, zmm28, zmm28, 0xc3              ;    52.8 p5      43 t[0]
        vpternlogd zmm26, zmm16, zmm20, 0xde              ;    53.3 p0      43 t[0]
        vpternlogd zmm16, zmm20, zmm9, 0xf6               ;    53.8 p5      43 t[0]
        vpternlogd zmm9, zmm23, zmm0, 0x6f                ;    54.3 p0      43 t[0]
        vpternlogd zmm14, zmm23, zmm0, 0x6f               ;    54.8 p5      43 t[0]
        vpternlogd zmm5, zmm9, zmm23, 0x9c                ;    55.3 p0      43 t[0]
        vpternlogd zmm23, zmm2, zmm14, 0xa6               ;    55.8 p5      43 t[0]
        vpternlogd zmm9, zmm12, zmm0, 0x78                ;    56.3 p0      43 t[0]
        vpternlogd zmm23, zmm4, zmm29, 0x96               ;    56.8 p5      43 t[0]
        vpternlogd zmm29, zmm26, zmm18, 0x96              ;    57.3 p0      43 t[0]
        vmovdqu64 zmm2, [rbp + 12608]                     ;    29.2 p2      43 t[0] reload
        vmovdqu64 zmm4, [rbp + 12416]                     ;    29.3 p3      43 t[0]
        vpternlogd zmm4, zmm2, zmm2, 0xc3                 ;    57.8 p5      43 t[0]
        vmovdqa64 zmm12, zmm5                             ;    56.3         43 t[0] copy
        vpternlogd zmm12, zmm13, zmm29, 0x96              ;    58.3 p0      43 t[0]
        vpternlogd zmm8, zmm27, zmm12, 0xa6               ;    59.3 p5      43 t[0]
        vpternlogd zmm0, zmm22, zmm8, 0x95                ;    60.3 p0      43 t[0]
        vpternlogd zmm0, zmm14, zmm26, 0x96               ;    61.3 p5      43 t[0]
        vpternlogd zmm25, zmm8, zmm18, 0x69               ;    60.3 p0      43 t[0]
        vpternlogd zmm28, zmm30, zmm0, 0x95               ;    62.3 p5      43 t[0]
        vpternlogd zmm24, zmm21, zmm28, 0xa6              ;    63.3 p0      43 t[0]
        vpternlogd zmm31, zmm28, zmm5, 0x96               ;    63.3 p5      43 t[0]
        vpternlogd zmm9, zmm13, zmm24, 0x69               ;    64.3 p0      43 t[0]
        vpternlogd zmm16, zmm24, zmm3, 0x96               ;    64.3 p5      43 t[0]
        vmovdqu64 zmm3, [rbp + 12352]                     ;    31.5 p2      43 t[0] reload
        vmovdqu64 zmm5, [rbp + 12224]                     ;    31.7 p3      43 t[0]
        vpternlogd zmm5, zmm4, zmm3, 0x69                 ;    63.3 p0      43 t[0]
        vpxord zmm8, zmm5, [rbp + 12544]                  ;    64.3 p5+p2   43 t[0]
        vmovdqu64 zmm13, [rbp + 12160]                    ;    32.7 p3      43 t[0] reload
        vpxord zmm14, zmm5, zmm13                         ;    64.3 p0      43 t[0]
        vmovdqa64 zmm17, zmm5                             ;    64.3         43 t[0] copy
        vmovdqa64 zmm18, zmm8                             ;    65.3         43 t[0] copy
        vmovdqa64 zmm20, zmm14                            ;    65.3         43 t[0] copy
        vmovdqu64 zmm21, [rbp + 12288]                    ;    33.5 p2      43 t[0] reload
        vmovdqa64 zmm22, zmm14                            ;    65.3         43 t[0] copy
        vpternlogd zmm22, zmm3, zmm21, 0x96               ;    65.3 p5      43 t[0]
        vpxord zmm18, zmm18, zmm22                        ;    66.3 p0      43 t[0]
        vmovdqu64 zmm24, [rbp + 12480]                    ;    33.7 p3      43 t[0] reload
        vmovdqa64 zmm26, zmm21                            ;    39.5         43 t[0] copy
        vpternlogd zmm26, zmm4, zmm24, 0x69               ;    65.8 p5      43 t[0]
        vpternlogd zmm24, zmm8, zmm8, 0xc3                ;    66.3 p0      43 t[0]
        vpternlogd zmm4, zmm24, zmm18, 0x1d               ;    67.3 p5      43 t[0]
        vpxord zmm20, zmm20, zmm26                        ;    67.3 p0      43 t[0]
        vpxord zmm27, zmm18, zmm2                         ;    67.8 p5      43 t[0]
        vmovdqa64 zmm28, zmm27                            ;    68.8         43 t[0] copy
        vpternlogd zmm28, zmm13, zmm3, 0xa6               ;    68.8 p0      43 t[0]
        vmovdqa64 zmm30, zmm8                             ;    65.3         43 t[0] copy
        vmovdqu64 [rbp + 15424], zmm0                     ;    62.3 p8+p9   43 t[0] spill
        vmovdqa64 zmm0, zmm24                             ;    67.3         43 t[0] copy
        vpternlogd zmm0, zmm26, zmm26, 0xc3               ;    68.8 p5      43 t[0]
        vpternlogd zmm4, zmm0, zmm28, 0x69                ;    69.8 p0      43 t[0]
        vpternlogd zmm8, zmm4, zmm0, 0x6c                 ;    70.8 p5      43 t[0]
        vpternlogd zmm4, zmm20, zmm2, 0x1e                ;    70.8 p0      43 t[0]
        vpxord zmm17, zmm17, zmm0                         ;    70.8 p5      43 t[0]
        vpternlogd zmm28, zmm17, zmm22, 0xb4              ;    71.8 p0      43 t[0]
        vmovdqu64 [rbp + 15488], zmm12                    ;    59.3 p7+p4   43 t[0] spill
        vmovdqa64 zmm12, zmm28                            ;    72.8         43 t[0] copy
        vpternlogd zmm12, zmm14, zmm2, 0x2d               ;    72.8 p5      43 t[0]
        vmovdqu64 [rbp + 15552], zmm23                    ;    57.8 p8+p9   43 t[0] spill
        vpxord zmm23, zmm24, zmm13                        ;    72.3 p0      43 t[0]
        vmovdqu64 [rbp + 15616], zmm29                    ;    58.3 p7+p4   43 t[0] spill
        vmovdqa64 zmm29, zmm8                             ;    71.8         43 t[0] copy
        vpternlogd zmm29, zmm18, zmm5, 0x87               ;    72.8 p5      43 t[0]
        vmovdqu64 [rbp + 15680], zmm19                    ;    39.3 p8+p9   43 t[0] spill
        vmovdqa64 zmm19, zmm24                            ;    67.3         43 t[0] copy
        vpternlogd zmm19, zmm13, [rbp + 12416], 0xd4      ;    73.3 p0+p2   43 t[0]
        vpternlogd zmm19, zmm12, zmm21, 0x69              ;    74.3 p5      43 t[0]
        vmovdqu64 zmm12, [rbp + 12416]                    ;    38.8 p3      43 t[0] reload
        vmovdqa64 zmm21, zmm24                            ;    67.3         43 t[0] copy
        vpternlogd zmm21, zmm22, zmm12, 0x69              ;    74.3 p0      43 t[0]
        vpternlogd zmm4, zmm21, zmm26, 0x2d               ;    75.3 p5      43 t[0]
        vmovdqu64 [rbp + 15744], zmm6                     ;    40.7 p7+p4   43 t[0] spill
        vmovdqa64 zmm6, zmm29                             ;    73.8         43 t[0] copy
        vpternlogd zmm6, zmm21, zmm20, 0x78               ;    75.3 p0      43 t[0]
        vpternlogd zmm6, zmm8, zmm28, 0x96                ;    76.3 p5      43 t[0]
        vmovdqa64 zmm8, zmm6                              ;    77.3         43 t[0] copy
        vpternlogd zmm8, zmm29, zmm4, 0x59                ;    77.3 p0      43 t[0]
        vmovdqa64 zmm28, zmm8                             ;    78.3         43 t[0] copy
        vpternlogd zmm28, zmm29, zmm19, 0x36              ;    78.3 p5      43 t[0]
        vmovdqu64 [rbp + 15808], zmm31                    ;    64.3 p8+p9   43 t[0] spill
        vmovdqa64 zmm31, zmm28                            ;    79.3         43 t[0] copy
        vpternlogd zmm31, zmm6, zmm19, 0x9a               ;    79.3 p0      43 t[0]
        vpternlogd zmm28, zmm6, zmm19, 0x53               ;    79.3 p5      43 t[0]
        vpternlogd zmm3, zmm31, zmm20, 0x12               ;    80.3 p0      43 t[0]
        vpxord zmm6, zmm31, zmm28                         ;    80.3 p5      43 t[0]
        vpternlogd zmm8, zmm19, zmm6, 0x39                ;    81.3 p0      43 t[0]
        vpandd zmm30, zmm30, zmm28                        ;    80.3 p5      43 t[0]
        vmovdqa64 zmm19, zmm6                             ;    81.3         43 t[0] copy
        vmovdqu64 [rbp + 15872], zmm11                    ;    42.7 p7+p4   43 t[0] spill
        vmovdqa64 zmm11, zmm6                             ;    81.3         43 t[0] copy
        vpternlogd zmm11, zmm21, zmm2, 0xf9               ;    81.3 p0      43 t[0]
        vmovdqu64 [rbp + 15936], zmm1                     ;    43.3 p8+p9   43 t[0] spill
        vmovdqa64 zmm1, zmm8                              ;    82.3         43 t[0] copy
        vpternlogd zmm1, zmm29, zmm4, 0xc6                ;    82.3 p5      43 t[0]
        vpternlogd zmm8, zmm29, zmm4, 0xd1                ;    82.3 p0      43 t[0]
        vpternlogd zmm22, zmm3, zmm1, 0x93                ;    83.3 p5      43 t[0]
        vpternlogd zmm15, zmm7, zmm9, 0x96                ;    82.3 p0      55 t[0]
        vpxord zmm4, zmm10, zmm16                         ;    82.8 p5      55 t[0]
        vpandnd zmm7, zmm8, zmm20                         ;    83.3 p0      43 t[0]
        vpternlogd zmm17, zmm7, zmm1, 0x93                ;    84.3 p5      43 t[0]
        vmovdqa64 zmm20, zmm10                            ;    44.3         55 t[0] copy
        vpxord zmm19, zmm19, zmm8                         ;    84.3 p0      43 t[0]
        vpxord zmm29, zmm8, zmm1                          ;    84.8 p5      43 t[0]
        vpternlogd zmm1, zmm28, zmm28, 0xc3               ;    85.3 p0      43 t[0]
        vpternlogd zmm12, zmm29, zmm24, 0xde              ;    85.8 p5      43 t[0]
        vpternlogd zmm13, zmm1, zmm19, 0x6f               ;    86.3 p0      43 t[0]
        vpternlogd zmm18, zmm1, zmm19, 0x6f               ;    86.8 p5      43 t[0]
        vpternlogd zmm5, zmm13, zmm1, 0x9c                ;    87.3 p0      43 t[0]
        vpternlogd zmm1, zmm2, zmm18, 0xa6                ;    87.8 p5      43 t[0]
        vpternlogd zmm1, zmm3, zmm11, 0x96                ;    88.8 p0      43 t[0]
        vpternlogd zmm13, zmm14, zmm19, 0x78              ;    88.8 p5      43 t[0]
        vpternlogd zmm11, zmm12, zmm22, 0x96              ;    89.3 p0      43 t[0]
        vpternlogd zmm31, zmm24, zmm5, 0x56               ;    89.8 p5      43 t[0]
        vmovdqu64 zmm2, [rbp + 15744]                     ;    46.5 p2      43 t[0] reload
        vmovdqu64 zmm3, [rbp + 15808]                     ;    64.3 p3      43 t[0] reload
        vpternlogd zmm10, zmm3, zmm2, 0x96                ;    90.3 p0      55 t[0]
        vpternlogd zmm5, zmm17, zmm11, 0x96               ;    90.8 p5      43 t[0]
        vpternlogd zmm8, zmm21, zmm5, 0xa6                ;    91.8 p0      43 t[0]
        vpternlogd zmm19, zmm27, zmm8, 0x95               ;    92.8 p5      43 t[0]
        vpternlogd zmm19, zmm18, zmm12, 0x96              ;    93.8 p0      43 t[0]
        vpternlogd zmm30, zmm8, zmm22, 0x69               ;    92.8 p5      43 t[0]
        vpternlogd zmm28, zmm0, zmm19, 0x95               ;    94.8 p0      43 t[0]
        vpternlogd zmm6, zmm26, zmm28, 0xa6               ;    95.8 p5      43 t[0]
        vpternlogd zmm13, zmm17, zmm6, 0x69               ;    96.8 p0      43 t[0]
        vpternlogd zmm6, zmm29, zmm23, 0x1e               ;    96.8 p5      43 t[0]
        vmovdqu64 zmm0, [rbp + 15168]                     ;    48.5 p2      43 t[0] reload
        vmovdqu64 zmm8, [rbp + 14976]                     ;    48.7 p3      43 t[0]
        vpternlogd zmm8, zmm0, zmm0, 0xc3                 ;    95.3 p0      43 t[0]
        vmovdqu64 zmm12, [rbp + 15360]                    ;    49.5 p2      55 t[0]
        vmovdqu64 zmm14, [rbp + 15296]                    ;    49.7 p3      55 t[0]
        vmovdqu64 zmm17, [rbp + 15552]                    ;    57.8 p2      55 t[0]
        vmovdqu64 zmm18, [rbp + 15872]                    ;    50.7 p3      43 t[0] reload
        vmovdqu64 zmm21, [rbp + 15936]                    ;    51.5 p2      55 t[0]
        vpternlogd zmm21, zmm25, zmm18, 0x96              ;    95.8 p5      55 t[0]
        vpternlogd zmm16, zmm6, zmm7, 0x96                ;    97.8 p0      55 t[0]
        vpxord zmm17, zmm17, zmm1                         ;    96.8 p5      55 t[0]
        vpternlogd zmm9, zmm16, zmm13, 0x96               ;    98.8 p0      55 t[0]
        vmovdqa64 zmm22, zmm15                            ;    83.3         55 t[0] copy
        vpxord zmm23, zmm10, zmm16                        ;    98.8 p5      55 t[0]
        vmovdqu64 zmm24, [rbp + 14912]                    ;    51.7 p3      43 t[0] reload
        vmovdqu64 zmm26, [rbp + 14784]                    ;    52.5 p2      43 t[0]
        vpternlogd zmm26, zmm8, zmm24, 0x69               ;    98.3 p0      43 t[0]
        vpxord zmm27, zmm26, [rbp + 15104]                ;    99.3 p5+p3   43 t[0]
        vmovdqu64 zmm29, [rbp + 14720]                    ;    53.5 p2      43 t[0] reload
        vmovdqu64 [rbp + 16000], zmm10                    ;    91.3 p7+p4   55 t[0] spill
        vpxord zmm10, zmm26, zmm29                        ;    99.3 p0      43 t[0]
        vmovdqa64 zmm3, zmm26                             ;    99.3         43 t[0] copy
        vmovdqa64 zmm18, zmm27                            ;   100.3         43 t[0] copy
        vmovdqa64 zmm2, zmm10                             ;   100.3         43 t[0] copy
        vmovdqu64 [rbp + 16064], zmm15                    ;    83.3 p8+p9   55 t[0] spill
        vmovdqa64 zmm15, zmm30                            ;    93.8         55 t[0] copy
        vmovdqu64 [rbp + 16128], zmm30                    ;    93.8 p7+p4   43 t[0] spill
        vmovdqu64 zmm30, [rbp + 15424]                    ;    62.3 p3      55 t[0]
        vpxord zmm30, zmm30, [rbp + 15680]                ;    99.8 p5+p2   55 t[0]
        vmovdqu64 [rbp + 16192], zmm30                    ;   100.8 p8+p9   55 t[0] spill
        vmovdqa64 zmm30, zmm5                             ;    91.8         55 t[0] copy
        vmovdqu64 [rbp + 16256], zmm5                     ;    91.8 p7+p4   43 t[0] spill
        vmovdqa64 zmm5, zmm23                             ;    99.8         55 t[0] copy
        vmovdqu64 [rbp + 16320], zmm23                    ;    99.8 p8+p9   55 t[0] spill
        vmovdqa64 zmm23, zmm17                            ;    97.8         55 t[0] copy
        vmovdqu64 [rbp + 16384], zmm11                    ;    90.3 p7+p4   43 t[0] spill
        vmovdqa64 zmm11, zmm21                            ;    96.8         55 t[0] copy
        vpternlogd zmm11, zmm31, zmm28, 0x96              ;   100.3 p0      55 t[0]
        vpternlogd zmm31, zmm28, [rbp + 15744], 0x96      ;   100.8 p5+p3   55 t[0]
        vmovdqa64 zmm28, zmm31                            ;   101.8         55 t[0] copy
        vmovdqu64 [rbp + 16448], zmm31                    ;   101.8 p8+p9   55 t[0] spill
        vmovdqa64 zmm31, zmm10                            ;   100.3         43 t[0] copy
        vpternlogd zmm31, zmm24, [rbp + 14848], 0x96      ;   101.3 p0+p2   43 t[0]
        vpxord zmm18, zmm18, zmm31                        ;   102.3 p5      43 t[0]
        vmovdqu64 [rbp + 16512], zmm11                    ;   101.3 p7+p4   55 t[0] spill
        vpxord zmm11, zmm18, zmm0                         ;   103.3 p0      43 t[0]
        vmovdqu64 [rbp + 16576], zmm13                    ;    97.8 p8+p9   43 t[0] spill
        vmovdqa64 zmm13, zmm11                            ;   104.3         43 t[0] copy
        vpternlogd zmm13, zmm29, zmm24, 0xa6              ;   104.3 p5      43 t[0]
        vmovdqu64 [rbp + 16640], zmm17                    ;    97.8 p7+p4   55 t[0] spill
        vmovdqu64 zmm17, [rbp + 15360]                    ;    57.2 p3      55 t[0]
        vmovdqu64 [rbp + 15360], zmm4                     ;    83.8 p8+p9   55 t[0] spill
        vmovdqa64 zmm4, zmm9                              ;    99.8         55 t[0] copy
        vmovdqu64 [rbp + 16704], zmm9                     ;    99.8 p7+p4   55 t[0] spill
        vmovdqa64 zmm9, zmm27                             ;   100.3         43 t[0] copy
        vpternlogd zmm9, zmm27, [rbp + 15040], 0xa5       ;   103.3 p0+p2   43 t[0]
        vmovdqu64 [rbp + 16768], zmm7                     ;    84.3 p8+p9   43 t[0] spill
        vmovdqa64 zmm7, zmm9                              ;   104.3         43 t[0] copy
        vpternlogd zmm7, zmm18, zmm8, 0x53                ;   104.3 p5      43 t[0]
        vmovdqu64 [rbp + 16832], zmm6                     ;    97.8 p7+p4   43 t[0] spill
        vmovdqu64 zmm6, [rbp + 15040]                     ;    59.0 p3      43 t[0] reload
        vpternlogd zmm8, zmm6, [rbp + 14848], 0x69        ;   104.3 p0+p2   43 t[0]
        vpxord zmm2, zmm2, zmm8                           ;   105.3 p5      43 t[0]
        vmovdqa64 zmm6, zmm9                              ;   104.3         43 t[0] copy
        vpternlogd zmm6, zmm8, zmm8, 0xc3                 ;   105.3 p0      43 t[0]
        vpternlogd zmm7, zmm6, zmm13, 0x69                ;   106.3 p5      43 t[0]
        vpxord zmm3, zmm3, zmm6                           ;   106.3 p0      43 t[0]
        vpternlogd zmm13, zmm3, zmm31, 0xb4               ;   107.3 p5      43 t[0]
        vmovdqu64 [rbp + 16896], zmm1                     ;    89.8 p8+p9   43 t[0] spill
        vmovdqa64 zmm1, zmm13                             ;   108.3         43 t[0] copy
        vpternlogd zmm1, zmm10, zmm0, 0x2d                ;   108.3 p0      43 t[0]
        vmovdqu64 [rbp + 16960], zmm21                    ;    96.8 p7+p4   55 t[0] spill
        vmovdqa64 zmm21, zmm2                             ;   106.3         43 t[0] copy
        vpternlogd zmm21, zmm7, zmm0, 0x36                ;   107.8 p5      43 t[0]
        vpternlogd zmm7, zmm6, zmm27, 0x78                ;   108.3 p0      43 t[0]
        vmovdqu64 [rbp + 17024], zmm25                    ;    68.5 p8+p9   43 t[0] spill
        vmovdqa64 zmm25, zmm7                             ;   109.3         43 t[0] copy
        vpternlogd zmm25, zmm18, zmm26, 0x87              ;   109.3 p5      43 t[0]
        vmovdqu64 [rbp + 17088], zmm4                     ;    99.8 p7+p4   55 t[0] spill
        vmovdqu64 zmm4, [rbp + 16064]                     ;    83.3 p3      55 t[0]
        vpxord zmm4, zmm4, [rbp + 15360]                  ;   109.3 p0+p2   55 t[0]
        vmovdqu64 [rbp + 17152], zmm4                     ;   110.3 p8+p9   55 t[0] spill
        vmovdqa64 zmm4, zmm9                              ;   104.3         43 t[0] copy
        vpternlogd zmm4, zmm31, [rbp + 14976], 0x69       ;   109.8 p5+p3   43 t[0]
        vpternlogd zmm21, zmm4, zmm8, 0x2d                ;   110.8 p0      43 t[0]
        vmovdqu64 [rbp + 17216], zmm17                    ;    71.7 p7+p4   55 t[0] spill
        vmovdqa64 zmm17, zmm25                            ;   110.3         43 t[0] copy
        vpternlogd zmm17, zmm4, zmm2, 0x78                ;   110.8 p5      43 t[0]
        vpternlogd zmm17, zmm7, zmm13, 0x96               ;   111.8 p0      43 t[0]
        vmovdqu64 zmm7, [rbp + 14976]                     ;    64.2 p2      43 t[0] reload
        vmovdqa64 zmm13, zmm9                             ;   104.3         43 t[0] copy
        vpternlogd zmm13, zmm29, zmm7, 0xd4               ;   111.8 p5      43 t[0]
        vpternlogd zmm13, zmm1, [rbp + 14848], 0x69       ;   112.8 p0+p3   43 t[0]
        vmovdqa64 zmm1, zmm17                             ;   112.8         43 t[0] copy
        vpternlogd zmm1, zmm25, zmm21, 0x59               ;   112.8 p5      43 t[0]
        vmovdqa64 zmm29, zmm1                             ;   113.8         43 t[0] copy
        vpternlogd zmm29, zmm25, zmm13, 0x36              ;   113.8 p0      43 t[0]
        vmovdqu64 [rbp + 17280], zmm28                    ;   101.8 p8+p9   55 t[0] spill
        vmovdqa64 zmm28, zmm29                            ;   114.8         43 t[0] copy
        vpternlogd zmm28, zmm17, zmm13, 0x9a              ;   114.8 p5      43 t[0]
        vpternlogd zmm29, zmm17, zmm13, 0x53              ;   114.8 p0      43 t[0]
        vpternlogd zmm24, zmm28, zmm2, 0x12               ;   115.8 p5      43 t[0]
        vpxord zmm17, zmm28, zmm29                        ;   115.8 p0      43 t[0]
        vpternlogd zmm1, zmm13, zmm17, 0x39               ;   116.8 p5      43 t[0]
        vmovdqa64 zmm13, zmm17                            ;   116.8         43 t[0] copy
        vmovdqu64 [rbp + 17344], zmm23                    ;    97.8 p7+p4   55 t[0] spill
        vmovdqa64 zmm23, zmm17                            ;   116.8         43 t[0] copy
        vpternlogd zmm23, zmm4, zmm0, 0xf9                ;   116.8 p0      43 t[0]
        vmovdqa64 zmm0, zmm1                              ;   117.8         43 t[0] copy
        vpternlogd zmm0, zmm25, zmm21, 0xc6               ;   117.8 p5      43 t[0]
        vpternlogd zmm1, zmm25, zmm21, 0xd1               ;   117.8 p0      43 t[0]
        vpternlogd zmm31, zmm24, zmm0, 0x93               ;   118.8 p5      43 t[0]
        vpandnd zmm2, zmm1, zmm2                          ;   118.8 p0      43 t[0]
        vpternlogd zmm3, zmm2, zmm0, 0x93                 ;   119.8 p5      43 t[0]
        vpxord zmm13, zmm13, zmm1                         ;   119.3 p0      43 t[0]
        vpxord zmm21, zmm1, zmm0                          ;   119.8 p5      43 t[0]
        vpternlogd zmm0, zmm29, zmm29, 0xc3               ;   120.3 p0      43 t[0]
        vpternlogd zmm7, zmm21, zmm9, 0xde                ;   120.8 p5      43 t[0]
        vpternlogd zmm18, zmm0, zmm13, 0x6f               ;   121.3 p0      43 t[0]
        vmovdqu64 zmm25, [rbp + 14720]                    ;    69.3 p2      43 t[0] reload
        vpternlogd zmm21, zmm9, zmm25, 0xf6               ;   121.8 p5      43 t[0]
        vpternlogd zmm25, zmm0, zmm13, 0x6f               ;   122.3 p0      43 t[0]
        vpternlogd zmm26, zmm25, zmm0, 0x9c               ;   123.3 p5      43 t[0]
        vpternlogd zmm25, zmm10, zmm13, 0x78              ;   123.3 p0      43 t[0]
        vpternlogd zmm28, zmm9, zmm26, 0x56               ;   124.3 p5      43 t[0]
        vpternlogd zmm0, zmm18, [rbp + 15168], 0xc6       ;   124.3 p0+p3   43 t[0]
        vpternlogd zmm0, zmm24, zmm23, 0x96               ;   125.3 p5      43 t[0]
        vpternlogd zmm23, zmm7, zmm31, 0x96               ;   125.3 p0      43 t[0]
        vmovdqu64 zmm9, [rbp + 17152]                     ;   110.3 p2      55 t[0]
        vpternlogd zmm26, zmm3, zmm23, 0x96               ;   126.3 p5      43 t[0]
        vpternlogd zmm1, zmm4, zmm26, 0xa6                ;   127.3 p0      43 t[0]
        vpxord zmm9, zmm9, [rbp + 15424]                  ;   126.8 p5+p3   55 t[0]
        vpternlogd zmm13, zmm11, zmm1, 0x95               ;   128.3 p0      43 t[0]
        vpternlogd zmm13, zmm18, zmm7, 0x96               ;   129.3 p5      43 t[0]
        vpternlogd zmm1, zmm27, zmm29, 0x87               ;   128.3 p0      43 t[0]
        vpternlogd zmm29, zmm6, zmm13, 0x95               ;   130.3 p5      43 t[0]
        vpternlogd zmm17, zmm8, zmm29, 0xa6               ;   131.3 p0      43 t[0]
        vpternlogd zmm25, zmm3, zmm17, 0x69               ;   132.3 p5      43 t[0]
        vpternlogd zmm21, zmm17, zmm2, 0x96               ;   132.3 p0      43 t[0]
        vpxord zmm30, zmm30, zmm26                        ;   130.8 p5      55 t[0]
        vpternlogd zmm1, zmm31, [rbp + 17024], 0x96       ;   131.3 p0+p2   55 t[0]
        vpxord zmm20, zmm20, zmm21                        ;   133.3 p5      55 t[0]
        vmovdqu64 zmm2, [rbp + 15232]                     ;    73.5 p3      43 t[0] reload
        vmovdqu64 zmm3, [rbp + 15488]                     ;    74.0 p2      43 t[0] reload
        vmovdqu64 zmm4, [rbp + 15360]                     ;    83.8 p3      55 t[0]
        vpternlogd zmm4, zmm3, zmm2, 0x96                 ;   132.3 p0      55 t[0]
        vpxord zmm19, zmm19, zmm13                        ;   132.8 p5      55 t[0]
        vmovdqu64 zmm6, [rbp + 15808]                     ;    75.0 p2      43 t[0] reload
        vpternlogd zmm28, zmm29, zmm6, 0x96               ;   133.3 p0      55 t[0]
        vpxord zmm15, zmm15, zmm1                         ;   133.8 p5      55 t[0]
        vmovdqa64 zmm7, zmm23                             ;   126.3         55 t[0] copy
        vpxord zmm22, zmm22, zmm25                        ;   134.3 p0      55 t[0]
        vpxord zmm16, zmm16, zmm30                        ;   134.8 p5      55 t[0]
        vpxord zmm5, zmm5, zmm28                          ;   135.3 p0      55 t[0]
        vpternlogd zmm6, zmm1, [rbp + 15744], 0x96        ;   135.8 p5+p3   55 t[0]
        vmovdqu64 zmm8, [rbp + 15360]                     ;    83.8 p2      55 t[0] reload
        vpternlogd zmm3, zmm30, zmm8, 0x96                ;   136.3 p0      55 t[0]
        vpxord zmm10, zmm0, zmm20                         ;   136.8 p5      55 t[0]
        vmovdqu64 zmm11, [rbp + 15872]                    ;    76.5 p3      43 t[0] reload
        vmovdqu64 zmm17, [rbp + 15936]                    ;    77.0 p2      43 t[0] reload
        vpternlogd zmm1, zmm17, zmm11, 0x96               ;   137.3 p0      55 t[0]
        vmovdqu64 zmm18, [rbp + 15616]                    ;    77.5 p3      43 t[0] reload
        vmovdqu64 zmm24, [rbp + 16384]                    ;    90.3 p2      43 t[0] reload
        vpternlogd zmm23, zmm24, zmm18, 0x96              ;   137.8 p5      55 t[0]
        vmovdqu64 zmm26, [rbp + 16896]                    ;    89.8 p3      43 t[0] reload
        vmovdqa64 zmm27, zmm0                             ;   126.3         55 t[0] copy
        vpternlogd zmm27, zmm18, zmm26, 0x96              ;   138.3 p0      55 t[0]
        vpternlogd zmm18, zmm3, zmm24, 0x96               ;   138.8 p5      55 t[0]
        vpxord zmm12, zmm12, zmm27                        ;   139.3 p0      55 t[0]
        vpxord zmm14, zmm14, zmm27                        ;   139.8 p5      55 t[0]
        vpxord zmm7, zmm7, zmm12                          ;   140.3 p0      55 t[0]
        vmovdqu64 zmm27, [rbp + 17344]                    ;    97.8 p2      55 t[0] reload
        vpxord zmm27, zmm27, zmm14                        ;   140.8 p5      55 t[0]
        mov r8, qword [rbp + 23768]                       ;    78.8 p10     55 t[0].0 reload
        vpxord zmm3, zmm3, [r8 + 512]{1to16}              ;   141.3 p0+p3   55 t[0]
        vpternlogd zmm14, zmm24, [r8 + 552]{1to16}, 0x96  ;   141.8 p5+p2   55 t[0]
        vpternlogd zmm9, zmm19, [r8 + 528]{1to16}, 0x96   ;   142.3 p0+p3   55 t[0]
        vmovdqu64 zmm24, [rbp + 17088]                    ;    99.8 p2      55 t[0] reload
        vpxord zmm24, zmm24, zmm19                        ;   142.8 p5      55 t[0]
        vpternlogd zmm2, zmm16, [r8 + 544]{1to16}, 0x96   ;   143.3 p0+p3   55 t[0]
        vmovdqu64 zmm29, [rbp + 16832]                    ;    97.8 p2      43 t[0] reload
        vpternlogd zmm21, zmm29, [rbp + 16768], 0x96      ;   143.8 p5+p3   55 t[0]
        vpternlogd zmm0, zmm26, zmm21, 0x96               ;   144.8 p0      55 t[0]
        vpternlogd zmm30, zmm0, zmm7, 0x96                ;   145.8 p5      55 t[0]
        vmovdqu64 zmm26, [rbp + 15680]                    ;    83.0 p2      43 t[0] reload
        vmovdqu64 zmm29, [rbp + 16960]                    ;    96.8 p3      55 t[0]
        vpternlogd zmm29, zmm13, zmm26, 0x96              ;   145.3 p0      55 t[0]
        vpternlogd zmm1, zmm19, [r8 + 596]{1to16}, 0x96   ;   145.8 p5+p2   55 t[0]
        vmovdqu64 zmm31, [rbp + 16192]                    ;   100.8 p3      55 t[0] reload
        vpternlogd zmm19, zmm15, zmm31, 0x96              ;   146.3 p0      55 t[0]
        vpternlogd zmm26, zmm24, [r8 + 560]{1to16}, 0x96  ;   146.8 p5+p2   55 t[0]
        vpternlogd zmm7, zmm27, [r8 + 616]{1to16}, 0x96   ;   147.3 p0+p3   55 t[0]
        vpternlogd zmm27, zmm23, [r8 + 584]{1to16}, 0x96  ;   147.8 p5+p2   55 t[0]
        vpternlogd zmm23, zmm4, [r8 + 516]{1to16}, 0x96   ;   148.3 p0+p3   55 t[0]
        vpternlogd zmm19, zmm29, [r8 + 564]{1to16}, 0x96  ;   148.8 p5+p2   55 t[0]
        vpternlogd zmm4, zmm20, [rbp + 16256], 0x96       ;   149.3 p0+p3   55 t[0]
        vpternlogd zmm16, zmm4, [r8 + 576]{1to16}, 0x96   ;   150.3 p5+p2   55 t[0]
        vpternlogd zmm8, zmm4, [r8 + 608]{1to16}, 0x96    ;   150.3 p0+p3   55 t[0]
        vmovdqu64 [rbp + 15360], zmm7                     ;   148.3 p8+p9   55 t[0] spill
        vmovdqu64 zmm7, [rbp + 17216]                     ;    89.0 p2      55 t[0] reload
        vpxord zmm7, zmm7, zmm4                           ;   150.8 p5      55 t[0]
        vmovdqu64 zmm4, [rbp + 16576]                     ;    97.8 p3      43 t[0] reload
        vpternlogd zmm25, zmm21, zmm4, 0x96               ;   151.3 p0      55 t[0]
        vmovdqu64 [rbp + 17216], zmm8                     ;   151.3 p7+p4   55 t[0] spill
        vmovdqu64 zmm8, [rbp + 17280]                     ;   101.8 p2      55 t[0] reload
        vpxord zmm8, zmm8, zmm21                          ;   151.8 p5      55 t[0]
        vpternlogd zmm25, zmm13, zmm31, 0x96              ;   152.3 p0      55 t[0]
        vpternlogd zmm31, zmm15, [r8 + 532]{1to16}, 0x96  ;   152.8 p5+p3   55 t[0]
        vmovdqu64 zmm13, [rbp + 16512]                    ;   101.3 p2      55 t[0] reload
        vpternlogd zmm15, zmm28, zmm13, 0x96              ;   153.3 p0      55 t[0]
        vpternlogd zmm15, zmm17, zmm11, 0x96              ;   154.3 p5      55 t[0]
        vpternlogd zmm28, zmm13, [r8 + 536]{1to16}, 0x96  ;   154.3 p0+p3   55 t[0]
        vmovdqu64 zmm11, [rbp + 9536]                     ;    92.0 p2      43 t[1] reload
        vmovdqu64 zmm17, [rbp + 9344]                     ;    92.5 p3      43 t[1]
        vpternlogd zmm17, zmm11, zmm11, 0xc3              ;   154.8 p5      43 t[1]
        vpternlogd zmm13, zmm6, [r8 + 632]{1to16}, 0x96   ;   155.3 p0+p2   55 t[0]
        vpxord zmm24, zmm24, zmm25                        ;   155.8 p5      55 t[0]
        vmovdqu64 zmm21, [rbp + 15552]                    ;    93.5 p3      43 t[0] reload
        vpternlogd zmm12, zmm21, [r8 + 520]{1to16}, 0x96  ;   156.3 p0+p2   55 t[0]
        vmovdqa64 zmm21, zmm0                             ;   145.8         55 t[0] copy
        vpternlogd zmm0, zmm22, [r8 + 588]{1to16}, 0x96   ;   156.8 p5+p3   55 t[0]
        vpternlogd zmm7, zmm18, [r8 + 612]{1to16}, 0x96   ;   157.3 p0+p2   55 t[0]
        vpternlogd zmm6, zmm15, [r8 + 568]{1to16}, 0x96   ;   157.8 p5+p3   55 t[0]
        vpxord zmm25, zmm25, [r8 + 592]{1to16}            ;   158.3 p0+p2   55 t[0]
        vpternlogd zmm18, zmm20, [rbp + 16256], 0x96      ;   158.8 p5+p3   55 t[0]
        vpternlogd zmm18, zmm30, [r8 + 548]{1to16}, 0x96  ;   159.8 p0+p2   55 t[0]
        vpxord zmm30, zmm30, [r8 + 580]{1to16}            ;   159.8 p5+p3   55 t[0]
        vmovdqu64 [rbp + 16256], zmm13                    ;   156.3 p8+p9   55 t[0] spill
        vmovdqu64 zmm13, [rbp + 16320]                    ;    99.8 p2      55 t[0] reload
        vpternlogd zmm20, zmm13, [r8 + 540]{1to16}, 0x96  ;   160.3 p0+p3   55 t[0]
        vpxord zmm13, zmm5, [r8 + 636]{1to16}             ;   160.8 p5+p2   55 t[0]
        vpternlogd zmm5, zmm8, [r8 + 604]{1to16}, 0x96    ;   161.3 p0+p3   55 t[0]
        vmovdqu64 [rbp + 16320], zmm13                    ;   161.8 p7+p4   55 t[0] spill
        vmovdqu64 zmm13, [rbp + 16128]                    ;   100.0 p2      43 t[0] reload
        vpternlogd zmm29, zmm13, [r8 + 628]{1to16}, 0x96  ;   161.8 p5+p3   55 t[0]
        vmovdqu64 zmm13, [rbp + 16000]                    ;   101.0 p2      55 t[0] reload
        vpternlogd zmm8, zmm13, [r8 + 572]{1to16}, 0x96   ;   162.3 p0+p3   55 t[0]
        vmovdqu64 zmm13, [rbp + 16448]                    ;   102.0 p2      55 t[0] reload
        vpternlogd zmm15, zmm13, [r8 + 600]{1to16}, 0x96  ;   162.8 p5+p3   55 t[0]
        vmovdqu64 zmm13, [rbp + 17152]                    ;   110.3 p2      55 t[0] reload
        vpternlogd zmm24, zmm13, [r8 + 624]{1to16}, 0x96  ;   163.3 p0+p3   55 t[0]
        vmovdqu64 zmm13, [rbp + 16640]                    ;   104.0 p2      55 t[0] reload
        vpternlogd zmm22, zmm13, [rbp + 16704], 0x96      ;   163.8 p5+p3   55 t[0]
        vpxord zmm13, zmm22, [r8 + 556]{1to16}            ;   164.8 p0+p2   55 t[0]
        vmovdqu64 [rbp + 16704], zmm29                    ;   162.8 p8+p9   55 t[0] spill
        vmovdqu64 zmm29, [rbp + 16064]                    ;   105.5 p3      55 t[0] reload
        vpternlogd zmm10, zmm29, [rbp + 15296], 0x96      ;   164.8 p5+p2   55 t[0]
        vpxord zmm21, zmm21, zmm10                        ;   165.8 p0      55 t[0]
        vpternlogd zmm21, zmm22, [r8 + 524]{1to16}, 0x96  ;   166.8 p5+p3   55 t[0]
        vpternlogd zmm10, zmm4, [r8 + 620]{1to16}, 0x96   ;   166.3 p0+p2   55 t[0]
        vmovdqu64 zmm4, [rbp + 12096]                     ;   107.5 p3      43 t[1] reload
        vmovdqu64 zmm22, [rbp + 11904]                    ;   108.0 p2      43 t[1]
        vpternlogd zmm22, zmm4, zmm4, 0xc3                ;   166.8 p5      43 t[1]
        vmovdqa64 zmm29, zmm11                            ;    98.0         43 t[1] copy
        vmovdqu64 [rbp + 16576], zmm24                    ;   164.3 p7+p4   55 t[0] spill
        vmovdqa64 zmm24, zmm4                             ;   113.5         43 t[1] copy
        vmovdqu64 [rbp + 15296], zmm10                    ;   167.3 p8+p9   55 t[0] spill
        vmovdqu64 zmm10, [rbp + 9152]                     ;   108.5 p3      43 t[1]
        vpternlogd zmm10, zmm17, [rbp + 9280], 0x69       ;   167.3 p0+p2   43 t[1]
        vmovdqu64 [rbp + 16064], zmm7                     ;   158.3 p7+p4   55 t[0] spill
        vpxord zmm7, zmm10, [rbp + 9472]                  ;   168.3 p5+p3   43 t[1]
        vmovdqu64 [rbp + 16640], zmm5                     ;   162.3 p8+p9   55 t[0] spill
        vpxord zmm5, zmm10, [rbp + 9088]                  ;   168.3 p0+p2   43 t[1]
        vmovdqu64 [rbp + 17152], zmm15                    ;   163.8 p7+p4   55 t[0] spill
        vmovdqa64 zmm15, zmm10                            ;   168.3         43 t[1] copy
        vmovdqu64 [rbp + 16448], zmm1                     ;   146.8 p8+p9   55 t[0] spill
        vmovdqa64 zmm1, zmm7                              ;   169.3         43 t[1] copy
        vmovdqu64 [rbp + 16000], zmm25                    ;   159.3 p7+p4   55 t[0] spill
        vmovdqa64 zmm25, zmm5                             ;   169.3         43 t[1] copy
        vmovdqu64 [rbp + 16128], zmm0                     ;   157.8 p8+p9   55 t[0] spill
        vmovdqa64 zmm0, zmm5                              ;   169.3         43 t[1] copy
        vmovdqu64 [rbp + 15552], zmm27                    ;   148.8 p7+p4   55 t[0] spill
        vmovdqa64 zmm27, zmm7                             ;   169.3         43 t[1] copy
        vpternlogd zmm27, zmm7, [rbp + 9408], 0xa5        ;   169.3 p5+p3   43 t[1]
        vmovdqu64 [rbp + 16512], zmm30                    ;   160.8 p8+p9   55 t[0] spill
        vmovdqa64 zmm30, zmm27                            ;   170.3         43 t[1] copy
        vmovdqu64 [rbp + 15872], zmm16                    ;   151.3 p7+p4   55 t[0] spill
        vmovdqu64 zmm16, [rbp + 9408]                     ;   111.0 p2      43 t[1]
        vpternlogd zmm16, zmm17, [rbp + 9216], 0x69       ;   169.3 p0+p3   43 t[1]
        vpxord zmm25, zmm25, zmm16                        ;   170.3 p5      43 t[1]
        vmovdqu64 [rbp + 15936], zmm8                     ;   163.3 p8+p9   55 t[0] spill
        vmovdqa64 zmm8, zmm27                             ;   170.3         43 t[1] copy
        vpternlogd zmm8, zmm16, zmm16, 0xc3               ;   170.3 p0      43 t[1]
        vpxord zmm15, zmm15, zmm8                         ;   171.3 p5      43 t[1]
        vmovdqu64 [rbp + 16192], zmm6                     ;   158.8 p7+p4   55 t[0] spill
        vmovdqu64 zmm6, [rbp + 9216]                      ;   112.0 p2      43 t[1]
        vpternlogd zmm6, zmm5, [rbp + 9280], 0x96         ;   171.3 p0+p3   43 t[1]
        vpxord zmm1, zmm1, zmm6                           ;   172.3 p5      43 t[1]
        vpternlogd zmm17, zmm27, zmm1, 0x1d               ;   173.3 p0      43 t[1]
        vpxord zmm29, zmm29, zmm1                         ;   173.3 p5      43 t[1]
        vmovdqu64 [rbp + 17280], zmm19                    ;   149.8 p8+p9   55 t[0] spill
        vmovdqa64 zmm19, zmm27                            ;   170.3         43 t[1] copy
        vpternlogd zmm19, zmm6, [rbp + 9344], 0x69        ;   173.3 p0+p2   43 t[1]
        vmovdqu64 [rbp + 15680], zmm26                    ;   147.8 p7+p4   55 t[0] spill
        vmovdqu64 zmm26, [rbp + 9088]                     ;   113.5 p3      43 t[1]
        vpternlogd zmm26, zmm29, [rbp + 9280], 0x9a       ;   174.3 p5+p2   43 t[1]
        vpternlogd zmm17, zmm8, zmm26, 0x69               ;   175.3 p0      43 t[1]
        vpternlogd zmm26, zmm15, zmm6, 0xb4               ;   175.3 p5      43 t[1]
        vpternlogd zmm5, zmm26, zmm11, 0x39               ;   176.3 p0      43 t[1]
        vmovdqu64 [rbp + 16960], zmm13                    ;   165.8 p8+p9   55 t[0] spill
        vmovdqa64 zmm13, zmm25                            ;   171.3         43 t[1] copy
        vpternlogd zmm13, zmm17, zmm11, 0x36              ;   176.3 p5      43 t[1]
        vpternlogd zmm17, zmm8, zmm7, 0x78                ;   176.3 p0      43 t[1]
        vpternlogd zmm13, zmm19, zmm16, 0x2d              ;   177.3 p5      43 t[1]
        vmovdqu64 [rbp + 16896], zmm14                    ;   142.8 p7+p4   55 t[0] spill
        vmovdqa64 zmm14, zmm17                            ;   177.3         43 t[1] copy
        vpternlogd zmm14, zmm1, zmm10, 0x87               ;   177.3 p0      43 t[1]
        vmovdqu64 [rbp + 16768], zmm18                    ;   160.8 p8+p9   55 t[0] spill
        vmovdqa64 zmm18, zmm14                            ;   178.3         43 t[1] copy
        vpternlogd zmm18, zmm19, zmm25, 0x78              ;   178.3 p5      43 t[1]
        vpternlogd zmm18, zmm17, zmm26, 0x96              ;   179.3 p0      43 t[1]
        vmovdqa64 zmm17, zmm18                            ;   180.3         43 t[1] copy
        vpternlogd zmm17, zmm14, zmm13, 0x59              ;   180.3 p5      43 t[1]
        vmovdqu64 zmm26, [rbp + 9344]                     ;   114.5 p3      43 t[1] reload
        vmovdqu64 [rbp + 16832], zmm2                     ;   144.3 p7+p4   55 t[0] spill
        vmovdqu64 zmm2, [rbp + 9088]                      ;   115.0 p2      43 t[1]
        vpternlogd zmm2, zmm27, zmm26, 0xd4               ;   179.3 p0      43 t[1]
        vpternlogd zmm2, zmm5, [rbp + 9216], 0x69         ;   180.3 p5+p3   43 t[1]
        vmovdqa64 zmm5, zmm17                             ;   181.3         43 t[1] copy
        vpternlogd zmm5, zmm14, zmm2, 0x36                ;   181.3 p0      43 t[1]
        vmovdqu64 [rbp + 7488], zmm20                     ;   161.3 p8+p9   55 t[0] spill
        vmovdqa64 zmm20, zmm5                             ;   182.3         43 t[1] copy
        vpternlogd zmm20, zmm18, zmm2, 0x9a               ;   182.3 p5      43 t[1]
        vpternlogd zmm5, zmm18, zmm2, 0x53                ;   182.3 p0      43 t[1]
        vpord zmm30, zmm30, zmm20                         ;   183.3 p5      43 t[1]
        vpxord zmm18, zmm20, zmm5                         ;   183.3 p0      43 t[1]
        vpternlogd zmm17, zmm2, zmm18, 0x39               ;   184.3 p5      43 t[1]
        vpternlogd zmm20, zmm25, [rbp + 9280], 6          ;   183.3 p0+p2   43 t[1]
        vmovdqa64 zmm2, zmm18                             ;   184.3         43 t[1] copy
        vmovdqu64 [rbp + 7424], zmm28                     ;   155.3 p7+p4   55 t[0] spill
        vmovdqa64 zmm28, zmm18                            ;   184.3         43 t[1] copy
        vpternlogd zmm28, zmm19, zmm11, 0xf9              ;   184.3 p5      43 t[1]
        vmovdqu64 [rbp + 7360], zmm31                     ;   153.8 p8+p9   55 t[0] spill
        vmovdqa64 zmm31, zmm17                            ;   185.3         43 t[1] copy
        vpternlogd zmm31, zmm14, zmm13, 0xc6              ;   185.3 p0      43 t[1]
        vpternlogd zmm17, zmm14, zmm13, 0xd1              ;   185.3 p5      43 t[1]
        vpternlogd zmm6, zmm20, zmm31, 0x93               ;   186.3 p0      43 t[1]
        vpandnd zmm13, zmm17, zmm25                       ;   186.3 p5      43 t[1]
        vpternlogd zmm15, zmm13, zmm31, 0x93              ;   187.3 p0      43 t[1]
        vpxord zmm2, zmm2, zmm17                          ;   186.8 p5      43 t[1]
        vpxord zmm14, zmm17, zmm31                        ;   187.3 p0      43 t[1]
        vpternlogd zmm31, zmm5, zmm5, 0xc3                ;   187.8 p5      43 t[1]
        vpternlogd zmm26, zmm14, zmm27, 0xde              ;   188.3 p0      43 t[1]
        vpternlogd zmm1, zmm31, zmm2, 0x6f                ;   188.8 p5      43 t[1]
        vpternlogd zmm11, zmm1, zmm31, 0x9c               ;   189.8 p0      43 t[1]
        vpternlogd zmm11, zmm20, zmm28, 0x96              ;   190.8 p5      43 t[1]
        vpternlogd zmm28, zmm26, zmm6, 0x96               ;   190.3 p0      43 t[1]
        vmovdqu64 zmm20, [rbp + 9088]                     ;   116.5 p3      43 t[1] reload
        vpternlogd zmm14, zmm27, zmm20, 0xf6              ;   190.8 p5      43 t[1]
        vpternlogd zmm20, zmm31, zmm2, 0x6f               ;   191.3 p0      43 t[1]
        vpternlogd zmm31, zmm10, zmm20, 0xa6              ;   192.3 p5      43 t[1]
        vmovdqu64 zmm10, [rbp + 14656]                    ;   117.0 p2      43 t[1] reload
        vmovdqu64 zmm25, [rbp + 14464]                    ;   117.5 p3      43 t[1]
        vpternlogd zmm25, zmm10, zmm10, 0xc3              ;   192.3 p0      43 t[1]
        vpandd zmm0, zmm0, zmm2                           ;   192.8 p5      43 t[1]
        vmovdqa64 zmm27, zmm31                            ;   193.3         43 t[1] copy
        vpternlogd zmm27, zmm15, zmm28, 0x96              ;   193.3 p0      43 t[1]
        vpternlogd zmm17, zmm19, zmm27, 0xa6              ;   194.3 p5      43 t[1]
        vpternlogd zmm2, zmm29, zmm17, 0x95               ;   195.3 p0      43 t[1]
        vpternlogd zmm2, zmm1, zmm26, 0x96                ;   196.3 p5      43 t[1]
        vpternlogd zmm17, zmm7, zmm5, 0x87                ;   195.3 p0      43 t[1]
        vpternlogd zmm5, zmm8, zmm2, 0x95                 ;   197.3 p5      43 t[1]
        vpternlogd zmm18, zmm16, zmm5, 0xa6               ;   198.3 p0      43 t[1]
        vpternlogd zmm30, zmm5, zmm31, 0x96               ;   198.3 p5      43 t[1]
        vpternlogd zmm0, zmm20, zmm18, 0x69               ;   199.3 p0      43 t[1]
        vpternlogd zmm14, zmm18, zmm13, 0x96              ;   199.3 p5      43 t[1]
        vmovdqu64 zmm1, [rbp + 11840]                     ;   118.0 p2      43 t[1] reload
        vmovdqu64 zmm5, [rbp + 11712]                     ;   118.5 p3      43 t[1]
        vpternlogd zmm5, zmm22, zmm1, 0x69                ;   198.3 p0      43 t[1]
        vmovdqu64 zmm7, [rbp + 11776]                     ;   119.0 p2      43 t[1] reload
        vmovdqu64 zmm8, [rbp + 11968]                     ;   119.5 p3      43 t[1]
        vpternlogd zmm8, zmm22, zmm7, 0x69                ;   198.8 p5      43 t[1]
        vpxord zmm13, zmm5, [rbp + 12032]                 ;   199.3 p0+p2   43 t[1]
        vmovdqu64 zmm16, [rbp + 11648]                    ;   120.5 p3      43 t[1] reload
        vpxord zmm18, zmm5, zmm16                         ;   199.8 p5      43 t[1]
        vmovdqa64 zmm19, zmm5                             ;   199.3         43 t[1] copy
        vmovdqa64 zmm20, zmm13                            ;   200.3         43 t[1] copy
        vpxord zmm26, zmm8, zmm18                         ;   200.8 p0      43 t[1]
        vmovdqa64 zmm29, zmm7                             ;   125.0         43 t[1] copy
        vpternlogd zmm29, zmm18, zmm1, 0x96               ;   200.8 p5      43 t[1]
        vpxord zmm20, zmm20, zmm29                        ;   201.8 p0      43 t[1]
        vpxord zmm24, zmm24, zmm20                        ;   202.8 p5      43 t[1]
        vmovdqa64 zmm31, zmm24                            ;   203.8         43 t[1] copy
        vpternlogd zmm31, zmm16, zmm1, 0xa6               ;   203.8 p0      43 t[1]
        vmovdqu64 [rbp + 7296], zmm9                      ;   143.3 p7+p4   55 t[0] spill
        vmovdqa64 zmm9, zmm13                             ;   200.3         43 t[1] copy
        vmovdqu64 [rbp + 7232], zmm21                     ;   167.8 p8+p9   55 t[0] spill
        vmovdqa64 zmm21, zmm10                            ;   123.0         43 t[1] copy
        vmovdqu64 [rbp + 7168], zmm12                     ;   157.3 p7+p4   55 t[0] spill
        vmovdqa64 zmm12, zmm13                            ;   200.3         43 t[1] copy
        vpternlogd zmm12, zmm13, [rbp + 11968], 0xa5      ;   202.8 p5+p2   43 t[1]
        vpternlogd zmm22, zmm12, zmm20, 0x1d              ;   203.8 p0      43 t[1]
        vmovdqu64 [rbp + 7104], zmm23                     ;   149.3 p8+p9   55 t[0] spill
        vmovdqa64 zmm23, zmm12                            ;   203.8         43 t[1] copy
        vpternlogd zmm23, zmm8, zmm8, 0xc3                ;   203.8 p5      43 t[1]
        vpternlogd zmm22, zmm23, zmm31, 0x69              ;   204.8 p0      43 t[1]
        vpternlogd zmm13, zmm22, zmm23, 0x6c              ;   205.8 p5      43 t[1]
        vpternlogd zmm22, zmm26, zmm4, 0x1e               ;   205.8 p0      43 t[1]
        vpxord zmm19, zmm19, zmm23                        ;   205.8 p5      43 t[1]
        vpternlogd zmm31, zmm19, zmm29, 0xb4              ;   206.8 p0      43 t[1]
        vmovdqu64 [rbp + 7040], zmm3                      ;   142.3 p7+p4   55 t[0] spill
        vmovdqa64 zmm3, zmm31                             ;   207.8         43 t[1] copy
        vpternlogd zmm3, zmm18, zmm4, 0x2d                ;   207.8 p5      43 t[1]
        vmovdqu64 [rbp + 17024], zmm27                    ;   194.3 p8+p9   43 t[1] spill
        vmovdqa64 zmm27, zmm13                            ;   206.8         43 t[1] copy
        vpternlogd zmm27, zmm20, zmm5, 0x87               ;   207.3 p0      43 t[1]
        vmovdqu64 [rbp + 15424], zmm11                    ;   191.8 p7+p4   43 t[1] spill
        vmovdqa64 zmm11, zmm12                            ;   203.8         43 t[1] copy
        vmovdqu64 [rbp + 17408], zmm28                    ;   191.3 p8+p9   43 t[1] spill
        vmovdqa64 zmm28, zmm12                            ;   203.8         43 t[1] copy
        vpternlogd zmm28, zmm29, [rbp + 11904], 0x69      ;   207.8 p5+p3   43 t[1]
        vpternlogd zmm22, zmm28, zmm8, 0x2d               ;   208.8 p0      43 t[1]
        vmovdqu64 [rbp + 17472], zmm2                     ;   197.3 p7+p4   43 t[1] spill
        vmovdqa64 zmm2, zmm27                             ;   208.3         43 t[1] copy
        vpternlogd zmm2, zmm28, zmm26, 0x78               ;   208.8 p5      43 t[1]
        vpternlogd zmm2, zmm13, zmm31, 0x96               ;   209.8 p0      43 t[1]
        vmovdqu64 zmm13, [rbp + 11904]                    ;   126.3 p2      43 t[1] reload
        vmovdqa64 zmm31, zmm12                            ;   203.8         43 t[1] copy
        vpternlogd zmm31, zmm16, zmm13, 0xd4              ;   209.8 p5      43 t[1]
        vpternlogd zmm31, zmm3, zmm7, 0x69                ;   210.8 p0      43 t[1]
        vmovdqa64 zmm3, zmm2                              ;   210.8         43 t[1] copy
        vpternlogd zmm3, zmm27, zmm22, 0x59               ;   210.8 p5      43 t[1]
        vmovdqa64 zmm7, zmm3                              ;   211.8         43 t[1] copy
        vpternlogd zmm7, zmm27, zmm31, 0x36               ;   211.8 p0      43 t[1]
        vmovdqu64 [rbp + 17536], zmm30                    ;   199.3 p8+p9   43 t[1] spill
        vmovdqa64 zmm30, zmm7                             ;   212.8         43 t[1] copy
        vpternlogd zmm30, zmm2, zmm31, 0x9a               ;   212.8 p5      43 t[1]
        vpternlogd zmm7, zmm2, zmm31, 0x53                ;   212.8 p0      43 t[1]
        vpternlogd zmm1, zmm30, zmm26, 0x12               ;   213.8 p5      43 t[1]
        vpord zmm11, zmm11, zmm30                         ;   213.8 p0      43 t[1]
        vpxord zmm30, zmm30, zmm7                         ;   213.8 p5      43 t[1]
        vpternlogd zmm3, zmm31, zmm30, 0x39               ;   214.8 p0      43 t[1]
        vpandd zmm9, zmm9, zmm7                           ;   214.8 p5      43 t[1]
        vmovdqa64 zmm2, zmm30                             ;   214.8         43 t[1] copy
        vmovdqa64 zmm31, zmm30                            ;   214.8         43 t[1] copy
        vpternlogd zmm31, zmm28, zmm4, 0xf9               ;   215.3 p0      43 t[1]
        vmovdqu64 [rbp + 17600], zmm6                     ;   187.3 p7+p4   43 t[1] spill
        vmovdqa64 zmm6, zmm3                              ;   215.8         43 t[1] copy
        vpternlogd zmm6, zmm27, zmm22, 0xc6               ;   215.8 p5      43 t[1]
        vpternlogd zmm3, zmm27, zmm22, 0xd1               ;   216.3 p0      43 t[1]
        vpternlogd zmm29, zmm1, zmm6, 0x93                ;   216.8 p5      43 t[1]
        vpandnd zmm22, zmm3, zmm26                        ;   217.3 p0      43 t[1]
        vpternlogd zmm19, zmm22, zmm6, 0x93               ;   218.3 p5      43 t[1]
        vpxord zmm2, zmm2, zmm3                           ;   218.3 p0      43 t[1]
        vpxord zmm26, zmm6, zmm3                          ;   218.8 p5      43 t[1]
        vpternlogd zmm6, zmm7, zmm7, 0xc3                 ;   219.3 p0      43 t[1]
        vpternlogd zmm13, zmm26, zmm12, 0xde              ;   219.8 p5      43 t[1]
        vpternlogd zmm26, zmm12, zmm16, 0xf6              ;   220.3 p0      43 t[1]
        vpternlogd zmm16, zmm6, zmm2, 0x6f                ;   220.8 p5      43 t[1]
        vpternlogd zmm20, zmm6, zmm2, 0x6f                ;   221.3 p0      43 t[1]
        vpternlogd zmm5, zmm16, zmm6, 0x9c                ;   221.8 p5      43 t[1]
        vpternlogd zmm6, zmm4, zmm20, 0xa6                ;   222.3 p0      43 t[1]
        vmovdqu64 zmm4, [rbp + 9024]                      ;   132.3 p3      43 t[1] reload
        vmovdqu64 zmm12, [rbp + 8832]                     ;   132.5 p2      43 t[1]
        vpternlogd zmm12, zmm4, zmm4, 0xc3                ;   222.8 p5      43 t[1]
        vpternlogd zmm16, zmm18, zmm2, 0x78               ;   223.3 p0      43 t[1]
        vpternlogd zmm6, zmm1, zmm31, 0x96                ;   223.8 p5      43 t[1]
        vpternlogd zmm31, zmm13, zmm29, 0x96              ;   224.3 p0      43 t[1]
        vmovdqu64 zmm1, [rbp + 14400]                     ;   133.3 p3      43 t[1] reload
        vmovdqu64 zmm18, [rbp + 14272]                    ;   133.5 p2      43 t[1]
        vpternlogd zmm18, zmm25, zmm1, 0x69               ;   224.8 p5      43 t[1]
        vmovdqa64 zmm27, zmm5                             ;   222.8         43 t[1] copy
        vpternlogd zmm27, zmm19, zmm31, 0x96              ;   225.3 p0      43 t[1]
        vpternlogd zmm3, zmm28, zmm27, 0xa6               ;   226.3 p5      43 t[1]
        vpternlogd zmm2, zmm24, zmm3, 0x95                ;   227.3 p0      43 t[1]
        vpternlogd zmm2, zmm20, zmm13, 0x96               ;   228.3 p5      43 t[1]
        vpternlogd zmm9, zmm3, zmm29, 0x69                ;   227.3 p0      43 t[1]
        vpternlogd zmm7, zmm23, zmm2, 0x95                ;   229.3 p5      43 t[1]
        vmovdqu64 zmm3, [rbp + 14336]                     ;   135.0 p3      43 t[1] reload
        vmovdqu64 zmm13, [rbp + 14528]                    ;   135.2 p2      43 t[1]
        vpternlogd zmm13, zmm25, zmm3, 0x69               ;   228.3 p0      43 t[1]
        vpternlogd zmm30, zmm8, zmm7, 0xa6                ;   230.3 p5      43 t[1]
        vpternlogd zmm11, zmm7, zmm5, 0x96                ;   230.3 p0      43 t[1]
        vpternlogd zmm16, zmm19, zmm30, 0x69              ;   231.3 p5      43 t[1]
        vpternlogd zmm26, zmm30, zmm22, 0x96              ;   231.3 p0      43 t[1]
        vpxord zmm5, zmm18, [rbp + 14592]                 ;   230.8 p5+p3   43 t[1]
        vmovdqu64 zmm7, [rbp + 14208]                     ;   136.3 p2      43 t[1] reload
        vpxord zmm8, zmm18, zmm7                          ;   231.3 p0      43 t[1]
        vmovdqa64 zmm19, zmm18                            ;   225.8         43 t[1] copy
        vmovdqa64 zmm20, zmm5                             ;   231.8         43 t[1] copy
        vpxord zmm22, zmm13, zmm8                         ;   232.3 p5      43 t[1]
        vmovdqa64 zmm23, zmm5                             ;   231.8         43 t[1] copy
        vpternlogd zmm23, zmm5, [rbp + 14528], 0xa5       ;   232.3 p0+p3   43 t[1]
        vmovdqa64 zmm24, zmm3                             ;   141.0         43 t[1] copy
        vpternlogd zmm24, zmm8, zmm1, 0x96                ;   232.8 p5      43 t[1]
        vpxord zmm20, zmm20, zmm24                        ;   233.8 p0      43 t[1]
        vpternlogd zmm25, zmm23, zmm20, 0x1d              ;   234.8 p5      43 t[1]
        vpxord zmm21, zmm21, zmm20                        ;   234.8 p0      43 t[1]
        vmovdqa64 zmm28, zmm5                             ;   231.8         43 t[1] copy
        vmovdqa64 zmm29, zmm21                            ;   235.8         43 t[1] copy
        vpternlogd zmm29, zmm7, zmm1, 0xa6                ;   235.8 p5      43 t[1]
        vmovdqa64 zmm30, zmm23                            ;   233.3         43 t[1] copy
        vpternlogd zmm30, zmm13, zmm13, 0xc3              ;   235.3 p0      43 t[1]
        vpternlogd zmm25, zmm30, zmm29, 0x69              ;   236.8 p5      43 t[1]
        vpternlogd zmm5, zmm25, zmm30, 0x6c               ;   237.8 p0      43 t[1]
        vpternlogd zmm25, zmm22, zmm10, 0x1e              ;   237.8 p5      43 t[1]
        vpxord zmm19, zmm19, zmm30                        ;   237.3 p0      43 t[1]
        vpternlogd zmm29, zmm19, zmm24, 0xb4              ;   238.3 p5      43 t[1]
        vmovdqu64 [rbp + 17664], zmm2                     ;   229.3 p8+p9   43 t[1] spill
        vmovdqa64 zmm2, zmm29                             ;   239.3         43 t[1] copy
        vpternlogd zmm2, zmm8, zmm10, 0x2d                ;   239.3 p0      43 t[1]
        vmovdqu64 [rbp + 17728], zmm27                    ;   226.3 p7+p4   43 t[1] spill
        vpxord zmm27, zmm23, zmm7                         ;   238.8 p5      43 t[1]
        vmovdqu64 [rbp + 17792], zmm6                     ;   224.8 p8+p9   43 t[1] spill
        vmovdqa64 zmm6, zmm5                              ;   238.8         43 t[1] copy
        vpternlogd zmm6, zmm20, zmm18, 0x87               ;   239.3 p0      43 t[1]
        vmovdqu64 [rbp + 17856], zmm31                    ;   225.3 p7+p4   43 t[1] spill
        vmovdqa64 zmm31, zmm4                             ;   141.7         43 t[1] copy
        vmovdqa64 zmm4, zmm23                             ;   233.3         43 t[1] copy
        vpternlogd zmm4, zmm7, [rbp + 14464], 0xd4        ;   239.8 p5+p2   43 t[1]
        vpternlogd zmm4, zmm2, zmm3, 0x69                 ;   240.8 p0      43 t[1]
        vmovdqu64 zmm2, [rbp + 14464]                     ;   142.5 p3      43 t[1] reload
        vmovdqa64 zmm3, zmm23                             ;   233.3         43 t[1] copy
        vpternlogd zmm3, zmm24, zmm2, 0x69                ;   240.8 p5      43 t[1]
        vpternlogd zmm25, zmm3, zmm13, 0x2d               ;   241.8 p0      43 t[1]
        vmovdqu64 [rbp + 17920], zmm11                    ;   231.3 p8+p9   43 t[1] spill
        vmovdqa64 zmm11, zmm6                             ;   240.3         43 t[1] copy
        vpternlogd zmm11, zmm3, zmm22, 0x78               ;   241.8 p5      43 t[1]
        vpternlogd zmm11, zmm5, zmm29, 0x96               ;   242.8 p0      43 t[1]
        vmovdqa64 zmm5, zmm11                             ;   243.8         43 t[1] copy
        vpternlogd zmm5, zmm6, zmm25, 0x59                ;   243.8 p5      43 t[1]
        vmovdqa64 zmm29, zmm5                             ;   244.8         43 t[1] copy
        vpternlogd zmm29, zmm6, zmm4, 0x36                ;   244.8 p0      43 t[1]
        vmovdqu64 [rbp + 17984], zmm17                    ;   196.3 p7+p4   43 t[1] spill
        vmovdqa64 zmm17, zmm29                            ;   245.8         43 t[1] copy
        vpternlogd zmm17, zmm11, zmm4, 0x9a               ;   245.8 p5      43 t[1]
        vpternlogd zmm29, zmm11, zmm4, 0x53               ;   245.8 p0      43 t[1]
        vpternlogd zmm1, zmm17, zmm22, 0x12               ;   246.8 p5      43 t[1]
        vpxord zmm11, zmm17, zmm29                        ;   246.8 p0      43 t[1]
        vpternlogd zmm5, zmm4, zmm11, 0x39                ;   247.8 p5      43 t[1]
        vpandd zmm28, zmm28, zmm29                        ;   246.8 p0      43 t[1]
        vmovdqa64 zmm4, zmm11                             ;   247.8         43 t[1] copy
        vmovdqu64 [rbp + 18048], zmm9                     ;   228.3 p8+p9   43 t[1] spill
        vmovdqa64 zmm9, zmm11                             ;   247.8         43 t[1] copy
        vpternlogd zmm9, zmm3, zmm10, 0xf9                ;   247.8 p5      43 t[1]
        vmovdqu64 [rbp + 18112], zmm15                    ;   188.3 p7+p4   43 t[1] spill
        vmovdqa64 zmm15, zmm5                             ;   248.8         43 t[1] copy
        vpternlogd zmm15, zmm6, zmm25, 0xc6               ;   248.8 p0      43 t[1]
        vpternlogd zmm5, zmm6, zmm25, 0xd1                ;   248.8 p5      43 t[1]
        vpternlogd zmm24, zmm1, zmm15, 0x93               ;   249.8 p0      43 t[1]
        vpxord zmm6, zmm14, zmm26                         ;   248.8 p5      55 t[1]
        vmovdqa64 zmm25, zmm14                            ;   200.3         55 t[1] copy
        vpandnd zmm22, zmm5, zmm22                        ;   249.8 p0      43 t[1]
        vpternlogd zmm19, zmm22, zmm15, 0x93              ;   250.8 p5      43 t[1]
        vpxord zmm4, zmm4, zmm5                           ;   250.3 p0      43 t[1]
        vmovdqu64 [rbp + 18176], zmm6                     ;   249.8 p8+p9   55 t[1] spill
        vpxord zmm6, zmm5, zmm15                          ;   250.8 p5      43 t[1]
        vpternlogd zmm15, zmm29, zmm29, 0xc3              ;   251.3 p0      43 t[1]
        vpternlogd zmm2, zmm6, zmm23, 0xde                ;   251.8 p5      43 t[1]
        vpternlogd zmm7, zmm15, zmm4, 0x6f                ;   252.3 p0      43 t[1]
        vpternlogd zmm20, zmm15, zmm4, 0x6f               ;   252.8 p5      43 t[1]
        vpternlogd zmm18, zmm7, zmm15, 0x9c               ;   253.3 p0      43 t[1]
        vpternlogd zmm15, zmm10, zmm20, 0xa6              ;   253.8 p5      43 t[1]
        vpternlogd zmm15, zmm1, zmm9, 0x96                ;   254.8 p0      43 t[1]
        vpternlogd zmm7, zmm8, zmm4, 0x78                 ;   254.8 p5      43 t[1]
        vmovdqu64 zmm1, [rbp + 17536]                     ;   199.3 p2      43 t[1] reload
        vmovdqu64 zmm8, [rbp + 17920]                     ;   231.3 p3      43 t[1] reload
        vpternlogd zmm14, zmm8, zmm1, 0x96                ;   255.3 p0      55 t[1]
        vpternlogd zmm17, zmm23, zmm18, 0x56              ;   255.8 p5      43 t[1]
        vpternlogd zmm9, zmm2, zmm24, 0x96                ;   256.3 p0      43 t[1]
        vpternlogd zmm18, zmm19, zmm9, 0x96               ;   257.3 p5      43 t[1]
        vpternlogd zmm5, zmm3, zmm18, 0xa6                ;   258.3 p0      43 t[1]
        vpternlogd zmm4, zmm21, zmm5, 0x95                ;   259.3 p5      43 t[1]
        vmovdqu64 zmm3, [rbp + 17600]                     ;   187.3 p2      43 t[1] reload
        vmovdqu64 zmm10, [rbp + 17984]                    ;   196.3 p3      43 t[1] reload
        vmovdqu64 zmm21, [rbp + 18048]                    ;   228.3 p2      55 t[1]
        vpternlogd zmm21, zmm10, zmm3, 0x96               ;   258.3 p0      55 t[1]
        vpternlogd zmm4, zmm20, zmm2, 0x96                ;   260.3 p5      43 t[1]
        vmovdqu64 zmm2, [rbp + 17408]                     ;   191.3 p3      55 t[1]
        vpternlogd zmm28, zmm5, zmm24, 0x69               ;   259.3 p0      43 t[1]
        vmovdqu64 zmm5, [rbp + 8768]                      ;   153.2 p2      43 t[1] reload
        vmovdqu64 zmm20, [rbp + 8640]                     ;   153.3 p3      43 t[1]
        vpternlogd zmm20, zmm12, zmm5, 0x69               ;   259.8 p5      43 t[1]
        vpternlogd zmm29, zmm30, zmm4, 0x95               ;   261.3 p0      43 t[1]
        vmovdqu64 zmm23, [rbp + 8704]                     ;   154.2 p2      43 t[1] reload
        vmovdqu64 zmm24, [rbp + 8896]                     ;   154.3 p3      43 t[1]
        vpternlogd zmm24, zmm12, zmm23, 0x69              ;   260.8 p5      43 t[1]
        vpternlogd zmm11, zmm13, zmm29, 0xa6              ;   262.3 p0      43 t[1]
        vmovdqu64 zmm13, [rbp + 15424]                    ;   191.8 p2      55 t[1]
        vpternlogd zmm7, zmm19, zmm11, 0x69               ;   263.3 p5      43 t[1]
        vpternlogd zmm11, zmm6, zmm27, 0x1e               ;   263.3 p0      43 t[1]
        vmovdqu64 zmm6, [rbp + 17792]                     ;   224.8 p3      55 t[1]
        vpternlogd zmm0, zmm16, [rbp + 18112], 0x96       ;   262.8 p5+p2   55 t[1]
        vmovdqu64 zmm19, [rbp + 17024]                    ;   194.3 p3      43 t[1] reload
        vmovdqu64 zmm27, [rbp + 17728]                    ;   226.3 p2      43 t[1] reload
        vmovdqu64 zmm30, [rbp + 18176]                    ;   249.8 p3      55 t[1]
        vpternlogd zmm30, zmm27, zmm19, 0x96              ;   263.3 p0      55 t[1]
        vpternlogd zmm26, zmm11, zmm22, 0x96              ;   264.3 p5      55 t[1]
        vpternlogd zmm16, zmm26, zmm7, 0x96               ;   265.3 p0      55 t[1]
        vpxord zmm6, zmm6, zmm15                          ;   264.8 p5      55 t[1]
        vpxord zmm19, zmm20, [rbp + 8960]                 ;   265.3 p0+p2   43 t[1]
        vmovdqu64 zmm27, [rbp + 17664]                    ;   229.3 p3      55 t[1]
        vpxord zmm27, zmm27, [rbp + 17472]                ;   265.8 p5+p2   55 t[1]
        vpxord zmm8, zmm20, [rbp + 8576]                  ;   266.3 p0+p3   43 t[1]
        vmovdqa64 zmm3, zmm20                             ;   260.8         43 t[1] copy
        vpxord zmm10, zmm24, zmm8                         ;   267.3 p5      43 t[1]
        vmovdqa64 zmm1, zmm19                             ;   266.3         43 t[1] copy
        vmovdqu64 [rbp + 18112], zmm27                    ;   266.8 p7+p4   55 t[1] spill
        vmovdqa64 zmm27, zmm23                            ;   160.2         43 t[1] copy
        vpternlogd zmm27, zmm8, zmm5, 0x96                ;   267.3 p0      43 t[1]
        vpxord zmm1, zmm1, zmm27                          ;   268.3 p5      43 t[1]
        vpxord zmm31, zmm31, zmm1                         ;   269.3 p0      43 t[1]
        vmovdqu64 [rbp + 18240], zmm30                    ;   264.3 p8+p9   55 t[1] spill
        vmovdqu64 zmm30, [rbp + 17408]                    ;   191.3 p2      55 t[1]
        vmovdqu64 [rbp + 17408], zmm9                     ;   257.3 p7+p4   43 t[1] spill
        vpxord zmm9, zmm14, zmm26                         ;   268.8 p5      55 t[1]
        vmovdqu64 [rbp + 18304], zmm14                    ;   256.3 p8+p9   55 t[1] spill
        vmovdqa64 zmm14, zmm28                            ;   260.3         55 t[1] copy
        vmovdqu64 [rbp + 18368], zmm28                    ;   260.3 p7+p4   43 t[1] spill
        vmovdqa64 zmm28, zmm18                            ;   258.3         55 t[1] copy
        vmovdqu64 [rbp + 18432], zmm18                    ;   258.3 p8+p9   43 t[1] spill
        vmovdqa64 zmm18, zmm6                             ;   265.8         55 t[1] copy
        vmovdqu64 [rbp + 18496], zmm7                     ;   264.3 p7+p4   43 t[1] spill
        vmovdqa64 zmm7, zmm9                              ;   269.8         55 t[1] copy
        vmovdqu64 [rbp + 18560], zmm9                     ;   269.8 p8+p9   55 t[1] spill
        vmovdqa64 zmm9, zmm21                             ;   259.3         55 t[1] copy
        vpternlogd zmm9, zmm17, zmm29, 0x96               ;   269.3 p0      55 t[1]
        vpternlogd zmm17, zmm29, [rbp + 17536], 0x96      ;   269.8 p5+p3   55 t[1]
        vmovdqa64 zmm29, zmm0                             ;   263.8         55 t[1] copy
        vmovdqu64 [rbp + 18624], zmm0                     ;   263.8 p7+p4   55 t[1] spill
        vmovdqa64 zmm0, zmm17                             ;   270.8         55 t[1] copy
        vmovdqu64 [rbp + 18688], zmm17                    ;   270.8 p8+p9   55 t[1] spill
        vmovdqa64 zmm17, zmm31                            ;   270.3         43 t[1] copy
        vpternlogd zmm17, zmm5, [rbp + 8576], 0xc6        ;   270.3 p0+p2   43 t[1]
        vmovdqu64 [rbp + 18752], zmm9                     ;   270.3 p7+p4   55 t[1] spill
        vmovdqa64 zmm9, zmm16                             ;   266.3         55 t[1] copy
        vmovdqu64 [rbp + 18816], zmm16                    ;   266.3 p8+p9   55 t[1] spill
        vmovdqa64 zmm16, zmm19                            ;   266.3         43 t[1] copy
        vpternlogd zmm16, zmm19, [rbp + 8896], 0xa5       ;   270.8 p5+p3   43 t[1]
        vpternlogd zmm12, zmm16, zmm1, 0x1d               ;   271.8 p0      43 t[1]
        vmovdqu64 [rbp + 18880], zmm6                     ;   265.8 p7+p4   55 t[1] spill
        vmovdqa64 zmm6, zmm16                             ;   271.8         43 t[1] copy
        vpternlogd zmm6, zmm24, zmm24, 0xc3               ;   271.8 p5      43 t[1]
        vpternlogd zmm12, zmm6, zmm17, 0x69               ;   272.8 p0      43 t[1]
        vpxord zmm3, zmm3, zmm6                           ;   272.8 p5      43 t[1]
        vpternlogd zmm17, zmm3, zmm27, 0xb4               ;   273.8 p0      43 t[1]
        vmovdqu64 [rbp + 18944], zmm22                    ;   250.8 p8+p9   43 t[1] spill
        vmovdqu64 zmm22, [rbp + 18624]                    ;   263.8 p2      55 t[1]
        vpxord zmm22, zmm22, [rbp + 18176]                ;   273.8 p5+p3   55 t[1]
        vmovdqu64 [rbp + 19008], zmm22                    ;   274.8 p7+p4   55 t[1] spill
        vmovdqa64 zmm22, zmm12                            ;   273.8         43 t[1] copy
        vpternlogd zmm22, zmm6, zmm19, 0x78               ;   274.3 p0      43 t[1]
        vpternlogd zmm12, zmm10, [rbp + 9024], 0x1e       ;   274.8 p5+p2   43 t[1]
        vmovdqu64 [rbp + 19072], zmm11                    ;   264.3 p8+p9   43 t[1] spill
        vmovdqa64 zmm11, zmm22                            ;   275.3         43 t[1] copy
        vpternlogd zmm11, zmm1, zmm20, 0x87               ;   275.3 p0      43 t[1]
        vmovdqu64 [rbp + 19136], zmm15                    ;   255.8 p7+p4   43 t[1] spill
        vmovdqa64 zmm15, zmm16                            ;   271.8         43 t[1] copy
        vpternlogd zmm15, zmm27, [rbp + 8832], 0x69       ;   275.8 p5+p3   43 t[1]
        vpternlogd zmm12, zmm15, zmm24, 0x2d              ;   276.8 p0      43 t[1]
        vmovdqu64 [rbp + 19200], zmm21                    ;   259.3 p8+p9   55 t[1] spill
        vmovdqa64 zmm21, zmm11                            ;   276.3         43 t[1] copy
        vpternlogd zmm21, zmm15, zmm10, 0x78              ;   276.8 p5      43 t[1]
        vpternlogd zmm21, zmm22, zmm17, 0x96              ;   277.8 p0      43 t[1]
        vmovdqu64 zmm22, [rbp + 9024]                     ;   167.3 p2      43 t[1] reload
        vpternlogd zmm17, zmm8, zmm22, 0x2d               ;   277.8 p5      43 t[1]
        vmovdqu64 [rbp + 19264], zmm9                     ;   266.3 p7+p4   55 t[1] spill
        vmovdqa64 zmm9, zmm21                             ;   278.8         43 t[1] copy
        vpternlogd zmm9, zmm11, zmm12, 0x59               ;   278.8 p0      43 t[1]
        vmovdqu64 [rbp + 19328], zmm30                    ;   197.3 p8+p9   55 t[1] spill
        vmovdqu64 zmm30, [rbp + 8576]                     ;   168.3 p3      43 t[1]
        vpternlogd zmm30, zmm16, [rbp + 8832], 0xd4       ;   278.8 p5+p2   43 t[1]
        vpternlogd zmm30, zmm17, zmm23, 0x69              ;   279.8 p0      43 t[1]
        vmovdqu64 zmm17, [rbp + 19008]                    ;   274.8 p3      55 t[1]
        vpxord zmm17, zmm17, [rbp + 17664]                ;   280.8 p5+p2   55 t[1]
        vmovdqa64 zmm23, zmm9                             ;   279.8         43 t[1] copy
        vpternlogd zmm23, zmm11, zmm30, 0x36              ;   280.8 p0      43 t[1]
        vmovdqu64 [rbp + 17664], zmm17                    ;   281.8 p7+p4   55 t[1] spill
        vmovdqa64 zmm17, zmm23                            ;   281.8         43 t[1] copy
        vpternlogd zmm17, zmm21, zmm30, 0x9a              ;   281.8 p5      43 t[1]
        vpternlogd zmm23, zmm21, zmm30, 0x53              ;   281.8 p0      43 t[1]
        vpternlogd zmm5, zmm17, zmm10, 0x12               ;   282.8 p5      43 t[1]
        vpxord zmm21, zmm17, zmm23                        ;   282.8 p0      43 t[1]
        vpternlogd zmm9, zmm30, zmm21, 0x39               ;   283.8 p5      43 t[1]
        vmovdqa64 zmm30, zmm21                            ;   283.8         43 t[1] copy
        vmovdqu64 [rbp + 19392], zmm0                     ;   270.8 p8+p9   55 t[1] spill
        vmovdqa64 zmm0, zmm21                             ;   283.8         43 t[1] copy
        vpternlogd zmm0, zmm15, zmm22, 0xf9               ;   283.8 p0      43 t[1]
        vmovdqa64 zmm22, zmm9                             ;   284.8         43 t[1] copy
        vpternlogd zmm22, zmm11, zmm12, 0xc6              ;   284.8 p5      43 t[1]
        vpternlogd zmm9, zmm11, zmm12, 0xd1               ;   284.8 p0      43 t[1]
        vpternlogd zmm27, zmm5, zmm22, 0x93               ;   285.8 p5      43 t[1]
        vpandnd zmm10, zmm9, zmm10                        ;   285.8 p0      43 t[1]
        vpternlogd zmm3, zmm10, zmm22, 0x93               ;   286.8 p5      43 t[1]
        vpxord zmm30, zmm30, zmm9                         ;   286.3 p0      43 t[1]
        vpxord zmm11, zmm9, zmm22                         ;   286.8 p5      43 t[1]
        vpternlogd zmm22, zmm23, zmm23, 0xc3              ;   287.3 p0      43 t[1]
        vpternlogd zmm1, zmm22, zmm30, 0x6f               ;   288.3 p5      43 t[1]
        vmovdqa64 zmm12, zmm11                            ;   287.8         43 t[1] copy
        vpternlogd zmm12, zmm16, [rbp + 8832], 0xf6       ;   288.3 p0+p3   43 t[1]
        vpternlogd zmm11, zmm16, [rbp + 8576], 0xf6       ;   288.8 p5+p2   43 t[1]
        vmovdqu64 [rbp + 19456], zmm18                    ;   265.8 p7+p4   55 t[1] spill
        vmovdqa64 zmm18, zmm12                            ;   289.3         43 t[1] copy
        vpternlogd zmm18, zmm0, zmm27, 0x96               ;   289.3 p0      43 t[1]
        vmovdqu64 [rbp + 19520], zmm29                    ;   263.8 p8+p9   55 t[1] spill
        vmovdqa64 zmm29, zmm18                            ;   290.3         55 t[1] copy
        vmovdqu64 [rbp + 19584], zmm27                    ;   286.8 p7+p4   43 t[1] spill
        vmovdqa64 zmm27, zmm1                             ;   289.3         43 t[1] copy
        vpternlogd zmm27, zmm22, [rbp + 9024], 0xd2       ;   289.8 p5+p3   43 t[1]
        vpternlogd zmm27, zmm0, zmm5, 0x96                ;   290.8 p0      43 t[1]
        vmovdqa64 zmm0, zmm22                             ;   288.3         43 t[1] copy
        vpternlogd zmm0, zmm30, [rbp + 8576], 0x7d        ;   290.8 p5+p2   43 t[1]
        vpternlogd zmm22, zmm20, zmm0, 0xa6               ;   291.8 p0      43 t[1]
        vpternlogd zmm0, zmm8, zmm30, 0x78                ;   291.8 p5      43 t[1]
        vpternlogd zmm17, zmm16, zmm22, 0x56              ;   292.8 p0      43 t[1]
        vpternlogd zmm22, zmm3, zmm18, 0x96               ;   292.8 p5      43 t[1]
        vpternlogd zmm9, zmm15, zmm22, 0xa6               ;   293.8 p0      43 t[1]
        vpternlogd zmm30, zmm31, zmm9, 0x95               ;   294.8 p5      43 t[1]
        vpternlogd zmm30, zmm1, zmm12, 0x96               ;   295.8 p0      43 t[1]
        vpternlogd zmm9, zmm19, zmm23, 0x87               ;   294.8 p5      43 t[1]
        vpternlogd zmm23, zmm6, zmm30, 0x95               ;   296.8 p0      43 t[1]
        vpternlogd zmm21, zmm24, zmm23, 0xa6              ;   297.8 p5      43 t[1]
        vpternlogd zmm0, zmm3, zmm21, 0x69                ;   298.8 p0      43 t[1]
        vpternlogd zmm11, zmm21, zmm10, 0x96              ;   298.8 p5      43 t[1]
        vpxord zmm28, zmm28, zmm22                        ;   297.3 p0      55 t[1]
        vpxord zmm25, zmm25, zmm11                        ;   299.8 p5      55 t[1]
        vpxord zmm4, zmm4, zmm30                          ;   298.3 p0      55 t[1]
        vmovdqu64 zmm1, [rbp + 17920]                     ;   231.3 p3      43 t[1] reload
        vpternlogd zmm17, zmm23, zmm1, 0x96               ;   298.8 p5      55 t[1]
        vpxord zmm7, zmm7, zmm17                          ;   299.8 p0      55 t[1]
        vpxord zmm26, zmm26, zmm28                        ;   299.8 p5      55 t[1]
        vmovdqu64 zmm3, [rbp + 19520]                     ;   263.8 p2      55 t[1] reload
        vpxord zmm3, zmm3, zmm0                           ;   300.3 p0      55 t[1]
        vpxord zmm5, zmm27, zmm25                         ;   300.8 p5      55 t[1]
        vmovdqu64 zmm6, [rbp + 19584]                     ;   286.8 p3      43 t[1] reload
        vpternlogd zmm9, zmm6, [rbp + 18048], 0x96        ;   301.3 p0+p2   55 t[1]
        vpxord zmm14, zmm14, zmm9                         ;   302.3 p5      55 t[1]
        vpternlogd zmm1, zmm9, [rbp + 17536], 0x96        ;   302.3 p0+p3   55 t[1]
        vmovdqu64 zmm6, [rbp + 17856]                     ;   225.3 p2      43 t[1] reload
        vmovdqu64 zmm8, [rbp + 17408]                     ;   257.3 p3      43 t[1] reload
        vpternlogd zmm18, zmm8, zmm6, 0x96                ;   302.8 p5      55 t[1]
        vmovdqu64 zmm10, [rbp + 19136]                    ;   255.8 p2      43 t[1] reload
        vmovdqa64 zmm12, zmm27                            ;   291.8         55 t[1] copy
        vpternlogd zmm12, zmm6, zmm10, 0x96               ;   303.3 p0      55 t[1]
        vpxord zmm2, zmm2, zmm12                          ;   304.3 p5      55 t[1]
        vpxord zmm13, zmm13, zmm12                        ;   304.3 p0      55 t[1]
        vpxord zmm29, zmm29, zmm2                         ;   305.3 p5      55 t[1]
        vmovdqu64 zmm12, [rbp + 19456]                    ;   265.8 p3      55 t[1] reload
        vpxord zmm12, zmm12, zmm13                        ;   305.3 p0      55 t[1]
        vmovdqu64 zmm15, [rbp + 19264]                    ;   266.3 p2      55 t[1] reload
        vpxord zmm15, zmm15, zmm4                         ;   305.8 p5      55 t[1]
        vmovdqu64 zmm16, [rbp + 17600]                    ;   187.3 p3      43 t[1] reload
        vmovdqu64 zmm19, [rbp + 17984]                    ;   196.3 p2      43 t[1] reload
        vpternlogd zmm9, zmm19, zmm16, 0x96               ;   306.3 p0      55 t[1]
        vmovdqu64 zmm20, [rbp + 19072]                    ;   264.3 p3      43 t[1] reload
        vpternlogd zmm11, zmm20, [rbp + 18944], 0x96      ;   306.8 p5+p2   55 t[1]
        vpternlogd zmm27, zmm10, zmm11, 0x96              ;   307.8 p0      55 t[1]
        vmovdqu64 zmm10, [rbp + 19392]                    ;   270.8 p3      55 t[1] reload
        vpxord zmm10, zmm10, zmm11                        ;   307.8 p5      55 t[1]
        vmovdqu64 zmm20, [rbp + 18496]                    ;   264.3 p2      43 t[1] reload
        vpternlogd zmm11, zmm0, zmm20, 0x96               ;   308.3 p0      55 t[1]
        vmovdqu64 zmm0, [rbp + 17472]                     ;   197.3 p3      43 t[1] reload
        vmovdqu64 zmm21, [rbp + 19200]                    ;   259.3 p2      55 t[1]
        vpternlogd zmm21, zmm30, zmm0, 0x96               ;   308.8 p5      55 t[1]
        vmovdqu64 zmm22, [rbp + 11584]                    ;   187.8 p3      43 t[2] reload
        vmovdqu64 zmm23, [rbp + 11392]                    ;   188.3 p2      43 t[2]
        vpternlogd zmm23, zmm22, zmm22, 0xc3              ;   309.3 p0      43 t[2]
        vmovdqu64 zmm24, [rbp + 18112]                    ;   266.8 p3      55 t[1] reload
        vpternlogd zmm11, zmm30, zmm24, 0x96              ;   309.8 p5      55 t[1]
        vpternlogd zmm13, zmm8, [r8 + 680]{1to16}, 0x96   ;   310.3 p0+p2   55 t[1]
        vpternlogd zmm0, zmm15, [r8 + 688]{1to16}, 0x96   ;   310.8 p5+p3   55 t[1]
        vpxord zmm15, zmm15, zmm11                        ;   311.3 p0      55 t[1]
        vpternlogd zmm9, zmm4, [r8 + 724]{1to16}, 0x96    ;   311.8 p5+p2   55 t[1]
        vmovdqu64 zmm30, [rbp + 17792]                    ;   224.8 p3      43 t[1] reload
        vpternlogd zmm2, zmm30, [r8 + 648]{1to16}, 0x96   ;   312.3 p0+p2   55 t[1]
        vpxord zmm11, zmm11, [r8 + 720]{1to16}            ;   312.8 p5+p3   55 t[1]
        vmovdqu64 zmm30, [rbp + 18624]                    ;   263.8 p2      55 t[1] reload
        vpternlogd zmm5, zmm30, [rbp + 15424], 0x96       ;   313.3 p0+p3   55 t[1]
        vpternlogd zmm20, zmm5, [r8 + 748]{1to16}, 0x96   ;   314.3 p5+p2   55 t[1]
        vpxord zmm5, zmm5, zmm27                          ;   314.3 p0      55 t[1]
        vmovdqu64 zmm30, [rbp + 18752]                    ;   270.3 p3      55 t[1] reload
        vmovdqa64 zmm31, zmm14                            ;   303.3         55 t[1] copy
        vpternlogd zmm31, zmm17, zmm30, 0x96              ;   314.8 p5      55 t[1]
        vpternlogd zmm31, zmm19, zmm16, 0x96              ;   315.8 p0      55 t[1]
        vpternlogd zmm17, zmm30, [r8 + 664]{1to16}, 0x96  ;   315.8 p5+p2   55 t[1]
        vpternlogd zmm30, zmm1, [r8 + 760]{1to16}, 0x96   ;   316.3 p0+p3   55 t[1]
        vpternlogd zmm1, zmm31, [r8 + 696]{1to16}, 0x96   ;   316.8 p5+p2   55 t[1]
        vmovdqa64 zmm16, zmm27                            ;   308.8         55 t[1] copy
        vpternlogd zmm16, zmm29, zmm28, 0x96              ;   317.3 p0      55 t[1]
        vpternlogd zmm29, zmm12, [r8 + 744]{1to16}, 0x96  ;   317.8 p5+p3   55 t[1]
        vpternlogd zmm12, zmm18, [r8 + 712]{1to16}, 0x96  ;   318.3 p0+p2   55 t[1]
        vpternlogd zmm27, zmm3, [r8 + 716]{1to16}, 0x96   ;   318.8 p5+p3   55 t[1]
        vmovdqu64 zmm19, [rbp + 18240]                    ;   264.3 p2      55 t[1] reload
        vpternlogd zmm18, zmm19, [r8 + 644]{1to16}, 0x96  ;   319.3 p0+p3   55 t[1]
        vpternlogd zmm19, zmm25, [rbp + 18432], 0x96      ;   319.8 p5+p2   55 t[1]
        vmovdqu64 [rbp + 18240], zmm30                    ;   317.3 p8+p9   55 t[1] spill
        vmovdqa64 zmm30, zmm24                            ;   272.8         55 t[1] copy
        vpternlogd zmm30, zmm14, zmm4, 0x96               ;   320.3 p0      55 t[1]
        vpternlogd zmm24, zmm14, [r8 + 660]{1to16}, 0x96  ;   320.8 p5+p3   55 t[1]
        vmovdqu64 zmm14, [rbp + 17664]                    ;   281.8 p2      55 t[1] reload
        vpternlogd zmm4, zmm14, [r8 + 656]{1to16}, 0x96   ;   321.3 p0+p3   55 t[1]
        vpternlogd zmm30, zmm21, [r8 + 692]{1to16}, 0x96  ;   321.8 p5+p2   55 t[1]
        vpxord zmm14, zmm7, [r8 + 764]{1to16}             ;   322.3 p0+p3   55 t[1]
        vpternlogd zmm7, zmm10, [r8 + 732]{1to16}, 0x96   ;   322.8 p5+p2   55 t[1]
        vmovdqu64 [rbp + 17664], zmm14                    ;   323.3 p7+p4   55 t[1] spill
        vmovdqu64 zmm14, [rbp + 18304]                    ;   256.3 p3      55 t[1] reload
        vpternlogd zmm10, zmm14, [r8 + 700]{1to16}, 0x96  ;   323.3 p0+p2   55 t[1]
        vmovdqu64 zmm14, [rbp + 19328]                    ;   202.8 p3      55 t[1] reload
        vpxord zmm14, zmm14, zmm19                        ;   323.8 p5      55 t[1]
        vmovdqu64 [rbp + 19328], zmm20                    ;   315.3 p8+p9   55 t[1] spill
        vmovdqu64 zmm20, [rbp + 18368]                    ;   260.3 p2      43 t[1] reload
        vpternlogd zmm21, zmm20, [r8 + 756]{1to16}, 0x96  ;   324.3 p0+p3   55 t[1]
        vmovdqu64 zmm20, [rbp + 19008]                    ;   274.8 p2      55 t[1] reload
        vpternlogd zmm15, zmm20, [r8 + 752]{1to16}, 0x96  ;   324.8 p5+p3   55 t[1]
        vmovdqu64 zmm20, [rbp + 18688]                    ;   270.8 p2      55 t[1] reload
        vpternlogd zmm31, zmm20, [r8 + 728]{1to16}, 0x96  ;   325.3 p0+p3   55 t[1]
        vpxord zmm20, zmm16, [r8 + 708]{1to16}            ;   325.8 p5+p2   55 t[1]
        vmovdqu64 [rbp + 18688], zmm21                    ;   325.3 p7+p4   55 t[1] spill
        vpbroadcastd zmm21, [r8 + 640]                    ;   198.0 p10     55 t[1]
        vmovdqu64 [rbp + 19008], zmm15                    ;   325.8 p8+p9   55 t[1] spill
        vmovdqa64 zmm15, zmm19                            ;   320.8         55 t[1] copy
        vpternlogd zmm15, zmm26, [r8 + 704]{1to16}, 0x96  ;   326.3 p0+p3   55 t[1]
        vmovdqu64 [rbp + 18368], zmm29                    ;   318.8 p7+p4   55 t[1] spill
        vmovdqu64 zmm29, [rbp + 17024]                    ;   207.3 p2      43 t[1] reload
        vpternlogd zmm26, zmm29, [r8 + 672]{1to16}, 0x96  ;   326.8 p5+p3   55 t[1]
        vmovdqu64 zmm29, [rbp + 18176]                    ;   249.8 p2      55 t[1] reload
        vpternlogd zmm19, zmm29, [r8 + 736]{1to16}, 0x96  ;   327.3 p0+p3   55 t[1]
        vpternlogd zmm28, zmm29, [rbp + 17728], 0x96      ;   327.8 p5+p2   55 t[1]
        vpternlogd zmm8, zmm6, zmm28, 0x96                ;   328.8 p0      55 t[1]
        vmovdqu64 zmm6, [rbp + 18880]                     ;   265.8 p3      55 t[1] reload
        vpternlogd zmm3, zmm6, [rbp + 18816], 0x96        ;   328.8 p5+p2   55 t[1]
        vpxord zmm21, zmm21, zmm28                        ;   329.3 p0      55 t[1]
        vmovdqu64 zmm6, [rbp + 18560]                     ;   269.8 p3      55 t[1]
        vpternlogd zmm6, zmm25, [r8 + 668]{1to16}, 0x96   ;   329.8 p5+p2   55 t[1]
        vpternlogd zmm5, zmm3, [r8 + 652]{1to16}, 0x96    ;   330.3 p0+p3   55 t[1]
        vpternlogd zmm25, zmm8, [rbp + 18432], 0x96       ;   330.8 p5+p2   55 t[1]
        vpternlogd zmm25, zmm16, [r8 + 676]{1to16}, 0x96  ;   331.8 p0+p3   55 t[1]
        vmovdqu64 zmm16, [rbp + 14144]                    ;   213.3 p2      43 t[2] reload
        vmovdqu64 zmm28, [rbp + 13952]                    ;   213.8 p3      43 t[2]
        vpternlogd zmm28, zmm16, zmm16, 0xc3              ;   331.8 p5      43 t[2]
        vpternlogd zmm14, zmm8, [r8 + 740]{1to16}, 0x96   ;   332.3 p0+p2   55 t[1]
        vpxord zmm3, zmm3, [r8 + 684]{1to16}              ;   332.8 p5+p3   55 t[1]
        vmovdqa64 zmm8, zmm22                             ;   203.7         43 t[2] copy
        vmovdqa64 zmm29, zmm16                            ;   219.3         43 t[2] copy
        vmovdqu64 [rbp + 18432], zmm14                    ;   333.3 p8+p9   55 t[1] spill
        vmovdqu64 zmm14, [rbp + 11520]                    ;   215.3 p2      43 t[2]
        vmovdqu64 [rbp + 18560], zmm19                    ;   328.3 p7+p4   55 t[1] spill
        vmovdqu64 zmm19, [rbp + 11136]                    ;   215.8 p3      43 t[2]
        vmovdqu64 [rbp + 18816], zmm7                     ;   323.8 p8+p9   55 t[1] spill
        vmovdqu64 zmm7, [rbp + 14080]                     ;   216.3 p2      43 t[2]
        vmovdqu64 [rbp + 18880], zmm31                    ;   326.3 p7+p4   55 t[1] spill
        vmovdqu64 zmm31, [rbp + 13696]                    ;   216.8 p3      43 t[2]
        vmovdqu64 [rbp + 17856], zmm9                     ;   312.8 p8+p9   55 t[1] spill
        vmovdqu64 zmm9, [rbp + 11200]                     ;   217.3 p2      43 t[2]
        vpternlogd zmm9, zmm23, [rbp + 11328], 0x69       ;   333.3 p0+p3   43 t[2]
        vpxord zmm14, zmm14, zmm9                         ;   334.3 p5      43 t[2]
        vpxord zmm19, zmm19, zmm9                         ;   334.3 p0      43 t[2]
        vmovdqu64 [rbp + 17408], zmm11                    ;   313.8 p7+p4   55 t[1] spill
        vmovdqa64 zmm11, zmm9                             ;   334.3         43 t[2] copy
        vmovdqu64 [rbp + 17728], zmm27                    ;   319.8 p8+p9   55 t[1] spill
        vmovdqa64 zmm27, zmm14                            ;   335.3         43 t[2] copy
        vmovdqu64 [rbp + 18176], zmm12                    ;   319.3 p7+p4   55 t[1] spill
        vmovdqa64 zmm12, zmm19                            ;   335.3         43 t[2] copy
        vmovdqu64 [rbp + 17024], zmm20                    ;   326.8 p8+p9   55 t[1] spill
        vmovdqa64 zmm20, zmm19                            ;   335.3         43 t[2] copy
        vmovdqu64 [rbp + 18304], zmm15                    ;   327.3 p7+p4   55 t[1] spill
        vmovdqa64 zmm15, zmm14                            ;   335.3         43 t[2] copy
        vpternlogd zmm15, zmm14, [rbp + 11456], 0xa5      ;   335.3 p5+p2   43 t[2]
        vmovdqu64 [rbp + 10048], zmm10                    ;   324.3 p8+p9   55 t[1] spill
        vmovdqa64 zmm10, zmm15                            ;   336.3         43 t[2] copy
        vmovdqu64 [rbp + 9984], zmm1                      ;   317.8 p7+p4   55 t[1] spill
        vmovdqu64 zmm1, [rbp + 11456]                     ;   218.8 p3      43 t[2]
        vpternlogd zmm1, zmm23, [rbp + 11264], 0x69       ;   335.3 p0+p2   43 t[2]
        vpxord zmm12, zmm12, zmm1                         ;   336.3 p5      43 t[2]
        vmovdqu64 [rbp + 9920], zmm30                     ;   322.8 p8+p9   55 t[1] spill
        vmovdqa64 zmm30, zmm15                            ;   336.3         43 t[2] copy
        vpternlogd zmm30, zmm1, zmm1, 0xc3                ;   336.3 p0      43 t[2]
        vpxord zmm11, zmm11, zmm30                        ;   337.3 p5      43 t[2]
        vmovdqu64 [rbp + 9856], zmm0                      ;   311.8 p7+p4   55 t[1] spill
        vmovdqu64 zmm0, [rbp + 11264]                     ;   219.8 p3      43 t[2]
        vpternlogd zmm0, zmm19, [rbp + 11328], 0x96       ;   337.3 p0+p2   43 t[2]
        vpxord zmm27, zmm27, zmm0                         ;   338.3 p5      43 t[2]
        vpternlogd zmm23, zmm15, zmm27, 0x1d              ;   339.3 p0      43 t[2]
        vpxord zmm8, zmm8, zmm27                          ;   339.3 p5      43 t[2]
        vmovdqu64 [rbp + 9792], zmm3                      ;   333.8 p8+p9   55 t[1] spill
        vmovdqa64 zmm3, zmm15                             ;   336.3         43 t[2] copy
        vpternlogd zmm3, zmm0, [rbp + 11392], 0x69        ;   339.3 p0+p3   43 t[2]
        vmovdqu64 [rbp + 9728], zmm13                     ;   311.3 p7+p4   55 t[1] spill
        vmovdqu64 zmm13, [rbp + 11136]                    ;   221.3 p2      43 t[2]
        vpternlogd zmm13, zmm8, [rbp + 11328], 0x9a       ;   340.3 p5+p3   43 t[2]
        vpternlogd zmm23, zmm30, zmm13, 0x69              ;   341.3 p0      43 t[2]
        vpternlogd zmm13, zmm11, zmm0, 0xb4               ;   341.3 p5      43 t[2]
        vpternlogd zmm19, zmm13, zmm22, 0x39              ;   342.3 p0      43 t[2]
        vmovdqu64 [rbp + 9664], zmm25                     ;   332.8 p8+p9   55 t[1] spill
        vmovdqa64 zmm25, zmm12                            ;   337.3         43 t[2] copy
        vpternlogd zmm25, zmm23, zmm22, 0x36              ;   342.3 p5      43 t[2]
        vpternlogd zmm23, zmm30, zmm14, 0x78              ;   342.3 p0      43 t[2]
        vpternlogd zmm25, zmm3, zmm1, 0x2d                ;   343.3 p5      43 t[2]
        vmovdqu64 [rbp + 9600], zmm26                     ;   327.8 p7+p4   55 t[1] spill
        vmovdqa64 zmm26, zmm23                            ;   343.3         43 t[2] copy
        vpternlogd zmm26, zmm27, zmm9, 0x87               ;   343.3 p0      43 t[2]
        vmovdqu64 [rbp + 9536], zmm6                      ;   330.8 p8+p9   55 t[1] spill
        vmovdqa64 zmm6, zmm26                             ;   344.3         43 t[2] copy
        vpternlogd zmm6, zmm3, zmm12, 0x78                ;   344.3 p5      43 t[2]
        vpternlogd zmm6, zmm23, zmm13, 0x96               ;   345.3 p0      43 t[2]
        vmovdqa64 zmm13, zmm6                             ;   346.3         43 t[2] copy
        vpternlogd zmm13, zmm26, zmm25, 0x59              ;   346.3 p5      43 t[2]
        vmovdqu64 zmm23, [rbp + 11392]                    ;   222.3 p2      43 t[2] reload
        vmovdqu64 [rbp + 9472], zmm17                     ;   316.8 p7+p4   55 t[1] spill
        vmovdqu64 zmm17, [rbp + 11136]                    ;   222.8 p3      43 t[2]
        vpternlogd zmm17, zmm15, zmm23, 0xd4              ;   345.3 p0      43 t[2]
        vpternlogd zmm17, zmm19, [rbp + 11264], 0x69      ;   346.3 p5+p2   43 t[2]
        vmovdqa64 zmm19, zmm13                            ;   347.3         43 t[2] copy
        vpternlogd zmm19, zmm26, zmm17, 0x36              ;   347.3 p0      43 t[2]
        vmovdqu64 [rbp + 9408], zmm24                     ;   321.8 p8+p9   55 t[1] spill
        vmovdqa64 zmm24, zmm19                            ;   348.3         43 t[2] copy
        vpternlogd zmm24, zmm6, zmm17, 0x9a               ;   348.3 p5      43 t[2]
        vpternlogd zmm19, zmm6, zmm17, 0x53               ;   348.3 p0      43 t[2]
        vpord zmm10, zmm10, zmm24                         ;   349.3 p5      43 t[2]
        vpxord zmm6, zmm24, zmm19                         ;   349.3 p0      43 t[2]
        vpternlogd zmm13, zmm17, zmm6, 0x39               ;   350.3 p5      43 t[2]
        vpternlogd zmm24, zmm12, [rbp + 11328], 6         ;   349.3 p0+p3   43 t[2]
        vmovdqa64 zmm17, zmm6                             ;   350.3         43 t[2] copy
        vmovdqu64 [rbp + 9344], zmm4                      ;   322.3 p7+p4   55 t[1] spill
        vmovdqa64 zmm4, zmm6                              ;   350.3         43 t[2] copy
        vpternlogd zmm4, zmm3, zmm22, 0xf9                ;   350.3 p5      43 t[2]
        vmovdqu64 [rbp + 9280], zmm5                      ;   331.3 p8+p9   55 t[1] spill
        vmovdqa64 zmm5, zmm13                             ;   351.3         43 t[2] copy
        vpternlogd zmm5, zmm26, zmm25, 0xc6               ;   351.3 p0      43 t[2]
        vpternlogd zmm13, zmm26, zmm25, 0xd1              ;   351.3 p5      43 t[2]
        vpternlogd zmm0, zmm24, zmm5, 0x93                ;   352.3 p0      43 t[2]
        vpandnd zmm12, zmm13, zmm12                       ;   352.3 p5      43 t[2]
        vpternlogd zmm11, zmm12, zmm5, 0x93               ;   353.3 p0      43 t[2]
        vpxord zmm17, zmm17, zmm13                        ;   352.8 p5      43 t[2]
        vpxord zmm25, zmm13, zmm5                         ;   353.3 p0      43 t[2]
        vpternlogd zmm5, zmm19, zmm19, 0xc3               ;   353.8 p5      43 t[2]
        vpternlogd zmm23, zmm25, zmm15, 0xde              ;   354.3 p0      43 t[2]
        vpternlogd zmm27, zmm5, zmm17, 0x6f               ;   354.8 p5      43 t[2]
        vpternlogd zmm22, zmm27, zmm5, 0x9c               ;   355.8 p0      43 t[2]
        vpternlogd zmm22, zmm24, zmm4, 0x96               ;   356.8 p5      43 t[2]
        vpternlogd zmm4, zmm23, zmm0, 0x96                ;   356.3 p0      43 t[2]
        vmovdqu64 zmm24, [rbp + 11136]                    ;   232.7 p2      43 t[2] reload
        vpternlogd zmm25, zmm15, zmm24, 0xf6              ;   356.8 p5      43 t[2]
        vpternlogd zmm24, zmm5, zmm17, 0x6f               ;   357.3 p0      43 t[2]
        vpternlogd zmm5, zmm9, zmm24, 0xa6                ;   358.3 p5      43 t[2]
        vmovdqu64 zmm9, [rbp + 8512]                      ;   233.3 p3      43 t[2] reload
        vmovdqu64 zmm15, [rbp + 8320]                     ;   233.7 p2      43 t[2]
        vpternlogd zmm15, zmm9, zmm9, 0xc3                ;   358.3 p0      43 t[2]
        vpandd zmm20, zmm20, zmm17                        ;   358.8 p5      43 t[2]
        vmovdqa64 zmm26, zmm5                             ;   359.3         43 t[2] copy
        vpternlogd zmm26, zmm11, zmm4, 0x96               ;   359.3 p0      43 t[2]
        vpternlogd zmm13, zmm3, zmm26, 0xa6               ;   360.3 p5      43 t[2]
        vpternlogd zmm17, zmm8, zmm13, 0x95               ;   361.3 p0      43 t[2]
        vpternlogd zmm17, zmm27, zmm23, 0x96              ;   362.3 p5      43 t[2]
        vpternlogd zmm13, zmm14, zmm19, 0x87              ;   361.3 p0      43 t[2]
        vpternlogd zmm19, zmm30, zmm17, 0x95              ;   363.3 p5      43 t[2]
        vpternlogd zmm6, zmm1, zmm19, 0xa6                ;   364.3 p0      43 t[2]
        vpternlogd zmm10, zmm19, zmm5, 0x96               ;   364.3 p5      43 t[2]
        vpternlogd zmm20, zmm24, zmm6, 0x69               ;   365.3 p0      43 t[2]
        vpternlogd zmm25, zmm6, zmm12, 0x96               ;   365.3 p5      43 t[2]
        vmovdqu64 zmm1, [rbp + 13888]                     ;   237.8 p3      43 t[2] reload
        vmovdqu64 zmm3, [rbp + 13760]                     ;   238.8 p2      43 t[2]
        vpternlogd zmm3, zmm28, zmm1, 0x69                ;   364.3 p0      43 t[2]
        vmovdqu64 zmm5, [rbp + 13824]                     ;   239.2 p3      43 t[2] reload
        vmovdqu64 zmm6, [rbp + 14016]                     ;   239.8 p2      43 t[2]
        vpternlogd zmm6, zmm28, zmm5, 0x69                ;   364.8 p5      43 t[2]
        vpxord zmm7, zmm7, zmm3                           ;   365.3 p0      43 t[2]
        vpxord zmm31, zmm31, zmm3                         ;   365.8 p5      43 t[2]
        vmovdqa64 zmm8, zmm3                              ;   365.3         43 t[2] copy
        vmovdqa64 zmm12, zmm7                             ;   366.3         43 t[2] copy
        vpxord zmm14, zmm6, zmm31                         ;   366.8 p0      43 t[2]
        vmovdqa64 zmm19, zmm7                             ;   366.3         43 t[2] copy
        vpternlogd zmm19, zmm7, [rbp + 14016], 0xa5       ;   366.8 p5+p3   43 t[2]
        vmovdqa64 zmm23, zmm5                             ;   245.2         43 t[2] copy
        vpternlogd zmm23, zmm31, zmm1, 0x96               ;   367.3 p0      43 t[2]
        vpxord zmm12, zmm12, zmm23                        ;   368.3 p5      43 t[2]
        vpternlogd zmm28, zmm19, zmm12, 0x1d              ;   369.3 p0      43 t[2]
        vpxord zmm29, zmm29, zmm12                        ;   369.3 p5      43 t[2]
        vmovdqu64 zmm24, [rbp + 13696]                    ;   242.3 p2      43 t[2] reload
        vmovdqa64 zmm27, zmm29                            ;   370.3         43 t[2] copy
        vpternlogd zmm27, zmm1, zmm24, 0xc6               ;   370.3 p0      43 t[2]
        vmovdqa64 zmm30, zmm7                             ;   366.3         43 t[2] copy
        vmovdqu64 [rbp + 9216], zmm2                      ;   313.3 p7+p4   55 t[1] spill
        vmovdqa64 zmm2, zmm19                             ;   367.8         43 t[2] copy
        vpternlogd zmm2, zmm6, zmm6, 0xc3                 ;   369.8 p5      43 t[2]
        vpternlogd zmm28, zmm2, zmm27, 0x69               ;   371.3 p0      43 t[2]
        vpternlogd zmm7, zmm28, zmm2, 0x6c                ;   372.3 p5      43 t[2]
        vpternlogd zmm28, zmm14, zmm16, 0x1e              ;   372.3 p0      43 t[2]
        vpxord zmm8, zmm8, zmm2                           ;   371.8 p5      43 t[2]
        vpternlogd zmm27, zmm8, zmm23, 0xb4               ;   372.8 p0      43 t[2]
        vmovdqu64 [rbp + 9152], zmm18                     ;   320.3 p8+p9   55 t[1] spill
        vmovdqa64 zmm18, zmm27                            ;   373.8         43 t[2] copy
        vpternlogd zmm18, zmm31, zmm16, 0x2d              ;   373.8 p5      43 t[2]
        vmovdqu64 [rbp + 9088], zmm21                     ;   330.3 p7+p4   55 t[1] spill
        vmovdqa64 zmm21, zmm7                             ;   373.3         43 t[2] copy
        vpternlogd zmm21, zmm12, zmm3, 0x87               ;   373.3 p0      43 t[2]
        vmovdqu64 [rbp + 17536], zmm26                    ;   360.3 p8+p9   43 t[2] spill
        vmovdqa64 zmm26, zmm9                             ;   249.0         43 t[2] copy
        vmovdqu64 [rbp + 17920], zmm22                    ;   357.8 p7+p4   43 t[2] spill
        vmovdqa64 zmm22, zmm19                            ;   367.8         43 t[2] copy
        vmovdqu64 [rbp + 18048], zmm4                     ;   357.3 p8+p9   43 t[2] spill
        vmovdqa64 zmm4, zmm19                             ;   367.8         43 t[2] copy
        vpternlogd zmm4, zmm23, [rbp + 13952], 0x69       ;   373.8 p5+p3   43 t[2]
        vpternlogd zmm28, zmm4, zmm6, 0x2d                ;   374.8 p0      43 t[2]
        vmovdqu64 [rbp + 19584], zmm17                    ;   363.3 p7+p4   43 t[2] spill
        vmovdqa64 zmm17, zmm21                            ;   374.3         43 t[2] copy
        vpternlogd zmm17, zmm4, zmm14, 0x78               ;   374.8 p5      43 t[2]
        vpternlogd zmm17, zmm7, zmm27, 0x96               ;   375.8 p0      43 t[2]
        vmovdqu64 zmm7, [rbp + 13952]                     ;   251.3 p2      43 t[2] reload
        vmovdqa64 zmm27, zmm19                            ;   367.8         43 t[2] copy
        vpternlogd zmm27, zmm24, zmm7, 0xd4               ;   375.8 p5      43 t[2]
        vpternlogd zmm27, zmm18, zmm5, 0x69               ;   376.8 p0      43 t[2]
        vmovdqa64 zmm5, zmm17                             ;   376.8         43 t[2] copy
        vpternlogd zmm5, zmm21, zmm28, 0x59               ;   376.8 p5      43 t[2]
        vmovdqa64 zmm18, zmm5                             ;   377.8         43 t[2] copy
        vpternlogd zmm18, zmm21, zmm27, 0x36              ;   377.8 p0      43 t[2]
        vmovdqu64 [rbp + 19520], zmm10                    ;   365.3 p8+p9   43 t[2] spill
        vmovdqa64 zmm10, zmm18                            ;   378.8         43 t[2] copy
        vpternlogd zmm10, zmm17, zmm27, 0x9a              ;   378.8 p5      43 t[2]
        vpternlogd zmm18, zmm17, zmm27, 0x53              ;   378.8 p0      43 t[2]
        vpternlogd zmm1, zmm10, zmm14, 0x12               ;   379.8 p5      43 t[2]
        vpord zmm22, zmm22, zmm10                         ;   379.8 p0      43 t[2]
        vpxord zmm10, zmm10, zmm18                        ;   379.8 p5      43 t[2]
        vpternlogd zmm5, zmm27, zmm10, 0x39               ;   380.8 p0      43 t[2]
        vpandd zmm30, zmm30, zmm18                        ;   380.8 p5      43 t[2]
        vmovdqa64 zmm17, zmm10                            ;   380.8         43 t[2] copy
        vmovdqa64 zmm27, zmm10                            ;   380.8         43 t[2] copy
        vpternlogd zmm27, zmm4, zmm16, 0xf9               ;   381.3 p0      43 t[2]
        vmovdqu64 [rbp + 19648], zmm0                     ;   353.3 p7+p4   43 t[2] spill
        vmovdqa64 zmm0, zmm5                              ;   381.8         43 t[2] copy
        vpternlogd zmm0, zmm21, zmm28, 0xc6               ;   381.8 p5      43 t[2]
        vpternlogd zmm5, zmm21, zmm28, 0xd1               ;   382.3 p0      43 t[2]
        vpternlogd zmm23, zmm1, zmm0, 0x93                ;   382.8 p5      43 t[2]
        vpandnd zmm14, zmm5, zmm14                        ;   383.3 p0      43 t[2]
        vpternlogd zmm8, zmm14, zmm0, 0x93                ;   384.3 p5      43 t[2]
        vpxord zmm17, zmm17, zmm5                         ;   384.3 p0      43 t[2]
        vpxord zmm21, zmm0, zmm5                          ;   384.8 p5      43 t[2]
        vpternlogd zmm0, zmm18, zmm18, 0xc3               ;   385.3 p0      43 t[2]
        vpternlogd zmm7, zmm21, zmm19, 0xde               ;   385.8 p5      43 t[2]
        vpternlogd zmm21, zmm19, zmm24, 0xf6              ;   386.3 p0      43 t[2]
        vpternlogd zmm24, zmm0, zmm17, 0x6f               ;   386.8 p5      43 t[2]
        vpternlogd zmm12, zmm0, zmm17, 0x6f               ;   387.3 p0      43 t[2]
        vpternlogd zmm3, zmm24, zmm0, 0x9c                ;   387.8 p5      43 t[2]
        vpternlogd zmm0, zmm16, zmm12, 0xa6               ;   388.3 p0      43 t[2]
        vmovdqu64 zmm16, [rbp + 11072]                    ;   263.5 p3      43 t[2] reload
        vmovdqu64 zmm19, [rbp + 10880]                    ;   264.3 p2      43 t[2]
        vpternlogd zmm19, zmm16, zmm16, 0xc3              ;   388.8 p5      43 t[2]
        vpternlogd zmm24, zmm31, zmm17, 0x78              ;   389.3 p0      43 t[2]
        vpternlogd zmm0, zmm1, zmm27, 0x96                ;   389.8 p5      43 t[2]
        vpternlogd zmm27, zmm7, zmm23, 0x96               ;   390.3 p0      43 t[2]
        vmovdqu64 zmm1, [rbp + 8256]                      ;   265.2 p3      43 t[2] reload
        vmovdqu64 zmm28, [rbp + 8128]                     ;   265.3 p2      43 t[2]
        vpternlogd zmm28, zmm15, zmm1, 0x69               ;   390.8 p5      43 t[2]
        vmovdqa64 zmm31, zmm3                             ;   388.8         43 t[2] copy
        vpternlogd zmm31, zmm8, zmm27, 0x96               ;   391.3 p0      43 t[2]
        vpternlogd zmm5, zmm4, zmm31, 0xa6                ;   392.3 p5      43 t[2]
        vpternlogd zmm17, zmm29, zmm5, 0x95               ;   393.3 p0      43 t[2]
        vpternlogd zmm17, zmm12, zmm7, 0x96               ;   394.3 p5      43 t[2]
        vpternlogd zmm30, zmm5, zmm23, 0x69               ;   393.3 p0      43 t[2]
        vpternlogd zmm18, zmm2, zmm17, 0x95               ;   395.3 p5      43 t[2]
        vmovdqu64 zmm2, [rbp + 8192]                      ;   267.3 p3      43 t[2] reload
        vmovdqu64 zmm4, [rbp + 8384]                      ;   267.5 p2      43 t[2]
        vpternlogd zmm4, zmm15, zmm2, 0x69                ;   394.3 p0      43 t[2]
        vpternlogd zmm10, zmm6, zmm18, 0xa6               ;   396.3 p5      43 t[2]
        vpternlogd zmm22, zmm18, zmm3, 0x96               ;   396.3 p0      43 t[2]
        vpternlogd zmm24, zmm8, zmm10, 0x69               ;   397.3 p5      43 t[2]
        vpternlogd zmm21, zmm10, zmm14, 0x96              ;   397.3 p0      43 t[2]
        vmovdqu64 zmm3, [rbp + 8448]                      ;   269.3 p3      43 t[2]
        vpxord zmm3, zmm3, zmm28                          ;   396.8 p5      43 t[2]
        vmovdqu64 zmm5, [rbp + 8064]                      ;   270.5 p2      43 t[2] reload
        vpxord zmm6, zmm28, zmm5                          ;   397.3 p0      43 t[2]
        vmovdqa64 zmm7, zmm28                             ;   391.8         43 t[2] copy
        vmovdqa64 zmm8, zmm5                              ;   276.5         43 t[2] copy
        vmovdqa64 zmm10, zmm3                             ;   397.8         43 t[2] copy
        vpxord zmm12, zmm4, zmm6                          ;   398.3 p5      43 t[2]
        vmovdqa64 zmm14, zmm3                             ;   397.8         43 t[2] copy
        vpternlogd zmm14, zmm3, [rbp + 8384], 0xa5        ;   398.3 p0+p3   43 t[2]
        vpxord zmm8, zmm8, zmm14                          ;   399.3 p5      43 t[2]
        vmovdqa64 zmm18, zmm2                             ;   273.3         43 t[2] copy
        vpternlogd zmm18, zmm6, zmm1, 0x96                ;   399.3 p0      43 t[2]
        vpxord zmm10, zmm10, zmm18                        ;   400.3 p5      43 t[2]
        vpternlogd zmm15, zmm14, zmm10, 0x1d              ;   401.3 p0      43 t[2]
        vpxord zmm26, zmm26, zmm10                        ;   401.3 p5      43 t[2]
        vmovdqa64 zmm23, zmm26                            ;   402.3         43 t[2] copy
        vpternlogd zmm23, zmm5, zmm1, 0xa6                ;   402.3 p0      43 t[2]
        vmovdqa64 zmm29, zmm3                             ;   397.8         43 t[2] copy
        vmovdqu64 [rbp + 19712], zmm17                    ;   395.3 p8+p9   43 t[2] spill
        vmovdqa64 zmm17, zmm14                            ;   399.3         43 t[2] copy
        vpternlogd zmm17, zmm4, zmm4, 0xc3                ;   401.8 p5      43 t[2]
        vpternlogd zmm15, zmm17, zmm23, 0x69              ;   403.3 p0      43 t[2]
        vpternlogd zmm3, zmm15, zmm17, 0x6c               ;   404.3 p5      43 t[2]
        vpternlogd zmm15, zmm12, zmm9, 0x1e               ;   404.3 p0      43 t[2]
        vpxord zmm7, zmm7, zmm17                          ;   403.8 p5      43 t[2]
        vpternlogd zmm23, zmm7, zmm18, 0xb4               ;   404.8 p0      43 t[2]
        vmovdqu64 [rbp + 19776], zmm31                    ;   392.3 p7+p4   43 t[2] spill
        vmovdqa64 zmm31, zmm23                            ;   405.8         43 t[2] copy
        vpternlogd zmm31, zmm6, zmm9, 0x2d                ;   405.8 p5      43 t[2]
        vmovdqu64 [rbp + 19840], zmm0                     ;   390.8 p8+p9   43 t[2] spill
        vmovdqa64 zmm0, zmm3                              ;   405.3         43 t[2] copy
        vpternlogd zmm0, zmm10, zmm28, 0x87               ;   405.3 p0      43 t[2]
        vmovdqu64 [rbp + 19904], zmm27                    ;   391.3 p7+p4   43 t[2] spill
        vmovdqa64 zmm27, zmm16                            ;   276.0         43 t[2] copy
        vmovdqa64 zmm16, zmm14                            ;   399.3         43 t[2] copy
        vpternlogd zmm16, zmm5, [rbp + 8320], 0xd4        ;   405.8 p5+p2   43 t[2]
        vpternlogd zmm16, zmm31, zmm2, 0x69               ;   406.8 p0      43 t[2]
        vmovdqu64 zmm2, [rbp + 8320]                      ;   276.8 p3      43 t[2] reload
        vmovdqa64 zmm31, zmm14                            ;   399.3         43 t[2] copy
        vpternlogd zmm31, zmm18, zmm2, 0x69               ;   406.8 p5      43 t[2]
        vpternlogd zmm15, zmm31, zmm4, 0x2d               ;   407.8 p0      43 t[2]
        vmovdqu64 [rbp + 19968], zmm22                    ;   397.3 p8+p9   43 t[2] spill
        vmovdqa64 zmm22, zmm0                             ;   406.3         43 t[2] copy
        vpternlogd zmm22, zmm31, zmm12, 0x78              ;   407.8 p5      43 t[2]
        vpternlogd zmm22, zmm3, zmm23, 0x96               ;   408.8 p0      43 t[2]
        vmovdqa64 zmm3, zmm22                             ;   409.8         43 t[2] copy
        vpternlogd zmm3, zmm0, zmm15, 0x59                ;   409.8 p5      43 t[2]
        vmovdqa64 zmm23, zmm3                             ;   410.8         43 t[2] copy
        vpternlogd zmm23, zmm0, zmm16, 0x36               ;   410.8 p0      43 t[2]
        vmovdqu64 [rbp + 20032], zmm13                    ;   362.3 p7+p4   43 t[2] spill
        vmovdqa64 zmm13, zmm23                            ;   411.8         43 t[2] copy
        vpternlogd zmm13, zmm22, zmm16, 0x9a              ;   411.8 p5      43 t[2]
        vpternlogd zmm23, zmm22, zmm16, 0x53              ;   411.8 p0      43 t[2]
        vpternlogd zmm1, zmm13, zmm12, 0x12               ;   412.8 p5      43 t[2]
        vpxord zmm22, zmm13, zmm23                        ;   412.8 p0      43 t[2]
        vpternlogd zmm3, zmm16, zmm22, 0x39               ;   413.8 p5      43 t[2]
        vpandd zmm29, zmm29, zmm23                        ;   412.8 p0      43 t[2]
        vmovdqa64 zmm16, zmm22                            ;   413.8         43 t[2] copy
        vmovdqu64 [rbp + 20096], zmm30                    ;   394.3 p8+p9   43 t[2] spill
        vmovdqa64 zmm30, zmm22                            ;   413.8         43 t[2] copy
        vpternlogd zmm30, zmm31, zmm9, 0xf9               ;   413.8 p5      43 t[2]
        vmovdqu64 [rbp + 20160], zmm11                    ;   354.3 p7+p4   43 t[2] spill
        vmovdqa64 zmm11, zmm3                             ;   414.8         43 t[2] copy
        vpternlogd zmm11, zmm0, zmm15, 0xc6               ;   414.8 p0      43 t[2]
        vpternlogd zmm3, zmm0, zmm15, 0xd1                ;   414.8 p5      43 t[2]
        vpternlogd zmm18, zmm1, zmm11, 0x93               ;   415.8 p0      43 t[2]
        vpxord zmm0, zmm25, zmm21                         ;   414.8 p5      55 t[2]
        vmovdqa64 zmm15, zmm25                            ;   366.3         55 t[2] copy
        vpandnd zmm12, zmm3, zmm12                        ;   415.8 p0      43 t[2]
        vpternlogd zmm7, zmm12, zmm11, 0x93               ;   416.8 p5      43 t[2]
        vpxord zmm16, zmm16, zmm3                         ;   416.3 p0      43 t[2]
        vmovdqu64 [rbp + 20224], zmm0                     ;   415.8 p8+p9   55 t[2] spill
        vpxord zmm0, zmm3, zmm11                          ;   416.8 p5      43 t[2]
        vpternlogd zmm11, zmm23, zmm23, 0xc3              ;   417.3 p0      43 t[2]
        vpternlogd zmm2, zmm0, zmm14, 0xde                ;   417.8 p5      43 t[2]
        vpternlogd zmm5, zmm11, zmm16, 0x6f               ;   418.3 p0      43 t[2]
        vpternlogd zmm10, zmm11, zmm16, 0x6f              ;   418.8 p5      43 t[2]
        vpternlogd zmm28, zmm5, zmm11, 0x9c               ;   419.3 p0      43 t[2]
        vpternlogd zmm11, zmm9, zmm10, 0xa6               ;   419.8 p5      43 t[2]
        vpternlogd zmm11, zmm1, zmm30, 0x96               ;   420.8 p0      43 t[2]
        vpternlogd zmm5, zmm6, zmm16, 0x78                ;   420.8 p5      43 t[2]
        vmovdqu64 zmm1, [rbp + 19648]                     ;   353.3 p2      43 t[2] reload
        vmovdqu64 zmm6, [rbp + 20032]                     ;   362.3 p3      43 t[2] reload
        vmovdqu64 zmm9, [rbp + 20096]                     ;   394.3 p2      55 t[2]
        vpternlogd zmm9, zmm6, zmm1, 0x96                 ;   421.3 p0      55 t[2]
        vpternlogd zmm13, zmm14, zmm28, 0x56              ;   421.8 p5      43 t[2]
        vpternlogd zmm30, zmm2, zmm18, 0x96               ;   422.3 p0      43 t[2]
        vpternlogd zmm28, zmm7, zmm30, 0x96               ;   423.3 p5      43 t[2]
        vpternlogd zmm3, zmm31, zmm28, 0xa6               ;   424.3 p0      43 t[2]
        vpternlogd zmm16, zmm26, zmm3, 0x95               ;   425.3 p5      43 t[2]
        vmovdqu64 zmm14, [rbp + 19520]                    ;   365.3 p3      43 t[2] reload
        vmovdqu64 zmm26, [rbp + 19968]                    ;   397.3 p2      43 t[2] reload
        vpternlogd zmm25, zmm26, zmm14, 0x96              ;   424.3 p0      55 t[2]
        vpternlogd zmm16, zmm10, zmm2, 0x96               ;   426.3 p5      43 t[2]
        vmovdqu64 zmm2, [rbp + 18048]                     ;   357.3 p3      55 t[2]
        vpternlogd zmm29, zmm3, zmm18, 0x69               ;   425.3 p0      43 t[2]
        vmovdqu64 zmm3, [rbp + 10816]                     ;   290.5 p2      43 t[2] reload
        vmovdqu64 zmm10, [rbp + 10688]                    ;   291.3 p3      43 t[2]
        vpternlogd zmm10, zmm19, zmm3, 0x69               ;   425.8 p5      43 t[2]
        vpternlogd zmm23, zmm17, zmm16, 0x95              ;   427.3 p0      43 t[2]
        vmovdqu64 zmm17, [rbp + 10752]                    ;   291.5 p2      43 t[2] reload
        vmovdqu64 zmm18, [rbp + 10944]                    ;   292.3 p3      43 t[2]
        vpternlogd zmm18, zmm19, zmm17, 0x69              ;   426.8 p5      43 t[2]
        vpternlogd zmm22, zmm4, zmm23, 0xa6               ;   428.3 p0      43 t[2]
        vmovdqu64 zmm4, [rbp + 17920]                     ;   357.8 p2      55 t[2]
        vpternlogd zmm5, zmm7, zmm22, 0x69                ;   429.3 p5      43 t[2]
        vpternlogd zmm22, zmm0, zmm8, 0x1e                ;   429.3 p0      43 t[2]
        vmovdqu64 zmm0, [rbp + 19840]                     ;   390.8 p3      55 t[2]
        vmovdqu64 zmm7, [rbp + 17536]                     ;   360.3 p2      43 t[2] reload
        vmovdqu64 zmm8, [rbp + 19776]                     ;   392.3 p3      43 t[2] reload
        vmovdqu64 zmm31, [rbp + 20224]                    ;   415.8 p2      55 t[2]
        vpternlogd zmm31, zmm8, zmm7, 0x96                ;   428.8 p5      55 t[2]
        vpternlogd zmm21, zmm22, zmm12, 0x96              ;   430.3 p0      55 t[2]
        vpxord zmm0, zmm0, zmm11                          ;   429.8 p5      55 t[2]
        vpternlogd zmm20, zmm24, [rbp + 20160], 0x96      ;   430.3 p0+p3   55 t[2]
        vpternlogd zmm24, zmm21, zmm5, 0x96               ;   431.3 p5      55 t[2]
        vpxord zmm7, zmm10, [rbp + 11008]                 ;   431.3 p0+p2   43 t[2]
        vmovdqu64 zmm8, [rbp + 19712]                     ;   395.3 p3      55 t[2]
        vpxord zmm8, zmm8, [rbp + 19584]                  ;   431.8 p5+p2   55 t[2]
        vpxord zmm26, zmm10, [rbp + 10624]                ;   432.3 p0+p3   43 t[2]
        vmovdqa64 zmm1, zmm10                             ;   426.8         43 t[2] copy
        vpxord zmm6, zmm18, zmm26                         ;   433.3 p5      43 t[2]
        vmovdqa64 zmm14, zmm7                             ;   432.3         43 t[2] copy
        vmovdqu64 [rbp + 20160], zmm8                     ;   432.8 p7+p4   55 t[2] spill
        vmovdqa64 zmm8, zmm17                             ;   301.3         43 t[2] copy
        vpternlogd zmm8, zmm26, zmm3, 0x96                ;   433.3 p0      43 t[2]
        vmovdqu64 [rbp + 20288], zmm31                    ;   429.8 p8+p9   55 t[2] spill
        vmovdqu64 zmm31, [rbp + 18048]                    ;   357.3 p2      55 t[2]
        vpxord zmm14, zmm14, zmm8                         ;   434.3 p5      43 t[2]
        vpxord zmm27, zmm27, zmm14                        ;   435.3 p0      43 t[2]
        vmovdqu64 [rbp + 18048], zmm30                    ;   423.3 p7+p4   43 t[2] spill
        vpxord zmm30, zmm25, zmm21                        ;   434.8 p5      55 t[2]
        vmovdqu64 [rbp + 20352], zmm25                    ;   425.3 p8+p9   55 t[2] spill
        vmovdqa64 zmm25, zmm29                            ;   426.3         55 t[2] copy
        vmovdqu64 [rbp + 20416], zmm29                    ;   426.3 p7+p4   43 t[2] spill
        vmovdqa64 zmm29, zmm28                            ;   424.3         55 t[2] copy
        vmovdqu64 [rbp + 20480], zmm28                    ;   424.3 p8+p9   43 t[2] spill
        vmovdqa64 zmm28, zmm0                             ;   430.8         55 t[2] copy
        vmovdqu64 [rbp + 20544], zmm5                     ;   430.3 p7+p4   43 t[2] spill
        vmovdqa64 zmm5, zmm30                             ;   435.8         55 t[2] copy
        vmovdqu64 [rbp + 20608], zmm30                    ;   435.8 p8+p9   55 t[2] spill
        vmovdqa64 zmm30, zmm9                             ;   422.3         55 t[2] copy
        vpternlogd zmm30, zmm13, zmm23, 0x96              ;   435.3 p0      55 t[2]
        vpternlogd zmm13, zmm23, [rbp + 19520], 0x96      ;   435.8 p5+p3   55 t[2]
        vmovdqa64 zmm23, zmm20                            ;   431.3         55 t[2] copy
        vmovdqu64 [rbp + 20672], zmm20                    ;   431.3 p7+p4   55 t[2] spill
        vmovdqa64 zmm20, zmm13                            ;   436.8         55 t[2] copy
        vmovdqu64 [rbp + 20736], zmm13                    ;   436.8 p8+p9   55 t[2] spill
        vmovdqa64 zmm13, zmm27                            ;   436.3         43 t[2] copy
        vpternlogd zmm13, zmm3, [rbp + 10624], 0xc6       ;   436.3 p0+p2   43 t[2]
        vmovdqu64 [rbp + 20800], zmm30                    ;   436.3 p7+p4   55 t[2] spill
        vmovdqa64 zmm30, zmm24                            ;   432.3         55 t[2] copy
        vmovdqu64 [rbp + 20864], zmm0                     ;   430.8 p8+p9   55 t[2] spill
        vmovdqa64 zmm0, zmm7                              ;   432.3         43 t[2] copy
        vpternlogd zmm0, zmm7, [rbp + 10944], 0xa5        ;   436.8 p5+p3   43 t[2]
        vpternlogd zmm19, zmm0, zmm14, 0x1d               ;   437.8 p0      43 t[2]
        vmovdqu64 [rbp + 20928], zmm24                    ;   432.3 p7+p4   55 t[2] spill
        vmovdqa64 zmm24, zmm0                             ;   437.8         43 t[2] copy
        vpternlogd zmm24, zmm18, zmm18, 0xc3              ;   437.8 p5      43 t[2]
        vpternlogd zmm19, zmm24, zmm13, 0x69              ;   438.8 p0      43 t[2]
        vpxord zmm1, zmm1, zmm24                          ;   438.8 p5      43 t[2]
        vpternlogd zmm13, zmm1, zmm8, 0xb4                ;   439.8 p0      43 t[2]
        vmovdqu64 [rbp + 20992], zmm12                    ;   416.8 p8+p9   43 t[2] spill
        vmovdqu64 zmm12, [rbp + 20672]                    ;   431.3 p2      55 t[2]
        vpxord zmm12, zmm12, [rbp + 20224]                ;   439.8 p5+p3   55 t[2]
        vmovdqu64 [rbp + 21056], zmm12                    ;   440.8 p7+p4   55 t[2] spill
        vmovdqa64 zmm12, zmm19                            ;   439.8         43 t[2] copy
        vpternlogd zmm12, zmm24, zmm7, 0x78               ;   440.3 p0      43 t[2]
        vpternlogd zmm19, zmm6, [rbp + 11072], 0x1e       ;   440.8 p5+p2   43 t[2]
        vmovdqu64 [rbp + 21120], zmm22                    ;   430.3 p8+p9   43 t[2] spill
        vmovdqa64 zmm22, zmm12                            ;   441.3         43 t[2] copy
        vpternlogd zmm22, zmm14, zmm10, 0x87              ;   441.3 p0      43 t[2]
        vmovdqu64 [rbp + 21184], zmm11                    ;   421.8 p7+p4   43 t[2] spill
        vmovdqa64 zmm11, zmm0                             ;   437.8         43 t[2] copy
        vpternlogd zmm11, zmm8, [rbp + 10880], 0x69       ;   441.8 p5+p3   43 t[2]
        vpternlogd zmm19, zmm11, zmm18, 0x2d              ;   442.8 p0      43 t[2]
        vmovdqu64 [rbp + 21248], zmm9                     ;   422.3 p8+p9   55 t[2] spill
        vmovdqa64 zmm9, zmm22                             ;   442.3         43 t[2] copy
        vpternlogd zmm9, zmm11, zmm6, 0x78                ;   442.8 p5      43 t[2]
        vpternlogd zmm9, zmm12, zmm13, 0x96               ;   443.8 p0      43 t[2]
        vmovdqu64 zmm12, [rbp + 11072]                    ;   315.8 p2      43 t[2] reload
        vpternlogd zmm13, zmm26, zmm12, 0x2d              ;   443.8 p5      43 t[2]
        vmovdqu64 [rbp + 21312], zmm30                    ;   432.3 p7+p4   55 t[2] spill
        vmovdqa64 zmm30, zmm9                             ;   444.8         43 t[2] copy
        vpternlogd zmm30, zmm22, zmm19, 0x59              ;   444.8 p0      43 t[2]
        vmovdqu64 [rbp + 21376], zmm31                    ;   363.3 p8+p9   55 t[2] spill
        vmovdqu64 zmm31, [rbp + 10624]                    ;   317.3 p3      43 t[2]
        vpternlogd zmm31, zmm0, [rbp + 10880], 0xd4       ;   444.8 p5+p2   43 t[2]
        vpternlogd zmm31, zmm13, zmm17, 0x69              ;   445.8 p0      43 t[2]
        vmovdqu64 zmm13, [rbp + 21056]                    ;   440.8 p3      55 t[2]
        vpxord zmm13, zmm13, [rbp + 19712]                ;   446.8 p5+p2   55 t[2]
        vmovdqa64 zmm17, zmm30                            ;   445.8         43 t[2] copy
        vpternlogd zmm17, zmm22, zmm31, 0x36              ;   446.8 p0      43 t[2]
        vmovdqu64 [rbp + 19712], zmm13                    ;   447.8 p7+p4   55 t[2] spill
        vmovdqa64 zmm13, zmm17                            ;   447.8         43 t[2] copy
        vpternlogd zmm13, zmm9, zmm31, 0x9a               ;   447.8 p5      43 t[2]
        vpternlogd zmm17, zmm9, zmm31, 0x53               ;   447.8 p0      43 t[2]
        vpternlogd zmm3, zmm13, zmm6, 0x12                ;   448.8 p5      43 t[2]
        vpxord zmm9, zmm13, zmm17                         ;   448.8 p0      43 t[2]
        vpternlogd zmm30, zmm31, zmm9, 0x39               ;   449.8 p5      43 t[2]
        vmovdqa64 zmm31, zmm9                             ;   449.8         43 t[2] copy
        vmovdqu64 [rbp + 21440], zmm20                    ;   436.8 p8+p9   55 t[2] spill
        vmovdqa64 zmm20, zmm9                             ;   449.8         43 t[2] copy
        vpternlogd zmm20, zmm11, zmm12, 0xf9              ;   449.8 p0      43 t[2]
        vmovdqa64 zmm12, zmm30                            ;   450.8         43 t[2] copy
        vpternlogd zmm12, zmm22, zmm19, 0xc6              ;   450.8 p5      43 t[2]
        vpternlogd zmm30, zmm22, zmm19, 0xd1              ;   450.8 p0      43 t[2]
        vpternlogd zmm8, zmm3, zmm12, 0x93                ;   451.8 p5      43 t[2]
        vpandnd zmm6, zmm30, zmm6                         ;   451.8 p0      43 t[2]
        vpternlogd zmm1, zmm6, zmm12, 0x93                ;   452.8 p5      43 t[2]
        vpxord zmm31, zmm31, zmm30                        ;   452.3 p0      43 t[2]
        vpxord zmm19, zmm30, zmm12                        ;   452.8 p5      43 t[2]
        vpternlogd zmm12, zmm17, zmm17, 0xc3              ;   453.3 p0      43 t[2]
        vpternlogd zmm14, zmm12, zmm31, 0x6f              ;   454.3 p5      43 t[2]
        vmovdqa64 zmm22, zmm19                            ;   453.8         43 t[2] copy
        vpternlogd zmm22, zmm0, [rbp + 10880], 0xf6       ;   454.3 p0+p3   43 t[2]
        vpternlogd zmm19, zmm0, [rbp + 10624], 0xf6       ;   454.8 p5+p2   43 t[2]
        vmovdqu64 [rbp + 21504], zmm28                    ;   430.8 p7+p4   55 t[2] spill
        vmovdqa64 zmm28, zmm22                            ;   455.3         43 t[2] copy
        vpternlogd zmm28, zmm20, zmm8, 0x96               ;   455.3 p0      43 t[2]
        vmovdqu64 [rbp + 21568], zmm23                    ;   431.3 p8+p9   55 t[2] spill
        vmovdqa64 zmm23, zmm28                            ;   456.3         55 t[2] copy
        vmovdqu64 [rbp + 21632], zmm8                     ;   452.8 p7+p4   43 t[2] spill
        vmovdqa64 zmm8, zmm14                             ;   455.3         43 t[2] copy
        vpternlogd zmm8, zmm12, [rbp + 11072], 0xd2       ;   455.8 p5+p3   43 t[2]
        vpternlogd zmm8, zmm20, zmm3, 0x96                ;   456.8 p0      43 t[2]
        vmovdqa64 zmm3, zmm12                             ;   454.3         43 t[2] copy
        vpternlogd zmm3, zmm31, [rbp + 10624], 0x7d       ;   456.8 p5+p2   43 t[2]
        vpternlogd zmm12, zmm10, zmm3, 0xa6               ;   457.8 p0      43 t[2]
        vpternlogd zmm3, zmm26, zmm31, 0x78               ;   457.8 p5      43 t[2]
        vpternlogd zmm13, zmm0, zmm12, 0x56               ;   458.8 p0      43 t[2]
        vpternlogd zmm12, zmm1, zmm28, 0x96               ;   458.8 p5      43 t[2]
        vpternlogd zmm30, zmm11, zmm12, 0xa6              ;   459.8 p0      43 t[2]
        vpternlogd zmm31, zmm27, zmm30, 0x95              ;   460.8 p5      43 t[2]
        vpternlogd zmm31, zmm14, zmm22, 0x96              ;   461.8 p0      43 t[2]
        vpternlogd zmm30, zmm7, zmm17, 0x87               ;   460.8 p5      43 t[2]
        vpternlogd zmm17, zmm24, zmm31, 0x95              ;   462.8 p0      43 t[2]
        vpternlogd zmm9, zmm18, zmm17, 0xa6               ;   463.8 p5      43 t[2]
        vpternlogd zmm3, zmm1, zmm9, 0x69                 ;   464.8 p0      43 t[2]
        vpternlogd zmm19, zmm9, zmm6, 0x96                ;   464.8 p5      43 t[2]
        vpxord zmm29, zmm29, zmm12                        ;   463.3 p0      55 t[2]
        vpxord zmm15, zmm15, zmm19                        ;   465.8 p5      55 t[2]
        vpxord zmm16, zmm16, zmm31                        ;   464.3 p0      55 t[2]
        vmovdqu64 zmm0, [rbp + 19968]                     ;   397.3 p3      43 t[2] reload
        vpternlogd zmm13, zmm17, zmm0, 0x96               ;   464.8 p5      55 t[2]
        vpxord zmm5, zmm5, zmm13                          ;   465.8 p0      55 t[2]
        vpxord zmm21, zmm21, zmm29                        ;   465.8 p5      55 t[2]
        vpbroadcastd zmm1, [r8 + 768]                     ;   330.5 p10     55 t[2]
        vmovdqu64 zmm6, [rbp + 21568]                     ;   431.3 p2      55 t[2] reload
        vpxord zmm6, zmm6, zmm3                           ;   466.3 p0      55 t[2]
        vpxord zmm7, zmm8, zmm15                          ;   466.8 p5      55 t[2]
        vpbroadcastd zmm9, [r8 + 812]                     ;   331.3 p3      55 t[2]
        vmovdqu64 zmm10, [rbp + 21632]                    ;   452.8 p2      43 t[2] reload
        vpternlogd zmm30, zmm10, [rbp + 20096], 0x96      ;   467.3 p0+p3   55 t[2]
        vpxord zmm25, zmm25, zmm30                        ;   468.3 p5      55 t[2]
        vpternlogd zmm0, zmm30, [rbp + 19520], 0x96       ;   468.3 p0+p2   55 t[2]
        vmovdqu64 zmm10, [rbp + 19904]                    ;   391.3 p3      43 t[2] reload
        vmovdqu64 zmm11, [rbp + 18048]                    ;   423.3 p2      43 t[2] reload
        vpternlogd zmm28, zmm11, zmm10, 0x96              ;   468.8 p5      55 t[2]
        vmovdqu64 zmm12, [rbp + 21184]                    ;   421.8 p3      43 t[2] reload
        vmovdqa64 zmm14, zmm8                             ;   457.8         55 t[2] copy
        vpternlogd zmm14, zmm10, zmm12, 0x96              ;   469.3 p0      55 t[2]
        vpxord zmm2, zmm2, zmm14                          ;   470.3 p5      55 t[2]
        vpxord zmm4, zmm4, zmm14                          ;   470.3 p0      55 t[2]
        vpxord zmm23, zmm23, zmm2                         ;   471.3 p5      55 t[2]
        vmovdqu64 zmm14, [rbp + 21504]                    ;   430.8 p2      55 t[2] reload
        vpxord zmm14, zmm14, zmm4                         ;   471.3 p0      55 t[2]
        vpbroadcastd zmm17, [r8 + 836]                    ;   335.2 p10     55 t[2]
        vmovdqu64 zmm18, [rbp + 21312]                    ;   432.3 p3      55 t[2] reload
        vpxord zmm18, zmm18, zmm16                        ;   471.8 p5      55 t[2]
        vmovdqu64 zmm20, [rbp + 19648]                    ;   353.3 p2      43 t[2] reload
        vmovdqu64 zmm22, [rbp + 20032]                    ;   362.3 p3      43 t[2] reload
        vpternlogd zmm30, zmm22, zmm20, 0x96              ;   472.3 p0      55 t[2]
        vpbroadcastd zmm24, [r8 + 848]                    ;   336.2 p10     55 t[2]
        vpternlogd zmm4, zmm11, [r8 + 808]{1to16}, 0x96   ;   472.8 p5+p2   55 t[2]
        vmovdqu64 zmm26, [rbp + 21120]                    ;   430.3 p3      43 t[2] reload
        vpternlogd zmm19, zmm26, [rbp + 20992], 0x96      ;   473.3 p0+p2   55 t[2]
        vpternlogd zmm8, zmm12, zmm19, 0x96               ;   474.3 p5      55 t[2]
        vmovdqu64 zmm12, [rbp + 21440]                    ;   436.8 p3      55 t[2] reload
        vpxord zmm12, zmm12, zmm19                        ;   474.3 p0      55 t[2]
        vmovdqu64 zmm26, [rbp + 20544]                    ;   430.3 p2      43 t[2] reload
        vpternlogd zmm19, zmm3, zmm26, 0x96               ;   474.8 p5      55 t[2]
        vmovdqu64 zmm3, [rbp + 20160]                     ;   432.8 p3      55 t[2] reload
        vpternlogd zmm19, zmm31, zmm3, 0x96               ;   475.8 p0      55 t[2]
        vpxord zmm27, zmm18, zmm19                        ;   476.8 p5      55 t[2]
        vpxord zmm24, zmm24, zmm19                        ;   476.8 p0      55 t[2]
        vmovdqu64 zmm19, [rbp + 19840]                    ;   390.8 p2      43 t[2] reload
        vpternlogd zmm2, zmm19, [r8 + 776]{1to16}, 0x96   ;   476.8 p5+p3   55 t[2]
        vmovdqa64 zmm19, zmm8                             ;   475.3         55 t[2] copy
        vpternlogd zmm19, zmm23, zmm29, 0x96              ;   477.3 p0      55 t[2]
        vpxord zmm17, zmm17, zmm19                        ;   478.3 p5      55 t[2]
        vmovdqu64 [rbp + 12416], zmm24                    ;   477.8 p8+p9   55 t[2] spill
        vmovdqa64 zmm24, zmm8                             ;   475.3         55 t[2] copy
        vpternlogd zmm8, zmm6, [r8 + 844]{1to16}, 0x96    ;   478.3 p0+p2   55 t[2]
        vmovdqu64 [rbp + 12352], zmm8                     ;   479.3 p7+p4   55 t[2] spill
        vmovdqa64 zmm8, zmm3                              ;   438.8         55 t[2] copy
        vpternlogd zmm8, zmm25, zmm16, 0x96               ;   478.8 p5      55 t[2]
        vpternlogd zmm3, zmm25, [r8 + 788]{1to16}, 0x96   ;   479.3 p0+p3   55 t[2]
        vpternlogd zmm25, zmm13, [rbp + 20800], 0x96      ;   479.8 p5+p2   55 t[2]
        vpternlogd zmm25, zmm22, zmm20, 0x96              ;   480.8 p0      55 t[2]
        vmovdqu64 zmm20, [rbp + 19584]                    ;   363.3 p3      43 t[2] reload
        vmovdqu64 zmm22, [rbp + 21248]                    ;   422.3 p2      55 t[2] reload
        vpternlogd zmm31, zmm22, zmm20, 0x96              ;   480.8 p5      55 t[2]
        vpternlogd zmm18, zmm20, [r8 + 816]{1to16}, 0x96  ;   481.3 p0+p3   55 t[2]
        vpternlogd zmm30, zmm16, [r8 + 852]{1to16}, 0x96  ;   481.8 p5+p2   55 t[2]
        vpternlogd zmm23, zmm14, [r8 + 872]{1to16}, 0x96  ;   482.3 p0+p3   55 t[2]
        vpternlogd zmm14, zmm28, [r8 + 840]{1to16}, 0x96  ;   482.8 p5+p2   55 t[2]
        vmovdqu64 zmm20, [rbp + 20224]                    ;   415.8 p3      55 t[2] reload
        vpternlogd zmm29, zmm20, [rbp + 19776], 0x96      ;   483.3 p0+p2   55 t[2]
        vpternlogd zmm11, zmm10, zmm29, 0x96              ;   484.3 p5      55 t[2]
        vpxord zmm1, zmm1, zmm29                          ;   484.3 p0      55 t[2]
        vmovdqu64 zmm10, [rbp + 13632]                    ;   346.3 p3      43 t[3] reload
        vmovdqu64 zmm22, [rbp + 13440]                    ;   347.0 p2      43 t[3]
        vpternlogd zmm22, zmm10, zmm10, 0xc3              ;   484.8 p5      43 t[3]
        vmovdqu64 zmm29, [rbp + 19712]                    ;   447.8 p3      55 t[2] reload
        vpternlogd zmm16, zmm29, [r8 + 784]{1to16}, 0x96  ;   485.3 p0+p2   55 t[2]
        vmovdqu64 zmm29, [rbp + 20800]                    ;   436.3 p3      55 t[2] reload
        vpternlogd zmm13, zmm29, [r8 + 792]{1to16}, 0x96  ;   485.8 p5+p2   55 t[2]
        vpternlogd zmm29, zmm0, [r8 + 888]{1to16}, 0x96   ;   486.3 p0+p3   55 t[2]
        vpternlogd zmm8, zmm31, [r8 + 820]{1to16}, 0x96   ;   486.8 p5+p2   55 t[2]
        vpternlogd zmm0, zmm25, [r8 + 824]{1to16}, 0x96   ;   487.3 p0+p3   55 t[2]
        vmovdqu64 [rbp + 20800], zmm29                    ;   487.3 p8+p9   55 t[2] spill
        vmovdqu64 zmm29, [rbp + 20288]                    ;   429.8 p2      55 t[2] reload
        vpternlogd zmm28, zmm29, [r8 + 772]{1to16}, 0x96  ;   487.8 p5+p3   55 t[2]
        vpternlogd zmm29, zmm15, [rbp + 20480], 0x96      ;   488.3 p0+p2   55 t[2]
        vpternlogd zmm20, zmm29, [r8 + 864]{1to16}, 0x96  ;   489.3 p5+p3   55 t[2]
        vmovdqu64 [rbp + 20224], zmm23                    ;   483.3 p7+p4   55 t[2] spill
        vmovdqu64 zmm23, [rbp + 21376]                    ;   363.3 p2      55 t[2] reload
        vpxord zmm23, zmm23, zmm29                        ;   489.3 p0      55 t[2]
        vpternlogd zmm29, zmm21, [r8 + 832]{1to16}, 0x96  ;   489.8 p5+p3   55 t[2]
        vpternlogd zmm23, zmm11, [r8 + 868]{1to16}, 0x96  ;   490.3 p0+p2   55 t[2]
        vmovdqu64 [rbp + 21376], zmm23                    ;   491.3 p8+p9   55 t[2] spill
        vmovdqu64 zmm23, [rbp + 17536]                    ;   360.3 p3      43 t[2] reload
        vpternlogd zmm21, zmm23, [r8 + 800]{1to16}, 0x96  ;   490.8 p5+p2   55 t[2]
        vpternlogd zmm11, zmm15, [rbp + 20480], 0x96      ;   491.3 p0+p3   55 t[2]
        vmovdqu64 zmm23, [rbp + 20608]                    ;   435.8 p2      55 t[2] reload
        vpternlogd zmm15, zmm23, [r8 + 796]{1to16}, 0x96  ;   491.8 p5+p3   55 t[2]
        vpternlogd zmm11, zmm19, [r8 + 804]{1to16}, 0x96  ;   492.3 p0+p2   55 t[2]
        vmovdqu64 zmm19, [rbp + 20864]                    ;   430.8 p3      55 t[2] reload
        vpternlogd zmm6, zmm19, [rbp + 20928], 0x96       ;   492.8 p5+p2   55 t[2]
        vmovdqu64 zmm19, [rbp + 20672]                    ;   431.3 p3      55 t[2] reload
        vpternlogd zmm7, zmm19, [rbp + 17920], 0x96       ;   493.3 p0+p2   55 t[2]
        vpxord zmm24, zmm24, zmm7                         ;   494.3 p5      55 t[2]
        vpternlogd zmm7, zmm26, [r8 + 876]{1to16}, 0x96   ;   494.3 p0+p3   55 t[2]
        vpxord zmm19, zmm5, [r8 + 892]{1to16}             ;   494.8 p5+p2   55 t[2]
        vpternlogd zmm5, zmm12, [r8 + 860]{1to16}, 0x96   ;   495.3 p0+p3   55 t[2]
        vmovdqu64 zmm23, [rbp + 20352]                    ;   425.3 p2      55 t[2] reload
        vpternlogd zmm12, zmm23, [r8 + 828]{1to16}, 0x96  ;   495.8 p5+p3   55 t[2]
        vpternlogd zmm24, zmm6, [r8 + 780]{1to16}, 0x96   ;   496.3 p0+p2   55 t[2]
        vpxord zmm9, zmm9, zmm6                           ;   496.8 p5      55 t[2]
        vmovdqu64 zmm6, [rbp + 8000]                      ;   363.5 p3      43 t[3] reload
        vmovdqu64 zmm23, [rbp + 7808]                     ;   364.3 p2      43 t[3]
        vpternlogd zmm23, zmm6, zmm6, 0xc3                ;   497.3 p0      43 t[3]
        vmovdqu64 zmm26, [rbp + 21056]                    ;   440.8 p3      55 t[2] reload
        vpternlogd zmm27, zmm26, [r8 + 880]{1to16}, 0x96  ;   497.8 p5+p2   55 t[2]
        vmovdqu64 zmm26, [rbp + 20736]                    ;   436.8 p3      55 t[2] reload
        vpternlogd zmm25, zmm26, [r8 + 856]{1to16}, 0x96  ;   498.3 p0+p2   55 t[2]
        vmovdqu64 zmm26, [rbp + 20416]                    ;   426.3 p3      43 t[2] reload
        vpternlogd zmm31, zmm26, [r8 + 884]{1to16}, 0x96  ;   498.8 p5+p2   55 t[2]
        vmovdqa64 zmm26, zmm10                            ;   367.7         43 t[3] copy
        vmovdqu64 [rbp + 20416], zmm19                    ;   495.8 p7+p4   55 t[2] spill
        vmovdqa64 zmm19, zmm6                             ;   369.5         43 t[3] copy
        vmovdqu64 [rbp + 20736], zmm31                    ;   499.8 p8+p9   55 t[2] spill
        vmovdqu64 zmm31, [rbp + 13568]                    ;   368.7 p3      43 t[3]
        vmovdqu64 [rbp + 21056], zmm27                    ;   498.8 p7+p4   55 t[2] spill
        vmovdqu64 zmm27, [rbp + 13184]                    ;   369.3 p2      43 t[3]
        vmovdqu64 [rbp + 20352], zmm7                     ;   495.3 p8+p9   55 t[2] spill
        vmovdqu64 zmm7, [rbp + 7936]                      ;   369.7 p3      43 t[3]
        vmovdqu64 [rbp + 20544], zmm20                    ;   490.3 p7+p4   55 t[2] spill
        vmovdqu64 zmm20, [rbp + 7552]                     ;   370.3 p2      43 t[3]
        vmovdqu64 [rbp + 12608], zmm5                     ;   496.3 p8+p9   55 t[2] spill
        vmovdqu64 zmm5, [rbp + 13248]                     ;   370.7 p3      43 t[3]
        vpternlogd zmm5, zmm22, [rbp + 13376], 0x69       ;   499.3 p0+p2   43 t[3]
        vpxord zmm31, zmm31, zmm5                         ;   500.3 p5      43 t[3]
        vpxord zmm27, zmm27, zmm5                         ;   500.3 p0      43 t[3]
        vmovdqu64 [rbp + 12544], zmm25                    ;   499.3 p7+p4   55 t[2] spill
        vmovdqa64 zmm25, zmm5                             ;   500.3         43 t[3] copy
        vmovdqu64 [rbp + 12480], zmm30                    ;   482.8 p8+p9   55 t[2] spill
        vmovdqa64 zmm30, zmm31                            ;   501.3         43 t[3] copy
        vmovdqu64 [rbp + 12288], zmm14                    ;   483.8 p7+p4   55 t[2] spill
        vmovdqa64 zmm14, zmm27                            ;   501.3         43 t[3] copy
        vmovdqu64 [rbp + 12224], zmm17                    ;   479.3 p8+p9   55 t[2] spill
        vmovdqa64 zmm17, zmm27                            ;   501.3         43 t[3] copy
        vmovdqu64 [rbp + 12160], zmm29                    ;   490.8 p7+p4   55 t[2] spill
        vmovdqa64 zmm29, zmm31                            ;   501.3         43 t[3] copy
        vpternlogd zmm29, zmm31, [rbp + 13504], 0xa5      ;   501.3 p5+p3   43 t[3]
        vmovdqu64 [rbp + 12096], zmm12                    ;   496.8 p8+p9   55 t[2] spill
        vmovdqa64 zmm12, zmm29                            ;   502.3         43 t[3] copy
        vmovdqu64 [rbp + 12032], zmm0                     ;   488.3 p7+p4   55 t[2] spill
        vmovdqu64 zmm0, [rbp + 13504]                     ;   375.7 p2      43 t[3]
        vpternlogd zmm0, zmm22, [rbp + 13312], 0x69       ;   501.3 p0+p3   43 t[3]
        vpxord zmm14, zmm14, zmm0                         ;   502.3 p5      43 t[3]
        vmovdqu64 [rbp + 11968], zmm8                     ;   487.8 p8+p9   55 t[2] spill
        vmovdqa64 zmm8, zmm29                             ;   502.3         43 t[3] copy
        vpternlogd zmm8, zmm0, zmm0, 0xc3                 ;   502.3 p0      43 t[3]
        vpxord zmm25, zmm25, zmm8                         ;   503.3 p5      43 t[3]
        vmovdqu64 [rbp + 11904], zmm18                    ;   482.3 p7+p4   55 t[2] spill
        vmovdqu64 zmm18, [rbp + 13312]                    ;   377.2 p2      43 t[3]
        vpternlogd zmm18, zmm27, [rbp + 13376], 0x96      ;   503.3 p0+p3   43 t[3]
        vpxord zmm30, zmm30, zmm18                        ;   504.3 p5      43 t[3]
        vpternlogd zmm22, zmm29, zmm30, 0x1d              ;   505.3 p0      43 t[3]
        vpxord zmm26, zmm26, zmm30                        ;   505.3 p5      43 t[3]
        vmovdqu64 [rbp + 11840], zmm9                     ;   497.8 p8+p9   55 t[2] spill
        vmovdqa64 zmm9, zmm29                             ;   502.3         43 t[3] copy
        vpternlogd zmm9, zmm18, [rbp + 13440], 0x69       ;   505.3 p0+p2   43 t[3]
        vmovdqu64 [rbp + 11776], zmm4                     ;   473.8 p7+p4   55 t[2] spill
        vmovdqu64 zmm4, [rbp + 13184]                     ;   379.0 p3      43 t[3]
        vpternlogd zmm4, zmm26, [rbp + 13376], 0x9a       ;   506.3 p5+p2   43 t[3]
        vpternlogd zmm22, zmm8, zmm4, 0x69                ;   507.3 p0      43 t[3]
        vpternlogd zmm4, zmm25, zmm18, 0xb4               ;   507.3 p5      43 t[3]
        vpternlogd zmm27, zmm4, zmm10, 0x39               ;   508.3 p0      43 t[3]
        vmovdqu64 [rbp + 11712], zmm11                    ;   493.3 p8+p9   55 t[2] spill
        vmovdqa64 zmm11, zmm14                            ;   503.3         43 t[3] copy
        vpternlogd zmm11, zmm22, zmm10, 0x36              ;   508.3 p5      43 t[3]
        vpternlogd zmm22, zmm8, zmm31, 0x78               ;   508.3 p0      43 t[3]
        vpternlogd zmm11, zmm9, zmm0, 0x2d                ;   509.3 p5      43 t[3]
        vmovdqu64 [rbp + 11648], zmm21                    ;   491.8 p7+p4   55 t[2] spill
        vmovdqa64 zmm21, zmm22                            ;   509.3         43 t[3] copy
        vpternlogd zmm21, zmm30, zmm5, 0x87               ;   509.3 p0      43 t[3]
        vmovdqu64 [rbp + 11584], zmm15                    ;   492.8 p8+p9   55 t[2] spill
        vmovdqa64 zmm15, zmm21                            ;   510.3         43 t[3] copy
        vpternlogd zmm15, zmm9, zmm14, 0x78               ;   510.3 p5      43 t[3]
        vpternlogd zmm15, zmm22, zmm4, 0x96               ;   511.3 p0      43 t[3]
        vmovdqa64 zmm4, zmm15                             ;   512.3         43 t[3] copy
        vpternlogd zmm4, zmm21, zmm11, 0x59               ;   512.3 p5      43 t[3]
        vmovdqu64 zmm22, [rbp + 13440]                    ;   385.8 p3      43 t[3] reload
        vmovdqu64 [rbp + 11520], zmm13                    ;   486.8 p7+p4   55 t[2] spill
        vmovdqu64 zmm13, [rbp + 13184]                    ;   386.8 p2      43 t[3]
        vpternlogd zmm13, zmm29, zmm22, 0xd4              ;   511.3 p0      43 t[3]
        vpternlogd zmm13, zmm27, [rbp + 13312], 0x69      ;   512.3 p5+p3   43 t[3]
        vmovdqa64 zmm27, zmm4                             ;   513.3         43 t[3] copy
        vpternlogd zmm27, zmm21, zmm13, 0x36              ;   513.3 p0      43 t[3]
        vmovdqu64 [rbp + 11456], zmm3                     ;   480.3 p8+p9   55 t[2] spill
        vmovdqa64 zmm3, zmm27                             ;   514.3         43 t[3] copy
        vpternlogd zmm3, zmm15, zmm13, 0x9a               ;   514.3 p5      43 t[3]
        vpternlogd zmm27, zmm15, zmm13, 0x53              ;   514.3 p0      43 t[3]
        vpord zmm12, zmm12, zmm3                          ;   515.3 p5      43 t[3]
        vpxord zmm15, zmm3, zmm27                         ;   515.3 p0      43 t[3]
        vpternlogd zmm4, zmm13, zmm15, 0x39               ;   516.3 p5      43 t[3]
        vpternlogd zmm3, zmm14, [rbp + 13376], 6          ;   515.3 p0+p2   43 t[3]
        vmovdqa64 zmm13, zmm15                            ;   516.3         43 t[3] copy
        vmovdqu64 [rbp + 11392], zmm16                    ;   486.3 p7+p4   55 t[2] spill
        vmovdqa64 zmm16, zmm15                            ;   516.3         43 t[3] copy
        vpternlogd zmm16, zmm9, zmm10, 0xf9               ;   516.3 p5      43 t[3]
        vmovdqu64 [rbp + 11328], zmm24                    ;   497.3 p8+p9   55 t[2] spill
        vmovdqa64 zmm24, zmm4                             ;   517.3         43 t[3] copy
        vpternlogd zmm24, zmm21, zmm11, 0xc6              ;   517.3 p0      43 t[3]
        vpternlogd zmm4, zmm21, zmm11, 0xd1               ;   517.3 p5      43 t[3]
        vpternlogd zmm18, zmm3, zmm24, 0x93               ;   518.3 p0      43 t[3]
        vpandnd zmm11, zmm4, zmm14                        ;   518.3 p5      43 t[3]
        vpternlogd zmm25, zmm11, zmm24, 0x93              ;   519.3 p0      43 t[3]
        vpxord zmm13, zmm13, zmm4                         ;   518.8 p5      43 t[3]
        vpxord zmm14, zmm4, zmm24                         ;   519.3 p0      43 t[3]
        vpternlogd zmm24, zmm27, zmm27, 0xc3              ;   519.8 p5      43 t[3]
        vpternlogd zmm22, zmm14, zmm29, 0xde              ;   520.3 p0      43 t[3]
        vpternlogd zmm30, zmm24, zmm13, 0x6f              ;   520.8 p5      43 t[3]
        vpternlogd zmm10, zmm30, zmm24, 0x9c              ;   521.8 p0      43 t[3]
        vpternlogd zmm10, zmm3, zmm16, 0x96               ;   522.8 p5      43 t[3]
        vpternlogd zmm16, zmm22, zmm18, 0x96              ;   522.3 p0      43 t[3]
        vmovdqu64 zmm3, [rbp + 13184]                     ;   399.5 p3      43 t[3] reload
        vpternlogd zmm14, zmm29, zmm3, 0xf6               ;   522.8 p5      43 t[3]
        vpternlogd zmm3, zmm24, zmm13, 0x6f               ;   523.3 p0      43 t[3]
        vpternlogd zmm24, zmm5, zmm3, 0xa6                ;   524.3 p5      43 t[3]
        vmovdqu64 zmm5, [rbp + 10560]                     ;   400.2 p2      43 t[3] reload
        vmovdqu64 zmm21, [rbp + 10368]                    ;   400.5 p3      43 t[3]
        vpternlogd zmm21, zmm5, zmm5, 0xc3                ;   524.3 p0      43 t[3]
        vpandd zmm17, zmm17, zmm13                        ;   524.8 p5      43 t[3]
        vmovdqa64 zmm29, zmm24                            ;   525.3         43 t[3] copy
        vpternlogd zmm29, zmm25, zmm16, 0x96              ;   525.3 p0      43 t[3]
        vpternlogd zmm4, zmm9, zmm29, 0xa6                ;   526.3 p5      43 t[3]
        vpternlogd zmm13, zmm26, zmm4, 0x95               ;   527.3 p0      43 t[3]
        vpternlogd zmm13, zmm30, zmm22, 0x96              ;   528.3 p5      43 t[3]
        vpternlogd zmm4, zmm31, zmm27, 0x87               ;   527.3 p0      43 t[3]
        vpternlogd zmm27, zmm8, zmm13, 0x95               ;   529.3 p5      43 t[3]
        vpternlogd zmm15, zmm0, zmm27, 0xa6               ;   530.3 p0      43 t[3]
        vpternlogd zmm12, zmm27, zmm24, 0x96              ;   530.3 p5      43 t[3]
        vpternlogd zmm17, zmm3, zmm15, 0x69               ;   531.3 p0      43 t[3]
        vpternlogd zmm14, zmm15, zmm11, 0x96              ;   531.3 p5      43 t[3]
        vmovdqu64 zmm0, [rbp + 7744]                      ;   405.3 p2      43 t[3] reload
        vmovdqu64 zmm3, [rbp + 7616]                      ;   405.5 p3      43 t[3]
        vpternlogd zmm3, zmm23, zmm0, 0x69                ;   530.3 p0      43 t[3]
        vmovdqu64 zmm8, [rbp + 7680]                      ;   406.3 p2      43 t[3] reload
        vmovdqu64 zmm9, [rbp + 7872]                      ;   406.5 p3      43 t[3]
        vpternlogd zmm9, zmm23, zmm8, 0x69                ;   530.8 p5      43 t[3]
        vpxord zmm7, zmm7, zmm3                           ;   531.3 p0      43 t[3]
        vpxord zmm20, zmm20, zmm3                         ;   531.8 p5      43 t[3]
        vmovdqa64 zmm11, zmm3                             ;   531.3         43 t[3] copy
        vmovdqa64 zmm15, zmm7                             ;   532.3         43 t[3] copy
        vpxord zmm22, zmm9, zmm20                         ;   532.8 p0      43 t[3]
        vmovdqa64 zmm24, zmm7                             ;   532.3         43 t[3] copy
        vpternlogd zmm24, zmm7, [rbp + 7872], 0xa5        ;   532.8 p5+p2   43 t[3]
        vmovdqa64 zmm26, zmm8                             ;   412.3         43 t[3] copy
        vpternlogd zmm26, zmm20, zmm0, 0x96               ;   533.3 p0      43 t[3]
        vpxord zmm15, zmm15, zmm26                        ;   534.3 p5      43 t[3]
        vpternlogd zmm23, zmm24, zmm15, 0x1d              ;   535.3 p0      43 t[3]
        vpxord zmm19, zmm19, zmm15                        ;   535.3 p5      43 t[3]
        vmovdqu64 zmm27, [rbp + 7552]                     ;   409.0 p3      43 t[3] reload
        vmovdqa64 zmm30, zmm19                            ;   536.3         43 t[3] copy
        vpternlogd zmm30, zmm0, zmm27, 0xc6               ;   536.3 p0      43 t[3]
        vmovdqa64 zmm31, zmm7                             ;   532.3         43 t[3] copy
        vmovdqu64 [rbp + 11264], zmm2                     ;   477.8 p7+p4   55 t[2] spill
        vmovdqa64 zmm2, zmm24                             ;   533.8         43 t[3] copy
        vpternlogd zmm2, zmm9, zmm9, 0xc3                 ;   535.8 p5      43 t[3]
        vpternlogd zmm23, zmm2, zmm30, 0x69               ;   537.3 p0      43 t[3]
        vpternlogd zmm7, zmm23, zmm2, 0x6c                ;   538.3 p5      43 t[3]
        vpternlogd zmm23, zmm22, zmm6, 0x1e               ;   538.3 p0      43 t[3]
        vpxord zmm11, zmm11, zmm2                         ;   537.8 p5      43 t[3]
        vpternlogd zmm30, zmm11, zmm26, 0xb4              ;   538.8 p0      43 t[3]
        vmovdqu64 [rbp + 11200], zmm28                    ;   488.8 p8+p9   55 t[2] spill
        vmovdqa64 zmm28, zmm30                            ;   539.8         43 t[3] copy
        vpternlogd zmm28, zmm20, zmm6, 0x2d               ;   539.8 p5      43 t[3]
        vmovdqu64 [rbp + 11136], zmm1                     ;   485.3 p7+p4   55 t[2] spill
        vmovdqa64 zmm1, zmm7                              ;   539.3         43 t[3] copy
        vpternlogd zmm1, zmm15, zmm3, 0x87                ;   539.3 p0      43 t[3]
        vmovdqu64 [rbp + 19520], zmm29                    ;   526.3 p8+p9   43 t[3] spill
        vmovdqa64 zmm29, zmm5                             ;   415.5         43 t[3] copy
        vmovdqu64 [rbp + 19968], zmm10                    ;   523.8 p7+p4   43 t[3] spill
        vmovdqa64 zmm10, zmm24                            ;   533.8         43 t[3] copy
        vmovdqu64 [rbp + 20096], zmm16                    ;   523.3 p8+p9   43 t[3] spill
        vmovdqa64 zmm16, zmm24                            ;   533.8         43 t[3] copy
        vpternlogd zmm16, zmm26, [rbp + 7808], 0x69       ;   539.8 p5+p2   43 t[3]
        vpternlogd zmm23, zmm16, zmm9, 0x2d               ;   540.8 p0      43 t[3]
        vmovdqu64 [rbp + 21632], zmm13                    ;   529.3 p7+p4   43 t[3] spill
        vmovdqa64 zmm13, zmm1                             ;   540.3         43 t[3] copy
        vpternlogd zmm13, zmm16, zmm22, 0x78              ;   540.8 p5      43 t[3]
        vpternlogd zmm13, zmm7, zmm30, 0x96               ;   541.8 p0      43 t[3]
        vmovdqu64 zmm7, [rbp + 7808]                      ;   418.2 p3      43 t[3] reload
        vmovdqa64 zmm30, zmm24                            ;   533.8         43 t[3] copy
        vpternlogd zmm30, zmm27, zmm7, 0xd4               ;   541.8 p5      43 t[3]
        vpternlogd zmm30, zmm28, zmm8, 0x69               ;   542.8 p0      43 t[3]
        vmovdqa64 zmm8, zmm13                             ;   542.8         43 t[3] copy
        vpternlogd zmm8, zmm1, zmm23, 0x59                ;   542.8 p5      43 t[3]
        vmovdqa64 zmm28, zmm8                             ;   543.8         43 t[3] copy
        vpternlogd zmm28, zmm1, zmm30, 0x36               ;   543.8 p0      43 t[3]
        vmovdqu64 [rbp + 21568], zmm12                    ;   531.3 p8+p9   43 t[3] spill
        vmovdqa64 zmm12, zmm28                            ;   544.8         43 t[3] copy
        vpternlogd zmm12, zmm13, zmm30, 0x9a              ;   544.8 p5      43 t[3]
        vpternlogd zmm28, zmm13, zmm30, 0x53              ;   544.8 p0      43 t[3]
        vpternlogd zmm0, zmm12, zmm22, 0x12               ;   545.8 p5      43 t[3]
        vpord zmm10, zmm10, zmm12                         ;   545.8 p0      43 t[3]
        vpxord zmm12, zmm12, zmm28                        ;   545.8 p5      43 t[3]
        vpternlogd zmm8, zmm30, zmm12, 0x39               ;   546.8 p0      43 t[3]
        vpandd zmm31, zmm31, zmm28                        ;   546.8 p5      43 t[3]
        vmovdqa64 zmm13, zmm12                            ;   546.8         43 t[3] copy
        vmovdqa64 zmm30, zmm12                            ;   546.8         43 t[3] copy
        vpternlogd zmm30, zmm16, zmm6, 0xf9               ;   547.3 p0      43 t[3]
        vmovdqu64 [rbp + 21696], zmm18                    ;   519.3 p7+p4   43 t[3] spill
        vmovdqa64 zmm18, zmm8                             ;   547.8         43 t[3] copy
        vpternlogd zmm18, zmm1, zmm23, 0xc6               ;   547.8 p5      43 t[3]
        vpternlogd zmm8, zmm1, zmm23, 0xd1                ;   548.3 p0      43 t[3]
        vpternlogd zmm26, zmm0, zmm18, 0x93               ;   548.8 p5      43 t[3]
        vpandnd zmm1, zmm8, zmm22                         ;   549.3 p0      43 t[3]
        vpternlogd zmm11, zmm1, zmm18, 0x93               ;   550.3 p5      43 t[3]
        vpxord zmm13, zmm13, zmm8                         ;   550.3 p0      43 t[3]
        vpxord zmm22, zmm18, zmm8                         ;   550.8 p5      43 t[3]
        vpternlogd zmm18, zmm28, zmm28, 0xc3              ;   551.3 p0      43 t[3]
        vpternlogd zmm7, zmm22, zmm24, 0xde               ;   551.8 p5      43 t[3]
        vpternlogd zmm22, zmm24, zmm27, 0xf6              ;   552.3 p0      43 t[3]
        vpternlogd zmm27, zmm18, zmm13, 0x6f              ;   552.8 p5      43 t[3]
        vpternlogd zmm15, zmm18, zmm13, 0x6f              ;   553.3 p0      43 t[3]
        vpternlogd zmm3, zmm27, zmm18, 0x9c               ;   553.8 p5      43 t[3]
        vpternlogd zmm18, zmm6, zmm15, 0xa6               ;   554.3 p0      43 t[3]
        vmovdqu64 zmm6, [rbp + 13120]                     ;   430.7 p2      43 t[3] reload
        vmovdqu64 zmm23, [rbp + 12928]                    ;   430.8 p3      43 t[3]
        vpternlogd zmm23, zmm6, zmm6, 0xc3                ;   554.8 p5      43 t[3]
        vpternlogd zmm27, zmm20, zmm13, 0x78              ;   555.3 p0      43 t[3]
        vpternlogd zmm18, zmm0, zmm30, 0x96               ;   555.8 p5      43 t[3]
        vpternlogd zmm30, zmm7, zmm26, 0x96               ;   556.3 p0      43 t[3]
        vmovdqu64 zmm0, [rbp + 10304]                     ;   431.7 p2      43 t[3] reload
        vmovdqu64 zmm20, [rbp + 10176]                    ;   431.8 p3      43 t[3]
        vpternlogd zmm20, zmm21, zmm0, 0x69               ;   556.8 p5      43 t[3]
        vmovdqa64 zmm24, zmm3                             ;   554.8         43 t[3] copy
        vpternlogd zmm24, zmm11, zmm30, 0x96              ;   557.3 p0      43 t[3]
        vpternlogd zmm8, zmm16, zmm24, 0xa6               ;   558.3 p5      43 t[3]
        vpternlogd zmm13, zmm19, zmm8, 0x95               ;   559.3 p0      43 t[3]
        vpternlogd zmm13, zmm15, zmm7, 0x96               ;   560.3 p5      43 t[3]
        vpternlogd zmm31, zmm8, zmm26, 0x69               ;   559.3 p0      43 t[3]
        vpternlogd zmm28, zmm2, zmm13, 0x95               ;   561.3 p5      43 t[3]
        vmovdqu64 zmm2, [rbp + 10240]                     ;   434.5 p2      43 t[3] reload
        vmovdqu64 zmm7, [rbp + 10432]                     ;   434.7 p3      43 t[3]
        vpternlogd zmm7, zmm21, zmm2, 0x69                ;   560.3 p0      43 t[3]
        vpternlogd zmm12, zmm9, zmm28, 0xa6               ;   562.3 p5      43 t[3]
        vpternlogd zmm10, zmm28, zmm3, 0x96               ;   562.3 p0      43 t[3]
        vpternlogd zmm27, zmm11, zmm12, 0x69              ;   563.3 p5      43 t[3]
        vpternlogd zmm22, zmm12, zmm1, 0x96               ;   563.3 p0      43 t[3]
        vmovdqu64 zmm1, [rbp + 10496]                     ;   436.3 p2      43 t[3]
        vpxord zmm1, zmm1, zmm20                          ;   562.8 p5      43 t[3]
        vmovdqu64 zmm3, [rbp + 10112]                     ;   436.7 p3      43 t[3] reload
        vpxord zmm8, zmm20, zmm3                          ;   563.3 p0      43 t[3]
        vmovdqa64 zmm9, zmm20                             ;   557.8         43 t[3] copy
        vmovdqa64 zmm11, zmm3                             ;   442.7         43 t[3] copy
        vmovdqa64 zmm12, zmm1                             ;   563.8         43 t[3] copy
        vpxord zmm15, zmm7, zmm8                          ;   564.3 p5      43 t[3]
        vmovdqa64 zmm16, zmm1                             ;   563.8         43 t[3] copy
        vpternlogd zmm16, zmm1, [rbp + 10432], 0xa5       ;   564.3 p0+p2   43 t[3]
        vpxord zmm11, zmm11, zmm16                        ;   565.3 p5      43 t[3]
        vmovdqa64 zmm19, zmm2                             ;   440.5         43 t[3] copy
        vpternlogd zmm19, zmm8, zmm0, 0x96                ;   565.3 p0      43 t[3]
        vpxord zmm12, zmm12, zmm19                        ;   566.3 p5      43 t[3]
        vpternlogd zmm21, zmm16, zmm12, 0x1d              ;   567.3 p0      43 t[3]
        vpxord zmm29, zmm29, zmm12                        ;   567.3 p5      43 t[3]
        vmovdqa64 zmm26, zmm29                            ;   568.3         43 t[3] copy
        vpternlogd zmm26, zmm3, zmm0, 0xa6                ;   568.3 p0      43 t[3]
        vmovdqa64 zmm28, zmm1                             ;   563.8         43 t[3] copy
        vmovdqu64 [rbp + 21760], zmm13                    ;   561.3 p8+p9   43 t[3] spill
        vmovdqa64 zmm13, zmm16                            ;   565.3         43 t[3] copy
        vpternlogd zmm13, zmm7, zmm7, 0xc3                ;   567.8 p5      43 t[3]
        vpternlogd zmm21, zmm13, zmm26, 0x69              ;   569.3 p0      43 t[3]
        vpternlogd zmm1, zmm21, zmm13, 0x6c               ;   570.3 p5      43 t[3]
        vpternlogd zmm21, zmm15, zmm5, 0x1e               ;   570.3 p0      43 t[3]
        vpxord zmm9, zmm9, zmm13                          ;   569.8 p5      43 t[3]
        vpternlogd zmm26, zmm9, zmm19, 0xb4               ;   570.8 p0      43 t[3]
        vmovdqu64 [rbp + 21824], zmm24                    ;   558.3 p7+p4   43 t[3] spill
        vmovdqa64 zmm24, zmm26                            ;   571.8         43 t[3] copy
        vpternlogd zmm24, zmm8, zmm5, 0x2d                ;   571.8 p5      43 t[3]
        vmovdqu64 [rbp + 21888], zmm18                    ;   556.8 p8+p9   43 t[3] spill
        vmovdqa64 zmm18, zmm1                             ;   571.3         43 t[3] copy
        vpternlogd zmm18, zmm12, zmm20, 0x87              ;   571.3 p0      43 t[3]
        vmovdqu64 [rbp + 21952], zmm30                    ;   557.3 p7+p4   43 t[3] spill
        vmovdqa64 zmm30, zmm6                             ;   442.2         43 t[3] copy
        vmovdqa64 zmm6, zmm16                             ;   565.3         43 t[3] copy
        vpternlogd zmm6, zmm3, [rbp + 10368], 0xd4        ;   571.8 p5+p3   43 t[3]
        vpternlogd zmm6, zmm24, zmm2, 0x69                ;   572.8 p0      43 t[3]
        vmovdqu64 zmm2, [rbp + 10368]                     ;   443.0 p2      43 t[3] reload
        vmovdqa64 zmm24, zmm16                            ;   565.3         43 t[3] copy
        vpternlogd zmm24, zmm19, zmm2, 0x69               ;   572.8 p5      43 t[3]
        vpternlogd zmm21, zmm24, zmm7, 0x2d               ;   573.8 p0      43 t[3]
        vmovdqu64 [rbp + 22016], zmm10                    ;   563.3 p8+p9   43 t[3] spill
        vmovdqa64 zmm10, zmm18                            ;   572.3         43 t[3] copy
        vpternlogd zmm10, zmm24, zmm15, 0x78              ;   573.8 p5      43 t[3]
        vpternlogd zmm10, zmm1, zmm26, 0x96               ;   574.8 p0      43 t[3]
        vmovdqa64 zmm1, zmm10                             ;   575.8         43 t[3] copy
        vpternlogd zmm1, zmm18, zmm21, 0x59               ;   575.8 p5      43 t[3]
        vmovdqa64 zmm26, zmm1                             ;   576.8         43 t[3] copy
        vpternlogd zmm26, zmm18, zmm6, 0x36               ;   576.8 p0      43 t[3]
        vmovdqu64 [rbp + 22080], zmm4                     ;   528.3 p7+p4   43 t[3] spill
        vmovdqa64 zmm4, zmm26                             ;   577.8         43 t[3] copy
        vpternlogd zmm4, zmm10, zmm6, 0x9a                ;   577.8 p5      43 t[3]
        vpternlogd zmm26, zmm10, zmm6, 0x53               ;   577.8 p0      43 t[3]
        vpternlogd zmm0, zmm4, zmm15, 0x12                ;   578.8 p5      43 t[3]
        vpxord zmm10, zmm4, zmm26                         ;   578.8 p0      43 t[3]
        vpternlogd zmm1, zmm6, zmm10, 0x39                ;   579.8 p5      43 t[3]
        vpandd zmm28, zmm28, zmm26                        ;   578.8 p0      43 t[3]
        vmovdqa64 zmm6, zmm10                             ;   579.8         43 t[3] copy
        vmovdqu64 [rbp + 22144], zmm31                    ;   560.3 p8+p9   43 t[3] spill
        vmovdqa64 zmm31, zmm10                            ;   579.8         43 t[3] copy
        vpternlogd zmm31, zmm24, zmm5, 0xf9               ;   579.8 p5      43 t[3]
        vmovdqu64 [rbp + 22208], zmm25                    ;   520.3 p7+p4   43 t[3] spill
        vmovdqa64 zmm25, zmm1                             ;   580.8         43 t[3] copy
        vpternlogd zmm25, zmm18, zmm21, 0xc6              ;   580.8 p0      43 t[3]
        vpternlogd zmm1, zmm18, zmm21, 0xd1               ;   580.8 p5      43 t[3]
        vpternlogd zmm19, zmm0, zmm25, 0x93               ;   581.8 p0      43 t[3]
        vpxord zmm18, zmm14, zmm22                        ;   580.8 p5      55 t[3]
        vmovdqa64 zmm21, zmm14                            ;   532.3         55 t[3] copy
        vpandnd zmm15, zmm1, zmm15                        ;   581.8 p0      43 t[3]
        vpternlogd zmm9, zmm15, zmm25, 0x93               ;   582.8 p5      43 t[3]
        vpxord zmm6, zmm6, zmm1                           ;   582.3 p0      43 t[3]
        vmovdqu64 [rbp + 22272], zmm18                    ;   581.8 p8+p9   55 t[3] spill
        vpxord zmm18, zmm1, zmm25                         ;   582.8 p5      43 t[3]
        vpternlogd zmm25, zmm26, zmm26, 0xc3              ;   583.3 p0      43 t[3]
        vpternlogd zmm2, zmm18, zmm16, 0xde               ;   583.8 p5      43 t[3]
        vpternlogd zmm3, zmm25, zmm6, 0x6f                ;   584.3 p0      43 t[3]
        vpternlogd zmm12, zmm25, zmm6, 0x6f               ;   584.8 p5      43 t[3]
        vpternlogd zmm20, zmm3, zmm25, 0x9c               ;   585.3 p0      43 t[3]
        vpternlogd zmm25, zmm5, zmm12, 0xa6               ;   585.8 p5      43 t[3]
        vpternlogd zmm25, zmm0, zmm31, 0x96               ;   586.8 p0      43 t[3]
        vpternlogd zmm3, zmm8, zmm6, 0x78                 ;   586.8 p5      43 t[3]
        vmovdqu64 zmm0, [rbp + 21696]                     ;   519.3 p3      43 t[3] reload
        vmovdqu64 zmm5, [rbp + 22080]                     ;   528.3 p2      43 t[3] reload
        vmovdqu64 zmm8, [rbp + 22144]                     ;   560.3 p3      55 t[3]
        vpternlogd zmm8, zmm5, zmm0, 0x96                 ;   587.3 p0      55 t[3]
        vpternlogd zmm4, zmm16, zmm20, 0x56               ;   587.8 p5      43 t[3]
        vpternlogd zmm31, zmm2, zmm19, 0x96               ;   588.3 p0      43 t[3]
        vpternlogd zmm20, zmm9, zmm31, 0x96               ;   589.3 p5      43 t[3]
        vpternlogd zmm1, zmm24, zmm20, 0xa6               ;   590.3 p0      43 t[3]
        vpternlogd zmm6, zmm29, zmm1, 0x95                ;   591.3 p5      43 t[3]
        vmovdqu64 zmm16, [rbp + 21568]                    ;   531.3 p2      43 t[3] reload
        vmovdqu64 zmm24, [rbp + 22016]                    ;   563.3 p3      43 t[3] reload
        vpternlogd zmm14, zmm24, zmm16, 0x96              ;   590.3 p0      55 t[3]
        vpternlogd zmm6, zmm12, zmm2, 0x96                ;   592.3 p5      43 t[3]
        vmovdqu64 zmm2, [rbp + 20096]                     ;   523.3 p2      55 t[3]
        vpternlogd zmm28, zmm1, zmm19, 0x69               ;   591.3 p0      43 t[3]
        vmovdqu64 zmm1, [rbp + 12864]                     ;   457.0 p3      43 t[3] reload
        vmovdqu64 zmm12, [rbp + 12736]                    ;   457.8 p2      43 t[3]
        vpternlogd zmm12, zmm23, zmm1, 0x69               ;   591.8 p5      43 t[3]
        vpternlogd zmm26, zmm13, zmm6, 0x95               ;   593.3 p0      43 t[3]
        vmovdqu64 zmm13, [rbp + 12800]                    ;   458.0 p3      43 t[3] reload
        vmovdqu64 zmm19, [rbp + 12992]                    ;   458.8 p2      43 t[3]
        vpternlogd zmm19, zmm23, zmm13, 0x69              ;   592.8 p5      43 t[3]
        vpternlogd zmm10, zmm7, zmm26, 0xa6               ;   594.3 p0      43 t[3]
        vmovdqu64 zmm7, [rbp + 19968]                     ;   523.8 p3      55 t[3]
        vpternlogd zmm3, zmm9, zmm10, 0x69                ;   595.3 p5      43 t[3]
        vpternlogd zmm10, zmm18, zmm11, 0x1e              ;   595.3 p0      43 t[3]
        vmovdqu64 zmm9, [rbp + 21888]                     ;   556.8 p2      55 t[3]
        vmovdqu64 zmm11, [rbp + 19520]                    ;   526.3 p3      43 t[3] reload
        vmovdqu64 zmm18, [rbp + 21824]                    ;   558.3 p2      43 t[3] reload
        vmovdqu64 zmm29, [rbp + 22272]                    ;   581.8 p3      55 t[3]
        vpternlogd zmm29, zmm18, zmm11, 0x96              ;   594.8 p5      55 t[3]
        vpternlogd zmm22, zmm10, zmm15, 0x96              ;   596.3 p0      55 t[3]
        vpxord zmm9, zmm9, zmm25                          ;   595.8 p5      55 t[3]
        vpternlogd zmm17, zmm27, [rbp + 22208], 0x96      ;   596.3 p0+p2   55 t[3]
        vpternlogd zmm27, zmm22, zmm3, 0x96               ;   597.3 p5      55 t[3]
        vpxord zmm11, zmm12, [rbp + 13056]                ;   597.3 p0+p3   43 t[3]
        vmovdqu64 zmm18, [rbp + 21760]                    ;   561.3 p2      55 t[3]
        vpxord zmm18, zmm18, [rbp + 21632]                ;   597.8 p5+p3   55 t[3]
        vpxord zmm24, zmm12, [rbp + 12672]                ;   598.3 p0+p2   43 t[3]
        vmovdqa64 zmm0, zmm12                             ;   592.8         43 t[3] copy
        vpxord zmm5, zmm19, zmm24                         ;   599.3 p5      43 t[3]
        vmovdqa64 zmm16, zmm11                            ;   598.3         43 t[3] copy
        vmovdqu64 [rbp + 22208], zmm18                    ;   598.8 p7+p4   55 t[3] spill
        vmovdqa64 zmm18, zmm13                            ;   467.8         43 t[3] copy
        vpternlogd zmm18, zmm24, zmm1, 0x96               ;   599.3 p0      43 t[3]
        vmovdqu64 [rbp + 22336], zmm29                    ;   595.8 p8+p9   55 t[3] spill
        vmovdqu64 zmm29, [rbp + 20096]                    ;   523.3 p3      55 t[3]
        vpxord zmm16, zmm16, zmm18                        ;   600.3 p5      43 t[3]
        vpxord zmm30, zmm30, zmm16                        ;   601.3 p0      43 t[3]
        vmovdqu64 [rbp + 20096], zmm31                    ;   589.3 p7+p4   43 t[3] spill
        vpxord zmm31, zmm14, zmm22                        ;   600.8 p5      55 t[3]
        vmovdqu64 [rbp + 22400], zmm14                    ;   591.3 p8+p9   55 t[3] spill
        vmovdqa64 zmm14, zmm28                            ;   592.3         55 t[3] copy
        vmovdqu64 [rbp + 22464], zmm28                    ;   592.3 p7+p4   43 t[3] spill
        vmovdqa64 zmm28, zmm20                            ;   590.3         55 t[3] copy
        vmovdqu64 [rbp + 22528], zmm20                    ;   590.3 p8+p9   43 t[3] spill
        vmovdqa64 zmm20, zmm9                             ;   596.8         55 t[3] copy
        vmovdqu64 [rbp + 22592], zmm3                     ;   596.3 p7+p4   43 t[3] spill
        vmovdqa64 zmm3, zmm31                             ;   601.8         55 t[3] copy
        vmovdqu64 [rbp + 22656], zmm31                    ;   601.8 p8+p9   55 t[3] spill
        vmovdqa64 zmm31, zmm8                             ;   588.3         55 t[3] copy
        vpternlogd zmm31, zmm4, zmm26, 0x96               ;   601.3 p0      55 t[3]
        vpternlogd zmm4, zmm26, [rbp + 21568], 0x96       ;   601.8 p5+p2   55 t[3]
        vmovdqa64 zmm26, zmm17                            ;   597.3         55 t[3] copy
        vmovdqu64 [rbp + 22720], zmm17                    ;   597.3 p7+p4   55 t[3] spill
        vmovdqa64 zmm17, zmm4                             ;   602.8         55 t[3] copy
        vmovdqu64 [rbp + 22784], zmm4                     ;   602.8 p8+p9   55 t[3] spill
        vmovdqa64 zmm4, zmm30                             ;   602.3         43 t[3] copy
        vpternlogd zmm4, zmm1, [rbp + 12672], 0xc6        ;   602.3 p0+p3   43 t[3]
        vmovdqu64 [rbp + 22848], zmm31                    ;   602.3 p7+p4   55 t[3] spill
        vmovdqa64 zmm31, zmm27                            ;   598.3         55 t[3] copy
        vmovdqu64 [rbp + 22912], zmm9                     ;   596.8 p8+p9   55 t[3] spill
        vmovdqa64 zmm9, zmm11                             ;   598.3         43 t[3] copy
        vpternlogd zmm9, zmm11, [rbp + 12992], 0xa5       ;   602.8 p5+p2   43 t[3]
        vpternlogd zmm23, zmm9, zmm16, 0x1d               ;   603.8 p0      43 t[3]
        vmovdqu64 [rbp + 22976], zmm27                    ;   598.3 p7+p4   55 t[3] spill
        vmovdqa64 zmm27, zmm9                             ;   603.8         43 t[3] copy
        vpternlogd zmm27, zmm19, zmm19, 0xc3              ;   603.8 p5      43 t[3]
        vpternlogd zmm23, zmm27, zmm4, 0x69               ;   604.8 p0      43 t[3]
        vpxord zmm0, zmm0, zmm27                          ;   604.8 p5      43 t[3]
        vpternlogd zmm4, zmm0, zmm18, 0xb4                ;   605.8 p0      43 t[3]
        vmovdqu64 [rbp + 23040], zmm15                    ;   582.8 p8+p9   43 t[3] spill
        vmovdqu64 zmm15, [rbp + 22720]                    ;   597.3 p3      55 t[3]
        vpxord zmm15, zmm15, [rbp + 22272]                ;   605.8 p5+p2   55 t[3]
        vmovdqu64 [rbp + 23104], zmm15                    ;   606.8 p7+p4   55 t[3] spill
        vmovdqa64 zmm15, zmm23                            ;   605.8         43 t[3] copy
        vpternlogd zmm15, zmm27, zmm11, 0x78              ;   606.3 p0      43 t[3]
        vpternlogd zmm23, zmm5, [rbp + 13120], 0x1e       ;   606.8 p5+p3   43 t[3]
        vmovdqu64 [rbp + 23168], zmm10                    ;   596.3 p8+p9   43 t[3] spill
        vmovdqa64 zmm10, zmm15                            ;   607.3         43 t[3] copy
        vpternlogd zmm10, zmm16, zmm12, 0x87              ;   607.3 p0      43 t[3]
        vmovdqu64 [rbp + 23232], zmm25                    ;   587.8 p7+p4   43 t[3] spill
        vmovdqa64 zmm25, zmm9                             ;   603.8         43 t[3] copy
        vpternlogd zmm25, zmm18, [rbp + 12928], 0x69      ;   607.8 p5+p2   43 t[3]
        vpternlogd zmm23, zmm25, zmm19, 0x2d              ;   608.8 p0      43 t[3]
        vmovdqu64 [rbp + 23296], zmm8                     ;   588.3 p8+p9   55 t[3] spill
        vmovdqa64 zmm8, zmm10                             ;   608.3         43 t[3] copy
        vpternlogd zmm8, zmm25, zmm5, 0x78                ;   608.8 p5      43 t[3]
        vpternlogd zmm8, zmm15, zmm4, 0x96                ;   609.8 p0      43 t[3]
        vmovdqu64 zmm15, [rbp + 13120]                    ;   482.0 p3      43 t[3] reload
        vpternlogd zmm4, zmm24, zmm15, 0x2d               ;   609.8 p5      43 t[3]
        vmovdqu64 [rbp + 23360], zmm31                    ;   598.3 p7+p4   55 t[3] spill
        vmovdqa64 zmm31, zmm8                             ;   610.8         43 t[3] copy
        vpternlogd zmm31, zmm10, zmm23, 0x59              ;   610.8 p0      43 t[3]
        vmovdqu64 [rbp + 23424], zmm29                    ;   529.3 p8+p9   55 t[3] spill
        vmovdqu64 zmm29, [rbp + 12672]                    ;   483.0 p2      43 t[3]
        vpternlogd zmm29, zmm9, [rbp + 12928], 0xd4       ;   610.8 p5+p3   43 t[3]
        vpternlogd zmm29, zmm4, zmm13, 0x69               ;   611.8 p0      43 t[3]
        vmovdqu64 zmm4, [rbp + 23104]                     ;   606.8 p2      55 t[3]
        vpxord zmm4, zmm4, [rbp + 21760]                  ;   612.8 p5+p3   55 t[3]
        vmovdqa64 zmm13, zmm31                            ;   611.8         43 t[3] copy
        vpternlogd zmm13, zmm10, zmm29, 0x36              ;   612.8 p0      43 t[3]
        vmovdqu64 [rbp + 21760], zmm4                     ;   613.8 p7+p4   55 t[3] spill
        vmovdqa64 zmm4, zmm13                             ;   613.8         43 t[3] copy
        vpternlogd zmm4, zmm8, zmm29, 0x9a                ;   613.8 p5      43 t[3]
        vpternlogd zmm13, zmm8, zmm29, 0x53               ;   613.8 p0      43 t[3]
        vpternlogd zmm1, zmm4, zmm5, 0x12                 ;   614.8 p5      43 t[3]
        vpxord zmm8, zmm4, zmm13                          ;   614.8 p0      43 t[3]
        vpternlogd zmm31, zmm29, zmm8, 0x39               ;   615.8 p5      43 t[3]
        vmovdqa64 zmm29, zmm8                             ;   615.8         43 t[3] copy
        vmovdqu64 [rbp + 23488], zmm17                    ;   602.8 p8+p9   55 t[3] spill
        vmovdqa64 zmm17, zmm8                             ;   615.8         43 t[3] copy
        vpternlogd zmm17, zmm25, zmm15, 0xf9              ;   615.8 p0      43 t[3]
        vmovdqa64 zmm15, zmm31                            ;   616.8         43 t[3] copy
        vpternlogd zmm15, zmm10, zmm23, 0xc6              ;   616.8 p5      43 t[3]
        vpternlogd zmm31, zmm10, zmm23, 0xd1              ;   616.8 p0      43 t[3]
        vpternlogd zmm18, zmm1, zmm15, 0x93               ;   617.8 p5      43 t[3]
        vpandnd zmm5, zmm31, zmm5                         ;   617.8 p0      43 t[3]
        vpternlogd zmm0, zmm5, zmm15, 0x93                ;   618.8 p5      43 t[3]
        vpxord zmm29, zmm29, zmm31                        ;   618.3 p0      43 t[3]
        vpxord zmm10, zmm31, zmm15                        ;   618.8 p5      43 t[3]
        vpternlogd zmm15, zmm13, zmm13, 0xc3              ;   619.3 p0      43 t[3]
        vpternlogd zmm16, zmm15, zmm29, 0x6f              ;   620.3 p5      43 t[3]
        vmovdqa64 zmm23, zmm10                            ;   619.8         43 t[3] copy
        vpternlogd zmm23, zmm9, [rbp + 12928], 0xf6       ;   620.3 p0+p2   43 t[3]
        vpternlogd zmm10, zmm9, [rbp + 12672], 0xf6       ;   620.8 p5+p3   43 t[3]
        vmovdqu64 [rbp + 23552], zmm20                    ;   596.8 p7+p4   55 t[3] spill
        vmovdqa64 zmm20, zmm23                            ;   621.3         43 t[3] copy
        vpternlogd zmm20, zmm17, zmm18, 0x96              ;   621.3 p0      43 t[3]
        vmovdqu64 [rbp + 23616], zmm26                    ;   597.3 p8+p9   55 t[3] spill
        vmovdqa64 zmm26, zmm20                            ;   622.3         55 t[3] copy
        vmovdqu64 [rbp + 23680], zmm18                    ;   618.8 p7+p4   43 t[3] spill
        vmovdqa64 zmm18, zmm16                            ;   621.3         43 t[3] copy
        vpternlogd zmm18, zmm15, [rbp + 13120], 0xd2      ;   621.8 p5+p2   43 t[3]
        vpternlogd zmm18, zmm17, zmm1, 0x96               ;   622.8 p0      43 t[3]
        vmovdqa64 zmm1, zmm15                             ;   620.3         43 t[3] copy
        vpternlogd zmm1, zmm29, [rbp + 12672], 0x7d       ;   622.8 p5+p3   43 t[3]
        vpternlogd zmm15, zmm12, zmm1, 0xa6               ;   623.8 p0      43 t[3]
        vpternlogd zmm1, zmm24, zmm29, 0x78               ;   623.8 p5      43 t[3]
        vpternlogd zmm4, zmm9, zmm15, 0x56                ;   624.8 p0      43 t[3]
        vpternlogd zmm15, zmm0, zmm20, 0x96               ;   624.8 p5      43 t[3]
        vpternlogd zmm31, zmm25, zmm15, 0xa6              ;   625.8 p0      43 t[3]
        vpternlogd zmm29, zmm30, zmm31, 0x95              ;   626.8 p5      43 t[3]
        vpternlogd zmm29, zmm16, zmm23, 0x96              ;   627.8 p0      43 t[3]
        vpternlogd zmm31, zmm11, zmm13, 0x87              ;   626.8 p5      43 t[3]
        vpternlogd zmm13, zmm27, zmm29, 0x95              ;   628.8 p0      43 t[3]
        vpternlogd zmm8, zmm19, zmm13, 0xa6               ;   629.8 p5      43 t[3]
        vpternlogd zmm1, zmm0, zmm8, 0x69                 ;   630.8 p0      43 t[3]
        vpternlogd zmm10, zmm8, zmm5, 0x96                ;   630.8 p5      43 t[3]
        vpxord zmm28, zmm28, zmm15                        ;   629.3 p0      55 t[3]
        vpxord zmm21, zmm21, zmm10                        ;   631.8 p5      55 t[3]
        vpxord zmm6, zmm6, zmm29                          ;   630.3 p0      55 t[3]
        vmovdqu64 zmm0, [rbp + 22016]                     ;   563.3 p2      43 t[3] reload
        vpternlogd zmm4, zmm13, zmm0, 0x96                ;   630.8 p5      55 t[3]
        vpxord zmm3, zmm3, zmm4                           ;   631.8 p0      55 t[3]
        vpxord zmm22, zmm22, zmm28                        ;   631.8 p5      55 t[3]
        vpbroadcastd zmm5, [r8 + 896]                     ;   497.3 p10     55 t[3]
        vmovdqu64 zmm8, [rbp + 23616]                     ;   597.3 p3      55 t[3] reload
        vpxord zmm8, zmm8, zmm1                           ;   632.3 p0      55 t[3]
        vpxord zmm9, zmm18, zmm21                         ;   632.8 p5      55 t[3]
        vmovdqu64 zmm11, [rbp + 23680]                    ;   618.8 p2      43 t[3] reload
        vpternlogd zmm31, zmm11, [rbp + 22144], 0x96      ;   633.3 p0+p3   55 t[3]
        vpxord zmm14, zmm14, zmm31                        ;   634.3 p5      55 t[3]
        vpternlogd zmm0, zmm31, [rbp + 21568], 0x96       ;   634.3 p0+p2   55 t[3]
        vpbroadcastd zmm11, [r8 + 940]                    ;   499.3 p10     55 t[3]
        vmovdqu64 zmm12, [rbp + 21952]                    ;   557.3 p3      43 t[3] reload
        vmovdqu64 zmm13, [rbp + 20096]                    ;   589.3 p2      43 t[3] reload
        vpternlogd zmm20, zmm13, zmm12, 0x96              ;   634.8 p5      55 t[3]
        vmovdqu64 zmm15, [rbp + 23232]                    ;   587.8 p3      43 t[3] reload
        vmovdqa64 zmm16, zmm18                            ;   623.8         55 t[3] copy
        vpternlogd zmm16, zmm12, zmm15, 0x96              ;   635.3 p0      55 t[3]
        vpxord zmm2, zmm2, zmm16                          ;   636.3 p5      55 t[3]
        vpxord zmm7, zmm7, zmm16                          ;   636.3 p0      55 t[3]
        vpxord zmm26, zmm26, zmm2                         ;   637.3 p5      55 t[3]
        vmovdqu64 zmm16, [rbp + 23552]                    ;   596.8 p2      55 t[3] reload
        vpxord zmm16, zmm16, zmm7                         ;   637.3 p0      55 t[3]
        vpbroadcastd zmm17, [r8 + 964]                    ;   501.3 p10     55 t[3]
        vmovdqu64 zmm19, [rbp + 23360]                    ;   598.3 p3      55 t[3] reload
        vpxord zmm19, zmm19, zmm6                         ;   637.8 p5      55 t[3]
        vmovdqu64 zmm23, [rbp + 21696]                    ;   519.3 p2      43 t[3] reload
        vmovdqu64 zmm24, [rbp + 22080]                    ;   528.3 p3      43 t[3] reload
        vpternlogd zmm31, zmm24, zmm23, 0x96              ;   638.3 p0      55 t[3]
        vpbroadcastd zmm25, [r8 + 976]                    ;   502.3 p10     55 t[3]
        vpternlogd zmm7, zmm13, [r8 + 936]{1to16}, 0x96   ;   638.8 p5+p2   55 t[3]
        vmovdqu64 zmm27, [rbp + 23168]                    ;   596.3 p3      43 t[3] reload
        vpternlogd zmm10, zmm27, [rbp + 23040], 0x96      ;   639.3 p0+p2   55 t[3]
        vpternlogd zmm18, zmm15, zmm10, 0x96              ;   640.3 p5      55 t[3]
        vmovdqu64 zmm15, [rbp + 23488]                    ;   602.8 p3      55 t[3] reload
        vpxord zmm15, zmm15, zmm10                        ;   640.3 p0      55 t[3]
        vmovdqu64 zmm27, [rbp + 22592]                    ;   596.3 p2      43 t[3] reload
        vpternlogd zmm10, zmm1, zmm27, 0x96               ;   640.8 p5      55 t[3]
        vmovdqu64 zmm1, [rbp + 22208]                     ;   598.8 p3      55 t[3] reload
        vpternlogd zmm10, zmm29, zmm1, 0x96               ;   641.8 p0      55 t[3]
        vpxord zmm30, zmm19, zmm10                        ;   642.8 p5      55 t[3]
        vpxord zmm25, zmm25, zmm10                        ;   642.8 p0      55 t[3]
        vmovdqu64 zmm10, [rbp + 21888]                    ;   556.8 p2      43 t[3] reload
        vpternlogd zmm2, zmm10, [r8 + 904]{1to16}, 0x96   ;   642.8 p5+p3   55 t[3]
        vmovdqa64 zmm10, zmm18                            ;   641.3         55 t[3] copy
        vpternlogd zmm10, zmm26, zmm28, 0x96              ;   643.3 p0      55 t[3]
        vpxord zmm17, zmm17, zmm10                        ;   644.3 p5      55 t[3]
        vmovdqu64 [rbp + 14464], zmm25                    ;   643.8 p8+p9   55 t[3] spill
        vmovdqa64 zmm25, zmm18                            ;   641.3         55 t[3] copy
        vpternlogd zmm18, zmm8, [r8 + 972]{1to16}, 0x96   ;   644.3 p0+p2   55 t[3]
        vmovdqu64 [rbp + 14400], zmm18                    ;   645.3 p7+p4   55 t[3] spill
        vmovdqa64 zmm18, zmm1                             ;   604.8         55 t[3] copy
        vpternlogd zmm18, zmm14, zmm6, 0x96               ;   644.8 p5      55 t[3]
        vpternlogd zmm1, zmm14, [r8 + 916]{1to16}, 0x96   ;   645.3 p0+p3   55 t[3]
        vpternlogd zmm14, zmm4, [rbp + 22848], 0x96       ;   645.8 p5+p2   55 t[3]
        vpternlogd zmm14, zmm24, zmm23, 0x96              ;   646.8 p0      55 t[3]
        vmovdqu64 zmm23, [rbp + 21632]                    ;   529.3 p3      43 t[3] reload
        vmovdqu64 zmm24, [rbp + 23296]                    ;   588.3 p2      55 t[3] reload
        vpternlogd zmm29, zmm24, zmm23, 0x96              ;   646.8 p5      55 t[3]
        vmovdqu64 zmm24, [rbp + 16832]                    ;   509.5 p3      55 t[0] reload
        vmovdqu64 [rbp + 7552], zmm24                     ;   515.5 p8+p9   53 rounds
        vpternlogd zmm19, zmm23, [r8 + 944]{1to16}, 0x96  ;   647.3 p0+p2   55 t[3]
        vpternlogd zmm31, zmm6, [r8 + 980]{1to16}, 0x96   ;   647.8 p5+p3   55 t[3]
        vpternlogd zmm26, zmm16, [r8 + 1000]{1to16}, 0x96 ;   648.3 p0+p2   55 t[3]
        vpternlogd zmm16, zmm20, [r8 + 968]{1to16}, 0x96  ;   648.8 p5+p3   55 t[3]
        vmovdqu64 zmm23, [rbp + 22272]                    ;   581.8 p2      55 t[3] reload
        vpternlogd zmm28, zmm23, [rbp + 21824], 0x96      ;   649.3 p0+p3   55 t[3]
        vmovdqu64 zmm24, [rbp + 16768]                    ;   513.2 p2      55 t[0] reload
        vmovdqu64 [rbp + 7616], zmm24                     ;   519.2 p7+p4   53 rounds
        vmovdqu64 zmm24, [rbp + 16896]                    ;   513.5 p3      55 t[0] reload
        vmovdqu64 [rbp + 7680], zmm24                     ;   519.5 p8+p9   53 rounds
        vmovdqu64 zmm24, [rbp + 16960]                    ;   514.2 p2      55 t[0] reload
        vmovdqu64 [rbp + 7744], zmm24                     ;   520.2 p7+p4   53 rounds
        vpternlogd zmm13, zmm12, zmm28, 0x96              ;   650.3 p5      55 t[3]
        vpxord zmm5, zmm5, zmm28                          ;   650.3 p0      55 t[3]
        vmovdqu64 zmm12, [rbp + 22912]                    ;   596.8 p3      55 t[3] reload
        vpternlogd zmm8, zmm12, [rbp + 22976], 0x96       ;   650.8 p5+p2   55 t[3]
        vmovdqu64 zmm12, [rbp + 15680]                    ;   515.5 p3      55 t[0] reload
        vmovdqu64 [rbp + 7808], zmm12                     ;   521.5 p8+p9   53 rounds
        vmovdqu64 zmm12, [rbp + 17280]                    ;   516.2 p2      55 t[0] reload
        vmovdqu64 [rbp + 7872], zmm12                     ;   522.2 p7+p4   53 rounds
        vmovdqu64 zmm12, [rbp + 16192]                    ;   516.5 p3      55 t[0] reload
        vmovdqu64 [rbp + 7936], zmm12                     ;   522.5 p8+p9   53 rounds
        vmovdqu64 zmm12, [rbp + 15936]                    ;   517.2 p2      55 t[0] reload
        vmovdqu64 [rbp + 8000], zmm12                     ;   523.2 p7+p4   53 rounds
        vmovdqu64 zmm12, [rbp + 15872]                    ;   517.5 p3      55 t[0] reload
        vmovdqu64 [rbp + 8064], zmm12                     ;   523.5 p8+p9   53 rounds
        vmovdqu64 zmm12, [rbp + 16512]                    ;   518.2 p2      55 t[0] reload
        vmovdqu64 [rbp + 8128], zmm12                     ;   524.2 p7+p4   53 rounds
        vmovdqu64 zmm12, [rbp + 15552]                    ;   518.5 p3      55 t[0] reload
        vmovdqu64 [rbp + 8192], zmm12                     ;   524.5 p8+p9   53 rounds
        vmovdqu64 zmm12, [rbp + 21760]                    ;   613.8 p2      55 t[3] reload
        vpternlogd zmm6, zmm12, [r8 + 912]{1to16}, 0x96   ;   651.3 p0+p3   55 t[3]
        vmovdqu64 zmm12, [rbp + 22848]                    ;   602.3 p2      55 t[3] reload
        vpternlogd zmm4, zmm12, [r8 + 920]{1to16}, 0x96   ;   651.8 p5+p3   55 t[3]
        vpternlogd zmm12, zmm0, [r8 + 1016]{1to16}, 0x96  ;   652.3 p0+p2   55 t[3]
        vpternlogd zmm18, zmm29, [r8 + 948]{1to16}, 0x96  ;   652.8 p5+p3   55 t[3]
        vmovdqu64 zmm24, [rbp + 22336]                    ;   595.8 p2      55 t[3] reload
        vpternlogd zmm20, zmm24, [r8 + 900]{1to16}, 0x96  ;   653.3 p0+p3   55 t[3]
        vmovdqu64 zmm28, [rbp + 22528]                    ;   590.3 p2      43 t[3] reload
        vpternlogd zmm24, zmm21, zmm28, 0x96              ;   653.8 p5      55 t[3]
        vpternlogd zmm28, zmm13, zmm21, 0x96              ;   654.3 p0      55 t[3]
        vpternlogd zmm28, zmm10, [r8 + 932]{1to16}, 0x96  ;   655.3 p5+p3   55 t[3]
        vmovdqu64 zmm10, [rbp + 16128]                    ;   524.2 p2      55 t[0] reload
        vmovdqu64 [rbp + 8256], zmm10                     ;   530.2 p7+p4   53 rounds
        vmovdqu64 zmm10, [rbp + 22656]                    ;   601.8 p3      55 t[3] reload
        vpternlogd zmm21, zmm10, [r8 + 924]{1to16}, 0x96  ;   655.3 p0+p2   55 t[3]
        vpternlogd zmm0, zmm14, [r8 + 952]{1to16}, 0x96   ;   655.8 p5+p3   55 t[3]
        vpxord zmm11, zmm11, zmm8                         ;   656.3 p0      55 t[3]
        vpternlogd zmm23, zmm24, [r8 + 992]{1to16}, 0x96  ;   656.8 p5+p2   55 t[3]
        vmovdqu64 zmm10, [rbp + 23424]                    ;   529.3 p3      55 t[3] reload
        vpxord zmm10, zmm10, zmm24                        ;   657.3 p0      55 t[3]
        vpternlogd zmm10, zmm13, [r8 + 996]{1to16}, 0x96  ;   658.3 p5+p2   55 t[3]
        vmovdqu64 zmm13, [rbp + 16000]                    ;   528.3 p3      55 t[0] reload
        vmovdqu64 [rbp + 8320], zmm13                     ;   534.3 p8+p9   53 rounds
        vmovdqu64 zmm13, [rbp + 16448]                    ;   529.5 p2      55 t[0] reload
        vmovdqu64 [rbp + 8384], zmm13                     ;   535.5 p7+p4   53 rounds
        vmovdqu64 zmm13, [rbp + 17152]                    ;   531.3 p3      55 t[0] reload
        vmovdqu64 [rbp + 8448], zmm13                     ;   537.3 p8+p9   53 rounds
        vmovdqu64 zmm13, [rbp + 16640]                    ;   532.3 p2      55 t[0] reload
        vmovdqu64 [rbp + 8512], zmm13                     ;   538.3 p7+p4   53 rounds
        vmovdqu64 zmm13, [rbp + 17216]                    ;   532.7 p3      55 t[0] reload
        vmovdqu64 [rbp + 8576], zmm13                     ;   538.7 p8+p9   53 rounds
        vmovdqu64 zmm13, [rbp + 16064]                    ;   533.3 p2      55 t[0] reload
        vmovdqu64 [rbp + 8640], zmm13                     ;   539.3 p7+p4   53 rounds
        vpternlogd zmm24, zmm22, [r8 + 960]{1to16}, 0x96  ;   658.3 p0+p3   55 t[3]
        vmovdqu64 zmm13, [rbp + 19520]                    ;   534.3 p2      43 t[3] reload
        vpternlogd zmm22, zmm13, [r8 + 928]{1to16}, 0x96  ;   658.8 p5+p3   55 t[3]
        vpxord zmm13, zmm3, [r8 + 1020]{1to16}            ;   659.3 p0+p2   55 t[3]
        vpternlogd zmm3, zmm15, [r8 + 988]{1to16}, 0x96   ;   659.8 p5+p3   55 t[3]
        vmovdqu64 [rbp + 15168], zmm13                    ;   660.3 p8+p9   55 t[3] spill
        vmovdqu64 zmm13, [rbp + 22400]                    ;   591.3 p2      55 t[3] reload
        vpternlogd zmm15, zmm13, [r8 + 956]{1to16}, 0x96  ;   660.3 p0+p3   55 t[3]
        vmovdqu64 zmm13, [rbp + 23104]                    ;   606.8 p2      55 t[3] reload
        vpternlogd zmm30, zmm13, [r8 + 1008]{1to16}, 0x96 ;   660.8 p5+p3   55 t[3]
        vmovdqu64 zmm13, [rbp + 22784]                    ;   602.8 p2      55 t[3] reload
        vpternlogd zmm14, zmm13, [r8 + 984]{1to16}, 0x96  ;   661.3 p0+p3   55 t[3]
        vmovdqu64 zmm13, [rbp + 22464]                    ;   592.3 p2      43 t[3] reload
        vpternlogd zmm29, zmm13, [r8 + 1012]{1to16}, 0x96 ;   661.8 p5+p3   55 t[3]
        vmovdqu64 zmm13, [rbp + 22720]                    ;   597.3 p2      55 t[3] reload
        vpternlogd zmm9, zmm13, [rbp + 19968], 0x96       ;   662.3 p0+p3   55 t[3]
        vmovdqu64 zmm13, [rbp + 15360]                    ;   541.3 p2      55 t[0] reload
        vmovdqu64 [rbp + 8704], zmm13                     ;   547.3 p7+p4   53 rounds
        vpxord zmm25, zmm25, zmm9                         ;   663.3 p5      55 t[3]
        vmovdqu64 zmm13, [rbp + 15296]                    ;   541.7 p3      55 t[0] reload
        vmovdqu64 [rbp + 8768], zmm13                     ;   547.7 p8+p9   53 rounds
        vmovdqu64 zmm13, [rbp + 16576]                    ;   542.3 p2      55 t[0] reload
        vmovdqu64 [rbp + 8832], zmm13                     ;   548.3 p7+p4   53 rounds
        vmovdqu64 zmm13, [rbp + 16704]                    ;   542.7 p3      55 t[0] reload
        vmovdqu64 [rbp + 8896], zmm13                     ;   548.7 p8+p9   53 rounds
        vmovdqu64 zmm13, [rbp + 16256]                    ;   543.3 p2      55 t[0] reload
        vmovdqu64 [rbp + 8960], zmm13                     ;   549.3 p7+p4   53 rounds
        vmovdqu64 zmm13, [rbp + 16320]                    ;   543.7 p3      55 t[0] reload
        vmovdqu64 [rbp + 9024], zmm13                     ;   549.7 p8+p9   53 rounds
        vmovdqu64 zmm13, [rbp + 18304]                    ;   544.3 p2      55 t[1] reload
        vmovdqu64 [rbp + 10112], zmm13                    ;   550.3 p7+p4   53 rounds
        vmovdqu64 zmm13, [rbp + 17024]                    ;   544.7 p3      55 t[1] reload
        vmovdqu64 [rbp + 10176], zmm13                    ;   550.7 p8+p9   53 rounds
        vmovdqu64 zmm13, [rbp + 18176]                    ;   545.3 p2      55 t[1] reload
        vmovdqu64 [rbp + 10240], zmm13                    ;   551.3 p7+p4   53 rounds
        vmovdqu64 zmm13, [rbp + 17728]                    ;   545.7 p3      55 t[1] reload
        vmovdqu64 [rbp + 10304], zmm13                    ;   551.7 p8+p9   53 rounds
        vmovdqu64 zmm13, [rbp + 17408]                    ;   546.3 p2      55 t[1] reload
        vmovdqu64 [rbp + 10368], zmm13                    ;   552.3 p7+p4   53 rounds
        vmovdqu64 zmm13, [rbp + 17856]                    ;   546.7 p3      55 t[1] reload
        vmovdqu64 [rbp + 10432], zmm13                    ;   552.7 p8+p9   53 rounds
        vmovdqu64 zmm13, [rbp + 18880]                    ;   547.3 p2      55 t[1] reload
        vmovdqu64 [rbp + 10496], zmm13                    ;   553.3 p7+p4   53 rounds
        vmovdqu64 zmm13, [rbp + 18816]                    ;   547.7 p3      55 t[1] reload
        vmovdqu64 [rbp + 10560], zmm13                    ;   553.7 p8+p9   53 rounds
        vmovdqu64 zmm13, [rbp + 18560]                    ;   548.3 p2      55 t[1] reload
        vmovdqu64 [rbp + 10624], zmm13                    ;   554.3 p7+p4   53 rounds
        vmovdqu64 zmm13, [rbp + 18432]                    ;   548.7 p3      55 t[1] reload
        vmovdqu64 [rbp + 10688], zmm13                    ;   554.7 p8+p9   53 rounds
        vmovdqu64 zmm13, [rbp + 18368]                    ;   549.3 p2      55 t[1] reload
        vmovdqu64 [rbp + 10752], zmm13                    ;   555.5 p7+p4   53 rounds
        vmovdqu64 zmm13, [rbp + 19328]                    ;   549.7 p3      55 t[1] reload
        vmovdqu64 [rbp + 10816], zmm13                    ;   556.2 p8+p9   53 rounds
        vmovdqu64 zmm13, [rbp + 19008]                    ;   550.3 p2      55 t[1] reload
        vmovdqu64 [rbp + 10880], zmm13                    ;   557.5 p7+p4   53 rounds
        vmovdqu64 zmm13, [rbp + 18688]                    ;   550.7 p3      55 t[1] reload
        vmovdqu64 [rbp + 10944], zmm13                    ;   558.2 p8+p9   53 rounds
        vmovdqu64 zmm13, [rbp + 18240]                    ;   551.3 p2      55 t[1] reload
        vmovdqu64 [rbp + 11008], zmm13                    ;   559.5 p7+p4   53 rounds
        vmovdqu64 zmm13, [rbp + 17664]                    ;   551.7 p3      55 t[1] reload
        vmovdqu64 [rbp + 11072], zmm13                    ;   560.2 p8+p9   53 rounds
        vpternlogd zmm25, zmm8, [r8 + 908]{1to16}, 0x96   ;   664.3 p0+p2   55 t[3]
        vpternlogd zmm9, zmm27, [r8 + 1004]{1to16}, 0x96  ;   663.8 p5+p3   55 t[3]
        vmovdqu64 zmm8, [rbp + 20544]                     ;   553.3 p2      55 t[2] reload
        vmovdqu64 [rbp + 12672], zmm8                     ;   561.5 p7+p4   53 rounds
        vmovdqu64 zmm8, [rbp + 21376]                     ;   553.7 p3      55 t[2] reload
        vmovdqu64 [rbp + 12736], zmm8                     ;   562.2 p8+p9   53 rounds
        vmovdqu64 zmm8, [rbp + 20224]                     ;   554.3 p2      55 t[2] reload
        vmovdqu64 [rbp + 12800], zmm8                     ;   563.5 p7+p4   53 rounds
        vmovdqu64 zmm8, [rbp + 20352]                     ;   554.7 p3      55 t[2] reload
        vmovdqu64 [rbp + 12864], zmm8                     ;   564.2 p8+p9   53 rounds
        vmovdqu64 zmm8, [rbp + 21056]                     ;   555.3 p2      55 t[2] reload
        vmovdqu64 [rbp + 12928], zmm8                     ;   565.5 p7+p4   53 rounds
        vmovdqu64 zmm8, [rbp + 20736]                     ;   555.7 p3      55 t[2] reload
        vmovdqu64 [rbp + 12992], zmm8                     ;   566.2 p8+p9   53 rounds
        vmovdqu64 zmm8, [rbp + 20800]                     ;   556.3 p2      55 t[2] reload
        vmovdqu64 [rbp + 13056], zmm8                     ;   567.5 p7+p4   53 rounds
        vmovdqu64 zmm8, [rbp + 20416]                     ;   557.3 p3      55 t[2] reload
        vmovdqu64 [rbp + 13120], zmm8                     ;   568.2 p8+p9   53 rounds
        vmovdqu64 [rbp + 13824], zmm7                     ;   639.8 p7+p4   53 rounds
        vmovdqu64 [rbp + 13312], zmm2                     ;   643.8 p8+p9   53 rounds
        vmovdqu64 [rbp + 13504], zmm1                     ;   646.3 p7+p4   53 rounds
        vmovdqu64 [rbp + 14272], zmm17                    ;   645.3 p8+p9   53 rounds
        vmovdqu64 [rbp + 13184], zmm5                     ;   651.3 p7+p4   53 rounds
        vmovdqu64 [rbp + 13952], zmm19                    ;   648.3 p8+p9   53 rounds
        vmovdqu64 [rbp + 13440], zmm6                     ;   652.3 p7+p4   53 rounds
        vmovdqu64 [rbp + 14528], zmm31                    ;   648.8 p8+p9   53 rounds
        vmovdqu64 [rbp + 13568], zmm4                     ;   652.8 p7+p4   53 rounds
        vmovdqu64 [rbp + 14336], zmm16                    ;   649.8 p8+p9   53 rounds
        vmovdqu64 [rbp + 13248], zmm20                    ;   654.3 p7+p4   53 rounds
        vmovdqu64 [rbp + 14848], zmm26                    ;   649.3 p8+p9   53 rounds
        vmovdqu64 [rbp + 14016], zmm18                    ;   653.8 p7+p4   53 rounds
        vmovdqu64 [rbp + 13632], zmm21                    ;   656.3 p8+p9   53 rounds
        vmovdqu64 [rbp + 13760], zmm28                    ;   656.3 p7+p4   53 rounds
        vmovdqu64 [rbp + 13888], zmm11                    ;   657.3 p8+p9   53 rounds
        vmovdqu64 [rbp + 14080], zmm0                     ;   656.8 p7+p4   53 rounds
        vmovdqu64 [rbp + 15104], zmm12                    ;   653.3 p8+p9   53 rounds
        vmovdqu64 [rbp + 13696], zmm22                    ;   659.8 p7+p4   53 rounds
        vmovdqu64 [rbp + 14208], zmm24                    ;   659.3 p8+p9   53 rounds
        vmovdqu64 [rbp + 14720], zmm23                    ;   657.8 p7+p4   53 rounds
        vmovdqu64 [rbp + 14144], zmm15                    ;   661.3 p8+p9   53 rounds
        vmovdqu64 [rbp + 14784], zmm10                    ;   659.3 p7+p4   53 rounds
        vmovdqu64 [rbp + 13376], zmm25                    ;   665.3 p8+p9   53 rounds
        vmovdqu64 [rbp + 14656], zmm3                     ;   660.8 p7+p4   53 rounds
        vmovdqu64 [rbp + 14592], zmm14                    ;   662.3 p8+p9   53 rounds
        vmovdqu64 [rbp + 14976], zmm30                    ;   661.8 p7+p4   53 rounds
        vmovdqu64 [rbp + 15040], zmm29                    ;   662.8 p8+p9   53 rounds
        vmovdqu64 [rbp + 14912], zmm9                     ;   664.8 p7+p4   53 rounds
        add r8, 0x200                                     ;   566.8 p1      53 rounds
        mov qword [rbp + 23768], r8                       ;   598.2 p8+p9   53 rounds
        cmp r8, qword [rbp + 23776]                       ;                    more rounds?
        jne .rounds_2
        vmovdqu64 zmm0, [rbp + 7488]                      ;     0.0 p2      43 dst reload
        vmovdqu64 zmm1, [rbp + 7296]                      ;     0.2 p3      43 dst
        vpternlogd zmm1, zmm0, zmm0, 0xc3                 ;     6.2 p0      43 dst
        vmovdqu64 zmm2, [rbp + 7232]                      ;     1.0 p2      43 dst reload
        vmovdqu64 zmm3, [rbp + 7104]                      ;     1.2 p3      43 dst
        vpternlogd zmm3, zmm1, zmm2, 0x69                 ;     7.2 p5      43 dst
        vpxord zmm4, zmm3, [rbp + 7424]                   ;     8.2 p0+p2   43 dst
        vmovdqu64 zmm5, [rbp + 7040]                      ;     2.2 p3      43 dst reload
        vpxord zmm6, zmm3, zmm5                           ;     8.2 p5      43 dst
        vmovdqa64 zmm7, zmm3                              ;     8.2         43 dst copy
        vmovdqa64 zmm8, zmm4                              ;     9.2         43 dst copy
        vmovdqa64 zmm9, zmm6                              ;     9.2         43 dst copy
        vmovdqu64 zmm10, [rbp + 7168]                     ;     3.0 p2      43 dst reload
        vmovdqa64 zmm11, zmm6                             ;     9.2         43 dst copy
        vpternlogd zmm11, zmm2, zmm10, 0x96               ;     9.2 p0      43 dst
        vpxord zmm8, zmm8, zmm11                          ;    10.2 p5      43 dst
        vpxord zmm12, zmm8, zmm0                          ;    11.2 p0      43 dst
        vmovdqu64 zmm13, [rbp + 7360]                     ;     3.2 p3      43 dst reload
        vmovdqa64 zmm14, zmm10                            ;     9.0         43 dst copy
        vpternlogd zmm14, zmm1, zmm13, 0x69               ;     9.2 p5      43 dst
        vpternlogd zmm13, zmm4, zmm4, 0xc3                ;     9.2 p0      43 dst
        vpternlogd zmm1, zmm13, zmm8, 0x1d                ;    11.2 p5      43 dst
        vpxord zmm9, zmm9, zmm14                          ;    10.2 p0      43 dst
        vpxord zmm15, zmm13, zmm5                         ;    10.2 p5      43 dst
        vmovdqu64 zmm16, [rbp + 7296]                     ;     4.0 p2      43 dst reload
        vmovdqa64 zmm17, zmm13                            ;    10.2         43 dst copy
        vpternlogd zmm17, zmm5, zmm16, 0xd4               ;    10.2 p0      43 dst
        vmovdqa64 zmm18, zmm6                             ;     9.2         43 dst copy
        vmovdqa64 zmm19, zmm12                            ;    12.2         43 dst copy
        vpternlogd zmm19, zmm5, zmm2, 0xa6                ;    12.2 p5      43 dst
        vmovdqa64 zmm20, zmm13                            ;    10.2         43 dst copy
        vpternlogd zmm20, zmm14, zmm14, 0xc3              ;    10.2 p0      43 dst
        vpternlogd zmm1, zmm20, zmm19, 0x69               ;    13.2 p5      43 dst
        vpxord zmm7, zmm7, zmm20                          ;    11.2 p0      43 dst
        vpternlogd zmm19, zmm7, zmm11, 0xb4               ;    13.2 p5      43 dst
        vpternlogd zmm6, zmm19, zmm0, 0x39                ;    14.2 p0      43 dst
        vpternlogd zmm17, zmm6, zmm10, 0x69               ;    15.2 p5      43 dst
        vmovdqa64 zmm6, zmm13                             ;    10.2         43 dst copy
        vpternlogd zmm6, zmm11, zmm16, 0x69               ;    10.3 p0      43 dst
        vmovdqa64 zmm10, zmm9                             ;    11.2         43 dst copy
        vpternlogd zmm10, zmm1, zmm0, 0x36                ;    14.2 p5      43 dst
        vpternlogd zmm1, zmm20, zmm4, 0x78                ;    14.2 p0      43 dst
        vpternlogd zmm10, zmm6, zmm14, 0x2d               ;    15.2 p5      43 dst
        vmovdqa64 zmm21, zmm1                             ;    15.2         43 dst copy
        vpternlogd zmm21, zmm8, zmm3, 0x87                ;    15.2 p0      43 dst
        vmovdqa64 zmm22, zmm21                            ;    16.2         43 dst copy
        vpternlogd zmm22, zmm6, zmm9, 0x78                ;    16.2 p5      43 dst
        vpternlogd zmm22, zmm1, zmm19, 0x96               ;    17.2 p0      43 dst
        vmovdqa64 zmm1, zmm22                             ;    18.2         43 dst copy
        vpternlogd zmm1, zmm21, zmm10, 0x59               ;    18.2 p5      43 dst
        vmovdqa64 zmm19, zmm1                             ;    19.2         43 dst copy
        vpternlogd zmm19, zmm21, zmm17, 0x36              ;    19.2 p0      43 dst
        vmovdqa64 zmm23, zmm19                            ;    20.2         43 dst copy
        vpternlogd zmm23, zmm22, zmm17, 0x9a              ;    20.2 p5      43 dst
        vpternlogd zmm19, zmm22, zmm17, 0x53              ;    20.2 p0      43 dst
        vpternlogd zmm2, zmm23, zmm9, 0x12                ;    21.2 p5      43 dst
        vpxord zmm22, zmm23, zmm19                        ;    21.2 p0      43 dst
        vpternlogd zmm1, zmm17, zmm22, 0x39               ;    22.2 p5      43 dst
        vmovdqa64 zmm17, zmm22                            ;    22.2         43 dst copy
        vmovdqa64 zmm24, zmm22                            ;    22.2         43 dst copy
        vpternlogd zmm24, zmm6, zmm0, 0xf9                ;    22.2 p0      43 dst
        vmovdqa64 zmm25, zmm24                            ;    23.2         43 dst copy
        vmovdqa64 zmm26, zmm1                             ;    23.2         43 dst copy
        vpternlogd zmm26, zmm21, zmm10, 0xc6              ;    23.2 p5      43 dst
        vpternlogd zmm1, zmm21, zmm10, 0xd1               ;    23.2 p0      43 dst
        vpternlogd zmm11, zmm2, zmm26, 0x6c               ;    24.2 p5      43 dst
        vpandnd zmm9, zmm1, zmm9                          ;    24.2 p0      43 dst
        vpternlogd zmm7, zmm9, zmm26, 0x6c                ;    25.2 p5      43 dst
        vpxord zmm17, zmm17, zmm1                         ;    24.2 p0      43 dst
        vpxord zmm10, zmm1, zmm26                         ;    24.2 p5      43 dst
        vpternlogd zmm16, zmm10, zmm13, 0xde              ;    25.2 p0      43 dst
        vpternlogd zmm26, zmm19, zmm19, 0xc3              ;    24.2 p5      43 dst
        vpternlogd zmm24, zmm16, zmm11, 0x96              ;    26.2 p0      43 dst
        vpternlogd zmm5, zmm26, zmm17, 0x90               ;    25.2 p5      43 dst
        vpternlogd zmm8, zmm26, zmm17, 0x90               ;    25.2 p0      43 dst
        vpternlogd zmm3, zmm5, zmm26, 0x9c                ;    26.2 p5      43 dst
        vpternlogd zmm26, zmm0, zmm8, 0xa6                ;    26.2 p0      43 dst
        vpxord zmm25, zmm25, zmm26                        ;    27.2 p5      43 dst
        vpternlogd zmm23, zmm13, zmm3, 0x56               ;    27.2 p0      43 dst
        vpternlogd zmm3, zmm7, zmm24, 0x96                ;    27.2 p5      43 dst
        vpternlogd zmm1, zmm6, zmm3, 0xa6                 ;    28.2 p0      43 dst
        vpternlogd zmm12, zmm1, zmm17, 0x6c               ;    29.2 p5      43 dst
        vpternlogd zmm12, zmm8, zmm16, 0x96               ;    30.2 p0      43 dst
        vpandd zmm18, zmm18, zmm17                        ;    27.8 p5      43 dst
        vpternlogd zmm1, zmm4, zmm19, 0x78                ;    29.2 p0      43 dst
        vpternlogd zmm19, zmm20, zmm12, 0x6a              ;    31.2 p5      43 dst
        vpternlogd zmm22, zmm14, zmm19, 0xa6              ;    32.2 p0      43 dst
        vpternlogd zmm18, zmm5, zmm22, 0x96               ;    33.2 p5      43 dst
        vpternlogd zmm22, zmm10, zmm15, 0x1e              ;    33.2 p0      43 dst
        vmovdqu64 zmm0, [rbp + 10048]                     ;    14.8 p3      43 dst reload
        vmovdqu64 zmm4, [rbp + 9856]                      ;    15.0 p2      43 dst
        vpternlogd zmm4, zmm0, zmm0, 0xc3                 ;    30.8 p5      43 dst
        vmovdqu64 zmm5, [rbp + 9792]                      ;    15.8 p3      43 dst reload
        vmovdqu64 zmm6, [rbp + 9664]                      ;    16.0 p2      43 dst
        vpternlogd zmm6, zmm4, zmm5, 0x69                 ;    31.8 p0      43 dst
        vpxord zmm8, zmm6, [rbp + 9984]                   ;    32.8 p5+p3   43 dst
        vmovdqu64 zmm10, [rbp + 9600]                     ;    17.0 p2      43 dst reload
        vpxord zmm13, zmm6, zmm10                         ;    32.8 p0      43 dst
        vmovdqa64 zmm14, zmm6                             ;    32.8         43 dst copy
        vmovdqa64 zmm15, zmm8                             ;    33.8         43 dst copy
        vmovdqa64 zmm16, zmm13                            ;    33.8         43 dst copy
        vmovdqu64 zmm17, [rbp + 9728]                     ;    17.8 p3      43 dst reload
        vmovdqa64 zmm20, zmm13                            ;    33.8         43 dst copy
        vpternlogd zmm20, zmm5, zmm17, 0x96               ;    33.8 p5      43 dst
        vpxord zmm15, zmm15, zmm20                        ;    34.8 p0      43 dst
        vmovdqu64 zmm21, [rbp + 9920]                     ;    18.0 p2      43 dst reload
        vmovdqa64 zmm26, zmm17                            ;    23.8         43 dst copy
        vpternlogd zmm26, zmm4, zmm21, 0x69               ;    33.8 p5      43 dst
        vpternlogd zmm21, zmm8, zmm8, 0xc3                ;    34.3 p0      43 dst
        vpternlogd zmm4, zmm21, zmm15, 0x1d               ;    35.8 p5      43 dst
        vpxord zmm16, zmm16, zmm26                        ;    35.3 p0      43 dst
        vpxord zmm27, zmm15, zmm0                         ;    35.8 p5      43 dst
        vmovdqa64 zmm28, zmm13                            ;    33.8         43 dst copy
        vmovdqa64 zmm29, zmm27                            ;    36.8         43 dst copy
        vpternlogd zmm29, zmm10, zmm5, 0xa6               ;    36.8 p0      43 dst
        vmovdqa64 zmm30, zmm21                            ;    35.3         43 dst copy
        vpternlogd zmm30, zmm26, zmm26, 0xc3              ;    36.8 p5      43 dst
        vpternlogd zmm4, zmm30, zmm29, 0x69               ;    37.8 p0      43 dst
        vpxord zmm14, zmm14, zmm30                        ;    37.8 p5      43 dst
        vpternlogd zmm29, zmm14, zmm20, 0xb4              ;    38.8 p0      43 dst
        vpternlogd zmm13, zmm29, zmm0, 0x39               ;    39.8 p5      43 dst
        vmovdqa64 zmm31, zmm16                            ;    36.3         43 dst copy
        vpternlogd zmm31, zmm4, zmm0, 0x36                ;    39.3 p0      43 dst
        vpternlogd zmm4, zmm30, zmm8, 0x78                ;    39.8 p5      43 dst
        vmovdqu64 [rbp + 15232], zmm9                     ;    25.2 p7+p4   43 dst spill
        vpxord zmm9, zmm21, zmm10                         ;    40.3 p0      43 dst
        vmovdqu64 [rbp + 15296], zmm22                    ;    34.2 p8+p9   43 dst spill
        vmovdqa64 zmm22, zmm4                             ;    40.8         43 dst copy
        vpternlogd zmm22, zmm15, zmm6, 0x87               ;    40.8 p5      43 dst
        vmovdqu64 [rbp + 15360], zmm23                    ;    28.2 p7+p4   43 dst spill
        vmovdqa64 zmm23, zmm21                            ;    35.3         43 dst copy
        vpternlogd zmm23, zmm10, [rbp + 9856], 0xd4       ;    41.3 p0+p3   43 dst
        vpternlogd zmm23, zmm13, zmm17, 0x69              ;    42.3 p5      43 dst
        vmovdqu64 zmm13, [rbp + 9856]                     ;    22.3 p2      43 dst reload
        vmovdqa64 zmm17, zmm21                            ;    35.3         43 dst copy
        vpternlogd zmm17, zmm20, zmm13, 0x69              ;    42.3 p0      43 dst
        vpternlogd zmm31, zmm17, zmm26, 0x2d              ;    43.3 p5      43 dst
        vmovdqu64 [rbp + 15424], zmm19                    ;    32.2 p8+p9   43 dst spill
        vmovdqa64 zmm19, zmm22                            ;    41.8         43 dst copy
        vpternlogd zmm19, zmm17, zmm16, 0x78              ;    43.3 p0      43 dst
        vpternlogd zmm19, zmm4, zmm29, 0x96               ;    44.3 p5      43 dst
        vmovdqa64 zmm4, zmm19                             ;    45.3         43 dst copy
        vpternlogd zmm4, zmm22, zmm31, 0x59               ;    45.3 p0      43 dst
        vmovdqa64 zmm29, zmm4                             ;    46.3         43 dst copy
        vpternlogd zmm29, zmm22, zmm23, 0x36              ;    46.3 p5      43 dst
        vmovdqu64 [rbp + 15488], zmm11                    ;    25.2 p7+p4   43 dst spill
        vmovdqa64 zmm11, zmm29                            ;    47.3         43 dst copy
        vpternlogd zmm11, zmm19, zmm23, 0x9a              ;    47.3 p0      43 dst
        vpternlogd zmm29, zmm19, zmm23, 0x53              ;    47.3 p5      43 dst
        vpternlogd zmm5, zmm11, zmm16, 0x12               ;    48.3 p0      43 dst
        vpxord zmm19, zmm11, zmm29                        ;    48.3 p5      43 dst
        vpternlogd zmm4, zmm23, zmm19, 0x39               ;    49.3 p0      43 dst
        vmovdqa64 zmm23, zmm19                            ;    49.3         43 dst copy
        vmovdqu64 [rbp + 15552], zmm1                     ;    30.2 p8+p9   43 dst spill
        vmovdqa64 zmm1, zmm19                             ;    49.3         43 dst copy
        vpternlogd zmm1, zmm17, zmm0, 0xf9                ;    49.3 p5      43 dst
        vmovdqu64 [rbp + 15616], zmm12                    ;    31.2 p7+p4   43 dst spill
        vmovdqa64 zmm12, zmm4                             ;    50.3         43 dst copy
        vpternlogd zmm12, zmm22, zmm31, 0xc6              ;    50.3 p0      43 dst
        vpternlogd zmm4, zmm22, zmm31, 0xd1               ;    50.3 p5      43 dst
        vpternlogd zmm20, zmm5, zmm12, 0x6c               ;    51.3 p0      43 dst
        vpandnd zmm16, zmm4, zmm16                        ;    51.3 p5      43 dst
        vpternlogd zmm14, zmm16, zmm12, 0x6c              ;    52.3 p0      43 dst
        vpxord zmm23, zmm23, zmm4                         ;    51.3 p5      43 dst
        vpxord zmm22, zmm4, zmm12                         ;    51.3 p0      43 dst
        vpternlogd zmm13, zmm22, zmm21, 0xde              ;    52.3 p5      43 dst
        vpternlogd zmm12, zmm29, zmm29, 0xc3              ;    52.3 p0      43 dst
        vpternlogd zmm10, zmm12, zmm23, 0x90              ;    53.3 p5      43 dst
        vpternlogd zmm15, zmm12, zmm23, 0x90              ;    53.3 p0      43 dst
        vpternlogd zmm6, zmm10, zmm12, 0x9c               ;    54.3 p5      43 dst
        vpternlogd zmm11, zmm21, zmm6, 0x56               ;    55.3 p0      43 dst
        vpternlogd zmm12, zmm15, zmm0, 0x6c               ;    54.8 p5      43 dst
        vpternlogd zmm12, zmm0, zmm1, 0x96                ;    55.8 p0      43 dst
        vpternlogd zmm1, zmm13, zmm20, 0x96               ;    55.8 p5      43 dst
        vpternlogd zmm6, zmm14, zmm1, 0x96                ;    56.8 p0      43 dst
        vpternlogd zmm4, zmm17, zmm6, 0xa6                ;    57.8 p5      43 dst
        vpandd zmm28, zmm28, zmm23                        ;    57.3 p0      43 dst
        vpternlogd zmm23, zmm27, zmm4, 0x6a               ;    58.8 p5      43 dst
        vpternlogd zmm23, zmm15, zmm13, 0x96              ;    59.8 p0      43 dst
        vpternlogd zmm4, zmm8, zmm29, 0x78                ;    58.8 p5      43 dst
        vpternlogd zmm29, zmm30, zmm23, 0x6a              ;    60.8 p0      43 dst
        vpternlogd zmm19, zmm26, zmm29, 0xa6              ;    61.8 p5      43 dst
        vpternlogd zmm28, zmm10, zmm19, 0x96              ;    62.8 p0      43 dst
        vpternlogd zmm19, zmm22, zmm9, 0x1e               ;    62.8 p5      43 dst
        vmovdqu64 zmm0, [rbp + 12608]                     ;    30.8 p3      43 dst reload
        vmovdqu64 zmm8, [rbp + 12416]                     ;    31.0 p2      43 dst
        vpternlogd zmm8, zmm0, zmm0, 0xc3                 ;    61.3 p0      43 dst
        vmovdqu64 zmm9, [rbp + 12352]                     ;    31.8 p3      43 dst reload
        vmovdqu64 zmm10, [rbp + 12224]                    ;    32.0 p2      43 dst
        vpternlogd zmm10, zmm8, zmm9, 0x69                ;    62.3 p5      43 dst
        vpxord zmm13, zmm10, [rbp + 12544]                ;    63.3 p0+p3   43 dst
        vmovdqu64 zmm15, [rbp + 12160]                    ;    33.0 p2      43 dst reload
        vpxord zmm17, zmm10, zmm15                        ;    63.3 p5      43 dst
        vmovdqa64 zmm21, zmm10                            ;    63.3         43 dst copy
        vmovdqa64 zmm22, zmm13                            ;    64.3         43 dst copy
        vmovdqa64 zmm26, zmm17                            ;    64.3         43 dst copy
        vmovdqu64 zmm27, [rbp + 12288]                    ;    33.8 p3      43 dst reload
        vmovdqa64 zmm30, zmm17                            ;    64.3         43 dst copy
        vpternlogd zmm30, zmm9, zmm27, 0x96               ;    64.3 p0      43 dst
        vpxord zmm22, zmm22, zmm30                        ;    65.3 p5      43 dst
        vpxord zmm31, zmm22, zmm0                         ;    66.3 p0      43 dst
        vmovdqu64 [rbp + 15680], zmm16                    ;    52.3 p8+p9   43 dst spill
        vmovdqa64 zmm16, zmm31                            ;    67.3         43 dst copy
        vpternlogd zmm16, zmm15, zmm9, 0xa6               ;    67.3 p5      43 dst
        vmovdqu64 [rbp + 15744], zmm19                    ;    63.8 p7+p4   43 dst spill
        vmovdqa64 zmm19, zmm17                            ;    64.3         43 dst copy
        vmovdqu64 [rbp + 15808], zmm11                    ;    56.3 p8+p9   43 dst spill
        vmovdqa64 zmm11, zmm27                            ;    39.8         43 dst copy
        vpternlogd zmm11, zmm8, [rbp + 12480], 0x69       ;    65.3 p0+p2   43 dst
        vpxord zmm26, zmm26, zmm11                        ;    66.3 p5      43 dst
        vmovdqu64 [rbp + 15872], zmm29                    ;    61.8 p7+p4   43 dst spill
        vmovdqa64 zmm29, zmm13                            ;    64.3         43 dst copy
        vpternlogd zmm29, zmm13, [rbp + 12480], 0xa5      ;    66.3 p0+p3   43 dst
        vpternlogd zmm8, zmm29, zmm22, 0x1d               ;    67.3 p5      43 dst
        vmovdqu64 [rbp + 15936], zmm20                    ;    52.3 p8+p9   43 dst spill
        vmovdqa64 zmm20, zmm29                            ;    67.3         43 dst copy
        vpternlogd zmm20, zmm11, zmm11, 0xc3              ;    67.3 p0      43 dst
        vpternlogd zmm8, zmm20, zmm16, 0x69               ;    68.3 p5      43 dst
        vpxord zmm21, zmm21, zmm20                        ;    68.3 p0      43 dst
        vpternlogd zmm16, zmm21, zmm30, 0xb4              ;    69.3 p5      43 dst
        vpternlogd zmm17, zmm16, zmm0, 0x39               ;    70.3 p0      43 dst
        vmovdqu64 [rbp + 16000], zmm4                     ;    59.8 p7+p4   43 dst spill
        vmovdqa64 zmm4, zmm26                             ;    67.3         43 dst copy
        vpternlogd zmm4, zmm8, zmm0, 0x36                 ;    69.8 p5      43 dst
        vpternlogd zmm8, zmm20, zmm13, 0x78               ;    70.3 p0      43 dst
        vmovdqu64 [rbp + 16064], zmm23                    ;    60.8 p8+p9   43 dst spill
        vmovdqa64 zmm23, zmm8                             ;    71.3         43 dst copy
        vpternlogd zmm23, zmm22, zmm10, 0x87              ;    71.3 p5      43 dst
        vmovdqu64 [rbp + 16128], zmm14                    ;    53.3 p7+p4   43 dst spill
        vpxord zmm14, zmm29, zmm15                        ;    71.3 p0      43 dst
        vmovdqu64 [rbp + 16192], zmm28                    ;    63.8 p8+p9   43 dst spill
        vmovdqa64 zmm28, zmm29                            ;    67.3         43 dst copy
        vpternlogd zmm28, zmm15, [rbp + 12416], 0xd4      ;    71.8 p5+p2   43 dst
        vpternlogd zmm28, zmm17, zmm27, 0x69              ;    72.8 p0      43 dst
        vmovdqu64 zmm17, [rbp + 12416]                    ;    39.7 p3      43 dst reload
        vmovdqa64 zmm27, zmm29                            ;    67.3         43 dst copy
        vpternlogd zmm27, zmm30, zmm17, 0x69              ;    72.8 p5      43 dst
        vpternlogd zmm4, zmm27, zmm11, 0x2d               ;    73.8 p0      43 dst
        vmovdqu64 [rbp + 16256], zmm5                     ;    49.3 p7+p4   43 dst spill
        vmovdqa64 zmm5, zmm23                             ;    72.3         43 dst copy
        vpternlogd zmm5, zmm27, zmm26, 0x78               ;    73.8 p5      43 dst
        vpternlogd zmm5, zmm8, zmm16, 0x96                ;    74.8 p0      43 dst
        vmovdqa64 zmm8, zmm5                              ;    75.8         43 dst copy
        vpternlogd zmm8, zmm23, zmm4, 0x59                ;    75.8 p5      43 dst
        vmovdqa64 zmm16, zmm8                             ;    76.8         43 dst copy
        vpternlogd zmm16, zmm23, zmm28, 0x36              ;    76.8 p0      43 dst
        vmovdqu64 [rbp + 16320], zmm12                    ;    56.8 p8+p9   43 dst spill
        vmovdqa64 zmm12, zmm16                            ;    77.8         43 dst copy
        vpternlogd zmm12, zmm5, zmm28, 0x9a               ;    77.8 p5      43 dst
        vpternlogd zmm16, zmm5, zmm28, 0x53               ;    77.8 p0      43 dst
        vpternlogd zmm9, zmm12, zmm26, 0x12               ;    78.8 p5      43 dst
        vpxord zmm5, zmm12, zmm16                         ;    78.8 p0      43 dst
        vpternlogd zmm8, zmm28, zmm5, 0x39                ;    79.8 p5      43 dst
        vmovdqa64 zmm28, zmm5                             ;    79.8         43 dst copy
        vmovdqu64 [rbp + 16384], zmm1                     ;    56.8 p7+p4   43 dst spill
        vmovdqa64 zmm1, zmm5                              ;    79.8         43 dst copy
        vpternlogd zmm1, zmm27, zmm0, 0xf9                ;    79.8 p0      43 dst
        vmovdqu64 [rbp + 16448], zmm6                     ;    57.8 p8+p9   43 dst spill
        vmovdqa64 zmm6, zmm1                              ;    80.8         43 dst copy
        vmovdqu64 [rbp + 16512], zmm7                     ;    46.2 p7+p4   43 dst spill
        vmovdqa64 zmm7, zmm8                              ;    80.8         43 dst copy
        vpternlogd zmm7, zmm23, zmm4, 0xc6                ;    80.8 p5      43 dst
        vpternlogd zmm8, zmm23, zmm4, 0xd1                ;    80.8 p0      43 dst
        vpternlogd zmm30, zmm9, zmm7, 0x6c                ;    81.8 p5      43 dst
        vpandnd zmm4, zmm8, zmm26                         ;    81.8 p0      43 dst
        vpternlogd zmm21, zmm4, zmm7, 0x6c                ;    82.8 p5      43 dst
        vpxord zmm28, zmm28, zmm8                         ;    81.8 p0      43 dst
        vpxord zmm23, zmm8, zmm7                          ;    81.8 p5      43 dst
        vpternlogd zmm17, zmm23, zmm29, 0xde              ;    82.8 p0      43 dst
        vpternlogd zmm7, zmm16, zmm16, 0xc3               ;    82.8 p5      43 dst
        vpternlogd zmm1, zmm17, zmm30, 0x96               ;    83.8 p0      43 dst
        vpternlogd zmm25, zmm2, [rbp + 0], 0x96           ;    83.8 p5+p2   58 dst
        vpternlogd zmm15, zmm7, zmm28, 0x90               ;    84.3 p0      43 dst
        vpternlogd zmm22, zmm7, zmm28, 0x90               ;    84.8 p5      43 dst
        vpternlogd zmm10, zmm15, zmm7, 0x9c               ;    85.3 p0      43 dst
        vpternlogd zmm7, zmm0, zmm22, 0xa6                ;    85.8 p5      43 dst
        vpxord zmm6, zmm6, zmm7                           ;    86.8 p0      43 dst
        vpternlogd zmm12, zmm29, zmm10, 0x56              ;    86.8 p5      43 dst
        vpternlogd zmm10, zmm21, zmm1, 0x96               ;    87.3 p0      43 dst
        vpternlogd zmm8, zmm27, zmm10, 0xa6               ;    88.3 p5      43 dst
        vpandd zmm19, zmm19, zmm28                        ;    88.3 p0      43 dst
        vpternlogd zmm28, zmm31, zmm8, 0x6a               ;    89.3 p5      43 dst
        vpternlogd zmm28, zmm22, zmm17, 0x96              ;    90.3 p0      43 dst
        vpternlogd zmm8, zmm13, zmm16, 0x78               ;    89.8 p5      43 dst
        vpternlogd zmm16, zmm20, zmm28, 0x6a              ;    91.3 p0      43 dst
        vpternlogd zmm5, zmm11, zmm16, 0xa6               ;    92.3 p5      43 dst
        vpternlogd zmm19, zmm15, zmm5, 0x96               ;    93.3 p0      43 dst
        vpternlogd zmm5, zmm23, zmm14, 0x1e               ;    93.3 p5      43 dst
        vpxord zmm3, zmm3, [rbp - 128]                    ;    92.3 p0+p3   58 dst
        vpxord zmm24, zmm24, [rbp - 64]                   ;    92.8 p5+p2   58 dst
        vmovdqu64 zmm0, [rbp + 64]                        ;    49.8 p3      58 dst reload
        vpternlogd zmm18, zmm0, [rbp + 16512], 0x96       ;    93.3 p0+p2   58 dst
        vmovdqu64 zmm0, [rbp + 15168]                     ;    50.8 p3      43 dst reload
        vmovdqu64 zmm2, [rbp + 14976]                     ;    51.0 p2      43 dst
        vpternlogd zmm2, zmm0, zmm0, 0xc3                 ;    93.8 p5      43 dst
        vmovdqu64 zmm7, [rbp + 15616]                     ;    51.8 p3      58 dst
        vpxord zmm7, zmm7, [rbp + 128]                    ;    94.3 p0+p2   58 dst
        vmovdqu64 zmm11, [rbp + 16448]                    ;    57.8 p3      58 dst
        vpxord zmm11, zmm11, [rbp + 320]                  ;    94.8 p5+p2   58 dst
        vmovdqu64 zmm13, [rbp + 16384]                    ;    56.8 p3      58 dst
        vpxord zmm13, zmm13, [rbp + 384]                  ;    95.3 p0+p2   58 dst
        vmovdqu64 zmm14, [rbp + 16064]                    ;    60.8 p3      58 dst
        vpxord zmm14, zmm14, [rbp + 576]                  ;    95.8 p5+p2   58 dst
        vmovdqu64 zmm15, [rbp + 14912]                    ;    55.8 p3      43 dst reload
        vmovdqu64 zmm17, [rbp + 14784]                    ;    56.0 p2      43 dst
        vpternlogd zmm17, zmm2, zmm15, 0x69               ;    96.3 p0      43 dst
        vpxord zmm20, zmm17, [rbp + 15104]                ;    97.3 p5+p3   43 dst
        vmovdqu64 zmm22, [rbp + 14720]                    ;    57.0 p2      43 dst reload
        vpxord zmm23, zmm17, zmm22                        ;    97.3 p0      43 dst
        vmovdqa64 zmm26, zmm17                            ;    97.3         43 dst copy
        vmovdqa64 zmm27, zmm20                            ;    98.3         43 dst copy
        vpxord zmm1, zmm1, [rbp + 832]                    ;    97.8 p5+p3   58 dst
        vpxord zmm10, zmm10, [rbp + 768]                  ;    98.3 p0+p2   58 dst
        vmovdqa64 zmm29, zmm23                            ;    98.3         43 dst copy
        vmovdqa64 zmm31, zmm23                            ;    98.3         43 dst copy
        vmovdqu64 [rbp + 16064], zmm1                     ;    98.8 p8+p9   58 dst spill
        vmovdqa64 zmm1, zmm23                             ;    98.3         43 dst copy
        vpternlogd zmm1, zmm15, [rbp + 14848], 0x96       ;    98.8 p5+p3   43 dst
        vpxord zmm27, zmm27, zmm1                         ;    99.8 p0      43 dst
        vpternlogd zmm6, zmm9, [rbp + 896], 0x96          ;    99.8 p5+p2   58 dst
        vpxord zmm9, zmm27, zmm0                          ;   100.8 p0      43 dst
        vmovdqu64 [rbp + 16384], zmm6                     ;   100.8 p7+p4   58 dst spill
        vmovdqa64 zmm6, zmm9                              ;   101.8         43 dst copy
        vpternlogd zmm6, zmm22, zmm15, 0xa6               ;   101.8 p5      43 dst
        vpternlogd zmm19, zmm21, [rbp + 960], 0x96        ;   101.3 p0+p3   58 dst
        vmovdqu64 zmm21, [rbp + 15040]                    ;    60.0 p2      43 dst reload
        vmovdqu64 [rbp + 16448], zmm19                    ;   102.3 p8+p9   58 dst spill
        vmovdqa64 zmm19, zmm20                            ;    98.3         43 dst copy
        vpternlogd zmm19, zmm20, zmm21, 0xa5              ;   101.8 p5      43 dst
        vpternlogd zmm21, zmm2, [rbp + 14848], 0x69       ;   102.3 p0+p3   43 dst
        vpternlogd zmm2, zmm19, zmm27, 0x1d               ;   102.8 p5      43 dst
        vpxord zmm29, zmm29, zmm21                        ;   103.3 p0      43 dst
        vpxord zmm28, zmm28, [rbp + 1024]                 ;   103.8 p5+p2   58 dst
        vmovdqu64 [rbp + 15616], zmm28                    ;   104.8 p7+p4   58 dst spill
        vmovdqa64 zmm28, zmm19                            ;   102.8         43 dst copy
        vpternlogd zmm28, zmm21, zmm21, 0xc3              ;   104.3 p0      43 dst
        vpternlogd zmm2, zmm28, zmm6, 0x69                ;   105.3 p5      43 dst
        vpxord zmm26, zmm26, zmm28                        ;   105.3 p0      43 dst
        vpternlogd zmm6, zmm26, zmm1, 0xb4                ;   106.3 p5      43 dst
        vpternlogd zmm23, zmm6, zmm0, 0x39                ;   107.3 p0      43 dst
        mov r8, qword [rbp + 23744]                       ;    58.3 p10     58 dst.7 reload
        vpternlogd zmm5, zmm4, [r8 + 5212]{1to16}, 0x96   ;   106.8 p5+p3   58 dst
        vpternlogd zmm8, zmm30, [rbp + 1088], 0x96        ;   107.3 p0+p2   58 dst
        vpternlogd zmm12, zmm16, [rbp + 1152], 0x96       ;   107.8 p5+p3   58 dst
        vpxord zmm4, zmm19, zmm22                         ;   108.3 p0      43 dst
        vmovdqu64 zmm16, [rbp + 14976]                    ;    63.0 p2      43 dst reload
        vmovdqa64 zmm30, zmm19                            ;   102.8         43 dst copy
        vpternlogd zmm30, zmm22, zmm16, 0xd4              ;   108.8 p5      43 dst
        vpternlogd zmm30, zmm23, [rbp + 14848], 0x69      ;   109.8 p0+p3   43 dst
        vmovdqa64 zmm23, zmm19                            ;   102.8         43 dst copy
        vpternlogd zmm23, zmm1, zmm16, 0x69               ;   109.8 p5      43 dst
        vmovdqu64 [rbp + 16512], zmm5                     ;   107.8 p8+p9   58 dst spill
        vmovdqa64 zmm5, zmm29                             ;   104.3         43 dst copy
        vpternlogd zmm5, zmm2, zmm0, 0x36                 ;   110.3 p0      43 dst
        vpternlogd zmm2, zmm28, zmm20, 0x78               ;   110.8 p5      43 dst
        vpternlogd zmm5, zmm23, zmm21, 0x2d               ;   111.3 p0      43 dst
        vmovdqu64 [rbp + 16576], zmm12                    ;   108.8 p7+p4   58 dst spill
        vmovdqa64 zmm12, zmm2                             ;   111.8         43 dst copy
        vpternlogd zmm12, zmm27, zmm17, 0x87              ;   111.8 p5      43 dst
        vmovdqu64 [rbp + 16640], zmm8                     ;   108.3 p8+p9   58 dst spill
        vmovdqa64 zmm8, zmm12                             ;   112.8         43 dst copy
        vpternlogd zmm8, zmm23, zmm29, 0x78               ;   112.8 p0      43 dst
        vpternlogd zmm8, zmm2, zmm6, 0x96                 ;   113.8 p5      43 dst
        vmovdqa64 zmm2, zmm8                              ;   114.8         43 dst copy
        vpternlogd zmm2, zmm12, zmm5, 0x59                ;   114.8 p0      43 dst
        vmovdqa64 zmm6, zmm2                              ;   115.8         43 dst copy
        vpternlogd zmm6, zmm12, zmm30, 0x36               ;   115.8 p5      43 dst
        vmovdqu64 [rbp + 16704], zmm10                    ;    99.3 p7+p4   58 dst spill
        vmovdqa64 zmm10, zmm6                             ;   116.8         43 dst copy
        vpternlogd zmm10, zmm8, zmm30, 0x9a               ;   116.8 p0      43 dst
        vpternlogd zmm6, zmm8, zmm30, 0x53                ;   116.8 p5      43 dst
        vpternlogd zmm15, zmm10, zmm29, 0x12              ;   117.8 p0      43 dst
        mov r9, qword [rbp + 23784]                       ;    64.3 p10     58 dst reload
        vmovdqu64 [r9], zmm3                              ;    93.3 p8+p9   58 dst
        vpxord zmm3, zmm10, zmm6                          ;   117.8 p5      43 dst
        vpternlogd zmm2, zmm30, zmm3, 0x39                ;   118.8 p0      43 dst
        vmovdqu64 [r9 + 128], zmm25                       ;    84.8 p7+p4   58 dst
        vmovdqu64 [r9 + 64], zmm24                        ;    93.8 p8+p9   58 dst
        vmovdqu64 zmm8, [rbp + 15232]                     ;    65.3 p2      43 dst reload
        vmovdqu64 zmm24, [rbp + 15296]                    ;    65.5 p3      58 dst
        vpternlogd zmm24, zmm8, [r8 + 5148]{1to16}, 0x96  ;   116.8 p5+p2   58 dst
        vmovdqu64 zmm8, [rbp + 15680]                     ;    66.5 p3      43 dst reload
        vmovdqu64 zmm25, [rbp + 15744]                    ;    67.3 p2      58 dst
        vpternlogd zmm25, zmm8, [r8 + 5180]{1to16}, 0x96  ;   117.3 p0+p3   58 dst
        vmovdqa64 zmm8, zmm3                              ;   118.8         43 dst copy
        vmovdqa64 zmm30, zmm3                             ;   118.8         43 dst copy
        vpternlogd zmm30, zmm23, zmm0, 0xf9               ;   118.8 p5      43 dst
        vmovdqu64 [rbp + 15680], zmm25                    ;   118.3 p7+p4   58 dst spill
        vmovdqa64 zmm25, zmm30                            ;   119.8         43 dst copy
        vmovdqu64 [rbp + 15744], zmm14                    ;    96.8 p8+p9   58 dst spill
        vmovdqa64 zmm14, zmm2                             ;   119.8         43 dst copy
        vpternlogd zmm14, zmm12, zmm5, 0xc6               ;   119.8 p0      43 dst
        vpternlogd zmm2, zmm12, zmm5, 0xd1                ;   119.8 p5      43 dst
        vmovdqu64 [r9 + 192], zmm18                       ;    94.3 p7+p4   58 dst
        vmovdqu64 [r9 + 256], zmm7                        ;    95.3 p8+p9   58 dst
        vpternlogd zmm1, zmm15, zmm14, 0x6c               ;   120.8 p0      43 dst
        vpandnd zmm5, zmm2, zmm29                         ;   120.8 p5      43 dst
        vpternlogd zmm26, zmm5, zmm14, 0x6c               ;   121.8 p0      43 dst
        vpxord zmm8, zmm8, zmm2                           ;   120.8 p5      43 dst
        vpxord zmm7, zmm2, zmm14                          ;   121.3 p0      43 dst
        vmovdqu64 [r9 + 512], zmm11                       ;    95.8 p7+p4   58 dst
        vpternlogd zmm14, zmm6, zmm6, 0xc3                ;   121.8 p5      43 dst
        vpternlogd zmm16, zmm7, zmm19, 0xde               ;   122.3 p0      43 dst
        vmovdqu64 [r9 + 576], zmm13                       ;    96.3 p8+p9   58 dst
        vpternlogd zmm30, zmm16, zmm1, 0x96               ;   123.3 p5      43 dst
        vpternlogd zmm22, zmm14, zmm8, 0x90               ;   123.3 p0      43 dst
        vpternlogd zmm27, zmm14, zmm8, 0x90               ;   123.8 p5      43 dst
        vpternlogd zmm17, zmm22, zmm14, 0x9c              ;   124.3 p0      43 dst
        vpternlogd zmm14, zmm0, zmm27, 0xa6               ;   124.8 p5      43 dst
        vpxord zmm25, zmm25, zmm14                        ;   125.8 p0      43 dst
        vpternlogd zmm10, zmm19, zmm17, 0x56              ;   125.8 p5      43 dst
        vpternlogd zmm17, zmm26, zmm30, 0x96              ;   126.3 p0      43 dst
        vpternlogd zmm2, zmm23, zmm17, 0xa6               ;   127.3 p5      43 dst
        vmovdqu64 zmm0, [rbp + 15744]                     ;    96.8 p2      58 dst reload
        vmovdqu64 [r9 + 768], zmm0                        ;   102.8 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 15680]                     ;   118.3 p3      58 dst reload
        vmovdqu64 [r9 + 960], zmm0                        ;   124.3 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 16704]                     ;    99.3 p2      58 dst reload
        vmovdqu64 [r9 + 1024], zmm0                       ;   105.3 p7+p4   58 dst
        vpandd zmm31, zmm31, zmm8                         ;   127.3 p0      43 dst
        vpternlogd zmm8, zmm9, zmm2, 0x6a                 ;   128.3 p5      43 dst
        vpternlogd zmm8, zmm27, zmm16, 0x96               ;   129.3 p0      43 dst
        vpternlogd zmm2, zmm20, zmm6, 0x78                ;   128.8 p5      43 dst
        vpternlogd zmm6, zmm28, zmm8, 0x6a                ;   130.3 p0      43 dst
        vpternlogd zmm3, zmm21, zmm6, 0xa6                ;   131.3 p5      43 dst
        vmovdqu64 zmm0, [rbp + 16064]                     ;    98.8 p3      58 dst reload
        vmovdqu64 [r9 + 1088], zmm0                       ;   104.8 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 16384]                     ;   100.8 p2      58 dst reload
        vmovdqu64 [r9 + 1152], zmm0                       ;   106.8 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 16448]                     ;   102.3 p3      58 dst reload
        vmovdqu64 [r9 + 1216], zmm0                       ;   108.3 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 15616]                     ;   104.8 p2      58 dst reload
        vmovdqu64 [r9 + 1280], zmm0                       ;   110.8 p7+p4   58 dst
        vpternlogd zmm31, zmm22, zmm3, 0x96               ;   132.3 p0      43 dst
        vpternlogd zmm3, zmm7, zmm4, 0x1e                 ;   132.3 p5      43 dst
        vmovdqu64 zmm0, [rbp + 16640]                     ;   108.3 p3      58 dst reload
        vmovdqu64 [r9 + 1344], zmm0                       ;   114.3 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 16576]                     ;   108.8 p2      58 dst reload
        vmovdqu64 [r9 + 1408], zmm0                       ;   114.8 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 16512]                     ;   107.8 p3      58 dst reload
        vmovdqu64 [r9 + 1472], zmm0                       ;   113.8 p8+p9   58 dst
        vmovdqu64 [r9 + 448], zmm24                       ;   117.8 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 15552]                     ;    76.8 p2      43 dst reload
        vmovdqu64 zmm4, [rbp + 192]                       ;    77.5 p3      58 dst
        vpternlogd zmm4, zmm0, [rbp + 15488], 0x96        ;   131.3 p0+p2   58 dst
        vmovdqu64 zmm0, [rbp + 15360]                     ;    78.5 p3      43 dst reload
        vmovdqu64 zmm7, [rbp + 256]                       ;    78.8 p2      58 dst
        vpternlogd zmm7, zmm0, [rbp + 15424], 0x96        ;   131.8 p5+p3   58 dst
        vmovdqu64 zmm0, [rbp + 16320]                     ;    79.8 p2      43 dst reload
        vmovdqu64 zmm9, [rbp + 448]                       ;    80.5 p3      58 dst
        vpternlogd zmm9, zmm0, [rbp + 16256], 0x96        ;   132.3 p0+p2   58 dst
        vpxord zmm30, zmm30, [rbp + 1280]                 ;   132.8 p5+p3   58 dst
        vmovdqu64 zmm0, [rbp + 16192]                     ;    81.8 p2      43 dst reload
        vmovdqu64 zmm11, [rbp + 512]                      ;    82.5 p3      58 dst
        vpternlogd zmm11, zmm0, [rbp + 16128], 0x96       ;   133.3 p0+p2   58 dst
        vmovdqu64 zmm0, [rbp + 16000]                     ;    83.5 p3      43 dst reload
        vmovdqu64 zmm12, [rbp + 640]                      ;    83.8 p2      58 dst
        vpternlogd zmm12, zmm0, [rbp + 15936], 0x96       ;   133.8 p5+p3   58 dst
        vpxord zmm17, zmm17, [rbp + 1216]                 ;   134.3 p0+p2   58 dst
        vmovdqu64 zmm0, [rbp + 15808]                     ;    85.5 p3      43 dst reload
        vmovdqu64 zmm13, [rbp + 704]                      ;    85.8 p2      58 dst
        vpternlogd zmm13, zmm0, [rbp + 15872], 0x96       ;   134.8 p5+p3   58 dst
        vpternlogd zmm3, zmm5, [r8 + 5244]{1to16}, 0x96   ;   135.3 p0+p2   58 dst
        vmovdqu64 [r9 + 320], zmm4                        ;   132.3 p8+p9   58 dst
        vpternlogd zmm25, zmm15, [rbp + 1344], 0x96       ;   135.8 p5+p3   58 dst
        vmovdqu64 [r9 + 384], zmm7                        ;   132.8 p7+p4   58 dst
        vmovdqu64 [r9 + 640], zmm9                        ;   133.3 p8+p9   58 dst
        vpxord zmm8, zmm8, [rbp + 1472]                   ;   136.3 p0+p2   58 dst
        vmovdqu64 zmm0, [rbp + 9536]                      ;    88.5 p3      43 dst reload
        vmovdqu64 zmm4, [rbp + 9344]                      ;    88.8 p2      43 dst
        vpternlogd zmm4, zmm0, zmm0, 0xc3                 ;   136.8 p5      43 dst
        vmovdqu64 [r9 + 704], zmm11                       ;   134.3 p7+p4   58 dst
        vmovdqu64 [r9 + 832], zmm12                       ;   134.8 p8+p9   58 dst
        vpternlogd zmm2, zmm1, [rbp + 1536], 0x96         ;   137.3 p0+p3   58 dst
        vmovdqu64 [r9 + 896], zmm13                       ;   135.8 p7+p4   58 dst
        vmovdqu64 [r9 + 1600], zmm30                      ;   133.8 p8+p9   58 dst
        vpternlogd zmm10, zmm6, [rbp + 1600], 0x96        ;   137.8 p5+p2   58 dst
        vpternlogd zmm31, zmm26, [rbp + 1408], 0x96       ;   138.3 p0+p3   58 dst
        vmovdqu64 [r9 + 1536], zmm17                      ;   135.3 p7+p4   58 dst
        vmovdqu64 [r9 + 1664], zmm25                      ;   136.8 p8+p9   58 dst
        vmovdqu64 [r9 + 1984], zmm3                       ;   136.3 p7+p4   58 dst
        vmovdqu64 [r9 + 1792], zmm8                       ;   137.3 p8+p9   58 dst
        vmovdqu64 [r9 + 1856], zmm2                       ;   138.3 p7+p4   58 dst
        vmovdqu64 [r9 + 1728], zmm31                      ;   139.3 p8+p9   58 dst
        vmovdqu64 [r9 + 1920], zmm10                      ;   138.8 p7+p4   58 dst
        vmovdqu64 zmm1, [rbp + 12096]                     ;    90.8 p2      43 dst reload
        vmovdqu64 zmm2, [rbp + 11904]                     ;    91.5 p3      43 dst
        vpternlogd zmm2, zmm1, zmm1, 0xc3                 ;   138.8 p5      43 dst
        vmovdqu64 zmm3, [rbp + 9280]                      ;    91.8 p2      43 dst reload
        vmovdqu64 zmm5, [rbp + 9152]                      ;    92.5 p3      43 dst
        vpternlogd zmm5, zmm4, zmm3, 0x69                 ;   139.3 p0      43 dst
        vpxord zmm6, zmm5, [rbp + 9472]                   ;   140.3 p5+p2   43 dst
        vmovdqu64 zmm7, [rbp + 9088]                      ;    93.5 p3      43 dst reload
        vpxord zmm8, zmm5, zmm7                           ;   140.3 p0      43 dst
        vmovdqa64 zmm9, zmm5                              ;   140.3         43 dst copy
        vmovdqa64 zmm10, zmm6                             ;   141.3         43 dst copy
        vmovdqa64 zmm11, zmm8                             ;   141.3         43 dst copy
        vmovdqu64 zmm12, [rbp + 9216]                     ;    93.8 p2      43 dst reload
        vmovdqa64 zmm13, zmm8                             ;   141.3         43 dst copy
        vpternlogd zmm13, zmm3, zmm12, 0x96               ;   141.3 p5      43 dst
        vpxord zmm10, zmm10, zmm13                        ;   142.3 p0      43 dst
        vmovdqu64 zmm14, [rbp + 9408]                     ;    94.5 p3      43 dst reload
        vmovdqa64 zmm15, zmm12                            ;    99.8         43 dst copy
        vpternlogd zmm15, zmm4, zmm14, 0x69               ;   141.8 p5      43 dst
        vpternlogd zmm14, zmm6, zmm6, 0xc3                ;   142.3 p0      43 dst
        vpternlogd zmm4, zmm14, zmm10, 0x1d               ;   143.3 p5      43 dst
        vpxord zmm11, zmm11, zmm15                        ;   143.3 p0      43 dst
        vpxord zmm16, zmm10, zmm0                         ;   143.8 p5      43 dst
        vmovdqa64 zmm17, zmm8                             ;   141.3         43 dst copy
        vmovdqa64 zmm18, zmm16                            ;   144.8         43 dst copy
        vpternlogd zmm18, zmm7, zmm3, 0xa6                ;   144.8 p0      43 dst
        vmovdqu64 zmm19, [rbp + 9344]                     ;    94.8 p2      43 dst reload
        vmovdqa64 zmm20, zmm14                            ;   143.3         43 dst copy
        vpternlogd zmm20, zmm7, zmm19, 0xd4               ;   144.8 p5      43 dst
        vpxord zmm21, zmm14, zmm7                         ;   145.3 p0      43 dst
        vmovdqa64 zmm22, zmm14                            ;   143.3         43 dst copy
        vpternlogd zmm22, zmm15, zmm15, 0xc3              ;   145.8 p5      43 dst
        vpternlogd zmm4, zmm22, zmm18, 0x69               ;   146.8 p0      43 dst
        vpxord zmm9, zmm9, zmm22                          ;   146.8 p5      43 dst
        vpternlogd zmm18, zmm9, zmm13, 0xb4               ;   147.8 p0      43 dst
        vpternlogd zmm8, zmm18, zmm0, 0x39                ;   148.8 p5      43 dst
        vpternlogd zmm20, zmm8, zmm12, 0x69               ;   149.8 p0      43 dst
        vmovdqa64 zmm8, zmm14                             ;   143.3         43 dst copy
        vpternlogd zmm8, zmm13, zmm19, 0x69               ;   148.8 p5      43 dst
        vmovdqa64 zmm12, zmm11                            ;   144.3         43 dst copy
        vpternlogd zmm12, zmm4, zmm0, 0x36                ;   149.3 p0      43 dst
        vpternlogd zmm4, zmm22, zmm6, 0x78                ;   149.8 p5      43 dst
        vpternlogd zmm12, zmm8, zmm15, 0x2d               ;   150.3 p0      43 dst
        vmovdqa64 zmm23, zmm4                             ;   150.8         43 dst copy
        vpternlogd zmm23, zmm10, zmm5, 0x87               ;   150.8 p5      43 dst
        vmovdqa64 zmm24, zmm23                            ;   151.8         43 dst copy
        vpternlogd zmm24, zmm8, zmm11, 0x78               ;   151.8 p0      43 dst
        vpternlogd zmm24, zmm4, zmm18, 0x96               ;   152.8 p5      43 dst
        vmovdqu64 zmm4, [rbp + 11840]                     ;    95.5 p3      43 dst reload
        vmovdqu64 zmm18, [rbp + 11712]                    ;    95.8 p2      43 dst
        vpternlogd zmm18, zmm2, zmm4, 0x69                ;   152.3 p0      43 dst
        vmovdqa64 zmm25, zmm24                            ;   153.8         43 dst copy
        vpternlogd zmm25, zmm23, zmm12, 0x59              ;   153.8 p5      43 dst
        vmovdqa64 zmm26, zmm25                            ;   154.8         43 dst copy
        vpternlogd zmm26, zmm23, zmm20, 0x36              ;   154.8 p0      43 dst
        vmovdqa64 zmm27, zmm26                            ;   155.8         43 dst copy
        vpternlogd zmm27, zmm24, zmm20, 0x9a              ;   155.8 p5      43 dst
        vpternlogd zmm26, zmm24, zmm20, 0x53              ;   155.8 p0      43 dst
        vpternlogd zmm3, zmm27, zmm11, 0x12               ;   156.8 p5      43 dst
        vpxord zmm24, zmm27, zmm26                        ;   156.8 p0      43 dst
        vpternlogd zmm25, zmm20, zmm24, 0x39              ;   157.8 p5      43 dst
        vmovdqa64 zmm20, zmm24                            ;   157.8         43 dst copy
        vmovdqu64 zmm28, [rbp + 11776]                    ;    96.5 p3      43 dst reload
        vmovdqu64 zmm29, [rbp + 11968]                    ;    96.8 p2      43 dst
        vpternlogd zmm29, zmm2, zmm28, 0x69               ;   156.3 p0      43 dst
        vmovdqa64 zmm30, zmm24                            ;   157.8         43 dst copy
        vpternlogd zmm30, zmm8, zmm0, 0xf9                ;   157.8 p5      43 dst
        vmovdqa64 zmm31, zmm25                            ;   158.8         43 dst copy
        vpternlogd zmm31, zmm23, zmm12, 0xc6              ;   158.8 p0      43 dst
        vpternlogd zmm25, zmm23, zmm12, 0xd1              ;   158.8 p5      43 dst
        vpternlogd zmm13, zmm3, zmm31, 0x6c               ;   159.8 p0      43 dst
        vpandnd zmm11, zmm25, zmm11                       ;   159.8 p5      43 dst
        vpternlogd zmm9, zmm11, zmm31, 0x6c               ;   160.8 p0      43 dst
        vpxord zmm20, zmm20, zmm25                        ;   159.8 p5      43 dst
        vpxord zmm12, zmm25, zmm31                        ;   160.3 p0      43 dst
        vpternlogd zmm31, zmm26, zmm26, 0xc3              ;   160.8 p5      43 dst
        vpternlogd zmm19, zmm12, zmm14, 0xde              ;   161.3 p0      43 dst
        vpternlogd zmm7, zmm31, zmm20, 0x90               ;   161.8 p5      43 dst
        vpternlogd zmm10, zmm31, zmm20, 0x90              ;   162.3 p0      43 dst
        vpternlogd zmm5, zmm7, zmm31, 0x9c                ;   162.8 p5      43 dst
        vpternlogd zmm27, zmm14, zmm5, 0x56               ;   163.8 p0      43 dst
        vpternlogd zmm31, zmm10, zmm0, 0x6c               ;   163.8 p5      43 dst
        vpternlogd zmm31, zmm0, zmm30, 0x96               ;   164.8 p0      43 dst
        vpternlogd zmm30, zmm19, zmm13, 0x96              ;   164.8 p5      43 dst
        vmovdqu64 zmm0, [rbp + 14656]                     ;    99.3 p3      43 dst reload
        vmovdqu64 zmm14, [rbp + 14464]                    ;    99.5 p2      43 dst
        vpternlogd zmm14, zmm0, zmm0, 0xc3                ;   165.3 p0      43 dst
        vpternlogd zmm5, zmm9, zmm30, 0x96                ;   165.8 p5      43 dst
        vpternlogd zmm25, zmm8, zmm5, 0xa6                ;   166.8 p0      43 dst
        vpandd zmm17, zmm17, zmm20                        ;   166.8 p5      43 dst
        vpternlogd zmm20, zmm16, zmm25, 0x6a              ;   167.8 p0      43 dst
        vpternlogd zmm20, zmm10, zmm19, 0x96              ;   168.8 p5      43 dst
        vpternlogd zmm25, zmm6, zmm26, 0x78               ;   168.3 p0      43 dst
        vpternlogd zmm26, zmm22, zmm20, 0x6a              ;   169.8 p5      43 dst
        vpternlogd zmm24, zmm15, zmm26, 0xa6              ;   170.8 p0      43 dst
        vpternlogd zmm17, zmm7, zmm24, 0x96               ;   171.8 p5      43 dst
        vpternlogd zmm24, zmm12, zmm21, 0x1e              ;   171.8 p0      43 dst
        vpxord zmm6, zmm18, [rbp + 12032]                 ;   170.8 p5+p3   43 dst
        vmovdqu64 zmm7, [rbp + 11648]                     ;   101.7 p2      43 dst reload
        vpxord zmm8, zmm18, zmm7                          ;   171.3 p0      43 dst
        vmovdqa64 zmm10, zmm18                            ;   153.3         43 dst copy
        vpxord zmm12, zmm29, zmm8                         ;   172.3 p5      43 dst
        vmovdqa64 zmm15, zmm6                             ;   171.8         43 dst copy
        vmovdqa64 zmm16, zmm6                             ;   171.8         43 dst copy
        vpternlogd zmm16, zmm6, [rbp + 11968], 0xa5       ;   172.3 p0+p3   43 dst
        vmovdqa64 zmm19, zmm28                            ;   103.0         43 dst copy
        vpternlogd zmm19, zmm8, zmm4, 0x96                ;   172.8 p5      43 dst
        vpxord zmm15, zmm15, zmm19                        ;   173.8 p0      43 dst
        vpternlogd zmm2, zmm16, zmm15, 0x1d               ;   174.8 p5      43 dst
        vpxord zmm21, zmm15, zmm1                         ;   174.8 p0      43 dst
        vmovdqa64 zmm22, zmm21                            ;   175.8         43 dst copy
        vpternlogd zmm22, zmm7, zmm4, 0xa6                ;   175.8 p5      43 dst
        vmovdqa64 zmm23, zmm8                             ;   172.3         43 dst copy
        vmovdqu64 [rbp + 15872], zmm11                    ;   160.8 p8+p9   43 dst spill
        vmovdqa64 zmm11, zmm16                            ;   173.3         43 dst copy
        vpternlogd zmm11, zmm29, zmm29, 0xc3              ;   175.3 p0      43 dst
        vpternlogd zmm2, zmm11, zmm22, 0x69               ;   176.8 p5      43 dst
        vpxord zmm10, zmm10, zmm11                        ;   176.3 p0      43 dst
        vpternlogd zmm22, zmm10, zmm19, 0xb4              ;   177.3 p5      43 dst
        vpternlogd zmm8, zmm22, zmm1, 0x39                ;   178.3 p0      43 dst
        vmovdqu64 [rbp + 15808], zmm24                    ;   172.8 p7+p4   43 dst spill
        vmovdqa64 zmm24, zmm12                            ;   173.3         43 dst copy
        vpternlogd zmm24, zmm2, zmm1, 0x36                ;   177.8 p5      43 dst
        vpternlogd zmm2, zmm11, zmm6, 0x78                ;   178.3 p0      43 dst
        vmovdqu64 [rbp + 15936], zmm27                    ;   164.8 p8+p9   43 dst spill
        vpxord zmm27, zmm16, zmm7                         ;   178.8 p5      43 dst
        vmovdqu64 [rbp + 16000], zmm26                    ;   170.8 p7+p4   43 dst spill
        vmovdqa64 zmm26, zmm2                             ;   179.3         43 dst copy
        vpternlogd zmm26, zmm15, zmm18, 0x87              ;   179.3 p0      43 dst
        vmovdqu64 [rbp + 16128], zmm13                    ;   160.8 p8+p9   43 dst spill
        vmovdqa64 zmm13, zmm16                            ;   173.3         43 dst copy
        vpternlogd zmm13, zmm7, [rbp + 11904], 0xd4       ;   179.8 p5+p2   43 dst
        vpternlogd zmm13, zmm8, zmm28, 0x69               ;   180.8 p0      43 dst
        vmovdqu64 zmm8, [rbp + 11904]                     ;   107.8 p3      43 dst reload
        vmovdqa64 zmm28, zmm16                            ;   173.3         43 dst copy
        vpternlogd zmm28, zmm19, zmm8, 0x69               ;   180.8 p5      43 dst
        vpternlogd zmm24, zmm28, zmm29, 0x2d              ;   181.8 p0      43 dst
        vmovdqu64 [rbp + 16192], zmm25                    ;   169.3 p7+p4   43 dst spill
        vmovdqa64 zmm25, zmm26                            ;   180.3         43 dst copy
        vpternlogd zmm25, zmm28, zmm12, 0x78              ;   181.8 p5      43 dst
        vpternlogd zmm25, zmm2, zmm22, 0x96               ;   182.8 p0      43 dst
        vmovdqa64 zmm2, zmm25                             ;   183.8         43 dst copy
        vpternlogd zmm2, zmm26, zmm24, 0x59               ;   183.8 p5      43 dst
        vmovdqa64 zmm22, zmm2                             ;   184.8         43 dst copy
        vpternlogd zmm22, zmm26, zmm13, 0x36              ;   184.8 p0      43 dst
        vmovdqu64 [rbp + 16256], zmm20                    ;   169.8 p8+p9   43 dst spill
        vmovdqa64 zmm20, zmm22                            ;   185.8         43 dst copy
        vpternlogd zmm20, zmm25, zmm13, 0x9a              ;   185.8 p5      43 dst
        vpternlogd zmm22, zmm25, zmm13, 0x53              ;   185.8 p0      43 dst
        vpternlogd zmm4, zmm20, zmm12, 0x12               ;   186.8 p5      43 dst
        vpxord zmm25, zmm20, zmm22                        ;   186.8 p0      43 dst
        vpternlogd zmm2, zmm13, zmm25, 0x39               ;   187.8 p5      43 dst
        vmovdqa64 zmm13, zmm25                            ;   187.8         43 dst copy
        vmovdqu64 [rbp + 16320], zmm9                     ;   161.8 p7+p4   43 dst spill
        vmovdqa64 zmm9, zmm25                             ;   187.8         43 dst copy
        vpternlogd zmm9, zmm28, zmm1, 0xf9                ;   187.8 p0      43 dst
        vmovdqu64 [rbp + 15424], zmm17                    ;   172.8 p8+p9   43 dst spill
        vmovdqa64 zmm17, zmm9                             ;   188.8         43 dst copy
        vmovdqu64 [rbp + 15360], zmm3                     ;   157.8 p7+p4   43 dst spill
        vmovdqa64 zmm3, zmm2                              ;   188.8         43 dst copy
        vpternlogd zmm3, zmm26, zmm24, 0xc6               ;   188.8 p5      43 dst
        vpternlogd zmm2, zmm26, zmm24, 0xd1               ;   188.8 p0      43 dst
        vpternlogd zmm19, zmm4, zmm3, 0x6c                ;   189.8 p5      43 dst
        vpandnd zmm12, zmm2, zmm12                        ;   189.8 p0      43 dst
        vpternlogd zmm10, zmm12, zmm3, 0x6c               ;   190.8 p5      43 dst
        vpxord zmm13, zmm13, zmm2                         ;   189.8 p0      43 dst
        vpxord zmm24, zmm2, zmm3                          ;   189.8 p5      43 dst
        vpternlogd zmm8, zmm24, zmm16, 0xde               ;   190.8 p0      43 dst
        vpternlogd zmm3, zmm22, zmm22, 0xc3               ;   190.8 p5      43 dst
        vpternlogd zmm9, zmm8, zmm19, 0x96                ;   191.8 p0      43 dst
        vpternlogd zmm7, zmm3, zmm13, 0x90                ;   191.8 p5      43 dst
        vpternlogd zmm15, zmm3, zmm13, 0x90               ;   192.3 p0      43 dst
        vpternlogd zmm18, zmm7, zmm3, 0x9c                ;   192.8 p5      43 dst
        vpternlogd zmm3, zmm1, zmm15, 0xa6                ;   193.3 p0      43 dst
        vpxord zmm17, zmm17, zmm3                         ;   194.3 p5      43 dst
        vmovdqu64 zmm1, [rbp + 9024]                      ;   114.8 p2      43 dst reload
        vmovdqu64 zmm3, [rbp + 8832]                      ;   115.0 p3      43 dst
        vpternlogd zmm3, zmm1, zmm1, 0xc3                 ;   194.3 p0      43 dst
        vpternlogd zmm20, zmm16, zmm18, 0x56              ;   194.8 p5      43 dst
        vpternlogd zmm18, zmm10, zmm9, 0x96               ;   195.3 p0      43 dst
        vpternlogd zmm2, zmm28, zmm18, 0xa6               ;   196.3 p5      43 dst
        vpandd zmm23, zmm23, zmm13                        ;   196.3 p0      43 dst
        vpternlogd zmm13, zmm21, zmm2, 0x6a               ;   197.3 p5      43 dst
        vpternlogd zmm13, zmm15, zmm8, 0x96               ;   198.3 p0      43 dst
        vpternlogd zmm2, zmm6, zmm22, 0x78                ;   197.8 p5      43 dst
        vpternlogd zmm22, zmm11, zmm13, 0x6a              ;   199.3 p0      43 dst
        vpternlogd zmm25, zmm29, zmm22, 0xa6              ;   200.3 p5      43 dst
        vmovdqu64 zmm6, [rbp + 14400]                     ;   116.8 p2      43 dst reload
        vmovdqu64 zmm8, [rbp + 14272]                     ;   117.0 p3      43 dst
        vpternlogd zmm8, zmm14, zmm6, 0x69                ;   199.3 p0      43 dst
        vmovdqu64 zmm11, [rbp + 14336]                    ;   117.8 p2      43 dst reload
        vmovdqu64 zmm15, [rbp + 14528]                    ;   118.0 p3      43 dst
        vpternlogd zmm15, zmm14, zmm11, 0x69              ;   199.8 p5      43 dst
        vpternlogd zmm23, zmm7, zmm25, 0x96               ;   201.3 p0      43 dst
        vpternlogd zmm25, zmm24, zmm27, 0x1e              ;   201.3 p5      43 dst
        vpxord zmm7, zmm8, [rbp + 14592]                  ;   201.3 p0+p2   43 dst
        vmovdqu64 zmm16, [rbp + 14208]                    ;   119.0 p3      43 dst reload
        vpxord zmm21, zmm8, zmm16                         ;   201.8 p5      43 dst
        vmovdqa64 zmm24, zmm8                             ;   200.3         43 dst copy
        vmovdqa64 zmm26, zmm7                             ;   202.3         43 dst copy
        vpxord zmm27, zmm15, zmm21                        ;   202.8 p0      43 dst
        vmovdqa64 zmm28, zmm11                            ;   123.8         43 dst copy
        vpternlogd zmm28, zmm21, zmm6, 0x96               ;   202.8 p5      43 dst
        vpxord zmm26, zmm26, zmm28                        ;   203.8 p0      43 dst
        vpxord zmm29, zmm26, zmm0                         ;   204.8 p5      43 dst
        vmovdqu64 [rbp + 15488], zmm12                    ;   190.8 p8+p9   43 dst spill
        vmovdqa64 zmm12, zmm29                            ;   205.8         43 dst copy
        vpternlogd zmm12, zmm16, zmm6, 0xa6               ;   205.8 p0      43 dst
        vmovdqu64 [rbp + 15552], zmm25                    ;   202.3 p7+p4   43 dst spill
        vmovdqa64 zmm25, zmm21                            ;   202.8         43 dst copy
        vmovdqu64 [rbp + 16512], zmm20                    ;   195.8 p8+p9   43 dst spill
        vmovdqa64 zmm20, zmm16                            ;   125.0         43 dst copy
        vmovdqu64 [rbp + 16576], zmm22                    ;   200.3 p7+p4   43 dst spill
        vmovdqa64 zmm22, zmm1                             ;   121.2         43 dst copy
        vmovdqu64 [rbp + 16640], zmm19                    ;   190.8 p8+p9   43 dst spill
        vmovdqa64 zmm19, zmm7                             ;   202.3         43 dst copy
        vpternlogd zmm19, zmm7, [rbp + 14528], 0xa5       ;   204.8 p5+p2   43 dst
        vpternlogd zmm14, zmm19, zmm26, 0x1d              ;   205.8 p0      43 dst
        vpxord zmm20, zmm20, zmm19                        ;   205.8 p5      43 dst
        vmovdqu64 [rbp + 15616], zmm2                     ;   198.8 p7+p4   43 dst spill
        vmovdqa64 zmm2, zmm19                             ;   205.8         43 dst copy
        vpternlogd zmm2, zmm15, zmm15, 0xc3               ;   206.3 p0      43 dst
        vpternlogd zmm14, zmm2, zmm12, 0x69               ;   207.3 p5      43 dst
        vpxord zmm24, zmm24, zmm2                         ;   207.3 p0      43 dst
        vpternlogd zmm12, zmm24, zmm28, 0xb4              ;   208.3 p5      43 dst
        vpternlogd zmm21, zmm12, zmm0, 0x39               ;   209.3 p0      43 dst
        vmovdqu64 [rbp + 16448], zmm13                    ;   199.3 p8+p9   43 dst spill
        vmovdqa64 zmm13, zmm27                            ;   203.8         43 dst copy
        vpternlogd zmm13, zmm14, zmm0, 0x36               ;   208.8 p5      43 dst
        vpternlogd zmm14, zmm2, zmm7, 0x78                ;   209.3 p0      43 dst
        vmovdqu64 [rbp + 16384], zmm10                    ;   191.8 p7+p4   43 dst spill
        vmovdqa64 zmm10, zmm14                            ;   210.3         43 dst copy
        vpternlogd zmm10, zmm26, zmm8, 0x87               ;   210.3 p5      43 dst
        vmovdqu64 [rbp + 16064], zmm23                    ;   202.3 p8+p9   43 dst spill
        vmovdqa64 zmm23, zmm19                            ;   205.8         43 dst copy
        vpternlogd zmm23, zmm16, [rbp + 14464], 0xd4      ;   210.3 p0+p3   43 dst
        vpternlogd zmm23, zmm21, zmm11, 0x69              ;   211.3 p5      43 dst
        vmovdqu64 zmm11, [rbp + 14464]                    ;   125.5 p2      43 dst reload
        vmovdqa64 zmm21, zmm19                            ;   205.8         43 dst copy
        vpternlogd zmm21, zmm28, zmm11, 0x69              ;   211.3 p0      43 dst
        vpternlogd zmm13, zmm21, zmm15, 0x2d              ;   212.3 p5      43 dst
        vmovdqu64 [rbp + 16704], zmm4                     ;   187.8 p7+p4   43 dst spill
        vmovdqa64 zmm4, zmm10                             ;   211.3         43 dst copy
        vpternlogd zmm4, zmm21, zmm27, 0x78               ;   212.3 p0      43 dst
        vpternlogd zmm4, zmm14, zmm12, 0x96               ;   213.3 p5      43 dst
        vmovdqa64 zmm12, zmm4                             ;   214.3         43 dst copy
        vpternlogd zmm12, zmm10, zmm13, 0x59              ;   214.3 p0      43 dst
        vmovdqa64 zmm14, zmm12                            ;   215.3         43 dst copy
        vpternlogd zmm14, zmm10, zmm23, 0x36              ;   215.3 p5      43 dst
        vmovdqu64 [rbp + 15680], zmm17                    ;   195.3 p8+p9   43 dst spill
        vmovdqa64 zmm17, zmm14                            ;   216.3         43 dst copy
        vpternlogd zmm17, zmm4, zmm23, 0x9a               ;   216.3 p0      43 dst
        vpternlogd zmm14, zmm4, zmm23, 0x53               ;   216.3 p5      43 dst
        vpternlogd zmm6, zmm17, zmm27, 0x12               ;   217.3 p0      43 dst
        vpxord zmm4, zmm17, zmm14                         ;   217.3 p5      43 dst
        vpternlogd zmm12, zmm23, zmm4, 0x39               ;   218.3 p0      43 dst
        vmovdqa64 zmm23, zmm4                             ;   218.3         43 dst copy
        vmovdqu64 [rbp + 15744], zmm9                     ;   192.8 p7+p4   43 dst spill
        vmovdqa64 zmm9, zmm4                              ;   218.3         43 dst copy
        vpternlogd zmm9, zmm21, zmm0, 0xf9                ;   218.3 p5      43 dst
        vmovdqu64 [rbp + 15232], zmm18                    ;   196.3 p8+p9   43 dst spill
        vmovdqa64 zmm18, zmm12                            ;   219.3         43 dst copy
        vpternlogd zmm18, zmm10, zmm13, 0xc6              ;   219.3 p0      43 dst
        vpternlogd zmm12, zmm10, zmm13, 0xd1              ;   219.3 p5      43 dst
        vpternlogd zmm28, zmm6, zmm18, 0x6c               ;   220.3 p0      43 dst
        vpandnd zmm10, zmm12, zmm27                       ;   220.3 p5      43 dst
        vpternlogd zmm24, zmm10, zmm18, 0x6c              ;   221.3 p0      43 dst
        vpxord zmm23, zmm23, zmm12                        ;   220.3 p5      43 dst
        vpxord zmm13, zmm12, zmm18                        ;   220.3 p0      43 dst
        vpxord zmm5, zmm5, [rbp + 1664]                   ;   220.8 p5+p3   58 dst
        vpternlogd zmm11, zmm13, zmm19, 0xde              ;   221.3 p0      43 dst
        vpternlogd zmm18, zmm14, zmm14, 0xc3              ;   221.8 p5      43 dst
        vpternlogd zmm16, zmm18, zmm23, 0x90              ;   222.8 p0      43 dst
        vpternlogd zmm26, zmm18, zmm23, 0x90              ;   222.8 p5      43 dst
        vpternlogd zmm8, zmm16, zmm18, 0x9c               ;   223.8 p0      43 dst
        vpternlogd zmm17, zmm19, zmm8, 0x56               ;   224.8 p5      43 dst
        vpternlogd zmm18, zmm26, zmm0, 0x6c               ;   224.3 p0      43 dst
        vpternlogd zmm18, zmm0, zmm9, 0x96                ;   225.3 p5      43 dst
        vpternlogd zmm9, zmm11, zmm28, 0x96               ;   225.3 p0      43 dst
        vmovdqu64 zmm0, [rbp + 16256]                     ;   169.8 p2      58 dst
        vpxord zmm30, zmm30, [rbp + 1728]                 ;   225.8 p5+p3   58 dst
        vpxord zmm0, zmm0, [rbp + 1920]                   ;   226.3 p0+p2   58 dst
        vmovdqu64 zmm19, [rbp + 1792]                     ;   133.7 p3      58 dst reload
        vpternlogd zmm31, zmm19, [rbp + 15360], 0x96      ;   226.8 p5+p2   58 dst
        vpternlogd zmm8, zmm24, zmm9, 0x96                ;   227.3 p0      43 dst
        vpternlogd zmm12, zmm21, zmm8, 0xa6               ;   228.3 p5      43 dst
        vmovdqu64 zmm19, [rbp + 15872]                    ;   160.8 p3      43 dst reload
        vmovdqu64 zmm21, [rbp + 15808]                    ;   172.8 p2      58 dst
        vpternlogd zmm21, zmm19, [r8 + 5276]{1to16}, 0x96 ;   228.3 p0+p3   58 dst
        vpandd zmm25, zmm25, zmm23                        ;   228.8 p5      43 dst
        vpternlogd zmm23, zmm29, zmm12, 0x6a              ;   229.3 p0      43 dst
        vpternlogd zmm23, zmm26, zmm11, 0x96              ;   230.3 p5      43 dst
        vmovdqu64 zmm11, [rbp + 15232]                    ;   196.3 p2      58 dst
        vpxord zmm11, zmm11, [rbp + 2112]                 ;   230.3 p0+p3   58 dst
        vmovdqu64 zmm19, [rbp + 15424]                    ;   172.8 p2      43 dst reload
        vmovdqu64 zmm26, [rbp + 1856]                     ;   137.7 p3      58 dst
        vpternlogd zmm26, zmm19, [rbp + 16320], 0x96      ;   230.8 p5+p2   58 dst
        vmovdqu64 zmm19, [rbp + 8768]                     ;   138.7 p3      43 dst reload
        vmovdqu64 zmm27, [rbp + 8640]                     ;   139.5 p2      43 dst
        vpternlogd zmm27, zmm3, zmm19, 0x69               ;   231.3 p0      43 dst
        vpternlogd zmm12, zmm7, zmm14, 0x78               ;   231.8 p5      43 dst
        vpternlogd zmm14, zmm2, zmm23, 0x6a               ;   232.3 p0      43 dst
        vmovdqu64 zmm2, [rbp + 8704]                      ;   139.7 p3      43 dst reload
        vmovdqu64 zmm7, [rbp + 8896]                      ;   140.5 p2      43 dst
        vpternlogd zmm7, zmm3, zmm2, 0x69                 ;   232.8 p5      43 dst
        vpternlogd zmm4, zmm15, zmm14, 0xa6               ;   233.3 p0      43 dst
        vmovdqu64 zmm15, [rbp + 15744]                    ;   192.8 p3      58 dst
        vpxord zmm15, zmm15, [rbp + 2176]                 ;   233.8 p5+p2   58 dst
        vpternlogd zmm25, zmm16, zmm4, 0x96               ;   234.3 p0      43 dst
        vpternlogd zmm4, zmm13, zmm20, 0x1e               ;   234.8 p5      43 dst
        vmovdqu64 zmm13, [rbp + 16448]                    ;   199.3 p3      58 dst
        vpxord zmm13, zmm13, [rbp + 2368]                 ;   235.3 p0+p2   58 dst
        vmovdqu64 zmm16, [rbp + 15488]                    ;   190.8 p3      43 dst reload
        vmovdqu64 zmm20, [rbp + 15552]                    ;   202.3 p2      58 dst
        vpternlogd zmm20, zmm16, [r8 + 5308]{1to16}, 0x96 ;   235.8 p5+p3   58 dst
        vpxord zmm16, zmm27, [rbp + 8960]                 ;   236.3 p0+p2   43 dst
        vpxord zmm8, zmm8, [rbp + 2560]                   ;   236.8 p5+p3   58 dst
        vmovdqu64 zmm29, [rbp + 8576]                     ;   145.5 p2      43 dst reload
        vmovdqu64 [rbp + 15488], zmm8                     ;   237.8 p7+p4   58 dst spill
        vpxord zmm8, zmm27, zmm29                         ;   237.3 p0      43 dst
        vpxord zmm9, zmm9, [rbp + 2624]                   ;   237.8 p5+p3   58 dst
        vmovdqu64 [rbp + 15552], zmm9                     ;   238.8 p8+p9   58 dst spill
        vmovdqa64 zmm9, zmm27                             ;   232.3         43 dst copy
        vmovdqu64 [rbp + 16448], zmm20                    ;   236.8 p7+p4   58 dst spill
        vmovdqa64 zmm20, zmm16                            ;   237.3         43 dst copy
        vmovdqu64 [rbp + 15744], zmm13                    ;   236.3 p8+p9   58 dst spill
        vmovdqa64 zmm13, zmm2                             ;   145.7         43 dst copy
        vpternlogd zmm13, zmm8, zmm19, 0x96               ;   238.3 p0      43 dst
        vpxord zmm20, zmm20, zmm13                        ;   239.3 p5      43 dst
        vpxord zmm22, zmm22, zmm20                        ;   240.3 p0      43 dst
        vpternlogd zmm18, zmm6, [rbp + 2688], 0x96        ;   239.8 p5+p2   58 dst
        vpxord zmm6, zmm8, zmm7                           ;   240.3 p0      43 dst
        vpternlogd zmm25, zmm24, [rbp + 2752], 0x96       ;   240.8 p5+p3   58 dst
        vmovdqa64 zmm24, zmm22                            ;   241.3         43 dst copy
        vpternlogd zmm24, zmm29, zmm19, 0xa6              ;   241.3 p0      43 dst
        vpxord zmm23, zmm23, [rbp + 2816]                 ;   241.8 p5+p2   58 dst
        vmovdqu64 [rbp + 16320], zmm23                    ;   242.8 p7+p4   58 dst spill
        vmovdqa64 zmm23, zmm8                             ;   238.3         43 dst copy
        vmovdqu64 [rbp + 15424], zmm25                    ;   241.8 p8+p9   58 dst spill
        vmovdqa64 zmm25, zmm29                            ;   151.5         43 dst copy
        vmovdqu64 [rbp + 15232], zmm18                    ;   240.8 p7+p4   58 dst spill
        vmovdqa64 zmm18, zmm16                            ;   237.3         43 dst copy
        vpternlogd zmm18, zmm16, [rbp + 8896], 0xa5       ;   242.3 p0+p3   43 dst
        vpternlogd zmm3, zmm18, zmm20, 0x1d               ;   243.3 p5      43 dst
        vpxord zmm25, zmm25, zmm18                        ;   243.3 p0      43 dst
        vpternlogd zmm12, zmm28, [rbp + 2880], 0x96       ;   243.8 p5+p2   58 dst
        vmovdqa64 zmm28, zmm18                            ;   243.3         43 dst copy
        vpternlogd zmm28, zmm7, zmm7, 0xc3                ;   244.3 p0      43 dst
        vpternlogd zmm3, zmm28, zmm24, 0x69               ;   245.3 p5      43 dst
        vpxord zmm9, zmm9, zmm28                          ;   245.3 p0      43 dst
        vpternlogd zmm24, zmm9, zmm13, 0xb4               ;   246.3 p5      43 dst
        vpternlogd zmm8, zmm24, zmm1, 0x39                ;   247.3 p0      43 dst
        vpternlogd zmm4, zmm10, [r8 + 5340]{1to16}, 0x96  ;   246.8 p5+p3   58 dst
        vpternlogd zmm17, zmm14, [rbp + 2944], 0x96       ;   247.3 p0+p2   58 dst
        vmovdqu64 zmm10, [rbp + 8832]                     ;   149.7 p3      43 dst reload
        vmovdqa64 zmm14, zmm18                            ;   243.3         43 dst copy
        vpternlogd zmm14, zmm29, zmm10, 0xd4              ;   247.8 p5      43 dst
        vpternlogd zmm14, zmm8, zmm2, 0x69                ;   248.8 p0      43 dst
        vmovdqa64 zmm2, zmm18                             ;   243.3         43 dst copy
        vpternlogd zmm2, zmm13, zmm10, 0x69               ;   248.8 p5      43 dst
        vmovdqa64 zmm8, zmm6                              ;   241.3         43 dst copy
        vpternlogd zmm8, zmm3, zmm1, 0x36                 ;   249.3 p0      43 dst
        vpternlogd zmm3, zmm28, zmm16, 0x78               ;   249.8 p5      43 dst
        vpternlogd zmm8, zmm2, zmm7, 0x2d                 ;   250.3 p0      43 dst
        vmovdqu64 [rbp + 15872], zmm4                     ;   247.8 p8+p9   58 dst spill
        vmovdqa64 zmm4, zmm3                              ;   250.8         43 dst copy
        vpternlogd zmm4, zmm20, zmm27, 0x87               ;   250.8 p5      43 dst
        vmovdqu64 [rbp + 15808], zmm17                    ;   248.3 p7+p4   58 dst spill
        vmovdqa64 zmm17, zmm4                             ;   251.8         43 dst copy
        vpternlogd zmm17, zmm2, zmm6, 0x78                ;   251.8 p0      43 dst
        vpternlogd zmm17, zmm3, zmm24, 0x96               ;   252.8 p5      43 dst
        vmovdqa64 zmm3, zmm17                             ;   253.8         43 dst copy
        vpternlogd zmm3, zmm4, zmm8, 0x59                 ;   253.8 p0      43 dst
        vmovdqa64 zmm24, zmm3                             ;   254.8         43 dst copy
        vpternlogd zmm24, zmm4, zmm14, 0x36               ;   254.8 p5      43 dst
        vmovdqu64 [r9 + 2048], zmm5                       ;   221.8 p8+p9   58 dst
        vmovdqa64 zmm5, zmm24                             ;   255.8         43 dst copy
        vpternlogd zmm5, zmm17, zmm14, 0x9a               ;   255.8 p0      43 dst
        vmovdqu64 [r9 + 2112], zmm30                      ;   226.8 p7+p4   58 dst
        vpternlogd zmm24, zmm17, zmm14, 0x53              ;   255.8 p5      43 dst
        vmovdqu64 [r9 + 2176], zmm31                      ;   227.8 p8+p9   58 dst
        vmovdqu64 zmm17, [rbp + 16192]                    ;   169.3 p2      43 dst reload
        vmovdqu64 zmm30, [rbp + 1984]                     ;   151.3 p3      58 dst
        vpternlogd zmm30, zmm17, [rbp + 16128], 0x96      ;   254.3 p0+p2   58 dst
        vpternlogd zmm19, zmm5, zmm6, 0x12                ;   256.8 p5      43 dst
        vpxord zmm17, zmm5, zmm24                         ;   256.8 p0      43 dst
        vmovdqu64 [r9 + 2240], zmm26                      ;   231.8 p7+p4   58 dst
        vpternlogd zmm3, zmm14, zmm17, 0x39               ;   257.8 p5      43 dst
        vmovdqu64 [r9 + 2304], zmm0                       ;   227.3 p8+p9   58 dst
        vmovdqu64 zmm0, [rbp + 15936]                     ;   164.8 p3      43 dst reload
        vmovdqu64 zmm14, [rbp + 2048]                     ;   153.2 p2      58 dst
        vpternlogd zmm14, zmm0, [rbp + 16000], 0x96       ;   256.3 p0+p3   58 dst
        vmovdqu64 zmm0, [rbp + 15680]                     ;   195.3 p2      43 dst reload
        vmovdqu64 zmm26, [rbp + 2240]                     ;   154.7 p3      58 dst
        vpternlogd zmm26, zmm0, [rbp + 16704], 0x96       ;   256.8 p5+p2   58 dst
        vmovdqa64 zmm0, zmm17                             ;   257.8         43 dst copy
        vmovdqa64 zmm31, zmm17                            ;   257.8         43 dst copy
        vpternlogd zmm31, zmm2, zmm1, 0xf9                ;   257.8 p0      43 dst
        vmovdqu64 [rbp + 16704], zmm12                    ;   244.8 p7+p4   58 dst spill
        vmovdqa64 zmm12, zmm31                            ;   258.8         43 dst copy
        vmovdqu64 [rbp + 15680], zmm26                    ;   257.8 p8+p9   58 dst spill
        vmovdqa64 zmm26, zmm3                             ;   258.8         43 dst copy
        vpternlogd zmm26, zmm4, zmm8, 0xc6                ;   258.8 p5      43 dst
        vpternlogd zmm3, zmm4, zmm8, 0xd1                 ;   258.8 p0      43 dst
        vpternlogd zmm13, zmm19, zmm26, 0x6c              ;   259.8 p5      43 dst
        vmovdqu64 [r9 + 2496], zmm21                      ;   229.3 p7+p4   58 dst
        vmovdqu64 [r9 + 2560], zmm11                      ;   231.3 p8+p9   58 dst
        vmovdqu64 zmm4, [rbp + 16064]                     ;   202.3 p3      43 dst reload
        vmovdqu64 zmm8, [rbp + 2304]                      ;   156.2 p2      58 dst
        vpternlogd zmm8, zmm4, [rbp + 16384], 0x96        ;   259.3 p0+p3   58 dst
        vmovdqu64 [r9 + 2624], zmm15                      ;   234.8 p7+p4   58 dst
        vmovdqu64 zmm4, [rbp + 15616]                     ;   198.8 p2      43 dst reload
        vmovdqu64 zmm11, [rbp + 2432]                     ;   158.0 p3      58 dst
        vpternlogd zmm11, zmm4, [rbp + 16640], 0x96       ;   259.8 p5+p2   58 dst
        vmovdqu64 zmm4, [rbp + 16512]                     ;   195.8 p3      43 dst reload
        vmovdqu64 zmm15, [rbp + 2496]                     ;   159.2 p2      58 dst
        vpternlogd zmm15, zmm4, [rbp + 16576], 0x96       ;   260.3 p0+p3   58 dst
        vpandnd zmm4, zmm3, zmm6                          ;   260.8 p5      43 dst
        vpternlogd zmm9, zmm4, zmm26, 0x6c                ;   261.8 p0      43 dst
        vmovdqu64 [r9 + 2368], zmm30                      ;   255.3 p8+p9   58 dst
        vpxord zmm0, zmm0, zmm3                           ;   261.8 p5      43 dst
        vpxord zmm6, zmm3, zmm26                          ;   262.3 p0      43 dst
        vmovdqu64 zmm21, [rbp + 15680]                    ;   257.8 p2      58 dst reload
        vmovdqu64 [r9 + 2688], zmm21                      ;   263.8 p7+p4   58 dst
        vpternlogd zmm26, zmm24, zmm24, 0xc3              ;   262.8 p5      43 dst
        vpternlogd zmm10, zmm6, zmm18, 0xde               ;   263.3 p0      43 dst
        vpternlogd zmm31, zmm10, zmm13, 0x96              ;   264.3 p5      43 dst
        vmovdqu64 zmm21, [rbp + 15744]                    ;   236.3 p3      58 dst reload
        vmovdqu64 [r9 + 2816], zmm21                      ;   242.3 p8+p9   58 dst
        vmovdqu64 zmm21, [rbp + 16448]                    ;   236.8 p2      58 dst reload
        vmovdqu64 [r9 + 3008], zmm21                      ;   242.8 p7+p4   58 dst
        vmovdqu64 zmm21, [rbp + 15488]                    ;   237.8 p3      58 dst reload
        vmovdqu64 [r9 + 3072], zmm21                      ;   243.8 p8+p9   58 dst
        vpternlogd zmm29, zmm26, zmm0, 0x90               ;   264.3 p0      43 dst
        vmovdqu64 zmm21, [rbp + 15552]                    ;   238.8 p2      58 dst reload
        vmovdqu64 [r9 + 3136], zmm21                      ;   244.8 p7+p4   58 dst
        vpternlogd zmm20, zmm26, zmm0, 0x90               ;   264.8 p5      43 dst
        vpternlogd zmm27, zmm29, zmm26, 0x9c              ;   265.3 p0      43 dst
        vmovdqu64 zmm21, [rbp + 15232]                    ;   240.8 p3      58 dst reload
        vmovdqu64 [r9 + 3200], zmm21                      ;   246.8 p8+p9   58 dst
        vpternlogd zmm26, zmm1, zmm20, 0xa6               ;   265.8 p5      43 dst
        vpxord zmm12, zmm12, zmm26                        ;   266.8 p0      43 dst
        vpternlogd zmm5, zmm18, zmm27, 0x56               ;   266.8 p5      43 dst
        vpternlogd zmm27, zmm9, zmm31, 0x96               ;   267.3 p0      43 dst
        vmovdqu64 zmm1, [rbp + 15424]                     ;   241.8 p2      58 dst reload
        vmovdqu64 [r9 + 3264], zmm1                       ;   247.8 p7+p4   58 dst
        vmovdqu64 zmm1, [rbp + 16320]                     ;   242.8 p3      58 dst reload
        vmovdqu64 [r9 + 3328], zmm1                       ;   248.8 p8+p9   58 dst
        vmovdqu64 zmm1, [rbp + 16704]                     ;   244.8 p2      58 dst reload
        vmovdqu64 [r9 + 3392], zmm1                       ;   250.8 p7+p4   58 dst
        vmovdqu64 zmm1, [rbp + 15808]                     ;   248.3 p3      58 dst reload
        vmovdqu64 [r9 + 3456], zmm1                       ;   254.3 p8+p9   58 dst
        vpternlogd zmm3, zmm2, zmm27, 0xa6                ;   268.3 p5      43 dst
        vmovdqu64 zmm1, [rbp + 15872]                     ;   247.8 p2      58 dst reload
        vmovdqu64 [r9 + 3520], zmm1                       ;   253.8 p7+p4   58 dst
        vpandd zmm23, zmm23, zmm0                         ;   268.3 p0      43 dst
        vpternlogd zmm0, zmm22, zmm3, 0x6a                ;   269.3 p5      43 dst
        vpternlogd zmm0, zmm20, zmm10, 0x96               ;   270.3 p0      43 dst
        vpternlogd zmm3, zmm16, zmm24, 0x78               ;   269.8 p5      43 dst
        vpternlogd zmm24, zmm28, zmm0, 0x6a               ;   271.3 p0      43 dst
        vpternlogd zmm17, zmm7, zmm24, 0xa6               ;   272.3 p5      43 dst
        vpternlogd zmm23, zmm29, zmm17, 0x96              ;   273.3 p0      43 dst
        vpternlogd zmm17, zmm6, zmm25, 0x1e               ;   273.3 p5      43 dst
        vmovdqu64 zmm1, [rbp + 11584]                     ;   166.0 p3      43 dst reload
        vmovdqu64 zmm2, [rbp + 11392]                     ;   166.2 p2      43 dst
        vpternlogd zmm2, zmm1, zmm1, 0xc3                 ;   272.3 p0      43 dst
        vmovdqu64 [r9 + 2432], zmm14                      ;   257.3 p8+p9   58 dst
        vmovdqu64 [r9 + 2752], zmm8                       ;   260.3 p7+p4   58 dst
        vmovdqu64 [r9 + 2880], zmm11                      ;   260.8 p8+p9   58 dst
        vmovdqu64 [r9 + 2944], zmm15                      ;   261.3 p7+p4   58 dst
        vpxord zmm31, zmm31, [rbp + 3072]                 ;   272.8 p5+p3   58 dst
        vpxord zmm27, zmm27, [rbp + 3008]                 ;   273.3 p0+p2   58 dst
        vpternlogd zmm17, zmm4, [r8 + 5372]{1to16}, 0x96  ;   274.3 p5+p3   58 dst
        vpternlogd zmm12, zmm19, [rbp + 3136], 0x96       ;   274.3 p0+p2   58 dst
        vpxord zmm0, zmm0, [rbp + 3264]                   ;   274.8 p5+p3   58 dst
        vpternlogd zmm3, zmm13, [rbp + 3328], 0x96        ;   275.3 p0+p2   58 dst
        vmovdqu64 [r9 + 3648], zmm31                      ;   273.8 p8+p9   58 dst
        vmovdqu64 [r9 + 3584], zmm27                      ;   274.3 p7+p4   58 dst
        vpternlogd zmm5, zmm24, [rbp + 3392], 0x96        ;   275.8 p5+p3   58 dst
        vmovdqu64 [r9 + 3712], zmm12                      ;   275.3 p8+p9   58 dst
        vpternlogd zmm23, zmm9, [rbp + 3200], 0x96        ;   276.3 p0+p2   58 dst
        vmovdqu64 zmm4, [rbp + 14144]                     ;   171.0 p3      43 dst reload
        vmovdqu64 zmm6, [rbp + 13952]                     ;   171.2 p2      43 dst
        vpternlogd zmm6, zmm4, zmm4, 0xc3                 ;   276.8 p5      43 dst
        vmovdqu64 [r9 + 3840], zmm0                       ;   275.8 p7+p4   58 dst
        vmovdqu64 [r9 + 4032], zmm17                      ;   275.3 p8+p9   58 dst
        vmovdqu64 [r9 + 3904], zmm3                       ;   276.3 p7+p4   58 dst
        vmovdqu64 [r9 + 3776], zmm23                      ;   277.3 p8+p9   58 dst
        vmovdqu64 [r9 + 3968], zmm5                       ;   276.8 p7+p4   58 dst
        vmovdqu64 zmm0, [rbp + 11328]                     ;   172.0 p3      43 dst reload
        vmovdqu64 zmm3, [rbp + 11200]                     ;   172.2 p2      43 dst
        vpternlogd zmm3, zmm2, zmm0, 0x69                 ;   277.3 p0      43 dst
        vpxord zmm5, zmm3, [rbp + 11520]                  ;   278.3 p5+p3   43 dst
        vmovdqu64 zmm7, [rbp + 11136]                     ;   173.2 p2      43 dst reload
        vpxord zmm8, zmm3, zmm7                           ;   278.3 p0      43 dst
        vmovdqa64 zmm9, zmm3                              ;   278.3         43 dst copy
        vmovdqa64 zmm10, zmm5                             ;   279.3         43 dst copy
        vmovdqa64 zmm11, zmm8                             ;   279.3         43 dst copy
        vmovdqu64 zmm12, [rbp + 11264]                    ;   174.0 p3      43 dst reload
        vmovdqa64 zmm13, zmm8                             ;   279.3         43 dst copy
        vpternlogd zmm13, zmm0, zmm12, 0x96               ;   279.3 p5      43 dst
        vpxord zmm10, zmm10, zmm13                        ;   280.3 p0      43 dst
        vmovdqu64 zmm14, [rbp + 11456]                    ;   174.2 p2      43 dst reload
        vmovdqa64 zmm15, zmm12                            ;   180.0         43 dst copy
        vpternlogd zmm15, zmm2, zmm14, 0x69               ;   279.8 p5      43 dst
        vpternlogd zmm14, zmm5, zmm5, 0xc3                ;   280.3 p0      43 dst
        vpternlogd zmm2, zmm14, zmm10, 0x1d               ;   281.3 p5      43 dst
        vpxord zmm11, zmm11, zmm15                        ;   281.3 p0      43 dst
        vpxord zmm16, zmm10, zmm1                         ;   281.8 p5      43 dst
        vmovdqa64 zmm17, zmm8                             ;   279.3         43 dst copy
        vpxord zmm18, zmm14, zmm7                         ;   282.3 p0      43 dst
        vmovdqu64 zmm19, [rbp + 11392]                    ;   175.0 p3      43 dst reload
        vmovdqa64 zmm20, zmm14                            ;   281.3         43 dst copy
        vpternlogd zmm20, zmm7, zmm19, 0xd4               ;   282.8 p5      43 dst
        vmovdqa64 zmm21, zmm16                            ;   282.8         43 dst copy
        vpternlogd zmm21, zmm7, zmm0, 0xa6                ;   283.3 p0      43 dst
        vmovdqa64 zmm22, zmm14                            ;   281.3         43 dst copy
        vpternlogd zmm22, zmm15, zmm15, 0xc3              ;   283.8 p5      43 dst
        vpternlogd zmm2, zmm22, zmm21, 0x69               ;   284.8 p0      43 dst
        vpxord zmm9, zmm9, zmm22                          ;   284.8 p5      43 dst
        vpternlogd zmm21, zmm9, zmm13, 0xb4               ;   285.8 p0      43 dst
        vpternlogd zmm8, zmm21, zmm1, 0x39                ;   286.8 p5      43 dst
        vpternlogd zmm20, zmm8, zmm12, 0x69               ;   287.8 p0      43 dst
        vmovdqa64 zmm8, zmm14                             ;   281.3         43 dst copy
        vpternlogd zmm8, zmm13, zmm19, 0x69               ;   286.8 p5      43 dst
        vmovdqa64 zmm12, zmm11                            ;   282.3         43 dst copy
        vpternlogd zmm12, zmm2, zmm1, 0x36                ;   287.3 p0      43 dst
        vpternlogd zmm2, zmm22, zmm5, 0x78                ;   287.8 p5      43 dst
        vpternlogd zmm12, zmm8, zmm15, 0x2d               ;   288.3 p0      43 dst
        vmovdqa64 zmm23, zmm2                             ;   288.8         43 dst copy
        vpternlogd zmm23, zmm10, zmm3, 0x87               ;   288.8 p5      43 dst
        vmovdqa64 zmm24, zmm23                            ;   289.8         43 dst copy
        vpternlogd zmm24, zmm8, zmm11, 0x78               ;   289.8 p0      43 dst
        vpternlogd zmm24, zmm2, zmm21, 0x96               ;   290.8 p5      43 dst
        vmovdqu64 zmm2, [rbp + 13888]                     ;   178.5 p2      43 dst reload
        vmovdqu64 zmm21, [rbp + 13760]                    ;   178.7 p3      43 dst
        vpternlogd zmm21, zmm6, zmm2, 0x69                ;   290.3 p0      43 dst
        vmovdqa64 zmm25, zmm24                            ;   291.8         43 dst copy
        vpternlogd zmm25, zmm23, zmm12, 0x59              ;   291.8 p5      43 dst
        vmovdqa64 zmm26, zmm25                            ;   292.8         43 dst copy
        vpternlogd zmm26, zmm23, zmm20, 0x36              ;   292.8 p0      43 dst
        vmovdqa64 zmm27, zmm26                            ;   293.8         43 dst copy
        vpternlogd zmm27, zmm24, zmm20, 0x9a              ;   293.8 p5      43 dst
        vpternlogd zmm26, zmm24, zmm20, 0x53              ;   293.8 p0      43 dst
        vpternlogd zmm0, zmm27, zmm11, 0x12               ;   294.8 p5      43 dst
        vpxord zmm24, zmm27, zmm26                        ;   294.8 p0      43 dst
        vpternlogd zmm25, zmm20, zmm24, 0x39              ;   295.8 p5      43 dst
        vmovdqa64 zmm20, zmm24                            ;   295.8         43 dst copy
        vmovdqu64 zmm28, [rbp + 13824]                    ;   180.8 p2      43 dst reload
        vmovdqu64 zmm29, [rbp + 14016]                    ;   181.0 p3      43 dst
        vpternlogd zmm29, zmm6, zmm28, 0x69               ;   294.3 p0      43 dst
        vmovdqa64 zmm30, zmm24                            ;   295.8         43 dst copy
        vpternlogd zmm30, zmm8, zmm1, 0xf9                ;   295.8 p5      43 dst
        vmovdqa64 zmm31, zmm25                            ;   296.8         43 dst copy
        vpternlogd zmm31, zmm23, zmm12, 0xc6              ;   296.8 p0      43 dst
        vpternlogd zmm25, zmm23, zmm12, 0xd1              ;   296.8 p5      43 dst
        vpternlogd zmm13, zmm0, zmm31, 0x6c               ;   297.8 p0      43 dst
        vpandnd zmm11, zmm25, zmm11                       ;   297.8 p5      43 dst
        vpternlogd zmm9, zmm11, zmm31, 0x6c               ;   298.8 p0      43 dst
        vpxord zmm20, zmm20, zmm25                        ;   297.8 p5      43 dst
        vpxord zmm12, zmm25, zmm31                        ;   298.3 p0      43 dst
        vpternlogd zmm31, zmm26, zmm26, 0xc3              ;   298.8 p5      43 dst
        vpternlogd zmm19, zmm12, zmm14, 0xde              ;   299.3 p0      43 dst
        vpternlogd zmm7, zmm31, zmm20, 0x90               ;   299.8 p5      43 dst
        vpternlogd zmm10, zmm31, zmm20, 0x90              ;   300.3 p0      43 dst
        vpternlogd zmm3, zmm7, zmm31, 0x9c                ;   300.8 p5      43 dst
        vpternlogd zmm27, zmm14, zmm3, 0x56               ;   301.8 p0      43 dst
        vpternlogd zmm31, zmm10, zmm1, 0x6c               ;   301.8 p5      43 dst
        vpternlogd zmm31, zmm1, zmm30, 0x96               ;   302.8 p0      43 dst
        vmovdqu64 zmm1, [rbp + 8512]                      ;   184.3 p2      43 dst reload
        vmovdqu64 zmm14, [rbp + 8320]                     ;   184.5 p3      43 dst
        vpternlogd zmm14, zmm1, zmm1, 0xc3                ;   302.8 p5      43 dst
        vpternlogd zmm30, zmm19, zmm13, 0x96              ;   303.3 p0      43 dst
        vpternlogd zmm3, zmm9, zmm30, 0x96                ;   304.3 p5      43 dst
        vpternlogd zmm25, zmm8, zmm3, 0xa6                ;   305.3 p0      43 dst
        vpandd zmm17, zmm17, zmm20                        ;   304.8 p5      43 dst
        vpternlogd zmm20, zmm16, zmm25, 0x6a              ;   306.3 p0      43 dst
        vpternlogd zmm20, zmm10, zmm19, 0x96              ;   307.3 p5      43 dst
        vpternlogd zmm25, zmm5, zmm26, 0x78               ;   306.3 p0      43 dst
        vpternlogd zmm26, zmm22, zmm20, 0x6a              ;   308.3 p5      43 dst
        vpternlogd zmm24, zmm15, zmm26, 0xa6              ;   309.3 p0      43 dst
        vpternlogd zmm17, zmm7, zmm24, 0x96               ;   310.3 p5      43 dst
        vpternlogd zmm24, zmm12, zmm18, 0x1e              ;   310.3 p0      43 dst
        vpxord zmm5, zmm21, [rbp + 14080]                 ;   308.8 p5+p2   43 dst
        vmovdqu64 zmm7, [rbp + 13696]                     ;   186.8 p3      43 dst reload
        vpxord zmm8, zmm21, zmm7                          ;   309.3 p0      43 dst
        vmovdqa64 zmm10, zmm21                            ;   291.3         43 dst copy
        vpxord zmm12, zmm29, zmm8                         ;   310.3 p5      43 dst
        vmovdqa64 zmm15, zmm4                             ;   187.5         43 dst copy
        vmovdqa64 zmm16, zmm5                             ;   309.8         43 dst copy
        vmovdqa64 zmm18, zmm7                             ;   192.8         43 dst copy
        vmovdqa64 zmm19, zmm5                             ;   309.8         43 dst copy
        vpternlogd zmm19, zmm5, [rbp + 14016], 0xa5       ;   310.3 p0+p2   43 dst
        vmovdqa64 zmm22, zmm28                            ;   188.5         43 dst copy
        vpternlogd zmm22, zmm8, zmm2, 0x96                ;   310.8 p5      43 dst
        vpxord zmm16, zmm16, zmm22                        ;   311.8 p0      43 dst
        vpternlogd zmm6, zmm19, zmm16, 0x1d               ;   312.8 p5      43 dst
        vpxord zmm15, zmm15, zmm16                        ;   312.8 p0      43 dst
        vpxord zmm18, zmm18, zmm19                        ;   312.8 p5      43 dst
        vmovdqa64 zmm23, zmm15                            ;   313.8         43 dst copy
        vpternlogd zmm23, zmm7, zmm2, 0xa6                ;   313.8 p0      43 dst
        vmovdqu64 [rbp + 15872], zmm11                    ;   298.8 p8+p9   43 dst spill
        vmovdqa64 zmm11, zmm8                             ;   310.3         43 dst copy
        vmovdqu64 [rbp + 15808], zmm24                    ;   311.3 p7+p4   43 dst spill
        vmovdqa64 zmm24, zmm19                            ;   311.3         43 dst copy
        vpternlogd zmm24, zmm29, zmm29, 0xc3              ;   313.8 p5      43 dst
        vpternlogd zmm6, zmm24, zmm23, 0x69               ;   314.8 p0      43 dst
        vpxord zmm10, zmm10, zmm24                        ;   314.8 p5      43 dst
        vpternlogd zmm23, zmm10, zmm22, 0xb4              ;   315.8 p0      43 dst
        vpternlogd zmm8, zmm23, zmm4, 0x39                ;   316.8 p5      43 dst
        vmovdqu64 [rbp + 16704], zmm27                    ;   302.8 p8+p9   43 dst spill
        vmovdqa64 zmm27, zmm12                            ;   311.3         43 dst copy
        vpternlogd zmm27, zmm6, zmm4, 0x36                ;   316.3 p0      43 dst
        vpternlogd zmm6, zmm24, zmm5, 0x78                ;   316.8 p5      43 dst
        vmovdqu64 [rbp + 16320], zmm26                    ;   309.3 p7+p4   43 dst spill
        vmovdqa64 zmm26, zmm6                             ;   317.8         43 dst copy
        vpternlogd zmm26, zmm16, zmm21, 0x87              ;   317.8 p0      43 dst
        vmovdqu64 [rbp + 15424], zmm13                    ;   298.8 p8+p9   43 dst spill
        vmovdqa64 zmm13, zmm1                             ;   192.7         43 dst copy
        vmovdqu64 [rbp + 15232], zmm25                    ;   307.3 p7+p4   43 dst spill
        vmovdqa64 zmm25, zmm19                            ;   311.3         43 dst copy
        vpternlogd zmm25, zmm7, [rbp + 13952], 0xd4       ;   317.8 p5+p3   43 dst
        vpternlogd zmm25, zmm8, zmm28, 0x69               ;   318.8 p0      43 dst
        vmovdqu64 zmm8, [rbp + 13952]                     ;   193.7 p2      43 dst reload
        vmovdqa64 zmm28, zmm19                            ;   311.3         43 dst copy
        vpternlogd zmm28, zmm22, zmm8, 0x69               ;   318.8 p5      43 dst
        vpternlogd zmm27, zmm28, zmm29, 0x2d              ;   319.8 p0      43 dst
        vmovdqu64 [rbp + 15552], zmm20                    ;   308.3 p8+p9   43 dst spill
        vmovdqa64 zmm20, zmm26                            ;   318.8         43 dst copy
        vpternlogd zmm20, zmm28, zmm12, 0x78              ;   319.8 p5      43 dst
        vpternlogd zmm20, zmm6, zmm23, 0x96               ;   320.8 p0      43 dst
        vmovdqa64 zmm6, zmm20                             ;   321.8         43 dst copy
        vpternlogd zmm6, zmm26, zmm27, 0x59               ;   321.8 p5      43 dst
        vmovdqa64 zmm23, zmm6                             ;   322.8         43 dst copy
        vpternlogd zmm23, zmm26, zmm25, 0x36              ;   322.8 p0      43 dst
        vmovdqu64 [rbp + 15488], zmm9                     ;   299.8 p7+p4   43 dst spill
        vmovdqa64 zmm9, zmm23                             ;   323.8         43 dst copy
        vpternlogd zmm9, zmm20, zmm25, 0x9a               ;   323.8 p5      43 dst
        vpternlogd zmm23, zmm20, zmm25, 0x53              ;   323.8 p0      43 dst
        vpternlogd zmm2, zmm9, zmm12, 0x12                ;   324.8 p5      43 dst
        vpxord zmm20, zmm9, zmm23                         ;   324.8 p0      43 dst
        vpternlogd zmm6, zmm25, zmm20, 0x39               ;   325.8 p5      43 dst
        vmovdqa64 zmm25, zmm20                            ;   325.8         43 dst copy
        vmovdqu64 [rbp + 16448], zmm17                    ;   311.3 p8+p9   43 dst spill
        vmovdqa64 zmm17, zmm20                            ;   325.8         43 dst copy
        vpternlogd zmm17, zmm28, zmm4, 0xf9               ;   325.8 p0      43 dst
        vmovdqu64 [rbp + 15744], zmm0                     ;   295.8 p7+p4   43 dst spill
        vmovdqa64 zmm0, zmm17                             ;   326.8         43 dst copy
        vmovdqu64 [rbp + 15680], zmm31                    ;   303.8 p8+p9   43 dst spill
        vmovdqa64 zmm31, zmm6                             ;   326.8         43 dst copy
        vpternlogd zmm31, zmm26, zmm27, 0xc6              ;   326.8 p5      43 dst
        vpternlogd zmm6, zmm26, zmm27, 0xd1               ;   326.8 p0      43 dst
        vpternlogd zmm22, zmm2, zmm31, 0x6c               ;   327.8 p5      43 dst
        vpandnd zmm12, zmm6, zmm12                        ;   327.8 p0      43 dst
        vpternlogd zmm10, zmm12, zmm31, 0x6c              ;   328.8 p5      43 dst
        vpxord zmm25, zmm25, zmm6                         ;   327.8 p0      43 dst
        vpxord zmm26, zmm6, zmm31                         ;   327.8 p5      43 dst
        vpternlogd zmm8, zmm26, zmm19, 0xde               ;   328.8 p0      43 dst
        vpternlogd zmm31, zmm23, zmm23, 0xc3              ;   328.8 p5      43 dst
        vpternlogd zmm17, zmm8, zmm22, 0x96               ;   329.8 p0      43 dst
        vpternlogd zmm7, zmm31, zmm25, 0x90               ;   329.8 p5      43 dst
        vpternlogd zmm16, zmm31, zmm25, 0x90              ;   330.3 p0      43 dst
        vpternlogd zmm21, zmm7, zmm31, 0x9c               ;   330.8 p5      43 dst
        vpternlogd zmm31, zmm4, zmm16, 0xa6               ;   331.3 p0      43 dst
        vpxord zmm0, zmm0, zmm31                          ;   332.3 p5      43 dst
        vmovdqu64 zmm4, [rbp + 11072]                     ;   200.7 p3      43 dst reload
        vmovdqu64 zmm27, [rbp + 10880]                    ;   200.8 p2      43 dst
        vpternlogd zmm27, zmm4, zmm4, 0xc3                ;   332.3 p0      43 dst
        vpternlogd zmm9, zmm19, zmm21, 0x56               ;   332.8 p5      43 dst
        vpternlogd zmm21, zmm10, zmm17, 0x96              ;   333.3 p0      43 dst
        vpternlogd zmm6, zmm28, zmm21, 0xa6               ;   334.3 p5      43 dst
        vpandd zmm11, zmm11, zmm25                        ;   334.3 p0      43 dst
        vpternlogd zmm25, zmm15, zmm6, 0x6a               ;   335.3 p5      43 dst
        vpternlogd zmm25, zmm16, zmm8, 0x96               ;   336.3 p0      43 dst
        vpternlogd zmm6, zmm5, zmm23, 0x78                ;   335.8 p5      43 dst
        vpternlogd zmm23, zmm24, zmm25, 0x6a              ;   337.3 p0      43 dst
        vpternlogd zmm20, zmm29, zmm23, 0xa6              ;   338.3 p5      43 dst
        vmovdqu64 zmm5, [rbp + 8256]                      ;   202.7 p3      43 dst reload
        vmovdqu64 zmm8, [rbp + 8128]                      ;   202.8 p2      43 dst
        vpternlogd zmm8, zmm14, zmm5, 0x69                ;   337.3 p0      43 dst
        vmovdqu64 zmm15, [rbp + 8192]                     ;   203.7 p3      43 dst reload
        vmovdqu64 zmm16, [rbp + 8384]                     ;   203.8 p2      43 dst
        vpternlogd zmm16, zmm14, zmm15, 0x69              ;   337.8 p5      43 dst
        vpternlogd zmm11, zmm7, zmm20, 0x96               ;   339.3 p0      43 dst
        vpternlogd zmm20, zmm26, zmm18, 0x1e              ;   339.3 p5      43 dst
        vmovdqu64 zmm7, [rbp + 8448]                      ;   204.7 p3      43 dst
        vpxord zmm7, zmm7, zmm8                           ;   339.3 p0      43 dst
        vmovdqu64 zmm18, [rbp + 8064]                     ;   204.8 p2      43 dst reload
        vpxord zmm19, zmm8, zmm18                         ;   339.8 p5      43 dst
        vmovdqa64 zmm24, zmm18                            ;   210.8         43 dst copy
        vmovdqa64 zmm26, zmm8                             ;   338.3         43 dst copy
        vmovdqa64 zmm28, zmm7                             ;   340.3         43 dst copy
        vmovdqa64 zmm29, zmm15                            ;   209.7         43 dst copy
        vpternlogd zmm29, zmm19, zmm5, 0x96               ;   340.8 p0      43 dst
        vpxord zmm28, zmm28, zmm29                        ;   341.8 p5      43 dst
        vpxord zmm13, zmm13, zmm28                        ;   342.8 p0      43 dst
        vpxord zmm31, zmm19, zmm16                        ;   341.8 p5      43 dst
        vmovdqu64 [rbp + 16576], zmm12                    ;   328.8 p7+p4   43 dst spill
        vmovdqa64 zmm12, zmm13                            ;   343.8         43 dst copy
        vpternlogd zmm12, zmm18, zmm5, 0xa6               ;   343.8 p0      43 dst
        vmovdqu64 [rbp + 16512], zmm20                    ;   340.3 p8+p9   43 dst spill
        vmovdqa64 zmm20, zmm4                             ;   208.0         43 dst copy
        vmovdqu64 [rbp + 16640], zmm9                     ;   333.8 p7+p4   43 dst spill
        vmovdqa64 zmm9, zmm19                             ;   340.8         43 dst copy
        vmovdqu64 [rbp + 15616], zmm23                    ;   338.3 p8+p9   43 dst spill
        vmovdqa64 zmm23, zmm7                             ;   340.3         43 dst copy
        vpternlogd zmm23, zmm7, [rbp + 8384], 0xa5        ;   342.8 p5+p3   43 dst
        vpternlogd zmm14, zmm23, zmm28, 0x1d              ;   343.8 p0      43 dst
        vpxord zmm24, zmm24, zmm23                        ;   343.8 p5      43 dst
        vmovdqu64 [rbp + 16384], zmm22                    ;   328.8 p7+p4   43 dst spill
        vmovdqa64 zmm22, zmm23                            ;   343.8         43 dst copy
        vpternlogd zmm22, zmm16, zmm16, 0xc3              ;   344.3 p0      43 dst
        vpternlogd zmm14, zmm22, zmm12, 0x69              ;   345.3 p5      43 dst
        vpxord zmm26, zmm26, zmm22                        ;   345.3 p0      43 dst
        vpternlogd zmm12, zmm26, zmm29, 0xb4              ;   346.3 p5      43 dst
        vpternlogd zmm19, zmm12, zmm1, 0x39               ;   347.3 p0      43 dst
        vmovdqu64 [rbp + 16064], zmm6                     ;   336.8 p8+p9   43 dst spill
        vmovdqa64 zmm6, zmm31                             ;   342.8         43 dst copy
        vpternlogd zmm6, zmm14, zmm1, 0x36                ;   346.8 p5      43 dst
        vpternlogd zmm14, zmm22, zmm7, 0x78               ;   347.3 p0      43 dst
        vmovdqu64 [rbp + 16000], zmm25                    ;   337.3 p7+p4   43 dst spill
        vmovdqa64 zmm25, zmm14                            ;   348.3         43 dst copy
        vpternlogd zmm25, zmm28, zmm8, 0x87               ;   348.3 p5      43 dst
        vmovdqu64 [rbp + 15936], zmm10                    ;   329.8 p8+p9   43 dst spill
        vmovdqa64 zmm10, zmm23                            ;   343.8         43 dst copy
        vpternlogd zmm10, zmm18, [rbp + 8320], 0xd4       ;   348.3 p0+p2   43 dst
        vpternlogd zmm10, zmm19, zmm15, 0x69              ;   349.3 p5      43 dst
        vmovdqu64 zmm15, [rbp + 8320]                     ;   213.3 p3      43 dst reload
        vmovdqa64 zmm19, zmm23                            ;   343.8         43 dst copy
        vpternlogd zmm19, zmm29, zmm15, 0x69              ;   349.3 p0      43 dst
        vpternlogd zmm6, zmm19, zmm16, 0x2d               ;   350.3 p5      43 dst
        vmovdqu64 [rbp + 16128], zmm11                    ;   340.3 p7+p4   43 dst spill
        vmovdqa64 zmm11, zmm25                            ;   349.3         43 dst copy
        vpternlogd zmm11, zmm19, zmm31, 0x78              ;   350.3 p0      43 dst
        vpternlogd zmm11, zmm14, zmm12, 0x96              ;   351.3 p5      43 dst
        vmovdqa64 zmm12, zmm11                            ;   352.3         43 dst copy
        vpternlogd zmm12, zmm25, zmm6, 0x59               ;   352.3 p0      43 dst
        vmovdqa64 zmm14, zmm12                            ;   353.3         43 dst copy
        vpternlogd zmm14, zmm25, zmm10, 0x36              ;   353.3 p5      43 dst
        vmovdqu64 [rbp + 16192], zmm2                     ;   325.8 p8+p9   43 dst spill
        vmovdqa64 zmm2, zmm14                             ;   354.3         43 dst copy
        vpternlogd zmm2, zmm11, zmm10, 0x9a               ;   354.3 p0      43 dst
        vpternlogd zmm14, zmm11, zmm10, 0x53              ;   354.3 p5      43 dst
        vpternlogd zmm5, zmm2, zmm31, 0x12                ;   355.3 p0      43 dst
        vpxord zmm11, zmm2, zmm14                         ;   355.3 p5      43 dst
        vpternlogd zmm12, zmm10, zmm11, 0x39              ;   356.3 p0      43 dst
        vmovdqa64 zmm10, zmm11                            ;   356.3         43 dst copy
        vmovdqu64 [rbp + 15360], zmm0                     ;   333.3 p7+p4   43 dst spill
        vmovdqa64 zmm0, zmm11                             ;   356.3         43 dst copy
        vpternlogd zmm0, zmm19, zmm1, 0xf9                ;   356.3 p5      43 dst
        vmovdqu64 [rbp + 16256], zmm17                    ;   330.8 p8+p9   43 dst spill
        vmovdqa64 zmm17, zmm12                            ;   357.3         43 dst copy
        vpternlogd zmm17, zmm25, zmm6, 0xc6               ;   357.3 p0      43 dst
        vpternlogd zmm12, zmm25, zmm6, 0xd1               ;   357.3 p5      43 dst
        vpternlogd zmm29, zmm5, zmm17, 0x6c               ;   358.3 p0      43 dst
        vpandnd zmm6, zmm12, zmm31                        ;   358.3 p5      43 dst
        vpternlogd zmm26, zmm6, zmm17, 0x6c               ;   359.3 p0      43 dst
        vpxord zmm10, zmm10, zmm12                        ;   358.3 p5      43 dst
        vpxord zmm25, zmm12, zmm17                        ;   358.3 p0      43 dst
        vpxord zmm3, zmm3, [rbp + 3456]                   ;   358.8 p5+p2   58 dst
        vpternlogd zmm15, zmm25, zmm23, 0xde              ;   359.3 p0      43 dst
        vpternlogd zmm17, zmm14, zmm14, 0xc3              ;   359.8 p5      43 dst
        vpternlogd zmm18, zmm17, zmm10, 0x90              ;   360.8 p0      43 dst
        vpternlogd zmm28, zmm17, zmm10, 0x90              ;   360.8 p5      43 dst
        vpternlogd zmm8, zmm18, zmm17, 0x9c               ;   361.8 p0      43 dst
        vpternlogd zmm2, zmm23, zmm8, 0x56                ;   362.8 p5      43 dst
        vpternlogd zmm17, zmm28, zmm1, 0x6c               ;   362.3 p0      43 dst
        vpternlogd zmm17, zmm1, zmm0, 0x96                ;   363.3 p5      43 dst
        vpternlogd zmm0, zmm15, zmm29, 0x96               ;   363.3 p0      43 dst
        vmovdqu64 zmm1, [rbp + 15552]                     ;   308.3 p3      58 dst
        vpxord zmm1, zmm1, [rbp + 3712]                   ;   363.8 p5+p2   58 dst
        vpxord zmm30, zmm30, [rbp + 3520]                 ;   364.3 p0+p3   58 dst
        vpternlogd zmm8, zmm26, zmm0, 0x96                ;   364.8 p5      43 dst
        vpternlogd zmm12, zmm19, zmm8, 0xa6               ;   365.8 p0      43 dst
        vmovdqu64 zmm19, [rbp + 15872]                    ;   298.8 p2      43 dst reload
        vmovdqu64 zmm23, [rbp + 15808]                    ;   311.3 p3      58 dst
        vpternlogd zmm23, zmm19, [r8 + 5404]{1to16}, 0x96 ;   365.8 p5+p2   58 dst
        vpandd zmm9, zmm9, zmm10                          ;   366.3 p0      43 dst
        vpternlogd zmm10, zmm13, zmm12, 0x6a              ;   366.8 p5      43 dst
        vmovdqu64 zmm13, [rbp + 15680]                    ;   303.8 p3      43 dst reload
        vmovdqu64 zmm19, [rbp + 3584]                     ;   231.5 p2      58 dst
        vpternlogd zmm19, zmm13, [rbp + 15744], 0x96      ;   367.3 p0+p3   58 dst
        vpternlogd zmm10, zmm28, zmm15, 0x96              ;   367.8 p5      43 dst
        vmovdqu64 zmm13, [rbp + 16448]                    ;   311.3 p2      43 dst reload
        vmovdqu64 zmm15, [rbp + 3648]                     ;   233.3 p3      58 dst
        vpternlogd zmm15, zmm13, [rbp + 15488], 0x96      ;   368.3 p0+p2   58 dst
        vmovdqu64 zmm13, [rbp + 15232]                    ;   307.3 p3      43 dst reload
        vmovdqu64 zmm28, [rbp + 3776]                     ;   234.5 p2      58 dst
        vpternlogd zmm28, zmm13, [rbp + 15424], 0x96      ;   368.8 p5+p3   58 dst
        vpternlogd zmm12, zmm7, zmm14, 0x78               ;   369.3 p0      43 dst
        vmovdqu64 zmm7, [rbp + 16704]                     ;   302.8 p2      43 dst reload
        vmovdqu64 zmm13, [rbp + 3840]                     ;   236.3 p3      58 dst
        vpternlogd zmm13, zmm7, [rbp + 16320], 0x96       ;   369.8 p5+p2   58 dst
        vpternlogd zmm14, zmm22, zmm10, 0x6a              ;   370.3 p0      43 dst
        vpxord zmm21, zmm21, [rbp + 3904]                 ;   370.8 p5+p3   58 dst
        vmovdqu64 zmm7, [rbp + 10816]                     ;   237.5 p2      43 dst reload
        vmovdqu64 zmm22, [rbp + 10688]                    ;   238.3 p3      43 dst
        vpternlogd zmm22, zmm27, zmm7, 0x69               ;   371.3 p0      43 dst
        vpternlogd zmm11, zmm16, zmm14, 0xa6              ;   371.8 p5      43 dst
        vmovdqu64 zmm16, [rbp + 16256]                    ;   330.8 p2      58 dst
        vpxord zmm16, zmm16, [rbp + 3968]                 ;   372.3 p0+p3   58 dst
        vpternlogd zmm9, zmm18, zmm11, 0x96               ;   372.8 p5      43 dst
        vpternlogd zmm11, zmm25, zmm24, 0x1e              ;   373.3 p0      43 dst
        vmovdqu64 zmm18, [rbp + 16000]                    ;   337.3 p2      58 dst
        vpxord zmm18, zmm18, [rbp + 4160]                 ;   373.8 p5+p3   58 dst
        vmovdqu64 zmm24, [rbp + 16576]                    ;   328.8 p2      43 dst reload
        vmovdqu64 zmm25, [rbp + 16512]                    ;   340.3 p3      58 dst
        vpternlogd zmm25, zmm24, [r8 + 5436]{1to16}, 0x96 ;   374.3 p0+p2   58 dst
        vpxord zmm24, zmm22, [rbp + 11008]                ;   374.8 p5+p3   43 dst
        vpxord zmm8, zmm8, [rbp + 4352]                   ;   375.3 p0+p2   58 dst
        vmovdqu64 zmm31, [rbp + 10624]                    ;   243.3 p3      43 dst reload
        vmovdqu64 [rbp + 16576], zmm8                     ;   376.3 p7+p4   58 dst spill
        vpxord zmm8, zmm22, zmm31                         ;   375.8 p5      43 dst
        vpxord zmm0, zmm0, [rbp + 4416]                   ;   376.3 p0+p2   58 dst
        vmovdqu64 [rbp + 16512], zmm0                     ;   377.3 p8+p9   58 dst spill
        vmovdqa64 zmm0, zmm31                             ;   249.3         43 dst copy
        vmovdqu64 [rbp + 16000], zmm25                    ;   375.3 p7+p4   58 dst spill
        vmovdqa64 zmm25, zmm22                            ;   372.3         43 dst copy
        vmovdqu64 [rbp + 16256], zmm18                    ;   374.8 p8+p9   58 dst spill
        vmovdqa64 zmm18, zmm24                            ;   375.8         43 dst copy
        vmovdqu64 [rbp + 16320], zmm16                    ;   373.3 p7+p4   58 dst spill
        vmovdqa64 zmm16, zmm8                             ;   376.8         43 dst copy
        vmovdqu64 [rbp + 16704], zmm21                    ;   371.8 p8+p9   58 dst spill
        vmovdqa64 zmm21, zmm8                             ;   376.8         43 dst copy
        vmovdqu64 [rbp + 15424], zmm23                    ;   366.8 p7+p4   58 dst spill
        vmovdqa64 zmm23, zmm8                             ;   376.8         43 dst copy
        vpternlogd zmm23, zmm7, [rbp + 10752], 0x96       ;   376.8 p5+p3   43 dst
        vpxord zmm18, zmm18, zmm23                        ;   377.8 p0      43 dst
        vpxord zmm20, zmm20, zmm18                        ;   378.8 p5      43 dst
        vpternlogd zmm17, zmm5, [rbp + 4480], 0x96        ;   378.3 p0+p2   58 dst
        vpternlogd zmm9, zmm26, [rbp + 4544], 0x96        ;   378.8 p5+p3   58 dst
        vmovdqa64 zmm5, zmm20                             ;   379.8         43 dst copy
        vpternlogd zmm5, zmm31, zmm7, 0xa6                ;   379.8 p0      43 dst
        vpxord zmm10, zmm10, [rbp + 4608]                 ;   379.8 p5+p2   58 dst
        vmovdqu64 zmm26, [rbp + 10944]                    ;   246.3 p3      43 dst reload
        vmovdqu64 [rbp + 15232], zmm10                    ;   380.8 p8+p9   58 dst spill
        vmovdqa64 zmm10, zmm24                            ;   375.8         43 dst copy
        vpternlogd zmm10, zmm24, zmm26, 0xa5              ;   380.3 p0      43 dst
        vpternlogd zmm26, zmm27, [rbp + 10752], 0x69      ;   380.8 p5+p2   43 dst
        vpternlogd zmm27, zmm10, zmm18, 0x1d              ;   381.3 p0      43 dst
        vpxord zmm16, zmm16, zmm26                        ;   381.8 p5      43 dst
        vpxord zmm0, zmm0, zmm10                          ;   382.3 p0      43 dst
        vpternlogd zmm12, zmm29, [rbp + 4672], 0x96       ;   382.8 p5+p3   58 dst
        vmovdqa64 zmm29, zmm10                            ;   381.3         43 dst copy
        vpternlogd zmm29, zmm26, zmm26, 0xc3              ;   383.3 p0      43 dst
        vpternlogd zmm27, zmm29, zmm5, 0x69               ;   384.3 p5      43 dst
        vpxord zmm25, zmm25, zmm29                        ;   384.3 p0      43 dst
        vpternlogd zmm5, zmm25, zmm23, 0xb4               ;   385.3 p5      43 dst
        vpternlogd zmm8, zmm5, zmm4, 0x39                 ;   386.3 p0      43 dst
        vpternlogd zmm11, zmm6, [r8 + 5468]{1to16}, 0x96  ;   385.8 p5+p2   58 dst
        vpternlogd zmm2, zmm14, [rbp + 4736], 0x96        ;   386.3 p0+p3   58 dst
        vmovdqu64 zmm6, [rbp + 10880]                     ;   252.3 p2      43 dst reload
        vmovdqa64 zmm14, zmm10                            ;   381.3         43 dst copy
        vpternlogd zmm14, zmm31, zmm6, 0xd4               ;   386.8 p5      43 dst
        vpternlogd zmm14, zmm8, [rbp + 10752], 0x69       ;   387.8 p0+p3   43 dst
        vmovdqa64 zmm8, zmm10                             ;   381.3         43 dst copy
        vpternlogd zmm8, zmm23, zmm6, 0x69                ;   387.8 p5      43 dst
        vmovdqu64 [rbp + 15488], zmm11                    ;   386.8 p7+p4   58 dst spill
        vmovdqa64 zmm11, zmm16                            ;   382.8         43 dst copy
        vpternlogd zmm11, zmm27, zmm4, 0x36               ;   388.3 p0      43 dst
        vpternlogd zmm27, zmm29, zmm24, 0x78              ;   388.8 p5      43 dst
        vpternlogd zmm11, zmm8, zmm26, 0x2d               ;   389.3 p0      43 dst
        vmovdqu64 [rbp + 16448], zmm2                     ;   387.3 p8+p9   58 dst spill
        vmovdqa64 zmm2, zmm27                             ;   389.8         43 dst copy
        vpternlogd zmm2, zmm18, zmm22, 0x87               ;   389.8 p5      43 dst
        vmovdqu64 [rbp + 15744], zmm12                    ;   383.8 p7+p4   58 dst spill
        vmovdqa64 zmm12, zmm2                             ;   390.8         43 dst copy
        vpternlogd zmm12, zmm8, zmm16, 0x78               ;   390.8 p0      43 dst
        vpternlogd zmm12, zmm27, zmm5, 0x96               ;   391.8 p5      43 dst
        vmovdqa64 zmm5, zmm12                             ;   392.8         43 dst copy
        vpternlogd zmm5, zmm2, zmm11, 0x59                ;   392.8 p0      43 dst
        vmovdqa64 zmm27, zmm5                             ;   393.8         43 dst copy
        vpternlogd zmm27, zmm2, zmm14, 0x36               ;   393.8 p5      43 dst
        vmovdqu64 [r9 + 4096], zmm3                       ;   359.8 p8+p9   58 dst
        vmovdqa64 zmm3, zmm27                             ;   394.8         43 dst copy
        vpternlogd zmm3, zmm12, zmm14, 0x9a               ;   394.8 p0      43 dst
        vmovdqu64 [r9 + 4160], zmm30                      ;   365.3 p7+p4   58 dst
        vpternlogd zmm27, zmm12, zmm14, 0x53              ;   394.8 p5      43 dst
        vmovdqu64 [r9 + 4224], zmm19                      ;   368.3 p8+p9   58 dst
        vmovdqu64 zmm12, [rbp + 15360]                    ;   333.3 p2      43 dst reload
        vmovdqu64 zmm19, [rbp + 4032]                     ;   260.3 p3      58 dst
        vpternlogd zmm19, zmm12, [rbp + 16192], 0x96      ;   393.3 p0+p2   58 dst
        vpternlogd zmm7, zmm3, zmm16, 0x12                ;   395.8 p5      43 dst
        vpxord zmm12, zmm3, zmm27                         ;   395.8 p0      43 dst
        vmovdqu64 [r9 + 4288], zmm15                      ;   369.3 p7+p4   58 dst
        vpternlogd zmm5, zmm14, zmm12, 0x39               ;   396.8 p5      43 dst
        vmovdqu64 zmm14, [rbp + 16128]                    ;   340.3 p3      43 dst reload
        vmovdqu64 zmm15, [rbp + 4096]                     ;   262.2 p2      58 dst
        vpternlogd zmm15, zmm14, [rbp + 15936], 0x96      ;   395.3 p0+p3   58 dst
        vmovdqu64 [r9 + 4352], zmm1                       ;   364.8 p8+p9   58 dst
        vmovdqu64 zmm1, [rbp + 16064]                     ;   336.8 p2      43 dst reload
        vmovdqu64 zmm14, [rbp + 4224]                     ;   263.5 p3      58 dst
        vpternlogd zmm14, zmm1, [rbp + 16384], 0x96       ;   395.8 p5+p2   58 dst
        vmovdqa64 zmm1, zmm12                             ;   396.8         43 dst copy
        vmovdqa64 zmm30, zmm12                            ;   396.8         43 dst copy
        vpternlogd zmm30, zmm8, zmm4, 0xf9                ;   396.8 p0      43 dst
        vmovdqu64 [rbp + 16384], zmm9                     ;   379.8 p7+p4   58 dst spill
        vmovdqa64 zmm9, zmm30                             ;   397.8         43 dst copy
        vmovdqu64 [rbp + 16064], zmm17                    ;   379.3 p8+p9   58 dst spill
        vmovdqa64 zmm17, zmm5                             ;   397.8         43 dst copy
        vpternlogd zmm17, zmm2, zmm11, 0xc6               ;   397.8 p5      43 dst
        vpternlogd zmm5, zmm2, zmm11, 0xd1                ;   397.8 p0      43 dst
        vmovdqu64 [r9 + 4416], zmm28                      ;   369.8 p7+p4   58 dst
        vmovdqu64 zmm2, [rbp + 16640]                     ;   333.8 p3      43 dst reload
        vmovdqu64 zmm11, [rbp + 4288]                     ;   265.2 p2      58 dst
        vpternlogd zmm11, zmm2, [rbp + 15616], 0x96       ;   397.8 p5+p3   58 dst
        vmovdqu64 [r9 + 4480], zmm13                      ;   370.8 p8+p9   58 dst
        vpternlogd zmm23, zmm7, zmm17, 0x6c               ;   398.8 p0      43 dst
        vmovdqu64 zmm2, [rbp + 15424]                     ;   366.8 p2      58 dst reload
        vmovdqu64 [r9 + 4544], zmm2                       ;   372.8 p7+p4   58 dst
        vmovdqu64 zmm2, [rbp + 16704]                     ;   371.8 p3      58 dst reload
        vmovdqu64 [r9 + 4608], zmm2                       ;   377.8 p8+p9   58 dst
        vmovdqu64 zmm2, [rbp + 16320]                     ;   373.3 p2      58 dst reload
        vmovdqu64 [r9 + 4672], zmm2                       ;   379.3 p7+p4   58 dst
        vpandnd zmm2, zmm5, zmm16                         ;   398.8 p5      43 dst
        vpternlogd zmm25, zmm2, zmm17, 0x6c               ;   399.8 p0      43 dst
        vpxord zmm1, zmm1, zmm5                           ;   399.8 p5      43 dst
        vpxord zmm13, zmm5, zmm17                         ;   400.3 p0      43 dst
        vpternlogd zmm17, zmm27, zmm27, 0xc3              ;   400.8 p5      43 dst
        vpternlogd zmm6, zmm13, zmm10, 0xde               ;   401.3 p0      43 dst
        vpternlogd zmm30, zmm6, zmm23, 0x96               ;   402.3 p5      43 dst
        vmovdqu64 zmm16, [rbp + 16256]                    ;   374.8 p3      58 dst reload
        vmovdqu64 [r9 + 4864], zmm16                      ;   380.8 p8+p9   58 dst
        vmovdqu64 zmm16, [rbp + 16000]                    ;   375.3 p2      58 dst reload
        vmovdqu64 [r9 + 5056], zmm16                      ;   381.3 p7+p4   58 dst
        vmovdqu64 zmm16, [rbp + 16576]                    ;   376.3 p3      58 dst reload
        vmovdqu64 [r9 + 5120], zmm16                      ;   382.3 p8+p9   58 dst
        vpternlogd zmm31, zmm17, zmm1, 0x90               ;   402.3 p0      43 dst
        vmovdqu64 zmm16, [rbp + 16512]                    ;   377.3 p2      58 dst reload
        vmovdqu64 [r9 + 5184], zmm16                      ;   383.3 p7+p4   58 dst
        vpternlogd zmm18, zmm17, zmm1, 0x90               ;   402.8 p5      43 dst
        vpternlogd zmm22, zmm31, zmm17, 0x9c              ;   403.3 p0      43 dst
        vmovdqu64 zmm16, [rbp + 16064]                    ;   379.3 p3      58 dst reload
        vmovdqu64 [r9 + 5248], zmm16                      ;   385.3 p8+p9   58 dst
        vpternlogd zmm17, zmm4, zmm18, 0xa6               ;   403.8 p5      43 dst
        vpxord zmm9, zmm9, zmm17                          ;   404.8 p0      43 dst
        vpternlogd zmm3, zmm10, zmm22, 0x56               ;   404.8 p5      43 dst
        vpternlogd zmm22, zmm25, zmm30, 0x96              ;   405.3 p0      43 dst
        vmovdqu64 zmm4, [rbp + 16384]                     ;   379.8 p2      58 dst reload
        vmovdqu64 [r9 + 5312], zmm4                       ;   385.8 p7+p4   58 dst
        vmovdqu64 zmm4, [rbp + 15232]                     ;   380.8 p3      58 dst reload
        vmovdqu64 [r9 + 5376], zmm4                       ;   386.8 p8+p9   58 dst
        vmovdqu64 zmm4, [rbp + 15744]                     ;   383.8 p2      58 dst reload
        vmovdqu64 [r9 + 5440], zmm4                       ;   389.8 p7+p4   58 dst
        vmovdqu64 zmm4, [rbp + 16448]                     ;   387.3 p3      58 dst reload
        vmovdqu64 [r9 + 5504], zmm4                       ;   393.3 p8+p9   58 dst
        vpternlogd zmm5, zmm8, zmm22, 0xa6                ;   406.3 p5      43 dst
        vmovdqu64 zmm4, [rbp + 15488]                     ;   386.8 p2      58 dst reload
        vmovdqu64 [r9 + 5568], zmm4                       ;   392.8 p7+p4   58 dst
        vpandd zmm21, zmm21, zmm1                         ;   406.3 p0      43 dst
        vpternlogd zmm1, zmm20, zmm5, 0x6a                ;   407.3 p5      43 dst
        vpternlogd zmm1, zmm18, zmm6, 0x96                ;   408.3 p0      43 dst
        vpternlogd zmm5, zmm24, zmm27, 0x78               ;   407.8 p5      43 dst
        vpternlogd zmm27, zmm29, zmm1, 0x6a               ;   409.3 p0      43 dst
        vpternlogd zmm12, zmm26, zmm27, 0xa6              ;   410.3 p5      43 dst
        vpternlogd zmm21, zmm31, zmm12, 0x96              ;   411.3 p0      43 dst
        vpternlogd zmm12, zmm13, zmm0, 0x1e               ;   411.3 p5      43 dst
        vmovdqu64 zmm0, [rbp + 13632]                     ;   276.2 p3      43 dst reload
        vmovdqu64 zmm4, [rbp + 13440]                     ;   276.3 p2      43 dst
        vpternlogd zmm4, zmm0, zmm0, 0xc3                 ;   410.3 p0      43 dst
        vmovdqu64 [r9 + 4736], zmm19                      ;   394.3 p8+p9   58 dst
        vmovdqu64 [r9 + 4800], zmm15                      ;   396.3 p7+p4   58 dst
        vmovdqu64 [r9 + 4928], zmm14                      ;   396.8 p8+p9   58 dst
        vmovdqu64 [r9 + 4992], zmm11                      ;   398.8 p7+p4   58 dst
        vpxord zmm30, zmm30, [rbp + 4864]                 ;   410.8 p5+p3   58 dst
        vpxord zmm22, zmm22, [rbp + 4800]                 ;   411.3 p0+p2   58 dst
        vpternlogd zmm12, zmm2, [r8 + 5500]{1to16}, 0x96  ;   412.3 p5+p3   58 dst
        vpternlogd zmm9, zmm7, [rbp + 4928], 0x96         ;   412.3 p0+p2   58 dst
        vpxord zmm1, zmm1, [rbp + 5056]                   ;   412.8 p5+p3   58 dst
        vpternlogd zmm5, zmm23, [rbp + 5120], 0x96        ;   413.3 p0+p2   58 dst
        vmovdqu64 [r9 + 5696], zmm30                      ;   411.8 p8+p9   58 dst
        vmovdqu64 [r9 + 5632], zmm22                      ;   412.3 p7+p4   58 dst
        vpternlogd zmm3, zmm27, [rbp + 5184], 0x96        ;   413.8 p5+p3   58 dst
        vmovdqu64 [r9 + 5760], zmm9                       ;   413.3 p8+p9   58 dst
        vpternlogd zmm21, zmm25, [rbp + 4992], 0x96       ;   414.3 p0+p2   58 dst
        vmovdqu64 zmm2, [rbp + 8000]                      ;   281.3 p3      43 dst reload
        vmovdqu64 zmm6, [rbp + 7808]                      ;   281.5 p2      43 dst
        vpternlogd zmm6, zmm2, zmm2, 0xc3                 ;   414.8 p5      43 dst
        vmovdqu64 [r9 + 5888], zmm1                       ;   413.8 p7+p4   58 dst
        vmovdqu64 [r9 + 6080], zmm12                      ;   413.3 p8+p9   58 dst
        vmovdqu64 [r9 + 5952], zmm5                       ;   414.3 p7+p4   58 dst
        vmovdqu64 [r9 + 5824], zmm21                      ;   415.3 p8+p9   58 dst
        vmovdqu64 [r9 + 6016], zmm3                       ;   414.8 p7+p4   58 dst
        vmovdqa64 zmm1, zmm0                              ;   282.2         43 dst copy
        vmovdqu64 zmm3, [rbp + 13568]                     ;   282.3 p3      43 dst
        vmovdqu64 zmm5, [rbp + 13184]                     ;   282.5 p2      43 dst
        vmovdqu64 zmm7, [rbp + 7936]                      ;   283.3 p3      43 dst
        vmovdqa64 zmm8, zmm2                              ;   287.3         43 dst copy
        vmovdqu64 zmm9, [rbp + 13376]                     ;   283.5 p2      43 dst reload
        vmovdqu64 zmm10, [rbp + 13248]                    ;   284.3 p3      43 dst
        vpternlogd zmm10, zmm4, zmm9, 0x69                ;   415.3 p0      43 dst
        vpxord zmm3, zmm3, zmm10                          ;   416.3 p5      43 dst
        vpxord zmm5, zmm5, zmm10                          ;   416.3 p0      43 dst
        vmovdqa64 zmm11, zmm10                            ;   416.3         43 dst copy
        vmovdqa64 zmm12, zmm3                             ;   417.3         43 dst copy
        vmovdqa64 zmm13, zmm5                             ;   417.3         43 dst copy
        vmovdqu64 zmm14, [rbp + 13312]                    ;   284.5 p2      43 dst reload
        vmovdqa64 zmm15, zmm5                             ;   417.3         43 dst copy
        vpternlogd zmm15, zmm9, zmm14, 0x96               ;   417.3 p5      43 dst
        vpxord zmm12, zmm12, zmm15                        ;   418.3 p0      43 dst
        vpxord zmm1, zmm1, zmm12                          ;   419.3 p5      43 dst
        vmovdqu64 zmm16, [rbp + 13504]                    ;   285.3 p3      43 dst reload
        vmovdqa64 zmm17, zmm14                            ;   290.5         43 dst copy
        vpternlogd zmm17, zmm4, zmm16, 0x69               ;   418.3 p0      43 dst
        vpternlogd zmm16, zmm3, zmm3, 0xc3                ;   418.8 p5      43 dst
        vpternlogd zmm4, zmm16, zmm12, 0x1d               ;   419.8 p0      43 dst
        vpxord zmm13, zmm13, zmm17                        ;   419.8 p5      43 dst
        vmovdqu64 zmm18, [rbp + 13184]                    ;   288.8 p2      43 dst reload
        vmovdqa64 zmm19, zmm1                             ;   420.3         43 dst copy
        vpternlogd zmm19, zmm9, zmm18, 0xc6               ;   420.3 p0      43 dst
        vpxord zmm20, zmm18, zmm16                        ;   420.8 p5      43 dst
        vmovdqu64 zmm21, [rbp + 13440]                    ;   289.5 p3      43 dst reload
        vmovdqa64 zmm22, zmm16                            ;   419.8         43 dst copy
        vpternlogd zmm22, zmm18, zmm21, 0xd4              ;   421.3 p0      43 dst
        vmovdqa64 zmm23, zmm5                             ;   417.3         43 dst copy
        vmovdqa64 zmm24, zmm16                            ;   419.8         43 dst copy
        vpternlogd zmm24, zmm17, zmm17, 0xc3              ;   421.8 p5      43 dst
        vpternlogd zmm4, zmm24, zmm19, 0x69               ;   422.8 p0      43 dst
        vpxord zmm11, zmm11, zmm24                        ;   422.8 p5      43 dst
        vpternlogd zmm19, zmm11, zmm15, 0xb4              ;   423.8 p0      43 dst
        vpternlogd zmm5, zmm19, zmm0, 0x39                ;   424.8 p5      43 dst
        vpternlogd zmm22, zmm5, zmm14, 0x69               ;   425.8 p0      43 dst
        vmovdqa64 zmm5, zmm16                             ;   419.8         43 dst copy
        vpternlogd zmm5, zmm15, zmm21, 0x69               ;   424.8 p5      43 dst
        vmovdqa64 zmm14, zmm13                            ;   420.8         43 dst copy
        vpternlogd zmm14, zmm4, zmm0, 0x36                ;   425.3 p0      43 dst
        vpternlogd zmm4, zmm24, zmm3, 0x78                ;   425.8 p5      43 dst
        vpternlogd zmm14, zmm5, zmm17, 0x2d               ;   426.3 p0      43 dst
        vmovdqa64 zmm25, zmm4                             ;   426.8         43 dst copy
        vpternlogd zmm25, zmm12, zmm10, 0x87              ;   426.8 p5      43 dst
        vmovdqa64 zmm26, zmm25                            ;   427.8         43 dst copy
        vpternlogd zmm26, zmm5, zmm13, 0x78               ;   427.8 p0      43 dst
        vpternlogd zmm26, zmm4, zmm19, 0x96               ;   428.8 p5      43 dst
        vmovdqu64 zmm4, [rbp + 7744]                      ;   297.2 p2      43 dst reload
        vmovdqu64 zmm19, [rbp + 7616]                     ;   297.3 p3      43 dst
        vpternlogd zmm19, zmm6, zmm4, 0x69                ;   428.3 p0      43 dst
        vpxord zmm7, zmm7, zmm19                          ;   429.3 p5      43 dst
        vmovdqu64 zmm27, [rbp + 7552]                     ;   298.2 p2      43 dst reload
        vpxord zmm28, zmm19, zmm27                        ;   429.3 p0      43 dst
        vmovdqa64 zmm29, zmm27                            ;   304.2         43 dst copy
        vmovdqa64 zmm30, zmm26                            ;   429.8         43 dst copy
        vpternlogd zmm30, zmm25, zmm14, 0x59              ;   429.8 p5      43 dst
        vmovdqa64 zmm31, zmm30                            ;   430.8         43 dst copy
        vpternlogd zmm31, zmm25, zmm22, 0x36              ;   430.8 p0      43 dst
        vmovdqa64 zmm2, zmm31                             ;   431.8         43 dst copy
        vpternlogd zmm2, zmm26, zmm22, 0x9a               ;   431.8 p5      43 dst
        vpternlogd zmm31, zmm26, zmm22, 0x53              ;   431.8 p0      43 dst
        vpternlogd zmm9, zmm2, zmm13, 0x12                ;   432.8 p5      43 dst
        vpxord zmm26, zmm2, zmm31                         ;   432.8 p0      43 dst
        vpternlogd zmm30, zmm22, zmm26, 0x39              ;   433.8 p5      43 dst
        vmovdqa64 zmm22, zmm26                            ;   433.8         43 dst copy
        vmovdqa64 zmm27, zmm26                            ;   433.8         43 dst copy
        vpternlogd zmm27, zmm5, zmm0, 0xf9                ;   433.8 p0      43 dst
        vmovdqa64 zmm4, zmm27                             ;   434.8         43 dst copy
        vmovdqu64 [rbp + 15488], zmm19                    ;   429.3 p8+p9   43 dst spill
        vmovdqa64 zmm19, zmm30                            ;   434.8         43 dst copy
        vpternlogd zmm19, zmm25, zmm14, 0xc6              ;   434.8 p5      43 dst
        vpternlogd zmm30, zmm25, zmm14, 0xd1              ;   434.8 p0      43 dst
        vmovdqu64 zmm14, [rbp + 15488]                    ;   429.3 p3      43 dst
        vpternlogd zmm15, zmm9, zmm19, 0x6c               ;   435.8 p5      43 dst
        vpandnd zmm13, zmm30, zmm13                       ;   435.8 p0      43 dst
        vpternlogd zmm11, zmm13, zmm19, 0x6c              ;   436.8 p5      43 dst
        vpxord zmm22, zmm22, zmm30                        ;   436.3 p0      43 dst
        vpxord zmm25, zmm30, zmm19                        ;   436.8 p5      43 dst
        vpternlogd zmm19, zmm31, zmm31, 0xc3              ;   437.3 p0      43 dst
        vpternlogd zmm21, zmm25, zmm16, 0xde              ;   437.8 p5      43 dst
        vpternlogd zmm27, zmm21, zmm15, 0x96              ;   438.8 p0      43 dst
        vpternlogd zmm18, zmm19, zmm22, 0x90              ;   438.8 p5      43 dst
        vpternlogd zmm12, zmm19, zmm22, 0x90              ;   439.3 p0      43 dst
        vpternlogd zmm10, zmm18, zmm19, 0x9c              ;   439.8 p5      43 dst
        vpternlogd zmm19, zmm0, zmm12, 0xa6               ;   440.3 p0      43 dst
        vpxord zmm4, zmm4, zmm19                          ;   441.3 p5      43 dst
        vpternlogd zmm2, zmm16, zmm10, 0x56               ;   441.3 p0      43 dst
        vmovdqu64 zmm0, [rbp + 10560]                     ;   312.5 p2      43 dst reload
        vmovdqu64 zmm16, [rbp + 10368]                    ;   312.7 p3      43 dst
        vpternlogd zmm16, zmm0, zmm0, 0xc3                ;   441.8 p5      43 dst
        vpternlogd zmm10, zmm11, zmm27, 0x96              ;   442.3 p0      43 dst
        vpternlogd zmm30, zmm5, zmm10, 0xa6               ;   443.3 p5      43 dst
        vpandd zmm23, zmm23, zmm22                        ;   443.3 p0      43 dst
        vpternlogd zmm22, zmm1, zmm30, 0x6a               ;   444.3 p5      43 dst
        vpternlogd zmm22, zmm12, zmm21, 0x96              ;   445.3 p0      43 dst
        vpternlogd zmm30, zmm3, zmm31, 0x78               ;   444.8 p5      43 dst
        vpternlogd zmm31, zmm24, zmm22, 0x6a              ;   446.3 p0      43 dst
        vpternlogd zmm26, zmm17, zmm31, 0xa6              ;   447.3 p5      43 dst
        vpternlogd zmm23, zmm18, zmm26, 0x96              ;   448.3 p0      43 dst
        vpternlogd zmm26, zmm25, zmm20, 0x1e              ;   448.3 p5      43 dst
        vmovdqu64 zmm1, [rbp + 7680]                      ;   314.8 p2      43 dst reload
        vmovdqu64 zmm3, [rbp + 7872]                      ;   315.0 p3      43 dst
        vpternlogd zmm3, zmm6, zmm1, 0x69                 ;   447.3 p0      43 dst
        vmovdqa64 zmm5, zmm7                              ;   430.3         43 dst copy
        vmovdqu64 zmm12, [rbp + 7744]                     ;   315.8 p2      43 dst reload
        vmovdqa64 zmm17, zmm1                             ;   320.8         43 dst copy
        vpternlogd zmm17, zmm28, zmm12, 0x96              ;   447.8 p5      43 dst
        vpxord zmm18, zmm28, zmm3                         ;   448.3 p0      43 dst
        vmovdqa64 zmm19, zmm7                             ;   430.3         43 dst copy
        vpternlogd zmm19, zmm7, [rbp + 7872], 0xa5        ;   448.8 p5+p3   43 dst
        vmovdqa64 zmm20, zmm28                            ;   430.3         43 dst copy
        vpxord zmm5, zmm5, zmm17                          ;   449.3 p0      43 dst
        vpternlogd zmm6, zmm19, zmm5, 0x1d                ;   450.3 p5      43 dst
        vpxord zmm8, zmm8, zmm5                           ;   450.3 p0      43 dst
        vpxord zmm29, zmm29, zmm19                        ;   450.8 p5      43 dst
        vmovdqa64 zmm21, zmm0                             ;   319.0         43 dst copy
        vmovdqu64 zmm24, [rbp + 7552]                     ;   319.2 p2      43 dst reload
        vmovdqa64 zmm25, zmm8                             ;   451.3         43 dst copy
        vpternlogd zmm25, zmm12, zmm24, 0xc6              ;   451.3 p0      43 dst
        vmovdqu64 [rbp + 16448], zmm13                    ;   436.8 p7+p4   43 dst spill
        vmovdqa64 zmm13, zmm19                            ;   449.8         43 dst copy
        vpternlogd zmm13, zmm3, zmm3, 0xc3                ;   451.8 p5      43 dst
        vpternlogd zmm6, zmm13, zmm25, 0x69               ;   452.8 p0      43 dst
        vpxord zmm14, zmm14, zmm13                        ;   452.8 p5      43 dst
        vpternlogd zmm25, zmm14, zmm17, 0xb4              ;   453.8 p0      43 dst
        vpternlogd zmm28, zmm25, [rbp + 8000], 0x39       ;   454.8 p5+p3   43 dst
        vmovdqu64 [rbp + 15744], zmm26                    ;   449.3 p8+p9   43 dst spill
        vmovdqa64 zmm26, zmm6                             ;   453.8         43 dst copy
        vpternlogd zmm26, zmm13, zmm7, 0x78               ;   454.3 p0      43 dst
        vpternlogd zmm6, zmm18, [rbp + 8000], 0x1e        ;   454.8 p5+p2   43 dst
        vmovdqu64 [rbp + 15232], zmm2                     ;   442.3 p7+p4   43 dst spill
        vmovdqa64 zmm2, zmm19                             ;   449.8         43 dst copy
        vpternlogd zmm2, zmm24, [rbp + 7808], 0xd4        ;   455.3 p0+p3   43 dst
        vpternlogd zmm2, zmm28, zmm1, 0x69                ;   456.3 p5      43 dst
        vmovdqu64 zmm1, [rbp + 7808]                      ;   324.8 p2      43 dst reload
        vmovdqa64 zmm28, zmm19                            ;   449.8         43 dst copy
        vpternlogd zmm28, zmm17, zmm1, 0x69               ;   456.3 p0      43 dst
        vpternlogd zmm6, zmm28, zmm3, 0x2d                ;   457.3 p5      43 dst
        vmovdqu64 [rbp + 16384], zmm31                    ;   447.3 p8+p9   43 dst spill
        vmovdqa64 zmm31, zmm26                            ;   455.3         43 dst copy
        vpternlogd zmm31, zmm5, [rbp + 15488], 0x87       ;   457.3 p0+p3   43 dst
        vmovdqu64 [rbp + 16064], zmm15                    ;   436.8 p7+p4   43 dst spill
        vmovdqa64 zmm15, zmm31                            ;   458.3         43 dst copy
        vpternlogd zmm15, zmm28, zmm18, 0x78              ;   458.3 p5      43 dst
        vpternlogd zmm15, zmm26, zmm25, 0x96              ;   459.3 p0      43 dst
        vmovdqa64 zmm25, zmm15                            ;   460.3         43 dst copy
        vpternlogd zmm25, zmm31, zmm6, 0x59               ;   460.3 p5      43 dst
        vmovdqa64 zmm26, zmm25                            ;   461.3         43 dst copy
        vpternlogd zmm26, zmm31, zmm2, 0x36               ;   461.3 p0      43 dst
        vmovdqu64 [rbp + 16512], zmm30                    ;   445.8 p8+p9   43 dst spill
        vmovdqa64 zmm30, zmm26                            ;   462.3         43 dst copy
        vpternlogd zmm30, zmm15, zmm2, 0x9a               ;   462.3 p5      43 dst
        vpternlogd zmm26, zmm15, zmm2, 0x53               ;   462.3 p0      43 dst
        vpternlogd zmm12, zmm30, zmm18, 0x12              ;   463.3 p5      43 dst
        vpxord zmm15, zmm30, zmm26                        ;   463.3 p0      43 dst
        vpternlogd zmm25, zmm2, zmm15, 0x39               ;   464.3 p5      43 dst
        vmovdqa64 zmm2, zmm15                             ;   464.3         43 dst copy
        vmovdqu64 [rbp + 16576], zmm22                    ;   446.3 p7+p4   43 dst spill
        vmovdqa64 zmm22, zmm25                            ;   465.3         43 dst copy
        vpternlogd zmm22, zmm31, zmm6, 0xc6               ;   465.3 p0      43 dst
        vpternlogd zmm25, zmm31, zmm6, 0xd1               ;   465.3 p5      43 dst
        vpternlogd zmm17, zmm12, zmm22, 0x6c              ;   466.3 p0      43 dst
        vpandnd zmm6, zmm25, zmm18                        ;   466.3 p5      43 dst
        vpternlogd zmm14, zmm6, zmm22, 0x6c               ;   467.3 p0      43 dst
        vpxord zmm2, zmm2, zmm25                          ;   466.3 p5      43 dst
        vpxord zmm18, zmm25, zmm22                        ;   466.3 p0      43 dst
        vpternlogd zmm1, zmm18, zmm19, 0xde               ;   467.3 p5      43 dst
        vpternlogd zmm22, zmm26, zmm26, 0xc3              ;   466.3 p0      43 dst
        vpternlogd zmm24, zmm22, zmm2, 0x90               ;   467.3 p5      43 dst
        vpternlogd zmm5, zmm22, zmm2, 0x90                ;   467.3 p0      43 dst
        vpandd zmm20, zmm20, zmm2                         ;   467.8 p5      43 dst
        vmovdqu64 zmm31, [rbp + 8000]                     ;   338.3 p2      43 dst reload
        vmovdqu64 [rbp + 16000], zmm6                     ;   467.3 p8+p9   43 dst spill
        vmovdqa64 zmm6, zmm15                             ;   464.3         43 dst copy
        vpternlogd zmm6, zmm28, zmm31, 0xf9               ;   468.3 p0      43 dst
        vpternlogd zmm31, zmm5, zmm22, 0x9c               ;   468.8 p5      43 dst
        vpxord zmm31, zmm31, zmm6                         ;   469.8 p0      43 dst
        vpternlogd zmm6, zmm1, zmm17, 0x96                ;   469.8 p5      43 dst
        vpternlogd zmm22, zmm24, [rbp + 15488], 0xc6      ;   470.3 p0+p3   43 dst
        vpternlogd zmm30, zmm19, zmm22, 0x56              ;   471.3 p5      43 dst
        vpternlogd zmm22, zmm14, zmm6, 0x96               ;   471.3 p0      43 dst
        vpternlogd zmm25, zmm28, zmm22, 0xa6              ;   472.3 p5      43 dst
        vpternlogd zmm2, zmm8, zmm25, 0x6a                ;   473.3 p0      43 dst
        vmovdqu64 zmm8, [rbp + 13120]                     ;   341.3 p2      43 dst reload
        vmovdqu64 zmm19, [rbp + 12928]                    ;   341.5 p3      43 dst
        vpternlogd zmm19, zmm8, zmm8, 0xc3                ;   472.8 p5      43 dst
        vpternlogd zmm2, zmm5, zmm1, 0x96                 ;   474.3 p0      43 dst
        vpternlogd zmm25, zmm7, zmm26, 0x78               ;   473.8 p5      43 dst
        vpternlogd zmm26, zmm13, zmm2, 0x6a               ;   475.3 p0      43 dst
        vpternlogd zmm15, zmm3, zmm26, 0xa6               ;   476.3 p5      43 dst
        vmovdqu64 zmm1, [rbp + 10304]                     ;   343.8 p2      43 dst reload
        vmovdqu64 zmm3, [rbp + 10176]                     ;   344.0 p3      43 dst
        vpternlogd zmm3, zmm16, zmm1, 0x69                ;   475.3 p0      43 dst
        vpternlogd zmm20, zmm24, zmm15, 0x96              ;   477.3 p5      43 dst
        vpternlogd zmm15, zmm18, zmm29, 0x1e              ;   477.3 p0      43 dst
        vmovdqu64 zmm5, [rbp + 10240]                     ;   345.0 p2      43 dst reload
        vmovdqu64 zmm7, [rbp + 10432]                     ;   345.2 p3      43 dst
        vpternlogd zmm7, zmm16, zmm5, 0x69                ;   476.8 p5      43 dst
        vmovdqu64 zmm13, [rbp + 10496]                    ;   346.0 p2      43 dst
        vpxord zmm13, zmm13, zmm3                         ;   477.3 p0      43 dst
        vmovdqu64 zmm18, [rbp + 10112]                    ;   346.2 p3      43 dst reload
        vpxord zmm24, zmm3, zmm18                         ;   477.8 p5      43 dst
        vmovdqa64 zmm28, zmm18                            ;   352.2         43 dst copy
        vmovdqa64 zmm29, zmm3                             ;   476.3         43 dst copy
        vmovdqu64 [rbp + 15488], zmm15                    ;   478.3 p7+p4   43 dst spill
        vmovdqa64 zmm15, zmm13                            ;   478.3         43 dst copy
        vmovdqu64 [rbp + 16256], zmm30                    ;   472.3 p8+p9   43 dst spill
        vmovdqa64 zmm30, zmm5                             ;   351.0         43 dst copy
        vpternlogd zmm30, zmm24, zmm1, 0x96               ;   478.8 p0      43 dst
        vpxord zmm15, zmm15, zmm30                        ;   479.8 p5      43 dst
        vpxord zmm21, zmm21, zmm15                        ;   480.8 p0      43 dst
        vmovdqu64 [rbp + 16320], zmm26                    ;   476.3 p7+p4   43 dst spill
        vpxord zmm26, zmm24, zmm7                         ;   479.8 p5      43 dst
        vmovdqu64 [rbp + 16704], zmm17                    ;   467.3 p8+p9   43 dst spill
        vmovdqa64 zmm17, zmm21                            ;   481.8         43 dst copy
        vpternlogd zmm17, zmm18, zmm1, 0xa6               ;   481.8 p0      43 dst
        vmovdqu64 [rbp + 15424], zmm25                    ;   474.8 p7+p4   43 dst spill
        vmovdqa64 zmm25, zmm24                            ;   478.8         43 dst copy
        vmovdqu64 [rbp + 15616], zmm2                     ;   475.3 p8+p9   43 dst spill
        vmovdqa64 zmm2, zmm8                              ;   349.7         43 dst copy
        vmovdqu64 [rbp + 16640], zmm14                    ;   468.3 p7+p4   43 dst spill
        vmovdqa64 zmm14, zmm13                            ;   478.3         43 dst copy
        vpternlogd zmm14, zmm13, [rbp + 10432], 0xa5      ;   480.8 p5+p2   43 dst
        vpternlogd zmm16, zmm14, zmm15, 0x1d              ;   481.8 p0      43 dst
        vpxord zmm28, zmm28, zmm14                        ;   481.8 p5      43 dst
        vmovdqu64 [rbp + 15936], zmm20                    ;   478.3 p8+p9   43 dst spill
        vmovdqa64 zmm20, zmm14                            ;   481.8         43 dst copy
        vpternlogd zmm20, zmm7, zmm7, 0xc3                ;   482.3 p0      43 dst
        vpternlogd zmm16, zmm20, zmm17, 0x69              ;   483.3 p5      43 dst
        vpxord zmm29, zmm29, zmm20                        ;   483.3 p0      43 dst
        vpternlogd zmm17, zmm29, zmm30, 0xb4              ;   484.3 p5      43 dst
        vpternlogd zmm24, zmm17, zmm0, 0x39               ;   485.3 p0      43 dst
        vmovdqu64 [rbp + 16128], zmm12                    ;   464.3 p7+p4   43 dst spill
        vmovdqa64 zmm12, zmm26                            ;   480.8         43 dst copy
        vpternlogd zmm12, zmm16, zmm0, 0x36               ;   484.8 p5      43 dst
        vpternlogd zmm16, zmm20, zmm13, 0x78              ;   485.3 p0      43 dst
        vmovdqu64 [rbp + 16192], zmm31                    ;   470.8 p8+p9   43 dst spill
        vmovdqa64 zmm31, zmm16                            ;   486.3         43 dst copy
        vpternlogd zmm31, zmm15, zmm3, 0x87               ;   486.3 p5      43 dst
        vmovdqu64 [rbp + 15360], zmm6                     ;   470.8 p7+p4   43 dst spill
        vmovdqa64 zmm6, zmm14                             ;   481.8         43 dst copy
        vpternlogd zmm6, zmm18, [rbp + 10368], 0xd4       ;   486.3 p0+p3   43 dst
        vpternlogd zmm6, zmm24, zmm5, 0x69                ;   487.3 p5      43 dst
        vmovdqu64 zmm5, [rbp + 10368]                     ;   357.8 p2      43 dst reload
        vmovdqa64 zmm24, zmm14                            ;   481.8         43 dst copy
        vpternlogd zmm24, zmm30, zmm5, 0x69               ;   487.3 p0      43 dst
        vpternlogd zmm12, zmm24, zmm7, 0x2d               ;   488.3 p5      43 dst
        vmovdqu64 [rbp + 15680], zmm22                    ;   472.3 p8+p9   43 dst spill
        vmovdqa64 zmm22, zmm31                            ;   487.3         43 dst copy
        vpternlogd zmm22, zmm24, zmm26, 0x78              ;   488.3 p0      43 dst
        vpternlogd zmm22, zmm16, zmm17, 0x96              ;   489.3 p5      43 dst
        vmovdqa64 zmm16, zmm22                            ;   490.3         43 dst copy
        vpternlogd zmm16, zmm31, zmm12, 0x59              ;   490.3 p0      43 dst
        vmovdqa64 zmm17, zmm16                            ;   491.3         43 dst copy
        vpternlogd zmm17, zmm31, zmm6, 0x36               ;   491.3 p5      43 dst
        vmovdqu64 [rbp + 15872], zmm11                    ;   437.8 p7+p4   43 dst spill
        vmovdqa64 zmm11, zmm17                            ;   492.3         43 dst copy
        vpternlogd zmm11, zmm22, zmm6, 0x9a               ;   492.3 p0      43 dst
        vpternlogd zmm17, zmm22, zmm6, 0x53               ;   492.3 p5      43 dst
        vpternlogd zmm1, zmm11, zmm26, 0x12               ;   493.3 p0      43 dst
        vpxord zmm22, zmm11, zmm17                        ;   493.3 p5      43 dst
        vpternlogd zmm16, zmm6, zmm22, 0x39               ;   494.3 p0      43 dst
        vmovdqa64 zmm6, zmm22                             ;   494.3         43 dst copy
        vmovdqu64 [rbp + 15808], zmm23                    ;   449.3 p8+p9   43 dst spill
        vmovdqa64 zmm23, zmm22                            ;   494.3         43 dst copy
        vpternlogd zmm23, zmm24, zmm0, 0xf9               ;   494.3 p5      43 dst
        vmovdqu64 [rbp + 15552], zmm9                     ;   433.8 p7+p4   43 dst spill
        vmovdqa64 zmm9, zmm23                             ;   495.3         43 dst copy
        vmovdqu64 [rbp + 15296], zmm4                     ;   442.3 p8+p9   43 dst spill
        vmovdqa64 zmm4, zmm16                             ;   495.3         43 dst copy
        vpternlogd zmm4, zmm31, zmm12, 0xc6               ;   495.3 p0      43 dst
        vpternlogd zmm16, zmm31, zmm12, 0xd1              ;   495.3 p5      43 dst
        vpternlogd zmm30, zmm1, zmm4, 0x6c                ;   496.3 p0      43 dst
        vpandnd zmm12, zmm16, zmm26                       ;   496.3 p5      43 dst
        vpternlogd zmm29, zmm12, zmm4, 0x6c               ;   497.3 p0      43 dst
        vpxord zmm6, zmm6, zmm16                          ;   496.3 p5      43 dst
        vpxord zmm26, zmm16, zmm4                         ;   496.3 p0      43 dst
        vpxord zmm10, zmm10, [rbp + 5248]                 ;   496.8 p5+p3   58 dst
        vpternlogd zmm5, zmm26, zmm14, 0xde               ;   497.3 p0      43 dst
        vpternlogd zmm4, zmm17, zmm17, 0xc3               ;   497.8 p5      43 dst
        vpternlogd zmm23, zmm5, zmm30, 0x96               ;   498.3 p0      43 dst
        vpxord zmm27, zmm27, [rbp + 5312]                 ;   498.8 p5+p2   58 dst
        vpternlogd zmm18, zmm4, zmm6, 0x90                ;   499.3 p0      43 dst
        vpternlogd zmm15, zmm4, zmm6, 0x90                ;   499.8 p5      43 dst
        vpternlogd zmm3, zmm18, zmm4, 0x9c                ;   500.3 p0      43 dst
        vmovdqu64 zmm31, [rbp + 16576]                    ;   446.3 p3      58 dst
        vpxord zmm31, zmm31, [rbp + 5504]                 ;   500.8 p5+p2   58 dst
        vpternlogd zmm4, zmm0, zmm15, 0xa6                ;   501.3 p0      43 dst
        vpxord zmm9, zmm9, zmm4                           ;   502.3 p5      43 dst
        vpternlogd zmm11, zmm14, zmm3, 0x56               ;   502.3 p0      43 dst
        vmovdqu64 zmm0, [rbp + 15296]                     ;   442.3 p3      43 dst reload
        vmovdqu64 zmm4, [rbp + 5376]                      ;   371.2 p2      58 dst
        vpternlogd zmm4, zmm0, [rbp + 15552], 0x96        ;   502.8 p5+p3   58 dst
        vpternlogd zmm3, zmm29, zmm23, 0x96               ;   503.3 p0      43 dst
        vpternlogd zmm16, zmm24, zmm3, 0xa6               ;   504.3 p5      43 dst
        vmovdqu64 zmm0, [rbp + 16448]                     ;   436.8 p2      43 dst reload
        vmovdqu64 zmm14, [rbp + 15744]                    ;   449.3 p3      58 dst
        vpternlogd zmm14, zmm0, [r8 + 5532]{1to16}, 0x96  ;   504.3 p0+p2   58 dst
        vpandd zmm25, zmm25, zmm6                         ;   504.8 p5      43 dst
        vpternlogd zmm6, zmm21, zmm16, 0x6a               ;   505.3 p0      43 dst
        vmovdqu64 zmm0, [rbp + 15808]                     ;   449.3 p3      43 dst reload
        vmovdqu64 zmm21, [rbp + 5440]                     ;   374.5 p2      58 dst
        vpternlogd zmm21, zmm0, [rbp + 15872], 0x96       ;   505.8 p5+p3   58 dst
        vpternlogd zmm6, zmm15, zmm5, 0x96                ;   506.3 p0      43 dst
        vmovdqu64 zmm0, [rbp + 15680]                     ;   472.3 p2      58 dst
        vpxord zmm0, zmm0, [rbp + 5696]                   ;   506.8 p5+p3   58 dst
        vmovdqu64 zmm5, [rbp + 16512]                     ;   445.8 p2      43 dst reload
        vmovdqu64 zmm15, [rbp + 5568]                     ;   377.3 p3      58 dst
        vpternlogd zmm15, zmm5, [rbp + 16064], 0x96       ;   507.3 p0+p2   58 dst
        vpternlogd zmm16, zmm13, zmm17, 0x78              ;   507.8 p5      43 dst
        vmovdqu64 zmm5, [rbp + 15232]                     ;   442.3 p3      43 dst reload
        vmovdqu64 zmm13, [rbp + 5632]                     ;   378.5 p2      58 dst
        vpternlogd zmm13, zmm5, [rbp + 16384], 0x96       ;   508.3 p0+p3   58 dst
        vpternlogd zmm17, zmm20, zmm6, 0x6a               ;   508.8 p5      43 dst
        vmovdqu64 zmm5, [rbp + 12864]                     ;   379.5 p2      43 dst reload
        vmovdqu64 zmm20, [rbp + 12736]                    ;   380.3 p3      43 dst
        vpternlogd zmm20, zmm19, zmm5, 0x69               ;   509.3 p0      43 dst
        vpternlogd zmm22, zmm7, zmm17, 0xa6               ;   509.8 p5      43 dst
        vmovdqu64 zmm7, [rbp + 15360]                     ;   470.8 p2      58 dst
        vpxord zmm7, zmm7, [rbp + 5760]                   ;   510.3 p0+p3   58 dst
        vpternlogd zmm25, zmm18, zmm22, 0x96              ;   510.8 p5      43 dst
        vpternlogd zmm22, zmm26, zmm28, 0x1e              ;   511.3 p0      43 dst
        vmovdqu64 zmm18, [rbp + 16000]                    ;   467.3 p2      43 dst reload
        vmovdqu64 zmm24, [rbp + 15488]                    ;   478.3 p3      58 dst
        vpternlogd zmm24, zmm18, [r8 + 5564]{1to16}, 0x96 ;   511.8 p5+p2   58 dst
        vmovdqu64 zmm18, [rbp + 15616]                    ;   475.3 p3      58 dst
        vpxord zmm18, zmm18, [rbp + 5952]                 ;   512.3 p0+p2   58 dst
        vpxord zmm26, zmm20, [rbp + 13056]                ;   512.8 p5+p3   43 dst
        vpxord zmm3, zmm3, [rbp + 6144]                   ;   513.3 p0+p2   58 dst
        vmovdqu64 zmm28, [rbp + 12672]                    ;   385.3 p3      43 dst reload
        vmovdqu64 [rbp + 15616], zmm3                     ;   514.3 p7+p4   58 dst spill
        vpxord zmm3, zmm20, zmm28                         ;   513.8 p5      43 dst
        vpxord zmm23, zmm23, [rbp + 6208]                 ;   514.3 p0+p2   58 dst
        vmovdqu64 [rbp + 16000], zmm23                    ;   515.3 p8+p9   58 dst spill
        vmovdqa64 zmm23, zmm20                            ;   510.3         43 dst copy
        vmovdqu64 [rbp + 15488], zmm24                    ;   512.8 p7+p4   58 dst spill
        vmovdqa64 zmm24, zmm28                            ;   391.3         43 dst copy
        vmovdqu64 [rbp + 15360], zmm18                    ;   513.3 p8+p9   58 dst spill
        vmovdqa64 zmm18, zmm26                            ;   513.8         43 dst copy
        vmovdqu64 [rbp + 16384], zmm7                     ;   511.3 p7+p4   58 dst spill
        vmovdqa64 zmm7, zmm3                              ;   514.8         43 dst copy
        vmovdqu64 [rbp + 15232], zmm0                     ;   507.8 p8+p9   58 dst spill
        vmovdqa64 zmm0, zmm3                              ;   514.8         43 dst copy
        vmovdqu64 [rbp + 16064], zmm14                    ;   505.3 p7+p4   58 dst spill
        vmovdqa64 zmm14, zmm3                             ;   514.8         43 dst copy
        vpternlogd zmm14, zmm5, [rbp + 12800], 0x96       ;   514.8 p5+p3   43 dst
        vpxord zmm18, zmm18, zmm14                        ;   515.8 p0      43 dst
        vpxord zmm2, zmm2, zmm18                          ;   516.8 p5      43 dst
        vpternlogd zmm9, zmm1, [rbp + 6272], 0x96         ;   516.3 p0+p2   58 dst
        vpternlogd zmm25, zmm29, [rbp + 6336], 0x96       ;   516.8 p5+p3   58 dst
        vmovdqa64 zmm1, zmm2                              ;   517.8         43 dst copy
        vpternlogd zmm1, zmm28, zmm5, 0xa6                ;   517.8 p0      43 dst
        vpxord zmm6, zmm6, [rbp + 6400]                   ;   517.8 p5+p2   58 dst
        vmovdqu64 zmm29, [rbp + 12992]                    ;   388.8 p3      43 dst reload
        vmovdqu64 [rbp + 16512], zmm6                     ;   518.8 p8+p9   58 dst spill
        vmovdqa64 zmm6, zmm26                             ;   513.8         43 dst copy
        vpternlogd zmm6, zmm26, zmm29, 0xa5               ;   518.3 p0      43 dst
        vpternlogd zmm29, zmm19, [rbp + 12800], 0x69      ;   518.8 p5+p2   43 dst
        vpternlogd zmm19, zmm6, zmm18, 0x1d               ;   519.3 p0      43 dst
        vpxord zmm7, zmm7, zmm29                          ;   519.8 p5      43 dst
        vpxord zmm24, zmm24, zmm6                         ;   520.3 p0      43 dst
        vpternlogd zmm16, zmm30, [rbp + 6464], 0x96       ;   520.8 p5+p3   58 dst
        vmovdqa64 zmm30, zmm6                             ;   519.3         43 dst copy
        vpternlogd zmm30, zmm29, zmm29, 0xc3              ;   521.3 p0      43 dst
        vpternlogd zmm19, zmm30, zmm1, 0x69               ;   522.3 p5      43 dst
        vpxord zmm23, zmm23, zmm30                        ;   522.3 p0      43 dst
        vpternlogd zmm1, zmm23, zmm14, 0xb4               ;   523.3 p5      43 dst
        vpternlogd zmm3, zmm1, zmm8, 0x39                 ;   524.3 p0      43 dst
        vpternlogd zmm22, zmm12, [r8 + 5596]{1to16}, 0x96 ;   523.8 p5+p2   58 dst
        vpternlogd zmm11, zmm17, [rbp + 6528], 0x96       ;   524.3 p0+p3   58 dst
        vmovdqu64 zmm12, [rbp + 12928]                    ;   395.2 p2      43 dst reload
        vmovdqa64 zmm17, zmm6                             ;   519.3         43 dst copy
        vpternlogd zmm17, zmm28, zmm12, 0xd4              ;   524.8 p5      43 dst
        vpternlogd zmm17, zmm3, [rbp + 12800], 0x69       ;   525.8 p0+p3   43 dst
        vmovdqa64 zmm3, zmm6                              ;   519.3         43 dst copy
        vpternlogd zmm3, zmm14, zmm12, 0x69               ;   525.8 p5      43 dst
        vmovdqu64 [rbp + 15680], zmm22                    ;   524.8 p7+p4   58 dst spill
        vmovdqa64 zmm22, zmm7                             ;   520.8         43 dst copy
        vpternlogd zmm22, zmm19, zmm8, 0x36               ;   526.3 p0      43 dst
        vpternlogd zmm19, zmm30, zmm26, 0x78              ;   526.8 p5      43 dst
        vpternlogd zmm22, zmm3, zmm29, 0x2d               ;   527.3 p0      43 dst
        vmovdqu64 [rbp + 15872], zmm11                    ;   525.3 p8+p9   58 dst spill
        vmovdqa64 zmm11, zmm19                            ;   527.8         43 dst copy
        vpternlogd zmm11, zmm18, zmm20, 0x87              ;   527.8 p5      43 dst
        vmovdqu64 [rbp + 15808], zmm16                    ;   521.8 p7+p4   58 dst spill
        vmovdqa64 zmm16, zmm11                            ;   528.8         43 dst copy
        vpternlogd zmm16, zmm3, zmm7, 0x78                ;   528.8 p0      43 dst
        vpternlogd zmm16, zmm19, zmm1, 0x96               ;   529.8 p5      43 dst
        vmovdqa64 zmm1, zmm16                             ;   530.8         43 dst copy
        vpternlogd zmm1, zmm11, zmm22, 0x59               ;   530.8 p0      43 dst
        vmovdqa64 zmm19, zmm1                             ;   531.8         43 dst copy
        vpternlogd zmm19, zmm11, zmm17, 0x36              ;   531.8 p5      43 dst
        vmovdqu64 [r9 + 6144], zmm10                      ;   497.8 p8+p9   58 dst
        vmovdqa64 zmm10, zmm19                            ;   532.8         43 dst copy
        vpternlogd zmm10, zmm16, zmm17, 0x9a              ;   532.8 p0      43 dst
        vmovdqu64 [r9 + 6208], zmm27                      ;   499.8 p7+p4   58 dst
        vpternlogd zmm19, zmm16, zmm17, 0x53              ;   532.8 p5      43 dst
        vmovdqu64 [r9 + 6272], zmm4                       ;   503.8 p8+p9   58 dst
        vmovdqu64 zmm4, [rbp + 16192]                     ;   470.8 p2      43 dst reload
        vmovdqu64 zmm16, [rbp + 5824]                     ;   400.8 p3      58 dst
        vpternlogd zmm16, zmm4, [rbp + 16128], 0x96       ;   531.3 p0+p2   58 dst
        vpternlogd zmm5, zmm10, zmm7, 0x12                ;   533.8 p5      43 dst
        vpxord zmm4, zmm10, zmm19                         ;   533.8 p0      43 dst
        vmovdqu64 [r9 + 6336], zmm21                      ;   506.8 p7+p4   58 dst
        vpternlogd zmm1, zmm17, zmm4, 0x39                ;   534.8 p5      43 dst
        vmovdqu64 zmm17, [rbp + 15936]                    ;   478.3 p3      43 dst reload
        vmovdqu64 zmm21, [rbp + 5888]                     ;   402.7 p2      58 dst
        vpternlogd zmm21, zmm17, [rbp + 16640], 0x96      ;   533.3 p0+p3   58 dst
        vmovdqu64 [r9 + 6400], zmm31                      ;   501.8 p8+p9   58 dst
        vmovdqu64 zmm17, [rbp + 15424]                    ;   474.8 p2      43 dst reload
        vmovdqu64 zmm27, [rbp + 6016]                     ;   404.0 p3      58 dst
        vpternlogd zmm27, zmm17, [rbp + 16704], 0x96      ;   533.8 p5+p2   58 dst
        vmovdqa64 zmm17, zmm4                             ;   534.8         43 dst copy
        vmovdqa64 zmm31, zmm4                             ;   534.8         43 dst copy
        vpternlogd zmm31, zmm3, zmm8, 0xf9                ;   534.8 p0      43 dst
        vmovdqu64 [rbp + 16704], zmm25                    ;   517.8 p7+p4   58 dst spill
        vmovdqa64 zmm25, zmm31                            ;   535.8         43 dst copy
        vmovdqu64 [rbp + 15424], zmm9                     ;   517.3 p8+p9   58 dst spill
        vmovdqa64 zmm9, zmm1                              ;   535.8         43 dst copy
        vpternlogd zmm9, zmm11, zmm22, 0xc6               ;   535.8 p5      43 dst
        vpternlogd zmm1, zmm11, zmm22, 0xd1               ;   535.8 p0      43 dst
        vmovdqu64 [r9 + 6464], zmm15                      ;   508.3 p7+p4   58 dst
        vmovdqu64 zmm11, [rbp + 16256]                    ;   472.3 p3      43 dst reload
        vmovdqu64 zmm15, [rbp + 6080]                     ;   405.7 p2      58 dst
        vpternlogd zmm15, zmm11, [rbp + 16320], 0x96      ;   535.8 p5+p3   58 dst
        vmovdqu64 [r9 + 6528], zmm13                      ;   509.3 p8+p9   58 dst
        vpternlogd zmm14, zmm5, zmm9, 0x6c                ;   536.8 p0      43 dst
        vmovdqu64 zmm11, [rbp + 16064]                    ;   505.3 p2      58 dst reload
        vmovdqu64 [r9 + 6592], zmm11                      ;   511.3 p7+p4   58 dst
        vmovdqu64 zmm11, [rbp + 15232]                    ;   507.8 p3      58 dst reload
        vmovdqu64 [r9 + 6656], zmm11                      ;   513.8 p8+p9   58 dst
        vmovdqu64 zmm11, [rbp + 16384]                    ;   511.3 p2      58 dst reload
        vmovdqu64 [r9 + 6720], zmm11                      ;   517.3 p7+p4   58 dst
        vpandnd zmm7, zmm1, zmm7                          ;   536.8 p5      43 dst
        vpternlogd zmm23, zmm7, zmm9, 0x6c                ;   537.8 p0      43 dst
        vpxord zmm17, zmm17, zmm1                         ;   537.8 p5      43 dst
        vpxord zmm11, zmm1, zmm9                          ;   538.3 p0      43 dst
        vpternlogd zmm9, zmm19, zmm19, 0xc3               ;   538.8 p5      43 dst
        vpternlogd zmm12, zmm11, zmm6, 0xde               ;   539.3 p0      43 dst
        vpternlogd zmm31, zmm12, zmm14, 0x96              ;   540.3 p5      43 dst
        vmovdqu64 zmm13, [rbp + 15360]                    ;   513.3 p3      58 dst reload
        vmovdqu64 [r9 + 6912], zmm13                      ;   519.3 p8+p9   58 dst
        vmovdqu64 zmm13, [rbp + 15488]                    ;   512.8 p2      58 dst reload
        vmovdqu64 [r9 + 7104], zmm13                      ;   518.8 p7+p4   58 dst
        vmovdqu64 zmm13, [rbp + 15616]                    ;   514.3 p3      58 dst reload
        vmovdqu64 [r9 + 7168], zmm13                      ;   520.3 p8+p9   58 dst
        vpternlogd zmm28, zmm9, zmm17, 0x90               ;   540.3 p0      43 dst
        vmovdqu64 zmm13, [rbp + 16000]                    ;   515.3 p2      58 dst reload
        vmovdqu64 [r9 + 7232], zmm13                      ;   521.3 p7+p4   58 dst
        vpternlogd zmm18, zmm9, zmm17, 0x90               ;   540.8 p5      43 dst
        vpternlogd zmm20, zmm28, zmm9, 0x9c               ;   541.3 p0      43 dst
        vmovdqu64 zmm13, [rbp + 15424]                    ;   517.3 p3      58 dst reload
        vmovdqu64 [r9 + 7296], zmm13                      ;   523.3 p8+p9   58 dst
        vpternlogd zmm9, zmm8, zmm18, 0xa6                ;   541.8 p5      43 dst
        vpxord zmm25, zmm25, zmm9                         ;   542.8 p0      43 dst
        vpternlogd zmm10, zmm6, zmm20, 0x56               ;   542.8 p5      43 dst
        vpternlogd zmm20, zmm23, zmm31, 0x96              ;   543.3 p0      43 dst
        vmovdqu64 zmm6, [rbp + 16704]                     ;   517.8 p2      58 dst reload
        vmovdqu64 [r9 + 7360], zmm6                       ;   523.8 p7+p4   58 dst
        vmovdqu64 zmm6, [rbp + 16512]                     ;   518.8 p3      58 dst reload
        vmovdqu64 [r9 + 7424], zmm6                       ;   524.8 p8+p9   58 dst
        vmovdqu64 zmm6, [rbp + 15808]                     ;   521.8 p2      58 dst reload
        vmovdqu64 [r9 + 7488], zmm6                       ;   527.8 p7+p4   58 dst
        vmovdqu64 zmm6, [rbp + 15872]                     ;   525.3 p3      58 dst reload
        vmovdqu64 [r9 + 7552], zmm6                       ;   531.3 p8+p9   58 dst
        vpternlogd zmm1, zmm3, zmm20, 0xa6                ;   544.3 p5      43 dst
        vmovdqu64 zmm3, [rbp + 15680]                     ;   524.8 p2      58 dst reload
        vmovdqu64 [r9 + 7616], zmm3                       ;   530.8 p7+p4   58 dst
        vpandd zmm0, zmm0, zmm17                          ;   544.3 p0      43 dst
        vpternlogd zmm17, zmm2, zmm1, 0x6a                ;   545.3 p5      43 dst
        vpternlogd zmm17, zmm18, zmm12, 0x96              ;   546.3 p0      43 dst
        vpternlogd zmm1, zmm26, zmm19, 0x78               ;   545.8 p5      43 dst
        vpternlogd zmm19, zmm30, zmm17, 0x6a              ;   547.3 p0      43 dst
        vpternlogd zmm4, zmm29, zmm19, 0xa6               ;   548.3 p5      43 dst
        vpternlogd zmm0, zmm28, zmm4, 0x96                ;   549.3 p0      43 dst
        vpternlogd zmm4, zmm11, zmm24, 0x1e               ;   549.3 p5      43 dst
        vmovdqu64 [r9 + 6784], zmm16                      ;   532.3 p8+p9   58 dst
        vmovdqu64 [r9 + 6848], zmm21                      ;   534.3 p7+p4   58 dst
        vmovdqu64 [r9 + 6976], zmm27                      ;   534.8 p8+p9   58 dst
        vmovdqu64 [r9 + 7040], zmm15                      ;   536.8 p7+p4   58 dst
        vpternlogd zmm4, zmm7, [r8 + 5628]{1to16}, 0x96   ;   550.3 p0+p3   58 dst
        vpxord zmm31, zmm31, [rbp + 6656]                 ;   548.8 p5+p2   58 dst
        vpxord zmm20, zmm20, [rbp + 6592]                 ;   549.3 p0+p3   58 dst
        vpternlogd zmm25, zmm5, [rbp + 6720], 0x96        ;   549.8 p5+p2   58 dst
        vpxord zmm17, zmm17, [rbp + 6848]                 ;   550.3 p0+p3   58 dst
        vpternlogd zmm1, zmm14, [rbp + 6912], 0x96        ;   550.8 p5+p2   58 dst
        vmovdqu64 [r9 + 7744], zmm31                      ;   549.8 p8+p9   58 dst
        vmovdqu64 [r9 + 7680], zmm20                      ;   550.3 p7+p4   58 dst
        lea r8, [r9 + 8192]                               ;   419.2 p1     117 blocks
        vmovdqu64 [r9 + 7808], zmm25                      ;   550.8 p8+p9   58 dst
        vpternlogd zmm10, zmm19, [rbp + 6976], 0x96       ;   551.3 p0+p3   58 dst
        vpternlogd zmm0, zmm23, [rbp + 6784], 0x96        ;   551.8 p5+p2   58 dst
        vmovdqu64 [r9 + 7936], zmm17                      ;   551.3 p7+p4   58 dst
        vmovdqu64 [r9 + 8128], zmm4                       ;   551.3 p8+p9   58 dst
        vmovdqu64 [r9 + 8000], zmm1                       ;   551.8 p7+p4   58 dst
        vmovdqu64 [r9 + 7872], zmm0                       ;   552.8 p8+p9   58 dst
        vmovdqu64 [r9 + 8064], zmm10                      ;   552.3 p7+p4   58 dst
        mov qword [rbp + 23784], r8                       ;   433.8 p8+p9  117 blocks
        mov r8, qword [rbp + 23752]                       ;   421.2 p10    117 blocks
        add r8, 0x2000                                    ;   426.2 p6     117 blocks
        mov qword [rbp + 23752], r8                       ;   434.8 p7+p9  117 blocks
        cmp r8, qword [rbp + 23760]                       ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                        ;                    x87 state
        mov rsp, qword [rbp + 23792]                      ;                    frame
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

; fox128_decrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/fox128.cw (sha256 1aa5c9d12109a196); do not edit:
;   ./cw build fox128_decrypt --cpu golden-cove --variant bitsliced
;
; void fox128_decrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
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
;   blocks: 261 uops, planned 134.5; bounds: width 43.5, ports 129.0, path 6.0
;   blocks/rounds: 2803 uops, planned 587.5; bounds: width 467.2, ports 544.0, path 57.0
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
%fatal "fox128_decrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_fox128_decrypt
$_fox128_decrypt:
%else
        global $fox128_decrypt
%endif
$fox128_decrypt:
        push rbp                                          ;                    preserved
        mov rax, rsp                                      ;                    frame
        sub rsp, 0x6100                                   ;                    frame
        and rsp, -64                                      ;                    frame
        lea rbp, [rsp + 128]                              ;                    frame
        mov qword [rbp + 24688], rax                      ;                    frame
        mov qword [rbp + 24640], rdi                      ;                    argument
        mov dword [rbp + 24696], ecx                      ;                    argument
        mov qword [rbp + 24648], rsi                      ;                    argument
        mov qword [rbp + 24680], rdx                      ;                    argument
        mov r8, qword [rbp + 24640]                       ;     0.0 p2      62 p.6 reload
        vpbroadcastd zmm0, [r8 + 24]                      ;     5.0 p3      62 p.6
        vmovdqa64 zmm1, zmm0                              ;    11.0         62 p.6 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p0      62 p.6
        vmovdqu64 [rbp - 128], zmm1                       ;    12.0 p7+p4   62 p.6
        vpbroadcastd zmm0, [r8 + 28]                      ;     5.0 p10     62 p.7
        vmovdqa64 zmm1, zmm0                              ;    11.0         62 p.7 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p5      62 p.7
        vmovdqu64 [rbp - 64], zmm1                        ;    12.0 p8+p9   62 p.7
        vpbroadcastd zmm0, [r8 + 56]                      ;     5.0 p2      62 p.14
        vmovdqa64 zmm1, zmm0                              ;    11.0         62 p.14 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p0      62 p.14
        vmovdqu64 [rbp + 0], zmm1                         ;    12.0 p7+p4   62 p.14
        vpbroadcastd zmm0, [r8 + 60]                      ;     5.0 p3      62 p.15
        vmovdqa64 zmm1, zmm0                              ;    11.0         62 p.15 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p5      62 p.15
        vmovdqu64 [rbp + 64], zmm1                        ;    12.0 p8+p9   62 p.15
        vpbroadcastd zmm0, [r8 + 88]                      ;     5.0 p10     62 p.22
        vmovdqa64 zmm1, zmm0                              ;    11.0         62 p.22 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p0      62 p.22
        vmovdqu64 [rbp + 128], zmm1                       ;    12.0 p7+p4   62 p.22
        vpbroadcastd zmm0, [r8 + 92]                      ;     5.0 p2      62 p.23
        vmovdqa64 zmm1, zmm0                              ;    11.0         62 p.23 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p5      62 p.23
        vmovdqu64 [rbp + 192], zmm1                       ;    12.0 p8+p9   62 p.23
        vpbroadcastd zmm0, [r8 + 120]                     ;     5.0 p3      62 p.30
        vmovdqa64 zmm1, zmm0                              ;    11.0         62 p.30 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p0      62 p.30
        vmovdqu64 [rbp + 256], zmm1                       ;    12.0 p7+p4   62 p.30
        vpbroadcastd zmm0, [r8 + 124]                     ;     5.0 p10     62 p.31
        vmovdqa64 zmm1, zmm0                              ;    11.0         62 p.31 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p5      62 p.31
        vmovdqu64 [rbp + 320], zmm1                       ;    12.0 p8+p9   62 p.31
        vpbroadcastd zmm0, [r8 + 152]                     ;     5.5 p2      62 p.38
        vmovdqa64 zmm1, zmm0                              ;    11.5         62 p.38 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.5 p0      62 p.38
        vmovdqu64 [rbp + 384], zmm1                       ;    12.5 p7+p4   62 p.38
        vpbroadcastd zmm0, [r8 + 156]                     ;     6.2 p3      62 p.39
        vmovdqa64 zmm1, zmm0                              ;    12.2         62 p.39 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    12.2 p5      62 p.39
        vmovdqu64 [rbp + 448], zmm1                       ;    13.2 p8+p9   62 p.39
        vpbroadcastd zmm0, [r8 + 184]                     ;     6.8 p10     62 p.46
        vmovdqa64 zmm1, zmm0                              ;    12.8         62 p.46 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    12.8 p0      62 p.46
        vmovdqu64 [rbp + 512], zmm1                       ;    13.8 p7+p4   62 p.46
        vpbroadcastd zmm0, [r8 + 188]                     ;     7.5 p2      62 p.47
        vmovdqa64 zmm1, zmm0                              ;    13.5         62 p.47 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    13.5 p5      62 p.47
        vmovdqu64 [rbp + 576], zmm1                       ;    14.5 p8+p9   62 p.47
        vpbroadcastd zmm0, [r8 + 216]                     ;     8.2 p3      62 p.54
        vmovdqa64 zmm1, zmm0                              ;    14.2         62 p.54 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    14.2 p0      62 p.54
        vmovdqu64 [rbp + 640], zmm1                       ;    15.2 p7+p4   62 p.54
        vpbroadcastd zmm0, [r8 + 220]                     ;     8.8 p10     62 p.55
        vmovdqa64 zmm1, zmm0                              ;    14.8         62 p.55 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    14.8 p5      62 p.55
        vmovdqu64 [rbp + 704], zmm1                       ;    15.8 p8+p9   62 p.55
        vpbroadcastd zmm0, [r8 + 248]                     ;     9.5 p2      62 p.62
        vmovdqa64 zmm1, zmm0                              ;    15.5         62 p.62 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    15.5 p0      62 p.62
        vmovdqu64 [rbp + 768], zmm1                       ;    16.5 p7+p4   62 p.62
        vpbroadcastd zmm0, [r8 + 252]                     ;    10.2 p3      62 p.63
        vmovdqa64 zmm1, zmm0                              ;    16.2         62 p.63 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    16.2 p5      62 p.63
        vmovdqu64 [rbp + 832], zmm1                       ;    17.2 p8+p9   62 p.63
        vpbroadcastd zmm0, [r8 + 256]                     ;    10.8 p10     62 p.0
        vmovdqa64 zmm1, zmm0                              ;    16.8         62 p.0 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    16.8 p0      62 p.0
        vmovdqu64 [rbp + 896], zmm1                       ;    17.8 p7+p4   62 p.0
        vpbroadcastd zmm0, [r8 + 260]                     ;    11.5 p2      62 p.1
        vmovdqa64 zmm1, zmm0                              ;    17.5         62 p.1 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    17.5 p5      62 p.1
        vmovdqu64 [rbp + 960], zmm1                       ;    18.5 p8+p9   62 p.1
        vpbroadcastd zmm0, [r8 + 272]                     ;    12.2 p3      62 p.4
        vmovdqa64 zmm1, zmm0                              ;    18.2         62 p.4 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    18.2 p0      62 p.4
        vmovdqu64 [rbp + 1024], zmm1                      ;    19.2 p7+p4   62 p.4
        vpbroadcastd zmm0, [r8 + 280]                     ;    12.8 p10     62 p.6
        vmovdqa64 zmm1, zmm0                              ;    18.8         62 p.6 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    18.8 p5      62 p.6
        vmovdqu64 [rbp + 1088], zmm1                      ;    19.8 p8+p9   62 p.6
        vpbroadcastd zmm0, [r8 + 284]                     ;    13.5 p2      62 p.7
        vmovdqa64 zmm1, zmm0                              ;    19.5         62 p.7 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    19.5 p0      62 p.7
        vmovdqu64 [rbp + 1152], zmm1                      ;    20.7 p7+p4   62 p.7
        vpbroadcastd zmm0, [r8 + 288]                     ;    14.2 p3      62 p.8
        vmovdqa64 zmm1, zmm0                              ;    20.2         62 p.8 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    20.2 p5      62 p.8
        vmovdqu64 [rbp + 1216], zmm1                      ;    21.3 p8+p9   62 p.8
        vpbroadcastd zmm0, [r8 + 292]                     ;    14.8 p10     62 p.9
        vmovdqa64 zmm1, zmm0                              ;    20.8         62 p.9 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    20.8 p0      62 p.9
        vmovdqu64 [rbp + 1280], zmm1                      ;    22.7 p7+p4   62 p.9
        vpbroadcastd zmm0, [r8 + 304]                     ;    15.5 p2      62 p.12
        vmovdqa64 zmm1, zmm0                              ;    21.5         62 p.12 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    21.5 p5      62 p.12
        vmovdqu64 [rbp + 1344], zmm1                      ;    23.3 p8+p9   62 p.12
        vpbroadcastd zmm0, [r8 + 320]                     ;    16.2 p3      62 p.16
        vmovdqa64 zmm1, zmm0                              ;    22.2         62 p.16 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    22.2 p0      62 p.16
        vmovdqu64 [rbp + 1408], zmm1                      ;    24.7 p7+p4   62 p.16
        vpbroadcastd zmm0, [r8 + 324]                     ;    16.8 p10     62 p.17
        vmovdqa64 zmm1, zmm0                              ;    22.8         62 p.17 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    22.8 p5      62 p.17
        vmovdqu64 [rbp + 1472], zmm1                      ;    25.3 p8+p9   62 p.17
        vpbroadcastd zmm0, [r8 + 336]                     ;    17.5 p2      62 p.20
        vmovdqa64 zmm1, zmm0                              ;    23.5         62 p.20 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    23.5 p0      62 p.20
        vmovdqu64 [rbp + 1536], zmm1                      ;    26.7 p7+p4   62 p.20
        vpbroadcastd zmm0, [r8 + 352]                     ;    18.2 p3      62 p.24
        vmovdqa64 zmm1, zmm0                              ;    24.2         62 p.24 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    24.2 p5      62 p.24
        vmovdqu64 [rbp + 1600], zmm1                      ;    27.3 p8+p9   62 p.24
        vpbroadcastd zmm0, [r8 + 356]                     ;    18.8 p10     62 p.25
        vmovdqa64 zmm1, zmm0                              ;    24.8         62 p.25 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    24.8 p0      62 p.25
        vmovdqu64 [rbp + 1664], zmm1                      ;    28.7 p7+p4   62 p.25
        vpbroadcastd zmm0, [r8 + 368]                     ;    19.5 p2      62 p.28
        vmovdqa64 zmm1, zmm0                              ;    25.5         62 p.28 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    25.5 p5      62 p.28
        vmovdqu64 [rbp + 1728], zmm1                      ;    29.3 p8+p9   62 p.28
        vpbroadcastd zmm0, [r8 + 384]                     ;    20.2 p3      62 p.32
        vmovdqa64 zmm1, zmm0                              ;    26.2         62 p.32 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    26.2 p0      62 p.32
        vmovdqu64 [rbp + 1792], zmm1                      ;    30.7 p7+p4   62 p.32
        vpbroadcastd zmm0, [r8 + 388]                     ;    20.8 p10     62 p.33
        vmovdqa64 zmm1, zmm0                              ;    26.8         62 p.33 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    26.8 p5      62 p.33
        vmovdqu64 [rbp + 1856], zmm1                      ;    31.3 p8+p9   62 p.33
        vpbroadcastd zmm0, [r8 + 400]                     ;    21.5 p2      62 p.36
        vmovdqa64 zmm1, zmm0                              ;    27.5         62 p.36 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    27.5 p0      62 p.36
        vmovdqu64 [rbp + 1920], zmm1                      ;    32.7 p7+p4   62 p.36
        vpbroadcastd zmm0, [r8 + 416]                     ;    22.2 p3      62 p.40
        vmovdqa64 zmm1, zmm0                              ;    28.2         62 p.40 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    28.2 p5      62 p.40
        vmovdqu64 [rbp + 1984], zmm1                      ;    33.3 p8+p9   62 p.40
        vpbroadcastd zmm0, [r8 + 420]                     ;    22.8 p10     62 p.41
        vmovdqa64 zmm1, zmm0                              ;    28.8         62 p.41 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    28.8 p0      62 p.41
        vmovdqu64 [rbp + 2048], zmm1                      ;    34.7 p7+p4   62 p.41
        vpbroadcastd zmm0, [r8 + 432]                     ;    23.5 p2      62 p.44
        vmovdqa64 zmm1, zmm0                              ;    29.5         62 p.44 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    29.5 p5      62 p.44
        vmovdqu64 [rbp + 2112], zmm1                      ;    35.3 p8+p9   62 p.44
        vpbroadcastd zmm0, [r8 + 448]                     ;    24.2 p3      62 p.48
        vmovdqa64 zmm1, zmm0                              ;    30.2         62 p.48 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    30.2 p0      62 p.48
        vmovdqu64 [rbp + 2176], zmm1                      ;    36.7 p7+p4   62 p.48
        vpbroadcastd zmm0, [r8 + 452]                     ;    24.8 p10     62 p.49
        vmovdqa64 zmm1, zmm0                              ;    30.8         62 p.49 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    30.8 p5      62 p.49
        vmovdqu64 [rbp + 2240], zmm1                      ;    37.3 p8+p9   62 p.49
        vpbroadcastd zmm0, [r8 + 464]                     ;    25.5 p2      62 p.52
        vmovdqa64 zmm1, zmm0                              ;    31.5         62 p.52 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    31.5 p0      62 p.52
        vmovdqu64 [rbp + 2304], zmm1                      ;    38.7 p7+p4   62 p.52
        vpbroadcastd zmm0, [r8 + 480]                     ;    26.2 p3      62 p.56
        vmovdqa64 zmm1, zmm0                              ;    32.2         62 p.56 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    32.2 p5      62 p.56
        vmovdqu64 [rbp + 2368], zmm1                      ;    39.3 p8+p9   62 p.56
        vpbroadcastd zmm0, [r8 + 484]                     ;    26.8 p10     62 p.57
        vmovdqa64 zmm1, zmm0                              ;    32.8         62 p.57 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    32.8 p0      62 p.57
        vmovdqu64 [rbp + 2432], zmm1                      ;    40.7 p7+p4   62 p.57
        vpbroadcastd zmm0, [r8 + 496]                     ;    27.5 p2      62 p.60
        vmovdqa64 zmm1, zmm0                              ;    33.5         62 p.60 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    33.5 p5      62 p.60
        vmovdqu64 [rbp + 2496], zmm1                      ;    41.3 p8+p9   62 p.60
        vpbroadcastd zmm0, [r8]                           ;    28.2 p3      62 p.0
        vmovdqa64 zmm1, zmm0                              ;    34.2         62 p.0 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    34.2 p0      62 p.0
        vmovdqu64 [rbp + 2560], zmm1                      ;    42.7 p7+p4   62 p.0
        vpbroadcastd zmm0, [r8 + 8]                       ;    28.8 p10     62 p.2
        vmovdqa64 zmm1, zmm0                              ;    34.8         62 p.2 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    34.8 p5      62 p.2
        vmovdqu64 [rbp + 2624], zmm1                      ;    43.3 p8+p9   62 p.2
        vpbroadcastd zmm0, [r8 + 16]                      ;    29.5 p2      62 p.4
        vmovdqa64 zmm1, zmm0                              ;    35.5         62 p.4 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    35.5 p0      62 p.4
        vmovdqu64 [rbp + 2688], zmm1                      ;    44.7 p7+p4   62 p.4
        vpbroadcastd zmm0, [r8 + 20]                      ;    30.2 p3      62 p.5
        vmovdqa64 zmm1, zmm0                              ;    36.2         62 p.5 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    36.2 p5      62 p.5
        vmovdqu64 [rbp + 2752], zmm1                      ;    45.3 p8+p9   62 p.5
        vpbroadcastd zmm0, [r8 + 32]                      ;    30.8 p10     62 p.8
        vmovdqa64 zmm1, zmm0                              ;    36.8         62 p.8 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    36.8 p0      62 p.8
        vmovdqu64 [rbp + 2816], zmm1                      ;    46.7 p7+p4   62 p.8
        vpbroadcastd zmm0, [r8 + 40]                      ;    31.5 p2      62 p.10
        vmovdqa64 zmm1, zmm0                              ;    37.5         62 p.10 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    37.5 p5      62 p.10
        vmovdqu64 [rbp + 2880], zmm1                      ;    47.3 p8+p9   62 p.10
        vpbroadcastd zmm0, [r8 + 48]                      ;    32.2 p3      62 p.12
        vmovdqa64 zmm1, zmm0                              ;    38.2         62 p.12 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    38.2 p0      62 p.12
        vmovdqu64 [rbp + 2944], zmm1                      ;    48.7 p7+p4   62 p.12
        vpbroadcastd zmm0, [r8 + 52]                      ;    32.8 p10     62 p.13
        vmovdqa64 zmm1, zmm0                              ;    38.8         62 p.13 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    38.8 p5      62 p.13
        vmovdqu64 [rbp + 3008], zmm1                      ;    49.3 p8+p9   62 p.13
        vpbroadcastd zmm0, [r8 + 64]                      ;    33.5 p2      62 p.16
        vmovdqa64 zmm1, zmm0                              ;    39.5         62 p.16 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    39.5 p0      62 p.16
        vmovdqu64 [rbp + 3072], zmm1                      ;    50.7 p7+p4   62 p.16
        vpbroadcastd zmm0, [r8 + 72]                      ;    34.2 p3      62 p.18
        vmovdqa64 zmm1, zmm0                              ;    40.2         62 p.18 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    40.2 p5      62 p.18
        vmovdqu64 [rbp + 3136], zmm1                      ;    51.3 p8+p9   62 p.18
        vpbroadcastd zmm0, [r8 + 80]                      ;    34.8 p10     62 p.20
        vmovdqa64 zmm1, zmm0                              ;    40.8         62 p.20 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    40.8 p0      62 p.20
        vmovdqu64 [rbp + 3200], zmm1                      ;    52.7 p7+p4   62 p.20
        vpbroadcastd zmm0, [r8 + 84]                      ;    35.5 p2      62 p.21
        vmovdqa64 zmm1, zmm0                              ;    41.5         62 p.21 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    41.5 p5      62 p.21
        vmovdqu64 [rbp + 3264], zmm1                      ;    53.3 p8+p9   62 p.21
        vpbroadcastd zmm0, [r8 + 96]                      ;    36.2 p3      62 p.24
        vmovdqa64 zmm1, zmm0                              ;    42.2         62 p.24 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    42.2 p0      62 p.24
        vmovdqu64 [rbp + 3328], zmm1                      ;    54.7 p7+p4   62 p.24
        vpbroadcastd zmm0, [r8 + 104]                     ;    36.8 p10     62 p.26
        vmovdqa64 zmm1, zmm0                              ;    42.8         62 p.26 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    42.8 p5      62 p.26
        vmovdqu64 [rbp + 3392], zmm1                      ;    55.3 p8+p9   62 p.26
        vpbroadcastd zmm0, [r8 + 112]                     ;    37.5 p2      62 p.28
        vmovdqa64 zmm1, zmm0                              ;    43.5         62 p.28 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    43.5 p0      62 p.28
        vmovdqu64 [rbp + 3456], zmm1                      ;    56.7 p7+p4   62 p.28
        vpbroadcastd zmm0, [r8 + 116]                     ;    38.2 p3      62 p.29
        vmovdqa64 zmm1, zmm0                              ;    44.2         62 p.29 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    44.2 p5      62 p.29
        vmovdqu64 [rbp + 3520], zmm1                      ;    57.3 p8+p9   62 p.29
        vpbroadcastd zmm0, [r8 + 128]                     ;    38.8 p10     62 p.32
        vmovdqa64 zmm1, zmm0                              ;    44.8         62 p.32 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    44.8 p0      62 p.32
        vmovdqu64 [rbp + 3584], zmm1                      ;    58.7 p7+p4   62 p.32
        vpbroadcastd zmm0, [r8 + 136]                     ;    39.5 p2      62 p.34
        vmovdqa64 zmm1, zmm0                              ;    45.5         62 p.34 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    45.5 p5      62 p.34
        vmovdqu64 [rbp + 3648], zmm1                      ;    59.3 p8+p9   62 p.34
        vpbroadcastd zmm0, [r8 + 144]                     ;    40.2 p3      62 p.36
        vmovdqa64 zmm1, zmm0                              ;    46.2         62 p.36 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    46.2 p0      62 p.36
        vmovdqu64 [rbp + 3712], zmm1                      ;    60.7 p7+p4   62 p.36
        vpbroadcastd zmm0, [r8 + 148]                     ;    40.8 p10     62 p.37
        vmovdqa64 zmm1, zmm0                              ;    46.8         62 p.37 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    46.8 p5      62 p.37
        vmovdqu64 [rbp + 3776], zmm1                      ;    61.3 p8+p9   62 p.37
        vpbroadcastd zmm0, [r8 + 160]                     ;    41.5 p2      62 p.40
        vmovdqa64 zmm1, zmm0                              ;    47.5         62 p.40 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    47.5 p0      62 p.40
        vmovdqu64 [rbp + 3840], zmm1                      ;    62.7 p7+p4   62 p.40
        vpbroadcastd zmm0, [r8 + 168]                     ;    42.2 p3      62 p.42
        vmovdqa64 zmm1, zmm0                              ;    48.2         62 p.42 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    48.2 p5      62 p.42
        vmovdqu64 [rbp + 3904], zmm1                      ;    63.3 p8+p9   62 p.42
        vpbroadcastd zmm0, [r8 + 176]                     ;    42.8 p10     62 p.44
        vmovdqa64 zmm1, zmm0                              ;    48.8         62 p.44 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    48.8 p0      62 p.44
        vmovdqu64 [rbp + 3968], zmm1                      ;    64.7 p7+p4   62 p.44
        vpbroadcastd zmm0, [r8 + 180]                     ;    43.5 p2      62 p.45
        vmovdqa64 zmm1, zmm0                              ;    49.5         62 p.45 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    49.5 p5      62 p.45
        vmovdqu64 [rbp + 4032], zmm1                      ;    65.3 p8+p9   62 p.45
        vpbroadcastd zmm0, [r8 + 192]                     ;    44.2 p3      62 p.48
        vmovdqa64 zmm1, zmm0                              ;    50.2         62 p.48 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    50.2 p0      62 p.48
        vmovdqu64 [rbp + 4096], zmm1                      ;    66.7 p7+p4   62 p.48
        vpbroadcastd zmm0, [r8 + 200]                     ;    44.8 p10     62 p.50
        vpbroadcastd zmm1, [r8 + 208]                     ;    45.0 p2      62 p.52
        vpbroadcastd zmm2, [r8 + 212]                     ;    45.2 p3      62 p.53
        vmovdqa64 zmm3, zmm0                              ;    50.8         62 p.50 copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                  ;    50.8 p5      62 p.50
        vmovdqu64 [rbp + 4160], zmm3                      ;    67.3 p8+p9   62 p.50
        vpbroadcastd zmm0, [r8 + 224]                     ;    45.8 p10     62 p.56
        vpbroadcastd zmm3, [r8 + 232]                     ;    46.0 p2      62 p.58
        vpbroadcastd zmm4, [r8 + 240]                     ;    46.2 p3      62 p.60
        vmovdqa64 zmm5, zmm1                              ;    51.0         62 p.52 copy
        vpternlogd zmm5, zmm1, zmm1, 0xf                  ;    51.0 p0      62 p.52
        vmovdqu64 [rbp + 4224], zmm5                      ;    68.7 p7+p4   62 p.52
        vpbroadcastd zmm1, [r8 + 244]                     ;    46.8 p10     62 p.61
        vmovdqa64 zmm5, zmm2                              ;    51.2         62 p.53 copy
        vpternlogd zmm5, zmm2, zmm2, 0xf                  ;    51.2 p5      62 p.53
        vmovdqu64 [rbp + 4288], zmm5                      ;    69.3 p8+p9   62 p.53
        vmovdqa64 zmm2, zmm0                              ;    51.8         62 p.56 copy
        vpternlogd zmm2, zmm0, zmm0, 0xf                  ;    51.8 p0      62 p.56
        vmovdqu64 [rbp + 4352], zmm2                      ;    70.7 p7+p4   62 p.56
        vmovdqa64 zmm0, zmm3                              ;    52.0         62 p.58 copy
        vpternlogd zmm0, zmm3, zmm3, 0xf                  ;    52.0 p5      62 p.58
        vmovdqu64 [rbp + 4416], zmm0                      ;    71.3 p8+p9   62 p.58
        vmovdqa64 zmm0, zmm4                              ;    52.2         62 p.60 copy
        vpternlogd zmm0, zmm4, zmm4, 0xf                  ;    52.2 p0      62 p.60
        vmovdqu64 [rbp + 4480], zmm0                      ;    72.7 p7+p4   62 p.60
        vmovdqa64 zmm0, zmm1                              ;    52.8         62 p.61 copy
        vpternlogd zmm0, zmm1, zmm1, 0xf                  ;    52.8 p5      62 p.61
        vmovdqu64 [rbp + 4544], zmm0                      ;    73.3 p8+p9   62 p.61
        mov r8d, dword [rbp + 24696]                      ;    49.5 p2      87 blocks
        shl r8, 0xd                                       ;    54.5 p6      87 blocks
        add r8, qword [rbp + 24648]                       ;    55.5 p1+p3   87 blocks
        mov qword [rbp + 24656], r8                       ;    74.7 p7+p4   87 blocks
        cmp dword [rbp + 24696], 0                        ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 24648]                       ;     0.0 p2      88 s.0 reload
        vmovdqu64 zmm0, [r8]                              ;     5.0 p3      88 s.0
        vmovdqu64 zmm1, [r8 + 64]                         ;     5.0 p2      88 s.1
        vmovdqu64 zmm2, [r8 + 128]                        ;     5.0 p3      88 s.2
        vmovdqu64 zmm3, [r8 + 192]                        ;     5.0 p2      88 s.3
        vmovdqu64 zmm4, [r8 + 256]                        ;     5.0 p3      88 s.4
        vmovdqu64 zmm5, [r8 + 320]                        ;     5.0 p2      88 s.5
        vmovdqu64 zmm6, [r8 + 384]                        ;     5.0 p3      88 s.6
        vmovdqu64 zmm7, [r8 + 448]                        ;     5.0 p2      88 s.7
        vmovdqu64 zmm8, [r8 + 512]                        ;     5.0 p3      88 s.8
        vmovdqu64 zmm9, [r8 + 576]                        ;     5.0 p2      88 s.9
        vmovdqu64 zmm10, [r8 + 640]                       ;     5.2 p3      88 s.10
        vmovdqu64 zmm11, [r8 + 704]                       ;     6.0 p2      88 s.11
        vmovdqu64 zmm12, [r8 + 768]                       ;     6.2 p3      88 s.12
        vmovdqu64 zmm13, [r8 + 832]                       ;     7.0 p2      88 s.13
        vmovdqu64 zmm14, [r8 + 896]                       ;     7.2 p3      88 s.14
        vmovdqu64 zmm15, [r8 + 960]                       ;     8.0 p2      88 s.15
        vmovdqu64 zmm16, [r8 + 1024]                      ;     8.2 p3      88 s.16
        vmovdqu64 zmm17, [r8 + 1088]                      ;     9.0 p2      88 s.17
        vmovdqu64 zmm18, [r8 + 1152]                      ;     9.2 p3      88 s.18
        vmovdqu64 zmm19, [r8 + 1216]                      ;    10.0 p2      88 s.19
        vmovdqu64 zmm20, [r8 + 1280]                      ;    10.2 p3      88 s.20
        vmovdqu64 zmm21, [r8 + 1344]                      ;    11.0 p2      88 s.21
        vmovdqu64 zmm22, [r8 + 1408]                      ;    11.2 p3      88 s.22
        vmovdqu64 zmm23, [r8 + 1472]                      ;    12.0 p2      88 s.23
        vmovdqu64 zmm24, [r8 + 1536]                      ;    12.2 p3      88 s.24
        vmovdqu64 zmm25, [r8 + 1600]                      ;    13.0 p2      88 s.25
        vmovdqu64 zmm26, [r8 + 1664]                      ;    13.2 p3      88 s.26
        vmovdqu64 zmm27, [r8 + 1728]                      ;    14.0 p2      88 s.27
        vmovdqu64 zmm28, [r8 + 1792]                      ;    14.2 p3      88 s.28
        vmovdqu64 zmm29, [r8 + 1856]                      ;    15.0 p2      88 s.29
        vmovdqu64 [rbp + 4608], zmm0                      ;    11.0 p7+p4   89 rounds
        vmovdqu64 zmm0, [r8 + 1920]                       ;    15.2 p3      88 s.30
        vmovdqu64 [rbp + 4672], zmm1                      ;    11.0 p8+p9   89 rounds
        vmovdqu64 zmm1, [r8 + 1984]                       ;    16.0 p2      88 s.31
        vmovdqu64 [rbp + 4736], zmm2                      ;    11.0 p7+p4   89 rounds
        vmovdqu64 zmm2, [r8 + 2048]                       ;    16.2 p3      88 s.32
        vmovdqu64 [rbp + 4800], zmm3                      ;    11.0 p8+p9   89 rounds
        vmovdqu64 zmm3, [r8 + 2112]                       ;    17.0 p2      88 s.33
        vmovdqu64 [rbp + 4864], zmm4                      ;    11.0 p7+p4   89 rounds
        vmovdqu64 [rbp + 4928], zmm5                      ;    11.0 p8+p9   89 rounds
        vmovdqu64 [rbp + 4992], zmm6                      ;    11.2 p7+p4   89 rounds
        vmovdqu64 [rbp + 5056], zmm7                      ;    11.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 5120], zmm8                      ;    13.2 p7+p4   89 rounds
        vmovdqu64 zmm4, [r8 + 2176]                       ;    17.2 p3      88 s.34
        vmovdqu64 [rbp + 5184], zmm9                      ;    13.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 5248], zmm10                     ;    15.2 p7+p4   89 rounds
        vmovdqu64 zmm5, [r8 + 2240]                       ;    18.0 p2      88 s.35
        vmovdqu64 zmm6, [r8 + 2304]                       ;    18.2 p3      88 s.36
        vmovdqu64 [rbp + 5312], zmm11                     ;    15.5 p8+p9   89 rounds
        vmovdqu64 zmm7, [r8 + 2368]                       ;    19.0 p2      88 s.37
        vmovdqu64 [rbp + 5376], zmm12                     ;    17.2 p7+p4   89 rounds
        vmovdqu64 zmm8, [r8 + 2432]                       ;    19.2 p3      88 s.38
        vmovdqu64 zmm9, [r8 + 2496]                       ;    20.0 p2      88 s.39
        vmovdqu64 [rbp + 5440], zmm13                     ;    17.5 p8+p9   89 rounds
        vmovdqu64 zmm10, [r8 + 2560]                      ;    20.2 p3      88 s.40
        vmovdqu64 [rbp + 5504], zmm14                     ;    19.2 p7+p4   89 rounds
        vmovdqu64 zmm11, [r8 + 2624]                      ;    21.0 p2      88 s.41
        vmovdqu64 zmm12, [r8 + 2688]                      ;    21.2 p3      88 s.42
        vmovdqu64 [rbp + 5568], zmm15                     ;    19.5 p8+p9   89 rounds
        vmovdqu64 zmm13, [r8 + 2752]                      ;    22.0 p2      88 s.43
        vmovdqu64 [rbp + 5632], zmm16                     ;    21.2 p7+p4   89 rounds
        vmovdqu64 zmm14, [r8 + 2816]                      ;    22.2 p3      88 s.44
        vmovdqu64 zmm15, [r8 + 2880]                      ;    23.0 p2      88 s.45
        vmovdqu64 [rbp + 5696], zmm17                     ;    21.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 5760], zmm18                     ;    23.2 p7+p4   89 rounds
        vmovdqu64 zmm16, [r8 + 2944]                      ;    23.2 p3      88 s.46
        vmovdqu64 zmm17, [r8 + 3008]                      ;    24.0 p2      88 s.47
        vmovdqu64 zmm18, [r8 + 3072]                      ;    24.2 p3      88 s.48
        vmovdqu64 [rbp + 5824], zmm19                     ;    23.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 5888], zmm20                     ;    25.2 p7+p4   89 rounds
        vmovdqu64 zmm19, [r8 + 3136]                      ;    25.0 p2      88 s.49
        vmovdqu64 zmm20, [r8 + 3200]                      ;    25.2 p3      88 s.50
        vmovdqu64 [rbp + 5952], zmm21                     ;    25.5 p8+p9   89 rounds
        vmovdqu64 zmm21, [r8 + 3264]                      ;    26.0 p2      88 s.51
        vmovdqu64 [rbp + 6016], zmm22                     ;    27.2 p7+p4   89 rounds
        vmovdqu64 zmm22, [r8 + 3328]                      ;    26.2 p3      88 s.52
        vmovdqu64 [rbp + 6080], zmm23                     ;    27.5 p8+p9   89 rounds
        vmovdqu64 zmm23, [r8 + 3392]                      ;    27.0 p2      88 s.53
        vmovdqu64 [rbp + 6144], zmm24                     ;    29.2 p7+p4   89 rounds
        vmovdqu64 zmm24, [r8 + 3456]                      ;    27.2 p3      88 s.54
        vmovdqu64 [rbp + 6208], zmm25                     ;    29.5 p8+p9   89 rounds
        vmovdqu64 zmm25, [r8 + 3520]                      ;    28.0 p2      88 s.55
        vmovdqu64 [rbp + 6272], zmm26                     ;    31.2 p7+p4   89 rounds
        vmovdqu64 zmm26, [r8 + 3584]                      ;    28.2 p3      88 s.56
        vmovdqu64 [rbp + 6336], zmm27                     ;    31.5 p8+p9   89 rounds
        vmovdqu64 zmm27, [r8 + 3648]                      ;    29.0 p2      88 s.57
        vmovdqu64 [rbp + 6400], zmm28                     ;    33.2 p7+p4   89 rounds
        vmovdqu64 zmm28, [r8 + 3712]                      ;    29.2 p3      88 s.58
        vmovdqu64 [rbp + 6464], zmm29                     ;    33.5 p8+p9   89 rounds
        vmovdqu64 zmm29, [r8 + 3776]                      ;    30.0 p2      88 s.59
        vmovdqu64 [rbp + 6528], zmm0                      ;    35.2 p7+p4   89 rounds
        vmovdqu64 zmm0, [r8 + 3840]                       ;    30.2 p3      88 s.60
        vmovdqu64 [rbp + 6592], zmm1                      ;    35.5 p8+p9   89 rounds
        vmovdqu64 zmm1, [r8 + 3904]                       ;    31.0 p2      88 s.61
        vmovdqu64 [rbp + 6656], zmm2                      ;    37.2 p7+p4   89 rounds
        vmovdqu64 zmm2, [r8 + 3968]                       ;    31.2 p3      88 s.62
        vmovdqu64 [rbp + 6720], zmm3                      ;    37.5 p8+p9   89 rounds
        vmovdqu64 zmm3, [r8 + 4032]                       ;    32.0 p2      88 s.63
        vmovdqu64 [rbp + 6784], zmm4                      ;    39.2 p7+p4   89 rounds
        vmovdqu64 zmm4, [r8 + 4096]                       ;    32.2 p3      88 s.0
        vmovdqu64 [rbp + 6848], zmm5                      ;    39.5 p8+p9   89 rounds
        vmovdqu64 zmm5, [r8 + 4160]                       ;    33.0 p2      88 s.1
        vmovdqu64 [rbp + 6912], zmm6                      ;    41.2 p7+p4   89 rounds
        vmovdqu64 zmm6, [r8 + 4224]                       ;    33.2 p3      88 s.2
        vmovdqu64 [rbp + 6976], zmm7                      ;    41.5 p8+p9   89 rounds
        vmovdqu64 zmm7, [r8 + 4288]                       ;    34.0 p2      88 s.3
        vmovdqu64 [rbp + 7040], zmm8                      ;    43.2 p7+p4   89 rounds
        vmovdqu64 zmm8, [r8 + 4352]                       ;    34.2 p3      88 s.4
        vmovdqu64 [rbp + 7104], zmm9                      ;    43.5 p8+p9   89 rounds
        vmovdqu64 zmm9, [r8 + 4416]                       ;    35.0 p2      88 s.5
        vmovdqu64 [rbp + 7168], zmm10                     ;    45.2 p7+p4   89 rounds
        vmovdqu64 zmm10, [r8 + 4480]                      ;    35.2 p3      88 s.6
        vmovdqu64 [rbp + 7232], zmm11                     ;    45.5 p8+p9   89 rounds
        vmovdqu64 zmm11, [r8 + 4544]                      ;    36.0 p2      88 s.7
        vmovdqu64 [rbp + 7296], zmm12                     ;    47.2 p7+p4   89 rounds
        vmovdqu64 zmm12, [r8 + 4608]                      ;    36.2 p3      88 s.8
        vmovdqu64 [rbp + 7360], zmm4                      ;    47.5 p8+p9   89 rounds
        vmovdqu64 zmm4, [r8 + 4672]                       ;    37.0 p2      88 s.9
        vmovdqu64 [rbp + 7424], zmm13                     ;    49.2 p7+p4   89 rounds
        vmovdqu64 zmm13, [r8 + 4736]                      ;    37.2 p3      88 s.10
        vmovdqu64 [rbp + 7488], zmm14                     ;    49.5 p8+p9   89 rounds
        vmovdqu64 zmm14, [r8 + 4800]                      ;    38.0 p2      88 s.11
        vmovdqu64 [rbp + 7552], zmm5                      ;    51.2 p7+p4   89 rounds
        vmovdqu64 zmm5, [r8 + 4864]                       ;    38.2 p3      88 s.12
        vmovdqu64 [rbp + 7616], zmm6                      ;    51.5 p8+p9   89 rounds
        vmovdqu64 zmm6, [r8 + 4928]                       ;    39.0 p2      88 s.13
        vmovdqu64 [rbp + 7680], zmm15                     ;    53.2 p7+p4   89 rounds
        vmovdqu64 zmm15, [r8 + 4992]                      ;    39.2 p3      88 s.14
        vmovdqu64 [rbp + 7744], zmm16                     ;    53.5 p8+p9   89 rounds
        vmovdqu64 zmm16, [r8 + 5056]                      ;    40.0 p2      88 s.15
        vmovdqu64 [rbp + 7808], zmm7                      ;    55.2 p7+p4   89 rounds
        vmovdqu64 zmm7, [r8 + 5120]                       ;    40.2 p3      88 s.16
        vmovdqu64 [rbp + 7872], zmm8                      ;    55.5 p8+p9   89 rounds
        vmovdqu64 zmm8, [r8 + 5184]                       ;    41.0 p2      88 s.17
        vmovdqu64 [rbp + 7936], zmm17                     ;    57.2 p7+p4   89 rounds
        vmovdqu64 zmm17, [r8 + 5248]                      ;    41.2 p3      88 s.18
        vmovdqu64 [rbp + 8000], zmm18                     ;    57.5 p8+p9   89 rounds
        vmovdqu64 zmm18, [r8 + 5312]                      ;    42.0 p2      88 s.19
        vmovdqu64 [rbp + 8064], zmm9                      ;    59.2 p7+p4   89 rounds
        vmovdqu64 zmm9, [r8 + 5376]                       ;    42.2 p3      88 s.20
        vmovdqu64 [rbp + 8128], zmm10                     ;    59.5 p8+p9   89 rounds
        vmovdqu64 zmm10, [r8 + 5440]                      ;    43.0 p2      88 s.21
        vmovdqu64 [rbp + 8192], zmm19                     ;    61.2 p7+p4   89 rounds
        vmovdqu64 zmm19, [r8 + 5504]                      ;    43.2 p3      88 s.22
        vmovdqu64 [rbp + 8256], zmm20                     ;    61.5 p8+p9   89 rounds
        vmovdqu64 zmm20, [r8 + 5568]                      ;    44.0 p2      88 s.23
        vmovdqu64 [rbp + 8320], zmm11                     ;    63.2 p7+p4   89 rounds
        vmovdqu64 zmm11, [r8 + 5632]                      ;    44.2 p3      88 s.24
        vmovdqu64 [rbp + 8384], zmm12                     ;    63.5 p8+p9   89 rounds
        vmovdqu64 zmm12, [r8 + 5696]                      ;    45.0 p2      88 s.25
        vmovdqu64 [rbp + 8448], zmm21                     ;    65.2 p7+p4   89 rounds
        vmovdqu64 zmm21, [r8 + 5760]                      ;    45.2 p3      88 s.26
        vmovdqu64 [rbp + 8512], zmm22                     ;    65.5 p8+p9   89 rounds
        vmovdqu64 zmm22, [r8 + 5824]                      ;    46.0 p2      88 s.27
        vmovdqu64 [rbp + 8576], zmm4                      ;    67.2 p7+p4   89 rounds
        vmovdqu64 zmm4, [r8 + 5888]                       ;    46.2 p3      88 s.28
        vmovdqu64 [rbp + 8640], zmm13                     ;    67.5 p8+p9   89 rounds
        vmovdqu64 zmm13, [r8 + 5952]                      ;    47.0 p2      88 s.29
        vmovdqu64 [rbp + 8704], zmm23                     ;    69.2 p7+p4   89 rounds
        vmovdqu64 zmm23, [r8 + 6016]                      ;    47.2 p3      88 s.30
        vmovdqu64 [rbp + 8768], zmm24                     ;    69.5 p8+p9   89 rounds
        vmovdqu64 zmm24, [r8 + 6080]                      ;    48.0 p2      88 s.31
        vmovdqu64 [rbp + 8832], zmm14                     ;    71.2 p7+p4   89 rounds
        vmovdqu64 zmm14, [r8 + 6144]                      ;    48.2 p3      88 s.32
        vmovdqu64 [rbp + 8896], zmm5                      ;    71.5 p8+p9   89 rounds
        vmovdqu64 zmm5, [r8 + 6208]                       ;    49.0 p2      88 s.33
        vmovdqu64 [rbp + 8960], zmm25                     ;    73.2 p7+p4   89 rounds
        vmovdqu64 zmm25, [r8 + 6272]                      ;    49.2 p3      88 s.34
        vmovdqu64 [rbp + 9024], zmm26                     ;    73.5 p8+p9   89 rounds
        vmovdqu64 zmm26, [r8 + 6336]                      ;    50.0 p2      88 s.35
        vmovdqu64 [rbp + 9088], zmm6                      ;    75.2 p7+p4   89 rounds
        vmovdqu64 zmm6, [r8 + 6400]                       ;    50.2 p3      88 s.36
        vmovdqu64 [rbp + 9152], zmm15                     ;    75.5 p8+p9   89 rounds
        vmovdqu64 zmm15, [r8 + 6464]                      ;    51.0 p2      88 s.37
        vmovdqu64 [rbp + 9216], zmm27                     ;    77.2 p7+p4   89 rounds
        vmovdqu64 zmm27, [r8 + 6528]                      ;    51.2 p3      88 s.38
        vmovdqu64 [rbp + 9280], zmm28                     ;    77.5 p8+p9   89 rounds
        vmovdqu64 zmm28, [r8 + 6592]                      ;    52.0 p2      88 s.39
        vmovdqu64 [rbp + 9344], zmm16                     ;    79.2 p7+p4   89 rounds
        vmovdqu64 zmm16, [r8 + 6656]                      ;    52.2 p3      88 s.40
        vmovdqu64 [rbp + 9408], zmm7                      ;    79.5 p8+p9   89 rounds
        vmovdqu64 zmm7, [r8 + 6720]                       ;    53.0 p2      88 s.41
        vmovdqu64 [rbp + 9472], zmm29                     ;    81.2 p7+p4   89 rounds
        vmovdqu64 zmm29, [r8 + 6784]                      ;    53.2 p3      88 s.42
        vmovdqu64 [rbp + 9536], zmm0                      ;    81.5 p8+p9   89 rounds
        vmovdqu64 zmm0, [r8 + 6848]                       ;    54.0 p2      88 s.43
        vmovdqu64 [rbp + 9600], zmm8                      ;    83.2 p7+p4   89 rounds
        vmovdqu64 zmm8, [r8 + 6912]                       ;    54.2 p3      88 s.44
        vmovdqu64 [rbp + 9664], zmm17                     ;    83.5 p8+p9   89 rounds
        vmovdqu64 zmm17, [r8 + 6976]                      ;    55.0 p2      88 s.45
        vmovdqu64 [rbp + 9728], zmm1                      ;    85.2 p7+p4   89 rounds
        vmovdqu64 zmm1, [r8 + 7040]                       ;    55.2 p3      88 s.46
        vmovdqu64 [rbp + 9792], zmm2                      ;    85.5 p8+p9   89 rounds
        vmovdqu64 zmm2, [r8 + 7104]                       ;    56.0 p2      88 s.47
        vmovdqu64 [rbp + 9856], zmm18                     ;    87.2 p7+p4   89 rounds
        vmovdqu64 zmm18, [r8 + 7168]                      ;    56.2 p3      88 s.48
        vmovdqu64 [rbp + 9920], zmm9                      ;    87.5 p8+p9   89 rounds
        vmovdqu64 zmm9, [r8 + 7232]                       ;    57.0 p2      88 s.49
        vmovdqu64 [rbp + 9984], zmm3                      ;    89.2 p7+p4   89 rounds
        vmovdqu64 zmm3, [r8 + 7296]                       ;    57.2 p3      88 s.50
        vmovdqu64 [rbp + 10048], zmm10                    ;    89.5 p8+p9   89 rounds
        vmovdqu64 zmm10, [r8 + 7360]                      ;    58.0 p2      88 s.51
        vmovdqu64 [rbp + 10112], zmm19                    ;    91.2 p7+p4   89 rounds
        vmovdqu64 zmm19, [r8 + 7424]                      ;    58.2 p3      88 s.52
        vmovdqu64 [rbp + 10176], zmm20                    ;    91.5 p8+p9   89 rounds
        vmovdqu64 zmm20, [r8 + 7488]                      ;    59.0 p2      88 s.53
        vmovdqu64 [rbp + 10240], zmm11                    ;    93.2 p7+p4   89 rounds
        vmovdqu64 zmm11, [r8 + 7552]                      ;    59.2 p3      88 s.54
        vmovdqu64 [rbp + 10304], zmm12                    ;    93.5 p8+p9   89 rounds
        vmovdqu64 zmm12, [r8 + 7616]                      ;    60.0 p2      88 s.55
        vmovdqu64 [rbp + 10368], zmm21                    ;    95.2 p7+p4   89 rounds
        vmovdqu64 zmm21, [r8 + 7680]                      ;    60.2 p3      88 s.56
        vmovdqu64 [rbp + 10432], zmm22                    ;    95.5 p8+p9   89 rounds
        vmovdqu64 zmm22, [r8 + 7744]                      ;    61.0 p2      88 s.57
        vmovdqu64 [rbp + 10496], zmm4                     ;    97.2 p7+p4   89 rounds
        vmovdqu64 zmm4, [r8 + 7808]                       ;    61.2 p3      88 s.58
        vmovdqu64 [rbp + 10560], zmm13                    ;    97.5 p8+p9   89 rounds
        vmovdqu64 zmm13, [r8 + 7872]                      ;    62.0 p2      88 s.59
        vmovdqu64 [rbp + 10624], zmm23                    ;    99.2 p7+p4   89 rounds
        vmovdqu64 zmm23, [r8 + 7936]                      ;    62.2 p3      88 s.60
        vmovdqu64 [rbp + 10688], zmm24                    ;    99.5 p8+p9   89 rounds
        vmovdqu64 zmm24, [r8 + 8000]                      ;    63.0 p2      88 s.61
        vmovdqu64 [rbp + 10752], zmm14                    ;   101.2 p7+p4   89 rounds
        vmovdqu64 zmm14, [r8 + 8064]                      ;    63.2 p3      88 s.62
        vmovdqu64 [rbp + 10816], zmm5                     ;   101.5 p8+p9   89 rounds
        vmovdqu64 zmm5, [r8 + 8128]                       ;    64.0 p2      88 s.63
        vmovdqu64 [rbp + 10880], zmm25                    ;   103.2 p7+p4   89 rounds
        vmovdqu64 [rbp + 10944], zmm26                    ;   103.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 11008], zmm6                     ;   105.2 p7+p4   89 rounds
        vmovdqu64 [rbp + 11072], zmm15                    ;   105.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 11136], zmm27                    ;   107.2 p7+p4   89 rounds
        vmovdqu64 [rbp + 11200], zmm28                    ;   107.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 11264], zmm16                    ;   109.2 p7+p4   89 rounds
        vmovdqu64 [rbp + 11328], zmm7                     ;   109.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 11392], zmm29                    ;   111.2 p7+p4   89 rounds
        vmovdqu64 [rbp + 11456], zmm0                     ;   111.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 11520], zmm8                     ;   113.2 p7+p4   89 rounds
        vmovdqu64 [rbp + 11584], zmm17                    ;   113.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 11648], zmm1                     ;   115.2 p7+p4   89 rounds
        vmovdqu64 [rbp + 11712], zmm2                     ;   115.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 11776], zmm18                    ;   117.2 p7+p4   89 rounds
        vmovdqu64 [rbp + 11840], zmm9                     ;   117.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 11904], zmm3                     ;   119.2 p7+p4   89 rounds
        vmovdqu64 [rbp + 11968], zmm10                    ;   119.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 12032], zmm19                    ;   121.2 p7+p4   89 rounds
        vmovdqu64 [rbp + 12096], zmm20                    ;   121.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 12160], zmm11                    ;   123.2 p7+p4   89 rounds
        vmovdqu64 [rbp + 12224], zmm12                    ;   123.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 12288], zmm21                    ;   125.2 p7+p4   89 rounds
        vmovdqu64 [rbp + 12352], zmm22                    ;   125.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 12416], zmm4                     ;   127.2 p7+p4   89 rounds
        vmovdqu64 [rbp + 12480], zmm13                    ;   127.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 12544], zmm23                    ;   129.2 p7+p4   89 rounds
        vmovdqu64 [rbp + 12608], zmm24                    ;   129.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 12672], zmm14                    ;   131.2 p7+p4   89 rounds
        vmovdqu64 [rbp + 12736], zmm5                     ;   131.5 p8+p9   89 rounds
        mov r8, qword [rbp + 24640]                       ;    42.8 p10     89 rounds reload
        mov qword [rbp + 24664], r8                       ;   133.2 p7+p4   89 rounds
        add r8, -7680                                     ;    47.8 p0      89 rounds
        mov qword [rbp + 24672], r8                       ;   133.5 p8+p9   89 rounds
        mov r8, qword [rbp + 24664]                       ;                    resident
        vmovdqu64 zmm0, [rbp + 4608]                      ;                    resident
        vmovdqu64 zmm1, [rbp + 6656]                      ;                    resident
        vmovdqu64 zmm2, [rbp + 4672]                      ;                    resident
        vmovdqu64 zmm3, [rbp + 6720]                      ;                    resident
        vmovdqu64 zmm4, [rbp + 4736]                      ;                    resident
        vmovdqu64 zmm5, [rbp + 6784]                      ;                    resident
        vmovdqu64 zmm6, [rbp + 4800]                      ;                    resident
        vmovdqu64 zmm7, [rbp + 6848]                      ;                    resident
        vmovdqu64 zmm8, [rbp + 4864]                      ;                    resident
        vmovdqu64 zmm9, [rbp + 6912]                      ;                    resident
        vmovdqu64 zmm10, [rbp + 4928]                     ;                    resident
        vmovdqu64 zmm11, [rbp + 6976]                     ;                    resident
        vmovdqu64 zmm12, [rbp + 4992]                     ;                    resident
        vmovdqu64 zmm13, [rbp + 7040]                     ;                    resident
        vmovdqu64 zmm14, [rbp + 5056]                     ;                    resident
        vmovdqu64 zmm15, [rbp + 7104]                     ;                    resident
        vmovdqu64 zmm16, [rbp + 5120]                     ;                    resident
        vmovdqu64 zmm17, [rbp + 7168]                     ;                    resident
        vmovdqu64 zmm18, [rbp + 5184]                     ;                    resident
        vmovdqu64 zmm19, [rbp + 7232]                     ;                    resident
        vmovdqu64 zmm20, [rbp + 5248]                     ;                    resident
        vmovdqu64 zmm21, [rbp + 7296]                     ;                    resident
        vmovdqu64 zmm22, [rbp + 5312]                     ;                    resident
        vmovdqu64 zmm23, [rbp + 7424]                     ;                    resident
        vmovdqu64 zmm24, [rbp + 5376]                     ;                    resident
        vmovdqu64 zmm25, [rbp + 7488]                     ;                    resident
        vmovdqu64 zmm26, [rbp + 5440]                     ;                    resident
        vmovdqu64 zmm27, [rbp + 7680]                     ;                    resident
        vmovdqu64 zmm28, [rbp + 5504]                     ;                    resident
        vmovdqu64 zmm29, [rbp + 7744]                     ;                    resident
        align 16
.rounds_2:
        vpbroadcastd zmm30, [r8 + 7680]                   ;     0.0 p2      62 p.0
        vpbroadcastd zmm31, [r8 + 7684]                   ;     0.2 p3      62 p.1
        vpbroadcastd zmm31, [r8 + 7688]                   ;     0.3 p10     62 p.2
        vpbroadcastd zmm31, [r8 + 7692]                   ;     1.0 p2      62 p.3
        vpbroadcastd zmm31, [r8 + 7696]                   ;     1.2 p3      62 p.4
        vpbroadcastd zmm31, [r8 + 7700]                   ;     1.3 p10     62 p.5
        vpbroadcastd zmm31, [r8 + 7704]                   ;     2.0 p2      62 p.6
        vpbroadcastd zmm31, [r8 + 7708]                   ;     2.2 p3      62 p.7
        vpbroadcastd zmm31, [r8 + 7712]                   ;     2.3 p10     62 p.8
        vpbroadcastd zmm31, [r8 + 7716]                   ;     3.0 p2      62 p.9
        vpbroadcastd zmm31, [r8 + 7720]                   ;     3.2 p3      62 p.10
        vpbroadcastd zmm31, [r8 + 7724]                   ;     3.3 p10     62 p.11
        vpbroadcastd zmm31, [r8 + 7728]                   ;     4.0 p2      62 p.12
        vpbroadcastd zmm31, [r8 + 7732]                   ;     4.2 p3      62 p.13
        vpbroadcastd zmm31, [r8 + 7736]                   ;     4.3 p10     62 p.14
        vpbroadcastd zmm31, [r8 + 7740]                   ;     5.0 p2      62 p.15
        vpbroadcastd zmm31, [r8 + 7744]                   ;     5.2 p3      62 p.16
        vpbroadcastd zmm31, [r8 + 7748]                   ;     5.3 p10     62 p.17
        vpbroadcastd zmm31, [r8 + 7752]                   ;     6.0 p2      62 p.18
        vpbroadcastd zmm31, [r8 + 7756]                   ;     6.2 p3      62 p.19
        vpbroadcastd zmm31, [r8 + 7760]                   ;     6.3 p10     62 p.20
        vpbroadcastd zmm31, [r8 + 7764]                   ;     7.0 p2      62 p.21
        vpbroadcastd zmm31, [r8 + 7776]                   ;     7.2 p3      62 p.24
        vpbroadcastd zmm31, [r8 + 7768]                   ;     7.3 p10     62 p.22
        vpbroadcastd zmm31, [r8 + 7780]                   ;     8.0 p2      62 p.25
        vpbroadcastd zmm31, [r8 + 7772]                   ;     8.2 p3      62 p.23
        vpbroadcastd zmm31, [r8 + 7784]                   ;     8.3 p10     62 p.26
        vpbroadcastd zmm31, [r8 + 7788]                   ;     9.0 p2      62 p.27
        vpbroadcastd zmm31, [r8 + 7792]                   ;     9.2 p3      62 p.28
        vpbroadcastd zmm31, [r8 + 7796]                   ;     9.3 p10     62 p.29
        vpbroadcastd zmm31, [r8 + 7800]                   ;    10.0 p2      62 p.30
        vpbroadcastd zmm31, [r8 + 7804]                   ;    10.2 p3      62 p.31
        vpbroadcastd zmm31, [r8 + 7808]                   ;    10.3 p10     62 p.32
        vpbroadcastd zmm31, [r8 + 7812]                   ;    11.0 p2      62 p.33
        vpbroadcastd zmm31, [r8 + 7816]                   ;    11.2 p3      62 p.34
        vpbroadcastd zmm31, [r8 + 7820]                   ;    11.3 p10     62 p.35
        vpbroadcastd zmm31, [r8 + 7824]                   ;    12.0 p2      62 p.36
        vpbroadcastd zmm31, [r8 + 7828]                   ;    12.2 p3      62 p.37
        vpbroadcastd zmm31, [r8 + 7832]                   ;    12.3 p10     62 p.38
        vpbroadcastd zmm31, [r8 + 7836]                   ;    13.0 p2      62 p.39
        vpbroadcastd zmm31, [r8 + 7840]                   ;    13.2 p3      62 p.40
        vpbroadcastd zmm31, [r8 + 7844]                   ;    13.3 p10     62 p.41
        vpbroadcastd zmm31, [r8 + 7848]                   ;    14.0 p2      62 p.42
        vpbroadcastd zmm31, [r8 + 7852]                   ;    14.2 p3      62 p.43
        vpbroadcastd zmm31, [r8 + 7856]                   ;    14.3 p10     62 p.44
        vpbroadcastd zmm31, [r8 + 7860]                   ;    15.0 p2      62 p.45
        vpbroadcastd zmm31, [r8 + 7872]                   ;    15.2 p3      62 p.48
        vpbroadcastd zmm31, [r8 + 7864]                   ;    15.3 p10     62 p.46
        vpbroadcastd zmm31, [r8 + 7876]                   ;    16.0 p2      62 p.49
        vpbroadcastd zmm31, [r8 + 7868]                   ;    16.2 p3      62 p.47
        vpbroadcastd zmm31, [r8 + 7880]                   ;    16.3 p10     62 p.50
        vpbroadcastd zmm31, [r8 + 7884]                   ;    17.0 p2      62 p.51
        vpbroadcastd zmm31, [r8 + 7888]                   ;    17.2 p3      62 p.52
        vpbroadcastd zmm31, [r8 + 7892]                   ;    17.3 p10     62 p.53
        vmovdqa64 zmm31, zmm1                             ;     9.0         50 p copy
        vpternlogd zmm31, zmm0, zmm30, 0x96               ;     9.2 p0      50 p
        vpbroadcastd zmm30, [r8 + 7896]                   ;    18.0 p2      62 p.54
        vmovdqu64 [rbp + 12800], zmm1                     ;     9.5 p7+p4   62 p spill
        vpbroadcastd zmm1, [r8 + 7900]                    ;    18.2 p3      62 p.55
        vmovdqu64 [rbp + 12864], zmm0                     ;     9.8 p8+p9   62 p spill
        vpbroadcastd zmm0, [r8 + 7904]                    ;    18.3 p10     62 p.56
        vpbroadcastd zmm30, [r8 + 7908]                   ;    19.0 p2      62 p.57
        vpbroadcastd zmm30, [r8 + 7912]                   ;    19.2 p3      62 p.58
        vpbroadcastd zmm1, [r8 + 7916]                    ;    19.3 p10     62 p.59
        vpbroadcastd zmm1, [r8 + 7920]                    ;    20.0 p2      62 p.60
        vpbroadcastd zmm1, [r8 + 7924]                    ;    20.2 p3      62 p.61
        vpbroadcastd zmm1, [r8 + 7928]                    ;    20.3 p10     62 p.62
        vpbroadcastd zmm1, [r8 + 7932]                    ;    21.0 p2      62 p.63
        vmovdqa64 zmm1, zmm5                              ;    11.3         50 p copy
        vpternlogd zmm1, zmm4, [r8 + 7688]{1to16}, 0x96   ;    21.2 p5+p3   50 p
        vmovdqu64 [rbp + 12928], zmm5                     ;    11.8 p7+p4   62 p spill
        vmovdqa64 zmm5, zmm7                              ;    12.0         50 p copy
        vpternlogd zmm5, zmm6, [r8 + 7692]{1to16}, 0x96   ;    22.0 p0+p2   50 p
        vmovdqu64 [rbp + 12992], zmm7                     ;    12.5 p8+p9   62 p spill
        vmovdqa64 zmm7, zmm11                             ;    12.7         50 p copy
        vpternlogd zmm7, zmm10, [r8 + 7700]{1to16}, 0x96  ;    22.2 p5+p3   50 p
        vmovdqu64 [rbp + 13056], zmm11                    ;    13.8 p7+p4   62 p spill
        vmovdqa64 zmm11, zmm17                            ;    13.3         50 p copy
        vpternlogd zmm11, zmm16, [r8 + 7712]{1to16}, 0x96 ;    23.0 p0+p2   50 p
        vmovdqu64 [rbp + 13120], zmm17                    ;    14.5 p8+p9   62 p spill
        vmovdqa64 zmm17, zmm21                            ;    14.0         50 p copy
        vpternlogd zmm17, zmm20, [r8 + 7720]{1to16}, 0x96 ;    23.2 p5+p3   50 p
        vmovdqu64 [rbp + 13184], zmm21                    ;    15.8 p7+p4   62 p spill
        vmovdqa64 zmm21, zmm23                            ;    14.7         50 p copy
        vpternlogd zmm21, zmm22, [r8 + 7724]{1to16}, 0x96 ;    24.0 p0+p2   50 p
        vmovdqu64 [rbp + 13248], zmm23                    ;    16.5 p8+p9   62 p spill
        vmovdqa64 zmm23, zmm27                            ;    15.3         50 p copy
        vpternlogd zmm23, zmm26, [r8 + 7732]{1to16}, 0x96 ;    24.2 p5+p3   50 p
        vmovdqu64 [rbp + 13312], zmm27                    ;    17.8 p7+p4   62 p spill
        vmovdqa64 zmm27, zmm9                             ;    16.0         46 p copy
        vpternlogd zmm27, zmm8, [r8 + 7696]{1to16}, 0x96  ;    25.0 p0+p2   46 p
        vmovdqu64 [rbp + 13376], zmm9                     ;    18.5 p8+p9   62 p spill
        vmovdqa64 zmm9, zmm25                             ;    16.7         46 p copy
        vpternlogd zmm9, zmm24, [r8 + 7728]{1to16}, 0x96  ;    25.2 p5+p3   46 p
        vmovdqu64 [rbp + 13440], zmm25                    ;    19.8 p7+p4   62 p spill
        vpxord zmm25, zmm15, zmm14                        ;    17.3 p0      46 p
        vpternlogd zmm25, zmm5, [r8 + 7708]{1to16}, 0x69  ;    26.0 p5+p2   46 p
        vpternlogd zmm27, zmm25, zmm31, 0x69              ;    27.0 p0      46 p
        vmovdqu64 [rbp + 13504], zmm15                    ;    20.5 p8+p9   62 p spill
        vpxord zmm15, zmm13, zmm12                        ;    18.8 p5      46 p
        vpternlogd zmm15, zmm1, [r8 + 7704]{1to16}, 0x69  ;    26.2 p0+p3   46 p
        vmovdqu64 [rbp + 13568], zmm13                    ;    21.8 p7+p4   62 p spill
        vmovdqa64 zmm13, zmm15                            ;    27.2         46 p copy
        vmovdqu64 [rbp + 13632], zmm26                    ;    22.5 p8+p9   62 p spill
        vpxord zmm26, zmm3, zmm2                          ;    19.8 p5      46 p
        vpternlogd zmm26, zmm7, [r8 + 7684]{1to16}, 0x96  ;    27.0 p0+p2   46 p
        vmovdqu64 [rbp + 13696], zmm3                     ;    23.8 p7+p4   62 p spill
        vmovdqa64 zmm3, zmm26                             ;    28.0         46 p copy
        vpternlogd zmm3, zmm15, zmm27, 0x96               ;    28.0 p5      46 p
        vmovdqu64 [rbp + 13760], zmm24                    ;    24.5 p8+p9   62 p spill
        vmovdqa64 zmm24, zmm3                             ;    29.0         46 p copy
        vpternlogd zmm24, zmm15, zmm25, 0x2e              ;    29.0 p0      46 p
        vmovdqu64 [rbp + 13824], zmm22                    ;    25.8 p7+p4   62 p spill
        vmovdqa64 zmm22, zmm24                            ;    30.0         46 p copy
        vpternlogd zmm22, zmm31, zmm31, 0xc3              ;    30.0 p5      46 p
        vpternlogd zmm24, zmm26, zmm15, 0x2f              ;    30.0 p0      46 p
        vpternlogd zmm15, zmm26, zmm25, 0xd4              ;    28.0 p5      46 p
        vpternlogd zmm7, zmm24, zmm3, 0xb4                ;    31.0 p0      46 p
        vpternlogd zmm24, zmm5, zmm15, 0x69               ;    31.0 p5      46 p
        vpternlogd zmm15, zmm27, zmm22, 0x95              ;    31.0 p0      46 p
        vpternlogd zmm26, zmm24, zmm7, 0x69               ;    32.0 p5      46 p
        vpternlogd zmm22, zmm1, zmm26, 0x96               ;    33.0 p0      46 p
        vpxord zmm13, zmm13, zmm22                        ;    34.0 p5      46 p
        vmovdqu64 zmm31, [rbp + 10240]                    ;    27.2 p3      62 p reload
        vmovdqu64 zmm1, [rbp + 12288]                     ;    28.0 p2      50 p
        vpternlogd zmm1, zmm0, zmm31, 0x96                ;    34.0 p0      50 p
        vmovdqa64 zmm5, zmm15                             ;    32.0         46 p copy
        vpternlogd zmm5, zmm26, zmm7, 0x87                ;    33.0 p5      46 p
        vpternlogd zmm24, zmm5, zmm22, 0x4b               ;    34.0 p0      46 p
        vpternlogd zmm25, zmm24, zmm5, 0x69               ;    35.0 p5      46 p
        vmovdqa64 zmm27, zmm22                            ;    34.0         46 p copy
        vpternlogd zmm27, zmm26, zmm7, 0x5c               ;    34.0 p0      46 p
        vpternlogd zmm13, zmm5, zmm27, 0x2d               ;    35.0 p5      46 p
        vpternlogd zmm27, zmm3, zmm25, 0x69               ;    36.0 p0      46 p
        vpxord zmm3, zmm13, zmm27                         ;    37.0 p5      46 p
        vmovdqa64 zmm5, zmm27                             ;    37.0         46 p copy
        vmovdqa64 zmm31, zmm13                            ;    36.0         46 p copy
        vpternlogd zmm31, zmm25, zmm24, 0x6b              ;    36.0 p0      46 p
        vmovdqa64 zmm0, zmm27                             ;    37.0         46 p copy
        vpternlogd zmm0, zmm25, zmm24, 0x53               ;    37.0 p5      46 p
        vpternlogd zmm13, zmm0, zmm24, 0x59               ;    38.0 p0      46 p
        vpternlogd zmm0, zmm31, zmm3, 0x49                ;    38.0 p5      46 p
        vpternlogd zmm31, zmm15, zmm0, 0x96               ;    39.0 p0      46 p
        vpternlogd zmm26, zmm13, zmm3, 0xb4               ;    39.0 p5      46 p
        vpternlogd zmm0, zmm22, zmm26, 0x96               ;    40.0 p0      46 p
        vpternlogd zmm13, zmm7, zmm3, 0x96                ;    39.0 p5      46 p
        vpternlogd zmm26, zmm27, zmm25, 0x2d              ;    40.0 p0      46 p
        vmovdqu64 zmm7, [rbp + 10368]                     ;    28.2 p3      62 p reload
        vmovdqu64 zmm15, [rbp + 12416]                    ;    29.0 p2      50 p
        vpternlogd zmm15, zmm30, zmm7, 0x96               ;    35.0 p5      50 p
        vpxord zmm3, zmm3, zmm31                          ;    40.0 p0      46 p
        vpxord zmm5, zmm5, zmm0                           ;    41.0 p5      46 p
        vmovdqa64 zmm22, zmm13                            ;    40.0         46 p copy
        vpternlogd zmm22, zmm24, zmm24, 0xc3              ;    40.0 p0      46 p
        vmovdqa64 zmm24, zmm26                            ;    41.0         46 p copy
        vpternlogd zmm24, zmm25, zmm25, 0xc3              ;    41.0 p5      46 p
        vpxord zmm25, zmm29, zmm28                        ;    37.3 p0      46 p
        vpbroadcastd zmm27, [r8 + 7736]                   ;    28.2 p10     62 p.14 reload
        vpternlogd zmm25, zmm17, zmm27, 0x69              ;    38.3 p5      46 p
        vmovdqa64 zmm7, zmm25                             ;    39.3         46 p copy
        vpxord zmm27, zmm19, zmm18                        ;    38.3 p0      46 p
        vpternlogd zmm27, zmm23, [r8 + 7716]{1to16}, 0x96 ;    39.3 p5+p3   46 p
        vmovdqu64 zmm30, [rbp + 7936]                     ;    30.0 p2      46 p
        vpxord zmm30, zmm30, [rbp + 5568]                 ;    39.3 p0+p3   46 p
        vpternlogd zmm30, zmm21, [r8 + 7740]{1to16}, 0x69 ;    40.3 p5+p2   46 p
        vpternlogd zmm9, zmm30, zmm11, 0x69               ;    41.3 p0      46 p
        vmovdqu64 [rbp + 13888], zmm29                    ;    30.0 p8+p9   62 p spill
        vmovdqa64 zmm29, zmm27                            ;    40.3         46 p copy
        vpternlogd zmm29, zmm25, zmm9, 0x96               ;    42.3 p5      46 p
        vmovdqu64 [rbp + 13952], zmm19                    ;    30.5 p7+p4   62 p spill
        vmovdqa64 zmm19, zmm27                            ;    40.3         46 p copy
        vpternlogd zmm19, zmm25, zmm30, 0xd4              ;    41.3 p0      46 p
        vmovdqu64 [rbp + 14016], zmm28                    ;    32.0 p8+p9   62 p spill
        vmovdqa64 zmm28, zmm29                            ;    43.3         46 p copy
        vpternlogd zmm28, zmm25, zmm30, 0x2e              ;    43.3 p5      46 p
        vpternlogd zmm25, zmm28, zmm27, 0x73              ;    44.3 p0      46 p
        vpternlogd zmm28, zmm11, zmm11, 0xc3              ;    44.3 p5      46 p
        vpternlogd zmm23, zmm25, zmm29, 0xb4              ;    45.3 p0      46 p
        vpternlogd zmm25, zmm21, zmm19, 0x69              ;    45.3 p5      46 p
        vpternlogd zmm19, zmm9, zmm28, 0x95               ;    45.3 p0      46 p
        vpternlogd zmm27, zmm25, zmm23, 0x69              ;    46.3 p5      46 p
        vpternlogd zmm28, zmm17, zmm27, 0x96              ;    47.3 p0      46 p
        vpxord zmm7, zmm7, zmm28                          ;    48.3 p5      46 p
        vpbroadcastd zmm9, [r8 + 7744]                    ;    32.8 p10     62 p.16 reload
        vmovdqu64 zmm11, [rbp + 5632]                     ;    33.0 p3      62 p reload
        vmovdqu64 zmm17, [rbp + 8000]                     ;    33.2 p2      50 p
        vpternlogd zmm17, zmm11, zmm9, 0x96               ;    46.3 p0      50 p
        vmovdqa64 zmm21, zmm19                            ;    46.3         46 p copy
        vpternlogd zmm21, zmm27, zmm23, 0x87              ;    47.3 p5      46 p
        vpternlogd zmm25, zmm21, zmm28, 0x4b              ;    48.3 p0      46 p
        vpternlogd zmm30, zmm25, zmm21, 0x69              ;    49.3 p5      46 p
        vmovdqa64 zmm11, zmm28                            ;    48.3         46 p copy
        vpternlogd zmm11, zmm27, zmm23, 0x5c              ;    48.3 p0      46 p
        vpternlogd zmm7, zmm21, zmm11, 0x2d               ;    49.3 p5      46 p
        vpternlogd zmm11, zmm29, zmm30, 0x69              ;    50.3 p0      46 p
        vpxord zmm21, zmm7, zmm11                         ;    51.3 p5      46 p
        vmovdqa64 zmm29, zmm7                             ;    50.3         46 p copy
        vpternlogd zmm29, zmm30, zmm25, 0x6b              ;    50.3 p0      46 p
        vmovdqa64 zmm9, zmm21                             ;    52.3         46 p copy
        vmovdqu64 [rbp + 14080], zmm20                    ;    35.5 p7+p4   62 p spill
        vmovdqa64 zmm20, zmm11                            ;    51.3         46 p copy
        vpternlogd zmm20, zmm30, zmm25, 0x53              ;    51.3 p5      46 p
        vpternlogd zmm7, zmm20, zmm25, 0x59               ;    52.3 p0      46 p
        vpternlogd zmm20, zmm29, zmm21, 0x49              ;    52.3 p5      46 p
        vpternlogd zmm29, zmm19, zmm20, 0x96              ;    53.3 p0      46 p
        vpternlogd zmm27, zmm7, zmm21, 0xb4               ;    53.3 p5      46 p
        vpternlogd zmm20, zmm28, zmm27, 0x96              ;    54.3 p0      46 p
        vpternlogd zmm27, zmm11, zmm30, 0x2d              ;    54.3 p5      46 p
        vpxord zmm9, zmm9, zmm29                          ;    54.3 p0      46 p
        vpbroadcastd zmm19, [r8 + 7752]                   ;    37.2 p10     62 p.18 reload
        vmovdqu64 zmm28, [rbp + 5760]                     ;    37.3 p3      62 p reload
        vmovdqu64 [rbp + 14144], zmm18                    ;    37.5 p8+p9   62 p spill
        vmovdqu64 zmm18, [rbp + 8256]                     ;    37.7 p2      50 p
        vpternlogd zmm18, zmm28, zmm19, 0x96              ;    54.8 p5      50 p
        vpternlogd zmm7, zmm21, zmm23, 0x96               ;    55.3 p0      46 p
        vpbroadcastd zmm21, [r8 + 7776]                   ;    38.2 p10     62 p.24 reload
        vmovdqu64 zmm23, [rbp + 6144]                     ;    38.3 p3      62 p reload
        vmovdqu64 zmm28, [rbp + 9024]                     ;    38.7 p2      50 p
        vpternlogd zmm28, zmm23, zmm21, 0x96              ;    55.8 p5      50 p
        vmovdqu64 zmm23, [rbp + 5824]                     ;    39.3 p3      62 p reload
        vmovdqu64 zmm21, [rbp + 8448]                     ;    39.7 p2      50 p
        vpternlogd zmm21, zmm23, [r8 + 7756]{1to16}, 0x96 ;    56.3 p0+p3   50 p
        vmovdqa64 zmm23, zmm27                            ;    55.3         46 p copy
        vpternlogd zmm23, zmm30, zmm30, 0xc3              ;    56.8 p5      46 p
        vpbroadcastd zmm30, [r8 + 7784]                   ;    39.8 p10     62 p.26 reload
        vmovdqu64 zmm19, [rbp + 6272]                     ;    40.7 p2      62 p reload
        vmovdqu64 [rbp + 14208], zmm16                    ;    40.2 p7+p4   62 p spill
        vmovdqu64 zmm16, [rbp + 9280]                     ;    41.3 p3      50 p
        vpternlogd zmm16, zmm19, zmm30, 0x96              ;    57.3 p0      50 p
        vmovdqu64 zmm19, [rbp + 6336]                     ;    41.7 p2      62 p reload
        vmovdqu64 zmm30, [rbp + 9472]                     ;    42.3 p3      50 p
        vpternlogd zmm30, zmm19, [r8 + 7788]{1to16}, 0x96 ;    57.8 p5+p2   50 p
        vmovdqu64 zmm19, [rbp + 5952]                     ;    43.3 p3      62 p reload
        vmovdqu64 [rbp + 14272], zmm14                    ;    41.5 p8+p9   62 p spill
        vmovdqu64 zmm14, [rbp + 8704]                     ;    43.7 p2      50 p
        vpternlogd zmm14, zmm19, [r8 + 7764]{1to16}, 0x96 ;    58.3 p0+p3   50 p
        vmovdqu64 zmm19, [rbp + 8960]                     ;    44.7 p2      46 p
        vpxord zmm19, zmm19, [rbp + 6080]                 ;    58.8 p5+p3   46 p
        vpternlogd zmm19, zmm21, [r8 + 7772]{1to16}, 0x69 ;    59.8 p0+p2   46 p
        vmovdqu64 [rbp + 14336], zmm12                    ;    42.8 p7+p4   62 p spill
        vmovdqu64 zmm12, [rbp + 6464]                     ;    46.3 p3      62 p reload
        vmovdqu64 [rbp + 14400], zmm10                    ;    43.5 p8+p9   62 p spill
        vmovdqu64 zmm10, [rbp + 9728]                     ;    46.7 p2      50 p
        vpternlogd zmm10, zmm12, [r8 + 7796]{1to16}, 0x96 ;    59.8 p5+p3   50 p
        vmovdqu64 zmm12, [rbp + 8768]                     ;    47.7 p2      46 p
        vpxord zmm12, zmm12, [rbp + 6016]                 ;    60.3 p0+p3   46 p
        vmovdqu64 [rbp + 14464], zmm8                     ;    44.8 p7+p4   62 p spill
        vmovdqu64 zmm8, [rbp + 7360]                      ;    48.7 p2      62 p reload
        vmovdqu64 [rbp + 14528], zmm6                     ;    45.5 p8+p9   62 p spill
        vmovdqu64 zmm6, [rbp + 10752]                     ;    49.3 p3      50 p
        vpternlogd zmm6, zmm8, [r8 + 7808]{1to16}, 0x96   ;    60.8 p5+p2   50 p
        vpternlogd zmm12, zmm18, [r8 + 7768]{1to16}, 0x69 ;    61.3 p0+p3   46 p
        vmovdqu64 zmm8, [rbp + 7616]                      ;    50.7 p2      62 p reload
        vmovdqu64 [rbp + 14592], zmm4                     ;    46.8 p7+p4   62 p spill
        vmovdqu64 zmm4, [rbp + 10880]                     ;    51.3 p3      50 p
        vpternlogd zmm4, zmm8, [r8 + 7816]{1to16}, 0x96   ;    61.8 p5+p2   50 p
        vmovdqu64 zmm8, [rbp + 8192]                      ;    52.3 p3      46 p
        vpxord zmm8, zmm8, [rbp + 5696]                   ;    62.3 p0+p2   46 p
        vmovdqu64 [rbp + 14656], zmm2                     ;    47.5 p8+p9   62 p spill
        vmovdqu64 zmm2, [rbp + 7808]                      ;    53.3 p3      62 p reload
        vmovdqu64 [rbp + 14720], zmm13                    ;    48.8 p7+p4   46 p spill
        vmovdqu64 zmm13, [rbp + 10944]                    ;    53.7 p2      50 p
        vpternlogd zmm13, zmm2, [r8 + 7820]{1to16}, 0x96  ;    62.8 p5+p3   50 p
        vpternlogd zmm8, zmm14, [r8 + 7748]{1to16}, 0x96  ;    63.3 p0+p2   46 p
        vmovdqu64 zmm2, [rbp + 8064]                      ;    55.3 p3      62 p reload
        vmovdqu64 [rbp + 14784], zmm25                    ;    49.5 p8+p9   46 p spill
        vmovdqu64 zmm25, [rbp + 11072]                    ;    55.7 p2      50 p
        vpternlogd zmm25, zmm2, [r8 + 7828]{1to16}, 0x96  ;    63.8 p5+p3   50 p
        vmovdqu64 zmm2, [rbp + 8384]                      ;    56.7 p2      62 p reload
        vmovdqu64 [rbp + 14848], zmm3                     ;    50.8 p7+p4   46 p spill
        vmovdqu64 zmm3, [rbp + 11264]                     ;    57.3 p3      50 p
        vpternlogd zmm3, zmm2, [r8 + 7840]{1to16}, 0x96   ;    64.3 p0+p2   50 p
        vmovdqu64 zmm2, [rbp + 8640]                      ;    58.3 p3      62 p reload
        vmovdqu64 [rbp + 14912], zmm26                    ;    51.5 p8+p9   46 p spill
        vmovdqu64 zmm26, [rbp + 11392]                    ;    58.7 p2      50 p
        vpternlogd zmm26, zmm2, [r8 + 7848]{1to16}, 0x96  ;    64.8 p5+p3   50 p
        vmovdqu64 zmm2, [rbp + 9408]                      ;    59.7 p2      62 p reload
        vmovdqu64 [rbp + 14976], zmm0                     ;    52.8 p7+p4   46 p spill
        vmovdqu64 zmm0, [rbp + 11776]                     ;    60.3 p3      50 p
        vpternlogd zmm0, zmm2, [r8 + 7872]{1to16}, 0x96   ;    66.3 p0+p2   50 p
        vmovdqu64 zmm2, [rbp + 8832]                      ;    61.3 p3      62 p reload
        vmovdqu64 [rbp + 15040], zmm24                    ;    53.5 p8+p9   46 p spill
        vmovdqu64 zmm24, [rbp + 11456]                    ;    61.7 p2      50 p
        vpternlogd zmm24, zmm2, [r8 + 7852]{1to16}, 0x96  ;    67.7 p5+p3   50 p
        vmovdqu64 zmm2, [rbp + 9664]                      ;    62.7 p2      62 p reload
        vmovdqu64 [rbp + 15104], zmm31                    ;    54.8 p7+p4   46 p spill
        vmovdqu64 zmm31, [rbp + 11904]                    ;    63.3 p3      50 p
        vpternlogd zmm31, zmm2, [r8 + 7880]{1to16}, 0x96  ;    69.3 p0+p2   50 p
        vmovdqu64 zmm2, [rbp + 9856]                      ;    64.3 p3      62 p reload
        vmovdqu64 [rbp + 15168], zmm9                     ;    55.5 p8+p9   46 p spill
        vmovdqu64 zmm9, [rbp + 11968]                     ;    64.7 p2      50 p
        vpternlogd zmm9, zmm2, [r8 + 7884]{1to16}, 0x96   ;    70.7 p5+p3   50 p
        vmovdqu64 zmm2, [rbp + 9088]                      ;    65.7 p2      62 p reload
        vmovdqu64 [rbp + 15232], zmm22                    ;    56.8 p7+p4   46 p spill
        vmovdqu64 zmm22, [rbp + 11584]                    ;    66.3 p3      50 p
        vpternlogd zmm22, zmm2, [r8 + 7860]{1to16}, 0x96  ;    72.3 p0+p2   50 p
        vmovdqa64 zmm2, zmm8                              ;    64.3         46 p copy
        vpternlogd zmm2, zmm12, zmm19, 0xd4               ;    67.8 p5      46 p
        vmovdqu64 [rbp + 15296], zmm5                     ;    57.5 p8+p9   46 p spill
        vmovdqu64 zmm5, [rbp + 10048]                     ;    67.3 p3      62 p reload
        vmovdqu64 [rbp + 15360], zmm29                    ;    58.8 p7+p4   46 p spill
        vmovdqu64 zmm29, [rbp + 12096]                    ;    67.7 p2      50 p
        vpternlogd zmm29, zmm5, [r8 + 7892]{1to16}, 0x96  ;    73.7 p0+p3   50 p
        vmovdqu64 zmm5, [rbp + 10432]                     ;    68.7 p2      62 p reload
        vmovdqu64 [rbp + 15424], zmm23                    ;    59.5 p8+p9   46 p spill
        vmovdqu64 zmm23, [rbp + 12480]                    ;    69.3 p3      50 p
        vpternlogd zmm23, zmm5, [r8 + 7916]{1to16}, 0x96  ;    75.3 p5+p2   50 p
        vmovdqu64 zmm5, [rbp + 10560]                     ;    70.3 p3      62 p reload
        vmovdqu64 [rbp + 15488], zmm27                    ;    60.8 p7+p4   46 p spill
        vmovdqu64 zmm27, [rbp + 12608]                    ;    70.7 p2      50 p
        vpternlogd zmm27, zmm5, [r8 + 7924]{1to16}, 0x96  ;    76.7 p0+p3   50 p
        vmovdqa64 zmm5, zmm12                             ;    62.3         46 p copy
        vmovdqu64 [rbp + 15552], zmm7                     ;    61.5 p8+p9   46 p spill
        vmovdqu64 zmm7, [rbp + 9984]                      ;    71.7 p2      46 p
        vpxord zmm7, zmm7, [rbp + 6592]                   ;    77.7 p5+p3   46 p
        vpternlogd zmm7, zmm30, [r8 + 7804]{1to16}, 0x69  ;    78.7 p0+p2   46 p
        vmovdqu64 [rbp + 15616], zmm20                    ;    62.8 p7+p4   46 p spill
        vmovdqu64 zmm20, [rbp + 9792]                     ;    73.3 p3      46 p
        vpxord zmm20, zmm20, [rbp + 6528]                 ;    79.3 p5+p2   46 p
        vpternlogd zmm20, zmm16, [r8 + 7800]{1to16}, 0x69 ;    80.3 p0+p3   46 p
        vmovdqu64 [rbp + 15680], zmm11                    ;    63.5 p8+p9   46 p spill
        vmovdqa64 zmm11, zmm20                            ;    81.3         46 p copy
        vmovdqu64 [rbp + 15744], zmm27                    ;    77.7 p7+p4   50 p spill
        vmovdqu64 zmm27, [rbp + 9216]                     ;    74.7 p2      46 p
        vpxord zmm27, zmm27, [rbp + 6208]                 ;    80.7 p5+p3   46 p
        vpternlogd zmm27, zmm10, [r8 + 7780]{1to16}, 0x96 ;    81.7 p0+p2   46 p
        vmovdqu64 [rbp + 15808], zmm15                    ;    65.5 p8+p9   50 p spill
        vmovdqa64 zmm15, zmm27                            ;    82.7         46 p copy
        vpternlogd zmm15, zmm20, zmm7, 0xd4               ;    82.7 p5      46 p
        vmovdqu64 [rbp + 15872], zmm1                     ;    66.8 p7+p4   50 p spill
        vmovdqu64 zmm1, [rbp + 11200]                     ;    76.3 p3      47 p
        vpxord zmm1, zmm1, [rbp + 8320]                   ;    82.3 p0+p2   47 p
        vpternlogd zmm1, zmm13, [r8 + 7836]{1to16}, 0x69  ;    83.3 p5+p3   47 p
        vmovdqu64 [rbp + 15936], zmm23                    ;    76.3 p8+p9   50 p spill
        vmovdqu64 zmm23, [rbp + 11136]                    ;    77.7 p2      47 p
        vpxord zmm23, zmm23, [rbp + 8128]                 ;    83.7 p0+p3   47 p
        vpternlogd zmm23, zmm4, [r8 + 7832]{1to16}, 0x69  ;    84.7 p5+p2   47 p
        vmovdqu64 [rbp + 16000], zmm29                    ;    74.7 p7+p4   50 p spill
        vmovdqu64 zmm29, [rbp + 10816]                    ;    79.3 p3      47 p
        vpxord zmm29, zmm29, [rbp + 7552]                 ;    85.3 p0+p2   47 p
        vpternlogd zmm29, zmm25, [r8 + 7812]{1to16}, 0x96 ;    86.3 p5+p3   47 p
        vmovdqu64 [rbp + 16064], zmm31                    ;    70.3 p8+p9   50 p spill
        vmovdqa64 zmm31, zmm29                            ;    87.3         47 p copy
        vpternlogd zmm31, zmm23, zmm1, 0xd4               ;    87.3 p0      47 p
        vmovdqu64 [rbp + 16128], zmm0                     ;    70.8 p7+p4   50 p spill
        vmovdqu64 zmm0, [rbp + 5888]                      ;    80.7 p2      62 p reload
        vmovdqu64 [rbp + 16192], zmm9                     ;    71.7 p8+p9   50 p spill
        vmovdqu64 zmm9, [rbp + 8512]                      ;    81.3 p3      46 p
        vpternlogd zmm9, zmm0, [r8 + 7760]{1to16}, 0x96   ;    87.3 p5+p2   46 p
        vpternlogd zmm9, zmm19, zmm17, 0x69               ;    88.3 p0      46 p
        vmovdqa64 zmm0, zmm8                              ;    65.3         46 p copy
        vpternlogd zmm0, zmm12, zmm9, 0x96                ;    89.3 p5      46 p
        vmovdqu64 [rbp + 16256], zmm22                    ;    73.3 p7+p4   50 p spill
        vmovdqa64 zmm22, zmm0                             ;    90.3         46 p copy
        vpternlogd zmm22, zmm12, zmm19, 0x2e              ;    90.3 p0      46 p
        vpternlogd zmm12, zmm22, zmm8, 0x73               ;    91.3 p5      46 p
        vpternlogd zmm22, zmm17, zmm17, 0xc3              ;    91.3 p0      46 p
        vpternlogd zmm14, zmm12, zmm0, 0xb4               ;    92.3 p5      46 p
        vpternlogd zmm12, zmm21, zmm2, 0x69               ;    92.3 p0      46 p
        vpternlogd zmm2, zmm9, zmm22, 0x95                ;    92.3 p5      46 p
        vpternlogd zmm8, zmm12, zmm14, 0x69               ;    93.3 p0      46 p
        vpternlogd zmm22, zmm18, zmm8, 0x96               ;    94.3 p5      46 p
        vpxord zmm5, zmm5, zmm22                          ;    95.3 p0      46 p
        vmovdqa64 zmm9, zmm2                              ;    93.3         46 p copy
        vpternlogd zmm9, zmm8, zmm14, 0x87                ;    94.3 p5      46 p
        vpternlogd zmm12, zmm9, zmm22, 0x4b               ;    95.3 p0      46 p
        vpternlogd zmm19, zmm12, zmm9, 0x69               ;    96.3 p5      46 p
        vmovdqa64 zmm17, zmm22                            ;    95.3         46 p copy
        vpternlogd zmm17, zmm8, zmm14, 0x5c               ;    95.3 p0      46 p
        vpternlogd zmm5, zmm9, zmm17, 0x2d                ;    96.3 p5      46 p
        vpternlogd zmm17, zmm0, zmm19, 0x69               ;    97.3 p0      46 p
        vpxord zmm0, zmm5, zmm17                          ;    98.3 p5      46 p
        vmovdqa64 zmm9, zmm17                             ;    98.3         46 p copy
        vmovdqa64 zmm18, zmm5                             ;    97.3         46 p copy
        vpternlogd zmm18, zmm19, zmm12, 0x6b              ;    97.3 p0      46 p
        vmovdqa64 zmm21, zmm17                            ;    98.3         46 p copy
        vpternlogd zmm21, zmm19, zmm12, 0x53              ;    98.3 p5      46 p
        vpternlogd zmm5, zmm21, zmm12, 0x59               ;    99.3 p0      46 p
        vpternlogd zmm21, zmm18, zmm0, 0x49               ;    99.3 p5      46 p
        vpternlogd zmm18, zmm2, zmm21, 0x96               ;   100.3 p0      46 p
        vpternlogd zmm8, zmm5, zmm0, 0xb4                 ;   100.3 p5      46 p
        vpternlogd zmm21, zmm22, zmm8, 0x96               ;   101.3 p0      46 p
        vpternlogd zmm5, zmm14, zmm0, 0x96                ;   100.3 p5      46 p
        vpternlogd zmm8, zmm17, zmm19, 0x2d               ;   101.3 p0      46 p
        vpxord zmm9, zmm9, zmm21                          ;   102.3 p5      46 p
        vpxord zmm0, zmm0, zmm18                          ;   101.3 p0      46 p
        vmovdqa64 zmm2, zmm23                             ;    85.7         47 p copy
        vmovdqa64 zmm14, zmm5                             ;   101.3         46 p copy
        vpternlogd zmm14, zmm12, zmm12, 0xc3              ;   101.3 p5      46 p
        vpbroadcastd zmm12, [r8 + 7792]                   ;    71.8 p10     62 p.28 reload
        vmovdqu64 zmm17, [rbp + 6400]                     ;    82.3 p3      62 p reload
        vmovdqu64 zmm22, [rbp + 9536]                     ;    82.7 p2      46 p
        vpternlogd zmm22, zmm17, zmm12, 0x96              ;    92.3 p0      46 p
        vpternlogd zmm22, zmm7, zmm28, 0x69               ;    93.3 p5      46 p
        vmovdqa64 zmm17, zmm27                            ;    82.7         46 p copy
        vpternlogd zmm17, zmm20, zmm22, 0x96              ;    94.3 p0      46 p
        vmovdqa64 zmm12, zmm17                            ;    95.3         46 p copy
        vpternlogd zmm12, zmm20, zmm7, 0x2e               ;    95.3 p5      46 p
        vpternlogd zmm20, zmm12, zmm27, 0x73              ;    96.3 p0      46 p
        vpternlogd zmm12, zmm28, zmm28, 0xc3              ;    96.3 p5      46 p
        vpternlogd zmm10, zmm20, zmm17, 0xb4              ;    97.3 p0      46 p
        vpternlogd zmm20, zmm30, zmm15, 0x69              ;    97.3 p5      46 p
        vpternlogd zmm15, zmm22, zmm12, 0x95              ;    97.3 p0      46 p
        vpternlogd zmm27, zmm20, zmm10, 0x69              ;    98.3 p5      46 p
        vpternlogd zmm12, zmm16, zmm27, 0x96              ;    99.3 p0      46 p
        vpxord zmm11, zmm11, zmm12                        ;   100.3 p5      46 p
        vmovdqa64 zmm30, zmm15                            ;    98.3         46 p copy
        vpternlogd zmm30, zmm27, zmm10, 0x87              ;    99.3 p0      46 p
        vpternlogd zmm20, zmm30, zmm12, 0x4b              ;   100.3 p5      46 p
        vpternlogd zmm7, zmm20, zmm30, 0x69               ;   101.3 p0      46 p
        vmovdqa64 zmm16, zmm12                            ;   100.3         46 p copy
        vpternlogd zmm16, zmm27, zmm10, 0x5c              ;   100.3 p5      46 p
        vpternlogd zmm11, zmm30, zmm16, 0x2d              ;   101.3 p0      46 p
        vpternlogd zmm16, zmm17, zmm7, 0x69               ;   102.3 p5      46 p
        vpxord zmm30, zmm11, zmm16                        ;   103.3 p0      46 p
        vmovdqa64 zmm17, zmm16                            ;   103.3         46 p copy
        vmovdqa64 zmm22, zmm11                            ;   102.3         46 p copy
        vpternlogd zmm22, zmm7, zmm20, 0x6b               ;   102.3 p5      46 p
        vmovdqa64 zmm28, zmm7                             ;   102.3         46 p copy
        vmovdqu64 [rbp + 16320], zmm21                    ;   102.3 p8+p9   46 p spill
        vmovdqa64 zmm21, zmm16                            ;   103.3         46 p copy
        vpternlogd zmm21, zmm7, zmm20, 0x53               ;   103.3 p0      46 p
        vpternlogd zmm11, zmm21, zmm20, 0x59              ;   104.3 p5      46 p
        vpternlogd zmm21, zmm22, zmm30, 0x49              ;   104.3 p0      46 p
        vpternlogd zmm22, zmm15, zmm21, 0x96              ;   105.3 p5      46 p
        vpternlogd zmm27, zmm11, zmm30, 0xb4              ;   105.3 p0      46 p
        vpternlogd zmm11, zmm10, zmm30, 0x96              ;   105.3 p5      46 p
        vpternlogd zmm21, zmm12, zmm27, 0x96              ;   106.3 p0      46 p
        vpternlogd zmm27, zmm16, zmm7, 0x2d               ;   106.3 p5      46 p
        vpxord zmm30, zmm30, zmm22                        ;   106.3 p0      46 p
        vpxord zmm17, zmm17, zmm21                        ;   107.3 p5      46 p
        vmovdqa64 zmm7, zmm11                             ;   106.3         46 p copy
        vpternlogd zmm7, zmm20, zmm20, 0xc3               ;   107.3 p0      46 p
        vpxord zmm28, zmm28, zmm27                        ;   107.8 p5      46 p
        vpbroadcastd zmm10, [r8 + 7824]                   ;    79.3 p10     62 p.36 reload
        vmovdqu64 zmm12, [rbp + 7872]                     ;    83.3 p3      62 p reload
        vmovdqu64 zmm15, [rbp + 11008]                    ;    83.7 p2      47 p
        vpternlogd zmm15, zmm12, zmm10, 0x96              ;   108.3 p0      47 p
        vpternlogd zmm15, zmm1, zmm6, 0x69                ;   109.3 p5      47 p
        vmovdqa64 zmm16, zmm29                            ;    87.3         47 p copy
        vpternlogd zmm16, zmm23, zmm15, 0x96              ;   110.3 p0      47 p
        vmovdqa64 zmm20, zmm16                            ;   111.3         47 p copy
        vpternlogd zmm20, zmm23, zmm1, 0x2e               ;   111.3 p5      47 p
        vpternlogd zmm23, zmm20, zmm29, 0x73              ;   112.3 p0      47 p
        vpternlogd zmm20, zmm6, zmm6, 0xc3                ;   112.3 p5      47 p
        vpternlogd zmm25, zmm23, zmm16, 0xb4              ;   113.3 p0      47 p
        vpternlogd zmm23, zmm13, zmm31, 0x69              ;   113.3 p5      47 p
        vpternlogd zmm31, zmm15, zmm20, 0x95              ;   113.3 p0      47 p
        vpternlogd zmm29, zmm23, zmm25, 0x69              ;   114.3 p5      47 p
        vpternlogd zmm20, zmm4, zmm29, 0x96               ;   115.3 p0      47 p
        vpxord zmm2, zmm2, zmm20                          ;   116.3 p5      47 p
        vmovdqa64 zmm4, zmm31                             ;   114.3         47 p copy
        vpternlogd zmm4, zmm29, zmm25, 0x87               ;   115.3 p0      47 p
        vpternlogd zmm23, zmm4, zmm20, 0x4b               ;   116.3 p5      47 p
        vpternlogd zmm1, zmm23, zmm4, 0x69                ;   117.3 p0      47 p
        vmovdqa64 zmm6, zmm20                             ;   116.3         47 p copy
        vpternlogd zmm6, zmm29, zmm25, 0x5c               ;   116.3 p5      47 p
        vpternlogd zmm2, zmm4, zmm6, 0x2d                 ;   117.3 p0      47 p
        vpternlogd zmm6, zmm16, zmm1, 0x69                ;   118.3 p5      47 p
        vpxord zmm4, zmm2, zmm6                           ;   119.3 p0      47 p
        vmovdqa64 zmm13, zmm6                             ;   119.3         47 p copy
        vmovdqa64 zmm15, zmm2                             ;   118.3         47 p copy
        vpternlogd zmm15, zmm1, zmm23, 0x6b               ;   118.3 p5      47 p
        vmovdqa64 zmm16, zmm6                             ;   119.3         47 p copy
        vpternlogd zmm16, zmm1, zmm23, 0x53               ;   119.3 p0      47 p
        vpternlogd zmm2, zmm16, zmm23, 0x59               ;   120.3 p5      47 p
        vpternlogd zmm16, zmm15, zmm4, 0x49               ;   120.3 p0      47 p
        vpternlogd zmm15, zmm31, zmm16, 0x96              ;   121.3 p5      47 p
        vpternlogd zmm29, zmm2, zmm4, 0xb4                ;   121.3 p0      47 p
        vpternlogd zmm16, zmm20, zmm29, 0x96              ;   122.3 p5      47 p
        vpternlogd zmm2, zmm25, zmm4, 0x96                ;   121.3 p0      47 p
        vpternlogd zmm29, zmm6, zmm1, 0x2d                ;   122.3 p5      47 p
        vpxord zmm4, zmm4, zmm15                          ;   122.3 p0      47 p
        vpxord zmm13, zmm13, zmm16                        ;   123.3 p5      47 p
        vmovdqa64 zmm31, zmm2                             ;   122.3         47 p copy
        vpternlogd zmm31, zmm23, zmm23, 0xc3              ;   123.3 p0      47 p
        vmovdqa64 zmm6, zmm29                             ;   123.3         47 p copy
        vpternlogd zmm6, zmm1, zmm1, 0xc3                 ;   123.8 p5      47 p
        vpbroadcastd zmm1, [r8 + 7856]                    ;    86.7 p10     62 p.44 reload
        vmovdqu64 zmm20, [rbp + 8896]                     ;    86.8 p3      62 p reload
        vmovdqu64 zmm23, [rbp + 11520]                    ;    87.0 p2      47 p
        vpternlogd zmm23, zmm20, zmm1, 0x96               ;   124.3 p0      47 p
        vmovdqu64 zmm25, [rbp + 11712]                    ;    87.8 p3      47 p
        vpxord zmm25, zmm25, [rbp + 9344]                 ;   124.8 p5+p2   47 p
        vpternlogd zmm25, zmm24, [r8 + 7868]{1to16}, 0x69 ;   125.8 p0+p3   47 p
        vpternlogd zmm23, zmm25, zmm3, 0x69               ;   126.8 p5      47 p
        vmovdqu64 zmm1, [rbp + 11648]                     ;    89.0 p2      47 p
        vpxord zmm1, zmm1, [rbp + 9152]                   ;   126.3 p0+p3   47 p
        vpternlogd zmm1, zmm26, [r8 + 7864]{1to16}, 0x69  ;   127.3 p5+p2   47 p
        vmovdqa64 zmm20, zmm1                             ;   128.3         47 p copy
        vmovdqu64 zmm10, [rbp + 11328]                    ;    90.8 p3      47 p
        vpxord zmm10, zmm10, [rbp + 8576]                 ;   127.3 p0+p2   47 p
        vmovdqu64 zmm12, [rbp + 16256]                    ;    91.8 p3      50 p reload
        vpternlogd zmm10, zmm12, [r8 + 7844]{1to16}, 0x96 ;   128.3 p5+p2   47 p
        vmovdqu64 [rbp + 16384], zmm6                     ;   124.8 p7+p4   47 p spill
        vmovdqa64 zmm6, zmm10                             ;   129.3         47 p copy
        vpternlogd zmm6, zmm1, zmm23, 0x96                ;   129.3 p0      47 p
        vmovdqu64 [rbp + 16448], zmm5                     ;   101.3 p8+p9   46 p spill
        vmovdqa64 zmm5, zmm6                              ;   130.3         47 p copy
        vpternlogd zmm5, zmm1, zmm25, 0x2e                ;   130.3 p5      47 p
        vmovdqu64 [rbp + 16512], zmm30                    ;   107.3 p7+p4   46 p spill
        vmovdqa64 zmm30, zmm5                             ;   131.3         47 p copy
        vpternlogd zmm30, zmm3, zmm3, 0xc3                ;   131.3 p0      47 p
        vpternlogd zmm5, zmm10, zmm1, 0x2f                ;   131.3 p5      47 p
        vpternlogd zmm1, zmm10, zmm25, 0xd4               ;   130.3 p0      47 p
        vpternlogd zmm12, zmm5, zmm6, 0xb4                ;   132.3 p5      47 p
        vpternlogd zmm5, zmm24, zmm1, 0x69                ;   132.3 p0      47 p
        vpternlogd zmm1, zmm23, zmm30, 0x95               ;   132.3 p5      47 p
        vpternlogd zmm10, zmm5, zmm12, 0x69               ;   133.3 p0      47 p
        vpternlogd zmm30, zmm26, zmm10, 0x96              ;   134.3 p5      47 p
        vpxord zmm20, zmm20, zmm30                        ;   135.3 p0      47 p
        vpbroadcastd zmm3, [r8 + 7888]                    ;    92.7 p10     62 p.52 reload
        vmovdqu64 zmm23, [rbp + 9920]                     ;    92.8 p3      62 p reload
        vmovdqu64 zmm24, [rbp + 12032]                    ;    93.0 p2      47 p
        vpternlogd zmm24, zmm23, zmm3, 0x96               ;   133.8 p5      47 p
        vmovdqa64 zmm26, zmm1                             ;   133.3         47 p copy
        vpternlogd zmm26, zmm10, zmm12, 0x87              ;   134.3 p0      47 p
        vpternlogd zmm5, zmm26, zmm30, 0x4b               ;   135.3 p5      47 p
        vpternlogd zmm25, zmm5, zmm26, 0x69               ;   136.3 p0      47 p
        vmovdqa64 zmm23, zmm30                            ;   135.3         47 p copy
        vpternlogd zmm23, zmm10, zmm12, 0x5c              ;   135.8 p5      47 p
        vpternlogd zmm20, zmm26, zmm23, 0x2d              ;   136.8 p0      47 p
        vpternlogd zmm23, zmm6, zmm25, 0x69               ;   137.3 p5      47 p
        vpxord zmm6, zmm20, zmm23                         ;   138.3 p0      47 p
        vmovdqa64 zmm26, zmm23                            ;   138.3         47 p copy
        vmovdqa64 zmm3, zmm0                              ;   102.3         50 p copy
        vmovdqu64 [rbp + 16256], zmm0                     ;   102.3 p8+p9   46 p spill
        vmovdqa64 zmm0, zmm20                             ;   137.8         47 p copy
        vpternlogd zmm0, zmm25, zmm5, 0x6b                ;   137.8 p5      47 p
        vmovdqu64 [rbp + 16576], zmm16                    ;   123.3 p7+p4   47 p spill
        vmovdqa64 zmm16, zmm23                            ;   138.3         47 p copy
        vpternlogd zmm16, zmm25, zmm5, 0x53               ;   138.3 p0      47 p
        vpternlogd zmm20, zmm16, zmm5, 0x59               ;   139.3 p5      47 p
        vpternlogd zmm16, zmm0, zmm6, 0x49                ;   139.3 p0      47 p
        vpternlogd zmm0, zmm1, zmm16, 0x96                ;   140.3 p5      47 p
        vpternlogd zmm10, zmm20, zmm6, 0xb4               ;   140.3 p0      47 p
        vpternlogd zmm16, zmm30, zmm10, 0x96              ;   141.3 p5      47 p
        vpternlogd zmm20, zmm12, zmm6, 0x96               ;   141.3 p0      47 p
        vpternlogd zmm10, zmm23, zmm25, 0x2d              ;   141.8 p5      47 p
        vmovdqu64 zmm30, [rbp + 15232]                    ;    97.3 p3      46 p reload
        vpxord zmm1, zmm22, zmm30                         ;   142.3 p0      50 p
        vpxord zmm6, zmm6, zmm0                           ;   142.8 p5      47 p
        vmovdqa64 zmm12, zmm20                            ;   142.3         47 p copy
        vpternlogd zmm12, zmm5, zmm5, 0xc3                ;   143.3 p0      47 p
        vmovdqa64 zmm5, zmm10                             ;   142.8         47 p copy
        vpternlogd zmm5, zmm25, zmm25, 0xc3               ;   143.8 p5      47 p
        vpxord zmm26, zmm26, zmm16                        ;   144.3 p0      47 p
        vmovdqa64 zmm23, zmm7                             ;   108.3         50 p copy
        vmovdqu64 zmm25, [rbp + 15360]                    ;    98.8 p2      46 p reload
        vpxord zmm30, zmm7, zmm25                         ;   144.8 p5      50 p
        vmovdqu64 [rbp + 16640], zmm30                    ;   145.8 p8+p9   50 p spill
        vpxord zmm30, zmm25, [rbp + 15424]                ;   145.3 p0+p3   50 p
        vmovdqu64 [rbp + 16704], zmm30                    ;   146.3 p7+p4   50 p spill
        vmovdqa64 zmm30, zmm27                            ;   107.3         50 p copy
        vpxord zmm25, zmm2, [rbp + 15616]                 ;   145.8 p5+p2   50 p
        vmovdqu64 [rbp + 16768], zmm25                    ;   146.8 p8+p9   50 p spill
        vpxord zmm25, zmm29, [rbp + 15296]                ;   146.3 p0+p3   50 p
        vmovdqu64 [rbp + 16832], zmm7                     ;   108.3 p7+p4   46 p spill
        vpxord zmm7, zmm13, [rbp + 15488]                 ;   146.8 p5+p2   50 p
        vmovdqu64 [rbp + 16896], zmm13                    ;   124.3 p8+p9   47 p spill
        vpxord zmm13, zmm8, zmm26                         ;   147.3 p0      50 p
        vmovdqu64 [rbp + 16960], zmm27                    ;   107.3 p7+p4   46 p spill
        vmovdqu64 zmm27, [rbp + 15552]                    ;   101.3 p3      50 p
        vpxord zmm27, zmm27, zmm16                        ;   147.8 p5      50 p
        vmovdqu64 [rbp + 17024], zmm27                    ;   148.8 p8+p9   50 p spill
        vmovdqu64 zmm27, [rbp + 15168]                    ;   101.8 p2      50 p
        vpxord zmm27, zmm27, zmm20                        ;   148.3 p0      50 p
        vmovdqu64 [rbp + 17088], zmm27                    ;   149.3 p7+p4   50 p spill
        vmovdqu64 zmm27, [rbp + 15104]                    ;   102.3 p3      50 p
        vpxord zmm27, zmm27, zmm31                        ;   148.8 p5      50 p
        vmovdqu64 [rbp + 17152], zmm31                    ;   124.3 p8+p9   47 p spill
        vmovdqu64 zmm31, [rbp + 15104]                    ;   102.8 p2      50 p
        vmovdqu64 [rbp + 17216], zmm20                    ;   142.3 p7+p4   47 p spill
        vmovdqa64 zmm20, zmm16                            ;   142.3         50 p copy
        vpternlogd zmm20, zmm8, zmm19, 0x69               ;   149.3 p0      50 p
        vmovdqu64 [rbp + 17280], zmm16                    ;   142.3 p8+p9   47 p spill
        vmovdqa64 zmm16, zmm20                            ;   150.3         50 p copy
        vpternlogd zmm16, zmm28, zmm28, 0xc3              ;   150.3 p5      50 p
        vmovdqu64 [rbp + 17344], zmm16                    ;   151.3 p7+p4   50 p spill
        vmovdqa64 zmm16, zmm27                            ;   149.8         50 p copy
        vpternlogd zmm16, zmm7, zmm10, 0x96               ;   150.3 p0      50 p
        vmovdqu64 [rbp + 17408], zmm16                    ;   151.3 p8+p9   50 p spill
        vmovdqu64 zmm16, [rbp + 15616]                    ;   104.5 p3      50 p
        vpternlogd zmm16, zmm9, [rbp + 15680], 0x96       ;   150.8 p5+p2   50 p
        vmovdqu64 [rbp + 17472], zmm16                    ;   151.8 p7+p4   50 p spill
        vmovdqu64 zmm16, [rbp + 15616]                    ;   105.5 p3      50 p
        vpternlogd zmm16, zmm10, [rbp + 15680], 0x96      ;   151.3 p0+p2   50 p
        vmovdqu64 [rbp + 17536], zmm19                    ;   113.2 p8+p9   46 p spill
        vmovdqu64 zmm19, [rbp + 12224]                    ;   106.5 p3      47 p
        vpxord zmm19, zmm19, [rbp + 10176]                ;   151.8 p5+p2   47 p
        vmovdqu64 [rbp + 17600], zmm28                    ;   113.5 p7+p4   46 p spill
        vmovdqu64 zmm28, [rbp + 16192]                    ;   107.5 p3      50 p reload
        vpternlogd zmm19, zmm28, [r8 + 7900]{1to16}, 0x69 ;   152.8 p0+p2   47 p
        vpternlogd zmm24, zmm19, [rbp + 16128], 0x69      ;   153.8 p5+p3   47 p
        vmovdqu64 [rbp + 17664], zmm22                    ;   115.2 p8+p9   46 p spill
        vmovdqu64 zmm22, [rbp + 15488]                    ;   108.7 p2      50 p
        vpxord zmm22, zmm22, zmm25                        ;   153.3 p0      50 p
        vmovdqu64 [rbp + 17728], zmm25                    ;   147.3 p7+p4   50 p spill
        vmovdqu64 zmm25, [rbp + 15616]                    ;   109.5 p3      50 p
        vpxord zmm25, zmm25, zmm5                         ;   153.8 p5      50 p
        vmovdqu64 [rbp + 17792], zmm25                    ;   154.8 p8+p9   50 p spill
        vmovdqa64 zmm25, zmm16                            ;   152.3         50 p copy
        vmovdqu64 [rbp + 17856], zmm29                    ;   123.3 p7+p4   47 p spill
        vmovdqu64 zmm29, [rbp + 12160]                    ;   109.7 p2      47 p
        vpxord zmm29, zmm29, [rbp + 10112]                ;   154.3 p0+p3   47 p
        vmovdqu64 [rbp + 17920], zmm20                    ;   150.3 p8+p9   50 p spill
        vmovdqu64 zmm20, [rbp + 15360]                    ;   110.7 p2      50 p
        vpxord zmm20, zmm20, zmm12                        ;   154.8 p5      50 p
        vmovdqu64 [rbp + 15360], zmm12                    ;   144.3 p7+p4   47 p spill
        vmovdqu64 zmm12, [rbp + 16064]                    ;   111.5 p3      50 p reload
        vpternlogd zmm29, zmm12, [r8 + 7896]{1to16}, 0x69 ;   155.3 p0+p2   47 p
        vmovdqu64 [rbp + 17984], zmm6                     ;   143.8 p8+p9   47 p spill
        vpxord zmm6, zmm21, [rbp + 15040]                 ;   155.8 p5+p3   50 p
        vmovdqu64 [rbp + 18048], zmm6                     ;   156.8 p7+p4   50 p spill
        vmovdqa64 zmm6, zmm29                             ;   156.3         47 p copy
        vmovdqu64 [rbp + 18112], zmm21                    ;   123.2 p8+p9   46 p spill
        vmovdqu64 zmm21, [rbp + 11840]                    ;   112.7 p2      47 p
        vpxord zmm21, zmm21, [rbp + 9600]                 ;   156.3 p0+p3   47 p
        vmovdqu64 [rbp + 18176], zmm22                    ;   154.3 p7+p4   50 p spill
        vpxord zmm22, zmm11, [rbp + 14976]                ;   156.8 p5+p2   50 p
        vmovdqu64 [rbp + 18240], zmm11                    ;   125.2 p8+p9   46 p spill
        vmovdqu64 zmm11, [rbp + 16000]                    ;   114.5 p3      50 p reload
        vpternlogd zmm21, zmm11, [r8 + 7876]{1to16}, 0x96 ;   157.3 p0+p2   47 p
        vmovdqu64 [rbp + 18304], zmm22                    ;   157.8 p7+p4   50 p spill
        vmovdqa64 zmm22, zmm21                            ;   158.3         47 p copy
        vpternlogd zmm22, zmm29, zmm24, 0x96              ;   158.3 p5      47 p
        vmovdqu64 [rbp + 18368], zmm20                    ;   155.8 p8+p9   50 p spill
        vmovdqa64 zmm20, zmm22                            ;   159.3         47 p copy
        vpternlogd zmm20, zmm29, zmm19, 0x2e              ;   159.3 p0      47 p
        vmovdqu64 [rbp + 18432], zmm26                    ;   145.3 p7+p4   47 p spill
        vmovdqa64 zmm26, zmm21                            ;   158.3         47 p copy
        vpternlogd zmm26, zmm29, zmm19, 0xd4              ;   158.8 p5      47 p
        vpternlogd zmm29, zmm20, zmm21, 0x73              ;   160.3 p0      47 p
        vpternlogd zmm11, zmm29, zmm22, 0xb4              ;   161.3 p5      47 p
        vpternlogd zmm29, zmm28, zmm26, 0x69              ;   161.3 p0      47 p
        vpternlogd zmm21, zmm29, zmm11, 0x69              ;   162.3 p5      47 p
        vmovdqu64 zmm28, [rbp + 16128]                    ;   115.5 p3      50 p reload
        vpternlogd zmm20, zmm28, [rbp + 16128], 0xc3      ;   161.3 p0+p2   47 p
        vpternlogd zmm26, zmm24, zmm20, 0x95              ;   162.3 p5      47 p
        vpternlogd zmm20, zmm12, zmm21, 0x96              ;   163.3 p0      47 p
        vmovdqu64 zmm12, [rbp + 14912]                    ;   116.5 p3      46 p reload
        vpxord zmm24, zmm17, zmm12                        ;   162.8 p5      50 p
        vpxord zmm6, zmm6, zmm20                          ;   164.3 p0      47 p
        vmovdqu64 zmm28, [rbp + 15552]                    ;   116.7 p2      46 p reload
        vpxord zmm12, zmm4, zmm28                         ;   163.8 p5      50 p
        vpxord zmm28, zmm14, zmm0                         ;   164.3 p0      50 p
        vmovdqu64 [rbp + 16064], zmm14                    ;   129.2 p8+p9   46 p spill
        vpxord zmm14, zmm0, zmm5                          ;   164.8 p5      50 p
        vmovdqu64 [rbp + 16128], zmm14                    ;   165.8 p7+p4   50 p spill
        vmovdqa64 zmm14, zmm26                            ;   163.3         47 p copy
        vpternlogd zmm14, zmm21, zmm11, 0x87              ;   165.3 p0      47 p
        vpternlogd zmm29, zmm14, zmm20, 0x4b              ;   166.3 p5      47 p
        vpternlogd zmm19, zmm29, zmm14, 0x69              ;   167.3 p0      47 p
        vmovdqu64 [rbp + 16192], zmm5                     ;   144.8 p8+p9   47 p spill
        vmovdqa64 zmm5, zmm20                             ;   164.3         47 p copy
        vpternlogd zmm5, zmm21, zmm11, 0x5c               ;   166.8 p5      47 p
        vpternlogd zmm6, zmm14, zmm5, 0x2d                ;   167.8 p0      47 p
        vpternlogd zmm5, zmm22, zmm19, 0x69               ;   168.3 p5      47 p
        vmovdqu64 zmm14, [rbp + 14848]                    ;   118.3 p3      46 p reload
        vpxord zmm22, zmm2, zmm14                         ;   168.3 p0      50 p
        vmovdqu64 [rbp + 16000], zmm22                    ;   169.3 p7+p4   50 p spill
        vmovdqa64 zmm22, zmm9                             ;   118.8         50 p copy
        vpxord zmm14, zmm6, zmm5                          ;   169.3 p5      47 p
        vmovdqu64 [rbp + 18496], zmm2                     ;   133.2 p8+p9   47 p spill
        vmovdqa64 zmm2, zmm5                              ;   169.3         47 p copy
        vmovdqu64 [rbp + 18560], zmm28                    ;   165.3 p7+p4   50 p spill
        vmovdqa64 zmm28, zmm5                             ;   169.3         47 p copy
        vpternlogd zmm28, zmm19, zmm29, 0x53              ;   169.3 p0      47 p
        vmovdqu64 [rbp + 18624], zmm17                    ;   135.2 p8+p9   46 p spill
        vmovdqa64 zmm17, zmm6                             ;   168.8         47 p copy
        vpternlogd zmm17, zmm19, zmm29, 0x6b              ;   169.8 p5      47 p
        vpternlogd zmm6, zmm28, zmm29, 0x59               ;   170.3 p0      47 p
        vpternlogd zmm28, zmm17, zmm14, 0x49              ;   170.8 p5      47 p
        vpternlogd zmm17, zmm26, zmm28, 0x96              ;   171.8 p0      47 p
        vpternlogd zmm21, zmm6, zmm14, 0xb4               ;   171.8 p5      47 p
        vpternlogd zmm6, zmm11, zmm14, 0x96               ;   172.3 p0      47 p
        vpternlogd zmm28, zmm20, zmm21, 0x96              ;   172.8 p5      47 p
        vpternlogd zmm21, zmm5, zmm19, 0x2d               ;   173.3 p0      47 p
        vmovdqu64 zmm5, [rbp + 15040]                     ;   121.7 p2      50 p
        vmovdqu64 zmm11, [rbp + 15168]                    ;   121.8 p3      50 p
        vpxord zmm14, zmm14, zmm17                        ;   173.8 p5      47 p
        vpxord zmm2, zmm2, zmm28                          ;   174.3 p0      47 p
        vpxord zmm23, zmm23, zmm17                        ;   174.8 p5      50 p
        vpxord zmm20, zmm13, zmm21                        ;   175.3 p0      50 p
        vmovdqu64 zmm26, [rbp + 14912]                    ;   122.7 p2      50 p
        vpxord zmm30, zmm30, zmm2                         ;   175.8 p5      50 p
        vpxord zmm26, zmm26, zmm30                        ;   176.8 p0      50 p
        vpxord zmm22, zmm22, zmm21                        ;   176.8 p5      50 p
        vpxord zmm3, zmm3, zmm6                           ;   177.3 p0      50 p
        vmovdqu64 [rbp + 18688], zmm3                     ;   178.3 p7+p4   50 p spill
        vmovdqu64 zmm3, [rbp + 16576]                     ;   123.7 p3      50 p
        vpxord zmm3, zmm3, [rbp + 14720]                  ;   177.8 p5+p2   50 p
        vmovdqu64 [rbp + 18752], zmm30                    ;   176.8 p8+p9   50 p spill
        vmovdqa64 zmm30, zmm16                            ;   152.3         50 p copy
        vmovdqu64 [rbp + 18816], zmm26                    ;   177.8 p7+p4   50 p spill
        vmovdqu64 zmm26, [rbp + 18432]                    ;   145.3 p3      50 p
        vpxord zmm26, zmm26, zmm2                         ;   178.3 p0      50 p
        vmovdqu64 [rbp + 18880], zmm26                    ;   179.3 p8+p9   50 p spill
        vmovdqa64 zmm26, zmm7                             ;   147.8         50 p copy
        vpternlogd zmm26, zmm10, zmm8, 0x96               ;   178.8 p5      50 p
        vmovdqu64 [rbp + 18944], zmm10                    ;   142.8 p7+p4   47 p spill
        vmovdqu64 zmm10, [rbp + 16512]                    ;   125.5 p2      50 p
        vpxord zmm10, zmm10, [rbp + 14720]                ;   179.3 p0+p3   50 p
        vmovdqu64 [rbp + 19008], zmm7                     ;   147.8 p8+p9   50 p spill
        vmovdqa64 zmm7, zmm27                             ;   149.8         50 p copy
        vpternlogd zmm7, zmm16, zmm8, 0x96                ;   179.8 p5      50 p
        vmovdqu64 [rbp + 19072], zmm16                    ;   152.3 p7+p4   50 p spill
        vmovdqu64 zmm16, [rbp + 16512]                    ;   126.5 p2      50 p
        vpxord zmm16, zmm16, [rbp + 14848]                ;   180.3 p0+p3   50 p
        vmovdqu64 [rbp + 19136], zmm16                    ;   181.3 p8+p9   50 p spill
        vmovdqu64 zmm16, [rbp + 18368]                    ;   155.8 p2      50 p
        vpxord zmm16, zmm16, zmm20                        ;   180.8 p5      50 p
        vmovdqu64 [rbp + 19200], zmm16                    ;   181.8 p7+p4   50 p spill
        vmovdqu64 zmm16, [rbp + 18176]                    ;   154.3 p3      50 p
        vpxord zmm16, zmm16, zmm23                        ;   181.3 p0      50 p
        vmovdqu64 [rbp + 19264], zmm8                     ;   145.2 p8+p9   46 p spill
        vmovdqa64 zmm8, zmm6                              ;   173.3         50 p copy
        vpternlogd zmm8, zmm29, zmm9, 0x69                ;   181.8 p5      50 p
        vmovdqu64 [rbp + 19328], zmm10                    ;   180.3 p7+p4   50 p spill
        vpxord zmm10, zmm20, zmm2                         ;   182.3 p0      50 p
        vmovdqu64 [rbp + 19392], zmm20                    ;   176.3 p8+p9   50 p spill
        vmovdqa64 zmm20, zmm6                             ;   173.3         50 p copy
        vpternlogd zmm20, zmm29, zmm18, 0x69              ;   182.8 p5      50 p
        vmovdqu64 [rbp + 19456], zmm2                     ;   175.3 p7+p4   47 p spill
        vmovdqa64 zmm2, zmm13                             ;   148.3         50 p copy
        vpternlogd zmm2, zmm6, zmm29, 0x69                ;   183.3 p0      50 p
        vmovdqu64 [rbp + 19520], zmm2                     ;   184.3 p8+p9   50 p spill
        vmovdqa64 zmm2, zmm26                             ;   179.8         50 p copy
        vpternlogd zmm2, zmm1, zmm13, 0x96                ;   183.8 p5      50 p
        vmovdqu64 [rbp + 19584], zmm13                    ;   149.5 p7+p4   50 p spill
        vmovdqa64 zmm13, zmm14                            ;   174.8         50 p copy
        vmovdqu64 [rbp + 19648], zmm2                     ;   184.8 p8+p9   50 p spill
        vmovdqa64 zmm2, zmm23                             ;   175.8         50 p copy
        vmovdqu64 [rbp + 19712], zmm26                    ;   179.8 p7+p4   50 p spill
        vmovdqu64 zmm26, [rbp + 15552]                    ;   131.0 p2      50 p
        vpternlogd zmm26, zmm15, [rbp + 14784], 0x69      ;   184.3 p0+p3   50 p
        vmovdqu64 [rbp + 19776], zmm23                    ;   175.8 p8+p9   50 p spill
        vmovdqu64 zmm23, [rbp + 17984]                    ;   143.8 p2      50 p
        vpternlogd zmm23, zmm27, [rbp + 16448], 0x96      ;   184.8 p5+p3   50 p
        vmovdqu64 [rbp + 19840], zmm23                    ;   185.8 p7+p4   50 p spill
        vmovdqu64 zmm23, [rbp + 15616]                    ;   133.0 p2      50 p
        vpternlogd zmm23, zmm12, [rbp + 15680], 0x96      ;   185.3 p0+p3   50 p
        vmovdqu64 [rbp + 19904], zmm23                    ;   186.3 p8+p9   50 p spill
        vmovdqu64 zmm23, [rbp + 15616]                    ;   134.0 p2      50 p
        vpternlogd zmm23, zmm16, [rbp + 15680], 0x96      ;   185.8 p5+p3   50 p
        vmovdqu64 [rbp + 15680], zmm16                    ;   182.3 p7+p4   50 p spill
        vmovdqu64 zmm16, [rbp + 12736]                    ;   135.0 p2      47 p
        vpxord zmm16, zmm16, [rbp + 10688]                ;   186.3 p0+p3   47 p
        vmovdqu64 [rbp + 19968], zmm10                    ;   183.3 p8+p9   50 p spill
        vmovdqu64 zmm10, [rbp + 16384]                    ;   136.0 p2      50 p
        vpxord zmm10, zmm10, [rbp + 14976]                ;   186.8 p5+p3   50 p
        vmovdqu64 [rbp + 20032], zmm10                    ;   187.8 p7+p4   50 p spill
        vmovdqu64 zmm10, [rbp + 15936]                    ;   137.0 p2      50 p reload
        vpternlogd zmm16, zmm10, [r8 + 7932]{1to16}, 0x69 ;   187.3 p0+p3   47 p
        vmovdqu64 [rbp + 20096], zmm12                    ;   164.8 p8+p9   50 p spill
        vmovdqu64 zmm12, [rbp + 17920]                    ;   150.3 p2      50 p
        vmovdqu64 [rbp + 20160], zmm27                    ;   159.5 p7+p4   50 p spill
        vmovdqu64 zmm27, [rbp + 12672]                    ;   138.2 p3      47 p
        vpxord zmm27, zmm27, [rbp + 10624]                ;   187.8 p5+p2   47 p
        vmovdqu64 [rbp + 20224], zmm15                    ;   161.2 p8+p9   47 p spill
        vmovdqu64 zmm15, [rbp + 15808]                    ;   139.2 p3      50 p reload
        vpternlogd zmm27, zmm15, [r8 + 7928]{1to16}, 0x69 ;   188.8 p0+p2   47 p
        vmovdqu64 [rbp + 20288], zmm1                     ;   161.5 p7+p4   50 p spill
        vmovdqa64 zmm1, zmm27                             ;   189.8         47 p copy
        vmovdqu64 [rbp + 20352], zmm9                     ;   163.2 p8+p9   46 p spill
        vmovdqu64 zmm9, [rbp + 12352]                     ;   140.2 p3      47 p
        vpxord zmm9, zmm9, [rbp + 10304]                  ;   188.8 p5+p2   47 p
        vmovdqu64 [rbp + 20416], zmm18                    ;   163.5 p7+p4   46 p spill
        vmovdqu64 zmm18, [rbp + 15744]                    ;   141.2 p3      50 p reload
        vpternlogd zmm9, zmm18, [r8 + 7908]{1to16}, 0x96  ;   189.8 p0+p2   47 p
        vmovdqu64 [rbp + 20480], zmm20                    ;   183.8 p8+p9   50 p spill
        vmovdqa64 zmm20, zmm9                             ;   190.8         47 p copy
        vpternlogd zmm20, zmm27, zmm16, 0xd4              ;   190.8 p5      47 p
        vmovdqu64 [rbp + 20544], zmm14                    ;   174.8 p7+p4   47 p spill
        vmovdqu64 zmm14, [rbp + 10496]                    ;   142.2 p3      62 p reload
        vmovdqu64 [rbp + 20608], zmm17                    ;   172.8 p8+p9   47 p spill
        vmovdqu64 zmm17, [rbp + 12544]                    ;   143.0 p2      47 p
        vpternlogd zmm17, zmm14, [r8 + 7920]{1to16}, 0x96 ;   190.3 p0+p3   47 p
        vpternlogd zmm17, zmm16, [rbp + 15872], 0x69      ;   191.3 p5+p2   47 p
        vpternlogd zmm29, zmm6, [rbp + 15232], 0x69       ;   191.3 p0+p3   50 p
        vmovdqa64 zmm14, zmm9                             ;   190.8         47 p copy
        vpternlogd zmm14, zmm27, zmm17, 0x96              ;   192.3 p5      47 p
        vmovdqu64 [rbp + 20672], zmm29                    ;   192.3 p7+p4   50 p spill
        vmovdqa64 zmm29, zmm14                            ;   193.3         47 p copy
        vpternlogd zmm29, zmm27, zmm16, 0x2e              ;   193.3 p0      47 p
        vpternlogd zmm27, zmm29, zmm9, 0x73               ;   194.3 p5      47 p
        vpternlogd zmm18, zmm27, zmm14, 0xb4              ;   195.3 p0      47 p
        vpternlogd zmm27, zmm10, zmm20, 0x69              ;   195.3 p5      47 p
        vpternlogd zmm9, zmm27, zmm18, 0x69               ;   196.3 p0      47 p
        vmovdqu64 zmm10, [rbp + 15872]                    ;   145.0 p2      50 p reload
        vpternlogd zmm29, zmm10, [rbp + 15872], 0xc3      ;   194.8 p5+p3   47 p
        vpternlogd zmm20, zmm17, zmm29, 0x95              ;   195.8 p0      47 p
        vpternlogd zmm29, zmm15, zmm9, 0x96               ;   197.3 p5      47 p
        vmovdqu64 zmm10, [rbp + 15168]                    ;   146.0 p2      46 p reload
        vpxord zmm15, zmm4, zmm10                         ;   196.3 p0      50 p
        vpxord zmm1, zmm1, zmm29                          ;   198.3 p5      47 p
        vmovdqu64 zmm17, [rbp + 17856]                    ;   146.2 p3      47 p reload
        vpxord zmm10, zmm24, zmm17                        ;   197.3 p0      50 p
        vmovdqu64 zmm17, [rbp + 15360]                    ;   147.0 p2      50 p
        vpxord zmm17, zmm17, zmm23                        ;   197.8 p5      50 p
        vmovdqu64 [rbp + 15808], zmm23                    ;   186.8 p8+p9   50 p spill
        vmovdqu64 zmm23, [rbp + 16256]                    ;   147.2 p3      50 p
        vpxord zmm23, zmm23, zmm26                        ;   198.3 p0      50 p
        vmovdqu64 [rbp + 15872], zmm4                     ;   169.5 p7+p4   47 p spill
        vmovdqu64 zmm4, [rbp + 16576]                     ;   148.0 p2      50 p
        vpxord zmm4, zmm4, [rbp + 15424]                  ;   198.8 p5+p3   50 p
        vmovdqu64 [rbp + 15936], zmm4                     ;   199.8 p8+p9   50 p spill
        vmovdqa64 zmm4, zmm20                             ;   196.8         47 p copy
        vpternlogd zmm4, zmm9, zmm18, 0x87                ;   199.3 p0      47 p
        vpternlogd zmm27, zmm4, zmm29, 0x4b               ;   200.3 p5      47 p
        vpternlogd zmm16, zmm27, zmm4, 0x69               ;   201.3 p0      47 p
        vmovdqu64 [rbp + 15744], zmm23                    ;   199.3 p7+p4   50 p spill
        vmovdqa64 zmm23, zmm29                            ;   198.3         47 p copy
        vpternlogd zmm23, zmm9, zmm18, 0x5c               ;   200.8 p5      47 p
        vpternlogd zmm1, zmm4, zmm23, 0x2d                ;   201.8 p0      47 p
        vpternlogd zmm23, zmm14, zmm16, 0x69              ;   202.3 p5      47 p
        vpxord zmm4, zmm7, zmm8                           ;   202.3 p0      50 p
        vpxord zmm14, zmm1, zmm23                         ;   203.3 p5      47 p
        vmovdqu64 [rbp + 20736], zmm7                     ;   180.8 p8+p9   50 p spill
        vmovdqu64 zmm7, [rbp + 15360]                     ;   149.0 p2      50 p
        vpxord zmm7, zmm7, [rbp + 17664]                  ;   203.3 p0+p3   50 p
        vmovdqu64 [rbp + 20800], zmm7                     ;   204.3 p7+p4   50 p spill
        vmovdqu64 zmm7, [rbp + 16960]                     ;   150.0 p2      50 p
        vpxord zmm7, zmm7, zmm22                          ;   203.8 p5      50 p
        vmovdqu64 [rbp + 20864], zmm8                     ;   182.8 p8+p9   50 p spill
        vmovdqa64 zmm8, zmm23                             ;   203.3         47 p copy
        vmovdqu64 [rbp + 20928], zmm4                     ;   203.3 p7+p4   50 p spill
        vmovdqu64 zmm4, [rbp + 18560]                     ;   165.3 p3      50 p
        vpxord zmm4, zmm4, [rbp + 20480]                  ;   204.3 p0+p2   50 p
        vmovdqu64 [rbp + 20992], zmm4                     ;   205.3 p8+p9   50 p spill
        vmovdqu64 zmm4, [rbp + 15296]                     ;   151.2 p3      50 p
        vmovdqu64 [rbp + 21056], zmm15                    ;   197.3 p7+p4   50 p spill
        vmovdqa64 zmm15, zmm1                             ;   202.8         47 p copy
        vpternlogd zmm15, zmm16, zmm27, 0x6b              ;   204.8 p5      47 p
        vmovdqu64 [rbp + 21120], zmm22                    ;   179.2 p8+p9   50 p spill
        vmovdqa64 zmm22, zmm23                            ;   203.3         47 p copy
        vpternlogd zmm22, zmm16, zmm27, 0x53              ;   205.3 p0      47 p
        vpternlogd zmm1, zmm22, zmm27, 0x59               ;   206.3 p5      47 p
        vpternlogd zmm22, zmm15, zmm14, 0x49              ;   206.3 p0      47 p
        vpternlogd zmm15, zmm20, zmm22, 0x96              ;   207.3 p5      47 p
        vpternlogd zmm9, zmm1, zmm14, 0xb4                ;   207.3 p0      47 p
        vpternlogd zmm22, zmm29, zmm9, 0x96               ;   208.3 p5      47 p
        vpternlogd zmm1, zmm18, zmm14, 0x96               ;   208.3 p0      47 p
        vpternlogd zmm9, zmm23, zmm16, 0x2d               ;   208.8 p5      47 p
        vmovdqu64 zmm18, [rbp + 18304]                    ;   157.8 p2      50 p
        vmovdqu64 zmm20, [rbp + 18112]                    ;   152.2 p3      46 p reload
        vpxord zmm18, zmm18, zmm20                        ;   209.3 p0      50 p
        vpxord zmm23, zmm20, zmm6                         ;   209.8 p5      50 p
        vmovdqa64 zmm29, zmm1                             ;   209.3         47 p copy
        vpternlogd zmm29, zmm27, zmm27, 0xc3              ;   210.3 p0      47 p
        vmovdqa64 zmm27, zmm9                             ;   209.8         47 p copy
        vpternlogd zmm27, zmm16, zmm16, 0xc3              ;   210.8 p5      47 p
        vpxord zmm14, zmm14, zmm15                        ;   211.3 p0      47 p
        vpxord zmm0, zmm0, zmm15                          ;   211.8 p5      50 p
        vmovdqu64 zmm16, [rbp + 17216]                    ;   153.0 p2      50 p
        vpxord zmm16, zmm16, [rbp + 16320]                ;   212.3 p0+p3   50 p
        vpxord zmm8, zmm8, zmm22                          ;   212.8 p5      47 p
        vpxord zmm11, zmm11, zmm14                        ;   213.3 p0      50 p
        vpxord zmm30, zmm30, zmm14                        ;   213.8 p5      50 p
        vpxord zmm5, zmm5, zmm22                          ;   214.3 p0      50 p
        vpxord zmm13, zmm13, zmm8                         ;   214.8 p5      50 p
        vpxord zmm2, zmm2, zmm27                          ;   215.3 p0      50 p
        vpxord zmm12, zmm12, zmm1                         ;   215.8 p5      50 p
        vpxord zmm31, zmm31, zmm29                        ;   216.3 p0      50 p
        vpxord zmm25, zmm25, zmm31                        ;   217.3 p5      50 p
        vpxord zmm4, zmm4, zmm9                           ;   217.3 p0      50 p
        vmovdqa64 zmm20, zmm6                             ;   173.3         50 p copy
        vmovdqu64 [rbp + 21184], zmm25                    ;   218.3 p7+p4   50 p spill
        vpxord zmm25, zmm28, [rbp + 16448]                ;   217.8 p5+p2   50 p
        vmovdqu64 [rbp + 21248], zmm31                    ;   217.3 p8+p9   50 p spill
        vmovdqu64 zmm31, [rbp + 17088]                    ;   155.5 p3      50 p
        vpxord zmm31, zmm31, [rbp + 20288]                ;   218.3 p0+p2   50 p
        vmovdqu64 [rbp + 21312], zmm0                     ;   212.8 p7+p4   50 p spill
        vpxord zmm0, zmm26, zmm27                         ;   218.8 p5      50 p
        vmovdqu64 [rbp + 21376], zmm18                    ;   210.3 p8+p9   50 p spill
        vmovdqu64 zmm18, [rbp + 19328]                    ;   180.3 p3      50 p
        vpxord zmm18, zmm18, zmm4                         ;   219.3 p0      50 p
        vmovdqu64 [rbp + 21440], zmm18                    ;   220.3 p7+p4   50 p spill
        vmovdqu64 zmm18, [rbp + 20224]                    ;   161.2 p2      50 p
        vpxord zmm18, zmm18, [rbp + 15040]                ;   219.8 p5+p3   50 p
        vmovdqu64 [rbp + 21504], zmm18                    ;   220.8 p8+p9   50 p spill
        vmovdqu64 zmm18, [rbp + 17152]                    ;   158.2 p2      50 p
        vpxord zmm18, zmm18, [rbp + 15296]                ;   220.3 p0+p3   50 p
        vmovdqu64 [rbp + 21568], zmm4                     ;   218.3 p7+p4   50 p spill
        vmovdqu64 zmm4, [rbp + 15488]                     ;   159.2 p2      50 p
        vmovdqu64 [rbp + 21632], zmm2                     ;   216.3 p8+p9   50 p spill
        vmovdqu64 zmm2, [rbp + 18304]                     ;   159.5 p3      50 p
        vpxord zmm2, zmm2, [rbp + 18368]                  ;   220.8 p5+p2   50 p
        vmovdqu64 [rbp + 21696], zmm30                    ;   214.8 p7+p4   50 p spill
        vmovdqu64 zmm30, [rbp + 16192]                    ;   160.5 p3      50 p
        vpxord zmm30, zmm30, [rbp + 15232]                ;   221.3 p0+p2   50 p
        vmovdqu64 [rbp + 21760], zmm30                    ;   222.3 p8+p9   50 p spill
        vmovdqu64 zmm30, [rbp + 17984]                    ;   161.5 p3      50 p
        vpxord zmm30, zmm30, zmm8                         ;   221.8 p5      50 p
        vmovdqu64 [rbp + 21824], zmm23                    ;   210.8 p7+p4   50 p spill
        vmovdqu64 zmm23, [rbp + 18048]                    ;   162.2 p2      50 p
        vpxord zmm23, zmm23, zmm1                         ;   222.3 p0      50 p
        vmovdqu64 [rbp + 21888], zmm23                    ;   223.3 p8+p9   50 p spill
        vmovdqu64 zmm23, [rbp + 18560]                    ;   165.3 p3      50 p
        vpxord zmm23, zmm23, [rbp + 16384]                ;   222.8 p5+p2   50 p
        vmovdqu64 [rbp + 21952], zmm23                    ;   223.8 p7+p4   50 p spill
        vmovdqu64 zmm23, [rbp + 18560]                    ;   165.3 p3      50 p
        vpxord zmm23, zmm23, zmm8                         ;   223.3 p0      50 p
        vmovdqu64 [rbp + 22016], zmm23                    ;   224.3 p8+p9   50 p spill
        vmovdqu64 zmm23, [rbp + 20096]                    ;   164.8 p2      50 p
        vmovdqu64 [rbp + 22080], zmm2                     ;   221.8 p7+p4   50 p spill
        vmovdqu64 zmm2, [rbp + 17728]                     ;   164.5 p3      50 p
        vpxord zmm2, zmm2, [rbp + 19264]                  ;   223.8 p5+p2   50 p
        vmovdqu64 [rbp + 22144], zmm2                     ;   224.8 p8+p9   50 p spill
        vmovdqu64 zmm2, [rbp + 17216]                     ;   165.5 p3      50 p
        vpxord zmm2, zmm2, [rbp + 15488]                  ;   224.3 p0+p2   50 p
        vmovdqu64 [rbp + 17216], zmm0                     ;   219.8 p7+p4   50 p spill
        vmovdqu64 zmm0, [rbp + 20160]                     ;   166.5 p3      50 p
        vpxord zmm0, zmm0, zmm15                          ;   224.8 p5      50 p
        vmovdqu64 [rbp + 22208], zmm15                    ;   208.3 p8+p9   47 p spill
        vmovdqu64 zmm15, [rbp + 21120]                    ;   179.2 p2      50 p
        vpxord zmm15, zmm15, zmm29                        ;   225.3 p0      50 p
        vmovdqu64 [rbp + 22272], zmm15                    ;   226.3 p7+p4   50 p spill
        vmovdqu64 zmm15, [rbp + 20096]                    ;   167.5 p3      50 p
        vpxord zmm15, zmm15, zmm16                        ;   225.8 p5      50 p
        vmovdqu64 [rbp + 22336], zmm15                    ;   226.8 p8+p9   50 p spill
        vmovdqu64 zmm15, [rbp + 16832]                    ;   168.2 p2      50 p
        vpxord zmm15, zmm15, [rbp + 16064]                ;   226.3 p0+p3   50 p
        vmovdqu64 [rbp + 22400], zmm30                    ;   222.8 p7+p4   50 p spill
        vmovdqu64 zmm30, [rbp + 18752]                    ;   176.8 p2      50 p
        vpxord zmm30, zmm30, [rbp + 15232]                ;   226.8 p5+p3   50 p
        vmovdqu64 [rbp + 22464], zmm30                    ;   227.8 p8+p9   50 p spill
        vmovdqu64 zmm30, [rbp + 16896]                    ;   170.2 p2      50 p
        vpxord zmm30, zmm30, [rbp + 18624]                ;   227.3 p0+p3   50 p
        vmovdqu64 [rbp + 22528], zmm2                     ;   225.3 p7+p4   50 p spill
        vmovdqa64 zmm2, zmm27                             ;   211.8         50 p copy
        vpternlogd zmm2, zmm21, zmm19, 0x69               ;   227.8 p5      50 p
        vmovdqu64 [rbp + 22592], zmm31                    ;   219.3 p8+p9   50 p spill
        vmovdqu64 zmm31, [rbp + 18240]                    ;   171.2 p2      46 p reload
        vpternlogd zmm6, zmm31, [r8 + 7948]{1to16}, 0x96  ;   228.3 p0+p3   50 p
        vmovdqu64 [rbp + 22656], zmm27                    ;   211.8 p7+p4   47 p spill
        vmovdqu64 zmm27, [rbp + 16384]                    ;   172.2 p2      50 p
        vpxord zmm27, zmm27, [rbp + 20224]                ;   228.8 p5+p3   50 p
        vmovdqu64 [rbp + 22720], zmm27                    ;   229.8 p8+p9   50 p spill
        vmovdqu64 zmm27, [rbp + 20672]                    ;   192.3 p2      50 p
        vpxord zmm27, zmm27, [rbp + 17152]                ;   229.3 p0+p3   50 p
        vpternlogd zmm27, zmm15, zmm0, 0x96               ;   230.3 p5      50 p
        vmovdqu64 [rbp + 22784], zmm0                     ;   225.8 p7+p4   50 p spill
        vmovdqu64 zmm0, [rbp + 16768]                     ;   174.2 p2      50 p
        vpxord zmm0, zmm0, [rbp + 16576]                  ;   230.3 p0+p3   50 p
        vmovdqu64 [rbp + 22848], zmm27                    ;   231.3 p8+p9   50 p spill
        vmovdqu64 zmm27, [rbp + 16256]                    ;   175.2 p2      50 p
        vpxord zmm27, zmm27, [r8 + 7944]{1to16}           ;   230.8 p5+p3   50 p
        vmovdqu64 [rbp + 22912], zmm15                    ;   227.3 p7+p4   50 p spill
        vmovdqa64 zmm15, zmm29                            ;   211.3         50 p copy
        vpternlogd zmm15, zmm8, [r8 + 7936]{1to16}, 0x96  ;   231.3 p0+p2   50 p
        vmovdqu64 [rbp + 22976], zmm8                     ;   213.8 p8+p9   47 p spill
        vmovdqa64 zmm8, zmm21                             ;   174.3         50 p copy
        vpternlogd zmm8, zmm19, [rbp + 16320], 0x69       ;   231.8 p5+p3   50 p
        vpternlogd zmm19, zmm21, [rbp + 20608], 0x69      ;   232.3 p0+p2   50 p
        vmovdqu64 [rbp + 23040], zmm19                    ;   233.3 p7+p4   50 p spill
        vmovdqa64 zmm19, zmm8                             ;   232.8         50 p copy
        vmovdqu64 [rbp + 23104], zmm21                    ;   211.2 p8+p9   47 p spill
        vmovdqu64 zmm21, [rbp + 17600]                    ;   177.5 p3      50 p
        vpternlogd zmm21, zmm28, [rbp + 17600], 0xc3      ;   232.8 p5+p2   50 p
        vmovdqu64 [rbp + 23168], zmm21                    ;   233.8 p7+p4   50 p spill
        vmovdqa64 zmm21, zmm3                             ;   178.8         50 p copy
        vpternlogd zmm21, zmm1, [rbp + 15424], 0x96       ;   233.3 p0+p3   50 p
        vmovdqu64 [rbp + 23232], zmm28                    ;   213.2 p8+p9   47 p spill
        vmovdqa64 zmm28, zmm24                            ;   172.2         50 p copy
        vpternlogd zmm28, zmm29, [rbp + 20416], 0x96      ;   233.8 p5+p2   50 p
        vmovdqu64 [rbp + 23296], zmm28                    ;   234.8 p7+p4   50 p spill
        vmovdqu64 zmm28, [rbp + 14848]                    ;   179.5 p3      50 p
        vpternlogd zmm28, zmm14, [r8 + 7976]{1to16}, 0x96 ;   234.3 p0+p2   50 p
        vmovdqu64 [rbp + 23360], zmm3                     ;   215.2 p8+p9   50 p spill
        vmovdqu64 zmm3, [rbp + 20544]                     ;   180.5 p3      50 p
        vpternlogd zmm3, zmm14, [r8 + 8008]{1to16}, 0x96  ;   234.8 p5+p2   50 p
        vmovdqu64 [rbp + 23424], zmm21                    ;   234.3 p7+p4   50 p spill
        vmovdqu64 zmm21, [rbp + 20544]                    ;   181.5 p3      47 p reload
        vpternlogd zmm14, zmm21, [rbp + 17984], 0x96      ;   235.3 p0+p2   50 p
        vmovdqu64 [rbp + 23488], zmm3                     ;   235.8 p8+p9   50 p spill
        vmovdqa64 zmm3, zmm21                             ;   187.5         50 p copy
        vpternlogd zmm3, zmm31, [rbp + 18624], 0x96       ;   235.8 p5+p3   50 p
        vmovdqu64 zmm31, [rbp + 17280]                    ;   183.2 p2      50 p
        vpternlogd zmm31, zmm29, [r8 + 7956]{1to16}, 0x96 ;   236.3 p0+p3   50 p
        vmovdqu64 zmm21, [rbp + 16448]                    ;   184.2 p2      46 p reload
        vpternlogd zmm6, zmm21, [rbp + 15552], 0x96       ;   236.8 p5+p3   50 p
        vmovdqu64 [rbp + 23552], zmm3                     ;   236.8 p7+p4   50 p spill
        vmovdqa64 zmm3, zmm24                             ;   176.5         50 p copy
        vpternlogd zmm3, zmm21, [rbp + 17984], 0x96       ;   237.3 p0+p2   50 p
        vmovdqu64 [rbp + 23616], zmm24                    ;   219.2 p8+p9   50 p spill
        vmovdqa64 zmm24, zmm17                            ;   198.8         50 p copy
        vpternlogd zmm24, zmm21, [rbp + 17984], 0x96      ;   237.8 p5+p3   50 p
        vmovdqa64 zmm21, zmm3                             ;   238.3         50 p copy
        vpternlogd zmm21, zmm9, [rbp + 15488], 0x96       ;   238.3 p0+p2   50 p
        vmovdqu64 [rbp + 23680], zmm21                    ;   239.3 p7+p4   50 p spill
        vmovdqu64 zmm21, [rbp + 18880]                    ;   186.5 p3      50 p reload
        vpternlogd zmm15, zmm21, [rbp + 15296], 0x96      ;   238.8 p5+p2   50 p
        vpternlogd zmm15, zmm30, [rbp + 17472], 0x96      ;   239.8 p0+p3   50 p
        vmovdqu64 [rbp + 15296], zmm30                    ;   228.3 p8+p9   50 p spill
        vmovdqu64 zmm30, [rbp + 21056]                    ;   197.3 p2      50 p reload
        vpternlogd zmm27, zmm30, [rbp + 19136], 0x96      ;   239.8 p5+p3   50 p
        vpternlogd zmm27, zmm14, zmm9, 0x96               ;   240.8 p0      50 p
        vmovdqu64 zmm21, [rbp + 18496]                    ;   189.2 p2      47 p reload
        vpternlogd zmm6, zmm21, [rbp + 14720], 0x96       ;   240.8 p5+p3   50 p
        vmovdqu64 zmm21, [rbp + 17088]                    ;   190.2 p2      50 p reload
        vpternlogd zmm6, zmm11, zmm21, 0x96               ;   241.8 p0      50 p
        vpternlogd zmm6, zmm29, zmm1, 0x96                ;   242.8 p5      50 p
        vmovdqu64 zmm21, [rbp + 16960]                    ;   190.5 p3      46 p reload
        vpternlogd zmm28, zmm21, [rbp + 15168], 0x96      ;   242.3 p0+p2   50 p
        vpternlogd zmm28, zmm25, zmm16, 0x96              ;   243.3 p5      50 p
        vmovdqu64 [rbp + 15168], zmm16                    ;   221.5 p7+p4   50 p spill
        vmovdqu64 zmm16, [rbp + 16384]                    ;   191.5 p3      47 p reload
        vpternlogd zmm31, zmm16, [rbp + 15424], 0x96      ;   243.3 p0+p2   50 p
        vpternlogd zmm31, zmm5, [rbp + 16192], 0x96       ;   244.3 p5+p3   50 p
        vpternlogd zmm31, zmm2, [rbp + 17344], 0x96       ;   245.3 p0+p2   50 p
        vmovdqu64 [rbp + 16192], zmm5                     ;   223.2 p8+p9   50 p spill
        vmovdqu64 zmm5, [rbp + 19968]                     ;   193.5 p3      50 p reload
        vpternlogd zmm28, zmm5, [rbp + 19008], 0x96       ;   244.8 p5+p2   50 p
        vmovdqa64 zmm16, zmm5                             ;   199.5         50 p copy
        vpternlogd zmm16, zmm26, [rbp + 16832], 0x96      ;   245.3 p0+p3   50 p
        vmovdqu64 [rbp + 14720], zmm28                    ;   245.8 p7+p4   50 p spill
        vmovdqu64 zmm28, [rbp + 18368]                    ;   195.2 p2      50 p
        vpternlogd zmm28, zmm7, [rbp + 18624], 0x96       ;   245.8 p5+p3   50 p
        vmovdqu64 zmm21, [rbp + 20480]                    ;   196.2 p2      50 p
        vpternlogd zmm21, zmm10, [rbp + 19008], 0x96      ;   246.3 p0+p3   50 p
        vpxord zmm4, zmm4, zmm21                          ;   247.3 p5      50 p
        vpxord zmm20, zmm20, zmm4                         ;   248.3 p0      50 p
        vmovdqu64 [rbp + 18496], zmm21                    ;   247.3 p8+p9   50 p spill
        vmovdqu64 zmm21, [rbp + 18816]                    ;   197.2 p2      50 p
        vpternlogd zmm21, zmm18, [rbp + 18560], 0x96      ;   247.8 p5+p3   50 p
        vpxord zmm23, zmm23, zmm21                        ;   248.8 p0      50 p
        vmovdqu64 [rbp + 23744], zmm21                    ;   248.8 p7+p4   50 p spill
        vmovdqu64 zmm21, [rbp + 20480]                    ;   198.2 p2      50 p
        vpternlogd zmm21, zmm22, [rbp + 20352], 0x96      ;   248.8 p5+p3   50 p
        vmovdqu64 [rbp + 23808], zmm21                    ;   249.8 p8+p9   50 p spill
        vmovdqu64 zmm21, [rbp + 17664]                    ;   199.2 p2      46 p reload
        vmovdqu64 [rbp + 23872], zmm31                    ;   246.3 p7+p4   50 p spill
        vmovdqu64 zmm31, [rbp + 17600]                    ;   199.5 p3      50 p
        vpternlogd zmm31, zmm21, [rbp + 17664], 0xc3      ;   249.3 p0+p2   50 p
        vmovdqu64 zmm21, [rbp + 16832]                    ;   200.5 p3      46 p reload
        vmovdqu64 [rbp + 23936], zmm31                    ;   250.3 p8+p9   50 p spill
        vmovdqu64 zmm31, [rbp + 15744]                    ;   201.2 p2      50 p
        vpternlogd zmm31, zmm21, [r8 + 7968]{1to16}, 0x96 ;   249.8 p5+p3   50 p
        vpternlogd zmm31, zmm18, zmm13, 0x96              ;   250.8 p0      50 p
        vmovdqu64 zmm18, [rbp + 19264]                    ;   202.2 p2      46 p reload
        vmovdqu64 zmm21, [rbp + 19072]                    ;   202.5 p3      50 p reload
        vpternlogd zmm31, zmm21, zmm18, 0x96              ;   251.8 p5      50 p
        vmovdqu64 zmm21, [rbp + 19776]                    ;   203.2 p2      50 p
        vpternlogd zmm21, zmm18, [rbp + 17536], 0x69      ;   251.3 p0+p3   50 p
        vmovdqa64 zmm18, zmm21                            ;   252.3         50 p copy
        vpternlogd zmm18, zmm5, zmm26, 0x96               ;   252.3 p5      50 p
        vmovdqu64 zmm5, [rbp + 17152]                     ;   204.2 p2      47 p reload
        vmovdqu64 [rbp + 24000], zmm26                    ;   229.5 p7+p4   50 p spill
        vmovdqu64 zmm26, [rbp + 19328]                    ;   204.5 p3      50 p
        vpternlogd zmm26, zmm5, [r8 + 7980]{1to16}, 0x96  ;   252.3 p0+p2   50 p
        vmovdqu64 zmm5, [rbp + 20096]                     ;   205.5 p3      50 p reload
        vpternlogd zmm26, zmm5, [rbp + 17856], 0x96       ;   253.3 p5+p2   50 p
        vpternlogd zmm26, zmm30, zmm8, 0x96               ;   254.3 p0      50 p
        vpternlogd zmm26, zmm16, zmm12, 0x96              ;   255.3 p5      50 p
        vmovdqu64 zmm5, [rbp + 22656]                     ;   211.8 p3      47 p reload
        vmovdqu64 zmm30, [rbp + 20992]                    ;   207.2 p2      50 p
        vpternlogd zmm30, zmm5, [r8 + 7988]{1to16}, 0x96  ;   254.3 p0+p3   50 p
        vpternlogd zmm30, zmm0, [rbp + 18048], 0x96       ;   255.3 p5+p2   50 p
        vpternlogd zmm30, zmm16, [rbp + 15936], 0x96      ;   256.3 p0+p3   50 p
        vmovdqu64 [rbp + 24064], zmm16                    ;   246.3 p8+p9   50 p spill
        vmovdqu64 zmm16, [rbp + 22592]                    ;   219.3 p2      50 p reload
        vmovdqu64 zmm5, [rbp + 22912]                     ;   227.3 p3      50 p
        vpternlogd zmm5, zmm16, [r8 + 8000]{1to16}, 0x96  ;   255.8 p5+p2   50 p
        vmovdqu64 zmm16, [rbp + 22528]                    ;   225.3 p3      50 p reload
        vpternlogd zmm5, zmm16, [rbp + 19456], 0x96       ;   256.8 p0+p2   50 p
        vmovdqu64 zmm16, [rbp + 22400]                    ;   222.8 p3      50 p reload
        vpternlogd zmm5, zmm16, [rbp + 17728], 0x96       ;   257.8 p5+p2   50 p
        vmovdqu64 zmm16, [rbp + 14784]                    ;   212.5 p3      46 p reload
        vmovdqu64 [rbp + 24128], zmm5                     ;   258.8 p7+p4   50 p spill
        vmovdqu64 zmm5, [rbp + 15552]                     ;   213.2 p2      50 p
        vpternlogd zmm5, zmm16, [rbp + 15232], 0x69       ;   257.3 p0+p3   50 p
        vpxord zmm19, zmm19, zmm5                         ;   258.3 p5      50 p
        vmovdqu64 [rbp + 15232], zmm30                    ;   257.3 p8+p9   50 p spill
        vpxord zmm30, zmm1, [r8 + 8076]{1to16}            ;   258.3 p0+p2   50 p
        vmovdqu64 [rbp + 24192], zmm18                    ;   253.3 p7+p4   50 p spill
        vmovdqu64 zmm18, [rbp + 18304]                    ;   214.5 p3      50 p reload
        vpternlogd zmm14, zmm18, [r8 + 8040]{1to16}, 0x96 ;   258.8 p5+p2   50 p
        vmovdqu64 zmm18, [rbp + 14848]                    ;   215.5 p3      50 p
        vpxord zmm18, zmm18, [r8 + 8012]{1to16}           ;   259.3 p0+p2   50 p
        vmovdqu64 [rbp + 24256], zmm31                    ;   252.8 p8+p9   50 p spill
        vmovdqu64 zmm31, [rbp + 15872]                    ;   216.5 p3      50 p
        vpxord zmm31, zmm31, [r8 + 8032]{1to16}           ;   259.8 p5+p2   50 p
        vmovdqu64 [rbp + 24320], zmm26                    ;   256.3 p7+p4   50 p spill
        vmovdqu64 zmm26, [rbp + 16512]                    ;   217.5 p3      50 p
        vpxord zmm26, zmm26, [r8 + 8064]{1to16}           ;   260.3 p0+p2   50 p
        vpternlogd zmm26, zmm5, [rbp + 16896], 0x96       ;   261.3 p5+p3   50 p
        vmovdqu64 zmm5, [rbp + 19200]                     ;   219.2 p2      50 p reload
        vpternlogd zmm26, zmm13, zmm5, 0x96               ;   262.3 p0      50 p
        vmovdqa64 zmm13, zmm20                            ;   249.3         50 p copy
        vmovdqu64 [rbp + 24384], zmm26                    ;   263.3 p8+p9   50 p spill
        vmovdqu64 zmm26, [rbp + 20288]                    ;   219.5 p3      50 p
        vpternlogd zmm26, zmm25, [r8 + 8052]{1to16}, 0x96 ;   261.8 p5+p2   50 p
        vmovdqu64 [rbp + 24448], zmm20                    ;   249.3 p7+p4   50 p spill
        vmovdqu64 zmm20, [rbp + 22912]                    ;   227.3 p3      50 p reload
        vpternlogd zmm18, zmm20, [rbp + 16960], 0x96      ;   262.3 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 21120]                    ;   221.5 p3      50 p reload
        vmovdqu64 zmm5, [rbp + 23360]                     ;   222.2 p2      50 p reload
        vpternlogd zmm14, zmm5, zmm20, 0x96               ;   262.8 p5      50 p
        vpternlogd zmm14, zmm10, [rbp + 19008], 0x96      ;   263.8 p0+p3   50 p
        vmovdqu64 [rbp + 22912], zmm14                    ;   264.8 p8+p9   50 p spill
        vmovdqu64 zmm14, [rbp + 17792]                    ;   223.2 p2      50 p reload
        vpternlogd zmm18, zmm14, [rbp + 18688], 0x96      ;   263.8 p5+p3   50 p
        vmovdqu64 [rbp + 24512], zmm25                    ;   239.5 p7+p4   50 p spill
        vmovdqu64 zmm25, [rbp + 23424]                    ;   234.3 p2      50 p reload
        vpternlogd zmm18, zmm25, [rbp + 19648], 0x96      ;   264.8 p0+p3   50 p
        vmovdqu64 zmm25, [rbp + 16064]                    ;   225.2 p2      50 p
        vpternlogd zmm25, zmm16, [rbp + 15552], 0x69      ;   264.8 p5+p3   50 p
        vmovdqu64 [rbp + 24576], zmm18                    ;   265.8 p8+p9   50 p spill
        vmovdqu64 zmm18, [rbp + 16256]                    ;   226.2 p2      50 p
        vpxord zmm18, zmm18, [r8 + 8096]{1to16}           ;   265.3 p0+p3   50 p
        vpternlogd zmm31, zmm25, [rbp + 14848], 0x96      ;   265.8 p5+p2   50 p
        vmovdqu64 zmm5, [rbp + 16000]                     ;   227.5 p3      50 p reload
        vpternlogd zmm30, zmm5, [rbp + 17984], 0x96       ;   266.3 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 20992]                    ;   228.5 p3      50 p reload
        vpternlogd zmm31, zmm20, [rbp + 18432], 0x96      ;   266.8 p5+p2   50 p
        vmovdqu64 zmm20, [rbp + 22016]                    ;   229.5 p3      50 p reload
        vpternlogd zmm31, zmm20, [rbp + 18816], 0x96      ;   267.8 p0+p2   50 p
        vmovdqu64 [rbp + 17984], zmm31                    ;   268.8 p7+p4   50 p spill
        vmovdqu64 zmm31, [rbp + 22528]                    ;   230.5 p3      50 p reload
        vpternlogd zmm30, zmm31, [rbp + 23168], 0x96      ;   267.8 p5+p2   50 p
        vpternlogd zmm30, zmm19, zmm28, 0x96              ;   268.8 p0      50 p
        vmovdqu64 zmm31, [rbp + 20672]                    ;   231.5 p3      50 p reload
        vpternlogd zmm18, zmm31, [rbp + 18624], 0x96      ;   268.8 p5+p2   50 p
        vmovdqu64 zmm31, [rbp + 22400]                    ;   232.5 p3      50 p reload
        vpternlogd zmm18, zmm31, [rbp + 17408], 0x96      ;   269.8 p0+p2   50 p
        vmovdqu64 zmm31, [rbp + 15552]                    ;   233.5 p3      46 p reload
        vmovdqu64 [rbp + 22400], zmm18                    ;   270.8 p8+p9   50 p spill
        vmovdqu64 zmm18, [rbp + 20160]                    ;   234.2 p2      50 p
        vpternlogd zmm18, zmm16, zmm31, 0x69              ;   269.8 p5      50 p
        vpternlogd zmm26, zmm18, zmm2, 0x96               ;   270.8 p0      50 p
        vpternlogd zmm26, zmm4, zmm14, 0x96               ;   271.8 p5      50 p
        vpternlogd zmm31, zmm16, [rbp + 17728], 0x69      ;   271.3 p0+p3   50 p
        vmovdqu64 zmm16, [rbp + 18688]                    ;   235.2 p2      50 p reload
        vpternlogd zmm11, zmm16, [r8 + 8168]{1to16}, 0x96 ;   271.8 p5+p3   50 p
        vmovdqu64 [rbp + 14784], zmm2                     ;   243.5 p7+p4   50 p spill
        vmovdqu64 zmm2, [rbp + 15872]                     ;   236.2 p2      50 p
        vpxord zmm2, zmm2, [r8 + 8108]{1to16}             ;   272.3 p0+p3   50 p
        vmovdqu64 zmm16, [rbp + 19328]                    ;   237.2 p2      50 p
        vpxord zmm16, zmm16, [r8 + 8140]{1to16}           ;   272.8 p5+p3   50 p
        vmovdqu64 zmm14, [rbp + 21824]                    ;   238.2 p2      50 p
        vpxord zmm14, zmm14, [r8 + 8148]{1to16}           ;   273.3 p0+p3   50 p
        vmovdqu64 [rbp + 15552], zmm30                    ;   269.8 p8+p9   50 p spill
        vmovdqu64 zmm30, [rbp + 17152]                    ;   239.2 p2      50 p
        vpxord zmm30, zmm30, [r8 + 8160]{1to16}           ;   273.8 p5+p3   50 p
        vmovdqu64 [rbp + 20160], zmm26                    ;   272.8 p7+p4   50 p spill
        vmovdqu64 zmm26, [rbp + 16448]                    ;   240.2 p2      50 p
        vpxord zmm26, zmm26, [r8 + 8172]{1to16}           ;   274.3 p0+p3   50 p
        vmovdqu64 [rbp + 16448], zmm4                     ;   248.3 p8+p9   50 p spill
        vmovdqu64 zmm4, [rbp + 18944]                     ;   241.2 p2      46 p
        vpxord zmm4, zmm4, [r8 + 7940]{1to16}             ;   274.8 p5+p3   46 p
        vmovdqu64 [rbp + 18624], zmm19                    ;   259.3 p7+p4   50 p spill
        vmovdqu64 zmm19, [rbp + 15360]                    ;   242.2 p2      46 p
        vpternlogd zmm19, zmm6, [r8 + 7964]{1to16}, 0x96  ;   275.3 p0+p3   46 p
        vpternlogd zmm19, zmm18, [rbp + 22848], 0x69      ;   276.3 p5+p2   46 p
        vmovdqu64 zmm18, [rbp + 16768]                    ;   243.5 p3      50 p reload
        vmovdqu64 [rbp + 22528], zmm31                    ;   272.3 p8+p9   50 p spill
        vmovdqu64 zmm31, [rbp + 23616]                    ;   244.2 p2      50 p reload
        vpternlogd zmm2, zmm31, zmm18, 0x96               ;   276.3 p0      50 p
        vmovdqu64 zmm18, [rbp + 23424]                    ;   244.5 p3      50 p reload
        vpternlogd zmm16, zmm18, [rbp + 16384], 0x96      ;   276.8 p5+p2   50 p
        vmovdqu64 zmm18, [rbp + 21760]                    ;   245.5 p3      50 p reload
        vmovdqu64 zmm20, [rbp + 23552]                    ;   246.2 p2      50 p reload
        vpternlogd zmm2, zmm20, zmm18, 0x96               ;   277.3 p0      50 p
        vpternlogd zmm2, zmm12, [rbp + 20928], 0x96       ;   278.3 p5+p3   50 p
        vmovdqu64 zmm12, [rbp + 19840]                    ;   247.2 p2      50 p reload
        vmovdqu64 zmm20, [rbp + 17216]                    ;   247.5 p3      50 p reload
        vpternlogd zmm14, zmm20, zmm12, 0x96              ;   278.3 p0      50 p
        vpternlogd zmm14, zmm24, [rbp + 17344], 0x96      ;   279.3 p5+p2   50 p
        vmovdqu64 zmm12, [rbp + 21376]                    ;   248.5 p3      50 p reload
        vpternlogd zmm11, zmm12, [rbp + 18432], 0x96      ;   279.3 p0+p2   50 p
        vmovdqu64 zmm12, [rbp + 19136]                    ;   249.5 p3      50 p reload
        vpternlogd zmm30, zmm12, [rbp + 16960], 0x96      ;   279.8 p5+p2   50 p
        vmovdqu64 zmm12, [rbp + 19520]                    ;   250.5 p3      50 p reload
        vmovdqu64 [rbp + 19136], zmm14                    ;   280.3 p7+p4   50 p spill
        vmovdqu64 zmm14, [rbp + 22080]                    ;   251.2 p2      50 p reload
        vpternlogd zmm16, zmm14, zmm12, 0x96              ;   280.3 p0      50 p
        vpternlogd zmm16, zmm24, [rbp + 19200], 0x96      ;   281.3 p5+p3   50 p
        vmovdqu64 zmm24, [rbp + 16256]                    ;   252.2 p2      46 p reload
        vmovdqu64 zmm12, [rbp + 15360]                    ;   252.5 p3      47 p reload
        vpternlogd zmm26, zmm12, zmm24, 0x96              ;   281.3 p0      50 p
        vmovdqu64 [rbp + 19200], zmm16                    ;   282.3 p8+p9   50 p spill
        vmovdqu64 zmm16, [rbp + 19328]                    ;   253.2 p2      50 p reload
        vpternlogd zmm24, zmm16, [r8 + 8136]{1to16}, 0x96 ;   281.8 p5+p3   50 p
        vpternlogd zmm24, zmm0, [rbp + 18752], 0x96       ;   282.8 p0+p2   50 p
        vmovdqu64 zmm0, [rbp + 21056]                     ;   254.5 p3      50 p
        vpternlogd zmm0, zmm12, [r8 + 8128]{1to16}, 0x96  ;   282.8 p5+p2   50 p
        vmovdqu64 zmm12, [rbp + 19776]                    ;   255.5 p3      50 p reload
        vpternlogd zmm0, zmm12, [rbp + 22976], 0x96       ;   283.8 p0+p2   50 p
        vpternlogd zmm0, zmm10, [rbp + 20864], 0x96       ;   284.8 p5+p3   50 p
        vmovdqu64 zmm10, [rbp + 21120]                    ;   257.2 p2      50 p reload
        vmovdqu64 zmm12, [rbp + 22016]                    ;   257.5 p3      50 p reload
        vpternlogd zmm30, zmm12, zmm10, 0x96              ;   284.3 p0      50 p
        vpternlogd zmm30, zmm17, [rbp + 15680], 0x96      ;   285.3 p5+p2   50 p
        vmovdqu64 zmm12, [rbp + 21696]                    ;   258.5 p3      50 p reload
        vpternlogd zmm24, zmm12, [rbp + 18176], 0x96      ;   285.3 p0+p2   50 p
        vmovdqu64 [rbp + 18176], zmm30                    ;   286.3 p7+p4   50 p spill
        vmovdqu64 zmm30, [rbp + 22144]                    ;   259.5 p3      50 p reload
        vpternlogd zmm11, zmm30, [rbp + 18816], 0x96      ;   285.8 p5+p2   50 p
        vmovdqu64 [rbp + 15680], zmm11                    ;   286.8 p8+p9   50 p spill
        vmovdqu64 zmm11, [rbp + 22976]                    ;   260.5 p3      47 p reload
        vpternlogd zmm4, zmm11, [rbp + 17856], 0x96       ;   286.3 p0+p2   46 p
        vpternlogd zmm4, zmm9, [rbp + 15488], 0x96        ;   287.3 p5+p3   46 p
        vmovdqu64 zmm11, [rbp + 18944]                    ;   262.2 p2      47 p reload
        vmovdqu64 [rbp + 15488], zmm17                    ;   253.5 p7+p4   50 p spill
        vmovdqu64 zmm17, [rbp + 23168]                    ;   262.5 p3      50 p reload
        vpternlogd zmm26, zmm17, zmm11, 0x96              ;   287.3 p0      50 p
        vpternlogd zmm26, zmm23, [rbp + 21888], 0x96      ;   288.3 p5+p2   50 p
        vmovdqu64 zmm11, [rbp + 18880]                    ;   263.5 p3      50 p reload
        vpternlogd zmm4, zmm11, [rbp + 19392], 0x96       ;   288.3 p0+p2   46 p
        vmovdqu64 zmm11, [rbp + 23872]                    ;   264.5 p3      50 p reload
        vpternlogd zmm4, zmm11, [rbp + 18816], 0x96       ;   289.3 p5+p2   46 p
        vmovdqu64 [rbp + 18816], zmm26                    ;   289.3 p8+p9   50 p spill
        vmovdqu64 zmm26, [rbp + 23488]                    ;   265.5 p3      50 p
        vpternlogd zmm26, zmm5, [rbp + 15616], 0x96       ;   289.3 p0+p2   50 p
        vmovdqu64 zmm5, [rbp + 17024]                     ;   266.5 p3      50 p reload
        vpternlogd zmm26, zmm5, [rbp + 18432], 0x96       ;   290.3 p5+p2   50 p
        vpternlogd zmm26, zmm31, [rbp + 19712], 0x96      ;   291.3 p0+p3   50 p
        vmovdqu64 zmm31, [rbp + 20480]                    ;   268.2 p2      50 p
        vpternlogd zmm31, zmm5, [r8 + 8084]{1to16}, 0x96  ;   290.8 p5+p3   50 p
        vpternlogd zmm31, zmm18, [rbp + 21632], 0x96      ;   291.8 p0+p2   50 p
        vmovdqu64 zmm18, [rbp + 20032]                    ;   269.5 p3      50 p reload
        vpternlogd zmm31, zmm28, zmm18, 0x96              ;   292.8 p5      50 p
        vmovdqu64 zmm5, [rbp + 15040]                     ;   270.2 p2      46 p reload
        vmovdqu64 [rbp + 21760], zmm24                    ;   286.3 p7+p4   50 p spill
        vmovdqu64 zmm24, [rbp + 16064]                    ;   270.5 p3      50 p
        vpternlogd zmm24, zmm5, [r8 + 8020]{1to16}, 0x96  ;   292.3 p0+p2   50 p
        vpternlogd zmm24, zmm20, zmm8, 0x96               ;   293.3 p5      50 p
        vmovdqu64 zmm5, [rbp + 19648]                     ;   271.5 p3      50 p reload
        vpternlogd zmm24, zmm14, zmm5, 0x96               ;   294.3 p0      50 p
        vmovdqu64 zmm14, [rbp + 20544]                    ;   272.2 p2      47 p reload
        vmovdqu64 zmm20, [rbp + 17088]                    ;   272.5 p3      50 p
        vpternlogd zmm20, zmm14, [r8 + 8044]{1to16}, 0x96 ;   293.8 p5+p2   50 p
        vpternlogd zmm20, zmm25, [rbp + 19264], 0x96      ;   294.8 p0+p3   50 p
        vpternlogd zmm20, zmm18, [rbp + 21888], 0x96      ;   295.8 p5+p2   50 p
        vpxord zmm13, zmm13, zmm20                        ;   296.8 p0      50 p
        vmovdqu64 zmm20, [rbp + 15872]                    ;   274.5 p3      47 p reload
        vmovdqu64 zmm14, [rbp + 23232]                    ;   275.2 p2      50 p
        vpternlogd zmm14, zmm20, [r8 + 8072]{1to16}, 0x96 ;   295.8 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 21824]                    ;   276.2 p2      50 p reload
        vpternlogd zmm14, zmm7, zmm20, 0x96               ;   296.8 p0      50 p
        vpternlogd zmm14, zmm3, zmm12, 0x96               ;   297.8 p5      50 p
        vmovdqu64 zmm3, [rbp + 16512]                     ;   276.5 p3      46 p reload
        vmovdqu64 zmm7, [rbp + 17280]                     ;   277.2 p2      50 p
        vpternlogd zmm7, zmm3, [r8 + 8104]{1to16}, 0x96   ;   297.3 p0+p3   50 p
        vmovdqu64 zmm3, [rbp + 22336]                     ;   278.2 p2      50 p reload
        vpternlogd zmm7, zmm10, zmm3, 0x96                ;   298.3 p5      50 p
        vpternlogd zmm7, zmm30, zmm12, 0x96               ;   299.3 p0      50 p
        vmovdqu64 zmm30, [rbp + 22656]                    ;   278.5 p3      47 p reload
        vmovdqu64 zmm12, [rbp + 18368]                    ;   279.2 p2      50 p
        vpternlogd zmm12, zmm30, [r8 + 8116]{1to16}, 0x96 ;   298.8 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 20288]                    ;   280.2 p2      50 p reload
        vpternlogd zmm30, zmm20, [r8 + 8180]{1to16}, 0x96 ;   299.3 p0+p3   50 p
        vpternlogd zmm30, zmm21, [rbp + 15936], 0x96      ;   300.3 p5+p2   50 p
        vpternlogd zmm30, zmm3, zmm23, 0x96               ;   301.3 p0      50 p
        vmovdqu64 zmm3, [rbp + 15616]                     ;   281.5 p3      46 p reload
        vmovdqu64 zmm21, [rbp + 17280]                    ;   282.2 p2      46 p
        vpternlogd zmm21, zmm3, [r8 + 7952]{1to16}, 0x96  ;   300.8 p5+p3   46 p
        vmovdqu64 zmm3, [rbp + 23360]                     ;   283.2 p2      50 p reload
        vpternlogd zmm12, zmm17, zmm3, 0x96               ;   301.3 p0      50 p
        vmovdqu64 zmm23, [rbp + 20928]                    ;   283.5 p3      50 p reload
        vmovdqu64 zmm3, [rbp + 21952]                     ;   284.2 p2      50 p reload
        vpternlogd zmm12, zmm3, zmm23, 0x96               ;   302.3 p5      50 p
        vpxord zmm16, zmm16, [r8 + 8016]{1to16}           ;   302.3 p0+p3   46 p
        vmovdqu64 zmm3, [rbp + 20608]                     ;   285.2 p2      47 p reload
        vpternlogd zmm25, zmm3, [r8 + 8024]{1to16}, 0x96  ;   302.8 p5+p3   46 p
        vmovdqu64 zmm3, [rbp + 18560]                     ;   286.2 p2      50 p reload
        vpternlogd zmm16, zmm22, zmm3, 0x96               ;   303.3 p0      46 p
        vpternlogd zmm16, zmm18, [rbp + 24512], 0x96      ;   304.3 p5+p3   46 p
        vmovdqu64 zmm3, [rbp + 18112]                     ;   287.2 p2      46 p reload
        vpternlogd zmm21, zmm3, [rbp + 16320], 0x96       ;   304.3 p0+p3   46 p
        vpternlogd zmm21, zmm22, [rbp + 14976], 0x96      ;   305.3 p5+p2   46 p
        vpternlogd zmm21, zmm1, zmm29, 0x96               ;   306.3 p0      46 p
        vmovdqu64 zmm1, [rbp + 23232]                     ;   288.5 p3      47 p reload
        vpternlogd zmm21, zmm1, [rbp + 16576], 0x96       ;   307.3 p5+p2   46 p
        vpternlogd zmm21, zmm19, zmm15, 0x69              ;   308.3 p0      46 p
        vmovdqu64 zmm1, [rbp + 19264]                     ;   289.5 p3      46 p reload
        vpternlogd zmm25, zmm1, [rbp + 17536], 0x69       ;   306.8 p5+p2   46 p
        vmovdqu64 zmm1, [rbp + 16704]                     ;   290.5 p3      50 p reload
        vmovdqu64 zmm3, [rbp + 24128]                     ;   291.2 p2      50 p reload
        vpternlogd zmm16, zmm3, zmm1, 0x96                ;   307.3 p0      46 p
        vmovdqu64 zmm23, [rbp + 22784]                    ;   291.5 p3      50 p reload
        vpternlogd zmm25, zmm23, [rbp + 18048], 0x96      ;   307.8 p5+p2   46 p
        vpternlogd zmm25, zmm26, zmm5, 0x69               ;   308.8 p0      46 p
        vmovdqu64 zmm18, [rbp + 20416]                    ;   292.5 p3      46 p reload
        vmovdqu64 zmm1, [rbp + 20224]                     ;   293.2 p2      46 p
        vpternlogd zmm1, zmm18, [r8 + 7960]{1to16}, 0x96  ;   308.8 p5+p3   46 p
        vmovdqu64 zmm18, [rbp + 21312]                    ;   294.2 p2      50 p reload
        vpternlogd zmm1, zmm18, [rbp + 17664], 0x96       ;   309.8 p0+p3   46 p
        vmovdqu64 zmm23, [rbp + 16640]                    ;   295.2 p2      50 p reload
        vpternlogd zmm1, zmm23, [rbp + 21248], 0x96       ;   310.8 p5+p3   46 p
        vpternlogd zmm1, zmm27, [rbp + 21632], 0x69       ;   311.8 p0+p2   46 p
        vmovdqu64 [rbp + 21632], zmm30                    ;   302.3 p8+p9   50 p spill
        vmovdqa64 zmm30, zmm4                             ;   290.3         46 p copy
        vpternlogd zmm30, zmm1, zmm21, 0x96               ;   312.8 p5      46 p
        vmovdqu64 [rbp + 21248], zmm8                     ;   257.5 p7+p4   50 p spill
        vmovdqa64 zmm8, zmm1                              ;   312.8         46 p copy
        vmovdqu64 [rbp + 17664], zmm0                     ;   285.8 p8+p9   50 p spill
        vmovdqa64 zmm0, zmm30                             ;   313.8         46 p copy
        vpternlogd zmm0, zmm1, zmm19, 0x2e                ;   313.8 p0      46 p
        vmovdqu64 [rbp + 20224], zmm29                    ;   259.5 p7+p4   47 p spill
        vmovdqa64 zmm29, zmm0                             ;   314.8         46 p copy
        vpternlogd zmm29, zmm15, zmm15, 0xc3              ;   314.8 p5      46 p
        vpternlogd zmm0, zmm4, zmm1, 0x2f                 ;   314.8 p0      46 p
        vpternlogd zmm1, zmm4, zmm19, 0xd4                ;   312.8 p5      46 p
        vpternlogd zmm11, zmm0, zmm30, 0xb4               ;   315.8 p0      46 p
        vpternlogd zmm0, zmm6, zmm1, 0x69                 ;   315.8 p5      46 p
        vpternlogd zmm1, zmm21, zmm29, 0x95               ;   315.8 p0      46 p
        vmovdqu64 zmm6, [rbp + 18304]                     ;   296.5 p3      50 p reload
        vmovdqu64 zmm15, [rbp + 20096]                    ;   297.2 p2      46 p
        vpternlogd zmm15, zmm6, [r8 + 7984]{1to16}, 0x96  ;   314.8 p5+p3   46 p
        vpternlogd zmm4, zmm0, zmm11, 0x69                ;   316.8 p0      46 p
        vpternlogd zmm29, zmm27, zmm4, 0x96               ;   317.8 p5      46 p
        vmovdqu64 zmm6, [rbp + 18368]                     ;   298.2 p2      50 p reload
        vmovdqu64 zmm21, [rbp + 20672]                    ;   298.5 p3      46 p
        vpternlogd zmm21, zmm6, [r8 + 7992]{1to16}, 0x96  ;   316.3 p0+p2   46 p
        vpxord zmm8, zmm8, zmm29                          ;   318.8 p5      46 p
        vmovdqa64 zmm27, zmm1                             ;   316.8         46 p copy
        vpternlogd zmm27, zmm4, zmm11, 0x87               ;   317.8 p0      46 p
        vpternlogd zmm0, zmm27, zmm29, 0x4b               ;   318.8 p5      46 p
        vpternlogd zmm19, zmm0, zmm27, 0x69               ;   319.8 p0      46 p
        vmovdqa64 zmm18, zmm29                            ;   318.8         46 p copy
        vpternlogd zmm18, zmm4, zmm11, 0x5c               ;   318.8 p5      46 p
        vpternlogd zmm8, zmm27, zmm18, 0x2d               ;   319.8 p0      46 p
        vpternlogd zmm18, zmm30, zmm19, 0x69              ;   320.8 p5      46 p
        vmovdqu64 zmm30, [rbp + 22720]                    ;   299.5 p3      46 p
        vpternlogd zmm30, zmm23, [r8 + 7996]{1to16}, 0x96 ;   320.3 p0+p2   46 p
        vpternlogd zmm30, zmm20, [rbp + 19584], 0x96      ;   321.3 p5+p3   46 p
        vmovdqu64 zmm27, [rbp + 22528]                    ;   301.2 p2      50 p reload
        vpternlogd zmm6, zmm27, [r8 + 8060]{1to16}, 0x96  ;   321.3 p0+p3   46 p
        vpxord zmm23, zmm8, zmm18                         ;   321.8 p5      46 p
        vmovdqa64 zmm20, zmm8                             ;   320.8         46 p copy
        vpternlogd zmm20, zmm19, zmm0, 0x6b               ;   322.3 p0      46 p
        vmovdqa64 zmm27, zmm18                            ;   321.8         46 p copy
        vpternlogd zmm27, zmm19, zmm0, 0x53               ;   322.8 p5      46 p
        vpternlogd zmm8, zmm27, zmm0, 0x59                ;   323.8 p0      46 p
        vpternlogd zmm27, zmm20, zmm23, 0x49              ;   323.8 p5      46 p
        vpternlogd zmm20, zmm1, zmm27, 0x96               ;   324.8 p0      46 p
        vpternlogd zmm4, zmm8, zmm23, 0xb4                ;   324.8 p5      46 p
        vpternlogd zmm8, zmm11, zmm23, 0x96               ;   325.3 p0      46 p
        vpternlogd zmm27, zmm29, zmm4, 0x96               ;   325.8 p5      46 p
        vmovdqu64 zmm1, [rbp + 17152]                     ;   302.2 p2      47 p reload
        vmovdqu64 zmm11, [rbp + 18688]                    ;   302.5 p3      46 p
        vpternlogd zmm11, zmm1, [r8 + 7972]{1to16}, 0x96  ;   326.3 p0+p2   46 p
        vpternlogd zmm4, zmm18, zmm19, 0x2d               ;   326.8 p5      46 p
        vmovdqa64 zmm29, zmm25                            ;   309.8         46 p copy
        vmovdqu64 zmm1, [rbp + 23808]                     ;   303.5 p3      50 p reload
        vpternlogd zmm15, zmm1, [rbp + 17792], 0x96       ;   327.3 p0+p2   46 p
        vmovdqu64 zmm1, [rbp + 22848]                     ;   304.5 p3      50 p reload
        vpternlogd zmm21, zmm1, [rbp + 17600], 0x69       ;   327.8 p5+p2   46 p
        vmovdqu64 zmm1, [rbp + 22272]                     ;   305.5 p3      50 p reload
        vmovdqu64 [rbp + 17600], zmm0                     ;   319.8 p8+p9   46 p spill
        vmovdqu64 zmm0, [rbp + 24320]                     ;   306.2 p2      50 p reload
        vpternlogd zmm30, zmm0, zmm1, 0x69                ;   328.3 p0      46 p
        vmovdqu64 [rbp + 22848], zmm8                     ;   326.3 p7+p4   46 p spill
        vmovdqu64 zmm8, [rbp + 24256]                     ;   306.5 p3      50 p reload
        vpternlogd zmm15, zmm8, [rbp + 20864], 0x96       ;   328.8 p5+p2   46 p
        vpternlogd zmm15, zmm30, [rbp + 24192], 0x69      ;   329.8 p0+p3   46 p
        vmovdqu64 [rbp + 20864], zmm19                    ;   320.8 p8+p9   46 p spill
        vmovdqu64 zmm19, [rbp + 17472]                    ;   308.2 p2      50 p reload
        vpternlogd zmm11, zmm19, [rbp + 19456], 0x96      ;   329.8 p5+p3   46 p
        vmovdqu64 zmm19, [rbp + 14720]                    ;   309.2 p2      50 p reload
        vpternlogd zmm21, zmm19, [rbp + 15936], 0x96      ;   330.3 p0+p3   46 p
        vmovdqu64 [rbp + 18368], zmm4                     ;   327.8 p7+p4   46 p spill
        vmovdqu64 zmm4, [rbp + 19968]                     ;   310.2 p2      50 p reload
        vpternlogd zmm21, zmm4, [rbp + 24000], 0x69       ;   331.3 p5+p3   46 p
        vmovdqa64 zmm4, zmm21                             ;   332.3         46 p copy
        vmovdqu64 [rbp + 19968], zmm20                    ;   325.8 p8+p9   46 p spill
        vmovdqu64 zmm20, [rbp + 15232]                    ;   311.2 p2      50 p reload
        vpternlogd zmm11, zmm20, [rbp + 23680], 0x96      ;   331.3 p0+p3   46 p
        vmovdqu64 [rbp + 19584], zmm23                    ;   322.8 p7+p4   46 p spill
        vmovdqa64 zmm23, zmm11                            ;   332.3         46 p copy
        vpternlogd zmm23, zmm21, zmm15, 0x96              ;   332.3 p5      46 p
        vmovdqu64 [rbp + 18304], zmm27                    ;   326.8 p8+p9   46 p spill
        vmovdqa64 zmm27, zmm23                            ;   333.3         46 p copy
        vpternlogd zmm27, zmm21, zmm30, 0x2e              ;   333.3 p0      46 p
        vmovdqu64 [rbp + 20096], zmm18                    ;   321.8 p7+p4   46 p spill
        vmovdqa64 zmm18, zmm27                            ;   334.3         46 p copy
        vpternlogd zmm18, zmm8, zmm8, 0xc3                ;   334.3 p5      46 p
        vpternlogd zmm27, zmm11, zmm21, 0x2f              ;   334.3 p0      46 p
        vpternlogd zmm21, zmm11, zmm30, 0xd4              ;   333.8 p5      46 p
        vpternlogd zmm20, zmm27, zmm23, 0xb4              ;   335.3 p0      46 p
        vpternlogd zmm27, zmm0, zmm21, 0x69               ;   335.3 p5      46 p
        vpternlogd zmm21, zmm15, zmm18, 0x95              ;   335.3 p0      46 p
        vmovdqu64 zmm0, [rbp + 16064]                     ;   312.2 p2      46 p reload
        vmovdqu64 zmm8, [rbp + 23936]                     ;   312.5 p3      46 p
        vpternlogd zmm8, zmm0, [r8 + 8028]{1to16}, 0x96   ;   335.8 p5+p2   46 p
        vpternlogd zmm11, zmm27, zmm20, 0x69              ;   336.3 p0      46 p
        vpternlogd zmm18, zmm19, zmm11, 0x96              ;   337.3 p5      46 p
        vpxord zmm4, zmm4, zmm18                          ;   338.3 p0      46 p
        vmovdqu64 zmm15, [rbp + 16000]                    ;   313.5 p3      46 p
        vpternlogd zmm15, zmm0, [r8 + 8036]{1to16}, 0x96  ;   337.8 p5+p2   46 p
        vmovdqa64 zmm19, zmm21                            ;   336.3         46 p copy
        vpternlogd zmm19, zmm11, zmm20, 0x87              ;   338.3 p0      46 p
        vpternlogd zmm27, zmm19, zmm18, 0x4b              ;   339.3 p5      46 p
        vpternlogd zmm30, zmm27, zmm19, 0x69              ;   340.3 p0      46 p
        vmovdqa64 zmm0, zmm18                             ;   338.3         46 p copy
        vpternlogd zmm0, zmm11, zmm20, 0x5c               ;   339.8 p5      46 p
        vpternlogd zmm4, zmm19, zmm0, 0x2d                ;   340.8 p0      46 p
        vpternlogd zmm0, zmm23, zmm30, 0x69               ;   341.3 p5      46 p
        vmovdqu64 zmm19, [rbp + 23296]                    ;   314.5 p3      50 p reload
        vmovdqu64 zmm23, [rbp + 24064]                    ;   315.2 p2      50 p reload
        vpternlogd zmm6, zmm23, zmm19, 0x96               ;   341.3 p0      46 p
        vpxord zmm23, zmm4, zmm0                          ;   342.3 p5      46 p
        vpternlogd zmm6, zmm13, [rbp + 24192], 0x69       ;   342.3 p0+p3   46 p
        vmovdqa64 zmm19, zmm4                             ;   341.8         46 p copy
        vpternlogd zmm19, zmm30, zmm27, 0x6b              ;   342.8 p5      46 p
        vmovdqa64 zmm1, zmm0                              ;   342.3         46 p copy
        vpternlogd zmm1, zmm30, zmm27, 0x53               ;   343.3 p0      46 p
        vpternlogd zmm4, zmm1, zmm27, 0x59                ;   344.3 p5      46 p
        vpternlogd zmm1, zmm19, zmm23, 0x49               ;   344.3 p0      46 p
        vpternlogd zmm19, zmm21, zmm1, 0x96               ;   345.3 p5      46 p
        vpternlogd zmm11, zmm4, zmm23, 0xb4               ;   345.3 p0      46 p
        vpternlogd zmm4, zmm20, zmm23, 0x96               ;   345.8 p5      46 p
        vmovdqu64 zmm20, [rbp + 23360]                    ;   316.2 p2      47 p
        vpternlogd zmm20, zmm22, [r8 + 8080]{1to16}, 0x96 ;   346.3 p0+p3   47 p
        vpternlogd zmm1, zmm18, zmm11, 0x96               ;   346.8 p5      46 p
        vpternlogd zmm11, zmm0, zmm30, 0x2d               ;   347.3 p0      46 p
        vpxord zmm18, zmm9, [r8 + 8068]{1to16}            ;   347.8 p5+p2   47 p
        vmovdqu64 zmm21, [rbp + 16064]                    ;   317.5 p3      47 p
        vpxord zmm21, zmm21, [r8 + 8088]{1to16}           ;   348.3 p0+p2   47 p
        vmovdqu64 [rbp + 16064], zmm27                    ;   340.3 p8+p9   46 p spill
        vmovdqu64 zmm27, [rbp + 20480]                    ;   318.5 p3      50 p reload
        vpternlogd zmm8, zmm27, [rbp + 19008], 0x96       ;   348.8 p5+p2   46 p
        vmovdqu64 zmm27, [rbp + 24576]                    ;   319.5 p3      50 p reload
        vpternlogd zmm8, zmm27, [rbp + 21184], 0x69       ;   349.8 p0+p2   46 p
        vpternlogd zmm16, zmm5, zmm8, 0x69                ;   350.8 p5      46 p
        vmovdqu64 zmm5, [rbp + 23104]                     ;   320.5 p3      47 p reload
        vpternlogd zmm15, zmm5, [rbp + 19456], 0x96       ;   350.3 p0+p2   46 p
        vmovdqu64 zmm5, [rbp + 19072]                     ;   321.5 p3      50 p reload
        vpternlogd zmm15, zmm5, [rbp + 16896], 0x96       ;   351.3 p5+p2   46 p
        vmovdqu64 zmm5, [rbp + 21440]                     ;   322.5 p3      50 p reload
        vmovdqu64 [rbp + 16896], zmm4                     ;   346.8 p7+p4   46 p spill
        vmovdqu64 zmm4, [rbp + 20160]                     ;   323.2 p2      50 p reload
        vpternlogd zmm15, zmm4, zmm5, 0x96                ;   352.3 p0      46 p
        vmovdqu64 zmm5, [rbp + 22592]                     ;   323.5 p3      50 p reload
        vpternlogd zmm20, zmm5, [rbp + 17920], 0x96       ;   351.8 p5+p2   47 p
        vmovdqu64 zmm5, [rbp + 23040]                     ;   324.5 p3      50 p reload
        vpternlogd zmm20, zmm28, zmm5, 0x96               ;   352.8 p0      47 p
        vmovdqu64 zmm5, [rbp + 20672]                     ;   325.2 p2      50 p reload
        vpternlogd zmm21, zmm5, [rbp + 21312], 0x96       ;   352.8 p5+p3   47 p
        vmovdqu64 zmm5, [rbp + 18688]                     ;   326.2 p2      50 p reload
        vpternlogd zmm18, zmm5, [rbp + 18944], 0x96       ;   353.3 p0+p3   47 p
        vmovdqu64 zmm5, [rbp + 21504]                     ;   327.2 p2      50 p reload
        vpternlogd zmm21, zmm5, [rbp + 17792], 0x96       ;   353.8 p5+p3   47 p
        vpternlogd zmm21, zmm28, zmm14, 0x69              ;   354.8 p0      47 p
        vmovdqu64 zmm28, [rbp + 23552]                    ;   328.2 p2      50 p reload
        vpternlogd zmm18, zmm28, [rbp + 18880], 0x96      ;   354.8 p5+p3   47 p
        vpternlogd zmm18, zmm31, [rbp + 22528], 0x96      ;   355.8 p0+p2   47 p
        vmovdqu64 zmm28, [rbp + 14912]                    ;   329.5 p3      46 p reload
        vmovdqu64 [rbp + 22528], zmm30                    ;   341.3 p8+p9   46 p spill
        vmovdqu64 zmm30, [rbp + 16832]                    ;   330.2 p2      46 p
        vpternlogd zmm30, zmm28, [r8 + 8004]{1to16}, 0x96 ;   355.8 p5+p3   46 p
        vpternlogd zmm30, zmm10, [rbp + 21568], 0x96      ;   356.8 p0+p2   46 p
        vmovdqu64 zmm10, [rbp + 18432]                    ;   331.5 p3      47 p reload
        vmovdqu64 zmm28, [rbp + 17088]                    ;   332.2 p2      50 p reload
        vpternlogd zmm30, zmm28, zmm10, 0x96              ;   357.8 p5      46 p
        vpternlogd zmm30, zmm24, [rbp + 19904], 0x96      ;   358.8 p0+p3   46 p
        vmovdqu64 [rbp + 21120], zmm11                    ;   348.3 p7+p4   46 p spill
        vmovdqa64 zmm11, zmm30                            ;   359.8         46 p copy
        vpternlogd zmm11, zmm25, zmm16, 0x96              ;   359.8 p5      46 p
        vmovdqu64 [rbp + 21568], zmm19                    ;   346.3 p8+p9   46 p spill
        vmovdqa64 zmm19, zmm11                            ;   360.8         46 p copy
        vpternlogd zmm19, zmm25, zmm8, 0x2e               ;   360.8 p0      46 p
        vmovdqu64 [rbp + 14912], zmm23                    ;   343.3 p7+p4   46 p spill
        vmovdqa64 zmm23, zmm19                            ;   361.8         46 p copy
        vpternlogd zmm23, zmm3, zmm3, 0xc3                ;   361.8 p5      46 p
        vpternlogd zmm19, zmm30, zmm25, 0x2f              ;   361.8 p0      46 p
        vpternlogd zmm25, zmm30, zmm8, 0xd4               ;   359.8 p5      46 p
        vpternlogd zmm24, zmm19, zmm11, 0xb4              ;   362.8 p0      46 p
        vpternlogd zmm19, zmm27, zmm25, 0x69              ;   362.8 p5      46 p
        vpternlogd zmm25, zmm16, zmm23, 0x95              ;   362.8 p0      46 p
        vmovdqu64 zmm3, [rbp + 15104]                     ;   333.2 p2      46 p reload
        vmovdqu64 zmm16, [rbp + 15744]                    ;   333.5 p3      46 p
        vpternlogd zmm16, zmm3, [r8 + 8048]{1to16}, 0x96  ;   361.8 p5+p2   46 p
        vpternlogd zmm30, zmm19, zmm24, 0x69              ;   363.8 p0      46 p
        vpternlogd zmm23, zmm26, zmm30, 0x96              ;   364.8 p5      46 p
        vmovdqu64 zmm3, [rbp + 19776]                     ;   334.5 p3      50 p reload
        vmovdqu64 zmm26, [rbp + 21312]                    ;   335.2 p2      46 p
        vpternlogd zmm26, zmm3, [r8 + 8056]{1to16}, 0x96  ;   363.3 p0+p3   46 p
        vpxord zmm29, zmm29, zmm23                        ;   365.8 p5      46 p
        vmovdqa64 zmm27, zmm25                            ;   363.8         46 p copy
        vpternlogd zmm27, zmm30, zmm24, 0x87              ;   364.8 p0      46 p
        vpternlogd zmm19, zmm27, zmm23, 0x4b              ;   365.8 p5      46 p
        vpternlogd zmm8, zmm19, zmm27, 0x69               ;   366.8 p0      46 p
        vmovdqu64 [rbp + 15104], zmm1                     ;   347.8 p8+p9   46 p spill
        vmovdqa64 zmm1, zmm23                             ;   365.8         46 p copy
        vpternlogd zmm1, zmm30, zmm24, 0x5c               ;   365.8 p5      46 p
        vpternlogd zmm5, zmm3, [r8 + 8124]{1to16}, 0x96   ;   366.3 p0+p2   47 p
        vpternlogd zmm29, zmm27, zmm1, 0x2d               ;   366.8 p5      46 p
        vpternlogd zmm1, zmm11, zmm8, 0x69                ;   367.8 p0      46 p
        vmovdqu64 zmm3, [rbp + 21312]                     ;   336.5 p3      50 p reload
        vmovdqu64 zmm11, [rbp + 22784]                    ;   337.2 p2      47 p
        vpternlogd zmm11, zmm3, [r8 + 8092]{1to16}, 0x96  ;   367.8 p5+p3   47 p
        vpxord zmm27, zmm29, zmm1                         ;   368.8 p0      46 p
        vmovdqa64 zmm3, zmm29                             ;   367.8         46 p copy
        vpternlogd zmm3, zmm8, zmm19, 0x6b                ;   368.8 p5      46 p
        vmovdqu64 [rbp + 22784], zmm0                     ;   342.3 p7+p4   46 p spill
        vmovdqa64 zmm0, zmm1                              ;   368.8         46 p copy
        vpternlogd zmm0, zmm8, zmm19, 0x53                ;   369.3 p0      46 p
        vpternlogd zmm29, zmm0, zmm19, 0x59               ;   370.3 p5      46 p
        vpternlogd zmm0, zmm3, zmm27, 0x49                ;   370.3 p0      46 p
        vpternlogd zmm3, zmm25, zmm0, 0x96                ;   371.3 p5      46 p
        vmovdqu64 zmm25, [rbp + 22208]                    ;   338.2 p2      47 p
        vpxord zmm25, zmm25, [r8 + 8120]{1to16}           ;   371.3 p0+p3   47 p
        vpternlogd zmm30, zmm29, zmm27, 0xb4              ;   371.8 p5      46 p
        vpternlogd zmm29, zmm24, zmm27, 0x96              ;   372.3 p0      46 p
        vpternlogd zmm0, zmm23, zmm30, 0x96               ;   372.8 p5      46 p
        vpternlogd zmm30, zmm1, zmm8, 0x2d                ;   373.3 p0      46 p
        vmovdqu64 zmm23, [rbp + 16192]                    ;   339.2 p2      50 p reload
        vpternlogd zmm16, zmm23, [rbp + 17024], 0x96      ;   373.8 p5+p3   46 p
        vmovdqu64 zmm24, [rbp + 17984]                    ;   340.2 p2      50 p reload
        vpternlogd zmm16, zmm17, zmm24, 0x96              ;   374.8 p0      46 p
        vpternlogd zmm16, zmm6, [rbp + 24448], 0x69       ;   375.8 p5+p3   46 p
        vmovdqa64 zmm17, zmm21                            ;   355.8         47 p copy
        vmovdqu64 zmm23, [rbp + 18624]                    ;   341.2 p2      50 p reload
        vpternlogd zmm26, zmm23, [rbp + 15424], 0x96      ;   375.3 p0+p3   46 p
        vmovdqu64 zmm23, [rbp + 22912]                    ;   342.2 p2      50 p reload
        vpternlogd zmm26, zmm23, [rbp + 16448], 0x69      ;   376.3 p5+p3   46 p
        vmovdqu64 [rbp + 16448], zmm19                    ;   366.8 p8+p9   46 p spill
        vmovdqa64 zmm19, zmm15                            ;   353.3         46 p copy
        vpternlogd zmm19, zmm26, zmm16, 0x96              ;   377.3 p0      46 p
        vmovdqu64 [rbp + 15424], zmm8                     ;   367.8 p7+p4   46 p spill
        vmovdqa64 zmm8, zmm26                             ;   377.3         46 p copy
        vmovdqu64 [rbp + 18624], zmm29                    ;   373.3 p8+p9   46 p spill
        vmovdqa64 zmm29, zmm19                            ;   378.3         46 p copy
        vpternlogd zmm29, zmm26, zmm6, 0x2e               ;   378.3 p5      46 p
        vmovdqu64 [rbp + 24448], zmm3                     ;   372.3 p7+p4   46 p spill
        vmovdqa64 zmm3, zmm29                             ;   379.3         46 p copy
        vpternlogd zmm3, zmm24, zmm24, 0xc3               ;   379.3 p0      46 p
        vpternlogd zmm29, zmm15, zmm26, 0x2f              ;   379.3 p5      46 p
        vpternlogd zmm26, zmm15, zmm6, 0xd4               ;   378.3 p0      46 p
        vpternlogd zmm4, zmm29, zmm19, 0xb4               ;   380.3 p5      46 p
        vpternlogd zmm29, zmm13, zmm26, 0x69              ;   380.3 p0      46 p
        vpternlogd zmm26, zmm16, zmm3, 0x95               ;   380.3 p5      46 p
        vmovdqu64 zmm13, [rbp + 16000]                    ;   343.2 p2      50 p reload
        vmovdqu64 zmm16, [rbp + 21824]                    ;   343.5 p3      47 p
        vpternlogd zmm16, zmm13, [r8 + 8112]{1to16}, 0x96 ;   380.3 p0+p2   47 p
        vpternlogd zmm15, zmm29, zmm4, 0x69               ;   381.3 p5      46 p
        vpternlogd zmm3, zmm23, zmm15, 0x96               ;   382.3 p0      46 p
        vpxord zmm8, zmm8, zmm3                           ;   383.3 p5      46 p
        vmovdqu64 zmm23, [rbp + 22272]                    ;   344.5 p3      50 p reload
        vpternlogd zmm11, zmm23, [rbp + 16704], 0x96      ;   382.3 p0+p2   47 p
        vmovdqu64 zmm23, [rbp + 19520]                    ;   345.5 p3      50 p reload
        vmovdqu64 zmm24, [rbp + 21184]                    ;   346.2 p2      50 p reload
        vpternlogd zmm5, zmm24, zmm23, 0x96               ;   382.8 p5      47 p
        vpternlogd zmm5, zmm2, zmm2, 0xc3                 ;   383.8 p0      47 p
        vmovdqa64 zmm24, zmm26                            ;   381.3         46 p copy
        vpternlogd zmm24, zmm15, zmm4, 0x87               ;   383.8 p5      46 p
        vpternlogd zmm29, zmm24, zmm3, 0x4b               ;   384.8 p0      46 p
        vpternlogd zmm6, zmm29, zmm24, 0x69               ;   385.8 p5      46 p
        vmovdqa64 zmm23, zmm3                             ;   383.3         46 p copy
        vpternlogd zmm23, zmm15, zmm4, 0x5c               ;   385.3 p0      46 p
        vpternlogd zmm8, zmm24, zmm23, 0x2d               ;   386.3 p5      46 p
        vpternlogd zmm23, zmm19, zmm6, 0x69               ;   386.8 p0      46 p
        vmovdqu64 zmm19, [rbp + 20224]                    ;   346.5 p3      47 p
        vpxord zmm19, zmm19, [r8 + 8156]{1to16}           ;   386.8 p5+p2   47 p
        vpxord zmm24, zmm8, zmm23                         ;   387.8 p0      46 p
        vmovdqa64 zmm13, zmm8                             ;   387.3         46 p copy
        vpternlogd zmm13, zmm6, zmm29, 0x6b               ;   387.8 p5      46 p
        vmovdqu64 [rbp + 20224], zmm27                    ;   369.8 p8+p9   46 p spill
        vmovdqa64 zmm27, zmm23                            ;   387.8         46 p copy
        vpternlogd zmm27, zmm6, zmm29, 0x53               ;   388.3 p0      46 p
        vpternlogd zmm8, zmm27, zmm29, 0x59               ;   389.3 p5      46 p
        vpternlogd zmm27, zmm13, zmm24, 0x49              ;   389.3 p0      46 p
        vpternlogd zmm13, zmm26, zmm27, 0x96              ;   390.3 p5      46 p
        vpternlogd zmm15, zmm8, zmm24, 0xb4               ;   390.3 p0      46 p
        vpternlogd zmm8, zmm4, zmm24, 0x96                ;   390.8 p5      46 p
        vpternlogd zmm27, zmm3, zmm15, 0x96               ;   391.3 p0      46 p
        vmovdqu64 zmm3, [rbp + 20352]                     ;   347.5 p3      46 p reload
        vmovdqu64 zmm4, [rbp + 20480]                     ;   348.2 p2      47 p
        vpternlogd zmm4, zmm3, [r8 + 8100]{1to16}, 0x96   ;   391.8 p5+p3   47 p
        vpternlogd zmm4, zmm28, zmm10, 0x96               ;   392.8 p0      47 p
        vmovdqu64 zmm3, [rbp + 18240]                     ;   349.2 p2      46 p reload
        vmovdqu64 zmm10, [rbp + 20544]                    ;   349.5 p3      47 p
        vpternlogd zmm10, zmm3, [r8 + 8144]{1to16}, 0x96  ;   392.8 p5+p2   47 p
        vmovdqu64 zmm3, [rbp + 20416]                     ;   350.5 p3      46 p reload
        vmovdqu64 zmm26, [rbp + 21312]                    ;   351.2 p2      47 p
        vpternlogd zmm26, zmm3, [r8 + 8152]{1to16}, 0x96  ;   393.3 p0+p3   47 p
        vpternlogd zmm15, zmm23, zmm6, 0x2d               ;   393.8 p5      46 p
        vmovdqu64 zmm3, [rbp + 16960]                     ;   352.2 p2      47 p
        vpxord zmm3, zmm3, [r8 + 8132]{1to16}             ;   394.3 p0+p3   47 p
        vpternlogd zmm3, zmm9, [rbp + 16000], 0x96        ;   395.3 p5+p2   47 p
        vmovdqu64 zmm9, [rbp + 22464]                     ;   353.5 p3      50 p reload
        vmovdqu64 zmm28, [rbp + 15552]                    ;   354.2 p2      50 p reload
        vpternlogd zmm11, zmm28, zmm9, 0x69               ;   395.3 p0      47 p
        vpternlogd zmm4, zmm9, [rbp + 23680], 0x96        ;   395.8 p5+p3   47 p
        vmovdqu64 zmm9, [rbp + 24384]                     ;   355.2 p2      50 p reload
        vpternlogd zmm20, zmm11, zmm9, 0x69               ;   396.3 p0      47 p
        vpternlogd zmm4, zmm12, [rbp + 18496], 0x96       ;   396.8 p5+p3   47 p
        vmovdqu64 [rbp + 18496], zmm29                    ;   385.8 p7+p4   46 p spill
        vmovdqa64 zmm29, zmm18                            ;   356.8         47 p copy
        vpternlogd zmm29, zmm21, zmm20, 0x96              ;   397.3 p0      47 p
        vmovdqu64 [rbp + 23680], zmm6                     ;   386.8 p8+p9   46 p spill
        vmovdqa64 zmm6, zmm18                             ;   356.8         47 p copy
        vpternlogd zmm6, zmm21, zmm11, 0xd4               ;   397.8 p5      47 p
        vmovdqu64 [rbp + 22464], zmm8                     ;   391.8 p7+p4   46 p spill
        vmovdqa64 zmm8, zmm29                             ;   398.3         47 p copy
        vpternlogd zmm8, zmm21, zmm11, 0x2e               ;   398.3 p0      47 p
        vpternlogd zmm21, zmm8, zmm18, 0x73               ;   399.3 p5      47 p
        vpternlogd zmm8, zmm9, zmm9, 0xc3                 ;   399.3 p0      47 p
        vpternlogd zmm31, zmm21, zmm29, 0xb4              ;   400.3 p5      47 p
        vpternlogd zmm21, zmm28, zmm6, 0x69               ;   400.3 p0      47 p
        vpternlogd zmm6, zmm20, zmm8, 0x95                ;   400.8 p5      47 p
        vmovdqu64 zmm9, [rbp + 20800]                     ;   356.2 p2      50 p reload
        vpternlogd zmm25, zmm9, [rbp + 17216], 0x96       ;   401.3 p0+p3   47 p
        vpternlogd zmm18, zmm21, zmm31, 0x69              ;   401.8 p5      47 p
        vpternlogd zmm8, zmm14, zmm18, 0x96               ;   402.8 p0      47 p
        vmovdqu64 zmm14, [rbp + 23808]                    ;   357.2 p2      50 p reload
        vpternlogd zmm16, zmm14, [rbp + 15936], 0x96      ;   402.8 p5+p3   47 p
        vpternlogd zmm19, zmm9, [rbp + 18560], 0x96       ;   403.3 p0+p2   47 p
        vpxord zmm17, zmm17, zmm8                         ;   403.8 p5      47 p
        vmovdqa64 zmm9, zmm6                              ;   401.8         47 p copy
        vpternlogd zmm9, zmm18, zmm31, 0x87               ;   404.3 p0      47 p
        vpternlogd zmm21, zmm9, zmm8, 0x4b                ;   405.3 p5      47 p
        vpternlogd zmm11, zmm21, zmm9, 0x69               ;   406.3 p0      47 p
        vmovdqa64 zmm14, zmm8                             ;   403.8         47 p copy
        vpternlogd zmm14, zmm18, zmm31, 0x5c              ;   405.8 p5      47 p
        vpternlogd zmm17, zmm9, zmm14, 0x2d               ;   406.8 p0      47 p
        vpternlogd zmm14, zmm29, zmm11, 0x69              ;   407.3 p5      47 p
        vmovdqu64 zmm9, [rbp + 18752]                     ;   358.5 p3      50 p reload
        vmovdqu64 zmm20, [rbp + 24000]                    ;   359.2 p2      47 p
        vpternlogd zmm20, zmm9, [r8 + 8188]{1to16}, 0x96  ;   407.3 p0+p3   47 p
        vpxord zmm9, zmm17, zmm14                         ;   408.3 p5      47 p
        vmovdqu64 zmm28, [rbp + 20032]                    ;   360.2 p2      50 p reload
        vpternlogd zmm25, zmm28, [rbp + 14784], 0x96      ;   408.3 p0+p3   47 p
        vpternlogd zmm25, zmm7, [rbp + 20928], 0x69       ;   409.3 p5+p2   47 p
        vmovdqu64 zmm28, [rbp + 16128]                    ;   361.5 p3      50 p reload
        vmovdqu64 zmm29, [rbp + 20736]                    ;   362.2 p2      50 p reload
        vpternlogd zmm16, zmm29, zmm28, 0x96              ;   409.3 p0      47 p
        vpternlogd zmm16, zmm5, [rbp + 22400], 0x69       ;   410.3 p5+p3   47 p
        vmovdqa64 zmm29, zmm17                            ;   407.8         47 p copy
        vpternlogd zmm29, zmm11, zmm21, 0x6b              ;   410.3 p0      47 p
        vmovdqu64 [rbp + 20928], zmm13                    ;   391.3 p8+p9   46 p spill
        vmovdqa64 zmm13, zmm14                            ;   408.3         47 p copy
        vpternlogd zmm13, zmm11, zmm21, 0x53              ;   410.8 p5      47 p
        vpternlogd zmm17, zmm13, zmm21, 0x59              ;   411.8 p0      47 p
        vpternlogd zmm13, zmm29, zmm9, 0x49               ;   411.8 p5      47 p
        vpternlogd zmm29, zmm6, zmm13, 0x96               ;   412.8 p0      47 p
        vmovdqu64 zmm6, [rbp + 17152]                     ;   363.2 p2      47 p
        vpxord zmm6, zmm6, [r8 + 8176]{1to16}             ;   412.8 p5+p3   47 p
        vpternlogd zmm18, zmm17, zmm9, 0xb4               ;   413.3 p0      47 p
        vpternlogd zmm17, zmm31, zmm9, 0x96               ;   413.8 p5      47 p
        vpternlogd zmm13, zmm8, zmm18, 0x96               ;   414.3 p0      47 p
        vpternlogd zmm18, zmm14, zmm11, 0x2d              ;   414.8 p5      47 p
        vmovdqu64 zmm31, [rbp + 20992]                    ;   364.2 p2      47 p
        vmovdqu64 zmm8, [rbp + 15360]                     ;   364.5 p3      47 p
        vpxord zmm8, zmm8, [r8 + 8164]{1to16}             ;   415.3 p0+p2   47 p
        vpternlogd zmm6, zmm22, [rbp + 16768], 0x96       ;   415.8 p5+p3   47 p
        vmovdqu64 zmm22, [rbp + 17152]                    ;   366.2 p2      47 p reload
        vpternlogd zmm20, zmm28, zmm22, 0x96              ;   416.3 p0      47 p
        vmovdqu64 [rbp + 16768], zmm21                    ;   406.3 p7+p4   47 p spill
        vmovdqa64 zmm21, zmm4                             ;   397.8         47 p copy
        vpternlogd zmm21, zmm25, zmm16, 0x96              ;   416.8 p5      47 p
        vmovdqu64 [rbp + 15360], zmm17                    ;   414.8 p8+p9   47 p spill
        vmovdqa64 zmm17, zmm25                            ;   410.3         47 p copy
        vmovdqu64 [rbp + 20992], zmm11                    ;   407.3 p7+p4   47 p spill
        vmovdqa64 zmm11, zmm4                             ;   397.8         47 p copy
        vpternlogd zmm11, zmm25, zmm5, 0xd4               ;   417.3 p0      47 p
        vmovdqu64 [rbp + 14784], zmm18                    ;   415.8 p8+p9   47 p spill
        vmovdqa64 zmm18, zmm21                            ;   417.8         47 p copy
        vpternlogd zmm18, zmm25, zmm5, 0x2e               ;   417.8 p5      47 p
        vpternlogd zmm25, zmm18, zmm4, 0x73               ;   418.8 p0      47 p
        vpternlogd zmm12, zmm25, zmm21, 0xb4              ;   419.8 p5      47 p
        vpternlogd zmm25, zmm2, zmm11, 0x69               ;   419.8 p0      47 p
        vpternlogd zmm4, zmm25, zmm12, 0x69               ;   420.8 p5      47 p
        vmovdqu64 zmm2, [rbp + 22400]                     ;   366.5 p3      50 p reload
        vpternlogd zmm18, zmm2, [rbp + 22400], 0xc3       ;   420.3 p0+p2   47 p
        vpternlogd zmm11, zmm16, zmm18, 0x95              ;   421.3 p5      47 p
        vpternlogd zmm18, zmm7, zmm4, 0x96                ;   421.8 p0      47 p
        vmovdqu64 zmm2, [rbp + 22208]                     ;   367.5 p3      47 p reload
        vmovdqu64 zmm7, [rbp + 16640]                     ;   368.2 p2      47 p
        vpternlogd zmm7, zmm2, [r8 + 8184]{1to16}, 0x96   ;   421.8 p5+p3   47 p
        vmovdqu64 zmm2, [rbp + 22720]                     ;   369.2 p2      50 p reload
        vpternlogd zmm10, zmm2, [rbp + 15168], 0x96       ;   422.3 p0+p3   47 p
        vpxord zmm31, zmm31, zmm7                         ;   422.8 p5      47 p
        vmovdqu64 zmm2, [rbp + 23168]                     ;   370.2 p2      50 p reload
        vpternlogd zmm26, zmm2, [rbp + 20288], 0x96       ;   423.3 p0+p3   47 p
        vpternlogd zmm26, zmm28, zmm22, 0x96              ;   424.3 p5      47 p
        vmovdqu64 zmm2, [rbp + 15296]                     ;   371.2 p2      50 p reload
        vpternlogd zmm3, zmm2, [rbp + 19904], 0x96        ;   424.3 p0+p3   47 p
        vmovdqu64 zmm2, [rbp + 23040]                     ;   372.2 p2      50 p reload
        vpternlogd zmm19, zmm2, [rbp + 19008], 0x96       ;   424.8 p5+p3   47 p
        vpxord zmm17, zmm17, zmm18                        ;   425.3 p0      47 p
        vmovdqa64 zmm2, zmm11                             ;   422.3         47 p copy
        vpternlogd zmm2, zmm4, zmm12, 0x87                ;   425.8 p5      47 p
        vpternlogd zmm25, zmm2, zmm18, 0x4b               ;   426.8 p0      47 p
        vpternlogd zmm5, zmm25, zmm2, 0x69                ;   427.8 p5      47 p
        vmovdqa64 zmm7, zmm18                             ;   422.8         47 p copy
        vpternlogd zmm7, zmm4, zmm12, 0x5c                ;   427.3 p0      47 p
        vpternlogd zmm17, zmm2, zmm7, 0x2d                ;   428.3 p5      47 p
        vpternlogd zmm7, zmm21, zmm5, 0x69                ;   428.8 p0      47 p
        vpxord zmm2, zmm17, zmm7                          ;   429.8 p5      47 p
        vmovdqu64 zmm16, [rbp + 20096]                    ;   373.2 p2      46 p reload
        vmovdqu64 zmm21, [rbp + 18304]                    ;   373.5 p3      50 p
        vpternlogd zmm21, zmm16, [r8 + 7680]{1to16}, 0x96 ;   429.3 p0+p2   50 p
        vmovdqu64 zmm16, [rbp + 22080]                    ;   374.5 p3      50 p reload
        vpternlogd zmm10, zmm16, [rbp + 16192], 0x96      ;   429.8 p5+p2   47 p
        vmovdqu64 zmm16, [rbp + 19200]                    ;   375.5 p3      50 p reload
        vpternlogd zmm19, zmm16, [rbp + 17728], 0x69      ;   430.3 p0+p2   47 p
        vmovdqa64 zmm22, zmm17                            ;   429.3         47 p copy
        vpternlogd zmm22, zmm5, zmm25, 0x6b               ;   430.8 p5      47 p
        vmovdqa64 zmm28, zmm7                             ;   429.8         47 p copy
        vpternlogd zmm28, zmm5, zmm25, 0x53               ;   431.3 p0      47 p
        vpternlogd zmm17, zmm28, zmm25, 0x59              ;   432.3 p5      47 p
        vpternlogd zmm28, zmm22, zmm2, 0x49               ;   432.3 p0      47 p
        vpternlogd zmm22, zmm11, zmm28, 0x96              ;   433.3 p5      47 p
        vpternlogd zmm4, zmm17, zmm2, 0xb4                ;   433.3 p0      47 p
        vpternlogd zmm17, zmm12, zmm2, 0x96               ;   433.8 p5      47 p
        vpternlogd zmm28, zmm18, zmm4, 0x96               ;   434.3 p0      47 p
        vmovdqu64 zmm11, [rbp + 19584]                    ;   376.5 p3      46 p reload
        vmovdqu64 zmm12, [rbp + 19968]                    ;   377.2 p2      50 p
        vpternlogd zmm12, zmm11, [r8 + 7688]{1to16}, 0x96 ;   434.8 p5+p3   50 p
        vpternlogd zmm4, zmm7, zmm5, 0x2d                 ;   435.3 p0      47 p
        vpbroadcastd zmm11, [r8 + 7748]                   ;   324.7 p10     50 p
        vpxord zmm11, zmm11, zmm30                        ;   435.8 p5      50 p
        vmovdqu64 zmm18, [rbp + 18624]                    ;   378.2 p2      50 p
        vpxord zmm18, zmm18, [r8 + 7756]{1to16}           ;   436.3 p0+p3   50 p
        vmovdqu64 [rbp + 19584], zmm18                    ;   437.3 p7+p4   50 p spill
        vpbroadcastd zmm18, [r8 + 7760]                   ;   325.7 p10     50 p
        vpxord zmm18, zmm18, zmm0                         ;   436.8 p5      50 p
        vpternlogd zmm0, zmm1, [r8 + 7744]{1to16}, 0x96   ;   437.3 p0+p2   50 p
        vmovdqu64 zmm1, [rbp + 24448]                     ;   379.5 p3      50 p
        vpxord zmm1, zmm1, [r8 + 7768]{1to16}             ;   437.8 p5+p2   50 p
        vpternlogd zmm23, zmm27, [r8 + 7776]{1to16}, 0x96 ;   438.3 p0+p3   50 p
        vmovdqu64 [rbp + 17728], zmm23                    ;   439.3 p8+p9   50 p spill
        vmovdqu64 zmm23, [rbp + 15424]                    ;   381.2 p2      46 p reload
        vpternlogd zmm30, zmm23, [r8 + 7764]{1to16}, 0x69 ;   438.8 p5+p3   50 p
        vmovdqu64 zmm23, [rbp + 21760]                    ;   382.2 p2      50 p reload
        vpternlogd zmm26, zmm23, [rbp + 15488], 0x69      ;   439.3 p0+p3   47 p
        vmovdqu64 [rbp + 15488], zmm1                     ;   438.8 p7+p4   50 p spill
        vmovdqa64 zmm1, zmm26                             ;   440.3         47 p copy
        vmovdqu64 [rbp + 15424], zmm30                    ;   439.8 p8+p9   50 p spill
        vmovdqu64 zmm30, [rbp + 18816]                    ;   383.2 p2      50 p reload
        vpternlogd zmm20, zmm30, [rbp + 23296], 0x69      ;   439.8 p5+p3   47 p
        vmovdqu64 [rbp + 23296], zmm18                    ;   437.8 p7+p4   50 p spill
        vmovdqu64 zmm18, [rbp + 21248]                    ;   384.2 p2      50 p reload
        vpternlogd zmm6, zmm18, [rbp + 19840], 0x96       ;   440.3 p0+p3   47 p
        vmovdqu64 zmm18, [rbp + 19136]                    ;   385.2 p2      50 p reload
        vpternlogd zmm3, zmm18, [rbp + 19520], 0x96       ;   440.8 p5+p3   47 p
        vmovdqu64 [rbp + 19520], zmm11                    ;   436.8 p8+p9   50 p spill
        vmovdqa64 zmm11, zmm3                             ;   441.8         47 p copy
        vpternlogd zmm11, zmm26, zmm19, 0xd4              ;   441.8 p0      47 p
        vmovdqu64 [rbp + 19840], zmm0                     ;   438.3 p7+p4   50 p spill
        vmovdqu64 zmm0, [rbp + 23552]                     ;   386.2 p2      50 p reload
        vpternlogd zmm8, zmm0, [rbp + 17472], 0x96        ;   441.8 p5+p3   47 p
        vmovdqu64 zmm0, [rbp + 17664]                     ;   387.2 p2      50 p reload
        vpternlogd zmm10, zmm0, [rbp + 21376], 0x96       ;   442.3 p0+p3   47 p
        vmovdqu64 [rbp + 21376], zmm12                    ;   435.8 p8+p9   50 p spill
        vpbroadcastd zmm12, [r8 + 7780]                   ;   332.0 p10     50 p
        vpxord zmm12, zmm12, zmm15                        ;   442.8 p5      50 p
        vpternlogd zmm10, zmm19, [rbp + 15808], 0x69      ;   443.3 p0+p2   47 p
        vpxord zmm27, zmm27, [r8 + 7792]{1to16}           ;   443.8 p5+p3   50 p
        vmovdqu64 [rbp + 15808], zmm27                    ;   444.8 p7+p4   50 p spill
        vmovdqu64 zmm27, [rbp + 22464]                    ;   391.8 p2      50 p
        vpxord zmm27, zmm27, [r8 + 7788]{1to16}           ;   444.3 p0+p3   50 p
        vmovdqu64 [rbp + 17472], zmm27                    ;   445.3 p8+p9   50 p spill
        vmovdqu64 zmm27, [rbp + 20928]                    ;   391.3 p2      50 p
        vpxord zmm27, zmm27, [r8 + 7800]{1to16}           ;   444.8 p5+p3   50 p
        vpternlogd zmm9, zmm29, [r8 + 7816]{1to16}, 0x96  ;   445.3 p0+p2   50 p
        vpternlogd zmm14, zmm13, [r8 + 7808]{1to16}, 0x96 ;   445.8 p5+p3   50 p
        vmovdqu64 [rbp + 23552], zmm27                    ;   445.8 p7+p4   50 p spill
        vmovdqa64 zmm27, zmm3                             ;   441.8         47 p copy
        vpternlogd zmm27, zmm26, zmm10, 0x96              ;   446.3 p0      47 p
        vmovdqu64 [rbp + 21248], zmm12                    ;   443.8 p8+p9   50 p spill
        vmovdqa64 zmm12, zmm27                            ;   447.3         47 p copy
        vpternlogd zmm12, zmm26, zmm19, 0x2e              ;   447.3 p5      47 p
        vpternlogd zmm26, zmm12, zmm3, 0x73               ;   448.3 p0      47 p
        vpternlogd zmm12, zmm0, zmm0, 0xc3                ;   448.3 p5      47 p
        vpternlogd zmm18, zmm26, zmm27, 0xb4              ;   449.3 p0      47 p
        vpternlogd zmm26, zmm16, zmm11, 0x69              ;   449.3 p5      47 p
        vmovdqu64 zmm0, [rbp + 20928]                     ;   392.2 p2      46 p reload
        vpternlogd zmm24, zmm0, [r8 + 7784]{1to16}, 0x96  ;   449.3 p0+p3   50 p
        vpternlogd zmm11, zmm10, zmm12, 0x95              ;   449.8 p5      47 p
        vmovdqu64 zmm0, [rbp + 23680]                     ;   393.2 p2      46 p reload
        vpternlogd zmm15, zmm0, [r8 + 7796]{1to16}, 0x69  ;   450.3 p0+p3   50 p
        vmovdqu64 zmm0, [rbp + 20864]                     ;   394.2 p2      46 p reload
        vmovdqu64 zmm10, [rbp + 18368]                    ;   394.5 p3      50 p
        vpternlogd zmm10, zmm0, [r8 + 7700]{1to16}, 0x69  ;   450.8 p5+p2   50 p
        vpternlogd zmm3, zmm26, zmm18, 0x69               ;   451.3 p0      47 p
        vpbroadcastd zmm0, [r8 + 7884]                    ;   338.2 p10     50 p
        vpternlogd zmm12, zmm23, zmm3, 0x96               ;   452.3 p5      47 p
        vpbroadcastd zmm16, [r8 + 7888]                   ;   339.2 p10     50 p
        vpxord zmm1, zmm1, zmm12                          ;   453.3 p0      47 p
        vpternlogd zmm2, zmm22, [r8 + 7848]{1to16}, 0x96  ;   452.8 p5+p3   50 p
        vpternlogd zmm7, zmm28, [r8 + 7840]{1to16}, 0x96  ;   453.3 p0+p2   50 p
        vpternlogd zmm25, zmm17, [r8 + 7868]{1to16}, 0x69 ;   453.8 p5+p3   50 p
        vpternlogd zmm5, zmm4, [r8 + 7860]{1to16}, 0x69   ;   454.3 p0+p2   50 p
        vmovdqa64 zmm23, zmm11                            ;   450.8         47 p copy
        vpternlogd zmm23, zmm3, zmm18, 0x87               ;   454.8 p5      47 p
        vpternlogd zmm26, zmm23, zmm12, 0x4b              ;   455.8 p0      47 p
        vpternlogd zmm19, zmm26, zmm23, 0x69              ;   456.8 p5      47 p
        vmovdqu64 [rbp + 21760], zmm15                    ;   451.3 p7+p4   50 p spill
        vmovdqa64 zmm15, zmm12                            ;   453.3         47 p copy
        vpternlogd zmm15, zmm3, zmm18, 0x5c               ;   456.3 p0      47 p
        vpternlogd zmm1, zmm23, zmm15, 0x2d               ;   457.3 p5      47 p
        vpbroadcastd zmm23, [r8 + 7908]                   ;   341.5 p10     50 p
        vpternlogd zmm15, zmm27, zmm19, 0x69              ;   457.8 p0      47 p
        vpbroadcastd zmm27, [r8 + 7916]                   ;   342.5 p10     50 p
        vmovdqu64 [rbp + 20864], zmm24                    ;   450.3 p8+p9   50 p spill
        vpbroadcastd zmm24, [r8 + 7920]                   ;   343.5 p10     50 p
        vmovdqu64 [rbp + 23680], zmm25                    ;   454.8 p7+p4   50 p spill
        vpxord zmm25, zmm1, zmm15                         ;   458.8 p5      47 p
        vmovdqu64 [rbp + 20928], zmm22                    ;   434.3 p8+p9   47 p spill
        vpbroadcastd zmm22, [r8 + 7928]                   ;   344.5 p10     50 p
        vmovdqu64 [rbp + 19200], zmm5                     ;   455.3 p7+p4   50 p spill
        vmovdqa64 zmm5, zmm1                              ;   458.3         47 p copy
        vpternlogd zmm5, zmm19, zmm26, 0x6b               ;   458.3 p0      47 p
        vmovdqu64 [rbp + 19136], zmm28                    ;   435.3 p8+p9   47 p spill
        vmovdqa64 zmm28, zmm15                            ;   458.8         47 p copy
        vpternlogd zmm28, zmm19, zmm26, 0x53              ;   458.8 p5      47 p
        vpternlogd zmm1, zmm28, zmm26, 0x59               ;   459.8 p0      47 p
        vpternlogd zmm28, zmm5, zmm25, 0x49               ;   459.8 p5      47 p
        vpternlogd zmm5, zmm11, zmm28, 0x96               ;   460.8 p0      47 p
        vmovdqu64 zmm11, [rbp + 21376]                    ;   435.8 p3      63 p
        vpxord zmm11, zmm11, [rbp + 14592]                ;   460.8 p5+p2   63 p
        vpternlogd zmm3, zmm1, zmm25, 0xb4                ;   461.3 p0      47 p
        vpternlogd zmm1, zmm18, zmm25, 0x96               ;   461.8 p5      47 p
        vpternlogd zmm28, zmm12, zmm3, 0x96               ;   462.3 p0      47 p
        vmovdqu64 zmm12, [rbp + 21952]                    ;   398.5 p3      50 p reload
        vpternlogd zmm31, zmm12, [rbp + 17920], 0x96      ;   462.8 p5+p2   47 p
        vpternlogd zmm3, zmm15, zmm19, 0x2d               ;   463.3 p0      47 p
        vmovdqu64 zmm12, [rbp + 23744]                    ;   399.5 p3      50 p reload
        vmovdqu64 zmm18, [rbp + 23936]                    ;   400.2 p2      50 p reload
        vpternlogd zmm6, zmm18, zmm12, 0x96               ;   463.8 p5      47 p
        vmovdqu64 zmm18, [rbp + 15680]                    ;   400.5 p3      50 p reload
        vpternlogd zmm31, zmm12, zmm18, 0x69              ;   464.3 p0      47 p
        vpxord zmm12, zmm21, [rbp + 12864]                ;   464.8 p5+p2   63 p
        vpxord zmm0, zmm0, zmm1                           ;   465.3 p0      50 p
        vpxord zmm16, zmm16, zmm28                        ;   465.8 p5      50 p
        vpternlogd zmm6, zmm20, [rbp + 18176], 0x69       ;   466.3 p0+p3   47 p
        vpternlogd zmm28, zmm15, [r8 + 7872]{1to16}, 0x96 ;   466.8 p5+p2   50 p
        vpternlogd zmm1, zmm26, [r8 + 7900]{1to16}, 0x69  ;   467.3 p0+p3   50 p
        vmovdqu64 zmm15, [rbp + 21440]                    ;   403.2 p2      50 p reload
        vpternlogd zmm8, zmm15, [rbp + 20736], 0x96       ;   467.8 p5+p3   47 p
        vpxord zmm15, zmm14, [rbp + 7360]                 ;   468.3 p0+p2   63 p
        vpxord zmm26, zmm9, [rbp + 7616]                  ;   468.8 p5+p3   63 p
        vmovdqu64 [rbp + 20736], zmm26                    ;   469.8 p7+p4   63 p spill
        vpxord zmm26, zmm10, [rbp + 14400]                ;   469.3 p0+p2   63 p
        vpternlogd zmm25, zmm5, [r8 + 7880]{1to16}, 0x96  ;   469.8 p5+p3   50 p
        vpternlogd zmm19, zmm3, [r8 + 7892]{1to16}, 0x69  ;   470.3 p0+p2   50 p
        vmovdqu64 [rbp + 14400], zmm15                    ;   469.3 p8+p9   63 p spill
        vmovdqa64 zmm15, zmm31                            ;   465.3         47 p copy
        vmovdqu64 [rbp + 21440], zmm26                    ;   470.3 p7+p4   63 p spill
        vmovdqu64 zmm26, [rbp + 21632]                    ;   406.5 p3      50 p reload
        vpternlogd zmm8, zmm26, [rbp + 17408], 0x96       ;   470.8 p5+p2   47 p
        vmovdqu64 [rbp + 17408], zmm11                    ;   461.8 p8+p9   63 p spill
        vmovdqa64 zmm11, zmm8                             ;   471.8         47 p copy
        vpternlogd zmm11, zmm31, zmm6, 0x96               ;   471.8 p0      47 p
        vmovdqu64 [rbp + 12864], zmm12                    ;   465.8 p7+p4   63 p spill
        vpxord zmm12, zmm7, [rbp + 8384]                  ;   471.8 p5+p3   63 p
        vmovdqu64 [rbp + 23744], zmm12                    ;   472.8 p8+p9   63 p spill
        vmovdqa64 zmm12, zmm11                            ;   472.8         47 p copy
        vpternlogd zmm12, zmm31, zmm20, 0x2e              ;   472.8 p0      47 p
        vmovdqu64 [rbp + 23936], zmm1                     ;   468.3 p7+p4   50 p spill
        vmovdqa64 zmm1, zmm8                              ;   471.8         47 p copy
        vpternlogd zmm1, zmm31, zmm20, 0xd4               ;   472.8 p5      47 p
        vpternlogd zmm31, zmm12, zmm8, 0x73               ;   473.8 p0      47 p
        vpternlogd zmm26, zmm31, zmm11, 0xb4              ;   474.8 p5      47 p
        vpternlogd zmm31, zmm30, zmm1, 0x69               ;   474.8 p0      47 p
        vpternlogd zmm8, zmm31, zmm26, 0x69               ;   475.8 p5      47 p
        vmovdqu64 zmm30, [rbp + 18176]                    ;   408.2 p2      50 p reload
        vpternlogd zmm12, zmm30, [rbp + 18176], 0xc3      ;   475.3 p0+p3   47 p
        vmovdqu64 zmm30, [rbp + 19200]                    ;   455.3 p2      63 p
        vpxord zmm30, zmm30, [rbp + 9088]                 ;   475.8 p5+p3   63 p
        vpternlogd zmm1, zmm6, zmm12, 0x95                ;   476.3 p0      47 p
        vmovdqu64 zmm6, [rbp + 23680]                     ;   454.8 p2      63 p
        vpxord zmm6, zmm6, [rbp + 9344]                   ;   476.8 p5+p3   63 p
        vpternlogd zmm12, zmm18, zmm8, 0x96               ;   477.3 p0      47 p
        vpxord zmm21, zmm21, [rbp + 12800]                ;   477.8 p5+p2   63 p
        vpxord zmm15, zmm15, zmm12                        ;   478.3 p0      47 p
        vpxord zmm18, zmm2, [rbp + 8640]                  ;   478.8 p5+p3   63 p
        vmovdqu64 [rbp + 12800], zmm21                    ;   478.8 p8+p9   63 p spill
        vmovdqa64 zmm21, zmm1                             ;   477.3         47 p copy
        vpternlogd zmm21, zmm8, zmm26, 0x87               ;   479.3 p0      47 p
        vpternlogd zmm31, zmm21, zmm12, 0x4b              ;   480.3 p5      47 p
        vpternlogd zmm20, zmm31, zmm21, 0x69              ;   481.3 p0      47 p
        vmovdqu64 [rbp + 15680], zmm6                     ;   477.8 p7+p4   63 p spill
        vmovdqa64 zmm6, zmm12                             ;   478.3         47 p copy
        vpternlogd zmm6, zmm8, zmm26, 0x5c                ;   480.8 p5      47 p
        vpternlogd zmm15, zmm21, zmm6, 0x2d               ;   481.8 p0      47 p
        vmovdqu64 zmm21, [rbp + 21376]                    ;   435.8 p2      63 p
        vpxord zmm21, zmm21, [rbp + 12928]                ;   481.8 p5+p3   63 p
        vpternlogd zmm6, zmm11, zmm20, 0x69               ;   482.3 p0      47 p
        vpxord zmm10, zmm10, [rbp + 13056]                ;   482.8 p5+p2   63 p
        vpxord zmm11, zmm15, zmm6                         ;   483.3 p0      47 p
        vmovdqu64 [rbp + 13056], zmm10                    ;   483.8 p8+p9   63 p spill
        vmovdqa64 zmm10, zmm15                            ;   482.8         47 p copy
        vpternlogd zmm10, zmm20, zmm31, 0x6b              ;   483.8 p5      47 p
        vmovdqu64 [rbp + 12928], zmm21                    ;   482.8 p7+p4   63 p spill
        vmovdqa64 zmm21, zmm6                             ;   483.3         47 p copy
        vpternlogd zmm21, zmm20, zmm31, 0x53              ;   484.3 p0      47 p
        vpternlogd zmm15, zmm21, zmm31, 0x59              ;   485.3 p5      47 p
        vpternlogd zmm21, zmm10, zmm11, 0x49              ;   485.3 p0      47 p
        vpternlogd zmm10, zmm1, zmm21, 0x96               ;   486.3 p5      47 p
        vpternlogd zmm8, zmm15, zmm11, 0xb4               ;   486.3 p0      47 p
        vpternlogd zmm15, zmm26, zmm11, 0x96              ;   486.8 p5      47 p
        vpternlogd zmm21, zmm12, zmm8, 0x96               ;   487.3 p0      47 p
        vmovdqu64 zmm1, [rbp + 17600]                     ;   413.5 p3      46 p reload
        vmovdqu64 zmm12, [rbp + 22848]                    ;   414.2 p2      50 p
        vpternlogd zmm12, zmm1, [r8 + 7708]{1to16}, 0x69  ;   487.8 p5+p3   50 p
        vpternlogd zmm8, zmm6, zmm20, 0x2d                ;   488.3 p0      47 p
        vmovdqu64 zmm1, [rbp + 19840]                     ;   438.3 p2      63 p
        vpxord zmm1, zmm1, [rbp + 8000]                   ;   488.8 p5+p3   63 p
        vmovdqu64 zmm26, [rbp + 19520]                    ;   436.8 p2      63 p
        vpxord zmm26, zmm26, [rbp + 8192]                 ;   489.3 p0+p3   63 p
        vpxord zmm27, zmm27, zmm15                        ;   489.8 p5      50 p
        vpxord zmm22, zmm22, zmm10                        ;   490.3 p0      50 p
        vpxord zmm24, zmm24, zmm21                        ;   490.8 p5      50 p
        vpxord zmm23, zmm23, zmm8                         ;   491.3 p0      50 p
        vmovdqu64 [rbp + 17600], zmm26                    ;   490.3 p8+p9   63 p spill
        vmovdqu64 zmm26, [rbp + 19584]                    ;   437.3 p2      63 p
        vpxord zmm26, zmm26, [rbp + 8448]                 ;   491.8 p5+p3   63 p
        vmovdqu64 [rbp + 21376], zmm26                    ;   492.8 p7+p4   63 p spill
        vmovdqu64 zmm26, [rbp + 23296]                    ;   437.8 p2      63 p
        vpxord zmm26, zmm26, [rbp + 8512]                 ;   492.3 p0+p3   63 p
        vmovdqu64 [rbp + 18176], zmm26                    ;   493.3 p8+p9   63 p spill
        vmovdqu64 zmm26, [rbp + 15424]                    ;   439.8 p2      63 p
        vpxord zmm26, zmm26, [rbp + 8704]                 ;   492.8 p5+p3   63 p
        vmovdqu64 [rbp + 18816], zmm26                    ;   493.8 p7+p4   63 p spill
        vmovdqu64 zmm26, [rbp + 15488]                    ;   438.8 p2      63 p
        vpxord zmm26, zmm26, [rbp + 8768]                 ;   493.3 p0+p3   63 p
        vpternlogd zmm10, zmm11, [r8 + 7912]{1to16}, 0x96 ;   493.8 p5+p2   50 p
        vpternlogd zmm21, zmm6, [r8 + 7904]{1to16}, 0x96  ;   494.3 p0+p3   50 p
        vpternlogd zmm15, zmm31, [r8 + 7932]{1to16}, 0x69 ;   494.8 p5+p2   50 p
        vmovdqu64 zmm31, [rbp + 22784]                    ;   422.5 p3      46 p reload
        vmovdqu64 zmm6, [rbp + 15104]                     ;   423.2 p2      50 p
        vpternlogd zmm6, zmm31, [r8 + 7712]{1to16}, 0x96  ;   495.3 p0+p3   50 p
        vpternlogd zmm8, zmm20, [r8 + 7924]{1to16}, 0x69  ;   495.8 p5+p2   50 p
        vmovdqu64 zmm31, [rbp + 14912]                    ;   424.5 p3      46 p reload
        vmovdqu64 zmm11, [rbp + 21568]                    ;   425.2 p2      50 p
        vpternlogd zmm11, zmm31, [r8 + 7720]{1to16}, 0x96 ;   496.3 p0+p3   50 p
        vmovdqu64 zmm31, [rbp + 17728]                    ;   439.3 p2      63 p
        vpxord zmm31, zmm31, [rbp + 9024]                 ;   496.8 p5+p3   63 p
        vpxord zmm20, zmm12, [rbp + 14272]                ;   497.3 p0+p2   63 p
        vpxord zmm12, zmm12, [rbp + 13504]                ;   497.8 p5+p3   63 p
        vmovdqu64 [rbp + 13504], zmm31                    ;   497.8 p8+p9   63 p spill
        vpxord zmm31, zmm6, [rbp + 14208]                 ;   498.3 p0+p2   63 p
        vpxord zmm6, zmm6, [rbp + 13120]                  ;   498.8 p5+p3   63 p
        vmovdqu64 [rbp + 13120], zmm26                    ;   494.3 p7+p4   63 p spill
        vpxord zmm26, zmm11, [rbp + 14080]                ;   499.3 p0+p2   63 p
        vpxord zmm11, zmm11, [rbp + 13184]                ;   499.8 p5+p3   63 p
        vmovdqu64 [rbp + 13184], zmm1                     ;   489.8 p8+p9   63 p spill
        vmovdqu64 zmm1, [rbp + 8128]                      ;   430.2 p2      63 p
        vpternlogd zmm1, zmm29, [r8 + 7832]{1to16}, 0x96  ;   500.3 p0+p3   63 p
        vmovdqu64 [rbp + 14080], zmm11                    ;   500.8 p7+p4   63 p spill
        vmovdqu64 zmm11, [rbp + 7872]                     ;   431.2 p2      63 p
        vpternlogd zmm11, zmm13, [r8 + 7824]{1to16}, 0x96 ;   500.8 p5+p3   63 p
        vmovdqu64 [rbp + 14208], zmm6                     ;   499.8 p8+p9   63 p spill
        vmovdqu64 zmm6, [rbp + 13632]                     ;   432.2 p2      63 p
        vmovdqu64 [rbp + 13632], zmm12                    ;   498.8 p7+p4   63 p spill
        vmovdqu64 zmm12, [rbp + 5568]                     ;   432.5 p3      63 p
        vmovdqu64 [rbp + 14272], zmm30                    ;   476.8 p8+p9   63 p spill
        vmovdqu64 zmm30, [rbp + 8832]                     ;   433.2 p2      63 p
        vpternlogd zmm30, zmm17, [r8 + 7852]{1to16}, 0x96 ;   501.3 p0+p3   63 p
        vmovdqu64 [rbp + 14912], zmm30                    ;   502.3 p7+p4   63 p spill
        vmovdqu64 zmm30, [rbp + 8576]                     ;   434.2 p2      63 p
        vpternlogd zmm30, zmm4, [r8 + 7844]{1to16}, 0x96  ;   501.8 p5+p3   63 p
        vmovdqu64 [rbp + 22784], zmm18                    ;   479.8 p8+p9   63 p spill
        vmovdqu64 zmm18, [rbp + 8064]                     ;   435.2 p2      63 p
        vmovdqu64 [rbp + 21632], zmm30                    ;   502.8 p7+p4   63 p spill
        vmovdqu64 zmm30, [rbp + 8320]                     ;   435.5 p3      63 p
        vmovdqu64 [rbp + 17920], zmm1                     ;   501.3 p8+p9   63 p spill
        vmovdqu64 zmm1, [rbp + 13312]                     ;   436.2 p2      63 p
        vmovdqu64 [rbp + 13312], zmm11                    ;   501.8 p7+p4   63 p spill
        vmovdqu64 zmm11, [rbp + 7936]                     ;   436.5 p3      63 p
        vmovdqu64 [rbp + 21952], zmm26                    ;   500.3 p8+p9   63 p spill
        vmovdqu64 zmm26, [rbp + 8256]                     ;   437.2 p2      63 p
        vmovdqu64 [rbp + 14592], zmm31                    ;   499.3 p7+p4   63 p spill
        vmovdqu64 zmm31, [rbp + 8960]                     ;   437.5 p3      63 p
        vmovdqu64 [rbp + 17664], zmm20                    ;   498.3 p8+p9   63 p spill
        vmovdqu64 zmm20, [rbp + 22528]                    ;   438.2 p2      46 p reload
        vmovdqu64 [rbp + 16192], zmm15                    ;   495.8 p7+p4   50 p spill
        vmovdqu64 zmm15, [rbp + 21120]                    ;   438.5 p3      50 p
        vpternlogd zmm15, zmm20, [r8 + 7732]{1to16}, 0x69 ;   502.3 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 21248]                    ;   443.8 p3      63 p
        vpxord zmm20, zmm20, [rbp + 9216]                 ;   502.8 p5+p2   63 p
        vpxord zmm6, zmm6, zmm15                          ;   503.3 p0      63 p
        vpxord zmm1, zmm1, zmm15                          ;   503.8 p5      63 p
        vmovdqu64 zmm15, [rbp + 16064]                    ;   440.5 p3      46 p reload
        vmovdqu64 [rbp + 22528], zmm20                    ;   503.8 p8+p9   63 p spill
        vmovdqu64 zmm20, [rbp + 16896]                    ;   441.2 p2      50 p
        vpternlogd zmm20, zmm15, [r8 + 7740]{1to16}, 0x69 ;   504.3 p0+p3   50 p
        vmovdqu64 zmm15, [rbp + 20864]                    ;   450.3 p2      63 p
        vpxord zmm15, zmm15, [rbp + 9280]                 ;   504.8 p5+p3   63 p
        vpxord zmm12, zmm12, zmm20                        ;   505.3 p0      63 p
        vpxord zmm11, zmm11, zmm20                        ;   505.8 p5      63 p
        vmovdqu64 zmm20, [rbp + 17472]                    ;   445.3 p2      63 p
        vpxord zmm20, zmm20, [rbp + 9472]                 ;   506.3 p0+p3   63 p
        vmovdqu64 [rbp + 16064], zmm20                    ;   507.3 p7+p4   63 p spill
        vmovdqu64 zmm20, [rbp + 15808]                    ;   444.8 p2      63 p
        vpxord zmm20, zmm20, [rbp + 9536]                 ;   506.8 p5+p3   63 p
        vmovdqu64 [rbp + 22080], zmm20                    ;   507.8 p8+p9   63 p spill
        vmovdqu64 zmm20, [rbp + 20224]                    ;   445.2 p2      46 p reload
        vmovdqu64 [rbp + 20096], zmm15                    ;   505.8 p7+p4   63 p spill
        vmovdqu64 zmm15, [rbp + 24448]                    ;   445.5 p3      50 p
        vpternlogd zmm15, zmm20, [r8 + 7752]{1to16}, 0x96 ;   507.3 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 21760]                    ;   451.3 p3      63 p
        vpxord zmm20, zmm20, [rbp + 9728]                 ;   507.8 p5+p2   63 p
        vpxord zmm14, zmm14, [rbp + 10752]                ;   508.3 p0+p3   63 p
        vmovdqu64 [rbp + 20224], zmm14                    ;   509.3 p8+p9   63 p spill
        vmovdqu64 zmm14, [rbp + 23552]                    ;   448.2 p2      63 p
        vpxord zmm14, zmm14, [rbp + 9792]                 ;   508.8 p5+p3   63 p
        vpxord zmm26, zmm26, zmm15                        ;   509.3 p0      63 p
        vmovdqu64 [rbp + 24448], zmm14                    ;   509.8 p7+p4   63 p spill
        vmovdqu64 zmm14, [rbp + 9984]                     ;   449.2 p2      63 p
        vmovdqu64 [rbp + 19008], zmm20                    ;   508.8 p8+p9   63 p spill
        vmovdqu64 zmm20, [rbp + 16448]                    ;   449.5 p3      46 p reload
        vmovdqu64 [rbp + 23040], zmm26                    ;   510.3 p7+p4   63 p spill
        vmovdqu64 zmm26, [rbp + 18624]                    ;   450.2 p2      50 p
        vpternlogd zmm26, zmm20, [r8 + 7772]{1to16}, 0x69 ;   509.8 p5+p3   50 p
        vpxord zmm9, zmm9, [rbp + 10880]                  ;   510.3 p0+p2   63 p
        vpxord zmm7, zmm7, [rbp + 11264]                  ;   510.8 p5+p3   63 p
        vmovdqu64 zmm20, [rbp + 11136]                    ;   452.2 p2      62 p reload
        vpternlogd zmm29, zmm20, [r8 + 7832]{1to16}, 0x96 ;   511.3 p0+p3   63 p
        vmovdqu64 zmm20, [rbp + 11008]                    ;   453.2 p2      62 p reload
        vpternlogd zmm13, zmm20, [r8 + 7824]{1to16}, 0x96 ;   511.8 p5+p3   63 p
        vpxord zmm31, zmm31, zmm26                        ;   512.3 p0      63 p
        vmovdqu64 zmm20, [rbp + 11328]                    ;   454.2 p2      62 p reload
        vpternlogd zmm4, zmm20, [r8 + 7844]{1to16}, 0x96  ;   512.8 p5+p3   63 p
        vmovdqu64 zmm20, [rbp + 11072]                    ;   455.2 p2      63 p
        vmovdqu64 [rbp + 16448], zmm4                     ;   513.8 p8+p9   63 p spill
        vmovdqu64 zmm4, [rbp + 11200]                     ;   455.5 p3      63 p
        vmovdqu64 [rbp + 18624], zmm7                     ;   511.8 p7+p4   63 p spill
        vmovdqu64 zmm7, [rbp + 18496]                     ;   456.2 p2      46 p reload
        vmovdqu64 [rbp + 19904], zmm29                    ;   512.3 p8+p9   63 p spill
        vmovdqu64 zmm29, [rbp + 22464]                    ;   456.5 p3      50 p
        vpternlogd zmm29, zmm7, [r8 + 7804]{1to16}, 0x69  ;   513.3 p0+p2   50 p
        vpxord zmm2, zmm2, [rbp + 11392]                  ;   513.8 p5+p3   63 p
        vpxord zmm14, zmm14, zmm29                        ;   514.3 p0      63 p
        vmovdqu64 zmm7, [rbp + 11456]                     ;   458.2 p2      62 p reload
        vpternlogd zmm17, zmm7, [r8 + 7852]{1to16}, 0x96  ;   514.8 p5+p3   63 p
        vmovdqu64 zmm7, [rbp + 20992]                     ;   459.2 p2      47 p reload
        vmovdqu64 [rbp + 18496], zmm17                    ;   515.8 p7+p4   63 p spill
        vmovdqu64 zmm17, [rbp + 14784]                    ;   459.5 p3      50 p
        vpternlogd zmm17, zmm7, [r8 + 7828]{1to16}, 0x69  ;   515.3 p0+p2   50 p
        vmovdqu64 zmm7, [rbp + 19200]                     ;   460.5 p3      63 p
        vpxord zmm7, zmm7, [rbp + 11584]                  ;   515.8 p5+p2   63 p
        vpxord zmm18, zmm18, zmm17                        ;   516.3 p0      63 p
        vpxord zmm20, zmm20, zmm17                        ;   516.8 p5      63 p
        vmovdqu64 zmm17, [rbp + 16768]                    ;   461.5 p3      47 p reload
        vmovdqu64 [rbp + 19200], zmm7                     ;   516.8 p8+p9   63 p spill
        vmovdqu64 zmm7, [rbp + 15360]                     ;   462.2 p2      50 p
        vpternlogd zmm7, zmm17, [r8 + 7836]{1to16}, 0x69  ;   517.3 p0+p3   50 p
        vmovdqu64 zmm17, [rbp + 23680]                    ;   463.2 p2      63 p
        vpxord zmm17, zmm17, [rbp + 11712]                ;   517.8 p5+p3   63 p
        vpxord zmm30, zmm30, zmm7                         ;   518.3 p0      63 p
        vpxord zmm4, zmm4, zmm7                           ;   518.8 p5      63 p
        vmovdqu64 zmm7, [rbp + 23936]                     ;   468.3 p2      63 p
        vpxord zmm7, zmm7, [rbp + 12224]                  ;   519.3 p0+p3   63 p
        vmovdqu64 [rbp + 23680], zmm7                     ;   520.3 p7+p4   63 p spill
        vmovdqu64 zmm7, [rbp + 16192]                     ;   495.8 p2      63 p
        vpxord zmm7, zmm7, [rbp + 12736]                  ;   519.8 p5+p3   63 p
        vmovdqu64 [rbp + 16768], zmm7                     ;   520.8 p8+p9   63 p spill
        vpxord zmm7, zmm0, [rbp + 11968]                  ;   520.3 p0+p2   63 p
        vmovdqu64 [rbp + 20992], zmm7                     ;   521.3 p7+p4   63 p spill
        vpxord zmm7, zmm28, [rbp + 11776]                 ;   520.8 p5+p3   63 p
        vmovdqu64 [rbp + 22464], zmm7                     ;   521.8 p8+p9   63 p spill
        vpxord zmm7, zmm16, [rbp + 12032]                 ;   521.3 p0+p2   63 p
        vmovdqu64 [rbp + 15296], zmm7                     ;   522.3 p7+p4   63 p spill
        vpxord zmm7, zmm25, [rbp + 11904]                 ;   521.8 p5+p3   63 p
        vmovdqu64 [rbp + 17152], zmm7                     ;   522.8 p8+p9   63 p spill
        vpxord zmm7, zmm19, [rbp + 12096]                 ;   522.3 p0+p2   63 p
        vmovdqu64 [rbp + 16128], zmm7                     ;   523.3 p7+p4   63 p spill
        vpxord zmm7, zmm27, [rbp + 12480]                 ;   522.8 p5+p3   63 p
        vmovdqu64 [rbp + 20288], zmm7                     ;   523.8 p8+p9   63 p spill
        vpxord zmm7, zmm23, [rbp + 12352]                 ;   523.3 p0+p2   63 p
        vmovdqu64 [rbp + 23168], zmm7                     ;   524.3 p7+p4   63 p spill
        vpxord zmm7, zmm24, [rbp + 12544]                 ;   523.8 p5+p3   63 p
        vmovdqu64 [rbp + 15168], zmm7                     ;   524.8 p8+p9   63 p spill
        vpxord zmm7, zmm22, [rbp + 12672]                 ;   524.3 p0+p2   63 p
        vmovdqu64 [rbp + 22720], zmm7                     ;   525.3 p7+p4   63 p spill
        vpxord zmm7, zmm10, [rbp + 12416]                 ;   524.8 p5+p3   63 p
        vmovdqu64 [rbp + 22208], zmm7                     ;   525.8 p8+p9   63 p spill
        vpxord zmm7, zmm21, [rbp + 12288]                 ;   525.3 p0+p2   63 p
        vmovdqu64 [rbp + 16640], zmm7                     ;   526.3 p7+p4   63 p spill
        vpxord zmm7, zmm8, [rbp + 12608]                  ;   525.8 p5+p3   63 p
        vmovdqu64 [rbp + 22400], zmm7                     ;   526.8 p8+p9   63 p spill
        vmovdqu64 zmm7, [rbp + 12160]                     ;   472.2 p2      63 p
        vpternlogd zmm7, zmm5, [r8 + 7896]{1to16}, 0x96   ;   526.3 p0+p3   63 p
        vmovdqu64 [rbp + 20032], zmm7                     ;   527.3 p7+p4   63 p spill
        vmovdqu64 zmm7, [rbp + 11840]                     ;   473.2 p2      63 p
        vpternlogd zmm7, zmm3, [r8 + 7876]{1to16}, 0x96   ;   526.8 p5+p3   63 p
        vmovdqu64 [rbp + 18752], zmm7                     ;   527.8 p8+p9   63 p spill
        vmovdqu64 zmm7, [rbp + 14656]                     ;   474.2 p2      62 p reload
        vmovdqu64 [rbp + 24000], zmm17                    ;   518.8 p7+p4   63 p spill
        vmovdqu64 zmm17, [rbp + 18368]                    ;   474.5 p3      63 p
        vpternlogd zmm17, zmm7, [r8 + 7684]{1to16}, 0x96  ;   527.3 p0+p2   63 p
        vmovdqu64 zmm7, [rbp + 17408]                     ;   475.5 p3      63 p reload
        vpternlogd zmm15, zmm7, [rbp + 5760], 0x96        ;   527.8 p5+p2   55 p
        vmovdqu64 zmm7, [rbp + 14528]                     ;   476.5 p3      62 p reload
        vmovdqu64 [rbp + 14656], zmm2                     ;   514.8 p8+p9   63 p spill
        vmovdqu64 zmm2, [rbp + 22848]                     ;   477.2 p2      63 p
        vpternlogd zmm2, zmm7, [r8 + 7692]{1to16}, 0x96   ;   528.3 p0+p3   63 p
        vpbroadcastd zmm7, [r8 + 7696]                    ;   416.8 p10     62 p.4 reload
        vmovdqu64 [rbp + 14528], zmm4                     ;   519.8 p7+p4   63 p spill
        vmovdqu64 zmm4, [rbp + 14464]                     ;   478.2 p2      62 p reload
        vmovdqu64 [rbp + 18560], zmm20                    ;   517.8 p8+p9   63 p spill
        vmovdqu64 zmm20, [rbp + 18304]                    ;   478.5 p3      63 p
        vpternlogd zmm20, zmm4, zmm7, 0x96                ;   528.8 p5      63 p
        vmovdqu64 zmm4, [rbp + 18304]                     ;   479.2 p2      46 p reload
        vpternlogd zmm7, zmm4, [rbp + 13376], 0x96        ;   529.3 p0+p3   63 p
        vpbroadcastd zmm4, [r8 + 7704]                    ;   418.3 p10     62 p.6 reload
        vmovdqu64 [rbp + 13376], zmm13                    ;   512.8 p7+p4   63 p spill
        vmovdqu64 zmm13, [rbp + 14336]                    ;   480.2 p2      62 p reload
        vmovdqu64 [rbp + 18304], zmm9                     ;   511.3 p8+p9   63 p spill
        vmovdqu64 zmm9, [rbp + 19968]                     ;   480.5 p3      63 p
        vpternlogd zmm9, zmm13, zmm4, 0x96                ;   529.8 p5      63 p
        vmovdqu64 zmm13, [rbp + 19968]                    ;   481.2 p2      46 p reload
        vpternlogd zmm4, zmm13, [rbp + 13568], 0x96       ;   530.3 p0+p3   63 p
        vmovdqu64 zmm13, [rbp + 17664]                    ;   498.3 p2      63 p reload
        vpternlogd zmm26, zmm13, [rbp + 6080], 0x96       ;   530.8 p5+p3   55 p
        vmovdqu64 zmm13, [rbp + 14144]                    ;   483.2 p2      62 p reload
        vmovdqu64 [rbp + 13568], zmm14                    ;   515.3 p7+p4   63 p spill
        vmovdqu64 zmm14, [rbp + 21120]                    ;   483.5 p3      63 p
        vpternlogd zmm14, zmm13, [r8 + 7716]{1to16}, 0x96 ;   531.3 p0+p2   63 p
        vpbroadcastd zmm13, [r8 + 7724]                   ;   423.3 p10     62 p.11 reload
        vmovdqu64 [rbp + 14144], zmm31                    ;   513.3 p8+p9   63 p spill
        vmovdqu64 zmm31, [rbp + 13824]                    ;   484.5 p3      62 p reload
        vmovdqu64 [rbp + 19968], zmm11                    ;   506.8 p7+p4   63 p spill
        vmovdqu64 zmm11, [rbp + 16896]                    ;   485.2 p2      63 p
        vpternlogd zmm11, zmm31, zmm13, 0x96              ;   531.8 p5      63 p
        vmovdqu64 zmm31, [rbp + 16896]                    ;   485.5 p3      46 p reload
        vpternlogd zmm13, zmm31, [rbp + 13248], 0x96      ;   532.3 p0+p2   63 p
        vpbroadcastd zmm31, [r8 + 7728]                   ;   425.3 p10     62 p.12 reload
        vmovdqu64 [rbp + 13248], zmm1                     ;   504.8 p8+p9   63 p spill
        vmovdqu64 zmm1, [rbp + 13760]                     ;   486.5 p3      62 p reload
        vmovdqu64 [rbp + 16896], zmm13                    ;   533.3 p7+p4   63 p spill
        vmovdqu64 zmm13, [rbp + 15104]                    ;   487.2 p2      63 p
        vpternlogd zmm13, zmm1, zmm31, 0x96               ;   532.8 p5      63 p
        vmovdqu64 zmm1, [rbp + 15104]                     ;   487.5 p3      46 p reload
        vpternlogd zmm31, zmm1, [rbp + 13440], 0x96       ;   533.3 p0+p2   63 p
        vmovdqu64 zmm1, [rbp + 21760]                     ;   488.5 p3      55 p
        vpternlogd zmm1, zmm6, [rbp + 6464], 0x96         ;   533.8 p5+p2   55 p
        vmovdqu64 [rbp + 21760], zmm31                    ;   534.3 p8+p9   63 p spill
        vmovdqu64 zmm31, [rbp + 14016]                    ;   489.5 p3      62 p reload
        vmovdqu64 [rbp + 13440], zmm4                     ;   531.3 p7+p4   63 p spill
        vmovdqu64 zmm4, [rbp + 21568]                     ;   490.2 p2      63 p
        vpternlogd zmm4, zmm31, [r8 + 7736]{1to16}, 0x96  ;   534.3 p0+p3   63 p
        vpternlogd zmm29, zmm12, [rbp + 6592], 0x96       ;   534.8 p5+p2   55 p
        vmovdqu64 zmm31, [rbp + 14400]                    ;   491.5 p3      63 p reload
        vpternlogd zmm28, zmm31, [rbp + 9408], 0x96       ;   535.3 p0+p2   55 p
        vmovdqu64 zmm31, [rbp + 9600]                     ;   492.5 p3      55 p
        vmovdqu64 [rbp + 14016], zmm7                     ;   530.3 p8+p9   63 p spill
        vmovdqu64 zmm7, [rbp + 7552]                      ;   493.2 p2      62 p reload
        vmovdqu64 [rbp + 15104], zmm28                    ;   536.3 p7+p4   55 p spill
        vmovdqu64 zmm28, [rbp + 14784]                    ;   493.5 p3      63 p
        vpternlogd zmm28, zmm7, [r8 + 7812]{1to16}, 0x96  ;   535.8 p5+p2   63 p
        vpxord zmm31, zmm31, zmm28                        ;   536.8 p0      55 p
        vpternlogd zmm31, zmm3, [r8 + 7876]{1to16}, 0x96  ;   537.8 p5+p3   55 p
        vmovdqu64 zmm3, [rbp + 20736]                     ;   495.2 p2      63 p reload
        vpternlogd zmm25, zmm3, [rbp + 9664], 0x96        ;   537.3 p0+p3   55 p
        vpbroadcastd zmm7, [r8 + 7820]                    ;   435.3 p10     62 p.35 reload
        vmovdqu64 zmm3, [rbp + 7808]                      ;   496.2 p2      62 p reload
        vmovdqu64 [rbp + 13760], zmm28                    ;   536.8 p8+p9   63 p spill
        vmovdqu64 zmm28, [rbp + 15360]                    ;   496.5 p3      63 p
        vpternlogd zmm28, zmm3, zmm7, 0x96                ;   537.8 p5      63 p
        vmovdqu64 zmm3, [rbp + 17920]                     ;   501.3 p2      55 p
        vpxord zmm3, zmm3, [rbp + 10112]                  ;   538.3 p0+p3   55 p
        vmovdqu64 [rbp + 13824], zmm25                    ;   538.3 p7+p4   55 p spill
        vmovdqu64 zmm25, [rbp + 15360]                    ;   498.2 p2      47 p reload
        vpternlogd zmm7, zmm25, [rbp + 10944], 0x96       ;   538.8 p5+p3   63 p
        vpternlogd zmm19, zmm18, [rbp + 10048], 0x96      ;   539.3 p0+p2   55 p
        vpternlogd zmm3, zmm5, [r8 + 7896]{1to16}, 0x96   ;   539.8 p5+p3   55 p
        vmovdqu64 zmm5, [rbp + 13312]                     ;   501.8 p2      63 p reload
        vpternlogd zmm16, zmm5, [rbp + 9920], 0x96        ;   540.3 p0+p3   55 p
        vpternlogd zmm0, zmm28, [rbp + 9856], 0x96        ;   540.8 p5+p2   55 p
        vmovdqu64 zmm25, [rbp + 21632]                    ;   502.8 p3      63 p reload
        vpternlogd zmm23, zmm25, [rbp + 10304], 0x96      ;   541.3 p0+p2   55 p
        vmovdqu64 zmm25, [rbp + 22784]                    ;   502.5 p3      63 p reload
        vpternlogd zmm10, zmm25, [rbp + 10368], 0x96      ;   541.8 p5+p2   55 p
        vmovdqu64 zmm25, [rbp + 23744]                    ;   503.5 p3      63 p reload
        vpternlogd zmm21, zmm25, [rbp + 10240], 0x96      ;   542.3 p0+p2   55 p
        vmovdqu64 zmm25, [rbp + 23936]                    ;   504.5 p3      55 p
        vpternlogd zmm25, zmm30, [rbp + 10176], 0x96      ;   542.8 p5+p2   55 p
        vmovdqu64 zmm5, [rbp + 19520]                     ;   505.5 p3      55 p
        vpternlogd zmm5, zmm17, [rbp + 5696], 0x96        ;   543.3 p0+p2   55 p
        vmovdqu64 [rbp + 19520], zmm7                     ;   539.8 p8+p9   63 p spill
        vmovdqu64 zmm7, [rbp + 19584]                     ;   506.5 p3      55 p
        vpternlogd zmm7, zmm2, [rbp + 5824], 0x96         ;   543.8 p5+p2   55 p
        vmovdqu64 [rbp + 19584], zmm30                    ;   519.3 p7+p4   63 p spill
        vmovdqu64 zmm30, [rbp + 23296]                    ;   507.5 p3      55 p
        vpternlogd zmm30, zmm20, [rbp + 5888], 0x96       ;   544.3 p0+p2   55 p
        vmovdqu64 [rbp + 23296], zmm18                    ;   517.3 p8+p9   63 p spill
        vmovdqu64 zmm18, [rbp + 15488]                    ;   508.5 p3      55 p
        vpternlogd zmm18, zmm9, [rbp + 6016], 0x96        ;   544.8 p5+p2   55 p
        vmovdqu64 [rbp + 15488], zmm28                    ;   538.8 p7+p4   63 p spill
        vmovdqu64 zmm28, [rbp + 21248]                    ;   509.5 p3      55 p
        vpternlogd zmm28, zmm14, [rbp + 6208], 0x96       ;   545.3 p0+p2   55 p
        vmovdqu64 [rbp + 21248], zmm10                    ;   542.8 p8+p9   55 p spill
        vmovdqu64 zmm10, [rbp + 17472]                    ;   510.5 p3      55 p
        vpternlogd zmm10, zmm11, [rbp + 6336], 0x96       ;   545.8 p5+p2   55 p
        vmovdqu64 [rbp + 17472], zmm23                    ;   542.3 p7+p4   55 p spill
        vmovdqu64 zmm23, [rbp + 15808]                    ;   511.5 p3      55 p
        vpternlogd zmm23, zmm13, [rbp + 6400], 0x96       ;   546.3 p0+p2   55 p
        vmovdqu64 [rbp + 15808], zmm21                    ;   543.3 p8+p9   55 p spill
        vmovdqu64 zmm21, [rbp + 23552]                    ;   512.5 p3      55 p
        vpternlogd zmm21, zmm4, [rbp + 6528], 0x96        ;   546.8 p5+p2   55 p
        vmovdqu64 [rbp + 23552], zmm25                    ;   543.8 p7+p4   55 p spill
        vmovdqu64 zmm25, [rbp + 8896]                     ;   513.5 p3      62 p reload
        vmovdqu64 [rbp + 23936], zmm3                     ;   540.8 p8+p9   55 p spill
        vmovdqu64 zmm3, [rbp + 19136]                     ;   514.2 p2      63 p
        vpternlogd zmm3, zmm25, [r8 + 7856]{1to16}, 0x96  ;   547.3 p0+p3   63 p
        vpternlogd zmm24, zmm3, [rbp + 10496], 0x96       ;   548.3 p5+p2   55 p
        vmovdqu64 zmm25, [rbp + 14912]                    ;   515.5 p3      63 p reload
        vpternlogd zmm27, zmm25, [rbp + 10432], 0x96      ;   548.3 p0+p2   55 p
        vmovdqu64 zmm25, [rbp + 9152]                     ;   516.5 p3      62 p reload
        vmovdqu64 [rbp + 15360], zmm3                     ;   548.3 p7+p4   63 p spill
        vmovdqu64 zmm3, [rbp + 20928]                     ;   517.2 p2      63 p
        vpternlogd zmm3, zmm25, [r8 + 7864]{1to16}, 0x96  ;   548.8 p5+p3   63 p
        vpternlogd zmm22, zmm3, [rbp + 10624], 0x96       ;   549.8 p0+p2   55 p
        vmovdqu64 zmm25, [rbp + 14272]                    ;   518.5 p3      63 p reload
        vpternlogd zmm8, zmm25, [rbp + 10560], 0x96       ;   549.8 p5+p2   55 p
        vmovdqu64 zmm25, [rbp + 13696]                    ;   519.5 p3      62 p reload
        vmovdqu64 [rbp + 14336], zmm3                     ;   549.8 p8+p9   63 p spill
        vmovdqu64 zmm3, [rbp + 18368]                     ;   520.2 p2      63 p
        vpternlogd zmm3, zmm25, [r8 + 7684]{1to16}, 0x96  ;   550.3 p0+p3   63 p
        vmovdqu64 zmm25, [rbp + 12992]                    ;   521.2 p2      62 p reload
        vmovdqu64 [rbp + 13696], zmm5                     ;   544.3 p7+p4   55 p spill
        vmovdqu64 zmm5, [rbp + 22848]                     ;   521.5 p3      63 p
        vpternlogd zmm5, zmm25, [r8 + 7692]{1to16}, 0x96  ;   550.8 p5+p2   63 p
        vmovdqu64 zmm25, [rbp + 13952]                    ;   522.5 p3      62 p reload
        vmovdqu64 [rbp + 12992], zmm15                    ;   528.8 p8+p9   55 p spill
        vmovdqu64 zmm15, [rbp + 21120]                    ;   523.2 p2      63 p
        vpternlogd zmm15, zmm25, [r8 + 7716]{1to16}, 0x96 ;   551.3 p0+p3   63 p
        vmovdqu64 zmm25, [rbp + 13888]                    ;   524.2 p2      62 p reload
        vmovdqu64 [rbp + 13952], zmm26                    ;   531.8 p7+p4   55 p spill
        vmovdqu64 zmm26, [rbp + 21568]                    ;   524.5 p3      63 p
        vpternlogd zmm26, zmm25, [r8 + 7736]{1to16}, 0x96 ;   551.8 p5+p2   63 p
        vmovdqu64 [rbp + 6464], zmm6                      ;   504.3 p8+p9   89 rounds
        vmovdqu64 [rbp + 6592], zmm12                     ;   506.3 p7+p4   89 rounds
        vmovdqu64 zmm6, [rbp + 17408]                     ;   525.5 p3      63 p reload
        vmovdqu64 [rbp + 5760], zmm6                      ;   531.5 p8+p9   89 rounds
        vmovdqu64 zmm6, [rbp + 17664]                     ;   526.2 p2      63 p reload
        vmovdqu64 [rbp + 6080], zmm6                      ;   532.2 p7+p4   89 rounds
        vmovdqu64 [rbp + 5696], zmm17                     ;   528.3 p8+p9   89 rounds
        vmovdqu64 zmm6, [rbp + 10816]                     ;   526.5 p3      62 p reload
        vmovdqu64 zmm12, [rbp + 14784]                    ;   527.2 p2      63 p
        vpternlogd zmm12, zmm6, [r8 + 7812]{1to16}, 0x96  ;   552.3 p0+p3   63 p
        vmovdqu64 zmm6, [rbp + 15104]                     ;   536.3 p2      55 p reload
        vmovdqu64 [rbp + 7360], zmm6                      ;   542.3 p7+p4   89 rounds
        vmovdqu64 zmm6, [rbp + 13824]                     ;   538.3 p3      55 p reload
        vmovdqu64 [rbp + 7616], zmm6                      ;   544.3 p8+p9   89 rounds
        vmovdqu64 zmm6, [rbp + 23936]                     ;   540.8 p2      55 p reload
        vmovdqu64 [rbp + 8128], zmm6                      ;   546.8 p7+p4   89 rounds
        vmovdqu64 zmm6, [rbp + 23552]                     ;   543.8 p3      55 p reload
        vmovdqu64 [rbp + 8320], zmm6                      ;   549.8 p8+p9   89 rounds
        vmovdqu64 zmm6, [rbp + 15808]                     ;   543.3 p2      55 p reload
        vmovdqu64 [rbp + 8384], zmm6                      ;   549.3 p7+p4   89 rounds
        vmovdqu64 zmm6, [rbp + 17472]                     ;   542.3 p3      55 p reload
        vmovdqu64 [rbp + 8576], zmm6                      ;   548.3 p8+p9   89 rounds
        vmovdqu64 zmm6, [rbp + 21248]                     ;   542.8 p2      55 p reload
        vmovdqu64 [rbp + 8640], zmm6                      ;   548.8 p7+p4   89 rounds
        vmovdqu64 [rbp + 5824], zmm2                      ;   529.3 p8+p9   89 rounds
        vmovdqu64 zmm2, [rbp + 11520]                     ;   531.5 p3      62 p reload
        vmovdqu64 zmm6, [rbp + 19136]                     ;   532.2 p2      63 p
        vpternlogd zmm6, zmm2, [r8 + 7856]{1to16}, 0x96   ;   552.8 p5+p3   63 p
        vmovdqu64 [rbp + 5888], zmm20                     ;   529.8 p7+p4   89 rounds
        vmovdqu64 zmm2, [rbp + 11648]                     ;   533.2 p2      62 p reload
        vmovdqu64 zmm17, [rbp + 20928]                    ;   533.5 p3      63 p
        vpternlogd zmm17, zmm2, [r8 + 7864]{1to16}, 0x96  ;   553.3 p0+p2   63 p
        vmovdqu64 zmm2, [rbp + 14400]                     ;   534.5 p3      63 p reload
        vmovdqu64 [rbp + 9408], zmm2                      ;   540.5 p8+p9   89 rounds
        vmovdqu64 zmm2, [rbp + 13760]                     ;   536.8 p2      63 p reload
        vmovdqu64 [rbp + 9600], zmm2                      ;   542.8 p7+p4   89 rounds
        vmovdqu64 zmm2, [rbp + 20736]                     ;   535.5 p3      63 p reload
        vmovdqu64 [rbp + 9664], zmm2                      ;   541.5 p8+p9   89 rounds
        vmovdqu64 zmm2, [rbp + 15488]                     ;   538.8 p2      63 p reload
        vmovdqu64 [rbp + 9856], zmm2                      ;   544.8 p7+p4   89 rounds
        vmovdqu64 zmm2, [rbp + 13312]                     ;   536.5 p3      63 p reload
        vmovdqu64 [rbp + 9920], zmm2                      ;   542.5 p8+p9   89 rounds
        vmovdqu64 zmm2, [rbp + 23296]                     ;   537.2 p2      63 p reload
        vmovdqu64 [rbp + 10048], zmm2                     ;   543.2 p7+p4   89 rounds
        vmovdqu64 zmm2, [rbp + 17920]                     ;   537.5 p3      63 p reload
        vmovdqu64 [rbp + 10112], zmm2                     ;   543.5 p8+p9   89 rounds
        vmovdqu64 zmm2, [rbp + 19584]                     ;   538.2 p2      63 p reload
        vmovdqu64 [rbp + 10176], zmm2                     ;   544.2 p7+p4   89 rounds
        vmovdqu64 zmm2, [rbp + 23744]                     ;   538.5 p3      63 p reload
        vmovdqu64 [rbp + 10240], zmm2                     ;   544.5 p8+p9   89 rounds
        vmovdqu64 zmm2, [rbp + 21632]                     ;   539.2 p2      63 p reload
        vmovdqu64 [rbp + 10304], zmm2                     ;   545.2 p7+p4   89 rounds
        vmovdqu64 zmm2, [rbp + 22784]                     ;   539.5 p3      63 p reload
        vmovdqu64 [rbp + 10368], zmm2                     ;   545.5 p8+p9   89 rounds
        vmovdqu64 zmm2, [rbp + 14912]                     ;   540.2 p2      63 p reload
        vmovdqu64 [rbp + 10432], zmm2                     ;   546.2 p7+p4   89 rounds
        vmovdqu64 zmm2, [rbp + 15360]                     ;   548.3 p3      63 p reload
        vmovdqu64 [rbp + 10496], zmm2                     ;   554.3 p8+p9   89 rounds
        vmovdqu64 zmm2, [rbp + 14272]                     ;   541.2 p2      63 p reload
        vmovdqu64 [rbp + 10560], zmm2                     ;   547.2 p7+p4   89 rounds
        vmovdqu64 zmm2, [rbp + 14336]                     ;   549.8 p3      63 p reload
        vmovdqu64 [rbp + 10624], zmm2                     ;   555.8 p8+p9   89 rounds
        vmovdqu64 [rbp + 6016], zmm9                      ;   530.8 p7+p4   89 rounds
        vmovdqu64 zmm2, [rbp + 19840]                     ;   542.2 p2      50 p reload
        vmovdqu64 zmm9, [rbp + 12864]                     ;   542.5 p3      55 p
        vpternlogd zmm9, zmm2, [rbp + 5632], 0x96         ;   553.8 p5+p2   55 p
        vmovdqu64 zmm2, [rbp + 12864]                     ;   543.5 p3      63 p reload
        vmovdqu64 [rbp + 5632], zmm2                      ;   549.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 6208], zmm14                     ;   532.3 p7+p4   89 rounds
        vmovdqu64 zmm2, [rbp + 15424]                     ;   544.2 p2      50 p reload
        vmovdqu64 zmm14, [rbp + 21440]                    ;   544.5 p3      55 p
        vpternlogd zmm14, zmm2, [rbp + 5952], 0x96        ;   554.3 p0+p2   55 p
        vmovdqu64 zmm2, [rbp + 21440]                     ;   545.5 p3      63 p reload
        vmovdqu64 [rbp + 5952], zmm2                      ;   551.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 5568], zmm29                     ;   535.8 p7+p4   89 rounds
        vmovdqu64 zmm2, [rbp + 17728]                     ;   546.2 p2      50 p reload
        vmovdqu64 zmm20, [rbp + 14592]                    ;   546.5 p3      55 p
        vpternlogd zmm20, zmm2, [rbp + 6144], 0x96        ;   554.8 p5+p2   55 p
        vmovdqu64 zmm2, [rbp + 14592]                     ;   547.5 p3      63 p reload
        vmovdqu64 [rbp + 6144], zmm2                      ;   553.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 6336], zmm11                     ;   532.8 p7+p4   89 rounds
        vmovdqu64 zmm2, [rbp + 20864]                     ;   548.2 p2      50 p reload
        vmovdqu64 zmm11, [rbp + 21952]                    ;   548.5 p3      55 p
        vpternlogd zmm11, zmm2, [rbp + 6272], 0x96        ;   555.3 p0+p2   55 p
        vmovdqu64 zmm2, [rbp + 21952]                     ;   549.5 p3      63 p reload
        vmovdqu64 [rbp + 6272], zmm2                      ;   555.5 p8+p9   89 rounds
        vmovdqu64 zmm2, [rbp + 19968]                     ;   550.2 p2      63 p reload
        vmovdqu64 [rbp + 7936], zmm2                      ;   556.2 p7+p4   89 rounds
        vmovdqu64 zmm2, [rbp + 13184]                     ;   550.5 p3      63 p reload
        vmovdqu64 [rbp + 8000], zmm2                      ;   556.5 p8+p9   89 rounds
        vmovdqu64 zmm2, [rbp + 17600]                     ;   551.2 p2      63 p reload
        vmovdqu64 [rbp + 8192], zmm2                      ;   557.2 p7+p4   89 rounds
        vmovdqu64 zmm2, [rbp + 23040]                     ;   551.5 p3      63 p reload
        vmovdqu64 [rbp + 8256], zmm2                      ;   557.5 p8+p9   89 rounds
        vmovdqu64 zmm2, [rbp + 21376]                     ;   552.2 p2      63 p reload
        vmovdqu64 [rbp + 8448], zmm2                      ;   558.2 p7+p4   89 rounds
        vmovdqu64 zmm2, [rbp + 18176]                     ;   552.5 p3      63 p reload
        vmovdqu64 [rbp + 8512], zmm2                      ;   558.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 6400], zmm13                     ;   533.8 p7+p4   89 rounds
        vmovdqu64 zmm2, [rbp + 18816]                     ;   553.2 p2      63 p reload
        vmovdqu64 [rbp + 8704], zmm2                      ;   559.2 p8+p9   89 rounds
        vmovdqu64 zmm2, [rbp + 13120]                     ;   553.5 p3      63 p reload
        vmovdqu64 [rbp + 8768], zmm2                      ;   559.5 p7+p4   89 rounds
        vmovdqu64 [rbp + 6528], zmm4                      ;   535.3 p8+p9   89 rounds
        vmovdqu64 zmm2, [rbp + 14144]                     ;   554.2 p2      63 p reload
        vmovdqu64 [rbp + 8960], zmm2                      ;   560.2 p7+p4   89 rounds
        vmovdqu64 zmm2, [rbp + 13504]                     ;   554.5 p3      63 p reload
        vmovdqu64 [rbp + 9024], zmm2                      ;   560.5 p8+p9   89 rounds
        vmovdqu64 zmm2, [rbp + 22528]                     ;   555.2 p2      63 p reload
        vmovdqu64 [rbp + 9216], zmm2                      ;   561.2 p7+p4   89 rounds
        vmovdqu64 zmm2, [rbp + 20096]                     ;   555.5 p3      63 p reload
        vmovdqu64 [rbp + 9280], zmm2                      ;   561.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 7552], zmm31                     ;   538.8 p7+p4   89 rounds
        vmovdqu64 zmm31, [rbp + 16064]                    ;   556.2 p2      63 p reload
        vmovdqu64 [rbp + 9472], zmm31                     ;   562.2 p8+p9   89 rounds
        vmovdqu64 zmm31, [rbp + 22080]                    ;   556.5 p3      63 p reload
        vmovdqu64 [rbp + 9536], zmm31                     ;   562.5 p7+p4   89 rounds
        vmovdqu64 zmm31, [rbp + 19008]                    ;   557.2 p2      63 p reload
        vmovdqu64 [rbp + 9728], zmm31                     ;   563.2 p8+p9   89 rounds
        vmovdqu64 [rbp + 8064], zmm19                     ;   540.3 p7+p4   89 rounds
        vmovdqu64 [rbp + 7872], zmm16                     ;   541.3 p8+p9   89 rounds
        vmovdqu64 [rbp + 7808], zmm0                      ;   541.8 p7+p4   89 rounds
        vmovdqu64 zmm31, [rbp + 24448]                    ;   557.5 p3      63 p reload
        vmovdqu64 [rbp + 9792], zmm31                     ;   563.5 p8+p9   89 rounds
        vmovdqu64 zmm31, [rbp + 13568]                    ;   558.2 p2      63 p reload
        vmovdqu64 [rbp + 9984], zmm31                     ;   564.2 p7+p4   89 rounds
        vmovdqu64 zmm31, [rbp + 16192]                    ;   558.5 p3      50 p reload
        vmovdqu64 zmm0, [rbp + 15680]                     ;   559.2 p2      55 p
        vpternlogd zmm0, zmm31, [rbp + 10688], 0x96       ;   565.2 p5+p3   55 p
        vmovdqu64 zmm31, [rbp + 15680]                    ;   560.2 p2      63 p reload
        vmovdqu64 [rbp + 10688], zmm31                    ;   566.2 p8+p9   89 rounds
        vmovdqu64 zmm31, [rbp + 20224]                    ;   560.5 p3      63 p reload
        vmovdqu64 [rbp + 10752], zmm31                    ;   566.5 p7+p4   89 rounds
        vmovdqu64 zmm31, [rbp + 18304]                    ;   561.2 p2      63 p reload
        vmovdqu64 [rbp + 10880], zmm31                    ;   567.2 p8+p9   89 rounds
        vmovdqu64 zmm31, [rbp + 19520]                    ;   561.5 p3      63 p reload
        vmovdqu64 [rbp + 10944], zmm31                    ;   567.5 p7+p4   89 rounds
        vmovdqu64 zmm31, [rbp + 13376]                    ;   562.2 p2      63 p reload
        vmovdqu64 [rbp + 11008], zmm31                    ;   568.2 p8+p9   89 rounds
        vmovdqu64 zmm31, [rbp + 18560]                    ;   562.5 p3      63 p reload
        vmovdqu64 [rbp + 11072], zmm31                    ;   568.5 p7+p4   89 rounds
        vmovdqu64 zmm31, [rbp + 19904]                    ;   563.2 p2      63 p reload
        vmovdqu64 [rbp + 11136], zmm31                    ;   569.2 p8+p9   89 rounds
        vmovdqu64 zmm31, [rbp + 14528]                    ;   563.5 p3      63 p reload
        vmovdqu64 [rbp + 11200], zmm31                    ;   569.5 p7+p4   89 rounds
        vmovdqu64 zmm31, [rbp + 18624]                    ;   564.2 p2      63 p reload
        vmovdqu64 [rbp + 11264], zmm31                    ;   570.2 p8+p9   89 rounds
        vmovdqu64 zmm31, [rbp + 16448]                    ;   564.5 p3      63 p reload
        vmovdqu64 [rbp + 11328], zmm31                    ;   570.5 p7+p4   89 rounds
        vmovdqu64 zmm31, [rbp + 14656]                    ;   565.2 p2      63 p reload
        vmovdqu64 [rbp + 11392], zmm31                    ;   571.2 p8+p9   89 rounds
        vmovdqu64 [rbp + 8832], zmm27                     ;   549.3 p7+p4   89 rounds
        vmovdqu64 [rbp + 8896], zmm24                     ;   549.3 p8+p9   89 rounds
        vmovdqu64 zmm31, [rbp + 18496]                    ;   565.5 p3      63 p reload
        vmovdqu64 [rbp + 11456], zmm31                    ;   571.5 p7+p4   89 rounds
        vmovdqu64 [rbp + 9088], zmm8                      ;   550.8 p8+p9   89 rounds
        vmovdqu64 [rbp + 9152], zmm22                     ;   550.8 p7+p4   89 rounds
        vmovdqu64 zmm31, [rbp + 19200]                    ;   566.2 p2      63 p reload
        vmovdqu64 [rbp + 11584], zmm31                    ;   572.2 p8+p9   89 rounds
        vmovdqu64 zmm31, [rbp + 24000]                    ;   566.5 p3      63 p reload
        vmovdqu64 [rbp + 11712], zmm31                    ;   572.5 p7+p4   89 rounds
        vmovdqu64 zmm31, [rbp + 22464]                    ;   567.2 p2      63 p reload
        vmovdqu64 [rbp + 11776], zmm31                    ;   573.2 p8+p9   89 rounds
        vmovdqu64 zmm31, [rbp + 18752]                    ;   567.5 p3      63 p reload
        vmovdqu64 [rbp + 11840], zmm31                    ;   573.5 p7+p4   89 rounds
        vmovdqu64 zmm31, [rbp + 17152]                    ;   568.2 p2      63 p reload
        vmovdqu64 [rbp + 11904], zmm31                    ;   574.2 p8+p9   89 rounds
        vmovdqu64 zmm31, [rbp + 20992]                    ;   568.5 p3      63 p reload
        vmovdqu64 [rbp + 11968], zmm31                    ;   574.5 p7+p4   89 rounds
        vmovdqu64 zmm31, [rbp + 15296]                    ;   569.2 p2      63 p reload
        vmovdqu64 [rbp + 12032], zmm31                    ;   575.2 p8+p9   89 rounds
        vmovdqu64 zmm31, [rbp + 16128]                    ;   569.5 p3      63 p reload
        vmovdqu64 [rbp + 12096], zmm31                    ;   575.5 p7+p4   89 rounds
        vmovdqu64 zmm31, [rbp + 20032]                    ;   570.2 p2      63 p reload
        vmovdqu64 [rbp + 12160], zmm31                    ;   576.2 p8+p9   89 rounds
        vmovdqu64 zmm31, [rbp + 23680]                    ;   570.5 p3      63 p reload
        vmovdqu64 [rbp + 12224], zmm31                    ;   576.5 p7+p4   89 rounds
        vmovdqu64 zmm31, [rbp + 16640]                    ;   571.2 p2      63 p reload
        vmovdqu64 [rbp + 12288], zmm31                    ;   577.2 p8+p9   89 rounds
        vmovdqu64 zmm31, [rbp + 23168]                    ;   571.5 p3      63 p reload
        vmovdqu64 [rbp + 12352], zmm31                    ;   577.5 p7+p4   89 rounds
        vmovdqu64 zmm31, [rbp + 22208]                    ;   572.2 p2      63 p reload
        vmovdqu64 [rbp + 12416], zmm31                    ;   578.2 p8+p9   89 rounds
        vmovdqu64 zmm31, [rbp + 20288]                    ;   572.5 p3      63 p reload
        vmovdqu64 [rbp + 12480], zmm31                    ;   578.5 p7+p4   89 rounds
        vmovdqu64 zmm31, [rbp + 15168]                    ;   573.2 p2      63 p reload
        vmovdqu64 [rbp + 12544], zmm31                    ;   579.2 p8+p9   89 rounds
        vmovdqu64 zmm31, [rbp + 22400]                    ;   573.5 p3      63 p reload
        vmovdqu64 [rbp + 12608], zmm31                    ;   579.5 p7+p4   89 rounds
        vmovdqu64 zmm31, [rbp + 22720]                    ;   574.2 p2      63 p reload
        vmovdqu64 [rbp + 12672], zmm31                    ;   580.2 p8+p9   89 rounds
        vmovdqu64 zmm31, [rbp + 16768]                    ;   574.5 p3      63 p reload
        vmovdqu64 [rbp + 12736], zmm31                    ;   580.5 p7+p4   89 rounds
        vmovdqu64 [rbp + 10816], zmm12                    ;   553.3 p8+p9   89 rounds
        vmovdqu64 [rbp + 9344], zmm0                      ;   566.2 p7+p4   89 rounds
        vmovdqu64 [rbp + 11520], zmm6                     ;   554.2 p8+p9   89 rounds
        vmovdqu64 [rbp + 11648], zmm17                    ;   554.3 p7+p4   89 rounds
        add r8, -512                                      ;   507.7 p1      89 rounds
        vmovdqu64 zmm2, [rbp + 13696]                     ;   575.2 p2      55 p reload
        vmovdqu64 zmm4, [rbp + 12992]                     ;   575.5 p3      55 p reload
        vmovdqu64 zmm31, [rbp + 13952]                    ;   576.2 p2      55 p reload
        vmovdqu64 zmm0, [rbp + 12800]                     ;   576.5 p3      63 p reload
        vmovdqu64 zmm6, [rbp + 12928]                     ;   577.2 p2      63 p reload
        vmovdqu64 zmm8, [rbp + 14016]                     ;   577.5 p3      63 p reload
        vmovdqu64 zmm12, [rbp + 13056]                    ;   578.2 p2      63 p reload
        vmovdqu64 zmm13, [rbp + 13440]                    ;   578.5 p3      63 p reload
        vmovdqu64 zmm16, [rbp + 13632]                    ;   579.2 p2      63 p reload
        vmovdqu64 zmm17, [rbp + 14208]                    ;   579.5 p3      63 p reload
        vmovdqu64 zmm19, [rbp + 14080]                    ;   580.2 p2      63 p reload
        vmovdqu64 zmm22, [rbp + 16896]                    ;   580.5 p3      63 p reload
        vmovdqu64 zmm25, [rbp + 21760]                    ;   581.2 p2      63 p reload
        vmovdqu64 zmm27, [rbp + 13248]                    ;   581.5 p3      63 p reload
        vmovdqa64 zmm24, zmm23                            ;   547.3         55 p copy
        vmovdqa64 zmm23, zmm22                            ;   586.5         63 p copy
        vmovdqa64 zmm22, zmm10                            ;   546.8         55 p copy
        vmovdqa64 zmm10, zmm14                            ;   555.3         55 p copy
        vmovdqa64 zmm14, zmm31                            ;   582.2         55 p copy
        vmovdqa64 zmm29, zmm26                            ;   552.8         63 p copy
        vmovdqa64 zmm26, zmm1                             ;   534.8         55 p copy
        vmovdqa64 zmm1, zmm0                              ;   582.5         63 p copy
        vmovdqa64 zmm0, zmm9                              ;   554.8         55 p copy
        vmovdqa64 zmm9, zmm8                              ;   583.5         63 p copy
        vmovdqa64 zmm8, zmm30                             ;   545.3         55 p copy
        vmovdqa64 zmm30, zmm6                             ;   583.2         63 p copy
        vmovdqa64 zmm6, zmm7                              ;   544.8         55 p copy
        vmovdqa64 zmm7, zmm5                              ;   551.8         63 p copy
        vmovdqa64 zmm5, zmm30                             ;   583.2         63 p copy
        vmovdqa64 zmm30, zmm12                            ;   584.2         63 p copy
        vmovdqa64 zmm12, zmm18                            ;   545.8         55 p copy
        vmovdqa64 zmm18, zmm28                            ;   546.3         55 p copy
        vmovdqa64 zmm28, zmm21                            ;   547.8         55 p copy
        vmovdqa64 zmm21, zmm19                            ;   586.2         63 p copy
        vmovdqa64 zmm19, zmm15                            ;   552.3         63 p copy
        vmovdqa64 zmm15, zmm16                            ;   585.2         63 p copy
        vmovdqa64 zmm16, zmm20                            ;   555.8         55 p copy
        vmovdqa64 zmm20, zmm11                            ;   556.3         55 p copy
        vmovdqa64 zmm11, zmm30                            ;   584.2         63 p copy
        cmp r8, qword [rbp + 24672]                       ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 24664], r8                       ;                    resident
        vmovdqu64 [rbp + 4608], zmm0                      ;                    resident
        vmovdqu64 [rbp + 6656], zmm1                      ;                    resident
        vmovdqu64 [rbp + 4672], zmm2                      ;                    resident
        vmovdqu64 [rbp + 6720], zmm3                      ;                    resident
        vmovdqu64 [rbp + 4736], zmm4                      ;                    resident
        vmovdqu64 [rbp + 6784], zmm5                      ;                    resident
        vmovdqu64 [rbp + 4800], zmm6                      ;                    resident
        vmovdqu64 [rbp + 6848], zmm7                      ;                    resident
        vmovdqu64 [rbp + 4864], zmm8                      ;                    resident
        vmovdqu64 [rbp + 6912], zmm9                      ;                    resident
        vmovdqu64 [rbp + 4928], zmm10                     ;                    resident
        vmovdqu64 [rbp + 6976], zmm11                     ;                    resident
        vmovdqu64 [rbp + 4992], zmm12                     ;                    resident
        vmovdqu64 [rbp + 7040], zmm13                     ;                    resident
        vmovdqu64 [rbp + 5056], zmm14                     ;                    resident
        vmovdqu64 [rbp + 7104], zmm15                     ;                    resident
        vmovdqu64 [rbp + 5120], zmm16                     ;                    resident
        vmovdqu64 [rbp + 7168], zmm17                     ;                    resident
        vmovdqu64 [rbp + 5184], zmm18                     ;                    resident
        vmovdqu64 [rbp + 7232], zmm19                     ;                    resident
        vmovdqu64 [rbp + 5248], zmm20                     ;                    resident
        vmovdqu64 [rbp + 7296], zmm21                     ;                    resident
        vmovdqu64 [rbp + 5312], zmm22                     ;                    resident
        vmovdqu64 [rbp + 7424], zmm23                     ;                    resident
        vmovdqu64 [rbp + 5376], zmm24                     ;                    resident
        vmovdqu64 [rbp + 7488], zmm25                     ;                    resident
        vmovdqu64 [rbp + 5440], zmm26                     ;                    resident
        vmovdqu64 [rbp + 7680], zmm27                     ;                    resident
        vmovdqu64 [rbp + 5504], zmm28                     ;                    resident
        vmovdqu64 [rbp + 7744], zmm29                     ;                    resident
        mov r8, qword [rbp + 24640]                       ;     0.0 p2      62 p.0 reload
        vpbroadcastd zmm0, [r8 + 4]                       ;     5.0 p3      62 p.1
        vpbroadcastd zmm1, [r8 + 12]                      ;     5.0 p10     62 p.3
        vpbroadcastd zmm2, [r8 + 36]                      ;     5.0 p2      62 p.9
        vpbroadcastd zmm3, [r8 + 44]                      ;     5.0 p3      62 p.11
        vpbroadcastd zmm4, [r8 + 68]                      ;     5.0 p10     62 p.17
        vpbroadcastd zmm5, [r8 + 76]                      ;     5.0 p2      62 p.19
        vpbroadcastd zmm6, [r8 + 100]                     ;     5.0 p3      62 p.25
        vpbroadcastd zmm7, [r8 + 108]                     ;     5.0 p10     62 p.27
        vpbroadcastd zmm8, [r8 + 132]                     ;     5.0 p2      62 p.33
        vpbroadcastd zmm9, [r8 + 140]                     ;     5.0 p3      62 p.35
        vpbroadcastd zmm10, [r8 + 164]                    ;     5.0 p10     62 p.41
        vpbroadcastd zmm11, [r8 + 172]                    ;     5.0 p2      62 p.43
        vpbroadcastd zmm12, [r8 + 196]                    ;     5.0 p3      62 p.49
        vpbroadcastd zmm13, [r8 + 204]                    ;     5.0 p10     62 p.51
        vpbroadcastd zmm14, [r8 + 228]                    ;     5.0 p2      62 p.57
        vpbroadcastd zmm15, [r8 + 236]                    ;     5.2 p3      62 p.59
        vmovdqu64 zmm16, [rbp + 4800]                     ;     6.0 p2      62 p reload
        vmovdqu64 zmm17, [rbp + 6848]                     ;     6.2 p3      50 p
        vpternlogd zmm17, zmm1, zmm16, 0x96               ;    12.2 p0      50 p
        vmovdqu64 zmm18, [rbp + 5312]                     ;     7.0 p2      62 p reload
        vmovdqu64 zmm19, [rbp + 7424]                     ;     7.2 p3      50 p
        vpternlogd zmm19, zmm3, zmm18, 0x96               ;    13.2 p5      50 p
        vmovdqu64 zmm20, [rbp + 5824]                     ;     8.0 p2      62 p reload
        vmovdqu64 zmm21, [rbp + 8448]                     ;     8.2 p3      50 p
        vpternlogd zmm21, zmm5, zmm20, 0x96               ;    14.2 p0      50 p
        vmovdqu64 zmm22, [rbp + 6336]                     ;     9.0 p2      62 p reload
        vmovdqu64 zmm23, [rbp + 9472]                     ;     9.2 p3      50 p
        vpternlogd zmm23, zmm7, zmm22, 0x96               ;    15.2 p5      50 p
        vmovdqu64 zmm24, [rbp + 7808]                     ;    10.0 p2      62 p reload
        vmovdqu64 zmm25, [rbp + 10944]                    ;    10.2 p3      50 p
        vpternlogd zmm25, zmm9, zmm24, 0x96               ;    16.2 p0      50 p
        vmovdqu64 zmm26, [rbp + 8832]                     ;    11.0 p2      62 p reload
        vmovdqu64 zmm27, [rbp + 11456]                    ;    11.2 p3      50 p
        vpternlogd zmm27, zmm11, zmm26, 0x96              ;    17.2 p5      50 p
        vmovdqu64 zmm28, [rbp + 4608]                     ;    12.0 p2      62 p reload
        vmovdqu64 zmm29, [rbp + 6656]                     ;    12.2 p3      50 p
        vpternlogd zmm29, zmm28, [r8]{1to16}, 0x96        ;    18.2 p0+p2   50 p
        vmovdqu64 zmm30, [rbp + 9856]                     ;    13.2 p3      62 p reload
        vmovdqu64 zmm31, [rbp + 11968]                    ;    14.0 p2      50 p
        vpternlogd zmm31, zmm13, zmm30, 0x96              ;    20.0 p5      50 p
        vmovdqu64 zmm30, [rbp + 12480]                    ;    14.2 p3      50 p
        vpternlogd zmm30, zmm15, [rbp + 10432], 0x96      ;    20.2 p0+p2   50 p
        vmovdqu64 zmm15, [rbp + 4736]                     ;    15.2 p3      62 p reload
        vmovdqu64 zmm13, [rbp + 6784]                     ;    16.0 p2      50 p
        vpternlogd zmm13, zmm15, [r8 + 8]{1to16}, 0x96    ;    22.0 p5+p3   50 p
        vmovdqu64 zmm26, [rbp + 4928]                     ;    17.0 p2      62 p reload
        vmovdqu64 zmm11, [rbp + 6976]                     ;    17.2 p3      50 p
        vpternlogd zmm11, zmm26, [r8 + 20]{1to16}, 0x96   ;    23.2 p0+p2   50 p
        vmovdqu64 zmm24, [rbp + 5120]                     ;    18.2 p3      62 p reload
        vmovdqu64 zmm9, [rbp + 7168]                      ;    19.0 p2      50 p
        vpternlogd zmm9, zmm24, [r8 + 32]{1to16}, 0x96    ;    25.0 p5+p3   50 p
        vmovdqu64 zmm22, [rbp + 5248]                     ;    20.0 p2      62 p reload
        vmovdqu64 zmm7, [rbp + 7296]                      ;    20.2 p3      50 p
        vpternlogd zmm7, zmm22, [r8 + 40]{1to16}, 0x96    ;    26.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 5440]                     ;    21.2 p3      62 p reload
        vmovdqu64 zmm5, [rbp + 7680]                      ;    22.0 p2      50 p
        vpternlogd zmm5, zmm20, [r8 + 52]{1to16}, 0x96    ;    28.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 5632]                     ;    23.0 p2      62 p reload
        vmovdqu64 zmm18, [rbp + 8000]                     ;    23.2 p3      50 p
        vpternlogd zmm18, zmm20, [r8 + 64]{1to16}, 0x96   ;    29.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 5760]                     ;    24.2 p3      62 p reload
        vmovdqu64 zmm3, [rbp + 8256]                      ;    25.0 p2      50 p
        vpternlogd zmm3, zmm20, [r8 + 72]{1to16}, 0x96    ;    31.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 5952]                     ;    26.0 p2      62 p reload
        vmovdqu64 zmm22, [rbp + 8704]                     ;    26.2 p3      50 p
        vpternlogd zmm22, zmm20, [r8 + 84]{1to16}, 0x96   ;    32.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 6144]                     ;    27.2 p3      62 p reload
        vmovdqu64 zmm24, [rbp + 9024]                     ;    28.0 p2      50 p
        vpternlogd zmm24, zmm20, [r8 + 96]{1to16}, 0x96   ;    34.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 6272]                     ;    29.0 p2      62 p reload
        vmovdqu64 zmm26, [rbp + 9280]                     ;    29.2 p3      50 p
        vpternlogd zmm26, zmm20, [r8 + 104]{1to16}, 0x96  ;    35.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 6464]                     ;    30.2 p3      62 p reload
        vmovdqu64 zmm16, [rbp + 9728]                     ;    31.0 p2      50 p
        vpternlogd zmm16, zmm20, [r8 + 116]{1to16}, 0x96  ;    37.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 7360]                     ;    32.0 p2      62 p reload
        vmovdqu64 zmm1, [rbp + 10752]                     ;    32.2 p3      50 p
        vpternlogd zmm1, zmm20, [r8 + 128]{1to16}, 0x96   ;    38.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 7616]                     ;    33.2 p3      62 p reload
        vmovdqu64 zmm15, [rbp + 10880]                    ;    34.0 p2      50 p
        vpternlogd zmm15, zmm20, [r8 + 136]{1to16}, 0x96  ;    40.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 8064]                     ;    35.0 p2      62 p reload
        vmovdqu64 zmm28, [rbp + 11072]                    ;    35.2 p3      50 p
        vpternlogd zmm28, zmm20, [r8 + 148]{1to16}, 0x96  ;    41.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 8384]                     ;    36.2 p3      62 p reload
        vmovdqu64 zmm14, [rbp + 11264]                    ;    37.0 p2      50 p
        vpternlogd zmm14, zmm20, [r8 + 160]{1to16}, 0x96  ;    43.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 8640]                     ;    38.0 p2      62 p reload
        vmovdqu64 zmm12, [rbp + 11392]                    ;    38.2 p3      50 p
        vpternlogd zmm12, zmm20, [r8 + 168]{1to16}, 0x96  ;    44.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 9088]                     ;    39.2 p3      62 p reload
        vmovdqu64 zmm10, [rbp + 11584]                    ;    40.0 p2      50 p
        vpternlogd zmm10, zmm20, [r8 + 180]{1to16}, 0x96  ;    46.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 9408]                     ;    41.0 p2      62 p reload
        vmovdqu64 zmm8, [rbp + 11776]                     ;    41.2 p3      50 p
        vpternlogd zmm8, zmm20, [r8 + 192]{1to16}, 0x96   ;    47.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 9664]                     ;    42.2 p3      62 p reload
        vmovdqu64 [rbp + 12800], zmm30                    ;    21.2 p7+p4   50 p spill
        vmovdqu64 zmm30, [rbp + 11904]                    ;    43.0 p2      50 p
        vpternlogd zmm30, zmm20, [r8 + 200]{1to16}, 0x96  ;    49.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 10048]                    ;    44.0 p2      62 p reload
        vmovdqu64 zmm6, [rbp + 12096]                     ;    44.2 p3      50 p
        vpternlogd zmm6, zmm20, [r8 + 212]{1to16}, 0x96   ;    50.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 10240]                    ;    45.2 p3      62 p reload
        vmovdqu64 [rbp + 12864], zmm6                     ;    51.2 p8+p9   50 p spill
        vmovdqu64 zmm6, [rbp + 12288]                     ;    46.0 p2      50 p
        vpternlogd zmm6, zmm20, [r8 + 224]{1to16}, 0x96   ;    52.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 10368]                    ;    47.0 p2      62 p reload
        vmovdqu64 [rbp + 12928], zmm6                     ;    53.0 p7+p4   50 p spill
        vmovdqu64 zmm6, [rbp + 12416]                     ;    47.2 p3      50 p
        vpternlogd zmm6, zmm20, [r8 + 232]{1to16}, 0x96   ;    53.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 10560]                    ;    48.2 p3      62 p reload
        vmovdqu64 [rbp + 12992], zmm6                     ;    54.2 p8+p9   50 p spill
        vmovdqu64 zmm6, [rbp + 12608]                     ;    49.0 p2      50 p
        vpternlogd zmm6, zmm20, [r8 + 244]{1to16}, 0x96   ;    55.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 4864]                     ;    50.0 p2      62 p reload
        vmovdqu64 [rbp + 13056], zmm6                     ;    56.0 p7+p4   50 p spill
        vmovdqu64 zmm6, [rbp + 6912]                      ;    50.2 p3      46 p
        vpternlogd zmm6, zmm20, [r8 + 16]{1to16}, 0x96    ;    56.2 p0+p2   46 p
        vmovdqu64 zmm20, [rbp + 5376]                     ;    51.2 p3      62 p reload
        vmovdqu64 [rbp + 13120], zmm30                    ;    50.0 p8+p9   50 p spill
        vmovdqu64 zmm30, [rbp + 7488]                     ;    52.0 p2      46 p
        vpternlogd zmm30, zmm20, [r8 + 48]{1to16}, 0x96   ;    58.0 p5+p3   46 p
        vmovdqu64 zmm20, [rbp + 5888]                     ;    53.0 p2      62 p reload
        vmovdqu64 [rbp + 13184], zmm8                     ;    48.2 p7+p4   50 p spill
        vmovdqu64 zmm8, [rbp + 8512]                      ;    53.2 p3      46 p
        vpternlogd zmm8, zmm20, [r8 + 80]{1to16}, 0x96    ;    59.2 p0+p2   46 p
        vmovdqu64 zmm20, [rbp + 7104]                     ;    54.2 p3      46 p
        vpxord zmm20, zmm20, [rbp + 5056]                 ;    60.2 p5+p2   46 p
        vpternlogd zmm20, zmm17, [rbp - 64], 0x96         ;    61.2 p0+p3   46 p
        vpternlogd zmm6, zmm20, zmm29, 0x69               ;    62.2 p5      46 p
        vmovdqu64 [rbp + 13248], zmm31                    ;    27.2 p8+p9   50 p spill
        vmovdqu64 zmm31, [rbp + 7040]                     ;    56.0 p2      46 p
        vpxord zmm31, zmm31, [rbp + 4992]                 ;    62.0 p0+p3   46 p
        vpternlogd zmm31, zmm13, [rbp - 128], 0x96        ;    63.0 p5+p2   46 p
        vmovdqu64 [rbp + 13312], zmm10                    ;    47.0 p7+p4   50 p spill
        vmovdqa64 zmm10, zmm31                            ;    64.0         46 p copy
        vmovdqu64 [rbp + 13376], zmm12                    ;    45.2 p8+p9   50 p spill
        vmovdqu64 zmm12, [rbp + 6720]                     ;    57.2 p3      46 p
        vpxord zmm12, zmm12, [rbp + 4672]                 ;    63.2 p0+p2   46 p
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
        vmovdqu64 zmm11, [rbp + 6400]                     ;    58.2 p3      62 p reload
        vmovdqu64 zmm13, [rbp + 9536]                     ;    59.0 p2      46 p
        vpternlogd zmm13, zmm11, [r8 + 112]{1to16}, 0x96  ;    65.0 p0+p3   46 p
        vmovdqu64 zmm20, [rbp + 7936]                     ;    60.0 p2      46 p
        vmovdqu64 zmm27, [rbp + 5568]                     ;    60.2 p3      62 p reload
        vpxord zmm20, zmm20, zmm27                        ;    66.2 p5      46 p
        vmovdqu64 zmm31, [rbp + 64]                       ;    61.0 p2      50 p reload
        vpternlogd zmm20, zmm19, zmm31, 0x96              ;    67.2 p0      46 p
        vpternlogd zmm30, zmm20, zmm9, 0x69               ;    68.2 p5      46 p
        vmovdqu64 zmm11, [rbp + 7744]                     ;    61.2 p3      46 p
        vpxord zmm11, zmm11, [rbp + 5504]                 ;    67.2 p0+p2   46 p
        vpternlogd zmm11, zmm7, [rbp + 0], 0x96           ;    68.2 p5+p3   46 p
        vmovdqa64 zmm27, zmm11                            ;    69.2         46 p copy
        vmovdqu64 zmm31, [rbp + 7232]                     ;    63.0 p2      46 p
        vpxord zmm31, zmm31, [rbp + 5184]                 ;    69.0 p0+p3   46 p
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
        vmovdqu64 zmm0, [rbp + 7872]                      ;    64.0 p2      62 p reload
        vmovdqu64 zmm5, [rbp + 11008]                     ;    64.2 p3      47 p
        vpternlogd zmm5, zmm0, [r8 + 144]{1to16}, 0x96    ;    70.2 p0+p2   47 p
        vmovdqu64 zmm11, [rbp + 8960]                     ;    65.2 p3      46 p
        vmovdqu64 zmm12, [rbp + 6080]                     ;    66.0 p2      62 p reload
        vpxord zmm11, zmm11, zmm12                        ;    72.0 p5      46 p
        vmovdqu64 zmm20, [rbp + 192]                      ;    66.2 p3      50 p reload
        vpternlogd zmm11, zmm21, zmm20, 0x96              ;    73.0 p0      46 p
        vpternlogd zmm8, zmm11, zmm18, 0x69               ;    74.0 p5      46 p
        vmovdqu64 zmm0, [rbp + 8768]                      ;    67.0 p2      46 p
        vpxord zmm0, zmm0, [rbp + 6016]                   ;    73.0 p0+p3   46 p
        vpternlogd zmm0, zmm3, [rbp + 128], 0x96          ;    74.0 p5+p2   46 p
        vmovdqa64 zmm12, zmm0                             ;    75.0         46 p copy
        vmovdqu64 zmm20, [rbp + 8192]                     ;    68.2 p3      46 p
        vpxord zmm20, zmm20, [rbp + 5696]                 ;    74.2 p0+p2   46 p
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
        vmovdqu64 zmm0, [rbp + 8896]                      ;    69.2 p3      62 p reload
        vmovdqu64 zmm9, [rbp + 11520]                     ;    70.0 p2      47 p
        vpternlogd zmm9, zmm0, [r8 + 176]{1to16}, 0x96    ;    82.7 p0+p3   47 p
        vmovdqu64 zmm18, [rbp + 9984]                     ;    71.0 p2      46 p
        vmovdqu64 zmm22, [rbp + 6592]                     ;    71.2 p3      62 p reload
        vpxord zmm18, zmm18, zmm22                        ;    83.2 p5      46 p
        vmovdqu64 zmm29, [rbp + 320]                      ;    72.0 p2      50 p reload
        vpternlogd zmm18, zmm23, zmm29, 0x96              ;    84.2 p0      46 p
        vpternlogd zmm13, zmm18, zmm24, 0x69              ;    85.2 p5      46 p
        vmovdqu64 zmm0, [rbp + 9792]                      ;    72.2 p3      46 p
        vpxord zmm0, zmm0, [rbp + 6528]                   ;    84.7 p0+p2   46 p
        vpternlogd zmm0, zmm26, [rbp + 256], 0x96         ;    85.7 p5+p3   46 p
        vmovdqa64 zmm22, zmm0                             ;    86.7         46 p copy
        vmovdqu64 zmm29, [rbp + 9216]                     ;    74.0 p2      46 p
        vpxord zmm29, zmm29, [rbp + 6208]                 ;    85.7 p0+p3   46 p
        vpternlogd zmm29, zmm16, [r8 + 100]{1to16}, 0x96  ;    86.7 p5+p2   46 p
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
        vmovdqu64 zmm0, [rbp + 9920]                      ;    75.2 p3      62 p reload
        vmovdqu64 zmm8, [rbp + 12032]                     ;    76.0 p2      47 p
        vpternlogd zmm8, zmm0, [r8 + 208]{1to16}, 0x96    ;   102.2 p5+p3   47 p
        vmovdqu64 zmm12, [rbp + 11200]                    ;    77.0 p2      47 p
        vmovdqu64 zmm16, [rbp + 8320]                     ;    77.2 p3      62 p reload
        vpxord zmm12, zmm12, zmm16                        ;   102.7 p0      47 p
        vmovdqu64 zmm18, [rbp + 448]                      ;    78.0 p2      50 p reload
        vpternlogd zmm12, zmm25, zmm18, 0x96              ;   103.7 p5      47 p
        vpternlogd zmm5, zmm12, zmm1, 0x69                ;   104.7 p0      47 p
        vmovdqu64 zmm24, [rbp + 11136]                    ;    78.2 p3      47 p
        vpxord zmm24, zmm24, [rbp + 8128]                 ;   104.2 p5+p2   47 p
        vpternlogd zmm24, zmm15, [rbp + 384], 0x96        ;   105.2 p0+p3   47 p
        vmovdqa64 zmm0, zmm24                             ;   106.2         47 p copy
        vmovdqu64 zmm16, [rbp + 10816]                    ;    80.0 p2      47 p
        vpxord zmm16, zmm16, [rbp + 7552]                 ;   105.2 p5+p3   47 p
        vmovdqu64 zmm18, [rbp + 13568]                    ;    81.0 p2      50 p reload
        vpternlogd zmm16, zmm18, [r8 + 132]{1to16}, 0x96  ;   106.2 p0+p3   47 p
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
        vmovdqu64 zmm12, [rbp + 10496]                    ;    82.0 p2      62 p reload
        vmovdqu64 zmm15, [rbp + 12544]                    ;    82.2 p3      47 p
        vpternlogd zmm15, zmm12, [r8 + 240]{1to16}, 0x96  ;   121.7 p0+p2   47 p
        vmovdqu64 zmm17, [rbp + 11712]                    ;    83.2 p3      47 p
        vmovdqu64 zmm18, [rbp + 9344]                     ;    84.0 p2      62 p reload
        vpxord zmm17, zmm17, zmm18                        ;   122.2 p5      47 p
        vmovdqu64 zmm22, [rbp + 13504]                    ;    84.2 p3      50 p reload
        vmovdqu64 zmm24, [rbp + 576]                      ;    85.0 p2      50 p reload
        vpternlogd zmm17, zmm24, zmm22, 0x96              ;   123.2 p0      47 p
        vpternlogd zmm9, zmm17, [rbp + 13440], 0x69       ;   124.2 p5+p3   47 p
        vmovdqu64 zmm12, [rbp + 11648]                    ;    86.0 p2      47 p
        vpxord zmm12, zmm12, [rbp + 9152]                 ;   123.7 p0+p3   47 p
        vmovdqu64 zmm18, [rbp + 512]                      ;    87.0 p2      50 p reload
        vpternlogd zmm12, zmm18, [rbp + 13376], 0x96      ;   124.7 p5+p3   47 p
        vmovdqa64 zmm18, zmm12                            ;   125.7         47 p copy
        vmovdqu64 zmm24, [rbp + 11328]                    ;    88.0 p2      47 p
        vpxord zmm24, zmm24, [rbp + 8576]                 ;   124.7 p0+p3   47 p
        vmovdqu64 [rbp + 14592], zmm11                    ;   122.2 p8+p9   47 p spill
        vmovdqu64 zmm11, [rbp + 13312]                    ;    89.0 p2      50 p reload
        vpternlogd zmm24, zmm11, [r8 + 164]{1to16}, 0x96  ;   125.7 p5+p3   47 p
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
        vmovdqu64 zmm23, [rbp + 12224]                    ;    97.7 p2      47 p
        vpxord zmm23, zmm23, [rbp + 10176]                ;   148.2 p5+p3   47 p
        vmovdqu64 [rbp + 15808], zmm0                     ;   140.7 p7+p4   47 p spill
        vpxord zmm0, zmm28, [rbp + 15168]                 ;   148.7 p0+p2   50 p
        vmovdqu64 [rbp + 15872], zmm0                     ;   149.7 p8+p9   50 p spill
        vmovdqu64 zmm0, [rbp + 704]                       ;    99.0 p3      50 p reload
        vpternlogd zmm23, zmm0, [rbp + 13248], 0x96       ;   149.2 p5+p2   47 p
        vpxord zmm0, zmm28, zmm21                         ;   149.7 p0      50 p
        vpternlogd zmm8, zmm23, [rbp + 13184], 0x69       ;   150.2 p5+p3   47 p
        vmovdqu64 [rbp + 15936], zmm0                     ;   150.7 p7+p4   50 p spill
        vmovdqu64 zmm0, [rbp + 15104]                     ;   135.7 p2      50 p
        vpxord zmm0, zmm0, [rbp + 15040]                  ;   150.7 p0+p3   50 p
        vmovdqu64 [rbp + 16000], zmm18                    ;   141.2 p8+p9   47 p spill
        vmovdqu64 zmm18, [rbp + 12160]                    ;   101.7 p2      47 p
        vpxord zmm18, zmm18, [rbp + 10112]                ;   151.2 p5+p3   47 p
        vmovdqu64 [rbp + 16064], zmm29                    ;   108.8 p7+p4   46 p spill
        vmovdqa64 zmm29, zmm5                             ;   146.7         50 p copy
        vmovdqu64 [rbp + 16128], zmm26                    ;   110.5 p8+p9   46 p spill
        vmovdqu64 zmm26, [rbp + 640]                      ;   102.7 p2      50 p reload
        vpternlogd zmm18, zmm26, [rbp + 13120], 0x96      ;   152.2 p0+p3   47 p
        vpxord zmm7, zmm7, zmm31                          ;   152.2 p5      50 p
        vmovdqa64 zmm26, zmm18                            ;   153.2         47 p copy
        vmovdqu64 [rbp + 16192], zmm14                    ;   110.8 p7+p4   46 p spill
        vmovdqu64 zmm14, [rbp + 11840]                    ;   103.7 p2      47 p
        vpxord zmm14, zmm14, [rbp + 9600]                 ;   152.7 p0+p3   47 p
        vmovdqu64 [rbp + 16256], zmm31                    ;   142.7 p8+p9   47 p spill
        vmovdqu64 zmm31, [rbp + 13568]                    ;   104.7 p2      50 p
        vpxord zmm31, zmm31, [rbp + 13888]                ;   153.2 p5+p3   50 p
        vmovdqu64 [rbp + 16320], zmm31                    ;   154.2 p7+p4   50 p spill
        vmovdqu64 zmm31, [rbp + 12864]                    ;   105.7 p2      50 p reload
        vpternlogd zmm14, zmm31, [r8 + 196]{1to16}, 0x96  ;   153.7 p0+p3   47 p
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
        vmovdqu64 zmm4, [rbp + 12736]                     ;   125.3 p2      47 p
        vpxord zmm4, zmm4, [rbp + 10688]                  ;   183.2 p5+p3   47 p
        vmovdqu64 [rbp + 18048], zmm0                     ;   182.7 p8+p9   50 p spill
        vmovdqu64 zmm0, [rbp + 14592]                     ;   126.3 p2      50 p
        vpxord zmm0, zmm0, [rbp + 13760]                  ;   183.7 p0+p3   50 p
        vmovdqu64 [rbp + 18112], zmm0                     ;   184.7 p7+p4   50 p spill
        vmovdqu64 zmm0, [rbp + 832]                       ;   127.3 p2      50 p reload
        vpternlogd zmm4, zmm0, [rbp + 12800], 0x96        ;   184.2 p5+p3   47 p
        vpternlogd zmm15, zmm4, [rbp + 12928], 0x69       ;   185.2 p0+p2   47 p
        vmovdqu64 zmm0, [rbp + 16384]                     ;   148.2 p3      50 p
        vmovdqu64 [rbp + 18176], zmm30                    ;   146.5 p8+p9   47 p spill
        vmovdqu64 zmm30, [rbp + 16256]                    ;   142.7 p2      50 p
        vpxord zmm30, zmm30, zmm19                        ;   185.2 p5      50 p
        vmovdqu64 [rbp + 18240], zmm19                    ;   179.7 p7+p4   50 p spill
        vmovdqu64 zmm19, [rbp + 16832]                    ;   129.7 p3      46 p reload
        vpternlogd zmm5, zmm19, [rbp + 16192], 0x96       ;   185.7 p0+p2   50 p
        vmovdqu64 zmm19, [rbp + 12672]                    ;   130.7 p3      47 p
        vpxord zmm19, zmm19, [rbp + 10624]                ;   186.2 p5+p2   47 p
        vmovdqu64 [rbp + 18304], zmm5                     ;   186.7 p8+p9   50 p spill
        vmovdqu64 zmm5, [rbp + 768]                       ;   131.7 p3      50 p reload
        vpternlogd zmm19, zmm5, [rbp + 12992], 0x96       ;   187.2 p0+p2   47 p
        vmovdqu64 zmm5, [rbp + 14656]                     ;   132.7 p3      50 p
        vpxord zmm5, zmm5, [rbp + 14912]                  ;   187.2 p5+p2   50 p
        vmovdqu64 [rbp + 18368], zmm5                     ;   188.2 p7+p4   50 p spill
        vmovdqa64 zmm5, zmm19                             ;   188.2         47 p copy
        vmovdqu64 [rbp + 18432], zmm12                    ;   173.2 p8+p9   50 p spill
        vmovdqu64 zmm12, [rbp + 12352]                    ;   133.7 p3      47 p
        vpxord zmm12, zmm12, [rbp + 10304]                ;   187.7 p0+p2   47 p
        vmovdqu64 [rbp + 18496], zmm25                    ;   182.2 p7+p4   50 p spill
        vmovdqu64 zmm25, [rbp + 13056]                    ;   134.7 p3      50 p reload
        vpternlogd zmm12, zmm25, [r8 + 228]{1to16}, 0x96  ;   188.7 p5+p2   47 p
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
        vpxord zmm25, zmm25, [r8 + 264]{1to16}            ;   229.2 p5+p3   50 p
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
        vpternlogd zmm18, zmm17, [r8 + 296]{1to16}, 0x96  ;   231.2 p5+p2   50 p
        vmovdqu64 [rbp + 21440], zmm31                    ;   207.7 p8+p9   47 p spill
        vmovdqa64 zmm31, zmm3                             ;   211.7         50 p copy
        vpternlogd zmm31, zmm20, [rbp + 896], 0x96        ;   231.7 p0+p3   50 p
        vmovdqu64 [rbp + 21504], zmm20                    ;   210.7 p7+p4   47 p spill
        vmovdqu64 zmm20, [rbp + 15808]                    ;   173.7 p2      50 p
        vpternlogd zmm20, zmm3, [r8 + 276]{1to16}, 0x96   ;   232.2 p5+p3   50 p
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
        vpternlogd zmm17, zmm31, [r8 + 268]{1to16}, 0x96  ;   241.2 p5+p2   50 p
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
        vpternlogd zmm17, zmm26, [r8 + 308]{1to16}, 0x96  ;   244.2 p5+p3   50 p
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
        vpternlogd zmm12, zmm31, [r8 + 300]{1to16}, 0x96  ;   247.7 p0+p2   50 p
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
        vpxord zmm3, zmm22, [r8 + 364]{1to16}             ;   250.7 p0+p3   50 p
        vmovdqu64 [rbp + 22208], zmm15                    ;   248.7 p7+p4   50 p spill
        vmovdqu64 zmm15, [rbp + 15936]                    ;   201.7 p2      50 p
        vmovdqu64 [rbp + 22272], zmm30                    ;   244.7 p8+p9   50 p spill
        vmovdqu64 zmm30, [rbp + 14784]                    ;   202.5 p3      50 p
        vpxord zmm30, zmm30, [rbp + 1600]                 ;   251.2 p5+p2   50 p
        vmovdqu64 [rbp + 22336], zmm18                    ;   240.7 p7+p4   50 p spill
        vmovdqu64 zmm18, [rbp + 16512]                    ;   203.5 p3      50 p reload
        vpternlogd zmm21, zmm18, [r8 + 360]{1to16}, 0x96  ;   251.7 p0+p2   50 p
        vpternlogd zmm17, zmm20, [rbp + 18368], 0x96      ;   252.2 p5+p3   50 p
        vmovdqu64 zmm18, [rbp + 21568]                    ;   209.7 p2      50 p
        vpternlogd zmm18, zmm22, [r8 + 328]{1to16}, 0x96  ;   252.7 p0+p3   50 p
        vmovdqu64 [rbp + 21568], zmm22                    ;   224.5 p8+p9   47 p spill
        vmovdqu64 zmm22, [rbp + 15616]                    ;   205.7 p2      50 p
        vpternlogd zmm22, zmm6, [r8 + 372]{1to16}, 0x96   ;   253.2 p5+p3   50 p
        vpternlogd zmm22, zmm2, [rbp + 20288], 0x96       ;   254.2 p0+p2   50 p
        vpternlogd zmm22, zmm4, [rbp + 15936], 0x96       ;   255.2 p5+p3   50 p
        vmovdqu64 [rbp + 22400], zmm2                     ;   228.2 p7+p4   50 p spill
        vmovdqa64 zmm2, zmm8                              ;   225.7         50 p copy
        vpternlogd zmm2, zmm10, [rbp + 1408], 0x96        ;   254.7 p0+p2   50 p
        vmovdqu64 [rbp + 22464], zmm10                    ;   226.5 p8+p9   50 p spill
        vmovdqu64 zmm10, [rbp + 13632]                    ;   208.5 p3      46 p reload
        vpternlogd zmm8, zmm10, [r8 + 332]{1to16}, 0x96   ;   255.2 p5+p2   50 p
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
        vpxord zmm2, zmm5, [r8 + 396]{1to16}              ;   262.2 p5+p2   50 p
        vmovdqu64 [rbp + 22656], zmm6                     ;   232.5 p8+p9   50 p spill
        vmovdqu64 zmm6, [rbp + 14336]                     ;   220.5 p3      50 p
        vpxord zmm6, zmm6, [rbp + 1792]                   ;   262.7 p0+p2   50 p
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
        vpternlogd zmm2, zmm31, [r8 + 340]{1to16}, 0x96   ;   268.2 p5+p2   50 p
        vmovdqu64 zmm31, [rbp + 21184]                    ;   229.5 p3      50 p reload
        vpternlogd zmm2, zmm23, zmm31, 0x96               ;   269.2 p0      50 p
        vmovdqu64 [rbp + 13888], zmm23                    ;   236.5 p8+p9   50 p spill
        vmovdqu64 zmm23, [rbp + 21120]                    ;   229.7 p2      50 p reload
        vpternlogd zmm2, zmm23, [rbp + 17984], 0x96       ;   270.2 p5+p3   50 p
        vmovdqu64 [rbp + 22720], zmm21                    ;   268.7 p7+p4   50 p spill
        vmovdqu64 zmm21, [rbp + 14784]                    ;   230.7 p2      47 p reload
        vmovdqu64 [rbp + 22784], zmm13                    ;   251.7 p8+p9   50 p spill
        vmovdqu64 zmm13, [rbp + 19008]                    ;   231.5 p3      50 p
        vpternlogd zmm13, zmm21, [r8 + 392]{1to16}, 0x96  ;   269.7 p0+p2   50 p
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
        vpternlogd zmm7, zmm4, [r8 + 404]{1to16}, 0x96    ;   271.7 p0+p2   50 p
        vpternlogd zmm7, zmm18, [rbp + 20032], 0x96       ;   272.7 p5+p3   50 p
        vpternlogd zmm7, zmm25, [rbp + 18112], 0x96       ;   273.7 p0+p2   50 p
        vmovdqa64 zmm4, zmm9                              ;   272.2         50 p copy
        vpternlogd zmm4, zmm16, [rbp + 19392], 0x96       ;   273.2 p5+p3   50 p
        vpxord zmm21, zmm21, [r8 + 428]{1to16}            ;   273.7 p0+p2   50 p
        vmovdqu64 zmm16, [rbp + 14848]                    ;   237.5 p3      50 p
        vpxord zmm16, zmm16, [rbp + 1984]                 ;   274.2 p5+p2   50 p
        vmovdqu64 [rbp + 14784], zmm7                     ;   274.7 p7+p4   50 p spill
        vmovdqu64 zmm7, [rbp + 19584]                     ;   238.5 p3      50 p
        vpxord zmm7, zmm7, [r8 + 460]{1to16}              ;   274.7 p0+p2   50 p
        vmovdqu64 [rbp + 22976], zmm25                    ;   242.5 p8+p9   50 p spill
        vmovdqu64 zmm25, [rbp + 20224]                    ;   239.5 p3      50 p
        vpxord zmm25, zmm25, [r8 + 468]{1to16}            ;   275.2 p5+p2   50 p
        vpternlogd zmm21, zmm20, [rbp + 15872], 0x96      ;   275.7 p0+p3   50 p
        vpternlogd zmm21, zmm18, zmm1, 0x96               ;   276.7 p5      50 p
        vmovdqu64 zmm18, [rbp + 12864]                    ;   240.7 p2      50 p
        vpternlogd zmm18, zmm26, [r8 + 436]{1to16}, 0x96  ;   276.7 p0+p3   50 p
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
        vpternlogd zmm23, zmm27, [r8 + 424]{1to16}, 0x96  ;   281.7 p0+p3   50 p
        vmovdqu64 zmm27, [rbp + 20736]                    ;   248.7 p2      50 p reload
        vpternlogd zmm23, zmm8, zmm27, 0x96               ;   282.7 p5      50 p
        vpternlogd zmm23, zmm19, [rbp + 20416], 0x96      ;   283.7 p0+p3   50 p
        vmovdqu64 zmm31, [rbp + 14848]                    ;   249.7 p2      46 p reload
        vmovdqu64 zmm29, [rbp + 19584]                    ;   250.5 p3      50 p
        vpternlogd zmm29, zmm31, [r8 + 456]{1to16}, 0x96  ;   283.2 p5+p2   50 p
        vpternlogd zmm29, zmm14, zmm12, 0x96              ;   284.2 p0      50 p
        vpternlogd zmm29, zmm19, [rbp + 16576], 0x96      ;   285.2 p5+p3   50 p
        vmovdqu64 zmm14, [rbp + 15424]                    ;   251.7 p2      46 p reload
        vmovdqu64 zmm19, [rbp + 18688]                    ;   252.5 p3      50 p reload
        vmovdqu64 zmm12, [rbp + 1216]                     ;   252.7 p2      50 p
        vpternlogd zmm12, zmm19, zmm14, 0x96              ;   284.7 p0      50 p
        vpternlogd zmm12, zmm24, zmm28, 0x96              ;   285.7 p5      50 p
        vmovdqu64 zmm24, [rbp + 17024]                    ;   253.5 p3      50 p reload
        vpternlogd zmm12, zmm13, zmm24, 0x96              ;   286.7 p0      50 p
        vmovdqu64 zmm28, [rbp + 15616]                    ;   253.7 p2      50 p reload
        vpternlogd zmm26, zmm28, [r8 + 500]{1to16}, 0x96  ;   286.2 p5+p3   50 p
        vmovdqu64 zmm28, [rbp + 15488]                    ;   254.7 p2      50 p
        vpxord zmm28, zmm28, [rbp + 2368]                 ;   286.7 p0+p3   50 p
        vmovdqu64 zmm22, [rbp + 14080]                    ;   255.7 p2      50 p
        vpxord zmm22, zmm22, [r8 + 492]{1to16}            ;   287.2 p5+p3   50 p
        vmovdqu64 zmm24, [rbp + 17088]                    ;   256.7 p2      46 p
        vpxord zmm24, zmm24, [rbp + 960]                  ;   287.7 p0+p3   46 p
        vmovdqu64 zmm19, [rbp + 15296]                    ;   257.7 p2      46 p
        vpxord zmm19, zmm19, [r8 + 316]{1to16}            ;   288.2 p5+p3   46 p
        vpternlogd zmm22, zmm31, [rbp + 16256], 0x96      ;   288.7 p0+p2   50 p
        vmovdqu64 zmm31, [rbp + 18368]                    ;   259.5 p3      50 p reload
        vpternlogd zmm26, zmm9, zmm31, 0x96               ;   289.2 p5      50 p
        vmovdqu64 zmm9, [rbp + 22208]                     ;   259.7 p2      50 p reload
        vpternlogd zmm26, zmm27, zmm9, 0x96               ;   290.2 p0      50 p
        vmovdqu64 zmm27, [rbp + 17088]                    ;   260.5 p3      47 p reload
        vpternlogd zmm22, zmm0, zmm27, 0x96               ;   290.2 p5      50 p
        vpternlogd zmm22, zmm9, [rbp + 16000], 0x96       ;   291.2 p0+p2   50 p
        vmovdqu64 zmm9, [rbp + 12864]                     ;   261.5 p3      46 p
        vpternlogd zmm9, zmm20, [r8 + 312]{1to16}, 0x96   ;   291.2 p5+p2   46 p
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
        vpternlogd zmm28, zmm26, [r8 + 488]{1to16}, 0x96  ;   298.2 p5+p2   50 p
        vmovdqu64 [rbp + 15168], zmm22                    ;   292.2 p7+p4   50 p spill
        vmovdqu64 zmm22, [rbp + 19200]                    ;   275.5 p3      50 p reload
        vpternlogd zmm28, zmm22, [rbp + 18176], 0x96      ;   299.2 p0+p2   50 p
        vmovdqu64 zmm22, [rbp + 20416]                    ;   276.5 p3      50 p reload
        vpternlogd zmm28, zmm22, [rbp + 17408], 0x96      ;   300.2 p5+p2   50 p
        vmovdqu64 zmm22, [rbp + 15488]                    ;   277.5 p3      47 p reload
        vmovdqu64 [rbp + 17408], zmm28                    ;   301.2 p8+p9   50 p spill
        vmovdqu64 zmm28, [rbp + 1280]                     ;   277.7 p2      46 p
        vpternlogd zmm28, zmm26, zmm22, 0x96              ;   299.7 p0      46 p
        vmovdqu64 zmm22, [rbp + 15360]                    ;   278.5 p3      50 p reload
        vpternlogd zmm28, zmm22, [rbp + 17728], 0x96      ;   300.7 p5+p2   46 p
        vpternlogd zmm28, zmm17, [rbp + 19520], 0x96      ;   301.7 p0+p3   46 p
        vmovdqa64 zmm22, zmm28                            ;   302.7         46 p copy
        vpternlogd zmm22, zmm9, zmm19, 0xd4               ;   302.7 p5      46 p
        vmovdqu64 zmm26, [rbp + 12800]                    ;   279.7 p2      50 p reload
        vmovdqu64 zmm0, [rbp + 2176]                      ;   280.5 p3      50 p
        vpternlogd zmm0, zmm26, [rbp + 16256], 0x96       ;   301.7 p0+p2   50 p
        vmovdqu64 zmm26, [rbp + 18432]                    ;   281.5 p3      50 p reload
        vpternlogd zmm0, zmm20, zmm26, 0x96               ;   302.7 p5      50 p
        vmovdqu64 zmm20, [rbp + 18816]                    ;   281.7 p2      50 p reload
        vpternlogd zmm0, zmm6, zmm20, 0x96                ;   303.7 p0      50 p
        vmovdqu64 zmm6, [rbp + 19584]                     ;   282.5 p3      46 p
        vpxord zmm6, zmm6, [rbp + 1536]                   ;   303.2 p5+p2   46 p
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
        vpternlogd zmm0, zmm25, [r8 + 348]{1to16}, 0x96   ;   305.2 p5+p3   46 p
        vpternlogd zmm0, zmm11, [rbp + 13056], 0x96       ;   306.2 p0+p2   46 p
        vpternlogd zmm0, zmm15, [rbp + 19840], 0x96       ;   307.2 p5+p3   46 p
        vpternlogd zmm6, zmm0, [rbp + 17984], 0x69        ;   308.2 p0+p2   46 p
        vmovdqu64 zmm25, [rbp + 19136]                    ;   289.5 p3      47 p reload
        vmovdqu64 [rbp + 21504], zmm7                     ;   283.2 p8+p9   50 p spill
        vmovdqu64 zmm7, [rbp + 20800]                     ;   289.7 p2      46 p
        vpternlogd zmm7, zmm25, [r8 + 344]{1to16}, 0x96   ;   307.2 p5+p3   46 p
        vpternlogd zmm7, zmm13, [rbp + 14272], 0x96       ;   308.2 p0+p2   46 p
        vmovdqu64 zmm13, [rbp + 20864]                    ;   291.5 p3      50 p reload
        vpternlogd zmm7, zmm13, [rbp + 16320], 0x96       ;   309.2 p5+p2   46 p
        vmovdqu64 zmm25, [rbp + 18048]                    ;   292.5 p3      50 p reload
        vpternlogd zmm7, zmm25, [rbp + 17984], 0x96       ;   310.2 p0+p2   46 p
        vmovdqu64 zmm13, [rbp + 16896]                    ;   293.5 p3      50 p reload
        vmovdqu64 [rbp + 17984], zmm18                    ;   279.7 p7+p4   50 p spill
        vmovdqu64 zmm18, [rbp + 1152]                     ;   293.7 p2      46 p
        vpternlogd zmm18, zmm13, [rbp + 16256], 0x96      ;   309.2 p5+p3   46 p
        vpternlogd zmm18, zmm27, [rbp + 20288], 0x96      ;   310.2 p0+p2   46 p
        vmovdqu64 zmm27, [rbp + 1472]                     ;   295.5 p3      50 p reload
        vpternlogd zmm14, zmm27, [rbp + 13696], 0x96      ;   310.2 p5+p2   46 p
        vpternlogd zmm14, zmm8, [rbp + 19712], 0x96       ;   311.2 p0+p3   46 p
        vmovdqu64 zmm8, [rbp + 15808]                     ;   296.7 p2      47 p reload
        vmovdqu64 zmm27, [rbp + 1024]                     ;   297.5 p3      46 p
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
        vmovdqu64 zmm21, [rbp + 1088]                     ;   304.7 p2      46 p
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
        vmovdqu64 zmm13, [rbp + 1344]                     ;   308.7 p2      46 p
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
        vpternlogd zmm6, zmm5, [r8 + 380]{1to16}, 0x96    ;   331.2 p5+p2   46 p
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
        vpternlogd zmm10, zmm1, [r8 + 376]{1to16}, 0x96   ;   336.7 p0+p3   46 p
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
        vmovdqu64 zmm13, [rbp + 1728]                     ;   314.7 p2      46 p
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
        vpternlogd zmm23, zmm2, [r8 + 412]{1to16}, 0x96   ;   357.2 p5+p2   47 p
        vpternlogd zmm14, zmm1, zmm0, 0x2d                ;   357.7 p0      46 p
        vmovdqa64 zmm29, zmm12                            ;   352.7         46 p copy
        vpternlogd zmm29, zmm19, zmm9, 0x53               ;   358.2 p5      46 p
        vpternlogd zmm26, zmm29, zmm9, 0x59               ;   359.2 p0      46 p
        vpternlogd zmm29, zmm21, zmm4, 0xb6               ;   359.2 p5      46 p
        vpternlogd zmm21, zmm22, zmm29, 0x96              ;   360.2 p0      46 p
        vmovdqu64 zmm22, [rbp + 14144]                    ;   318.5 p3      47 p
        vpxord zmm22, zmm22, [r8 + 408]{1to16}            ;   360.2 p5+p2   47 p
        vpternlogd zmm28, zmm26, zmm4, 0xb4               ;   360.7 p0      46 p
        vpternlogd zmm26, zmm17, zmm4, 0x96               ;   361.2 p5      46 p
        vpternlogd zmm29, zmm16, zmm28, 0x96              ;   361.7 p0      46 p
        vpternlogd zmm28, zmm12, zmm19, 0x2d              ;   362.2 p5      46 p
        vmovdqu64 zmm16, [rbp + 22080]                    ;   319.5 p3      47 p
        vpxord zmm16, zmm16, [rbp + 1856]                 ;   362.7 p0+p2   47 p
        vmovdqu64 zmm17, [rbp + 18432]                    ;   320.5 p3      47 p
        vpxord zmm17, zmm17, [r8 + 444]{1to16}            ;   363.2 p5+p2   47 p
        vmovdqu64 [rbp + 18432], zmm11                    ;   339.7 p8+p9   46 p spill
        vmovdqu64 zmm11, [rbp + 20480]                    ;   321.5 p3      47 p
        vpxord zmm11, zmm11, [r8 + 440]{1to16}            ;   363.7 p0+p2   47 p
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
        vmovdqu64 zmm28, [rbp + 1664]                     ;   339.5 p3      46 p
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
        vmovdqu64 zmm13, [rbp + 1920]                     ;   344.5 p3      47 p
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
        vpxord zmm3, zmm3, [r8 + 476]{1to16}              ;   384.7 p0+p3   47 p
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
        vpternlogd zmm10, zmm4, [r8 + 472]{1to16}, 0x96   ;   389.7 p0+p2   47 p
        vpternlogd zmm28, zmm8, zmm6, 0x2d                ;   390.2 p5      46 p
        vmovdqu64 zmm4, [rbp + 16064]                     ;   347.5 p3      47 p
        vpxord zmm4, zmm4, [rbp + 2240]                   ;   390.7 p0+p2   47 p
        vmovdqa64 zmm12, zmm11                            ;   374.7         47 p copy
        vpternlogd zmm4, zmm19, [rbp + 22080], 0x96       ;   391.7 p5+p3   47 p
        vmovdqu64 [rbp + 22080], zmm29                    ;   384.7 p7+p4   46 p spill
        vmovdqu64 zmm29, [rbp + 2112]                     ;   348.7 p2      50 p reload
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
        vmovdqu64 zmm13, [rbp + 2048]                     ;   352.5 p3      47 p
        vpternlogd zmm13, zmm0, [rbp + 16640], 0x96       ;   397.2 p5+p2   47 p
        vpternlogd zmm16, zmm22, zmm25, 0x69              ;   399.2 p0      47 p
        vpternlogd zmm6, zmm14, zmm16, 0x96               ;   400.2 p5      47 p
        vmovdqu64 zmm0, [rbp + 21568]                     ;   353.5 p3      47 p reload
        vmovdqu64 zmm14, [rbp + 2304]                     ;   353.7 p2      47 p
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
        vpternlogd zmm29, zmm0, [r8 + 508]{1to16}, 0x96   ;   404.2 p5+p3   47 p
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
        vpxord zmm1, zmm1, [rbp + 2496]                   ;   407.7 p0+p3   47 p
        vpternlogd zmm16, zmm20, zmm0, 0xb4               ;   408.2 p5      47 p
        vpternlogd zmm20, zmm25, zmm0, 0x96               ;   408.7 p0      47 p
        vpternlogd zmm28, zmm6, zmm16, 0x96               ;   409.2 p5      47 p
        vpternlogd zmm16, zmm7, zmm23, 0x2d               ;   409.7 p0      47 p
        vmovdqu64 zmm6, [rbp + 20480]                     ;   359.7 p2      47 p
        vpxord zmm6, zmm6, [r8 + 504]{1to16}              ;   410.2 p5+p3   47 p
        vmovdqu64 zmm25, [rbp + 16256]                    ;   360.7 p2      47 p
        vpxord zmm25, zmm25, [rbp + 2432]                 ;   410.7 p0+p3   47 p
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
        vpternlogd zmm5, zmm27, [rbp + 2624], 0x96        ;   430.2 p5+p3   50 p
        vpternlogd zmm15, zmm30, [rbp + 2560], 0x96       ;   430.7 p0+p2   50 p
        vpternlogd zmm13, zmm12, zmm23, 0xb4              ;   431.2 p5      47 p
        vpternlogd zmm12, zmm22, zmm23, 0x96              ;   431.7 p0      47 p
        vpternlogd zmm28, zmm16, zmm13, 0x96              ;   432.2 p5      47 p
        vmovdqu64 zmm16, [rbp + 2752]                     ;   377.5 p3      50 p
        vpternlogd zmm16, zmm24, [rbp + 13824], 0x96      ;   432.7 p0+p2   50 p
        vpternlogd zmm13, zmm0, zmm17, 0x2d               ;   433.2 p5      47 p
        vmovdqu64 zmm22, [rbp + 19264]                    ;   378.5 p3      50 p reload
        vpternlogd zmm6, zmm22, [rbp + 15296], 0x96       ;   433.7 p0+p2   47 p
        vmovdqu64 zmm22, [rbp + 19456]                    ;   379.5 p3      50 p reload
        vpternlogd zmm14, zmm22, [rbp + 19200], 0x96      ;   434.2 p5+p2   47 p
        vpternlogd zmm14, zmm3, [rbp + 18240], 0x69       ;   435.2 p0+p3   47 p
        vpternlogd zmm8, zmm18, [rbp + 3328], 0x96        ;   435.2 p5+p2   50 p
        vmovdqa64 zmm31, zmm4                             ;   424.2         47 p copy
        vpternlogd zmm31, zmm10, zmm3, 0xd4               ;   435.7 p0      47 p
        vmovdqu64 [rbp + 18240], zmm18                    ;   390.7 p8+p9   46 p spill
        vmovdqa64 zmm18, zmm10                            ;   423.7         47 p copy
        vmovdqu64 [rbp + 19200], zmm8                     ;   436.2 p7+p4   50 p spill
        vmovdqa64 zmm8, zmm4                              ;   424.2         47 p copy
        vpternlogd zmm8, zmm10, zmm14, 0x96               ;   436.2 p5      47 p
        vpternlogd zmm21, zmm2, [rbp + 3392], 0x96        ;   436.7 p0+p3   50 p
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
        vpternlogd zmm20, zmm14, [rbp - 64], 0x96         ;   440.2 p5+p2   50 p
        vpternlogd zmm4, zmm10, zmm19, 0x69               ;   440.7 p0      47 p
        vpternlogd zmm2, zmm9, zmm4, 0x96                 ;   441.7 p5      47 p
        vmovdqu64 zmm9, [rbp + 17024]                     ;   383.5 p3      46 p reload
        vmovdqu64 zmm14, [rbp + 2816]                     ;   383.7 p2      50 p
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
        vpternlogd zmm23, zmm26, [rbp + 3904], 0x96       ;   446.2 p5+p2   50 p
        vpxord zmm22, zmm18, zmm9                         ;   446.7 p0      47 p
        vpternlogd zmm0, zmm28, [rbp + 3840], 0x96        ;   447.2 p5+p3   50 p
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
        vmovdqu64 zmm19, [rbp + 2880]                     ;   387.5 p3      50 p
        vpternlogd zmm19, zmm2, [rbp + 13504], 0x96       ;   451.7 p0+p2   50 p
        vpternlogd zmm4, zmm9, zmm3, 0x2d                 ;   452.2 p5      47 p
        vpternlogd zmm11, zmm12, [rbp + 576], 0x96        ;   452.7 p0+p3   50 p
        vpternlogd zmm17, zmm13, [rbp + 4032], 0x96       ;   453.2 p5+p2   50 p
        vpternlogd zmm22, zmm26, [rbp + 4160], 0x96       ;   453.7 p0+p3   50 p
        vpternlogd zmm9, zmm28, [rbp + 4096], 0x96        ;   454.2 p5+p2   50 p
        vpternlogd zmm10, zmm18, [rbp + 704], 0x96        ;   454.7 p0+p3   50 p
        vpternlogd zmm3, zmm4, [rbp + 4288], 0x96         ;   455.2 p5+p2   50 p
        vmovdqu64 zmm31, [rbp + 18048]                    ;   391.5 p3      50 p reload
        vpternlogd zmm25, zmm31, [rbp + 15360], 0x96      ;   455.7 p0+p2   47 p
        vmovdqu64 zmm31, [rbp + 21440]                    ;   410.2 p3      47 p reload
        vmovdqu64 zmm2, [rbp + 3584]                      ;   392.7 p2      50 p reload
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
        vpxord zmm10, zmm15, [rbp + 4608]                 ;   459.2 p5+p3   63 p
        vmovdqu64 [rbp + 20544], zmm10                    ;   460.2 p8+p9   63 p spill
        vpxord zmm10, zmm5, [rbp + 4736]                  ;   459.7 p0+p2   63 p
        vmovdqu64 [rbp + 16384], zmm10                    ;   460.7 p7+p4   63 p spill
        vmovdqa64 zmm10, zmm6                             ;   459.2         47 p copy
        vmovdqu64 [rbp + 20160], zmm5                     ;   431.2 p8+p9   50 p spill
        vmovdqu64 zmm5, [rbp + 4672]                      ;   398.5 p3      63 p
        vpternlogd zmm5, zmm24, [r8 + 4]{1to16}, 0x96     ;   460.2 p5+p2   63 p
        vmovdqu64 [rbp + 22272], zmm5                     ;   461.2 p7+p4   63 p spill
        vmovdqu64 zmm5, [rbp + 19648]                     ;   399.5 p3      50 p reload
        vpternlogd zmm25, zmm5, [rbp + 18752], 0x96       ;   460.7 p0+p2   47 p
        vmovdqu64 zmm5, [rbp + 2688]                      ;   400.5 p3      63 p
        vpternlogd zmm5, zmm30, [rbp + 4864], 0x96        ;   461.2 p5+p2   63 p
        vmovdqu64 [rbp + 18752], zmm5                     ;   462.2 p8+p9   63 p spill
        vmovdqu64 zmm5, [rbp + 14528]                     ;   401.5 p3      50 p reload
        vpternlogd zmm25, zmm5, [rbp + 15680], 0x96       ;   461.7 p0+p2   47 p
        vmovdqu64 [rbp + 15680], zmm30                    ;   343.3 p7+p4   46 p spill
        vpxord zmm30, zmm16, [rbp + 4928]                 ;   462.2 p5+p3   63 p
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
        vmovdqu64 zmm1, [rbp - 128]                       ;   402.7 p2      63 p
        vpternlogd zmm1, zmm27, [rbp + 4992], 0x96        ;   466.7 p0+p3   63 p
        vpternlogd zmm25, zmm16, zmm5, 0x69               ;   467.2 p5      47 p
        vpternlogd zmm24, zmm31, zmm25, 0x96              ;   468.2 p0      47 p
        vmovdqu64 zmm2, [rbp + 22400]                     ;   403.7 p2      46 p reload
        vmovdqu64 zmm8, [rbp + 3008]                      ;   404.5 p3      50 p
        vpternlogd zmm8, zmm2, [rbp + 18880], 0x96        ;   468.2 p5+p2   50 p
        vpxord zmm31, zmm20, [rbp + 5056]                 ;   468.7 p0+p3   63 p
        vpxord zmm10, zmm10, zmm24                        ;   469.2 p5      47 p
        vmovdqu64 [rbp + 18880], zmm31                    ;   469.7 p7+p4   63 p spill
        vpxord zmm31, zmm14, [rbp + 5120]                 ;   469.7 p0+p2   63 p
        vmovdqu64 [rbp + 17408], zmm31                    ;   470.7 p8+p9   63 p spill
        vpxord zmm31, zmm19, [rbp + 5248]                 ;   470.2 p5+p3   63 p
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
        vpxord zmm6, zmm6, [rbp + 6144]                   ;   476.7 p0+p3   63 p
        vpternlogd zmm25, zmm10, zmm30, 0xb4              ;   477.2 p5      47 p
        vpternlogd zmm10, zmm5, zmm30, 0x96               ;   477.7 p0      47 p
        vpternlogd zmm2, zmm24, zmm25, 0x96               ;   478.2 p5      47 p
        vpternlogd zmm25, zmm1, zmm29, 0x2d               ;   478.7 p0      47 p
        vpxord zmm5, zmm21, [rbp + 6272]                  ;   479.2 p5+p2   63 p
        vpxord zmm24, zmm23, [rbp + 8640]                 ;   479.7 p0+p3   63 p
        vmovdqu64 [rbp + 18496], zmm24                    ;   480.7 p7+p4   63 p spill
        vpxord zmm24, zmm0, [rbp + 8384]                  ;   480.2 p5+p2   63 p
        vmovdqu64 [rbp + 18048], zmm24                    ;   481.2 p8+p9   63 p spill
        vpxord zmm24, zmm7, [rbp + 7360]                  ;   480.7 p0+p3   63 p
        vmovdqu64 [rbp + 13504], zmm24                    ;   481.7 p7+p4   63 p spill
        vpxord zmm24, zmm17, [rbp + 9088]                 ;   481.2 p5+p2   63 p
        vmovdqu64 [rbp + 22656], zmm24                    ;   482.2 p8+p9   63 p spill
        vpxord zmm24, zmm11, [rbp + 9344]                 ;   481.7 p0+p3   63 p
        vpternlogd zmm30, zmm31, [rbp + 4416], 0x96       ;   482.2 p5+p2   50 p
        vpternlogd zmm1, zmm2, [rbp + 4352], 0x96         ;   482.7 p0+p3   50 p
        vmovdqu64 [rbp + 22592], zmm24                    ;   482.7 p7+p4   63 p spill
        vpxord zmm24, zmm8, [rbp + 5440]                  ;   483.2 p5+p2   63 p
        vpternlogd zmm16, zmm10, [rbp + 832], 0x96        ;   483.7 p0+p3   50 p
        vpternlogd zmm29, zmm25, [rbp + 4544], 0x96       ;   484.2 p5+p2   50 p
        vmovdqu64 [rbp + 21504], zmm5                     ;   480.2 p8+p9   63 p spill
        vmovdqu64 zmm5, [rbp + 5568]                      ;   413.5 p3      63 p
        vmovdqu64 [rbp + 19584], zmm6                     ;   477.7 p7+p4   63 p spill
        vmovdqu64 zmm6, [rbp + 5632]                      ;   413.7 p2      63 p
        vmovdqu64 [rbp + 19456], zmm24                    ;   484.2 p8+p9   63 p spill
        vmovdqu64 zmm24, [rbp + 5760]                     ;   414.5 p3      63 p
        vmovdqu64 [rbp + 19264], zmm11                    ;   453.7 p7+p4   50 p spill
        vmovdqu64 zmm11, [rbp + 5952]                     ;   414.7 p2      63 p
        vmovdqu64 [rbp + 13824], zmm17                    ;   454.2 p8+p9   50 p spill
        vmovdqu64 zmm17, [rbp + 6080]                     ;   415.5 p3      63 p
        vmovdqu64 [rbp + 15872], zmm23                    ;   447.2 p7+p4   50 p spill
        vmovdqu64 zmm23, [rbp + 6464]                     ;   415.7 p2      63 p
        vmovdqu64 [rbp + 14976], zmm0                     ;   448.2 p8+p9   50 p spill
        vmovdqu64 zmm0, [rbp + 6592]                      ;   416.5 p3      63 p
        vmovdqu64 [rbp + 13120], zmm7                     ;   457.2 p7+p4   50 p spill
        vmovdqu64 zmm7, [rbp + 7616]                      ;   416.7 p2      63 p
        vmovdqu64 [rbp + 21120], zmm21                    ;   437.7 p8+p9   50 p spill
        vmovdqu64 zmm21, [rbp + 8064]                     ;   417.5 p3      63 p
        vmovdqu64 [rbp + 19008], zmm8                     ;   469.2 p7+p4   50 p spill
        vmovdqu64 zmm8, [rbp + 8320]                      ;   417.7 p2      63 p
        vmovdqu64 [rbp + 13184], zmm19                    ;   452.7 p8+p9   50 p spill
        vmovdqu64 zmm19, [rbp + 8832]                     ;   418.5 p3      63 p
        vpternlogd zmm19, zmm12, [r8 + 172]{1to16}, 0x96  ;   484.7 p0+p2   63 p
        vmovdqu64 [rbp + 13760], zmm19                    ;   485.7 p7+p4   63 p spill
        vmovdqu64 zmm19, [rbp + 8576]                     ;   419.5 p3      63 p
        vpternlogd zmm19, zmm13, [r8 + 164]{1to16}, 0x96  ;   485.2 p5+p2   63 p
        vmovdqu64 [rbp + 17984], zmm19                    ;   486.2 p8+p9   63 p spill
        vmovdqu64 zmm19, [rbp + 17792]                    ;   420.5 p3      46 p reload
        vmovdqu64 [rbp + 15104], zmm12                    ;   432.7 p7+p4   47 p spill
        vmovdqu64 zmm12, [rbp + 21184]                    ;   420.7 p2      50 p
        vpternlogd zmm12, zmm19, [rbp + 64], 0x96         ;   485.7 p0+p3   50 p
        vpxord zmm19, zmm9, [rbp + 9408]                  ;   486.2 p5+p2   63 p
        vpxord zmm5, zmm5, zmm12                          ;   486.7 p0      63 p
        vmovdqu64 [rbp + 17792], zmm19                    ;   487.2 p8+p9   63 p spill
        vmovdqu64 zmm19, [rbp + 9600]                     ;   422.5 p3      63 p
        vpternlogd zmm19, zmm4, [r8 + 196]{1to16}, 0x96   ;   487.2 p5+p2   63 p
        vmovdqu64 [rbp + 19328], zmm19                    ;   488.2 p7+p4   63 p spill
        vmovdqu64 zmm19, [rbp + 20608]                    ;   423.5 p3      46 p reload
        vmovdqu64 [rbp + 20992], zmm5                     ;   487.7 p8+p9   63 p spill
        vmovdqu64 zmm5, [rbp + 3072]                      ;   423.7 p2      50 p
        vpternlogd zmm5, zmm19, [rbp + 20352], 0x96       ;   487.7 p0+p3   50 p
        vpxord zmm6, zmm6, zmm5                           ;   488.7 p5      63 p
        vmovdqu64 [rbp + 20352], zmm6                     ;   489.7 p7+p4   63 p spill
        vpxord zmm6, zmm22, [rbp + 9664]                  ;   488.7 p0+p2   63 p
        vmovdqu64 [rbp + 17472], zmm6                     ;   489.7 p8+p9   63 p spill
        vmovdqu64 zmm6, [rbp + 3200]                      ;   425.5 p3      63 p
        vpternlogd zmm6, zmm19, [rbp + 5888], 0x96        ;   489.2 p5+p2   63 p
        vmovdqu64 zmm19, [rbp + 9856]                     ;   426.5 p3      63 p
        vpternlogd zmm19, zmm18, [r8 + 204]{1to16}, 0x96  ;   489.7 p0+p2   63 p
        vmovdqu64 [rbp + 13440], zmm19                    ;   490.7 p7+p4   63 p spill
        vmovdqu64 zmm19, [rbp + 17152]                    ;   427.5 p3      46 p reload
        vmovdqu64 [rbp + 15488], zmm6                     ;   490.2 p8+p9   63 p spill
        vmovdqu64 zmm6, [rbp + 3136]                      ;   427.7 p2      50 p
        vpternlogd zmm6, zmm19, [rbp + 13376], 0x96       ;   490.2 p5+p3   50 p
        vpxord zmm24, zmm24, zmm6                         ;   491.2 p0      63 p
        vmovdqu64 [rbp + 13376], zmm24                    ;   492.2 p7+p4   63 p spill
        vpxord zmm24, zmm3, [rbp + 10048]                 ;   491.2 p5+p2   63 p
        vmovdqu64 [rbp + 13248], zmm24                    ;   492.2 p8+p9   63 p spill
        vmovdqu64 zmm24, [rbp + 128]                      ;   429.5 p3      63 p
        vpternlogd zmm24, zmm19, [rbp + 6016], 0x96       ;   491.7 p0+p2   63 p
        vmovdqu64 zmm19, [rbp + 640]                      ;   430.5 p3      63 p
        vpternlogd zmm19, zmm26, [rbp + 10112], 0x96      ;   492.2 p5+p2   63 p
        vmovdqu64 [rbp + 15616], zmm19                    ;   493.2 p7+p4   63 p spill
        vmovdqu64 zmm19, [rbp + 4224]                     ;   431.5 p3      63 p
        vpternlogd zmm19, zmm28, [rbp + 9920], 0x96       ;   492.7 p0+p2   63 p
        vmovdqu64 [rbp + 12928], zmm19                    ;   493.7 p8+p9   63 p spill
        vmovdqu64 zmm19, [rbp + 17088]                    ;   432.5 p3      46 p reload
        vmovdqu64 [rbp + 15552], zmm24                    ;   492.7 p7+p4   63 p spill
        vmovdqu64 zmm24, [rbp + 3264]                     ;   432.7 p2      50 p
        vpternlogd zmm24, zmm19, [rbp + 22912], 0x96      ;   493.2 p5+p3   50 p
        vpxord zmm11, zmm11, zmm24                        ;   494.2 p0      63 p
        vmovdqu64 [rbp + 22912], zmm11                    ;   495.2 p8+p9   63 p spill
        vmovdqu64 zmm11, [rbp + 22016]                    ;   455.7 p2      63 p
        vpxord zmm11, zmm11, [rbp + 10176]                ;   494.2 p5+p3   63 p
        vmovdqu64 [rbp + 20480], zmm11                    ;   495.2 p7+p4   63 p spill
        vmovdqu64 zmm11, [rbp + 5696]                     ;   434.7 p2      63 p
        vpternlogd zmm11, zmm19, [r8 + 68]{1to16}, 0x96   ;   494.7 p0+p3   63 p
        vmovdqu64 zmm19, [rbp + 18432]                    ;   435.7 p2      46 p reload
        vmovdqu64 [rbp + 19392], zmm11                    ;   495.7 p8+p9   63 p spill
        vmovdqu64 zmm11, [rbp + 22528]                    ;   436.5 p3      50 p
        vpternlogd zmm11, zmm19, [rbp + 192], 0x96        ;   495.2 p5+p2   50 p
        vpxord zmm17, zmm17, zmm11                        ;   496.2 p0      63 p
        vpxord zmm19, zmm1, [rbp + 10240]                 ;   496.2 p5+p3   63 p
        vmovdqu64 [rbp + 18432], zmm19                    ;   497.2 p7+p4   63 p spill
        vpxord zmm19, zmm30, [rbp + 10368]                ;   496.7 p0+p2   63 p
        vmovdqu64 [rbp + 13056], zmm19                    ;   497.7 p8+p9   63 p spill
        vpxord zmm19, zmm29, [rbp + 10560]                ;   497.2 p5+p3   63 p
        vmovdqu64 [rbp + 19072], zmm19                    ;   498.2 p7+p4   63 p spill
        vmovdqu64 zmm19, [rbp + 17344]                    ;   438.7 p2      46 p reload
        vmovdqu64 [rbp + 16768], zmm17                    ;   497.2 p8+p9   63 p spill
        vmovdqu64 zmm17, [rbp + 3520]                     ;   439.5 p3      50 p
        vpternlogd zmm17, zmm19, [rbp + 22976], 0x96      ;   497.7 p0+p2   50 p
        vpxord zmm23, zmm23, zmm17                        ;   498.7 p5      63 p
        vmovdqu64 [rbp + 22976], zmm23                    ;   499.7 p7+p4   63 p spill
        vpxord zmm23, zmm16, [rbp + 10688]                ;   498.7 p0+p3   63 p
        vmovdqu64 [rbp + 12992], zmm23                    ;   499.7 p8+p9   63 p spill
        vmovdqu64 zmm23, [rbp + 6208]                     ;   440.7 p2      63 p
        vpternlogd zmm23, zmm19, [r8 + 100]{1to16}, 0x96  ;   499.2 p5+p3   63 p
        vmovdqu64 zmm19, [rbp + 22080]                    ;   441.7 p2      46 p reload
        vmovdqu64 [rbp + 18368], zmm23                    ;   500.2 p7+p4   63 p spill
        vmovdqu64 zmm23, [rbp + 17216]                    ;   442.5 p3      50 p
        vpternlogd zmm23, zmm19, [rbp + 320], 0x96        ;   499.7 p0+p2   50 p
        vpxord zmm15, zmm15, [rbp + 6656]                 ;   500.2 p5+p3   63 p
        vmovdqu64 zmm19, [rbp + 20160]                    ;   443.7 p2      63 p
        vpxord zmm19, zmm19, [rbp + 6784]                 ;   500.7 p0+p3   63 p
        vpxord zmm0, zmm0, zmm23                          ;   501.2 p5      63 p
        vmovdqu64 [rbp + 20160], zmm19                    ;   501.7 p8+p9   63 p spill
        vmovdqu64 zmm19, [rbp + 16192]                    ;   444.7 p2      47 p reload
        vmovdqu64 [rbp + 22080], zmm15                    ;   501.2 p7+p4   63 p spill
        vmovdqu64 zmm15, [rbp + 3648]                     ;   445.5 p3      50 p
        vpternlogd zmm15, zmm19, [rbp + 17600], 0x96      ;   501.7 p0+p2   50 p
        vpxord zmm7, zmm7, zmm15                          ;   502.7 p5      63 p
        vmovdqu64 [rbp + 17600], zmm7                     ;   503.7 p8+p9   63 p spill
        vmovdqu64 zmm7, [rbp + 13888]                     ;   446.5 p3      63 p
        vpxord zmm7, zmm7, [rbp + 6976]                   ;   502.7 p0+p2   63 p
        vmovdqu64 [rbp + 13888], zmm7                     ;   503.7 p7+p4   63 p spill
        vmovdqu64 zmm7, [rbp - 128]                       ;   447.5 p3      50 p reload
        vpternlogd zmm27, zmm7, [rbp + 7040], 0x96        ;   503.2 p5+p2   63 p
        vmovdqu64 zmm7, [rbp + 384]                       ;   448.5 p3      63 p
        vpternlogd zmm7, zmm19, [rbp + 8128], 0x96        ;   503.7 p0+p2   63 p
        vmovdqu64 zmm19, [rbp + 768]                      ;   449.5 p3      63 p
        vpternlogd zmm19, zmm31, [rbp + 10624], 0x96      ;   504.2 p5+p2   63 p
        vmovdqu64 [rbp + 21376], zmm19                    ;   505.2 p8+p9   63 p spill
        vmovdqu64 zmm19, [rbp + 10432]                    ;   450.5 p3      63 p
        vpternlogd zmm19, zmm10, [r8 + 236]{1to16}, 0x96  ;   504.7 p0+p2   63 p
        vmovdqu64 [rbp + 14464], zmm19                    ;   505.7 p7+p4   63 p spill
        vmovdqu64 zmm19, [rbp + 10304]                    ;   451.5 p3      63 p
        vpternlogd zmm19, zmm25, [r8 + 228]{1to16}, 0x96  ;   505.2 p5+p2   63 p
        vmovdqu64 [rbp + 21568], zmm19                    ;   506.2 p8+p9   63 p spill
        vmovdqu64 zmm19, [rbp + 4480]                     ;   452.5 p3      63 p
        vpternlogd zmm19, zmm2, [rbp + 10496], 0x96       ;   505.7 p0+p2   63 p
        vmovdqu64 [rbp + 22848], zmm19                    ;   506.7 p7+p4   63 p spill
        vmovdqu64 zmm19, [rbp + 19520]                    ;   453.5 p3      47 p reload
        vmovdqu64 [rbp + 16640], zmm7                     ;   504.7 p8+p9   63 p spill
        vmovdqu64 zmm7, [rbp + 3776]                      ;   453.7 p2      50 p
        vpternlogd zmm7, zmm19, [rbp + 21760], 0x96       ;   506.2 p5+p3   50 p
        vpxord zmm20, zmm20, [rbp + 7104]                 ;   506.7 p0+p2   63 p
        vpxord zmm21, zmm21, zmm7                         ;   507.2 p5      63 p
        vmovdqu64 [rbp + 21760], zmm21                    ;   508.2 p7+p4   63 p spill
        vmovdqu64 zmm21, [rbp + 7552]                     ;   455.5 p3      63 p
        vpternlogd zmm21, zmm19, [r8 + 132]{1to16}, 0x96  ;   507.7 p0+p2   63 p
        vmovdqu64 zmm19, [rbp + 16256]                    ;   456.5 p3      47 p reload
        vmovdqu64 [rbp + 14656], zmm21                    ;   508.7 p8+p9   63 p spill
        vmovdqu64 zmm21, [rbp + 18176]                    ;   456.7 p2      50 p
        vpternlogd zmm21, zmm19, [rbp + 448], 0x96        ;   508.2 p5+p3   50 p
        vpxord zmm14, zmm14, [rbp + 7168]                 ;   508.7 p0+p2   63 p
        vmovdqu64 zmm19, [rbp + 13184]                    ;   458.5 p3      63 p
        vpxord zmm19, zmm19, [rbp + 7296]                 ;   509.2 p5+p2   63 p
        vpxord zmm12, zmm12, [rbp + 7936]                 ;   509.7 p0+p3   63 p
        vpxord zmm5, zmm5, [rbp + 8000]                   ;   510.2 p5+p2   63 p
        vpxord zmm6, zmm6, [rbp + 8256]                   ;   510.7 p0+p3   63 p
        vpxord zmm24, zmm24, [rbp + 8704]                 ;   511.2 p5+p2   63 p
        vpxord zmm11, zmm11, [rbp + 8960]                 ;   511.7 p0+p3   63 p
        vpxord zmm8, zmm8, zmm21                          ;   512.2 p5      63 p
        vpxord zmm17, zmm17, [rbp + 9728]                 ;   512.7 p0+p2   63 p
        vpxord zmm23, zmm23, [rbp + 9984]                 ;   513.2 p5+p3   63 p
        vpxord zmm15, zmm15, [rbp + 10880]                ;   513.7 p0+p2   63 p
        vmovdqu64 [rbp + 13184], zmm15                    ;   514.7 p7+p4   63 p spill
        vmovdqu64 zmm15, [rbp + 19008]                    ;   469.2 p3      63 p
        vpxord zmm15, zmm15, [rbp + 7680]                 ;   514.2 p5+p2   63 p
        vmovdqu64 [rbp + 19008], zmm8                     ;   513.2 p8+p9   63 p spill
        vmovdqu64 zmm8, [rbp + 19200]                     ;   464.5 p3      63 p
        vpxord zmm8, zmm8, [rbp + 9024]                   ;   514.7 p0+p2   63 p
        vmovdqu64 [rbp + 19200], zmm23                    ;   514.2 p7+p4   63 p spill
        vmovdqu64 zmm23, [rbp + 21120]                    ;   465.5 p3      63 p
        vpxord zmm23, zmm23, [rbp + 9280]                 ;   515.2 p5+p2   63 p
        vmovdqu64 [rbp + 21120], zmm17                    ;   513.7 p8+p9   63 p spill
        vmovdqu64 zmm17, [rbp + 13120]                    ;   466.5 p3      63 p
        vpxord zmm17, zmm17, [rbp + 10752]                ;   515.7 p0+p2   63 p
        vmovdqu64 [rbp + 13120], zmm17                    ;   516.7 p7+p4   63 p spill
        vmovdqu64 zmm17, [rbp + 4800]                     ;   467.5 p3      62 p reload
        vmovdqu64 [rbp + 16256], zmm23                    ;   516.2 p8+p9   63 p spill
        vmovdqu64 zmm23, [rbp + 13952]                    ;   467.7 p2      63 p
        vpternlogd zmm23, zmm17, [r8 + 12]{1to16}, 0x96   ;   516.2 p5+p3   63 p
        vmovdqu64 zmm17, [rbp + 14976]                    ;   468.7 p2      63 p
        vpxord zmm17, zmm17, [rbp + 11264]                ;   516.7 p0+p3   63 p
        vpxord zmm7, zmm7, [rbp + 11072]                  ;   517.2 p5+p2   63 p
        vpxord zmm21, zmm21, [rbp + 11200]                ;   517.7 p0+p3   63 p
        vmovdqu64 [rbp + 14976], zmm17                    ;   517.7 p7+p4   63 p spill
        vmovdqu64 zmm17, [rbp + 11328]                    ;   470.7 p2      62 p reload
        vpternlogd zmm13, zmm17, [r8 + 164]{1to16}, 0x96  ;   518.2 p5+p3   63 p
        vpbroadcastd zmm17, [r8 + 36]                     ;   407.7 p10     62 p.9 reload
        vmovdqu64 [rbp + 16832], zmm13                    ;   519.2 p8+p9   63 p spill
        vmovdqu64 zmm13, [rbp + 5184]                     ;   471.7 p2      62 p reload
        vmovdqu64 [rbp + 14784], zmm21                    ;   518.7 p7+p4   63 p spill
        vmovdqu64 zmm21, [rbp + 22400]                    ;   472.5 p3      63 p
        vpternlogd zmm21, zmm13, zmm17, 0x96              ;   518.7 p0      63 p
        vmovdqu64 zmm13, [rbp + 15872]                    ;   472.7 p2      63 p
        vpxord zmm13, zmm13, [rbp + 11392]                ;   519.2 p5+p3   63 p
        vmovdqu64 [rbp + 15872], zmm13                    ;   520.2 p8+p9   63 p spill
        vmovdqu64 zmm13, [rbp + 22400]                    ;   473.7 p2      46 p reload
        vpternlogd zmm17, zmm13, [rbp + 7232], 0x96       ;   519.7 p0+p3   63 p
        vpbroadcastd zmm13, [r8 + 44]                     ;   411.7 p10     62 p.11 reload
        vmovdqu64 [rbp + 22400], zmm7                     ;   518.2 p7+p4   63 p spill
        vmovdqu64 zmm7, [rbp + 5312]                      ;   474.7 p2      62 p reload
        vmovdqu64 [rbp + 16448], zmm8                     ;   515.7 p8+p9   63 p spill
        vmovdqu64 zmm8, [rbp + 21184]                     ;   475.5 p3      63 p
        vpternlogd zmm8, zmm7, zmm13, 0x96                ;   520.2 p5      63 p
        vmovdqu64 zmm7, [rbp + 21184]                     ;   475.7 p2      46 p reload
        vpternlogd zmm13, zmm7, [rbp + 7424], 0x96        ;   520.7 p0+p3   63 p
        vmovdqu64 zmm7, [rbp + 17024]                     ;   476.7 p2      46 p reload
        vmovdqu64 [rbp + 21184], zmm11                    ;   512.7 p7+p4   63 p spill
        vmovdqu64 zmm11, [rbp + 2944]                     ;   477.5 p3      63 p
        vpternlogd zmm11, zmm7, [rbp + 5376], 0x96        ;   521.2 p5+p2   63 p
        vmovdqu64 [rbp + 22464], zmm24                    ;   512.2 p8+p9   63 p spill
        vmovdqu64 zmm24, [rbp + 13824]                    ;   478.5 p3      63 p
        vpxord zmm24, zmm24, [rbp + 11584]                ;   521.7 p0+p2   63 p
        vmovdqu64 [rbp + 13824], zmm24                    ;   522.7 p7+p4   63 p spill
        vmovdqu64 zmm24, [rbp + 2944]                     ;   479.5 p3      50 p reload
        vpternlogd zmm7, zmm24, [rbp + 7488], 0x96        ;   522.2 p5+p2   63 p
        vmovdqu64 zmm24, [rbp + 0]                        ;   480.5 p3      50 p reload
        vmovdqu64 [rbp + 17024], zmm6                     ;   511.7 p8+p9   63 p spill
        vmovdqu64 zmm6, [rbp + 14144]                     ;   480.7 p2      63 p
        vpternlogd zmm6, zmm24, [rbp + 5504], 0x96        ;   522.7 p0+p3   63 p
        vpxord zmm22, zmm22, [rbp + 11904]                ;   523.2 p5+p2   63 p
        vpxord zmm9, zmm9, [rbp + 11776]                  ;   523.7 p0+p3   63 p
        vmovdqu64 [rbp + 20224], zmm22                    ;   524.2 p7+p4   63 p spill
        vmovdqu64 zmm22, [rbp + 19264]                    ;   482.7 p2      63 p
        vpxord zmm22, zmm22, [rbp + 11712]                ;   524.2 p5+p3   63 p
        vmovdqu64 [rbp + 19264], zmm9                     ;   524.7 p8+p9   63 p spill
        vmovdqu64 zmm9, [rbp + 11968]                     ;   483.7 p2      62 p reload
        vpternlogd zmm18, zmm9, [r8 + 204]{1to16}, 0x96   ;   524.7 p0+p3   63 p
        vmovdqu64 zmm9, [rbp + 11840]                     ;   484.7 p2      62 p reload
        vpternlogd zmm4, zmm9, [r8 + 196]{1to16}, 0x96    ;   525.2 p5+p3   63 p
        vmovdqu64 zmm9, [rbp + 14144]                     ;   485.7 p2      46 p reload
        vpternlogd zmm24, zmm9, [rbp + 7744], 0x96        ;   525.7 p0+p3   63 p
        vpbroadcastd zmm9, [r8 + 76]                      ;   420.7 p10     62 p.19 reload
        vmovdqu64 [rbp + 14144], zmm18                    ;   525.7 p7+p4   63 p spill
        vmovdqu64 zmm18, [rbp + 5824]                     ;   486.7 p2      62 p reload
        vmovdqu64 [rbp + 16064], zmm4                     ;   526.2 p8+p9   63 p spill
        vmovdqu64 zmm4, [rbp + 22528]                     ;   487.5 p3      63 p
        vpternlogd zmm4, zmm18, zmm9, 0x96                ;   526.2 p5      63 p
        vpxord zmm3, zmm3, [rbp + 12096]                  ;   526.7 p0+p2   63 p
        vmovdqu64 zmm18, [rbp + 22016]                    ;   488.5 p3      63 p
        vpxord zmm18, zmm18, [rbp + 12224]                ;   527.2 p5+p2   63 p
        vpxord zmm1, zmm1, [rbp + 12288]                  ;   527.7 p0+p3   63 p
        vpxord zmm30, zmm30, [rbp + 12416]                ;   528.2 p5+p2   63 p
        vmovdqu64 [rbp + 22016], zmm30                    ;   529.2 p7+p4   63 p spill
        vmovdqu64 zmm30, [rbp + 22528]                    ;   490.5 p3      46 p reload
        vpternlogd zmm9, zmm30, [rbp + 8448], 0x96        ;   528.7 p0+p2   63 p
        vmovdqu64 zmm30, [rbp + 640]                      ;   491.5 p3      50 p reload
        vpternlogd zmm26, zmm30, [rbp + 12160], 0x96      ;   529.2 p5+p2   63 p
        vmovdqu64 zmm30, [rbp + 4224]                     ;   492.5 p3      50 p reload
        vpternlogd zmm28, zmm30, [rbp + 12032], 0x96      ;   529.7 p0+p2   63 p
        vmovdqu64 zmm30, [rbp + 12480]                    ;   493.5 p3      62 p reload
        vpternlogd zmm10, zmm30, [r8 + 236]{1to16}, 0x96  ;   530.2 p5+p2   63 p
        vmovdqu64 zmm30, [rbp + 12352]                    ;   494.5 p3      62 p reload
        vpternlogd zmm25, zmm30, [r8 + 228]{1to16}, 0x96  ;   530.7 p0+p2   63 p
        vpbroadcastd zmm30, [r8 + 108]                    ;   427.7 p10     62 p.27 reload
        vmovdqu64 [rbp + 22528], zmm10                    ;   531.2 p8+p9   63 p spill
        vmovdqu64 zmm10, [rbp + 6336]                     ;   495.5 p3      62 p reload
        vmovdqu64 [rbp + 14208], zmm25                    ;   531.7 p7+p4   63 p spill
        vmovdqu64 zmm25, [rbp + 17216]                    ;   495.7 p2      63 p
        vpternlogd zmm25, zmm10, zmm30, 0x96              ;   531.2 p5      63 p
        vmovdqu64 zmm10, [rbp + 17216]                    ;   496.5 p3      46 p reload
        vpternlogd zmm30, zmm10, [rbp + 9472], 0x96       ;   531.7 p0+p2   63 p
        vmovdqu64 zmm10, [rbp + 4480]                     ;   497.5 p3      50 p reload
        vpternlogd zmm2, zmm10, [rbp + 12544], 0x96       ;   532.2 p5+p2   63 p
        vmovdqu64 zmm10, [rbp + 18240]                    ;   498.5 p3      46 p reload
        vmovdqu64 [rbp + 17216], zmm2                     ;   533.2 p8+p9   63 p spill
        vmovdqu64 zmm2, [rbp + 3456]                      ;   498.7 p2      63 p
        vpternlogd zmm2, zmm10, [rbp + 6400], 0x96        ;   532.7 p0+p3   63 p
        vpxord zmm29, zmm29, [rbp + 12608]                ;   533.2 p5+p2   63 p
        vmovdqu64 [rbp + 19968], zmm29                    ;   534.2 p7+p4   63 p spill
        vmovdqu64 zmm29, [rbp + 768]                      ;   500.5 p3      50 p reload
        vpternlogd zmm31, zmm29, [rbp + 12672], 0x96      ;   533.7 p0+p2   63 p
        vmovdqu64 zmm29, [rbp + 3456]                     ;   501.5 p3      50 p reload
        vpternlogd zmm10, zmm29, [rbp + 9536], 0x96       ;   534.2 p5+p2   63 p
        vmovdqu64 zmm29, [rbp + 256]                      ;   502.5 p3      50 p reload
        vmovdqu64 [rbp + 18240], zmm31                    ;   534.7 p8+p9   63 p spill
        vmovdqu64 zmm31, [rbp + 15296]                    ;   502.7 p2      63 p
        vpternlogd zmm31, zmm29, [rbp + 6528], 0x96       ;   534.7 p0+p3   63 p
        vpxord zmm16, zmm16, [rbp + 12736]                ;   535.2 p5+p2   63 p
        vmovdqu64 [rbp + 22720], zmm16                    ;   536.2 p7+p4   63 p spill
        vmovdqu64 zmm16, [rbp + 20544]                    ;   504.5 p3      63 p reload
        mov r9, qword [rbp + 24680]                       ;   436.7 p10     92 dst reload
        vmovdqu64 [r9], zmm16                             ;   510.5 p8+p9   92 dst
        vmovdqu64 zmm16, [rbp + 22272]                    ;   504.7 p2      63 p reload
        vmovdqu64 [r9 + 64], zmm16                        ;   510.7 p7+p4   92 dst
        vmovdqu64 zmm16, [rbp + 16384]                    ;   505.5 p3      63 p reload
        vmovdqu64 [r9 + 128], zmm16                       ;   511.5 p8+p9   92 dst
        vmovdqu64 zmm16, [rbp + 15296]                    ;   505.7 p2      46 p reload
        vpternlogd zmm29, zmm16, [rbp + 9792], 0x96       ;   535.7 p0+p3   63 p
        vpbroadcastd zmm16, [r8 + 140]                    ;   438.2 p10     62 p.35 reload
        vmovdqu64 [rbp + 15296], zmm1                     ;   528.7 p7+p4   63 p spill
        vmovdqu64 zmm1, [rbp + 7808]                      ;   506.7 p2      62 p reload
        vmovdqu64 [rbp + 16384], zmm18                    ;   528.2 p8+p9   63 p spill
        vmovdqu64 zmm18, [rbp + 18176]                    ;   507.5 p3      63 p
        vpternlogd zmm18, zmm1, zmm16, 0x96               ;   536.2 p5      63 p
        vmovdqu64 [r9 + 192], zmm23                       ;   517.2 p7+p4   92 dst
        vmovdqu64 zmm1, [rbp + 18176]                     ;   507.7 p2      47 p reload
        vpternlogd zmm16, zmm1, [rbp + 10944], 0x96       ;   536.7 p0+p3   63 p
        vmovdqu64 zmm1, [rbp + 21440]                     ;   508.7 p2      47 p reload
        vmovdqu64 zmm23, [rbp + 3712]                     ;   509.5 p3      63 p
        vpternlogd zmm23, zmm1, [rbp + 7872], 0x96        ;   537.2 p5+p2   63 p
        vmovdqu64 [r9 + 576], zmm21                       ;   519.7 p8+p9   92 dst
        vmovdqu64 zmm21, [rbp + 18752]                    ;   510.5 p3      63 p reload
        vmovdqu64 [r9 + 256], zmm21                       ;   516.5 p7+p4   92 dst
        vmovdqu64 zmm21, [rbp + 19648]                    ;   510.7 p2      63 p reload
        vmovdqu64 [r9 + 320], zmm21                       ;   516.7 p8+p9   92 dst
        vmovdqu64 zmm21, [rbp + 14528]                    ;   511.5 p3      63 p reload
        vmovdqu64 [r9 + 384], zmm21                       ;   517.5 p7+p4   92 dst
        vmovdqu64 zmm21, [rbp + 18880]                    ;   511.7 p2      63 p reload
        vmovdqu64 [r9 + 448], zmm21                       ;   517.7 p8+p9   92 dst
        vmovdqu64 zmm21, [rbp + 17408]                    ;   512.5 p3      63 p reload
        vmovdqu64 [r9 + 512], zmm21                       ;   518.5 p7+p4   92 dst
        vmovdqu64 zmm21, [rbp + 15168]                    ;   512.7 p2      63 p reload
        vmovdqu64 [r9 + 640], zmm21                       ;   518.7 p8+p9   92 dst
        vmovdqu64 [r9 + 704], zmm8                        ;   521.2 p7+p4   92 dst
        vmovdqu64 zmm8, [rbp + 3712]                      ;   513.5 p3      50 p reload
        vpternlogd zmm1, zmm8, [rbp + 11008], 0x96        ;   537.7 p0+p2   63 p
        vmovdqu64 zmm8, [rbp + 17728]                     ;   514.5 p3      47 p reload
        vmovdqu64 zmm21, [rbp + 3968]                     ;   514.7 p2      63 p
        vpternlogd zmm21, zmm8, [rbp + 8896], 0x96        ;   538.2 p5+p3   63 p
        vmovdqu64 [r9 + 768], zmm11                       ;   522.2 p8+p9   92 dst
        vmovdqu64 zmm11, [rbp + 19456]                    ;   515.7 p2      63 p reload
        vmovdqu64 [r9 + 832], zmm11                       ;   521.7 p7+p4   92 dst
        vmovdqu64 zmm11, [rbp + 3968]                     ;   516.5 p3      50 p reload
        vpternlogd zmm8, zmm11, [rbp + 11520], 0x96       ;   538.7 p0+p2   63 p
        vmovdqu64 zmm11, [rbp + 512]                      ;   517.5 p3      50 p reload
        vmovdqu64 [rbp + 17728], zmm26                    ;   530.2 p8+p9   63 p spill
        vmovdqu64 zmm26, [rbp + 21952]                    ;   517.7 p2      63 p
        vpternlogd zmm26, zmm11, [rbp + 9152], 0x96       ;   539.2 p5+p3   63 p
        vmovdqu64 [r9 + 1984], zmm0                       ;   502.2 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 20992]                     ;   518.7 p2      63 p reload
        vmovdqu64 [r9 + 960], zmm0                        ;   524.7 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 20352]                     ;   519.5 p3      63 p reload
        vmovdqu64 [r9 + 1024], zmm0                       ;   525.5 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 19392]                     ;   519.7 p2      63 p reload
        vmovdqu64 [r9 + 1088], zmm0                       ;   525.7 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 13376]                     ;   520.5 p3      63 p reload
        vmovdqu64 [r9 + 1152], zmm0                       ;   526.5 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 15488]                     ;   520.7 p2      63 p reload
        vmovdqu64 [r9 + 1280], zmm0                       ;   526.7 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 22912]                     ;   521.5 p3      63 p reload
        vmovdqu64 [r9 + 1344], zmm0                       ;   527.5 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 15552]                     ;   521.7 p2      63 p reload
        vmovdqu64 [r9 + 1408], zmm0                       ;   527.7 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 16768]                     ;   522.5 p3      63 p reload
        vmovdqu64 [r9 + 1472], zmm0                       ;   528.5 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 19584]                     ;   522.7 p2      63 p reload
        vmovdqu64 [r9 + 1536], zmm0                       ;   528.7 p8+p9   92 dst
        vmovdqu64 [r9 + 896], zmm6                        ;   523.7 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 18368]                     ;   523.5 p3      63 p reload
        vmovdqu64 [r9 + 1600], zmm0                       ;   529.5 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 21504]                     ;   523.7 p2      63 p reload
        vmovdqu64 [r9 + 1664], zmm0                       ;   529.7 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 22976]                     ;   524.5 p3      63 p reload
        vmovdqu64 [r9 + 1856], zmm0                       ;   530.5 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 22080]                     ;   524.7 p2      63 p reload
        vmovdqu64 [r9 + 2048], zmm0                       ;   530.7 p7+p4   92 dst
        vmovdqu64 [r9 + 1216], zmm4                       ;   527.2 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 6720]                      ;   525.5 p3      62 p reload
        vmovdqu64 zmm4, [rbp + 15360]                     ;   525.7 p2      63 p
        vpternlogd zmm4, zmm0, [r8 + 4]{1to16}, 0x96      ;   539.7 p0+p3   63 p
        vmovdqu64 zmm0, [rbp + 20160]                     ;   526.7 p2      63 p reload
        vmovdqu64 [r9 + 2176], zmm0                       ;   532.7 p7+p4   92 dst
        vmovdqu64 [r9 + 1728], zmm25                      ;   532.2 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 6848]                      ;   527.5 p3      62 p reload
        vmovdqu64 zmm6, [rbp + 13952]                     ;   527.7 p2      63 p
        vpternlogd zmm6, zmm0, [r8 + 12]{1to16}, 0x96     ;   540.2 p5+p3   63 p
        vmovdqu64 [r9 + 1792], zmm2                       ;   533.7 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 15680]                     ;   528.7 p2      46 p reload
        vmovdqu64 zmm2, [rbp + 2688]                      ;   529.5 p3      63 p
        vpternlogd zmm2, zmm0, [rbp + 6912], 0x96         ;   540.7 p0+p2   63 p
        vmovdqu64 [r9 + 2432], zmm27                      ;   504.2 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 13888]                     ;   530.5 p3      63 p reload
        vmovdqu64 [r9 + 2368], zmm0                       ;   536.5 p7+p4   92 dst
        vmovdqu64 [r9 + 2496], zmm20                      ;   507.7 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 8192]                      ;   530.7 p2      62 p reload
        vmovdqu64 zmm20, [rbp + 17088]                    ;   531.5 p3      63 p
        vpternlogd zmm20, zmm0, [r8 + 68]{1to16}, 0x96    ;   541.2 p5+p2   63 p
        vmovdqu64 zmm0, [rbp + 17024]                     ;   532.5 p3      63 p reload
        vmovdqu64 [r9 + 3200], zmm0                       ;   538.5 p7+p4   92 dst
        vmovdqu64 [r9 + 2560], zmm14                      ;   509.7 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 20608]                     ;   532.7 p2      46 p reload
        vmovdqu64 zmm14, [rbp + 3200]                     ;   533.5 p3      63 p
        vpternlogd zmm14, zmm0, [rbp + 8512], 0x96        ;   541.7 p0+p2   63 p
        vmovdqu64 zmm0, [rbp + 22464]                     ;   534.5 p3      63 p reload
        vmovdqu64 [r9 + 3392], zmm0                       ;   540.5 p7+p4   92 dst
        vmovdqu64 [r9 + 2688], zmm19                      ;   510.2 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 128]                       ;   534.7 p2      50 p reload
        vmovdqu64 zmm19, [rbp + 17152]                    ;   535.5 p3      63 p
        vpternlogd zmm19, zmm0, [rbp + 8768], 0x96        ;   542.2 p5+p2   63 p
        vmovdqu64 zmm0, [rbp + 21184]                     ;   536.5 p3      63 p reload
        vmovdqu64 [r9 + 3520], zmm0                       ;   542.5 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 16448]                     ;   536.7 p2      63 p reload
        vmovdqu64 [r9 + 3584], zmm0                       ;   542.7 p8+p9   92 dst
        vmovdqu64 [r9 + 3008], zmm12                      ;   510.7 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 9216]                      ;   537.5 p3      62 p reload
        vmovdqu64 zmm12, [rbp + 17344]                    ;   537.7 p2      63 p
        vpternlogd zmm12, zmm0, [r8 + 100]{1to16}, 0x96   ;   543.7 p0+p3   63 p
        vmovdqu64 zmm0, [rbp + 16256]                     ;   538.7 p2      63 p reload
        vmovdqu64 [r9 + 3712], zmm0                       ;   544.7 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 21120]                     ;   539.5 p3      63 p reload
        vmovdqu64 [r9 + 3904], zmm0                       ;   545.5 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 19200]                     ;   539.7 p2      63 p reload
        vmovdqu64 [r9 + 4032], zmm0                       ;   545.7 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 13504]                     ;   540.5 p3      63 p reload
        vmovdqu64 [r9 + 4096], zmm0                       ;   546.5 p7+p4   92 dst
        vmovdqu64 [r9 + 3072], zmm5                       ;   511.2 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 10816]                     ;   540.7 p2      62 p reload
        vmovdqu64 zmm5, [rbp + 19520]                     ;   541.5 p3      63 p
        vpternlogd zmm5, zmm0, [r8 + 132]{1to16}, 0x96    ;   547.5 p5+p2   63 p
        vmovdqu64 zmm0, [rbp + 14656]                     ;   542.5 p3      63 p reload
        vmovdqu64 [r9 + 4160], zmm0                       ;   548.5 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 17600]                     ;   542.7 p2      63 p reload
        vmovdqu64 [r9 + 4224], zmm0                       ;   548.7 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 21760]                     ;   543.5 p3      63 p reload
        vmovdqu64 [r9 + 4416], zmm0                       ;   549.5 p7+p4   92 dst
        vmovdqu64 [r9 + 2880], zmm15                      ;   515.2 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 384]                       ;   543.7 p2      50 p reload
        vmovdqu64 zmm15, [rbp + 16192]                    ;   544.5 p3      63 p
        vpternlogd zmm15, zmm0, [rbp + 11136], 0x96       ;   550.5 p0+p2   63 p
        vmovdqu64 zmm0, [rbp + 16640]                     ;   545.5 p3      63 p reload
        vmovdqu64 [r9 + 4480], zmm0                       ;   551.5 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 19008]                     ;   545.7 p2      63 p reload
        vmovdqu64 [r9 + 4544], zmm0                       ;   551.7 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 18048]                     ;   546.5 p3      63 p reload
        vmovdqu64 [r9 + 4608], zmm0                       ;   552.5 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 17984]                     ;   546.7 p2      63 p reload
        vmovdqu64 [r9 + 4672], zmm0                       ;   552.7 p8+p9   92 dst
        vmovdqu64 [r9 + 2624], zmm17                      ;   520.7 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 18496]                     ;   547.5 p3      63 p reload
        vmovdqu64 [r9 + 4736], zmm0                       ;   553.5 p8+p9   92 dst
        vmovdqu64 [r9 + 2752], zmm13                      ;   521.7 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 11456]                     ;   547.7 p2      62 p reload
        vmovdqu64 zmm13, [rbp + 15104]                    ;   548.5 p3      63 p
        vpternlogd zmm13, zmm0, [r8 + 172]{1to16}, 0x96   ;   554.5 p5+p2   63 p
        vmovdqu64 [r9 + 2816], zmm7                       ;   523.2 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 13760]                     ;   549.5 p3      63 p reload
        vmovdqu64 [r9 + 4800], zmm0                       ;   555.5 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 22656]                     ;   549.7 p2      63 p reload
        vmovdqu64 [r9 + 4928], zmm0                       ;   555.7 p8+p9   92 dst
        vmovdqu64 [r9 + 2944], zmm24                      ;   526.7 p7+p4   92 dst
        vmovdqu64 [r9 + 3264], zmm9                       ;   529.7 p8+p9   92 dst
        vmovdqu64 [r9 + 1920], zmm31                      ;   535.7 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 21952]                     ;   550.5 p3      47 p reload
        vpternlogd zmm11, zmm0, [rbp + 11648], 0x96       ;   556.5 p0+p2   63 p
        vmovdqu64 zmm0, [rbp + 22592]                     ;   551.5 p3      63 p reload
        vmovdqu64 [r9 + 5056], zmm0                       ;   557.5 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 17792]                     ;   551.7 p2      63 p reload
        vmovdqu64 [r9 + 5120], zmm0                       ;   557.7 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 19328]                     ;   552.5 p3      63 p reload
        vmovdqu64 [r9 + 5184], zmm0                       ;   558.5 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 17472]                     ;   552.7 p2      63 p reload
        vmovdqu64 [r9 + 5248], zmm0                       ;   558.7 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 13440]                     ;   553.5 p3      63 p reload
        vmovdqu64 [r9 + 5312], zmm0                       ;   559.5 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 12928]                     ;   553.7 p2      63 p reload
        vmovdqu64 [r9 + 5376], zmm0                       ;   559.7 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 13248]                     ;   554.5 p3      63 p reload
        vmovdqu64 [r9 + 5440], zmm0                       ;   560.5 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 15616]                     ;   554.7 p2      63 p reload
        vmovdqu64 [r9 + 5504], zmm0                       ;   560.7 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 20480]                     ;   555.5 p3      63 p reload
        vmovdqu64 [r9 + 5568], zmm0                       ;   561.5 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 18432]                     ;   555.7 p2      63 p reload
        vmovdqu64 [r9 + 5632], zmm0                       ;   561.7 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 21568]                     ;   556.5 p3      63 p reload
        vmovdqu64 [r9 + 5696], zmm0                       ;   562.5 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 13056]                     ;   556.7 p2      63 p reload
        vmovdqu64 [r9 + 5760], zmm0                       ;   562.7 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 14464]                     ;   557.5 p3      63 p reload
        vmovdqu64 [r9 + 5824], zmm0                       ;   563.5 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 22848]                     ;   557.7 p2      63 p reload
        vmovdqu64 [r9 + 5888], zmm0                       ;   563.7 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 19072]                     ;   558.5 p3      63 p reload
        vmovdqu64 [r9 + 5952], zmm0                       ;   564.5 p8+p9   92 dst
        vmovdqu64 [r9 + 3776], zmm30                      ;   532.7 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 21376]                     ;   558.7 p2      63 p reload
        vmovdqu64 [r9 + 6016], zmm0                       ;   564.7 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 12992]                     ;   559.5 p3      63 p reload
        vmovdqu64 [r9 + 6080], zmm0                       ;   565.5 p7+p4   92 dst
        vmovdqu64 [r9 + 2112], zmm4                       ;   540.7 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 13120]                     ;   559.7 p2      63 p reload
        vmovdqu64 [r9 + 6144], zmm0                       ;   565.7 p7+p4   92 dst
        vmovdqu64 [r9 + 2240], zmm6                       ;   541.2 p8+p9   92 dst
        vmovdqu64 [r9 + 3840], zmm10                      ;   535.2 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 13184]                     ;   560.5 p3      63 p reload
        vmovdqu64 [r9 + 6272], zmm0                       ;   566.5 p8+p9   92 dst
        vmovdqu64 [r9 + 2304], zmm2                       ;   541.7 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 22400]                     ;   560.7 p2      63 p reload
        vmovdqu64 [r9 + 6464], zmm0                       ;   566.7 p8+p9   92 dst
        vmovdqu64 [r9 + 3968], zmm29                      ;   536.7 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 14784]                     ;   561.5 p3      63 p reload
        vmovdqu64 [r9 + 6592], zmm0                       ;   567.5 p8+p9   92 dst
        vmovdqu64 [r9 + 7104], zmm22                      ;   532.3 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 14976]                     ;   561.7 p2      63 p reload
        vmovdqu64 [r9 + 6656], zmm0                       ;   567.7 p8+p9   92 dst
        vmovdqu64 [r9 + 4288], zmm18                      ;   537.2 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 16832]                     ;   562.5 p3      63 p reload
        vmovdqu64 [r9 + 6720], zmm0                       ;   568.5 p8+p9   92 dst
        vmovdqu64 [r9 + 3136], zmm20                      ;   542.2 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 15872]                     ;   562.7 p2      63 p reload
        vmovdqu64 [r9 + 6784], zmm0                       ;   568.7 p8+p9   92 dst
        vmovdqu64 [r9 + 4352], zmm23                      ;   538.3 p7+p4   92 dst
        vmovdqu64 [r9 + 3328], zmm14                      ;   542.7 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 13824]                     ;   563.5 p3      63 p reload
        vmovdqu64 [r9 + 6976], zmm0                       ;   569.5 p7+p4   92 dst
        vmovdqu64 [r9 + 3456], zmm19                      ;   543.2 p8+p9   92 dst
        vmovdqu64 [r9 + 7488], zmm3                       ;   542.3 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 19264]                     ;   563.7 p2      63 p reload
        vmovdqu64 [r9 + 7168], zmm0                       ;   569.7 p8+p9   92 dst
        vmovdqu64 [r9 + 4864], zmm21                      ;   544.3 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 16064]                     ;   564.5 p3      63 p reload
        vmovdqu64 [r9 + 7232], zmm0                       ;   570.5 p8+p9   92 dst
        vmovdqu64 [r9 + 3648], zmm12                      ;   546.3 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 20224]                     ;   564.7 p2      63 p reload
        vmovdqu64 [r9 + 7296], zmm0                       ;   570.7 p8+p9   92 dst
        vmovdqu64 [r9 + 4992], zmm26                      ;   548.3 p7+p4   92 dst
        vmovdqu64 [r9 + 7424], zmm28                      ;   548.8 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 14144]                     ;   565.5 p3      63 p reload
        vmovdqu64 [r9 + 7360], zmm0                       ;   571.5 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 17728]                     ;   565.7 p2      63 p reload
        vmovdqu64 [r9 + 7552], zmm0                       ;   571.7 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 16384]                     ;   566.5 p3      63 p reload
        vmovdqu64 [r9 + 7616], zmm0                       ;   572.5 p7+p4   92 dst
        vmovdqu64 [r9 + 6336], zmm16                      ;   552.8 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 15296]                     ;   566.7 p2      63 p reload
        vmovdqu64 [r9 + 7680], zmm0                       ;   572.7 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 14208]                     ;   567.5 p3      63 p reload
        vmovdqu64 [r9 + 7744], zmm0                       ;   573.5 p8+p9   92 dst
        vmovdqu64 [r9 + 6400], zmm1                       ;   556.3 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 22016]                     ;   567.7 p2      63 p reload
        vmovdqu64 [r9 + 7808], zmm0                       ;   573.7 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 22528]                     ;   568.5 p3      63 p reload
        vmovdqu64 [r9 + 7872], zmm0                       ;   574.5 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 17216]                     ;   568.7 p2      63 p reload
        vmovdqu64 [r9 + 7936], zmm0                       ;   574.7 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 19968]                     ;   569.5 p3      63 p reload
        vmovdqu64 [r9 + 8000], zmm0                       ;   575.5 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 18240]                     ;   569.7 p2      63 p reload
        vmovdqu64 [r9 + 8064], zmm0                       ;   575.7 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 22720]                     ;   570.5 p3      63 p reload
        vmovdqu64 [r9 + 8128], zmm0                       ;   576.5 p7+p4   92 dst
        vmovdqu64 [r9 + 6912], zmm8                       ;   562.8 p8+p9   92 dst
        vmovdqu64 [r9 + 6208], zmm5                       ;   564.3 p7+p4   92 dst
        vmovdqu64 [r9 + 6528], zmm15                      ;   564.8 p8+p9   92 dst
        vmovdqu64 [r9 + 6848], zmm13                      ;   566.3 p7+p4   92 dst
        vmovdqu64 [r9 + 7040], zmm11                      ;   566.8 p8+p9   92 dst
        add r9, 0x2000                                    ;   501.3 p1      87 blocks
        mov qword [rbp + 24680], r9                       ;   568.3 p7+p4   87 blocks
        mov r8, qword [rbp + 24648]                       ;   501.7 p10     87 blocks
        add r8, 0x2000                                    ;   506.7 p6      87 blocks
        mov qword [rbp + 24648], r8                       ;   568.8 p8+p9   87 blocks
        cmp r8, qword [rbp + 24656]                       ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                        ;                    x87 state
        mov rsp, qword [rbp + 24688]                      ;                    frame
        pop rbp                                           ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
fox128_decrypt.T0_constants512:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

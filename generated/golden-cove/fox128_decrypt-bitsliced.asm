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
;   blocks: 5 uops, planned 6.2; bounds: width 0.8, ports 1.0, path 6.0
;   blocks/rounds: 2642 uops, planned 555.5; bounds: width 440.3, ports 544.0, path 57.0
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
        sub rsp, 0x5ac0                                   ;                    frame
        and rsp, -64                                      ;                    frame
        lea rbp, [rsp + 128]                              ;                    frame
        mov qword [rbp + 23088], rax                      ;                    frame
        mov qword [rbp + 23040], rdi                      ;                    argument
        mov dword [rbp + 23096], ecx                      ;                    argument
        mov qword [rbp + 23048], rsi                      ;                    argument
        mov qword [rbp + 23080], rdx                      ;                    argument
        mov r8, qword [rbp + 23040]                       ;     0.0 p2      62 p.6 reload
        vpbroadcastd zmm0, [r8 + 24]                      ;     5.0 p3      62 p.6
        vmovdqa64 zmm1, zmm0                              ;    11.0         62 p.6 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p0      62 p.6
        vmovdqu64 [rbp + 8064], zmm1                      ;    12.0 p7+p4   62 p.6
        vpbroadcastd zmm0, [r8 + 28]                      ;     5.0 p10     62 p.7
        vmovdqa64 zmm1, zmm0                              ;    11.0         62 p.7 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p5      62 p.7
        vmovdqu64 [rbp + 8128], zmm1                      ;    12.0 p8+p9   62 p.7
        vpbroadcastd zmm0, [r8 + 56]                      ;     5.0 p2      62 p.14
        vmovdqa64 zmm1, zmm0                              ;    11.0         62 p.14 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p0      62 p.14
        vmovdqu64 [rbp + 8192], zmm1                      ;    12.0 p7+p4   62 p.14
        vpbroadcastd zmm0, [r8 + 60]                      ;     5.0 p3      62 p.15
        vmovdqa64 zmm1, zmm0                              ;    11.0         62 p.15 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p5      62 p.15
        vmovdqu64 [rbp + 8256], zmm1                      ;    12.0 p8+p9   62 p.15
        vpbroadcastd zmm0, [r8 + 88]                      ;     5.0 p10     62 p.22
        vmovdqa64 zmm1, zmm0                              ;    11.0         62 p.22 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p0      62 p.22
        vmovdqu64 [rbp + 8320], zmm1                      ;    12.0 p7+p4   62 p.22
        vpbroadcastd zmm0, [r8 + 92]                      ;     5.0 p2      62 p.23
        vmovdqa64 zmm1, zmm0                              ;    11.0         62 p.23 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p5      62 p.23
        vmovdqu64 [rbp + 8384], zmm1                      ;    12.0 p8+p9   62 p.23
        vpbroadcastd zmm0, [r8 + 120]                     ;     5.0 p3      62 p.30
        vmovdqa64 zmm1, zmm0                              ;    11.0         62 p.30 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p0      62 p.30
        vmovdqu64 [rbp + 8448], zmm1                      ;    12.0 p7+p4   62 p.30
        vpbroadcastd zmm0, [r8 + 124]                     ;     5.0 p10     62 p.31
        vmovdqa64 zmm1, zmm0                              ;    11.0         62 p.31 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.0 p5      62 p.31
        vmovdqu64 [rbp + 8512], zmm1                      ;    12.0 p8+p9   62 p.31
        vpbroadcastd zmm0, [r8 + 152]                     ;     5.5 p2      62 p.38
        vmovdqa64 zmm1, zmm0                              ;    11.5         62 p.38 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    11.5 p0      62 p.38
        vmovdqu64 [rbp + 8576], zmm1                      ;    12.5 p7+p4   62 p.38
        vpbroadcastd zmm0, [r8 + 156]                     ;     6.2 p3      62 p.39
        vmovdqa64 zmm1, zmm0                              ;    12.2         62 p.39 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    12.2 p5      62 p.39
        vmovdqu64 [rbp + 8640], zmm1                      ;    13.2 p8+p9   62 p.39
        vpbroadcastd zmm0, [r8 + 184]                     ;     6.8 p10     62 p.46
        vmovdqa64 zmm1, zmm0                              ;    12.8         62 p.46 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    12.8 p0      62 p.46
        vmovdqu64 [rbp + 8704], zmm1                      ;    13.8 p7+p4   62 p.46
        vpbroadcastd zmm0, [r8 + 188]                     ;     7.5 p2      62 p.47
        vmovdqa64 zmm1, zmm0                              ;    13.5         62 p.47 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    13.5 p5      62 p.47
        vmovdqu64 [rbp + 8768], zmm1                      ;    14.5 p8+p9   62 p.47
        vpbroadcastd zmm0, [r8 + 216]                     ;     8.2 p3      62 p.54
        vmovdqa64 zmm1, zmm0                              ;    14.2         62 p.54 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    14.2 p0      62 p.54
        vmovdqu64 [rbp + 8832], zmm1                      ;    15.2 p7+p4   62 p.54
        vpbroadcastd zmm0, [r8 + 220]                     ;     8.8 p10     62 p.55
        vmovdqa64 zmm1, zmm0                              ;    14.8         62 p.55 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    14.8 p5      62 p.55
        vmovdqu64 [rbp + 8896], zmm1                      ;    15.8 p8+p9   62 p.55
        vpbroadcastd zmm0, [r8 + 248]                     ;     9.5 p2      62 p.62
        vmovdqa64 zmm1, zmm0                              ;    15.5         62 p.62 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    15.5 p0      62 p.62
        vmovdqu64 [rbp + 8960], zmm1                      ;    16.5 p7+p4   62 p.62
        vpbroadcastd zmm0, [r8 + 252]                     ;    10.2 p3      62 p.63
        vmovdqa64 zmm1, zmm0                              ;    16.2         62 p.63 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    16.2 p5      62 p.63
        vmovdqu64 [rbp + 9024], zmm1                      ;    17.2 p8+p9   62 p.63
        vpbroadcastd zmm0, [r8 + 256]                     ;    10.8 p10     62 p.0
        vmovdqa64 zmm1, zmm0                              ;    16.8         62 p.0 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    16.8 p0      62 p.0
        vmovdqu64 [rbp + 9088], zmm1                      ;    17.8 p7+p4   62 p.0
        vpbroadcastd zmm0, [r8 + 260]                     ;    11.5 p2      62 p.1
        vmovdqa64 zmm1, zmm0                              ;    17.5         62 p.1 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    17.5 p5      62 p.1
        vmovdqu64 [rbp + 9152], zmm1                      ;    18.5 p8+p9   62 p.1
        vpbroadcastd zmm0, [r8 + 272]                     ;    12.2 p3      62 p.4
        vmovdqa64 zmm1, zmm0                              ;    18.2         62 p.4 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    18.2 p0      62 p.4
        vmovdqu64 [rbp + 9216], zmm1                      ;    19.2 p7+p4   62 p.4
        vpbroadcastd zmm0, [r8 + 280]                     ;    12.8 p10     62 p.6
        vmovdqa64 zmm1, zmm0                              ;    18.8         62 p.6 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    18.8 p5      62 p.6
        vmovdqu64 [rbp + 9280], zmm1                      ;    19.8 p8+p9   62 p.6
        vpbroadcastd zmm0, [r8 + 284]                     ;    13.5 p2      62 p.7
        vmovdqa64 zmm1, zmm0                              ;    19.5         62 p.7 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    19.5 p0      62 p.7
        vmovdqu64 [rbp + 9344], zmm1                      ;    20.7 p7+p4   62 p.7
        vpbroadcastd zmm0, [r8 + 288]                     ;    14.2 p3      62 p.8
        vmovdqa64 zmm1, zmm0                              ;    20.2         62 p.8 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    20.2 p5      62 p.8
        vmovdqu64 [rbp + 9408], zmm1                      ;    21.3 p8+p9   62 p.8
        vpbroadcastd zmm0, [r8 + 292]                     ;    14.8 p10     62 p.9
        vmovdqa64 zmm1, zmm0                              ;    20.8         62 p.9 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    20.8 p0      62 p.9
        vmovdqu64 [rbp + 9472], zmm1                      ;    22.7 p7+p4   62 p.9
        vpbroadcastd zmm0, [r8 + 304]                     ;    15.5 p2      62 p.12
        vmovdqa64 zmm1, zmm0                              ;    21.5         62 p.12 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    21.5 p5      62 p.12
        vmovdqu64 [rbp + 9536], zmm1                      ;    23.3 p8+p9   62 p.12
        vpbroadcastd zmm0, [r8 + 320]                     ;    16.2 p3      62 p.16
        vmovdqa64 zmm1, zmm0                              ;    22.2         62 p.16 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    22.2 p0      62 p.16
        vmovdqu64 [rbp + 9600], zmm1                      ;    24.7 p7+p4   62 p.16
        vpbroadcastd zmm0, [r8 + 324]                     ;    16.8 p10     62 p.17
        vmovdqa64 zmm1, zmm0                              ;    22.8         62 p.17 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    22.8 p5      62 p.17
        vmovdqu64 [rbp + 9664], zmm1                      ;    25.3 p8+p9   62 p.17
        vpbroadcastd zmm0, [r8 + 336]                     ;    17.5 p2      62 p.20
        vmovdqa64 zmm1, zmm0                              ;    23.5         62 p.20 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    23.5 p0      62 p.20
        vmovdqu64 [rbp + 9728], zmm1                      ;    26.7 p7+p4   62 p.20
        vpbroadcastd zmm0, [r8 + 352]                     ;    18.2 p3      62 p.24
        vmovdqa64 zmm1, zmm0                              ;    24.2         62 p.24 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    24.2 p5      62 p.24
        vmovdqu64 [rbp + 9792], zmm1                      ;    27.3 p8+p9   62 p.24
        vpbroadcastd zmm0, [r8 + 356]                     ;    18.8 p10     62 p.25
        vmovdqa64 zmm1, zmm0                              ;    24.8         62 p.25 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    24.8 p0      62 p.25
        vmovdqu64 [rbp + 9856], zmm1                      ;    28.7 p7+p4   62 p.25
        vpbroadcastd zmm0, [r8 + 368]                     ;    19.5 p2      62 p.28
        vmovdqa64 zmm1, zmm0                              ;    25.5         62 p.28 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    25.5 p5      62 p.28
        vmovdqu64 [rbp + 9920], zmm1                      ;    29.3 p8+p9   62 p.28
        vpbroadcastd zmm0, [r8 + 384]                     ;    20.2 p3      62 p.32
        vmovdqa64 zmm1, zmm0                              ;    26.2         62 p.32 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    26.2 p0      62 p.32
        vmovdqu64 [rbp + 9984], zmm1                      ;    30.7 p7+p4   62 p.32
        vpbroadcastd zmm0, [r8 + 388]                     ;    20.8 p10     62 p.33
        vmovdqa64 zmm1, zmm0                              ;    26.8         62 p.33 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    26.8 p5      62 p.33
        vmovdqu64 [rbp + 10048], zmm1                     ;    31.3 p8+p9   62 p.33
        vpbroadcastd zmm0, [r8 + 400]                     ;    21.5 p2      62 p.36
        vmovdqa64 zmm1, zmm0                              ;    27.5         62 p.36 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    27.5 p0      62 p.36
        vmovdqu64 [rbp + 10112], zmm1                     ;    32.7 p7+p4   62 p.36
        vpbroadcastd zmm0, [r8 + 416]                     ;    22.2 p3      62 p.40
        vmovdqa64 zmm1, zmm0                              ;    28.2         62 p.40 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    28.2 p5      62 p.40
        vmovdqu64 [rbp + 10176], zmm1                     ;    33.3 p8+p9   62 p.40
        vpbroadcastd zmm0, [r8 + 420]                     ;    22.8 p10     62 p.41
        vmovdqa64 zmm1, zmm0                              ;    28.8         62 p.41 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    28.8 p0      62 p.41
        vmovdqu64 [rbp + 10240], zmm1                     ;    34.7 p7+p4   62 p.41
        vpbroadcastd zmm0, [r8 + 432]                     ;    23.5 p2      62 p.44
        vmovdqa64 zmm1, zmm0                              ;    29.5         62 p.44 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    29.5 p5      62 p.44
        vmovdqu64 [rbp + 10304], zmm1                     ;    35.3 p8+p9   62 p.44
        vpbroadcastd zmm0, [r8 + 448]                     ;    24.2 p3      62 p.48
        vmovdqa64 zmm1, zmm0                              ;    30.2         62 p.48 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    30.2 p0      62 p.48
        vmovdqu64 [rbp + 10368], zmm1                     ;    36.7 p7+p4   62 p.48
        vpbroadcastd zmm0, [r8 + 452]                     ;    24.8 p10     62 p.49
        vmovdqa64 zmm1, zmm0                              ;    30.8         62 p.49 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    30.8 p5      62 p.49
        vmovdqu64 [rbp + 10432], zmm1                     ;    37.3 p8+p9   62 p.49
        vpbroadcastd zmm0, [r8 + 464]                     ;    25.5 p2      62 p.52
        vmovdqa64 zmm1, zmm0                              ;    31.5         62 p.52 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    31.5 p0      62 p.52
        vmovdqu64 [rbp + 10496], zmm1                     ;    38.7 p7+p4   62 p.52
        vpbroadcastd zmm0, [r8 + 480]                     ;    26.2 p3      62 p.56
        vmovdqa64 zmm1, zmm0                              ;    32.2         62 p.56 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    32.2 p5      62 p.56
        vmovdqu64 [rbp + 10560], zmm1                     ;    39.3 p8+p9   62 p.56
        vpbroadcastd zmm0, [r8 + 484]                     ;    26.8 p10     62 p.57
        vmovdqa64 zmm1, zmm0                              ;    32.8         62 p.57 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    32.8 p0      62 p.57
        vmovdqu64 [rbp + 10624], zmm1                     ;    40.7 p7+p4   62 p.57
        vpbroadcastd zmm0, [r8 + 496]                     ;    27.5 p2      62 p.60
        vmovdqa64 zmm1, zmm0                              ;    33.5         62 p.60 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    33.5 p5      62 p.60
        vmovdqu64 [rbp + 10688], zmm1                     ;    41.3 p8+p9   62 p.60
        vpbroadcastd zmm0, [r8]                           ;    28.2 p3      62 p.0
        vmovdqa64 zmm1, zmm0                              ;    34.2         62 p.0 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    34.2 p0      62 p.0
        vmovdqu64 [rbp + 10752], zmm1                     ;    42.7 p7+p4   62 p.0
        vpbroadcastd zmm0, [r8 + 8]                       ;    28.8 p10     62 p.2
        vmovdqa64 zmm1, zmm0                              ;    34.8         62 p.2 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    34.8 p5      62 p.2
        vmovdqu64 [rbp + 10816], zmm1                     ;    43.3 p8+p9   62 p.2
        vpbroadcastd zmm0, [r8 + 16]                      ;    29.5 p2      62 p.4
        vmovdqa64 zmm1, zmm0                              ;    35.5         62 p.4 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    35.5 p0      62 p.4
        vmovdqu64 [rbp + 10880], zmm1                     ;    44.7 p7+p4   62 p.4
        vpbroadcastd zmm0, [r8 + 20]                      ;    30.2 p3      62 p.5
        vmovdqa64 zmm1, zmm0                              ;    36.2         62 p.5 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    36.2 p5      62 p.5
        vmovdqu64 [rbp + 10944], zmm1                     ;    45.3 p8+p9   62 p.5
        vpbroadcastd zmm0, [r8 + 32]                      ;    30.8 p10     62 p.8
        vmovdqa64 zmm1, zmm0                              ;    36.8         62 p.8 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    36.8 p0      62 p.8
        vmovdqu64 [rbp + 11008], zmm1                     ;    46.7 p7+p4   62 p.8
        vpbroadcastd zmm0, [r8 + 40]                      ;    31.5 p2      62 p.10
        vmovdqa64 zmm1, zmm0                              ;    37.5         62 p.10 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    37.5 p5      62 p.10
        vmovdqu64 [rbp + 11072], zmm1                     ;    47.3 p8+p9   62 p.10
        vpbroadcastd zmm0, [r8 + 48]                      ;    32.2 p3      62 p.12
        vmovdqa64 zmm1, zmm0                              ;    38.2         62 p.12 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    38.2 p0      62 p.12
        vmovdqu64 [rbp + 11136], zmm1                     ;    48.7 p7+p4   62 p.12
        vpbroadcastd zmm0, [r8 + 52]                      ;    32.8 p10     62 p.13
        vmovdqa64 zmm1, zmm0                              ;    38.8         62 p.13 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    38.8 p5      62 p.13
        vmovdqu64 [rbp + 11200], zmm1                     ;    49.3 p8+p9   62 p.13
        vpbroadcastd zmm0, [r8 + 64]                      ;    33.5 p2      62 p.16
        vmovdqa64 zmm1, zmm0                              ;    39.5         62 p.16 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    39.5 p0      62 p.16
        vmovdqu64 [rbp + 11264], zmm1                     ;    50.7 p7+p4   62 p.16
        vpbroadcastd zmm0, [r8 + 72]                      ;    34.2 p3      62 p.18
        vmovdqa64 zmm1, zmm0                              ;    40.2         62 p.18 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    40.2 p5      62 p.18
        vmovdqu64 [rbp + 11328], zmm1                     ;    51.3 p8+p9   62 p.18
        vpbroadcastd zmm0, [r8 + 80]                      ;    34.8 p10     62 p.20
        vmovdqa64 zmm1, zmm0                              ;    40.8         62 p.20 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    40.8 p0      62 p.20
        vmovdqu64 [rbp + 11392], zmm1                     ;    52.7 p7+p4   62 p.20
        vpbroadcastd zmm0, [r8 + 84]                      ;    35.5 p2      62 p.21
        vmovdqa64 zmm1, zmm0                              ;    41.5         62 p.21 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    41.5 p5      62 p.21
        vmovdqu64 [rbp + 11456], zmm1                     ;    53.3 p8+p9   62 p.21
        vpbroadcastd zmm0, [r8 + 96]                      ;    36.2 p3      62 p.24
        vmovdqa64 zmm1, zmm0                              ;    42.2         62 p.24 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    42.2 p0      62 p.24
        vmovdqu64 [rbp + 11520], zmm1                     ;    54.7 p7+p4   62 p.24
        vpbroadcastd zmm0, [r8 + 104]                     ;    36.8 p10     62 p.26
        vmovdqa64 zmm1, zmm0                              ;    42.8         62 p.26 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    42.8 p5      62 p.26
        vmovdqu64 [rbp + 11584], zmm1                     ;    55.3 p8+p9   62 p.26
        vpbroadcastd zmm0, [r8 + 112]                     ;    37.5 p2      62 p.28
        vmovdqa64 zmm1, zmm0                              ;    43.5         62 p.28 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    43.5 p0      62 p.28
        vmovdqu64 [rbp + 11648], zmm1                     ;    56.7 p7+p4   62 p.28
        vpbroadcastd zmm0, [r8 + 116]                     ;    38.2 p3      62 p.29
        vmovdqa64 zmm1, zmm0                              ;    44.2         62 p.29 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    44.2 p5      62 p.29
        vmovdqu64 [rbp + 11712], zmm1                     ;    57.3 p8+p9   62 p.29
        vpbroadcastd zmm0, [r8 + 128]                     ;    38.8 p10     62 p.32
        vmovdqa64 zmm1, zmm0                              ;    44.8         62 p.32 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    44.8 p0      62 p.32
        vmovdqu64 [rbp + 11776], zmm1                     ;    58.7 p7+p4   62 p.32
        vpbroadcastd zmm0, [r8 + 136]                     ;    39.5 p2      62 p.34
        vmovdqa64 zmm1, zmm0                              ;    45.5         62 p.34 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    45.5 p5      62 p.34
        vmovdqu64 [rbp + 11840], zmm1                     ;    59.3 p8+p9   62 p.34
        vpbroadcastd zmm0, [r8 + 144]                     ;    40.2 p3      62 p.36
        vmovdqa64 zmm1, zmm0                              ;    46.2         62 p.36 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    46.2 p0      62 p.36
        vmovdqu64 [rbp + 11904], zmm1                     ;    60.7 p7+p4   62 p.36
        vpbroadcastd zmm0, [r8 + 148]                     ;    40.8 p10     62 p.37
        vmovdqa64 zmm1, zmm0                              ;    46.8         62 p.37 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    46.8 p5      62 p.37
        vmovdqu64 [rbp + 11968], zmm1                     ;    61.3 p8+p9   62 p.37
        vpbroadcastd zmm0, [r8 + 160]                     ;    41.5 p2      62 p.40
        vmovdqa64 zmm1, zmm0                              ;    47.5         62 p.40 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    47.5 p0      62 p.40
        vmovdqu64 [rbp + 12032], zmm1                     ;    62.7 p7+p4   62 p.40
        vpbroadcastd zmm0, [r8 + 168]                     ;    42.2 p3      62 p.42
        vmovdqa64 zmm1, zmm0                              ;    48.2         62 p.42 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    48.2 p5      62 p.42
        vmovdqu64 [rbp + 12096], zmm1                     ;    63.3 p8+p9   62 p.42
        vpbroadcastd zmm0, [r8 + 176]                     ;    42.8 p10     62 p.44
        vmovdqa64 zmm1, zmm0                              ;    48.8         62 p.44 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    48.8 p0      62 p.44
        vmovdqu64 [rbp + 12160], zmm1                     ;    64.7 p7+p4   62 p.44
        vpbroadcastd zmm0, [r8 + 180]                     ;    43.5 p2      62 p.45
        vmovdqa64 zmm1, zmm0                              ;    49.5         62 p.45 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    49.5 p5      62 p.45
        vmovdqu64 [rbp + 12224], zmm1                     ;    65.3 p8+p9   62 p.45
        vpbroadcastd zmm0, [r8 + 192]                     ;    44.2 p3      62 p.48
        vmovdqa64 zmm1, zmm0                              ;    50.2         62 p.48 copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                  ;    50.2 p0      62 p.48
        vmovdqu64 [rbp + 12288], zmm1                     ;    66.7 p7+p4   62 p.48
        vpbroadcastd zmm0, [r8 + 200]                     ;    44.8 p10     62 p.50
        vpbroadcastd zmm1, [r8 + 208]                     ;    45.0 p2      62 p.52
        vpbroadcastd zmm2, [r8 + 212]                     ;    45.2 p3      62 p.53
        vmovdqa64 zmm3, zmm0                              ;    50.8         62 p.50 copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                  ;    50.8 p5      62 p.50
        vmovdqu64 [rbp + 12352], zmm3                     ;    67.3 p8+p9   62 p.50
        vpbroadcastd zmm0, [r8 + 224]                     ;    45.8 p10     62 p.56
        vpbroadcastd zmm3, [r8 + 232]                     ;    46.0 p2      62 p.58
        vpbroadcastd zmm4, [r8 + 240]                     ;    46.2 p3      62 p.60
        vmovdqa64 zmm5, zmm1                              ;    51.0         62 p.52 copy
        vpternlogd zmm5, zmm1, zmm1, 0xf                  ;    51.0 p0      62 p.52
        vmovdqu64 [rbp + 12416], zmm5                     ;    68.7 p7+p4   62 p.52
        vpbroadcastd zmm1, [r8 + 244]                     ;    46.8 p10     62 p.61
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
        mov r8d, dword [rbp + 23096]                      ;    49.5 p2      87 blocks
        shl r8, 0xd                                       ;    54.5 p6      87 blocks
        add r8, qword [rbp + 23048]                       ;    55.5 p1+p3   87 blocks
        mov qword [rbp + 23056], r8                       ;    74.7 p7+p4   87 blocks
        cmp dword [rbp + 23096], 0                        ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov rax, qword [rbp + 23048]                      ;                    first state
        mov r8, qword [rbp + 23040]                       ;     0.2 p3      89 rounds reload
        mov qword [rbp + 23064], r8                       ;     5.2 p7+p4   89 rounds
        add r8, -7680                                     ;     5.2 p0      89 rounds
        mov qword [rbp + 23072], r8                       ;     6.2 p8+p9   89 rounds
        align 16
.rounds_2:
        mov r8, qword [rbp + 23064]                       ;     0.0 p2      62 p.0 reload
        vpbroadcastd zmm0, [r8 + 7680]                    ;     5.0 p3      62 p.0
        vpbroadcastd zmm1, [r8 + 7684]                    ;     5.0 p10     62 p.1
        vpbroadcastd zmm2, [r8 + 7688]                    ;     5.0 p2      62 p.2
        vpbroadcastd zmm3, [r8 + 7692]                    ;     5.0 p3      62 p.3
        vpbroadcastd zmm4, [r8 + 7696]                    ;     5.0 p10     62 p.4
        vpbroadcastd zmm5, [r8 + 7700]                    ;     5.0 p2      62 p.5
        vpbroadcastd zmm6, [r8 + 7704]                    ;     5.0 p3      62 p.6
        vpbroadcastd zmm7, [r8 + 7708]                    ;     5.0 p10     62 p.7
        vpbroadcastd zmm8, [r8 + 7712]                    ;     5.0 p2      62 p.8
        vpbroadcastd zmm9, [r8 + 7716]                    ;     5.0 p3      62 p.9
        vpbroadcastd zmm10, [r8 + 7720]                   ;     5.0 p10     62 p.10
        vpbroadcastd zmm11, [r8 + 7724]                   ;     5.0 p2      62 p.11
        vpbroadcastd zmm12, [r8 + 7728]                   ;     5.0 p3      62 p.12
        vpbroadcastd zmm13, [r8 + 7732]                   ;     5.0 p10     62 p.13
        vpbroadcastd zmm14, [r8 + 7736]                   ;     5.0 p2      62 p.14
        vpbroadcastd zmm15, [r8 + 7740]                   ;     5.2 p3      62 p.15
        vpbroadcastd zmm16, [r8 + 7744]                   ;     5.3 p10     62 p.16
        vpbroadcastd zmm17, [r8 + 7748]                   ;     6.0 p2      62 p.17
        vpbroadcastd zmm18, [r8 + 7752]                   ;     6.2 p3      62 p.18
        vpbroadcastd zmm19, [r8 + 7756]                   ;     6.3 p10     62 p.19
        vpbroadcastd zmm20, [r8 + 7760]                   ;     7.0 p2      62 p.20
        vpbroadcastd zmm21, [r8 + 7764]                   ;     7.2 p3      62 p.21
        vpbroadcastd zmm22, [r8 + 7776]                   ;     7.3 p10     62 p.24
        vpbroadcastd zmm23, [r8 + 7768]                   ;     8.0 p2      62 p.22
        vpbroadcastd zmm24, [r8 + 7780]                   ;     8.2 p3      62 p.25
        vpbroadcastd zmm25, [r8 + 7772]                   ;     8.3 p10     62 p.23
        vpbroadcastd zmm26, [r8 + 7784]                   ;     9.0 p2      62 p.26
        vpbroadcastd zmm27, [r8 + 7788]                   ;     9.2 p3      62 p.27
        vpbroadcastd zmm28, [r8 + 7792]                   ;     9.3 p10     62 p.28
        vpbroadcastd zmm29, [r8 + 7796]                   ;    10.0 p2      62 p.29
        vpbroadcastd zmm30, [r8 + 7800]                   ;    10.2 p3      62 p.30
        vpbroadcastd zmm31, [r8 + 7804]                   ;    10.3 p10     62 p.31
        vpbroadcastd zmm24, [r8 + 7808]                   ;    11.0 p2      62 p.32
        vpbroadcastd zmm30, [r8 + 7812]                   ;    11.2 p3      62 p.33
        vpbroadcastd zmm30, [r8 + 7816]                   ;    11.3 p10     62 p.34
        vpbroadcastd zmm28, [r8 + 7820]                   ;    12.0 p2      62 p.35
        vpbroadcastd zmm31, [r8 + 7824]                   ;    12.2 p3      62 p.36
        vpbroadcastd zmm31, [r8 + 7828]                   ;    12.3 p10     62 p.37
        vpbroadcastd zmm17, [r8 + 7832]                   ;    13.0 p2      62 p.38
        vpbroadcastd zmm17, [r8 + 7836]                   ;    13.2 p3      62 p.39
        vpbroadcastd zmm17, [r8 + 7840]                   ;    13.3 p10     62 p.40
        vpbroadcastd zmm23, [r8 + 7844]                   ;    14.0 p2      62 p.41
        vpbroadcastd zmm23, [r8 + 7848]                   ;    14.2 p3      62 p.42
        vpbroadcastd zmm20, [r8 + 7852]                   ;    14.3 p10     62 p.43
        vpbroadcastd zmm25, [r8 + 7856]                   ;    15.0 p2      62 p.44
        vpbroadcastd zmm25, [r8 + 7860]                   ;    15.2 p3      62 p.45
        vpbroadcastd zmm9, [r8 + 7872]                    ;    15.3 p10     62 p.48
        vpbroadcastd zmm14, [r8 + 7864]                   ;    16.0 p2      62 p.46
        vpbroadcastd zmm14, [r8 + 7876]                   ;    16.2 p3      62 p.49
        vpbroadcastd zmm14, [r8 + 7868]                   ;    16.3 p10     62 p.47
        vpbroadcastd zmm14, [r8 + 7880]                   ;    17.0 p2      62 p.50
        vpbroadcastd zmm12, [r8 + 7884]                   ;    17.2 p3      62 p.51
        vpbroadcastd zmm15, [r8 + 7888]                   ;    17.3 p10     62 p.52
        vpbroadcastd zmm15, [r8 + 7892]                   ;    18.0 p2      62 p.53
        vpbroadcastd zmm1, [r8 + 7896]                    ;    18.2 p3      62 p.54
        vpbroadcastd zmm1, [r8 + 7900]                    ;    18.3 p10     62 p.55
        vpbroadcastd zmm1, [r8 + 7904]                    ;    19.0 p2      62 p.56
        vpbroadcastd zmm6, [r8 + 7908]                    ;    19.2 p3      62 p.57
        vpbroadcastd zmm6, [r8 + 7912]                    ;    19.3 p10     62 p.58
        vpbroadcastd zmm4, [r8 + 7916]                    ;    20.0 p2      62 p.59
        vpbroadcastd zmm7, [r8 + 7920]                    ;    20.2 p3      62 p.60
        vpbroadcastd zmm7, [r8 + 7924]                    ;    20.3 p10     62 p.61
        vpbroadcastd zmm7, [r8 + 7928]                    ;    21.0 p2      62 p.62
        vpbroadcastd zmm7, [r8 + 7932]                    ;    21.2 p3      62 p.63
        vmovdqu64 zmm7, [rax + 2048]                      ;    22.0 p2      50 p
        vpternlogd zmm7, zmm0, [rax], 0x96                ;    28.0 p0+p3   50 p
        vmovdqu64 zmm0, [rax + 2176]                      ;    23.0 p2      50 p
        vpternlogd zmm0, zmm2, [rax + 128], 0x96          ;    29.0 p5+p3   50 p
        vmovdqu64 zmm2, [rax + 2368]                      ;    24.0 p2      50 p
        vpternlogd zmm2, zmm5, [rax + 320], 0x96          ;    30.0 p0+p3   50 p
        vmovdqu64 zmm5, [rax + 2560]                      ;    25.0 p2      50 p
        vpternlogd zmm5, zmm8, [rax + 512], 0x96          ;    31.0 p5+p3   50 p
        vmovdqu64 zmm8, [rax + 2688]                      ;    26.0 p2      50 p
        vpternlogd zmm8, zmm10, [rax + 640], 0x96         ;    32.0 p0+p3   50 p
        vmovdqu64 zmm10, [rax + 2880]                     ;    27.0 p2      50 p
        vpternlogd zmm10, zmm13, [rax + 832], 0x96        ;    33.0 p5+p3   50 p
        vmovdqu64 zmm13, [rax + 3072]                     ;    28.0 p2      50 p
        vpternlogd zmm13, zmm16, [rax + 1024], 0x96       ;    34.0 p0+p3   50 p
        vmovdqu64 zmm16, [rax + 3200]                     ;    29.0 p2      50 p
        vpternlogd zmm16, zmm18, [rax + 1152], 0x96       ;    35.0 p5+p3   50 p
        vmovdqu64 zmm18, [rax + 3584]                     ;    30.0 p2      50 p
        vpternlogd zmm18, zmm22, [rax + 1536], 0x96       ;    36.0 p0+p3   50 p
        vmovdqu64 zmm22, [rax + 3264]                     ;    31.0 p2      50 p
        vpternlogd zmm22, zmm19, [rax + 1216], 0x96       ;    37.0 p5+p3   50 p
        vmovdqu64 zmm19, [rax + 3712]                     ;    32.0 p2      50 p
        vpternlogd zmm19, zmm26, [rax + 1664], 0x96       ;    38.0 p0+p3   50 p
        vmovdqu64 zmm26, [rax + 3776]                     ;    33.0 p2      50 p
        vpternlogd zmm26, zmm27, [rax + 1728], 0x96       ;    39.0 p5+p3   50 p
        vmovdqu64 zmm27, [rax + 3392]                     ;    34.0 p2      50 p
        vpternlogd zmm27, zmm21, [rax + 1344], 0x96       ;    40.0 p0+p3   50 p
        vmovdqu64 zmm21, [rax + 3904]                     ;    35.0 p2      50 p
        vpternlogd zmm21, zmm29, [rax + 1856], 0x96       ;    41.0 p5+p3   50 p
        vmovdqu64 zmm29, [rax + 6144]                     ;    36.0 p2      50 p
        vpternlogd zmm29, zmm24, [rax + 4096], 0x96       ;    42.0 p0+p3   50 p
        vmovdqu64 zmm24, [rax + 6272]                     ;    37.0 p2      50 p
        vpternlogd zmm24, zmm30, [rax + 4224], 0x96       ;    43.0 p5+p3   50 p
        vmovdqu64 zmm30, [rax + 6464]                     ;    38.0 p2      50 p
        vpternlogd zmm30, zmm31, [rax + 4416], 0x96       ;    44.0 p0+p3   50 p
        vmovdqu64 zmm31, [rax + 6656]                     ;    39.0 p2      50 p
        vpternlogd zmm31, zmm17, [rax + 4608], 0x96       ;    45.0 p5+p3   50 p
        vmovdqu64 zmm17, [rax + 2240]                     ;    40.0 p2      50 p
        vpternlogd zmm17, zmm3, [rax + 192], 0x96         ;    46.0 p0+p3   50 p
        vmovdqu64 zmm3, [rax + 6784]                      ;    41.0 p2      50 p
        vpternlogd zmm3, zmm23, [rax + 4736], 0x96        ;    47.0 p5+p3   50 p
        vmovdqu64 zmm23, [rax + 7168]                     ;    42.0 p2      50 p
        vpternlogd zmm23, zmm9, [rax + 5120], 0x96        ;    48.0 p0+p3   50 p
        vmovdqu64 zmm9, [rax + 6976]                      ;    43.0 p2      50 p
        vpternlogd zmm9, zmm25, [rax + 4928], 0x96        ;    49.0 p5+p3   50 p
        vmovdqu64 zmm25, [rax + 2752]                     ;    44.0 p2      50 p
        vpternlogd zmm25, zmm11, [rax + 704], 0x96        ;    50.0 p0+p3   50 p
        vmovdqu64 zmm11, [rax + 7296]                     ;    45.0 p2      50 p
        vpternlogd zmm11, zmm14, [rax + 5248], 0x96       ;    51.0 p5+p3   50 p
        vmovdqu64 zmm14, [rax + 7360]                     ;    46.0 p2      50 p
        vpternlogd zmm14, zmm12, [rax + 5312], 0x96       ;    52.0 p0+p3   50 p
        vmovdqu64 zmm12, [rax + 7488]                     ;    47.0 p2      50 p
        vpternlogd zmm12, zmm15, [rax + 5440], 0x96       ;    53.0 p5+p3   50 p
        vmovdqu64 zmm15, [rax + 7680]                     ;    48.0 p2      50 p
        vpternlogd zmm15, zmm1, [rax + 5632], 0x96        ;    54.0 p0+p3   50 p
        vmovdqu64 zmm1, [rax + 7808]                      ;    49.0 p2      50 p
        vpternlogd zmm1, zmm6, [rax + 5760], 0x96         ;    55.0 p5+p3   50 p
        vmovdqu64 zmm6, [rax + 7872]                      ;    50.0 p2      50 p
        vpternlogd zmm6, zmm4, [rax + 5824], 0x96         ;    56.0 p0+p3   50 p
        vmovdqu64 zmm4, [rax + 6336]                      ;    51.0 p2      50 p
        vpternlogd zmm4, zmm28, [rax + 4288], 0x96        ;    57.0 p5+p3   50 p
        vmovdqu64 zmm28, [rax + 6848]                     ;    52.0 p2      50 p
        vpternlogd zmm28, zmm20, [rax + 4800], 0x96       ;    58.0 p0+p3   50 p
        vmovdqu64 zmm20, [rax + 2496]                     ;    53.0 p2      46 p
        vpxord zmm20, zmm20, [rax + 448]                  ;    59.0 p5+p3   46 p
        vpternlogd zmm20, zmm17, [r8 + 7708]{1to16}, 0x69 ;    60.0 p0+p2   46 p
        vmovdqu64 [rbp + 12800], zmm1                     ;    56.0 p7+p4   50 p spill
        vmovdqu64 zmm1, [rax + 2432]                      ;    54.2 p3      46 p
        vpxord zmm1, zmm1, [rax + 384]                    ;    60.2 p5+p2   46 p
        vpternlogd zmm1, zmm0, [r8 + 7704]{1to16}, 0x69   ;    61.2 p0+p3   46 p
        vmovdqu64 [rbp + 12864], zmm15                    ;    55.0 p8+p9   50 p spill
        vmovdqa64 zmm15, zmm1                             ;    62.2         46 p copy
        vmovdqu64 [rbp + 12928], zmm6                     ;    57.0 p7+p4   50 p spill
        vmovdqu64 zmm6, [rax + 2112]                      ;    56.0 p2      46 p
        vpxord zmm6, zmm6, [rax + 64]                     ;    62.0 p5+p3   46 p
        vpternlogd zmm6, zmm2, [r8 + 7684]{1to16}, 0x96   ;    63.0 p0+p2   46 p
        vmovdqu64 [rbp + 12992], zmm12                    ;    54.0 p8+p9   50 p spill
        vmovdqa64 zmm12, zmm6                             ;    64.0         46 p copy
        vpternlogd zmm12, zmm1, zmm20, 0xd4               ;    64.0 p5      46 p
        vmovdqu64 [rbp + 13056], zmm11                    ;    52.0 p7+p4   50 p spill
        vmovdqu64 zmm11, [rax + 3008]                     ;    57.2 p3      46 p
        vpxord zmm11, zmm11, [rax + 960]                  ;    63.2 p0+p2   46 p
        vpternlogd zmm11, zmm25, [r8 + 7740]{1to16}, 0x69 ;    64.2 p5+p3   46 p
        vmovdqu64 [rbp + 13120], zmm23                    ;    49.0 p8+p9   50 p spill
        vmovdqu64 zmm23, [rax + 2944]                     ;    59.0 p2      46 p
        vpxord zmm23, zmm23, [rax + 896]                  ;    65.0 p0+p3   46 p
        vpternlogd zmm23, zmm8, [r8 + 7736]{1to16}, 0x69  ;    66.0 p5+p2   46 p
        vmovdqu64 [rbp + 13184], zmm14                    ;    53.0 p7+p4   50 p spill
        vmovdqa64 zmm14, zmm23                            ;    67.0         46 p copy
        vmovdqu64 [rbp + 13248], zmm9                     ;    50.0 p8+p9   50 p spill
        vmovdqu64 zmm9, [rax + 2624]                      ;    60.2 p3      46 p
        vpxord zmm9, zmm9, [rax + 576]                    ;    66.2 p0+p2   46 p
        vpternlogd zmm9, zmm10, [r8 + 7716]{1to16}, 0x96  ;    67.2 p5+p3   46 p
        vmovdqu64 [rbp + 13312], zmm3                     ;    48.0 p7+p4   50 p spill
        vmovdqa64 zmm3, zmm9                              ;    68.2         46 p copy
        vpternlogd zmm3, zmm23, zmm11, 0xd4               ;    68.2 p0      46 p
        vmovdqu64 [rbp + 13376], zmm31                    ;    46.0 p8+p9   50 p spill
        vmovdqu64 zmm31, [rax + 3520]                     ;    62.0 p2      46 p
        vpxord zmm31, zmm31, [rax + 1472]                 ;    68.0 p5+p3   46 p
        vpternlogd zmm31, zmm22, [r8 + 7772]{1to16}, 0x69 ;    69.0 p0+p2   46 p
        vmovdqu64 [rbp + 13440], zmm28                    ;    59.0 p7+p4   50 p spill
        vmovdqu64 zmm28, [rax + 3456]                     ;    63.2 p3      46 p
        vpxord zmm28, zmm28, [rax + 1408]                 ;    69.2 p5+p2   46 p
        vpternlogd zmm28, zmm16, [r8 + 7768]{1to16}, 0x69 ;    70.2 p0+p3   46 p
        vmovdqu64 [rbp + 13504], zmm30                    ;    45.0 p8+p9   50 p spill
        vmovdqu64 zmm30, [rax + 3136]                     ;    65.0 p2      46 p
        vpxord zmm30, zmm30, [rax + 1088]                 ;    71.0 p5+p3   46 p
        vpternlogd zmm30, zmm27, [r8 + 7748]{1to16}, 0x96 ;    72.0 p0+p2   46 p
        vmovdqu64 [rbp + 13568], zmm24                    ;    44.0 p7+p4   50 p spill
        vmovdqa64 zmm24, zmm30                            ;    73.0         46 p copy
        vpternlogd zmm24, zmm28, zmm31, 0xd4              ;    73.0 p5      46 p
        vmovdqu64 [rbp + 13632], zmm29                    ;    43.0 p8+p9   50 p spill
        vmovdqu64 zmm29, [rax + 5952]                     ;    66.2 p3      62 p reload
        vmovdqu64 [rbp + 13696], zmm4                     ;    58.0 p7+p4   50 p spill
        vmovdqu64 zmm4, [rax + 8000]                      ;    67.0 p2      50 p
        vpternlogd zmm4, zmm29, [r8 + 7924]{1to16}, 0x96  ;    73.0 p0+p3   50 p
        vmovdqu64 zmm29, [rax + 256]                      ;    68.0 p2      62 p reload
        vmovdqu64 [rbp + 13760], zmm4                     ;    74.0 p8+p9   50 p spill
        vmovdqu64 zmm4, [rax + 2304]                      ;    68.2 p3      46 p
        vpternlogd zmm4, zmm29, [r8 + 7696]{1to16}, 0x96  ;    74.2 p5+p2   46 p
        vpternlogd zmm4, zmm20, zmm7, 0x69                ;    75.2 p0      46 p
        vmovdqa64 zmm29, zmm6                             ;    64.0         46 p copy
        vpternlogd zmm29, zmm1, zmm4, 0x96                ;    76.2 p5      46 p
        vmovdqu64 [rbp + 13824], zmm21                    ;    43.0 p7+p4   50 p spill
        vmovdqa64 zmm21, zmm29                            ;    77.2         46 p copy
        vpternlogd zmm21, zmm1, zmm20, 0x2e               ;    77.2 p0      46 p
        vpternlogd zmm1, zmm21, zmm6, 0x73                ;    78.2 p5      46 p
        vpternlogd zmm21, zmm7, zmm7, 0xc3                ;    78.2 p0      46 p
        vpternlogd zmm2, zmm1, zmm29, 0xb4                ;    79.2 p5      46 p
        vpternlogd zmm1, zmm17, zmm12, 0x69               ;    79.2 p0      46 p
        vpternlogd zmm12, zmm4, zmm21, 0x95               ;    79.2 p5      46 p
        vpternlogd zmm6, zmm1, zmm2, 0x69                 ;    80.2 p0      46 p
        vpternlogd zmm21, zmm0, zmm6, 0x96                ;    81.2 p5      46 p
        vpxord zmm15, zmm15, zmm21                        ;    82.2 p0      46 p
        vpbroadcastd zmm0, [r8 + 7728]                    ;    40.0 p10     62 p.12 reload
        vmovdqu64 zmm4, [rax + 768]                       ;    69.2 p3      62 p reload
        vmovdqu64 zmm7, [rax + 2816]                      ;    70.0 p2      46 p
        vpternlogd zmm7, zmm4, zmm0, 0x96                 ;    76.0 p5      46 p
        vpternlogd zmm7, zmm11, zmm5, 0x69                ;    77.0 p0      46 p
        vmovdqa64 zmm17, zmm12                            ;    80.2         46 p copy
        vpternlogd zmm17, zmm6, zmm2, 0x87                ;    81.2 p5      46 p
        vpternlogd zmm1, zmm17, zmm21, 0x4b               ;    82.2 p0      46 p
        vpternlogd zmm20, zmm1, zmm17, 0x69               ;    83.2 p5      46 p
        vmovdqa64 zmm0, zmm21                             ;    82.2         46 p copy
        vpternlogd zmm0, zmm6, zmm2, 0x5c                 ;    82.2 p0      46 p
        vpternlogd zmm15, zmm17, zmm0, 0x2d               ;    83.2 p5      46 p
        vpternlogd zmm0, zmm29, zmm20, 0x69               ;    84.2 p0      46 p
        vpxord zmm17, zmm15, zmm0                         ;    85.2 p5      46 p
        vmovdqa64 zmm29, zmm0                             ;    85.2         46 p copy
        vmovdqa64 zmm4, zmm9                              ;    68.2         46 p copy
        vpternlogd zmm4, zmm23, zmm7, 0x96                ;    78.0 p0      46 p
        vmovdqu64 [rbp + 13888], zmm19                    ;    43.8 p8+p9   50 p spill
        vmovdqa64 zmm19, zmm4                             ;    79.0         46 p copy
        vpternlogd zmm19, zmm23, zmm11, 0x2e              ;    79.0 p5      46 p
        vpternlogd zmm23, zmm19, zmm9, 0x73               ;    80.0 p0      46 p
        vpternlogd zmm19, zmm5, zmm5, 0xc3                ;    80.0 p5      46 p
        vpternlogd zmm10, zmm23, zmm4, 0xb4               ;    81.0 p0      46 p
        vpternlogd zmm23, zmm25, zmm3, 0x69               ;    81.0 p5      46 p
        vpternlogd zmm3, zmm7, zmm19, 0x95                ;    81.0 p0      46 p
        vpternlogd zmm9, zmm23, zmm10, 0x69               ;    82.0 p5      46 p
        vpternlogd zmm19, zmm8, zmm9, 0x96                ;    83.0 p0      46 p
        vpxord zmm14, zmm14, zmm19                        ;    84.0 p5      46 p
        vmovdqa64 zmm5, zmm17                             ;    86.2         46 p copy
        vmovdqa64 zmm7, zmm28                             ;    71.2         46 p copy
        vmovdqa64 zmm8, zmm15                             ;    84.2         46 p copy
        vpternlogd zmm8, zmm20, zmm1, 0x6b                ;    84.2 p0      46 p
        vmovdqa64 zmm25, zmm0                             ;    85.2         46 p copy
        vpternlogd zmm25, zmm20, zmm1, 0x53               ;    85.2 p5      46 p
        vpternlogd zmm15, zmm25, zmm1, 0x59               ;    86.2 p0      46 p
        vpternlogd zmm25, zmm8, zmm17, 0x49               ;    86.2 p5      46 p
        vpternlogd zmm8, zmm12, zmm25, 0x96               ;    87.2 p0      46 p
        vpternlogd zmm6, zmm15, zmm17, 0xb4               ;    87.2 p5      46 p
        vpternlogd zmm15, zmm17, zmm2, 0x96               ;    87.2 p0      46 p
        vpternlogd zmm25, zmm21, zmm6, 0x96               ;    88.2 p5      46 p
        vpternlogd zmm6, zmm0, zmm20, 0x2d                ;    88.2 p0      46 p
        vpxord zmm5, zmm5, zmm8                           ;    88.2 p5      46 p
        vpxord zmm29, zmm29, zmm25                        ;    89.2 p0      46 p
        vmovdqa64 zmm0, zmm15                             ;    88.2         46 p copy
        vpternlogd zmm0, zmm1, zmm1, 0xc3                 ;    88.2 p5      46 p
        vmovdqa64 zmm1, zmm6                              ;    89.2         46 p copy
        vpternlogd zmm1, zmm20, zmm20, 0xc3               ;    89.2 p0      46 p
        vmovdqa64 zmm2, zmm3                              ;    82.0         46 p copy
        vpternlogd zmm2, zmm9, zmm10, 0x87                ;    83.0 p5      46 p
        vpternlogd zmm23, zmm2, zmm19, 0x4b               ;    84.0 p0      46 p
        vpternlogd zmm11, zmm23, zmm2, 0x69               ;    85.0 p5      46 p
        vmovdqa64 zmm12, zmm19                            ;    84.0         46 p copy
        vpternlogd zmm12, zmm9, zmm10, 0x5c               ;    84.0 p0      46 p
        vpternlogd zmm14, zmm2, zmm12, 0x2d               ;    85.0 p5      46 p
        vpternlogd zmm12, zmm4, zmm11, 0x69               ;    86.0 p0      46 p
        vpxord zmm2, zmm14, zmm12                         ;    87.0 p5      46 p
        vmovdqa64 zmm4, zmm2                              ;    88.0         46 p copy
        vmovdqa64 zmm17, zmm14                            ;    86.0         46 p copy
        vpternlogd zmm17, zmm11, zmm23, 0x6b              ;    86.0 p0      46 p
        vmovdqa64 zmm20, zmm12                            ;    87.0         46 p copy
        vpternlogd zmm20, zmm11, zmm23, 0x53              ;    87.0 p5      46 p
        vpternlogd zmm14, zmm20, zmm23, 0x59              ;    88.0 p0      46 p
        vpternlogd zmm20, zmm17, zmm2, 0x49               ;    88.0 p5      46 p
        vpternlogd zmm17, zmm3, zmm20, 0x96               ;    89.0 p0      46 p
        vpternlogd zmm9, zmm14, zmm2, 0xb4                ;    89.0 p5      46 p
        vpternlogd zmm14, zmm2, zmm10, 0x96               ;    89.0 p0      46 p
        vpternlogd zmm20, zmm19, zmm9, 0x96               ;    90.0 p5      46 p
        vpternlogd zmm9, zmm12, zmm11, 0x2d               ;    90.0 p0      46 p
        vpxord zmm4, zmm4, zmm17                          ;    90.0 p5      46 p
        vpbroadcastd zmm2, [r8 + 7760]                    ;    51.5 p10     62 p.20 reload
        vmovdqu64 zmm3, [rax + 1280]                      ;    70.2 p3      62 p reload
        vmovdqu64 zmm10, [rax + 3328]                     ;    71.0 p2      46 p
        vpternlogd zmm10, zmm3, zmm2, 0x96                ;    77.0 p0      46 p
        vpternlogd zmm10, zmm31, zmm13, 0x69              ;    78.0 p5      46 p
        vmovdqa64 zmm19, zmm9                             ;    91.0         46 p copy
        vpternlogd zmm19, zmm11, zmm11, 0xc3              ;    91.0 p0      46 p
        vmovdqa64 zmm11, zmm30                            ;    73.0         46 p copy
        vpternlogd zmm11, zmm28, zmm10, 0x96              ;    79.0 p5      46 p
        vmovdqa64 zmm21, zmm11                            ;    80.0         46 p copy
        vpternlogd zmm21, zmm28, zmm31, 0x2e              ;    80.0 p0      46 p
        vpternlogd zmm28, zmm21, zmm30, 0x73              ;    81.0 p5      46 p
        vpternlogd zmm21, zmm13, zmm13, 0xc3              ;    81.0 p0      46 p
        vpternlogd zmm27, zmm28, zmm11, 0xb4              ;    82.0 p5      46 p
        vpternlogd zmm28, zmm22, zmm24, 0x69              ;    82.0 p0      46 p
        vpternlogd zmm24, zmm10, zmm21, 0x95              ;    82.0 p5      46 p
        vpternlogd zmm30, zmm28, zmm27, 0x69              ;    83.0 p0      46 p
        vpternlogd zmm21, zmm16, zmm30, 0x96              ;    84.0 p5      46 p
        vpxord zmm7, zmm7, zmm21                          ;    85.0 p0      46 p
        vmovdqa64 zmm10, zmm24                            ;    83.0         46 p copy
        vpternlogd zmm10, zmm30, zmm27, 0x87              ;    84.0 p5      46 p
        vpternlogd zmm28, zmm10, zmm21, 0x4b              ;    85.0 p0      46 p
        vpternlogd zmm31, zmm28, zmm10, 0x69              ;    86.0 p5      46 p
        vmovdqa64 zmm13, zmm21                            ;    85.0         46 p copy
        vpternlogd zmm13, zmm30, zmm27, 0x5c              ;    85.0 p0      46 p
        vpternlogd zmm7, zmm10, zmm13, 0x2d               ;    86.0 p5      46 p
        vpternlogd zmm13, zmm11, zmm31, 0x69              ;    87.0 p0      46 p
        vpxord zmm10, zmm7, zmm13                         ;    88.0 p5      46 p
        vmovdqa64 zmm11, zmm13                            ;    88.0         46 p copy
        vmovdqa64 zmm16, zmm7                             ;    87.0         46 p copy
        vpternlogd zmm16, zmm31, zmm28, 0x6b              ;    87.0 p0      46 p
        vmovdqa64 zmm22, zmm13                            ;    88.0         46 p copy
        vpternlogd zmm22, zmm31, zmm28, 0x53              ;    88.0 p5      46 p
        vpternlogd zmm7, zmm22, zmm28, 0x59               ;    89.0 p0      46 p
        vpternlogd zmm22, zmm16, zmm10, 0x49              ;    89.0 p5      46 p
        vpternlogd zmm16, zmm24, zmm22, 0x96              ;    90.0 p0      46 p
        vpternlogd zmm30, zmm7, zmm10, 0xb4               ;    90.0 p5      46 p
        vpternlogd zmm22, zmm21, zmm30, 0x96              ;    91.0 p0      46 p
        vpternlogd zmm7, zmm27, zmm10, 0x96               ;    90.0 p5      46 p
        vpternlogd zmm30, zmm13, zmm31, 0x2d              ;    91.0 p0      46 p
        vpxord zmm11, zmm11, zmm22                        ;    92.0 p5      46 p
        vpxord zmm10, zmm10, zmm16                        ;    91.0 p0      46 p
        vmovdqa64 zmm13, zmm7                             ;    91.0         46 p copy
        vpternlogd zmm13, zmm28, zmm28, 0xc3              ;    91.0 p5      46 p
        vpbroadcastd zmm21, [r8 + 7792]                   ;    58.8 p10     62 p.28 reload
        vmovdqu64 zmm24, [rax + 1792]                     ;    71.2 p3      62 p reload
        vmovdqu64 zmm27, [rax + 3840]                     ;    72.0 p2      46 p
        vpternlogd zmm27, zmm24, zmm21, 0x96              ;    84.0 p0      46 p
        vmovdqu64 zmm28, [rax + 4032]                     ;    72.2 p3      46 p
        vpxord zmm28, zmm28, [rax + 1984]                 ;    84.5 p5+p2   46 p
        vpternlogd zmm28, zmm26, [r8 + 7804]{1to16}, 0x69 ;    85.5 p0+p3   46 p
        vpternlogd zmm27, zmm28, zmm18, 0x69              ;    86.5 p5      46 p
        vmovdqu64 zmm24, [rax + 3968]                     ;    74.0 p2      46 p
        vpxord zmm24, zmm24, [rax + 1920]                 ;    86.0 p0+p3   46 p
        vmovdqu64 zmm3, [rbp + 13888]                     ;    75.0 p2      50 p reload
        vpternlogd zmm24, zmm3, [r8 + 7800]{1to16}, 0x69  ;    87.0 p5+p3   46 p
        vmovdqa64 zmm21, zmm24                            ;    88.0         46 p copy
        vmovdqu64 zmm2, [rax + 3648]                      ;    76.0 p2      46 p
        vpxord zmm2, zmm2, [rax + 1600]                   ;    87.0 p0+p3   46 p
        vmovdqu64 [rbp + 13952], zmm22                    ;    92.0 p7+p4   46 p spill
        vmovdqu64 zmm22, [rbp + 13824]                    ;    77.0 p2      50 p reload
        vpternlogd zmm2, zmm22, [r8 + 7780]{1to16}, 0x96  ;    88.0 p5+p3   46 p
        vmovdqu64 [rbp + 14016], zmm7                     ;    91.0 p8+p9   46 p spill
        vmovdqa64 zmm7, zmm2                              ;    89.0         46 p copy
        vpternlogd zmm7, zmm24, zmm27, 0x96               ;    89.0 p0      46 p
        vmovdqu64 [rbp + 14080], zmm15                    ;    88.2 p7+p4   46 p spill
        vmovdqa64 zmm15, zmm7                             ;    90.0         46 p copy
        vpternlogd zmm15, zmm24, zmm28, 0x2e              ;    90.0 p5      46 p
        vmovdqu64 [rbp + 14144], zmm23                    ;    85.0 p8+p9   46 p spill
        vmovdqa64 zmm23, zmm15                            ;    91.0         46 p copy
        vpternlogd zmm23, zmm18, zmm18, 0xc3              ;    91.0 p0      46 p
        vpternlogd zmm15, zmm2, zmm24, 0x2f               ;    91.0 p5      46 p
        vpternlogd zmm24, zmm2, zmm28, 0xd4               ;    90.0 p0      46 p
        vpternlogd zmm22, zmm15, zmm7, 0xb4               ;    92.0 p5      46 p
        vpternlogd zmm15, zmm26, zmm24, 0x69              ;    92.0 p0      46 p
        vpternlogd zmm24, zmm27, zmm23, 0x95              ;    92.0 p5      46 p
        vpternlogd zmm2, zmm15, zmm22, 0x69               ;    93.0 p0      46 p
        vpternlogd zmm23, zmm3, zmm2, 0x96                ;    94.0 p5      46 p
        vpxord zmm21, zmm21, zmm23                        ;    95.0 p0      46 p
        vmovdqa64 zmm3, zmm24                             ;    93.0         46 p copy
        vpternlogd zmm3, zmm2, zmm22, 0x87                ;    94.0 p5      46 p
        vpternlogd zmm15, zmm3, zmm23, 0x4b               ;    95.0 p0      46 p
        vpternlogd zmm28, zmm15, zmm3, 0x69               ;    96.0 p5      46 p
        vmovdqa64 zmm18, zmm23                            ;    95.0         46 p copy
        vpternlogd zmm18, zmm2, zmm22, 0x5c               ;    95.0 p0      46 p
        vpternlogd zmm21, zmm3, zmm18, 0x2d               ;    96.0 p5      46 p
        vpternlogd zmm18, zmm7, zmm28, 0x69               ;    97.0 p0      46 p
        vpxord zmm3, zmm21, zmm18                         ;    98.0 p5      46 p
        vmovdqa64 zmm7, zmm18                             ;    98.0         46 p copy
        vmovdqa64 zmm26, zmm21                            ;    97.0         46 p copy
        vpternlogd zmm26, zmm28, zmm15, 0x6b              ;    97.0 p0      46 p
        vmovdqa64 zmm27, zmm28                            ;    97.0         46 p copy
        vmovdqu64 [rbp + 13888], zmm5                     ;    89.2 p7+p4   46 p spill
        vmovdqa64 zmm5, zmm18                             ;    98.0         46 p copy
        vpternlogd zmm5, zmm28, zmm15, 0x53               ;    98.0 p5      46 p
        vpternlogd zmm21, zmm5, zmm15, 0x59               ;    99.0 p0      46 p
        vpternlogd zmm5, zmm26, zmm3, 0x49                ;    99.0 p5      46 p
        vpternlogd zmm26, zmm24, zmm5, 0x96               ;   100.0 p0      46 p
        vpternlogd zmm2, zmm21, zmm3, 0xb4                ;   100.0 p5      46 p
        vpternlogd zmm21, zmm22, zmm3, 0x96               ;   100.0 p0      46 p
        vpternlogd zmm5, zmm23, zmm2, 0x96                ;   101.0 p5      46 p
        vpternlogd zmm2, zmm18, zmm28, 0x2d               ;   101.0 p0      46 p
        vpxord zmm3, zmm3, zmm26                          ;   101.5 p5      46 p
        vpxord zmm7, zmm7, zmm5                           ;   102.0 p0      46 p
        vmovdqa64 zmm18, zmm21                            ;   101.0         46 p copy
        vpternlogd zmm18, zmm15, zmm15, 0xc3              ;   102.5 p5      46 p
        vpxord zmm27, zmm27, zmm2                         ;   103.0 p0      46 p
        vpbroadcastd zmm15, [r8 + 7824]                   ;    69.8 p10     62 p.36 reload
        vmovdqu64 zmm22, [rax + 4352]                     ;    78.0 p2      62 p reload
        vmovdqu64 zmm23, [rax + 6400]                     ;    78.2 p3      47 p
        vpternlogd zmm23, zmm22, zmm15, 0x96              ;   103.5 p5      47 p
        vmovdqu64 zmm24, [rax + 6592]                     ;    79.0 p2      47 p
        vmovdqu64 zmm28, [rax + 4544]                     ;    79.2 p3      62 p reload
        vpxord zmm24, zmm24, zmm28                        ;   104.0 p0      47 p
        vmovdqu64 zmm28, [rbp + 13696]                    ;    80.0 p2      50 p reload
        vpternlogd zmm24, zmm28, [r8 + 7836]{1to16}, 0x69 ;   105.0 p5+p3   47 p
        vpternlogd zmm23, zmm24, [rbp + 13632], 0x69      ;   106.0 p0+p2   47 p
        vmovdqu64 zmm15, [rax + 6528]                     ;    81.2 p3      47 p
        vpxord zmm15, zmm15, [rax + 4480]                 ;   105.5 p5+p2   47 p
        vmovdqu64 zmm22, [rbp + 13568]                    ;    82.2 p3      50 p reload
        vpternlogd zmm15, zmm22, [r8 + 7832]{1to16}, 0x69 ;   106.5 p0+p2   47 p
        vmovdqu64 [rbp + 13824], zmm3                     ;   102.5 p8+p9   46 p spill
        vmovdqa64 zmm3, zmm15                             ;   107.5         47 p copy
        vmovdqu64 [rbp + 14208], zmm6                     ;    89.2 p7+p4   46 p spill
        vmovdqu64 zmm6, [rax + 6208]                      ;    83.2 p3      47 p
        vpxord zmm6, zmm6, [rax + 4160]                   ;   106.5 p5+p2   47 p
        vmovdqu64 [rbp + 14272], zmm7                     ;   103.0 p8+p9   46 p spill
        vmovdqu64 zmm7, [rbp + 13504]                     ;    84.2 p3      50 p reload
        vpternlogd zmm6, zmm7, [r8 + 7812]{1to16}, 0x96   ;   107.5 p0+p2   47 p
        vmovdqu64 [rbp + 14336], zmm13                    ;    92.0 p7+p4   46 p spill
        vmovdqa64 zmm13, zmm6                             ;   108.5         47 p copy
        vpternlogd zmm13, zmm15, zmm23, 0x96              ;   108.5 p5      47 p
        vmovdqu64 [rbp + 14400], zmm25                    ;    89.2 p8+p9   46 p spill
        vmovdqa64 zmm25, zmm13                            ;   109.5         47 p copy
        vpternlogd zmm25, zmm15, zmm24, 0x2e              ;   109.5 p0      47 p
        vmovdqu64 [rbp + 14464], zmm21                    ;   101.0 p7+p4   46 p spill
        vmovdqa64 zmm21, zmm6                             ;   108.5         47 p copy
        vpternlogd zmm21, zmm15, zmm24, 0xd4              ;   108.5 p5      47 p
        vpternlogd zmm15, zmm25, zmm6, 0x73               ;   110.5 p0      47 p
        vpternlogd zmm7, zmm15, zmm13, 0xb4               ;   111.5 p5      47 p
        vpternlogd zmm15, zmm28, zmm21, 0x69              ;   111.5 p0      47 p
        vpternlogd zmm6, zmm15, zmm7, 0x69                ;   112.5 p5      47 p
        vmovdqu64 zmm28, [rbp + 13632]                    ;    85.2 p3      50 p reload
        vpternlogd zmm25, zmm28, [rbp + 13632], 0xc3      ;   111.0 p0+p2   47 p
        vpternlogd zmm21, zmm23, zmm25, 0x95              ;   112.0 p5      47 p
        vpternlogd zmm25, zmm22, zmm6, 0x96               ;   113.5 p0      47 p
        vpxord zmm3, zmm3, zmm25                          ;   114.5 p5      47 p
        vmovdqa64 zmm22, zmm21                            ;   113.0         47 p copy
        vpternlogd zmm22, zmm6, zmm7, 0x87                ;   113.5 p0      47 p
        vpternlogd zmm15, zmm22, zmm25, 0x4b              ;   114.5 p5      47 p
        vpternlogd zmm24, zmm15, zmm22, 0x69              ;   115.5 p0      47 p
        vmovdqa64 zmm23, zmm25                            ;   114.5         47 p copy
        vpternlogd zmm23, zmm6, zmm7, 0x5c                ;   114.5 p5      47 p
        vpternlogd zmm3, zmm22, zmm23, 0x2d               ;   115.5 p0      47 p
        vpternlogd zmm23, zmm13, zmm24, 0x69              ;   116.5 p5      47 p
        vpxord zmm13, zmm3, zmm23                         ;   117.5 p0      47 p
        vmovdqa64 zmm22, zmm23                            ;   117.5         47 p copy
        vmovdqa64 zmm28, zmm3                             ;   116.5         47 p copy
        vpternlogd zmm28, zmm24, zmm15, 0x6b              ;   116.5 p5      47 p
        vmovdqu64 [rbp + 13568], zmm1                     ;    90.2 p8+p9   46 p spill
        vmovdqa64 zmm1, zmm23                             ;   117.5         47 p copy
        vpternlogd zmm1, zmm24, zmm15, 0x53               ;   117.5 p0      47 p
        vpternlogd zmm3, zmm1, zmm15, 0x59                ;   118.5 p5      47 p
        vpternlogd zmm1, zmm28, zmm13, 0x49               ;   118.5 p0      47 p
        vpternlogd zmm28, zmm21, zmm1, 0x96               ;   119.5 p5      47 p
        vpternlogd zmm6, zmm3, zmm13, 0xb4                ;   119.5 p0      47 p
        vpternlogd zmm1, zmm25, zmm6, 0x96                ;   120.5 p5      47 p
        vpternlogd zmm3, zmm7, zmm13, 0x96                ;   120.0 p0      47 p
        vpternlogd zmm6, zmm23, zmm24, 0x2d               ;   120.5 p5      47 p
        vpxord zmm13, zmm13, zmm28                        ;   121.0 p0      47 p
        vpxord zmm22, zmm22, zmm1                         ;   121.5 p5      47 p
        vpbroadcastd zmm7, [r8 + 7856]                    ;    81.3 p10     62 p.44 reload
        vmovdqu64 zmm21, [rax + 4864]                     ;    86.2 p3      62 p reload
        vmovdqu64 zmm23, [rax + 6912]                     ;    87.0 p2      47 p
        vpternlogd zmm23, zmm21, zmm7, 0x96               ;   122.0 p0      47 p
        vmovdqa64 zmm25, zmm3                             ;   121.0         47 p copy
        vpternlogd zmm25, zmm15, zmm15, 0xc3              ;   122.5 p5      47 p
        vmovdqa64 zmm15, zmm6                             ;   121.5         47 p copy
        vpternlogd zmm15, zmm24, zmm24, 0xc3              ;   123.0 p0      47 p
        vmovdqu64 zmm24, [rax + 7104]                     ;    87.2 p3      47 p
        vpxord zmm24, zmm24, [rax + 5056]                 ;   123.5 p5+p2   47 p
        vmovdqu64 zmm7, [rbp + 13440]                     ;    88.2 p3      50 p reload
        vpternlogd zmm24, zmm7, [r8 + 7868]{1to16}, 0x69  ;   124.5 p0+p2   47 p
        vpternlogd zmm23, zmm24, [rbp + 13376], 0x69      ;   125.5 p5+p3   47 p
        vmovdqu64 zmm21, [rax + 7040]                     ;    90.0 p2      47 p
        vpxord zmm21, zmm21, [rax + 4992]                 ;   125.0 p0+p3   47 p
        vmovdqu64 [rbp + 13632], zmm15                    ;   124.0 p7+p4   47 p spill
        vmovdqu64 zmm15, [rbp + 13312]                    ;    91.0 p2      50 p reload
        vpternlogd zmm21, zmm15, [r8 + 7864]{1to16}, 0x69 ;   126.0 p5+p3   47 p
        vmovdqu64 [rbp + 13696], zmm1                     ;   121.5 p8+p9   47 p spill
        vmovdqa64 zmm1, zmm21                             ;   127.0         47 p copy
        vmovdqu64 [rbp + 13504], zmm28                    ;   120.5 p7+p4   47 p spill
        vmovdqu64 zmm28, [rax + 6720]                     ;    92.0 p2      47 p
        vpxord zmm28, zmm28, [rax + 4672]                 ;   126.0 p0+p3   47 p
        vmovdqu64 [rbp + 14528], zmm13                    ;   122.0 p8+p9   47 p spill
        vmovdqu64 zmm13, [rbp + 13248]                    ;    93.0 p2      50 p reload
        vpternlogd zmm28, zmm13, [r8 + 7844]{1to16}, 0x96 ;   127.0 p5+p3   47 p
        vmovdqu64 [rbp + 14592], zmm5                     ;   102.0 p7+p4   46 p spill
        vmovdqa64 zmm5, zmm28                             ;   128.0         47 p copy
        vpternlogd zmm5, zmm21, zmm23, 0x96               ;   128.0 p0      47 p
        vmovdqu64 [rbp + 14656], zmm3                     ;   121.0 p8+p9   47 p spill
        vmovdqa64 zmm3, zmm5                              ;   129.0         47 p copy
        vpternlogd zmm3, zmm21, zmm24, 0x2e               ;   129.0 p5      47 p
        vmovdqu64 [rbp + 14720], zmm16                    ;    91.0 p7+p4   46 p spill
        vmovdqa64 zmm16, zmm28                            ;   128.0         47 p copy
        vpternlogd zmm16, zmm21, zmm24, 0xd4              ;   128.0 p0      47 p
        vpternlogd zmm21, zmm3, zmm28, 0x73               ;   130.0 p5      47 p
        vpternlogd zmm13, zmm21, zmm5, 0xb4               ;   131.0 p0      47 p
        vpternlogd zmm21, zmm7, zmm16, 0x69               ;   131.0 p5      47 p
        vpternlogd zmm28, zmm21, zmm13, 0x69              ;   132.0 p0      47 p
        vmovdqu64 zmm7, [rbp + 13376]                     ;    94.0 p2      50 p reload
        vpternlogd zmm3, zmm7, [rbp + 13376], 0xc3        ;   130.5 p5+p3   47 p
        vpternlogd zmm16, zmm23, zmm3, 0x95               ;   131.5 p0      47 p
        vpternlogd zmm3, zmm15, zmm28, 0x96               ;   133.0 p5      47 p
        vpxord zmm1, zmm1, zmm3                           ;   134.0 p0      47 p
        vmovdqa64 zmm7, zmm16                             ;   132.5         47 p copy
        vpternlogd zmm7, zmm28, zmm13, 0x87               ;   133.0 p5      47 p
        vpternlogd zmm21, zmm7, zmm3, 0x4b                ;   134.0 p0      47 p
        vpternlogd zmm24, zmm21, zmm7, 0x69               ;   135.0 p5      47 p
        vmovdqa64 zmm15, zmm3                             ;   134.0         47 p copy
        vpternlogd zmm15, zmm28, zmm13, 0x5c              ;   134.0 p0      47 p
        vpternlogd zmm1, zmm7, zmm15, 0x2d                ;   135.0 p5      47 p
        vpternlogd zmm15, zmm5, zmm24, 0x69               ;   136.0 p0      47 p
        vpxord zmm5, zmm17, zmm19                         ;   135.5 p5      50 p
        vpxord zmm7, zmm29, zmm6                          ;   136.0 p0      50 p
        vpxord zmm23, zmm9, zmm22                         ;   136.5 p5      50 p
        vmovdqu64 [rbp + 13312], zmm5                     ;   136.5 p8+p9   50 p spill
        vmovdqa64 zmm5, zmm10                             ;    92.0         50 p copy
        vmovdqu64 [rbp + 13376], zmm22                    ;   122.5 p7+p4   47 p spill
        vpxord zmm22, zmm1, zmm15                         ;   137.0 p0      47 p
        vmovdqu64 [rbp + 13440], zmm29                    ;    93.3 p8+p9   46 p spill
        vmovdqa64 zmm29, zmm15                            ;   137.0         47 p copy
        vmovdqu64 [rbp + 13248], zmm6                     ;   121.5 p7+p4   47 p spill
        vmovdqa64 zmm6, zmm14                             ;    92.5         50 p copy
        vmovdqu64 [rbp + 14784], zmm10                    ;    95.3 p8+p9   46 p spill
        vmovdqa64 zmm10, zmm1                             ;   136.0         47 p copy
        vpternlogd zmm10, zmm24, zmm21, 0x6b              ;   137.5 p5      47 p
        vmovdqu64 [rbp + 14848], zmm19                    ;    96.2 p7+p4   46 p spill
        vmovdqa64 zmm19, zmm15                            ;   137.0         47 p copy
        vpternlogd zmm19, zmm24, zmm21, 0x53              ;   138.0 p0      47 p
        vpternlogd zmm1, zmm19, zmm21, 0x59               ;   139.0 p5      47 p
        vpternlogd zmm19, zmm10, zmm22, 0x49              ;   139.0 p0      47 p
        vpternlogd zmm10, zmm16, zmm19, 0x96              ;   140.0 p5      47 p
        vpternlogd zmm28, zmm1, zmm22, 0xb4               ;   140.0 p0      47 p
        vpternlogd zmm19, zmm3, zmm28, 0x96               ;   141.0 p5      47 p
        vpternlogd zmm1, zmm13, zmm22, 0x96               ;   141.0 p0      47 p
        vpxord zmm3, zmm8, zmm25                          ;   141.5 p5      50 p
        vpternlogd zmm28, zmm15, zmm24, 0x2d              ;   142.0 p0      47 p
        vmovdqa64 zmm13, zmm8                             ;    95.0         50 p copy
        vpxord zmm15, zmm4, zmm1                          ;   142.5 p5      50 p
        vpxord zmm16, zmm0, zmm26                         ;   143.0 p0      50 p
        vpxord zmm22, zmm22, zmm10                        ;   143.5 p5      47 p
        vmovdqu64 [rbp + 14912], zmm8                     ;    97.3 p8+p9   46 p spill
        vmovdqa64 zmm8, zmm1                              ;   142.0         47 p copy
        vpternlogd zmm8, zmm21, zmm21, 0xc3               ;   144.0 p0      47 p
        vmovdqa64 zmm21, zmm28                            ;   143.0         47 p copy
        vpternlogd zmm21, zmm24, zmm24, 0xc3              ;   144.5 p5      47 p
        vmovdqa64 zmm24, zmm11                            ;    96.5         50 p copy
        vpternlogd zmm24, zmm20, zmm12, 0x96              ;   145.0 p0      50 p
        vpxord zmm29, zmm29, zmm19                        ;   145.5 p5      47 p
        vpxord zmm6, zmm6, zmm19                          ;   146.0 p0      50 p
        vmovdqu64 [rbp + 14976], zmm6                     ;   147.0 p7+p4   50 p spill
        vpxord zmm6, zmm17, zmm18                         ;   146.5 p5      50 p
        vmovdqu64 [rbp + 15040], zmm6                     ;   147.5 p8+p9   50 p spill
        vmovdqa64 zmm6, zmm18                             ;   103.5         50 p copy
        vmovdqu64 [rbp + 15104], zmm24                    ;   146.0 p7+p4   50 p spill
        vmovdqa64 zmm24, zmm2                             ;   102.0         50 p copy
        vmovdqu64 [rbp + 15168], zmm18                    ;   103.5 p8+p9   46 p spill
        vpxord zmm18, zmm20, [rbp + 14656]                ;   147.0 p0+p2   50 p
        vmovdqu64 [rbp + 15232], zmm18                    ;   148.0 p7+p4   50 p spill
        vpxord zmm18, zmm30, zmm29                        ;   147.5 p5      50 p
        vmovdqu64 [rbp + 15296], zmm25                    ;   123.5 p8+p9   47 p spill
        vmovdqa64 zmm25, zmm28                            ;   143.0         50 p copy
        vpternlogd zmm25, zmm20, zmm12, 0x96              ;   148.0 p0      50 p
        vmovdqu64 [rbp + 15360], zmm15                    ;   143.5 p7+p4   50 p spill
        vmovdqa64 zmm15, zmm19                            ;   142.0         50 p copy
        vpternlogd zmm15, zmm30, zmm31, 0x69              ;   148.5 p5      50 p
        vmovdqu64 [rbp + 15424], zmm19                    ;   142.0 p8+p9   47 p spill
        vmovdqa64 zmm19, zmm3                             ;   142.5         50 p copy
        vpternlogd zmm19, zmm23, zmm28, 0x96              ;   149.0 p0      50 p
        vmovdqu64 [rbp + 15488], zmm19                    ;   150.0 p7+p4   50 p spill
        vmovdqa64 zmm19, zmm15                            ;   149.5         50 p copy
        vpternlogd zmm19, zmm27, zmm27, 0xc3              ;   149.5 p5      50 p
        vmovdqu64 [rbp + 15552], zmm19                    ;   150.5 p8+p9   50 p spill
        vmovdqu64 zmm19, [rax + 7616]                     ;   101.0 p3      47 p
        vpxord zmm19, zmm19, [rax + 5568]                 ;   150.0 p0+p2   47 p
        vmovdqu64 [rbp + 15616], zmm31                    ;   108.2 p7+p4   46 p spill
        vmovdqu64 zmm31, [rbp + 13184]                    ;   102.0 p3      50 p reload
        vpternlogd zmm19, zmm31, [r8 + 7900]{1to16}, 0x69 ;   151.0 p5+p2   47 p
        vmovdqu64 [rbp + 15680], zmm1                     ;   142.0 p8+p9   47 p spill
        vpxord zmm1, zmm20, zmm21                         ;   151.0 p0      50 p
        vmovdqu64 [rbp + 15744], zmm1                     ;   152.0 p7+p4   50 p spill
        vmovdqu64 zmm1, [rax + 7552]                      ;   103.0 p3      47 p
        vpxord zmm1, zmm1, [rax + 5504]                   ;   151.5 p5+p2   47 p
        vmovdqu64 [rbp + 15808], zmm27                    ;   111.3 p8+p9   46 p spill
        vmovdqu64 zmm27, [rbp + 13056]                    ;   104.0 p3      50 p reload
        vpternlogd zmm1, zmm27, [r8 + 7896]{1to16}, 0x69  ;   152.5 p0+p2   47 p
        vmovdqu64 [rbp + 15872], zmm2                     ;   112.2 p7+p4   46 p spill
        vmovdqa64 zmm2, zmm1                              ;   153.5         47 p copy
        vmovdqu64 [rbp + 15936], zmm26                    ;   113.3 p8+p9   46 p spill
        vmovdqu64 zmm26, [rax + 7232]                     ;   105.0 p3      47 p
        vpxord zmm26, zmm26, [rax + 5184]                 ;   152.5 p5+p2   47 p
        vmovdqu64 [rbp + 16000], zmm0                     ;   114.2 p7+p4   46 p spill
        vmovdqu64 zmm0, [rbp + 12992]                     ;   106.0 p3      50 p reload
        vpternlogd zmm26, zmm0, [r8 + 7876]{1to16}, 0x96  ;   153.5 p0+p2   47 p
        vmovdqu64 [rbp + 16064], zmm15                    ;   149.5 p8+p9   50 p spill
        vmovdqa64 zmm15, zmm26                            ;   154.5         47 p copy
        vpternlogd zmm15, zmm1, zmm19, 0xd4               ;   154.5 p5      47 p
        vmovdqu64 [rbp + 16128], zmm22                    ;   144.5 p7+p4   47 p spill
        vmovdqu64 zmm22, [rax + 8128]                     ;   107.0 p3      47 p
        vpxord zmm22, zmm22, [rax + 6080]                 ;   154.0 p0+p2   47 p
        vmovdqu64 [rbp + 16192], zmm29                    ;   146.5 p8+p9   47 p spill
        vmovdqu64 zmm29, [rbp + 12928]                    ;   108.0 p3      50 p reload
        vpternlogd zmm22, zmm29, [r8 + 7932]{1to16}, 0x69 ;   155.0 p5+p2   47 p
        vmovdqu64 [rbp + 16256], zmm3                     ;   142.5 p7+p4   50 p spill
        vmovdqu64 zmm3, [rax + 8064]                      ;   109.0 p3      47 p
        vpxord zmm3, zmm3, [rax + 6016]                   ;   155.0 p0+p2   47 p
        vmovdqu64 [rbp + 16320], zmm16                    ;   144.0 p8+p9   50 p spill
        vmovdqu64 zmm16, [rbp + 12800]                    ;   110.0 p3      50 p reload
        vpternlogd zmm3, zmm16, [r8 + 7928]{1to16}, 0x69  ;   156.0 p5+p2   47 p
        vmovdqu64 [rbp + 16384], zmm4                     ;   120.2 p7+p4   46 p spill
        vmovdqa64 zmm4, zmm3                              ;   157.0         47 p copy
        vmovdqu64 [rbp + 16448], zmm10                    ;   141.0 p8+p9   47 p spill
        vmovdqu64 zmm10, [rax + 7744]                     ;   111.0 p3      47 p
        vpxord zmm10, zmm10, [rax + 5696]                 ;   156.0 p0+p2   47 p
        vmovdqu64 [rbp + 16512], zmm21                    ;   145.5 p7+p4   47 p spill
        vmovdqu64 zmm21, [rbp + 13760]                    ;   112.0 p3      50 p reload
        vpternlogd zmm10, zmm21, [r8 + 7908]{1to16}, 0x96 ;   157.0 p5+p2   47 p
        vmovdqu64 [rbp + 16576], zmm30                    ;   123.3 p8+p9   46 p spill
        vmovdqa64 zmm30, zmm10                            ;   158.0         47 p copy
        vpternlogd zmm30, zmm3, zmm22, 0xd4               ;   158.0 p0      47 p
        vmovdqu64 [rbp + 16640], zmm28                    ;   143.0 p7+p4   47 p spill
        vmovdqu64 zmm28, [rax + 5376]                     ;   113.0 p3      62 p reload
        vmovdqu64 [rbp + 16704], zmm23                    ;   137.5 p8+p9   50 p spill
        vmovdqu64 zmm23, [rax + 7424]                     ;   113.2 p2      47 p
        vpternlogd zmm23, zmm28, [r8 + 7888]{1to16}, 0x96 ;   157.5 p5+p3   47 p
        vpxord zmm28, zmm9, zmm7                          ;   158.0 p0      50 p
        vpternlogd zmm23, zmm19, [rbp + 13120], 0x69      ;   158.5 p5+p2   47 p
        vpxord zmm17, zmm17, zmm8                         ;   159.0 p0      50 p
        vmovdqu64 [rbp + 16768], zmm7                     ;   137.0 p7+p4   50 p spill
        vmovdqa64 zmm7, zmm26                             ;   154.5         47 p copy
        vpternlogd zmm7, zmm1, zmm23, 0x96                ;   159.5 p5      47 p
        vmovdqu64 [rbp + 16832], zmm9                     ;   127.3 p8+p9   46 p spill
        vmovdqa64 zmm9, zmm7                              ;   160.5         47 p copy
        vpternlogd zmm9, zmm1, zmm19, 0x2e                ;   160.5 p0      47 p
        vpternlogd zmm1, zmm9, zmm26, 0x73                ;   161.5 p5      47 p
        vpternlogd zmm0, zmm1, zmm7, 0xb4                 ;   162.5 p0      47 p
        vpternlogd zmm1, zmm31, zmm15, 0x69               ;   162.5 p5      47 p
        vpternlogd zmm26, zmm1, zmm0, 0x69                ;   163.5 p0      47 p
        vmovdqu64 zmm31, [rbp + 13120]                    ;   115.0 p3      50 p reload
        vpternlogd zmm9, zmm31, [rbp + 13120], 0xc3       ;   162.5 p5+p2   47 p
        vpternlogd zmm15, zmm23, zmm9, 0x95               ;   163.5 p0      47 p
        vpternlogd zmm9, zmm27, zmm26, 0x96               ;   164.5 p5      47 p
        vmovdqu64 zmm23, [rbp + 14528]                    ;   122.0 p3      47 p reload
        vpxord zmm27, zmm14, zmm23                        ;   164.0 p0      50 p
        vpxord zmm2, zmm2, zmm9                           ;   165.5 p5      47 p
        vmovdqa64 zmm31, zmm15                            ;   164.5         47 p copy
        vpternlogd zmm31, zmm26, zmm0, 0x87               ;   165.0 p0      47 p
        vpternlogd zmm1, zmm31, zmm9, 0x4b                ;   166.0 p5      47 p
        vpternlogd zmm19, zmm1, zmm31, 0x69               ;   167.0 p0      47 p
        vmovdqa64 zmm23, zmm9                             ;   165.5         47 p copy
        vpternlogd zmm23, zmm26, zmm0, 0x5c               ;   166.5 p5      47 p
        vpternlogd zmm2, zmm31, zmm23, 0x2d               ;   167.5 p0      47 p
        vpternlogd zmm23, zmm7, zmm19, 0x69               ;   168.0 p5      47 p
        vmovdqa64 zmm7, zmm11                             ;   115.8         50 p copy
        vpxord zmm31, zmm2, zmm23                         ;   169.0 p0      47 p
        vmovdqu64 [rbp + 13056], zmm8                     ;   145.0 p7+p4   47 p spill
        vmovdqu64 zmm8, [rbp + 14464]                     ;   116.3 p2      50 p
        vpxord zmm8, zmm8, [rbp + 14400]                  ;   168.5 p5+p3   50 p
        vmovdqu64 [rbp + 13120], zmm8                     ;   169.5 p8+p9   50 p spill
        vmovdqa64 zmm8, zmm23                             ;   169.0         47 p copy
        vmovdqu64 [rbp + 13184], zmm28                    ;   159.0 p7+p4   50 p spill
        vmovdqu64 zmm28, [rbp + 14592]                    ;   117.3 p2      50 p
        vpxord zmm28, zmm28, [rbp + 13568]                ;   169.0 p0+p3   50 p
        vmovdqu64 [rbp + 12992], zmm28                    ;   170.0 p8+p9   50 p spill
        vmovdqa64 zmm28, zmm23                            ;   169.0         47 p copy
        vpternlogd zmm28, zmm19, zmm1, 0x53               ;   169.5 p5      47 p
        vmovdqu64 [rbp + 16896], zmm17                    ;   160.0 p7+p4   50 p spill
        vmovdqa64 zmm17, zmm2                             ;   168.5         47 p copy
        vpternlogd zmm17, zmm19, zmm1, 0x6b               ;   170.0 p0      47 p
        vpternlogd zmm2, zmm28, zmm1, 0x59                ;   170.5 p5      47 p
        vpternlogd zmm28, zmm17, zmm31, 0x49              ;   171.0 p0      47 p
        vpternlogd zmm17, zmm15, zmm28, 0x96              ;   172.0 p5      47 p
        vpternlogd zmm26, zmm2, zmm31, 0xb4               ;   172.0 p0      47 p
        vpternlogd zmm2, zmm0, zmm31, 0x96                ;   172.5 p5      47 p
        vpternlogd zmm28, zmm9, zmm26, 0x96               ;   173.0 p0      47 p
        vpternlogd zmm26, zmm23, zmm19, 0x2d              ;   173.5 p5      47 p
        vmovdqu64 zmm0, [rbp + 13568]                     ;   119.7 p2      50 p
        vmovdqu64 zmm9, [rbp + 16384]                     ;   120.2 p3      50 p
        vpxord zmm31, zmm31, zmm17                        ;   174.0 p0      47 p
        vpxord zmm8, zmm8, zmm28                          ;   174.5 p5      47 p
        vpxord zmm6, zmm6, zmm17                          ;   175.0 p0      50 p
        vpxord zmm15, zmm18, zmm26                        ;   175.5 p5      50 p
        vmovdqu64 zmm23, [rbp + 16448]                    ;   141.0 p2      50 p
        vpxord zmm23, zmm23, [rbp + 14336]                ;   176.0 p0+p3   50 p
        vpxord zmm24, zmm24, zmm8                         ;   176.5 p5      50 p
        vpxord zmm7, zmm7, zmm26                          ;   177.0 p0      50 p
        vpxord zmm5, zmm5, zmm2                           ;   177.5 p5      50 p
        vmovdqu64 [rbp + 16960], zmm5                     ;   178.5 p8+p9   50 p spill
        vmovdqa64 zmm5, zmm25                             ;   149.0         50 p copy
        vmovdqu64 [rbp + 17024], zmm23                    ;   177.0 p7+p4   50 p spill
        vmovdqu64 zmm23, [rbp + 16512]                    ;   145.5 p2      50 p
        vpxord zmm23, zmm23, [rbp + 16448]                ;   178.0 p0+p3   50 p
        vmovdqu64 [rbp + 17088], zmm23                    ;   179.0 p8+p9   50 p spill
        vmovdqu64 zmm23, [rbp + 14272]                    ;   123.0 p2      50 p
        vpxord zmm23, zmm23, [rbp + 14208]                ;   178.5 p5+p3   50 p
        vmovdqu64 [rbp + 17152], zmm17                    ;   173.0 p7+p4   47 p spill
        vmovdqa64 zmm17, zmm25                            ;   149.0         50 p copy
        vmovdqu64 [rbp + 17216], zmm28                    ;   174.0 p8+p9   47 p spill
        vmovdqu64 zmm28, [rbp + 16448]                    ;   141.0 p2      50 p
        vmovdqu64 [rbp + 16448], zmm7                     ;   178.0 p7+p4   50 p spill
        vmovdqu64 zmm7, [rbp + 14656]                     ;   124.2 p3      50 p
        vpxord zmm7, zmm7, [rbp + 13888]                  ;   179.0 p0+p2   50 p
        vmovdqu64 [rbp + 17280], zmm7                     ;   180.0 p8+p9   50 p spill
        vmovdqu64 zmm7, [rbp + 14208]                     ;   125.2 p3      50 p
        vpxord zmm7, zmm7, zmm24                          ;   179.5 p5      50 p
        vmovdqu64 [rbp + 17344], zmm24                    ;   177.5 p7+p4   50 p spill
        vmovdqu64 zmm24, [rbp + 13696]                    ;   126.0 p2      50 p
        vpxord zmm24, zmm24, [rbp + 14080]                ;   180.0 p0+p3   50 p
        vmovdqu64 [rbp + 17408], zmm7                     ;   180.5 p8+p9   50 p spill
        vmovdqu64 zmm7, [rbp + 16192]                     ;   146.5 p2      50 p
        vpxord zmm7, zmm7, zmm8                           ;   180.5 p5      50 p
        vmovdqu64 [rbp + 17472], zmm7                     ;   181.5 p7+p4   50 p spill
        vmovdqu64 zmm7, [rbp + 13824]                     ;   127.2 p3      50 p
        vpxord zmm7, zmm7, [rbp + 14080]                  ;   181.0 p0+p2   50 p
        vmovdqu64 [rbp + 17536], zmm7                     ;   182.0 p8+p9   50 p spill
        vmovdqu64 zmm7, [rbp + 13824]                     ;   128.2 p3      50 p
        vpxord zmm7, zmm7, [rbp + 13888]                  ;   181.5 p5+p2   50 p
        vmovdqu64 [rbp + 17600], zmm7                     ;   182.5 p7+p4   50 p spill
        vmovdqu64 zmm7, [rbp + 16896]                     ;   160.0 p3      50 p
        vpxord zmm7, zmm7, zmm15                          ;   182.0 p0      50 p
        vmovdqu64 [rbp + 17664], zmm7                     ;   183.0 p8+p9   50 p spill
        vmovdqu64 zmm7, [rbp + 13184]                     ;   159.0 p2      50 p
        vpxord zmm7, zmm7, zmm6                           ;   182.5 p5      50 p
        vmovdqu64 [rbp + 17728], zmm23                    ;   179.5 p7+p4   50 p spill
        vmovdqu64 zmm23, [rbp + 13632]                    ;   130.2 p3      50 p
        vpxord zmm23, zmm23, [rbp + 14400]                ;   183.0 p0+p2   50 p
        vmovdqu64 [rbp + 17792], zmm23                    ;   184.0 p8+p9   50 p spill
        vmovdqu64 zmm23, [rbp + 16064]                    ;   149.5 p3      50 p
        vmovdqu64 [rbp + 17856], zmm7                     ;   183.5 p7+p4   50 p spill
        vmovdqa64 zmm7, zmm27                             ;   165.0         50 p copy
        vpternlogd zmm7, zmm20, zmm12, 0x96               ;   183.5 p5      50 p
        vpternlogd zmm12, zmm20, [rbp + 17856], 0x96      ;   189.5 p0+p2   50 p
        vmovdqu64 [rbp + 17920], zmm7                     ;   184.5 p8+p9   50 p spill
        vmovdqa64 zmm7, zmm2                              ;   173.5         50 p copy
        vpternlogd zmm7, zmm1, zmm11, 0x69                ;   184.5 p5      50 p
        vmovdqu64 [rbp + 17984], zmm20                    ;   150.2 p7+p4   46 p spill
        vpxord zmm20, zmm15, zmm8                         ;   185.0 p0      50 p
        vmovdqu64 [rbp + 18048], zmm15                    ;   176.5 p8+p9   50 p spill
        vmovdqa64 zmm15, zmm18                            ;   148.5         50 p copy
        vpternlogd zmm15, zmm2, zmm1, 0x69                ;   185.5 p5      50 p
        vmovdqu64 [rbp + 18112], zmm15                    ;   186.5 p7+p4   50 p spill
        vmovdqa64 zmm15, zmm31                            ;   175.0         50 p copy
        vmovdqu64 [rbp + 18176], zmm8                     ;   175.5 p8+p9   47 p spill
        vmovdqa64 zmm8, zmm6                              ;   176.0         50 p copy
        vmovdqu64 [rbp + 18240], zmm6                     ;   176.0 p7+p4   50 p spill
        vmovdqa64 zmm6, zmm2                              ;   173.5         50 p copy
        vpternlogd zmm6, zmm1, [rbp + 14720], 0x69        ;   186.0 p0+p3   50 p
        vmovdqu64 [rbp + 18304], zmm20                    ;   186.0 p8+p9   50 p spill
        vmovdqu64 zmm20, [rbp + 13504]                    ;   133.0 p2      50 p
        vpternlogd zmm20, zmm14, [rbp + 14144], 0x69      ;   186.5 p5+p3   50 p
        vmovdqu64 [rbp + 18368], zmm27                    ;   165.0 p7+p4   50 p spill
        vmovdqu64 zmm27, [rbp + 16256]                    ;   142.5 p2      50 p
        vpternlogd zmm27, zmm25, [rbp + 16576], 0x96      ;   187.0 p0+p3   50 p
        vmovdqu64 [rbp + 18432], zmm25                    ;   157.3 p8+p9   50 p spill
        vmovdqu64 zmm25, [rax + 5888]                     ;   135.0 p2      62 p reload
        vmovdqu64 [rbp + 18496], zmm11                    ;   158.2 p7+p4   46 p spill
        vmovdqu64 zmm11, [rax + 7936]                     ;   135.2 p3      47 p
        vpternlogd zmm11, zmm25, [r8 + 7920]{1to16}, 0x96 ;   187.5 p5+p2   47 p
        vpternlogd zmm11, zmm22, [rbp + 12864], 0x69      ;   188.5 p0+p3   47 p
        vpternlogd zmm1, zmm2, [rbp + 16000], 0x69        ;   188.5 p5+p2   50 p
        vmovdqa64 zmm25, zmm10                            ;   158.0         47 p copy
        vpternlogd zmm25, zmm3, zmm11, 0x96               ;   189.5 p0      47 p
        vmovdqu64 [rbp + 18560], zmm1                     ;   189.5 p8+p9   50 p spill
        vmovdqu64 zmm1, [rbp + 13056]                     ;   145.0 p3      50 p
        vpxord zmm1, zmm1, zmm12                          ;   190.5 p5      50 p
        vmovdqu64 [rbp + 18624], zmm12                    ;   190.5 p7+p4   50 p spill
        vmovdqa64 zmm12, zmm25                            ;   190.5         47 p copy
        vpternlogd zmm12, zmm3, zmm22, 0x2e               ;   190.5 p0      47 p
        vpternlogd zmm3, zmm12, zmm10, 0x73               ;   191.5 p5      47 p
        vpternlogd zmm21, zmm3, zmm25, 0xb4               ;   192.5 p0      47 p
        vpternlogd zmm3, zmm29, zmm30, 0x69               ;   192.5 p5      47 p
        vpternlogd zmm10, zmm3, zmm21, 0x69               ;   193.5 p0      47 p
        vmovdqu64 zmm29, [rbp + 12864]                    ;   138.0 p2      50 p reload
        vpternlogd zmm12, zmm29, [rbp + 12864], 0xc3      ;   192.5 p5+p3   47 p
        vpternlogd zmm30, zmm11, zmm12, 0x95              ;   193.5 p0      47 p
        vpternlogd zmm12, zmm16, zmm10, 0x96              ;   194.5 p5      47 p
        vmovdqu64 zmm11, [rbp + 14784]                    ;   139.0 p2      50 p
        vpxord zmm4, zmm4, zmm12                          ;   195.5 p0      47 p
        vmovdqu64 zmm16, [rbp + 13696]                    ;   139.2 p3      50 p
        vmovdqu64 zmm29, [rbp + 14848]                    ;   140.0 p2      46 p reload
        vpxord zmm16, zmm16, zmm29                        ;   194.5 p5      50 p
        vpxord zmm11, zmm11, zmm20                        ;   195.0 p0      50 p
        vmovdqu64 [rbp + 12800], zmm16                    ;   195.5 p8+p9   50 p spill
        vmovdqu64 zmm16, [rbp + 14528]                    ;   140.2 p3      50 p
        vpxord zmm16, zmm16, [rbp + 16384]                ;   195.5 p5+p2   50 p
        vmovdqu64 [rbp + 12864], zmm11                    ;   196.0 p7+p4   50 p spill
        vmovdqu64 zmm11, [rbp + 17728]                    ;   179.5 p3      50 p
        vpxord zmm11, zmm11, [rbp + 13248]                ;   196.0 p0+p2   50 p
        vmovdqu64 zmm29, [rbp + 13056]                    ;   145.0 p3      50 p
        vpxord zmm29, zmm29, [rbp + 15936]                ;   196.5 p5+p2   50 p
        vmovdqu64 [rbp + 12928], zmm29                    ;   197.5 p8+p9   50 p spill
        vmovdqu64 zmm29, [rbp + 16448]                    ;   178.0 p3      50 p
        vpxord zmm29, zmm29, [rbp + 15872]                ;   197.0 p0+p2   50 p
        vmovdqu64 [rbp + 13760], zmm16                    ;   196.5 p7+p4   50 p spill
        vmovdqa64 zmm16, zmm30                            ;   194.5         47 p copy
        vpternlogd zmm16, zmm10, zmm21, 0x87              ;   197.5 p5      47 p
        vpternlogd zmm3, zmm16, zmm12, 0x4b               ;   198.5 p0      47 p
        vpternlogd zmm22, zmm3, zmm16, 0x69               ;   199.5 p5      47 p
        vmovdqu64 [rbp + 18688], zmm11                    ;   197.0 p8+p9   50 p spill
        vmovdqa64 zmm11, zmm12                            ;   195.5         47 p copy
        vpternlogd zmm11, zmm10, zmm21, 0x5c              ;   199.0 p0      47 p
        vpternlogd zmm4, zmm16, zmm11, 0x2d               ;   200.0 p5      47 p
        vpternlogd zmm11, zmm25, zmm22, 0x69              ;   200.5 p0      47 p
        vmovdqu64 zmm16, [rbp + 17024]                    ;   177.0 p3      50 p
        vmovdqu64 zmm25, [rbp + 13440]                    ;   145.0 p2      50 p
        vpxord zmm16, zmm16, zmm6                         ;   200.5 p5      50 p
        vmovdqu64 [rbp + 18752], zmm16                    ;   201.5 p7+p4   50 p spill
        vpxord zmm16, zmm4, zmm11                         ;   201.5 p0      47 p
        vmovdqu64 [rbp + 18816], zmm2                     ;   173.5 p8+p9   47 p spill
        vmovdqu64 zmm2, [rbp + 13120]                     ;   169.5 p3      50 p
        vpxord zmm2, zmm2, [rbp + 14592]                  ;   201.5 p5+p2   50 p
        vmovdqu64 [rbp + 18880], zmm2                     ;   202.5 p7+p4   50 p spill
        vmovdqa64 zmm2, zmm11                             ;   201.5         47 p copy
        vmovdqu64 [rbp + 18944], zmm6                     ;   187.0 p8+p9   50 p spill
        vmovdqu64 zmm6, [rbp + 15680]                     ;   146.2 p3      50 p
        vpxord zmm6, zmm6, [rbp + 13952]                  ;   202.0 p0+p2   50 p
        vmovdqu64 [rbp + 19008], zmm6                     ;   203.0 p7+p4   50 p spill
        vpxord zmm6, zmm7, zmm27                          ;   202.5 p5      50 p
        vmovdqu64 [rbp + 19072], zmm27                    ;   188.0 p8+p9   50 p spill
        vmovdqa64 zmm27, zmm4                             ;   201.0         47 p copy
        vpternlogd zmm27, zmm22, zmm3, 0x6b               ;   203.0 p0      47 p
        vmovdqu64 [rbp + 19136], zmm7                     ;   185.5 p7+p4   50 p spill
        vmovdqa64 zmm7, zmm11                             ;   201.5         47 p copy
        vpternlogd zmm7, zmm22, zmm3, 0x53                ;   203.5 p5      47 p
        vpternlogd zmm4, zmm7, zmm3, 0x59                 ;   204.5 p0      47 p
        vpternlogd zmm7, zmm27, zmm16, 0x49               ;   204.5 p5      47 p
        vpternlogd zmm27, zmm30, zmm7, 0x96               ;   205.5 p0      47 p
        vpternlogd zmm10, zmm4, zmm16, 0xb4               ;   205.5 p5      47 p
        vpternlogd zmm7, zmm12, zmm10, 0x96               ;   206.5 p0      47 p
        vpternlogd zmm4, zmm21, zmm16, 0x96               ;   206.5 p5      47 p
        vmovdqu64 zmm12, [rbp + 16000]                    ;   147.2 p3      46 p reload
        vmovdqu64 zmm21, [rbp + 14144]                    ;   148.0 p2      50 p
        vpternlogd zmm21, zmm14, zmm12, 0x69              ;   207.0 p0      50 p
        vpternlogd zmm10, zmm11, zmm22, 0x2d              ;   207.5 p5      47 p
        vmovdqa64 zmm11, zmm4                             ;   207.5         47 p copy
        vpternlogd zmm11, zmm3, zmm3, 0xc3                ;   208.0 p0      47 p
        vmovdqa64 zmm3, zmm10                             ;   208.5         47 p copy
        vpternlogd zmm3, zmm22, zmm22, 0xc3               ;   208.5 p5      47 p
        vpxord zmm16, zmm16, zmm27                        ;   209.0 p0      47 p
        vmovdqu64 zmm22, [rbp + 13952]                    ;   148.2 p3      46 p reload
        vmovdqa64 zmm30, zmm26                            ;   174.5         50 p copy
        vpternlogd zmm30, zmm19, zmm22, 0x69              ;   209.5 p5      50 p
        vpxord zmm28, zmm28, zmm27                        ;   210.0 p0      50 p
        vpxord zmm2, zmm2, zmm7                           ;   210.5 p5      47 p
        vpxord zmm9, zmm9, zmm16                          ;   211.0 p0      50 p
        vpxord zmm17, zmm17, zmm16                        ;   211.5 p5      50 p
        vpxord zmm0, zmm0, zmm7                           ;   212.0 p0      50 p
        vpxord zmm15, zmm15, zmm2                         ;   212.5 p5      50 p
        vpxord zmm8, zmm8, zmm3                           ;   213.0 p0      50 p
        vpxord zmm13, zmm13, zmm11                        ;   213.5 p5      50 p
        vpxord zmm5, zmm5, zmm13                          ;   214.5 p0      50 p
        vpxord zmm23, zmm23, zmm4                         ;   214.5 p5      50 p
        vpxord zmm25, zmm25, zmm10                        ;   215.0 p0      50 p
        vpxord zmm22, zmm12, [rbp + 16512]                ;   215.5 p5+p2   50 p
        vpxord zmm12, zmm12, [rbp + 17344]                ;   216.0 p0+p3   50 p
        vmovdqu64 [rbp + 16000], zmm12                    ;   217.0 p8+p9   50 p spill
        vmovdqu64 zmm12, [rbp + 15360]                    ;   151.5 p2      50 p
        vpxord zmm12, zmm12, [rbp + 16320]                ;   216.5 p5+p3   50 p
        vmovdqu64 [rbp + 19200], zmm5                     ;   215.5 p7+p4   50 p spill
        vmovdqu64 zmm5, [rbp + 18816]                     ;   173.5 p2      50 p
        vpxord zmm5, zmm5, [rbp + 14592]                  ;   217.0 p0+p3   50 p
        vmovdqu64 [rbp + 19264], zmm13                    ;   214.5 p8+p9   50 p spill
        vmovdqu64 zmm13, [rbp + 17536]                    ;   182.0 p2      50 p
        vpxord zmm13, zmm13, zmm25                        ;   217.5 p5      50 p
        vmovdqu64 [rbp + 19328], zmm13                    ;   218.5 p7+p4   50 p spill
        vmovdqu64 zmm13, [rbp + 13504]                    ;   153.7 p3      50 p
        vpxord zmm13, zmm13, [rbp + 13568]                ;   218.0 p0+p2   50 p
        vmovdqu64 [rbp + 19392], zmm13                    ;   219.0 p8+p9   50 p spill
        vmovdqu64 zmm13, [rbp + 15296]                    ;   154.7 p3      50 p
        vpxord zmm13, zmm13, [rbp + 13440]                ;   218.5 p5+p2   50 p
        vmovdqu64 [rbp + 19456], zmm25                    ;   216.0 p7+p4   50 p spill
        vmovdqu64 zmm25, [rbp + 16832]                    ;   155.7 p3      50 p
        vmovdqu64 [rbp + 19520], zmm28                    ;   211.0 p8+p9   50 p spill
        vmovdqu64 zmm28, [rbp + 17216]                    ;   174.0 p2      50 p
        vpxord zmm28, zmm28, [rbp + 14016]                ;   219.0 p0+p3   50 p
        vmovdqu64 [rbp + 19584], zmm6                     ;   203.5 p7+p4   50 p spill
        vmovdqu64 zmm6, [rbp + 13120]                     ;   169.5 p2      50 p
        vpxord zmm6, zmm6, [rbp + 16896]                  ;   219.5 p5+p3   50 p
        vmovdqu64 [rbp + 19648], zmm8                     ;   214.0 p8+p9   50 p spill
        vmovdqu64 zmm8, [rbp + 16128]                     ;   158.5 p2      50 p
        vpxord zmm8, zmm8, zmm2                           ;   220.0 p0      50 p
        vmovdqu64 [rbp + 19712], zmm22                    ;   216.5 p7+p4   50 p spill
        vpxord zmm22, zmm20, zmm3                         ;   220.5 p5      50 p
        vmovdqu64 [rbp + 19776], zmm17                    ;   212.5 p8+p9   50 p spill
        vmovdqu64 zmm17, [rbp + 18816]                    ;   173.5 p3      50 p
        vmovdqu64 [rbp + 19840], zmm5                     ;   218.0 p7+p4   50 p spill
        vmovdqu64 zmm5, [rbp + 12992]                     ;   170.0 p2      50 p
        vpxord zmm5, zmm5, zmm4                           ;   221.0 p0      50 p
        vmovdqu64 [rbp + 19904], zmm5                     ;   222.0 p8+p9   50 p spill
        vmovdqu64 zmm5, [rbp + 17024]                     ;   177.0 p3      50 p
        vpxord zmm5, zmm5, [rbp + 13632]                  ;   221.5 p5+p2   50 p
        vmovdqu64 [rbp + 19968], zmm5                     ;   222.5 p7+p4   50 p spill
        vmovdqu64 zmm5, [rbp + 17024]                     ;   177.0 p3      50 p
        vpxord zmm5, zmm5, zmm2                           ;   222.0 p0      50 p
        vmovdqu64 [rbp + 20032], zmm5                     ;   223.0 p8+p9   50 p spill
        vmovdqu64 zmm5, [rbp + 18368]                     ;   165.0 p2      50 p
        vmovdqu64 [rbp + 20096], zmm6                     ;   220.5 p7+p4   50 p spill
        vmovdqu64 zmm6, [rbp + 16768]                     ;   161.7 p3      50 p
        vpxord zmm6, zmm6, [rbp + 16576]                  ;   222.5 p5+p2   50 p
        vmovdqu64 [rbp + 20160], zmm6                     ;   223.5 p8+p9   50 p spill
        vmovdqu64 zmm6, [rbp + 15680]                     ;   162.7 p3      50 p
        vpxord zmm6, zmm6, [rbp + 16832]                  ;   223.0 p0+p2   50 p
        vmovdqu64 [rbp + 15680], zmm22                    ;   221.5 p7+p4   50 p spill
        vmovdqu64 zmm22, [rbp + 16256]                    ;   163.7 p3      50 p
        vpxord zmm22, zmm22, zmm27                        ;   223.5 p5      50 p
        vmovdqu64 [rbp + 20224], zmm27                    ;   206.5 p8+p9   47 p spill
        vmovdqa64 zmm27, zmm3                             ;   209.5         50 p copy
        vpternlogd zmm27, zmm26, zmm19, 0x69              ;   224.0 p0      50 p
        vpternlogd zmm19, zmm26, [rbp + 17152], 0x69      ;   224.5 p5+p2   50 p
        vmovdqu64 [rbp + 20288], zmm19                    ;   225.5 p7+p4   50 p spill
        vpxord zmm19, zmm21, zmm30                        ;   225.0 p0      50 p
        vmovdqu64 [rbp + 20352], zmm26                    ;   193.3 p8+p9   47 p spill
        vmovdqu64 zmm26, [rbp + 16448]                    ;   178.0 p3      50 p
        vpxord zmm26, zmm26, zmm11                        ;   225.5 p5      50 p
        vmovdqu64 [rbp + 20416], zmm26                    ;   226.5 p7+p4   50 p spill
        vmovdqu64 zmm26, [rbp + 19008]                    ;   203.0 p2      50 p
        vpxord zmm26, zmm26, [rbp + 18368]                ;   226.0 p0+p3   50 p
        vmovdqu64 [rbp + 20480], zmm26                    ;   227.0 p8+p9   50 p spill
        vmovdqu64 zmm26, [rbp + 15168]                    ;   166.5 p2      50 p
        vpxord zmm26, zmm26, [rbp + 14336]                ;   226.5 p5+p3   50 p
        vmovdqu64 [rbp + 20544], zmm19                    ;   226.0 p7+p4   50 p spill
        vmovdqu64 zmm19, [rbp + 13376]                    ;   167.5 p2      50 p
        vpxord zmm19, zmm19, [rbp + 14272]                ;   227.0 p0+p3   50 p
        vmovdqu64 [rbp + 20608], zmm21                    ;   208.0 p8+p9   50 p spill
        vmovdqu64 zmm21, [rbp + 13632]                    ;   168.5 p2      50 p
        vpxord zmm21, zmm21, [rbp + 13504]                ;   227.5 p5+p3   50 p
        vmovdqu64 [rbp + 20672], zmm21                    ;   228.5 p7+p4   50 p spill
        vmovdqu64 zmm21, [rbp + 18560]                    ;   189.5 p2      50 p
        vpxord zmm21, zmm21, [rbp + 15296]                ;   228.0 p0+p3   50 p
        vpternlogd zmm21, zmm26, zmm22, 0x96              ;   229.0 p5      50 p
        vmovdqu64 [rbp + 20736], zmm22                    ;   224.5 p8+p9   50 p spill
        vmovdqu64 zmm22, [rbp + 15232]                    ;   170.5 p2      50 p
        vpxord zmm22, zmm22, [rbp + 13696]                ;   229.0 p0+p3   50 p
        vmovdqu64 [rbp + 20800], zmm21                    ;   230.0 p7+p4   50 p spill
        vmovdqu64 zmm21, [rbp + 14784]                    ;   171.5 p2      50 p
        vpxord zmm21, zmm21, [r8 + 7944]{1to16}           ;   229.5 p5+p3   50 p
        vmovdqu64 [rbp + 20864], zmm8                     ;   221.0 p8+p9   50 p spill
        vmovdqa64 zmm8, zmm11                             ;   209.0         50 p copy
        vpternlogd zmm8, zmm2, [r8 + 7936]{1to16}, 0x96   ;   230.0 p0+p2   50 p
        vmovdqu64 [rbp + 20928], zmm2                     ;   211.5 p7+p4   47 p spill
        vmovdqa64 zmm2, zmm24                             ;   181.0         50 p copy
        vpternlogd zmm2, zmm4, [rbp + 14848], 0x96        ;   230.5 p5+p3   50 p
        vmovdqu64 [rbp + 20992], zmm24                    ;   203.3 p8+p9   50 p spill
        vmovdqa64 zmm24, zmm16                            ;   210.0         50 p copy
        vpternlogd zmm24, zmm31, [rbp + 16128], 0x96      ;   231.0 p0+p2   50 p
        vmovdqu64 [rbp + 21056], zmm2                     ;   231.5 p7+p4   50 p spill
        vmovdqu64 zmm2, [rbp + 17472]                     ;   181.5 p3      50 p reload
        vpternlogd zmm8, zmm2, [rbp + 13440], 0x96        ;   231.5 p5+p2   50 p
        vpternlogd zmm8, zmm19, [rbp + 15104], 0x96       ;   232.5 p0+p3   50 p
        vmovdqu64 [rbp + 13440], zmm19                    ;   228.0 p8+p9   50 p spill
        vmovdqu64 zmm19, [rbp + 13760]                    ;   196.5 p2      50 p reload
        vpternlogd zmm21, zmm19, [rbp + 17600], 0x96      ;   232.5 p5+p3   50 p
        vpternlogd zmm21, zmm24, zmm10, 0x96              ;   233.5 p0      50 p
        vmovdqu64 zmm2, [rbp + 14336]                     ;   176.5 p2      50 p
        vpternlogd zmm2, zmm14, [rbp + 14144], 0x69       ;   233.5 p5+p3   50 p
        vmovdqu64 zmm19, [rbp + 16256]                    ;   177.5 p2      50 p
        vpternlogd zmm19, zmm14, [rbp + 14144], 0x69      ;   234.0 p0+p3   50 p
        vmovdqu64 [rbp + 21120], zmm21                    ;   234.5 p7+p4   50 p spill
        vmovdqu64 zmm21, [rbp + 16768]                    ;   178.5 p2      50 p
        vpternlogd zmm21, zmm14, [rbp + 14144], 0x69      ;   234.5 p5+p3   50 p
        vmovdqu64 [rbp + 14144], zmm21                    ;   235.5 p8+p9   50 p spill
        vmovdqu64 zmm21, [rbp + 14464]                    ;   179.5 p2      50 p
        vpternlogd zmm21, zmm31, [rbp + 14272], 0x96      ;   235.0 p0+p3   50 p
        vmovdqu64 [rbp + 21184], zmm8                     ;   233.5 p7+p4   50 p spill
        vmovdqu64 zmm8, [rbp + 16896]                     ;   180.5 p2      50 p
        vpternlogd zmm8, zmm29, [rbp + 14272], 0x96       ;   235.5 p5+p3   50 p
        vmovdqu64 [rbp + 21248], zmm21                    ;   236.0 p8+p9   50 p spill
        vmovdqu64 zmm21, [rbp + 16128]                    ;   181.5 p2      50 p
        vpternlogd zmm21, zmm1, [rbp + 14016], 0x96       ;   236.0 p0+p3   50 p
        vmovdqu64 [rbp + 21312], zmm1                     ;   210.2 p7+p4   50 p spill
        vmovdqu64 zmm1, [rbp + 18304]                     ;   186.0 p2      50 p
        vpternlogd zmm1, zmm20, [rbp + 15168], 0x96       ;   236.5 p5+p3   50 p
        vmovdqu64 [rbp + 21376], zmm21                    ;   237.0 p8+p9   50 p spill
        vmovdqu64 zmm21, [rbp + 15808]                    ;   183.5 p2      46 p reload
        vmovdqu64 [rbp + 21440], zmm8                     ;   236.5 p7+p4   50 p spill
        vmovdqu64 zmm8, [rbp + 17216]                     ;   183.7 p3      50 p
        vpternlogd zmm8, zmm21, [rbp + 15808], 0xc3       ;   237.0 p0+p2   50 p
        vmovdqu64 [rbp + 21504], zmm8                     ;   238.0 p8+p9   50 p spill
        vmovdqu64 zmm8, [rbp + 15936]                     ;   184.7 p3      50 p
        vpternlogd zmm8, zmm21, [rbp + 15936], 0xc3       ;   237.5 p5+p2   50 p
        vmovdqu64 zmm21, [rbp + 14464]                    ;   185.7 p3      46 p reload
        vmovdqu64 [rbp + 21568], zmm8                     ;   238.5 p7+p4   50 p spill
        vmovdqu64 zmm8, [rbp + 18816]                     ;   186.5 p2      50 p
        vpternlogd zmm8, zmm21, [r8 + 7948]{1to16}, 0x96  ;   238.0 p0+p3   50 p
        vmovdqu64 zmm21, [rbp + 17408]                    ;   187.5 p2      50 p
        vpternlogd zmm21, zmm13, [rbp + 17024], 0x96      ;   238.5 p5+p3   50 p
        vpxord zmm5, zmm5, zmm21                          ;   239.5 p0      50 p
        vmovdqu64 [rbp + 18816], zmm21                    ;   239.5 p8+p9   50 p spill
        vmovdqu64 zmm21, [rbp + 18944]                    ;   188.5 p2      50 p
        vpternlogd zmm21, zmm7, [rbp + 18496], 0x96       ;   239.5 p5+p3   50 p
        vmovdqu64 [rbp + 21632], zmm21                    ;   240.5 p7+p4   50 p spill
        vmovdqu64 zmm21, [rbp + 17728]                    ;   189.5 p2      50 p
        vpternlogd zmm21, zmm11, [rbp + 14720], 0x96      ;   240.0 p0+p3   50 p
        vmovdqu64 [rbp + 21696], zmm21                    ;   241.0 p8+p9   50 p spill
        vmovdqu64 zmm21, [rbp + 16640]                    ;   190.5 p2      47 p reload
        vmovdqu64 [rbp + 21760], zmm7                     ;   218.2 p7+p4   47 p spill
        vmovdqu64 zmm7, [rbp + 16704]                     ;   190.7 p3      50 p
        vpternlogd zmm7, zmm21, [rbp + 16576], 0x96       ;   240.5 p5+p2   50 p
        vpternlogd zmm8, zmm14, [rbp + 14016], 0x96       ;   241.0 p0+p3   50 p
        vmovdqu64 zmm14, [rbp + 16320]                    ;   192.5 p2      50 p reload
        vmovdqa64 zmm21, zmm7                             ;   241.5         50 p copy
        vpternlogd zmm21, zmm18, zmm14, 0x96              ;   241.5 p5      50 p
        vmovdqa64 zmm14, zmm26                            ;   227.5         50 p copy
        vpternlogd zmm14, zmm12, [r8 + 8000]{1to16}, 0x96 ;   242.0 p0+p3   50 p
        vpternlogd zmm14, zmm6, [rbp + 18176], 0x96       ;   243.0 p5+p2   50 p
        vmovdqu64 [rbp + 21824], zmm12                    ;   219.3 p8+p9   50 p spill
        vmovdqu64 zmm12, [rbp + 13888]                    ;   193.7 p3      50 p
        vpternlogd zmm12, zmm16, [r8 + 7976]{1to16}, 0x96 ;   243.0 p0+p2   50 p
        vmovdqu64 [rbp + 21888], zmm18                    ;   220.2 p7+p4   50 p spill
        vmovdqu64 zmm18, [rbp + 18752]                    ;   201.5 p3      50 p
        vpternlogd zmm18, zmm3, [r8 + 7988]{1to16}, 0x96  ;   243.5 p5+p2   50 p
        vpternlogd zmm18, zmm22, [rbp + 12992], 0x96      ;   244.5 p0+p3   50 p
        vpternlogd zmm18, zmm1, [rbp + 12800], 0x96       ;   245.5 p5+p2   50 p
        vmovdqu64 [rbp + 21952], zmm18                    ;   246.5 p8+p9   50 p spill
        vmovdqu64 zmm18, [rbp + 15424]                    ;   196.7 p3      50 p
        vpternlogd zmm18, zmm11, [r8 + 7956]{1to16}, 0x96 ;   245.0 p0+p2   50 p
        vmovdqu64 [rbp + 22016], zmm5                     ;   240.5 p7+p4   50 p spill
        vmovdqu64 zmm5, [rbp + 14656]                     ;   197.7 p3      47 p reload
        vpternlogd zmm8, zmm5, [rbp + 14080], 0x96        ;   245.5 p5+p2   50 p
        vmovdqu64 zmm5, [rbp + 15360]                     ;   198.7 p3      50 p reload
        vpternlogd zmm8, zmm9, zmm5, 0x96                 ;   246.5 p0      50 p
        vpternlogd zmm8, zmm11, zmm4, 0x96                ;   247.5 p5      50 p
        vmovdqu64 zmm5, [rbp + 15872]                     ;   199.5 p2      46 p reload
        vpternlogd zmm12, zmm5, [rbp + 16384], 0x96       ;   247.0 p0+p3   50 p
        vpternlogd zmm12, zmm28, [rbp + 19008], 0x96      ;   248.0 p5+p2   50 p
        vmovdqu64 zmm5, [rbp + 13632]                     ;   200.7 p3      47 p reload
        vpternlogd zmm18, zmm5, [rbp + 14848], 0x96       ;   248.0 p0+p2   50 p
        vpternlogd zmm18, zmm0, [rbp + 16512], 0x96       ;   249.0 p5+p3   50 p
        vpternlogd zmm18, zmm27, [rbp + 15552], 0x96      ;   250.0 p0+p2   50 p
        vmovdqu64 zmm5, [rbp + 18304]                     ;   202.7 p3      50 p reload
        vpternlogd zmm12, zmm5, [rbp + 16704], 0x96       ;   249.5 p5+p2   50 p
        vmovdqu64 [rbp + 16512], zmm0                     ;   223.3 p8+p9   50 p spill
        vmovdqu64 zmm0, [rbp + 15168]                     ;   203.7 p3      46 p reload
        vmovdqu64 [rbp + 16384], zmm12                    ;   250.5 p7+p4   50 p spill
        vmovdqu64 zmm12, [rbp + 12864]                    ;   204.5 p2      50 p
        vpternlogd zmm12, zmm0, [r8 + 7968]{1to16}, 0x96  ;   250.0 p0+p3   50 p
        vpternlogd zmm12, zmm13, zmm15, 0x96              ;   251.0 p5      50 p
        vmovdqu64 zmm13, [rbp + 16576]                    ;   205.5 p2      46 p reload
        vmovdqu64 zmm0, [rbp + 18432]                     ;   205.7 p3      50 p reload
        vpternlogd zmm12, zmm0, zmm13, 0x96               ;   252.0 p0      50 p
        vmovdqu64 zmm0, [rbp + 18240]                     ;   206.5 p2      50 p
        vpternlogd zmm0, zmm13, [rbp + 15616], 0x69       ;   251.5 p5+p3   50 p
        vmovdqa64 zmm13, zmm0                             ;   252.5         50 p copy
        vpternlogd zmm13, zmm5, zmm20, 0x96               ;   252.5 p0      50 p
        vmovdqu64 zmm5, [rbp + 15296]                     ;   207.5 p2      47 p reload
        vmovdqu64 [rbp + 14080], zmm20                    ;   225.3 p8+p9   50 p spill
        vmovdqu64 zmm20, [rbp + 17536]                    ;   207.7 p3      50 p
        vpternlogd zmm20, zmm5, [r8 + 7980]{1to16}, 0x96  ;   252.5 p5+p2   50 p
        vmovdqu64 zmm5, [rbp + 18368]                     ;   208.7 p3      50 p reload
        vpternlogd zmm20, zmm5, [rbp + 13248], 0x96       ;   253.5 p0+p2   50 p
        vpternlogd zmm20, zmm30, [rbp + 13760], 0x96      ;   254.5 p5+p3   50 p
        vpternlogd zmm20, zmm1, zmm23, 0x96               ;   255.5 p0      50 p
        vmovdqu64 zmm5, [rbp + 16128]                     ;   210.5 p2      47 p reload
        vmovdqu64 [rbp + 14656], zmm1                     ;   237.5 p7+p4   50 p spill
        vmovdqu64 zmm1, [rbp + 16256]                     ;   210.7 p3      50 p
        vpternlogd zmm1, zmm5, [rbp + 14016], 0x96        ;   254.5 p5+p2   50 p
        vpternlogd zmm16, zmm31, [r8 + 8008]{1to16}, 0x96 ;   255.0 p0+p3   50 p
        vmovdqu64 [rbp + 16256], zmm13                    ;   253.5 p8+p9   50 p spill
        vmovdqu64 zmm13, [rbp + 13120]                    ;   212.5 p2      50 p reload
        vpternlogd zmm24, zmm13, [r8 + 8040]{1to16}, 0x96 ;   255.5 p5+p3   50 p
        vmovdqu64 zmm13, [rbp + 13888]                    ;   213.5 p2      50 p
        vpxord zmm13, zmm13, [r8 + 8012]{1to16}           ;   256.0 p0+p3   50 p
        vmovdqu64 [rbp + 22080], zmm12                    ;   253.0 p7+p4   50 p spill
        vmovdqu64 zmm12, [rbp + 14528]                    ;   214.5 p2      50 p
        vpxord zmm12, zmm12, [r8 + 8032]{1to16}           ;   256.5 p5+p3   50 p
        vpternlogd zmm13, zmm26, [rbp + 15872], 0x96      ;   257.0 p0+p2   50 p
        vpternlogd zmm12, zmm2, [rbp + 13888], 0x96       ;   257.5 p5+p3   50 p
        vmovdqu64 zmm26, [rbp + 15360]                    ;   216.5 p2      50 p
        vpternlogd zmm26, zmm31, [r8 + 8044]{1to16}, 0x96 ;   258.0 p0+p3   50 p
        vpternlogd zmm26, zmm2, [rbp + 16576], 0x96       ;   259.0 p5+p2   50 p
        vmovdqu64 [rbp + 13888], zmm31                    ;   229.3 p8+p9   47 p spill
        vmovdqu64 zmm31, [rbp + 20864]                    ;   221.0 p3      50 p reload
        vpternlogd zmm14, zmm31, [rbp + 16768], 0x96      ;   259.0 p0+p2   50 p
        vmovdqu64 [rbp + 22144], zmm2                     ;   234.5 p7+p4   50 p spill
        vmovdqu64 zmm2, [rbp + 17280]                     ;   218.7 p3      50 p reload
        vpternlogd zmm16, zmm2, [rbp + 17984], 0x96       ;   259.5 p5+p2   50 p
        vmovdqu64 [rbp + 22208], zmm14                    ;   260.0 p8+p9   50 p spill
        vmovdqu64 zmm14, [rbp + 15744]                    ;   219.7 p3      50 p reload
        vpternlogd zmm13, zmm14, [rbp + 16960], 0x96      ;   260.0 p0+p2   50 p
        vpternlogd zmm13, zmm21, [rbp + 21056], 0x96      ;   261.0 p5+p3   50 p
        vmovdqu64 [rbp + 22272], zmm13                    ;   262.0 p7+p4   50 p spill
        vmovdqu64 zmm13, [rbp + 20992]                    ;   221.5 p2      50 p reload
        vpternlogd zmm24, zmm13, [rbp + 16448], 0x96      ;   261.0 p0+p3   50 p
        vmovdqu64 zmm13, [rbp + 14976]                    ;   222.5 p2      50 p reload
        vpternlogd zmm16, zmm13, [rbp + 16192], 0x96      ;   261.5 p5+p3   50 p
        vpternlogd zmm16, zmm7, [rbp + 17728], 0x96       ;   262.5 p0+p2   50 p
        vmovdqu64 zmm7, [rbp + 16192]                     ;   223.7 p3      47 p reload
        vmovdqu64 [rbp + 22336], zmm16                    ;   263.5 p8+p9   50 p spill
        vmovdqu64 zmm16, [rbp + 18752]                    ;   224.5 p2      50 p reload
        vpternlogd zmm12, zmm16, zmm7, 0x96               ;   262.5 p5      50 p
        vmovdqu64 zmm16, [rbp + 18688]                    ;   224.7 p3      50 p reload
        vpternlogd zmm24, zmm16, [rbp + 16704], 0x96      ;   263.0 p0+p2   50 p
        vmovdqu64 zmm7, [rbp + 20032]                     ;   225.7 p3      50 p reload
        vpternlogd zmm12, zmm7, [rbp + 17408], 0x96       ;   263.5 p5+p2   50 p
        vmovdqu64 [rbp + 22400], zmm24                    ;   264.0 p7+p4   50 p spill
        vmovdqu64 zmm24, [rbp + 17728]                    ;   226.7 p3      50 p
        vpternlogd zmm24, zmm5, [rbp + 14016], 0x96       ;   264.0 p0+p2   50 p
        vmovdqu64 [rbp + 22464], zmm12                    ;   264.5 p8+p9   50 p spill
        vmovdqu64 zmm12, [rbp + 13824]                    ;   227.7 p3      50 p
        vpxord zmm12, zmm12, [r8 + 8064]{1to16}           ;   264.5 p5+p2   50 p
        vmovdqu64 zmm7, [rbp + 16320]                     ;   228.7 p3      50 p
        vpternlogd zmm7, zmm28, [r8 + 8052]{1to16}, 0x96  ;   265.0 p0+p2   50 p
        vpternlogd zmm7, zmm19, zmm27, 0x96               ;   266.0 p5      50 p
        vmovdqu64 [rbp + 22528], zmm27                    ;   236.2 p7+p4   50 p spill
        vmovdqa64 zmm27, zmm24                            ;   265.0         50 p copy
        vpternlogd zmm27, zmm10, [rbp + 16832], 0x96      ;   266.0 p0+p3   50 p
        vmovdqu64 [rbp + 22592], zmm28                    ;   237.3 p8+p9   50 p spill
        vmovdqu64 zmm28, [rbp + 19904]                    ;   230.5 p2      50 p reload
        vpternlogd zmm26, zmm28, [rbp + 17792], 0x96      ;   266.5 p5+p3   50 p
        vmovdqu64 zmm28, [rbp + 20608]                    ;   231.5 p2      50 p reload
        vpternlogd zmm12, zmm28, [rbp + 13376], 0x96      ;   267.0 p0+p3   50 p
        vmovdqu64 zmm28, [rbp + 17664]                    ;   232.5 p2      50 p reload
        vpternlogd zmm12, zmm15, zmm28, 0x96              ;   268.0 p5      50 p
        vmovdqu64 zmm15, [rbp + 16704]                    ;   232.7 p3      50 p reload
        vmovdqu64 [rbp + 20608], zmm12                    ;   269.0 p7+p4   50 p spill
        vmovdqu64 zmm12, [rbp + 18944]                    ;   233.5 p2      50 p
        vpternlogd zmm12, zmm16, zmm15, 0x96              ;   268.0 p0      50 p
        vpxord zmm25, zmm25, zmm12                        ;   269.0 p5      50 p
        vpxord zmm17, zmm17, zmm25                        ;   270.0 p0      50 p
        vpternlogd zmm7, zmm25, zmm14, 0x96               ;   270.0 p5      50 p
        vpxord zmm26, zmm26, zmm17                        ;   271.0 p0      50 p
        vpxord zmm15, zmm4, [r8 + 8076]{1to16}            ;   270.5 p5+p3   50 p
        vpternlogd zmm15, zmm5, zmm2, 0x96                ;   271.5 p0      50 p
        vmovdqu64 zmm5, [rbp + 16960]                     ;   234.5 p2      50 p reload
        vpternlogd zmm9, zmm5, [r8 + 8168]{1to16}, 0x96   ;   271.5 p5+p3   50 p
        vmovdqu64 zmm2, [rbp + 14784]                     ;   235.5 p2      50 p
        vpxord zmm2, zmm2, [r8 + 8096]{1to16}             ;   272.0 p0+p3   50 p
        vmovdqu64 [rbp + 16128], zmm12                    ;   269.0 p8+p9   50 p spill
        vmovdqu64 zmm12, [rbp + 14528]                    ;   236.5 p2      50 p
        vpxord zmm12, zmm12, [r8 + 8108]{1to16}           ;   272.5 p5+p3   50 p
        vmovdqu64 zmm5, [rbp + 17536]                     ;   237.5 p2      50 p
        vpxord zmm5, zmm5, [r8 + 8140]{1to16}             ;   273.0 p0+p3   50 p
        vmovdqu64 zmm14, [rbp + 19840]                    ;   238.5 p2      50 p
        vpxord zmm14, zmm14, [r8 + 8148]{1to16}           ;   273.5 p5+p3   50 p
        vmovdqu64 [rbp + 22656], zmm7                     ;   271.0 p7+p4   50 p spill
        vmovdqu64 zmm7, [rbp + 15296]                     ;   239.5 p2      50 p
        vpxord zmm7, zmm7, [r8 + 8160]{1to16}             ;   274.0 p0+p3   50 p
        vpternlogd zmm15, zmm6, [rbp + 21504], 0x96       ;   274.5 p5+p2   50 p
        vmovdqu64 zmm6, [rbp + 14016]                     ;   240.7 p3      50 p
        vpxord zmm6, zmm6, [r8 + 8172]{1to16}             ;   275.0 p0+p2   50 p
        vmovdqu64 [rbp + 14016], zmm25                    ;   270.0 p8+p9   50 p spill
        vmovdqu64 zmm25, [rbp + 16640]                    ;   241.7 p3      46 p
        vpxord zmm25, zmm25, [r8 + 7940]{1to16}           ;   275.5 p5+p2   46 p
        vpternlogd zmm14, zmm1, [rbp + 15680], 0x96       ;   276.0 p0+p3   50 p
        vmovdqu64 [rbp + 22720], zmm1                     ;   255.5 p7+p4   50 p spill
        vmovdqu64 zmm1, [rbp + 16896]                     ;   243.5 p2      50 p
        vpternlogd zmm1, zmm3, [r8 + 8116]{1to16}, 0x96   ;   276.5 p5+p3   50 p
        vmovdqu64 [rbp + 22784], zmm17                    ;   271.0 p8+p9   50 p spill
        vmovdqu64 zmm17, [rbp + 16320]                    ;   244.5 p2      50 p reload
        vpternlogd zmm3, zmm17, [r8 + 8180]{1to16}, 0x96  ;   277.0 p0+p3   50 p
        vpternlogd zmm3, zmm0, [rbp + 12800], 0x96        ;   278.0 p5+p2   50 p
        vmovdqu64 zmm0, [rbp + 18944]                     ;   245.7 p3      50 p
        vpternlogd zmm0, zmm13, [r8 + 8084]{1to16}, 0x96  ;   278.0 p0+p2   50 p
        vmovdqu64 zmm13, [rbp + 13056]                    ;   246.7 p3      46 p
        vpternlogd zmm13, zmm8, [r8 + 7964]{1to16}, 0x96  ;   278.5 p5+p2   46 p
        vpternlogd zmm13, zmm19, [rbp + 20800], 0x69      ;   279.5 p0+p3   46 p
        vmovdqu64 zmm19, [rbp + 18560]                    ;   248.5 p2      50 p reload
        vpternlogd zmm2, zmm19, [rbp + 14272], 0x96       ;   279.5 p5+p3   50 p
        vpternlogd zmm2, zmm31, [rbp + 15488], 0x96       ;   280.5 p0+p2   50 p
        vmovdqu64 zmm31, [rbp + 21440]                    ;   249.7 p3      50 p reload
        vmovdqu64 [rbp + 20864], zmm2                     ;   281.5 p7+p4   50 p spill
        vmovdqu64 zmm2, [rbp + 20544]                     ;   250.5 p2      50 p reload
        vpternlogd zmm15, zmm2, zmm31, 0x96               ;   280.5 p5      50 p
        vmovdqu64 zmm2, [rbp + 17728]                     ;   250.7 p3      50 p reload
        vpternlogd zmm12, zmm2, [rbp + 15232], 0x96       ;   281.0 p0+p2   50 p
        vmovdqu64 zmm2, [rbp + 19648]                     ;   251.7 p3      50 p reload
        vmovdqu64 zmm19, [rbp + 19712]                    ;   252.5 p2      50 p reload
        vpternlogd zmm0, zmm19, zmm2, 0x96                ;   281.5 p5      50 p
        vpternlogd zmm12, zmm19, [rbp + 21248], 0x96      ;   282.0 p0+p3   50 p
        vmovdqu64 zmm19, [rbp + 19584]                    ;   253.5 p2      50 p reload
        vpternlogd zmm12, zmm23, zmm19, 0x96              ;   283.0 p5      50 p
        vmovdqu64 zmm23, [rbp + 17792]                    ;   253.7 p3      50 p reload
        vpternlogd zmm0, zmm31, zmm23, 0x96               ;   283.0 p0      50 p
        vmovdqu64 zmm31, [rbp + 21056]                    ;   254.5 p2      50 p reload
        vpternlogd zmm5, zmm31, [rbp + 13632], 0x96       ;   283.5 p5+p3   50 p
        vmovdqu64 zmm31, [rbp + 20992]                    ;   255.5 p2      50 p reload
        vmovdqu64 zmm23, [rbp + 21504]                    ;   255.7 p3      50 p reload
        vpternlogd zmm1, zmm23, zmm31, 0x96               ;   284.0 p0      50 p
        vpternlogd zmm1, zmm19, [rbp + 19968], 0x96       ;   285.0 p5+p2   50 p
        vmovdqu64 zmm19, [rbp + 18880]                    ;   256.7 p3      50 p reload
        vpternlogd zmm9, zmm19, [rbp + 16192], 0x96       ;   285.0 p0+p2   50 p
        vmovdqu64 zmm19, [rbp + 17600]                    ;   257.7 p3      50 p reload
        vpternlogd zmm7, zmm19, [rbp + 15872], 0x96       ;   285.5 p5+p2   50 p
        vmovdqu64 zmm19, [rbp + 21376]                    ;   258.7 p3      50 p reload
        vpternlogd zmm14, zmm19, [rbp + 15552], 0x96      ;   286.0 p0+p2   50 p
        vmovdqu64 zmm31, [rbp + 13056]                    ;   259.7 p3      47 p reload
        vpternlogd zmm6, zmm31, [rbp + 14784], 0x96       ;   286.5 p5+p2   50 p
        vpternlogd zmm6, zmm23, [rbp + 16640], 0x96       ;   287.5 p0+p3   50 p
        vmovdqu64 zmm23, [rbp + 13760]                    ;   261.5 p2      50 p
        vpternlogd zmm23, zmm31, [r8 + 8128]{1to16}, 0x96 ;   287.5 p5+p3   50 p
        vmovdqu64 zmm31, [rbp + 20480]                    ;   262.5 p2      50 p reload
        vpternlogd zmm3, zmm31, [rbp + 22016], 0x96       ;   288.0 p0+p3   50 p
        vmovdqu64 [rbp + 13760], zmm3                     ;   289.0 p8+p9   50 p spill
        vmovdqu64 zmm3, [rbp + 20928]                     ;   263.5 p2      47 p reload
        vpternlogd zmm25, zmm3, [rbp + 13248], 0x96       ;   288.5 p5+p3   46 p
        vpternlogd zmm23, zmm3, [rbp + 18240], 0x96       ;   289.0 p0+p2   50 p
        vmovdqu64 zmm3, [rbp + 19136]                     ;   264.7 p3      50 p reload
        vpternlogd zmm23, zmm16, zmm3, 0x96               ;   290.0 p5      50 p
        vpternlogd zmm25, zmm10, [rbp + 16832], 0x96      ;   290.0 p0+p2   46 p
        vmovdqu64 zmm16, [rbp + 18112]                    ;   265.7 p3      50 p reload
        vmovdqu64 [rbp + 16832], zmm14                    ;   287.0 p7+p4   50 p spill
        vmovdqu64 zmm14, [rbp + 20096]                    ;   266.5 p2      50 p reload
        vpternlogd zmm5, zmm14, zmm16, 0x96               ;   290.5 p5      50 p
        vpternlogd zmm5, zmm19, zmm28, 0x96               ;   291.5 p0      50 p
        vmovdqu64 zmm19, [rbp + 16448]                    ;   266.7 p3      50 p reload
        vmovdqu64 zmm28, [rbp + 20032]                    ;   267.5 p2      50 p reload
        vpternlogd zmm7, zmm28, zmm19, 0x96               ;   291.5 p5      50 p
        vmovdqu64 zmm28, [rbp + 17408]                    ;   267.7 p3      50 p reload
        vmovdqu64 zmm16, [rbp + 20160]                    ;   268.5 p2      50 p reload
        vpternlogd zmm9, zmm16, zmm28, 0x96               ;   292.0 p0      50 p
        vmovdqu64 [rbp + 20032], zmm9                     ;   293.0 p8+p9   50 p spill
        vmovdqu64 zmm9, [rbp + 22016]                     ;   268.7 p3      50 p reload
        vpternlogd zmm6, zmm9, [rbp + 19904], 0x96        ;   292.5 p5+p2   50 p
        vmovdqu64 zmm9, [rbp + 21312]                     ;   269.7 p3      50 p reload
        vpternlogd zmm7, zmm9, [rbp + 17856], 0x96        ;   293.0 p0+p2   50 p
        vmovdqu64 zmm9, [rbp + 17472]                     ;   270.7 p3      50 p reload
        vpternlogd zmm25, zmm9, [rbp + 18048], 0x96       ;   293.5 p5+p2   46 p
        vpternlogd zmm25, zmm28, zmm18, 0x96              ;   294.5 p0      46 p
        vmovdqu64 zmm28, [rbp + 13568]                    ;   271.7 p3      46 p reload
        vmovdqu64 zmm9, [rbp + 14336]                     ;   272.5 p2      50 p
        vpternlogd zmm9, zmm28, [r8 + 8020]{1to16}, 0x96  ;   294.5 p5+p3   50 p
        vmovdqu64 zmm28, [rbp + 15680]                    ;   273.5 p2      50 p reload
        vpternlogd zmm9, zmm30, zmm28, 0x96               ;   295.5 p0      50 p
        vpternlogd zmm9, zmm14, zmm21, 0x96               ;   296.5 p5      50 p
        vmovdqu64 zmm14, [rbp + 14528]                    ;   273.7 p3      47 p reload
        vmovdqu64 zmm28, [rbp + 17216]                    ;   274.5 p2      50 p
        vpternlogd zmm28, zmm14, [r8 + 8072]{1to16}, 0x96 ;   296.0 p0+p3   50 p
        vmovdqu64 zmm14, [rbp + 19840]                    ;   275.5 p2      50 p reload
        vpternlogd zmm28, zmm29, zmm14, 0x96              ;   297.0 p5      50 p
        vmovdqu64 zmm29, [rbp + 19776]                    ;   275.7 p3      50 p reload
        vpternlogd zmm28, zmm24, zmm29, 0x96              ;   298.0 p0      50 p
        vmovdqu64 zmm24, [rbp + 13824]                    ;   276.5 p2      46 p reload
        vmovdqu64 zmm14, [rbp + 15424]                    ;   276.7 p3      50 p
        vpternlogd zmm14, zmm24, [r8 + 8104]{1to16}, 0x96 ;   297.5 p5+p2   50 p
        vpternlogd zmm14, zmm31, zmm19, 0x96              ;   298.5 p0      50 p
        vpternlogd zmm14, zmm16, zmm29, 0x96              ;   299.5 p5      50 p
        vmovdqu64 zmm16, [rbp + 14784]                    ;   277.7 p3      46 p reload
        vmovdqu64 zmm24, [rbp + 17536]                    ;   278.5 p2      50 p
        vpternlogd zmm24, zmm16, [r8 + 8136]{1to16}, 0x96 ;   299.0 p0+p3   50 p
        vmovdqu64 zmm16, [rbp + 17344]                    ;   279.5 p2      50 p reload
        vpternlogd zmm24, zmm22, zmm16, 0x96              ;   300.0 p5      50 p
        vpternlogd zmm24, zmm29, [rbp + 13184], 0x96      ;   301.0 p0+p3   50 p
        vmovdqu64 zmm22, [rbp + 17984]                    ;   280.5 p2      46 p reload
        vmovdqu64 zmm29, [rbp + 15424]                    ;   280.7 p3      46 p
        vpternlogd zmm29, zmm22, [r8 + 7952]{1to16}, 0x96 ;   300.5 p5+p2   46 p
        vmovdqu64 zmm22, [rbp + 17536]                    ;   281.7 p3      46 p
        vpxord zmm22, zmm22, [r8 + 8016]{1to16}           ;   301.0 p0+p2   46 p
        vmovdqu64 zmm31, [rbp + 14592]                    ;   282.7 p3      46 p reload
        vpternlogd zmm29, zmm31, [rbp + 13952], 0x96      ;   301.5 p5+p2   46 p
        vmovdqu64 zmm31, [rbp + 21760]                    ;   283.7 p3      47 p reload
        vpternlogd zmm29, zmm31, [rbp + 14400], 0x96      ;   302.5 p0+p2   46 p
        vpternlogd zmm29, zmm4, zmm11, 0x96               ;   303.5 p5      46 p
        vmovdqu64 zmm4, [rbp + 17024]                     ;   284.7 p3      50 p reload
        vpternlogd zmm22, zmm31, zmm4, 0x96               ;   303.0 p0      46 p
        vmovdqu64 zmm16, [rbp + 17216]                    ;   285.5 p2      47 p reload
        vpternlogd zmm29, zmm16, [rbp + 13696], 0x96      ;   304.5 p5+p3   46 p
        vmovdqu64 zmm16, [rbp + 21184]                    ;   286.5 p2      50 p reload
        vpternlogd zmm29, zmm13, zmm16, 0x69              ;   305.5 p0      46 p
        vmovdqu64 zmm4, [rbp + 22592]                     ;   286.7 p3      50 p reload
        vpternlogd zmm22, zmm4, [rbp + 17792], 0x96       ;   304.5 p5+p2   46 p
        vmovdqu64 zmm4, [rbp + 13312]                     ;   287.7 p3      50 p reload
        vmovdqu64 zmm31, [rbp + 22208]                    ;   288.5 p2      50 p reload
        vpternlogd zmm22, zmm31, zmm4, 0x96               ;   305.5 p0      46 p
        vmovdqu64 zmm4, [rbp + 14720]                     ;   288.7 p3      46 p reload
        vmovdqu64 [rbp + 22592], zmm7                     ;   294.0 p7+p4   50 p spill
        vmovdqu64 zmm7, [rbp + 13504]                     ;   289.5 p2      46 p
        vpternlogd zmm7, zmm4, [r8 + 7960]{1to16}, 0x96   ;   305.5 p5+p3   46 p
        vmovdqu64 zmm4, [rbp + 19520]                     ;   290.5 p2      50 p reload
        vpternlogd zmm7, zmm4, [rbp + 15936], 0x96        ;   306.5 p0+p3   46 p
        vmovdqu64 [rbp + 15936], zmm30                    ;   249.3 p8+p9   50 p spill
        vmovdqu64 zmm30, [rbp + 15040]                    ;   291.5 p2      50 p reload
        vpternlogd zmm7, zmm30, [rbp + 19264], 0x96       ;   307.5 p5+p3   46 p
        vpternlogd zmm7, zmm2, [rbp + 21120], 0x69        ;   308.5 p0+p2   46 p
        vmovdqa64 zmm2, zmm25                             ;   295.5         46 p copy
        vpternlogd zmm2, zmm7, zmm29, 0x96                ;   309.5 p5      46 p
        vmovdqu64 [rbp + 19648], zmm6                     ;   293.5 p7+p4   50 p spill
        vmovdqa64 zmm6, zmm7                              ;   309.5         46 p copy
        vmovdqu64 [rbp + 19264], zmm24                    ;   302.0 p8+p9   50 p spill
        vmovdqa64 zmm24, zmm2                             ;   310.5         46 p copy
        vpternlogd zmm24, zmm7, zmm13, 0x2e               ;   310.5 p0      46 p
        vmovdqu64 [rbp + 13504], zmm23                    ;   291.0 p7+p4   50 p spill
        vmovdqa64 zmm23, zmm24                            ;   311.5         46 p copy
        vpternlogd zmm23, zmm16, zmm16, 0xc3              ;   311.5 p5      46 p
        vpternlogd zmm24, zmm25, zmm7, 0x2f               ;   311.5 p0      46 p
        vpternlogd zmm7, zmm25, zmm13, 0xd4               ;   309.5 p5      46 p
        vpternlogd zmm18, zmm24, zmm2, 0xb4               ;   312.5 p0      46 p
        vpternlogd zmm24, zmm8, zmm7, 0x69                ;   312.5 p5      46 p
        vpternlogd zmm7, zmm29, zmm23, 0x95               ;   312.5 p0      46 p
        vmovdqu64 zmm8, [rbp + 13120]                     ;   292.7 p3      50 p reload
        vmovdqu64 zmm16, [rbp + 18368]                    ;   293.5 p2      46 p
        vpternlogd zmm16, zmm8, [r8 + 7984]{1to16}, 0x96  ;   311.5 p5+p3   46 p
        vpternlogd zmm25, zmm24, zmm18, 0x69              ;   313.5 p0      46 p
        vpternlogd zmm23, zmm25, [rbp + 21120], 0x96      ;   314.5 p5+p2   46 p
        vmovdqu64 zmm8, [rbp + 20672]                     ;   294.7 p3      46 p
        vpternlogd zmm8, zmm30, [r8 + 7996]{1to16}, 0x96  ;   313.0 p0+p2   46 p
        vpxord zmm6, zmm6, zmm23                          ;   315.5 p5      46 p
        vpternlogd zmm8, zmm17, [rbp + 21888], 0x96       ;   314.0 p0+p3   46 p
        vmovdqu64 zmm29, [rbp + 20416]                    ;   296.5 p2      50 p reload
        vpternlogd zmm8, zmm20, zmm29, 0x69               ;   315.0 p5      46 p
        vmovdqa64 zmm30, zmm7                             ;   313.5         46 p copy
        vpternlogd zmm30, zmm25, zmm18, 0x87              ;   315.0 p0      46 p
        vpternlogd zmm24, zmm30, zmm23, 0x4b              ;   316.0 p5      46 p
        vpternlogd zmm13, zmm24, zmm30, 0x69              ;   317.0 p0      46 p
        vmovdqa64 zmm17, zmm23                            ;   315.5         46 p copy
        vpternlogd zmm17, zmm25, zmm18, 0x5c              ;   316.5 p5      46 p
        vpternlogd zmm6, zmm30, zmm17, 0x2d               ;   317.5 p0      46 p
        vpternlogd zmm17, zmm2, zmm13, 0x69               ;   318.0 p5      46 p
        vpxord zmm2, zmm6, zmm17                          ;   319.0 p0      46 p
        vmovdqa64 zmm30, zmm6                             ;   318.5         46 p copy
        vpternlogd zmm30, zmm13, zmm24, 0x6b              ;   318.5 p5      46 p
        vmovdqa64 zmm29, zmm17                            ;   319.0         46 p copy
        vpternlogd zmm29, zmm13, zmm24, 0x53              ;   319.0 p0      46 p
        vpternlogd zmm6, zmm29, zmm24, 0x59               ;   320.0 p5      46 p
        vpternlogd zmm29, zmm30, zmm2, 0x49               ;   320.0 p0      46 p
        vpternlogd zmm30, zmm7, zmm29, 0x96               ;   321.0 p5      46 p
        vpternlogd zmm25, zmm6, zmm2, 0xb4                ;   321.0 p0      46 p
        vpternlogd zmm6, zmm18, zmm2, 0x96                ;   321.5 p5      46 p
        vpternlogd zmm29, zmm23, zmm25, 0x96              ;   322.0 p0      46 p
        vmovdqu64 zmm7, [rbp + 16896]                     ;   296.7 p3      50 p reload
        vmovdqu64 zmm18, [rbp + 18560]                    ;   297.5 p2      46 p
        vpternlogd zmm18, zmm7, [r8 + 7992]{1to16}, 0x96  ;   322.5 p5+p3   46 p
        vpternlogd zmm25, zmm17, zmm13, 0x2d              ;   323.0 p0      46 p
        vmovdqu64 zmm23, [rbp + 14144]                    ;   298.5 p2      50 p reload
        vpternlogd zmm7, zmm23, [r8 + 8060]{1to16}, 0x96  ;   323.5 p5+p3   46 p
        vmovdqu64 [rbp + 16896], zmm24                    ;   317.0 p8+p9   46 p spill
        vmovdqu64 zmm24, [rbp + 21632]                    ;   299.5 p2      50 p reload
        vpternlogd zmm16, zmm24, [rbp + 15744], 0x96      ;   324.0 p0+p3   46 p
        vpternlogd zmm16, zmm3, [rbp + 22080], 0x96       ;   325.0 p5+p2   46 p
        vmovdqu64 zmm3, [rbp + 16256]                     ;   300.7 p3      50 p reload
        vpternlogd zmm16, zmm8, zmm3, 0x69                ;   326.0 p0      46 p
        vmovdqu64 zmm24, [rbp + 20800]                    ;   301.5 p2      50 p reload
        vpternlogd zmm18, zmm24, [rbp + 15808], 0x69      ;   325.5 p5+p3   46 p
        vmovdqu64 zmm24, [rbp + 18240]                    ;   302.5 p2      46 p
        vpternlogd zmm24, zmm4, [r8 + 8056]{1to16}, 0x96  ;   326.0 p0+p3   46 p
        vmovdqu64 [rbp + 15808], zmm6                     ;   322.5 p7+p4   46 p spill
        vmovdqu64 zmm6, [rbp + 16384]                     ;   303.5 p2      50 p reload
        vpternlogd zmm18, zmm6, [rbp + 12800], 0x96       ;   326.5 p5+p3   46 p
        vmovdqu64 [rbp + 20800], zmm13                    ;   318.0 p8+p9   46 p spill
        vmovdqu64 zmm13, [rbp + 18304]                    ;   304.5 p2      50 p reload
        vpternlogd zmm18, zmm13, [rbp + 14080], 0x69      ;   327.5 p0+p3   46 p
        vmovdqa64 zmm13, zmm18                            ;   328.5         46 p copy
        vmovdqu64 [rbp + 18304], zmm25                    ;   324.0 p7+p4   46 p spill
        vmovdqu64 zmm25, [rbp + 14656]                    ;   305.5 p2      50 p reload
        vpternlogd zmm7, zmm25, [rbp + 21696], 0x96       ;   327.5 p5+p3   46 p
        vpternlogd zmm7, zmm3, zmm26, 0x69                ;   328.5 p0      46 p
        vmovdqu64 zmm3, [rbp + 20544]                     ;   306.5 p2      50 p reload
        vpternlogd zmm24, zmm3, [rbp + 14848], 0x96       ;   328.5 p5+p3   46 p
        vmovdqu64 zmm3, [rbp + 22400]                     ;   307.5 p2      50 p reload
        vpternlogd zmm24, zmm3, [rbp + 14016], 0x69       ;   329.5 p0+p3   46 p
        vmovdqu64 zmm25, [rbp + 15296]                    ;   308.5 p2      47 p reload
        vmovdqu64 [rbp + 14016], zmm30                    ;   322.0 p8+p9   46 p spill
        vmovdqu64 zmm30, [rbp + 16960]                    ;   308.7 p3      46 p
        vpternlogd zmm30, zmm25, [r8 + 7972]{1to16}, 0x96 ;   329.5 p5+p2   46 p
        vmovdqu64 zmm25, [rbp + 15104]                    ;   309.7 p3      50 p reload
        vpternlogd zmm30, zmm25, [rbp + 18176], 0x96      ;   330.5 p0+p2   46 p
        vpternlogd zmm30, zmm27, [rbp + 21952], 0x96      ;   331.5 p5+p3   46 p
        vmovdqa64 zmm25, zmm30                            ;   332.5         46 p copy
        vpternlogd zmm25, zmm18, zmm16, 0x96              ;   332.5 p0      46 p
        vmovdqu64 [rbp + 14848], zmm2                     ;   320.0 p7+p4   46 p spill
        vmovdqa64 zmm2, zmm25                             ;   333.5         46 p copy
        vpternlogd zmm2, zmm18, zmm8, 0x2e                ;   333.5 p5      46 p
        vmovdqu64 [rbp + 20544], zmm29                    ;   323.0 p8+p9   46 p spill
        vmovdqa64 zmm29, zmm30                            ;   332.5         46 p copy
        vpternlogd zmm29, zmm18, zmm8, 0xd4               ;   332.5 p0      46 p
        vpternlogd zmm18, zmm2, zmm30, 0x73               ;   334.5 p5      46 p
        vpternlogd zmm20, zmm29, zmm18, 0x69              ;   335.5 p0      46 p
        vmovdqu64 [rbp + 16256], zmm17                    ;   319.0 p7+p4   46 p spill
        vmovdqu64 zmm17, [rbp + 22080]                    ;   311.5 p2      50 p reload
        vpternlogd zmm2, zmm17, [rbp + 22080], 0xc3       ;   334.5 p5+p3   46 p
        vpternlogd zmm29, zmm16, zmm2, 0x95               ;   335.5 p0      46 p
        vpternlogd zmm18, zmm25, [rbp + 21952], 0x9a      ;   335.5 p5+p2   46 p
        vpternlogd zmm30, zmm20, zmm18, 0x69              ;   336.5 p0      46 p
        vpternlogd zmm2, zmm6, zmm30, 0x96                ;   337.5 p5      46 p
        vmovdqu64 zmm6, [rbp + 14336]                     ;   312.7 p3      46 p reload
        vmovdqu64 zmm16, [rbp + 21568]                    ;   313.5 p2      46 p
        vpternlogd zmm16, zmm6, [r8 + 8028]{1to16}, 0x96  ;   336.0 p0+p3   46 p
        vpxord zmm13, zmm13, zmm2                         ;   338.5 p5      46 p
        vmovdqa64 zmm17, zmm29                            ;   336.5         46 p copy
        vpternlogd zmm17, zmm30, zmm18, 0x87              ;   337.5 p0      46 p
        vpternlogd zmm20, zmm17, zmm2, 0x4b               ;   338.5 p5      46 p
        vpternlogd zmm8, zmm20, zmm17, 0x69               ;   339.5 p0      46 p
        vmovdqa64 zmm23, zmm2                             ;   338.5         46 p copy
        vpternlogd zmm23, zmm30, zmm18, 0x5c              ;   338.5 p5      46 p
        vpternlogd zmm13, zmm17, zmm23, 0x2d              ;   339.5 p0      46 p
        vpternlogd zmm23, zmm25, zmm8, 0x69               ;   340.5 p5      46 p
        vmovdqu64 zmm17, [rbp + 20736]                    ;   314.5 p2      47 p
        vpternlogd zmm17, zmm4, [r8 + 8092]{1to16}, 0x96  ;   340.0 p0+p3   47 p
        vpxord zmm25, zmm13, zmm23                        ;   341.5 p5      46 p
        vmovdqa64 zmm4, zmm13                             ;   340.5         46 p copy
        vpternlogd zmm4, zmm8, zmm20, 0x6b                ;   341.0 p0      46 p
        vmovdqu64 [rbp + 16384], zmm5                     ;   292.5 p8+p9   50 p spill
        vmovdqa64 zmm5, zmm23                             ;   341.5         46 p copy
        vpternlogd zmm5, zmm8, zmm20, 0x53                ;   341.5 p5      46 p
        vpternlogd zmm13, zmm5, zmm20, 0x59               ;   342.5 p0      46 p
        vpternlogd zmm5, zmm4, zmm25, 0x49                ;   342.5 p5      46 p
        vpternlogd zmm4, zmm29, zmm5, 0x96                ;   343.5 p0      46 p
        vpternlogd zmm30, zmm13, zmm25, 0xb4              ;   343.5 p5      46 p
        vpternlogd zmm13, zmm18, zmm25, 0x96              ;   344.0 p0      46 p
        vpternlogd zmm5, zmm2, zmm30, 0x96                ;   344.5 p5      46 p
        vmovdqu64 zmm2, [rbp + 17152]                     ;   315.5 p2      47 p reload
        vmovdqu64 zmm18, [rbp + 22144]                    ;   315.7 p3      46 p
        vpternlogd zmm18, zmm2, [r8 + 8024]{1to16}, 0x96  ;   345.0 p0+p2   46 p
        vpternlogd zmm30, zmm23, zmm8, 0x2d               ;   345.5 p5      46 p
        vpxord zmm2, zmm10, [r8 + 8068]{1to16}            ;   346.0 p0+p3   47 p
        vpxord zmm29, zmm6, [r8 + 8088]{1to16}            ;   346.5 p5+p2   47 p
        vmovdqu64 [rbp + 17152], zmm20                    ;   339.5 p7+p4   46 p spill
        vmovdqu64 zmm20, [rbp + 17280]                    ;   317.7 p3      50 p reload
        vpternlogd zmm6, zmm20, [r8 + 8036]{1to16}, 0x96  ;   347.0 p0+p2   46 p
        vmovdqu64 [rbp + 14336], zmm13                    ;   345.0 p8+p9   46 p spill
        vmovdqa64 zmm13, zmm24                            ;   330.5         46 p copy
        vmovdqu64 [rbp + 22144], zmm8                     ;   340.5 p7+p4   46 p spill
        vmovdqu64 zmm8, [rbp + 18944]                     ;   318.7 p3      50 p reload
        vpternlogd zmm16, zmm8, [rbp + 16704], 0x96       ;   347.5 p5+p2   46 p
        vmovdqu64 zmm8, [rbp + 16576]                     ;   319.7 p3      46 p reload
        vpternlogd zmm18, zmm8, [rbp + 15616], 0x69       ;   348.0 p0+p2   46 p
        vmovdqu64 zmm8, [rbp + 19200]                     ;   320.7 p3      50 p reload
        vmovdqu64 [rbp + 15616], zmm30                    ;   346.5 p8+p9   46 p spill
        vmovdqu64 zmm30, [rbp + 22272]                    ;   321.5 p2      50 p reload
        vpternlogd zmm16, zmm30, zmm8, 0x69               ;   348.5 p5      46 p
        vpternlogd zmm22, zmm16, zmm21, 0x69              ;   349.5 p0      46 p
        vmovdqu64 [rbp + 16576], zmm4                     ;   344.5 p7+p4   46 p spill
        vmovdqu64 zmm4, [rbp + 20736]                     ;   321.7 p3      50 p reload
        vpternlogd zmm18, zmm4, [rbp + 12992], 0x96       ;   349.5 p5+p2   46 p
        vmovdqu64 zmm4, [rbp + 22336]                     ;   322.7 p3      50 p reload
        vpternlogd zmm18, zmm21, zmm4, 0x69               ;   350.5 p0      46 p
        vmovdqa64 zmm21, zmm18                            ;   351.5         46 p copy
        vmovdqu64 [rbp + 12992], zmm25                    ;   342.5 p8+p9   46 p spill
        vmovdqu64 zmm25, [rbp + 20352]                    ;   323.5 p2      47 p reload
        vpternlogd zmm6, zmm25, [rbp + 18176], 0x96       ;   350.5 p5+p3   46 p
        vmovdqu64 zmm25, [rbp + 20416]                    ;   324.5 p2      50 p reload
        vpternlogd zmm17, zmm25, [rbp + 13312], 0x96      ;   351.0 p0+p3   47 p
        vmovdqu64 zmm25, [rbp + 16000]                    ;   325.5 p2      50 p reload
        vpternlogd zmm17, zmm15, zmm25, 0x69              ;   352.0 p5      47 p
        vmovdqu64 zmm25, [rbp + 18432]                    ;   325.7 p3      50 p reload
        vpternlogd zmm6, zmm25, [rbp + 13376], 0x96       ;   352.0 p0+p2   46 p
        vmovdqu64 zmm25, [rbp + 19328]                    ;   326.7 p3      50 p reload
        vmovdqu64 [rbp + 13376], zmm5                     ;   345.5 p7+p4   46 p spill
        vmovdqu64 zmm5, [rbp + 22656]                     ;   327.5 p2      50 p reload
        vpternlogd zmm6, zmm5, zmm25, 0x96                ;   353.0 p5      46 p
        vmovdqa64 zmm25, zmm6                             ;   354.0         46 p copy
        vpternlogd zmm25, zmm24, zmm7, 0xd4               ;   354.0 p0      46 p
        vmovdqu64 [rbp + 18432], zmm23                    ;   341.5 p8+p9   46 p spill
        vmovdqu64 zmm23, [rbp + 18560]                    ;   327.7 p3      50 p reload
        vpternlogd zmm29, zmm23, [rbp + 19520], 0x96      ;   353.5 p5+p2   47 p
        vmovdqu64 zmm23, [rbp + 16960]                    ;   328.7 p3      50 p reload
        vpternlogd zmm2, zmm23, [rbp + 16640], 0x96       ;   354.0 p0+p2   47 p
        vmovdqu64 zmm23, [rbp + 19392]                    ;   329.7 p3      50 p reload
        vpternlogd zmm29, zmm23, [rbp + 15744], 0x96      ;   354.5 p5+p2   47 p
        vpternlogd zmm29, zmm28, [rbp + 21440], 0x69      ;   355.5 p0+p3   47 p
        vmovdqu64 zmm20, [rbp + 21248]                    ;   331.5 p2      50 p reload
        vpternlogd zmm2, zmm20, [rbp + 17472], 0x96       ;   355.5 p5+p3   47 p
        vpternlogd zmm2, zmm0, [rbp + 14144], 0x96        ;   356.5 p0+p2   47 p
        vmovdqa64 zmm20, zmm2                             ;   357.5         47 p copy
        vpternlogd zmm20, zmm29, zmm17, 0xd4              ;   357.5 p5      47 p
        vmovdqu64 zmm8, [rbp + 14208]                     ;   332.7 p3      46 p reload
        vmovdqu64 zmm23, [rbp + 15168]                    ;   333.5 p2      46 p
        vpternlogd zmm23, zmm8, [r8 + 8004]{1to16}, 0x96  ;   357.0 p0+p3   46 p
        vpternlogd zmm23, zmm19, [rbp + 19456], 0x96      ;   358.0 p5+p2   46 p
        vmovdqu64 zmm8, [rbp + 16192]                     ;   334.7 p3      47 p reload
        vmovdqu64 zmm19, [rbp + 15360]                    ;   335.5 p2      50 p reload
        vpternlogd zmm23, zmm19, zmm8, 0x96               ;   359.0 p0      46 p
        vpternlogd zmm23, zmm9, [rbp + 17920], 0x96       ;   360.0 p5+p3   46 p
        vmovdqa64 zmm8, zmm23                             ;   361.0         46 p copy
        vpternlogd zmm8, zmm18, zmm22, 0x96               ;   361.0 p0      46 p
        vmovdqa64 zmm19, zmm8                             ;   362.0         46 p copy
        vpternlogd zmm19, zmm18, zmm16, 0x2e              ;   362.0 p5      46 p
        vmovdqu64 [rbp + 16448], zmm10                    ;   276.5 p7+p4   47 p spill
        vmovdqa64 zmm10, zmm19                            ;   363.0         46 p copy
        vpternlogd zmm10, zmm31, zmm31, 0xc3              ;   363.0 p0      46 p
        vpternlogd zmm19, zmm23, zmm18, 0x2f              ;   363.0 p5      46 p
        vpternlogd zmm18, zmm23, zmm16, 0xd4              ;   361.0 p0      46 p
        vpternlogd zmm9, zmm19, zmm8, 0xb4                ;   364.0 p5      46 p
        vpternlogd zmm19, zmm30, zmm18, 0x69              ;   364.0 p0      46 p
        vpternlogd zmm18, zmm22, zmm10, 0x95              ;   364.0 p5      46 p
        vmovdqu64 zmm22, [rbp + 14912]                    ;   336.5 p2      46 p reload
        vmovdqu64 zmm30, [rbp + 12864]                    ;   336.7 p3      46 p
        vpternlogd zmm30, zmm22, [r8 + 8048]{1to16}, 0x96 ;   363.0 p0+p2   46 p
        vpternlogd zmm23, zmm19, zmm9, 0x69               ;   365.0 p5      46 p
        vpternlogd zmm10, zmm4, zmm23, 0x96               ;   366.0 p0      46 p
        vmovdqu64 zmm4, [rbp + 21760]                     ;   337.7 p3      47 p reload
        vmovdqu64 zmm22, [rbp + 20992]                    ;   338.5 p2      47 p
        vpternlogd zmm22, zmm4, [r8 + 8080]{1to16}, 0x96  ;   364.5 p5+p3   47 p
        vpxord zmm21, zmm21, zmm10                        ;   367.0 p0      46 p
        vmovdqa64 zmm31, zmm18                            ;   365.0         46 p copy
        vpternlogd zmm31, zmm23, zmm9, 0x87               ;   366.0 p5      46 p
        vpternlogd zmm19, zmm31, zmm10, 0x4b              ;   367.0 p0      46 p
        vpternlogd zmm16, zmm19, zmm31, 0x69              ;   368.0 p5      46 p
        vmovdqa64 zmm4, zmm10                             ;   367.0         46 p copy
        vpternlogd zmm4, zmm23, zmm9, 0x5c                ;   367.0 p0      46 p
        vpternlogd zmm21, zmm31, zmm4, 0x2d               ;   368.0 p5      46 p
        vpternlogd zmm4, zmm8, zmm16, 0x69                ;   369.0 p0      46 p
        vpxord zmm8, zmm21, zmm4                          ;   370.0 p5      46 p
        vmovdqa64 zmm31, zmm21                            ;   369.0         46 p copy
        vpternlogd zmm31, zmm16, zmm19, 0x6b              ;   369.0 p0      46 p
        vmovdqu64 [rbp + 20992], zmm11                    ;   281.5 p8+p9   47 p spill
        vmovdqa64 zmm11, zmm4                             ;   370.0         46 p copy
        vpternlogd zmm11, zmm16, zmm19, 0x53              ;   370.0 p5      46 p
        vpternlogd zmm21, zmm11, zmm19, 0x59              ;   371.0 p0      46 p
        vpternlogd zmm11, zmm31, zmm8, 0x49               ;   371.0 p5      46 p
        vpternlogd zmm31, zmm18, zmm11, 0x96              ;   372.0 p0      46 p
        vmovdqu64 zmm18, [rbp + 20224]                    ;   339.5 p2      47 p
        vpxord zmm18, zmm18, [r8 + 8120]{1to16}           ;   371.5 p5+p3   47 p
        vpternlogd zmm23, zmm21, zmm8, 0xb4               ;   372.0 p0      46 p
        vpternlogd zmm21, zmm9, zmm8, 0x96                ;   372.5 p5      46 p
        vpternlogd zmm11, zmm10, zmm23, 0x96              ;   373.0 p0      46 p
        vpternlogd zmm23, zmm4, zmm16, 0x2d               ;   373.5 p5      46 p
        vmovdqu64 zmm9, [rbp + 16512]                     ;   340.5 p2      50 p reload
        vpternlogd zmm30, zmm9, [rbp + 14976], 0x96       ;   374.0 p0+p3   46 p
        vmovdqa64 zmm10, zmm29                            ;   356.5         47 p copy
        vmovdqu64 zmm9, [rbp + 22464]                     ;   341.5 p2      50 p reload
        vpternlogd zmm30, zmm9, [rbp + 21504], 0x96       ;   375.0 p5+p3   46 p
        vpternlogd zmm30, zmm7, [rbp + 22784], 0x69       ;   376.0 p0+p2   46 p
        vmovdqu64 [rbp + 22784], zmm19                    ;   368.0 p7+p4   46 p spill
        vmovdqa64 zmm19, zmm6                             ;   354.0         46 p copy
        vpternlogd zmm19, zmm24, zmm30, 0x96              ;   377.0 p5      46 p
        vmovdqu64 [rbp + 14976], zmm16                    ;   369.0 p8+p9   46 p spill
        vmovdqa64 zmm16, zmm19                            ;   378.0         46 p copy
        vpternlogd zmm16, zmm24, zmm7, 0x2e               ;   378.0 p0      46 p
        vpternlogd zmm24, zmm16, zmm6, 0x73               ;   379.0 p5      46 p
        vpternlogd zmm16, zmm9, zmm9, 0xc3                ;   379.0 p0      46 p
        vpternlogd zmm5, zmm24, zmm19, 0xb4               ;   380.0 p5      46 p
        vpternlogd zmm24, zmm26, zmm25, 0x69              ;   380.0 p0      46 p
        vpternlogd zmm25, zmm30, zmm16, 0x95              ;   380.0 p5      46 p
        vmovdqu64 zmm9, [rbp + 18240]                     ;   342.7 p3      50 p reload
        vmovdqu64 zmm26, [rbp + 19392]                    ;   343.5 p2      47 p
        vpternlogd zmm26, zmm9, [r8 + 8124]{1to16}, 0x96  ;   379.0 p0+p3   47 p
        vpternlogd zmm6, zmm24, zmm5, 0x69                ;   381.0 p5      46 p
        vpternlogd zmm16, zmm3, zmm6, 0x96                ;   382.0 p0      46 p
        vmovdqu64 zmm3, [rbp + 17280]                     ;   344.5 p2      50 p reload
        vmovdqu64 zmm9, [rbp + 19840]                     ;   344.7 p3      47 p
        vpternlogd zmm9, zmm3, [r8 + 8112]{1to16}, 0x96   ;   380.5 p5+p2   47 p
        vpxord zmm13, zmm13, zmm16                        ;   383.0 p0      46 p
        vmovdqa64 zmm30, zmm25                            ;   381.0         46 p copy
        vpternlogd zmm30, zmm6, zmm5, 0x87                ;   382.0 p5      46 p
        vpternlogd zmm24, zmm30, zmm16, 0x4b              ;   383.0 p0      46 p
        vpternlogd zmm7, zmm24, zmm30, 0x69               ;   384.0 p5      46 p
        vmovdqa64 zmm3, zmm16                             ;   383.0         46 p copy
        vpternlogd zmm3, zmm6, zmm5, 0x5c                 ;   383.0 p0      46 p
        vpternlogd zmm13, zmm30, zmm3, 0x2d               ;   384.0 p5      46 p
        vpternlogd zmm3, zmm19, zmm7, 0x69                ;   385.0 p0      46 p
        vmovdqu64 zmm19, [rbp + 20992]                    ;   345.7 p3      47 p
        vpxord zmm19, zmm19, [r8 + 8156]{1to16}           ;   384.5 p5+p2   47 p
        vpxord zmm30, zmm13, zmm3                         ;   386.0 p0      46 p
        vmovdqu64 [rbp + 20992], zmm21                    ;   373.5 p7+p4   46 p spill
        vmovdqa64 zmm21, zmm13                            ;   385.0         46 p copy
        vpternlogd zmm21, zmm7, zmm24, 0x6b               ;   385.5 p5      46 p
        vmovdqu64 [rbp + 19840], zmm31                    ;   373.0 p8+p9   46 p spill
        vmovdqa64 zmm31, zmm3                             ;   386.0         46 p copy
        vpternlogd zmm31, zmm7, zmm24, 0x53               ;   386.0 p0      46 p
        vpternlogd zmm13, zmm31, zmm24, 0x59              ;   387.0 p5      46 p
        vpternlogd zmm31, zmm21, zmm30, 0x49              ;   387.0 p0      46 p
        vpternlogd zmm21, zmm25, zmm31, 0x96              ;   388.0 p5      46 p
        vpternlogd zmm6, zmm13, zmm30, 0xb4               ;   388.0 p0      46 p
        vpternlogd zmm13, zmm5, zmm30, 0x96               ;   388.5 p5      46 p
        vpternlogd zmm31, zmm16, zmm6, 0x96               ;   389.0 p0      46 p
        vmovdqu64 zmm5, [rbp + 18496]                     ;   346.7 p3      46 p reload
        vmovdqu64 zmm16, [rbp + 18944]                    ;   347.5 p2      47 p
        vpternlogd zmm16, zmm5, [r8 + 8100]{1to16}, 0x96  ;   389.5 p5+p3   47 p
        vpternlogd zmm6, zmm3, zmm7, 0x2d                 ;   390.0 p0      46 p
        vmovdqu64 zmm5, [rbp + 15872]                     ;   348.5 p2      47 p
        vpxord zmm5, zmm5, [r8 + 8132]{1to16}             ;   390.5 p5+p3   47 p
        vmovdqu64 zmm25, [rbp + 16064]                    ;   349.5 p2      50 p reload
        vmovdqu64 [rbp + 15872], zmm24                    ;   384.0 p7+p4   46 p spill
        vmovdqu64 zmm24, [rbp + 21824]                    ;   349.7 p3      50 p reload
        vpternlogd zmm22, zmm24, zmm25, 0x96              ;   391.0 p0      47 p
        vmovdqu64 zmm24, [rbp + 12928]                    ;   350.5 p2      50 p reload
        vpternlogd zmm18, zmm24, [rbp + 15680], 0x96      ;   391.5 p5+p3   47 p
        vpternlogd zmm19, zmm24, [rbp + 17024], 0x96      ;   392.0 p0+p2   47 p
        vmovdqu64 zmm24, [rbp + 18112]                    ;   351.7 p3      50 p reload
        vmovdqu64 zmm25, [rbp + 19200]                    ;   352.5 p2      50 p reload
        vpternlogd zmm26, zmm25, zmm24, 0x96              ;   392.5 p5      47 p
        vpternlogd zmm26, zmm12, zmm12, 0xc3              ;   393.5 p0      47 p
        vmovdqu64 zmm25, [rbp + 21632]                    ;   352.7 p3      50 p reload
        vpternlogd zmm9, zmm25, [rbp + 12800], 0x96       ;   393.5 p5+p2   47 p
        vmovdqu64 zmm25, [rbp + 20288]                    ;   353.7 p3      50 p reload
        vpternlogd zmm22, zmm25, [rbp + 21440], 0x96      ;   394.0 p0+p2   47 p
        vpternlogd zmm22, zmm17, [rbp + 20608], 0x69      ;   395.0 p5+p3   47 p
        vpternlogd zmm19, zmm25, [rbp + 16704], 0x96      ;   395.0 p0+p2   47 p
        vmovdqa64 zmm25, zmm2                             ;   357.5         47 p copy
        vpternlogd zmm25, zmm29, zmm22, 0x96              ;   396.0 p5      47 p
        vmovdqu64 [rbp + 16704], zmm7                     ;   385.0 p8+p9   46 p spill
        vmovdqa64 zmm7, zmm25                             ;   397.0         47 p copy
        vpternlogd zmm7, zmm29, zmm17, 0x2e               ;   397.0 p0      47 p
        vpternlogd zmm29, zmm7, zmm2, 0x73                ;   398.0 p5      47 p
        vpternlogd zmm0, zmm29, zmm25, 0xb4               ;   399.0 p0      47 p
        vpternlogd zmm29, zmm15, zmm20, 0x69              ;   399.0 p5      47 p
        vpternlogd zmm2, zmm29, zmm0, 0x69                ;   400.0 p0      47 p
        vmovdqu64 zmm15, [rbp + 20608]                    ;   355.7 p3      50 p reload
        vpternlogd zmm7, zmm15, [rbp + 20608], 0xc3       ;   398.5 p5+p2   47 p
        vpternlogd zmm20, zmm22, zmm7, 0x95               ;   399.5 p0      47 p
        vpternlogd zmm7, zmm28, zmm2, 0x96                ;   401.0 p5      47 p
        vmovdqu64 zmm15, [rbp + 14464]                    ;   356.7 p3      46 p reload
        vmovdqu64 zmm22, [rbp + 13888]                    ;   357.5 p2      47 p
        vpternlogd zmm22, zmm15, [r8 + 8144]{1to16}, 0x96 ;   400.0 p0+p3   47 p
        vpxord zmm10, zmm10, zmm7                         ;   402.0 p5      47 p
        vmovdqu64 zmm15, [rbp + 15360]                    ;   358.5 p2      50 p reload
        vpternlogd zmm16, zmm15, [rbp + 16192], 0x96      ;   401.0 p0+p3   47 p
        vpternlogd zmm16, zmm27, [rbp + 16000], 0x96      ;   402.0 p5+p2   47 p
        vmovdqu64 zmm15, [rbp + 14720]                    ;   359.7 p3      46 p reload
        vmovdqu64 zmm27, [rbp + 19520]                    ;   360.5 p2      47 p
        vpternlogd zmm27, zmm15, [r8 + 8152]{1to16}, 0x96 ;   402.0 p0+p3   47 p
        vpternlogd zmm16, zmm1, [rbp + 16128], 0x96       ;   403.0 p5+p2   47 p
        vmovdqu64 zmm15, [rbp + 17792]                    ;   361.7 p3      50 p reload
        vpternlogd zmm18, zmm15, [rbp + 22528], 0x96      ;   403.0 p0+p2   47 p
        vpternlogd zmm18, zmm14, [rbp + 19584], 0x69      ;   404.0 p5+p3   47 p
        vmovdqu64 zmm15, [rbp + 17088]                    ;   363.5 p2      50 p reload
        vmovdqu64 zmm28, [rbp + 19072]                    ;   363.7 p3      50 p reload
        vpternlogd zmm9, zmm28, zmm15, 0x96               ;   404.0 p0      47 p
        vpternlogd zmm9, zmm26, [rbp + 20864], 0x69       ;   405.0 p5+p2   47 p
        vmovdqa64 zmm28, zmm20                            ;   400.5         47 p copy
        vpternlogd zmm28, zmm2, zmm0, 0x87                ;   405.0 p0      47 p
        vpternlogd zmm29, zmm28, zmm7, 0x4b               ;   406.0 p5      47 p
        vpternlogd zmm17, zmm29, zmm28, 0x69              ;   407.0 p0      47 p
        vmovdqu64 [rbp + 19584], zmm13                    ;   389.5 p7+p4   46 p spill
        vmovdqa64 zmm13, zmm7                             ;   402.0         47 p copy
        vpternlogd zmm13, zmm2, zmm0, 0x5c                ;   406.5 p5      47 p
        vpternlogd zmm10, zmm28, zmm13, 0x2d              ;   407.5 p0      47 p
        vpternlogd zmm13, zmm25, zmm17, 0x69              ;   408.0 p5      47 p
        vpxord zmm25, zmm10, zmm13                        ;   409.0 p0      47 p
        vmovdqa64 zmm28, zmm10                            ;   408.5         47 p copy
        vpternlogd zmm28, zmm17, zmm29, 0x6b              ;   408.5 p5      47 p
        vmovdqu64 [rbp + 22528], zmm21                    ;   389.0 p8+p9   46 p spill
        vmovdqa64 zmm21, zmm16                            ;   404.0         47 p copy
        vpternlogd zmm21, zmm18, zmm9, 0x96               ;   409.0 p0      47 p
        vmovdqu64 [rbp + 17792], zmm30                    ;   387.0 p7+p4   46 p spill
        vmovdqa64 zmm30, zmm13                            ;   409.0         47 p copy
        vpternlogd zmm30, zmm17, zmm29, 0x53              ;   409.5 p5      47 p
        vpternlogd zmm10, zmm30, zmm29, 0x59              ;   410.5 p0      47 p
        vpternlogd zmm30, zmm28, zmm25, 0x49              ;   410.5 p5      47 p
        vpternlogd zmm28, zmm20, zmm30, 0x96              ;   411.5 p0      47 p
        vmovdqu64 zmm20, [rbp + 15296]                    ;   364.7 p3      47 p
        vpxord zmm20, zmm20, [r8 + 8176]{1to16}           ;   411.5 p5+p2   47 p
        vpternlogd zmm2, zmm10, zmm25, 0xb4               ;   412.0 p0      47 p
        vpternlogd zmm10, zmm0, zmm25, 0x96               ;   412.5 p5      47 p
        vpternlogd zmm30, zmm7, zmm2, 0x96                ;   413.0 p0      47 p
        vpternlogd zmm2, zmm13, zmm17, 0x2d               ;   413.5 p5      47 p
        vmovdqu64 zmm0, [rbp + 18752]                     ;   365.7 p3      47 p
        vmovdqu64 zmm7, [rbp + 13056]                     ;   366.5 p2      47 p
        vpxord zmm7, zmm7, [r8 + 8164]{1to16}             ;   414.0 p0+p3   47 p
        vmovdqu64 [rbp + 13056], zmm29                    ;   407.0 p8+p9   47 p spill
        vmovdqa64 zmm29, zmm18                            ;   405.0         47 p copy
        vmovdqu64 [rbp + 18752], zmm10                    ;   413.5 p7+p4   47 p spill
        vmovdqa64 zmm10, zmm16                            ;   404.0         47 p copy
        vpternlogd zmm10, zmm18, zmm26, 0xd4              ;   414.5 p5      47 p
        vmovdqu64 [rbp + 16128], zmm17                    ;   408.0 p8+p9   47 p spill
        vmovdqa64 zmm17, zmm21                            ;   410.0         47 p copy
        vpternlogd zmm17, zmm18, zmm26, 0x2e              ;   415.0 p0      47 p
        vpternlogd zmm18, zmm17, zmm16, 0x73              ;   416.0 p5      47 p
        vpternlogd zmm1, zmm18, zmm21, 0xb4               ;   417.0 p0      47 p
        vpternlogd zmm18, zmm12, zmm10, 0x69              ;   417.0 p5      47 p
        vpternlogd zmm16, zmm18, zmm1, 0x69               ;   418.0 p0      47 p
        vmovdqu64 zmm12, [rbp + 20864]                    ;   367.5 p2      50 p reload
        vpternlogd zmm17, zmm12, [rbp + 20864], 0xc3      ;   417.5 p5+p3   47 p
        vpternlogd zmm10, zmm9, zmm17, 0x95               ;   418.5 p0      47 p
        vpternlogd zmm17, zmm14, zmm16, 0x96              ;   419.0 p5      47 p
        vmovdqu64 zmm9, [rbp + 17344]                     ;   368.5 p2      50 p reload
        vmovdqu64 zmm12, [rbp + 14080]                    ;   368.7 p3      47 p
        vpternlogd zmm12, zmm9, [r8 + 8188]{1to16}, 0x96  ;   419.0 p0+p2   47 p
        vmovdqu64 zmm9, [rbp + 17280]                     ;   369.7 p3      50 p reload
        vpternlogd zmm5, zmm9, [rbp + 16448], 0x96        ;   419.5 p5+p2   47 p
        vmovdqu64 zmm9, [rbp + 16384]                     ;   370.7 p3      50 p reload
        vpternlogd zmm19, zmm9, [rbp + 16768], 0x69       ;   420.0 p0+p2   47 p
        vpxord zmm29, zmm29, zmm17                        ;   420.5 p5      47 p
        vmovdqa64 zmm14, zmm10                            ;   419.5         47 p copy
        vpternlogd zmm14, zmm16, zmm1, 0x87               ;   421.0 p0      47 p
        vpternlogd zmm18, zmm14, zmm17, 0x4b              ;   422.0 p5      47 p
        vpternlogd zmm26, zmm18, zmm14, 0x69              ;   423.0 p0      47 p
        vpternlogd zmm12, zmm15, [rbp + 15296], 0x96      ;   422.5 p5+p3   47 p
        vmovdqu64 [rbp + 16768], zmm2                     ;   414.5 p7+p4   47 p spill
        vmovdqa64 zmm2, zmm17                             ;   420.0         47 p copy
        vpternlogd zmm2, zmm16, zmm1, 0x5c                ;   423.0 p0      47 p
        vpternlogd zmm29, zmm14, zmm2, 0x2d               ;   424.0 p5      47 p
        vpternlogd zmm2, zmm21, zmm26, 0x69               ;   424.0 p0      47 p
        vmovdqu64 zmm14, [rbp + 20672]                    ;   372.5 p2      50 p reload
        vpternlogd zmm22, zmm14, [rbp + 19008], 0x96      ;   424.5 p5+p3   47 p
        vmovdqu64 zmm14, [rbp + 21504]                    ;   373.5 p2      50 p reload
        vpternlogd zmm27, zmm14, [rbp + 16320], 0x96      ;   425.0 p0+p3   47 p
        vpternlogd zmm27, zmm15, [rbp + 15296], 0x96      ;   426.0 p5+p2   47 p
        vmovdqu64 zmm14, [rbp + 20224]                    ;   374.7 p3      47 p reload
        vmovdqu64 zmm15, [rbp + 15040]                    ;   375.5 p2      47 p
        vpternlogd zmm15, zmm14, [r8 + 8184]{1to16}, 0x96 ;   426.0 p0+p3   47 p
        vpxord zmm0, zmm0, zmm15                          ;   427.0 p5      47 p
        vpxord zmm14, zmm29, zmm2                         ;   427.0 p0      47 p
        vmovdqa64 zmm15, zmm29                            ;   425.0         47 p copy
        vpternlogd zmm15, zmm26, zmm18, 0x6b              ;   427.5 p5      47 p
        vmovdqa64 zmm21, zmm2                             ;   425.0         47 p copy
        vpternlogd zmm21, zmm26, zmm18, 0x53              ;   428.0 p0      47 p
        vpternlogd zmm29, zmm21, zmm18, 0x59              ;   429.0 p5      47 p
        vpternlogd zmm21, zmm15, zmm14, 0x49              ;   429.0 p0      47 p
        vpternlogd zmm15, zmm10, zmm21, 0x96              ;   430.0 p5      47 p
        vpternlogd zmm16, zmm29, zmm14, 0xb4              ;   430.0 p0      47 p
        vpternlogd zmm29, zmm1, zmm14, 0x96               ;   430.5 p5      47 p
        vpternlogd zmm21, zmm17, zmm16, 0x96              ;   431.0 p0      47 p
        vmovdqu64 zmm1, [rbp + 16256]                     ;   376.5 p2      46 p reload
        vmovdqu64 zmm10, [rbp + 20544]                    ;   376.7 p3      50 p
        vpternlogd zmm10, zmm1, [r8 + 7680]{1to16}, 0x96  ;   431.5 p5+p2   50 p
        vpternlogd zmm16, zmm2, zmm26, 0x2d               ;   432.0 p0      47 p
        vpbroadcastd zmm1, [r8 + 7748]                    ;   320.5 p10     50 p
        vpxord zmm1, zmm1, zmm23                          ;   432.5 p5      50 p
        vmovdqu64 zmm17, [rbp + 20992]                    ;   377.7 p3      50 p
        vpxord zmm17, zmm17, [r8 + 7756]{1to16}           ;   433.0 p0+p2   50 p
        vmovdqu64 [rbp + 16256], zmm17                    ;   434.0 p8+p9   50 p spill
        vpbroadcastd zmm17, [r8 + 7760]                   ;   321.5 p10     50 p
        vpxord zmm17, zmm17, zmm11                        ;   433.5 p5      50 p
        vpternlogd zmm11, zmm4, [r8 + 7744]{1to16}, 0x96  ;   434.0 p0+p3   50 p
        vmovdqu64 zmm4, [rbp + 19840]                     ;   379.5 p2      50 p
        vpxord zmm4, zmm4, [r8 + 7768]{1to16}             ;   434.5 p5+p3   50 p
        vmovdqu64 [rbp + 20224], zmm4                     ;   435.5 p7+p4   50 p spill
        vmovdqu64 zmm4, [rbp + 19840]                     ;   380.5 p2      46 p reload
        vpternlogd zmm8, zmm4, [r8 + 7752]{1to16}, 0x96   ;   435.0 p0+p3   50 p
        vmovdqu64 zmm4, [rbp + 14976]                     ;   381.5 p2      46 p reload
        vpternlogd zmm23, zmm4, [r8 + 7764]{1to16}, 0x69  ;   435.5 p5+p3   50 p
        vmovdqu64 zmm4, [rbp + 13440]                     ;   382.5 p2      50 p reload
        vpternlogd zmm5, zmm4, [rbp + 17920], 0x96        ;   436.0 p0+p3   47 p
        vmovdqu64 zmm4, [rbp + 16832]                     ;   383.5 p2      50 p reload
        vpternlogd zmm5, zmm24, zmm4, 0x96                ;   437.0 p5      47 p
        vmovdqu64 zmm24, [rbp + 15232]                    ;   383.7 p3      50 p reload
        vpternlogd zmm20, zmm24, [rbp + 21760], 0x96      ;   437.0 p0+p2   47 p
        vmovdqu64 zmm24, [rbp + 20096]                    ;   384.7 p3      50 p reload
        vpternlogd zmm22, zmm24, [rbp + 16512], 0x96      ;   437.5 p5+p2   47 p
        vpternlogd zmm3, zmm31, [r8 + 7776]{1to16}, 0x96  ;   438.0 p0+p3   50 p
        vmovdqu64 zmm24, [rbp + 21248]                    ;   386.5 p2      50 p reload
        vpternlogd zmm7, zmm24, [rbp + 15104], 0x96       ;   438.5 p5+p3   47 p
        vmovdqu64 zmm24, [rbp + 19264]                    ;   387.5 p2      50 p reload
        vpternlogd zmm27, zmm24, [rbp + 21312], 0x69      ;   439.0 p0+p3   47 p
        vmovdqu64 [rbp + 21312], zmm3                     ;   439.0 p8+p9   50 p spill
        vmovdqa64 zmm3, zmm27                             ;   440.0         47 p copy
        vmovdqu64 [rbp + 15104], zmm23                    ;   436.5 p7+p4   50 p spill
        vmovdqa64 zmm23, zmm5                             ;   438.0         47 p copy
        vpternlogd zmm23, zmm27, zmm19, 0xd4              ;   440.0 p5      47 p
        vmovdqu64 [rbp + 21248], zmm17                    ;   434.5 p8+p9   50 p spill
        vmovdqu64 zmm17, [rbp + 19648]                    ;   388.5 p2      50 p reload
        vpternlogd zmm12, zmm17, [rbp + 21696], 0x69      ;   440.0 p0+p3   47 p
        vmovdqu64 [rbp + 21696], zmm8                     ;   436.0 p7+p4   50 p spill
        vmovdqu64 zmm8, [rbp + 13504]                     ;   389.5 p2      50 p reload
        vpternlogd zmm22, zmm8, [rbp + 18880], 0x96       ;   440.5 p5+p3   47 p
        vmovdqu64 [rbp + 18880], zmm1                     ;   433.5 p8+p9   50 p spill
        vpbroadcastd zmm1, [r8 + 7780]                    ;   329.0 p10     50 p
        vpxord zmm1, zmm1, zmm6                           ;   441.0 p0      50 p
        vpternlogd zmm22, zmm19, [rbp + 18624], 0x69      ;   441.5 p5+p2   47 p
        vpxord zmm31, zmm31, [r8 + 7792]{1to16}           ;   442.0 p0+p3   50 p
        vmovdqu64 [rbp + 18624], zmm31                    ;   443.0 p7+p4   50 p spill
        vmovdqu64 zmm31, [rbp + 19584]                    ;   391.5 p2      50 p
        vpxord zmm31, zmm31, [r8 + 7788]{1to16}           ;   442.5 p5+p3   50 p
        vmovdqu64 [rbp + 16512], zmm31                    ;   443.5 p8+p9   50 p spill
        vmovdqu64 zmm31, [rbp + 22528]                    ;   392.5 p2      50 p
        vpxord zmm31, zmm31, [r8 + 7800]{1to16}           ;   443.0 p0+p3   50 p
        vpternlogd zmm25, zmm28, [r8 + 7816]{1to16}, 0x96 ;   443.5 p5+p2   50 p
        vpternlogd zmm13, zmm30, [r8 + 7808]{1to16}, 0x96 ;   444.0 p0+p3   50 p
        vmovdqu64 [rbp + 20096], zmm31                    ;   444.0 p7+p4   50 p spill
        vmovdqa64 zmm31, zmm5                             ;   438.0         47 p copy
        vpternlogd zmm31, zmm27, zmm22, 0x96              ;   444.5 p5      47 p
        vmovdqu64 [rbp + 21760], zmm1                     ;   442.0 p8+p9   50 p spill
        vmovdqa64 zmm1, zmm31                             ;   445.5         47 p copy
        vpternlogd zmm1, zmm27, zmm19, 0x2e               ;   445.5 p0      47 p
        vpternlogd zmm27, zmm1, zmm5, 0x73                ;   446.5 p5      47 p
        vpternlogd zmm1, zmm8, zmm8, 0xc3                 ;   446.5 p0      47 p
        vpternlogd zmm4, zmm27, zmm31, 0xb4               ;   447.5 p5      47 p
        vpternlogd zmm27, zmm9, zmm23, 0x69               ;   447.5 p0      47 p
        vpternlogd zmm23, zmm22, zmm1, 0x95               ;   447.5 p5      47 p
        vmovdqu64 zmm8, [rbp + 16704]                     ;   394.5 p2      46 p reload
        vpternlogd zmm6, zmm8, [r8 + 7796]{1to16}, 0x69   ;   448.0 p0+p3   50 p
        vmovdqu64 zmm8, [rbp + 14848]                     ;   395.5 p2      46 p reload
        vmovdqu64 zmm9, [rbp + 14016]                     ;   395.7 p3      50 p
        vpternlogd zmm9, zmm8, [r8 + 7688]{1to16}, 0x96   ;   448.5 p5+p2   50 p
        vpternlogd zmm5, zmm27, zmm4, 0x69                ;   449.0 p0      47 p
        vpbroadcastd zmm8, [r8 + 7884]                    ;   334.7 p10     50 p
        vpternlogd zmm1, zmm24, zmm5, 0x96                ;   450.0 p5      47 p
        vpbroadcastd zmm22, [r8 + 7888]                   ;   335.7 p10     50 p
        vpxord zmm3, zmm3, zmm1                           ;   451.0 p0      47 p
        vpternlogd zmm14, zmm15, [r8 + 7848]{1to16}, 0x96 ;   450.5 p5+p3   50 p
        vpternlogd zmm2, zmm21, [r8 + 7840]{1to16}, 0x96  ;   451.0 p0+p2   50 p
        vpternlogd zmm18, zmm29, [r8 + 7868]{1to16}, 0x69 ;   451.5 p5+p3   50 p
        vpternlogd zmm26, zmm16, [r8 + 7860]{1to16}, 0x69 ;   452.0 p0+p2   50 p
        vmovdqa64 zmm24, zmm23                            ;   448.5         47 p copy
        vpternlogd zmm24, zmm5, zmm4, 0x87                ;   452.5 p5      47 p
        vpternlogd zmm27, zmm24, zmm1, 0x4b               ;   453.5 p0      47 p
        vpternlogd zmm19, zmm27, zmm24, 0x69              ;   454.5 p5      47 p
        vmovdqu64 [rbp + 19264], zmm6                     ;   449.0 p7+p4   50 p spill
        vmovdqa64 zmm6, zmm1                              ;   451.0         47 p copy
        vpternlogd zmm6, zmm5, zmm4, 0x5c                 ;   454.0 p0      47 p
        vpternlogd zmm3, zmm24, zmm6, 0x2d                ;   455.0 p5      47 p
        vpbroadcastd zmm24, [r8 + 7908]                   ;   338.0 p10     50 p
        vpternlogd zmm6, zmm31, zmm19, 0x69               ;   455.5 p0      47 p
        vpbroadcastd zmm31, [r8 + 7916]                   ;   339.0 p10     50 p
        vmovdqu64 [rbp + 14848], zmm11                    ;   435.0 p8+p9   50 p spill
        vpbroadcastd zmm11, [r8 + 7920]                   ;   340.0 p10     50 p
        vmovdqu64 [rbp + 16704], zmm18                    ;   452.5 p7+p4   50 p spill
        vpxord zmm18, zmm3, zmm6                          ;   456.5 p5      47 p
        vmovdqu64 [rbp + 16384], zmm15                    ;   431.0 p8+p9   47 p spill
        vpbroadcastd zmm15, [r8 + 7928]                   ;   341.0 p10     50 p
        vmovdqu64 [rbp + 16832], zmm26                    ;   453.0 p7+p4   50 p spill
        vmovdqa64 zmm26, zmm3                             ;   456.0         47 p copy
        vpternlogd zmm26, zmm19, zmm27, 0x6b              ;   456.0 p0      47 p
        vmovdqu64 [rbp + 13504], zmm21                    ;   432.0 p8+p9   47 p spill
        vmovdqa64 zmm21, zmm6                             ;   456.5         47 p copy
        vpternlogd zmm21, zmm19, zmm27, 0x53              ;   456.5 p5      47 p
        vpternlogd zmm3, zmm21, zmm27, 0x59               ;   457.5 p0      47 p
        vpternlogd zmm21, zmm26, zmm18, 0x49              ;   457.5 p5      47 p
        vpternlogd zmm26, zmm23, zmm21, 0x96              ;   458.5 p0      47 p
        vpternlogd zmm5, zmm3, zmm18, 0xb4                ;   458.5 p5      47 p
        vpternlogd zmm3, zmm4, zmm18, 0x96                ;   459.0 p0      47 p
        vpternlogd zmm21, zmm1, zmm5, 0x96                ;   459.5 p5      47 p
        vmovdqu64 zmm1, [rbp + 20800]                     ;   398.7 p3      46 p reload
        vmovdqu64 zmm4, [rbp + 18304]                     ;   399.5 p2      50 p
        vpternlogd zmm4, zmm1, [r8 + 7700]{1to16}, 0x69   ;   460.0 p0+p3   50 p
        vpternlogd zmm5, zmm6, zmm19, 0x2d                ;   460.5 p5      47 p
        vmovdqu64 zmm1, [rbp + 19968]                     ;   400.5 p2      50 p reload
        vpternlogd zmm0, zmm1, [rbp + 16064], 0x96        ;   461.0 p0+p3   47 p
        vmovdqu64 zmm1, [rbp + 15936]                     ;   401.5 p2      50 p reload
        vpternlogd zmm20, zmm1, [rbp + 22720], 0x96       ;   461.5 p5+p3   47 p
        vmovdqu64 zmm1, [rbp + 19328]                     ;   402.5 p2      50 p reload
        vpternlogd zmm7, zmm1, [rbp + 19072], 0x96        ;   462.0 p0+p3   47 p
        vpxord zmm1, zmm10, [rax]                         ;   462.5 p5+p2   63 p
        vpxord zmm8, zmm8, zmm3                           ;   463.0 p0      50 p
        vpternlogd zmm3, zmm27, [r8 + 7900]{1to16}, 0x69  ;   463.5 p5+p3   50 p
        vpxord zmm22, zmm22, zmm21                        ;   464.0 p0      50 p
        vpternlogd zmm21, zmm6, [r8 + 7872]{1to16}, 0x96  ;   464.5 p5+p2   50 p
        vmovdqu64 zmm6, [rbp + 16896]                     ;   404.7 p3      46 p reload
        vmovdqu64 zmm23, [rbp + 15808]                    ;   405.5 p2      50 p
        vpternlogd zmm23, zmm6, [r8 + 7708]{1to16}, 0x69  ;   465.0 p0+p3   50 p
        vpxord zmm6, zmm9, [rax + 128]                    ;   465.5 p5+p2   63 p
        vpternlogd zmm18, zmm26, [r8 + 7880]{1to16}, 0x96 ;   466.0 p0+p3   50 p
        vpternlogd zmm19, zmm5, [r8 + 7892]{1to16}, 0x69  ;   466.5 p5+p2   50 p
        vpxord zmm27, zmm4, [rax + 320]                   ;   467.0 p0+p3   63 p
        vmovdqu64 [rbp + 16896], zmm27                    ;   468.0 p7+p4   63 p spill
        vpxord zmm27, zmm23, [rax + 448]                  ;   467.5 p5+p2   63 p
        vmovdqu64 [rbp + 19072], zmm27                    ;   468.5 p8+p9   63 p spill
        vmovdqu64 zmm27, [rbp + 21568]                    ;   408.7 p3      50 p reload
        vpternlogd zmm20, zmm27, [rbp + 18816], 0x96      ;   468.0 p0+p2   47 p
        vmovdqu64 zmm27, [rbp + 22592]                    ;   409.7 p3      50 p reload
        vpternlogd zmm20, zmm12, zmm27, 0x69              ;   469.0 p5      47 p
        vmovdqu64 [rbp + 21568], zmm6                     ;   466.5 p7+p4   63 p spill
        vpxord zmm6, zmm13, [rax + 4096]                  ;   469.0 p0+p2   63 p
        vmovdqu64 [rbp + 19328], zmm6                     ;   470.0 p8+p9   63 p spill
        vpxord zmm6, zmm25, [rax + 4224]                  ;   469.5 p5+p3   63 p
        vmovdqu64 [rbp + 22720], zmm6                     ;   470.5 p7+p4   63 p spill
        vmovdqu64 zmm6, [rbp + 20032]                     ;   411.5 p2      50 p reload
        vpternlogd zmm0, zmm6, [rbp + 18816], 0x69        ;   470.0 p0+p3   47 p
        vmovdqu64 [rbp + 18816], zmm1                     ;   463.5 p8+p9   63 p spill
        vmovdqa64 zmm1, zmm0                              ;   471.0         47 p copy
        vmovdqu64 [rbp + 15936], zmm3                     ;   464.5 p7+p4   50 p spill
        vmovdqu64 zmm3, [rbp + 13760]                     ;   412.5 p2      50 p reload
        vpternlogd zmm7, zmm3, [rbp + 15488], 0x96        ;   470.5 p5+p3   47 p
        vmovdqu64 [rbp + 15488], zmm26                    ;   459.5 p8+p9   47 p spill
        vmovdqa64 zmm26, zmm7                             ;   471.5         47 p copy
        vpternlogd zmm26, zmm0, zmm20, 0x96               ;   471.5 p0      47 p
        vmovdqu64 [rbp + 16064], zmm19                    ;   467.5 p7+p4   50 p spill
        vpxord zmm19, zmm2, [rax + 4608]                  ;   471.5 p5+p2   63 p
        vmovdqu64 [rbp + 19968], zmm19                    ;   472.5 p8+p9   63 p spill
        vmovdqa64 zmm19, zmm26                            ;   472.5         47 p copy
        vpternlogd zmm19, zmm0, zmm12, 0x2e               ;   472.5 p0      47 p
        vmovdqu64 [rbp + 20800], zmm22                    ;   465.0 p7+p4   50 p spill
        vmovdqa64 zmm22, zmm19                            ;   473.5         47 p copy
        vpternlogd zmm22, zmm27, zmm27, 0xc3              ;   473.5 p5      47 p
        vpternlogd zmm19, zmm7, zmm0, 0x2f                ;   473.5 p0      47 p
        vpternlogd zmm0, zmm7, zmm12, 0xd4                ;   473.5 p5      47 p
        vpternlogd zmm3, zmm19, zmm26, 0xb4               ;   474.5 p0      47 p
        vmovdqu64 zmm27, [rbp + 16832]                    ;   453.0 p3      63 p
        vpxord zmm27, zmm27, [rax + 4928]                 ;   474.5 p5+p2   63 p
        vpternlogd zmm19, zmm17, zmm0, 0x69               ;   475.0 p0      47 p
        vpternlogd zmm0, zmm20, zmm22, 0x95               ;   475.5 p5      47 p
        vpternlogd zmm7, zmm19, zmm3, 0x69                ;   476.0 p0      47 p
        vmovdqu64 zmm17, [rbp + 16704]                    ;   452.5 p3      63 p
        vpxord zmm17, zmm17, [rax + 5056]                 ;   476.5 p5+p2   63 p
        vpternlogd zmm22, zmm6, zmm7, 0x96                ;   477.0 p0      47 p
        vpxord zmm10, zmm10, [rax + 2048]                 ;   477.5 p5+p3   63 p
        vpxord zmm1, zmm1, zmm22                          ;   478.0 p0      47 p
        vpxord zmm6, zmm14, [rax + 4736]                  ;   478.5 p5+p2   63 p
        vmovdqa64 zmm20, zmm0                             ;   476.5         47 p copy
        vpternlogd zmm20, zmm7, zmm3, 0x87                ;   479.0 p0      47 p
        vpternlogd zmm19, zmm20, zmm22, 0x4b              ;   480.0 p5      47 p
        vpternlogd zmm12, zmm19, zmm20, 0x69              ;   481.0 p0      47 p
        vmovdqu64 [rbp + 1920], zmm10                     ;   478.5 p8+p9   63 p spill
        vmovdqa64 zmm10, zmm22                            ;   478.0         47 p copy
        vpternlogd zmm10, zmm7, zmm3, 0x5c                ;   480.5 p5      47 p
        vpternlogd zmm1, zmm20, zmm10, 0x2d               ;   481.5 p0      47 p
        vpternlogd zmm10, zmm26, zmm12, 0x69              ;   482.0 p5      47 p
        vpxord zmm9, zmm9, [rax + 2176]                   ;   482.0 p0+p3   63 p
        vpxord zmm4, zmm4, [rax + 2368]                   ;   482.5 p5+p2   63 p
        vpxord zmm23, zmm23, [rax + 2496]                 ;   483.0 p0+p3   63 p
        vpxord zmm20, zmm1, zmm10                         ;   483.5 p5      47 p
        vmovdqa64 zmm26, zmm1                             ;   482.5         47 p copy
        vpternlogd zmm26, zmm12, zmm19, 0x6b              ;   484.0 p0      47 p
        vmovdqu64 [rbp + 2368], zmm23                     ;   484.0 p7+p4   63 p spill
        vmovdqa64 zmm23, zmm10                            ;   483.0         47 p copy
        vpternlogd zmm23, zmm12, zmm19, 0x53              ;   484.5 p5      47 p
        vpternlogd zmm1, zmm23, zmm19, 0x59               ;   485.5 p0      47 p
        vpternlogd zmm23, zmm26, zmm20, 0x49              ;   485.5 p5      47 p
        vpternlogd zmm26, zmm0, zmm23, 0x96               ;   486.5 p0      47 p
        vpternlogd zmm7, zmm1, zmm20, 0xb4                ;   486.5 p5      47 p
        vpternlogd zmm1, zmm3, zmm20, 0x96                ;   487.0 p0      47 p
        vpternlogd zmm23, zmm22, zmm7, 0x96               ;   487.5 p5      47 p
        vmovdqu64 zmm0, [rbp + 18432]                     ;   418.5 p2      46 p reload
        vmovdqu64 zmm3, [rbp + 13376]                     ;   418.7 p3      50 p
        vpternlogd zmm3, zmm0, [r8 + 7712]{1to16}, 0x96   ;   488.0 p0+p2   50 p
        vpternlogd zmm7, zmm10, zmm12, 0x2d               ;   488.5 p5      47 p
        vmovdqu64 zmm0, [rbp + 14848]                     ;   435.0 p3      63 p
        vpxord zmm0, zmm0, [rax + 3072]                   ;   489.0 p0+p2   63 p
        vmovdqu64 zmm22, [rbp + 18880]                    ;   433.5 p3      63 p
        vpxord zmm22, zmm22, [rax + 3136]                 ;   489.5 p5+p2   63 p
        vpxord zmm31, zmm31, zmm1                         ;   490.0 p0      50 p
        vpxord zmm15, zmm15, zmm26                        ;   490.5 p5      50 p
        vpxord zmm11, zmm11, zmm23                        ;   491.0 p0      50 p
        vpxord zmm24, zmm24, zmm7                         ;   491.5 p5      50 p
        vmovdqu64 [rbp + 3008], zmm22                     ;   490.5 p8+p9   63 p spill
        vmovdqu64 zmm22, [rbp + 21696]                    ;   436.0 p3      63 p
        vpxord zmm22, zmm22, [rax + 3200]                 ;   492.0 p0+p2   63 p
        vmovdqu64 [rbp + 3072], zmm22                     ;   493.0 p7+p4   63 p spill
        vmovdqu64 zmm22, [rbp + 16256]                    ;   434.0 p3      63 p
        vpxord zmm22, zmm22, [rax + 3264]                 ;   492.5 p5+p2   63 p
        vmovdqu64 [rbp + 3136], zmm22                     ;   493.5 p8+p9   63 p spill
        vmovdqu64 zmm22, [rbp + 21248]                    ;   434.5 p3      63 p
        vpxord zmm22, zmm22, [rax + 3328]                 ;   493.0 p0+p2   63 p
        vmovdqu64 [rbp + 3200], zmm22                     ;   494.0 p7+p4   63 p spill
        vmovdqu64 zmm22, [rbp + 15104]                    ;   436.5 p3      63 p
        vpxord zmm22, zmm22, [rax + 3392]                 ;   493.5 p5+p2   63 p
        vmovdqu64 [rbp + 3264], zmm22                     ;   494.5 p8+p9   63 p spill
        vmovdqu64 zmm22, [rbp + 20224]                    ;   435.5 p3      63 p
        vpxord zmm22, zmm22, [rax + 3456]                 ;   494.0 p0+p2   63 p
        vpternlogd zmm26, zmm20, [r8 + 7912]{1to16}, 0x96 ;   494.5 p5+p3   50 p
        vpternlogd zmm23, zmm10, [r8 + 7904]{1to16}, 0x96 ;   495.0 p0+p2   50 p
        vpternlogd zmm1, zmm19, [r8 + 7932]{1to16}, 0x69  ;   495.5 p5+p3   50 p
        vmovdqu64 zmm10, [rbp + 12992]                    ;   428.5 p2      46 p reload
        vmovdqu64 zmm19, [rbp + 16576]                    ;   428.7 p3      50 p
        vpternlogd zmm19, zmm10, [r8 + 7720]{1to16}, 0x96 ;   496.0 p0+p2   50 p
        vmovdqu64 zmm10, [rbp + 21312]                    ;   439.0 p3      63 p
        vpxord zmm10, zmm10, [rax + 3584]                 ;   496.5 p5+p2   63 p
        vpternlogd zmm7, zmm12, [r8 + 7924]{1to16}, 0x69  ;   497.0 p0+p3   50 p
        vpxord zmm12, zmm3, [rax + 512]                   ;   497.5 p5+p2   63 p
        vpxord zmm3, zmm3, [rax + 2560]                   ;   498.0 p0+p3   63 p
        vpxord zmm20, zmm19, [rax + 640]                  ;   498.5 p5+p2   63 p
        vpxord zmm19, zmm19, [rax + 2688]                 ;   499.0 p0+p3   63 p
        vmovdqu64 [rbp + 3456], zmm10                     ;   497.5 p7+p4   63 p spill
        vmovdqu64 zmm10, [rax + 4480]                     ;   433.5 p2      63 p
        vpternlogd zmm10, zmm28, [r8 + 7832]{1to16}, 0x96 ;   499.5 p5+p3   63 p
        vmovdqu64 [rbp + 3328], zmm22                     ;   495.0 p8+p9   63 p spill
        vmovdqu64 zmm22, [rax + 4352]                     ;   434.5 p2      63 p
        vpternlogd zmm22, zmm30, [r8 + 7824]{1to16}, 0x96 ;   500.0 p0+p3   63 p
        vmovdqu64 [rbp + 2944], zmm0                      ;   490.0 p7+p4   63 p spill
        vmovdqu64 zmm0, [rax + 4800]                      ;   435.5 p2      63 p
        vpternlogd zmm0, zmm29, [r8 + 7852]{1to16}, 0x96  ;   500.5 p5+p3   63 p
        vmovdqu64 [rbp + 2560], zmm19                     ;   500.0 p8+p9   63 p spill
        vmovdqu64 zmm19, [rax + 4672]                     ;   436.5 p2      63 p
        vpternlogd zmm19, zmm16, [r8 + 7844]{1to16}, 0x96 ;   501.0 p0+p3   63 p
        vmovdqu64 [rbp + 2432], zmm3                      ;   499.0 p7+p4   63 p spill
        vmovdqu64 zmm3, [rax + 832]                       ;   437.5 p2      63 p
        vmovdqu64 [rbp + 2240], zmm4                      ;   483.5 p8+p9   63 p spill
        vmovdqu64 zmm4, [rax + 960]                       ;   437.7 p3      63 p
        vmovdqu64 [rbp + 2048], zmm9                      ;   483.0 p7+p4   63 p spill
        vmovdqu64 zmm9, [rax + 4416]                      ;   438.5 p2      63 p
        vmovdqu64 [rbp + 17088], zmm17                    ;   477.5 p8+p9   63 p spill
        vmovdqu64 zmm17, [rax + 4544]                     ;   438.7 p3      63 p
        vmovdqu64 [rbp + 16320], zmm27                    ;   475.5 p7+p4   63 p spill
        vmovdqu64 zmm27, [rax + 2880]                     ;   439.5 p2      63 p
        vmovdqu64 [rbp + 21504], zmm0                     ;   501.5 p8+p9   63 p spill
        vmovdqu64 zmm0, [rax + 3008]                      ;   439.7 p3      63 p
        vmovdqu64 [rbp + 19008], zmm6                     ;   479.5 p7+p4   63 p spill
        vmovdqu64 zmm6, [rax + 3520]                      ;   440.5 p2      63 p
        vmovdqu64 [rbp + 20672], zmm19                    ;   502.0 p8+p9   63 p spill
        vmovdqu64 zmm19, [rbp + 22144]                    ;   440.7 p3      46 p reload
        vmovdqu64 [rbp + 16448], zmm10                    ;   500.5 p7+p4   63 p spill
        vmovdqu64 zmm10, [rbp + 15616]                    ;   441.5 p2      50 p
        vpternlogd zmm10, zmm19, [r8 + 7732]{1to16}, 0x69 ;   501.5 p5+p3   50 p
        vmovdqu64 zmm19, [rbp + 21760]                    ;   442.5 p2      63 p
        vpxord zmm19, zmm19, [rax + 3648]                 ;   502.0 p0+p3   63 p
        vpxord zmm3, zmm3, zmm10                          ;   502.5 p5      63 p
        vpxord zmm27, zmm27, zmm10                        ;   503.0 p0      63 p
        vmovdqu64 zmm10, [rbp + 17152]                    ;   443.5 p2      46 p reload
        vmovdqu64 [rbp + 3520], zmm19                     ;   503.0 p8+p9   63 p spill
        vmovdqu64 zmm19, [rbp + 14336]                    ;   443.7 p3      50 p
        vpternlogd zmm19, zmm10, [r8 + 7740]{1to16}, 0x69 ;   503.5 p5+p2   50 p
        vmovdqu64 zmm10, [rbp + 16512]                    ;   444.7 p3      63 p
        vpxord zmm10, zmm10, [rax + 3776]                 ;   504.0 p0+p2   63 p
        vpxord zmm13, zmm13, [rax + 6144]                 ;   504.5 p5+p3   63 p
        vpxord zmm4, zmm4, zmm19                          ;   505.0 p0      63 p
        vpxord zmm0, zmm0, zmm19                          ;   505.5 p5      63 p
        vmovdqu64 zmm19, [rbp + 18624]                    ;   446.5 p2      63 p
        vpxord zmm19, zmm19, [rax + 3840]                 ;   506.0 p0+p3   63 p
        vmovdqu64 [rbp + 6016], zmm13                     ;   505.5 p7+p4   63 p spill
        vmovdqu64 zmm13, [rbp + 19264]                    ;   449.0 p2      63 p
        vpxord zmm13, zmm13, [rax + 3904]                 ;   506.5 p5+p3   63 p
        vmovdqu64 [rbp + 3776], zmm13                     ;   507.5 p8+p9   63 p spill
        vmovdqu64 zmm13, [rbp + 20096]                    ;   448.5 p2      63 p
        vpxord zmm13, zmm13, [rax + 3968]                 ;   507.0 p0+p3   63 p
        vmovdqu64 [rbp + 3840], zmm13                     ;   508.0 p7+p4   63 p spill
        vmovdqu64 zmm13, [rax + 3712]                     ;   449.5 p2      63 p
        vmovdqu64 [rbp + 3712], zmm19                     ;   507.0 p8+p9   63 p spill
        vmovdqu64 zmm19, [rax + 4032]                     ;   449.7 p3      63 p
        vmovdqu64 [rbp + 3648], zmm10                     ;   505.0 p7+p4   63 p spill
        vmovdqu64 zmm10, [rbp + 22784]                    ;   450.5 p2      46 p reload
        vmovdqu64 [rbp + 2880], zmm0                      ;   506.5 p8+p9   63 p spill
        vmovdqu64 zmm0, [rbp + 20992]                     ;   450.7 p3      50 p
        vpternlogd zmm0, zmm10, [r8 + 7772]{1to16}, 0x69  ;   507.5 p5+p2   50 p
        vpxord zmm25, zmm25, [rax + 6272]                 ;   508.0 p0+p3   63 p
        vmovdqu64 zmm10, [rax + 6400]                     ;   452.5 p2      62 p reload
        vpternlogd zmm30, zmm10, [r8 + 7824]{1to16}, 0x96 ;   508.5 p5+p3   63 p
        vpxord zmm6, zmm6, zmm0                           ;   509.0 p0      63 p
        vmovdqu64 zmm10, [rbp + 17792]                    ;   453.5 p2      46 p reload
        vmovdqu64 [rbp + 6272], zmm30                     ;   509.5 p7+p4   63 p spill
        vmovdqu64 zmm30, [rbp + 22528]                    ;   453.7 p3      50 p
        vpternlogd zmm30, zmm10, [r8 + 7784]{1to16}, 0x96 ;   509.5 p5+p2   50 p
        vpxord zmm2, zmm2, [rax + 6656]                   ;   510.0 p0+p3   63 p
        vmovdqu64 zmm10, [rax + 6528]                     ;   455.5 p2      62 p reload
        vpternlogd zmm28, zmm10, [r8 + 7832]{1to16}, 0x96 ;   510.5 p5+p3   63 p
        vpxord zmm13, zmm13, zmm30                        ;   511.0 p0      63 p
        vmovdqu64 zmm10, [rax + 6720]                     ;   456.5 p2      62 p reload
        vpternlogd zmm16, zmm10, [r8 + 7844]{1to16}, 0x96 ;   511.5 p5+p3   63 p
        vmovdqu64 zmm10, [rax + 6464]                     ;   457.5 p2      63 p
        vmovdqu64 [rbp + 6592], zmm16                     ;   512.5 p8+p9   63 p spill
        vmovdqu64 zmm16, [rax + 6592]                     ;   457.7 p3      63 p
        vmovdqu64 [rbp + 6528], zmm2                      ;   511.0 p7+p4   63 p spill
        vmovdqu64 zmm2, [rbp + 15872]                     ;   458.5 p2      46 p reload
        vmovdqu64 [rbp + 6400], zmm28                     ;   511.5 p8+p9   63 p spill
        vmovdqu64 zmm28, [rbp + 19584]                    ;   458.7 p3      50 p
        vpternlogd zmm28, zmm2, [r8 + 7804]{1to16}, 0x69  ;   512.0 p0+p2   50 p
        vpxord zmm14, zmm14, [rax + 6784]                 ;   512.5 p5+p3   63 p
        vpxord zmm19, zmm19, zmm28                        ;   513.0 p0      63 p
        vmovdqu64 zmm2, [rax + 6848]                      ;   460.5 p2      62 p reload
        vpternlogd zmm29, zmm2, [r8 + 7852]{1to16}, 0x96  ;   513.5 p5+p3   63 p
        vmovdqu64 zmm2, [rbp + 16128]                     ;   461.5 p2      47 p reload
        vmovdqu64 [rbp + 6720], zmm29                     ;   514.5 p7+p4   63 p spill
        vmovdqu64 zmm29, [rbp + 16768]                    ;   461.7 p3      50 p
        vpternlogd zmm29, zmm2, [r8 + 7828]{1to16}, 0x69  ;   514.0 p0+p2   50 p
        vmovdqu64 zmm2, [rbp + 16832]                     ;   462.7 p3      63 p
        vpxord zmm2, zmm2, [rax + 6976]                   ;   514.5 p5+p2   63 p
        vpxord zmm9, zmm9, zmm29                          ;   515.0 p0      63 p
        vpxord zmm10, zmm10, zmm29                        ;   515.5 p5      63 p
        vmovdqu64 zmm29, [rbp + 13056]                    ;   463.7 p3      47 p reload
        vmovdqu64 [rbp + 6848], zmm2                      ;   515.5 p8+p9   63 p spill
        vmovdqu64 zmm2, [rbp + 18752]                     ;   464.5 p2      50 p
        vpternlogd zmm2, zmm29, [r8 + 7836]{1to16}, 0x69  ;   516.0 p0+p3   50 p
        vmovdqu64 zmm29, [rbp + 16704]                    ;   465.5 p2      63 p
        vpxord zmm29, zmm29, [rax + 7104]                 ;   516.5 p5+p3   63 p
        vpxord zmm17, zmm17, zmm2                         ;   517.0 p0      63 p
        vpxord zmm16, zmm16, zmm2                         ;   517.5 p5      63 p
        vmovdqu64 zmm2, [rbp + 20800]                     ;   466.5 p2      63 p
        vpxord zmm2, zmm2, [rax + 7424]                   ;   518.0 p0+p3   63 p
        vmovdqu64 [rbp + 7296], zmm2                      ;   519.0 p7+p4   63 p spill
        vmovdqu64 zmm2, [rbp + 16064]                     ;   467.5 p2      63 p
        vpxord zmm2, zmm2, [rax + 7488]                   ;   518.5 p5+p3   63 p
        vmovdqu64 [rbp + 7360], zmm2                      ;   519.5 p8+p9   63 p spill
        vmovdqu64 zmm2, [rbp + 15936]                     ;   468.5 p2      63 p
        vpxord zmm2, zmm2, [rax + 7616]                   ;   519.0 p0+p3   63 p
        vmovdqu64 [rbp + 7488], zmm2                      ;   520.0 p7+p4   63 p spill
        vpxord zmm2, zmm8, [rax + 7360]                   ;   519.5 p5+p2   63 p
        vmovdqu64 [rbp + 7232], zmm2                      ;   520.5 p8+p9   63 p spill
        vpxord zmm2, zmm21, [rax + 7168]                  ;   520.0 p0+p3   63 p
        vmovdqu64 [rbp + 7040], zmm2                      ;   521.0 p7+p4   63 p spill
        vpxord zmm2, zmm18, [rax + 7296]                  ;   520.5 p5+p2   63 p
        vmovdqu64 [rbp + 7168], zmm2                      ;   521.5 p8+p9   63 p spill
        vpxord zmm2, zmm31, [rax + 7872]                  ;   521.0 p0+p3   63 p
        vmovdqu64 [rbp + 7744], zmm2                      ;   522.0 p7+p4   63 p spill
        vpxord zmm2, zmm24, [rax + 7744]                  ;   521.5 p5+p2   63 p
        vmovdqu64 [rbp + 7616], zmm2                      ;   522.5 p8+p9   63 p spill
        vpxord zmm2, zmm11, [rax + 7936]                  ;   522.0 p0+p3   63 p
        vmovdqu64 [rbp + 7808], zmm2                      ;   523.0 p7+p4   63 p spill
        vpxord zmm2, zmm15, [rax + 8064]                  ;   522.5 p5+p2   63 p
        vmovdqu64 [rbp + 7936], zmm2                      ;   523.5 p8+p9   63 p spill
        vpxord zmm2, zmm26, [rax + 7808]                  ;   523.0 p0+p3   63 p
        vmovdqu64 [rbp + 7680], zmm2                      ;   524.0 p7+p4   63 p spill
        vpxord zmm2, zmm23, [rax + 7680]                  ;   523.5 p5+p2   63 p
        vmovdqu64 [rbp + 7552], zmm2                      ;   524.5 p8+p9   63 p spill
        vpxord zmm2, zmm1, [rax + 8128]                   ;   524.0 p0+p3   63 p
        vmovdqu64 [rbp + 8000], zmm2                      ;   525.0 p7+p4   63 p spill
        vpxord zmm2, zmm7, [rax + 8000]                   ;   524.5 p5+p2   63 p
        vmovdqu64 [rbp + 7872], zmm2                      ;   525.5 p8+p9   63 p spill
        vmovdqu64 zmm2, [rax + 7232]                      ;   474.7 p3      63 p
        vpternlogd zmm2, zmm5, [r8 + 7876]{1to16}, 0x96   ;   525.0 p0+p2   63 p
        vmovdqu64 [rbp + 7104], zmm2                      ;   526.0 p7+p4   63 p spill
        vmovdqu64 zmm2, [rax + 64]                        ;   475.7 p3      62 p reload
        vmovdqu64 [rbp + 6976], zmm29                     ;   517.5 p8+p9   63 p spill
        vmovdqu64 zmm29, [rbp + 18304]                    ;   476.5 p2      63 p
        vpternlogd zmm29, zmm2, [r8 + 7684]{1to16}, 0x96  ;   525.5 p5+p3   63 p
        vpbroadcastd zmm2, [r8 + 7692]                    ;   411.5 p10     62 p.3 reload
        vmovdqu64 [rbp + 6656], zmm14                     ;   513.5 p7+p4   63 p spill
        vmovdqu64 zmm14, [rax + 192]                      ;   477.5 p2      62 p reload
        vmovdqu64 [rbp + 6464], zmm16                     ;   518.5 p8+p9   63 p spill
        vmovdqu64 zmm16, [rbp + 15808]                    ;   477.7 p3      63 p
        vpternlogd zmm16, zmm14, zmm2, 0x96               ;   526.0 p0      63 p
        vmovdqu64 zmm14, [rbp + 15808]                    ;   478.5 p2      46 p reload
        vpternlogd zmm2, zmm14, [rax + 2240], 0x96        ;   526.5 p5+p3   63 p
        vpbroadcastd zmm14, [r8 + 7696]                   ;   414.5 p10     62 p.4 reload
        vmovdqu64 [rbp + 6336], zmm10                     ;   516.5 p7+p4   63 p spill
        vmovdqu64 zmm10, [rax + 256]                      ;   479.5 p2      62 p reload
        vmovdqu64 [rbp + 6144], zmm25                     ;   509.0 p8+p9   63 p spill
        vmovdqu64 zmm25, [rbp + 20544]                    ;   479.7 p3      63 p
        vpternlogd zmm25, zmm10, zmm14, 0x96              ;   527.0 p0      63 p
        vmovdqu64 zmm10, [rbp + 20544]                    ;   480.5 p2      46 p reload
        vpternlogd zmm14, zmm10, [rax + 2304], 0x96       ;   527.5 p5+p3   63 p
        vpbroadcastd zmm10, [r8 + 7704]                   ;   416.2 p10     62 p.6 reload
        vmovdqu64 [rbp + 3904], zmm19                     ;   514.0 p7+p4   63 p spill
        vmovdqu64 zmm19, [rax + 384]                      ;   481.5 p2      62 p reload
        vmovdqu64 [rbp + 3584], zmm13                     ;   512.0 p8+p9   63 p spill
        vmovdqu64 zmm13, [rbp + 14016]                    ;   481.7 p3      63 p
        vpternlogd zmm13, zmm19, zmm10, 0x96              ;   528.0 p0      63 p
        vmovdqu64 zmm19, [rbp + 14016]                    ;   482.5 p2      46 p reload
        vpternlogd zmm10, zmm19, [rax + 2432], 0x96       ;   528.5 p5+p3   63 p
        vmovdqu64 zmm19, [rbp + 19072]                    ;   483.5 p2      63 p reload
        vpternlogd zmm0, zmm19, [rax + 1472], 0x96        ;   529.0 p0+p3   55 p
        vmovdqu64 zmm19, [rbp + 21312]                    ;   484.5 p2      55 p
        vpternlogd zmm19, zmm12, [rax + 1536], 0x96       ;   529.5 p5+p3   55 p
        vmovdqu64 [rbp + 3392], zmm6                      ;   510.0 p7+p4   63 p spill
        vmovdqu64 zmm6, [rax + 576]                       ;   485.5 p2      62 p reload
        vmovdqu64 [rbp + 2752], zmm27                     ;   504.0 p8+p9   63 p spill
        vmovdqu64 zmm27, [rbp + 15616]                    ;   485.7 p3      63 p
        vpternlogd zmm27, zmm6, [r8 + 7716]{1to16}, 0x96  ;   530.0 p0+p2   63 p
        vpternlogd zmm30, zmm20, [rax + 1664], 0x96       ;   530.5 p5+p3   55 p
        vpbroadcastd zmm6, [r8 + 7724]                    ;   422.2 p10     62 p.11 reload
        vmovdqu64 [rbp + 2304], zmm10                     ;   529.5 p7+p4   63 p spill
        vmovdqu64 zmm10, [rax + 704]                      ;   487.5 p2      62 p reload
        vmovdqu64 [rbp + 2176], zmm14                     ;   528.5 p8+p9   63 p spill
        vmovdqu64 zmm14, [rbp + 14336]                    ;   487.7 p3      63 p
        vpternlogd zmm14, zmm10, zmm6, 0x96               ;   531.0 p0      63 p
        vmovdqu64 zmm10, [rbp + 14336]                    ;   488.5 p2      46 p reload
        vpternlogd zmm6, zmm10, [rax + 2752], 0x96        ;   531.5 p5+p3   63 p
        vpbroadcastd zmm10, [r8 + 7728]                   ;   425.2 p10     62 p.12 reload
        vmovdqu64 [rbp + 2624], zmm6                      ;   532.5 p7+p4   63 p spill
        vmovdqu64 zmm6, [rax + 768]                       ;   489.5 p2      62 p reload
        vmovdqu64 [rbp + 2112], zmm2                      ;   527.5 p8+p9   63 p spill
        vmovdqu64 zmm2, [rbp + 13376]                     ;   489.7 p3      63 p
        vpternlogd zmm2, zmm6, zmm10, 0x96                ;   532.0 p0      63 p
        vmovdqu64 zmm6, [rbp + 13376]                     ;   490.5 p2      46 p reload
        vpternlogd zmm10, zmm6, [rax + 2816], 0x96        ;   532.5 p5+p3   63 p
        vmovdqu64 zmm6, [rbp + 19264]                     ;   491.5 p2      55 p
        vpternlogd zmm6, zmm3, [rax + 1856], 0x96         ;   533.0 p0+p3   55 p
        vmovdqu64 [rbp + 2688], zmm10                     ;   533.5 p7+p4   63 p spill
        vmovdqu64 zmm10, [rax + 896]                      ;   492.5 p2      62 p reload
        vmovdqu64 [rbp + 1728], zmm3                      ;   503.5 p8+p9   63 p spill
        vmovdqu64 zmm3, [rbp + 16576]                     ;   492.7 p3      63 p
        vpternlogd zmm3, zmm10, [r8 + 7736]{1to16}, 0x96  ;   533.5 p5+p2   63 p
        vpternlogd zmm28, zmm4, [rax + 1984], 0x96        ;   534.0 p0+p3   55 p
        vmovdqu64 zmm10, [rbp + 19328]                    ;   494.5 p2      63 p reload
        vpternlogd zmm21, zmm10, [rax + 5120], 0x96       ;   534.5 p5+p3   55 p
        vmovdqu64 zmm10, [rax + 5184]                     ;   495.5 p2      55 p
        vmovdqu64 [rbp + 3968], zmm21                     ;   535.5 p7+p4   55 p spill
        vmovdqu64 zmm21, [rax + 4160]                     ;   495.7 p3      62 p reload
        vmovdqu64 [rbp + 1856], zmm4                      ;   506.0 p8+p9   63 p spill
        vmovdqu64 zmm4, [rbp + 16768]                     ;   496.5 p2      63 p
        vpternlogd zmm4, zmm21, [r8 + 7812]{1to16}, 0x96  ;   535.0 p0+p3   63 p
        vpxord zmm10, zmm10, zmm4                         ;   536.0 p5      55 p
        vpternlogd zmm10, zmm5, [r8 + 7876]{1to16}, 0x96  ;   537.0 p0+p2   55 p
        vmovdqu64 zmm5, [rbp + 22720]                     ;   497.7 p3      63 p reload
        vpternlogd zmm18, zmm5, [rax + 5248], 0x96        ;   536.5 p5+p2   55 p
        vpbroadcastd zmm21, [r8 + 7820]                   ;   434.5 p10     62 p.35 reload
        vmovdqu64 zmm5, [rax + 4288]                      ;   498.7 p3      62 p reload
        vmovdqu64 [rbp + 5056], zmm4                      ;   536.0 p7+p4   63 p spill
        vmovdqu64 zmm4, [rbp + 18752]                     ;   499.5 p2      63 p
        vpternlogd zmm4, zmm5, zmm21, 0x96                ;   537.0 p0      63 p
        vmovdqu64 zmm5, [rbp + 16448]                     ;   500.5 p3      55 p
        vpxord zmm5, zmm5, [rax + 5504]                   ;   537.5 p5+p2   55 p
        vmovdqu64 [rbp + 4096], zmm18                     ;   537.5 p8+p9   55 p spill
        vmovdqu64 zmm18, [rbp + 18752]                    ;   500.7 p3      47 p reload
        vpternlogd zmm21, zmm18, [rax + 6336], 0x96       ;   538.0 p0+p2   63 p
        vpternlogd zmm8, zmm4, [rax + 5312], 0x96         ;   538.5 p5+p3   55 p
        vmovdqu64 zmm18, [rbp + 20672]                    ;   502.5 p2      63 p reload
        vpternlogd zmm24, zmm18, [rax + 5696], 0x96       ;   539.0 p0+p3   55 p
        vmovdqu64 zmm18, [rbp + 19968]                    ;   503.5 p2      63 p reload
        vpternlogd zmm23, zmm18, [rax + 5632], 0x96       ;   539.5 p5+p3   55 p
        vmovdqu64 zmm18, [rbp + 19008]                    ;   504.5 p2      63 p reload
        vpternlogd zmm26, zmm18, [rax + 5760], 0x96       ;   540.0 p0+p3   55 p
        vmovdqu64 zmm18, [rbp + 15488]                    ;   505.5 p2      47 p reload
        vpternlogd zmm5, zmm18, [r8 + 7896]{1to16}, 0x96  ;   540.5 p5+p3   55 p
        vmovdqu64 [rbp + 6208], zmm21                     ;   539.0 p7+p4   63 p spill
        vmovdqu64 zmm21, [rax + 7552]                     ;   506.5 p2      62 p reload
        vpternlogd zmm18, zmm21, [r8 + 7896]{1to16}, 0x96 ;   541.0 p0+p3   63 p
        vmovdqu64 zmm21, [rbp + 20800]                    ;   507.5 p2      55 p
        vpternlogd zmm21, zmm22, [rax + 5376], 0x96       ;   541.5 p5+p3   55 p
        vmovdqu64 [rbp + 7424], zmm18                     ;   542.0 p8+p9   63 p spill
        vmovdqu64 zmm18, [rbp + 16064]                    ;   508.5 p2      55 p
        vpternlogd zmm18, zmm9, [rax + 5440], 0x96        ;   542.0 p0+p3   55 p
        vmovdqu64 [rbp + 5312], zmm9                      ;   516.0 p7+p4   63 p spill
        vmovdqu64 zmm9, [rbp + 15936]                     ;   509.5 p2      55 p
        vpternlogd zmm9, zmm17, [rax + 5568], 0x96        ;   542.5 p5+p3   55 p
        vmovdqu64 [rbp + 5440], zmm17                     ;   518.0 p8+p9   63 p spill
        vmovdqu64 zmm17, [rbp + 18880]                    ;   510.5 p2      55 p
        vpternlogd zmm17, zmm29, [rax + 1088], 0x96       ;   543.0 p0+p3   55 p
        vmovdqu64 [rbp + 5248], zmm22                     ;   501.0 p7+p4   63 p spill
        vmovdqu64 zmm22, [rbp + 16256]                    ;   511.5 p2      55 p
        vpternlogd zmm22, zmm16, [rax + 1216], 0x96       ;   543.5 p5+p3   55 p
        vmovdqu64 [rbp + 5184], zmm4                      ;   538.0 p8+p9   63 p spill
        vmovdqu64 zmm4, [rbp + 21248]                     ;   512.5 p2      55 p
        vpternlogd zmm4, zmm25, [rax + 1280], 0x96        ;   544.0 p0+p3   55 p
        vmovdqu64 [rbp + 4608], zmm26                     ;   541.0 p7+p4   55 p spill
        vmovdqu64 zmm26, [rbp + 20224]                    ;   513.5 p2      55 p
        vpternlogd zmm26, zmm13, [rax + 1408], 0x96       ;   544.5 p5+p3   55 p
        vmovdqu64 [rbp + 4544], zmm24                     ;   540.0 p8+p9   55 p spill
        vmovdqu64 zmm24, [rbp + 21760]                    ;   514.5 p2      55 p
        vpternlogd zmm24, zmm27, [rax + 1600], 0x96       ;   545.0 p0+p3   55 p
        vmovdqu64 [rbp + 4480], zmm23                     ;   540.5 p7+p4   55 p spill
        vmovdqu64 zmm23, [rbp + 16512]                    ;   515.5 p2      55 p
        vpternlogd zmm23, zmm14, [rax + 1728], 0x96       ;   545.5 p5+p3   55 p
        vmovdqu64 [rbp + 4416], zmm9                      ;   543.5 p8+p9   55 p spill
        vmovdqu64 zmm9, [rbp + 18624]                     ;   516.5 p2      55 p
        vpternlogd zmm9, zmm2, [rax + 1792], 0x96         ;   546.0 p0+p3   55 p
        vmovdqu64 [rbp + 4352], zmm5                      ;   541.5 p7+p4   55 p spill
        vmovdqu64 zmm5, [rbp + 20096]                     ;   517.5 p2      55 p
        vpternlogd zmm5, zmm3, [rax + 1920], 0x96         ;   546.5 p5+p3   55 p
        vmovdqu64 [rbp + 4288], zmm18                     ;   543.0 p8+p9   55 p spill
        vmovdqu64 zmm18, [rax + 4864]                     ;   518.5 p2      62 p reload
        vmovdqu64 [rbp + 4224], zmm21                     ;   542.5 p7+p4   55 p spill
        vmovdqu64 zmm21, [rbp + 13504]                    ;   518.7 p3      63 p
        vpternlogd zmm21, zmm18, [r8 + 7856]{1to16}, 0x96 ;   547.0 p0+p2   63 p
        vpternlogd zmm11, zmm21, [rax + 5888], 0x96       ;   548.0 p5+p3   55 p
        vmovdqu64 zmm18, [rbp + 21504]                    ;   520.5 p2      63 p reload
        vpternlogd zmm31, zmm18, [rax + 5824], 0x96       ;   548.0 p0+p3   55 p
        vmovdqu64 zmm18, [rax + 4992]                     ;   521.5 p2      62 p reload
        vmovdqu64 [rbp + 5760], zmm21                     ;   548.0 p8+p9   63 p spill
        vmovdqu64 zmm21, [rbp + 16384]                    ;   521.7 p3      63 p
        vpternlogd zmm21, zmm18, [r8 + 7864]{1to16}, 0x96 ;   548.5 p5+p2   63 p
        vpternlogd zmm15, zmm21, [rax + 6016], 0x96       ;   549.5 p0+p3   55 p
        vmovdqu64 zmm18, [rbp + 17088]                    ;   523.5 p2      63 p reload
        vpternlogd zmm1, zmm18, [rax + 6080], 0x96        ;   549.5 p5+p3   55 p
        vmovdqu64 zmm18, [rbp + 16320]                    ;   524.5 p2      63 p reload
        vpternlogd zmm7, zmm18, [rax + 5952], 0x96        ;   550.0 p0+p3   55 p
        vmovdqu64 zmm18, [rax + 2112]                     ;   525.5 p2      62 p reload
        vmovdqu64 [rbp + 5888], zmm21                     ;   549.5 p7+p4   63 p spill
        vmovdqu64 zmm21, [rbp + 18304]                    ;   525.7 p3      63 p
        vpternlogd zmm21, zmm18, [r8 + 7684]{1to16}, 0x96 ;   550.5 p5+p2   63 p
        vmovdqu64 [rbp + 320], zmm0                       ;   530.0 p8+p9   89 rounds
        vmovdqu64 [rbp - 64], zmm17                       ;   544.0 p7+p4   89 rounds
        vmovdqu64 zmm0, [rax + 2624]                      ;   526.7 p3      62 p reload
        vmovdqu64 zmm17, [rbp + 15616]                    ;   527.5 p2      63 p
        vpternlogd zmm17, zmm0, [r8 + 7716]{1to16}, 0x96  ;   551.0 p0+p3   63 p
        vmovdqu64 [rbp + 384], zmm19                      ;   530.5 p8+p9   89 rounds
        vmovdqu64 zmm0, [rax + 2944]                      ;   528.5 p2      62 p reload
        vmovdqu64 zmm18, [rbp + 16576]                    ;   528.7 p3      63 p
        vpternlogd zmm18, zmm0, [r8 + 7736]{1to16}, 0x96  ;   551.5 p5+p2   63 p
        vmovdqu64 [rbp + 1408], zmm12                     ;   498.5 p7+p4   89 rounds
        vmovdqu64 zmm0, [rbp + 19072]                     ;   529.7 p3      63 p reload
        vmovdqu64 [rbp + 1344], zmm0                      ;   535.7 p8+p9   89 rounds
        vmovdqu64 [rbp + 1536], zmm20                     ;   499.5 p7+p4   89 rounds
        vmovdqu64 zmm0, [rax + 6208]                      ;   530.5 p2      62 p reload
        vmovdqu64 zmm12, [rbp + 16768]                    ;   530.7 p3      63 p
        vpternlogd zmm12, zmm0, [r8 + 7812]{1to16}, 0x96  ;   552.0 p0+p2   63 p
        vmovdqu64 [rbp + 960], zmm29                      ;   526.5 p8+p9   89 rounds
        vmovdqu64 zmm0, [rax + 6912]                      ;   531.7 p3      62 p reload
        vmovdqu64 zmm19, [rbp + 13504]                    ;   532.5 p2      63 p
        vpternlogd zmm19, zmm0, [r8 + 7856]{1to16}, 0x96  ;   552.5 p5+p3   63 p
        vmovdqu64 [rbp + 1088], zmm16                     ;   527.0 p7+p4   89 rounds
        vmovdqu64 zmm0, [rax + 7040]                      ;   533.5 p2      62 p reload
        vmovdqu64 zmm16, [rbp + 16384]                    ;   533.7 p3      63 p
        vpternlogd zmm16, zmm0, [r8 + 7864]{1to16}, 0x96  ;   553.0 p0+p2   63 p
        vmovdqu64 zmm0, [rbp + 19328]                     ;   534.7 p3      63 p reload
        vmovdqu64 [rbp + 4992], zmm0                      ;   540.7 p8+p9   89 rounds
        vmovdqu64 zmm0, [rbp + 22720]                     ;   535.5 p2      63 p reload
        vmovdqu64 [rbp + 5120], zmm0                      ;   541.5 p7+p4   89 rounds
        vmovdqu64 zmm0, [rbp + 16448]                     ;   535.7 p3      63 p reload
        vmovdqu64 [rbp + 5376], zmm0                      ;   541.7 p8+p9   89 rounds
        vmovdqu64 zmm0, [rbp + 19968]                     ;   536.5 p2      63 p reload
        vmovdqu64 [rbp + 5504], zmm0                      ;   542.5 p7+p4   89 rounds
        vmovdqu64 zmm0, [rbp + 20672]                     ;   536.7 p3      63 p reload
        vmovdqu64 [rbp + 5568], zmm0                      ;   542.7 p8+p9   89 rounds
        vmovdqu64 zmm0, [rbp + 19008]                     ;   537.5 p2      63 p reload
        vmovdqu64 [rbp + 5632], zmm0                      ;   543.5 p7+p4   89 rounds
        vmovdqu64 zmm0, [rbp + 21504]                     ;   537.7 p3      63 p reload
        vmovdqu64 [rbp + 5696], zmm0                      ;   543.7 p8+p9   89 rounds
        vmovdqu64 zmm0, [rbp + 16320]                     ;   538.5 p2      63 p reload
        vmovdqu64 [rbp + 5824], zmm0                      ;   544.5 p7+p4   89 rounds
        vmovdqu64 [rbp + 1152], zmm25                     ;   528.0 p8+p9   89 rounds
        vmovdqu64 zmm0, [rbp + 14848]                     ;   538.7 p3      50 p reload
        vmovdqu64 zmm20, [rbp + 18816]                    ;   539.5 p2      55 p
        vpternlogd zmm20, zmm0, [rax + 1024], 0x96        ;   553.5 p5+p3   55 p
        vmovdqu64 zmm0, [rbp + 18816]                     ;   540.5 p2      63 p reload
        vmovdqu64 [rbp + 896], zmm0                       ;   546.5 p7+p4   89 rounds
        vmovdqu64 zmm0, [rbp + 17088]                     ;   540.7 p3      63 p reload
        vmovdqu64 [rbp + 5952], zmm0                      ;   546.7 p8+p9   89 rounds
        vmovdqu64 [rbp + 512], zmm30                      ;   531.5 p7+p4   89 rounds
        vmovdqu64 zmm0, [rbp + 21696]                     ;   541.5 p2      50 p reload
        vmovdqu64 zmm25, [rbp + 21568]                    ;   541.7 p3      55 p
        vpternlogd zmm25, zmm0, [rax + 1152], 0x96        ;   554.0 p0+p2   55 p
        vmovdqu64 zmm0, [rbp + 21568]                     ;   542.7 p3      63 p reload
        vmovdqu64 [rbp + 1024], zmm0                      ;   548.7 p8+p9   89 rounds
        vmovdqu64 [rbp + 1280], zmm13                     ;   529.0 p7+p4   89 rounds
        vmovdqu64 zmm0, [rbp + 15104]                     ;   543.5 p2      50 p reload
        vmovdqu64 zmm13, [rbp + 16896]                    ;   543.7 p3      55 p
        vpternlogd zmm13, zmm0, [rax + 1344], 0x96        ;   554.5 p5+p2   55 p
        vmovdqu64 zmm0, [rbp + 16896]                     ;   544.7 p3      63 p reload
        vmovdqu64 [rbp + 1216], zmm0                      ;   550.7 p8+p9   89 rounds
        vmovdqu64 [rbp + 1472], zmm27                     ;   531.0 p7+p4   89 rounds
        vmovdqu64 [rbp + 704], zmm6                       ;   534.0 p8+p9   89 rounds
        vmovdqu64 [rbp + 1600], zmm14                     ;   532.0 p7+p4   89 rounds
        vmovdqu64 [rbp + 832], zmm28                      ;   535.0 p8+p9   89 rounds
        vmovdqu64 [rbp + 1664], zmm2                      ;   533.0 p7+p4   89 rounds
        vmovdqu64 [rbp + 1792], zmm3                      ;   534.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 64], zmm22                       ;   544.5 p7+p4   89 rounds
        vmovdqu64 [rbp + 128], zmm4                       ;   545.0 p8+p9   89 rounds
        vmovdqu64 [rbp + 4032], zmm10                     ;   538.0 p7+p4   89 rounds
        vmovdqu64 [rbp + 256], zmm26                      ;   545.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 448], zmm24                      ;   546.0 p7+p4   89 rounds
        vmovdqu64 [rbp + 4160], zmm8                      ;   539.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 576], zmm23                      ;   546.5 p7+p4   89 rounds
        vmovdqu64 [rbp + 640], zmm9                       ;   547.0 p8+p9   89 rounds
        vmovdqu64 [rbp + 768], zmm5                       ;   547.5 p7+p4   89 rounds
        vmovdqu64 [rbp - 128], zmm20                      ;   554.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 0], zmm25                        ;   555.0 p7+p4   89 rounds
        vmovdqu64 [rbp + 4672], zmm31                     ;   549.0 p8+p9   89 rounds
        vmovdqu64 [rbp + 4736], zmm11                     ;   549.0 p7+p4   89 rounds
        vmovdqu64 [rbp + 4864], zmm15                     ;   550.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 4800], zmm7                      ;   551.0 p7+p4   89 rounds
        vmovdqu64 [rbp + 4928], zmm1                      ;   550.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 192], zmm13                      ;   555.5 p7+p4   89 rounds
        vmovdqu64 [rbp + 1984], zmm21                     ;   551.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 2496], zmm17                     ;   552.0 p7+p4   89 rounds
        vmovdqu64 [rbp + 2816], zmm18                     ;   552.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 6080], zmm12                     ;   553.0 p7+p4   89 rounds
        vmovdqu64 [rbp + 6784], zmm19                     ;   553.5 p8+p9   89 rounds
        vmovdqu64 [rbp + 6912], zmm16                     ;   554.0 p7+p4   89 rounds
        add r8, -512                                      ;   479.7 p1      89 rounds
        mov qword [rbp + 23064], r8                       ;   508.7 p8+p9   89 rounds
        lea rax, [rbp - 128]                              ;                    first state
        cmp r8, qword [rbp + 23072]                       ;                    more rounds?
        jne .rounds_2
        mov r8, qword [rbp + 23040]                       ;     0.0 p2      62 p.0 reload
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
        vpternlogd zmm29, zmm28, [r8]{1to16}, 0x96        ;    18.2 p0+p2   50 p
        vmovdqu64 zmm30, [rbp + 5184]                     ;    13.2 p3      62 p reload
        vmovdqu64 zmm31, [rbp + 7232]                     ;    14.0 p2      50 p
        vpternlogd zmm31, zmm13, zmm30, 0x96              ;    20.0 p5      50 p
        vmovdqu64 zmm30, [rbp + 7744]                     ;    14.2 p3      50 p
        vpternlogd zmm30, zmm15, [rbp + 5696], 0x96       ;    20.2 p0+p2   50 p
        vmovdqu64 zmm15, [rbp + 0]                        ;    15.2 p3      62 p reload
        vmovdqu64 zmm13, [rbp + 2048]                     ;    16.0 p2      50 p
        vpternlogd zmm13, zmm15, [r8 + 8]{1to16}, 0x96    ;    22.0 p5+p3   50 p
        vmovdqu64 zmm26, [rbp + 192]                      ;    17.0 p2      62 p reload
        vmovdqu64 zmm11, [rbp + 2240]                     ;    17.2 p3      50 p
        vpternlogd zmm11, zmm26, [r8 + 20]{1to16}, 0x96   ;    23.2 p0+p2   50 p
        vmovdqu64 zmm24, [rbp + 384]                      ;    18.2 p3      62 p reload
        vmovdqu64 zmm9, [rbp + 2432]                      ;    19.0 p2      50 p
        vpternlogd zmm9, zmm24, [r8 + 32]{1to16}, 0x96    ;    25.0 p5+p3   50 p
        vmovdqu64 zmm22, [rbp + 512]                      ;    20.0 p2      62 p reload
        vmovdqu64 zmm7, [rbp + 2560]                      ;    20.2 p3      50 p
        vpternlogd zmm7, zmm22, [r8 + 40]{1to16}, 0x96    ;    26.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 704]                      ;    21.2 p3      62 p reload
        vmovdqu64 zmm5, [rbp + 2752]                      ;    22.0 p2      50 p
        vpternlogd zmm5, zmm20, [r8 + 52]{1to16}, 0x96    ;    28.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 896]                      ;    23.0 p2      62 p reload
        vmovdqu64 zmm18, [rbp + 2944]                     ;    23.2 p3      50 p
        vpternlogd zmm18, zmm20, [r8 + 64]{1to16}, 0x96   ;    29.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 1024]                     ;    24.2 p3      62 p reload
        vmovdqu64 zmm3, [rbp + 3072]                      ;    25.0 p2      50 p
        vpternlogd zmm3, zmm20, [r8 + 72]{1to16}, 0x96    ;    31.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 1216]                     ;    26.0 p2      62 p reload
        vmovdqu64 zmm22, [rbp + 3264]                     ;    26.2 p3      50 p
        vpternlogd zmm22, zmm20, [r8 + 84]{1to16}, 0x96   ;    32.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 1408]                     ;    27.2 p3      62 p reload
        vmovdqu64 zmm24, [rbp + 3456]                     ;    28.0 p2      50 p
        vpternlogd zmm24, zmm20, [r8 + 96]{1to16}, 0x96   ;    34.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 1536]                     ;    29.0 p2      62 p reload
        vmovdqu64 zmm26, [rbp + 3584]                     ;    29.2 p3      50 p
        vpternlogd zmm26, zmm20, [r8 + 104]{1to16}, 0x96  ;    35.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 1728]                     ;    30.2 p3      62 p reload
        vmovdqu64 zmm16, [rbp + 3776]                     ;    31.0 p2      50 p
        vpternlogd zmm16, zmm20, [r8 + 116]{1to16}, 0x96  ;    37.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 3968]                     ;    32.0 p2      62 p reload
        vmovdqu64 zmm1, [rbp + 6016]                      ;    32.2 p3      50 p
        vpternlogd zmm1, zmm20, [r8 + 128]{1to16}, 0x96   ;    38.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 4096]                     ;    33.2 p3      62 p reload
        vmovdqu64 zmm15, [rbp + 6144]                     ;    34.0 p2      50 p
        vpternlogd zmm15, zmm20, [r8 + 136]{1to16}, 0x96  ;    40.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 4288]                     ;    35.0 p2      62 p reload
        vmovdqu64 zmm28, [rbp + 6336]                     ;    35.2 p3      50 p
        vpternlogd zmm28, zmm20, [r8 + 148]{1to16}, 0x96  ;    41.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 4480]                     ;    36.2 p3      62 p reload
        vmovdqu64 zmm14, [rbp + 6528]                     ;    37.0 p2      50 p
        vpternlogd zmm14, zmm20, [r8 + 160]{1to16}, 0x96  ;    43.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 4608]                     ;    38.0 p2      62 p reload
        vmovdqu64 zmm12, [rbp + 6656]                     ;    38.2 p3      50 p
        vpternlogd zmm12, zmm20, [r8 + 168]{1to16}, 0x96  ;    44.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 4800]                     ;    39.2 p3      62 p reload
        vmovdqu64 zmm10, [rbp + 6848]                     ;    40.0 p2      50 p
        vpternlogd zmm10, zmm20, [r8 + 180]{1to16}, 0x96  ;    46.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 4992]                     ;    41.0 p2      62 p reload
        vmovdqu64 zmm8, [rbp + 7040]                      ;    41.2 p3      50 p
        vpternlogd zmm8, zmm20, [r8 + 192]{1to16}, 0x96   ;    47.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 5120]                     ;    42.2 p3      62 p reload
        vmovdqu64 [rbp + 12800], zmm30                    ;    21.2 p7+p4   50 p spill
        vmovdqu64 zmm30, [rbp + 7168]                     ;    43.0 p2      50 p
        vpternlogd zmm30, zmm20, [r8 + 200]{1to16}, 0x96  ;    49.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 5312]                     ;    44.0 p2      62 p reload
        vmovdqu64 zmm6, [rbp + 7360]                      ;    44.2 p3      50 p
        vpternlogd zmm6, zmm20, [r8 + 212]{1to16}, 0x96   ;    50.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 5504]                     ;    45.2 p3      62 p reload
        vmovdqu64 [rbp + 12864], zmm6                     ;    51.2 p8+p9   50 p spill
        vmovdqu64 zmm6, [rbp + 7552]                      ;    46.0 p2      50 p
        vpternlogd zmm6, zmm20, [r8 + 224]{1to16}, 0x96   ;    52.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 5632]                     ;    47.0 p2      62 p reload
        vmovdqu64 [rbp + 12928], zmm6                     ;    53.0 p7+p4   50 p spill
        vmovdqu64 zmm6, [rbp + 7680]                      ;    47.2 p3      50 p
        vpternlogd zmm6, zmm20, [r8 + 232]{1to16}, 0x96   ;    53.2 p0+p2   50 p
        vmovdqu64 zmm20, [rbp + 5824]                     ;    48.2 p3      62 p reload
        vmovdqu64 [rbp + 12992], zmm6                     ;    54.2 p8+p9   50 p spill
        vmovdqu64 zmm6, [rbp + 7872]                      ;    49.0 p2      50 p
        vpternlogd zmm6, zmm20, [r8 + 244]{1to16}, 0x96   ;    55.0 p5+p3   50 p
        vmovdqu64 zmm20, [rbp + 128]                      ;    50.0 p2      62 p reload
        vmovdqu64 [rbp + 13056], zmm6                     ;    56.0 p7+p4   50 p spill
        vmovdqu64 zmm6, [rbp + 2176]                      ;    50.2 p3      46 p
        vpternlogd zmm6, zmm20, [r8 + 16]{1to16}, 0x96    ;    56.2 p0+p2   46 p
        vmovdqu64 zmm20, [rbp + 640]                      ;    51.2 p3      62 p reload
        vmovdqu64 [rbp + 13120], zmm30                    ;    50.0 p8+p9   50 p spill
        vmovdqu64 zmm30, [rbp + 2688]                     ;    52.0 p2      46 p
        vpternlogd zmm30, zmm20, [r8 + 48]{1to16}, 0x96   ;    58.0 p5+p3   46 p
        vmovdqu64 zmm20, [rbp + 1152]                     ;    53.0 p2      62 p reload
        vmovdqu64 [rbp + 13184], zmm8                     ;    48.2 p7+p4   50 p spill
        vmovdqu64 zmm8, [rbp + 3200]                      ;    53.2 p3      46 p
        vpternlogd zmm8, zmm20, [r8 + 80]{1to16}, 0x96    ;    59.2 p0+p2   46 p
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
        vpternlogd zmm13, zmm11, [r8 + 112]{1to16}, 0x96  ;    65.0 p0+p3   46 p
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
        vpternlogd zmm5, zmm0, [r8 + 144]{1to16}, 0x96    ;    70.2 p0+p2   47 p
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
        vpternlogd zmm9, zmm0, [r8 + 176]{1to16}, 0x96    ;    82.7 p0+p3   47 p
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
        vmovdqu64 zmm0, [rbp + 5248]                      ;    75.2 p3      62 p reload
        vmovdqu64 zmm8, [rbp + 7296]                      ;    76.0 p2      47 p
        vpternlogd zmm8, zmm0, [r8 + 208]{1to16}, 0x96    ;   102.2 p5+p3   47 p
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
        vmovdqu64 zmm12, [rbp + 5760]                     ;    82.0 p2      62 p reload
        vmovdqu64 zmm15, [rbp + 7808]                     ;    82.2 p3      47 p
        vpternlogd zmm15, zmm12, [r8 + 240]{1to16}, 0x96  ;   121.7 p0+p2   47 p
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
        vpternlogd zmm31, zmm20, [rbp + 9088], 0x96       ;   231.7 p0+p3   50 p
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
        vpxord zmm30, zmm30, [rbp + 9792]                 ;   251.2 p5+p2   50 p
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
        vpternlogd zmm2, zmm10, [rbp + 9600], 0x96        ;   254.7 p0+p2   50 p
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
        vpxord zmm16, zmm16, [rbp + 10176]                ;   274.2 p5+p2   50 p
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
        vmovdqu64 zmm12, [rbp + 9408]                     ;   252.7 p2      50 p
        vpternlogd zmm12, zmm19, zmm14, 0x96              ;   284.7 p0      50 p
        vpternlogd zmm12, zmm24, zmm28, 0x96              ;   285.7 p5      50 p
        vmovdqu64 zmm24, [rbp + 17024]                    ;   253.5 p3      50 p reload
        vpternlogd zmm12, zmm13, zmm24, 0x96              ;   286.7 p0      50 p
        vmovdqu64 zmm28, [rbp + 15616]                    ;   253.7 p2      50 p reload
        vpternlogd zmm26, zmm28, [r8 + 500]{1to16}, 0x96  ;   286.2 p5+p3   50 p
        vmovdqu64 zmm28, [rbp + 15488]                    ;   254.7 p2      50 p
        vpxord zmm28, zmm28, [rbp + 10560]                ;   286.7 p0+p3   50 p
        vmovdqu64 zmm22, [rbp + 14080]                    ;   255.7 p2      50 p
        vpxord zmm22, zmm22, [r8 + 492]{1to16}            ;   287.2 p5+p3   50 p
        vmovdqu64 zmm24, [rbp + 17088]                    ;   256.7 p2      46 p
        vpxord zmm24, zmm24, [rbp + 9152]                 ;   287.7 p0+p3   46 p
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
        vpxord zmm16, zmm16, [rbp + 10048]                ;   362.7 p0+p2   47 p
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
        vpxord zmm1, zmm1, [rbp + 10688]                  ;   407.7 p0+p3   47 p
        vpternlogd zmm16, zmm20, zmm0, 0xb4               ;   408.2 p5      47 p
        vpternlogd zmm20, zmm25, zmm0, 0x96               ;   408.7 p0      47 p
        vpternlogd zmm28, zmm6, zmm16, 0x96               ;   409.2 p5      47 p
        vpternlogd zmm16, zmm7, zmm23, 0x2d               ;   409.7 p0      47 p
        vmovdqu64 zmm6, [rbp + 20480]                     ;   359.7 p2      47 p
        vpxord zmm6, zmm6, [r8 + 504]{1to16}              ;   410.2 p5+p3   47 p
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
        vpternlogd zmm5, zmm24, [r8 + 4]{1to16}, 0x96     ;   460.2 p5+p2   63 p
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
        vpternlogd zmm19, zmm12, [r8 + 172]{1to16}, 0x96  ;   484.7 p0+p2   63 p
        vmovdqu64 [rbp + 13760], zmm19                    ;   485.7 p7+p4   63 p spill
        vmovdqu64 zmm19, [rbp + 4544]                     ;   419.5 p3      63 p
        vpternlogd zmm19, zmm13, [r8 + 164]{1to16}, 0x96  ;   485.2 p5+p2   63 p
        vmovdqu64 [rbp + 17984], zmm19                    ;   486.2 p8+p9   63 p spill
        vmovdqu64 zmm19, [rbp + 17792]                    ;   420.5 p3      46 p reload
        vmovdqu64 [rbp + 15104], zmm12                    ;   432.7 p7+p4   47 p spill
        vmovdqu64 zmm12, [rbp + 21184]                    ;   420.7 p2      50 p
        vpternlogd zmm12, zmm19, [rbp + 8256], 0x96       ;   485.7 p0+p3   50 p
        vpxord zmm19, zmm9, [rbp + 4992]                  ;   486.2 p5+p2   63 p
        vpxord zmm5, zmm5, zmm12                          ;   486.7 p0      63 p
        vmovdqu64 [rbp + 17792], zmm19                    ;   487.2 p8+p9   63 p spill
        vmovdqu64 zmm19, [rbp + 5056]                     ;   422.5 p3      63 p
        vpternlogd zmm19, zmm4, [r8 + 196]{1to16}, 0x96   ;   487.2 p5+p2   63 p
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
        vpternlogd zmm19, zmm18, [r8 + 204]{1to16}, 0x96  ;   489.7 p0+p2   63 p
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
        vpternlogd zmm11, zmm19, [r8 + 68]{1to16}, 0x96   ;   494.7 p0+p3   63 p
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
        vpternlogd zmm23, zmm19, [r8 + 100]{1to16}, 0x96  ;   499.2 p5+p3   63 p
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
        vpternlogd zmm19, zmm10, [r8 + 236]{1to16}, 0x96  ;   504.7 p0+p2   63 p
        vmovdqu64 [rbp + 14464], zmm19                    ;   505.7 p7+p4   63 p spill
        vmovdqu64 zmm19, [rbp + 5568]                     ;   451.5 p3      63 p
        vpternlogd zmm19, zmm25, [r8 + 228]{1to16}, 0x96  ;   505.2 p5+p2   63 p
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
        vpternlogd zmm21, zmm19, [r8 + 132]{1to16}, 0x96  ;   507.7 p0+p2   63 p
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
        vpternlogd zmm23, zmm17, [r8 + 12]{1to16}, 0x96   ;   516.2 p5+p3   63 p
        vmovdqu64 zmm17, [rbp + 14976]                    ;   468.7 p2      63 p
        vpxord zmm17, zmm17, [rbp + 6528]                 ;   516.7 p0+p3   63 p
        vpxord zmm7, zmm7, [rbp + 6336]                   ;   517.2 p5+p2   63 p
        vpxord zmm21, zmm21, [rbp + 6464]                 ;   517.7 p0+p3   63 p
        vmovdqu64 [rbp + 14976], zmm17                    ;   517.7 p7+p4   63 p spill
        vmovdqu64 zmm17, [rbp + 6592]                     ;   470.7 p2      62 p reload
        vpternlogd zmm13, zmm17, [r8 + 164]{1to16}, 0x96  ;   518.2 p5+p3   63 p
        vpbroadcastd zmm17, [r8 + 36]                     ;   407.7 p10     62 p.9 reload
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
        vpbroadcastd zmm13, [r8 + 44]                     ;   411.7 p10     62 p.11 reload
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
        vpternlogd zmm18, zmm9, [r8 + 204]{1to16}, 0x96   ;   524.7 p0+p3   63 p
        vmovdqu64 zmm9, [rbp + 7104]                      ;   484.7 p2      62 p reload
        vpternlogd zmm4, zmm9, [r8 + 196]{1to16}, 0x96    ;   525.2 p5+p3   63 p
        vmovdqu64 zmm9, [rbp + 14144]                     ;   485.7 p2      46 p reload
        vpternlogd zmm24, zmm9, [rbp + 2816], 0x96        ;   525.7 p0+p3   63 p
        vpbroadcastd zmm9, [r8 + 76]                      ;   420.7 p10     62 p.19 reload
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
        vpternlogd zmm10, zmm30, [r8 + 236]{1to16}, 0x96  ;   530.2 p5+p2   63 p
        vmovdqu64 zmm30, [rbp + 7616]                     ;   494.5 p3      62 p reload
        vpternlogd zmm25, zmm30, [r8 + 228]{1to16}, 0x96  ;   530.7 p0+p2   63 p
        vpbroadcastd zmm30, [r8 + 108]                    ;   427.7 p10     62 p.27 reload
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
        mov r9, qword [rbp + 23080]                       ;   436.7 p10     92 dst reload
        vmovdqu64 [r9], zmm16                             ;   510.5 p8+p9   92 dst
        vmovdqu64 zmm16, [rbp + 22272]                    ;   504.7 p2      63 p reload
        vmovdqu64 [r9 + 64], zmm16                        ;   510.7 p7+p4   92 dst
        vmovdqu64 zmm16, [rbp + 16384]                    ;   505.5 p3      63 p reload
        vmovdqu64 [r9 + 128], zmm16                       ;   511.5 p8+p9   92 dst
        vmovdqu64 zmm16, [rbp + 15296]                    ;   505.7 p2      46 p reload
        vpternlogd zmm29, zmm16, [rbp + 3840], 0x96       ;   535.7 p0+p3   63 p
        vpbroadcastd zmm16, [r8 + 140]                    ;   438.2 p10     62 p.35 reload
        vmovdqu64 [rbp + 15296], zmm1                     ;   528.7 p7+p4   63 p spill
        vmovdqu64 zmm1, [rbp + 4160]                      ;   506.7 p2      62 p reload
        vmovdqu64 [rbp + 16384], zmm18                    ;   528.2 p8+p9   63 p spill
        vmovdqu64 zmm18, [rbp + 18176]                    ;   507.5 p3      63 p
        vpternlogd zmm18, zmm1, zmm16, 0x96               ;   536.2 p5      63 p
        vmovdqu64 [r9 + 192], zmm23                       ;   517.2 p7+p4   92 dst
        vmovdqu64 zmm1, [rbp + 18176]                     ;   507.7 p2      47 p reload
        vpternlogd zmm16, zmm1, [rbp + 6208], 0x96        ;   536.7 p0+p3   63 p
        vmovdqu64 zmm1, [rbp + 21440]                     ;   508.7 p2      47 p reload
        vmovdqu64 zmm23, [rbp + 11904]                    ;   509.5 p3      63 p
        vpternlogd zmm23, zmm1, [rbp + 4224], 0x96        ;   537.2 p5+p2   63 p
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
        vmovdqu64 zmm8, [rbp + 11904]                     ;   513.5 p3      50 p reload
        vpternlogd zmm1, zmm8, [rbp + 6272], 0x96         ;   537.7 p0+p2   63 p
        vmovdqu64 zmm8, [rbp + 17728]                     ;   514.5 p3      47 p reload
        vmovdqu64 zmm21, [rbp + 12160]                    ;   514.7 p2      63 p
        vpternlogd zmm21, zmm8, [rbp + 4736], 0x96        ;   538.2 p5+p3   63 p
        vmovdqu64 [r9 + 768], zmm11                       ;   522.2 p8+p9   92 dst
        vmovdqu64 zmm11, [rbp + 19456]                    ;   515.7 p2      63 p reload
        vmovdqu64 [r9 + 832], zmm11                       ;   521.7 p7+p4   92 dst
        vmovdqu64 zmm11, [rbp + 12160]                    ;   516.5 p3      50 p reload
        vpternlogd zmm8, zmm11, [rbp + 6784], 0x96        ;   538.7 p0+p2   63 p
        vmovdqu64 zmm11, [rbp + 8704]                     ;   517.5 p3      50 p reload
        vmovdqu64 [rbp + 17728], zmm26                    ;   530.2 p8+p9   63 p spill
        vmovdqu64 zmm26, [rbp + 21952]                    ;   517.7 p2      63 p
        vpternlogd zmm26, zmm11, [rbp + 4864], 0x96       ;   539.2 p5+p3   63 p
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
        vmovdqu64 zmm0, [rbp + 1984]                      ;   525.5 p3      62 p reload
        vmovdqu64 zmm4, [rbp + 15360]                     ;   525.7 p2      63 p
        vpternlogd zmm4, zmm0, [r8 + 4]{1to16}, 0x96      ;   539.7 p0+p3   63 p
        vmovdqu64 zmm0, [rbp + 20160]                     ;   526.7 p2      63 p reload
        vmovdqu64 [r9 + 2176], zmm0                       ;   532.7 p7+p4   92 dst
        vmovdqu64 [r9 + 1728], zmm25                      ;   532.2 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 2112]                      ;   527.5 p3      62 p reload
        vmovdqu64 zmm6, [rbp + 13952]                     ;   527.7 p2      63 p
        vpternlogd zmm6, zmm0, [r8 + 12]{1to16}, 0x96     ;   540.2 p5+p3   63 p
        vmovdqu64 [r9 + 1792], zmm2                       ;   533.7 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 15680]                     ;   528.7 p2      46 p reload
        vmovdqu64 zmm2, [rbp + 10880]                     ;   529.5 p3      63 p
        vpternlogd zmm2, zmm0, [rbp + 2176], 0x96         ;   540.7 p0+p2   63 p
        vmovdqu64 [r9 + 2432], zmm27                      ;   504.2 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 13888]                     ;   530.5 p3      63 p reload
        vmovdqu64 [r9 + 2368], zmm0                       ;   536.5 p7+p4   92 dst
        vmovdqu64 [r9 + 2496], zmm20                      ;   507.7 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 3008]                      ;   530.7 p2      62 p reload
        vmovdqu64 zmm20, [rbp + 17088]                    ;   531.5 p3      63 p
        vpternlogd zmm20, zmm0, [r8 + 68]{1to16}, 0x96    ;   541.2 p5+p2   63 p
        vmovdqu64 zmm0, [rbp + 17024]                     ;   532.5 p3      63 p reload
        vmovdqu64 [r9 + 3200], zmm0                       ;   538.5 p7+p4   92 dst
        vmovdqu64 [r9 + 2560], zmm14                      ;   509.7 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 20608]                     ;   532.7 p2      46 p reload
        vmovdqu64 zmm14, [rbp + 11392]                    ;   533.5 p3      63 p
        vpternlogd zmm14, zmm0, [rbp + 3200], 0x96        ;   541.7 p0+p2   63 p
        vmovdqu64 zmm0, [rbp + 22464]                     ;   534.5 p3      63 p reload
        vmovdqu64 [r9 + 3392], zmm0                       ;   540.5 p7+p4   92 dst
        vmovdqu64 [r9 + 2688], zmm19                      ;   510.2 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 8320]                      ;   534.7 p2      50 p reload
        vmovdqu64 zmm19, [rbp + 17152]                    ;   535.5 p3      63 p
        vpternlogd zmm19, zmm0, [rbp + 3328], 0x96        ;   542.2 p5+p2   63 p
        vmovdqu64 zmm0, [rbp + 21184]                     ;   536.5 p3      63 p reload
        vmovdqu64 [r9 + 3520], zmm0                       ;   542.5 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 16448]                     ;   536.7 p2      63 p reload
        vmovdqu64 [r9 + 3584], zmm0                       ;   542.7 p8+p9   92 dst
        vmovdqu64 [r9 + 3008], zmm12                      ;   510.7 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 3520]                      ;   537.5 p3      62 p reload
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
        vmovdqu64 zmm0, [rbp + 6080]                      ;   540.7 p2      62 p reload
        vmovdqu64 zmm5, [rbp + 19520]                     ;   541.5 p3      63 p
        vpternlogd zmm5, zmm0, [r8 + 132]{1to16}, 0x96    ;   547.5 p5+p2   63 p
        vmovdqu64 zmm0, [rbp + 14656]                     ;   542.5 p3      63 p reload
        vmovdqu64 [r9 + 4160], zmm0                       ;   548.5 p7+p4   92 dst
        vmovdqu64 zmm0, [rbp + 17600]                     ;   542.7 p2      63 p reload
        vmovdqu64 [r9 + 4224], zmm0                       ;   548.7 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 21760]                     ;   543.5 p3      63 p reload
        vmovdqu64 [r9 + 4416], zmm0                       ;   549.5 p7+p4   92 dst
        vmovdqu64 [r9 + 2880], zmm15                      ;   515.2 p8+p9   92 dst
        vmovdqu64 zmm0, [rbp + 8576]                      ;   543.7 p2      50 p reload
        vmovdqu64 zmm15, [rbp + 16192]                    ;   544.5 p3      63 p
        vpternlogd zmm15, zmm0, [rbp + 6400], 0x96        ;   550.5 p0+p2   63 p
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
        vmovdqu64 zmm0, [rbp + 6720]                      ;   547.7 p2      62 p reload
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
        vpternlogd zmm11, zmm0, [rbp + 6912], 0x96        ;   556.5 p0+p2   63 p
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
        mov qword [rbp + 23080], r9                       ;   568.3 p7+p4   87 blocks
        mov r8, qword [rbp + 23048]                       ;   501.7 p10     87 blocks
        add r8, 0x2000                                    ;   506.7 p6      87 blocks
        mov qword [rbp + 23048], r8                       ;   568.8 p8+p9   87 blocks
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
fox128_decrypt.T0_constants512:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

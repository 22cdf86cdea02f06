; camellia128_ctr for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/camellia_ctr.cw (sha256 2190cbe1bd538c8f); do not edit:
;   ./cw build camellia128_ctr --cpu golden-cove --variant registers
;
; void camellia128_ctr(const void *k, const void *counter, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   k: 208 bytes, read, secret, no alignment needed
;   counter: 16 bytes, read, public, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes zmm0 to zmm31.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 798 uops, planned 366.2; bounds: width 133.0, ports 366.0, path 12.0
;   blocks: 5302 uops, planned 1728.2; bounds: width 883.7, ports 1688.0, path 219.0
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
%fatal "camellia128_ctr is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_camellia128_ctr
$_camellia128_ctr:
%else
        global $camellia128_ctr
%endif
$camellia128_ctr:
        push rbp                                                         ;                    preserved
        mov rax, rsp                                                     ;                    frame
        sub rsp, 0x6100                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 24648], rax                                     ;                    frame
        mov qword [rbp + 24576], rsi                                     ;                    argument
        mov qword [rbp + 24584], rdi                                     ;                    argument
        mov dword [rbp + 24660], r8d                                     ;                    argument
        mov qword [rbp + 24600], rdx                                     ;                    argument
        mov qword [rbp + 24616], rcx                                     ;                    argument
        mov r8, qword [rbp + 24576]                                      ;     0.0 p2       9 d.0 reload
        vpbroadcastb zmm0, [r8 + 7]                                      ;    12.0 p5+p3    9 d.0
        vpbroadcastb zmm1, [r8 + 7]                                      ;    12.0 p5+p10    9 d.0
        mov r9, qword [rbp + 24584]                                      ;     1.0 p2       9 d.0 reload
        vpbroadcastb zmm2, [r9]                                          ;    13.0 p5+p3    9 d.0
        vpbroadcastb zmm3, [r9]                                          ;    13.0 p5+p10    9 d.0
        vpbroadcastb zmm4, [r8 + 6]                                      ;    12.0 p5+p2    9 d.1
        vpbroadcastb zmm5, [r8 + 6]                                      ;    12.0 p5+p3    9 d.1
        vpbroadcastb zmm6, [r9 + 1]                                      ;    13.0 p5+p10    9 d.1
        vpbroadcastb zmm7, [r9 + 1]                                      ;    13.0 p5+p2    9 d.1
        vpxord zmm1, zmm1, zmm3                                          ;    14.0 p0       9 d
        vmovdqu64 [rbp + 3968], zmm1                                     ;    15.0 p7+p4    9 d
        vpxord zmm3, zmm0, zmm2                                          ;    14.0 p0       9 d
        vmovdqu64 [rbp + 4032], zmm3                                     ;    15.0 p8+p9    9 d
        vpbroadcastb zmm8, [r8 + 5]                                      ;    12.0 p5+p3    9 d.2
        vpbroadcastb zmm9, [r8 + 5]                                      ;    12.0 p5+p10    9 d.2
        vpbroadcastb zmm10, [r9 + 2]                                     ;    13.0 p5+p2    9 d.2
        vpbroadcastb zmm11, [r9 + 2]                                     ;    13.0 p5+p3    9 d.2
        vpxord zmm5, zmm5, zmm7                                          ;    14.0 p0       9 d
        vmovdqu64 [rbp + 4096], zmm5                                     ;    15.0 p7+p4    9 d
        vpxord zmm7, zmm4, zmm6                                          ;    14.0 p0       9 d
        vmovdqu64 [rbp + 4160], zmm7                                     ;    15.0 p8+p9    9 d
        vpbroadcastb zmm12, [r8 + 4]                                     ;    12.2 p5+p10    9 d.3
        vpbroadcastb zmm13, [r8 + 4]                                     ;    13.2 p5+p2    9 d.3
        vpbroadcastb zmm14, [r9 + 3]                                     ;    14.2 p5+p3    9 d.3
        vpbroadcastb zmm15, [r9 + 3]                                     ;    15.2 p5+p10    9 d.3
        vpxord zmm9, zmm9, zmm11                                         ;    14.0 p0       9 d
        vmovdqu64 [rbp + 4224], zmm9                                     ;    15.0 p7+p4    9 d
        vpxord zmm11, zmm8, zmm10                                        ;    14.0 p0       9 d
        vmovdqu64 [rbp + 4288], zmm11                                    ;    15.0 p8+p9    9 d
        vpbroadcastb zmm16, [r8 + 3]                                     ;    16.2 p5+p2    9 d.4
        vpbroadcastb zmm17, [r8 + 3]                                     ;    17.2 p5+p3    9 d.4
        vpbroadcastb zmm18, [r9 + 4]                                     ;    18.2 p5+p10    9 d.4
        vpbroadcastb zmm19, [r9 + 4]                                     ;    19.2 p5+p2    9 d.4
        vpxord zmm13, zmm13, zmm15                                       ;    16.2 p0       9 d
        vmovdqu64 [rbp + 4352], zmm13                                    ;    17.2 p7+p4    9 d
        vpxord zmm15, zmm12, zmm14                                       ;    15.2 p0       9 d
        vmovdqu64 [rbp + 4416], zmm15                                    ;    16.2 p8+p9    9 d
        vpbroadcastb zmm20, [r8 + 2]                                     ;    20.2 p5+p3    9 d.5
        vpbroadcastb zmm21, [r8 + 2]                                     ;    21.2 p5+p10    9 d.5
        vpbroadcastb zmm22, [r9 + 5]                                     ;    22.2 p5+p2    9 d.5
        vpbroadcastb zmm23, [r9 + 5]                                     ;    23.2 p5+p3    9 d.5
        vpxord zmm17, zmm17, zmm19                                       ;    20.2 p0       9 d
        vmovdqu64 [rbp + 4480], zmm17                                    ;    21.2 p7+p4    9 d
        vpxord zmm19, zmm16, zmm18                                       ;    19.2 p0       9 d
        vmovdqu64 [rbp + 4544], zmm19                                    ;    20.2 p8+p9    9 d
        vpbroadcastb zmm24, [r8 + 1]                                     ;    24.2 p5+p10    9 d.6
        vpbroadcastb zmm25, [r8 + 1]                                     ;    25.2 p5+p2    9 d.6
        vpbroadcastb zmm26, [r9 + 6]                                     ;    26.2 p5+p3    9 d.6
        vpbroadcastb zmm27, [r9 + 6]                                     ;    27.2 p5+p10    9 d.6
        vpxord zmm21, zmm21, zmm23                                       ;    24.2 p0       9 d
        vmovdqu64 [rbp + 4608], zmm21                                    ;    25.2 p7+p4    9 d
        vpxord zmm23, zmm20, zmm22                                       ;    23.2 p0       9 d
        vmovdqu64 [rbp + 4672], zmm23                                    ;    24.2 p8+p9    9 d
        vpbroadcastb zmm28, [r8]                                         ;    28.2 p5+p2    9 d.7
        vpbroadcastb zmm29, [r8]                                         ;    29.2 p5+p3    9 d.7
        vpbroadcastb zmm30, [r9 + 7]                                     ;    30.2 p5+p10    9 d.7
        vpbroadcastb zmm31, [r9 + 7]                                     ;    31.2 p5+p2    9 d.7
        vpxord zmm25, zmm25, zmm27                                       ;    28.2 p0       9 d
        vmovdqu64 [rbp + 4736], zmm25                                    ;    29.2 p7+p4    9 d
        vpxord zmm27, zmm24, zmm26                                       ;    27.2 p0       9 d
        vmovdqu64 [rbp + 4800], zmm27                                    ;    28.2 p8+p9    9 d
        vpxord zmm29, zmm29, zmm31                                       ;    32.2 p0       9 d
        vmovdqu64 [rbp + 4864], zmm29                                    ;    33.2 p7+p4    9 d
        vpbroadcastb zmm31, [r8 + 14]                                    ;    32.2 p5+p3    9 d.1
        vpbroadcastb zmm26, [r8 + 14]                                    ;    33.2 p5+p10    9 d.1
        vpxord zmm22, zmm28, zmm30                                       ;    31.2 p0       9 d
        vmovdqu64 [rbp + 4928], zmm22                                    ;    32.2 p8+p9    9 d
        vpaddb zmm26, zmm26, [rel camellia128_ctr.T0_constants512]       ;    34.2 p0+p2    9 d
        vmovdqu64 [rbp + 4992], zmm26                                    ;    35.2 p7+p4    9 d
        vpbroadcastb zmm26, [r8 + 13]                                    ;    34.2 p5+p3    9 d.2
        vpbroadcastb zmm30, [r8 + 13]                                    ;    35.2 p5+p10    9 d.2
        vpaddb zmm30, zmm30, [rel camellia128_ctr.T0_constants512]       ;    36.2 p0+p2    9 d
        vpaddb zmm18, zmm31, [rel camellia128_ctr.T0_constants512]       ;    33.2 p0+p3    9 d
        vmovdqu64 [rbp + 5056], zmm18                                    ;    34.2 p8+p9    9 d
        vmovdqu64 [rbp + 5120], zmm30                                    ;    37.2 p7+p4    9 d
        vpbroadcastb zmm18, [r8 + 12]                                    ;    36.2 p5+p10    9 d.3
        vpbroadcastb zmm30, [r8 + 12]                                    ;    37.2 p5+p2    9 d.3
        vpaddb zmm30, zmm30, [rel camellia128_ctr.T0_constants512]       ;    38.2 p0+p3    9 d
        vpaddb zmm14, zmm26, [rel camellia128_ctr.T0_constants512]       ;    35.2 p0+p2    9 d
        vmovdqu64 [rbp + 5184], zmm14                                    ;    36.2 p8+p9    9 d
        vmovdqu64 [rbp + 5248], zmm30                                    ;    39.2 p7+p4    9 d
        vpbroadcastb zmm14, [r8 + 11]                                    ;    38.2 p5+p10    9 d.4
        vpbroadcastb zmm30, [r8 + 11]                                    ;    39.2 p5+p3    9 d.4
        vpaddb zmm30, zmm30, [rel camellia128_ctr.T0_constants512]       ;    40.2 p0+p2    9 d
        vpaddb zmm10, zmm18, [rel camellia128_ctr.T0_constants512]       ;    37.2 p0+p3    9 d
        vmovdqu64 [rbp + 5312], zmm10                                    ;    38.2 p8+p9    9 d
        vmovdqu64 [rbp + 5376], zmm30                                    ;    41.2 p7+p4    9 d
        vpbroadcastb zmm10, [r8 + 10]                                    ;    40.2 p5+p10    9 d.5
        vpbroadcastb zmm30, [r8 + 10]                                    ;    41.2 p5+p10    9 d.5
        vpaddb zmm30, zmm30, [rel camellia128_ctr.T0_constants512]       ;    42.2 p0+p2    9 d
        vpaddb zmm6, zmm14, [rel camellia128_ctr.T0_constants512]        ;    39.2 p0+p3    9 d
        vmovdqu64 [rbp + 5440], zmm6                                     ;    40.2 p8+p9    9 d
        vmovdqu64 [rbp + 5504], zmm30                                    ;    43.2 p7+p4    9 d
        vpbroadcastb zmm6, [r8 + 9]                                      ;    42.2 p5+p10    9 d.6
        vpbroadcastb zmm30, [r8 + 9]                                     ;    43.2 p5+p2    9 d.6
        vpaddb zmm30, zmm30, [rel camellia128_ctr.T0_constants512]       ;    44.2 p0+p3    9 d
        vpaddb zmm2, zmm10, [rel camellia128_ctr.T0_constants512]        ;    41.2 p0+p2    9 d
        vmovdqu64 [rbp + 5568], zmm2                                     ;    42.2 p8+p9    9 d
        vmovdqu64 [rbp + 5632], zmm30                                    ;    45.2 p7+p4    9 d
        vpbroadcastb zmm2, [r8 + 8]                                      ;    44.2 p5+p10    9 d.7
        vpbroadcastb zmm30, [r8 + 8]                                     ;    45.2 p5+p3    9 d.7
        vpaddb zmm30, zmm30, [rel camellia128_ctr.T0_constants512]       ;    46.2 p0+p2    9 d
        vpaddb zmm10, zmm6, [rel camellia128_ctr.T0_constants512]        ;    43.2 p0+p3    9 d
        vmovdqu64 [rbp + 5696], zmm10                                    ;    44.2 p8+p9    9 d
        vmovdqu64 [rbp + 5760], zmm30                                    ;    47.2 p7+p4    9 d
        vpbroadcastb zmm10, [r9 + 16]                                    ;    46.2 p5+p10   11 r.0
        vpbroadcastb zmm30, [r9 + 16]                                    ;    47.2 p5+p10   11 r.0
        vpxord zmm3, zmm3, zmm10                                         ;    47.2 p0      11 t
        vpxord zmm1, zmm1, zmm30                                         ;    48.2 p0      11 t
        vpbroadcastb zmm30, [r9 + 17]                                    ;    48.2 p5+p2   11 r.1
        vpaddb zmm10, zmm2, [rel camellia128_ctr.T0_constants512]        ;    45.2 p0+p3    9 d
        vmovdqu64 [rbp + 5824], zmm10                                    ;    46.2 p8+p9    9 d
        vpbroadcastb zmm10, [r9 + 17]                                    ;    49.2 p5+p10   11 r.1
        vpxord zmm7, zmm7, zmm30                                         ;    49.2 p0      11 t
        vpxord zmm5, zmm5, zmm10                                         ;    50.2 p0      11 t
        vpbroadcastb zmm10, [r9 + 18]                                    ;    50.2 p5+p2   11 r.2
        vpxord zmm11, zmm11, zmm10                                       ;    51.2 p0      11 t
        vpbroadcastb zmm10, [r9 + 18]                                    ;    51.2 p5+p3   11 r.2
        vpxord zmm9, zmm9, zmm10                                         ;    52.2 p0      11 t
        vpbroadcastb zmm10, [r9 + 19]                                    ;    52.2 p5+p10   11 r.3
        vpxord zmm15, zmm15, zmm10                                       ;    53.2 p0      11 t
        vpbroadcastb zmm10, [r9 + 19]                                    ;    53.2 p5+p2   11 r.3
        vpxord zmm13, zmm13, zmm10                                       ;    54.2 p0      11 t
        vpbroadcastb zmm10, [r9 + 20]                                    ;    54.2 p5+p3   11 r.4
        vpxord zmm19, zmm19, zmm10                                       ;    55.2 p0      11 t
        vpbroadcastb zmm10, [r9 + 20]                                    ;    55.2 p5+p10   11 r.4
        vpxord zmm17, zmm17, zmm10                                       ;    56.2 p0      11 t
        vpbroadcastb zmm10, [r9 + 21]                                    ;    56.2 p5+p2   11 r.5
        vpxord zmm23, zmm23, zmm10                                       ;    57.2 p0      11 t
        vpbroadcastb zmm10, [r9 + 21]                                    ;    57.2 p5+p3   11 r.5
        vpxord zmm21, zmm21, zmm10                                       ;    58.2 p0      11 t
        vpbroadcastb zmm10, [r9 + 22]                                    ;    58.2 p5+p10   11 r.6
        vpxord zmm27, zmm27, zmm10                                       ;    59.2 p0      11 t
        vpbroadcastb zmm10, [r9 + 22]                                    ;    59.2 p5+p2   11 r.6
        vpxord zmm25, zmm25, zmm10                                       ;    60.2 p0      11 t
        vpbroadcastb zmm10, [r9 + 23]                                    ;    60.2 p5+p3   11 r.7
        vpxord zmm22, zmm22, zmm10                                       ;    61.2 p0      11 t
        vpbroadcastb zmm10, [r9 + 23]                                    ;    61.2 p5+p10   11 r.7
        vpxord zmm29, zmm29, zmm10                                       ;    62.2 p0      11 t
        vmovdqu64 zmm10, [rel camellia128_ctr.T0_constants512 + 320]     ;    26.0 p2      11 t reload
        vpshufb zmm30, zmm10, zmm3                                       ;    62.2 p5      11 t
        vpshufb zmm2, zmm10, zmm1                                        ;    63.2 p5      11 t
        vmovdqu64 zmm6, [rel camellia128_ctr.T0_constants512 + 64]       ;    26.2 p3      11 t reload
        vmovdqa64 zmm14, zmm3                                            ;    48.2         11 t copy
        vpermi2b zmm14, zmm6, [rel camellia128_ctr.T0_constants512 + 128] ;    65.2 p0+p5+p2   11 t
        vmovdqu64 zmm18, [rel camellia128_ctr.T0_constants512 + 192]     ;    27.2 p3      11 t reload
        vpermi2b zmm3, zmm18, [rel camellia128_ctr.T0_constants512 + 256] ;    67.2 p0+p5+p2   11 t
        vpternlogd zmm30, zmm14, zmm3, 0xca                              ;    72.2 p0      11 t
        vmovdqu64 zmm3, [rel camellia128_ctr.T0_constants512 + 128]      ;    28.2 p3      11 t reload
        vmovdqa64 zmm14, zmm1                                            ;    49.2         11 t copy
        vpermi2b zmm14, zmm6, zmm3                                       ;    69.2 p0+p5   11 t
        vpermi2b zmm1, zmm18, [rel camellia128_ctr.T0_constants512 + 256] ;    71.2 p0+p5+p2   11 t
        vpternlogd zmm2, zmm14, zmm1, 0xca                               ;    76.2 p0      11 t
        vpshufb zmm1, zmm10, zmm7                                        ;    72.2 p5      11 t
        vpshufb zmm14, zmm10, zmm5                                       ;    73.2 p5      11 t
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 384]     ;    29.2 p3      11 t reload
        vmovdqa64 zmm31, zmm7                                            ;    50.2         11 t copy
        vpermi2b zmm31, zmm26, [rel camellia128_ctr.T0_constants512 + 448] ;    75.2 p0+p5+p2   11 t
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 512]     ;    30.2 p3      11 t reload
        vpermi2b zmm7, zmm28, [rel camellia128_ctr.T0_constants512 + 576] ;    77.2 p0+p5+p2   11 t
        vpternlogd zmm1, zmm31, zmm7, 0xca                               ;    82.2 p0      11 t
        vmovdqu64 zmm7, [rel camellia128_ctr.T0_constants512 + 448]      ;    31.2 p3      11 t reload
        vmovdqa64 zmm31, zmm5                                            ;    51.2         11 t copy
        vpermi2b zmm31, zmm26, zmm7                                      ;    79.2 p0+p5   11 t
        vpermi2b zmm5, zmm28, [rel camellia128_ctr.T0_constants512 + 576] ;    81.2 p0+p5+p2   11 t
        vpternlogd zmm14, zmm31, zmm5, 0xca                              ;    86.2 p0      11 t
        vpshufb zmm5, zmm10, zmm11                                       ;    82.2 p5      11 t
        vpshufb zmm31, zmm10, zmm9                                       ;    83.2 p5      11 t
        vmovdqu64 zmm24, [rel camellia128_ctr.T0_constants512 + 640]     ;    32.2 p3      11 t reload
        vmovdqa64 zmm20, zmm11                                           ;    52.2         11 t copy
        vpermi2b zmm20, zmm24, [rel camellia128_ctr.T0_constants512 + 704] ;    85.2 p0+p5+p2   11 t
        vmovdqu64 zmm16, [rel camellia128_ctr.T0_constants512 + 768]     ;    33.2 p3      11 t reload
        vpermi2b zmm11, zmm16, [rel camellia128_ctr.T0_constants512 + 832] ;    87.2 p0+p5+p2   11 t
        vpternlogd zmm5, zmm20, zmm11, 0xca                              ;    92.2 p0      11 t
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 704]     ;    34.2 p3      11 t reload
        vmovdqa64 zmm20, zmm9                                            ;    53.2         11 t copy
        vpermi2b zmm20, zmm24, zmm11                                     ;    89.2 p0+p5   11 t
        vpermi2b zmm9, zmm16, [rel camellia128_ctr.T0_constants512 + 832] ;    91.2 p0+p5+p2   11 t
        vpternlogd zmm31, zmm20, zmm9, 0xca                              ;    96.2 p0      11 t
        vpshufb zmm9, zmm10, zmm15                                       ;    92.2 p5      11 t
        vpshufb zmm20, zmm10, zmm13                                      ;    93.2 p5      11 t
        vmovdqa64 zmm12, zmm19                                           ;    56.2         11 t copy
        vpermi2b zmm12, zmm26, zmm7                                      ;    95.2 p0+p5   11 t
        vmovdqu64 zmm8, [rel camellia128_ctr.T0_constants512 + 896]      ;    35.2 p3      11 t reload
        vmovdqa64 zmm4, zmm15                                            ;    54.2         11 t copy
        vpermi2b zmm4, zmm8, [rel camellia128_ctr.T0_constants512 + 960] ;    97.2 p0+p5+p2   11 t
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 1024]     ;    36.2 p3      11 t reload
        vpermi2b zmm15, zmm0, [rel camellia128_ctr.T0_constants512 + 1088] ;    99.2 p0+p5+p2   11 t
        vpternlogd zmm9, zmm4, zmm15, 0xca                               ;   104.2 p0      11 t
        vmovdqa64 zmm4, zmm17                                            ;    57.2         11 t copy
        vpermi2b zmm4, zmm26, zmm7                                       ;   101.2 p0+p5   11 t
        vpshufb zmm7, zmm10, zmm19                                       ;   102.2 p5      11 t
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 576]     ;    37.5 p3      11 t reload
        vpermi2b zmm19, zmm28, zmm15                                     ;   104.2 p0+p5   11 t
        vpternlogd zmm7, zmm12, zmm19, 0xca                              ;   109.2 p0      11 t
        vmovdqu64 zmm12, [rel camellia128_ctr.T0_constants512 + 960]     ;    38.3 p2      11 t reload
        vmovdqa64 zmm19, zmm13                                           ;    55.2         11 t copy
        vpermi2b zmm19, zmm8, zmm12                                      ;   106.2 p0+p5   11 t
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 1088]    ;    39.2 p3      11 t reload
        vpermi2b zmm13, zmm0, zmm26                                      ;   108.2 p0+p5   11 t
        vmovdqa64 zmm18, zmm17                                           ;    57.2         11 t copy
        vpermi2b zmm18, zmm28, zmm15                                     ;   110.2 p0+p5   11 t
        vpshufb zmm15, zmm10, zmm17                                      ;   111.2 p5      11 t
        vpternlogd zmm20, zmm19, zmm13, 0xca                             ;   113.2 p0      11 t
        vpshufb zmm13, zmm10, zmm23                                      ;   112.2 p5      11 t
        vpshufb zmm17, zmm10, zmm21                                      ;   113.2 p5      11 t
        vmovdqa64 zmm19, zmm23                                           ;    58.2         11 t copy
        vpermi2b zmm19, zmm24, zmm11                                     ;   115.2 p0+p5   11 t
        vmovdqa64 zmm28, zmm21                                           ;    59.2         11 t copy
        vpermi2b zmm28, zmm24, zmm11                                     ;   117.2 p0+p5   11 t
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 832]     ;    42.5 p2      11 t reload
        vpermi2b zmm23, zmm16, zmm11                                     ;   119.2 p0+p5   11 t
        vpermi2b zmm21, zmm16, zmm11                                     ;   121.2 p0+p5   11 t
        vpternlogd zmm15, zmm4, zmm18, 0xca                              ;   115.2 p0      11 t
        vpshufb zmm4, zmm10, zmm27                                       ;   122.2 p5      11 t
        vmovdqa64 zmm11, zmm27                                           ;    60.2         11 t copy
        vpermi2b zmm11, zmm8, zmm12                                      ;   124.2 p0+p5   11 t
        vpermi2b zmm27, zmm0, zmm26                                      ;   126.2 p0+p5   11 t
        vpternlogd zmm13, zmm19, zmm23, 0xca                             ;   124.2 p0      11 t
        vmovdqa64 zmm16, zmm25                                           ;    61.2         11 t copy
        vpermi2b zmm16, zmm8, zmm12                                      ;   128.2 p0+p5   11 t
        vpshufb zmm8, zmm10, zmm25                                       ;   129.2 p5      11 t
        vpermi2b zmm25, zmm0, zmm26                                      ;   131.2 p0+p5   11 t
        vpternlogd zmm17, zmm28, zmm21, 0xca                             ;   126.2 p0      11 t
        vpshufb zmm0, zmm10, zmm22                                       ;   132.2 p5      11 t
        vmovdqa64 zmm12, zmm22                                           ;    62.2         11 t copy
        vpermi2b zmm12, zmm6, zmm3                                       ;   134.2 p0+p5   11 t
        vmovdqu64 zmm18, [rel camellia128_ctr.T0_constants512 + 256]     ;    47.7 p3      11 t reload
        vmovdqu64 zmm19, [rel camellia128_ctr.T0_constants512 + 192]     ;    47.8 p2      11 t reload
        vpermi2b zmm22, zmm19, zmm18                                     ;   136.2 p0+p5   11 t
        vpternlogd zmm4, zmm11, zmm27, 0xca                              ;   131.2 p0      11 t
        vpshufb zmm10, zmm10, zmm29                                      ;   137.2 p5      11 t
        vmovdqa64 zmm11, zmm29                                           ;    63.2         11 t copy
        vpermi2b zmm11, zmm6, zmm3                                       ;   139.2 p0+p5   11 t
        vpermi2b zmm29, zmm19, zmm18                                     ;   141.2 p0+p5   11 t
        vpternlogd zmm8, zmm16, zmm25, 0xca                              ;   136.2 p0      11 t
        vpternlogd zmm0, zmm12, zmm22, 0xca                              ;   141.2 p0      11 t
        vpternlogd zmm10, zmm11, zmm29, 0xca                             ;   146.2 p0      11 t
        vmovdqa64 zmm3, zmm7                                             ;   110.2         11 t copy
        vpternlogd zmm3, zmm5, zmm9, 0x96                                ;   110.2 p0      11 t
        vmovdqa64 zmm6, zmm15                                            ;   116.2         11 t copy
        vpternlogd zmm6, zmm31, zmm20, 0x96                              ;   116.2 p0      11 t
        vmovdqa64 zmm11, zmm30                                           ;    73.2         11 t copy
        vpternlogd zmm11, zmm13, zmm9, 0x96                              ;   125.2 p0      11 t
        vpternlogd zmm7, zmm11, zmm5, 0x96                               ;   126.2 p0      11 t
        vmovdqu64 [rbp + 5888], zmm7                                     ;   127.2 p7+p4   11 t
        vmovdqa64 zmm12, zmm2                                            ;    77.2         11 t copy
        vpternlogd zmm12, zmm17, zmm20, 0x96                             ;   127.2 p0      11 t
        vpternlogd zmm15, zmm12, zmm31, 0x96                             ;   128.2 p0      11 t
        vmovdqu64 [rbp + 5952], zmm15                                    ;   129.2 p8+p9   11 t
        vpternlogd zmm5, zmm0, zmm1, 0x96                                ;   142.2 p0      11 t
        vpternlogd zmm31, zmm10, zmm14, 0x96                             ;   147.2 p0      11 t
        vpternlogd zmm0, zmm3, zmm1, 0x96                                ;   142.2 p0      11 t
        vpternlogd zmm1, zmm4, zmm30, 0x96                               ;   132.2 p0      11 t
        vmovdqu64 [rbp + 6016], zmm0                                     ;   143.2 p7+p4   11 t
        vmovdqa64 zmm16, zmm8                                            ;   137.2         11 t copy
        vpternlogd zmm16, zmm2, zmm14, 0x96                              ;   137.2 p0      11 t
        vpternlogd zmm13, zmm9, zmm1, 0x96                               ;   133.2 p0      11 t
        vpternlogd zmm17, zmm20, zmm16, 0x96                             ;   138.2 p0      11 t
        vmovdqu64 [rbp + 6080], zmm13                                    ;   134.2 p8+p9   11 t
        vpternlogd zmm10, zmm14, zmm6, 0x96                              ;   147.2 p0      11 t
        vpternlogd zmm4, zmm30, zmm5, 0x96                               ;   143.2 p0      11 t
        vmovdqu64 [rbp + 6144], zmm17                                    ;   139.2 p7+p4   11 t
        vmovdqu64 [rbp + 6208], zmm10                                    ;   148.2 p8+p9   11 t
        vpternlogd zmm8, zmm2, zmm31, 0x96                               ;   148.2 p0      11 t
        vmovdqu64 [rbp + 6272], zmm4                                     ;   144.2 p7+p4   11 t
        vmovdqu64 [rbp + 6336], zmm8                                     ;   149.2 p8+p9   11 t
        vpxord zmm3, zmm3, zmm4                                          ;   144.2 p0      11 t
        vpxord zmm11, zmm11, zmm0                                        ;   143.2 p0      11 t
        vmovdqu64 [rbp + 6400], zmm11                                    ;   144.2 p7+p4   11 t
        vmovdqu64 [rbp + 6464], zmm3                                     ;   145.2 p8+p9   11 t
        vpxord zmm12, zmm12, zmm10                                       ;   148.2 p0      11 t
        vmovdqu64 [rbp + 6528], zmm12                                    ;   149.2 p7+p4   11 t
        vpxord zmm6, zmm6, zmm8                                          ;   149.2 p0      11 t
        vmovdqu64 [rbp + 6592], zmm6                                     ;   150.2 p8+p9   11 t
        vpxord zmm7, zmm7, zmm1                                          ;   133.2 p0      11 t
        vmovdqu64 [rbp + 6656], zmm7                                     ;   134.2 p7+p4   11 t
        vpxord zmm15, zmm15, zmm16                                       ;   138.2 p0      11 t
        vmovdqu64 [rbp + 6720], zmm15                                    ;   139.2 p8+p9   11 t
        vpbroadcastb zmm0, [r8 + 7]                                      ;   142.2 p5+p10    9 d.0 reload
        vmovdqu64 [rbp + 6784], zmm0                                     ;   143.2 p7+p4   22 counter
        vpbroadcastb zmm0, [r8 + 6]                                      ;   143.2 p5+p3    9 d.1 reload
        vmovdqu64 [rbp + 6848], zmm0                                     ;   144.2 p8+p9   22 counter
        vpbroadcastb zmm0, [r8 + 5]                                      ;   144.2 p5+p2    9 d.2 reload
        vmovdqu64 [rbp + 6912], zmm0                                     ;   145.2 p7+p4   22 counter
        vpbroadcastb zmm0, [r8 + 4]                                      ;   145.2 p5+p10    9 d.3 reload
        vmovdqu64 [rbp + 6976], zmm0                                     ;   146.2 p8+p9   22 counter
        vpbroadcastb zmm0, [r8 + 3]                                      ;   146.2 p5+p3    9 d.4 reload
        vmovdqu64 [rbp + 7040], zmm0                                     ;   147.2 p7+p4   22 counter
        vpxord zmm13, zmm13, zmm5                                        ;   143.2 p0      11 t
        vpbroadcastb zmm0, [r8 + 2]                                      ;   147.2 p5+p2    9 d.5 reload
        vmovdqu64 [rbp + 7104], zmm0                                     ;   148.2 p8+p9   22 counter
        vmovdqu64 [rbp + 7168], zmm13                                    ;   144.2 p7+p4   11 t
        vpbroadcastb zmm0, [r8 + 1]                                      ;   148.2 p5+p10    9 d.6 reload
        vmovdqu64 [rbp + 7232], zmm0                                     ;   149.2 p8+p9   22 counter
        vpxord zmm17, zmm17, zmm31                                       ;   148.2 p0      11 t
        vpbroadcastb zmm0, [r8]                                          ;   149.2 p5+p3    9 d.7 reload
        vmovdqu64 [rbp + 7296], zmm0                                     ;   150.2 p7+p4   22 counter
        vmovdqu64 [rbp + 7360], zmm17                                    ;   149.2 p8+p9   11 t
        vpbroadcastb zmm0, [r8 + 15]                                     ;   150.2 p5+p2   22 counter
        vpbroadcastb zmm1, [r8 + 14]                                     ;   151.2 p5+p10    9 d.1 reload
        vmovdqu64 [rbp + 7424], zmm1                                     ;   152.2 p7+p4   22 counter
        vpbroadcastb zmm1, [r8 + 13]                                     ;   152.2 p5+p3    9 d.2 reload
        vmovdqu64 [rbp + 7488], zmm1                                     ;   153.2 p8+p9   22 counter
        vpbroadcastb zmm1, [r8 + 12]                                     ;   153.2 p5+p2    9 d.3 reload
        vmovdqu64 [rbp + 7552], zmm1                                     ;   154.2 p7+p4   22 counter
        vpbroadcastb zmm1, [r8 + 11]                                     ;   154.2 p5+p10    9 d.4 reload
        vmovdqu64 [rbp + 7616], zmm1                                     ;   155.2 p8+p9   22 counter
        vpbroadcastb zmm1, [r8 + 10]                                     ;   155.2 p5+p3    9 d.5 reload
        vmovdqu64 [rbp + 7680], zmm1                                     ;   156.2 p7+p4   22 counter
        vpbroadcastb zmm1, [r8 + 9]                                      ;   156.2 p5+p2    9 d.6 reload
        vmovdqu64 [rbp + 7744], zmm1                                     ;   157.2 p8+p9   22 counter
        vpbroadcastb zmm1, [r8 + 8]                                      ;   157.2 p5+p10    9 d.7 reload
        vmovdqu64 [rbp + 7808], zmm1                                     ;   158.2 p7+p4   22 counter
        vpbroadcastb zmm1, [r9]                                          ;   158.2 p5+p3    9 d.0 reload
        vmovdqu64 [rbp + 7872], zmm1                                     ;   159.2 p8+p9   22 k
        vmovdqu64 [rbp + 7936], zmm0                                     ;   151.2 p7+p4   22 counter
        vpbroadcastb zmm0, [r9 + 1]                                      ;   159.2 p5+p2    9 d.1 reload
        vmovdqu64 [rbp + 8000], zmm0                                     ;   160.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 2]                                      ;   160.2 p5+p10    9 d.2 reload
        vmovdqu64 [rbp + 8064], zmm0                                     ;   161.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 3]                                      ;   161.2 p5+p3    9 d.3 reload
        vmovdqu64 [rbp + 8128], zmm0                                     ;   162.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 4]                                      ;   162.2 p5+p2    9 d.4 reload
        vmovdqu64 [rbp + 8192], zmm0                                     ;   163.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 8]                                      ;   163.2 p5+p10   22 k
        vpbroadcastb zmm1, [r9 + 5]                                      ;   164.2 p5+p3    9 d.5 reload
        vmovdqu64 [rbp + 8256], zmm1                                     ;   165.2 p8+p9   22 k
        vpbroadcastb zmm1, [r9 + 6]                                      ;   165.2 p5+p2    9 d.6 reload
        vmovdqu64 [rbp + 8320], zmm1                                     ;   166.2 p7+p4   22 k
        vpbroadcastb zmm1, [r9 + 9]                                      ;   166.2 p5+p10   22 k
        vpbroadcastb zmm2, [r9 + 7]                                      ;   167.2 p5+p3    9 d.7 reload
        vmovdqu64 [rbp + 8384], zmm2                                     ;   168.2 p8+p9   22 k
        vpbroadcastb zmm2, [r9 + 10]                                     ;   168.2 p5+p2   22 k
        vpbroadcastb zmm3, [r9 + 11]                                     ;   169.2 p5+p10   22 k
        vpbroadcastb zmm4, [r9 + 12]                                     ;   170.2 p5+p3   22 k
        vmovdqu64 [rbp + 8448], zmm0                                     ;   164.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 13]                                     ;   171.2 p5+p2   22 k
        vmovdqu64 [rbp + 8512], zmm1                                     ;   167.2 p8+p9   22 k
        vpbroadcastb zmm1, [r9 + 14]                                     ;   172.2 p5+p10   22 k
        vmovdqu64 [rbp + 8576], zmm2                                     ;   169.2 p7+p4   22 k
        vpbroadcastb zmm2, [r9 + 15]                                     ;   173.2 p5+p3   22 k
        vmovdqu64 [rbp + 8640], zmm3                                     ;   170.2 p8+p9   22 k
        vpbroadcastb zmm3, [r9 + 16]                                     ;   174.2 p5+p2   11 r.0 reload
        vmovdqu64 [rbp + 8704], zmm3                                     ;   175.2 p7+p4   22 k
        vpbroadcastb zmm3, [r9 + 17]                                     ;   175.2 p5+p10   11 r.1 reload
        vmovdqu64 [rbp + 8768], zmm3                                     ;   176.2 p8+p9   22 k
        vmovdqu64 [rbp + 8832], zmm4                                     ;   171.2 p7+p4   22 k
        vpbroadcastb zmm3, [r9 + 18]                                     ;   176.2 p5+p3   11 r.2 reload
        vmovdqu64 [rbp + 8896], zmm3                                     ;   177.2 p8+p9   22 k
        vpbroadcastb zmm3, [r9 + 19]                                     ;   177.2 p5+p2   11 r.3 reload
        vmovdqu64 [rbp + 8960], zmm3                                     ;   178.2 p7+p4   22 k
        vmovdqu64 [rbp + 9024], zmm0                                     ;   172.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 20]                                     ;   178.2 p5+p10   11 r.4 reload
        vmovdqu64 [rbp + 9088], zmm0                                     ;   179.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 21]                                     ;   179.2 p5+p3   11 r.5 reload
        vmovdqu64 [rbp + 9152], zmm0                                     ;   180.2 p8+p9   22 k
        vmovdqu64 [rbp + 9216], zmm1                                     ;   173.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 22]                                     ;   180.2 p5+p2   11 r.6 reload
        vmovdqu64 [rbp + 9280], zmm0                                     ;   181.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 23]                                     ;   181.2 p5+p10   11 r.7 reload
        vmovdqu64 [rbp + 9344], zmm0                                     ;   182.2 p7+p4   22 k
        vmovdqu64 [rbp + 9408], zmm2                                     ;   174.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 24]                                     ;   182.2 p5+p3   22 k
        vpbroadcastb zmm1, [r9 + 25]                                     ;   183.2 p5+p2   22 k
        vpbroadcastb zmm2, [r9 + 26]                                     ;   184.2 p5+p10   22 k
        vpbroadcastb zmm3, [r9 + 27]                                     ;   185.2 p5+p3   22 k
        vpbroadcastb zmm4, [r9 + 28]                                     ;   186.2 p5+p2   22 k
        vmovdqu64 [rbp + 9472], zmm0                                     ;   183.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 29]                                     ;   187.2 p5+p10   22 k
        vmovdqu64 [rbp + 9536], zmm1                                     ;   184.2 p8+p9   22 k
        vpbroadcastb zmm1, [r9 + 30]                                     ;   188.2 p5+p3   22 k
        vmovdqu64 [rbp + 9600], zmm2                                     ;   185.2 p7+p4   22 k
        vpbroadcastb zmm2, [r9 + 31]                                     ;   189.2 p5+p2   22 k
        vmovdqu64 [rbp + 9664], zmm3                                     ;   186.2 p8+p9   22 k
        vpbroadcastb zmm3, [r9 + 32]                                     ;   190.2 p5+p10   22 k
        vmovdqu64 [rbp + 9728], zmm4                                     ;   187.2 p7+p4   22 k
        vpbroadcastb zmm4, [r9 + 33]                                     ;   191.2 p5+p3   22 k
        vmovdqu64 [rbp + 9792], zmm0                                     ;   188.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 34]                                     ;   192.2 p5+p2   22 k
        vmovdqu64 [rbp + 9856], zmm1                                     ;   189.2 p7+p4   22 k
        vpbroadcastb zmm1, [r9 + 35]                                     ;   193.2 p5+p10   22 k
        vmovdqu64 [rbp + 9920], zmm2                                     ;   190.2 p8+p9   22 k
        vpbroadcastb zmm2, [r9 + 36]                                     ;   194.2 p5+p3   22 k
        vmovdqu64 [rbp + 9984], zmm3                                     ;   191.2 p7+p4   22 k
        vpbroadcastb zmm3, [r9 + 37]                                     ;   195.2 p5+p2   22 k
        vmovdqu64 [rbp + 10048], zmm4                                    ;   192.2 p8+p9   22 k
        vpbroadcastb zmm4, [r9 + 38]                                     ;   196.2 p5+p10   22 k
        vmovdqu64 [rbp + 10112], zmm0                                    ;   193.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 39]                                     ;   197.2 p5+p3   22 k
        vmovdqu64 [rbp + 10176], zmm1                                    ;   194.2 p8+p9   22 k
        vpbroadcastb zmm1, [r9 + 40]                                     ;   198.2 p5+p2   22 k
        vmovdqu64 [rbp + 10240], zmm2                                    ;   195.2 p7+p4   22 k
        vpbroadcastb zmm2, [r9 + 41]                                     ;   199.2 p5+p10   22 k
        vmovdqu64 [rbp + 10304], zmm3                                    ;   196.2 p8+p9   22 k
        vpbroadcastb zmm3, [r9 + 42]                                     ;   200.2 p5+p3   22 k
        vmovdqu64 [rbp + 10368], zmm4                                    ;   197.2 p7+p4   22 k
        vpbroadcastb zmm4, [r9 + 43]                                     ;   201.2 p5+p2   22 k
        vmovdqu64 [rbp + 10432], zmm0                                    ;   198.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 44]                                     ;   202.2 p5+p10   22 k
        vmovdqu64 [rbp + 10496], zmm1                                    ;   199.2 p7+p4   22 k
        vpbroadcastb zmm1, [r9 + 45]                                     ;   203.2 p5+p3   22 k
        vmovdqu64 [rbp + 10560], zmm2                                    ;   200.2 p8+p9   22 k
        vpbroadcastb zmm2, [r9 + 46]                                     ;   204.2 p5+p2   22 k
        vmovdqu64 [rbp + 10624], zmm3                                    ;   201.2 p7+p4   22 k
        vpbroadcastb zmm3, [r9 + 47]                                     ;   205.2 p5+p10   22 k
        vmovdqu64 [rbp + 10688], zmm4                                    ;   202.2 p8+p9   22 k
        vpbroadcastb zmm4, [r9 + 48]                                     ;   206.2 p5+p3   22 k
        vmovdqu64 [rbp + 10752], zmm0                                    ;   203.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 49]                                     ;   207.2 p5+p2   22 k
        vmovdqu64 [rbp + 10816], zmm1                                    ;   204.2 p8+p9   22 k
        vpbroadcastb zmm1, [r9 + 50]                                     ;   208.2 p5+p10   22 k
        vmovdqu64 [rbp + 10880], zmm2                                    ;   205.2 p7+p4   22 k
        vpbroadcastb zmm2, [r9 + 51]                                     ;   209.2 p5+p3   22 k
        vmovdqu64 [rbp + 10944], zmm3                                    ;   206.2 p8+p9   22 k
        vpbroadcastb zmm3, [r9 + 52]                                     ;   210.2 p5+p2   22 k
        vmovdqu64 [rbp + 11008], zmm4                                    ;   207.2 p7+p4   22 k
        vpbroadcastb zmm4, [r9 + 53]                                     ;   211.2 p5+p10   22 k
        vmovdqu64 [rbp + 11072], zmm0                                    ;   208.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 54]                                     ;   212.2 p5+p3   22 k
        vmovdqu64 [rbp + 11136], zmm1                                    ;   209.2 p7+p4   22 k
        vpbroadcastb zmm1, [r9 + 55]                                     ;   213.2 p5+p2   22 k
        vmovdqu64 [rbp + 11200], zmm2                                    ;   210.2 p8+p9   22 k
        vpbroadcastb zmm2, [r9 + 56]                                     ;   214.2 p5+p10   22 k
        vmovdqu64 [rbp + 11264], zmm3                                    ;   211.2 p7+p4   22 k
        vpbroadcastb zmm3, [r9 + 57]                                     ;   215.2 p5+p3   22 k
        vmovdqu64 [rbp + 11328], zmm4                                    ;   212.2 p8+p9   22 k
        vpbroadcastb zmm4, [r9 + 58]                                     ;   216.2 p5+p2   22 k
        vmovdqu64 [rbp + 11392], zmm0                                    ;   213.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 59]                                     ;   217.2 p5+p10   22 k
        vmovdqu64 [rbp + 11456], zmm1                                    ;   214.2 p8+p9   22 k
        vpbroadcastb zmm1, [r9 + 60]                                     ;   218.2 p5+p3   22 k
        vmovdqu64 [rbp + 11520], zmm2                                    ;   215.2 p7+p4   22 k
        vpbroadcastb zmm2, [r9 + 61]                                     ;   219.2 p5+p2   22 k
        vmovdqu64 [rbp + 11584], zmm3                                    ;   216.2 p8+p9   22 k
        vpbroadcastb zmm3, [r9 + 62]                                     ;   220.2 p5+p10   22 k
        vmovdqu64 [rbp + 11648], zmm4                                    ;   217.2 p7+p4   22 k
        vpbroadcastb zmm4, [r9 + 63]                                     ;   221.2 p5+p3   22 k
        vmovdqu64 [rbp + 11712], zmm0                                    ;   218.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 64]                                     ;   222.2 p5+p2   22 k
        vmovdqu64 [rbp + 11776], zmm1                                    ;   219.2 p7+p4   22 k
        vpbroadcastb zmm1, [r9 + 65]                                     ;   223.2 p5+p10   22 k
        vmovdqu64 [rbp + 11840], zmm2                                    ;   220.2 p8+p9   22 k
        vpbroadcastb zmm2, [r9 + 66]                                     ;   224.2 p5+p3   22 k
        vmovdqu64 [rbp + 11904], zmm3                                    ;   221.2 p7+p4   22 k
        vpbroadcastb zmm3, [r9 + 67]                                     ;   225.2 p5+p2   22 k
        vmovdqu64 [rbp + 11968], zmm4                                    ;   222.2 p8+p9   22 k
        vpbroadcastb zmm4, [r9 + 68]                                     ;   226.2 p5+p10   22 k
        vmovdqu64 [rbp + 12032], zmm0                                    ;   223.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 69]                                     ;   227.2 p5+p3   22 k
        vmovdqu64 [rbp + 12096], zmm1                                    ;   224.2 p8+p9   22 k
        vpbroadcastb zmm1, [r9 + 70]                                     ;   228.2 p5+p2   22 k
        vmovdqu64 [rbp + 12160], zmm2                                    ;   225.2 p7+p4   22 k
        vpbroadcastb zmm2, [r9 + 71]                                     ;   229.2 p5+p10   22 k
        vmovdqu64 [rbp + 12224], zmm3                                    ;   226.2 p8+p9   22 k
        vpbroadcastb zmm3, [r9 + 72]                                     ;   230.2 p5+p3   22 k
        vmovdqu64 [rbp + 12288], zmm4                                    ;   227.2 p7+p4   22 k
        vpbroadcastb zmm4, [r9 + 73]                                     ;   231.2 p5+p2   22 k
        vmovdqu64 [rbp + 12352], zmm0                                    ;   228.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 74]                                     ;   232.2 p5+p10   22 k
        vmovdqu64 [rbp + 12416], zmm1                                    ;   229.2 p7+p4   22 k
        vpbroadcastb zmm1, [r9 + 75]                                     ;   233.2 p5+p3   22 k
        vmovdqu64 [rbp + 12480], zmm2                                    ;   230.2 p8+p9   22 k
        vpbroadcastb zmm2, [r9 + 76]                                     ;   234.2 p5+p2   22 k
        vmovdqu64 [rbp + 12544], zmm3                                    ;   231.2 p7+p4   22 k
        vpbroadcastb zmm3, [r9 + 77]                                     ;   235.2 p5+p10   22 k
        vmovdqu64 [rbp + 12608], zmm4                                    ;   232.2 p8+p9   22 k
        vpbroadcastb zmm4, [r9 + 78]                                     ;   236.2 p5+p3   22 k
        vmovdqu64 [rbp + 12672], zmm0                                    ;   233.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 79]                                     ;   237.2 p5+p2   22 k
        vmovdqu64 [rbp + 12736], zmm1                                    ;   234.2 p8+p9   22 k
        vpbroadcastb zmm1, [r9 + 80]                                     ;   238.2 p5+p10   22 k
        vmovdqu64 [rbp + 12800], zmm2                                    ;   235.2 p7+p4   22 k
        vpbroadcastb zmm2, [r9 + 81]                                     ;   239.2 p5+p3   22 k
        vmovdqu64 [rbp + 12864], zmm3                                    ;   236.2 p8+p9   22 k
        vpbroadcastb zmm3, [r9 + 82]                                     ;   240.2 p5+p2   22 k
        vmovdqu64 [rbp + 12928], zmm4                                    ;   237.2 p7+p4   22 k
        vpbroadcastb zmm4, [r9 + 83]                                     ;   241.2 p5+p10   22 k
        vmovdqu64 [rbp + 12992], zmm0                                    ;   238.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 84]                                     ;   242.2 p5+p3   22 k
        vmovdqu64 [rbp + 13056], zmm1                                    ;   239.2 p7+p4   22 k
        vpbroadcastb zmm1, [r9 + 85]                                     ;   243.2 p5+p2   22 k
        vmovdqu64 [rbp + 13120], zmm2                                    ;   240.2 p8+p9   22 k
        vpbroadcastb zmm2, [r9 + 86]                                     ;   244.2 p5+p10   22 k
        vmovdqu64 [rbp + 13184], zmm3                                    ;   241.2 p7+p4   22 k
        vpbroadcastb zmm3, [r9 + 87]                                     ;   245.2 p5+p3   22 k
        vmovdqu64 [rbp + 13248], zmm4                                    ;   242.2 p8+p9   22 k
        vpbroadcastb zmm4, [r9 + 88]                                     ;   246.2 p5+p2   22 k
        vmovdqu64 [rbp + 13312], zmm0                                    ;   243.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 89]                                     ;   247.2 p5+p10   22 k
        vmovdqu64 [rbp + 13376], zmm1                                    ;   244.2 p8+p9   22 k
        vpbroadcastb zmm1, [r9 + 90]                                     ;   248.2 p5+p3   22 k
        vmovdqu64 [rbp + 13440], zmm2                                    ;   245.2 p7+p4   22 k
        vpbroadcastb zmm2, [r9 + 91]                                     ;   249.2 p5+p2   22 k
        vmovdqu64 [rbp + 13504], zmm3                                    ;   246.2 p8+p9   22 k
        vpbroadcastb zmm3, [r9 + 92]                                     ;   250.2 p5+p10   22 k
        vmovdqu64 [rbp + 13568], zmm4                                    ;   247.2 p7+p4   22 k
        vpbroadcastb zmm4, [r9 + 93]                                     ;   251.2 p5+p3   22 k
        vmovdqu64 [rbp + 13632], zmm0                                    ;   248.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 94]                                     ;   252.2 p5+p2   22 k
        vmovdqu64 [rbp + 13696], zmm1                                    ;   249.2 p7+p4   22 k
        vpbroadcastb zmm1, [r9 + 95]                                     ;   253.2 p5+p10   22 k
        vmovdqu64 [rbp + 13760], zmm2                                    ;   250.2 p8+p9   22 k
        vpbroadcastb zmm2, [r9 + 96]                                     ;   254.2 p5+p3   22 k
        vmovdqu64 [rbp + 13824], zmm3                                    ;   251.2 p7+p4   22 k
        vpbroadcastb zmm3, [r9 + 97]                                     ;   255.2 p5+p2   22 k
        vmovdqu64 [rbp + 13888], zmm4                                    ;   252.2 p8+p9   22 k
        vpbroadcastb zmm4, [r9 + 98]                                     ;   256.2 p5+p10   22 k
        vmovdqu64 [rbp + 13952], zmm0                                    ;   253.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 99]                                     ;   257.2 p5+p3   22 k
        vmovdqu64 [rbp + 14016], zmm1                                    ;   254.2 p8+p9   22 k
        vpbroadcastb zmm1, [r9 + 100]                                    ;   258.2 p5+p2   22 k
        vmovdqu64 [rbp + 14080], zmm2                                    ;   255.2 p7+p4   22 k
        vpbroadcastb zmm2, [r9 + 101]                                    ;   259.2 p5+p10   22 k
        vmovdqu64 [rbp + 14144], zmm3                                    ;   256.2 p8+p9   22 k
        vpbroadcastb zmm3, [r9 + 102]                                    ;   260.2 p5+p3   22 k
        vmovdqu64 [rbp + 14208], zmm4                                    ;   257.2 p7+p4   22 k
        vpbroadcastb zmm4, [r9 + 103]                                    ;   261.2 p5+p2   22 k
        vmovdqu64 [rbp + 14272], zmm0                                    ;   258.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 104]                                    ;   262.2 p5+p10   22 k
        vmovdqu64 [rbp + 14336], zmm1                                    ;   259.2 p7+p4   22 k
        vpbroadcastb zmm1, [r9 + 105]                                    ;   263.2 p5+p3   22 k
        vmovdqu64 [rbp + 14400], zmm2                                    ;   260.2 p8+p9   22 k
        vpbroadcastb zmm2, [r9 + 106]                                    ;   264.2 p5+p2   22 k
        vmovdqu64 [rbp + 14464], zmm3                                    ;   261.2 p7+p4   22 k
        vpbroadcastb zmm3, [r9 + 107]                                    ;   265.2 p5+p10   22 k
        vmovdqu64 [rbp + 14528], zmm4                                    ;   262.2 p8+p9   22 k
        vpbroadcastb zmm4, [r9 + 108]                                    ;   266.2 p5+p3   22 k
        vmovdqu64 [rbp + 14592], zmm0                                    ;   263.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 109]                                    ;   267.2 p5+p2   22 k
        vmovdqu64 [rbp + 14656], zmm1                                    ;   264.2 p8+p9   22 k
        vpbroadcastb zmm1, [r9 + 110]                                    ;   268.2 p5+p10   22 k
        vmovdqu64 [rbp + 14720], zmm2                                    ;   265.2 p7+p4   22 k
        vpbroadcastb zmm2, [r9 + 111]                                    ;   269.2 p5+p3   22 k
        vmovdqu64 [rbp + 14784], zmm3                                    ;   266.2 p8+p9   22 k
        vpbroadcastb zmm3, [r9 + 112]                                    ;   270.2 p5+p2   22 k
        vmovdqu64 [rbp + 14848], zmm4                                    ;   267.2 p7+p4   22 k
        vpbroadcastb zmm4, [r9 + 113]                                    ;   271.2 p5+p10   22 k
        vmovdqu64 [rbp + 14912], zmm0                                    ;   268.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 114]                                    ;   272.2 p5+p3   22 k
        vmovdqu64 [rbp + 14976], zmm1                                    ;   269.2 p7+p4   22 k
        vpbroadcastb zmm1, [r9 + 115]                                    ;   273.2 p5+p2   22 k
        vmovdqu64 [rbp + 15040], zmm2                                    ;   270.2 p8+p9   22 k
        vpbroadcastb zmm2, [r9 + 116]                                    ;   274.2 p5+p10   22 k
        vmovdqu64 [rbp + 15104], zmm3                                    ;   271.2 p7+p4   22 k
        vpbroadcastb zmm3, [r9 + 117]                                    ;   275.2 p5+p3   22 k
        vmovdqu64 [rbp + 15168], zmm4                                    ;   272.2 p8+p9   22 k
        vpbroadcastb zmm4, [r9 + 118]                                    ;   276.2 p5+p2   22 k
        vmovdqu64 [rbp + 15232], zmm0                                    ;   273.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 119]                                    ;   277.2 p5+p10   22 k
        vmovdqu64 [rbp + 15296], zmm1                                    ;   274.2 p8+p9   22 k
        vpbroadcastb zmm1, [r9 + 120]                                    ;   278.2 p5+p3   22 k
        vmovdqu64 [rbp + 15360], zmm2                                    ;   275.2 p7+p4   22 k
        vpbroadcastb zmm2, [r9 + 121]                                    ;   279.2 p5+p2   22 k
        vmovdqu64 [rbp + 15424], zmm3                                    ;   276.2 p8+p9   22 k
        vpbroadcastb zmm3, [r9 + 122]                                    ;   280.2 p5+p10   22 k
        vmovdqu64 [rbp + 15488], zmm4                                    ;   277.2 p7+p4   22 k
        vpbroadcastb zmm4, [r9 + 123]                                    ;   281.2 p5+p3   22 k
        vmovdqu64 [rbp + 15552], zmm0                                    ;   278.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 124]                                    ;   282.2 p5+p2   22 k
        vmovdqu64 [rbp + 15616], zmm1                                    ;   279.2 p7+p4   22 k
        vpbroadcastb zmm1, [r9 + 125]                                    ;   283.2 p5+p10   22 k
        vmovdqu64 [rbp + 15680], zmm2                                    ;   280.2 p8+p9   22 k
        vpbroadcastb zmm2, [r9 + 126]                                    ;   284.2 p5+p3   22 k
        vmovdqu64 [rbp + 15744], zmm3                                    ;   281.2 p7+p4   22 k
        vpbroadcastb zmm3, [r9 + 127]                                    ;   285.2 p5+p2   22 k
        vmovdqu64 [rbp + 15808], zmm4                                    ;   282.2 p8+p9   22 k
        vpbroadcastb zmm4, [r9 + 128]                                    ;   286.2 p5+p10   22 k
        vmovdqu64 [rbp + 15872], zmm0                                    ;   283.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 129]                                    ;   287.2 p5+p3   22 k
        vmovdqu64 [rbp + 15936], zmm1                                    ;   284.2 p8+p9   22 k
        vpbroadcastb zmm1, [r9 + 130]                                    ;   288.2 p5+p2   22 k
        vmovdqu64 [rbp + 16000], zmm2                                    ;   285.2 p7+p4   22 k
        vpbroadcastb zmm2, [r9 + 131]                                    ;   289.2 p5+p10   22 k
        vmovdqu64 [rbp + 16064], zmm3                                    ;   286.2 p8+p9   22 k
        vpbroadcastb zmm3, [r9 + 132]                                    ;   290.2 p5+p3   22 k
        vmovdqu64 [rbp + 16128], zmm4                                    ;   287.2 p7+p4   22 k
        vpbroadcastb zmm4, [r9 + 133]                                    ;   291.2 p5+p2   22 k
        vmovdqu64 [rbp + 16192], zmm0                                    ;   288.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 134]                                    ;   292.2 p5+p10   22 k
        vmovdqu64 [rbp + 16256], zmm1                                    ;   289.2 p7+p4   22 k
        vpbroadcastb zmm1, [r9 + 135]                                    ;   293.2 p5+p3   22 k
        vmovdqu64 [rbp + 16320], zmm2                                    ;   290.2 p8+p9   22 k
        vpbroadcastb zmm2, [r9 + 136]                                    ;   294.2 p5+p2   22 k
        vmovdqu64 [rbp + 16384], zmm3                                    ;   291.2 p7+p4   22 k
        vpbroadcastb zmm3, [r9 + 137]                                    ;   295.2 p5+p10   22 k
        vmovdqu64 [rbp + 16448], zmm4                                    ;   292.2 p8+p9   22 k
        vpbroadcastb zmm4, [r9 + 138]                                    ;   296.2 p5+p3   22 k
        vmovdqu64 [rbp + 16512], zmm0                                    ;   293.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 139]                                    ;   297.2 p5+p2   22 k
        vmovdqu64 [rbp + 16576], zmm1                                    ;   294.2 p8+p9   22 k
        vpbroadcastb zmm1, [r9 + 140]                                    ;   298.2 p5+p10   22 k
        vmovdqu64 [rbp + 16640], zmm2                                    ;   295.2 p7+p4   22 k
        vpbroadcastb zmm2, [r9 + 141]                                    ;   299.2 p5+p3   22 k
        vmovdqu64 [rbp + 16704], zmm3                                    ;   296.2 p8+p9   22 k
        vpbroadcastb zmm3, [r9 + 142]                                    ;   300.2 p5+p2   22 k
        vmovdqu64 [rbp + 16768], zmm4                                    ;   297.2 p7+p4   22 k
        vpbroadcastb zmm4, [r9 + 143]                                    ;   301.2 p5+p10   22 k
        vmovdqu64 [rbp + 16832], zmm0                                    ;   298.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 144]                                    ;   302.2 p5+p3   22 k
        vmovdqu64 [rbp + 16896], zmm1                                    ;   299.2 p7+p4   22 k
        vpbroadcastb zmm1, [r9 + 145]                                    ;   303.2 p5+p2   22 k
        vmovdqu64 [rbp + 16960], zmm2                                    ;   300.2 p8+p9   22 k
        vpbroadcastb zmm2, [r9 + 146]                                    ;   304.2 p5+p10   22 k
        vmovdqu64 [rbp + 17024], zmm3                                    ;   301.2 p7+p4   22 k
        vpbroadcastb zmm3, [r9 + 147]                                    ;   305.2 p5+p3   22 k
        vmovdqu64 [rbp + 17088], zmm4                                    ;   302.2 p8+p9   22 k
        vpbroadcastb zmm4, [r9 + 148]                                    ;   306.2 p5+p2   22 k
        vmovdqu64 [rbp + 17152], zmm0                                    ;   303.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 149]                                    ;   307.2 p5+p10   22 k
        vmovdqu64 [rbp + 17216], zmm1                                    ;   304.2 p8+p9   22 k
        vpbroadcastb zmm1, [r9 + 150]                                    ;   308.2 p5+p3   22 k
        vmovdqu64 [rbp + 17280], zmm2                                    ;   305.2 p7+p4   22 k
        vpbroadcastb zmm2, [r9 + 151]                                    ;   309.2 p5+p2   22 k
        vmovdqu64 [rbp + 17344], zmm3                                    ;   306.2 p8+p9   22 k
        vpbroadcastb zmm3, [r9 + 152]                                    ;   310.2 p5+p10   22 k
        vmovdqu64 [rbp + 17408], zmm4                                    ;   307.2 p7+p4   22 k
        vpbroadcastb zmm4, [r9 + 153]                                    ;   311.2 p5+p3   22 k
        vmovdqu64 [rbp + 17472], zmm0                                    ;   308.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 154]                                    ;   312.2 p5+p2   22 k
        vmovdqu64 [rbp + 17536], zmm1                                    ;   309.2 p7+p4   22 k
        vpbroadcastb zmm1, [r9 + 155]                                    ;   313.2 p5+p10   22 k
        vmovdqu64 [rbp + 17600], zmm2                                    ;   310.2 p8+p9   22 k
        vpbroadcastb zmm2, [r9 + 156]                                    ;   314.2 p5+p3   22 k
        vmovdqu64 [rbp + 17664], zmm3                                    ;   311.2 p7+p4   22 k
        vpbroadcastb zmm3, [r9 + 157]                                    ;   315.2 p5+p2   22 k
        vmovdqu64 [rbp + 17728], zmm4                                    ;   312.2 p8+p9   22 k
        vpbroadcastb zmm4, [r9 + 158]                                    ;   316.2 p5+p10   22 k
        vmovdqu64 [rbp + 17792], zmm0                                    ;   313.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 159]                                    ;   317.2 p5+p3   22 k
        vmovdqu64 [rbp + 17856], zmm1                                    ;   314.2 p8+p9   22 k
        vpbroadcastb zmm1, [r9 + 160]                                    ;   318.2 p5+p2   22 k
        vmovdqu64 [rbp + 17920], zmm2                                    ;   315.2 p7+p4   22 k
        vpbroadcastb zmm2, [r9 + 161]                                    ;   319.2 p5+p10   22 k
        vmovdqu64 [rbp + 17984], zmm3                                    ;   316.2 p8+p9   22 k
        vpbroadcastb zmm3, [r9 + 162]                                    ;   320.2 p5+p3   22 k
        vmovdqu64 [rbp + 18048], zmm4                                    ;   317.2 p7+p4   22 k
        vpbroadcastb zmm4, [r9 + 163]                                    ;   321.2 p5+p2   22 k
        vmovdqu64 [rbp + 18112], zmm0                                    ;   318.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 164]                                    ;   322.2 p5+p10   22 k
        vmovdqu64 [rbp + 18176], zmm1                                    ;   319.2 p7+p4   22 k
        vpbroadcastb zmm1, [r9 + 165]                                    ;   323.2 p5+p3   22 k
        vmovdqu64 [rbp + 18240], zmm2                                    ;   320.2 p8+p9   22 k
        vpbroadcastb zmm2, [r9 + 166]                                    ;   324.2 p5+p2   22 k
        vmovdqu64 [rbp + 18304], zmm3                                    ;   321.2 p7+p4   22 k
        vpbroadcastb zmm3, [r9 + 167]                                    ;   325.2 p5+p10   22 k
        vmovdqu64 [rbp + 18368], zmm4                                    ;   322.2 p8+p9   22 k
        vpbroadcastb zmm4, [r9 + 168]                                    ;   326.2 p5+p3   22 k
        vmovdqu64 [rbp + 18432], zmm0                                    ;   323.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 169]                                    ;   327.2 p5+p2   22 k
        vmovdqu64 [rbp + 18496], zmm1                                    ;   324.2 p8+p9   22 k
        vpbroadcastb zmm1, [r9 + 170]                                    ;   328.2 p5+p10   22 k
        vmovdqu64 [rbp + 18560], zmm2                                    ;   325.2 p7+p4   22 k
        vpbroadcastb zmm2, [r9 + 171]                                    ;   329.2 p5+p3   22 k
        vmovdqu64 [rbp + 18624], zmm3                                    ;   326.2 p8+p9   22 k
        vpbroadcastb zmm3, [r9 + 172]                                    ;   330.2 p5+p2   22 k
        vmovdqu64 [rbp + 18688], zmm4                                    ;   327.2 p7+p4   22 k
        vpbroadcastb zmm4, [r9 + 173]                                    ;   331.2 p5+p10   22 k
        vmovdqu64 [rbp + 18752], zmm0                                    ;   328.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 174]                                    ;   332.2 p5+p3   22 k
        vmovdqu64 [rbp + 18816], zmm1                                    ;   329.2 p7+p4   22 k
        vpbroadcastb zmm1, [r9 + 175]                                    ;   333.2 p5+p2   22 k
        vmovdqu64 [rbp + 18880], zmm2                                    ;   330.2 p8+p9   22 k
        vpbroadcastb zmm2, [r9 + 176]                                    ;   334.2 p5+p10   22 k
        vmovdqu64 [rbp + 18944], zmm3                                    ;   331.2 p7+p4   22 k
        vpbroadcastb zmm3, [r9 + 177]                                    ;   335.2 p5+p3   22 k
        vmovdqu64 [rbp + 19008], zmm4                                    ;   332.2 p8+p9   22 k
        vpbroadcastb zmm4, [r9 + 178]                                    ;   336.2 p5+p2   22 k
        vmovdqu64 [rbp + 19072], zmm0                                    ;   333.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 179]                                    ;   337.2 p5+p10   22 k
        vmovdqu64 [rbp + 19136], zmm1                                    ;   334.2 p8+p9   22 k
        vpbroadcastb zmm1, [r9 + 180]                                    ;   338.2 p5+p3   22 k
        vmovdqu64 [rbp + 19200], zmm2                                    ;   335.2 p7+p4   22 k
        vpbroadcastb zmm2, [r9 + 181]                                    ;   339.2 p5+p2   22 k
        vmovdqu64 [rbp + 19264], zmm3                                    ;   336.2 p8+p9   22 k
        vpbroadcastb zmm3, [r9 + 182]                                    ;   340.2 p5+p10   22 k
        vmovdqu64 [rbp + 19328], zmm4                                    ;   337.2 p7+p4   22 k
        vpbroadcastb zmm4, [r9 + 183]                                    ;   341.2 p5+p3   22 k
        vmovdqu64 [rbp + 19392], zmm0                                    ;   338.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 184]                                    ;   342.2 p5+p2   22 k
        vmovdqu64 [rbp + 19456], zmm1                                    ;   339.2 p7+p4   22 k
        vpbroadcastb zmm1, [r9 + 185]                                    ;   343.2 p5+p10   22 k
        vmovdqu64 [rbp + 19520], zmm2                                    ;   340.2 p8+p9   22 k
        vpbroadcastb zmm2, [r9 + 186]                                    ;   344.2 p5+p3   22 k
        vmovdqu64 [rbp + 19584], zmm3                                    ;   341.2 p7+p4   22 k
        vpbroadcastb zmm3, [r9 + 187]                                    ;   345.2 p5+p2   22 k
        vmovdqu64 [rbp + 19648], zmm4                                    ;   342.2 p8+p9   22 k
        vpbroadcastb zmm4, [r9 + 188]                                    ;   346.2 p5+p10   22 k
        vmovdqu64 [rbp + 19712], zmm0                                    ;   343.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 189]                                    ;   347.2 p5+p3   22 k
        vmovdqu64 [rbp + 19776], zmm1                                    ;   344.2 p8+p9   22 k
        vpbroadcastb zmm1, [r9 + 190]                                    ;   348.2 p5+p2   22 k
        vmovdqu64 [rbp + 19840], zmm2                                    ;   345.2 p7+p4   22 k
        vpbroadcastb zmm2, [r9 + 191]                                    ;   349.2 p5+p10   22 k
        vmovdqu64 [rbp + 19904], zmm3                                    ;   346.2 p8+p9   22 k
        vpbroadcastb zmm3, [r9 + 192]                                    ;   350.2 p5+p3   22 k
        vmovdqu64 [rbp + 19968], zmm4                                    ;   347.2 p7+p4   22 k
        vpbroadcastb zmm4, [r9 + 193]                                    ;   351.2 p5+p2   22 k
        vmovdqu64 [rbp + 20032], zmm0                                    ;   348.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 194]                                    ;   352.2 p5+p10   22 k
        vmovdqu64 [rbp + 20096], zmm1                                    ;   349.2 p7+p4   22 k
        vpbroadcastb zmm1, [r9 + 195]                                    ;   353.2 p5+p3   22 k
        vmovdqu64 [rbp + 20160], zmm2                                    ;   350.2 p8+p9   22 k
        vpbroadcastb zmm2, [r9 + 196]                                    ;   354.2 p5+p2   22 k
        vmovdqu64 [rbp + 20224], zmm3                                    ;   351.2 p7+p4   22 k
        vpbroadcastb zmm3, [r9 + 197]                                    ;   355.2 p5+p10   22 k
        vmovdqu64 [rbp + 20288], zmm4                                    ;   352.2 p8+p9   22 k
        vpbroadcastb zmm4, [r9 + 198]                                    ;   356.2 p5+p3   22 k
        vmovdqu64 [rbp + 20352], zmm0                                    ;   353.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 199]                                    ;   357.2 p5+p2   22 k
        vmovdqu64 [rbp + 20416], zmm1                                    ;   354.2 p8+p9   22 k
        vpbroadcastb zmm1, [r9 + 200]                                    ;   358.2 p5+p10   22 k
        vmovdqu64 [rbp + 20480], zmm2                                    ;   355.2 p7+p4   22 k
        vpbroadcastb zmm2, [r9 + 201]                                    ;   359.2 p5+p3   22 k
        vmovdqu64 [rbp + 20544], zmm3                                    ;   356.2 p8+p9   22 k
        vpbroadcastb zmm3, [r9 + 202]                                    ;   360.2 p5+p2   22 k
        vmovdqu64 [rbp + 20608], zmm4                                    ;   357.2 p7+p4   22 k
        vpbroadcastb zmm4, [r9 + 203]                                    ;   361.2 p5+p10   22 k
        vmovdqu64 [rbp + 20672], zmm0                                    ;   358.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 204]                                    ;   362.2 p5+p3   22 k
        vmovdqu64 [rbp + 20736], zmm1                                    ;   359.2 p7+p4   22 k
        vpbroadcastb zmm1, [r9 + 205]                                    ;   363.2 p5+p2   22 k
        vmovdqu64 [rbp + 20800], zmm2                                    ;   360.2 p8+p9   22 k
        vpbroadcastb zmm2, [r9 + 206]                                    ;   364.2 p5+p10   22 k
        vmovdqu64 [rbp + 20864], zmm3                                    ;   361.2 p7+p4   22 k
        vpbroadcastb zmm3, [r9 + 207]                                    ;   365.2 p5+p3   22 k
        vmovdqu64 [rbp + 20928], zmm4                                    ;   362.2 p8+p9   22 k
        mov esi, 0                                                       ;   136.7 p1      22 k reload
        mov dword [rbp + 24656], esi                                     ;   287.7 p7+p4   22 k
        vmovdqu64 [rbp + 20992], zmm0                                    ;   363.2 p8+p9   22 k
        vmovdqu64 [rbp + 21056], zmm1                                    ;   364.2 p7+p4   22 k
        vmovdqu64 [rbp + 21120], zmm2                                    ;   365.2 p8+p9   22 k
        vmovdqu64 [rbp + 21184], zmm3                                    ;   366.2 p7+p4   22 k
        cmp dword [rbp + 24660], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 24660]                                     ;                    passes of 128
        mov rcx, rax                                                     ;                    passes of 128
.blocks_1_share:
        and rax, 0x7f                                                    ;                    passes of 128
        mov qword [rbp + 24592], rax                                     ;                    passes of 128
        sub rcx, rax                                                     ;                    passes of 128
        imul rcx, rcx, 0x10                                              ;                    passes of 128
        mov rdx, qword [rbp + 24600]                                     ;                    passes of 128
        add rcx, rdx                                                     ;                    passes of 128
        mov qword [rbp + 24608], rcx                                     ;                    passes of 128
        cmp rcx, rdx                                                     ;                    passes of 128
        je .blocks_1_rest
.blocks_1_again:
        align 16
.blocks_1:
        vmovd xmm0, [rbp + 24656]                                        ;     0.0 p2       9 d
        vpermq zmm0, zmm0, 0                                             ;     6.0 p5       9 d
        vshufi32x4 zmm0, zmm0, zmm0, 0                                   ;     9.0 p5       9 d
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 1152]     ;     0.5 p3       9 d reload
        vpshufb zmm2, zmm0, zmm1                                         ;    12.0 p5       9 d
        vmovdqu64 zmm3, [rel camellia128_ctr.T0_constants512 + 1216]     ;     1.0 p2       9 d reload
        vpaddb zmm2, zmm2, zmm3                                          ;    13.0 p0       9 d
        vmovdqu64 zmm4, [rbp + 7936]                                     ;     1.5 p3       9 d.0 reload
        vpaddb zmm5, zmm2, zmm4                                          ;    14.0 p0       9 d
        vpternlogd zmm2, zmm4, zmm5, 0xd4                                ;    15.0 p0       9 d
        vmovdqu64 zmm6, [rel camellia128_ctr.T0_constants512]            ;     2.0 p2       9 d reload
        vpshufb zmm7, zmm0, zmm6                                         ;    12.0 p5       9 d
        vmovdqu64 zmm8, [rel camellia128_ctr.T0_constants512 + 1280]     ;     2.5 p3       9 d reload
        vpshufb zmm9, zmm0, zmm8                                         ;    12.0 p5       9 d
        vmovdqu64 zmm10, [rel camellia128_ctr.T0_constants512 + 1344]    ;     3.0 p2       9 d reload
        vpshufb zmm0, zmm0, zmm10                                        ;    12.0 p5       9 d
        vpaddb zmm11, zmm7, [rbp + 5056]                                 ;    13.0 p0+p3    9 d
        vmovdqu64 zmm12, [rel camellia128_ctr.T0_constants512 + 320]     ;     4.0 p2       9 d reload
        vpshufb zmm2, zmm12, zmm2                                        ;    16.0 p5       9 d
        vpaddb zmm11, zmm11, zmm2                                        ;    17.0 p0       9 d
        vpaddb zmm2, zmm9, [rbp + 5184]                                  ;    13.0 p0+p3    9 d
        vmovdqu64 zmm13, [rbp + 7424]                                    ;     5.0 p2       9 d.1 reload
        vpternlogd zmm7, zmm11, zmm13, 0xb2                              ;    18.0 p0       9 d
        vpshufb zmm7, zmm12, zmm7                                        ;    19.0 p5       9 d
        vpaddb zmm2, zmm2, zmm7                                          ;    20.0 p0       9 d
        vpaddb zmm7, zmm0, [rbp + 5312]                                  ;    13.0 p5+p3    9 d
        vmovdqu64 zmm14, [rbp + 7488]                                    ;     6.0 p2       9 d.2 reload
        vpternlogd zmm9, zmm2, zmm14, 0xb2                               ;    21.0 p0       9 d
        vpshufb zmm9, zmm12, zmm9                                        ;    22.0 p5       9 d
        vpaddb zmm7, zmm7, zmm9                                          ;    23.0 p0       9 d
        vmovdqu64 zmm9, [rbp + 7552]                                     ;     6.5 p3       9 d.3 reload
        vpternlogd zmm0, zmm7, zmm9, 0xb2                                ;    24.0 p5       9 d
        vpshufb zmm0, zmm12, zmm0                                        ;    25.0 p5       9 d
        vpaddb zmm0, zmm0, [rbp + 5440]                                  ;    26.0 p0+p2    9 d
        vmovdqu64 zmm15, [rbp + 7616]                                    ;     7.5 p3       9 d.4 reload
        vpandnd zmm16, zmm0, zmm15                                       ;    27.0 p0       9 d
        vpshufb zmm16, zmm12, zmm16                                      ;    28.0 p5       9 d
        vpaddb zmm16, zmm16, [rbp + 5568]                                ;    29.0 p0+p2    9 d
        vmovdqu64 zmm17, [rbp + 7680]                                    ;     8.5 p3       9 d.5 reload
        vpandnd zmm18, zmm16, zmm17                                      ;    30.0 p5       9 d
        vpshufb zmm18, zmm12, zmm18                                      ;    31.0 p5       9 d
        vpaddb zmm18, zmm18, [rbp + 5696]                                ;    32.0 p0+p2    9 d
        vmovdqu64 zmm19, [rbp + 8448]                                    ;     9.5 p3       9 d.0 reload
        vmovdqu64 zmm20, [rbp + 6016]                                    ;    10.0 p2      11 t reload
        vpternlogd zmm5, zmm20, zmm19, 0x96                              ;    16.0 p0      11 t
        vmovdqu64 zmm20, [rbp + 7744]                                    ;    10.5 p3       9 d.6 reload
        vpandnd zmm21, zmm18, zmm20                                      ;    33.0 p5       9 d
        vpshufb zmm21, zmm12, zmm21                                      ;    34.0 p5       9 d
        vpaddb zmm21, zmm21, [rbp + 5824]                                ;    35.0 p0+p2    9 d
        vmovdqu64 zmm22, [rbp + 8512]                                    ;    11.5 p3       9 d.1 reload
        vmovdqu64 zmm23, [rbp + 5888]                                    ;    12.0 p2      11 t reload
        vpternlogd zmm11, zmm23, zmm22, 0x96                             ;    18.0 p0      11 t
        vmovdqu64 zmm23, [rbp + 8576]                                    ;    12.5 p3       9 d.2 reload
        vmovdqu64 zmm24, [rbp + 6080]                                    ;    13.0 p2      11 t reload
        vpternlogd zmm2, zmm24, zmm23, 0x96                              ;    21.0 p5      11 t
        vmovdqu64 zmm24, [rbp + 8640]                                    ;    13.5 p3       9 d.3 reload
        vmovdqu64 zmm25, [rbp + 6272]                                    ;    14.0 p2      11 t reload
        vpternlogd zmm7, zmm25, zmm24, 0x96                              ;    24.0 p0      11 t
        vmovdqa64 zmm25, zmm4                                            ;     9.7          9 d copy
        mov esi, dword [rbp + 24656]                                     ;     9.8 p10      9 d
        add esi, 0x40                                                    ;    14.8 p1       9 d
        vmovd xmm26, esi                                                 ;    18.2 p5       9 d
        vpermq zmm26, zmm26, 0                                           ;    20.2 p5       9 d
        vshufi32x4 zmm26, zmm26, zmm26, 0                                ;    23.2 p5       9 d
        vpshufb zmm1, zmm26, zmm1                                        ;    26.2 p5       9 d
        vpaddb zmm3, zmm3, zmm1                                          ;    27.2 p0       9 d
        vpaddb zmm25, zmm25, zmm3                                        ;    28.2 p0       9 d
        vpternlogd zmm4, zmm3, zmm25, 0xd4                               ;    29.2 p0       9 d
        vpshufb zmm1, zmm12, zmm4                                        ;    30.2 p5       9 d
        vpshufb zmm3, zmm26, zmm8                                        ;    26.2 p5       9 d
        vpshufb zmm4, zmm26, zmm10                                       ;    26.2 p5       9 d
        vpshufb zmm8, zmm26, zmm6                                        ;    26.2 p5       9 d
        vpaddb zmm1, zmm1, zmm8                                          ;    31.2 p0       9 d
        vpaddb zmm1, zmm1, [rbp + 4992]                                  ;    32.2 p0+p3    9 d
        vpternlogd zmm13, zmm8, zmm1, 0xd4                               ;    33.2 p0       9 d
        vpshufb zmm8, zmm12, zmm13                                       ;    34.2 p5       9 d
        vpaddb zmm10, zmm3, [rbp + 5120]                                 ;    27.2 p0+p2    9 d
        vpaddb zmm10, zmm10, zmm8                                        ;    35.2 p0       9 d
        vpternlogd zmm14, zmm3, zmm10, 0xd4                              ;    36.2 p0       9 d
        vpshufb zmm3, zmm12, zmm14                                       ;    37.2 p5       9 d
        vpaddb zmm8, zmm4, [rbp + 5248]                                  ;    28.0 p0+p3    9 d
        vpaddb zmm8, zmm8, zmm3                                          ;    38.2 p5       9 d
        vpternlogd zmm9, zmm4, zmm8, 0xd4                                ;    39.2 p0       9 d
        vpshufb zmm3, zmm12, zmm9                                        ;    40.2 p5       9 d
        vpaddb zmm3, zmm3, [rbp + 5376]                                  ;    41.2 p0+p2    9 d
        vpandnd zmm4, zmm3, zmm15                                        ;    42.2 p5       9 d
        vpternlogd zmm19, zmm25, [rbp + 6208], 0x96                      ;    31.0 p0+p3   11 t
        vpshufb zmm4, zmm12, zmm4                                        ;    43.2 p5       9 d
        vmovdqu64 zmm9, [rbp + 9472]                                     ;    17.0 p2      11 l.0 reload
        vpxord zmm13, zmm5, zmm9                                         ;    32.0 p0      11 t
        vpaddb zmm4, zmm4, [rbp + 5504]                                  ;    44.2 p5+p3    9 d
        vpandnd zmm14, zmm4, zmm17                                       ;    45.2 p0       9 d
        vpternlogd zmm22, zmm1, [rbp + 5952], 0x96                       ;    33.2 p5+p2   11 t
        vpshufb zmm1, zmm12, zmm14                                       ;    46.2 p5       9 d
        vmovdqu64 zmm14, [rbp + 9536]                                    ;    18.5 p3      11 l.1 reload
        vpxord zmm15, zmm11, zmm14                                       ;    34.0 p0      11 t
        vpternlogd zmm23, zmm10, [rbp + 6144], 0x96                      ;    36.2 p0+p2   11 t
        vpaddb zmm1, zmm1, [rbp + 5632]                                  ;    47.2 p5+p3    9 d
        vpandnd zmm10, zmm1, zmm20                                       ;    48.2 p0       9 d
        vmovdqu64 zmm17, [rbp + 9600]                                    ;    20.0 p2      11 l.2 reload
        vpxord zmm20, zmm2, zmm17                                        ;    36.2 p5      11 t
        vpshufb zmm10, zmm12, zmm10                                      ;    49.2 p5       9 d
        vpternlogd zmm24, zmm8, [rbp + 6336], 0x96                       ;    39.2 p0+p3   11 t
        vmovdqu64 zmm8, [rbp + 9664]                                     ;    21.0 p2      11 l.3 reload
        vpxord zmm25, zmm7, zmm8                                         ;    38.0 p0      11 t
        vpaddb zmm10, zmm10, [rbp + 5760]                                ;    50.2 p5+p3    9 d
        vmovdqu64 zmm26, [rbp + 8832]                                    ;    22.0 p2       9 d.4 reload
        vmovdqu64 zmm27, [rbp + 6656]                                    ;    22.5 p3      11 t reload
        vpternlogd zmm0, zmm27, zmm26, 0x96                              ;    39.0 p0      11 t
        vpternlogd zmm26, zmm3, [rbp + 6720], 0x96                       ;    42.2 p5+p2   11 t
        vpxord zmm3, zmm19, zmm9                                         ;    40.0 p0      11 t
        vmovdqu64 zmm9, [rbp + 9024]                                     ;    23.5 p3       9 d.5 reload
        vmovdqu64 zmm27, [rbp + 7168]                                    ;    24.0 p2      11 t reload
        vpternlogd zmm16, zmm27, zmm9, 0x96                              ;    40.2 p5      11 t
        vpternlogd zmm9, zmm4, [rbp + 7360], 0x96                        ;    45.2 p0+p3   11 t
        vpxord zmm4, zmm22, zmm14                                        ;    41.2 p5      11 t
        vpshufb zmm14, zmm12, zmm13                                      ;    42.2 p5      11 t
        vmovdqu64 zmm27, [rbp + 9216]                                    ;    25.0 p2       9 d.6 reload
        vmovdqu64 zmm28, [rbp + 6464]                                    ;    25.5 p3      11 t reload
        vpternlogd zmm18, zmm28, zmm27, 0x96                             ;    42.0 p0      11 t
        vpternlogd zmm27, zmm1, [rbp + 6592], 0x96                       ;    48.2 p0+p2   11 t
        vpxord zmm1, zmm23, zmm17                                        ;    43.2 p5      11 t
        vmovdqu64 zmm17, [rbp + 9728]                                    ;    26.5 p3      11 l.4 reload
        vpxord zmm28, zmm0, zmm17                                        ;    44.0 p0      11 t
        vmovdqu64 zmm29, [rbp + 9408]                                    ;    27.0 p2       9 d.7 reload
        vmovdqu64 zmm30, [rbp + 6400]                                    ;    27.5 p3      11 t reload
        vpternlogd zmm21, zmm30, zmm29, 0x96                             ;    44.2 p5      11 t
        vpternlogd zmm10, zmm29, [rbp + 6528], 0x96                      ;    51.2 p0+p2   11 t
        vmovdqu64 zmm29, [rbp + 9792]                                    ;    28.5 p3      11 l.5 reload
        vpxord zmm30, zmm16, zmm29                                       ;    45.2 p5      11 t
        vpshufb zmm31, zmm12, zmm15                                      ;    46.2 p5      11 t
        vpxord zmm17, zmm26, zmm17                                       ;    46.0 p0      11 t
        vpxord zmm6, zmm18, [rbp + 9856]                                 ;    47.0 p0+p2   11 t
        vpxord zmm8, zmm24, zmm8                                         ;    47.2 p5      11 t
        vmovdqu64 [rbp + 21248], zmm24                                   ;    40.2 p7+p4   11 t spill
        vpshufb zmm24, zmm12, zmm3                                       ;    48.2 p5      11 t
        vmovdqu64 [rbp + 21312], zmm7                                    ;    25.0 p8+p9   11 t spill
        vpxord zmm7, zmm21, [rbp + 9920]                                 ;    48.0 p0+p3   11 t
        vpxord zmm29, zmm9, zmm29                                        ;    49.0 p0      11 t
        vmovdqu64 [rbp + 21376], zmm23                                   ;    37.2 p7+p4   11 t spill
        vpshufb zmm23, zmm12, zmm20                                      ;    49.2 p5      11 t
        vmovdqu64 [rbp + 21440], zmm2                                    ;    26.0 p8+p9   11 t spill
        vpshufb zmm2, zmm12, zmm4                                        ;    50.2 p5      11 t
        vmovdqu64 [rbp + 21504], zmm22                                   ;    34.2 p7+p4   11 t spill
        vpxord zmm22, zmm27, [rbp + 9856]                                ;    50.0 p0+p2   11 t
        vmovdqu64 [rbp + 21568], zmm11                                   ;    28.0 p8+p9   11 t spill
        vpshufb zmm11, zmm12, zmm25                                      ;    51.2 p5      11 t
        vmovdqu64 [rbp + 21632], zmm19                                   ;    32.0 p7+p4   11 t spill
        vpxord zmm19, zmm10, [rbp + 9920]                                ;    52.2 p0+p3   11 t
        vmovdqu64 [rbp + 21696], zmm5                                    ;    30.0 p8+p9   11 t spill
        vpshufb zmm5, zmm12, zmm1                                        ;    52.2 p5      11 t
        vmovdqu64 [rbp + 21760], zmm10                                   ;    52.2 p7+p4   11 t spill
        vpshufb zmm10, zmm12, zmm28                                      ;    53.2 p5      11 t
        vmovdqu64 [rbp + 21824], zmm21                                   ;    45.2 p8+p9   11 t spill
        vpshufb zmm21, zmm12, zmm8                                       ;    54.2 p5      11 t
        vmovdqu64 [rbp + 21888], zmm27                                   ;    49.2 p7+p4   11 t spill
        vpshufb zmm27, zmm12, zmm17                                      ;    55.2 p5      11 t
        vmovdqu64 [rbp + 21952], zmm18                                   ;    43.0 p8+p9   11 t spill
        vpshufb zmm18, zmm12, zmm30                                      ;    56.2 p5      11 t
        vmovdqu64 [rbp + 22016], zmm9                                    ;    46.2 p7+p4   11 t spill
        vpshufb zmm9, zmm12, zmm6                                        ;    57.2 p5      11 t
        vmovdqu64 [rbp + 22080], zmm16                                   ;    41.2 p8+p9   11 t spill
        vpshufb zmm16, zmm12, zmm29                                      ;    58.2 p5      11 t
        vmovdqu64 [rbp + 22144], zmm26                                   ;    43.2 p7+p4   11 t spill
        vpshufb zmm26, zmm12, zmm7                                       ;    59.2 p5      11 t
        vmovdqu64 [rbp + 22208], zmm0                                    ;    40.0 p8+p9   11 t spill
        vpshufb zmm0, zmm12, zmm22                                       ;    60.2 p5      11 t
        vmovdqu64 [rbp + 22272], zmm26                                   ;    60.2 p7+p4   11 t spill
        vpshufb zmm26, zmm12, zmm19                                      ;    61.2 p5      11 t
        vmovdqu64 zmm12, [rel camellia128_ctr.T0_constants512 + 64]      ;    31.0 p2      11 t reload
        vmovdqu64 [rbp + 22336], zmm26                                   ;    62.2 p8+p9   11 t spill
        vmovdqa64 zmm26, zmm13                                           ;    33.0         11 t copy
        vpermi2b zmm26, zmm12, [rel camellia128_ctr.T0_constants512 + 128] ;    63.2 p0+p5+p3   11 t
        vmovdqu64 [rbp + 22400], zmm19                                   ;    53.2 p7+p4   11 t spill
        vmovdqu64 zmm19, [rel camellia128_ctr.T0_constants512 + 192]     ;    32.0 p2      11 t reload
        vpermi2b zmm13, zmm19, [rel camellia128_ctr.T0_constants512 + 256] ;    65.2 p0+p5+p3   11 t
        vpternlogd zmm14, zmm26, zmm13, 0xca                             ;    70.2 p0      11 t
        vmovdqu64 zmm13, [rel camellia128_ctr.T0_constants512 + 128]     ;    33.0 p2      11 t reload
        vmovdqa64 zmm26, zmm3                                            ;    41.0         11 t copy
        vpermi2b zmm26, zmm12, zmm13                                     ;    67.2 p0+p5   11 t
        vpermi2b zmm3, zmm19, [rel camellia128_ctr.T0_constants512 + 256] ;    69.2 p0+p5+p3   11 t
        vpternlogd zmm24, zmm26, zmm3, 0xca                              ;    74.2 p0      11 t
        vmovdqa64 zmm3, zmm7                                             ;    49.0         11 t copy
        vpermi2b zmm3, zmm12, zmm13                                      ;    71.2 p0+p5   11 t
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 256]     ;    34.0 p2      11 t reload
        vpermi2b zmm7, zmm19, zmm26                                      ;    73.2 p0+p5   11 t
        vpternlogd zmm3, zmm7, [rbp + 22272], 0xe4                       ;    78.2 p0+p3   11 t
        vmovdqu64 zmm7, [rbp + 22400]                                    ;    53.2 p2      11 t
        vpermi2b zmm7, zmm12, zmm13                                      ;    75.2 p0+p5   11 t
        vmovdqu64 zmm13, [rbp + 22400]                                   ;    53.2 p3      11 t
        vpermi2b zmm13, zmm19, zmm26                                     ;    77.2 p0+p5   11 t
        vpternlogd zmm7, zmm13, [rbp + 22336], 0xe4                      ;    82.2 p0+p2   11 t
        vmovdqu64 zmm13, [rel camellia128_ctr.T0_constants512 + 448]     ;    36.5 p3      11 t reload
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 384]     ;    37.0 p2      11 t reload
        vmovdqa64 zmm19, zmm15                                           ;    36.7         11 t copy
        vpermi2b zmm19, zmm26, zmm13                                     ;    79.2 p0+p5   11 t
        vmovdqa64 zmm12, zmm4                                            ;    42.2         11 t copy
        vpermi2b zmm12, zmm26, zmm13                                     ;    81.2 p0+p5   11 t
        vmovdqu64 [rbp + 22336], zmm7                                    ;    83.2 p8+p9   11 t spill
        vmovdqa64 zmm7, zmm28                                            ;    45.0         11 t copy
        vpermi2b zmm7, zmm26, zmm13                                      ;    83.2 p0+p5   11 t
        vmovdqu64 [rbp + 22400], zmm3                                    ;    79.2 p7+p4   11 t spill
        vmovdqa64 zmm3, zmm17                                            ;    47.0         11 t copy
        vpermi2b zmm3, zmm26, zmm13                                      ;    85.2 p0+p5   11 t
        vmovdqu64 zmm13, [rel camellia128_ctr.T0_constants512 + 512]     ;    39.7 p3      11 t reload
        vpermi2b zmm15, zmm13, [rel camellia128_ctr.T0_constants512 + 576] ;    87.2 p0+p5+p2   11 t
        vpternlogd zmm31, zmm19, zmm15, 0xca                             ;    92.2 p0      11 t
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 576]     ;    40.7 p3      11 t reload
        vpermi2b zmm4, zmm13, zmm15                                      ;    89.2 p0+p5   11 t
        vpermi2b zmm28, zmm13, zmm15                                     ;    91.2 p0+p5   11 t
        vpermi2b zmm17, zmm13, zmm15                                     ;    93.2 p0+p5   11 t
        vpternlogd zmm2, zmm12, zmm4, 0xca                               ;    94.2 p0      11 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 704]      ;    42.3 p2      11 t reload
        vmovdqu64 zmm12, [rel camellia128_ctr.T0_constants512 + 640]     ;    42.5 p3      11 t reload
        vmovdqa64 zmm19, zmm20                                           ;    42.7         11 t copy
        vpermi2b zmm19, zmm12, zmm4                                      ;    95.2 p0+p5   11 t
        vpternlogd zmm10, zmm7, zmm28, 0xca                              ;    96.2 p0      11 t
        vmovdqu64 zmm7, [rel camellia128_ctr.T0_constants512 + 832]      ;    43.5 p2      11 t reload
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 768]     ;    43.7 p3      11 t reload
        vpermi2b zmm20, zmm28, zmm7                                      ;    97.2 p0+p5   11 t
        vpternlogd zmm23, zmm19, zmm20, 0xca                             ;   102.2 p0      11 t
        vmovdqa64 zmm19, zmm1                                            ;    44.5         11 t copy
        vpermi2b zmm19, zmm12, zmm4                                      ;    99.2 p0+p5   11 t
        vpermi2b zmm1, zmm28, zmm7                                       ;   101.2 p0+p5   11 t
        vpternlogd zmm27, zmm3, zmm17, 0xca                              ;    98.2 p0      11 t
        vmovdqa64 zmm3, zmm30                                            ;    46.2         11 t copy
        vpermi2b zmm3, zmm12, zmm4                                       ;   103.2 p0+p5   11 t
        vpermi2b zmm30, zmm28, zmm7                                      ;   105.2 p0+p5   11 t
        vmovdqa64 zmm17, zmm29                                           ;    50.0         11 t copy
        vpermi2b zmm17, zmm12, zmm4                                      ;   107.2 p0+p5   11 t
        vpermi2b zmm29, zmm28, zmm7                                      ;   109.2 p0+p5   11 t
        vpternlogd zmm5, zmm19, zmm1, 0xca                               ;   106.2 p0      11 t
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 960]      ;    48.3 p2      11 t reload
        vmovdqu64 zmm19, [rel camellia128_ctr.T0_constants512 + 896]     ;    48.5 p3      11 t reload
        vmovdqa64 zmm20, zmm25                                           ;    48.7         11 t copy
        vpermi2b zmm20, zmm19, zmm1                                      ;   111.2 p0+p5   11 t
        vpternlogd zmm18, zmm3, zmm30, 0xca                              ;   110.2 p0      11 t
        vmovdqu64 zmm3, [rel camellia128_ctr.T0_constants512 + 1088]     ;    49.5 p2      11 t reload
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 1024]    ;    49.7 p3      11 t reload
        vpermi2b zmm25, zmm30, zmm3                                      ;   113.2 p0+p5   11 t
        vpternlogd zmm11, zmm20, zmm25, 0xca                             ;   118.2 p0      11 t
        vmovdqa64 zmm20, zmm8                                            ;    50.5         11 t copy
        vpermi2b zmm20, zmm19, zmm1                                      ;   115.2 p0+p5   11 t
        vpermi2b zmm8, zmm30, zmm3                                       ;   117.2 p0+p5   11 t
        vmovdqa64 zmm25, zmm6                                            ;    51.7         11 t copy
        vpermi2b zmm25, zmm19, zmm1                                      ;   119.2 p0+p5   11 t
        vpermi2b zmm6, zmm30, zmm3                                       ;   121.2 p0+p5   11 t
        vpternlogd zmm16, zmm17, zmm29, 0xca                             ;   114.2 p0      11 t
        vmovdqa64 zmm17, zmm22                                           ;    53.0         11 t copy
        vpermi2b zmm17, zmm19, zmm1                                      ;   123.2 p0+p5   11 t
        vpermi2b zmm22, zmm30, zmm3                                      ;   125.2 p0+p5   11 t
        vpternlogd zmm21, zmm20, zmm8, 0xca                              ;   122.2 p0      11 t
        vpternlogd zmm9, zmm25, zmm6, 0xca                               ;   126.2 p0      11 t
        vpternlogd zmm0, zmm17, zmm22, 0xca                              ;   130.2 p0      11 t
        vmovdqu64 zmm6, [rbp + 22400]                                    ;    79.2 p2      11 t reload
        vmovdqa64 zmm8, zmm31                                            ;    93.2         11 t copy
        vpternlogd zmm8, zmm23, zmm6, 0x96                               ;   103.2 p0      11 t
        vmovdqu64 zmm17, [rbp + 22336]                                   ;    83.2 p3      11 t reload
        vmovdqa64 zmm20, zmm2                                            ;    95.2         11 t copy
        vpternlogd zmm20, zmm5, zmm17, 0x96                              ;   107.2 p0      11 t
        vmovdqa64 zmm22, zmm14                                           ;    71.2         11 t copy
        vpternlogd zmm22, zmm18, zmm11, 0x96                             ;   119.2 p0      11 t
        vmovdqa64 zmm25, zmm10                                           ;    97.2         11 t copy
        vpternlogd zmm25, zmm23, zmm11, 0x96                             ;   119.2 p0      11 t
        vpternlogd zmm10, zmm23, zmm22, 0x96                             ;   120.2 p0      11 t
        vpternlogd zmm6, zmm25, zmm31, 0x96                              ;   120.2 p0      11 t
        vpternlogd zmm31, zmm9, zmm14, 0x96                              ;   127.2 p0      11 t
        vpternlogd zmm9, zmm14, zmm8, 0x96                               ;   127.2 p0      11 t
        vpternlogd zmm18, zmm11, zmm31, 0x96                             ;   128.2 p0      11 t
        vpternlogd zmm22, zmm6, [rbp + 4928], 0x96                       ;   121.2 p0+p2   11 t
        vpternlogd zmm31, zmm10, [rbp + 4544], 0x96                      ;   128.2 p0+p3   11 t
        vmovdqa64 zmm11, zmm24                                           ;    75.2         11 t copy
        vpternlogd zmm11, zmm16, zmm21, 0x96                             ;   123.2 p0      11 t
        vmovdqa64 zmm14, zmm27                                           ;    99.2         11 t copy
        vpternlogd zmm14, zmm5, zmm21, 0x96                              ;   123.2 p0      11 t
        vpternlogd zmm27, zmm5, zmm11, 0x96                              ;   124.2 p0      11 t
        vpternlogd zmm17, zmm14, zmm2, 0x96                              ;   124.2 p0      11 t
        vpternlogd zmm2, zmm0, zmm24, 0x96                               ;   131.2 p0      11 t
        vpternlogd zmm0, zmm24, zmm20, 0x96                              ;   131.2 p0      11 t
        vpternlogd zmm16, zmm21, zmm2, 0x96                              ;   132.2 p0      11 t
        vpternlogd zmm11, zmm17, [rbp + 4864], 0x96                      ;   125.2 p0+p2   11 t
        vpternlogd zmm8, zmm18, [rbp + 4672], 0x96                       ;   129.2 p0+p3   11 t
        vpternlogd zmm25, zmm9, [rbp + 4800], 0x96                       ;   128.2 p0+p2   11 t
        vmovdqu64 zmm5, [rbp + 10432]                                    ;    60.7 p3      11 r.7 reload
        vpxord zmm21, zmm22, zmm5                                        ;   122.2 p0      11 t
        vpternlogd zmm2, zmm27, [rbp + 4480], 0x96                       ;   132.2 p0+p2   11 t
        vpternlogd zmm20, zmm16, [rbp + 4608], 0x96                      ;   133.2 p0+p3   11 t
        vpternlogd zmm14, zmm0, [rbp + 4736], 0x96                       ;   132.2 p0+p2   11 t
        vpxord zmm5, zmm11, zmm5                                         ;   126.2 p0      11 t
        vmovdqu64 zmm23, [rbp + 10240]                                   ;    62.7 p3      11 r.4 reload
        vpxord zmm24, zmm31, zmm23                                       ;   129.2 p0      11 t
        vmovdqu64 zmm29, [rbp + 10368]                                   ;    63.3 p2      11 r.6 reload
        vmovdqu64 [rbp + 22336], zmm11                                   ;   126.2 p8+p9   11 t spill
        vpxord zmm11, zmm25, zmm29                                       ;   129.2 p5      11 t
        vpxord zmm23, zmm23, zmm2                                        ;   133.2 p0      11 t
        vpxord zmm29, zmm29, zmm14                                       ;   133.2 p5      11 t
        vmovdqu64 [rbp + 22400], zmm22                                   ;   122.2 p7+p4   11 t spill
        vpxord zmm22, zmm8, [rbp + 10304]                                ;   130.2 p0+p3   11 t
        vmovdqu64 [rbp + 22272], zmm14                                   ;   133.2 p8+p9   11 t spill
        vpxord zmm14, zmm20, [rbp + 10304]                               ;   134.2 p5+p2   11 t
        vmovdqu64 [rbp + 22464], zmm25                                   ;   129.2 p7+p4   11 t spill
        vmovdqa64 zmm25, zmm24                                           ;   130.2         11 t copy
        vpermi2b zmm25, zmm13, zmm15                                     ;   130.2 p0+p5   11 t
        vmovdqu64 [rbp + 22528], zmm20                                   ;   134.2 p8+p9   11 t spill
        vmovdqa64 zmm20, zmm22                                           ;   131.2         11 t copy
        vpermi2b zmm20, zmm12, zmm4                                      ;   132.2 p0+p5   11 t
        vmovdqu64 [rbp + 22592], zmm8                                    ;   130.2 p7+p4   11 t spill
        vmovdqa64 zmm8, zmm22                                            ;   131.2         11 t copy
        vpermi2b zmm8, zmm28, zmm7                                       ;   134.2 p0+p5   11 t
        vmovdqu64 [rbp + 22656], zmm2                                    ;   133.2 p8+p9   11 t spill
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 320]      ;    66.3 p3       9 d reload
        vpshufb zmm22, zmm2, zmm22                                       ;   135.2 p5      11 t
        vpternlogd zmm22, zmm20, zmm8, 0xca                              ;   139.2 p0      11 t
        vpshufb zmm8, zmm2, zmm24                                        ;   136.2 p5      11 t
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 448]     ;    67.0 p2      11 t reload
        vpermi2b zmm24, zmm26, zmm20                                     ;   138.2 p0+p5   11 t
        vpternlogd zmm8, zmm24, zmm25, 0xca                              ;   143.2 p0      11 t
        vpshufb zmm24, zmm2, zmm21                                       ;   139.2 p5      11 t
        vpshufb zmm25, zmm2, zmm5                                        ;   140.2 p5      11 t
        vmovdqu64 [rbp + 22720], zmm31                                   ;   129.2 p7+p4   11 t spill
        vpshufb zmm31, zmm2, zmm11                                       ;   141.2 p5      11 t
        vpshufb zmm3, zmm2, zmm23                                        ;   142.2 p5      11 t
        vpshufb zmm30, zmm2, zmm14                                       ;   143.2 p5      11 t
        vmovdqu64 [rbp + 22784], zmm8                                    ;   144.2 p8+p9   11 t spill
        vpshufb zmm8, zmm2, zmm29                                        ;   144.2 p5      11 t
        vmovdqu64 [rbp + 22848], zmm22                                   ;   140.2 p7+p4   11 t spill
        vmovdqa64 zmm22, zmm11                                           ;   130.2         11 t copy
        vpermi2b zmm22, zmm19, zmm1                                      ;   146.2 p0+p5   11 t
        vmovdqa64 zmm1, zmm23                                            ;   134.2         11 t copy
        vpermi2b zmm1, zmm26, zmm20                                      ;   148.2 p0+p5   11 t
        vpermi2b zmm23, zmm13, zmm15                                     ;   150.2 p0+p5   11 t
        vpternlogd zmm3, zmm1, zmm23, 0xca                               ;   155.2 p0      11 t
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 1088]     ;    71.3 p3      11 t reload
        vmovdqu64 zmm23, [rel camellia128_ctr.T0_constants512 + 1024]    ;    71.5 p2      11 t reload
        vpermi2b zmm11, zmm23, zmm1                                      ;   152.2 p0+p5   11 t
        vpternlogd zmm31, zmm22, zmm11, 0xca                             ;   157.2 p0      11 t
        vmovdqa64 zmm11, zmm14                                           ;   135.2         11 t copy
        vpermi2b zmm11, zmm12, zmm4                                      ;   154.2 p0+p5   11 t
        vpermi2b zmm14, zmm28, zmm7                                      ;   156.2 p0+p5   11 t
        vpternlogd zmm30, zmm11, zmm14, 0xca                             ;   161.2 p0      11 t
        vmovdqu64 zmm11, [rbp + 4032]                                    ;    73.7 p3      11 t reload
        vmovdqu64 zmm14, [rbp + 9984]                                    ;    73.8 p2      11 t
        vpternlogd zmm14, zmm6, zmm11, 0x96                              ;   144.0 p0      11 t
        vpshufb zmm22, zmm2, zmm14                                       ;   157.2 p5      11 t
        vmovdqa64 zmm11, zmm29                                           ;   134.2         11 t copy
        vpermi2b zmm11, zmm23, zmm1                                      ;   159.2 p0+p5   11 t
        vpermi2b zmm29, zmm19, [rel camellia128_ctr.T0_constants512 + 960] ;   161.2 p0+p5+p3   11 t
        vpternlogd zmm8, zmm29, zmm11, 0xca                              ;   166.2 p0      11 t
        vmovdqu64 zmm11, [rbp + 4160]                                    ;    75.7 p2      11 t reload
        vmovdqu64 zmm29, [rbp + 10048]                                   ;    76.0 p3      11 t
        vpternlogd zmm29, zmm10, zmm11, 0x96                             ;   148.0 p0      11 t
        vpshufb zmm11, zmm2, zmm29                                       ;   162.2 p5      11 t
        vmovdqu64 [rbp + 22912], zmm10                                   ;   121.2 p8+p9   11 t spill
        vmovdqa64 zmm10, zmm29                                           ;   149.0         11 t copy
        vpermi2b zmm10, zmm26, zmm20                                     ;   164.2 p0+p5   11 t
        vpermi2b zmm29, zmm13, zmm15                                     ;   166.2 p0+p5   11 t
        vpternlogd zmm11, zmm10, zmm29, 0xca                             ;   171.2 p0      11 t
        vmovdqu64 zmm10, [rbp + 3968]                                    ;    77.8 p2      11 t reload
        vmovdqu64 zmm29, [rbp + 9984]                                    ;    78.0 p3      11 t
        vpternlogd zmm29, zmm17, zmm10, 0x96                             ;   152.0 p0      11 t
        vpshufb zmm10, zmm2, zmm29                                       ;   167.2 p5      11 t
        vmovdqu64 [rbp + 22976], zmm17                                   ;   125.2 p7+p4   11 t spill
        vmovdqu64 zmm17, [rbp + 10048]                                   ;    78.8 p2      11 t
        vpternlogd zmm17, zmm27, [rbp + 4096], 0x96                      ;   153.0 p0+p3   11 t
        vmovdqu64 [rbp + 23040], zmm27                                   ;   125.2 p8+p9   11 t spill
        vpshufb zmm27, zmm2, zmm17                                       ;   168.2 p5      11 t
        vmovdqu64 [rbp + 23104], zmm6                                    ;   121.2 p7+p4   11 t spill
        vmovdqa64 zmm6, zmm17                                            ;   154.0         11 t copy
        vpermi2b zmm6, zmm26, zmm20                                      ;   170.2 p0+p5   11 t
        vpermi2b zmm17, zmm13, zmm15                                     ;   172.2 p0+p5   11 t
        vpternlogd zmm27, zmm6, zmm17, 0xca                              ;   177.2 p0      11 t
        vmovdqu64 zmm6, [rbp + 4416]                                     ;    81.0 p2      11 t reload
        vmovdqu64 zmm17, [rbp + 10176]                                   ;    81.2 p3      11 t
        vpternlogd zmm17, zmm9, zmm6, 0x96                               ;   157.0 p0      11 t
        vpshufb zmm6, zmm2, zmm17                                        ;   173.2 p5      11 t
        vmovdqa64 zmm15, zmm17                                           ;   158.0         11 t copy
        vpermi2b zmm15, zmm23, zmm1                                      ;   175.2 p0+p5   11 t
        vpermi2b zmm17, zmm19, [rel camellia128_ctr.T0_constants512 + 960] ;   177.2 p0+p5+p2   11 t
        vpternlogd zmm6, zmm17, zmm15, 0xca                              ;   182.2 p0      11 t
        vmovdqu64 zmm15, [rbp + 4288]                                    ;    83.0 p3      11 t reload
        vmovdqu64 zmm17, [rbp + 10112]                                   ;    83.3 p2      11 t
        vpternlogd zmm17, zmm18, zmm15, 0x96                             ;   161.0 p0      11 t
        vpshufb zmm15, zmm2, zmm17                                       ;   178.2 p5      11 t
        vmovdqa64 zmm13, zmm17                                           ;   162.0         11 t copy
        vpermi2b zmm13, zmm12, zmm4                                      ;   180.2 p0+p5   11 t
        vpermi2b zmm17, zmm28, zmm7                                      ;   182.2 p0+p5   11 t
        vpternlogd zmm15, zmm13, zmm17, 0xca                             ;   187.2 p0      11 t
        vmovdqu64 zmm13, [rbp + 4352]                                    ;    85.0 p3      11 t reload
        vmovdqu64 zmm17, [rbp + 10176]                                   ;    85.2 p2      11 t
        vpternlogd zmm17, zmm0, zmm13, 0x96                              ;   165.0 p0      11 t
        vpshufb zmm13, zmm2, zmm17                                       ;   183.2 p5      11 t
        vmovdqa64 zmm20, zmm17                                           ;   166.0         11 t copy
        vpermi2b zmm20, zmm23, zmm1                                      ;   185.2 p0+p5   11 t
        vpermi2b zmm17, zmm19, [rel camellia128_ctr.T0_constants512 + 960] ;   187.2 p0+p5+p3   11 t
        vpternlogd zmm13, zmm17, zmm20, 0xca                             ;   192.2 p0      11 t
        vmovdqu64 zmm17, [rbp + 4224]                                    ;    87.0 p2      11 t reload
        vmovdqu64 zmm20, [rbp + 10112]                                   ;    87.3 p3      11 t
        vpternlogd zmm20, zmm16, zmm17, 0x96                             ;   169.0 p0      11 t
        vpshufb zmm17, zmm2, zmm20                                       ;   188.2 p5      11 t
        vmovdqa64 zmm1, zmm20                                            ;   170.0         11 t copy
        vpermi2b zmm1, zmm12, zmm4                                       ;   190.2 p0+p5   11 t
        vpermi2b zmm20, zmm28, zmm7                                      ;   192.2 p0+p5   11 t
        vpternlogd zmm17, zmm1, zmm20, 0xca                              ;   197.2 p0      11 t
        vmovdqu64 zmm1, [rbp + 22784]                                    ;   144.2 p2      11 t reload
        vmovdqa64 zmm20, zmm15                                           ;   188.2         11 t copy
        vpternlogd zmm20, zmm6, zmm1, 0x96                               ;   188.2 p0      11 t
        vmovdqa64 zmm23, zmm17                                           ;   198.2         11 t copy
        vpternlogd zmm23, zmm3, zmm13, 0x96                              ;   198.2 p0      11 t
        vmovdqu64 zmm19, [rel camellia128_ctr.T0_constants512 + 64]      ;    89.8 p3      11 t reload
        vmovdqa64 zmm7, zmm21                                            ;   123.2         11 t copy
        vpermi2b zmm7, zmm19, [rel camellia128_ctr.T0_constants512 + 128] ;   194.2 p0+p5+p2   11 t
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 192]     ;    90.8 p3      11 t reload
        vpermi2b zmm21, zmm28, [rel camellia128_ctr.T0_constants512 + 256] ;   196.2 p0+p5+p2   11 t
        vpternlogd zmm24, zmm7, zmm21, 0xca                              ;   201.2 p0      11 t
        vmovdqu64 zmm7, [rel camellia128_ctr.T0_constants512 + 128]      ;    91.8 p3      11 t reload
        vmovdqa64 zmm21, zmm5                                            ;   127.2         11 t copy
        vpermi2b zmm21, zmm19, zmm7                                      ;   198.2 p0+p5   11 t
        vpermi2b zmm5, zmm28, [rel camellia128_ctr.T0_constants512 + 256] ;   200.2 p0+p5+p2   11 t
        vpternlogd zmm25, zmm21, zmm5, 0xca                              ;   205.2 p0      11 t
        vmovdqa64 zmm5, zmm14                                            ;   145.0         11 t copy
        vpermi2b zmm5, zmm19, zmm7                                       ;   202.2 p0+p5   11 t
        vmovdqu64 zmm21, [rel camellia128_ctr.T0_constants512 + 256]     ;    93.7 p3      11 t reload
        vpermi2b zmm14, zmm28, zmm21                                     ;   204.2 p0+p5   11 t
        vpternlogd zmm22, zmm5, zmm14, 0xca                              ;   209.2 p0      11 t
        vmovdqa64 zmm5, zmm29                                            ;   153.0         11 t copy
        vpermi2b zmm5, zmm19, zmm7                                       ;   206.2 p0+p5   11 t
        vpermi2b zmm29, zmm28, zmm21                                     ;   208.2 p0+p5   11 t
        vpternlogd zmm10, zmm5, zmm29, 0xca                              ;   213.2 p0      11 t
        vmovdqa64 zmm5, zmm24                                            ;   202.2         11 t copy
        vpternlogd zmm5, zmm11, zmm15, 0x96                              ;   202.2 p0      11 t
        vpternlogd zmm24, zmm20, zmm11, 0x96                             ;   202.2 p0      11 t
        vpternlogd zmm11, zmm31, zmm22, 0x96                             ;   210.2 p0      11 t
        vpternlogd zmm31, zmm5, zmm22, 0x96                              ;   210.2 p0      11 t
        vmovdqu64 zmm14, [rbp + 22848]                                   ;   140.2 p2      11 t reload
        vpternlogd zmm22, zmm6, zmm14, 0x96                              ;   210.2 p0      11 t
        vpternlogd zmm15, zmm1, zmm22, 0x96                              ;   211.2 p0      11 t
        vpternlogd zmm6, zmm14, zmm11, 0x96                              ;   211.2 p0      11 t
        vpternlogd zmm11, zmm15, [rbp + 22208], 0x96                     ;   212.2 p0+p3   11 t
        vpternlogd zmm20, zmm31, [rbp + 21952], 0x96                     ;   211.2 p0+p2   11 t
        vpternlogd zmm5, zmm6, [rbp + 22080], 0x96                       ;   212.2 p0+p3   11 t
        vpternlogd zmm22, zmm24, [rbp + 21824], 0x96                     ;   211.2 p0+p2   11 t
        vmovdqa64 zmm1, zmm25                                            ;   206.2         11 t copy
        vpternlogd zmm1, zmm27, zmm17, 0x96                              ;   206.2 p0      11 t
        vpternlogd zmm25, zmm23, zmm27, 0x96                             ;   206.2 p0      11 t
        vpternlogd zmm27, zmm8, zmm10, 0x96                              ;   214.2 p0      11 t
        vpternlogd zmm8, zmm1, zmm10, 0x96                               ;   214.2 p0      11 t
        vpternlogd zmm10, zmm13, zmm30, 0x96                             ;   214.2 p0      11 t
        vpternlogd zmm17, zmm3, zmm10, 0x96                              ;   215.2 p0      11 t
        vpternlogd zmm13, zmm30, zmm27, 0x96                             ;   215.2 p0      11 t
        vpternlogd zmm23, zmm8, [rbp + 21888], 0x96                      ;   215.2 p0+p3   11 t
        vpternlogd zmm27, zmm17, [rbp + 22144], 0x96                     ;   216.2 p0+p2   11 t
        vpternlogd zmm1, zmm13, [rbp + 22016], 0x96                      ;   216.2 p0+p3   11 t
        vpternlogd zmm10, zmm25, [rbp + 21760], 0x96                     ;   215.2 p0+p2   11 t
        vmovdqu64 zmm3, [rbp + 10752]                                    ;   102.0 p3      11 l.4 reload
        vpxord zmm14, zmm11, zmm3                                        ;   213.2 p0      11 t
        vpxord zmm3, zmm3, zmm27                                         ;   217.2 p5      11 t
        vmovdqu64 zmm29, [rbp + 10880]                                   ;   102.3 p2      11 l.6 reload
        vpxord zmm30, zmm20, zmm29                                       ;   212.2 p0      11 t
        vpxord zmm29, zmm29, zmm23                                       ;   216.2 p5      11 t
        vmovdqu64 [rbp + 21760], zmm23                                   ;   216.2 p8+p9   11 t spill
        vpxord zmm23, zmm5, [rbp + 10816]                                ;   213.2 p0+p3   11 t
        vmovdqu64 [rbp + 22016], zmm20                                   ;   212.2 p7+p4   11 t spill
        vpxord zmm20, zmm22, [rbp + 10944]                               ;   212.2 p5+p2   11 t
        vmovdqu64 [rbp + 22144], zmm22                                   ;   212.2 p8+p9   11 t spill
        vpxord zmm22, zmm1, [rbp + 10816]                                ;   217.2 p0+p3   11 t
        vmovdqu64 [rbp + 21888], zmm1                                    ;   217.2 p7+p4   11 t spill
        vpxord zmm1, zmm10, [rbp + 10944]                                ;   216.2 p5+p2   11 t
        vmovdqu64 [rbp + 21824], zmm10                                   ;   216.2 p8+p9   11 t spill
        vpshufb zmm10, zmm2, zmm14                                       ;   214.2 p5      11 t
        vmovdqu64 [rbp + 22080], zmm5                                    ;   213.2 p7+p4   11 t spill
        vpshufb zmm5, zmm2, zmm23                                        ;   214.2 p5      11 t
        vmovdqu64 [rbp + 21952], zmm27                                   ;   217.2 p8+p9   11 t spill
        vpshufb zmm27, zmm2, zmm30                                       ;   215.2 p5      11 t
        vmovdqu64 [rbp + 22208], zmm11                                   ;   213.2 p7+p4   11 t spill
        vpshufb zmm11, zmm2, zmm3                                        ;   218.2 p5      11 t
        vmovdqu64 [rbp + 22848], zmm0                                    ;   132.2 p8+p9   11 t spill
        vpshufb zmm0, zmm2, zmm20                                        ;   217.2 p5      11 t
        vmovdqu64 [rbp + 22784], zmm9                                    ;   128.2 p7+p4   11 t spill
        vpshufb zmm9, zmm2, zmm22                                        ;   218.2 p5      11 t
        vmovdqu64 [rbp + 23168], zmm16                                   ;   133.2 p8+p9   11 t spill
        vpshufb zmm16, zmm2, zmm29                                       ;   219.2 p5      11 t
        vmovdqu64 [rbp + 23232], zmm18                                   ;   129.2 p7+p4   11 t spill
        vpshufb zmm18, zmm2, zmm1                                        ;   220.2 p5      11 t
        vmovdqu64 [rbp + 23296], zmm18                                   ;   221.2 p8+p9   11 t spill
        vmovdqa64 zmm18, zmm23                                           ;   214.2         11 t copy
        vpermi2b zmm18, zmm12, zmm4                                      ;   222.2 p0+p5   11 t
        vmovdqu64 [rbp + 23360], zmm1                                    ;   217.2 p7+p4   11 t spill
        vmovdqa64 zmm1, zmm20                                            ;   213.2         11 t copy
        vpermi2b zmm1, zmm19, zmm7                                       ;   224.2 p0+p5   11 t
        vpermi2b zmm20, zmm28, zmm21                                     ;   226.2 p0+p5   11 t
        vpternlogd zmm0, zmm1, zmm20, 0xca                               ;   231.2 p0      11 t
        vmovdqu64 zmm1, [rbp + 23360]                                    ;   217.2 p3      11 t
        vpermi2b zmm1, zmm19, zmm7                                       ;   228.2 p0+p5   11 t
        vmovdqu64 zmm20, [rbp + 23360]                                   ;   217.2 p2      11 t
        vpermi2b zmm20, zmm28, zmm21                                     ;   230.2 p0+p5   11 t
        vpternlogd zmm1, zmm20, [rbp + 23296], 0xe4                      ;   235.2 p0+p3   11 t
        vmovdqa64 zmm20, zmm22                                           ;   218.2         11 t copy
        vpermi2b zmm20, zmm12, zmm4                                      ;   232.2 p0+p5   11 t
        vmovdqu64 [rbp + 23296], zmm1                                    ;   236.2 p8+p9   11 t spill
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 768]      ;   111.2 p2      11 t reload
        vpermi2b zmm23, zmm1, [rel camellia128_ctr.T0_constants512 + 832] ;   234.2 p0+p5+p3   11 t
        vpternlogd zmm5, zmm18, zmm23, 0xca                              ;   239.2 p0      11 t
        vmovdqu64 zmm18, [rel camellia128_ctr.T0_constants512 + 832]     ;   112.2 p2      11 t reload
        vpermi2b zmm22, zmm1, zmm18                                      ;   236.2 p0+p5   11 t
        vpternlogd zmm9, zmm20, zmm22, 0xca                              ;   241.2 p0      11 t
        vmovdqu64 zmm20, [rbp + 21696]                                   ;   112.8 p3      11 t reload
        vmovdqu64 zmm22, [rbp + 10496]                                   ;   113.2 p2      11 t
        vpternlogd zmm22, zmm24, zmm20, 0x96                             ;   225.0 p0      11 t
        vpshufb zmm23, zmm2, zmm22                                       ;   237.2 p5      11 t
        vmovdqa64 zmm20, zmm22                                           ;   226.0         11 t copy
        vpermi2b zmm20, zmm19, zmm7                                      ;   239.2 p0+p5   11 t
        vpermi2b zmm22, zmm28, zmm21                                     ;   241.2 p0+p5   11 t
        vpternlogd zmm23, zmm20, zmm22, 0xca                             ;   246.2 p0      11 t
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 448]     ;   114.8 p3      11 t reload
        vmovdqa64 zmm22, zmm14                                           ;   214.2         11 t copy
        vpermi2b zmm22, zmm26, zmm20                                     ;   243.2 p0+p5   11 t
        vmovdqu64 [rbp + 23360], zmm24                                   ;   203.2 p7+p4   11 t spill
        vmovdqa64 zmm24, zmm3                                            ;   218.2         11 t copy
        vpermi2b zmm24, zmm26, zmm20                                     ;   245.2 p0+p5   11 t
        vmovdqu64 [rbp + 23424], zmm0                                    ;   232.2 p8+p9   11 t spill
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 512]      ;   116.7 p2      11 t reload
        vpermi2b zmm14, zmm0, [rel camellia128_ctr.T0_constants512 + 576] ;   247.2 p0+p5+p3   11 t
        vpternlogd zmm10, zmm22, zmm14, 0xca                             ;   252.2 p0      11 t
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 576]     ;   117.7 p2      11 t reload
        vpermi2b zmm3, zmm0, zmm14                                       ;   249.2 p0+p5   11 t
        vpternlogd zmm11, zmm24, zmm3, 0xca                              ;   254.2 p0      11 t
        vmovdqu64 zmm3, [rbp + 21632]                                    ;   118.3 p3      11 t reload
        vmovdqu64 zmm22, [rbp + 10496]                                   ;   118.7 p2      11 t
        vpternlogd zmm22, zmm25, zmm3, 0x96                              ;   235.0 p0      11 t
        vpshufb zmm24, zmm2, zmm22                                       ;   250.2 p5      11 t
        vmovdqa64 zmm3, zmm22                                            ;   236.0         11 t copy
        vpermi2b zmm3, zmm19, zmm7                                       ;   252.2 p0+p5   11 t
        vpermi2b zmm22, zmm28, zmm21                                     ;   254.2 p0+p5   11 t
        vpternlogd zmm24, zmm3, zmm22, 0xca                              ;   259.2 p0      11 t
        vmovdqu64 zmm3, [rbp + 21568]                                    ;   120.3 p3      11 t reload
        vmovdqu64 zmm22, [rbp + 10560]                                   ;   120.5 p2      11 t
        vpternlogd zmm22, zmm15, zmm3, 0x96                              ;   239.0 p0      11 t
        vpshufb zmm3, zmm2, zmm22                                        ;   255.2 p5      11 t
        vmovdqa64 zmm21, zmm22                                           ;   240.0         11 t copy
        vpermi2b zmm21, zmm26, zmm20                                     ;   257.2 p0+p5   11 t
        vpermi2b zmm22, zmm0, zmm14                                      ;   259.2 p0+p5   11 t
        vpternlogd zmm3, zmm21, zmm22, 0xca                              ;   264.2 p0      11 t
        vmovdqu64 zmm21, [rbp + 21312]                                   ;   122.3 p3      11 t reload
        vmovdqu64 zmm22, [rbp + 10688]                                   ;   122.5 p2      11 t
        vpternlogd zmm22, zmm31, zmm21, 0x96                             ;   243.0 p0      11 t
        vpshufb zmm21, zmm2, zmm22                                       ;   260.2 p5      11 t
        vmovdqu64 zmm28, [rbp + 10624]                                   ;   123.3 p3      11 t
        vpternlogd zmm28, zmm6, [rbp + 21440], 0x96                      ;   244.0 p0+p2   11 t
        vpshufb zmm7, zmm2, zmm28                                        ;   261.2 p5      11 t
        vmovdqa64 zmm19, zmm28                                           ;   245.0         11 t copy
        vpermi2b zmm19, zmm12, zmm4                                      ;   263.2 p0+p5   11 t
        vpermi2b zmm28, zmm1, zmm18                                      ;   265.2 p0+p5   11 t
        vpternlogd zmm7, zmm19, zmm28, 0xca                              ;   270.2 p0      11 t
        vmovdqu64 zmm19, [rbp + 21504]                                   ;   125.0 p3      11 t reload
        vmovdqu64 zmm28, [rbp + 10560]                                   ;   125.2 p2      11 t
        vpternlogd zmm28, zmm17, zmm19, 0x96                             ;   248.0 p0      11 t
        vpshufb zmm19, zmm2, zmm28                                       ;   266.2 p5      11 t
        vmovdqu64 [rbp + 23488], zmm31                                   ;   211.2 p7+p4   11 t spill
        vmovdqa64 zmm31, zmm28                                           ;   249.0         11 t copy
        vpermi2b zmm31, zmm26, zmm20                                     ;   268.2 p0+p5   11 t
        vpermi2b zmm28, zmm0, zmm14                                      ;   270.2 p0+p5   11 t
        vpternlogd zmm19, zmm31, zmm28, 0xca                             ;   275.2 p0      11 t
        vmovdqu64 zmm28, [rbp + 21248]                                   ;   127.2 p3      11 t reload
        vmovdqu64 zmm31, [rbp + 10688]                                   ;   127.3 p2      11 t
        vpternlogd zmm31, zmm8, zmm28, 0x96                              ;   252.0 p0      11 t
        vpshufb zmm28, zmm2, zmm31                                       ;   271.2 p5      11 t
        vmovdqu64 zmm14, [rbp + 10624]                                   ;   128.2 p3      11 t
        vpternlogd zmm14, zmm13, [rbp + 21376], 0x96                     ;   253.0 p0+p2   11 t
        vpshufb zmm0, zmm2, zmm14                                        ;   272.2 p5      11 t
        vmovdqa64 zmm20, zmm14                                           ;   254.0         11 t copy
        vpermi2b zmm20, zmm12, zmm4                                      ;   274.2 p0+p5   11 t
        vpermi2b zmm14, zmm1, zmm18                                      ;   276.2 p0+p5   11 t
        vpternlogd zmm0, zmm20, zmm14, 0xca                              ;   281.2 p0      11 t
        vmovdqu64 zmm14, [rbp + 23424]                                   ;   232.2 p3      11 t reload
        vmovdqa64 zmm20, zmm3                                            ;   265.2         11 t copy
        vpternlogd zmm20, zmm7, zmm14, 0x96                              ;   271.2 p0      11 t
        vmovdqa64 zmm18, zmm19                                           ;   276.2         11 t copy
        vpternlogd zmm18, zmm0, [rbp + 23296], 0x96                      ;   282.2 p0+p2   11 t
        vmovdqu64 zmm1, [rbp + 11008]                                    ;   130.8 p3      11 t
        vmovdqu64 zmm4, [rbp + 11008]                                    ;   131.5 p2      11 t
        vmovdqu64 zmm12, [rbp + 11072]                                   ;   131.8 p3      11 t
        vmovdqu64 zmm26, [rbp + 11072]                                   ;   132.5 p2      11 t
        vmovdqu64 zmm2, [rbp + 11136]                                    ;   132.8 p3      11 t
        vmovdqu64 [rbp + 23552], zmm8                                    ;   215.2 p8+p9   11 t spill
        vmovdqu64 zmm8, [rbp + 11136]                                    ;   133.5 p2      11 t
        vmovdqu64 [rbp + 23616], zmm13                                   ;   216.2 p7+p4   11 t spill
        vmovdqu64 zmm13, [rel camellia128_ctr.T0_constants512 + 896]     ;   133.8 p3      11 t reload
        vmovdqu64 [rbp + 23680], zmm6                                    ;   212.2 p8+p9   11 t spill
        vmovdqa64 zmm6, zmm30                                            ;   213.2         11 t copy
        vpermi2b zmm6, zmm13, [rel camellia128_ctr.T0_constants512 + 960] ;   278.2 p0+p5+p2   11 t
        vmovdqu64 [rbp + 23744], zmm17                                   ;   216.2 p7+p4   11 t spill
        vmovdqu64 zmm17, [rel camellia128_ctr.T0_constants512 + 1024]    ;   134.8 p3      11 t reload
        vpermi2b zmm30, zmm17, [rel camellia128_ctr.T0_constants512 + 1088] ;   280.2 p0+p5+p2   11 t
        vpternlogd zmm27, zmm6, zmm30, 0xca                              ;   285.2 p0      11 t
        vmovdqu64 zmm6, [rel camellia128_ctr.T0_constants512 + 960]      ;   135.8 p3      11 t reload
        vmovdqa64 zmm30, zmm29                                           ;   217.2         11 t copy
        vpermi2b zmm30, zmm13, zmm6                                      ;   282.2 p0+p5   11 t
        vpermi2b zmm29, zmm17, [rel camellia128_ctr.T0_constants512 + 1088] ;   284.2 p0+p5+p2   11 t
        vpternlogd zmm16, zmm30, zmm29, 0xca                             ;   289.2 p0      11 t
        vmovdqa64 zmm29, zmm22                                           ;   244.0         11 t copy
        vpermi2b zmm29, zmm13, zmm6                                      ;   286.2 p0+p5   11 t
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 1088]    ;   136.8 p3      11 t reload
        vpermi2b zmm22, zmm17, zmm30                                     ;   288.2 p0+p5   11 t
        vpternlogd zmm21, zmm29, zmm22, 0xca                             ;   293.2 p0      11 t
        vmovdqa64 zmm22, zmm31                                           ;   253.0         11 t copy
        vpermi2b zmm22, zmm13, zmm6                                      ;   290.2 p0+p5   11 t
        vpermi2b zmm31, zmm17, zmm30                                     ;   292.2 p0+p5   11 t
        vpternlogd zmm28, zmm22, zmm31, 0xca                             ;   297.2 p0      11 t
        vmovdqu64 zmm22, [rbp + 11200]                                   ;   138.5 p2      11 t
        vmovdqa64 zmm29, zmm27                                           ;   286.2         11 t copy
        vpternlogd zmm29, zmm23, zmm3, 0x96                              ;   286.2 p0      11 t
        vpternlogd zmm27, zmm20, zmm23, 0x96                             ;   286.2 p0      11 t
        vpternlogd zmm23, zmm5, zmm21, 0x96                              ;   294.2 p0      11 t
        vpternlogd zmm5, zmm29, zmm21, 0x96                              ;   294.2 p0      11 t
        vpternlogd zmm21, zmm10, zmm7, 0x96                              ;   294.2 p0      11 t
        vpternlogd zmm10, zmm7, zmm23, 0x96                              ;   295.2 p0      11 t
        vpternlogd zmm3, zmm14, zmm21, 0x96                              ;   295.2 p0      11 t
        vmovdqu64 zmm7, [rbp + 11200]                                    ;   140.0 p3      11 t
        vpternlogd zmm20, zmm5, [rbp + 22592], 0x96                      ;   295.2 p0+p2   11 t
        vpternlogd zmm29, zmm10, [rbp + 22720], 0x96                     ;   296.2 p0+p3   11 t
        vpternlogd zmm21, zmm27, [rbp + 22464], 0x96                     ;   295.2 p0+p2   11 t
        vpternlogd zmm23, zmm3, [rbp + 22400], 0x96                      ;   296.2 p0+p3   11 t
        vmovdqa64 zmm14, zmm16                                           ;   290.2         11 t copy
        vpternlogd zmm14, zmm24, zmm19, 0x96                             ;   290.2 p0      11 t
        vpternlogd zmm16, zmm18, zmm24, 0x96                             ;   290.2 p0      11 t
        vpternlogd zmm24, zmm9, zmm28, 0x96                              ;   298.2 p0      11 t
        vpternlogd zmm9, zmm14, zmm28, 0x96                              ;   298.2 p0      11 t
        vpternlogd zmm28, zmm11, zmm0, 0x96                              ;   298.2 p0      11 t
        vpternlogd zmm11, zmm0, zmm24, 0x96                              ;   299.2 p0      11 t
        vpternlogd zmm19, zmm28, [rbp + 23296], 0x96                     ;   299.2 p0+p2   11 t
        vpternlogd zmm18, zmm9, [rbp + 22528], 0x96                      ;   299.2 p0+p3   11 t
        vpternlogd zmm28, zmm16, [rbp + 22272], 0x96                     ;   299.2 p0+p2   11 t
        vpternlogd zmm14, zmm11, [rbp + 22656], 0x96                     ;   300.2 p0+p3   11 t
        vmovdqu64 zmm0, [rbp + 4416]                                     ;   144.7 p2      11 t reload
        vpternlogd zmm27, zmm0, [rbp + 22784], 0x96                      ;   292.0 p0+p3   11 t
        vpxord zmm22, zmm22, zmm27                                       ;   293.0 p0      11 t
        vpternlogd zmm24, zmm19, [rbp + 22336], 0x96                     ;   300.2 p5+p2   11 t
        vmovdqu64 zmm0, [rbp + 4352]                                     ;   146.0 p3      11 t reload
        vpternlogd zmm16, zmm0, [rbp + 22848], 0x96                      ;   294.0 p0+p2   11 t
        vpxord zmm7, zmm7, zmm16                                         ;   295.0 p5      11 t
        vmovdqu64 zmm0, [rbp + 11328]                                    ;   147.0 p3      11 r.5 reload
        vpxord zmm31, zmm20, zmm0                                        ;   296.2 p0      11 t
        vpxord zmm0, zmm0, zmm18                                         ;   300.2 p5      11 t
        vmovdqu64 [rbp + 22848], zmm16                                   ;   295.0 p8+p9   11 t spill
        vpxord zmm16, zmm21, [rbp + 11392]                               ;   296.2 p0+p2   11 t
        vmovdqu64 [rbp + 22336], zmm27                                   ;   293.0 p7+p4   11 t spill
        vpxord zmm27, zmm29, [rbp + 11264]                               ;   297.2 p5+p3   11 t
        vmovdqu64 [rbp + 22784], zmm21                                   ;   296.2 p8+p9   11 t spill
        vpxord zmm21, zmm23, [rbp + 11456]                               ;   297.2 p0+p2   11 t
        vmovdqu64 [rbp + 22656], zmm23                                   ;   297.2 p7+p4   11 t spill
        vpxord zmm23, zmm14, [rbp + 11264]                               ;   301.2 p5+p3   11 t
        vmovdqu64 [rbp + 22272], zmm18                                   ;   300.2 p8+p9   11 t spill
        vpxord zmm18, zmm28, [rbp + 11392]                               ;   300.2 p0+p2   11 t
        vmovdqu64 [rbp + 22528], zmm28                                   ;   300.2 p7+p4   11 t spill
        vpxord zmm28, zmm24, [rbp + 11456]                               ;   301.2 p5+p3   11 t
        vmovdqu64 [rbp + 23296], zmm24                                   ;   301.2 p8+p9   11 t spill
        vmovdqa64 zmm24, zmm22                                           ;   294.0         11 t copy
        vpermi2b zmm24, zmm13, zmm6                                      ;   300.2 p0+p5   11 t
        vmovdqu64 [rbp + 22400], zmm20                                   ;   296.2 p7+p4   11 t spill
        vmovdqa64 zmm20, zmm22                                           ;   294.0         11 t copy
        vpermi2b zmm20, zmm17, zmm30                                     ;   302.2 p0+p5   11 t
        vmovdqu64 [rbp + 22464], zmm14                                   ;   301.2 p8+p9   11 t spill
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 320]     ;   150.7 p2       9 d reload
        vpshufb zmm22, zmm14, zmm22                                      ;   303.2 p5      11 t
        vpternlogd zmm22, zmm24, zmm20, 0xca                             ;   307.2 p0      11 t
        vmovdqu64 zmm20, [rbp + 4032]                                    ;   151.0 p3      11 t reload
        vpternlogd zmm3, zmm20, [rbp + 23104], 0x96                      ;   302.0 p0+p2   11 t
        vpxord zmm1, zmm1, zmm3                                          ;   303.0 p0      11 t
        vmovdqu64 zmm20, [rbp + 4288]                                    ;   152.0 p3      11 t reload
        vpternlogd zmm5, zmm20, [rbp + 23232], 0x96                      ;   304.0 p0+p2   11 t
        vpxord zmm2, zmm2, zmm5                                          ;   305.0 p5      11 t
        vmovdqu64 zmm20, [rbp + 4160]                                    ;   153.0 p3      11 t reload
        vpternlogd zmm10, zmm20, [rbp + 22912], 0x96                     ;   305.0 p0+p2   11 t
        vpxord zmm12, zmm12, zmm10                                       ;   306.0 p5      11 t
        vmovdqu64 zmm20, [rbp + 3968]                                    ;   154.0 p3      11 t reload
        vpternlogd zmm19, zmm20, [rbp + 22976], 0x96                     ;   306.0 p0+p2   11 t
        vpxord zmm4, zmm4, zmm19                                         ;   307.0 p5      11 t
        vmovdqu64 zmm20, [rbp + 4224]                                    ;   155.0 p3      11 t reload
        vpternlogd zmm9, zmm20, [rbp + 23168], 0x96                      ;   307.0 p0+p2   11 t
        vpxord zmm8, zmm8, zmm9                                          ;   308.0 p5      11 t
        vmovdqu64 zmm20, [rbp + 4096]                                    ;   156.0 p3      11 t reload
        vpternlogd zmm11, zmm20, [rbp + 23040], 0x96                     ;   308.0 p0+p2   11 t
        vpxord zmm26, zmm26, zmm11                                       ;   309.0 p5      11 t
        vpshufb zmm20, zmm14, zmm7                                       ;   309.2 p5      11 t
        vpshufb zmm24, zmm14, zmm1                                       ;   310.2 p5      11 t
        vmovdqu64 [rbp + 23040], zmm9                                    ;   308.0 p7+p4   11 t spill
        vpshufb zmm9, zmm14, zmm27                                       ;   311.2 p5      11 t
        vmovdqu64 [rbp + 23168], zmm5                                    ;   305.0 p8+p9   11 t spill
        vpshufb zmm5, zmm14, zmm31                                       ;   312.2 p5      11 t
        vmovdqu64 [rbp + 22976], zmm11                                   ;   309.0 p7+p4   11 t spill
        vpshufb zmm11, zmm14, zmm4                                       ;   313.2 p5      11 t
        vmovdqu64 [rbp + 22912], zmm10                                   ;   306.0 p8+p9   11 t spill
        vpshufb zmm10, zmm14, zmm12                                      ;   314.2 p5      11 t
        vmovdqu64 [rbp + 23232], zmm19                                   ;   307.0 p7+p4   11 t spill
        vpshufb zmm19, zmm14, zmm16                                      ;   315.2 p5      11 t
        vmovdqu64 [rbp + 23104], zmm3                                    ;   303.0 p8+p9   11 t spill
        vpshufb zmm3, zmm14, zmm2                                        ;   316.2 p5      11 t
        vmovdqu64 [rbp + 22720], zmm29                                   ;   297.2 p7+p4   11 t spill
        vpshufb zmm29, zmm14, zmm23                                      ;   317.2 p5      11 t
        vmovdqu64 [rbp + 22592], zmm15                                   ;   212.2 p8+p9   11 t spill
        vmovdqa64 zmm15, zmm7                                            ;   296.0         11 t copy
        vpermi2b zmm15, zmm13, zmm6                                      ;   319.2 p0+p5   11 t
        vpermi2b zmm7, zmm17, zmm30                                      ;   321.2 p0+p5   11 t
        vpternlogd zmm20, zmm15, zmm7, 0xca                              ;   326.2 p0      11 t
        vpshufb zmm7, zmm14, zmm0                                        ;   322.2 p5      11 t
        vpshufb zmm15, zmm14, zmm21                                      ;   323.2 p5      11 t
        vpshufb zmm30, zmm14, zmm26                                      ;   324.2 p5      11 t
        vpshufb zmm17, zmm14, zmm8                                       ;   325.2 p5      11 t
        vpshufb zmm6, zmm14, zmm18                                       ;   326.2 p5      11 t
        vpshufb zmm13, zmm14, zmm28                                      ;   327.2 p5      11 t
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 64]      ;   163.0 p3      11 t reload
        vmovdqu64 [rbp + 23424], zmm25                                   ;   207.2 p7+p4   11 t spill
        vmovdqa64 zmm25, zmm1                                            ;   304.0         11 t copy
        vpermi2b zmm25, zmm14, [rel camellia128_ctr.T0_constants512 + 128] ;   329.2 p0+p5+p2   11 t
        vmovdqu64 [rbp + 23808], zmm20                                   ;   327.2 p8+p9   11 t spill
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 192]     ;   167.2 p3      11 t reload
        vpermi2b zmm1, zmm20, [rel camellia128_ctr.T0_constants512 + 256] ;   331.2 p0+p5+p2   11 t
        vpternlogd zmm24, zmm25, zmm1, 0xca                              ;   336.2 p0      11 t
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 128]      ;   168.2 p3      11 t reload
        vmovdqa64 zmm25, zmm4                                            ;   308.0         11 t copy
        vpermi2b zmm25, zmm14, zmm1                                      ;   333.2 p0+p5   11 t
        vpermi2b zmm4, zmm20, [rel camellia128_ctr.T0_constants512 + 256] ;   335.2 p0+p5+p2   11 t
        vpternlogd zmm11, zmm25, zmm4, 0xca                              ;   340.2 p0      11 t
        vmovdqa64 zmm4, zmm21                                            ;   298.2         11 t copy
        vpermi2b zmm4, zmm14, zmm1                                       ;   337.2 p0+p5   11 t
        vmovdqu64 zmm25, [rel camellia128_ctr.T0_constants512 + 256]     ;   173.0 p3      11 t reload
        vpermi2b zmm21, zmm20, zmm25                                     ;   339.2 p0+p5   11 t
        vpternlogd zmm15, zmm4, zmm21, 0xca                              ;   344.2 p0      11 t
        vmovdqa64 zmm4, zmm28                                            ;   302.2         11 t copy
        vpermi2b zmm4, zmm14, zmm1                                       ;   341.2 p0+p5   11 t
        vpermi2b zmm28, zmm20, zmm25                                     ;   343.2 p0+p5   11 t
        vpternlogd zmm13, zmm4, zmm28, 0xca                              ;   348.2 p0      11 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 448]      ;   177.3 p2      11 t reload
        vmovdqu64 zmm21, [rel camellia128_ctr.T0_constants512 + 384]     ;   178.2 p3      11 t reload
        vmovdqa64 zmm28, zmm27                                           ;   298.2         11 t copy
        vpermi2b zmm28, zmm21, zmm4                                      ;   345.2 p0+p5   11 t
        vmovdqa64 zmm25, zmm12                                           ;   307.0         11 t copy
        vpermi2b zmm25, zmm21, zmm4                                      ;   347.2 p0+p5   11 t
        vmovdqa64 zmm20, zmm23                                           ;   302.2         11 t copy
        vpermi2b zmm20, zmm21, zmm4                                      ;   349.2 p0+p5   11 t
        vmovdqa64 zmm1, zmm26                                            ;   310.0         11 t copy
        vpermi2b zmm1, zmm21, zmm4                                       ;   351.2 p0+p5   11 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 512]      ;   183.8 p2      11 t reload
        vpermi2b zmm27, zmm4, [rel camellia128_ctr.T0_constants512 + 576] ;   353.2 p0+p5+p3   11 t
        vpternlogd zmm9, zmm28, zmm27, 0xca                              ;   358.2 p0      11 t
        vmovdqu64 zmm27, [rel camellia128_ctr.T0_constants512 + 576]     ;   187.3 p2      11 t reload
        vpermi2b zmm12, zmm4, zmm27                                      ;   355.2 p0+p5   11 t
        vpermi2b zmm23, zmm4, zmm27                                      ;   357.2 p0+p5   11 t
        vpermi2b zmm26, zmm4, zmm27                                      ;   359.2 p0+p5   11 t
        vpternlogd zmm10, zmm25, zmm12, 0xca                             ;   360.2 p0      11 t
        vmovdqu64 zmm12, [rel camellia128_ctr.T0_constants512 + 704]     ;   192.2 p3      11 t reload
        vmovdqu64 zmm25, [rel camellia128_ctr.T0_constants512 + 640]     ;   192.3 p2      11 t reload
        vmovdqa64 zmm28, zmm31                                           ;   297.2         11 t copy
        vpermi2b zmm28, zmm25, zmm12                                     ;   361.2 p0+p5   11 t
        vpternlogd zmm30, zmm1, zmm26, 0xca                              ;   364.2 p0      11 t
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 832]      ;   193.8 p3      11 t reload
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 768]     ;   194.0 p2      11 t reload
        vpermi2b zmm31, zmm26, zmm1                                      ;   363.2 p0+p5   11 t
        vpternlogd zmm29, zmm20, zmm23, 0xca                             ;   362.2 p0      11 t
        vmovdqa64 zmm20, zmm2                                            ;   306.0         11 t copy
        vpermi2b zmm20, zmm25, zmm12                                     ;   365.2 p0+p5   11 t
        vpermi2b zmm2, zmm26, zmm1                                       ;   367.2 p0+p5   11 t
        vmovdqa64 zmm23, zmm0                                            ;   301.2         11 t copy
        vpermi2b zmm23, zmm25, zmm12                                     ;   369.2 p0+p5   11 t
        vpermi2b zmm0, zmm26, zmm1                                       ;   371.2 p0+p5   11 t
        vpternlogd zmm3, zmm20, zmm2, 0xca                               ;   372.2 p0      11 t
        vmovdqa64 zmm2, zmm8                                             ;   309.0         11 t copy
        vpermi2b zmm2, zmm25, zmm12                                      ;   373.2 p0+p5   11 t
        vpermi2b zmm8, zmm26, zmm1                                       ;   375.2 p0+p5   11 t
        vpternlogd zmm5, zmm28, zmm31, 0xca                              ;   368.2 p0      11 t
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 960]     ;   205.2 p3      11 t reload
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 896]     ;   205.3 p2      11 t reload
        vmovdqa64 zmm31, zmm16                                           ;   297.2         11 t copy
        vpermi2b zmm31, zmm28, zmm20                                     ;   377.2 p0+p5   11 t
        vpternlogd zmm17, zmm2, zmm8, 0xca                               ;   380.2 p0      11 t
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 1088]     ;   207.3 p3      11 t reload
        vmovdqu64 zmm8, [rel camellia128_ctr.T0_constants512 + 1024]     ;   207.5 p2      11 t reload
        vpermi2b zmm16, zmm8, zmm2                                       ;   379.2 p0+p5   11 t
        vpternlogd zmm7, zmm23, zmm0, 0xca                               ;   376.2 p0      11 t
        vmovdqa64 zmm0, zmm18                                            ;   301.2         11 t copy
        vpermi2b zmm0, zmm28, zmm20                                      ;   381.2 p0+p5   11 t
        vpermi2b zmm18, zmm8, zmm2                                       ;   383.2 p0+p5   11 t
        vpternlogd zmm19, zmm31, zmm16, 0xca                             ;   384.2 p0      11 t
        vpternlogd zmm6, zmm0, zmm18, 0xca                               ;   388.2 p0      11 t
        vmovdqu64 zmm0, [rbp + 11520]                                    ;   214.5 p3      11 t
        vmovdqu64 zmm16, [rbp + 11520]                                   ;   214.7 p2      11 t
        vmovdqu64 zmm18, [rbp + 11584]                                   ;   215.5 p3      11 t
        vmovdqu64 zmm23, [rbp + 11584]                                   ;   215.7 p2      11 t
        vmovdqa64 zmm31, zmm24                                           ;   337.2         11 t copy
        vpternlogd zmm31, zmm22, zmm5, 0x96                              ;   369.2 p0      11 t
        vmovdqa64 zmm2, zmm9                                             ;   359.2         11 t copy
        vpternlogd zmm2, zmm3, zmm22, 0x96                               ;   373.2 p0      11 t
        vpternlogd zmm9, zmm31, zmm3, 0x96                               ;   373.2 p0      11 t
        vpternlogd zmm3, zmm15, zmm10, 0x96                              ;   373.2 p0      11 t
        vpternlogd zmm15, zmm2, zmm10, 0x96                              ;   374.2 p0      11 t
        vpternlogd zmm10, zmm19, zmm24, 0x96                             ;   385.2 p0      11 t
        vpternlogd zmm19, zmm24, zmm3, 0x96                              ;   385.2 p0      11 t
        vpternlogd zmm22, zmm5, zmm10, 0x96                              ;   386.2 p0      11 t
        vpternlogd zmm31, zmm15, [rbp + 22144], 0x96                     ;   375.2 p0+p3   11 t
        vpternlogd zmm10, zmm9, [rbp + 22208], 0x96                      ;   386.2 p0+p2   11 t
        vmovdqu64 zmm5, [rbp + 23808]                                    ;   327.2 p3      11 t reload
        vmovdqa64 zmm24, zmm11                                           ;   341.2         11 t copy
        vpternlogd zmm24, zmm7, zmm5, 0x96                               ;   377.2 p0      11 t
        vpternlogd zmm2, zmm19, [rbp + 22016], 0x96                      ;   386.2 p0+p2   11 t
        vpternlogd zmm3, zmm22, [rbp + 22080], 0x96                      ;   387.2 p0+p3   11 t
        vpxord zmm8, zmm31, [rbp + 11968]                                ;   376.2 p0+p2   11 t
        vmovdqu64 [rbp + 22080], zmm31                                   ;   376.2 p7+p4   11 t spill
        vmovdqa64 zmm31, zmm29                                           ;   363.2         11 t copy
        vpternlogd zmm31, zmm17, zmm5, 0x96                              ;   381.2 p0      11 t
        vpternlogd zmm29, zmm24, zmm17, 0x96                             ;   381.2 p0      11 t
        vpternlogd zmm17, zmm13, zmm30, 0x96                             ;   381.2 p0      11 t
        vpternlogd zmm13, zmm31, zmm30, 0x96                             ;   382.2 p0      11 t
        vpternlogd zmm30, zmm6, zmm11, 0x96                              ;   389.2 p0      11 t
        vpternlogd zmm6, zmm11, zmm17, 0x96                              ;   389.2 p0      11 t
        vpternlogd zmm5, zmm7, zmm30, 0x96                               ;   390.2 p0      11 t
        vmovdqu64 zmm7, [rbp + 11968]                                    ;   220.3 p3      11 t
        vpternlogd zmm24, zmm13, [rbp + 21824], 0x96                     ;   383.2 p0+p2   11 t
        vpxord zmm7, zmm7, zmm24                                         ;   384.2 p0      11 t
        vpternlogd zmm30, zmm29, [rbp + 21952], 0x96                     ;   390.2 p0+p3   11 t
        vpternlogd zmm31, zmm6, [rbp + 21760], 0x96                      ;   390.2 p0+p2   11 t
        vpternlogd zmm17, zmm5, [rbp + 21888], 0x96                      ;   391.2 p0+p3   11 t
        vmovdqu64 zmm11, [rbp + 11776]                                   ;   222.5 p2      11 l.4 reload
        vmovdqu64 [rbp + 21888], zmm24                                   ;   384.2 p8+p9   11 t spill
        vpxord zmm24, zmm10, zmm11                                       ;   387.2 p0      11 t
        vpxord zmm11, zmm11, zmm30                                       ;   391.2 p0      11 t
        vmovdqu64 [rbp + 21760], zmm30                                   ;   391.2 p7+p4   11 t spill
        vpxord zmm30, zmm2, [rbp + 11904]                                ;   387.2 p0+p3   11 t
        vmovdqu64 [rbp + 21952], zmm2                                    ;   387.2 p8+p9   11 t spill
        vpxord zmm2, zmm3, [rbp + 11840]                                 ;   388.2 p0+p2   11 t
        vmovdqu64 [rbp + 21824], zmm3                                    ;   388.2 p7+p4   11 t spill
        vpxord zmm3, zmm31, [rbp + 11904]                                ;   391.2 p0+p3   11 t
        vmovdqu64 [rbp + 23808], zmm31                                   ;   391.2 p8+p9   11 t spill
        vpxord zmm31, zmm17, [rbp + 11840]                               ;   392.2 p5+p2   11 t
        vmovdqu64 [rbp + 22016], zmm17                                   ;   392.2 p7+p4   11 t spill
        vmovdqa64 zmm17, zmm24                                           ;   388.2         11 t copy
        vpermi2b zmm17, zmm4, zmm27                                      ;   388.2 p0+p5   11 t
        vmovdqu64 [rbp + 22208], zmm10                                   ;   387.2 p8+p9   11 t spill
        vmovdqa64 zmm10, zmm2                                            ;   389.2         11 t copy
        vpermi2b zmm10, zmm25, zmm12                                     ;   389.2 p0+p5   11 t
        vmovdqa64 zmm20, zmm2                                            ;   389.2         11 t copy
        vpermi2b zmm20, zmm26, zmm1                                      ;   390.2 p0+p5   11 t
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 320]     ;   229.2 p3       9 d reload
        vpshufb zmm2, zmm28, zmm2                                        ;   391.2 p5      11 t
        vpternlogd zmm2, zmm10, zmm20, 0xca                              ;   395.2 p0      11 t
        vmovdqu64 zmm10, [rbp + 22592]                                   ;   231.5 p2      11 t reload
        vpternlogd zmm9, zmm10, [rbp + 21568], 0x96                      ;   389.0 p0+p3   11 t
        vmovdqu64 zmm10, [rbp + 23360]                                   ;   233.2 p2      11 t reload
        vpternlogd zmm15, zmm10, [rbp + 21696], 0x96                     ;   390.0 p0+p3   11 t
        vpxord zmm18, zmm18, zmm9                                        ;   391.0 p0      11 t
        vpxord zmm0, zmm0, zmm15                                         ;   392.0 p0      11 t
        vmovdqu64 zmm10, [rbp + 23744]                                   ;   235.3 p2      11 t reload
        vpternlogd zmm29, zmm10, [rbp + 21504], 0x96                     ;   392.2 p5+p3   11 t
        vpxord zmm23, zmm23, zmm29                                       ;   393.2 p0      11 t
        vmovdqu64 zmm10, [rbp + 23424]                                   ;   236.3 p2      11 t reload
        vpternlogd zmm13, zmm10, [rbp + 21632], 0x96                     ;   393.2 p5+p3   11 t
        vpxord zmm16, zmm16, zmm13                                       ;   394.2 p0      11 t
        vmovdqu64 zmm10, [rbp + 23488]                                   ;   237.7 p2      11 t reload
        vpternlogd zmm19, zmm10, [rbp + 21312], 0x96                     ;   394.2 p5+p3   11 t
        vmovdqu64 zmm10, [rbp + 23680]                                   ;   239.2 p2      11 t reload
        vpternlogd zmm22, zmm10, [rbp + 21440], 0x96                     ;   395.0 p0+p3   11 t
        vmovdqu64 zmm10, [rbp + 23552]                                   ;   240.2 p2      11 t reload
        vpternlogd zmm6, zmm10, [rbp + 21248], 0x96                      ;   395.2 p5+p3   11 t
        vpshufb zmm10, zmm28, zmm24                                      ;   396.2 p5      11 t
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 448]     ;   242.2 p2      11 t reload
        vpermi2b zmm24, zmm21, zmm20                                     ;   398.2 p0+p5   11 t
        vpternlogd zmm10, zmm24, zmm17, 0xca                             ;   403.2 p0      11 t
        vpshufb zmm17, zmm28, zmm8                                       ;   399.2 p5      11 t
        vpshufb zmm24, zmm28, zmm0                                       ;   400.2 p5      11 t
        vmovdqu64 [rbp + 21248], zmm29                                   ;   393.2 p7+p4   11 t spill
        vpshufb zmm29, zmm28, zmm18                                      ;   401.2 p5      11 t
        vmovdqu64 [rbp + 23552], zmm9                                    ;   390.0 p8+p9   11 t spill
        vpshufb zmm9, zmm28, zmm16                                       ;   402.2 p5      11 t
        vmovdqu64 [rbp + 21440], zmm13                                   ;   394.2 p7+p4   11 t spill
        vpxord zmm13, zmm19, [rbp + 11712]                               ;   398.0 p0+p3   11 t
        vmovdqu64 [rbp + 23680], zmm19                                   ;   395.2 p8+p9   11 t spill
        vpxord zmm19, zmm22, [rbp + 11648]                               ;   399.0 p0+p2   11 t
        vmovdqu64 [rbp + 21312], zmm22                                   ;   396.0 p7+p4   11 t spill
        vpshufb zmm22, zmm28, zmm23                                      ;   403.2 p5      11 t
        vmovdqu64 [rbp + 23488], zmm15                                   ;   391.0 p8+p9   11 t spill
        vpxord zmm15, zmm6, [rbp + 11712]                                ;   400.0 p0+p3   11 t
        vmovdqu64 [rbp + 21632], zmm6                                    ;   396.2 p7+p4   11 t spill
        vpshufb zmm6, zmm28, zmm30                                       ;   404.2 p5      11 t
        vpshufb zmm1, zmm28, zmm11                                       ;   405.2 p5      11 t
        vmovdqa64 zmm28, zmm18                                           ;   392.0         11 t copy
        vpermi2b zmm28, zmm21, zmm20                                     ;   407.2 p0+p5   11 t
        vpermi2b zmm18, zmm4, zmm27                                      ;   409.2 p0+p5   11 t
        vpternlogd zmm29, zmm28, zmm18, 0xca                             ;   414.2 p0      11 t
        vmovdqu64 zmm18, [rbp + 23616]                                   ;   254.2 p2      11 t reload
        vpternlogd zmm5, zmm18, [rbp + 21376], 0x96                      ;   404.0 p0+p3   11 t
        vmovdqu64 zmm18, [rbp + 11648]                                   ;   255.2 p2      11 t
        vpxord zmm18, zmm18, zmm5                                        ;   405.0 p0      11 t
        vmovdqa64 zmm28, zmm23                                           ;   394.2         11 t copy
        vpermi2b zmm28, zmm21, zmm20                                     ;   411.2 p0+p5   11 t
        vpermi2b zmm23, zmm4, zmm27                                      ;   413.2 p0+p5   11 t
        vpternlogd zmm22, zmm28, zmm23, 0xca                             ;   418.2 p0      11 t
        vmovdqa64 zmm23, zmm11                                           ;   392.2         11 t copy
        vpermi2b zmm23, zmm21, zmm20                                     ;   415.2 p0+p5   11 t
        vpermi2b zmm11, zmm4, zmm27                                      ;   417.2 p0+p5   11 t
        vpternlogd zmm1, zmm23, zmm11, 0xca                              ;   422.2 p0      11 t
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 320]     ;   262.2 p3       9 d reload
        vpshufb zmm23, zmm11, zmm7                                       ;   418.2 p5      11 t
        vpshufb zmm28, zmm11, zmm19                                      ;   419.2 p5      11 t
        vpshufb zmm27, zmm11, zmm31                                      ;   420.2 p5      11 t
        vpshufb zmm4, zmm11, zmm13                                       ;   421.2 p5      11 t
        vpshufb zmm20, zmm11, zmm3                                       ;   422.2 p5      11 t
        vpshufb zmm21, zmm11, zmm15                                      ;   423.2 p5      11 t
        vmovdqu64 [rbp + 21376], zmm5                                    ;   405.0 p8+p9   11 t spill
        vpshufb zmm5, zmm11, zmm18                                       ;   424.2 p5      11 t
        vmovdqa64 zmm11, zmm19                                           ;   400.0         11 t copy
        vpermi2b zmm11, zmm25, zmm12                                     ;   426.2 p0+p5   11 t
        vpermi2b zmm19, zmm26, [rel camellia128_ctr.T0_constants512 + 832] ;   428.2 p0+p5+p2   11 t
        vpternlogd zmm28, zmm11, zmm19, 0xca                             ;   433.2 p0      11 t
        vmovdqa64 zmm11, zmm31                                           ;   393.2         11 t copy
        vpermi2b zmm11, zmm25, zmm12                                     ;   430.2 p0+p5   11 t
        vmovdqu64 zmm19, [rel camellia128_ctr.T0_constants512 + 832]     ;   270.2 p3      11 t reload
        vpermi2b zmm31, zmm26, zmm19                                     ;   432.2 p0+p5   11 t
        vpternlogd zmm27, zmm11, zmm31, 0xca                             ;   437.2 p0      11 t
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 128]     ;   271.8 p2      11 t reload
        vmovdqa64 zmm31, zmm8                                            ;   377.2         11 t copy
        vpermi2b zmm31, zmm14, zmm11                                     ;   434.2 p0+p5   11 t
        vmovdqu64 [rbp + 23616], zmm22                                   ;   419.2 p7+p4   11 t spill
        vmovdqa64 zmm22, zmm0                                            ;   393.0         11 t copy
        vpermi2b zmm22, zmm14, zmm11                                     ;   436.2 p0+p5   11 t
        vmovdqu64 [rbp + 23424], zmm29                                   ;   415.2 p8+p9   11 t spill
        vmovdqa64 zmm29, zmm16                                           ;   395.2         11 t copy
        vpermi2b zmm29, zmm14, zmm11                                     ;   438.2 p0+p5   11 t
        vmovdqu64 [rbp + 21504], zmm1                                    ;   423.2 p7+p4   11 t spill
        vmovdqa64 zmm1, zmm7                                             ;   385.2         11 t copy
        vpermi2b zmm1, zmm14, zmm11                                      ;   440.2 p0+p5   11 t
        vmovdqa64 zmm11, zmm18                                           ;   406.0         11 t copy
        vpermi2b zmm11, zmm25, zmm12                                     ;   442.2 p0+p5   11 t
        vpermi2b zmm18, zmm26, zmm19                                     ;   444.2 p0+p5   11 t
        vpternlogd zmm5, zmm11, zmm18, 0xca                              ;   449.2 p0      11 t
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 256]     ;   282.3 p3      11 t reload
        vmovdqu64 zmm18, [rel camellia128_ctr.T0_constants512 + 192]     ;   282.5 p2      11 t reload
        vpermi2b zmm8, zmm18, zmm11                                      ;   446.2 p0+p5   11 t
        vpermi2b zmm0, zmm18, zmm11                                      ;   448.2 p0+p5   11 t
        vpermi2b zmm16, zmm18, zmm11                                     ;   450.2 p0+p5   11 t
        vpermi2b zmm7, zmm18, zmm11                                      ;   452.2 p0+p5   11 t
        vpternlogd zmm24, zmm22, zmm0, 0xca                              ;   453.2 p0      11 t
        vpternlogd zmm9, zmm29, zmm16, 0xca                              ;   455.2 p0      11 t
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 960]      ;   285.5 p3      11 t reload
        vmovdqu64 zmm16, [rel camellia128_ctr.T0_constants512 + 896]     ;   285.7 p2      11 t reload
        vmovdqa64 zmm22, zmm30                                           ;   388.2         11 t copy
        vpermi2b zmm22, zmm16, zmm0                                      ;   454.2 p0+p5   11 t
        vmovdqa64 zmm29, zmm13                                           ;   399.0         11 t copy
        vpermi2b zmm29, zmm16, zmm0                                      ;   456.2 p0+p5   11 t
        vpternlogd zmm17, zmm31, zmm8, 0xca                              ;   451.2 p0      11 t
        vmovdqu64 zmm8, [rel camellia128_ctr.T0_constants512 + 1088]     ;   287.3 p3      11 t reload
        vmovdqu64 zmm31, [rel camellia128_ctr.T0_constants512 + 1024]    ;   287.5 p2      11 t reload
        vpermi2b zmm30, zmm31, zmm8                                      ;   458.2 p0+p5   11 t
        vpermi2b zmm13, zmm31, zmm8                                      ;   460.2 p0+p5   11 t
        vpternlogd zmm4, zmm29, zmm13, 0xca                              ;   465.2 p0      11 t
        vmovdqa64 zmm13, zmm3                                            ;   392.2         11 t copy
        vpermi2b zmm13, zmm16, zmm0                                      ;   462.2 p0+p5   11 t
        vpermi2b zmm3, zmm31, zmm8                                       ;   464.2 p0+p5   11 t
        vmovdqa64 zmm29, zmm15                                           ;   401.0         11 t copy
        vpermi2b zmm29, zmm16, zmm0                                      ;   466.2 p0+p5   11 t
        vpermi2b zmm15, zmm31, zmm8                                      ;   468.2 p0+p5   11 t
        vpternlogd zmm23, zmm1, zmm7, 0xca                               ;   457.2 p0      11 t
        vpternlogd zmm6, zmm22, zmm30, 0xca                              ;   463.2 p0      11 t
        vpternlogd zmm21, zmm29, zmm15, 0xca                             ;   473.2 p0      11 t
        vpternlogd zmm20, zmm13, zmm3, 0xca                              ;   469.2 p0      11 t
        vmovdqu64 zmm1, [rbp + 23488]                                    ;   391.0 p3      11 t reload
        vmovdqu64 zmm3, [rbp + 22208]                                    ;   387.2 p2      11 t reload
        vmovdqu64 zmm7, [rbp + 12544]                                    ;   299.8 p3      12 x
        vpternlogd zmm7, zmm3, zmm1, 0x36                                ;   445.0 p0      12 x
        vmovdqu64 zmm3, [rbp + 21440]                                    ;   394.2 p2      11 t reload
        vmovdqu64 zmm13, [rbp + 21760]                                   ;   391.2 p3      11 t reload
        vmovdqu64 zmm15, [rbp + 12544]                                   ;   301.0 p2      12 x
        vpternlogd zmm15, zmm13, zmm3, 0x36                              ;   446.0 p0      12 x
        vmovdqu64 zmm13, [rbp + 23552]                                   ;   390.0 p3      11 t reload
        vmovdqu64 zmm22, [rbp + 21824]                                   ;   388.2 p2      11 t reload
        vmovdqu64 zmm29, [rbp + 12608]                                   ;   302.8 p3      12 x
        vpternlogd zmm29, zmm22, zmm13, 0x36                             ;   447.0 p0      12 x
        vmovdqu64 zmm22, [rbp + 23424]                                   ;   415.2 p2      11 t reload
        vmovdqa64 zmm30, zmm17                                           ;   452.2         11 t copy
        vpternlogd zmm30, zmm28, zmm22, 0x96                             ;   452.2 p0      11 t
        vpandd zmm13, zmm7, [rbp + 12800]                                ;   449.0 p0+p3   12 x
        vmovdqa64 zmm3, zmm6                                             ;   464.2         11 t copy
        vpternlogd zmm3, zmm24, zmm22, 0x96                              ;   464.2 p0      11 t
        vpternlogd zmm6, zmm30, zmm24, 0x96                              ;   464.2 p0      11 t
        vpternlogd zmm24, zmm2, zmm4, 0x96                               ;   466.2 p0      11 t
        vpternlogd zmm2, zmm3, zmm4, 0x96                                ;   466.2 p0      11 t
        vpternlogd zmm4, zmm10, zmm28, 0x96                              ;   466.2 p0      11 t
        vpternlogd zmm10, zmm28, zmm24, 0x96                             ;   467.2 p0      11 t
        vpternlogd zmm17, zmm22, zmm4, 0x96                              ;   467.2 p0      11 t
        vpternlogd zmm30, zmm2, [rbp + 22400], 0x96                      ;   467.2 p0+p2   11 t
        vpternlogd zmm3, zmm10, [rbp + 22720], 0x96                      ;   468.2 p0+p3   11 t
        vpternlogd zmm4, zmm6, [rbp + 22784], 0x96                       ;   467.2 p0+p2   11 t
        vpternlogd zmm24, zmm17, [rbp + 22656], 0x96                     ;   468.2 p0+p3   11 t
        vmovdqu64 zmm22, [rbp + 23616]                                   ;   419.2 p2      11 t reload
        vmovdqa64 zmm28, zmm23                                           ;   458.2         11 t copy
        vpternlogd zmm28, zmm5, zmm22, 0x96                              ;   461.0 p0      11 t
        vpandd zmm1, zmm15, [rbp + 12800]                                ;   462.0 p0+p3   12 x
        vpandd zmm8, zmm30, [rbp + 12352]                                ;   468.2 p0+p2   12 y
        vpandd zmm31, zmm3, [rbp + 12288]                                ;   469.2 p0+p3   12 y
        vpandd zmm0, zmm4, [rbp + 12416]                                 ;   468.2 p0+p2   12 y
        vpandd zmm16, zmm24, [rbp + 12480]                               ;   469.2 p0+p3   12 y
        vpsrlq zmm19, zmm16, 7                                           ;   470.2 p0      12 y
        vmovdqa64 zmm26, zmm20                                           ;   470.2         11 t copy
        vpternlogd zmm26, zmm9, zmm22, 0x96                              ;   470.2 p0      11 t
        vpternlogd zmm20, zmm28, zmm9, 0x96                              ;   470.2 p0      11 t
        vpternlogd zmm9, zmm27, zmm21, 0x96                              ;   474.2 p5      11 t
        vpternlogd zmm27, zmm26, zmm21, 0x96                             ;   474.2 p0      11 t
        vpternlogd zmm21, zmm5, [rbp + 21504], 0x96                      ;   474.2 p5+p2   11 t
        vpternlogd zmm23, zmm22, zmm21, 0x96                             ;   475.2 p0      11 t
        vpternlogd zmm5, zmm9, [rbp + 21504], 0x96                       ;   475.2 p5+p3   11 t
        vmovdqu64 zmm22, [rbp + 12864]                                   ;   310.0 p2      12 y.5 reload
        vpandd zmm12, zmm29, zmm22                                       ;   472.0 p0      12 x
        vpternlogd zmm28, zmm27, [rbp + 22272], 0x96                     ;   475.2 p5+p3   11 t
        vpternlogd zmm26, zmm5, [rbp + 22464], 0x96                      ;   476.2 p0+p2   11 t
        vpternlogd zmm21, zmm20, [rbp + 22528], 0x96                     ;   475.2 p5+p3   11 t
        vpternlogd zmm9, zmm23, [rbp + 23296], 0x96                      ;   476.2 p0+p2   11 t
        vpsrlq zmm25, zmm13, 7                                           ;   475.0 p0      12 x
        vpandd zmm25, zmm25, [rel camellia128_ctr.T0_constants512]       ;   476.0 p5+p3   12 x
        vpaddb zmm13, zmm13, zmm13                                       ;   475.2 p5      12 x
        vpsrlq zmm11, zmm31, 7                                           ;   476.0 p0      12 y
        vpaddb zmm31, zmm31, zmm31                                       ;   476.2 p5      12 y
        vpternlogd zmm31, zmm17, [rbp + 23104], 0x96                     ;   477.2 p0+p2   12 y
        vmovdqu64 zmm17, [rel camellia128_ctr.T0_constants512]           ;   313.8 p3       9 d reload
        vpternlogd zmm31, zmm19, zmm17, 0x78                             ;   478.2 p5      12 y
        vpsrlq zmm19, zmm8, 7                                            ;   478.0 p0      12 y
        vpaddb zmm8, zmm8, zmm8                                          ;   478.2 p5      12 y
        vpternlogd zmm8, zmm10, [rbp + 22912], 0x96                      ;   479.2 p0+p2   12 y
        vpternlogd zmm8, zmm11, zmm17, 0x78                              ;   480.2 p5      12 y
        vmovdqu64 zmm10, [rbp + 12288]                                   ;   314.8 p3      12 y
        vpandd zmm10, zmm10, zmm26                                       ;   480.0 p0      12 y
        vpsrlq zmm11, zmm0, 7                                            ;   481.0 p0      12 y
        vpaddb zmm0, zmm0, zmm0                                          ;   480.2 p5      12 y
        vpternlogd zmm0, zmm2, [rbp + 23168], 0x96                       ;   481.2 p5+p2   12 y
        vpternlogd zmm0, zmm19, zmm17, 0x78                              ;   482.2 p0      12 y
        vmovdqu64 zmm2, [rbp + 12352]                                    ;   315.8 p3      12 y
        vpandd zmm2, zmm2, zmm28                                         ;   482.2 p5      12 y
        vpaddb zmm16, zmm16, zmm16                                       ;   483.0 p0      12 y
        vpandd zmm19, zmm21, [rbp + 12416]                               ;   483.2 p5+p2   12 y
        vpternlogd zmm16, zmm6, [rbp + 22336], 0x96                      ;   484.0 p0+p3   12 y
        vpternlogd zmm16, zmm11, zmm17, 0x78                             ;   485.0 p5      12 y
        vmovdqu64 zmm6, [rbp + 12480]                                    ;   317.0 p2      12 y
        vpandd zmm6, zmm6, zmm9                                          ;   485.0 p0      12 y
        vmovdqu64 zmm11, [rbp + 12032]                                   ;   317.8 p3      12 d.0 reload
        vpternlogd zmm3, zmm31, zmm11, 0x1e                              ;   485.2 p5      12 y
        vpsrlq zmm18, zmm1, 7                                            ;   486.0 p0      12 x
        vpandd zmm18, zmm18, zmm17                                       ;   487.0 p5      12 x
        vpaddb zmm1, zmm1, zmm1                                          ;   487.0 p0      12 x
        vpsrlq zmm14, zmm10, 7                                           ;   488.0 p0      12 y
        vpaddb zmm10, zmm10, zmm10                                       ;   487.2 p5      12 y
        vpternlogd zmm10, zmm23, [rbp + 23232], 0x96                     ;   488.2 p5+p2   12 y
        vmovdqu64 zmm23, [rbp + 12096]                                   ;   318.8 p3      12 d.1 reload
        vpternlogd zmm30, zmm8, zmm23, 0x1e                              ;   489.0 p0      12 y
        vmovdqu64 [rbp + 23232], zmm29                                   ;   448.0 p8+p9   12 x spill
        vpsrlq zmm29, zmm2, 7                                            ;   490.0 p0      12 y
        vpaddb zmm2, zmm2, zmm2                                          ;   489.2 p5      12 y
        vpternlogd zmm2, zmm5, [rbp + 22976], 0x96                       ;   490.2 p5+p2   12 y
        vpternlogd zmm2, zmm14, zmm17, 0x78                              ;   491.2 p0      12 y
        vpternlogd zmm23, zmm28, zmm2, 0x36                              ;   492.2 p5      12 y
        vmovdqu64 zmm5, [rbp + 21248]                                    ;   393.2 p3      11 t reload
        vmovdqu64 zmm14, [rbp + 22016]                                   ;   392.2 p2      11 t reload
        vmovdqu64 zmm28, [rbp + 12608]                                   ;   324.3 p3      12 x
        vpternlogd zmm28, zmm14, zmm5, 0x36                              ;   492.0 p0      12 x
        vpsrlq zmm14, zmm6, 7                                            ;   493.0 p0      12 y
        vpternlogd zmm10, zmm14, zmm17, 0x78                             ;   494.0 p5      12 y
        vpternlogd zmm11, zmm26, zmm10, 0x36                             ;   495.0 p5      12 y
        vmovdqu64 zmm14, [rbp + 12160]                                   ;   327.2 p2      12 d.2 reload
        vpternlogd zmm4, zmm0, zmm14, 0x1e                               ;   494.0 p0      12 y
        vpsrlq zmm26, zmm19, 7                                           ;   495.0 p0      12 y
        vpandd zmm22, zmm22, zmm28                                       ;   494.2 p5      12 x
        vpaddb zmm19, zmm19, zmm19                                       ;   495.2 p5      12 y
        vpternlogd zmm19, zmm27, [rbp + 23040], 0x96                     ;   496.2 p0+p3   12 y
        vpternlogd zmm19, zmm29, zmm17, 0x78                             ;   497.2 p5      12 y
        vpternlogd zmm14, zmm21, zmm19, 0x36                             ;   498.2 p0      12 y
        vmovdqu64 zmm21, [rbp + 21312]                                   ;   396.0 p2      11 t reload
        vmovdqu64 zmm27, [rbp + 21952]                                   ;   387.2 p3      11 t reload
        vmovdqu64 zmm29, [rbp + 12672]                                   ;   334.3 p2      12 x
        vpternlogd zmm29, zmm27, zmm21, 0x36                             ;   497.2 p5      12 x
        vpaddb zmm6, zmm6, zmm6                                          ;   498.0 p0      12 y
        vmovdqu64 zmm27, [rbp + 12224]                                   ;   335.2 p3      12 d.3 reload
        vpternlogd zmm24, zmm16, zmm27, 0x1e                             ;   498.2 p5      12 y
        vpternlogd zmm6, zmm20, [rbp + 22848], 0x96                      ;   499.0 p0+p2   12 y
        vpternlogd zmm6, zmm26, zmm17, 0x78                              ;   500.0 p5      12 y
        vpternlogd zmm27, zmm9, zmm6, 0x36                               ;   501.0 p0      12 y
        vmovdqu64 zmm9, [rbp + 21376]                                    ;   405.0 p3      11 t reload
        vmovdqu64 zmm20, [rbp + 23808]                                   ;   391.2 p2      11 t reload
        vmovdqu64 zmm26, [rbp + 12672]                                   ;   338.5 p3      12 x
        vpternlogd zmm26, zmm20, zmm9, 0x36                              ;   500.2 p5      12 x
        vpsrlq zmm20, zmm12, 7                                           ;   501.0 p0      12 x
        vpandd zmm20, zmm20, zmm17                                       ;   502.0 p5      12 x
        vpaddb zmm12, zmm12, zmm12                                       ;   502.0 p0      12 x
        vpxord zmm9, zmm31, [rbp + 13056]                                ;   502.2 p5+p2   11 t
        vmovdqa64 zmm21, zmm17                                           ;   341.3         12 x copy
        vmovdqa64 zmm5, zmm17                                            ;   342.2         12 x copy
        vmovdqu64 [rbp + 23808], zmm31                                   ;   479.2 p7+p4   12 y spill
        vpxord zmm31, zmm8, [rbp + 13120]                                ;   503.0 p0+p3   11 t
        vmovdqu64 [rbp + 22848], zmm8                                    ;   481.2 p8+p9   12 y spill
        vpxord zmm8, zmm3, [rbp + 13312]                                 ;   503.2 p5+p2   11 t
        vmovdqu64 [rbp + 21952], zmm3                                    ;   486.2 p7+p4   12 y spill
        vpxord zmm3, zmm0, [rbp + 13184]                                 ;   504.0 p0+p3   11 t
        vmovdqu64 [rbp + 23040], zmm0                                    ;   483.2 p8+p9   12 y spill
        vpandd zmm0, zmm29, [rbp + 12928]                                ;   504.2 p5+p2   12 x
        vmovdqu64 [rbp + 22016], zmm29                                   ;   498.2 p7+p4   12 x spill
        vpsrlq zmm29, zmm22, 7                                           ;   505.0 p0      12 x
        vpandd zmm29, zmm29, zmm17                                       ;   506.0 p5      12 x
        vpaddb zmm22, zmm22, zmm22                                       ;   506.0 p0      12 x
        vmovdqu64 [rbp + 22976], zmm28                                   ;   493.0 p8+p9   12 x spill
        vpxord zmm28, zmm16, [rbp + 13248]                               ;   506.2 p5+p3   11 t
        vmovdqu64 [rbp + 22336], zmm16                                   ;   486.0 p7+p4   12 y spill
        vpxord zmm16, zmm30, [rbp + 13376]                               ;   507.0 p0+p2   11 t
        vmovdqu64 [rbp + 23168], zmm30                                   ;   490.0 p8+p9   12 y spill
        vpandd zmm30, zmm26, [rbp + 12928]                               ;   507.2 p5+p3   12 x
        vmovdqu64 [rbp + 22912], zmm26                                   ;   501.2 p7+p4   12 x spill
        vpxord zmm26, zmm23, [rbp + 13376]                               ;   508.0 p0+p2   11 t
        vmovdqu64 [rbp + 23104], zmm23                                   ;   493.2 p8+p9   12 y spill
        vpxord zmm23, zmm2, [rbp + 13120]                                ;   508.2 p5+p3   11 t
        vmovdqu64 [rbp + 23296], zmm2                                    ;   492.2 p7+p4   12 y spill
        vpxord zmm2, zmm4, [rbp + 13440]                                 ;   509.0 p0+p2   11 t
        vmovdqu64 [rbp + 22528], zmm4                                    ;   495.0 p8+p9   12 y spill
        vpxord zmm4, zmm11, [rbp + 13312]                                ;   509.2 p5+p3   11 t
        vmovdqu64 [rbp + 22464], zmm11                                   ;   496.0 p7+p4   12 y spill
        vpxord zmm11, zmm10, [rbp + 13056]                               ;   510.0 p0+p2   11 t
        vmovdqu64 [rbp + 22272], zmm10                                   ;   495.0 p8+p9   12 y spill
        vpxord zmm10, zmm14, [rbp + 13440]                               ;   510.2 p5+p3   11 t
        vmovdqu64 [rbp + 21504], zmm14                                   ;   499.2 p7+p4   12 y spill
        vpxord zmm14, zmm24, [rbp + 13504]                               ;   511.0 p0+p2   11 t
        vmovdqu64 [rbp + 23616], zmm24                                   ;   499.2 p8+p9   12 y spill
        vpsrlq zmm24, zmm0, 7                                            ;   512.0 p0      12 x
        vpandd zmm24, zmm24, zmm17                                       ;   513.0 p5      12 x
        vpaddb zmm0, zmm0, zmm0                                          ;   512.2 p5      12 x
        vmovdqu64 [rbp + 22656], zmm15                                   ;   447.0 p7+p4   12 x spill
        vpxord zmm15, zmm19, [rbp + 13184]                               ;   513.0 p0+p3   11 t
        vmovdqu64 [rbp + 22784], zmm19                                   ;   498.2 p8+p9   12 y spill
        vpxord zmm19, zmm27, [rbp + 13504]                               ;   513.2 p5+p2   11 t
        vmovdqu64 [rbp + 22720], zmm27                                   ;   502.0 p7+p4   12 y spill
        vpsrlq zmm27, zmm30, 7                                           ;   514.0 p0      12 x
        vpandd zmm27, zmm27, zmm17                                       ;   515.0 p5      12 x
        vpaddb zmm30, zmm30, zmm30                                       ;   515.0 p0      12 x
        vpxord zmm17, zmm6, [rbp + 13248]                                ;   515.2 p5+p3   11 t
        vmovdqu64 [rbp + 22400], zmm6                                    ;   501.0 p8+p9   12 y spill
        vmovdqu64 zmm6, [rbp + 12992]                                    ;   364.3 p2      12 x
        vmovdqu64 [rbp + 23424], zmm7                                    ;   446.0 p7+p4   12 x spill
        vmovdqu64 zmm7, [rbp + 12992]                                    ;   364.7 p3      12 x
        vmovdqu64 [rbp + 21824], zmm27                                   ;   516.0 p8+p9   12 x spill
        vmovdqu64 zmm27, [rel camellia128_ctr.T0_constants512 + 320]     ;   365.3 p2       9 d reload
        vmovdqu64 [rbp + 21760], zmm24                                   ;   514.0 p7+p4   12 x spill
        vpshufb zmm24, zmm27, zmm9                                       ;   516.2 p5      11 t
        vmovdqu64 [rbp + 22208], zmm29                                   ;   507.0 p8+p9   12 x spill
        vpshufb zmm29, zmm27, zmm31                                      ;   517.2 p5      11 t
        vmovdqu64 [rbp + 23744], zmm30                                   ;   516.0 p7+p4   12 x spill
        vpshufb zmm30, zmm27, zmm3                                       ;   518.2 p5      11 t
        vmovdqu64 [rbp + 21696], zmm20                                   ;   503.0 p8+p9   12 x spill
        vpshufb zmm20, zmm27, zmm11                                      ;   519.2 p5      11 t
        vmovdqu64 [rbp + 23360], zmm0                                    ;   513.2 p7+p4   12 x spill
        vpshufb zmm0, zmm27, zmm23                                       ;   520.2 p5      11 t
        vmovdqu64 [rbp + 21568], zmm18                                   ;   488.0 p8+p9   12 x spill
        vpshufb zmm18, zmm27, zmm8                                       ;   521.2 p5      11 t
        vmovdqu64 [rbp + 22592], zmm22                                   ;   507.0 p7+p4   12 x spill
        vpshufb zmm22, zmm27, zmm28                                      ;   522.2 p5      11 t
        vmovdqu64 [rbp + 22144], zmm25                                   ;   477.0 p8+p9   12 x spill
        vpshufb zmm25, zmm27, zmm15                                      ;   523.2 p5      11 t
        vmovdqu64 [rbp + 23872], zmm12                                   ;   503.0 p7+p4   12 x spill
        vpshufb zmm12, zmm27, zmm4                                       ;   524.2 p5      11 t
        vmovdqu64 [rbp + 23936], zmm1                                    ;   488.0 p8+p9   12 x spill
        vpshufb zmm1, zmm27, zmm17                                       ;   525.2 p5      11 t
        vmovdqu64 zmm27, [rbp + 22080]                                   ;   376.2 p3      11 t reload
        vmovdqu64 [rbp + 24000], zmm13                                   ;   476.2 p7+p4   12 x spill
        vmovdqu64 zmm13, [rbp + 12736]                                   ;   376.2 p2      12 x
        vpternlogd zmm13, zmm27, [rbp + 23680], 0x36                     ;   516.0 p0+p3   12 x
        vpandd zmm6, zmm6, zmm13                                         ;   517.0 p0      12 x
        vpsrlq zmm27, zmm6, 7                                            ;   518.0 p0      12 x
        vpandd zmm21, zmm21, zmm27                                       ;   519.0 p0      12 x
        vpaddb zmm6, zmm6, zmm6                                          ;   520.0 p0      12 x
        vmovdqu64 zmm27, [rbp + 21632]                                   ;   396.2 p2      11 t reload
        vmovdqu64 [rbp + 22080], zmm13                                   ;   517.0 p8+p9   12 x spill
        vmovdqu64 zmm13, [rbp + 21888]                                   ;   384.2 p3      11 t reload
        vmovdqu64 [rbp + 24064], zmm6                                    ;   521.0 p7+p4   12 x spill
        vmovdqu64 zmm6, [rbp + 12736]                                    ;   380.7 p2      12 x
        vpternlogd zmm6, zmm13, zmm27, 0x36                              ;   521.0 p0      12 x
        vpandd zmm7, zmm7, zmm6                                          ;   522.0 p0      12 x
        vpsrlq zmm13, zmm7, 7                                            ;   523.0 p0      12 x
        vpandd zmm5, zmm5, zmm13                                         ;   524.0 p0      12 x
        vpaddb zmm7, zmm7, zmm7                                          ;   525.0 p0      12 x
        vpternlogd zmm7, zmm27, [rbp + 21824], 0x96                      ;   526.0 p0+p3   11 t
        vmovdqu64 zmm13, [rel camellia128_ctr.T0_constants512 + 320]     ;   382.8 p2       9 d reload
        vpshufb zmm27, zmm13, zmm16                                      ;   526.2 p5      11 t
        vmovdqu64 [rbp + 21632], zmm7                                    ;   527.0 p8+p9   11 t spill
        vpshufb zmm7, zmm13, zmm26                                       ;   527.2 p5      11 t
        vmovdqu64 [rbp + 21824], zmm6                                    ;   522.0 p7+p4   12 x spill
        vpshufb zmm6, zmm13, zmm2                                        ;   528.2 p5      11 t
        vmovdqu64 [rbp + 21888], zmm5                                    ;   525.0 p8+p9   12 x spill
        vpshufb zmm5, zmm13, zmm10                                       ;   529.2 p5      11 t
        vmovdqu64 [rbp + 24128], zmm21                                   ;   520.0 p7+p4   12 x spill
        vpshufb zmm21, zmm13, zmm14                                      ;   530.2 p5      11 t
        vmovdqu64 [rbp + 24192], zmm21                                   ;   531.2 p8+p9   11 t spill
        vpshufb zmm21, zmm13, zmm19                                      ;   531.2 p5      11 t
        vmovdqu64 zmm13, [rel camellia128_ctr.T0_constants512 + 64]      ;   388.5 p3      11 t reload
        vmovdqu64 [rbp + 24256], zmm21                                   ;   532.2 p7+p4   11 t spill
        vmovdqa64 zmm21, zmm9                                            ;   503.2         11 t copy
        vpermi2b zmm21, zmm13, [rel camellia128_ctr.T0_constants512 + 128] ;   533.2 p0+p5+p2   11 t
        vmovdqu64 [rbp + 24320], zmm19                                   ;   514.2 p8+p9   11 t spill
        vmovdqu64 zmm19, [rel camellia128_ctr.T0_constants512 + 192]     ;   390.0 p3      11 t reload
        vpermi2b zmm9, zmm19, [rel camellia128_ctr.T0_constants512 + 256] ;   535.2 p0+p5+p2   11 t
        vpternlogd zmm24, zmm21, zmm9, 0xca                              ;   540.2 p0      11 t
        vmovdqu64 zmm9, [rel camellia128_ctr.T0_constants512 + 128]      ;   391.0 p3      11 t reload
        vmovdqu64 zmm21, [rbp + 24320]                                   ;   514.2 p2      11 t
        vpermi2b zmm21, zmm13, zmm9                                      ;   537.2 p0+p5   11 t
        vmovdqu64 [rbp + 24384], zmm24                                   ;   541.2 p7+p4   11 t spill
        vmovdqa64 zmm24, zmm11                                           ;   511.0         11 t copy
        vpermi2b zmm24, zmm13, zmm9                                      ;   539.2 p0+p5   11 t
        vpermi2b zmm11, zmm19, [rel camellia128_ctr.T0_constants512 + 256] ;   541.2 p0+p5+p3   11 t
        vpternlogd zmm20, zmm24, zmm11, 0xca                             ;   546.2 p0      11 t
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 256]     ;   393.2 p2      11 t reload
        vmovdqu64 zmm24, [rbp + 24320]                                   ;   514.2 p3      11 t
        vpermi2b zmm24, zmm19, zmm11                                     ;   543.2 p0+p5   11 t
        vmovdqa64 zmm11, zmm14                                           ;   512.0         11 t copy
        vpermi2b zmm11, zmm13, zmm9                                      ;   545.2 p0+p5   11 t
        vpermi2b zmm14, zmm19, [rel camellia128_ctr.T0_constants512 + 256] ;   547.2 p0+p5+p2   11 t
        vpternlogd zmm21, zmm24, [rbp + 24256], 0xe4                     ;   548.2 p0+p3   11 t
        vpternlogd zmm11, zmm14, [rbp + 24192], 0xe4                     ;   552.2 p0+p2   11 t
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 448]     ;   396.2 p3      11 t reload
        vmovdqu64 zmm24, [rel camellia128_ctr.T0_constants512 + 384]     ;   396.7 p2      11 t reload
        vmovdqa64 zmm19, zmm31                                           ;   504.0         11 t copy
        vpermi2b zmm19, zmm24, zmm14                                     ;   549.2 p0+p5   11 t
        vmovdqa64 zmm9, zmm23                                            ;   509.2         11 t copy
        vpermi2b zmm9, zmm24, zmm14                                      ;   551.2 p0+p5   11 t
        vmovdqa64 zmm13, zmm8                                            ;   504.2         11 t copy
        vpermi2b zmm13, zmm24, zmm14                                     ;   553.2 p0+p5   11 t
        vmovdqu64 [rbp + 24192], zmm21                                   ;   549.2 p8+p9   11 t spill
        vmovdqa64 zmm21, zmm4                                            ;   510.2         11 t copy
        vpermi2b zmm21, zmm24, zmm14                                     ;   555.2 p0+p5   11 t
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 512]     ;   399.0 p3      11 t reload
        vpermi2b zmm31, zmm14, [rel camellia128_ctr.T0_constants512 + 576] ;   557.2 p0+p5+p2   11 t
        vpternlogd zmm29, zmm19, zmm31, 0xca                             ;   562.2 p0      11 t
        vmovdqu64 zmm19, [rel camellia128_ctr.T0_constants512 + 576]     ;   400.0 p3      11 t reload
        vpermi2b zmm23, zmm14, zmm19                                     ;   559.2 p0+p5   11 t
        vpermi2b zmm8, zmm14, zmm19                                      ;   561.2 p0+p5   11 t
        vpermi2b zmm4, zmm14, zmm19                                      ;   563.2 p0+p5   11 t
        vpternlogd zmm0, zmm9, zmm23, 0xca                               ;   564.2 p0      11 t
        vmovdqu64 zmm9, [rbp + 24128]                                    ;   520.0 p2      12 x reload
        vmovdqu64 zmm23, [rbp + 24000]                                   ;   476.2 p3      11 t
        vpternlogd zmm23, zmm9, [rbp + 23488], 0x96                      ;   549.0 p0+p2   11 t
        vpternlogd zmm18, zmm13, zmm8, 0xca                              ;   566.2 p0      11 t
        vmovdqu64 zmm8, [rbp + 21888]                                    ;   525.0 p3      12 x reload
        vmovdqu64 zmm9, [rbp + 23936]                                    ;   488.0 p2      11 t
        vpternlogd zmm9, zmm8, [rbp + 21440], 0x96                       ;   551.0 p0+p3   11 t
        vmovdqu64 zmm8, [rbp + 22144]                                    ;   477.0 p2      12 x reload
        vmovdqu64 zmm13, [rbp + 23872]                                   ;   503.0 p3      11 t
        vpternlogd zmm13, zmm8, [rbp + 23552], 0x96                      ;   552.0 p0+p2   11 t
        vpternlogd zmm12, zmm21, zmm4, 0xca                              ;   568.2 p0      11 t
        vmovdqu64 zmm4, [rbp + 21568]                                    ;   488.0 p3      12 x reload
        vmovdqu64 zmm8, [rbp + 22592]                                    ;   507.0 p2      11 t
        vpternlogd zmm8, zmm4, [rbp + 21248], 0x96                       ;   554.0 p0+p3   11 t
        vmovdqu64 zmm4, [rbp + 21696]                                    ;   503.0 p2      12 x reload
        vmovdqu64 zmm21, [rbp + 23360]                                   ;   513.2 p3      11 t
        vpternlogd zmm21, zmm4, [rbp + 21312], 0x96                      ;   555.0 p0+p2   11 t
        vmovdqu64 zmm4, [rbp + 13824]                                    ;   408.8 p3      11 t
        vmovdqu64 zmm31, [rel camellia128_ctr.T0_constants512 + 704]     ;   409.7 p2      11 t reload
        vmovdqu64 zmm19, [rel camellia128_ctr.T0_constants512 + 640]     ;   409.8 p3      11 t reload
        vmovdqa64 zmm14, zmm3                                            ;   505.0         11 t copy
        vpermi2b zmm14, zmm19, zmm31                                     ;   565.2 p0+p5   11 t
        vmovdqa64 zmm24, zmm16                                           ;   508.0         11 t copy
        vpermi2b zmm24, zmm19, zmm31                                     ;   567.2 p0+p5   11 t
        vmovdqu64 [rbp + 21312], zmm21                                   ;   556.0 p7+p4   11 t spill
        vmovdqa64 zmm21, zmm15                                           ;   514.0         11 t copy
        vpermi2b zmm21, zmm19, zmm31                                     ;   569.2 p0+p5   11 t
        vmovdqu64 [rbp + 21696], zmm8                                    ;   555.0 p8+p9   11 t spill
        vmovdqa64 zmm8, zmm26                                            ;   509.0         11 t copy
        vpermi2b zmm8, zmm19, zmm31                                      ;   571.2 p0+p5   11 t
        vmovdqu64 zmm31, [rel camellia128_ctr.T0_constants512 + 768]     ;   410.7 p2      11 t reload
        vpermi2b zmm3, zmm31, [rel camellia128_ctr.T0_constants512 + 832] ;   573.2 p0+p5+p3   11 t
        vpternlogd zmm30, zmm14, zmm3, 0xca                              ;   578.2 p0      11 t
        vmovdqu64 zmm3, [rel camellia128_ctr.T0_constants512 + 832]      ;   411.7 p2      11 t reload
        vpermi2b zmm16, zmm31, zmm3                                      ;   575.2 p0+p5   11 t
        vpermi2b zmm15, zmm31, zmm3                                      ;   577.2 p0+p5   11 t
        vpermi2b zmm26, zmm31, zmm3                                      ;   579.2 p0+p5   11 t
        vpternlogd zmm25, zmm21, zmm15, 0xca                             ;   582.2 p0      11 t
        vmovdqu64 zmm14, [rbp + 22208]                                   ;   507.0 p3      12 x reload
        vmovdqu64 zmm15, [rbp + 23744]                                   ;   516.0 p2      11 t
        vpternlogd zmm15, zmm14, [rbp + 21376], 0x96                     ;   566.0 p0+p3   11 t
        vpternlogd zmm27, zmm24, zmm16, 0xca                             ;   580.2 p0      11 t
        vmovdqu64 zmm14, [rbp + 21760]                                   ;   514.0 p2      12 x reload
        vmovdqu64 zmm16, [rbp + 24064]                                   ;   521.0 p3      11 t
        vpternlogd zmm16, zmm14, [rbp + 23680], 0x96                     ;   568.0 p0+p2   11 t
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 960]     ;   419.2 p3      11 t reload
        vmovdqu64 zmm21, [rel camellia128_ctr.T0_constants512 + 896]     ;   419.3 p2      11 t reload
        vmovdqa64 zmm24, zmm28                                           ;   507.2         11 t copy
        vpermi2b zmm24, zmm21, zmm14                                     ;   581.2 p0+p5   11 t
        vpternlogd zmm7, zmm8, zmm26, 0xca                               ;   584.2 p0      11 t
        vmovdqu64 zmm8, [rel camellia128_ctr.T0_constants512 + 1088]     ;   422.3 p3      11 t reload
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 1024]    ;   423.2 p2      11 t reload
        vpermi2b zmm28, zmm26, zmm8                                      ;   583.2 p0+p5   11 t
        vpternlogd zmm22, zmm24, zmm28, 0xca                             ;   588.2 p0      11 t
        vmovdqa64 zmm24, zmm2                                            ;   510.0         11 t copy
        vpermi2b zmm24, zmm21, zmm14                                     ;   585.2 p0+p5   11 t
        vpermi2b zmm2, zmm26, zmm8                                       ;   587.2 p0+p5   11 t
        vmovdqa64 zmm28, zmm17                                           ;   516.2         11 t copy
        vpermi2b zmm28, zmm21, zmm14                                     ;   589.2 p0+p5   11 t
        vpermi2b zmm17, zmm26, zmm8                                      ;   591.2 p0+p5   11 t
        vpternlogd zmm1, zmm28, zmm17, 0xca                              ;   596.2 p0      11 t
        vmovdqa64 zmm17, zmm10                                           ;   511.2         11 t copy
        vpermi2b zmm17, zmm21, zmm14                                     ;   593.2 p0+p5   11 t
        vpermi2b zmm10, zmm26, zmm8                                      ;   595.2 p0+p5   11 t
        vpternlogd zmm6, zmm24, zmm2, 0xca                               ;   592.2 p0      11 t
        vpternlogd zmm5, zmm17, zmm10, 0xca                              ;   600.2 p0      11 t
        vmovdqu64 zmm2, [rbp + 13824]                                    ;   439.2 p3      11 t
        vmovdqa64 zmm10, zmm11                                           ;   553.2         11 t copy
        vpternlogd zmm10, zmm29, zmm30, 0x96                             ;   582.0 p0      11 t
        vmovdqu64 zmm17, [rbp + 24192]                                   ;   549.2 p2      11 t reload
        vmovdqa64 zmm24, zmm0                                            ;   565.2         11 t copy
        vpternlogd zmm24, zmm25, zmm17, 0x96                             ;   583.2 p0      11 t
        vmovdqa64 zmm28, zmm18                                           ;   567.2         11 t copy
        vpternlogd zmm28, zmm30, zmm22, 0x96                             ;   589.2 p0      11 t
        vpternlogd zmm11, zmm28, zmm29, 0x96                             ;   590.2 p0      11 t
        vpternlogd zmm29, zmm6, [rbp + 24384], 0x96                      ;   593.2 p0+p3   11 t
        vpternlogd zmm6, zmm10, [rbp + 24384], 0x96                      ;   593.2 p0+p2   11 t
        vpternlogd zmm28, zmm6, [rbp + 22016], 0x96                      ;   594.2 p0+p3   11 t
        vmovdqa64 zmm8, zmm29                                            ;   594.2         11 t copy
        vpternlogd zmm8, zmm27, zmm22, 0x96                              ;   594.2 p0      11 t
        vpternlogd zmm27, zmm22, [rbp + 24384], 0x96                     ;   590.0 p0+p2   11 t
        vpternlogd zmm18, zmm30, zmm27, 0x96                             ;   591.0 p0      11 t
        vpternlogd zmm27, zmm11, [rbp + 22080], 0x96                     ;   592.0 p0+p3   11 t
        vpternlogd zmm29, zmm18, [rbp + 23424], 0x96                     ;   594.2 p0+p2   11 t
        vpxord zmm4, zmm4, zmm29                                         ;   595.2 p0      11 t
        vpternlogd zmm10, zmm8, [rbp + 23232], 0x96                      ;   595.2 p0+p3   11 t
        vmovdqu64 zmm22, [rbp + 14016]                                   ;   450.5 p2      11 l.7 reload
        vpxord zmm30, zmm27, zmm22                                       ;   596.0 p0      11 t
        vmovdqu64 [rbp + 23232], zmm27                                   ;   593.0 p7+p4   11 t spill
        vmovdqa64 zmm27, zmm20                                           ;   547.2         11 t copy
        vpternlogd zmm27, zmm7, zmm1, 0x96                               ;   597.2 p5      11 t
        vmovdqu64 [rbp + 23424], zmm29                                   ;   595.2 p8+p9   11 t spill
        vmovdqa64 zmm29, zmm12                                           ;   569.2         11 t copy
        vpternlogd zmm29, zmm25, zmm1, 0x96                              ;   597.2 p0      11 t
        vpternlogd zmm12, zmm25, zmm27, 0x96                             ;   598.2 p5      11 t
        vpternlogd zmm17, zmm29, zmm0, 0x96                              ;   598.2 p0      11 t
        vpternlogd zmm0, zmm5, zmm20, 0x96                               ;   601.2 p5      11 t
        vpternlogd zmm5, zmm20, zmm24, 0x96                              ;   601.2 p0      11 t
        vpternlogd zmm7, zmm1, zmm0, 0x96                                ;   602.2 p5      11 t
        vpternlogd zmm27, zmm17, [rbp + 21824], 0x96                     ;   600.0 p0+p3   11 t
        vpxord zmm22, zmm22, zmm27                                       ;   601.0 p5      11 t
        vmovdqu64 zmm1, [rbp + 13952]                                    ;   458.2 p2      11 l.6 reload
        vpxord zmm20, zmm28, zmm1                                        ;   601.0 p0      11 t
        vpternlogd zmm0, zmm12, [rbp + 22656], 0x96                      ;   602.2 p5+p3   11 t
        vpxord zmm2, zmm2, zmm0                                          ;   603.2 p0      11 t
        vpternlogd zmm29, zmm5, [rbp + 22912], 0x96                      ;   602.2 p5+p2   11 t
        vpxord zmm1, zmm1, zmm29                                         ;   603.2 p0      11 t
        vpternlogd zmm24, zmm7, [rbp + 22976], 0x96                      ;   603.2 p5+p3   11 t
        vmovdqu64 zmm25, [rbp + 13888]                                   ;   461.7 p2      11 l.5 reload
        vmovdqu64 [rbp + 22976], zmm27                                   ;   601.0 p7+p4   11 t spill
        vpxord zmm27, zmm10, zmm25                                       ;   604.0 p0      11 t
        vpxord zmm25, zmm25, zmm24                                       ;   604.2 p5      11 t
        vmovdqu64 [rbp + 22912], zmm29                                   ;   603.2 p8+p9   11 t spill
        vmovdqa64 zmm29, zmm20                                           ;   602.0         11 t copy
        vpermi2b zmm29, zmm21, zmm14                                     ;   606.2 p0+p5   11 t
        vmovdqu64 [rbp + 22656], zmm28                                   ;   595.2 p7+p4   11 t spill
        vmovdqa64 zmm28, zmm27                                           ;   605.0         11 t copy
        vpermi2b zmm28, zmm31, zmm3                                      ;   608.2 p0+p5   11 t
        vmovdqu64 [rbp + 21824], zmm24                                   ;   604.2 p8+p9   11 t spill
        vmovdqa64 zmm24, zmm25                                           ;   605.2         11 t copy
        vpermi2b zmm24, zmm31, zmm3                                      ;   610.2 p0+p5   11 t
        vmovdqu64 [rbp + 24192], zmm10                                   ;   596.2 p7+p4   11 t spill
        vmovdqa64 zmm10, zmm1                                            ;   604.2         11 t copy
        vpermi2b zmm10, zmm21, zmm14                                     ;   612.2 p0+p5   11 t
        vmovdqu64 [rbp + 22080], zmm0                                    ;   603.2 p8+p9   11 t spill
        vmovdqa64 zmm0, zmm23                                            ;   550.0         11 t copy
        vpternlogd zmm0, zmm11, [rbp + 13568], 0x96                      ;   609.0 p0+p3   11 t
        vmovdqu64 [rbp + 24384], zmm23                                   ;   550.0 p7+p4   11 t spill
        vmovdqa64 zmm23, zmm13                                           ;   553.0         11 t copy
        vpternlogd zmm23, zmm18, [rbp + 13632], 0x96                     ;   610.0 p0+p2   11 t
        vmovdqu64 [rbp + 22016], zmm13                                   ;   553.0 p8+p9   11 t spill
        vmovdqa64 zmm13, zmm16                                           ;   569.0         11 t copy
        vpternlogd zmm13, zmm6, [rbp + 13760], 0x96                      ;   611.0 p0+p3   11 t
        vmovdqu64 [rbp + 23680], zmm16                                   ;   569.0 p7+p4   11 t spill
        vmovdqa64 zmm16, zmm13                                           ;   612.0         11 t copy
        vpermi2b zmm16, zmm21, zmm14                                     ;   614.2 p0+p5   11 t
        vmovdqu64 [rbp + 21760], zmm6                                    ;   594.2 p8+p9   11 t spill
        vmovdqa64 zmm6, zmm9                                             ;   552.0         11 t copy
        vpternlogd zmm6, zmm17, [rbp + 13568], 0x96                      ;   613.0 p0+p2   11 t
        vmovdqu64 [rbp + 24064], zmm18                                   ;   592.0 p7+p4   11 t spill
        vmovdqa64 zmm18, zmm15                                           ;   567.0         11 t copy
        vpternlogd zmm18, zmm7, [rbp + 13696], 0x96                      ;   614.0 p0+p3   11 t
        vmovdqu64 [rbp + 21376], zmm15                                   ;   567.0 p8+p9   11 t spill
        vmovdqa64 zmm15, zmm18                                           ;   615.0         11 t copy
        vpermi2b zmm15, zmm31, zmm3                                      ;   616.2 p0+p5   11 t
        vmovdqu64 [rbp + 22208], zmm7                                    ;   603.2 p7+p4   11 t spill
        vmovdqu64 zmm7, [rel camellia128_ctr.T0_constants512 + 320]      ;   479.2 p2       9 d reload
        vmovdqu64 [rbp + 23744], zmm9                                    ;   552.0 p8+p9   11 t spill
        vpshufb zmm9, zmm7, zmm4                                         ;   617.2 p5      11 t
        vmovdqu64 [rbp + 23360], zmm17                                   ;   599.2 p7+p4   11 t spill
        vpshufb zmm17, zmm7, zmm20                                       ;   618.2 p5      11 t
        vpermi2b zmm20, zmm26, [rel camellia128_ctr.T0_constants512 + 1088] ;   620.2 p0+p5+p3   11 t
        vpternlogd zmm17, zmm29, zmm20, 0xca                             ;   625.2 p0      11 t
        vpshufb zmm20, zmm7, zmm0                                        ;   621.2 p5      11 t
        vpshufb zmm29, zmm7, zmm27                                       ;   622.2 p5      11 t
        vpermi2b zmm27, zmm19, [rel camellia128_ctr.T0_constants512 + 704] ;   624.2 p0+p5+p2   11 t
        vpternlogd zmm29, zmm27, zmm28, 0xca                             ;   629.2 p0      11 t
        vpshufb zmm27, zmm7, zmm30                                       ;   625.2 p5      11 t
        vpshufb zmm28, zmm7, zmm25                                       ;   626.2 p5      11 t
        vpermi2b zmm25, zmm19, [rel camellia128_ctr.T0_constants512 + 704] ;   628.2 p0+p5+p3   11 t
        vpternlogd zmm28, zmm25, zmm24, 0xca                             ;   633.2 p0      11 t
        vpshufb zmm24, zmm7, zmm1                                        ;   629.2 p5      11 t
        vmovdqu64 zmm25, [rel camellia128_ctr.T0_constants512 + 1088]    ;   482.8 p2      11 t reload
        vpermi2b zmm1, zmm26, zmm25                                      ;   631.2 p0+p5   11 t
        vpternlogd zmm24, zmm10, zmm1, 0xca                              ;   636.2 p0      11 t
        vpshufb zmm1, zmm7, zmm23                                        ;   632.2 p5      11 t
        vpshufb zmm10, zmm7, zmm13                                       ;   633.2 p5      11 t
        vpermi2b zmm13, zmm26, zmm25                                     ;   635.2 p0+p5   11 t
        vpternlogd zmm10, zmm16, zmm13, 0xca                             ;   640.2 p0      11 t
        vpshufb zmm13, zmm7, zmm2                                        ;   636.2 p5      11 t
        vpshufb zmm16, zmm7, zmm6                                        ;   637.2 p5      11 t
        vmovdqu64 [rbp + 21248], zmm11                                   ;   591.2 p8+p9   11 t spill
        vpshufb zmm11, zmm7, zmm18                                       ;   638.2 p5      11 t
        vpermi2b zmm18, zmm19, [rel camellia128_ctr.T0_constants512 + 704] ;   640.2 p0+p5+p3   11 t
        vpternlogd zmm11, zmm18, zmm15, 0xca                             ;   645.2 p0      11 t
        vpshufb zmm15, zmm7, zmm22                                       ;   641.2 p5      11 t
        vmovdqu64 zmm18, [rbp + 21312]                                   ;   556.0 p2      11 t reload
        vmovdqu64 zmm25, [rbp + 13696]                                   ;   486.3 p3      11 t
        vpternlogd zmm25, zmm8, zmm18, 0x96                              ;   628.0 p0      11 t
        vpshufb zmm18, zmm7, zmm25                                       ;   642.2 p5      11 t
        vmovdqu64 [rbp + 21568], zmm8                                    ;   595.2 p7+p4   11 t spill
        vmovdqa64 zmm8, zmm25                                            ;   629.0         11 t copy
        vpermi2b zmm8, zmm31, zmm3                                       ;   644.2 p0+p5   11 t
        vpermi2b zmm25, zmm19, [rel camellia128_ctr.T0_constants512 + 704] ;   646.2 p0+p5+p2   11 t
        vpternlogd zmm18, zmm25, zmm8, 0xca                              ;   651.2 p0      11 t
        vmovdqu64 zmm8, [rbp + 21696]                                    ;   555.0 p3      11 t reload
        vmovdqu64 zmm25, [rbp + 13632]                                   ;   488.7 p2      11 t
        vpternlogd zmm25, zmm12, zmm8, 0x96                              ;   632.0 p0      11 t
        vpshufb zmm8, zmm7, zmm25                                        ;   647.2 p5      11 t
        vmovdqu64 zmm3, [rbp + 13760]                                    ;   489.3 p3      11 t
        vpternlogd zmm3, zmm5, [rbp + 21632], 0x96                       ;   633.0 p0+p2   11 t
        vpshufb zmm31, zmm7, zmm3                                        ;   648.2 p5      11 t
        vmovdqa64 zmm19, zmm3                                            ;   634.0         11 t copy
        vpermi2b zmm19, zmm21, zmm14                                     ;   650.2 p0+p5   11 t
        vpermi2b zmm3, zmm26, [rel camellia128_ctr.T0_constants512 + 1088] ;   652.2 p0+p5+p3   11 t
        vpternlogd zmm31, zmm19, zmm3, 0xca                              ;   657.2 p0      11 t
        vmovdqu64 zmm3, [rel camellia128_ctr.T0_constants512 + 448]      ;   491.0 p2      11 t reload
        vmovdqu64 zmm19, [rel camellia128_ctr.T0_constants512 + 384]     ;   491.3 p3      11 t reload
        vmovdqa64 zmm26, zmm4                                            ;   596.2         11 t copy
        vpermi2b zmm26, zmm19, zmm3                                      ;   654.2 p0+p5   11 t
        vmovdqa64 zmm14, zmm23                                           ;   611.0         11 t copy
        vpermi2b zmm14, zmm19, zmm3                                      ;   656.2 p0+p5   11 t
        vmovdqa64 zmm21, zmm2                                            ;   604.2         11 t copy
        vpermi2b zmm21, zmm19, zmm3                                      ;   658.2 p0+p5   11 t
        vmovdqa64 zmm7, zmm25                                            ;   633.0         11 t copy
        vpermi2b zmm7, zmm19, zmm3                                       ;   660.2 p0+p5   11 t
        vmovdqu64 zmm3, [rel camellia128_ctr.T0_constants512 + 512]      ;   496.0 p2      11 t reload
        vpermi2b zmm4, zmm3, [rel camellia128_ctr.T0_constants512 + 576] ;   662.2 p0+p5+p3   11 t
        vpternlogd zmm9, zmm26, zmm4, 0xca                               ;   667.2 p0      11 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 576]      ;   497.3 p2      11 t reload
        vpermi2b zmm23, zmm3, zmm4                                       ;   664.2 p0+p5   11 t
        vpermi2b zmm2, zmm3, zmm4                                        ;   666.2 p0+p5   11 t
        vpermi2b zmm25, zmm3, zmm4                                       ;   668.2 p0+p5   11 t
        vpternlogd zmm1, zmm14, zmm23, 0xca                              ;   669.2 p0      11 t
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 128]     ;   500.3 p3      11 t reload
        vmovdqu64 zmm23, [rel camellia128_ctr.T0_constants512 + 64]      ;   501.0 p2      11 t reload
        vmovdqa64 zmm26, zmm0                                            ;   610.0         11 t copy
        vpermi2b zmm26, zmm23, zmm14                                     ;   670.2 p0+p5   11 t
        vpternlogd zmm8, zmm7, zmm25, 0xca                               ;   673.2 p0      11 t
        vmovdqu64 zmm7, [rel camellia128_ctr.T0_constants512 + 256]      ;   502.8 p3      11 t reload
        vmovdqu64 zmm25, [rel camellia128_ctr.T0_constants512 + 192]     ;   503.0 p2      11 t reload
        vpermi2b zmm0, zmm25, zmm7                                       ;   672.2 p0+p5   11 t
        vpternlogd zmm20, zmm26, zmm0, 0xca                              ;   677.2 p0      11 t
        vmovdqa64 zmm0, zmm30                                            ;   597.0         11 t copy
        vpermi2b zmm0, zmm23, zmm14                                      ;   674.2 p0+p5   11 t
        vpermi2b zmm30, zmm25, zmm7                                      ;   676.2 p0+p5   11 t
        vmovdqa64 zmm26, zmm6                                            ;   614.0         11 t copy
        vpermi2b zmm26, zmm23, zmm14                                     ;   678.2 p0+p5   11 t
        vpermi2b zmm6, zmm25, zmm7                                       ;   680.2 p0+p5   11 t
        vpternlogd zmm13, zmm21, zmm2, 0xca                              ;   671.2 p0      11 t
        vmovdqa64 zmm2, zmm22                                            ;   602.0         11 t copy
        vpermi2b zmm2, zmm23, zmm14                                      ;   682.2 p0+p5   11 t
        vpermi2b zmm22, zmm25, zmm7                                      ;   684.2 p0+p5   11 t
        vpternlogd zmm16, zmm26, zmm6, 0xca                              ;   685.2 p0      11 t
        vpternlogd zmm27, zmm0, zmm30, 0xca                              ;   681.2 p0      11 t
        vmovdqu64 zmm0, [rbp + 14336]                                    ;   510.2 p3      11 t
        vmovdqu64 zmm6, [rbp + 14336]                                    ;   510.3 p2      11 t
        vmovdqu64 zmm21, [rbp + 14400]                                   ;   511.2 p3      11 t
        vpternlogd zmm15, zmm2, zmm22, 0xca                              ;   689.2 p0      11 t
        vmovdqu64 zmm2, [rbp + 14400]                                    ;   511.3 p2      11 t
        vmovdqu64 zmm22, [rbp + 14464]                                   ;   512.2 p3      11 t
        vmovdqu64 zmm26, [rbp + 14464]                                   ;   512.3 p2      11 t
        vmovdqa64 zmm30, zmm9                                            ;   668.2         11 t copy
        vpternlogd zmm30, zmm18, zmm10, 0x96                             ;   668.2 p0      11 t
        vmovdqu64 [rbp + 22592], zmm5                                    ;   602.2 p8+p9   11 t spill
        vmovdqa64 zmm5, zmm13                                            ;   672.2         11 t copy
        vpternlogd zmm5, zmm11, zmm31, 0x96                              ;   672.2 p0      11 t
        vmovdqu64 [rbp + 23552], zmm12                                   ;   599.2 p7+p4   11 t spill
        vmovdqa64 zmm12, zmm20                                           ;   678.2         11 t copy
        vpternlogd zmm12, zmm29, zmm10, 0x96                             ;   678.2 p0      11 t
        vpternlogd zmm9, zmm12, zmm18, 0x96                              ;   679.2 p0      11 t
        vpternlogd zmm18, zmm27, zmm1, 0x96                              ;   682.2 p0      11 t
        vpternlogd zmm27, zmm30, zmm1, 0x96                              ;   682.2 p0      11 t
        vpternlogd zmm1, zmm17, zmm20, 0x96                              ;   678.2 p0      11 t
        vpternlogd zmm29, zmm10, zmm1, 0x96                              ;   679.2 p0      11 t
        vpternlogd zmm17, zmm20, zmm18, 0x96                             ;   683.2 p0      11 t
        vpternlogd zmm1, zmm9, [rbp + 21952], 0x96                       ;   680.2 p0+p3   11 t
        vpxord zmm0, zmm0, zmm1                                          ;   681.2 p0      11 t
        vpternlogd zmm18, zmm29, [rbp + 23168], 0x96                     ;   683.2 p0+p2   11 t
        vpxord zmm21, zmm21, zmm18                                       ;   684.2 p0      11 t
        vpternlogd zmm12, zmm27, [rbp + 23616], 0x96                     ;   683.2 p0+p3   11 t
        vpternlogd zmm30, zmm17, [rbp + 22528], 0x96                     ;   684.2 p0+p2   11 t
        vpxord zmm22, zmm22, zmm30                                       ;   685.2 p0      11 t
        vmovdqu64 zmm10, [rbp + 14528]                                   ;   519.2 p3      11 t
        vpxord zmm10, zmm10, zmm12                                       ;   684.2 p0      11 t
        vmovdqa64 zmm20, zmm16                                           ;   686.2         11 t copy
        vpternlogd zmm20, zmm28, zmm31, 0x96                             ;   686.2 p0      11 t
        vpternlogd zmm13, zmm20, zmm11, 0x96                             ;   687.2 p0      11 t
        vpternlogd zmm11, zmm15, zmm8, 0x96                              ;   690.2 p0      11 t
        vpternlogd zmm15, zmm5, zmm8, 0x96                               ;   690.2 p0      11 t
        vpternlogd zmm8, zmm24, zmm16, 0x96                              ;   686.2 p0      11 t
        vpternlogd zmm28, zmm31, zmm8, 0x96                              ;   687.2 p0      11 t
        vpternlogd zmm24, zmm16, zmm11, 0x96                             ;   691.2 p0      11 t
        vmovdqu64 zmm16, [rbp + 14528]                                   ;   524.2 p2      11 t
        vpternlogd zmm8, zmm13, [rbp + 22464], 0x96                      ;   688.2 p0+p3   11 t
        vpxord zmm6, zmm6, zmm8                                          ;   689.2 p5      11 t
        vpternlogd zmm11, zmm28, [rbp + 23104], 0x96                     ;   691.2 p0+p2   11 t
        vpxord zmm2, zmm2, zmm11                                         ;   692.2 p5      11 t
        vpternlogd zmm20, zmm15, [rbp + 22720], 0x96                     ;   691.2 p0+p3   11 t
        vpxord zmm16, zmm16, zmm20                                       ;   692.2 p5      11 t
        vpternlogd zmm5, zmm24, [rbp + 21504], 0x96                      ;   692.2 p0+p2   11 t
        vpxord zmm26, zmm26, zmm5                                        ;   693.2 p5      11 t
        vmovdqa64 zmm31, zmm0                                            ;   682.2         11 t copy
        vpermi2b zmm31, zmm3, zmm4                                       ;   690.2 p0+p5   11 t
        vmovdqu64 [rbp + 21504], zmm20                                   ;   692.2 p8+p9   11 t spill
        vmovdqa64 zmm20, zmm10                                           ;   685.2         11 t copy
        vpermi2b zmm20, zmm23, zmm14                                     ;   692.2 p0+p5   11 t
        vmovdqu64 [rbp + 22720], zmm12                                   ;   684.2 p7+p4   11 t spill
        vmovdqa64 zmm12, zmm10                                           ;   685.2         11 t copy
        vpermi2b zmm12, zmm25, zmm7                                      ;   694.2 p0+p5   11 t
        vmovdqu64 [rbp + 23104], zmm5                                    ;   693.2 p8+p9   11 t spill
        vmovdqu64 zmm5, [rel camellia128_ctr.T0_constants512 + 320]      ;   530.2 p3       9 d reload
        vpshufb zmm10, zmm5, zmm10                                       ;   695.2 p5      11 t
        vpternlogd zmm10, zmm20, zmm12, 0xca                             ;   699.2 p0      11 t
        vpshufb zmm12, zmm5, zmm0                                        ;   696.2 p5      11 t
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 448]     ;   530.8 p2      11 t reload
        vpermi2b zmm0, zmm19, zmm20                                      ;   698.2 p0+p5   11 t
        vpternlogd zmm12, zmm0, zmm31, 0xca                              ;   703.2 p0      11 t
        vpshufb zmm0, zmm5, zmm21                                        ;   699.2 p5      11 t
        vpshufb zmm31, zmm5, zmm22                                       ;   700.2 p5      11 t
        vmovdqu64 [rbp + 22464], zmm30                                   ;   685.2 p7+p4   11 t spill
        vpshufb zmm30, zmm5, zmm6                                        ;   701.2 p5      11 t
        vmovdqu64 [rbp + 22528], zmm11                                   ;   692.2 p8+p9   11 t spill
        vpshufb zmm11, zmm5, zmm2                                        ;   702.2 p5      11 t
        vmovdqu64 [rbp + 23616], zmm18                                   ;   684.2 p7+p4   11 t spill
        vpshufb zmm18, zmm5, zmm26                                       ;   703.2 p5      11 t
        vmovdqu64 [rbp + 23168], zmm8                                    ;   689.2 p8+p9   11 t spill
        vpshufb zmm8, zmm5, zmm16                                        ;   704.2 p5      11 t
        vmovdqu64 [rbp + 21952], zmm1                                    ;   681.2 p7+p4   11 t spill
        vmovdqa64 zmm1, zmm6                                             ;   690.2         11 t copy
        vpermi2b zmm1, zmm19, zmm20                                      ;   706.2 p0+p5   11 t
        vpermi2b zmm6, zmm3, zmm4                                        ;   708.2 p0+p5   11 t
        vpternlogd zmm30, zmm1, zmm6, 0xca                               ;   713.2 p0      11 t
        vmovdqa64 zmm1, zmm16                                            ;   693.2         11 t copy
        vpermi2b zmm1, zmm23, zmm14                                      ;   710.2 p0+p5   11 t
        vpermi2b zmm16, zmm25, zmm7                                      ;   712.2 p0+p5   11 t
        vpternlogd zmm8, zmm1, zmm16, 0xca                               ;   717.2 p0      11 t
        vmovdqu64 zmm1, [rbp + 22848]                                    ;   547.3 p3      12 y reload
        vmovdqu64 zmm6, [rbp + 14144]                                    ;   547.5 p2      11 t
        vpternlogd zmm6, zmm9, zmm1, 0x96                                ;   701.0 p0      11 t
        vpshufb zmm16, zmm5, zmm6                                        ;   713.2 p5      11 t
        vmovdqa64 zmm1, zmm6                                             ;   702.0         11 t copy
        vpermi2b zmm1, zmm19, zmm20                                      ;   715.2 p0+p5   11 t
        vpermi2b zmm6, zmm3, zmm4                                        ;   717.2 p0+p5   11 t
        vpternlogd zmm16, zmm1, zmm6, 0xca                               ;   722.2 p0      11 t
        vmovdqu64 zmm1, [rbp + 23040]                                    ;   552.3 p3      12 y reload
        vmovdqu64 zmm6, [rbp + 14208]                                    ;   552.5 p2      11 t
        vpternlogd zmm6, zmm29, zmm1, 0x96                               ;   705.0 p0      11 t
        vpshufb zmm1, zmm5, zmm6                                         ;   718.2 p5      11 t
        vmovdqu64 [rbp + 22144], zmm29                                   ;   680.2 p8+p9   11 t spill
        vmovdqu64 zmm29, [rbp + 14080]                                   ;   553.7 p3      11 t
        vpternlogd zmm29, zmm27, [rbp + 23808], 0x96                     ;   706.0 p0+p2   11 t
        vmovdqu64 [rbp + 23872], zmm9                                    ;   680.2 p7+p4   11 t spill
        vpshufb zmm9, zmm5, zmm29                                        ;   719.2 p5      11 t
        vmovdqu64 [rbp + 21440], zmm27                                   ;   683.2 p8+p9   11 t spill
        vmovdqa64 zmm27, zmm29                                           ;   707.0         11 t copy
        vpermi2b zmm27, zmm23, zmm14                                     ;   721.2 p0+p5   11 t
        vpermi2b zmm29, zmm25, zmm7                                      ;   723.2 p0+p5   11 t
        vpternlogd zmm9, zmm27, zmm29, 0xca                              ;   728.2 p0      11 t
        vmovdqu64 zmm27, [rbp + 22336]                                   ;   558.8 p3      12 y reload
        vmovdqu64 zmm29, [rbp + 14272]                                   ;   560.2 p2      11 t
        vpternlogd zmm29, zmm17, zmm27, 0x96                             ;   710.0 p0      11 t
        vpshufb zmm27, zmm5, zmm29                                       ;   724.2 p5      11 t
        vmovdqu64 [rbp + 21888], zmm17                                   ;   684.2 p7+p4   11 t spill
        vmovdqu64 zmm17, [rbp + 14144]                                   ;   562.2 p3      11 t
        vpternlogd zmm17, zmm13, [rbp + 23296], 0x96                     ;   711.0 p0+p2   11 t
        vmovdqu64 [rbp + 23936], zmm13                                   ;   688.2 p8+p9   11 t spill
        vpshufb zmm13, zmm5, zmm17                                       ;   725.2 p5      11 t
        vmovdqu64 [rbp + 23488], zmm8                                    ;   718.2 p7+p4   11 t spill
        vmovdqa64 zmm8, zmm17                                            ;   712.0         11 t copy
        vpermi2b zmm8, zmm19, zmm20                                      ;   727.2 p0+p5   11 t
        vpermi2b zmm17, zmm3, zmm4                                       ;   729.2 p0+p5   11 t
        vpternlogd zmm13, zmm8, zmm17, 0xca                              ;   734.2 p0      11 t
        vmovdqu64 zmm8, [rbp + 22784]                                    ;   568.3 p3      12 y reload
        vmovdqu64 zmm17, [rbp + 14208]                                   ;   568.5 p2      11 t
        vpternlogd zmm17, zmm28, zmm8, 0x96                              ;   715.0 p0      11 t
        vpshufb zmm8, zmm5, zmm17                                        ;   730.2 p5      11 t
        vmovdqu64 zmm4, [rbp + 14080]                                    ;   569.3 p3      11 t
        vpternlogd zmm4, zmm15, [rbp + 22272], 0x96                      ;   716.0 p0+p2   11 t
        vpshufb zmm3, zmm5, zmm4                                         ;   731.2 p5      11 t
        vmovdqa64 zmm20, zmm4                                            ;   717.0         11 t copy
        vpermi2b zmm20, zmm23, zmm14                                     ;   733.2 p0+p5   11 t
        vpermi2b zmm4, zmm25, zmm7                                       ;   735.2 p0+p5   11 t
        vpternlogd zmm3, zmm20, zmm4, 0xca                               ;   740.2 p0      11 t
        vmovdqu64 zmm4, [rbp + 22400]                                    ;   571.0 p3      12 y reload
        vmovdqu64 zmm20, [rbp + 14272]                                   ;   571.2 p2      11 t
        vpternlogd zmm20, zmm24, zmm4, 0x96                              ;   720.0 p0      11 t
        vpshufb zmm4, zmm5, zmm20                                        ;   736.2 p5      11 t
        vmovdqu64 zmm19, [rbp + 14592]                                   ;   572.0 p3      11 t
        vmovdqu64 zmm5, [rbp + 14592]                                    ;   572.2 p2      11 t
        vmovdqu64 zmm7, [rbp + 14656]                                    ;   573.0 p3      11 t
        vmovdqu64 zmm25, [rbp + 14656]                                   ;   573.2 p2      11 t
        vmovdqu64 zmm14, [rbp + 14720]                                   ;   574.0 p3      11 t
        vmovdqu64 zmm23, [rbp + 14720]                                   ;   574.2 p2      11 t
        vmovdqu64 [rbp + 24128], zmm24                                   ;   692.2 p8+p9   11 t spill
        vmovdqu64 zmm24, [rbp + 14784]                                   ;   575.0 p3      11 t
        vmovdqu64 [rbp + 24000], zmm28                                   ;   688.2 p7+p4   11 t spill
        vmovdqu64 zmm28, [rbp + 14784]                                   ;   575.2 p2      11 t
        vmovdqu64 [rbp + 24256], zmm15                                   ;   691.2 p8+p9   11 t spill
        vmovdqu64 zmm15, [rbp + 14848]                                   ;   576.0 p3      11 t
        vmovdqu64 [rbp + 24320], zmm10                                   ;   700.2 p7+p4   11 t spill
        vmovdqu64 zmm10, [rel camellia128_ctr.T0_constants512 + 640]     ;   576.2 p2      11 t reload
        vmovdqu64 [rbp + 24448], zmm13                                   ;   735.2 p8+p9   11 t spill
        vmovdqa64 zmm13, zmm21                                           ;   685.2         11 t copy
        vpermi2b zmm13, zmm10, [rel camellia128_ctr.T0_constants512 + 704] ;   738.2 p0+p5+p3   11 t
        vmovdqu64 [rbp + 24512], zmm16                                   ;   723.2 p7+p4   11 t spill
        vmovdqu64 zmm16, [rel camellia128_ctr.T0_constants512 + 768]     ;   577.2 p2      11 t reload
        vpermi2b zmm21, zmm16, [rel camellia128_ctr.T0_constants512 + 832] ;   740.2 p0+p5+p3   11 t
        vpternlogd zmm0, zmm13, zmm21, 0xca                              ;   745.2 p0      11 t
        vmovdqu64 zmm13, [rel camellia128_ctr.T0_constants512 + 704]     ;   578.2 p2      11 t reload
        vmovdqa64 zmm21, zmm2                                            ;   693.2         11 t copy
        vpermi2b zmm21, zmm10, zmm13                                     ;   742.2 p0+p5   11 t
        vpermi2b zmm2, zmm16, [rel camellia128_ctr.T0_constants512 + 832] ;   744.2 p0+p5+p3   11 t
        vpternlogd zmm11, zmm21, zmm2, 0xca                              ;   749.2 p0      11 t
        vmovdqa64 zmm2, zmm6                                             ;   706.0         11 t copy
        vpermi2b zmm2, zmm10, zmm13                                      ;   746.2 p0+p5   11 t
        vmovdqu64 zmm21, [rel camellia128_ctr.T0_constants512 + 832]     ;   584.2 p2      11 t reload
        vpermi2b zmm6, zmm16, zmm21                                      ;   748.2 p0+p5   11 t
        vpternlogd zmm1, zmm2, zmm6, 0xca                                ;   753.2 p0      11 t
        vmovdqa64 zmm2, zmm17                                            ;   716.0         11 t copy
        vpermi2b zmm2, zmm10, zmm13                                      ;   750.2 p0+p5   11 t
        vpermi2b zmm17, zmm16, zmm21                                     ;   752.2 p0+p5   11 t
        vpternlogd zmm8, zmm2, zmm17, 0xca                               ;   757.2 p0      11 t
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 960]      ;   586.3 p3      11 t reload
        vmovdqu64 zmm6, [rel camellia128_ctr.T0_constants512 + 896]      ;   586.5 p2      11 t reload
        vmovdqa64 zmm17, zmm22                                           ;   686.2         11 t copy
        vpermi2b zmm17, zmm6, zmm2                                       ;   754.2 p0+p5   11 t
        vmovdqa64 zmm21, zmm26                                           ;   694.2         11 t copy
        vpermi2b zmm21, zmm6, zmm2                                       ;   756.2 p0+p5   11 t
        vmovdqa64 zmm16, zmm29                                           ;   711.0         11 t copy
        vpermi2b zmm16, zmm6, zmm2                                       ;   758.2 p0+p5   11 t
        vmovdqa64 zmm13, zmm20                                           ;   721.0         11 t copy
        vpermi2b zmm13, zmm6, zmm2                                       ;   760.2 p0+p5   11 t
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 1024]     ;   592.7 p3      11 t reload
        vpermi2b zmm22, zmm2, [rel camellia128_ctr.T0_constants512 + 1088] ;   762.2 p0+p5+p2   11 t
        vpternlogd zmm31, zmm17, zmm22, 0xca                             ;   767.2 p0      11 t
        vmovdqu64 zmm17, [rel camellia128_ctr.T0_constants512 + 1088]    ;   596.3 p3      11 t reload
        vpermi2b zmm26, zmm2, zmm17                                      ;   764.2 p0+p5   11 t
        vpermi2b zmm29, zmm2, zmm17                                      ;   766.2 p0+p5   11 t
        vpermi2b zmm20, zmm2, zmm17                                      ;   768.2 p0+p5   11 t
        vpternlogd zmm27, zmm16, zmm29, 0xca                             ;   771.2 p0      11 t
        vmovdqu64 zmm16, [rbp + 14848]                                   ;   601.2 p2      11 t
        vpternlogd zmm4, zmm13, zmm20, 0xca                              ;   773.2 p0      11 t
        vpternlogd zmm18, zmm21, zmm26, 0xca                             ;   769.2 p0      11 t
        vmovdqu64 zmm13, [rbp + 14912]                                   ;   601.7 p3      11 t
        vmovdqu64 zmm20, [rbp + 14912]                                   ;   602.2 p2      11 t
        vmovdqu64 zmm21, [rbp + 14976]                                   ;   602.7 p3      11 t
        vmovdqu64 zmm22, [rbp + 14976]                                   ;   603.2 p2      11 t
        vmovdqu64 zmm26, [rbp + 24512]                                   ;   723.2 p3      11 t reload
        vmovdqa64 zmm29, zmm31                                           ;   768.2         11 t copy
        vpternlogd zmm29, zmm9, zmm26, 0x96                              ;   768.2 p0      11 t
        vmovdqa64 zmm17, zmm9                                            ;   729.2         11 t copy
        vpternlogd zmm17, zmm0, zmm27, 0x96                              ;   772.2 p0      11 t
        vpternlogd zmm0, zmm29, zmm27, 0x96                              ;   772.2 p0      11 t
        vpternlogd zmm27, zmm12, zmm1, 0x96                              ;   772.2 p0      11 t
        vpternlogd zmm12, zmm17, zmm1, 0x96                              ;   773.2 p0      11 t
        vpternlogd zmm1, zmm26, [rbp + 24320], 0x96                      ;   754.2 p0+p2   11 t
        vpternlogd zmm31, zmm9, zmm1, 0x96                               ;   768.2 p0      11 t
        vpternlogd zmm26, zmm27, [rbp + 24320], 0x96                     ;   773.2 p0+p3   11 t
        vpternlogd zmm1, zmm0, [rbp + 24192], 0x96                       ;   773.2 p0+p2   11 t
        vpxord zmm13, zmm13, zmm1                                        ;   774.2 p0      11 t
        vpternlogd zmm29, zmm12, [rbp + 23424], 0x96                     ;   774.2 p0+p3   11 t
        vpxord zmm15, zmm15, zmm29                                       ;   775.2 p0      11 t
        vpternlogd zmm27, zmm31, [rbp + 22656], 0x96                     ;   773.2 p0+p2   11 t
        vpxord zmm21, zmm21, zmm27                                       ;   774.2 p0      11 t
        vpternlogd zmm17, zmm26, [rbp + 23232], 0x96                     ;   774.2 p0+p3   11 t
        vmovdqa64 zmm9, zmm3                                             ;   741.2         11 t copy
        vpternlogd zmm9, zmm11, zmm4, 0x96                               ;   774.2 p0      11 t
        vmovdqu64 [rbp + 23232], zmm27                                   ;   774.2 p8+p9   11 t spill
        vmovdqa64 zmm27, zmm30                                           ;   714.2         11 t copy
        vpternlogd zmm27, zmm8, zmm4, 0x96                               ;   774.2 p0      11 t
        vpternlogd zmm30, zmm9, zmm8, 0x96                               ;   775.2 p0      11 t
        vmovdqu64 [rbp + 22656], zmm1                                    ;   774.2 p7+p4   11 t spill
        vpxord zmm1, zmm17, [rbp + 15040]                                ;   775.2 p0+p2   11 t
        vmovdqu64 [rbp + 23424], zmm17                                   ;   775.2 p8+p9   11 t spill
        vmovdqu64 zmm17, [rbp + 23488]                                   ;   718.2 p3      11 t reload
        vpternlogd zmm8, zmm17, [rbp + 24448], 0x96                      ;   764.0 p0+p2   11 t
        vpternlogd zmm17, zmm27, [rbp + 24448], 0x96                     ;   775.2 p0+p3   11 t
        vpternlogd zmm9, zmm17, [rbp + 22976], 0x96                      ;   776.2 p0+p2   11 t
        vmovdqu64 [rbp + 22976], zmm29                                   ;   775.2 p7+p4   11 t spill
        vmovdqa64 zmm29, zmm8                                            ;   765.0         11 t copy
        vpternlogd zmm29, zmm18, zmm3, 0x96                              ;   770.2 p0      11 t
        vpternlogd zmm18, zmm3, [rbp + 24448], 0x96                      ;   770.2 p0+p3   11 t
        vpternlogd zmm11, zmm4, zmm18, 0x96                              ;   774.2 p0      11 t
        vmovdqu64 zmm3, [rbp + 15040]                                    ;   610.5 p2      11 t
        vpxord zmm3, zmm3, zmm9                                          ;   777.2 p5      11 t
        vpternlogd zmm8, zmm11, [rbp + 21824], 0x96                      ;   775.2 p0+p3   11 t
        vpxord zmm20, zmm20, zmm8                                        ;   776.2 p5      11 t
        vpternlogd zmm18, zmm30, [rbp + 22080], 0x96                     ;   776.2 p0+p2   11 t
        vpxord zmm16, zmm16, zmm18                                       ;   777.2 p5      11 t
        vpternlogd zmm27, zmm29, [rbp + 22912], 0x96                     ;   775.2 p0+p3   11 t
        vpxord zmm22, zmm22, zmm27                                       ;   776.2 p5      11 t
        vmovdqu64 zmm4, [rbp + 23680]                                    ;   612.5 p2      11 t reload
        vpternlogd zmm31, zmm4, [rbp + 21760], 0x96                      ;   773.0 p0+p3   11 t
        vpxord zmm24, zmm24, zmm31                                       ;   774.0 p5      11 t
        vmovdqu64 zmm4, [rbp + 21632]                                    ;   613.7 p2      11 t reload
        vpternlogd zmm29, zmm4, [rbp + 22592], 0x96                      ;   774.0 p0+p3   11 t
        vpxord zmm28, zmm28, zmm29                                       ;   775.0 p5      11 t
        vmovdqu64 zmm4, [rbp + 24384]                                    ;   615.3 p2      11 t reload
        vpternlogd zmm26, zmm4, [rbp + 21248], 0x96                      ;   775.0 p0+p3   11 t
        vpxord zmm19, zmm19, zmm26                                       ;   776.0 p5      11 t
        vmovdqu64 zmm4, [rbp + 21312]                                    ;   617.3 p2      11 t reload
        vpternlogd zmm0, zmm4, [rbp + 21568], 0x96                       ;   776.0 p0+p3   11 t
        vpxord zmm14, zmm14, zmm0                                        ;   777.0 p5      11 t
        vmovdqu64 zmm4, [rbp + 22016]                                    ;   618.3 p2      11 t reload
        vpternlogd zmm12, zmm4, [rbp + 24064], 0x96                      ;   777.0 p0+p3   11 t
        vpxord zmm7, zmm7, zmm12                                         ;   778.0 p5      11 t
        vmovdqu64 zmm4, [rbp + 23744]                                    ;   619.3 p2      11 t reload
        vpternlogd zmm17, zmm4, [rbp + 23360], 0x96                      ;   778.0 p0+p3   11 t
        vpxord zmm5, zmm5, zmm17                                         ;   779.0 p5      11 t
        vmovdqu64 zmm4, [rbp + 21376]                                    ;   620.3 p2      11 t reload
        vpternlogd zmm11, zmm4, [rbp + 22208], 0x96                      ;   779.0 p0+p3   11 t
        vpxord zmm23, zmm23, zmm11                                       ;   780.0 p5      11 t
        vmovdqu64 zmm4, [rbp + 21696]                                    ;   621.3 p2      11 t reload
        vpternlogd zmm30, zmm4, [rbp + 23552], 0x96                      ;   780.0 p0+p3   11 t
        vpxord zmm25, zmm25, zmm30                                       ;   781.0 p5      11 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 320]      ;   622.3 p2       9 d reload
        vmovdqu64 [rbp + 23552], zmm12                                   ;   778.0 p8+p9   11 t spill
        vpshufb zmm12, zmm4, zmm19                                       ;   781.2 p5      11 t
        vmovdqu64 [rbp + 21696], zmm9                                    ;   777.2 p7+p4   11 t spill
        vpshufb zmm9, zmm4, zmm5                                         ;   782.2 p5      11 t
        vmovdqu64 [rbp + 22208], zmm27                                   ;   776.2 p8+p9   11 t spill
        vpshufb zmm27, zmm4, zmm7                                        ;   783.2 p5      11 t
        vmovdqu64 [rbp + 21376], zmm8                                    ;   776.2 p7+p4   11 t spill
        vpshufb zmm8, zmm4, zmm24                                        ;   784.2 p5      11 t
        vmovdqu64 [rbp + 23360], zmm18                                   ;   777.2 p8+p9   11 t spill
        vpshufb zmm18, zmm4, zmm14                                       ;   785.2 p5      11 t
        vmovdqu64 [rbp + 23744], zmm29                                   ;   775.0 p7+p4   11 t spill
        vpshufb zmm29, zmm4, zmm28                                       ;   786.2 p5      11 t
        vmovdqu64 [rbp + 24064], zmm31                                   ;   774.0 p8+p9   11 t spill
        vpshufb zmm31, zmm4, zmm15                                       ;   787.2 p5      11 t
        vmovdqu64 [rbp + 22016], zmm11                                   ;   780.0 p7+p4   11 t spill
        vpshufb zmm11, zmm4, zmm25                                       ;   788.2 p5      11 t
        vmovdqu64 [rbp + 21568], zmm0                                    ;   777.0 p8+p9   11 t spill
        vpshufb zmm0, zmm4, zmm13                                        ;   789.2 p5      11 t
        vmovdqu64 [rbp + 21312], zmm30                                   ;   781.0 p7+p4   11 t spill
        vpshufb zmm30, zmm4, zmm23                                       ;   790.2 p5      11 t
        vmovdqu64 [rbp + 21248], zmm17                                   ;   779.0 p8+p9   11 t spill
        vpshufb zmm17, zmm4, zmm21                                       ;   791.2 p5      11 t
        vmovdqu64 [rbp + 24384], zmm26                                   ;   776.0 p7+p4   11 t spill
        vpshufb zmm26, zmm4, zmm16                                       ;   792.2 p5      11 t
        vmovdqu64 [rbp + 22592], zmm3                                    ;   778.2 p8+p9   11 t spill
        vpshufb zmm3, zmm4, zmm20                                        ;   793.2 p5      11 t
        vmovdqu64 [rbp + 21632], zmm1                                    ;   776.2 p7+p4   11 t spill
        vpshufb zmm1, zmm4, [rbp + 22592]                                ;   794.2 p5+p3   11 t
        vmovdqu64 [rbp + 21760], zmm1                                    ;   795.2 p8+p9   11 t spill
        vpshufb zmm1, zmm4, [rbp + 21632]                                ;   795.2 p5+p2   11 t
        vmovdqu64 [rbp + 23680], zmm1                                    ;   796.2 p7+p4   11 t spill
        vpshufb zmm1, zmm4, zmm22                                        ;   796.2 p5      11 t
        vmovdqa64 zmm4, zmm24                                            ;   775.0         11 t copy
        vpermi2b zmm4, zmm6, [rel camellia128_ctr.T0_constants512 + 960] ;   798.2 p0+p5+p3   11 t
        vpermi2b zmm24, zmm2, [rel camellia128_ctr.T0_constants512 + 1088] ;   800.2 p0+p5+p2   11 t
        vpternlogd zmm8, zmm4, zmm24, 0xca                               ;   805.2 p0      11 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 704]      ;   640.3 p3      11 t reload
        vmovdqa64 zmm24, zmm14                                           ;   778.0         11 t copy
        vpermi2b zmm24, zmm10, zmm4                                      ;   802.2 p0+p5   11 t
        vmovdqu64 [rbp + 22912], zmm8                                    ;   806.2 p8+p9   11 t spill
        vmovdqa64 zmm8, zmm13                                            ;   775.2         11 t copy
        vpermi2b zmm8, zmm10, zmm4                                       ;   804.2 p0+p5   11 t
        vmovdqa64 zmm2, zmm23                                            ;   781.0         11 t copy
        vpermi2b zmm2, zmm10, zmm4                                       ;   806.2 p0+p5   11 t
        vmovdqa64 zmm6, zmm20                                            ;   777.2         11 t copy
        vpermi2b zmm6, zmm10, zmm4                                       ;   808.2 p0+p5   11 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 768]      ;   649.2 p2      11 t reload
        vpermi2b zmm14, zmm4, [rel camellia128_ctr.T0_constants512 + 832] ;   810.2 p0+p5+p3   11 t
        vpternlogd zmm18, zmm24, zmm14, 0xca                             ;   815.2 p0      11 t
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 832]     ;   651.3 p2      11 t reload
        vpermi2b zmm13, zmm4, zmm14                                      ;   812.2 p0+p5   11 t
        vpermi2b zmm23, zmm4, zmm14                                      ;   814.2 p0+p5   11 t
        vpermi2b zmm20, zmm4, zmm14                                      ;   816.2 p0+p5   11 t
        vpternlogd zmm30, zmm2, zmm23, 0xca                              ;   819.2 p0      11 t
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 128]      ;   655.2 p3      11 t reload
        vmovdqu64 zmm23, [rel camellia128_ctr.T0_constants512 + 64]      ;   655.3 p2      11 t reload
        vmovdqu64 zmm24, [rbp + 21632]                                   ;   776.2 p3      11 t
        vpermi2b zmm24, zmm23, zmm2                                      ;   818.2 p0+p5   11 t
        vpternlogd zmm0, zmm8, zmm13, 0xca                               ;   817.2 p0      11 t
        vmovdqu64 zmm8, [rbp + 22592]                                    ;   778.2 p2      11 t
        vpermi2b zmm8, zmm23, zmm2                                       ;   820.2 p0+p5   11 t
        vmovdqa64 zmm13, zmm19                                           ;   777.0         11 t copy
        vpermi2b zmm13, zmm23, zmm2                                      ;   822.2 p0+p5   11 t
        vpternlogd zmm3, zmm6, zmm20, 0xca                               ;   821.2 p0      11 t
        vmovdqu64 zmm6, [rel camellia128_ctr.T0_constants512 + 256]      ;   661.3 p3      11 t reload
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 192]     ;   661.5 p2      11 t reload
        vpermi2b zmm19, zmm20, zmm6                                      ;   824.2 p0+p5   11 t
        vpternlogd zmm12, zmm13, zmm19, 0xca                             ;   829.2 p0      11 t
        vmovdqu64 zmm13, [rbp + 21632]                                   ;   776.2 p3      11 t
        vpermi2b zmm13, zmm20, zmm6                                      ;   826.2 p0+p5   11 t
        vmovdqu64 zmm19, [rbp + 22592]                                   ;   778.2 p2      11 t
        vpermi2b zmm19, zmm20, zmm6                                      ;   828.2 p0+p5   11 t
        vmovdqa64 zmm14, zmm5                                            ;   780.0         11 t copy
        vpermi2b zmm14, zmm23, zmm2                                      ;   830.2 p0+p5   11 t
        vpermi2b zmm5, zmm20, zmm6                                       ;   832.2 p0+p5   11 t
        vpternlogd zmm9, zmm14, zmm5, 0xca                               ;   837.2 p0      11 t
        vpternlogd zmm24, zmm13, [rbp + 23680], 0xe4                     ;   831.2 p0+p3   11 t
        vmovdqu64 zmm5, [rel camellia128_ctr.T0_constants512 + 448]      ;   673.7 p2      11 t reload
        vmovdqu64 zmm13, [rel camellia128_ctr.T0_constants512 + 384]     ;   674.3 p3      11 t reload
        vmovdqa64 zmm14, zmm7                                            ;   779.0         11 t copy
        vpermi2b zmm14, zmm13, zmm5                                      ;   834.2 p0+p5   11 t
        vmovdqa64 zmm4, zmm15                                            ;   776.2         11 t copy
        vpermi2b zmm4, zmm13, zmm5                                       ;   836.2 p0+p5   11 t
        vmovdqa64 zmm10, zmm25                                           ;   782.0         11 t copy
        vpermi2b zmm10, zmm13, zmm5                                      ;   838.2 p0+p5   11 t
        vmovdqa64 zmm6, zmm16                                            ;   778.2         11 t copy
        vpermi2b zmm6, zmm13, zmm5                                       ;   840.2 p0+p5   11 t
        vpternlogd zmm8, zmm19, [rbp + 21760], 0xe4                      ;   833.2 p0+p2   11 t
        vmovdqu64 zmm19, [rel camellia128_ctr.T0_constants512 + 576]     ;   681.5 p3      11 t reload
        vmovdqu64 zmm5, [rel camellia128_ctr.T0_constants512 + 512]      ;   682.2 p2      11 t reload
        vpermi2b zmm7, zmm5, zmm19                                       ;   842.2 p0+p5   11 t
        vpermi2b zmm15, zmm5, zmm19                                      ;   844.2 p0+p5   11 t
        vpermi2b zmm25, zmm5, zmm19                                      ;   846.2 p0+p5   11 t
        vpermi2b zmm16, zmm5, zmm19                                      ;   848.2 p0+p5   11 t
        vpternlogd zmm27, zmm14, zmm7, 0xca                              ;   847.2 p0      11 t
        vpternlogd zmm11, zmm10, zmm25, 0xca                             ;   851.2 p0      11 t
        vmovdqu64 zmm7, [rel camellia128_ctr.T0_constants512 + 960]      ;   689.5 p3      11 t reload
        vmovdqu64 zmm10, [rel camellia128_ctr.T0_constants512 + 896]     ;   689.7 p2      11 t reload
        vmovdqa64 zmm14, zmm28                                           ;   776.0         11 t copy
        vpermi2b zmm14, zmm10, zmm7                                      ;   850.2 p0+p5   11 t
        vmovdqa64 zmm25, zmm21                                           ;   775.2         11 t copy
        vpermi2b zmm25, zmm10, zmm7                                      ;   852.2 p0+p5   11 t
        vpternlogd zmm31, zmm4, zmm15, 0xca                              ;   849.2 p0      11 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 1088]     ;   691.3 p3      11 t reload
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 1024]    ;   691.5 p2      11 t reload
        vpermi2b zmm28, zmm15, zmm4                                      ;   854.2 p0+p5   11 t
        vpermi2b zmm21, zmm15, zmm4                                      ;   856.2 p0+p5   11 t
        vpternlogd zmm26, zmm6, zmm16, 0xca                              ;   853.2 p0      11 t
        vmovdqa64 zmm6, zmm22                                            ;   777.2         11 t copy
        vpermi2b zmm6, zmm10, zmm7                                       ;   858.2 p0+p5   11 t
        vpermi2b zmm22, zmm15, zmm4                                      ;   860.2 p0+p5   11 t
        vpternlogd zmm29, zmm14, zmm28, 0xca                             ;   859.2 p0      11 t
        vmovdqu64 zmm14, [rbp + 22912]                                   ;   806.2 p3      11 t reload
        vmovdqa64 zmm16, zmm12                                           ;   830.2         11 t copy
        vpternlogd zmm16, zmm0, zmm14, 0x96                              ;   830.2 p0      11 t
        vpternlogd zmm17, zmm25, zmm21, 0xca                             ;   861.2 p0      11 t
        vpternlogd zmm1, zmm6, zmm22, 0xca                               ;   865.2 p0      11 t
        vmovdqu64 zmm6, [rbp + 15104]                                    ;   695.0 p2      11 t
        vmovdqu64 zmm21, [rbp + 15104]                                   ;   695.2 p3      11 t
        vmovdqu64 zmm22, [rbp + 15168]                                   ;   696.0 p2      11 t
        vmovdqu64 zmm25, [rbp + 15168]                                   ;   696.2 p3      11 t
        vmovdqa64 zmm28, zmm24                                           ;   832.2         11 t copy
        vpternlogd zmm28, zmm27, zmm18, 0x96                             ;   848.2 p0      11 t
        vmovdqa64 zmm4, zmm31                                            ;   850.2         11 t copy
        vpternlogd zmm4, zmm18, zmm14, 0x96                              ;   850.2 p0      11 t
        vpternlogd zmm31, zmm18, zmm16, 0x96                             ;   850.2 p0      11 t
        vpternlogd zmm24, zmm4, zmm27, 0x96                              ;   851.2 p0      11 t
        vpternlogd zmm27, zmm17, zmm12, 0x96                             ;   862.2 p0      11 t
        vpternlogd zmm17, zmm12, zmm28, 0x96                             ;   862.2 p0      11 t
        vpternlogd zmm0, zmm14, zmm27, 0x96                              ;   863.2 p0      11 t
        vmovdqu64 zmm12, [rbp + 15232]                                   ;   697.2 p2      11 t
        vpternlogd zmm16, zmm24, [rbp + 22720], 0x96                     ;   852.2 p0+p3   11 t
        vmovdqu64 zmm14, [rbp + 15232]                                   ;   698.2 p2      11 t
        vmovdqa64 zmm18, zmm8                                            ;   834.2         11 t copy
        vpternlogd zmm18, zmm11, zmm30, 0x96                             ;   852.2 p0      11 t
        vpternlogd zmm27, zmm31, [rbp + 21952], 0x96                     ;   863.2 p0+p3   11 t
        vpternlogd zmm4, zmm17, [rbp + 22464], 0x96                      ;   863.2 p0+p2   11 t
        vpternlogd zmm28, zmm0, [rbp + 23616], 0x96                      ;   864.2 p0+p3   11 t
        vpxord zmm15, zmm16, [rbp + 15552]                               ;   853.2 p0+p2   11 t
        vmovdqu64 [rbp + 23616], zmm16                                   ;   853.2 p7+p4   11 t spill
        vmovdqa64 zmm16, zmm9                                            ;   838.2         11 t copy
        vpternlogd zmm16, zmm3, zmm29, 0x96                              ;   860.2 p0      11 t
        vmovdqa64 zmm7, zmm26                                            ;   854.2         11 t copy
        vpternlogd zmm7, zmm30, zmm29, 0x96                              ;   860.2 p0      11 t
        vpternlogd zmm26, zmm30, zmm16, 0x96                             ;   861.2 p0      11 t
        vpternlogd zmm8, zmm7, zmm11, 0x96                               ;   861.2 p0      11 t
        vpternlogd zmm11, zmm1, zmm9, 0x96                               ;   866.2 p0      11 t
        vpternlogd zmm1, zmm9, zmm18, 0x96                               ;   866.2 p0      11 t
        vpternlogd zmm3, zmm29, zmm11, 0x96                              ;   867.2 p0      11 t
        vmovdqu64 zmm9, [rbp + 15552]                                    ;   701.0 p3      11 t
        vpternlogd zmm16, zmm8, [rbp + 21504], 0x96                      ;   862.2 p0+p2   11 t
        vpxord zmm9, zmm9, zmm16                                         ;   863.2 p0      11 t
        vmovdqu64 zmm29, [rbp + 23872]                                   ;   702.0 p3      11 t reload
        vpternlogd zmm31, zmm29, [rbp + 22848], 0x96                     ;   852.0 p0+p2   11 t
        vpxord zmm22, zmm22, zmm31                                       ;   853.0 p0      11 t
        vmovdqu64 zmm29, [rbp + 21440]                                   ;   703.2 p3      11 t reload
        vpternlogd zmm24, zmm29, [rbp + 23808], 0x96                     ;   854.0 p0+p2   11 t
        vpxord zmm6, zmm6, zmm24                                         ;   855.0 p0      11 t
        vpternlogd zmm11, zmm26, [rbp + 23168], 0x96                     ;   867.2 p0+p3   11 t
        vpternlogd zmm7, zmm1, [rbp + 23104], 0x96                       ;   867.2 p0+p2   11 t
        vpternlogd zmm18, zmm3, [rbp + 22528], 0x96                      ;   868.2 p0+p3   11 t
        vmovdqu64 zmm29, [rbp + 15360]                                   ;   705.7 p2      11 r.4 reload
        vpxord zmm30, zmm27, zmm29                                       ;   864.2 p0      11 t
        vpxord zmm29, zmm29, zmm11                                       ;   868.2 p0      11 t
        vmovdqu64 [rbp + 22528], zmm31                                   ;   853.0 p8+p9   11 t spill
        vpxord zmm31, zmm4, [rbp + 15488]                                ;   864.2 p0+p3   11 t
        vmovdqu64 [rbp + 23104], zmm24                                   ;   855.0 p7+p4   11 t spill
        vpxord zmm24, zmm28, [rbp + 15424]                               ;   865.2 p5+p2   11 t
        vmovdqu64 [rbp + 23168], zmm16                                   ;   863.2 p8+p9   11 t spill
        vpxord zmm16, zmm7, [rbp + 15488]                                ;   868.2 p0+p3   11 t
        vmovdqu64 [rbp + 23808], zmm7                                    ;   868.2 p7+p4   11 t spill
        vpxord zmm7, zmm18, [rbp + 15424]                                ;   869.2 p5+p2   11 t
        vmovdqu64 [rbp + 21440], zmm4                                    ;   864.2 p8+p9   11 t spill
        vmovdqa64 zmm4, zmm6                                             ;   856.0         11 t copy
        vpermi2b zmm4, zmm23, zmm2                                       ;   864.2 p0+p5   11 t
        vmovdqu64 [rbp + 22848], zmm18                                   ;   869.2 p7+p4   11 t spill
        vmovdqa64 zmm18, zmm22                                           ;   854.0         11 t copy
        vpermi2b zmm18, zmm5, zmm19                                      ;   866.2 p0+p5   11 t
        vmovdqu64 [rbp + 23872], zmm28                                   ;   865.2 p8+p9   11 t spill
        vmovdqa64 zmm28, zmm15                                           ;   854.2         11 t copy
        vpermi2b zmm28, zmm23, zmm2                                      ;   868.2 p0+p5   11 t
        vmovdqu64 [rbp + 21504], zmm11                                   ;   868.2 p7+p4   11 t spill
        vmovdqa64 zmm11, zmm30                                           ;   865.2         11 t copy
        vpermi2b zmm11, zmm5, zmm19                                      ;   870.2 p0+p5   11 t
        vmovdqu64 [rbp + 22464], zmm27                                   ;   864.2 p8+p9   11 t spill
        vmovdqa64 zmm27, zmm29                                           ;   869.2         11 t copy
        vpermi2b zmm27, zmm5, zmm19                                      ;   872.2 p0+p5   11 t
        vmovdqu64 zmm10, [rbp + 24256]                                   ;   723.8 p3      11 t reload
        vpternlogd zmm8, zmm10, [rbp + 22272], 0x96                      ;   868.0 p0+p2   11 t
        vpxord zmm21, zmm21, zmm8                                        ;   869.0 p0      11 t
        vmovdqa64 zmm10, zmm21                                           ;   870.0         11 t copy
        vpermi2b zmm10, zmm23, zmm2                                      ;   874.2 p0+p5   11 t
        vmovdqu64 [rbp + 22272], zmm8                                    ;   869.0 p7+p4   11 t spill
        vmovdqu64 zmm8, [rbp + 23936]                                    ;   726.2 p3      11 t reload
        vpternlogd zmm26, zmm8, [rbp + 23296], 0x96                      ;   871.0 p0+p2   11 t
        vpxord zmm25, zmm25, zmm26                                       ;   872.0 p0      11 t
        vmovdqa64 zmm8, zmm25                                            ;   873.0         11 t copy
        vpermi2b zmm8, zmm5, zmm19                                       ;   876.2 p0+p5   11 t
        vmovdqa64 zmm19, zmm9                                            ;   864.2         11 t copy
        vpermi2b zmm19, zmm23, zmm2                                      ;   878.2 p0+p5   11 t
        vmovdqu64 zmm5, [rbp + 21888]                                    ;   729.8 p3      11 t reload
        vpternlogd zmm17, zmm5, [rbp + 22336], 0x96                      ;   875.0 p0+p2   11 t
        vmovdqu64 zmm5, [rbp + 15296]                                    ;   730.8 p3      11 r.3 reload
        vpxord zmm2, zmm17, zmm5                                         ;   876.0 p0      11 t
        vmovdqu64 zmm23, [rbp + 22144]                                   ;   731.0 p2      11 t reload
        vpternlogd zmm0, zmm23, [rbp + 23040], 0x96                      ;   877.0 p0+p3   11 t
        vpxord zmm12, zmm12, zmm0                                        ;   878.0 p0      11 t
        vmovdqu64 zmm23, [rel camellia128_ctr.T0_constants512 + 320]     ;   732.3 p2       9 d reload
        vmovdqu64 [rbp + 23040], zmm17                                   ;   876.0 p8+p9   11 t spill
        vpshufb zmm17, zmm23, zmm6                                       ;   879.2 p5      11 t
        vpermi2b zmm6, zmm20, [rel camellia128_ctr.T0_constants512 + 256] ;   881.2 p0+p5+p3   11 t
        vpternlogd zmm17, zmm4, zmm6, 0xca                               ;   886.2 p0      11 t
        vpshufb zmm4, zmm23, zmm22                                       ;   882.2 p5      11 t
        vmovdqu64 zmm6, [rel camellia128_ctr.T0_constants512 + 448]      ;   735.5 p2      11 t reload
        vpermi2b zmm22, zmm13, zmm6                                      ;   884.2 p0+p5   11 t
        vpternlogd zmm4, zmm22, zmm18, 0xca                              ;   889.2 p0      11 t
        vpshufb zmm18, zmm23, zmm15                                      ;   885.2 p5      11 t
        vmovdqu64 zmm22, [rel camellia128_ctr.T0_constants512 + 256]     ;   738.2 p3      11 t reload
        vpermi2b zmm15, zmm20, zmm22                                     ;   887.2 p0+p5   11 t
        vpternlogd zmm18, zmm28, zmm15, 0xca                             ;   892.2 p0      11 t
        vpshufb zmm15, zmm23, zmm21                                      ;   888.2 p5      11 t
        vpermi2b zmm21, zmm20, zmm22                                     ;   890.2 p0+p5   11 t
        vpternlogd zmm15, zmm10, zmm21, 0xca                             ;   895.2 p0      11 t
        vmovdqu64 zmm10, [rbp + 24128]                                   ;   741.8 p2      11 t reload
        vpternlogd zmm1, zmm10, [rbp + 22400], 0x96                      ;   887.0 p0+p3   11 t
        vmovdqu64 zmm10, [rbp + 24000]                                   ;   742.8 p2      11 t reload
        vpternlogd zmm3, zmm10, [rbp + 22784], 0x96                      ;   888.0 p0+p3   11 t
        vmovdqu64 zmm10, [rbp + 24384]                                   ;   776.0 p2      11 t
        vmovdqu64 zmm21, [rbp + 21248]                                   ;   779.0 p3      11 t
        vmovdqu64 zmm28, [rbp + 21312]                                   ;   781.0 p2      11 t
        vmovdqu64 [rbp + 21312], zmm0                                    ;   878.0 p7+p4   11 t spill
        vmovdqu64 zmm0, [rbp + 21568]                                    ;   777.0 p3      11 t
        vmovdqu64 [rbp + 21568], zmm26                                   ;   872.0 p8+p9   11 t spill
        vmovdqu64 zmm26, [rbp + 22016]                                   ;   780.0 p2      11 t
        vmovdqu64 zmm22, [rbp + 24064]                                   ;   774.0 p3      11 t
        vpxord zmm5, zmm5, zmm1                                          ;   889.0 p0      11 t
        vpxord zmm14, zmm14, zmm3                                        ;   890.0 p0      11 t
        vmovdqu64 [rbp + 24064], zmm1                                    ;   888.0 p7+p4   11 t spill
        vmovdqu64 zmm1, [rbp + 23744]                                    ;   775.0 p2      11 t
        vmovdqu64 [rbp + 23744], zmm3                                    ;   889.0 p8+p9   11 t spill
        vpshufb zmm3, zmm23, zmm30                                       ;   891.2 p5      11 t
        vpermi2b zmm30, zmm13, zmm6                                      ;   893.2 p0+p5   11 t
        vpternlogd zmm3, zmm30, zmm11, 0xca                              ;   898.2 p0      11 t
        vpshufb zmm11, zmm23, zmm25                                      ;   894.2 p5      11 t
        vpermi2b zmm25, zmm13, zmm6                                      ;   896.2 p0+p5   11 t
        vpternlogd zmm11, zmm25, zmm8, 0xca                              ;   901.2 p0      11 t
        vpshufb zmm8, zmm23, zmm29                                       ;   897.2 p5      11 t
        vpermi2b zmm29, zmm13, zmm6                                      ;   899.2 p0+p5   11 t
        vpternlogd zmm8, zmm29, zmm27, 0xca                              ;   904.2 p0      11 t
        vpshufb zmm25, zmm23, zmm24                                      ;   900.2 p5      11 t
        vpshufb zmm27, zmm23, zmm9                                       ;   901.2 p5      11 t
        vmovdqu64 zmm29, [rel camellia128_ctr.T0_constants512 + 256]     ;   751.2 p3      11 t reload
        vpermi2b zmm9, zmm20, zmm29                                      ;   903.2 p0+p5   11 t
        vpshufb zmm30, zmm23, zmm31                                      ;   904.2 p5      11 t
        vpternlogd zmm27, zmm19, zmm9, 0xca                              ;   908.2 p0      11 t
        vpshufb zmm9, zmm23, zmm7                                        ;   905.2 p5      11 t
        vpshufb zmm19, zmm23, zmm16                                      ;   906.2 p5      11 t
        vpshufb zmm6, zmm23, zmm12                                       ;   907.2 p5      11 t
        vpshufb zmm13, zmm23, zmm2                                       ;   908.2 p5      11 t
        vpshufb zmm29, zmm23, zmm14                                      ;   909.2 p5      11 t
        vpshufb zmm20, zmm23, zmm5                                       ;   910.2 p5      11 t
        vmovdqu64 zmm23, [rbp + 15616]                                   ;   757.2 p2      11 t
        vmovdqu64 [rbp + 22016], zmm27                                   ;   909.2 p7+p4   11 t spill
        vmovdqu64 zmm27, [rbp + 15616]                                   ;   757.5 p3      11 t
        vmovdqu64 [rbp + 21248], zmm18                                   ;   893.2 p8+p9   11 t spill
        vmovdqu64 zmm18, [rbp + 15680]                                   ;   758.3 p2      11 t
        vmovdqu64 [rbp + 24384], zmm11                                   ;   902.2 p7+p4   11 t spill
        vmovdqu64 zmm11, [rbp + 15744]                                   ;   758.7 p3      11 t
        vmovdqu64 [rbp + 22784], zmm4                                    ;   890.2 p8+p9   11 t spill
        vmovdqu64 zmm4, [rbp + 15744]                                    ;   759.3 p2      11 t
        vmovdqu64 [rbp + 24000], zmm8                                    ;   905.2 p7+p4   11 t spill
        vmovdqu64 zmm8, [rbp + 15808]                                    ;   759.7 p3      11 t
        vmovdqu64 [rbp + 22400], zmm3                                    ;   899.2 p8+p9   11 t spill
        vmovdqu64 zmm3, [rbp + 15808]                                    ;   761.3 p2      11 t
        vmovdqu64 [rbp + 24128], zmm15                                   ;   896.2 p7+p4   11 t spill
        vmovdqu64 zmm15, [rbp + 15872]                                   ;   761.7 p3      11 t
        vmovdqu64 [rbp + 22144], zmm17                                   ;   887.2 p8+p9   11 t spill
        vmovdqu64 zmm17, [rbp + 15872]                                   ;   763.3 p2      11 t
        vmovdqu64 [rbp + 22336], zmm17                                   ;   769.3 p7+p4   11 t spill
        vmovdqu64 zmm17, [rel camellia128_ctr.T0_constants512 + 640]     ;   763.7 p3      11 t reload
        vmovdqu64 [rbp + 21888], zmm15                                   ;   767.7 p8+p9   11 t spill
        vmovdqa64 zmm15, zmm24                                           ;   866.2         11 t copy
        vpermi2b zmm15, zmm17, [rel camellia128_ctr.T0_constants512 + 704] ;   912.2 p0+p5+p2   11 t
        vmovdqu64 [rbp + 23296], zmm3                                    ;   767.3 p7+p4   11 t spill
        vmovdqu64 zmm3, [rel camellia128_ctr.T0_constants512 + 768]      ;   767.3 p3      11 t reload
        vpermi2b zmm24, zmm3, [rel camellia128_ctr.T0_constants512 + 832] ;   914.2 p0+p5+p2   11 t
        vpternlogd zmm25, zmm15, zmm24, 0xca                             ;   919.2 p0      11 t
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 704]     ;   769.3 p3      11 t reload
        vmovdqa64 zmm24, zmm7                                            ;   870.2         11 t copy
        vpermi2b zmm24, zmm17, zmm15                                     ;   916.2 p0+p5   11 t
        vpermi2b zmm7, zmm3, [rel camellia128_ctr.T0_constants512 + 832] ;   918.2 p0+p5+p2   11 t
        vpternlogd zmm9, zmm24, zmm7, 0xca                               ;   923.2 p0      11 t
        vmovdqa64 zmm7, zmm12                                            ;   879.0         11 t copy
        vpermi2b zmm7, zmm17, zmm15                                      ;   920.2 p0+p5   11 t
        vmovdqu64 zmm24, [rel camellia128_ctr.T0_constants512 + 832]     ;   774.8 p3      11 t reload
        vpermi2b zmm12, zmm3, zmm24                                      ;   922.2 p0+p5   11 t
        vpternlogd zmm6, zmm7, zmm12, 0xca                               ;   927.2 p0      11 t
        vmovdqa64 zmm7, zmm14                                            ;   891.0         11 t copy
        vpermi2b zmm7, zmm17, zmm15                                      ;   924.2 p0+p5   11 t
        vpermi2b zmm14, zmm3, zmm24                                      ;   926.2 p0+p5   11 t
        vpternlogd zmm29, zmm7, zmm14, 0xca                              ;   931.2 p0      11 t
        vmovdqu64 zmm7, [rel camellia128_ctr.T0_constants512 + 960]      ;   777.0 p2      11 t reload
        vmovdqu64 zmm12, [rel camellia128_ctr.T0_constants512 + 896]     ;   777.2 p3      11 t reload
        vmovdqa64 zmm14, zmm31                                           ;   865.2         11 t copy
        vpermi2b zmm14, zmm12, zmm7                                      ;   928.2 p0+p5   11 t
        vmovdqa64 zmm24, zmm16                                           ;   869.2         11 t copy
        vpermi2b zmm24, zmm12, zmm7                                      ;   930.2 p0+p5   11 t
        vmovdqa64 zmm3, zmm2                                             ;   877.0         11 t copy
        vpermi2b zmm3, zmm12, zmm7                                       ;   932.2 p0+p5   11 t
        vmovdqa64 zmm15, zmm5                                            ;   890.0         11 t copy
        vpermi2b zmm15, zmm12, zmm7                                      ;   934.2 p0+p5   11 t
        vmovdqu64 zmm7, [rel camellia128_ctr.T0_constants512 + 1024]     ;   780.0 p2      11 t reload
        vpermi2b zmm31, zmm7, [rel camellia128_ctr.T0_constants512 + 1088] ;   936.2 p0+p5+p3   11 t
        vpternlogd zmm30, zmm14, zmm31, 0xca                             ;   941.2 p0      11 t
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 1088]    ;   781.0 p2      11 t reload
        vpermi2b zmm16, zmm7, zmm14                                      ;   938.2 p0+p5   11 t
        vpermi2b zmm2, zmm7, zmm14                                       ;   940.2 p0+p5   11 t
        vpermi2b zmm5, zmm7, zmm14                                       ;   942.2 p0+p5   11 t
        vpternlogd zmm13, zmm3, zmm2, 0xca                               ;   945.2 p0      11 t
        vpternlogd zmm20, zmm15, zmm5, 0xca                              ;   947.2 p0      11 t
        vpternlogd zmm19, zmm24, zmm16, 0xca                             ;   943.2 p0      11 t
        vmovdqu64 zmm2, [rbp + 15936]                                    ;   783.0 p3      11 t
        vmovdqu64 zmm3, [rbp + 15936]                                    ;   783.2 p2      11 t
        vmovdqu64 zmm5, [rbp + 16000]                                    ;   784.0 p3      11 t
        vmovdqu64 zmm15, [rbp + 16000]                                   ;   784.2 p2      11 t
        vmovdqu64 zmm16, [rbp + 16064]                                   ;   785.0 p3      11 t
        vmovdqu64 zmm24, [rbp + 16064]                                   ;   785.2 p2      11 t
        vmovdqu64 zmm31, [rbp + 22144]                                   ;   887.2 p3      11 t reload
        vmovdqa64 zmm14, zmm25                                           ;   920.2         11 t copy
        vpternlogd zmm14, zmm13, zmm31, 0x96                             ;   946.2 p0      11 t
        vmovdqa64 zmm7, zmm30                                            ;   942.2         11 t copy
        vpternlogd zmm7, zmm31, [rbp + 22784], 0x96                      ;   942.2 p0+p2   11 t
        vpternlogd zmm25, zmm7, zmm13, 0x96                              ;   946.2 p0      11 t
        vpxord zmm0, zmm0, zmm25                                         ;   947.2 p0      11 t
        vpxord zmm11, zmm11, zmm0                                        ;   948.2 p0      11 t
        vpternlogd zmm13, zmm6, [rbp + 22400], 0x96                      ;   946.2 p0+p3   11 t
        vmovdqu64 [rbp + 23936], zmm0                                    ;   948.2 p8+p9   11 t spill
        vmovdqa64 zmm0, zmm9                                             ;   924.2         11 t copy
        vpternlogd zmm0, zmm20, [rbp + 24128], 0x96                      ;   948.2 p0+p2   11 t
        vmovdqa64 zmm12, zmm29                                           ;   932.2         11 t copy
        vpternlogd zmm12, zmm20, [rbp + 24000], 0x96                     ;   948.2 p0+p3   11 t
        vmovdqa64 zmm17, zmm14                                           ;   947.2         11 t copy
        vpternlogd zmm17, zmm6, [rbp + 22400], 0x96                      ;   947.2 p0+p2   11 t
        vpternlogd zmm7, zmm17, [rbp + 22976], 0x96                      ;   948.2 p0+p3   11 t
        vmovdqu64 [rbp + 22976], zmm11                                   ;   949.2 p7+p4   11 t spill
        vmovdqu64 zmm11, [rbp + 21888]                                   ;   789.2 p2      11 t reload
        vpxord zmm11, zmm11, zmm7                                        ;   949.2 p0      11 t
        vmovdqu64 [rbp + 21888], zmm7                                    ;   949.2 p8+p9   11 t spill
        vmovdqu64 zmm7, [rel camellia128_ctr.T0_constants512 + 320]      ;   790.0 p3       9 d reload
        vmovdqu64 [rbp + 22400], zmm11                                   ;   950.2 p7+p4   11 t spill
        vpshufb zmm11, zmm7, [rbp + 22976]                               ;   955.2 p5+p2   11 t
        vmovdqu64 [rbp + 24256], zmm11                                   ;   956.2 p8+p9   11 t spill
        vpshufb zmm11, zmm7, [rbp + 22400]                               ;   956.2 p5+p3   11 t
        vmovdqu64 zmm7, [rbp + 21248]                                    ;   893.2 p2      11 t reload
        vpternlogd zmm6, zmm7, [rbp + 22784], 0x96                       ;   934.0 p0+p3   11 t
        vpternlogd zmm30, zmm31, zmm6, 0x96                              ;   942.2 p0      11 t
        vpxord zmm22, zmm22, zmm30                                       ;   943.2 p0      11 t
        vpternlogd zmm25, zmm6, [rbp + 22656], 0x96                      ;   947.2 p0+p2   11 t
        vpternlogd zmm7, zmm13, [rbp + 22784], 0x96                      ;   947.2 p0+p3   11 t
        vpxord zmm10, zmm10, zmm7                                        ;   948.2 p0      11 t
        vpternlogd zmm30, zmm13, [rbp + 23232], 0x96                     ;   947.2 p0+p2   11 t
        vmovdqu64 zmm6, [rel camellia128_ctr.T0_constants512 + 704]      ;   794.0 p3      11 t reload
        vmovdqu64 zmm13, [rel camellia128_ctr.T0_constants512 + 640]     ;   794.2 p2      11 t reload
        vmovdqu64 zmm31, [rbp + 22976]                                   ;   949.2 p3      11 t
        vpermi2b zmm31, zmm13, zmm6                                      ;   955.2 p0+p5   11 t
        vpxord zmm8, zmm8, zmm22                                         ;   944.2 p0      11 t
        vpxord zmm5, zmm5, zmm30                                         ;   948.2 p0      11 t
        vpxord zmm23, zmm23, zmm10                                       ;   949.2 p0      11 t
        vpxord zmm2, zmm2, zmm25                                         ;   948.2 p0      11 t
        vpternlogd zmm7, zmm14, [rbp + 23424], 0x96                      ;   948.2 p0+p2   11 t
        vpxord zmm16, zmm16, zmm7                                        ;   949.2 p0      11 t
        vmovdqa64 zmm14, zmm2                                            ;   949.2         11 t copy
        vpermi2b zmm14, zmm13, zmm6                                      ;   949.2 p5      11 t
        vmovdqu64 [rbp + 23424], zmm25                                   ;   948.2 p7+p4   11 t spill
        vmovdqa64 zmm25, zmm0                                            ;   949.2         11 t copy
        vpternlogd zmm25, zmm29, [rbp + 24000], 0x96                     ;   949.2 p0+p3   11 t
        vpxord zmm28, zmm28, zmm25                                       ;   950.2 p0      11 t
        vpxord zmm18, zmm18, zmm28                                       ;   951.2 p0      11 t
        vmovdqu64 [rbp + 24000], zmm22                                   ;   944.2 p8+p9   11 t spill
        vmovdqu64 zmm22, [rbp + 22016]                                   ;   909.2 p2      11 t reload
        vpternlogd zmm29, zmm22, [rbp + 24384], 0x96                     ;   950.2 p5+p3   11 t
        vpternlogd zmm22, zmm12, [rbp + 24384], 0x96                     ;   951.0 p0+p2   11 t
        vpxord zmm21, zmm21, zmm22                                       ;   952.0 p5      11 t
        vpxord zmm27, zmm27, zmm21                                       ;   953.0 p0      11 t
        vpternlogd zmm22, zmm0, [rbp + 21696], 0x96                      ;   952.2 p5+p3   11 t
        vpxord zmm24, zmm24, zmm22                                       ;   953.2 p0      11 t
        vmovdqu64 zmm0, [rbp + 24128]                                    ;   896.2 p2      11 t reload
        vmovdqu64 [rbp + 21696], zmm22                                   ;   953.2 p7+p4   11 t spill
        vmovdqa64 zmm22, zmm29                                           ;   951.2         11 t copy
        vpternlogd zmm22, zmm19, zmm0, 0x96                              ;   953.2 p5      11 t
        vpxord zmm1, zmm1, zmm22                                         ;   954.2 p0      11 t
        vpternlogd zmm19, zmm0, [rbp + 24384], 0x96                      ;   954.2 p5+p3   11 t
        vpternlogd zmm9, zmm20, zmm19, 0x96                              ;   955.2 p0      11 t
        vpxord zmm26, zmm26, zmm9                                        ;   956.2 p5      11 t
        vpternlogd zmm25, zmm19, [rbp + 23360], 0x96                     ;   956.0 p0+p2   11 t
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 832]      ;   811.2 p3      11 t reload
        vmovdqu64 zmm19, [rel camellia128_ctr.T0_constants512 + 768]     ;   811.3 p2      11 t reload
        vmovdqu64 zmm20, [rbp + 22976]                                   ;   949.2 p3      11 t
        vpermi2b zmm20, zmm19, zmm0                                      ;   958.2 p5      11 t
        vpxord zmm4, zmm4, zmm26                                         ;   957.2 p0      11 t
        vpternlogd zmm22, zmm12, [rbp + 22208], 0x96                     ;   958.0 p0+p2   11 t
        vpternlogd zmm9, zmm29, [rbp + 21376], 0x96                      ;   959.0 p0+p3   11 t
        vpxord zmm15, zmm15, zmm22                                       ;   959.2 p5      11 t
        vpxord zmm3, zmm3, zmm9                                          ;   960.0 p0      11 t
        vmovdqu64 zmm12, [rbp + 22336]                                   ;   817.3 p2      11 t reload
        vpxord zmm12, zmm12, zmm25                                       ;   960.2 p5      11 t
        vmovdqu64 zmm29, [rbp + 23296]                                   ;   819.2 p3      11 t reload
        vpxord zmm29, zmm29, zmm1                                        ;   961.0 p0      11 t
        vpternlogd zmm31, zmm20, [rbp + 24256], 0xe4                     ;   963.2 p5+p2   11 t
        vmovdqa64 zmm20, zmm2                                            ;   949.2         11 t copy
        vpermi2b zmm20, zmm19, zmm0                                      ;   963.2 p0+p5   11 t
        vmovdqu64 [rbp + 24256], zmm1                                    ;   955.2 p8+p9   11 t spill
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 320]      ;   822.0 p3       9 d reload
        vpshufb zmm2, zmm1, zmm2                                         ;   964.2 p5      11 t
        vpternlogd zmm2, zmm14, zmm20, 0xca                              ;   968.2 p0      11 t
        vpshufb zmm14, zmm1, zmm23                                       ;   965.2 p5      11 t
        vpshufb zmm20, zmm1, zmm8                                        ;   966.2 p5      11 t
        vmovdqu64 [rbp + 23296], zmm7                                    ;   949.2 p7+p4   11 t spill
        vpshufb zmm7, zmm1, zmm27                                        ;   967.2 p5      11 t
        vmovdqu64 [rbp + 22336], zmm26                                   ;   957.2 p8+p9   11 t spill
        vpshufb zmm26, zmm1, zmm18                                       ;   968.2 p5      11 t
        vmovdqu64 [rbp + 21376], zmm22                                   ;   959.0 p7+p4   11 t spill
        vpshufb zmm22, zmm1, zmm5                                        ;   969.2 p5      11 t
        vmovdqu64 [rbp + 22208], zmm30                                   ;   948.2 p8+p9   11 t spill
        vpshufb zmm30, zmm1, zmm4                                        ;   970.2 p5      11 t
        vmovdqu64 [rbp + 22976], zmm28                                   ;   951.2 p7+p4   11 t spill
        vpshufb zmm28, zmm1, zmm16                                       ;   971.2 p5      11 t
        vmovdqu64 [rbp + 23360], zmm9                                    ;   960.0 p8+p9   11 t spill
        vpshufb zmm9, zmm1, zmm29                                        ;   972.2 p5      11 t
        vmovdqu64 [rbp + 24384], zmm21                                   ;   953.0 p7+p4   11 t spill
        vpshufb zmm21, zmm1, zmm24                                       ;   973.2 p5      11 t
        vmovdqu64 [rbp + 24128], zmm25                                   ;   957.0 p8+p9   11 t spill
        vpshufb zmm25, zmm1, zmm12                                       ;   974.2 p5      11 t
        vmovdqu64 [rbp + 22016], zmm10                                   ;   949.2 p7+p4   11 t spill
        vpshufb zmm10, zmm1, zmm3                                        ;   975.2 p5      11 t
        vmovdqu64 [rbp + 23232], zmm31                                   ;   964.2 p8+p9   11 t spill
        vmovdqa64 zmm31, zmm4                                            ;   958.2         11 t copy
        vpermi2b zmm31, zmm13, zmm6                                      ;   977.2 p0+p5   11 t
        vpermi2b zmm4, zmm19, zmm0                                       ;   979.2 p0+p5   11 t
        vpternlogd zmm30, zmm31, zmm4, 0xca                              ;   984.2 p0      11 t
        vpshufb zmm4, zmm1, zmm15                                        ;   980.2 p5      11 t
        vmovdqa64 zmm31, zmm3                                            ;   961.0         11 t copy
        vpermi2b zmm31, zmm13, zmm6                                      ;   982.2 p0+p5   11 t
        vpermi2b zmm3, zmm19, zmm0                                       ;   984.2 p0+p5   11 t
        vpternlogd zmm10, zmm31, zmm3, 0xca                              ;   989.2 p0      11 t
        vmovdqu64 zmm3, [rbp + 23552]                                    ;   839.2 p2      11 t reload
        vmovdqu64 zmm31, [rbp + 15680]                                   ;   839.3 p3      11 t
        vpternlogd zmm31, zmm17, zmm3, 0x96                              ;   970.0 p0      11 t
        vpshufb zmm0, zmm1, zmm31                                        ;   985.2 p5      11 t
        vmovdqu64 zmm19, [rbp + 16384]                                   ;   841.2 p2      12 y
        vmovdqu64 zmm6, [rel camellia128_ctr.T0_constants512 + 384]      ;   841.3 p3      11 t reload
        vmovdqu64 zmm13, [rbp + 22400]                                   ;   950.2 p2      11 t
        vpermi2b zmm13, zmm6, [rel camellia128_ctr.T0_constants512 + 448] ;   987.2 p0+p5+p3   11 t
        vmovdqa64 zmm1, zmm18                                            ;   952.2         11 t copy
        vpermi2b zmm1, zmm6, [rel camellia128_ctr.T0_constants512 + 448] ;   989.2 p0+p5+p2   11 t
        vmovdqu64 zmm3, [rel camellia128_ctr.T0_constants512 + 512]      ;   845.2 p3      11 t reload
        vpermi2b zmm18, zmm3, [rel camellia128_ctr.T0_constants512 + 576] ;   991.2 p0+p5+p2   11 t
        vpternlogd zmm26, zmm1, zmm18, 0xca                              ;   996.2 p0      11 t
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 576]      ;   847.2 p3      11 t reload
        vmovdqu64 zmm18, [rbp + 22400]                                   ;   950.2 p2      11 t
        vpermi2b zmm18, zmm3, zmm1                                       ;   993.2 p0+p5   11 t
        vpternlogd zmm11, zmm13, zmm18, 0xca                             ;   998.2 p0      11 t
        vmovdqa64 zmm13, zmm12                                           ;   961.2         11 t copy
        vpermi2b zmm13, zmm3, zmm1                                       ;   995.2 p0+p5   11 t
        vmovdqu64 zmm18, [rel camellia128_ctr.T0_constants512 + 448]     ;   853.2 p3      11 t reload
        vpermi2b zmm12, zmm6, zmm18                                      ;   997.2 p0+p5   11 t
        vpternlogd zmm25, zmm12, zmm13, 0xca                             ;  1002.2 p0      11 t
        vmovdqa64 zmm12, zmm31                                           ;   971.0         11 t copy
        vpermi2b zmm12, zmm6, zmm18                                      ;   999.2 p0+p5   11 t
        vpermi2b zmm31, zmm3, zmm1                                       ;  1001.2 p0+p5   11 t
        vpternlogd zmm0, zmm12, zmm31, 0xca                              ;  1006.2 p0      11 t
        vmovdqu64 zmm12, [rel camellia128_ctr.T0_constants512 + 128]     ;   857.3 p2      11 t reload
        vmovdqu64 zmm13, [rel camellia128_ctr.T0_constants512 + 64]      ;   857.5 p3      11 t reload
        vmovdqa64 zmm31, zmm23                                           ;   950.2         11 t copy
        vpermi2b zmm31, zmm13, zmm12                                     ;  1003.2 p0+p5   11 t
        vmovdqa64 zmm1, zmm27                                            ;   954.0         11 t copy
        vpermi2b zmm1, zmm13, zmm12                                      ;  1005.2 p0+p5   11 t
        vmovdqa64 zmm3, zmm16                                            ;   950.2         11 t copy
        vpermi2b zmm3, zmm13, zmm12                                      ;  1007.2 p0+p5   11 t
        vmovdqa64 zmm18, zmm24                                           ;   954.2         11 t copy
        vpermi2b zmm18, zmm13, zmm12                                     ;  1009.2 p0+p5   11 t
        vmovdqu64 zmm6, [rel camellia128_ctr.T0_constants512 + 192]      ;   865.7 p2      11 t reload
        vpermi2b zmm23, zmm6, [rel camellia128_ctr.T0_constants512 + 256] ;  1011.2 p0+p5+p3   11 t
        vpternlogd zmm14, zmm31, zmm23, 0xca                             ;  1016.2 p0      11 t
        vmovdqu64 zmm23, [rel camellia128_ctr.T0_constants512 + 256]     ;   866.7 p2      11 t reload
        vpermi2b zmm27, zmm6, zmm23                                      ;  1013.2 p0+p5   11 t
        vpermi2b zmm16, zmm6, zmm23                                      ;  1015.2 p0+p5   11 t
        vpermi2b zmm24, zmm6, zmm23                                      ;  1017.2 p0+p5   11 t
        vpternlogd zmm7, zmm1, zmm27, 0xca                               ;  1018.2 p0      11 t
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 960]      ;   868.3 p3      11 t reload
        vmovdqu64 zmm27, [rel camellia128_ctr.T0_constants512 + 896]     ;   868.5 p2      11 t reload
        vmovdqa64 zmm31, zmm8                                            ;   945.2         11 t copy
        vpermi2b zmm31, zmm27, zmm1                                      ;  1019.2 p0+p5   11 t
        vpternlogd zmm28, zmm3, zmm16, 0xca                              ;  1020.2 p0      11 t
        vmovdqu64 zmm3, [rel camellia128_ctr.T0_constants512 + 1088]     ;   869.5 p3      11 t reload
        vmovdqu64 zmm16, [rel camellia128_ctr.T0_constants512 + 1024]    ;   869.7 p2      11 t reload
        vpermi2b zmm8, zmm16, zmm3                                       ;  1021.2 p0+p5   11 t
        vpternlogd zmm20, zmm31, zmm8, 0xca                              ;  1026.2 p0      11 t
        vmovdqa64 zmm8, zmm5                                             ;   949.2         11 t copy
        vpermi2b zmm8, zmm27, zmm1                                       ;  1023.2 p0+p5   11 t
        vpermi2b zmm5, zmm16, zmm3                                       ;  1025.2 p0+p5   11 t
        vmovdqa64 zmm31, zmm29                                           ;   962.0         11 t copy
        vpermi2b zmm31, zmm27, zmm1                                      ;  1027.2 p0+p5   11 t
        vpermi2b zmm29, zmm16, zmm3                                      ;  1029.2 p0+p5   11 t
        vpternlogd zmm21, zmm18, zmm24, 0xca                             ;  1022.2 p0      11 t
        vmovdqa64 zmm18, zmm15                                           ;   960.2         11 t copy
        vpermi2b zmm18, zmm27, zmm1                                      ;  1031.2 p0+p5   11 t
        vpermi2b zmm15, zmm16, zmm3                                      ;  1033.2 p0+p5   11 t
        vpternlogd zmm9, zmm31, zmm29, 0xca                              ;  1034.2 p0      11 t
        vpternlogd zmm22, zmm8, zmm5, 0xca                               ;  1030.2 p0      11 t
        vmovdqu64 zmm5, [rbp + 16384]                                    ;   874.5 p3      12 y
        vpternlogd zmm4, zmm18, zmm15, 0xca                              ;  1038.2 p0      11 t
        vmovdqu64 zmm8, [rbp + 22016]                                    ;   949.2 p2      11 t reload
        vmovdqu64 zmm15, [rbp + 21888]                                   ;   949.2 p3      11 t reload
        vmovdqu64 zmm18, [rbp + 16640]                                   ;   875.8 p2      12 x
        vpternlogd zmm18, zmm15, zmm8, 0x36                              ;  1007.0 p0      12 x
        vmovdqu64 zmm15, [rbp + 24384]                                   ;   953.0 p3      11 t reload
        vmovdqu64 zmm24, [rbp + 24128]                                   ;   957.0 p2      11 t reload
        vmovdqu64 zmm29, [rbp + 16640]                                   ;   877.5 p3      12 x
        vpternlogd zmm29, zmm24, zmm15, 0x36                             ;  1008.0 p0      12 x
        vmovdqu64 zmm24, [rbp + 23232]                                   ;   964.2 p2      11 t reload
        vmovdqa64 zmm31, zmm28                                           ;  1021.2         11 t copy
        vpternlogd zmm31, zmm0, zmm24, 0x96                              ;  1021.2 p0      11 t
        vpandd zmm15, zmm18, [rbp + 16896]                               ;  1010.0 p0+p3   12 x
        vmovdqa64 zmm8, zmm21                                            ;  1023.2         11 t copy
        vpternlogd zmm8, zmm26, zmm30, 0x96                              ;  1023.2 p0      11 t
        vmovdqa64 zmm3, zmm14                                            ;  1017.2         11 t copy
        vpternlogd zmm3, zmm2, zmm20, 0x96                               ;  1027.2 p0      11 t
        vpandd zmm16, zmm29, [rbp + 16896]                               ;  1013.0 p0+p2   12 x
        vmovdqa64 zmm1, zmm11                                            ;   999.2         11 t copy
        vpternlogd zmm1, zmm24, zmm20, 0x96                              ;  1027.2 p0      11 t
        vpternlogd zmm11, zmm24, zmm3, 0x96                              ;  1028.2 p0      11 t
        vpternlogd zmm28, zmm1, zmm0, 0x96                               ;  1028.2 p0      11 t
        vpternlogd zmm0, zmm22, zmm14, 0x96                              ;  1031.2 p0      11 t
        vpternlogd zmm22, zmm14, zmm31, 0x96                             ;  1031.2 p0      11 t
        vpternlogd zmm2, zmm20, zmm0, 0x96                               ;  1032.2 p0      11 t
        vmovdqu64 zmm14, [rbp + 22976]                                   ;   951.2 p3      11 t reload
        vmovdqu64 zmm20, [rbp + 23360]                                   ;   960.0 p2      11 t reload
        vmovdqu64 zmm24, [rbp + 16704]                                   ;   880.5 p3      12 x
        vpternlogd zmm24, zmm20, zmm14, 0x36                             ;  1020.0 p0      12 x
        vpternlogd zmm3, zmm28, [rbp + 23616], 0x96                      ;  1029.2 p0+p2   11 t
        vpternlogd zmm0, zmm11, [rbp + 22464], 0x96                      ;  1032.2 p0+p3   11 t
        vpandd zmm19, zmm19, zmm0                                        ;  1033.2 p0      12 y
        vpternlogd zmm1, zmm22, [rbp + 21440], 0x96                      ;  1032.2 p0+p2   11 t
        vpternlogd zmm31, zmm2, [rbp + 23872], 0x96                      ;  1033.2 p0+p3   11 t
        vmovdqu64 zmm20, [rbp + 16576]                                   ;   882.8 p2      12 d.7 reload
        vpandd zmm14, zmm3, zmm20                                        ;  1030.2 p0      12 y
        vpsrlq zmm27, zmm14, 7                                           ;  1031.2 p0      12 y
        vpandd zmm23, zmm1, [rbp + 16512]                                ;  1033.2 p0+p3   12 y
        vpandd zmm6, zmm31, [rbp + 16448]                                ;  1034.2 p0+p2   12 y
        vpaddb zmm14, zmm14, zmm14                                       ;  1031.2 p0      12 y
        vpternlogd zmm14, zmm22, [rbp + 23040], 0x96                     ;  1032.2 p0+p3   12 y
        vmovdqa64 zmm22, zmm7                                            ;  1019.2         11 t copy
        vpternlogd zmm22, zmm10, zmm9, 0x96                              ;  1035.2 p0      11 t
        vmovdqa64 zmm12, zmm25                                           ;  1003.2         11 t copy
        vpternlogd zmm12, zmm30, zmm9, 0x96                              ;  1035.2 p0      11 t
        vpternlogd zmm25, zmm30, zmm22, 0x96                             ;  1036.2 p0      11 t
        vpternlogd zmm21, zmm12, zmm26, 0x96                             ;  1036.2 p5      11 t
        vpternlogd zmm26, zmm4, zmm7, 0x96                               ;  1039.2 p0      11 t
        vpternlogd zmm4, zmm7, zmm8, 0x96                                ;  1039.2 p5      11 t
        vpternlogd zmm10, zmm9, zmm26, 0x96                              ;  1040.2 p0      11 t
        vmovdqu64 zmm7, [rbp + 23936]                                    ;   948.2 p2      11 t reload
        vmovdqu64 zmm9, [rbp + 22208]                                    ;   948.2 p3      11 t reload
        vmovdqu64 zmm30, [rbp + 16768]                                   ;   885.8 p2      12 x
        vpternlogd zmm30, zmm9, zmm7, 0x36                               ;  1036.2 p5      12 x
        vpternlogd zmm22, zmm21, [rbp + 23168], 0x96                     ;  1037.2 p0+p3   11 t
        vpandd zmm20, zmm20, zmm22                                       ;  1038.2 p5      12 y
        vpternlogd zmm26, zmm25, [rbp + 21504], 0x96                     ;  1040.2 p0+p2   11 t
        vpandd zmm5, zmm5, zmm26                                         ;  1041.2 p5      12 y
        vpsrlq zmm9, zmm15, 7                                            ;  1039.0 p0      12 x
        vpaddb zmm15, zmm15, zmm15                                       ;  1039.2 p5      12 x
        vpternlogd zmm12, zmm4, [rbp + 23808], 0x96                      ;  1040.2 p0+p3   11 t
        vpternlogd zmm8, zmm10, [rbp + 22848], 0x96                      ;  1041.2 p5+p2   11 t
        vpsrlq zmm7, zmm16, 7                                            ;  1041.0 p0      12 x
        vpandd zmm7, zmm7, [rel camellia128_ctr.T0_constants512]         ;  1042.0 p5+p3   12 x
        vpaddb zmm16, zmm16, zmm16                                       ;  1042.0 p0      12 x
        vpsrlq zmm13, zmm19, 7                                           ;  1043.0 p0      12 y
        vpaddb zmm19, zmm19, zmm19                                       ;  1042.2 p5      12 y
        vpternlogd zmm19, zmm28, [rbp + 23104], 0x96                     ;  1043.2 p5+p2   12 y
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512]           ;   889.5 p3       9 d reload
        vpternlogd zmm19, zmm27, zmm28, 0x78                             ;  1044.2 p0      12 y
        vmovdqu64 zmm27, [rbp + 16960]                                   ;   889.8 p2      12 y.5 reload
        vmovdqu64 [rbp + 23104], zmm29                                   ;  1009.0 p7+p4   12 x spill
        vpandd zmm29, zmm24, zmm27                                       ;  1044.2 p5      12 x
        vmovdqu64 [rbp + 22848], zmm24                                   ;  1021.0 p8+p9   12 x spill
        vpsrlq zmm24, zmm23, 7                                           ;  1045.0 p0      12 y
        vpternlogd zmm14, zmm24, zmm28, 0x78                             ;  1046.0 p5      12 y
        vpaddb zmm23, zmm23, zmm23                                       ;  1046.0 p0      12 y
        vpsrlq zmm24, zmm6, 7                                            ;  1047.0 p0      12 y
        vpaddb zmm6, zmm6, zmm6                                          ;  1046.2 p5      12 y
        vpternlogd zmm6, zmm11, [rbp + 22528], 0x96                      ;  1047.2 p5+p3   12 y
        vpternlogd zmm6, zmm13, zmm28, 0x78                              ;  1048.2 p0      12 y
        vpternlogd zmm23, zmm2, [rbp + 21312], 0x96                      ;  1048.2 p5+p2   12 y
        vmovdqu64 zmm2, [rbp + 23552]                                    ;   895.5 p3      11 t reload
        vmovdqu64 zmm11, [rbp + 16704]                                   ;   896.2 p2      12 x
        vpternlogd zmm11, zmm17, zmm2, 0xf6                              ;  1049.0 p0      12 x
        vpternlogd zmm23, zmm24, zmm28, 0x78                             ;  1049.2 p5      12 y
        vpsrlq zmm13, zmm20, 7                                           ;  1050.0 p0      12 y
        vpandd zmm24, zmm12, [rbp + 16512]                               ;  1050.2 p5+p3   12 y
        vpandd zmm2, zmm8, [rbp + 16448]                                 ;  1051.0 p0+p2   12 y
        vpaddb zmm20, zmm20, zmm20                                       ;  1051.2 p5      12 y
        vmovdqu64 [rbp + 21312], zmm18                                   ;  1008.0 p7+p4   12 x spill
        vpsrlq zmm18, zmm5, 7                                            ;  1052.0 p0      12 y
        vpaddb zmm5, zmm5, zmm5                                          ;  1052.2 p5      12 y
        vpternlogd zmm5, zmm21, [rbp + 22272], 0x96                      ;  1053.2 p0+p3   12 y
        vpternlogd zmm5, zmm13, zmm28, 0x78                              ;  1054.2 p5      12 y
        vpternlogd zmm20, zmm4, [rbp + 24064], 0x96                      ;  1054.0 p0+p2   12 y
        vmovdqu64 zmm4, [rbp + 22336]                                    ;   957.2 p3      11 t reload
        vmovdqu64 zmm13, [rbp + 21376]                                   ;   959.0 p2      11 t reload
        vmovdqu64 zmm21, [rbp + 16768]                                   ;   899.8 p3      12 x
        vpternlogd zmm21, zmm13, zmm4, 0x36                              ;  1054.2 p5      12 x
        vmovdqu64 zmm13, [rbp + 16128]                                   ;   900.3 p2      12 d.0 reload
        vpternlogd zmm0, zmm19, zmm13, 0x1e                              ;  1055.0 p0      12 y
        vpternlogd zmm13, zmm26, zmm5, 0x36                              ;  1055.2 p5      12 y
        vmovdqu64 zmm26, [rbp + 16320]                                   ;   900.8 p3      12 d.3 reload
        vpternlogd zmm3, zmm14, zmm26, 0x1e                              ;  1056.0 p0      12 y
        vpternlogd zmm31, zmm6, [rbp + 16192], 0x1e                      ;  1056.2 p5+p2   12 y
        vpandd zmm4, zmm30, [rbp + 17024]                                ;  1057.0 p0+p3   12 x
        vpternlogd zmm1, zmm23, [rbp + 16256], 0x1e                      ;  1057.2 p5+p2   12 y
        vmovdqu64 [rbp + 21376], zmm30                                   ;  1037.2 p8+p9   12 x spill
        vpsrlq zmm30, zmm2, 7                                            ;  1058.0 p0      12 y
        vpaddb zmm2, zmm2, zmm2                                          ;  1058.2 p5      12 y
        vpternlogd zmm2, zmm25, [rbp + 21568], 0x96                      ;  1059.2 p0+p3   12 y
        vpternlogd zmm2, zmm18, zmm28, 0x78                              ;  1060.2 p5      12 y
        vpsrlq zmm18, zmm24, 7                                           ;  1060.0 p0      12 y
        vpternlogd zmm20, zmm18, zmm28, 0x78                             ;  1061.0 p5      12 y
        vpternlogd zmm26, zmm22, zmm20, 0x36                             ;  1062.0 p0      12 y
        vmovdqu64 zmm18, [rbp + 24000]                                   ;   944.2 p2      11 t reload
        vmovdqu64 zmm22, [rbp + 23296]                                   ;   949.2 p3      11 t reload
        vmovdqu64 zmm25, [rbp + 16832]                                   ;   909.2 p2      12 x
        vpternlogd zmm25, zmm22, zmm18, 0x36                             ;  1061.2 p5      12 x
        vpaddb zmm22, zmm24, zmm24                                       ;  1062.0 p0      12 y
        vpternlogd zmm22, zmm10, [rbp + 23744], 0x96                     ;  1063.0 p5+p3   12 y
        vpternlogd zmm22, zmm30, zmm28, 0x78                             ;  1064.0 p0      12 y
        vmovdqu64 zmm10, [rbp + 24256]                                   ;   955.2 p2      11 t reload
        vmovdqu64 zmm24, [rbp + 21696]                                   ;   953.2 p3      11 t reload
        vmovdqu64 zmm30, [rbp + 16832]                                   ;   911.2 p2      12 x
        vpternlogd zmm30, zmm24, zmm10, 0x36                             ;  1063.2 p5      12 x
        vmovdqu64 zmm24, [rbp + 23424]                                   ;   948.2 p3      11 t reload
        vpternlogd zmm27, zmm11, zmm24, 0x60                             ;  1064.0 p0      12 x
        vpternlogd zmm8, zmm2, [rbp + 16192], 0x1e                       ;  1064.2 p5+p2   12 y
        vpsrlq zmm24, zmm29, 7                                           ;  1065.0 p0      12 x
        vpandd zmm24, zmm24, zmm28                                       ;  1066.0 p5      12 x
        vpaddb zmm29, zmm29, zmm29                                       ;  1066.0 p0      12 x
        vmovdqa64 zmm10, zmm28                                           ;   912.7         12 x copy
        vmovdqa64 zmm18, zmm28                                           ;   912.8         12 x copy
        vmovdqu64 [rbp + 21696], zmm11                                   ;  1050.0 p7+p4   12 x spill
        vmovdqa64 zmm11, zmm28                                           ;   913.2         12 x copy
        vmovdqu64 [rbp + 23744], zmm24                                   ;  1067.0 p8+p9   12 x spill
        vmovdqa64 zmm24, zmm28                                           ;   913.5         12 x copy
        vmovdqu64 [rbp + 23296], zmm7                                    ;  1043.0 p7+p4   12 x spill
        vmovdqa64 zmm7, zmm28                                            ;   913.8         12 x copy
        vpternlogd zmm12, zmm22, [rbp + 16256], 0x1e                     ;  1066.2 p5+p3   12 y
        vpandd zmm28, zmm21, [rbp + 17024]                               ;  1067.0 p0+p2   12 x
        vmovdqu64 [rbp + 21568], zmm21                                   ;  1055.2 p8+p9   12 x spill
        vpxord zmm21, zmm19, [rbp + 17152]                               ;  1067.2 p5+p3   14 t
        vmovdqu64 [rbp + 24064], zmm19                                   ;  1045.2 p7+p4   12 y spill
        vpxord zmm19, zmm14, [rbp + 17344]                               ;  1068.0 p0+p2   14 t
        vmovdqu64 [rbp + 22272], zmm14                                   ;  1047.0 p8+p9   12 y spill
        vpandd zmm14, zmm25, [rbp + 17088]                               ;  1068.2 p5+p3   12 x
        vmovdqu64 [rbp + 22528], zmm25                                   ;  1062.2 p7+p4   12 x spill
        vpxord zmm25, zmm6, [rbp + 17216]                                ;  1069.0 p0+p2   14 t
        vmovdqu64 [rbp + 23808], zmm6                                    ;  1049.2 p8+p9   12 y spill
        vpsrlq zmm6, zmm4, 7                                             ;  1070.0 p0      12 x
        vpandd zmm24, zmm24, zmm6                                        ;  1071.0 p5      12 x
        vpaddb zmm4, zmm4, zmm4                                          ;  1070.2 p5      12 x
        vmovdqu64 zmm6, [rbp + 17280]                                    ;   920.5 p3      14 r.2 reload
        vmovdqu64 [rbp + 21504], zmm24                                   ;  1072.0 p7+p4   12 x spill
        vpxord zmm24, zmm23, zmm6                                        ;  1071.0 p0      14 t
        vpxord zmm6, zmm6, zmm22                                         ;  1071.2 p5      14 t
        vmovdqu64 [rbp + 23168], zmm22                                   ;  1065.0 p8+p9   12 y spill
        vpandd zmm22, zmm30, [rbp + 17088]                               ;  1072.0 p0+p2   12 x
        vmovdqu64 [rbp + 22208], zmm23                                   ;  1050.2 p7+p4   12 y spill
        vpxord zmm23, zmm0, [rbp + 17408]                                ;  1072.2 p5+p3   14 t
        vmovdqu64 [rbp + 23040], zmm0                                    ;  1056.0 p8+p9   12 y spill
        vpxord zmm0, zmm13, [rbp + 17408]                                ;  1073.0 p0+p2   14 t
        vmovdqu64 [rbp + 23872], zmm13                                   ;  1056.2 p7+p4   12 y spill
        vpxord zmm13, zmm31, [rbp + 17472]                               ;  1073.2 p5+p3   14 t
        vmovdqu64 [rbp + 21440], zmm31                                   ;  1057.2 p8+p9   12 y spill
        vpxord zmm31, zmm5, [rbp + 17152]                                ;  1074.0 p0+p2   14 t
        vmovdqu64 [rbp + 22464], zmm5                                    ;  1055.2 p7+p4   12 y spill
        vpxord zmm5, zmm3, [rbp + 17600]                                 ;  1074.2 p5+p3   14 t
        vmovdqu64 [rbp + 23616], zmm3                                    ;  1057.0 p8+p9   12 y spill
        vpsrlq zmm3, zmm27, 7                                            ;  1075.0 p0      12 x
        vpandd zmm11, zmm11, zmm3                                        ;  1076.0 p5      12 x
        vpaddb zmm3, zmm27, zmm27                                        ;  1076.0 p0      12 x
        vmovdqu64 zmm27, [rbp + 17536]                                   ;   929.5 p2      14 r.6 reload
        vmovdqu64 [rbp + 23360], zmm30                                   ;  1064.2 p7+p4   12 x spill
        vpxord zmm30, zmm1, zmm27                                        ;  1076.2 p5      14 t
        vpxord zmm27, zmm27, zmm12                                       ;  1077.0 p0      14 t
        vmovdqu64 [rbp + 23232], zmm12                                   ;  1067.2 p8+p9   12 y spill
        vpsrlq zmm12, zmm14, 7                                           ;  1078.0 p0      12 x
        vpandd zmm10, zmm10, zmm12                                       ;  1079.0 p5      12 x
        vpsrlq zmm12, zmm28, 7                                           ;  1079.0 p0      12 x
        vpandd zmm7, zmm7, zmm12                                         ;  1080.0 p5      12 x
        vpaddb zmm12, zmm28, zmm28                                       ;  1079.2 p5      12 x
        vpaddb zmm14, zmm14, zmm14                                       ;  1080.0 p0      12 x
        vpxord zmm28, zmm26, [rbp + 17600]                               ;  1080.2 p5+p3   14 t
        vmovdqu64 [rbp + 24128], zmm26                                   ;  1063.0 p7+p4   12 y spill
        vpxord zmm26, zmm2, [rbp + 17216]                                ;  1081.0 p0+p2   14 t
        vmovdqu64 [rbp + 21888], zmm2                                    ;  1061.2 p8+p9   12 y spill
        vpsrlq zmm2, zmm22, 7                                            ;  1082.0 p0      12 x
        vpandd zmm18, zmm18, zmm2                                        ;  1083.0 p5      12 x
        vpxord zmm2, zmm8, [rbp + 17472]                                 ;  1082.2 p5+p3   14 t
        vmovdqu64 [rbp + 22400], zmm1                                    ;  1058.2 p7+p4   12 y spill
        vpxord zmm1, zmm20, [rbp + 17344]                                ;  1083.0 p0+p2   14 t
        vpaddb zmm22, zmm22, zmm22                                       ;  1083.2 p5      12 x
        vpternlogd zmm3, zmm17, [rbp + 23552], 0x96                      ;  1084.0 p0+p3   14 t
        vpternlogd zmm4, zmm11, [rbp + 23936], 0x96                      ;  1084.2 p5+p2   14 t
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 320]     ;   941.2 p3       9 d reload
        vpshufb zmm17, zmm11, zmm21                                      ;  1085.2 p5      14 t
        vmovdqu64 [rbp + 23936], zmm20                                   ;  1062.0 p8+p9   12 y spill
        vpshufb zmm20, zmm11, zmm25                                      ;  1086.2 p5      14 t
        vmovdqu64 [rbp + 23552], zmm8                                    ;  1065.2 p7+p4   12 y spill
        vpshufb zmm8, zmm11, zmm19                                       ;  1087.2 p5      14 t
        vmovdqu64 [rbp + 22784], zmm4                                    ;  1085.2 p8+p9   14 t spill
        vpshufb zmm4, zmm11, zmm31                                       ;  1088.2 p5      14 t
        vmovdqu64 [rbp + 21248], zmm7                                    ;  1081.0 p7+p4   12 x spill
        vpshufb zmm7, zmm11, zmm24                                       ;  1089.2 p5      14 t
        vmovdqu64 [rbp + 22656], zmm22                                   ;  1084.2 p8+p9   12 x spill
        vpshufb zmm22, zmm11, zmm6                                       ;  1090.2 p5      14 t
        vmovdqu64 [rbp + 22144], zmm14                                   ;  1081.0 p7+p4   12 x spill
        vpshufb zmm14, zmm11, zmm23                                      ;  1091.2 p5      14 t
        vmovdqu64 [rbp + 21952], zmm12                                   ;  1080.2 p8+p9   12 x spill
        vpshufb zmm12, zmm11, zmm0                                       ;  1092.2 p5      14 t
        vmovdqu64 [rbp + 22720], zmm29                                   ;  1067.0 p7+p4   12 x spill
        vpshufb zmm29, zmm11, zmm13                                      ;  1093.2 p5      14 t
        vpternlogd zmm15, zmm10, [rbp + 22016], 0x96                     ;  1085.0 p0+p2   14 t
        vpshufb zmm10, zmm11, zmm26                                      ;  1094.2 p5      14 t
        vpternlogd zmm16, zmm18, [rbp + 24384], 0x96                     ;  1086.0 p0+p3   14 t
        vpshufb zmm18, zmm11, zmm5                                       ;  1095.2 p5      14 t
        vmovdqu64 [rbp + 24384], zmm16                                   ;  1087.0 p8+p9   14 t spill
        vpshufb zmm16, zmm11, zmm30                                      ;  1096.2 p5      14 t
        vpternlogd zmm3, zmm9, [rel camellia128_ctr.T0_constants512], 0x78 ;  1087.0 p0+p2   14 t
        vpshufb zmm9, zmm11, zmm1                                        ;  1097.2 p5      14 t
        vmovdqu64 [rbp + 22016], zmm3                                    ;  1088.0 p7+p4   14 t spill
        vpshufb zmm3, zmm11, zmm27                                       ;  1098.2 p5      14 t
        vmovdqu64 [rbp + 22912], zmm15                                   ;  1086.0 p8+p9   14 t spill
        vpshufb zmm15, zmm11, zmm2                                       ;  1099.2 p5      14 t
        vmovdqu64 [rbp + 21760], zmm18                                   ;  1096.2 p7+p4   14 t spill
        vpshufb zmm18, zmm11, zmm28                                      ;  1100.2 p5      14 t
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 64]      ;   951.7 p3      11 t reload
        vmovdqu64 [rbp + 23680], zmm18                                   ;  1101.2 p8+p9   14 t spill
        vmovdqa64 zmm18, zmm21                                           ;  1068.2         14 t copy
        vpermi2b zmm18, zmm11, [rel camellia128_ctr.T0_constants512 + 128] ;  1102.2 p0+p5+p2   14 t
        vmovdqu64 [rbp + 22592], zmm28                                   ;  1081.2 p7+p4   14 t spill
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 192]     ;   952.8 p3      11 t reload
        vpermi2b zmm21, zmm28, [rel camellia128_ctr.T0_constants512 + 256] ;  1104.2 p0+p5+p2   14 t
        vpternlogd zmm17, zmm18, zmm21, 0xca                             ;  1109.2 p0      14 t
        vmovdqu64 zmm18, [rel camellia128_ctr.T0_constants512 + 128]     ;   953.8 p3      11 t reload
        vmovdqu64 zmm21, [rbp + 22592]                                   ;  1081.2 p2      14 t
        vpermi2b zmm21, zmm11, zmm18                                     ;  1106.2 p0+p5   14 t
        vmovdqu64 [rbp + 21632], zmm17                                   ;  1110.2 p8+p9   14 t spill
        vmovdqa64 zmm17, zmm31                                           ;  1075.0         14 t copy
        vpermi2b zmm17, zmm11, zmm18                                     ;  1108.2 p0+p5   14 t
        vpermi2b zmm31, zmm28, [rel camellia128_ctr.T0_constants512 + 256] ;  1110.2 p0+p5+p3   14 t
        vpternlogd zmm4, zmm17, zmm31, 0xca                              ;  1115.2 p0      14 t
        vmovdqu64 zmm17, [rel camellia128_ctr.T0_constants512 + 256]     ;   958.3 p2      11 t reload
        vmovdqu64 zmm31, [rbp + 22592]                                   ;  1081.2 p3      14 t
        vpermi2b zmm31, zmm28, zmm17                                     ;  1112.2 p0+p5   14 t
        vmovdqa64 zmm17, zmm5                                            ;  1075.2         14 t copy
        vpermi2b zmm17, zmm11, zmm18                                     ;  1114.2 p0+p5   14 t
        vpermi2b zmm5, zmm28, [rel camellia128_ctr.T0_constants512 + 256] ;  1116.2 p0+p5+p2   14 t
        vpternlogd zmm21, zmm31, [rbp + 23680], 0xe4                     ;  1117.2 p0+p3   14 t
        vpternlogd zmm17, zmm5, [rbp + 21760], 0xe4                      ;  1121.2 p0+p2   14 t
        vmovdqu64 zmm5, [rel camellia128_ctr.T0_constants512 + 448]      ;   961.3 p3      11 t reload
        vmovdqu64 zmm31, [rel camellia128_ctr.T0_constants512 + 384]     ;   961.8 p2      11 t reload
        vmovdqa64 zmm28, zmm25                                           ;  1070.0         14 t copy
        vpermi2b zmm28, zmm31, zmm5                                      ;  1118.2 p0+p5   14 t
        vmovdqa64 zmm18, zmm23                                           ;  1073.2         14 t copy
        vpermi2b zmm18, zmm31, zmm5                                      ;  1120.2 p0+p5   14 t
        vmovdqa64 zmm11, zmm0                                            ;  1074.0         14 t copy
        vpermi2b zmm11, zmm31, zmm5                                      ;  1122.2 p0+p5   14 t
        vmovdqu64 [rbp + 21760], zmm21                                   ;  1118.2 p7+p4   14 t spill
        vmovdqa64 zmm21, zmm26                                           ;  1082.0         14 t copy
        vpermi2b zmm21, zmm31, zmm5                                      ;  1124.2 p0+p5   14 t
        vmovdqu64 zmm5, [rel camellia128_ctr.T0_constants512 + 512]      ;   964.2 p3      11 t reload
        vpermi2b zmm25, zmm5, [rel camellia128_ctr.T0_constants512 + 576] ;  1126.2 p0+p5+p2   14 t
        vpternlogd zmm20, zmm28, zmm25, 0xca                             ;  1131.2 p0      14 t
        vmovdqu64 zmm25, [rel camellia128_ctr.T0_constants512 + 576]     ;   965.2 p3      11 t reload
        vpermi2b zmm23, zmm5, zmm25                                      ;  1128.2 p0+p5   14 t
        vpermi2b zmm0, zmm5, zmm25                                       ;  1130.2 p0+p5   14 t
        vpermi2b zmm26, zmm5, zmm25                                      ;  1132.2 p0+p5   14 t
        vpternlogd zmm10, zmm21, zmm26, 0xca                             ;  1137.2 p0      14 t
        vmovdqu64 zmm21, [rbp + 23296]                                   ;  1043.0 p2      12 x reload
        vmovdqu64 zmm26, [rbp + 22720]                                   ;  1067.0 p3      14 t
        vpternlogd zmm26, zmm21, [rbp + 22976], 0x96                     ;  1110.0 p0+p2   14 t
        vpternlogd zmm14, zmm18, zmm23, 0xca                             ;  1133.2 p0      14 t
        vmovdqu64 zmm18, [rbp + 23744]                                   ;  1067.0 p3      12 x reload
        vmovdqu64 zmm21, [rbp + 21952]                                   ;  1080.2 p2      14 t
        vpternlogd zmm21, zmm18, [rbp + 22336], 0x96                     ;  1112.0 p0+p3   14 t
        vmovdqu64 zmm18, [rbp + 21504]                                   ;  1072.0 p2      12 x reload
        vmovdqu64 zmm23, [rbp + 22144]                                   ;  1081.0 p3      14 t
        vpternlogd zmm23, zmm18, [rbp + 24000], 0x96                     ;  1113.0 p0+p2   14 t
        vpternlogd zmm12, zmm11, zmm0, 0xca                              ;  1135.2 p0      14 t
        vmovdqu64 zmm0, [rbp + 21248]                                    ;  1081.0 p3      12 x reload
        vmovdqu64 zmm11, [rbp + 22656]                                   ;  1084.2 p2      14 t
        vpternlogd zmm11, zmm0, [rbp + 24256], 0x96                      ;  1115.0 p0+p3   14 t
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 960]      ;   972.8 p2      11 t reload
        vmovdqu64 zmm18, [rel camellia128_ctr.T0_constants512 + 896]     ;   973.0 p3      11 t reload
        vmovdqa64 zmm28, zmm19                                           ;  1069.0         14 t copy
        vpermi2b zmm28, zmm18, zmm0                                      ;  1134.2 p0+p5   14 t
        vmovdqa64 zmm25, zmm30                                           ;  1077.2         14 t copy
        vpermi2b zmm25, zmm18, zmm0                                      ;  1136.2 p0+p5   14 t
        vmovdqa64 zmm5, zmm1                                             ;  1084.0         14 t copy
        vpermi2b zmm5, zmm18, zmm0                                       ;  1138.2 p0+p5   14 t
        vmovdqa64 zmm31, zmm27                                           ;  1078.0         14 t copy
        vpermi2b zmm31, zmm18, zmm0                                      ;  1140.2 p0+p5   14 t
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 1024]     ;   973.8 p2      11 t reload
        vpermi2b zmm19, zmm0, [rel camellia128_ctr.T0_constants512 + 1088] ;  1142.2 p0+p5+p3   14 t
        vpternlogd zmm8, zmm28, zmm19, 0xca                              ;  1147.2 p0      14 t
        vmovdqu64 zmm19, [rel camellia128_ctr.T0_constants512 + 1088]    ;   974.8 p2      11 t reload
        vpermi2b zmm30, zmm0, zmm19                                      ;  1144.2 p0+p5   14 t
        vpermi2b zmm1, zmm0, zmm19                                       ;  1146.2 p0+p5   14 t
        vpermi2b zmm27, zmm0, zmm19                                      ;  1148.2 p0+p5   14 t
        vpternlogd zmm9, zmm5, zmm1, 0xca                                ;  1151.2 p0      14 t
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 704]      ;   982.3 p3      11 t reload
        vmovdqu64 zmm5, [rel camellia128_ctr.T0_constants512 + 640]      ;   984.2 p2      11 t reload
        vmovdqa64 zmm28, zmm24                                           ;  1072.0         14 t copy
        vpermi2b zmm28, zmm5, zmm1                                       ;  1150.2 p0+p5   14 t
        vpternlogd zmm16, zmm25, zmm30, 0xca                             ;  1149.2 p0      14 t
        vmovdqu64 zmm25, [rel camellia128_ctr.T0_constants512 + 832]     ;   987.2 p3      11 t reload
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 768]     ;   987.3 p2      11 t reload
        vpermi2b zmm24, zmm30, zmm25                                     ;  1152.2 p0+p5   14 t
        vpternlogd zmm7, zmm28, zmm24, 0xca                              ;  1157.2 p0      14 t
        vmovdqa64 zmm24, zmm6                                            ;  1072.2         14 t copy
        vpermi2b zmm24, zmm5, zmm1                                       ;  1154.2 p0+p5   14 t
        vpermi2b zmm6, zmm30, zmm25                                      ;  1156.2 p0+p5   14 t
        vmovdqa64 zmm28, zmm13                                           ;  1074.2         14 t copy
        vpermi2b zmm28, zmm5, zmm1                                       ;  1158.2 p0+p5   14 t
        vpermi2b zmm13, zmm30, zmm25                                     ;  1160.2 p0+p5   14 t
        vpternlogd zmm22, zmm24, zmm6, 0xca                              ;  1161.2 p0      14 t
        vmovdqa64 zmm6, zmm2                                             ;  1083.2         14 t copy
        vpermi2b zmm6, zmm5, zmm1                                        ;  1162.2 p0+p5   14 t
        vpermi2b zmm2, zmm30, zmm25                                      ;  1164.2 p0+p5   14 t
        vpternlogd zmm3, zmm31, zmm27, 0xca                              ;  1153.2 p0      14 t
        vpternlogd zmm29, zmm28, zmm13, 0xca                             ;  1165.2 p0      14 t
        vpternlogd zmm15, zmm6, zmm2, 0xca                               ;  1169.2 p0      14 t
        vmovdqu64 zmm2, [rbp + 17920]                                    ;   999.2 p3      14 t
        vmovdqu64 zmm6, [rbp + 17920]                                    ;   999.3 p2      14 t
        vmovdqu64 zmm13, [rbp + 17984]                                   ;  1000.2 p3      14 t
        vmovdqu64 zmm24, [rbp + 18048]                                   ;  1000.3 p2      14 t
        vmovdqu64 zmm27, [rbp + 18048]                                   ;  1001.2 p3      14 t
        vmovdqu64 zmm28, [rbp + 21632]                                   ;  1110.2 p2      14 t reload
        vmovdqa64 zmm31, zmm16                                           ;  1150.2         14 t copy
        vpternlogd zmm31, zmm20, zmm28, 0x96                             ;  1150.2 p0      14 t
        vmovdqa64 zmm19, zmm3                                            ;  1154.2         14 t copy
        vpternlogd zmm19, zmm4, zmm10, 0x96                              ;  1154.2 p0      14 t
        vmovdqa64 zmm0, zmm14                                            ;  1134.2         14 t copy
        vpternlogd zmm0, zmm7, zmm8, 0x96                                ;  1158.2 p0      14 t
        vmovdqa64 zmm18, zmm17                                           ;  1122.2         14 t copy
        vpternlogd zmm18, zmm20, zmm7, 0x96                              ;  1158.2 p0      14 t
        vpternlogd zmm17, zmm20, zmm0, 0x96                              ;  1159.2 p0      14 t
        vpternlogd zmm16, zmm18, zmm28, 0x96                             ;  1159.2 p0      14 t
        vpternlogd zmm28, zmm29, zmm8, 0x96                              ;  1166.2 p0      14 t
        vpternlogd zmm14, zmm7, zmm28, 0x96                              ;  1167.2 p0      14 t
        vpternlogd zmm29, zmm8, zmm31, 0x96                              ;  1166.2 p0      14 t
        vmovdqu64 zmm7, [rbp + 18112]                                    ;  1007.5 p3      14 t
        vpternlogd zmm0, zmm16, [rbp + 21376], 0x96                      ;  1160.2 p0+p2   14 t
        vpxord zmm24, zmm24, zmm0                                        ;  1161.2 p0      14 t
        vpternlogd zmm31, zmm14, [rbp + 21312], 0x96                     ;  1168.2 p0+p3   14 t
        vpxord zmm2, zmm2, zmm31                                         ;  1169.2 p0      14 t
        vpternlogd zmm28, zmm17, [rbp + 22528], 0x96                     ;  1167.2 p0+p2   14 t
        vpxord zmm7, zmm7, zmm28                                         ;  1168.2 p0      14 t
        vmovdqa64 zmm8, zmm12                                            ;  1136.2         14 t copy
        vpternlogd zmm8, zmm22, zmm9, 0x96                               ;  1162.2 p0      14 t
        vmovdqa64 zmm20, zmm4                                            ;  1116.2         14 t copy
        vpternlogd zmm20, zmm15, zmm9, 0x96                              ;  1170.2 p0      14 t
        vpternlogd zmm15, zmm9, zmm19, 0x96                              ;  1170.2 p0      14 t
        vpternlogd zmm12, zmm20, zmm22, 0x96                             ;  1171.2 p0      14 t
        vmovdqu64 zmm9, [rbp + 21760]                                    ;  1118.2 p3      14 t reload
        vpternlogd zmm22, zmm10, zmm9, 0x96                              ;  1162.2 p0      14 t
        vpternlogd zmm9, zmm10, zmm8, 0x96                               ;  1163.2 p0      14 t
        vpternlogd zmm3, zmm4, zmm22, 0x96                               ;  1163.2 p0      14 t
        vpternlogd zmm8, zmm3, [rbp + 21568], 0x96                       ;  1164.2 p0+p2   14 t
        vpxord zmm27, zmm27, zmm8                                        ;  1165.2 p0      14 t
        vpternlogd zmm22, zmm15, [rbp + 22848], 0x96                     ;  1171.2 p0+p3   14 t
        vpxord zmm13, zmm13, zmm22                                       ;  1172.2 p0      14 t
        vpternlogd zmm19, zmm12, [rbp + 23104], 0x96                     ;  1172.2 p5+p2   14 t
        vpxord zmm6, zmm6, zmm19                                         ;  1173.2 p0      14 t
        vpternlogd zmm20, zmm9, [rbp + 23360], 0x96                      ;  1171.2 p5+p3   14 t
        vmovdqu64 zmm4, [rbp + 21696]                                    ;  1050.0 p2      12 x reload
        vpternlogd zmm18, zmm4, [rbp + 23424], 0x96                      ;  1167.0 p0+p3   14 t
        vmovdqu64 zmm4, [rbp + 17856]                                    ;  1023.5 p2      14 l.3 reload
        vmovdqa64 zmm10, zmm23                                           ;  1114.0         14 t copy
        vpternlogd zmm10, zmm16, zmm4, 0x96                              ;  1167.2 p5      14 t
        vpternlogd zmm4, zmm11, zmm3, 0x96                               ;  1168.0 p0      14 t
        vmovdqu64 [rbp + 23424], zmm28                                   ;  1168.2 p8+p9   14 t spill
        vpxord zmm28, zmm20, [rbp + 18112]                               ;  1172.2 p5+p3   14 t
        vmovdqu64 [rbp + 21696], zmm20                                   ;  1172.2 p7+p4   14 t spill
        vmovdqa64 zmm20, zmm13                                           ;  1173.2         14 t copy
        vpermi2b zmm20, zmm5, zmm1                                       ;  1173.2 p0+p5   14 t
        vmovdqu64 [rbp + 23360], zmm8                                    ;  1165.2 p8+p9   14 t spill
        vmovdqa64 zmm8, zmm13                                            ;  1173.2         14 t copy
        vpermi2b zmm8, zmm30, zmm25                                      ;  1173.2 p0+p5   14 t
        vmovdqu64 [rbp + 23104], zmm0                                    ;  1161.2 p7+p4   14 t spill
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 320]      ;  1030.3 p2       9 d reload
        vpshufb zmm13, zmm0, zmm13                                       ;  1173.2 p5      14 t
        vpternlogd zmm13, zmm20, zmm8, 0xca                              ;  1178.2 p0      14 t
        vpshufb zmm8, zmm0, zmm24                                        ;  1174.2 p5      14 t
        vpshufb zmm20, zmm0, zmm10                                       ;  1175.2 p5      14 t
        vmovdqu64 [rbp + 22848], zmm22                                   ;  1172.2 p8+p9   14 t spill
        vpshufb zmm22, zmm0, zmm4                                        ;  1176.2 p5      14 t
        vmovdqu64 [rbp + 21568], zmm19                                   ;  1173.2 p7+p4   14 t spill
        vpshufb zmm19, zmm0, zmm2                                        ;  1177.2 p5      14 t
        vmovdqu64 [rbp + 21760], zmm31                                   ;  1169.2 p8+p9   14 t spill
        vpshufb zmm31, zmm0, zmm27                                       ;  1178.2 p5      14 t
        vmovdqu64 [rbp + 22528], zmm3                                    ;  1164.2 p7+p4   14 t spill
        vpshufb zmm3, zmm0, zmm6                                         ;  1179.2 p5      14 t
        vmovdqu64 [rbp + 21312], zmm11                                   ;  1116.0 p8+p9   14 t spill
        vpshufb zmm11, zmm0, zmm7                                        ;  1180.2 p5      14 t
        vmovdqu64 [rbp + 21376], zmm23                                   ;  1114.0 p7+p4   14 t spill
        vpshufb zmm23, zmm0, zmm28                                       ;  1181.2 p5      14 t
        vmovdqu64 [rbp + 21632], zmm16                                   ;  1160.2 p8+p9   14 t spill
        vmovdqa64 zmm16, zmm18                                           ;  1168.0         14 t copy
        vpternlogd zmm16, zmm29, [rbp + 17984], 0x96                     ;  1172.0 p0+p3   14 t
        vmovdqu64 [rbp + 24256], zmm18                                   ;  1168.0 p7+p4   14 t spill
        vpshufb zmm18, zmm0, zmm16                                       ;  1182.2 p5      14 t
        vmovdqu64 [rbp + 21248], zmm13                                   ;  1179.2 p8+p9   14 t spill
        vmovdqa64 zmm13, zmm16                                           ;  1173.0         14 t copy
        vpermi2b zmm13, zmm5, zmm1                                       ;  1184.2 p0+p5   14 t
        vpermi2b zmm16, zmm30, zmm25                                     ;  1186.2 p0+p5   14 t
        vpternlogd zmm18, zmm13, zmm16, 0xca                             ;  1191.2 p0      14 t
        vmovdqu64 zmm13, [rbp + 17792]                                   ;  1041.2 p2      14 l.2 reload
        vmovdqa64 zmm16, zmm21                                           ;  1113.0         14 t copy
        vpternlogd zmm16, zmm15, zmm13, 0x96                             ;  1176.0 p0      14 t
        vpternlogd zmm13, zmm29, [rbp + 22784], 0x96                     ;  1177.0 p0+p3   14 t
        vmovdqu64 [rbp + 22656], zmm21                                   ;  1113.0 p7+p4   14 t spill
        vpshufb zmm21, zmm0, zmm16                                       ;  1187.2 p5      14 t
        vmovdqu64 [rbp + 24000], zmm15                                   ;  1171.2 p8+p9   14 t spill
        vpshufb zmm15, zmm0, zmm13                                       ;  1188.2 p5      14 t
        vmovdqu64 [rbp + 21504], zmm29                                   ;  1167.2 p7+p4   14 t spill
        vmovdqa64 zmm29, zmm13                                           ;  1178.0         14 t copy
        vpermi2b zmm29, zmm5, zmm1                                       ;  1190.2 p0+p5   14 t
        vpermi2b zmm13, zmm30, zmm25                                     ;  1192.2 p0+p5   14 t
        vpternlogd zmm15, zmm29, zmm13, 0xca                             ;  1197.2 p0      14 t
        vmovdqu64 zmm13, [rbp + 17728]                                   ;  1044.2 p2      14 l.1 reload
        vmovdqa64 zmm29, zmm26                                           ;  1111.0         14 t copy
        vpternlogd zmm29, zmm12, zmm13, 0x96                             ;  1181.0 p0      14 t
        vpternlogd zmm13, zmm14, [rbp + 22016], 0x96                     ;  1182.0 p0+p3   14 t
        vmovdqu64 [rbp + 22144], zmm26                                   ;  1111.0 p8+p9   14 t spill
        vpshufb zmm26, zmm0, zmm13                                       ;  1193.2 p5      14 t
        vmovdqu64 [rbp + 22336], zmm12                                   ;  1172.2 p7+p4   14 t spill
        vpshufb zmm12, zmm0, zmm29                                       ;  1194.2 p5      14 t
        vmovdqu64 [rbp + 23744], zmm14                                   ;  1168.2 p8+p9   14 t spill
        vmovdqa64 zmm14, zmm16                                           ;  1177.0         14 t copy
        vpermi2b zmm14, zmm5, zmm1                                       ;  1196.2 p0+p5   14 t
        vpermi2b zmm16, zmm30, zmm25                                     ;  1198.2 p0+p5   14 t
        vpternlogd zmm21, zmm14, zmm16, 0xca                             ;  1203.2 p0      14 t
        vmovdqu64 zmm14, [rbp + 22912]                                   ;  1086.0 p2      14 t reload
        vmovdqu64 zmm16, [rbp + 17664]                                   ;  1047.3 p3      14 t
        vpternlogd zmm16, zmm17, zmm14, 0x96                             ;  1186.0 p0      14 t
        vpshufb zmm14, zmm0, zmm16                                       ;  1199.2 p5      14 t
        vmovdqu64 zmm25, [rbp + 17664]                                   ;  1048.2 p2      14 t
        vpternlogd zmm25, zmm9, [rbp + 24384], 0x96                      ;  1187.0 p0+p3   14 t
        vpshufb zmm30, zmm0, zmm25                                       ;  1200.2 p5      14 t
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 896]      ;  1049.2 p2      11 t reload
        vmovdqa64 zmm5, zmm10                                            ;  1168.2         14 t copy
        vpermi2b zmm5, zmm1, [rel camellia128_ctr.T0_constants512 + 960] ;  1202.2 p0+p5+p3   14 t
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 1024]     ;  1050.2 p2      11 t reload
        vpermi2b zmm10, zmm0, [rel camellia128_ctr.T0_constants512 + 1088] ;  1204.2 p0+p5+p3   14 t
        vpternlogd zmm20, zmm5, zmm10, 0xca                              ;  1209.2 p0      14 t
        vmovdqu64 zmm5, [rel camellia128_ctr.T0_constants512 + 960]      ;  1051.2 p2      11 t reload
        vmovdqa64 zmm10, zmm24                                           ;  1162.2         14 t copy
        vpermi2b zmm10, zmm1, zmm5                                       ;  1206.2 p0+p5   14 t
        vpermi2b zmm24, zmm0, [rel camellia128_ctr.T0_constants512 + 1088] ;  1208.2 p0+p5+p3   14 t
        vpternlogd zmm8, zmm10, zmm24, 0xca                              ;  1213.2 p0      14 t
        vmovdqa64 zmm10, zmm4                                            ;  1169.0         14 t copy
        vpermi2b zmm10, zmm1, zmm5                                       ;  1210.2 p0+p5   14 t
        vmovdqu64 zmm24, [rel camellia128_ctr.T0_constants512 + 1088]    ;  1052.3 p2      11 t reload
        vpermi2b zmm4, zmm0, zmm24                                       ;  1212.2 p0+p5   14 t
        vpternlogd zmm22, zmm10, zmm4, 0xca                              ;  1217.2 p0      14 t
        vmovdqa64 zmm4, zmm27                                            ;  1166.2         14 t copy
        vpermi2b zmm4, zmm1, zmm5                                        ;  1214.2 p0+p5   14 t
        vpermi2b zmm27, zmm0, zmm24                                      ;  1216.2 p0+p5   14 t
        vpternlogd zmm31, zmm4, zmm27, 0xca                              ;  1221.2 p0      14 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 448]      ;  1054.5 p3      11 t reload
        vmovdqu64 zmm10, [rel camellia128_ctr.T0_constants512 + 384]     ;  1054.7 p2      11 t reload
        vmovdqa64 zmm27, zmm2                                            ;  1170.2         14 t copy
        vpermi2b zmm27, zmm10, zmm4                                      ;  1218.2 p0+p5   14 t
        vmovdqa64 zmm24, zmm6                                            ;  1174.2         14 t copy
        vpermi2b zmm24, zmm10, zmm4                                      ;  1220.2 p0+p5   14 t
        vmovdqa64 zmm0, zmm13                                            ;  1183.0         14 t copy
        vpermi2b zmm0, zmm10, zmm4                                       ;  1222.2 p0+p5   14 t
        vmovdqa64 zmm5, zmm29                                            ;  1182.0         14 t copy
        vpermi2b zmm5, zmm10, zmm4                                       ;  1224.2 p0+p5   14 t
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 512]      ;  1057.5 p3      11 t reload
        vpermi2b zmm2, zmm1, [rel camellia128_ctr.T0_constants512 + 576] ;  1226.2 p0+p5+p2   14 t
        vpternlogd zmm19, zmm27, zmm2, 0xca                              ;  1231.2 p0      14 t
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 576]      ;  1058.5 p3      11 t reload
        vpermi2b zmm6, zmm1, zmm2                                        ;  1228.2 p0+p5   14 t
        vpermi2b zmm13, zmm1, zmm2                                       ;  1230.2 p0+p5   14 t
        vpermi2b zmm29, zmm1, zmm2                                       ;  1232.2 p0+p5   14 t
        vpternlogd zmm26, zmm0, zmm13, 0xca                              ;  1235.2 p0      14 t
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 128]      ;  1060.2 p2      11 t reload
        vmovdqu64 zmm13, [rel camellia128_ctr.T0_constants512 + 64]      ;  1060.3 p3      11 t reload
        vmovdqa64 zmm27, zmm7                                            ;  1169.2         14 t copy
        vpermi2b zmm27, zmm13, zmm0                                      ;  1234.2 p0+p5   14 t
        vpternlogd zmm12, zmm5, zmm29, 0xca                              ;  1237.2 p0      14 t
        vmovdqu64 zmm5, [rel camellia128_ctr.T0_constants512 + 256]      ;  1063.2 p2      11 t reload
        vmovdqu64 zmm29, [rel camellia128_ctr.T0_constants512 + 192]     ;  1063.3 p3      11 t reload
        vpermi2b zmm7, zmm29, zmm5                                       ;  1236.2 p0+p5   14 t
        vpternlogd zmm3, zmm24, zmm6, 0xca                               ;  1233.2 p0      14 t
        vmovdqa64 zmm6, zmm16                                            ;  1187.0         14 t copy
        vpermi2b zmm6, zmm13, zmm0                                       ;  1238.2 p0+p5   14 t
        vpermi2b zmm16, zmm29, zmm5                                      ;  1240.2 p0+p5   14 t
        vmovdqa64 zmm24, zmm28                                           ;  1173.2         14 t copy
        vpermi2b zmm24, zmm13, zmm0                                      ;  1242.2 p0+p5   14 t
        vpermi2b zmm28, zmm29, zmm5                                      ;  1244.2 p0+p5   14 t
        vpternlogd zmm14, zmm6, zmm16, 0xca                              ;  1245.2 p0      14 t
        vmovdqa64 zmm6, zmm25                                            ;  1188.0         14 t copy
        vpermi2b zmm6, zmm13, zmm0                                       ;  1246.2 p0+p5   14 t
        vpermi2b zmm25, zmm29, zmm5                                      ;  1248.2 p0+p5   14 t
        vpternlogd zmm30, zmm6, zmm25, 0xca                              ;  1253.2 p0      14 t
        vpternlogd zmm11, zmm27, zmm7, 0xca                              ;  1241.2 p0      14 t
        vmovdqu64 zmm6, [rbp + 18432]                                    ;  1069.2 p2      14 t
        vmovdqu64 zmm7, [rbp + 18432]                                    ;  1069.3 p3      14 t
        vmovdqu64 zmm16, [rbp + 18496]                                   ;  1070.2 p2      14 t
        vpternlogd zmm23, zmm24, zmm28, 0xca                             ;  1249.2 p0      14 t
        vmovdqu64 zmm24, [rbp + 18496]                                   ;  1070.3 p3      14 t
        vmovdqu64 zmm25, [rbp + 18560]                                   ;  1071.2 p2      14 t
        vmovdqu64 zmm27, [rbp + 18560]                                   ;  1071.3 p3      14 t
        vmovdqa64 zmm28, zmm19                                           ;  1232.2         14 t copy
        vpternlogd zmm28, zmm15, zmm20, 0x96                             ;  1232.2 p0      14 t
        vmovdqu64 [rbp + 21952], zmm9                                    ;  1164.2 p7+p4   14 t spill
        vmovdqa64 zmm9, zmm3                                             ;  1234.2         14 t copy
        vpternlogd zmm9, zmm21, zmm22, 0x96                              ;  1234.2 p0      14 t
        vmovdqu64 [rbp + 22976], zmm17                                   ;  1160.2 p8+p9   14 t spill
        vmovdqa64 zmm17, zmm11                                           ;  1242.2         14 t copy
        vpternlogd zmm17, zmm26, zmm15, 0x96                             ;  1242.2 p0      14 t
        vpternlogd zmm11, zmm28, zmm26, 0x96                             ;  1242.2 p0      14 t
        vpternlogd zmm26, zmm8, zmm14, 0x96                              ;  1246.2 p0      14 t
        vpternlogd zmm8, zmm17, zmm14, 0x96                              ;  1246.2 p0      14 t
        vpternlogd zmm14, zmm18, zmm20, 0x96                             ;  1246.2 p0      14 t
        vpternlogd zmm19, zmm15, zmm14, 0x96                             ;  1247.2 p0      14 t
        vpternlogd zmm18, zmm20, zmm26, 0x96                             ;  1247.2 p0      14 t
        vpternlogd zmm26, zmm19, [rbp + 23040], 0x96                     ;  1248.2 p0+p2   14 t
        vpxord zmm6, zmm6, zmm26                                         ;  1249.2 p0      14 t
        vpternlogd zmm28, zmm8, [rbp + 22400], 0x96                      ;  1247.2 p0+p3   14 t
        vpxord zmm25, zmm25, zmm28                                       ;  1248.2 p0      14 t
        vpternlogd zmm14, zmm11, [rbp + 23616], 0x96                     ;  1247.2 p0+p2   14 t
        vpternlogd zmm17, zmm18, [rbp + 21440], 0x96                     ;  1248.2 p0+p3   14 t
        vpxord zmm16, zmm16, zmm17                                       ;  1249.2 p0      14 t
        vmovdqu64 zmm15, [rbp + 18624]                                   ;  1077.2 p2      14 t
        vpxord zmm15, zmm15, zmm14                                       ;  1248.2 p0      14 t
        vmovdqa64 zmm20, zmm23                                           ;  1250.2         14 t copy
        vpternlogd zmm20, zmm12, zmm21, 0x96                             ;  1250.2 p0      14 t
        vpternlogd zmm23, zmm9, zmm12, 0x96                              ;  1250.2 p0      14 t
        vpternlogd zmm12, zmm31, zmm30, 0x96                             ;  1254.2 p0      14 t
        vpternlogd zmm31, zmm20, zmm30, 0x96                             ;  1254.2 p0      14 t
        vpternlogd zmm30, zmm22, [rbp + 21248], 0x96                     ;  1254.2 p0+p3   14 t
        vpternlogd zmm3, zmm21, zmm30, 0x96                              ;  1255.2 p0      14 t
        vpternlogd zmm22, zmm12, [rbp + 21248], 0x96                     ;  1255.2 p0+p2   14 t
        vpternlogd zmm12, zmm3, [rbp + 23872], 0x96                      ;  1256.2 p0+p3   14 t
        vpxord zmm7, zmm7, zmm12                                         ;  1257.2 p0      14 t
        vpternlogd zmm9, zmm31, [rbp + 23232], 0x96                      ;  1255.2 p5+p2   14 t
        vpxord zmm27, zmm27, zmm9                                        ;  1256.2 p0      14 t
        vpternlogd zmm20, zmm22, [rbp + 23552], 0x96                     ;  1256.2 p5+p3   14 t
        vpxord zmm24, zmm24, zmm20                                       ;  1257.2 p0      14 t
        vpternlogd zmm30, zmm23, [rbp + 24128], 0x96                     ;  1255.2 p5+p2   14 t
        vpxord zmm21, zmm30, [rbp + 18624]                               ;  1256.2 p0+p3   14 t
        vmovdqu64 [rbp + 24128], zmm30                                   ;  1256.2 p7+p4   14 t spill
        vmovdqa64 zmm30, zmm6                                            ;  1250.2         14 t copy
        vpermi2b zmm30, zmm10, zmm4                                      ;  1254.2 p5      14 t
        vmovdqu64 [rbp + 23552], zmm14                                   ;  1248.2 p8+p9   14 t spill
        vmovdqa64 zmm14, zmm6                                            ;  1250.2         14 t copy
        vpermi2b zmm14, zmm1, zmm2                                       ;  1256.2 p0+p5   14 t
        vmovdqu64 [rbp + 23232], zmm9                                    ;  1256.2 p7+p4   14 t spill
        vmovdqu64 zmm9, [rel camellia128_ctr.T0_constants512 + 320]      ;  1090.3 p2       9 d reload
        vpshufb zmm6, zmm9, zmm6                                         ;  1257.2 p5      14 t
        vpternlogd zmm6, zmm30, zmm14, 0xca                              ;  1261.2 p0      14 t
        vpshufb zmm14, zmm9, zmm16                                       ;  1258.2 p5      14 t
        vpshufb zmm30, zmm9, zmm25                                       ;  1259.2 p5      14 t
        vmovdqu64 [rbp + 23872], zmm28                                   ;  1248.2 p8+p9   14 t spill
        vpshufb zmm28, zmm9, zmm15                                       ;  1260.2 p5      14 t
        vmovdqu64 [rbp + 21248], zmm20                                   ;  1257.2 p7+p4   14 t spill
        vpshufb zmm20, zmm9, zmm7                                        ;  1261.2 p5      14 t
        vmovdqu64 [rbp + 21440], zmm17                                   ;  1249.2 p8+p9   14 t spill
        vpshufb zmm17, zmm9, zmm24                                       ;  1262.2 p5      14 t
        vmovdqu64 [rbp + 23616], zmm12                                   ;  1257.2 p7+p4   14 t spill
        vpshufb zmm12, zmm9, zmm27                                       ;  1263.2 p5      14 t
        vmovdqu64 [rbp + 22400], zmm26                                   ;  1249.2 p8+p9   14 t spill
        vpshufb zmm26, zmm9, zmm21                                       ;  1264.2 p5      14 t
        vmovdqu64 [rbp + 23040], zmm6                                    ;  1262.2 p7+p4   14 t spill
        vmovdqa64 zmm6, zmm15                                            ;  1249.2         14 t copy
        vpermi2b zmm6, zmm13, zmm0                                       ;  1266.2 p0+p5   14 t
        vpermi2b zmm15, zmm29, zmm5                                      ;  1268.2 p0+p5   14 t
        vpternlogd zmm28, zmm6, zmm15, 0xca                              ;  1273.2 p0      14 t
        vmovdqa64 zmm6, zmm7                                             ;  1258.2         14 t copy
        vpermi2b zmm6, zmm10, zmm4                                       ;  1270.2 p0+p5   14 t
        vpermi2b zmm7, zmm1, zmm2                                        ;  1272.2 p0+p5   14 t
        vpternlogd zmm20, zmm6, zmm7, 0xca                               ;  1277.2 p0      14 t
        vmovdqu64 zmm6, [rbp + 24064]                                    ;  1107.8 p3      12 y reload
        vmovdqu64 zmm7, [rbp + 18176]                                    ;  1109.2 p2      14 t
        vpternlogd zmm7, zmm11, zmm6, 0x96                               ;  1261.0 p0      14 t
        vpshufb zmm15, zmm9, zmm7                                        ;  1273.2 p5      14 t
        vmovdqa64 zmm6, zmm7                                             ;  1262.0         14 t copy
        vpermi2b zmm6, zmm13, zmm0                                       ;  1275.2 p0+p5   14 t
        vpermi2b zmm7, zmm29, zmm5                                       ;  1277.2 p0+p5   14 t
        vpternlogd zmm15, zmm6, zmm7, 0xca                               ;  1282.2 p0      14 t
        vmovdqa64 zmm6, zmm21                                            ;  1257.2         14 t copy
        vpermi2b zmm6, zmm13, zmm0                                       ;  1279.2 p0+p5   14 t
        vpermi2b zmm21, zmm29, zmm5                                      ;  1281.2 p0+p5   14 t
        vpternlogd zmm26, zmm6, zmm21, 0xca                              ;  1286.2 p0      14 t
        vmovdqu64 zmm6, [rbp + 23808]                                    ;  1116.3 p3      12 y reload
        vmovdqu64 zmm7, [rbp + 18240]                                    ;  1117.2 p2      14 t
        vpternlogd zmm7, zmm19, zmm6, 0x96                               ;  1268.0 p0      14 t
        vpshufb zmm21, zmm9, zmm7                                        ;  1282.2 p5      14 t
        vmovdqa64 zmm6, zmm7                                             ;  1269.0         14 t copy
        vpermi2b zmm6, zmm10, zmm4                                       ;  1284.2 p0+p5   14 t
        vpermi2b zmm7, zmm1, zmm2                                        ;  1286.2 p0+p5   14 t
        vpternlogd zmm21, zmm6, zmm7, 0xca                               ;  1291.2 p0      14 t
        vmovdqu64 zmm6, [rbp + 22272]                                    ;  1121.8 p3      12 y reload
        vmovdqu64 zmm7, [rbp + 18368]                                    ;  1122.2 p2      14 t
        vpternlogd zmm7, zmm8, zmm6, 0x96                                ;  1272.0 p0      14 t
        vpshufb zmm6, zmm9, zmm7                                         ;  1287.2 p5      14 t
        vmovdqu64 [rbp + 23296], zmm8                                    ;  1247.2 p8+p9   14 t spill
        vmovdqu64 zmm8, [rbp + 18304]                                    ;  1122.8 p3      14 t
        vpternlogd zmm8, zmm18, [rbp + 22208], 0x96                      ;  1273.0 p0+p2   14 t
        vmovdqu64 [rbp + 22720], zmm18                                   ;  1248.2 p7+p4   14 t spill
        vpshufb zmm18, zmm9, zmm8                                        ;  1288.2 p5      14 t
        vmovdqu64 [rbp + 23680], zmm19                                   ;  1248.2 p8+p9   14 t spill
        vmovdqu64 zmm19, [rbp + 18176]                                   ;  1125.3 p3      14 t
        vpternlogd zmm19, zmm23, [rbp + 22464], 0x96                     ;  1274.0 p0+p2   14 t
        vmovdqu64 [rbp + 22592], zmm23                                   ;  1251.2 p7+p4   14 t spill
        vpshufb zmm23, zmm9, zmm19                                       ;  1289.2 p5      14 t
        vmovdqu64 [rbp + 22080], zmm11                                   ;  1243.2 p8+p9   14 t spill
        vmovdqa64 zmm11, zmm19                                           ;  1275.0         14 t copy
        vpermi2b zmm11, zmm13, zmm0                                      ;  1291.2 p0+p5   14 t
        vpermi2b zmm19, zmm29, zmm5                                      ;  1293.2 p0+p5   14 t
        vpternlogd zmm23, zmm11, zmm19, 0xca                             ;  1298.2 p0      14 t
        vmovdqu64 zmm11, [rbp + 21888]                                   ;  1131.3 p3      12 y reload
        vmovdqu64 zmm19, [rbp + 18240]                                   ;  1132.2 p2      14 t
        vpternlogd zmm19, zmm3, zmm11, 0x96                              ;  1278.0 p0      14 t
        vpshufb zmm11, zmm9, zmm19                                       ;  1294.2 p5      14 t
        vmovdqa64 zmm5, zmm19                                            ;  1279.0         14 t copy
        vpermi2b zmm5, zmm10, zmm4                                       ;  1296.2 p0+p5   14 t
        vpermi2b zmm19, zmm1, zmm2                                       ;  1298.2 p0+p5   14 t
        vpternlogd zmm11, zmm5, zmm19, 0xca                              ;  1303.2 p0      14 t
        vmovdqu64 zmm5, [rbp + 23936]                                    ;  1138.2 p3      12 y reload
        vmovdqu64 zmm19, [rbp + 18368]                                   ;  1138.3 p2      14 t
        vpternlogd zmm19, zmm31, zmm5, 0x96                              ;  1282.0 p0      14 t
        vpshufb zmm5, zmm9, zmm19                                        ;  1299.2 p5      14 t
        vmovdqu64 zmm2, [rbp + 18304]                                    ;  1139.2 p3      14 t
        vpternlogd zmm2, zmm22, [rbp + 23168], 0x96                      ;  1283.0 p0+p2   14 t
        vpshufb zmm1, zmm9, zmm2                                         ;  1300.2 p5      14 t
        vmovdqu64 zmm4, [rbp + 18688]                                    ;  1140.2 p3      14 t
        vmovdqu64 zmm10, [rbp + 18688]                                   ;  1140.3 p2      14 t
        vmovdqu64 zmm9, [rbp + 18752]                                    ;  1141.2 p3      14 t
        vmovdqu64 zmm29, [rbp + 18752]                                   ;  1141.3 p2      14 t
        vmovdqu64 zmm0, [rbp + 18816]                                    ;  1142.2 p3      14 t
        vmovdqu64 zmm13, [rbp + 18816]                                   ;  1142.3 p2      14 t
        vmovdqu64 [rbp + 21824], zmm31                                   ;  1255.2 p7+p4   14 t spill
        vmovdqu64 zmm31, [rbp + 18880]                                   ;  1143.2 p3      14 t
        vmovdqu64 [rbp + 24448], zmm22                                   ;  1256.2 p8+p9   14 t spill
        vmovdqu64 zmm22, [rbp + 18880]                                   ;  1143.3 p2      14 t
        vmovdqu64 [rbp + 23488], zmm3                                    ;  1256.2 p7+p4   14 t spill
        vmovdqu64 zmm3, [rbp + 18944]                                    ;  1144.2 p3      14 t
        vmovdqu64 [rbp + 24192], zmm26                                   ;  1287.2 p8+p9   14 t spill
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 640]     ;  1144.3 p2      11 t reload
        vmovdqu64 [rbp + 24512], zmm28                                   ;  1274.2 p7+p4   14 t spill
        vmovdqa64 zmm28, zmm16                                           ;  1250.2         14 t copy
        vpermi2b zmm28, zmm26, [rel camellia128_ctr.T0_constants512 + 704] ;  1302.2 p0+p5+p3   14 t
        vmovdqu64 [rbp + 24320], zmm11                                   ;  1304.2 p8+p9   14 t spill
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 768]     ;  1145.3 p2      11 t reload
        vpermi2b zmm16, zmm11, [rel camellia128_ctr.T0_constants512 + 832] ;  1304.2 p0+p5+p3   14 t
        vpternlogd zmm14, zmm28, zmm16, 0xca                             ;  1309.2 p0      14 t
        vmovdqu64 zmm16, [rel camellia128_ctr.T0_constants512 + 704]     ;  1146.3 p2      11 t reload
        vmovdqa64 zmm28, zmm24                                           ;  1258.2         14 t copy
        vpermi2b zmm28, zmm26, zmm16                                     ;  1306.2 p0+p5   14 t
        vpermi2b zmm24, zmm11, [rel camellia128_ctr.T0_constants512 + 832] ;  1308.2 p0+p5+p3   14 t
        vpternlogd zmm17, zmm28, zmm24, 0xca                             ;  1313.2 p0      14 t
        vmovdqa64 zmm24, zmm8                                            ;  1274.0         14 t copy
        vpermi2b zmm24, zmm26, zmm16                                     ;  1310.2 p0+p5   14 t
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 832]     ;  1151.2 p2      11 t reload
        vpermi2b zmm8, zmm11, zmm28                                      ;  1312.2 p0+p5   14 t
        vpternlogd zmm18, zmm24, zmm8, 0xca                              ;  1317.2 p0      14 t
        vmovdqa64 zmm8, zmm2                                             ;  1284.0         14 t copy
        vpermi2b zmm8, zmm26, zmm16                                      ;  1314.2 p0+p5   14 t
        vpermi2b zmm2, zmm11, zmm28                                      ;  1316.2 p0+p5   14 t
        vpternlogd zmm1, zmm8, zmm2, 0xca                                ;  1321.2 p0      14 t
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 960]      ;  1155.3 p3      11 t reload
        vmovdqu64 zmm8, [rel camellia128_ctr.T0_constants512 + 896]      ;  1155.5 p2      11 t reload
        vmovdqa64 zmm24, zmm25                                           ;  1249.2         14 t copy
        vpermi2b zmm24, zmm8, zmm2                                       ;  1318.2 p0+p5   14 t
        vmovdqa64 zmm28, zmm27                                           ;  1257.2         14 t copy
        vpermi2b zmm28, zmm8, zmm2                                       ;  1320.2 p0+p5   14 t
        vmovdqa64 zmm11, zmm7                                            ;  1273.0         14 t copy
        vpermi2b zmm11, zmm8, zmm2                                       ;  1322.2 p0+p5   14 t
        vmovdqa64 zmm16, zmm19                                           ;  1283.0         14 t copy
        vpermi2b zmm16, zmm8, zmm2                                       ;  1324.2 p0+p5   14 t
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 1024]     ;  1165.2 p3      11 t reload
        vpermi2b zmm25, zmm2, [rel camellia128_ctr.T0_constants512 + 1088] ;  1326.2 p0+p5+p2   14 t
        vpternlogd zmm30, zmm24, zmm25, 0xca                             ;  1331.2 p0      14 t
        vmovdqu64 zmm24, [rel camellia128_ctr.T0_constants512 + 1088]    ;  1167.2 p3      11 t reload
        vpermi2b zmm27, zmm2, zmm24                                      ;  1328.2 p0+p5   14 t
        vpermi2b zmm7, zmm2, zmm24                                       ;  1330.2 p0+p5   14 t
        vpermi2b zmm19, zmm2, zmm24                                      ;  1332.2 p0+p5   14 t
        vpternlogd zmm6, zmm11, zmm7, 0xca                               ;  1335.2 p0      14 t
        vpternlogd zmm5, zmm16, zmm19, 0xca                              ;  1337.2 p0      14 t
        vmovdqu64 zmm7, [rbp + 18944]                                    ;  1170.5 p2      14 t
        vpternlogd zmm12, zmm28, zmm27, 0xca                             ;  1333.2 p0      14 t
        vmovdqu64 zmm11, [rbp + 19008]                                   ;  1170.8 p3      14 t
        vmovdqu64 zmm16, [rbp + 19072]                                   ;  1171.5 p2      14 t
        vmovdqu64 zmm19, [rbp + 19072]                                   ;  1171.8 p3      14 t
        vmovdqu64 zmm25, [rbp + 19136]                                   ;  1172.5 p2      14 t
        vmovdqu64 zmm27, [rbp + 24512]                                   ;  1274.2 p3      14 t reload
        vmovdqa64 zmm28, zmm21                                           ;  1292.2         14 t copy
        vpternlogd zmm28, zmm18, zmm27, 0x96                             ;  1318.2 p0      14 t
        vmovdqa64 zmm24, zmm30                                           ;  1332.2         14 t copy
        vpternlogd zmm24, zmm15, zmm21, 0x96                             ;  1332.2 p0      14 t
        vpternlogd zmm30, zmm28, zmm15, 0x96                             ;  1332.2 p0      14 t
        vpternlogd zmm15, zmm14, zmm6, 0x96                              ;  1336.2 p0      14 t
        vpternlogd zmm14, zmm24, zmm6, 0x96                              ;  1336.2 p0      14 t
        vpternlogd zmm6, zmm18, [rbp + 23040], 0x96                      ;  1336.2 p0+p2   14 t
        vpternlogd zmm27, zmm21, zmm6, 0x96                              ;  1337.2 p0      14 t
        vpternlogd zmm18, zmm15, [rbp + 23040], 0x96                     ;  1337.2 p0+p3   14 t
        vpternlogd zmm24, zmm18, [rbp + 21760], 0x96                     ;  1338.2 p0+p2   14 t
        vpxord zmm3, zmm3, zmm24                                         ;  1339.2 p0      14 t
        vpternlogd zmm6, zmm30, [rbp + 23104], 0x96                      ;  1337.2 p0+p3   14 t
        vpxord zmm16, zmm16, zmm6                                        ;  1338.2 p0      14 t
        vpternlogd zmm15, zmm27, [rbp + 23424], 0x96                     ;  1338.2 p0+p2   14 t
        vpxord zmm25, zmm25, zmm15                                       ;  1339.2 p0      14 t
        vmovdqa64 zmm21, zmm23                                           ;  1299.2         14 t copy
        vpternlogd zmm21, zmm17, zmm5, 0x96                              ;  1338.2 p0      14 t
        vmovdqu64 [rbp + 23424], zmm15                                   ;  1339.2 p7+p4   14 t spill
        vmovdqa64 zmm15, zmm20                                           ;  1278.2         14 t copy
        vpternlogd zmm15, zmm1, zmm5, 0x96                               ;  1338.2 p0      14 t
        vpternlogd zmm20, zmm21, zmm1, 0x96                              ;  1339.2 p0      14 t
        vmovdqu64 [rbp + 23104], zmm6                                    ;  1338.2 p8+p9   14 t spill
        vmovdqu64 zmm6, [rbp + 24192]                                    ;  1287.2 p3      14 t reload
        vpternlogd zmm1, zmm6, [rbp + 24320], 0x96                       ;  1325.0 p0+p2   14 t
        vpternlogd zmm6, zmm15, [rbp + 24320], 0x96                      ;  1339.2 p0+p3   14 t
        vpternlogd zmm21, zmm6, [rbp + 21696], 0x96                      ;  1340.2 p0+p2   14 t
        vmovdqu64 [rbp + 21696], zmm24                                   ;  1339.2 p7+p4   14 t spill
        vmovdqa64 zmm24, zmm1                                            ;  1326.0         14 t copy
        vpternlogd zmm24, zmm12, zmm23, 0x96                             ;  1334.2 p0      14 t
        vpternlogd zmm12, zmm23, [rbp + 24320], 0x96                     ;  1334.2 p0+p3   14 t
        vpternlogd zmm17, zmm5, zmm12, 0x96                              ;  1338.2 p0      14 t
        vmovdqu64 zmm5, [rbp + 21504]                                    ;  1178.5 p2      14 t reload
        vmovdqu64 zmm23, [rbp + 24256]                                   ;  1179.3 p3      14 t reload
        vpternlogd zmm28, zmm23, zmm5, 0x96                              ;  1331.0 p0      14 t
        vpternlogd zmm5, zmm14, [rbp + 22784], 0x96                      ;  1337.2 p0+p2   14 t
        vpxord zmm0, zmm0, zmm5                                          ;  1338.2 p0      14 t
        vpternlogd zmm1, zmm17, [rbp + 22848], 0x96                      ;  1339.2 p5+p3   14 t
        vpxord zmm11, zmm11, zmm1                                        ;  1340.2 p0      14 t
        vpternlogd zmm12, zmm20, [rbp + 21568], 0x96                     ;  1340.2 p5+p2   14 t
        vpxord zmm7, zmm7, zmm12                                         ;  1341.2 p0      14 t
        vpternlogd zmm15, zmm24, [rbp + 23360], 0x96                     ;  1339.2 p5+p3   14 t
        vpxord zmm19, zmm19, zmm15                                       ;  1340.2 p0      14 t
        vpxord zmm23, zmm21, [rbp + 19136]                               ;  1341.2 p5+p2   14 t
        vmovdqu64 [rbp + 23360], zmm5                                    ;  1338.2 p8+p9   14 t spill
        vmovdqu64 zmm5, [rbp + 21376]                                    ;  1182.3 p3      14 t reload
        vpternlogd zmm30, zmm5, [rbp + 21632], 0x96                      ;  1337.0 p0+p2   14 t
        vpxord zmm31, zmm31, zmm30                                       ;  1338.0 p5      14 t
        vmovdqu64 zmm5, [rbp + 21312]                                    ;  1183.3 p3      14 t reload
        vpternlogd zmm24, zmm5, [rbp + 22528], 0x96                      ;  1338.0 p0+p2   14 t
        vpxord zmm22, zmm22, zmm24                                       ;  1339.0 p5      14 t
        vmovdqu64 zmm5, [rbp + 22912]                                    ;  1184.3 p3      14 t reload
        vpternlogd zmm27, zmm5, [rbp + 22976], 0x96                      ;  1339.0 p0+p2   14 t
        vpxord zmm4, zmm4, zmm27                                         ;  1340.0 p5      14 t
        vmovdqu64 zmm5, [rbp + 22016]                                    ;  1185.3 p3      14 t reload
        vpternlogd zmm18, zmm5, [rbp + 23744], 0x96                      ;  1340.0 p0+p2   14 t
        vpxord zmm9, zmm9, zmm18                                         ;  1341.0 p5      14 t
        vmovdqu64 zmm5, [rbp + 24384]                                    ;  1186.3 p3      14 t reload
        vpternlogd zmm6, zmm5, [rbp + 21952], 0x96                       ;  1341.0 p0+p2   14 t
        vpxord zmm10, zmm10, zmm6                                        ;  1342.0 p5      14 t
        vmovdqu64 zmm5, [rbp + 22656]                                    ;  1187.3 p3      14 t reload
        vpternlogd zmm17, zmm5, [rbp + 24000], 0x96                      ;  1342.0 p0+p2   14 t
        vpxord zmm13, zmm13, zmm17                                       ;  1343.0 p5      14 t
        vmovdqu64 zmm5, [rbp + 22144]                                    ;  1188.3 p3      14 t reload
        vpternlogd zmm20, zmm5, [rbp + 22336], 0x96                      ;  1343.0 p0+p2   14 t
        vpxord zmm29, zmm29, zmm20                                       ;  1344.0 p5      14 t
        vmovdqa64 zmm5, zmm28                                            ;  1332.0         14 t copy
        vpternlogd zmm5, zmm14, [rbp + 19008], 0x96                      ;  1344.0 p0+p3   14 t
        vmovdqu64 [rbp + 22336], zmm24                                   ;  1339.0 p7+p4   14 t spill
        vmovdqu64 zmm24, [rel camellia128_ctr.T0_constants512 + 320]     ;  1191.3 p2       9 d reload
        vmovdqu64 [rbp + 22144], zmm30                                   ;  1338.0 p8+p9   14 t spill
        vpshufb zmm30, zmm24, zmm4                                       ;  1344.2 p5      14 t
        vmovdqu64 [rbp + 24000], zmm17                                   ;  1343.0 p7+p4   14 t spill
        vpshufb zmm17, zmm24, zmm0                                       ;  1345.2 p5      14 t
        vmovdqu64 [rbp + 22656], zmm20                                   ;  1344.0 p8+p9   14 t spill
        vpshufb zmm20, zmm24, zmm10                                      ;  1346.2 p5      14 t
        vmovdqu64 [rbp + 21952], zmm18                                   ;  1341.0 p7+p4   14 t spill
        vpshufb zmm18, zmm24, zmm9                                       ;  1347.2 p5      14 t
        vmovdqu64 [rbp + 24384], zmm6                                    ;  1342.0 p8+p9   14 t spill
        vpshufb zmm6, zmm24, zmm31                                       ;  1348.2 p5      14 t
        vmovdqu64 [rbp + 23744], zmm27                                   ;  1340.0 p7+p4   14 t spill
        vpshufb zmm27, zmm24, zmm22                                      ;  1349.2 p5      14 t
        vmovdqu64 [rbp + 22016], zmm21                                   ;  1341.2 p8+p9   14 t spill
        vpshufb zmm21, zmm24, zmm29                                      ;  1350.2 p5      14 t
        vmovdqu64 [rbp + 22976], zmm15                                   ;  1340.2 p7+p4   14 t spill
        vpshufb zmm15, zmm24, zmm3                                       ;  1351.2 p5      14 t
        vmovdqu64 [rbp + 22912], zmm1                                    ;  1340.2 p8+p9   14 t spill
        vpshufb zmm1, zmm24, zmm13                                       ;  1352.2 p5      14 t
        vmovdqu64 [rbp + 22528], zmm28                                   ;  1332.0 p7+p4   14 t spill
        vpshufb zmm28, zmm24, zmm7                                       ;  1353.2 p5      14 t
        vmovdqu64 [rbp + 21312], zmm14                                   ;  1337.2 p8+p9   14 t spill
        vpshufb zmm14, zmm24, zmm16                                      ;  1354.2 p5      14 t
        vmovdqu64 [rbp + 21632], zmm12                                   ;  1341.2 p7+p4   14 t spill
        vpshufb zmm12, zmm24, zmm11                                      ;  1355.2 p5      14 t
        vmovdqu64 [rbp + 21376], zmm23                                   ;  1342.2 p8+p9   14 t spill
        vpshufb zmm23, zmm24, zmm19                                      ;  1356.2 p5      14 t
        vmovdqu64 [rbp + 21568], zmm25                                   ;  1340.2 p7+p4   14 t spill
        vpshufb zmm25, zmm24, [rbp + 21376]                              ;  1357.2 p5+p3   14 t
        vmovdqu64 [rbp + 22848], zmm25                                   ;  1358.2 p8+p9   14 t spill
        vpshufb zmm25, zmm24, [rbp + 21568]                              ;  1358.2 p5+p2   14 t
        vmovdqu64 [rbp + 21504], zmm25                                   ;  1359.2 p7+p4   14 t spill
        vpshufb zmm25, zmm24, zmm5                                       ;  1359.2 p5      14 t
        vmovdqa64 zmm24, zmm0                                            ;  1339.2         14 t copy
        vpermi2b zmm24, zmm26, [rel camellia128_ctr.T0_constants512 + 704] ;  1361.2 p0+p5+p3   14 t
        vmovdqu64 [rbp + 22784], zmm23                                   ;  1357.2 p8+p9   14 t spill
        vmovdqu64 zmm23, [rel camellia128_ctr.T0_constants512 + 768]     ;  1204.3 p2      11 t reload
        vpermi2b zmm0, zmm23, [rel camellia128_ctr.T0_constants512 + 832] ;  1363.2 p0+p5+p3   14 t
        vpternlogd zmm17, zmm24, zmm0, 0xca                              ;  1368.2 p0      14 t
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 960]      ;  1205.3 p2      11 t reload
        vmovdqa64 zmm24, zmm31                                           ;  1339.0         14 t copy
        vpermi2b zmm24, zmm8, zmm0                                       ;  1365.2 p0+p5   14 t
        vpermi2b zmm31, zmm2, [rel camellia128_ctr.T0_constants512 + 1088] ;  1367.2 p0+p5+p3   14 t
        vpternlogd zmm6, zmm24, zmm31, 0xca                              ;  1372.2 p0      14 t
        vmovdqa64 zmm24, zmm22                                           ;  1340.0         14 t copy
        vpermi2b zmm24, zmm8, zmm0                                       ;  1369.2 p0+p5   14 t
        vmovdqu64 zmm31, [rel camellia128_ctr.T0_constants512 + 1088]    ;  1211.2 p2      11 t reload
        vpermi2b zmm22, zmm2, zmm31                                      ;  1371.2 p0+p5   14 t
        vpternlogd zmm27, zmm24, zmm22, 0xca                             ;  1376.2 p0      14 t
        vmovdqa64 zmm22, zmm16                                           ;  1339.2         14 t copy
        vpermi2b zmm22, zmm8, zmm0                                       ;  1373.2 p0+p5   14 t
        vpermi2b zmm16, zmm2, zmm31                                      ;  1375.2 p0+p5   14 t
        vpternlogd zmm14, zmm22, zmm16, 0xca                             ;  1380.2 p0      14 t
        vmovdqu64 zmm16, [rel camellia128_ctr.T0_constants512 + 128]     ;  1217.3 p3      11 t reload
        vmovdqu64 zmm22, [rel camellia128_ctr.T0_constants512 + 64]      ;  1217.5 p2      11 t reload
        vmovdqu64 zmm24, [rbp + 21568]                                   ;  1340.2 p3      14 t
        vpermi2b zmm24, zmm22, zmm16                                     ;  1377.2 p0+p5   14 t
        vmovdqu64 zmm31, [rbp + 21376]                                   ;  1342.2 p2      14 t
        vpermi2b zmm31, zmm22, zmm16                                     ;  1379.2 p0+p5   14 t
        vmovdqa64 zmm2, zmm4                                             ;  1341.0         14 t copy
        vpermi2b zmm2, zmm22, zmm16                                      ;  1381.2 p0+p5   14 t
        vmovdqa64 zmm0, zmm10                                            ;  1343.0         14 t copy
        vpermi2b zmm0, zmm22, zmm16                                      ;  1383.2 p0+p5   14 t
        vmovdqu64 zmm16, [rel camellia128_ctr.T0_constants512 + 192]     ;  1225.2 p3      11 t reload
        vpermi2b zmm4, zmm16, [rel camellia128_ctr.T0_constants512 + 256] ;  1385.2 p0+p5+p2   14 t
        vpternlogd zmm30, zmm2, zmm4, 0xca                               ;  1390.2 p0      14 t
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 256]      ;  1227.3 p3      11 t reload
        vpermi2b zmm10, zmm16, zmm2                                      ;  1387.2 p0+p5   14 t
        vmovdqu64 zmm4, [rbp + 21568]                                    ;  1340.2 p2      14 t
        vpermi2b zmm4, zmm16, zmm2                                       ;  1389.2 p0+p5   14 t
        vpternlogd zmm20, zmm0, zmm10, 0xca                              ;  1392.2 p0      14 t
        vmovdqu64 zmm0, [rbp + 21376]                                    ;  1342.2 p3      14 t
        vpermi2b zmm0, zmm16, zmm2                                       ;  1391.2 p0+p5   14 t
        vpternlogd zmm24, zmm4, [rbp + 21504], 0xe4                      ;  1394.2 p0+p2   14 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 704]      ;  1235.2 p3      11 t reload
        vmovdqa64 zmm10, zmm13                                           ;  1344.0         14 t copy
        vpermi2b zmm10, zmm26, zmm4                                      ;  1393.2 p0+p5   14 t
        vpermi2b zmm13, zmm23, [rel camellia128_ctr.T0_constants512 + 832] ;  1395.2 p0+p5+p2   14 t
        vpternlogd zmm1, zmm10, zmm13, 0xca                              ;  1400.2 p0      14 t
        vmovdqa64 zmm10, zmm11                                           ;  1341.2         14 t copy
        vpermi2b zmm10, zmm26, zmm4                                      ;  1397.2 p0+p5   14 t
        vmovdqu64 zmm13, [rel camellia128_ctr.T0_constants512 + 832]     ;  1239.7 p3      11 t reload
        vpermi2b zmm11, zmm23, zmm13                                     ;  1399.2 p0+p5   14 t
        vpternlogd zmm12, zmm10, zmm11, 0xca                             ;  1404.2 p0      14 t
        vmovdqa64 zmm10, zmm5                                            ;  1345.0         14 t copy
        vpermi2b zmm10, zmm26, zmm4                                      ;  1401.2 p0+p5   14 t
        vpermi2b zmm5, zmm23, zmm13                                      ;  1403.2 p0+p5   14 t
        vpternlogd zmm25, zmm10, zmm5, 0xca                              ;  1408.2 p0      14 t
        vmovdqu64 zmm5, [rel camellia128_ctr.T0_constants512 + 448]      ;  1245.3 p2      11 t reload
        vmovdqu64 zmm10, [rel camellia128_ctr.T0_constants512 + 384]     ;  1245.5 p3      11 t reload
        vmovdqa64 zmm11, zmm9                                            ;  1342.0         14 t copy
        vpermi2b zmm11, zmm10, zmm5                                      ;  1405.2 p0+p5   14 t
        vmovdqa64 zmm13, zmm29                                           ;  1345.0         14 t copy
        vpermi2b zmm13, zmm10, zmm5                                      ;  1407.2 p0+p5   14 t
        vmovdqa64 zmm23, zmm3                                            ;  1340.2         14 t copy
        vpermi2b zmm23, zmm10, zmm5                                      ;  1409.2 p0+p5   14 t
        vmovdqa64 zmm4, zmm7                                             ;  1342.2         14 t copy
        vpermi2b zmm4, zmm10, zmm5                                       ;  1411.2 p0+p5   14 t
        vpternlogd zmm31, zmm0, [rbp + 22848], 0xe4                      ;  1396.2 p0+p2   14 t
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 576]      ;  1254.5 p3      11 t reload
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 512]     ;  1255.2 p2      11 t reload
        vpermi2b zmm9, zmm26, zmm0                                       ;  1413.2 p0+p5   14 t
        vpermi2b zmm29, zmm26, zmm0                                      ;  1415.2 p0+p5   14 t
        vpermi2b zmm3, zmm26, zmm0                                       ;  1417.2 p0+p5   14 t
        vpermi2b zmm7, zmm26, zmm0                                       ;  1419.2 p0+p5   14 t
        vpternlogd zmm18, zmm11, zmm9, 0xca                              ;  1418.2 p0      14 t
        vmovdqu64 zmm9, [rel camellia128_ctr.T0_constants512 + 960]      ;  1257.0 p3      11 t reload
        vmovdqa64 zmm11, zmm19                                           ;  1341.2         14 t copy
        vpermi2b zmm11, zmm8, zmm9                                       ;  1421.2 p0+p5   14 t
        vpternlogd zmm21, zmm13, zmm29, 0xca                             ;  1420.2 p0      14 t
        vmovdqu64 zmm13, [rel camellia128_ctr.T0_constants512 + 1088]    ;  1258.0 p2      11 t reload
        vmovdqu64 zmm29, [rel camellia128_ctr.T0_constants512 + 1024]    ;  1258.2 p3      11 t reload
        vpermi2b zmm19, zmm29, zmm13                                     ;  1423.2 p0+p5   14 t
        vpternlogd zmm15, zmm23, zmm3, 0xca                              ;  1422.2 p0      14 t
        vpternlogd zmm28, zmm4, zmm7, 0xca                               ;  1424.2 p0      14 t
        vmovdqu64 zmm3, [rbp + 19200]                                    ;  1259.2 p2      14 t
        vmovdqu64 zmm4, [rbp + 19200]                                    ;  1259.3 p3      14 t
        vpternlogd zmm11, zmm19, [rbp + 22784], 0xe4                     ;  1428.2 p0+p2   14 t
        vmovdqu64 zmm7, [rbp + 19264]                                    ;  1260.3 p3      14 t
        vmovdqa64 zmm19, zmm20                                           ;  1393.2         14 t copy
        vpternlogd zmm19, zmm12, zmm27, 0x96                             ;  1405.2 p0      14 t
        vmovdqa64 zmm23, zmm30                                           ;  1391.2         14 t copy
        vpternlogd zmm23, zmm25, zmm6, 0x96                              ;  1409.2 p0      14 t
        vmovdqa64 zmm13, zmm14                                           ;  1381.2         14 t copy
        vpternlogd zmm13, zmm30, zmm18, 0x96                             ;  1419.2 p0      14 t
        vpternlogd zmm25, zmm13, zmm6, 0x96                              ;  1420.2 p0      14 t
        vpternlogd zmm6, zmm15, zmm17, 0x96                              ;  1423.2 p0      14 t
        vpternlogd zmm15, zmm23, zmm17, 0x96                             ;  1423.2 p0      14 t
        vpternlogd zmm17, zmm24, zmm18, 0x96                             ;  1419.2 p0      14 t
        vpternlogd zmm14, zmm30, zmm17, 0x96                             ;  1420.2 p0      14 t
        vpternlogd zmm24, zmm18, zmm6, 0x96                              ;  1424.2 p0      14 t
        vpternlogd zmm17, zmm25, [rbp + 21440], 0x96                     ;  1421.2 p0+p2   14 t
        vmovdqu64 zmm18, [rbp + 19264]                                   ;  1262.3 p3      14 t
        vpternlogd zmm13, zmm15, [rbp + 22400], 0x96                     ;  1424.2 p0+p2   14 t
        vpternlogd zmm6, zmm14, [rbp + 23872], 0x96                      ;  1424.2 p0+p3   14 t
        vpternlogd zmm23, zmm24, [rbp + 23552], 0x96                     ;  1425.2 p0+p2   14 t
        vmovdqa64 zmm30, zmm31                                           ;  1397.2         14 t copy
        vpternlogd zmm30, zmm21, zmm1, 0x96                              ;  1421.2 p0      14 t
        vpxord zmm29, zmm17, [rbp + 19520]                               ;  1422.2 p0+p3   14 t
        vmovdqu64 [rbp + 23552], zmm17                                   ;  1422.2 p7+p4   14 t spill
        vmovdqa64 zmm17, zmm28                                           ;  1425.2         14 t copy
        vpternlogd zmm17, zmm1, zmm27, 0x96                              ;  1425.2 p0      14 t
        vpternlogd zmm28, zmm1, zmm19, 0x96                              ;  1425.2 p0      14 t
        vpternlogd zmm31, zmm17, zmm21, 0x96                             ;  1426.2 p0      14 t
        vpternlogd zmm21, zmm11, zmm20, 0x96                             ;  1429.2 p0      14 t
        vpternlogd zmm11, zmm20, zmm30, 0x96                             ;  1429.2 p0      14 t
        vpternlogd zmm12, zmm27, zmm21, 0x96                             ;  1430.2 p0      14 t
        vmovdqu64 zmm1, [rbp + 19520]                                    ;  1265.3 p2      14 t
        vpternlogd zmm19, zmm31, [rbp + 24128], 0x96                     ;  1427.2 p0+p3   14 t
        vpternlogd zmm21, zmm28, [rbp + 23616], 0x96                     ;  1430.2 p0+p2   14 t
        vpternlogd zmm17, zmm11, [rbp + 23232], 0x96                     ;  1430.2 p0+p3   14 t
        vpternlogd zmm30, zmm12, [rbp + 21248], 0x96                     ;  1431.2 p0+p2   14 t
        vpxord zmm1, zmm1, zmm30                                         ;  1432.2 p0      14 t
        vmovdqu64 zmm20, [rbp + 22720]                                   ;  1267.5 p3      14 t reload
        vpternlogd zmm25, zmm20, [rbp + 22208], 0x96                     ;  1421.2 p0+p2   14 t
        vmovdqu64 zmm20, [rbp + 19328]                                   ;  1268.5 p3      14 r.2 reload
        vpxord zmm27, zmm25, zmm20                                       ;  1422.2 p0      14 t
        vmovdqu64 [rbp + 22208], zmm30                                   ;  1432.2 p8+p9   14 t spill
        vpxord zmm30, zmm13, [rbp + 19456]                               ;  1425.2 p0+p2   14 t
        vmovdqu64 [rbp + 22720], zmm13                                   ;  1425.2 p7+p4   14 t spill
        vpxord zmm13, zmm6, [rbp + 19584]                                ;  1425.2 p0+p3   14 t
        vmovdqu64 [rbp + 21248], zmm6                                    ;  1425.2 p8+p9   14 t spill
        vpxord zmm6, zmm23, [rbp + 19648]                                ;  1426.2 p0+p2   14 t
        vmovdqu64 [rbp + 23232], zmm23                                   ;  1426.2 p7+p4   14 t spill
        vpxord zmm23, zmm19, [rbp + 19648]                               ;  1428.2 p0+p3   14 t
        vmovdqu64 [rbp + 23616], zmm19                                   ;  1428.2 p8+p9   14 t spill
        vpxord zmm19, zmm21, [rbp + 19456]                               ;  1431.2 p5+p2   14 t
        vmovdqu64 [rbp + 24128], zmm21                                   ;  1431.2 p7+p4   14 t spill
        vpxord zmm21, zmm17, [rbp + 19584]                               ;  1431.2 p0+p3   14 t
        vmovdqu64 [rbp + 23872], zmm17                                   ;  1431.2 p8+p9   14 t spill
        vmovdqa64 zmm17, zmm30                                           ;  1426.2         14 t copy
        vpermi2b zmm17, zmm10, zmm5                                      ;  1427.2 p5      14 t
        vmovdqu64 [rbp + 22400], zmm25                                   ;  1422.2 p7+p4   14 t spill
        vmovdqa64 zmm25, zmm30                                           ;  1426.2         14 t copy
        vpermi2b zmm25, zmm26, zmm0                                      ;  1429.2 p0+p5   14 t
        vmovdqu64 zmm9, [rel camellia128_ctr.T0_constants512 + 320]      ;  1280.2 p2       9 d reload
        vpshufb zmm30, zmm9, zmm30                                       ;  1430.2 p5      14 t
        vpternlogd zmm30, zmm17, zmm25, 0xca                             ;  1434.2 p0      14 t
        vmovdqu64 zmm17, [rbp + 23296]                                   ;  1282.2 p3      14 t reload
        vpternlogd zmm14, zmm17, [rbp + 22272], 0x96                     ;  1428.0 p0+p2   14 t
        vmovdqu64 zmm17, [rbp + 23680]                                   ;  1283.2 p3      14 t reload
        vpternlogd zmm15, zmm17, [rbp + 23808], 0x96                     ;  1429.0 p0+p2   14 t
        vpxord zmm7, zmm7, zmm15                                         ;  1430.0 p0      14 t
        vmovdqu64 zmm17, [rbp + 22080]                                   ;  1284.3 p3      14 t reload
        vpternlogd zmm24, zmm17, [rbp + 24064], 0x96                     ;  1431.0 p0+p2   14 t
        vpxord zmm3, zmm3, zmm24                                         ;  1432.0 p5      14 t
        vmovdqu64 zmm17, [rbp + 19392]                                   ;  1287.2 p3      14 r.3 reload
        vpxord zmm25, zmm14, zmm17                                       ;  1432.0 p0      14 t
        vmovdqu64 [rbp + 24064], zmm14                                   ;  1429.0 p8+p9   14 t spill
        vpshufb zmm14, zmm9, zmm27                                       ;  1432.2 p5      14 t
        vmovdqu64 [rbp + 22080], zmm15                                   ;  1430.0 p7+p4   14 t spill
        vpshufb zmm15, zmm9, zmm3                                        ;  1433.2 p5      14 t
        vmovdqu64 [rbp + 23808], zmm24                                   ;  1432.0 p8+p9   14 t spill
        vpshufb zmm24, zmm9, zmm7                                        ;  1434.2 p5      14 t
        vpshufb zmm8, zmm9, zmm29                                        ;  1435.2 p5      14 t
        vmovdqu64 [rbp + 23680], zmm30                                   ;  1435.2 p7+p4   14 t spill
        vpshufb zmm30, zmm9, zmm13                                       ;  1436.2 p5      14 t
        vmovdqu64 [rbp + 22272], zmm23                                   ;  1429.2 p8+p9   14 t spill
        vpshufb zmm23, zmm9, zmm25                                       ;  1437.2 p5      14 t
        vpshufb zmm0, zmm9, zmm19                                        ;  1438.2 p5      14 t
        vmovdqa64 zmm26, zmm7                                            ;  1431.0         14 t copy
        vpermi2b zmm26, zmm10, zmm5                                      ;  1440.2 p0+p5   14 t
        vmovdqa64 zmm5, zmm3                                             ;  1433.0         14 t copy
        vpermi2b zmm5, zmm16, zmm2                                       ;  1442.2 p0+p5   14 t
        vpermi2b zmm3, zmm22, [rel camellia128_ctr.T0_constants512 + 128] ;  1444.2 p0+p5+p2   14 t
        vpternlogd zmm15, zmm3, zmm5, 0xca                               ;  1449.2 p0      14 t
        vmovdqu64 zmm3, [rbp + 23488]                                    ;  1294.5 p3      14 t reload
        vpternlogd zmm28, zmm3, [rbp + 21888], 0x96                      ;  1437.0 p0+p2   14 t
        vpxord zmm18, zmm18, zmm28                                       ;  1438.0 p0      14 t
        vmovdqu64 zmm3, [rbp + 22592]                                    ;  1295.5 p3      14 t reload
        vpternlogd zmm31, zmm3, [rbp + 22464], 0x96                      ;  1439.0 p0+p2   14 t
        vmovdqu64 zmm3, [rbp + 22272]                                    ;  1429.2 p3      14 t
        vpermi2b zmm3, zmm16, zmm2                                       ;  1446.2 p0+p5   14 t
        vpxord zmm4, zmm4, zmm31                                         ;  1441.0 p0      14 t
        vpshufb zmm5, zmm9, zmm6                                         ;  1447.2 p5      14 t
        vmovdqu64 [rbp + 22464], zmm28                                   ;  1438.0 p7+p4   14 t spill
        vpshufb zmm28, zmm9, zmm18                                       ;  1448.2 p5      14 t
        vmovdqu64 [rbp + 22592], zmm31                                   ;  1440.0 p8+p9   14 t spill
        vpshufb zmm31, zmm9, zmm4                                        ;  1449.2 p5      14 t
        vmovdqu64 [rbp + 21888], zmm15                                   ;  1450.2 p7+p4   14 t spill
        vpshufb zmm15, zmm9, zmm1                                        ;  1450.2 p5      14 t
        vmovdqu64 [rbp + 23488], zmm3                                    ;  1451.2 p8+p9   14 t spill
        vpshufb zmm3, zmm9, zmm21                                        ;  1451.2 p5      14 t
        vmovdqa64 zmm9, zmm6                                             ;  1427.2         14 t copy
        vpermi2b zmm9, zmm16, zmm2                                       ;  1453.2 p0+p5   14 t
        vpermi2b zmm6, zmm22, [rel camellia128_ctr.T0_constants512 + 128] ;  1455.2 p0+p5+p2   14 t
        vpternlogd zmm5, zmm6, zmm9, 0xca                                ;  1460.2 p0      14 t
        vmovdqu64 zmm6, [rel camellia128_ctr.T0_constants512 + 128]      ;  1304.8 p3      11 t reload
        vmovdqu64 zmm9, [rbp + 22272]                                    ;  1429.2 p2      14 t
        vpermi2b zmm9, zmm22, zmm6                                       ;  1457.2 p0+p5   14 t
        vmovdqu64 [rbp + 23296], zmm5                                    ;  1461.2 p7+p4   14 t spill
        vmovdqa64 zmm5, zmm4                                             ;  1442.0         14 t copy
        vpermi2b zmm5, zmm22, zmm6                                       ;  1459.2 p0+p5   14 t
        vpermi2b zmm4, zmm16, zmm2                                       ;  1461.2 p0+p5   14 t
        vpternlogd zmm31, zmm5, zmm4, 0xca                               ;  1466.2 p0      14 t
        vmovdqu64 zmm4, [rbp + 21824]                                    ;  1307.2 p3      14 t reload
        vpternlogd zmm11, zmm4, [rbp + 23936], 0x96                      ;  1449.0 p0+p2   14 t
        vmovdqu64 zmm4, [rbp + 24448]                                    ;  1308.2 p3      14 t reload
        vpternlogd zmm12, zmm4, [rbp + 23168], 0x96                      ;  1450.0 p0+p2   14 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 320]      ;  1309.2 p3       9 d reload
        vpshufb zmm5, zmm4, [rbp + 22272]                                ;  1462.2 p5+p2   14 t
        vpxord zmm17, zmm17, zmm11                                       ;  1451.0 p0      14 t
        vpxord zmm20, zmm20, zmm12                                       ;  1452.0 p0      14 t
        vmovdqu64 [rbp + 22272], zmm11                                   ;  1450.0 p8+p9   14 t spill
        vpshufb zmm11, zmm4, zmm20                                       ;  1463.2 p5      14 t
        vmovdqu64 [rbp + 23168], zmm12                                   ;  1451.0 p7+p4   14 t spill
        vpshufb zmm12, zmm4, zmm17                                       ;  1464.2 p5      14 t
        vpternlogd zmm5, zmm9, [rbp + 23488], 0xca                       ;  1463.2 p0+p3   14 t
        vmovdqu64 zmm9, [rel camellia128_ctr.T0_constants512 + 576]      ;  1311.2 p2      11 t reload
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 512]      ;  1311.5 p3      11 t reload
        vpermi2b zmm7, zmm4, zmm9                                        ;  1466.2 p0+p5   14 t
        vpternlogd zmm24, zmm26, zmm7, 0xca                              ;  1471.2 p0      14 t
        vmovdqa64 zmm7, zmm19                                            ;  1432.2         14 t copy
        vpermi2b zmm7, zmm4, zmm9                                        ;  1468.2 p0+p5   14 t
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 448]     ;  1315.7 p2      11 t reload
        vpermi2b zmm19, zmm10, zmm26                                     ;  1470.2 p0+p5   14 t
        vpternlogd zmm0, zmm19, zmm7, 0xca                               ;  1475.2 p0      14 t
        vmovdqa64 zmm7, zmm18                                            ;  1439.0         14 t copy
        vpermi2b zmm7, zmm10, zmm26                                      ;  1472.2 p0+p5   14 t
        vpermi2b zmm18, zmm4, zmm9                                       ;  1474.2 p0+p5   14 t
        vpternlogd zmm28, zmm7, zmm18, 0xca                              ;  1479.2 p0      14 t
        vmovdqu64 zmm7, [rel camellia128_ctr.T0_constants512 + 704]      ;  1322.3 p3      11 t reload
        vmovdqu64 zmm18, [rel camellia128_ctr.T0_constants512 + 640]     ;  1322.5 p2      11 t reload
        vmovdqa64 zmm19, zmm27                                           ;  1423.2         14 t copy
        vpermi2b zmm19, zmm18, zmm7                                      ;  1476.2 p0+p5   14 t
        vmovdqa64 zmm9, zmm29                                            ;  1423.2         14 t copy
        vpermi2b zmm9, zmm18, zmm7                                       ;  1478.2 p0+p5   14 t
        vmovdqa64 zmm4, zmm1                                             ;  1433.2         14 t copy
        vpermi2b zmm4, zmm18, zmm7                                       ;  1480.2 p0+p5   14 t
        vmovdqa64 zmm26, zmm20                                           ;  1453.0         14 t copy
        vpermi2b zmm26, zmm18, zmm7                                      ;  1482.2 p0+p5   14 t
        vmovdqu64 zmm7, [rel camellia128_ctr.T0_constants512 + 768]      ;  1329.7 p3      11 t reload
        vpermi2b zmm27, zmm7, [rel camellia128_ctr.T0_constants512 + 832] ;  1484.2 p0+p5+p2   14 t
        vpternlogd zmm14, zmm19, zmm27, 0xca                             ;  1489.2 p0      14 t
        vmovdqu64 zmm19, [rel camellia128_ctr.T0_constants512 + 832]     ;  1332.3 p3      11 t reload
        vpermi2b zmm29, zmm7, zmm19                                      ;  1486.2 p0+p5   14 t
        vpermi2b zmm1, zmm7, zmm19                                       ;  1488.2 p0+p5   14 t
        vpermi2b zmm20, zmm7, zmm19                                      ;  1490.2 p0+p5   14 t
        vpternlogd zmm11, zmm26, zmm20, 0xca                             ;  1495.2 p0      14 t
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 960]     ;  1338.2 p2      11 t reload
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 896]     ;  1338.3 p3      11 t reload
        vmovdqa64 zmm27, zmm13                                           ;  1426.2         14 t copy
        vpermi2b zmm27, zmm26, zmm20                                     ;  1492.2 p0+p5   14 t
        vpternlogd zmm8, zmm9, zmm29, 0xca                               ;  1491.2 p0      14 t
        vmovdqu64 zmm9, [rel camellia128_ctr.T0_constants512 + 1088]     ;  1339.3 p2      11 t reload
        vmovdqu64 zmm29, [rel camellia128_ctr.T0_constants512 + 1024]    ;  1339.5 p3      11 t reload
        vpermi2b zmm13, zmm29, zmm9                                      ;  1494.2 p0+p5   14 t
        vpternlogd zmm15, zmm4, zmm1, 0xca                               ;  1493.2 p0      14 t
        vmovdqa64 zmm1, zmm25                                            ;  1433.0         14 t copy
        vpermi2b zmm1, zmm26, zmm20                                      ;  1496.2 p0+p5   14 t
        vpermi2b zmm25, zmm29, zmm9                                      ;  1498.2 p0+p5   14 t
        vmovdqa64 zmm4, zmm21                                            ;  1432.2         14 t copy
        vpermi2b zmm4, zmm26, zmm20                                      ;  1500.2 p0+p5   14 t
        vpermi2b zmm21, zmm29, zmm9                                      ;  1502.2 p0+p5   14 t
        vpternlogd zmm23, zmm1, zmm25, 0xca                              ;  1503.2 p0      14 t
        vmovdqa64 zmm1, zmm17                                            ;  1452.0         14 t copy
        vpermi2b zmm1, zmm26, zmm20                                      ;  1504.2 p0+p5   14 t
        vpermi2b zmm17, zmm29, zmm9                                      ;  1506.2 p0+p5   14 t
        vpternlogd zmm30, zmm27, zmm13, 0xca                             ;  1499.2 p0      14 t
        vpternlogd zmm12, zmm1, zmm17, 0xca                              ;  1511.2 p0      14 t
        vpternlogd zmm3, zmm4, zmm21, 0xca                               ;  1507.2 p0      14 t
        vmovdqu64 zmm1, [rbp + 19968]                                    ;  1344.5 p2      14 t
        vmovdqu64 zmm4, [rbp + 19968]                                    ;  1344.7 p3      14 t
        vmovdqu64 zmm13, [rbp + 20032]                                   ;  1345.5 p2      14 t
        vmovdqu64 zmm17, [rbp + 20096]                                   ;  1345.7 p3      14 t
        vmovdqu64 zmm21, [rbp + 20096]                                   ;  1346.5 p2      14 t
        vmovdqu64 zmm25, [rbp + 23296]                                   ;  1461.2 p3      14 t reload
        vmovdqa64 zmm27, zmm24                                           ;  1472.2         14 t copy
        vpternlogd zmm27, zmm14, zmm25, 0x96                             ;  1490.2 p0      14 t
        vmovdqa64 zmm9, zmm5                                             ;  1464.2         14 t copy
        vpternlogd zmm9, zmm28, zmm11, 0x96                              ;  1496.2 p0      14 t
        vmovdqa64 zmm29, zmm3                                            ;  1508.2         14 t copy
        vpternlogd zmm29, zmm31, zmm28, 0x96                             ;  1508.2 p0      14 t
        vpternlogd zmm3, zmm9, zmm31, 0x96                               ;  1508.2 p0      14 t
        vpternlogd zmm31, zmm15, zmm12, 0x96                             ;  1512.2 p0      14 t
        vpternlogd zmm15, zmm29, zmm12, 0x96                             ;  1512.2 p0      14 t
        vpternlogd zmm12, zmm0, zmm11, 0x96                              ;  1512.2 p0      14 t
        vpternlogd zmm0, zmm11, zmm31, 0x96                              ;  1513.2 p0      14 t
        vpternlogd zmm5, zmm28, zmm12, 0x96                              ;  1513.2 p0      14 t
        vmovdqu64 zmm11, [rbp + 21888]                                   ;  1450.2 p2      14 t reload
        vmovdqa64 zmm28, zmm30                                           ;  1500.2         14 t copy
        vpternlogd zmm28, zmm24, zmm11, 0x96                             ;  1500.2 p0      14 t
        vpternlogd zmm30, zmm27, zmm11, 0x96                             ;  1500.2 p0      14 t
        vpternlogd zmm11, zmm8, zmm23, 0x96                              ;  1504.2 p0      14 t
        vpternlogd zmm8, zmm28, zmm23, 0x96                              ;  1504.2 p0      14 t
        vpternlogd zmm23, zmm14, [rbp + 23680], 0x96                     ;  1504.2 p0+p3   14 t
        vpternlogd zmm25, zmm24, zmm23, 0x96                             ;  1505.2 p0      14 t
        vpternlogd zmm14, zmm11, [rbp + 23680], 0x96                     ;  1505.2 p0+p2   14 t
        vpternlogd zmm28, zmm14, [rbp + 21696], 0x96                     ;  1506.2 p0+p3   14 t
        vpxord zmm1, zmm1, zmm28                                         ;  1507.2 p0      14 t
        vpternlogd zmm23, zmm30, [rbp + 23104], 0x96                     ;  1505.2 p0+p2   14 t
        vpxord zmm17, zmm17, zmm23                                       ;  1506.2 p0      14 t
        vpternlogd zmm11, zmm25, [rbp + 23424], 0x96                     ;  1506.2 p0+p3   14 t
        vpternlogd zmm9, zmm15, [rbp + 22912], 0x96                      ;  1513.2 p0+p2   14 t
        vpxord zmm13, zmm13, zmm9                                        ;  1514.2 p5      14 t
        vpternlogd zmm29, zmm0, [rbp + 21632], 0x96                      ;  1514.2 p0+p3   14 t
        vpxord zmm4, zmm4, zmm29                                         ;  1515.2 p5      14 t
        vpternlogd zmm12, zmm3, [rbp + 22976], 0x96                      ;  1513.2 p0+p2   14 t
        vpxord zmm21, zmm21, zmm12                                       ;  1514.2 p5      14 t
        vpternlogd zmm31, zmm5, [rbp + 22016], 0x96                      ;  1514.2 p0+p3   14 t
        vmovdqu64 zmm24, [rbp + 20160]                                   ;  1353.0 p2      14 l.7 reload
        vmovdqu64 [rbp + 22016], zmm12                                   ;  1514.2 p8+p9   14 t spill
        vpxord zmm12, zmm11, zmm24                                       ;  1510.2 p5      14 t
        vpxord zmm24, zmm24, zmm31                                       ;  1515.2 p0      14 t
        vmovdqu64 [rbp + 22976], zmm31                                   ;  1515.2 p7+p4   14 t spill
        vmovdqa64 zmm31, zmm17                                           ;  1507.2         14 t copy
        vpermi2b zmm31, zmm26, zmm20                                     ;  1513.2 p5      14 t
        vmovdqu64 [rbp + 21632], zmm11                                   ;  1507.2 p8+p9   14 t spill
        vmovdqa64 zmm11, zmm12                                           ;  1511.2         14 t copy
        vpermi2b zmm11, zmm22, zmm6                                      ;  1515.2 p0+p5   14 t
        vmovdqu64 [rbp + 22912], zmm23                                   ;  1506.2 p7+p4   14 t spill
        vmovdqa64 zmm23, zmm12                                           ;  1511.2         14 t copy
        vpermi2b zmm23, zmm16, zmm2                                      ;  1517.2 p0+p5   14 t
        vmovdqu64 [rbp + 23424], zmm9                                    ;  1514.2 p8+p9   14 t spill
        vmovdqu64 zmm9, [rel camellia128_ctr.T0_constants512 + 320]      ;  1355.8 p3       9 d reload
        vpshufb zmm12, zmm9, zmm12                                       ;  1518.2 p5      14 t
        vpternlogd zmm12, zmm11, zmm23, 0xca                             ;  1522.2 p0      14 t
        vmovdqu64 zmm11, [rbp + 22528]                                   ;  1356.3 p2      14 t reload
        vpternlogd zmm27, zmm11, [rbp + 21312], 0x96                     ;  1515.0 p0+p3   14 t
        vpshufb zmm11, zmm9, zmm17                                       ;  1519.2 p5      14 t
        vpshufb zmm23, zmm9, zmm1                                        ;  1520.2 p5      14 t
        vmovdqu64 [rbp + 21312], zmm29                                   ;  1515.2 p7+p4   14 t spill
        vpshufb zmm29, zmm9, zmm4                                        ;  1521.2 p5      14 t
        vmovdqu64 [rbp + 22528], zmm28                                   ;  1507.2 p8+p9   14 t spill
        vpshufb zmm28, zmm9, zmm13                                       ;  1522.2 p5      14 t
        vmovdqu64 [rbp + 23104], zmm12                                   ;  1523.2 p7+p4   14 t spill
        vpshufb zmm12, zmm9, zmm21                                       ;  1523.2 p5      14 t
        vpshufb zmm20, zmm9, zmm24                                       ;  1524.2 p5      14 t
        vmovdqa64 zmm26, zmm13                                           ;  1515.2         14 t copy
        vpermi2b zmm26, zmm7, zmm19                                      ;  1526.2 p0+p5   14 t
        vpermi2b zmm13, zmm18, [rel camellia128_ctr.T0_constants512 + 704] ;  1528.2 p0+p5+p2   14 t
        vpternlogd zmm28, zmm13, zmm26, 0xca                             ;  1533.2 p0      14 t
        vmovdqa64 zmm13, zmm27                                           ;  1516.0         14 t copy
        vpternlogd zmm13, zmm8, [rbp + 20032], 0x96                      ;  1519.0 p0+p3   14 t
        vpshufb zmm26, zmm9, zmm13                                       ;  1529.2 p5      14 t
        vmovdqu64 [rbp + 21696], zmm27                                   ;  1516.0 p8+p9   14 t spill
        vmovdqa64 zmm27, zmm13                                           ;  1520.0         14 t copy
        vpermi2b zmm27, zmm7, zmm19                                      ;  1531.2 p0+p5   14 t
        vpermi2b zmm13, zmm18, [rel camellia128_ctr.T0_constants512 + 704] ;  1533.2 p0+p5+p2   14 t
        vpternlogd zmm26, zmm13, zmm27, 0xca                             ;  1538.2 p0      14 t
        vmovdqu64 zmm13, [rel camellia128_ctr.T0_constants512 + 1088]    ;  1369.2 p3      11 t reload
        vmovdqu64 zmm27, [rel camellia128_ctr.T0_constants512 + 1024]    ;  1369.3 p2      11 t reload
        vpermi2b zmm17, zmm27, zmm13                                     ;  1535.2 p0+p5   14 t
        vpternlogd zmm11, zmm31, zmm17, 0xca                             ;  1540.2 p0      14 t
        vmovdqa64 zmm17, zmm21                                           ;  1515.2         14 t copy
        vpermi2b zmm17, zmm27, zmm13                                     ;  1537.2 p0+p5   14 t
        vmovdqa64 zmm31, zmm24                                           ;  1516.2         14 t copy
        vpermi2b zmm31, zmm22, zmm6                                      ;  1539.2 p0+p5   14 t
        vpermi2b zmm24, zmm16, zmm2                                      ;  1541.2 p0+p5   14 t
        vpternlogd zmm20, zmm31, zmm24, 0xca                             ;  1546.2 p0      14 t
        vmovdqu64 zmm24, [rel camellia128_ctr.T0_constants512 + 960]     ;  1377.2 p3      11 t reload
        vmovdqu64 zmm31, [rel camellia128_ctr.T0_constants512 + 896]     ;  1377.3 p2      11 t reload
        vpermi2b zmm21, zmm31, zmm24                                     ;  1543.2 p0+p5   14 t
        vpternlogd zmm12, zmm21, zmm17, 0xca                             ;  1548.2 p0      14 t
        vmovdqu64 zmm17, [rel camellia128_ctr.T0_constants512 + 448]     ;  1380.3 p3      11 t reload
        vmovdqa64 zmm21, zmm1                                            ;  1508.2         14 t copy
        vpermi2b zmm21, zmm10, zmm17                                     ;  1545.2 p0+p5   14 t
        vmovdqu64 [rbp + 23680], zmm20                                   ;  1547.2 p7+p4   14 t spill
        vmovdqa64 zmm20, zmm4                                            ;  1516.2         14 t copy
        vpermi2b zmm20, zmm10, zmm17                                     ;  1547.2 p0+p5   14 t
        vmovdqu64 [rbp + 23296], zmm12                                   ;  1549.2 p8+p9   14 t spill
        vmovdqu64 zmm12, [rel camellia128_ctr.T0_constants512 + 512]     ;  1384.3 p2      11 t reload
        vpermi2b zmm1, zmm12, [rel camellia128_ctr.T0_constants512 + 576] ;  1549.2 p0+p5+p3   14 t
        vpternlogd zmm23, zmm21, zmm1, 0xca                              ;  1554.2 p0      14 t
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 576]      ;  1386.3 p2      11 t reload
        vpermi2b zmm4, zmm12, zmm1                                       ;  1551.2 p0+p5   14 t
        vpternlogd zmm29, zmm20, zmm4, 0xca                              ;  1556.2 p0      14 t
        vmovdqu64 zmm4, [rbp + 22144]                                    ;  1388.3 p3      14 t reload
        vmovdqu64 zmm20, [rbp + 19904]                                   ;  1390.2 p2      14 t
        vpternlogd zmm20, zmm30, zmm4, 0x96                              ;  1537.0 p0      14 t
        vpshufb zmm21, zmm9, zmm20                                       ;  1552.2 p5      14 t
        vmovdqa64 zmm4, zmm20                                            ;  1538.0         14 t copy
        vpermi2b zmm4, zmm31, zmm24                                      ;  1554.2 p0+p5   14 t
        vpermi2b zmm20, zmm27, zmm13                                     ;  1556.2 p0+p5   14 t
        vpternlogd zmm21, zmm4, zmm20, 0xca                              ;  1561.2 p0      14 t
        vmovdqu64 zmm4, [rbp + 23744]                                    ;  1394.3 p3      14 t reload
        vmovdqu64 zmm20, [rbp + 19712]                                   ;  1394.5 p2      14 t
        vpternlogd zmm20, zmm25, zmm4, 0x96                              ;  1541.0 p0      14 t
        vpshufb zmm4, zmm9, zmm20                                        ;  1557.2 p5      14 t
        vmovdqu64 [rbp + 21888], zmm30                                   ;  1501.2 p7+p4   14 t spill
        vmovdqa64 zmm30, zmm20                                           ;  1542.0         14 t copy
        vpermi2b zmm30, zmm22, zmm6                                      ;  1559.2 p0+p5   14 t
        vpermi2b zmm20, zmm16, zmm2                                      ;  1561.2 p0+p5   14 t
        vpternlogd zmm4, zmm30, zmm20, 0xca                              ;  1566.2 p0      14 t
        vmovdqu64 zmm20, [rbp + 21952]                                   ;  1400.2 p3      14 t reload
        vmovdqu64 zmm30, [rbp + 19776]                                   ;  1400.3 p2      14 t
        vpternlogd zmm30, zmm14, zmm20, 0x96                             ;  1545.0 p0      14 t
        vpshufb zmm20, zmm9, zmm30                                       ;  1562.2 p5      14 t
        vmovdqu64 [rbp + 23488], zmm14                                   ;  1506.2 p8+p9   14 t spill
        vmovdqa64 zmm14, zmm30                                           ;  1546.0         14 t copy
        vpermi2b zmm14, zmm10, zmm17                                     ;  1564.2 p0+p5   14 t
        vpermi2b zmm30, zmm12, zmm1                                      ;  1566.2 p0+p5   14 t
        vpternlogd zmm20, zmm14, zmm30, 0xca                             ;  1571.2 p0      14 t
        vmovdqu64 zmm14, [rbp + 22336]                                   ;  1405.3 p3      14 t reload
        vmovdqu64 zmm30, [rbp + 19904]                                   ;  1406.2 p2      14 t
        vpternlogd zmm30, zmm3, zmm14, 0x96                              ;  1549.0 p0      14 t
        vmovdqa64 zmm14, zmm30                                           ;  1550.0         14 t copy
        vpermi2b zmm14, zmm31, zmm24                                     ;  1568.2 p0+p5   14 t
        vmovdqa64 zmm24, zmm30                                           ;  1550.0         14 t copy
        vpermi2b zmm24, zmm27, zmm13                                     ;  1570.2 p0+p5   14 t
        vmovdqu64 zmm13, [rbp + 23360]                                   ;  1410.2 p3      14 t reload
        vmovdqu64 zmm27, [rbp + 19840]                                   ;  1410.3 p2      14 t
        vpternlogd zmm27, zmm8, zmm13, 0x96                              ;  1552.0 p0      14 t
        vpshufb zmm30, zmm9, zmm30                                       ;  1571.2 p5      14 t
        vpternlogd zmm30, zmm14, zmm24, 0xca                             ;  1575.2 p0      14 t
        vmovdqu64 zmm14, [rbp + 24384]                                   ;  1412.3 p3      14 t reload
        vmovdqu64 zmm24, [rbp + 19712]                                   ;  1412.5 p2      14 t
        vpternlogd zmm24, zmm5, zmm14, 0x96                              ;  1554.0 p0      14 t
        vmovdqa64 zmm31, zmm24                                           ;  1555.0         14 t copy
        vpermi2b zmm31, zmm22, zmm6                                      ;  1573.2 p0+p5   14 t
        vmovdqa64 zmm6, zmm24                                            ;  1555.0         14 t copy
        vpermi2b zmm6, zmm16, zmm2                                       ;  1575.2 p0+p5   14 t
        vmovdqu64 zmm2, [rbp + 24000]                                    ;  1416.8 p3      14 t reload
        vmovdqu64 zmm16, [rbp + 19840]                                   ;  1417.0 p2      14 t
        vpternlogd zmm16, zmm15, zmm2, 0x96                              ;  1557.0 p0      14 t
        vpshufb zmm22, zmm9, zmm24                                       ;  1576.2 p5      14 t
        vpternlogd zmm22, zmm31, zmm6, 0xca                              ;  1580.2 p0      14 t
        vmovdqu64 zmm6, [rbp + 22656]                                    ;  1418.5 p3      14 t reload
        vmovdqu64 zmm24, [rbp + 19776]                                   ;  1420.2 p2      14 t
        vpternlogd zmm24, zmm0, zmm6, 0x96                               ;  1559.0 p0      14 t
        vmovdqu64 zmm31, [rbp + 22528]                                   ;  1507.2 p3      17 dst
        vpxord zmm31, zmm31, [rbp + 20480]                               ;  1560.0 p0+p2   17 dst
        vmovdqa64 zmm2, zmm24                                            ;  1560.0         14 t copy
        vpermi2b zmm2, zmm10, zmm17                                      ;  1578.2 p0+p5   14 t
        vmovdqu64 zmm10, [rbp + 21312]                                   ;  1515.2 p3      17 dst
        vpxord zmm10, zmm10, [rbp + 20480]                               ;  1562.0 p0+p2   17 dst
        vmovdqu64 zmm17, [rbp + 23424]                                   ;  1514.2 p3      17 dst
        vpxord zmm17, zmm17, [rbp + 20544]                               ;  1563.0 p0+p2   17 dst
        vmovdqu64 [rbp + 23424], zmm10                                   ;  1563.0 p7+p4   17 dst spill
        vmovdqa64 zmm10, zmm24                                           ;  1560.0         14 t copy
        vpermi2b zmm10, zmm12, zmm1                                      ;  1580.2 p0+p5   14 t
        vmovdqu64 zmm1, [rbp + 22912]                                    ;  1506.2 p3      17 dst
        vmovdqu64 zmm12, [rbp + 20608]                                   ;  1428.2 p2      16 z.6 reload
        vpxord zmm1, zmm1, zmm12                                         ;  1565.0 p0      17 dst
        vpshufb zmm24, zmm9, zmm24                                       ;  1581.2 p5      14 t
        vpxord zmm12, zmm12, [rbp + 22016]                               ;  1566.0 p0+p3   17 dst
        vpternlogd zmm24, zmm2, zmm10, 0xca                              ;  1585.2 p0      14 t
        vmovdqu64 zmm2, [rbp + 21632]                                    ;  1507.2 p2      17 dst
        vmovdqu64 zmm10, [rbp + 20672]                                   ;  1429.7 p3      16 z.7 reload
        vpxord zmm2, zmm2, zmm10                                         ;  1568.0 p0      17 dst
        vpternlogd zmm5, zmm14, [rbp + 20224], 0x96                      ;  1569.0 p0+p2   17 dst
        vmovdqu64 zmm14, [rbp + 20288]                                   ;  1430.7 p3      16 z.1 reload
        vpternlogd zmm0, zmm6, zmm14, 0x96                               ;  1570.0 p0      17 dst
        vmovdqu64 zmm6, [rbp + 20352]                                    ;  1431.2 p2      16 z.2 reload
        vpternlogd zmm13, zmm8, zmm6, 0x96                               ;  1571.0 p0      17 dst
        vpternlogd zmm6, zmm15, [rbp + 24000], 0x96                      ;  1572.0 p0+p3   17 dst
        vmovdqu64 zmm15, [rbp + 23488]                                   ;  1506.2 p2      14 t reload
        vpternlogd zmm14, zmm15, [rbp + 21952], 0x96                     ;  1573.0 p0+p3   17 dst
        vpshufb zmm15, zmm9, zmm27                                       ;  1582.2 p5      14 t
        vpshufb zmm9, zmm9, zmm16                                        ;  1583.2 p5      14 t
        vmovdqu64 [rbp + 21952], zmm5                                    ;  1570.0 p8+p9   17 dst spill
        vmovdqa64 zmm5, zmm27                                            ;  1553.0         14 t copy
        vpermi2b zmm5, zmm7, zmm19                                       ;  1585.2 p0+p5   14 t
        vmovdqu64 [rbp + 23488], zmm0                                    ;  1571.0 p7+p4   17 dst spill
        vmovdqa64 zmm0, zmm16                                            ;  1558.0         14 t copy
        vpermi2b zmm0, zmm7, zmm19                                       ;  1587.2 p0+p5   14 t
        vmovdqu64 zmm7, [rbp + 20224]                                    ;  1433.3 p2      16 z.0 reload
        vpternlogd zmm25, zmm7, [rbp + 23744], 0x96                      ;  1576.0 p0+p3   17 dst
        vmovdqu64 zmm7, [rbp + 20544]                                    ;  1434.3 p2      16 z.5 reload
        vpternlogd zmm8, zmm7, [rbp + 21696], 0x96                       ;  1577.0 p0+p3   17 dst
        vmovdqu64 zmm7, [rbp + 20416]                                    ;  1435.3 p2      16 z.3 reload
        vpternlogd zmm3, zmm7, [rbp + 22336], 0x96                       ;  1578.0 p0+p3   17 dst
        vmovdqu64 zmm19, [rbp + 21888]                                   ;  1501.2 p2      14 t reload
        vpternlogd zmm7, zmm19, [rbp + 22144], 0x96                      ;  1579.0 p0+p3   17 dst
        vmovdqu64 zmm19, [rel camellia128_ctr.T0_constants512 + 704]     ;  1437.3 p2      11 t reload
        vpermi2b zmm27, zmm18, zmm19                                     ;  1589.2 p0+p5   14 t
        vpermi2b zmm16, zmm18, zmm19                                     ;  1591.2 p0+p5   14 t
        vmovdqu64 zmm18, [rbp + 22976]                                   ;  1515.2 p3      17 dst
        vpxord zmm18, zmm18, zmm10                                       ;  1582.0 p0      17 dst
        vpternlogd zmm15, zmm27, zmm5, 0xca                              ;  1594.2 p0      14 t
        vpternlogd zmm9, zmm16, zmm0, 0xca                               ;  1596.2 p0      14 t
        vmovdqu64 zmm0, [rbp + 22720]                                    ;  1438.3 p2      17 dst
        vmovdqu64 zmm5, [rbp + 20992]                                    ;  1438.7 p3      16 z.4 reload
        vpxord zmm0, zmm0, zmm5                                          ;  1585.0 p0      17 dst
        vmovdqu64 zmm10, [rbp + 24128]                                   ;  1439.3 p2      17 dst
        vpxord zmm10, zmm10, zmm5                                        ;  1586.0 p0      17 dst
        vmovdqu64 zmm5, [rbp + 23552]                                    ;  1439.7 p3      17 dst
        vmovdqu64 zmm16, [rbp + 21056]                                   ;  1440.3 p2      16 z.5 reload
        vpxord zmm5, zmm5, zmm16                                         ;  1587.0 p0      17 dst
        vmovdqu64 zmm19, [rbp + 22208]                                   ;  1440.7 p3      17 dst
        vpxord zmm19, zmm19, zmm16                                       ;  1588.0 p0      17 dst
        vmovdqu64 zmm16, [rbp + 21248]                                   ;  1441.3 p2      17 dst
        vmovdqu64 zmm27, [rbp + 21120]                                   ;  1441.7 p3      16 z.6 reload
        vpxord zmm16, zmm16, zmm27                                       ;  1589.0 p0      17 dst
        vpxord zmm27, zmm27, [rbp + 23872]                               ;  1590.0 p0+p2   17 dst
        vmovdqu64 [rbp + 23872], zmm6                                    ;  1573.0 p8+p9   17 dst spill
        vmovdqu64 zmm6, [rbp + 23232]                                    ;  1442.7 p3      17 dst
        vpxord zmm6, zmm6, [rbp + 21184]                                 ;  1591.0 p0+p2   17 dst
        vmovdqu64 [rbp + 23232], zmm3                                    ;  1579.0 p7+p4   17 dst spill
        vmovdqa64 zmm3, zmm4                                             ;  1567.2         14 t copy
        vpternlogd zmm3, zmm26, zmm21, 0x96                              ;  1592.0 p0      14 t
        vmovdqu64 [rbp + 21248], zmm17                                   ;  1564.0 p8+p9   17 dst spill
        vpunpcklbw zmm17, zmm2, zmm1                                     ;  1592.2 p5      17 dst
        vpunpckhbw zmm1, zmm2, zmm1                                      ;  1593.2 p5      17 dst
        vmovdqa64 zmm2, zmm11                                            ;  1541.2         14 t copy
        vpternlogd zmm2, zmm4, zmm20, 0x96                               ;  1593.0 p0      14 t
        vpternlogd zmm26, zmm2, zmm21, 0x96                              ;  1594.0 p0      14 t
        vpternlogd zmm21, zmm23, zmm15, 0x96                             ;  1595.2 p5      14 t
        vpternlogd zmm23, zmm3, zmm15, 0x96                              ;  1595.2 p0      14 t
        vpternlogd zmm0, zmm2, zmm23, 0x96                               ;  1596.2 p5      17 dst
        vmovdqa64 zmm2, zmm22                                            ;  1581.2         14 t copy
        vpternlogd zmm2, zmm28, zmm30, 0x96                              ;  1596.0 p0      14 t
        vpternlogd zmm15, zmm20, [rbp + 23104], 0x96                     ;  1596.2 p5+p3   14 t
        vpternlogd zmm11, zmm4, zmm15, 0x96                              ;  1597.2 p0      14 t
        vpternlogd zmm5, zmm15, zmm26, 0x96                              ;  1597.2 p5      17 dst
        vpunpcklbw zmm4, zmm8, zmm31                                     ;  1598.2 p5      17 dst
        vpunpckhbw zmm8, zmm8, zmm31                                     ;  1599.2 p5      17 dst
        vpunpcklbw zmm15, zmm14, zmm25                                   ;  1600.2 p5      17 dst
        vpunpckhbw zmm14, zmm14, zmm25                                   ;  1601.2 p5      17 dst
        vpternlogd zmm20, zmm21, [rbp + 23104], 0x96                     ;  1598.0 p0+p2   14 t
        vpternlogd zmm16, zmm21, zmm11, 0x96                             ;  1599.0 p0      17 dst
        vmovdqu64 zmm21, [rbp + 23296]                                   ;  1549.2 p3      14 t reload
        vmovdqa64 zmm25, zmm22                                           ;  1581.2         14 t copy
        vpternlogd zmm25, zmm24, zmm21, 0x96                             ;  1600.0 p0      14 t
        vpternlogd zmm28, zmm25, zmm30, 0x96                             ;  1601.0 p0      14 t
        vpternlogd zmm30, zmm29, zmm9, 0x96                              ;  1602.0 p0      14 t
        vpternlogd zmm29, zmm2, zmm9, 0x96                               ;  1602.2 p5      14 t
        vpternlogd zmm6, zmm3, zmm20, 0x96                               ;  1603.0 p0      17 dst
        vpternlogd zmm10, zmm25, zmm29, 0x96                             ;  1603.2 p5      17 dst
        vpunpcklbw zmm3, zmm7, zmm13                                     ;  1604.2 p5      17 dst
        vpunpckhbw zmm7, zmm7, zmm13                                     ;  1605.2 p5      17 dst
        vmovdqu64 zmm13, [rbp + 23680]                                   ;  1547.2 p2      14 t reload
        vpternlogd zmm9, zmm24, zmm13, 0x96                              ;  1604.0 p0      14 t
        vpternlogd zmm13, zmm24, zmm30, 0x96                             ;  1605.0 p0      14 t
        vpternlogd zmm21, zmm22, zmm9, 0x96                              ;  1606.0 p0      14 t
        vpternlogd zmm19, zmm9, zmm28, 0x96                              ;  1606.2 p5      17 dst
        mov r8, qword [rbp + 24600]                                      ;  1446.7 p10     16 z.0 reload
        vmovdqu64 zmm9, [r8]                                             ;  1451.7 p3      17 dst
        vmovdqu64 zmm22, [r8 + 64]                                       ;  1451.7 p2      17 dst
        vmovdqu64 zmm24, [r8 + 128]                                      ;  1451.7 p3      17 dst
        vpternlogd zmm27, zmm30, zmm21, 0x96                             ;  1607.0 p0      17 dst
        vmovdqu64 zmm25, [r8 + 192]                                      ;  1451.7 p2      17 dst
        vpunpcklwd zmm30, zmm17, zmm4                                    ;  1607.2 p5      17 dst
        vpunpckhwd zmm4, zmm17, zmm4                                     ;  1608.2 p5      17 dst
        vpunpcklwd zmm17, zmm1, zmm8                                     ;  1609.2 p5      17 dst
        vpunpckhwd zmm1, zmm1, zmm8                                      ;  1610.2 p5      17 dst
        vpunpcklbw zmm8, zmm5, zmm0                                      ;  1611.2 p5      17 dst
        vpunpckhbw zmm0, zmm5, zmm0                                      ;  1612.2 p5      17 dst
        vmovdqu64 zmm5, [rbp + 20864]                                    ;  1451.0 p3      16 z.2 reload
        vpternlogd zmm26, zmm5, [rbp + 22400], 0x96                      ;  1608.0 p0+p2   17 dst
        vpternlogd zmm5, zmm28, [rbp + 23168], 0x96                      ;  1609.0 p0+p3   17 dst
        vmovdqu64 zmm28, [rbp + 20800]                                   ;  1452.2 p2      16 z.1 reload
        vpternlogd zmm23, zmm28, [rbp + 22080], 0x96                     ;  1610.0 p0+p3   17 dst
        vpternlogd zmm28, zmm29, [rbp + 22464], 0x96                     ;  1611.0 p0+p2   17 dst
        vpunpcklwd zmm29, zmm3, zmm15                                    ;  1613.2 p5      17 dst
        vpunpckhwd zmm3, zmm3, zmm15                                     ;  1614.2 p5      17 dst
        vmovdqu64 zmm15, [rbp + 20736]                                   ;  1454.0 p3      16 z.0 reload
        vpternlogd zmm20, zmm15, [rbp + 23808], 0x96                     ;  1612.0 p0+p2   17 dst
        vpternlogd zmm15, zmm13, [rbp + 22592], 0x96                     ;  1613.0 p0+p3   17 dst
        vpunpcklwd zmm31, zmm7, zmm14                                    ;  1615.2 p5      17 dst
        vpunpckhwd zmm7, zmm7, zmm14                                     ;  1616.2 p5      17 dst
        vpunpcklbw zmm14, zmm6, zmm16                                    ;  1617.2 p5      17 dst
        vpunpckhbw zmm6, zmm6, zmm16                                     ;  1618.2 p5      17 dst
        vmovdqu64 zmm16, [r8 + 256]                                      ;  1460.2 p2      17 dst
        vmovdqu64 [rbp + 22592], zmm28                                   ;  1612.0 p7+p4   17 dst spill
        vpunpckldq zmm28, zmm30, zmm29                                   ;  1619.2 p5      17 dst
        vpunpckhdq zmm29, zmm30, zmm29                                   ;  1620.2 p5      17 dst
        vpunpckldq zmm30, zmm4, zmm3                                     ;  1621.2 p5      17 dst
        vpunpckhdq zmm3, zmm4, zmm3                                      ;  1622.2 p5      17 dst
        vmovdqu64 zmm4, [r8 + 320]                                       ;  1462.2 p3      17 dst
        vmovdqu64 [rbp + 23808], zmm15                                   ;  1614.0 p8+p9   17 dst spill
        vpunpckldq zmm15, zmm17, zmm31                                   ;  1623.2 p5      17 dst
        vpunpckhdq zmm17, zmm17, zmm31                                   ;  1624.2 p5      17 dst
        vpunpcklbw zmm31, zmm23, zmm20                                   ;  1625.2 p5      17 dst
        vpunpckhbw zmm20, zmm23, zmm20                                   ;  1626.2 p5      17 dst
        vpunpckldq zmm23, zmm1, zmm7                                     ;  1627.2 p5      17 dst
        vpunpckhdq zmm1, zmm1, zmm7                                      ;  1628.2 p5      17 dst
        vmovdqu64 zmm7, [r8 + 384]                                       ;  1466.2 p2      17 dst
        vmovdqu64 [rbp + 22464], zmm5                                    ;  1610.0 p7+p4   17 dst spill
        vpunpcklwd zmm5, zmm14, zmm8                                     ;  1629.2 p5      17 dst
        vpunpckhwd zmm8, zmm14, zmm8                                     ;  1630.2 p5      17 dst
        vpunpcklwd zmm14, zmm6, zmm0                                     ;  1631.2 p5      17 dst
        vpunpckhwd zmm0, zmm6, zmm0                                      ;  1632.2 p5      17 dst
        vmovdqu64 zmm6, [r8 + 448]                                       ;  1467.7 p3      17 dst
        vmovdqu64 [rbp + 22080], zmm10                                   ;  1604.2 p8+p9   17 dst spill
        vmovdqu64 zmm10, [rbp + 20928]                                   ;  1468.0 p2      16 z.3 reload
        vpternlogd zmm11, zmm10, [rbp + 24064], 0x96                     ;  1614.0 p0+p3   17 dst
        vpternlogd zmm10, zmm21, [rbp + 22272], 0x96                     ;  1615.0 p0+p2   17 dst
        vmovdqu64 zmm21, [rbp + 23616]                                   ;  1469.7 p3      17 dst
        vpxord zmm21, zmm21, [rbp + 21184]                               ;  1616.0 p0+p2   17 dst
        vpternlogd zmm21, zmm13, zmm2, 0x96                              ;  1617.0 p0      17 dst
        vmovdqu64 zmm2, [rbp + 23424]                                    ;  1563.0 p3      17 dst reload
        vmovdqu64 zmm13, [rbp + 21248]                                   ;  1564.0 p2      17 dst reload
        vmovdqu64 [rbp + 23616], zmm10                                   ;  1616.0 p7+p4   17 dst spill
        vpunpcklbw zmm10, zmm13, zmm2                                    ;  1633.2 p5      17 dst
        vpunpckhbw zmm2, zmm13, zmm2                                     ;  1634.2 p5      17 dst
        vmovdqu64 zmm13, [rbp + 23872]                                   ;  1573.0 p3      17 dst reload
        vmovdqu64 [rbp + 23424], zmm19                                   ;  1607.2 p8+p9   17 dst spill
        vmovdqu64 zmm19, [rbp + 23232]                                   ;  1579.0 p2      17 dst reload
        vmovdqu64 [rbp + 21248], zmm27                                   ;  1608.0 p7+p4   17 dst spill
        vpunpcklbw zmm27, zmm19, zmm13                                   ;  1635.2 p5      17 dst
        vpunpckhbw zmm13, zmm19, zmm13                                   ;  1636.2 p5      17 dst
        vpunpcklbw zmm19, zmm18, zmm12                                   ;  1637.2 p5      17 dst
        vpunpckhbw zmm12, zmm18, zmm12                                   ;  1638.2 p5      17 dst
        vmovdqu64 zmm18, [rbp + 21952]                                   ;  1570.0 p3      17 dst reload
        vmovdqu64 [rbp + 23872], zmm21                                   ;  1618.0 p8+p9   17 dst spill
        vmovdqu64 zmm21, [rbp + 23488]                                   ;  1571.0 p2      17 dst reload
        vmovdqu64 [rbp + 23232], zmm13                                   ;  1637.2 p7+p4   17 dst spill
        vpunpcklbw zmm13, zmm21, zmm18                                   ;  1639.2 p5      17 dst
        vpunpckhbw zmm18, zmm21, zmm18                                   ;  1640.2 p5      17 dst
        vpunpcklbw zmm21, zmm11, zmm26                                   ;  1641.2 p5      17 dst
        vpunpckhbw zmm11, zmm11, zmm26                                   ;  1642.2 p5      17 dst
        vmovdqu64 zmm26, [r8 + 512]                                      ;  1477.2 p3      17 dst
        vmovdqu64 [rbp + 21952], zmm18                                   ;  1641.2 p8+p9   17 dst spill
        vmovdqu64 zmm18, [r8 + 576]                                      ;  1477.5 p2      17 dst
        vmovdqu64 [rbp + 23488], zmm27                                   ;  1636.2 p7+p4   17 dst spill
        vmovdqu64 zmm27, [rbp + 23232]                                   ;  1637.2 p3      17 dst reload
        vmovdqu64 [rbp + 22272], zmm13                                   ;  1640.2 p8+p9   17 dst spill
        vpunpcklwd zmm13, zmm27, [rbp + 21952]                           ;  1647.2 p5+p2   17 dst
        vpunpckhwd zmm27, zmm27, [rbp + 21952]                           ;  1647.2 p5+p3   17 dst
        vmovdqu64 [rbp + 21952], zmm27                                   ;  1648.2 p7+p4   17 dst spill
        vmovdqu64 zmm27, [rbp + 23488]                                   ;  1636.2 p2      17 dst reload
        vmovdqu64 [rbp + 23232], zmm13                                   ;  1648.2 p8+p9   17 dst spill
        vpunpcklwd zmm13, zmm27, [rbp + 22272]                           ;  1646.2 p5+p3   17 dst
        vpunpckhwd zmm27, zmm27, [rbp + 22272]                           ;  1646.2 p5+p2   17 dst
        vmovdqu64 [rbp + 22272], zmm27                                   ;  1647.2 p7+p4   17 dst spill
        vmovdqu64 zmm27, [r8 + 640]                                      ;  1483.2 p3      17 dst
        vmovdqu64 [rbp + 23488], zmm13                                   ;  1647.2 p8+p9   17 dst spill
        vmovdqu64 zmm13, [r8 + 704]                                      ;  1483.5 p2      17 dst
        vmovdqu64 [rbp + 24064], zmm2                                    ;  1635.2 p7+p4   17 dst spill
        vmovdqu64 zmm2, [r8 + 768]                                       ;  1485.2 p3      17 dst
        vmovdqu64 [rbp + 23168], zmm12                                   ;  1639.2 p8+p9   17 dst spill
        vmovdqu64 zmm12, [r8 + 832]                                      ;  1485.5 p2      17 dst
        vmovdqu64 [rbp + 22400], zmm10                                   ;  1634.2 p7+p4   17 dst spill
        vmovdqu64 zmm10, [rbp + 23168]                                   ;  1639.2 p3      17 dst reload
        vmovdqu64 [rbp + 23296], zmm19                                   ;  1638.2 p8+p9   17 dst spill
        vpunpcklwd zmm19, zmm10, [rbp + 24064]                           ;  1647.2 p5+p2   17 dst
        vpunpckhwd zmm10, zmm10, [rbp + 24064]                           ;  1648.2 p5+p3   17 dst
        vmovdqu64 [rbp + 24064], zmm10                                   ;  1649.2 p7+p4   17 dst spill
        vmovdqu64 zmm10, [rbp + 23296]                                   ;  1638.2 p2      17 dst reload
        vmovdqu64 [rbp + 23168], zmm19                                   ;  1648.2 p8+p9   17 dst spill
        vpunpcklwd zmm19, zmm10, [rbp + 22400]                           ;  1649.2 p5+p3   17 dst
        vpunpckhwd zmm10, zmm10, [rbp + 22400]                           ;  1650.2 p5+p2   17 dst
        vmovdqu64 [rbp + 22400], zmm10                                   ;  1651.2 p7+p4   17 dst spill
        vpunpcklwd zmm10, zmm21, zmm31                                   ;  1651.2 p5      17 dst
        vpunpckhwd zmm21, zmm21, zmm31                                   ;  1652.2 p5      17 dst
        vmovdqu64 zmm31, [rbp + 22272]                                   ;  1647.2 p3      17 dst reload
        vmovdqu64 [rbp + 23296], zmm19                                   ;  1650.2 p8+p9   17 dst spill
        vmovdqu64 zmm19, [rbp + 22400]                                   ;  1651.2 p2      17 dst reload
        vmovdqu64 [rbp + 23680], zmm12                                   ;  1495.2 p7+p4   17 dst spill
        vpunpckldq zmm12, zmm19, zmm31                                   ;  1657.2 p5      17 dst
        vpunpckhdq zmm19, zmm19, zmm31                                   ;  1657.2 p5      17 dst
        vmovdqu64 zmm31, [rbp + 23488]                                   ;  1647.2 p3      17 dst reload
        vmovdqu64 [rbp + 22272], zmm19                                   ;  1658.2 p8+p9   17 dst spill
        vmovdqu64 zmm19, [rbp + 23296]                                   ;  1650.2 p2      17 dst reload
        vmovdqu64 [rbp + 22400], zmm12                                   ;  1658.2 p7+p4   17 dst spill
        vpunpckldq zmm12, zmm19, zmm31                                   ;  1656.2 p5      17 dst
        vpunpckhdq zmm19, zmm19, zmm31                                   ;  1656.2 p5      17 dst
        vmovdqu64 zmm31, [rbp + 23232]                                   ;  1648.2 p3      17 dst reload
        vmovdqu64 [rbp + 23488], zmm19                                   ;  1657.2 p8+p9   17 dst spill
        vmovdqu64 zmm19, [rbp + 23168]                                   ;  1648.2 p2      17 dst reload
        vmovdqu64 [rbp + 23296], zmm12                                   ;  1657.2 p7+p4   17 dst spill
        vpunpckldq zmm12, zmm19, zmm31                                   ;  1657.2 p5      17 dst
        vpunpcklwd zmm31, zmm11, zmm20                                   ;  1658.2 p5      17 dst
        vpunpckhwd zmm11, zmm11, zmm20                                   ;  1659.2 p5      17 dst
        vmovdqu64 zmm20, [rbp + 21952]                                   ;  1648.2 p3      17 dst reload
        vmovdqu64 zmm19, [rbp + 24064]                                   ;  1649.2 p2      17 dst reload
        vmovdqu64 [rbp + 23104], zmm12                                   ;  1658.2 p8+p9   17 dst spill
        vpunpckldq zmm12, zmm19, zmm20                                   ;  1660.2 p5      17 dst
        vmovdqu64 zmm20, [rbp + 23168]                                   ;  1648.2 p3      17 dst reload
        vpunpckhdq zmm20, zmm20, [rbp + 23232]                           ;  1661.2 p5+p2   17 dst
        vpunpckldq zmm19, zmm5, zmm10                                    ;  1662.2 p5      17 dst
        vpunpckhdq zmm5, zmm5, zmm10                                     ;  1663.2 p5      17 dst
        vmovdqu64 zmm10, [rbp + 24064]                                   ;  1649.2 p3      17 dst reload
        vpunpckhdq zmm10, zmm10, [rbp + 21952]                           ;  1664.2 p5+p2   17 dst
        vmovdqu64 [rbp + 21952], zmm10                                   ;  1665.2 p7+p4   17 dst spill
        vmovdqu64 zmm10, [rbp + 23872]                                   ;  1618.0 p3      17 dst reload
        vmovdqu64 [rbp + 24064], zmm12                                   ;  1661.2 p8+p9   17 dst spill
        vpunpcklbw zmm12, zmm10, [rbp + 21248]                           ;  1665.2 p5+p2   17 dst
        vpunpckldq zmm10, zmm8, zmm21                                    ;  1666.2 p5      17 dst
        vpunpckhdq zmm8, zmm8, zmm21                                     ;  1667.2 p5      17 dst
        vmovdqu64 zmm21, [rbp + 23872]                                   ;  1618.0 p3      17 dst reload
        vpunpckhbw zmm21, zmm21, [rbp + 21248]                           ;  1668.2 p5+p2   17 dst
        vmovdqu64 [rbp + 21248], zmm20                                   ;  1662.2 p7+p4   17 dst spill
        vmovdqu64 zmm20, [rbp + 23424]                                   ;  1607.2 p3      17 dst reload
        vmovdqu64 [rbp + 23872], zmm21                                   ;  1669.2 p8+p9   17 dst spill
        vpunpcklbw zmm21, zmm20, [rbp + 22080]                           ;  1669.2 p5+p2   17 dst
        vpunpckldq zmm20, zmm14, zmm31                                   ;  1670.2 p5      17 dst
        vpunpckhdq zmm14, zmm14, zmm31                                   ;  1671.2 p5      17 dst
        vmovdqu64 zmm31, [rbp + 23424]                                   ;  1607.2 p3      17 dst reload
        vpunpckhbw zmm31, zmm31, [rbp + 22080]                           ;  1672.2 p5+p2   17 dst
        vmovdqu64 [rbp + 22080], zmm31                                   ;  1673.2 p7+p4   17 dst spill
        vpunpckldq zmm31, zmm0, zmm11                                    ;  1673.2 p5      17 dst
        vpunpckhdq zmm0, zmm0, zmm11                                     ;  1674.2 p5      17 dst
        vmovdqu64 zmm11, [rbp + 22080]                                   ;  1673.2 p3      17 dst reload
        vmovdqu64 [rbp + 23424], zmm12                                   ;  1666.2 p8+p9   17 dst spill
        vmovdqu64 zmm12, [rbp + 23872]                                   ;  1669.2 p2      17 dst reload
        vmovdqu64 [rbp + 23232], zmm21                                   ;  1670.2 p7+p4   17 dst spill
        vpunpcklwd zmm21, zmm12, zmm11                                   ;  1679.2 p5      17 dst
        vmovdqu64 zmm11, [rbp + 23424]                                   ;  1666.2 p3      17 dst reload
        vpunpcklwd zmm12, zmm11, [rbp + 23232]                           ;  1676.2 p5+p2   17 dst
        vpunpckhwd zmm11, zmm11, [rbp + 23232]                           ;  1677.2 p5+p3   17 dst
        vmovdqu64 [rbp + 23232], zmm21                                   ;  1680.2 p8+p9   17 dst spill
        vpunpcklqdq zmm21, zmm28, zmm19                                  ;  1678.2 p5      17 dst
        vpunpckhqdq zmm19, zmm28, zmm19                                  ;  1679.2 p5      17 dst
        vmovdqu64 zmm28, [rbp + 23872]                                   ;  1669.2 p2      17 dst reload
        vpunpckhwd zmm28, zmm28, [rbp + 22080]                           ;  1680.2 p5+p3   17 dst
        vpxord zmm9, zmm9, zmm21                                         ;  1679.2 p0      17 dst
        vmovdqu64 zmm21, [rbp + 22464]                                   ;  1610.0 p2      17 dst reload
        vmovdqu64 [rbp + 22080], zmm28                                   ;  1681.2 p7+p4   17 dst spill
        vmovdqu64 zmm28, [rbp + 23616]                                   ;  1616.0 p3      17 dst reload
        vmovdqu64 [rbp + 23872], zmm11                                   ;  1678.2 p8+p9   17 dst spill
        vpunpcklbw zmm11, zmm28, zmm21                                   ;  1681.2 p5      17 dst
        vpxord zmm22, zmm22, zmm19                                       ;  1680.2 p0      17 dst
        vpunpcklqdq zmm19, zmm29, zmm5                                   ;  1682.2 p5      17 dst
        vpunpckhbw zmm21, zmm28, zmm21                                   ;  1683.2 p5      17 dst
        vpunpckhqdq zmm5, zmm29, zmm5                                    ;  1684.2 p5      17 dst
        vmovdqu64 zmm28, [rbp + 23808]                                   ;  1614.0 p2      17 dst reload
        vmovdqu64 zmm29, [rbp + 22592]                                   ;  1612.0 p3      17 dst reload
        vmovdqu64 [rbp + 22464], zmm12                                   ;  1677.2 p7+p4   17 dst spill
        vpunpcklbw zmm12, zmm29, zmm28                                   ;  1685.2 p5      17 dst
        vpxord zmm24, zmm24, zmm19                                       ;  1683.2 p0      17 dst
        vpxord zmm25, zmm25, zmm5                                        ;  1685.2 p0      17 dst
        vpunpcklqdq zmm5, zmm30, zmm10                                   ;  1686.2 p5      17 dst
        vpunpckhbw zmm19, zmm29, zmm28                                   ;  1687.2 p5      17 dst
        vpunpckhqdq zmm10, zmm30, zmm10                                  ;  1688.2 p5      17 dst
        vmovdqu64 zmm28, [r8 + 896]                                      ;  1518.3 p2      17 dst
        vpxord zmm16, zmm16, zmm5                                        ;  1687.2 p0      17 dst
        vmovdqu64 zmm5, [r8 + 960]                                       ;  1519.2 p3      17 dst
        vpunpcklqdq zmm29, zmm3, zmm8                                    ;  1689.2 p5      17 dst
        vpunpckhqdq zmm3, zmm3, zmm8                                     ;  1690.2 p5      17 dst
        vpxord zmm4, zmm4, zmm10                                         ;  1689.2 p0      17 dst
        vpunpcklqdq zmm8, zmm15, zmm20                                   ;  1691.2 p5      17 dst
        vpunpckhqdq zmm10, zmm15, zmm20                                  ;  1692.2 p5      17 dst
        vpunpcklqdq zmm15, zmm17, zmm14                                  ;  1693.2 p5      17 dst
        vpunpckhqdq zmm14, zmm17, zmm14                                  ;  1694.2 p5      17 dst
        vpunpcklqdq zmm17, zmm23, zmm31                                  ;  1695.2 p5      17 dst
        vpunpckhqdq zmm20, zmm23, zmm31                                  ;  1696.2 p5      17 dst
        vpunpcklqdq zmm23, zmm1, zmm0                                    ;  1697.2 p5      17 dst
        vpunpckhqdq zmm0, zmm1, zmm0                                     ;  1698.2 p5      17 dst
        vpxord zmm7, zmm7, zmm29                                         ;  1690.2 p0      17 dst
        vpxord zmm6, zmm6, zmm3                                          ;  1691.2 p0      17 dst
        vpxord zmm26, zmm26, zmm8                                        ;  1692.2 p0      17 dst
        vmovdqu64 zmm1, [r8 + 1024]                                      ;  1521.2 p2      17 dst
        vpxord zmm18, zmm18, zmm10                                       ;  1693.2 p0      17 dst
        vmovdqu64 zmm3, [r8 + 1088]                                      ;  1521.5 p3      17 dst
        mov r9, qword [rbp + 24616]                                      ;  1521.7 p10     17 dst reload
        vmovdqu64 [r9], zmm9                                             ;  1680.2 p8+p9   17 dst
        vmovdqu64 [r9 + 64], zmm22                                       ;  1681.2 p7+p4   17 dst
        vmovdqu64 [r9 + 128], zmm24                                      ;  1684.2 p8+p9   17 dst
        vmovdqu64 [r9 + 192], zmm25                                      ;  1686.2 p7+p4   17 dst
        vmovdqu64 [r9 + 256], zmm16                                      ;  1688.2 p8+p9   17 dst
        vpxord zmm27, zmm27, zmm15                                       ;  1694.2 p0      17 dst
        vmovdqu64 zmm8, [r8 + 1152]                                      ;  1522.8 p2      17 dst
        vmovdqu64 [r9 + 320], zmm4                                       ;  1690.2 p7+p4   17 dst
        vmovdqu64 [r9 + 384], zmm7                                       ;  1691.2 p8+p9   17 dst
        vpxord zmm13, zmm13, zmm14                                       ;  1695.2 p0      17 dst
        vmovdqu64 zmm4, [r8 + 1216]                                      ;  1523.5 p3      17 dst
        vmovdqu64 [r9 + 448], zmm6                                       ;  1692.2 p7+p4   17 dst
        vpxord zmm2, zmm2, zmm17                                         ;  1696.2 p0      17 dst
        vmovdqu64 zmm6, [r8 + 1280]                                      ;  1524.0 p2      17 dst
        vmovdqu64 [r9 + 512], zmm26                                      ;  1693.2 p8+p9   17 dst
        vmovdqu64 [r9 + 576], zmm18                                      ;  1694.2 p7+p4   17 dst
        vpxord zmm28, zmm28, zmm23                                       ;  1698.2 p0      17 dst
        vmovdqu64 [r9 + 640], zmm27                                      ;  1695.2 p8+p9   17 dst
        vpxord zmm5, zmm5, zmm0                                          ;  1699.2 p0      17 dst
        vmovdqu64 [r9 + 704], zmm13                                      ;  1696.2 p7+p4   17 dst
        vmovdqu64 [r9 + 768], zmm2                                       ;  1697.2 p8+p9   17 dst
        vmovdqu64 zmm0, [rbp + 23680]                                    ;  1525.3 p3      17 dst reload
        vpxord zmm0, zmm0, zmm20                                         ;  1697.2 p0      17 dst
        vmovdqu64 zmm2, [r8 + 1344]                                      ;  1525.7 p2      17 dst
        vmovdqu64 zmm7, [r8 + 1408]                                      ;  1526.3 p3      17 dst
        vmovdqu64 zmm9, [r8 + 1472]                                      ;  1526.7 p2      17 dst
        vmovdqu64 zmm10, [r8 + 1536]                                     ;  1527.3 p3      17 dst
        vmovdqu64 zmm13, [r8 + 1600]                                     ;  1527.7 p2      17 dst
        vmovdqu64 zmm14, [r8 + 1664]                                     ;  1531.2 p3      17 dst
        vmovdqu64 zmm15, [r8 + 1728]                                     ;  1531.3 p2      17 dst
        vmovdqu64 zmm16, [r8 + 1792]                                     ;  1532.2 p3      17 dst
        vmovdqu64 zmm17, [r8 + 1856]                                     ;  1533.2 p2      17 dst
        vmovdqu64 [r9 + 832], zmm0                                       ;  1698.2 p7+p4   17 dst
        vmovdqu64 [r9 + 896], zmm28                                      ;  1699.2 p8+p9   17 dst
        vmovdqu64 zmm0, [r8 + 1920]                                      ;  1534.2 p3      17 dst
        vmovdqu64 [r9 + 960], zmm5                                       ;  1700.2 p7+p4   17 dst
        vmovdqu64 zmm5, [r8 + 1984]                                      ;  1534.5 p2      17 dst
        add r8, 0x800                                                    ;  1534.7 p6      22 blocks
        mov qword [rbp + 24600], r8                                      ;  1537.8 p8+p9   22 blocks
        lea r8, [r9 + 2048]                                              ;  1535.0 p11     22 blocks
        mov esi, dword [rbp + 24656]                                     ;  1535.2 p10     22 blocks
        add esi, 0x80                                                    ;  1540.2 p1      22 blocks
        mov dword [rbp + 24656], esi                                     ;  1541.2 p7+p4   22 blocks
        vpunpcklwd zmm18, zmm11, zmm12                                   ;  1699.2 p5      17 dst
        vpunpckhwd zmm11, zmm11, zmm12                                   ;  1700.2 p5      17 dst
        vpunpcklwd zmm12, zmm21, zmm19                                   ;  1701.2 p5      17 dst
        vpunpckhwd zmm19, zmm21, zmm19                                   ;  1702.2 p5      17 dst
        vmovdqu64 zmm20, [rbp + 22464]                                   ;  1677.2 p3      17 dst reload
        vpunpckldq zmm21, zmm20, zmm18                                   ;  1703.2 p5      17 dst
        vpunpckhdq zmm18, zmm20, zmm18                                   ;  1704.2 p5      17 dst
        vmovdqu64 zmm20, [rbp + 23872]                                   ;  1678.2 p2      17 dst reload
        vpunpckldq zmm22, zmm20, zmm11                                   ;  1705.2 p5      17 dst
        vpunpckhdq zmm11, zmm20, zmm11                                   ;  1706.2 p5      17 dst
        vmovdqu64 zmm20, [rbp + 23232]                                   ;  1680.2 p3      17 dst reload
        vpunpckldq zmm23, zmm20, zmm12                                   ;  1707.2 p5      17 dst
        vpunpckhdq zmm12, zmm20, zmm12                                   ;  1708.2 p5      17 dst
        vmovdqu64 zmm20, [rbp + 22080]                                   ;  1681.2 p2      17 dst reload
        vpunpckldq zmm24, zmm20, zmm19                                   ;  1709.2 p5      17 dst
        vpunpckhdq zmm19, zmm20, zmm19                                   ;  1710.2 p5      17 dst
        vmovdqu64 zmm20, [rbp + 23296]                                   ;  1657.2 p3      17 dst reload
        vpunpcklqdq zmm25, zmm20, zmm21                                  ;  1711.2 p5      17 dst
        vpunpckhqdq zmm20, zmm20, zmm21                                  ;  1712.2 p5      17 dst
        vpxord zmm1, zmm1, zmm25                                         ;  1712.2 p0      17 dst
        vpxord zmm3, zmm3, zmm20                                         ;  1713.2 p0      17 dst
        vmovdqu64 [r9 + 1024], zmm1                                      ;  1713.2 p8+p9   17 dst
        vmovdqu64 [r9 + 1088], zmm3                                      ;  1714.2 p7+p4   17 dst
        vmovdqu64 zmm1, [rbp + 23488]                                    ;  1657.2 p2      17 dst reload
        vpunpcklqdq zmm3, zmm1, zmm18                                    ;  1713.2 p5      17 dst
        vpunpckhqdq zmm1, zmm1, zmm18                                    ;  1714.2 p5      17 dst
        vpxord zmm8, zmm8, zmm3                                          ;  1714.2 p0      17 dst
        vpxord zmm4, zmm4, zmm1                                          ;  1715.2 p0      17 dst
        vmovdqu64 [r9 + 1152], zmm8                                      ;  1715.2 p8+p9   17 dst
        vmovdqu64 [r9 + 1216], zmm4                                      ;  1716.2 p7+p4   17 dst
        vmovdqu64 zmm1, [rbp + 22400]                                    ;  1658.2 p3      17 dst reload
        vpunpcklqdq zmm3, zmm1, zmm22                                    ;  1715.2 p5      17 dst
        vpunpckhqdq zmm1, zmm1, zmm22                                    ;  1716.2 p5      17 dst
        vpxord zmm6, zmm6, zmm3                                          ;  1716.2 p0      17 dst
        vpxord zmm2, zmm2, zmm1                                          ;  1717.2 p0      17 dst
        vmovdqu64 [r9 + 1280], zmm6                                      ;  1717.2 p8+p9   17 dst
        vmovdqu64 zmm1, [rbp + 22272]                                    ;  1658.2 p2      17 dst reload
        vpunpcklqdq zmm3, zmm1, zmm11                                    ;  1717.2 p5      17 dst
        vpunpckhqdq zmm1, zmm1, zmm11                                    ;  1718.2 p5      17 dst
        vpxord zmm7, zmm7, zmm3                                          ;  1718.2 p0      17 dst
        vpxord zmm9, zmm9, zmm1                                          ;  1719.2 p0      17 dst
        vmovdqu64 [r9 + 1344], zmm2                                      ;  1718.2 p7+p4   17 dst
        vmovdqu64 zmm1, [rbp + 23104]                                    ;  1658.2 p3      17 dst reload
        vpunpcklqdq zmm2, zmm1, zmm23                                    ;  1719.2 p5      17 dst
        vpunpckhqdq zmm1, zmm1, zmm23                                    ;  1720.2 p5      17 dst
        vpxord zmm10, zmm10, zmm2                                        ;  1720.2 p0      17 dst
        vpxord zmm13, zmm13, zmm1                                        ;  1721.2 p0      17 dst
        vmovdqu64 [r9 + 1408], zmm7                                      ;  1719.2 p8+p9   17 dst
        vmovdqu64 [r9 + 1472], zmm9                                      ;  1720.2 p7+p4   17 dst
        vmovdqu64 zmm1, [rbp + 21248]                                    ;  1662.2 p2      17 dst reload
        vpunpcklqdq zmm2, zmm1, zmm12                                    ;  1721.2 p5      17 dst
        vpunpckhqdq zmm1, zmm1, zmm12                                    ;  1722.2 p5      17 dst
        vpxord zmm14, zmm14, zmm2                                        ;  1722.2 p0      17 dst
        vpxord zmm15, zmm15, zmm1                                        ;  1723.2 p0      17 dst
        vmovdqu64 [r9 + 1536], zmm10                                     ;  1721.2 p8+p9   17 dst
        vmovdqu64 zmm1, [rbp + 24064]                                    ;  1661.2 p3      17 dst reload
        vpunpcklqdq zmm2, zmm1, zmm24                                    ;  1723.2 p5      17 dst
        vpunpckhqdq zmm1, zmm1, zmm24                                    ;  1724.2 p5      17 dst
        vpxord zmm16, zmm16, zmm2                                        ;  1724.2 p0      17 dst
        vpxord zmm17, zmm17, zmm1                                        ;  1725.2 p0      17 dst
        vmovdqu64 [r9 + 1600], zmm13                                     ;  1722.2 p7+p4   17 dst
        vmovdqu64 zmm1, [rbp + 21952]                                    ;  1665.2 p2      17 dst reload
        vpunpcklqdq zmm2, zmm1, zmm19                                    ;  1725.2 p5      17 dst
        vpunpckhqdq zmm1, zmm1, zmm19                                    ;  1726.2 p5      17 dst
        vpxord zmm0, zmm0, zmm2                                          ;  1726.2 p0      17 dst
        vmovdqu64 [r9 + 1664], zmm14                                     ;  1723.2 p8+p9   17 dst
        vpxord zmm5, zmm5, zmm1                                          ;  1727.2 p0      17 dst
        vmovdqu64 [r9 + 1728], zmm15                                     ;  1724.2 p7+p4   17 dst
        vmovdqu64 [r9 + 1792], zmm16                                     ;  1725.2 p8+p9   17 dst
        vmovdqu64 [r9 + 1856], zmm17                                     ;  1726.2 p7+p4   17 dst
        vmovdqu64 [r9 + 1920], zmm0                                      ;  1727.2 p8+p9   17 dst
        vmovdqu64 [r9 + 1984], zmm5                                      ;  1728.2 p7+p4   17 dst
        mov qword [rbp + 24616], r8                                      ;  1568.8 p8+p9   22 blocks
        mov rax, qword [rbp + 24600]                                     ;                    more blocks?
        cmp rax, qword [rbp + 24608]                                     ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov rax, qword [rbp + 24592]                                     ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 24600]                                     ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 24624], rsi                                     ;                    blocks left over
        mov qword [rbp + 24600], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 24616]                                     ;                    blocks left over
        lea rdi, [rbp + 1920]                                            ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 24624]                                     ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 24632], rdi                                     ;                    blocks left over
        mov qword [rbp + 24640], rsi                                     ;                    blocks left over
        mov qword [rbp + 24616], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 1920]                                            ;                    blocks left over
        mov qword [rbp + 24608], rsi                                     ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 24592], rax                                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 24632]                                     ;                    blocks left over
        mov rdi, qword [rbp + 24640]                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 24648]                                     ;                    frame
        pop rbp                                                          ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
camellia128_ctr.T0_constants512:
        dq 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101
        dq 0xe5c027b3ec2c8270, 0x41ae0cea355785e4, 0x21a51945936bef23, 0xbd92651d4e4f0eed, 0xce1feb7c8fafb886, 0x1a0bc55e5fdc303e, 0x3d5d47d5ca39e1a6, 0x4d6c5651d65a01d9
        dq 0x2db0ccfb669a0d8b, 0x9984b1f0202b1274, 0x05767e34c2cb4cdf, 0xd70417d131a9b76d, 0x1c111bde613a5814, 0x22f21853169c0f32, 0x917ab5c3b2cf44fe, 0x5069fc60a8e80824
        dq 0x976289a17da0d0aa, 0xd264ffe0951e5b54, 0xdb75f7a34800c410, 0x94dd3f09dae6038a, 0x33904acd02835c87, 0xe2bf7f9df3f66773, 0x3bc637c826d89b52, 0x2e63be134b6f9681
        dq 0x8ebc6e9f8ca779e9, 0x59b4fd2fb6f9f529, 0xba7146e76a069878, 0xfa8da28842ab25d4, 0x0aaceef855b90772, 0xa4f1383c682a4936, 0xc143c9bb7bd32840, 0x9e80c777f4ade315
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xaeea57e4c0b32c70, 0x921d4feda5456b23, 0x0b5edc3e1f7caf86, 0x6c515ad95dd539a6, 0x84f02b74b0fb9a8b, 0x04d1a96d7634cbdf, 0xf2539c3211de3a14, 0x6960e8247ac3cffe
        dq 0x64e01e5462a1a0aa, 0xdd09e68a75a30010, 0xbf9df67390cd8387, 0x63136f81c6c8d852, 0xb42ff929bc9fa7e9, 0x8d88abd471e70678, 0xf13c2a36acf8b972, 0x8077ad1543bbd340
        dq 0x410c3585e527ec82, 0xbd654e0e211993ef, 0x1ac55f30ceeb8fb8, 0x4d56d6013d47cae1, 0x99b120122dcc660d, 0xd71731b7057ec24c, 0x2218160f1c1b6158, 0x50fca80891b5b244
        dq 0xd2ff955b97897dd0, 0x943fda03dbf748c4, 0xe27ff367334a025c, 0x2ebe4b963b37269b, 0x59fdb6f58e6e8c79, 0xfaa24225ba466a98, 0xa43868490aee5507, 0x9ec7f4e3c1c97b28
        dq 0xf26093d976164138, 0xa05706759aabc272, 0x90d28ca2c9b5f791, 0xde49b28e27a707f6, 0x678ff53ec7d75c43, 0x0d85e22faf6e181f, 0x9eaea3ea659cf053, 0xa6362ba86b2d80ec
        dq 0x965866fd334d86c5, 0xcc42d8781095093a, 0x823b3f1a61e526ef, 0xeb028be898d4dbb6, 0x0e888d6fb01d2c0a, 0x11790ca90b4e8719, 0xc83ddae159e7227f, 0x28b47e3054740412
        dq 0xcb31c4d0be506855, 0x6932ff70ca0fad2a, 0xedbafbd124006208, 0x4aee9f846d738145, 0x994825e601c12ec3, 0x71dfbfcef97bb3b9, 0x9d639b64136ccd29, 0x17b15f89a5b74bc0
        dq 0x475e37cf46d3bcf4, 0xac5afe975bfcfa94, 0x5db823f335034c3c, 0x7dc6514421d5926a, 0x0556777caadc8339, 0x52f81c1e3415a41b, 0xe0a1e4ddbde91420, 0x4f40e3bb7ad6f18a
        dq 0xcb814e67d95805e0, 0x825d18d56aae0bc9, 0x424b328a27d6df46, 0x7b25ca3a9c9e1cdb, 0x9d3ed7f81f5f710d, 0x34168bbcbeb9607c, 0x7aba8eab9572c34d, 0x9ad8aca2adb402b3
        dq 0x5a6199f7cc351a17, 0x330963e1405624e8, 0x0aecfc68859798bf, 0xaf082ea362536fda, 0x382236bdc274b028, 0x44e530a62c391e64, 0x23f46b87659f88fd, 0xa0d2f9c051d11048
        dq 0x2fc41343fa41a155, 0xa5c8ffc12b3cb6a8, 0xb7eaef4790008920, 0x29bb7e12b5cd0615, 0x6621949b0407b80f, 0xc57ffe3be7edcee6, 0x768d6e914cb137a4, 0x5cc67d2696de2d03
        dq 0x1d79dc3f194ff2d3, 0xb269fb5e6df3eb52, 0x75e28ccfd40c31f0, 0xf51b451184574aa9, 0x1459ddf1aa730ee4, 0x49e37078d054926c, 0x83869377f6a75080, 0x3d018feee95bc72a
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x1c1814100c080400, 0x3c3834302c282420, 0x1d1915110d090501, 0x3d3935312d292521, 0x1e1a16120e0a0602, 0x3e3a36322e2a2622, 0x1f1b17130f0b0703, 0x3f3b37332f2b2723
        dq 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202
        dq 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

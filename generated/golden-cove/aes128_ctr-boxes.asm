; aes128_ctr for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/aes_ctr.cw (sha256 251b7e9f67e52c14); do not edit:
;   ./cw build aes128_ctr --cpu golden-cove --variant boxes
;
; void aes128_ctr(const void *rk, const void *counter, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 176 bytes, read, secret, no alignment needed
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
;   body: 640 uops, planned 235.2; bounds: width 106.7, ports 235.0, path 12.0
;   blocks: 2351 uops, planned 1005.2; bounds: width 391.8, ports 977.0, path 140.0
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
%fatal "aes128_ctr is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_aes128_ctr
$_aes128_ctr:
%else
        global $aes128_ctr
%endif
$aes128_ctr:
        push rbp                                                   ;                    preserved
        mov rax, rsp                                               ;                    frame
        sub rsp, 0x3a00                                            ;                    frame
        and rsp, -64                                               ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov qword [rbp + 14664], rax                               ;                    frame
        mov qword [rbp + 14592], rsi                               ;                    argument
        mov qword [rbp + 14600], rdi                               ;                    argument
        mov dword [rbp + 14676], r8d                               ;                    argument
        mov qword [rbp + 14616], rdx                               ;                    argument
        mov qword [rbp + 14632], rcx                               ;                    argument
        mov r8, qword [rbp + 14592]                                ;     0.0 p2      24 low.1 reload
        vpbroadcastb zmm0, [r8 + 14]                               ;    12.0 p5+p3   24 low.1
        vpbroadcastb zmm1, [r8 + 13]                               ;    12.0 p5+p10   24 low.2
        vpbroadcastb zmm2, [r8 + 12]                               ;    12.0 p5+p2   24 low.3
        vmovdqu64 zmm3, [rel aes128_ctr.T0_constants512]           ;     1.2 p3      24 low reload
        vpaddb zmm4, zmm0, zmm3                                    ;    13.0 p0      24 low
        vmovdqu64 [rbp + 1920], zmm4                               ;    14.0 p7+p4   24 low
        vpbroadcastb zmm4, [r8 + 11]                               ;    12.0 p5+p10   24 low.0
        vpaddb zmm5, zmm1, zmm3                                    ;    13.0 p0      24 low
        vmovdqu64 [rbp + 1984], zmm5                               ;    14.0 p8+p9   24 low
        vpbroadcastb zmm5, [r8 + 10]                               ;    12.0 p5+p2   24 low.1
        vpaddb zmm6, zmm2, zmm3                                    ;    13.0 p0      24 low
        vmovdqu64 [rbp + 2048], zmm6                               ;    14.0 p7+p4   24 low
        vpbroadcastb zmm6, [r8 + 9]                                ;    12.0 p5+p3   24 low.2
        vpaddb zmm7, zmm4, zmm3                                    ;    13.0 p0      24 low
        vmovdqu64 [rbp + 2112], zmm7                               ;    14.0 p8+p9   24 low
        vpbroadcastb zmm7, [r8 + 8]                                ;    12.0 p5+p10   24 low.3
        vpaddb zmm8, zmm5, zmm3                                    ;    13.0 p0      24 low
        vmovdqu64 [rbp + 2176], zmm8                               ;    14.0 p7+p4   24 low
        vpbroadcastb zmm8, [r8]                                    ;    12.0 p5+p2   24 low.3
        vpaddb zmm9, zmm6, zmm3                                    ;    13.0 p0      24 low
        vmovdqu64 [rbp + 2240], zmm9                               ;    14.0 p8+p9   24 low
        vpaddb zmm7, zmm7, zmm3                                    ;    13.0 p0      24 low
        vmovdqu64 [rbp + 2304], zmm7                               ;    14.0 p7+p4   24 low
        vpbroadcastb zmm3, [r8 + 1]                                ;    12.0 p5+p3   24 low.2
        mov r9, qword [rbp + 14600]                                ;     4.2 p10     11 s[0].0 reload
        vpbroadcastb zmm7, [r9]                                    ;    16.2 p5+p2   11 s[0].0
        vpbroadcastb zmm9, [r9 + 1]                                ;    16.2 p5+p3   11 s[0].1
        vpxord zmm8, zmm8, zmm7                                    ;    17.2 p0      11 s[0]
        vpbroadcastb zmm7, [r8 + 2]                                ;    12.0 p5+p10   24 low.1
        vpbroadcastb zmm10, [r9 + 2]                               ;    16.2 p5+p2   11 s[0].2
        vpxord zmm3, zmm3, zmm9                                    ;    17.2 p0      11 s[0]
        vpbroadcastb zmm9, [r8 + 3]                                ;    13.2 p5+p3   24 low.0
        vpbroadcastb zmm11, [r9 + 3]                               ;    16.2 p5+p10   11 s[0].3
        vpxord zmm7, zmm7, zmm10                                   ;    17.2 p0      11 s[0]
        vpbroadcastb zmm10, [r8 + 4]                               ;    15.2 p5+p2   24 low.3
        vpbroadcastb zmm12, [r9 + 4]                               ;    16.2 p5+p3   11 s[1].0
        vpxord zmm9, zmm9, zmm11                                   ;    17.2 p0      11 s[0]
        vpbroadcastb zmm11, [r8 + 5]                               ;    17.2 p5+p10   24 low.2
        vpbroadcastb zmm13, [r9 + 5]                               ;    18.2 p5+p2   11 s[1].1
        vpxord zmm10, zmm10, zmm12                                 ;    17.2 p0      11 s[1]
        vpbroadcastb zmm12, [r8 + 6]                               ;    19.2 p5+p3   24 low.1
        vpbroadcastb zmm14, [r9 + 6]                               ;    20.2 p5+p10   11 s[1].2
        vpxord zmm11, zmm11, zmm13                                 ;    19.2 p0      11 s[1]
        vpbroadcastb zmm13, [r8 + 7]                               ;    21.2 p5+p2   24 low.0
        vpbroadcastb zmm15, [r9 + 7]                               ;    22.2 p5+p3   11 s[1].3
        vpxord zmm12, zmm12, zmm14                                 ;    21.2 p0      11 s[1]
        vpxord zmm13, zmm13, zmm15                                 ;    23.2 p0      11 s[1]
        vmovdqu64 zmm14, [rel aes128_ctr.T0_constants512 + 320]    ;     9.3 p2      14 t[0] reload
        vpshufb zmm15, zmm14, zmm8                                 ;    23.2 p5      14 t[0]
        vmovdqu64 zmm16, [rel aes128_ctr.T0_constants512 + 128]    ;    10.0 p3      14 t[0] reload
        vmovdqu64 zmm17, [rel aes128_ctr.T0_constants512 + 64]     ;    10.3 p2      14 t[0] reload
        vmovdqa64 zmm18, zmm8                                      ;    18.2         14 t[0] copy
        vpermi2b zmm18, zmm17, zmm16                               ;    25.2 p0+p5   14 t[0]
        vmovdqu64 zmm19, [rel aes128_ctr.T0_constants512 + 256]    ;    11.0 p3      14 t[0] reload
        vmovdqu64 zmm20, [rel aes128_ctr.T0_constants512 + 192]    ;    11.3 p2      14 t[0] reload
        vpermi2b zmm8, zmm20, zmm19                                ;    27.2 p0+p5   14 t[0]
        vpternlogd zmm15, zmm18, zmm8, 0xca                        ;    32.2 p0      14 t[0]
        vmovdqu64 [rbp + 2368], zmm15                              ;    33.2 p8+p9   14 t[0]
        vpshufb zmm8, zmm14, zmm11                                 ;    28.2 p5      14 t[0]
        vmovdqa64 zmm18, zmm11                                     ;    20.2         14 t[0] copy
        vpermi2b zmm18, zmm17, zmm16                               ;    30.2 p0+p5   14 t[0]
        vpermi2b zmm11, zmm20, zmm19                               ;    32.2 p0+p5   14 t[0]
        vpternlogd zmm8, zmm18, zmm11, 0xca                        ;    37.2 p0      14 t[0]
        vmovdqu64 [rbp + 2432], zmm8                               ;    38.2 p7+p4   14 t[0]
        vpxord zmm15, zmm15, zmm8                                  ;    38.2 p0      14 t[0]
        vmovdqu64 [rbp + 2496], zmm15                              ;    39.2 p8+p9   14 t[0]
        vpshufb zmm8, zmm14, zmm10                                 ;    33.2 p5      14 t[1]
        vmovdqa64 zmm11, zmm10                                     ;    18.2         14 t[1] copy
        vpermi2b zmm11, zmm17, zmm16                               ;    35.2 p0+p5   14 t[1]
        vpermi2b zmm10, zmm20, zmm19                               ;    37.2 p0+p5   14 t[1]
        vmovdqu64 zmm18, [rel aes128_ctr.T0_constants512 + 384]    ;    13.8 p3      14 t[0] reload
        vpshufb zmm21, zmm18, zmm15                                ;    39.2 p5      14 t[0]
        vpaddb zmm15, zmm15, zmm15                                 ;    39.2 p0      14 t[0]
        vpternlogd zmm21, zmm15, zmm18, 0x96                       ;    40.2 p0      14 t[0]
        vmovdqu64 [rbp + 2560], zmm21                              ;    41.2 p7+p4   14 t[0]
        vpternlogd zmm8, zmm11, zmm10, 0xca                        ;    42.2 p0      14 t[1]
        vmovdqu64 [rbp + 2624], zmm8                               ;    43.2 p8+p9   14 t[1]
        vpshufb zmm10, zmm14, zmm9                                 ;    39.2 p5      14 t[1]
        vmovdqa64 zmm11, zmm9                                      ;    18.2         14 t[1] copy
        vpermi2b zmm11, zmm17, zmm16                               ;    41.2 p0+p5   14 t[1]
        vpermi2b zmm9, zmm20, zmm19                                ;    43.2 p0+p5   14 t[1]
        vpternlogd zmm10, zmm11, zmm9, 0xca                        ;    48.2 p0      14 t[1]
        vmovdqu64 [rbp + 2688], zmm10                              ;    49.2 p7+p4   14 t[1]
        vmovdqa64 zmm9, zmm7                                       ;    18.2         14 t[2] copy
        vpermi2b zmm9, zmm17, zmm16                                ;    45.2 p0+p5   14 t[2]
        vmovdqa64 zmm11, zmm7                                      ;    18.2         14 t[2] copy
        vpermi2b zmm11, zmm20, zmm19                               ;    47.2 p0+p5   14 t[2]
        vpxord zmm8, zmm8, zmm10                                   ;    49.2 p0      14 t[1]
        vpshufb zmm7, zmm14, zmm7                                  ;    48.2 p5      14 t[2]
        vmovdqu64 [rbp + 2752], zmm8                               ;    50.2 p8+p9   14 t[1]
        vpternlogd zmm7, zmm9, zmm11, 0xca                         ;    52.2 p0      14 t[2]
        vpshufb zmm9, zmm18, zmm8                                  ;    50.2 p5      14 t[1]
        vpaddb zmm8, zmm8, zmm8                                    ;    50.2 p0      14 t[1]
        vpternlogd zmm9, zmm8, zmm18, 0x96                         ;    51.2 p0      14 t[1]
        vmovdqu64 [rbp + 2816], zmm9                               ;    52.2 p7+p4   14 t[1]
        vmovdqu64 [rbp + 2880], zmm7                               ;    53.2 p8+p9   14 t[2]
        vpshufb zmm7, zmm14, zmm13                                 ;    50.2 p5      14 t[2]
        vmovdqa64 zmm8, zmm13                                      ;    24.2         14 t[2] copy
        vpermi2b zmm8, zmm17, zmm16                                ;    52.2 p0+p5   14 t[2]
        vpermi2b zmm13, zmm20, zmm19                               ;    54.2 p0+p5   14 t[2]
        vpternlogd zmm7, zmm8, zmm13, 0xca                         ;    59.2 p0      14 t[2]
        vmovdqu64 [rbp + 2944], zmm7                               ;    60.2 p7+p4   14 t[2]
        vpshufb zmm7, zmm14, zmm3                                  ;    55.2 p5      14 t[3]
        vmovdqa64 zmm8, zmm3                                       ;    21.3         14 t[3] copy
        vpermi2b zmm8, zmm17, zmm16                                ;    57.2 p0+p5   14 t[3]
        vpermi2b zmm3, zmm20, zmm19                                ;    59.2 p0+p5   14 t[3]
        vmovdqa64 zmm9, zmm12                                      ;    22.5         14 t[3] copy
        vpermi2b zmm9, zmm17, zmm16                                ;    61.2 p0+p5   14 t[3]
        vmovdqa64 zmm10, zmm12                                     ;    23.2         14 t[3] copy
        vpermi2b zmm10, zmm20, zmm19                               ;    63.2 p0+p5   14 t[3]
        vpshufb zmm11, zmm14, zmm12                                ;    64.2 p5      14 t[3]
        vpternlogd zmm7, zmm8, zmm3, 0xca                          ;    64.2 p0      14 t[3]
        vpternlogd zmm11, zmm9, zmm10, 0xca                        ;    68.2 p0      14 t[3]
        vmovdqu64 [rbp + 3008], zmm7                               ;    65.2 p8+p9   14 t[3]
        vmovdqu64 [rbp + 3072], zmm11                              ;    69.2 p7+p4   14 t[3]
        vpxord zmm7, zmm7, zmm11                                   ;    69.2 p0      14 t[3]
        vmovdqu64 [rbp + 3136], zmm7                               ;    70.2 p8+p9   14 t[3]
        vpbroadcastb zmm3, [r9 + 17]                               ;    65.2 p5+p10   14 t[0].1
        vpshufb zmm8, zmm18, zmm7                                  ;    70.2 p5      14 t[3]
        vpaddb zmm7, zmm7, zmm7                                    ;    70.2 p0      14 t[3]
        vpternlogd zmm8, zmm7, zmm18, 0x96                         ;    71.2 p0      14 t[3]
        vmovdqu64 [rbp + 3200], zmm8                               ;    72.2 p7+p4   14 t[3]
        vpbroadcastb zmm7, [r9 + 19]                               ;    67.2 p5+p2   14 t[0].3
        vpxord zmm11, zmm11, zmm8                                  ;    72.2 p0      14 t[3]
        vmovdqu64 [rbp + 3264], zmm11                              ;    73.2 p8+p9   14 t[3]
        vpbroadcastb zmm8, [r9 + 20]                               ;    68.2 p5+p3   14 t[1].0
        vpxord zmm3, zmm3, zmm18                                   ;    66.2 p0      14 t[0].1
        vmovdqu64 [rbp + 3328], zmm3                               ;    67.2 p7+p4   14 t[0].1
        vpbroadcastb zmm3, [r9 + 21]                               ;    69.2 p5+p10   14 t[1].1
        vpxord zmm7, zmm7, zmm18                                   ;    68.2 p0      14 t[0].3
        vmovdqu64 [rbp + 3392], zmm7                               ;    69.2 p8+p9   14 t[0].3
        vpbroadcastb zmm7, [r9 + 24]                               ;    70.2 p5+p2   14 t[2].0
        vpxord zmm8, zmm8, zmm18                                   ;    69.2 p0      14 t[1].0
        vmovdqu64 [rbp + 3456], zmm8                               ;    70.2 p7+p4   14 t[1].0
        vpbroadcastb zmm8, [r9 + 25]                               ;    71.2 p5+p3   14 t[2].1
        vpxord zmm3, zmm3, zmm18                                   ;    70.2 p0      14 t[1].1
        vmovdqu64 [rbp + 3520], zmm3                               ;    71.2 p8+p9   14 t[1].1
        vpbroadcastb zmm3, [r9 + 26]                               ;    72.2 p5+p10   14 t[2].2
        vpxord zmm7, zmm7, zmm18                                   ;    71.2 p0      14 t[2].0
        vmovdqu64 [rbp + 3584], zmm7                               ;    72.2 p7+p4   14 t[2].0
        vpbroadcastb zmm7, [r9 + 27]                               ;    73.2 p5+p2   14 t[2].3
        vpxord zmm8, zmm8, zmm18                                   ;    72.2 p0      14 t[2].1
        vmovdqu64 [rbp + 3648], zmm8                               ;    73.2 p8+p9   14 t[2].1
        vpbroadcastb zmm8, [r9 + 28]                               ;    74.2 p5+p3   14 t[3].0
        vpxord zmm3, zmm3, zmm18                                   ;    73.2 p0      14 t[2].2
        vmovdqu64 [rbp + 3712], zmm3                               ;    74.2 p7+p4   14 t[2].2
        vpbroadcastb zmm3, [r9 + 31]                               ;    75.2 p5+p10   14 t[3].3
        vpxord zmm7, zmm7, zmm18                                   ;    74.2 p0      14 t[2].3
        vmovdqu64 [rbp + 3776], zmm7                               ;    75.2 p8+p9   14 t[2].3
        vpbroadcastb zmm7, [r9 + 32]                               ;    76.2 p5+p2   14 t[0].0
        vpxord zmm8, zmm8, zmm18                                   ;    75.2 p0      14 t[3].0
        vmovdqu64 [rbp + 3840], zmm8                               ;    76.2 p7+p4   14 t[3].0
        vpbroadcastb zmm8, [r9 + 33]                               ;    77.2 p5+p3   14 t[0].1
        vpxord zmm3, zmm3, zmm18                                   ;    76.2 p0      14 t[3].3
        vmovdqu64 [rbp + 3904], zmm3                               ;    77.2 p8+p9   14 t[3].3
        vpbroadcastb zmm3, [r9 + 34]                               ;    78.2 p5+p10   14 t[0].2
        vpxord zmm7, zmm7, zmm18                                   ;    77.2 p0      14 t[0].0
        vmovdqu64 [rbp + 3968], zmm7                               ;    78.2 p7+p4   14 t[0].0
        vpbroadcastb zmm7, [r9 + 35]                               ;    79.2 p5+p2   14 t[0].3
        vpxord zmm8, zmm8, zmm18                                   ;    78.2 p0      14 t[0].1
        vmovdqu64 [rbp + 4032], zmm8                               ;    79.2 p8+p9   14 t[0].1
        vpbroadcastb zmm8, [r9 + 36]                               ;    80.2 p5+p3   14 t[1].0
        vpxord zmm3, zmm3, zmm18                                   ;    79.2 p0      14 t[0].2
        vmovdqu64 [rbp + 4096], zmm3                               ;    80.2 p7+p4   14 t[0].2
        vpbroadcastb zmm3, [r9 + 37]                               ;    81.2 p5+p10   14 t[1].1
        vpxord zmm7, zmm7, zmm18                                   ;    80.2 p0      14 t[0].3
        vmovdqu64 [rbp + 4160], zmm7                               ;    81.2 p8+p9   14 t[0].3
        vpbroadcastb zmm7, [r9 + 38]                               ;    82.2 p5+p2   14 t[1].2
        vpxord zmm8, zmm8, zmm18                                   ;    81.2 p0      14 t[1].0
        vmovdqu64 [rbp + 4224], zmm8                               ;    82.2 p7+p4   14 t[1].0
        vpbroadcastb zmm8, [r9 + 39]                               ;    83.2 p5+p3   14 t[1].3
        vpxord zmm3, zmm3, zmm18                                   ;    82.2 p0      14 t[1].1
        vmovdqu64 [rbp + 4288], zmm3                               ;    83.2 p8+p9   14 t[1].1
        vpbroadcastb zmm3, [r9 + 40]                               ;    84.2 p5+p10   14 t[2].0
        vpxord zmm7, zmm7, zmm18                                   ;    83.2 p0      14 t[1].2
        vmovdqu64 [rbp + 4352], zmm7                               ;    84.2 p7+p4   14 t[1].2
        vpbroadcastb zmm7, [r9 + 41]                               ;    85.2 p5+p2   14 t[2].1
        vpxord zmm8, zmm8, zmm18                                   ;    84.2 p0      14 t[1].3
        vmovdqu64 [rbp + 4416], zmm8                               ;    85.2 p8+p9   14 t[1].3
        vpbroadcastb zmm8, [r9 + 42]                               ;    86.2 p5+p3   14 t[2].2
        vpxord zmm3, zmm3, zmm18                                   ;    85.2 p0      14 t[2].0
        vmovdqu64 [rbp + 4480], zmm3                               ;    86.2 p7+p4   14 t[2].0
        vpbroadcastb zmm3, [r9 + 43]                               ;    87.2 p5+p10   14 t[2].3
        vpxord zmm7, zmm7, zmm18                                   ;    86.2 p0      14 t[2].1
        vmovdqu64 [rbp + 4544], zmm7                               ;    87.2 p8+p9   14 t[2].1
        vpbroadcastb zmm7, [r9 + 44]                               ;    88.2 p5+p2   14 t[3].0
        vpxord zmm8, zmm8, zmm18                                   ;    87.2 p0      14 t[2].2
        vmovdqu64 [rbp + 4608], zmm8                               ;    88.2 p7+p4   14 t[2].2
        vpbroadcastb zmm8, [r9 + 45]                               ;    89.2 p5+p3   14 t[3].1
        vpxord zmm3, zmm3, zmm18                                   ;    88.2 p0      14 t[2].3
        vmovdqu64 [rbp + 4672], zmm3                               ;    89.2 p8+p9   14 t[2].3
        vpbroadcastb zmm3, [r9 + 46]                               ;    90.2 p5+p10   14 t[3].2
        vpxord zmm7, zmm7, zmm18                                   ;    89.2 p0      14 t[3].0
        vmovdqu64 [rbp + 4736], zmm7                               ;    90.2 p7+p4   14 t[3].0
        vpbroadcastb zmm7, [r9 + 47]                               ;    91.2 p5+p2   14 t[3].3
        vpxord zmm8, zmm8, zmm18                                   ;    90.2 p0      14 t[3].1
        vmovdqu64 [rbp + 4800], zmm8                               ;    91.2 p8+p9   14 t[3].1
        vpbroadcastb zmm8, [r9 + 48]                               ;    92.2 p5+p3   14 t[0].0
        vpxord zmm3, zmm3, zmm18                                   ;    91.2 p0      14 t[3].2
        vmovdqu64 [rbp + 4864], zmm3                               ;    92.2 p7+p4   14 t[3].2
        vpbroadcastb zmm3, [r9 + 49]                               ;    93.2 p5+p10   14 t[0].1
        vpxord zmm7, zmm7, zmm18                                   ;    92.2 p0      14 t[3].3
        vmovdqu64 [rbp + 4928], zmm7                               ;    93.2 p8+p9   14 t[3].3
        vpbroadcastb zmm7, [r9 + 50]                               ;    94.2 p5+p2   14 t[0].2
        vpxord zmm8, zmm8, zmm18                                   ;    93.2 p0      14 t[0].0
        vmovdqu64 [rbp + 4992], zmm8                               ;    94.2 p7+p4   14 t[0].0
        vpbroadcastb zmm8, [r9 + 51]                               ;    95.2 p5+p3   14 t[0].3
        vpxord zmm3, zmm3, zmm18                                   ;    94.2 p0      14 t[0].1
        vmovdqu64 [rbp + 5056], zmm3                               ;    95.2 p8+p9   14 t[0].1
        vpbroadcastb zmm3, [r9 + 52]                               ;    96.2 p5+p10   14 t[1].0
        vpxord zmm7, zmm7, zmm18                                   ;    95.2 p0      14 t[0].2
        vmovdqu64 [rbp + 5120], zmm7                               ;    96.2 p7+p4   14 t[0].2
        vpbroadcastb zmm7, [r9 + 53]                               ;    97.2 p5+p2   14 t[1].1
        vpxord zmm8, zmm8, zmm18                                   ;    96.2 p0      14 t[0].3
        vmovdqu64 [rbp + 5184], zmm8                               ;    97.2 p8+p9   14 t[0].3
        vpbroadcastb zmm8, [r9 + 54]                               ;    98.2 p5+p3   14 t[1].2
        vpxord zmm3, zmm3, zmm18                                   ;    97.2 p0      14 t[1].0
        vmovdqu64 [rbp + 5248], zmm3                               ;    98.2 p7+p4   14 t[1].0
        vpbroadcastb zmm3, [r9 + 55]                               ;    99.2 p5+p10   14 t[1].3
        vpxord zmm7, zmm7, zmm18                                   ;    98.2 p0      14 t[1].1
        vmovdqu64 [rbp + 5312], zmm7                               ;    99.2 p8+p9   14 t[1].1
        vpbroadcastb zmm7, [r9 + 56]                               ;   100.2 p5+p2   14 t[2].0
        vpxord zmm8, zmm8, zmm18                                   ;    99.2 p0      14 t[1].2
        vmovdqu64 [rbp + 5376], zmm8                               ;   100.2 p7+p4   14 t[1].2
        vpbroadcastb zmm8, [r9 + 57]                               ;   101.2 p5+p3   14 t[2].1
        vpxord zmm3, zmm3, zmm18                                   ;   100.2 p0      14 t[1].3
        vmovdqu64 [rbp + 5440], zmm3                               ;   101.2 p8+p9   14 t[1].3
        vpbroadcastb zmm3, [r9 + 58]                               ;   102.2 p5+p10   14 t[2].2
        vpxord zmm7, zmm7, zmm18                                   ;   101.2 p0      14 t[2].0
        vmovdqu64 [rbp + 5504], zmm7                               ;   102.2 p7+p4   14 t[2].0
        vpbroadcastb zmm7, [r9 + 59]                               ;   103.2 p5+p2   14 t[2].3
        vpxord zmm8, zmm8, zmm18                                   ;   102.2 p0      14 t[2].1
        vmovdqu64 [rbp + 5568], zmm8                               ;   103.2 p8+p9   14 t[2].1
        vpbroadcastb zmm8, [r9 + 60]                               ;   104.2 p5+p3   14 t[3].0
        vpxord zmm3, zmm3, zmm18                                   ;   103.2 p0      14 t[2].2
        vmovdqu64 [rbp + 5632], zmm3                               ;   104.2 p7+p4   14 t[2].2
        vpbroadcastb zmm3, [r9 + 61]                               ;   105.2 p5+p10   14 t[3].1
        vpxord zmm7, zmm7, zmm18                                   ;   104.2 p0      14 t[2].3
        vmovdqu64 [rbp + 5696], zmm7                               ;   105.2 p8+p9   14 t[2].3
        vpbroadcastb zmm7, [r9 + 62]                               ;   106.2 p5+p2   14 t[3].2
        vpxord zmm8, zmm8, zmm18                                   ;   105.2 p0      14 t[3].0
        vmovdqu64 [rbp + 5760], zmm8                               ;   106.2 p7+p4   14 t[3].0
        vpbroadcastb zmm8, [r9 + 63]                               ;   107.2 p5+p3   14 t[3].3
        vpxord zmm3, zmm3, zmm18                                   ;   106.2 p0      14 t[3].1
        vmovdqu64 [rbp + 5824], zmm3                               ;   107.2 p8+p9   14 t[3].1
        vpbroadcastb zmm3, [r9 + 64]                               ;   108.2 p5+p10   14 t[0].0
        vpxord zmm7, zmm7, zmm18                                   ;   107.2 p0      14 t[3].2
        vmovdqu64 [rbp + 5888], zmm7                               ;   108.2 p7+p4   14 t[3].2
        vpbroadcastb zmm7, [r9 + 65]                               ;   109.2 p5+p2   14 t[0].1
        vpxord zmm8, zmm8, zmm18                                   ;   108.2 p0      14 t[3].3
        vmovdqu64 [rbp + 5952], zmm8                               ;   109.2 p8+p9   14 t[3].3
        vpbroadcastb zmm8, [r9 + 66]                               ;   110.2 p5+p3   14 t[0].2
        vpxord zmm3, zmm3, zmm18                                   ;   109.2 p0      14 t[0].0
        vmovdqu64 [rbp + 6016], zmm3                               ;   110.2 p7+p4   14 t[0].0
        vpbroadcastb zmm3, [r9 + 67]                               ;   111.2 p5+p10   14 t[0].3
        vpxord zmm7, zmm7, zmm18                                   ;   110.2 p0      14 t[0].1
        vmovdqu64 [rbp + 6080], zmm7                               ;   111.2 p8+p9   14 t[0].1
        vpbroadcastb zmm7, [r9 + 68]                               ;   112.2 p5+p2   14 t[1].0
        vpxord zmm8, zmm8, zmm18                                   ;   111.2 p0      14 t[0].2
        vmovdqu64 [rbp + 6144], zmm8                               ;   112.2 p7+p4   14 t[0].2
        vpbroadcastb zmm8, [r9 + 69]                               ;   113.2 p5+p3   14 t[1].1
        vpxord zmm3, zmm3, zmm18                                   ;   112.2 p0      14 t[0].3
        vmovdqu64 [rbp + 6208], zmm3                               ;   113.2 p8+p9   14 t[0].3
        vpbroadcastb zmm3, [r9 + 70]                               ;   114.2 p5+p10   14 t[1].2
        vpxord zmm7, zmm7, zmm18                                   ;   113.2 p0      14 t[1].0
        vmovdqu64 [rbp + 6272], zmm7                               ;   114.2 p7+p4   14 t[1].0
        vpbroadcastb zmm7, [r9 + 71]                               ;   115.2 p5+p2   14 t[1].3
        vpxord zmm8, zmm8, zmm18                                   ;   114.2 p0      14 t[1].1
        vmovdqu64 [rbp + 6336], zmm8                               ;   115.2 p8+p9   14 t[1].1
        vpbroadcastb zmm8, [r9 + 72]                               ;   116.2 p5+p3   14 t[2].0
        vpxord zmm3, zmm3, zmm18                                   ;   115.2 p0      14 t[1].2
        vmovdqu64 [rbp + 6400], zmm3                               ;   116.2 p7+p4   14 t[1].2
        vpbroadcastb zmm3, [r9 + 73]                               ;   117.2 p5+p10   14 t[2].1
        vpxord zmm7, zmm7, zmm18                                   ;   116.2 p0      14 t[1].3
        vmovdqu64 [rbp + 6464], zmm7                               ;   117.2 p8+p9   14 t[1].3
        vpbroadcastb zmm7, [r9 + 74]                               ;   118.2 p5+p2   14 t[2].2
        vpxord zmm8, zmm8, zmm18                                   ;   117.2 p0      14 t[2].0
        vmovdqu64 [rbp + 6528], zmm8                               ;   118.2 p7+p4   14 t[2].0
        vpbroadcastb zmm8, [r9 + 75]                               ;   119.2 p5+p3   14 t[2].3
        vpxord zmm3, zmm3, zmm18                                   ;   118.2 p0      14 t[2].1
        vmovdqu64 [rbp + 6592], zmm3                               ;   119.2 p8+p9   14 t[2].1
        vpbroadcastb zmm3, [r9 + 76]                               ;   120.2 p5+p10   14 t[3].0
        vpxord zmm7, zmm7, zmm18                                   ;   119.2 p0      14 t[2].2
        vmovdqu64 [rbp + 6656], zmm7                               ;   120.2 p7+p4   14 t[2].2
        vpbroadcastb zmm7, [r9 + 77]                               ;   121.2 p5+p2   14 t[3].1
        vpxord zmm8, zmm8, zmm18                                   ;   120.2 p0      14 t[2].3
        vmovdqu64 [rbp + 6720], zmm8                               ;   121.2 p8+p9   14 t[2].3
        vpbroadcastb zmm8, [r9 + 78]                               ;   122.2 p5+p3   14 t[3].2
        vpxord zmm3, zmm3, zmm18                                   ;   121.2 p0      14 t[3].0
        vmovdqu64 [rbp + 6784], zmm3                               ;   122.2 p7+p4   14 t[3].0
        vpbroadcastb zmm3, [r9 + 79]                               ;   123.2 p5+p10   14 t[3].3
        vpxord zmm7, zmm7, zmm18                                   ;   122.2 p0      14 t[3].1
        vmovdqu64 [rbp + 6848], zmm7                               ;   123.2 p8+p9   14 t[3].1
        vpbroadcastb zmm7, [r9 + 80]                               ;   124.2 p5+p2   14 t[0].0
        vpxord zmm8, zmm8, zmm18                                   ;   123.2 p0      14 t[3].2
        vmovdqu64 [rbp + 6912], zmm8                               ;   124.2 p7+p4   14 t[3].2
        vpbroadcastb zmm8, [r9 + 81]                               ;   125.2 p5+p3   14 t[0].1
        vpxord zmm3, zmm3, zmm18                                   ;   124.2 p0      14 t[3].3
        vmovdqu64 [rbp + 6976], zmm3                               ;   125.2 p8+p9   14 t[3].3
        vpbroadcastb zmm3, [r9 + 82]                               ;   126.2 p5+p10   14 t[0].2
        vpxord zmm7, zmm7, zmm18                                   ;   125.2 p0      14 t[0].0
        vmovdqu64 [rbp + 7040], zmm7                               ;   126.2 p7+p4   14 t[0].0
        vpbroadcastb zmm7, [r9 + 83]                               ;   127.2 p5+p2   14 t[0].3
        vpxord zmm8, zmm8, zmm18                                   ;   126.2 p0      14 t[0].1
        vmovdqu64 [rbp + 7104], zmm8                               ;   127.2 p8+p9   14 t[0].1
        vpbroadcastb zmm8, [r9 + 84]                               ;   128.2 p5+p3   14 t[1].0
        vpxord zmm3, zmm3, zmm18                                   ;   127.2 p0      14 t[0].2
        vmovdqu64 [rbp + 7168], zmm3                               ;   128.2 p7+p4   14 t[0].2
        vpbroadcastb zmm3, [r9 + 85]                               ;   129.2 p5+p10   14 t[1].1
        vpxord zmm7, zmm7, zmm18                                   ;   128.2 p0      14 t[0].3
        vmovdqu64 [rbp + 7232], zmm7                               ;   129.2 p8+p9   14 t[0].3
        vpbroadcastb zmm7, [r9 + 86]                               ;   130.2 p5+p2   14 t[1].2
        vpxord zmm8, zmm8, zmm18                                   ;   129.2 p0      14 t[1].0
        vmovdqu64 [rbp + 7296], zmm8                               ;   130.2 p7+p4   14 t[1].0
        vpbroadcastb zmm8, [r9 + 87]                               ;   131.2 p5+p3   14 t[1].3
        vpxord zmm3, zmm3, zmm18                                   ;   130.2 p0      14 t[1].1
        vmovdqu64 [rbp + 7360], zmm3                               ;   131.2 p8+p9   14 t[1].1
        vpbroadcastb zmm3, [r9 + 88]                               ;   132.2 p5+p10   14 t[2].0
        vpxord zmm7, zmm7, zmm18                                   ;   131.2 p0      14 t[1].2
        vmovdqu64 [rbp + 7424], zmm7                               ;   132.2 p7+p4   14 t[1].2
        vpbroadcastb zmm7, [r9 + 89]                               ;   133.2 p5+p2   14 t[2].1
        vpxord zmm8, zmm8, zmm18                                   ;   132.2 p0      14 t[1].3
        vmovdqu64 [rbp + 7488], zmm8                               ;   133.2 p8+p9   14 t[1].3
        vpbroadcastb zmm8, [r9 + 90]                               ;   134.2 p5+p3   14 t[2].2
        vpxord zmm3, zmm3, zmm18                                   ;   133.2 p0      14 t[2].0
        vmovdqu64 [rbp + 7552], zmm3                               ;   134.2 p7+p4   14 t[2].0
        vpbroadcastb zmm3, [r9 + 91]                               ;   135.2 p5+p10   14 t[2].3
        vpxord zmm7, zmm7, zmm18                                   ;   134.2 p0      14 t[2].1
        vmovdqu64 [rbp + 7616], zmm7                               ;   135.2 p8+p9   14 t[2].1
        vpbroadcastb zmm7, [r9 + 92]                               ;   136.2 p5+p2   14 t[3].0
        vpxord zmm8, zmm8, zmm18                                   ;   135.2 p0      14 t[2].2
        vmovdqu64 [rbp + 7680], zmm8                               ;   136.2 p7+p4   14 t[2].2
        vpbroadcastb zmm8, [r9 + 93]                               ;   137.2 p5+p3   14 t[3].1
        vpxord zmm3, zmm3, zmm18                                   ;   136.2 p0      14 t[2].3
        vmovdqu64 [rbp + 7744], zmm3                               ;   137.2 p8+p9   14 t[2].3
        vpbroadcastb zmm3, [r9 + 94]                               ;   138.2 p5+p10   14 t[3].2
        vpxord zmm7, zmm7, zmm18                                   ;   137.2 p0      14 t[3].0
        vmovdqu64 [rbp + 7808], zmm7                               ;   138.2 p7+p4   14 t[3].0
        vpbroadcastb zmm7, [r9 + 95]                               ;   139.2 p5+p2   14 t[3].3
        vpxord zmm8, zmm8, zmm18                                   ;   138.2 p0      14 t[3].1
        vmovdqu64 [rbp + 7872], zmm8                               ;   139.2 p8+p9   14 t[3].1
        vpbroadcastb zmm8, [r9 + 96]                               ;   140.2 p5+p3   14 t[0].0
        vpxord zmm3, zmm3, zmm18                                   ;   139.2 p0      14 t[3].2
        vmovdqu64 [rbp + 7936], zmm3                               ;   140.2 p7+p4   14 t[3].2
        vpbroadcastb zmm3, [r9 + 97]                               ;   141.2 p5+p10   14 t[0].1
        vpxord zmm7, zmm7, zmm18                                   ;   140.2 p0      14 t[3].3
        vmovdqu64 [rbp + 8000], zmm7                               ;   141.2 p8+p9   14 t[3].3
        vpbroadcastb zmm7, [r9 + 98]                               ;   142.2 p5+p2   14 t[0].2
        vpxord zmm8, zmm8, zmm18                                   ;   141.2 p0      14 t[0].0
        vmovdqu64 [rbp + 8064], zmm8                               ;   142.2 p7+p4   14 t[0].0
        vpbroadcastb zmm8, [r9 + 99]                               ;   143.2 p5+p3   14 t[0].3
        vpxord zmm3, zmm3, zmm18                                   ;   142.2 p0      14 t[0].1
        vmovdqu64 [rbp + 8128], zmm3                               ;   143.2 p8+p9   14 t[0].1
        vpbroadcastb zmm3, [r9 + 100]                              ;   144.2 p5+p10   14 t[1].0
        vpxord zmm7, zmm7, zmm18                                   ;   143.2 p0      14 t[0].2
        vpbroadcastb zmm9, [r9 + 101]                              ;   145.2 p5+p2   14 t[1].1
        vmovdqu64 [rbp + 8192], zmm7                               ;   144.2 p7+p4   14 t[0].2
        vpxord zmm8, zmm8, zmm18                                   ;   144.2 p0      14 t[0].3
        vpbroadcastb zmm7, [r9 + 102]                              ;   146.2 p5+p3   14 t[1].2
        vmovdqu64 [rbp + 8256], zmm8                               ;   145.2 p8+p9   14 t[0].3
        vpxord zmm3, zmm3, zmm18                                   ;   145.2 p0      14 t[1].0
        vpbroadcastb zmm8, [r9 + 103]                              ;   147.2 p5+p10   14 t[1].3
        vmovdqu64 [rbp + 8320], zmm3                               ;   146.2 p7+p4   14 t[1].0
        vpxord zmm9, zmm9, zmm18                                   ;   146.2 p0      14 t[1].1
        vpbroadcastb zmm3, [r9 + 104]                              ;   148.2 p5+p2   14 t[2].0
        vmovdqu64 [rbp + 8384], zmm9                               ;   147.2 p8+p9   14 t[1].1
        vpxord zmm7, zmm7, zmm18                                   ;   147.2 p0      14 t[1].2
        vpbroadcastb zmm9, [r9 + 105]                              ;   149.2 p5+p3   14 t[2].1
        vmovdqu64 [rbp + 8448], zmm7                               ;   148.2 p7+p4   14 t[1].2
        vpxord zmm8, zmm8, zmm18                                   ;   148.2 p0      14 t[1].3
        vpbroadcastb zmm7, [r9 + 106]                              ;   150.2 p5+p10   14 t[2].2
        vmovdqu64 [rbp + 8512], zmm8                               ;   149.2 p8+p9   14 t[1].3
        vpxord zmm3, zmm3, zmm18                                   ;   149.2 p0      14 t[2].0
        vpbroadcastb zmm8, [r9 + 107]                              ;   151.2 p5+p2   14 t[2].3
        vmovdqu64 [rbp + 8576], zmm3                               ;   150.2 p7+p4   14 t[2].0
        vpxord zmm9, zmm9, zmm18                                   ;   150.2 p0      14 t[2].1
        vpbroadcastb zmm3, [r9 + 108]                              ;   152.2 p5+p3   14 t[3].0
        vmovdqu64 [rbp + 8640], zmm9                               ;   151.2 p8+p9   14 t[2].1
        vpxord zmm7, zmm7, zmm18                                   ;   151.2 p0      14 t[2].2
        vpbroadcastb zmm9, [r9 + 109]                              ;   153.2 p5+p10   14 t[3].1
        vmovdqu64 [rbp + 8704], zmm7                               ;   152.2 p7+p4   14 t[2].2
        vpxord zmm8, zmm8, zmm18                                   ;   152.2 p0      14 t[2].3
        vpbroadcastb zmm7, [r9 + 110]                              ;   154.2 p5+p2   14 t[3].2
        vmovdqu64 [rbp + 8768], zmm8                               ;   153.2 p8+p9   14 t[2].3
        vpxord zmm3, zmm3, zmm18                                   ;   153.2 p0      14 t[3].0
        vpbroadcastb zmm8, [r9 + 111]                              ;   155.2 p5+p3   14 t[3].3
        vmovdqu64 [rbp + 8832], zmm3                               ;   154.2 p7+p4   14 t[3].0
        vpxord zmm9, zmm9, zmm18                                   ;   154.2 p0      14 t[3].1
        vpbroadcastb zmm3, [r9 + 112]                              ;   156.2 p5+p10   14 t[0].0
        vmovdqu64 [rbp + 8896], zmm9                               ;   155.2 p8+p9   14 t[3].1
        vpxord zmm7, zmm7, zmm18                                   ;   155.2 p0      14 t[3].2
        vpbroadcastb zmm9, [r9 + 113]                              ;   157.2 p5+p2   14 t[0].1
        vmovdqu64 [rbp + 8960], zmm7                               ;   156.2 p7+p4   14 t[3].2
        vpxord zmm8, zmm8, zmm18                                   ;   156.2 p0      14 t[3].3
        vpbroadcastb zmm7, [r9 + 114]                              ;   158.2 p5+p3   14 t[0].2
        vmovdqu64 [rbp + 9024], zmm8                               ;   157.2 p8+p9   14 t[3].3
        vpxord zmm3, zmm3, zmm18                                   ;   157.2 p0      14 t[0].0
        vpbroadcastb zmm8, [r9 + 115]                              ;   159.2 p5+p10   14 t[0].3
        vmovdqu64 [rbp + 9088], zmm3                               ;   158.2 p7+p4   14 t[0].0
        vpxord zmm9, zmm9, zmm18                                   ;   158.2 p0      14 t[0].1
        vpbroadcastb zmm3, [r9 + 116]                              ;   160.2 p5+p2   14 t[1].0
        vmovdqu64 [rbp + 9152], zmm9                               ;   159.2 p8+p9   14 t[0].1
        vpxord zmm7, zmm7, zmm18                                   ;   159.2 p0      14 t[0].2
        vpbroadcastb zmm9, [r9 + 117]                              ;   161.2 p5+p3   14 t[1].1
        vmovdqu64 [rbp + 9216], zmm7                               ;   160.2 p7+p4   14 t[0].2
        vpxord zmm8, zmm8, zmm18                                   ;   160.2 p0      14 t[0].3
        vpbroadcastb zmm7, [r9 + 118]                              ;   162.2 p5+p10   14 t[1].2
        vmovdqu64 [rbp + 9280], zmm8                               ;   161.2 p8+p9   14 t[0].3
        vpxord zmm3, zmm3, zmm18                                   ;   161.2 p0      14 t[1].0
        vpbroadcastb zmm8, [r9 + 119]                              ;   163.2 p5+p2   14 t[1].3
        vmovdqu64 [rbp + 9344], zmm3                               ;   162.2 p7+p4   14 t[1].0
        vpxord zmm9, zmm9, zmm18                                   ;   162.2 p0      14 t[1].1
        vpbroadcastb zmm3, [r9 + 120]                              ;   164.2 p5+p3   14 t[2].0
        vmovdqu64 [rbp + 9408], zmm9                               ;   163.2 p8+p9   14 t[1].1
        vpxord zmm7, zmm7, zmm18                                   ;   163.2 p0      14 t[1].2
        vpbroadcastb zmm9, [r9 + 121]                              ;   165.2 p5+p10   14 t[2].1
        vmovdqu64 [rbp + 9472], zmm7                               ;   164.2 p7+p4   14 t[1].2
        vpxord zmm8, zmm8, zmm18                                   ;   164.2 p0      14 t[1].3
        vpbroadcastb zmm7, [r9 + 122]                              ;   166.2 p5+p2   14 t[2].2
        vmovdqu64 [rbp + 9536], zmm8                               ;   165.2 p8+p9   14 t[1].3
        vpxord zmm3, zmm3, zmm18                                   ;   165.2 p0      14 t[2].0
        vpbroadcastb zmm8, [r9 + 123]                              ;   167.2 p5+p3   14 t[2].3
        vmovdqu64 [rbp + 9600], zmm3                               ;   166.2 p7+p4   14 t[2].0
        vpxord zmm9, zmm9, zmm18                                   ;   166.2 p0      14 t[2].1
        vpbroadcastb zmm3, [r9 + 124]                              ;   168.2 p5+p10   14 t[3].0
        vmovdqu64 [rbp + 9664], zmm9                               ;   167.2 p8+p9   14 t[2].1
        vpxord zmm7, zmm7, zmm18                                   ;   167.2 p0      14 t[2].2
        vpbroadcastb zmm9, [r9 + 125]                              ;   169.2 p5+p2   14 t[3].1
        vmovdqu64 [rbp + 9728], zmm7                               ;   168.2 p7+p4   14 t[2].2
        vpxord zmm8, zmm8, zmm18                                   ;   168.2 p0      14 t[2].3
        vpbroadcastb zmm7, [r9 + 126]                              ;   170.2 p5+p3   14 t[3].2
        vmovdqu64 [rbp + 9792], zmm8                               ;   169.2 p8+p9   14 t[2].3
        vpxord zmm3, zmm3, zmm18                                   ;   169.2 p0      14 t[3].0
        vpbroadcastb zmm8, [r9 + 127]                              ;   171.2 p5+p10   14 t[3].3
        vmovdqu64 [rbp + 9856], zmm3                               ;   170.2 p7+p4   14 t[3].0
        vpxord zmm9, zmm9, zmm18                                   ;   170.2 p0      14 t[3].1
        vpbroadcastb zmm3, [r9 + 128]                              ;   172.2 p5+p2   14 t[0].0
        vmovdqu64 [rbp + 9920], zmm9                               ;   171.2 p8+p9   14 t[3].1
        vpxord zmm7, zmm7, zmm18                                   ;   171.2 p0      14 t[3].2
        vpbroadcastb zmm9, [r9 + 129]                              ;   173.2 p5+p3   14 t[0].1
        vmovdqu64 [rbp + 9984], zmm7                               ;   172.2 p7+p4   14 t[3].2
        vpxord zmm8, zmm8, zmm18                                   ;   172.2 p0      14 t[3].3
        vpbroadcastb zmm7, [r9 + 130]                              ;   174.2 p5+p10   14 t[0].2
        vmovdqu64 [rbp + 10048], zmm8                              ;   173.2 p8+p9   14 t[3].3
        vpxord zmm3, zmm3, zmm18                                   ;   173.2 p0      14 t[0].0
        vpbroadcastb zmm8, [r9 + 131]                              ;   175.2 p5+p2   14 t[0].3
        vmovdqu64 [rbp + 10112], zmm3                              ;   174.2 p7+p4   14 t[0].0
        vpxord zmm9, zmm9, zmm18                                   ;   174.2 p0      14 t[0].1
        vpbroadcastb zmm3, [r9 + 132]                              ;   176.2 p5+p3   14 t[1].0
        vmovdqu64 [rbp + 10176], zmm9                              ;   175.2 p8+p9   14 t[0].1
        vpxord zmm7, zmm7, zmm18                                   ;   175.2 p0      14 t[0].2
        vpbroadcastb zmm9, [r9 + 133]                              ;   177.2 p5+p10   14 t[1].1
        vmovdqu64 [rbp + 10240], zmm7                              ;   176.2 p7+p4   14 t[0].2
        vpxord zmm8, zmm8, zmm18                                   ;   176.2 p0      14 t[0].3
        vpbroadcastb zmm7, [r9 + 134]                              ;   178.2 p5+p2   14 t[1].2
        vmovdqu64 [rbp + 10304], zmm8                              ;   177.2 p8+p9   14 t[0].3
        vpxord zmm3, zmm3, zmm18                                   ;   177.2 p0      14 t[1].0
        vpbroadcastb zmm8, [r9 + 135]                              ;   179.2 p5+p3   14 t[1].3
        vmovdqu64 [rbp + 10368], zmm3                              ;   178.2 p7+p4   14 t[1].0
        vpxord zmm9, zmm9, zmm18                                   ;   178.2 p0      14 t[1].1
        vpbroadcastb zmm3, [r9 + 136]                              ;   180.2 p5+p10   14 t[2].0
        vmovdqu64 [rbp + 10432], zmm9                              ;   179.2 p8+p9   14 t[1].1
        vpxord zmm7, zmm7, zmm18                                   ;   179.2 p0      14 t[1].2
        vpbroadcastb zmm9, [r9 + 137]                              ;   181.2 p5+p2   14 t[2].1
        vmovdqu64 [rbp + 10496], zmm7                              ;   180.2 p7+p4   14 t[1].2
        vpxord zmm8, zmm8, zmm18                                   ;   180.2 p0      14 t[1].3
        vpbroadcastb zmm7, [r9 + 138]                              ;   182.2 p5+p3   14 t[2].2
        vmovdqu64 [rbp + 10560], zmm8                              ;   181.2 p8+p9   14 t[1].3
        vpxord zmm3, zmm3, zmm18                                   ;   181.2 p0      14 t[2].0
        vpbroadcastb zmm8, [r9 + 139]                              ;   183.2 p5+p10   14 t[2].3
        vmovdqu64 [rbp + 10624], zmm3                              ;   182.2 p7+p4   14 t[2].0
        vpxord zmm9, zmm9, zmm18                                   ;   182.2 p0      14 t[2].1
        vpbroadcastb zmm3, [r9 + 140]                              ;   184.2 p5+p2   14 t[3].0
        vmovdqu64 [rbp + 10688], zmm9                              ;   183.2 p8+p9   14 t[2].1
        vpxord zmm7, zmm7, zmm18                                   ;   183.2 p0      14 t[2].2
        vpbroadcastb zmm9, [r9 + 141]                              ;   185.2 p5+p3   14 t[3].1
        vmovdqu64 [rbp + 10752], zmm7                              ;   184.2 p7+p4   14 t[2].2
        vpxord zmm8, zmm8, zmm18                                   ;   184.2 p0      14 t[2].3
        vpbroadcastb zmm7, [r9 + 142]                              ;   186.2 p5+p10   14 t[3].2
        vmovdqu64 [rbp + 10816], zmm8                              ;   185.2 p8+p9   14 t[2].3
        vpxord zmm3, zmm3, zmm18                                   ;   185.2 p0      14 t[3].0
        vpbroadcastb zmm8, [r9 + 143]                              ;   187.2 p5+p2   14 t[3].3
        vmovdqu64 [rbp + 10880], zmm3                              ;   186.2 p7+p4   14 t[3].0
        vpxord zmm9, zmm9, zmm18                                   ;   186.2 p0      14 t[3].1
        vpbroadcastb zmm3, [r9 + 144]                              ;   188.2 p5+p3   14 t[0].0
        vmovdqu64 [rbp + 10944], zmm9                              ;   187.2 p8+p9   14 t[3].1
        vpxord zmm7, zmm7, zmm18                                   ;   187.2 p0      14 t[3].2
        vpbroadcastb zmm9, [r9 + 145]                              ;   189.2 p5+p10   14 t[0].1
        vmovdqu64 [rbp + 11008], zmm7                              ;   188.2 p7+p4   14 t[3].2
        vpxord zmm8, zmm8, zmm18                                   ;   188.2 p0      14 t[3].3
        vpbroadcastb zmm7, [r9 + 146]                              ;   190.2 p5+p2   14 t[0].2
        vmovdqu64 [rbp + 11072], zmm8                              ;   189.2 p8+p9   14 t[3].3
        vpxord zmm3, zmm3, zmm18                                   ;   189.2 p0      14 t[0].0
        vpbroadcastb zmm8, [r9 + 147]                              ;   191.2 p5+p3   14 t[0].3
        vmovdqu64 [rbp + 11136], zmm3                              ;   190.2 p7+p4   14 t[0].0
        vpxord zmm9, zmm9, zmm18                                   ;   190.2 p0      14 t[0].1
        vpbroadcastb zmm3, [r9 + 148]                              ;   192.2 p5+p10   14 t[1].0
        vmovdqu64 [rbp + 11200], zmm9                              ;   191.2 p8+p9   14 t[0].1
        vpxord zmm7, zmm7, zmm18                                   ;   191.2 p0      14 t[0].2
        vpbroadcastb zmm9, [r9 + 149]                              ;   193.2 p5+p2   14 t[1].1
        vmovdqu64 [rbp + 11264], zmm7                              ;   192.2 p7+p4   14 t[0].2
        vpxord zmm8, zmm8, zmm18                                   ;   192.2 p0      14 t[0].3
        vpbroadcastb zmm7, [r9 + 150]                              ;   194.2 p5+p3   14 t[1].2
        vmovdqu64 [rbp + 11328], zmm8                              ;   193.2 p8+p9   14 t[0].3
        vpxord zmm3, zmm3, zmm18                                   ;   193.2 p0      14 t[1].0
        vpbroadcastb zmm8, [r9 + 151]                              ;   195.2 p5+p10   14 t[1].3
        vmovdqu64 [rbp + 11392], zmm3                              ;   194.2 p7+p4   14 t[1].0
        vpxord zmm9, zmm9, zmm18                                   ;   194.2 p0      14 t[1].1
        vpbroadcastb zmm3, [r9 + 152]                              ;   196.2 p5+p2   14 t[2].0
        vmovdqu64 [rbp + 11456], zmm9                              ;   195.2 p8+p9   14 t[1].1
        vpxord zmm7, zmm7, zmm18                                   ;   195.2 p0      14 t[1].2
        vpbroadcastb zmm9, [r9 + 153]                              ;   197.2 p5+p3   14 t[2].1
        vmovdqu64 [rbp + 11520], zmm7                              ;   196.2 p7+p4   14 t[1].2
        vpxord zmm8, zmm8, zmm18                                   ;   196.2 p0      14 t[1].3
        vpbroadcastb zmm7, [r9 + 154]                              ;   198.2 p5+p10   14 t[2].2
        vmovdqu64 [rbp + 11584], zmm8                              ;   197.2 p8+p9   14 t[1].3
        vpxord zmm3, zmm3, zmm18                                   ;   197.2 p0      14 t[2].0
        vpbroadcastb zmm8, [r9 + 155]                              ;   199.2 p5+p2   14 t[2].3
        vmovdqu64 [rbp + 11648], zmm3                              ;   198.2 p7+p4   14 t[2].0
        vpxord zmm9, zmm9, zmm18                                   ;   198.2 p0      14 t[2].1
        vpbroadcastb zmm3, [r9 + 156]                              ;   200.2 p5+p3   14 t[3].0
        vmovdqu64 [rbp + 11712], zmm9                              ;   199.2 p8+p9   14 t[2].1
        vpxord zmm7, zmm7, zmm18                                   ;   199.2 p0      14 t[2].2
        vpbroadcastb zmm9, [r9 + 157]                              ;   201.2 p5+p10   14 t[3].1
        vmovdqu64 [rbp + 11776], zmm7                              ;   200.2 p7+p4   14 t[2].2
        vpxord zmm8, zmm8, zmm18                                   ;   200.2 p0      14 t[2].3
        vpbroadcastb zmm7, [r9 + 158]                              ;   202.2 p5+p2   14 t[3].2
        vmovdqu64 [rbp + 11840], zmm8                              ;   201.2 p8+p9   14 t[2].3
        vpxord zmm3, zmm3, zmm18                                   ;   201.2 p0      14 t[3].0
        vpbroadcastb zmm8, [r9 + 159]                              ;   203.2 p5+p3   14 t[3].3
        vmovdqu64 [rbp + 11904], zmm3                              ;   202.2 p7+p4   14 t[3].0
        vpxord zmm9, zmm9, zmm18                                   ;   202.2 p0      14 t[3].1
        vpbroadcastb zmm3, [r8 + 15]                               ;   204.2 p5+p10   24 counter
        vmovdqu64 [rbp + 11968], zmm9                              ;   203.2 p8+p9   14 t[3].1
        vmovdqu64 [rbp + 12032], zmm0                              ;   164.5 p7+p4   24 counter
        vmovdqu64 [rbp + 12096], zmm3                              ;   205.2 p8+p9   24 counter
        vpxord zmm7, zmm7, zmm18                                   ;   203.2 p0      14 t[3].2
        vmovdqu64 [rbp + 12160], zmm1                              ;   166.5 p7+p4   24 counter
        vmovdqu64 [rbp + 12224], zmm7                              ;   204.2 p8+p9   14 t[3].2
        vmovdqu64 [rbp + 12288], zmm2                              ;   168.5 p7+p4   24 counter
        vmovdqu64 [rbp + 12352], zmm4                              ;   170.3 p8+p9   24 counter
        vpxord zmm8, zmm8, zmm18                                   ;   204.2 p0      14 t[3].3
        vmovdqu64 [rbp + 12416], zmm5                              ;   170.5 p7+p4   24 counter
        vmovdqu64 [rbp + 12480], zmm8                              ;   205.2 p8+p9   14 t[3].3
        vmovdqu64 [rbp + 12544], zmm6                              ;   172.5 p7+p4   24 counter
        vpbroadcastb zmm0, [r9 + 8]                                ;   205.2 p5+p2   24 rk
        vpbroadcastb zmm1, [r9 + 9]                                ;   206.2 p5+p3   24 rk
        vpbroadcastb zmm2, [r9 + 10]                               ;   207.2 p5+p10   24 rk
        vpbroadcastb zmm3, [r9 + 11]                               ;   208.2 p5+p2   24 rk
        vpbroadcastb zmm4, [r9 + 12]                               ;   209.2 p5+p3   24 rk
        vmovdqu64 [rbp + 12608], zmm0                              ;   206.2 p8+p9   24 rk
        vpbroadcastb zmm0, [r9 + 13]                               ;   210.2 p5+p10   24 rk
        vmovdqu64 [rbp + 12672], zmm1                              ;   207.2 p7+p4   24 rk
        vpbroadcastb zmm1, [r9 + 14]                               ;   211.2 p5+p2   24 rk
        vmovdqu64 [rbp + 12736], zmm2                              ;   208.2 p8+p9   24 rk
        vpbroadcastb zmm2, [r9 + 15]                               ;   212.2 p5+p3   24 rk
        vmovdqu64 [rbp + 12800], zmm3                              ;   209.2 p7+p4   24 rk
        vpbroadcastb zmm3, [r9 + 16]                               ;   213.2 p5+p10   24 rk
        vmovdqu64 [rbp + 12864], zmm4                              ;   210.2 p8+p9   24 rk
        vpbroadcastb zmm4, [r9 + 18]                               ;   214.2 p5+p2   24 rk
        vmovdqu64 [rbp + 12928], zmm0                              ;   211.2 p7+p4   24 rk
        vpbroadcastb zmm0, [r9 + 22]                               ;   215.2 p5+p3   24 rk
        vmovdqu64 [rbp + 12992], zmm1                              ;   212.2 p8+p9   24 rk
        vpbroadcastb zmm1, [r9 + 23]                               ;   216.2 p5+p10   24 rk
        vmovdqu64 [rbp + 13056], zmm2                              ;   213.2 p7+p4   24 rk
        vpbroadcastb zmm2, [r9 + 29]                               ;   217.2 p5+p2   24 rk
        vmovdqu64 [rbp + 13120], zmm3                              ;   214.2 p8+p9   24 rk
        vpbroadcastb zmm3, [r9 + 30]                               ;   218.2 p5+p3   24 rk
        vmovdqu64 [rbp + 13184], zmm4                              ;   215.2 p7+p4   24 rk
        vpbroadcastb zmm4, [r9 + 160]                              ;   219.2 p5+p10   24 rk
        vmovdqu64 [rbp + 13248], zmm0                              ;   216.2 p8+p9   24 rk
        vpbroadcastb zmm0, [r9 + 161]                              ;   220.2 p5+p2   24 rk
        vmovdqu64 [rbp + 13312], zmm1                              ;   217.2 p7+p4   24 rk
        vpbroadcastb zmm1, [r9 + 162]                              ;   221.2 p5+p3   24 rk
        vmovdqu64 [rbp + 13376], zmm2                              ;   218.2 p8+p9   24 rk
        vpbroadcastb zmm2, [r9 + 163]                              ;   222.2 p5+p10   24 rk
        vmovdqu64 [rbp + 13440], zmm3                              ;   219.2 p7+p4   24 rk
        vpbroadcastb zmm3, [r9 + 164]                              ;   223.2 p5+p2   24 rk
        vmovdqu64 [rbp + 13504], zmm4                              ;   220.2 p8+p9   24 rk
        vpbroadcastb zmm4, [r9 + 165]                              ;   224.2 p5+p3   24 rk
        vmovdqu64 [rbp + 13568], zmm0                              ;   221.2 p7+p4   24 rk
        vpbroadcastb zmm0, [r9 + 166]                              ;   225.2 p5+p10   24 rk
        vmovdqu64 [rbp + 13632], zmm1                              ;   222.2 p8+p9   24 rk
        vpbroadcastb zmm1, [r9 + 167]                              ;   226.2 p5+p2   24 rk
        vmovdqu64 [rbp + 13696], zmm2                              ;   223.2 p7+p4   24 rk
        vpbroadcastb zmm2, [r9 + 168]                              ;   227.2 p5+p3   24 rk
        vmovdqu64 [rbp + 13760], zmm3                              ;   224.2 p8+p9   24 rk
        vpbroadcastb zmm3, [r9 + 169]                              ;   228.2 p5+p10   24 rk
        vmovdqu64 [rbp + 13824], zmm4                              ;   225.2 p7+p4   24 rk
        vpbroadcastb zmm4, [r9 + 170]                              ;   229.2 p5+p2   24 rk
        vmovdqu64 [rbp + 13888], zmm0                              ;   226.2 p8+p9   24 rk
        vpbroadcastb zmm0, [r9 + 171]                              ;   230.2 p5+p3   24 rk
        vmovdqu64 [rbp + 13952], zmm1                              ;   227.2 p7+p4   24 rk
        vpbroadcastb zmm1, [r9 + 172]                              ;   231.2 p5+p10   24 rk
        vmovdqu64 [rbp + 14016], zmm2                              ;   228.2 p8+p9   24 rk
        vpbroadcastb zmm2, [r9 + 173]                              ;   232.2 p5+p2   24 rk
        vmovdqu64 [rbp + 14080], zmm3                              ;   229.2 p7+p4   24 rk
        vpbroadcastb zmm3, [r9 + 174]                              ;   233.2 p5+p3   24 rk
        vmovdqu64 [rbp + 14144], zmm4                              ;   230.2 p8+p9   24 rk
        vpbroadcastb zmm4, [r9 + 175]                              ;   234.2 p5+p10   24 rk
        vmovdqu64 [rbp + 14208], zmm0                              ;   231.2 p7+p4   24 rk
        vmovdqu64 [rbp + 14272], zmm1                              ;   232.2 p8+p9   24 rk
        mov esi, 0                                                 ;   105.8 p1      24 rk reload
        mov dword [rbp + 14672], esi                               ;   200.5 p7+p4   24 rk
        vmovdqu64 [rbp + 14336], zmm2                              ;   233.2 p8+p4   24 rk
        vmovdqu64 [rbp + 14400], zmm3                              ;   234.2 p7+p9   24 rk
        vmovdqu64 [rbp + 14464], zmm4                              ;   235.2 p8+p4   24 rk
        cmp dword [rbp + 14676], 0                                 ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 14676]                               ;                    passes of 64
        mov rcx, rax                                               ;                    passes of 64
.blocks_1_share:
        and rax, 0x3f                                              ;                    passes of 64
        mov qword [rbp + 14608], rax                               ;                    passes of 64
        sub rcx, rax                                               ;                    passes of 64
        imul rcx, rcx, 0x10                                        ;                    passes of 64
        mov rdx, qword [rbp + 14616]                               ;                    passes of 64
        add rcx, rdx                                               ;                    passes of 64
        mov qword [rbp + 14624], rcx                               ;                    passes of 64
        cmp rcx, rdx                                               ;                    passes of 64
        je .blocks_1_rest
.blocks_1_again:
        align 16
.blocks_1:
        vmovd xmm0, [rbp + 14672]                                  ;     0.0 p2      24 low
        vpermq zmm0, zmm0, 0                                       ;     6.0 p5      24 low
        vshufi32x4 zmm0, zmm0, zmm0, 0                             ;     9.0 p5      24 low
        vpshufb zmm1, zmm0, [rel aes128_ctr.T0_constants512 + 448] ;    12.0 p5+p3   24 low
        vpaddb zmm1, zmm1, [rel aes128_ctr.T0_constants512 + 512]  ;    13.0 p0+p2   24 low
        vpshufb zmm2, zmm0, [rel aes128_ctr.T0_constants512]       ;    12.0 p5+p3   24 low
        vpshufb zmm3, zmm0, [rel aes128_ctr.T0_constants512 + 576] ;    12.0 p5+p2   24 low
        vpshufb zmm0, zmm0, [rel aes128_ctr.T0_constants512 + 640] ;    12.0 p5+p3   24 low
        vmovdqu64 zmm4, [rbp + 12096]                              ;     3.0 p2      24 low.0 reload
        vpaddb zmm5, zmm1, zmm4                                    ;    14.0 p0      24 low
        vpternlogd zmm4, zmm1, zmm5, 0xd4                          ;    15.0 p0      24 low
        vpaddb zmm1, zmm2, [rbp + 1920]                            ;    13.0 p0+p3   24 low
        vmovdqu64 zmm6, [rel aes128_ctr.T0_constants512 + 320]     ;     4.0 p2      24 low reload
        vpshufb zmm4, zmm6, zmm4                                   ;    16.0 p5      24 low
        vpaddb zmm1, zmm1, zmm4                                    ;    17.0 p0      24 low
        vpaddb zmm4, zmm3, [rbp + 1984]                            ;    13.0 p0+p3   24 low
        vpaddb zmm7, zmm0, [rbp + 2048]                            ;    13.0 p0+p2   24 low
        vpternlogd zmm2, zmm1, [rbp + 12032], 0xb2                 ;    18.0 p5+p3   24 low
        vpshufb zmm2, zmm6, zmm2                                   ;    19.0 p5      24 low
        vpaddb zmm4, zmm4, zmm2                                    ;    20.0 p0      24 low
        vpternlogd zmm3, zmm4, [rbp + 12160], 0xb2                 ;    21.0 p0+p2   24 low
        vpshufb zmm2, zmm6, zmm3                                   ;    22.0 p5      24 low
        vpaddb zmm7, zmm7, zmm2                                    ;    23.0 p0      24 low
        vpxord zmm4, zmm4, [rbp + 12928]                           ;    21.0 p5+p3   11 s[3]
        vpxord zmm1, zmm1, [rbp + 12992]                           ;    18.0 p0+p2   11 s[3]
        vpternlogd zmm0, zmm7, [rbp + 12288], 0xb2                 ;    24.0 p5+p3   24 low
        vpshufb zmm0, zmm6, zmm0                                   ;    25.0 p5      24 low
        vpaddb zmm0, zmm0, [rbp + 2112]                            ;    26.0 p0+p2   24 low
        vpxord zmm7, zmm7, [rbp + 12864]                           ;    24.0 p0+p3   11 s[3]
        vpxord zmm5, zmm5, [rbp + 13056]                           ;    15.0 p5+p2   11 s[3]
        vpandnd zmm2, zmm0, [rbp + 12352]                          ;    27.0 p0+p3   24 low
        vpshufb zmm2, zmm6, zmm2                                   ;    28.0 p5      24 low
        vpaddb zmm2, zmm2, [rbp + 2176]                            ;    29.0 p0+p2   24 low
        vpxord zmm0, zmm0, [rbp + 12800]                           ;    27.0 p5+p3   11 s[2]
        vpshufb zmm3, zmm6, zmm5                                   ;    16.2 p5      14 t[0]
        vpandnd zmm8, zmm2, [rbp + 12416]                          ;    30.0 p0+p2   24 low
        vpshufb zmm8, zmm6, zmm8                                   ;    31.0 p5      24 low
        vpaddb zmm8, zmm8, [rbp + 2240]                            ;    32.0 p0+p3   24 low
        vpxord zmm2, zmm2, [rbp + 12736]                           ;    30.0 p0+p2   11 s[2]
        vpandnd zmm9, zmm8, [rbp + 12544]                          ;    33.0 p5+p3   24 low
        vpshufb zmm9, zmm6, zmm9                                   ;    34.0 p5      24 low
        vpxord zmm8, zmm8, [rbp + 12672]                           ;    33.0 p0+p2   11 s[2]
        vpaddb zmm9, zmm9, [rbp + 2304]                            ;    35.0 p0+p3   24 low
        vpxord zmm9, zmm9, [rbp + 12608]                           ;    36.0 p5+p2   11 s[2]
        vpshufb zmm10, zmm6, zmm1                                  ;    21.2 p5      14 t[1]
        vpshufb zmm11, zmm6, zmm2                                  ;    31.0 p5      14 t[0]
        vpshufb zmm12, zmm6, zmm4                                  ;    23.2 p5      14 t[2]
        vpshufb zmm13, zmm6, zmm8                                  ;    34.0 p5      14 t[1]
        vpshufb zmm14, zmm6, zmm7                                  ;    25.2 p5      14 t[3]
        vmovdqu64 zmm15, [rel aes128_ctr.T0_constants512 + 128]    ;    14.5 p3      14 t[0] reload
        vmovdqu64 zmm16, [rel aes128_ctr.T0_constants512 + 64]     ;    15.0 p2      14 t[0] reload
        vmovdqa64 zmm17, zmm5                                      ;    16.0         14 t[0] copy
        vpermi2b zmm17, zmm16, zmm15                               ;    27.2 p0+p5   14 t[0]
        vmovdqu64 zmm18, [rel aes128_ctr.T0_constants512 + 256]    ;    15.5 p3      14 t[0] reload
        vmovdqu64 zmm19, [rel aes128_ctr.T0_constants512 + 192]    ;    16.0 p2      14 t[0] reload
        vpermi2b zmm5, zmm19, zmm18                                ;    29.2 p0+p5   14 t[0]
        vpternlogd zmm3, zmm17, zmm5, 0xca                         ;    34.2 p0      14 t[0]
        vpxord zmm5, zmm3, [rbp + 2560]                            ;    35.2 p0+p3   14 t[0]
        vpxord zmm3, zmm3, [rbp + 2368]                            ;    35.2 p0+p2   14 t[0]
        vmovdqa64 zmm17, zmm1                                      ;    19.0         14 t[1] copy
        vpermi2b zmm17, zmm16, zmm15                               ;    31.2 p0+p5   14 t[1]
        vpermi2b zmm1, zmm19, zmm18                                ;    33.2 p0+p5   14 t[1]
        vpternlogd zmm10, zmm17, zmm1, 0xca                        ;    38.2 p0      14 t[1]
        vmovdqa64 zmm1, zmm2                                       ;    31.0         14 t[0] copy
        vpermi2b zmm1, zmm16, zmm15                                ;    35.2 p0+p5   14 t[0]
        vpermi2b zmm2, zmm19, zmm18                                ;    37.2 p0+p5   14 t[0]
        vpternlogd zmm11, zmm1, zmm2, 0xca                         ;    42.2 p0      14 t[0]
        vpaddb zmm1, zmm3, zmm3                                    ;    36.2 p0      14 t[0]
        vpxord zmm2, zmm11, [rbp + 2432]                           ;    43.2 p0+p3   14 t[0]
        vmovdqu64 zmm17, [rel aes128_ctr.T0_constants512 + 384]    ;    18.0 p2      14 t[0] reload
        vpshufb zmm20, zmm17, zmm3                                 ;    38.2 p5      14 t[0]
        vpternlogd zmm20, zmm1, [rbp + 2496], 0x96                 ;    39.2 p0+p3   14 t[0]
        vmovdqa64 zmm1, zmm4                                       ;    22.0         14 t[2] copy
        vpermi2b zmm1, zmm16, zmm15                                ;    40.2 p0+p5   14 t[2]
        vpermi2b zmm4, zmm19, zmm18                                ;    42.2 p0+p5   14 t[2]
        vpternlogd zmm12, zmm1, zmm4, 0xca                         ;    47.2 p0      14 t[2]
        vpshufb zmm1, zmm17, zmm2                                  ;    44.2 p5      14 t[0]
        vpaddb zmm4, zmm2, zmm2                                    ;    44.2 p0      14 t[0]
        vpternlogd zmm2, zmm5, [rbp + 13120], 0x96                 ;    44.2 p0+p2   14 t[0]
        vpternlogd zmm5, zmm1, zmm4, 0x96                          ;    45.2 p0      14 t[0]
        vpternlogd zmm1, zmm4, zmm11, 0x96                         ;    45.2 p0      14 t[0]
        vpternlogd zmm1, zmm3, [rbp + 3328], 0x96                  ;    46.2 p0+p3   14 t[0]
        vpternlogd zmm11, zmm20, [rbp + 3392], 0x96                ;    43.2 p0+p2   14 t[0]
        vpternlogd zmm5, zmm20, [rbp + 13184], 0x96                ;    46.2 p0+p3   14 t[0]
        vmovdqa64 zmm3, zmm10                                      ;    39.2         14 t[1] copy
        vpshufb zmm4, zmm6, zmm0                                   ;    44.2 p5      14 t[3]
        vpshufb zmm20, zmm6, zmm9                                  ;    45.2 p5      14 t[2]
        vmovdqa64 zmm21, zmm8                                      ;    34.0         14 t[1] copy
        vpermi2b zmm21, zmm16, zmm15                               ;    47.2 p0+p5   14 t[1]
        vpermi2b zmm8, zmm19, zmm18                                ;    49.2 p0+p5   14 t[1]
        vpternlogd zmm13, zmm21, zmm8, 0xca                        ;    54.2 p0      14 t[1]
        vpxord zmm3, zmm3, zmm13                                   ;    55.2 p0      14 t[1]
        vpxord zmm13, zmm13, [rbp + 2624]                          ;    55.2 p0+p2   14 t[1]
        vmovdqa64 zmm8, zmm7                                       ;    25.0         14 t[3] copy
        vpermi2b zmm8, zmm16, zmm15                                ;    51.2 p0+p5   14 t[3]
        vpermi2b zmm7, zmm19, zmm18                                ;    53.2 p0+p5   14 t[3]
        vpternlogd zmm14, zmm8, zmm7, 0xca                         ;    58.2 p0      14 t[3]
        vmovdqa64 zmm7, zmm0                                       ;    28.0         14 t[3] copy
        vpermi2b zmm7, zmm16, zmm15                                ;    55.2 p0+p5   14 t[3]
        vpermi2b zmm0, zmm19, zmm18                                ;    57.2 p0+p5   14 t[3]
        vmovdqa64 zmm8, zmm9                                       ;    37.0         14 t[2] copy
        vpermi2b zmm8, zmm16, zmm15                                ;    59.2 p0+p5   14 t[2]
        vpermi2b zmm9, zmm19, zmm18                                ;    61.2 p0+p5   14 t[2]
        vpternlogd zmm20, zmm8, zmm9, 0xca                         ;    66.2 p0      14 t[2]
        vmovdqu64 zmm8, [rbp + 2880]                               ;    24.7 p3      14 t[2] reload
        vpxord zmm9, zmm12, zmm8                                   ;    58.2 p0      14 t[2]
        vpternlogd zmm4, zmm7, zmm0, 0xca                          ;    62.2 p0      14 t[3]
        vpshufb zmm0, zmm17, zmm13                                 ;    62.2 p5      14 t[1]
        vpaddb zmm7, zmm13, zmm13                                  ;    60.2 p0      14 t[1]
        vpxord zmm13, zmm13, [rbp + 2816]                          ;    61.2 p0+p2   14 t[1]
        vpternlogd zmm0, zmm7, [rbp + 2688], 0x96                  ;    63.2 p0+p3   14 t[1]
        vpshufb zmm7, zmm17, zmm3                                  ;    63.2 p5      14 t[1]
        vpaddb zmm21, zmm3, zmm3                                   ;    63.2 p0      14 t[1]
        vpshufb zmm22, zmm6, zmm2                                  ;    64.2 p5      14 t[0]
        vpxord zmm12, zmm12, zmm20                                 ;    67.2 p0      14 t[2]
        vpternlogd zmm3, zmm0, [rbp + 3456], 0x96                  ;    65.2 p0+p2   14 t[1]
        vpternlogd zmm0, zmm7, zmm21, 0x96                         ;    65.2 p5      14 t[1]
        vpternlogd zmm7, zmm21, zmm10, 0x96                        ;    66.2 p0      14 t[1]
        vpternlogd zmm10, zmm13, [rbp + 13312], 0x96               ;    66.2 p5+p3   14 t[1]
        vpternlogd zmm0, zmm13, [rbp + 13248], 0x96                ;    67.2 p0+p2   14 t[1]
        vmovdqu64 zmm13, [rbp + 2944]                              ;    28.3 p3      14 t[2] reload
        vpxord zmm20, zmm20, zmm13                                 ;    67.2 p5      14 t[2]
        vpshufb zmm21, zmm17, zmm9                                 ;    68.2 p5      14 t[2]
        vpaddb zmm23, zmm9, zmm9                                   ;    68.2 p0      14 t[2]
        vpxord zmm24, zmm14, [rbp + 3008]                          ;    69.2 p0+p2   14 t[3]
        vpxord zmm14, zmm14, zmm4                                  ;    69.2 p5      14 t[3]
        vmovdqa64 zmm25, zmm2                                      ;    45.2         14 t[0] copy
        vpermi2b zmm25, zmm16, zmm15                               ;    71.2 p0+p5   14 t[0]
        vpermi2b zmm2, zmm19, zmm18                                ;    73.2 p0+p5   14 t[0]
        vpshufb zmm26, zmm17, zmm12                                ;    74.2 p5      14 t[2]
        vpaddb zmm27, zmm12, zmm12                                 ;    72.2 p0      14 t[2]
        vpternlogd zmm13, zmm26, zmm27, 0x96                       ;    75.2 p0      14 t[2]
        vpternlogd zmm22, zmm25, zmm2, 0xca                        ;    78.2 p0      14 t[0]
        vpshufb zmm2, zmm17, zmm20                                 ;    75.2 p5      14 t[2]
        vpaddb zmm25, zmm20, zmm20                                 ;    75.2 p0      14 t[2]
        vpternlogd zmm2, zmm25, zmm12, 0x96                        ;    76.2 p0      14 t[2]
        vmovdqu64 zmm12, [rbp + 3520]                              ;    31.3 p3      14 t[1] reload
        vpternlogd zmm7, zmm12, [rbp + 2752], 0x96                 ;    76.2 p5+p2   14 t[1]
        vpshufb zmm12, zmm6, zmm11                                 ;    77.2 p5      14 t[1]
        vpternlogd zmm9, zmm13, [rbp + 3584], 0x96                 ;    77.2 p0+p3   14 t[2]
        vpternlogd zmm13, zmm21, zmm23, 0x96                       ;    78.2 p0      14 t[2]
        vpternlogd zmm21, zmm23, zmm8, 0x96                        ;    78.2 p5      14 t[2]
        vpternlogd zmm21, zmm20, [rbp + 3648], 0x96                ;    79.2 p0+p2   14 t[2]
        vpshufb zmm20, zmm17, zmm24                                ;    79.2 p5      14 t[3]
        vpaddb zmm23, zmm24, zmm24                                 ;    80.2 p0      14 t[3]
        vpternlogd zmm4, zmm20, zmm23, 0x96                        ;    81.2 p5      14 t[3]
        vmovdqa64 zmm20, zmm11                                     ;    44.2         14 t[1] copy
        vpermi2b zmm20, zmm16, zmm15                               ;    82.2 p0+p5   14 t[1]
        vpermi2b zmm11, zmm19, zmm18                               ;    84.2 p0+p5   14 t[1]
        vpshufb zmm23, zmm17, zmm14                                ;    85.2 p5      14 t[3]
        vpaddb zmm25, zmm14, zmm14                                 ;    83.2 p0      14 t[3]
        vpternlogd zmm23, zmm25, zmm24, 0x96                       ;    86.2 p0      14 t[3]
        vpternlogd zmm8, zmm2, [rbp + 3776], 0x96                  ;    85.2 p0+p3   14 t[2]
        vpternlogd zmm13, zmm2, [rbp + 3712], 0x96                 ;    86.2 p0+p2   14 t[2]
        vpshufb zmm2, zmm6, zmm5                                   ;    86.2 p5      14 t[2]
        vpshufb zmm24, zmm6, zmm3                                  ;    87.2 p5      14 t[1]
        vmovdqu64 zmm25, [rbp + 13376]                             ;    36.2 p3      14 t[3].1 reload
        vpternlogd zmm14, zmm25, [rbp + 3264], 0x96                ;    87.2 p0+p2   14 t[3]
        vpshufb zmm25, zmm6, zmm7                                  ;    88.2 p5      14 t[0]
        vpxord zmm26, zmm4, [rbp + 3200]                           ;    88.2 p0+p3   14 t[3]
        vmovdqa64 zmm27, zmm5                                      ;    47.2         14 t[2] copy
        vpermi2b zmm27, zmm16, zmm15                               ;    90.2 p0+p5   14 t[2]
        vpermi2b zmm5, zmm19, zmm18                                ;    92.2 p0+p5   14 t[2]
        vpternlogd zmm12, zmm20, zmm11, 0xca                       ;    91.2 p0      14 t[1]
        vmovdqa64 zmm11, zmm22                                     ;    79.2         14 t[0] copy
        vmovdqa64 zmm20, zmm3                                      ;    66.2         14 t[1] copy
        vpermi2b zmm20, zmm16, zmm15                               ;    94.2 p0+p5   14 t[1]
        vpermi2b zmm3, zmm19, zmm18                                ;    96.2 p0+p5   14 t[1]
        vpternlogd zmm26, zmm23, [rbp + 13440], 0x96               ;    94.2 p0+p2   14 t[3]
        vpshufb zmm28, zmm6, zmm10                                 ;    97.2 p5      14 t[2]
        vpshufb zmm29, zmm6, zmm13                                 ;    98.2 p5      14 t[0]
        vpternlogd zmm24, zmm20, zmm3, 0xca                        ;   101.2 p0      14 t[1]
        vmovdqa64 zmm3, zmm7                                       ;    77.2         14 t[0] copy
        vpermi2b zmm3, zmm16, zmm15                                ;   100.2 p0+p5   14 t[0]
        vpermi2b zmm7, zmm19, zmm18                                ;   102.2 p0+p5   14 t[0]
        vpternlogd zmm25, zmm3, zmm7, 0xca                         ;   107.2 p0      14 t[0]
        vmovdqu64 zmm3, [rbp + 3840]                               ;    41.8 p3      14 t[3] reload
        vpternlogd zmm4, zmm3, [rbp + 3136], 0x96                  ;    99.2 p0+p2   14 t[3]
        vpshufb zmm3, zmm6, zmm21                                  ;   103.2 p5      14 t[1]
        vmovdqu64 zmm7, [rbp + 3904]                               ;    42.8 p3      14 t[3] reload
        vpternlogd zmm23, zmm7, [rbp + 3072], 0x96                 ;   100.2 p0+p2   14 t[3]
        vpshufb zmm7, zmm6, zmm9                                   ;   104.2 p5      14 t[2]
        vpternlogd zmm2, zmm27, zmm5, 0xca                         ;   101.2 p0      14 t[2]
        vmovdqa64 zmm5, zmm10                                      ;    67.2         14 t[2] copy
        vpermi2b zmm5, zmm16, zmm15                                ;   106.2 p0+p5   14 t[2]
        vpermi2b zmm10, zmm19, zmm18                               ;   108.2 p0+p5   14 t[2]
        vmovdqa64 zmm20, zmm13                                     ;    87.2         14 t[0] copy
        vpermi2b zmm20, zmm16, zmm15                               ;   110.2 p0+p5   14 t[0]
        vpermi2b zmm13, zmm19, zmm18                               ;   112.2 p0+p5   14 t[0]
        vpternlogd zmm29, zmm20, zmm13, 0xca                       ;   117.2 p0      14 t[0]
        vmovdqa64 zmm13, zmm21                                     ;    80.2         14 t[1] copy
        vpermi2b zmm13, zmm16, zmm15                               ;   114.2 p0+p5   14 t[1]
        vpermi2b zmm21, zmm19, zmm18                               ;   116.2 p0+p5   14 t[1]
        vpshufb zmm20, zmm6, zmm23                                 ;   117.2 p5      14 t[0]
        vpxord zmm11, zmm11, zmm25                                 ;   109.2 p0      14 t[0]
        vpshufb zmm27, zmm6, zmm26                                 ;   118.2 p5      14 t[1]
        vpternlogd zmm3, zmm13, zmm21, 0xca                        ;   121.2 p0      14 t[1]
        vpxord zmm13, zmm12, zmm24                                 ;   111.2 p0      14 t[1]
        vpshufb zmm21, zmm6, zmm14                                 ;   119.2 p5      14 t[2]
        vpternlogd zmm28, zmm5, zmm10, 0xca                        ;   113.2 p0      14 t[2]
        vmovdqa64 zmm5, zmm9                                       ;    78.2         14 t[2] copy
        vpermi2b zmm5, zmm16, zmm15                                ;   121.2 p0+p5   14 t[2]
        vpermi2b zmm9, zmm19, zmm18                                ;   123.2 p0+p5   14 t[2]
        vmovdqa64 zmm10, zmm23                                     ;   101.2         14 t[0] copy
        vpermi2b zmm10, zmm16, zmm15                               ;   125.2 p0+p5   14 t[0]
        vpermi2b zmm23, zmm19, zmm18                               ;   127.2 p0+p5   14 t[0]
        vpternlogd zmm20, zmm10, zmm23, 0xca                       ;   132.2 p0      14 t[0]
        vpxord zmm25, zmm25, zmm29                                 ;   118.2 p0      14 t[0]
        vpshufb zmm10, zmm17, zmm11                                ;   128.2 p5      14 t[0]
        vpaddb zmm23, zmm11, zmm11                                 ;   119.2 p0      14 t[0]
        vmovdqa64 zmm30, zmm1                                      ;    51.2         14 t[3] copy
        vpermi2b zmm30, zmm16, zmm15                               ;   130.2 p0+p5   14 t[3]
        vmovdqa64 zmm31, zmm1                                      ;    51.8         14 t[3] copy
        vpermi2b zmm31, zmm19, zmm18                               ;   132.2 p0+p5   14 t[3]
        vpternlogd zmm7, zmm5, zmm9, 0xca                          ;   128.2 p0      14 t[2]
        vpternlogd zmm10, zmm23, zmm20, 0x96                       ;   133.2 p0      14 t[0]
        vpshufb zmm1, zmm6, zmm1                                   ;   133.2 p5      14 t[3]
        vmovdqa64 zmm5, zmm26                                      ;    95.2         14 t[1] copy
        vpermi2b zmm5, zmm16, zmm15                                ;   135.2 p0+p5   14 t[1]
        vpermi2b zmm26, zmm19, zmm18                               ;   137.2 p0+p5   14 t[1]
        vpxord zmm22, zmm22, zmm20                                 ;   133.2 p0      14 t[0]
        vmovdqa64 zmm9, zmm14                                      ;    88.2         14 t[2] copy
        vpermi2b zmm9, zmm16, zmm15                                ;   139.2 p0+p5   14 t[2]
        vpermi2b zmm14, zmm19, zmm18                               ;   141.2 p0+p5   14 t[2]
        vpternlogd zmm27, zmm5, zmm26, 0xca                        ;   142.2 p0      14 t[1]
        vmovdqa64 zmm5, zmm2                                       ;   102.2         14 t[2] copy
        vpshufb zmm20, zmm17, zmm25                                ;   142.2 p5      14 t[0]
        vpxord zmm24, zmm24, zmm3                                  ;   130.2 p0      14 t[1]
        vpternlogd zmm21, zmm9, zmm14, 0xca                        ;   146.2 p0      14 t[2]
        vpaddb zmm9, zmm25, zmm25                                  ;   132.2 p0      14 t[0]
        vmovdqa64 zmm14, zmm0                                      ;    68.2         14 t[3] copy
        vpermi2b zmm14, zmm16, zmm15                               ;   144.2 p0+p5   14 t[3]
        vmovdqa64 zmm23, zmm0                                      ;    68.2         14 t[3] copy
        vpermi2b zmm23, zmm19, zmm18                               ;   146.2 p0+p5   14 t[3]
        vpternlogd zmm1, zmm30, zmm31, 0xca                        ;   137.2 p0      14 t[3]
        vpshufb zmm26, zmm6, zmm4                                  ;   147.2 p5      14 t[3]
        vpshufb zmm30, zmm17, zmm13                                ;   148.2 p5      14 t[1]
        vpaddb zmm31, zmm13, zmm13                                 ;   136.2 p0      14 t[1]
        vpternlogd zmm30, zmm31, zmm24, 0x96                       ;   149.2 p0      14 t[1]
        vpternlogd zmm25, zmm10, [rbp + 3968], 0x96                ;   138.2 p0+p3   14 t[0]
        vpternlogd zmm10, zmm20, zmm9, 0x96                        ;   143.2 p0      14 t[0]
        vpternlogd zmm20, zmm9, zmm29, 0x96                        ;   143.2 p0      14 t[0]
        vpshufb zmm0, zmm6, zmm0                                   ;   149.2 p5      14 t[3]
        vmovdqa64 zmm9, zmm4                                       ;   100.2         14 t[3] copy
        vpermi2b zmm9, zmm16, zmm15                                ;   151.2 p0+p5   14 t[3]
        vpermi2b zmm4, zmm19, zmm18                                ;   153.2 p0+p5   14 t[3]
        vpxord zmm31, zmm28, zmm7                                  ;   143.2 p0      14 t[2]
        vpxord zmm3, zmm3, zmm27                                   ;   144.2 p0      14 t[1]
        vpternlogd zmm26, zmm9, zmm4, 0xca                         ;   158.2 p0      14 t[3]
        vpshufb zmm4, zmm17, zmm24                                 ;   154.2 p5      14 t[1]
        vpaddb zmm9, zmm24, zmm24                                  ;   146.2 p0      14 t[1]
        vpternlogd zmm12, zmm4, zmm9, 0x96                         ;   155.2 p0      14 t[1]
        vpshufb zmm4, zmm17, zmm22                                 ;   155.2 p5      14 t[0]
        vpaddb zmm9, zmm22, zmm22                                  ;   148.2 p0      14 t[0]
        vpternlogd zmm4, zmm9, zmm11, 0x96                         ;   156.2 p0      14 t[0]
        vpshufb zmm9, zmm6, zmm8                                   ;   156.2 p5      14 t[3]
        vmovdqa64 zmm11, zmm8                                      ;    86.2         14 t[3] copy
        vpermi2b zmm11, zmm16, zmm15                               ;   158.2 p0+p5   14 t[3]
        vpermi2b zmm8, zmm19, zmm18                                ;   160.2 p0+p5   14 t[3]
        vpternlogd zmm20, zmm22, [rbp + 4032], 0x96                ;   152.2 p0+p2   14 t[0]
        vpternlogd zmm0, zmm14, zmm23, 0xca                        ;   153.2 p0      14 t[3]
        vpxord zmm5, zmm5, zmm21                                   ;   154.2 p0      14 t[2]
        vpxord zmm7, zmm7, zmm21                                   ;   155.2 p0      14 t[2]
        vpshufb zmm14, zmm17, zmm3                                 ;   161.2 p5      14 t[1]
        vpaddb zmm21, zmm3, zmm3                                   ;   156.2 p0      14 t[1]
        vpternlogd zmm10, zmm4, [rbp + 4096], 0x96                 ;   157.2 p0+p3   14 t[0]
        vpternlogd zmm4, zmm29, [rbp + 4160], 0x96                 ;   158.2 p0+p2   14 t[0]
        vpxord zmm22, zmm1, zmm0                                   ;   159.2 p0      14 t[3]
        vpshufb zmm23, zmm17, zmm31                                ;   162.2 p5      14 t[2]
        vpternlogd zmm9, zmm11, zmm8, 0xca                         ;   165.2 p0      14 t[3]
        vpaddb zmm8, zmm31, zmm31                                  ;   161.2 p0      14 t[2]
        vpternlogd zmm3, zmm12, [rbp + 4224], 0x96                 ;   162.2 p0+p3   14 t[1]
        vpternlogd zmm12, zmm14, zmm21, 0x96                       ;   163.2 p0      14 t[1]
        vpternlogd zmm14, zmm21, zmm27, 0x96                       ;   163.2 p5      14 t[1]
        vpternlogd zmm27, zmm30, [rbp + 4416], 0x96                ;   164.2 p0+p2   14 t[1]
        vpternlogd zmm23, zmm8, zmm7, 0x96                         ;   164.2 p5      14 t[2]
        vpternlogd zmm14, zmm13, [rbp + 4288], 0x96                ;   165.2 p0+p3   14 t[1]
        vpternlogd zmm12, zmm30, [rbp + 4352], 0x96                ;   165.2 p5+p2   14 t[1]
        vpshufb zmm8, zmm6, zmm25                                  ;   166.2 p5      14 t[0]
        vpshufb zmm11, zmm17, zmm7                                 ;   167.2 p5      14 t[2]
        vpaddb zmm7, zmm7, zmm7                                    ;   166.2 p0      14 t[2]
        vpternlogd zmm28, zmm11, zmm7, 0x96                        ;   168.2 p0      14 t[2]
        vpshufb zmm7, zmm17, zmm5                                  ;   168.2 p5      14 t[2]
        vpaddb zmm11, zmm5, zmm5                                   ;   168.2 p0      14 t[2]
        vpxord zmm1, zmm1, zmm26                                   ;   169.2 p0      14 t[3]
        vmovdqa64 zmm13, zmm25                                     ;   139.2         14 t[0] copy
        vpermi2b zmm13, zmm16, zmm15                               ;   171.2 p5      14 t[0]
        vpermi2b zmm25, zmm19, zmm18                               ;   173.2 p0+p5   14 t[0]
        vpxord zmm26, zmm26, zmm9                                  ;   171.2 p0      14 t[3]
        vpternlogd zmm5, zmm28, [rbp + 4480], 0x96                 ;   172.2 p0+p3   14 t[2]
        vpternlogd zmm28, zmm7, zmm11, 0x96                        ;   173.2 p0      14 t[2]
        vpternlogd zmm7, zmm11, zmm2, 0x96                         ;   174.2 p0      14 t[2]
        vpternlogd zmm2, zmm23, [rbp + 4672], 0x96                 ;   174.2 p5+p2   14 t[2]
        vpshufb zmm11, zmm17, zmm22                                ;   175.2 p5      14 t[3]
        vpaddb zmm21, zmm22, zmm22                                 ;   175.2 p0      14 t[3]
        vpternlogd zmm28, zmm23, [rbp + 4608], 0x96                ;   176.2 p0+p3   14 t[2]
        vpternlogd zmm8, zmm13, zmm25, 0xca                        ;   178.2 p5      14 t[0]
        vpternlogd zmm7, zmm31, [rbp + 4544], 0x96                 ;   177.2 p0+p2   14 t[2]
        vpshufb zmm13, zmm17, zmm1                                 ;   177.2 p5      14 t[3]
        vpaddb zmm23, zmm1, zmm1                                   ;   178.2 p0      14 t[3]
        vpternlogd zmm9, zmm13, zmm23, 0x96                        ;   179.2 p5      14 t[3]
        vpshufb zmm13, zmm6, zmm14                                 ;   179.2 p5      14 t[0]
        vpshufb zmm23, zmm17, zmm26                                ;   180.2 p5      14 t[3]
        vpaddb zmm24, zmm26, zmm26                                 ;   179.2 p0      14 t[3]
        vpternlogd zmm23, zmm24, zmm1, 0x96                        ;   181.2 p0      14 t[3]
        vpshufb zmm1, zmm6, zmm4                                   ;   181.2 p5      14 t[1]
        vpshufb zmm24, zmm6, zmm3                                  ;   182.2 p5      14 t[1]
        vpternlogd zmm22, zmm9, [rbp + 4736], 0x96                 ;   181.2 p0+p3   14 t[3]
        vpternlogd zmm9, zmm11, zmm21, 0x96                        ;   182.2 p0      14 t[3]
        vpternlogd zmm11, zmm21, zmm0, 0x96                        ;   183.2 p0      14 t[3]
        vpternlogd zmm11, zmm26, [rbp + 4800], 0x96                ;   184.2 p5+p2   14 t[3]
        vmovdqa64 zmm21, zmm14                                     ;   166.2         14 t[0] copy
        vpermi2b zmm21, zmm16, zmm15                               ;   185.2 p0+p5   14 t[0]
        vpermi2b zmm14, zmm19, zmm18                               ;   187.2 p0+p5   14 t[0]
        vpternlogd zmm13, zmm21, zmm14, 0xca                       ;   192.2 p0      14 t[0]
        vpshufb zmm14, zmm6, zmm10                                 ;   188.2 p5      14 t[2]
        vpshufb zmm21, zmm6, zmm28                                 ;   189.2 p5      14 t[0]
        vpternlogd zmm0, zmm23, [rbp + 4928], 0x96                 ;   187.2 p0+p3   14 t[3]
        vpternlogd zmm9, zmm23, [rbp + 4864], 0x96                 ;   188.2 p0+p2   14 t[3]
        vpxord zmm23, zmm8, zmm13                                  ;   193.2 p0      14 t[0]
        vmovdqa64 zmm25, zmm4                                      ;   159.2         14 t[1] copy
        vpermi2b zmm25, zmm16, zmm15                               ;   191.2 p0+p5   14 t[1]
        vpermi2b zmm4, zmm19, zmm18                                ;   193.2 p0+p5   14 t[1]
        vmovdqa64 zmm26, zmm3                                      ;   163.2         14 t[1] copy
        vpermi2b zmm26, zmm16, zmm15                               ;   195.2 p0+p5   14 t[1]
        vpermi2b zmm3, zmm19, zmm18                                ;   197.2 p0+p5   14 t[1]
        vpshufb zmm29, zmm6, zmm27                                 ;   198.2 p5      14 t[2]
        vpternlogd zmm1, zmm25, zmm4, 0xca                         ;   198.2 p0      14 t[1]
        vpshufb zmm4, zmm6, zmm7                                   ;   199.2 p5      14 t[1]
        vmovdqa64 zmm25, zmm10                                     ;   158.2         14 t[2] copy
        vpermi2b zmm25, zmm16, zmm15                               ;   201.2 p0+p5   14 t[2]
        vpermi2b zmm10, zmm19, zmm18                               ;   203.2 p0+p5   14 t[2]
        vpternlogd zmm24, zmm26, zmm3, 0xca                        ;   202.2 p0      14 t[1]
        vmovdqa64 zmm3, zmm28                                      ;   177.2         14 t[0] copy
        vpermi2b zmm3, zmm16, zmm15                                ;   205.2 p0+p5   14 t[0]
        vpermi2b zmm28, zmm19, zmm18                               ;   207.2 p0+p5   14 t[0]
        vpshufb zmm26, zmm6, zmm0                                  ;   208.2 p5      14 t[0]
        vpternlogd zmm21, zmm3, zmm28, 0xca                        ;   212.2 p0      14 t[0]
        vpshufb zmm3, zmm6, zmm5                                   ;   209.2 p5      14 t[2]
        vmovdqa64 zmm28, zmm27                                     ;   165.2         14 t[2] copy
        vpermi2b zmm28, zmm16, zmm15                               ;   211.2 p0+p5   14 t[2]
        vpermi2b zmm27, zmm19, zmm18                               ;   213.2 p0+p5   14 t[2]
        vpternlogd zmm14, zmm25, zmm10, 0xca                       ;   208.2 p0      14 t[2]
        vmovdqa64 zmm10, zmm7                                      ;   178.2         14 t[1] copy
        vpermi2b zmm10, zmm16, zmm15                               ;   215.2 p0+p5   14 t[1]
        vpermi2b zmm7, zmm19, zmm18                                ;   217.2 p0+p5   14 t[1]
        vpshufb zmm25, zmm6, zmm9                                  ;   218.2 p5      14 t[1]
        vpternlogd zmm4, zmm10, zmm7, 0xca                         ;   222.2 p0      14 t[1]
        vpshufb zmm7, zmm17, zmm23                                 ;   219.2 p5      14 t[0]
        vpaddb zmm10, zmm23, zmm23                                 ;   207.2 p0      14 t[0]
        vpternlogd zmm29, zmm28, zmm27, 0xca                       ;   218.2 p0      14 t[2]
        vmovdqa64 zmm27, zmm0                                      ;   188.2         14 t[0] copy
        vpermi2b zmm27, zmm16, zmm15                               ;   221.2 p0+p5   14 t[0]
        vpermi2b zmm0, zmm19, zmm18                                ;   223.2 p0+p5   14 t[0]
        vmovdqa64 zmm28, zmm5                                      ;   173.2         14 t[2] copy
        vpermi2b zmm28, zmm16, zmm15                               ;   225.2 p0+p5   14 t[2]
        vpermi2b zmm5, zmm19, zmm18                                ;   227.2 p0+p5   14 t[2]
        vpternlogd zmm26, zmm27, zmm0, 0xca                        ;   228.2 p0      14 t[0]
        vpshufb zmm0, zmm6, zmm11                                  ;   228.2 p5      14 t[2]
        vpxord zmm13, zmm13, zmm21                                 ;   214.2 p0      14 t[0]
        vmovdqa64 zmm27, zmm20                                     ;   153.2         14 t[3] copy
        vpermi2b zmm27, zmm16, zmm15                               ;   230.2 p0+p5   14 t[3]
        vmovdqa64 zmm30, zmm20                                     ;   153.2         14 t[3] copy
        vpermi2b zmm30, zmm19, zmm18                               ;   232.2 p0+p5   14 t[3]
        vpternlogd zmm7, zmm10, zmm26, 0x96                        ;   229.2 p0      14 t[0]
        vpshufb zmm10, zmm6, zmm20                                 ;   233.2 p5      14 t[3]
        vpxord zmm8, zmm8, zmm26                                   ;   229.2 p0      14 t[0]
        vpshufb zmm20, zmm6, zmm22                                 ;   234.2 p5      14 t[3]
        vmovdqa64 zmm26, zmm9                                      ;   189.2         14 t[1] copy
        vpermi2b zmm26, zmm16, zmm15                               ;   236.2 p0+p5   14 t[1]
        vpermi2b zmm9, zmm19, zmm18                                ;   238.2 p0+p5   14 t[1]
        vpternlogd zmm3, zmm28, zmm5, 0xca                         ;   232.2 p0      14 t[2]
        vpxord zmm5, zmm1, zmm24                                   ;   222.2 p0      14 t[1]
        vmovdqa64 zmm28, zmm11                                     ;   185.2         14 t[2] copy
        vpermi2b zmm28, zmm16, zmm15                               ;   240.2 p0+p5   14 t[2]
        vpermi2b zmm11, zmm19, zmm18                               ;   242.2 p0+p5   14 t[2]
        vpternlogd zmm25, zmm26, zmm9, 0xca                        ;   243.2 p0      14 t[1]
        vmovdqa64 zmm9, zmm22                                      ;   182.2         14 t[3] copy
        vpermi2b zmm9, zmm16, zmm15                                ;   244.2 p0+p5   14 t[3]
        vpermi2b zmm22, zmm19, zmm18                               ;   246.2 p0+p5   14 t[3]
        vpxord zmm24, zmm24, zmm4                                  ;   228.2 p0      14 t[1]
        vpshufb zmm26, zmm17, zmm13                                ;   247.2 p5      14 t[0]
        vpaddb zmm31, zmm13, zmm13                                 ;   229.2 p0      14 t[0]
        vpternlogd zmm10, zmm27, zmm30, 0xca                       ;   237.2 p0      14 t[3]
        vmovdqa64 zmm27, zmm12                                     ;   166.2         14 t[3] copy
        vpermi2b zmm27, zmm16, zmm15                               ;   249.2 p0+p5   14 t[3]
        vmovdqa64 zmm30, zmm12                                     ;   166.2         14 t[3] copy
        vpermi2b zmm30, zmm19, zmm18                               ;   251.2 p0+p5   14 t[3]
        vpternlogd zmm0, zmm28, zmm11, 0xca                        ;   247.2 p0      14 t[2]
        vpternlogd zmm13, zmm7, [rbp + 4992], 0x96                 ;   234.2 p0+p3   14 t[0]
        vpternlogd zmm7, zmm26, zmm31, 0x96                        ;   248.2 p0      14 t[0]
        vpternlogd zmm26, zmm31, zmm21, 0x96                       ;   248.2 p0      14 t[0]
        vpshufb zmm11, zmm6, zmm12                                 ;   252.2 p5      14 t[3]
        vpxord zmm12, zmm14, zmm0                                  ;   248.2 p0      14 t[2]
        vpternlogd zmm20, zmm9, zmm22, 0xca                        ;   251.2 p0      14 t[3]
        vpshufb zmm9, zmm17, zmm8                                  ;   253.2 p5      14 t[0]
        vpaddb zmm22, zmm8, zmm8                                   ;   239.2 p0      14 t[0]
        vmovdqa64 zmm28, zmm2                                      ;   175.2         14 t[3] copy
        vpermi2b zmm28, zmm16, zmm15                               ;   255.2 p0+p5   14 t[3]
        vpternlogd zmm9, zmm22, zmm23, 0x96                        ;   254.2 p0      14 t[0]
        vpshufb zmm22, zmm6, zmm2                                  ;   256.2 p5      14 t[3]
        vpermi2b zmm2, zmm19, zmm18                                ;   258.2 p0+p5   14 t[3]
        vpternlogd zmm26, zmm8, [rbp + 5056], 0x96                 ;   249.2 p0+p2   14 t[0]
        vpshufb zmm8, zmm17, zmm5                                  ;   259.2 p5      14 t[1]
        vpxord zmm23, zmm29, zmm3                                  ;   244.2 p0      14 t[2]
        vpxord zmm3, zmm3, zmm0                                    ;   248.2 p0      14 t[2]
        vpaddb zmm0, zmm5, zmm5                                    ;   246.2 p0      14 t[1]
        vpternlogd zmm8, zmm0, zmm24, 0x96                         ;   260.2 p0      14 t[1]
        vpshufb zmm0, zmm17, zmm24                                 ;   260.2 p5      14 t[1]
        vpaddb zmm24, zmm24, zmm24                                 ;   248.2 p0      14 t[1]
        vpternlogd zmm1, zmm0, zmm24, 0x96                         ;   261.2 p0      14 t[1]
        vpxord zmm4, zmm4, zmm25                                   ;   250.2 p0      14 t[1]
        vpternlogd zmm7, zmm9, [rbp + 5120], 0x96                  ;   255.2 p0+p3   14 t[0]
        vpternlogd zmm9, zmm21, [rbp + 5184], 0x96                 ;   255.2 p0+p2   14 t[0]
        vpternlogd zmm11, zmm27, zmm30, 0xca                       ;   256.2 p0      14 t[3]
        vpshufb zmm0, zmm17, zmm4                                  ;   261.2 p5      14 t[1]
        vpaddb zmm21, zmm4, zmm4                                   ;   254.2 p0      14 t[1]
        vpxord zmm24, zmm10, zmm11                                 ;   257.2 p0      14 t[3]
        vpshufb zmm27, zmm17, zmm23                                ;   262.2 p5      14 t[2]
        vpternlogd zmm22, zmm28, zmm2, 0xca                        ;   263.2 p0      14 t[3]
        vpaddb zmm2, zmm23, zmm23                                  ;   257.2 p0      14 t[2]
        vpshufb zmm28, zmm6, zmm13                                 ;   263.2 p5      14 t[0]
        vpternlogd zmm27, zmm2, zmm3, 0x96                         ;   263.2 p0      14 t[2]
        vpshufb zmm2, zmm17, zmm3                                  ;   264.2 p5      14 t[2]
        vpxord zmm10, zmm10, zmm20                                 ;   259.2 p0      14 t[3]
        vpaddb zmm3, zmm3, zmm3                                    ;   260.2 p0      14 t[2]
        vpternlogd zmm29, zmm2, zmm3, 0x96                         ;   265.2 p0      14 t[2]
        vpshufb zmm2, zmm17, zmm12                                 ;   265.2 p5      14 t[2]
        vpaddb zmm3, zmm12, zmm12                                  ;   262.2 p0      14 t[2]
        vpternlogd zmm4, zmm1, [rbp + 5248], 0x96                  ;   263.2 p0+p3   14 t[1]
        vpternlogd zmm1, zmm0, zmm21, 0x96                         ;   264.2 p0      14 t[1]
        vpternlogd zmm0, zmm21, zmm25, 0x96                        ;   265.2 p0      14 t[1]
        vpternlogd zmm0, zmm5, [rbp + 5312], 0x96                  ;   266.2 p0+p2   14 t[1]
        vpternlogd zmm25, zmm8, [rbp + 5440], 0x96                 ;   266.2 p5+p3   14 t[1]
        vpternlogd zmm1, zmm8, [rbp + 5376], 0x96                  ;   267.2 p0+p2   14 t[1]
        vmovdqa64 zmm5, zmm13                                      ;   235.2         14 t[0] copy
        vpermi2b zmm5, zmm16, zmm15                                ;   269.2 p5      14 t[0]
        vpermi2b zmm13, zmm19, zmm18                               ;   271.2 p0+p5   14 t[0]
        vpxord zmm20, zmm20, zmm22                                 ;   269.2 p0      14 t[3]
        vpternlogd zmm12, zmm29, [rbp + 5504], 0x96                ;   270.2 p0+p3   14 t[2]
        vpternlogd zmm29, zmm2, zmm3, 0x96                         ;   271.2 p0      14 t[2]
        vpternlogd zmm2, zmm3, zmm14, 0x96                         ;   272.2 p0      14 t[2]
        vpternlogd zmm14, zmm27, [rbp + 5696], 0x96                ;   272.2 p5+p2   14 t[2]
        vpshufb zmm3, zmm17, zmm24                                 ;   273.2 p5      14 t[3]
        vpaddb zmm8, zmm24, zmm24                                  ;   273.2 p0      14 t[3]
        vpternlogd zmm29, zmm27, [rbp + 5632], 0x96                ;   274.2 p0+p3   14 t[2]
        vpternlogd zmm28, zmm5, zmm13, 0xca                        ;   276.2 p5      14 t[0]
        vpternlogd zmm2, zmm23, [rbp + 5568], 0x96                 ;   275.2 p0+p2   14 t[2]
        vpshufb zmm5, zmm17, zmm10                                 ;   275.2 p5      14 t[3]
        vpaddb zmm13, zmm10, zmm10                                 ;   276.2 p0      14 t[3]
        vpternlogd zmm22, zmm5, zmm13, 0x96                        ;   277.2 p5      14 t[3]
        vpshufb zmm5, zmm6, zmm0                                   ;   277.2 p5      14 t[0]
        vpshufb zmm13, zmm6, zmm9                                  ;   278.2 p5      14 t[1]
        vpshufb zmm21, zmm17, zmm20                                ;   279.2 p5      14 t[3]
        vpaddb zmm23, zmm20, zmm20                                 ;   277.2 p0      14 t[3]
        vpternlogd zmm21, zmm23, zmm10, 0x96                       ;   280.2 p0      14 t[3]
        vpshufb zmm10, zmm6, zmm4                                  ;   280.2 p5      14 t[1]
        vpternlogd zmm24, zmm22, [rbp + 5760], 0x96                ;   279.2 p0+p3   14 t[3]
        vpternlogd zmm22, zmm3, zmm8, 0x96                         ;   280.2 p0      14 t[3]
        vpternlogd zmm3, zmm8, zmm11, 0x96                         ;   281.2 p0      14 t[3]
        vpternlogd zmm3, zmm20, [rbp + 5824], 0x96                 ;   282.2 p5+p2   14 t[3]
        vpshufb zmm8, zmm6, zmm7                                   ;   282.2 p5      14 t[2]
        vpshufb zmm20, zmm6, zmm29                                 ;   283.2 p5      14 t[0]
        vpternlogd zmm22, zmm21, [rbp + 5888], 0x96                ;   282.2 p0+p3   14 t[3]
        vpternlogd zmm21, zmm11, [rbp + 5952], 0x96                ;   283.2 p0+p2   14 t[3]
        vmovdqa64 zmm11, zmm0                                      ;   267.2         14 t[0] copy
        vpermi2b zmm11, zmm16, zmm15                               ;   285.2 p0+p5   14 t[0]
        vpermi2b zmm0, zmm19, zmm18                                ;   287.2 p0+p5   14 t[0]
        vpternlogd zmm5, zmm11, zmm0, 0xca                         ;   292.2 p0      14 t[0]
        vmovdqa64 zmm0, zmm9                                       ;   256.2         14 t[1] copy
        vpermi2b zmm0, zmm16, zmm15                                ;   289.2 p0+p5   14 t[1]
        vpermi2b zmm9, zmm19, zmm18                                ;   291.2 p0+p5   14 t[1]
        vpxord zmm11, zmm28, zmm5                                  ;   293.2 p0      14 t[0]
        vmovdqa64 zmm23, zmm4                                      ;   264.2         14 t[1] copy
        vpermi2b zmm23, zmm16, zmm15                               ;   293.2 p0+p5   14 t[1]
        vpermi2b zmm4, zmm19, zmm18                                ;   295.2 p0+p5   14 t[1]
        vpshufb zmm27, zmm6, zmm2                                  ;   296.2 p5      14 t[1]
        vpternlogd zmm13, zmm0, zmm9, 0xca                         ;   296.2 p0      14 t[1]
        vpshufb zmm0, zmm6, zmm21                                  ;   297.2 p5      14 t[0]
        vmovdqa64 zmm9, zmm7                                       ;   256.2         14 t[2] copy
        vpermi2b zmm9, zmm16, zmm15                                ;   299.2 p0+p5   14 t[2]
        vpermi2b zmm7, zmm19, zmm18                                ;   301.2 p0+p5   14 t[2]
        vpternlogd zmm10, zmm23, zmm4, 0xca                        ;   300.2 p0      14 t[1]
        vmovdqa64 zmm4, zmm29                                      ;   275.2         14 t[0] copy
        vpermi2b zmm4, zmm16, zmm15                                ;   303.2 p0+p5   14 t[0]
        vpermi2b zmm29, zmm19, zmm18                               ;   305.2 p0+p5   14 t[0]
        vpshufb zmm23, zmm6, zmm25                                 ;   306.2 p5      14 t[2]
        vpternlogd zmm20, zmm4, zmm29, 0xca                        ;   310.2 p0      14 t[0]
        vpshufb zmm4, zmm6, zmm12                                  ;   307.2 p5      14 t[2]
        vpshufb zmm29, zmm6, zmm22                                 ;   308.2 p5      14 t[1]
        vpternlogd zmm8, zmm9, zmm7, 0xca                          ;   306.2 p0      14 t[2]
        vmovdqa64 zmm7, zmm2                                       ;   276.2         14 t[1] copy
        vpermi2b zmm7, zmm16, zmm15                                ;   310.2 p0+p5   14 t[1]
        vpermi2b zmm2, zmm19, zmm18                                ;   312.2 p0+p5   14 t[1]
        vmovdqa64 zmm9, zmm21                                      ;   284.2         14 t[0] copy
        vpermi2b zmm9, zmm16, zmm15                                ;   314.2 p0+p5   14 t[0]
        vpermi2b zmm21, zmm19, zmm18                               ;   316.2 p0+p5   14 t[0]
        vpternlogd zmm0, zmm9, zmm21, 0xca                         ;   321.2 p0      14 t[0]
        vmovdqa64 zmm9, zmm25                                      ;   267.2         14 t[2] copy
        vpermi2b zmm9, zmm16, zmm15                                ;   318.2 p0+p5   14 t[2]
        vpermi2b zmm25, zmm19, zmm18                               ;   320.2 p0+p5   14 t[2]
        vpshufb zmm21, zmm17, zmm11                                ;   321.2 p5      14 t[0]
        vpternlogd zmm27, zmm7, zmm2, 0xca                         ;   317.2 p0      14 t[1]
        vpaddb zmm2, zmm11, zmm11                                  ;   308.2 p0      14 t[0]
        vmovdqa64 zmm7, zmm12                                      ;   271.2         14 t[2] copy
        vpermi2b zmm7, zmm16, zmm15                                ;   323.2 p0+p5   14 t[2]
        vpermi2b zmm12, zmm19, zmm18                               ;   325.2 p0+p5   14 t[2]
        vpternlogd zmm21, zmm2, zmm0, 0x96                         ;   322.2 p0      14 t[0]
        vpshufb zmm2, zmm6, zmm3                                   ;   326.2 p5      14 t[2]
        vpxord zmm28, zmm28, zmm0                                  ;   322.2 p0      14 t[0]
        vmovdqa64 zmm0, zmm22                                      ;   283.2         14 t[1] copy
        vpermi2b zmm0, zmm16, zmm15                                ;   328.2 p0+p5   14 t[1]
        vpermi2b zmm22, zmm19, zmm18                               ;   330.2 p0+p5   14 t[1]
        vpxord zmm5, zmm5, zmm20                                   ;   315.2 p0      14 t[0]
        vpshufb zmm30, zmm6, zmm26                                 ;   331.2 p5      14 t[3]
        vmovdqa64 zmm31, zmm26                                     ;   250.2         14 t[3] copy
        vpermi2b zmm31, zmm16, zmm15                               ;   333.2 p0+p5   14 t[3]
        vpermi2b zmm26, zmm19, zmm18                               ;   335.2 p0+p5   14 t[3]
        vpternlogd zmm29, zmm0, zmm22, 0xca                        ;   335.2 p0      14 t[1]
        vpternlogd zmm23, zmm9, zmm25, 0xca                        ;   325.2 p0      14 t[2]
        vpshufb zmm0, zmm6, zmm24                                  ;   336.2 p5      14 t[3]
        vpxord zmm9, zmm13, zmm10                                  ;   320.2 p0      14 t[1]
        vpternlogd zmm4, zmm7, zmm12, 0xca                         ;   330.2 p0      14 t[2]
        vmovdqa64 zmm7, zmm3                                       ;   283.2         14 t[2] copy
        vpermi2b zmm7, zmm16, zmm15                                ;   338.2 p0+p5   14 t[2]
        vpermi2b zmm3, zmm19, zmm18                                ;   340.2 p0+p5   14 t[2]
        vmovdqa64 zmm12, zmm24                                     ;   280.2         14 t[3] copy
        vpermi2b zmm12, zmm16, zmm15                               ;   342.2 p0+p5   14 t[3]
        vpermi2b zmm24, zmm19, zmm18                               ;   344.2 p0+p5   14 t[3]
        vpxord zmm10, zmm10, zmm27                                 ;   326.2 p0      14 t[1]
        vpternlogd zmm2, zmm7, zmm3, 0xca                          ;   345.2 p0      14 t[2]
        vpshufb zmm3, zmm17, zmm5                                  ;   345.2 p5      14 t[0]
        vpaddb zmm7, zmm5, zmm5                                    ;   328.2 p0      14 t[0]
        vmovdqa64 zmm22, zmm1                                      ;   268.2         14 t[3] copy
        vpermi2b zmm22, zmm16, zmm15                               ;   347.2 p0+p5   14 t[3]
        vmovdqa64 zmm25, zmm1                                      ;   268.2         14 t[3] copy
        vpermi2b zmm25, zmm19, zmm18                               ;   349.2 p0+p5   14 t[3]
        vpternlogd zmm30, zmm31, zmm26, 0xca                       ;   340.2 p0      14 t[3]
        vpternlogd zmm5, zmm21, [rbp + 6016], 0x96                 ;   332.2 p0+p3   14 t[0]
        vpternlogd zmm21, zmm3, zmm7, 0x96                         ;   346.2 p0      14 t[0]
        vpternlogd zmm3, zmm7, zmm20, 0x96                         ;   346.2 p0      14 t[0]
        vpshufb zmm1, zmm6, zmm1                                   ;   350.2 p5      14 t[3]
        vpxord zmm7, zmm8, zmm2                                    ;   346.2 p0      14 t[2]
        vpshufb zmm26, zmm17, zmm28                                ;   351.2 p5      14 t[0]
        vpaddb zmm31, zmm28, zmm28                                 ;   336.2 p0      14 t[0]
        vpternlogd zmm26, zmm31, zmm11, 0x96                       ;   352.2 p0      14 t[0]
        vpshufb zmm11, zmm6, zmm14                                 ;   352.2 p5      14 t[3]
        vmovdqa64 zmm31, zmm14                                     ;   273.2         14 t[3] copy
        vpermi2b zmm31, zmm16, zmm15                               ;   354.2 p0+p5   14 t[3]
        vpermi2b zmm14, zmm19, zmm18                               ;   356.2 p0+p5   14 t[3]
        vpternlogd zmm0, zmm12, zmm24, 0xca                        ;   349.2 p0      14 t[3]
        vpxord zmm27, zmm27, zmm29                                 ;   341.2 p0      14 t[1]
        vpternlogd zmm3, zmm28, [rbp + 6080], 0x96                 ;   347.2 p0+p2   14 t[0]
        vpshufb zmm12, zmm17, zmm9                                 ;   357.2 p5      14 t[1]
        vpaddb zmm24, zmm9, zmm9                                   ;   343.2 p0      14 t[1]
        vpternlogd zmm12, zmm24, zmm10, 0x96                       ;   358.2 p0      14 t[1]
        vpshufb zmm24, zmm17, zmm10                                ;   358.2 p5      14 t[1]
        vpaddb zmm10, zmm10, zmm10                                 ;   345.2 p0      14 t[1]
        vpternlogd zmm13, zmm24, zmm10, 0x96                       ;   359.2 p0      14 t[1]
        vpxord zmm10, zmm23, zmm4                                  ;   347.2 p0      14 t[2]
        vpxord zmm4, zmm4, zmm2                                    ;   348.2 p0      14 t[2]
        vpshufb zmm2, zmm17, zmm27                                 ;   359.2 p5      14 t[1]
        vpternlogd zmm1, zmm22, zmm25, 0xca                        ;   354.2 p0      14 t[3]
        vpaddb zmm22, zmm27, zmm27                                 ;   350.2 p0      14 t[1]
        vpternlogd zmm21, zmm26, [rbp + 6144], 0x96                ;   353.2 p0+p3   14 t[0]
        vpternlogd zmm26, zmm20, [rbp + 6208], 0x96                ;   353.2 p0+p2   14 t[0]
        vpshufb zmm20, zmm6, zmm5                                  ;   360.2 p5      14 t[0]
        vpternlogd zmm11, zmm31, zmm14, 0xca                       ;   361.2 p0      14 t[3]
        vpxord zmm14, zmm30, zmm1                                  ;   355.2 p0      14 t[3]
        vpshufb zmm24, zmm17, zmm7                                 ;   361.2 p5      14 t[2]
        vpaddb zmm25, zmm7, zmm7                                   ;   355.2 p0      14 t[2]
        vpxord zmm30, zmm30, zmm0                                  ;   356.2 p0      14 t[3]
        vpternlogd zmm27, zmm13, [rbp + 6272], 0x96                ;   360.2 p0+p3   14 t[1]
        vpternlogd zmm13, zmm2, zmm22, 0x96                        ;   360.2 p0      14 t[1]
        vpternlogd zmm2, zmm22, zmm29, 0x96                        ;   360.2 p0      14 t[1]
        vpternlogd zmm2, zmm9, [rbp + 6336], 0x96                  ;   361.2 p0+p2   14 t[1]
        vpshufb zmm9, zmm17, zmm4                                  ;   362.2 p5      14 t[2]
        vpaddb zmm22, zmm4, zmm4                                   ;   361.2 p0      14 t[2]
        vpternlogd zmm23, zmm9, zmm22, 0x96                        ;   363.2 p0      14 t[2]
        vpshufb zmm9, zmm17, zmm10                                 ;   363.2 p5      14 t[2]
        vpaddb zmm22, zmm10, zmm10                                 ;   363.2 p0      14 t[2]
        vpternlogd zmm9, zmm22, zmm4, 0x96                         ;   364.2 p0      14 t[2]
        vpternlogd zmm29, zmm12, [rbp + 6464], 0x96                ;   364.2 p5+p3   14 t[1]
        vpternlogd zmm13, zmm12, [rbp + 6400], 0x96                ;   365.2 p0+p2   14 t[1]
        vmovdqa64 zmm4, zmm5                                       ;   333.2         14 t[0] copy
        vpermi2b zmm4, zmm16, zmm15                                ;   367.2 p5      14 t[0]
        vpermi2b zmm5, zmm19, zmm18                                ;   369.2 p0+p5   14 t[0]
        vpxord zmm0, zmm0, zmm11                                   ;   367.2 p0      14 t[3]
        vpternlogd zmm7, zmm23, [rbp + 6528], 0x96                 ;   368.2 p0+p3   14 t[2]
        vpternlogd zmm23, zmm24, zmm25, 0x96                       ;   369.2 p0      14 t[2]
        vpternlogd zmm24, zmm25, zmm8, 0x96                        ;   370.2 p0      14 t[2]
        vpshufb zmm12, zmm17, zmm30                                ;   370.2 p5      14 t[3]
        vpaddb zmm22, zmm30, zmm30                                 ;   371.2 p0      14 t[3]
        vpternlogd zmm11, zmm12, zmm22, 0x96                       ;   372.2 p5      14 t[3]
        vpshufb zmm12, zmm17, zmm14                                ;   372.2 p5      14 t[3]
        vpaddb zmm22, zmm14, zmm14                                 ;   372.2 p0      14 t[3]
        vpternlogd zmm20, zmm4, zmm5, 0xca                         ;   374.2 p0      14 t[0]
        vpternlogd zmm24, zmm10, [rbp + 6592], 0x96                ;   373.2 p5+p2   14 t[2]
        vpternlogd zmm8, zmm9, [rbp + 6720], 0x96                  ;   374.2 p0+p3   14 t[2]
        vpternlogd zmm23, zmm9, [rbp + 6656], 0x96                 ;   374.2 p5+p2   14 t[2]
        vpshufb zmm4, zmm6, zmm2                                   ;   375.2 p5      14 t[0]
        vpshufb zmm5, zmm6, zmm26                                  ;   376.2 p5      14 t[1]
        vpshufb zmm9, zmm17, zmm0                                  ;   377.2 p5      14 t[3]
        vpaddb zmm10, zmm0, zmm0                                   ;   375.2 p0      14 t[3]
        vpternlogd zmm9, zmm10, zmm30, 0x96                        ;   378.2 p0      14 t[3]
        vpternlogd zmm14, zmm11, [rbp + 6784], 0x96                ;   377.2 p0+p3   14 t[3]
        vpternlogd zmm11, zmm12, zmm22, 0x96                       ;   378.2 p0      14 t[3]
        vpternlogd zmm12, zmm22, zmm1, 0x96                        ;   378.2 p5      14 t[3]
        vpshufb zmm10, zmm6, zmm27                                 ;   379.2 p5      14 t[1]
        vpternlogd zmm12, zmm0, [rbp + 6848], 0x96                 ;   379.2 p0+p2   14 t[3]
        vpshufb zmm0, zmm6, zmm21                                  ;   380.2 p5      14 t[2]
        vmovdqa64 zmm22, zmm2                                      ;   362.2         14 t[0] copy
        vpermi2b zmm22, zmm16, zmm15                               ;   382.2 p0+p5   14 t[0]
        vpermi2b zmm2, zmm19, zmm18                                ;   384.2 p0+p5   14 t[0]
        vpternlogd zmm4, zmm22, zmm2, 0xca                         ;   389.2 p0      14 t[0]
        vpshufb zmm2, zmm6, zmm23                                  ;   385.2 p5      14 t[0]
        vpternlogd zmm11, zmm9, [rbp + 6912], 0x96                 ;   383.2 p0+p3   14 t[3]
        vpternlogd zmm9, zmm1, [rbp + 6976], 0x96                  ;   384.2 p0+p2   14 t[3]
        vmovdqa64 zmm1, zmm26                                      ;   354.2         14 t[1] copy
        vpermi2b zmm1, zmm16, zmm15                                ;   387.2 p0+p5   14 t[1]
        vpermi2b zmm26, zmm19, zmm18                               ;   389.2 p0+p5   14 t[1]
        vpxord zmm22, zmm20, zmm4                                  ;   390.2 p0      14 t[0]
        vmovdqa64 zmm25, zmm27                                     ;   361.2         14 t[1] copy
        vpermi2b zmm25, zmm16, zmm15                               ;   391.2 p0+p5   14 t[1]
        vpermi2b zmm27, zmm19, zmm18                               ;   393.2 p0+p5   14 t[1]
        vpshufb zmm28, zmm6, zmm24                                 ;   394.2 p5      14 t[1]
        vpternlogd zmm5, zmm1, zmm26, 0xca                         ;   394.2 p0      14 t[1]
        vmovdqa64 zmm1, zmm21                                      ;   354.2         14 t[2] copy
        vpermi2b zmm1, zmm16, zmm15                                ;   396.2 p0+p5   14 t[2]
        vpermi2b zmm21, zmm19, zmm18                               ;   398.2 p0+p5   14 t[2]
        vpshufb zmm26, zmm6, zmm29                                 ;   399.2 p5      14 t[2]
        vpternlogd zmm10, zmm25, zmm27, 0xca                       ;   398.2 p0      14 t[1]
        vpshufb zmm25, zmm6, zmm7                                  ;   400.2 p5      14 t[2]
        vpshufb zmm27, zmm6, zmm9                                  ;   401.2 p5      14 t[0]
        vpternlogd zmm0, zmm1, zmm21, 0xca                         ;   403.2 p0      14 t[2]
        vmovdqa64 zmm1, zmm23                                      ;   375.2         14 t[0] copy
        vpermi2b zmm1, zmm16, zmm15                                ;   403.2 p0+p5   14 t[0]
        vpermi2b zmm23, zmm19, zmm18                               ;   405.2 p0+p5   14 t[0]
        vpternlogd zmm2, zmm1, zmm23, 0xca                         ;   410.2 p0      14 t[0]
        vpshufb zmm1, zmm6, zmm11                                  ;   406.2 p5      14 t[1]
        vmovdqa64 zmm21, zmm24                                     ;   374.2         14 t[1] copy
        vpermi2b zmm21, zmm16, zmm15                               ;   408.2 p0+p5   14 t[1]
        vpermi2b zmm24, zmm19, zmm18                               ;   410.2 p0+p5   14 t[1]
        vpshufb zmm23, zmm17, zmm22                                ;   411.2 p5      14 t[0]
        vpternlogd zmm28, zmm21, zmm24, 0xca                       ;   415.2 p0      14 t[1]
        vpaddb zmm21, zmm22, zmm22                                 ;   401.2 p0      14 t[0]
        vmovdqa64 zmm24, zmm29                                     ;   365.2         14 t[2] copy
        vpermi2b zmm24, zmm16, zmm15                               ;   413.2 p0+p5   14 t[2]
        vpermi2b zmm29, zmm19, zmm18                               ;   415.2 p0+p5   14 t[2]
        vmovdqa64 zmm30, zmm7                                      ;   369.2         14 t[2] copy
        vpermi2b zmm30, zmm16, zmm15                               ;   417.2 p0+p5   14 t[2]
        vpermi2b zmm7, zmm19, zmm18                                ;   419.2 p0+p5   14 t[2]
        vmovdqa64 zmm31, zmm9                                      ;   385.2         14 t[0] copy
        vpermi2b zmm31, zmm16, zmm15                               ;   421.2 p0+p5   14 t[0]
        vpermi2b zmm9, zmm19, zmm18                                ;   423.2 p0+p5   14 t[0]
        vpternlogd zmm27, zmm31, zmm9, 0xca                        ;   428.2 p0      14 t[0]
        vpshufb zmm9, zmm6, zmm12                                  ;   424.2 p5      14 t[2]
        vpternlogd zmm26, zmm24, zmm29, 0xca                       ;   420.2 p0      14 t[2]
        vmovdqa64 zmm24, zmm11                                     ;   384.2         14 t[1] copy
        vpermi2b zmm24, zmm16, zmm15                               ;   426.2 p0+p5   14 t[1]
        vpermi2b zmm11, zmm19, zmm18                               ;   428.2 p0+p5   14 t[1]
        vpternlogd zmm25, zmm30, zmm7, 0xca                        ;   424.2 p0      14 t[2]
        vpxord zmm7, zmm5, zmm10                                   ;   413.2 p0      14 t[1]
        vpxord zmm4, zmm4, zmm2                                    ;   414.2 p0      14 t[0]
        vmovdqa64 zmm29, zmm3                                      ;   348.2         14 t[3] copy
        vpermi2b zmm29, zmm16, zmm15                               ;   430.2 p0+p5   14 t[3]
        vmovdqa64 zmm30, zmm3                                      ;   348.2         14 t[3] copy
        vpermi2b zmm30, zmm19, zmm18                               ;   432.2 p0+p5   14 t[3]
        vpternlogd zmm23, zmm21, zmm27, 0x96                       ;   429.2 p0      14 t[0]
        vpshufb zmm3, zmm6, zmm3                                   ;   433.2 p5      14 t[3]
        vpxord zmm20, zmm20, zmm27                                 ;   429.2 p0      14 t[0]
        vpshufb zmm21, zmm6, zmm14                                 ;   434.2 p5      14 t[3]
        vpternlogd zmm1, zmm24, zmm11, 0xca                        ;   433.2 p0      14 t[1]
        vmovdqa64 zmm11, zmm12                                     ;   380.2         14 t[2] copy
        vpermi2b zmm11, zmm16, zmm15                               ;   436.2 p0+p5   14 t[2]
        vpermi2b zmm12, zmm19, zmm18                               ;   438.2 p0+p5   14 t[2]
        vmovdqa64 zmm24, zmm14                                     ;   378.2         14 t[3] copy
        vpermi2b zmm24, zmm16, zmm15                               ;   440.2 p0+p5   14 t[3]
        vpermi2b zmm14, zmm19, zmm18                               ;   442.2 p0+p5   14 t[3]
        vpxord zmm10, zmm10, zmm28                                 ;   424.2 p0      14 t[1]
        vpternlogd zmm9, zmm11, zmm12, 0xca                        ;   443.2 p0      14 t[2]
        vpshufb zmm11, zmm17, zmm4                                 ;   443.2 p5      14 t[0]
        vpaddb zmm12, zmm4, zmm4                                   ;   426.2 p0      14 t[0]
        vmovdqa64 zmm27, zmm13                                     ;   366.2         14 t[3] copy
        vpermi2b zmm27, zmm16, zmm15                               ;   445.2 p0+p5   14 t[3]
        vmovdqa64 zmm31, zmm13                                     ;   366.2         14 t[3] copy
        vpermi2b zmm31, zmm19, zmm18                               ;   447.2 p0+p5   14 t[3]
        vpternlogd zmm3, zmm29, zmm30, 0xca                        ;   437.2 p0      14 t[3]
        vpxord zmm29, zmm0, zmm9                                   ;   444.2 p0      14 t[2]
        vpternlogd zmm4, zmm23, [rbp + 7040], 0x96                 ;   431.2 p0+p3   14 t[0]
        vpternlogd zmm23, zmm11, zmm12, 0x96                       ;   444.2 p0      14 t[0]
        vpternlogd zmm11, zmm12, zmm2, 0x96                        ;   444.2 p0      14 t[0]
        vpshufb zmm12, zmm6, zmm13                                 ;   448.2 p5      14 t[3]
        vpshufb zmm13, zmm17, zmm7                                 ;   449.2 p5      14 t[1]
        vpaddb zmm30, zmm7, zmm7                                   ;   434.2 p0      14 t[1]
        vpternlogd zmm21, zmm24, zmm14, 0xca                       ;   447.2 p0      14 t[3]
        vpternlogd zmm13, zmm30, zmm10, 0x96                       ;   450.2 p0      14 t[1]
        vpshufb zmm14, zmm17, zmm10                                ;   450.2 p5      14 t[1]
        vpxord zmm28, zmm28, zmm1                                  ;   437.2 p0      14 t[1]
        vpaddb zmm10, zmm10, zmm10                                 ;   438.2 p0      14 t[1]
        vpternlogd zmm5, zmm14, zmm10, 0x96                        ;   451.2 p0      14 t[1]
        vpshufb zmm10, zmm17, zmm20                                ;   451.2 p5      14 t[0]
        vpaddb zmm14, zmm20, zmm20                                 ;   440.2 p0      14 t[0]
        vpternlogd zmm10, zmm14, zmm22, 0x96                       ;   452.2 p0      14 t[0]
        vpshufb zmm14, zmm6, zmm8                                  ;   452.2 p5      14 t[3]
        vmovdqa64 zmm22, zmm8                                      ;   375.2         14 t[3] copy
        vpermi2b zmm22, zmm16, zmm15                               ;   454.2 p0+p5   14 t[3]
        vpermi2b zmm8, zmm19, zmm18                                ;   456.2 p0+p5   14 t[3]
        vpternlogd zmm11, zmm20, [rbp + 7104], 0x96                ;   445.2 p0+p2   14 t[0]
        vpxord zmm20, zmm26, zmm25                                 ;   445.2 p0      14 t[2]
        vpxord zmm25, zmm25, zmm9                                  ;   446.2 p0      14 t[2]
        vpshufb zmm9, zmm17, zmm28                                 ;   457.2 p5      14 t[1]
        vpternlogd zmm12, zmm27, zmm31, 0xca                       ;   452.2 p0      14 t[3]
        vpaddb zmm24, zmm28, zmm28                                 ;   448.2 p0      14 t[1]
        vpternlogd zmm23, zmm10, [rbp + 7168], 0x96                ;   453.2 p0+p3   14 t[0]
        vpternlogd zmm10, zmm2, [rbp + 7232], 0x96                 ;   453.2 p0+p2   14 t[0]
        vpternlogd zmm28, zmm5, [rbp + 7296], 0x96                 ;   452.2 p0+p3   14 t[1]
        vpternlogd zmm5, zmm9, zmm24, 0x96                         ;   458.2 p0      14 t[1]
        vpternlogd zmm9, zmm24, zmm1, 0x96                         ;   458.2 p0      14 t[1]
        vpternlogd zmm1, zmm13, [rbp + 7488], 0x96                 ;   454.2 p0+p2   14 t[1]
        vpxord zmm2, zmm3, zmm12                                   ;   455.2 p0      14 t[3]
        vpshufb zmm24, zmm6, zmm4                                  ;   458.2 p5      14 t[0]
        vpternlogd zmm9, zmm7, [rbp + 7360], 0x96                  ;   459.2 p0+p3   14 t[1]
        vpshufb zmm7, zmm17, zmm29                                 ;   459.2 p5      14 t[2]
        vpaddb zmm27, zmm29, zmm29                                 ;   457.2 p0      14 t[2]
        vpternlogd zmm14, zmm22, zmm8, 0xca                        ;   461.2 p0      14 t[3]
        vpternlogd zmm5, zmm13, [rbp + 7424], 0x96                 ;   459.2 p0+p2   14 t[1]
        vpxord zmm3, zmm3, zmm21                                   ;   460.2 p0      14 t[3]
        vpshufb zmm8, zmm17, zmm25                                 ;   460.2 p5      14 t[2]
        vpaddb zmm13, zmm25, zmm25                                 ;   461.2 p0      14 t[2]
        vpternlogd zmm26, zmm8, zmm13, 0x96                        ;   462.2 p5      14 t[2]
        vpshufb zmm8, zmm17, zmm20                                 ;   462.2 p5      14 t[2]
        vpaddb zmm13, zmm20, zmm20                                 ;   462.2 p0      14 t[2]
        vpternlogd zmm8, zmm13, zmm25, 0x96                        ;   463.2 p0      14 t[2]
        vmovdqa64 zmm13, zmm4                                      ;   432.2         14 t[0] copy
        vpermi2b zmm13, zmm16, zmm15                               ;   465.2 p5      14 t[0]
        vpermi2b zmm4, zmm19, zmm18                                ;   467.2 p0+p5   14 t[0]
        vpxord zmm21, zmm21, zmm14                                 ;   465.2 p0      14 t[3]
        vpternlogd zmm29, zmm26, [rbp + 7552], 0x96                ;   466.2 p0+p3   14 t[2]
        vpternlogd zmm26, zmm7, zmm27, 0x96                        ;   467.2 p0      14 t[2]
        vpternlogd zmm7, zmm27, zmm0, 0x96                         ;   468.2 p0      14 t[2]
        vpternlogd zmm24, zmm13, zmm4, 0xca                        ;   472.2 p5      14 t[0]
        vpternlogd zmm7, zmm20, [rbp + 7616], 0x96                 ;   469.2 p0+p2   14 t[2]
        vpternlogd zmm0, zmm8, [rbp + 7744], 0x96                  ;   469.2 p5+p3   14 t[2]
        vpternlogd zmm26, zmm8, [rbp + 7680], 0x96                 ;   470.2 p0+p2   14 t[2]
        vpshufb zmm4, zmm17, zmm2                                  ;   470.2 p5      14 t[3]
        vpaddb zmm8, zmm2, zmm2                                    ;   471.2 p0      14 t[3]
        vpshufb zmm13, zmm17, zmm3                                 ;   471.2 p5      14 t[3]
        vpaddb zmm20, zmm3, zmm3                                   ;   472.2 p0      14 t[3]
        vpternlogd zmm14, zmm13, zmm20, 0x96                       ;   473.2 p5      14 t[3]
        vpshufb zmm13, zmm6, zmm9                                  ;   473.2 p5      14 t[0]
        vpshufb zmm20, zmm6, zmm28                                 ;   474.2 p5      14 t[1]
        vpshufb zmm22, zmm17, zmm21                                ;   475.2 p5      14 t[3]
        vpaddb zmm25, zmm21, zmm21                                 ;   473.2 p0      14 t[3]
        vpternlogd zmm22, zmm25, zmm3, 0x96                        ;   476.2 p0      14 t[3]
        vpshufb zmm3, zmm6, zmm10                                  ;   476.2 p5      14 t[1]
        vpternlogd zmm2, zmm14, [rbp + 7808], 0x96                 ;   475.2 p0+p3   14 t[3]
        vpternlogd zmm14, zmm4, zmm8, 0x96                         ;   476.2 p0      14 t[3]
        vpternlogd zmm4, zmm8, zmm12, 0x96                         ;   477.2 p0      14 t[3]
        vpternlogd zmm4, zmm21, [rbp + 7872], 0x96                 ;   478.2 p5+p2   14 t[3]
        vmovdqa64 zmm8, zmm9                                       ;   460.2         14 t[0] copy
        vpermi2b zmm8, zmm16, zmm15                                ;   479.2 p0+p5   14 t[0]
        vpermi2b zmm9, zmm19, zmm18                                ;   481.2 p0+p5   14 t[0]
        vpternlogd zmm13, zmm8, zmm9, 0xca                         ;   486.2 p0      14 t[0]
        vpshufb zmm8, zmm6, zmm26                                  ;   482.2 p5      14 t[0]
        vmovdqa64 zmm9, zmm28                                      ;   453.2         14 t[1] copy
        vpermi2b zmm9, zmm16, zmm15                                ;   484.2 p0+p5   14 t[1]
        vpermi2b zmm28, zmm19, zmm18                               ;   486.2 p0+p5   14 t[1]
        vpshufb zmm21, zmm6, zmm23                                 ;   487.2 p5      14 t[2]
        vpternlogd zmm14, zmm22, [rbp + 7936], 0x96                ;   483.2 p0+p3   14 t[3]
        vpternlogd zmm22, zmm12, [rbp + 8000], 0x96                ;   484.2 p0+p2   14 t[3]
        vpshufb zmm12, zmm6, zmm1                                  ;   488.2 p5      14 t[2]
        vpxord zmm25, zmm24, zmm13                                 ;   487.2 p0      14 t[0]
        vmovdqa64 zmm27, zmm10                                     ;   454.2         14 t[1] copy
        vpermi2b zmm27, zmm16, zmm15                               ;   490.2 p0+p5   14 t[1]
        vpermi2b zmm10, zmm19, zmm18                               ;   492.2 p0+p5   14 t[1]
        vpternlogd zmm20, zmm9, zmm28, 0xca                        ;   491.2 p0      14 t[1]
        vpshufb zmm9, zmm6, zmm7                                   ;   493.2 p5      14 t[1]
        vmovdqa64 zmm28, zmm26                                     ;   471.2         14 t[0] copy
        vpermi2b zmm28, zmm16, zmm15                               ;   495.2 p0+p5   14 t[0]
        vpermi2b zmm26, zmm19, zmm18                               ;   497.2 p0+p5   14 t[0]
        vpternlogd zmm8, zmm28, zmm26, 0xca                        ;   502.2 p0      14 t[0]
        vpshufb zmm26, zmm6, zmm29                                 ;   498.2 p5      14 t[2]
        vmovdqa64 zmm28, zmm23                                     ;   454.2         14 t[2] copy
        vpermi2b zmm28, zmm16, zmm15                               ;   500.2 p0+p5   14 t[2]
        vpermi2b zmm23, zmm19, zmm18                               ;   502.2 p0+p5   14 t[2]
        vpternlogd zmm3, zmm27, zmm10, 0xca                        ;   497.2 p0      14 t[1]
        vpshufb zmm10, zmm6, zmm22                                 ;   503.2 p5      14 t[0]
        vmovdqa64 zmm27, zmm1                                      ;   455.2         14 t[2] copy
        vpermi2b zmm27, zmm16, zmm15                               ;   505.2 p0+p5   14 t[2]
        vpermi2b zmm1, zmm19, zmm18                                ;   507.2 p0+p5   14 t[2]
        vpternlogd zmm21, zmm28, zmm23, 0xca                       ;   507.2 p0      14 t[2]
        vmovdqa64 zmm23, zmm7                                      ;   470.2         14 t[1] copy
        vpermi2b zmm23, zmm16, zmm15                               ;   509.2 p0+p5   14 t[1]
        vpermi2b zmm7, zmm19, zmm18                                ;   511.2 p0+p5   14 t[1]
        vpshufb zmm28, zmm17, zmm25                                ;   512.2 p5      14 t[0]
        vpternlogd zmm9, zmm23, zmm7, 0xca                         ;   516.2 p0      14 t[1]
        vpaddb zmm7, zmm25, zmm25                                  ;   501.2 p0      14 t[0]
        vpshufb zmm23, zmm6, zmm14                                 ;   513.2 p5      14 t[1]
        vpternlogd zmm12, zmm27, zmm1, 0xca                        ;   512.2 p0      14 t[2]
        vmovdqa64 zmm1, zmm29                                      ;   467.2         14 t[2] copy
        vpermi2b zmm1, zmm16, zmm15                                ;   515.2 p0+p5   14 t[2]
        vpermi2b zmm29, zmm19, zmm18                               ;   517.2 p0+p5   14 t[2]
        vpshufb zmm27, zmm6, zmm4                                  ;   518.2 p5      14 t[2]
        vpxord zmm13, zmm13, zmm8                                  ;   505.2 p0      14 t[0]
        vmovdqa64 zmm30, zmm22                                     ;   485.2         14 t[0] copy
        vpermi2b zmm30, zmm16, zmm15                               ;   520.2 p0+p5   14 t[0]
        vpermi2b zmm22, zmm19, zmm18                               ;   522.2 p0+p5   14 t[0]
        vpternlogd zmm10, zmm30, zmm22, 0xca                       ;   527.2 p0      14 t[0]
        vmovdqa64 zmm22, zmm11                                     ;   446.2         14 t[3] copy
        vpermi2b zmm22, zmm16, zmm15                               ;   524.2 p0+p5   14 t[3]
        vmovdqa64 zmm30, zmm11                                     ;   446.2         14 t[3] copy
        vpermi2b zmm30, zmm19, zmm18                               ;   526.2 p0+p5   14 t[3]
        vpternlogd zmm26, zmm1, zmm29, 0xca                        ;   522.2 p0      14 t[2]
        vpshufb zmm1, zmm6, zmm2                                   ;   527.2 p5      14 t[3]
        vpternlogd zmm28, zmm7, zmm10, 0x96                        ;   528.2 p0      14 t[0]
        vpshufb zmm7, zmm6, zmm11                                  ;   528.2 p5      14 t[3]
        vpxord zmm11, zmm20, zmm9                                  ;   517.2 p0      14 t[1]
        vpxord zmm20, zmm20, zmm3                                  ;   514.2 p0      14 t[1]
        vpxord zmm24, zmm24, zmm10                                 ;   528.2 p0      14 t[0]
        vmovdqa64 zmm10, zmm14                                     ;   484.2         14 t[1] copy
        vpermi2b zmm10, zmm16, zmm15                               ;   530.2 p0+p5   14 t[1]
        vpermi2b zmm14, zmm19, zmm18                               ;   532.2 p0+p5   14 t[1]
        vmovdqa64 zmm29, zmm4                                      ;   479.2         14 t[2] copy
        vpermi2b zmm29, zmm16, zmm15                               ;   534.2 p0+p5   14 t[2]
        vpermi2b zmm4, zmm19, zmm18                                ;   536.2 p0+p5   14 t[2]
        vpternlogd zmm23, zmm10, zmm14, 0xca                       ;   537.2 p0      14 t[1]
        vpshufb zmm10, zmm17, zmm13                                ;   537.2 p5      14 t[0]
        vmovdqa64 zmm14, zmm2                                      ;   476.2         14 t[3] copy
        vpermi2b zmm14, zmm16, zmm15                               ;   539.2 p0+p5   14 t[3]
        vpermi2b zmm2, zmm19, zmm18                                ;   541.2 p0+p5   14 t[3]
        vpaddb zmm31, zmm13, zmm13                                 ;   523.2 p0      14 t[0]
        vpternlogd zmm7, zmm22, zmm30, 0xca                        ;   531.2 p0      14 t[3]
        vmovdqa64 zmm22, zmm5                                      ;   460.2         14 t[3] copy
        vpermi2b zmm22, zmm16, zmm15                               ;   543.2 p0+p5   14 t[3]
        vmovdqa64 zmm30, zmm5                                      ;   460.2         14 t[3] copy
        vpermi2b zmm30, zmm19, zmm18                               ;   545.2 p0+p5   14 t[3]
        vpternlogd zmm27, zmm29, zmm4, 0xca                        ;   541.2 p0      14 t[2]
        vpternlogd zmm13, zmm28, [rbp + 8064], 0x96                ;   529.2 p0+p3   14 t[0]
        vpternlogd zmm28, zmm10, zmm31, 0x96                       ;   538.2 p0      14 t[0]
        vpternlogd zmm10, zmm31, zmm8, 0x96                        ;   538.2 p0      14 t[0]
        vpshufb zmm4, zmm6, zmm5                                   ;   546.2 p5      14 t[3]
        vpxord zmm5, zmm21, zmm27                                  ;   542.2 p0      14 t[2]
        vpternlogd zmm1, zmm14, zmm2, 0xca                         ;   546.2 p0      14 t[3]
        vpshufb zmm2, zmm17, zmm20                                 ;   547.2 p5      14 t[1]
        vpaddb zmm14, zmm20, zmm20                                 ;   533.2 p0      14 t[1]
        vpternlogd zmm2, zmm14, zmm11, 0x96                        ;   548.2 p0      14 t[1]
        vpshufb zmm14, zmm17, zmm11                                ;   548.2 p5      14 t[1]
        vpaddb zmm11, zmm11, zmm11                                 ;   535.2 p0      14 t[1]
        vpternlogd zmm3, zmm14, zmm11, 0x96                        ;   549.2 p0      14 t[1]
        vpxord zmm11, zmm12, zmm26                                 ;   537.2 p0      14 t[2]
        vpshufb zmm14, zmm17, zmm24                                ;   549.2 p5      14 t[0]
        vpxord zmm26, zmm26, zmm27                                 ;   542.2 p0      14 t[2]
        vpaddb zmm27, zmm24, zmm24                                 ;   539.2 p0      14 t[0]
        vmovdqa64 zmm29, zmm0                                      ;   470.2         14 t[3] copy
        vpermi2b zmm29, zmm16, zmm15                               ;   551.2 p0+p5   14 t[3]
        vpternlogd zmm14, zmm27, zmm25, 0x96                       ;   550.2 p0      14 t[0]
        vpshufb zmm25, zmm6, zmm0                                  ;   552.2 p5      14 t[3]
        vpermi2b zmm0, zmm19, zmm18                                ;   554.2 p0+p5   14 t[3]
        vpternlogd zmm10, zmm24, [rbp + 8128], 0x96                ;   543.2 p0+p2   14 t[0]
        vpxord zmm9, zmm9, zmm23                                   ;   544.2 p0      14 t[1]
        vpternlogd zmm28, zmm14, [rbp + 8192], 0x96                ;   551.2 p0+p3   14 t[0]
        vpternlogd zmm14, zmm8, [rbp + 8256], 0x96                 ;   551.2 p0+p2   14 t[0]
        vpternlogd zmm4, zmm22, zmm30, 0xca                        ;   550.2 p0      14 t[3]
        vpshufb zmm8, zmm17, zmm9                                  ;   555.2 p5      14 t[1]
        vpaddb zmm22, zmm9, zmm9                                   ;   548.2 p0      14 t[1]
        vpxord zmm24, zmm7, zmm4                                   ;   551.2 p0      14 t[3]
        vpshufb zmm27, zmm17, zmm11                                ;   556.2 p5      14 t[2]
        vpternlogd zmm25, zmm29, zmm0, 0xca                        ;   559.2 p0      14 t[3]
        vpaddb zmm0, zmm11, zmm11                                  ;   551.2 p0      14 t[2]
        vpternlogd zmm9, zmm3, [rbp + 8320], 0x96                  ;   552.2 p0+p3   14 t[1]
        vpternlogd zmm3, zmm8, zmm22, 0x96                         ;   556.2 p0      14 t[1]
        vpternlogd zmm8, zmm22, zmm23, 0x96                        ;   556.2 p0      14 t[1]
        vpternlogd zmm27, zmm0, zmm26, 0x96                        ;   557.2 p0      14 t[2]
        vpshufb zmm0, zmm17, zmm26                                 ;   557.2 p5      14 t[2]
        vpaddb zmm22, zmm26, zmm26                                 ;   556.2 p0      14 t[2]
        vpternlogd zmm12, zmm0, zmm22, 0x96                        ;   558.2 p0      14 t[2]
        vpternlogd zmm23, zmm2, [rbp + 8512], 0x96                 ;   558.2 p0+p2   14 t[1]
        vpshufb zmm0, zmm6, zmm13                                  ;   558.2 p5      14 t[0]
        vpternlogd zmm8, zmm20, [rbp + 8384], 0x96                 ;   559.2 p0+p3   14 t[1]
        vpshufb zmm20, zmm17, zmm5                                 ;   559.2 p5      14 t[2]
        vpaddb zmm22, zmm5, zmm5                                   ;   560.2 p0      14 t[2]
        vpternlogd zmm3, zmm2, [rbp + 8448], 0x96                  ;   560.2 p5+p2   14 t[1]
        vpxord zmm7, zmm7, zmm1                                    ;   561.2 p0      14 t[3]
        vmovdqa64 zmm2, zmm13                                      ;   530.2         14 t[0] copy
        vpermi2b zmm2, zmm16, zmm15                                ;   563.2 p5      14 t[0]
        vpermi2b zmm13, zmm19, zmm18                               ;   565.2 p0+p5   14 t[0]
        vpternlogd zmm5, zmm12, [rbp + 8576], 0x96                 ;   563.2 p0+p3   14 t[2]
        vpternlogd zmm12, zmm20, zmm22, 0x96                       ;   564.2 p0      14 t[2]
        vpternlogd zmm20, zmm22, zmm21, 0x96                       ;   565.2 p0      14 t[2]
        vpxord zmm1, zmm1, zmm25                                   ;   566.2 p0      14 t[3]
        vpternlogd zmm21, zmm27, [rbp + 8768], 0x96                ;   566.2 p5+p2   14 t[2]
        vpternlogd zmm12, zmm27, [rbp + 8704], 0x96                ;   567.2 p0+p3   14 t[2]
        vpternlogd zmm20, zmm11, [rbp + 8640], 0x96                ;   567.2 p5+p2   14 t[2]
        vpshufb zmm11, zmm17, zmm24                                ;   568.2 p5      14 t[3]
        vpaddb zmm22, zmm24, zmm24                                 ;   568.2 p0      14 t[3]
        vpternlogd zmm0, zmm2, zmm13, 0xca                         ;   570.2 p0      14 t[0]
        vpshufb zmm2, zmm17, zmm7                                  ;   569.2 p5      14 t[3]
        vpaddb zmm13, zmm7, zmm7                                   ;   570.2 p0      14 t[3]
        vpternlogd zmm25, zmm2, zmm13, 0x96                        ;   571.2 p5      14 t[3]
        vpshufb zmm2, zmm6, zmm8                                   ;   571.2 p5      14 t[0]
        vpshufb zmm13, zmm6, zmm9                                  ;   572.2 p5      14 t[1]
        vpshufb zmm26, zmm6, zmm14                                 ;   573.2 p5      14 t[1]
        vpshufb zmm27, zmm17, zmm1                                 ;   574.2 p5      14 t[3]
        vpaddb zmm29, zmm1, zmm1                                   ;   571.2 p0      14 t[3]
        vpternlogd zmm27, zmm29, zmm7, 0x96                        ;   575.2 p0      14 t[3]
        vpternlogd zmm24, zmm25, [rbp + 8832], 0x96                ;   573.2 p0+p3   14 t[3]
        vpternlogd zmm25, zmm11, zmm22, 0x96                       ;   574.2 p0      14 t[3]
        vpternlogd zmm11, zmm22, zmm4, 0x96                        ;   575.2 p0      14 t[3]
        vpternlogd zmm11, zmm1, [rbp + 8896], 0x96                 ;   576.2 p5+p2   14 t[3]
        vpshufb zmm1, zmm6, zmm12                                  ;   576.2 p5      14 t[0]
        vmovdqa64 zmm7, zmm8                                       ;   560.2         14 t[0] copy
        vpermi2b zmm7, zmm16, zmm15                                ;   578.2 p0+p5   14 t[0]
        vpermi2b zmm8, zmm19, zmm18                                ;   580.2 p0+p5   14 t[0]
        vpternlogd zmm2, zmm7, zmm8, 0xca                          ;   585.2 p0      14 t[0]
        vpshufb zmm7, zmm6, zmm28                                  ;   581.2 p5      14 t[2]
        vmovdqa64 zmm8, zmm9                                       ;   553.2         14 t[1] copy
        vpermi2b zmm8, zmm16, zmm15                                ;   583.2 p0+p5   14 t[1]
        vpermi2b zmm9, zmm19, zmm18                                ;   585.2 p0+p5   14 t[1]
        vpternlogd zmm25, zmm27, [rbp + 8960], 0x96                ;   581.2 p0+p3   14 t[3]
        vpternlogd zmm27, zmm4, [rbp + 9024], 0x96                 ;   582.2 p0+p2   14 t[3]
        vpxord zmm4, zmm0, zmm2                                    ;   586.2 p0      14 t[0]
        vmovdqa64 zmm22, zmm14                                     ;   552.2         14 t[1] copy
        vpermi2b zmm22, zmm16, zmm15                               ;   587.2 p0+p5   14 t[1]
        vpermi2b zmm14, zmm19, zmm18                               ;   589.2 p0+p5   14 t[1]
        vpshufb zmm29, zmm6, zmm20                                 ;   590.2 p5      14 t[1]
        vpternlogd zmm13, zmm8, zmm9, 0xca                         ;   590.2 p0      14 t[1]
        vpshufb zmm8, zmm6, zmm23                                  ;   591.2 p5      14 t[2]
        vmovdqa64 zmm9, zmm12                                      ;   568.2         14 t[0] copy
        vpermi2b zmm9, zmm16, zmm15                                ;   593.2 p0+p5   14 t[0]
        vpermi2b zmm12, zmm19, zmm18                               ;   595.2 p0+p5   14 t[0]
        vpternlogd zmm1, zmm9, zmm12, 0xca                         ;   600.2 p0      14 t[0]
        vpshufb zmm9, zmm6, zmm5                                   ;   596.2 p5      14 t[2]
        vmovdqa64 zmm12, zmm28                                     ;   552.2         14 t[2] copy
        vpermi2b zmm12, zmm16, zmm15                               ;   598.2 p0+p5   14 t[2]
        vpermi2b zmm28, zmm19, zmm18                               ;   600.2 p0+p5   14 t[2]
        vpternlogd zmm26, zmm22, zmm14, 0xca                       ;   594.2 p0      14 t[1]
        vpshufb zmm14, zmm6, zmm27                                 ;   601.2 p5      14 t[0]
        vmovdqa64 zmm22, zmm20                                     ;   568.2         14 t[1] copy
        vpermi2b zmm22, zmm16, zmm15                               ;   603.2 p0+p5   14 t[1]
        vpermi2b zmm20, zmm19, zmm18                               ;   605.2 p0+p5   14 t[1]
        vpternlogd zmm29, zmm22, zmm20, 0xca                       ;   610.2 p0      14 t[1]
        vmovdqa64 zmm20, zmm23                                     ;   559.2         14 t[2] copy
        vpermi2b zmm20, zmm16, zmm15                               ;   607.2 p0+p5   14 t[2]
        vpermi2b zmm23, zmm19, zmm18                               ;   609.2 p0+p5   14 t[2]
        vpshufb zmm22, zmm6, zmm25                                 ;   610.2 p5      14 t[1]
        vpternlogd zmm7, zmm12, zmm28, 0xca                        ;   605.2 p0      14 t[2]
        vpshufb zmm12, zmm17, zmm4                                 ;   611.2 p5      14 t[0]
        vpaddb zmm28, zmm4, zmm4                                   ;   599.2 p0      14 t[0]
        vmovdqa64 zmm30, zmm5                                      ;   564.2         14 t[2] copy
        vpermi2b zmm30, zmm16, zmm15                               ;   613.2 p0+p5   14 t[2]
        vpermi2b zmm5, zmm19, zmm18                                ;   615.2 p0+p5   14 t[2]
        vpxord zmm2, zmm2, zmm1                                    ;   602.2 p0      14 t[0]
        vmovdqa64 zmm31, zmm27                                     ;   583.2         14 t[0] copy
        vpermi2b zmm31, zmm16, zmm15                               ;   617.2 p0+p5   14 t[0]
        vpermi2b zmm27, zmm19, zmm18                               ;   619.2 p0+p5   14 t[0]
        vpternlogd zmm14, zmm31, zmm27, 0xca                       ;   624.2 p0      14 t[0]
        vmovdqa64 zmm27, zmm10                                     ;   544.2         14 t[3] copy
        vpermi2b zmm27, zmm16, zmm15                               ;   621.2 p0+p5   14 t[3]
        vmovdqa64 zmm31, zmm10                                     ;   544.2         14 t[3] copy
        vpermi2b zmm31, zmm19, zmm18                               ;   623.2 p0+p5   14 t[3]
        vpternlogd zmm8, zmm20, zmm23, 0xca                        ;   614.2 p0      14 t[2]
        vpshufb zmm20, zmm6, zmm11                                 ;   624.2 p5      14 t[2]
        vpternlogd zmm9, zmm30, zmm5, 0xca                         ;   620.2 p0      14 t[2]
        vpshufb zmm5, zmm6, zmm24                                  ;   625.2 p5      14 t[3]
        vpternlogd zmm12, zmm28, zmm14, 0x96                       ;   625.2 p0      14 t[0]
        vpshufb zmm10, zmm6, zmm10                                 ;   626.2 p5      14 t[3]
        vpxord zmm23, zmm13, zmm29                                 ;   611.2 p0      14 t[1]
        vpxord zmm13, zmm13, zmm26                                 ;   612.2 p0      14 t[1]
        vpxord zmm0, zmm0, zmm14                                   ;   625.2 p0      14 t[0]
        vmovdqa64 zmm14, zmm25                                     ;   582.2         14 t[1] copy
        vpermi2b zmm14, zmm16, zmm15                               ;   628.2 p0+p5   14 t[1]
        vpermi2b zmm25, zmm19, zmm18                               ;   630.2 p0+p5   14 t[1]
        vmovdqa64 zmm28, zmm11                                     ;   577.2         14 t[2] copy
        vpermi2b zmm28, zmm16, zmm15                               ;   632.2 p0+p5   14 t[2]
        vpermi2b zmm11, zmm19, zmm18                               ;   634.2 p0+p5   14 t[2]
        vpternlogd zmm22, zmm14, zmm25, 0xca                       ;   635.2 p0      14 t[1]
        vpshufb zmm14, zmm17, zmm2                                 ;   635.2 p5      14 t[0]
        vmovdqa64 zmm25, zmm24                                     ;   574.2         14 t[3] copy
        vpermi2b zmm25, zmm16, zmm15                               ;   637.2 p0+p5   14 t[3]
        vpermi2b zmm24, zmm19, zmm18                               ;   639.2 p0+p5   14 t[3]
        vpaddb zmm30, zmm2, zmm2                                   ;   621.2 p0      14 t[0]
        vpternlogd zmm10, zmm27, zmm31, 0xca                       ;   628.2 p0      14 t[3]
        vmovdqa64 zmm27, zmm3                                      ;   561.2         14 t[3] copy
        vpermi2b zmm27, zmm16, zmm15                               ;   641.2 p0+p5   14 t[3]
        vmovdqa64 zmm31, zmm3                                      ;   561.2         14 t[3] copy
        vpermi2b zmm31, zmm19, zmm18                               ;   643.2 p0+p5   14 t[3]
        vpternlogd zmm20, zmm28, zmm11, 0xca                       ;   639.2 p0      14 t[2]
        vpternlogd zmm2, zmm12, [rbp + 9088], 0x96                 ;   626.2 p0+p3   14 t[0]
        vpternlogd zmm12, zmm14, zmm30, 0x96                       ;   636.2 p0      14 t[0]
        vpternlogd zmm14, zmm30, zmm1, 0x96                        ;   636.2 p0      14 t[0]
        vpshufb zmm3, zmm6, zmm3                                   ;   644.2 p5      14 t[3]
        vpshufb zmm11, zmm17, zmm23                                ;   645.2 p5      14 t[1]
        vpaddb zmm28, zmm23, zmm23                                 ;   629.2 p0      14 t[1]
        vpternlogd zmm26, zmm11, zmm28, 0x96                       ;   646.2 p0      14 t[1]
        vpxord zmm11, zmm7, zmm20                                  ;   640.2 p0      14 t[2]
        vpternlogd zmm5, zmm25, zmm24, 0xca                        ;   644.2 p0      14 t[3]
        vpshufb zmm24, zmm17, zmm13                                ;   646.2 p5      14 t[1]
        vpaddb zmm25, zmm13, zmm13                                 ;   633.2 p0      14 t[1]
        vpternlogd zmm24, zmm25, zmm23, 0x96                       ;   647.2 p0      14 t[1]
        vpshufb zmm23, zmm17, zmm0                                 ;   647.2 p5      14 t[0]
        vpaddb zmm25, zmm0, zmm0                                   ;   635.2 p0      14 t[0]
        vmovdqa64 zmm28, zmm21                                     ;   567.2         14 t[3] copy
        vpermi2b zmm28, zmm16, zmm15                               ;   649.2 p0+p5   14 t[3]
        vpternlogd zmm23, zmm25, zmm4, 0x96                        ;   648.2 p0      14 t[0]
        vpshufb zmm4, zmm6, zmm21                                  ;   650.2 p5      14 t[3]
        vpermi2b zmm21, zmm19, zmm18                               ;   652.2 p0+p5   14 t[3]
        vpternlogd zmm14, zmm0, [rbp + 9152], 0x96                 ;   639.2 p0+p2   14 t[0]
        vpxord zmm0, zmm8, zmm9                                    ;   640.2 p0      14 t[2]
        vpxord zmm9, zmm9, zmm20                                   ;   641.2 p0      14 t[2]
        vpxord zmm29, zmm29, zmm22                                 ;   642.2 p0      14 t[1]
        vpternlogd zmm12, zmm23, [rbp + 9216], 0x96                ;   649.2 p0+p3   14 t[0]
        vpternlogd zmm23, zmm1, [rbp + 9280], 0x96                 ;   649.2 p0+p2   14 t[0]
        vpternlogd zmm3, zmm27, zmm31, 0xca                        ;   648.2 p0      14 t[3]
        vpshufb zmm1, zmm17, zmm29                                 ;   653.2 p5      14 t[1]
        vpaddb zmm20, zmm29, zmm29                                 ;   646.2 p0      14 t[1]
        vpxord zmm25, zmm10, zmm3                                  ;   649.2 p0      14 t[3]
        vpternlogd zmm29, zmm26, [rbp + 9344], 0x96                ;   648.2 p0+p3   14 t[1]
        vpternlogd zmm26, zmm1, zmm20, 0x96                        ;   654.2 p0      14 t[1]
        vpternlogd zmm1, zmm20, zmm22, 0x96                        ;   654.2 p0      14 t[1]
        vpshufb zmm20, zmm6, zmm2                                  ;   654.2 p5      14 t[0]
        vpternlogd zmm22, zmm24, [rbp + 9536], 0x96                ;   651.2 p0+p2   14 t[1]
        vpternlogd zmm1, zmm13, [rbp + 9408], 0x96                 ;   655.2 p0+p3   14 t[1]
        vpshufb zmm13, zmm17, zmm9                                 ;   655.2 p5      14 t[2]
        vpaddb zmm27, zmm9, zmm9                                   ;   653.2 p0      14 t[2]
        vpternlogd zmm8, zmm13, zmm27, 0x96                        ;   656.2 p0      14 t[2]
        vpshufb zmm13, zmm17, zmm11                                ;   656.2 p5      14 t[2]
        vpaddb zmm27, zmm11, zmm11                                 ;   655.2 p0      14 t[2]
        vpternlogd zmm4, zmm28, zmm21, 0xca                        ;   657.2 p0      14 t[3]
        vpternlogd zmm26, zmm24, [rbp + 9472], 0x96                ;   657.2 p0+p2   14 t[1]
        vpshufb zmm21, zmm17, zmm0                                 ;   657.2 p5      14 t[2]
        vpaddb zmm24, zmm0, zmm0                                   ;   658.2 p0      14 t[2]
        vpternlogd zmm21, zmm24, zmm9, 0x96                        ;   659.2 p5      14 t[2]
        vpxord zmm10, zmm10, zmm5                                  ;   659.2 p0      14 t[3]
        vmovdqa64 zmm9, zmm2                                       ;   627.2         14 t[0] copy
        vpermi2b zmm9, zmm16, zmm15                                ;   661.2 p5      14 t[0]
        vpermi2b zmm2, zmm19, zmm18                                ;   663.2 p0+p5   14 t[0]
        vpternlogd zmm11, zmm8, [rbp + 9600], 0x96                 ;   661.2 p0+p3   14 t[2]
        vpternlogd zmm8, zmm13, zmm27, 0x96                        ;   662.2 p0      14 t[2]
        vpternlogd zmm13, zmm27, zmm7, 0x96                        ;   663.2 p0      14 t[2]
        vpxord zmm5, zmm5, zmm4                                    ;   664.2 p0      14 t[3]
        vpternlogd zmm13, zmm0, [rbp + 9664], 0x96                 ;   664.2 p5+p2   14 t[2]
        vpshufb zmm0, zmm17, zmm25                                 ;   665.2 p5      14 t[3]
        vpaddb zmm24, zmm25, zmm25                                 ;   665.2 p0      14 t[3]
        vpternlogd zmm20, zmm9, zmm2, 0xca                         ;   668.2 p0      14 t[0]
        vpternlogd zmm7, zmm21, [rbp + 9792], 0x96                 ;   666.2 p5+p3   14 t[2]
        vpternlogd zmm8, zmm21, [rbp + 9728], 0x96                 ;   667.2 p0+p2   14 t[2]
        vpshufb zmm2, zmm17, zmm10                                 ;   667.2 p5      14 t[3]
        vpaddb zmm9, zmm10, zmm10                                  ;   668.2 p0      14 t[3]
        vpternlogd zmm4, zmm2, zmm9, 0x96                          ;   669.2 p5      14 t[3]
        vpshufb zmm2, zmm6, zmm1                                   ;   669.2 p5      14 t[0]
        vpshufb zmm9, zmm6, zmm29                                  ;   670.2 p5      14 t[1]
        vpshufb zmm21, zmm6, zmm23                                 ;   671.2 p5      14 t[1]
        vpshufb zmm27, zmm17, zmm5                                 ;   672.2 p5      14 t[3]
        vpaddb zmm28, zmm5, zmm5                                   ;   669.2 p0      14 t[3]
        vpternlogd zmm27, zmm28, zmm10, 0x96                       ;   673.2 p0      14 t[3]
        vpternlogd zmm25, zmm4, [rbp + 9856], 0x96                 ;   671.2 p0+p3   14 t[3]
        vpternlogd zmm4, zmm0, zmm24, 0x96                         ;   672.2 p0      14 t[3]
        vpternlogd zmm0, zmm24, zmm3, 0x96                         ;   673.2 p0      14 t[3]
        vpternlogd zmm0, zmm5, [rbp + 9920], 0x96                  ;   674.2 p5+p2   14 t[3]
        vmovdqa64 zmm5, zmm1                                       ;   656.2         14 t[0] copy
        vpermi2b zmm5, zmm16, zmm15                                ;   675.2 p0+p5   14 t[0]
        vpermi2b zmm1, zmm19, zmm18                                ;   677.2 p0+p5   14 t[0]
        vpternlogd zmm2, zmm5, zmm1, 0xca                          ;   682.2 p0      14 t[0]
        vmovdqa64 zmm1, zmm29                                      ;   649.2         14 t[1] copy
        vpermi2b zmm1, zmm16, zmm15                                ;   679.2 p0+p5   14 t[1]
        vpermi2b zmm29, zmm19, zmm18                               ;   681.2 p0+p5   14 t[1]
        vpshufb zmm5, zmm6, zmm8                                   ;   682.2 p5      14 t[0]
        vpshufb zmm10, zmm6, zmm12                                 ;   683.2 p5      14 t[2]
        vpternlogd zmm4, zmm27, [rbp + 9984], 0x96                 ;   679.2 p0+p3   14 t[3]
        vpternlogd zmm27, zmm3, [rbp + 10048], 0x96                ;   680.2 p0+p2   14 t[3]
        vpxord zmm3, zmm20, zmm2                                   ;   683.2 p0      14 t[0]
        vpshufb zmm24, zmm6, zmm22                                 ;   684.2 p5      14 t[2]
        vmovdqa64 zmm28, zmm23                                     ;   650.2         14 t[1] copy
        vpermi2b zmm28, zmm16, zmm15                               ;   686.2 p0+p5   14 t[1]
        vpermi2b zmm23, zmm19, zmm18                               ;   688.2 p0+p5   14 t[1]
        vpternlogd zmm9, zmm1, zmm29, 0xca                         ;   686.2 p0      14 t[1]
        vpshufb zmm1, zmm6, zmm13                                  ;   689.2 p5      14 t[1]
        vpshufb zmm29, zmm6, zmm11                                 ;   690.2 p5      14 t[2]
        vpternlogd zmm21, zmm28, zmm23, 0xca                       ;   693.2 p0      14 t[1]
        vmovdqa64 zmm23, zmm8                                      ;   668.2         14 t[0] copy
        vpermi2b zmm23, zmm16, zmm15                               ;   692.2 p0+p5   14 t[0]
        vpermi2b zmm8, zmm19, zmm18                                ;   694.2 p0+p5   14 t[0]
        vpternlogd zmm5, zmm23, zmm8, 0xca                         ;   699.2 p0      14 t[0]
        vmovdqa64 zmm8, zmm12                                      ;   650.2         14 t[2] copy
        vpermi2b zmm8, zmm16, zmm15                                ;   696.2 p0+p5   14 t[2]
        vpermi2b zmm12, zmm19, zmm18                               ;   698.2 p0+p5   14 t[2]
        vpshufb zmm23, zmm6, zmm27                                 ;   699.2 p5      14 t[0]
        vmovdqa64 zmm28, zmm22                                     ;   652.2         14 t[2] copy
        vpermi2b zmm28, zmm16, zmm15                               ;   701.2 p0+p5   14 t[2]
        vpermi2b zmm22, zmm19, zmm18                               ;   703.2 p0+p5   14 t[2]
        vpternlogd zmm10, zmm8, zmm12, 0xca                        ;   703.2 p0      14 t[2]
        vmovdqa64 zmm8, zmm13                                      ;   665.2         14 t[1] copy
        vpermi2b zmm8, zmm16, zmm15                                ;   705.2 p0+p5   14 t[1]
        vpermi2b zmm13, zmm19, zmm18                               ;   707.2 p0+p5   14 t[1]
        vpshufb zmm12, zmm17, zmm3                                 ;   708.2 p5      14 t[0]
        vpternlogd zmm1, zmm8, zmm13, 0xca                         ;   712.2 p0      14 t[1]
        vpaddb zmm8, zmm3, zmm3                                    ;   697.2 p0      14 t[0]
        vpshufb zmm13, zmm6, zmm4                                  ;   709.2 p5      14 t[1]
        vmovdqa64 zmm30, zmm11                                     ;   662.2         14 t[2] copy
        vpermi2b zmm30, zmm16, zmm15                               ;   711.2 p0+p5   14 t[2]
        vpermi2b zmm11, zmm19, zmm18                               ;   713.2 p0+p5   14 t[2]
        vpternlogd zmm24, zmm28, zmm22, 0xca                       ;   708.2 p0      14 t[2]
        vpshufb zmm22, zmm6, zmm0                                  ;   714.2 p5      14 t[2]
        vmovdqa64 zmm28, zmm27                                     ;   681.2         14 t[0] copy
        vpermi2b zmm28, zmm16, zmm15                               ;   716.2 p0+p5   14 t[0]
        vpermi2b zmm27, zmm19, zmm18                               ;   718.2 p0+p5   14 t[0]
        vpternlogd zmm23, zmm28, zmm27, 0xca                       ;   723.2 p0      14 t[0]
        vpxord zmm2, zmm2, zmm5                                    ;   704.2 p0      14 t[0]
        vmovdqa64 zmm27, zmm14                                     ;   640.2         14 t[3] copy
        vpermi2b zmm27, zmm16, zmm15                               ;   720.2 p0+p5   14 t[3]
        vmovdqa64 zmm28, zmm14                                     ;   640.2         14 t[3] copy
        vpermi2b zmm28, zmm19, zmm18                               ;   722.2 p0+p5   14 t[3]
        vpternlogd zmm29, zmm30, zmm11, 0xca                       ;   718.2 p0      14 t[2]
        vpshufb zmm11, zmm6, zmm25                                 ;   723.2 p5      14 t[3]
        vpternlogd zmm12, zmm8, zmm23, 0x96                        ;   724.2 p0      14 t[0]
        vpshufb zmm8, zmm6, zmm14                                  ;   724.2 p5      14 t[3]
        vpxord zmm14, zmm9, zmm1                                   ;   713.2 p0      14 t[1]
        vpxord zmm9, zmm9, zmm21                                   ;   710.2 p0      14 t[1]
        vpxord zmm20, zmm20, zmm23                                 ;   724.2 p0      14 t[0]
        vmovdqa64 zmm23, zmm4                                      ;   680.2         14 t[1] copy
        vpermi2b zmm23, zmm16, zmm15                               ;   726.2 p0+p5   14 t[1]
        vpermi2b zmm4, zmm19, zmm18                                ;   728.2 p0+p5   14 t[1]
        vmovdqa64 zmm30, zmm0                                      ;   675.2         14 t[2] copy
        vpermi2b zmm30, zmm16, zmm15                               ;   730.2 p0+p5   14 t[2]
        vpermi2b zmm0, zmm19, zmm18                                ;   732.2 p0+p5   14 t[2]
        vpternlogd zmm13, zmm23, zmm4, 0xca                        ;   733.2 p0      14 t[1]
        vmovdqa64 zmm4, zmm25                                      ;   672.2         14 t[3] copy
        vpermi2b zmm4, zmm16, zmm15                                ;   734.2 p0+p5   14 t[3]
        vpermi2b zmm25, zmm19, zmm18                               ;   736.2 p0+p5   14 t[3]
        vpshufb zmm23, zmm17, zmm2                                 ;   737.2 p5      14 t[0]
        vpaddb zmm31, zmm2, zmm2                                   ;   719.2 p0      14 t[0]
        vpternlogd zmm8, zmm27, zmm28, 0xca                        ;   727.2 p0      14 t[3]
        vmovdqa64 zmm27, zmm26                                     ;   658.2         14 t[3] copy
        vpermi2b zmm27, zmm16, zmm15                               ;   739.2 p0+p5   14 t[3]
        vmovdqa64 zmm28, zmm26                                     ;   658.2         14 t[3] copy
        vpermi2b zmm28, zmm19, zmm18                               ;   741.2 p0+p5   14 t[3]
        vpternlogd zmm22, zmm30, zmm0, 0xca                        ;   737.2 p0      14 t[2]
        vpternlogd zmm2, zmm12, [rbp + 10112], 0x96                ;   725.2 p0+p3   14 t[0]
        vpternlogd zmm12, zmm23, zmm31, 0x96                       ;   738.2 p0      14 t[0]
        vpternlogd zmm23, zmm31, zmm5, 0x96                        ;   738.2 p0      14 t[0]
        vpshufb zmm0, zmm6, zmm26                                  ;   742.2 p5      14 t[3]
        vpxord zmm26, zmm10, zmm22                                 ;   738.2 p0      14 t[2]
        vpternlogd zmm11, zmm4, zmm25, 0xca                        ;   741.2 p0      14 t[3]
        vpshufb zmm4, zmm17, zmm9                                  ;   743.2 p5      14 t[1]
        vpaddb zmm25, zmm9, zmm9                                   ;   729.2 p0      14 t[1]
        vpternlogd zmm4, zmm25, zmm14, 0x96                        ;   744.2 p0      14 t[1]
        vpshufb zmm25, zmm17, zmm14                                ;   744.2 p5      14 t[1]
        vpaddb zmm14, zmm14, zmm14                                 ;   731.2 p0      14 t[1]
        vpternlogd zmm21, zmm25, zmm14, 0x96                       ;   745.2 p0      14 t[1]
        vpxord zmm14, zmm24, zmm29                                 ;   733.2 p0      14 t[2]
        vpshufb zmm25, zmm17, zmm20                                ;   745.2 p5      14 t[0]
        vpxord zmm29, zmm29, zmm22                                 ;   738.2 p0      14 t[2]
        vpaddb zmm22, zmm20, zmm20                                 ;   735.2 p0      14 t[0]
        vmovdqa64 zmm30, zmm7                                      ;   667.2         14 t[3] copy
        vpermi2b zmm30, zmm16, zmm15                               ;   747.2 p0+p5   14 t[3]
        vpternlogd zmm25, zmm22, zmm3, 0x96                        ;   746.2 p0      14 t[0]
        vpshufb zmm3, zmm6, zmm7                                   ;   748.2 p5      14 t[3]
        vpermi2b zmm7, zmm19, zmm18                                ;   750.2 p0+p5   14 t[3]
        vpternlogd zmm23, zmm20, [rbp + 10176], 0x96               ;   739.2 p0+p2   14 t[0]
        vpxord zmm1, zmm1, zmm13                                   ;   740.2 p0      14 t[1]
        vpternlogd zmm12, zmm25, [rbp + 10240], 0x96               ;   747.2 p0+p3   14 t[0]
        vpternlogd zmm25, zmm5, [rbp + 10304], 0x96                ;   747.2 p0+p2   14 t[0]
        vpternlogd zmm0, zmm27, zmm28, 0xca                        ;   746.2 p0      14 t[3]
        vpshufb zmm5, zmm17, zmm1                                  ;   751.2 p5      14 t[1]
        vpaddb zmm20, zmm1, zmm1                                   ;   744.2 p0      14 t[1]
        vpxord zmm22, zmm8, zmm0                                   ;   747.2 p0      14 t[3]
        vpshufb zmm27, zmm17, zmm14                                ;   752.2 p5      14 t[2]
        vpternlogd zmm3, zmm30, zmm7, 0xca                         ;   755.2 p0      14 t[3]
        vpaddb zmm7, zmm14, zmm14                                  ;   747.2 p0      14 t[2]
        vpternlogd zmm1, zmm21, [rbp + 10368], 0x96                ;   748.2 p0+p3   14 t[1]
        vpternlogd zmm21, zmm5, zmm20, 0x96                        ;   752.2 p0      14 t[1]
        vpternlogd zmm5, zmm20, zmm13, 0x96                        ;   752.2 p0      14 t[1]
        vpternlogd zmm27, zmm7, zmm29, 0x96                        ;   753.2 p0      14 t[2]
        vpshufb zmm7, zmm17, zmm29                                 ;   753.2 p5      14 t[2]
        vpaddb zmm20, zmm29, zmm29                                 ;   752.2 p0      14 t[2]
        vpternlogd zmm24, zmm7, zmm20, 0x96                        ;   754.2 p0      14 t[2]
        vpternlogd zmm13, zmm4, [rbp + 10560], 0x96                ;   754.2 p0+p2   14 t[1]
        vpshufb zmm7, zmm6, zmm2                                   ;   754.2 p5      14 t[0]
        vpternlogd zmm5, zmm9, [rbp + 10432], 0x96                 ;   755.2 p0+p3   14 t[1]
        vpshufb zmm9, zmm17, zmm26                                 ;   755.2 p5      14 t[2]
        vpaddb zmm20, zmm26, zmm26                                 ;   756.2 p0      14 t[2]
        vpternlogd zmm21, zmm4, [rbp + 10496], 0x96                ;   756.2 p5+p2   14 t[1]
        vpxord zmm8, zmm8, zmm11                                   ;   757.2 p0      14 t[3]
        vmovdqa64 zmm4, zmm2                                       ;   726.2         14 t[0] copy
        vpermi2b zmm4, zmm16, zmm15                                ;   759.2 p5      14 t[0]
        vpermi2b zmm2, zmm19, zmm18                                ;   761.2 p0+p5   14 t[0]
        vpternlogd zmm26, zmm24, [rbp + 10624], 0x96               ;   759.2 p0+p3   14 t[2]
        vpternlogd zmm24, zmm9, zmm20, 0x96                        ;   760.2 p0      14 t[2]
        vpternlogd zmm9, zmm20, zmm10, 0x96                        ;   761.2 p0      14 t[2]
        vpxord zmm11, zmm11, zmm3                                  ;   762.2 p0      14 t[3]
        vpternlogd zmm10, zmm27, [rbp + 10816], 0x96               ;   762.2 p5+p2   14 t[2]
        vpternlogd zmm24, zmm27, [rbp + 10752], 0x96               ;   763.2 p0+p3   14 t[2]
        vpternlogd zmm9, zmm14, [rbp + 10688], 0x96                ;   763.2 p5+p2   14 t[2]
        vpshufb zmm14, zmm17, zmm22                                ;   764.2 p5      14 t[3]
        vpaddb zmm20, zmm22, zmm22                                 ;   764.2 p0      14 t[3]
        vpternlogd zmm7, zmm4, zmm2, 0xca                          ;   766.2 p0      14 t[0]
        vpshufb zmm2, zmm17, zmm8                                  ;   765.2 p5      14 t[3]
        vpaddb zmm4, zmm8, zmm8                                    ;   766.2 p0      14 t[3]
        vpternlogd zmm3, zmm2, zmm4, 0x96                          ;   767.2 p5      14 t[3]
        vpshufb zmm2, zmm6, zmm5                                   ;   767.2 p5      14 t[0]
        vpshufb zmm4, zmm6, zmm1                                   ;   768.2 p5      14 t[1]
        vpshufb zmm27, zmm6, zmm25                                 ;   769.2 p5      14 t[1]
        vpshufb zmm28, zmm17, zmm11                                ;   770.2 p5      14 t[3]
        vpaddb zmm29, zmm11, zmm11                                 ;   767.2 p0      14 t[3]
        vpternlogd zmm28, zmm29, zmm8, 0x96                        ;   771.2 p0      14 t[3]
        vpternlogd zmm22, zmm3, [rbp + 10880], 0x96                ;   769.2 p0+p3   14 t[3]
        vpternlogd zmm3, zmm14, zmm20, 0x96                        ;   770.2 p0      14 t[3]
        vpternlogd zmm14, zmm20, zmm0, 0x96                        ;   771.2 p0      14 t[3]
        vpternlogd zmm14, zmm11, [rbp + 10944], 0x96               ;   772.2 p5+p2   14 t[3]
        vpshufb zmm8, zmm6, zmm24                                  ;   772.2 p5      14 t[0]
        vmovdqa64 zmm11, zmm5                                      ;   756.2         14 t[0] copy
        vpermi2b zmm11, zmm16, zmm15                               ;   774.2 p0+p5   14 t[0]
        vpermi2b zmm5, zmm19, zmm18                                ;   776.2 p0+p5   14 t[0]
        vpternlogd zmm2, zmm11, zmm5, 0xca                         ;   781.2 p0      14 t[0]
        vpshufb zmm5, zmm6, zmm12                                  ;   777.2 p5      14 t[2]
        vmovdqa64 zmm11, zmm1                                      ;   749.2         14 t[1] copy
        vpermi2b zmm11, zmm16, zmm15                               ;   779.2 p0+p5   14 t[1]
        vpermi2b zmm1, zmm19, zmm18                                ;   781.2 p0+p5   14 t[1]
        vpternlogd zmm3, zmm28, [rbp + 11008], 0x96                ;   777.2 p0+p3   14 t[3]
        vpternlogd zmm28, zmm0, [rbp + 11072], 0x96                ;   778.2 p0+p2   14 t[3]
        vpxord zmm0, zmm7, zmm2                                    ;   782.2 p0      14 t[0]
        vmovdqa64 zmm20, zmm25                                     ;   748.2         14 t[1] copy
        vpermi2b zmm20, zmm16, zmm15                               ;   783.2 p0+p5   14 t[1]
        vpermi2b zmm25, zmm19, zmm18                               ;   785.2 p0+p5   14 t[1]
        vpshufb zmm29, zmm6, zmm9                                  ;   786.2 p5      14 t[1]
        vpternlogd zmm4, zmm11, zmm1, 0xca                         ;   786.2 p0      14 t[1]
        vpshufb zmm1, zmm6, zmm13                                  ;   787.2 p5      14 t[2]
        vmovdqa64 zmm11, zmm24                                     ;   764.2         14 t[0] copy
        vpermi2b zmm11, zmm16, zmm15                               ;   789.2 p0+p5   14 t[0]
        vpermi2b zmm24, zmm19, zmm18                               ;   791.2 p0+p5   14 t[0]
        vpternlogd zmm8, zmm11, zmm24, 0xca                        ;   796.2 p0      14 t[0]
        vpshufb zmm11, zmm6, zmm26                                 ;   792.2 p5      14 t[2]
        vmovdqa64 zmm24, zmm12                                     ;   748.2         14 t[2] copy
        vpermi2b zmm24, zmm16, zmm15                               ;   794.2 p0+p5   14 t[2]
        vpermi2b zmm12, zmm19, zmm18                               ;   796.2 p0+p5   14 t[2]
        vpternlogd zmm27, zmm20, zmm25, 0xca                       ;   790.2 p0      14 t[1]
        vpshufb zmm20, zmm6, zmm28                                 ;   797.2 p5      14 t[0]
        vmovdqa64 zmm25, zmm9                                      ;   764.2         14 t[1] copy
        vpermi2b zmm25, zmm16, zmm15                               ;   799.2 p0+p5   14 t[1]
        vpermi2b zmm9, zmm19, zmm18                                ;   801.2 p0+p5   14 t[1]
        vpternlogd zmm29, zmm25, zmm9, 0xca                        ;   806.2 p0      14 t[1]
        vmovdqa64 zmm9, zmm13                                      ;   755.2         14 t[2] copy
        vpermi2b zmm9, zmm16, zmm15                                ;   803.2 p0+p5   14 t[2]
        vpermi2b zmm13, zmm19, zmm18                               ;   805.2 p0+p5   14 t[2]
        vpshufb zmm25, zmm6, zmm3                                  ;   806.2 p5      14 t[1]
        vpternlogd zmm5, zmm24, zmm12, 0xca                        ;   801.2 p0      14 t[2]
        vpshufb zmm12, zmm17, zmm0                                 ;   807.2 p5      14 t[0]
        vpaddb zmm24, zmm0, zmm0                                   ;   795.2 p0      14 t[0]
        vmovdqa64 zmm30, zmm26                                     ;   760.2         14 t[2] copy
        vpermi2b zmm30, zmm16, zmm15                               ;   809.2 p0+p5   14 t[2]
        vpermi2b zmm26, zmm19, zmm18                               ;   811.2 p0+p5   14 t[2]
        vpxord zmm2, zmm2, zmm8                                    ;   798.2 p0      14 t[0]
        vmovdqa64 zmm31, zmm28                                     ;   779.2         14 t[0] copy
        vpermi2b zmm31, zmm16, zmm15                               ;   813.2 p0+p5   14 t[0]
        vpermi2b zmm28, zmm19, zmm18                               ;   815.2 p0+p5   14 t[0]
        vpternlogd zmm20, zmm31, zmm28, 0xca                       ;   820.2 p0      14 t[0]
        vmovdqa64 zmm28, zmm23                                     ;   740.2         14 t[3] copy
        vpermi2b zmm28, zmm16, zmm15                               ;   817.2 p0+p5   14 t[3]
        vmovdqa64 zmm31, zmm23                                     ;   740.2         14 t[3] copy
        vpermi2b zmm31, zmm19, zmm18                               ;   819.2 p0+p5   14 t[3]
        vpternlogd zmm1, zmm9, zmm13, 0xca                         ;   810.2 p0      14 t[2]
        vpshufb zmm9, zmm6, zmm14                                  ;   820.2 p5      14 t[2]
        vpternlogd zmm11, zmm30, zmm26, 0xca                       ;   816.2 p0      14 t[2]
        vpshufb zmm13, zmm6, zmm22                                 ;   821.2 p5      14 t[3]
        vpternlogd zmm12, zmm24, zmm20, 0x96                       ;   821.2 p0      14 t[0]
        vpshufb zmm23, zmm6, zmm23                                 ;   822.2 p5      14 t[3]
        vpxord zmm24, zmm4, zmm29                                  ;   807.2 p0      14 t[1]
        vpxord zmm4, zmm4, zmm27                                   ;   808.2 p0      14 t[1]
        vpxord zmm7, zmm7, zmm20                                   ;   821.2 p0      14 t[0]
        vmovdqa64 zmm20, zmm3                                      ;   778.2         14 t[1] copy
        vpermi2b zmm20, zmm16, zmm15                               ;   824.2 p0+p5   14 t[1]
        vpermi2b zmm3, zmm19, zmm18                                ;   826.2 p0+p5   14 t[1]
        vmovdqa64 zmm26, zmm14                                     ;   773.2         14 t[2] copy
        vpermi2b zmm26, zmm16, zmm15                               ;   828.2 p0+p5   14 t[2]
        vpermi2b zmm14, zmm19, zmm18                               ;   830.2 p0+p5   14 t[2]
        vpternlogd zmm25, zmm20, zmm3, 0xca                        ;   831.2 p0      14 t[1]
        vpshufb zmm3, zmm17, zmm2                                  ;   831.2 p5      14 t[0]
        vmovdqa64 zmm20, zmm22                                     ;   770.2         14 t[3] copy
        vpermi2b zmm20, zmm16, zmm15                               ;   833.2 p0+p5   14 t[3]
        vpermi2b zmm22, zmm19, zmm18                               ;   835.2 p0+p5   14 t[3]
        vpaddb zmm30, zmm2, zmm2                                   ;   817.2 p0      14 t[0]
        vpternlogd zmm23, zmm28, zmm31, 0xca                       ;   824.2 p0      14 t[3]
        vmovdqa64 zmm28, zmm21                                     ;   757.2         14 t[3] copy
        vpermi2b zmm28, zmm16, zmm15                               ;   837.2 p0+p5   14 t[3]
        vmovdqa64 zmm31, zmm21                                     ;   757.2         14 t[3] copy
        vpermi2b zmm31, zmm19, zmm18                               ;   839.2 p0+p5   14 t[3]
        vpternlogd zmm9, zmm26, zmm14, 0xca                        ;   835.2 p0      14 t[2]
        vpternlogd zmm2, zmm12, [rbp + 11136], 0x96                ;   822.2 p0+p3   14 t[0]
        vpternlogd zmm12, zmm3, zmm30, 0x96                        ;   832.2 p0      14 t[0]
        vpternlogd zmm3, zmm30, zmm8, 0x96                         ;   832.2 p0      14 t[0]
        vpshufb zmm14, zmm6, zmm21                                 ;   840.2 p5      14 t[3]
        vpshufb zmm21, zmm17, zmm24                                ;   841.2 p5      14 t[1]
        vpaddb zmm26, zmm24, zmm24                                 ;   825.2 p0      14 t[1]
        vpternlogd zmm27, zmm21, zmm26, 0x96                       ;   842.2 p0      14 t[1]
        vpxord zmm21, zmm5, zmm9                                   ;   836.2 p0      14 t[2]
        vpternlogd zmm13, zmm20, zmm22, 0xca                       ;   840.2 p0      14 t[3]
        vpshufb zmm20, zmm17, zmm4                                 ;   842.2 p5      14 t[1]
        vpaddb zmm22, zmm4, zmm4                                   ;   829.2 p0      14 t[1]
        vpternlogd zmm20, zmm22, zmm24, 0x96                       ;   843.2 p0      14 t[1]
        vpshufb zmm22, zmm17, zmm7                                 ;   843.2 p5      14 t[0]
        vpaddb zmm24, zmm7, zmm7                                   ;   831.2 p0      14 t[0]
        vmovdqa64 zmm26, zmm10                                     ;   763.2         14 t[3] copy
        vpermi2b zmm26, zmm16, zmm15                               ;   845.2 p0+p5   14 t[3]
        vpternlogd zmm22, zmm24, zmm0, 0x96                        ;   844.2 p0      14 t[0]
        vpshufb zmm0, zmm6, zmm10                                  ;   846.2 p5      14 t[3]
        vpermi2b zmm10, zmm19, zmm18                               ;   848.2 p0+p5   14 t[3]
        vpternlogd zmm3, zmm7, [rbp + 11200], 0x96                 ;   835.2 p0+p2   14 t[0]
        vpxord zmm7, zmm1, zmm11                                   ;   836.2 p0      14 t[2]
        vpxord zmm11, zmm11, zmm9                                  ;   837.2 p0      14 t[2]
        vpxord zmm29, zmm29, zmm25                                 ;   838.2 p0      14 t[1]
        vpternlogd zmm12, zmm22, [rbp + 11264], 0x96               ;   845.2 p0+p3   14 t[0]
        vpternlogd zmm22, zmm8, [rbp + 11328], 0x96                ;   845.2 p0+p2   14 t[0]
        vpternlogd zmm14, zmm28, zmm31, 0xca                       ;   844.2 p0      14 t[3]
        vpshufb zmm8, zmm17, zmm29                                 ;   849.2 p5      14 t[1]
        vpaddb zmm9, zmm29, zmm29                                  ;   842.2 p0      14 t[1]
        vpxord zmm24, zmm23, zmm14                                 ;   845.2 p0      14 t[3]
        vpternlogd zmm29, zmm27, [rbp + 11392], 0x96               ;   844.2 p0+p3   14 t[1]
        vpternlogd zmm27, zmm8, zmm9, 0x96                         ;   850.2 p0      14 t[1]
        vpternlogd zmm8, zmm9, zmm25, 0x96                         ;   850.2 p0      14 t[1]
        vpshufb zmm9, zmm6, zmm2                                   ;   850.2 p5      18 z[0]
        vpternlogd zmm25, zmm20, [rbp + 11584], 0x96               ;   847.2 p0+p2   14 t[1]
        vpternlogd zmm8, zmm4, [rbp + 11456], 0x96                 ;   851.2 p0+p3   14 t[1]
        vpshufb zmm4, zmm17, zmm11                                 ;   851.2 p5      14 t[2]
        vpaddb zmm28, zmm11, zmm11                                 ;   849.2 p0      14 t[2]
        vpternlogd zmm1, zmm4, zmm28, 0x96                         ;   852.2 p0      14 t[2]
        vpshufb zmm4, zmm17, zmm21                                 ;   852.2 p5      14 t[2]
        vpaddb zmm28, zmm21, zmm21                                 ;   851.2 p0      14 t[2]
        vpternlogd zmm0, zmm26, zmm10, 0xca                        ;   853.2 p0      14 t[3]
        vpternlogd zmm27, zmm20, [rbp + 11520], 0x96               ;   853.2 p0+p2   14 t[1]
        vpshufb zmm10, zmm17, zmm7                                 ;   853.2 p5      14 t[2]
        vpaddb zmm20, zmm7, zmm7                                   ;   854.2 p0      14 t[2]
        vpternlogd zmm10, zmm20, zmm11, 0x96                       ;   855.2 p5      14 t[2]
        vpxord zmm23, zmm23, zmm13                                 ;   855.2 p0      14 t[3]
        vmovdqa64 zmm11, zmm2                                      ;   823.2         18 z[0] copy
        vpermi2b zmm11, zmm16, zmm15                               ;   857.2 p5      18 z[0]
        vpermi2b zmm2, zmm19, zmm18                                ;   859.2 p0+p5   18 z[0]
        vpternlogd zmm21, zmm1, [rbp + 11648], 0x96                ;   857.2 p0+p3   14 t[2]
        vpternlogd zmm1, zmm4, zmm28, 0x96                         ;   858.2 p0      14 t[2]
        vpternlogd zmm4, zmm28, zmm5, 0x96                         ;   859.2 p0      14 t[2]
        vpxord zmm13, zmm13, zmm0                                  ;   860.2 p0      14 t[3]
        vpshufb zmm20, zmm17, zmm24                                ;   860.2 p5      14 t[3]
        vpternlogd zmm4, zmm7, [rbp + 11712], 0x96                 ;   861.2 p0+p2   14 t[2]
        vpaddb zmm7, zmm24, zmm24                                  ;   861.2 p5      14 t[3]
        vpternlogd zmm9, zmm11, zmm2, 0xca                         ;   864.2 p0      18 z[0]
        vpternlogd zmm5, zmm10, [rbp + 11840], 0x96                ;   862.2 p5+p3   14 t[2]
        vpternlogd zmm1, zmm10, [rbp + 11776], 0x96                ;   863.2 p0+p2   14 t[2]
        vpshufb zmm2, zmm17, zmm23                                 ;   863.2 p5      14 t[3]
        vpshufb zmm10, zmm17, zmm13                                ;   864.2 p5      14 t[3]
        vpshufb zmm11, zmm6, zmm29                                 ;   865.2 p5      18 z[1]
        vpshufb zmm17, zmm6, zmm3                                  ;   866.2 p5      18 z[3]
        vpaddb zmm26, zmm23, zmm23                                 ;   864.2 p0      14 t[3]
        vpternlogd zmm0, zmm2, zmm26, 0x96                         ;   865.2 p0      14 t[3]
        vmovdqu64 zmm2, [rbp + 13504]                              ;   659.2 p3      19 dst
        vmovdqu64 zmm26, [rbp + 13568]                             ;   659.3 p2      19 dst
        vpshufb zmm28, zmm6, zmm8                                  ;   867.2 p5      18 z[0]
        vpshufb zmm30, zmm6, zmm22                                 ;   868.2 p5      18 z[1]
        vpxord zmm2, zmm2, zmm9                                    ;   866.2 p0      19 dst
        vpternlogd zmm24, zmm0, [rbp + 11904], 0x96                ;   867.2 p0+p3   14 t[3]
        vpternlogd zmm0, zmm20, zmm7, 0x96                         ;   868.2 p0      14 t[3]
        vpternlogd zmm20, zmm7, zmm14, 0x96                        ;   869.2 p0      14 t[3]
        vmovdqu64 zmm7, [rbp + 13632]                              ;   660.7 p2      19 dst
        vpshufb zmm9, zmm6, zmm12                                  ;   869.2 p5      18 z[2]
        vmovdqa64 zmm31, zmm29                                     ;   845.2         18 z[1] copy
        vpermi2b zmm31, zmm16, zmm15                               ;   871.2 p0+p5   18 z[1]
        vpermi2b zmm29, zmm19, zmm18                               ;   873.2 p0+p5   18 z[1]
        vpternlogd zmm11, zmm31, zmm29, 0xca                       ;   878.2 p0      18 z[1]
        vpshufb zmm29, zmm6, zmm25                                 ;   874.2 p5      18 z[2]
        vmovdqa64 zmm31, zmm3                                      ;   836.2         18 z[3] copy
        vpermi2b zmm31, zmm16, zmm15                               ;   876.2 p0+p5   18 z[3]
        vpermi2b zmm3, zmm19, zmm18                                ;   878.2 p0+p5   18 z[3]
        vpternlogd zmm17, zmm31, zmm3, 0xca                        ;   883.2 p0      18 z[3]
        vpaddb zmm3, zmm13, zmm13                                  ;   876.2 p0      14 t[3]
        vpternlogd zmm10, zmm3, zmm23, 0x96                        ;   877.2 p0      14 t[3]
        vmovdqu64 zmm3, [rbp + 13696]                              ;   668.3 p3      19 dst
        vmovdqu64 zmm23, [rbp + 13760]                             ;   668.5 p2      19 dst
        vpternlogd zmm20, zmm13, [rbp + 11968], 0x96               ;   878.2 p0+p3   14 t[3]
        vmovdqu64 zmm13, [rbp + 13824]                             ;   669.5 p2      19 dst
        vmovdqa64 zmm31, zmm8                                      ;   852.2         18 z[0] copy
        vpermi2b zmm31, zmm16, zmm15                               ;   880.2 p0+p5   18 z[0]
        vpermi2b zmm8, zmm19, zmm18                                ;   882.2 p0+p5   18 z[0]
        vpternlogd zmm28, zmm31, zmm8, 0xca                        ;   887.2 p0      18 z[0]
        vmovdqu64 zmm8, [rbp + 13888]                              ;   670.5 p3      19 dst
        vmovdqa64 zmm31, zmm22                                     ;   846.2         18 z[1] copy
        vpermi2b zmm31, zmm16, zmm15                               ;   884.2 p0+p5   18 z[1]
        vpermi2b zmm22, zmm19, zmm18                               ;   886.2 p0+p5   18 z[1]
        vpternlogd zmm30, zmm31, zmm22, 0xca                       ;   891.2 p0      18 z[1]
        vmovdqu64 zmm22, [rbp + 13952]                             ;   673.2 p2      19 dst
        vpshufb zmm31, zmm6, zmm1                                  ;   887.2 p5      18 z[0]
        vpxord zmm23, zmm23, zmm11                                 ;   885.2 p0      19 dst
        vmovdqa64 zmm11, zmm12                                     ;   846.2         18 z[2] copy
        vpermi2b zmm11, zmm16, zmm15                               ;   889.2 p0+p5   18 z[2]
        vpermi2b zmm12, zmm19, zmm18                               ;   891.2 p0+p5   18 z[2]
        vpternlogd zmm9, zmm11, zmm12, 0xca                        ;   896.2 p0      18 z[2]
        vmovdqu64 zmm11, [rbp + 14016]                             ;   680.3 p3      19 dst
        vpshufb zmm12, zmm6, zmm21                                 ;   892.2 p5      18 z[2]
        vpxord zmm26, zmm26, zmm28                                 ;   889.2 p0      19 dst
        vpshufb zmm28, zmm6, zmm4                                  ;   893.2 p5      18 z[1]
        vpxord zmm22, zmm22, zmm30                                 ;   892.2 p0      19 dst
        vmovdqa64 zmm30, zmm25                                     ;   848.2         18 z[2] copy
        vpermi2b zmm30, zmm16, zmm15                               ;   895.2 p0+p5   18 z[2]
        vpermi2b zmm25, zmm19, zmm18                               ;   897.2 p0+p5   18 z[2]
        vpternlogd zmm29, zmm30, zmm25, 0xca                       ;   902.2 p0      18 z[2]
        vmovdqu64 zmm25, [rbp + 14080]                             ;   686.3 p2      19 dst
        vpternlogd zmm0, zmm10, [rbp + 12224], 0x96                ;   894.2 p0+p3   14 t[3]
        vpternlogd zmm10, zmm14, [rbp + 12480], 0x96               ;   895.2 p0+p2   14 t[3]
        vmovdqu64 zmm14, [rbp + 14144]                             ;   687.5 p3      19 dst
        vpshufb zmm30, zmm6, zmm27                                 ;   898.2 p5      18 z[3]
        vpxord zmm14, zmm14, zmm9                                  ;   897.2 p0      19 dst
        vmovdqa64 zmm9, zmm1                                       ;   864.2         18 z[0] copy
        vpermi2b zmm9, zmm16, zmm15                                ;   900.2 p0+p5   18 z[0]
        vpermi2b zmm1, zmm19, zmm18                                ;   902.2 p0+p5   18 z[0]
        vpternlogd zmm31, zmm9, zmm1, 0xca                         ;   907.2 p0      18 z[0]
        vmovdqu64 zmm1, [rbp + 14208]                              ;   693.8 p2      19 dst
        vmovdqa64 zmm9, zmm4                                       ;   862.2         18 z[1] copy
        vpermi2b zmm9, zmm16, zmm15                                ;   904.2 p0+p5   18 z[1]
        vpermi2b zmm4, zmm19, zmm18                                ;   906.2 p0+p5   18 z[1]
        vpternlogd zmm28, zmm9, zmm4, 0xca                         ;   911.2 p0      18 z[1]
        vmovdqu64 zmm4, [rbp + 14272]                              ;   699.3 p3      19 dst
        vmovdqa64 zmm9, zmm21                                      ;   858.2         18 z[2] copy
        vpermi2b zmm9, zmm16, zmm15                                ;   908.2 p0+p5   18 z[2]
        vpermi2b zmm21, zmm19, zmm18                               ;   910.2 p0+p5   18 z[2]
        vpternlogd zmm12, zmm9, zmm21, 0xca                        ;   915.2 p0      18 z[2]
        vmovdqu64 zmm9, [rbp + 14336]                              ;   703.3 p2      19 dst
        vpxord zmm9, zmm9, zmm17                                   ;   906.2 p0      19 dst
        vmovdqu64 zmm17, [rbp + 14400]                             ;   706.2 p3      19 dst
        vmovdqa64 zmm21, zmm27                                     ;   854.2         18 z[3] copy
        vpermi2b zmm21, zmm16, zmm15                               ;   912.2 p0+p5   18 z[3]
        vpermi2b zmm27, zmm19, zmm18                               ;   914.2 p0+p5   18 z[3]
        vpxord zmm1, zmm1, zmm29                                   ;   909.2 p0      19 dst
        vpshufb zmm29, zmm6, zmm5                                  ;   915.2 p5      18 z[3]
        vpternlogd zmm30, zmm21, zmm27, 0xca                       ;   919.2 p0      18 z[3]
        vpshufb zmm21, zmm6, zmm24                                 ;   916.2 p5      18 z[3]
        vpshufb zmm27, zmm6, zmm20                                 ;   917.2 p5      18 z[2]
        vpxord zmm7, zmm7, zmm31                                   ;   911.2 p0      19 dst
        vmovdqa64 zmm31, zmm5                                      ;   863.2         18 z[3] copy
        vpermi2b zmm31, zmm16, zmm15                               ;   919.2 p0+p5   18 z[3]
        vpermi2b zmm5, zmm19, zmm18                                ;   921.2 p0+p5   18 z[3]
        vpxord zmm13, zmm13, zmm28                                 ;   914.2 p0      19 dst
        vmovdqa64 zmm28, zmm24                                     ;   868.2         18 z[3] copy
        vpermi2b zmm28, zmm16, zmm15                               ;   923.2 p0+p5   18 z[3]
        vpermi2b zmm24, zmm19, zmm18                               ;   925.2 p0+p5   18 z[3]
        vpternlogd zmm29, zmm31, zmm5, 0xca                        ;   926.2 p0      18 z[3]
        vpshufb zmm5, zmm6, zmm10                                  ;   926.2 p5      18 z[0]
        vpshufb zmm6, zmm6, zmm0                                   ;   927.2 p5      18 z[1]
        vmovdqa64 zmm31, zmm20                                     ;   879.2         18 z[2] copy
        vpermi2b zmm31, zmm16, zmm15                               ;   929.2 p0+p5   18 z[2]
        vpermi2b zmm20, zmm19, zmm18                               ;   931.2 p0+p5   18 z[2]
        vpternlogd zmm21, zmm28, zmm24, 0xca                       ;   930.2 p0      18 z[3]
        vmovdqu64 zmm24, [rbp + 14464]                             ;   725.3 p2      19 dst
        vpternlogd zmm27, zmm31, zmm20, 0xca                       ;   936.2 p0      18 z[2]
        vmovdqa64 zmm20, zmm10                                     ;   896.2         18 z[0] copy
        vpermi2b zmm20, zmm16, zmm15                               ;   933.2 p0+p5   18 z[0]
        vpermi2b zmm10, zmm19, zmm18                               ;   935.2 p0+p5   18 z[0]
        vmovdqa64 zmm28, zmm0                                      ;   895.2         18 z[1] copy
        vpermi2b zmm28, zmm16, zmm15                               ;   937.2 p0+p5   18 z[1]
        vpermi2b zmm0, zmm19, zmm18                                ;   939.2 p0+p5   18 z[1]
        vpunpcklbw zmm15, zmm2, zmm26                              ;   940.2 p5      19 dst
        vpunpckhbw zmm2, zmm2, zmm26                               ;   941.2 p5      19 dst
        vpxord zmm11, zmm11, zmm12                                 ;   926.2 p0      19 dst
        vpternlogd zmm5, zmm20, zmm10, 0xca                        ;   940.2 p0      18 z[0]
        vpxord zmm17, zmm17, zmm30                                 ;   928.2 p0      19 dst
        vpternlogd zmm6, zmm28, zmm0, 0xca                         ;   944.2 p0      18 z[1]
        mov r8, qword [rbp + 14616]                                ;   737.2 p10     18 z[0].0 reload
        vmovdqu64 zmm0, [r8]                                       ;   742.2 p3      19 dst
        vmovdqu64 zmm10, [r8 + 64]                                 ;   742.2 p2      19 dst
        vmovdqu64 zmm12, [r8 + 128]                                ;   742.2 p3      19 dst
        vmovdqu64 zmm16, [r8 + 192]                                ;   742.2 p2      19 dst
        vmovdqu64 zmm18, [r8 + 256]                                ;   742.2 p3      19 dst
        vmovdqu64 zmm19, [r8 + 320]                                ;   742.2 p2      19 dst
        vmovdqu64 zmm20, [r8 + 384]                                ;   742.2 p3      19 dst
        vmovdqu64 zmm26, [r8 + 448]                                ;   742.2 p2      19 dst
        vmovdqu64 zmm28, [r8 + 512]                                ;   742.2 p3      19 dst
        vmovdqu64 zmm30, [r8 + 576]                                ;   742.2 p2      19 dst
        vpxord zmm24, zmm24, zmm29                                 ;   930.2 p0      19 dst
        vpxord zmm4, zmm4, zmm21                                   ;   931.2 p0      19 dst
        vpunpcklbw zmm21, zmm14, zmm1                              ;   942.2 p5      19 dst
        vpunpckhbw zmm1, zmm14, zmm1                               ;   943.2 p5      19 dst
        vpunpcklbw zmm14, zmm23, zmm13                             ;   944.2 p5      19 dst
        vpunpckhbw zmm13, zmm23, zmm13                             ;   945.2 p5      19 dst
        vpxord zmm25, zmm25, zmm27                                 ;   937.2 p0      19 dst
        vpxord zmm3, zmm3, zmm5                                    ;   941.2 p0      19 dst
        vmovdqu64 zmm5, [r8 + 640]                                 ;   746.2 p3      19 dst
        vpxord zmm8, zmm8, zmm6                                    ;   945.2 p0      19 dst
        vmovdqu64 zmm6, [r8 + 704]                                 ;   746.5 p2      19 dst
        vmovdqu64 zmm23, [r8 + 768]                                ;   747.2 p3      19 dst
        vmovdqu64 zmm27, [r8 + 832]                                ;   747.5 p2      19 dst
        vmovdqu64 zmm29, [r8 + 896]                                ;   748.2 p3      19 dst
        vmovdqu64 zmm31, [r8 + 960]                                ;   748.5 p2      19 dst
        vmovdqu64 [rbp + 14528], zmm31                             ;   754.5 p7+p4   19 dst spill
        vpunpcklbw zmm31, zmm17, zmm24                             ;   946.2 p5      19 dst
        vpunpckhbw zmm17, zmm17, zmm24                             ;   947.2 p5      19 dst
        vpunpcklbw zmm24, zmm4, zmm9                               ;   948.2 p5      19 dst
        vpunpckhbw zmm4, zmm4, zmm9                                ;   949.2 p5      19 dst
        vpunpcklbw zmm9, zmm7, zmm3                                ;   950.2 p5      19 dst
        vpunpckhbw zmm3, zmm7, zmm3                                ;   951.2 p5      19 dst
        vpunpcklbw zmm7, zmm11, zmm25                              ;   952.2 p5      19 dst
        vpunpckhbw zmm11, zmm11, zmm25                             ;   953.2 p5      19 dst
        vpunpcklbw zmm25, zmm8, zmm22                              ;   954.2 p5      19 dst
        vpunpckhbw zmm8, zmm8, zmm22                               ;   955.2 p5      19 dst
        vpunpcklwd zmm22, zmm15, zmm9                              ;   956.2 p5      19 dst
        vpunpckhwd zmm9, zmm15, zmm9                               ;   957.2 p5      19 dst
        vpunpcklwd zmm15, zmm2, zmm3                               ;   958.2 p5      19 dst
        vpunpckhwd zmm2, zmm2, zmm3                                ;   959.2 p5      19 dst
        vpunpcklwd zmm3, zmm14, zmm25                              ;   960.2 p5      19 dst
        vpunpckhwd zmm14, zmm14, zmm25                             ;   961.2 p5      19 dst
        vpunpcklwd zmm25, zmm24, zmm31                             ;   962.2 p5      19 dst
        vpunpckhwd zmm24, zmm24, zmm31                             ;   963.2 p5      19 dst
        vpunpcklwd zmm31, zmm13, zmm8                              ;   964.2 p5      19 dst
        vpunpckhwd zmm8, zmm13, zmm8                               ;   965.2 p5      19 dst
        vpunpcklwd zmm13, zmm4, zmm17                              ;   966.2 p5      19 dst
        vpunpckhwd zmm4, zmm4, zmm17                               ;   967.2 p5      19 dst
        vpunpcklwd zmm17, zmm7, zmm21                              ;   968.2 p5      19 dst
        vpunpckhwd zmm7, zmm7, zmm21                               ;   969.2 p5      19 dst
        vpunpcklwd zmm21, zmm11, zmm1                              ;   970.2 p5      19 dst
        vpunpckhwd zmm1, zmm11, zmm1                               ;   971.2 p5      19 dst
        vpunpckldq zmm11, zmm22, zmm3                              ;   972.2 p5      19 dst
        mov esi, dword [rbp + 14672]                               ;   756.5 p10     24 blocks
        add esi, 0x40                                              ;   761.5 p1      24 blocks
        vpunpckhdq zmm3, zmm22, zmm3                               ;   973.2 p5      19 dst
        mov dword [rbp + 14672], esi                               ;   762.5 p8+p9   24 blocks
        vpunpckldq zmm22, zmm9, zmm14                              ;   974.2 p5      19 dst
        vpunpckhdq zmm9, zmm9, zmm14                               ;   975.2 p5      19 dst
        mov r9, qword [rbp + 14632]                                ;   757.5 p3      24 blocks
        add r9, 0x400                                              ;   762.5 p6      24 blocks
        vpunpckldq zmm14, zmm15, zmm31                             ;   976.2 p5      19 dst
        vpunpckhdq zmm15, zmm15, zmm31                             ;   977.2 p5      19 dst
        add r8, 0x400                                              ;   758.2 p11     24 blocks
        vpunpckldq zmm31, zmm2, zmm8                               ;   978.2 p5      19 dst
        mov qword [rbp + 14616], r8                                ;   759.2 p7+p4   24 blocks
        vpunpckhdq zmm2, zmm2, zmm8                                ;   979.2 p5      19 dst
        vpunpckldq zmm8, zmm17, zmm25                              ;   980.2 p5      19 dst
        vpunpckhdq zmm17, zmm17, zmm25                             ;   981.2 p5      19 dst
        vpunpckldq zmm25, zmm7, zmm24                              ;   982.2 p5      19 dst
        vpunpckhdq zmm7, zmm7, zmm24                               ;   983.2 p5      19 dst
        vpunpckldq zmm24, zmm21, zmm13                             ;   984.2 p5      19 dst
        vpunpckhdq zmm13, zmm21, zmm13                             ;   985.2 p5      19 dst
        vpunpckldq zmm21, zmm1, zmm4                               ;   986.2 p5      19 dst
        vpunpckhdq zmm1, zmm1, zmm4                                ;   987.2 p5      19 dst
        vpunpcklqdq zmm4, zmm11, zmm8                              ;   988.2 p5      19 dst
        vpunpckhqdq zmm8, zmm11, zmm8                              ;   989.2 p5      19 dst
        vpxord zmm0, zmm0, zmm4                                    ;   989.2 p0      19 dst
        vpxord zmm10, zmm10, zmm8                                  ;   990.2 p0      19 dst
        vpunpcklqdq zmm4, zmm3, zmm17                              ;   990.2 p5      19 dst
        vpunpckhqdq zmm3, zmm3, zmm17                              ;   991.2 p5      19 dst
        vpxord zmm12, zmm12, zmm4                                  ;   991.2 p0      19 dst
        vpunpcklqdq zmm4, zmm22, zmm25                             ;   992.2 p5      19 dst
        vpunpckhqdq zmm8, zmm22, zmm25                             ;   993.2 p5      19 dst
        vpxord zmm16, zmm16, zmm3                                  ;   992.2 p0      19 dst
        vpunpcklqdq zmm3, zmm9, zmm7                               ;   994.2 p5      19 dst
        vpunpckhqdq zmm7, zmm9, zmm7                               ;   995.2 p5      19 dst
        vpxord zmm18, zmm18, zmm4                                  ;   993.2 p0      19 dst
        vpunpcklqdq zmm4, zmm14, zmm24                             ;   996.2 p5      19 dst
        vpunpckhqdq zmm9, zmm14, zmm24                             ;   997.2 p5      19 dst
        vpxord zmm19, zmm19, zmm8                                  ;   994.2 p0      19 dst
        vpunpcklqdq zmm8, zmm15, zmm13                             ;   998.2 p5      19 dst
        vpunpckhqdq zmm11, zmm15, zmm13                            ;   999.2 p5      19 dst
        vpxord zmm20, zmm20, zmm3                                  ;   995.2 p0      19 dst
        vpunpcklqdq zmm3, zmm31, zmm21                             ;  1000.2 p5      19 dst
        vpunpckhqdq zmm13, zmm31, zmm21                            ;  1001.2 p5      19 dst
        vpxord zmm26, zmm26, zmm7                                  ;   996.2 p0      19 dst
        vpunpcklqdq zmm7, zmm2, zmm1                               ;  1002.2 p5      19 dst
        vpunpckhqdq zmm1, zmm2, zmm1                               ;  1003.2 p5      19 dst
        vpxord zmm28, zmm28, zmm4                                  ;   997.2 p0      19 dst
        vpxord zmm30, zmm30, zmm9                                  ;   998.2 p0      19 dst
        vpxord zmm5, zmm5, zmm8                                    ;   999.2 p0      19 dst
        vpxord zmm6, zmm6, zmm11                                   ;  1000.2 p0      19 dst
        vpxord zmm23, zmm23, zmm3                                  ;  1001.2 p0      19 dst
        mov r8, qword [rbp + 14632]                                ;   769.5 p2      19 dst reload
        vmovdqu64 [r8], zmm0                                       ;   990.2 p8+p9   19 dst
        vmovdqu64 [r8 + 64], zmm10                                 ;   991.2 p7+p4   19 dst
        vmovdqu64 [r8 + 128], zmm12                                ;   992.2 p8+p9   19 dst
        vmovdqu64 [r8 + 192], zmm16                                ;   993.2 p7+p4   19 dst
        vmovdqu64 [r8 + 256], zmm18                                ;   994.2 p8+p9   19 dst
        vmovdqu64 [r8 + 320], zmm19                                ;   995.2 p7+p4   19 dst
        vmovdqu64 [r8 + 384], zmm20                                ;   996.2 p8+p9   19 dst
        vmovdqu64 [r8 + 448], zmm26                                ;   997.2 p7+p4   19 dst
        vmovdqu64 [r8 + 512], zmm28                                ;   998.2 p8+p9   19 dst
        vpxord zmm27, zmm27, zmm13                                 ;  1002.2 p0      19 dst
        vmovdqu64 [r8 + 576], zmm30                                ;   999.2 p7+p4   19 dst
        vpxord zmm29, zmm29, zmm7                                  ;  1003.2 p0      19 dst
        vmovdqu64 [r8 + 640], zmm5                                 ;  1000.2 p8+p9   19 dst
        vmovdqu64 [r8 + 704], zmm6                                 ;  1001.2 p7+p4   19 dst
        vmovdqu64 [r8 + 768], zmm23                                ;  1002.2 p8+p9   19 dst
        vmovdqu64 [r8 + 832], zmm27                                ;  1003.2 p7+p4   19 dst
        vmovdqu64 [r8 + 896], zmm29                                ;  1004.2 p8+p9   19 dst
        vmovdqu64 zmm0, [rbp + 14528]                              ;   781.3 p3      19 dst reload
        vpxord zmm0, zmm0, zmm1                                    ;  1004.2 p0      19 dst
        vmovdqu64 [r8 + 960], zmm0                                 ;  1005.2 p7+p4   19 dst
        mov qword [rbp + 14632], r9                                ;   785.7 p8+p9   24 blocks
        mov rax, qword [rbp + 14616]                               ;                    more blocks?
        cmp rax, qword [rbp + 14624]                               ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov rax, qword [rbp + 14608]                               ;                    blocks left over
        test rax, rax                                              ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 14616]                               ;                    blocks left over
        lea rdi, [rbp - 128]                                       ;                    blocks left over
        mov qword [rbp + 14640], rsi                               ;                    blocks left over
        mov qword [rbp + 14616], rdi                               ;                    blocks left over
        imul rcx, rax, 0x10                                        ;                    blocks left over
        rep movsb                                                  ;                    blocks left over
        mov rsi, qword [rbp + 14632]                               ;                    blocks left over
        lea rdi, [rbp + 896]                                       ;                    blocks left over
        mov rcx, rsi                                               ;                    blocks left over
        sub rcx, qword [rbp + 14640]                               ;                    blocks left over
        neg rcx                                                    ;                    blocks left over
        sbb rcx, rcx                                               ;                    blocks left over
        lea rdx, [rbp - 128]                                       ;                    blocks left over
        sub rdi, rdx                                               ;                    blocks left over
        and rdi, rcx                                               ;                    blocks left over
        add rdi, rdx                                               ;                    blocks left over
        mov qword [rbp + 14648], rdi                               ;                    blocks left over
        mov qword [rbp + 14656], rsi                               ;                    blocks left over
        mov qword [rbp + 14632], rdi                               ;                    blocks left over
        imul rcx, rax, 0x10                                        ;                    blocks left over
        rep movsb                                                  ;                    blocks left over
        lea rsi, [rbp + 896]                                       ;                    blocks left over
        mov qword [rbp + 14624], rsi                               ;                    blocks left over
        neg rax                                                    ;                    blocks left over
        mov qword [rbp + 14608], rax                               ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                    ;                    blocks left over
        mov rsi, qword [rbp + 14648]                               ;                    blocks left over
        mov rdi, qword [rbp + 14656]                               ;                    blocks left over
        imul rcx, rax, 0x10                                        ;                    blocks left over
        rep movsb                                                  ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                 ;                    x87 state
        mov rsp, qword [rbp + 14664]                               ;                    frame
        pop rbp                                                    ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
aes128_ctr.T0_constants512:
        dq 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101
        dq 0xc56f6bf27b777c63, 0x76abd7fe2b670130, 0xf04759fa7dc982ca, 0xc072a49cafa2d4ad, 0xccf73f362693fdb7, 0x1531d871f1e5a534, 0x9a059618c323c704, 0x75b227ebe2801207
        dq 0xa05a6e1b1a2c8309, 0x842fe329b3d63b52, 0x5bb1fc20ed00d153, 0xcf584c4a39becb6a, 0x85334d43fbaaefd0, 0xa89f3c507f02f945, 0xf5389d928f40a351, 0xd2f3ff1021dab6bc
        dq 0x1744975fec130ccd, 0x73195d643d7ea7c4, 0x88902a22dc4f8160, 0xdb0b5ede14b8ee46, 0x5c2406490a3a32e0, 0x79e4959162acd3c2, 0xa94ed58d6d37c8e7, 0x08ae7a65eaf4566c
        dq 0xc6b4a61c2e2578ba, 0x8a8bbd4b1f74dde8, 0x0ef6034866b53e70, 0x9e1dc186b9573561, 0x948ed9691198f8e1, 0xdf2855cee9871e9b, 0x6842e6bf0d89a18c, 0x16bb54b00f2d9941
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x1b1b1b1b1b1b1b1b, 0x1b1b1b1b1b1b1b1b, 0x1b1b1b1b1b1b1b1b, 0x1b1b1b1b1b1b1b1b, 0x1b1b1b1b1b1b1b1b, 0x1b1b1b1b1b1b1b1b, 0x1b1b1b1b1b1b1b1b, 0x1b1b1b1b1b1b1b1b
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x1c1814100c080400, 0x3c3834302c282420, 0x1d1915110d090501, 0x3d3935312d292521, 0x1e1a16120e0a0602, 0x3e3a36322e2a2622, 0x1f1b17130f0b0703, 0x3f3b37332f2b2723
        dq 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202
        dq 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

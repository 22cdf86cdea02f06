; camellia128_encrypt for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/camellia.cw (sha256 614cd6bf7f994b6c); do not edit:
;   ./cw build camellia128_encrypt --cpu zen3 --variant boxes
;
; void camellia128_encrypt(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   k: 208 bytes, read, secret, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes ymm0 to ymm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   blocks: 135 uops, planned 46.3; bounds: width 22.5, ports 40.0, path 12.0
;   blocks/groups: 1181 uops, planned 314.3; bounds: width 196.8, ports 248.8, path 115.0
;   blocks.2: 1205 uops, planned 342.0; bounds: width 200.8, ports 252.0, path 113.0
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
%fatal "camellia128_encrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_camellia128_encrypt
$_camellia128_encrypt:
%else
        global $camellia128_encrypt
%endif
$camellia128_encrypt:
        push rbp                                                         ;                    preserved
        mov rax, rsp                                                     ;                    frame
        sub rsp, 0x8c0                                                   ;                    frame
        and rsp, -32                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 2096], rax                                      ;                    frame
        mov dword [rbp + 2104], ecx                                      ;                    argument
        mov qword [rbp + 2024], rsi                                      ;                    argument
        mov qword [rbp + 2040], rdi                                      ;                    argument
        mov qword [rbp + 2064], rdx                                      ;                    argument
        cmp dword [rbp + 2104], 0                                        ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 2104]                                      ;                    passes of 32
        mov rcx, rax                                                     ;                    passes of 32
.blocks_1_share:
        and rax, 0x1f                                                    ;                    passes of 32
        mov qword [rbp + 2016], rax                                      ;                    passes of 32
        sub rcx, rax                                                     ;                    passes of 32
        imul rcx, rcx, 0x10                                              ;                    passes of 32
        mov rdx, qword [rbp + 2024]                                      ;                    passes of 32
        add rcx, rdx                                                     ;                    passes of 32
        mov qword [rbp + 2032], rcx                                      ;                    passes of 32
        cmp rcx, rdx                                                     ;                    passes of 32
        je .blocks_1_rest
.blocks_1_again:
        align 16
.blocks_1:
        mov r8, qword [rbp + 2024]                                       ;     0.0 agu0    68 d.0 reload
        vmovdqu ymm0, [r8]                                               ;     4.0 agu1    68 d.0
        vmovdqu ymm1, [r8 + 32]                                          ;     4.0 agu0    68 d.0
        vpunpcklbw ymm2, ymm0, ymm1                                      ;    11.0 fp1     68 d.0
        vpunpckhbw ymm0, ymm0, ymm1                                      ;    11.0 fp2     68 d.0
        vmovdqu ymm1, [r8 + 64]                                          ;     4.0 agu1    68 d.0
        vmovdqu ymm3, [r8 + 96]                                          ;     4.0 agu0    68 d.0
        vpunpcklbw ymm4, ymm1, ymm3                                      ;    11.0 fp1     68 d.0
        vpunpckhwd ymm5, ymm2, ymm4                                      ;    12.0 fp2     68 d.0
        vpunpcklwd ymm2, ymm2, ymm4                                      ;    12.0 fp1     68 d.0
        vpunpckhbw ymm1, ymm1, ymm3                                      ;    11.0 fp2     68 d.0
        vmovdqu ymm3, [r8 + 128]                                         ;     4.0 agu1    68 d.0
        vmovdqu ymm4, [r8 + 160]                                         ;     4.0 agu0    68 d.0
        vpunpcklbw ymm6, ymm3, ymm4                                      ;    11.0 fp1     68 d.0
        vpunpckhbw ymm3, ymm3, ymm4                                      ;    11.0 fp2     68 d.0
        vmovdqu ymm4, [r8 + 192]                                         ;     4.0 agu1    68 d.0
        vmovdqu ymm7, [r8 + 224]                                         ;     4.0 agu0    68 d.0
        vpunpcklbw ymm8, ymm4, ymm7                                      ;    11.0 fp1     68 d.0
        vpunpckhwd ymm9, ymm6, ymm8                                      ;    12.0 fp2     68 d.0
        vpunpcklwd ymm6, ymm6, ymm8                                      ;    12.0 fp1     68 d.0
        vpunpckhdq ymm8, ymm5, ymm9                                      ;    13.0 fp2     68 d.0
        vpunpckldq ymm5, ymm5, ymm9                                      ;    13.0 fp1     68 d.0
        vpunpckhbw ymm4, ymm4, ymm7                                      ;    11.0 fp2     68 d.0
        vmovdqu ymm7, [r8 + 256]                                         ;     5.0 agu1    68 d.0
        vmovdqu ymm9, [r8 + 288]                                         ;     5.2 agu0    68 d.0
        vpunpcklbw ymm10, ymm7, ymm9                                     ;    12.2 fp1     68 d.0
        vpunpckhbw ymm7, ymm7, ymm9                                      ;    12.2 fp2     68 d.0
        vmovdqu ymm9, [r8 + 320]                                         ;    11.0 agu1    68 d.0
        vmovdqu ymm11, [r8 + 352]                                        ;    11.2 agu0    68 d.0
        vpunpcklbw ymm12, ymm9, ymm11                                    ;    18.2 fp1     68 d.0
        vpunpckhwd ymm13, ymm10, ymm12                                   ;    19.2 fp2     68 d.0
        vpunpcklwd ymm10, ymm10, ymm12                                   ;    19.2 fp1     68 d.0
        vpunpckhdq ymm12, ymm2, ymm6                                     ;    13.0 fp2     68 d.0
        vpunpckldq ymm2, ymm2, ymm6                                      ;    13.3 fp1     68 d.0
        vpunpckhbw ymm6, ymm9, ymm11                                     ;    18.2 fp2     68 d.0
        vmovdqu ymm9, [r8 + 384]                                         ;    12.3 agu1    68 d.0
        vmovdqu ymm11, [r8 + 416]                                        ;    12.5 agu0    68 d.0
        vpunpcklbw ymm14, ymm9, ymm11                                    ;    19.5 fp1     68 d.0
        vpunpckhbw ymm9, ymm9, ymm11                                     ;    19.5 fp2     68 d.0
        vmovdqu ymm11, [r8 + 448]                                        ;    13.3 agu1    68 d.0
        vmovdqu ymm15, [r8 + 480]                                        ;    13.5 agu0    68 d.0
        mov r9, qword [rbp + 2040]                                       ;    13.3 agu2    68 d.0 reload
        mov qword [rbp + 2048], r9                                       ;    17.3 agu2+st0   69 groups
        vmovdqu [rbp + 896], ymm9                                        ;    20.5 agu1+fp5   68 d.0 spill
        vpunpcklbw ymm9, ymm11, ymm15                                    ;    20.5 fp1     68 d.0
        vpunpckhbw ymm11, ymm11, ymm15                                   ;    20.5 fp2     68 d.0
        vpunpckhwd ymm15, ymm14, ymm9                                    ;    21.5 fp1     68 d.0
        vpunpcklwd ymm9, ymm14, ymm9                                     ;    21.5 fp2     68 d.0
        vpunpckhdq ymm14, ymm13, ymm15                                   ;    22.5 fp1     68 d.0
        vpunpckldq ymm13, ymm13, ymm15                                   ;    22.5 fp2     68 d.0
        vpunpckhqdq ymm15, ymm8, ymm14                                   ;    23.5 fp1     68 d.0
        vpunpcklqdq ymm8, ymm8, ymm14                                    ;    23.5 fp2     68 d.0
        vpunpckhqdq ymm14, ymm5, ymm13                                   ;    23.5 fp1     68 d.0
        vpunpcklqdq ymm5, ymm5, ymm13                                    ;    23.5 fp2     68 d.0
        vpunpckhdq ymm13, ymm10, ymm9                                    ;    22.5 fp1     68 d.0
        vpunpckldq ymm9, ymm10, ymm9                                     ;    22.5 fp2     68 d.0
        vpunpckhqdq ymm10, ymm12, ymm13                                  ;    23.5 fp1     68 d.0
        vpunpcklqdq ymm12, ymm12, ymm13                                  ;    23.5 fp2     68 d.0
        vpunpckhwd ymm13, ymm0, ymm1                                     ;    22.3 fp1     68 d.0
        vpunpcklwd ymm0, ymm0, ymm1                                      ;    22.5 fp2     68 d.0
        vpunpckhqdq ymm1, ymm2, ymm9                                     ;    23.5 fp1     68 d.0
        vpunpcklqdq ymm2, ymm2, ymm9                                     ;    23.5 fp2     68 d.0
        vpunpckhwd ymm9, ymm3, ymm4                                      ;    24.3 fp1     68 d.0
        vpunpcklwd ymm3, ymm3, ymm4                                      ;    24.5 fp2     68 d.0
        vpunpckhwd ymm4, ymm7, ymm6                                      ;    25.3 fp1     68 d.0
        vpunpcklwd ymm6, ymm7, ymm6                                      ;    25.5 fp2     68 d.0
        vpunpckhdq ymm7, ymm13, ymm9                                     ;    26.3 fp1     68 d.0
        vpunpckldq ymm9, ymm13, ymm9                                     ;    26.5 fp2     68 d.0
        vpunpckhdq ymm13, ymm0, ymm3                                     ;    27.3 fp1     68 d.0
        vpunpckldq ymm0, ymm0, ymm3                                      ;    27.5 fp2     68 d.0
        vpbroadcastb ymm3, [r9]                                          ;    28.3 fp1+agu0   68 d.0
        vpxor ymm15, ymm15, ymm3                                         ;    29.3 fp0     68 d
        vmovdqu [rbp + 928], ymm15                                       ;    30.3 agu2+fp5   69 groups
        vmovdqu ymm3, [rbp + 896]                                        ;    24.0 agu1    68 d.0 reload
        vpunpckhwd ymm15, ymm3, ymm11                                    ;    31.0 fp2     68 d.0
        vpunpcklwd ymm3, ymm3, ymm11                                     ;    31.0 fp1     68 d.0
        vpunpckhdq ymm11, ymm4, ymm15                                    ;    32.0 fp2     68 d.0
        vpunpckldq ymm4, ymm4, ymm15                                     ;    32.0 fp1     68 d.0
        vpunpckhqdq ymm15, ymm7, ymm11                                   ;    33.0 fp2     68 d.0
        vpunpcklqdq ymm7, ymm7, ymm11                                    ;    33.0 fp1     68 d.0
        vpunpckhqdq ymm11, ymm9, ymm4                                    ;    33.0 fp2     68 d.0
        vpunpcklqdq ymm4, ymm9, ymm4                                     ;    33.0 fp1     68 d.0
        vpunpckhdq ymm9, ymm6, ymm3                                      ;    32.5 fp2     68 d.0
        vpunpckldq ymm3, ymm6, ymm3                                      ;    33.3 fp1     68 d.0
        vpunpckhqdq ymm6, ymm13, ymm9                                    ;    33.5 fp2     68 d.0
        vpunpcklqdq ymm9, ymm13, ymm9                                    ;    34.3 fp1     68 d.0
        vpunpckhqdq ymm13, ymm0, ymm3                                    ;    34.5 fp2     68 d.0
        vpunpcklqdq ymm0, ymm0, ymm3                                     ;    35.3 fp1     68 d.0
        vpbroadcastb ymm3, [r9 + 1]                                      ;    35.5 fp2+agu0   68 d.1
        vpxor ymm8, ymm8, ymm3                                           ;    36.5 fp3     68 d
        vmovdqu [rbp + 960], ymm8                                        ;    37.5 agu2+fp5   69 groups
        vpbroadcastb ymm3, [r9 + 2]                                      ;    36.3 fp1+agu1   68 d.2
        vpxor ymm14, ymm14, ymm3                                         ;    37.3 fp0     68 d
        vmovdqu [rbp + 992], ymm14                                       ;    38.3 agu0+fp5   69 groups
        vpbroadcastb ymm3, [r9 + 3]                                      ;    36.5 fp2+agu1   68 d.3
        vpxor ymm5, ymm5, ymm3                                           ;    37.5 fp3     68 d
        vmovdqu [rbp + 1024], ymm5                                       ;    38.5 agu2+fp5   69 groups
        vpbroadcastb ymm3, [r9 + 4]                                      ;    37.3 fp1+agu0   68 d.4
        vpxor ymm10, ymm10, ymm3                                         ;    38.3 fp0     68 d
        vmovdqu [rbp + 1056], ymm10                                      ;    39.3 agu1+fp5   69 groups
        vpbroadcastb ymm3, [r9 + 5]                                      ;    37.5 fp2+agu0   68 d.5
        vpxor ymm12, ymm12, ymm3                                         ;    38.5 fp3     68 d
        vmovdqu [rbp + 1088], ymm12                                      ;    39.5 agu2+fp5   69 groups
        vpbroadcastb ymm3, [r9 + 6]                                      ;    38.3 fp1+agu1   68 d.6
        vpxor ymm1, ymm1, ymm3                                           ;    39.3 fp0     68 d
        vmovdqu [rbp + 1120], ymm1                                       ;    40.3 agu0+fp5   69 groups
        vpbroadcastb ymm1, [r9 + 7]                                      ;    38.5 fp2+agu1   68 d.7
        vpxor ymm2, ymm2, ymm1                                           ;    39.5 fp3     68 d
        vmovdqu [rbp + 1152], ymm2                                       ;    40.5 agu2+fp5   69 groups
        vpbroadcastb ymm1, [r9 + 8]                                      ;    39.3 fp1+agu0   68 d.0
        vpxor ymm15, ymm15, ymm1                                         ;    40.3 fp0     68 d
        vmovdqu [rbp + 1184], ymm15                                      ;    41.3 agu1+fp5   69 groups
        vpbroadcastb ymm1, [r9 + 9]                                      ;    39.5 fp2+agu0   68 d.1
        vpxor ymm7, ymm7, ymm1                                           ;    40.5 fp3     68 d
        vmovdqu [rbp + 1216], ymm7                                       ;    41.5 agu2+fp5   69 groups
        vpbroadcastb ymm1, [r9 + 10]                                     ;    40.3 fp1+agu1   68 d.2
        vpxor ymm11, ymm11, ymm1                                         ;    41.3 fp0     68 d
        vmovdqu [rbp + 1248], ymm11                                      ;    42.3 agu0+fp5   69 groups
        vpbroadcastb ymm1, [r9 + 11]                                     ;    40.5 fp2+agu1   68 d.3
        vpxor ymm4, ymm4, ymm1                                           ;    41.5 fp3     68 d
        vmovdqu [rbp + 1280], ymm4                                       ;    42.5 agu2+fp5   69 groups
        vpbroadcastb ymm1, [r9 + 12]                                     ;    41.3 fp1+agu0   68 d.4
        vpxor ymm6, ymm6, ymm1                                           ;    42.3 fp0     68 d
        vmovdqu [rbp + 1312], ymm6                                       ;    43.3 agu2+fp5   69 groups
        vpbroadcastb ymm1, [r9 + 13]                                     ;    41.5 fp2+agu1   68 d.5
        vpxor ymm9, ymm9, ymm1                                           ;    42.5 fp3     68 d
        vmovdqu [rbp + 1344], ymm9                                       ;    43.5 agu0+fp5   69 groups
        vpbroadcastb ymm1, [r9 + 14]                                     ;    42.3 fp1+agu1   68 d.6
        vpxor ymm13, ymm13, ymm1                                         ;    43.3 fp0     68 d
        vmovdqu [rbp + 1376], ymm13                                      ;    44.3 agu2+fp5   69 groups
        vpbroadcastb ymm1, [r9 + 15]                                     ;    42.5 fp2+agu0   68 d.7
        vpxor ymm0, ymm0, ymm1                                           ;    43.5 fp3     68 d
        vmovdqu [rbp + 1408], ymm0                                       ;    45.3 agu2+fp5   69 groups
        add r9, 0x80                                                     ;    41.7 alu0    69 groups
        mov qword [rbp + 2056], r9                                       ;    42.8 agu1+st1   69 groups
        mov r8, qword [rbp + 2048]                                       ;                    resident
        vmovdqu ymm0, [rbp + 928]                                        ;                    resident
        vmovdqu ymm1, [rbp + 960]                                        ;                    resident
        vmovdqu ymm2, [rbp + 992]                                        ;                    resident
        vmovdqu ymm3, [rbp + 1024]                                       ;                    resident
        vmovdqu ymm4, [rbp + 1056]                                       ;                    resident
        vmovdqu ymm5, [rbp + 1088]                                       ;                    resident
        vmovdqu ymm6, [rbp + 1120]                                       ;                    resident
        vmovdqu ymm7, [rbp + 1152]                                       ;                    resident
        vmovdqu ymm8, [rbp + 1184]                                       ;                    resident
        vmovdqu ymm9, [rbp + 1216]                                       ;                    resident
        vmovdqu ymm10, [rbp + 1248]                                      ;                    resident
        vmovdqu ymm11, [rbp + 1280]                                      ;                    resident
        vmovdqu ymm12, [rbp + 1312]                                      ;                    resident
        align 16
.groups_2:
        vpbroadcastb ymm13, [r8 + 16]                                    ;     7.0 fp1+agu0   61 r.0
        vpbroadcastb ymm14, [r8 + 17]                                    ;     7.0 fp2+agu1   61 r.1
        vpbroadcastb ymm15, [r8 + 18]                                    ;     7.0 fp1+agu0   61 r.2
        vpxor ymm13, ymm13, ymm0                                         ;     8.0 fp0     40 t
        vmovdqu [rbp + 896], ymm0                                        ;     0.7 agu2+fp5   40 t spill
        vpbroadcastb ymm0, [r8 + 19]                                     ;     7.0 fp2+agu1   61 r.3
        vpxor ymm14, ymm14, ymm1                                         ;     8.0 fp3     40 t
        vmovdqu [rbp + 1440], ymm1                                       ;     1.7 agu2+fp5   40 t spill
        vpbroadcastb ymm1, [r8 + 20]                                     ;     7.0 fp1+agu0   61 r.4
        vmovdqu [rbp + 1472], ymm12                                      ;     2.7 agu1+fp5   61 t spill
        vpbroadcastb ymm12, [r8 + 21]                                    ;     7.0 fp2+agu0   61 r.5
        vpxor ymm15, ymm15, ymm2                                         ;     8.0 fp0     40 t
        vmovdqu [rbp + 1504], ymm2                                       ;     3.7 agu2+fp5   40 t spill
        vpbroadcastb ymm2, [r8 + 22]                                     ;     7.0 fp1+agu1   61 r.6
        vmovdqu [rbp + 1536], ymm11                                      ;     4.7 agu2+fp5   61 t spill
        vpbroadcastb ymm11, [r8 + 23]                                    ;     7.0 fp2+agu0   61 r.7
        vpxor ymm0, ymm0, ymm3                                           ;     8.0 fp3     40 t
        vpxor ymm1, ymm1, ymm4                                           ;     8.0 fp0     40 t
        vpxor ymm12, ymm12, ymm5                                         ;     8.0 fp3     40 t
        vpxor ymm2, ymm2, ymm6                                           ;     8.0 fp0     40 t
        vpxor ymm11, ymm11, ymm7                                         ;     8.0 fp1     40 t
        vmovdqu [rbp + 1568], ymm7                                       ;     7.0 agu1+fp5   40 t spill
        vpand ymm7, ymm13, [rel camellia128_encrypt.T0_constants256]     ;     9.0 fp2+agu0   41 t
        vpsrlq ymm13, ymm13, 4                                           ;     9.0 fp1     41 t
        vpand ymm13, ymm13, [rel camellia128_encrypt.T0_constants256]    ;    10.0 fp3+agu1   41 t
        vmovdqu [rbp + 1600], ymm6                                       ;     8.0 agu2+fp5   40 t spill
        vmovdqu ymm6, [rel camellia128_encrypt.T0_constants256 + 32]     ;     8.2 agu0    41 t reload
        vpshufb ymm7, ymm6, ymm7                                         ;    15.2 fp2     41 t
        vmovdqu [rbp + 1632], ymm5                                       ;     9.0 agu2+fp5   40 t spill
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 64]     ;     9.0 agu1    41 t reload
        vpshufb ymm13, ymm5, ymm13                                       ;    16.0 fp1     41 t
        vpxor ymm7, ymm7, ymm13                                          ;    17.0 fp0     41 t
        vmovdqu ymm13, [rel camellia128_encrypt.T0_constants256 + 96]    ;     9.2 agu0    41 t reload
        vpshufb ymm7, ymm7, ymm13                                        ;    18.0 fp2     41 t
        vaesenclast ymm7, ymm7, [rel camellia128_encrypt.T0_constants256 + 128] ;    19.0 fp1+agu1   41 t
        vmovdqu [rbp + 1664], ymm4                                       ;    10.0 agu2+fp5   40 t spill
        vpand ymm4, ymm7, [rel camellia128_encrypt.T0_constants256]      ;    23.0 fp3+agu0   41 t
        vpsrlq ymm7, ymm7, 4                                             ;    23.0 fp2     41 t
        vpand ymm7, ymm7, [rel camellia128_encrypt.T0_constants256]      ;    24.0 fp0+agu1   41 t
        vmovdqu [rbp + 1696], ymm3                                       ;    11.0 agu2+fp5   40 t spill
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 160]    ;    11.2 agu0    41 t reload
        vpshufb ymm4, ymm3, ymm4                                         ;    24.0 fp1     41 t
        vpand ymm3, ymm14, [rel camellia128_encrypt.T0_constants256]     ;    12.0 fp3+agu1   23 t
        vpsrlq ymm14, ymm14, 4                                           ;    11.2 fp2     23 t
        vpand ymm14, ymm14, [rel camellia128_encrypt.T0_constants256]    ;    12.2 fp0+agu0   23 t
        vmovdqu [rbp + 1728], ymm10                                      ;    12.0 agu2+fp5   61 t spill
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 192]   ;    13.0 agu1    41 t reload
        vpshufb ymm7, ymm10, ymm7                                        ;    25.0 fp1     41 t
        vpxor ymm4, ymm4, ymm7                                           ;    26.0 fp3     41 t
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256 + 224]    ;    13.2 agu0    23 t reload
        vpshufb ymm3, ymm7, ymm3                                         ;    20.2 fp2     23 t
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 256]   ;    14.0 agu1    23 t reload
        vpshufb ymm14, ymm10, ymm14                                      ;    21.0 fp1     23 t
        vpxor ymm3, ymm3, ymm14                                          ;    22.0 fp0     23 t
        vpshufb ymm14, ymm3, ymm13                                       ;    23.0 fp2     23 t
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 128]    ;    14.2 agu0    41 t reload
        vaesenclast ymm14, ymm14, ymm3                                   ;    24.0 fp1     23 t
        vmovdqu [rbp + 1760], ymm9                                       ;    15.2 agu2+fp5   61 t spill
        vpand ymm9, ymm14, [rel camellia128_encrypt.T0_constants256]     ;    28.0 fp3+agu1   23 t
        vpsrlq ymm14, ymm14, 4                                           ;    28.0 fp2     23 t
        vpand ymm14, ymm14, [rel camellia128_encrypt.T0_constants256]    ;    29.0 fp0+agu0   23 t
        vmovdqu [rbp + 1792], ymm8                                       ;    18.0 agu2+fp5   61 t spill
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 288]    ;    18.2 agu1    23 t reload
        vpshufb ymm9, ymm8, ymm9                                         ;    29.0 fp1     23 t
        vmovdqu [rbp + 1824], ymm4                                       ;    27.0 agu0+fp5   41 t spill
        vpand ymm4, ymm15, [rel camellia128_encrypt.T0_constants256]     ;    20.2 fp3+agu1   22 t
        vpsrlq ymm15, ymm15, 4                                           ;    20.3 fp2     22 t
        vpand ymm15, ymm15, [rel camellia128_encrypt.T0_constants256]    ;    21.3 fp0+agu0   22 t
        vpshufb ymm4, ymm6, ymm4                                         ;    21.2 fp1     22 t
        vpshufb ymm15, ymm5, ymm15                                       ;    22.3 fp2     22 t
        vpxor ymm4, ymm4, ymm15                                          ;    23.3 fp3     22 t
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 320]   ;    22.0 agu1    23 t reload
        vpshufb ymm14, ymm15, ymm14                                      ;    30.0 fp1     23 t
        vpxor ymm9, ymm9, ymm14                                          ;    31.0 fp0     23 t
        vpshufb ymm14, ymm4, ymm13                                       ;    24.3 fp2     22 t
        vaesenclast ymm14, ymm14, ymm3                                   ;    25.3 fp1     22 t
        vmovdqu ymm4, [rel camellia128_encrypt.T0_constants256]          ;    23.3 agu0    41 t reload
        vmovdqu [rbp + 1856], ymm9                                       ;    32.0 agu2+fp5   23 t spill
        vpand ymm9, ymm14, ymm4                                          ;    30.3 fp3     22 t
        vpsrlq ymm14, ymm14, 4                                           ;    29.3 fp2     22 t
        vpand ymm14, ymm14, ymm4                                         ;    30.3 fp0     22 t
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 352]   ;    24.3 agu1    22 t reload
        vpshufb ymm9, ymm15, ymm9                                        ;    31.3 fp1     22 t
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 384]   ;    24.7 agu0    22 t reload
        vpshufb ymm14, ymm15, ymm14                                      ;    31.7 fp2     22 t
        vpxor ymm9, ymm9, ymm14                                          ;    32.7 fp3     22 t
        vpand ymm14, ymm0, ymm4                                          ;    30.3 fp0     21 t
        vpsrlq ymm0, ymm0, 4                                             ;    26.0 fp1     21 t
        vpand ymm0, ymm0, ymm4                                           ;    30.3 fp2     21 t
        vpshufb ymm14, ymm6, ymm14                                       ;    31.3 fp1     21 t
        vpshufb ymm0, ymm5, ymm0                                         ;    31.3 fp2     21 t
        vpxor ymm14, ymm14, ymm0                                         ;    32.3 fp3     21 t
        vpshufb ymm14, ymm14, ymm13                                      ;    33.3 fp1     21 t
        vaesenclast ymm14, ymm14, ymm3                                   ;    34.3 fp0     21 t
        vpand ymm0, ymm14, ymm4                                          ;    38.3 fp2     21 t
        vpsrlq ymm14, ymm14, 4                                           ;    38.3 fp1     21 t
        vpand ymm14, ymm14, ymm4                                         ;    39.3 fp3     21 t
        vmovdqu [rbp + 1888], ymm9                                       ;    33.7 agu2+fp5   22 t spill
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 416]    ;    30.7 agu1    21 t reload
        vpshufb ymm0, ymm9, ymm0                                         ;    39.3 fp2     21 t
        vpand ymm9, ymm1, ymm4                                           ;    31.0 fp0     23 t
        vpsrlq ymm1, ymm1, 4                                             ;    31.2 fp1     23 t
        vpand ymm1, ymm1, ymm4                                           ;    32.2 fp3     23 t
        vpshufb ymm9, ymm7, ymm9                                         ;    32.0 fp2     23 t
        vpshufb ymm1, ymm10, ymm1                                        ;    33.2 fp1     23 t
        vpxor ymm9, ymm9, ymm1                                           ;    34.2 fp0     23 t
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 448]    ;    32.0 agu0    21 t reload
        vpshufb ymm14, ymm1, ymm14                                       ;    40.3 fp2     21 t
        vpxor ymm0, ymm0, ymm14                                          ;    41.3 fp3     21 t
        vpshufb ymm14, ymm9, ymm13                                       ;    35.2 fp1     23 t
        vaesenclast ymm14, ymm14, ymm3                                   ;    36.2 fp0     23 t
        vpand ymm9, ymm14, ymm4                                          ;    40.2 fp3     23 t
        vpsrlq ymm14, ymm14, 4                                           ;    40.2 fp2     23 t
        vpand ymm14, ymm14, ymm4                                         ;    41.2 fp0     23 t
        vpshufb ymm9, ymm8, ymm9                                         ;    41.2 fp1     23 t
        vpand ymm8, ymm12, ymm4                                          ;    34.3 fp3     22 t
        vpsrlq ymm12, ymm12, 4                                           ;    34.8 fp2     22 t
        vpand ymm12, ymm12, ymm4                                         ;    35.8 fp0     22 t
        vpshufb ymm8, ymm6, ymm8                                         ;    35.3 fp1     22 t
        vpshufb ymm12, ymm5, ymm12                                       ;    36.8 fp2     22 t
        vpxor ymm8, ymm8, ymm12                                          ;    37.8 fp3     22 t
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 320]   ;    35.2 agu1    23 t reload
        vpshufb ymm14, ymm12, ymm14                                      ;    42.2 fp1     23 t
        vpxor ymm9, ymm9, ymm14                                          ;    43.2 fp0     23 t
        vpshufb ymm14, ymm8, ymm13                                       ;    38.8 fp2     22 t
        vaesenclast ymm14, ymm14, ymm3                                   ;    39.8 fp0     22 t
        vpand ymm8, ymm14, ymm4                                          ;    43.8 fp3     22 t
        vpsrlq ymm14, ymm14, 4                                           ;    43.8 fp1     22 t
        vpand ymm14, ymm14, ymm4                                         ;    44.8 fp2     22 t
        vpshufb ymm14, ymm15, ymm14                                      ;    45.8 fp1     22 t
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 352]   ;    38.8 agu0    22 t reload
        vpshufb ymm8, ymm15, ymm8                                        ;    45.8 fp2     22 t
        vpxor ymm14, ymm14, ymm8                                         ;    46.8 fp3     22 t
        vpand ymm8, ymm2, ymm4                                           ;    39.5 fp0     21 t
        vpsrlq ymm2, ymm2, 4                                             ;    39.8 fp1     21 t
        vpand ymm2, ymm2, ymm4                                           ;    40.8 fp2     21 t
        vpshufb ymm8, ymm6, ymm8                                         ;    40.8 fp1     21 t
        vpshufb ymm2, ymm5, ymm2                                         ;    41.8 fp2     21 t
        vpxor ymm8, ymm8, ymm2                                           ;    42.8 fp3     21 t
        vpshufb ymm2, ymm8, ymm13                                        ;    43.8 fp1     21 t
        vaesenclast ymm2, ymm2, ymm3                                     ;    44.8 fp0     21 t
        vpand ymm8, ymm2, ymm4                                           ;    48.8 fp3     21 t
        vpsrlq ymm2, ymm2, 4                                             ;    48.8 fp2     21 t
        vpand ymm2, ymm2, ymm4                                           ;    49.8 fp0     21 t
        vpshufb ymm2, ymm1, ymm2                                         ;    50.8 fp1     21 t
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 416]    ;    41.8 agu1    21 t reload
        vpshufb ymm8, ymm1, ymm8                                         ;    49.8 fp2     21 t
        vpxor ymm2, ymm2, ymm8                                           ;    51.8 fp3     21 t
        vpand ymm8, ymm11, ymm4                                          ;    42.8 fp0     42 t
        vpsrlq ymm11, ymm11, 4                                           ;    43.8 fp1     42 t
        vpand ymm11, ymm11, ymm4                                         ;    44.8 fp3     42 t
        vpshufb ymm8, ymm6, ymm8                                         ;    44.3 fp2     42 t
        vpshufb ymm11, ymm5, ymm11                                       ;    45.8 fp1     42 t
        vpxor ymm8, ymm8, ymm11                                          ;    46.8 fp0     42 t
        vpshufb ymm8, ymm8, ymm13                                        ;    47.8 fp2     42 t
        vaesenclast ymm8, ymm8, ymm3                                     ;    48.8 fp0     42 t
        vpand ymm11, ymm8, ymm4                                          ;    52.8 fp3     42 t
        vpsrlq ymm8, ymm8, 4                                             ;    52.8 fp1     42 t
        vpand ymm8, ymm8, ymm4                                           ;    53.8 fp3     42 t
        vpxor ymm14, ymm14, ymm0                                         ;    47.8 fp0     41 t
        vpxor ymm9, ymm9, [rbp + 1888]                                   ;    46.3 fp2+agu0   41 t
        vpxor ymm2, ymm2, [rbp + 1824]                                   ;    52.8 fp1+agu1   41 t
        vpxor ymm0, ymm0, ymm9                                           ;    47.3 fp3     41 t
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 160]    ;    47.0 agu0    41 t reload
        vpshufb ymm11, ymm1, ymm11                                       ;    54.0 fp2     42 t
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 192]   ;    47.2 agu1    41 t reload
        vpshufb ymm8, ymm15, ymm8                                        ;    54.8 fp1     42 t
        vpxor ymm11, ymm11, ymm8                                         ;    55.8 fp0     42 t
        vmovdqu ymm8, [rbp + 1856]                                       ;    48.0 agu0    41 t
        vpxor ymm8, ymm8, ymm11                                          ;    56.8 fp3     41 t
        vpxor ymm11, ymm14, [rbp + 1824]                                 ;    48.8 fp2+agu1   41 t
        vpxor ymm9, ymm9, ymm11                                          ;    49.8 fp0     41 t
        vpxor ymm12, ymm2, [rbp + 1856]                                  ;    53.8 fp1+agu0   41 t
        vpxor ymm14, ymm14, ymm12                                        ;    54.8 fp3     41 t
        vmovdqu ymm10, [rbp + 1888]                                      ;    49.3 agu1    41 t
        vpxor ymm10, ymm10, ymm8                                         ;    57.8 fp2     41 t
        vpxor ymm8, ymm8, ymm0                                           ;    57.8 fp0     41 t
        vpxor ymm2, ymm2, ymm10                                          ;    58.8 fp1     41 t
        vpxor ymm12, ymm12, ymm9                                         ;    54.8 fp3     61 t
        vpxor ymm9, ymm9, [rbp + 1760]                                   ;    50.8 fp2+agu0   61 t
        vpxor ymm12, ymm12, [rbp + 1472]                                 ;    55.8 fp0+agu1   61 t
        vpxor ymm7, ymm8, [rbp + 1792]                                   ;    58.8 fp1+agu0   61 t
        vpxor ymm10, ymm10, ymm14                                        ;    58.8 fp3     61 t
        vpxor ymm14, ymm14, [rbp + 1728]                                 ;    55.8 fp2+agu1   61 t
        vpxor ymm10, ymm10, [rbp + 1344]                                 ;    59.8 fp0+agu0   61 t
        vpxor ymm0, ymm0, [rbp + 1376]                                   ;    54.0 fp1+agu1   61 t
        vpxor ymm0, ymm0, ymm2                                           ;    59.8 fp3     61 t
        vpxor ymm2, ymm2, [rbp + 1536]                                   ;    59.8 fp2+agu0   61 t
        vpxor ymm11, ymm11, ymm8                                         ;    58.8 fp0     61 t
        vpxor ymm11, ymm11, [rbp + 1408]                                 ;    59.8 fp1+agu1   61 t
        vpbroadcastb ymm8, [r8 + 24]                                     ;    55.2 fp2+agu0   62 l.0
        vpxor ymm8, ymm8, ymm7                                           ;    59.8 fp3     40 t
        vmovdqu [rbp + 1536], ymm7                                       ;    59.8 agu2+fp5   61 t spill
        vpbroadcastb ymm7, [r8 + 25]                                     ;    56.0 fp1+agu1   62 l.1
        vpxor ymm7, ymm7, ymm9                                           ;    57.0 fp0     40 t
        vmovdqu [rbp + 1728], ymm9                                       ;    56.3 agu0+fp5   61 t spill
        vpbroadcastb ymm9, [r8 + 26]                                     ;    57.0 fp2+agu1   62 l.2
        vpxor ymm9, ymm9, ymm14                                          ;    58.0 fp3     40 t
        vmovdqu [rbp + 1792], ymm14                                      ;    57.3 agu2+fp5   61 t spill
        vpbroadcastb ymm14, [r8 + 27]                                    ;    57.2 fp1+agu0   62 l.3
        vpxor ymm14, ymm14, ymm2                                         ;    60.8 fp0     40 t
        vmovdqu [rbp + 1472], ymm2                                       ;    60.8 agu2+fp5   61 t spill
        vpbroadcastb ymm2, [r8 + 28]                                     ;    58.0 fp2+agu1   62 l.4
        vpxor ymm2, ymm2, ymm12                                          ;    59.0 fp3     40 t
        vmovdqu [rbp + 1760], ymm12                                      ;    59.3 agu0+fp5   61 t spill
        vpbroadcastb ymm12, [r8 + 29]                                    ;    59.0 fp1+agu1   62 l.5
        vpxor ymm12, ymm12, ymm10                                        ;    60.8 fp0     40 t
        vmovdqu [rbp + 1888], ymm10                                      ;    60.8 agu2+fp5   61 t spill
        vpbroadcastb ymm10, [r8 + 30]                                    ;    59.2 fp2+agu0   62 l.6
        vpxor ymm10, ymm10, ymm0                                         ;    60.8 fp3     40 t
        vmovdqu [rbp + 1856], ymm0                                       ;    61.3 agu2+fp5   61 t spill
        vpbroadcastb ymm0, [r8 + 31]                                     ;    60.0 fp1+agu1   62 l.7
        vpxor ymm0, ymm0, ymm11                                          ;    61.0 fp0     40 t
        vmovdqu [rbp + 1824], ymm11                                      ;    62.3 agu0+fp5   61 t spill
        vpand ymm11, ymm8, ymm4                                          ;    60.8 fp2     41 t
        vpsrlq ymm8, ymm8, 4                                             ;    60.8 fp1     41 t
        vpand ymm8, ymm8, ymm4                                           ;    61.8 fp3     41 t
        vpshufb ymm11, ymm6, ymm11                                       ;    61.8 fp2     41 t
        vpshufb ymm8, ymm5, ymm8                                         ;    62.8 fp1     41 t
        vpxor ymm11, ymm11, ymm8                                         ;    63.8 fp0     41 t
        vpshufb ymm8, ymm11, ymm13                                       ;    64.8 fp2     41 t
        vaesenclast ymm8, ymm8, ymm3                                     ;    65.8 fp0     41 t
        vpand ymm11, ymm8, ymm4                                          ;    69.8 fp3     41 t
        vpsrlq ymm8, ymm8, 4                                             ;    69.8 fp1     41 t
        vpand ymm8, ymm8, ymm4                                           ;    70.8 fp3     41 t
        vpshufb ymm11, ymm1, ymm11                                       ;    70.8 fp2     41 t
        vpshufb ymm8, ymm15, ymm8                                        ;    71.8 fp1     41 t
        vpxor ymm11, ymm11, ymm8                                         ;    72.8 fp0     41 t
        vpand ymm8, ymm7, ymm4                                           ;    63.3 fp3     23 t
        vpsrlq ymm7, ymm7, 4                                             ;    64.0 fp2     23 t
        vpand ymm7, ymm7, ymm4                                           ;    65.0 fp0     23 t
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 224]   ;    62.8 agu1    23 t reload
        vpshufb ymm8, ymm15, ymm8                                        ;    69.8 fp1     23 t
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 256]    ;    63.2 agu0    23 t reload
        vpshufb ymm7, ymm1, ymm7                                         ;    70.2 fp2     23 t
        vpxor ymm8, ymm8, ymm7                                           ;    71.2 fp3     23 t
        vpshufb ymm7, ymm8, ymm13                                        ;    72.2 fp1     23 t
        vaesenclast ymm7, ymm7, ymm3                                     ;    73.2 fp0     23 t
        vpand ymm8, ymm7, ymm4                                           ;    77.2 fp3     23 t
        vpsrlq ymm7, ymm7, 4                                             ;    77.2 fp2     23 t
        vpand ymm7, ymm7, ymm4                                           ;    78.2 fp0     23 t
        vmovdqu [rbp + 1920], ymm11                                      ;    73.8 agu2+fp5   41 t spill
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 288]   ;    65.8 agu1    23 t reload
        vpshufb ymm8, ymm11, ymm8                                        ;    78.2 fp1     23 t
        vpand ymm11, ymm9, ymm4                                          ;    69.8 fp3     22 t
        vpsrlq ymm9, ymm9, 4                                             ;    70.0 fp2     22 t
        vpand ymm9, ymm9, ymm4                                           ;    71.0 fp0     22 t
        vpshufb ymm11, ymm6, ymm11                                       ;    70.8 fp1     22 t
        vpshufb ymm9, ymm5, ymm9                                         ;    72.0 fp2     22 t
        vpxor ymm11, ymm11, ymm9                                         ;    73.0 fp3     22 t
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 320]    ;    70.8 agu0    23 t reload
        vpshufb ymm7, ymm9, ymm7                                         ;    79.2 fp1     23 t
        vpxor ymm8, ymm8, ymm7                                           ;    80.2 fp0     23 t
        vpshufb ymm7, ymm11, ymm13                                       ;    74.0 fp2     22 t
        vaesenclast ymm7, ymm7, ymm3                                     ;    75.0 fp0     22 t
        vpand ymm11, ymm7, ymm4                                          ;    79.0 fp3     22 t
        vpsrlq ymm7, ymm7, 4                                             ;    79.0 fp1     22 t
        vpand ymm7, ymm7, ymm4                                           ;    80.0 fp3     22 t
        vmovdqu [rbp + 1952], ymm8                                       ;    81.2 agu2+fp5   23 t spill
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 352]    ;    72.8 agu1    22 t reload
        vpshufb ymm11, ymm8, ymm11                                       ;    80.0 fp2     22 t
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 384]    ;    73.2 agu0    22 t reload
        vpshufb ymm7, ymm8, ymm7                                         ;    81.0 fp1     22 t
        vpxor ymm11, ymm11, ymm7                                         ;    82.0 fp0     22 t
        vpand ymm7, ymm14, ymm4                                          ;    73.8 fp3     21 t
        vpsrlq ymm14, ymm14, 4                                           ;    74.0 fp2     21 t
        vpand ymm14, ymm14, ymm4                                         ;    75.0 fp1     21 t
        vpshufb ymm7, ymm6, ymm7                                         ;    75.0 fp2     21 t
        vpshufb ymm14, ymm5, ymm14                                       ;    76.0 fp1     21 t
        vpxor ymm7, ymm7, ymm14                                          ;    77.0 fp0     21 t
        vpshufb ymm14, ymm7, ymm13                                       ;    78.0 fp2     21 t
        vaesenclast ymm14, ymm14, ymm3                                   ;    79.0 fp0     21 t
        vpand ymm7, ymm14, ymm4                                          ;    83.0 fp3     21 t
        vpsrlq ymm14, ymm14, 4                                           ;    83.0 fp1     21 t
        vpand ymm14, ymm14, ymm4                                         ;    84.0 fp2     21 t
        vmovdqu [rbp + 1984], ymm11                                      ;    83.0 agu2+fp5   22 t spill
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 416]   ;    78.2 agu1    21 t reload
        vpshufb ymm7, ymm11, ymm7                                        ;    85.2 fp1     21 t
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 448]   ;    78.5 agu0    21 t reload
        vpshufb ymm14, ymm11, ymm14                                      ;    85.5 fp2     21 t
        vpxor ymm7, ymm7, ymm14                                          ;    86.5 fp0     21 t
        vpand ymm14, ymm2, ymm4                                          ;    79.2 fp3     23 t
        vpsrlq ymm2, ymm2, 4                                             ;    79.3 fp1     23 t
        vpand ymm2, ymm2, ymm4                                           ;    80.3 fp2     23 t
        vpshufb ymm14, ymm15, ymm14                                      ;    80.3 fp1     23 t
        vpshufb ymm2, ymm1, ymm2                                         ;    81.3 fp2     23 t
        vpxor ymm14, ymm14, ymm2                                         ;    82.3 fp0     23 t
        vpshufb ymm14, ymm14, ymm13                                      ;    83.3 fp1     23 t
        vaesenclast ymm14, ymm14, ymm3                                   ;    84.3 fp0     23 t
        vpand ymm2, ymm14, ymm4                                          ;    88.3 fp3     23 t
        vpsrlq ymm14, ymm14, 4                                           ;    88.3 fp2     23 t
        vpand ymm14, ymm14, ymm4                                         ;    89.3 fp3     23 t
        vpshufb ymm14, ymm9, ymm14                                       ;    90.3 fp1     23 t
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 288]    ;    81.3 agu1    23 t reload
        vpshufb ymm2, ymm9, ymm2                                         ;    89.3 fp2     23 t
        vpxor ymm14, ymm14, ymm2                                         ;    91.3 fp0     23 t
        vpand ymm2, ymm12, ymm4                                          ;    82.5 fp3     22 t
        vpsrlq ymm12, ymm12, 4                                           ;    83.3 fp1     22 t
        vpand ymm12, ymm12, ymm4                                         ;    84.3 fp0     22 t
        vpshufb ymm2, ymm6, ymm2                                         ;    83.7 fp2     22 t
        vpshufb ymm12, ymm5, ymm12                                       ;    85.3 fp1     22 t
        vpxor ymm2, ymm2, ymm12                                          ;    86.3 fp3     22 t
        vpshufb ymm2, ymm2, ymm13                                        ;    87.3 fp2     22 t
        vaesenclast ymm2, ymm2, ymm3                                     ;    88.3 fp0     22 t
        vpand ymm12, ymm2, ymm4                                          ;    92.3 fp3     22 t
        vpsrlq ymm2, ymm2, 4                                             ;    92.3 fp1     22 t
        vpand ymm2, ymm2, ymm4                                           ;    93.3 fp0     22 t
        vpshufb ymm2, ymm8, ymm2                                         ;    94.3 fp2     22 t
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 352]    ;    85.3 agu0    22 t reload
        vpshufb ymm12, ymm8, ymm12                                       ;    93.3 fp1     22 t
        vpxor ymm2, ymm2, ymm12                                          ;    95.3 fp3     22 t
        vpand ymm12, ymm10, ymm4                                         ;    86.3 fp0     21 t
        vpsrlq ymm10, ymm10, 4                                           ;    86.7 fp2     21 t
        vpand ymm10, ymm10, ymm4                                         ;    87.7 fp3     21 t
        vpshufb ymm12, ymm6, ymm12                                       ;    87.3 fp1     21 t
        vpshufb ymm10, ymm5, ymm10                                       ;    88.7 fp2     21 t
        vpxor ymm12, ymm12, ymm10                                        ;    89.7 fp0     21 t
        vpshufb ymm10, ymm12, ymm13                                      ;    90.7 fp1     21 t
        vaesenclast ymm10, ymm10, ymm3                                   ;    91.7 fp0     21 t
        vpand ymm12, ymm10, ymm4                                         ;    95.7 fp3     21 t
        vpsrlq ymm10, ymm10, 4                                           ;    95.7 fp2     21 t
        vpand ymm10, ymm10, ymm4                                         ;    96.7 fp1     21 t
        vpshufb ymm10, ymm11, ymm10                                      ;    97.7 fp2     21 t
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 416]   ;    89.5 agu1    21 t reload
        vpshufb ymm12, ymm11, ymm12                                      ;    96.7 fp1     21 t
        vpxor ymm10, ymm10, ymm12                                        ;    98.7 fp0     21 t
        vpand ymm12, ymm0, ymm4                                          ;    90.3 fp3     42 t
        vpsrlq ymm0, ymm0, 4                                             ;    90.7 fp2     42 t
        vpand ymm0, ymm0, ymm4                                           ;    91.7 fp0     42 t
        vpshufb ymm12, ymm6, ymm12                                       ;    91.3 fp1     42 t
        vpshufb ymm0, ymm5, ymm0                                         ;    92.7 fp2     42 t
        vpxor ymm12, ymm12, ymm0                                         ;    93.7 fp3     42 t
        vpshufb ymm0, ymm12, ymm13                                       ;    94.7 fp1     42 t
        vaesenclast ymm0, ymm0, ymm3                                     ;    95.7 fp0     42 t
        vpand ymm12, ymm0, ymm4                                          ;    99.7 fp3     42 t
        vpsrlq ymm0, ymm0, 4                                             ;    99.7 fp2     42 t
        vpand ymm0, ymm0, ymm4                                           ;   100.7 fp0     42 t
        vpxor ymm2, ymm2, ymm7                                           ;    96.3 fp1     41 t
        vpxor ymm14, ymm14, [rbp + 1984]                                 ;    93.5 fp3+agu0   41 t
        vpxor ymm10, ymm10, [rbp + 1920]                                 ;    99.7 fp2+agu1   41 t
        vpxor ymm7, ymm7, ymm14                                          ;    94.5 fp0     41 t
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 160]   ;    94.5 agu0    41 t reload
        vpshufb ymm12, ymm11, ymm12                                      ;   101.5 fp1     42 t
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 192]    ;    94.7 agu1    41 t reload
        vpshufb ymm0, ymm8, ymm0                                         ;   101.7 fp2     42 t
        vpxor ymm12, ymm12, ymm0                                         ;   102.7 fp3     42 t
        vmovdqu ymm0, [rbp + 1952]                                       ;    95.5 agu0    41 t
        vpxor ymm0, ymm0, ymm12                                          ;   103.7 fp0     41 t
        vpxor ymm12, ymm2, [rbp + 1920]                                  ;    97.3 fp1+agu1   41 t
        vpxor ymm14, ymm14, ymm12                                        ;    98.3 fp2     41 t
        vpxor ymm9, ymm10, [rbp + 1952]                                  ;   100.7 fp3+agu0   41 t
        vpxor ymm2, ymm2, ymm9                                           ;   101.7 fp0     41 t
        vmovdqu ymm1, [rbp + 1984]                                       ;    96.7 agu1    41 t
        vpxor ymm1, ymm1, ymm0                                           ;   104.7 fp1     41 t
        vpxor ymm0, ymm0, ymm7                                           ;   104.7 fp2     41 t
        vpxor ymm10, ymm10, ymm1                                         ;   105.7 fp3     41 t
        vpxor ymm9, ymm9, ymm14                                          ;   101.7 fp0     62 t
        vpxor ymm14, ymm14, [rbp + 1440]                                 ;    99.3 fp1+agu0   62 t
        vpxor ymm9, ymm9, [rbp + 1664]                                   ;   102.7 fp2+agu1   62 t
        vpxor ymm1, ymm1, ymm2                                           ;   105.7 fp3     62 t
        vpxor ymm2, ymm2, [rbp + 1504]                                   ;   102.7 fp0+agu0   62 t
        vpxor ymm1, ymm1, [rbp + 1632]                                   ;   106.7 fp1+agu1   62 t
        vpxor ymm7, ymm7, [rbp + 1600]                                   ;   100.7 fp2+agu0   62 t
        vpxor ymm7, ymm7, ymm10                                          ;   106.7 fp3     62 t
        vpxor ymm10, ymm10, [rbp + 1696]                                 ;   106.7 fp0+agu1   62 t
        vpxor ymm12, ymm12, [rbp + 1568]                                 ;   101.7 fp1+agu0   62 t
        vpxor ymm12, ymm12, ymm0                                         ;   105.7 fp2     62 t
        vpxor ymm0, ymm0, [rbp + 896]                                    ;   105.7 fp3+agu1   62 t
        vpbroadcastb ymm15, [r8 + 32]                                    ;   102.7 fp1+agu0   61 r.0
        vpxor ymm15, ymm15, ymm0                                         ;   106.7 fp0     40 t
        vmovdqu [rbp + 896], ymm0                                        ;   106.7 agu2+fp5   62 t spill
        vpbroadcastb ymm0, [r8 + 33]                                     ;   102.8 fp2+agu1   61 r.1
        vpxor ymm0, ymm0, ymm14                                          ;   103.8 fp3     40 t
        vmovdqu [rbp + 1568], ymm14                                      ;   103.2 agu2+fp5   62 t spill
        vpbroadcastb ymm14, [r8 + 34]                                    ;   103.7 fp1+agu0   61 r.2
        vpxor ymm14, ymm14, ymm2                                         ;   104.7 fp0     40 t
        vmovdqu [rbp + 1696], ymm2                                       ;   104.2 agu1+fp5   62 t spill
        vpbroadcastb ymm2, [r8 + 35]                                     ;   104.7 fp2+agu0   61 r.3
        vpxor ymm2, ymm2, ymm10                                          ;   107.7 fp3     40 t
        vmovdqu [rbp + 1600], ymm10                                      ;   107.7 agu2+fp5   62 t spill
        vpbroadcastb ymm10, [r8 + 36]                                    ;   104.8 fp1+agu1   61 r.4
        vpxor ymm10, ymm10, ymm9                                         ;   105.8 fp0     40 t
        vmovdqu [rbp + 1632], ymm9                                       ;   106.2 agu2+fp5   62 t spill
        vpbroadcastb ymm9, [r8 + 37]                                     ;   105.7 fp2+agu0   61 r.5
        vpxor ymm9, ymm9, ymm1                                           ;   107.7 fp3     40 t
        vmovdqu [rbp + 1504], ymm1                                       ;   107.7 agu1+fp5   62 t spill
        vpbroadcastb ymm1, [r8 + 38]                                     ;   106.7 fp1+agu0   61 r.6
        vpxor ymm1, ymm1, ymm7                                           ;   107.7 fp0     40 t
        vmovdqu [rbp + 1664], ymm7                                       ;   108.2 agu2+fp5   62 t spill
        vpbroadcastb ymm7, [r8 + 39]                                     ;   106.8 fp2+agu1   61 r.7
        vpxor ymm7, ymm7, ymm12                                          ;   107.8 fp3     40 t
        vmovdqu [rbp + 1440], ymm12                                      ;   109.2 agu2+fp5   62 t spill
        vpand ymm12, ymm15, ymm4                                         ;   107.7 fp1     41 t
        vpsrlq ymm15, ymm15, 4                                           ;   107.7 fp2     41 t
        vpand ymm15, ymm15, ymm4                                         ;   108.7 fp0     41 t
        vpshufb ymm12, ymm6, ymm12                                       ;   108.7 fp1     41 t
        vpshufb ymm15, ymm5, ymm15                                       ;   109.7 fp2     41 t
        vpxor ymm12, ymm12, ymm15                                        ;   110.7 fp3     41 t
        vpshufb ymm15, ymm12, ymm13                                      ;   111.7 fp1     41 t
        vaesenclast ymm15, ymm15, ymm3                                   ;   112.7 fp0     41 t
        vpand ymm12, ymm15, ymm4                                         ;   116.7 fp3     41 t
        vpsrlq ymm15, ymm15, 4                                           ;   116.7 fp2     41 t
        vpand ymm15, ymm15, ymm4                                         ;   117.7 fp0     41 t
        vpshufb ymm12, ymm11, ymm12                                      ;   117.7 fp1     41 t
        vpshufb ymm15, ymm8, ymm15                                       ;   118.7 fp2     41 t
        vpxor ymm12, ymm12, ymm15                                        ;   119.7 fp3     41 t
        vpand ymm15, ymm0, ymm4                                          ;   110.0 fp0     23 t
        vpsrlq ymm0, ymm0, 4                                             ;   110.7 fp1     23 t
        vpand ymm0, ymm0, ymm4                                           ;   111.7 fp3     23 t
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 224]    ;   109.5 agu0    23 t reload
        vpshufb ymm15, ymm8, ymm15                                       ;   116.5 fp2     23 t
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 256]   ;   109.8 agu1    23 t reload
        vpshufb ymm0, ymm11, ymm0                                        ;   116.8 fp1     23 t
        vpxor ymm15, ymm15, ymm0                                         ;   117.8 fp0     23 t
        vpshufb ymm15, ymm15, ymm13                                      ;   118.8 fp2     23 t
        vaesenclast ymm15, ymm15, ymm3                                   ;   119.8 fp0     23 t
        vpand ymm0, ymm15, ymm4                                          ;   123.8 fp3     23 t
        vpsrlq ymm15, ymm15, 4                                           ;   123.8 fp1     23 t
        vpand ymm15, ymm15, ymm4                                         ;   124.8 fp3     23 t
        vmovdqu [rbp + 1984], ymm12                                      ;   120.7 agu2+fp5   41 t spill
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 288]   ;   112.7 agu0    23 t reload
        vpshufb ymm0, ymm12, ymm0                                        ;   124.8 fp2     23 t
        vpand ymm12, ymm14, ymm4                                         ;   116.5 fp0     22 t
        vpsrlq ymm14, ymm14, 4                                           ;   116.7 fp1     22 t
        vpand ymm14, ymm14, ymm4                                         ;   117.7 fp3     22 t
        vpshufb ymm12, ymm6, ymm12                                       ;   117.5 fp2     22 t
        vpshufb ymm14, ymm5, ymm14                                       ;   118.7 fp1     22 t
        vpxor ymm12, ymm12, ymm14                                        ;   119.7 fp0     22 t
        vmovdqu ymm14, [rel camellia128_encrypt.T0_constants256 + 320]   ;   117.5 agu1    23 t reload
        vpshufb ymm15, ymm14, ymm15                                      ;   125.8 fp2     23 t
        vpxor ymm0, ymm0, ymm15                                          ;   126.8 fp3     23 t
        vpshufb ymm15, ymm12, ymm13                                      ;   120.7 fp1     22 t
        vaesenclast ymm15, ymm15, ymm3                                   ;   121.7 fp0     22 t
        vpand ymm12, ymm15, ymm4                                         ;   125.7 fp3     22 t
        vpsrlq ymm15, ymm15, 4                                           ;   125.7 fp2     22 t
        vpand ymm15, ymm15, ymm4                                         ;   126.7 fp0     22 t
        vmovdqu [rbp + 1952], ymm0                                       ;   127.8 agu2+fp5   23 t spill
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256 + 352]    ;   119.7 agu0    22 t reload
        vpshufb ymm12, ymm0, ymm12                                       ;   126.7 fp1     22 t
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256 + 384]    ;   120.0 agu1    22 t reload
        vpshufb ymm15, ymm0, ymm15                                       ;   127.7 fp2     22 t
        vpxor ymm12, ymm12, ymm15                                        ;   128.7 fp3     22 t
        vpand ymm15, ymm2, ymm4                                          ;   120.7 fp0     21 t
        vpsrlq ymm2, ymm2, 4                                             ;   120.8 fp1     21 t
        vpand ymm2, ymm2, ymm4                                           ;   121.8 fp2     21 t
        vpshufb ymm15, ymm6, ymm15                                       ;   121.8 fp1     21 t
        vpshufb ymm2, ymm5, ymm2                                         ;   122.8 fp2     21 t
        vpxor ymm15, ymm15, ymm2                                         ;   123.8 fp3     21 t
        vpshufb ymm15, ymm15, ymm13                                      ;   124.8 fp1     21 t
        vaesenclast ymm15, ymm15, ymm3                                   ;   125.8 fp0     21 t
        vpand ymm2, ymm15, ymm4                                          ;   129.8 fp3     21 t
        vpsrlq ymm15, ymm15, 4                                           ;   129.8 fp2     21 t
        vpand ymm15, ymm15, ymm4                                         ;   130.8 fp0     21 t
        vmovdqu [rbp + 1920], ymm12                                      ;   129.7 agu2+fp5   22 t spill
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 416]   ;   125.0 agu0    21 t reload
        vpshufb ymm2, ymm12, ymm2                                        ;   132.0 fp1     21 t
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 448]   ;   125.3 agu1    21 t reload
        vpshufb ymm15, ymm12, ymm15                                      ;   132.3 fp2     21 t
        vpxor ymm2, ymm2, ymm15                                          ;   133.3 fp3     21 t
        vpand ymm15, ymm10, ymm4                                         ;   125.8 fp0     23 t
        vpsrlq ymm10, ymm10, 4                                           ;   126.2 fp1     23 t
        vpand ymm10, ymm10, ymm4                                         ;   127.2 fp2     23 t
        vpshufb ymm15, ymm8, ymm15                                       ;   127.2 fp1     23 t
        vpshufb ymm10, ymm11, ymm10                                      ;   128.2 fp2     23 t
        vpxor ymm15, ymm15, ymm10                                        ;   129.2 fp3     23 t
        vpshufb ymm15, ymm15, ymm13                                      ;   130.2 fp1     23 t
        vaesenclast ymm15, ymm15, ymm3                                   ;   131.2 fp0     23 t
        vpand ymm10, ymm15, ymm4                                         ;   135.2 fp3     23 t
        vpsrlq ymm15, ymm15, 4                                           ;   135.2 fp2     23 t
        vpand ymm15, ymm15, ymm4                                         ;   136.2 fp0     23 t
        vpshufb ymm15, ymm14, ymm15                                      ;   137.2 fp1     23 t
        vmovdqu ymm14, [rel camellia128_encrypt.T0_constants256 + 288]   ;   128.2 agu0    23 t reload
        vpshufb ymm10, ymm14, ymm10                                      ;   136.2 fp2     23 t
        vpxor ymm15, ymm15, ymm10                                        ;   138.2 fp3     23 t
        vpand ymm10, ymm9, ymm4                                          ;   129.2 fp0     22 t
        vpsrlq ymm9, ymm9, 4                                             ;   130.2 fp1     22 t
        vpand ymm9, ymm9, ymm4                                           ;   131.2 fp3     22 t
        vpshufb ymm10, ymm6, ymm10                                       ;   130.5 fp2     22 t
        vpshufb ymm9, ymm5, ymm9                                         ;   132.2 fp1     22 t
        vpxor ymm10, ymm10, ymm9                                         ;   133.2 fp0     22 t
        vpshufb ymm9, ymm10, ymm13                                       ;   134.2 fp2     22 t
        vaesenclast ymm9, ymm9, ymm3                                     ;   135.2 fp0     22 t
        vpand ymm10, ymm9, ymm4                                          ;   139.2 fp3     22 t
        vpsrlq ymm9, ymm9, 4                                             ;   139.2 fp1     22 t
        vpand ymm9, ymm9, ymm4                                           ;   140.2 fp3     22 t
        vpshufb ymm9, ymm0, ymm9                                         ;   141.2 fp2     22 t
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256 + 352]    ;   132.2 agu1    22 t reload
        vpshufb ymm10, ymm0, ymm10                                       ;   140.2 fp1     22 t
        vpxor ymm9, ymm9, ymm10                                          ;   142.2 fp0     22 t
        vpand ymm10, ymm1, ymm4                                          ;   133.2 fp3     21 t
        vpsrlq ymm1, ymm1, 4                                             ;   133.5 fp2     21 t
        vpand ymm1, ymm1, ymm4                                           ;   134.5 fp0     21 t
        vpshufb ymm10, ymm6, ymm10                                       ;   134.2 fp1     21 t
        vpshufb ymm1, ymm5, ymm1                                         ;   135.5 fp2     21 t
        vpxor ymm10, ymm10, ymm1                                         ;   136.5 fp3     21 t
        vpshufb ymm1, ymm10, ymm13                                       ;   137.5 fp1     21 t
        vaesenclast ymm1, ymm1, ymm3                                     ;   138.5 fp0     21 t
        vpand ymm10, ymm1, ymm4                                          ;   142.5 fp3     21 t
        vpsrlq ymm1, ymm1, 4                                             ;   142.5 fp2     21 t
        vpand ymm1, ymm1, ymm4                                           ;   143.5 fp0     21 t
        vpshufb ymm1, ymm12, ymm1                                        ;   144.5 fp1     21 t
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 416]   ;   136.3 agu0    21 t reload
        vpshufb ymm10, ymm12, ymm10                                      ;   143.5 fp2     21 t
        vpxor ymm1, ymm1, ymm10                                          ;   145.5 fp3     21 t
        vpand ymm10, ymm7, ymm4                                          ;   137.2 fp0     42 t
        vpsrlq ymm7, ymm7, 4                                             ;   137.3 fp1     42 t
        vpand ymm7, ymm7, ymm4                                           ;   138.3 fp2     42 t
        vpshufb ymm10, ymm6, ymm10                                       ;   138.3 fp1     42 t
        vpshufb ymm7, ymm5, ymm7                                         ;   139.3 fp2     42 t
        vpxor ymm10, ymm10, ymm7                                         ;   140.3 fp3     42 t
        vpshufb ymm7, ymm10, ymm13                                       ;   141.3 fp1     42 t
        vaesenclast ymm7, ymm7, ymm3                                     ;   142.3 fp0     42 t
        vpand ymm10, ymm7, ymm4                                          ;   146.3 fp3     42 t
        vpsrlq ymm7, ymm7, 4                                             ;   146.3 fp2     42 t
        vpand ymm7, ymm7, ymm4                                           ;   147.3 fp0     42 t
        vpxor ymm9, ymm9, ymm2                                           ;   143.2 fp1     41 t
        vpxor ymm15, ymm15, [rbp + 1920]                                 ;   140.3 fp3+agu1   41 t
        vpxor ymm1, ymm1, [rbp + 1984]                                   ;   146.5 fp2+agu0   41 t
        vpxor ymm2, ymm2, ymm15                                          ;   141.3 fp0     41 t
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 160]   ;   141.3 agu1    41 t reload
        vpshufb ymm10, ymm12, ymm10                                      ;   148.3 fp1     42 t
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256 + 192]    ;   141.5 agu0    41 t reload
        vpshufb ymm7, ymm0, ymm7                                         ;   148.5 fp2     42 t
        vpxor ymm10, ymm10, ymm7                                         ;   149.5 fp3     42 t
        vmovdqu ymm7, [rbp + 1952]                                       ;   142.3 agu1    41 t
        vpxor ymm7, ymm7, ymm10                                          ;   150.5 fp0     41 t
        vpxor ymm10, ymm9, [rbp + 1984]                                  ;   144.2 fp1+agu0   41 t
        vpxor ymm15, ymm15, ymm10                                        ;   145.2 fp2     41 t
        vpxor ymm14, ymm1, [rbp + 1952]                                  ;   147.5 fp3+agu1   41 t
        vpxor ymm9, ymm9, ymm14                                          ;   148.5 fp0     41 t
        vmovdqu ymm11, [rbp + 1920]                                      ;   143.5 agu0    41 t
        vpxor ymm11, ymm11, ymm7                                         ;   151.5 fp1     41 t
        vpxor ymm7, ymm7, ymm2                                           ;   151.5 fp2     41 t
        vpxor ymm1, ymm1, ymm11                                          ;   152.5 fp3     41 t
        vpxor ymm14, ymm14, ymm15                                        ;   148.5 fp0     61 t
        vpxor ymm15, ymm15, [rbp + 1728]                                 ;   146.2 fp1+agu1   61 t
        vpxor ymm14, ymm14, [rbp + 1760]                                 ;   149.5 fp2+agu0   61 t
        vpxor ymm11, ymm11, ymm9                                         ;   152.5 fp3     61 t
        vpxor ymm9, ymm9, [rbp + 1792]                                   ;   149.5 fp0+agu1   61 t
        vpxor ymm11, ymm11, [rbp + 1888]                                 ;   153.5 fp1+agu0   61 t
        vpxor ymm2, ymm2, [rbp + 1856]                                   ;   147.3 fp2+agu1   61 t
        vpxor ymm2, ymm2, ymm1                                           ;   153.5 fp3     61 t
        vpxor ymm1, ymm1, [rbp + 1472]                                   ;   153.5 fp0+agu0   61 t
        vpxor ymm10, ymm10, [rbp + 1824]                                 ;   148.3 fp1+agu1   61 t
        vpxor ymm10, ymm10, ymm7                                         ;   152.5 fp2     61 t
        vpxor ymm7, ymm7, [rbp + 1536]                                   ;   152.5 fp3+agu0   61 t
        vpbroadcastb ymm8, [r8 + 40]                                     ;   149.3 fp1+agu1   62 l.0
        vpxor ymm8, ymm8, ymm7                                           ;   153.5 fp0     40 t
        vmovdqu [rbp + 1536], ymm7                                       ;   153.5 agu2+fp5   61 t spill
        vpbroadcastb ymm7, [r8 + 41]                                     ;   149.5 fp2+agu0   62 l.1
        vpxor ymm7, ymm7, ymm15                                          ;   150.5 fp3     40 t
        vmovdqu [rbp + 1824], ymm15                                      ;   150.0 agu2+fp5   61 t spill
        vpbroadcastb ymm15, [r8 + 42]                                    ;   150.3 fp1+agu1   62 l.2
        vpxor ymm15, ymm15, ymm9                                         ;   151.3 fp0     40 t
        vmovdqu [rbp + 1472], ymm9                                       ;   151.0 agu0+fp5   61 t spill
        vpbroadcastb ymm9, [r8 + 43]                                     ;   151.3 fp2+agu1   62 l.3
        vpxor ymm9, ymm9, ymm1                                           ;   154.5 fp3     40 t
        vmovdqu [rbp + 1856], ymm1                                       ;   154.5 agu2+fp5   61 t spill
        vpbroadcastb ymm1, [r8 + 44]                                     ;   151.5 fp1+agu0   62 l.4
        vpxor ymm1, ymm1, ymm14                                          ;   152.5 fp0     40 t
        vmovdqu [rbp + 1888], ymm14                                      ;   153.0 agu2+fp5   61 t spill
        vpbroadcastb ymm14, [r8 + 45]                                    ;   152.3 fp2+agu1   62 l.5
        vpxor ymm14, ymm14, ymm11                                        ;   154.5 fp3     40 t
        vmovdqu [rbp + 1792], ymm11                                      ;   154.5 agu0+fp5   61 t spill
        vpbroadcastb ymm11, [r8 + 46]                                    ;   153.3 fp1+agu1   62 l.6
        vpxor ymm11, ymm11, ymm2                                         ;   154.5 fp0     40 t
        vmovdqu [rbp + 1760], ymm2                                       ;   155.0 agu2+fp5   61 t spill
        vpbroadcastb ymm2, [r8 + 47]                                     ;   153.5 fp2+agu0   62 l.7
        vpxor ymm2, ymm2, ymm10                                          ;   154.5 fp3     40 t
        vmovdqu [rbp + 1728], ymm10                                      ;   156.0 agu2+fp5   61 t spill
        vpand ymm10, ymm8, ymm4                                          ;   154.5 fp1     41 t
        vpsrlq ymm8, ymm8, 4                                             ;   154.5 fp2     41 t
        vpand ymm8, ymm8, ymm4                                           ;   155.5 fp0     41 t
        vpshufb ymm10, ymm6, ymm10                                       ;   155.5 fp1     41 t
        vpshufb ymm8, ymm5, ymm8                                         ;   156.5 fp2     41 t
        vpxor ymm10, ymm10, ymm8                                         ;   157.5 fp3     41 t
        vpshufb ymm8, ymm10, ymm13                                       ;   158.5 fp1     41 t
        vaesenclast ymm8, ymm8, ymm3                                     ;   159.5 fp0     41 t
        vpand ymm10, ymm8, ymm4                                          ;   163.5 fp3     41 t
        vpsrlq ymm8, ymm8, 4                                             ;   163.5 fp2     41 t
        vpand ymm8, ymm8, ymm4                                           ;   164.5 fp0     41 t
        vpshufb ymm10, ymm12, ymm10                                      ;   164.5 fp1     41 t
        vpshufb ymm8, ymm0, ymm8                                         ;   165.5 fp2     41 t
        vpxor ymm10, ymm10, ymm8                                         ;   166.5 fp3     41 t
        vpand ymm8, ymm7, ymm4                                           ;   156.7 fp0     23 t
        vpsrlq ymm7, ymm7, 4                                             ;   157.3 fp1     23 t
        vpand ymm7, ymm7, ymm4                                           ;   158.3 fp3     23 t
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256 + 224]    ;   156.2 agu1    23 t reload
        vpshufb ymm8, ymm0, ymm8                                         ;   163.2 fp2     23 t
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 256]   ;   156.5 agu0    23 t reload
        vpshufb ymm7, ymm12, ymm7                                        ;   163.5 fp1     23 t
        vpxor ymm8, ymm8, ymm7                                           ;   164.5 fp0     23 t
        vpshufb ymm7, ymm8, ymm13                                        ;   165.5 fp2     23 t
        vaesenclast ymm7, ymm7, ymm3                                     ;   166.5 fp0     23 t
        vpand ymm8, ymm7, ymm4                                           ;   170.5 fp3     23 t
        vpsrlq ymm7, ymm7, 4                                             ;   170.5 fp1     23 t
        vpand ymm7, ymm7, ymm4                                           ;   171.5 fp3     23 t
        vmovdqu [rbp + 1920], ymm10                                      ;   167.5 agu2+fp5   41 t spill
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 288]   ;   159.5 agu1    23 t reload
        vpshufb ymm8, ymm10, ymm8                                        ;   171.5 fp2     23 t
        vpand ymm10, ymm15, ymm4                                         ;   163.2 fp0     22 t
        vpsrlq ymm15, ymm15, 4                                           ;   163.3 fp1     22 t
        vpand ymm15, ymm15, ymm4                                         ;   164.3 fp3     22 t
        vpshufb ymm10, ymm6, ymm10                                       ;   164.2 fp2     22 t
        vpshufb ymm15, ymm5, ymm15                                       ;   165.3 fp1     22 t
        vpxor ymm10, ymm10, ymm15                                        ;   166.3 fp0     22 t
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 320]   ;   164.2 agu0    23 t reload
        vpshufb ymm7, ymm15, ymm7                                        ;   172.5 fp2     23 t
        vpxor ymm8, ymm8, ymm7                                           ;   173.5 fp3     23 t
        vpshufb ymm7, ymm10, ymm13                                       ;   167.3 fp1     22 t
        vaesenclast ymm7, ymm7, ymm3                                     ;   168.3 fp0     22 t
        vpand ymm10, ymm7, ymm4                                          ;   172.3 fp3     22 t
        vpsrlq ymm7, ymm7, 4                                             ;   172.3 fp2     22 t
        vpand ymm7, ymm7, ymm4                                           ;   173.3 fp0     22 t
        vmovdqu [rbp + 1952], ymm8                                       ;   174.5 agu2+fp5   23 t spill
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 352]    ;   166.3 agu1    22 t reload
        vpshufb ymm10, ymm8, ymm10                                       ;   173.3 fp1     22 t
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 384]    ;   166.7 agu0    22 t reload
        vpshufb ymm7, ymm8, ymm7                                         ;   174.3 fp2     22 t
        vpxor ymm10, ymm10, ymm7                                         ;   175.3 fp3     22 t
        vpand ymm7, ymm9, ymm4                                           ;   167.3 fp0     21 t
        vpsrlq ymm9, ymm9, 4                                             ;   167.5 fp1     21 t
        vpand ymm9, ymm9, ymm4                                           ;   168.5 fp2     21 t
        vpshufb ymm7, ymm6, ymm7                                         ;   168.5 fp1     21 t
        vpshufb ymm9, ymm5, ymm9                                         ;   169.5 fp2     21 t
        vpxor ymm7, ymm7, ymm9                                           ;   170.5 fp3     21 t
        vpshufb ymm7, ymm7, ymm13                                        ;   171.5 fp1     21 t
        vaesenclast ymm7, ymm7, ymm3                                     ;   172.5 fp0     21 t
        vpand ymm9, ymm7, ymm4                                           ;   176.5 fp3     21 t
        vpsrlq ymm7, ymm7, 4                                             ;   176.5 fp2     21 t
        vpand ymm7, ymm7, ymm4                                           ;   177.5 fp0     21 t
        vmovdqu [rbp + 1984], ymm10                                      ;   176.3 agu2+fp5   22 t spill
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 416]   ;   171.7 agu1    21 t reload
        vpshufb ymm9, ymm10, ymm9                                        ;   178.7 fp1     21 t
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 448]   ;   172.0 agu0    21 t reload
        vpshufb ymm7, ymm10, ymm7                                        ;   179.0 fp2     21 t
        vpxor ymm9, ymm9, ymm7                                           ;   180.0 fp3     21 t
        vpand ymm7, ymm1, ymm4                                           ;   172.5 fp0     23 t
        vpsrlq ymm1, ymm1, 4                                             ;   172.8 fp1     23 t
        vpand ymm1, ymm1, ymm4                                           ;   173.8 fp2     23 t
        vpshufb ymm7, ymm0, ymm7                                         ;   173.8 fp1     23 t
        vpshufb ymm1, ymm12, ymm1                                        ;   174.8 fp2     23 t
        vpxor ymm7, ymm7, ymm1                                           ;   175.8 fp3     23 t
        vpshufb ymm1, ymm7, ymm13                                        ;   176.8 fp1     23 t
        vaesenclast ymm1, ymm1, ymm3                                     ;   177.8 fp0     23 t
        vpand ymm7, ymm1, ymm4                                           ;   181.8 fp3     23 t
        vpsrlq ymm1, ymm1, 4                                             ;   181.8 fp2     23 t
        vpand ymm1, ymm1, ymm4                                           ;   182.8 fp0     23 t
        vpshufb ymm1, ymm15, ymm1                                        ;   183.8 fp1     23 t
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 288]   ;   174.8 agu1    23 t reload
        vpshufb ymm7, ymm15, ymm7                                        ;   182.8 fp2     23 t
        vpxor ymm1, ymm1, ymm7                                           ;   184.8 fp3     23 t
        vpand ymm7, ymm14, ymm4                                          ;   175.8 fp0     22 t
        vpsrlq ymm14, ymm14, 4                                           ;   176.8 fp1     22 t
        vpand ymm14, ymm14, ymm4                                         ;   177.8 fp3     22 t
        vpshufb ymm7, ymm6, ymm7                                         ;   177.2 fp2     22 t
        vpshufb ymm14, ymm5, ymm14                                       ;   178.8 fp1     22 t
        vpxor ymm7, ymm7, ymm14                                          ;   179.8 fp0     22 t
        vpshufb ymm14, ymm7, ymm13                                       ;   180.8 fp2     22 t
        vaesenclast ymm14, ymm14, ymm3                                   ;   181.8 fp0     22 t
        vpand ymm7, ymm14, ymm4                                          ;   185.8 fp3     22 t
        vpsrlq ymm14, ymm14, 4                                           ;   185.8 fp1     22 t
        vpand ymm14, ymm14, ymm4                                         ;   186.8 fp3     22 t
        vpshufb ymm14, ymm8, ymm14                                       ;   187.8 fp2     22 t
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 352]    ;   178.8 agu0    22 t reload
        vpshufb ymm7, ymm8, ymm7                                         ;   186.8 fp1     22 t
        vpxor ymm14, ymm14, ymm7                                         ;   188.8 fp0     22 t
        vpand ymm7, ymm11, ymm4                                          ;   179.8 fp3     21 t
        vpsrlq ymm11, ymm11, 4                                           ;   180.2 fp2     21 t
        vpand ymm11, ymm11, ymm4                                         ;   181.2 fp0     21 t
        vpshufb ymm7, ymm6, ymm7                                         ;   180.8 fp1     21 t
        vpshufb ymm11, ymm5, ymm11                                       ;   182.2 fp2     21 t
        vpxor ymm7, ymm7, ymm11                                          ;   183.2 fp3     21 t
        vpshufb ymm7, ymm7, ymm13                                        ;   184.2 fp1     21 t
        vaesenclast ymm7, ymm7, ymm3                                     ;   185.2 fp0     21 t
        vpand ymm11, ymm7, ymm4                                          ;   189.2 fp3     21 t
        vpsrlq ymm7, ymm7, 4                                             ;   189.2 fp2     21 t
        vpand ymm7, ymm7, ymm4                                           ;   190.2 fp0     21 t
        vpshufb ymm7, ymm10, ymm7                                        ;   191.2 fp1     21 t
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 416]   ;   183.0 agu1    21 t reload
        vpshufb ymm11, ymm10, ymm11                                      ;   190.2 fp2     21 t
        vpxor ymm7, ymm7, ymm11                                          ;   192.2 fp3     21 t
        vpand ymm11, ymm2, ymm4                                          ;   183.8 fp0     42 t
        vpsrlq ymm2, ymm2, 4                                             ;   184.0 fp1     42 t
        vpand ymm2, ymm2, ymm4                                           ;   185.0 fp2     42 t
        vpshufb ymm11, ymm6, ymm11                                       ;   185.0 fp1     42 t
        vpshufb ymm2, ymm5, ymm2                                         ;   186.0 fp2     42 t
        vpxor ymm11, ymm11, ymm2                                         ;   187.0 fp3     42 t
        vpshufb ymm2, ymm11, ymm13                                       ;   188.0 fp1     42 t
        vaesenclast ymm2, ymm2, ymm3                                     ;   189.0 fp0     42 t
        vpand ymm11, ymm2, ymm4                                          ;   193.0 fp3     42 t
        vpsrlq ymm2, ymm2, 4                                             ;   193.0 fp2     42 t
        vpand ymm2, ymm2, ymm4                                           ;   194.0 fp0     42 t
        vpxor ymm14, ymm14, ymm9                                         ;   189.8 fp1     41 t
        vpxor ymm1, ymm1, [rbp + 1984]                                   ;   187.0 fp3+agu0   41 t
        vpxor ymm7, ymm7, [rbp + 1920]                                   ;   193.2 fp2+agu1   41 t
        vpxor ymm9, ymm9, ymm1                                           ;   188.0 fp0     41 t
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 160]   ;   188.0 agu0    41 t reload
        vpshufb ymm11, ymm10, ymm11                                      ;   195.0 fp1     42 t
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 192]    ;   188.2 agu1    41 t reload
        vpshufb ymm2, ymm8, ymm2                                         ;   195.2 fp2     42 t
        vpxor ymm11, ymm11, ymm2                                         ;   196.2 fp3     42 t
        vmovdqu ymm2, [rbp + 1952]                                       ;   189.0 agu0    41 t
        vpxor ymm2, ymm2, ymm11                                          ;   197.2 fp0     41 t
        vpxor ymm11, ymm14, [rbp + 1920]                                 ;   190.8 fp1+agu1   41 t
        vpxor ymm1, ymm1, ymm11                                          ;   191.8 fp2     41 t
        vpxor ymm15, ymm7, [rbp + 1952]                                  ;   194.2 fp3+agu0   41 t
        vpxor ymm14, ymm14, ymm15                                        ;   195.2 fp0     41 t
        vmovdqu ymm12, [rbp + 1984]                                      ;   190.2 agu1    41 t
        vpxor ymm12, ymm12, ymm2                                         ;   198.2 fp1     41 t
        vpxor ymm2, ymm2, ymm9                                           ;   198.2 fp2     41 t
        vpxor ymm7, ymm7, ymm12                                          ;   199.2 fp3     41 t
        vpxor ymm15, ymm15, ymm1                                         ;   195.2 fp0     62 t
        vpxor ymm1, ymm1, [rbp + 1568]                                   ;   192.8 fp1+agu0   62 t
        vpxor ymm15, ymm15, [rbp + 1632]                                 ;   196.2 fp2+agu1   62 t
        vpxor ymm12, ymm12, ymm14                                        ;   199.2 fp3     62 t
        vpxor ymm14, ymm14, [rbp + 1696]                                 ;   196.2 fp0+agu0   62 t
        vpxor ymm12, ymm12, [rbp + 1504]                                 ;   200.2 fp1+agu1   62 t
        vpxor ymm9, ymm9, [rbp + 1664]                                   ;   194.0 fp2+agu0   62 t
        vpxor ymm9, ymm9, ymm7                                           ;   200.2 fp3     62 t
        vpxor ymm7, ymm7, [rbp + 1600]                                   ;   200.2 fp0+agu1   62 t
        vpxor ymm11, ymm11, [rbp + 1440]                                 ;   195.0 fp1+agu0   62 t
        vpxor ymm11, ymm11, ymm2                                         ;   199.2 fp2     62 t
        vpxor ymm2, ymm2, [rbp + 896]                                    ;   199.2 fp3+agu1   62 t
        vpbroadcastb ymm0, [r8 + 48]                                     ;   196.0 fp1+agu0   61 r.0
        vpxor ymm0, ymm0, ymm2                                           ;   200.2 fp0     40 t
        vmovdqu [rbp + 896], ymm2                                        ;   200.2 agu2+fp5   62 t spill
        vpbroadcastb ymm2, [r8 + 49]                                     ;   196.2 fp2+agu1   61 r.1
        vpxor ymm2, ymm2, ymm1                                           ;   197.2 fp3     40 t
        vmovdqu [rbp + 1440], ymm1                                       ;   196.7 agu2+fp5   62 t spill
        vpbroadcastb ymm1, [r8 + 50]                                     ;   197.0 fp1+agu0   61 r.2
        vpxor ymm1, ymm1, ymm14                                          ;   198.0 fp0     40 t
        vmovdqu [rbp + 1600], ymm14                                      ;   197.7 agu1+fp5   62 t spill
        vpbroadcastb ymm14, [r8 + 51]                                    ;   198.0 fp2+agu0   61 r.3
        vpxor ymm14, ymm14, ymm7                                         ;   201.2 fp3     40 t
        vmovdqu [rbp + 1664], ymm7                                       ;   201.2 agu2+fp5   62 t spill
        vpbroadcastb ymm7, [r8 + 52]                                     ;   198.2 fp1+agu1   61 r.4
        vpxor ymm7, ymm7, ymm15                                          ;   199.2 fp0     40 t
        vmovdqu [rbp + 1504], ymm15                                      ;   199.7 agu2+fp5   62 t spill
        vpbroadcastb ymm15, [r8 + 53]                                    ;   199.0 fp2+agu0   61 r.5
        vpxor ymm15, ymm15, ymm12                                        ;   201.2 fp3     40 t
        vmovdqu [rbp + 1696], ymm12                                      ;   201.2 agu1+fp5   62 t spill
        vpbroadcastb ymm12, [r8 + 54]                                    ;   200.0 fp1+agu0   61 r.6
        vpxor ymm12, ymm12, ymm9                                         ;   201.2 fp0     40 t
        vmovdqu [rbp + 1632], ymm9                                       ;   201.7 agu2+fp5   62 t spill
        vpbroadcastb ymm9, [r8 + 55]                                     ;   200.2 fp2+agu1   61 r.7
        vpxor ymm9, ymm9, ymm11                                          ;   201.2 fp3     40 t
        vmovdqu [rbp + 1568], ymm11                                      ;   202.7 agu2+fp5   62 t spill
        vpand ymm11, ymm0, ymm4                                          ;   201.2 fp1     41 t
        vpsrlq ymm0, ymm0, 4                                             ;   201.2 fp2     41 t
        vpand ymm0, ymm0, ymm4                                           ;   202.2 fp0     41 t
        vpshufb ymm11, ymm6, ymm11                                       ;   202.2 fp1     41 t
        vpshufb ymm0, ymm5, ymm0                                         ;   203.2 fp2     41 t
        vpxor ymm11, ymm11, ymm0                                         ;   204.2 fp3     41 t
        vpshufb ymm0, ymm11, ymm13                                       ;   205.2 fp1     41 t
        vaesenclast ymm0, ymm0, ymm3                                     ;   206.2 fp0     41 t
        vpand ymm11, ymm0, ymm4                                          ;   210.2 fp3     41 t
        vpsrlq ymm0, ymm0, 4                                             ;   210.2 fp2     41 t
        vpand ymm0, ymm0, ymm4                                           ;   211.2 fp0     41 t
        vpshufb ymm11, ymm10, ymm11                                      ;   211.2 fp1     41 t
        vpshufb ymm0, ymm8, ymm0                                         ;   212.2 fp2     41 t
        vpxor ymm11, ymm11, ymm0                                         ;   213.2 fp3     41 t
        vpand ymm0, ymm2, ymm4                                           ;   203.3 fp0     23 t
        vpsrlq ymm2, ymm2, 4                                             ;   204.0 fp1     23 t
        vpand ymm2, ymm2, ymm4                                           ;   205.0 fp3     23 t
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 224]    ;   202.8 agu0    23 t reload
        vpshufb ymm0, ymm8, ymm0                                         ;   209.8 fp2     23 t
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 256]   ;   203.2 agu1    23 t reload
        vpshufb ymm2, ymm10, ymm2                                        ;   210.2 fp1     23 t
        vpxor ymm0, ymm0, ymm2                                           ;   211.2 fp0     23 t
        vpshufb ymm0, ymm0, ymm13                                        ;   212.2 fp2     23 t
        vaesenclast ymm0, ymm0, ymm3                                     ;   213.2 fp0     23 t
        vpand ymm2, ymm0, ymm4                                           ;   217.2 fp3     23 t
        vpsrlq ymm0, ymm0, 4                                             ;   217.2 fp1     23 t
        vpand ymm0, ymm0, ymm4                                           ;   218.2 fp3     23 t
        vmovdqu [rbp + 1984], ymm11                                      ;   214.2 agu2+fp5   41 t spill
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 288]   ;   206.2 agu0    23 t reload
        vpshufb ymm2, ymm11, ymm2                                        ;   218.2 fp2     23 t
        vpand ymm11, ymm1, ymm4                                          ;   209.8 fp0     22 t
        vpsrlq ymm1, ymm1, 4                                             ;   210.0 fp1     22 t
        vpand ymm1, ymm1, ymm4                                           ;   211.0 fp3     22 t
        vpshufb ymm11, ymm6, ymm11                                       ;   210.8 fp2     22 t
        vpshufb ymm1, ymm5, ymm1                                         ;   212.0 fp1     22 t
        vpxor ymm11, ymm11, ymm1                                         ;   213.0 fp0     22 t
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 320]    ;   210.8 agu1    23 t reload
        vpshufb ymm0, ymm1, ymm0                                         ;   219.2 fp2     23 t
        vpxor ymm2, ymm2, ymm0                                           ;   220.2 fp3     23 t
        vpshufb ymm0, ymm11, ymm13                                       ;   214.0 fp1     22 t
        vaesenclast ymm0, ymm0, ymm3                                     ;   215.0 fp0     22 t
        vpand ymm11, ymm0, ymm4                                          ;   219.0 fp3     22 t
        vpsrlq ymm0, ymm0, 4                                             ;   219.0 fp2     22 t
        vpand ymm0, ymm0, ymm4                                           ;   220.0 fp0     22 t
        vmovdqu [rbp + 1952], ymm2                                       ;   221.2 agu2+fp5   23 t spill
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 352]    ;   213.0 agu0    22 t reload
        vpshufb ymm11, ymm2, ymm11                                       ;   220.0 fp1     22 t
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 384]    ;   213.3 agu1    22 t reload
        vpshufb ymm0, ymm2, ymm0                                         ;   221.0 fp2     22 t
        vpxor ymm11, ymm11, ymm0                                         ;   222.0 fp3     22 t
        vpand ymm0, ymm14, ymm4                                          ;   214.0 fp0     21 t
        vpsrlq ymm14, ymm14, 4                                           ;   214.2 fp1     21 t
        vpand ymm14, ymm14, ymm4                                         ;   215.2 fp2     21 t
        vpshufb ymm0, ymm6, ymm0                                         ;   215.2 fp1     21 t
        vpshufb ymm14, ymm5, ymm14                                       ;   216.2 fp2     21 t
        vpxor ymm0, ymm0, ymm14                                          ;   217.2 fp3     21 t
        vpshufb ymm14, ymm0, ymm13                                       ;   218.2 fp1     21 t
        vaesenclast ymm14, ymm14, ymm3                                   ;   219.2 fp0     21 t
        vpand ymm0, ymm14, ymm4                                          ;   223.2 fp3     21 t
        vpsrlq ymm14, ymm14, 4                                           ;   223.2 fp2     21 t
        vpand ymm14, ymm14, ymm4                                         ;   224.2 fp0     21 t
        vmovdqu [rbp + 1920], ymm11                                      ;   223.0 agu2+fp5   22 t spill
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 416]   ;   218.3 agu0    21 t reload
        vpshufb ymm0, ymm11, ymm0                                        ;   225.3 fp1     21 t
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 448]   ;   218.7 agu1    21 t reload
        vpshufb ymm14, ymm11, ymm14                                      ;   225.7 fp2     21 t
        vpxor ymm0, ymm0, ymm14                                          ;   226.7 fp3     21 t
        vpand ymm14, ymm7, ymm4                                          ;   219.2 fp0     23 t
        vpsrlq ymm7, ymm7, 4                                             ;   219.5 fp1     23 t
        vpand ymm7, ymm7, ymm4                                           ;   220.5 fp2     23 t
        vpshufb ymm14, ymm8, ymm14                                       ;   220.5 fp1     23 t
        vpshufb ymm7, ymm10, ymm7                                        ;   221.5 fp2     23 t
        vpxor ymm14, ymm14, ymm7                                         ;   222.5 fp3     23 t
        vpshufb ymm14, ymm14, ymm13                                      ;   223.5 fp1     23 t
        vaesenclast ymm14, ymm14, ymm3                                   ;   224.5 fp0     23 t
        vpand ymm7, ymm14, ymm4                                          ;   228.5 fp3     23 t
        vpsrlq ymm14, ymm14, 4                                           ;   228.5 fp2     23 t
        vpand ymm14, ymm14, ymm4                                         ;   229.5 fp0     23 t
        vpshufb ymm14, ymm1, ymm14                                       ;   230.5 fp1     23 t
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 288]    ;   221.5 agu0    23 t reload
        vpshufb ymm7, ymm1, ymm7                                         ;   229.5 fp2     23 t
        vpxor ymm14, ymm14, ymm7                                         ;   231.5 fp3     23 t
        vpand ymm7, ymm15, ymm4                                          ;   222.5 fp0     22 t
        vpsrlq ymm15, ymm15, 4                                           ;   223.5 fp1     22 t
        vpand ymm15, ymm15, ymm4                                         ;   224.5 fp3     22 t
        vpshufb ymm7, ymm6, ymm7                                         ;   223.8 fp2     22 t
        vpshufb ymm15, ymm5, ymm15                                       ;   225.5 fp1     22 t
        vpxor ymm7, ymm7, ymm15                                          ;   226.5 fp0     22 t
        vpshufb ymm15, ymm7, ymm13                                       ;   227.5 fp2     22 t
        vaesenclast ymm15, ymm15, ymm3                                   ;   228.5 fp0     22 t
        vpand ymm7, ymm15, ymm4                                          ;   232.5 fp3     22 t
        vpsrlq ymm15, ymm15, 4                                           ;   232.5 fp1     22 t
        vpand ymm15, ymm15, ymm4                                         ;   233.5 fp3     22 t
        vpshufb ymm15, ymm2, ymm15                                       ;   234.5 fp2     22 t
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 352]    ;   225.5 agu1    22 t reload
        vpshufb ymm7, ymm2, ymm7                                         ;   233.5 fp1     22 t
        vpxor ymm15, ymm15, ymm7                                         ;   235.5 fp0     22 t
        vpand ymm7, ymm12, ymm4                                          ;   226.5 fp3     21 t
        vpsrlq ymm12, ymm12, 4                                           ;   226.8 fp2     21 t
        vpand ymm12, ymm12, ymm4                                         ;   227.8 fp0     21 t
        vpshufb ymm7, ymm6, ymm7                                         ;   227.5 fp1     21 t
        vpshufb ymm12, ymm5, ymm12                                       ;   228.8 fp2     21 t
        vpxor ymm7, ymm7, ymm12                                          ;   229.8 fp3     21 t
        vpshufb ymm7, ymm7, ymm13                                        ;   230.8 fp1     21 t
        vaesenclast ymm7, ymm7, ymm3                                     ;   231.8 fp0     21 t
        vpand ymm12, ymm7, ymm4                                          ;   235.8 fp3     21 t
        vpsrlq ymm7, ymm7, 4                                             ;   235.8 fp2     21 t
        vpand ymm7, ymm7, ymm4                                           ;   236.8 fp0     21 t
        vpshufb ymm7, ymm11, ymm7                                        ;   237.8 fp1     21 t
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 416]   ;   229.7 agu0    21 t reload
        vpshufb ymm12, ymm11, ymm12                                      ;   236.8 fp2     21 t
        vpxor ymm7, ymm7, ymm12                                          ;   238.8 fp3     21 t
        vpand ymm12, ymm9, ymm4                                          ;   230.5 fp0     42 t
        vpsrlq ymm9, ymm9, 4                                             ;   230.7 fp1     42 t
        vpand ymm9, ymm9, ymm4                                           ;   231.7 fp2     42 t
        vpshufb ymm12, ymm6, ymm12                                       ;   231.7 fp1     42 t
        vpshufb ymm9, ymm5, ymm9                                         ;   232.7 fp2     42 t
        vpxor ymm12, ymm12, ymm9                                         ;   233.7 fp3     42 t
        vpshufb ymm9, ymm12, ymm13                                       ;   234.7 fp1     42 t
        vaesenclast ymm9, ymm9, ymm3                                     ;   235.7 fp0     42 t
        vpand ymm12, ymm9, ymm4                                          ;   239.7 fp3     42 t
        vpsrlq ymm9, ymm9, 4                                             ;   239.7 fp2     42 t
        vpand ymm9, ymm9, ymm4                                           ;   240.7 fp0     42 t
        vpxor ymm15, ymm15, ymm0                                         ;   236.5 fp1     41 t
        vpxor ymm14, ymm14, [rbp + 1920]                                 ;   233.7 fp3+agu1   41 t
        vpxor ymm7, ymm7, [rbp + 1984]                                   ;   239.8 fp2+agu0   41 t
        vpxor ymm0, ymm0, ymm14                                          ;   234.7 fp0     41 t
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 160]   ;   234.7 agu1    41 t reload
        vpshufb ymm12, ymm11, ymm12                                      ;   241.7 fp1     42 t
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 192]    ;   234.8 agu0    41 t reload
        vpshufb ymm9, ymm2, ymm9                                         ;   241.8 fp2     42 t
        vpxor ymm12, ymm12, ymm9                                         ;   242.8 fp3     42 t
        vmovdqu ymm9, [rbp + 1952]                                       ;   235.7 agu1    41 t
        vpxor ymm9, ymm9, ymm12                                          ;   243.8 fp0     41 t
        vpxor ymm12, ymm15, [rbp + 1984]                                 ;   237.5 fp1+agu0   41 t
        vpxor ymm14, ymm14, ymm12                                        ;   238.5 fp2     41 t
        vpxor ymm1, ymm7, [rbp + 1952]                                   ;   240.8 fp3+agu1   41 t
        vpxor ymm15, ymm15, ymm1                                         ;   241.8 fp0     41 t
        vmovdqu ymm10, [rbp + 1920]                                      ;   236.8 agu0    41 t
        vpxor ymm10, ymm10, ymm9                                         ;   244.8 fp1     41 t
        vpxor ymm9, ymm9, ymm0                                           ;   244.8 fp2     41 t
        vpxor ymm7, ymm7, ymm10                                          ;   245.8 fp3     41 t
        vpxor ymm1, ymm1, ymm14                                          ;   241.8 fp0     61 t
        vpxor ymm14, ymm14, [rbp + 1824]                                 ;   239.5 fp1+agu1   61 t
        vpxor ymm1, ymm1, [rbp + 1888]                                   ;   242.8 fp2+agu0   61 t
        vpxor ymm10, ymm10, ymm15                                        ;   245.8 fp3     61 t
        vpxor ymm15, ymm15, [rbp + 1472]                                 ;   242.8 fp0+agu1   61 t
        vpxor ymm10, ymm10, [rbp + 1792]                                 ;   246.8 fp1+agu0   61 t
        vpxor ymm0, ymm0, [rbp + 1760]                                   ;   240.7 fp2+agu1   61 t
        vpxor ymm0, ymm0, ymm7                                           ;   246.8 fp3     61 t
        vpxor ymm7, ymm7, [rbp + 1856]                                   ;   246.8 fp0+agu0   61 t
        vpxor ymm12, ymm12, [rbp + 1728]                                 ;   241.7 fp1+agu1   61 t
        vpxor ymm12, ymm12, ymm9                                         ;   245.8 fp2     61 t
        vpxor ymm9, ymm9, [rbp + 1536]                                   ;   245.8 fp3+agu0   61 t
        vpbroadcastb ymm8, [r8 + 56]                                     ;   242.7 fp1+agu1   62 l.0
        vpxor ymm8, ymm8, ymm9                                           ;   246.8 fp0     40 t
        vmovdqu [rbp + 1536], ymm9                                       ;   246.8 agu2+fp5   61 t spill
        vpbroadcastb ymm9, [r8 + 57]                                     ;   242.8 fp2+agu0   62 l.1
        vpxor ymm9, ymm9, ymm14                                          ;   243.8 fp3     40 t
        vmovdqu [rbp + 1728], ymm14                                      ;   243.3 agu2+fp5   61 t spill
        vpbroadcastb ymm14, [r8 + 58]                                    ;   243.7 fp1+agu1   62 l.2
        vpxor ymm14, ymm14, ymm15                                        ;   244.7 fp0     40 t
        vmovdqu [rbp + 1856], ymm15                                      ;   244.3 agu0+fp5   61 t spill
        vpbroadcastb ymm15, [r8 + 59]                                    ;   244.7 fp2+agu1   62 l.3
        vpxor ymm15, ymm15, ymm7                                         ;   247.8 fp3     40 t
        vmovdqu [rbp + 1760], ymm7                                       ;   247.8 agu2+fp5   61 t spill
        vpbroadcastb ymm7, [r8 + 60]                                     ;   244.8 fp1+agu0   62 l.4
        vpxor ymm7, ymm7, ymm1                                           ;   245.8 fp0     40 t
        vmovdqu [rbp + 1792], ymm1                                       ;   246.3 agu2+fp5   61 t spill
        vpbroadcastb ymm1, [r8 + 61]                                     ;   245.7 fp2+agu1   62 l.5
        vpxor ymm1, ymm1, ymm10                                          ;   247.8 fp3     40 t
        vmovdqu [rbp + 1472], ymm10                                      ;   247.8 agu0+fp5   61 t spill
        vpbroadcastb ymm10, [r8 + 62]                                    ;   246.7 fp1+agu1   62 l.6
        vpxor ymm10, ymm10, ymm0                                         ;   247.8 fp0     40 t
        vmovdqu [rbp + 1888], ymm0                                       ;   248.3 agu2+fp5   61 t spill
        vpbroadcastb ymm0, [r8 + 63]                                     ;   246.8 fp2+agu0   62 l.7
        vpxor ymm0, ymm0, ymm12                                          ;   247.8 fp3     40 t
        vmovdqu [rbp + 1824], ymm12                                      ;   249.3 agu2+fp5   61 t spill
        vpand ymm12, ymm8, ymm4                                          ;   247.8 fp1     41 t
        vpsrlq ymm8, ymm8, 4                                             ;   247.8 fp2     41 t
        vpand ymm8, ymm8, ymm4                                           ;   248.8 fp0     41 t
        vpshufb ymm12, ymm6, ymm12                                       ;   248.8 fp1     41 t
        vpshufb ymm8, ymm5, ymm8                                         ;   249.8 fp2     41 t
        vpxor ymm12, ymm12, ymm8                                         ;   250.8 fp3     41 t
        vpshufb ymm8, ymm12, ymm13                                       ;   251.8 fp1     41 t
        vaesenclast ymm8, ymm8, ymm3                                     ;   252.8 fp0     41 t
        vpand ymm12, ymm8, ymm4                                          ;   256.8 fp3     41 t
        vpsrlq ymm8, ymm8, 4                                             ;   256.8 fp2     41 t
        vpand ymm8, ymm8, ymm4                                           ;   257.8 fp0     41 t
        vpshufb ymm12, ymm11, ymm12                                      ;   257.8 fp1     41 t
        vpshufb ymm8, ymm2, ymm8                                         ;   258.8 fp2     41 t
        vpxor ymm12, ymm12, ymm8                                         ;   259.8 fp3     41 t
        vpand ymm8, ymm9, ymm4                                           ;   250.0 fp0     23 t
        vpsrlq ymm9, ymm9, 4                                             ;   250.7 fp1     23 t
        vpand ymm9, ymm9, ymm4                                           ;   251.7 fp3     23 t
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 224]    ;   249.5 agu1    23 t reload
        vpshufb ymm8, ymm2, ymm8                                         ;   256.5 fp2     23 t
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 256]   ;   249.8 agu0    23 t reload
        vpshufb ymm9, ymm11, ymm9                                        ;   256.8 fp1     23 t
        vpxor ymm8, ymm8, ymm9                                           ;   257.8 fp0     23 t
        vpshufb ymm8, ymm8, ymm13                                        ;   258.8 fp2     23 t
        vaesenclast ymm8, ymm8, ymm3                                     ;   259.8 fp0     23 t
        vpand ymm9, ymm8, ymm4                                           ;   263.8 fp3     23 t
        vpsrlq ymm8, ymm8, 4                                             ;   263.8 fp1     23 t
        vpand ymm8, ymm8, ymm4                                           ;   264.8 fp3     23 t
        vmovdqu [rbp + 1920], ymm12                                      ;   260.8 agu2+fp5   41 t spill
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 288]   ;   252.8 agu1    23 t reload
        vpshufb ymm9, ymm12, ymm9                                        ;   264.8 fp2     23 t
        vpand ymm12, ymm14, ymm4                                         ;   256.5 fp0     22 t
        vpsrlq ymm14, ymm14, 4                                           ;   256.7 fp1     22 t
        vpand ymm14, ymm14, ymm4                                         ;   257.7 fp3     22 t
        vpshufb ymm12, ymm6, ymm12                                       ;   257.5 fp2     22 t
        vpshufb ymm14, ymm5, ymm14                                       ;   258.7 fp1     22 t
        vpxor ymm12, ymm12, ymm14                                        ;   259.7 fp0     22 t
        vmovdqu ymm14, [rel camellia128_encrypt.T0_constants256 + 320]   ;   257.5 agu0    23 t reload
        vpshufb ymm8, ymm14, ymm8                                        ;   265.8 fp2     23 t
        vpxor ymm9, ymm9, ymm8                                           ;   266.8 fp3     23 t
        vpshufb ymm8, ymm12, ymm13                                       ;   260.7 fp1     22 t
        vaesenclast ymm8, ymm8, ymm3                                     ;   261.7 fp0     22 t
        vpand ymm12, ymm8, ymm4                                          ;   265.7 fp3     22 t
        vpsrlq ymm8, ymm8, 4                                             ;   265.7 fp2     22 t
        vpand ymm8, ymm8, ymm4                                           ;   266.7 fp0     22 t
        vmovdqu [rbp + 1952], ymm9                                       ;   267.8 agu2+fp5   23 t spill
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 352]    ;   259.7 agu1    22 t reload
        vpshufb ymm12, ymm9, ymm12                                       ;   266.7 fp1     22 t
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 384]    ;   260.0 agu0    22 t reload
        vpshufb ymm8, ymm9, ymm8                                         ;   267.7 fp2     22 t
        vpxor ymm12, ymm12, ymm8                                         ;   268.7 fp3     22 t
        vpand ymm8, ymm15, ymm4                                          ;   260.7 fp0     21 t
        vpsrlq ymm15, ymm15, 4                                           ;   260.8 fp1     21 t
        vpand ymm15, ymm15, ymm4                                         ;   261.8 fp2     21 t
        vpshufb ymm8, ymm6, ymm8                                         ;   261.8 fp1     21 t
        vpshufb ymm15, ymm5, ymm15                                       ;   262.8 fp2     21 t
        vpxor ymm8, ymm8, ymm15                                          ;   263.8 fp3     21 t
        vpshufb ymm15, ymm8, ymm13                                       ;   264.8 fp1     21 t
        vaesenclast ymm15, ymm15, ymm3                                   ;   265.8 fp0     21 t
        vpand ymm8, ymm15, ymm4                                          ;   269.8 fp3     21 t
        vpsrlq ymm15, ymm15, 4                                           ;   269.8 fp2     21 t
        vpand ymm15, ymm15, ymm4                                         ;   270.8 fp0     21 t
        vmovdqu [rbp + 1984], ymm12                                      ;   269.7 agu2+fp5   22 t spill
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 416]   ;   265.0 agu1    21 t reload
        vpshufb ymm8, ymm12, ymm8                                        ;   272.0 fp1     21 t
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 448]   ;   265.3 agu0    21 t reload
        vpshufb ymm15, ymm12, ymm15                                      ;   272.3 fp2     21 t
        vpxor ymm8, ymm8, ymm15                                          ;   273.3 fp3     21 t
        vpand ymm15, ymm7, ymm4                                          ;   265.8 fp0     23 t
        vpsrlq ymm7, ymm7, 4                                             ;   266.2 fp1     23 t
        vpand ymm7, ymm7, ymm4                                           ;   267.2 fp2     23 t
        vpshufb ymm15, ymm2, ymm15                                       ;   267.2 fp1     23 t
        vpshufb ymm2, ymm11, ymm7                                        ;   268.2 fp2     23 t
        vpxor ymm15, ymm15, ymm2                                         ;   269.2 fp3     23 t
        vpshufb ymm15, ymm15, ymm13                                      ;   270.2 fp1     23 t
        vaesenclast ymm15, ymm15, ymm3                                   ;   271.2 fp0     23 t
        vpand ymm2, ymm15, ymm4                                          ;   275.2 fp3     23 t
        vpsrlq ymm15, ymm15, 4                                           ;   275.2 fp2     23 t
        vpand ymm15, ymm15, ymm4                                         ;   276.2 fp0     23 t
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256 + 288]    ;   267.8 agu1    23 t reload
        vpshufb ymm2, ymm7, ymm2                                         ;   276.2 fp1     23 t
        vpshufb ymm14, ymm14, ymm15                                      ;   277.2 fp2     23 t
        vpand ymm15, ymm1, ymm4                                          ;   268.7 fp3     22 t
        vpxor ymm2, ymm2, ymm14                                          ;   278.2 fp0     23 t
        vpsrlq ymm14, ymm1, 4                                            ;   270.2 fp1     22 t
        vpshufb ymm15, ymm6, ymm15                                       ;   270.5 fp2     22 t
        vpand ymm14, ymm14, ymm4                                         ;   271.2 fp3     22 t
        vpshufb ymm14, ymm5, ymm14                                       ;   272.2 fp1     22 t
        vpxor ymm15, ymm15, ymm14                                        ;   273.2 fp0     22 t
        vpshufb ymm14, ymm15, ymm13                                      ;   274.2 fp2     22 t
        vaesenclast ymm14, ymm14, ymm3                                   ;   275.2 fp0     22 t
        vpand ymm15, ymm14, ymm4                                         ;   279.2 fp3     22 t
        vpsrlq ymm14, ymm14, 4                                           ;   279.2 fp1     22 t
        vpand ymm14, ymm14, ymm4                                         ;   280.2 fp3     22 t
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 352]    ;   272.0 agu0    22 t reload
        vpshufb ymm15, ymm1, ymm15                                       ;   280.2 fp2     22 t
        vpshufb ymm14, ymm9, ymm14                                       ;   281.2 fp1     22 t
        vpand ymm1, ymm10, ymm4                                          ;   272.5 fp0     21 t
        vpxor ymm15, ymm15, ymm14                                        ;   282.2 fp3     22 t
        vpsrlq ymm14, ymm10, 4                                           ;   273.5 fp2     21 t
        vpshufb ymm1, ymm6, ymm1                                         ;   274.2 fp1     21 t
        vpand ymm14, ymm14, ymm4                                         ;   274.5 fp0     21 t
        vpshufb ymm14, ymm5, ymm14                                       ;   275.5 fp2     21 t
        vpxor ymm1, ymm1, ymm14                                          ;   276.5 fp3     21 t
        vpshufb ymm14, ymm1, ymm13                                       ;   277.5 fp1     21 t
        vaesenclast ymm14, ymm14, ymm3                                   ;   278.5 fp0     21 t
        vpand ymm1, ymm14, ymm4                                          ;   282.5 fp3     21 t
        vpsrlq ymm14, ymm14, 4                                           ;   282.5 fp2     21 t
        vpand ymm14, ymm14, ymm4                                         ;   283.5 fp0     21 t
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256 + 416]    ;   276.2 agu1    21 t reload
        vpshufb ymm1, ymm7, ymm1                                         ;   283.5 fp1     21 t
        vpshufb ymm14, ymm12, ymm14                                      ;   284.5 fp2     21 t
        vpand ymm7, ymm0, ymm4                                           ;   276.7 fp3     42 t
        vpxor ymm1, ymm1, ymm14                                          ;   285.5 fp0     21 t
        vpsrlq ymm14, ymm0, 4                                            ;   277.3 fp1     42 t
        vpand ymm14, ymm14, ymm4                                         ;   278.3 fp2     42 t
        vpshufb ymm0, ymm6, ymm7                                         ;   278.3 fp1     42 t
        vpshufb ymm14, ymm5, ymm14                                       ;   279.3 fp2     42 t
        vpxor ymm0, ymm0, ymm14                                          ;   280.3 fp3     42 t
        vpshufb ymm13, ymm0, ymm13                                       ;   281.3 fp1     42 t
        vaesenclast ymm13, ymm13, ymm3                                   ;   282.3 fp0     42 t
        vpand ymm14, ymm13, ymm4                                         ;   286.3 fp3     42 t
        vpsrlq ymm13, ymm13, 4                                           ;   286.3 fp2     42 t
        vpand ymm13, ymm13, ymm4                                         ;   287.3 fp0     42 t
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256 + 160]    ;   280.2 agu0    41 t reload
        vpshufb ymm14, ymm0, ymm14                                       ;   287.3 fp1     42 t
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256 + 192]    ;   280.5 agu1    41 t reload
        vpshufb ymm13, ymm0, ymm13                                       ;   288.3 fp2     42 t
        vpxor ymm14, ymm14, ymm13                                        ;   289.3 fp3     42 t
        vpxor ymm15, ymm15, ymm8                                         ;   283.2 fp0     41 t
        vmovdqu ymm13, [rbp + 1984]                                      ;   281.3 agu0    22 t reload
        vpxor ymm2, ymm2, ymm13                                          ;   288.3 fp1     41 t
        vmovdqu ymm0, [rbp + 1952]                                       ;   282.2 agu1    23 t reload
        vpxor ymm14, ymm14, ymm0                                         ;   290.3 fp2     41 t
        vmovdqu ymm3, [rbp + 1920]                                       ;   282.5 agu0    41 t reload
        vpxor ymm4, ymm15, ymm3                                          ;   289.5 fp3     41 t
        vpxor ymm1, ymm1, ymm3                                           ;   289.5 fp0     41 t
        vpxor ymm8, ymm8, ymm2                                           ;   289.3 fp1     41 t
        vpxor ymm0, ymm0, ymm1                                           ;   290.5 fp2     41 t
        vpxor ymm13, ymm13, ymm14                                        ;   291.3 fp3     41 t
        vpxor ymm2, ymm2, ymm4                                           ;   290.5 fp0     41 t
        vpxor ymm14, ymm14, ymm8                                         ;   291.3 fp1     41 t
        vpxor ymm15, ymm15, ymm0                                         ;   291.5 fp2     41 t
        vpxor ymm1, ymm1, ymm13                                          ;   292.3 fp3     41 t
        vpxor ymm0, ymm0, ymm2                                           ;   291.5 fp0     62 t
        vpxor ymm13, ymm13, ymm15                                        ;   292.5 fp1     62 t
        vpxor ymm0, ymm0, [rbp + 1504]                                   ;   292.5 fp2+agu1   62 t
        vpxor ymm8, ymm8, ymm1                                           ;   293.3 fp3     62 t
        vpxor ymm13, ymm13, [rbp + 1696]                                 ;   293.5 fp0+agu0   62 t
        vpxor ymm4, ymm4, ymm14                                          ;   292.3 fp1     62 t
        vpxor ymm8, ymm8, [rbp + 1632]                                   ;   294.3 fp2+agu1   62 t
        vpxor ymm4, ymm4, [rbp + 1568]                                   ;   293.3 fp3+agu0   62 t
        vpbroadcastb ymm3, [r8 + 64]                                     ;   290.5 fp1+agu1   71 d.0
        vpbroadcastb ymm5, [r8 + 65]                                     ;   290.7 fp2+agu0   71 d.1
        vpbroadcastb ymm6, [r8 + 66]                                     ;   291.5 fp1+agu1   71 d.2
        vpbroadcastb ymm7, [r8 + 67]                                     ;   291.7 fp2+agu0   71 d.3
        vpbroadcastb ymm9, [r8 + 68]                                     ;   292.5 fp1+agu1   71 d.4
        vpbroadcastb ymm10, [r8 + 69]                                    ;   292.7 fp2+agu0   71 d.5
        vpbroadcastb ymm11, [r8 + 70]                                    ;   293.5 fp1+agu1   71 d.6
        vpbroadcastb ymm12, [r8 + 71]                                    ;   293.7 fp2+agu0   71 d.7
        vpand ymm9, ymm9, ymm0                                           ;   293.5 fp0     47 y
        vpand ymm10, ymm10, ymm13                                        ;   294.5 fp3     47 y
        vpand ymm11, ymm11, ymm8                                         ;   295.3 fp0     47 y
        vpand ymm12, ymm12, ymm4                                         ;   294.7 fp3     47 y
        vpaddb ymm7, ymm9, ymm9                                          ;   294.5 fp0     47 y
        vpsrlq ymm9, ymm9, 7                                             ;   294.5 fp1     47 y
        vpand ymm9, ymm9, [rel camellia128_encrypt.T0_constants256 + 480] ;   295.5 fp3+agu1   47 y
        vpsrlq ymm6, ymm12, 7                                            ;   295.7 fp2     47 y
        vpand ymm6, ymm6, [rel camellia128_encrypt.T0_constants256 + 480] ;   296.7 fp0+agu0   47 y
        vpaddb ymm5, ymm10, ymm10                                        ;   295.5 fp3     47 y
        vpsrlq ymm10, ymm10, 7                                           ;   295.5 fp1     47 y
        vpand ymm10, ymm10, [rel camellia128_encrypt.T0_constants256 + 480] ;   296.5 fp2+agu1   47 y
        vpxor ymm14, ymm14, ymm7                                         ;   295.7 fp0     47 y
        vpaddb ymm7, ymm11, ymm11                                        ;   296.3 fp3     47 y
        vpsrlq ymm11, ymm11, 7                                           ;   296.3 fp1     47 y
        vpand ymm11, ymm11, [rel camellia128_encrypt.T0_constants256 + 480] ;   297.3 fp2+agu0   47 y
        vpxor ymm14, ymm14, ymm6                                         ;   297.7 fp0     47 y
        vpaddb ymm6, ymm12, ymm12                                        ;   296.8 fp3     47 y
        vpxor ymm14, ymm14, [rbp + 896]                                  ;   298.7 fp1+agu1   47 y
        vpxor ymm2, ymm2, ymm5                                           ;   297.5 fp2     47 y
        vpxor ymm2, ymm2, ymm9                                           ;   298.5 fp0     47 y
        vpxor ymm15, ymm15, ymm7                                         ;   297.8 fp3     47 y
        vpxor ymm15, ymm15, ymm10                                        ;   298.8 fp1     47 y
        vpxor ymm1, ymm1, ymm6                                           ;   298.5 fp2     47 y
        vpxor ymm1, ymm1, ymm11                                          ;   299.5 fp0     47 y
        vpxor ymm2, ymm2, [rbp + 1440]                                   ;   299.5 fp3+agu0   47 y
        vpxor ymm15, ymm15, [rbp + 1600]                                 ;   299.8 fp1+agu1   47 y
        vpor ymm3, ymm3, ymm14                                           ;   299.7 fp2     48 y
        vpxor ymm1, ymm1, [rbp + 1664]                                   ;   300.5 fp0+agu0   47 y
        vpbroadcastb ymm5, [r8 + 65]                                     ;   300.3 fp1+agu1   71 d.1 reload
        vpor ymm5, ymm2, ymm5                                            ;   301.3 fp3     48 y
        vpbroadcastb ymm6, [r8 + 66]                                     ;   300.5 fp2+agu0   71 d.2 reload
        vpor ymm6, ymm15, ymm6                                           ;   301.5 fp0     48 y
        vpbroadcastb ymm7, [r8 + 67]                                     ;   301.3 fp1+agu1   71 d.3 reload
        vpor ymm7, ymm1, ymm7                                            ;   302.3 fp3     48 y
        vpxor ymm0, ymm0, ymm3                                           ;   301.5 fp2     48 y
        vpxor ymm13, ymm13, ymm5                                         ;   302.3 fp0     48 y
        vpxor ymm8, ymm8, ymm6                                           ;   302.5 fp3     48 y
        vpxor ymm4, ymm4, ymm7                                           ;   303.3 fp1     48 y
        vpbroadcastb ymm3, [r8 + 72]                                     ;   302.5 fp2+agu0   71 y.0
        vpbroadcastb ymm5, [r8 + 73]                                     ;   303.3 fp1+agu1   71 y.1
        vpbroadcastb ymm6, [r8 + 74]                                     ;   303.5 fp2+agu0   71 y.2
        vpbroadcastb ymm7, [r8 + 75]                                     ;   304.3 fp1+agu1   71 y.3
        vpbroadcastb ymm9, [r8 + 76]                                     ;   304.5 fp2+agu0   71 y.4
        vpbroadcastb ymm10, [r8 + 77]                                    ;   305.3 fp1+agu1   71 y.5
        vpbroadcastb ymm11, [r8 + 78]                                    ;   305.5 fp2+agu0   71 y.6
        vpbroadcastb ymm12, [r8 + 79]                                    ;   306.3 fp1+agu1   71 y.7
        vpor ymm3, ymm3, [rbp + 1536]                                    ;   303.7 fp0+agu0   51 x
        vpor ymm5, ymm5, [rbp + 1728]                                    ;   304.5 fp3+agu1   51 x
        vpor ymm6, ymm6, [rbp + 1856]                                    ;   304.7 fp0+agu0   51 x
        vpor ymm7, ymm7, [rbp + 1760]                                    ;   305.5 fp3+agu1   51 x
        vpxor ymm3, ymm3, [rbp + 1792]                                   ;   305.7 fp0+agu0   51 x
        vpxor ymm5, ymm5, [rbp + 1472]                                   ;   306.5 fp3+agu1   51 x
        vpxor ymm6, ymm6, [rbp + 1888]                                   ;   306.7 fp0+agu0   51 x
        vpxor ymm7, ymm7, [rbp + 1824]                                   ;   307.5 fp3+agu1   51 x
        vpand ymm9, ymm9, ymm3                                           ;   306.7 fp2     52 x
        vpand ymm10, ymm10, ymm5                                         ;   307.5 fp0     52 x
        vpand ymm11, ymm11, ymm6                                         ;   307.7 fp3     52 x
        vpand ymm12, ymm12, ymm7                                         ;   308.5 fp1     52 x
        vmovdqu [rbp + 1408], ymm7                                       ;   308.5 agu2+fp5   51 x spill
        vpaddb ymm7, ymm9, ymm9                                          ;   307.7 fp2     52 x
        vpsrlq ymm9, ymm9, 7                                             ;   308.3 fp1     52 x
        vpand ymm9, ymm9, [rel camellia128_encrypt.T0_constants256 + 480] ;   309.3 fp0+agu0   52 x
        vmovdqu [rbp + 1376], ymm6                                       ;   307.7 agu2+fp5   51 x spill
        vpsrlq ymm6, ymm12, 7                                            ;   309.5 fp2     52 x
        vpand ymm6, ymm6, [rel camellia128_encrypt.T0_constants256 + 480] ;   310.5 fp3+agu1   52 x
        vmovdqu [rbp + 1344], ymm5                                       ;   307.5 agu2+fp5   51 x spill
        vpaddb ymm5, ymm10, ymm10                                        ;   308.7 fp0     52 x
        vpsrlq ymm10, ymm10, 7                                           ;   309.3 fp1     52 x
        vpand ymm10, ymm10, [rel camellia128_encrypt.T0_constants256 + 480] ;   310.3 fp3+agu0   52 x
        vpxor ymm7, ymm7, [rbp + 1536]                                   ;   309.5 fp2+agu1   52 x
        vpxor ymm7, ymm7, ymm6                                           ;   311.5 fp0     52 x
        vpaddb ymm6, ymm11, ymm11                                        ;   309.8 fp3     52 x
        vpsrlq ymm11, ymm11, 7                                           ;   310.3 fp1     52 x
        vpand ymm11, ymm11, [rel camellia128_encrypt.T0_constants256 + 480] ;   311.3 fp2+agu0   52 x
        vpxor ymm5, ymm5, ymm9                                           ;   310.7 fp0     52 x
        vpaddb ymm9, ymm12, ymm12                                        ;   310.8 fp3     52 x
        vpxor ymm5, ymm5, [rbp + 1728]                                   ;   311.7 fp1+agu1   52 x
        vpxor ymm6, ymm6, ymm10                                          ;   311.5 fp2     52 x
        vpxor ymm6, ymm6, [rbp + 1856]                                   ;   312.5 fp0+agu0   52 x
        vpxor ymm9, ymm9, ymm11                                          ;   312.3 fp3     52 x
        vpxor ymm9, ymm9, [rbp + 1760]                                   ;   313.3 fp1+agu1   52 x
        add r8, 0x40                                                     ;   309.5 alu0    69 groups
        vmovdqa ymm10, ymm6                                              ;   313.5         52 x copy
        vmovdqa ymm6, ymm8                                               ;   309.8         48 y copy
        vmovdqa ymm8, ymm7                                               ;   312.5         52 x copy
        vmovdqa ymm7, ymm4                                               ;   310.2         48 y copy
        vmovdqa ymm4, ymm0                                               ;   310.3         48 y copy
        vmovdqa ymm0, ymm14                                              ;   310.5         47 y copy
        vmovdqa ymm11, ymm9                                              ;   314.3         52 x copy
        vmovdqa ymm9, ymm5                                               ;   312.7         52 x copy
        vmovdqa ymm5, ymm13                                              ;   311.0         48 y copy
        vmovdqa ymm12, ymm3                                              ;   311.2         51 x copy
        vmovdqa ymm3, ymm1                                               ;   311.3         47 y copy
        vmovdqa ymm1, ymm2                                               ;   311.5         47 y copy
        vmovdqa ymm2, ymm15                                              ;   311.7         47 y copy
        cmp r8, qword [rbp + 2056]                                       ;                    more groups?
        jne .groups_2
        mov qword [rbp + 2048], r8                                       ;                    resident
        vmovdqu [rbp + 928], ymm0                                        ;                    resident
        vmovdqu [rbp + 960], ymm1                                        ;                    resident
        vmovdqu [rbp + 992], ymm2                                        ;                    resident
        vmovdqu [rbp + 1024], ymm3                                       ;                    resident
        vmovdqu [rbp + 1056], ymm4                                       ;                    resident
        vmovdqu [rbp + 1088], ymm5                                       ;                    resident
        vmovdqu [rbp + 1120], ymm6                                       ;                    resident
        vmovdqu [rbp + 1152], ymm7                                       ;                    resident
        vmovdqu [rbp + 1184], ymm8                                       ;                    resident
        vmovdqu [rbp + 1216], ymm9                                       ;                    resident
        vmovdqu [rbp + 1248], ymm10                                      ;                    resident
        vmovdqu [rbp + 1280], ymm11                                      ;                    resident
        vmovdqu [rbp + 1312], ymm12                                      ;                    resident
        mov r8, qword [rbp + 2040]                                       ;     0.0 agu0    61 r.0 reload
        vpbroadcastb ymm0, [r8 + 144]                                    ;    11.0 fp1+agu1   61 r.0
        vpbroadcastb ymm1, [r8 + 145]                                    ;    11.0 fp2+agu0   61 r.1
        vpbroadcastb ymm2, [r8 + 146]                                    ;    11.0 fp1+agu1   61 r.2
        vpbroadcastb ymm3, [r8 + 147]                                    ;    11.0 fp2+agu0   61 r.3
        vpbroadcastb ymm4, [r8 + 148]                                    ;    11.0 fp1+agu1   61 r.4
        vpbroadcastb ymm5, [r8 + 149]                                    ;    11.0 fp2+agu0   61 r.5
        vpbroadcastb ymm6, [r8 + 150]                                    ;    11.0 fp1+agu1   61 r.6
        vpbroadcastb ymm7, [r8 + 151]                                    ;    11.0 fp2+agu0   61 r.7
        vmovdqu ymm8, [rbp + 928]                                        ;     4.2 agu1    40 t reload
        vpxor ymm0, ymm0, ymm8                                           ;    12.0 fp0     40 t
        vmovdqu ymm9, [rbp + 960]                                        ;     5.0 agu0    40 t reload
        vpxor ymm1, ymm1, ymm9                                           ;    12.0 fp3     40 t
        vmovdqu ymm10, [rbp + 992]                                       ;     5.2 agu1    40 t reload
        vpxor ymm2, ymm2, ymm10                                          ;    12.2 fp0     40 t
        vmovdqu ymm11, [rbp + 1024]                                      ;     6.0 agu0    40 t reload
        vpxor ymm3, ymm3, ymm11                                          ;    13.0 fp3     40 t
        vmovdqu ymm12, [rbp + 1056]                                      ;     6.2 agu1    40 t reload
        vpxor ymm4, ymm4, ymm12                                          ;    13.2 fp0     40 t
        vmovdqu ymm13, [rbp + 1088]                                      ;     7.0 agu0    40 t reload
        vpxor ymm5, ymm5, ymm13                                          ;    14.0 fp3     40 t
        vmovdqu ymm14, [rbp + 1120]                                      ;     7.2 agu1    40 t reload
        vpxor ymm6, ymm6, ymm14                                          ;    14.2 fp1     40 t
        vmovdqu ymm15, [rbp + 1152]                                      ;     8.0 agu0    40 t reload
        vpxor ymm7, ymm7, ymm15                                          ;    15.0 fp2     40 t
        vpand ymm15, ymm0, [rel camellia128_encrypt.T0_constants256]     ;    13.0 fp0+agu1   41 t
        vpsrlq ymm0, ymm0, 4                                             ;    13.0 fp1     41 t
        vpand ymm0, ymm0, [rel camellia128_encrypt.T0_constants256]      ;    14.0 fp3+agu0   41 t
        vmovdqu ymm14, [rel camellia128_encrypt.T0_constants256 + 32]    ;    12.0 agu1    41 t reload
        vpshufb ymm15, ymm14, ymm15                                      ;    19.0 fp2     41 t
        vmovdqu ymm13, [rel camellia128_encrypt.T0_constants256 + 64]    ;    12.3 agu0    41 t reload
        vpshufb ymm0, ymm13, ymm0                                        ;    19.3 fp1     41 t
        vpxor ymm15, ymm15, ymm0                                         ;    20.3 fp0     41 t
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256 + 96]     ;    13.0 agu1    41 t reload
        vpshufb ymm15, ymm15, ymm0                                       ;    21.3 fp2     41 t
        vaesenclast ymm15, ymm15, [rel camellia128_encrypt.T0_constants256 + 128] ;    22.3 fp0+agu0   41 t
        vpand ymm12, ymm15, [rel camellia128_encrypt.T0_constants256]    ;    26.3 fp3+agu1   41 t
        vpsrlq ymm15, ymm15, 4                                           ;    26.3 fp1     41 t
        vpand ymm15, ymm15, [rel camellia128_encrypt.T0_constants256]    ;    27.3 fp2+agu0   41 t
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 160]   ;    15.0 agu1    41 t reload
        vpshufb ymm12, ymm11, ymm12                                      ;    27.3 fp1     41 t
        vpand ymm10, ymm1, [rel camellia128_encrypt.T0_constants256]     ;    15.3 fp3+agu0   23 t
        vpsrlq ymm1, ymm1, 4                                             ;    14.7 fp2     23 t
        vpand ymm1, ymm1, [rel camellia128_encrypt.T0_constants256]      ;    16.0 fp0+agu1   23 t
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 192]    ;    16.3 agu0    41 t reload
        vpshufb ymm15, ymm9, ymm15                                       ;    28.3 fp1     41 t
        vpxor ymm12, ymm12, ymm15                                        ;    29.3 fp3     41 t
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 224]   ;    17.0 agu1    23 t reload
        vpshufb ymm10, ymm15, ymm10                                      ;    24.0 fp2     23 t
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 256]    ;    17.3 agu0    23 t reload
        vpshufb ymm1, ymm8, ymm1                                         ;    24.3 fp1     23 t
        vpxor ymm10, ymm10, ymm1                                         ;    25.3 fp0     23 t
        vpshufb ymm1, ymm10, ymm0                                        ;    26.3 fp2     23 t
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 128]   ;    18.0 agu1    41 t reload
        vaesenclast ymm1, ymm1, ymm10                                    ;    27.3 fp1     23 t
        vpand ymm9, ymm1, [rel camellia128_encrypt.T0_constants256]      ;    31.3 fp3+agu0   23 t
        vpsrlq ymm1, ymm1, 4                                             ;    31.3 fp2     23 t
        vpand ymm1, ymm1, [rel camellia128_encrypt.T0_constants256]      ;    32.3 fp0+agu1   23 t
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 288]   ;    21.3 agu0    23 t reload
        vpshufb ymm9, ymm11, ymm9                                        ;    32.3 fp1     23 t
        vmovdqu [rbp + 896], ymm12                                       ;    30.3 agu2+fp5   41 t spill
        vpand ymm12, ymm2, [rel camellia128_encrypt.T0_constants256]     ;    24.0 fp3+agu1   22 t
        vpsrlq ymm2, ymm2, 4                                             ;    24.2 fp2     22 t
        vpand ymm2, ymm2, [rel camellia128_encrypt.T0_constants256]      ;    25.2 fp0+agu0   22 t
        vpshufb ymm12, ymm14, ymm12                                      ;    25.0 fp1     22 t
        vpshufb ymm2, ymm13, ymm2                                        ;    26.2 fp2     22 t
        vpxor ymm12, ymm12, ymm2                                         ;    27.2 fp3     22 t
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 320]    ;    25.3 agu1    23 t reload
        vpshufb ymm1, ymm2, ymm1                                         ;    33.3 fp1     23 t
        vpxor ymm9, ymm9, ymm1                                           ;    34.3 fp0     23 t
        vpshufb ymm1, ymm12, ymm0                                        ;    28.2 fp2     22 t
        vaesenclast ymm1, ymm1, ymm10                                    ;    29.2 fp1     22 t
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256]         ;    26.7 agu0    41 t reload
        vmovdqu [rbp + 1440], ymm9                                       ;    35.3 agu2+fp5   23 t spill
        vpand ymm9, ymm1, ymm12                                          ;    33.7 fp3     22 t
        vpsrlq ymm1, ymm1, 4                                             ;    33.2 fp2     22 t
        vpand ymm1, ymm1, ymm12                                          ;    34.2 fp0     22 t
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 352]    ;    27.7 agu1    22 t reload
        vpshufb ymm9, ymm2, ymm9                                         ;    34.7 fp1     22 t
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 384]    ;    28.2 agu0    22 t reload
        vpshufb ymm1, ymm2, ymm1                                         ;    35.2 fp2     22 t
        vpxor ymm9, ymm9, ymm1                                           ;    36.2 fp3     22 t
        vpand ymm1, ymm3, ymm12                                          ;    33.7 fp0     21 t
        vpsrlq ymm3, ymm3, 4                                             ;    29.3 fp1     21 t
        vpand ymm3, ymm3, ymm12                                          ;    33.7 fp2     21 t
        vpshufb ymm1, ymm14, ymm1                                        ;    34.7 fp1     21 t
        vpshufb ymm3, ymm13, ymm3                                        ;    34.7 fp2     21 t
        vpxor ymm1, ymm1, ymm3                                           ;    35.7 fp3     21 t
        vpshufb ymm1, ymm1, ymm0                                         ;    36.7 fp1     21 t
        vaesenclast ymm1, ymm1, ymm10                                    ;    37.7 fp0     21 t
        vpand ymm3, ymm1, ymm12                                          ;    41.7 fp2     21 t
        vpsrlq ymm1, ymm1, 4                                             ;    41.7 fp1     21 t
        vpand ymm1, ymm1, ymm12                                          ;    42.7 fp3     21 t
        vmovdqu [rbp + 1472], ymm9                                       ;    37.2 agu2+fp5   22 t spill
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 416]    ;    34.0 agu1    21 t reload
        vpshufb ymm3, ymm9, ymm3                                         ;    42.7 fp2     21 t
        vpand ymm9, ymm4, ymm12                                          ;    34.3 fp0     23 t
        vpsrlq ymm4, ymm4, 4                                             ;    34.5 fp1     23 t
        vpand ymm4, ymm4, ymm12                                          ;    35.5 fp3     23 t
        vpshufb ymm9, ymm15, ymm9                                        ;    35.3 fp2     23 t
        vpshufb ymm4, ymm8, ymm4                                         ;    36.5 fp1     23 t
        vpxor ymm9, ymm9, ymm4                                           ;    37.5 fp0     23 t
        vmovdqu ymm4, [rel camellia128_encrypt.T0_constants256 + 448]    ;    35.3 agu0    21 t reload
        vpshufb ymm1, ymm4, ymm1                                         ;    43.7 fp2     21 t
        vpxor ymm3, ymm3, ymm1                                           ;    44.7 fp3     21 t
        vpshufb ymm1, ymm9, ymm0                                         ;    38.5 fp1     23 t
        vaesenclast ymm1, ymm1, ymm10                                    ;    39.5 fp0     23 t
        vpand ymm9, ymm1, ymm12                                          ;    43.5 fp3     23 t
        vpsrlq ymm1, ymm1, 4                                             ;    43.5 fp2     23 t
        vpand ymm1, ymm1, ymm12                                          ;    44.5 fp0     23 t
        vpshufb ymm9, ymm11, ymm9                                        ;    44.5 fp1     23 t
        vpand ymm11, ymm5, ymm12                                         ;    37.7 fp3     22 t
        vpsrlq ymm5, ymm5, 4                                             ;    38.2 fp2     22 t
        vpand ymm5, ymm5, ymm12                                          ;    39.2 fp0     22 t
        vpshufb ymm11, ymm14, ymm11                                      ;    38.7 fp1     22 t
        vpshufb ymm5, ymm13, ymm5                                        ;    40.2 fp2     22 t
        vpxor ymm11, ymm11, ymm5                                         ;    41.2 fp3     22 t
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 320]    ;    38.5 agu1    23 t reload
        vpshufb ymm1, ymm5, ymm1                                         ;    45.5 fp1     23 t
        vpxor ymm9, ymm9, ymm1                                           ;    46.5 fp0     23 t
        vpshufb ymm1, ymm11, ymm0                                        ;    42.2 fp2     22 t
        vaesenclast ymm1, ymm1, ymm10                                    ;    43.2 fp0     22 t
        vpand ymm11, ymm1, ymm12                                         ;    47.2 fp3     22 t
        vpsrlq ymm1, ymm1, 4                                             ;    47.2 fp1     22 t
        vpand ymm1, ymm1, ymm12                                          ;    48.2 fp2     22 t
        vpshufb ymm1, ymm2, ymm1                                         ;    49.2 fp1     22 t
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 352]    ;    42.2 agu0    22 t reload
        vpshufb ymm11, ymm2, ymm11                                       ;    49.2 fp2     22 t
        vpxor ymm1, ymm1, ymm11                                          ;    50.2 fp3     22 t
        vpand ymm11, ymm6, ymm12                                         ;    42.8 fp0     21 t
        vpsrlq ymm6, ymm6, 4                                             ;    43.2 fp1     21 t
        vpand ymm6, ymm6, ymm12                                          ;    44.2 fp2     21 t
        vpshufb ymm11, ymm14, ymm11                                      ;    44.2 fp1     21 t
        vpshufb ymm6, ymm13, ymm6                                        ;    45.2 fp2     21 t
        vpxor ymm11, ymm11, ymm6                                         ;    46.2 fp3     21 t
        vpshufb ymm6, ymm11, ymm0                                        ;    47.2 fp1     21 t
        vaesenclast ymm6, ymm6, ymm10                                    ;    48.2 fp0     21 t
        vpand ymm11, ymm6, ymm12                                         ;    52.2 fp3     21 t
        vpsrlq ymm6, ymm6, 4                                             ;    52.2 fp2     21 t
        vpand ymm6, ymm6, ymm12                                          ;    53.2 fp0     21 t
        vpshufb ymm6, ymm4, ymm6                                         ;    54.2 fp1     21 t
        vmovdqu ymm4, [rel camellia128_encrypt.T0_constants256 + 416]    ;    45.2 agu1    21 t reload
        vpshufb ymm11, ymm4, ymm11                                       ;    53.2 fp2     21 t
        vpxor ymm6, ymm6, ymm11                                          ;    55.2 fp3     21 t
        vpand ymm11, ymm7, ymm12                                         ;    46.2 fp0     42 t
        vpsrlq ymm7, ymm7, 4                                             ;    47.2 fp1     42 t
        vpand ymm7, ymm7, ymm12                                          ;    48.2 fp3     42 t
        vpshufb ymm11, ymm14, ymm11                                      ;    47.7 fp2     42 t
        vpshufb ymm7, ymm13, ymm7                                        ;    49.2 fp1     42 t
        vpxor ymm11, ymm11, ymm7                                         ;    50.2 fp0     42 t
        vpshufb ymm7, ymm11, ymm0                                        ;    51.2 fp2     42 t
        vaesenclast ymm7, ymm7, ymm10                                    ;    52.2 fp0     42 t
        vpand ymm11, ymm7, ymm12                                         ;    56.2 fp3     42 t
        vpsrlq ymm7, ymm7, 4                                             ;    56.2 fp1     42 t
        vpand ymm7, ymm7, ymm12                                          ;    57.2 fp3     42 t
        vpxor ymm1, ymm1, ymm3                                           ;    51.2 fp0     41 t
        vpxor ymm9, ymm9, [rbp + 1472]                                   ;    49.7 fp2+agu0   41 t
        vpxor ymm6, ymm6, [rbp + 896]                                    ;    56.2 fp1+agu1   41 t
        vpxor ymm3, ymm3, ymm9                                           ;    50.7 fp3     41 t
        vmovdqu ymm4, [rel camellia128_encrypt.T0_constants256 + 160]    ;    50.3 agu0    41 t reload
        vpshufb ymm11, ymm4, ymm11                                       ;    57.3 fp2     42 t
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 192]    ;    50.5 agu1    41 t reload
        vpshufb ymm7, ymm2, ymm7                                         ;    58.2 fp1     42 t
        vpxor ymm11, ymm11, ymm7                                         ;    59.2 fp0     42 t
        vmovdqu ymm7, [rbp + 1440]                                       ;    51.3 agu0    41 t
        vpxor ymm7, ymm7, ymm11                                          ;    60.2 fp3     41 t
        vpxor ymm11, ymm1, [rbp + 896]                                   ;    52.2 fp2+agu1   41 t
        vpxor ymm9, ymm9, ymm11                                          ;    53.2 fp0     41 t
        vpxor ymm5, ymm6, [rbp + 1440]                                   ;    57.2 fp1+agu0   41 t
        vpxor ymm1, ymm1, ymm5                                           ;    58.2 fp3     41 t
        vmovdqu ymm8, [rbp + 1472]                                       ;    52.7 agu1    41 t
        vpxor ymm8, ymm8, ymm7                                           ;    61.2 fp2     41 t
        vpxor ymm7, ymm7, ymm3                                           ;    61.2 fp0     41 t
        vpxor ymm6, ymm6, ymm8                                           ;    62.2 fp1     41 t
        vpxor ymm5, ymm5, ymm9                                           ;    58.2 fp3     61 t
        vpxor ymm9, ymm9, [rbp + 1216]                                   ;    54.2 fp2+agu0   61 t
        vpxor ymm5, ymm5, [rbp + 1312]                                   ;    59.2 fp0+agu1   61 t
        vpxor ymm15, ymm7, [rbp + 1184]                                  ;    62.2 fp1+agu0   61 t
        vpxor ymm8, ymm8, ymm1                                           ;    62.2 fp3     61 t
        vpxor ymm1, ymm1, [rbp + 1248]                                   ;    59.2 fp2+agu1   61 t
        vpxor ymm8, ymm8, [rbp + 1344]                                   ;    63.2 fp0+agu0   61 t
        vpxor ymm3, ymm3, [rbp + 1376]                                   ;    57.3 fp1+agu1   61 t
        vpxor ymm3, ymm3, ymm6                                           ;    63.2 fp3     61 t
        vpxor ymm6, ymm6, [rbp + 1280]                                   ;    63.2 fp2+agu0   61 t
        vpxor ymm11, ymm11, ymm7                                         ;    62.2 fp0     61 t
        vpxor ymm11, ymm11, [rbp + 1408]                                 ;    63.2 fp1+agu1   61 t
        vpbroadcastb ymm7, [r8 + 152]                                    ;    58.5 fp2+agu0   62 l.0
        vpxor ymm7, ymm7, ymm15                                          ;    63.2 fp3     40 t
        vmovdqu [rbp + 1472], ymm15                                      ;    63.2 agu2+fp5   61 t spill
        vpbroadcastb ymm15, [r8 + 153]                                   ;    59.3 fp1+agu1   62 l.1
        vpxor ymm15, ymm15, ymm9                                         ;    60.3 fp0     40 t
        vmovdqu [rbp + 1440], ymm9                                       ;    59.7 agu0+fp5   61 t spill
        vpbroadcastb ymm9, [r8 + 154]                                    ;    60.3 fp2+agu1   62 l.2
        vpxor ymm9, ymm9, ymm1                                           ;    61.3 fp3     40 t
        vmovdqu [rbp + 896], ymm1                                        ;    60.7 agu2+fp5   61 t spill
        vpbroadcastb ymm1, [r8 + 155]                                    ;    60.5 fp1+agu0   62 l.3
        vpxor ymm1, ymm1, ymm6                                           ;    64.2 fp0     40 t
        vmovdqu [rbp + 1504], ymm6                                       ;    64.2 agu2+fp5   61 t spill
        vpbroadcastb ymm6, [r8 + 156]                                    ;    61.3 fp2+agu1   62 l.4
        vpxor ymm6, ymm6, ymm5                                           ;    62.3 fp3     40 t
        vmovdqu [rbp + 1536], ymm5                                       ;    62.7 agu0+fp5   61 t spill
        vpbroadcastb ymm5, [r8 + 157]                                    ;    62.3 fp1+agu1   62 l.5
        vpxor ymm5, ymm5, ymm8                                           ;    64.2 fp0     40 t
        vmovdqu [rbp + 1568], ymm8                                       ;    64.2 agu2+fp5   61 t spill
        vpbroadcastb ymm8, [r8 + 158]                                    ;    62.5 fp2+agu0   62 l.6
        vpxor ymm8, ymm8, ymm3                                           ;    64.2 fp3     40 t
        vmovdqu [rbp + 1600], ymm3                                       ;    64.7 agu2+fp5   61 t spill
        vpbroadcastb ymm3, [r8 + 159]                                    ;    63.3 fp1+agu1   62 l.7
        vpxor ymm3, ymm3, ymm11                                          ;    64.3 fp0     40 t
        vmovdqu [rbp + 1632], ymm11                                      ;    65.7 agu0+fp5   61 t spill
        vpand ymm11, ymm7, ymm12                                         ;    64.2 fp2     41 t
        vpsrlq ymm7, ymm7, 4                                             ;    64.2 fp1     41 t
        vpand ymm7, ymm7, ymm12                                          ;    65.2 fp3     41 t
        vpshufb ymm11, ymm14, ymm11                                      ;    65.2 fp2     41 t
        vpshufb ymm7, ymm13, ymm7                                        ;    66.2 fp1     41 t
        vpxor ymm11, ymm11, ymm7                                         ;    67.2 fp0     41 t
        vpshufb ymm7, ymm11, ymm0                                        ;    68.2 fp2     41 t
        vaesenclast ymm7, ymm7, ymm10                                    ;    69.2 fp0     41 t
        vpand ymm11, ymm7, ymm12                                         ;    73.2 fp3     41 t
        vpsrlq ymm7, ymm7, 4                                             ;    73.2 fp1     41 t
        vpand ymm7, ymm7, ymm12                                          ;    74.2 fp3     41 t
        vpshufb ymm11, ymm4, ymm11                                       ;    74.2 fp2     41 t
        vpshufb ymm7, ymm2, ymm7                                         ;    75.2 fp1     41 t
        vpxor ymm11, ymm11, ymm7                                         ;    76.2 fp0     41 t
        vpand ymm7, ymm15, ymm12                                         ;    66.7 fp3     23 t
        vpsrlq ymm15, ymm15, 4                                           ;    67.3 fp2     23 t
        vpand ymm15, ymm15, ymm12                                        ;    68.3 fp0     23 t
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 224]    ;    66.2 agu1    23 t reload
        vpshufb ymm7, ymm2, ymm7                                         ;    73.2 fp1     23 t
        vmovdqu ymm4, [rel camellia128_encrypt.T0_constants256 + 256]    ;    66.5 agu0    23 t reload
        vpshufb ymm15, ymm4, ymm15                                       ;    73.5 fp2     23 t
        vpxor ymm7, ymm7, ymm15                                          ;    74.5 fp3     23 t
        vpshufb ymm7, ymm7, ymm0                                         ;    75.5 fp1     23 t
        vaesenclast ymm7, ymm7, ymm10                                    ;    76.5 fp0     23 t
        vpand ymm15, ymm7, ymm12                                         ;    80.5 fp3     23 t
        vpsrlq ymm7, ymm7, 4                                             ;    80.5 fp2     23 t
        vpand ymm7, ymm7, ymm12                                          ;    81.5 fp0     23 t
        vmovdqu [rbp + 1664], ymm11                                      ;    77.2 agu2+fp5   41 t spill
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 288]   ;    69.2 agu1    23 t reload
        vpshufb ymm15, ymm11, ymm15                                      ;    81.5 fp1     23 t
        vpand ymm11, ymm9, ymm12                                         ;    73.2 fp3     22 t
        vpsrlq ymm9, ymm9, 4                                             ;    73.3 fp2     22 t
        vpand ymm9, ymm9, ymm12                                          ;    74.3 fp0     22 t
        vpshufb ymm11, ymm14, ymm11                                      ;    74.2 fp1     22 t
        vpshufb ymm9, ymm13, ymm9                                        ;    75.3 fp2     22 t
        vpxor ymm11, ymm11, ymm9                                         ;    76.3 fp3     22 t
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 320]    ;    74.2 agu0    23 t reload
        vpshufb ymm7, ymm9, ymm7                                         ;    82.5 fp1     23 t
        vpxor ymm15, ymm15, ymm7                                         ;    83.5 fp0     23 t
        vpshufb ymm7, ymm11, ymm0                                        ;    77.3 fp2     22 t
        vaesenclast ymm7, ymm7, ymm10                                    ;    78.3 fp0     22 t
        vpand ymm11, ymm7, ymm12                                         ;    82.3 fp3     22 t
        vpsrlq ymm7, ymm7, 4                                             ;    82.3 fp1     22 t
        vpand ymm7, ymm7, ymm12                                          ;    83.3 fp3     22 t
        vmovdqu [rbp + 1696], ymm15                                      ;    84.5 agu2+fp5   23 t spill
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 352]   ;    76.2 agu1    22 t reload
        vpshufb ymm11, ymm15, ymm11                                      ;    83.3 fp2     22 t
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 384]   ;    76.5 agu0    22 t reload
        vpshufb ymm7, ymm15, ymm7                                        ;    84.3 fp1     22 t
        vpxor ymm11, ymm11, ymm7                                         ;    85.3 fp0     22 t
        vpand ymm7, ymm1, ymm12                                          ;    77.2 fp3     21 t
        vpsrlq ymm1, ymm1, 4                                             ;    77.3 fp2     21 t
        vpand ymm1, ymm1, ymm12                                          ;    78.3 fp1     21 t
        vpshufb ymm7, ymm14, ymm7                                        ;    78.3 fp2     21 t
        vpshufb ymm1, ymm13, ymm1                                        ;    79.3 fp1     21 t
        vpxor ymm7, ymm7, ymm1                                           ;    80.3 fp0     21 t
        vpshufb ymm1, ymm7, ymm0                                         ;    81.3 fp2     21 t
        vaesenclast ymm1, ymm1, ymm10                                    ;    82.3 fp0     21 t
        vpand ymm7, ymm1, ymm12                                          ;    86.3 fp3     21 t
        vpsrlq ymm1, ymm1, 4                                             ;    86.3 fp1     21 t
        vpand ymm1, ymm1, ymm12                                          ;    87.3 fp2     21 t
        vmovdqu [rbp + 1728], ymm11                                      ;    86.3 agu2+fp5   22 t spill
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 416]   ;    81.5 agu1    21 t reload
        vpshufb ymm7, ymm11, ymm7                                        ;    88.5 fp1     21 t
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 448]   ;    81.8 agu0    21 t reload
        vpshufb ymm1, ymm11, ymm1                                        ;    88.8 fp2     21 t
        vpxor ymm7, ymm7, ymm1                                           ;    89.8 fp0     21 t
        vpand ymm1, ymm6, ymm12                                          ;    82.5 fp3     23 t
        vpsrlq ymm6, ymm6, 4                                             ;    82.7 fp1     23 t
        vpand ymm6, ymm6, ymm12                                          ;    83.7 fp2     23 t
        vpshufb ymm1, ymm2, ymm1                                         ;    83.7 fp1     23 t
        vpshufb ymm6, ymm4, ymm6                                         ;    84.7 fp2     23 t
        vpxor ymm1, ymm1, ymm6                                           ;    85.7 fp0     23 t
        vpshufb ymm1, ymm1, ymm0                                         ;    86.7 fp1     23 t
        vaesenclast ymm1, ymm1, ymm10                                    ;    87.7 fp0     23 t
        vpand ymm6, ymm1, ymm12                                          ;    91.7 fp3     23 t
        vpsrlq ymm1, ymm1, 4                                             ;    91.7 fp2     23 t
        vpand ymm1, ymm1, ymm12                                          ;    92.7 fp3     23 t
        vpshufb ymm1, ymm9, ymm1                                         ;    93.7 fp1     23 t
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 288]    ;    84.7 agu1    23 t reload
        vpshufb ymm6, ymm9, ymm6                                         ;    92.7 fp2     23 t
        vpxor ymm1, ymm1, ymm6                                           ;    94.7 fp0     23 t
        vpand ymm6, ymm5, ymm12                                          ;    85.8 fp3     22 t
        vpsrlq ymm5, ymm5, 4                                             ;    86.7 fp1     22 t
        vpand ymm5, ymm5, ymm12                                          ;    87.7 fp0     22 t
        vpshufb ymm6, ymm14, ymm6                                        ;    87.0 fp2     22 t
        vpshufb ymm5, ymm13, ymm5                                        ;    88.7 fp1     22 t
        vpxor ymm6, ymm6, ymm5                                           ;    89.7 fp3     22 t
        vpshufb ymm5, ymm6, ymm0                                         ;    90.7 fp2     22 t
        vaesenclast ymm5, ymm5, ymm10                                    ;    91.7 fp0     22 t
        vpand ymm6, ymm5, ymm12                                          ;    95.7 fp3     22 t
        vpsrlq ymm5, ymm5, 4                                             ;    95.7 fp1     22 t
        vpand ymm5, ymm5, ymm12                                          ;    96.7 fp0     22 t
        vpshufb ymm5, ymm15, ymm5                                        ;    97.7 fp2     22 t
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 352]   ;    88.7 agu0    22 t reload
        vpshufb ymm6, ymm15, ymm6                                        ;    96.7 fp1     22 t
        vpxor ymm5, ymm5, ymm6                                           ;    98.7 fp3     22 t
        vpand ymm6, ymm8, ymm12                                          ;    89.7 fp0     21 t
        vpsrlq ymm8, ymm8, 4                                             ;    90.0 fp2     21 t
        vpand ymm8, ymm8, ymm12                                          ;    91.0 fp3     21 t
        vpshufb ymm6, ymm14, ymm6                                        ;    90.7 fp1     21 t
        vpshufb ymm8, ymm13, ymm8                                        ;    92.0 fp2     21 t
        vpxor ymm6, ymm6, ymm8                                           ;    93.0 fp0     21 t
        vpshufb ymm6, ymm6, ymm0                                         ;    94.0 fp1     21 t
        vaesenclast ymm6, ymm6, ymm10                                    ;    95.0 fp0     21 t
        vpand ymm8, ymm6, ymm12                                          ;    99.0 fp3     21 t
        vpsrlq ymm6, ymm6, 4                                             ;    99.0 fp2     21 t
        vpand ymm6, ymm6, ymm12                                          ;   100.0 fp1     21 t
        vpshufb ymm6, ymm11, ymm6                                        ;   101.0 fp2     21 t
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 416]   ;    92.8 agu1    21 t reload
        vpshufb ymm8, ymm11, ymm8                                        ;   100.0 fp1     21 t
        vpxor ymm6, ymm6, ymm8                                           ;   102.0 fp0     21 t
        vpand ymm8, ymm3, ymm12                                          ;    93.7 fp3     42 t
        vpsrlq ymm3, ymm3, 4                                             ;    94.0 fp2     42 t
        vpand ymm3, ymm3, ymm12                                          ;    95.0 fp0     42 t
        vpshufb ymm8, ymm14, ymm8                                        ;    94.7 fp1     42 t
        vpshufb ymm3, ymm13, ymm3                                        ;    96.0 fp2     42 t
        vpxor ymm8, ymm8, ymm3                                           ;    97.0 fp3     42 t
        vpshufb ymm3, ymm8, ymm0                                         ;    98.0 fp1     42 t
        vaesenclast ymm3, ymm3, ymm10                                    ;    99.0 fp0     42 t
        vpand ymm8, ymm3, ymm12                                          ;   103.0 fp3     42 t
        vpsrlq ymm3, ymm3, 4                                             ;   103.0 fp2     42 t
        vpand ymm3, ymm3, ymm12                                          ;   104.0 fp0     42 t
        vpxor ymm5, ymm5, ymm7                                           ;    99.7 fp1     41 t
        vpxor ymm1, ymm1, [rbp + 1728]                                   ;    96.8 fp3+agu0   41 t
        vpxor ymm6, ymm6, [rbp + 1664]                                   ;   103.0 fp2+agu1   41 t
        vpxor ymm7, ymm7, ymm1                                           ;    97.8 fp0     41 t
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 160]   ;    97.8 agu0    41 t reload
        vpshufb ymm8, ymm11, ymm8                                        ;   104.8 fp1     42 t
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 192]   ;    98.0 agu1    41 t reload
        vpshufb ymm3, ymm15, ymm3                                        ;   105.0 fp2     42 t
        vpxor ymm8, ymm8, ymm3                                           ;   106.0 fp3     42 t
        vmovdqu ymm3, [rbp + 1696]                                       ;    98.8 agu0    41 t
        vpxor ymm3, ymm3, ymm8                                           ;   107.0 fp0     41 t
        vpxor ymm8, ymm5, [rbp + 1664]                                   ;   100.7 fp1+agu1   41 t
        vpxor ymm1, ymm1, ymm8                                           ;   101.7 fp2     41 t
        vpxor ymm9, ymm6, [rbp + 1696]                                   ;   104.0 fp3+agu0   41 t
        vpxor ymm5, ymm5, ymm9                                           ;   105.0 fp0     41 t
        vmovdqu ymm4, [rbp + 1728]                                       ;   100.0 agu1    41 t
        vpxor ymm4, ymm4, ymm3                                           ;   108.0 fp1     41 t
        vpxor ymm3, ymm3, ymm7                                           ;   108.0 fp2     41 t
        vpxor ymm6, ymm6, ymm4                                           ;   109.0 fp3     41 t
        vpxor ymm9, ymm9, ymm1                                           ;   105.0 fp0     62 t
        vpxor ymm1, ymm1, [rbp + 960]                                    ;   102.7 fp1+agu0   62 t
        vpxor ymm9, ymm9, [rbp + 1056]                                   ;   106.0 fp2+agu1   62 t
        vpxor ymm4, ymm4, ymm5                                           ;   109.0 fp3     62 t
        vpxor ymm5, ymm5, [rbp + 992]                                    ;   106.0 fp0+agu0   62 t
        vpxor ymm4, ymm4, [rbp + 1088]                                   ;   110.0 fp1+agu1   62 t
        vpxor ymm7, ymm7, [rbp + 1120]                                   ;   104.0 fp2+agu0   62 t
        vpxor ymm7, ymm7, ymm6                                           ;   110.0 fp3     62 t
        vpxor ymm6, ymm6, [rbp + 1024]                                   ;   110.0 fp0+agu1   62 t
        vpxor ymm8, ymm8, [rbp + 1152]                                   ;   105.0 fp1+agu0   62 t
        vpxor ymm8, ymm8, ymm3                                           ;   109.0 fp2     62 t
        vpxor ymm3, ymm3, [rbp + 928]                                    ;   109.0 fp3+agu1   62 t
        vpbroadcastb ymm2, [r8 + 160]                                    ;   106.0 fp1+agu0   61 r.0
        vpxor ymm2, ymm2, ymm3                                           ;   110.0 fp0     40 t
        vmovdqu [rbp + 1728], ymm3                                       ;   110.0 agu2+fp5   62 t spill
        vpbroadcastb ymm3, [r8 + 161]                                    ;   106.2 fp2+agu1   61 r.1
        vpxor ymm3, ymm3, ymm1                                           ;   107.2 fp3     40 t
        vmovdqu [rbp + 1696], ymm1                                       ;   106.5 agu2+fp5   62 t spill
        vpbroadcastb ymm1, [r8 + 162]                                    ;   107.0 fp1+agu0   61 r.2
        vpxor ymm1, ymm1, ymm5                                           ;   108.0 fp0     40 t
        vmovdqu [rbp + 1664], ymm5                                       ;   107.5 agu1+fp5   62 t spill
        vpbroadcastb ymm5, [r8 + 163]                                    ;   108.0 fp2+agu0   61 r.3
        vpxor ymm5, ymm5, ymm6                                           ;   111.0 fp3     40 t
        vmovdqu [rbp + 1760], ymm6                                       ;   111.0 agu2+fp5   62 t spill
        vpbroadcastb ymm6, [r8 + 164]                                    ;   108.2 fp1+agu1   61 r.4
        vpxor ymm6, ymm6, ymm9                                           ;   109.2 fp0     40 t
        vmovdqu [rbp + 1792], ymm9                                       ;   109.5 agu2+fp5   62 t spill
        vpbroadcastb ymm9, [r8 + 165]                                    ;   109.0 fp2+agu0   61 r.5
        vpxor ymm9, ymm9, ymm4                                           ;   111.0 fp3     40 t
        vmovdqu [rbp + 1824], ymm4                                       ;   111.0 agu1+fp5   62 t spill
        vpbroadcastb ymm4, [r8 + 166]                                    ;   110.0 fp1+agu0   61 r.6
        vpxor ymm4, ymm4, ymm7                                           ;   111.0 fp0     40 t
        vmovdqu [rbp + 1856], ymm7                                       ;   111.5 agu2+fp5   62 t spill
        vpbroadcastb ymm7, [r8 + 167]                                    ;   110.2 fp2+agu1   61 r.7
        vpxor ymm7, ymm7, ymm8                                           ;   111.2 fp3     40 t
        vmovdqu [rbp + 1888], ymm8                                       ;   112.5 agu2+fp5   62 t spill
        vpand ymm8, ymm2, ymm12                                          ;   111.0 fp1     41 t
        vpsrlq ymm2, ymm2, 4                                             ;   111.0 fp2     41 t
        vpand ymm2, ymm2, ymm12                                          ;   112.0 fp0     41 t
        vpshufb ymm8, ymm14, ymm8                                        ;   112.0 fp1     41 t
        vpshufb ymm2, ymm13, ymm2                                        ;   113.0 fp2     41 t
        vpxor ymm8, ymm8, ymm2                                           ;   114.0 fp3     41 t
        vpshufb ymm2, ymm8, ymm0                                         ;   115.0 fp1     41 t
        vaesenclast ymm2, ymm2, ymm10                                    ;   116.0 fp0     41 t
        vpand ymm8, ymm2, ymm12                                          ;   120.0 fp3     41 t
        vpsrlq ymm2, ymm2, 4                                             ;   120.0 fp2     41 t
        vpand ymm2, ymm2, ymm12                                          ;   121.0 fp0     41 t
        vpshufb ymm8, ymm11, ymm8                                        ;   121.0 fp1     41 t
        vpshufb ymm2, ymm15, ymm2                                        ;   122.0 fp2     41 t
        vpxor ymm8, ymm8, ymm2                                           ;   123.0 fp3     41 t
        vpand ymm2, ymm3, ymm12                                          ;   113.3 fp0     23 t
        vpsrlq ymm3, ymm3, 4                                             ;   114.0 fp1     23 t
        vpand ymm3, ymm3, ymm12                                          ;   115.0 fp3     23 t
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 224]   ;   112.8 agu0    23 t reload
        vpshufb ymm2, ymm15, ymm2                                        ;   119.8 fp2     23 t
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 256]   ;   113.2 agu1    23 t reload
        vpshufb ymm3, ymm11, ymm3                                        ;   120.2 fp1     23 t
        vpxor ymm2, ymm2, ymm3                                           ;   121.2 fp0     23 t
        vpshufb ymm2, ymm2, ymm0                                         ;   122.2 fp2     23 t
        vaesenclast ymm2, ymm2, ymm10                                    ;   123.2 fp0     23 t
        vpand ymm3, ymm2, ymm12                                          ;   127.2 fp3     23 t
        vpsrlq ymm2, ymm2, 4                                             ;   127.2 fp1     23 t
        vpand ymm2, ymm2, ymm12                                          ;   128.2 fp3     23 t
        vmovdqu [rbp + 1920], ymm8                                       ;   124.0 agu2+fp5   41 t spill
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 288]    ;   116.0 agu0    23 t reload
        vpshufb ymm3, ymm8, ymm3                                         ;   128.2 fp2     23 t
        vpand ymm8, ymm1, ymm12                                          ;   119.8 fp0     22 t
        vpsrlq ymm1, ymm1, 4                                             ;   120.0 fp1     22 t
        vpand ymm1, ymm1, ymm12                                          ;   121.0 fp3     22 t
        vpshufb ymm8, ymm14, ymm8                                        ;   120.8 fp2     22 t
        vpshufb ymm1, ymm13, ymm1                                        ;   122.0 fp1     22 t
        vpxor ymm8, ymm8, ymm1                                           ;   123.0 fp0     22 t
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 320]    ;   120.8 agu1    23 t reload
        vpshufb ymm2, ymm1, ymm2                                         ;   129.2 fp2     23 t
        vpxor ymm3, ymm3, ymm2                                           ;   130.2 fp3     23 t
        vpshufb ymm2, ymm8, ymm0                                         ;   124.0 fp1     22 t
        vaesenclast ymm2, ymm2, ymm10                                    ;   125.0 fp0     22 t
        vpand ymm8, ymm2, ymm12                                          ;   129.0 fp3     22 t
        vpsrlq ymm2, ymm2, 4                                             ;   129.0 fp2     22 t
        vpand ymm2, ymm2, ymm12                                          ;   130.0 fp0     22 t
        vmovdqu [rbp + 1952], ymm3                                       ;   131.2 agu2+fp5   23 t spill
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 352]    ;   123.0 agu0    22 t reload
        vpshufb ymm8, ymm3, ymm8                                         ;   130.0 fp1     22 t
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 384]    ;   123.3 agu1    22 t reload
        vpshufb ymm2, ymm3, ymm2                                         ;   131.0 fp2     22 t
        vpxor ymm8, ymm8, ymm2                                           ;   132.0 fp3     22 t
        vpand ymm2, ymm5, ymm12                                          ;   124.0 fp0     21 t
        vpsrlq ymm5, ymm5, 4                                             ;   124.2 fp1     21 t
        vpand ymm5, ymm5, ymm12                                          ;   125.2 fp2     21 t
        vpshufb ymm2, ymm14, ymm2                                        ;   125.2 fp1     21 t
        vpshufb ymm5, ymm13, ymm5                                        ;   126.2 fp2     21 t
        vpxor ymm2, ymm2, ymm5                                           ;   127.2 fp3     21 t
        vpshufb ymm2, ymm2, ymm0                                         ;   128.2 fp1     21 t
        vaesenclast ymm2, ymm2, ymm10                                    ;   129.2 fp0     21 t
        vpand ymm5, ymm2, ymm12                                          ;   133.2 fp3     21 t
        vpsrlq ymm2, ymm2, 4                                             ;   133.2 fp2     21 t
        vpand ymm2, ymm2, ymm12                                          ;   134.2 fp0     21 t
        vmovdqu [rbp + 1984], ymm8                                       ;   133.0 agu2+fp5   22 t spill
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 416]    ;   128.3 agu0    21 t reload
        vpshufb ymm5, ymm8, ymm5                                         ;   135.3 fp1     21 t
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 448]    ;   128.7 agu1    21 t reload
        vpshufb ymm2, ymm8, ymm2                                         ;   135.7 fp2     21 t
        vpxor ymm5, ymm5, ymm2                                           ;   136.7 fp3     21 t
        vpand ymm2, ymm6, ymm12                                          ;   129.2 fp0     23 t
        vpsrlq ymm6, ymm6, 4                                             ;   129.5 fp1     23 t
        vpand ymm6, ymm6, ymm12                                          ;   130.5 fp2     23 t
        vpshufb ymm2, ymm15, ymm2                                        ;   130.5 fp1     23 t
        vpshufb ymm6, ymm11, ymm6                                        ;   131.5 fp2     23 t
        vpxor ymm2, ymm2, ymm6                                           ;   132.5 fp3     23 t
        vpshufb ymm2, ymm2, ymm0                                         ;   133.5 fp1     23 t
        vaesenclast ymm2, ymm2, ymm10                                    ;   134.5 fp0     23 t
        vpand ymm6, ymm2, ymm12                                          ;   138.5 fp3     23 t
        vpsrlq ymm2, ymm2, 4                                             ;   138.5 fp2     23 t
        vpand ymm2, ymm2, ymm12                                          ;   139.5 fp0     23 t
        vpshufb ymm2, ymm1, ymm2                                         ;   140.5 fp1     23 t
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 288]    ;   131.5 agu0    23 t reload
        vpshufb ymm6, ymm1, ymm6                                         ;   139.5 fp2     23 t
        vpxor ymm2, ymm2, ymm6                                           ;   141.5 fp3     23 t
        vpand ymm6, ymm9, ymm12                                          ;   132.5 fp0     22 t
        vpsrlq ymm9, ymm9, 4                                             ;   133.5 fp1     22 t
        vpand ymm9, ymm9, ymm12                                          ;   134.5 fp3     22 t
        vpshufb ymm6, ymm14, ymm6                                        ;   133.8 fp2     22 t
        vpshufb ymm9, ymm13, ymm9                                        ;   135.5 fp1     22 t
        vpxor ymm6, ymm6, ymm9                                           ;   136.5 fp0     22 t
        vpshufb ymm6, ymm6, ymm0                                         ;   137.5 fp2     22 t
        vaesenclast ymm6, ymm6, ymm10                                    ;   138.5 fp0     22 t
        vpand ymm9, ymm6, ymm12                                          ;   142.5 fp3     22 t
        vpsrlq ymm6, ymm6, 4                                             ;   142.5 fp1     22 t
        vpand ymm6, ymm6, ymm12                                          ;   143.5 fp3     22 t
        vpshufb ymm6, ymm3, ymm6                                         ;   144.5 fp2     22 t
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 352]    ;   135.5 agu1    22 t reload
        vpshufb ymm9, ymm3, ymm9                                         ;   143.5 fp1     22 t
        vpxor ymm6, ymm6, ymm9                                           ;   145.5 fp0     22 t
        vpand ymm9, ymm4, ymm12                                          ;   136.5 fp3     21 t
        vpsrlq ymm4, ymm4, 4                                             ;   136.8 fp2     21 t
        vpand ymm4, ymm4, ymm12                                          ;   137.8 fp0     21 t
        vpshufb ymm9, ymm14, ymm9                                        ;   137.5 fp1     21 t
        vpshufb ymm4, ymm13, ymm4                                        ;   138.8 fp2     21 t
        vpxor ymm9, ymm9, ymm4                                           ;   139.8 fp3     21 t
        vpshufb ymm4, ymm9, ymm0                                         ;   140.8 fp1     21 t
        vaesenclast ymm4, ymm4, ymm10                                    ;   141.8 fp0     21 t
        vpand ymm9, ymm4, ymm12                                          ;   145.8 fp3     21 t
        vpsrlq ymm4, ymm4, 4                                             ;   145.8 fp2     21 t
        vpand ymm4, ymm4, ymm12                                          ;   146.8 fp0     21 t
        vpshufb ymm4, ymm8, ymm4                                         ;   147.8 fp1     21 t
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 416]    ;   139.7 agu0    21 t reload
        vpshufb ymm9, ymm8, ymm9                                         ;   146.8 fp2     21 t
        vpxor ymm4, ymm4, ymm9                                           ;   148.8 fp3     21 t
        vpand ymm9, ymm7, ymm12                                          ;   140.5 fp0     42 t
        vpsrlq ymm7, ymm7, 4                                             ;   140.7 fp1     42 t
        vpand ymm7, ymm7, ymm12                                          ;   141.7 fp2     42 t
        vpshufb ymm9, ymm14, ymm9                                        ;   141.7 fp1     42 t
        vpshufb ymm7, ymm13, ymm7                                        ;   142.7 fp2     42 t
        vpxor ymm9, ymm9, ymm7                                           ;   143.7 fp3     42 t
        vpshufb ymm7, ymm9, ymm0                                         ;   144.7 fp1     42 t
        vaesenclast ymm7, ymm7, ymm10                                    ;   145.7 fp0     42 t
        vpand ymm9, ymm7, ymm12                                          ;   149.7 fp3     42 t
        vpsrlq ymm7, ymm7, 4                                             ;   149.7 fp2     42 t
        vpand ymm7, ymm7, ymm12                                          ;   150.7 fp0     42 t
        vpxor ymm6, ymm6, ymm5                                           ;   146.5 fp1     41 t
        vpxor ymm2, ymm2, [rbp + 1984]                                   ;   143.7 fp3+agu1   41 t
        vpxor ymm4, ymm4, [rbp + 1920]                                   ;   149.8 fp2+agu0   41 t
        vpxor ymm5, ymm5, ymm2                                           ;   144.7 fp0     41 t
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 160]    ;   144.7 agu1    41 t reload
        vpshufb ymm9, ymm8, ymm9                                         ;   151.7 fp1     42 t
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 192]    ;   144.8 agu0    41 t reload
        vpshufb ymm7, ymm3, ymm7                                         ;   151.8 fp2     42 t
        vpxor ymm9, ymm9, ymm7                                           ;   152.8 fp3     42 t
        vmovdqu ymm7, [rbp + 1952]                                       ;   145.7 agu1    41 t
        vpxor ymm7, ymm7, ymm9                                           ;   153.8 fp0     41 t
        vpxor ymm9, ymm6, [rbp + 1920]                                   ;   147.5 fp1+agu0   41 t
        vpxor ymm2, ymm2, ymm9                                           ;   148.5 fp2     41 t
        vpxor ymm1, ymm4, [rbp + 1952]                                   ;   150.8 fp3+agu1   41 t
        vpxor ymm6, ymm6, ymm1                                           ;   151.8 fp0     41 t
        vmovdqu ymm11, [rbp + 1984]                                      ;   146.8 agu0    41 t
        vpxor ymm11, ymm11, ymm7                                         ;   154.8 fp1     41 t
        vpxor ymm7, ymm7, ymm5                                           ;   154.8 fp2     41 t
        vpxor ymm4, ymm4, ymm11                                          ;   155.8 fp3     41 t
        vpxor ymm1, ymm1, ymm2                                           ;   151.8 fp0     61 t
        vpxor ymm2, ymm2, [rbp + 1440]                                   ;   149.5 fp1+agu1   61 t
        vpxor ymm1, ymm1, [rbp + 1536]                                   ;   152.8 fp2+agu0   61 t
        vpxor ymm11, ymm11, ymm6                                         ;   155.8 fp3     61 t
        vpxor ymm6, ymm6, [rbp + 896]                                    ;   152.8 fp0+agu1   61 t
        vpxor ymm11, ymm11, [rbp + 1568]                                 ;   156.8 fp1+agu0   61 t
        vpxor ymm5, ymm5, [rbp + 1600]                                   ;   150.7 fp2+agu1   61 t
        vpxor ymm5, ymm5, ymm4                                           ;   156.8 fp3     61 t
        vpxor ymm4, ymm4, [rbp + 1504]                                   ;   156.8 fp0+agu0   61 t
        vpxor ymm9, ymm9, [rbp + 1632]                                   ;   151.7 fp1+agu1   61 t
        vpxor ymm9, ymm9, ymm7                                           ;   155.8 fp2     61 t
        vpxor ymm7, ymm7, [rbp + 1472]                                   ;   155.8 fp3+agu0   61 t
        vpbroadcastb ymm15, [r8 + 168]                                   ;   152.7 fp1+agu1   62 l.0
        vpxor ymm15, ymm15, ymm7                                         ;   156.8 fp0     40 t
        vmovdqu [rbp + 1472], ymm7                                       ;   156.8 agu2+fp5   61 t spill
        vpbroadcastb ymm7, [r8 + 169]                                    ;   152.8 fp2+agu0   62 l.1
        vpxor ymm7, ymm7, ymm2                                           ;   153.8 fp3     40 t
        vmovdqu [rbp + 1632], ymm2                                       ;   153.3 agu2+fp5   61 t spill
        vpbroadcastb ymm2, [r8 + 170]                                    ;   153.7 fp1+agu1   62 l.2
        vpxor ymm2, ymm2, ymm6                                           ;   154.7 fp0     40 t
        vmovdqu [rbp + 1504], ymm6                                       ;   154.3 agu0+fp5   61 t spill
        vpbroadcastb ymm6, [r8 + 171]                                    ;   154.7 fp2+agu1   62 l.3
        vpxor ymm6, ymm6, ymm4                                           ;   157.8 fp3     40 t
        vmovdqu [rbp + 1600], ymm4                                       ;   157.8 agu2+fp5   61 t spill
        vpbroadcastb ymm4, [r8 + 172]                                    ;   154.8 fp1+agu0   62 l.4
        vpxor ymm4, ymm4, ymm1                                           ;   155.8 fp0     40 t
        vmovdqu [rbp + 1568], ymm1                                       ;   156.3 agu2+fp5   61 t spill
        vpbroadcastb ymm1, [r8 + 173]                                    ;   155.7 fp2+agu1   62 l.5
        vpxor ymm1, ymm1, ymm11                                          ;   157.8 fp3     40 t
        vmovdqu [rbp + 896], ymm11                                       ;   157.8 agu0+fp5   61 t spill
        vpbroadcastb ymm11, [r8 + 174]                                   ;   156.7 fp1+agu1   62 l.6
        vpxor ymm11, ymm11, ymm5                                         ;   157.8 fp0     40 t
        vmovdqu [rbp + 1536], ymm5                                       ;   158.3 agu2+fp5   61 t spill
        vpbroadcastb ymm5, [r8 + 175]                                    ;   156.8 fp2+agu0   62 l.7
        vpxor ymm5, ymm5, ymm9                                           ;   157.8 fp3     40 t
        vmovdqu [rbp + 1440], ymm9                                       ;   159.3 agu2+fp5   61 t spill
        vpand ymm9, ymm15, ymm12                                         ;   157.8 fp1     41 t
        vpsrlq ymm15, ymm15, 4                                           ;   157.8 fp2     41 t
        vpand ymm15, ymm15, ymm12                                        ;   158.8 fp0     41 t
        vpshufb ymm9, ymm14, ymm9                                        ;   158.8 fp1     41 t
        vpshufb ymm15, ymm13, ymm15                                      ;   159.8 fp2     41 t
        vpxor ymm9, ymm9, ymm15                                          ;   160.8 fp3     41 t
        vpshufb ymm9, ymm9, ymm0                                         ;   161.8 fp1     41 t
        vaesenclast ymm9, ymm9, ymm10                                    ;   162.8 fp0     41 t
        vpand ymm15, ymm9, ymm12                                         ;   166.8 fp3     41 t
        vpsrlq ymm9, ymm9, 4                                             ;   166.8 fp2     41 t
        vpand ymm9, ymm9, ymm12                                          ;   167.8 fp0     41 t
        vpshufb ymm15, ymm8, ymm15                                       ;   167.8 fp1     41 t
        vpshufb ymm9, ymm3, ymm9                                         ;   168.8 fp2     41 t
        vpxor ymm15, ymm15, ymm9                                         ;   169.8 fp3     41 t
        vpand ymm9, ymm7, ymm12                                          ;   160.0 fp0     23 t
        vpsrlq ymm7, ymm7, 4                                             ;   160.7 fp1     23 t
        vpand ymm7, ymm7, ymm12                                          ;   161.7 fp3     23 t
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 224]    ;   159.5 agu1    23 t reload
        vpshufb ymm9, ymm3, ymm9                                         ;   166.5 fp2     23 t
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 256]    ;   159.8 agu0    23 t reload
        vpshufb ymm7, ymm8, ymm7                                         ;   166.8 fp1     23 t
        vpxor ymm9, ymm9, ymm7                                           ;   167.8 fp0     23 t
        vpshufb ymm7, ymm9, ymm0                                         ;   168.8 fp2     23 t
        vaesenclast ymm7, ymm7, ymm10                                    ;   169.8 fp0     23 t
        vpand ymm9, ymm7, ymm12                                          ;   173.8 fp3     23 t
        vpsrlq ymm7, ymm7, 4                                             ;   173.8 fp1     23 t
        vpand ymm7, ymm7, ymm12                                          ;   174.8 fp3     23 t
        vmovdqu [rbp + 1984], ymm15                                      ;   170.8 agu2+fp5   41 t spill
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 288]   ;   162.8 agu1    23 t reload
        vpshufb ymm9, ymm15, ymm9                                        ;   174.8 fp2     23 t
        vpand ymm15, ymm2, ymm12                                         ;   166.5 fp0     22 t
        vpsrlq ymm2, ymm2, 4                                             ;   166.7 fp1     22 t
        vpand ymm2, ymm2, ymm12                                          ;   167.7 fp3     22 t
        vpshufb ymm15, ymm14, ymm15                                      ;   167.5 fp2     22 t
        vpshufb ymm2, ymm13, ymm2                                        ;   168.7 fp1     22 t
        vpxor ymm15, ymm15, ymm2                                         ;   169.7 fp0     22 t
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 320]    ;   167.5 agu0    23 t reload
        vpshufb ymm7, ymm2, ymm7                                         ;   175.8 fp2     23 t
        vpxor ymm9, ymm9, ymm7                                           ;   176.8 fp3     23 t
        vpshufb ymm7, ymm15, ymm0                                        ;   170.7 fp1     22 t
        vaesenclast ymm7, ymm7, ymm10                                    ;   171.7 fp0     22 t
        vpand ymm15, ymm7, ymm12                                         ;   175.7 fp3     22 t
        vpsrlq ymm7, ymm7, 4                                             ;   175.7 fp2     22 t
        vpand ymm7, ymm7, ymm12                                          ;   176.7 fp0     22 t
        vmovdqu [rbp + 1952], ymm9                                       ;   177.8 agu2+fp5   23 t spill
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 352]    ;   169.7 agu1    22 t reload
        vpshufb ymm15, ymm9, ymm15                                       ;   176.7 fp1     22 t
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 384]    ;   170.0 agu0    22 t reload
        vpshufb ymm7, ymm9, ymm7                                         ;   177.7 fp2     22 t
        vpxor ymm15, ymm15, ymm7                                         ;   178.7 fp3     22 t
        vpand ymm7, ymm6, ymm12                                          ;   170.7 fp0     21 t
        vpsrlq ymm6, ymm6, 4                                             ;   170.8 fp1     21 t
        vpand ymm6, ymm6, ymm12                                          ;   171.8 fp2     21 t
        vpshufb ymm7, ymm14, ymm7                                        ;   171.8 fp1     21 t
        vpshufb ymm6, ymm13, ymm6                                        ;   172.8 fp2     21 t
        vpxor ymm7, ymm7, ymm6                                           ;   173.8 fp3     21 t
        vpshufb ymm6, ymm7, ymm0                                         ;   174.8 fp1     21 t
        vaesenclast ymm6, ymm6, ymm10                                    ;   175.8 fp0     21 t
        vpand ymm7, ymm6, ymm12                                          ;   179.8 fp3     21 t
        vpsrlq ymm6, ymm6, 4                                             ;   179.8 fp2     21 t
        vpand ymm6, ymm6, ymm12                                          ;   180.8 fp0     21 t
        vmovdqu [rbp + 1920], ymm15                                      ;   179.7 agu2+fp5   22 t spill
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 416]   ;   175.0 agu1    21 t reload
        vpshufb ymm7, ymm15, ymm7                                        ;   182.0 fp1     21 t
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 448]   ;   175.3 agu0    21 t reload
        vpshufb ymm6, ymm15, ymm6                                        ;   182.3 fp2     21 t
        vpxor ymm7, ymm7, ymm6                                           ;   183.3 fp3     21 t
        vpand ymm6, ymm4, ymm12                                          ;   175.8 fp0     23 t
        vpsrlq ymm4, ymm4, 4                                             ;   176.2 fp1     23 t
        vpand ymm4, ymm4, ymm12                                          ;   177.2 fp2     23 t
        vpshufb ymm6, ymm3, ymm6                                         ;   177.2 fp1     23 t
        vpshufb ymm4, ymm8, ymm4                                         ;   178.2 fp2     23 t
        vpxor ymm6, ymm6, ymm4                                           ;   179.2 fp3     23 t
        vpshufb ymm4, ymm6, ymm0                                         ;   180.2 fp1     23 t
        vaesenclast ymm4, ymm4, ymm10                                    ;   181.2 fp0     23 t
        vpand ymm6, ymm4, ymm12                                          ;   185.2 fp3     23 t
        vpsrlq ymm4, ymm4, 4                                             ;   185.2 fp2     23 t
        vpand ymm4, ymm4, ymm12                                          ;   186.2 fp0     23 t
        vpshufb ymm4, ymm2, ymm4                                         ;   187.2 fp1     23 t
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 288]    ;   178.2 agu1    23 t reload
        vpshufb ymm6, ymm2, ymm6                                         ;   186.2 fp2     23 t
        vpxor ymm4, ymm4, ymm6                                           ;   188.2 fp3     23 t
        vpand ymm6, ymm1, ymm12                                          ;   179.2 fp0     22 t
        vpsrlq ymm1, ymm1, 4                                             ;   180.2 fp1     22 t
        vpand ymm1, ymm1, ymm12                                          ;   181.2 fp3     22 t
        vpshufb ymm6, ymm14, ymm6                                        ;   180.5 fp2     22 t
        vpshufb ymm1, ymm13, ymm1                                        ;   182.2 fp1     22 t
        vpxor ymm6, ymm6, ymm1                                           ;   183.2 fp0     22 t
        vpshufb ymm1, ymm6, ymm0                                         ;   184.2 fp2     22 t
        vaesenclast ymm1, ymm1, ymm10                                    ;   185.2 fp0     22 t
        vpand ymm6, ymm1, ymm12                                          ;   189.2 fp3     22 t
        vpsrlq ymm1, ymm1, 4                                             ;   189.2 fp1     22 t
        vpand ymm1, ymm1, ymm12                                          ;   190.2 fp3     22 t
        vpshufb ymm1, ymm9, ymm1                                         ;   191.2 fp2     22 t
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 352]    ;   182.2 agu0    22 t reload
        vpshufb ymm6, ymm9, ymm6                                         ;   190.2 fp1     22 t
        vpxor ymm1, ymm1, ymm6                                           ;   192.2 fp0     22 t
        vpand ymm6, ymm11, ymm12                                         ;   183.2 fp3     21 t
        vpsrlq ymm11, ymm11, 4                                           ;   183.5 fp2     21 t
        vpand ymm11, ymm11, ymm12                                        ;   184.5 fp0     21 t
        vpshufb ymm6, ymm14, ymm6                                        ;   184.2 fp1     21 t
        vpshufb ymm11, ymm13, ymm11                                      ;   185.5 fp2     21 t
        vpxor ymm6, ymm6, ymm11                                          ;   186.5 fp3     21 t
        vpshufb ymm6, ymm6, ymm0                                         ;   187.5 fp1     21 t
        vaesenclast ymm6, ymm6, ymm10                                    ;   188.5 fp0     21 t
        vpand ymm11, ymm6, ymm12                                         ;   192.5 fp3     21 t
        vpsrlq ymm6, ymm6, 4                                             ;   192.5 fp2     21 t
        vpand ymm6, ymm6, ymm12                                          ;   193.5 fp0     21 t
        vpshufb ymm6, ymm15, ymm6                                        ;   194.5 fp1     21 t
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 416]   ;   186.3 agu1    21 t reload
        vpshufb ymm11, ymm15, ymm11                                      ;   193.5 fp2     21 t
        vpxor ymm6, ymm6, ymm11                                          ;   195.5 fp3     21 t
        vpand ymm11, ymm5, ymm12                                         ;   187.2 fp0     42 t
        vpsrlq ymm5, ymm5, 4                                             ;   187.3 fp1     42 t
        vpand ymm5, ymm5, ymm12                                          ;   188.3 fp2     42 t
        vpshufb ymm11, ymm14, ymm11                                      ;   188.3 fp1     42 t
        vpshufb ymm5, ymm13, ymm5                                        ;   189.3 fp2     42 t
        vpxor ymm11, ymm11, ymm5                                         ;   190.3 fp3     42 t
        vpshufb ymm5, ymm11, ymm0                                        ;   191.3 fp1     42 t
        vaesenclast ymm5, ymm5, ymm10                                    ;   192.3 fp0     42 t
        vpand ymm11, ymm5, ymm12                                         ;   196.3 fp3     42 t
        vpsrlq ymm5, ymm5, 4                                             ;   196.3 fp2     42 t
        vpand ymm5, ymm5, ymm12                                          ;   197.3 fp0     42 t
        vpxor ymm1, ymm1, ymm7                                           ;   193.2 fp1     41 t
        vpxor ymm4, ymm4, [rbp + 1920]                                   ;   190.3 fp3+agu0   41 t
        vpxor ymm6, ymm6, [rbp + 1984]                                   ;   196.5 fp2+agu1   41 t
        vpxor ymm7, ymm7, ymm4                                           ;   191.3 fp0     41 t
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 160]   ;   191.3 agu0    41 t reload
        vpshufb ymm11, ymm15, ymm11                                      ;   198.3 fp1     42 t
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 192]    ;   191.5 agu1    41 t reload
        vpshufb ymm5, ymm9, ymm5                                         ;   198.5 fp2     42 t
        vpxor ymm11, ymm11, ymm5                                         ;   199.5 fp3     42 t
        vmovdqu ymm5, [rbp + 1952]                                       ;   192.3 agu0    41 t
        vpxor ymm5, ymm5, ymm11                                          ;   200.5 fp0     41 t
        vpxor ymm11, ymm1, [rbp + 1984]                                  ;   194.2 fp1+agu1   41 t
        vpxor ymm4, ymm4, ymm11                                          ;   195.2 fp2     41 t
        vpxor ymm2, ymm6, [rbp + 1952]                                   ;   197.5 fp3+agu0   41 t
        vpxor ymm1, ymm1, ymm2                                           ;   198.5 fp0     41 t
        vmovdqu ymm8, [rbp + 1920]                                       ;   193.5 agu1    41 t
        vpxor ymm8, ymm8, ymm5                                           ;   201.5 fp1     41 t
        vpxor ymm5, ymm5, ymm7                                           ;   201.5 fp2     41 t
        vpxor ymm6, ymm6, ymm8                                           ;   202.5 fp3     41 t
        vpxor ymm2, ymm2, ymm4                                           ;   198.5 fp0     62 t
        vpxor ymm4, ymm4, [rbp + 1696]                                   ;   196.2 fp1+agu0   62 t
        vpxor ymm2, ymm2, [rbp + 1792]                                   ;   199.5 fp2+agu1   62 t
        vpxor ymm8, ymm8, ymm1                                           ;   202.5 fp3     62 t
        vpxor ymm1, ymm1, [rbp + 1664]                                   ;   199.5 fp0+agu0   62 t
        vpxor ymm8, ymm8, [rbp + 1824]                                   ;   203.5 fp1+agu1   62 t
        vpxor ymm7, ymm7, [rbp + 1856]                                   ;   197.3 fp2+agu0   62 t
        vpxor ymm7, ymm7, ymm6                                           ;   203.5 fp3     62 t
        vpxor ymm6, ymm6, [rbp + 1760]                                   ;   203.5 fp0+agu1   62 t
        vpxor ymm11, ymm11, [rbp + 1888]                                 ;   198.3 fp1+agu0   62 t
        vpxor ymm11, ymm11, ymm5                                         ;   202.5 fp2     62 t
        vpxor ymm5, ymm5, [rbp + 1728]                                   ;   202.5 fp3+agu1   62 t
        vpbroadcastb ymm3, [r8 + 176]                                    ;   199.3 fp1+agu0   61 r.0
        vpxor ymm3, ymm3, ymm5                                           ;   203.5 fp0     40 t
        vmovdqu [rbp + 1728], ymm5                                       ;   203.5 agu2+fp5   62 t spill
        vpbroadcastb ymm5, [r8 + 177]                                    ;   199.5 fp2+agu1   61 r.1
        vpxor ymm5, ymm5, ymm4                                           ;   200.5 fp3     40 t
        vmovdqu [rbp + 1888], ymm4                                       ;   200.0 agu2+fp5   62 t spill
        vpbroadcastb ymm4, [r8 + 178]                                    ;   200.3 fp1+agu0   61 r.2
        vpxor ymm4, ymm4, ymm1                                           ;   201.3 fp0     40 t
        vmovdqu [rbp + 1760], ymm1                                       ;   201.0 agu1+fp5   62 t spill
        vpbroadcastb ymm1, [r8 + 179]                                    ;   201.3 fp2+agu0   61 r.3
        vpxor ymm1, ymm1, ymm6                                           ;   204.5 fp3     40 t
        vmovdqu [rbp + 1856], ymm6                                       ;   204.5 agu2+fp5   62 t spill
        vpbroadcastb ymm6, [r8 + 180]                                    ;   201.5 fp1+agu1   61 r.4
        vpxor ymm6, ymm6, ymm2                                           ;   202.5 fp0     40 t
        vmovdqu [rbp + 1824], ymm2                                       ;   203.0 agu2+fp5   62 t spill
        vpbroadcastb ymm2, [r8 + 181]                                    ;   202.3 fp2+agu0   61 r.5
        vpxor ymm2, ymm2, ymm8                                           ;   204.5 fp3     40 t
        vmovdqu [rbp + 1664], ymm8                                       ;   204.5 agu1+fp5   62 t spill
        vpbroadcastb ymm8, [r8 + 182]                                    ;   203.3 fp1+agu0   61 r.6
        vpxor ymm8, ymm8, ymm7                                           ;   204.5 fp0     40 t
        vmovdqu [rbp + 1792], ymm7                                       ;   205.0 agu2+fp5   62 t spill
        vpbroadcastb ymm7, [r8 + 183]                                    ;   203.5 fp2+agu1   61 r.7
        vpxor ymm7, ymm7, ymm11                                          ;   204.5 fp3     40 t
        vmovdqu [rbp + 1696], ymm11                                      ;   206.0 agu2+fp5   62 t spill
        vpand ymm11, ymm3, ymm12                                         ;   204.5 fp1     41 t
        vpsrlq ymm3, ymm3, 4                                             ;   204.5 fp2     41 t
        vpand ymm3, ymm3, ymm12                                          ;   205.5 fp0     41 t
        vpshufb ymm11, ymm14, ymm11                                      ;   205.5 fp1     41 t
        vpshufb ymm3, ymm13, ymm3                                        ;   206.5 fp2     41 t
        vpxor ymm11, ymm11, ymm3                                         ;   207.5 fp3     41 t
        vpshufb ymm3, ymm11, ymm0                                        ;   208.5 fp1     41 t
        vaesenclast ymm3, ymm3, ymm10                                    ;   209.5 fp0     41 t
        vpand ymm11, ymm3, ymm12                                         ;   213.5 fp3     41 t
        vpsrlq ymm3, ymm3, 4                                             ;   213.5 fp2     41 t
        vpand ymm3, ymm3, ymm12                                          ;   214.5 fp0     41 t
        vpshufb ymm11, ymm15, ymm11                                      ;   214.5 fp1     41 t
        vpshufb ymm3, ymm9, ymm3                                         ;   215.5 fp2     41 t
        vpxor ymm11, ymm11, ymm3                                         ;   216.5 fp3     41 t
        vpand ymm3, ymm5, ymm12                                          ;   206.7 fp0     23 t
        vpsrlq ymm5, ymm5, 4                                             ;   207.3 fp1     23 t
        vpand ymm5, ymm5, ymm12                                          ;   208.3 fp3     23 t
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 224]    ;   206.2 agu0    23 t reload
        vpshufb ymm3, ymm9, ymm3                                         ;   213.2 fp2     23 t
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 256]   ;   206.5 agu1    23 t reload
        vpshufb ymm5, ymm15, ymm5                                        ;   213.5 fp1     23 t
        vpxor ymm3, ymm3, ymm5                                           ;   214.5 fp0     23 t
        vpshufb ymm3, ymm3, ymm0                                         ;   215.5 fp2     23 t
        vaesenclast ymm3, ymm3, ymm10                                    ;   216.5 fp0     23 t
        vpand ymm5, ymm3, ymm12                                          ;   220.5 fp3     23 t
        vpsrlq ymm3, ymm3, 4                                             ;   220.5 fp1     23 t
        vpand ymm3, ymm3, ymm12                                          ;   221.5 fp3     23 t
        vmovdqu [rbp + 1920], ymm11                                      ;   217.5 agu2+fp5   41 t spill
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 288]   ;   209.5 agu0    23 t reload
        vpshufb ymm5, ymm11, ymm5                                        ;   221.5 fp2     23 t
        vpand ymm11, ymm4, ymm12                                         ;   213.2 fp0     22 t
        vpsrlq ymm4, ymm4, 4                                             ;   213.3 fp1     22 t
        vpand ymm4, ymm4, ymm12                                          ;   214.3 fp3     22 t
        vpshufb ymm11, ymm14, ymm11                                      ;   214.2 fp2     22 t
        vpshufb ymm4, ymm13, ymm4                                        ;   215.3 fp1     22 t
        vpxor ymm11, ymm11, ymm4                                         ;   216.3 fp0     22 t
        vmovdqu ymm4, [rel camellia128_encrypt.T0_constants256 + 320]    ;   214.2 agu1    23 t reload
        vpshufb ymm3, ymm4, ymm3                                         ;   222.5 fp2     23 t
        vpxor ymm5, ymm5, ymm3                                           ;   223.5 fp3     23 t
        vpshufb ymm3, ymm11, ymm0                                        ;   217.3 fp1     22 t
        vaesenclast ymm3, ymm3, ymm10                                    ;   218.3 fp0     22 t
        vpand ymm11, ymm3, ymm12                                         ;   222.3 fp3     22 t
        vpsrlq ymm3, ymm3, 4                                             ;   222.3 fp2     22 t
        vpand ymm3, ymm3, ymm12                                          ;   223.3 fp0     22 t
        vmovdqu [rbp + 1952], ymm5                                       ;   224.5 agu2+fp5   23 t spill
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 352]    ;   216.3 agu0    22 t reload
        vpshufb ymm11, ymm5, ymm11                                       ;   223.3 fp1     22 t
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 384]    ;   216.7 agu1    22 t reload
        vpshufb ymm3, ymm5, ymm3                                         ;   224.3 fp2     22 t
        vpxor ymm11, ymm11, ymm3                                         ;   225.3 fp3     22 t
        vpand ymm3, ymm1, ymm12                                          ;   217.3 fp0     21 t
        vpsrlq ymm1, ymm1, 4                                             ;   217.5 fp1     21 t
        vpand ymm1, ymm1, ymm12                                          ;   218.5 fp2     21 t
        vpshufb ymm3, ymm14, ymm3                                        ;   218.5 fp1     21 t
        vpshufb ymm1, ymm13, ymm1                                        ;   219.5 fp2     21 t
        vpxor ymm3, ymm3, ymm1                                           ;   220.5 fp3     21 t
        vpshufb ymm1, ymm3, ymm0                                         ;   221.5 fp1     21 t
        vaesenclast ymm1, ymm1, ymm10                                    ;   222.5 fp0     21 t
        vpand ymm3, ymm1, ymm12                                          ;   226.5 fp3     21 t
        vpsrlq ymm1, ymm1, 4                                             ;   226.5 fp2     21 t
        vpand ymm1, ymm1, ymm12                                          ;   227.5 fp0     21 t
        vmovdqu [rbp + 1984], ymm11                                      ;   226.3 agu2+fp5   22 t spill
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 416]   ;   221.7 agu0    21 t reload
        vpshufb ymm3, ymm11, ymm3                                        ;   228.7 fp1     21 t
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 448]   ;   222.0 agu1    21 t reload
        vpshufb ymm1, ymm11, ymm1                                        ;   229.0 fp2     21 t
        vpxor ymm3, ymm3, ymm1                                           ;   230.0 fp3     21 t
        vpand ymm1, ymm6, ymm12                                          ;   222.5 fp0     23 t
        vpsrlq ymm6, ymm6, 4                                             ;   222.8 fp1     23 t
        vpand ymm6, ymm6, ymm12                                          ;   223.8 fp2     23 t
        vpshufb ymm1, ymm9, ymm1                                         ;   223.8 fp1     23 t
        vpshufb ymm6, ymm15, ymm6                                        ;   224.8 fp2     23 t
        vpxor ymm1, ymm1, ymm6                                           ;   225.8 fp3     23 t
        vpshufb ymm1, ymm1, ymm0                                         ;   226.8 fp1     23 t
        vaesenclast ymm1, ymm1, ymm10                                    ;   227.8 fp0     23 t
        vpand ymm6, ymm1, ymm12                                          ;   231.8 fp3     23 t
        vpsrlq ymm1, ymm1, 4                                             ;   231.8 fp2     23 t
        vpand ymm1, ymm1, ymm12                                          ;   232.8 fp0     23 t
        vpshufb ymm1, ymm4, ymm1                                         ;   233.8 fp1     23 t
        vmovdqu ymm4, [rel camellia128_encrypt.T0_constants256 + 288]    ;   224.8 agu0    23 t reload
        vpshufb ymm6, ymm4, ymm6                                         ;   232.8 fp2     23 t
        vpxor ymm1, ymm1, ymm6                                           ;   234.8 fp3     23 t
        vpand ymm6, ymm2, ymm12                                          ;   225.8 fp0     22 t
        vpsrlq ymm2, ymm2, 4                                             ;   226.8 fp1     22 t
        vpand ymm2, ymm2, ymm12                                          ;   227.8 fp3     22 t
        vpshufb ymm6, ymm14, ymm6                                        ;   227.2 fp2     22 t
        vpshufb ymm2, ymm13, ymm2                                        ;   228.8 fp1     22 t
        vpxor ymm6, ymm6, ymm2                                           ;   229.8 fp0     22 t
        vpshufb ymm2, ymm6, ymm0                                         ;   230.8 fp2     22 t
        vaesenclast ymm2, ymm2, ymm10                                    ;   231.8 fp0     22 t
        vpand ymm6, ymm2, ymm12                                          ;   235.8 fp3     22 t
        vpsrlq ymm2, ymm2, 4                                             ;   235.8 fp1     22 t
        vpand ymm2, ymm2, ymm12                                          ;   236.8 fp3     22 t
        vpshufb ymm2, ymm5, ymm2                                         ;   237.8 fp2     22 t
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 352]    ;   228.8 agu1    22 t reload
        vpshufb ymm6, ymm5, ymm6                                         ;   236.8 fp1     22 t
        vpxor ymm2, ymm2, ymm6                                           ;   238.8 fp0     22 t
        vpand ymm6, ymm8, ymm12                                          ;   229.8 fp3     21 t
        vpsrlq ymm8, ymm8, 4                                             ;   230.2 fp2     21 t
        vpand ymm8, ymm8, ymm12                                          ;   231.2 fp0     21 t
        vpshufb ymm6, ymm14, ymm6                                        ;   230.8 fp1     21 t
        vpshufb ymm8, ymm13, ymm8                                        ;   232.2 fp2     21 t
        vpxor ymm6, ymm6, ymm8                                           ;   233.2 fp3     21 t
        vpshufb ymm6, ymm6, ymm0                                         ;   234.2 fp1     21 t
        vaesenclast ymm6, ymm6, ymm10                                    ;   235.2 fp0     21 t
        vpand ymm8, ymm6, ymm12                                          ;   239.2 fp3     21 t
        vpsrlq ymm6, ymm6, 4                                             ;   239.2 fp2     21 t
        vpand ymm6, ymm6, ymm12                                          ;   240.2 fp0     21 t
        vpshufb ymm6, ymm11, ymm6                                        ;   241.2 fp1     21 t
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 416]   ;   233.0 agu0    21 t reload
        vpshufb ymm8, ymm11, ymm8                                        ;   240.2 fp2     21 t
        vpxor ymm6, ymm6, ymm8                                           ;   242.2 fp3     21 t
        vpand ymm8, ymm7, ymm12                                          ;   233.8 fp0     42 t
        vpsrlq ymm7, ymm7, 4                                             ;   234.0 fp1     42 t
        vpand ymm7, ymm7, ymm12                                          ;   235.0 fp2     42 t
        vpshufb ymm8, ymm14, ymm8                                        ;   235.0 fp1     42 t
        vpshufb ymm7, ymm13, ymm7                                        ;   236.0 fp2     42 t
        vpxor ymm8, ymm8, ymm7                                           ;   237.0 fp3     42 t
        vpshufb ymm7, ymm8, ymm0                                         ;   238.0 fp1     42 t
        vaesenclast ymm7, ymm7, ymm10                                    ;   239.0 fp0     42 t
        vpand ymm8, ymm7, ymm12                                          ;   243.0 fp3     42 t
        vpsrlq ymm7, ymm7, 4                                             ;   243.0 fp2     42 t
        vpand ymm7, ymm7, ymm12                                          ;   244.0 fp0     42 t
        vpxor ymm2, ymm2, ymm3                                           ;   239.8 fp1     41 t
        vpxor ymm1, ymm1, [rbp + 1984]                                   ;   237.0 fp3+agu1   41 t
        vpxor ymm6, ymm6, [rbp + 1920]                                   ;   243.2 fp2+agu0   41 t
        vpxor ymm3, ymm3, ymm1                                           ;   238.0 fp0     41 t
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 160]   ;   238.0 agu1    41 t reload
        vpshufb ymm8, ymm11, ymm8                                        ;   245.0 fp1     42 t
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 192]    ;   238.2 agu0    41 t reload
        vpshufb ymm7, ymm5, ymm7                                         ;   245.2 fp2     42 t
        vpxor ymm8, ymm8, ymm7                                           ;   246.2 fp3     42 t
        vmovdqu ymm7, [rbp + 1952]                                       ;   239.0 agu1    41 t
        vpxor ymm7, ymm7, ymm8                                           ;   247.2 fp0     41 t
        vpxor ymm8, ymm2, [rbp + 1920]                                   ;   240.8 fp1+agu0   41 t
        vpxor ymm1, ymm1, ymm8                                           ;   241.8 fp2     41 t
        vpxor ymm4, ymm6, [rbp + 1952]                                   ;   244.2 fp3+agu1   41 t
        vpxor ymm2, ymm2, ymm4                                           ;   245.2 fp0     41 t
        vmovdqu ymm15, [rbp + 1984]                                      ;   240.2 agu0    41 t
        vpxor ymm15, ymm15, ymm7                                         ;   248.2 fp1     41 t
        vpxor ymm7, ymm7, ymm3                                           ;   248.2 fp2     41 t
        vpxor ymm6, ymm6, ymm15                                          ;   249.2 fp3     41 t
        vpxor ymm4, ymm4, ymm1                                           ;   245.2 fp0     61 t
        vpxor ymm1, ymm1, [rbp + 1632]                                   ;   242.8 fp1+agu1   61 t
        vpxor ymm4, ymm4, [rbp + 1568]                                   ;   246.2 fp2+agu0   61 t
        vpxor ymm15, ymm15, ymm2                                         ;   249.2 fp3     61 t
        vpxor ymm2, ymm2, [rbp + 1504]                                   ;   246.2 fp0+agu1   61 t
        vpxor ymm15, ymm15, [rbp + 896]                                  ;   250.2 fp1+agu0   61 t
        vpxor ymm3, ymm3, [rbp + 1536]                                   ;   244.0 fp2+agu1   61 t
        vpxor ymm3, ymm3, ymm6                                           ;   250.2 fp3     61 t
        vpxor ymm6, ymm6, [rbp + 1600]                                   ;   250.2 fp0+agu0   61 t
        vpxor ymm8, ymm8, [rbp + 1440]                                   ;   245.0 fp1+agu1   61 t
        vpxor ymm8, ymm8, ymm7                                           ;   249.2 fp2     61 t
        vpxor ymm7, ymm7, [rbp + 1472]                                   ;   249.2 fp3+agu0   61 t
        vpbroadcastb ymm9, [r8 + 184]                                    ;   246.0 fp1+agu1   62 l.0
        vpxor ymm9, ymm9, ymm7                                           ;   250.2 fp0     40 t
        vmovdqu [rbp + 1472], ymm7                                       ;   250.2 agu2+fp5   61 t spill
        vpbroadcastb ymm7, [r8 + 185]                                    ;   246.2 fp2+agu0   62 l.1
        vpxor ymm7, ymm7, ymm1                                           ;   247.2 fp3     40 t
        vmovdqu [rbp + 1440], ymm1                                       ;   246.7 agu2+fp5   61 t spill
        vpbroadcastb ymm1, [r8 + 186]                                    ;   247.0 fp1+agu1   62 l.2
        vpxor ymm1, ymm1, ymm2                                           ;   248.0 fp0     40 t
        vmovdqu [rbp + 1600], ymm2                                       ;   247.7 agu0+fp5   61 t spill
        vpbroadcastb ymm2, [r8 + 187]                                    ;   248.0 fp2+agu1   62 l.3
        vpxor ymm2, ymm2, ymm6                                           ;   251.2 fp3     40 t
        vmovdqu [rbp + 1536], ymm6                                       ;   251.2 agu2+fp5   61 t spill
        vpbroadcastb ymm6, [r8 + 188]                                    ;   248.2 fp1+agu0   62 l.4
        vpxor ymm6, ymm6, ymm4                                           ;   249.2 fp0     40 t
        vmovdqu [rbp + 896], ymm4                                        ;   249.7 agu2+fp5   61 t spill
        vpbroadcastb ymm4, [r8 + 189]                                    ;   249.0 fp2+agu1   62 l.5
        vpxor ymm4, ymm4, ymm15                                          ;   251.2 fp3     40 t
        vmovdqu [rbp + 1504], ymm15                                      ;   251.2 agu0+fp5   61 t spill
        vpbroadcastb ymm15, [r8 + 190]                                   ;   250.0 fp1+agu1   62 l.6
        vpxor ymm15, ymm15, ymm3                                         ;   251.2 fp0     40 t
        vmovdqu [rbp + 1568], ymm3                                       ;   251.7 agu2+fp5   61 t spill
        vpbroadcastb ymm3, [r8 + 191]                                    ;   250.2 fp2+agu0   62 l.7
        vpxor ymm3, ymm3, ymm8                                           ;   251.2 fp3     40 t
        vmovdqu [rbp + 1632], ymm8                                       ;   252.7 agu2+fp5   61 t spill
        vpand ymm8, ymm9, ymm12                                          ;   251.2 fp1     41 t
        vpsrlq ymm9, ymm9, 4                                             ;   251.2 fp2     41 t
        vpand ymm9, ymm9, ymm12                                          ;   252.2 fp0     41 t
        vpshufb ymm8, ymm14, ymm8                                        ;   252.2 fp1     41 t
        vpshufb ymm9, ymm13, ymm9                                        ;   253.2 fp2     41 t
        vpxor ymm8, ymm8, ymm9                                           ;   254.2 fp3     41 t
        vpshufb ymm8, ymm8, ymm0                                         ;   255.2 fp1     41 t
        vaesenclast ymm8, ymm8, ymm10                                    ;   256.2 fp0     41 t
        vpand ymm9, ymm8, ymm12                                          ;   260.2 fp3     41 t
        vpsrlq ymm8, ymm8, 4                                             ;   260.2 fp2     41 t
        vpand ymm8, ymm8, ymm12                                          ;   261.2 fp0     41 t
        vpshufb ymm9, ymm11, ymm9                                        ;   261.2 fp1     41 t
        vpshufb ymm8, ymm5, ymm8                                         ;   262.2 fp2     41 t
        vpxor ymm9, ymm9, ymm8                                           ;   263.2 fp3     41 t
        vpand ymm8, ymm7, ymm12                                          ;   253.3 fp0     23 t
        vpsrlq ymm7, ymm7, 4                                             ;   254.0 fp1     23 t
        vpand ymm7, ymm7, ymm12                                          ;   255.0 fp3     23 t
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 224]    ;   252.8 agu1    23 t reload
        vpshufb ymm8, ymm5, ymm8                                         ;   259.8 fp2     23 t
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 256]   ;   253.2 agu0    23 t reload
        vpshufb ymm7, ymm11, ymm7                                        ;   260.2 fp1     23 t
        vpxor ymm8, ymm8, ymm7                                           ;   261.2 fp0     23 t
        vpshufb ymm7, ymm8, ymm0                                         ;   262.2 fp2     23 t
        vaesenclast ymm7, ymm7, ymm10                                    ;   263.2 fp0     23 t
        vpand ymm8, ymm7, ymm12                                          ;   267.2 fp3     23 t
        vpsrlq ymm7, ymm7, 4                                             ;   267.2 fp1     23 t
        vpand ymm7, ymm7, ymm12                                          ;   268.2 fp3     23 t
        vmovdqu [rbp + 1984], ymm9                                       ;   264.2 agu2+fp5   41 t spill
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 288]    ;   256.2 agu1    23 t reload
        vpshufb ymm8, ymm9, ymm8                                         ;   268.2 fp2     23 t
        vpand ymm9, ymm1, ymm12                                          ;   259.8 fp0     22 t
        vpsrlq ymm1, ymm1, 4                                             ;   260.0 fp1     22 t
        vpand ymm1, ymm1, ymm12                                          ;   261.0 fp3     22 t
        vpshufb ymm9, ymm14, ymm9                                        ;   260.8 fp2     22 t
        vpshufb ymm1, ymm13, ymm1                                        ;   262.0 fp1     22 t
        vpxor ymm9, ymm9, ymm1                                           ;   263.0 fp0     22 t
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 320]    ;   260.8 agu0    23 t reload
        vpshufb ymm7, ymm1, ymm7                                         ;   269.2 fp2     23 t
        vpxor ymm8, ymm8, ymm7                                           ;   270.2 fp3     23 t
        vpshufb ymm7, ymm9, ymm0                                         ;   264.0 fp1     22 t
        vaesenclast ymm7, ymm7, ymm10                                    ;   265.0 fp0     22 t
        vpand ymm9, ymm7, ymm12                                          ;   269.0 fp3     22 t
        vpsrlq ymm7, ymm7, 4                                             ;   269.0 fp2     22 t
        vpand ymm7, ymm7, ymm12                                          ;   270.0 fp0     22 t
        vmovdqu [rbp + 1952], ymm8                                       ;   271.2 agu2+fp5   23 t spill
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 352]    ;   263.0 agu1    22 t reload
        vpshufb ymm9, ymm8, ymm9                                         ;   270.0 fp1     22 t
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 384]    ;   263.3 agu0    22 t reload
        vpshufb ymm7, ymm8, ymm7                                         ;   271.0 fp2     22 t
        vpxor ymm9, ymm9, ymm7                                           ;   272.0 fp3     22 t
        vpand ymm7, ymm2, ymm12                                          ;   264.0 fp0     21 t
        vpsrlq ymm2, ymm2, 4                                             ;   264.2 fp1     21 t
        vpand ymm2, ymm2, ymm12                                          ;   265.2 fp2     21 t
        vpshufb ymm7, ymm14, ymm7                                        ;   265.2 fp1     21 t
        vpshufb ymm2, ymm13, ymm2                                        ;   266.2 fp2     21 t
        vpxor ymm7, ymm7, ymm2                                           ;   267.2 fp3     21 t
        vpshufb ymm2, ymm7, ymm0                                         ;   268.2 fp1     21 t
        vaesenclast ymm2, ymm2, ymm10                                    ;   269.2 fp0     21 t
        vpand ymm7, ymm2, ymm12                                          ;   273.2 fp3     21 t
        vpsrlq ymm2, ymm2, 4                                             ;   273.2 fp2     21 t
        vpand ymm2, ymm2, ymm12                                          ;   274.2 fp0     21 t
        vmovdqu [rbp + 1920], ymm9                                       ;   273.0 agu2+fp5   22 t spill
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 416]    ;   268.3 agu1    21 t reload
        vpshufb ymm7, ymm9, ymm7                                         ;   275.3 fp1     21 t
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 448]    ;   268.7 agu0    21 t reload
        vpshufb ymm2, ymm9, ymm2                                         ;   275.7 fp2     21 t
        vpxor ymm7, ymm7, ymm2                                           ;   276.7 fp3     21 t
        vpand ymm2, ymm6, ymm12                                          ;   269.2 fp0     23 t
        vpsrlq ymm6, ymm6, 4                                             ;   269.5 fp1     23 t
        vpand ymm6, ymm6, ymm12                                          ;   270.5 fp2     23 t
        vpshufb ymm2, ymm5, ymm2                                         ;   270.5 fp1     23 t
        vpshufb ymm5, ymm11, ymm6                                        ;   271.5 fp2     23 t
        vpxor ymm2, ymm2, ymm5                                           ;   272.5 fp3     23 t
        vpshufb ymm2, ymm2, ymm0                                         ;   273.5 fp1     23 t
        vaesenclast ymm2, ymm2, ymm10                                    ;   274.5 fp0     23 t
        vpand ymm5, ymm2, ymm12                                          ;   278.5 fp3     23 t
        vpsrlq ymm2, ymm2, 4                                             ;   278.5 fp2     23 t
        vpand ymm2, ymm2, ymm12                                          ;   279.5 fp0     23 t
        vmovdqu ymm6, [rel camellia128_encrypt.T0_constants256 + 288]    ;   271.2 agu1    23 t reload
        vpshufb ymm5, ymm6, ymm5                                         ;   279.5 fp1     23 t
        vpshufb ymm1, ymm1, ymm2                                         ;   280.5 fp2     23 t
        vpand ymm2, ymm4, ymm12                                          ;   272.0 fp3     22 t
        vpxor ymm5, ymm5, ymm1                                           ;   281.5 fp0     23 t
        vpsrlq ymm1, ymm4, 4                                             ;   273.5 fp1     22 t
        vpshufb ymm2, ymm14, ymm2                                        ;   273.8 fp2     22 t
        vpand ymm1, ymm1, ymm12                                          ;   274.5 fp3     22 t
        vpshufb ymm1, ymm13, ymm1                                        ;   275.5 fp1     22 t
        vpxor ymm2, ymm2, ymm1                                           ;   276.5 fp0     22 t
        vpshufb ymm1, ymm2, ymm0                                         ;   277.5 fp2     22 t
        vaesenclast ymm1, ymm1, ymm10                                    ;   278.5 fp0     22 t
        vpand ymm2, ymm1, ymm12                                          ;   282.5 fp3     22 t
        vpsrlq ymm1, ymm1, 4                                             ;   282.5 fp1     22 t
        vpand ymm1, ymm1, ymm12                                          ;   283.5 fp3     22 t
        vmovdqu ymm4, [rel camellia128_encrypt.T0_constants256 + 352]    ;   275.3 agu0    22 t reload
        vpshufb ymm2, ymm4, ymm2                                         ;   283.5 fp2     22 t
        vpshufb ymm1, ymm8, ymm1                                         ;   284.5 fp1     22 t
        vpand ymm4, ymm15, ymm12                                         ;   275.8 fp0     21 t
        vpxor ymm2, ymm2, ymm1                                           ;   285.5 fp3     22 t
        vpsrlq ymm1, ymm15, 4                                            ;   276.8 fp2     21 t
        vpshufb ymm4, ymm14, ymm4                                        ;   277.5 fp1     21 t
        vpand ymm1, ymm1, ymm12                                          ;   277.8 fp0     21 t
        vpshufb ymm1, ymm13, ymm1                                        ;   278.8 fp2     21 t
        vpxor ymm4, ymm4, ymm1                                           ;   279.8 fp3     21 t
        vpshufb ymm1, ymm4, ymm0                                         ;   280.8 fp1     21 t
        vaesenclast ymm1, ymm1, ymm10                                    ;   281.8 fp0     21 t
        vpand ymm4, ymm1, ymm12                                          ;   285.8 fp3     21 t
        vpsrlq ymm1, ymm1, 4                                             ;   285.8 fp2     21 t
        vpand ymm1, ymm1, ymm12                                          ;   286.8 fp0     21 t
        vmovdqu ymm6, [rel camellia128_encrypt.T0_constants256 + 416]    ;   279.5 agu1    21 t reload
        vpshufb ymm4, ymm6, ymm4                                         ;   286.8 fp1     21 t
        vpshufb ymm1, ymm9, ymm1                                         ;   287.8 fp2     21 t
        vpand ymm6, ymm3, ymm12                                          ;   280.0 fp3     42 t
        vpxor ymm4, ymm4, ymm1                                           ;   288.8 fp0     21 t
        vpsrlq ymm1, ymm3, 4                                             ;   280.7 fp1     42 t
        vpand ymm1, ymm1, ymm12                                          ;   281.7 fp2     42 t
        vpshufb ymm3, ymm14, ymm6                                        ;   281.7 fp1     42 t
        vpshufb ymm1, ymm13, ymm1                                        ;   282.7 fp2     42 t
        vpxor ymm3, ymm3, ymm1                                           ;   283.7 fp3     42 t
        vpshufb ymm0, ymm3, ymm0                                         ;   284.7 fp1     42 t
        vaesenclast ymm0, ymm0, ymm10                                    ;   285.7 fp0     42 t
        vpand ymm1, ymm0, ymm12                                          ;   289.7 fp3     42 t
        vpsrlq ymm0, ymm0, 4                                             ;   289.7 fp2     42 t
        vpand ymm0, ymm0, ymm12                                          ;   290.7 fp0     42 t
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 160]    ;   283.5 agu0    41 t reload
        vpshufb ymm1, ymm3, ymm1                                         ;   290.7 fp1     42 t
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 192]    ;   283.8 agu1    41 t reload
        vpshufb ymm0, ymm3, ymm0                                         ;   291.7 fp2     42 t
        vpxor ymm1, ymm1, ymm0                                           ;   292.7 fp3     42 t
        vpxor ymm2, ymm2, ymm7                                           ;   286.5 fp0     41 t
        vmovdqu ymm0, [rbp + 1920]                                       ;   284.7 agu0    22 t reload
        vpxor ymm5, ymm5, ymm0                                           ;   291.7 fp1     41 t
        vmovdqu ymm3, [rbp + 1952]                                       ;   285.5 agu1    23 t reload
        vpxor ymm1, ymm1, ymm3                                           ;   293.7 fp2     41 t
        vmovdqu ymm6, [rbp + 1984]                                       ;   285.8 agu0    41 t reload
        vpxor ymm8, ymm2, ymm6                                           ;   292.8 fp3     41 t
        vpxor ymm4, ymm4, ymm6                                           ;   292.8 fp0     41 t
        vpxor ymm7, ymm7, ymm5                                           ;   292.7 fp1     41 t
        vpxor ymm3, ymm3, ymm4                                           ;   293.8 fp2     41 t
        vpxor ymm0, ymm0, ymm1                                           ;   294.7 fp3     41 t
        vpxor ymm5, ymm5, ymm8                                           ;   293.8 fp0     41 t
        vpxor ymm1, ymm1, ymm7                                           ;   294.7 fp1     41 t
        vpxor ymm2, ymm2, ymm3                                           ;   294.8 fp2     41 t
        vpxor ymm4, ymm4, ymm0                                           ;   295.7 fp3     41 t
        vpbroadcastb ymm6, [r8 + 192]                                    ;   289.8 fp1+agu1   74 dst.0
        vpbroadcastb ymm9, [r8 + 193]                                    ;   290.0 fp2+agu0   74 dst.1
        vpbroadcastb ymm10, [r8 + 194]                                   ;   290.8 fp1+agu1   74 dst.2
        vpbroadcastb ymm11, [r8 + 195]                                   ;   291.0 fp2+agu0   74 dst.3
        vpbroadcastb ymm12, [r8 + 196]                                   ;   291.8 fp1+agu1   74 dst.4
        vpbroadcastb ymm13, [r8 + 197]                                   ;   292.0 fp2+agu0   74 dst.5
        vpbroadcastb ymm14, [r8 + 198]                                   ;   292.8 fp1+agu1   74 dst.6
        vpbroadcastb ymm15, [r8 + 199]                                   ;   293.0 fp2+agu0   74 dst.7
        vpxor ymm6, ymm6, [rbp + 1472]                                   ;   293.8 fp0+agu1   74 dst
        vpxor ymm9, ymm9, [rbp + 1440]                                   ;   294.0 fp3+agu0   74 dst
        vpxor ymm10, ymm10, [rbp + 1600]                                 ;   294.8 fp0+agu1   74 dst
        vpxor ymm11, ymm11, [rbp + 1536]                                 ;   295.0 fp3+agu0   74 dst
        vpxor ymm12, ymm12, [rbp + 896]                                  ;   295.8 fp0+agu1   74 dst
        vpxor ymm13, ymm13, [rbp + 1504]                                 ;   296.0 fp1+agu0   74 dst
        vpxor ymm14, ymm14, [rbp + 1568]                                 ;   296.8 fp2+agu1   74 dst
        vpxor ymm15, ymm15, [rbp + 1632]                                 ;   297.0 fp3+agu0   74 dst
        vmovdqu [rbp + 1632], ymm6                                       ;   294.8 agu2+fp5   74 dst spill
        vpbroadcastb ymm6, [r8 + 200]                                    ;   297.8 fp1+agu1   75 dst.0
        vpxor ymm6, ymm6, ymm1                                           ;   298.8 fp0     75 dst
        vpxor ymm6, ymm6, [rbp + 1728]                                   ;   299.8 fp2+agu0   75 dst
        vmovdqu [rbp + 1728], ymm6                                       ;   300.8 agu2+fp5   75 dst spill
        vpbroadcastb ymm6, [r8 + 201]                                    ;   298.8 fp1+agu1   75 dst.1
        vpxor ymm6, ymm6, ymm5                                           ;   299.8 fp3     75 dst
        vpxor ymm6, ymm6, [rbp + 1888]                                   ;   300.8 fp0+agu0   75 dst
        vmovdqu [rbp + 1888], ymm6                                       ;   301.8 agu2+fp5   75 dst spill
        vpbroadcastb ymm6, [r8 + 202]                                    ;   299.8 fp2+agu1   75 dst.2
        vpxor ymm6, ymm6, ymm2                                           ;   300.8 fp3     75 dst
        vpxor ymm6, ymm6, [rbp + 1760]                                   ;   301.8 fp0+agu0   75 dst
        vmovdqu [rbp + 1760], ymm6                                       ;   302.8 agu2+fp5   75 dst spill
        vpbroadcastb ymm6, [r8 + 203]                                    ;   300.8 fp1+agu1   75 dst.3
        vpxor ymm6, ymm6, ymm4                                           ;   301.8 fp2     75 dst
        vpxor ymm6, ymm6, [rbp + 1856]                                   ;   302.8 fp3+agu0   75 dst
        vpxor ymm3, ymm3, ymm5                                           ;   297.8 fp0     75 dst
        vpbroadcastb ymm5, [r8 + 204]                                    ;   301.8 fp1+agu1   75 dst.4
        vpxor ymm3, ymm3, [rbp + 1824]                                   ;   302.0 fp2+agu0   75 dst
        vpxor ymm3, ymm3, ymm5                                           ;   303.0 fp3     75 dst
        vpbroadcastb ymm5, [r8 + 205]                                    ;   302.8 fp1+agu1   75 dst.5
        vpxor ymm0, ymm0, ymm2                                           ;   299.8 fp0     75 dst
        vpbroadcastb ymm2, [r8 + 206]                                    ;   303.0 fp2+agu0   75 dst.6
        vpxor ymm0, ymm0, ymm5                                           ;   303.8 fp3     75 dst
        vpbroadcastb ymm5, [r8 + 207]                                    ;   303.8 fp1+agu1   75 dst.7
        vpxor ymm0, ymm0, [rbp + 1664]                                   ;   304.8 fp0+agu0   75 dst
        vpxor ymm7, ymm7, ymm4                                           ;   301.0 fp2     75 dst
        vpxor ymm7, ymm7, ymm2                                           ;   304.0 fp3     75 dst
        vpxor ymm7, ymm7, [rbp + 1792]                                   ;   305.0 fp1+agu1   75 dst
        vpxor ymm8, ymm8, ymm1                                           ;   301.8 fp0     75 dst
        vpxor ymm8, ymm8, ymm5                                           ;   304.8 fp2     75 dst
        vpunpcklbw ymm1, ymm15, ymm14                                    ;   302.3 fp1     74 dst
        vpunpckhbw ymm2, ymm15, ymm14                                    ;   303.0 fp2     74 dst
        vpxor ymm8, ymm8, [rbp + 1696]                                   ;   305.8 fp3+agu0   75 dst
        vpunpcklbw ymm4, ymm13, ymm12                                    ;   303.3 fp1     74 dst
        vpunpckhbw ymm5, ymm13, ymm12                                    ;   304.0 fp2     74 dst
        vpunpcklwd ymm12, ymm1, ymm4                                     ;   304.3 fp1     74 dst
        vpunpckhwd ymm1, ymm1, ymm4                                      ;   305.0 fp2     74 dst
        vpunpcklwd ymm4, ymm2, ymm5                                      ;   305.3 fp1     74 dst
        vpunpckhwd ymm2, ymm2, ymm5                                      ;   306.0 fp2     74 dst
        vpunpcklbw ymm5, ymm11, ymm10                                    ;   306.3 fp1     74 dst
        vpunpckhbw ymm10, ymm11, ymm10                                   ;   307.0 fp2     74 dst
        vmovdqu ymm11, [rbp + 1632]                                      ;   305.8 agu1    74 dst reload
        vpunpcklbw ymm13, ymm9, ymm11                                    ;   312.8 fp1     74 dst
        vpunpckhbw ymm9, ymm9, ymm11                                     ;   312.8 fp2     74 dst
        vpunpcklwd ymm11, ymm5, ymm13                                    ;   313.8 fp1     74 dst
        vpunpckhwd ymm5, ymm5, ymm13                                     ;   313.8 fp2     74 dst
        vpunpcklwd ymm13, ymm10, ymm9                                    ;   313.8 fp1     74 dst
        vpunpckhwd ymm9, ymm10, ymm9                                     ;   313.8 fp2     74 dst
        vpunpckldq ymm10, ymm12, ymm11                                   ;   314.8 fp1     74 dst
        vpunpckhdq ymm11, ymm12, ymm11                                   ;   314.8 fp2     74 dst
        vpunpckldq ymm12, ymm1, ymm5                                     ;   314.8 fp1     74 dst
        vpunpckhdq ymm1, ymm1, ymm5                                      ;   314.8 fp2     74 dst
        vpunpckldq ymm5, ymm4, ymm13                                     ;   314.8 fp1     74 dst
        vpunpckhdq ymm4, ymm4, ymm13                                     ;   314.8 fp2     74 dst
        vpunpckldq ymm13, ymm2, ymm9                                     ;   314.8 fp1     74 dst
        vpunpcklbw ymm14, ymm8, ymm7                                     ;   314.0 fp2     74 dst
        vpunpckhdq ymm2, ymm2, ymm9                                      ;   314.8 fp1     74 dst
        vpunpckhbw ymm7, ymm8, ymm7                                      ;   315.0 fp2     74 dst
        vpunpcklbw ymm8, ymm0, ymm3                                      ;   315.3 fp1     74 dst
        vpunpckhbw ymm0, ymm0, ymm3                                      ;   316.0 fp2     74 dst
        vpunpcklwd ymm3, ymm14, ymm8                                     ;   316.3 fp1     74 dst
        vpunpckhwd ymm8, ymm14, ymm8                                     ;   317.0 fp2     74 dst
        vpunpcklwd ymm9, ymm7, ymm0                                      ;   317.3 fp1     74 dst
        vpunpckhwd ymm0, ymm7, ymm0                                      ;   318.0 fp2     74 dst
        vmovdqu ymm7, [rbp + 1760]                                       ;   314.5 agu0    75 dst reload
        vpunpcklbw ymm14, ymm6, ymm7                                     ;   321.5 fp1     74 dst
        vpunpckhbw ymm6, ymm6, ymm7                                      ;   321.5 fp2     74 dst
        vmovdqu ymm7, [rbp + 1728]                                       ;   315.0 agu1    75 dst reload
        vmovdqu ymm15, [rbp + 1888]                                      ;   315.5 agu0    75 dst reload
        vmovdqu [rbp + 1760], ymm2                                       ;   315.8 agu2+fp5   74 dst spill
        vpunpcklbw ymm2, ymm15, ymm7                                     ;   322.5 fp1     74 dst
        vpunpckhbw ymm7, ymm15, ymm7                                     ;   322.5 fp2     74 dst
        vpunpcklwd ymm15, ymm14, ymm2                                    ;   323.5 fp1     74 dst
        vpunpckhwd ymm2, ymm14, ymm2                                     ;   323.5 fp2     74 dst
        vpunpcklwd ymm14, ymm6, ymm7                                     ;   323.5 fp1     74 dst
        vpunpckhwd ymm6, ymm6, ymm7                                      ;   323.5 fp2     74 dst
        vpunpckldq ymm7, ymm3, ymm15                                     ;   324.5 fp1     74 dst
        vpunpckhdq ymm3, ymm3, ymm15                                     ;   324.5 fp2     74 dst
        vpunpckldq ymm15, ymm8, ymm2                                     ;   324.5 fp1     74 dst
        vpunpckhdq ymm2, ymm8, ymm2                                      ;   324.5 fp2     74 dst
        vpunpckldq ymm8, ymm9, ymm14                                     ;   324.5 fp1     74 dst
        vpunpckhdq ymm9, ymm9, ymm14                                     ;   325.0 fp2     74 dst
        vpunpckldq ymm14, ymm0, ymm6                                     ;   325.3 fp1     74 dst
        vpunpckhdq ymm0, ymm0, ymm6                                      ;   326.0 fp2     74 dst
        vpunpcklqdq ymm6, ymm10, ymm7                                    ;   326.3 fp1     74 dst
        vpunpckhqdq ymm7, ymm10, ymm7                                    ;   327.0 fp2     74 dst
        vpunpcklqdq ymm10, ymm11, ymm3                                   ;   327.3 fp1     74 dst
        vpunpckhqdq ymm3, ymm11, ymm3                                    ;   328.0 fp2     74 dst
        vpunpcklqdq ymm11, ymm12, ymm15                                  ;   328.3 fp1     74 dst
        vpunpckhqdq ymm12, ymm12, ymm15                                  ;   329.0 fp2     74 dst
        vpunpcklqdq ymm15, ymm1, ymm2                                    ;   329.3 fp1     74 dst
        vpunpckhqdq ymm1, ymm1, ymm2                                     ;   330.0 fp2     74 dst
        vpunpcklqdq ymm2, ymm5, ymm8                                     ;   330.3 fp1     74 dst
        vpunpckhqdq ymm5, ymm5, ymm8                                     ;   331.0 fp2     74 dst
        vpunpcklqdq ymm8, ymm4, ymm9                                     ;   331.3 fp1     74 dst
        vpunpckhqdq ymm4, ymm4, ymm9                                     ;   332.0 fp2     74 dst
        vpunpcklqdq ymm9, ymm13, ymm14                                   ;   332.3 fp1     74 dst
        vpunpckhqdq ymm13, ymm13, ymm14                                  ;   333.0 fp2     74 dst
        mov r8, qword [rbp + 2064]                                       ;   325.5 agu1    74 dst reload
        vmovdqu [r8], ymm6                                               ;   327.3 agu2+fp5   74 dst
        vmovdqu ymm6, [rbp + 1760]                                       ;   326.0 agu0    74 dst reload
        vpunpcklqdq ymm14, ymm6, ymm0                                    ;   333.3 fp1     74 dst
        vpunpckhqdq ymm0, ymm6, ymm0                                     ;   334.0 fp2     74 dst
        vmovdqu [r8 + 32], ymm7                                          ;   328.0 agu1+fp5   74 dst
        vmovdqu [r8 + 64], ymm10                                         ;   328.3 agu2+fp5   74 dst
        vmovdqu [r8 + 96], ymm3                                          ;   329.0 agu0+fp5   74 dst
        vmovdqu [r8 + 128], ymm11                                        ;   330.0 agu1+fp5   74 dst
        vmovdqu [r8 + 160], ymm12                                        ;   331.0 agu2+fp5   74 dst
        vmovdqu [r8 + 192], ymm15                                        ;   332.0 agu0+fp5   74 dst
        vmovdqu [r8 + 224], ymm1                                         ;   333.0 agu1+fp5   74 dst
        vmovdqu [r8 + 256], ymm2                                         ;   334.0 agu2+fp5   74 dst
        vmovdqu [r8 + 288], ymm5                                         ;   335.0 agu0+fp5   74 dst
        vmovdqu [r8 + 320], ymm8                                         ;   336.0 agu1+fp5   74 dst
        vmovdqu [r8 + 352], ymm4                                         ;   337.0 agu2+fp5   74 dst
        vmovdqu [r8 + 384], ymm9                                         ;   338.0 agu0+fp5   74 dst
        vmovdqu [r8 + 416], ymm13                                        ;   339.0 agu1+fp5   74 dst
        vmovdqu [r8 + 448], ymm14                                        ;   340.0 agu2+fp5   74 dst
        vmovdqu [r8 + 480], ymm0                                         ;   341.0 agu0+fp5   74 dst
        add r8, 0x200                                                    ;   331.3 alu0   152 blocks
        mov qword [rbp + 2064], r8                                       ;   332.3 agu1+st0  152 blocks
        mov r8, qword [rbp + 2024]                                       ;   332.3 agu2   152 blocks
        add r8, 0x200                                                    ;   336.3 alu1   152 blocks
        mov qword [rbp + 2024], r8                                       ;   337.3 agu0+st1  152 blocks
        cmp r8, qword [rbp + 2032]                                       ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov rax, qword [rbp + 2016]                                      ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 2024]                                      ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 2072], rsi                                      ;                    blocks left over
        mov qword [rbp + 2024], rdi                                      ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 2064]                                      ;                    blocks left over
        lea rdi, [rbp + 384]                                             ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 2072]                                      ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 2080], rdi                                      ;                    blocks left over
        mov qword [rbp + 2088], rsi                                      ;                    blocks left over
        mov qword [rbp + 2064], rdi                                      ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 384]                                             ;                    blocks left over
        mov qword [rbp + 2032], rsi                                      ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 2016], rax                                      ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 2080]                                      ;                    blocks left over
        mov rdi, qword [rbp + 2088]                                      ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 2096]                                      ;                    frame
        pop rbp                                                          ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
camellia128_encrypt.T0_constants256:
        dq 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0xa1a0b8b910110908, 0x0a0b1312bbbaa2a3, 0xa1a0b8b910110908, 0x0a0b1312bbbaa2a3
        dq 0x55f2c6613493a700, 0x8c2b1fb8ed4a7ed9, 0x55f2c6613493a700, 0x8c2b1fb8ed4a7ed9, 0x0b0e0104070a0d00, 0x0306090c0f020508, 0x0b0e0104070a0d00, 0x0306090c0f020508
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x38abad3e17848211, 0x58cbcd5e77e4e271, 0x38abad3e17848211, 0x58cbcd5e77e4e271
        dq 0xc17918a061d9b800, 0x69d1b008c97110a8, 0xc17918a061d9b800, 0x69d1b008c97110a8, 0xf2f3b5b41e1f5958, 0x50511716bcbdfbfa, 0xf2f3b5b41e1f5958, 0x50511716bcbdfbfa
        dq 0x053d21191c243800, 0x271f033b3e061a22, 0x053d21191c243800, 0x271f033b3e061a22, 0xee756ff4a43f25be, 0x6bf0ea7121baa03b, 0xee756ff4a43f25be, 0x6bf0ea7121baa03b
        dq 0xffca3603fcc93500, 0xf1c4380df2c73b0e, 0xffca3603fcc93500, 0xf1c4380df2c73b0e, 0x1cd5d61f8b424188, 0x2ce5e62fbb7271b8, 0x1cd5d61f8b424188, 0x2ce5e62fbb7271b8
        dq 0xe0bc0c50b0ec5c00, 0xb4e85804e4b80854, 0xe0bc0c50b0ec5c00, 0xb4e85804e4b80854, 0x70575b7c2e090522, 0xb0979bbceec9c5e2, 0x70575b7c2e090522, 0xb0979bbceec9c5e2
        dq 0x83f23041c2b37100, 0xd2a3611093e22051, 0x83f23041c2b37100, 0xd2a3611093e22051, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

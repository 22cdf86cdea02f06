; camellia128_encrypt for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/camellia.cw (sha256 904372cd1db38fe4); do not edit:
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
;   blocks/groups: 1201 uops, planned 326.7; bounds: width 200.2, ports 265.8, path 128.0
;   blocks.2: 1211 uops, planned 343.3; bounds: width 201.8, ports 267.0, path 126.0
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
        sub rsp, 0x880                                                   ;                    frame
        and rsp, -32                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 2032], rax                                      ;                    frame
        mov dword [rbp + 2040], ecx                                      ;                    argument
        mov qword [rbp + 1960], rsi                                      ;                    argument
        mov qword [rbp + 1976], rdi                                      ;                    argument
        mov qword [rbp + 2000], rdx                                      ;                    argument
        cmp dword [rbp + 2040], 0                                        ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 2040]                                      ;                    passes of 32
        mov rcx, rax                                                     ;                    passes of 32
.blocks_1_share:
        and rax, 0x1f                                                    ;                    passes of 32
        mov qword [rbp + 1952], rax                                      ;                    passes of 32
        sub rcx, rax                                                     ;                    passes of 32
        imul rcx, rcx, 0x10                                              ;                    passes of 32
        mov rdx, qword [rbp + 1960]                                      ;                    passes of 32
        add rcx, rdx                                                     ;                    passes of 32
        mov qword [rbp + 1968], rcx                                      ;                    passes of 32
        cmp rcx, rdx                                                     ;                    passes of 32
        je .blocks_1_rest
.blocks_1_again:
        align 16
.blocks_1:
        mov r8, qword [rbp + 1960]                                       ;     0.0 agu0    68 d.0 reload
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
        mov r9, qword [rbp + 1976]                                       ;    13.3 agu2    68 d.0 reload
        mov qword [rbp + 1984], r9                                       ;    17.3 agu2+st0   69 groups
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
        mov qword [rbp + 1992], r9                                       ;    42.8 agu1+st1   69 groups
        mov r8, qword [rbp + 1984]                                       ;                    resident
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
        vmovdqu [rbp + 1728], ymm10                                      ;    12.0 agu2+fp5   61 t spill
        vpsllq ymm10, ymm14, 1                                           ;    11.2 fp2     23 t
        vpand ymm10, ymm10, [rel camellia128_encrypt.T0_constants256 + 224] ;    12.2 fp3+agu1   23 t
        vpsrlq ymm14, ymm14, 7                                           ;    11.5 fp1     23 t
        vpand ymm14, ymm14, [rel camellia128_encrypt.T0_constants256 + 256] ;    12.5 fp0+agu0   23 t
        vpxor ymm10, ymm10, ymm14                                        ;    13.5 fp3     23 t
        vmovdqu ymm14, [rel camellia128_encrypt.T0_constants256 + 192]   ;    13.0 agu1    41 t reload
        vpshufb ymm7, ymm14, ymm7                                        ;    25.0 fp2     41 t
        vpxor ymm4, ymm4, ymm7                                           ;    26.0 fp0     41 t
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256]          ;    13.2 agu0    41 t reload
        vmovdqu [rbp + 1760], ymm9                                       ;    13.0 agu2+fp5   61 t spill
        vpand ymm9, ymm10, ymm7                                          ;    20.2 fp1     23 t
        vpsrlq ymm10, ymm10, 4                                           ;    14.5 fp2     23 t
        vpand ymm10, ymm10, ymm7                                         ;    20.2 fp3     23 t
        vpshufb ymm9, ymm6, ymm9                                         ;    21.2 fp1     23 t
        vpshufb ymm10, ymm5, ymm10                                       ;    21.2 fp2     23 t
        vpxor ymm9, ymm9, ymm10                                          ;    22.2 fp0     23 t
        vpshufb ymm9, ymm9, ymm13                                        ;    23.2 fp1     23 t
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 128]   ;    16.0 agu1    41 t reload
        vaesenclast ymm9, ymm9, ymm10                                    ;    24.2 fp0     23 t
        vmovdqu [rbp + 1792], ymm8                                       ;    17.0 agu2+fp5   61 t spill
        vpand ymm8, ymm9, ymm7                                           ;    28.2 fp3     23 t
        vpsrlq ymm9, ymm9, 4                                             ;    28.2 fp2     23 t
        vpand ymm9, ymm9, ymm7                                           ;    29.2 fp1     23 t
        vpshufb ymm8, ymm3, ymm8                                         ;    29.2 fp2     23 t
        vpshufb ymm9, ymm14, ymm9                                        ;    30.2 fp1     23 t
        vpxor ymm8, ymm8, ymm9                                           ;    31.2 fp0     23 t
        vpand ymm9, ymm15, ymm7                                          ;    21.3 fp3     22 t
        vpsrlq ymm15, ymm15, 4                                           ;    21.5 fp2     22 t
        vpand ymm15, ymm15, ymm7                                         ;    22.5 fp1     22 t
        vpshufb ymm9, ymm6, ymm9                                         ;    22.5 fp2     22 t
        vpshufb ymm15, ymm5, ymm15                                       ;    23.5 fp1     22 t
        vpxor ymm9, ymm9, ymm15                                          ;    24.5 fp0     22 t
        vpshufb ymm15, ymm9, ymm13                                       ;    25.5 fp2     22 t
        vaesenclast ymm15, ymm15, ymm10                                  ;    26.5 fp0     22 t
        vpand ymm9, ymm15, ymm7                                          ;    30.5 fp3     22 t
        vpsrlq ymm15, ymm15, 4                                           ;    30.5 fp1     22 t
        vpand ymm15, ymm15, ymm7                                         ;    31.5 fp3     22 t
        vmovdqu [rbp + 1824], ymm4                                       ;    27.0 agu0+fp5   41 t spill
        vmovdqu ymm4, [rel camellia128_encrypt.T0_constants256 + 288]    ;    24.3 agu1    22 t reload
        vpshufb ymm9, ymm4, ymm9                                         ;    31.5 fp2     22 t
        vmovdqu ymm4, [rel camellia128_encrypt.T0_constants256 + 320]    ;    25.2 agu0    22 t reload
        vpshufb ymm15, ymm4, ymm15                                       ;    32.5 fp1     22 t
        vpxor ymm9, ymm9, ymm15                                          ;    33.5 fp0     22 t
        vpand ymm15, ymm0, ymm7                                          ;    25.5 fp3     21 t
        vpsrlq ymm0, ymm0, 4                                             ;    25.7 fp2     21 t
        vpand ymm0, ymm0, ymm7                                           ;    26.7 fp1     21 t
        vpshufb ymm15, ymm6, ymm15                                       ;    26.7 fp2     21 t
        vpshufb ymm0, ymm5, ymm0                                         ;    27.7 fp1     21 t
        vpxor ymm15, ymm15, ymm0                                         ;    28.7 fp0     21 t
        vpshufb ymm15, ymm15, ymm13                                      ;    29.7 fp2     21 t
        vaesenclast ymm15, ymm15, ymm10                                  ;    30.7 fp0     21 t
        vpand ymm0, ymm15, ymm7                                          ;    34.7 fp3     21 t
        vpsrlq ymm15, ymm15, 4                                           ;    34.7 fp1     21 t
        vpand ymm15, ymm15, ymm7                                         ;    35.7 fp0     21 t
        vmovdqu ymm4, [rel camellia128_encrypt.T0_constants256 + 352]    ;    28.7 agu1    21 t reload
        vpshufb ymm0, ymm4, ymm0                                         ;    35.7 fp2     21 t
        vpsllq ymm4, ymm1, 1                                             ;    29.2 fp1     23 t
        vpand ymm4, ymm4, [rel camellia128_encrypt.T0_constants256 + 224] ;    30.2 fp3+agu0   23 t
        vpsrlq ymm1, ymm1, 7                                             ;    29.8 fp2     23 t
        vpand ymm1, ymm1, [rel camellia128_encrypt.T0_constants256 + 256] ;    30.8 fp0+agu1   23 t
        vpxor ymm4, ymm4, ymm1                                           ;    31.8 fp1     23 t
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 384]    ;    30.3 agu0    21 t reload
        vpshufb ymm15, ymm1, ymm15                                       ;    37.3 fp2     21 t
        vpxor ymm0, ymm0, ymm15                                          ;    38.3 fp3     21 t
        vpand ymm15, ymm4, ymm7                                          ;    32.8 fp0     23 t
        vpsrlq ymm4, ymm4, 4                                             ;    32.8 fp1     23 t
        vpand ymm4, ymm4, ymm7                                           ;    33.8 fp3     23 t
        vpshufb ymm15, ymm6, ymm15                                       ;    33.8 fp2     23 t
        vpshufb ymm4, ymm5, ymm4                                         ;    34.8 fp1     23 t
        vpxor ymm15, ymm15, ymm4                                         ;    35.8 fp0     23 t
        vpshufb ymm15, ymm15, ymm13                                      ;    36.8 fp2     23 t
        vaesenclast ymm15, ymm15, ymm10                                  ;    37.8 fp0     23 t
        vpand ymm4, ymm15, ymm7                                          ;    41.8 fp3     23 t
        vpsrlq ymm15, ymm15, 4                                           ;    41.8 fp1     23 t
        vpand ymm15, ymm15, ymm7                                         ;    42.8 fp3     23 t
        vpshufb ymm4, ymm3, ymm4                                         ;    42.8 fp2     23 t
        vpshufb ymm15, ymm14, ymm15                                      ;    43.8 fp1     23 t
        vpxor ymm4, ymm4, ymm15                                          ;    44.8 fp0     23 t
        vpand ymm15, ymm12, ymm7                                         ;    34.7 fp3     22 t
        vpsrlq ymm12, ymm12, 4                                           ;    34.8 fp2     22 t
        vpand ymm12, ymm12, ymm7                                         ;    35.8 fp0     22 t
        vpshufb ymm15, ymm6, ymm15                                       ;    35.7 fp1     22 t
        vpshufb ymm12, ymm5, ymm12                                       ;    36.8 fp2     22 t
        vpxor ymm15, ymm15, ymm12                                        ;    37.8 fp3     22 t
        vpshufb ymm15, ymm15, ymm13                                      ;    38.8 fp1     22 t
        vaesenclast ymm15, ymm15, ymm10                                  ;    39.8 fp0     22 t
        vpand ymm12, ymm15, ymm7                                         ;    43.8 fp3     22 t
        vpsrlq ymm15, ymm15, 4                                           ;    43.8 fp2     22 t
        vpand ymm15, ymm15, ymm7                                         ;    44.8 fp0     22 t
        vmovdqu ymm14, [rel camellia128_encrypt.T0_constants256 + 288]   ;    37.0 agu1    22 t reload
        vpshufb ymm12, ymm14, ymm12                                      ;    44.8 fp1     22 t
        vpand ymm14, ymm2, ymm7                                          ;    37.7 fp3     21 t
        vpsrlq ymm2, ymm2, 4                                             ;    37.8 fp2     21 t
        vpand ymm2, ymm2, ymm7                                           ;    38.8 fp0     21 t
        vpshufb ymm14, ymm6, ymm14                                       ;    38.7 fp1     21 t
        vpshufb ymm2, ymm5, ymm2                                         ;    39.8 fp2     21 t
        vpxor ymm14, ymm14, ymm2                                         ;    40.8 fp3     21 t
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 320]    ;    38.7 agu0    22 t reload
        vpshufb ymm15, ymm2, ymm15                                       ;    45.8 fp1     22 t
        vpxor ymm12, ymm12, ymm15                                        ;    46.8 fp0     22 t
        vpshufb ymm14, ymm14, ymm13                                      ;    41.8 fp2     21 t
        vaesenclast ymm14, ymm14, ymm10                                  ;    42.8 fp0     21 t
        vpand ymm15, ymm14, ymm7                                         ;    46.8 fp3     21 t
        vpsrlq ymm14, ymm14, 4                                           ;    46.8 fp1     21 t
        vpand ymm14, ymm14, ymm7                                         ;    47.8 fp2     21 t
        vpshufb ymm14, ymm1, ymm14                                       ;    48.8 fp1     21 t
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 352]    ;    42.2 agu1    21 t reload
        vpshufb ymm15, ymm1, ymm15                                       ;    49.2 fp2     21 t
        vpxor ymm14, ymm14, ymm15                                        ;    50.2 fp0     21 t
        vpand ymm15, ymm11, ymm7                                         ;    43.0 fp3     42 t
        vpsrlq ymm11, ymm11, 4                                           ;    43.2 fp1     42 t
        vpand ymm11, ymm11, ymm7                                         ;    44.2 fp0     42 t
        vpshufb ymm15, ymm6, ymm15                                       ;    44.0 fp2     42 t
        vpshufb ymm11, ymm5, ymm11                                       ;    45.2 fp1     42 t
        vpxor ymm15, ymm15, ymm11                                        ;    46.2 fp3     42 t
        vpshufb ymm15, ymm15, ymm13                                      ;    47.2 fp2     42 t
        vaesenclast ymm15, ymm15, ymm10                                  ;    48.2 fp0     42 t
        vpand ymm11, ymm15, ymm7                                         ;    52.2 fp3     42 t
        vpsrlq ymm15, ymm15, 4                                           ;    52.2 fp1     42 t
        vpand ymm15, ymm15, ymm7                                         ;    53.2 fp0     42 t
        vpshufb ymm11, ymm3, ymm11                                       ;    53.2 fp2     42 t
        vpxor ymm12, ymm12, ymm0                                         ;    47.8 fp3     41 t
        vpxor ymm4, ymm4, ymm9                                           ;    46.2 fp1     41 t
        vpxor ymm14, ymm14, [rbp + 1824]                                 ;    51.2 fp0+agu0   41 t
        vpxor ymm0, ymm0, ymm4                                           ;    47.2 fp2     41 t
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 192]    ;    46.8 agu1    41 t reload
        vpshufb ymm15, ymm1, ymm15                                       ;    54.2 fp1     42 t
        vpxor ymm11, ymm11, ymm15                                        ;    55.2 fp3     42 t
        vpxor ymm15, ymm8, ymm11                                         ;    56.2 fp0     41 t
        vpxor ymm11, ymm12, [rbp + 1824]                                 ;    48.8 fp2+agu0   41 t
        vpxor ymm8, ymm8, ymm14                                          ;    52.2 fp1     41 t
        vpxor ymm4, ymm4, ymm11                                          ;    49.8 fp3     41 t
        vpxor ymm9, ymm9, ymm15                                          ;    57.2 fp0     41 t
        vpxor ymm15, ymm15, ymm0                                         ;    57.2 fp2     41 t
        vpxor ymm12, ymm12, ymm8                                         ;    53.2 fp1     41 t
        vpxor ymm14, ymm14, ymm9                                         ;    58.2 fp3     41 t
        vpxor ymm8, ymm8, ymm4                                           ;    53.2 fp0     61 t
        vpxor ymm4, ymm4, [rbp + 1760]                                   ;    50.8 fp2+agu1   61 t
        vpxor ymm8, ymm8, [rbp + 1472]                                   ;    54.2 fp1+agu0   61 t
        vpxor ymm2, ymm15, [rbp + 1792]                                  ;    58.2 fp3+agu1   61 t
        vpxor ymm9, ymm9, ymm12                                          ;    58.2 fp0     61 t
        vpxor ymm12, ymm12, [rbp + 1728]                                 ;    54.2 fp2+agu0   61 t
        vpxor ymm9, ymm9, [rbp + 1344]                                   ;    59.2 fp1+agu1   61 t
        vpxor ymm0, ymm0, [rbp + 1376]                                   ;    53.2 fp3+agu0   61 t
        vpxor ymm0, ymm0, ymm14                                          ;    59.2 fp0     61 t
        vpxor ymm14, ymm14, [rbp + 1536]                                 ;    59.2 fp2+agu1   61 t
        vpxor ymm11, ymm11, [rbp + 1408]                                 ;    54.2 fp1+agu0   61 t
        vpxor ymm11, ymm11, ymm15                                        ;    58.2 fp3     61 t
        vpbroadcastb ymm15, [r8 + 24]                                    ;    54.3 fp2+agu1   62 l.0
        vpxor ymm15, ymm15, ymm2                                         ;    59.2 fp0     40 t
        vmovdqu [rbp + 1536], ymm2                                       ;    59.2 agu2+fp5   61 t spill
        vpbroadcastb ymm2, [r8 + 25]                                     ;    55.2 fp1+agu0   62 l.1
        vpxor ymm2, ymm2, ymm4                                           ;    56.2 fp3     40 t
        vmovdqu [rbp + 1728], ymm4                                       ;    55.3 agu1+fp5   61 t spill
        vpbroadcastb ymm4, [r8 + 26]                                     ;    56.2 fp2+agu0   62 l.2
        vpxor ymm4, ymm4, ymm12                                          ;    57.2 fp0     40 t
        vmovdqu [rbp + 1792], ymm12                                      ;    56.3 agu2+fp5   61 t spill
        vpbroadcastb ymm12, [r8 + 27]                                    ;    56.3 fp1+agu1   62 l.3
        vpxor ymm12, ymm12, ymm14                                        ;    60.2 fp3     40 t
        vmovdqu [rbp + 1472], ymm14                                      ;    60.2 agu2+fp5   61 t spill
        vpbroadcastb ymm14, [r8 + 28]                                    ;    57.2 fp2+agu0   62 l.4
        vpxor ymm14, ymm14, ymm8                                         ;    58.2 fp0     40 t
        vmovdqu [rbp + 1760], ymm8                                       ;    58.3 agu1+fp5   61 t spill
        vpbroadcastb ymm8, [r8 + 29]                                     ;    58.2 fp1+agu0   62 l.5
        vpxor ymm8, ymm8, ymm9                                           ;    60.2 fp3     40 t
        vmovdqu [rbp + 1824], ymm9                                       ;    60.2 agu2+fp5   61 t spill
        vpbroadcastb ymm9, [r8 + 30]                                     ;    58.3 fp2+agu1   62 l.6
        vpxor ymm9, ymm9, ymm0                                           ;    60.2 fp0     40 t
        vmovdqu [rbp + 1856], ymm0                                       ;    60.3 agu2+fp5   61 t spill
        vpbroadcastb ymm0, [r8 + 31]                                     ;    59.2 fp1+agu0   62 l.7
        vpxor ymm0, ymm0, ymm11                                          ;    60.2 fp3     40 t
        vmovdqu [rbp + 1888], ymm11                                      ;    61.3 agu1+fp5   61 t spill
        vpand ymm11, ymm15, ymm7                                         ;    60.2 fp2     41 t
        vpsrlq ymm15, ymm15, 4                                           ;    60.2 fp1     41 t
        vpand ymm15, ymm15, ymm7                                         ;    61.2 fp0     41 t
        vpshufb ymm11, ymm6, ymm11                                       ;    61.2 fp2     41 t
        vpshufb ymm15, ymm5, ymm15                                       ;    62.2 fp1     41 t
        vpxor ymm11, ymm11, ymm15                                        ;    63.2 fp3     41 t
        vpshufb ymm15, ymm11, ymm13                                      ;    64.2 fp2     41 t
        vaesenclast ymm15, ymm15, ymm10                                  ;    65.2 fp0     41 t
        vpand ymm11, ymm15, ymm7                                         ;    69.2 fp3     41 t
        vpsrlq ymm15, ymm15, 4                                           ;    69.2 fp1     41 t
        vpand ymm15, ymm15, ymm7                                         ;    70.2 fp0     41 t
        vpshufb ymm11, ymm3, ymm11                                       ;    70.2 fp2     41 t
        vpshufb ymm15, ymm1, ymm15                                       ;    71.2 fp1     41 t
        vpxor ymm11, ymm11, ymm15                                        ;    72.2 fp3     41 t
        vpsllq ymm15, ymm2, 1                                            ;    63.2 fp2     23 t
        vpand ymm15, ymm15, [rel camellia128_encrypt.T0_constants256 + 224] ;    64.2 fp0+agu0   23 t
        vpsrlq ymm2, ymm2, 7                                             ;    63.7 fp1     23 t
        vpand ymm2, ymm2, [rel camellia128_encrypt.T0_constants256 + 256] ;    64.7 fp3+agu1   23 t
        vpxor ymm15, ymm15, ymm2                                         ;    65.7 fp0     23 t
        vpand ymm2, ymm15, ymm7                                          ;    66.7 fp3     23 t
        vpsrlq ymm15, ymm15, 4                                           ;    66.7 fp2     23 t
        vpand ymm15, ymm15, ymm7                                         ;    67.7 fp0     23 t
        vpshufb ymm2, ymm6, ymm2                                         ;    67.7 fp1     23 t
        vpshufb ymm15, ymm5, ymm15                                       ;    68.7 fp2     23 t
        vpxor ymm2, ymm2, ymm15                                          ;    69.7 fp3     23 t
        vpshufb ymm15, ymm2, ymm13                                       ;    70.7 fp1     23 t
        vaesenclast ymm15, ymm15, ymm10                                  ;    71.7 fp0     23 t
        vpand ymm2, ymm15, ymm7                                          ;    75.7 fp3     23 t
        vpsrlq ymm15, ymm15, 4                                           ;    75.7 fp2     23 t
        vpand ymm15, ymm15, ymm7                                         ;    76.7 fp0     23 t
        vpshufb ymm2, ymm3, ymm2                                         ;    76.7 fp1     23 t
        vpshufb ymm15, ymm1, ymm15                                       ;    77.7 fp2     23 t
        vpxor ymm2, ymm2, ymm15                                          ;    78.7 fp3     23 t
        vpand ymm15, ymm4, ymm7                                          ;    68.7 fp0     22 t
        vpsrlq ymm4, ymm4, 4                                             ;    68.8 fp1     22 t
        vpand ymm4, ymm4, ymm7                                           ;    69.8 fp2     22 t
        vpshufb ymm15, ymm6, ymm15                                       ;    69.8 fp1     22 t
        vpshufb ymm4, ymm5, ymm4                                         ;    70.8 fp2     22 t
        vpxor ymm15, ymm15, ymm4                                         ;    71.8 fp3     22 t
        vpshufb ymm15, ymm15, ymm13                                      ;    72.8 fp1     22 t
        vaesenclast ymm15, ymm15, ymm10                                  ;    73.8 fp0     22 t
        vpand ymm4, ymm15, ymm7                                          ;    77.8 fp3     22 t
        vpsrlq ymm15, ymm15, 4                                           ;    77.8 fp2     22 t
        vpand ymm15, ymm15, ymm7                                         ;    78.8 fp0     22 t
        vmovdqu [rbp + 1920], ymm11                                      ;    73.2 agu2+fp5   41 t spill
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 288]   ;    71.2 agu0    22 t reload
        vpshufb ymm4, ymm11, ymm4                                        ;    78.8 fp1     22 t
        vpand ymm11, ymm12, ymm7                                         ;    71.7 fp3     21 t
        vpsrlq ymm12, ymm12, 4                                           ;    72.0 fp2     21 t
        vpand ymm12, ymm12, ymm7                                         ;    73.0 fp0     21 t
        vpshufb ymm11, ymm6, ymm11                                       ;    72.8 fp1     21 t
        vpshufb ymm12, ymm5, ymm12                                       ;    74.0 fp2     21 t
        vpxor ymm11, ymm11, ymm12                                        ;    75.0 fp3     21 t
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 320]   ;    73.0 agu1    22 t reload
        vpshufb ymm15, ymm12, ymm15                                      ;    80.0 fp1     22 t
        vpxor ymm4, ymm4, ymm15                                          ;    81.0 fp0     22 t
        vpshufb ymm15, ymm11, ymm13                                      ;    76.0 fp2     21 t
        vaesenclast ymm15, ymm15, ymm10                                  ;    77.0 fp0     21 t
        vpand ymm11, ymm15, ymm7                                         ;    81.0 fp3     21 t
        vpsrlq ymm15, ymm15, 4                                           ;    81.0 fp1     21 t
        vpand ymm15, ymm15, ymm7                                         ;    82.0 fp2     21 t
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 352]   ;    75.8 agu0    21 t reload
        vpshufb ymm11, ymm12, ymm11                                      ;    82.8 fp1     21 t
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 384]   ;    76.2 agu1    21 t reload
        vpshufb ymm15, ymm12, ymm15                                      ;    83.2 fp2     21 t
        vpxor ymm11, ymm11, ymm15                                        ;    84.2 fp3     21 t
        vpsllq ymm15, ymm14, 1                                           ;    77.0 fp1     23 t
        vpand ymm15, ymm15, [rel camellia128_encrypt.T0_constants256 + 224] ;    78.0 fp0+agu0   23 t
        vpsrlq ymm14, ymm14, 7                                           ;    77.7 fp2     23 t
        vpand ymm14, ymm14, [rel camellia128_encrypt.T0_constants256 + 256] ;    78.7 fp3+agu1   23 t
        vpxor ymm15, ymm15, ymm14                                        ;    79.7 fp0     23 t
        vpand ymm14, ymm15, ymm7                                         ;    80.7 fp1     23 t
        vpsrlq ymm15, ymm15, 4                                           ;    80.7 fp2     23 t
        vpand ymm15, ymm15, ymm7                                         ;    81.7 fp3     23 t
        vpshufb ymm14, ymm6, ymm14                                       ;    81.7 fp1     23 t
        vpshufb ymm15, ymm5, ymm15                                       ;    82.7 fp2     23 t
        vpxor ymm14, ymm14, ymm15                                        ;    83.7 fp0     23 t
        vpshufb ymm14, ymm14, ymm13                                      ;    84.7 fp1     23 t
        vaesenclast ymm14, ymm14, ymm10                                  ;    85.7 fp0     23 t
        vpand ymm15, ymm14, ymm7                                         ;    89.7 fp3     23 t
        vpsrlq ymm14, ymm14, 4                                           ;    89.7 fp2     23 t
        vpand ymm14, ymm14, ymm7                                         ;    90.7 fp0     23 t
        vpshufb ymm15, ymm3, ymm15                                       ;    90.7 fp1     23 t
        vpshufb ymm14, ymm1, ymm14                                       ;    91.7 fp2     23 t
        vpxor ymm15, ymm15, ymm14                                        ;    92.7 fp3     23 t
        vpand ymm14, ymm8, ymm7                                          ;    82.0 fp0     22 t
        vpsrlq ymm8, ymm8, 4                                             ;    82.0 fp1     22 t
        vpand ymm8, ymm8, ymm7                                           ;    83.0 fp3     22 t
        vpshufb ymm14, ymm6, ymm14                                       ;    83.0 fp2     22 t
        vpshufb ymm8, ymm5, ymm8                                         ;    84.0 fp1     22 t
        vpxor ymm14, ymm14, ymm8                                         ;    85.0 fp0     22 t
        vpshufb ymm14, ymm14, ymm13                                      ;    86.0 fp2     22 t
        vaesenclast ymm14, ymm14, ymm10                                  ;    87.0 fp0     22 t
        vpand ymm8, ymm14, ymm7                                          ;    91.0 fp3     22 t
        vpsrlq ymm14, ymm14, 4                                           ;    91.0 fp1     22 t
        vpand ymm14, ymm14, ymm7                                         ;    92.0 fp3     22 t
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 288]    ;    84.0 agu0    22 t reload
        vpshufb ymm8, ymm1, ymm8                                         ;    92.0 fp2     22 t
        vpand ymm1, ymm9, ymm7                                           ;    85.0 fp0     21 t
        vpsrlq ymm9, ymm9, 4                                             ;    85.0 fp1     21 t
        vpand ymm9, ymm9, ymm7                                           ;    86.0 fp3     21 t
        vpshufb ymm1, ymm6, ymm1                                         ;    86.0 fp2     21 t
        vpshufb ymm9, ymm5, ymm9                                         ;    87.0 fp1     21 t
        vpxor ymm1, ymm1, ymm9                                           ;    88.0 fp0     21 t
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 320]    ;    86.0 agu1    22 t reload
        vpshufb ymm14, ymm9, ymm14                                       ;    93.0 fp2     22 t
        vpxor ymm8, ymm8, ymm14                                          ;    94.0 fp3     22 t
        vpshufb ymm14, ymm1, ymm13                                       ;    89.0 fp1     21 t
        vaesenclast ymm14, ymm14, ymm10                                  ;    90.0 fp0     21 t
        vpand ymm1, ymm14, ymm7                                          ;    94.0 fp3     21 t
        vpsrlq ymm14, ymm14, 4                                           ;    94.0 fp2     21 t
        vpand ymm14, ymm14, ymm7                                         ;    95.0 fp0     21 t
        vpshufb ymm14, ymm12, ymm14                                      ;    96.0 fp1     21 t
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 352]   ;    89.8 agu0    21 t reload
        vpshufb ymm1, ymm12, ymm1                                        ;    96.8 fp2     21 t
        vpxor ymm14, ymm14, ymm1                                         ;    97.8 fp3     21 t
        vpand ymm1, ymm0, ymm7                                           ;    90.7 fp0     42 t
        vpsrlq ymm0, ymm0, 4                                             ;    90.8 fp1     42 t
        vpand ymm0, ymm0, ymm7                                           ;    91.8 fp2     42 t
        vpshufb ymm1, ymm6, ymm1                                         ;    91.8 fp1     42 t
        vpshufb ymm0, ymm5, ymm0                                         ;    92.8 fp2     42 t
        vpxor ymm1, ymm1, ymm0                                           ;    93.8 fp3     42 t
        vpshufb ymm0, ymm1, ymm13                                        ;    94.8 fp1     42 t
        vaesenclast ymm0, ymm0, ymm10                                    ;    95.8 fp0     42 t
        vpand ymm1, ymm0, ymm7                                           ;    99.8 fp3     42 t
        vpsrlq ymm0, ymm0, 4                                             ;    99.8 fp2     42 t
        vpand ymm0, ymm0, ymm7                                           ;   100.8 fp0     42 t
        vpshufb ymm1, ymm3, ymm1                                         ;   100.8 fp1     42 t
        vpxor ymm8, ymm8, ymm11                                          ;    95.0 fp3     41 t
        vpxor ymm15, ymm15, ymm4                                         ;    93.8 fp0     41 t
        vpxor ymm14, ymm14, [rbp + 1920]                                 ;    98.8 fp2+agu1   41 t
        vpxor ymm11, ymm11, ymm15                                        ;    94.8 fp3     41 t
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 192]   ;    94.2 agu0    41 t reload
        vpshufb ymm0, ymm12, ymm0                                        ;   101.8 fp1     42 t
        vpxor ymm1, ymm1, ymm0                                           ;   102.8 fp0     42 t
        vpxor ymm0, ymm2, ymm1                                           ;   103.8 fp2     41 t
        vpxor ymm1, ymm8, [rbp + 1920]                                   ;    96.0 fp3+agu1   41 t
        vpxor ymm2, ymm2, ymm14                                          ;    99.8 fp1     41 t
        vpxor ymm15, ymm15, ymm1                                         ;    97.0 fp0     41 t
        vpxor ymm4, ymm4, ymm0                                           ;   104.8 fp2     41 t
        vpxor ymm0, ymm0, ymm11                                          ;   104.8 fp3     41 t
        vpxor ymm8, ymm8, ymm2                                           ;   100.8 fp1     41 t
        vpxor ymm14, ymm14, ymm4                                         ;   105.8 fp0     41 t
        vpxor ymm2, ymm2, ymm15                                          ;   100.8 fp2     62 t
        vpxor ymm15, ymm15, [rbp + 1440]                                 ;    98.0 fp3+agu0   62 t
        vpxor ymm2, ymm2, [rbp + 1664]                                   ;   101.8 fp1+agu1   62 t
        vpxor ymm4, ymm4, ymm8                                           ;   105.8 fp0     62 t
        vpxor ymm8, ymm8, [rbp + 1504]                                   ;   101.8 fp2+agu0   62 t
        vpxor ymm4, ymm4, [rbp + 1632]                                   ;   106.8 fp3+agu1   62 t
        vpxor ymm11, ymm11, [rbp + 1600]                                 ;   100.0 fp1+agu0   62 t
        vpxor ymm11, ymm11, ymm14                                        ;   106.8 fp0     62 t
        vpxor ymm14, ymm14, [rbp + 1696]                                 ;   106.8 fp2+agu1   62 t
        vpxor ymm1, ymm1, [rbp + 1568]                                   ;   101.0 fp3+agu0   62 t
        vpxor ymm1, ymm1, ymm0                                           ;   105.8 fp1     62 t
        vpxor ymm0, ymm0, [rbp + 896]                                    ;   105.8 fp0+agu1   62 t
        vpbroadcastb ymm9, [r8 + 32]                                     ;   102.0 fp2+agu0   61 r.0
        vpxor ymm9, ymm9, ymm0                                           ;   106.8 fp3     40 t
        vmovdqu [rbp + 896], ymm0                                        ;   106.8 agu2+fp5   62 t spill
        vpbroadcastb ymm0, [r8 + 33]                                     ;   102.8 fp1+agu1   61 r.1
        vpxor ymm0, ymm0, ymm15                                          ;   103.8 fp0     40 t
        vmovdqu [rbp + 1568], ymm15                                      ;   102.8 agu2+fp5   62 t spill
        vpbroadcastb ymm15, [r8 + 34]                                    ;   103.0 fp2+agu0   61 r.2
        vpxor ymm15, ymm15, ymm8                                         ;   104.0 fp3     40 t
        vmovdqu [rbp + 1696], ymm8                                       ;   103.8 agu1+fp5   62 t spill
        vpbroadcastb ymm8, [r8 + 35]                                     ;   104.0 fp1+agu0   61 r.3
        vpxor ymm8, ymm8, ymm14                                          ;   107.8 fp0     40 t
        vmovdqu [rbp + 1600], ymm14                                      ;   107.8 agu2+fp5   62 t spill
        vpbroadcastb ymm14, [r8 + 36]                                    ;   104.8 fp2+agu1   61 r.4
        vpxor ymm14, ymm14, ymm2                                         ;   105.8 fp3     40 t
        vmovdqu [rbp + 1632], ymm2                                       ;   105.8 agu0+fp5   62 t spill
        vpbroadcastb ymm2, [r8 + 37]                                     ;   105.8 fp1+agu1   61 r.5
        vpxor ymm2, ymm2, ymm4                                           ;   107.8 fp0     40 t
        vmovdqu [rbp + 1504], ymm4                                       ;   107.8 agu2+fp5   62 t spill
        vpbroadcastb ymm4, [r8 + 38]                                     ;   106.0 fp2+agu0   61 r.6
        vpxor ymm4, ymm4, ymm11                                          ;   107.8 fp3     40 t
        vmovdqu [rbp + 1664], ymm11                                      ;   107.8 agu2+fp5   62 t spill
        vpbroadcastb ymm11, [r8 + 39]                                    ;   106.8 fp1+agu1   61 r.7
        vpxor ymm11, ymm11, ymm1                                         ;   107.8 fp0     40 t
        vmovdqu [rbp + 1440], ymm1                                       ;   108.8 agu0+fp5   62 t spill
        vpand ymm1, ymm9, ymm7                                           ;   107.8 fp2     41 t
        vpsrlq ymm9, ymm9, 4                                             ;   107.8 fp1     41 t
        vpand ymm9, ymm9, ymm7                                           ;   108.8 fp3     41 t
        vpshufb ymm1, ymm6, ymm1                                         ;   108.8 fp2     41 t
        vpshufb ymm9, ymm5, ymm9                                         ;   109.8 fp1     41 t
        vpxor ymm1, ymm1, ymm9                                           ;   110.8 fp0     41 t
        vpshufb ymm1, ymm1, ymm13                                        ;   111.8 fp2     41 t
        vaesenclast ymm1, ymm1, ymm10                                    ;   112.8 fp0     41 t
        vpand ymm9, ymm1, ymm7                                           ;   116.8 fp3     41 t
        vpsrlq ymm1, ymm1, 4                                             ;   116.8 fp1     41 t
        vpand ymm1, ymm1, ymm7                                           ;   117.8 fp3     41 t
        vpshufb ymm9, ymm3, ymm9                                         ;   117.8 fp2     41 t
        vpshufb ymm1, ymm12, ymm1                                        ;   118.8 fp1     41 t
        vpxor ymm9, ymm9, ymm1                                           ;   119.8 fp0     41 t
        vpsllq ymm1, ymm0, 1                                             ;   110.8 fp2     23 t
        vpand ymm1, ymm1, [rel camellia128_encrypt.T0_constants256 + 224] ;   111.8 fp3+agu1   23 t
        vpsrlq ymm0, ymm0, 7                                             ;   111.3 fp1     23 t
        vpand ymm0, ymm0, [rel camellia128_encrypt.T0_constants256 + 256] ;   112.3 fp0+agu0   23 t
        vpxor ymm1, ymm1, ymm0                                           ;   113.3 fp3     23 t
        vpand ymm0, ymm1, ymm7                                           ;   114.3 fp0     23 t
        vpsrlq ymm1, ymm1, 4                                             ;   114.3 fp2     23 t
        vpand ymm1, ymm1, ymm7                                           ;   115.3 fp3     23 t
        vpshufb ymm0, ymm6, ymm0                                         ;   115.3 fp1     23 t
        vpshufb ymm1, ymm5, ymm1                                         ;   116.3 fp2     23 t
        vpxor ymm0, ymm0, ymm1                                           ;   117.3 fp0     23 t
        vpshufb ymm0, ymm0, ymm13                                        ;   118.3 fp1     23 t
        vaesenclast ymm0, ymm0, ymm10                                    ;   119.3 fp0     23 t
        vpand ymm1, ymm0, ymm7                                           ;   123.3 fp3     23 t
        vpsrlq ymm0, ymm0, 4                                             ;   123.3 fp2     23 t
        vpand ymm0, ymm0, ymm7                                           ;   124.3 fp3     23 t
        vpshufb ymm1, ymm3, ymm1                                         ;   124.3 fp1     23 t
        vpshufb ymm0, ymm12, ymm0                                        ;   125.3 fp2     23 t
        vpxor ymm1, ymm1, ymm0                                           ;   126.3 fp0     23 t
        vpand ymm0, ymm15, ymm7                                          ;   116.3 fp3     22 t
        vpsrlq ymm15, ymm15, 4                                           ;   116.5 fp1     22 t
        vpand ymm15, ymm15, ymm7                                         ;   117.5 fp2     22 t
        vpshufb ymm0, ymm6, ymm0                                         ;   117.5 fp1     22 t
        vpshufb ymm15, ymm5, ymm15                                       ;   118.5 fp2     22 t
        vpxor ymm0, ymm0, ymm15                                          ;   119.5 fp0     22 t
        vpshufb ymm15, ymm0, ymm13                                       ;   120.5 fp1     22 t
        vaesenclast ymm15, ymm15, ymm10                                  ;   121.5 fp0     22 t
        vpand ymm0, ymm15, ymm7                                          ;   125.5 fp3     22 t
        vpsrlq ymm15, ymm15, 4                                           ;   125.5 fp2     22 t
        vpand ymm15, ymm15, ymm7                                         ;   126.5 fp3     22 t
        vmovdqu [rbp + 1920], ymm9                                       ;   120.8 agu2+fp5   41 t spill
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 288]    ;   118.8 agu1    22 t reload
        vpshufb ymm0, ymm9, ymm0                                         ;   126.5 fp1     22 t
        vpand ymm9, ymm8, ymm7                                           ;   119.3 fp0     21 t
        vpsrlq ymm8, ymm8, 4                                             ;   119.7 fp2     21 t
        vpand ymm8, ymm8, ymm7                                           ;   120.7 fp3     21 t
        vpshufb ymm9, ymm6, ymm9                                         ;   120.5 fp1     21 t
        vpshufb ymm8, ymm5, ymm8                                         ;   121.7 fp2     21 t
        vpxor ymm9, ymm9, ymm8                                           ;   122.7 fp0     21 t
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 320]    ;   120.7 agu0    22 t reload
        vpshufb ymm15, ymm8, ymm15                                       ;   127.7 fp1     22 t
        vpxor ymm0, ymm0, ymm15                                          ;   128.7 fp3     22 t
        vpshufb ymm15, ymm9, ymm13                                       ;   123.7 fp2     21 t
        vaesenclast ymm15, ymm15, ymm10                                  ;   124.7 fp0     21 t
        vpand ymm9, ymm15, ymm7                                          ;   128.7 fp3     21 t
        vpsrlq ymm15, ymm15, 4                                           ;   128.7 fp1     21 t
        vpand ymm15, ymm15, ymm7                                         ;   129.7 fp0     21 t
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 352]    ;   123.5 agu1    21 t reload
        vpshufb ymm9, ymm8, ymm9                                         ;   130.5 fp2     21 t
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 384]    ;   123.8 agu0    21 t reload
        vpshufb ymm15, ymm8, ymm15                                       ;   130.8 fp1     21 t
        vpxor ymm9, ymm9, ymm15                                          ;   131.8 fp3     21 t
        vpsllq ymm15, ymm14, 1                                           ;   124.7 fp2     23 t
        vpand ymm15, ymm15, [rel camellia128_encrypt.T0_constants256 + 224] ;   125.7 fp0+agu1   23 t
        vpsrlq ymm14, ymm14, 7                                           ;   125.0 fp1     23 t
        vpand ymm14, ymm14, [rel camellia128_encrypt.T0_constants256 + 256] ;   126.0 fp3+agu0   23 t
        vpxor ymm15, ymm15, ymm14                                        ;   127.0 fp0     23 t
        vpand ymm14, ymm15, ymm7                                         ;   128.0 fp2     23 t
        vpsrlq ymm15, ymm15, 4                                           ;   128.0 fp1     23 t
        vpand ymm15, ymm15, ymm7                                         ;   129.0 fp3     23 t
        vpshufb ymm14, ymm6, ymm14                                       ;   129.0 fp2     23 t
        vpshufb ymm15, ymm5, ymm15                                       ;   130.0 fp1     23 t
        vpxor ymm14, ymm14, ymm15                                        ;   131.0 fp0     23 t
        vpshufb ymm14, ymm14, ymm13                                      ;   132.0 fp2     23 t
        vaesenclast ymm14, ymm14, ymm10                                  ;   133.0 fp0     23 t
        vpand ymm15, ymm14, ymm7                                         ;   137.0 fp3     23 t
        vpsrlq ymm14, ymm14, 4                                           ;   137.0 fp1     23 t
        vpand ymm14, ymm14, ymm7                                         ;   138.0 fp0     23 t
        vpshufb ymm15, ymm3, ymm15                                       ;   138.0 fp2     23 t
        vpshufb ymm14, ymm12, ymm14                                      ;   139.0 fp1     23 t
        vpxor ymm15, ymm15, ymm14                                        ;   140.0 fp3     23 t
        vpand ymm14, ymm2, ymm7                                          ;   129.7 fp0     22 t
        vpsrlq ymm2, ymm2, 4                                             ;   129.7 fp2     22 t
        vpand ymm2, ymm2, ymm7                                           ;   130.7 fp3     22 t
        vpshufb ymm14, ymm6, ymm14                                       ;   130.7 fp1     22 t
        vpshufb ymm2, ymm5, ymm2                                         ;   131.7 fp2     22 t
        vpxor ymm14, ymm14, ymm2                                         ;   132.7 fp0     22 t
        vpshufb ymm14, ymm14, ymm13                                      ;   133.7 fp1     22 t
        vaesenclast ymm14, ymm14, ymm10                                  ;   134.7 fp0     22 t
        vpand ymm2, ymm14, ymm7                                          ;   138.7 fp3     22 t
        vpsrlq ymm14, ymm14, 4                                           ;   138.7 fp2     22 t
        vpand ymm14, ymm14, ymm7                                         ;   139.7 fp3     22 t
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 288]   ;   131.7 agu1    22 t reload
        vpshufb ymm2, ymm12, ymm2                                        ;   139.7 fp1     22 t
        vpand ymm12, ymm4, ymm7                                          ;   132.7 fp0     21 t
        vpsrlq ymm4, ymm4, 4                                             ;   132.7 fp2     21 t
        vpand ymm4, ymm4, ymm7                                           ;   133.7 fp3     21 t
        vpshufb ymm12, ymm6, ymm12                                       ;   133.7 fp1     21 t
        vpshufb ymm4, ymm5, ymm4                                         ;   134.7 fp2     21 t
        vpxor ymm12, ymm12, ymm4                                         ;   135.7 fp0     21 t
        vmovdqu ymm4, [rel camellia128_encrypt.T0_constants256 + 320]    ;   133.7 agu0    22 t reload
        vpshufb ymm14, ymm4, ymm14                                       ;   140.7 fp1     22 t
        vpxor ymm2, ymm2, ymm14                                          ;   141.7 fp3     22 t
        vpshufb ymm14, ymm12, ymm13                                      ;   136.7 fp2     21 t
        vaesenclast ymm14, ymm14, ymm10                                  ;   137.7 fp0     21 t
        vpand ymm12, ymm14, ymm7                                         ;   141.7 fp3     21 t
        vpsrlq ymm14, ymm14, 4                                           ;   141.7 fp1     21 t
        vpand ymm14, ymm14, ymm7                                         ;   142.7 fp0     21 t
        vpshufb ymm14, ymm8, ymm14                                       ;   143.7 fp2     21 t
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 352]    ;   137.2 agu1    21 t reload
        vpshufb ymm12, ymm8, ymm12                                       ;   144.2 fp1     21 t
        vpxor ymm14, ymm14, ymm12                                        ;   145.2 fp3     21 t
        vpand ymm12, ymm11, ymm7                                         ;   138.0 fp0     42 t
        vpsrlq ymm11, ymm11, 4                                           ;   138.2 fp2     42 t
        vpand ymm11, ymm11, ymm7                                         ;   139.2 fp1     42 t
        vpshufb ymm12, ymm6, ymm12                                       ;   139.2 fp2     42 t
        vpshufb ymm11, ymm5, ymm11                                       ;   140.2 fp1     42 t
        vpxor ymm12, ymm12, ymm11                                        ;   141.2 fp3     42 t
        vpshufb ymm11, ymm12, ymm13                                      ;   142.2 fp2     42 t
        vaesenclast ymm11, ymm11, ymm10                                  ;   143.2 fp0     42 t
        vpand ymm12, ymm11, ymm7                                         ;   147.2 fp3     42 t
        vpsrlq ymm11, ymm11, 4                                           ;   147.2 fp1     42 t
        vpand ymm11, ymm11, ymm7                                         ;   148.2 fp0     42 t
        vpshufb ymm12, ymm3, ymm12                                       ;   148.2 fp2     42 t
        vpxor ymm2, ymm2, ymm9                                           ;   142.7 fp3     41 t
        vpxor ymm15, ymm15, ymm0                                         ;   141.2 fp0     41 t
        vpxor ymm14, ymm14, [rbp + 1920]                                 ;   146.2 fp1+agu0   41 t
        vpxor ymm9, ymm9, ymm15                                          ;   142.2 fp3     41 t
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 192]    ;   141.7 agu1    41 t reload
        vpshufb ymm11, ymm8, ymm11                                       ;   149.2 fp2     42 t
        vpxor ymm12, ymm12, ymm11                                        ;   150.2 fp0     42 t
        vpxor ymm11, ymm1, ymm12                                         ;   151.2 fp1     41 t
        vpxor ymm12, ymm2, [rbp + 1920]                                  ;   143.7 fp3+agu0   41 t
        vpxor ymm1, ymm1, ymm14                                          ;   147.2 fp0     41 t
        vpxor ymm15, ymm15, ymm12                                        ;   144.7 fp2     41 t
        vpxor ymm0, ymm0, ymm11                                          ;   152.2 fp1     41 t
        vpxor ymm11, ymm11, ymm9                                         ;   152.2 fp3     41 t
        vpxor ymm2, ymm2, ymm1                                           ;   148.2 fp0     41 t
        vpxor ymm14, ymm14, ymm0                                         ;   153.2 fp2     41 t
        vpxor ymm1, ymm1, ymm15                                          ;   148.2 fp1     61 t
        vpxor ymm15, ymm15, [rbp + 1728]                                 ;   145.7 fp3+agu1   61 t
        vpxor ymm1, ymm1, [rbp + 1760]                                   ;   149.2 fp0+agu0   61 t
        vpxor ymm0, ymm0, ymm2                                           ;   153.2 fp2     61 t
        vpxor ymm2, ymm2, [rbp + 1792]                                   ;   149.2 fp1+agu1   61 t
        vpxor ymm0, ymm0, [rbp + 1824]                                   ;   154.2 fp3+agu0   61 t
        vpxor ymm9, ymm9, [rbp + 1856]                                   ;   147.3 fp0+agu1   61 t
        vpxor ymm9, ymm9, ymm14                                          ;   154.2 fp2     61 t
        vpxor ymm14, ymm14, [rbp + 1472]                                 ;   154.2 fp1+agu0   61 t
        vpxor ymm12, ymm12, [rbp + 1888]                                 ;   148.3 fp3+agu1   61 t
        vpxor ymm12, ymm12, ymm11                                        ;   153.2 fp0     61 t
        vpxor ymm11, ymm11, [rbp + 1536]                                 ;   153.2 fp2+agu0   61 t
        vpbroadcastb ymm4, [r8 + 40]                                     ;   149.3 fp1+agu1   62 l.0
        vpxor ymm4, ymm4, ymm11                                          ;   154.2 fp3     40 t
        vmovdqu [rbp + 1536], ymm11                                      ;   154.2 agu2+fp5   61 t spill
        vpbroadcastb ymm11, [r8 + 41]                                    ;   150.2 fp2+agu0   62 l.1
        vpxor ymm11, ymm11, ymm15                                        ;   151.2 fp0     40 t
        vmovdqu [rbp + 1888], ymm15                                      ;   150.2 agu2+fp5   61 t spill
        vpbroadcastb ymm15, [r8 + 42]                                    ;   150.3 fp1+agu1   62 l.2
        vpxor ymm15, ymm15, ymm2                                         ;   151.3 fp3     40 t
        vmovdqu [rbp + 1472], ymm2                                       ;   151.2 agu0+fp5   61 t spill
        vpbroadcastb ymm2, [r8 + 43]                                     ;   151.3 fp2+agu1   62 l.3
        vpxor ymm2, ymm2, ymm14                                          ;   155.2 fp0     40 t
        vmovdqu [rbp + 1856], ymm14                                      ;   155.2 agu2+fp5   61 t spill
        vpbroadcastb ymm14, [r8 + 44]                                    ;   152.2 fp1+agu0   62 l.4
        vpxor ymm14, ymm14, ymm1                                         ;   153.2 fp3     40 t
        vmovdqu [rbp + 1824], ymm1                                       ;   153.2 agu1+fp5   61 t spill
        vpbroadcastb ymm1, [r8 + 45]                                     ;   153.2 fp2+agu0   62 l.5
        vpxor ymm1, ymm1, ymm0                                           ;   155.2 fp0     40 t
        vmovdqu [rbp + 1792], ymm0                                       ;   155.2 agu2+fp5   61 t spill
        vpbroadcastb ymm0, [r8 + 46]                                     ;   153.3 fp1+agu1   62 l.6
        vpxor ymm0, ymm0, ymm9                                           ;   155.2 fp3     40 t
        vmovdqu [rbp + 1760], ymm9                                       ;   155.2 agu2+fp5   61 t spill
        vpbroadcastb ymm9, [r8 + 47]                                     ;   154.2 fp2+agu0   62 l.7
        vpxor ymm9, ymm9, ymm12                                          ;   155.2 fp0     40 t
        vmovdqu [rbp + 1728], ymm12                                      ;   156.2 agu1+fp5   61 t spill
        vpand ymm12, ymm4, ymm7                                          ;   155.2 fp1     41 t
        vpsrlq ymm4, ymm4, 4                                             ;   155.2 fp2     41 t
        vpand ymm4, ymm4, ymm7                                           ;   156.2 fp3     41 t
        vpshufb ymm12, ymm6, ymm12                                       ;   156.2 fp1     41 t
        vpshufb ymm4, ymm5, ymm4                                         ;   157.2 fp2     41 t
        vpxor ymm12, ymm12, ymm4                                         ;   158.2 fp0     41 t
        vpshufb ymm4, ymm12, ymm13                                       ;   159.2 fp1     41 t
        vaesenclast ymm4, ymm4, ymm10                                    ;   160.2 fp0     41 t
        vpand ymm12, ymm4, ymm7                                          ;   164.2 fp3     41 t
        vpsrlq ymm4, ymm4, 4                                             ;   164.2 fp2     41 t
        vpand ymm4, ymm4, ymm7                                           ;   165.2 fp3     41 t
        vpshufb ymm12, ymm3, ymm12                                       ;   165.2 fp1     41 t
        vpshufb ymm4, ymm8, ymm4                                         ;   166.2 fp2     41 t
        vpxor ymm12, ymm12, ymm4                                         ;   167.2 fp0     41 t
        vpsllq ymm4, ymm11, 1                                            ;   158.2 fp1     23 t
        vpand ymm4, ymm4, [rel camellia128_encrypt.T0_constants256 + 224] ;   159.2 fp3+agu0   23 t
        vpsrlq ymm11, ymm11, 7                                           ;   158.7 fp2     23 t
        vpand ymm11, ymm11, [rel camellia128_encrypt.T0_constants256 + 256] ;   159.7 fp0+agu1   23 t
        vpxor ymm4, ymm4, ymm11                                          ;   160.7 fp3     23 t
        vpand ymm11, ymm4, ymm7                                          ;   161.7 fp0     23 t
        vpsrlq ymm4, ymm4, 4                                             ;   161.7 fp1     23 t
        vpand ymm4, ymm4, ymm7                                           ;   162.7 fp3     23 t
        vpshufb ymm11, ymm6, ymm11                                       ;   162.7 fp2     23 t
        vpshufb ymm4, ymm5, ymm4                                         ;   163.7 fp1     23 t
        vpxor ymm11, ymm11, ymm4                                         ;   164.7 fp0     23 t
        vpshufb ymm4, ymm11, ymm13                                       ;   165.7 fp2     23 t
        vaesenclast ymm4, ymm4, ymm10                                    ;   166.7 fp0     23 t
        vpand ymm11, ymm4, ymm7                                          ;   170.7 fp3     23 t
        vpsrlq ymm4, ymm4, 4                                             ;   170.7 fp1     23 t
        vpand ymm4, ymm4, ymm7                                           ;   171.7 fp3     23 t
        vpshufb ymm11, ymm3, ymm11                                       ;   171.7 fp2     23 t
        vpshufb ymm4, ymm8, ymm4                                         ;   172.7 fp1     23 t
        vpxor ymm11, ymm11, ymm4                                         ;   173.7 fp0     23 t
        vpand ymm4, ymm15, ymm7                                          ;   163.7 fp3     22 t
        vpsrlq ymm15, ymm15, 4                                           ;   163.8 fp2     22 t
        vpand ymm15, ymm15, ymm7                                         ;   164.8 fp1     22 t
        vpshufb ymm4, ymm6, ymm4                                         ;   164.8 fp2     22 t
        vpshufb ymm15, ymm5, ymm15                                       ;   165.8 fp1     22 t
        vpxor ymm4, ymm4, ymm15                                          ;   166.8 fp0     22 t
        vpshufb ymm15, ymm4, ymm13                                       ;   167.8 fp2     22 t
        vaesenclast ymm15, ymm15, ymm10                                  ;   168.8 fp0     22 t
        vpand ymm4, ymm15, ymm7                                          ;   172.8 fp3     22 t
        vpsrlq ymm15, ymm15, 4                                           ;   172.8 fp1     22 t
        vpand ymm15, ymm15, ymm7                                         ;   173.8 fp3     22 t
        vmovdqu [rbp + 1920], ymm12                                      ;   168.2 agu2+fp5   41 t spill
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 288]   ;   166.2 agu0    22 t reload
        vpshufb ymm4, ymm12, ymm4                                        ;   173.8 fp2     22 t
        vpand ymm12, ymm2, ymm7                                          ;   166.7 fp0     21 t
        vpsrlq ymm2, ymm2, 4                                             ;   167.0 fp1     21 t
        vpand ymm2, ymm2, ymm7                                           ;   168.0 fp3     21 t
        vpshufb ymm12, ymm6, ymm12                                       ;   167.8 fp2     21 t
        vpshufb ymm2, ymm5, ymm2                                         ;   169.0 fp1     21 t
        vpxor ymm12, ymm12, ymm2                                         ;   170.0 fp0     21 t
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 320]    ;   168.0 agu1    22 t reload
        vpshufb ymm15, ymm2, ymm15                                       ;   175.0 fp2     22 t
        vpxor ymm4, ymm4, ymm15                                          ;   176.0 fp3     22 t
        vpshufb ymm15, ymm12, ymm13                                      ;   171.0 fp1     21 t
        vaesenclast ymm15, ymm15, ymm10                                  ;   172.0 fp0     21 t
        vpand ymm12, ymm15, ymm7                                         ;   176.0 fp3     21 t
        vpsrlq ymm15, ymm15, 4                                           ;   176.0 fp2     21 t
        vpand ymm15, ymm15, ymm7                                         ;   177.0 fp0     21 t
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 352]    ;   170.8 agu0    21 t reload
        vpshufb ymm12, ymm2, ymm12                                       ;   177.8 fp1     21 t
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 384]    ;   171.2 agu1    21 t reload
        vpshufb ymm15, ymm2, ymm15                                       ;   178.2 fp2     21 t
        vpxor ymm12, ymm12, ymm15                                        ;   179.2 fp3     21 t
        vpsllq ymm15, ymm14, 1                                           ;   172.0 fp1     23 t
        vpand ymm15, ymm15, [rel camellia128_encrypt.T0_constants256 + 224] ;   173.0 fp0+agu0   23 t
        vpsrlq ymm14, ymm14, 7                                           ;   172.3 fp2     23 t
        vpand ymm14, ymm14, [rel camellia128_encrypt.T0_constants256 + 256] ;   173.3 fp3+agu1   23 t
        vpxor ymm15, ymm15, ymm14                                        ;   174.3 fp0     23 t
        vpand ymm14, ymm15, ymm7                                         ;   175.3 fp1     23 t
        vpsrlq ymm15, ymm15, 4                                           ;   175.3 fp2     23 t
        vpand ymm15, ymm15, ymm7                                         ;   176.3 fp3     23 t
        vpshufb ymm14, ymm6, ymm14                                       ;   176.3 fp1     23 t
        vpshufb ymm15, ymm5, ymm15                                       ;   177.3 fp2     23 t
        vpxor ymm14, ymm14, ymm15                                        ;   178.3 fp0     23 t
        vpshufb ymm14, ymm14, ymm13                                      ;   179.3 fp1     23 t
        vaesenclast ymm14, ymm14, ymm10                                  ;   180.3 fp0     23 t
        vpand ymm15, ymm14, ymm7                                         ;   184.3 fp3     23 t
        vpsrlq ymm14, ymm14, 4                                           ;   184.3 fp2     23 t
        vpand ymm14, ymm14, ymm7                                         ;   185.3 fp0     23 t
        vpshufb ymm15, ymm3, ymm15                                       ;   185.3 fp1     23 t
        vpshufb ymm14, ymm8, ymm14                                       ;   186.3 fp2     23 t
        vpxor ymm15, ymm15, ymm14                                        ;   187.3 fp3     23 t
        vpand ymm14, ymm1, ymm7                                          ;   177.0 fp0     22 t
        vpsrlq ymm1, ymm1, 4                                             ;   177.0 fp1     22 t
        vpand ymm1, ymm1, ymm7                                           ;   178.0 fp2     22 t
        vpshufb ymm14, ymm6, ymm14                                       ;   178.0 fp1     22 t
        vpshufb ymm1, ymm5, ymm1                                         ;   179.0 fp2     22 t
        vpxor ymm14, ymm14, ymm1                                         ;   180.0 fp3     22 t
        vpshufb ymm14, ymm14, ymm13                                      ;   181.0 fp1     22 t
        vaesenclast ymm14, ymm14, ymm10                                  ;   182.0 fp0     22 t
        vpand ymm1, ymm14, ymm7                                          ;   186.0 fp3     22 t
        vpsrlq ymm14, ymm14, 4                                           ;   186.0 fp2     22 t
        vpand ymm14, ymm14, ymm7                                         ;   187.0 fp0     22 t
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 288]    ;   179.0 agu0    22 t reload
        vpshufb ymm1, ymm8, ymm1                                         ;   187.0 fp1     22 t
        vpand ymm8, ymm0, ymm7                                           ;   179.5 fp3     21 t
        vpsrlq ymm0, ymm0, 4                                             ;   180.3 fp2     21 t
        vpand ymm0, ymm0, ymm7                                           ;   181.3 fp0     21 t
        vpshufb ymm8, ymm6, ymm8                                         ;   181.0 fp1     21 t
        vpshufb ymm0, ymm5, ymm0                                         ;   182.3 fp2     21 t
        vpxor ymm8, ymm8, ymm0                                           ;   183.3 fp3     21 t
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256 + 320]    ;   181.0 agu1    22 t reload
        vpshufb ymm14, ymm0, ymm14                                       ;   188.0 fp1     22 t
        vpxor ymm1, ymm1, ymm14                                          ;   189.0 fp0     22 t
        vpshufb ymm14, ymm8, ymm13                                       ;   184.3 fp2     21 t
        vaesenclast ymm14, ymm14, ymm10                                  ;   185.3 fp0     21 t
        vpand ymm8, ymm14, ymm7                                          ;   189.3 fp3     21 t
        vpsrlq ymm14, ymm14, 4                                           ;   189.3 fp1     21 t
        vpand ymm14, ymm14, ymm7                                         ;   190.3 fp0     21 t
        vpshufb ymm14, ymm2, ymm14                                       ;   191.3 fp2     21 t
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 352]    ;   184.7 agu0    21 t reload
        vpshufb ymm8, ymm2, ymm8                                         ;   191.7 fp1     21 t
        vpxor ymm14, ymm14, ymm8                                         ;   192.7 fp3     21 t
        vpand ymm8, ymm9, ymm7                                           ;   185.5 fp0     42 t
        vpsrlq ymm9, ymm9, 4                                             ;   185.7 fp2     42 t
        vpand ymm9, ymm9, ymm7                                           ;   186.7 fp1     42 t
        vpshufb ymm8, ymm6, ymm8                                         ;   186.7 fp2     42 t
        vpshufb ymm9, ymm5, ymm9                                         ;   187.7 fp1     42 t
        vpxor ymm8, ymm8, ymm9                                           ;   188.7 fp3     42 t
        vpshufb ymm8, ymm8, ymm13                                        ;   189.7 fp2     42 t
        vaesenclast ymm8, ymm8, ymm10                                    ;   190.7 fp0     42 t
        vpand ymm9, ymm8, ymm7                                           ;   194.7 fp3     42 t
        vpsrlq ymm8, ymm8, 4                                             ;   194.7 fp1     42 t
        vpand ymm8, ymm8, ymm7                                           ;   195.7 fp0     42 t
        vpshufb ymm9, ymm3, ymm9                                         ;   195.7 fp2     42 t
        vpxor ymm1, ymm1, ymm12                                          ;   190.0 fp3     41 t
        vpxor ymm15, ymm15, ymm4                                         ;   188.7 fp0     41 t
        vpxor ymm14, ymm14, [rbp + 1920]                                 ;   193.7 fp1+agu1   41 t
        vpxor ymm12, ymm12, ymm15                                        ;   189.7 fp3     41 t
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 192]    ;   189.0 agu0    41 t reload
        vpshufb ymm8, ymm2, ymm8                                         ;   196.7 fp2     42 t
        vpxor ymm9, ymm9, ymm8                                           ;   197.7 fp0     42 t
        vpxor ymm8, ymm11, ymm9                                          ;   198.7 fp1     41 t
        vpxor ymm9, ymm1, [rbp + 1920]                                   ;   191.0 fp3+agu1   41 t
        vpxor ymm11, ymm11, ymm14                                        ;   194.7 fp0     41 t
        vpxor ymm15, ymm15, ymm9                                         ;   192.0 fp2     41 t
        vpxor ymm4, ymm4, ymm8                                           ;   199.7 fp1     41 t
        vpxor ymm8, ymm8, ymm12                                          ;   199.7 fp3     41 t
        vpxor ymm1, ymm1, ymm11                                          ;   195.7 fp0     41 t
        vpxor ymm14, ymm14, ymm4                                         ;   200.7 fp2     41 t
        vpxor ymm11, ymm11, ymm15                                        ;   195.7 fp1     62 t
        vpxor ymm15, ymm15, [rbp + 1568]                                 ;   193.0 fp3+agu0   62 t
        vpxor ymm11, ymm11, [rbp + 1632]                                 ;   196.7 fp0+agu1   62 t
        vpxor ymm4, ymm4, ymm1                                           ;   200.7 fp2     62 t
        vpxor ymm1, ymm1, [rbp + 1696]                                   ;   196.7 fp1+agu0   62 t
        vpxor ymm4, ymm4, [rbp + 1504]                                   ;   201.7 fp3+agu1   62 t
        vpxor ymm12, ymm12, [rbp + 1664]                                 ;   194.8 fp0+agu0   62 t
        vpxor ymm12, ymm12, ymm14                                        ;   201.7 fp2     62 t
        vpxor ymm14, ymm14, [rbp + 1600]                                 ;   201.7 fp1+agu1   62 t
        vpxor ymm9, ymm9, [rbp + 1440]                                   ;   195.8 fp3+agu0   62 t
        vpxor ymm9, ymm9, ymm8                                           ;   200.7 fp0     62 t
        vpxor ymm8, ymm8, [rbp + 896]                                    ;   200.7 fp2+agu1   62 t
        vpbroadcastb ymm0, [r8 + 48]                                     ;   196.8 fp1+agu0   61 r.0
        vpxor ymm0, ymm0, ymm8                                           ;   201.7 fp3     40 t
        vmovdqu [rbp + 896], ymm8                                        ;   201.7 agu2+fp5   62 t spill
        vpbroadcastb ymm8, [r8 + 49]                                     ;   197.7 fp2+agu1   61 r.1
        vpxor ymm8, ymm8, ymm15                                          ;   198.7 fp0     40 t
        vmovdqu [rbp + 1440], ymm15                                      ;   197.7 agu2+fp5   62 t spill
        vpbroadcastb ymm15, [r8 + 50]                                    ;   197.8 fp1+agu0   61 r.2
        vpxor ymm15, ymm15, ymm1                                         ;   198.8 fp3     40 t
        vmovdqu [rbp + 1600], ymm1                                       ;   198.7 agu1+fp5   62 t spill
        vpbroadcastb ymm1, [r8 + 51]                                     ;   198.8 fp2+agu0   61 r.3
        vpxor ymm1, ymm1, ymm14                                          ;   202.7 fp0     40 t
        vmovdqu [rbp + 1664], ymm14                                      ;   202.7 agu2+fp5   62 t spill
        vpbroadcastb ymm14, [r8 + 52]                                    ;   199.7 fp1+agu1   61 r.4
        vpxor ymm14, ymm14, ymm11                                        ;   200.7 fp3     40 t
        vmovdqu [rbp + 1504], ymm11                                      ;   200.7 agu0+fp5   62 t spill
        vpbroadcastb ymm11, [r8 + 53]                                    ;   200.7 fp2+agu1   61 r.5
        vpxor ymm11, ymm11, ymm4                                         ;   202.7 fp0     40 t
        vmovdqu [rbp + 1696], ymm4                                       ;   202.7 agu2+fp5   62 t spill
        vpbroadcastb ymm4, [r8 + 54]                                     ;   200.8 fp1+agu0   61 r.6
        vpxor ymm4, ymm4, ymm12                                          ;   202.7 fp3     40 t
        vmovdqu [rbp + 1632], ymm12                                      ;   202.7 agu2+fp5   62 t spill
        vpbroadcastb ymm12, [r8 + 55]                                    ;   201.7 fp2+agu1   61 r.7
        vpxor ymm12, ymm12, ymm9                                         ;   202.7 fp0     40 t
        vmovdqu [rbp + 1568], ymm9                                       ;   203.7 agu0+fp5   62 t spill
        vpand ymm9, ymm0, ymm7                                           ;   202.7 fp1     41 t
        vpsrlq ymm0, ymm0, 4                                             ;   202.7 fp2     41 t
        vpand ymm0, ymm0, ymm7                                           ;   203.7 fp3     41 t
        vpshufb ymm9, ymm6, ymm9                                         ;   203.7 fp1     41 t
        vpshufb ymm0, ymm5, ymm0                                         ;   204.7 fp2     41 t
        vpxor ymm9, ymm9, ymm0                                           ;   205.7 fp0     41 t
        vpshufb ymm0, ymm9, ymm13                                        ;   206.7 fp1     41 t
        vaesenclast ymm0, ymm0, ymm10                                    ;   207.7 fp0     41 t
        vpand ymm9, ymm0, ymm7                                           ;   211.7 fp3     41 t
        vpsrlq ymm0, ymm0, 4                                             ;   211.7 fp2     41 t
        vpand ymm0, ymm0, ymm7                                           ;   212.7 fp3     41 t
        vpshufb ymm9, ymm3, ymm9                                         ;   212.7 fp1     41 t
        vpshufb ymm0, ymm2, ymm0                                         ;   213.7 fp2     41 t
        vpxor ymm9, ymm9, ymm0                                           ;   214.7 fp0     41 t
        vpsllq ymm0, ymm8, 1                                             ;   205.7 fp1     23 t
        vpand ymm0, ymm0, [rel camellia128_encrypt.T0_constants256 + 224] ;   206.7 fp3+agu1   23 t
        vpsrlq ymm8, ymm8, 7                                             ;   206.2 fp2     23 t
        vpand ymm8, ymm8, [rel camellia128_encrypt.T0_constants256 + 256] ;   207.2 fp0+agu0   23 t
        vpxor ymm0, ymm0, ymm8                                           ;   208.2 fp3     23 t
        vpand ymm8, ymm0, ymm7                                           ;   209.2 fp0     23 t
        vpsrlq ymm0, ymm0, 4                                             ;   209.2 fp1     23 t
        vpand ymm0, ymm0, ymm7                                           ;   210.2 fp3     23 t
        vpshufb ymm8, ymm6, ymm8                                         ;   210.2 fp2     23 t
        vpshufb ymm0, ymm5, ymm0                                         ;   211.2 fp1     23 t
        vpxor ymm8, ymm8, ymm0                                           ;   212.2 fp0     23 t
        vpshufb ymm0, ymm8, ymm13                                        ;   213.2 fp2     23 t
        vaesenclast ymm0, ymm0, ymm10                                    ;   214.2 fp0     23 t
        vpand ymm8, ymm0, ymm7                                           ;   218.2 fp3     23 t
        vpsrlq ymm0, ymm0, 4                                             ;   218.2 fp1     23 t
        vpand ymm0, ymm0, ymm7                                           ;   219.2 fp3     23 t
        vpshufb ymm8, ymm3, ymm8                                         ;   219.2 fp2     23 t
        vpshufb ymm0, ymm2, ymm0                                         ;   220.2 fp1     23 t
        vpxor ymm8, ymm8, ymm0                                           ;   221.2 fp0     23 t
        vpand ymm0, ymm15, ymm7                                          ;   211.2 fp3     22 t
        vpsrlq ymm15, ymm15, 4                                           ;   211.3 fp2     22 t
        vpand ymm15, ymm15, ymm7                                         ;   212.3 fp1     22 t
        vpshufb ymm0, ymm6, ymm0                                         ;   212.3 fp2     22 t
        vpshufb ymm15, ymm5, ymm15                                       ;   213.3 fp1     22 t
        vpxor ymm0, ymm0, ymm15                                          ;   214.3 fp0     22 t
        vpshufb ymm15, ymm0, ymm13                                       ;   215.3 fp2     22 t
        vaesenclast ymm15, ymm15, ymm10                                  ;   216.3 fp0     22 t
        vpand ymm0, ymm15, ymm7                                          ;   220.3 fp3     22 t
        vpsrlq ymm15, ymm15, 4                                           ;   220.3 fp1     22 t
        vpand ymm15, ymm15, ymm7                                         ;   221.3 fp3     22 t
        vmovdqu [rbp + 1920], ymm9                                       ;   215.7 agu2+fp5   41 t spill
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 288]    ;   213.7 agu1    22 t reload
        vpshufb ymm0, ymm9, ymm0                                         ;   221.3 fp2     22 t
        vpand ymm9, ymm1, ymm7                                           ;   214.2 fp0     21 t
        vpsrlq ymm1, ymm1, 4                                             ;   214.5 fp1     21 t
        vpand ymm1, ymm1, ymm7                                           ;   215.5 fp3     21 t
        vpshufb ymm9, ymm6, ymm9                                         ;   215.3 fp2     21 t
        vpshufb ymm1, ymm5, ymm1                                         ;   216.5 fp1     21 t
        vpxor ymm9, ymm9, ymm1                                           ;   217.5 fp0     21 t
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 320]    ;   215.5 agu0    22 t reload
        vpshufb ymm15, ymm1, ymm15                                       ;   222.5 fp2     22 t
        vpxor ymm0, ymm0, ymm15                                          ;   223.5 fp3     22 t
        vpshufb ymm15, ymm9, ymm13                                       ;   218.5 fp1     21 t
        vaesenclast ymm15, ymm15, ymm10                                  ;   219.5 fp0     21 t
        vpand ymm9, ymm15, ymm7                                          ;   223.5 fp3     21 t
        vpsrlq ymm15, ymm15, 4                                           ;   223.5 fp2     21 t
        vpand ymm15, ymm15, ymm7                                         ;   224.5 fp0     21 t
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 352]    ;   218.3 agu1    21 t reload
        vpshufb ymm9, ymm1, ymm9                                         ;   225.3 fp1     21 t
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 384]    ;   218.7 agu0    21 t reload
        vpshufb ymm15, ymm1, ymm15                                       ;   225.7 fp2     21 t
        vpxor ymm9, ymm9, ymm15                                          ;   226.7 fp3     21 t
        vpsllq ymm15, ymm14, 1                                           ;   219.5 fp1     23 t
        vpand ymm15, ymm15, [rel camellia128_encrypt.T0_constants256 + 224] ;   220.5 fp0+agu1   23 t
        vpsrlq ymm14, ymm14, 7                                           ;   219.8 fp2     23 t
        vpand ymm14, ymm14, [rel camellia128_encrypt.T0_constants256 + 256] ;   220.8 fp3+agu0   23 t
        vpxor ymm15, ymm15, ymm14                                        ;   221.8 fp0     23 t
        vpand ymm14, ymm15, ymm7                                         ;   222.8 fp1     23 t
        vpsrlq ymm15, ymm15, 4                                           ;   222.8 fp2     23 t
        vpand ymm15, ymm15, ymm7                                         ;   223.8 fp3     23 t
        vpshufb ymm14, ymm6, ymm14                                       ;   223.8 fp1     23 t
        vpshufb ymm15, ymm5, ymm15                                       ;   224.8 fp2     23 t
        vpxor ymm14, ymm14, ymm15                                        ;   225.8 fp0     23 t
        vpshufb ymm14, ymm14, ymm13                                      ;   226.8 fp1     23 t
        vaesenclast ymm14, ymm14, ymm10                                  ;   227.8 fp0     23 t
        vpand ymm15, ymm14, ymm7                                         ;   231.8 fp3     23 t
        vpsrlq ymm14, ymm14, 4                                           ;   231.8 fp2     23 t
        vpand ymm14, ymm14, ymm7                                         ;   232.8 fp0     23 t
        vpshufb ymm15, ymm3, ymm15                                       ;   232.8 fp1     23 t
        vpshufb ymm14, ymm2, ymm14                                       ;   233.8 fp2     23 t
        vpxor ymm15, ymm15, ymm14                                        ;   234.8 fp3     23 t
        vpand ymm14, ymm11, ymm7                                         ;   224.5 fp0     22 t
        vpsrlq ymm11, ymm11, 4                                           ;   224.5 fp1     22 t
        vpand ymm11, ymm11, ymm7                                         ;   225.5 fp2     22 t
        vpshufb ymm14, ymm6, ymm14                                       ;   225.5 fp1     22 t
        vpshufb ymm11, ymm5, ymm11                                       ;   226.5 fp2     22 t
        vpxor ymm14, ymm14, ymm11                                        ;   227.5 fp3     22 t
        vpshufb ymm14, ymm14, ymm13                                      ;   228.5 fp1     22 t
        vaesenclast ymm14, ymm14, ymm10                                  ;   229.5 fp0     22 t
        vpand ymm11, ymm14, ymm7                                         ;   233.5 fp3     22 t
        vpsrlq ymm14, ymm14, 4                                           ;   233.5 fp2     22 t
        vpand ymm14, ymm14, ymm7                                         ;   234.5 fp0     22 t
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 288]    ;   226.5 agu1    22 t reload
        vpshufb ymm11, ymm2, ymm11                                       ;   234.5 fp1     22 t
        vpand ymm2, ymm4, ymm7                                           ;   227.0 fp3     21 t
        vpsrlq ymm4, ymm4, 4                                             ;   227.8 fp2     21 t
        vpand ymm4, ymm4, ymm7                                           ;   228.8 fp0     21 t
        vpshufb ymm2, ymm6, ymm2                                         ;   228.5 fp1     21 t
        vpshufb ymm4, ymm5, ymm4                                         ;   229.8 fp2     21 t
        vpxor ymm2, ymm2, ymm4                                           ;   230.8 fp3     21 t
        vmovdqu ymm4, [rel camellia128_encrypt.T0_constants256 + 320]    ;   228.5 agu0    22 t reload
        vpshufb ymm14, ymm4, ymm14                                       ;   235.5 fp1     22 t
        vpxor ymm11, ymm11, ymm14                                        ;   236.5 fp0     22 t
        vpshufb ymm14, ymm2, ymm13                                       ;   231.8 fp2     21 t
        vaesenclast ymm14, ymm14, ymm10                                  ;   232.8 fp0     21 t
        vpand ymm2, ymm14, ymm7                                          ;   236.8 fp3     21 t
        vpsrlq ymm14, ymm14, 4                                           ;   236.8 fp1     21 t
        vpand ymm14, ymm14, ymm7                                         ;   237.8 fp0     21 t
        vpshufb ymm14, ymm1, ymm14                                       ;   238.8 fp2     21 t
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 352]    ;   232.2 agu1    21 t reload
        vpshufb ymm2, ymm1, ymm2                                         ;   239.2 fp1     21 t
        vpxor ymm14, ymm14, ymm2                                         ;   240.2 fp3     21 t
        vpand ymm2, ymm12, ymm7                                          ;   233.0 fp0     42 t
        vpsrlq ymm12, ymm12, 4                                           ;   233.2 fp2     42 t
        vpand ymm12, ymm12, ymm7                                         ;   234.2 fp1     42 t
        vpshufb ymm2, ymm6, ymm2                                         ;   234.2 fp2     42 t
        vpshufb ymm12, ymm5, ymm12                                       ;   235.2 fp1     42 t
        vpxor ymm2, ymm2, ymm12                                          ;   236.2 fp3     42 t
        vpshufb ymm2, ymm2, ymm13                                        ;   237.2 fp2     42 t
        vaesenclast ymm2, ymm2, ymm10                                    ;   238.2 fp0     42 t
        vpand ymm12, ymm2, ymm7                                          ;   242.2 fp3     42 t
        vpsrlq ymm2, ymm2, 4                                             ;   242.2 fp1     42 t
        vpand ymm2, ymm2, ymm7                                           ;   243.2 fp0     42 t
        vpshufb ymm12, ymm3, ymm12                                       ;   243.2 fp2     42 t
        vpxor ymm11, ymm11, ymm9                                         ;   237.5 fp3     41 t
        vpxor ymm15, ymm15, ymm0                                         ;   236.2 fp0     41 t
        vpxor ymm14, ymm14, [rbp + 1920]                                 ;   241.2 fp1+agu0   41 t
        vpxor ymm9, ymm9, ymm15                                          ;   237.2 fp3     41 t
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 192]    ;   236.5 agu1    41 t reload
        vpshufb ymm2, ymm1, ymm2                                         ;   244.2 fp2     42 t
        vpxor ymm12, ymm12, ymm2                                         ;   245.2 fp0     42 t
        vpxor ymm2, ymm8, ymm12                                          ;   246.2 fp1     41 t
        vpxor ymm12, ymm11, [rbp + 1920]                                 ;   238.5 fp3+agu0   41 t
        vpxor ymm8, ymm8, ymm14                                          ;   242.2 fp0     41 t
        vpxor ymm15, ymm15, ymm12                                        ;   239.5 fp2     41 t
        vpxor ymm0, ymm0, ymm2                                           ;   247.2 fp1     41 t
        vpxor ymm2, ymm2, ymm9                                           ;   247.2 fp3     41 t
        vpxor ymm11, ymm11, ymm8                                         ;   243.2 fp0     41 t
        vpxor ymm14, ymm14, ymm0                                         ;   248.2 fp2     41 t
        vpxor ymm8, ymm8, ymm15                                          ;   243.2 fp1     61 t
        vpxor ymm15, ymm15, [rbp + 1888]                                 ;   240.5 fp3+agu1   61 t
        vpxor ymm8, ymm8, [rbp + 1824]                                   ;   244.2 fp0+agu0   61 t
        vpxor ymm0, ymm0, ymm11                                          ;   248.2 fp2     61 t
        vpxor ymm11, ymm11, [rbp + 1472]                                 ;   244.2 fp1+agu1   61 t
        vpxor ymm0, ymm0, [rbp + 1792]                                   ;   249.2 fp3+agu0   61 t
        vpxor ymm9, ymm9, [rbp + 1760]                                   ;   242.3 fp0+agu1   61 t
        vpxor ymm9, ymm9, ymm14                                          ;   249.2 fp2     61 t
        vpxor ymm14, ymm14, [rbp + 1856]                                 ;   249.2 fp1+agu0   61 t
        vpxor ymm12, ymm12, [rbp + 1728]                                 ;   243.3 fp3+agu1   61 t
        vpxor ymm12, ymm12, ymm2                                         ;   248.2 fp0     61 t
        vpxor ymm2, ymm2, [rbp + 1536]                                   ;   248.2 fp2+agu0   61 t
        vpbroadcastb ymm4, [r8 + 56]                                     ;   244.3 fp1+agu1   62 l.0
        vpxor ymm4, ymm4, ymm2                                           ;   249.2 fp3     40 t
        vmovdqu [rbp + 1536], ymm2                                       ;   249.2 agu2+fp5   61 t spill
        vpbroadcastb ymm2, [r8 + 57]                                     ;   245.2 fp2+agu0   62 l.1
        vpxor ymm2, ymm2, ymm15                                          ;   246.2 fp0     40 t
        vmovdqu [rbp + 1728], ymm15                                      ;   245.2 agu2+fp5   61 t spill
        vpbroadcastb ymm15, [r8 + 58]                                    ;   245.3 fp1+agu1   62 l.2
        vpxor ymm15, ymm15, ymm11                                        ;   246.3 fp3     40 t
        vmovdqu [rbp + 1856], ymm11                                      ;   246.2 agu0+fp5   61 t spill
        vpbroadcastb ymm11, [r8 + 59]                                    ;   246.3 fp2+agu1   62 l.3
        vpxor ymm11, ymm11, ymm14                                        ;   250.2 fp0     40 t
        vmovdqu [rbp + 1760], ymm14                                      ;   250.2 agu2+fp5   61 t spill
        vpbroadcastb ymm14, [r8 + 60]                                    ;   247.2 fp1+agu0   62 l.4
        vpxor ymm14, ymm14, ymm8                                         ;   248.2 fp3     40 t
        vmovdqu [rbp + 1792], ymm8                                       ;   248.2 agu1+fp5   61 t spill
        vpbroadcastb ymm8, [r8 + 61]                                     ;   248.2 fp2+agu0   62 l.5
        vpxor ymm8, ymm8, ymm0                                           ;   250.2 fp0     40 t
        vmovdqu [rbp + 1472], ymm0                                       ;   250.2 agu2+fp5   61 t spill
        vpbroadcastb ymm0, [r8 + 62]                                     ;   248.3 fp1+agu1   62 l.6
        vpxor ymm0, ymm0, ymm9                                           ;   250.2 fp3     40 t
        vmovdqu [rbp + 1824], ymm9                                       ;   250.2 agu2+fp5   61 t spill
        vpbroadcastb ymm9, [r8 + 63]                                     ;   249.2 fp2+agu0   62 l.7
        vpxor ymm9, ymm9, ymm12                                          ;   250.2 fp0     40 t
        vmovdqu [rbp + 1888], ymm12                                      ;   251.2 agu1+fp5   61 t spill
        vpand ymm12, ymm4, ymm7                                          ;   250.2 fp1     41 t
        vpsrlq ymm4, ymm4, 4                                             ;   250.2 fp2     41 t
        vpand ymm4, ymm4, ymm7                                           ;   251.2 fp3     41 t
        vpshufb ymm12, ymm6, ymm12                                       ;   251.2 fp1     41 t
        vpshufb ymm4, ymm5, ymm4                                         ;   252.2 fp2     41 t
        vpxor ymm12, ymm12, ymm4                                         ;   253.2 fp0     41 t
        vpshufb ymm4, ymm12, ymm13                                       ;   254.2 fp1     41 t
        vaesenclast ymm4, ymm4, ymm10                                    ;   255.2 fp0     41 t
        vpand ymm12, ymm4, ymm7                                          ;   259.2 fp3     41 t
        vpsrlq ymm4, ymm4, 4                                             ;   259.2 fp2     41 t
        vpand ymm4, ymm4, ymm7                                           ;   260.2 fp3     41 t
        vpshufb ymm12, ymm3, ymm12                                       ;   260.2 fp1     41 t
        vpshufb ymm4, ymm1, ymm4                                         ;   261.2 fp2     41 t
        vpxor ymm12, ymm12, ymm4                                         ;   262.2 fp0     41 t
        vpsllq ymm4, ymm2, 1                                             ;   253.2 fp1     23 t
        vpand ymm4, ymm4, [rel camellia128_encrypt.T0_constants256 + 224] ;   254.2 fp3+agu0   23 t
        vpsrlq ymm2, ymm2, 7                                             ;   253.7 fp2     23 t
        vpand ymm2, ymm2, [rel camellia128_encrypt.T0_constants256 + 256] ;   254.7 fp0+agu1   23 t
        vpxor ymm4, ymm4, ymm2                                           ;   255.7 fp3     23 t
        vpand ymm2, ymm4, ymm7                                           ;   256.7 fp0     23 t
        vpsrlq ymm4, ymm4, 4                                             ;   256.7 fp1     23 t
        vpand ymm4, ymm4, ymm7                                           ;   257.7 fp3     23 t
        vpshufb ymm2, ymm6, ymm2                                         ;   257.7 fp2     23 t
        vpshufb ymm4, ymm5, ymm4                                         ;   258.7 fp1     23 t
        vpxor ymm2, ymm2, ymm4                                           ;   259.7 fp0     23 t
        vpshufb ymm2, ymm2, ymm13                                        ;   260.7 fp2     23 t
        vaesenclast ymm2, ymm2, ymm10                                    ;   261.7 fp0     23 t
        vpand ymm4, ymm2, ymm7                                           ;   265.7 fp3     23 t
        vpsrlq ymm2, ymm2, 4                                             ;   265.7 fp1     23 t
        vpand ymm2, ymm2, ymm7                                           ;   266.7 fp3     23 t
        vpshufb ymm4, ymm3, ymm4                                         ;   266.7 fp2     23 t
        vpshufb ymm2, ymm1, ymm2                                         ;   267.7 fp1     23 t
        vpxor ymm4, ymm4, ymm2                                           ;   268.7 fp0     23 t
        vpand ymm2, ymm15, ymm7                                          ;   258.7 fp3     22 t
        vpsrlq ymm15, ymm15, 4                                           ;   258.8 fp2     22 t
        vpand ymm15, ymm15, ymm7                                         ;   259.8 fp1     22 t
        vpshufb ymm2, ymm6, ymm2                                         ;   259.8 fp2     22 t
        vpshufb ymm15, ymm5, ymm15                                       ;   260.8 fp1     22 t
        vpxor ymm2, ymm2, ymm15                                          ;   261.8 fp0     22 t
        vpshufb ymm15, ymm2, ymm13                                       ;   262.8 fp2     22 t
        vaesenclast ymm15, ymm15, ymm10                                  ;   263.8 fp0     22 t
        vpand ymm2, ymm15, ymm7                                          ;   267.8 fp3     22 t
        vpsrlq ymm15, ymm15, 4                                           ;   267.8 fp1     22 t
        vpand ymm15, ymm15, ymm7                                         ;   268.8 fp3     22 t
        vmovdqu [rbp + 1920], ymm12                                      ;   263.2 agu2+fp5   41 t spill
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 288]   ;   261.2 agu0    22 t reload
        vpshufb ymm2, ymm12, ymm2                                        ;   268.8 fp2     22 t
        vpand ymm12, ymm11, ymm7                                         ;   261.7 fp0     21 t
        vpsrlq ymm11, ymm11, 4                                           ;   262.0 fp1     21 t
        vpand ymm11, ymm11, ymm7                                         ;   263.0 fp3     21 t
        vpshufb ymm12, ymm6, ymm12                                       ;   262.8 fp2     21 t
        vpshufb ymm11, ymm5, ymm11                                       ;   264.0 fp1     21 t
        vpxor ymm12, ymm12, ymm11                                        ;   265.0 fp0     21 t
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 320]   ;   263.0 agu1    22 t reload
        vpshufb ymm15, ymm11, ymm15                                      ;   270.0 fp2     22 t
        vpxor ymm2, ymm2, ymm15                                          ;   271.0 fp3     22 t
        vpshufb ymm15, ymm12, ymm13                                      ;   266.0 fp1     21 t
        vaesenclast ymm15, ymm15, ymm10                                  ;   267.0 fp0     21 t
        vpand ymm12, ymm15, ymm7                                         ;   271.0 fp3     21 t
        vpsrlq ymm15, ymm15, 4                                           ;   271.0 fp2     21 t
        vpand ymm15, ymm15, ymm7                                         ;   272.0 fp0     21 t
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 352]   ;   265.8 agu0    21 t reload
        vpshufb ymm12, ymm11, ymm12                                      ;   272.8 fp1     21 t
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 384]   ;   266.2 agu1    21 t reload
        vpshufb ymm15, ymm11, ymm15                                      ;   273.2 fp2     21 t
        vpxor ymm12, ymm12, ymm15                                        ;   274.2 fp3     21 t
        vpsllq ymm15, ymm14, 1                                           ;   267.0 fp1     23 t
        vpand ymm15, ymm15, [rel camellia128_encrypt.T0_constants256 + 224] ;   268.0 fp0+agu0   23 t
        vpsrlq ymm14, ymm14, 7                                           ;   267.3 fp2     23 t
        vpand ymm14, ymm14, [rel camellia128_encrypt.T0_constants256 + 256] ;   268.3 fp3+agu1   23 t
        vpxor ymm15, ymm15, ymm14                                        ;   269.3 fp0     23 t
        vpand ymm14, ymm15, ymm7                                         ;   270.3 fp1     23 t
        vpsrlq ymm15, ymm15, 4                                           ;   270.3 fp2     23 t
        vpand ymm15, ymm15, ymm7                                         ;   271.3 fp3     23 t
        vpshufb ymm14, ymm6, ymm14                                       ;   271.3 fp1     23 t
        vpshufb ymm15, ymm5, ymm15                                       ;   272.3 fp2     23 t
        vpxor ymm14, ymm14, ymm15                                        ;   273.3 fp0     23 t
        vpshufb ymm14, ymm14, ymm13                                      ;   274.3 fp1     23 t
        vaesenclast ymm14, ymm14, ymm10                                  ;   275.3 fp0     23 t
        vpand ymm15, ymm14, ymm7                                         ;   279.3 fp3     23 t
        vpsrlq ymm14, ymm14, 4                                           ;   279.3 fp2     23 t
        vpand ymm14, ymm14, ymm7                                         ;   280.3 fp0     23 t
        vpshufb ymm15, ymm3, ymm15                                       ;   280.3 fp1     23 t
        vpshufb ymm14, ymm1, ymm14                                       ;   281.3 fp2     23 t
        vpxor ymm15, ymm15, ymm14                                        ;   282.3 fp3     23 t
        vpand ymm14, ymm8, ymm7                                          ;   272.0 fp0     22 t
        vpsrlq ymm8, ymm8, 4                                             ;   272.0 fp1     22 t
        vpand ymm8, ymm8, ymm7                                           ;   273.0 fp2     22 t
        vpshufb ymm14, ymm6, ymm14                                       ;   273.0 fp1     22 t
        vpshufb ymm8, ymm5, ymm8                                         ;   274.0 fp2     22 t
        vpxor ymm14, ymm14, ymm8                                         ;   275.0 fp3     22 t
        vpshufb ymm14, ymm14, ymm13                                      ;   276.0 fp1     22 t
        vaesenclast ymm14, ymm14, ymm10                                  ;   277.0 fp0     22 t
        vpand ymm8, ymm14, ymm7                                          ;   281.0 fp3     22 t
        vpsrlq ymm14, ymm14, 4                                           ;   281.0 fp2     22 t
        vpand ymm14, ymm14, ymm7                                         ;   282.0 fp0     22 t
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 288]    ;   274.0 agu0    22 t reload
        vpshufb ymm1, ymm1, ymm8                                         ;   282.0 fp1     22 t
        vpand ymm8, ymm0, ymm7                                           ;   274.5 fp3     21 t
        vpsrlq ymm0, ymm0, 4                                             ;   275.3 fp2     21 t
        vpand ymm0, ymm0, ymm7                                           ;   276.3 fp0     21 t
        vpshufb ymm8, ymm6, ymm8                                         ;   276.0 fp1     21 t
        vpshufb ymm0, ymm5, ymm0                                         ;   277.3 fp2     21 t
        vpxor ymm8, ymm8, ymm0                                           ;   278.3 fp3     21 t
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256 + 320]    ;   276.0 agu1    22 t reload
        vpshufb ymm14, ymm0, ymm14                                       ;   283.0 fp1     22 t
        vpxor ymm1, ymm1, ymm14                                          ;   284.0 fp0     22 t
        vpshufb ymm14, ymm8, ymm13                                       ;   279.3 fp2     21 t
        vaesenclast ymm14, ymm14, ymm10                                  ;   280.3 fp0     21 t
        vpand ymm0, ymm14, ymm7                                          ;   284.3 fp3     21 t
        vpsrlq ymm14, ymm14, 4                                           ;   284.3 fp1     21 t
        vpand ymm14, ymm14, ymm7                                         ;   285.3 fp0     21 t
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 352]    ;   279.5 agu0    21 t reload
        vpshufb ymm0, ymm8, ymm0                                         ;   286.5 fp2     21 t
        vpshufb ymm14, ymm11, ymm14                                      ;   286.3 fp1     21 t
        vpand ymm8, ymm9, ymm7                                           ;   280.3 fp3     42 t
        vpxor ymm14, ymm14, ymm0                                         ;   287.5 fp0     21 t
        vpsrlq ymm0, ymm9, 4                                             ;   280.7 fp2     42 t
        vpand ymm0, ymm0, ymm7                                           ;   281.7 fp1     42 t
        vpshufb ymm6, ymm6, ymm8                                         ;   281.7 fp2     42 t
        vpshufb ymm0, ymm5, ymm0                                         ;   282.7 fp1     42 t
        vpxor ymm6, ymm6, ymm0                                           ;   283.7 fp3     42 t
        vpshufb ymm13, ymm6, ymm13                                       ;   284.7 fp2     42 t
        vaesenclast ymm13, ymm13, ymm10                                  ;   285.7 fp0     42 t
        vpand ymm0, ymm13, ymm7                                          ;   289.7 fp3     42 t
        vpsrlq ymm13, ymm13, 4                                           ;   289.7 fp1     42 t
        vpand ymm13, ymm13, ymm7                                         ;   290.7 fp0     42 t
        vpshufb ymm0, ymm3, ymm0                                         ;   290.7 fp2     42 t
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 192]    ;   282.7 agu1    41 t reload
        vpshufb ymm13, ymm3, ymm13                                       ;   291.7 fp1     42 t
        vpxor ymm0, ymm0, ymm13                                          ;   292.7 fp3     42 t
        vpxor ymm1, ymm1, ymm12                                          ;   285.0 fp0     41 t
        vpxor ymm15, ymm15, ymm2                                         ;   284.3 fp3     41 t
        vpxor ymm13, ymm4, ymm0                                          ;   293.7 fp2     41 t
        vmovdqu ymm0, [rbp + 1920]                                       ;   284.5 agu0    41 t reload
        vpxor ymm3, ymm1, ymm0                                           ;   291.5 fp0     41 t
        vpxor ymm14, ymm14, ymm0                                         ;   291.5 fp1     41 t
        vpxor ymm12, ymm12, ymm15                                        ;   285.3 fp3     41 t
        vpxor ymm4, ymm4, ymm14                                          ;   292.5 fp2     41 t
        vpxor ymm2, ymm2, ymm13                                          ;   294.7 fp0     41 t
        vpxor ymm15, ymm15, ymm3                                         ;   292.5 fp1     41 t
        vpxor ymm13, ymm12, ymm13                                        ;   294.7 fp3     41 t
        vpxor ymm1, ymm1, ymm4                                           ;   293.5 fp2     41 t
        vpxor ymm14, ymm14, ymm2                                         ;   295.7 fp0     41 t
        vpxor ymm4, ymm4, ymm15                                          ;   293.5 fp1     62 t
        vpxor ymm2, ymm2, ymm1                                           ;   295.7 fp3     62 t
        vpxor ymm4, ymm4, [rbp + 1504]                                   ;   294.5 fp2+agu1   62 t
        vpxor ymm12, ymm12, ymm14                                        ;   296.7 fp0     62 t
        vpxor ymm2, ymm2, [rbp + 1696]                                   ;   296.7 fp1+agu0   62 t
        vpxor ymm3, ymm3, ymm13                                          ;   295.7 fp3     62 t
        vpxor ymm12, ymm12, [rbp + 1632]                                 ;   297.7 fp2+agu1   62 t
        vpxor ymm3, ymm3, [rbp + 1568]                                   ;   296.7 fp0+agu0   62 t
        vpbroadcastb ymm0, [r8 + 64]                                     ;   292.7 fp1+agu1   71 d.0
        vpbroadcastb ymm5, [r8 + 65]                                     ;   292.8 fp2+agu0   71 d.1
        vpbroadcastb ymm6, [r8 + 66]                                     ;   293.7 fp1+agu1   71 d.2
        vpbroadcastb ymm7, [r8 + 67]                                     ;   293.8 fp2+agu0   71 d.3
        vpbroadcastb ymm8, [r8 + 68]                                     ;   294.7 fp1+agu1   71 d.4
        vpbroadcastb ymm9, [r8 + 69]                                     ;   294.8 fp2+agu0   71 d.5
        vpbroadcastb ymm10, [r8 + 70]                                    ;   295.7 fp1+agu1   71 d.6
        vpbroadcastb ymm11, [r8 + 71]                                    ;   295.8 fp2+agu0   71 d.7
        vpand ymm8, ymm8, ymm4                                           ;   295.7 fp3     47 y
        vpand ymm9, ymm9, ymm2                                           ;   297.7 fp0     47 y
        vpand ymm10, ymm10, ymm12                                        ;   298.7 fp3     47 y
        vpand ymm11, ymm11, ymm3                                         ;   297.7 fp0     47 y
        vpsllq ymm7, ymm8, 1                                             ;   296.7 fp1     47 y
        vpand ymm7, ymm7, [rel camellia128_encrypt.T0_constants256 + 224] ;   297.7 fp3+agu1   47 y
        vpsrlq ymm8, ymm8, 7                                             ;   296.7 fp2     47 y
        vpand ymm8, ymm8, [rel camellia128_encrypt.T0_constants256 + 256] ;   297.7 fp0+agu0   47 y
        vpsrlq ymm6, ymm11, 7                                            ;   298.7 fp1     47 y
        vpand ymm6, ymm6, [rel camellia128_encrypt.T0_constants256 + 256] ;   299.7 fp3+agu1   47 y
        vpsllq ymm11, ymm11, 1                                           ;   298.7 fp2     47 y
        vpsllq ymm5, ymm9, 1                                             ;   298.7 fp1     47 y
        vpand ymm5, ymm5, [rel camellia128_encrypt.T0_constants256 + 224] ;   299.7 fp0+agu0   47 y
        vpsrlq ymm9, ymm9, 7                                             ;   298.7 fp2     47 y
        vpand ymm9, ymm9, [rel camellia128_encrypt.T0_constants256 + 256] ;   299.7 fp3+agu1   47 y
        vpand ymm11, ymm11, [rel camellia128_encrypt.T0_constants256 + 224] ;   299.7 fp0+agu0   47 y
        vpxor ymm13, ymm13, ymm7                                         ;   299.0 fp3     47 y
        vpsllq ymm7, ymm10, 1                                            ;   299.7 fp1     47 y
        vpand ymm7, ymm7, [rel camellia128_encrypt.T0_constants256 + 224] ;   300.7 fp0+agu1   47 y
        vpsrlq ymm10, ymm10, 7                                           ;   299.7 fp2     47 y
        vpand ymm10, ymm10, [rel camellia128_encrypt.T0_constants256 + 256] ;   300.7 fp3+agu0   47 y
        vpxor ymm13, ymm13, ymm6                                         ;   300.7 fp0     47 y
        vpxor ymm13, ymm13, [rbp + 896]                                  ;   301.7 fp1+agu1   47 y
        vpxor ymm15, ymm15, ymm8                                         ;   300.7 fp2     47 y
        vpxor ymm15, ymm15, ymm5                                         ;   301.7 fp3     47 y
        vpxor ymm1, ymm1, ymm9                                           ;   301.2 fp0     47 y
        vpxor ymm1, ymm1, ymm7                                           ;   302.2 fp1     47 y
        vpxor ymm14, ymm14, ymm11                                        ;   301.7 fp2     47 y
        vpxor ymm14, ymm14, ymm10                                        ;   302.7 fp3     47 y
        vpxor ymm15, ymm15, [rbp + 1440]                                 ;   302.7 fp0+agu0   47 y
        vpxor ymm1, ymm1, [rbp + 1600]                                   ;   303.2 fp1+agu1   47 y
        vpor ymm0, ymm0, ymm13                                           ;   302.7 fp2     48 y
        vpxor ymm14, ymm14, [rbp + 1664]                                 ;   303.7 fp3+agu0   47 y
        vpbroadcastb ymm5, [r8 + 65]                                     ;   303.5 fp1+agu1   71 d.1 reload
        vpor ymm5, ymm15, ymm5                                           ;   304.5 fp0     48 y
        vpbroadcastb ymm6, [r8 + 66]                                     ;   303.7 fp2+agu0   71 d.2 reload
        vpor ymm6, ymm1, ymm6                                            ;   304.7 fp3     48 y
        vpbroadcastb ymm7, [r8 + 67]                                     ;   304.5 fp1+agu1   71 d.3 reload
        vpor ymm7, ymm14, ymm7                                           ;   305.5 fp0     48 y
        vpxor ymm4, ymm4, ymm0                                           ;   304.7 fp2     48 y
        vpxor ymm2, ymm2, ymm5                                           ;   305.5 fp3     48 y
        vpxor ymm12, ymm12, ymm6                                         ;   305.7 fp0     48 y
        vpxor ymm3, ymm3, ymm7                                           ;   306.5 fp1     48 y
        vpbroadcastb ymm0, [r8 + 72]                                     ;   305.7 fp2+agu0   71 y.0
        vpbroadcastb ymm5, [r8 + 73]                                     ;   306.5 fp1+agu1   71 y.1
        vpbroadcastb ymm6, [r8 + 74]                                     ;   306.7 fp2+agu0   71 y.2
        vpbroadcastb ymm7, [r8 + 75]                                     ;   307.5 fp1+agu1   71 y.3
        vpbroadcastb ymm8, [r8 + 76]                                     ;   307.7 fp2+agu0   71 y.4
        vpbroadcastb ymm9, [r8 + 77]                                     ;   308.5 fp1+agu1   71 y.5
        vpbroadcastb ymm10, [r8 + 78]                                    ;   308.7 fp2+agu0   71 y.6
        vpbroadcastb ymm11, [r8 + 79]                                    ;   309.5 fp1+agu1   71 y.7
        vpor ymm0, ymm0, [rbp + 1536]                                    ;   307.8 fp3+agu0   51 x
        vpor ymm5, ymm5, [rbp + 1728]                                    ;   308.7 fp0+agu1   51 x
        vpor ymm6, ymm6, [rbp + 1856]                                    ;   308.8 fp3+agu0   51 x
        vpor ymm7, ymm7, [rbp + 1760]                                    ;   309.7 fp0+agu1   51 x
        vpxor ymm0, ymm0, [rbp + 1792]                                   ;   309.8 fp3+agu0   51 x
        vpxor ymm5, ymm5, [rbp + 1472]                                   ;   310.7 fp0+agu1   51 x
        vpxor ymm6, ymm6, [rbp + 1824]                                   ;   310.8 fp3+agu0   51 x
        vpxor ymm7, ymm7, [rbp + 1888]                                   ;   311.7 fp0+agu1   51 x
        vpand ymm8, ymm8, ymm0                                           ;   310.8 fp2     52 x
        vpand ymm9, ymm9, ymm5                                           ;   311.7 fp3     52 x
        vpand ymm10, ymm10, ymm6                                         ;   311.8 fp0     52 x
        vpand ymm11, ymm11, ymm7                                         ;   312.7 fp1     52 x
        vmovdqu [rbp + 1888], ymm7                                       ;   312.7 agu2+fp5   51 x spill
        vpsllq ymm7, ymm8, 1                                             ;   311.8 fp2     52 x
        vpand ymm7, ymm7, [rel camellia128_encrypt.T0_constants256 + 224] ;   312.8 fp3+agu0   52 x
        vpsrlq ymm8, ymm8, 7                                             ;   311.8 fp1     52 x
        vpand ymm8, ymm8, [rel camellia128_encrypt.T0_constants256 + 256] ;   312.8 fp0+agu1   52 x
        vmovdqu [rbp + 1824], ymm6                                       ;   311.8 agu2+fp5   51 x spill
        vpsrlq ymm6, ymm11, 7                                            ;   313.7 fp2     52 x
        vpand ymm6, ymm6, [rel camellia128_encrypt.T0_constants256 + 256] ;   314.7 fp3+agu0   52 x
        vpsllq ymm11, ymm11, 1                                           ;   313.7 fp1     52 x
        vmovdqu [rbp + 1472], ymm5                                       ;   311.7 agu2+fp5   51 x spill
        vpsllq ymm5, ymm9, 1                                             ;   312.7 fp2     52 x
        vpand ymm5, ymm5, [rel camellia128_encrypt.T0_constants256 + 224] ;   313.7 fp0+agu1   52 x
        vpsrlq ymm9, ymm9, 7                                             ;   313.5 fp1     52 x
        vpand ymm9, ymm9, [rel camellia128_encrypt.T0_constants256 + 256] ;   314.5 fp3+agu0   52 x
        vpand ymm11, ymm11, [rel camellia128_encrypt.T0_constants256 + 224] ;   314.7 fp0+agu1   52 x
        vmovdqu [rbp + 1792], ymm0                                       ;   312.2 agu2+fp5   51 x spill
        vpsllq ymm0, ymm10, 1                                            ;   313.7 fp2     52 x
        vpand ymm0, ymm0, [rel camellia128_encrypt.T0_constants256 + 224] ;   314.8 fp3+agu0   52 x
        vpsrlq ymm10, ymm10, 7                                           ;   314.5 fp1     52 x
        vpand ymm10, ymm10, [rel camellia128_encrypt.T0_constants256 + 256] ;   315.7 fp0+agu1   52 x
        vpxor ymm7, ymm7, ymm6                                           ;   315.7 fp2     52 x
        vpxor ymm7, ymm7, [rbp + 1536]                                   ;   316.7 fp3+agu0   52 x
        vpxor ymm8, ymm8, ymm5                                           ;   315.2 fp0     52 x
        vpxor ymm8, ymm8, [rbp + 1728]                                   ;   316.7 fp1+agu1   52 x
        vpxor ymm9, ymm9, ymm0                                           ;   315.8 fp2     52 x
        vpxor ymm11, ymm11, ymm10                                        ;   316.7 fp3     52 x
        vpxor ymm9, ymm9, [rbp + 1856]                                   ;   316.8 fp0+agu0   52 x
        vpxor ymm11, ymm11, [rbp + 1760]                                 ;   317.7 fp1+agu1   52 x
        vmovdqu ymm0, [rbp + 1472]                                       ;   317.8 agu0    51 x reload
        vmovdqu [rbp + 1344], ymm0                                       ;   324.8 agu2+fp5   69 groups
        vmovdqu ymm0, [rbp + 1824]                                       ;   318.7 agu1    51 x reload
        vmovdqu [rbp + 1376], ymm0                                       ;   325.7 agu2+fp5   69 groups
        vmovdqu ymm0, [rbp + 1888]                                       ;   318.8 agu0    51 x reload
        vmovdqu [rbp + 1408], ymm0                                       ;   325.8 agu2+fp5   69 groups
        add r8, 0x40                                                     ;   315.3 alu0    69 groups
        vmovdqu ymm0, [rbp + 1792]                                       ;   319.7 agu1    51 x reload
        vmovdqa ymm5, ymm2                                               ;   315.7         48 y copy
        vmovdqa ymm2, ymm1                                               ;   315.8         47 y copy
        vmovdqa ymm1, ymm15                                              ;   316.0         47 y copy
        vmovdqa ymm6, ymm12                                              ;   316.2         48 y copy
        vmovdqa ymm10, ymm9                                              ;   317.8         52 x copy
        vmovdqa ymm9, ymm8                                               ;   317.7         52 x copy
        vmovdqa ymm8, ymm7                                               ;   317.7         52 x copy
        vmovdqa ymm7, ymm3                                               ;   316.8         48 y copy
        vmovdqa ymm3, ymm14                                              ;   317.0         47 y copy
        vmovdqa ymm12, ymm0                                              ;   326.7         51 x copy
        vmovdqa ymm0, ymm13                                              ;   317.3         47 y copy
        cmp r8, qword [rbp + 1992]                                       ;                    more groups?
        jne .groups_2
        mov qword [rbp + 1984], r8                                       ;                    resident
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
        mov r8, qword [rbp + 1976]                                       ;     0.0 agu0    61 r.0 reload
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
        vpsllq ymm10, ymm1, 1                                            ;    14.7 fp2     23 t
        vpand ymm10, ymm10, [rel camellia128_encrypt.T0_constants256 + 224] ;    15.7 fp3+agu0   23 t
        vpsrlq ymm1, ymm1, 7                                             ;    15.2 fp1     23 t
        vpand ymm1, ymm1, [rel camellia128_encrypt.T0_constants256 + 256] ;    16.2 fp0+agu1   23 t
        vpxor ymm10, ymm10, ymm1                                         ;    17.2 fp3     23 t
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 192]    ;    16.3 agu0    41 t reload
        vpshufb ymm15, ymm1, ymm15                                       ;    28.3 fp2     41 t
        vpxor ymm12, ymm12, ymm15                                        ;    29.3 fp0     41 t
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256]         ;    17.0 agu1    41 t reload
        vpand ymm9, ymm10, ymm15                                         ;    24.0 fp3     23 t
        vpsrlq ymm10, ymm10, 4                                           ;    18.2 fp1     23 t
        vpand ymm10, ymm10, ymm15                                        ;    24.0 fp0     23 t
        vpshufb ymm9, ymm14, ymm9                                        ;    25.0 fp2     23 t
        vpshufb ymm10, ymm13, ymm10                                      ;    25.0 fp1     23 t
        vpxor ymm9, ymm9, ymm10                                          ;    26.0 fp3     23 t
        vpshufb ymm9, ymm9, ymm0                                         ;    27.0 fp2     23 t
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 128]   ;    19.3 agu0    41 t reload
        vaesenclast ymm9, ymm9, ymm10                                    ;    28.0 fp0     23 t
        vpand ymm8, ymm9, ymm15                                          ;    32.0 fp1     23 t
        vpsrlq ymm9, ymm9, 4                                             ;    32.0 fp2     23 t
        vpand ymm9, ymm9, ymm15                                          ;    33.0 fp3     23 t
        vpshufb ymm8, ymm11, ymm8                                        ;    33.0 fp1     23 t
        vpshufb ymm9, ymm1, ymm9                                         ;    34.0 fp2     23 t
        vpxor ymm8, ymm8, ymm9                                           ;    35.0 fp0     23 t
        vpand ymm9, ymm2, ymm15                                          ;    25.2 fp3     22 t
        vpsrlq ymm2, ymm2, 4                                             ;    25.3 fp1     22 t
        vpand ymm2, ymm2, ymm15                                          ;    26.3 fp2     22 t
        vpshufb ymm9, ymm14, ymm9                                        ;    26.3 fp1     22 t
        vpshufb ymm2, ymm13, ymm2                                        ;    27.3 fp2     22 t
        vpxor ymm9, ymm9, ymm2                                           ;    28.3 fp0     22 t
        vpshufb ymm2, ymm9, ymm0                                         ;    29.3 fp1     22 t
        vaesenclast ymm2, ymm2, ymm10                                    ;    30.3 fp0     22 t
        vpand ymm9, ymm2, ymm15                                          ;    34.3 fp3     22 t
        vpsrlq ymm2, ymm2, 4                                             ;    34.3 fp2     22 t
        vpand ymm2, ymm2, ymm15                                          ;    35.3 fp3     22 t
        vmovdqu [rbp + 896], ymm12                                       ;    30.3 agu2+fp5   41 t spill
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 288]   ;    28.0 agu1    22 t reload
        vpshufb ymm9, ymm12, ymm9                                        ;    35.3 fp1     22 t
        vpand ymm12, ymm3, ymm15                                         ;    28.5 fp0     21 t
        vpsrlq ymm3, ymm3, 4                                             ;    28.5 fp2     21 t
        vpand ymm3, ymm3, ymm15                                          ;    29.5 fp3     21 t
        vpshufb ymm12, ymm14, ymm12                                      ;    29.5 fp1     21 t
        vpshufb ymm3, ymm13, ymm3                                        ;    30.5 fp2     21 t
        vpxor ymm12, ymm12, ymm3                                         ;    31.5 fp0     21 t
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 320]    ;    29.7 agu0    22 t reload
        vpshufb ymm2, ymm3, ymm2                                         ;    36.7 fp1     22 t
        vpxor ymm9, ymm9, ymm2                                           ;    37.7 fp3     22 t
        vpshufb ymm2, ymm12, ymm0                                        ;    32.5 fp2     21 t
        vaesenclast ymm2, ymm2, ymm10                                    ;    33.5 fp0     21 t
        vpand ymm12, ymm2, ymm15                                         ;    37.5 fp3     21 t
        vpsrlq ymm2, ymm2, 4                                             ;    37.5 fp1     21 t
        vpand ymm2, ymm2, ymm15                                          ;    38.5 fp0     21 t
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 352]    ;    32.2 agu1    21 t reload
        vpshufb ymm12, ymm3, ymm12                                       ;    39.2 fp2     21 t
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 384]    ;    32.5 agu0    21 t reload
        vpshufb ymm2, ymm3, ymm2                                         ;    39.5 fp1     21 t
        vpxor ymm12, ymm12, ymm2                                         ;    40.5 fp3     21 t
        vpsllq ymm2, ymm4, 1                                             ;    33.3 fp2     23 t
        vpand ymm2, ymm2, [rel camellia128_encrypt.T0_constants256 + 224] ;    34.3 fp0+agu1   23 t
        vpsrlq ymm4, ymm4, 7                                             ;    33.7 fp1     23 t
        vpand ymm4, ymm4, [rel camellia128_encrypt.T0_constants256 + 256] ;    34.7 fp3+agu0   23 t
        vpxor ymm2, ymm2, ymm4                                           ;    35.7 fp0     23 t
        vpand ymm4, ymm2, ymm15                                          ;    36.7 fp2     23 t
        vpsrlq ymm2, ymm2, 4                                             ;    36.7 fp1     23 t
        vpand ymm2, ymm2, ymm15                                          ;    37.7 fp3     23 t
        vpshufb ymm4, ymm14, ymm4                                        ;    37.7 fp2     23 t
        vpshufb ymm2, ymm13, ymm2                                        ;    38.7 fp1     23 t
        vpxor ymm4, ymm4, ymm2                                           ;    39.7 fp0     23 t
        vpshufb ymm2, ymm4, ymm0                                         ;    40.7 fp2     23 t
        vaesenclast ymm2, ymm2, ymm10                                    ;    41.7 fp0     23 t
        vpand ymm4, ymm2, ymm15                                          ;    45.7 fp3     23 t
        vpsrlq ymm2, ymm2, 4                                             ;    45.7 fp1     23 t
        vpand ymm2, ymm2, ymm15                                          ;    46.7 fp2     23 t
        vpshufb ymm4, ymm11, ymm4                                        ;    46.7 fp1     23 t
        vpshufb ymm2, ymm1, ymm2                                         ;    47.7 fp2     23 t
        vpxor ymm4, ymm4, ymm2                                           ;    48.7 fp0     23 t
        vpand ymm2, ymm5, ymm15                                          ;    38.0 fp3     22 t
        vpsrlq ymm5, ymm5, 4                                             ;    38.8 fp1     22 t
        vpand ymm5, ymm5, ymm15                                          ;    39.8 fp0     22 t
        vpshufb ymm2, ymm14, ymm2                                        ;    39.3 fp2     22 t
        vpshufb ymm5, ymm13, ymm5                                        ;    40.8 fp1     22 t
        vpxor ymm2, ymm2, ymm5                                           ;    41.8 fp3     22 t
        vpshufb ymm2, ymm2, ymm0                                         ;    42.8 fp2     22 t
        vaesenclast ymm2, ymm2, ymm10                                    ;    43.8 fp0     22 t
        vpand ymm5, ymm2, ymm15                                          ;    47.8 fp3     22 t
        vpsrlq ymm2, ymm2, 4                                             ;    47.8 fp1     22 t
        vpand ymm2, ymm2, ymm15                                          ;    48.8 fp0     22 t
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 288]    ;    40.5 agu1    22 t reload
        vpshufb ymm5, ymm1, ymm5                                         ;    48.8 fp2     22 t
        vpand ymm1, ymm6, ymm15                                          ;    41.0 fp3     21 t
        vpsrlq ymm6, ymm6, 4                                             ;    41.8 fp1     21 t
        vpand ymm6, ymm6, ymm15                                          ;    42.8 fp0     21 t
        vpshufb ymm1, ymm14, ymm1                                        ;    42.3 fp2     21 t
        vpshufb ymm6, ymm13, ymm6                                        ;    43.8 fp1     21 t
        vpxor ymm1, ymm1, ymm6                                           ;    44.8 fp3     21 t
        vmovdqu ymm6, [rel camellia128_encrypt.T0_constants256 + 320]    ;    42.3 agu0    22 t reload
        vpshufb ymm2, ymm6, ymm2                                         ;    49.8 fp2     22 t
        vpxor ymm5, ymm5, ymm2                                           ;    50.8 fp0     22 t
        vpshufb ymm1, ymm1, ymm0                                         ;    45.8 fp1     21 t
        vaesenclast ymm1, ymm1, ymm10                                    ;    46.8 fp0     21 t
        vpand ymm2, ymm1, ymm15                                          ;    50.8 fp3     21 t
        vpsrlq ymm1, ymm1, 4                                             ;    50.8 fp2     21 t
        vpand ymm1, ymm1, ymm15                                          ;    51.8 fp0     21 t
        vpshufb ymm1, ymm3, ymm1                                         ;    52.8 fp1     21 t
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 352]    ;    46.0 agu1    21 t reload
        vpshufb ymm2, ymm3, ymm2                                         ;    53.0 fp2     21 t
        vpxor ymm1, ymm1, ymm2                                           ;    54.0 fp3     21 t
        vpand ymm2, ymm7, ymm15                                          ;    46.8 fp0     42 t
        vpsrlq ymm7, ymm7, 4                                             ;    47.0 fp1     42 t
        vpand ymm7, ymm7, ymm15                                          ;    48.0 fp2     42 t
        vpshufb ymm2, ymm14, ymm2                                        ;    48.0 fp1     42 t
        vpshufb ymm7, ymm13, ymm7                                        ;    49.0 fp2     42 t
        vpxor ymm2, ymm2, ymm7                                           ;    50.0 fp3     42 t
        vpshufb ymm2, ymm2, ymm0                                         ;    51.0 fp1     42 t
        vaesenclast ymm2, ymm2, ymm10                                    ;    52.0 fp0     42 t
        vpand ymm7, ymm2, ymm15                                          ;    56.0 fp3     42 t
        vpsrlq ymm2, ymm2, 4                                             ;    56.0 fp2     42 t
        vpand ymm2, ymm2, ymm15                                          ;    57.0 fp0     42 t
        vpshufb ymm7, ymm11, ymm7                                        ;    57.0 fp1     42 t
        vpxor ymm5, ymm5, ymm12                                          ;    51.8 fp3     41 t
        vpxor ymm4, ymm4, ymm9                                           ;    50.2 fp0     41 t
        vpxor ymm1, ymm1, [rbp + 896]                                    ;    55.0 fp2+agu0   41 t
        vpxor ymm12, ymm12, ymm4                                         ;    51.2 fp3     41 t
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 192]    ;    50.8 agu1    41 t reload
        vpshufb ymm2, ymm3, ymm2                                         ;    58.0 fp1     42 t
        vpxor ymm7, ymm7, ymm2                                           ;    59.0 fp0     42 t
        vpxor ymm2, ymm8, ymm7                                           ;    60.0 fp2     41 t
        vpxor ymm7, ymm5, [rbp + 896]                                    ;    52.8 fp3+agu0   41 t
        vpxor ymm8, ymm8, ymm1                                           ;    56.0 fp1     41 t
        vpxor ymm4, ymm4, ymm7                                           ;    53.8 fp0     41 t
        vpxor ymm9, ymm9, ymm2                                           ;    61.0 fp2     41 t
        vpxor ymm2, ymm2, ymm12                                          ;    61.0 fp3     41 t
        vpxor ymm5, ymm5, ymm8                                           ;    57.0 fp1     41 t
        vpxor ymm1, ymm1, ymm9                                           ;    62.0 fp0     41 t
        vpxor ymm8, ymm8, ymm4                                           ;    57.0 fp2     61 t
        vpxor ymm4, ymm4, [rbp + 1216]                                   ;    54.8 fp3+agu1   61 t
        vpxor ymm8, ymm8, [rbp + 1312]                                   ;    58.0 fp1+agu0   61 t
        vpxor ymm6, ymm2, [rbp + 1184]                                   ;    62.0 fp0+agu1   61 t
        vpxor ymm9, ymm9, ymm5                                           ;    62.0 fp2     61 t
        vpxor ymm5, ymm5, [rbp + 1248]                                   ;    58.0 fp3+agu0   61 t
        vpxor ymm9, ymm9, [rbp + 1344]                                   ;    63.0 fp1+agu1   61 t
        vpxor ymm12, ymm12, [rbp + 1376]                                 ;    57.0 fp0+agu0   61 t
        vpxor ymm12, ymm12, ymm1                                         ;    63.0 fp2     61 t
        vpxor ymm1, ymm1, [rbp + 1280]                                   ;    63.0 fp3+agu1   61 t
        vpxor ymm7, ymm7, [rbp + 1408]                                   ;    58.0 fp1+agu0   61 t
        vpxor ymm7, ymm7, ymm2                                           ;    62.0 fp0     61 t
        vpbroadcastb ymm2, [r8 + 152]                                    ;    58.2 fp2+agu1   62 l.0
        vpxor ymm2, ymm2, ymm6                                           ;    63.0 fp3     40 t
        vmovdqu [rbp + 896], ymm6                                        ;    63.0 agu2+fp5   61 t spill
        vpbroadcastb ymm6, [r8 + 153]                                    ;    59.0 fp1+agu0   62 l.1
        vpxor ymm6, ymm6, ymm4                                           ;    60.0 fp0     40 t
        vmovdqu [rbp + 1440], ymm4                                       ;    59.2 agu1+fp5   61 t spill
        vpbroadcastb ymm4, [r8 + 154]                                    ;    60.0 fp2+agu0   62 l.2
        vpxor ymm4, ymm4, ymm5                                           ;    61.0 fp3     40 t
        vmovdqu [rbp + 1472], ymm5                                       ;    60.2 agu2+fp5   61 t spill
        vpbroadcastb ymm5, [r8 + 155]                                    ;    60.2 fp1+agu1   62 l.3
        vpxor ymm5, ymm5, ymm1                                           ;    64.0 fp0     40 t
        vmovdqu [rbp + 1504], ymm1                                       ;    64.0 agu2+fp5   61 t spill
        vpbroadcastb ymm1, [r8 + 156]                                    ;    61.0 fp2+agu0   62 l.4
        vpxor ymm1, ymm1, ymm8                                           ;    62.0 fp3     40 t
        vmovdqu [rbp + 1536], ymm8                                       ;    62.2 agu1+fp5   61 t spill
        vpbroadcastb ymm8, [r8 + 157]                                    ;    62.0 fp1+agu0   62 l.5
        vpxor ymm8, ymm8, ymm9                                           ;    64.0 fp0     40 t
        vmovdqu [rbp + 1568], ymm9                                       ;    64.0 agu2+fp5   61 t spill
        vpbroadcastb ymm9, [r8 + 158]                                    ;    62.2 fp2+agu1   62 l.6
        vpxor ymm9, ymm9, ymm12                                          ;    64.0 fp3     40 t
        vmovdqu [rbp + 1600], ymm12                                      ;    64.2 agu2+fp5   61 t spill
        vpbroadcastb ymm12, [r8 + 159]                                   ;    63.0 fp1+agu0   62 l.7
        vpxor ymm12, ymm12, ymm7                                         ;    64.0 fp0     40 t
        vmovdqu [rbp + 1632], ymm7                                       ;    65.2 agu1+fp5   61 t spill
        vpand ymm7, ymm2, ymm15                                          ;    64.0 fp2     41 t
        vpsrlq ymm2, ymm2, 4                                             ;    64.0 fp1     41 t
        vpand ymm2, ymm2, ymm15                                          ;    65.0 fp3     41 t
        vpshufb ymm7, ymm14, ymm7                                        ;    65.0 fp2     41 t
        vpshufb ymm2, ymm13, ymm2                                        ;    66.0 fp1     41 t
        vpxor ymm7, ymm7, ymm2                                           ;    67.0 fp0     41 t
        vpshufb ymm2, ymm7, ymm0                                         ;    68.0 fp2     41 t
        vaesenclast ymm2, ymm2, ymm10                                    ;    69.0 fp0     41 t
        vpand ymm7, ymm2, ymm15                                          ;    73.0 fp3     41 t
        vpsrlq ymm2, ymm2, 4                                             ;    73.0 fp1     41 t
        vpand ymm2, ymm2, ymm15                                          ;    74.0 fp3     41 t
        vpshufb ymm7, ymm11, ymm7                                        ;    74.0 fp2     41 t
        vpshufb ymm2, ymm3, ymm2                                         ;    75.0 fp1     41 t
        vpxor ymm7, ymm7, ymm2                                           ;    76.0 fp0     41 t
        vpsllq ymm2, ymm6, 1                                             ;    67.0 fp2     23 t
        vpand ymm2, ymm2, [rel camellia128_encrypt.T0_constants256 + 224] ;    68.0 fp3+agu0   23 t
        vpsrlq ymm6, ymm6, 7                                             ;    67.5 fp1     23 t
        vpand ymm6, ymm6, [rel camellia128_encrypt.T0_constants256 + 256] ;    68.5 fp0+agu1   23 t
        vpxor ymm2, ymm2, ymm6                                           ;    69.5 fp3     23 t
        vpand ymm6, ymm2, ymm15                                          ;    70.5 fp0     23 t
        vpsrlq ymm2, ymm2, 4                                             ;    70.5 fp2     23 t
        vpand ymm2, ymm2, ymm15                                          ;    71.5 fp3     23 t
        vpshufb ymm6, ymm14, ymm6                                        ;    71.5 fp1     23 t
        vpshufb ymm2, ymm13, ymm2                                        ;    72.5 fp2     23 t
        vpxor ymm6, ymm6, ymm2                                           ;    73.5 fp0     23 t
        vpshufb ymm2, ymm6, ymm0                                         ;    74.5 fp1     23 t
        vaesenclast ymm2, ymm2, ymm10                                    ;    75.5 fp0     23 t
        vpand ymm6, ymm2, ymm15                                          ;    79.5 fp3     23 t
        vpsrlq ymm2, ymm2, 4                                             ;    79.5 fp2     23 t
        vpand ymm2, ymm2, ymm15                                          ;    80.5 fp3     23 t
        vpshufb ymm6, ymm11, ymm6                                        ;    80.5 fp1     23 t
        vpshufb ymm2, ymm3, ymm2                                         ;    81.5 fp2     23 t
        vpxor ymm6, ymm6, ymm2                                           ;    82.5 fp0     23 t
        vpand ymm2, ymm4, ymm15                                          ;    72.5 fp3     22 t
        vpsrlq ymm4, ymm4, 4                                             ;    72.7 fp1     22 t
        vpand ymm4, ymm4, ymm15                                          ;    73.7 fp2     22 t
        vpshufb ymm2, ymm14, ymm2                                        ;    73.7 fp1     22 t
        vpshufb ymm4, ymm13, ymm4                                        ;    74.7 fp2     22 t
        vpxor ymm2, ymm2, ymm4                                           ;    75.7 fp0     22 t
        vpshufb ymm2, ymm2, ymm0                                         ;    76.7 fp1     22 t
        vaesenclast ymm2, ymm2, ymm10                                    ;    77.7 fp0     22 t
        vpand ymm4, ymm2, ymm15                                          ;    81.7 fp3     22 t
        vpsrlq ymm2, ymm2, 4                                             ;    81.7 fp2     22 t
        vpand ymm2, ymm2, ymm15                                          ;    82.7 fp3     22 t
        vmovdqu [rbp + 1664], ymm7                                       ;    77.0 agu2+fp5   41 t spill
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256 + 288]    ;    75.0 agu0    22 t reload
        vpshufb ymm4, ymm7, ymm4                                         ;    82.7 fp1     22 t
        vpand ymm7, ymm5, ymm15                                          ;    75.5 fp0     21 t
        vpsrlq ymm5, ymm5, 4                                             ;    75.8 fp2     21 t
        vpand ymm5, ymm5, ymm15                                          ;    76.8 fp3     21 t
        vpshufb ymm7, ymm14, ymm7                                        ;    76.7 fp1     21 t
        vpshufb ymm5, ymm13, ymm5                                        ;    77.8 fp2     21 t
        vpxor ymm7, ymm7, ymm5                                           ;    78.8 fp0     21 t
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 320]    ;    76.8 agu1    22 t reload
        vpshufb ymm2, ymm5, ymm2                                         ;    83.8 fp1     22 t
        vpxor ymm4, ymm4, ymm2                                           ;    84.8 fp3     22 t
        vpshufb ymm2, ymm7, ymm0                                         ;    79.8 fp2     21 t
        vaesenclast ymm2, ymm2, ymm10                                    ;    80.8 fp0     21 t
        vpand ymm7, ymm2, ymm15                                          ;    84.8 fp3     21 t
        vpsrlq ymm2, ymm2, 4                                             ;    84.8 fp1     21 t
        vpand ymm2, ymm2, ymm15                                          ;    85.8 fp0     21 t
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 352]    ;    79.7 agu0    21 t reload
        vpshufb ymm7, ymm5, ymm7                                         ;    86.7 fp2     21 t
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 384]    ;    80.0 agu1    21 t reload
        vpshufb ymm2, ymm5, ymm2                                         ;    87.0 fp1     21 t
        vpxor ymm7, ymm7, ymm2                                           ;    88.0 fp3     21 t
        vpsllq ymm2, ymm1, 1                                             ;    80.8 fp2     23 t
        vpand ymm2, ymm2, [rel camellia128_encrypt.T0_constants256 + 224] ;    81.8 fp0+agu0   23 t
        vpsrlq ymm1, ymm1, 7                                             ;    81.2 fp1     23 t
        vpand ymm1, ymm1, [rel camellia128_encrypt.T0_constants256 + 256] ;    82.2 fp3+agu1   23 t
        vpxor ymm2, ymm2, ymm1                                           ;    83.2 fp0     23 t
        vpand ymm1, ymm2, ymm15                                          ;    84.2 fp2     23 t
        vpsrlq ymm2, ymm2, 4                                             ;    84.2 fp1     23 t
        vpand ymm2, ymm2, ymm15                                          ;    85.2 fp3     23 t
        vpshufb ymm1, ymm14, ymm1                                        ;    85.2 fp2     23 t
        vpshufb ymm2, ymm13, ymm2                                        ;    86.2 fp1     23 t
        vpxor ymm1, ymm1, ymm2                                           ;    87.2 fp0     23 t
        vpshufb ymm1, ymm1, ymm0                                         ;    88.2 fp2     23 t
        vaesenclast ymm1, ymm1, ymm10                                    ;    89.2 fp0     23 t
        vpand ymm2, ymm1, ymm15                                          ;    93.2 fp3     23 t
        vpsrlq ymm1, ymm1, 4                                             ;    93.2 fp1     23 t
        vpand ymm1, ymm1, ymm15                                          ;    94.2 fp0     23 t
        vpshufb ymm2, ymm11, ymm2                                        ;    94.2 fp2     23 t
        vpshufb ymm1, ymm3, ymm1                                         ;    95.2 fp1     23 t
        vpxor ymm2, ymm2, ymm1                                           ;    96.2 fp3     23 t
        vpand ymm1, ymm8, ymm15                                          ;    85.8 fp0     22 t
        vpsrlq ymm8, ymm8, 4                                             ;    85.8 fp2     22 t
        vpand ymm8, ymm8, ymm15                                          ;    86.8 fp1     22 t
        vpshufb ymm1, ymm14, ymm1                                        ;    86.8 fp2     22 t
        vpshufb ymm8, ymm13, ymm8                                        ;    87.8 fp1     22 t
        vpxor ymm1, ymm1, ymm8                                           ;    88.8 fp3     22 t
        vpshufb ymm1, ymm1, ymm0                                         ;    89.8 fp2     22 t
        vaesenclast ymm1, ymm1, ymm10                                    ;    90.8 fp0     22 t
        vpand ymm8, ymm1, ymm15                                          ;    94.8 fp3     22 t
        vpsrlq ymm1, ymm1, 4                                             ;    94.8 fp1     22 t
        vpand ymm1, ymm1, ymm15                                          ;    95.8 fp0     22 t
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 288]    ;    87.8 agu0    22 t reload
        vpshufb ymm8, ymm3, ymm8                                         ;    95.8 fp2     22 t
        vpand ymm3, ymm9, ymm15                                          ;    88.3 fp3     21 t
        vpsrlq ymm9, ymm9, 4                                             ;    89.2 fp1     21 t
        vpand ymm9, ymm9, ymm15                                          ;    90.2 fp0     21 t
        vpshufb ymm3, ymm14, ymm3                                        ;    89.8 fp2     21 t
        vpshufb ymm9, ymm13, ymm9                                        ;    91.2 fp1     21 t
        vpxor ymm3, ymm3, ymm9                                           ;    92.2 fp3     21 t
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 320]    ;    89.8 agu1    22 t reload
        vpshufb ymm1, ymm9, ymm1                                         ;    96.8 fp2     22 t
        vpxor ymm8, ymm8, ymm1                                           ;    97.8 fp0     22 t
        vpshufb ymm1, ymm3, ymm0                                         ;    93.2 fp1     21 t
        vaesenclast ymm1, ymm1, ymm10                                    ;    94.2 fp0     21 t
        vpand ymm3, ymm1, ymm15                                          ;    98.2 fp3     21 t
        vpsrlq ymm1, ymm1, 4                                             ;    98.2 fp2     21 t
        vpand ymm1, ymm1, ymm15                                          ;    99.2 fp0     21 t
        vpshufb ymm1, ymm5, ymm1                                         ;   100.2 fp1     21 t
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 352]    ;    93.5 agu0    21 t reload
        vpshufb ymm3, ymm5, ymm3                                         ;   100.5 fp2     21 t
        vpxor ymm1, ymm1, ymm3                                           ;   101.5 fp3     21 t
        vpand ymm3, ymm12, ymm15                                         ;    94.3 fp0     42 t
        vpsrlq ymm12, ymm12, 4                                           ;    94.5 fp1     42 t
        vpand ymm12, ymm12, ymm15                                        ;    95.5 fp2     42 t
        vpshufb ymm3, ymm14, ymm3                                        ;    95.5 fp1     42 t
        vpshufb ymm12, ymm13, ymm12                                      ;    96.5 fp2     42 t
        vpxor ymm3, ymm3, ymm12                                          ;    97.5 fp3     42 t
        vpshufb ymm3, ymm3, ymm0                                         ;    98.5 fp1     42 t
        vaesenclast ymm3, ymm3, ymm10                                    ;    99.5 fp0     42 t
        vpand ymm12, ymm3, ymm15                                         ;   103.5 fp3     42 t
        vpsrlq ymm3, ymm3, 4                                             ;   103.5 fp2     42 t
        vpand ymm3, ymm3, ymm15                                          ;   104.5 fp0     42 t
        vpshufb ymm12, ymm11, ymm12                                      ;   104.5 fp1     42 t
        vpxor ymm8, ymm8, ymm7                                           ;    98.8 fp3     41 t
        vpxor ymm2, ymm2, ymm4                                           ;    97.5 fp0     41 t
        vpxor ymm1, ymm1, [rbp + 1664]                                   ;   102.5 fp2+agu1   41 t
        vpxor ymm7, ymm7, ymm2                                           ;    98.5 fp3     41 t
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 192]    ;    97.8 agu0    41 t reload
        vpshufb ymm3, ymm5, ymm3                                         ;   105.5 fp1     42 t
        vpxor ymm12, ymm12, ymm3                                         ;   106.5 fp0     42 t
        vpxor ymm3, ymm6, ymm12                                          ;   107.5 fp2     41 t
        vpxor ymm12, ymm8, [rbp + 1664]                                  ;    99.8 fp3+agu1   41 t
        vpxor ymm6, ymm6, ymm1                                           ;   103.5 fp1     41 t
        vpxor ymm2, ymm2, ymm12                                          ;   100.8 fp0     41 t
        vpxor ymm4, ymm4, ymm3                                           ;   108.5 fp2     41 t
        vpxor ymm3, ymm3, ymm7                                           ;   108.5 fp3     41 t
        vpxor ymm8, ymm8, ymm6                                           ;   104.5 fp1     41 t
        vpxor ymm1, ymm1, ymm4                                           ;   109.5 fp0     41 t
        vpxor ymm6, ymm6, ymm2                                           ;   104.5 fp2     62 t
        vpxor ymm2, ymm2, [rbp + 960]                                    ;   101.8 fp3+agu0   62 t
        vpxor ymm6, ymm6, [rbp + 1056]                                   ;   105.5 fp1+agu1   62 t
        vpxor ymm4, ymm4, ymm8                                           ;   109.5 fp0     62 t
        vpxor ymm8, ymm8, [rbp + 992]                                    ;   105.5 fp2+agu0   62 t
        vpxor ymm4, ymm4, [rbp + 1088]                                   ;   110.5 fp3+agu1   62 t
        vpxor ymm7, ymm7, [rbp + 1120]                                   ;   103.7 fp1+agu0   62 t
        vpxor ymm7, ymm7, ymm1                                           ;   110.5 fp0     62 t
        vpxor ymm1, ymm1, [rbp + 1024]                                   ;   110.5 fp2+agu1   62 t
        vpxor ymm12, ymm12, [rbp + 1152]                                 ;   104.7 fp3+agu0   62 t
        vpxor ymm12, ymm12, ymm3                                         ;   109.5 fp1     62 t
        vpxor ymm3, ymm3, [rbp + 928]                                    ;   109.5 fp0+agu1   62 t
        vpbroadcastb ymm9, [r8 + 160]                                    ;   105.7 fp2+agu0   61 r.0
        vpxor ymm9, ymm9, ymm3                                           ;   110.5 fp3     40 t
        vmovdqu [rbp + 1664], ymm3                                       ;   110.5 agu2+fp5   62 t spill
        vpbroadcastb ymm3, [r8 + 161]                                    ;   106.5 fp1+agu1   61 r.1
        vpxor ymm3, ymm3, ymm2                                           ;   107.5 fp0     40 t
        vmovdqu [rbp + 1696], ymm2                                       ;   106.5 agu2+fp5   62 t spill
        vpbroadcastb ymm2, [r8 + 162]                                    ;   106.7 fp2+agu0   61 r.2
        vpxor ymm2, ymm2, ymm8                                           ;   107.7 fp3     40 t
        vmovdqu [rbp + 1728], ymm8                                       ;   107.5 agu1+fp5   62 t spill
        vpbroadcastb ymm8, [r8 + 163]                                    ;   107.7 fp1+agu0   61 r.3
        vpxor ymm8, ymm8, ymm1                                           ;   111.5 fp0     40 t
        vmovdqu [rbp + 1760], ymm1                                       ;   111.5 agu2+fp5   62 t spill
        vpbroadcastb ymm1, [r8 + 164]                                    ;   108.5 fp2+agu1   61 r.4
        vpxor ymm1, ymm1, ymm6                                           ;   109.5 fp3     40 t
        vmovdqu [rbp + 1792], ymm6                                       ;   109.5 agu0+fp5   62 t spill
        vpbroadcastb ymm6, [r8 + 165]                                    ;   109.5 fp1+agu1   61 r.5
        vpxor ymm6, ymm6, ymm4                                           ;   111.5 fp0     40 t
        vmovdqu [rbp + 1824], ymm4                                       ;   111.5 agu2+fp5   62 t spill
        vpbroadcastb ymm4, [r8 + 166]                                    ;   109.7 fp2+agu0   61 r.6
        vpxor ymm4, ymm4, ymm7                                           ;   111.5 fp3     40 t
        vmovdqu [rbp + 1856], ymm7                                       ;   111.5 agu2+fp5   62 t spill
        vpbroadcastb ymm7, [r8 + 167]                                    ;   110.5 fp1+agu1   61 r.7
        vpxor ymm7, ymm7, ymm12                                          ;   111.5 fp0     40 t
        vmovdqu [rbp + 1888], ymm12                                      ;   112.5 agu0+fp5   62 t spill
        vpand ymm12, ymm9, ymm15                                         ;   111.5 fp2     41 t
        vpsrlq ymm9, ymm9, 4                                             ;   111.5 fp1     41 t
        vpand ymm9, ymm9, ymm15                                          ;   112.5 fp3     41 t
        vpshufb ymm12, ymm14, ymm12                                      ;   112.5 fp2     41 t
        vpshufb ymm9, ymm13, ymm9                                        ;   113.5 fp1     41 t
        vpxor ymm12, ymm12, ymm9                                         ;   114.5 fp0     41 t
        vpshufb ymm9, ymm12, ymm0                                        ;   115.5 fp2     41 t
        vaesenclast ymm9, ymm9, ymm10                                    ;   116.5 fp0     41 t
        vpand ymm12, ymm9, ymm15                                         ;   120.5 fp3     41 t
        vpsrlq ymm9, ymm9, 4                                             ;   120.5 fp1     41 t
        vpand ymm9, ymm9, ymm15                                          ;   121.5 fp3     41 t
        vpshufb ymm12, ymm11, ymm12                                      ;   121.5 fp2     41 t
        vpshufb ymm9, ymm5, ymm9                                         ;   122.5 fp1     41 t
        vpxor ymm12, ymm12, ymm9                                         ;   123.5 fp0     41 t
        vpsllq ymm9, ymm3, 1                                             ;   114.5 fp2     23 t
        vpand ymm9, ymm9, [rel camellia128_encrypt.T0_constants256 + 224] ;   115.5 fp3+agu1   23 t
        vpsrlq ymm3, ymm3, 7                                             ;   115.0 fp1     23 t
        vpand ymm3, ymm3, [rel camellia128_encrypt.T0_constants256 + 256] ;   116.0 fp0+agu0   23 t
        vpxor ymm9, ymm9, ymm3                                           ;   117.0 fp3     23 t
        vpand ymm3, ymm9, ymm15                                          ;   118.0 fp0     23 t
        vpsrlq ymm9, ymm9, 4                                             ;   118.0 fp2     23 t
        vpand ymm9, ymm9, ymm15                                          ;   119.0 fp3     23 t
        vpshufb ymm3, ymm14, ymm3                                        ;   119.0 fp1     23 t
        vpshufb ymm9, ymm13, ymm9                                        ;   120.0 fp2     23 t
        vpxor ymm3, ymm3, ymm9                                           ;   121.0 fp0     23 t
        vpshufb ymm3, ymm3, ymm0                                         ;   122.0 fp1     23 t
        vaesenclast ymm3, ymm3, ymm10                                    ;   123.0 fp0     23 t
        vpand ymm9, ymm3, ymm15                                          ;   127.0 fp3     23 t
        vpsrlq ymm3, ymm3, 4                                             ;   127.0 fp2     23 t
        vpand ymm3, ymm3, ymm15                                          ;   128.0 fp3     23 t
        vpshufb ymm9, ymm11, ymm9                                        ;   128.0 fp1     23 t
        vpshufb ymm3, ymm5, ymm3                                         ;   129.0 fp2     23 t
        vpxor ymm9, ymm9, ymm3                                           ;   130.0 fp0     23 t
        vpand ymm3, ymm2, ymm15                                          ;   120.0 fp3     22 t
        vpsrlq ymm2, ymm2, 4                                             ;   120.2 fp1     22 t
        vpand ymm2, ymm2, ymm15                                          ;   121.2 fp2     22 t
        vpshufb ymm3, ymm14, ymm3                                        ;   121.2 fp1     22 t
        vpshufb ymm2, ymm13, ymm2                                        ;   122.2 fp2     22 t
        vpxor ymm3, ymm3, ymm2                                           ;   123.2 fp0     22 t
        vpshufb ymm2, ymm3, ymm0                                         ;   124.2 fp1     22 t
        vaesenclast ymm2, ymm2, ymm10                                    ;   125.2 fp0     22 t
        vpand ymm3, ymm2, ymm15                                          ;   129.2 fp3     22 t
        vpsrlq ymm2, ymm2, 4                                             ;   129.2 fp2     22 t
        vpand ymm2, ymm2, ymm15                                          ;   130.2 fp3     22 t
        vmovdqu [rbp + 1920], ymm12                                      ;   124.5 agu2+fp5   41 t spill
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 288]   ;   122.5 agu1    22 t reload
        vpshufb ymm3, ymm12, ymm3                                        ;   130.2 fp1     22 t
        vpand ymm12, ymm8, ymm15                                         ;   123.0 fp0     21 t
        vpsrlq ymm8, ymm8, 4                                             ;   123.3 fp2     21 t
        vpand ymm8, ymm8, ymm15                                          ;   124.3 fp3     21 t
        vpshufb ymm12, ymm14, ymm12                                      ;   124.2 fp1     21 t
        vpshufb ymm8, ymm13, ymm8                                        ;   125.3 fp2     21 t
        vpxor ymm12, ymm12, ymm8                                         ;   126.3 fp0     21 t
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 320]    ;   124.3 agu0    22 t reload
        vpshufb ymm2, ymm8, ymm2                                         ;   131.3 fp1     22 t
        vpxor ymm3, ymm3, ymm2                                           ;   132.3 fp3     22 t
        vpshufb ymm2, ymm12, ymm0                                        ;   127.3 fp2     21 t
        vaesenclast ymm2, ymm2, ymm10                                    ;   128.3 fp0     21 t
        vpand ymm12, ymm2, ymm15                                         ;   132.3 fp3     21 t
        vpsrlq ymm2, ymm2, 4                                             ;   132.3 fp1     21 t
        vpand ymm2, ymm2, ymm15                                          ;   133.3 fp0     21 t
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 352]    ;   127.2 agu1    21 t reload
        vpshufb ymm12, ymm8, ymm12                                       ;   134.2 fp2     21 t
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 384]    ;   127.5 agu0    21 t reload
        vpshufb ymm2, ymm8, ymm2                                         ;   134.5 fp1     21 t
        vpxor ymm12, ymm12, ymm2                                         ;   135.5 fp3     21 t
        vpsllq ymm2, ymm1, 1                                             ;   128.3 fp2     23 t
        vpand ymm2, ymm2, [rel camellia128_encrypt.T0_constants256 + 224] ;   129.3 fp0+agu1   23 t
        vpsrlq ymm1, ymm1, 7                                             ;   128.7 fp1     23 t
        vpand ymm1, ymm1, [rel camellia128_encrypt.T0_constants256 + 256] ;   129.7 fp3+agu0   23 t
        vpxor ymm2, ymm2, ymm1                                           ;   130.7 fp0     23 t
        vpand ymm1, ymm2, ymm15                                          ;   131.7 fp2     23 t
        vpsrlq ymm2, ymm2, 4                                             ;   131.7 fp1     23 t
        vpand ymm2, ymm2, ymm15                                          ;   132.7 fp3     23 t
        vpshufb ymm1, ymm14, ymm1                                        ;   132.7 fp2     23 t
        vpshufb ymm2, ymm13, ymm2                                        ;   133.7 fp1     23 t
        vpxor ymm1, ymm1, ymm2                                           ;   134.7 fp0     23 t
        vpshufb ymm1, ymm1, ymm0                                         ;   135.7 fp2     23 t
        vaesenclast ymm1, ymm1, ymm10                                    ;   136.7 fp0     23 t
        vpand ymm2, ymm1, ymm15                                          ;   140.7 fp3     23 t
        vpsrlq ymm1, ymm1, 4                                             ;   140.7 fp1     23 t
        vpand ymm1, ymm1, ymm15                                          ;   141.7 fp0     23 t
        vpshufb ymm2, ymm11, ymm2                                        ;   141.7 fp2     23 t
        vpshufb ymm1, ymm5, ymm1                                         ;   142.7 fp1     23 t
        vpxor ymm2, ymm2, ymm1                                           ;   143.7 fp3     23 t
        vpand ymm1, ymm6, ymm15                                          ;   133.3 fp0     22 t
        vpsrlq ymm6, ymm6, 4                                             ;   133.3 fp2     22 t
        vpand ymm6, ymm6, ymm15                                          ;   134.3 fp3     22 t
        vpshufb ymm1, ymm14, ymm1                                        ;   134.3 fp1     22 t
        vpshufb ymm6, ymm13, ymm6                                        ;   135.3 fp2     22 t
        vpxor ymm1, ymm1, ymm6                                           ;   136.3 fp0     22 t
        vpshufb ymm1, ymm1, ymm0                                         ;   137.3 fp1     22 t
        vaesenclast ymm1, ymm1, ymm10                                    ;   138.3 fp0     22 t
        vpand ymm6, ymm1, ymm15                                          ;   142.3 fp3     22 t
        vpsrlq ymm1, ymm1, 4                                             ;   142.3 fp2     22 t
        vpand ymm1, ymm1, ymm15                                          ;   143.3 fp3     22 t
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 288]    ;   135.3 agu1    22 t reload
        vpshufb ymm6, ymm5, ymm6                                         ;   143.3 fp1     22 t
        vpand ymm5, ymm4, ymm15                                          ;   136.3 fp0     21 t
        vpsrlq ymm4, ymm4, 4                                             ;   136.3 fp2     21 t
        vpand ymm4, ymm4, ymm15                                          ;   137.3 fp3     21 t
        vpshufb ymm5, ymm14, ymm5                                        ;   137.3 fp1     21 t
        vpshufb ymm4, ymm13, ymm4                                        ;   138.3 fp2     21 t
        vpxor ymm5, ymm5, ymm4                                           ;   139.3 fp0     21 t
        vmovdqu ymm4, [rel camellia128_encrypt.T0_constants256 + 320]    ;   137.3 agu0    22 t reload
        vpshufb ymm1, ymm4, ymm1                                         ;   144.3 fp1     22 t
        vpxor ymm6, ymm6, ymm1                                           ;   145.3 fp3     22 t
        vpshufb ymm1, ymm5, ymm0                                         ;   140.3 fp2     21 t
        vaesenclast ymm1, ymm1, ymm10                                    ;   141.3 fp0     21 t
        vpand ymm5, ymm1, ymm15                                          ;   145.3 fp3     21 t
        vpsrlq ymm1, ymm1, 4                                             ;   145.3 fp1     21 t
        vpand ymm1, ymm1, ymm15                                          ;   146.3 fp0     21 t
        vpshufb ymm1, ymm8, ymm1                                         ;   147.3 fp2     21 t
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 352]    ;   140.8 agu1    21 t reload
        vpshufb ymm5, ymm8, ymm5                                         ;   147.8 fp1     21 t
        vpxor ymm1, ymm1, ymm5                                           ;   148.8 fp3     21 t
        vpand ymm5, ymm7, ymm15                                          ;   141.7 fp0     42 t
        vpsrlq ymm7, ymm7, 4                                             ;   141.8 fp2     42 t
        vpand ymm7, ymm7, ymm15                                          ;   142.8 fp1     42 t
        vpshufb ymm5, ymm14, ymm5                                        ;   142.8 fp2     42 t
        vpshufb ymm7, ymm13, ymm7                                        ;   143.8 fp1     42 t
        vpxor ymm5, ymm5, ymm7                                           ;   144.8 fp3     42 t
        vpshufb ymm5, ymm5, ymm0                                         ;   145.8 fp2     42 t
        vaesenclast ymm5, ymm5, ymm10                                    ;   146.8 fp0     42 t
        vpand ymm7, ymm5, ymm15                                          ;   150.8 fp3     42 t
        vpsrlq ymm5, ymm5, 4                                             ;   150.8 fp1     42 t
        vpand ymm5, ymm5, ymm15                                          ;   151.8 fp0     42 t
        vpshufb ymm7, ymm11, ymm7                                        ;   151.8 fp2     42 t
        vpxor ymm6, ymm6, ymm12                                          ;   146.3 fp3     41 t
        vpxor ymm2, ymm2, ymm3                                           ;   144.8 fp0     41 t
        vpxor ymm1, ymm1, [rbp + 1920]                                   ;   149.8 fp1+agu0   41 t
        vpxor ymm12, ymm12, ymm2                                         ;   145.8 fp3     41 t
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 192]    ;   145.3 agu1    41 t reload
        vpshufb ymm5, ymm8, ymm5                                         ;   152.8 fp2     42 t
        vpxor ymm7, ymm7, ymm5                                           ;   153.8 fp0     42 t
        vpxor ymm5, ymm9, ymm7                                           ;   154.8 fp1     41 t
        vpxor ymm7, ymm6, [rbp + 1920]                                   ;   147.3 fp3+agu0   41 t
        vpxor ymm9, ymm9, ymm1                                           ;   150.8 fp0     41 t
        vpxor ymm2, ymm2, ymm7                                           ;   148.3 fp2     41 t
        vpxor ymm3, ymm3, ymm5                                           ;   155.8 fp1     41 t
        vpxor ymm5, ymm5, ymm12                                          ;   155.8 fp3     41 t
        vpxor ymm6, ymm6, ymm9                                           ;   151.8 fp0     41 t
        vpxor ymm1, ymm1, ymm3                                           ;   156.8 fp2     41 t
        vpxor ymm9, ymm9, ymm2                                           ;   151.8 fp1     61 t
        vpxor ymm2, ymm2, [rbp + 1440]                                   ;   149.3 fp3+agu1   61 t
        vpxor ymm9, ymm9, [rbp + 1536]                                   ;   152.8 fp0+agu0   61 t
        vpxor ymm3, ymm3, ymm6                                           ;   156.8 fp2     61 t
        vpxor ymm6, ymm6, [rbp + 1472]                                   ;   152.8 fp1+agu1   61 t
        vpxor ymm3, ymm3, [rbp + 1568]                                   ;   157.8 fp3+agu0   61 t
        vpxor ymm12, ymm12, [rbp + 1600]                                 ;   151.0 fp0+agu1   61 t
        vpxor ymm12, ymm12, ymm1                                         ;   157.8 fp2     61 t
        vpxor ymm1, ymm1, [rbp + 1504]                                   ;   157.8 fp1+agu0   61 t
        vpxor ymm7, ymm7, [rbp + 1632]                                   ;   152.0 fp3+agu1   61 t
        vpxor ymm7, ymm7, ymm5                                           ;   156.8 fp0     61 t
        vpxor ymm5, ymm5, [rbp + 896]                                    ;   156.8 fp2+agu0   61 t
        vpbroadcastb ymm4, [r8 + 168]                                    ;   153.0 fp1+agu1   62 l.0
        vpxor ymm4, ymm4, ymm5                                           ;   157.8 fp3     40 t
        vmovdqu [rbp + 896], ymm5                                        ;   157.8 agu2+fp5   61 t spill
        vpbroadcastb ymm5, [r8 + 169]                                    ;   153.8 fp2+agu0   62 l.1
        vpxor ymm5, ymm5, ymm2                                           ;   154.8 fp0     40 t
        vmovdqu [rbp + 1632], ymm2                                       ;   153.8 agu2+fp5   61 t spill
        vpbroadcastb ymm2, [r8 + 170]                                    ;   154.0 fp1+agu1   62 l.2
        vpxor ymm2, ymm2, ymm6                                           ;   155.0 fp3     40 t
        vmovdqu [rbp + 1504], ymm6                                       ;   154.8 agu0+fp5   61 t spill
        vpbroadcastb ymm6, [r8 + 171]                                    ;   155.0 fp2+agu1   62 l.3
        vpxor ymm6, ymm6, ymm1                                           ;   158.8 fp0     40 t
        vmovdqu [rbp + 1600], ymm1                                       ;   158.8 agu2+fp5   61 t spill
        vpbroadcastb ymm1, [r8 + 172]                                    ;   155.8 fp1+agu0   62 l.4
        vpxor ymm1, ymm1, ymm9                                           ;   156.8 fp3     40 t
        vmovdqu [rbp + 1568], ymm9                                       ;   156.8 agu1+fp5   61 t spill
        vpbroadcastb ymm9, [r8 + 173]                                    ;   156.8 fp2+agu0   62 l.5
        vpxor ymm9, ymm9, ymm3                                           ;   158.8 fp0     40 t
        vmovdqu [rbp + 1472], ymm3                                       ;   158.8 agu2+fp5   61 t spill
        vpbroadcastb ymm3, [r8 + 174]                                    ;   157.0 fp1+agu1   62 l.6
        vpxor ymm3, ymm3, ymm12                                          ;   158.8 fp3     40 t
        vmovdqu [rbp + 1536], ymm12                                      ;   158.8 agu2+fp5   61 t spill
        vpbroadcastb ymm12, [r8 + 175]                                   ;   157.8 fp2+agu0   62 l.7
        vpxor ymm12, ymm12, ymm7                                         ;   158.8 fp0     40 t
        vmovdqu [rbp + 1440], ymm7                                       ;   159.8 agu1+fp5   61 t spill
        vpand ymm7, ymm4, ymm15                                          ;   158.8 fp1     41 t
        vpsrlq ymm4, ymm4, 4                                             ;   158.8 fp2     41 t
        vpand ymm4, ymm4, ymm15                                          ;   159.8 fp3     41 t
        vpshufb ymm7, ymm14, ymm7                                        ;   159.8 fp1     41 t
        vpshufb ymm4, ymm13, ymm4                                        ;   160.8 fp2     41 t
        vpxor ymm7, ymm7, ymm4                                           ;   161.8 fp0     41 t
        vpshufb ymm4, ymm7, ymm0                                         ;   162.8 fp1     41 t
        vaesenclast ymm4, ymm4, ymm10                                    ;   163.8 fp0     41 t
        vpand ymm7, ymm4, ymm15                                          ;   167.8 fp3     41 t
        vpsrlq ymm4, ymm4, 4                                             ;   167.8 fp2     41 t
        vpand ymm4, ymm4, ymm15                                          ;   168.8 fp3     41 t
        vpshufb ymm7, ymm11, ymm7                                        ;   168.8 fp1     41 t
        vpshufb ymm4, ymm8, ymm4                                         ;   169.8 fp2     41 t
        vpxor ymm7, ymm7, ymm4                                           ;   170.8 fp0     41 t
        vpsllq ymm4, ymm5, 1                                             ;   161.8 fp1     23 t
        vpand ymm4, ymm4, [rel camellia128_encrypt.T0_constants256 + 224] ;   162.8 fp3+agu0   23 t
        vpsrlq ymm5, ymm5, 7                                             ;   162.3 fp2     23 t
        vpand ymm5, ymm5, [rel camellia128_encrypt.T0_constants256 + 256] ;   163.3 fp0+agu1   23 t
        vpxor ymm4, ymm4, ymm5                                           ;   164.3 fp3     23 t
        vpand ymm5, ymm4, ymm15                                          ;   165.3 fp0     23 t
        vpsrlq ymm4, ymm4, 4                                             ;   165.3 fp1     23 t
        vpand ymm4, ymm4, ymm15                                          ;   166.3 fp3     23 t
        vpshufb ymm5, ymm14, ymm5                                        ;   166.3 fp2     23 t
        vpshufb ymm4, ymm13, ymm4                                        ;   167.3 fp1     23 t
        vpxor ymm5, ymm5, ymm4                                           ;   168.3 fp0     23 t
        vpshufb ymm4, ymm5, ymm0                                         ;   169.3 fp2     23 t
        vaesenclast ymm4, ymm4, ymm10                                    ;   170.3 fp0     23 t
        vpand ymm5, ymm4, ymm15                                          ;   174.3 fp3     23 t
        vpsrlq ymm4, ymm4, 4                                             ;   174.3 fp1     23 t
        vpand ymm4, ymm4, ymm15                                          ;   175.3 fp3     23 t
        vpshufb ymm5, ymm11, ymm5                                        ;   175.3 fp2     23 t
        vpshufb ymm4, ymm8, ymm4                                         ;   176.3 fp1     23 t
        vpxor ymm5, ymm5, ymm4                                           ;   177.3 fp0     23 t
        vpand ymm4, ymm2, ymm15                                          ;   167.3 fp3     22 t
        vpsrlq ymm2, ymm2, 4                                             ;   167.5 fp2     22 t
        vpand ymm2, ymm2, ymm15                                          ;   168.5 fp1     22 t
        vpshufb ymm4, ymm14, ymm4                                        ;   168.5 fp2     22 t
        vpshufb ymm2, ymm13, ymm2                                        ;   169.5 fp1     22 t
        vpxor ymm4, ymm4, ymm2                                           ;   170.5 fp0     22 t
        vpshufb ymm2, ymm4, ymm0                                         ;   171.5 fp2     22 t
        vaesenclast ymm2, ymm2, ymm10                                    ;   172.5 fp0     22 t
        vpand ymm4, ymm2, ymm15                                          ;   176.5 fp3     22 t
        vpsrlq ymm2, ymm2, 4                                             ;   176.5 fp1     22 t
        vpand ymm2, ymm2, ymm15                                          ;   177.5 fp3     22 t
        vmovdqu [rbp + 1920], ymm7                                       ;   171.8 agu2+fp5   41 t spill
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256 + 288]    ;   169.8 agu0    22 t reload
        vpshufb ymm4, ymm7, ymm4                                         ;   177.5 fp2     22 t
        vpand ymm7, ymm6, ymm15                                          ;   170.3 fp0     21 t
        vpsrlq ymm6, ymm6, 4                                             ;   170.7 fp1     21 t
        vpand ymm6, ymm6, ymm15                                          ;   171.7 fp3     21 t
        vpshufb ymm7, ymm14, ymm7                                        ;   171.5 fp2     21 t
        vpshufb ymm6, ymm13, ymm6                                        ;   172.7 fp1     21 t
        vpxor ymm7, ymm7, ymm6                                           ;   173.7 fp0     21 t
        vmovdqu ymm6, [rel camellia128_encrypt.T0_constants256 + 320]    ;   171.7 agu1    22 t reload
        vpshufb ymm2, ymm6, ymm2                                         ;   178.7 fp2     22 t
        vpxor ymm4, ymm4, ymm2                                           ;   179.7 fp3     22 t
        vpshufb ymm2, ymm7, ymm0                                         ;   174.7 fp1     21 t
        vaesenclast ymm2, ymm2, ymm10                                    ;   175.7 fp0     21 t
        vpand ymm7, ymm2, ymm15                                          ;   179.7 fp3     21 t
        vpsrlq ymm2, ymm2, 4                                             ;   179.7 fp2     21 t
        vpand ymm2, ymm2, ymm15                                          ;   180.7 fp0     21 t
        vmovdqu ymm6, [rel camellia128_encrypt.T0_constants256 + 352]    ;   174.5 agu0    21 t reload
        vpshufb ymm7, ymm6, ymm7                                         ;   181.5 fp1     21 t
        vmovdqu ymm6, [rel camellia128_encrypt.T0_constants256 + 384]    ;   174.8 agu1    21 t reload
        vpshufb ymm2, ymm6, ymm2                                         ;   181.8 fp2     21 t
        vpxor ymm7, ymm7, ymm2                                           ;   182.8 fp3     21 t
        vpsllq ymm2, ymm1, 1                                             ;   175.7 fp1     23 t
        vpand ymm2, ymm2, [rel camellia128_encrypt.T0_constants256 + 224] ;   176.7 fp0+agu0   23 t
        vpsrlq ymm1, ymm1, 7                                             ;   176.0 fp2     23 t
        vpand ymm1, ymm1, [rel camellia128_encrypt.T0_constants256 + 256] ;   177.0 fp3+agu1   23 t
        vpxor ymm2, ymm2, ymm1                                           ;   178.0 fp0     23 t
        vpand ymm1, ymm2, ymm15                                          ;   179.0 fp1     23 t
        vpsrlq ymm2, ymm2, 4                                             ;   179.0 fp2     23 t
        vpand ymm2, ymm2, ymm15                                          ;   180.0 fp3     23 t
        vpshufb ymm1, ymm14, ymm1                                        ;   180.0 fp1     23 t
        vpshufb ymm2, ymm13, ymm2                                        ;   181.0 fp2     23 t
        vpxor ymm1, ymm1, ymm2                                           ;   182.0 fp0     23 t
        vpshufb ymm1, ymm1, ymm0                                         ;   183.0 fp1     23 t
        vaesenclast ymm1, ymm1, ymm10                                    ;   184.0 fp0     23 t
        vpand ymm2, ymm1, ymm15                                          ;   188.0 fp3     23 t
        vpsrlq ymm1, ymm1, 4                                             ;   188.0 fp2     23 t
        vpand ymm1, ymm1, ymm15                                          ;   189.0 fp0     23 t
        vpshufb ymm2, ymm11, ymm2                                        ;   189.0 fp1     23 t
        vpshufb ymm1, ymm8, ymm1                                         ;   190.0 fp2     23 t
        vpxor ymm2, ymm2, ymm1                                           ;   191.0 fp3     23 t
        vpand ymm1, ymm9, ymm15                                          ;   180.7 fp0     22 t
        vpsrlq ymm9, ymm9, 4                                             ;   180.7 fp1     22 t
        vpand ymm9, ymm9, ymm15                                          ;   181.7 fp2     22 t
        vpshufb ymm1, ymm14, ymm1                                        ;   181.7 fp1     22 t
        vpshufb ymm9, ymm13, ymm9                                        ;   182.7 fp2     22 t
        vpxor ymm1, ymm1, ymm9                                           ;   183.7 fp3     22 t
        vpshufb ymm1, ymm1, ymm0                                         ;   184.7 fp1     22 t
        vaesenclast ymm1, ymm1, ymm10                                    ;   185.7 fp0     22 t
        vpand ymm9, ymm1, ymm15                                          ;   189.7 fp3     22 t
        vpsrlq ymm1, ymm1, 4                                             ;   189.7 fp2     22 t
        vpand ymm1, ymm1, ymm15                                          ;   190.7 fp0     22 t
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 288]    ;   182.7 agu0    22 t reload
        vpshufb ymm9, ymm8, ymm9                                         ;   190.7 fp1     22 t
        vpand ymm8, ymm3, ymm15                                          ;   183.2 fp3     21 t
        vpsrlq ymm3, ymm3, 4                                             ;   184.0 fp2     21 t
        vpand ymm3, ymm3, ymm15                                          ;   185.0 fp0     21 t
        vpshufb ymm8, ymm14, ymm8                                        ;   184.7 fp1     21 t
        vpshufb ymm3, ymm13, ymm3                                        ;   186.0 fp2     21 t
        vpxor ymm8, ymm8, ymm3                                           ;   187.0 fp3     21 t
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 320]    ;   184.7 agu1    22 t reload
        vpshufb ymm1, ymm3, ymm1                                         ;   191.7 fp1     22 t
        vpxor ymm9, ymm9, ymm1                                           ;   192.7 fp0     22 t
        vpshufb ymm1, ymm8, ymm0                                         ;   188.0 fp2     21 t
        vaesenclast ymm1, ymm1, ymm10                                    ;   189.0 fp0     21 t
        vpand ymm8, ymm1, ymm15                                          ;   193.0 fp3     21 t
        vpsrlq ymm1, ymm1, 4                                             ;   193.0 fp1     21 t
        vpand ymm1, ymm1, ymm15                                          ;   194.0 fp0     21 t
        vpshufb ymm1, ymm6, ymm1                                         ;   195.0 fp2     21 t
        vmovdqu ymm6, [rel camellia128_encrypt.T0_constants256 + 352]    ;   188.3 agu0    21 t reload
        vpshufb ymm8, ymm6, ymm8                                         ;   195.3 fp1     21 t
        vpxor ymm1, ymm1, ymm8                                           ;   196.3 fp3     21 t
        vpand ymm8, ymm12, ymm15                                         ;   189.2 fp0     42 t
        vpsrlq ymm12, ymm12, 4                                           ;   189.3 fp2     42 t
        vpand ymm12, ymm12, ymm15                                        ;   190.3 fp1     42 t
        vpshufb ymm8, ymm14, ymm8                                        ;   190.3 fp2     42 t
        vpshufb ymm12, ymm13, ymm12                                      ;   191.3 fp1     42 t
        vpxor ymm8, ymm8, ymm12                                          ;   192.3 fp3     42 t
        vpshufb ymm8, ymm8, ymm0                                         ;   193.3 fp2     42 t
        vaesenclast ymm8, ymm8, ymm10                                    ;   194.3 fp0     42 t
        vpand ymm12, ymm8, ymm15                                         ;   198.3 fp3     42 t
        vpsrlq ymm8, ymm8, 4                                             ;   198.3 fp1     42 t
        vpand ymm8, ymm8, ymm15                                          ;   199.3 fp0     42 t
        vpshufb ymm12, ymm11, ymm12                                      ;   199.3 fp2     42 t
        vpxor ymm9, ymm9, ymm7                                           ;   193.7 fp3     41 t
        vpxor ymm2, ymm2, ymm4                                           ;   192.3 fp0     41 t
        vpxor ymm1, ymm1, [rbp + 1920]                                   ;   197.3 fp1+agu1   41 t
        vpxor ymm7, ymm7, ymm2                                           ;   193.3 fp3     41 t
        vmovdqu ymm6, [rel camellia128_encrypt.T0_constants256 + 192]    ;   192.7 agu0    41 t reload
        vpshufb ymm8, ymm6, ymm8                                         ;   200.3 fp2     42 t
        vpxor ymm12, ymm12, ymm8                                         ;   201.3 fp0     42 t
        vpxor ymm8, ymm5, ymm12                                          ;   202.3 fp1     41 t
        vpxor ymm12, ymm9, [rbp + 1920]                                  ;   194.7 fp3+agu1   41 t
        vpxor ymm5, ymm5, ymm1                                           ;   198.3 fp0     41 t
        vpxor ymm2, ymm2, ymm12                                          ;   195.7 fp2     41 t
        vpxor ymm4, ymm4, ymm8                                           ;   203.3 fp1     41 t
        vpxor ymm8, ymm8, ymm7                                           ;   203.3 fp3     41 t
        vpxor ymm9, ymm9, ymm5                                           ;   199.3 fp0     41 t
        vpxor ymm1, ymm1, ymm4                                           ;   204.3 fp2     41 t
        vpxor ymm5, ymm5, ymm2                                           ;   199.3 fp1     62 t
        vpxor ymm2, ymm2, [rbp + 1696]                                   ;   196.7 fp3+agu0   62 t
        vpxor ymm5, ymm5, [rbp + 1792]                                   ;   200.3 fp0+agu1   62 t
        vpxor ymm4, ymm4, ymm9                                           ;   204.3 fp2     62 t
        vpxor ymm9, ymm9, [rbp + 1728]                                   ;   200.3 fp1+agu0   62 t
        vpxor ymm4, ymm4, [rbp + 1824]                                   ;   205.3 fp3+agu1   62 t
        vpxor ymm7, ymm7, [rbp + 1856]                                   ;   198.5 fp0+agu0   62 t
        vpxor ymm7, ymm7, ymm1                                           ;   205.3 fp2     62 t
        vpxor ymm1, ymm1, [rbp + 1760]                                   ;   205.3 fp1+agu1   62 t
        vpxor ymm12, ymm12, [rbp + 1888]                                 ;   199.5 fp3+agu0   62 t
        vpxor ymm12, ymm12, ymm8                                         ;   204.3 fp0     62 t
        vpxor ymm8, ymm8, [rbp + 1664]                                   ;   204.3 fp2+agu1   62 t
        vpbroadcastb ymm3, [r8 + 176]                                    ;   200.5 fp1+agu0   61 r.0
        vpxor ymm3, ymm3, ymm8                                           ;   205.3 fp3     40 t
        vmovdqu [rbp + 1664], ymm8                                       ;   205.3 agu2+fp5   62 t spill
        vpbroadcastb ymm8, [r8 + 177]                                    ;   201.3 fp2+agu1   61 r.1
        vpxor ymm8, ymm8, ymm2                                           ;   202.3 fp0     40 t
        vmovdqu [rbp + 1888], ymm2                                       ;   201.3 agu2+fp5   62 t spill
        vpbroadcastb ymm2, [r8 + 178]                                    ;   201.5 fp1+agu0   61 r.2
        vpxor ymm2, ymm2, ymm9                                           ;   202.5 fp3     40 t
        vmovdqu [rbp + 1760], ymm9                                       ;   202.3 agu1+fp5   62 t spill
        vpbroadcastb ymm9, [r8 + 179]                                    ;   202.5 fp2+agu0   61 r.3
        vpxor ymm9, ymm9, ymm1                                           ;   206.3 fp0     40 t
        vmovdqu [rbp + 1856], ymm1                                       ;   206.3 agu2+fp5   62 t spill
        vpbroadcastb ymm1, [r8 + 180]                                    ;   203.3 fp1+agu1   61 r.4
        vpxor ymm1, ymm1, ymm5                                           ;   204.3 fp3     40 t
        vmovdqu [rbp + 1824], ymm5                                       ;   204.3 agu0+fp5   62 t spill
        vpbroadcastb ymm5, [r8 + 181]                                    ;   204.3 fp2+agu1   61 r.5
        vpxor ymm5, ymm5, ymm4                                           ;   206.3 fp0     40 t
        vmovdqu [rbp + 1728], ymm4                                       ;   206.3 agu2+fp5   62 t spill
        vpbroadcastb ymm4, [r8 + 182]                                    ;   204.5 fp1+agu0   61 r.6
        vpxor ymm4, ymm4, ymm7                                           ;   206.3 fp3     40 t
        vmovdqu [rbp + 1792], ymm7                                       ;   206.3 agu2+fp5   62 t spill
        vpbroadcastb ymm7, [r8 + 183]                                    ;   205.3 fp2+agu1   61 r.7
        vpxor ymm7, ymm7, ymm12                                          ;   206.3 fp0     40 t
        vmovdqu [rbp + 1696], ymm12                                      ;   207.3 agu0+fp5   62 t spill
        vpand ymm12, ymm3, ymm15                                         ;   206.3 fp1     41 t
        vpsrlq ymm3, ymm3, 4                                             ;   206.3 fp2     41 t
        vpand ymm3, ymm3, ymm15                                          ;   207.3 fp3     41 t
        vpshufb ymm12, ymm14, ymm12                                      ;   207.3 fp1     41 t
        vpshufb ymm3, ymm13, ymm3                                        ;   208.3 fp2     41 t
        vpxor ymm12, ymm12, ymm3                                         ;   209.3 fp0     41 t
        vpshufb ymm3, ymm12, ymm0                                        ;   210.3 fp1     41 t
        vaesenclast ymm3, ymm3, ymm10                                    ;   211.3 fp0     41 t
        vpand ymm12, ymm3, ymm15                                         ;   215.3 fp3     41 t
        vpsrlq ymm3, ymm3, 4                                             ;   215.3 fp2     41 t
        vpand ymm3, ymm3, ymm15                                          ;   216.3 fp3     41 t
        vpshufb ymm12, ymm11, ymm12                                      ;   216.3 fp1     41 t
        vpshufb ymm3, ymm6, ymm3                                         ;   217.3 fp2     41 t
        vpxor ymm12, ymm12, ymm3                                         ;   218.3 fp0     41 t
        vpsllq ymm3, ymm8, 1                                             ;   209.3 fp1     23 t
        vpand ymm3, ymm3, [rel camellia128_encrypt.T0_constants256 + 224] ;   210.3 fp3+agu1   23 t
        vpsrlq ymm8, ymm8, 7                                             ;   209.8 fp2     23 t
        vpand ymm8, ymm8, [rel camellia128_encrypt.T0_constants256 + 256] ;   210.8 fp0+agu0   23 t
        vpxor ymm3, ymm3, ymm8                                           ;   211.8 fp3     23 t
        vpand ymm8, ymm3, ymm15                                          ;   212.8 fp0     23 t
        vpsrlq ymm3, ymm3, 4                                             ;   212.8 fp1     23 t
        vpand ymm3, ymm3, ymm15                                          ;   213.8 fp3     23 t
        vpshufb ymm8, ymm14, ymm8                                        ;   213.8 fp2     23 t
        vpshufb ymm3, ymm13, ymm3                                        ;   214.8 fp1     23 t
        vpxor ymm8, ymm8, ymm3                                           ;   215.8 fp0     23 t
        vpshufb ymm3, ymm8, ymm0                                         ;   216.8 fp2     23 t
        vaesenclast ymm3, ymm3, ymm10                                    ;   217.8 fp0     23 t
        vpand ymm8, ymm3, ymm15                                          ;   221.8 fp3     23 t
        vpsrlq ymm3, ymm3, 4                                             ;   221.8 fp1     23 t
        vpand ymm3, ymm3, ymm15                                          ;   222.8 fp3     23 t
        vpshufb ymm8, ymm11, ymm8                                        ;   222.8 fp2     23 t
        vpshufb ymm3, ymm6, ymm3                                         ;   223.8 fp1     23 t
        vpxor ymm8, ymm8, ymm3                                           ;   224.8 fp0     23 t
        vpand ymm3, ymm2, ymm15                                          ;   214.8 fp3     22 t
        vpsrlq ymm2, ymm2, 4                                             ;   215.0 fp2     22 t
        vpand ymm2, ymm2, ymm15                                          ;   216.0 fp1     22 t
        vpshufb ymm3, ymm14, ymm3                                        ;   216.0 fp2     22 t
        vpshufb ymm2, ymm13, ymm2                                        ;   217.0 fp1     22 t
        vpxor ymm3, ymm3, ymm2                                           ;   218.0 fp0     22 t
        vpshufb ymm2, ymm3, ymm0                                         ;   219.0 fp2     22 t
        vaesenclast ymm2, ymm2, ymm10                                    ;   220.0 fp0     22 t
        vpand ymm3, ymm2, ymm15                                          ;   224.0 fp3     22 t
        vpsrlq ymm2, ymm2, 4                                             ;   224.0 fp1     22 t
        vpand ymm2, ymm2, ymm15                                          ;   225.0 fp3     22 t
        vmovdqu [rbp + 1920], ymm12                                      ;   219.3 agu2+fp5   41 t spill
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 288]   ;   217.3 agu1    22 t reload
        vpshufb ymm3, ymm12, ymm3                                        ;   225.0 fp2     22 t
        vpand ymm12, ymm9, ymm15                                         ;   217.8 fp0     21 t
        vpsrlq ymm9, ymm9, 4                                             ;   218.2 fp1     21 t
        vpand ymm9, ymm9, ymm15                                          ;   219.2 fp3     21 t
        vpshufb ymm12, ymm14, ymm12                                      ;   219.0 fp2     21 t
        vpshufb ymm9, ymm13, ymm9                                        ;   220.2 fp1     21 t
        vpxor ymm12, ymm12, ymm9                                         ;   221.2 fp0     21 t
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 320]    ;   219.2 agu0    22 t reload
        vpshufb ymm2, ymm9, ymm2                                         ;   226.2 fp2     22 t
        vpxor ymm3, ymm3, ymm2                                           ;   227.2 fp3     22 t
        vpshufb ymm2, ymm12, ymm0                                        ;   222.2 fp1     21 t
        vaesenclast ymm2, ymm2, ymm10                                    ;   223.2 fp0     21 t
        vpand ymm12, ymm2, ymm15                                         ;   227.2 fp3     21 t
        vpsrlq ymm2, ymm2, 4                                             ;   227.2 fp2     21 t
        vpand ymm2, ymm2, ymm15                                          ;   228.2 fp0     21 t
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 352]    ;   222.0 agu1    21 t reload
        vpshufb ymm12, ymm9, ymm12                                       ;   229.0 fp1     21 t
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 384]    ;   222.3 agu0    21 t reload
        vpshufb ymm2, ymm9, ymm2                                         ;   229.3 fp2     21 t
        vpxor ymm12, ymm12, ymm2                                         ;   230.3 fp3     21 t
        vpsllq ymm2, ymm1, 1                                             ;   223.2 fp1     23 t
        vpand ymm2, ymm2, [rel camellia128_encrypt.T0_constants256 + 224] ;   224.2 fp0+agu1   23 t
        vpsrlq ymm1, ymm1, 7                                             ;   223.5 fp2     23 t
        vpand ymm1, ymm1, [rel camellia128_encrypt.T0_constants256 + 256] ;   224.5 fp3+agu0   23 t
        vpxor ymm2, ymm2, ymm1                                           ;   225.5 fp0     23 t
        vpand ymm1, ymm2, ymm15                                          ;   226.5 fp1     23 t
        vpsrlq ymm2, ymm2, 4                                             ;   226.5 fp2     23 t
        vpand ymm2, ymm2, ymm15                                          ;   227.5 fp3     23 t
        vpshufb ymm1, ymm14, ymm1                                        ;   227.5 fp1     23 t
        vpshufb ymm2, ymm13, ymm2                                        ;   228.5 fp2     23 t
        vpxor ymm1, ymm1, ymm2                                           ;   229.5 fp0     23 t
        vpshufb ymm1, ymm1, ymm0                                         ;   230.5 fp1     23 t
        vaesenclast ymm1, ymm1, ymm10                                    ;   231.5 fp0     23 t
        vpand ymm2, ymm1, ymm15                                          ;   235.5 fp3     23 t
        vpsrlq ymm1, ymm1, 4                                             ;   235.5 fp2     23 t
        vpand ymm1, ymm1, ymm15                                          ;   236.5 fp0     23 t
        vpshufb ymm2, ymm11, ymm2                                        ;   236.5 fp1     23 t
        vpshufb ymm1, ymm6, ymm1                                         ;   237.5 fp2     23 t
        vpxor ymm2, ymm2, ymm1                                           ;   238.5 fp3     23 t
        vpand ymm1, ymm5, ymm15                                          ;   228.2 fp0     22 t
        vpsrlq ymm5, ymm5, 4                                             ;   228.2 fp1     22 t
        vpand ymm5, ymm5, ymm15                                          ;   229.2 fp2     22 t
        vpshufb ymm1, ymm14, ymm1                                        ;   229.2 fp1     22 t
        vpshufb ymm5, ymm13, ymm5                                        ;   230.2 fp2     22 t
        vpxor ymm1, ymm1, ymm5                                           ;   231.2 fp3     22 t
        vpshufb ymm1, ymm1, ymm0                                         ;   232.2 fp1     22 t
        vaesenclast ymm1, ymm1, ymm10                                    ;   233.2 fp0     22 t
        vpand ymm5, ymm1, ymm15                                          ;   237.2 fp3     22 t
        vpsrlq ymm1, ymm1, 4                                             ;   237.2 fp2     22 t
        vpand ymm1, ymm1, ymm15                                          ;   238.2 fp0     22 t
        vmovdqu ymm6, [rel camellia128_encrypt.T0_constants256 + 288]    ;   230.2 agu1    22 t reload
        vpshufb ymm5, ymm6, ymm5                                         ;   238.2 fp1     22 t
        vpand ymm6, ymm4, ymm15                                          ;   230.7 fp3     21 t
        vpsrlq ymm4, ymm4, 4                                             ;   231.5 fp2     21 t
        vpand ymm4, ymm4, ymm15                                          ;   232.5 fp0     21 t
        vpshufb ymm6, ymm14, ymm6                                        ;   232.2 fp1     21 t
        vpshufb ymm4, ymm13, ymm4                                        ;   233.5 fp2     21 t
        vpxor ymm6, ymm6, ymm4                                           ;   234.5 fp3     21 t
        vmovdqu ymm4, [rel camellia128_encrypt.T0_constants256 + 320]    ;   232.2 agu0    22 t reload
        vpshufb ymm1, ymm4, ymm1                                         ;   239.2 fp1     22 t
        vpxor ymm5, ymm5, ymm1                                           ;   240.2 fp0     22 t
        vpshufb ymm1, ymm6, ymm0                                         ;   235.5 fp2     21 t
        vaesenclast ymm1, ymm1, ymm10                                    ;   236.5 fp0     21 t
        vpand ymm6, ymm1, ymm15                                          ;   240.5 fp3     21 t
        vpsrlq ymm1, ymm1, 4                                             ;   240.5 fp1     21 t
        vpand ymm1, ymm1, ymm15                                          ;   241.5 fp0     21 t
        vpshufb ymm1, ymm9, ymm1                                         ;   242.5 fp2     21 t
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 352]    ;   235.8 agu1    21 t reload
        vpshufb ymm6, ymm9, ymm6                                         ;   242.8 fp1     21 t
        vpxor ymm1, ymm1, ymm6                                           ;   243.8 fp3     21 t
        vpand ymm6, ymm7, ymm15                                          ;   236.7 fp0     42 t
        vpsrlq ymm7, ymm7, 4                                             ;   236.8 fp2     42 t
        vpand ymm7, ymm7, ymm15                                          ;   237.8 fp1     42 t
        vpshufb ymm6, ymm14, ymm6                                        ;   237.8 fp2     42 t
        vpshufb ymm7, ymm13, ymm7                                        ;   238.8 fp1     42 t
        vpxor ymm6, ymm6, ymm7                                           ;   239.8 fp3     42 t
        vpshufb ymm6, ymm6, ymm0                                         ;   240.8 fp2     42 t
        vaesenclast ymm6, ymm6, ymm10                                    ;   241.8 fp0     42 t
        vpand ymm7, ymm6, ymm15                                          ;   245.8 fp3     42 t
        vpsrlq ymm6, ymm6, 4                                             ;   245.8 fp1     42 t
        vpand ymm6, ymm6, ymm15                                          ;   246.8 fp0     42 t
        vpshufb ymm7, ymm11, ymm7                                        ;   246.8 fp2     42 t
        vpxor ymm5, ymm5, ymm12                                          ;   241.2 fp3     41 t
        vpxor ymm2, ymm2, ymm3                                           ;   239.8 fp0     41 t
        vpxor ymm1, ymm1, [rbp + 1920]                                   ;   244.8 fp1+agu0   41 t
        vpxor ymm12, ymm12, ymm2                                         ;   240.8 fp3     41 t
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 192]    ;   240.2 agu1    41 t reload
        vpshufb ymm6, ymm9, ymm6                                         ;   247.8 fp2     42 t
        vpxor ymm7, ymm7, ymm6                                           ;   248.8 fp0     42 t
        vpxor ymm6, ymm8, ymm7                                           ;   249.8 fp1     41 t
        vpxor ymm7, ymm5, [rbp + 1920]                                   ;   242.2 fp3+agu0   41 t
        vpxor ymm8, ymm8, ymm1                                           ;   245.8 fp0     41 t
        vpxor ymm2, ymm2, ymm7                                           ;   243.2 fp2     41 t
        vpxor ymm3, ymm3, ymm6                                           ;   250.8 fp1     41 t
        vpxor ymm6, ymm6, ymm12                                          ;   250.8 fp3     41 t
        vpxor ymm5, ymm5, ymm8                                           ;   246.8 fp0     41 t
        vpxor ymm1, ymm1, ymm3                                           ;   251.8 fp2     41 t
        vpxor ymm8, ymm8, ymm2                                           ;   246.8 fp1     61 t
        vpxor ymm2, ymm2, [rbp + 1632]                                   ;   244.2 fp3+agu1   61 t
        vpxor ymm8, ymm8, [rbp + 1568]                                   ;   247.8 fp0+agu0   61 t
        vpxor ymm3, ymm3, ymm5                                           ;   251.8 fp2     61 t
        vpxor ymm5, ymm5, [rbp + 1504]                                   ;   247.8 fp1+agu1   61 t
        vpxor ymm3, ymm3, [rbp + 1472]                                   ;   252.8 fp3+agu0   61 t
        vpxor ymm12, ymm12, [rbp + 1536]                                 ;   246.0 fp0+agu1   61 t
        vpxor ymm12, ymm12, ymm1                                         ;   252.8 fp2     61 t
        vpxor ymm1, ymm1, [rbp + 1600]                                   ;   252.8 fp1+agu0   61 t
        vpxor ymm7, ymm7, [rbp + 1440]                                   ;   247.0 fp3+agu1   61 t
        vpxor ymm7, ymm7, ymm6                                           ;   251.8 fp0     61 t
        vpxor ymm6, ymm6, [rbp + 896]                                    ;   251.8 fp2+agu0   61 t
        vpbroadcastb ymm4, [r8 + 184]                                    ;   248.0 fp1+agu1   62 l.0
        vpxor ymm4, ymm4, ymm6                                           ;   252.8 fp3     40 t
        vmovdqu [rbp + 896], ymm6                                        ;   252.8 agu2+fp5   61 t spill
        vpbroadcastb ymm6, [r8 + 185]                                    ;   248.8 fp2+agu0   62 l.1
        vpxor ymm6, ymm6, ymm2                                           ;   249.8 fp0     40 t
        vmovdqu [rbp + 1440], ymm2                                       ;   248.8 agu2+fp5   61 t spill
        vpbroadcastb ymm2, [r8 + 186]                                    ;   249.0 fp1+agu1   62 l.2
        vpxor ymm2, ymm2, ymm5                                           ;   250.0 fp3     40 t
        vmovdqu [rbp + 1600], ymm5                                       ;   249.8 agu0+fp5   61 t spill
        vpbroadcastb ymm5, [r8 + 187]                                    ;   250.0 fp2+agu1   62 l.3
        vpxor ymm5, ymm5, ymm1                                           ;   253.8 fp0     40 t
        vmovdqu [rbp + 1536], ymm1                                       ;   253.8 agu2+fp5   61 t spill
        vpbroadcastb ymm1, [r8 + 188]                                    ;   250.8 fp1+agu0   62 l.4
        vpxor ymm1, ymm1, ymm8                                           ;   251.8 fp3     40 t
        vmovdqu [rbp + 1472], ymm8                                       ;   251.8 agu1+fp5   61 t spill
        vpbroadcastb ymm8, [r8 + 189]                                    ;   251.8 fp2+agu0   62 l.5
        vpxor ymm8, ymm8, ymm3                                           ;   253.8 fp0     40 t
        vmovdqu [rbp + 1504], ymm3                                       ;   253.8 agu2+fp5   61 t spill
        vpbroadcastb ymm3, [r8 + 190]                                    ;   252.0 fp1+agu1   62 l.6
        vpxor ymm3, ymm3, ymm12                                          ;   253.8 fp3     40 t
        vmovdqu [rbp + 1568], ymm12                                      ;   253.8 agu2+fp5   61 t spill
        vpbroadcastb ymm12, [r8 + 191]                                   ;   252.8 fp2+agu0   62 l.7
        vpxor ymm12, ymm12, ymm7                                         ;   253.8 fp0     40 t
        vmovdqu [rbp + 1632], ymm7                                       ;   254.8 agu1+fp5   61 t spill
        vpand ymm7, ymm4, ymm15                                          ;   253.8 fp1     41 t
        vpsrlq ymm4, ymm4, 4                                             ;   253.8 fp2     41 t
        vpand ymm4, ymm4, ymm15                                          ;   254.8 fp3     41 t
        vpshufb ymm7, ymm14, ymm7                                        ;   254.8 fp1     41 t
        vpshufb ymm4, ymm13, ymm4                                        ;   255.8 fp2     41 t
        vpxor ymm7, ymm7, ymm4                                           ;   256.8 fp0     41 t
        vpshufb ymm4, ymm7, ymm0                                         ;   257.8 fp1     41 t
        vaesenclast ymm4, ymm4, ymm10                                    ;   258.8 fp0     41 t
        vpand ymm7, ymm4, ymm15                                          ;   262.8 fp3     41 t
        vpsrlq ymm4, ymm4, 4                                             ;   262.8 fp2     41 t
        vpand ymm4, ymm4, ymm15                                          ;   263.8 fp3     41 t
        vpshufb ymm7, ymm11, ymm7                                        ;   263.8 fp1     41 t
        vpshufb ymm4, ymm9, ymm4                                         ;   264.8 fp2     41 t
        vpxor ymm7, ymm7, ymm4                                           ;   265.8 fp0     41 t
        vpsllq ymm4, ymm6, 1                                             ;   256.8 fp1     23 t
        vpand ymm4, ymm4, [rel camellia128_encrypt.T0_constants256 + 224] ;   257.8 fp3+agu0   23 t
        vpsrlq ymm6, ymm6, 7                                             ;   257.3 fp2     23 t
        vpand ymm6, ymm6, [rel camellia128_encrypt.T0_constants256 + 256] ;   258.3 fp0+agu1   23 t
        vpxor ymm4, ymm4, ymm6                                           ;   259.3 fp3     23 t
        vpand ymm6, ymm4, ymm15                                          ;   260.3 fp0     23 t
        vpsrlq ymm4, ymm4, 4                                             ;   260.3 fp1     23 t
        vpand ymm4, ymm4, ymm15                                          ;   261.3 fp3     23 t
        vpshufb ymm6, ymm14, ymm6                                        ;   261.3 fp2     23 t
        vpshufb ymm4, ymm13, ymm4                                        ;   262.3 fp1     23 t
        vpxor ymm6, ymm6, ymm4                                           ;   263.3 fp0     23 t
        vpshufb ymm4, ymm6, ymm0                                         ;   264.3 fp2     23 t
        vaesenclast ymm4, ymm4, ymm10                                    ;   265.3 fp0     23 t
        vpand ymm6, ymm4, ymm15                                          ;   269.3 fp3     23 t
        vpsrlq ymm4, ymm4, 4                                             ;   269.3 fp1     23 t
        vpand ymm4, ymm4, ymm15                                          ;   270.3 fp3     23 t
        vpshufb ymm6, ymm11, ymm6                                        ;   270.3 fp2     23 t
        vpshufb ymm4, ymm9, ymm4                                         ;   271.3 fp1     23 t
        vpxor ymm6, ymm6, ymm4                                           ;   272.3 fp0     23 t
        vpand ymm4, ymm2, ymm15                                          ;   262.3 fp3     22 t
        vpsrlq ymm2, ymm2, 4                                             ;   262.5 fp2     22 t
        vpand ymm2, ymm2, ymm15                                          ;   263.5 fp1     22 t
        vpshufb ymm4, ymm14, ymm4                                        ;   263.5 fp2     22 t
        vpshufb ymm2, ymm13, ymm2                                        ;   264.5 fp1     22 t
        vpxor ymm4, ymm4, ymm2                                           ;   265.5 fp0     22 t
        vpshufb ymm2, ymm4, ymm0                                         ;   266.5 fp2     22 t
        vaesenclast ymm2, ymm2, ymm10                                    ;   267.5 fp0     22 t
        vpand ymm4, ymm2, ymm15                                          ;   271.5 fp3     22 t
        vpsrlq ymm2, ymm2, 4                                             ;   271.5 fp1     22 t
        vpand ymm2, ymm2, ymm15                                          ;   272.5 fp3     22 t
        vmovdqu [rbp + 1920], ymm7                                       ;   266.8 agu2+fp5   41 t spill
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256 + 288]    ;   264.8 agu0    22 t reload
        vpshufb ymm4, ymm7, ymm4                                         ;   272.5 fp2     22 t
        vpand ymm7, ymm5, ymm15                                          ;   265.3 fp0     21 t
        vpsrlq ymm5, ymm5, 4                                             ;   265.7 fp1     21 t
        vpand ymm5, ymm5, ymm15                                          ;   266.7 fp3     21 t
        vpshufb ymm7, ymm14, ymm7                                        ;   266.5 fp2     21 t
        vpshufb ymm5, ymm13, ymm5                                        ;   267.7 fp1     21 t
        vpxor ymm7, ymm7, ymm5                                           ;   268.7 fp0     21 t
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 320]    ;   266.7 agu1    22 t reload
        vpshufb ymm2, ymm5, ymm2                                         ;   273.7 fp2     22 t
        vpxor ymm4, ymm4, ymm2                                           ;   274.7 fp3     22 t
        vpshufb ymm2, ymm7, ymm0                                         ;   269.7 fp1     21 t
        vaesenclast ymm2, ymm2, ymm10                                    ;   270.7 fp0     21 t
        vpand ymm7, ymm2, ymm15                                          ;   274.7 fp3     21 t
        vpsrlq ymm2, ymm2, 4                                             ;   274.7 fp2     21 t
        vpand ymm2, ymm2, ymm15                                          ;   275.7 fp0     21 t
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 352]    ;   269.5 agu0    21 t reload
        vpshufb ymm7, ymm5, ymm7                                         ;   276.5 fp1     21 t
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 384]    ;   269.8 agu1    21 t reload
        vpshufb ymm2, ymm5, ymm2                                         ;   276.8 fp2     21 t
        vpxor ymm7, ymm7, ymm2                                           ;   277.8 fp3     21 t
        vpsllq ymm2, ymm1, 1                                             ;   270.7 fp1     23 t
        vpand ymm2, ymm2, [rel camellia128_encrypt.T0_constants256 + 224] ;   271.7 fp0+agu0   23 t
        vpsrlq ymm1, ymm1, 7                                             ;   271.0 fp2     23 t
        vpand ymm1, ymm1, [rel camellia128_encrypt.T0_constants256 + 256] ;   272.0 fp3+agu1   23 t
        vpxor ymm2, ymm2, ymm1                                           ;   273.0 fp0     23 t
        vpand ymm1, ymm2, ymm15                                          ;   274.0 fp1     23 t
        vpsrlq ymm2, ymm2, 4                                             ;   274.0 fp2     23 t
        vpand ymm2, ymm2, ymm15                                          ;   275.0 fp3     23 t
        vpshufb ymm1, ymm14, ymm1                                        ;   275.0 fp1     23 t
        vpshufb ymm2, ymm13, ymm2                                        ;   276.0 fp2     23 t
        vpxor ymm1, ymm1, ymm2                                           ;   277.0 fp0     23 t
        vpshufb ymm1, ymm1, ymm0                                         ;   278.0 fp1     23 t
        vaesenclast ymm1, ymm1, ymm10                                    ;   279.0 fp0     23 t
        vpand ymm2, ymm1, ymm15                                          ;   283.0 fp3     23 t
        vpsrlq ymm1, ymm1, 4                                             ;   283.0 fp2     23 t
        vpand ymm1, ymm1, ymm15                                          ;   284.0 fp0     23 t
        vpshufb ymm2, ymm11, ymm2                                        ;   284.0 fp1     23 t
        vpshufb ymm1, ymm9, ymm1                                         ;   285.0 fp2     23 t
        vpxor ymm2, ymm2, ymm1                                           ;   286.0 fp3     23 t
        vpand ymm1, ymm8, ymm15                                          ;   275.7 fp0     22 t
        vpsrlq ymm8, ymm8, 4                                             ;   275.7 fp1     22 t
        vpand ymm8, ymm8, ymm15                                          ;   276.7 fp2     22 t
        vpshufb ymm1, ymm14, ymm1                                        ;   276.7 fp1     22 t
        vpshufb ymm8, ymm13, ymm8                                        ;   277.7 fp2     22 t
        vpxor ymm1, ymm1, ymm8                                           ;   278.7 fp3     22 t
        vpshufb ymm1, ymm1, ymm0                                         ;   279.7 fp1     22 t
        vaesenclast ymm1, ymm1, ymm10                                    ;   280.7 fp0     22 t
        vpand ymm8, ymm1, ymm15                                          ;   284.7 fp3     22 t
        vpsrlq ymm1, ymm1, 4                                             ;   284.7 fp2     22 t
        vpand ymm1, ymm1, ymm15                                          ;   285.7 fp0     22 t
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 288]    ;   277.7 agu0    22 t reload
        vpshufb ymm8, ymm9, ymm8                                         ;   285.7 fp1     22 t
        vpand ymm9, ymm3, ymm15                                          ;   278.2 fp3     21 t
        vpsrlq ymm3, ymm3, 4                                             ;   279.0 fp2     21 t
        vpand ymm3, ymm3, ymm15                                          ;   280.0 fp0     21 t
        vpshufb ymm9, ymm14, ymm9                                        ;   279.7 fp1     21 t
        vpshufb ymm3, ymm13, ymm3                                        ;   281.0 fp2     21 t
        vpxor ymm9, ymm9, ymm3                                           ;   282.0 fp3     21 t
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 320]    ;   279.7 agu1    22 t reload
        vpshufb ymm1, ymm3, ymm1                                         ;   286.7 fp1     22 t
        vpxor ymm8, ymm8, ymm1                                           ;   287.7 fp0     22 t
        vpshufb ymm1, ymm9, ymm0                                         ;   283.0 fp2     21 t
        vaesenclast ymm1, ymm1, ymm10                                    ;   284.0 fp0     21 t
        vpand ymm3, ymm1, ymm15                                          ;   288.0 fp3     21 t
        vpsrlq ymm1, ymm1, 4                                             ;   288.0 fp1     21 t
        vpand ymm1, ymm1, ymm15                                          ;   289.0 fp0     21 t
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 352]    ;   283.2 agu0    21 t reload
        vpshufb ymm3, ymm9, ymm3                                         ;   290.2 fp2     21 t
        vpshufb ymm1, ymm5, ymm1                                         ;   290.0 fp1     21 t
        vpand ymm5, ymm12, ymm15                                         ;   284.0 fp3     42 t
        vpxor ymm1, ymm1, ymm3                                           ;   291.2 fp0     21 t
        vpsrlq ymm3, ymm12, 4                                            ;   284.3 fp2     42 t
        vpand ymm3, ymm3, ymm15                                          ;   285.3 fp1     42 t
        vpshufb ymm5, ymm14, ymm5                                        ;   285.3 fp2     42 t
        vpshufb ymm3, ymm13, ymm3                                        ;   286.3 fp1     42 t
        vpxor ymm5, ymm5, ymm3                                           ;   287.3 fp3     42 t
        vpshufb ymm0, ymm5, ymm0                                         ;   288.3 fp2     42 t
        vaesenclast ymm0, ymm0, ymm10                                    ;   289.3 fp0     42 t
        vpand ymm3, ymm0, ymm15                                          ;   293.3 fp3     42 t
        vpsrlq ymm0, ymm0, 4                                             ;   293.3 fp1     42 t
        vpand ymm0, ymm0, ymm15                                          ;   294.3 fp0     42 t
        vpshufb ymm3, ymm11, ymm3                                        ;   294.3 fp2     42 t
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 192]    ;   286.3 agu1    41 t reload
        vpshufb ymm0, ymm5, ymm0                                         ;   295.3 fp1     42 t
        vpxor ymm3, ymm3, ymm0                                           ;   296.3 fp3     42 t
        vpxor ymm8, ymm8, ymm7                                           ;   288.7 fp0     41 t
        vpxor ymm2, ymm2, ymm4                                           ;   288.0 fp3     41 t
        vpxor ymm0, ymm6, ymm3                                           ;   297.3 fp2     41 t
        vmovdqu ymm3, [rbp + 1920]                                       ;   288.2 agu0    41 t reload
        vpxor ymm5, ymm8, ymm3                                           ;   295.2 fp0     41 t
        vpxor ymm1, ymm1, ymm3                                           ;   295.2 fp1     41 t
        vpxor ymm7, ymm7, ymm2                                           ;   289.0 fp3     41 t
        vpxor ymm6, ymm6, ymm1                                           ;   296.2 fp2     41 t
        vpxor ymm4, ymm4, ymm0                                           ;   298.3 fp0     41 t
        vpxor ymm2, ymm2, ymm5                                           ;   296.2 fp1     41 t
        vpxor ymm0, ymm7, ymm0                                           ;   298.3 fp3     41 t
        vpxor ymm8, ymm8, ymm6                                           ;   297.2 fp2     41 t
        vpxor ymm1, ymm1, ymm4                                           ;   299.3 fp0     41 t
        vpbroadcastb ymm3, [r8 + 192]                                    ;   291.2 fp1+agu1   74 dst.0
        vpbroadcastb ymm9, [r8 + 193]                                    ;   291.3 fp2+agu0   74 dst.1
        vpbroadcastb ymm10, [r8 + 194]                                   ;   292.2 fp1+agu1   74 dst.2
        vpbroadcastb ymm11, [r8 + 195]                                   ;   292.3 fp2+agu0   74 dst.3
        vpbroadcastb ymm12, [r8 + 196]                                   ;   293.2 fp1+agu1   74 dst.4
        vpbroadcastb ymm13, [r8 + 197]                                   ;   293.3 fp2+agu0   74 dst.5
        vpbroadcastb ymm14, [r8 + 198]                                   ;   294.2 fp1+agu1   74 dst.6
        vpbroadcastb ymm15, [r8 + 199]                                   ;   294.3 fp2+agu0   74 dst.7
        vpxor ymm3, ymm3, [rbp + 896]                                    ;   295.2 fp3+agu1   74 dst
        vpxor ymm9, ymm9, [rbp + 1440]                                   ;   295.3 fp0+agu0   74 dst
        vpxor ymm10, ymm10, [rbp + 1600]                                 ;   296.2 fp3+agu1   74 dst
        vpxor ymm11, ymm11, [rbp + 1536]                                 ;   296.3 fp0+agu0   74 dst
        vpxor ymm12, ymm12, [rbp + 1472]                                 ;   297.2 fp1+agu1   74 dst
        vpxor ymm13, ymm13, [rbp + 1504]                                 ;   297.3 fp2+agu0   74 dst
        vpxor ymm14, ymm14, [rbp + 1568]                                 ;   298.2 fp3+agu1   74 dst
        vpxor ymm15, ymm15, [rbp + 1632]                                 ;   298.3 fp0+agu0   74 dst
        vmovdqu [rbp + 1632], ymm3                                       ;   296.2 agu2+fp5   74 dst spill
        vpbroadcastb ymm3, [r8 + 200]                                    ;   299.2 fp1+agu1   75 dst.0
        vpxor ymm3, ymm3, ymm0                                           ;   300.2 fp2     75 dst
        vpxor ymm3, ymm3, [rbp + 1664]                                   ;   301.2 fp3+agu0   75 dst
        vmovdqu [rbp + 1664], ymm3                                       ;   302.2 agu2+fp5   75 dst spill
        vpbroadcastb ymm3, [r8 + 201]                                    ;   300.2 fp1+agu1   75 dst.1
        vpxor ymm3, ymm3, ymm2                                           ;   301.2 fp0     75 dst
        vpxor ymm3, ymm3, [rbp + 1888]                                   ;   302.2 fp2+agu0   75 dst
        vmovdqu [rbp + 1888], ymm3                                       ;   303.2 agu2+fp5   75 dst spill
        vpbroadcastb ymm3, [r8 + 202]                                    ;   301.2 fp1+agu1   75 dst.2
        vpxor ymm3, ymm3, ymm8                                           ;   302.2 fp3     75 dst
        vpxor ymm3, ymm3, [rbp + 1760]                                   ;   303.2 fp0+agu0   75 dst
        vmovdqu [rbp + 1760], ymm3                                       ;   304.2 agu2+fp5   75 dst spill
        vpbroadcastb ymm3, [r8 + 203]                                    ;   302.2 fp2+agu1   75 dst.3
        vpxor ymm3, ymm3, ymm1                                           ;   303.2 fp3     75 dst
        vpxor ymm3, ymm3, [rbp + 1856]                                   ;   304.2 fp0+agu0   75 dst
        vpxor ymm6, ymm6, ymm2                                           ;   299.2 fp1     75 dst
        vpbroadcastb ymm2, [r8 + 204]                                    ;   303.2 fp2+agu1   75 dst.4
        vpxor ymm6, ymm6, [rbp + 1824]                                   ;   303.3 fp3+agu0   75 dst
        vpxor ymm6, ymm6, ymm2                                           ;   304.3 fp0     75 dst
        vpbroadcastb ymm2, [r8 + 205]                                    ;   304.2 fp1+agu1   75 dst.5
        vpxor ymm4, ymm4, ymm8                                           ;   301.2 fp2     75 dst
        vpbroadcastb ymm8, [r8 + 206]                                    ;   304.3 fp1+agu0   75 dst.6
        vpxor ymm4, ymm4, ymm2                                           ;   305.2 fp3     75 dst
        vpbroadcastb ymm2, [r8 + 207]                                    ;   305.2 fp2+agu1   75 dst.7
        vpxor ymm4, ymm4, [rbp + 1728]                                   ;   306.2 fp0+agu0   75 dst
        vpxor ymm7, ymm7, ymm1                                           ;   302.3 fp1     75 dst
        vpxor ymm7, ymm7, ymm8                                           ;   305.3 fp3     75 dst
        vpxor ymm7, ymm7, [rbp + 1792]                                   ;   306.3 fp0+agu1   75 dst
        vpxor ymm5, ymm5, ymm0                                           ;   303.2 fp2     75 dst
        vpxor ymm5, ymm5, ymm2                                           ;   306.2 fp1     75 dst
        vpunpcklbw ymm0, ymm15, ymm14                                    ;   304.2 fp2     74 dst
        vpunpckhbw ymm1, ymm15, ymm14                                    ;   304.3 fp1     74 dst
        vpxor ymm5, ymm5, [rbp + 1696]                                   ;   307.2 fp3+agu0   75 dst
        vpunpcklbw ymm2, ymm13, ymm12                                    ;   305.2 fp2     74 dst
        vpunpckhbw ymm8, ymm13, ymm12                                    ;   305.3 fp1     74 dst
        vpunpcklwd ymm12, ymm0, ymm2                                     ;   306.2 fp2     74 dst
        vpunpckhwd ymm0, ymm0, ymm2                                      ;   306.3 fp1     74 dst
        vpunpcklwd ymm2, ymm1, ymm8                                      ;   307.2 fp2     74 dst
        vpunpckhwd ymm1, ymm1, ymm8                                      ;   307.3 fp1     74 dst
        vpunpcklbw ymm8, ymm11, ymm10                                    ;   308.2 fp2     74 dst
        vpunpckhbw ymm10, ymm11, ymm10                                   ;   308.3 fp1     74 dst
        vmovdqu ymm11, [rbp + 1632]                                      ;   307.2 agu1    74 dst reload
        vpunpcklbw ymm13, ymm9, ymm11                                    ;   314.2 fp2     74 dst
        vpunpckhbw ymm9, ymm9, ymm11                                     ;   314.2 fp1     74 dst
        vpunpcklwd ymm11, ymm8, ymm13                                    ;   315.2 fp2     74 dst
        vpunpckhwd ymm8, ymm8, ymm13                                     ;   315.2 fp1     74 dst
        vpunpcklwd ymm13, ymm10, ymm9                                    ;   315.2 fp2     74 dst
        vpunpckhwd ymm9, ymm10, ymm9                                     ;   315.2 fp1     74 dst
        vpunpckldq ymm10, ymm12, ymm11                                   ;   316.2 fp2     74 dst
        vpunpckhdq ymm11, ymm12, ymm11                                   ;   316.2 fp1     74 dst
        vpunpckldq ymm12, ymm0, ymm8                                     ;   316.2 fp2     74 dst
        vpunpckhdq ymm0, ymm0, ymm8                                      ;   316.2 fp1     74 dst
        vpunpckldq ymm8, ymm2, ymm13                                     ;   316.2 fp2     74 dst
        vpunpckhdq ymm2, ymm2, ymm13                                     ;   316.2 fp1     74 dst
        vpunpckldq ymm13, ymm1, ymm9                                     ;   316.2 fp2     74 dst
        vpunpcklbw ymm14, ymm5, ymm7                                     ;   315.3 fp1     74 dst
        vpunpckhdq ymm1, ymm1, ymm9                                      ;   316.2 fp2     74 dst
        vpunpckhbw ymm5, ymm5, ymm7                                      ;   316.3 fp1     74 dst
        vpunpcklbw ymm7, ymm4, ymm6                                      ;   317.2 fp2     74 dst
        vpunpckhbw ymm4, ymm4, ymm6                                      ;   317.3 fp1     74 dst
        vpunpcklwd ymm6, ymm14, ymm7                                     ;   318.2 fp2     74 dst
        vpunpckhwd ymm7, ymm14, ymm7                                     ;   318.3 fp1     74 dst
        vpunpcklwd ymm9, ymm5, ymm4                                      ;   319.2 fp2     74 dst
        vpunpckhwd ymm4, ymm5, ymm4                                      ;   319.3 fp1     74 dst
        vmovdqu ymm5, [rbp + 1760]                                       ;   315.8 agu0    75 dst reload
        vpunpcklbw ymm14, ymm3, ymm5                                     ;   322.8 fp2     74 dst
        vpunpckhbw ymm3, ymm3, ymm5                                      ;   322.8 fp1     74 dst
        vmovdqu ymm5, [rbp + 1664]                                       ;   316.3 agu1    75 dst reload
        vmovdqu ymm15, [rbp + 1888]                                      ;   316.8 agu0    75 dst reload
        vmovdqu [rbp + 1760], ymm1                                       ;   317.2 agu2+fp5   74 dst spill
        vpunpcklbw ymm1, ymm15, ymm5                                     ;   323.8 fp2     74 dst
        vpunpckhbw ymm5, ymm15, ymm5                                     ;   323.8 fp1     74 dst
        vpunpcklwd ymm15, ymm14, ymm1                                    ;   324.8 fp2     74 dst
        vpunpckhwd ymm1, ymm14, ymm1                                     ;   324.8 fp1     74 dst
        vpunpcklwd ymm14, ymm3, ymm5                                     ;   324.8 fp2     74 dst
        vpunpckhwd ymm3, ymm3, ymm5                                      ;   324.8 fp1     74 dst
        vpunpckldq ymm5, ymm6, ymm15                                     ;   325.8 fp2     74 dst
        vpunpckhdq ymm6, ymm6, ymm15                                     ;   325.8 fp1     74 dst
        vpunpckldq ymm15, ymm7, ymm1                                     ;   325.8 fp2     74 dst
        vpunpckhdq ymm1, ymm7, ymm1                                      ;   325.8 fp1     74 dst
        vpunpckldq ymm7, ymm9, ymm14                                     ;   326.2 fp2     74 dst
        vpunpckhdq ymm9, ymm9, ymm14                                     ;   326.3 fp1     74 dst
        vpunpckldq ymm14, ymm4, ymm3                                     ;   327.2 fp2     74 dst
        vpunpckhdq ymm3, ymm4, ymm3                                      ;   327.3 fp1     74 dst
        vpunpcklqdq ymm4, ymm10, ymm5                                    ;   328.2 fp2     74 dst
        vpunpckhqdq ymm5, ymm10, ymm5                                    ;   328.3 fp1     74 dst
        vpunpcklqdq ymm10, ymm11, ymm6                                   ;   329.2 fp2     74 dst
        vpunpckhqdq ymm6, ymm11, ymm6                                    ;   329.3 fp1     74 dst
        vpunpcklqdq ymm11, ymm12, ymm15                                  ;   330.2 fp2     74 dst
        vpunpckhqdq ymm12, ymm12, ymm15                                  ;   330.3 fp1     74 dst
        vpunpcklqdq ymm15, ymm0, ymm1                                    ;   331.2 fp2     74 dst
        vpunpckhqdq ymm0, ymm0, ymm1                                     ;   331.3 fp1     74 dst
        vpunpcklqdq ymm1, ymm8, ymm7                                     ;   332.2 fp2     74 dst
        vpunpckhqdq ymm7, ymm8, ymm7                                     ;   332.3 fp1     74 dst
        vpunpcklqdq ymm8, ymm2, ymm9                                     ;   333.2 fp2     74 dst
        vpunpckhqdq ymm2, ymm2, ymm9                                     ;   333.3 fp1     74 dst
        vpunpcklqdq ymm9, ymm13, ymm14                                   ;   334.2 fp2     74 dst
        vpunpckhqdq ymm13, ymm13, ymm14                                  ;   334.3 fp1     74 dst
        mov r8, qword [rbp + 2000]                                       ;   327.2 agu1    74 dst reload
        vmovdqu [r8], ymm4                                               ;   329.2 agu2+fp5   74 dst
        vmovdqu ymm4, [rbp + 1760]                                       ;   327.5 agu0    74 dst reload
        vpunpcklqdq ymm14, ymm4, ymm3                                    ;   335.2 fp2     74 dst
        vpunpckhqdq ymm3, ymm4, ymm3                                     ;   335.3 fp1     74 dst
        vmovdqu [r8 + 32], ymm5                                          ;   329.3 agu1+fp5   74 dst
        vmovdqu [r8 + 64], ymm10                                         ;   330.2 agu2+fp5   74 dst
        vmovdqu [r8 + 96], ymm6                                          ;   330.3 agu0+fp5   74 dst
        vmovdqu [r8 + 128], ymm11                                        ;   331.3 agu1+fp5   74 dst
        vmovdqu [r8 + 160], ymm12                                        ;   332.3 agu2+fp5   74 dst
        vmovdqu [r8 + 192], ymm15                                        ;   333.3 agu0+fp5   74 dst
        vmovdqu [r8 + 224], ymm0                                         ;   334.3 agu1+fp5   74 dst
        vmovdqu [r8 + 256], ymm1                                         ;   335.3 agu2+fp5   74 dst
        vmovdqu [r8 + 288], ymm7                                         ;   336.3 agu0+fp5   74 dst
        vmovdqu [r8 + 320], ymm8                                         ;   337.3 agu1+fp5   74 dst
        vmovdqu [r8 + 352], ymm2                                         ;   338.3 agu2+fp5   74 dst
        vmovdqu [r8 + 384], ymm9                                         ;   339.3 agu0+fp5   74 dst
        vmovdqu [r8 + 416], ymm13                                        ;   340.3 agu1+fp5   74 dst
        vmovdqu [r8 + 448], ymm14                                        ;   341.3 agu2+fp5   74 dst
        vmovdqu [r8 + 480], ymm3                                         ;   342.3 agu0+fp5   74 dst
        add r8, 0x200                                                    ;   333.2 alu0   152 blocks
        mov qword [rbp + 2000], r8                                       ;   334.2 agu1+st0  152 blocks
        mov r8, qword [rbp + 1960]                                       ;   334.2 agu2   152 blocks
        add r8, 0x200                                                    ;   338.2 alu1   152 blocks
        mov qword [rbp + 1960], r8                                       ;   339.2 agu0+st1  152 blocks
        cmp r8, qword [rbp + 1968]                                       ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov rax, qword [rbp + 1952]                                      ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 1960]                                      ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 2008], rsi                                      ;                    blocks left over
        mov qword [rbp + 1960], rdi                                      ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 2000]                                      ;                    blocks left over
        lea rdi, [rbp + 384]                                             ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 2008]                                      ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 2016], rdi                                      ;                    blocks left over
        mov qword [rbp + 2024], rsi                                      ;                    blocks left over
        mov qword [rbp + 2000], rdi                                      ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 384]                                             ;                    blocks left over
        mov qword [rbp + 1968], rsi                                      ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 1952], rax                                      ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 2016]                                      ;                    blocks left over
        mov rdi, qword [rbp + 2024]                                      ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 2032]                                      ;                    frame
        pop rbp                                                          ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
camellia128_encrypt.T0_constants256:
        dq 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0xa1a0b8b910110908, 0x0a0b1312bbbaa2a3, 0xa1a0b8b910110908, 0x0a0b1312bbbaa2a3
        dq 0x55f2c6613493a700, 0x8c2b1fb8ed4a7ed9, 0x55f2c6613493a700, 0x8c2b1fb8ed4a7ed9, 0x0b0e0104070a0d00, 0x0306090c0f020508, 0x0b0e0104070a0d00, 0x0306090c0f020508
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x38abad3e17848211, 0x58cbcd5e77e4e271, 0x38abad3e17848211, 0x58cbcd5e77e4e271
        dq 0xc17918a061d9b800, 0x69d1b008c97110a8, 0xc17918a061d9b800, 0x69d1b008c97110a8, 0xfefefefefefefefe, 0xfefefefefefefefe, 0xfefefefefefefefe, 0xfefefefefefefefe
        dq 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x1cd5d61f8b424188, 0x2ce5e62fbb7271b8, 0x1cd5d61f8b424188, 0x2ce5e62fbb7271b8
        dq 0xe0bc0c50b0ec5c00, 0xb4e85804e4b80854, 0xe0bc0c50b0ec5c00, 0xb4e85804e4b80854, 0x70575b7c2e090522, 0xb0979bbceec9c5e2, 0x70575b7c2e090522, 0xb0979bbceec9c5e2
        dq 0x83f23041c2b37100, 0xd2a3611093e22051, 0x83f23041c2b37100, 0xd2a3611093e22051

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
